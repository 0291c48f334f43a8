"""What a class run leaves in the gradebook, in autograded/ and in feedback/."""

from __future__ import annotations

import copy
import json
import shutil
from datetime import datetime, timedelta
from typing import Any

import nbformat
import pytest
from desk_folder import NAME, Desk
from nbgrader.api import Gradebook

from autograder.desk.stored import stored
from autograder.errors import UsageError

STUDENT = "Zoé O'Neil"


def edit(desk: Desk, student: str, change: Any) -> None:
    """What somebody does in the formgrader."""
    with Gradebook(f"sqlite:///{desk.root}/gradebook.db", "attention") as gradebook:
        change(gradebook, gradebook.find_submission_notebook(NAME, NAME, student))
        gradebook.db.commit()


def with_code(notebook: dict[str, Any], name: str, source: str) -> dict[str, Any]:
    changed = copy.deepcopy(notebook)
    cell = next(c for c in changed["cells"] if c.get("id") == name)
    cell["source"] = source
    return changed


def test_every_kind_of_outcome_has_its_entry(desk: Desk) -> None:
    solved, stubs = desk.notebook("source"), desk.notebook("release")
    desk.hand_in(STUDENT, solved)
    desk.hand_in("stubs", stubs)
    desk.hand_in("script", (desk.root / "assignments" / f"{NAME}.py").read_text(), f"{NAME}.py")
    desk.hand_in("cut", "{")
    desk.hand_in("fault", with_code(solved, "softmax_stable", "FAULT"))
    (desk.root / "submitted" / "nothing" / NAME).mkdir(parents=True)
    (desk.root / "submitted" / "elsewhere" / "ps2_self_attention").mkdir(parents=True)
    (desk.root / "submitted" / "empty").mkdir()
    desk.grade()
    book = desk.book()
    assert {s: one["score"] for s, one in book.items()} == {
        STUDENT: 20.0, "stubs": 0.0, "script": 0.0, "cut": 0.0, "fault": 0.0, "nothing": 0.0,
        "empty": 0.0,
    }  # fmt: skip
    assert set(book[STUDENT]["comments"].values()) == {(None, None)}
    assert set(book["stubs"]["comments"].values()) == {("No response.", None)}
    assert book["cut"]["comments"]["attention_scores"][0].startswith("The file is cut short")
    # Nothing is known of it: neither a zero nor full marks.
    assert set(book["fault"]["grades"].values()) == {(None, None, True)}
    assert set(book["cut"]["grades"].values()) == {(0.0, None, False)}
    for student in book:
        page = desk.root / "feedback" / student / NAME / f"{NAME}.html"
        assert "</html>" in page.read_text()
        path = desk.root / "autograded" / student / NAME / f"{NAME}.ipynb"
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
        grading = [c.metadata.nbgrader for c in notebook.cells if "nbgrader" in c.metadata]
        assert {g["grade_id"] for g in grading if g["grade"]} == set(book[student]["grades"])
        assert path.stat().st_mode & 0o777 == 0o444


