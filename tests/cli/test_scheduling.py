"""Sequential and parallel runs give the same; a dead worker costs one task."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from autograder.scheduling import Lost, Scheduler, Sequential, Workers


class Tool:
    def __init__(self) -> None:
        self.used = 0


@contextmanager
def open_tool() -> Iterator[Tool]:
    yield Tool()


@contextmanager
def open_nothing() -> Iterator[Tool]:
    raise OSError("no tool here")
    yield


def square(tool: Tool, task: int) -> tuple[int, int, int]:
    tool.used += 1
    if task == 13:
        os._exit(1)
    if task == -1:
        raise ValueError("no")
    return task * task, tool.used, os.getpid()


def slow_square(tool: Tool, task: int) -> tuple[int, int, int]:
    time.sleep(0.05)
    return square(tool, task)


@pytest.fixture(scope="module", params=["sequential", "workers"])
def scheduler(request: pytest.FixtureRequest) -> Scheduler:
    return Sequential() if request.param == "sequential" else Workers(2)


def test_every_task_comes_back_once_with_its_result(scheduler: Scheduler) -> None:
    results = dict(scheduler.run(open_tool, square, range(11)))
    assert {task: result[0] for task, result in results.items()} == {n: n * n for n in range(11)}  # type: ignore[index]


def test_a_worker_keeps_its_tool(scheduler: Scheduler) -> None:
    results = [result for _, result in scheduler.run(open_tool, square, range(8))]
    workers = {result[2] for result in results}  # type: ignore[index]
    assert max(result[1] for result in results) >= 8 / len(workers)  # type: ignore[index]


def test_no_task_opens_nothing(scheduler: Scheduler) -> None:
    assert list(scheduler.run(open_tool, square, [])) == []


def test_what_the_opener_raises_comes_out(scheduler: Scheduler) -> None:
    with pytest.raises(OSError, match="no tool here"):
        list(scheduler.run(open_nothing, square, range(3)))


def test_what_the_work_raises_comes_out(scheduler: Scheduler) -> None:
    with pytest.raises(ValueError, match="no"):
        list(scheduler.run(open_tool, square, [1, -1, 2]))


def test_a_task_that_kills_its_worker_is_lost_alone() -> None:
    # It dies while its neighbours are under way: they must be run again.
    results = dict(Workers(2).run(open_tool, slow_square, [13, 1, 2, 3, 4, 5, 6, 7, 8]))
    assert isinstance(results.pop(13), Lost)
    assert {task: result[0] for task, result in results.items()} == {  # type: ignore[index]
        n: n * n for n in range(1, 9)
    }


def test_workers_run_elsewhere_and_none_is_left() -> None:
    pids = {result[2] for _, result in Workers(2).run(open_tool, square, range(6))}  # type: ignore[index]
    assert os.getpid() not in pids
    assert not multiprocessing.active_children()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
