"""The instructor's settings: grading_config.py, read with traitlets into a frozen value."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from traitlets import Dict, Enum, Float, Int, TraitError, Unicode
from traitlets.config import Config, Configurable
from traitlets.config.loader import PyFileConfigLoader

from autograder.course import Assignment, Exercise
from autograder.errors import UsageError
from autograder.sandbox.limits import Limits
from autograder.text import LANGUAGES, Language

CONFIG_FILE = "grading_config.py"


class AttentionCourse(Configurable):
    """Settings of the course, as `c.AttentionCourse.<name> = value` in grading_config.py."""

    language = Enum(LANGUAGES, "fr", help="Language of notebooks and reports.").tag(config=True)
    points = Dict(
        {},
        help="Points over the catalogue's: {assignment: {exercise or written answer: points}}.",
    ).tag(config=True)
    hint_level = Int(1, min=0, max=3, help="Hints that feedback shows, 0 for none.").tag(
        config=True
    )
    device = Enum(("all", "cpu", "gpu"), "all", help="Devices on which checks run.").tag(
        config=True
    )
    cell_seconds = Float(10.0, min=0.1, help="Limit of one cell while loading.").tag(config=True)
    call_seconds = Float(5.0, min=0.1, help="Limit of one call of a function.").tag(config=True)
    load_seconds = Float(60.0, min=1.0, help="Limit of all cells together.").tag(config=True)
    memory_mb = Int(2048, min=64, help="Memory that a submission may allocate.").tag(config=True)
    course_title = Unicode("", help="Title shown in reports.").tag(config=True)
    student_languages = Dict(
        {}, help="Language of a student's feedback, where it is not the course's: {student: lang}."
    ).tag(config=True)


@dataclass(frozen=True)
class Settings:
    """What grading_config.py says, with the defaults filled in."""

    language: Language = "fr"
    points: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    hint_level: int = 1
    device: str = "all"
    limits: Limits = field(default_factory=Limits)
    course_title: str = ""
    student_languages: Mapping[str, Language] = field(default_factory=dict)

    def language_of(self, student: str | None, default: Language | None = None) -> Language:
        """Of that student's feedback: their own, else `default`, else the course's."""
        return self.student_languages.get(student or "", default or self.language)

    def points_of(self, assignment: Assignment, exercise: Exercise) -> float:
        return float(self.points.get(assignment.name, {}).get(exercise.name, exercise.points))

    def written_points(self, assignment: Assignment, name: str) -> float:
        """Points of a written answer, which counts for nothing unless the course says so."""
        return float(self.points.get(assignment.name, {}).get(name, 0.0))


def find_root(start: Path) -> Path:
    """The folder of grading_config.py, looked for from `start` upwards, then beside the kit."""
    start = start.resolve()
    beside = Path(__file__).resolve().parent.parent
    for folder in (start, *start.parents, beside):
        if (folder / CONFIG_FILE).is_file():
            return folder
    raise UsageError(
        f"No {CONFIG_FILE} in {start} or above it: run the command in the course folder."
    )


def load_settings(root: Path) -> Settings:
    """Read grading_config.py under `root`; defaults when there is none.

    Raises UsageError naming the setting, the rule and the value given.
    """
    path = root / CONFIG_FILE
    config = Config()
    if path.is_file():
        try:
            config = PyFileConfigLoader(CONFIG_FILE, path=str(root)).load_config()
        except Exception as error:
            raise UsageError(f"{path} cannot be read: {type(error).__name__}: {error}") from error
    return settings_from(config, path)


def settings_from(config: Config, path: Path) -> Settings:
    """The frozen settings of a traitlets configuration (nbgrader's own, when it loads ours)."""
    known = set(AttentionCourse.class_trait_names(config=True))
    given = set(config.AttentionCourse) if "AttentionCourse" in config else set()
    if unknown := sorted(given - known):
        raise UsageError(
            f"{path}: c.AttentionCourse.{unknown[0]} is not a setting; "
            f"there are: {', '.join(sorted(known))}."
        )
    try:
        course = AttentionCourse(config=config)
        points = _points(course.points, path)
        languages = _languages(course.student_languages, path)
    except TraitError as error:
        raise UsageError(f"{path}: {error}") from error
    return Settings(
        language=course.language,
        points=points,
        hint_level=course.hint_level,
        device=course.device,
        limits=Limits(
            cell_s=course.cell_seconds,
            call_s=course.call_seconds,
            load_s=course.load_seconds,
            memory_bytes=course.memory_mb << 20,
        ),
        course_title=course.course_title,
        student_languages=languages,
    )


def _languages(languages: Mapping[str, Any], path: Path) -> dict[str, Language]:
    for student, language in languages.items():
        if not isinstance(student, str) or language not in LANGUAGES:
            raise UsageError(
                f"{path}: student_languages[{student!r}] is {language!r}; "
                f"a student's name and one of {', '.join(LANGUAGES)} are expected."
            )
    return dict(languages)


def _points(points: Any, path: Path) -> dict[str, dict[str, float]]:
    checked: dict[str, dict[str, float]] = {}
    for assignment, exercises in points.items():
        if not isinstance(exercises, Mapping):
            raise UsageError(
                f"{path}: c.AttentionCourse.points[{assignment!r}] is not a dictionary."
            )
        for exercise, value in exercises.items():
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not value >= 0:
                raise UsageError(
                    f"{path}: points of {assignment}/{exercise} are {value!r}; "
                    "a number of at least 0 is expected."
                )
            checked.setdefault(assignment, {})[exercise] = float(value)
    return checked


SEED_VARIABLE = "AUTOGRADER_SEED"


def secret_seed(root: Path) -> str:
    """The seed of the hidden inputs: from the environment, else from a 0600 file made once."""
    if given := os.environ.get(SEED_VARIABLE):
        return given
    path = root / ".autograder" / "seed"
    try:
        return _read_seed(path)
    except FileNotFoundError:
        pass
    path.parent.mkdir(mode=0o700, exist_ok=True)
    # Written aside and linked, so that two first gradings at once agree on one seed.
    scratch = path.with_name(f"seed.{os.getpid()}")
    descriptor = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(os.urandom(16).hex() + "\n")
    try:
        os.link(scratch, path)
    except FileExistsError:
        pass
    finally:
        scratch.unlink()
    return _read_seed(path)


def _read_seed(path: Path) -> str:
    seed = path.read_text().strip()
    if not seed:
        raise UsageError(f"{path} is empty: remove it to draw a new secret seed.")
    return seed
