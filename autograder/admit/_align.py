"""A student's cells against the course: what each one is, and in which order all run."""

from __future__ import annotations

import ast
import difflib
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from autograder.admit import _words
from autograder.admit._facts import (
    Facts,
    imported_modules,
    imports,
    is_call_of,
    is_shell_call,
    own_modules,
)
from autograder.admit._raw import Document, RawCell
from autograder.admit._rules import GivenCell
from autograder.admit._source import without_shell
from autograder.admit._words import fill
from autograder.admit.statements import Piece, statements
from autograder.course import Assignment
from autograder.text import Text
from autograder.values import Cell, CellKind

PYTHON = frozenset({"", "python", "python3", "python2", "ipython", "ipython3", "py", "sage"})
# Of the lines of a given cell, the share that a student's copy keeps.
_SAME_LINES = 0.75
_NEAR_MISS = 0.85


@dataclass(frozen=True)
class Read:
    """A cell with what its text tells."""

    raw: RawCell
    facts: Facts

    @property
    def index(self) -> int:
        return self.raw.index


@dataclass(frozen=True)
class Aligned:
    cells: tuple[Cell, ...]
    notes: tuple[Text, ...]
    attention: tuple[str, ...]


@dataclass(frozen=True)
class _Sorted:
    """A cell of the student and what admission makes of it. given: which one it is a copy of."""

    read: Read
    cell: Cell
    given: GivenCell | None = None


def read_cells(document: Document) -> tuple[Read, ...]:
    """The code cells; text cells are only read when an exercise is missing."""
    return tuple(Read(raw, Facts.of(raw.source)) for raw in document.cells if not raw.text)


def retyped(
    document: Document, code: Sequence[Read], exercises: frozenset[str]
) -> tuple[Read, ...]:
    """Text cells that hold an exercise which no code cell answers."""
    missing = exercises - frozenset().union(*(c.facts.binds - c.facts.stubs for c in code))
    found: list[Read] = []
    for raw in document.cells:
        if not raw.text or not any(name in raw.source for name in missing):
            continue
        read = Read(raw, Facts.of(raw.source))
        if not read.facts.broken and (read.facts.binds - read.facts.stubs) & missing:
            found.append(read)
    return tuple(found)


def align(
    document: Document,
    code: Sequence[Read],
    assignment: Assignment,
    given: Sequence[GivenCell],
    checks_module: str,
) -> Aligned:
    aligner = _Aligner(document, assignment, given, checks_module)
    return aligner.align(code)


