"""What visible checks say of right, unfinished and hostile functions, and that they never raise."""

from __future__ import annotations

import logging
import os
import sys
import threading
import types
import warnings
from pathlib import Path

import numpy as np
import pytest
import torch
from torch.nn import functional as F

from autograder.catalogue import attention_course

ROOT = Path(__file__).parents[2]
COURSE = attention_course(ROOT)
EXERCISES = [(a.name, e.name) for a in COURSE.assignments for e in a.exercises]
ACCEPTED = sorted(
    path for a in COURSE.assignments for path in (ROOT / "tests/accepted" / a.name).glob("*.py")
)


def softmax_without_shift(x, dim=-1):
    e = torch.exp(x)
    return e / e.sum(dim, keepdim=True)


def softmax_shifted(x, dim=-1):
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return e / e.sum(dim, keepdim=True)


def outcomes(result):
    return {v.name: v.outcome for v in result.verdicts}


@pytest.mark.parametrize(("assignment", "name"), EXERCISES)
def test_reference_gets_every_point(checks, references, assignment, name):
    """The solution passes every visible check, none of them left out."""
    names = COURSE.assignment(assignment).exercise(name).names
    result = checks.check(name, *(getattr(references[assignment], each) for each in names))
    assert set(outcomes(result).values()) == {"passed"}, str(result)
    assert repr(result) == repr(float(COURSE.assignment(assignment).exercise(name).points))


@pytest.mark.parametrize(("assignment", "name"), EXERCISES)
def test_stub_scores_zero_and_is_told_what_to_do(checks, references, assignment, name):
    """A stub is no failure: it gets 0.0 and one kind sentence in each language."""

    def unwritten(*args, **kwargs):
        raise NotImplementedError

    # In its notebook: some exercises are checked on what the others define there.
    notebook = {**vars(references[assignment])}
    stub = types.FunctionType(unwritten.__code__, notebook)
    result = checks.check(name, *[stub] * len(COURSE.assignment(assignment).exercise(name).names))
    assert repr(result) == "0.0"
    assert not result.verdicts
    assert "t'attend" in str(result)
    checks.use_language("en")
    assert "is waiting for you" in str(result)


def test_stub_behind_another_function_is_named(checks):
    """A right function that calls an unwritten one is sent to the unwritten one."""

    def softmax_stable(x):
        raise NotImplementedError

    def context_vector(query, inputs):
        return softmax_stable(inputs @ query) @ inputs

    assert "`softmax_stable`" in checks.check("context_vector", context_vector).message.fr


@pytest.mark.parametrize("path", ACCEPTED, ids=lambda path: path.stem)
def test_accepted_style_is_green(checks, references, path):
    """Every correct style that the graders accept passes every visible check too."""
    name = path.stem.partition("__")[0]
    exercise = COURSE.assignment(path.parent.name).exercise(name)
    namespace = {**vars(references[path.parent.name])}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), namespace)
    result = checks.check(exercise.name, *(namespace[each] for each in exercise.names))
    assert result.all_passed, str(result)


def test_there_are_accepted_styles_of_every_exercise():
    """The test above is about every exercise."""
    found = {(path.parent.name, path.stem.partition("__")[0]) for path in ACCEPTED}
    assert found >= set(EXERCISES), set(EXERCISES) - found


# --- Green must not lie ---


def test_score_is_the_share_of_checks_passed(checks):
    """Without a shift three of nine checks pass: the facts wait, two checks of values fail."""
    result = checks.check("softmax_stable", softmax_without_shift)
    assert (result.passed, result.total) == (3, 9)
    assert repr(result) == repr(4.0 * (3 / 9))
    assert float(result) == result.score
    found = outcomes(result)
    assert found["rows_of_very_different_size"] == "failed"
    assert found["dtype"] == "waiting"


def test_zeros_earn_nothing_for_good_manners(checks):
    """Facts earn nothing while no value is right."""
    result = checks.check("attention_scores", lambda query, inputs: torch.zeros_like(inputs[:, 0]))
    assert repr(result) == "0.0"


def test_points_of_the_settings_are_the_ones_counted(course):
    """The instructor's points replace the catalogue's."""
    from autograder.build.visible.render import assignment_data, with_hints
    from autograder.settings import Settings

    settings = Settings(points={"ps1_softmax": {"softmax_naive": 7.5}})
    data = assignment_data(course, course.assignment("ps1_softmax"), settings)
    assert data["softmax_naive"]["mistakes"]
    data = with_hints(data, level=0)
    assert data["softmax_naive"]["points"] == 7.5
    assert data["softmax_stable"]["points"] == 4.0
    assert "mistakes" not in data["softmax_naive"]


