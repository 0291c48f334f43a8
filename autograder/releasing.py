"""What students may have of an assignment, and nothing else, as one zip."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from autograder.build import check_build
from autograder.build.protection import LEFT_ASIDE
from autograder.course import Assignment, Course
from autograder.errors import UsageError
from autograder.exports.zips import zip_bytes
from autograder.settings import Settings
from autograder.text import Language, Text

NOT_FIT = Text(
    "{} ne peut pas être distribué :\n{}",
    "{} cannot be handed out:\n{}",
)


def release_files(
    course: Course, settings: Settings, assignment: Assignment, language: Language
) -> dict[str, Path]:
    """Where each file of the release lies, by its path in the zip.

    The notebook with what lies beside it in release/, and the same text as a plain program. The
    whole is built again and compared first: raises UsageError naming what is missing, stale,
    not of the build, or gives an answer away.
    """
    name = assignment.name
    release = Path("release", name)
    script = Path("assignments", f"{name}.py")
    checked = check_build(course, settings, language=language)
    bad = [f for f in checked.findings if f.file == script or f.file.is_relative_to(release)]
    if bad:
        raise UsageError(NOT_FIT.to(language).format(name, "\n".join(map(str, bad))))
    found = [
        path.relative_to(course.root)
        for path in sorted((course.root / release).rglob("*"))
        if path.is_file() and not set(LEFT_ASIDE) & set(path.relative_to(course.root).parts)
    ]
    files = {f"{name}/{path.relative_to(release).as_posix()}": path for path in found}
    files[f"{name}/{script.name}"] = script
    return {inside: course.root / path for inside, path in sorted(files.items())}


def release_zip(files: Mapping[str, Path]) -> bytes:
    """The same bytes for the same files, whenever and wherever it is made."""
    return zip_bytes({inside: path.read_bytes() for inside, path in files.items()})
