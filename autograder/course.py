"""What the engine is told about a course: a frozen value, handed over by the caller."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from autograder.text import Text


@dataclass(frozen=True)
class Exercise:
    """One entry of the catalogue.

    names: the public functions or classes, the first being the name of the exercise.
    forbidden: operators that must not run while a call of this exercise is checked, as the
    recorder names them ("aten::_softmax", "torch.nn.functional.dropout"); empty when free.
    """

    id: str
    names: tuple[str, ...]
    points: float
    title: Text
    optional: bool = False
    needs: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    document: str = ""  # document and section where it comes from
    document_number: str = ""  # its number there ("3.1"), where the document gives one

    @property
    def name(self) -> str:
        return self.names[0]

    @property
    def order(self) -> tuple[int, ...]:
        """Its place in the catalogue: "2.10" comes after "2.9"."""
        return tuple(int(part) for part in self.id.split("."))


@dataclass(frozen=True)
class Assignment:
    """An assignment and its exercises, in the order of presentation."""

    name: str
    title: Text
    exercises: tuple[Exercise, ...]
    pages: tuple[str, ...] = ()  # interactive pages of solutions/explorers/ that go with it
    files: tuple[str, ...] = ()  # files of solutions/data/ that go with it, as they are

    def exercise(self, name: str) -> Exercise:
        """The exercise of that name or of one of its functions; KeyError when there is none."""
        for exercise in self.exercises:
            if name in exercise.names:
                return exercise
        raise KeyError(name)

    @property
    def defined_names(self) -> frozenset[str]:
        return frozenset(name for exercise in self.exercises for name in exercise.names)


@dataclass(frozen=True)
class Course:
    """Where a course lives and what it contains. The engine knows no assignment by name."""

    name: str
    assignments: tuple[Assignment, ...]
    root: Path  # holds solutions/, assignments/, source/, release/, grading_config.py
    graders: Path  # directory of test_<assignment>.py, and test_<assignment>_<part>.py
    mistakes: str  # package of the known mistakes, one module an assignment
    checks_module: str = "checks"  # the public visible checks that submissions import
    given_files: tuple[str, ...] = field(default=("checks.py",))

    def assignment(self, name: str) -> Assignment:
        for assignment in self.assignments:
            if assignment.name == name:
                return assignment
        raise KeyError(name)

    def grader_files(self, assignment: str) -> tuple[Path, ...]:
        """Its hidden tests: test_<assignment>.py, and test_<assignment>_<part>.py in order."""
        parts = sorted(self.graders.glob(f"test_{assignment}_*.py"))
        return (self.graders / f"test_{assignment}.py", *parts)

    @property
    def solutions(self) -> Path:
        return self.root / "solutions"

    @property
    def release(self) -> Path:
        return self.root / "release"
