"""From an LMS's download to what it takes back, by the commands as they are typed."""

from __future__ import annotations

import csv
import io
import json
import stat
import zipfile
from pathlib import Path

import pytest
from sample_class import NAME, ODD, graded, store_class, the_class
from typer.testing import CliRunner, Result

from autograder.cli import app
from autograder.cli.writing import ensure_writable
from autograder.values import Report


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "grading_config.py").write_text("c = get_config()\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("AUTOGRADER_SEED", "test")
    monkeypatch.delenv("AUTOGRADER_LANG", raising=False)
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments, prog_name="autograder")


def done(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def moodle_download(path: Path) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for number, name in ((7, "Ana Sol"), (8, ODD), (9, "Jean Martin"), (10, "Jean Martin")):
            archive.writestr(f"{name}_{number}_assignsubmission_file_/{NAME}.py", f"x = {number}")
        archive.writestr("../../up_1_assignsubmission_file_/a.py", "x")
    return path


WORKSHEET = (
    "Identifier,Full name,Grade,Maximum Grade,Last modified (grade)\n"
    "Participant 7,Ana Sol,,20.00,-\n"
    'Participant 8,"{}",,20.00,-\n'
    "Participant 9,Jean Martin,,20.00,-\n"
).format(ODD.replace('"', '""'))


def grades_of(path: Path) -> dict[str, str]:
    with path.open(encoding="utf-8", newline="") as file:
        return {row["Identifier"][12:]: row["Grade"] for row in csv.DictReader(file)}


def test_a_moodle_assignment_goes_in_and_its_marks_and_feedback_come_out(course: Path) -> None:
    moodle_download(course / "download.zip")
    shown = done("collect", "download.zip", "--from", "moodle", "--lang", "en")
    for words in (
        f"{NAME} · 4 students",
        "ambiguous",
        "../../up_1_assignsubmission_file_/a.py: its path leads out",
        f"autograder grade {NAME}",
    ):
        assert words in shown
    students = sorted(p.name for p in (course / "submitted").iterdir() if p.name[0] != ".")
    assert len(students) == 2
    (odd,) = set(students) - {"Ana Sol"}
    store_class(course / "reports", [graded("Ana Sol", 0.375), graded(odd, 1.0)])
    (course / "worksheet.csv").write_text(WORKSHEET)
    shown = done(
        "report", NAME, "--format", "moodle", "--worksheet", "worksheet.csv", "--lang", "en"
    )
    assert "Marks filled in: 2" in shown
    assert grades_of(course / "reports" / f"{NAME}_moodle.csv") == {
        "7": "15.00",
        "8": "20.00",
        "9": "",
    }
    published = course / "feedback" / "Ana Sol" / NAME
    published.mkdir(parents=True)
    (published / f"{NAME}.html").write_text("<p>with a comment by hand</p>")
    done("report", NAME, "--format", "moodle-feedback")
    with zipfile.ZipFile(course / "reports" / f"{NAME}_moodle_feedback.zip") as archive:
        pages = {name.split("_")[1]: archive.read(name).decode() for name in archive.namelist()}
    assert sorted(pages) == ["7", "8"]
    assert pages["7"] == "<p>with a comment by hand</p>"
    assert pages["8"].startswith("<!DOCTYPE html>")
    assert "softmax_stable" in pages["8"]


def test_collect_speaks_json_and_writes_nothing_when_asked(course: Path) -> None:
    moodle_download(course / "download.zip")
    arguments = ("collect", "download.zip", "--from", "moodle", "--json", "--lang", "en")
    data = json.loads(done(*arguments, "--dry-run"))
    assert not (course / "submitted").exists()
    assert [s["outcome"] for s in data["students"]] == ["new", "new", "clash", "clash"]
    assert data["refused"] == [
        {
            "name": "../../up_1_assignsubmission_file_/a.py",
            "reason": "its path leads out of the folder",
        }
    ]
    assert data["dry_run"] is True


def test_collect_in_the_wrong_form_says_which_it_is_and_an_empty_zip_that_it_is_empty(
    course: Path,
) -> None:
    moodle_download(course / "download.zip")
    result = run("collect", "download.zip", "--from", "canvas", "--lang", "en")
    assert result.exit_code == 2
    said = " ".join(result.output.split())
    assert "Nobody was found in download.zip in the form of a download of canvas." in said
    assert "collect download.zip --from moodle" in said
    zipfile.ZipFile(course / "empty.zip", "w").close()
    result = run("collect", "empty.zip", "--from", "moodle", "--lang", "en")
    assert result.exit_code == 2
    assert "empty.zip holds no file" in result.output


def test_collect_asks_for_the_assignment_and_knows_whom_it_placed_before(course: Path) -> None:
    with zipfile.ZipFile(course / "x.zip", "w") as archive:
        archive.writestr("Ana Sol_7_assignsubmission_file_/work.py", "x")
    result = run("collect", "x.zip", "--from", "moodle")
    assert result.exit_code == 2
    assert "--assignment" in result.stderr
    shown = done("collect", "x.zip", "--from", "moodle", "-a", NAME, "--lang", "en")
    assert "new student" in shown
    with zipfile.ZipFile(course / "x.zip", "w") as archive:
        # Another assignment: the same person has another number, and somebody else has hers.
        archive.writestr("Ana Sol_12_assignsubmission_file_/ps2.py", "x")
        archive.writestr("Bob_7_assignsubmission_file_/ps2.py", "x")
    data = json.loads(done("collect", "x.zip", "--from", "moodle", "--json"))
    assert data["assignment"] == "ps2_self_attention"
    assert {s["name"]: (s["student"], s["new_student"]) for s in data["students"]} == {
        "Ana Sol": ("Ana Sol", False),
        "Bob": ("Bob", True),
    }


def test_a_list_that_lacks_somebody_says_so(course: Path) -> None:
    moodle_download(course / "download.zip")
    (course / "list.csv").write_text("id,name\nasol,Ana Sol\n")
    shown = done(
        "collect", "download.zip", "--from", "moodle", "--roster", "list.csv", "--lang", "fr"
    )
    assert "pas reconnu" in shown
    assert "--roster" in shown
    assert [p.name for p in (course / "submitted").iterdir() if p.name[0] != "."] == ["asol"]


def test_canvas_gradebook_is_filled_beside_it(course: Path) -> None:
    store_class(course / "reports", the_class())
    (course / "book.csv").write_text(
        "Student,ID,SIS Login ID,Section,ps1_softmax (3)\n"
        "    Points Possible,,,,20\nAna,1,ana,A,\nCarl,2,carl,A,11\n"
    )
    shown = done("report", NAME, "--format", "canvas", "--gradebook", "book.csv", "--lang", "en")
    assert "No mark yet, left as they are: carl" in shown
    assert "Not in the file" in shown
    written = (course / "reports" / f"{NAME}_canvas.csv").read_text()
    assert [row[-1] for row in csv.reader(io.StringIO(written))][1:] == ["20", "15.00", "11"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--format", "moodle"), "--worksheet"),
        (("--format", "moodle-feedback"), "--worksheet"),
        (("--format", "canvas"), "--gradebook"),
        (("--format", "moodle", "--worksheet", "none.csv"), "none.csv cannot be read"),
        (("--format", "moodle", "--worksheet", "w.csv", "--output", "./w.csv"), "another file"),
        (("--format", "junit", "--marks", "gradebook"), "for moodle and canvas"),
        (
            ("--format", "moodle", "--worksheet", "w.csv", "--marks", "gradebook"),
            "no gradebook",
        ),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_written(
    course: Path, arguments: tuple[str, ...], words: str
) -> None:
    store_class(course / "reports", the_class())
    (course / "w.csv").write_text(WORKSHEET)
    before = sorted(course.rglob("*"))
    result = run("report", NAME, *arguments, "--lang", "en")
    assert result.exit_code == 2, result.output
    assert words in result.stderr
    assert (course / "w.csv").read_text() == WORKSHEET
    assert sorted(course.rglob("*")) == before


@pytest.mark.parametrize(("format", "files"), [("gradescope", 4), ("junit", 6)])
def test_one_file_for_each_student(course: Path, format: str, files: int) -> None:
    store_class(course / "reports", the_class())
    shown = done("report", NAME, "--format", format, "--lang", "en")
    folder = course / "reports" / f"{NAME}_{format}"
    assert len(list(folder.iterdir())) == files
    assert ("No mark yet, left as they are: carl, dora" in shown) is (format == "gradescope")


def test_the_archive_for_gradescope_is_for_its_owner_alone(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = run("gradescope-zip", NAME, "--lang", "en")
    assert result.exit_code == 2
    assert f"release/{NAME} is not built" in result.stderr
    (course / "release" / NAME).mkdir(parents=True)
    (course / "release" / NAME / f"{NAME}.ipynb").write_text("{}")
    monkeypatch.delenv("TORCH_INDEX", raising=False)
    shown = done("gradescope-zip", NAME, "--lang", "en")
    assert "for Gradescope alone" in shown
    assert "TORCH_INDEX=" in shown
    file = course / "dist" / f"{NAME}_gradescope.zip"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with zipfile.ZipFile(file) as archive:
        assert archive.read("seed") == b"test\n"
        setup = archive.read("setup.sh").decode()
    # Where torch comes from is the machine's to say: no address stands in the project.
    assert 'pip" install -q "$torch"\n' in setup
    assert "index" not in setup
    assert "http" not in setup
    monkeypatch.setenv("TORCH_INDEX", "file:///the wheels")
    assert "from file:///the wheels." in done("gradescope-zip", NAME, "--lang", "en")
    with zipfile.ZipFile(file) as archive:
        setup = archive.read("setup.sh").decode()
    assert "install -q \"$torch\" --index-url 'file:///the wheels'\n" in setup


def test_destination_that_takes_nothing_is_told_before_the_build(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing slow has begun, and nothing is left behind where it could be written."""
    begun: list[str] = []
    monkeypatch.setattr("autograder.build.build", lambda *_, **__: begun.append("build"))
    monkeypatch.setattr("autograder.releasing.release_files", lambda *_: begun.append("release"))
    (course / "file").write_text("x")
    for arguments in (
        ("build", "--output", "file/x"),
        ("release", NAME, "--zip", "--output", "file/x/ps1.zip"),
    ):
        result = run(*arguments, "--lang", "en")
        assert result.exit_code == 2, result.output
        assert "cannot write to file/x" in result.output
    assert begun == []
    ensure_writable(course / "new" / "deep", "en")
    assert not (course / "new").exists()


def test_wrong_files_of_an_export_are_said_for_what_they_are(course: Path) -> None:
    result = run("report", NAME, "--format", "moodle", "--reports", "nowhere", "--lang", "en")
    assert result.exit_code == 2
    assert "nowhere" in result.output
    assert "--worksheet" not in result.output
    store_class(course / "reports", the_class())
    moodle_download(course / "fb.zip")
    result = run("report", NAME, "--format", "moodle", "--worksheet", "fb.zip", "--lang", "en")
    assert result.exit_code == 2
    assert "fb.zip cannot be read (it is a zip archive, not a CSV file)" in result.output


def test_release_lists_and_packs_what_students_may_have(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (course / "n.ipynb").write_text("{}")
    monkeypatch.setattr(
        "autograder.releasing.release_files", lambda *_: {f"{NAME}/n.ipynb": course / "n.ipynb"}
    )
    assert "--zip" in done("release", NAME)
    assert not (course / "dist").exists()
    done("release", NAME, "--zip")
    with zipfile.ZipFile(course / "dist" / f"{NAME}.zip") as archive:
        assert archive.namelist() == [f"{NAME}/n.ipynb"]


def test_reports_of_an_older_run_are_exported_too(course: Path) -> None:
    class_: list[Report] = the_class()
    store_class(course / "reports", class_, whole=False)
    done("report", NAME, "--format", "gradescope")
    data = json.loads((course / "reports" / f"{NAME}_gradescope" / "ana.json").read_text())
    assert data["score"] == 15.0
