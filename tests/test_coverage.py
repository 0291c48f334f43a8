"""docs/coverage.md tells the truth, and an authored text is whole.

A row of the table says where a piece of the documents is taught. What it calls `here` must be
found in `solutions/`; what it calls `planned` must belong to an assignment not written yet.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import jupytext
import nbformat
import pytest

from autograder.catalogue import attention_course
from autograder.course import Assignment

ROOT = Path(__file__).parent.parent
COURSE = attention_course(ROOT)
ASSIGNMENTS = pytest.mark.parametrize("assignment", COURSE.assignments, ids=lambda each: each.name)

ROWS = (
    *(f"000-{number:02}" for number in range(1, 34)),
    *(f"001-{number:02}" for number in range(1, 8)),
    *(f"003-{number:02}" for number in range(1, 7)),
    *(f"004-{number:02}" for number in range(1, 32)),
    *(f"error-{number:02}" for number in range(1, 19)),
)
# How many exercises the catalogue foresees, under which number, in each assignment.
FORESEEN = {
    "ps1_softmax": 9,
    "ps2_self_attention": 12,
    "ps3_causal_attention": 6,
    "ps4_multi_head": 8,
    "ps5_kernel_attention": 7,
    "ps6_transformer_block": 9,
    "ps7_generation": 12,
}
NOT_APPLICABLE = frozenset(
    ("PR-4", "PR-5", "KV-1", "KV-2", "KV-14", "KV-24", "XA-4", "XA-5", "XA-6", "SA-21")
)
ACTIVE = "active-ipynb"
KINDS = ("given", "exercise", "check", "quiz", "figure")


# The table


@dataclass(frozen=True)
class Row:
    id: str
    what: str
    places: tuple[tuple[str, tuple[str, ...]], ...]  # (assignment, anchors)


def table_rows(markdown: str, columns: int) -> Iterator[list[str]]:
    """The body rows of the tables of that many columns."""
    for line in markdown.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == columns and not set(cells[0]) <= {"-", " "}:
            yield cells


def anchors(place: str) -> tuple[str, ...]:
    """Split at the commas before a kind of anchor: headings may hold commas themselves."""
    return tuple(re.split(r", (?=exercise |quiz |figure |text |explorer |\d+\.\d+)", place))


def coverage_rows(markdown: str) -> list[Row]:
    rows = []
    for identifier, what, place in table_rows(markdown, columns=3):
        if not re.fullmatch(r"(\d{3}|error)-\d+", identifier):
            continue  # a title, or a row of the table of mistakes
        places = []
        for part in place.split("; "):
            assignment, _, words = part.partition(": ")
            places.append((assignment, anchors(words)))
        rows.append(Row(identifier, what, tuple(places)))
    return rows


COVERAGE = (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8")
COVERAGE_ROWS = coverage_rows(COVERAGE)


# The authored texts


def authored(assignment: str) -> nbformat.NotebookNode:
    text = (COURSE.solutions / f"{assignment}.py").read_text(encoding="utf-8")
    notebook: nbformat.NotebookNode = jupytext.reads(text, "py:percent")
    return notebook


def named(notebook: nbformat.NotebookNode, kind: str) -> list[str]:
    return [cell.metadata[kind] for cell in notebook.cells if kind in cell.metadata]


def headings(notebook: nbformat.NotebookNode) -> set[str]:
    return {
        line.lstrip("#").strip()
        for cell in notebook.cells
        if cell.metadata.get("lang") == "fr"
        for line in cell.source.splitlines()
        if line.startswith("#")
    }


def places_that_exist(assignment: str) -> set[str]:
    notebook = authored(assignment)
    found = {f"text {heading}" for heading in headings(notebook)}
    for kind in ("exercise", "quiz", "figure"):
        found |= {f"{kind} {name}" for name in named(notebook, kind)}
    return found


def quizzes(assignment: str) -> dict[str, Any]:
    path = COURSE.solutions / f"quizzes_{assignment.partition('_')[0]}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_every_row_of_the_documents_appears_exactly_once() -> None:
    assert Counter(row.id for row in COVERAGE_ROWS) == Counter(ROWS)


def test_every_row_says_what_it_is_and_where() -> None:
    assert all(row.what and row.places for row in COVERAGE_ROWS)


def test_every_place_exists() -> None:
    missing = [
        (row.id, assignment, anchor)
        for row in COVERAGE_ROWS
        for assignment, names in row.places
        for anchor in names
        if anchor not in places_that_exist(assignment)
    ]
    assert missing == []


def test_mistakes_that_do_not_apply_are_listed_with_a_reason() -> None:
    rows = table_rows(COVERAGE, columns=3)
    listed = {key: reason for key, _, reason in rows if re.fullmatch(r"[A-Z]+-\d+", key)}
    assert set(listed) == NOT_APPLICABLE
    assert all(listed.values())


@ASSIGNMENTS
def test_catalogue_holds_as_many_exercises_as_foreseen(assignment: Assignment) -> None:
    assert len(assignment.exercises) == FORESEEN[assignment.name]


@ASSIGNMENTS
def test_exercise_cells_follow_the_order_of_the_catalogue(assignment: Assignment) -> None:
    cells = named(authored(assignment.name), "exercise")
    assert cells == [exercise.name for exercise in assignment.exercises]


@ASSIGNMENTS
def test_each_exercise_is_followed_by_its_check_and_defines_its_names(
    assignment: Assignment,
) -> None:
    cells = authored(assignment.name).cells
    for cell, following in pairwise(cells):
        if "exercise" in cell.metadata:
            exercise = assignment.exercise(cell.metadata["exercise"])
            defined = re.findall(r"^(?:def|class) (\w+)", cell.source, flags=re.MULTILINE)
            assert tuple(defined) == exercise.names
            assert following.metadata.get("check") == exercise.name
            assert following.source == (
                f'checks.check("{exercise.name}", {", ".join(exercise.names)})'
            )
    assert len(named(authored(assignment.name), "check")) == len(assignment.exercises)


@ASSIGNMENTS
def test_each_exercise_has_one_solution_region_after_its_docstring(assignment: Assignment) -> None:
    for cell in authored(assignment.name).cells:
        marks = re.findall(r"^ +### (BEGIN|END) SOLUTION$", cell.source, flags=re.MULTILINE)
        if "exercise" in cell.metadata:
            assert marks == ["BEGIN", "END"] * cell.source.count("### BEGIN SOLUTION")
            assert marks
            before, _, _ = cell.source.partition("### BEGIN SOLUTION")
            assert before.count('"""') == 2
        else:
            assert "SOLUTION" not in cell.source


