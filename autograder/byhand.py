"""Grade one file with pytest's own runner: for authors who debug a hidden test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from autograder.admit import read_submission
from autograder.catalogue import attention_course
from autograder.checking import CheckSpec
from autograder.collect import check_name
from autograder.draw import Draw
from autograder.engine import open_engine
from autograder.errors import UsageError
from autograder.proxy import SandboxedStudent
from autograder.session import Session
from autograder.settings import find_root, load_settings, secret_seed
from autograder.values import Rejection


class ByHand:
    """What the fixtures of graders/conftest.py need: a loaded submission and the reference."""

    def __init__(self, session: Session, loaded: Any, files: frozenset[str], seed: str) -> None:
        self._session, self._assignment, self._seed = session, loaded.assignment, seed
        self._files = files
        self.reference = loaded.reference

    @classmethod
    @contextmanager
    def open(cls, file: Path) -> Iterator[ByHand]:
        root = find_root(Path.cwd())
        course, settings = attention_course(root), load_settings(root)
        submission = read_submission(file, course)
        if isinstance(submission, Rejection):
            raise UsageError(f"{file}: {submission.reason.en}")
        with open_engine(course, settings, own_code=True) as engine:
            loaded = engine.loaded(submission.assignment)
            with Session(engine.sandbox, submission, loaded.files, settings.limits) as session:
                files = frozenset(f.name for f in course.grader_files(submission.assignment))
                yield cls(session, loaded, files, secret_seed(root))

    def grades(self, test_file: Path) -> bool:
        return test_file.name in self._files

    def student(self, spec: CheckSpec, device: str) -> SandboxedStudent:
        return SandboxedStudent(self._session, self._assignment, device, spec.patience)

    def draw(self, item: pytest.Function) -> Draw:
        return Draw(self._seed, check_name(item))
