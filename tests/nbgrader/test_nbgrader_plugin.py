"""What the preprocessors write and save, with an engine that gives made-up reports."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import nbformat
import pytest
from nbgrader.converters import Autograde, NbGraderException
from nbgrader.coursedir import CourseDirectory
from nbgrader.utils import determine_grade
from traitlets.config.loader import PyFileConfigLoader

from autograder import nbgrader_plugin
from autograder.build.notebook import check_id
from autograder.catalogue import PS1
from autograder.desk.cells import feedback_html, scaled, write_scores
from autograder.errors import CannotGrade
from autograder.settings import Settings
from autograder.text import Text, same
from autograder.values import (
    CellOutcome,
    CellReport,
    CheckOutcome,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Hint,
    Report,
    Status,
    Submission,
)

NAME = "ps1_softmax"
HINT = Hint("SM-1", (Text("idée", "idea"), Text("lieu", "place"), Text("code", "code here")))


def result(name: str, outcome: CheckOutcome, device: str = "cpu") -> CheckResult:
    passed = outcome is CheckOutcome.PASSED
    message = None if passed else Text("Ta réponse a `3` < lignes.", "Your answer has `3` < rows.")
    fact = Text(f"Fait {name}.", f"Fact {name}.")
    return CheckResult(name, device, 1.0, outcome, message, None if passed else HINT, fact)


def exercise(name: str, *outcomes: CheckOutcome, points: float = 2.0) -> ExerciseResult:
    checks = tuple(result(f"c{i}", outcome) for i, outcome in enumerate(outcomes))
    graded = any(o is not CheckOutcome.NOT_GRADED for o in outcomes)
    outcome = ExerciseOutcome.PARTIAL if graded else ExerciseOutcome.NOT_GRADED
    return ExerciseResult("1.1", name, points, outcome, checks)


def report(*exercises: ExerciseResult, **fields: object) -> Report:
    plain = Report(NAME, f"{NAME}.ipynb", Status.GRADED, exercises=exercises)
    return replace(plain, **fields)  # type: ignore[arg-type]


def whole(**changed: ExerciseResult) -> Report:
    """A report in which every exercise passed but those given."""
    passed = {e.name: exercise(e.name, CheckOutcome.PASSED, points=e.points) for e in PS1.exercises}
    return report(*(passed | changed).values())


# -- the number in a check cell ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("passed", "failed", "points", "score"),
    [(3, 0, 2.0, 2.0), (0, 3, 2.0, 0.0), (1, 2, 2.0, 2.0 / 3), (1, 1, 7.0, 3.5), (2, 1, 0.0, 0.0)],
)
def test_score_is_scaled_to_the_points_of_the_cell(
    passed: int, failed: int, points: float, score: float
) -> None:
    """With the report's own points it is the report's own score, to the last digit."""
    outcomes = (CheckOutcome.PASSED,) * passed + (CheckOutcome.FAILED,) * failed
    assert scaled(exercise("f", *outcomes), points) == score


@pytest.mark.parametrize(("weight", "wanted"), [(-3.0, 2.0), (-0.5, 0.0)])
def test_score_stays_between_zero_and_the_points(weight: float, wanted: float) -> None:
    """nbgrader refuses more than the points, and gives full marks for less than 0."""
    odd = exercise("f", CheckOutcome.PASSED, CheckOutcome.FAILED)
    odd = replace(odd, checks=(replace(odd.checks[0], weight=weight), odd.checks[1]))
    assert not 0.0 <= odd.score <= 2.0
    assert scaled(odd, 2.0) == wanted


def test_exercise_without_points_scores_zero() -> None:
    """An instructor may set the points of an exercise to 0."""
    assert scaled(exercise("f", CheckOutcome.PASSED, points=0.0), 0.0) == 0.0


def check_cell(name: str, points: float) -> nbformat.NotebookNode:
    metadata = {"grade": True, "solution": False, "grade_id": check_id(name), "points": points}
    return nbformat.v4.new_code_cell("checks.check()", metadata={"nbgrader": metadata})


def test_nbgrader_reads_the_score_that_was_written() -> None:
    """One result, no stderr, in the place of whatever was there."""
    cell = check_cell("f", 4.0)
    cell.outputs = [nbformat.v4.new_output("stream", name="stderr", text="a word")]
    done = report(exercise("f", CheckOutcome.PASSED, CheckOutcome.FAILED))
    write_scores([cell], done, Settings())
    assert len(cell.outputs) == 1
    assert determine_grade(nbformat.from_dict(cell)) == (2.0, 4.0)


def test_check_cell_that_no_exercise_answers_for_stops_the_grading() -> None:
    """nbgrader would give full marks to a check cell without a result."""
    cells = [check_cell("g", 4.0)]
    with pytest.raises(CannotGrade, match="g_check"):
        write_scores(cells, report(exercise("f", CheckOutcome.PASSED)), Settings())


# -- the feedback --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", ["<code>f</code> : <strong>1 / 2</strong>", "Fait c1.", "1 sur 2"]),
        ("en", ["<code>f</code>: <strong>1 / 2</strong>", "Fact c1.", "1 of 2"]),
    ],
)
def test_feedback_is_in_the_language_of_the_course(language: str, said: list[str]) -> None:
    """It says the score, how many checks passed, and the fact that does not hold."""
    failed = exercise("f", CheckOutcome.PASSED, CheckOutcome.FAILED)
    html = feedback_html(failed, report(failed), Settings(language=language))  # type: ignore[arg-type]
    assert all(words in html for words in said), html
    assert "c0" not in html


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_feedback_shows_hints_up_to_the_level_of_the_settings(level: int) -> None:
    """The instructor decides how near to the code feedback goes."""
    failed = exercise("f", CheckOutcome.FAILED)
    html = feedback_html(failed, report(failed), Settings(hint_level=level))
    assert [word in html for word in ("idée", "lieu", "code<")] == [
        level >= 1,
        level >= 2,
        level >= 3,
    ]


def test_feedback_escapes_every_word() -> None:
    """A student's message is text; between backticks it is code."""
    bad = same("<script>alert(1)</script> `x < y`")
    failed = exercise("f", CheckOutcome.FAILED)
    failed = replace(failed, message=bad, checks=(replace(failed.checks[0], message=bad),))
    html = feedback_html(failed, report(failed, reason=bad), Settings())
    assert "<script" not in html
    assert html.count("&lt;script&gt;alert(1)&lt;/script&gt; <code>x &lt; y</code>") == 3


