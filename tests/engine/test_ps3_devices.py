"""A mask that does not follow its module: caught on the mock gpu, with the device explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from autograder.engine import Engine
from autograder.reference import source_of
from autograder.values import Cell, CheckOutcome, CheckResult, Submission

ASSIGNMENT = "ps3_causal_attention"
PROGRAM = (
    Path(__file__).parents[1] / "wrong" / ASSIGNMENT / "CausalAttention__mask_left_on_the_cpu.py"
).read_text(encoding="utf-8")
BUFFER = 'self.register_buffer("mask", causal_mask(context_length))'
BORN_ON_THE_CPU = "torch.triu(torch.ones(T, T), diagonal=1).bool()"


def checks_of(engine: Engine, program: str) -> tuple[CheckResult, ...]:
    cells = (Cell(0, source_of(engine.course, ASSIGNMENT)), Cell(1, program))
    submission = Submission(ASSIGNMENT, f"{ASSIGNMENT}.ipynb", cells)
    return engine.grade(submission, exercises=frozenset({"CausalAttention"})).exercises[0].checks


def failed_on(device: str, checks: tuple[CheckResult, ...]) -> list[CheckResult]:
    passed = CheckOutcome.PASSED
    return [c for c in checks if c.device == device and c.outcome is not passed]


@pytest.mark.parametrize(
    ("program", "wrong_on_the_cpu"),
    [
        pytest.param(PROGRAM, 0, id="born_in_forward"),
        pytest.param(
            PROGRAM.replace(BUFFER, "self.mask = causal_mask(context_length)").replace(
                BORN_ON_THE_CPU, "self.mask[:T, :T]"
            ),
            1,
            id="plain_attribute",
        ),
    ],
)
def test_a_mask_left_behind_is_explained(
    engine: Engine, program: str, wrong_on_the_cpu: int
) -> None:
    checks = checks_of(engine, program)
    on_cpu, on_gpu = failed_on("cpu", checks), failed_on("gpu", checks)
    # On the CPU a plain attribute is noticed by the check of the buffer alone.
    assert len(on_cpu) == wrong_on_the_cpu
    assert len(on_gpu) == sum(c.device == "gpu" for c in checks)
    for check in on_gpu:
        if check.name in {c.name for c in on_cpu}:
            continue
        assert check.hint is not None
        assert {"MO-1", "MO-2"} <= {check.hint.key, *check.hint.also}
        assert "GPU" in check.hint.levels[0].fr
        assert "device" in check.message.en


def test_a_mask_that_follows_its_module_is_right_on_both_devices(engine: Engine) -> None:
    program = PROGRAM.replace(BORN_ON_THE_CPU, "self.mask[:T, :T]")
    checks = checks_of(engine, program)
    assert {c.device for c in checks} == {"cpu", "gpu"}
    assert failed_on("cpu", checks) == failed_on("gpu", checks) == []
