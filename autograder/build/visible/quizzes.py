"""The "predict, then answer" questions of an assignment, read from quizzes_<psN>.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def read_quizzes(solutions: Path, assignment: str) -> dict[str, dict[str, Any]]:
    """{id: question} of an assignment; none where it has no file of them."""
    path = solutions / f"quizzes_{assignment.split('_')[0]}.toml"
    if not path.is_file():
        return {}
    return dict(tomllib.loads(path.read_text(encoding="utf-8")))


__all__ = ["read_quizzes"]