class _Aligner:
    """Collects notes and flags on the way; used once."""

    def __init__(
        self,
        document: Document,
        assignment: Assignment,
        given: Sequence[GivenCell],
        checks_module: str,
    ) -> None:
        self.document, self.assignment = document, assignment
        self.given, self.checks_module = given, checks_module
        self.exercises = assignment.defined_names
        self.notes: list[Text] = []
        self.attention: list[str] = []

    def align(self, code: Sequence[Read]) -> Aligned:
        reads = self._with_retyped(code)
        reads = self._rejoined(reads) if self.document.form == "notebook" else reads
        self._flag_ids(reads)
        cells = self._without_empty_stubs(self._sorted(reads))
        self._look_for_near_misses(cells)
        self._look_for_own_modules(cells)
        placed = self._with_course_cells(cells)
        return Aligned(placed, tuple(self.notes), tuple(dict.fromkeys(self.attention)))

    # -- which cells are code ------------------------------------------------------------------

    def _with_retyped(self, code: Sequence[Read]) -> list[Read]:
        found = retyped(self.document, code, self.exercises)
        for read in found:
            names = sorted(read.facts.binds & self.exercises)
            self._note(_words.RETYPED, read, name=", ".join(names))
            self.attention.append(_words.RETYPED_CELL)
        return sorted([*code, *found], key=lambda read: read.index)

    def _rejoined(self, reads: Sequence[Read]) -> list[Read]:
        """A cell cut in the middle of a function is read with the one above it."""
        joined: list[Read] = []
        for read in reads:
            above = joined[-1] if joined else None
            whole = _continued(above, read) if above else None
            if above is None or whole is None:
                joined.append(read)
                continue
            joined[-1] = Read(replace(above.raw, source=whole.source), whole)
            self._note(_words.REJOINED, read)
        return joined

    def _flag_ids(self, reads: Sequence[Read]) -> None:
        ids = [read.raw.grade_id for read in reads if not read.facts.empty]
        if self.document.form == "notebook" and not any(ids):
            self.attention.append(_words.NO_IDS)
        for name, count in Counter(i for i in ids if i is not None).items():
            if count > 1 and not self._is_check_id(name):
                self.notes.append(fill(_words.DUPLICATED, name=name))
                self.attention.append(_words.DUPLICATED_CELLS)

    # -- what each cell is ---------------------------------------------------------------------

    def _sorted(self, reads: Sequence[Read]) -> list[_Sorted]:
        self._rebound = any(
            self.checks_module in read.facts.binds
            and not any(imports(node, self.checks_module) for node in read.facts.nodes)
            for read in reads
        )
        self._working = [
            read
            for read in reads
            if read.facts.defines
            or not any(is_call_of(node, self.checks_module) for node in read.facts.nodes)
        ]
        return [self._sort(read) for read in reads if not read.facts.empty]

    def _sort(self, read: Read) -> _Sorted:
        raw, facts = read.raw, read.facts
        if raw.language not in PYTHON and not facts.binds & self.exercises:
            self._note(_words.FOREIGN_CELL, read, language=raw.language)
            return _Sorted(read, self._cell(read, "shell"))
        if all(_is_shell(piece) for piece in facts.pieces):
            self._note(_words.SHELL_CELL, read)
            return _Sorted(read, self._cell(read, "shell"))
        if self._is_check(read):
            return _Sorted(read, self._cell(read, "check"))
        given = self._given(read)
        source = self._runnable(read)
        kind: CellKind = "given" if given else "student"
        return _Sorted(read, replace(self._cell(read, kind), source=source), given)

    def _cell(self, read: Read, kind: CellKind) -> Cell:
        raw = read.raw
        name = raw.grade_id
        if name is None and kind == "student":
            name = next((e for e in self._exercise_names() if e in read.facts.binds), None)
        return Cell(raw.index, raw.source, kind, name, raw.first_line)

    def _exercise_names(self) -> Iterator[str]:
        return (name for exercise in self.assignment.exercises for name in exercise.names)

    def _is_check_id(self, grade_id: str | None) -> bool:
        return (
            bool(grade_id)
            and str(grade_id).removesuffix("_check") in self.exercises
            and str(grade_id).endswith("_check")
        )

    def _is_check(self, read: Read) -> bool:
        facts = read.facts
        if facts.binds & self.exercises:
            return False  # merged with an exercise
        if self._is_check_id(read.raw.grade_id):
            return not facts.defines
        if self._rebound or facts.broken:
            return False
        others = [node for node in facts.nodes if not is_call_of(node, self.checks_module)]
        if len(others) == len(facts.nodes) or not all(
            isinstance(node, (ast.Assign, ast.AnnAssign)) or imports(node, self.checks_module)
            for node in others
        ):
            return False
        names = facts.binds - {self.checks_module}
        return not names or not self._read_elsewhere(read, names)

    def _read_elsewhere(self, read: Read, names: frozenset[str]) -> bool:
        """Whether a cell that does more than call the visible checks takes one of the names."""
        return any(
            any(name in other.raw.source for name in names) and other.facts.globals_read & names
            for other in self._working
            if other is not read
        )

    def _given(self, read: Read) -> GivenCell | None:
        for given in self.given:
            if read.raw.grade_id == given.grade_id:
                if _lines(given.facts) - _lines(read.facts):
                    self._note(_words.GIVEN_CHANGED, read, name=given.name)
                return given
        if read.raw.grade_id in self.exercises or read.facts.binds & self.exercises:
            return None
        return next((given for given in self.given if _is_copy(read.facts, given.facts)), None)

    def _runnable(self, read: Read) -> str:
        """The source without shell lines and calls of the visible checks; same line numbers."""
        source, facts = read.raw.source, read.facts
        if facts.magic is not None and not facts.magic.python:
            return source
        shell = [piece for piece in facts.pieces if _is_shell(piece)]
        calls = [piece for piece in facts.pieces if self._only_checks(piece)]
        cleaned = _blanked(source, [*(p for p in shell if p.nodes), *calls])
        if "!" in cleaned or "%" in cleaned or "install" in cleaned:
            without = without_shell(cleaned)
            shell = shell or ([facts.pieces[0]] if without != cleaned else [])
            cleaned = without
        if shell:
            self._note(_words.SHELL_LINES, read)
        return cleaned

    def _only_checks(self, piece: Piece) -> bool:
        return (
            bool(piece.nodes)
            and not self._rebound
            and all(is_call_of(node, self.checks_module) for node in piece.nodes)
        )

    # -- the whole -----------------------------------------------------------------------------

    def _without_empty_stubs(self, cells: Sequence[_Sorted]) -> list[_Sorted]:
        """A stub below the student's own version would undo it: it is a copy left behind."""
        written: set[str] = set()
        kept: list[_Sorted] = []
        for item in cells:
            facts = item.read.facts
            if item.cell.kind == "student":
                if facts.only_stubs and facts.stubs <= written:
                    names = ", ".join(sorted(facts.stubs))
                    self._note(_words.STUB_SET_ASIDE, item.read, name=names)
                    continue
                written |= (facts.binds - facts.stubs) & self.exercises
            kept.append(item)
        return kept

    def _look_for_near_misses(self, cells: Sequence[_Sorted]) -> None:
        running = [item.read.facts for item in cells if item.cell.kind in ("student", "given")]
        bound = frozenset().union(*(facts.binds for facts in running))
        own = sorted(frozenset().union(*(facts.defines for facts in running)) - self.exercises)
        plain = {name.lower(): name for name in own}
        for name in self._exercise_names():
            if name in bound:
                continue
            near = difflib.get_close_matches(name.lower(), plain, n=1, cutoff=_NEAR_MISS)
            if near:
                self.notes.append(fill(_words.NEAR_MISS, name=name, found=plain[near[0]]))

    def _look_for_own_modules(self, cells: Sequence[_Sorted]) -> None:
        own = [item.read for item in cells if item.cell.kind == "student"]
        known = imported_modules(node for read in own for node in read.facts.nodes)
        missing = self.exercises - frozenset().union(*(read.facts.binds for read in own))
        for read in own:
            found = own_modules(read.facts.nodes, self.exercises, missing, known)
            for module in dict.fromkeys(found):
                if module != self.checks_module:
                    self._note(_words.OWN_MODULE, read, module=module)

    def _with_course_cells(self, cells: Sequence[_Sorted]) -> tuple[Cell, ...]:
        """The course's own copy after each copy of the student's, and where one is missing."""
        before: dict[int, list[GivenCell]] = {}
        missing: list[str] = []
        for given in self.given:
            first_use = self._first_use(given, cells)
            places = [n for n, item in enumerate(cells) if item.given is given]
            if places and places[0] < first_use:
                continue
            if given.follows:
                before.setdefault(first_use, []).append(given)
            else:
                # It may need the given cells above it: a table of numbers, the import of torch.
                before[0] = list(self.given[: self.given.index(given) + 1])
            if not places and not self._contained(given, cells):
                missing.append(given.name)
        missing = [name for name in missing if name != self.checks_module]
        if missing and self.document.form == "notebook":
            self.notes.append(fill(_words.GIVEN_DELETED, name=", ".join(missing)))
        placed: list[Cell] = []
        for number, item in enumerate(cells):
            placed += map(_course_cell, before.get(number, ()))
            placed.append(item.cell)
            if item.given is not None:
                placed.append(_course_cell(item.given))
        return (*placed, *map(_course_cell, before.get(len(cells), ())))

    def _first_use(self, given: GivenCell, cells: Sequence[_Sorted]) -> int:
        """Number of the first cell that answers an exercise which the text puts after `given`."""
        for number, item in enumerate(cells):
            answers = item.read.facts.binds & self.exercises
            if item.cell.kind == "student" and answers - given.follows:
                return number
        return len(cells)

    def _contained(self, given: GivenCell, cells: Sequence[_Sorted]) -> bool:
        return any(_lines(given.facts) <= _lines(item.read.facts) for item in cells)

    def _note(self, text: Text, read: Read, **values: object) -> None:
        place = _place(self.document, read.raw)
        self.notes.append(fill(text, place_fr=place.fr, place_en=place.en, **values))


