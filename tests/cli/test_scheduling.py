"""A worker may die at any moment: between two results too, when the pool refuses the next task."""

from __future__ import annotations

from concurrent.futures import Future
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import pytest
from joblib.externals.loky import BrokenProcessPool

from autograder import scheduling
from autograder.scheduling import Workers


class Pool:
    """Works in this process; refuses its `refused`-th task, as a pool does whose worker died."""

    def __init__(self, refused: int) -> None:
        self._refused, self._given = refused, 0

    def submit(self, function: Any, *args: Any) -> Future[Any]:
        self._given += 1
        if self._given == self._refused:
            raise BrokenProcessPool
        future: Future[Any] = Future()
        future.set_result(function(*args))
        return future

    def shutdown(self, **_: Any) -> None:
        pass


def opener() -> AbstractContextManager[str]:
    return nullcontext("tool")


def work(tool: str, task: int) -> tuple[str, int]:
    return tool, task


@pytest.mark.parametrize("refused", [1, 2, 3, 4])
def test_no_task_is_lost_when_a_pool_breaks_between_results(
    monkeypatch: pytest.MonkeyPatch, refused: int
) -> None:
    pools = iter([Pool(refused)])
    monkeypatch.setattr(scheduling, "_pool", lambda _: next(pools, Pool(0)))
    results = dict(Workers(1).run(opener, work, range(6)))
    assert results == {task: ("tool", task) for task in range(6)}
