"""What Gradescope runs for each submission: one assignment, in its container's layout.

`python -m autograder.exports.gradescope_run ps1_softmax`; the layout is below /autograder, or
below AUTOGRADER_GRADESCOPE_ROOT. What is printed here the course's staff alone can read.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import cast

from autograder.admit import read_submission
from autograder.catalogue import attention_course
from autograder.course import Course
from autograder.engine import DeviceChoice, open_engine
from autograder.errors import AutograderError
from autograder.exports.gradescope import results_data
from autograder.rendering.origin import located
from autograder.settings import Settings, load_settings
from autograder.submissions import answered_submissions
from autograder.text import Text
from autograder.values import Rejection, Report, Submission

ROOT_VARIABLE = "AUTOGRADER_GRADESCOPE_ROOT"
_SUBMISSION = "submission"

NOTHING_HANDED_IN = Text(
    "Aucun fichier pour {0} n'a été trouvé : dépose {0}.ipynb ou {0}.py.",
    "No file for {0} was found: upload {0}.ipynb or {0}.py.",
)
NO_MARK = Text(
    "Pas de note : la panne est de notre côté ({}). Relance le correcteur pour cette copie.",
    "No mark: the fault is ours ({}). Run the autograder again for this submission.",
)
COULD_NOT_GRADE = 3


def main(arguments: list[str]) -> int:
    """Write results.json; 3, and no results at all, where that would be a 0 for our fault."""
    (name,) = arguments
    root = Path(os.environ.get(ROOT_VARIABLE, "/autograder"))
    course = attention_course(root / "source")
    settings = load_settings(course.root)
    try:
        report = grade(course, settings, root, name)
    except AutograderError as error:
        print(error)
        return COULD_NOT_GRADE
    for flag in report.attention:
        print(flag)
    print(f"{report.status.value}, {report.sandbox or 'no sandbox'}")
    data = results_data(report, settings.language, settings.hint_level)
    if data is None:
        reason = report.reason.to(settings.language) if report.reason else report.status.value
        print(NO_MARK.to(settings.language).format(reason))
        return COULD_NOT_GRADE
    results = root / "results"
    results.mkdir(exist_ok=True)
    (results / "results.json").write_text(json.dumps(data), encoding="utf-8")
    return 0


def grade(course: Course, settings: Settings, root: Path, name: str) -> Report:
    """The report of what lies in submission/. Raises CannotGrade where nothing isolates.

    Solutions and hidden tests lie in the same container: without isolation a submission could
    read them, so there is no falling back to a plain process here.
    """
    found = next(
        one
        for one in answered_submissions(root, course, course.assignment(name))
        if one.student == _SUBMISSION
    )
    if found.file is None:
        nothing = Text(NOTHING_HANDED_IN.fr.format(name), NOTHING_HANDED_IN.en.format(name))
        submission: Submission | Rejection = Rejection("", nothing, name)
    else:
        submission = read_submission(found.file, course, assignment=name)
    devices = cast(DeviceChoice, settings.device)
    with open_engine(course, settings, devices=devices) as engine:
        report = engine.grade(submission)
    return report if isinstance(submission, Rejection) else located(report, submission)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
