"""Keep what was computed for checks.py: a second build of unchanged texts does not wait.

Running some hundred known mistakes on the published inputs takes most of a build. What comes out
depends on files alone, so it is kept under their digest, in a folder that git ignores.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import torch

import autograder
from autograder.course import Assignment, Course
from autograder.mistakes import Mistake
from autograder.settings import Settings

Block = dict[str, dict[str, Any]]

_KIT = Path(autograder.__file__).parent
# Whatever the block of an assignment is made by, besides its own solutions.
_MAKERS = (
    "build/visible/*.py",
    "misconceptions/**/*.py",
    *(f"{name}.py" for name in ("catalogue", "course", "mistakes", "reference", "text")),
)


def kept(
    course: Course,
    assignment: Assignment,
    settings: Settings,
    mistakes: Sequence[Mistake],
    make: Callable[[], Block],
) -> Block:
    """The block that `make` gives, or gave for the very same files, settings and versions.

    mistakes: those that it is made with.
    A folder that cannot be written, or a damaged file, only costs the time.
    """
    digest = _digest(course, assignment, settings, mistakes)
    folder = course.root / ".autograder" / "checks"
    file = folder / f"{assignment.name}-{digest}.json"
    with contextlib.suppress(OSError, ValueError):
        found: Block = json.loads(file.read_text(encoding="utf-8"))
        return found
    block = make()
    with contextlib.suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for old in folder.glob(f"{assignment.name}-*.json"):
            old.unlink(missing_ok=True)
        scratch = file.with_suffix(f".{os.getpid()}")
        scratch.write_text(json.dumps(block, ensure_ascii=False), encoding="utf-8")
        scratch.replace(file)
    return block


def _digest(
    course: Course, assignment: Assignment, settings: Settings, mistakes: Sequence[Mistake]
) -> str:
    points = [settings.points_of(assignment, exercise) for exercise in assignment.exercises]
    versions = (torch.__version__, sys.version_info[:3])
    made_of = (assignment, points, versions, [m.name for m in mistakes])
    digest = hashlib.sha256(repr(made_of).encode())
    paths = [path for pattern in _MAKERS for path in sorted(_KIT.glob(pattern))]
    for path in (*paths, course.solutions / f"{assignment.name}.py"):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:24]
