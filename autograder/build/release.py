"""nbgrader's own `generate_assignment`, in this process."""

from __future__ import annotations

import contextlib
import io
import logging
from collections.abc import Iterator
from pathlib import Path

from nbgrader.converters import GenerateAssignment
from nbgrader.coursedir import CourseDirectory
from traitlets.config.loader import Config, PyFileConfigLoader

from autograder.build.regions import STUB
from autograder.build.written import TEXT_STUB
from autograder.desk.folder import tools_on_path
from autograder.errors import UsageError
from autograder.text import Language

NBGRADER_CONFIG = "nbgrader_config.py"


def generate(
    assignment: str, *, root: Path, config_of: Path, language: Language, gradebook: bool
) -> None:
    """Make `release/<assignment>` from `source/<assignment>` under `root`.

    config_of: the course whose nbgrader_config.py is followed.
    language: of what stands in the place of a written answer.
    gradebook: register the assignment in that course's gradebook; without it nothing but the
    release is written.
    Raises UsageError with nbgrader's own words when it refuses.
    """
    config = _course_config(config_of)
    config.ClearSolutions.code_stub = {"python": STUB}
    config.ClearSolutions.text_stub = TEXT_STUB.to(language)
    config.CourseDirectory.root = str(root.resolve())
    config.CourseDirectory.assignment_id = assignment
    config.BaseConverter.force = True
    if not gradebook:
        config.GenerateAssignment.no_database = True
        config.SaveCells.enabled = False
    with _captured_log() as log, tools_on_path():
        directory = CourseDirectory(config=config, log=log.logger)
        converter = GenerateAssignment(coursedir=directory, config=config, log=log.logger)
        try:
            converter.start()
        except (Exception, SystemExit) as error:
            raise UsageError(
                f"nbgrader could not make release/{assignment}: {error}\n{log.text()}".strip()
            ) from error


def _course_config(root: Path) -> Config:
    if not (root / NBGRADER_CONFIG).is_file():
        return Config()
    try:
        return PyFileConfigLoader(NBGRADER_CONFIG, path=str(root)).load_config()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise UsageError(f"{root / NBGRADER_CONFIG} cannot be read: {reason}") from error


class _Log:
    """nbgrader's log, kept to be shown only when something went wrong."""

    def __init__(self) -> None:
        self._stream = io.StringIO()
        self.logger = logging.Logger("autograder.build.nbgrader", logging.WARNING)
        self.logger.addHandler(logging.StreamHandler(self._stream))

    def text(self) -> str:
        return self._stream.getvalue().strip()


@contextlib.contextmanager
def _captured_log() -> Iterator[_Log]:
    log = _Log()
    with contextlib.redirect_stdout(io.StringIO()):
        yield log
