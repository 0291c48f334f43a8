"""What a student may read of an exercise, as plain text for other systems."""

from __future__ import annotations

from autograder.rendering import words
from autograder.rendering.plain import printable
from autograder.rendering.problems import failed_checks, hints_of, problems_of
from autograder.text import Language
from autograder.values import ExerciseOutcome, ExerciseResult, Report

SHOWN_PROBLEMS = 5
SHOWN_HINTS = 2
_LONGEST = 1000


def told(exercise: ExerciseResult, language: Language, hint_level: int) -> str:
    """Facts that do not hold with what was seen, then hints up to the level; one a line."""
    colon = words.COLON.to(language)
    if exercise.outcome is ExerciseOutcome.PASSED:
        return ""
    if exercise.outcome is ExerciseOutcome.MISSING:
        # Every check says the same of a function that is not there.
        messages = (exercise.message, *(check.message for check in exercise.checks))
        text = next((one for one in messages if one), words.EXERCISE[exercise.outcome])
        return printable(text.to(language), _LONGEST)
    lines = [exercise.message.to(language)] if exercise.message else []
    for problem in problems_of(exercise, language)[:SHOWN_PROBLEMS]:
        said = problem.message.to(language) if problem.message else ""
        label = words.CHECK.get(problem.outcome)
        parts = [problem.fact, label.to(language) if label else "", said]
        lines.append(colon.join(dict.fromkeys(part for part in parts if part)))
    for hint in hints_of(failed_checks(exercise))[:SHOWN_HINTS]:
        lines += [
            words.HINT.to(language).format(level=level, key=hint.key) + colon + text.to(language)
            for level, text in enumerate(hint.levels[:hint_level], start=1)
        ]
    return "\n".join(printable(line, _LONGEST) for line in dict.fromkeys(lines))


def told_of_all(report: Report, language: Language) -> str:
    """Why a file was refused, and which cells did not run to their end."""
    lines = [report.reason.to(language)] if report.reason else []
    lines += [note.to(language) for note in report.notes]
    lines += [cell.message.to(language) for cell in report.cells if cell.message]
    return "\n".join(printable(line, _LONGEST) for line in dict.fromkeys(lines))
