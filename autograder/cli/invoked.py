"""The command as it was invoked, so that what is printed can be typed as it stands."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

NAME = "autograder"


def program() -> str:
    """`autograder` where the shell finds this very one; else the path, or `python -m autograder`.

    A shell hands over the whole path of what it found in PATH: the path as such says nothing.
    """
    typed = Path(sys.argv[0])
    if typed.name == "__main__.py" and typed.parent.name == NAME:
        return f"{_shown(Path(sys.executable))} -m {NAME}"
    if typed.stem.lower() != NAME or typed.parent == Path():
        return NAME
    return _shown(typed)


def _shown(path: Path) -> str:
    found = shutil.which(path.name)
    if found and _same(Path(found), path):
        return path.name.removesuffix(".exe")
    absolute = Path(os.path.abspath(path))  # not resolved: a link of a .venv leads out of it
    try:
        path = absolute.relative_to(Path.cwd())
    except ValueError:
        return quoted(absolute)
    return quoted(path)


def _same(one: Path, other: Path) -> bool:
    return os.path.abspath(one) == os.path.abspath(other)


def quoted(path: Path | str) -> str:
    """A path as a shell of this system takes it."""
    words = str(path)
    if os.name == "nt":
        return f'"{words}"' if " " in words else words
    return shlex.quote(words)
