"""The data block of checks.py: inputs, expected values, and what known mistakes answer.

Numbers are rounded so that the file is the same whichever machine builds it.
"""

from __future__ import annotations

import functools
import importlib
import json
import math
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from autograder.build.visible import checks_template
from autograder.build.visible.spec import (
    Call,
    Draws,
    Example,
    Heads,
    Layer,
    Numbers,
    StandIn,
    VisibleCheck,
    VisibleExercise,
)
from autograder.course import Assignment, Course, Exercise
from autograder.errors import AutograderError, UsageError
from autograder.mistakes import Mistake
from autograder.reference import load_reference, namespace_with
from autograder.text import Text

TOLERANCE = {torch.float64: 1e-6, torch.float32: 1e-5}
EXPECTED_DIGITS = 10  # far finer than any tolerance, coarser than what machines disagree about
KNOWN_DIGITS = 6
# What a known mistake may use besides the exercises of its assignment.
MISTAKE_IMPORTS = "import math\nimport numpy as np\nimport torch\nimport torch.nn.functional as F\n"
PRINTED_ERROR = 6e-5  # documents print 4 decimals


class VisibleCheckError(AutograderError):
    """The published inputs, the reference and the documents do not agree; the build stops."""


def visible_exercises(assignment: str) -> Mapping[str, VisibleExercise]:
    """The visible checks of an assignment, from `visible_<psN>.py`."""
    name = f"autograder.build.visible.visible_{assignment.split('_')[0]}"
    try:
        exercises: Mapping[str, VisibleExercise] = importlib.import_module(name).EXERCISES
    except ModuleNotFoundError as error:
        raise UsageError(f"{assignment} has no visible checks: {name} does not exist.") from error
    return exercises


def exercise_data(
    course: Course,
    assignment: Assignment,
    exercise: Exercise,
    visible: VisibleExercise,
    *,
    points: float,
) -> dict[str, Any]:
    """What checks.py knows of one exercise, without the known mistakes."""
    reference = load_reference(course, assignment.name)
    function = getattr(reference, exercise.name)
    return {
        "id": exercise.id,
        "assignment": assignment.name,
        "name": exercise.name,
        "names": list(exercise.names),
        "title": words(exercise.title),
        "points": float(points),
        "optional": exercise.optional,
        "forbidden": list(exercise.forbidden),
        "parameters": list(visible.parameters),
        "returns": list(visible.returns),
        "number": visible.number,
        "checks": [
            check_data(getattr(reference, check.of) if check.of else function, check)
            for check in visible.checks
        ],
    }


def words(text: Text) -> dict[str, str]:
    return {"fr": text.fr, "en": text.en}


def check_data(function: Callable[..., Any], check: VisibleCheck) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": check.name,
        "kind": check.kind,
        "fact": words(check.fact),
        "tolerance": check.tolerance or _usual_tolerance(check),
        "calls": [call_data(function, check, call) for call in check.calls],
    }
    if check.note:
        data["note"] = words(check.note)
    if check.of:
        data["of"], data["parameters"] = check.of, list(check.parameters)
    return data


