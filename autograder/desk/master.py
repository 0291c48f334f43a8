"""The cells that an assignment gives to its students, as the gradebook knows them."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

NBGRADER_SCHEMA = 3
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}

Cell = dict[str, Any]  # of a notebook, as JSON has it


@dataclass(frozen=True)
class MasterCell:
    """A cell that nbgrader knows. points: of a graded one, else None."""

    name: str
    cell_type: str
    source: str
    checksum: str | None
    locked: bool
    solution: bool
    points: float | None = None
    task: bool = False

    @property
    def grade(self) -> bool:
        return self.points is not None and not self.task

    @property
    def by_hand(self) -> bool:
        """Whether people grade it: an answer in prose, or a task."""
        return self.task or (self.grade and self.solution)

    @property
    def checks(self) -> bool:
        """Whether it carries the points of an exercise."""
        return self.grade and not self.solution

    def metadata(self) -> dict[str, Any]:
        made: dict[str, Any] = {
            "cell_type": self.cell_type,
            "checksum": self.checksum,
            "grade": self.grade,
            "grade_id": self.name,
            "locked": self.locked,
            "schema_version": NBGRADER_SCHEMA,
            "solution": self.solution,
            "task": self.task,
        }
        if self.points is not None:
            made["points"] = self.points
        return made


@dataclass(frozen=True)
class Master:
    """cells: by name, in the order of the notebook. layout: all cells of the release, with prose.

    kernel: the kernelspec that every graded notebook gets.
    """

    cells: Mapping[str, MasterCell]
    layout: Sequence[Cell] = ()
    kernel: Mapping[str, Any] = field(default_factory=lambda: KERNEL)

    def blank(self) -> list[Cell]:
        """The release's cells, or those that nbgrader knows where there is no release."""
        if self.layout:
            return copy.deepcopy(list(self.layout))
        return [
            new_cell(cell.cell_type, cell.source, {"nbgrader": cell.metadata()})
            for cell in self.cells.values()
        ]


def new_cell(kind: str, source: str, metadata: Mapping[str, Any] | None = None) -> Cell:
    """A cell of format 4 without an id. kind: "code" or "markdown"."""
    cell: Cell = {"cell_type": kind, "metadata": dict(metadata or {}), "source": source}
    if kind == "code":
        cell |= {"execution_count": None, "outputs": []}
    return cell


def master_from(
    kept: Any, layout: Sequence[Cell] = (), kernel: Mapping[str, Any] | None = None
) -> Master:
    """Of a notebook of nbgrader's gradebook."""
    graded = {cell.name: cell.max_score for cell in (*kept.grade_cells, *kept.task_cells)}
    tasks = {cell.name for cell in kept.task_cells}
    solutions = {cell.name for cell in kept.solution_cells}
    found = {
        cell.name: MasterCell(
            name=cell.name,
            cell_type=cell.cell_type,
            source=cell.source or "",
            checksum=cell.checksum,
            locked=cell.locked,
            solution=cell.name in solutions,
            points=graded.get(cell.name),
            task=cell.name in tasks,
        )
        for cell in kept.source_cells
    }
    named = [cell.get("metadata", {}).get("nbgrader", {}).get("grade_id") for cell in layout]
    order = {name: place for place, name in enumerate(named) if name}
    # The database keeps no order; the release does.
    names = sorted(found, key=lambda name: (order.get(name, len(order)), name))
    return Master({name: found[name] for name in names}, layout, kernel or KERNEL)
