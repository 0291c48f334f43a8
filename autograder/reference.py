"""The reference of an assignment: its solutions, imported in the grader's process alone."""

from __future__ import annotations

import functools
import importlib.util
import sys
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from autograder.course import Course
from autograder.errors import CannotGrade


def load_reference(course: Course, assignment: str) -> ModuleType:
    """Import `solutions/<assignment>.py` under a name of its own. Raises CannotGrade."""
    path = course.solutions / f"{assignment}.py"
    name = f"_reference_{assignment}"
    if not path.is_file():
        raise CannotGrade(f"{path} does not exist: it is the reference of {assignment}.")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def source_of(course: Course, assignment: str) -> str:
    return Path(course.solutions / f"{assignment}.py").read_text(encoding="utf-8")


@functools.lru_cache(maxsize=8)
def _compiled(source: str) -> CodeType:
    # Once, not once a known mistake. Without the __future__ of this module: annotations that stay
    # words would make a dataclass look for its module.
    return compile(source, "<reference>", "exec", dont_inherit=True)


def namespace_with(source: str, replacement: str) -> dict[str, Any]:
    """A fresh namespace of the reference in which `replacement` was defined last."""
    namespace: dict[str, Any] = {"__name__": "_replay"}
    exec(_compiled(source), namespace)
    exec(compile(replacement, "<known mistake>", "exec", dont_inherit=True), namespace)
    return namespace
