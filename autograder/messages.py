"""Words for what went wrong, for the student: what was seen, where, what to try."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograder.errors import (
    TAMPERED,
    BadAnswer,
    CheckFailed,
    ForbiddenUsed,
    RaisedException,
    StudentCrash,
    StudentFault,
    StudentMissing,
    StudentOutOfMemory,
    StudentRaised,
    StudentTimeout,
)
from autograder.sanitize import shown_message
from autograder.text import Text, same
from autograder.values import Cell, CheckOutcome, Submission

OUTCOME_OF: dict[type[Exception], CheckOutcome] = {
    CheckFailed: CheckOutcome.FAILED,
    StudentMissing: CheckOutcome.ERROR,
    StudentRaised: CheckOutcome.ERROR,
    StudentTimeout: CheckOutcome.TIMEOUT,
    StudentCrash: CheckOutcome.CRASH,
    StudentOutOfMemory: CheckOutcome.OUT_OF_MEMORY,
    ForbiddenUsed: CheckOutcome.FORBIDDEN,
    BadAnswer: CheckOutcome.ERROR,
}

_LONGEST_LINE = 120


def outcome_of(fault: Exception) -> CheckOutcome:
    for kind in type(fault).__mro__:
        if kind in OUTCOME_OF:
            return OUTCOME_OF[kind]
    # An answer that the test could not even compare (a string in the place of a tensor).
    return CheckOutcome.ERROR


def check_message(fault: Exception, submission: Submission, sizes: frozenset[int]) -> Text:
    """What a student is told of a check that did not pass; no hidden input, no answer."""
    if isinstance(fault, CheckFailed):
        return fault.message
    if isinstance(fault, StudentRaised):
        return _raised(fault.raised, submission, sizes)
    if isinstance(fault, BadAnswer):
        return fault.message
    for kind, text in _FIXED.items():
        if isinstance(fault, kind):
            return text(fault)
    return Text(
        "Ta réponse n'est pas du type attendu : la vérification n'a pas pu la lire.",
        "Your answer is not of the expected kind: the check could not read it.",
    )


def _missing(fault: StudentMissing) -> Text:
    if fault.stub:
        return Text(
            f"`{fault.name}` n'est pas encore écrite : remplace `raise NotImplementedError` "
            "par ton code.",
            f"`{fault.name}` is not written yet: replace `raise NotImplementedError` "
            "with your code.",
        )
    return Text(
        f"`{fault.name}` n'est pas définie : garde son nom et vérifie que sa cellule s'exécute.",
        f"`{fault.name}` is not defined: keep its name and check that its cell runs.",
    )


def _forbidden(fault: ForbiddenUsed) -> Text:
    if TAMPERED in fault.operators:
        return Text(
            "Cet exercice suit les opérations qui s'exécutent, et ce suivi a été contourné "
            "pendant l'appel : écris le calcul avec des opérations ordinaires.",
            "This exercise follows the operations that run, and that was bypassed during the "
            "call: write the computation with ordinary operations.",
        )
    names = ", ".join(sorted(f"`{name.split('::')[-1].strip('_')}`" for name in fault.operators))
    return Text(
        f"Cet exercice se fait sans fonction toute prête ; or {names} s'exécute pendant l'appel.",
        f"This exercise is to be done without a ready-made function; {names} ran during the call.",
    )


def _timeout(fault: StudentTimeout) -> Text:
    return Text(
        f"Pas de réponse après {fault.limit_s:g} s : une boucle ne s'arrête peut-être jamais.",
        f"No answer after {fault.limit_s:g} s: a loop may never end.",
    )


_FIXED: dict[type[StudentFault], Callable[[Any], Text]] = {
    StudentMissing: _missing,
    ForbiddenUsed: _forbidden,
    StudentTimeout: _timeout,
    StudentCrash: lambda _: Text(
        "Ton programme s'est arrêté pendant l'appel (un `exit`, ou une mémoire abîmée).",
        "Your program ended during the call (an `exit`, or broken memory).",
    ),
    StudentOutOfMemory: lambda _: Text(
        "Ton programme demande plus de mémoire que permis : regarde la taille des tenseurs "
        "que tu crées.",
        "Your program asks for more memory than allowed: look at the size of the tensors "
        "that you create.",
    ),
}


def _raised(raised: RaisedException, submission: Submission, sizes: frozenset[int]) -> Text:
    source = "\n".join(cell.source for cell in submission.cells)
    told = shown_message(raised, source=source, sizes=sizes)
    kind = raised.type if raised.type.isidentifier() and len(raised.type) <= 40 else "Exception"
    if kind not in source and not _is_builtin(kind):
        kind = "Exception"
    where = _line_of(raised, submission)
    text = same(f"{kind}: {told}") if told else same(kind)
    if told and told.startswith("one of the variables needed for gradient"):
        return Text(
            "La valeur est calculée, mais pas son gradient : un tenseur dont la rétropropagation "
            "a besoin est modifié sur place (`+=`, `/=`, une méthode en `_`). Crée un nouveau "
            "tenseur à la place.",
            "The value is computed, but not its gradient: a tensor that backpropagation needs is "
            "changed in place (`+=`, `/=`, a method ending in `_`). Make a new tensor instead.",
        )
    if told and told.startswith("this function takes"):
        return Text(
            "La fonction qu'on te passe a reçu autre chose que les tenseurs qu'elle attend : "
            "appelle-la avec ceux de l'énoncé, sans changer leur forme ni leur type, et sans "
            "autre argument.",
            "The function that you are given received something else than the tensors it expects: "
            "call it with those of the statement, without changing their shape or their dtype, "
            "and with no other argument.",
        )
    if where is None:
        return Text(f"Ton code lève {text.fr}.", f"Your code raises {text.en}.")
    return Text(
        f"Ton code lève {text.fr}, à la ligne « {where} ».",
        f'Your code raises {text.en}, at the line "{where}".',
    )


def _is_builtin(name: str) -> bool:
    import builtins

    kind = getattr(builtins, name, None)
    return isinstance(kind, type) and issubclass(kind, BaseException)


def _line_of(raised: RaisedException, submission: Submission) -> str | None:
    """The student's own line, from our copy of the file: the process only says its number."""
    if raised.cell is None or raised.line is None:
        return None
    for cell in submission.cells:
        if cell.index == raised.cell and cell.kind != "course":
            lines = cell.source.splitlines()
            if 1 <= raised.line <= len(lines):
                return lines[raised.line - 1].strip()[:_LONGEST_LINE] or None
    return None