def _place(document: Document, raw: RawCell) -> Text:
    if document.form == "script":
        return Text(f"Le code de la ligne {raw.first_line}", f"The code at line {raw.first_line}")
    return Text(f"La cellule n° {raw.index + 1}", f"Cell no. {raw.index + 1}")


def _course_cell(given: GivenCell) -> Cell:
    return Cell(-1, given.source, "course", given.grade_id)


def _lines(facts: Facts) -> frozenset[str]:
    return frozenset(facts.code_lines)


def _is_copy(own: Facts, given: Facts) -> bool:
    """Whether a student's cell is a given cell, changed little, added to or rewritten."""
    if _lines(given) <= _lines(own):
        return True
    if given.defines and given.defines <= own.defines:
        return True
    if len(given.code_lines) < 3 or len(own.code_lines) > 4 * len(given.code_lines):
        return False
    matcher = difflib.SequenceMatcher(None, own.code_lines, given.code_lines, autojunk=False)
    return matcher.quick_ratio() >= _SAME_LINES and matcher.ratio() >= _SAME_LINES


def _is_shell(piece: Piece) -> bool:
    return piece.shell or (bool(piece.nodes) and all(is_shell_call(n) for n in piece.nodes))


def _blanked(source: str, pieces: Sequence[Piece]) -> str:
    if not pieces:
        return source
    lines = source.split("\n")
    for piece in pieces:
        for number in range(piece.first_line, piece.last_line + 1):
            lines[number - 1] = ""
    return "\n".join(lines)


def _continued(above: Read, read: Read) -> Facts | None:
    """The two together, when the lower one is the rest of the upper one's last block."""
    source = read.raw.source
    if not re.match(r"(?:[ \t]*\n)*[ \t]+\S", source) or above.facts.empty:
        return None
    if not any(statement.error for statement in statements(source)):
        return None
    whole = Facts.of(above.raw.source.rstrip() + "\n" + source)
    return None if whole.broken or any(s.error for s in statements(whole.source)) else whole
