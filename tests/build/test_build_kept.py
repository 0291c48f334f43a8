"""What the known mistakes answer is computed once for the same texts, and again for others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from autograder.build.visible.kept import kept
from autograder.catalogue import attention_course
from autograder.settings import Settings


class Maker:
    """Counts how often the block is made."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> dict[str, dict[str, Any]]:
        self.times += 1
        return {"softmax_stable": {"points": self.times}}


@pytest.fixture
def made(tmp_path: Path):
    """Ask for the block of ps1 in a folder of its own, under settings and known mistakes."""
    (tmp_path / "solutions").mkdir()
    solution = tmp_path / "solutions" / "ps1_softmax.py"
    solution.write_text("1", encoding="utf-8")
    course = attention_course(tmp_path)
    maker = Maker()

    def ask(settings: Settings | None = None, mistakes: tuple[str, ...] = ("a",)) -> int:
        known: Any = [SimpleNamespace(name=name) for name in mistakes]
        assignment = course.assignment("ps1_softmax")
        block = kept(course, assignment, settings or Settings(), known, maker)
        return int(block["softmax_stable"]["points"])

    return SimpleNamespace(ask=ask, maker=maker, solution=solution, folder=tmp_path)


def test_the_same_texts_are_computed_once(made) -> None:
    assert [made.ask(), made.ask()] == [1, 1]
    assert made.maker.times == 1


def test_another_level_of_hint_is_the_same_work(made) -> None:
    assert [made.ask(), made.ask(replace(Settings(), hint_level=3))] == [1, 1]


def test_another_solution_other_mistakes_or_points_are_computed_again(made) -> None:
    assert made.ask() == 1
    made.solution.write_text("2", encoding="utf-8")
    assert made.ask() == 2
    assert made.ask(mistakes=("a", "b")) == 3
    points = {"ps1_softmax": {"softmax_naive": 7.5}}
    assert made.ask(Settings(points=points), mistakes=("a", "b")) == 4


def test_a_damaged_file_only_costs_the_time(made) -> None:
    made.ask()
    (file,) = (made.folder / ".autograder" / "checks").iterdir()
    file.write_text("{", encoding="utf-8")
    assert made.ask() == 2


def test_a_folder_that_cannot_be_written_only_costs_the_time(made) -> None:
    (made.folder / ".autograder").write_text("a file stands there", encoding="utf-8")
    assert [made.ask(), made.ask()] == [1, 2]
