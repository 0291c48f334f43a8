"""Les vérifications visibles du cours. The visible checks of the course.

Dans un notebook / in a notebook:   checks.check("softmax_stable", softmax_stable)
Dans un terminal / in a terminal:   python checks.py ps1_softmax.py
English: checks.use_language("en"), or --lang en on the command line.

Ce fichier contient des entrées, des réponses attendues et les réponses que donnent les erreurs
fréquentes. This file holds inputs, expected answers, and the answers that frequent mistakes give.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import difflib
import functools
import html
import io
import json
import math
import os
import re
import signal
import sys
import threading
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from torch import Tensor
from torch.overrides import TorchFunctionMode, resolve_name
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves, tree_map

LANGUAGE = "fr"
CALL_LIMIT_S = 10.0
PRINTED_LIMIT = 2000  # characters of the student's own output that a card repeats
NUMBERS_LIMIT = 8  # numbers of an answer that a known mistake is recognised by

Data = dict[str, Any]

_DATA: Data = {"exercises": {}, "quizzes": {}}


# --- Words -----------------------------------------------------------------------------------


class Words(NamedTuple):
    """A sentence in both languages."""

    fr: str
    en: str

    def now(self) -> str:
        return self.fr if LANGUAGE == "fr" else self.en


def use_language(language: str) -> None:
    """Choose "fr" or "en" for every card and figure from now on."""
    global LANGUAGE
    if language not in ("fr", "en"):
        raise ValueError(f"'fr' ou/or 'en', pas/not {language!r}")
    LANGUAGE = language


def _words(data: dict[str, str]) -> Words:
    return Words(data["fr"], data["en"])


def _same(text: str) -> Words:
    return Words(text, text)


# --- Values in the data block ----------------------------------------------------------------


def _decode(data: Any) -> Any:
    """A value of the data block: tensors are {"tensor": nested lists, "dtype": name}."""
    if isinstance(data, dict) and "tensor" in data:
        numbers = np.array(_floats(data["tensor"]), dtype=np.float64)
        return torch.from_numpy(numbers).to(getattr(torch, data["dtype"]))
    if isinstance(data, dict) and "tuple" in data:
        return tuple(_decode(item) for item in data["tuple"])
    return data


def _floats(nested: Any) -> Any:
    """JSON has no nan and no infinity: they are written as strings."""
    return [_floats(item) for item in nested] if isinstance(nested, list) else float(nested)


def _fresh(value: Any) -> Any:
    return tree_map(lambda v: v.detach().clone() if isinstance(v, Tensor) else v, value)


# --- Calling a student's function ------------------------------------------------------------


class _Ear(io.TextIOBase):
    """A stream that keeps the beginning of what is written, and that nobody can close."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.heard = ""

    def write(self, text: str) -> int:
        if isinstance(text, str) and len(self.heard) < PRINTED_LIMIT:
            self.heard += text[: PRINTED_LIMIT - len(self.heard)]
        return len(text)

    def writable(self) -> bool:
        return True

    def close(self) -> None:
        pass


@contextlib.contextmanager
def _quiet(ear: _Ear) -> Iterator[None]:
    """Nothing of what runs inside reaches stdout or stderr, whichever way it is written.

    nbgrader gives 0 to a check cell that writes on stderr, so the descriptor, the notebook's own
    stream object, warnings and exceptions raised by finalisers are all kept away from it.
    """
    stdout, stderr = sys.stdout, sys.stderr
    hooks = sys.unraisablehook, threading.excepthook
    with contextlib.ExitStack() as undo:
        undo.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        with contextlib.suppress(Exception):
            undo.enter_context(_silent_descriptor(2))
        with contextlib.suppress(Exception):
            undo.enter_context(_muted(stderr, ear))
        sys.stdout = sys.stderr = ear
        sys.unraisablehook = lambda _: None
        threading.excepthook = lambda _: None
        try:
            yield
        finally:
            sys.stdout, sys.stderr = stdout, stderr
            sys.unraisablehook, threading.excepthook = hooks


@contextlib.contextmanager
def _silent_descriptor(number: int) -> Iterator[None]:
    kept = os.dup(number)
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), number)
    try:
        yield
    finally:
        with contextlib.suppress(Exception):
            assert sys.__stderr__ is not None
            sys.__stderr__.flush()
        os.dup2(kept, number)
        os.close(kept)


@contextlib.contextmanager
def _muted(stream: Any, ear: _Ear) -> Iterator[None]:
    """Whoever kept a reference to the notebook's stderr writes into the ear instead."""
    own = vars(stream).get("write")
    stream.write = ear.write
    try:
        yield
    finally:
        with contextlib.suppress(Exception):
            del stream.write
            if own is not None:
                stream.write = own


class _TimeUp(BaseException):
    """The call took longer than CALL_LIMIT_S."""


@contextlib.contextmanager
def _deadline(limit_s: float) -> Iterator[None]:
    """Raise _TimeUp inside after limit_s, where the system has timers (not on Windows)."""
    if (
        not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return
    armed = True

    def ring(*_: Any) -> None:
        if armed:
            raise _TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit_s, 1.0)  # again: an `except:` may swallow one
    try:
        yield
        armed = False
    finally:
        armed = False
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL if before is None else before)


@dataclass
class _Called:
    """What one call did. `seen` is plain data; no object of the student's survives in it."""

    seen: Any = None
    raised: str = ""  # name of the exception's class, "" when the call answered
    message: str = ""
    line: str = ""  # the student's line where the exception passed last
    number: int = 0
    inside: str = ""  # the function that the line belongs to
    depth: int = 0  # how many of the student's functions were running
    stub: bool = False
    interrupted: bool = False
    late: bool = False
    bases: tuple[str, ...] = ()


def _call(
    function: Callable[..., Any],
    args: Sequence[Any],
    kwargs: Data,
    ear: _Ear,
    then: Callable[[Any], Any],
) -> _Called:
    """then(function(*args, **kwargs)); whatever happens inside comes back as data."""
    with _quiet(ear):
        try:
            with _deadline(CALL_LIMIT_S), torch.enable_grad():
                return _Called(seen=then(function(*args, **kwargs)))
        except _TimeUp:
            return _Called(raised="TimeUp", late=True)
        except KeyboardInterrupt:
            return _Called(raised="KeyboardInterrupt", interrupted=True)
        except BaseException as error:
            return _failure(error)


def _clean(text: str, limit: int = 300) -> str:
    """A plain str that can be displayed anywhere: bounded, no escape codes, no lone surrogates."""
    plain = str.encode(text, "utf-8", "replace").decode("utf-8")
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", plain)
    plain = "".join(
        c if c in "\n\t" or c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in plain
    )
    return plain if len(plain) <= limit else plain[: limit - 1] + "…"


def _class_name(kind: type) -> str:
    # Not kind.__name__, which a metaclass may answer as it likes.
    return _clean(type.__dict__["__name__"].__get__(kind), 60)


_LIBRARIES = ("site-packages", "dist-packages", os.path.dirname(os.__file__), "<frozen")


def _failure(error: BaseException) -> _Called:
    called = _Called(raised=_class_name(type(error)))
    called.bases = tuple(_class_name(kind) for kind in type(error).__mro__)
    with contextlib.suppress(BaseException):
        called.message = _clean(str(error))
    with contextlib.suppress(BaseException):
        for frame in traceback.extract_tb(error.__traceback__):
            if frame.filename != __file__ and not any(p in frame.filename for p in _LIBRARIES):
                called.line = _clean((frame.line or "").strip(), 120)
                called.number, called.inside = frame.lineno or 0, _clean(frame.name, 60)
                called.depth += 1
    called.stub = isinstance(error, NotImplementedError) and not called.message
    return called


def _look(value: Any) -> Data:
    """Describe an answer as plain data: kind, shape, dtype, numbers."""
    if isinstance(value, Tensor):
        # Python numbers, so that comparing them runs nothing of the student's.
        plain = value.detach()
        small = plain.numel() <= 4096
        numbers = plain.to("cpu", torch.float64).reshape(-1).tolist() if small else []
        return {
            "kind": "tensor",
            "shape": [int(n) for n in plain.shape],
            "dtype": str(plain.dtype)[6:],
            "numbers": [float(n) for n in numbers],
        }
    if isinstance(value, np.ndarray):
        return {"kind": "array", "shape": [int(n) for n in value.shape]}
    if isinstance(value, (tuple, list)):
        return {
            "kind": "tuple" if isinstance(value, tuple) else "list",
            "items": [_look(item) for item in list(value)[:8]],
            "length": len(value),
        }
    if value is None:
        return {"kind": "none"}
    if isinstance(value, (bool, str)):
        return {"kind": "bool" if isinstance(value, bool) else "str"}
    if isinstance(value, (int, float, np.generic)):
        return {"kind": "number", "number": float(value)}
    return {"kind": "object", "type": _class_name(type(value))}


