"""Grade a class: a folder of submissions in, one report a student and a summary out."""

from __future__ import annotations

import hashlib
import json
import os
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, Protocol

from autograder.course import Assignment, Course
from autograder.errors import CannotGrade, UsageError
from autograder.rendering.json import Data, dumps, report_data
from autograder.rendering.origin import located
from autograder.rendering.plain import printable
from autograder.rendering.summary import summary_data
from autograder.scheduling import Lost, Scheduler, Sequential, Workers
from autograder.settings import CONFIG_FILE, Settings, secret_seed
from autograder.submissions import Found, find_submissions, report_names
from autograder.text import LANGUAGES, Language, Text
from autograder.values import (
    ExerciseOutcome,
    ExerciseResult,
    Rejection,
    Report,
    Status,
    Submission,
)

Devices = Literal["all", "cpu", "gpu"]
_READ_BYTES = 32 << 20  # more than any file that is read at all

NO_FOLDER = Text("Il n'y a pas de dossier {}.", "There is no folder {}.")
NO_REPORTS = Text(
    "Il n'y a pas encore de rapports dans {}. Pour les faire :\n  {} grade {}",
    "There are no reports in {} yet. To make them:\n  {} grade {}",
)
NOT_A_REPORT = Text("{} n'est pas un rapport ({}).", "{} is not a report ({}).")
NOTHING_HANDED_IN = Text(
    "Aucun fichier pour {} n'a été trouvé dans ce dossier.",
    "No file for {} was found in this folder.",
)
FAULT_OF_OURS = Text(
    "Le correcteur a rencontré une erreur inattendue ({}).",
    "The grader met an unexpected error ({}).",
)
WORKER_DIED = Text(
    "Le processus du correcteur s'est arrêté pendant cette copie.",
    "The grader's process ended during this submission.",
)
OTHER_FILES = Text("{} a été noté ; il y avait aussi : {}.", "{} was graded; there were also: {}.")


class SandboxGone(CannotGrade):
    """Nothing more can be graded here; what has been graded is kept for the next run."""


class Grader(Protocol):
    def grade(self, submission: Submission | Rejection) -> Report: ...


@dataclass(frozen=True)
class Progress:
    """One more submission is done."""

    done: int
    total: int
    report: Data
    note: str = ""
    attention: tuple[str, ...] = ()  # for the instructor alone
    kept: bool = False  # an earlier report that still holds


@dataclass(frozen=True)
class ClassResult:
    """reports: their data by student's name; files: where each of them was written."""

    assignment: str
    reports: tuple[Data, ...]
    summary: Data
    files: Mapping[str, Path]
    folder: Path
    summary_file: Path

    def data(self) -> Data:
        return {
            "assignment": self.assignment,
            "reports": list(self.reports),
            "summary": self.summary,
        }


@dataclass(frozen=True)
class EngineOpener:
    """Opens an engine that lasts for a whole class; compared and sent as a value."""

    course: Course
    settings: Settings
    devices: Devices
    unsafe: bool
    seed: str
    own_code: bool = False

    def __call__(self) -> AbstractContextManager[Grader]:
        return self._open()

    @contextmanager
    def _open(self) -> Iterator[Grader]:
        with LastingEngine(self._open_once) as engine:
            yield engine

    def _open_once(self) -> AbstractContextManager[Grader]:
        from autograder.engine import open_engine

        return open_engine(
            self.course,
            self.settings,
            devices=self.devices,
            own_code=self.own_code,
            unsafe=self.unsafe,
            seed=self.seed,
        )


class LastingEngine:
    """An engine whose sandbox is opened again when a submission has broken it."""

    def __init__(self, opener: Callable[[], AbstractContextManager[Grader]]) -> None:
        self._opener = opener
        self._stack = ExitStack()

    def __enter__(self) -> LastingEngine:
        self._engine = self._stack.enter_context(self._opener())
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def grade(self, submission: Submission | Rejection) -> Report:
        try:
            return self._engine.grade(submission)
        except CannotGrade:
            self._reopen()
            return self._engine.grade(submission)

    def _reopen(self) -> None:
        self._stack.close()
        try:
            self._engine = self._stack.enter_context(self._opener())
        except CannotGrade as error:
            raise SandboxGone(str(error)) from error


@dataclass(frozen=True)
class Task:
    student: str
    submission: Submission | Rejection
    note: str = ""
    fingerprint: str = ""
    settled: Report | None = None  # a fault of ours while reading


