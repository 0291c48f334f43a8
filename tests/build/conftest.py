"""A small course of two assignments, so that a test can spoil any part of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from toy_course import FIRST, GRADER, MISTAKE, PS1, PS2, SECOND, render

from autograder.build import build
from autograder.course import Course
from autograder.settings import Settings


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Course:
    """The course in a folder of its own, nothing built yet."""
    return _course(tmp_path / "course", monkeypatch)


@pytest.fixture(scope="session")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root of a built course, to be copied: making a gradebook takes seconds."""
    root = tmp_path_factory.mktemp("built") / "course"
    with pytest.MonkeyPatch.context() as monkeypatch:
        build(_course(root, monkeypatch), Settings(), render=render)
    return root


@pytest.fixture
def built(built_once: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Course:
    """The course in a folder of its own, built in French and registered."""
    shutil.copytree(built_once, tmp_path / "course")
    return _course(tmp_path / "course", monkeypatch)


def _course(root: Path, monkeypatch: pytest.MonkeyPatch) -> Course:
    for path, text in {
        "solutions/ps1_toy.py": PS1,
        "solutions/ps2_toy.py": PS2,
        "hidden/test_ps1_toy.py": GRADER,
        "packages/toy_mistakes/__init__.py": "",
        "packages/toy_mistakes/ps1_toy.py": MISTAKE,
        "assignments/README.md": "For students.\n",
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(root / "packages")
    return Course("toy", (FIRST, SECOND), root, root / "hidden", "toy_mistakes")


@pytest.fixture
def edit(tmp_path: Path) -> Callable[[str, str, str], None]:
    """Replace a passage of a file of the course, which must be there once."""

    def replace(file: str, old: str, new: str) -> None:
        path = tmp_path / "course" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, (file, old)
        path.write_text(text.replace(old, new), encoding="utf-8")

    return replace
