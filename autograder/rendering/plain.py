"""Words of a student's program, made safe and short enough to show in a terminal."""

from __future__ import annotations

import unicodedata

from autograder.text import Language

# Controls can move the cursor or recolour the screen, formats can reverse the reading order:
# with either, a submission could draw a mark that it did not get.
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_KEPT = {"\n", "\t", "\u200c", "\u200d"}  # the joiners spell Persian, Hindi and some emoji


def printable(words: str, limit: int = 2000) -> str:
    """The same words with every unprintable character shown as �, cut after `limit`."""
    shown = "".join(
        "�" if unicodedata.category(c) in _HIDDEN and c not in _KEPT else c for c in words[:limit]
    )
    return shown + "…" if len(words) > limit else shown


def one_line(words: str, limit: int = 300) -> str:
    return printable(" ".join(words.split()), limit)


def number(points: float, language: Language) -> str:
    """A mark as people write it: at most two decimals, a comma in French."""
    words = f"{points:.2f}".rstrip("0").rstrip(".")
    return words.replace(".", ",") if language == "fr" else words
