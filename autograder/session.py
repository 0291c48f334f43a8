"""One submission in a sandbox: load its cells, answer calls, start afresh after a death.

After a crash, a timeout or a memory overrun a fresh child reloads the code without what did it,
so that one bad cell or exercise costs only itself.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from autograder.admit.statements import statements
from autograder.errors import (
    BadAnswer,
    StudentCrash,
    StudentFault,
    StudentOutOfMemory,
    StudentRaised,
    StudentTimeout,
)
from autograder.messages import cell_message
from autograder.sandbox.api import CallRequest, CellReply, Child, Sandbox
from autograder.sandbox.limits import Limits
from autograder.student import Call
from autograder.text import Text
from autograder.values import Cell, CellOutcome, CellReport, Submission

# A child that died or may be spoiled is replaced before the next call.
FATAL = (StudentTimeout, StudentCrash, StudentOutOfMemory, BadAnswer)
_OUTPUT_KEPT = 4000
_DEFINITION_S = 1.0  # of a cell that hung; the rest of it is not run


class Budget:
    """Wall-clock time that one submission's code may still take, whatever it is doing."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._left_s = limits.submission_s

    @contextmanager
    def at_most(self, limit_s: float) -> Iterator[float]:
        """The seconds that the next thing may take. Raises StudentTimeout when none is left."""
        if self._left_s <= 0:
            raise StudentTimeout(self._limits.submission_s)
        started = time.monotonic()
        try:
            yield min(limit_s, self._left_s)
        finally:
            self._left_s -= time.monotonic() - started


@dataclass(frozen=True)
class _Step:
    """A piece of the program that is known to run: a whole cell or a statement of one."""

    index: int
    source: str


def _statements(step: _Step) -> list[_Step]:
    """The step, a statement at a time: a substitute is in place before the next one uses it.

    Lines keep their numbers, for the messages that name them.
    """
    return [
        _Step(step.index, "\n" * (part.first_line - 1) + part.source)
        for part in statements(step.source)
        if part.error is None
    ]


class Session:
    """Loads a submission at once; then `call` answers until `close`.

    budget: shared by the sessions of one submission. substitutes: names whose definition is
    replaced by the given source (follow-through marks).
    """

    def __init__(
        self,
        sandbox: Sandbox,
        submission: Submission,
        files: Mapping[str, str],
        limits: Limits,
        budget: Budget | None = None,
        substitutes: Mapping[str, str] | None = None,
        program: tuple[_Step, ...] | None = None,
    ) -> None:
        self._sandbox, self._files, self._limits = sandbox, files, limits
        self._budget = budget or Budget(limits)
        self._substitutes = dict(substitutes or {})
        self._program: list[_Step] = []
        self._child: Child | None = None
        self._loaded_s = 0.0
        self.cells: tuple[CellReport, ...] = ()
        if program is None:
            self.cells = tuple(self._load(cell) for cell in submission.cells)
        else:
            self._program = list(program)
        if self._substitutes:
            self._program = [part for step in self._program for part in _statements(step)]

    @property
    def program(self) -> tuple[_Step, ...]:
        return tuple(self._program)

    def call(self, request: CallRequest, patience: float = 1.0) -> Call:
        """One call, in a living child. Raises a StudentFault.

        patience: how many times the usual limit it may last.
        """
        child = self._living()
        try:
            with self._budget.at_most(patience * self._limits.call_s) as limit_s:
                return child.call(request, limit_s)
        except FATAL:
            self._discard()
            raise

    def close(self) -> None:
        self._discard()

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- loading -----------------------------------------------------------------------------

    def _load(self, cell: Cell) -> CellReport:
        if cell.kind == "check":
            return CellReport(cell.index, CellOutcome.SKIPPED)
        if cell.kind == "shell":
            note = Text(
                "Cellule de commandes : elle n'est pas exécutée pendant la correction.",
                "A cell of shell commands: it is not run while grading.",
            )
            return CellReport(cell.index, CellOutcome.SKIPPED, note)
        if self._loaded_s >= self._limits.load_s:
            self._keep_definitions(cell)
            note = Text(
                "Le temps prévu pour charger le fichier est écoulé : de cette cellule, "
                "seules les définitions sont gardées.",
                "The time for loading the file is used up: only the definitions of this cell "
                "are kept.",
            )
            return CellReport(cell.index, CellOutcome.SKIPPED, note)
        try:
            reply = self._run(cell.index, cell.source)
        except FATAL as fault:
            self._discard()
            self._keep_definitions(cell)
            outcome = (
                CellOutcome.TIMEOUT if isinstance(fault, StudentTimeout) else CellOutcome.CRASH
            )
            return CellReport(cell.index, outcome, cell_message(fault, cell))
        except StudentFault as fault:
            return CellReport(cell.index, CellOutcome.ERROR, cell_message(fault, cell))
        if reply.raised is None:
            self._program.append(_Step(cell.index, cell.source))
            return CellReport(cell.index, CellOutcome.OK, output=reply.output[:_OUTPUT_KEPT])
        self._salvage(cell, reply)
        message = cell_message(StudentRaised(reply.raised), cell)
        return CellReport(cell.index, CellOutcome.ERROR, message, reply.output[:_OUTPUT_KEPT])

    def _salvage(self, cell: Cell, reply: CellReply) -> None:
        """Keep what a failed cell had done, and the definitions that it did not reach."""
        assert reply.raised is not None
        parts = statements(cell.source)
        if "SyntaxError" in reply.raised.types and any(part.error for part in parts):
            # Nothing of the cell ran; the error costs the statement it is in.
            for part in parts:
                if part.error is None:
                    self._try(_Step(cell.index, part.source))
            return
        line = reply.raised.line or 0
        before = [p.source for p in parts if p.first_line + p.source.count("\n") < line]
        self._program.extend(_Step(cell.index, source) for source in before)
        for part in parts:
            if part.kind == "definition" and part.error is None and part.first_line > line:
                self._try(_Step(cell.index, part.source))

    def _keep_definitions(self, cell: Cell) -> None:
        for part in statements(cell.source):
            if self._loaded_s >= 2 * self._limits.load_s:
                return
            if part.kind == "definition" and part.error is None:
                self._try(_Step(cell.index, part.source), _DEFINITION_S)

    def _try(self, step: _Step, limit_s: float | None = None) -> None:
        try:
            reply = self._run(step.index, step.source, limit_s)
        except FATAL:
            self._discard()
        except StudentFault:
            pass
        else:
            if reply.raised is None:
                self._program.append(step)

    def _run(self, index: int, source: str, limit_s: float | None = None) -> CellReply:
        started = time.monotonic()
        try:
            child = self._living()
            with self._budget.at_most(limit_s or self._limits.cell_s) as allowed_s:
                return child.run_cell(index, source, allowed_s)
        finally:
            self._loaded_s += time.monotonic() - started

    # -- the child ---------------------------------------------------------------------------

    def _living(self) -> Child:
        """A child with the program loaded; a fresh one when the last died."""
        if self._child is not None and self._child.alive:
            return self._child
        self._discard()
        self._child = child = self._sandbox.spawn(self._files, self._limits)
        for name, source in self._substitutes.items():
            child.substitute(name, source)
        for step in list(self._program):
            # These ran before; one that fails now costs only what it would have defined.
            try:
                with self._budget.at_most(self._limits.cell_s) as limit_s:
                    child.run_cell(step.index, step.source, limit_s)
            except FATAL:
                if not child.alive:
                    self._program.remove(step)
                return self._living()
            except StudentFault:
                continue
        return child

    def _discard(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None