def _what(seen: Data) -> Words:
    """What an answer is, with its article."""
    kind = seen["kind"]
    if kind == "tensor":
        shape = _shape(seen["shape"])
        return Words(f"un tenseur de forme {shape}", f"a tensor of shape {shape}")
    if kind == "array":
        shape = _shape(seen["shape"])
        return Words(
            f"un tableau NumPy de forme {shape} (un tenseur torch est attendu)",
            f"a NumPy array of shape {shape} (a torch tensor is expected)",
        )
    if kind in ("tuple", "list"):
        many = "s" if seen["length"] > 1 else ""
        return Words(
            f"{'un tuple' if kind == 'tuple' else 'une liste'} de {seen['length']} élément{many}",
            f"a {kind} of {seen['length']} item{many}",
        )
    return {
        "none": Words("None (as-tu oublié `return` ?)", "None (did you forget `return`?)"),
        "number": Words("un nombre Python", "a Python number"),
        "bool": Words("un booléen", "a boolean"),
        "str": Words("une chaîne", "a string"),
    }.get(kind) or Words(f"un objet {seen['type']}", f"an object of type {seen['type']}")


def _shape(shape: Sequence[int]) -> str:
    return f"({shape[0]},)" if len(shape) == 1 else "(" + ", ".join(map(str, shape)) + ")"


# --- Comparing with the expected answer ------------------------------------------------------


def _near(a: float, b: float, allowed: float) -> bool:
    if math.isnan(a) or math.isnan(b):
        return math.isnan(a) and math.isnan(b)
    return a == b or abs(a - b) <= allowed


def _largest(numbers: Sequence[float]) -> float:
    return max((abs(n) for n in numbers if math.isfinite(n)), default=0.0) or 1.0


def _wrong_places(
    numbers: Sequence[float], expected: Sequence[float], tolerance: float
) -> list[int]:
    """Positions that differ by more than tolerance times the largest expected number."""
    allowed = tolerance * _largest(expected)
    return [
        i
        for i, (a, e) in enumerate(zip(numbers, expected, strict=False))
        if not _near(a, e, allowed)
    ]


def _difference(seen: Data, expected: Any, tolerance: float, what: Words) -> Words | None:
    """None when `seen` is the expected value, otherwise the sentence that says most.

    Neither dtype nor device is compared here: checks of their own do that.
    """
    if isinstance(expected, tuple):
        return _tuple_difference(seen, expected, tolerance)
    wanted = _look(expected)
    if seen["kind"] != "tensor":
        got, due = _what(seen), _what(wanted)
        return Words(
            f"{what.fr} devrait être {due.fr} ; c'est {got.fr}.",
            f"{what.en} should be {due.en}; it is {got.en}.",
        )
    if seen["shape"] != wanted["shape"]:
        a, e = _shape(seen["shape"]), _shape(wanted["shape"])
        return Words(
            f"{what.fr} a la forme {a}, on attend {e}.",
            f"{what.en} has shape {a}, {e} is expected.",
        )
    wrong = _wrong_places(seen["numbers"], wanted["numbers"], tolerance)
    if not wrong:
        return None
    return _telling(seen, wanted["numbers"], wrong, tolerance, what)


def _tuple_difference(seen: Data, expected: tuple[Any, ...], tolerance: float) -> Words | None:
    if seen["kind"] not in ("tuple", "list") or seen["length"] != len(expected):
        got = _what(seen)
        return Words(
            f"On attend {len(expected)} résultats, (output, weights) ; tu rends {got.fr}.",
            f"{len(expected)} results are expected, (output, weights); you return {got.en}.",
        )
    for i, (item, due) in enumerate(zip(seen["items"], expected, strict=False)):
        what = Words(f"Le résultat n° {i + 1}", f"Result {i + 1}")
        text = _difference(item, due, tolerance, what)
        if text:
            return text
    return None


def _telling(
    seen: Data,
    expected: Sequence[float],
    wrong: Sequence[int],
    tolerance: float,
    what: Words,
) -> Words:
    numbers, shape = seen["numbers"], seen["shape"]
    extra = [i for i in wrong if math.isnan(numbers[i])]
    if extra:
        return Words(
            f"{what.fr} contient nan ({len(extra)} sur {len(numbers)}), d'abord en position "
            f"{_place(extra[0], shape)}.",
            f"{what.en} contains nan ({len(extra)} of {len(numbers)}), first at position "
            f"{_place(extra[0], shape)}.",
        )
    if any(math.isnan(expected[i]) for i in wrong):
        return Words(
            f"{what.fr} est finie là où ce calcul doit déborder et donner nan.",
            f"{what.en} is finite where this computation must overflow and give nan.",
        )
    ratio = _constant_ratio(numbers, expected, tolerance)
    if ratio is not None:
        return Words(
            f"{what.fr} vaut partout {ratio:.4g} fois ce qu'on attend : un facteur manque "
            "ou est en trop.",
            f"{what.en} is {ratio:.4g} times what is expected everywhere: a factor is missing, "
            "or one too many.",
        )
    if len(shape) == 2 and shape[0] == shape[1]:
        n = shape[0]
        turned = [numbers[j * n + i] for i in range(n) for j in range(n)]
        if not _wrong_places(turned, expected, tolerance):
            return Words(
                f"{what.fr} est transposée : lignes et colonnes sont échangées.",
                f"{what.en} is transposed: rows and columns are swapped.",
            )
    i = wrong[0]
    return Words(
        f"{what.fr} diffère ({len(wrong)} sur {len(numbers)}) : en {_place(i, shape)}, "
        f"tu as {_short(numbers[i])}, on attend {_short(expected[i])}.",
        f"{what.en} differs ({len(wrong)} of {len(numbers)}): at {_place(i, shape)} "
        f"you have {_short(numbers[i])}, {_short(expected[i])} is expected.",
    )


def _constant_ratio(
    numbers: Sequence[float], expected: Sequence[float], tolerance: float
) -> float | None:
    squares = sum(e * e for e in expected)
    if len(numbers) < 2 or not squares or not math.isfinite(squares + sum(numbers)):
        return None
    ratio = sum(a * e for a, e in zip(numbers, expected, strict=False)) / squares
    if abs(ratio) < 1e-3 or abs(ratio - 1) < 1e-4:
        return None
    scaled = [ratio * e for e in expected]
    return ratio if not _wrong_places(numbers, scaled, max(tolerance, 1e-5)) else None


def _place(i: int, shape: Sequence[int]) -> str:
    place: list[int] = []
    for n in reversed(shape):
        place.insert(0, i % n)
        i //= n
    return "[" + ", ".join(map(str, place)) + "]"


def _short(number: float) -> str:
    return "0" if number == 0 else f"{number:.5g}"


# --- The kinds of check ----------------------------------------------------------------------

PASSED, FAILED, WAITING, SKIPPED = "passed", "failed", "waiting", "skipped"
# Kinds of check about how an answer is made, whatever its value.
MANNERS = ("dtype", "polite", "device", "operators")
# A fact earns nothing while the answers themselves are wrong.
FACTS = (*MANNERS, "raises")


@dataclass
class Verdict:
    """What came of one visible check."""

    name: str
    kind: str
    fact: Words
    outcome: str
    message: Words | None = None
    replay: str = ""  # code that makes the same call
    key: str = ""  # of the known mistake that was recognised
    also: tuple[str, ...] = ()
    levels: tuple[Words, ...] = ()
    seen: Any = None  # digest of the first wrong answer
    crashed: bool = False  # the call raised instead of answering
    interrupted: bool = False
    stub: bool = False


@dataclass
class _Finding:
    """Why a call fails: a sentence for people and a digest for the known mistakes."""

    message: Words
    seen: Any
    called: _Called = field(default_factory=_Called)


def _run_check(exercise: Data, check: Data, function: Callable[..., Any], ear: _Ear) -> Verdict:
    """Make every call of a check; the first that fails speaks for it."""
    verdict = Verdict(check["name"], check["kind"], _words(check["fact"]), PASSED)
    for i, call in enumerate(check["calls"]):
        try:
            finding = _JUDGES[check["kind"]](exercise, check, call, function, ear)
        except _NotCheckable:
            if verdict.outcome == PASSED:
                verdict.outcome = SKIPPED
            return verdict
        except Exception as error:
            kind = _class_name(type(error))
            finding = _Finding(
                Words(
                    f"Cet essai n'a pas pu se faire ({kind}).",
                    f"This trial could not be made ({kind}).",
                ),
                "fault",
            )
        if finding is None:
            continue
        if verdict.outcome != FAILED:
            verdict.outcome = FAILED
            verdict.message = finding.message
            verdict.seen = {"calls": [], "first": finding.seen}
            verdict.replay = _replay(exercise, call)
            verdict.stub = finding.called.stub
            verdict.crashed = bool(finding.called.raised) and finding.seen != "cpu"
            if "note" in check and not finding.called.raised:
                note = _words(check["note"])
                verdict.message = Words(
                    f"{finding.message.fr} {note.fr}", f"{finding.message.en} {note.en}"
                )
        verdict.seen["calls"].append(i)
        verdict.interrupted = finding.called.interrupted or finding.called.late
        if verdict.stub or verdict.interrupted:
            break  # asking again would only cost time
    return verdict


class _NotCheckable(Exception):
    """This machine or this program does not allow the check: it counts neither way."""


def _arguments(call: Data) -> tuple[list[Any], Data]:
    args = [_decode(a) for a in call["args"]]
    return args, {k: _decode(v) for k, v in call.get("kwargs", {}).items()}


