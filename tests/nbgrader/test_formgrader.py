"""JupyterLab with the formgrader, driven in a browser: what an instructor sees and clicks."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from classroom import NAME
from playwright.sync_api import Page, sync_playwright

pytestmark = [pytest.mark.slow, pytest.mark.needs("chromium")]

TOKEN = "formgrader-in-tests"
BIN = Path(sys.executable).parent
# Right but for the overflow of softmax_stable, which is a hint by name in the feedback.
NAIVE = """def softmax_stable(x, dim=-1):
    e = torch.exp(x)
    return e / e.sum(dim, keepdim=True)
"""


def hand_in(root: Path, student: str, softmax: str = "") -> None:
    notebook = nbformat.read(root / "source" / NAME / f"{NAME}.ipynb", as_version=4)
    for cell in notebook.cells:
        if softmax and cell.get("id") == "softmax_stable":
            cell.source = softmax
    folder = root / "submitted" / student / NAME
    folder.mkdir(parents=True)
    nbformat.write(notebook, folder / f"{NAME}.ipynb")


@pytest.fixture(scope="module")
def course(built_once: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("formgrader") / "course"
    shutil.copytree(built_once, root)
    hand_in(root, "alice")
    hand_in(root, "bob", NAIVE)
    subprocess.run([BIN / "autograder", "grade", NAME], cwd=root, check=True, capture_output=True)
    return root


@pytest.fixture(scope="module")
def address(course: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    own = tmp_path_factory.mktemp("jupyter")
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(BIN), os.environ["PATH"]]),
        "JUPYTER_PREFER_ENV_PATH": "1",
        **{f"JUPYTER_{n}_DIR": str(own / n) for n in ("CONFIG", "DATA", "RUNTIME")},
    }
    settings = [f"--port={port}", f"--IdentityProvider.token={TOKEN}", "--ServerApp.ip=127.0.0.1"]
    with (own / "log").open("w") as log:
        server = subprocess.Popen(
            [BIN / "jupyter", "lab", "--no-browser", "--allow-root", *settings],
            cwd=course,
            env=environment,
            stdout=log,
            stderr=log,
        )
    here = f"http://127.0.0.1:{port}"
    try:
        wait_for(f"{here}/api?token={TOKEN}", server, own / "log")
        yield here
    finally:
        server.terminate()
        server.wait(30)


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(240):
        assert server.poll() is None, log.read_text()
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.25)
    pytest.fail(log.read_text())


@pytest.fixture(scope="module")
def page(address: str) -> Iterator[Page]:
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(240_000)  # the button grades, on a machine that may be busy
        page.goto(f"{address}/formgrader?token={TOKEN}")
        yield page
        browser.close()


def score_of(page: Page, student: str) -> str:
    row = page.locator("tr", has=page.locator(f"td:text-is('{student}')"))
    row.locator(".score").wait_for()
    return str(row.locator(".score").inner_text())


def open_submissions(page: Page, address: str) -> None:
    page.goto(f"{address}/formgrader/manage_submissions/{NAME}")
    page.locator("td.score", has_text="/").first.wait_for()


def test_formgrader_lists_the_scores_of_autograder_grade(page: Page, address: str) -> None:
    open_submissions(page, address)
    assert score_of(page, "alice") == "20 / 20"
    assert float(score_of(page, "bob").split(" / ")[0]) < 20
    shown = page.locator("td.status").all_inner_texts()
    assert shown == ["graded", "graded"]


def test_formgrader_shows_the_feedback_of_each_exercise(page: Page, address: str) -> None:
    page.goto(f"{address}/formgrader/gradebook/{NAME}/{NAME}")
    page.locator("tbody tr", has_text="20 / 20").wait_for()
    row = page.locator("tbody tr", has_not_text="20 / 20").first
    row.locator("a").first.click()
    feedback = page.locator(".autograder-feedback", has_text="softmax_stable")
    feedback.first.wait_for()
    words = feedback.first.inner_text()
    assert "3" in words
    assert "exp" in words  # the hint of SM-4
    assert page.locator(".autograder-feedback").count() == 9


def test_the_autograde_button_gives_the_same_score(page: Page, address: str) -> None:
    open_submissions(page, address)
    before = score_of(page, "bob")
    row = page.locator("tr", has=page.locator("td:text-is('bob')"))
    row.locator(".autograde a").click()
    page.locator(".modal-body", has_text="bob").last.wait_for()
    said = page.locator(".modal-body").last.inner_text()
    assert "Successfully autograded" in said
    open_submissions(page, address)
    assert score_of(page, "bob") == before
