"""What a regrade changed, as lines for a terminal: one a student, one an exercise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from autograder.desk.changes import Change
from autograder.rendering.plain import number, one_line
from autograder.text import Language, Text

NOTHING = Text("Aucune note n'a changé.", "No mark has changed.")
CHANGED = Text("Notes changées : {}", "Marks changed: {}")
COLON = Text(" : ", ": ")
NO_MARK = Text("non noté", "not graded")
WHY = {
    "submission": Text("la copie a changé", "the submission changed"),
    "graders": Text("les correcteurs ont changé", "the graders changed"),
    "settings": Text("les réglages ont changé", "the settings changed"),
    "seed": Text("la graine secrète a changé", "the secret seed changed"),
    "tool": Text("l'outil a changé", "the tool changed"),
    "again": Text(
        "corrigé de nouveau, sans autre changement", "graded again, nothing else changed"
    ),
}


def changes_lines(changes: Sequence[Change], language: Language) -> Iterator[str]:
    """The students whose marks changed, in order, with the reasons."""
    if not changes:
        yield NOTHING.to(language)
        return
    yield CHANGED.to(language).format(len(changes))
    colon = COLON.to(language)
    for change in changes:
        why = ", ".join(WHY[reason].to(language) for reason in change.why)
        student = one_line(change.student, 100)
        yield f"  {student}{colon}{_step(change.old, change.new, language)} ({why})"
        for name, old, new in change.exercises:
            yield f"    {name}{colon}{_step(old, new, language)}"


def _step(old: float | None, new: float | None, language: Language) -> str:
    return f"{_mark(old, language)} → {_mark(new, language)}"


def _mark(score: float | None, language: Language) -> str:
    return NO_MARK.to(language) if score is None else number(score, language)
