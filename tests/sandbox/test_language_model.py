"""A language model of the grader's, lent for a call: its logits, mode, caches and log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch import Tensor

from autograder.errors import StudentRaised
from autograder.sandbox.api import CallRequest, Child, Generator, Sandbox
from autograder.sandbox.limits import Limits
from autograder.student import Call, GraderModel, LocalStudent

SOURCE = """
import torch
kept = []

def whole(model, ids):
    return model(ids)

def in_chunks(model, ids, first):
    caches = model.new_caches()
    parts = [model(ids[:, :first], caches), model(ids[:, first:], caches)]
    assert caches[0].length == ids.shape[1]
    return torch.cat(parts, 1)

def shuffled_caches(model, ids):
    one, other = model.new_caches(), model.new_caches()
    model(ids, one)
    return model(ids, [one[0], other[1]])

def again_after_reset(model, ids):
    caches = model.new_caches()
    model(ids, caches)
    for cache in caches:
        cache.reset()
    return model(ids, caches)

def in_evaluation_mode(model, ids):
    model.eval()
    with torch.no_grad():
        return model(ids)

def trained_afterwards(model, ids):
    answer = model(ids)
    model.train()
    return answer

def keep(model, ids):
    kept.append((model, model.new_caches()))
    return model(ids)

def again(ids):
    return kept[0][0](ids)

def on_the_cpu(model, ids):
    return model(torch.zeros(1, 2, dtype=torch.long))

def longest(model, ids):
    return model.forward(ids.repeat(1, 9))

def device_of(model, ids):
    return next(model.parameters()).device == ids.device == model(ids).device

def draw(x, generator):
    return torch.rand(x.shape, generator=generator, device=x.device)

def draw_from_a_copy(x, generator):
    copy = torch.Generator(device=x.device)
    copy.set_state(generator.get_state())
    return torch.rand(x.shape, generator=copy, device=x.device)
"""
IDS = torch.tensor([[3, 1, 4, 1], [2, 0, 1, 3]])


def counted(ids: Tensor) -> Tensor:
    """(b, n) -> (b, n, 5): each rank answers with the sum of what it has seen."""
    return torch.nn.functional.one_hot(ids.cumsum(1) % 5, 5).float()


def model(**options: Any) -> GraderModel:
    return GraderModel(counted, vocab_size=5, context_length=9, **options)


@pytest.fixture
def child(sandbox: Sandbox) -> Iterator[Child]:
    spawned = sandbox.spawn({}, Limits())
    reply = spawned.run_cell(0, SOURCE, 20)
    assert reply.raised is None, reply.raised
    yield spawned
    spawned.close()


@pytest.fixture(params=["cpu", "gpu", "local"])
def call(request: pytest.FixtureRequest, child: Child) -> Any:
    """A call in the sandbox, on either device, or of this process."""
    namespace: dict[str, Any] = {}
    exec(SOURCE, namespace)
    local = LocalStudent(namespace)

    def make(target: str, *args: Any) -> Call:
        if request.param == "local":
            return getattr(local, target).observe(*args)  # type: ignore[no-any-return]
        return child.call(CallRequest(target, args, device=request.param), 20)

    return make


@pytest.mark.parametrize("kind", ["module", "object", "function"])
def test_it_answers_with_the_logits_of_the_grader(call: Any, kind: Any) -> None:
    lent = model(kind=kind)
    assert torch.equal(call("whole", lent, IDS).value, counted(IDS))
    (seen,) = lent.calls
    assert torch.equal(seen.ids, IDS)
    assert (seen.cached, seen.training, seen.grad) == (None, False, True)


@pytest.mark.parametrize("first", [1, 3])
def test_its_caches_continue_a_sequence(call: Any, first: int) -> None:
    lent = model()
    assert torch.equal(call("in_chunks", lent, IDS, first).value, counted(IDS))
    assert [c.cached for c in lent.calls] == [0, first]
    assert torch.equal(call("again_after_reset", lent, IDS).value, counted(IDS))
    assert [c.cached for c in lent.calls[2:]] == [0, 0]


def test_its_mode_is_seen_and_changes_the_answer(call: Any) -> None:
    lent = model(training=True)
    answer = call("whole", lent, IDS)
    assert torch.equal(answer.value, counted(IDS).roll(1, -1))
    assert answer.facts.left_training == (True,)
    answer = call("in_evaluation_mode", lent, IDS)
    assert torch.equal(answer.value, counted(IDS))
    assert answer.facts.left_training == (False,)
    assert (lent.calls[-1].training, lent.calls[-1].grad) == (False, False)
    assert call("trained_afterwards", model(), IDS).facts.left_training == (True,)
    assert call("whole", model(kind="object"), IDS).facts.left_training == (False,)


@pytest.mark.parametrize(
    ("target", "args", "type_"),
    [
        ("whole", (IDS.float(),), "RuntimeError"),
        ("whole", (IDS[0],), "ValueError"),
        ("whole", (IDS + 2,), "IndexError"),
        ("whole", (IDS.tolist(),), "TypeError"),
        ("longest", (IDS,), "ValueError"),
        ("shuffled_caches", (IDS,), "ValueError"),
    ],
)
def test_it_refuses_what_a_gpt_refuses(call: Any, target: str, args: Any, type_: str) -> None:
    with pytest.raises(StudentRaised) as fault:
        call(target, model(), *args)
    assert fault.value.raised.types[0] == type_


def test_it_answers_during_its_call_alone(child: Child) -> None:
    child.call(CallRequest("keep", (model(), IDS)), 20)
    with pytest.raises(StudentRaised, match="during the call") as fault:
        child.call(CallRequest("again", (IDS,)), 20)
    assert fault.value.raised.types[0] == "RuntimeError"


def test_it_is_on_the_device_of_the_call(child: Child) -> None:
    assert child.call(CallRequest("device_of", (model(), IDS), device="gpu"), 20).value is True
    child.call(CallRequest("on_the_cpu", (model(), IDS)), 20)
    with pytest.raises(StudentRaised, match="same device"):
        child.call(CallRequest("on_the_cpu", (model(), IDS), device="gpu"), 20)


def test_a_generator_that_moved_is_told(call: Any) -> None:
    x = torch.zeros(3)
    assert call("draw", x, Generator(5)).facts.drew == ("1",)
    copied = call("draw_from_a_copy", x, Generator(5))
    assert copied.facts.drew == ()
    assert torch.equal(copied.value, call("draw", x, Generator(5)).value)


def test_a_forged_call_is_refused(child: Child) -> None:
    """What the student's process says of a model is checked before the grader's function runs."""
    lent = model()
    wrong = [
        (IDS.float(), -1, 0, False, False),
        (IDS + 9, -1, 0, False, False),
        (IDS, 0, 3, False, False),  # caches that were never filled
        (IDS, -1, 6, False, False),  # past the context
        (IDS, 0, 0, 1, False),
        (IDS,),
    ]
    assert all(lent.objection(args, {}) for args in wrong)
    assert not lent.calls
