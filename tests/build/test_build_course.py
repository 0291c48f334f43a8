"""The trees that are committed are those of the authored texts, and both languages build."""

from __future__ import annotations

import shutil
from pathlib import Path

from autograder.build import build, check_build
from autograder.build.builder import read_course
from autograder.build.check import find_leaks
from autograder.catalogue import attention_course
from autograder.settings import load_settings

REPOSITORY = Path(__file__).parents[2]


def test_committed_trees_are_up_to_date_and_leak_nothing() -> None:
    """Run `autograder build` and commit what it writes when this fails."""
    result = check_build(attention_course(REPOSITORY), load_settings(REPOSITORY), language="fr")
    assert [str(finding) for finding in result.findings] == []


def test_course_builds_in_english_too_and_leaks_nothing(tmp_path: Path) -> None:
    """Every text has its pair, and the other language gives no answer away either."""
    shutil.copytree(REPOSITORY / "solutions", tmp_path / "solutions")
    course = attention_course(tmp_path)
    build(course, load_settings(REPOSITORY), language="en", output=tmp_path)
    assert [str(finding) for finding in find_leaks(course, read_course(course), "en")] == []
    name = course.assignments[0].name
    released = (tmp_path / "release" / name / f"{name}.ipynb").read_text(encoding="utf-8")
    title = course.assignments[0].title
    assert (title.fr in released, title.en in released) == (False, True)
