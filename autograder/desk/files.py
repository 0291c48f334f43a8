"""Files that are whole at every moment, and one run at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from autograder.errors import UsageError
from autograder.text import Language, Text

ANOTHER_RUN = Text(
    "Une autre correction de {} est en cours : attends qu'elle finisse, puis relance.",
    "Another run is grading {}: wait until it ends, then start again.",
)


def write(path: Path, words: str, permissions: int | None = None) -> None:
    """The whole file or the old one, whatever interrupts. permissions: of the new one."""
    scratch = path.with_name(f".{path.name[:100]}.{os.getpid()}")
    try:
        scratch.write_text(words, encoding="utf-8", newline="\n")
        if permissions is not None:
            scratch.chmod(permissions)
        scratch.replace(path)
    except OSError:
        scratch.unlink(missing_ok=True)
        raise


def sweep(folder: Path) -> None:
    """Remove what a killed run left half-written."""
    for path in folder.glob(".*.*"):
        if path.name.rpartition(".")[2].isdigit() and path.is_file():
            path.unlink(missing_ok=True)


@contextmanager
def one_run(folder: Path, assignment: str, language: Language) -> Iterator[None]:
    """Hold the folder of reports; the system lets go of it with the process, however that ends.

    Raises UsageError while another run holds it.
    """
    try:
        import fcntl
    except ImportError:  # Windows, where only one's own code is graded
        yield
        return
    with (folder / ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise UsageError(ANOTHER_RUN.to(language).format(assignment)) from None
        yield