def call_data(function: Callable[..., Any], check: VisibleCheck, call: Call) -> dict[str, Any]:
    data: dict[str, Any] = {"args": [encode(a) for a in call.args]}
    if call.kwargs:
        data["kwargs"] = {name: encode(value) for name, value in call.kwargs.items()}
    if call.layer:
        data.update(layer_data(call.layer))
    if call.story:
        data["story"] = call.story
    if check.kind == "values":
        data["expected"] = encode(expected_value(function, check, call))
    elif check.kind == "gradient":
        data["upstream"] = {"tuple": [encode(u) for u in call.upstream]}
        data["expected"] = [encode(g) for g in expected_gradients(function, call)]
    elif check.kind == "whole":
        value = function(*call.args)
        data["expected"] = list(value) if isinstance(value, tuple) else [value]
    elif check.kind == "raises":
        data["raises"] = call.raises
    elif check.kind == "parameters":
        assert call.layer is not None
        layer = function(*call.layer.sizes, **call.layer.options)
        data["expected"] = {name: list(p.shape) for name, p in layer.named_parameters()}
        if call.given:
            data["buffers"] = {name: list(b.shape) for name, b in layer.named_buffers()}
    elif check.kind == "transfer":
        data["expected"] = {name: encode(w) for name, w in transferred(function, call).items()}
    elif check.kind == "polite" and call.between:
        data["between"] = [encode(a) for a in call.between]
    elif check.kind == "sampled":
        data["seeds"], data["spread"] = list(call.seeds), call.limit
    elif check.kind == "counterexample":
        data["gap"] = call.limit
    elif check.kind == "seen_future":
        data["weight"] = call.limit
    elif check.kind in ("dropped", "dropped_weights"):
        data["chances"] = list(call.seeds)
    elif check.kind == "placed":
        data["away"] = True
    elif check.kind == "survivors":
        data["upstream"] = {"tuple": [encode(u) for u in call.upstream]}
    elif check.kind == "buffer":
        assert call.layer is not None
        layer = function(*call.layer.sizes, **call.layer.options)
        data["expected"] = [name for name, _ in layer.named_parameters()]
        data["buffers"] = True
    if check.kind == "dropped_weights":
        weights, values = causal_parts(function, call)
        data["expected"] = {"weights": encode(weights), "values": encode(values)}
        if call.heads > 1:
            data["heads"] = call.heads
    if call.torch_block:
        data["block"], data["construct_torch"] = (
            call.torch_block.block,
            list(call.torch_block.sizes),
        )
        data["norm_first"] = call.torch_block.norm_first
        data["inputs"] = [encode(x) for x in call.inputs]
    if check.kind.startswith("converted"):
        data["inputs"] = [encode(x) for x in call.inputs]
        data["expected"] = [encode(y) for y in converted_outputs(function, call)]
    return data


def layer_data(layer: Layer) -> dict[str, Any]:
    data: dict[str, Any] = {"construct": list(layer.sizes)}
    if layer.options:
        data["options"] = dict(layer.options)
    if layer.state:
        data["state"] = {name: encode(weights) for name, weights in layer.state.items()}
    if layer.seed is not None:
        data["seed"] = layer.seed
    if layer.evaluation:
        data["evaluation"] = True
    if layer.alike:
        data["alike"] = list(layer.alike)
    return data


def expected_value(function: Callable[..., Any], check: VisibleCheck, call: Call) -> Any:
    """The reference's answer, in float64 unless overflow is the point; checked against print.

    Weights drawn after a seed are those of float32: the draw depends on the dtype.
    """
    drawn = call.layer is not None and call.layer.seed is not None
    args, kwargs = call.args, dict(call.kwargs)
    if not (check.exact or drawn):
        args = tuple(_double(a) for a in args)
        kwargs = {name: _double(value) for name, value in kwargs.items()}
    if call.layer:
        inputs = [v for v in (*args, *kwargs.values()) if _floating(v)]
        function = built(function, call.layer, inputs[0].dtype)
    if call.story:
        function = functools.partial(checks_template.STORIES[call.story].told, function)
    named = dict(zip(kwargs, _playable(tuple(kwargs.values())), strict=True))
    value = function(*_playable(args), **named)
    for due, what, allowed in (
        (call.printed, "the document prints", PRINTED_ERROR),
        (call.exact, "mathematics gives", (check.tolerance or 1e-9) * _largest(call.exact)),
    ):
        gap = _gap(value, due)
        if not gap <= allowed:
            raise VisibleCheckError(
                f"visible check {check.name!r}: the reference is {gap:.2g} away from the value "
                f"that {what}."
            )
    return value if call.exact is None else call.exact