def test_answers_in_prose_are_left_to_people(desk: Desk) -> None:
    """Untouched they are worth 0; written, or gone, they wait."""
    source = desk.notebook("source")
    for name, points in (("why", 3.0), ("free", 0.0)):
        grading = {
            "grade": True, "grade_id": name, "locked": False, "points": points,
            "schema_version": 3, "solution": True, "task": False,
        }  # fmt: skip
        source["cells"].append({
            "cell_type": "markdown", "id": name, "source": "Model.",
            "metadata": {"nbgrader": grading},
        })  # fmt: skip
    path = desk.root / "source" / NAME / f"{NAME}.ipynb"
    path.write_text(json.dumps(source))
    stub = "*Ta réponse ici.*"
    for student, words in (("blank", stub), ("answered", "Because."), ("gone", None)):
        held = copy.deepcopy(source)
        for cell in held["cells"][-2:]:
            cell["source"] = words
        if words is None:
            del held["cells"][-2:]
        desk.hand_in(student, held)
    desk.hand_in("cut", "{")
    desk.grade()
    grades = {student: one["grades"] for student, one in desk.book().items()}
    assert {s: g["why"] for s, g in grades.items()} == {
        "blank": (0.0, None, False),
        "answered": (None, None, True),
        "gone": (None, None, True),
        "cut": (0.0, None, False),
    }
    assert {g["free"] for g in grades.values()} == {(0.0, None, False)}
    assert desk.book()["answered"]["score"] == 20.0
    answer = desk.autograded("answered")["cells"][-2]
    assert (answer["id"], answer["source"]) == ("why", "Because.")

    def by_hand(gradebook: Gradebook, _: Any) -> None:
        grade = gradebook.find_grade("why", NAME, NAME, "answered")
        grade.manual_score, grade.needs_manual_grade = 2.5, False

    edit(desk, "answered", by_hand)
    desk.grade(force=True)
    assert desk.book()["answered"]["grades"]["why"] == (None, 2.5, False)
    assert desk.book()["answered"]["score"] == 22.5


def test_script_is_read_in_the_place_of_the_exercises(desk: Desk) -> None:
    solved = {c["id"]: c for c in desk.notebook("source")["cells"]}
    own = "LIMIT = 80.0\n\n\n" + "".join(solved["softmax_stable"]["source"])
    desk.hand_in("a", f"import torch\n\n\n{own}\n", f"{NAME}.py")
    desk.grade()
    assert desk.book()["a"]["score"] == 4.0
    cells = desk.autograded("a")["cells"]
    place = next(n for n, c in enumerate(cells) if c["id"] == "softmax_stable")
    assert "def softmax_stable" in cells[place]["source"]
    assert "LIMIT = 80.0" in cells[place - 1]["source"]
    assert cells[place + 1]["id"] == "softmax_stable_check"
    assert cells[place + 1]["outputs"][0]["data"]["text/plain"] == "4.0"


def test_manual_grades_and_comments_survive_a_regrade(desk: Desk) -> None:
    desk.hand_in("a", desk.notebook("release"))
    desk.grade()

    def by_hand(gradebook: Gradebook, notebook: Any) -> None:
        grade = gradebook.find_grade("softmax_naive_check", NAME, NAME, "a")
        grade.manual_score, grade.extra_credit, grade.needs_manual_grade = 1.5, 0.5, False
        comment = gradebook.find_comment("softmax_naive", NAME, NAME, "a")
        comment.manual_comment = "nearly"

    edit(desk, "a", by_hand)
    desk.grade(force=True)
    after = desk.book()["a"]
    # Nothing has changed: the review stands, and is not asked for again.
    assert after["grades"]["softmax_naive_check"] == (0.0, 1.5, False)
    assert after["comments"]["softmax_naive"] == ("No response.", "nearly")
    assert after["score"] == 2.0
    desk.hand_in("a", desk.notebook("source"))
    desk.grade()
    after = desk.book()["a"]
    assert after["grades"]["softmax_naive_check"] == (2.0, 1.5, True)
    assert after["grades"]["softmax_stable_check"] == (4.0, None, False)
    assert after["comments"]["softmax_naive"] == (None, "nearly")
    assert after["score"] == 20.0


@pytest.mark.parametrize("other_work", [False, True], ids=["same-work", "other-work"])
def test_first_run_after_nbgrader_keeps_reviews_of_the_same_work(
    desk: Desk, other_work: bool
) -> None:
    """nbgrader has filled the gradebook and autograded/; there is no report yet."""
    desk.hand_in("a", desk.notebook("release"))
    desk.grade()
    shutil.rmtree(desk.root / "reports")

    def by_hand(gradebook: Gradebook, _: Any) -> None:
        grade = gradebook.find_grade("softmax_naive_check", NAME, NAME, "a")
        grade.manual_score, grade.needs_manual_grade = 3.5, False

    edit(desk, "a", by_hand)
    if other_work:
        stub = "def softmax_naive(x, dim=-1):\n    raise NotImplementedError"
        desk.hand_in("a", with_code(desk.notebook("release"), "softmax_naive", stub))
    desk.grade()
    assert desk.book()["a"]["grades"]["softmax_naive_check"] == (0.0, 3.5, other_work)