def cell_message(fault: Exception, cell: Cell) -> Text:
    """What is told of a cell that did not run to its end while the file was loaded."""
    if isinstance(fault, StudentRaised):
        raised = fault.raised
        line = raised.line
        lines = cell.source.splitlines()
        quoted = ""
        if line is not None and 1 <= line <= len(lines):
            quoted = lines[line - 1].strip()[:_LONGEST_LINE]
        text = f"{raised.type}: {raised.message.strip()[:300]}"
        if line is None:
            return same(text)
        number = line + cell.first_line - 1
        return Text(
            f"{text} (ligne {number} : « {quoted} »)",
            f'{text} (line {number}: "{quoted}")',
        )
    if isinstance(fault, StudentTimeout):
        return Text(
            f"La cellule ne s'est pas terminée en {fault.limit_s:g} s ; "
            "seules ses définitions sont gardées.",
            f"The cell did not end within {fault.limit_s:g} s; only its definitions are kept.",
        )
    if isinstance(fault, StudentOutOfMemory):
        return Text(
            "La cellule demande plus de mémoire que permis ; seules ses définitions sont gardées.",
            "The cell asks for more memory than allowed; only its definitions are kept.",
        )
    if isinstance(fault, StudentCrash):
        return Text(
            "La cellule arrête le programme (un `exit`, par exemple) ; "
            "seules ses définitions sont gardées.",
            "The cell ends the program (an `exit`, for instance); only its definitions are kept.",
        )
    if isinstance(fault, BadAnswer):
        return fault.message
    return same(str(fault))
