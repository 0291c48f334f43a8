"""What isolation and the protocol cost: one whole report against the same checks in one process.

    python benchmarks/report_cost.py [--runs 15] [--assignment ps1_softmax] [--json FILE]

Both sides run in this very process, in turn, on the same hidden inputs: A grades the reference
solutions through a warm engine (fork, isolation, loading, every call over the wire, report);
B calls the same checks on the functions imported here, the mock GPU included, with no isolation
and no protocol. The ratio of each pair is taken, and the median reported: single timings on a
shared machine say little.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from torch import Tensor
from torch.utils._pytree import tree_map

from autograder.catalogue import attention_course
from autograder.draw import Draw
from autograder.engine import Engine, open_engine
from autograder.reference import source_of
from autograder.sandbox.runtime import mock_gpu
from autograder.settings import find_root, load_settings
from autograder.student import LocalStudent
from autograder.values import Cell, Submission


class OnMockGpu:
    """A LocalStudent whose calls, backward passes included, run on the mock GPU."""

    device = "gpu"

    def __init__(self, namespace: Mapping[str, Any]) -> None:
        self._local = LocalStudent({k: _moving(v) for k, v in namespace.items()})

    def __getattr__(self, name: str) -> Any:
        return _UnderMock(getattr(self._local, name))


class _UnderMock:
    def __init__(self, function: Any) -> None:
        self._function = function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        with mock_gpu.MockGpu():
            return self._function(*args, **kwargs)

    def observe(self, *args: Any, **kwargs: Any) -> Any:
        with mock_gpu.MockGpu():
            return self._function.observe(*args, **kwargs)

    def gradients(self, *args: Any, **kwargs: Any) -> Any:
        with mock_gpu.MockGpu():
            return self._function.gradients(*args, **kwargs)


def _moving(function: Any) -> Any:
    def moved(value: Any, device: str) -> Any:
        return tree_map(lambda v: v.to(device) if isinstance(v, Tensor) else v, value)

    def call(*args: Any, **kwargs: Any) -> Any:
        return moved(function(*moved(args, "gpu"), **moved(kwargs, "gpu")), "cpu")

    return call if callable(function) else function


def in_one_process(engine: Engine, name: str, functions: Mapping[str, Any]) -> int:
    """Run every check directly; returns how many ran."""
    loaded = engine.loaded(name)
    count = 0
    for check in loaded.checks:
        for device in check.spec.devices:
            check.run(
                student=(LocalStudent if device == "cpu" else OnMockGpu)(functions),
                reference=loaded.reference,
                draw=Draw(engine.seed, check.name),
                device=device,
            )
            count += 1
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--assignment", default="ps1_softmax")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    mock_gpu.install()  # before the first backward pass of this process, which fixes the devices
    root = find_root(Path.cwd())
    course = attention_course(root)
    name = options.assignment
    with open_engine(course, load_settings(root), seed="benchmark") as engine:
        submission = Submission(name, f"{name}.py", (Cell(0, source_of(course, name)),))
        reference = vars(engine.loaded(name).reference)
        exercises = engine.loaded(name).assignment.defined_names
        functions = {k: v for k, v in reference.items() if k in exercises}
        pairs = []
        checks = 0
        for run in range(options.runs + 2):
            started = time.perf_counter()
            report = engine.grade(submission)
            middle = time.perf_counter()
            checks = in_one_process(engine, name, functions)
            ended = time.perf_counter()
            if report.score != report.max_score:
                raise SystemExit("the reference does not get full marks: nothing to measure")
            if run >= 2:  # the first two warm caches on both sides
                pairs.append((middle - started, ended - middle))
        tier = engine.sandbox.tier
    ratios = sorted(a / b for a, b in pairs)
    result = {
        "assignment": name,
        "tier": tier,
        "checks": checks,
        "largest_input": "512 x 6" if name == "ps1_softmax" else "",
        "runs": options.runs,
        "engine_ms": round(1e3 * statistics.median(a for a, _ in pairs), 1),
        "one_process_ms": round(1e3 * statistics.median(b for _, b in pairs), 1),
        "ratio_median": round(statistics.median(ratios), 2),
        "ratio_min": round(ratios[0], 2),
        "ratio_max": round(ratios[-1], 2),
    }
    print(json.dumps(result, indent=2))
    if options.json:
        options.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