def _stopped(called: _Called) -> _Finding:
    """The finding for a call that raised instead of answering."""
    if called.interrupted:
        text = Words("Tu as interrompu cet essai.", "You interrupted this trial.")
    elif called.late:
        text = Words(
            f"Pas de réponse après {CALL_LIMIT_S:g} s : une boucle sans fin ?",
            f"No answer after {CALL_LIMIT_S:g} s: an endless loop?",
        )
    elif called.stub and called.depth <= 1:
        text = _STUB
    elif called.stub:
        other = called.inside
        text = Words(
            f"Ta fonction appelle `{other}`, qui attend encore que tu l'écrives : "
            "commence par elle.",
            f"Your function calls `{other}`, which still waits for you to write it: start there.",
        )
    else:
        where_fr = f" (ligne {called.number} : `{called.line}`)" if called.line else ""
        where_en = f" (line {called.number}: `{called.line}`)" if called.line else ""
        said = f", « {called.message} »" if called.message else ""
        said_en = f', "{called.message}"' if called.message else ""
        text = Words(
            f"Ta fonction s'arrête sur {called.raised}{said}{where_fr}.",
            f"Your function stops with {called.raised}{said_en}{where_en}.",
        )
        if called.raised == "TypeError" and "unexpected keyword" in called.message:
            text = Words(
                text.fr + " Garde les noms des paramètres de l'énoncé : on peut les nommer à "
                "l'appel.",
                text.en + " Keep the parameter names of the statement: a call may use them.",
            )
    # Sizes stay in the message: they tell this broadcast error from another.
    return _Finding(text, {"raised": [called.raised, called.message]}, called)


_STUB = Words(
    "Cette fonction t'attend : remplace `raise NotImplementedError` par ton calcul, exécute la "
    "cellule, puis relance celle-ci.",
    "This function is waiting for you: replace `raise NotImplementedError` with your computation, "
    "run the cell, then run this one again.",
)
_ANSWER = Words("Ta réponse", "Your answer")