def test_same_failure_on_two_devices_is_told_once() -> None:
    """A student reads one line, with both devices."""
    both = (result("c", CheckOutcome.FAILED), result("c", CheckOutcome.FAILED, "gpu"))
    failed = ExerciseResult("1.1", "f", 2.0, ExerciseOutcome.FAILED, both)
    html = feedback_html(failed, report(failed), Settings())
    assert html.count("Fait c.") == 1
    assert "(cpu, gpu)" in html


# -- nbgrader's autograde, in this process -------------------------------------------------------


class FakeEngine:
    """Gives one report whatever is submitted, and remembers what was."""

    def __init__(self, given: Report) -> None:
        self.given = given
        self.seen: list[Submission] = []
        self.opened = 0

    def grade(self, submission: Submission) -> Report:
        self.seen.append(submission)
        return self.given

    @contextmanager
    def open(self, *_: object, **__: object) -> Iterator[FakeEngine]:
        self.opened += 1
        yield self


Grade = Callable[[Report], FakeEngine]


@pytest.fixture
def grade(classroom, monkeypatch: pytest.MonkeyPatch) -> Grade:
    """Run nbgrader's autograde over what was submitted, with that report for everybody."""

    def run(given: Report) -> FakeEngine:
        engine = FakeEngine(given)
        monkeypatch.setattr(nbgrader_plugin, "open_engine", engine.open)
        monkeypatch.setattr(nbgrader_plugin, "_WARM", nbgrader_plugin._WarmEngine())
        commands = Path(sys.executable).parent
        monkeypatch.setenv("PATH", f"{commands}{os.pathsep}{os.environ['PATH']}")
        config = PyFileConfigLoader("nbgrader_config.py", path=str(classroom.root)).load_config()
        config.CourseDirectory.root = str(classroom.root)
        config.CourseDirectory.assignment_id = NAME
        config.BaseConverter.force = True
        Autograde(coursedir=CourseDirectory(config=config), config=config).start()
        return engine

    return run