def test_forbidden_shortcut_stops_everything(checks):
    """torch.softmax inside softmax_stable earns nothing and is named; elsewhere it is fine."""
    for shortcut in (
        lambda x, dim=-1: torch.softmax(x, dim),
        lambda x, dim=-1: F.log_softmax(x, dim).exp(),
        lambda x, dim=-1: torch.exp(x - torch.logsumexp(x, dim, keepdim=True)),
        lambda x, dim=-1: torch.nn.Softmax(dim)(x),
    ):
        result = checks.check("softmax_stable", shortcut)
        assert repr(result) == "0.0"
        assert outcomes(result)["operators"] == "failed"
        assert "raccourci" in str(result)

    def context(query, inputs):
        return torch.softmax(inputs @ query, 0) @ inputs

    assert checks.check("context_vector", context).all_passed


def test_document_example_alone_is_not_enough(checks):
    """Answers copied from the document pass its check and no other of values."""
    scores = torch.tensor([0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865])
    result = checks.check("attention_scores", lambda query, inputs: scores.clone())
    found = outcomes(result)
    assert found["document"] == "passed"
    assert found["other_sizes"] == found["gradient"] == "failed"
    assert result.passed == 1


def test_float32_inside_is_told_by_the_dtype_check(checks):
    """A float32 buffer is right on the document and wrong on float64 inputs."""

    def scores(query, inputs):
        out = torch.empty(inputs.shape[0], device=inputs.device)
        for i, row in enumerate(inputs):
            out[i] = row @ query
        return out

    result = checks.check("attention_scores", scores)
    failed = [v for v in result.verdicts if v.outcome == "failed"]
    assert [v.name for v in failed] == ["dtype"]
    assert "float64" in failed[0].message.fr


def test_changed_argument_is_told(checks):
    """An in-place shift is right the first time and spoils the caller's tensor."""

    def softmax(x, dim=-1):
        with torch.no_grad():
            x -= x.amax(dim, keepdim=True)
        return softmax_without_shift(x, dim)

    result = checks.check("softmax_stable", softmax)
    assert outcomes(result)["polite"] == "failed"
    assert "argument `x`" in str(result)


def test_memory_between_calls_is_told(checks):
    """A function that answers from a cache is caught by its second call."""
    seen = []

    def scores(query, inputs):
        seen.append(1)
        return inputs @ query + (1e-9 if len(seen) % 2 else 0.0)

    assert outcomes(checks.check("attention_scores", scores))["polite"] == "failed"


def test_cut_gradient_is_told(checks):
    """Python numbers give the right values and no gradient."""

    def scores(query, inputs):
        numbers = [float(row @ query) for row in inputs]
        return torch.tensor(numbers, dtype=inputs.dtype, device=inputs.device)

    result = checks.check("attention_scores", scores)
    assert [n for n, o in outcomes(result).items() if o == "failed"] == ["gradient"]
    assert "coupe le graphe" in str(result)


def test_missing_value_error_is_told(checks, reference):
    """soft_lookup without its ValueError, or with another exception, fails that check alone."""

    def silent(query, keys, values, temperature=1.0):
        weights = torch.softmax(keys @ query / (temperature or 1.0), 0)
        return weights @ values, weights

    def other(query, keys, values, temperature=1.0):
        assert temperature > 0
        return silent(query, keys, values, temperature)

    for wrong in (silent, other):
        failed = [v for v in checks.check("soft_lookup", wrong).verdicts if v.outcome == "failed"]
        assert [v.name for v in failed] == ["bad_temperature"]
        assert "ValueError" in failed[0].message.en


# --- The other device, without one ---


def eye_on_cpu(x):
    w = torch.softmax(x, 0)
    return torch.eye(len(x), dtype=x.dtype) * w[:, None] - torch.outer(w, w)


def through_numpy(x):
    w = torch.softmax(x, 0).numpy()
    return torch.from_numpy(np.diag(w) - np.outer(w, w))


def numbers_on_cpu(x):
    w = torch.softmax(x, 0).tolist()
    rows = [[a * ((i == j) - b) for j, b in enumerate(w)] for i, a in enumerate(w)]
    return torch.tensor(rows, dtype=x.dtype)


