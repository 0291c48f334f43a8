"""The interactive pages in a real browser: moved by mouse and keys, their numbers against NumPy."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, sync_playwright

PAGES = Path(__file__).resolve().parents[2] / "solutions" / "explorers"
pytestmark = pytest.mark.needs("chromium")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def opened(browser: Browser) -> Iterator[object]:
    """Open a page at a width; whatever it logs as an error, or asks of a network, is a fault."""
    faults: list[str] = []
    pages: list[Page] = []

    def open_page(name: str, width: int = 1280) -> Page:
        page = browser.new_page(viewport={"width": width, "height": 900})
        address = (PAGES / name).as_uri()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        page.on(
            "request",
            lambda asked: None if asked.url.startswith(address) else faults.append(asked.url),
        )
        page.goto(address)
        pages.append(page)
        return page

    yield open_page
    for page in pages:
        page.close()
    assert faults == []


def number(page: Page, name: str) -> float:
    return float(page.inner_text(f"#{name}").replace(",", ".").replace("\N{MINUS SIGN}", "-"))


def numbers(page: Page, name: str, count: int) -> np.ndarray:
    return np.array([number(page, f"{name}-{i}") for i in range(count)])


def attention(query, keys, values, temperature):
    scores = keys @ query / temperature
    weights = np.exp(scores - scores.max())
    weights /= weights.sum()
    return scores, weights, weights @ values


KEYS = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
VALUES = np.array([[2.0, 0.0], [0.0, 2.0], [-2.0, -1.0]])


def assert_attention(page: Page, query, keys=KEYS, values=VALUES, temperature=1.0) -> None:
    scores, weights, output = attention(np.array(query), keys, values, temperature)
    np.testing.assert_allclose(numbers(page, "score", 3), scores, atol=6e-5)
    np.testing.assert_allclose(numbers(page, "weight", 3), weights, atol=6e-5)
    np.testing.assert_allclose(numbers(page, "output", 2), output, atol=6e-5)


def query_of(page: Page) -> list[float]:
    return [float(page.input_value(f"#q-{i}")) for i in range(2)]


def test_attention_starts_with_the_example_of_the_chapter(opened) -> None:
    page = opened("attention.html")
    assert_attention(page, [1, 0])
    assert [round(100 * w) for w in numbers(page, "weight", 3)] == [42, 16, 42]


def test_attention_follows_the_mouse(opened) -> None:
    page = opened("attention.html")
    box = page.locator("#plane").bounding_box()
    unit = box["width"] / 400 * 60
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.locator("#handle").hover()
    page.mouse.down()
    page.mouse.move(middle[0] - 2 * unit, middle[1] - 1.5 * unit)
    page.mouse.up()
    assert query_of(page) == [-2, 1.5]
    assert_attention(page, [-2, 1.5])
    page.mouse.move(*middle)  # the button is up: nothing follows any more
    assert query_of(page) == [-2, 1.5]


def test_attention_follows_the_keyboard(opened) -> None:
    page = opened("attention.html")
    page.locator("#handle").focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowDown", "Shift+ArrowUp"):
        page.keyboard.press(key)
    assert query_of(page) == pytest.approx([0.8, 0.4])
    assert_attention(page, [0.8, 0.4])
    assert page.evaluate("document.activeElement.id") == "handle"
    for _ in range(12):
        page.keyboard.press("Shift+ArrowRight")
    assert query_of(page)[0] == 3  # the edge


def test_attention_follows_what_is_typed(opened) -> None:
    page = opened("attention.html")
    page.fill("#key-1-0", "-1.5")
    page.fill("#value-2-1", "2.25")
    page.fill("#q-1", "0.7")
    keys, values = KEYS.copy(), VALUES.copy()
    keys[1, 0], values[2, 1] = -1.5, 2.25
    assert_attention(page, [1, 0.7], keys, values)
    page.fill("#q-0", "")  # half typed: the last number stays in use
    assert_attention(page, [1, 0.7], keys, values)
    page.fill("#q-0", "99")
    page.locator("#q-0").blur()
    assert query_of(page)[0] == 3
    assert_attention(page, [3, 0.7], keys, values)


@pytest.mark.parametrize(
    ("preset", "largest"),
    [("one", (0.95, 1.0)), ("uniform", (0.33, 0.34)), ("mix", (0.4, 0.45))],
)
def test_presets_show_what_they_say(opened, preset: str, largest: tuple[float, float]) -> None:
    page = opened("attention.html")
    page.click(f"[data-preset={preset}]")
    weights = numbers(page, "weight", 3)
    assert largest[0] < weights.max() <= largest[1]
    assert page.get_attribute(f"[data-preset={preset}]", "aria-pressed") == "true"


def test_temperature_flattens_and_sharpens(opened) -> None:
    page = opened("attention.html")
    for exponent, largest in ((-1.5, 0.5), (1.5, 1 / 3)):
        page.fill("#temperature", str(exponent))
        assert_attention(page, [1, 0], temperature=10.0**exponent)
        assert numbers(page, "weight", 3).max() == pytest.approx(largest, abs=0.01)
    page.fill("#temperature", "0.15")  # the mark of √2 is reached exactly
    assert_attention(page, [1, 0], temperature=np.sqrt(2))


def encoding(length: int, size: int) -> np.ndarray:
    angles = np.arange(length)[:, None] / 10000 ** (np.arange(0, size, 2) / size)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(length, size)


def test_positions_are_those_of_numpy(opened) -> None:
    page = opened("positions.html")
    for length, size, t, pair, k in ((50, 32, 10, 2, 3), (128, 128, 97, 63, -97), (4, 2, 3, 0, 0)):
        for name, value in (("length", length), ("size", size), ("position", t), ("pair", pair)):
            page.fill(f"#{name}", str(value))
        page.fill("#distance", str(k))
        expected = encoding(length, size)
        assert number(page, "sine-value") == pytest.approx(expected[t, 2 * pair], abs=6e-5)
        assert number(page, "cosine-value") == pytest.approx(expected[t, 2 * pair + 1], abs=6e-5)
        assert number(page, "cell-value") == pytest.approx(expected[t, 2 * pair], abs=6e-5)
        a, b = expected[t], expected[t + k]
        cosine = a @ b / np.sqrt((a @ a) * (b @ b))
        assert number(page, "similarity-value") == pytest.approx(cosine, abs=6e-5)
        wavelength = 2 * np.pi * 10000 ** (2 * pair / size)
        assert number(page, "wavelength") == pytest.approx(wavelength, abs=0.06)


def test_positions_are_read_cell_by_cell(opened) -> None:
    page = opened("positions.html")
    expected = encoding(50, 32)
    box = page.locator("#map").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 7.5 / 32, box["y"] + box["height"] * 20.5 / 50)
    assert (number(page, "cell-t"), number(page, "cell-j")) == (20, 7)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    assert (number(page, "cell-t"), number(page, "cell-j")) == (19, 8)
    assert number(page, "cell-value") == pytest.approx(expected[19, 8], abs=6e-5)
    assert page.input_value("#pair") == "4"
    shade = page.evaluate(
        "[...document.getElementById('map').getContext('2d').getImageData(4, 4, 1, 1).data]"
    )
    assert shade[:3] == [247, 247, 247]  # p_0[0] = sin 0 = 0


def test_positions_stay_within_the_sequence(opened) -> None:
    page = opened("positions.html")
    page.fill("#position", "49")
    page.fill("#length", "8")
    page.fill("#size", "4")
    assert page.inner_text("#position-value") == "7"
    assert page.inner_text("#pair-value") == "1"
    assert number(page, "distance-value") == 0


@pytest.mark.parametrize("name", ["attention.html", "positions.html"])
def test_pages_speak_both_languages(opened, name: str) -> None:
    page = opened(name)
    french = page.inner_text("main")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.click("#language")
    english = page.inner_text("main")
    assert page.evaluate("document.documentElement.lang") == "en"
    assert "Réglages" in french
    assert "Settings" in english
    assert not re.search(r"\{\d\}|undefined|NaN", french + english)
    missing = page.evaluate(
        "[...document.querySelectorAll('[data-text]')].filter(n => !n.textContent).length"
    )
    assert missing == 0
    keys = page.evaluate(
        "Object.keys(TEXTS.fr).sort().join() === Object.keys(TEXTS.en).sort().join()"
    )
    assert keys


@pytest.mark.parametrize("name", ["attention.html", "positions.html"])
def test_pages_fit_a_telephone_and_name_every_control(opened, name: str) -> None:
    page = opened(name, width=390)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    nameless = page.evaluate(
        """[...document.querySelectorAll('button, input, [tabindex]')].filter(n =>
             !(n.getAttribute('aria-label') || n.labels?.[0]?.textContent || n.textContent).trim()
           ).map(n => n.id)"""
    )
    assert nameless == []


def test_a_page_works_inside_a_notebook(browser: Browser) -> None:
    """As srcdoc of a frame without a name, which is how a notebook shows it."""
    page = browser.new_page()
    source = escape((PAGES / "attention.html").read_text(encoding="utf-8"), quote=True)
    page.set_content(f'<iframe srcdoc="{source}" width="900" height="900"></iframe>')
    frame = page.frames[1]
    frame.wait_for_selector("#weight-0")
    frame.click("[data-preset=uniform]")
    assert frame.inner_text("#weight-0") == "0,3333"
    page.close()
