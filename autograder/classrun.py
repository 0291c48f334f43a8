"""Grade a class: a folder of submissions in, one report a student and a summary out."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from autograder.course import Assignment, Course
from autograder.desk.changes import Change, Changes, change
from autograder.desk.files import one_run, sweep
from autograder.desk.files import write as write
from autograder.desk.ledger import Entry, Ledger, run_parts
from autograder.desk.stored import store, stored
from autograder.errors import CannotGrade, UsageError
from autograder.rendering.json import Data, dumps, report_data
from autograder.rendering.origin import located
from autograder.rendering.plain import printable
from autograder.rendering.summary import summary_data
from autograder.scheduling import Lost, Scheduler, Sequential, Workers
from autograder.settings import Settings, secret_seed
from autograder.submissions import SEVERAL_FILES, Found, answered_submissions, report_names
from autograder.text import Language, Text
from autograder.values import (
    ExerciseOutcome,
    ExerciseResult,
    Rejection,
    Report,
    Status,
    Submission,
)

_SHOWN_FILES = 5
_MOST_BYTES = 65 << 20  # more than any file that is read at all

if TYPE_CHECKING:
    from autograder.desk.folder import CourseFolder
    from autograder.desk.publishing import Publisher

Devices = Literal["all", "cpu", "gpu"]

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
PASSED_OVER = Text(
    "Sans réponse, donc laissé de côté : {}.", "Without any answer, and so passed over: {}."
)
SEVERAL = Text(
    "Plusieurs fichiers ont été rendus : c'est « {} » qui est noté. Si ce n'est pas le bon, rends "
    "seulement celui qui compte.",
    "Several files were handed in: “{}” is the one that is graded. If it is not the right one, "
    "hand in only the one that counts.",
)
GRADED_FILE = Text("{} a été noté.", "{} was graded.")
REJECTED_FILE = Text("{} a été refusé.", "{} was rejected.")
OTHER_FILES_TOO = Text("Il y avait aussi : {}.", "There were also: {}.")
NOT_PUBLISHED = Text(
    "le retour ou le carnet de notes n'a pas pu être écrit : {}",
    "the feedback or the gradebook could not be written: {}",
)


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
    changes: tuple[Change, ...] = ()
    note: str = ""  # for the instructor: what was left undone, and why

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
    """entry: what the report is made from; None where nothing can be kept of it."""

    found: Found
    submission: Submission | Rejection
    note: str = ""
    entry: Entry | None = None
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
    desk: CourseFolder | None = None,
) -> ClassResult:
    """Grade every submission under `submitted` and write out/<assignment>/<student>.json.

    The whole report, in both languages, goes to a hidden folder beside it. desk: the course folder
    whose gradebook, autograded/ and feedback/ are written too.
    A submission that makes the grader itself fail gets a report that says so, and the run goes
    on. A report whose submission, settings, seed and grader are unchanged is kept, unless
    `force`; a run that was killed is completed by the next one. Raises UsageError when `submitted`
    is no folder or another run is under way, CannotGrade when nothing can be graded on this
    machine.
    """
    started = time.monotonic()
    language = language or settings.language
    if not submitted.is_dir():
        raise UsageError(NO_FOLDER.to(language).format(submitted))
    folder = out / assignment.name
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        stack.enter_context(one_run(folder, assignment.name, language))
        sweep(folder)
        publisher: Publisher | None = None
        if desk is not None:
            from autograder.desk.publishing import Publisher

            publisher = Publisher(desk, course, assignment, settings, language)
            stack.enter_context(publisher)
        found = answered_submissions(submitted, course, assignment)
        names = report_names(one.student for one in found)
        files = {student: folder / f"{name}.json" for student, name in names.items()}
        parts = run_parts(course, assignment, devices, secret_seed(course.root))
        ledger = Ledger(folder / ".graded.jsonl", parts)
        changes = Changes(folder / ".changes.jsonl")
        run = _Run(course, settings, assignment, language, files, ledger, changes, publisher)
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
            kept = None if force else run.kept(one)
            if kept is not None:
                data, attention = run.keep(one, kept)
                settle(one.student, data, attention=attention, kept=True)
            elif one.file is None:
                data, attention = run.finish(*run.nothing_handed_in(one))
                settle(one.student, data, attention=attention)
            else:
                tasks.append(one)
        if tasks:
            scheduler = scheduler or (Sequential() if jobs == 1 else Workers(min(jobs, len(tasks))))
            seed = secret_seed(course.root)
            opener = opener or EngineOpener(course, settings, devices, unsafe, seed)
            for task, result in scheduler.run(opener, grade_one, map(run.task, tasks)):
                if isinstance(result, Lost):
                    result = not_graded(task.submission, WORKER_DIED)
                data, attention = run.finish(task, result)
                settle(task.found.student, data, note=task.note, attention=attention)
        if publisher is not None:
            publisher.finish()
        in_order = tuple(reports[one.student] for one in found)
        summary_file = out / f"{assignment.name}_summary.json"
        # Nothing was graded: the time that is worth knowing is that of the run that graded.
        seconds = time.monotonic() - started if tasks else _seconds_of(summary_file)
        summary = summary_data(in_order, seconds)
        write(summary_file, dumps({"assignment": assignment.name, "summary": summary}) + "\n")
        return ClassResult(
            assignment.name,
            in_order,
            summary,
            files,
            folder,
            summary_file,
            changes.close(),
            publisher.note if publisher is not None else "",
        )


@dataclass(frozen=True)
class _Run:
    """What one student's work goes through, from the folder to everything that is written."""

    course: Course
    settings: Settings
    assignment: Assignment
    language: Language
    files: Mapping[str, Path]
    ledger: Ledger
    changes: Changes
    publisher: Publisher | None

    def kept(self, found: Found) -> Report | None:
        """The report of an earlier run, where nothing that it depends on has changed."""
        file = self.files[found.student]
        if not self.ledger.holds(found):
            return None
        try:
            json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return None
        report = stored(file)
        return None if report is None or report.status is Status.NOT_GRADED else report

    def keep(self, found: Found, report: Report) -> tuple[Data, tuple[str, ...]]:
        """Publish what an interrupted run has not, or what was lost since; the report's data."""
        entry = self.ledger.before(found.student)
        data = report_data(report, self.language)
        if entry is not None and entry.published == self._key():
            if self.publisher is None:
                return data, ()
            name = self.files[found.student].stem
            if self.publisher.is_published(found, name, report):
                return data, ()
        # What an interrupted run graded is not in the gradebook yet: its answers may be new there.
        changed = entry is None or not entry.published
        return data, self._publish(self.task(found), report, data, changed=changed)

    def task(self, found: Found) -> Task:
        """What was handed in, read; whatever goes wrong here costs this student's report alone."""
        assert found.file is not None  # nothing handed in is no task
        student = printable(found.student, 200)
        name = self.assignment.name
        from autograder.admit import of_assignment, read_submission

        entry = None
        try:
            entry = self.ledger.now(found)
            read = read_submission(found.file, self.course, assignment=name, student=student)
            submission = of_assignment(read, name)
        except Exception as error:
            unread = Rejection(found.file.name, NOTHING_HANDED_IN, name, student)
            note = self._note(found, rejected=True)
            return Task(found, unread, note, settled=not_graded(unread, error))
        note = self._note(found, rejected=isinstance(submission, Rejection))
        return Task(found, submission, note, entry)

    def nothing_handed_in(self, found: Found) -> tuple[Task, Report]:
        """Needs no grader."""
        name, student = self.assignment.name, printable(found.student, 200)
        reason = Text(NOTHING_HANDED_IN.fr.format(name), NOTHING_HANDED_IN.en.format(name))
        report = Report(name, "", Status.REJECTED, student, reason)
        return Task(found, Rejection("", reason, name, student)), report

    def _note(self, found: Found, *, rejected: bool) -> str:
        """Which file was taken, where that is not plain."""
        assert found.file is not None
        notes = []
        if found.others or found.shown not in _usual_names(self.assignment.name):
            what = REJECTED_FILE if rejected else GRADED_FILE
            notes.append(what.to(self.language).format(printable(found.shown, 200)))
        if found.others:
            notes.append(OTHER_FILES_TOO.to(self.language).format(_listed(found.others)))
        if found.passed_over:
            notes.append(PASSED_OVER.to(self.language).format(_listed(found.passed_over)))
        if self.publisher is not None and (bad := self.publisher.bad_timestamp(found)):
            notes.append(bad)
        return " ".join(notes)

    def finish(self, task: Task, result: Report) -> tuple[Data, tuple[str, ...]]:
        """Write a new report everywhere; its data, and what the instructor should look at.

        The order is that of what can be made again: whenever the run ends, the next one goes on.
        """
        found = task.found
        report = _with_points(result, self.assignment, self.settings, found.student)
        report = _with_files(report, found)
        file = self.files[found.student]
        before, old = self.ledger.before(found.student), stored(file)
        why: tuple[str, ...] = ()
        if before is not None and task.entry is not None:
            why = before.reasons(task.entry)
        if old is not None:
            self.changes.add(change(found.student, old, report, why))
        store(report, file)
        keep = task.entry is not None and report.status is not Status.NOT_GRADED
        if keep and task.entry is not None:
            self.ledger.graded(found.student, task.entry)
        data = report_data(report, self.language)
        changed = None if before is None else "submission" in why or not before.published
        attention = self._publish(task, report, data, changed=changed, ledger=keep)
        # The files have been told by the task's note.
        return data, (*result.attention, *attention)

    def _publish(
        self, task: Task, report: Report, data: Data, *, changed: bool | None, ledger: bool = True
    ) -> tuple[str, ...]:
        file = self.files[task.found.student]
        write(file, dumps(data) + "\n")
        if self.publisher is not None:
            from autograder.desk.publishing import Handed

            try:
                content = b"" if task.found.file is None else _bytes(task.found.file)
                self.publisher.publish(
                    Handed(task.found, file.stem, content, task.submission, report, changed)
                )
            except (OSError, CannotGrade, UsageError):
                raise
            except Exception as error:
                # The report stands; what is missing of it is tried again by the next run.
                said = NOT_PUBLISHED.to(self.language).format(f"{type(error).__name__}: {error}")
                return (f"{''.join(traceback.format_exception(error))}\n{said}",)
        if ledger:
            self.ledger.published(task.found.student, self._key())
        return ()

    def _key(self) -> str:
        return f"{self.language} {self.publisher.key if self.publisher is not None else '-'}"


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(printable(name, 100) for name in names[:_SHOWN_FILES])
    return shown + (", …" if len(names) > _SHOWN_FILES else "")


def _with_files(report: Report, found: Found) -> Report:
    """The student reads which of several files was graded; the instructor, which others."""
    if not found.others:
        return report
    taken = printable(found.shown, 200)
    note = Text(SEVERAL.fr.format(taken), SEVERAL.en.format(taken))
    flag = f"{SEVERAL_FILES}{taken} ({_listed(found.others)})"
    return replace(report, notes=(note, *report.notes), attention=(*report.attention, flag))


def _usual_names(assignment: str) -> tuple[str, ...]:
    return f"{assignment}.ipynb", f"{assignment}.py"


def _bytes(file: Path) -> bytes:
    with file.open("rb") as opened:
        return opened.read(_MOST_BYTES)


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
        report = stored(path)
        if report is not None:
            found.append(report_data(report, language))
            continue
        try:
            found.append(json.loads(path.read_text(encoding="utf-8")))
        except ValueError as error:
            raise UsageError(NOT_A_REPORT.to(language).format(path, error)) from None
    return found
