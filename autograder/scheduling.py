"""Who does the work of a class run: this process, or several on this machine.

A task carries values and gives a value back, so that another scheduler (a cluster's) needs
neither a shared disk nor anything else of this process.
"""

from __future__ import annotations

import atexit
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import AbstractContextManager
from itertools import chain, islice
from typing import Any, Protocol, TypeVar

Tool = TypeVar("Tool")
Task = TypeVar("Task")
Result = TypeVar("Result")

Opener = Callable[[], AbstractContextManager[Tool]]
_WATCH_S = 0.5  # how often a worker looks whether its run is still there
_AHEAD = 2  # tasks handed out for each worker: it never waits, and memory stays bounded


class Lost:
    """In place of a result: the task ended the process that worked on it."""


class Scheduler(Protocol):
    def run(
        self, opener: Opener[Tool], work: Callable[[Tool, Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result | Lost]]:
        """Each task with its result, in the order in which they end.

        opener: makes the costly tool that every worker opens once (an engine).
        Raises what `opener` and `work` raise.
        """


class Sequential:
    """One after the other, in this process."""

    def run(
        self, opener: Opener[Tool], work: Callable[[Tool, Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result | Lost]]:
        with opener() as tool:
            for task in tasks:
                yield task, work(tool, task)


class Workers:
    """Several processes of this machine, each with a tool of its own.

    `opener`, `work`, tasks and results travel by pickle between processes of ours; nothing of a
    student's process is among them.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(
        self, opener: Opener[Tool], work: Callable[[Tool, Task], Result], tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result | Lost]]:
        queue = iter(tasks)
        for task in queue:
            suspects: list[Task] = []
            yield from self._together(opener, work, chain((task,), queue), suspects)
            # A worker died, and the pool with it: nobody knows of which task. Those that were
            # under way go one at a time, so that only the guilty one is lost.
            for suspect in suspects:
                yield suspect, _alone(opener, work, suspect)

    def _together(
        self,
        opener: Opener[Tool],
        work: Callable[[Tool, Task], Result],
        tasks: Iterator[Task],
        suspects: list[Task],
    ) -> Iterator[tuple[Task, Result]]:
        pool = _pool(self.jobs)
        pending: dict[Future[Result], Task] = {}

        def hand_out(count: int) -> None:
            for task in islice(tasks, count):
                try:
                    pending[pool.submit(_in_worker, opener, work, task)] = task
                except _broken_pool():  # a worker died since the last result came
                    suspects.append(task)

        try:
            hand_out(self.jobs * _AHEAD)
            while pending:
                for future in wait(pending, return_when=FIRST_COMPLETED).done:
                    task = pending.pop(future)
                    try:
                        result = future.result()
                    except _broken_pool():
                        suspects.append(task)
                        continue
                    yield task, result
                    if not suspects:
                        hand_out(1)
        finally:
            pool.shutdown(wait=True, kill_workers=bool(pending or suspects))


def _alone(opener: Opener[Tool], work: Callable[[Tool, Task], Result], task: Task) -> Any:
    pool = _pool(1)
    try:
        return pool.submit(_in_worker, opener, work, task).result()
    except _broken_pool():
        return Lost()
    finally:
        pool.shutdown(wait=True)


def _pool(jobs: int) -> Any:
    # loky starts fresh interpreters (a fork would copy threads of torch) and, unlike the
    # standard library's spawn, does not run the calling program's main module again.
    from joblib.externals.loky import ProcessPoolExecutor

    return ProcessPoolExecutor(max_workers=jobs, initializer=_end_with, initargs=(os.getpid(),))


def _end_with(parent: int) -> None:
    """Let a worker end with the run: one that is killed cannot tell its workers to stop."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(_WATCH_S)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _broken_pool() -> type[Exception]:
    from joblib.externals.loky import BrokenProcessPool

    broken: type[Exception] = BrokenProcessPool
    return broken


class _Kept:
    """The tool of this worker process: opened by its first task, closed with the process."""

    def __init__(self) -> None:
        self._context: AbstractContextManager[Any] | None = None
        self._tool: Any = None

    def get(self, opener: Opener[Any]) -> Any:
        if self._context is None:
            context = opener()
            self._tool = context.__enter__()
            self._context = context
            atexit.register(context.__exit__, None, None, None)
        return self._tool


# A pool hands its processes nothing but tasks: this is where one keeps its tool between them.
_KEPT = _Kept()


def _in_worker(opener: Opener[Tool], work: Callable[[Tool, Task], Result], task: Task) -> Result:
    return work(_KEPT.get(opener), task)