@ASSIGNMENTS
def test_optional_badges_say_what_the_catalogue_says(assignment: Assignment) -> None:
    titles = [
        (cell.metadata["lang"], line)
        for cell in authored(assignment.name).cells
        if cell.cell_type == "markdown"
        for line in cell.source.splitlines()
    ]
    for exercise in assignment.exercises:
        for language, badge in (("fr", " · *facultatif*"), ("en", " · *optional*")):
            expected = f"### `{exercise.name}`{badge if exercise.optional else ''}"
            assert titles.count((language, expected)) == 1


@ASSIGNMENTS
def test_number_of_an_exercise_is_the_catalogue_s(assignment: Assignment) -> None:
    cells = authored(assignment.name).cells
    for exercise in assignment.exercises:
        opening = [
            cell.source
            for cell in cells
            if cell.cell_type == "markdown" and cell.source.startswith(f"### `{exercise.name}`")
        ]
        words = (f"*Exercice {exercise.id}.*", f"*Exercise {exercise.id}.*")
        assert [word in source for word, source in zip(words, opening, strict=True)] == [True, True]


@ASSIGNMENTS
def test_markdown_comes_in_pairs_french_then_english(assignment: Assignment) -> None:
    cells = authored(assignment.name).cells
    # The place of a written answer is no prose: the build fills it in either language.
    prose = [c.cell_type == "markdown" and "written" not in c.metadata for c in cells]
    languages = [
        cell.metadata.get("lang") if said else None for cell, said in zip(cells, prose, strict=True)
    ]
    for position, language in enumerate(languages):
        if prose[position]:
            assert language in ("fr", "en"), cells[position].source
        if language == "fr":
            assert languages[position + 1] == "en", cells[position].source
        if language == "en":
            assert languages[position - 1] == "fr", cells[position].source


def skeleton(source: str) -> dict[str, list[str]]:
    """What a translation must not change: titles' levels, items, code, formulas' letters."""
    prose = re.sub(r"\$\$.*?\$\$", "", source, flags=re.DOTALL)
    return {
        "levels": re.findall(r"^#+ ", source, flags=re.MULTILINE),
        "items": re.findall(r"^- ", source, flags=re.MULTILINE),
        "cells": re.findall(r"^\|", source, flags=re.MULTILINE),
        "code": sorted(re.findall(r"`[^`]+`", prose)),
        "numbers": sorted(
            re.findall(r"\d+(?:\.\d+)?", re.sub(r"(\d)(?:\{,\}|,)(\d)", r"\1.\2", source))
        ),
    }