def grade_class(
    course: Course,
    settings: Settings,
    assignment: Assignment,
    submitted: Path,
    out: Path,
    *,
    jobs: int = 1,
    devices: Devices = "all",
    unsafe: bool = False,
    force: bool = False,
    language: Language | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
    scheduler: Scheduler | None = None,
    opener: Callable[[], AbstractContextManager[Grader]] | None = None,
) -> ClassResult:
    """Grade every submission under `submitted` and write out/<assignment>/<student>.json.

    The same report in the other language goes to a hidden folder beside it, for `stored_reports`.
    A submission that makes the grader itself fail gets a report that says so, and the run goes
    on. A report whose submission, settings, seed and grader are unchanged is kept, unless
    `force`. Raises UsageError when `submitted` is no folder, CannotGrade when nothing can be
    graded on this machine.
    """
    started = time.monotonic()
    language = language or settings.language
    if not submitted.is_dir():
        raise UsageError(NO_FOLDER.to(language).format(submitted))
    found = find_submissions(submitted, assignment.name, course.given_files)
    names = report_names(one.student for one in found)
    folder = out / assignment.name
    folder.mkdir(parents=True, exist_ok=True)
    files = {student: folder / f"{name}.json" for student, name in names.items()}
    seed = secret_seed(course.root)
    ledger = Ledger(
        folder / ".graded.jsonl", run_fingerprint(course, assignment, devices, seed, language)
    )
    reports: dict[str, Data] = {}

    def settle(
        student: str,
        data: Data,
        *,
        note: str = "",
        attention: tuple[str, ...] = (),
        kept: bool = False,
    ) -> None:
        reports[student] = data
        progress(Progress(len(reports), len(found), data, note, attention, kept))

    tasks: list[Found] = []
    for one in found:
        kept = None if force else ledger.kept(one, files[one.student])
        if kept is None:
            tasks.append(one)
        else:
            settle(one.student, kept, kept=True)
    if tasks:
        scheduler = scheduler or (Sequential() if jobs == 1 else Workers(min(jobs, len(tasks))))
        opener = opener or EngineOpener(course, settings, devices, unsafe, seed)
        admitted = (_task(one, course, assignment, language, ledger) for one in tasks)
        for task, result in scheduler.run(opener, grade_one, admitted):
            if isinstance(result, Lost):
                result = not_graded(task.submission, WORKER_DIED)
            report = _with_points(result, assignment, settings, task.student)
            data = report_data(report, language)
            _write_others(report, files[task.student], language)
            write(files[task.student], dumps(data) + "\n")
            if report.status is not Status.NOT_GRADED:
                ledger.add(task.student, task.fingerprint)
            settle(task.student, data, note=task.note, attention=report.attention)
    in_order = tuple(reports[one.student] for one in found)
    summary_file = out / f"{assignment.name}_summary.json"
    # Nothing was graded: the time that is worth knowing is that of the run that graded.
    seconds = time.monotonic() - started if tasks else _seconds_of(summary_file)
    summary = summary_data(in_order, seconds)
    write(summary_file, dumps({"assignment": assignment.name, "summary": summary}) + "\n")
    return ClassResult(assignment.name, in_order, summary, files, folder, summary_file)


def _task(
    one: Found, course: Course, assignment: Assignment, language: Language, ledger: Ledger
) -> Task:
    """What was handed in, read; whatever goes wrong here costs this student's report alone."""
    student = printable(one.student, 200)
    note = ""
    if one.file is None:
        nothing = NOTHING_HANDED_IN.to
        reason = Text(nothing("fr").format(assignment.name), nothing("en").format(assignment.name))
        return Task(one.student, Rejection("", reason, assignment.name, student))
    if one.others:
        others = ", ".join(printable(name, 100) for name in one.others)
        note = OTHER_FILES.to(language).format(printable(one.file.name, 100), others)
    from autograder.admit import read_submission

    fingerprint = ""
    try:
        fingerprint = ledger.fingerprint(one)
        submission = read_submission(one.file, course, assignment=assignment.name, student=student)
    except Exception as error:
        unread = Rejection(one.file.name, NOTHING_HANDED_IN, assignment.name, student)
        return Task(one.student, unread, note, settled=not_graded(unread, error))
    return Task(one.student, submission, note, fingerprint)


def grade_one(engine: Grader, task: Task) -> Report:
    """The report of one submission; a fault of ours becomes a report too."""
    if task.settled is not None:
        return task.settled
    try:
        report = engine.grade(task.submission)
    except SandboxGone:
        raise
    except Exception as error:
        return not_graded(task.submission, error)
    if isinstance(task.submission, Rejection):
        return report
    return located(report, task.submission)


