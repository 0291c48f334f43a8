"""What every command needs first: the course, its settings, the language."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from autograder.catalogue import attention_course
from autograder.course import Course
from autograder.text import Language, Text

if TYPE_CHECKING:
    from autograder.settings import Settings

Device = Literal["all", "cpu", "gpu"]


@dataclass(frozen=True)
class Setting:
    """The course that the command works on."""

    course: Course
    settings: Settings
    language: Language

    def say(self, text: Text) -> str:
        return text.to(self.language)

    def device(self, wanted: Device | None) -> Device:
        if wanted is not None:
            return wanted
        device = self.settings.device
        return "cpu" if device == "cpu" else "gpu" if device == "gpu" else "all"


def open_course(language: Language | None = None, start: Path | None = None) -> Setting:
    """The course found from the working folder upwards, or the one that the kit lies in."""
    from autograder.settings import find_root, load_settings

    root = find_root(start or Path.cwd())
    settings = load_settings(root)
    return Setting(attention_course(root), settings, language or settings.language)