def _values(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The call gives its expected value."""
    args, kwargs = _arguments(call)
    called = _call(function, args, kwargs, ear, _look)
    if called.raised:
        return _stopped(called)
    expected = _decode(call["expected"])
    text = _difference(called.seen, expected, check["tolerance"], _ANSWER)
    if text:
        return _Finding(text, _digest(called.seen))
    return None


def _raises(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The call raises the exception that the statement asks for."""
    args, kwargs = _arguments(call)
    called = _call(function, args, kwargs, ear, _look)
    due = call["raises"]
    if due in called.bases:
        return None
    if called.raised:
        finding = _stopped(called)
        text = finding.message
        if not (called.stub or called.interrupted or called.late):
            finding.message = Words(
                f"{due} est attendue ici. {text.fr}", f"{due} is expected here. {text.en}"
            )
        return finding
    got = _what(called.seen)
    return _Finding(
        Words(
            f"{due} est attendue ici ; ta fonction rend {got.fr}.",
            f"{due} is expected here; your function returns {got.en}.",
        ),
        {"returned": called.seen["kind"]},
    )


def _gradient(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The gradient of Σ upstream · answer with respect to each tensor argument is right."""
    args, kwargs = _arguments(call)
    leaves = [a.requires_grad_() for a in args if isinstance(a, Tensor)]
    upstream = tree_leaves(_decode(call["upstream"]))

    def backward(value: Any) -> Any:
        outputs = [v for v in tree_leaves(value) if isinstance(v, Tensor)]
        if [v.shape for v in outputs] != [u.shape for u in upstream]:
            return "other shapes"
        if not all(v.requires_grad for v in outputs):
            return "no graph"
        loss = sum((v * u.to(v.dtype)).sum() for v, u in zip(outputs, upstream, strict=False))
        grads = torch.autograd.grad(loss, leaves, allow_unused=True)
        return ["none" if g is None else _look(g) for g in grads]

    called = _call(function, args, kwargs, ear, backward)
    if called.raised:
        return _stopped(called)
    if called.seen == "other shapes":
        return _Finding(
            Words(
                "Ta réponse n'a pas la forme attendue : son gradient ne peut pas être comparé.",
                "Your answer does not have the expected shape: its gradient cannot be compared.",
            ),
            "other shapes",
        )
    if called.seen == "no graph":
        return _Finding(
            Words(
                "Aucun gradient ne traverse ta fonction : un nombre Python (`.item()`, "
                "`float()`), `.detach()`, `torch.tensor(...)` ou NumPy coupe le graphe.",
                "No gradient goes through your function: a Python number (`.item()`, "
                "`float()`), `.detach()`, `torch.tensor(...)` or NumPy cuts the graph.",
            ),
            "no graph",
        )
    for j, (got, due) in enumerate(zip(called.seen, call["expected"], strict=False)):
        name = exercise["parameters"][j]
        what = Words(f"Le gradient par rapport à `{name}`", f"The gradient for `{name}`")
        if got == "none":
            return _Finding(
                Words(f"Aucun gradient n'atteint `{name}`.", f"No gradient reaches `{name}`."),
                f"no gradient {j}",
            )
        text = _difference(got, _decode(due), check["tolerance"], what)
        if text:
            return _Finding(text, _digest(got))
    return None


def _dtype(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The answer has the dtype of the input."""
    args, kwargs = _arguments(call)
    called = _call(function, args, kwargs, ear, _look)
    if called.raised:
        return _stopped(called)
    due = next(a["dtype"] for a in call["args"] if isinstance(a, dict))
    for seen in _tensors(called.seen):
        if seen["dtype"] != due:
            return _Finding(
                Words(
                    f"L'entrée est en {due}, ta réponse en {seen['dtype']} : crée tes tenseurs "
                    "avec `dtype=` celui de l'entrée (ou `torch.zeros_like`, `x.new_zeros`).",
                    f"The input is in {due}, your answer in {seen['dtype']}: create your "
                    "tensors with the input's `dtype=` (or `torch.zeros_like`, `x.new_zeros`).",
                ),
                f"{due} becomes {seen['dtype']}",
            )
    if not _tensors(called.seen):
        got = _what(called.seen)
        return _Finding(
            Words(f"Ta réponse est {got.fr}.", f"Your answer is {got.en}."),
            _digest(called.seen),
        )
    return None


def _tensors(seen: Data) -> list[Data]:
    if seen["kind"] == "tensor":
        return [seen]
    return [t for item in seen.get("items", []) for t in _tensors(item)]


def _polite(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The call leaves its arguments as they were, and a second call answers the same."""
    args, kwargs = _arguments(call)
    before = [_look(a) for a in args]
    first = _call(function, args, kwargs, ear, _look)
    if first.raised:
        return _stopped(first)
    for j, (old, arg) in enumerate(zip(before, args, strict=False)):
        # By their text, since nan is not equal to itself.
        if str(old) != str(_look(arg)):
            name = exercise["parameters"][j]
            return _Finding(
                Words(
                    f"Ton calcul change l'argument `{name}` : une opération sur place "
                    "(`-=`, `/=`, `x[...] =`, `masked_fill_`) écrit chez l'appelant.",
                    f"Your computation changes the argument `{name}`: an in-place operation "
                    "(`-=`, `/=`, `x[...] =`, `masked_fill_`) writes into the caller's tensor.",
                ),
                f"changes {j}",
            )
    again = _arguments(call)
    second = _call(function, *again, ear, _look)
    if second.raised:
        return _stopped(second)
    if str(first.seen) != str(second.seen):
        return _Finding(
            Words(
                "Le même appel donne une autre réponse la deuxième fois : ta fonction garde "
                "quelque chose d'un appel à l'autre.",
                "The same call answers differently the second time: your function keeps "
                "something from one call to the next.",
            ),
            "second call differs",
        )
    return None


class _Mode(TorchDispatchMode):  # type: ignore[no-untyped-call]
    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        # Skipping it would import torch._dynamo: seconds, at the first check of a session.
        return False


class _Operators(_Mode):  # type: ignore[no-untyped-call]
    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.seen: set[str] = set()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.seen.add(str(func._schema.name))
        return func(*args, **(kwargs or {}))


class _Functions(TorchFunctionMode):
    """Sees what decomposes before it reaches an operator (F.dropout, F.scaled_dot_…)."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.seen.add(str(resolve_name(func)))
        return func(*args, **(kwargs or {}))


def _operators(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """None of the forbidden operators runs."""
    args, kwargs = _arguments(call)
    operators, functions = _Operators(), _Functions()

    def watched(*a: Any, **k: Any) -> Any:
        with operators, functions:
            return function(*a, **k)

    called = _call(watched, args, kwargs, ear, _look)
    if called.raised:
        return _stopped(called)
    used = sorted((operators.seen | functions.seen) & set(exercise["forbidden"]))
    if used:
        names = ", ".join(re.split(r"[:.]+", name)[-1].lstrip("_") for name in used)
        return _Finding(
            Words(
                f"Un raccourci interdit ici a tourné ({names}) : écris le calcul toi-même, "
                "avec `exp`, `max` et `sum`.",
                f"A shortcut that is forbidden here ran ({names}): write the computation "
                "yourself, with `exp`, `max` and `sum`.",
            ),
            "forbidden " + names,
        )
    return None


class _WrongDevice(Exception):
    """Two devices met in one operation."""


class _Elsewhere(Tensor):
    """A tensor that says it lives on another device ("meta") and keeps its numbers beside it."""

    beside: Tensor

    @staticmethod
    def __new__(cls, beside: Tensor) -> _Elsewhere:
        made: _Elsewhere = Tensor._make_wrapper_subclass(
            cls,
            beside.shape,
            strides=beside.stride(),
            storage_offset=beside.storage_offset(),
            dtype=beside.dtype,
            device=torch.device("meta"),
        )
        made.beside = beside
        return made

    def tolist(self) -> Any:
        return self.beside.tolist()

    def numpy(self, *_: Any, **__: Any) -> Any:
        raise _WrongDevice("numpy")

    def __array__(self, *_: Any, **__: Any) -> Any:
        raise _WrongDevice("numpy")

    def __repr__(self, **_: Any) -> str:  # type: ignore[override]
        return repr(self.beside)

    @classmethod
    def __torch_dispatch__(  # type: ignore[override]
        cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        return _run_elsewhere(func, args, kwargs or {})


def _with_numbers(values: Any) -> Any:
    """The same values, with the tensors that are elsewhere replaced by what they hold."""
    return tree_map(lambda v: v.beside if isinstance(v, _Elsewhere) else v, values)


class _Machine(_Mode):  # type: ignore[no-untyped-call]
    """Operations that create a tensor with device="meta" create one of ours."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.made_here = ""  # the last operation that created a tensor on the CPU

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        result = _run_elsewhere(func, args, kwargs)
        from_nothing = not any(isinstance(v, Tensor) for v in tree_leaves((args, kwargs)))
        if from_nothing and isinstance(result, Tensor) and not isinstance(result, _Elsewhere):
            self.made_here = str(func._schema.name).rpartition("::")[2]
        return result


class _Literals(TorchFunctionMode):
    """torch.tensor(data, device="meta") would forget its numbers before any operation runs."""

    def __init__(self, machine: _Machine) -> None:
        super().__init__()
        self.machine = machine

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = dict(kwargs or {})
        if getattr(func, "__name__", "") == "new_tensor" and isinstance(args[0], _Elsewhere):
            kwargs = {"dtype": args[0].dtype, "device": args[0].device, **kwargs}
            func, args = torch.tensor, args[1:]
        if func not in (torch.tensor, torch.as_tensor) or isinstance(args[0], Tensor):
            return func(*args, **kwargs)
        away = kwargs.get("device") is not None and torch.device(kwargs["device"]).type == "meta"
        if away:
            kwargs["device"] = "cpu"
        made = func(*_with_numbers(args), **kwargs)
        if away:
            return _Elsewhere(made)
        if made.dim():
            self.machine.made_here = "tensor"
        return made


# Operations that move numbers between devices.
_MOVES = ("copy_", "_to_copy")
# Operations on a tensor whose indices may be on the CPU wherever the tensor is.
_INDEXED = ("index", "index_put", "index_put_", "_index_put_impl_")


def _run_elsewhere(func: Any, args: Any, kwargs: Any) -> Any:
    """Run one operation on the numbers kept beside; refuse to mix devices, as a GPU would."""
    name = str(func._schema.name).rpartition("::")[2]
    kwargs = dict(kwargs)
    result_away = _lands_elsewhere(name, args, kwargs)
    if kwargs.get("device") is not None:
        kwargs["device"] = torch.device("cpu")
    inside_args, inside_kwargs = _with_numbers((args, kwargs))
    result = func(*inside_args, **inside_kwargs)
    if name.endswith("_") and not name.endswith("__"):
        return args[0]  # in place: the tensor itself, whose numbers have changed
    if name == "_to_copy" and result is inside_args[0]:
        result = result.clone()
    if not result_away:
        return result
    return tree_map(lambda v: _Elsewhere(v) if isinstance(v, Tensor) else v, result)


def _lands_elsewhere(name: str, args: Any, kwargs: Any) -> bool:
    """Whether the result of an operation is on the other device. Raises _WrongDevice."""
    operands = args
    if name in _INDEXED:
        if any(isinstance(v, _Elsewhere) for v in tree_leaves(args[1])) and not isinstance(
            args[0], _Elsewhere
        ):
            raise _WrongDevice
        operands = (args[0], *args[2:])
    tensors = [v for v in tree_leaves((operands, kwargs)) if isinstance(v, Tensor)]
    away = [isinstance(v, _Elsewhere) for v in tensors]
    if any(v.device.type == "meta" and not a for v, a in zip(tensors, away, strict=False)):
        raise _NotCheckable  # made by a path that keeps no numbers
    # A tensor without axes may come from the CPU, as on a GPU.
    if (
        name not in _MOVES
        and any(away)
        and any(v.dim() for v, a in zip(tensors, away, strict=False) if not a)
    ):
        raise _WrongDevice
    if kwargs.get("device") is not None:
        return bool(torch.device(kwargs["device"]).type == "meta")
    if name == "copy_":
        return away[0]
    return any(away) and name not in ("_local_scalar_dense", "equal")


def _device(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The answer is on the device of the arguments: CUDA when there is one, a stand-in if not."""
    args, kwargs = _arguments(call)
    called, made_here = _call_elsewhere(function, args, kwargs, ear)
    away = "meta"
    # A CUDA device that is full or broken is no fault of the student's: the stand-in decides.
    with contextlib.suppress(RuntimeError):
        if torch.cuda.is_available():
            args, kwargs = tree_map(_to_cuda, _arguments(call))
            called, away = _call(function, args, kwargs, ear, _where), "cuda"
    if called.interrupted or called.late or called.stub:
        return _stopped(called)
    if called.raised:
        crossing = called.raised == "_WrongDevice" or any(
            sign in called.message for sign in ("same device", "device type tensor to numpy")
        )
        if not crossing:
            raise _NotCheckable
        return _device_finding(exercise, made_here, called)
    if any(device != away for device in called.seen):
        return _device_finding(exercise, made_here, called)
    return None


def _where(value: Any) -> list[str]:
    """The devices of the tensors of an answer."""
    return [str(v.device.type) for v in tree_leaves(value) if isinstance(v, Tensor)]


def _to_cuda(value: Any) -> Any:
    return value.cuda() if isinstance(value, Tensor) else value


def _call_elsewhere(
    function: Callable[..., Any], args: Any, kwargs: Any, ear: _Ear
) -> tuple[_Called, str]:
    """The call, on tensors that say they are on another device; what it created on the CPU."""
    machine = _Machine()

    def watched(*a: Any, **k: Any) -> Any:
        with _Literals(machine), machine:
            return function(*a, **k)

    args, kwargs = tree_map(lambda v: _Elsewhere(v) if isinstance(v, Tensor) else v, (args, kwargs))

    return _call(watched, args, kwargs, ear, _where), machine.made_here


def _device_finding(exercise: Data, made_here: str, called: _Called) -> _Finding:
    first = exercise["parameters"][0]
    if "numpy" in called.message:
        text = Words(
            "Ton calcul passe par NumPy, qui ne connaît que le CPU : reste en torch.",
            "Your computation goes through NumPy, which knows the CPU only: stay in torch.",
        )
    elif made_here:
        text = Words(
            f"Ta fonction construit un tenseur sur le CPU (`torch.{made_here}`) alors que l'entrée "
            f"est ailleurs : ajoute `device={first}.device`.",
            f"Your function builds a tensor on the CPU (`torch.{made_here}`) although the input is "
            f"elsewhere: add `device={first}.device`.",
        )
    else:
        text = Words(
            "Ta réponse revient sur le CPU alors que l'entrée est sur un autre appareil.",
            "Your answer comes back on the CPU although the input is on another device.",
        )
    return _Finding(text, "cpu", called)


_JUDGES: dict[str, Callable[..., _Finding | None]] = {
    "values": _values,
    "raises": _raises,
    "gradient": _gradient,
    "dtype": _dtype,
    "polite": _polite,
    "device": _device,
    "operators": _operators,
}


def _replay(exercise: Data, call: Data) -> str:
    """Python code that makes the call again, to be pasted in a cell."""
    lines, names = [], []
    for name, arg in zip(exercise["parameters"], call["args"], strict=False):
        if isinstance(arg, dict):
            numbers = json.dumps(arg["tensor"])
            numbers = re.sub(r'"(-?)(inf|nan)"', r'\1float("\2")', numbers)
            lines.append(f"{name} = torch.tensor({numbers}, dtype=torch.{arg['dtype']})")
            names.append(name)
        else:
            names.append(repr(arg))
    for name, arg in call.get("kwargs", {}).items():
        if isinstance(arg, dict):
            numbers = json.dumps(arg["tensor"])
            lines.append(f"{name} = torch.tensor({numbers}, dtype=torch.{arg['dtype']})")
            names.append(f"{name}={name}")
        else:
            names.append(f"{name}={arg!r}")
    return "\n".join([*lines, f"{exercise['name']}({', '.join(names)})"])


# --- Recognising a known mistake -------------------------------------------------------------


def _digest(seen: Data) -> Data:
    """What a wrong answer is recognised by, small enough to be kept for each known mistake."""
    tensors = _tensors(seen)
    return {
        "kind": seen["kind"],
        "shapes": [t["shape"] for t in tensors],
        "numbers": [_sample(t["numbers"]) for t in tensors],
    }


def _sample(numbers: Sequence[float]) -> list[float]:
    """At most NUMBERS_LIMIT of them, spread from the first to the last."""
    if len(numbers) <= NUMBERS_LIMIT:
        return list(numbers)
    step = (len(numbers) - 1) / (NUMBERS_LIMIT - 1)
    return [numbers[round(i * step)] for i in range(NUMBERS_LIMIT)]


def _alike(seen: Any, known: Any) -> bool:
    """Two first wrong answers agree."""
    seen, known = seen["first"], known["first"]
    if not isinstance(seen, dict) or not isinstance(known, dict) or "numbers" not in seen:
        return bool(seen == known)
    if seen["kind"] != known.get("kind") or seen["shapes"] != known["shapes"]:
        return False
    return all(
        not _wrong_places(a, [float(n) for n in b], 2e-4)
        for a, b in zip(seen["numbers"], known["numbers"], strict=False)
    )


def _recognise(exercise: Data, verdicts: Sequence[Verdict]) -> None:
    """Attach to each failed check the known mistake that gives the same answer there.

    A mistake that would also have failed a check of answers that passes here is not the one.
    Of the others, the one that agrees with most checks is meant; equals are named after it.
    """
    failed = {v.name: v for v in verdicts if v.outcome == FAILED}
    passed = {v.name: v for v in verdicts if v.outcome == PASSED}
    right = {v.name for v in passed.values() if v.kind not in MANNERS}
    agreements: dict[str, list[tuple[int, Data]]] = {}
    for mistake in exercise.get("mistakes", []):
        kept = mistake["seen"]
        if right & set(kept):
            continue
        explained = [n for n, v in failed.items() if n in kept and _alike(v.seen, kept[n])]
        same_calls = sum(failed[n].seen["calls"] == kept[n]["calls"] for n in explained)
        spared = sum(name not in kept for name in passed)
        score = 4 * len(explained) + 2 * spared + same_calls
        for name in explained:
            agreements.setdefault(name, []).append((score, mistake))
    for name, fitting in agreements.items():
        best = max(score for score, _ in fitting)
        alike = [mistake for score, mistake in fitting if score == best]
        verdict = failed[name]
        verdict.key = alike[0]["key"]
        verdict.levels = tuple(_words(level) for level in alike[0]["levels"])
        keys = dict.fromkeys(mistake["key"] for mistake in alike)
        verdict.also = tuple(key for key in keys if key != verdict.key)


# --- The result of checking an exercise ------------------------------------------------------


class Result:
    """The visible checks of one exercise. Its repr is its score, and nothing else.

    nbgrader reads that number: points times the share of checks passed.
    """

    def __init__(
        self,
        name: str,
        verdicts: Sequence[Verdict] = (),
        *,
        title: Words | None = None,
        points: float = 0.0,
        message: Words | None = None,
        printed: str = "",
        optional: bool = False,
    ) -> None:
        self.name = name
        self.title = title or _same(name)
        self.verdicts = tuple(verdicts)
        self.points = points
        self.message = message
        self.printed = printed
        self.optional = optional

    @property
    def total(self) -> int:
        return sum(v.outcome != SKIPPED for v in self.verdicts)

    @property
    def passed(self) -> int:
        return sum(v.outcome == PASSED for v in self.verdicts)

    @property
    def all_passed(self) -> bool:
        return self.total > 0 and self.passed == self.total

    @property
    def score(self) -> float:
        if self.all_passed:
            return self.points
        share = self.passed / self.total if self.total else 0.0
        return min(max(self.points * share, 0.0), self.points)

    def __float__(self) -> float:
        return self.score

    def __repr__(self) -> str:
        return repr(self.score)

    def __str__(self) -> str:
        return _text(self)

    def _repr_html_(self) -> str:
        return _card(self)

    def _repr_mimebundle_(self, *_: Any, **__: Any) -> dict[str, str]:
        return {"text/html": _card(self), "text/plain": repr(self)}


def check(name: str, *functions: Any) -> Result:
    """Run the visible checks of exercise `name` on your function. Never raises.

    check("softmax_stable", softmax_stable)
    """
    exercise = _DATA["exercises"].get(name) if isinstance(name, str) else None
    if exercise is None:
        asked = _clean(name, 60) if isinstance(name, str) else "?"
        return Result(asked, message=_unknown(asked))
    about: Data = {
        "title": _words(exercise["title"]),
        "points": float(exercise["points"]),
        "optional": exercise["optional"],
    }
    if len(functions) != len(exercise["names"]) or not all(callable(f) for f in functions):
        names = ", ".join(exercise["names"])
        wanted = f'`checks.check("{name}", {names})`'
        return Result(
            name,
            message=Words(
                f"Donne ta fonction elle-même, sans l'appeler : {wanted}.",
                f"Give your function itself, without calling it: {wanted}.",
            ),
            **about,
        )
    ear = _Ear()
    try:
        verdicts = _examine(exercise, functions[0], ear)
    except BaseException as error:  # an interruption between two calls, or a fault of ours
        called = _failure(error)
        return Result(
            name,
            message=Words(
                f"Les vérifications se sont arrêtées ({called.raised}). Relance la cellule.",
                f"The checks stopped ({called.raised}). Run the cell again.",
            ),
            **about,
        )
    for verdict in verdicts:
        if verdict.stub:
            return Result(name, message=verdict.message, **about)
    return Result(name, verdicts, printed=_clean(ear.heard, PRINTED_LIMIT), **about)


def _unknown(name: str) -> Words:
    near = difflib.get_close_matches(name, list(_DATA["exercises"]), n=1)
    fr = f"Aucun exercice ne s'appelle « {name} »."
    en = f'No exercise is called "{name}".'
    if near:
        return Words(f"{fr} Pensais-tu à « {near[0]} » ?", f'{en} Did you mean "{near[0]}"?')
    return Words(fr, en)


def _weigh(verdicts: Sequence[Verdict]) -> None:
    """Facts wait while values are wrong, and everything waits while a forbidden shortcut runs."""
    wrong = any(v.kind not in FACTS and v.outcome == FAILED for v in verdicts)
    shortcut = any(
        v.kind == "operators" and v.outcome == FAILED and not v.crashed for v in verdicts
    )
    for verdict in verdicts:
        fact = verdict.kind in FACTS
        if verdict.outcome == FAILED and not (fact and wrong and verdict.crashed):
            continue
        if shortcut or (wrong and fact):
            verdict.outcome, verdict.message, verdict.replay = WAITING, None, ""
            verdict.key, verdict.also, verdict.levels = "", (), ()


def _examine(exercise: Data, function: Callable[..., Any], ear: _Ear) -> list[Verdict]:
    verdicts: list[Verdict] = []
    for data in exercise["checks"]:
        verdict = _run_check(exercise, data, function, ear)
        verdicts.append(verdict)
        if verdict.stub or verdict.interrupted:
            # After an interruption or an endless loop, asking again would only cost time.
            verdicts += [
                Verdict(d["name"], d["kind"], _words(d["fact"]), WAITING)
                for d in exercise["checks"][len(verdicts) :]
            ]
            break
    _recognise(exercise, verdicts)
    _weigh(verdicts)
    return verdicts


# --- Reading a result: text ------------------------------------------------------------------

_MARKS = {PASSED: "✓", FAILED: "✗", WAITING: "·", SKIPPED: "–"}
_OUTCOMES = {
    PASSED: Words("juste", "right"),
    FAILED: Words("à revoir", "to review"),
    WAITING: Words("en attente", "waiting"),
    SKIPPED: Words("pas vérifiable ici", "cannot be checked here"),
}
_ALL_RIGHT = Words("Tout est juste.", "All right.")
_PRINTED = Words("Ce que ta fonction a affiché", "What your function printed")
_REPLAY = Words("Rejouer cet essai dans une cellule", "Make this trial again in a cell")
_AGAIN = Words("Même cause que plus haut.", "Same cause as above.")
_LEGEND = Words(
    "En attente : comptera quand le reste sera juste.", "Waiting: counts once the rest is right."
)
_LEVEL_NAMES = (
    Words("Indice : l'idée", "Hint: the idea"),
    Words("Indice : l'endroit", "Hint: the place"),
    Words("Indice : presque le code", "Hint: nearly the code"),
)


def _number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return text.replace(".", ",") if LANGUAGE == "fr" else text


def _counts(result: Result) -> str:
    """ "7 vérifications sur 9 · 3,11 / 4 points"."""
    p, t = result.passed, result.total
    points = f"{_number(result.score)} / {_number(result.points)}"
    if not t:
        return f"{points} {'point' if result.points <= 1 else 'points'}"
    fr = f"{p} vérification{'s' if p > 1 else ''} sur {t} · {points} point"
    en = f"{p} of {t} check{'s' if t > 1 else ''} · {points} point"
    return Words(fr, en).now() + ("s" if result.points > 1 else "")


def _text(result: Result) -> str:
    lines = [f"{result.name}: {result.title.now()} ({_counts(result)})"]
    if LANGUAGE == "fr":
        lines[0] = lines[0].replace(": ", " : ", 1)
    if result.message:
        lines.append(f"  {result.message.now()}")
    told: set[tuple[Words, ...]] = set()
    said: set[Words] = set()
    for verdict in result.verdicts:
        extra = ""
        if verdict.outcome in (WAITING, SKIPPED):
            extra = f" ({_OUTCOMES[verdict.outcome].now()})"
        lines.append(f"  {_MARKS[verdict.outcome]} {verdict.fact.now()}{extra}")
        if verdict.message:
            message = _AGAIN if verdict.message in said else verdict.message
            said.add(verdict.message)
            lines.append(f"      {message.now()}")
        if verdict.levels and verdict.levels not in told:
            told.add(verdict.levels)
            for name, level in zip(_LEVEL_NAMES, verdict.levels, strict=False):
                colon = " : " if LANGUAGE == "fr" else ": "
                lines.append(f"      → {name.now()}{colon}{level.now()} [{verdict.key}]")
    if any(verdict.outcome == WAITING for verdict in result.verdicts):
        lines.append(f"  {_LEGEND.now()}")
    return "\n".join(lines)


# --- Reading a result: a card in the notebook ------------------------------------------------

# Inline styles only, since JupyterLab drops <style> from notebooks that it does not trust. Text
# keeps the page's own colour and surfaces are translucent, so that dark themes work as well.
_TONES = {
    PASSED: "#1a7f37",
    FAILED: "#b3261e",
    WAITING: "#6b7280",
    SKIPPED: "#6b7280",
    "note": "#1f5fb4",
}
_FAINT = "rgba(128,128,128,.14)"
_LINE = "rgba(128,128,128,.35)"
_CODE = "font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.92em"


def _escape(text: str) -> str:
    """HTML of a sentence: everything escaped, `code` between backquotes set as code."""
    style = f"{_CODE};background:{_FAINT};border-radius:3px;padding:0 .25em"
    parts = re.split(r"`([^`\n]+)`", text)
    for i, part in enumerate(parts):
        safe = html.escape(part, quote=True)
        parts[i] = f'<code style="{style}">{safe}</code>' if i % 2 else _french_spaces(safe)
    return "".join(parts)


def _authored(text: str) -> str:
    """HTML of a sentence of ours, where *emphasis* may stand; a student's would be damaged."""
    return re.sub(r"\*([^*\n<>]+)\*", r"<em>\1</em>", _escape(text))


def _french_spaces(text: str) -> str:
    """No line of a French sentence begins with its punctuation."""
    if LANGUAGE != "fr":
        return text
    return re.sub(r" (?=[?!:;»%])|(?<=«) ", "&nbsp;", text)


def _pill(text: str, tone: str, title: str = "") -> str:
    label = f' title="{html.escape(title)}" aria-label="{html.escape(title)}"' if title else ""
    return (
        f'<span{label} style="display:inline-block;min-width:1.25em;text-align:center;'
        f"background:{_TONES[tone]};color:#fff;border-radius:.7em;padding:0 .4em;"
        f'font-size:.85em;font-weight:600;line-height:1.5">{html.escape(text)}</span>'
    )


def _frame(tone: str, inside: str) -> str:
    return (
        f'<div style="border:1px solid {_LINE};border-left:5px solid {_TONES[tone]};'
        "border-radius:6px;padding:.7em 1em .8em;margin:.3em 0;max-width:54em;line-height:1.5;"
        'font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:14px">'
        f"{inside}</div>"
    )


def _folded(title: str, text: str) -> str:
    return (
        f'<details style="margin:.35em 0 0"><summary style="cursor:pointer">{_escape(title)}'
        f'</summary><pre style="{_CODE};background:{_FAINT};border-radius:4px;'
        "padding:.5em .7em;margin:.3em 0 0;white-space:pre-wrap;overflow-wrap:anywhere;"
        f'color:inherit">{html.escape(text)}</pre></details>'
    )


def _hint_html(verdict: Verdict) -> str:
    """The first level in the open, each further one folded below the one before."""
    inner = ""
    for name, level in reversed(list(zip(_LEVEL_NAMES[1:], verdict.levels[1:], strict=False))):
        inner = (
            f'<details style="margin:.3em 0 0"><summary style="cursor:pointer">'
            f"{_escape(name.now())}</summary>"
            f'<div style="margin:.15em 0 0">{_authored(level.now())}{inner}</div></details>'
        )
    keys = " / ".join((verdict.key, *verdict.also))
    return (
        f'<div style="background:{_FAINT};border-radius:5px;padding:.45em .7em;margin:.4em 0 0">'
        f"{_pill(keys, 'note')} <b>{_escape(_LEVEL_NAMES[0].now())}</b><br>"
        f"{_authored(verdict.levels[0].now())}{inner}</div>"
    )


def _row(verdict: Verdict, message: Words | None, with_hint: bool) -> str:
    outcome = _OUTCOMES[verdict.outcome].now()
    body = _escape(verdict.fact.now())
    if verdict.outcome in (WAITING, SKIPPED):
        body += f' <span style="opacity:.75">({_escape(outcome)})</span>'
    if message:
        body = f"<b>{body}</b><br>{_escape(message.now())}"
    if with_hint:
        body += _hint_html(verdict)
    if verdict.replay:
        body += _folded(_REPLAY.now(), verdict.replay)
    mark = _pill(_MARKS[verdict.outcome], verdict.outcome, outcome)
    return (
        '<div style="display:flex;gap:.6em;align-items:baseline;margin:.3em 0 0">'
        f'<div style="flex:none">{mark}</div><div style="flex:1;min-width:0">{body}</div></div>'
    )


def _bar(result: Result) -> str:
    share = 100 * result.passed / result.total if result.total else 0
    tone = _TONES[PASSED if result.all_passed else "note"]
    return (
        f'<div style="background:{_FAINT};border-radius:3px;height:6px;margin:.5em 0 .6em">'
        f'<div style="width:{share:.0f}%;height:6px;border-radius:3px;'
        f'background:{tone}"></div></div>'
    )


def _card(result: Result) -> str:
    tone = PASSED if result.all_passed else FAILED if result.verdicts else "note"
    optional = ""
    if result.optional:
        optional = f' <span style="opacity:.75">({Words("facultatif", "optional").now()})</span>'
    inside = (
        '<div style="display:flex;flex-wrap:wrap;gap:.2em 1em;align-items:baseline;'
        'justify-content:space-between"><div>'
        f'<b style="font-size:1.1em">{_escape(result.title.now())}</b> '
        f'<code style="{_CODE};background:none;opacity:.8">{html.escape(result.name)}</code>'
        f"{optional}</div>"
        f'<div style="font-variant-numeric:tabular-nums">{_escape(_counts(result))}</div></div>'
    )
    if result.verdicts:
        inside += _bar(result)
    if result.all_passed:
        inside += f"<div><b>{_ALL_RIGHT.now()}</b></div>"
    if result.message:
        inside += f'<div style="margin:.3em 0 0">{_escape(result.message.now())}</div>'
    told: set[tuple[Words, ...]] = set()
    said: set[Words] = set()
    for verdict in result.verdicts:
        message = _AGAIN if verdict.message in said else verdict.message
        inside += _row(verdict, message, bool(verdict.levels) and verdict.levels not in told)
        told.add(verdict.levels)
        if verdict.message:
            said.add(verdict.message)
    if any(verdict.outcome == WAITING for verdict in result.verdicts):
        inside += f'<div style="opacity:.75;margin:.5em 0 0">{_escape(_LEGEND.now())}</div>'
    if result.printed:
        inside += _folded(_PRINTED.now(), result.printed)
    return _frame(tone, inside)


# --- Predict, then answer --------------------------------------------------------------------


class Note:
    """A sentence shown in the notebook: the reply to a quiz, a figure that cannot be drawn."""

    def __init__(self, message: Words, tone: str = "note", title: Words | None = None) -> None:
        self.message = message
        self.tone = tone
        self.title = title

    def __repr__(self) -> str:
        title = self.title.now() + " " if self.title else ""
        return title + self.message.now()

    def _repr_html_(self) -> str:
        title = f"<b>{_escape(self.title.now())}</b> " if self.title else ""
        return _frame(self.tone, f"<div>{title}{_authored(self.message.now())}</div>")


_RIGHT = Words("Bien prédit.", "Well predicted.")
_NOT_YET = Words("Pas encore.", "Not yet.")
_INVITATION = Words(
    "À toi : remplace les `...` par ta prédiction, puis exécute la cellule. Rien n'est noté ici.",
    "Your turn: replace the `...` with your prediction, then run the cell. No marks here.",
)
_WANT_NUMBER = Words(
    "Ici la réponse est un nombre, par exemple `answer = 0.5` (avec un point, même en français).",
    "Here the answer is a number, for example `answer = 0.5`.",
)
_WANT_LETTER = Words(
    'Ici la réponse est une lettre entre guillemets, par exemple `answer = "a"`.',
    'Here the answer is a letter between quotes, for example `answer = "a"`.',
)


def quiz(name: str, answer: Any = ...) -> Note:
    """Reply to the prediction `answer` of the question `name`. No marks are at stake."""
    question = _DATA["quizzes"].get(name) if isinstance(name, str) else None
    if question is None:
        return Note(Words(f"Aucune question « {name} ».", f'No question is called "{name}".'))
    if answer is ...:
        return Note(_INVITATION)
    try:
        return _reply(question, answer)
    except Exception:  # an answer that cannot even be compared
        return Note(_WANT_NUMBER if question["kind"] == "number" else _WANT_LETTER)


def _reply(question: Data, answer: Any) -> Note:
    if question["kind"] == "choice":
        if not isinstance(answer, str):
            return Note(_WANT_LETTER)
        given: Any = answer.strip().lower()
    else:
        given = _given_number(answer)
        if given is None:
            return Note(_WANT_NUMBER)
    if _agrees(given, question["answer"], question.get("tolerance", 0)):
        return Note(_words(question["right"]), PASSED, _RIGHT)
    for near in question.get("near", []):
        tolerance = near.get("tolerance", question.get("tolerance", 0))
        if _agrees(given, near["value"], tolerance):
            return Note(_words(near["reply"]), "note", _NOT_YET)
    return Note(_words(question["wrong"]), "note", _NOT_YET)


def _given_number(answer: Any) -> float | None:
    if isinstance(answer, str):
        answer = answer.strip().replace(",", ".").replace("−", "-")
    if isinstance(answer, bool) or (isinstance(answer, (tuple, list)) and len(answer) != 1):
        return None  # 0,5 is a tuple in Python
    if isinstance(answer, (tuple, list)):
        answer = answer[0]
    try:
        return float(answer)
    except (TypeError, ValueError):
        return None


def _agrees(given: Any, expected: Any, tolerance: float) -> bool:
    if isinstance(expected, str) or isinstance(given, str):
        return bool(given == expected)
    return _near(given, float(expected), tolerance + 1e-9 * abs(expected))


# --- Figures ---------------------------------------------------------------------------------

# Okabe and Ito's colours, that the common kinds of colour blindness keep apart.
_BLUE, _ORANGE, _RED, _GREY = "#0072B2", "#E69F00", "#D55E00", "#5f6b76"
_DPI = 100


class Drawing:
    """A figure that shows itself in a notebook; `.save("name.png")` elsewhere."""

    def __init__(self, figure: Figure, description: str) -> None:
        self.figure = figure
        self.description = description

    def __repr__(self) -> str:
        return self.description

    def save(self, path: str) -> None:
        self.figure.savefig(path, dpi=2 * _DPI)

    def _repr_mimebundle_(self, *_: Any, **__: Any) -> tuple[Data, Data]:
        stream = io.BytesIO()
        self.figure.savefig(stream, format="png", dpi=2 * _DPI)
        # Drawn at twice the size for sharp screens, shown at once.
        width, height = (round(inches * _DPI) for inches in self.figure.get_size_inches())
        data = {"image/png": stream.getvalue(), "text/plain": self.description}
        return data, {"image/png": {"width": width, "height": height}}


def _new_figure(width: float, height: float, columns: int = 1, **options: Any) -> Any:
    """A figure of its own, outside pyplot: no backend, nothing shown twice."""
    figure = Figure(figsize=(width, height), layout="constrained", facecolor="white")
    FigureCanvasAgg(figure)
    axes = figure.subplots(1, columns, squeeze=False, **options)[0]
    return figure, list(axes)


def _array(data: Any) -> Any:
    """Numbers of a tensor, an array or a list, as float64."""
    if isinstance(data, Tensor):
        data = data.detach().cpu().double().numpy()
    return np.asarray(data, dtype=np.float64)


def _decimal(value: float, digits: int) -> str:
    text = f"{value:.{digits}f}".replace("-", "−")
    return text.replace(".", ",") if LANGUAGE == "fr" else text


def _plain_number(value: float) -> str:
    text = f"{value:g}".replace("-", "−")
    return text.replace(".", ",") if LANGUAGE == "fr" else text


def _matrix(axis: Any, values: Any, limits: tuple[float, float], colours: str, digits: int) -> Any:
    """A heat map with its numbers, written in the colour that stands out."""
    image = axis.imshow(values, cmap=colours, vmin=limits[0], vmax=limits[1], aspect="auto")
    rows, columns = values.shape
    if rows <= 16 and columns <= 16:
        size = 9.5 if max(rows, columns) <= 8 else 7
        for i in range(rows):
            for j in range(columns):
                bright = _luminance(image.cmap(image.norm(values[i, j]))) > 0.18
                number = _decimal(values[i, j], digits) if np.isfinite(values[i, j]) else "nan"
                axis.text(
                    j,
                    i,
                    number,
                    ha="center",
                    va="center",
                    fontsize=size,
                    color="#111111" if bright or number == "nan" else "white",
                )
    axis.set_xticks(np.arange(columns + 1) - 0.5, minor=True)
    axis.set_yticks(np.arange(rows + 1) - 0.5, minor=True)
    axis.grid(which="minor", color="white", linewidth=1.5)
    axis.tick_params(which="both", length=0)
    for side in axis.spines.values():
        side.set_visible(False)
    return image


def _luminance(colour: Sequence[float]) -> float:
    """Relative luminance of WCAG; above 0.18, black stands out better than white."""
    red, green, blue = (((c + 0.055) / 1.055) ** 2.4 for c in colour[:3])
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def _patient(draw: Callable[..., Drawing | Note]) -> Callable[..., Drawing | Note]:
    """The figure for arguments given as `lambda: ...`, which may not be written yet.

    A figure cell must not stop "Run all": what cannot be computed becomes a kind note.
    """

    @functools.wraps(draw)
    def drawn(*args: Any, **kwargs: Any) -> Drawing | Note:
        try:
            ready = [arg() if callable(arg) else arg for arg in args]
            return draw(*ready, **kwargs)
        except NotImplementedError:
            return Note(_FIGURE_WAITS)
        except Exception as error:
            kind, said = type(error).__name__, _clean(str(error).split("\n")[0], 120)
            return Note(
                Words(
                    f"Cette figure n'a pas pu être tracée : `{kind}`, {said}",
                    f"This figure could not be drawn: `{kind}`, {said}",
                )
            )

    return drawn


_FIGURE_WAITS = Words(
    "Cette figure se tracera avec tes fonctions : écris d'abord les exercices qui précèdent.",
    "This figure will be drawn with your functions: write the exercises above it first.",
)


@_patient
def draw_weights(
    weights: Any,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
) -> Drawing | Note:
    """(Tq, T): a heat map of attention weights, a row for each query, with the row sums.

    rows, columns: names of the queries and of the tokens that they consult.
    """
    values = np.atleast_2d(_array(weights))
    if values.ndim != 2 or not values.size:
        return _not_drawable(values, "(Tq, T)")
    count_rows, count_columns = values.shape
    figure, (axis,) = _new_figure(
        1.9 + 0.72 * max(count_columns, 4), 1.5 + 0.46 * max(count_rows, 2)
    )
    top = max(float(np.nanmax(np.abs(values), initial=0.0)), 1e-9)
    lowest = -top if np.nanmin(values, initial=0.0) < 0 else 0.0
    _matrix(axis, values, (lowest, top), "Blues" if lowest == 0 else "PuOr_r", 2)
    axis.set_xticks(range(count_columns), _names(columns, count_columns))
    axis.set_yticks(range(count_rows), _names(rows, count_rows))
    axis.xaxis.tick_top()
    axis.xaxis.set_label_position("top")
    axis.set_xlabel(Words("jeton consulté", "token consulted").now(), color=_GREY)
    axis.set_ylabel(Words("requête", "query").now(), color=_GREY)
    for i, total in enumerate(values.sum(axis=1)):
        axis.annotate(
            f"Σ = {_decimal(total, 2)}",
            (count_columns - 0.5, i),
            xytext=(8, 0),
            textcoords="offset points",
            va="center",
            fontsize=9.5,
            color=_GREY if abs(total - 1) < 5e-3 else _RED,
            annotation_clip=False,
        )
    title = Words("Poids d'attention", "Attention weights").now()
    figure.suptitle(title, fontweight="bold")
    return Drawing(figure, f"{title} ({count_rows} × {count_columns})")


def _names(names: Sequence[str] | None, count: int) -> list[str]:
    given = [str(name) for name in names or []]
    return given if len(given) == count else [str(i) for i in range(count)]


def _not_drawable(values: Any, wanted: str) -> Note:
    got = _shape(values.shape) if values.shape else "()"
    return Note(
        Words(
            f"Cette figure attend une forme {wanted} ; elle a reçu {got}.",
            f"This figure expects the shape {wanted}; it was given {got}.",
        )
    )


def draw_exponential() -> Drawing:
    """exp(x) as float32 computes it: where it becomes 0, where it becomes inf."""
    figure, (axis,) = _new_figure(8.2, 4.0)
    x = np.linspace(-125.0, 110.0, 2351, dtype=np.float32)
    with np.errstate(over="ignore", under="ignore"):
        y = np.exp(x)
    finite = np.isfinite(y) & (y > 0)
    low, high = -103.97, 88.72
    axis.axvspan(-125, low, color=_BLUE, alpha=0.14, linewidth=0)
    axis.axvspan(high, 110, color=_RED, alpha=0.16, linewidth=0)
    axis.plot(x[finite], y[finite], color="#222222", linewidth=2.2)
    axis.set_yscale("log")
    axis.set_xlim(-125, 110)
    axis.set_ylim(1e-54, 1e54)
    axis.set_yticks([1e-45, 1e-30, 1e-15, 1, 1e15, 1e30, 1e38])
    axis.minorticks_off()
    axis.set_xticks([-100, -75, -50, -25, 0, 25, 50, 75, 100])
    axis.set_xticklabels([_plain_number(t) for t in axis.get_xticks()])
    axis.grid(color="#d8dde2", linewidth=0.7)
    axis.set_axisbelow(True)
    for side in ("top", "right"):
        axis.spines[side].set_visible(False)
    for at, colour, edge in ((low, _BLUE, "left"), (high, _RED, "right")):
        axis.axvline(at, color=colour, linewidth=1.4, linestyle=(0, (4, 2)))
        under = Words("trop petit :\nexp(x) = 0", "too small:\nexp(x) = 0").now()
        over = Words("trop grand :\nexp(x) = inf", "too large:\nexp(x) = inf").now()
        axis.annotate(
            f"x ≈ {_decimal(at, 1)}\n{under if edge == 'left' else over}",
            (at, 1e48 if edge == "left" else 1e-30),
            xytext=(8 if edge == "left" else -8, 0),
            textcoords="offset points",
            ha="left" if edge == "left" else "right",
            va="top",
            fontsize=10.5,
            color="#004f7d" if edge == "left" else "#9c4400",
        )
    axis.annotate(
        Words("exp(0) = 1", "exp(0) = 1").now(),
        (0, 1),
        xytext=(10, -14),
        textcoords="offset points",
        fontsize=10.5,
    )
    axis.plot([0], [1], "o", color="#222222", markersize=6)
    axis.set_xlabel(Words("score x", "score x").now())
    axis.set_ylabel(Words("exp(x), échelle logarithmique", "exp(x), logarithmic scale").now())
    title = Words(
        "L'exponentielle en float32 : juste entre deux seuils, perdue au-delà",
        "The exponential in float32: right between two thresholds, lost beyond",
    ).now()
    axis.set_title(title, fontweight="bold", fontsize=12, loc="left")
    return Drawing(figure, title)


@_patient
def draw_temperature(scores: Any, temperatures: Sequence[float]) -> Drawing | Note:
    """(T,): the weights that the same scores give at several temperatures, one panel each."""
    values = _array(scores)
    temperatures = [float(t) for t in temperatures if float(t) > 0]
    if values.ndim != 1 or not values.size or not temperatures:
        return _not_drawable(values, "(T,)")
    count = len(temperatures)
    figure, axes = _new_figure(max(4.2, 1.85 * count + 0.6), 3.2, count, sharey=True)
    powers = [np.exp((values - values.max()) / temperature) for temperature in temperatures]
    bars = [each / each.sum() for each in powers]
    highest = min(1.14, 1.2 * float(np.max(bars)))
    for axis, temperature, heights in zip(axes, temperatures, bars, strict=False):
        axis.bar(range(len(values)), heights, width=0.74, color=_BLUE)
        axis.set_title(f"τ = {_plain_number(temperature)}", fontsize=11.5)
        axis.set_ylim(0, highest)
        axis.set_xticks(range(len(values)), [_plain_number(v) for v in values], fontsize=9.5)
        if len(values) <= 8:
            for i, height in enumerate(heights):
                axis.text(
                    i, height + 0.015, _decimal(height, 2), ha="center", va="bottom", fontsize=9
                )
        for side in ("top", "right"):
            axis.spines[side].set_visible(False)
        axis.grid(axis="y", color="#d8dde2", linewidth=0.7)
        axis.set_axisbelow(True)
        axis.yaxis.set_major_formatter(lambda v, _: _decimal(v, 1))
    axes[0].set_ylabel(Words("poids", "weight").now())
    figure.supxlabel(Words("score du jeton", "score of the token").now(), fontsize=10.5)
    title = Words("Les mêmes scores, du froid au chaud", "The same scores, from cold to hot").now()
    figure.suptitle(title, fontweight="bold", fontsize=12.5)
    return Drawing(figure, title)


@_patient
def draw_gradient(softmax: Any, by_sum: Any) -> Drawing | Note:
    """(n, n), (n, n): the Jacobians of softmax and of division by the sum, on one scale."""
    first, second = _array(softmax), _array(by_sum)
    for values in (first, second):
        if values.ndim != 2 or values.shape[0] != values.shape[1] or not values.size:
            return _not_drawable(values, "(n, n)")
    n = max(len(first), len(second))
    side = 1.3 + 0.56 * max(n, 4)
    figure, axes = _new_figure(2 * side + 1.0, side + 0.7, 2)
    finite = np.concatenate([first[np.isfinite(first)], second[np.isfinite(second)], [1e-9]])
    top = float(np.abs(finite).max())
    titles = ("Softmax", Words("Division par la somme", "Division by the sum").now())
    for axis, values, title in zip(axes, (first, second), titles, strict=False):
        image = _matrix(axis, values, (-top, top), "PuOr_r", 3 if n <= 6 else 2)
        axis.set_title(title, fontsize=11.5)
        axis.set_xticks(range(len(values)), [str(i + 1) for i in range(len(values))])
        axis.set_yticks(range(len(values)), [str(i + 1) for i in range(len(values))])
        axis.set_xlabel(Words("score j, qui bouge", "score j, which moves").now(), color=_GREY)
    axes[0].set_ylabel(Words("poids i, qui répond", "weight i, which responds").now(), color=_GREY)
    bar = figure.colorbar(image, ax=axes, shrink=0.9, pad=0.02)
    bar.set_label("∂wᵢ / ∂xⱼ")
    bar.ax.yaxis.set_major_formatter(lambda v, _: _decimal(v, 2))
    bar.outline.set_visible(False)
    title = Words(
        "Comment chaque poids répond à chaque score", "How each weight responds to each score"
    ).now()
    figure.suptitle(title, fontweight="bold", fontsize=12.5)
    return Drawing(figure, title)


# --- Command line ----------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Check every exercise of a .py file; 0 when all is right, 1 when not, 2 for wrong usage."""
    parser = argparse.ArgumentParser(
        prog="checks.py",
        description="Vérifie tes exercices. Checks your exercises.",
        epilog="exemple / example: python checks.py ps1_softmax.py",
    )
    parser.add_argument("file", help="ton fichier .py / your .py file")
    parser.add_argument(
        "exercises", nargs="*", help="seulement ces exercices / only these exercises"
    )
    parser.add_argument("--lang", choices=("fr", "en"), default=LANGUAGE)
    options = parser.parse_args(arguments)
    use_language(options.lang)
    with contextlib.suppress(Exception):
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    path = Path(options.file)
    if path.suffix != ".py" or not path.is_file():
        reason = Words(
            f"{path} n'est pas un fichier .py lisible. Un notebook se vérifie dans Jupyter, en "
            "exécutant ses cellules.",
            f"{path} is not a readable .py file. Check a notebook in Jupyter, by running its "
            "cells.",
        )
        print(reason.now(), file=sys.stderr)
        return 2
    names = options.exercises or _exercises_of(path)
    unknown = [name for name in names if name not in _DATA["exercises"]]
    if unknown or not names:
        print(_unknown(unknown[0] if unknown else path.stem).now(), file=sys.stderr)
        return 2
    namespace, problems = _load(path)
    results = [_check_in(namespace, name) for name in names]
    print(_report(path.name, results, problems))
    return 0 if all(result.all_passed for result in results) else 1


def _exercises_of(path: Path) -> list[str]:
    """The exercises of the assignment that the file is named after, else those it defines."""
    exercises = _DATA["exercises"]
    named = [n for n, e in exercises.items() if path.stem.startswith(e["assignment"])]
    if named:
        return named
    text = path.read_text(encoding="utf-8-sig", errors="replace")
    return [n for n in exercises if re.search(rf"^(def|class) {n}\b", text, re.MULTILINE)]


def _load(path: Path) -> tuple[Data, list[Words]]:
    """Run a file statement by statement, so that one that fails costs only itself."""
    namespace: Data = {"__name__": path.stem, "__file__": str(path)}
    text = path.read_text(encoding="utf-8-sig", errors="replace")
    sys.path.insert(0, str(path.resolve().parent))
    try:
        tree = ast.parse(text, str(path))
    except SyntaxError as error:
        said, line = _clean(str(error.msg)), error.lineno
        return namespace, [
            Words(
                f"ligne {line} : Python ne peut pas lire le fichier ({said}).",
                f"line {line}: Python cannot read the file ({said}).",
            )
        ]
    problems: list[Words] = []
    for statement in tree.body:
        try:
            exec(compile(ast.Module([statement], []), str(path), "exec"), namespace)
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            called, line = _failure(error), statement.lineno
            said = f"{called.raised}: {called.message}"
            problems.append(Words(f"ligne {line} : {said}", f"line {line}: {said}"))
    return namespace, problems


def _check_in(namespace: Data, name: str) -> Result:
    exercise = _DATA["exercises"][name]
    functions = [namespace.get(each) for each in exercise["names"]]
    if all(callable(function) for function in functions):
        return check(name, *functions)
    return Result(
        name,
        title=_words(exercise["title"]),
        points=float(exercise["points"]),
        optional=exercise["optional"],
        message=Words(
            f"`{name}` n'est pas définie dans ce fichier.",
            f"`{name}` is not defined in this file.",
        ),
    )


def _report(file: str, results: Sequence[Result], problems: Sequence[Words]) -> str:
    """A table of the exercises, then what is to be reviewed."""
    lines = [file, ""]
    for problem in problems:
        lines.append(f"! {problem.now()}")
    if problems:
        lines.append("")
    width = max(len(result.name) for result in results)
    for result in results:
        mark = _MARKS[PASSED] if result.all_passed else _MARKS[FAILED]
        optional = ""
        if result.optional:
            optional = "  " + Words("(facultatif)", "(optional)").now()
        points = f"{_number(result.score)} / {_number(result.points)}"
        checks = f"{result.passed}/{result.total}" if result.total else ""
        lines.append(f"{mark} {result.name:<{width}}  {points:>11}  {checks:>5}{optional}")
    total = sum(result.score for result in results)
    points = f"{_number(total)} / {_number(sum(result.points for result in results))}"
    lines += [f"  {Words('total', 'total').now():<{width}}  {points:>11}", ""]
    for result in results:
        if not result.all_passed:
            lines += [str(result), ""]
    return "\n".join(lines).rstrip()