pytestmark = pytest.mark.filterwarnings(
    "ignore:Object of type:sqlalchemy.exc.SAWarning"  # nbgrader's own, at each new submission
)


def test_one_engine_serves_a_whole_class(classroom, grade: Grade) -> None:
    """It is opened once, and sees the file as it was submitted."""
    edited = classroom.notebook("release")
    next(c for c in edited.cells if c.id == "given_imports").source += "\nimport math as m"
    for student in ("ada", "bob"):
        classroom.submit(student, edited)
    engine = grade(whole())
    assert engine.opened == 1
    assert [s.student for s in engine.seen] == ["ada", "bob"]
    assert any("import math as m" in cell.source for cell in engine.seen[0].cells)
    assert sum(classroom.scores("ada").values()) == 20.0


def test_exercise_that_could_not_be_graded_waits_for_a_manual_grade(
    classroom, grade: Grade
) -> None:
    """A fault of ours is neither full marks nor a zero, and does not undo the rest."""
    classroom.submit("ada", classroom.notebook("release"))
    grade(whole(softmax_stable=exercise("softmax_stable", CheckOutcome.NOT_GRADED)))
    scores = classroom.scores("ada")
    assert scores.pop("softmax_stable_check") is None
    assert classroom.waiting("ada") == {"softmax_stable_check"}
    assert sum(scores.values()) == 16.0
    # Graded again once the fault is mended, it waits for nobody.
    grade(whole())
    assert classroom.scores("ada")["softmax_stable_check"] == 4.0
    assert classroom.waiting("ada") == set()


@pytest.mark.parametrize(
    "given",
    [
        replace(whole(), status=Status.NOT_GRADED, reason=same("the sandbox died")),
        report(exercise("attention_scores", CheckOutcome.PASSED)),
    ],
    ids=["not-graded", "exercises-missing"],
)
def test_fault_of_ours_fails_the_submission_and_records_no_score(
    classroom, grade: Grade, given: Report
) -> None:
    """nbgrader logs it and exits with an error; nobody is given a mark by mistake."""
    classroom.submit("ada", classroom.notebook("release"))
    with pytest.raises(NbGraderException):
        grade(given)
    assert set(classroom.scores("ada").values()) == {None}
    assert not (classroom.root / "autograded" / "ada" / NAME).exists()


def test_cells_say_what_they_printed_and_how_they_failed(classroom, grade: Grade) -> None:
    """In the student's own notebook, where it happened."""
    notebook = classroom.notebook("release")
    index = next(i for i, c in enumerate(notebook.cells) if c.id == "attention_scores")
    classroom.submit("ada", notebook)
    failed = CellReport(index, CellOutcome.ERROR, Text("Erreur <ici>", "Error"), "printed\n")
    grade(replace(whole(), cells=(failed,)))
    path = classroom.root / "autograded" / "ada" / NAME / f"{NAME}.ipynb"
    cell = nbformat.read(path, as_version=4).cells[index]
    printed, told = cell.outputs
    assert (printed.name, printed.text) == ("stdout", "printed\n")
    assert told.data["text/html"] == "<p>Erreur &lt;ici&gt;</p>"


def test_assignment_of_another_course_is_not_graded(
    classroom, grade: Grade, caplog: pytest.LogCaptureFixture
) -> None:
    """The kit would run it without knowing its exercises: it says so."""
    classroom.submit("ada", classroom.notebook("release"))
    config = classroom.root / "nbgrader_config.py"
    course = "c.GradeInSandbox.course = 'other_course.make'\n"
    config.write_text(config.read_text() + "\nimport sys\nsys.path.insert(0, '.')\n" + course)
    (classroom.root / "other_course.py").write_text(
        "from dataclasses import replace\n"
        "from autograder.catalogue import attention_course\n"
        "def make(root):\n"
        "    return replace(attention_course(root), assignments=())\n"
    )
    with pytest.raises(NbGraderException):
        grade(whole())
    assert "ps1_softmax is not an assignment of this course" in caplog.text
    assert set(classroom.scores("ada").values()) == {None}
