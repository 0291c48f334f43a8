"""Report -> the page that its student opens: everything said, nothing secret, nothing that runs."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from sample import FOLLOWED, REPORT, RIGHT, STABLE, STUB, report

from autograder.rendering.feedback_page import feedback_page
from autograder.text import Language, Text, same
from autograder.values import CellOutcome, CellReport, ExerciseOutcome, Report, Status

HOSTILE = "<script>alert(1)</script><img src=http://x.test/a>\"'><b onclick=x>\u202egras"
_VOID = {"meta", "rect", "br"}
_APART = {"b", "br", "caption", "div", "h1", "h2", "h3", "li", "p", "span", "td", "th"}


class _Page(HTMLParser):
    """The words that are read, the elements, and whether every element is closed in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self.words.append(" " if tag in _APART else "")
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in _VOID:
            assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if not {"style", "script"} & {*self.open}:
            self.words.append(data)

    @property
    def text(self) -> str:
        # No-break spaces are typography; what is said is compared here.
        return " ".join("".join(self.words).split())


def page(shown: Report = REPORT, language: Language = "fr", hints: int = 1) -> _Page:
    return _Page(feedback_page(shown, language=language, hint_level=hints, title="Titre"))


def test_page_says_score_fact_message_and_follow_through() -> None:
    text = page().text
    assert "7 / 13 points" in text
    assert "De grands scores donnent des poids finis." in text
    assert "Ta réponse contient des nan." in text
    assert "Corrigé une seconde fois." in text
    assert "SyntaxError: '(' was never closed" in text
    assert "hello" in text
    assert "Two notebooks were joined." in text


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_page_shows_hints_up_to_its_level(level: int) -> None:
    text = page(hints=level).text
    levels = ["Que vaut exp(89)", "L'endroit : l'exponentielle", "Retire x.amax"]
    assert [said in text for said in levels] == [n < level for n in range(3)]


def test_page_is_in_the_language_asked() -> None:
    english = page(language="en")
    assert ("html", {"lang": "en"}) in english.elements
    assert "Large scores give finite weights." in english.text
    assert "What to do next" in english.text
    assert not re.search("De grands|Et maintenant|Ta réponse|réussi", english.text)


def test_words_of_a_student_are_words() -> None:
    cells = (
        CellReport(1, CellOutcome.OK, output=HOSTILE, first_line=HOSTILE),
        CellReport(2, CellOutcome.ERROR, same(HOSTILE), HOSTILE, HOSTILE),
        CellReport(3, CellOutcome.SKIPPED, same(HOSTILE), HOSTILE, HOSTILE),
    )
    stub = replace(STUB, message=same(HOSTILE))
    wrong = replace(STABLE, checks=tuple(replace(c, message=same(HOSTILE)) for c in STABLE.checks))
    stopped = replace(STUB, message=same(HOSTILE), stopped=cells[1])
    shown = page(
        report(
            student=HOSTILE,
            file=HOSTILE,
            cells=cells,
            exercises=(stub, wrong, stopped),
            notes=(same(HOSTILE),),
        )
    )
    assert {tag for tag, _ in shown.elements} & {"script", "img", "b"} == set()
    assert not any(key.startswith("on") for _, attrs in shown.elements for key in attrs)
    assert shown.text.count("<script>alert(1)</script>") >= 8
    assert "\u202e" not in shown.text


def test_page_asks_nothing_of_the_network_and_runs_nothing() -> None:
    html = feedback_page(REPORT, language="fr", hint_level=3)
    policy = next(a["content"] for t, a in _Page(html).elements if "http-equiv" in a)
    assert policy is not None
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "script-src" not in policy
    assert "unsafe" not in policy
    assert re.findall(r"https?://|url\(|@import|<script|style=", html) == []


def test_rejected_work_says_why_and_what_to_do_and_no_exercise() -> None:
    reason = Text("La fin du fichier manque.", "The end of the file is missing.")
    shown = page(report(status=Status.REJECTED, reason=reason, exercises=(STUB,), cells=()))
    assert "La fin du fichier manque." in shown.text
    assert "rends-le de nouveau" in shown.text
    assert "normalize_by_sum" not in shown.text
    assert "La faute est de notre côté" not in shown.text


