"""Report -> what a student reads in a terminal."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.console import Console, RenderableType
from sample import (
    BIG_FACT,
    FOLLOWED,
    GPU_FACT,
    HINT,
    OURS,
    RIGHT,
    STABLE,
    STUB,
    check,
    report,
)

from autograder.catalogue import PS1
from autograder.rendering.marks import ASCII, UNICODE, marks_for
from autograder.rendering.plain import number, one_line, printable
from autograder.rendering.table import View, report_table
from autograder.text import Text, same
from autograder.values import ExerciseOutcome, Status

GPU_ONLY = replace(STABLE, checks=(*STABLE.checks, check("moved", "passed", "cpu", fact=GPU_FACT)))


def plain(view: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None, highlight=False, markup=False, record=True)
    with console.capture() as capture:
        console.print(view)
    return capture.get()


def shown(view: View | None = None, width: int = 80, **changes: object) -> str:
    return plain(report_table(report(**changes), view or View("en"), PS1), width)


def test_every_exercise_has_its_score_and_its_outcome() -> None:
    words = shown()
    lines = {line.split()[1]: line for line in words.splitlines() if " / " in line and "1." in line}
    assert "2 / 2" in lines["attention_scores"]
    assert "passed" in lines["attention_scores"]
    assert "2 / 4" in lines["softmax_stable"]
    assert "partly" in lines["softmax_stable"]
    assert "0 / 1" in lines["normalize_by_sum"]
    assert "to do · optional" in lines["normalize_by_sum"]
    assert "not graded" in lines["soft_lookup"]


def test_the_same_message_and_hint_on_two_devices_are_said_once() -> None:
    words = shown()
    assert words.count(BIG_FACT.en) == 1
    assert words.count("Your answer holds nan.") == 1
    assert words.count(HINT.levels[0].en) == 1


def test_a_message_that_two_checks_share_is_said_once_under_both_facts() -> None:
    checks = tuple(
        check(f"c{n}", "failed", message=same("All zeros."), fact=same(f"Fact {n}."))
        for n in range(2)
    )
    words = shown(exercises=(replace(STABLE, checks=checks),))
    assert words.index("Fact 0.") < words.index("Fact 1.") < words.index("All zeros.")
    assert words.count("All zeros.") == 1


@pytest.mark.parametrize(("level", "seen"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_hints_go_up_to_the_level_asked(level: int, seen: int) -> None:
    words = shown(View("en", hints=level))
    assert [hint.en in words for hint in HINT.levels] == [n < seen for n in range(3)]


def test_a_check_that_fails_on_one_device_alone_names_it() -> None:
    assert "The function takes a GPU. (GPU)" in shown(exercises=(GPU_ONLY,))
    assert f"{BIG_FACT.en} (" not in shown()
    # Checked on one device only: its name would say nothing.
    assert "The function takes a GPU. (" not in shown()


def test_many_problems_are_cut_with_their_number() -> None:
    checks = tuple(
        check(f"c{n}", "failed", message=same(f"Message {n}."), fact=same(f"Fact {n}."))
        for n in range(6)
    )
    words = shown(exercises=(replace(STABLE, checks=checks),))
    assert "Message 2." in words
    assert "Message 3." not in words
    assert "3 more checks" in words


def test_a_fact_checked_on_several_inputs_is_said_once_with_its_first_message() -> None:
    fact = same("Scores are divided.")
    checks = tuple(
        check(f"c[{n}]", "failed", message=same(f"Off by {n} %."), fact=fact) for n in range(3)
    )
    words = shown(exercises=(replace(STABLE, checks=checks),))
    assert words.count("Scores are divided.") == 1
    assert "Off by 0 %." in words
    assert "Off by 1 %." not in words


def test_many_facts_under_one_message_are_cut_with_their_number() -> None:
    checks = tuple(
        check(f"c{n}", "failed", message=same("All zeros."), fact=same(f"Fact {n}."))
        for n in range(5)
    )
    words = shown(exercises=(replace(STABLE, checks=checks),))
    assert "Fact 2." in words
    assert "Fact 3." not in words
    assert "2 more checks" in words


def test_cells_that_failed_have_their_line_and_check_cells_do_not() -> None:
    words = shown()
    assert "cell 7, error: SyntaxError: '(' was never closed" in words
    assert "cell 8" not in words


def test_follow_through_is_said_even_where_the_exercise_passes() -> None:
    assert "Checked a second time." in shown(exercises=(FOLLOWED,))


def test_total_and_next_step_close_the_report() -> None:
    words = shown(View("en", file="my work.py"))
    assert "7 / 13" in words
    assert "autograder check my work.py -e softmax_stable --hints 2" in words
    assert "Ran isolated (bubblewrap+landlock+seccomp)" in words


def test_next_step_takes_core_exercises_before_optional_ones() -> None:
    core_stub = replace(STUB, name="softmax_naive", optional=False)
    words = shown(exercises=(STUB, core_stub))
    assert "Next, softmax_naive" in words


@pytest.mark.parametrize(
    ("exercises", "words"),
    [
        ((RIGHT, FOLLOWED), "Tout est juste"),
        ((RIGHT,), "C'est juste"),
        ((STUB,), "Tout est là pour commencer"),
        ((STABLE,), "C'est bien parti"),
        ((RIGHT, RIGHT, RIGHT, RIGHT, STABLE), "Tu y es presque"),
    ],
    ids=["all", "one", "none", "some", "most"],
)
def test_closing_words_suit_the_result(exercises: tuple, words: str) -> None:
    assert words in shown(View("fr"), exercises=exercises)


def test_plain_process_is_said_plainly() -> None:
    assert "without isolation" in shown(sandbox="plain")
    assert "without isolation" not in shown()


def test_rejected_file_gives_the_reason_and_no_table() -> None:
    words = shown(status=Status.REJECTED, reason=same("The file is cut short."), exercises=())
    assert "could not be read" in words
    assert "The file is cut short." in words
    assert "Total" not in words


def test_fault_of_ours_says_that_no_mark_is_lost() -> None:
    words = shown(status=Status.NOT_GRADED, reason=same("Out of disk."), exercises=())
    assert "no mark is lost" in words


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("marks", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_nothing_is_wider_than_eighty_columns(language: str, marks: object) -> None:
    words = shown(View(language, hints=3, marks=marks))  # type: ignore[arg-type]
    assert max(map(len, words.splitlines())) <= 80


def test_french_writes_numbers_with_a_comma_and_spaces_before_colons() -> None:
    half = replace(STABLE, checks=(check("a"), check("b"), check("c", "failed")))
    words = shown(View("fr"), exercises=(half,))
    assert "2,67 / 4" in words
    assert "Pour un indice" not in words
    assert "La suite, softmax_stable :" in words


def test_words_of_a_submission_cannot_drive_the_terminal() -> None:
    evil = same("\x1b[2J\x1b[1;32m20 / 20\x1b[0m [bold]x[/bold] :smile: \u202egnorw")
    checks = (check("a", "failed", message=evil, fact=evil),)
    exercise = replace(STABLE, checks=checks)
    words = shown(student="\x1b]0;owned\x07", exercises=(exercise,), notes=(evil,))
    assert "\x1b" not in words
    assert "\x07" not in words
    assert "\u202e" not in words
    assert "[bold]x[/bold] :smile:" in words


def test_no_exercise_is_passed_over_in_silence() -> None:
    words = shown(exercises=(OURS, RIGHT))
    assert "not graded" in words
    assert "Everything is right" not in words


def test_stubs_with_the_same_message_are_listed_together() -> None:
    stubs = tuple(
        replace(STUB, name=name, message=same(f"`{name}` is not written yet."))
        for name in ("one", "two")
    )
    words = shown(exercises=stubs)
    assert "one, two" in words
    assert words.count("is not written yet") == 1


@pytest.mark.parametrize(
    ("encoding", "expected"), [("utf-8", UNICODE), ("ascii", ASCII), ("cp1252", ASCII)]
)
def test_signs_fit_the_encoding(encoding: str, expected: object) -> None:
    assert marks_for(encoding) == expected


def test_bar_is_full_only_when_all_is_right() -> None:
    assert ASCII.bar(1.0, 4) == "####"
    assert ASCII.bar(0.99, 4) == "###."
    assert ASCII.bar(0.0, 4) == "...."


def test_plain_words() -> None:
    assert printable("a\x1bb\u202ec\nd") == "a�b�c\nd"
    assert printable("x" * 30, 10) == "x" * 10 + "…"
    assert one_line(" a \n b\t") == "a b"
    assert number(7.5, "fr") == "7,5"
    assert number(20.0, "en") == "20"
    assert number(2 / 3, "en") == "0.67"


def test_exercise_outcomes_all_have_words_and_colours() -> None:
    from autograder.rendering import words
    from autograder.rendering.marks import STYLES

    assert set(words.EXERCISE) == set(STYLES) == set(ExerciseOutcome)
    for text in vars(words).values():
        if isinstance(text, Text):
            assert text.fr
            assert text.en
