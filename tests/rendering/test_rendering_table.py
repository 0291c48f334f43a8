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
    REPORT,
    RIGHT,
    STABLE,
    STUB,
    check,
    report,
)

from autograder.catalogue import PS1
from autograder.rendering.marks import ASCII, UNICODE, marks_for
from autograder.rendering.origin import located
from autograder.rendering.plain import number, one_line, printable
from autograder.rendering.table import View, report_table
from autograder.text import Text, same
from autograder.values import (
    Cell,
    CellOutcome,
    CellReport,
    ExerciseOutcome,
    Status,
    Submission,
)

NOTHING_RIGHT = replace(
    STABLE, outcome=ExerciseOutcome.FAILED, checks=(check("a", "failed", message=same("No.")),)
)
GPU_ONLY = replace(STABLE, checks=(*STABLE.checks, check("moved", "passed", "cpu", fact=GPU_FACT)))


def plain(view: RenderableType, width: int = 80, crop: bool = True) -> str:
    console = Console(width=width, color_system=None, highlight=False, markup=False, record=True)
    with console.capture() as capture:
        console.print(view, crop=crop)
    return capture.get()


def shown(view: View | None = None, width: int = 80, crop: bool = True, **changes: object) -> str:
    return plain(report_table(report(**changes), view or View("en"), PS1), width, crop)


def test_every_exercise_has_its_score_and_its_outcome() -> None:
    words = shown()
    lines = {
        line.split()[1]: line
        for line in words.splitlines()
        if " / " in line and line[:1] in "✓◐✗○?"
    }
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


def test_what_was_seen_is_directly_below_each_check() -> None:
    checks = tuple(
        check(f"c{n}", "failed", message=same("All zeros."), fact=same(f"Fact {n}."))
        for n in range(2)
    )
    words = shown(exercises=(replace(STABLE, checks=checks),))
    said = [line.strip(" ✗") for line in words.splitlines()]
    start = said.index("Fact 0.")
    assert said[start : start + 4] == ["Fact 0.", "All zeros.", "Fact 1.", "All zeros."]


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


def test_cells_that_failed_have_their_line_and_check_cells_do_not() -> None:
    words = shown()
    assert "cell no. 8 of the file, error: SyntaxError: '(' was never closed" in words
    assert "no. 9" not in words


def test_a_failed_cell_is_quoted_and_told_under_the_exercise_that_it_defines() -> None:
    source = "# my try\ndef normalize_by_sum(x):\n    return (x"
    submission = Submission(
        "ps1_softmax", "f.ipynb", (Cell(0, "import torch"), Cell(7, source), Cell(8, "1"))
    )
    told = located(REPORT, submission)
    words = plain(report_table(told, View("en"), PS1))
    assert "✗ “def normalize_by_sum(x):”, error: SyntaxError" in words
    (line,) = [x for x in words.splitlines() if x.startswith("✗   normalize_by_sum")]
    assert "cell in error" in line
    assert "Still to be written" not in words
    flat = " ".join(words.split())
    assert "because the cell that defines it does not run to its end. SyntaxError" in flat
    assert told.exercises[1].score == REPORT.exercises[1].score
    message = told.exercises[1].checks[0].message
    assert message is not None
    assert "SyntaxError" in message.fr


def test_how_a_cell_ended_is_said_once() -> None:
    cell = CellReport(7, CellOutcome.CRASH, same("The cell ends the program."), "", "import os")
    words = shown(cells=(cell,))
    assert "✗ “import os”: The cell ends the program." in words
    assert "“import os”, ended the program" in shown(cells=(replace(cell, message=None),))


def test_an_exercise_missing_for_another_reason_stays_to_do() -> None:
    submission = Submission("ps1_softmax", "f.ipynb", (Cell(7, "normalize_by_sum(1"),))
    words = plain(report_table(located(REPORT, submission), View("en"), PS1))
    assert "cell in error" not in words
    assert "Still to be written" in words


def test_what_earned_the_hint_comes_first() -> None:
    checks = (
        check("a", "failed", message=same("Seen a."), fact=same("Fact a.")),
        check("b", "failed", message=same("Seen b."), fact=same("Fact b."), hint=HINT),
    )
    words = shown(exercises=(replace(STABLE, checks=checks),))
    assert words.index("Fact b.") < words.index("Seen b.") < words.index("Fact a.")


def test_numbers_of_the_catalogue_are_not_shown_and_those_of_the_documents_are() -> None:
    assert "1.4" not in shown()
    first, *others = PS1.exercises
    numbered = replace(PS1, exercises=(replace(first, document_number="3.1"), *others))
    words = plain(report_table(REPORT, View("en"), numbered))
    (line,) = [x for x in words.splitlines() if "attention_scores" in x]
    assert "the document's 3.1" in line


def test_everything_right_is_not_said_where_a_cell_stopped() -> None:
    words = shown(View("fr"), exercises=(RIGHT, FOLLOWED))
    assert "Tout est juste" not in words
    assert "C'est juste, mais ton fichier" in shown(View("fr"), exercises=(RIGHT,))
    assert "une cellule ne se termine pas : corrige-la avant de rendre" in " ".join(
        words.replace("│", " ").split()
    )


def test_follow_through_is_said_even_where_the_exercise_passes() -> None:
    assert "Checked a second time." in shown(exercises=(FOLLOWED,))


def test_total_and_next_step_close_the_report() -> None:
    words = shown(View("en", file="my work.py"))
    assert "7 / 13" in words
    assert words.splitlines()[-1] == "  autograder check my work.py -e softmax_stable --hints 2"
    assert "Ran isolated (bubblewrap+landlock+seccomp)" in words


def test_command_is_never_wrapped_and_outside_the_box() -> None:
    file = "a/" * 60 + "ps1_softmax.ipynb"
    last = shown(View("en", file=file), exercises=(STABLE,), crop=False).splitlines()[-1]
    assert last == f"  autograder check {file} -e softmax_stable --hints 2"


def test_next_step_is_another_command_than_the_one_typed() -> None:
    seen = View("en", hints=3, file="f.py", exercise="softmax_stable", options=" --lang en")
    last = shown(seen, exercises=(STABLE,)).splitlines()[-1]
    assert last == "  autograder watch f.py -e softmax_stable --lang en"
    watched = shown(replace(seen, verb="watch"), exercises=(STABLE,))
    assert "-e softmax_stable" not in watched


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
        ((NOTHING_RIGHT,), "Ce n'est pas encore ça"),
        ((STABLE,), "une partie des vérifications passe déjà"),
        ((STUB, STABLE), "C'est bien parti. Prends"),
        ((RIGHT, RIGHT, RIGHT, RIGHT, STABLE), "Tu y es presque"),
    ],
    ids=["all", "one", "none", "wrong", "half", "some", "most"],
)
def test_closing_words_suit_the_result(exercises: tuple, words: str) -> None:
    flat = " ".join(shown(View("fr"), exercises=exercises, cells=()).replace("│", " ").split())
    assert words in flat


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