@pytest.mark.parametrize(
    ("function", "told"),
    [(eye_on_cpu, "`torch.eye`"), (through_numpy, "NumPy"), (numbers_on_cpu, "`torch.tensor`")],
)
def test_tensor_left_on_the_cpu_is_told(checks, function, told):
    """A tensor built on the CPU fails the device check, and the message names its builder."""
    result = checks.check("softmax_jacobian", function)
    failed = [v for v in result.verdicts if v.outcome == "failed"]
    assert [v.name for v in failed] == ["device"]
    assert told in failed[0].message.fr


def item_and_branch(x):
    w = torch.softmax(x, 0)
    if float(w.sum()) > 2 or x.max() > 1e9:
        return x
    rows = [
        [a * ((i == j) - b) for j, b in enumerate(w.tolist())] for i, a in enumerate(w.tolist())
    ]
    return torch.tensor(rows, dtype=x.dtype, device=x.device)


def by_way_of_the_cpu(x):
    w = torch.softmax(x.cpu(), 0)
    return (torch.eye(len(x), dtype=x.dtype) * w[:, None] - torch.outer(w, w)).to(x.device)


def cpu_index(x):
    w = torch.softmax(x, 0)
    jacobian = -torch.outer(w, w)
    i = torch.arange(len(x))
    jacobian[i, i] += w
    return jacobian


def scalar_from_cpu(x):
    w = torch.softmax(x / torch.tensor(1.0, dtype=x.dtype), 0)
    return torch.diag(w) - torch.outer(w, w)


def like_the_input(x):
    w = torch.softmax(x, 0)
    jacobian = x.new_zeros(len(x), len(x))
    for i in range(len(x)):
        for j in range(len(x)):
            jacobian[i, j] = w[i] * (float(i == j) - w[j])
    return jacobian + x.new_tensor([0.0])


@pytest.mark.parametrize(
    "function", [item_and_branch, by_way_of_the_cpu, cpu_index, scalar_from_cpu, like_the_input]
)
def test_program_that_works_on_a_gpu_passes_the_device_check(checks, function):
    """Numbers read back, CPU indices and CPU scalars are what a GPU allows too."""
    result = checks.check("softmax_jacobian", function)
    assert outcomes(result)["device"] == "passed", str(result)
    assert result.all_passed


def test_transforms_of_torch_func_are_left_unchecked(checks):
    """jacfwd over jacrev on the stand-in would crash torch, and the notebook with it."""

    def forward_over_reverse(x):
        top = x.max()
        inner = torch.func.jacrev(lambda v: torch.log(torch.exp(v - top).sum()))
        return torch.func.jacfwd(inner)(x)

    result = checks.check("softmax_jacobian", forward_over_reverse)
    assert outcomes(result)["device"] in ("skipped", "passed")  # passed where CUDA decides
    assert result.all_passed