def test_work_that_we_could_not_grade_is_our_fault_and_has_no_score() -> None:
    shown = page(report(status=Status.NOT_GRADED, reason=same("Panne."), cells=()), "en")
    assert "The fault is ours" in shown.text
    assert "There is nothing for you to do" in shown.text
    assert "points" not in shown.text


def test_next_step_is_the_first_core_exercise_that_is_not_right() -> None:
    text = page(report(cells=(), exercises=(RIGHT, STUB, STABLE, FOLLOWED))).text
    assert "Reprends softmax_stable : lis l'indice" in text
    optional = page(report(cells=(), exercises=(RIGHT, STUB))).text
    assert "si tu as envie d'aller plus loin, normalize_by_sum" in optional.lower()
    done = page(report(cells=(), exercises=(RIGHT,))).text
    assert "Tout est juste" in done
    assert "Rien à reprendre" in done


def test_cell_that_stops_comes_first_and_names_its_exercise() -> None:
    cell = CellReport(3, CellOutcome.ERROR, same("SyntaxError"), first_line="def normalize_by_sum(")
    lost = replace(STUB, optional=False, stopped=cell, message=same("pas définie, SyntaxError"))
    text = page(report(cells=(cell,), exercises=(lost,))).text
    assert "Commence par la cellule « def normalize_by_sum( »" in text
    assert "cellule en erreur" in text
    assert "pas définie, SyntaxError" in text
    assert "Reprends normalize_by_sum" not in text


def test_every_exercise_has_a_sign_and_a_word_beside_its_colour() -> None:
    items = re.findall(r'<li class="(\w+)">(.*?)</li>', feedback_page_items(), re.DOTALL)
    assert [tone for tone, _ in items] == ["passed", "missing", "partial", "passed", "not_graded"]
    for _, inside in items:
        assert re.search(r'class="sign" aria-hidden="true">\S<', inside)
        assert re.search(r'class="outcome">\w+', inside)


def feedback_page_items() -> str:
    html = feedback_page(REPORT, language="fr", hint_level=1)
    return html.partition('<ul class="exercises')[2].partition("</ul>")[0]


def test_french_signs_keep_to_their_word() -> None:
    html = feedback_page(REPORT, language="fr", hint_level=2)
    assert "exp(89) en float32\N{NARROW NO-BREAK SPACE}?" in html
    assert "L&#39;endroit\N{NO-BREAK SPACE}: l" in html


def test_untouched_work_is_encouraged() -> None:
    missing = tuple(replace(e, outcome=ExerciseOutcome.MISSING, checks=()) for e in (RIGHT, STUB))
    text = page(report(cells=(), exercises=missing)).text
    assert "tout est prêt pour commencer" in text
    assert "Écris attention_scores" in text


@pytest.mark.needs("chromium")
def test_page_fits_a_phone(tmp_path: Path) -> None:
    """Long words of a student do not make the page wider than a screen of 390 px."""
    cells = (CellReport(1, CellOutcome.ERROR, same("x" * 400), "y" * 400, "z" * 60),)
    html = feedback_page(report(cells=cells, file="f" * 200), language="fr", hint_level=3)
    # The page may run no script: a copy without its policy measures itself.
    measure = "<script>document.title = 'width ' + document.documentElement.scrollWidth</script>"
    copy = re.sub(r"<meta http-equiv[^>]*>", "", html).replace("</body>", f"{measure}</body>")
    # A window of Chromium is never narrower than 500 px; a frame is.
    (tmp_path / "page.html").write_text(copy, encoding="utf-8")
    frame = tmp_path / "frame.html"
    frame.write_text(
        "<iframe id=f width=390 height=800 src=page.html></iframe><script>"
        "f.onload = () => { document.title = f.contentDocument.title }</script>"
    )
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    assert chromium is not None
    arguments = ("--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files")
    shown = subprocess.run(
        [chromium, *arguments, f"--user-data-dir={tmp_path}/profile", "--dump-dom", frame.as_uri()],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    found = re.search(r"<title>width (\d+)</title>", shown.stdout)
    assert found, shown.stdout
    assert int(found[1]) <= 390
