"""The commands: exit codes, what goes to stdout and what to stderr, in both languages."""

from __future__ import annotations

import errno
import json
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import typer
from fake_engine import FakeEngine, hand_in, open_fake
from typer.testing import CliRunner, Result

from autograder.cli import app
from autograder.cli.checking import exit_code
from autograder.cli.invoked import program
from autograder.cli.told import told
from autograder.cli.usage import usage_message
from autograder.cli.words import FRENCH, help_words, language_of
from autograder.errors import CannotGrade, UsageError
from autograder.values import ExerciseOutcome, ExerciseResult, Report, Status
from autograder.verify import Matrix, Row

RIGHT = "RIGHT = 1"
WRONG = "WRONG = 1"


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A course folder to work in, and an engine without a sandbox."""
    (tmp_path / "grading_config.py").write_text("c = get_config()\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("autograder.engine.open_engine", open_fake)
    return tmp_path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments, prog_name="autograder")


def work(folder: Path, source: str) -> str:
    return str(hand_in(folder, "me", source))


# -- check -------------------------------------------------------------------------------------


def test_check_of_right_work_exits_with_0(course: Path) -> None:
    result = run("check", work(course, RIGHT))
    assert result.exit_code == 0, result.output
    assert "20 / 20" in result.stdout
    assert "Tout est juste" in result.stdout
    assert result.stderr == ""


def test_check_of_wrong_work_exits_with_1_and_says_what_and_why(course: Path) -> None:
    result = run("check", work(course, WRONG), "--lang", "en")
    assert result.exit_code == 1
    for words in ("0 / 20", "The document's values.", "Not the right values.", "Idea."):
        assert words in result.stdout
    assert "Place." not in result.stdout


def test_check_with_more_hints_says_more(course: Path) -> None:
    result = run("check", work(course, WRONG), "--lang", "en", "--hints", "3")
    for words in ("Idea.", "Place.", "Code."):
        assert words in result.stdout


def test_hint_level_of_the_settings_is_the_default(course: Path) -> None:
    config = course / "grading_config.py"
    config.write_text("c = get_config()\nc.AttentionCourse.hint_level = 2\n")
    result = run("check", work(course, WRONG))
    assert "Lieu." in result.stdout
    assert "Code." not in result.stdout


def test_language_of_the_settings_is_the_default(course: Path) -> None:
    config = course / "grading_config.py"
    config.write_text('c = get_config()\nc.AttentionCourse.language = "en"\n')
    assert "Everything is right" in run("check", work(course, RIGHT)).stdout
    assert "Tout est juste" in run("check", work(course, RIGHT), "--lang", "fr").stdout


def test_check_as_json_prints_one_report_and_nothing_else(course: Path) -> None:
    result = run("check", work(course, WRONG), "--json")
    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert (report["schema"], report["assignment"], report["student"]) == (1, "ps1_softmax", None)
    assert report["exercises"][0]["checks"][0]["hint"]["key"] == "SM-4"


def test_unknown_exercise_lists_those_of_the_file_alone(course: Path) -> None:
    path = work(course, RIGHT)
    result = run("check", path, "--exercise", "nope", "--lang", "en")
    assert result.exit_code == 2
    assert "softmax_stable" in result.output
    assert "causal_mask" not in result.output
    assert "SelfAttention" not in result.output


def test_check_of_one_exercise_by_name_or_number(course: Path) -> None:
    path = work(course, RIGHT)
    for wanted in ("softmax_stable", "1.4"):
        report = json.loads(run("check", path, "--exercise", wanted, "--json").stdout)
        assert [e["name"] for e in report["exercises"]] == ["softmax_stable"]


def test_check_of_an_unreadable_file_exits_with_1_and_the_reason(course: Path) -> None:
    path = course / "ps1_softmax.ipynb"
    path.write_text('{"cells": [')
    result = run("check", str(path))
    assert result.exit_code == 1
    assert "n'a pas pu être lu" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["check", "nothing.py"], "Fichier introuvable"),
        (["check", "me/ps1_softmax/ps1_softmx.py"], "Voulais-tu dire ps1_softmax.py"),
        (["check", "me"], "est un dossier"),
        (["check", "me/ps1_softmax"], "autograder check me/ps1_softmax/ps1_softmax.py"),
        (["watch", "me/ps1_softmax"], "autograder watch me/ps1_softmax/ps1_softmax.py"),
        (["check", "ps1_sofmax.ipynb"], "autograder check release/ps1_softmax/ps1_softmax.ipynb"),
        (["check", "release"], "autograder check release/ps1_softmax/ps1_softmax.ipynb"),
        (["check", "."], "autograder check release/ps1_softmax/ps1_softmax.ipynb"),
        (["check", "FILE", "-e", "softmax_stabel"], "Voulais-tu dire softmax_stable"),
        (["check", "FILE", "--hints", "4"], "--hints"),
        (["check", "FILE", "--device", "tpu"], "tpu"),
        (["check"], "il manque FICHIER"),
        (["chekc", "FILE"], "Voulais-tu dire check ?"),
        (["grade", "ps1_softmx"], "Voulais-tu dire ps1_softmax"),
        (["grade", "ps1_softmax"], "Il n'y a pas de dossier"),
        (["grade", "ps1_softmax", "--jobs", "0"], "--jobs"),
        (["report", "ps1_softmax"], "Pour les faire : autograder grade ps1_softmax"),
        (["report", "ps1_softmax", "--format", "pdf"], "pdf"),
        (["verify", "ps9"], "ps1_softmax"),
        (["build", "--check", "--output", "x"], "--check"),
    ],
    ids=" ".join,
)
def test_wrong_usage_exits_with_2_and_a_near_miss(
    course: Path, arguments: list[str], words: str
) -> None:
    path = work(course, RIGHT)
    (Path(path).parent / "checks.py").write_text("")
    released = course / "release/ps1_softmax"
    released.mkdir(parents=True)
    (released / "ps1_softmax.ipynb").write_text("{}")
    result = run(*[path if a == "FILE" else a for a in arguments])
    assert result.exit_code == 2, result.output
    assert words in " ".join(result.stderr.split())
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("status", "outcomes", "code"),
    [
        ("graded", ["passed", "passed"], 0),
        ("graded", ["passed", "partial"], 1),
        ("graded", ["passed", "missing"], 1),
        ("graded", ["failed", "not_graded"], 1),
        ("graded", ["passed", "not_graded"], 3),
        ("graded", [], 1),
        ("rejected", ["missing"], 1),
        ("not_graded", ["not_graded"], 3),
    ],
)
def test_exit_code_says_0_only_when_all_passed(status: str, outcomes: list[str], code: int) -> None:
    exercises = tuple(
        ExerciseResult("1", "e", 1.0, ExerciseOutcome(outcome), ()) for outcome in outcomes
    )
    assert exit_code(Report("a", "f", Status(status), exercises=exercises)) == code


def test_what_comes_next_is_a_command_to_type(course: Path) -> None:
    path = work(course, WRONG)
    first = run("check", path, "--lang", "en").stdout.splitlines()[-1].strip()
    assert first == f"autograder check {path} -e attention_scores --lang en --hints 2"
    second = run(*shlex.split(first)[1:]).stdout.splitlines()[-1].strip()
    assert second.endswith("-e attention_scores --lang en --hints 3")
    third = run(*shlex.split(second)[1:]).stdout.splitlines()[-1].strip()
    assert third == f"autograder watch {path} -e attention_scores --lang en"


@pytest.mark.parametrize(
    ("typed", "on_path", "shown"),
    [
        (".venv/bin/autograder", False, ".venv/bin/autograder"),
        (".venv/bin/autograder", True, "autograder"),
        ("autograder", False, "autograder"),
        ("kit/autograder/__main__.py", False, " -m autograder"),
        ("pytest", False, "autograder"),
    ],
)
def test_command_is_shown_as_it_was_invoked(
    course: Path, monkeypatch: pytest.MonkeyPatch, typed: str, on_path: bool, shown: str
) -> None:
    if "/" in typed:
        (course / typed).parent.mkdir(parents=True)
        (course / typed).write_text("#!/bin/sh\n")
        (course / typed).chmod(0o755)
    typed = str(course / typed) if on_path else typed  # as a shell hands it over
    monkeypatch.setattr("sys.argv", [typed])
    monkeypatch.setenv("PATH", str(course / ".venv/bin") if on_path else "/nowhere")
    assert program().endswith(shown)
    assert program().startswith(shown) or shown.startswith(" -m")


# -- watch -------------------------------------------------------------------------------------


def test_watch_checks_at_each_save_until_it_is_interrupted(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = hand_in(course, "me", WRONG)

    def saves(folder: Path, **_: object) -> Iterator[object]:
        assert folder == path.parent.resolve()
        path.write_text(RIGHT)
        yield {}
        path.unlink()
        yield {}
        path.write_text(WRONG)
        yield {}
        raise KeyboardInterrupt

    monkeypatch.setattr("watchfiles.watch", saves)
    result = run("watch", str(path), "-e", "softmax_stable", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("Total") == 3
    assert "Right from now on: softmax_stable." in result.stdout
    assert "softmax_stable is no longer right." in result.stdout
    assert result.stderr.count("Waiting for ps1_softmax.py") == 3
    assert "ps1_softmax.py is gone" in result.stderr


# -- faults of ours ----------------------------------------------------------------------------


@contextmanager
def no_sandbox(*_: Any, **__: Any) -> Iterator[FakeEngine]:
    raise CannotGrade("no isolation here: install bubblewrap")
    yield


@contextmanager
def broken(*_: Any, **__: Any) -> Iterator[FakeEngine]:
    raise ZeroDivisionError("something is broken")
    yield


@pytest.mark.parametrize("command", ["check", "grade"])
def test_machine_that_cannot_grade_exits_with_3_and_what_to_install(
    course: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr("autograder.engine.open_engine", no_sandbox)
    path = work(course / "submitted", RIGHT)
    result = run(command, path if command == "check" else "ps1_softmax")
    assert result.exit_code == 3
    assert "install bubblewrap" in result.stderr
    assert result.stdout == ""


def test_unexpected_error_shows_no_traceback(course: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("autograder.engine.open_engine", broken)
    result = run("check", work(course, RIGHT))
    assert result.exit_code == 3
    assert "Traceback" not in result.output
    assert "erreur inattendue : ZeroDivisionError : something is broken" in result.stderr
    assert "AUTOGRADER_DEBUG=1" in result.stderr
    english = run("check", work(course, RIGHT), "--lang", "en").stderr
    assert "unexpected error: ZeroDivisionError: something is broken" in english


def test_traceback_is_shown_to_who_asks(course: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("autograder.engine.open_engine", broken)
    monkeypatch.setenv("AUTOGRADER_DEBUG", "1")
    result = run("check", work(course, RIGHT))
    assert result.exit_code == 3
    assert "Traceback" in result.stderr


def test_what_to_install_is_said_in_french_too() -> None:
    from autograder.sandbox.tiers import _HELP

    error = CannotGrade(_HELP.format(reasons="- bubblewrap: not installed"))
    assert told(error, "en") == str(error)
    french = told(error, "fr")
    assert french.startswith("cette machine ne peut pas isoler")
    assert "\n- bubblewrap: not installed\nQue faire : sous Linux" in french
    assert told(CannotGrade("another fault"), "fr") == "another fault"


def test_wrong_settings_are_wrong_usage(course: Path) -> None:
    path = work(course, RIGHT)
    (course / "grading_config.py").write_text("c = get_config()\nc.AttentionCourse.langage = 1\n")
    result = run("check", path)
    assert result.exit_code == 2
    assert "langage n'est pas un réglage" in result.stderr
    assert "langage is not a setting" in run("check", path, "--lang", "en").stderr


# -- a class -----------------------------------------------------------------------------------


@pytest.fixture
def graded(course: Path) -> Path:
    hand_in(course / "submitted", "alice", RIGHT)
    hand_in(course / "submitted", "bob", WRONG)
    (course / "submitted" / "carol").mkdir()
    return course


def test_grade_exits_with_0_whatever_the_marks(graded: Path) -> None:
    result = run("grade", "ps1_softmax", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert "alice" in result.stdout
    assert "graded: 2 · rejected: 1 · not graded: 0" in result.stdout
    assert "reports/ps1_softmax/" in result.stdout
    assert "[3/3]" in result.stderr
    assert (graded / "reports/ps1_softmax/bob.json").is_file()


def test_grade_as_json_gives_the_reports_and_the_summary(graded: Path) -> None:
    result = run("grade", "ps1_softmax", "--json")
    data = json.loads(result.stdout)
    assert list(data) == ["assignment", "reports", "summary"]
    assert [r["student"] for r in data["reports"]] == ["alice", "bob", "carol"]
    assert list(data["summary"]) == ["counts", "mean", "quartiles", "keys", "seconds"]
    assert result.exit_code == 0


def test_grade_reads_and_writes_where_it_is_told(graded: Path) -> None:
    (graded / "submitted").rename(graded / "elsewhere")
    result = run("grade", "ps1_softmax", "--submitted", "elsewhere", "--output", "out")
    assert result.exit_code == 0
    assert (graded / "out/ps1_softmax/alice.json").is_file()
    assert not (graded / "reports").exists()


def test_grade_of_an_empty_class_completes(course: Path) -> None:
    (course / "submitted").mkdir()
    result = run("grade", "ps1_softmax")
    assert result.exit_code == 0
    assert "Personne" in result.stdout


def test_report_shows_what_grade_stored(graded: Path) -> None:
    run("grade", "ps1_softmax")
    table = run("report", "ps1_softmax", "--lang", "en")
    assert table.exit_code == 0
    assert "20 / 20" in table.stdout
    rows = run("report", "ps1_softmax", "--format", "csv").stdout.splitlines()
    assert len(rows) == 4
    assert rows[1].startswith("alice,ps1_softmax,graded,20.0,20.0,")
    data = json.loads(run("report", "ps1_softmax", "--format", "json").stdout)
    assert [r["score"] for r in data["reports"]] == [20.0, 0.0, 0.0]


def test_report_in_another_language_has_nothing_of_the_first(graded: Path) -> None:
    run("grade", "ps1_softmax")
    english = run("report", "ps1_softmax", "--format", "json", "--lang", "en").stdout
    assert "Not the right values." in english
    assert "Idea." in english
    for french in ("Pas les bonnes valeurs.", "Idée.", "Aucun fichier"):
        assert french not in english
        assert french in run("report", "ps1_softmax", "--format", "json").stdout
    table = run("report", "ps1_softmax", "--lang", "en").stdout
    assert "Idea." in table
    assert "Aucun" not in table


def test_report_follows_a_change_of_language_and_of_work(graded: Path) -> None:
    run("grade", "ps1_softmax", "--lang", "en")
    hand_in(graded / "submitted", "alice", WRONG)
    run("grade", "ps1_softmax", "--lang", "fr")
    for language in ("fr", "en"):
        data = json.loads(
            run("report", "ps1_softmax", "--format", "json", "--lang", language).stdout
        )
        assert [r["score"] for r in data["reports"]] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize(
    ("language", "status", "words"),
    [("fr", "refusée", "choisis un autre dossier"), ("en", "rejected", "choose another folder")],
)
def test_progress_and_refusals_to_write_speak_the_language_asked(
    graded: Path, language: str, status: str, words: str
) -> None:
    assert f"carol {status}" in run("grade", "ps1_softmax", "--lang", language).stderr
    (graded / "file").write_text("")
    for output in ("file", "file/below", "/proc/nothing"):
        result = run("grade", "ps1_softmax", "--lang", language, "--output", output)
        assert result.exit_code == 2, result.output
        assert words in result.stderr
        assert "--output" in result.stderr


def test_full_disk_is_no_fault_of_the_grader(graded: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("autograder.classrun.write", full)
    result = run("grade", "ps1_softmax")
    assert result.exit_code == 2
    assert "plus de place sur le disque" in result.stderr


@pytest.mark.parametrize("name", ["/elsewhere/libsomething.so", "reports/ps1_softmax/read.json"])
def test_another_error_of_the_system_stays_a_fault_of_ours(
    graded: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def missing(*_: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "No such file", name)

    monkeypatch.setattr("autograder.classrun.write", missing)
    assert run("grade", "ps1_softmax").exit_code == 3


def test_summary_file_is_no_report(graded: Path) -> None:
    hand_in(graded / "submitted", "ps1_softmax_summary", RIGHT)
    hand_in(graded / "submitted", "summary", RIGHT)
    run("grade", "ps1_softmax")
    data = json.loads(run("report", "ps1_softmax", "--format", "json").stdout)
    assert len(data["reports"]) == 5


# -- authors -----------------------------------------------------------------------------------


@dataclass
class Built:
    root: Path
    files: tuple[Path, ...]


@dataclass
class Checked:
    findings: tuple[str, ...]
    files: int = 6

    @property
    def passed(self) -> bool:
        return not self.findings


def test_build_lists_what_it_wrote(course: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "autograder.build.build", lambda *_, **__: Built(course, (Path("release/x.ipynb"),))
    )
    result = run("build")
    assert result.exit_code == 0
    assert "release/x.ipynb" in result.stdout


@pytest.mark.parametrize(("findings", "code"), [((), 0), (("release/x.py: stale",), 1)])
def test_build_check_exits_with_what_it_finds(
    course: Path, monkeypatch: pytest.MonkeyPatch, findings: tuple[str, ...], code: int
) -> None:
    monkeypatch.setattr("autograder.build.check_build", lambda *_, **__: Checked(findings))
    result = run("build", "--check")
    assert result.exit_code == code
    for finding in findings:
        assert finding in result.stdout


def test_authored_text_at_fault_is_wrong_usage(
    course: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise UsageError("solutions/ps1_softmax.py:12: a marker is misspelled")

    monkeypatch.setattr("autograder.build.build", refuse)
    result = run("build")
    assert result.exit_code == 2
    assert "solutions/ps1_softmax.py:12" in result.stderr


GOOD = Row("mistake", "softmax_stable", "no_shift", 0.5, ("SM-4",), "SM-4")
BAD = Row("accepted", "softmax_stable", "einsum", 0.5, problem="a right program fails: big[cpu]")


@pytest.mark.parametrize(("rows", "code"), [((GOOD,), 0), ((GOOD, BAD), 1)])
def test_verify_prints_the_matrix_and_exits_with_its_verdict(
    course: Path, monkeypatch: pytest.MonkeyPatch, rows: tuple[Row, ...], code: int
) -> None:
    monkeypatch.setattr("autograder.verify.verify", lambda *_, **__: Matrix("ps1_softmax", rows))
    result = run("verify", "ps1_softmax", "--lang", "en")
    assert result.exit_code == code
    line = next(line for line in result.stdout.splitlines() if "no_shift" in line)
    assert line.split() == ["✓", "softmax_stable", "no_shift", "50", "%", "SM-4"]
    assert ("a right program fails" in result.stdout) == bool(code)
    data = json.loads(run("verify", "--json").stdout)[0]
    assert data["ok"] == (not code)
    assert data["programs"][0] == {
        "kind": "mistake",
        "exercise": "softmax_stable",
        "program": "no_shift",
        "share": 0.5,
        "key": "SM-4",
        "named": ["SM-4"],
        "ok": True,
        "problem": None,
    }


# -- help --------------------------------------------------------------------------------------


def test_every_help_sentence_has_its_french() -> None:
    words = set(help_words(typer.main.get_command(app)))
    assert words - set(FRENCH) == set()
    assert set(FRENCH) - words <= {"Show this message and exit."}


def test_help_is_french_by_default_and_english_on_demand(course: Path) -> None:
    french = run("check", "--help")
    assert french.exit_code == 0
    for words in ("Usage : autograder check [OPTIONS] FICHIER", "Vérifie un de tes fichiers"):
        assert words in french.stdout
    assert "--exercise NOM " in french.stdout
    assert "--hints 1|2|3 " in french.stdout
    assert "Affiche cette aide." in french.stdout
    for noise in ("Show", "bool", "range", "required", "default:"):
        assert noise not in french.stdout
    english = run("check", "--help", "--lang", "en").stdout
    assert "Usage: autograder check [OPTIONS] FILE" in english
    assert "Show this message and exit." in english
    assert "Check one file" in english


@pytest.mark.parametrize("command", ["", "check", "watch", "grade", "report", "demo", "verify"])
def test_help_fits_its_terminal(course: Path, command: str) -> None:
    words = run(*filter(None, (command, "--help"))).stdout
    assert max(map(len, words.splitlines())) <= 80


def test_default_of_an_option_is_in_its_help(course: Path) -> None:
    assert "[par défaut : 1]" in " ".join(run("grade", "--help").stdout.split())
    assert "[default: table]" in " ".join(run("report", "--help", "--lang", "en").stdout.split())


@pytest.mark.parametrize(
    ("message", "french", "english"),
    [
        ("Missing argument 'FILE'.", "il manque FICHIER.", "FILE is missing."),
        (
            "Invalid value for '--hints': 4 is not in the range 1<=x<=3.",
            "--hints : 4 sort de l'intervalle 1<=x<=3.",
            "--hints: 4 is not in the range 1<=x<=3.",
        ),
        (
            "Invalid value for '--lang': 'xx' is not one of 'fr', 'en'.",
            "--lang : « xx » n'est pas un choix ; il y a : fr, en.",
            "--lang: “xx” is no choice; there are: fr, en.",
        ),
        (
            "Invalid value for '--jobs' / '-j': 'x' is not a valid integer.",
            "--jobs / -j : un nombre entier est attendu.",
            "--jobs / -j: a whole number is expected.",
        ),
        (
            "No such option: --hint Did you mean --hints?",
            "il n'y a pas d'option --hint. Voulais-tu dire --hints ?",
            "there is no option --hint. Did you mean --hints?",
        ),
        (
            "Option '--lang' requires an argument.",
            "l'option --lang attend une valeur.",
            "the option --lang needs a value.",
        ),
        (
            "Got unexpected extra arguments (b c)",
            "en trop sur la ligne : b c.",
            "too much on the line: b c.",
        ),
        ("Words of a later Typer.", "Words of a later Typer.", "Words of a later Typer."),
    ],
)
def test_words_of_typer_are_said_in_both_languages(message: str, french: str, english: str) -> None:
    assert usage_message(message, "fr") == french
    assert usage_message(message, "en") == english


def test_wrong_usage_speaks_the_language_asked_and_names_the_help(course: Path) -> None:
    french = run("check", "--zzz").stderr
    assert "autograder : il n'y a pas d'option --zzz." in french
    assert "Usage : autograder check [OPTIONS] FICHIER" in french
    assert "Pour l'aide : autograder check --help" in french
    english = run("check", "--zzz", "--lang", "en").stderr
    assert "autograder: there is no option --zzz." in english
    assert "For help: autograder check --help" in english


@pytest.mark.parametrize(
    ("arguments", "variable", "language"),
    [
        ([], "", "fr"),
        (["check", "--lang", "en", "--help"], "", "en"),
        (["check", "--lang=en"], "", "en"),
        ([], "en", "en"),
        (["--lang", "fr"], "en", "fr"),
        (["--lang", "xx"], "", "fr"),
        (["--lang"], "", "fr"),
    ],
)
def test_language_of_the_help(
    arguments: list[str],
    variable: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("AUTOGRADER_LANG", variable)
    monkeypatch.chdir(tmp_path)
    assert language_of(arguments) == language


def test_language_of_the_course_is_that_of_the_help(course: Path) -> None:
    assert language_of(["--help"]) == "fr"
    config = course / "grading_config.py"
    config.write_text("c = get_config()\nc.AttentionCourse.language = 'en'\n")
    assert language_of(["--help"]) == "en"
    assert language_of(["--help", "--lang", "fr"]) == "fr"


def test_no_arguments_show_the_commands() -> None:
    result = run()
    assert "check" in result.output
    assert "Traceback" not in result.output


def test_version_is_that_of_the_package() -> None:
    from autograder import __version__

    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"autograder {__version__}\n")