def test_cuda_that_does_not_answer_costs_nothing(checks, reference, monkeypatch):
    """Where CUDA is announced and cannot be used, the stand-in decides."""
    moved = []

    def refuse(value):
        moved.append(value)
        raise RuntimeError("CUDA error: out of memory")

    monkeypatch.setattr(checks.torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(checks, "_to_cuda", refuse)
    assert checks.check("softmax_jacobian", reference.softmax_jacobian).all_passed
    assert outcomes(checks.check("softmax_jacobian", eye_on_cpu))["device"] == "failed"
    assert moved


@pytest.mark.gpu
def test_device_is_checked_on_a_real_gpu(checks, reference):
    """On a machine with CUDA the same programs are told apart by CUDA itself."""
    assert checks.check("softmax_jacobian", reference.softmax_jacobian).all_passed
    for wrong in (eye_on_cpu, through_numpy, numbers_on_cpu):
        assert outcomes(checks.check("softmax_jacobian", wrong))["device"] == "failed"


def test_first_check_of_a_session_does_not_load_the_compiler(checks_file):
    """torch._dynamo takes seconds to import, and nothing here needs it."""
    import subprocess

    code = (
        "import sys, torch, checks\n"
        "r = checks.check('normalize_by_sum', lambda scores: scores / scores.sum())\n"
        "print(repr(r), 'torch._dynamo' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=checks_file.parent, capture_output=True, text=True
    )
    assert (done.stdout.split(), done.stderr) == (["1.0", "False"], "")


# --- Whatever a function does ---


class Hostile:
    """Every way of looking at it raises."""

    def __repr__(self):
        raise SystemExit("repr")

    __str__ = __eq__ = __len__ = __iter__ = __float__ = __bool__ = __format__ = __repr__
    __hash__ = None

    def __getattr__(self, name):
        raise KeyboardInterrupt(name)


class LyingMeta(type):
    @property
    def __name__(cls):
        raise SystemExit("name")


class Unprintable(Exception, metaclass=LyingMeta):
    def __str__(self):
        raise RecursionError("str")


class LoudDeath:
    def __del__(self):
        raise ValueError("from a finaliser")


class Odd(torch.Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        raise SystemExit("torch function")


def leave(*a, **k):
    sys.exit(3)


def recurse(*a, **k):
    return recurse(*a, **k)


def interrupt(*a, **k):
    raise KeyboardInterrupt


def unprintable(*a, **k):
    raise Unprintable


def surrogates(*a, **k):
    raise ValueError("\ud800\x1b[31m\x00" + "x" * 10_000)


def hostile_object(*a, **k):
    return Hostile()


def hostile_tuple(*a, **k):
    return (Hostile(), Hostile())


def odd_tensor(*a, **k):
    return torch.zeros(3).as_subclass(Odd)


def generator(*a, **k):
    yield 1


async def coroutine(*a, **k):
    return 1


def changes_the_stream(*a, **k):
    sys.stderr = sys.stdout = None
    return 1


def closes_the_stream(*a, **k):
    sys.stderr.close()
    sys.stdout.close()
    raise ValueError


HOSTILE = [
    leave,
    recurse,
    interrupt,
    unprintable,
    surrogates,
    hostile_object,
    hostile_tuple,
    odd_tensor,
    generator,
    coroutine,
    changes_the_stream,
    closes_the_stream,
]


@pytest.mark.parametrize("name", ["softmax_stable", "soft_lookup", "attention_scores"])
@pytest.mark.parametrize("function", HOSTILE)
def test_hostile_function_gets_zero_and_a_card(checks, capfd, function, name):
    """Nothing that a function does escapes, and its result can be displayed in every way."""
    streams = sys.stdout, sys.stderr
    result = checks.check(name, function)
    assert (sys.stdout, sys.stderr) == streams
    assert repr(result) == "0.0"
    bundle = result._repr_mimebundle_()
    assert bundle["text/plain"] == "0.0"
    assert bundle["text/html"].encode("utf-8")
    assert str(result).encode("utf-8")
    assert capfd.readouterr().err == ""


def test_nothing_reaches_stderr(checks, capfd):
    """Prints, warnings, logs, the file descriptor, kept streams, finalisers, threads."""
    kept = sys.stderr
    log = logging.getLogger("loud")

    def loud(query, inputs):
        print("to stderr", file=sys.stderr)
        kept.write("through a kept stream\n")
        os.write(2, b"through the descriptor\n")
        if sys.__stderr__ is not None:
            sys.__stderr__.write("through the first stream\n")
        warnings.warn("a warning", stacklevel=1)
        log.warning("a log")
        LoudDeath()
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
        print("on stdout")
        return inputs @ query

    result = checks.check("attention_scores", loud)
    captured = capfd.readouterr()
    assert captured.err == ""
    assert captured.out == ""
    assert result.all_passed
    assert "on stdout" in result.printed
    print("still here", file=sys.stderr)
    assert capfd.readouterr().err == "still here\n"


def test_printed_output_is_bounded(checks):
    """A function that prints without end does not fill the notebook."""

    def chatty(query, inputs):
        print("x" * 100_000)
        return inputs @ query

    assert len(checks.check("attention_scores", chatty).printed) <= checks.PRINTED_LIMIT


def test_endless_loop_is_stopped(checks, monkeypatch):
    """A call that does not end is interrupted, said so, and not tried again."""
    monkeypatch.setattr(checks, "CALL_LIMIT_S", 0.2)
    calls = []

    def endless(query, inputs):
        calls.append(1)
        while True:
            pass

    result = checks.check("attention_scores", endless)
    assert len(calls) == 1
    assert "boucle sans fin" in str(result)
    assert repr(result) == "0.0"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("softmax_stabel", softmax_shifted), "softmax_stable"),
        (("softmax_stable",), "checks.check("),
        (("softmax_stable", torch.zeros(3)), "sans l'appeler"),
        (("softmax_stable", softmax_shifted, softmax_shifted), "checks.check("),
        ((None, softmax_shifted), "Aucun exercice"),
    ],
)
def test_wrong_use_is_explained(checks, arguments, told):
    """A misspelt name or a value in place of a function gets an explanation, not a traceback."""
    result = checks.check(*arguments)
    assert repr(result) == "0.0"
    assert told in str(result)


def test_renamed_parameter_is_explained(checks):
    """The names of the statement are part of it."""
    result = checks.check("attention_scores", lambda q, x: x @ q)
    assert "noms des paramètres" in str(result)