def not_graded(submission: Submission | Rejection, why: Exception | Text) -> Report:
    """A report of a fault of ours: no mark, and the instructor is told."""
    attention: tuple[str, ...] = ()
    if isinstance(why, Exception):
        attention = ("".join(traceback.format_exception(why)),)
        kind = type(why).__name__
        why = Text(FAULT_OF_OURS.fr.format(kind), FAULT_OF_OURS.en.format(kind))
    return Report(
        assignment=submission.assignment,
        file=submission.file,
        status=Status.NOT_GRADED,
        student=submission.student,
        reason=why,
        attention=attention,
    )


def _with_points(
    report: Report, assignment: Assignment, settings: Settings, student: str
) -> Report:
    """The same report, complete: every exercise is listed, and the student is named."""
    report = replace(report, student=printable(student, 200), assignment=assignment.name)
    if report.exercises:
        return report
    outcome = (
        ExerciseOutcome.NOT_GRADED
        if report.status is Status.NOT_GRADED
        else ExerciseOutcome.MISSING
    )
    return replace(
        report,
        exercises=tuple(
            ExerciseResult(
                e.id, e.name, settings.points_of(assignment, e), outcome, (), optional=e.optional
            )
            for e in assignment.exercises
        ),
    )


# -- what still holds from an earlier run ------------------------------------------------------


class Ledger:
    """Which reports were made from exactly what lies in the folder now."""

    def __init__(self, path: Path, run: str) -> None:
        self._path, self._run = path, run
        self._known = dict(self._read())

    def _read(self) -> Iterator[tuple[str, str]]:
        try:
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return
        for line in lines:
            try:
                student, fingerprint = json.loads(line)
            except ValueError:
                continue  # the last line of a run that was cut short
            yield student, fingerprint

    def fingerprint(self, found: Found) -> str:
        assert found.file is not None
        digest = hashlib.sha256(self._run.encode())
        digest.update(repr((found.student, found.file.name)).encode())
        with found.file.open("rb") as file:
            # What is larger is rejected unread; its size tells one such file from another.
            digest.update(repr(os.fstat(file.fileno()).st_size).encode())
            digest.update(file.read(_READ_BYTES))
        return digest.hexdigest()

    def kept(self, found: Found, report: Path) -> Data | None:
        """The report of an earlier run, where nothing that it depends on has changed."""
        if found.file is None or found.student not in self._known:
            return None
        try:
            if self._known[found.student] != self.fingerprint(found):
                return None
            data: Data = json.loads(report.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        return data

    def add(self, student: str, fingerprint: str) -> None:
        if not fingerprint:
            return
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([student, fingerprint]) + "\n")


def run_fingerprint(
    course: Course, assignment: Assignment, devices: Devices, seed: str, language: Language
) -> str:
    """Of all that a mark depends on besides the submission: code, solutions, settings, seed."""
    digest = hashlib.sha256(repr((assignment, devices, seed, language)).encode())
    kit = Path(__file__).parent
    paths = [
        *sorted(kit.rglob("*.py")),
        *sorted(course.graders.glob("*.py")),
        course.solutions / f"{assignment.name}.py",
        course.root / CONFIG_FILE,
        *(course.release / assignment.name / name for name in course.given_files),
    ]
    for path in paths:
        if path.is_file():
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def write(path: Path, words: str) -> None:
    """The whole file or the old one, whatever interrupts."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        scratch.write_text(words, encoding="utf-8")
        scratch.replace(path)
    except OSError:
        scratch.unlink(missing_ok=True)
        raise


def _write_others(report: Report, file: Path, language: Language) -> None:
    """The report in every language but that of its own file."""
    _translated(file, language).unlink(missing_ok=True)
    for other in LANGUAGES:
        if other != language:
            path = _translated(file, other)
            path.parent.mkdir(exist_ok=True)
            write(path, dumps(report_data(report, other)) + "\n")


def _translated(file: Path, language: Language) -> Path:
    return file.parent / f".{language}" / file.name


def _seconds_of(summary_file: Path) -> float | None:
    try:
        seconds = json.loads(summary_file.read_text(encoding="utf-8"))["summary"]["seconds"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seconds if isinstance(seconds, (int, float)) else None


def stored_reports(
    reports: Path, assignment: str, language: Language, program: str = "autograder"
) -> list[Data]:
    """The reports that `grade_class` left under `reports`, in that language where they have it.

    Raises UsageError when there are none.
    """
    folder = reports / assignment
    paths = [path for path in folder.glob("*.json") if not path.name.startswith(".")]
    if not paths:
        raise UsageError(NO_REPORTS.to(language).format(folder, program, assignment))
    found = []
    for path in sorted(paths, key=lambda path: path.stem):
        translated = _translated(path, language)
        source = translated if translated.is_file() else path
        try:
            found.append(json.loads(source.read_text(encoding="utf-8")))
        except ValueError as error:
            raise UsageError(NOT_A_REPORT.to(language).format(source, error)) from None
    return found
