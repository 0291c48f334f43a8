"""checks.py as it is built for students, loaded as they load it."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from autograder.build.visible import render_checks
from autograder.catalogue import attention_course
from autograder.course import Course
from autograder.reference import load_reference
from autograder.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def course() -> Course:
    return attention_course(ROOT)


@pytest.fixture(scope="session")
def checks_file(course: Course, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built file, with every level of hint."""
    path = tmp_path_factory.mktemp("student") / "checks.py"
    path.write_text(render_checks(course, Settings(hint_level=3)).whole, encoding="utf-8")
    return path


@pytest.fixture(scope="session")
def loaded(checks_file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("checks", checks_file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # dataclasses look their module up by name.
    sys.modules["checks"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checks(loaded: ModuleType) -> Iterator[ModuleType]:
    """The module, in French; what a test changes of its language is put back."""
    loaded.use_language("fr")
    yield loaded
    loaded.use_language("fr")


@pytest.fixture(scope="session")
def references(course: Course) -> dict[str, ModuleType]:
    """The solution of each assignment."""
    return {a.name: load_reference(course, a.name) for a in course.assignments}


@pytest.fixture(scope="session")
def reference(references: dict[str, ModuleType]) -> ModuleType:
    return references["ps1_softmax"]
