"""Put one student's files into submitted/<student>/<assignment>/, whole or not at all."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Mapping
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

TIMESTAMP = "timestamp.txt"
_STAGE = ".collecting-"
_OLD = ".replaced-"


class Placed(StrEnum):
    """What became of a submission."""

    NEW = "new"
    UNCHANGED = "unchanged"
    KEPT = "kept"  # another one lies there already
    REPLACED = "replaced"
    UNMATCHED = "unmatched"  # nobody of the list
    CLASH = "clash"  # two people would have one folder
    EMPTY = "empty"  # nothing that may be written


def place(
    folder: Path,
    files: Mapping[str, bytes],
    *,
    time: datetime | None = None,
    replace: bool = False,
    dry_run: bool = False,
) -> Placed:
    """Make `folder` hold `files` (by relative path), and nothing of an earlier submission.

    What already lies there is left alone unless `replace`; nbgrader's timestamp.txt is added
    where the time is known. An interruption leaves the old folder or the new one.
    """
    before = _digests(folder)
    work = {name: _digest(content) for name, content in files.items() if name != TIMESTAMP}
    if before == work:
        if time is not None and not (folder / TIMESTAMP).exists() and not dry_run:
            (folder / TIMESTAMP).write_text(timestamp(time), encoding="ascii")
        return Placed.UNCHANGED
    if before and not replace:
        return Placed.KEPT
    if not dry_run:
        _write(folder, files, time)
    return Placed.REPLACED if before else Placed.NEW


def timestamp(time: datetime) -> str:
    """As nbgrader writes it in an exchange: 2026-11-30 08:15:00.000000 UTC."""
    return time.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f %Z")


def _write(folder: Path, files: Mapping[str, bytes], time: datetime | None) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    stage = folder.with_name(f"{_STAGE}{os.getpid()}")
    old = folder.with_name(f"{_OLD}{os.getpid()}")
    try:
        for name, content in files.items():
            path = stage / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        if time is not None and TIMESTAMP not in files:
            (stage / TIMESTAMP).write_text(timestamp(time), encoding="ascii")
        if folder.exists():
            folder.rename(old)
        stage.rename(folder)
    finally:
        shutil.rmtree(stage, ignore_errors=True)
        if folder.exists():
            shutil.rmtree(old, ignore_errors=True)


def _digests(folder: Path) -> dict[str, str]:
    """Of what lies there, without the time and what editors leave behind."""
    return {
        path.relative_to(folder).as_posix(): _digest(path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and path.relative_to(folder).as_posix() != TIMESTAMP
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    }


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
