"""Write once what a data block says several times: hints, inputs, answers of alike mistakes.

A repeated part stands in a table under a name drawn from its content, so that an exercise added
elsewhere leaves its line as it is; `checks_template._whole` puts it back.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

REFERENCE = "same"
SHORTEST = 40  # characters; a reference takes 18


def shared(data: Any) -> tuple[dict[str, Any], Any]:
    """(table, data): the data with {"same": name} where the table has the part.

    A part of the table refers only to parts before it.
    """
    times: Counter[str] = Counter()
    _count(data, times)
    table: dict[str, Any] = {}
    names: dict[str, str] = {}

    def with_references(part: Any) -> Any:
        text = _text(part)
        if text is None or times[text] < 2:
            return inside(part)
        if text not in names:
            content = inside(part)
            names[text] = name = hashlib.sha256(text.encode()).hexdigest()[:7]
            assert name not in table, f"two parts of the data block share the name {name}"
            table[name] = content
        return {REFERENCE: names[text]}

    def inside(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: with_references(value) for key, value in part.items()}
        return [with_references(item) for item in part] if isinstance(part, list) else part

    return table, inside(data)


def _count(part: Any, times: Counter[str]) -> None:
    """How often each part stands in the data; once for what only a repeated part holds."""
    text = _text(part)
    if text is not None:
        times[text] += 1
        if times[text] > 1:
            return
    for inner in part.values() if isinstance(part, dict) else part:
        if isinstance(inner, (dict, list)):
            _count(inner, times)


def _text(part: Any) -> str | None:
    """What a part is recognised by; None for what is not worth a reference."""
    if not isinstance(part, (dict, list)):
        return None
    text = json.dumps(part, ensure_ascii=False)
    return text if len(text) >= SHORTEST else None


__all__ = ["REFERENCE", "shared"]
