"""The course folder as nbgrader sees it: its configuration, its trees, its gradebook's address."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from autograder.errors import UsageError
from autograder.text import Language, Text

BAD_TIMESTAMP = Text(
    "{} n'est pas une date que nbgrader comprend : {!r}. Corrige le fichier ou supprime-le.",
    "{} is not a date that nbgrader understands: {!r}. Mend the file or delete it.",
)
BAD_CONFIG = Text(
    "La configuration de nbgrader pour {} ne peut pas être lue : {}",
    "nbgrader's configuration for {} cannot be read: {}",
)
TIMESTAMP = "timestamp.txt"
_SHARED = 0o2770


@dataclass(frozen=True)
class CourseFolder:
    """directory: nbgrader's CourseDirectory. config: all that nbgrader itself would load."""

    root: Path
    config: Any
    directory: Any
    language: Language

    @property
    def db_url(self) -> str:
        return str(self.directory.db_url)

    @property
    def course_id(self) -> str:
        return str(self.directory.course_id)

    def source(self, assignment: str) -> Path:
        return self._path(self.directory.source_directory, ".", assignment)

    def release(self, assignment: str) -> Path:
        return self._path(self.directory.release_directory, ".", assignment)

    def autograded(self, student: str, assignment: str) -> Path:
        return self._path(self.directory.autograded_directory, student, assignment)

    def feedback(self, student: str, assignment: str) -> Path:
        return self._path(self.directory.feedback_directory, student, assignment)

    def _path(self, step: str, student: str, assignment: str) -> Path:
        return Path(os.path.normpath(self.directory.format_path(step, student, assignment)))

    def make(self, folder: Path) -> None:
        """Make a student's folder; other instructors may write there where the course says so."""
        folder.mkdir(parents=True, exist_ok=True)
        if self.directory.groupshared:
            for path in (folder, folder.parent, folder.parent.parent):
                mode = path.stat().st_mode
                if path != self.root and mode & _SHARED != _SHARED:
                    with contextlib.suppress(PermissionError):  # another instructor's
                        path.chmod((mode | _SHARED) & 0o2777)

    def permissions(self, *, kept_by_students: bool = False) -> int:
        """Of a new file, as nbgrader's converters set them."""
        if self.directory.groupshared:
            return 0o664
        return 0o644 if kept_by_students else 0o444

    def timestamp(self, folder: Path) -> datetime | None:
        """When what lies in the folder was handed in, by its timestamp.txt: UTC, no zone.

        Raises UsageError for words that are no date.
        """
        from nbgrader.utils import parse_utc

        path = folder / TIMESTAMP
        try:
            words = path.read_text(encoding="utf-8", errors="replace").strip()
        except OSError:
            return None
        if not words:
            return None
        try:
            moment: datetime = parse_utc(words)
        except (ValueError, OverflowError) as error:
            raise UsageError(BAD_TIMESTAMP.to(self.language).format(path, words[:60])) from error
        return moment


def course_folder(root: Path, language: Language) -> CourseFolder:
    """Read the configuration from every place where nbgrader looks, the course's own last.

    Raises UsageError when it cannot be read.
    """
    from nbgrader.apps import NbGrader
    from nbgrader.coursedir import CourseDirectory

    root = root.resolve()
    path, here = list(sys.path), Path.cwd()
    try:
        # nbgrader reads the working folder too, and puts it on the path.
        os.chdir(root)
        app = NbGrader(log_level=50)
        app.initialize([], root=str(root))
        config = app.config
    except (Exception, SystemExit) as error:
        message = BAD_CONFIG.to(language).format(root, f"{type(error).__name__}: {error}")
        raise UsageError(message) from error
    finally:
        os.chdir(here)
        # Last, so that a plug-in of the course's is found and shadows nothing.
        sys.path[:] = path if str(root) in path else [*path, str(root)]
    config.CourseDirectory.root = str(root)
    return CourseFolder(root, config, CourseDirectory(config=config), language)


@contextlib.contextmanager
def tools_on_path() -> Iterator[None]:
    """nbgrader runs `alembic` by name when it makes a gradebook."""
    before = os.environ.get("PATH", "")
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), before])
    try:
        yield
    finally:
        os.environ["PATH"] = before
