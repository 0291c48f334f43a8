"""One report as a web page for its student: what is right, what is not, what to do next.

One file without network, readable on a phone. It shows the student's own words and messages that
were made for students; hidden inputs and expected values are in no report.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from autograder.rendering import feedback_words as own
from autograder.rendering import words
from autograder.rendering.html import page
from autograder.rendering.marks import UNICODE
from autograder.rendering.plain import one_line, printable
from autograder.rendering.problems import Problem, failed_checks, hints_of, problems_of
from autograder.text import Language, Text
from autograder.values import (
    CellOutcome,
    CellReport,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Report,
    Status,
)

SHOWN_PROBLEMS = 3  # an exercise: the others are folded, so that the telling ones are read
SHOWN_HINTS = 2
SHOWN_OUTPUT = 20_000  # characters of one cell
_STOPPED = (CellOutcome.ERROR, CellOutcome.TIMEOUT, CellOutcome.CRASH)
_DONE = (ExerciseOutcome.PASSED, ExerciseOutcome.NOT_GRADED)


@dataclass(frozen=True)
class _Segment:
    """One exercise in the bar of the score: x and widths in thousandths of its length."""

    x: float
    width: float
    filled: float
    tone: str


@dataclass(frozen=True)
class _Problem:
    fact: str
    label: str  # "error", "too long"; "" where the fact says all
    message: str
    device: str


@dataclass(frozen=True)
class _Check:
    fact: str
    tone: str
    sign: str
    said: str


@dataclass(frozen=True)
class _Exercise:
    name: str
    tone: str
    sign: str
    outcome: str
    score: float
    max_score: float
    optional: bool
    told: bool  # it has remarks of its own further down
    problems: tuple[_Problem, ...]
    more: tuple[_Problem, ...]
    more_said: str
    hints: tuple[tuple[str, ...], ...]
    message: str
    followed: bool
    checks: tuple[_Check, ...]
    checks_said: str


@dataclass(frozen=True)
class _Waiting:
    names: tuple[str, ...]
    said: str


@dataclass(frozen=True)
class _Cell:
    where: str
    said: str
    tone: str
    sign: str
    message: str
    output: str


def feedback_page(report: Report, *, language: Language, hint_level: int, title: str = "") -> str:
    """The whole page, as text of one HTML file.

    hint_level: levels of hints that are shown, from 0 (none) to 3. title: of the assignment, in
    the same language; its name where empty.
    """
    stopped = [cell for cell in report.cells if cell.outcome in _STOPPED]
    exercises = [_exercise(e, language, hint_level) for e in report.exercises]
    waiting = [e for e in report.exercises if _waits(e)]
    return page(
        "feedback.html.j2",
        language,
        own=own,
        words=words,
        say=lambda text: text.to(language),
        report=report,
        graded=report.status is Status.GRADED,
        ours=report.status is Status.NOT_GRADED,
        title=title or report.assignment or own.TITLE.to(language),
        about=[one_line(w) for w in (report.student, report.file) if w],
        segments=_segments(report.exercises),
        closing=_closing(report, stopped).to(language),
        steps=_steps(report, stopped, language, hint_level),
        exercises=exercises,
        told=[exercise for exercise in exercises if exercise.told],
        waiting=_waiting(waiting, language),
        stopped=[_cell(cell, language) for cell in stopped],
        skipped=[
            _cell(cell, language)
            for cell in report.cells
            if cell.outcome is CellOutcome.SKIPPED and cell.message
        ],
        printed=[
            _cell(cell, language)
            for cell in report.cells
            if cell.output.strip() and cell.outcome not in _STOPPED
        ],
        how=_how_it_ran(report, language),
    )


# -- exercises ---------------------------------------------------------------------------------


def _exercise(exercise: ExerciseResult, language: Language, hint_level: int) -> _Exercise:
    outcome = ExerciseOutcome.FAILED if exercise.stopped else exercise.outcome
    said = words.CELL_FAILED if exercise.stopped else words.EXERCISE[outcome]
    waits = _waits(exercise)
    problems: list[_Problem] = []
    hints: tuple[tuple[str, ...], ...] = ()
    if not waits and not exercise.stopped:
        problems = [_problem(p, language) for p in problems_of(exercise, language)]
        found = hints_of(failed_checks(exercise))[:SHOWN_HINTS] if hint_level else []
        hints = tuple(tuple(t.to(language) for t in h.levels[:hint_level]) for h in found)
    more = tuple(problems[SHOWN_PROBLEMS:])
    more_said = own.ONE_MORE if len(more) == 1 else own.MORE
    checks = _checks(exercise.checks, language)
    passed = sum(check.tone == "passed" for check in checks)
    count = own.ONE_CHECK_PASSED if passed <= 1 and language == "fr" else own.CHECKS_PASSED
    return _Exercise(
        name=exercise.name,
        tone=outcome.value,
        sign=UNICODE.of(outcome),
        outcome=said.to(language),
        score=exercise.score,
        max_score=exercise.max_score,
        optional=exercise.optional,
        told=not waits and (outcome is not ExerciseOutcome.PASSED or bool(exercise.substituted)),
        problems=tuple(problems[:SHOWN_PROBLEMS]),
        more=more,
        more_said=more_said.to(language).format(len(more)),
        hints=hints,
        message=exercise.message.to(language) if exercise.message else "",
        followed=bool(exercise.substituted),
        checks=() if waits or exercise.stopped else checks,
        checks_said=count.to(language).format(passed, len(checks)),
    )


def _waits(exercise: ExerciseResult) -> bool:
    """Still to be written; one whose cell stopped is there, and has something to say."""
    return exercise.outcome is ExerciseOutcome.MISSING and not exercise.stopped


def _problem(problem: Problem, language: Language) -> _Problem:
    label = words.CHECK.get(problem.outcome)
    device = words.DEVICES.get(problem.device)
    return _Problem(
        problem.fact,
        label.to(language) if label else "",
        problem.message.to(language) if problem.message else "",
        device.to(language) if device else "",
    )


def _checks(checks: Iterable[CheckResult], language: Language) -> tuple[_Check, ...]:
    """Each fact once: passed when it holds on every input and device on which we could look."""
    facts: dict[str, list[CheckOutcome]] = {}
    for check in checks:
        fact = check.fact.to(language) if check.fact else check.name
        facts.setdefault(fact, []).append(check.outcome)
    return tuple(_check(fact, outcomes, language) for fact, outcomes in facts.items())


def _check(fact: str, outcomes: Sequence[CheckOutcome], language: Language) -> _Check:
    counted = {outcome for outcome in outcomes if outcome is not CheckOutcome.NOT_GRADED}
    if not counted:
        tone, text = ExerciseOutcome.NOT_GRADED, own.NOT_COUNTED
    elif counted == {CheckOutcome.PASSED}:
        tone, text = ExerciseOutcome.PASSED, own.PASSED
    else:
        tone, text = ExerciseOutcome.FAILED, own.NOT_PASSED
    return _Check(fact, tone.value, UNICODE.of(tone), text.to(language))


def _segments(exercises: Sequence[ExerciseResult]) -> list[_Segment]:
    """The bar of the score: each exercise as long as its points, filled as far as it scored."""
    total = sum(e.max_score for e in exercises)
    if not total:
        return []
    gap = 6.0
    room = 1000.0 - gap * (len(exercises) - 1)
    segments, x = [], 0.0
    for exercise in exercises:
        width = room * exercise.max_score / total
        share = exercise.score / exercise.max_score if exercise.max_score else 0.0
        tone = "passed" if exercise.outcome is ExerciseOutcome.PASSED else "partial"
        segments.append(_Segment(round(x, 2), round(width, 2), round(width * share, 2), tone))
        x += width + gap
    return segments


def _waiting(exercises: Iterable[ExerciseResult], language: Language) -> list[_Waiting]:
    """Those to be written, and why they are missing; what several share is said once."""
    groups: dict[str, list[ExerciseResult]] = {}
    for exercise in exercises:
        said = exercise.message.to(language) if exercise.message else ""
        groups.setdefault(said.replace(exercise.name, "…"), []).append(exercise)
    return [
        _Waiting(
            tuple(e.name for e in group),
            said.replace("…", group[0].name)
            if len(group) == 1 and said
            # That a stub is still a stub need not be explained over again.
            else said
            if said and "NotImplementedError" not in said
            else own.TO_WRITE_NOTE.to(language),
        )
        for said, group in groups.items()
    ]


# -- what the whole comes to ---------------------------------------------------------------------


def _closing(report: Report, stopped: Sequence[CellReport]) -> Text:
    outcomes = {e.outcome for e in report.exercises}
    fraction = report.score / report.max_score if report.max_score else 0.0
    if outcomes == {ExerciseOutcome.PASSED}:
        if stopped:
            return words.RIGHT_BUT_ONE if len(stopped) == 1 else words.RIGHT_BUT_SOME
        return words.ALL_RIGHT
    if fraction >= 0.75:
        return words.NEARLY
    if fraction > 0:
        return words.UNDER_WAY
    untouched = outcomes == {ExerciseOutcome.MISSING} and not stopped
    return own.UNTOUCHED if untouched else own.NOTHING_YET


def _steps(
    report: Report, stopped: Sequence[CellReport], language: Language, hint_level: int
) -> list[str]:
    """What to do now, most useful first; core before optional."""
    if report.status is Status.REJECTED:
        return [own.AFTER_A_REFUSAL.to(language)]
    if report.status is Status.NOT_GRADED:
        return [own.AFTER_OUR_FAULT.to(language)]
    steps = [_mend(stopped[0], language)] if stopped else []
    # One whose cell stopped is the first step already.
    left = [e for e in report.exercises if e.outcome not in _DONE and not e.stopped]
    core = [e for e in left if not e.optional]
    if core:
        steps.append(_take_up(core[0], language, hint_level))
        if later := [f"`{e.name}`" for e in core[1:3]]:
            then = own.THEN if len(later) == 1 else own.THEN_SOME
            steps.append(then.to(language).format(words.AND.to(language).join(later)))
    elif left:
        steps.append(own.OPTIONAL_LEFT.to(language).format(left[0].name))
    return steps or [own.NOTHING_LEFT.to(language)]


def _mend(cell: CellReport, language: Language) -> str:
    if cell.first_line:
        return own.MEND_CELL.to(language).format(_quotable(cell.first_line))
    return own.MEND_NUMBER.to(language).format(cell.index + 1)


def _quotable(line: str) -> str:
    """Code in a sentence: as code where it holds no backtick of its own."""
    line = one_line(line, 80)
    return line if "`" in line else f"`{line}`"


def _take_up(exercise: ExerciseResult, language: Language, hint_level: int) -> str:
    if _waits(exercise):
        text = own.WRITE
    elif hint_level and any(check.hint for check in exercise.checks):
        text = own.REVISE_WITH_HINT
    else:
        text = own.REVISE
    return text.to(language).format(exercise.name)


# -- cells -------------------------------------------------------------------------------------


def _cell(cell: CellReport, language: Language) -> _Cell:
    stopped = cell.outcome in _STOPPED
    if cell.first_line:
        where = one_line(cell.first_line, 80)
    else:
        where = words.CELL_NUMBER.to(language).format(cell.index + 1)
    label = words.CELL.get(cell.outcome)
    return _Cell(
        where=where,
        said=label.to(language) if label else "",
        tone="failed" if stopped else "missing",
        sign=UNICODE.failed if stopped else "–",
        message=cell.message.to(language) if cell.message else "",
        output=printable(cell.output.strip("\n"), SHOWN_OUTPUT),
    )


def _how_it_ran(report: Report, language: Language) -> str:
    if report.status is not Status.GRADED:
        return ""
    devices = words.AND.to(language).join(
        words.DEVICES[device].to(language) if device in words.DEVICES else device
        for device in report.devices
    )
    return words.RAN_ON.to(language).format(devices) if devices else ""
