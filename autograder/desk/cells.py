"""What grading writes into a notebook's cells: one number a check cell, words of feedback."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from autograder.build.notebook import check_id
from autograder.desk.handed_in import COMMENT, INDEX, KEY, NOT_GRADED, RESTORED
from autograder.errors import CannotGrade
from autograder.rendering.plain import number
from autograder.settings import Settings
from autograder.text import Language, Text
from autograder.values import (
    CellOutcome,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Hint,
    Report,
    Status,
)


def write_scores(cells: Sequence[Any], report: Report, settings: Settings) -> None:
    """Give each check cell its one result: the score as text, the feedback as HTML.

    Cells that people grade (answers in prose) are left to them. Raises CannotGrade for a check
    cell that no exercise answers for: nbgrader would give it full marks.
    """
    results = {check_id(e.name): e for e in report.exercises}
    for cell in cells:
        grading = cell["metadata"].get("nbgrader", {})
        if not grading.get("grade") or grading.get("solution"):
            continue
        exercise = results.get(grading.get("grade_id"))
        if exercise is None:
            raise CannotGrade(f"no exercise answers for the cell {grading.get('grade_id')}.")
        feedback = feedback_html(exercise, report, settings)
        cell["outputs"] = [
            {
                "output_type": "execute_result",
                "execution_count": None,
                "metadata": {},
                "data": {
                    "text/plain": repr(scaled(exercise, grading["points"])),
                    "text/html": feedback,
                },
            }
        ]
        cell["metadata"].pop(KEY, None)
        if exercise.outcome is ExerciseOutcome.NOT_GRADED:
            cell["metadata"][KEY] = {NOT_GRADED: True}


def scaled(exercise: ExerciseResult, points: float) -> float:
    """The score in the points of the cell, between 0 and them."""
    if not exercise.max_score > 0:
        return 0.0
    # This order gives the report's own score, to the last digit, when the points are the same.
    score = exercise.score * (points / exercise.max_score)
    return min(max(score, 0.0), float(points))


def write_cell_reports(cells: Sequence[Any], report: Report, language: Language) -> None:
    """Say in a student's own cells what they printed and how they failed."""
    told = {one.index: one for one in report.cells}
    for cell in cells:
        note = cell["metadata"].get(KEY, {})
        found = told.get(note.get(INDEX, -1))
        if found is None or cell["cell_type"] != "code" or _is_check(cell):
            continue
        outputs: list[dict[str, Any]] = []
        if found.output:
            outputs.append({"output_type": "stream", "name": "stdout", "text": found.output})
        if found.outcome is not CellOutcome.OK and found.message:
            words = found.message.to(language)
            data = {"text/html": f"<p>{_inline(words)}</p>", "text/plain": words}
            outputs.append({"output_type": "display_data", "metadata": {}, "data": data})
        cell["outputs"] = outputs


def write_reason(cells: Sequence[Any], report: Report, language: Language) -> None:
    """Note at the first answer why nothing was graded, for the gradebook's comment."""
    if report.status is not Status.REJECTED or report.reason is None:
        return
    for cell in cells:
        if cell["metadata"].get("nbgrader", {}).get("solution"):
            cell["metadata"][KEY] = {COMMENT: report.reason.to(language)}
            return


def forget_places(cells: Sequence[Any]) -> None:
    """Drop the notes that only served while grading."""
    for cell in cells:
        note = cell["metadata"].get(KEY)
        if note is not None:
            kept = {name: note[name] for name in (RESTORED, NOT_GRADED, COMMENT) if name in note}
            if kept:
                cell["metadata"][KEY] = kept
            else:
                del cell["metadata"][KEY]


def _is_check(cell: Any) -> bool:
    grading = cell["metadata"].get("nbgrader", {})
    return bool(grading.get("grade")) and not grading.get("solution")


def feedback_html(exercise: ExerciseResult, report: Report, settings: Settings) -> str:
    """What a student may read of one exercise; every word of theirs is escaped."""
    return "\n".join(
        ['<div class="autograder-feedback">', *_feedback(exercise, report, settings), "</div>"]
    )


def _feedback(exercise: ExerciseResult, report: Report, settings: Settings) -> Iterator[str]:
    language = settings.language
    score = number(exercise.score, language)
    total = number(exercise.max_score, language)
    colon = Text(" :", ":").to(language)
    yield f"<p><code>{escape(exercise.name)}</code>{colon} <strong>{score} / {total}</strong></p>"
    for text in (report.reason, exercise.message):
        if text is not None:
            yield f"<p>{_inline(text.to(language))}</p>"
    graded = [c for c in exercise.checks if c.outcome is not CheckOutcome.NOT_GRADED]
    if not graded or exercise.outcome is ExerciseOutcome.MISSING:
        return
    passed = sum(c.outcome is CheckOutcome.PASSED for c in graded)
    told = Text(
        f"Vérifications réussies : {passed} sur {len(graded)}.",
        f"Checks passed: {passed} of {len(graded)}.",
    )
    yield f"<p>{escape(told.to(language))}</p>"
    if failed := [c for c in graded if c.outcome is not CheckOutcome.PASSED]:
        yield "<ul>"
        hinted: set[str] = set()
        for group in _by_fact(failed):
            hint = next((result.hint for result in group if result.hint), None)
            new = hint if hint is not None and hint.key not in hinted else None
            if hint is not None:
                hinted.add(hint.key)
            yield f"<li>{_failure(group, new, settings)}</li>"
        yield "</ul>"


def _by_fact(failed: list[CheckResult]) -> Iterator[tuple[CheckResult, ...]]:
    """One fact is told once, on whichever devices and sizes, unless they say different things."""
    groups: dict[tuple[Text | str, Text | None], list[CheckResult]] = {}
    for result in failed:
        groups.setdefault((result.fact or result.name, result.message), []).append(result)
    yield from map(tuple, groups.values())


def _failure(group: tuple[CheckResult, ...], hint: Hint | None, settings: Settings) -> str:
    """hint: where it was not given above already."""
    language, first = settings.language, group[0]
    title = first.fact.to(language) if first.fact else first.name
    devices = ", ".join(dict.fromkeys(result.device for result in group))
    parts = [f"{_inline(title)} <em>({escape(devices)})</em>"]
    if first.message:
        parts.append(_inline(first.message.to(language)))
    if hint is not None:
        parts += [_inline(level.to(language)) for level in hint.levels[: settings.hint_level]]
    return "<br>".join(parts)


def _inline(words: str) -> str:
    """Escaped, with `code` between backticks as code and line ends kept."""
    marked = re.sub(r"`([^`\n]+)`", r"<code>\1</code>", escape(words, quote=False))
    return marked.replace("\n", "<br>")