def test_template_beside_a_filled_copy_is_not_what_is_graded(desk: Desk) -> None:
    """And the student, the instructor and the class page are told which file was."""
    copy_name = f"{NAME}-Copy1.ipynb"
    desk.hand_in("a", desk.notebook("release"))
    desk.hand_in("a", desk.notebook("source"), copy_name)
    desk.hand_in("b", desk.notebook("release"))
    desk.hand_in("b", "{", copy_name)  # nothing better: the template is what there is
    desk.hand_in("c", with_code(desk.notebook("release"), "softmax_stable", "def f(:"))
    desk.hand_in("c", desk.notebook("source"), copy_name)  # a broken answer is one all the same
    notes: dict[str, str] = {}
    result = desk.grade(progress=lambda done: notes.update({done.report["student"]: done.note}))
    assert {r["student"]: r["file"] for r in result.reports} == {
        "a": copy_name, "b": f"{NAME}.ipynb", "c": f"{NAME}.ipynb"
    }  # fmt: skip
    assert {s: one["score"] for s, one in desk.book().items()} == {"a": 20.0, "b": 0.0, "c": 0.0}
    assert notes["a"] == (
        f"{copy_name} was graded. There were also: {NAME}.ipynb. "
        f"Without any answer, and so passed over: {NAME}.ipynb."
    )
    assert notes["b"] == f"{NAME}.ipynb was graded. There were also: {copy_name}."
    report = stored(result.files["a"])
    assert report is not None
    assert f"“{copy_name}” is the one that is graded" in report.notes[0].en
    assert f"several files: {copy_name} ({NAME}.ipynb)" in report.attention


def test_late_work_is_penalised_as_the_course_says_and_again_when_the_date_moves(
    desk: Desk,
) -> None:
    config = desk.root / "nbgrader_config.py"
    config.write_text(
        config.read_text() + '\nc.AssignLatePenalties.plugin_class = "late_of_ours.Half"\n'
    )
    (desk.root / "late_of_ours.py").write_text(
        "from nbgrader.plugins import LateSubmissionPlugin\n"
        "class Half(LateSubmissionPlugin):\n"
        "    def late_submission_penalty(self, student_id, score, total_seconds_late):\n"
        "        return score / 2 if total_seconds_late < 7200 else 1000.0\n"
    )
    with Gradebook(f"sqlite:///{desk.root}/gradebook.db", "attention") as gradebook:
        gradebook.update_or_create_assignment(NAME, duedate=datetime(2026, 3, 1, 12))
    for student, moment in (
        ("on-time", "2026-03-01 12:59:59 CET"),
        ("late", "2026-03-01 12:30:00 UTC"),
        ("very-late", "2026-03-02 12:00:00"),
        ("no-date", ""),
        ("odd", "soon"),
    ):
        path = desk.hand_in(student, desk.notebook("source"))
        path.with_name("timestamp.txt").write_text(moment)
    told: list[Any] = []
    desk.grade(progress=told.append)
    penalties = {student: one["penalty"] for student, one in desk.book().items()}
    assert penalties == {
        "on-time": None, "late": 10.0, "very-late": 20.0, "no-date": None, "odd": None
    }  # fmt: skip
    (note,) = [step.note for step in told if step.report["student"] == "odd"]
    assert "is not a date that nbgrader understands: 'soon'" in note
    with Gradebook(f"sqlite:///{desk.root}/gradebook.db", "attention") as gradebook:
        gradebook.grant_extension(NAME, "very-late", hours=23)
        gradebook.find_submission(NAME, "late").extension = timedelta(hours=1)
        gradebook.db.commit()
    graded = len(desk.graded())
    desk.grade()
    penalties = {student: one["penalty"] for student, one in desk.book().items()}
    assert penalties["late"] is None
    assert penalties["very-late"] == 10.0
    assert len(desk.graded()) == graded