def built(maker: Callable[..., nn.Module], layer: Layer, dtype: torch.dtype) -> nn.Module:
    """The reference's layer, with the published weights or those of the seed."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(layer.seed or 0)
        module = maker(*layer.sizes, **layer.options)
    module = module.to(dtype)
    if layer.alike:
        checks_template._fill_alike(module, layer.alike)
        return module.eval() if layer.evaluation else module
    buffers = {name for name, _ in module.named_buffers()}
    missing, unexpected = module.load_state_dict(dict(layer.state), strict=False)
    assert not unexpected, unexpected
    assert layer.seed is not None or set(missing) <= buffers, missing
    return module.eval() if layer.evaluation else module


def causal_parts(function: Callable[..., Any], call: Call) -> tuple[Tensor, Tensor]:
    """(H · b, T, T), (H · b, T, d_h): the attention weights of causal heads and their values."""
    assert call.layer is not None
    (x,) = call.args
    module: Any = built(function, call.layer, x.dtype)
    heads = list(getattr(module, "heads", [module]))
    projected = []
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name)(x) for head in heads]
            if len(parts) == 1:
                parts = list(parts[0].chunk(call.heads, dim=-1))
            projected.append(torch.cat(parts))
    queries, keys, values = projected
    scores = queries @ keys.mT / math.sqrt(keys.shape[-1])
    hidden = torch.ones(scores.shape[-2:], dtype=torch.bool).triu(1)
    return torch.softmax(scores.masked_fill(hidden, -math.inf), dim=-1), values


def converted_outputs(function: Callable[..., Any], call: Call) -> list[Tensor]:
    """What the layer that the reference makes answers; the wrapper of heads agrees."""
    (wrapper,) = _playable(call.args or tuple(call.kwargs.values()))
    layer = function(wrapper).eval()
    wrapper.eval()
    with torch.no_grad():
        for x in call.inputs:
            gap = _gap(layer(x), wrapper(x).numpy())
            assert gap < (1e-9 if x.dtype == torch.float64 else 1e-5), (
                f"the converted layer is {gap} away from its heads"
            )
        return [layer(x) for x in call.inputs]


def expected_gradients(function: Callable[..., Any], call: Call) -> tuple[Tensor, ...]:
    args = [a.clone().requires_grad_() if _floating(a) else a for a in call.args]
    leaves = [a for a in args if _floating(a)]
    if call.layer:
        module = built(function, call.layer, leaves[0].dtype)
        parameters = dict(module.named_parameters())
        leaves += [parameters[name] for name in call.layer.state]
        function = module
    if call.story:
        function = functools.partial(checks_template.STORIES[call.story].told, function)
    value = function(*args, **call.kwargs)
    outputs = value if isinstance(value, tuple) else (value,)
    grads = torch.autograd.grad(outputs, leaves, call.upstream)
    # What mathematics cancels is 0, and not the rounding errors of one way to compute it.
    noise = 1e-12 * max(float(g.abs().max()) for g in grads)
    return tuple(torch.where(g.abs() > noise, g, 0.0) for g in grads)


def transferred(function: Callable[..., Any], call: Call) -> dict[str, Tensor]:
    """The target's weights once the reference has filled it."""
    source, target = _playable(call.args)
    function(source, target)
    return {name: weights.detach() for name, weights in target.named_parameters()}


def _playable(args: tuple[Any, ...]) -> list[Any]:
    """Arguments as the template gives them to a student."""
    published = (Draws, Example, Heads, Numbers, StandIn)
    return [checks_template._decode(encode(a)) if isinstance(a, published) else a for a in args]


def _gap(value: Any, due: Any) -> float:
    """The largest difference from what is due; what is None is not compared."""
    if due is None:
        return 0.0
    if isinstance(value, tuple):
        return max(_gap(v, d) for v, d in zip(value, due, strict=True))
    return float(np.abs(np.asarray(_plain(value)) - np.asarray(due)).max())


def _largest(exact: Any) -> float:
    return max(1.0, float(np.abs(np.asarray(exact if exact is not None else 0.0)).max()))


def _plain(value: Any) -> Any:
    return value.detach().double().numpy() if isinstance(value, Tensor) else value


def _usual_tolerance(check: VisibleCheck) -> float:
    values = [v for call in check.calls for v in (*call.args, *call.kwargs.values())]
    return max((TOLERANCE[v.dtype] for v in values if _floating(v)), default=1e-6)


def _floating(value: Any) -> bool:
    return isinstance(value, Tensor) and value.is_floating_point()


def _double(value: Any) -> Any:
    return value.double() if _floating(value) else value


