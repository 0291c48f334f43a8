"""A run that is killed at any moment is completed by the next one, with one worker or four."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from desk_folder import NAME, Desk

CLASS = 8
KILLED = 10


def hand_in_class(desk: Desk) -> None:
    solved, stubs = desk.notebook("source"), desk.notebook("release")
    script = (desk.root / "assignments" / f"{NAME}.py").read_text()
    for n in range(CLASS):
        content: Any = (solved, stubs, "{", script)[n % 4]
        suffix = "py" if content is script else "ipynb"
        path = desk.hand_in(f"student-{n}", content, f"{NAME}.{suffix}")
        path.with_name("timestamp.txt").write_text("2026-03-01 12:00:00 UTC")


def die_after(steps: int) -> Callable[[], None]:
    """Kill this process, as SIGKILL does, in the middle of its n-th step towards the disk."""
    left = steps

    def step() -> None:
        nonlocal left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return step


def killed_run(desk: Desk, steps: int, jobs: int) -> None:
    step = die_after(steps)
    replace, opened = Path.replace, Path.open

    def counted_replace(self: Path, target: Any) -> Any:
        step()
        return replace(self, target)

    def counted_open(self: Path, mode: str = "r", *options: Any, **named: Any) -> Any:
        if mode != "a" or self == desk.log:
            return opened(self, mode, *options, **named)
        file = opened(self, mode, *options, **named)
        write = file.write

        def torn(words: str) -> int:
            write(words[: len(words) // 2])
            file.flush()
            step()
            return int(write(words[len(words) // 2 :]))

        file.write = torn
        return file

    Path.replace = counted_replace  # type: ignore[method-assign,assignment]
    Path.open = counted_open  # type: ignore[method-assign,assignment]
    from sqlalchemy import event
    from sqlalchemy.engine import Engine

    event.listen(Engine, "before_cursor_execute", lambda *_: step())
    event.listen(Engine, "commit", lambda *_: step())
    desk.grade(jobs=jobs)


def in_ledger(desk: Desk) -> set[str]:
    """The students whose report is known to be made, whole lines only."""
    found = set()
    path = desk.root / "reports" / NAME / ".graded.jsonl"
    for line in path.read_text().splitlines() if path.is_file() else ():
        with contextlib.suppress(ValueError):
            data = json.loads(line)
            if "submission" in data:
                found.add(data["student"])
    return found


@pytest.mark.parametrize("jobs", [1, 4])
@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_killed_at_ten_moments_and_resumed_gives_the_same(
    desk: Desk, built_once: Path, jobs: int
) -> None:
    hand_in_class(desk)
    desk.grade(jobs=jobs)
    book, trees, graded = desk.book(), desk.trees(), Counter(desk.graded())
    assert len(book) == CLASS
    assert set(graded.values()) == {1}
    for tree in ("autograded", "feedback", "reports"):
        shutil.rmtree(desk.root / tree)
    shutil.copy(built_once / "gradebook.db", desk.root)  # knows no assignment
    desk.log.unlink()
    drawn = random.Random(jobs)
    fork = multiprocessing.get_context("fork")
    # Registering the assignment takes some 250 steps, a student some 25.
    moments = [drawn.randrange(300) for _ in range(3)]
    moments += [drawn.randrange(60) for _ in range(KILLED - len(moments))]
    deaths = lost = 0
    for steps in moments:
        before = len(desk.graded())
        run = fork.Process(target=killed_run, args=(desk, steps, jobs))
        run.start()
        run.join()
        assert run.exitcode in (0, -signal.SIGKILL)
        if run.exitcode == 0:
            break
        deaths += 1
        lost += len(set(desk.graded()[before:]) - in_ledger(desk))
        # Whoever is in the book is there as a whole.
        for student, one in desk.book().items():
            assert one == book[student], student
    desk.grade(jobs=jobs)
    assert desk.book() == book
    assert desk.trees() == trees
    again = Counter(desk.graded())
    assert set(again) == set(graded)
    # What was under way when a run was killed is all that is graded again.
    if jobs == 1:
        assert sum(again.values()) == CLASS + lost
    else:  # workers may have gone on for a moment
        assert sum(again.values()) <= CLASS + 2 * jobs * deaths
    assert deaths >= KILLED - 2


def workers_of(run: subprocess.Popen[bytes]) -> list[int]:
    """Its processes, and theirs."""
    found, waiting = [], [run.pid]
    while waiting:
        pid = waiting.pop()
        for task in Path(f"/proc/{pid}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                inner = [int(word) for word in task.read_text().split()]
                found += inner
                waiting += inner
    return found


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
def test_real_run_that_is_killed_leaves_no_process_and_is_completed(desk: Desk) -> None:
    """The command itself, with two workers and their sandboxes."""
    hand_in_class(desk)
    command = [sys.executable, "-m", "autograder", "grade", NAME, "--jobs", "2", "--device", "cpu"]
    run = subprocess.Popen(command, cwd=desk.root, stderr=subprocess.DEVNULL)
    reports = desk.root / "reports" / NAME
    until = time.monotonic() + 240
    while not list(reports.glob("*.json")) and run.poll() is None and time.monotonic() < until:
        time.sleep(0.05)
    workers = workers_of(run)
    run.kill()
    run.wait()
    assert workers
    assert 0 < len(list(reports.glob("*.json"))) < CLASS
    until = time.monotonic() + 30
    while any(map(running, workers)) and time.monotonic() < until:
        time.sleep(0.2)
    assert not any(map(running, workers))
    done = subprocess.run(
        [*command, "--json"], cwd=desk.root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found = {report["student"]: report for report in json.loads(done.stdout)["reports"]}
    book = desk.book()
    assert {s: one["score"] for s, one in book.items()} == {s: r["score"] for s, r in found.items()}
    # (Which reports were kept is counted above, where the tool's own files cannot change.)
    solved = [f"student-{n}" for n in range(0, CLASS, 4)]
    assert [found[student]["score"] for student in solved] == [20.0] * len(solved)
    # Notebook, checks, date; page; report and whole report.
    assert len(desk.trees()) == 6 * CLASS
