"""A sentence in the two languages that a student may read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Language = Literal["fr", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)


@dataclass(frozen=True)
class Text:
    """The same sentence in French (tu) and in English."""

    fr: str
    en: str

    def to(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en

    def __add__(self, other: Text) -> Text:
        return Text(fr=self.fr + other.fr, en=self.en + other.en)


def same(words: str) -> Text:
    """A text that needs no translation: code, a formula, a library's own message."""
    return Text(fr=words, en=words)
