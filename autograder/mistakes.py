"""Known mistakes: small wrong programs, each with a key and three levels of hint."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.course import Course
from autograder.text import Text
from autograder.values import Hint

Program = Callable[..., Any]


@dataclass(frozen=True)
class Mistake:
    """A wrong implementation of one exercise.

    key: of the list of known mistakes (SM-4), or of ours where the list has none.
    function: which of its functions, where an exercise has several; "" for the first.
    family: mistakes of one exercise that no input can tell apart carry the same family.
    visible: False when the visible check cannot see it; `why_hidden` then says why.
    """

    exercise: str
    key: str
    program: Program
    levels: tuple[Text, Text, Text]
    family: str = ""
    why_hidden: str = ""
    function: str = ""

    @property
    def name(self) -> str:
        return self.program.__name__

    @property
    def variant(self) -> str:
        """What tells this program from the others of its exercise ("no_shift")."""
        return self.name.partition("__")[2]

    @property
    def hint(self) -> Hint:
        return Hint(self.key, self.levels)

    def source(self) -> str:
        """The program as a student would submit it: renamed, without its decorator."""
        tree = ast.parse(textwrap.dedent(_text_of(self.program)))
        node = tree.body[0]
        assert isinstance(node, (ast.FunctionDef, ast.ClassDef))
        node.decorator_list = []
        node.name = self.function or self.exercise
        return ast.unparse(tree) + "\n"


def _text_of(program: Program) -> str:
    """The definition as it was written.

    inspect reads a whole module again for each class that it looks up, and there are hundreds.
    """
    if inspect.isclass(program):
        path = inspect.getsourcefile(program)
        found = _classes(path).get(program.__name__) if path else None
        if found:
            return found
    return inspect.getsource(program)


@functools.cache
def _classes(path: str) -> dict[str, str]:
    """{name: definition} of the classes at the top of a module."""
    lines = Path(path).read_text(encoding="utf-8").splitlines(keepends=True)
    nodes = [n for n in ast.parse("".join(lines)).body if isinstance(n, ast.ClassDef)]
    return {n.name: "".join(lines[n.lineno - 1 : n.end_lineno]) for n in nodes}


class Mistakes:
    """Collects the mistakes of one assignment; used as a decorator factory."""

    def __init__(self) -> None:
        self.all: list[Mistake] = []

    def of(
        self,
        exercise: str,
        key: str,
        *,
        fr: tuple[str, str, str],
        en: tuple[str, str, str],
        family: str = "",
        why_hidden: str = "",
        function: str = "",
    ) -> Callable[[Program], Program]:
        """Decorate `<exercise>__<variant>`: the wrong program, self-contained.

        function: where the exercise has several and this is not the first, the one that the
        program replaces; it is then called `<function>__<variant>`.

        It may call the other exercises of its assignment by name and use `torch`, `nn`,
        `math` and `np`; nothing else of its module (its source travels alone).
        fr, en: the three hint levels: the idea, the place, nearly the code.
        """
        levels = tuple(Text(f, e) for f, e in zip(fr, en, strict=True))
        assert len(levels) == 3

        def add(program: Program) -> Program:
            replaced = function or exercise
            assert program.__name__.startswith(replaced + "__"), program.__name__
            self.all.append(Mistake(exercise, key, program, levels, family, why_hidden, function))
            return program

        return add


def known_mistakes(course: Course, assignment: str) -> tuple[Mistake, ...]:
    """The registered mistakes of an assignment; none while it has no module of them."""
    name = f"{course.mistakes}.{assignment}"
    try:
        return tuple(importlib.import_module(name).MISTAKES.all)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return ()