def encode(value: Any) -> Any:
    """JSON of a published value: nan and infinities as strings, numbers rounded."""
    if isinstance(value, Tensor):
        plain = value.detach()
        # float32 inputs are written as the decimals that they were made from.
        digits = EXPECTED_DIGITS if plain.dtype == torch.float64 else 7
        numbers = rounded(plain.double().tolist(), digits)
        return {"tensor": numbers, "dtype": str(plain.dtype)[6:]}
    if isinstance(value, np.ndarray):
        return {"array": rounded(value.tolist(), EXPECTED_DIGITS), "dtype": str(value.dtype)}
    if isinstance(value, tuple):
        return {"tuple": [encode(item) for item in value]}
    if isinstance(value, dict):
        return {"named": {name: encode(item) for name, item in value.items()}}
    if isinstance(value, Example):
        return {"example": value.name}
    if isinstance(value, Draws):
        return {"draws": value.seed}
    if isinstance(value, Numbers):
        return {"numbers": list(value.shape), "dtype": str(value.dtype)[6:]}
    if isinstance(value, Heads):
        return {
            "heads": {name: encode(weights) for name, weights in value.state.items()},
            "construct": list(value.sizes),
            "evaluation": value.evaluation,
        }
    if isinstance(value, StandIn):
        return {
            "stand_in": {name: encode(weights) for name, weights in value.weights.items()},
            "linear": value.linear,
            "class": value.layer,
            "construct": list(value.sizes),
        }
    return rounded(value, EXPECTED_DIGITS) if isinstance(value, float) else value


def rounded(numbers: Any, digits: int) -> Any:
    """Numbers to so many significant digits; what JSON cannot hold as a string."""
    if isinstance(numbers, list):
        return [rounded(n, digits) for n in numbers]
    if not math.isfinite(numbers):
        return str(float(numbers))
    short = float(f"{numbers:.{digits}g}")
    return 0.0 if short == 0 else short  # no minus zero


def mistake_data(
    template: ModuleType, reference: str, exercise: dict[str, Any], mistake: Mistake
) -> dict[str, Any]:
    """What the visible checks see of a known mistake: {"key", "levels", "seen": {check: digest}}.

    The template's own checks look at it, so that a student's answer is seen in the same way.
    reference: source of the assignment, since a mistake may call its other exercises.
    """
    namespace = namespace_with(MISTAKE_IMPORTS + reference, mistake.source())
    program = [namespace[name] for name in exercise["names"]]
    seen = _digests(template, exercise, program)
    # float32 sums differ from machine to machine in their last digits: where the same trial in
    # float64 sees the same answer, its digits are the ones kept.
    single = [c for c in exercise["checks"] if c["name"] in seen and '"float32"' in json.dumps(c)]
    steady = _digests(template, {**exercise, "checks": _in_double(single)}, program)
    for name, digest in steady.items():
        if template._alike(seen[name], digest):
            seen[name] = {**seen[name], "first": digest["first"]}
    return {
        "key": mistake.key,
        "levels": [words(text) for text in mistake.levels],
        "seen": {name: _rounded_digest(digest) for name, digest in seen.items()},
    }


def _digests(
    template: ModuleType, exercise: dict[str, Any], program: Sequence[Callable[..., Any]]
) -> dict[str, Any]:
    verdicts = template._examine(exercise, program[0], template._Ear(), *program[1:])
    return {v.name: v.seen for v in verdicts if v.outcome == template.FAILED}


def _in_double(data: Any) -> Any:
    if isinstance(data, dict):
        return {k: "float64" if v == "float32" else _in_double(v) for k, v in data.items()}
    return [_in_double(item) for item in data] if isinstance(data, list) else data


def _rounded_digest(digest: dict[str, Any]) -> dict[str, Any]:
    first = digest["first"]
    if not isinstance(first, dict) or "numbers" not in first:
        return digest
    first = {**first, "numbers": rounded(first["numbers"], KNOWN_DIGITS)}
    return {**digest, "first": first}


__all__ = [
    "VisibleCheckError",
    "exercise_data",
    "mistake_data",
    "visible_exercises",
    "words",
]