@pytest.mark.parametrize("lost", ["gradebook", "autograded", "feedback", "score"])
def test_what_is_lost_of_unchanged_work_is_written_again_without_grading(
    desk: Desk, lost: str
) -> None:
    desk.hand_in("a", desk.notebook("source"))
    desk.grade()
    before, trees = desk.book(), desk.trees()
    if lost == "gradebook":
        (desk.root / "gradebook.db").unlink()
    elif lost == "score":
        edit(desk, "a", lambda _, notebook: setattr(notebook.grades[0], "auto_score", 0.5))
    else:
        suffix = "ipynb" if lost == "autograded" else "html"
        (desk.root / lost / "a" / NAME / f"{NAME}.{suffix}").unlink()
    desk.grade()
    assert desk.book() == before
    assert desk.trees() == trees
    assert desk.graded() == ["a"]


def test_another_language_is_written_without_grading_again(desk: Desk) -> None:
    desk.hand_in("a", "{")
    english = desk.grade().reports[0]["reason"]
    french = desk.grade(language="fr").reports[0]["reason"]
    assert english.startswith("The file")
    assert french.startswith("Le fichier")
    assert "Le fichier est tronqué" in (
        desk.root / "feedback" / "a" / NAME / f"{NAME}.html"
    ).read_text("utf-8")
    assert desk.graded() == ["a"]


def test_run_without_source_says_what_it_did_not_write(desk: Desk) -> None:
    (desk.root / "source" / NAME / f"{NAME}.ipynb").unlink()
    desk.hand_in("a", "{")
    result = desk.grade()
    assert "autograder build" in result.note
    assert desk.book() == {}
    assert (desk.root / "feedback" / "a" / NAME / f"{NAME}.html").is_file()


def test_gradebook_of_another_version_is_said_before_anything_is_graded(desk: Desk) -> None:
    desk.hand_in("a", desk.notebook("source"))
    desk.grade()
    source = desk.notebook("source")
    source["cells"] = [c for c in source["cells"] if c["id"] != "soft_lookup_check"]
    path = desk.root / "source" / NAME / f"{NAME}.ipynb"
    path.write_text(json.dumps(source))
    with pytest.raises(UsageError, match="Cannot add or remove cells"):
        desk.grade(force=True)
    assert desk.graded() == ["a"]


def test_points_follow_a_rebuild(desk: Desk) -> None:
    desk.hand_in("a", desk.notebook("source"))
    desk.grade()
    source = desk.notebook("source")
    check = next(c for c in source["cells"] if c["id"] == "softmax_stable_check")
    check["metadata"]["nbgrader"]["points"] = 8.0
    path = desk.root / "source" / NAME / f"{NAME}.ipynb"
    path.write_text(json.dumps(source))
    desk.grade()
    assert desk.book()["a"]["score"] == 24.0
    assert desk.graded() == ["a"]


def test_names_that_no_database_takes_get_a_plain_one(desk: Desk) -> None:
    for student in ("a\nb", "x" * 200, "é" * 60):
        desk.hand_in(student, desk.notebook("source"))
    desk.grade()
    assert len(desk.book()) == 3
    assert all(name.isprintable() and len(name) <= 128 for name in desk.book())
    assert "é" * 60 in desk.book()


def test_other_instructors_may_write_where_the_course_says_so(desk: Desk) -> None:
    config = desk.root / "nbgrader_config.py"
    config.write_text(config.read_text() + "\nc.CourseDirectory.groupshared = True\n")
    desk.hand_in("a", desk.notebook("source"))
    desk.grade()
    for tree, suffix in (("autograded", "ipynb"), ("feedback", "html")):
        folder = desk.root / tree / "a" / NAME
        for path in (folder, folder.parent, folder.parent.parent):
            assert path.stat().st_mode & 0o2770 == 0o2770, path
        assert (folder / f"{NAME}.{suffix}").stat().st_mode & 0o777 == 0o664
