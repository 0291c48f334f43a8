"""The course builds in the language that its trees are not in; `make lint` compares those."""

from __future__ import annotations

import shutil
from pathlib import Path

from autograder.build import build
from autograder.build.builder import read_course
from autograder.build.check import find_leaks
from autograder.catalogue import attention_course
from autograder.settings import load_settings

REPOSITORY = Path(__file__).parents[2]


def test_course_builds_in_english_too_and_leaks_nothing(tmp_path: Path) -> None:
    """Every text has its pair, and the other language gives no answer away either."""
    shutil.copytree(REPOSITORY / "solutions", tmp_path / "solutions")
    kept = Path(".autograder", "checks")
    if (REPOSITORY / kept).is_dir():  # what a build of these very texts has computed
        shutil.copytree(REPOSITORY / kept, tmp_path / kept)
    course = attention_course(tmp_path)
    build(course, load_settings(REPOSITORY), language="en", output=tmp_path)
    assert [str(finding) for finding in find_leaks(course, read_course(course), "en")] == []
    name = course.assignments[0].name
    released = (tmp_path / "release" / name / f"{name}.ipynb").read_text(encoding="utf-8")
    title = course.assignments[0].title
    assert (title.fr in released, title.en in released) == (False, True)