@ASSIGNMENTS
def test_the_two_languages_hold_the_same_titles_code_and_numbers(assignment: Assignment) -> None:
    cells = [cell for cell in authored(assignment.name).cells if "lang" in cell.metadata]
    for french, english in zip(cells[::2], cells[1::2], strict=True):
        assert skeleton(french.source) == skeleton(english.source)


@ASSIGNMENTS
def test_each_code_cell_is_of_one_kind_and_runs_where_it_should(assignment: Assignment) -> None:
    for cell in authored(assignment.name).cells:
        if cell.cell_type == "code":
            kinds = [kind for kind in KINDS if kind in cell.metadata]
            assert len(kinds) == 1, cell.source
            active = ACTIVE in cell.metadata.get("tags", [])
            assert active == ("checks" in cell.source), cell.source
            commented = cell.source.startswith("# checks")
            assert not commented, cell.source


@ASSIGNMENTS
def test_names_of_cells_are_unique(assignment: Assignment) -> None:
    notebook = authored(assignment.name)
    for kind in KINDS:
        names = named(notebook, kind)
        assert len(names) == len(set(names))


@ASSIGNMENTS
def test_code_that_students_receive_is_plain_of_language(assignment: Assignment) -> None:
    """No word of prose in a docstring, nor in a comment outside a solution."""
    for cell in authored(assignment.name).cells:
        if "exercise" in cell.metadata:
            cleared = re.sub(
                r"### BEGIN SOLUTION.*?### END SOLUTION", "", cell.source, flags=re.DOTALL
            )
            assert re.search(r'"""\(.*\) -> .*\n', cleared), cell.source
            assert not re.search(r"\b(the|of|and|over|unless|le|la|les|des|et)\b", cleared), (
                cell.source
            )


@ASSIGNMENTS
def test_text_survives_a_round_trip_through_a_notebook(assignment: Assignment) -> None:
    text = (COURSE.solutions / f"{assignment.name}.py").read_text(encoding="utf-8")
    again = jupytext.writes(jupytext.reads(text, "py:percent"), "py:percent")
    # jupytext adds its own version to the header, which the authored text leaves out.
    assert again[again.index("# %%") :] == text[text.index("# %%") :]


# The questions


@ASSIGNMENTS
def test_quiz_cells_and_their_answers_go_together(assignment: Assignment) -> None:
    notebook = authored(assignment.name)
    assert named(notebook, "quiz") == list(quizzes(assignment.name))
    for cell in notebook.cells:
        if "quiz" in cell.metadata:
            name = cell.metadata["quiz"]
            assert cell.source == f'answer = ...\nchecks.quiz("{name}", answer)'


@ASSIGNMENTS
def test_each_quiz_cell_comes_just_after_its_question(assignment: Assignment) -> None:
    cells = authored(assignment.name).cells
    for previous, cell in pairwise(cells):
        if "quiz" in cell.metadata:
            assert previous.metadata.get("lang") == "en"
            assert previous.source.startswith(("### Predict: ", "### Find the mistake: "))


@ASSIGNMENTS
def test_every_reply_exists_in_both_languages(assignment: Assignment) -> None:
    for name, quiz in quizzes(assignment.name).items():
        replies = [quiz["right"], quiz["wrong"], *(near["reply"] for near in quiz.get("near", []))]
        for reply in replies:
            assert set(reply) == {"fr", "en"}, name
            assert all(len(words) > 20 for words in reply.values()), name


@ASSIGNMENTS
def test_answers_to_a_question_can_be_told_apart(assignment: Assignment) -> None:
    for name, quiz in quizzes(assignment.name).items():
        given = [(quiz["answer"], quiz.get("tolerance", 0))]
        given += [
            (near["value"], near.get("tolerance", quiz.get("tolerance", 0)))
            for near in quiz.get("near", [])
        ]
        assert quiz["kind"] in ("number", "choice")
        if quiz["kind"] == "choice":
            assert all(re.fullmatch("[a-d]", value) for value, _ in given), name
            assert len({value for value, _ in given}) == len(given), name
            continue
        ordered = sorted(given)
        for (low, below), (high, above) in pairwise(ordered):
            assert low + below < high - above, (name, low, high)


@ASSIGNMENTS
def test_every_choice_of_a_question_has_its_reply(assignment: Assignment) -> None:
    table = quizzes(assignment.name)
    cells = authored(assignment.name).cells
    for previous, cell in pairwise(cells):
        name = cell.metadata.get("quiz")
        if name and table[name]["kind"] == "choice":
            offered = set(re.findall(r'^- `"([a-d])"`', previous.source, flags=re.MULTILINE))
            replied = {near["value"] for near in table[name]["near"]} | {table[name]["answer"]}
            assert offered == replied, name
