# Built from autograder/build/visible, solutions/ps5_kernel_attention.py: do not edit.
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
import inspect
import io
import json
import math
import os
import re
import signal
import sys
import threading
import time
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
import torch
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch, Rectangle
from torch import Tensor
from torch.overrides import TorchFunctionMode, resolve_name
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves, tree_map

LANGUAGE = "fr"
CALL_LIMIT_S = 10.0
PRINTED_LIMIT = 2000  # characters of the student's own output that a card repeats
NUMBERS_LIMIT = 8  # numbers of an answer that a known mistake is recognised by

Data = dict[str, Any]

_DATA: Data = {}  # filled at the end


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


def _whole(block: Data) -> Data:
    """The data block with what it says several times, kept once in "shared", in its places."""
    table: Data = {}

    def put_back(part: Any) -> Any:
        if isinstance(part, dict):
            if "same" in part:
                return table[part["same"]]
            return {key: put_back(value) for key, value in part.items()}
        return [put_back(item) for item in part] if isinstance(part, list) else part

    for name, part in block["shared"].items():
        table[name] = put_back(part)
    return {name: put_back(part) for name, part in block.items() if name != "shared"}


def _decode(data: Any) -> Any:
    """A value of the data block: tensors are {"tensor": nested lists, "dtype": name}."""
    if not isinstance(data, dict):
        return list(data) if isinstance(data, list) else data
    if "tensor" in data:
        numbers = np.array(_floats(data["tensor"]), dtype=np.float64)
        return torch.from_numpy(numbers).to(getattr(torch, data["dtype"]))
    if "array" in data:
        return np.array(_floats(data["array"]), dtype=data["dtype"])
    if "tuple" in data:
        return tuple(_decode(item) for item in data["tuple"])
    if "named" in data:
        return {name: _decode(item) for name, item in data["named"].items()}
    if "example" in data:
        return EXAMPLES[data["example"]]
    if "stand_in" in data:
        return _StandIn(data)
    if "heads" in data:
        return _StandInHeads(data)
    if "draws" in data:
        return torch.Generator().manual_seed(data["draws"])
    if "numbers" in data:
        return many_numbers(data["numbers"], getattr(torch, data["dtype"]))
    return data


def many_numbers(shape: Sequence[int], dtype: torch.dtype) -> Tensor:
    """Of either sign, between 0.1 and 3.7, in an order without a short period."""
    steps = torch.arange(1, math.prod(shape) + 1, dtype=torch.float64)
    sizes = (steps * steps * 7 + steps * 11) % 37 / 10 + 0.1
    signs = torch.where((steps * 3).cos() > 0, 1.0, -1.0)
    return (sizes * signs).to(dtype).reshape(tuple(shape))


def _floats(nested: Any) -> Any:
    """JSON has no nan and no infinity: they are written as strings."""
    return [_floats(item) for item in nested] if isinstance(nested, list) else float(nested)


def _floating(value: Any) -> bool:
    return isinstance(value, Tensor) and value.is_floating_point()


# Functions of a whole sentence, (T, d) -> (T, d), that an exercise is tried on.


def _mean_and_self(x: Any) -> Any:
    """Equivariant: each token meets the mean of all of them, wherever it stands."""
    return torch.tanh(x) + x.mean(0, keepdim=True)


def _neighbour(x: Any) -> Any:
    """Each token becomes the one before it."""
    return x.roll(1, 0)


def _first_everywhere(x: Any) -> Any:
    """Each token becomes the first."""
    return x[:1].expand_as(x)


EXAMPLES: dict[str, Callable[[Any], Any]] = {
    "mean_and_self": _mean_and_self,
    "neighbour": _neighbour,
    "first_everywhere": _first_everywhere,
}


class _StandIn(torch.nn.Module):
    """A layer with public projections and no attention, which is the student's to write.

    data: {"stand_in": {name: weights}, "linear": whether each is an nn.Linear}.
    """

    def __init__(self, data: Data) -> None:
        super().__init__()
        self.names = tuple(data["stand_in"])
        for name, numbers in data["stand_in"].items():
            weights = torch.nn.Parameter(_decode(numbers))
            made: Any = weights
            if data["linear"]:
                made = torch.nn.Linear(weights.shape[1], weights.shape[0], bias=False)
                made.weight = weights
            setattr(self, name, made)

    def forward(self, x: Tensor) -> Tensor:
        made = [getattr(self, name) for name in self.names]
        return torch.cat([m(x) if callable(m) else torch.mm(x, m) for m in made], dim=-1)


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
    owner: str = ""  # its class, where it has one
    depth: int = 0  # how many of the student's functions were running
    stub: bool = False
    interrupted: bool = False
    late: bool = False
    bases: tuple[str, ...] = ()
    words: Words | None = None  # ours, in place of the exception's message


class _Unfit(Exception):
    """What a student's class makes cannot be tried; `words` say why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


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


def _owner(code: Any) -> str:
    """The class that a method belongs to, else the function: what a student is to write."""
    qualified = getattr(code, "co_qualname", code.co_name)
    return _clean(code.co_name if "<" in qualified else qualified.partition(".")[0], 60)


def _failure(error: BaseException) -> _Called:
    called = _Called(raised=_class_name(type(error)))
    called.bases = tuple(_class_name(kind) for kind in type(error).__mro__)
    with contextlib.suppress(BaseException):
        called.message = _clean(str(error))
    with contextlib.suppress(BaseException):
        codes = [each.f_code for each, _ in traceback.walk_tb(error.__traceback__)]
        frames = traceback.extract_tb(error.__traceback__)
        for frame, code in zip(frames, codes, strict=True):
            if frame.filename != __file__ and not any(p in frame.filename for p in _LIBRARIES):
                called.line = _clean((frame.line or "").strip(), 120)
                called.number, called.inside = frame.lineno or 0, _clean(frame.name, 60)
                called.owner = _owner(code)
                called.depth += 1
    called.stub = isinstance(error, NotImplementedError) and not called.message
    called.words = error.words if isinstance(error, _Unfit) else None
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
    if isinstance(value, np.ndarray) and value.dtype.kind in "biuf":
        plain_array = np.asarray(value)
        few = plain_array.size <= 4096
        floats = plain_array.astype(np.float64).reshape(-1).tolist() if few else []
        return {
            "kind": "array",
            "shape": [int(n) for n in plain_array.shape],
            "dtype": str(plain_array.dtype),
            "numbers": floats,
        }
    if isinstance(value, (tuple, list)):
        return {
            "kind": "tuple" if isinstance(value, tuple) else "list",
            "items": [_look(item) for item in list(value)[:8]],
            "length": len(value),
        }
    if isinstance(value, dict):
        few_entries = list(value.items())[:8]
        return {
            "kind": "dict",
            "names": [str(name) for name, _ in few_entries],
            "items": [_look(item) for _, item in few_entries],
            "length": len(value),
        }
    if value is None:
        return {"kind": "none"}
    if isinstance(value, (bool, str)):
        return {"kind": "bool" if isinstance(value, bool) else "str"}
    if isinstance(value, (int, float, np.generic)):
        return {"kind": "number", "shape": [], "numbers": [float(value)]}
    return {"kind": "object", "type": _class_name(type(value))}


def _what(seen: Data) -> Words:
    """What an answer is, with its article."""
    kind = seen["kind"]
    if kind == "tensor":
        shape = _shape(seen["shape"])
        return Words(f"un tenseur de forme {shape}", f"a tensor of shape {shape}")
    if kind == "array":
        shape = _shape(seen["shape"])
        return Words(f"un tableau NumPy de forme {shape}", f"a NumPy array of shape {shape}")
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
        "dict": Words("un dictionnaire", "a dictionary"),
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


def _difference(
    seen: Data, expected: Any, tolerance: float, what: Words, names: Sequence[str] = ()
) -> Words | None:
    """None when `seen` is the expected value, otherwise the sentence that says most.

    names: those of the results, where several are expected.
    Neither dtype nor device is compared here: checks of their own do that.
    """
    if isinstance(expected, tuple):
        return _tuple_difference(seen, expected, tolerance, names)
    if isinstance(expected, dict):
        return _named_difference(seen, expected, tolerance, what)
    wanted = _look(expected)
    if wanted["kind"] == "number":
        return _number_difference(seen, wanted, tolerance, what)
    if seen["kind"] != wanted["kind"]:
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


def _number_difference(seen: Data, wanted: Data, tolerance: float, what: Words) -> Words | None:
    """A tensor or an array without axes is a number too."""
    if seen.get("shape") != []:
        got = _what(seen)
        return Words(
            f"{what.fr} devrait être un nombre Python ; c'est {got.fr}.",
            f"{what.en} should be a Python number; it is {got.en}.",
        )
    if not _wrong_places(seen["numbers"], wanted["numbers"], tolerance):
        return None
    got_number, due = _short(seen["numbers"][0]), _short(wanted["numbers"][0])
    about = Words(" environ", " about") if tolerance > 1e-3 else Words("", "")
    return Words(
        f"{what.fr} vaut {got_number}, on attend{about.fr} {due}.",
        f"{what.en} is {got_number},{about.en} {due} is expected.",
    )


def _tuple_difference(
    seen: Data, expected: tuple[Any, ...], tolerance: float, names: Sequence[str]
) -> Words | None:
    named = f", ({', '.join(names)})" if names else ""
    if seen["kind"] not in ("tuple", "list") or seen["length"] != len(expected):
        got = _what(seen)
        return Words(
            f"On attend {len(expected)} résultats{named} ; tu rends {got.fr}.",
            f"{len(expected)} results are expected{named}; you return {got.en}.",
        )
    for i, (item, due) in enumerate(zip(seen["items"], expected, strict=False)):
        what = Words(f"Le résultat n° {i + 1}", f"Result {i + 1}")
        if i < len(names):
            what = Words(f"Le résultat `{names[i]}`", f"Your result `{names[i]}`")
        text = _difference(item, due, tolerance, what)
        if text:
            return text
    return None


def _named_difference(
    seen: Data, expected: dict[str, Any], tolerance: float, what: Words
) -> Words | None:
    """A dictionary has each expected entry; others are not looked at."""
    if seen["kind"] != "dict":
        got = _what(seen)
        return Words(
            f"{what.fr} devrait être un dictionnaire ; c'est {got.fr}.",
            f"{what.en} should be a dictionary; it is {got.en}.",
        )
    entries = dict(zip(seen["names"], seen["items"], strict=True))
    for name, due in expected.items():
        if name not in entries:
            return Words(f"Il manque la clé `{name}`.", f"The key `{name}` is missing.")
        entry = Words(f"L'entrée `{name}`", f"The entry `{name}`")
        text = _difference(entries[name], due, tolerance, entry)
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
            f"{what.fr} reste un nombre fini là où ce calcul doit déborder et donner nan.",
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
                f"{what.fr} a ses lignes et ses colonnes échangées.",
                f"{what.en} has its rows and columns swapped.",
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
MANNERS = ("dtype", "polite", "device", "operators", "numpy_only")
# A fact earns nothing while the answers themselves are wrong.
FACTS = (
    *MANNERS,
    *("raises", "parameters", "own", "memory", "intact", "sampled", "form"),
    *("boolean", "placed", "generator", "buffer", "scores_form"),
    *("view", "contiguous", "whole", "heads_form"),
    *("converted_memory", "converted_intact", "converted_dropout", "converted_learns"),
)


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
    if "of" in check:
        exercise = {**exercise, "name": check["of"], "parameters": check["parameters"]}
    for i, call in enumerate(check["calls"]):
        tried = _Layer(function, call) if "construct" in call else function
        if "story" in call:
            tried = functools.partial(STORIES[call["story"]].told, tried)
        try:
            finding = _JUDGES[check["kind"]](exercise, check, call, tried, ear)
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
            verdict.crashed = bool(finding.called.raised) and check["kind"] != "device"
            if check["kind"] == "parameters":
                verdict.crashed = verdict.crashed and finding.called.words is None
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


@contextlib.contextmanager
def _chance(seed: int) -> Iterator[None]:
    """The draws inside are those of a seed; those that follow are as though nothing had run."""
    with torch.random.fork_rng(()):
        torch.default_generator.manual_seed(seed)
        yield


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
    elif called.words is not None:
        text = called.words
    elif called.stub and called.depth <= 1 and called.inside in ("__init__", "forward"):
        text = Words(
            f"Cette classe t'attend : remplace `raise NotImplementedError` dans "
            f"`{called.inside}`, exécute la cellule, puis relance celle-ci.",
            f"This class is waiting for you: replace `raise NotImplementedError` in "
            f"`{called.inside}`, run the cell, then run this one again.",
        )
    elif called.stub and called.depth <= 1:
        text = _STUB
    elif called.stub:
        other = called.owner
        text = Words(
            f"Cet exercice se sert de `{other}`, qui attend encore que tu l'écrives : "
            "commence par là.",
            f"This exercise uses `{other}`, which still waits for you to write it: start there.",
        )
    else:
        where_fr = f" (ligne {called.number} : `{called.line}`)" if called.line else ""
        where_en = f" (line {called.number}: `{called.line}`)" if called.line else ""
        said = f", « {called.message} »" if called.message else ""
        said_en = f', "{called.message}"' if called.message else ""
        what = Words("Ta fonction", "Your function")
        if called.inside in ("__init__", "forward"):
            what = Words("Ta classe", "Your class")
        text = Words(
            f"{what.fr} s'arrête sur {called.raised}{said}{where_fr}.",
            f"{what.en} stops with {called.raised}{said_en}{where_en}.",
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
    with _chance(0):
        called = _call(function, args, kwargs, ear, _look)
    if called.raised:
        return _stopped(called)
    if call.get("evaluation"):
        with _chance(1):
            again = _call(function, *_arguments(call), ear, _look)
        if str(again.seen) != str(called.seen):
            return _Finding(
                Words(
                    "En évaluation, deux appels donnent deux sorties : le dropout est resté actif.",
                    "In evaluation two calls give two outputs: dropout has stayed active.",
                ),
                "random in evaluation",
            )
    expected = _decode(call["expected"])
    names = exercise.get("returns", ())
    if call.get("story") == "spelt_out":
        text = _spelling_difference(called.seen, _look(expected), pairs="of" not in check)
    else:
        text = _difference(called.seen, expected, check["tolerance"], _ANSWER, names)
    if text:
        return _Finding(text, _digest(called.seen))
    return None


def _spelling_difference(seen: Data, wanted: Data, pairs: bool) -> Words | None:
    """None when both spell the same, otherwise what differs first, in letters."""
    if seen["kind"] != "tensor":
        what = _what(seen)
        return Words(
            f"Ta réponse devrait être une liste ; c'est {what.fr}.",
            f"Your answer should be a list; it is {what.en}.",
        )
    got, due = (_spelling(each["numbers"], pairs) for each in (seen, wanted))
    for i, (a, e) in enumerate(zip(got, due, strict=False), start=1):
        if a != e:
            return Words(
                f"L'élément {i} de ta réponse est `{a}`, on attend `{e}`.",
                f"Element {i} of your answer is `{a}`, `{e}` is expected.",
            )
    if len(got) == len(due):
        return None
    return Words(
        f"Ta réponse a {len(got)} élément(s), on en attend {len(due)}.",
        f"Your answer has {len(got)} element(s), {len(due)} expected.",
    )


def _spelling(numbers: Sequence[float], pairs: bool) -> list[str]:
    """The elements that `_spelt_out` made numbers of, as Python writes them."""
    count, *rows = "".join(chr(int(n)) if 0 <= n < 0x110000 else "?" for n in numbers).split("|")
    if count == "0":
        return []
    return [repr(tuple(row.split("+")) if pairs and "+" in row else row) for row in rows]


def _raises(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The call raises the exception that the statement asks for."""
    args, kwargs = _arguments(call)
    if isinstance(function, _Layer):  # refused when it is built, and not when it is called
        function, args, kwargs = function.built, [], {}
    called = _call(function, args, kwargs, ear, _look)
    due = call["raises"]
    if any(name in called.bases for name in due.split("/")):
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
    """The gradient of Σ upstream · answer is right for each tensor argument and parameter."""
    args, kwargs = _arguments(call)
    given = zip(exercise["parameters"], args, strict=False)
    leaves = {name: a.requires_grad_() for name, a in given if _floating(a)}
    upstream = tree_leaves(_decode(call["upstream"]))

    def backward(value: Any) -> Any:
        outputs = [v for v in tree_leaves(value) if isinstance(v, Tensor)]
        if [v.shape for v in outputs] != [u.shape for u in upstream]:
            return "other shapes"
        if not all(v.requires_grad for v in outputs):
            return "no graph"
        loss = sum((v * u.to(v.dtype)).sum() for v, u in zip(outputs, upstream, strict=False))
        if isinstance(function, _Layer):
            leaves.update(function.published())
        tracked = {name: leaf for name, leaf in leaves.items() if leaf.requires_grad}
        grads = torch.autograd.grad(loss, list(tracked.values()), allow_unused=True)
        found = dict(zip(tracked, grads, strict=True))
        return {n: "none" if found.get(n) is None else _look(found[n]) for n in leaves}

    with _chance(0):
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
                "Aucun gradient ne traverse ton calcul : un nombre Python (`.item()`, "
                "`float()`), `.detach()`, `torch.tensor(...)` ou NumPy coupe le graphe.",
                "No gradient goes through your computation: a Python number (`.item()`, "
                "`float()`), `.detach()`, `torch.tensor(...)` or NumPy cuts the graph.",
            ),
            "no graph",
        )
    for j, ((name, got), due) in enumerate(
        zip(called.seen.items(), call["expected"], strict=False)
    ):
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
        if seen["dtype"] != due and seen["kind"] == "array":
            return _Finding(
                Words(
                    f"Un de tes tableaux est en {seen['dtype']} : garde {due} d'un bout à l'autre.",
                    f"One of your arrays is in {seen['dtype']}: keep {due} from end to end.",
                ),
                f"{due} becomes {seen['dtype']}",
            )
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


def _tensors(seen: Data, kinds: Sequence[str] = ("tensor", "array")) -> list[Data]:
    if seen["kind"] in kinds:
        return [seen]
    return [t for item in seen.get("items", []) for t in _tensors(item, kinds)]


def _polite(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The call leaves its arguments as they were, and a second call answers the same."""
    args, kwargs = _arguments(call)
    given = dict(zip(exercise["parameters"], args, strict=False)) | kwargs
    before = [_look(a) for a in given.values()]
    with _chance(0):
        first = _call(function, args, kwargs, ear, _look)
    if first.raised:
        return _stopped(first)
    for j, (old, (name, arg)) in enumerate(zip(before, given.items(), strict=True)):
        # By their text, since nan is not equal to itself.
        if str(old) != str(_look(arg)):
            return _Finding(
                Words(
                    f"Ton calcul change l'argument `{name}` : une opération sur place "
                    "(`-=`, `/=`, `x[...] =`, `masked_fill_`) écrit chez l'appelant.",
                    f"Your computation changes the argument `{name}`: an in-place operation "
                    "(`-=`, `/=`, `x[...] =`, `masked_fill_`) writes into the caller's tensor.",
                ),
                f"changes {j}",
            )
    if "between" in call:
        other = _call(function, [_decode(a) for a in call["between"]], {}, ear, _look)
        if other.raised:
            return _stopped(other)
    again = _arguments(call)
    with _chance(0):
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
    called, ran = _watched(call, function, ear)
    if called.raised:
        return _stopped(called)
    used = sorted(ran & set(exercise["forbidden"]))
    if used:
        names = ", ".join(re.split(r"[:.]+", name)[-1].lstrip("_") for name in used)
        return _Finding(
            Words(
                f"Un raccourci interdit ici a tourné ({names}) : écris le calcul toi-même.",
                f"A shortcut that is forbidden here ran ({names}): write the computation yourself.",
            ),
            "forbidden " + names,
        )
    return None


def _watched(call: Data, function: Callable[..., Any], ear: _Ear) -> tuple[_Called, set[str]]:
    """The call, and the names of what torch ran meanwhile."""
    operators, functions = _Operators(), _Functions()

    def watched(*args: Any, **kwargs: Any) -> Any:
        with operators, functions:
            return function(*args, **kwargs)

    called = _call(watched, *_arguments(call), ear, _look)
    return called, operators.seen | functions.seen


def _numpy_only(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """Nothing of torch runs."""
    called, ran = _watched(call, function, ear)
    if called.raised:
        return _stopped(called)
    if ran:
        return _Finding(
            Words(
                "Ton calcul passe par torch : ici, NumPy seul.",
                "Your computation goes through torch: NumPy alone here.",
            ),
            "torch ran",
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
        _refuse_transforms()
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


def _refuse_transforms() -> None:
    """Inside torch.func, torch itself can crash on tensors of ours, and the notebook with it."""
    if torch._C._functorch.peek_interpreter_stack() is not None:
        raise _NotCheckable


def _run_elsewhere(func: Any, args: Any, kwargs: Any) -> Any:
    """Run one operation on the numbers kept beside; refuse to mix devices, as a GPU would."""
    _refuse_transforms()
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
    there = function
    if isinstance(function, _Layer):
        made: list[_Layer] = []
        built = _call(function.moved, (_to_elsewhere,), {}, ear, made.append)
        if built.raised:
            return _stopped(built)
        there = made[0]
    called, made_here = _call_elsewhere(there, args, kwargs, ear)
    away = "meta"
    # A CUDA device that is full or broken is no fault of the student's: the stand-in decides.
    with contextlib.suppress(RuntimeError):
        if torch.cuda.is_available():
            args, kwargs = tree_map(_to_cuda, _arguments(call))
            if isinstance(function, _Layer):
                there = function.moved(_to_cuda)
            called, away = _call(there, args, kwargs, ear, _where), "cuda"
    if called.interrupted or called.late or called.stub:
        return _stopped(called)
    if called.raised:
        crossing = called.raised == "_WrongDevice" or any(
            sign in called.message for sign in ("same device", "device type tensor to numpy")
        )
        if not crossing:
            raise _NotCheckable
        kept = _kept_aside(there.module) if isinstance(there, _Layer) else ""
        if kept and not made_here:
            return _left_behind(kept, called)
        return _device_finding(exercise, made_here, called)
    if not exercise["number"] and any(device != away for device in called.seen):
        return _device_finding(exercise, made_here, called)
    return None


def _where(value: Any) -> list[str]:
    """The devices of the tensors of an answer."""
    return [str(v.device.type) for v in tree_leaves(value) if isinstance(v, Tensor)]


def _to_cuda(value: Any) -> Any:
    return value.cuda() if isinstance(value, Tensor) else value


def _to_elsewhere(value: Any) -> Any:
    return _Elsewhere(value) if isinstance(value, Tensor) else value


def _call_elsewhere(
    function: Callable[..., Any], args: Any, kwargs: Any, ear: _Ear
) -> tuple[_Called, str]:
    """The call, on tensors that say they are on another device; what it created on the CPU."""
    machine = _Machine()

    def watched(*a: Any, **k: Any) -> Any:
        with _Literals(machine), machine:
            return function(*a, **k)

    args, kwargs = tree_map(_to_elsewhere, (args, kwargs))
    return _call(watched, args, kwargs, ear, _where), machine.made_here


def _kept_aside(module: torch.nn.Module | None) -> str:
    """The name of a tensor that a layer holds without registering it; "" when there is none."""
    inside = module.modules() if module is not None else ()
    for each in inside:
        for name, value in vars(each).items():
            if isinstance(value, Tensor):
                return name
    return ""


def _left_behind(name: str, called: _Called) -> _Finding:
    return _Finding(
        Words(
            f"`{name}` est un tenseur que ta couche n'enregistre pas : `.to(device)` déplace les "
            "paramètres et les buffers, et lui reste sur le CPU. Range-le par "
            "`self.register_buffer(...)`.",
            f"`{name}` is a tensor that your layer does not register: `.to(device)` moves "
            "parameters and buffers, and it stays on the CPU. Store it with "
            "`self.register_buffer(...)`.",
        ),
        "cpu, kept aside",
        called,
    )


def _device_finding(exercise: Data, made_here: str, called: _Called) -> _Finding:
    first = exercise["parameters"][0]
    if "numpy" in called.message:
        text = Words(
            "Ton calcul passe par NumPy, qui ne connaît que le CPU : reste en torch.",
            "Your computation goes through NumPy, which knows the CPU only: stay in torch.",
        )
    elif made_here:
        text = Words(
            f"Ton calcul construit un tenseur sur le CPU (`torch.{made_here}`) alors que l'entrée "
            f"est ailleurs : ajoute `device={first}.device`.",
            f"Your computation builds a tensor on the CPU (`torch.{made_here}`) while the input is "
            f"elsewhere: add `device={first}.device`.",
        )
    else:
        text = Words(
            "Ta réponse revient sur le CPU alors que l'entrée est sur un autre appareil.",
            "Your answer comes back on the CPU although the input is on another device.",
        )
    return _Finding(text, "cpu", called)


# --- Layers: a student's class, built and given published weights ----------------------------


class _Layer:
    """A class as the function that its layer computes: built at the first call, then kept.

    call: {"construct": arguments, "options": keyword arguments, "state": {name: weights},
    "seed": of the draw that gives the other weights, "evaluation": whether it is put in that mode}.
    """

    def __init__(self, maker: Callable[..., Any], call: Data) -> None:
        self.maker = maker
        self.call = call
        self.module: torch.nn.Module | None = None

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return self.built()(*args, **kwargs)

    def built(self) -> torch.nn.Module:
        """The layer, in the dtype of its input. Raises _Unfit where weights cannot be put in."""
        if self.module is None:
            module = self._constructed()
            args, kwargs = _arguments(self.call)
            inputs = [v for v in (*args, *kwargs.values()) if _floating(v)]
            if inputs:
                module = module.to(inputs[0].dtype)
            if self.call.get("evaluation"):
                module.eval()
            self.module = module
            self._put_in()
        return self.module

    def _constructed(self) -> torch.nn.Module:
        arguments = [_decode(a) for a in self.call["construct"]]
        with torch.random.fork_rng(()):
            torch.default_generator.manual_seed(self.call.get("seed", 0))
            module = self.maker(*arguments, **self.call.get("options", {}))
        if not isinstance(module, torch.nn.Module) and not isinstance(self.maker, type):
            got = _what(_look(module))
            raise _Unfit(
                Words(
                    f"Ta fonction devrait rendre une couche ; elle rend {got.fr}.",
                    f"Your function should return a layer; it returns {got.en}.",
                )
            )
        if not isinstance(module, torch.nn.Module):
            raise _Unfit(
                Words(
                    "Ta classe doit dériver de `nn.Module` : `class ...(nn.Module):`.",
                    "Your class must derive from `nn.Module`: `class ...(nn.Module):`.",
                )
            )
        return module

    def _put_in(self) -> None:
        assert self.module is not None
        parameters = _named_parameters(self.module)
        if "alike" in self.call:
            _fill_alike(self.module, self.call["alike"])
        for name, numbers in self.call.get("state", {}).items():
            weights = _decode(numbers)
            problem = _misfit(self.module, parameters, name, list(weights.shape))
            if problem:
                self.module = None
                raise _Unfit(problem[1])
            with torch.no_grad():
                parameters[name].copy_(weights)

    def published(self) -> dict[str, Tensor]:
        """The parameters whose weights are the published ones."""
        parameters = _named_parameters(self.built())
        return {name: parameters[name] for name in self.call.get("state", {})}

    def moved(self, move: Callable[[Any], Any]) -> _Layer:
        """Another one, with its parameters and buffers moved: whatever else it holds stays."""
        there = _Layer(self.maker, self.call)
        for module in there.built().modules():
            for kept in (module._parameters, module._buffers):
                for name, tensor in kept.items():
                    if tensor is not None:
                        kept[name] = move(tensor.detach())
        return there


def _fill_alike(module: torch.nn.Module, sizes: Sequence[int]) -> None:
    """Give parameters of one shape the same numbers: a block whose attributes have other names,
    whose matrices are transposed, stacked or cut into heads, then answers the same.

    sizes: d, the number of heads, d_ff.
    """
    d, heads, d_ff = sizes
    d_h = d // heads
    if any(p.ndim == 1 and len(p) not in (d_h, d, 2 * d, 3 * d, d_ff) for p in module.parameters()):
        _fill_by_loader(module, sizes)
        return
    with torch.no_grad():
        for parameter in module.parameters():
            shape = tuple(parameter.shape)
            network = d_ff in shape
            if network:  # the axis of d_ff first
                axes = [shape.index(n) for n in (d_ff, d) if n in shape]
            else:
                axes = [a for a, n in enumerate(shape) if n % d_h == 0]
            places = [torch.arange(n, dtype=torch.float64) for n in shape]
            grid = torch.meshgrid(*(p if network else p % d_h for p in places), indexing="ij")
            if len(axes) == 1:
                i = grid[axes[0]]
                parameter.copy_(1.0 + 0.5 * torch.sin(1.9 * i + 0.3))
            elif len(axes) == 2:
                i, j = grid[axes[0]], grid[axes[1]]
                both = torch.cos(1.3 * (i + j) + 0.9 * i * j)  # symmetric
                wave = torch.sin(1.3 * i + 0.7 * j) if network else both
                parameter.copy_(1.5 * wave / d**0.5)


def _fill_by_loader(block: torch.nn.Module, sizes: Sequence[int]) -> None:
    """The same by the student's own loader: it alone knows how this block keeps its weights."""
    decoder = type(block).__name__ == "DecoderBlock"
    own = getattr(type(block).forward, "__globals__", {})
    load = own.get("load_torch_decoder" if decoder else "load_torch_encoder")
    if load is None:
        raise _NotCheckable
    kind: Any = torch.nn.TransformerDecoderLayer if decoder else torch.nn.TransformerEncoderLayer
    layer = kind(*sizes, batch_first=True).to(next(block.parameters()).dtype)
    _fill_alike(layer, sizes)
    load(block, layer)


def _named_parameters(module: torch.nn.Module) -> dict[str, Tensor]:
    """By every name that leads to them: a projection used twice is there twice."""
    return dict(module.named_parameters(remove_duplicate=False))


def _misfit(
    module: torch.nn.Module, parameters: dict[str, Tensor], name: str, shape: list[int]
) -> tuple[str, Words] | None:
    """Why the parameter `name` cannot receive weights of that shape: a code and a sentence."""
    if name not in parameters:
        held = ", ".join(f"`{each}`" for each in list(parameters)[:8])
        attribute = name.partition(".")[0]
        if isinstance(vars(module).get(attribute), (list, tuple)):
            return f"list {attribute}", Words(
                f"`{attribute}` est une liste de Python : la couche n'enregistre pas ce qu'elle "
                "contient, et rien ne l'entraînera. Il faut une `nn.ModuleList`.",
                f"`{attribute}` is a Python list: the layer does not register what it holds, and "
                "nothing will train it. An `nn.ModuleList` is what it takes.",
            )
        if isinstance(vars(module).get(attribute), Tensor):
            return f"plain {attribute}", Words(
                f"`{attribute}` est un tenseur ordinaire : la couche ne l'enregistre pas, et "
                "rien ne l'entraînera. Enveloppe-le dans `nn.Parameter(...)`.",
                f"`{attribute}` is a plain tensor: the layer does not register it, and nothing "
                "will train it. Wrap it in `nn.Parameter(...)`.",
            )
        return f"missing {name}", Words(
            f"Ta couche n'a pas de paramètre `{name}` (elle a : {held or 'aucun paramètre'}).",
            f"Your layer has no parameter `{name}` (it has: {held or 'no parameter'}).",
        )
    got = [int(n) for n in parameters[name].shape]
    if got != shape:
        return f"shape {name} {got}", Words(
            f"`{name}` a la forme {_shape(got)}, on attend {_shape(shape)}.",
            f"`{name}` has shape {_shape(got)}, {_shape(shape)} is expected.",
        )
    return None


def _parameters(
    exercise: Data, check: Data, call: Data, function: _Layer, ear: _Ear
) -> _Finding | None:
    """The layer holds the parameters that the statement names, each its own, and they learn."""
    called = _call(
        function.built,
        (),
        {},
        ear,
        lambda m: _amiss(m, call["expected"]) or _other_state(m, call.get("buffers", {})),
    )
    if called.raised:
        return _stopped(called)
    if called.seen is None:
        return None
    code, words = called.seen
    return _Finding(words, code)


def _other_state(
    module: torch.nn.Module, expected: dict[str, list[int]]
) -> tuple[str, Words] | None:
    """What is amiss with a layer made of given ones, whose buffers and dtype are known."""
    held = dict(module.named_buffers())
    for name, shape in expected.items():
        got = [int(n) for n in held[name].shape] if name in held else None
        if got != shape:
            found = _shape(got) if got else "?"
            return f"buffer {name} {found}", Words(
                f"`{name}` a la forme {found}, on attend {_shape(shape)} : `context_length` est-il "
                "transmis ?",
                f"`{name}` has shape {found}, {_shape(shape)} is expected: is `context_length` "
                "passed on?",
            )
    others = [n for n, p in module.named_parameters() if expected and p.dtype != torch.float32]
    if others:
        dtype = str(_named_parameters(module)[others[0]].dtype)[6:]
        return f"dtype {dtype}", Words(
            f"`{others[0]}` est en {dtype} : laisse les couches comme PyTorch les crée.",
            f"`{others[0]}` is in {dtype}: leave layers as PyTorch creates them.",
        )
    return None


def _amiss(module: torch.nn.Module, expected: dict[str, list[int]]) -> tuple[str, Words] | None:
    parameters = _named_parameters(module)
    for name, shape in expected.items():
        problem = _misfit(module, parameters, name, shape)
        if problem:
            return problem
        if not parameters[name].requires_grad:
            return f"frozen {name}", Words(
                f"`{name}` n'apprend pas : son `requires_grad` est `False`.",
                f"`{name}` does not learn: its `requires_grad` is `False`.",
            )
    where: dict[int, str] = {}
    for name in expected:
        twin = where.setdefault(parameters[name].untyped_storage().data_ptr(), name)
        if twin != name:
            return f"shared {twin} {name}", Words(
                f"`{twin}` et `{name}` sont une seule et même matrice : il en faut deux.",
                f"`{twin}` and `{name}` are one and the same matrix: there should be two.",
            )
    owners = {name.partition(".")[0] for name in expected}
    for name in parameters:
        if name not in expected and name.partition(".")[0] in owners:
            return f"extra {name}", Words(
                f"Ta couche a un paramètre de trop, `{name}`.",
                f"Your layer has one parameter too many, `{name}`.",
            )
    return None


@dataclass
class _Transferred:
    """Two layers after the weights of the first went into the second.

    before: the weights of the first as they were; held: its parameters as they were.
    waiting: the weights of the second as they were; returned: whether something came back.
    """

    names: tuple[str, str]
    source: torch.nn.Module
    target: torch.nn.Module
    before: dict[str, Tensor]
    held: dict[str, Tensor]
    waiting: dict[str, Tensor]
    returned: bool = False


Judged = tuple[Words, Any] | None  # a sentence and a digest, None when all is well


def _transfer(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """function(source, target) puts the source's weights into the target."""
    (source, target), kwargs = _arguments(call)
    first, second = exercise["parameters"]
    before, waiting = (
        {name: _decode(numbers) for name, numbers in arg["stand_in"].items()}
        for arg in call["args"]
    )
    held = _named_parameters(source)
    after = _Transferred((first, second), source, target, before, held, waiting)

    def judged(returned: Any) -> Judged:
        after.returned = returned is not None
        if check["kind"] == "transfer":
            return _carried(after, call["expected"], check["tolerance"])
        return {"own": _owned, "memory": _parted, "intact": _untouched}[check["kind"]](after)

    called = _call(function, (source, target), kwargs, ear, judged)
    if called.raised:
        return _stopped(called)
    return _Finding(*called.seen) if called.seen else None


def _carried(after: _Transferred, expected: Data, tolerance: float) -> Judged:
    seen = {name: _look(getattr(after.target, name, None)) for name in expected}
    for name, numbers in expected.items():
        what = _same(f"`{after.names[1]}.{name}`")
        text = _difference(seen[name], _decode(numbers), tolerance, what)
        if text:
            kept = all(seen[n] == _look(w) for n, w in after.waiting.items())
            kind = "returned" if kept and after.returned else "tuple"
            return text, _digest({"kind": kind, "items": list(seen.values())})
    return None


def _owned(after: _Transferred) -> Judged:
    registered = _named_parameters(after.target)
    for name, weights in after.before.items():
        full = f"{after.names[1]}.{name}"
        if name not in registered or not registered[name].requires_grad:
            return (
                Words(
                    f"`{full}` n'est plus un paramètre que l'entraînement ajuste "
                    "(`nn.Parameter`, avec `requires_grad`).",
                    f"`{full}` is no longer a parameter that training adjusts "
                    "(`nn.Parameter`, with `requires_grad`).",
                ),
                f"not trainable {name}",
            )
        got, due = str(registered[name].dtype)[6:], str(weights.dtype)[6:]
        if got != due:
            return (
                Words(
                    f"`{full}` était en {due}, le voilà en {got}.",
                    f"`{full}` was in {due}, and is now in {got}.",
                ),
                f"{due} becomes {got}",
            )
    return None


def _parted(after: _Transferred) -> Judged:
    first, second = after.names
    theirs = {p.untyped_storage().data_ptr() for p in after.source.parameters()}
    for name in after.before:
        mine = getattr(after.target, name)
        weights = [mine] if isinstance(mine, Tensor) else list(mine.parameters())
        if any(w.untyped_storage().data_ptr() in theirs for w in weights):
            return (
                Words(
                    f"`{second}.{name}` lit la mémoire de `{first}` : entraîner l'une changerait "
                    "l'autre. Copie les nombres.",
                    f"`{second}.{name}` reads the memory of `{first}`: training one would change "
                    "the other. Copy the numbers.",
                ),
                f"shared {name}",
            )
    return None


def _untouched(after: _Transferred) -> Judged:
    first = after.names[0]
    now = _named_parameters(after.source)
    for (name, parameter), weights in zip(after.held.items(), after.before.values(), strict=True):
        kept = now.get(name) is parameter and parameter.requires_grad and parameter.grad is None
        if not kept or _look(parameter) != _look(weights):
            return (
                Words(
                    f"`{first}.{name}` a changé : `{first}` doit ressortir intacte.",
                    f"`{first}.{name}` has changed: `{first}` must come out untouched.",
                ),
                f"changed {name}",
            )
    return None


# --- Experiments and bug hunts: what an answer must be like, whatever its numbers ------------


def _sampled(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """Numbers are measured: a seed repeats them, another changes them, few draws spread them."""
    measured: list[list[float]] = []
    for seed in call["seeds"]:
        pair = []
        for _ in range(2):
            called = _call(function, [*call["args"], seed], {}, ear, _look)
            if called.raised:
                return _stopped(called)
            found = _tensors(called.seen, ("number", "tensor", "array"))
            pair.append([n for each in found for n in each["numbers"]])
        if pair[0] != pair[1] or len(pair[0]) != len(exercise["returns"]):
            return _Finding(
                Words(
                    f"La graine {seed} ne donne pas deux fois le même résultat.",
                    f"Seed {seed} does not give the same result twice.",
                ),
                "not repeatable",
            )
        measured.append(pair[0])
    for name, numbers in zip(exercise["returns"], zip(*measured, strict=True), strict=True):
        if len(set(numbers)) == 1:
            fewer = _call(function, _halved(call), {}, ear, _look)
            if str(fewer.seen) == str(called.seen):
                return _Finding(
                    Words(
                        f"`{name}` est le même quels que soient la graine et le nombre de tirages "
                        ": il n'est pas mesuré.",
                        f"`{name}` is the same whatever the seed and the number of draws: it is "
                        "not measured.",
                    ),
                    f"{name} not measured",
                )
            return _Finding(
                Words(
                    f"Toutes les graines donnent le même `{name}` : mesure-le sur des tirages qui "
                    "dépendent de `seed`.",
                    f"All seeds give the same `{name}`: measure it on draws that depend on `seed`.",
                ),
                f"same {name} for all seeds",
            )
        if float(np.std(numbers)) < call["spread"] * abs(float(np.mean(numbers))):
            count = call["args"][-1]
            return _Finding(
                Words(
                    f"Avec {count} tirages seulement, `{name}` devrait varier beaucoup d'une "
                    "graine à l'autre : `num_samples` est-il utilisé ?",
                    f"With {count} draws only, `{name}` should vary a lot from seed to seed: is "
                    "`num_samples` used?",
                ),
                f"too steady {name}",
            )
    return None


def _positions(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """Weights of positions before and after, and a loss a step.

    learnt: the training is long enough for each position to look at the previous one.
    """
    args, kwargs = _arguments(call)
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # faster for thousands of operations on small tensors
    try:
        called = _call(function, args, kwargs, ear, _look)
    finally:
        torch.set_num_threads(threads)
    if called.raised:
        return _stopped(called)
    text = _of_positions(called.seen, kwargs["T"], kwargs["steps"])
    if text is None and check["kind"] == "learnt_positions":
        text = _not_previous(_square(called.seen["items"][1]))
    return _Finding(text, _digest(called.seen)) if text else None


def _square(seen: Data) -> list[list[float]]:
    (T, _) = seen["shape"]
    return [seen["numbers"][t * T : (t + 1) * T] for t in range(T)]


def _of_positions(seen: Data, T: int, steps: int) -> Words | None:
    """What is wrong with the form of (before, after, losses)."""
    if seen["kind"] not in ("tuple", "list") or seen["length"] != 3:
        got = _what(seen)
        return Words(
            f"On attend 3 résultats, (before, after, losses) ; tu rends {got.fr}.",
            f"3 results are expected, (before, after, losses); you return {got.en}.",
        )
    *matrices, losses = seen["items"]
    for name, matrix in zip(("before", "after"), matrices, strict=True):
        if matrix["kind"] not in ("tensor", "array") or matrix["shape"] != [T, T]:
            got = _what(matrix)
            return Words(
                f"`{name}` devrait être de forme ({T}, {T}) ; c'est {got.fr}.",
                f"`{name}` should be of shape ({T}, {T}); it is {got.en}.",
            )
        rows = _square(matrix)
        if not all(abs(sum(row) - 1) < 1e-5 and min(row) >= 0 for row in rows):
            return Words(
                f"Les lignes de `{name}` devraient être des poids, de somme 1.",
                f"The rows of `{name}` should be weights, summing to 1.",
            )
        if name == "before" and not all(abs(T * n - 1) < 0.25 for row in rows for n in row):
            return Words(
                "Avant l'entraînement, tous les poids de `before` devraient être proches de 1/T.",
                "Before training, all the weights of `before` should be close to 1/T.",
            )
    count = losses.get("length", losses.get("shape", [0])[0] if losses.get("shape") else 0)
    if count != steps:
        return Words(
            f"`losses` devrait avoir {steps} nombres, un par pas ; il en a {count}.",
            f"`losses` should have {steps} numbers, one a step; it has {count}.",
        )
    return None


def _not_previous(after: list[list[float]]) -> Words | None:
    places = range(1, len(after))
    if all(after[t][t - 1] > 0.5 for t in places):
        return None
    if all(after[t - 1][t] > 0.5 for t in places):
        return Words(
            "Après l'entraînement, chaque position regarde la suivante.",
            "After training, each position looks at the next one.",
        )
    return Words(
        "Après l'entraînement, chaque ligne t ≥ 1 de `after` devrait donner l'essentiel de son "
        "poids à la colonne t − 1.",
        "After training, each row t ≥ 1 of `after` should give most of its weight to column t − 1.",
    )


def _halved(call: Data) -> list[Any]:
    """The last arguments of a sampled check, with half as many draws."""
    return [*call["args"][:-1], call["args"][-1] // 2, call["seeds"][-1]]


SIDE_LIMIT = 64


def _counterexample(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """Two tables, (Tq, d) and (T, d), on which the two scales of the statement part."""
    called = _call(function, (), {}, ear, _tables)
    if called.raised:
        return _stopped(called)
    if isinstance(called.seen, Words):
        return _Finding(called.seen, "form")
    if check["kind"] == "form":
        return None
    first, second = called.seen
    products = np.einsum("id,jd->ij", first, second)
    one, other = (_shares(products, side**0.5) for side in second.shape)
    gap = float(np.max(np.abs(one - other)))
    if gap > call["gap"]:
        return None
    found, due = f"{gap:.2g}", f"{call['gap']:g}"
    return _Finding(
        Words(
            "Sur cette entrée, le plus grand écart entre les poids des deux programmes vaut "
            f"{found.replace('.', ',')} ; il doit dépasser {due.replace('.', ',')}.",
            f"On this input the largest difference between the weights of the two programs is "
            f"{found}; it must exceed {due}.",
        ),
        _why_close(one, other, second.shape),
    )


def _why_close(one: Any, other: Any, sides: tuple[int, int]) -> str:
    """What keeps the weights of the two programs together."""
    if sides[0] == 1:
        return "one key"
    if sides[0] == sides[1]:
        return "one scale"
    if np.ptp(one) < 1e-6:
        return "flat"
    if min(one.max(axis=-1).min(), other.max(axis=-1).min()) > 0.99:
        return "saturated"
    return "close"


def _tables(value: Any) -> Words | tuple[Any, Any]:
    """The two tables as float64 arrays, or why they are not two such tables."""
    seen = _look(value)
    if seen["kind"] not in ("tuple", "list") or seen["length"] != 2:
        got = _what(seen)
        return Words(
            f"On attend le couple (queries, keys) ; tu rends {got.fr}.",
            f"The pair (queries, keys) is expected; you return {got.en}.",
        )
    for name, item in zip(("queries", "keys"), seen["items"], strict=True):
        if item["kind"] != "tensor" or len(item["shape"]) != 2 or 0 in item["shape"]:
            got = _what(item)
            return Words(
                f"`{name}` devrait être un tenseur à deux axes ; c'est {got.fr}.",
                f"`{name}` should be a tensor with two axes; it is {got.en}.",
            )
        if max(item["shape"]) > SIDE_LIMIT:
            shape = _shape(item["shape"])
            return Words(
                f"`{name}` a la forme {shape} : aucun côté ne doit dépasser {SIDE_LIMIT}.",
                f"`{name}` has shape {shape}: no side may exceed {SIDE_LIMIT}.",
            )
        if not all(math.isfinite(n) for n in item["numbers"]):
            return Words(
                f"`{name}` contient nan ou inf : seuls des nombres finis comptent.",
                f"`{name}` contains nan or inf: only finite numbers count.",
            )
    one, other = (_array(item) for item in value)
    if one.shape[1] != other.shape[1]:
        return Words(
            f"Une requête a {one.shape[1]} composantes et une clé {other.shape[1]} : leur produit "
            "scalaire n'existe pas.",
            f"A query has {one.shape[1]} components and a key {other.shape[1]}: they have no dot "
            "product.",
        )
    return one, other


def _shares(scores: Any, temperature: float) -> Any:
    """The share of 1 that each number of a row takes, the larger the number the larger."""
    shifted = (scores - np.max(scores, axis=-1, keepdims=True)) / temperature
    powers = np.exp(shifted)
    return powers / np.sum(powers, axis=-1, keepdims=True)


# --- Masks -----------------------------------------------------------------------------------


def _future(count: int) -> Any:
    """(count, count) bool: True where a column comes after its row."""
    places = np.arange(count)
    return places[None, :] > places[:, None]


def _boolean(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The answer is a tensor of booleans."""
    called = _call(function, *_arguments(call), ear, _look)
    if called.raised:
        return _stopped(called)
    seen = called.seen
    if seen["kind"] == "tensor" and seen["dtype"] == "bool":
        return None
    if seen["kind"] == "tensor":
        text = Words(
            f"Ton masque est en {seen['dtype']} : `masked_fill` n'accepte que des booléens "
            "(`.bool()`, ou `dtype=torch.bool`).",
            f"Your mask is in {seen['dtype']}: `masked_fill` takes booleans only (`.bool()`, or "
            "`dtype=torch.bool`).",
        )
        return _Finding(text, f"mask in {seen['dtype']}")
    got = _what(seen)
    return _Finding(Words(f"Ta réponse est {got.fr}.", f"Your answer is {got.en}."), _digest(seen))


def _placed(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """What the call makes is on the device that its last parameter asks for."""
    args, kwargs = _arguments(call)
    name = exercise["parameters"][-1]
    away = torch.device("meta")
    called, _ = _call_elsewhere(function, args, {**kwargs, name: away}, ear)
    with contextlib.suppress(RuntimeError):
        if torch.cuda.is_available():
            away = torch.device("cuda")
            called = _call(function, args, {**kwargs, name: away}, ear, _where)
    if called.interrupted or called.late or called.stub:
        return _stopped(called)
    if called.raised and called.raised != "_WrongDevice":
        return _stopped(called) if called.raised == "TypeError" else None
    if not called.raised and all(device == away.type for device in called.seen):
        return None
    return _Finding(
        Words(
            f"Le résultat ne naît pas sur l'appareil demandé : passe `{name}={name}` à la fonction "
            "de torch qui crée le tenseur.",
            f"The result is not born on the device that is asked for: pass `{name}={name}` to the "
            "torch function that creates the tensor.",
        ),
        "cpu",
        called,
    )


def _buffer(
    exercise: Data, check: Data, call: Data, function: _Layer, ear: _Ear
) -> _Finding | None:
    """A buffer of the layer holds the mask, and nothing is learnt but what the statement names."""
    size = call["construct"][2]
    called = _call(
        function.built, (), {}, ear, lambda layer: _misplaced(layer, size, call["expected"])
    )
    if called.raised:
        return _stopped(called)
    return _Finding(*called.seen) if called.seen else None


def _misplaced(module: torch.nn.Module, size: int, learnt: Sequence[str]) -> Judged:
    buffers = dict(module.named_buffers())
    # A mask may be written in many ways, one buffer a row included: enough numbers will do.
    masks = list(buffers) if sum(b.numel() for b in buffers.values()) >= size else []
    held = _named_parameters(module)
    # A projection may have a second name: a list of them, say.
    known = {id(held[name]) for name in learnt if name in held}
    extra = [
        name
        for name, parameter in held.items()
        if parameter.requires_grad and id(parameter) not in known
    ]
    if extra:
        return Words(
            f"`{extra[0]}` s'apprend aussi : la couche n'apprend que ses projections, et un "
            "masque est un buffer, pas un `nn.Parameter`.",
            f"`{extra[0]}` is learnt too: the layer learns its projections only, and a mask "
            "is a buffer, not an `nn.Parameter`.",
        ), "learnt mask"
    frozen = [name for name, parameter in held.items() if id(parameter) not in known]
    if not masks and frozen:
        return Words(
            f"`{frozen[0]}` est un `nn.Parameter` : même figé, ce n'est pas un buffer. "
            '`self.register_buffer("mask", ...)`.',
            f"`{frozen[0]}` is an `nn.Parameter`: even frozen, it is not a buffer. "
            '`self.register_buffer("mask", ...)`.',
        ), "frozen mask"
    if not masks:
        kept = _kept_aside(module)
        found = Words(f" (`{kept}` n'en est pas un)", f" (`{kept}` is not one)")
        said = found if kept else _same("")
        return Words(
            f"Aucun buffer de ta couche ne garde le masque{said.fr} : "
            '`self.register_buffer("mask", ...)`.',
            f"No buffer of your layer holds the mask{said.en}: "
            '`self.register_buffer("mask", ...)`.',
        ), "kept aside" if kept else "no buffer"
    if not any(name in module.state_dict() for name in masks):
        return Words(
            f"`{masks[0]}` ne figure pas dans `state_dict()` : retire `persistent=False`.",
            f"`{masks[0]}` does not appear in `state_dict()`: remove `persistent=False`.",
        ), "not persistent"
    return None


def _seen_future(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """Scores on which a fill of -10 lets the future through."""
    called = _call(function, (), {}, ear, _scores_and_size)
    if called.raised:
        return _stopped(called)
    if isinstance(called.seen, Words):
        return _Finding(called.seen, "form")
    if check["kind"] == "scores_form":
        return None
    scores, size = called.seen
    hidden = _future(len(scores))
    weight = float(_shares(np.where(hidden, -10.0, scores), size**0.5)[hidden].max())
    if weight > call["weight"]:
        return None
    found, due = f"{weight:.2g}", f"{call['weight']:g}"
    return _Finding(
        Words(
            "Sur ces scores, la position future la plus lourde pèse "
            f"{found.replace('.', ',')} ; il faut plus de {due.replace('.', ',')}.",
            f"On these scores the heaviest future position weighs {found}; it takes more than "
            f"{due}.",
        ),
        _why_unseen(scores, hidden),
    )


def _why_unseen(scores: Any, hidden: Any) -> str:
    """What keeps the future hidden in spite of the fill."""
    if np.allclose(scores.sum(axis=1), 1) and scores.min() >= 0:
        return "weights"
    highest = [max(row[: i + 1]) for i, row in enumerate(scores[:-1].tolist())]
    if min(highest) <= -10:
        return "flat"
    there, here = np.abs(scores[hidden]).max(), np.abs(scores[~hidden]).max()
    return "misplaced" if there > max(here, 10) or scores[~hidden].min() < -10 else "high"


SCORE_LIMIT = 10_000


def _scores_and_size(value: Any) -> Words | tuple[Any, float]:
    """The square table of scores and d_k, or why they are not that."""
    seen = _look(value)
    if seen["kind"] not in ("tuple", "list") or seen["length"] != 2:
        got = _what(seen)
        return Words(
            f"On attend le couple (scores, d_k) ; tu rends {got.fr}.",
            f"The pair (scores, d_k) is expected; you return {got.en}.",
        )
    table, size = seen["items"]
    shape = table.get("shape", [])
    if table["kind"] != "tensor" or len(shape) != 2 or shape[0] != shape[1] or not shape[0]:
        got = _what(table)
        return Words(
            f"`scores` devrait être un tenseur carré ; c'est {got.fr}.",
            f"`scores` should be a square tensor; it is {got.en}.",
        )
    if shape[0] == 1:
        return Words(
            "Un jeton seul n'a pas d'avenir : il en faut au moins deux.",
            "A token alone has no future: it takes at least two.",
        )
    scores = _array(value[0])
    if not np.isfinite(scores).all() or np.abs(scores).max() > SCORE_LIMIT:
        return Words(
            "Un de tes scores n'est pas compris entre −10 000 et 10 000.",
            "One of your scores does not lie between −10,000 and 10,000.",
        )
    number = size.get("numbers", []) if size.get("shape", []) == [] else []
    if len(number) != 1 or number[0] != round(number[0]) or number[0] < 1:
        return Words(
            "`d_k` devrait être un entier, au moins 1.",
            "`d_k` should be a whole number, at least 1.",
        )
    return scores, float(number[0])


# --- Dropout: no value is expected, only what every draw must be like ------------------------

SIGMAS = 5.5  # what chance does once in twenty million times is no longer put down to it


def _dropped(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """Each number is 0 or x / (1 - p), as often as p says, and by a draw of its own."""
    counts = []
    for seed in call["chances"]:
        args, kwargs = _arguments(call)
        with _chance(seed):
            called = _call(function, args, kwargs, ear, _look)
        if called.raised:
            return _stopped(called)
        given = dict(zip(exercise["parameters"], args, strict=False)) | kwargs
        x, p = _array(given["x"]), float(given["p"])
        amiss = _not_dropped(called.seen, x, p)
        if amiss:
            return _Finding(*amiss)
        zeros = np.asarray(called.seen["numbers"]).reshape(x.shape) == 0
        counts.append(int(zeros.sum()))
        amiss = _unlikely(zeros, p)
        if amiss:
            return _Finding(*amiss)
    if len(counts) >= 8 and len(set(counts)) == 1:
        return _Finding(
            Words(
                f"Chaque tirage éteint exactement {counts[0]} nombres : seule la probabilité de "
                "chacun est fixée, leur nombre varie.",
                f"Each draw switches off exactly {counts[0]} numbers: only the probability of each "
                "is fixed, how many there are varies.",
            ),
            "fixed count",
        )
    return None


def _not_dropped(seen: Data, x: Any, p: float) -> Judged:
    """Why an answer is not x with some numbers at 0 and the others divided by 1 - p."""
    due = (x / (1 - p)).reshape(-1)
    if seen["kind"] != "tensor" or seen["shape"] != list(x.shape):
        text = _difference(seen, torch.from_numpy(x), 0.0, _ANSWER)
        assert text is not None
        return text, _digest(seen)
    got = np.asarray(seen["numbers"])
    kept = got != 0
    wrong = kept & ~(np.abs(got - due) <= 1e-5 * np.abs(due))
    if not wrong.any():
        return None
    i = int(np.flatnonzero(wrong)[0])
    ratios = got[kept] / x.reshape(-1)[kept]
    if np.isfinite(ratios).all() and np.ptp(ratios) <= 1e-4 * abs(ratios[0]):
        text = Words(
            f"Ce qui survit est multiplié par {ratios[0]:.4g} ; pour p = {p:g}, on attend "
            f"{1 / (1 - p):.4g}.",
            f"What survives is multiplied by {ratios[0]:.4g}; for p = {p:g}, {1 / (1 - p):.4g} is "
            "expected.",
        )
        return text, f"survivors times {ratios[0]:.3g}"
    place = _place(i, seen["shape"])
    text = Words(
        f"En {place}, tu as {_short(got[i])} ; on attend 0 ou {_short(due[i])}.",
        f"At {place} you have {_short(got[i])}; 0 or {_short(due[i])} is expected.",
    )
    return text, "neither zero nor survivor"


def _unlikely(zeros: Any, p: float) -> Judged:
    """Why chance does not switch these places off, each with probability p."""
    share, count = float(zeros.mean()), zeros.size
    axes = range(zeros.ndim if count >= 1000 and 0 < share < 1 else 0)
    for summed in [(a,) for a in axes] + [tuple(b for b in axes if b != a) for a in axes]:
        sums = zeros.sum(axis=summed)
        each = count // sums.size
        spread = float(((sums - each * share) ** 2).sum()) / (each * share * (1 - share))
        if sums.size > 1 and not (
            _quantile(sums.size, -SIGMAS) <= spread <= _quantile(sums.size, SIGMAS)
        ):
            return Words(
                "Les nombres s'éteignent ensemble, ou se partagent un quota : chacun a droit à "
                "son propre tirage.",
                "Numbers go off together, or share a quota: each has a right to a draw of its own.",
            ), "shared draws"
    if abs(share - p) > SIGMAS * math.sqrt(p * (1 - p) / count):
        return Words(
            f"Une part de {share:.2g} des nombres est éteinte ; pour p = {p:g}, c'est trop loin "
            "du compte.",
            f"A share of {share:.2g} of the numbers is off; for p = {p:g}, that is too far out.",
        ), f"share {share:.1f}"
    return None


def _quantile(count: int, sigmas: float) -> float:
    """Of the sum of `count` squared normal numbers (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * count)
    return count * max(0.0, 1 - part + sigmas * math.sqrt(part)) ** 3


def _generator(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The generator decides the draws; without it, torch's own does, and is not seeded."""
    name = exercise["parameters"][-1]

    given: list[torch.Generator] = []

    def drawn(state: int, seed: int | None) -> _Called:
        args, kwargs = _arguments(call)
        if seed is not None:
            kwargs[name] = torch.Generator().manual_seed(seed)
            given.append(kwargs[name])
        with _chance(state):
            return _call(function, args, kwargs, ear, lambda y: (_look(y), torch.rand(4).tolist()))

    first, again, other = drawn(1, 7), drawn(2, 7), drawn(1, 8)
    plain, later = drawn(1, None), drawn(2, None)
    for called in (first, again, other, plain, later):
        if called.raised:
            return _stopped(called)
    looks = [str(called.seen[0]) for called in (first, again, other, plain, later)]
    if looks[0] != looks[1]:
        return _Finding(
            Words(
                f"La même graine de `{name}` ne donne pas deux fois le même tirage : passe-le à "
                "la fonction qui tire.",
                f"The same seed of `{name}` does not give the same draw twice: hand it to the "
                "function that draws.",
            ),
            "generator unused",
        )
    if looks[0] == looks[2] or looks[3] == looks[4]:
        return _Finding(
            Words(
                "Des hasards différents donnent exactement le même résultat : fixes-tu une graine "
                "dans ta fonction ?",
                "Different chances give exactly the same result: do you set a seed in your "
                "function?",
            ),
            "seed set inside",
        )
    if torch.equal(given[-1].get_state(), torch.Generator().manual_seed(8).get_state()):
        return _Finding(
            Words(
                f"`{name}` n'a pas avancé : un second appel avec le même donnerait exactement le "
                "même résultat.",
                f"`{name}` has not moved on: a second call with the same one would give exactly "
                "the same result.",
            ),
            "generator unmoved",
        )
    if first.seen[1] == again.seen[1]:
        return _Finding(
            Words(
                "Ta fonction change la graine du générateur général de PyTorch : le hasard du "
                "reste du programme se répète.",
                "Your function changes the seed of PyTorch's general generator: the randomness of "
                "the rest of the program repeats itself.",
            ),
            "global seed",
        )
    return None


def _survivors(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The gradient is that of the numbers that survived, divided by 1 - p as they are."""
    args, kwargs = _arguments(call)
    x = args[0].requires_grad_()
    upstream = _decode(call["upstream"])[0]
    training = bool(args[2] if len(args) > 2 else kwargs.get("training", True))

    def backward(y: Any) -> Any:
        if not isinstance(y, Tensor) or y.shape != x.shape:
            return "other shapes"
        if not y.requires_grad:
            return "no graph"
        (grad,) = torch.autograd.grad((y * upstream).sum(), [x], allow_unused=True)
        return "no graph" if grad is None else (_look(y), _look(grad))

    with _chance(3):
        called = _call(function, args, kwargs, ear, backward)
    if called.raised:
        return _stopped(called)
    if isinstance(called.seen, str):
        return _Finding(
            Words("Aucun gradient n'atteint `x`.", "No gradient reaches `x`."), called.seen
        )
    value, grad = called.seen
    kept = torch.tensor(value["numbers"]).reshape(x.shape) != 0
    due = torch.where(kept, upstream / (1 - args[1] if training else 1), 0.0)
    what = Words("Le gradient par rapport à `x`", "The gradient for `x`")
    text = _difference(grad, due, check["tolerance"], what)
    return _Finding(text, _digest(grad)) if text else None


def _heads_apart(seen: Data, count: int) -> Data:
    """An answer (b, T, count · d) as if each head were a sentence of its own, (count · b, T, d)."""
    shape = seen.get("shape", ())
    if count == 1 or len(shape) != 3 or shape[2] % count:
        return seen
    parts = np.split(np.asarray(seen["numbers"]).reshape(shape), count, axis=2)
    apart = np.concatenate(parts)
    return {**seen, "shape": list(apart.shape), "numbers": apart.reshape(-1).tolist()}


def _dropped_weights(
    exercise: Data, check: Data, call: Data, function: _Layer, ear: _Ear
) -> _Finding | None:
    """In training each attention weight that served is 0 or w / (1 - p).

    There are more components than tokens: the values are independent rows, and the output alone
    tells which weights multiplied them.
    """
    weights, values = (_array(_decode(call["expected"][name])) for name in ("weights", "values"))
    p, visible = call["construct"][3], ~_future(weights.shape[-1])
    inverse = np.linalg.pinv(values)
    off, draws = [], []
    with _chance(call["chances"][0]):
        for _ in call["chances"]:
            called = _call(function, *_arguments(call), ear, _look)
            if called.raised:
                return _stopped(called)
            seen = _heads_apart(called.seen, call.get("heads", 1))
            text = _difference(seen, torch.from_numpy(values), math.inf, _ANSWER)
            if text:
                return _Finding(text, _digest(called.seen))
            output = np.asarray(seen["numbers"]).reshape(values.shape)
            served = np.einsum("btd,bds->bts", output, inverse)
            kept = (served > weights / 2) & visible
            rebuilt = np.einsum("bts,bsd->btd", served, values)
            draws.append(str(called.seen["numbers"]))
            off.append(~kept)
            if np.abs(served - weights).max() < 1e-6:
                return _Finding(
                    Words(
                        "En entraînement, aucun poids d'attention n'est éteint : la sortie est "
                        "celle de l'évaluation.",
                        "In training no attention weight is switched off: the output is that of "
                        "evaluation.",
                    ),
                    "no dropout",
                )
            amiss = _not_weights(served, kept, weights, p)
            if np.abs(rebuilt - output).max() > 1e-6:
                amiss = amiss and (amiss[0], "no weights")
            if amiss:
                return _Finding(*amiss)
    if len(set(draws)) == 1:
        return _Finding(
            Words(
                "Plusieurs appels éteignent exactement les mêmes poids : le tirage doit changer à "
                "chaque appel.",
                "Several calls switch off exactly the same weights: the draw must change with each "
                "call.",
            ),
            "same draw",
        )
    pattern = np.stack(off)
    each_head = np.split(pattern, call.get("heads", 1), axis=1)
    if len(each_head) > 1 and all(np.array_equal(each_head[0], one) for one in each_head):
        return _Finding(
            Words(
                "Toutes les têtes éteignent les mêmes poids : chacune doit avoir son tirage.",
                "All heads switch off the same weights: each must have a draw of its own.",
            ),
            "same draw for all heads",
        )
    amiss = _unlikely(pattern[..., visible].reshape(-1), p) or _together(pattern, visible, p)
    return _Finding(*amiss) if amiss else None


def _not_weights(served: Any, kept: Any, weights: Any, p: float) -> Judged:
    """Why what multiplied the values is not the weights, each 0 or divided by 1 - p."""
    if np.abs(served - np.where(kept, weights / (1 - p), 0.0)).max() <= 1e-6:
        return None
    ratios = served[kept] / weights[kept]
    if ratios.size > 1 and np.ptp(ratios) < 1e-5 and np.abs(served[~kept]).max(initial=0) < 1e-6:
        return Words(
            f"En entraînement, les poids qui survivent sont multipliés par {ratios[0]:.4g} ; pour "
            f"un taux de {p:g}, on attend {1 / (1 - p):.4g}.",
            f"In training the weights that survive are multiplied by {ratios[0]:.4g}; for a rate "
            f"of {p:g}, {1 / (1 - p):.4g} is expected.",
        ), f"weights times {ratios[0]:.3g}"
    return Words(
        "En entraînement, la sortie ne vient pas de poids d'attention mis à 0 ou divisés par "
        "1 − p : où ton dropout passe-t-il ?",
        "In training the output does not come from attention weights set to 0 or divided by "
        "1 − p: where does your dropout pass?",
    ), "other weights"


def _together(off: Any, visible: Any, p: float) -> Judged:
    """(draws, b, T, T) bool: why weights do not go off each by a draw of its own."""
    both = {
        "batch": (off[:, :-1], off[:, 1:], visible),
        "query": (off[..., :-1, :], off[..., 1:, :], visible[:-1] & visible[1:]),
        "key": (off[..., :-1], off[..., 1:], visible[:, :-1] & visible[:, 1:]),
    }
    for axis, (one, other, seen) in both.items():
        agreeing = (one == other)[..., seen]
        usual = p * p + (1 - p) * (1 - p)
        allowed = 1.5 * SIGMAS * math.sqrt(usual * (1 - usual) / max(agreeing.size, 1))
        if agreeing.size and abs(float(agreeing.mean()) - usual) > allowed:
            return Words(
                "Des poids d'attention s'éteignent ensemble : chacun a droit à son propre tirage, "
                "dans chaque phrase du lot, pour chaque requête et chaque clé.",
                "Attention weights go off together: each has a right to a draw of its own, in each "
                "sentence of the batch, for each query and each key.",
            ), f"shared along {axis}"
    return None


# --- Several heads: views, memory, one layer made of another ---------------------------------


def _view(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The answer reads the memory of the first argument."""
    args, kwargs = _arguments(call)
    called = _call(
        function,
        args,
        kwargs,
        ear,
        lambda answer: isinstance(answer, Tensor) and _same_row(answer, args[0]),
    )
    if called.raised:
        return _stopped(called)
    if called.seen:
        return None
    first = exercise["parameters"][0]
    return _Finding(
        Words(
            f"Ta réponse a une mémoire à elle : les nombres de `{first}` ont été recopiés "
            "(`reshape` après une transposition, `contiguous`, `clone`, `torch.stack`…).",
            f"Your answer has a memory of its own: the numbers of `{first}` were copied (`reshape` "
            "after a transpose, `contiguous`, `clone`, `torch.stack`…).",
        ),
        "copied",
    )


def _contiguous(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The answer is read cell after cell."""
    called = _call(
        function,
        *_arguments(call),
        ear,
        lambda answer: (answer.is_contiguous(), answer.stride()),
    )
    if called.raised:
        return _stopped(called)
    runs, strides = called.seen
    if runs:
        return None
    return _Finding(
        Words(
            f"Ta réponse n'est pas contiguë : ses pas sont {_shape(strides)}. `.contiguous()` la "
            "recopie dans l'ordre de lecture.",
            f"Your answer is not contiguous: its strides are {_shape(strides)}. `.contiguous()` "
            "copies it in the order of reading.",
        ),
        "not contiguous",
    )


def _whole_numbers(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """The answer is made of whole numbers, exact however large."""

    def plain(answer: Any) -> Any:
        answers = answer if isinstance(answer, (tuple, list)) else [answer]
        return [int(n) if _is_whole(n) else _class_name(type(n)) for n in answers]

    called = _call(function, *_arguments(call), ear, plain)
    if called.raised:
        return _stopped(called)
    others = [n for n in called.seen if isinstance(n, str)]
    if others:
        return _Finding(
            Words(
                f"Un nombre de cases est un entier ; ta réponse contient un objet {others[0]}.",
                "A number of cells is a whole one; your answer holds an object of type "
                f"{others[0]}.",
            ),
            f"not whole {others[0]}",
        )
    if called.seen == call["expected"]:
        return None
    got, due = (", ".join(map(str, numbers)) for numbers in (called.seen, call["expected"]))
    return _Finding(
        Words(
            f"Dans une grande mémoire, tu réponds {got} ; on attend {due}.",
            f"In a large memory you answer {got}; {due} is expected.",
        ),
        f"other {got}",
    )


def _is_whole(value: Any) -> bool:
    if isinstance(value, Tensor):
        return not (value.dim() or value.is_floating_point() or value.is_complex())
    if isinstance(value, np.floating):  # np.prod(()) is 1.0
        return float(value).is_integer()
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def _heads_hunt(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """x (b, T, d) and a number of heads, on which both splits of the statement are wrong."""
    called = _call(function, (), {}, ear, _tokens_and_heads)
    if called.raised:
        return _stopped(called)
    if isinstance(called.seen, Words):
        return _Finding(called.seen, "form")
    if check["kind"] == "heads_form":
        return None
    x, count = called.seen
    b, T, d = x.shape
    due = np.stack(np.split(x, count, axis=2), axis=1)
    sliced = x.reshape(b, count, T, d // count)
    every = np.moveaxis(x.reshape(b, T, d // count, count), 3, 1)
    right = [
        name
        for name, answer in (("split_by_view", sliced), ("split_by_permute", every))
        if np.array_equal(answer, due)
    ]
    if not right:
        return None
    many = len(right) > 1
    return _Finding(
        Words(
            f"Sur cette entrée, {' et '.join(f'`{n}`' for n in right)} "
            f"{'donnent' if many else 'donne'} la bonne réponse.",
            f"On this input {' and '.join(f'`{n}`' for n in right)} "
            f"{'give' if many else 'gives'} the right answer.",
        ),
        f"right {' '.join(right)}",
    )


def _tokens_and_heads(value: Any) -> Words | tuple[Any, int]:
    """The tokens as a float64 array and the number of heads, or why they are not that."""
    seen = _look(value)
    if seen["kind"] not in ("tuple", "list") or seen["length"] != 2:
        got = _what(seen)
        return Words(
            f"On attend le couple (x, num_heads) ; tu rends {got.fr}.",
            f"The pair (x, num_heads) is expected; you return {got.en}.",
        )
    tokens, heads = seen["items"]
    if tokens["kind"] != "tensor" or len(tokens["shape"]) != 3 or 0 in tokens["shape"]:
        got = _what(tokens)
        return Words(
            f"`x` devrait être un tenseur à trois axes ; c'est {got.fr}.",
            f"`x` should be a tensor with three axes; it is {got.en}.",
        )
    x = _array(value[0])
    if not np.isfinite(x).all():
        return Words(
            "`x` contient nan ou inf : seuls des nombres finis comptent.",
            "`x` contains nan or inf: only finite numbers count.",
        )
    if heads["kind"] not in ("number", "tensor") or heads.get("shape") != []:
        got = _what(heads)
        return Words(
            f"`num_heads` devrait être un entier ; c'est {got.fr}.",
            f"`num_heads` should be a whole number; it is {got.en}.",
        )
    count = heads["numbers"][0]
    if count < 1 or count != int(count) or x.shape[2] % int(count):
        return Words(
            f"`num_heads` vaut {count:g} et ne divise pas d_out = {x.shape[2]}.",
            f"`num_heads` is {count:g} and does not divide d_out = {x.shape[2]}.",
        )
    return x, int(count)


class _StandInHeads(torch.nn.Module):
    """A wrapper of causal heads with published weights, in place of the student's own.

    data: {"heads": {name: weights}, "construct": arguments}.
    """

    def __init__(self, data: Data) -> None:
        super().__init__()
        d_in, d_h, context_length, dropout, count = data["construct"]
        state = {name: _decode(numbers) for name, numbers in data["heads"].items()}
        biased = any(name.endswith("bias") for name in state)
        self.heads = torch.nn.ModuleList(
            [_StandInHead(d_in, d_h, context_length, dropout, biased) for _ in range(count)]
        )
        self.to(next(iter(state.values())).dtype)
        self.load_state_dict(state, strict=False)
        self.train(not data.get("evaluation", False))

    def forward(self, x: Tensor) -> Tensor:
        answers = [head(x) for head in self.heads]
        return torch.concat(answers, -1)


class _StandInHead(torch.nn.Module):
    """One head, with the names of the class given in the notebook."""

    def __init__(
        self, d_in: int, d_out: int, context_length: int, dropout: float, biased: bool
    ) -> None:
        super().__init__()
        for name in ("W_query", "W_key", "W_value"):
            setattr(self, name, torch.nn.Linear(d_in, d_out, biased))
        self.dropout = torch.nn.Dropout(dropout)
        side = context_length
        self.register_buffer("mask", torch.from_numpy(_future(side)))

    def forward(self, x: Tensor) -> Tensor:
        queries, keys, values = (getattr(self, f"W_{n}")(x) for n in ("query", "key", "value"))
        rate = self.dropout.p if self.training else 0.0
        return torch.nn.functional.scaled_dot_product_attention(
            queries, keys, values, dropout_p=rate, is_causal=True
        )


@dataclass
class _Converted:
    """A wrapper of heads, the layer made of it, and the wrapper's weights as they were."""

    name: str
    wrapper: torch.nn.Module
    layer: torch.nn.Module
    before: dict[str, Tensor]
    parameters: dict[str, Tensor]
    training: bool


def _converted(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """function(wrapper) is a layer that answers as the wrapper does."""
    args, kwargs = _arguments(call)
    wrapper = args[0] if args else next(iter(kwargs.values()))
    before = {name: value.clone() for name, value in wrapper.state_dict().items()}
    held, training = _named_parameters(wrapper), wrapper.training
    inputs = [_decode(x) for x in call["inputs"]]

    def judged(layer: Any) -> Judged:
        if not isinstance(layer, torch.nn.Module):
            got = _what(_look(layer))
            return Words(
                f"Ta fonction devrait rendre une couche ; elle rend {got.fr}.",
                f"Your function should return a layer; it returns {got.en}.",
            ), "no layer"
        first = exercise["parameters"][0]
        made = _Converted(first, wrapper, layer, before, held, training)
        if check["kind"] == "converted":
            return _answers_alike(made, inputs, call["expected"], check["tolerance"])
        return {
            "converted_memory": _apart,
            "converted_intact": _wrapper_intact,
            "converted_dropout": _same_rate,
            "converted_learns": _all_learn,
        }[check["kind"]](made)

    called = _call(function, args, kwargs, ear, judged)
    if called.raised:
        return _stopped(called)
    return _Finding(*called.seen) if called.seen else None


def _answers_alike(
    made: _Converted, inputs: Sequence[Tensor], expected: Sequence[Any], tolerance: float
) -> Judged:
    made.layer.eval()
    for x, due in zip(inputs, expected, strict=True):
        seen = _look(made.layer(x))
        what = Words("La sortie de la nouvelle couche", "The output of the new layer")
        text = _difference(seen, _decode(due), tolerance, what)
        if text:
            return text, _digest(seen)
    return None


def _block_loaded(
    exercise: Data, check: Data, call: Data, function: Callable[..., Any], ear: _Ear
) -> _Finding | None:
    """function(block, layer) makes the block answer as PyTorch's layer does, and shares nothing."""
    maker = getattr(inspect.unwrap(function), "__globals__", {}).get(call["block"])
    if not isinstance(maker, type):
        raise _NotCheckable
    d, heads, d_ff = call["construct_torch"]
    decoder = call["block"] == "DecoderBlock"
    kind = torch.nn.TransformerDecoderLayer if decoder else torch.nn.TransformerEncoderLayer
    options: Data = {"activation": "gelu", "batch_first": True, "norm_first": call["norm_first"]}
    layer: Any = kind(d, heads, d_ff, 0.2, **options).double()
    with torch.no_grad():
        for n, parameter in enumerate(layer.parameters(), 1):
            places = torch.arange(1.0, parameter.numel() + 1, dtype=torch.float64)
            wave = torch.sin((0.7 + n / 9) * places + n).reshape(parameter.shape)
            parameter.copy_(wave + 0.3 if parameter.ndim == 1 else 1.6 * wave / d**0.5)
    before = {name: value.clone() for name, value in layer.state_dict().items()}
    inputs = [_decode(x) for x in call["inputs"]]

    def loaded() -> Any:
        block: Any = maker(d, heads, d_ff, norm_first=call["norm_first"])
        block.double()
        _fill_alike(block, call["construct_torch"])
        function(block, layer)
        block.eval()
        return block, block(*inputs)

    def judged(result: Any) -> Judged:
        block, answer = result
        seen = _look(answer)
        kept = layer.training
        hidden = {"tgt_mask": torch.ones(2 * (inputs[0].shape[1],), dtype=torch.bool).triu(1)}
        right: Any = kind(d, heads, d_ff, 0.0, **options).double()
        right.load_state_dict(before)
        with torch.no_grad():
            due = right(*inputs, **(hidden if decoder else {}))
        what = Words("La sortie du bloc chargé", "The output of the loaded block")
        text = _difference(seen, due, check["tolerance"], what)
        if text:
            return text, _digest(seen)
        return _layer_changed(layer, before, kept) or _taken(block, layer)

    called = _call(loaded, (), {}, ear, judged)
    if called.raised:
        return _stopped(called)
    return _Finding(*called.seen) if called.seen else None


def _layer_changed(layer: torch.nn.Module, before: dict[str, Tensor], training: bool) -> Judged:
    now = layer.state_dict()
    same = all(torch.equal(now[name], before[name]) for name in before)
    if same and training and all(p.requires_grad for p in layer.parameters()):
        return None
    return Words(
        "La couche de PyTorch a changé : ses poids, son mode, ou le droit de les entraîner.",
        "PyTorch's layer has changed: its weights, its mode, or whether they may be trained.",
    ), "layer changed"


def _taken(block: torch.nn.Module, layer: torch.nn.Module) -> Judged:
    theirs = {p.untyped_storage().data_ptr() for p in layer.parameters()}
    for name, parameter in block.named_parameters():
        if parameter.untyped_storage().data_ptr() in theirs:
            return Words(
                f"`{name}` lit la mémoire de la couche de PyTorch : entraîner l'un changerait "
                "l'autre. Copie les nombres.",
                f"`{name}` reads the memory of PyTorch's layer: training one would change the "
                "other. Copy the numbers.",
            ), "shared"
        if not parameter.requires_grad:
            return Words(
                f"`{name}` n'est plus à entraîner.",
                f"`{name}` is no longer to be trained.",
            ), "frozen"
    return None


def _apart(made: _Converted) -> Judged:
    theirs, mine = (
        [*each.named_parameters(), *each.named_buffers()] for each in (made.wrapper, made.layer)
    )
    taken = {tensor.untyped_storage().data_ptr() for _, tensor in theirs}
    for name, tensor in mine:
        if tensor.untyped_storage().data_ptr() in taken:
            return Words(
                f"`{name}` de la nouvelle couche lit la mémoire de `{made.name}` : entraîner l'une "
                "changerait l'autre. Copie les nombres.",
                f"`{name}` of the new layer reads the memory of `{made.name}`: training one would "
                "change the other. Copy the numbers.",
            ), f"shared {name}"
    return None


def _wrapper_intact(made: _Converted) -> Judged:
    now = made.wrapper.state_dict()
    held = _named_parameters(made.wrapper)
    same = list(now) == list(made.before) and all(
        torch.equal(now[name], value) for name, value in made.before.items()
    )
    kept = all(
        held.get(name) is parameter and parameter.requires_grad and parameter.grad is None
        for name, parameter in made.parameters.items()
    )
    if same and kept and made.wrapper.training == made.training:
        return None
    return Words(
        f"`{made.name}` a changé : elle doit ressortir intacte, poids, gradients et mode compris.",
        f"`{made.name}` has changed: it must come out untouched, weights, gradients and mode "
        "included.",
    ), "changed"


def _same_rate(made: _Converted) -> Judged:
    due = next(m.p for m in made.wrapper.modules() if isinstance(m, torch.nn.Dropout))
    rates = [m.p for m in made.layer.modules() if isinstance(m, torch.nn.Dropout)]
    if not rates:
        raise _NotCheckable  # written without nn.Dropout
    if due in rates:
        return None
    return Words(
        f"Le dropout des têtes est de {due:g}, celui de la nouvelle couche de "
        f"{rates[0]:g}.".replace("0.", "0,"),
        f"The heads drop out at {due:g}, the new layer at {rates[0]:g}.",
    ), f"rate {rates[0]:g}"


def _all_learn(made: _Converted) -> Judged:
    parameters = _named_parameters(made.layer)
    weights = [f"{name}.weight" for name in ("W_query", "W_key", "W_value", "out_proj")]
    for full in (*weights, "out_proj.bias"):
        if full not in parameters or not parameters[full].requires_grad:
            return Words(
                f"`{full}` de la nouvelle couche n'est pas un paramètre que l'entraînement ajuste.",
                f"`{full}` of the new layer is not a parameter that training adjusts.",
            ), f"not trainable {full}"
    return None


# --- Stories: a cache filled chunk by chunk, a model to generate with ------------------------


class Story(NamedTuple):
    """told: (the student's function, arguments) -> an answer to look at.

    code: the same for a cell, where {it} is the student's function and {0}, {1} the arguments.
    """

    told: Callable[..., Any]
    code: tuple[str, ...]


def _appended(make: Any, keys: Any, values: Any, lengths: Sequence[int]) -> Any:
    cache, answer = make(), None
    for k, v in zip(keys.split(lengths, 2), values.split(lengths, 2), strict=True):
        answer = cache.append(k, v)
    return answer


def _appended_after_reset(make: Any, keys: Any, values: Any, lengths: Sequence[int]) -> Any:
    memory, answer = make(), None
    memory.append(values, keys)
    memory.reset()
    for k, v in zip(keys.split(lengths, 2), values.split(lengths, 2), strict=True):
        answer = memory.append(k, v)
    return answer


def _appended_to_two(make: Any, keys: Any, values: Any, lengths: Sequence[int]) -> Any:
    cache, other, answer = make(), make(), None
    for k, v in zip(keys.split(lengths, 2), values.split(lengths, 2), strict=True):
        other.append(v, k)
        answer = cache.append(k, v)
    return answer


def _lengths(make: Any, keys: Any, values: Any, lengths: Sequence[int]) -> Any:
    memory = make()
    counted = [memory.length]
    for k, v in zip(keys.split(lengths, 2), values.split(lengths, 2), strict=True):
        memory.append(k, v)
        counted.append(memory.length)
    memory.reset()
    return torch.tensor([*counted, memory.length], dtype=torch.float64)


class _RightCache:
    """A KVCache, so that the attention may be checked before or without the student's."""

    def __init__(self) -> None:
        self.keys: Any = None
        self.values: Any = None

    @property
    def length(self) -> int:
        return 0 if self.keys is None else int(self.keys.shape[2])

    def append(self, keys: Tensor, values: Tensor) -> tuple[Tensor, Tensor]:
        if self.keys is not None:
            keys, values = torch.cat([self.keys, keys], 2), torch.cat([self.values, values], 2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self) -> None:
        self.keys = self.values = None


def _as_it_is(layer: Any, x: Tensor) -> Any:
    return layer(x)


def _in_chunks(layer: Any, x: Any, lengths: Sequence[int]) -> Any:
    cache = _RightCache()
    return torch.cat([layer(chunk, cache) for chunk in x.split(lengths, 1)], 1)


def _counted_in_chunks(layer: Any, x: Any, lengths: Sequence[int]) -> Any:
    cache, counted = _RightCache(), []
    for chunk in x.split(lengths, 1):
        layer(chunk, cache)
        counted.append(cache.length)
    return torch.tensor(counted, dtype=torch.float64)


def _after_a_cache(layer: Any, x: Any, lengths: Sequence[int]) -> Any:
    cache = _RightCache()
    for chunk in x.split(lengths, 1):
        layer(chunk, cache)
    return layer(x)


def _two_sequences(layer: Any, x: Any, lengths: Sequence[int]) -> Any:
    cache, other, parts = _RightCache(), _RightCache(), []
    for chunk in x.split(lengths, 1):
        layer(-2 * chunk, other)
        parts.append(layer(chunk, cache))
    return torch.cat(parts, 1)


def _after_a_refusal(layer: Any, x: Any, lengths: Sequence[int]) -> Any:
    cache, parts = _RightCache(), []
    for chunk in x.split(lengths, 1):
        with contextlib.suppress(ValueError):
            layer(torch.cat([x, x], 1), cache)
        parts.append(layer(chunk, cache))
    return torch.cat(parts, 1)


def _weights_changed(layer: Any, x: Any, lengths: Sequence[int]) -> Any:
    """The keys and values of the first chunk are those of the first weights."""
    module: Any = layer.built() if isinstance(layer, _Layer) else layer
    cache, parts = _RightCache(), []
    before = {name: p.detach().clone() for name, p in module.named_parameters()}
    for chunk in x.split(lengths, 1):
        parts.append(layer(chunk, cache))
        with torch.no_grad():
            module.W_key.weight.mul_(-0.5)
            module.W_value.weight.mul_(-0.5)
    module.load_state_dict(before, strict=False)
    return torch.cat(parts, 1)


class _Seen:
    def __init__(self) -> None:
        self.ids: Any = None

    @property
    def length(self) -> int:
        return 0 if self.ids is None else int(self.ids.shape[1])

    def reset(self) -> None:
        self.ids = None


class _Reader(torch.nn.Module):
    """A model of seven tokens whose prediction depends on each token read and on its place."""

    vocab_size = 7

    def __init__(self, context_length: int, eos_id: int | None) -> None:
        super().__init__()
        self._room, self._eos_id = context_length, eos_id
        self.passes: list[tuple[int, int, int]] = []
        self.modes: list[bool] = []
        self.gradients: list[bool] = []

    def new_caches(self) -> list[_Seen]:
        return [_Seen(), _Seen()]

    def forward(self, ids: Tensor, caches: Any = None) -> Tensor:
        whole = ids
        for cache in caches or []:  # one cache for two layers holds all tokens twice
            cache.ids = whole = ids if cache.ids is None else torch.cat([cache.ids, ids], 1)
        if whole.shape[1] > self._room:
            raise ValueError(f"{whole.shape[1]} tokens in a context of {self._room}")
        b, t = (int(n) for n in ids.shape)
        self.passes.append((b, t, int(whole.shape[1]) - t))  # the last: tokens seen before
        self.modes.append(self.training)
        self.gradients.append(torch.is_grad_enabled())
        tokens = torch.arange(1, self.vocab_size + 1)
        state, rows = torch.full((whole.shape[0],), 5), []
        for column in whole.T:
            state = (31 * state + 17 * column + 3) % 100 + 1
            rows.append(state[:, None] * tokens % 101)  # a prime: no two tokens are level
        logits = torch.stack(rows, 1)[:, whole.shape[1] - ids.shape[1] :].double() / 20
        return -logits if self.training else logits


def _generated(
    generate: Any, ids: Tensor, count: int, context_length: int, eos_id: int | None = None
) -> Any:
    return generate(_Reader(context_length, eos_id), ids, count, context_length, eos_id=eos_id)


def _generated_twice(generate: Any, ids: Tensor, count: int, context_length: int) -> Any:
    model = _Reader(context_length, None)
    generate(model, ids.flip(1), count, context_length)
    return generate(model, ids, count, context_length)


def _generated_by_a_function(generate: Any, ids: Tensor, count: int, context_length: int) -> Any:
    model = _Reader(context_length, None).eval()
    return generate(lambda ids: model(ids), ids, count, context_length)


class _PlainReader:
    """The same without a mode: not an nn.Module."""

    def __init__(self, context_length: int) -> None:
        self._model = _Reader(context_length, None).eval()
        self.new_caches = self._model.new_caches

    def __call__(self, ids: Tensor, caches: Any = None) -> Any:
        return self._model(ids, caches)


def _generated_by_an_object(generate: Any, ids: Tensor, count: int, context_length: int) -> Any:
    return generate(_PlainReader(context_length), ids, count, context_length)


def _passes(generate: Any, ids: Tensor, count: int, context_length: int) -> Any:
    """Whether each step has one pass: sentence by sentence is as good, one more is let through."""
    model = _Reader(context_length, None)
    generate(model, ids, count, context_length)
    b = ids.shape[0]
    rows, tokens = sum(n for n, _, _ in model.passes), sum(n * t for n, t, _ in model.passes)
    least = sum(min(ids.shape[1] + i, context_length) for i in range(count))
    return _flags(b * count <= rows <= b * (count + 1), tokens >= b * least)


def _cached_passes(generate: Any, ids: Tensor, count: int, context_length: int) -> Any:
    """Whether each token goes through once, and the prompt in one chunk or two."""
    model = _Reader(context_length, None)
    generate(model, ids, count, context_length)
    b, length = ids.shape
    tokens = sum(n * t for n, t, _ in model.passes)
    of_prompt = sum(n for n, _, seen in model.passes if seen < length)
    return _flags(tokens <= b * (length + count), of_prompt <= 2 * b)


def _flags(*facts: bool) -> Tensor:
    return torch.tensor([float(fact) for fact in facts], dtype=torch.float64)


def _modes(generate: Any, ids: Tensor, count: int, context_length: int) -> Any:
    """Whether passes are in evaluation mode and without gradient, and the mode is put back."""
    seen = []
    for training in (True, False):
        model = _Reader(context_length, None).train(training)
        generate(model, ids, count, context_length)
        seen += [not any(model.modes), not any(model.gradients), model.training is training]
    return _flags(*seen)


def _drawn(generate: Any, ids: Tensor, count: int, context_length: int, top_k: int) -> Any:
    """Whether draws are among the top_k, come from the generator or from torch's, and are int64."""

    def draw(seed: int | None, temperature: float = 3.0) -> Any:
        generator = None if seed is None else torch.Generator().manual_seed(seed)
        model = _Reader(context_length, None).eval()
        return generate(model, ids, count, context_length, temperature, top_k, None, generator)

    drawn, again, other, free, freer = (draw(seed) for seed in (3, 3, 4, None, None))
    model = _Reader(context_length, None).eval()
    allowed = []
    for i in range(ids.shape[1], ids.shape[1] + count):
        best = model(drawn[:, max(0, i - context_length) : i].long())[:, -1].topk(top_k).indices
        allowed.append(bool((best == drawn[:, i : i + 1]).any(-1).all()))
    return _flags(
        all(allowed),
        torch.equal(drawn, again),
        not torch.equal(drawn, other),
        not torch.equal(free, freer),
        torch.equal(draw(3, 0.001), draw(3, 0.0)),  # as cold as that, it is greedy
        drawn.dtype == torch.int64,
    )


def _gpt2_weights(gpt: Any, *, prefix: bool, head: bool) -> dict[str, Tensor]:
    """Numbers for each weight, of the shapes of a GPT, under the names of GPT-2."""
    d, dtype = gpt.tok_emb.weight.shape[1], torch.float64
    shapes: dict[str, tuple[int, ...]] = {
        "wte.weight": tuple(gpt.tok_emb.weight.shape),
        "wpe.weight": tuple(gpt.pos_emb.weight.shape),
    }
    layers = {"attn.c_attn": (d, 3 * d), "attn.c_proj": (d, d), "mlp.c_fc": (d, 4 * d)}
    layers["mlp.c_proj"] = (4 * d, d)
    for i in range(len(gpt.blocks)):
        for norm in ("ln_1", "ln_2"):
            shapes |= {f"h.{i}.{norm}.weight": (d,), f"h.{i}.{norm}.bias": (d,)}
        for name, shape in layers.items():
            shapes |= {f"h.{i}.{name}.weight": shape, f"h.{i}.{name}.bias": shape[1:]}
        shapes[f"h.{i}.attn.masked_bias"] = ()
    shapes |= {"ln_f.weight": (d,), "ln_f.bias": (d,)}
    weights = {}
    for k, (name, sides) in enumerate(shapes.items()):
        # Each begins at another place of the same numbers.
        numbers = many_numbers((math.prod(sides) + 5 * k,), dtype)[5 * k :]
        weights[("transformer." if prefix else "") + name] = 0.2 * numbers.reshape(sides)
    if head:
        weights["lm_head.weight"] = many_numbers(shapes["wte.weight"], dtype).flip(0)
    return weights


def _own_gpt(load: Any, sizes: Sequence[int]) -> Any:
    """A GPT of the notebook in which this function was written."""
    make = getattr(inspect.unwrap(load), "__globals__", {}).get("GPT")
    if make is None:
        raise _NotCheckable
    with torch.random.fork_rng(()):
        torch.default_generator.manual_seed(1)
        return make(*sizes, qkv_bias=True).double()


def _loading_facts(load: Any, ids: Tensor, sizes: Sequence[int], prefix: bool, head: bool) -> Any:
    """Whether the dictionary is as it was, and the model's weights learn and are the very same."""
    model = _own_gpt(load, sizes)
    weights = _gpt2_weights(model, prefix=prefix, head=head)
    before = {name: weight.clone() for name, weight in weights.items()}
    load(model, weights)
    table = before[("transformer." if prefix else "") + "wte.weight"]
    return _flags(
        list(weights) == list(before),
        all(torch.equal(weights.get(name, ids), weight) for name, weight in before.items()),
        all(parameter.requires_grad for parameter in model.parameters()),
        torch.equal(model.tok_emb.weight, table),
    )


def _loaded(load: Any, ids: Tensor, sizes: Sequence[int], prefix: bool, head: bool) -> Any:
    model = _own_gpt(load, sizes)
    weights = _gpt2_weights(model, prefix=prefix, head=head)
    load(model, weights)
    for weight in weights.values():
        weight.zero_()  # what the model reads is its own
    return model(ids)


def _counted(sample: Any, row: Tensor, *settings: Any) -> Any:
    """The share of each distinct logit among 900 draws, the largest first, then the type.

    A share that chance explains is replaced by the probability that it comes near.
    """
    n, temperature, top_k = 900, *(settings + (1.0, None)[len(settings) :])
    answer = sample(row.repeat(n, 1), *settings)
    drawn = answer.reshape(-1).tolist()
    heights = sorted(row.tolist(), reverse=True)
    kept = heights[: len(heights) if top_k is None else top_k]
    weights = [math.exp((z - heights[0]) / temperature) for z in kept]
    shares = []
    for height in dict.fromkeys(heights):
        p = sum(w for z, w in zip(kept, weights, strict=True) if z == height) / sum(weights)
        share = sum(float(row[int(token)]) == height for token in drawn) / len(drawn)
        near = abs(share - p) <= 5.5 * math.sqrt(p * (1 - p) / n) + (2 / n if 0 < p < 1 else 0)
        shares.append(p if near else share)
    whole = answer.dtype == torch.int64 and tuple(answer.shape) == (n, 1)
    return torch.tensor([*shares, float(whole)], dtype=torch.float64)


def _own_draws(sample: Any, row: Tensor, top_k: int | None) -> Any:
    """Whether equal rows draw several tokens, and a generator that is given moves on."""
    generator = torch.Generator().manual_seed(5)
    before = generator.get_state()
    drawn = sample(row.repeat(60, 1), 1.0, top_k, generator)
    moved = not torch.equal(before, generator.get_state())
    return _flags(len(set(drawn.reshape(-1).tolist())) > 1, moved)


def _whole_numbers_of(function: Any, *args: Any) -> Any:
    """Whether each tensor of the answer is of int64."""
    answer = function(*args)
    parts = answer if isinstance(answer, (tuple, list)) else [answer]
    return _flags(*(part.dtype == torch.int64 for part in parts))


def _spelt_out(function: Any, *args: Any) -> Any:
    """The symbols of an answer, or its pairs, as the numbers of their characters."""
    given = [list(a) if isinstance(a, tuple) else a for a in args]
    answer = function(*given)
    if not isinstance(answer, (list, tuple)):
        return answer
    rows = [
        [str(symbol) for symbol in part] if isinstance(part, (list, tuple)) else [str(part)]
        for part in answer
    ]
    text = f"{len(rows)}|" + "|".join("+".join(row) for row in rows)
    return torch.tensor([float(ord(c)) for c in text], dtype=torch.float64)


def _left_alone(function: Any, *args: Any) -> Any:
    """The answer, and whether a dictionary or a list comes out as it went in."""
    given = [dict(a) if isinstance(a, dict) else list(a) if type(a) is tuple else a for a in args]
    before = repr(given)
    function(*given)
    return _flags(repr(given) == before)


def _cut(hunt: Any) -> Any:
    """Whether the answer is a way to cut, and whether it shows the forgotten mask."""
    lengths = hunt()
    fits = isinstance(lengths, (list, tuple)) and all(
        isinstance(t, (int, np.integer)) and not isinstance(t, bool) and t >= 1 for t in lengths
    )
    fits = fits and 0 < sum(lengths) <= 16
    return _flags(fits, fits and any(t > 1 for t in lengths[1:]))


_OF_CACHE = ("cache = {it}()", "for k, v in zip({0}.split({2}, 2), {1}.split({2}, 2)):")
_OF_LAYER = ("cache = KVCache()",)
_OF_MODEL = ("model = checks._Reader({2}, None)",)

STORIES: dict[str, Story] = {
    "appended": Story(_appended, (*_OF_CACHE, "    answer = cache.append(k, v)", "answer")),
    "reset": Story(
        _appended_after_reset,
        (
            "cache = {it}()",
            "cache.append({1}, {0})",
            "cache.reset()",
            _OF_CACHE[1],
            "    answer = cache.append(k, v)",
            "answer",
        ),
    ),
    "two_caches": Story(
        _appended_to_two,
        (
            "cache, other = {it}(), {it}()",
            _OF_CACHE[1],
            "    other.append(v, k)",
            "    answer = cache.append(k, v)",
            "answer",
        ),
    ),
    "lengths": Story(
        _lengths, (*_OF_CACHE, "    cache.append(k, v)", "    print(cache.length)", "cache.reset()")
    ),
    "as_it_is": Story(_as_it_is, ("{it}({0})",)),
    "chunks": Story(
        _in_chunks,
        (*_OF_LAYER, "torch.cat([{it}(chunk, cache) for chunk in {0}.split({1}, 1)], 1)"),
    ),
    "counted_chunks": Story(
        _counted_in_chunks,
        (
            *_OF_LAYER,
            "for chunk in {0}.split({1}, 1):",
            "    {it}(chunk, cache)",
            "    print(cache.length)",
        ),
    ),
    "after_a_cache": Story(
        _after_a_cache,
        (*_OF_LAYER, "for chunk in {0}.split({1}, 1):", "    {it}(chunk, cache)", "{it}({0})"),
    ),
    "two_sequences": Story(
        _two_sequences,
        (
            "cache, other = KVCache(), KVCache()",
            "for chunk in {0}.split({1}, 1):",
            "    {it}(-2 * chunk, other)",
            "    print({it}(chunk, cache))",
        ),
    ),
    "after_a_refusal": Story(
        _after_a_refusal,
        (
            *_OF_LAYER,
            "for chunk in {0}.split({1}, 1):",
            "    try:",
            "        {it}(torch.cat([{0}, {0}], 1), cache)",
            "    except ValueError:",
            "        pass",
            "    print({it}(chunk, cache))",
        ),
    ),
    "weights_changed": Story(
        _weights_changed,
        (
            *_OF_LAYER,
            "for chunk in {0}.split({1}, 1):",
            "    print({it}(chunk, cache))",
            "    {it}.W_key.weight.data *= -0.5",
            "    {it}.W_value.weight.data *= -0.5",
        ),
    ),
    "generated": Story(_generated, ("checks._generated({it}, {0}, {1}, {2})",)),
    "ended": Story(_generated, ("checks._generated({it}, {0}, {1}, {2}, {3})",)),
    "twice": Story(_generated_twice, ("checks._generated_twice({it}, {0}, {1}, {2})",)),
    "by_a_function": Story(
        _generated_by_a_function, ("checks._generated_by_a_function({it}, {0}, {1}, {2})",)
    ),
    "by_an_object": Story(
        _generated_by_an_object, ("checks._generated_by_an_object({it}, {0}, {1}, {2})",)
    ),
    "passes": Story(_passes, (*_OF_MODEL, "{it}(model, {0}, {1}, {2})", "model.passes")),
    "cached_passes": Story(
        _cached_passes, (*_OF_MODEL, "{it}(model, {0}, {1}, {2})", "model.passes")
    ),
    "modes": Story(
        _modes,
        (*_OF_MODEL, "{it}(model, {0}, {1}, {2})", "model.modes, model.gradients, model.training"),
    ),
    "drawn": Story(
        _drawn,
        (*_OF_MODEL, "{it}(model.eval(), {0}, {1}, {2}, 3.0, {3}, None, torch.Generator())"),
    ),
    "loading_facts": Story(_loading_facts, ("checks._loading_facts({it}, {0}, {1}, {2}, {3})",)),
    "loaded": Story(_loaded, ("checks._loaded({it}, {0}, {1}, {2}, {3})",)),
    "counted": Story(_counted, ("checks._counted({it}, {0}, {1}, {2})",)),
    "counted_alone": Story(_counted, ("checks._counted({it}, {0})",)),
    "own_draws": Story(_own_draws, ("checks._own_draws({it}, {0}, {1})",)),
    "whole_ids": Story(_whole_numbers_of, ("[part.dtype for part in {it}({0})]",)),
    "whole_greedy": Story(_whole_numbers_of, ("{it}({0}, {1}).dtype",)),
    "spelt_out": Story(_spelt_out, ("{it}({0}, {1})",)),
    "left_alone": Story(_left_alone, ("{it}({0}, {1})",)),
    "cut": Story(_cut, ("{it}()",)),
}


_JUDGES: dict[str, Callable[..., _Finding | None]] = {
    "view": _view,
    "contiguous": _contiguous,
    "whole": _whole_numbers,
    "heads_form": _heads_hunt,
    "heads_hunt": _heads_hunt,
    "converted": _converted,
    "converted_memory": _converted,
    "converted_intact": _converted,
    "converted_dropout": _converted,
    "converted_learns": _converted,
    "block_loaded": _block_loaded,
    "boolean": _boolean,
    "placed": _placed,
    "buffer": _buffer,
    "scores_form": _seen_future,
    "seen_future": _seen_future,
    "dropped": _dropped,
    "generator": _generator,
    "survivors": _survivors,
    "dropped_weights": _dropped_weights,
    "values": _values,
    "raises": _raises,
    "gradient": _gradient,
    "dtype": _dtype,
    "polite": _polite,
    "device": _device,
    "operators": _operators,
    "numpy_only": _numpy_only,
    "parameters": _parameters,
    "transfer": _transfer,
    "own": _transfer,
    "memory": _transfer,
    "intact": _transfer,
    "sampled": _sampled,
    "positions": _positions,
    "learnt_positions": _positions,
    "form": _counterexample,
    "counterexample": _counterexample,
}


def _replay(exercise: Data, call: Data) -> str:
    """Python code that makes the call again, to be pasted in a cell."""
    lines: list[str] = []
    names: list[str] = []
    for name, value in zip(exercise["parameters"], call["args"], strict=False):
        names.append(_spelt(lines, name, value))
    names += [repr(seed) for seed in call.get("seeds", [])[:1]]
    for name, value in call.get("kwargs", {}).items():
        names.append(f"{name}={_spelt(lines, name, value)}")
    if call.get("away"):
        names.append(f'{exercise["parameters"][-1]}="meta"')
    function = exercise["name"]
    if "construct" in call:
        lines += _construction(exercise["name"], call)
        function = "layer"
        if not names:
            held = "state_dict" if call.get("buffers") else "named_parameters"
            return "\n".join([*lines, f"dict(layer.{held}())"])
    lines += [f"torch.manual_seed({seed})" for seed in call.get("chances", [])[:1]]
    if "story" in call:
        code = STORIES[call["story"]].code
        return "\n".join([*lines, *(line.format(*names, it=function) for line in code)])
    return "\n".join([*lines, f"{function}({', '.join(names)})"])


def _spelt(lines: list[str], name: str, value: Any) -> str:
    """The expression of a published value; what it needs before is added to `lines`."""
    if not isinstance(value, dict):
        return repr(value)
    if "example" in value:
        return f'checks.EXAMPLES["{value["example"]}"]'
    if "named" in value:
        return repr(value["named"])  # of words: their numbers of occurrences
    if "draws" in value:
        return f"torch.Generator().manual_seed({value['draws']})"
    if "numbers" in value:
        lines.append(f"{name} = checks.many_numbers({value['numbers']}, torch.{value['dtype']})")
        return name
    if "tuple" in value:
        return repr(_decode(value))
    if "heads" in value:
        sizes = ", ".join(map(str, value["construct"]))
        biased = any(each.endswith("bias") for each in value["heads"])
        options = ", qkv_bias=True" if biased else ""
        lines.append(f"{name} = MultiHeadAttentionWrapper({sizes}{options}).double()")
        lines.append(f"{name}.load_state_dict({_state(value['heads'])}, strict=False)")
        return name
    if "stand_in" in value:
        sizes = ", ".join(map(str, value["construct"]))
        suffix = ".weight" if value["linear"] else ""
        lines.append(f"{name} = {value['class']}({sizes}).double()")
        state = {f"{each}{suffix}": numbers for each, numbers in value["stand_in"].items()}
        lines.append(f"{name}.load_state_dict({_state(state)})")
        return name
    lines.append(f"{name} = {_numbers(value)}")
    return name


def _numbers(value: Data) -> str:
    kind = "array" if "array" in value else "tensor"
    numbers = re.sub(r'"(-?)(inf|nan)"', r'\1float("\2")', json.dumps(value[kind]))
    if kind == "array":
        return f"np.array({numbers})"
    return f"torch.tensor({numbers}, dtype=torch.{value['dtype']})"


def _state(state: Data) -> str:
    items = ",\n    ".join(f'"{name}": {_numbers(numbers)}' for name, numbers in state.items())
    return f"{{\n    {items},\n}}"


def _construction(name: str, call: Data) -> list[str]:
    arguments = [repr(a) for a in call["construct"]]
    arguments += [f"{key}={value!r}" for key, value in call.get("options", {}).items()]
    lines = [f"torch.manual_seed({call['seed']})"] if "seed" in call else []
    lines.append(f"layer = {name}({', '.join(arguments)})")
    inputs = [*call["args"], *call.get("kwargs", {}).values()]
    if any(isinstance(each, dict) and each.get("dtype") == "float64" for each in inputs):
        lines.append("layer = layer.double()")
    if call.get("state"):
        lines.append(f"layer.load_state_dict({_state(call['state'])}, strict=False)")
    if call.get("evaluation"):
        lines.append("layer = layer.eval()")
    return lines


# --- Recognising a known mistake -------------------------------------------------------------


def _digest(seen: Data) -> Data:
    """What a wrong answer is recognised by, small enough to be kept for each known mistake."""
    tensors = _tensors(seen, ("tensor", "array", "number"))
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
    layer = any("construct" in call for c in exercise["checks"] for call in c["calls"])
    if (
        len(functions) != len(exercise["names"])
        or not all(callable(f) for f in functions)
        or (layer and any(isinstance(f, torch.nn.Module) for f in functions))
    ):
        names = ", ".join(exercise["names"])
        wanted = f'`checks.check("{name}", {names})`'
        if layer:
            return Result(
                name,
                message=Words(
                    f"Donne ta classe elle-même, et non une couche construite : {wanted}.",
                    f"Give your class itself, and not a layer built from it: {wanted}.",
                ),
                **about,
            )
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
        verdicts = _examine(exercise, functions[0], ear, *functions[1:])
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


def _examine(
    exercise: Data, function: Callable[..., Any], ear: _Ear, *others: Callable[..., Any]
) -> list[Verdict]:
    """others: the further functions of an exercise that has several, in the order of its names."""
    by_name = dict(zip(exercise["names"], (function, *others), strict=False))
    verdicts: list[Verdict] = []
    for data in exercise["checks"]:
        with _chance(0):
            verdict = _run_check(exercise, data, by_name.get(data.get("of"), function), ear)
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


class Page:
    """An interactive page, shown within the notebook; alone, it opens in any browser."""

    def __init__(self, source: str, path: Path, height: int) -> None:
        self.source, self.path, self.height = source, path, height

    def __repr__(self) -> str:
        return Words(
            f"Page interactive : ouvre {self.path} dans un navigateur.",
            f"Interactive page: open {self.path} in a browser.",
        ).now()

    def _repr_html_(self) -> str:
        return (
            f'<iframe srcdoc="{html.escape(self.source)}" title="{html.escape(self.path.name)}" '
            f'width="100%" height="{self.height}" style="border:0"></iframe>'
        )


def show_page(name: str, height: int = 1250) -> Page | Note:
    """An interactive page of this folder, such as "attention.html".

    height: of its frame, in pixels.
    """
    path = Path(__file__).with_name(name)
    try:
        return Page(path.read_text(encoding="utf-8"), path, height)
    except OSError:
        return Note(
            Words(
                f"La page `{name}` n'est pas à côté de `checks.py` : copie-la dans ce dossier.",
                f"The page `{name}` is not beside `checks.py`: copy it into this folder.",
            )
        )


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


def _patient(
    draw: Callable[..., Drawing | Note | Texts],
) -> Callable[..., Drawing | Note | Texts]:
    """The figure for arguments given as `lambda: ...`, which may not be written yet.

    A figure cell must not stop "Run all": what cannot be computed becomes a kind note.
    """

    @functools.wraps(draw)
    def drawn(*args: Any, **kwargs: Any) -> Drawing | Note | Texts:
        threads = torch.get_num_threads()
        # For thousands of operations on small tensors, threads cost more than they save.
        torch.set_num_threads(1)
        try:
            ready = [arg() if _is_promise(arg) else arg for arg in args]
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
        finally:
            torch.set_num_threads(threads)

    return drawn


def _is_promise(value: Any) -> bool:
    """A `lambda: ...`, and neither a layer nor a function that the figure calls itself."""
    return isinstance(value, FunctionType) and not inspect.signature(value).parameters


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
    return _weights_drawing(values, rows, columns, Words("Poids d'attention", "Attention weights"))


def _weights_drawing(
    values: Any,
    rows: Sequence[str] | None,
    columns: Sequence[str] | None,
    words: Words,
    least_top: float = 1e-9,
) -> Drawing:
    """least_top: the darkest colour stands for the largest weight, or for this if it is larger."""
    count_rows, count_columns = values.shape
    figure, (axis,) = _new_figure(
        1.9 + 0.72 * max(count_columns, 4), 1.5 + 0.46 * max(count_rows, 2)
    )
    top = max(float(np.nanmax(np.abs(values), initial=0.0)), least_top)
    lowest = -top if np.nanmin(values, initial=0.0) < 0 else 0.0
    _matrix(axis, values, (lowest, top), "Blues" if lowest == 0 else "PuOr_r", 2)
    _token_axes(axis, rows, columns, values.shape)
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
    title = words.now()
    figure.suptitle(title, fontweight="bold")
    return Drawing(figure, f"{title} ({count_rows} × {count_columns})")


def _token_axes(
    axis: Any, rows: Sequence[str] | None, columns: Sequence[str] | None, shape: tuple[int, int]
) -> None:
    """A row for each query, a column for each token that it may consult."""
    axis.set_yticks(range(shape[0]), _names(rows, shape[0]))
    axis.set_xticks(range(shape[1]), _names(columns, shape[1]))
    axis.xaxis.tick_top()
    axis.xaxis.set_label_position("top")
    axis.set_xlabel(Words("jeton consulté", "token consulted").now(), color=_GREY)
    axis.set_ylabel(Words("requête", "query").now(), color=_GREY)


@_patient
def draw_attention(
    layer: Any,
    inputs: Any,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
) -> Drawing | Note:
    """A layer and a sentence (T, d_in): the attention weights that its two projections give.

    layer: with `W_query` and `W_key`, each a matrix (d_in, d_out) or an nn.Linear.
    """
    sentence = _array(inputs)
    if sentence.ndim != 2 or not sentence.size:
        return _not_drawable(sentence, "(T, d_in)")
    asking, asked = (_projected(sentence, getattr(layer, n)) for n in ("W_query", "W_key"))
    weights = _shares(np.einsum("id,jd->ij", asking, asked), asked.shape[1] ** 0.5)
    title = Words("Poids d'attention de ta couche", "Attention weights of your layer")
    # Weights that hardly differ should look alike, and not like choices.
    return _weights_drawing(weights, rows, columns, title, least_top=0.5)


def _projected(sentence: Any, projection: Any) -> Any:
    if isinstance(projection, torch.nn.Module):
        x = torch.from_numpy(sentence).to(next(projection.parameters()))
        return _array(projection(x))
    return np.einsum("ti,io->to", sentence, _array(projection))


@_patient
def draw_mask(
    mask: Any, rows: Sequence[str] | None = None, columns: Sequence[str] | None = None
) -> Drawing | Note:
    """(Tq, T), True where a token is hidden: what each query may consult."""
    hidden = _array(mask) != 0
    if hidden.ndim != 2 or not hidden.size:
        return _not_drawable(hidden, "(Tq, T)")
    count_rows, count_columns = hidden.shape
    figure, (axis,) = _new_figure(
        2.1 + 0.62 * max(count_columns, 4), 1.9 + 0.46 * max(count_rows, 2)
    )
    axis.set_xlim(-0.5, count_columns - 0.5)
    axis.set_ylim(count_rows - 0.5, -0.5)
    for i, j in np.ndindex(hidden.shape):
        shade, edge, hatch = ("#e9ecef", "#9aa3ab", "////") if hidden[i, j] else (_BLUE, _BLUE, "")
        axis.add_patch(
            Rectangle(
                (j - 0.46, i - 0.46),
                0.92,
                0.92,
                facecolor=shade,
                edgecolor=edge,
                hatch=hatch,
                linewidth=0,
            )
        )
    _token_axes(axis, rows, columns, hidden.shape)
    axis.tick_params(which="both", length=0)
    for side in axis.spines.values():
        side.set_visible(False)
    axis.legend(
        handles=[
            Patch(facecolor=_BLUE, label=Words("visible", "visible").now()),
            Patch(
                facecolor="#e9ecef",
                edgecolor="#9aa3ab",
                hatch="////",
                linewidth=0,
                label=Words("caché", "hidden").now(),
            ),
        ],
        loc="upper center",
        bbox_to_anchor=(0.5, -0.02),
        ncols=2,
        frameon=False,
    )
    title = Words("Ce que chaque requête a le droit de voir", "What each query may see").now()
    figure.suptitle(title, fontweight="bold", fontsize=12)
    return Drawing(figure, f"{title} ({count_rows} × {count_columns})")


@_patient
def draw_scores(
    scores: Any,
    hidden: Any,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
) -> Drawing | Note:
    """(Tq, T), and a mask where True hides: the scores that softmax is given, −∞ where hidden."""
    values, away = _array(scores), _array(hidden) != 0
    if values.ndim != 2 or not values.size or away.shape != values.shape:
        return _not_drawable(away if values.ndim == 2 else values, "(Tq, T)")
    count_rows, count_columns = values.shape
    figure, (axis,) = _new_figure(
        1.7 + 0.72 * max(count_columns, 4), 1.5 + 0.46 * max(count_rows, 2)
    )
    shown = values[~away & np.isfinite(values)]
    top = max(float(np.abs(shown).max(initial=0.0)), 1e-9)
    lowest = -top if shown.min(initial=0.0) < 0 else 0.0
    colours = "Blues" if lowest == 0 else "PuOr_r"
    _matrix(axis, np.where(away, 0.0, values), (lowest, top), colours, 2 if shown.any() else 0)
    _hatch(axis, away, *_GREY_HATCH, "−∞")
    _token_axes(axis, rows, columns, values.shape)
    words = Words("Ce que reçoit la softmax", "What softmax is given")
    title = (words if shown.any() else Words("Le masque additif", "The additive mask")).now()
    figure.suptitle(title, fontweight="bold")
    return Drawing(figure, f"{title} ({count_rows} × {count_columns})")


# (shade, lines) of hatched cells.
_GREY_HATCH, _ORANGE_HATCH = ("#eceff2", "#b9c0c7"), ("#fdf0d8", "#dfa04d")


def _hatch(axis: Any, places: Any, shade: str, edge: str, said: str) -> None:
    """Hatched cells over those of a heat map, with what is said in them."""
    box = {"facecolor": shade, "edgecolor": "none", "boxstyle": "round,pad=0.15"}
    for i, j in np.argwhere(places):
        if said:
            axis.text(j, i, said, ha="center", va="center", fontsize=9.5, bbox=box, zorder=4)
        axis.add_patch(
            Rectangle(
                (j - 0.46, i - 0.46),
                0.92,
                0.92,
                facecolor=shade,
                edgecolor=edge,
                hatch="////",
                linewidth=0,
                zorder=3.5,
            )
        )


@_patient
def draw_dropout(
    before: Any,
    after: Any,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
) -> Drawing | Note:
    """(n, m), (n, m): a matrix and what dropout made of it: what survives and what is off."""
    first, second = _array(before), _array(after)
    if first.ndim != 2 or not first.size or second.shape != first.shape:
        return _not_drawable(second if first.ndim == 2 else first, "(n, m)")
    off, empty = (first != 0) & (second == 0), (first == 0) & (second == 0)
    count_rows, count_columns = first.shape
    figure, (axis,) = _new_figure(
        1.9 + 0.72 * max(count_columns, 4), 2.0 + 0.46 * max(count_rows, 2)
    )
    top = max(float(np.nanmax(np.abs(second))), 1e-9)
    lowest = -top if np.nanmin(second) < 0 else 0.0
    _matrix(axis, second, (lowest, top), "Blues" if lowest == 0 else "PuOr_r", 2)
    _hatch(axis, off, *_ORANGE_HATCH, "0")
    _hatch(axis, empty, *_GREY_HATCH, "")
    if rows is not None:
        _token_axes(axis, rows, columns, first.shape)
        for i, total in enumerate(second.sum(axis=1)):
            axis.annotate(
                f"Σ = {_decimal(total, 2)}",
                (count_columns - 0.5, i),
                xytext=(8, 0),
                textcoords="offset points",
                va="center",
                fontsize=9.5,
                color=_GREY,
                annotation_clip=False,
            )
    else:
        axis.set_xticks([])
        axis.set_yticks([])
    shown = [
        (Words("survit, divisé par 1 − p", "survives, divided by 1 − p"), _BLUE, _BLUE, ""),
        (Words("éteint", "off"), *_ORANGE_HATCH, "////"),
        (Words("déjà nul", "already zero"), *_GREY_HATCH, "////"),
    ]
    axis.legend(
        handles=[
            Patch(facecolor=shade, edgecolor=edge, hatch=hatch, linewidth=0, label=words.now())
            for words, shade, edge, hatch in shown[: 3 if empty.any() else 2]
        ],
        loc="upper center",
        bbox_to_anchor=(0.5, -0.02),
        ncols=3,
        frameon=False,
        fontsize=9.5,
        columnspacing=1.2,
    )
    title = Words("Ce que le dropout a éteint", "What dropout switched off").now()
    figure.suptitle(title, fontweight="bold")
    return Drawing(figure, f"{title} ({count_rows} × {count_columns})")


@_patient
def draw_causal_attention(
    layer_class: Any,
    inputs: Any,
    query: Any,
    key: Any,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
) -> Drawing | Note:
    """A class such as CausalAttention: its attention weights on a sentence (T, d_in).

    query, key: weights (d_k, d_in) of the two projections. Each token carries its rank besides,
    which W_value passes on: the output is then the weights themselves.
    """
    sentence, asking, asked = _array(inputs), _array(query), _array(key)
    if sentence.ndim != 2 or not sentence.size:
        return _not_drawable(sentence, "(T, d_in)")
    count, width = sentence.shape
    size = max(count, len(asked))
    state = {f"W_{n}.weight": np.zeros((size, width + count)) for n in ("query", "key", "value")}
    # The layer divides by √size where these queries and keys are meant for √d_k.
    state["W_query.weight"][: len(asking), :width] = asking * (size / len(asked)) ** 0.5
    state["W_key.weight"][: len(asked), :width] = asked
    state["W_value.weight"][:count, width:] = np.eye(count)
    layer = layer_class(width + count, size, count, 0.0)
    parameters = _named_parameters(layer)
    for name, numbers in state.items():
        problem = _misfit(layer, parameters, name, list(numbers.shape))
        if problem:
            return Note(problem[1])
        with torch.no_grad():
            parameters[name].copy_(torch.from_numpy(numbers))
    x = torch.from_numpy(np.concatenate([sentence, np.eye(count)], axis=1))
    with torch.no_grad():
        output = _array(layer.eval()(x.to(parameters["W_key.weight"])[None]))
    if output.shape != (1, count, size):
        return _not_drawable(output, f"(1, {count}, {size})")
    title = Words("Poids d'attention de ta couche", "Attention weights of your layer")
    return _weights_drawing(output[0, :, :count], rows, columns, title)


@_patient
def draw_spread(score_spread: Any, sizes: Sequence[int]) -> Drawing | Note:
    """score_spread(d_k) -> (raw, scaled): both standard deviations, for keys of several sizes."""
    points = [[float(each) for each in score_spread(size)] for size in sizes]
    measured = np.array(points, dtype=np.float64)
    if measured.shape != (len(sizes), 2) or not np.isfinite(measured).all() or measured.min() <= 0:
        return Note(
            Words(
                "Cette figure attend, pour chaque taille, deux écarts-types positifs : "
                "(raw_std, scaled_std).",
                "This figure expects two positive standard deviations for each size: "
                "(raw_std, scaled_std).",
            )
        )
    figure, (axis,) = _new_figure(7.6, 4.2)
    line = np.array([min(sizes), max(sizes)], dtype=np.float64)
    axis.plot(line, np.sqrt(line), color=_RED, linewidth=1.4, linestyle=(0, (4, 2)))
    axis.plot(line, np.ones(2), color=_BLUE, linewidth=1.4, linestyle=(0, (4, 2)))
    axis.plot(sizes, measured[:, 0], "o", color=_RED, markersize=10)
    axis.plot(sizes, measured[:, 1], "s", color=_BLUE, markersize=6.5)
    axis.set_xscale("log")
    axis.set_yscale("log")
    axis.minorticks_off()
    axis.set_xlim(line[0] / 1.35, line[1] * 4.2)
    axis.set_ylim(0.6 * min(1.0, measured.min()), 2.0 * max(measured.max(), line[1] ** 0.5))
    axis.set_xticks(list(sizes), [_plain_number(size) for size in sizes])
    ticks = [2.0**k for k in range(-3, 12) if axis.get_ylim()[0] < 2.0**k < axis.get_ylim()[1]]
    axis.set_yticks(ticks, [_plain_number(tick) for tick in ticks])
    for size, pair in zip(sizes, measured, strict=True):
        for value, colour, above in zip(pair, ("#9c4400", "#004f7d"), (True, False), strict=True):
            axis.annotate(
                _decimal(value, 1 if value >= 3 else 2),
                (size, value),
                xytext=(0, 9 if above else -9),
                textcoords="offset points",
                ha="center",
                va="bottom" if above else "top",
                fontsize=9.5,
                color=colour,
            )
    for height, label, colour in (
        (line[1] ** 0.5, _same(r"$q \cdot k$"), "#9c4400"),
        (1.0, _same(r"$q \cdot k \,/\, \sqrt{d_k}$"), "#004f7d"),
    ):
        axis.annotate(
            label.now(),
            (line[1], height),
            xytext=(16, 0),
            textcoords="offset points",
            va="center",
            fontsize=12.5,
            color=colour,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 2},
        )
    axis.annotate(
        Words(
            r"pointillés : la théorie, $\sqrt{d_k}$ et 1", r"dashes: the theory, $\sqrt{d_k}$ and 1"
        ).now(),
        (0.02, 0.95),
        xycoords="axes fraction",
        va="top",
        fontsize=10,
        color=_GREY,
        bbox={"facecolor": "white", "edgecolor": "none", "pad": 2},
    )
    axis.grid(color="#d8dde2", linewidth=0.7)
    axis.set_axisbelow(True)
    for side in ("top", "right"):
        axis.spines[side].set_visible(False)
    axis.set_xlabel(Words("taille des clés, $d_k$", "size of the keys, $d_k$").now())
    axis.set_ylabel(Words("écart-type mesuré", "measured standard deviation").now())
    title = Words(
        "L'étalement des scores, avant et après la racine",
        "The spread of the scores, before and after the root",
    ).now()
    axis.set_title(title, fontweight="bold", fontsize=12, loc="left")
    return Drawing(figure, title)


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
    bars = [_shares(values, temperature) for temperature in temperatures]
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


# --- Figures of memory, heads and time -------------------------------------------------------

_HUES = (_BLUE, _ORANGE, "#009E73", "#CC79A7")  # of heads, or of rows
_ROW_LIMIT = 24  # numbers that a drawing of memory has room for
_GREEN = "#1a7f37"


@_patient
def draw_memory(tensors: Any, num_heads: int = 1) -> Drawing | Note:
    """{code: small tensor}: its row of memory, the order of reading, and the grid that comes out.

    num_heads: of the first tensor, whose numbers give their colour to all: (b, T, d_out), or
    (b, H, T, d_h) where axis 1 is that of heads, or a matrix, coloured by its rows.
    """
    named = {str(code): tensor for code, tensor in dict(tensors).items()}
    for code, tensor in named.items():
        if not isinstance(tensor, Tensor) or not tensor.dim() or not tensor.numel():
            kind = _class_name(type(tensor))
            return Note(
                Words(
                    f"Cette figure attend un tenseur ; `{code}` est un objet {kind}.",
                    f"This figure expects a tensor; `{code}` is an object of type {kind}.",
                )
            )
        if len(_row_of(tensor)) > _ROW_LIMIT:
            return Note(
                Words(
                    f"La rangée de `{code}` a trop de cases pour être dessinée : {_ROW_LIMIT} au "
                    "plus.",
                    f"The row of `{code}` has too many cells to be drawn: {_ROW_LIMIT} at most.",
                )
            )
    first = next(iter(named.values()))
    colours = _number_colours(first, num_heads)
    # Never so short that the words above the row would touch.
    longest = max(9, *(len(_row_of(tensor)) for tensor in named.values()))
    grids = [_grid_size(tensor) for tensor in named.values()]
    width = 1.75 + longest + 2.0 + max(columns for _, columns in grids)
    heights = [max(4.95, rows + 2.25) for rows, _ in grids]
    figure, (axis,) = _new_figure(0.4 * width, 0.4 * (sum(heights) + 0.6))
    axis.set_axis_off()
    axis.set_aspect("equal")
    axis.set_xlim(-1.75, width - 1.75)
    axis.set_ylim(sum(heights), -0.6)
    top = 0.0
    for (code, tensor), height in zip(named.items(), heights, strict=True):
        _memory_band(axis, top, code, tensor, colours, longest)
        whose = "" if tensor is first else _row_words(_same_row(tensor, first))
        _memory_words(axis, top, code, tensor, longest, whose)
        top += height
        if top < sum(heights):
            axis.plot([-1.75, width - 1.75], [top - 0.5] * 2, color="#d8dde2", linewidth=0.8)
    title = Words(
        "Une rangée de mémoire, et comment on la lit", "One row of memory, and how it is read"
    ).now()
    figure.suptitle(title, fontweight="bold", fontsize=12.5)
    return Drawing(figure, title)


def _row_of(tensor: Tensor) -> list[float]:
    """All that the memory of a tensor holds, in the order of its cells."""
    size = tensor.untyped_storage().nbytes() // tensor.element_size()
    if size > 4 * _ROW_LIMIT:
        return [0.0] * size
    return [float(n) for n in torch.as_strided(tensor.detach(), (size,), (1,), 0).tolist()]


def _same_row(one: Tensor, other: Tensor) -> bool:
    return one.untyped_storage().data_ptr() == other.untyped_storage().data_ptr()


def _cells_read(tensor: Tensor) -> list[int]:
    """The cells of memory in the order in which the tensor reads them."""
    start, strides = tensor.storage_offset(), tensor.stride()
    return [
        start + sum(i * s for i, s in zip(index, strides, strict=True))
        for index in np.ndindex(tuple(tensor.shape))
    ]


def _number_colours(first: Tensor, num_heads: int) -> dict[float, Any]:
    """The colour of each number: a hue for its head or row, a shade for its place within."""
    colours: dict[float, Any] = {}
    shape = tuple(first.shape)
    for index in np.ndindex(shape):
        if len(shape) == 4:
            hue, place, places = index[1], index[2], shape[2]
        elif len(shape) == 3:
            hue, place, places = index[2] * num_heads // shape[2], index[1], shape[1]
        else:
            hue, place, places = index[0], index[-1], shape[-1]
        full = 0.42 + 0.58 * (place + 1) / places
        colours[float(first[index])] = tuple(
            1 - full * (1 - channel) for channel in to_rgb(_HUES[hue % len(_HUES)])
        )
    return colours


def _grid_size(tensor: Tensor) -> tuple[int, float]:
    """Rows and columns that the grid of a tensor takes, in cells."""
    *blocks, rows, columns = (1, 1, *tensor.shape)
    count = math.prod(blocks)
    return rows, count * columns + 0.7 * (count - 1)


def _memory_band(
    axis: Any, top: float, code: str, tensor: Tensor, colours: dict[float, Any], longest: int
) -> None:
    """The row above, the reading below, a line for each number; the grid on the right."""
    row, read = _row_of(tensor), _cells_read(tensor)
    upper, lower = top + 1.0, top + 3.0
    for cell, number in enumerate(row):
        _cell(axis, cell, upper, number, colours, edge="#333333")
        axis.text(cell + 0.5, upper - 0.17, str(cell), ha="center", fontsize=7, color=_GREY)
    for rank, cell in enumerate(read):
        _cell(axis, rank, lower, row[cell], colours, edge="white")
        still = rank == cell
        axis.plot(
            [cell + 0.5, rank + 0.5],
            [upper + 1.06, lower - 0.06],
            color="#9aa3ab" if still else _RED,
            linewidth=1.0 if still else 1.4,
            solid_capstyle="round",
        )
    *blocks, rows, columns = (1, 1, *tensor.shape)
    left = longest + 1.6
    for number, block in enumerate(np.ndindex(*blocks)):
        for i, j in np.ndindex(rows, columns):
            rank = (number * rows + i) * columns + j
            _cell(axis, left + j, top + 1.0 + i, row[read[rank]], colours, edge="white")
        if math.prod(blocks) > 1:
            axis.text(
                left + columns / 2,
                top + 1.0 + rows + 0.42,
                str(list(block[2:])),
                ha="center",
                va="center",
                fontsize=8,
                family="monospace",
                color=_GREY,
            )
        left += columns + 0.7


def _cell(
    axis: Any, x: float, y: float, number: float, colours: dict[float, Any], edge: str
) -> None:
    fill = colours.get(number, (0.85, 0.87, 0.89))
    axis.add_patch(Rectangle((x, y), 1, 1, facecolor=fill, edgecolor=edge, linewidth=1.1))
    axis.text(
        x + 0.5,
        y + 0.53,
        _plain_number(number),
        ha="center",
        va="center",
        fontsize=10,
        color="#111111" if _luminance(fill) > 0.18 else "white",
    )


def _row_words(shares: bool) -> str:
    words = Words("même rangée", "same row") if shares else Words("rangée neuve", "fresh row")
    return words.now()


def _memory_words(
    axis: Any, top: float, code: str, tensor: Tensor, longest: int, whose: str
) -> None:
    """The name of a tensor, its shape and strides, and what its row is called."""
    axis.text(-1.65, top + 0.18, code, fontsize=10.5, family="monospace", fontweight="bold")
    for y, words in ((1.6, Words("mémoire", "memory")), (3.6, Words("lecture", "reading"))):
        axis.text(-0.25, top + y, words.now(), ha="right", fontsize=9, color=_GREY)
    steps = Words("pas", "strides").now()
    axis.text(
        longest,
        top + 0.18,
        f"{whose + ' · ' if whose else ''}{steps} {_shape(tensor.stride())}",
        ha="right",
        fontsize=9,
        color=_GREY,
    )
    runs = tensor.is_contiguous()
    verdict = Words("contigu", "contiguous") if runs else Words("non contigu", "not contiguous")
    axis.text(
        longest + 1.6,
        top + 0.18,
        f"{_shape(tensor.shape)} · {verdict.now()}",
        fontsize=9,
        color=_GREEN if runs else "#9c4400",
    )


@_patient
def draw_heads(
    layer: Any,
    inputs: Any,
    num_heads: int,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
) -> Drawing | Note:
    """A causal layer of several heads and a sentence (T, d_in): a map for each head, then the mean.

    layer: with `W_query` and `W_key`, each an nn.Linear or a matrix, whose last axis holds the
    heads side by side.
    """
    sentence = _array(inputs)
    if sentence.ndim != 2 or not sentence.size:
        return _not_drawable(sentence, "(T, d_in)")
    asking, asked = (_projected(sentence, getattr(layer, n)) for n in ("W_query", "W_key"))
    future = np.triu(np.ones((len(sentence), len(sentence)), dtype=bool), 1)
    maps = []
    for queries, keys in zip(
        np.split(asking, num_heads, -1), np.split(asked, num_heads, -1), strict=True
    ):
        scores = np.where(future, -np.inf, np.einsum("ic,jc->ij", queries, keys))
        maps.append(_shares(scores, keys.shape[1] ** 0.5))
    titles = [f"{Words('tête', 'head').now()} {h}" for h in range(num_heads)]
    if num_heads > 1:
        maps.append(np.mean(maps, axis=0))
        titles.append(Words("moyenne des têtes", "mean of the heads").now())
    side = 0.9 + 0.42 * max(len(sentence), 4)
    figure, axes = _new_figure(side * len(maps) + 0.5, side + 0.9, len(maps))
    for k, (axis, values, title) in enumerate(zip(axes, maps, titles, strict=True)):
        mean = k == num_heads
        shown = np.where(future, np.nan, values)
        _matrix(axis, shown, (0.0, 1.0), "Greys" if mean else "Blues", 2)
        for text in list(axis.texts):
            if text.get_text() == "nan":
                text.remove()
        _token_axes(axis, rows, columns, values.shape)
        if k:
            axis.set_ylabel("")
        axis.set_title(title, fontsize=11.5, color=_GREY if mean else "#111111", pad=8)
    title = Words("Ce que regarde chaque tête", "What each head looks at").now()
    figure.suptitle(title, fontweight="bold", fontsize=12.5)
    return Drawing(figure, title)


@_patient
def draw_losses(losses: Any) -> Drawing | Note:
    """{number of heads: losses of a training}: one curve each, and the loss at its end."""
    curves = {int(heads): _array(values) for heads, values in dict(losses).items()}
    if not curves or any(c.ndim != 1 or len(c) < 2 for c in curves.values()):
        return _not_drawable(next(iter(curves.values()), np.zeros(0)), "(steps,)")
    figure, (axis,) = _new_figure(7.6, 3.6)
    for (heads, values), colour in zip(curves.items(), (_RED, _BLUE, "#009E73"), strict=False):
        window = max(1, len(values) // 30)
        smooth = np.convolve(values, np.ones(window) / window, mode="valid")
        axis.plot(values, color=colour, linewidth=0.8, alpha=0.3)
        axis.plot(np.arange(len(smooth)) + window - 1, smooth, color=colour, linewidth=2)
        name = Words(
            f"{heads} tête{'s' if heads > 1 else ''}", f"{heads} head{'s' if heads > 1 else ''}"
        ).now()
        axis.annotate(
            f"{name} : {_decimal(smooth[-1], 2)}"
            if LANGUAGE == "fr"
            else f"{name}: {_decimal(smooth[-1], 2)}",
            (len(values) - 1, smooth[-1]),
            xytext=(10, 0),
            textcoords="offset points",
            va="center",
            fontsize=11,
            color={_RED: "#9c4400", _BLUE: "#004f7d"}.get(colour, colour),
            annotation_clip=False,
        )
    axis.set_xlim(0, len(next(iter(curves.values()))) - 1)
    axis.set_ylim(0, None)
    axis.yaxis.set_major_formatter(lambda v, _: _decimal(v, 1))
    axis.grid(color="#d8dde2", linewidth=0.7)
    axis.set_axisbelow(True)
    for spine in ("top", "right"):
        axis.spines[spine].set_visible(False)
    axis.set_xlabel(Words("pas d'entraînement", "training step").now())
    axis.set_ylabel(Words("perte", "loss").now())
    title = Words("Deux courses à faire, une ou deux têtes", "Two errands, one head or two").now()
    axis.set_title(title, fontweight="bold", fontsize=12, loc="left")
    return Drawing(figure, title)


_RACE_S = 4.0  # seconds after which a race is shortened
_RACE_TRIALS = 12


@_patient
def draw_race(loop: Any, grouped: Any, inputs: Any, heads: Sequence[int]) -> Drawing | Note:
    """Two classes of layers and a batch (b, T, d): the time that each takes, by number of heads.

    loop(d, d / H, T, 0.0, H) and grouped(d, d, T, 0.0, H) are built and called for each H.
    """
    if not isinstance(inputs, Tensor) or inputs.dim() != 3:
        return _not_drawable(_array(inputs), "(b, T, d)")
    _, T, d = inputs.shape
    end = time.perf_counter() + _RACE_S
    times = []
    with torch.inference_mode(), torch.random.fork_rng(()):
        for count in heads:
            pair = loop(d, d // count, T, 0.0, count), grouped(d, d, T, 0.0, count)
            times.append([_best_ms(layer.eval(), inputs, end) for layer in pair])
    measured = np.array(times)
    figure, (axis,) = _new_figure(7.6, 3.9)
    names = (Words("la boucle", "the loop"), Words("toutes ensemble", "all together"))
    for k, colour, dark, name in ((0, _RED, "#9c4400", names[0]), (1, _BLUE, "#004f7d", names[1])):
        axis.plot(heads, measured[:, k], "o-", color=colour, linewidth=2, markersize=6)
        axis.annotate(
            f"{name.now()}\n{_decimal(measured[-1, k], 2)} ms",
            (heads[-1], measured[-1, k]),
            xytext=(12, 0),
            textcoords="offset points",
            va="center",
            fontsize=10.5,
            color=dark,
            annotation_clip=False,
        )
    axis.set_xscale("log", base=2)
    axis.set_yscale("log")
    axis.minorticks_off()
    axis.set_xticks(list(heads), [str(count) for count in heads])
    low, high = axis.get_ylim()
    ticks = [t for t in (0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50) if low <= t <= high]
    axis.set_yticks(ticks, [_plain_number(t) for t in ticks])
    axis.grid(color="#d8dde2", linewidth=0.7)
    axis.set_axisbelow(True)
    for spine in ("top", "right"):
        axis.spines[spine].set_visible(False)
    axis.set_xlabel(Words("nombre de têtes", "number of heads").now())
    axis.set_ylabel(Words("meilleur temps, en ms", "best time, in ms").now())
    ratio = measured[-1, 0] / measured[-1, 1]
    found = _decimal(ratio, 1) if ratio < 10 else _decimal(ratio, 0)
    title = Words(
        f"À {heads[-1]} têtes, la boucle met {found} fois le temps de l'autre couche",
        f"With {heads[-1]} heads, the loop takes {found} times as long as the other layer",
    ).now()
    axis.set_title(title, fontweight="bold", fontsize=12, loc="left")
    return Drawing(figure, title)


def _best_ms(layer: Any, inputs: Tensor, end: float) -> float:
    """The shortest of several calls, in milliseconds; at least three, more while time is left."""
    best = math.inf
    for trial in range(_RACE_TRIALS):
        if trial > 2 and time.perf_counter() > end:
            break
        start = time.perf_counter()
        layer(inputs)
        best = min(best, 1000 * (time.perf_counter() - start))
    return best


# --- Figures of kernels, training and generation ---------------------------------------------

_TEAL, _PLUM = "#009E73", "#AA4499"
# Darker, for words in the colour of a line.
_DARK = {_BLUE: "#004f7d", _RED: "#9c4400"}


def _plain_axis(axis: Any) -> None:
    axis.grid(color="#d8dde2", linewidth=0.7)
    axis.set_axisbelow(True)
    for side in ("top", "right"):
        axis.spines[side].set_visible(False)


def _figure_wants(fr: str, en: str) -> Note:
    return Note(Words(f"Cette figure attend {fr}.", f"This figure expects {en}."))


@_patient
def draw_regression(smoother: Any, xs: Any, ys: Any, bandwidths: Sequence[float]) -> Drawing | Note:
    """A smoother such as nadaraya_watson, records (m, 1), (m, 1): a curve for each bandwidth."""
    at, heights = _array(xs), _array(ys)
    for values in (at, heights):
        if values.ndim != 2 or values.shape[1] != 1 or values.shape != at.shape or not values.size:
            return _not_drawable(values, "(m, 1)")
    margin = 0.1 * float(np.ptp(at)) or 1.0
    places = np.linspace(at.min() - margin, at.max() + margin, 401)[:, None]
    figure, (axis,) = _new_figure(7.6, 4.2)
    for k, bandwidth in enumerate(bandwidths):
        given = (torch.from_numpy(values.astype(np.float32)) for values in (places, at, heights))
        curve = _array(smoother(*given, float(bandwidth)))
        if curve.shape != places.shape:
            return _not_drawable(curve, _shape(places.shape))
        axis.plot(
            places[:, 0],
            curve[:, 0],
            color=(_RED, _BLUE, _TEAL)[k % 3],
            linestyle=("solid", "solid", (0, (5, 2)))[k % 3],
            linewidth=(1.5, 2.8, 2.0)[k % 3],
            label=f"λ = {_plain_number(float(bandwidth))} km",
        )
    records = Words("relevés", "records").now()
    axis.plot(at[:, 0], heights[:, 0], "o", color="#222222", markersize=7, label=records, zorder=4)
    axis.set_xlim(places[0, 0], places[-1, 0])
    axis.locator_params(axis="x", integer=True)
    axis.legend(loc="lower center", frameon=False, fontsize=10.5)
    _plain_axis(axis)
    axis.set_xlabel(Words("kilomètre du sentier", "kilometre of the trail").now())
    axis.set_ylabel(Words("altitude, en m", "altitude, in m").now())
    title = Words(
        "Les mêmes relevés, des voisinages plus ou moins larges",
        "The same records, neighbourhoods of several widths",
    ).now()
    axis.set_title(title, fontweight="bold", fontsize=12, loc="left")
    return Drawing(figure, title)


class _Kernel(NamedTuple):
    """K_n, and the entmax that it belongs to: alpha = 1 + 1/n; n is inf for the Gaussian."""

    n: float
    name: Words
    alpha: float
    alpha_name: str
    colour: str
    dashes: Any
    marker: str


_GAUSS = Words("gaussien", "Gaussian")
_KERNELS = (
    _Kernel(math.inf, _GAUSS, 1, "α = 1", _BLUE, "solid", "o"),
    _Kernel(3, _same("triweight"), 4 / 3, "α = 4/3", _TEAL, (0, (7, 2)), "s"),
    _Kernel(2, _same("biweight"), 1.5, "α = 3/2", _PLUM, (0, (6, 1.5, 1.2, 1.5)), "^"),
    _Kernel(1, _same("Epanechnikov"), 2, "α = 2", _RED, (0, (2, 1)), "D"),
)


@_patient
def draw_kernels(compact_kernel: Any, entmax: Any = None) -> Drawing | Note:
    """The kernels against the distance, drawn with compact_kernel(u, n); Gauss's is always ours.

    With entmax(z, alpha): the weights that it gives to keys of one norm, as points. The curves
    are then the kernels themselves, whatever compact_kernel answers.
    """
    return _kernel_curves(compact_kernel) if entmax is None else _kernel_link(entmax)


def _kernel_curves(compact_kernel: Any) -> Drawing | Note:
    u = np.linspace(0, 2.5, 1001)
    figure, axes = _new_figure(9.2, 3.9, 2, width_ratios=[1.75, 1])
    low, high = 0.0, 1.0
    for kernel in _KERNELS:
        compact = kernel.n < math.inf
        curve = np.exp(-(u**2) / 2)
        if compact:
            curve = _array(compact_kernel(torch.from_numpy(u.copy()), int(kernel.n)))
        if curve.shape != u.shape:
            return _not_drawable(curve, _shape(u.shape))
        low, high = min(low, np.nanmin(curve)), max(high, np.nanmax(curve))
        label = kernel.name.now() + (f", n = {kernel.n}" if compact else "")
        for axis in axes:
            style = {"color": kernel.colour, "linestyle": kernel.dashes, "linewidth": 2.2}
            axis.plot(u, curve, label=label, **style)
    whole, edge = axes
    for axis in axes:
        _plain_axis(axis)
        axis.xaxis.set_major_formatter(lambda v, _: _plain_number(round(v, 6)))
        axis.yaxis.set_major_formatter(lambda v, _: _plain_number(round(v, 6)))
        axis.set_xlabel(Words("distance $u$", "distance $u$").now())
    # What is not a kernel may go far: it is seen leaving.
    whole.set_ylim(max(low, -0.6) - 0.015, min(high, 1.8) + 0.05)
    whole.set_xlim(0, 2.5)
    whole.set_ylabel(Words("noyau $K(u)$", "kernel $K(u)$").now())
    whole.legend(loc="upper right", edgecolor="none", fontsize=10.5, handlelength=3)
    edge.set_xlim(0.8, 1.1)
    edge.set_ylim(-0.01, 0.25)
    edge.set_title(Words("le bord, de près", "the edge, close up").now(), fontsize=11)
    title = Words(
        "Quatre noyaux, et la façon d'arriver à zéro", "Four kernels on their way to zero"
    )
    figure.suptitle(title.now(), fontweight="bold", fontsize=12.5)
    return Drawing(figure, title.now())


def _kernel_link(entmax: Any) -> Drawing | Note:
    norm, farthest = 2.0, 2.5  # distances in units of λ; scores are divided by λ²
    distances = np.linspace(0, farthest, 26)
    angles = 2 * np.arcsin(distances / (2 * norm))
    scores = norm**2 * np.cos(angles)
    fine = np.linspace(0, farthest, 501)
    figure, (axis,) = _new_figure(8.2, 4.4)
    lowest = 0.0
    for rank, kernel in enumerate(_KERNELS):
        weights = _array(entmax(torch.from_numpy(scores.copy()), kernel.alpha))
        if weights.shape != scores.shape:
            return _not_drawable(weights, _shape(scores.shape))
        lowest = min(lowest, float(np.nanmin(weights)))
        style = {"color": kernel.colour, "linestyle": kernel.dashes, "linewidth": 1.5}
        points = {"marker": kernel.marker, "markersize": 6.5, "markeredgecolor": "white"}
        axis.plot(fine, _kernel_weights(kernel.n, fine, distances), **style)
        axis.plot(
            distances,
            weights,
            linestyle="none",
            color=kernel.colour,
            clip_on=False,
            zorder=3 + rank,
            **points,
        )
        normalisation = {0: " (softmax)", len(_KERNELS) - 1: " (sparsemax)"}.get(rank, "")
        label = f"{kernel.alpha_name}{normalisation} · {kernel.name.now()}"
        axis.plot([], [], label=label, **style, **points)
    axis.set_xlim(-0.03, farthest + 0.03)
    axis.set_ylim(bottom=min(0.0, lowest))
    _plain_axis(axis)
    axis.xaxis.set_major_formatter(lambda v, _: _plain_number(round(v, 6)))
    axis.yaxis.set_major_formatter(lambda v, _: _plain_number(round(v, 6)))
    meaning = Words(
        "points : ton entmax ; courbes : les noyaux", "points: your entmax; curves: the kernels"
    )
    axis.legend(
        loc="upper right", frameon=False, fontsize=10.5, handlelength=3.4, title=meaning.now()
    )
    distance = Words(
        "distance entre la requête et la clé, en λ", "distance from query to key, in λ"
    )
    axis.set_xlabel(distance.now())
    axis.set_ylabel(Words("poids d'attention", "attention weight").now())
    title = Words("Choisir α, c'est choisir un noyau", "To choose α is to choose a kernel").now()
    axis.set_title(title, fontweight="bold", fontsize=12, loc="left")
    return Drawing(figure, title)


def _kernel_weights(n: float, at: Any, keys: Any) -> Any:
    """What K_n gives to a key at each distance, its window set so that those of `keys` sum to 1.

    Keys of one norm, λ = 1: the weights are (a − d²/2n)ⁿ, hence a window h = √(2na).
    """
    if n == math.inf:
        return np.exp(-(at**2) / 2) / np.exp(-(keys**2) / 2).sum()

    def weights(a: Any, distances: Any) -> Any:
        return np.maximum(0.0, a - distances**2 / (2 * n)) ** n

    # A sum that grows with a, read backwards from a table, then from a finer one.
    heights = np.linspace(0.0, 1.0, 2001)
    for _ in range(2):
        sums = weights(heights[:, None], keys).sum(axis=-1)
        top = np.interp(1.0, sums, heights)
        heights = top + np.linspace(-1e-3, 1e-3, 2001)
    return weights(top, at)


@_patient
def draw_positions(learnt: Any) -> Drawing | Note:
    """(before, after, losses): two maps (T, T) on one scale, and the loss of each step."""
    if not isinstance(learnt, (tuple, list)) or len(learnt) != 3:
        return _figure_wants(
            "un triplet, `(before, after, losses)`", "a triple, `(before, after, losses)`"
        )
    maps, losses = [_array(each) for each in learnt[:2]], _series(learnt[2])
    for values in maps:
        if values.ndim != 2 or values.shape != maps[0].shape[:1] * 2 or not values.size:
            return _not_drawable(values, "(T, T)")
    if losses.ndim != 1 or len(losses) < 2:
        return _not_drawable(losses, "(steps,)")
    figure, (*map_axes, curve) = _new_figure(10.6, 3.75, 3, width_ratios=[1, 1, 1.25])
    count = len(maps[0])
    ticks = range(0, count, max(1, math.ceil(count / 8)))
    titles = (Words("avant", "before"), Words("après", "after"))
    least, most = (_decimal(f(maps[0]), 4) for f in (np.min, np.max))
    last = _decimal(np.diagonal(maps[1], -1).min(initial=1.0), 2)
    found = (
        Words(f"poids de {least} à {most}", f"weights from {least} to {most}"),
        Words(f"au moins {last} sur la précédente", f"at least {last} on the previous one"),
    )
    for axis, values, words, numbers in zip(map_axes, maps, titles, found, strict=True):
        image = axis.imshow(values, cmap="Blues", vmin=0.0, vmax=1.0)
        axis.set_xticks(ticks)
        axis.set_yticks(ticks)
        axis.set_title(words.now(), fontsize=11.5)
        consulted = Words("position consultée", "position consulted").now()
        axis.set_xlabel(f"{consulted}\n({numbers.now()})", linespacing=1.4)
        _faint_frame(axis)
    map_axes[0].set_ylabel(Words("position qui interroge", "position that asks").now())
    _weight_bar(figure, image, map_axes)
    _loss_curve(curve, losses)
    curve.set_title(Words("perte", "loss").now(), fontsize=11.5)
    title = Words(
        "Ce que les positions seules font regarder, et la perte",
        "What positions alone make the layer look at, and the loss",
    ).now()
    figure.suptitle(title, fontweight="bold", fontsize=12.5)
    return Drawing(figure, title)


def _series(data: Any) -> Any:
    """Numbers of a tensor, an array or a list of any of them, as float64."""
    if isinstance(data, (list, tuple)):
        data = [float(_array(each).reshape(())) for each in data]
    return _array(data)


def _faint_frame(axis: Any) -> None:
    """A map whose palest cells are nearly white still has an edge."""
    axis.tick_params(which="both", length=0)
    for side in axis.spines.values():
        side.set_color("#9aa3ab")
        side.set_linewidth(0.8)


def _weight_bar(figure: Any, image: Any, axes: Any) -> None:
    bar = figure.colorbar(image, ax=axes, shrink=0.85, pad=0.02, aspect=28)
    bar.ax.yaxis.set_major_formatter(lambda v, _: _plain_number(round(v, 6)))
    bar.set_label(Words("poids", "weight").now())
    bar.outline.set_visible(False)


def _loss_curve(axis: Any, losses: Any) -> None:
    """Each step, faint, under a running mean whose window narrows at both ends."""
    steps = np.arange(len(losses))
    half = np.minimum(np.minimum(steps, steps[::-1]), len(losses) // 120)
    sums = np.concatenate([[0.0], np.cumsum(losses)])
    smooth = (sums[steps + half + 1] - sums[steps - half]) / (2 * half + 1)
    axis.plot(losses, color=_BLUE, linewidth=0.8, alpha=0.35)
    axis.plot(smooth, color=_BLUE, linewidth=2)
    axis.set_xlim(0, len(losses))
    axis.set_ylim(0, None)
    axis.yaxis.set_major_formatter(lambda v, _: _plain_number(round(v, 6)))
    _plain_axis(axis)
    axis.set_xlabel(Words("pas d'entraînement", "training step").now())


@_patient
def draw_training(losses: Any, uniform: float) -> Drawing | Note:
    """The loss of each step of a training, and the loss of whoever knows nothing, ln V."""
    values = _series(losses)
    if values.ndim != 1 or len(values) < 2:
        return _not_drawable(values, "(steps,)")
    if not np.isfinite(values).all():
        step = int(np.argmin(np.isfinite(values)))
        return Note(
            Words(
                f"La perte n'est plus un nombre fini au pas {step} : cherche ce qui déborde.",
                f"The loss stops being a finite number at step {step}: look for what overflows.",
            )
        )
    figure, (axis,) = _new_figure(7.8, 4.0)
    _loss_curve(axis, values)
    axis.axhline(uniform, color=_RED, linewidth=1.6, linestyle=(0, (5, 2)))
    axis.set_ylim(0, 1.12 * max(float(values.max()), uniform))
    words = Words("ne rien savoir : ln V", "to know nothing: ln V").now()
    axis.annotate(
        f"{words} = {_decimal(uniform, 2)}",
        (len(values) - 1, uniform),
        xytext=(0, 5),
        textcoords="offset points",
        ha="right",
        fontsize=10.5,
        color=_DARK[_RED],
    )
    ends = ((0, values[0], (8, 3)), (len(values) - 1, values[-1], (8, 0)))
    for step, height, offset in ends:
        axis.plot([step], [height], "o", color=_BLUE, markersize=6, clip_on=False, zorder=4)
        axis.annotate(
            _decimal(height, 2),
            (step, height),
            xytext=offset,
            textcoords="offset points",
            va="bottom" if step == 0 else "center",
            fontsize=10.5,
            color=_DARK[_BLUE],
            annotation_clip=False,
        )
    axis.set_ylabel(Words("perte", "loss").now())
    title = Words("La perte pendant l'entraînement", "The loss during training").now()
    axis.set_title(title, fontweight="bold", fontsize=12, loc="left")
    return Drawing(figure, title)


_DRAWS = 1000
_COLDEST = 1e-9  # the temperature that stands for 0


@_patient
def draw_samples(
    sample_next: Any, logits: Any, temperature: float = 1.0, top_k: int = 2
) -> Drawing | Note:
    """sample_next on logits (V,): how often it draws each token, without top_k and with it."""
    scores = _array(logits)
    if scores.ndim != 1 or not scores.size:
        return _not_drawable(scores, "(V,)")
    count = len(scores)
    rows = torch.from_numpy(scores).to(torch.float32).repeat(_DRAWS, 1)
    kept = np.argsort(-scores, kind="stable")[:top_k]
    drawings = []
    for chosen, limit in ((np.arange(count), None), (kept, top_k)):
        expected = np.zeros(count)
        expected[chosen] = _shares(scores[chosen], max(temperature, _COLDEST))
        source = torch.Generator().manual_seed(0)
        drawn = _array(
            sample_next(rows.clone(), temperature=temperature, top_k=limit, generator=source)
        )
        if drawn.shape != (_DRAWS, 1):
            return _not_drawable(drawn, f"({_DRAWS}, 1)")
        if not np.isin(drawn, np.arange(count)).all():
            return _figure_wants(
                f"des numéros de jetons, de 0 à {count - 1}",
                f"the numbers of tokens, from 0 to {count - 1}",
            )
        frequency = np.bincount(drawn[:, 0].astype(int), minlength=count) / _DRAWS
        drawings.append((limit, frequency, expected))
    figure, axes = _new_figure(7.8, 3.7, 2, sharey=True)
    for axis, (limit, frequency, expected) in zip(axes, drawings, strict=True):
        axis.bar(range(count), frequency, width=0.7, color="#8cbfe0")
        axis.hlines(
            expected, np.arange(count) - 0.43, np.arange(count) + 0.43, color="#222222", linewidth=2
        )
        for i in range(count if count <= 8 else 0):
            axis.annotate(
                _decimal(frequency[i], 3),
                (i, max(frequency[i], expected[i])),
                xytext=(0, 4),
                textcoords="offset points",
                ha="center",
                fontsize=9.5,
            )
        axis.set_title(
            Words("sans top_k", "without top_k").now() if limit is None else f"top_k = {limit}",
            fontsize=11.5,
        )
        ticks = range(0, count, math.ceil(count / 10))
        names = [_plain_number(float(f"{scores[i]:.2g}")) for i in ticks]
        axis.set_xticks(ticks, names, fontsize=9.5)
        _plain_axis(axis)
        axis.grid(visible=False, axis="x")
        axis.yaxis.set_major_formatter(lambda v, _: _decimal(v, 1))
        axis.set_xlabel(Words("logit du jeton", "logit of the token").now())
    axes[0].set_ylim(0, 1.12 * max(float(np.max([f, e])) for _, f, e in drawings))
    axes[1].legend(
        handles=[
            Patch(facecolor="#8cbfe0", label=Words("fréquence tirée", "frequency drawn").now()),
            Line2D(
                [],
                [],
                color="#222222",
                linewidth=2,
                label=Words("probabilité attendue", "probability expected").now(),
            ),
        ],
        loc="upper right",
        frameon=False,
        fontsize=10,
    )
    title = Words(
        f"{_DRAWS} tirages à τ = {_plain_number(temperature)}",
        f"{_DRAWS} draws at τ = {_plain_number(temperature)}",
    ).now()
    figure.suptitle(title, fontweight="bold", fontsize=12.5)
    return Drawing(figure, title)


@_patient
def draw_generation_cost(generation_cost: Any, lengths: Sequence[int], d: int) -> Drawing | Note:
    """generation_cost(T, d, cached): multiplications of both ways, for several lengths."""
    counts = [[float(generation_cost(T, d, cached)) for T in lengths] for cached in (False, True)]
    measured = np.array(counts)
    if measured.shape[1] < 2 or not np.isfinite(measured).all() or measured.min() <= 0:
        return _figure_wants(
            "au moins deux longueurs, et un nombre positif pour chacune",
            "two lengths at least, and a positive number for each",
        )
    figure, (axis,) = _new_figure(7.8, 4.3)
    names = (Words("sans cache", "without a cache"), Words("avec cache", "with a cache"))
    for values, colour, marker, name in zip(measured, (_RED, _BLUE), "os", names, strict=True):
        axis.plot(lengths, values, marker=marker, color=colour, linewidth=2, markersize=6)
        growth = ""
        if lengths[-1] == 2 * lengths[-2]:
            factor = _decimal(values[-1] / values[-2], 1)
            growth = Words(
                f"\nT doublé : {factor} fois plus", f"\nT doubled: {factor} times as many"
            ).now()
        axis.annotate(
            f"{name.now()}\n{_powers_of_ten(values[-1])}{growth}",
            (lengths[-1], values[-1]),
            xytext=(12, 0),
            textcoords="offset points",
            va="center",
            fontsize=10.5,
            linespacing=1.35,
            color=_DARK[colour],
            annotation_clip=False,
        )
    axis.set_xscale("log", base=2)
    axis.set_yscale("log")
    axis.minorticks_off()
    axis.set_xticks(list(lengths), [str(T) for T in lengths])
    axis.set_ylim(top=10 * measured.max())
    _plain_axis(axis)
    axis.set_xlabel(Words("nombre de jetons écrits, T", "number of tokens written, T").now())
    counted = Words(
        "multiplications des scores, par couche", "multiplications of scores, per layer"
    )
    axis.set_ylabel(counted.now())
    ratio = measured[0, -1] / measured[1, -1]
    title = Words("Ce que coûte d'écrire T jetons", "What it costs to write T tokens")
    if ratio > 1:
        times = _decimal(ratio, 0 if ratio >= 10 else 1)
        title = Words(
            f"Pour {lengths[-1]} jetons, {times} fois moins de multiplications avec le cache",
            f"For {lengths[-1]} tokens, {times} times fewer multiplications with the cache",
        )
    axis.set_title(title.now(), fontweight="bold", fontsize=12, loc="left")
    return Drawing(figure, title.now())


def _powers_of_ten(value: float) -> str:
    mantissa, exponent = f"{value:.2e}".split("e")
    raised = str(int(exponent)).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return f"{_decimal(float(mantissa), 2)} × 10{raised}"


class Texts:
    """Texts that a model wrote, each under its label; readable in a terminal as well."""

    def __init__(self, texts: dict[Any, str]) -> None:
        narrow = str.maketrans("\xa0\u202f\r", "   ")
        self.texts = {label: _clean(t.translate(narrow), 4000) for label, t in texts.items()}

    def __repr__(self) -> str:
        colon = " :" if LANGUAGE == "fr" else ":"
        return "\n\n".join(f"{_text_label(k)}{colon}\n{text}" for k, text in self.texts.items())

    def _repr_html_(self) -> str:
        style = (
            f"border-left:3px solid {_LINE};padding:.1em 0 .1em .8em;margin:.15em 0 0;"
            "white-space:pre-wrap;overflow-wrap:anywhere;"
            "font-family:Georgia,'DejaVu Serif',serif;font-size:15px;line-height:1.55"
        )
        parts = [
            f'<div style="margin:{0 if first else 0.9}em 0 0"><b>{_escape(_text_label(label))}</b>'
            f'<div style="{style}">{_inert(self.texts[label])}</div></div>'
            for first, label in zip([True] + [False] * len(self.texts), self.texts, strict=False)
        ]
        return _frame("note", "".join(parts))


def _inert(text: str) -> str:
    """HTML of a text: no tag, and no formula between dollars for the notebook to set."""
    return html.escape(text).replace("$", "<span>$</span>")


def _text_label(label: Any) -> str:
    """A whole number is a step of the training; else the label, with the language's decimals."""
    if isinstance(label, int):
        if label == 0:
            return Words("avant l'entraînement", "before training").now()
        many = "s" if label > 1 else ""
        return Words(f"après {label} pas", f"after {label} step{many}").now()
    said = _clean(str(label), 80)
    return re.sub(r"(?<=\d)\.(?=\d)", ",", said) if LANGUAGE == "fr" else said


@_patient
def draw_texts(texts: Any) -> Texts | Note:
    """{label: text}: texts one above the other. A label that is a whole number is a step."""
    if not isinstance(texts, dict) or not all(isinstance(t, str) for t in texts.values()):
        return _figure_wants("un dictionnaire de textes", "a dictionary of texts")
    return Texts(texts)


_TOKENS_SHOWN = 24


@_patient
def draw_first_layer(speaker: Any, shown: int = 4) -> Drawing | Note:
    """The attention of the first layer of a GPT on a prompt: a map for each of the first heads.

    speaker: with model, encode, decode, prompt and num_heads. The weights are computed here, from
    the W_query and W_key of model.blocks[0].attention, the heads side by side on the last axis.
    """
    model, heads = speaker.model, speaker.num_heads
    numbers = list(speaker.encode(speaker.prompt))[:_TOKENS_SHOWN]
    count = len(numbers)
    if not count:
        return _figure_wants("une invite d'au moins un jeton", "a prompt of one token at least")
    block = model.blocks[0]
    with torch.no_grad():
        device = model.tok_emb.weight.device
        ids = torch.tensor(numbers, device=device)
        x = model.tok_emb(ids) + model.pos_emb(torch.arange(count, device=device))
        sentence = _array(block.norm1(x))
        asking = _projected(sentence, block.attention.W_query)
        asked = _projected(sentence, block.attention.W_key)
    if asking.shape != asked.shape or asking.shape[-1] % heads:
        return _not_drawable(asking, f"({count}, {heads} × d_h)")
    future = np.triu(np.ones((count, count), dtype=bool), 1)
    names = [_token_label(speaker.decode([number])) for number in numbers]
    shown = min(shown, heads)
    figure, axes, columns = _grid_of_maps(shown, count)
    pairs = zip(np.split(asking, heads, -1), np.split(asked, heads, -1), strict=True)
    for head, (axis, (queries, keys)) in enumerate(zip(axes, pairs, strict=False)):
        scores = np.where(future, -np.inf, np.einsum("ic,jc->ij", queries, keys))
        weights = np.where(future, np.nan, _shares(scores, keys.shape[1] ** 0.5))
        image = axis.imshow(weights, cmap="Blues", vmin=0.0, vmax=1.0)
        for i, j in np.argwhere(~future) if count <= 8 else ():
            dark = _luminance(image.cmap(image.norm(weights[i, j]))) <= 0.18
            number = _decimal(weights[i, j], 2)
            colour = "white" if dark else "#111111"
            axis.text(j, i, number, ha="center", va="center", fontsize=9, color=colour)
        _token_axes(axis, None, None, weights.shape)
        axis.set_xticks(range(count), names)
        axis.set_yticks(range(count), names)
        for label in (*axis.get_xticklabels(), *axis.get_yticklabels()):
            label.set(family="monospace", fontsize=9.5)
        for label in axis.get_xticklabels() if max(map(len, names)) > 2 else ():
            label.set(rotation=45, ha="left", va="bottom", rotation_mode="anchor")
        axis.set_title(f"{Words('tête', 'head').now()} {head}", fontsize=11.5, pad=6)
        if head % columns:
            axis.set_ylabel("")
        if head >= columns:
            axis.set_xlabel("")
        _faint_frame(axis)
    _weight_bar(figure, image, axes)
    title = Words("L'attention de la première couche", "The attention of the first layer").now()
    figure.suptitle(title, fontweight="bold", fontsize=12.5)
    return Drawing(figure, f"{title} ({shown} × {count} × {count})")


def _grid_of_maps(count: int, tokens: int) -> tuple[Any, list[Any], int]:
    """A figure, its axes in rows of two, and the number of columns."""
    columns = min(count, 2)
    rows = math.ceil(count / columns)
    side = 1.3 + 0.17 * max(tokens, 12)
    figure = Figure(
        figsize=(side * columns + 0.8, side * rows + 0.5), layout="constrained", facecolor="white"
    )
    FigureCanvasAgg(figure)
    axes = list(figure.subplots(rows, columns, squeeze=False).flat)
    for axis in axes[count:]:
        axis.remove()
    return figure, axes[:count], columns


def _token_label(token: str) -> str:
    """A token as a figure names it: spaces are seen, and a dollar opens no formula."""
    seen = _clean(token, 14).replace(" ", "␣").replace("\n", "↵").replace("\t", "⇥")
    return seen.replace("$", r"\$")


@_patient
def draw_next_tokens(
    logits: Any, decode: Any, temperatures: Sequence[float], top: int = 10
) -> Drawing | Note:
    """Logits (V,): the probabilities of the most likely tokens, a panel for each temperature."""
    scores = _array(logits)
    if scores.ndim != 1 or not scores.size:
        return _not_drawable(scores, "(V,)")
    if not np.isfinite(scores).all():
        return _figure_wants("des logits finis", "finite logits")
    best = np.argsort(-scores, kind="stable")[:top]
    names = [_token_label(decode([int(number)])) for number in best]
    shares = [_shares(scores, max(float(t), _COLDEST)) for t in temperatures]
    highest = max(float(share[best].max()) for share in shares)
    figure, axes = _new_figure(
        2.7 * len(temperatures) + 1.4, 1.4 + 0.29 * len(best), len(temperatures), sharey=True
    )
    for axis, temperature, share in zip(axes, temperatures, shares, strict=True):
        axis.barh(range(len(best)), share[best], height=0.72, color=_BLUE)
        for i, height in enumerate(share[best]):
            axis.annotate(
                _small_share(height),
                (height, i),
                xytext=(4, 0),
                textcoords="offset points",
                va="center",
                fontsize=9.5,
            )
        axis.set_xlim(0, 1.25 * highest)
        axis.set_ylim(len(best) - 0.4, -0.6)
        axis.set_title(f"τ = {_plain_number(float(temperature))}", fontsize=11.5)
        rest = Words("tous les autres :", "all the others:").now()
        others = float(np.delete(share, best).sum())
        axis.set_xlabel(f"{rest} {_small_share(others)}", color=_GREY)
        _plain_axis(axis)
        axis.grid(visible=False, axis="y")
        axis.tick_params(axis="y", length=0)
        axis.xaxis.set_major_formatter(lambda v, _: _plain_number(round(v, 6)))
    axes[0].set_yticks(range(len(best)), names, family="monospace", fontsize=10.5)
    figure.supxlabel(Words("probabilité", "probability").now(), fontsize=10.5)
    title = Words(
        f"Les {len(best)} jetons les plus probables, du froid au chaud",
        f"The {len(best)} most likely tokens, from cold to hot",
    ).now()
    figure.suptitle(title, fontweight="bold", fontsize=12.5)
    return Drawing(figure, title)


def _small_share(value: float) -> str:
    return _decimal(value, 3) if value >= 5e-4 or not value else f"< {_decimal(1e-3, 3)}"


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


# --- Published inputs, expected answers, known mistakes --------------------------------------

_DATA.update(_whole(json.loads(r"""{
"shared": {
 "869017b": {"tensor":[[6.0],[8.0],[10.0],[13.0],[15.0],[18.0],[22.0]],"dtype":"float32"},
 "255ade5": {"tensor":[[900.0],[1200.0],[1600.0],[2100.0],[2200.0],[1800.0],[1200.0]],"dtype":"float32"},
 "48dad5f": {"tensor":[[13.0],[15.0]],"dtype":"float32"},
 "79ebe59": {"fr":"4 points, 5 observations de taille 3 et 2 valeurs ; une observation, une valeur : les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"4 points, 5 observations of size 3 and 2 values; one observation, one value: a call may use the parameter names of the statement."},
 "4c778f8": [[1.0,-1.3,-0.2],[0.2,-0.1,-1.1],[1.3,-1.1,-0.1],[0.2,-0.2,-1.3]],
 "9ffa669": {"tensor":{"same":"4c778f8"},"dtype":"float64"},
 "b00e0a7": [[1.3,-0.4,1.3],[-1.8,-1.5,-1.9],[1.1,-0.7,0.9],[1.8,2.0,1.5],[0.3,-1.6,-0.1]],
 "eb8f953": {"tensor":{"same":"b00e0a7"},"dtype":"float64"},
 "979dc1b": [[1.3,-0.3],[1.5,-1.5],[-1.1,-1.4],[1.7,0.0],[1.7,-1.4]],
 "350cf53": {"tensor":{"same":"979dc1b"},"dtype":"float64"},
 "c42d29e": [{"same":"9ffa669"},{"same":"eb8f953"},{"same":"350cf53"},0.8],
 "5a12e80": [{"tensor":[[1.0,-1.3,-0.2]],"dtype":"float64"},{"same":"eb8f953"},{"tensor":[[1.3],[1.5],[-1.1],[1.7],[1.7]],"dtype":"float64"},2.3],
 "f7d0057": [{"tensor":[[1.0],[0.2],[1.3],[0.2]],"dtype":"float64"},{"tensor":[[1.3],[-1.8],[1.1],[1.8],[0.3]],"dtype":"float64"},{"same":"350cf53"},0.7],
 "e9d149e": {"args":[],"kwargs":{"x":{"same":"9ffa669"},"xs":{"tensor":[[1.3,-0.4,1.3]],"dtype":"float64"},"ys":{"tensor":[[1.3,-0.3]],"dtype":"float64"},"bandwidth":0.5},"expected":{"tensor":[[1.3,-0.3],[1.3,-0.3],[1.3,-0.3],[1.3,-0.3]],"dtype":"float64"}},
 "c9acf80": {"args":[{"tensor":[[0.0]],"dtype":"float64"},{"tensor":[[1.0]],"dtype":"float64"},{"tensor":[[0.9]],"dtype":"float64"},1.5],"expected":{"tensor":[[0.9]],"dtype":"float64"}},
 "918adf9": {"fr":"Des tailles toutes égales, où confondre deux axes ne lève aucune erreur.","en":"Sizes that are all equal, where mixing up two axes raises no error."},
 "6f11b4c": [{"tensor":[[-1.7,-1.3,-1.6],[1.5,-0.2,1.5],[-1.6,-1.3,-1.7]],"dtype":"float64"},{"tensor":[[0.5,-0.6,1.7],[-0.8,0.1,0.3],[-0.2,-1.4,0.8]],"dtype":"float64"},{"tensor":[[-1.1,0.4,1.2],[1.3,0.7,-0.6],[1.5,-1.2,-0.5]],"dtype":"float64"},0.9],
 "39cd666": [{"tensor":[[1.0,-1.3,-0.2],[1.1,-0.7,0.9],[1.3,-1.1,-0.1],[0.2,-0.2,-1.3]],"dtype":"float64"},{"tensor":[[1.3,-0.4,1.3],[-1.8,-1.5,-1.9],[1.1,-0.7,0.9],[1.8,2.0,1.5],[1.3,-0.4,1.3]],"dtype":"float64"},{"same":"350cf53"},0.9],
 "1a8e346": {"tuple":[{"tensor":[[-0.6,1.4],[-1.4,-0.8],[-0.9,-1.7],[0.9,-1.3]],"dtype":"float64"}]},
 "db4f934": {"fr":"Le résultat garde le type de l'entrée, float32 ou float64.","en":"The result keeps the input's type, float32 or float64."},
 "718f29e": {"args":{"same":"c42d29e"}},
 "9502fff": {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"718f29e"},{"args":[{"tensor":{"same":"4c778f8"},"dtype":"float32"},{"tensor":{"same":"b00e0a7"},"dtype":"float32"},{"tensor":{"same":"979dc1b"},"dtype":"float32"},0.8]}]},
 "37a51f9": {"fr":"Tes arguments restent intacts, et un second appel répond la même chose.","en":"Your arguments stay as they were, and a second call gives the same answer."},
 "32fdbdc": [{"same":"718f29e"}],
 "2ab2370": {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"32fdbdc"}},
 "9ed8749": {"fr":"Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.","en":"The computation stays on the input's device: it would work on a GPU."},
 "0aa5888": {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"32fdbdc"}},
 "74150b8": {"kind":"tensor","shapes":[[1,1]],"numbers":[[1838.23]]},
 "c0363bd": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.20985,-1.38364,1.56422,-1.39777,0.317719,-1.32451,1.64144,-1.40076]]}},
 "2953e6e": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.32332,0.478394,-0.588328,-1.06828,1.17904,1.32383,0.473514,-0.588072]]}},
 "ed82eca": {"kind":"tensor","shapes":[[4,1]],"numbers":[[2087.66,1200.0,1200.0,900.0]]},
 "193511a": {"kind":"tensor","shapes":[[4,3]],"numbers":[[0.657261,0.831778,0.435941,0.546597,1.1356,1.33504,-0.125678,-0.157622]]},
 "fb299d4": [{"fr":"Mesure tout en mètres plutôt qu'en kilomètres, λ aussi : tes poids changent-ils ? Ils ne devraient pas.","en":"Measure everything in metres rather than kilometres, λ too: do your weights change? They should not."}],
 "e86c988": {"kind":"tensor","shapes":[[1,1]],"numbers":[[1849.0]]},
 "69ace41": {"kind":"tensor","shapes":[[4,1]],"numbers":[[2106.96,1200.0,1200.0,900.0]]},
 "c1129fc": {"kind":"tensor","shapes":[[2,1]],"numbers":[[1200.03,1200.0]]},
 "82ab652": [{"fr":"Quelle distance compares-tu, et qu'en fais-tu avant l'exponentielle ?","en":"Which distance do you compare, and what do you do with it before the exponential?"}],
 "a7c8d2a": [{"fr":"Sur le sentier, un point n'a qu'une composante. Et ailleurs ?","en":"On the trail, a point has a single component. And elsewhere?"}],
 "256dd89": {"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 1"]},
 "e2176d0": [{"fr":"Après la somme des carrés, il doit rester un nombre par couple de point et d'observation. Est-ce le cas ?","en":"After the sum of squares, one number is left for each pair of a point and an observation. Is it?"}],
 "175f75e": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (4x3 and 5x2)"]},
 "c750c51": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (7x1 and 7x1)"]},
 "d36556d": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (5x3 and 5x2)"]},
 "0ea0fdc": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[1805.95]]}},
 "3fe7a01": {"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (5) at non-singleton dimension 0"]},
 "877dee2": [{"fr":"Quels poids ont pour somme 1 : ceux d'un point, ou ceux d'une observation ?","en":"Which weights sum to 1: those of one point, or those of one observation?"}],
 "a7117a8": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[["nan","nan"]]}},
 "8260d09": [{"fr":"Une prédiction peut-elle sortir de l'intervalle des valeurs observées ?","en":"May a prediction leave the interval of the observed values?"}],
 "6310f39": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[0.0,0.0]]}},
 "52155e3": [{"fr":"Loin des données, tous les noyaux valent 0. Que devient leur rapport ?","en":"Far from the data all kernels are 0. What becomes of their ratio?"}],
 "e04dd90": {"key":"SM-4","levels":{"same":"52155e3"},"seen":{"far":{"same":"a7117a8"}}},
 "46b35ae": {"key":"PS5-nan-hidden","levels":{"same":"52155e3"},"seen":{"far":{"same":"6310f39"}}},
 "34a0749": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[1571.43,1571.43]]}},
 "d7427b2": {"key":"PS5-nan-hidden","levels":{"same":"52155e3"},"seen":{"far":{"same":"34a0749"}}},
 "aebab9e": [{"fr":"Un seul décalage pour tous les points : que devient celui qui est bien plus loin ?","en":"A single shift for all points: what becomes of one that is much further away?"}],
 "35e196c": [{"fr":"Qui pèse le plus chez toi : l'observation la plus proche, ou la plus lointaine ?","en":"Which weighs most in yours: the nearest observation, or the furthest?"}],
 "7c2817b": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[900.0,900.0]]}},
 "22dc2b6": [{"fr":"Développe le carré : où est passé ‖x_i‖² ?","en":"Expand the square: where did ‖x_i‖² go?"}],
 "d01ee64": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1200.01]]}},
 "f7c9cdb": {"calls":[1,2],"first":{"kind":"tensor","shapes":[[4,1]],"numbers":[[1200.0,1200.0,1200.0,900.0]]}},
 "0a73ba3": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.866385,-1.14011,1.31761,-1.33407,0.726049,-1.01458,1.37868,-1.39763]]}},
 "3046754": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.27578,-0.25286,-0.458481,-0.471865,0.776195,1.27721,-0.255951,-0.459128]]}},
 "d047621": {"kind":"tensor","shapes":[[4,3]],"numbers":[[0.455092,0.531493,0.183133,0.189355,-0.12623,-0.17875,-0.452073,-0.452065]]},
 "99c8635": [{"fr":"Développe ‖x − x_i‖² : combien de termes, et avec quels coefficients ?","en":"Expand ‖x − x_i‖²: how many terms, and with which coefficients?"}],
 "ff1c304": [{"fr":"Le résultat a la forme `(n, v)`. Quelle est celle du tien ?","en":"The result has shape `(n, v)`. What is that of yours?"}],
 "914a5be": {"calls":[0,1],"first":"other shapes"},
 "3365678": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[1200.0,1200.0]]}},
 "a223955": [{"fr":"Toutes les observations comptent-elles chez toi, chacune selon sa distance ?","en":"Do all observations count in yours, each according to its distance?"}],
 "9016a35": {"calls":[0,1],"first":"no gradient 0"},
 "800a401": {"kind":"tensor","shapes":[[4,2]],"numbers":[[1.02,-0.92,1.02,-0.92,1.02,-0.92,1.02,-0.92]]},
 "9ef9d09": [{"fr":"Ta réponse ne change pas quand un argument change : que lit-elle ?","en":"Your answer does not change when an argument does: what does it read?"}],
 "3870de8": {"raised":["RuntimeError","expected m1 and m2 to have the same dtype, but got: double != float"]},
 "aa7379d": {"calls":[0],"first":{"same":"3870de8"}},
 "2ae80a3": [{"fr":"Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?","en":"The result is right, but learning no longer passes through it: where would its gradient come from?"}],
 "3f407b4": [{"fr":"Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?","en":"A new tensor is born in float32 and on the CPU: are the inputs always there?"}],
 "828bc0c": {"calls":[0],"first":"float64 becomes float32"},
 "eaeb50d": {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}},
 "9f5e7a6": [{"fr":"Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?","en":"After the call, the caller no longer finds its numbers: what does its tensor hold?"}],
 "1b9dfb5": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1200.0,1200.0,1200.0]]}},
 "72de38d": {"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.5,0.561841]]},
 "9d4ffa5": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.5,0.544426]]}},
 "1e8206e": [{"fr":"Dans le carré développé, le produit scalaire porte un 2. Que devient celui du dénominateur ?","en":"In the expanded square the dot product carries a 2. What becomes of the one in the denominator?"}],
 "f9506cc": {"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.49098,-1.3527,-0.069976,-1.26921,1.49246,-1.37316,-0.155382,-1.30932]]}},
 "4ee04a9": [{"fr":"Qui règle ici la netteté des poids : la taille des vecteurs, ou λ ?","en":"What sets the sharpness of the weights here: the size of the vectors, or λ?"}],
 "29f1fea": [{"fr":"Une longue observation doit ici attirer plus qu'une courte. Est-ce le cas chez toi ?","en":"Here a long observation must attract more than a short one. Does it in yours?"}],
 "43be1b3": {"key":"NW-2","levels":{"same":"29f1fea"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1060.18,2022.3,1273.34]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.857119,-1.30679,1.2075,-1.36331,0.438251,-1.22277,1.3635,-1.38639]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.34917,0.193958,-0.570359,-0.789817,0.990873,1.34972,0.189361,-0.570164]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.406372,1.0018]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.528898,0.683644,0.67326,0.811908,0.310734,0.3,-0.43873,-0.521493]]}}}},
 "04c7fc3": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1571.43,1571.43,1571.43]]}},
 "7d050b5": [{"fr":"Des nan dès que les scores sont grands : que vaut exp(800) ?","en":"NaN as soon as the scores are large: what is exp(800)?"}],
 "2712ac8": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1201.51,1200.0,1200.0]]}},
 "9f9fd0c": {"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[3.0,-0.5,0.589582]]}},
 "aa5af23": {"calls":[0],"first":"no gradient 0"},
 "3c72732": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (4x3 and 1x7)"]},
 "662d1c2": {"calls":[0],"first":{"same":"3c72732"}},
 "9a81717": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":"no graph"}}},
 "73312d3": {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"same":"828bc0c"}}},
 "3150871": {"kind":"number","shapes":[[]],"numbers":[[4.0]]},
 "b7f5c69": {"key":"NW-1","levels":[{"fr":"Les scores sont divisés par λ², pas par λ. Que doit valoir λ² ?","en":"Scores are divided by λ², not by λ. What must λ² be?"}],"seen":{"sizes":{"calls":[0,2,3,4],"first":{"same":"3150871"}}}},
 "63f8097": [{"fr":"Remplace ton λ dans x·x_i / λ² : retrouves-tu x·x_i / √d_k ?","en":"Put your λ into x·x_i / λ²: do you find x·x_i / √d_k again?"}],
 "e31e4bd": {"kind":"number","shapes":[[]],"numbers":[[1.41421]]},
 "17db8b0": {"kind":"number","shapes":[[]],"numbers":[[0.5]]},
 "c306913": {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[2.82843]]}}}},
 "f90c703": [{"fr":"En Python, que vaut `16 ** 1 / 4` ? Essaie.","en":"In Python, what is `16 ** 1 / 4`? Try it."}],
 "d6e2672": {"kind":"number","shapes":[[]],"numbers":[[1.0]]},
 "0d3fd04": [{"fr":"La bande passante doit-elle être un nombre entier, le même pour toutes les tailles ?","en":"Must the bandwidth be a whole number, the same for all sizes?"}],
 "ff9c4f3": {"key":"PS5-whole","levels":{"same":"0d3fd04"},"seen":{"sizes":{"calls":[3,4],"first":{"same":"d6e2672"}}}},
 "c81cb9c": {"kind":"number","shapes":[[]],"numbers":[[2.0]]},
 "3103684": [{"fr":"Le document n'imprime que 4 décimales : le calcul en garde-t-il si peu ?","en":"The document prints only 4 decimals: does the computation keep so few?"}],
 "6ad4bb6": [[0.0,-0.3,-1.3],[1.1,-1.3,-0.3],[0.0,-0.4,-1.5],[0.8,-1.7,-0.8],[-0.6,-1.1,1.8]],
 "e2323f1": [[0.2,1.8,-1.4],[-1.2,-1.7,1.2],[-0.7,0.8,1.6],[1.7,1.1,-0.2],[1.9,-0.8,-0.1]],
 "4094efd": [{"tensor":{"same":"6ad4bb6"},"dtype":"float64"},{"tensor":{"same":"e2323f1"},"dtype":"float64"}],
 "3201c5c": [{"tensor":[[-0.4,-0.8,-1.9,0.4],[2.0,-1.2,-1.0,-1.5],[1.4,-0.5,1.0,1.8],[1.9,1.3,0.0,-2.0]],"dtype":"float64"}],
 "ad1155f": {"args":{"same":"4094efd"}},
 "e1d2f3e": [{"same":"ad1155f"}],
 "eef5e67": [{"fr":"Écris q_i · k_j en remplaçant q_i et k_j : quelle matrice apparaît entre x_i et x_jᵀ ?","en":"Write q_i · k_j with q_i and k_j replaced: which matrix appears between x_i and x_jᵀ?"}],
 "4393d1e": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (5x3 and 5x3)"]},
 "ce5dcf0": [{"fr":"M est-elle un produit, ou ce qu'on en fait ensuite ?","en":"Is M a product, or what is made of it later?"}],
 "a48f8a0": [{"fr":"Quelle norme demande l'énoncé, et de quoi ?","en":"Which norm does the statement ask for, and of what?"}],
 "e58e623": {"calls":[1],"first":{"same":"e31e4bd"}},
 "8d73d3b": {"kind":"number","shapes":[[]],"numbers":[[0.0]]},
 "78fb4e7": {"kind":"number","shapes":[[]],"numbers":[["nan"]]},
 "b78fa94": [{"fr":"Double M : l'asymétrie ne doit pas bouger. Et une matrice antisymétrique ? La tienne vaut combien ?","en":"Double M: the asymmetry must not move. And an antisymmetric matrix? How much is yours?"}],
 "780801b": {"calls":[1],"first":{"same":"d6e2672"}},
 "cf23f2a": {"key":"PS5-denominator","levels":{"same":"b78fa94"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[0.746242]]}},"ends":{"same":"780801b"}}},
 "977093f": {"calls":[1],"first":{"same":"8d73d3b"}},
 "5c5af17": [{"fr":"Que vaut ton rapport pour une matrice nulle, et pour une matrice minuscule ?","en":"What is your ratio for a zero matrix, and for a tiny one?"}],
 "79d3000": [{"fr":"De quel type est ta réponse ? On demande un nombre.","en":"Of what type is your answer? A number is asked for."}],
 "9da3e98": {"kind":"bool","shapes":[],"numbers":[]},
 "7af8fc3": {"tensor":[[0.0,0.3,-0.8],[0.5,-0.1,0.9]],"dtype":"float64"},
 "e7c95c0": {"tensor":[0.5,1.0,-1.0,1.5,-1.5,3.0,-20.0],"dtype":"float64"},
 "e63b631": [[0.0,1.1,1.5,1.2],[0.2,-1.5,0.2,1.2],[1.5,1.1,0.0,-1.8]],
 "5103dc8": {"tensor":{"same":"e63b631"},"dtype":"float64"},
 "bd29f2a": {"tuple":[{"tensor":[-0.6,1.4,-1.4,-0.8,-0.9],"dtype":"float64"}]},
 "ed0025e": {"args":[{"same":"5103dc8"},2]},
 "38f9aa6": [{"same":"ed0025e"}],
 "d759468": [{"fr":"Que vaut 1 − u² pour u = 2 ? Et son carré ?","en":"What is 1 − u² for u = 2? And its square?"}],
 "6a784d3": {"key":"PS5-no-edge","levels":{"same":"d759468"},"seen":{"edge":{"calls":[1,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.5625,0.0,0.0,1.5625,1.5625,64.0,159201.0]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.8816,0.0,-7.9872,86.4]]}}}},
 "d1d5777": {"key":"PS5-no-edge","levels":{"same":"d759468"},"seen":{"edge":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.75,0.0,0.0,0.0,-1.25,0.0,-399.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.12,-1.96,0.0,-5.4]]}}}},
 "aa719c8": [{"fr":"Que rends-tu pour u = −0,5, et pour u = 0,5 ?","en":"What do you return for u = −0.5, and for u = 0.5?"}],
 "9b5bb1c": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.12,0.0,0.0,0.0]]}},
 "b1d03f3": [{"fr":"Calcule à la main pour u = 0,5 : 1 − 0,25, élevé à la puissance n. Que rends-tu ?","en":"Compute by hand for u = 0.5: 1 − 0.25, raised to the power n. What do you return?"}],
 "72a4df3": {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.7,0.2,0.5,0.9,0.1]]}},"edge":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.5,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.4,-1.4,0.0,0.0]]}}}},
 "f65d840": {"kind":"tensor","shapes":[[7]],"numbers":[[0.5625,0.0,0.0,0.0,0.0,0.0,0.0]]},
 "e7d29d0": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[1.0,0.0,0.0,0.0,0.0,0.0,0.0]]}},
 "fed0617": {"calls":[0,1,2],"first":"no graph"},
 "3f3ee5a": [{"fr":"Les valeurs sont justes. Et le gradient au-delà du bord ?","en":"The values are right. And the gradient beyond the edge?"}],
 "7da23e0": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"fed0617"}}},
 "93cc867": {"tensor":[1.0,0.0,1.0],"dtype":"float64"},
 "41dd44e": {"tensor":[0.5,0.0,0.5],"dtype":"float64"},
 "810d37e": {"fr":"Un tenseur (2, 3, 4) donne des poids le long de l'axe `dim`, le dernier par défaut.","en":"A (2, 3, 4) tensor gives weights along the axis `dim`, by default the last."},
 "a9831d7": [[[0.9,-1.5,-0.5,-0.2],[-0.6,-1.7,0.6,-1.9],[-1.0,-0.8,-1.3,1.6]],[[-0.3,1.2,2.0,-2.0],[1.5,0.2,-1.8,-0.4],[0.3,0.3,-0.4,-1.8]]],
 "dc635c3": {"tensor":{"same":"a9831d7"},"dtype":"float64"},
 "d4a9359": [{"same":"dc635c3"}],
 "08c5ff9": [{"same":"dc635c3"},1],
 "a8f57b3": {"tensor":[[[1.0,0.15,0.0,0.0],[0.0,0.0,1.0,0.0],[0.0,0.85,0.0,1.0]],[[0.0,0.95,1.0,0.0],[1.0,0.0,0.0,1.0],[0.0,0.05,0.0,0.0]]],"dtype":"float64"},
 "5e6ee5c": [{"same":"dc635c3"},0],
 "1320f86": {"tensor":[[0.6,0.7,0.45,-0.15],[0.95,-0.35,0.05,0.1],[-0.2,-0.85,0.2,0.9],[-0.8,-0.8,0.9,0.2]],"dtype":"float64"},
 "720e45e": {"tensor":[[3.045,2.925,2.975,2.99],[0.9,-1.5,-0.5,-0.2],[3.1,-18.5,-9.5,-6.8]],"dtype":"float64"},
 "e3ef63c": [{"same":"720e45e"}],
 "aff56c1": {"tensor":[[10003.045,10002.925,10002.975,10002.99],[10000.9,9998.5,9999.5,9999.8],[10003.1,9981.5,9990.5,9993.2],[-999996.955,-999997.075,-999997.025,-999997.01],[-999999.1,-1000001.5,-1000000.5,-1000000.2],[-999996.9,-1000018.5,-1000009.5,-1000006.8]],"dtype":"float64"},
 "f34abd4": {"tensor":[[[0.45,-0.75,-0.25,-0.1],[-0.3,-0.85,0.3,-0.95],[-0.5,-0.4,-0.65,0.8]],[[-0.15,0.6,1.0,-1.0],[0.75,0.1,-0.9,-0.2],[0.15,0.15,-0.2,-0.9]]],"dtype":"float64"},
 "5b6c04b": [[-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3],[-0.1,0.4,0.2,-0.7]],
 "969c449": {"tuple":[{"tensor":[{"same":"5b6c04b"},[[1.8,-0.5,0.6,1.0],[0.7,-0.3,-2.0,-0.3],[0.7,1.0,0.6,-0.5]]],"dtype":"float64"}]},
 "92c0456": {"args":{"same":"d4a9359"}},
 "dee8077": {"tensor":{"same":"a9831d7"},"dtype":"float32"},
 "1674b8c": [{"same":"92c0456"}],
 "64c67a6": [{"fr":"Sur `[1, 0, 1]`, la projection est `[1/2, 0, 1/2]`. Quel est ton seuil ?","en":"On `[1, 0, 1]`, the projection is `[1/2, 0, 1/2]`. What is your threshold?"}],
 "42dc884": {"kind":"tensor","shapes":[[3]],"numbers":[[0.0,0.0,0.0]]},
 "70ab00b": {"calls":[1,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.875,0.375,0.125]]}},
 "f8933e8": {"kind":"tensor","shapes":[[3]],"numbers":[[1.0,0.0,1.0]]},
 "133d95c": [{"fr":"Un poids peut-il être négatif ?","en":"May a weight be negative?"}],
 "b8b20e7": [{"fr":"Qui est dans S ? Si tout le monde y est, où sont les zéros ?","en":"Who is in S? If everybody is, where are the zeros?"}],
 "bbdf1d2": {"kind":"tensor","shapes":[[3]],"numbers":[[0.666667,0.0,0.666667]]},
 "e2d645f": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,0.0,0.075,11.275,0.0,1.375]]}},
 "09fd631": {"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,0.375,0.0,0.19125,1.475,11.275,1.375]]},
 "69fcd74": {"by_hand":{"calls":[0,2],"first":{"same":"bbdf1d2"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.475,0.375,0.0,0.0,1.225,1.875,0.95,0.0]]}},"rows":{"same":"e2d645f"},"large_scores":{"calls":[0,1],"first":{"same":"09fd631"}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.1,-0.1,0.0,0.075,-0.525,0.675,0.125,-0.575]]}}},
 "1872189": {"kind":"tensor","shapes":[[3]],"numbers":[[1.0,0.5,0.25]]},
 "1312355": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[1.0,0.93,0.945,0.0,0.0,1.0,0.0,0.0]]}},
 "32f7d69": {"calls":[0],"first":{"same":"f8933e8"}},
 "bc178b0": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[1.0,0.945,0.0,0.0,0.19125,1.475,11.275,1.375]]}},
 "f0a5e13": {"calls":[0,1,3],"first":{"same":"f8933e8"}},
 "d2cc48a": {"calls":[0,1,2,3,4],"first":{"same":"42dc884"}},
 "fe26421": [[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]],
 "f6731ba": {"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":{"same":"fe26421"}}},
 "6bf0ac2": [{"fr":"Une somme égale à 1 suffit-elle ? La projection doit être la plus proche.","en":"Is a sum of 1 enough? The projection must be the nearest."}],
 "015a230": [{"fr":"Change l'ordre des scores : les poids doivent suivre, chacun à sa place.","en":"Change the order of the scores: the weights must follow, each in its place."}],
 "e3f097e": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.1,1.0,0.5,0.0]]},
 "897fc86": [{"fr":"Combien de suites de scores y a-t-il, et combien de seuils calcules-tu ?","en":"How many sequences of scores are there, and how many thresholds do you compute?"}],
 "9f86402": [{"fr":"Ta fonction reçoit `dim` : le résultat change-t-il quand `dim` change, à chaque étape ?","en":"Your function takes `dim`: does the result change when `dim` does, at every step?"}],
 "910287a": {"calls":[1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.4725,0.5275,1.0,0.0,1.0,0.0,1.0,0.0]]}},
 "6114559": {"raised":["IndexError","Dimension out of range (expected to be in range of [-1, 0], but got 1)"]},
 "b88781e": {"calls":[0,1,2,3,4],"first":{"same":"6114559"}},
 "815a9ab": {"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,0.0,0.0,1.0,0.0,0.0]]},
 "8ccd43e": {"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 2"]},
 "442e5be": [{"fr":"Tes poids sont une distribution, mais est-ce la plus proche des scores ?","en":"Your weights are a distribution, but is it the one nearest to the scores?"}],
 "439201e": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.422319,0.155362,0.422319]]}},
 "f30edc8": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.598736,0.199302,0.0553306,0.0451005,0.286579,0.685409,0.381819,0.0467562]]},
 "29c71ea": {"kind":"tensor","shapes":[[3,4]],"numbers":[[0.265548,0.247595,0.251337,0.0543161,0.147646,0.999946,4.16117e-10,5.0172e-05]]},
 "2722bfa": {"kind":"tensor","shapes":[[3]],"numbers":[[1.0,0.0,0.0]]},
 "8a7e435": [[1.0,0.0,0.0,0.0,0.0,1.0,1.0,0.0]],
 "89397c5": {"kind":"tensor","shapes":[[3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0]]},
 "cd73119": {"key":"PS5-threshold-gradient","levels":[{"fr":"Si tous les scores gardés montent ensemble, leurs poids ne bougent pas. Que dit ton gradient ?","en":"If all the scores kept go up together, their weights do not move. What does your gradient say?"}],"seen":{"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.6,-0.8,0.0,0.0,-0.5,0.7,0.7,0.0]]}}}},
 "f9e1cd5": [{"fr":"Combien de décimales de ton résultat sont justes ?","en":"How many decimals of your result are right?"}],
 "7ceae96": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.311523,0.256836,0.0,0.0,0.1875,1.0,1.0,0.0]]}},
 "ea6aa3c": {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0],"first":"changes 0"}}},
 "96f131d": {"tensor":[1.0,0.5,0.0,-1.0],"dtype":"float64"},
 "638d6e0": {"tensor":[0.6241975291,0.2916666667,0.08413580423,0.0],"dtype":"float64"},
 "ea39bba": [{"same":"dc635c3"},1.5],
 "d55d1a2": [0.8269929305,0.0,0.04384480724,0.1291622622],
 "d5cadfe": {"tensor":[[[0.9491318387,0.2123620682,0.1417076089,0.009107954841],[0.0502808757,0.1301965501,0.8582923911,0.0],[0.0005872855615,0.6574413816,0.0,0.9908920452]],[[0.001575841113,0.7198422962,1.0,0.02390303273],[0.8830301986,0.1214070917,0.0,0.9112727232],[0.1153939603,0.1587506121,0.0,0.06482424404]]],"dtype":"float64"},
 "a12d12d": [0.2705290141,0.2309120766,0.2468111416,0.2517477677],
 "21e14a5": [0.6891980585,0.01809844935,0.1144827888,0.1782207033],
 "1ba1fb4": {"args":{"same":"ea39bba"}},
 "7a93bcf": [{"same":"1ba1fb4"}],
 "3121b56": [{"fr":"Au départ, la somme des poids vaut-elle au moins 1 d'un côté, et 0 de l'autre ?","en":"At the start, is the sum of the weights at least 1 on one side, and 0 on the other?"}],
 "c072e66": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.3,0.882353,0.5,0.0]]}},
 "df26192": {"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.8,0.2,0.0,0.0]]}},
 "ec8af8e": {"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.228707,0.982533,0.5,0.0]]}},
 "e12e92b": [["nan","nan","nan","nan","nan","nan","nan","nan"]],
 "c24f8e4": {"kind":"tensor","shapes":[[2,3,4]],"numbers":{"same":"e12e92b"}},
 "0a02b01": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[["nan","nan","nan"]]}},
 "b0765c6": {"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.0,0.0,0.0,0.0]]}},
 "d7b681e": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.0,1.0,0.5,0.0]]},
 "2eefab2": {"calls":[0,1,2,3,4],"first":{"same":"d7b681e"}},
 "5a554de": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.527864,0.472136,0.0]]}},
 "7e271c7": [{"fr":"Que vaut 1 / (α − 1) pour α = 1 ?","en":"What is 1 / (α − 1) for α = 1?"}],
 "f5941fc": {"calls":[1],"first":{"same":"f30edc8"}},
 "643ffea": [{"fr":"Que se passe-t-il pour α = 0,5 ? Et pour α = 1 exactement ?","en":"What happens for α = 0.5? And for α = 1 exactly?"}],
 "c60317f": [{"fr":"Ton résultat change-t-il avec α, et pour toutes ses valeurs ?","en":"Does your result change with α, and for all its values?"}],
 "b6c4153": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.55,0.45,0.0]]}},
 "0583363": {"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.473991,0.28749,0.174371,0.0641477]]}},
 "30a4dcb": {"calls":[0,1,2,3,4],"first":{"same":"f30edc8"}},
 "07b11f7": {"calls":[0,1],"first":{"same":"29c71ea"}},
 "5000581": {"calls":[1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.333333,0.258333,0.408333,0.0]]}},
 "ebd6bb2": [{"fr":"Pour deux scores et α = 3/2, calcule les poids à la main. Les tiens sont-ils les mêmes ?","en":"For two scores and α = 3/2, compute the weights by hand. Are yours the same?"}],
 "6bf47c7": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.775,0.225,0.0,0.0,0.3,0.825,0.5,0.0]]},
 "333b2ae": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.75,0.2,0.0,0.0,0.3,0.825,0.45,0.0]]},
 "0fabbca": {"calls":[0,2,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.599189,0.274652,0.0751159,0.0510431]]}},
 "82b0132": {"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.759345,0.1033,0.48151,0.401816,0.0291838,1.85872e-37,0.368924,0.195903]]}},
 "f588a4a": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.281077,0.245191,0.252674,0.107975,0.0293793,4.16029e-39,0.645017,0.135498]]}},
 "42f6f3a": [{"fr":"Un score bas reçoit-il chez toi exactement 0 ? L'ordre des poids ne suffit pas.","en":"Does a low score receive exactly 0 in yours? The order of the weights is not enough."}],
 "818730d": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.571429,0.257143,0.0,0.0,0.375,0.714286,0.377358,0.0]]}},
 "ed0f48f": {"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.773694,0.156673,0.0,0.0,0.264706,0.888889,0.412797,0.0]]}},
 "2c53ac1": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.265916,0.247628,0.251492,0.0,0.0696325,1.0,0.0,0.0]]}},
 "cf3bec0": {"key":"PS5-other-family","levels":{"same":"42f6f3a"},"seen":{"sparsemax":{"calls":[0,1,2],"first":{"same":"f30edc8"}},"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.572973,0.270653,0.127847,0.0285266]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.745251,0.143125,0.019268,0.0121708,0.225543,0.828362,0.417922,0.0179089]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.273493,0.246232,0.251835,0.020363,0.0912608,1.0,8.48904e-15,3.55408e-07]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.573837,0.425109,0.00105374]]}}}},
 "60f36c3": {"calls":[1],"first":{"same":"333b2ae"}},
 "3771dcc": {"calls":[1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.270538,0.25186,0.178122,0.0,0.229734,0.680037,1.0,0.0]]}}
},
"exercises": {
 "nadaraya_watson": {
  "id": "5.1",
  "assignment": "ps5_kernel_attention",
  "name": "nadaraya_watson",
  "names": ["nadaraya_watson"],
  "title": {"fr":"L'estimateur de Nadaraya-Watson","en":"The Nadaraya-Watson estimator"},
  "points": 2.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["x","xs","ys","bandwidth"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"trail","kind":"values","fact":{"fr":"Sur le sentier, 1806 m au kilomètre 11,5 pour λ = 2, et l'altitude du col pour trois bandes passantes.","en":"On the trail, 1806 m at kilometre 11.5 for λ = 2, and the altitude of the pass for three bandwidths."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[[11.5]],"dtype":"float32"},{"same":"869017b"},{"same":"255ade5"},2.0],"expected":{"tensor":[[1805.946702]],"dtype":"float64"}},{"args":[{"same":"48dad5f"},{"same":"869017b"},{"same":"255ade5"},1.0],"expected":{"tensor":[[2106.95586],[2184.317332]],"dtype":"float64"}},{"args":[{"same":"48dad5f"},{"same":"869017b"},{"same":"255ade5"},10.0],"expected":{"tensor":[[1615.759706],[1631.110391]],"dtype":"float64"}},{"args":[{"tensor":[[13.0]],"dtype":"float32"},{"same":"869017b"},{"same":"255ade5"},1000.0],"expected":{"tensor":[[1571.433128]],"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"same":"79ebe59"},"tolerance":1e-06,"calls":[{"args":{"same":"c42d29e"},"expected":{"tensor":[[0.8571186845,-1.306794089],[1.207500588,-1.363307703],[0.4382510458,-1.222765116],[1.363501329,-1.386385931]],"dtype":"float64"}},{"args":{"same":"5a12e80"},"expected":{"tensor":[[0.8218690419]],"dtype":"float64"}},{"args":{"same":"f7d0057"},"expected":{"tensor":[[0.6646386056,-0.8282479219],[0.956365552,-1.167196175],[0.7023646837,-0.6941767899],[0.956365552,-1.167196175]],"dtype":"float64"}},{"same":"e9d149e"},{"same":"c9acf80"}]},
   {"name":"equal_sizes","kind":"values","fact":{"same":"918adf9"},"tolerance":1e-06,"calls":[{"args":{"same":"6f11b4c"},"expected":{"tensor":[[1.349169266,0.1939578696,-0.5703589899],[-0.7898166456,0.2577396495,0.9908732985],[1.349716643,0.189361399,-0.5701636924]],"dtype":"float64"}}]},
   {"name":"far","kind":"values","fact":{"fr":"Loin des données, au kilomètre 60 ou 1000, même à côté d'un point proche, le résultat est fini et juste.","en":"Far from the data, at kilometre 60 or 1000, even beside a close point, the result is finite and right."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[[60.0],[1000.0]],"dtype":"float32"},{"same":"869017b"},{"same":"255ade5"},2.0],"expected":{"tensor":[[1200.0],[1200.0]],"dtype":"float64"}},{"args":[{"tensor":[[13.0],[60.0],[1000.0],[-40.0]],"dtype":"float32"},{"same":"869017b"},{"same":"255ade5"},2.0],"expected":{"tensor":[[2022.297662],[1200.0],[1200.0],[900.0]],"dtype":"float64"}},{"args":[{"tensor":[[0.013,-0.004,0.013],[60.0,-80.0,20.0]],"dtype":"float64"},{"tensor":[[0.013,-0.004,0.013],[-0.018,-0.015,-0.019],[0.011,-0.007,0.009],[0.018,0.02,0.015],[0.003,-0.016,-0.001]],"dtype":"float64"},{"same":"350cf53"},1.0],"expected":{"tensor":[[1.01983401,-0.9199110299],[0.7493111608,-1.012099826]],"dtype":"float64"}}]},
   {"name":"coincident","kind":"values","fact":{"fr":"Un point qui tombe sur une observation compte toutes les observations, la sienne comprise.","en":"A point that falls on an observation counts all observations, its own included."},"tolerance":1e-06,"calls":[{"args":{"same":"39cd666"},"expected":{"tensor":[[0.02496487701,-1.163128982],[0.5299049249,-1.053237582],[0.1502977993,-1.135332384],[0.4426643788,-1.313653077]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient atteint les points, les observations et leurs valeurs, même quand un point tombe sur une observation.","en":"The gradient reaches the points, the observations and their values, even when a point falls on an observation."},"tolerance":1e-06,"calls":[{"args":{"same":"c42d29e"},"upstream":{"same":"1a8e346"},"expected":[{"tensor":[[0.5288978136,0.6058623763,0.6836444916],[0.6732601907,0.6890039241,0.8119075677],[0.3107337081,0.3046149808,0.3000004375],[-0.4387296287,-0.3955674651,-0.5214931048]],"dtype":"float64"},{"tensor":[[0.0721763567,0.249414697,0.8650089005],[0.03098275261,0.01799992462,0.003961204776],[-0.2447135128,-0.4134752133,-2.508592192],[0.001350220353,0.002549237374,0.002482409741],[-0.9339579006,-1.060402462,0.363080285]],"dtype":"float64"},{"tensor":[[-0.2299757773,-0.2131214925],[0.01170554163,-0.170727113],[-0.6922514352,-0.5989261298],[-0.0002911328803,-0.000358732552],[-1.089187196,-1.416866532]],"dtype":"float64"}]},{"args":{"same":"39cd666"},"upstream":{"same":"1a8e346"},"expected":[{"tensor":[[-0.03789259513,-0.06817619276,-0.08571212018],[-0.2396125938,-0.3718680246,-0.4732538123],[-0.2021598287,-0.3076158457,-0.4034258426],[-1.566461482,-0.4110800334,-1.492669356]],"dtype":"float64"},{"tensor":[[0.1761974472,0.5824608682,1.294425678],[1.083025495,0.7096938566,0.3218454288],[0.7546400072,-0.8685638853,0.1357384224],[0.007631802808,0.02825331359,0.01012828055],[0.0246317471,0.7068959434,0.692923321]],"dtype":"float64"},{"tensor":[[-0.6825815571,-0.5000794286],[0.3322092894,-0.4799113796],[-0.9641761912,-0.9157296033],[-0.00286998401,-0.004200159835],[-0.6825815571,-0.5000794286]],"dtype":"float64"}]}]},
   {"same":"9502fff"},
   {"same":"2ab2370"},
   {"same":"0aa5888"}
  ],
  "mistakes": [
   {"key":"NW-3","levels":[{"fr":"Ta courbe est plus nerveuse qu'elle ne devrait : quel est le dénominateur du noyau ?","en":"Your curve is more nervous than it should be: what is the denominator of the kernel?"}],"seen":{"trail":{"calls":[0,1,2],"first":{"same":"74150b8"}},"other_sizes":{"same":"c0363bd"},"equal_sizes":{"same":"2953e6e"},"far":{"calls":[1,2],"first":{"same":"ed82eca"}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[-0.518764,-1.27705,0.415837,-1.07933,-0.321507,-1.23532,0.186057,-1.4009]]}},"gradient":{"calls":[0,1],"first":{"same":"193511a"}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"calls":[0,2,3],"first":{"same":"74150b8"}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.787914,-1.2725,1.1015,-1.33958,0.471609,-1.19214,1.25372,-1.37006]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.34997,0.155868,-0.566001,-0.714801,0.939507,1.35053,0.151542,-0.565849]]}},"far":{"calls":[1],"first":{"same":"ed82eca"}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.0892699,-1.15021,0.542574,-1.04932,0.201547,-1.12434,0.478819,-1.29923]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.449847,0.584408,0.627289,0.735913,0.192933,0.161498,-0.501544,-0.583525]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"same":"e86c988"}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.07739,-1.36631,1.46365,-1.39285,0.358069,-1.29271,1.57717,-1.40017]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.3278,0.435581,-0.586056,-1.04976,1.16671,1.32833,0.430483,-0.585788]]}},"far":{"calls":[1,2],"first":{"same":"69ace41"}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[-0.426609,-1.25757,0.438435,-1.07452,-0.234824,-1.21698,0.224439,-1.38975]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.653085,0.831966,0.576813,0.720132,0.772777,0.873237,-0.220791,-0.273605]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"calls":[0,2,3],"first":{"same":"e86c988"}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.739854,-1.23818,1.02003,-1.31136,0.502265,-1.16414,1.15733,-1.34732]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.34874,0.120466,-0.560503,-0.634266,0.884129,1.34933,0.116426,-0.560406]]}},"far":{"calls":[1],"first":{"same":"69ace41"}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.148797,-1.13856,0.554872,-1.04496,0.248493,-1.11417,0.513433,-1.28481]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.37575,0.488827,0.547406,0.62353,0.114765,0.0746231,-0.521888,-0.595603]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1750.67]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.708465,-1.20241,0.959519,-1.2765,0.535403,-1.13572,1.07379,-1.31597]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.30328,-0.00252432,-0.51117,-0.252606,0.61885,1.30415,-0.00529808,-0.51145]]}},"far":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[4,1]],"numbers":[[1915.53,1200.0,1200.0,900.002]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.375895,-1.09765,0.613712,-1.01624,0.426998,-1.07353,0.652197,-1.21777]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.307906,0.398086,0.441423,0.487903,0.0573554,0.0161833,-0.501902,-0.562543]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1850.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.698182,-1.17575,0.930337,-1.24632,0.564016,-1.11396,1.02482,-1.28689]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.33804,0.0585762,-0.54461,-0.465145,0.767133,1.33872,0.055116,-0.544659]]}},"far":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,1]],"numbers":[[2100.03,1200.0,1200.0,900.0]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.255718,-1.11861,0.579478,-1.03436,0.332156,-1.09563,0.577918,-1.25584]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.265659,0.339012,0.354784,0.384282,0.0245592,-0.013575,-0.464039,-0.513784]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1694.78]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.06408,-1.364,1.45149,-1.39204,0.362338,-1.28918,1.56858,-1.39998]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.34349,0.27686,-0.576962,-0.916283,1.07692,1.34404,0.271827,-0.576711]]}},"far":{"calls":[0,1],"first":{"same":"c1129fc"}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[-0.119439,-1.19291,0.502249,-1.06044,0.0325805,-1.16037,0.366368,-1.34233]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.649932,0.828567,0.588846,0.734536,0.740349,0.832261,-0.232105,-0.28715]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1845.73]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.761399,-1.2552,1.0575,-1.32594,0.487182,-1.17782,1.2033,-1.35943]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.34965,0.137815,-0.563417,-0.675094,0.912232,1.35021,0.133631,-0.563292]]}},"far":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,1]],"numbers":[[2102.64,1200.0,1200.0,900.0]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.119599,-1.14423,0.548751,-1.0472,0.225517,-1.11916,0.496323,-1.29202]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.411616,0.535449,0.590352,0.682413,0.149891,0.112922,-0.516929,-0.595457]]}}}},
   {"key":"PS5-distance","levels":{"same":"82ab652"},"seen":{"trail":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1641.48]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.805704,-1.13936,0.943598,-1.12269,0.65299,-1.07701,0.98519,-1.15025]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.947275,-0.0607484,-0.242384,0.0898219,0.374381,0.945264,-0.06218,-0.240722]]}},"far":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[1589.41,1589.41]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.63212,-1.03966,0.544577,-1.01957,0.628468,-1.01989,0.861313,-1.0644]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.349992,0.262571,0.148332,0.170242,-0.0254246,0.151832,-0.26584,-0.234045]]}}}},
   {"key":"PS5-distance","levels":{"same":"82ab652"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1765.58]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.832465,-1.22039,0.954421,-1.20203,0.542842,-1.14255,1.02569,-1.23501]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.13676,-0.0413703,-0.383942,-0.2817,0.636031,1.13465,-0.0446095,-0.381969]]}},"far":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[1303.6,1303.6]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.369748,-1.09805,0.29563,-1.09215,0.382872,-1.08007,0.755772,-1.1444]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.545499,0.397981,0.275608,0.290314,0.0783899,0.304836,-0.373573,-0.330017]]}}}},
   {"key":"PS5-distance","levels":{"same":"82ab652"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.22466,-1.39216,1.66119,-1.39734,0.546769,-1.29671,1.66594,-1.39798]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.44669,-0.693609,-0.526651,-1.09421,1.19606,1.44669,-0.693609,-0.526651]]}},"far":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[1.0196,-0.919705,0.535577,-0.749085]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[-0.733334,-1.32244,0.325189,-1.0985,-0.0869371,-1.1857,0.012634,-1.25735]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[1.12092,0.281853,0.0710518,0.0710518,-0.625322,0.920319,-0.0473331,-0.0473331]]}}}},
   {"key":"PS5-distance","levels":{"same":"82ab652"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.700361,-1.15005,0.914709,-1.2139,0.597167,-1.09204,0.98993,-1.25421]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.20563,-0.0560746,-0.432565,0.0118555,0.432443,1.20678,-0.0580299,-0.433152]]}},"far":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[1.01994,-0.91997,0.903982,-0.956577]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.531564,-1.07006,0.674023,-0.982442,0.556233,-1.04121,0.746467,-1.15949]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.232189,0.290214,0.27237,0.290219,-0.00127745,-0.0343628,-0.414333,-0.453844]]}}}},
   {"key":"PS5-distance","levels":{"same":"82ab652"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.770618,-1.24765,1.2072,-1.34594,0.492133,-1.18941,1.44284,-1.38531]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.32054,0.302565,-0.563458,-0.391321,0.724815,1.32169,0.32138,-0.566744]]}},"far":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[1.0199,-0.919983,1.103,-1.25697]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.245262,-1.11967,0.581598,-1.04238,0.271511,-1.10951,0.755014,-1.28746]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.46782,0.814972,0.142359,1.34784,0.461209,0.195847,-0.0948579,-0.773944]]}}}},
   {"key":"PS5-one-component","levels":{"same":"a7c8d2a"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.719748,-0.81703,0.910346,-1.1071,0.741914,-0.707255,0.910346,-1.1071]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.22155,0.160557,-0.472375,-0.391321,0.724815,1.20545,0.134886,-0.457233]]}},"far":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[1.01995,-0.919942,0.960489,-0.645387]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.813413,-0.844159,0.836486,-0.829835,0.883304,-0.800424,0.667485,-0.965778]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.525434,0.0,0.355266,0.0,-0.742412,0.0,-0.838634,0.0]]}}}},
   {"key":"PS5-one-component","levels":{"same":"a7c8d2a"},"seen":{"other_sizes":{"calls":[0,1,3],"first":{"same":"256dd89"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.24913,0.217461,-0.500009,1.14602,-0.483148,1.30584,0.522687,-0.581257]]}},"far":{"calls":[2],"first":{"same":"256dd89"}},"coincident":{"calls":[0],"first":{"same":"256dd89"}},"gradient":{"calls":[0,1],"first":{"same":"256dd89"}}}},
   {"key":"PS5-one-component","levels":{"same":"a7c8d2a"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.33501,-1.39398,1.64989,-1.39959,-0.0426069,-1.33367,1.68569,-1.39992]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.47564,-0.968542,-0.512181,-1.08745,1.19079,1.47564,-0.968542,-0.512181]]}},"far":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[1.0196,-0.919705,1.01969,-0.920114]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[-0.733334,-1.32244,0.325189,-1.0985,-0.470056,-1.26674,-0.923291,-1.36591]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.841837,0.841837,0.288987,0.288987,1.75018,1.75018,-0.0546318,-0.0546318]]}}}},
   {"key":"NW-3","levels":{"same":"e2176d0"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (1x1 and 7x1)"]}},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"175f75e"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.21928,0.689879,-0.539459,1.37816,-0.545005,1.16354,0.682931,-0.497654]]}},"far":{"calls":[0,1,2],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (2x1 and 7x1)"]}},"coincident":{"calls":[0],"first":{"same":"175f75e"}},"gradient":{"calls":[0,1],"first":{"same":"175f75e"}}}},
   {"key":"NW-3","levels":{"same":"e2176d0"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"same":"c750c51"}},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"d36556d"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.29136,0.698917,-0.593521,0.945457,-0.325037,1.22866,0.689036,-0.546232]]}},"far":{"calls":[0,1,2],"first":{"same":"c750c51"}},"coincident":{"calls":[0],"first":{"same":"d36556d"}},"gradient":{"calls":[0,1],"first":{"same":"d36556d"}}}},
   {"key":"NW-3","levels":{"same":"e2176d0"},"seen":{"trail":{"same":"0ea0fdc"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"3fe7a01"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1.35408,0.137278,-0.5666]]}},"far":{"calls":[0,1,2],"first":{"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (7) at non-singleton dimension 0"]}},"coincident":{"calls":[0],"first":{"same":"3fe7a01"}},"gradient":{"calls":[0,1],"first":{"same":"3fe7a01"}}}},
   {"key":"NW-3","levels":{"same":"877dee2"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[11000.0]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.17656,-1.46756,1.0546,-0.715654,1.76671,-1.41753,1.10213,-0.999263]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.658191,0.133701,-0.282566,0.465409,0.629847,0.576401,0.115291,-0.247282]]}},"far":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[11000.0,0.0]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.243115,-0.558508,3.03457,-1.92432,0.397715,-0.68463,1.4246,-1.43254]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[1.17622,-2.02285,2.51768,0.435168,-1.43391,1.8314,-2.65576,0.462632]]}}}},
   {"key":"NW-3","levels":{"same":"877dee2"},"seen":{"trail":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[1053.48,1092.16]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.407398,-0.621134,0.0602536,-0.0680282,0.189382,-0.528395,0.0581638,-0.05914]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0605783,0.00870879,-0.0256094,-0.723292,0.907414,0.053081,0.00744711,-0.0224231]]}},"far":{"same":"a7117a8"},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.00383541,-0.178694,0.328119,-0.652169,0.0319044,-0.241002,0.00659076,-0.0195588]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.838873,-0.449795,0.0297605,0.0131351,-0.52701,0.998889,-0.0179016,0.234958]]}}}},
   {"key":"PS5-not-normalised","levels":{"same":"8260d09"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[3557.88]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.863374,-1.31633,0.127692,-0.144168,0.401345,-1.11979,0.123263,-0.125332]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0358956,0.00516039,-0.0151748,-0.428587,0.537688,0.0314531,0.00441278,-0.0132868]]}},"far":{"same":"6310f39"},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.0165927,-0.773064,1.41951,-2.82141,0.138024,-1.04262,0.0285128,-0.0846149]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[1.95143,-1.18223,0.0556193,-0.0253555,-0.912883,1.84876,-0.0380869,0.450776]]}}}},
   {"key":"PS5-not-normalised","levels":{"same":"8260d09"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[508.268]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.172675,-0.263266,0.0255383,-0.0288336,0.0802691,-0.223959,0.0246526,-0.0250663]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0119652,0.00172013,-0.00505827,-0.142862,0.179229,0.0104844,0.00147093,-0.00442894]]}},"far":{"same":"6310f39"},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.00331854,-0.154613,0.283901,-0.564281,0.0276049,-0.208524,0.00570257,-0.016923]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.390286,-0.236447,0.0111239,-0.00507111,-0.182577,0.369752,-0.00761737,0.0901552]]}}}},
   {"same":"e04dd90"},
   {"same":"e04dd90"},
   {"key":"PS5-nan-hidden","levels":{"same":"52155e3"},"seen":{"other_sizes":{"calls":[3],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.29999,-0.299998,1.28261,-0.295987,1.3,-0.3,1.19194,-0.275064]]}},"far":{"same":"6310f39"}}},
   {"same":"46b35ae"},
   {"same":"46b35ae"},
   {"same":"d7427b2"},
   {"same":"d7427b2"},
   {"key":"PS5-global-max","levels":{"same":"aebab9e"},"seen":{"far":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[1200.0,"nan"]]}}}},
   {"key":"PS5-sign","levels":{"same":"35e196c"},"seen":{"trail":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1200.11]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.68891,-0.082012,1.69363,-0.00938695,1.57715,-0.919815,1.69656,-0.00326756]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.07819,0.390636,1.18522,1.28748,-0.535591,-1.07866,0.390871,1.18552]]}},"far":{"same":"7c2817b"},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.67976,-0.144252,1.50082,-1.49322,1.58077,-0.88523,1.68633,-0.028304]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[-0.574877,-0.542945,0.0418228,0.0371962,3.64096,3.43873,0.00751543,0.00715024]]}}}},
   {"key":"NW-2","levels":{"same":"22dc2b6"},"seen":{"trail":{"same":"d01ee64"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.970519,-1.22932,1.47396,-1.47387,0.645068,-1.07226,1.49335,-1.48991]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.3935,-0.321872,-0.535899,-0.934111,1.09031,1.39438,-0.327742,-0.535783]]}},"far":{"same":"f7c9cdb"},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.524876,-1.0972,0.961694,-0.879203,0.595665,-1.02974,1.45401,-1.47988]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.641382,0.812623,0.0907728,0.097217,-0.0260689,-0.144446,-0.0889767,-0.0883671]]}}}},
   {"key":"NW-2","levels":{"same":"22dc2b6"},"seen":{"trail":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1201.95]]}},"other_sizes":{"same":"0a73ba3"},"equal_sizes":{"same":"3046754"},"far":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[4,1]],"numbers":[[1200.91,1200.0,1200.0,900.014]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.723244,-1.06242,0.921655,-0.845971,0.737406,-0.984826,1.2549,-1.32813]]}},"gradient":{"calls":[0,1],"first":{"same":"d047621"}}}},
   {"key":"PS5-expansion","levels":{"same":"99c8635"},"seen":{"trail":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1043.77]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.630182,-1.25515,0.824527,-1.29552,0.431477,-1.20636,0.940752,-1.31769]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.31324,0.225527,-0.548092,0.0422172,0.401293,1.31375,0.22333,-0.548181]]}},"far":{"calls":[0,1,2],"first":{"same":"c1129fc"}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.136345,-1.14015,0.390101,-1.08174,0.198118,-1.12504,0.125181,-1.181]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.28705,0.372768,0.423619,0.506981,0.13697,0.123557,-0.362433,-0.45296]]}}}},
   {"key":"PS5-expansion","levels":{"same":"99c8635"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[900.029]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.471328,-0.869992,0.176911,-0.924361,0.605171,-1.14609,0.22481,-0.857935]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.902922,0.392223,1.0564,1.30301,-0.595486,-0.905639,0.392636,1.05834]]}},"far":{"same":"7c2817b"},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.684148,-0.908617,1.27584,-1.45013,0.593204,-1.08788,0.670567,-1.01058]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[-0.501994,-0.578203,0.10779,0.331617,-0.0590055,-0.00314827,0.0929194,0.0901442]]}}}},
   {"key":"PS5-expansion","levels":{"same":"99c8635"},"seen":{"trail":{"same":"d01ee64"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.929572,-1.25388,1.43126,-1.4513,0.574905,-1.1251,1.48065,-1.47726]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.37487,-0.101277,-0.550875,-0.900807,1.06751,1.37564,-0.107019,-0.550693]]}},"far":{"same":"f7c9cdb"},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.363834,-1.11017,0.830136,-0.950833,0.461836,-1.06453,1.39221,-1.46683]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.581558,0.751453,0.284997,0.300875,0.0918509,0.00159299,-0.200704,-0.201211]]}}}},
   {"key":"PS5-root","levels":[{"fr":"Que vaut la dérivée de la racine carrée en 0 ?","en":"What is the derivative of the square root at 0?"}],"seen":{"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[-0.0378926,-0.0857121,"nan","nan",-0.20216,-0.403426,-1.56646,-1.49267]]}}}},
   {"key":"PS5-shape","levels":{"same":"ff1c304"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,7]],"numbers":[[0.0115701,0.109774,0.38315,0.38315,0.109774,0.00258164,5.25282e-07]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4,5]],"numbers":[[0.0847365,1.27129e-05,0.0380469,0.000207605,4.20735e-05,0.411234,0.0979723,0.770612]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.00168546,0.732243,0.266072,0.878594,0.0940433,0.00165933,0.729846,0.268495]]}},"far":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,7]],"numbers":[[1.22975e-80,4.71117e-58,2.87981e-32,1.0,0.0,0.0,0.0,1.0]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,5]],"numbers":[[0.215254,0.000204953,0.312116,0.00245395,0.000354191,0.23999,0.370793,0.110583]]}},"gradient":{"same":"914a5be"}}},
   {"key":"PS5-shape","levels":{"same":"ff1c304"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1805.95]]}},"other_sizes":{"calls":[1,4],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.821869]]}},"far":{"same":"3365678"}}},
   {"key":"PS5-shape","levels":{"same":"ff1c304"},"seen":{"trail":{"same":"0ea0fdc"},"other_sizes":{"calls":[1,4],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[0.821869]]}},"far":{"same":"3365678"}}},
   {"key":"PS5-shape","levels":{"same":"ff1c304"},"seen":{"trail":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[1,2]],"numbers":[[2106.96,2184.32]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.857119,1.2075,0.438251,1.3635,-1.30679,-1.36331,-1.22277,-1.38639]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.34917,-0.789817,1.34972,0.193958,0.189361,-0.570359,0.990873,-0.570164]]}},"far":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,2]],"numbers":[[1200.0,1200.0]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.0249649,0.529905,0.150298,0.442664,-1.16313,-1.05324,-1.13533,-1.31365]]}},"gradient":{"same":"914a5be"}}},
   {"key":"PS5-selection","levels":{"same":"a223955"},"seen":{"trail":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1600.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.7,-1.4,1.7,-1.4,-1.1,-1.4,1.7,-1.4]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.3,0.7,-0.6,-1.1,1.2,1.3,0.7,-0.6]]}},"far":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[4,1]],"numbers":[[2100.0,1200.0,1200.0,900.0]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[-1.1,-1.4,-1.1,-1.4,-1.1,-1.4,-1.1,-1.4]]}},"gradient":{"same":"9016a35"}}},
   {"key":"PS5-selection","levels":{"same":"a223955"},"seen":{"trail":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1571.43]]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"800a401"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.566667,-0.0333333,0.0333333,0.566667,0.0333333,0.566667,-0.0333333,0.0333333]]}},"far":{"same":"34a0749"},"coincident":{"calls":[0],"first":{"same":"800a401"}},"gradient":{"same":"9016a35"}}},
   {"key":"PS5-selection","levels":{"same":"a223955"},"seen":{"trail":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1768.55]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.856966,-1.30677,1.20373,-1.40567,0.438122,-1.22284,1.36485,-1.41001]]}},"far":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[4,1]],"numbers":[[2047.35,1200.0,1200.0,900.0]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.0217375,-1.16271,0.527016,-1.05582,0.149029,-1.13578,0.284308,-1.30479]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.528444,0.683274,0.76033,0.925627,0.311019,0.300272,-0.392293,-0.459576]]}}}},
   {"key":"PS5-selection","levels":{"same":"a223955"},"seen":{"trail":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[2154.45,2077.23]]}},"other_sizes":{"calls":[2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.664639,-0.828248,0.956366,-1.1672,0.417144,-0.882297,0.956366,-1.1672]]}},"far":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[4,1]],"numbers":[[1946.21,1200.0,1200.0,900.0]]}},"coincident":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.0249649,-1.16313,1.50078,-0.846683,0.150298,-1.13533,0.442664,-1.31365]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[-0.0378926,-0.0857121,-0.00234674,-0.000961083,-0.20216,-0.403426,-1.56646,-1.49267]]}}}},
   {"key":"PS5-notebook","levels":{"same":"9ef9d09"},"seen":{"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"3870de8"}},"equal_sizes":{"same":"aa7379d"},"far":{"calls":[2],"first":{"same":"3870de8"}},"coincident":{"same":"aa7379d"},"gradient":{"calls":[0,1],"first":{"same":"3870de8"}},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"9016a35"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":"no graph"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":"no gradient 1"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"far":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[1.01983,-0.919911,0.74932,-1.01212]]}},"dtype":{"same":"828bc0c"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"far":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[1.01983,-0.919911,0.748984,-1.01223]]}}}},
   {"same":"eaeb50d"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.423118,0.546916,0.538608,0.649526,0.248587,0.24,-0.350984,-0.417194]]}},"polite":{"calls":[0],"first":"changes 0"}}}
  ]
 },
 "dot_product_regression": {
  "id": "5.2",
  "assignment": "ps5_kernel_attention",
  "name": "dot_product_regression",
  "names": ["dot_product_regression"],
  "title": {"fr":"La régression par produit scalaire","en":"Dot-product regression"},
  "points": 2.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["x","xs","ys","bandwidth"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"trail","kind":"values","fact":{"fr":"Sur le sentier, le relevé du kilomètre 22 attire tout.","en":"On the trail, the record of kilometre 22 attracts everything."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[[6.0],[13.0],[22.0]],"dtype":"float32"},{"same":"869017b"},{"same":"255ade5"},2.0],"expected":{"tensor":[[1201.512236],[1200.001356],[1200.0]],"dtype":"float64"}},{"args":[{"tensor":[[0.5],[-2.0],[0.0]],"dtype":"float32"},{"same":"869017b"},{"same":"255ade5"},2.0],"expected":{"tensor":[[1589.412609],[1066.808447],[1571.428571]],"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"same":"79ebe59"},"tolerance":1e-06,"calls":[{"args":{"same":"c42d29e"},"expected":{"tensor":[[0.9705187397,-1.229315305],[1.473959474,-1.473874195],[0.645068422,-1.072257252],[1.49334934,-1.489912493]],"dtype":"float64"}},{"args":{"same":"5a12e80"},"expected":{"tensor":[[0.9452761549]],"dtype":"float64"}},{"args":{"same":"f7d0057"},"expected":{"tensor":[[1.205132348,-0.3096523534],[0.9583843353,-0.7189937664],[1.322779078,-0.2252768311],[0.9583843353,-0.7189937664]],"dtype":"float64"}},{"same":"e9d149e"},{"same":"c9acf80"}]},
   {"name":"equal_sizes","kind":"values","fact":{"same":"918adf9"},"tolerance":1e-06,"calls":[{"args":{"same":"6f11b4c"},"expected":{"tensor":[[1.393502951,-0.3218722609,-0.5358986253],[-0.9341114296,0.3073403639,1.090310287],[1.394384373,-0.327741567,-0.5357831349]],"dtype":"float64"}}]},
   {"name":"equal_norms","kind":"values","fact":{"fr":"Quand toutes les observations ont la même norme, c'est l'estimateur de Nadaraya-Watson.","en":"When all observations have the same norm, it is the Nadaraya-Watson estimator."},"tolerance":1e-06,"calls":[{"args":[{"same":"9ffa669"},{"tensor":[[0.4,0.6,1.2],[1.2,-0.4,0.6],[-0.6,1.2,-0.4],[0.0,0.0,1.4]],"dtype":"float64"},{"tensor":[[1.3,-0.3],[1.5,-1.5],[-1.1,-1.4],[1.7,0.0]],"dtype":"float64"},1.2],"expected":{"tensor":[[1.378102871,-1.07053253],[0.3746507778,-1.081261909],[1.395789026,-1.0904785],[0.3130724962,-1.121057744]],"dtype":"float64"}}]},
   {"name":"large_scores","kind":"values","fact":{"fr":"De très grands scores, de l'un ou de l'autre signe, donnent un résultat fini et juste.","en":"Very large scores, of either sign, give a finite and right result."},"tolerance":0.0002,"calls":[{"args":[{"tensor":[[200.0,-100.0],[-200.0,100.0],[0.0,1.0]],"dtype":"float32"},{"tensor":[[-4.0,1.0],[-3.0,3.0],[-3.0,2.0],[2.0,3.0]],"dtype":"float32"},{"tensor":[[1.0],[-2.0],[0.5],[3.0]],"dtype":"float32"},2.0],"expected":{"tensor":[[3.0],[-0.5],[0.5895821679]],"dtype":"float64"}},{"args":[{"tensor":[[40.0,-52.0,-8.0],[8.0,-4.0,-44.0],[52.0,-44.0,-4.0],[8.0,-8.0,-52.0]],"dtype":"float64"},{"same":"eb8f953"},{"same":"350cf53"},0.3],"expected":{"tensor":[[1.7,-1.4],[1.5,-1.5],[1.699999999,-1.4],[1.5,-1.5]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient atteint les points, les observations et leurs valeurs.","en":"The gradient reaches the points, the observations and their values."},"tolerance":1e-06,"calls":[{"args":{"same":"c42d29e"},"upstream":{"same":"1a8e346"},"expected":[{"tensor":[[0.6413816891,0.6678448054,0.8126230515],[0.09077281863,0.02745282029,0.09721695756],[-0.02606894444,-0.1946889676,-0.1444457463],[-0.08897666027,-0.03650983827,-0.08836705911]],"dtype":"float64"},{"tensor":[[-0.8292337465,0.5800749564,0.04959522432],[-0.03292807055,0.04080110708,-0.005900758833],[1.835034875,-1.713974604,-0.2516161941],[-0.06672787245,0.05358983018,0.01963750125],[-0.9061451856,1.039508711,0.1882842273]],"dtype":"float64"},{"tensor":[[-0.3564849739,-0.2739721274],[-0.425219616,-1.904519316],[-0.4607001451,-0.2611055296],[-0.01804653653,-0.02235792413],[-0.7395487284,0.06195489714]],"dtype":"float64"}]}]},
   {"same":"9502fff"},
   {"same":"2ab2370"},
   {"same":"0aa5888"}
  ],
  "mistakes": [
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"same":"1b9dfb5"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.913928,-1.19846,1.43761,-1.44396,0.663448,-1.05393,1.47434,-1.47497]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.38464,-0.312024,-0.530675,-0.88158,1.05518,1.38557,-0.317335,-0.530665]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.42156,-1.14146,0.278937,-1.12781,1.43486,-1.16444,0.208565,-1.17072]]}},"large_scores":{"calls":[0,1],"first":{"same":"72de38d"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.57847,0.71542,0.154036,0.160424,-0.0678051,-0.162484,-0.197004,-0.195631]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"same":"1b9dfb5"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.880869,-1.17001,1.38515,-1.39827,0.689694,-1.03508,1.43782,-1.44669]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.37295,-0.302139,-0.523377,-0.820808,1.01433,1.37394,-0.306948,-0.523482]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.45586,-1.2188,0.167625,-1.1778,1.46428,-1.24308,0.0894413,-1.22211]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.5,0.527032]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.518433,0.623788,0.189461,0.195721,-0.100809,-0.173747,-0.331309,-0.329854]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"same":"1b9dfb5"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.867047,-1.11665,1.26395,-1.27817,0.758575,-0.999177,1.32342,-1.3473]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.33957,-0.281617,-0.50155,-0.678593,0.917989,1.34075,-0.285573,-0.501902]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.49297,-1.36549,-0.0985017,-1.27873,1.49397,-1.38509,-0.183901,-1.31777]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.5,0.500083]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.405543,0.463539,0.154174,0.160269,-0.137884,-0.17713,-0.495027,-0.497012]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1378.56,1226.15,1202.51]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.15974,-1.2986,1.4997,-1.49646,0.629538,-1.10752,1.50091,-1.49885]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.40475,-0.342292,-0.541502,-1.0134,1.143,1.40563,-0.349477,-0.541209]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.27634,-0.960324,0.523418,-1.00237,1.29892,-0.972599,0.478764,-1.03381]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.499036,0.615452]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.74155,0.964051,-0.00201619,0.00231338,0.0913293,-0.0729241,-0.00585841,-0.00600863]]}}}},
   {"key":"PS5-bandwidth","levels":{"same":"fb299d4"},"seen":{"trail":{"same":"1b9dfb5"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.894701,-1.184,1.41302,-1.42298,0.675641,-1.04453,1.45838,-1.46273]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.37918,-0.307098,-0.527304,-0.852179,1.03544,1.38013,-0.312151,-0.527351]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.44,-1.17968,0.225245,-1.15249,1.45086,-1.20358,0.150765,-1.19636]]}},"large_scores":{"same":"9d4ffa5"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.548048,0.668653,0.176619,0.182928,-0.0854374,-0.168916,-0.263633,-0.262074]]}}}},
   {"key":"PS5-two-kept","levels":{"same":"1e8206e"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1234.29,1200.91,1200.01]]}},"other_sizes":{"same":"0a73ba3"},"equal_sizes":{"same":"3046754"},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.18481,-0.897,0.617861,-0.948092,1.20723,-0.903663,0.585527,-0.97209]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.499998,0.606356]]}},"gradient":{"calls":[0],"first":{"same":"d047621"}}}},
   {"key":"PS5-two-kept","levels":{"same":"1e8206e"},"seen":{"trail":{"same":"1b9dfb5"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.29707,-1.33615,1.50074,-1.49905,0.629211,-1.12851,1.50041,-1.49972]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.41574,-0.40112,-0.541926,-1.08966,1.19323,1.41695,-0.412529,-0.54133]]}},"equal_norms":{"same":"f9506cc"},"large_scores":{"calls":[0],"first":{"same":"72de38d"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.725814,0.944693,-0.00925261,-0.00696971,0.197239,0.0154029,-0.000242668,-0.000336263]]}}}},
   {"key":"PS5-attention-scale","levels":{"same":"4ee04a9"},"seen":{"trail":{"same":"1b9dfb5"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.870439,-1.10476,1.23829,-1.24969,0.775703,-0.991828,1.29473,-1.31925]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.25683,-0.245402,-0.445546,-0.420088,0.740377,1.25831,-0.248312,-0.446254]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.32788,-1.00907,0.456585,-1.0388,1.34878,-1.02514,0.403891,-1.07452]]}},"large_scores":{"same":"9d4ffa5"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.380529,0.43064,0.135818,0.141772,-0.140924,-0.174432,-0.4966,-0.499645]]}}}},
   {"key":"PS5-attention-scale","levels":{"same":"4ee04a9"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.87237,-1.15739,1.35748,-1.37274,0.704109,-1.0264,1.4151,-1.42839]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.31237,-0.26842,-0.48331,-0.583006,0.852672,1.31368,-0.271941,-0.483809]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.22389,-0.921059,0.580422,-0.970006,1.24681,-0.929919,0.54309,-0.99714]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.5,0.599175]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.491688,0.584124,0.192188,0.19843,-0.112889,-0.17679,-0.388829,-0.387779]]}}}},
   {"same":"43be1b3"},
   {"same":"43be1b3"},
   {"key":"NW-2","levels":{"same":"29f1fea"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[988.869,2087.66,1210.8]]}},"other_sizes":{"same":"c0363bd"},"equal_sizes":{"same":"2953e6e"},"equal_norms":{"same":"f9506cc"},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.31347,1.41276]]}},"gradient":{"calls":[0],"first":{"same":"193511a"}}}},
   {"key":"PS5-norms","levels":{"same":"29f1fea"},"seen":{"trail":{"same":"04c7fc3"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.831643,-1.18284,1.31168,-1.24706,0.624596,-1.09053,1.36636,-1.31681]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.3019,-0.0445368,-0.504702,-0.518912,0.813862,1.30225,-0.0802674,-0.500314]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.28445,-0.96724,0.513737,-1.00775,1.30686,-0.980086,0.467879,-1.03986]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,0.489848,0.635016]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.401662,0.49824,0.169881,0.16877,0.151095,0.0852119,-0.473143,-0.481803]]}}}},
   {"key":"PS5-norms","levels":{"same":"29f1fea"},"seen":{"trail":{"same":"04c7fc3"},"other_sizes":{"calls":[0,1,2,4],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.846776,-1.10324,1.28321,-1.21644,0.748022,-1.02483,1.29254,-1.2396]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.01116,-0.0893055,-0.285553,-0.0227474,0.46818,1.00753,-0.100407,-0.281443]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.14769,-0.877501,0.551742,-0.986439,1.16105,-0.878305,0.565303,-0.984113]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[0.795003,0.477628,0.635016]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.33454,0.317679,0.186646,0.0499669,-0.121367,0.010762,-0.514898,-0.0466737]]}}}},
   {"key":"NW-3","levels":{"same":"877dee2"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.39914e-08,0.00125241,11000.0]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.24767,-1.48129,0.599544,-0.479615,2.14745,-1.58853,1.10534,-1.05057]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.09126,-0.0144572,-0.445623,-0.348841,0.936293,0.957577,-0.0165289,-0.390669]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.42391,-0.752133,0.161546,-0.779038,1.73621,-0.923601,0.0783347,-0.745228]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.5,8.82023e-11]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[-1.94948,-1.00626,2.04871,2.20416,2.2813,1.46535,-2.38053,-2.66325]]}}}},
   {"key":"NW-3","levels":{"same":"877dee2"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[7.29292e-36,3.81598e-19,1200.0]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.32396,-0.410346,0.14082,-0.140812,0.234472,-0.389748,0.309388,-0.308676]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0924121,-0.0213454,-0.0355389,-0.817727,0.954465,0.0812609,-0.0190999,-0.031224]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.416772,-0.323756,0.0636255,-0.183626,0.518248,-0.404888,0.0489818,-0.175395]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[2.07584e-87,-0.5,4.06049e-98]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[-0.570024,-0.134195,0.276943,0.299327,0.460479,0.298751,-1.64075,-1.75247]]}}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"trail":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1201.51,1200.0,"nan"]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,"nan",0.589582]]}}}},
   {"key":"PS5-nan-hidden","levels":{"same":"7d050b5"},"seen":{"trail":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1201.51,1200.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,0.0,0.589582]]}}}},
   {"key":"PS5-nan-hidden","levels":{"same":"7d050b5"},"seen":{"trail":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1201.51,1200.0,1733.36]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,-0.166667,0.589582]]}}}},
   {"key":"PS5-global-max","levels":{"same":"aebab9e"},"seen":{"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[["nan",-0.5,"nan"]]}}}},
   {"key":"PS5-sign","levels":{"same":"35e196c"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[915.876,900.452,900.005]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.65426,-0.128532,1.15754,-0.346953,1.53168,-1.02235,1.31843,-0.233697]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.04298,0.386867,1.15986,1.30402,-0.58247,-1.04399,0.387227,1.16056]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[-0.0143728,-0.941143,1.21223,-0.517889,-0.115466,-0.979493,1.24839,-0.477915]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[-0.5,3.0,0.66712]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[-0.744078,-0.704432,0.619924,0.558245,3.15311,2.98193,0.00252791,0.00872214]]}}}},
   {"key":"PS5-not-normalised","levels":{"same":"8260d09"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[300.0,300.0,300.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.37636,-1.82813,2.16429,-2.1848,1.07765,-1.61731,2.2466,-2.26045]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.69499,-0.373011,-0.646144,-1.01334,1.25227,1.69622,-0.378948,-0.646275]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.01101,-0.846391,0.116406,-0.817919,1.01686,-0.86325,0.062112,-0.848687]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[0.75,-0.125,0.131758]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.810051,0.974669,0.296032,0.305814,-0.157513,-0.27148,-0.517671,-0.515396]]}}}},
   {"key":"PS5-not-normalised","levels":{"same":"8260d09"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[225150.0,487825.0,825550.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[4.71875,-11.2266,0.232812,-3.06719,4.975,-9.10625,0.367187,-4.35937]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[6.62222,-2.03333,-5.2321,-3.69506,4.90864,6.42346,-2.03951,-5.26667]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[2.36528,0.484722,-3.54028,0.472222,3.19444,0.0361111,-4.19444,0.656944]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[200.0,-200.0,1.25]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[-0.5,2.71562,-3.39062,-2.17813,-2.82812,-3.88281,1.1875,-2.39844]]}}}},
   {"key":"PS5-not-normalised","levels":{"same":"8260d09"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1631.52,1631.52,1631.52]]}},"other_sizes":{"calls":[0,1,2,4],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[0.578544,-1.37644,-0.134234,1.76847,0.552778,-1.01181,-0.191057,2.26829]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-4.62414,1.41983,3.65345,-0.781462,1.03812,-3.49195,1.10872,2.86309]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[-2.46812,-0.505797,1.68808,-0.225166,-8.84615,-0.1,1.62366,-0.254301]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[-0.32,-0.32,0.555556]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[1.11498,1.07357,-1.02927,-0.623099,-0.887316,-0.792251,-7.46827,-3.06524]]}}}},
   {"key":"PS5-shape","levels":{"same":"ff1c304"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,7]],"numbers":[[3.76569e-11,1.36753e-06,0.997499,1.15482e-17,1.31765e-10,6.0546e-39,3.17997e-22,1.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4,5]],"numbers":[[0.154896,0.00242663,0.0080901,0.0046096,0.00569058,0.36324,0.94185,0.0483805]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0057833,0.457302,0.536914,0.935789,0.0589069,0.00567489,0.454305,0.540021]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.136958,0.0496892,0.152096,0.431031,0.660035,0.155687,0.29585,0.115055]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[2.66919e-109,1.92195e-98,1.0,0.5,6.94397e-12,0.179164,0.295392,0.295392]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS5-shape","levels":{"same":"ff1c304"},"seen":{"trail":{"same":"2712ac8"},"other_sizes":{"calls":[1,4],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.945276]]}},"large_scores":{"same":"9f9fd0c"}}},
   {"key":"PS5-shape","levels":{"same":"ff1c304"},"seen":{"trail":{"same":"2712ac8"},"other_sizes":{"calls":[1,4],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[0.945276]]}},"large_scores":{"same":"9f9fd0c"}}},
   {"key":"PS5-shape","levels":{"same":"ff1c304"},"seen":{"trail":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[21.9899,22.0,22.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.582426,0.301159,-1.54609,-1.67154,0.85805,0.641325,-1.66886,-1.78392]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.470333,-0.70942,0.576554,0.451869,1.63956,-0.46861,-0.714003,0.577955]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.792874,0.771232,0.147972,0.363224,0.824715,0.769454,0.135608,0.317422]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[2.0,3.0,-3.5,2.0,-1.7022,2.41162]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS5-selection","levels":{"same":"a223955"},"seen":{"trail":{"same":"1b9dfb5"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.7,-1.4,1.5,-1.5,1.7,-1.4,1.5,-1.5]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.5,-1.2,-0.5,-1.1,1.2,1.5,-1.2,-0.5]]}},"equal_norms":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,2]],"numbers":[[1.5,-1.5,-1.1,-1.4,1.5,-1.5,-1.1,-1.4]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,1.0,-2.0]]}},"gradient":{"same":"aa5af23"}}},
   {"key":"PS5-notebook","levels":{"same":"9ef9d09"},"seen":{"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"3c72732"}},"equal_sizes":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x3 and 1x7)"]}},"equal_norms":{"same":"662d1c2"},"large_scores":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x2 and 1x7)"]}},"gradient":{"same":"662d1c2"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"aa5af23"}}},
   {"same":"9a81717"},
   {"same":"73312d3"},
   {"same":"eaeb50d"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.410484,0.520079,0.0580946,0.0622189,-0.0166841,-0.0924453,-0.0569451,-0.0565549]]}},"polite":{"calls":[0],"first":"changes 0"}}}
  ]
 },
 "matching_bandwidth": {
  "id": "5.7",
  "assignment": "ps5_kernel_attention",
  "name": "matching_bandwidth",
  "names": ["matching_bandwidth"],
  "title": {"fr":"La bande passante de l'attention","en":"The bandwidth of attention"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["d_k"],
  "returns": [],
  "number": true,
  "checks": [
   {"name":"sizes","kind":"values","fact":{"fr":"Pour d_k = 16, λ² vaut 4, le diviseur de l'attention ; pour 1, 2, 81 et 768 aussi il est le bon.","en":"For d_k = 16, λ² is 4, the divisor of attention; for 1, 2, 81 and 768 too it is the right one."},"tolerance":1e-06,"calls":[{"args":[16],"expected":2.0},{"args":[1],"expected":1.0},{"args":[81],"expected":3.0},{"args":[2],"expected":1.189207115},{"args":[],"kwargs":{"d_k":768},"expected":5.264296052}]}
  ],
  "mistakes": [
   {"same":"b7f5c69"},
   {"same":"b7f5c69"},
   {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[0,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[16.0]]}}}},
   {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[0,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[256.0]]}}}},
   {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[0,2,3,4],"first":{"same":"e31e4bd"}}}},
   {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[0,2,3,4],"first":{"same":"17db8b0"}}}},
   {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[0,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[0.25]]}}}},
   {"same":"c306913"},
   {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[0,1,2,3,4],"first":{"same":"e31e4bd"}}}},
   {"same":"c306913"},
   {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[0,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[2.51984]]}}}},
   {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[3.16993]]}}}},
   {"key":"PS5-power","levels":{"same":"63f8097"},"seen":{"sizes":{"calls":[1,2,3,4],"first":{"same":"17db8b0"}}}},
   {"key":"PS5-precedence","levels":{"same":"f90c703"},"seen":{"sizes":{"calls":[0,1,2,3,4],"first":{"same":"3150871"}}}},
   {"key":"PS5-precedence","levels":{"same":"f90c703"},"seen":{"sizes":{"calls":[0,2,3,4],"first":{"same":"d6e2672"}}}},
   {"same":"ff9c4f3"},
   {"same":"ff9c4f3"},
   {"key":"PS5-whole","levels":{"same":"0d3fd04"},"seen":{"sizes":{"calls":[1,2,3,4],"first":{"same":"c81cb9c"}}}},
   {"key":"PS5-rounded","levels":{"same":"3103684"},"seen":{"sizes":{"calls":[3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.19]]}}}},
   {"key":"PS5-rounded","levels":{"same":"3103684"},"seen":{"sizes":{"calls":[3],"first":{"kind":"number","shapes":[[]],"numbers":[[1.1892]]}}}}
  ]
 },
 "effective_kernel": {
  "id": "5.3",
  "assignment": "ps5_kernel_attention",
  "name": "effective_kernel",
  "names": ["effective_kernel","asymmetry"],
  "title": {"fr":"Le noyau effectif et son asymétrie","en":"The effective kernel and its asymmetry"},
  "points": 2.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["W_Q","W_K"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les matrices (3, 2) du document, tirées à la graine 123, donnent un noyau (3, 3).","en":"The document's (3, 2) matrices, drawn with seed 123, give a (3, 3) kernel."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[[0.2961119,0.5165623],[0.2516707,0.6885568],[0.07397246,0.866522]],"dtype":"float32"},{"tensor":[[0.1365799,0.102479],[0.1840565,0.7264467],[0.3152539,0.6871067]],"dtype":"float32"}],"expected":{"tensor":[[0.09337973799,0.4297563065,0.4482838379],[0.1049357936,0.5465214627,0.5524521414],[0.09890348813,0.6430971656,0.6187131224]],"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"Des matrices (5, 3), des carrées, des colonnes ; les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"Matrices (5, 3), square ones, columns; a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":{"same":"4094efd"},"expected":{"tensor":[[1.28,-1.05,-2.32,-0.07,0.37],[-1.7,0.53,-2.29,0.5,3.16],[1.38,-1.12,-2.72,-0.14,0.47],[-1.78,0.97,-3.2,-0.35,2.96],[-4.62,4.75,2.42,-2.59,-0.44]],"dtype":"float64"}},{"args":[{"tensor":[[1.0,-1.3,-0.2],[0.2,-0.1,-1.1],[1.3,-1.1,-0.1]],"dtype":"float64"},{"tensor":[[-0.2,0.8,1.1],[0.7,-0.4,1.9],[-0.6,0.3,0.5]],"dtype":"float64"}],"expected":{"tensor":[[-1.46,0.84,-1.09],[-1.33,-1.91,-0.7],[-1.25,1.16,-1.16]],"dtype":"float64"}},{"args":[],"kwargs":{"W_K":{"tensor":[[0.2],[-1.2],[-0.7],[1.7],[1.9]],"dtype":"float64"},"W_Q":{"tensor":[[0.0],[1.1],[0.0],[0.8],[-0.6]],"dtype":"float64"}},"expected":{"tensor":[[0.0,0.0,0.0,0.0,0.0],[0.22,-1.32,-0.77,1.87,2.09],[0.0,0.0,0.0,0.0,0.0],[0.16,-0.96,-0.56,1.36,1.52],[-0.12,0.72,0.42,-1.02,-1.14]],"dtype":"float64"}}]},
   {"name":"asymmetry","kind":"values","fact":{"fr":"`asymmetry` donne le rapport des deux normes de Frobenius, quelle que soit l'échelle.","en":"`asymmetry` gives the ratio of the two Frobenius norms, whatever the scale."},"tolerance":1e-05,"calls":[{"args":{"same":"3201c5c"},"expected":1.492483754},{"args":[],"kwargs":{"M":{"tensor":[[0.09337974,0.4297563,0.4482838],[0.1049358,0.5465215,0.5524521],[0.09890349,0.6430972,0.6187131]],"dtype":"float32"}},"expected":0.5096701379},{"args":[{"tensor":[[0.0,3.0],[4.0,0.0]],"dtype":"float64"}],"expected":0.2828427125},{"args":[{"tensor":[[-4e-07,-8e-07,-1.9e-06,4e-07],[2e-06,-1.2e-06,-1e-06,-1.5e-06],[1.4e-06,-5e-07,1e-06,1.8e-06],[1.9e-06,1.3e-06,0.0,-2e-06]],"dtype":"float64"}],"expected":1.492483754},{"args":[{"tensor":[[-400.0,-800.0,-1900.0,400.0],[2000.0,-1200.0,-1000.0,-1500.0],[1400.0,-500.0,1000.0,1800.0],[1900.0,1300.0,0.0,-2000.0]],"dtype":"float64"}],"expected":1.492483754}],"of":"asymmetry","parameters":["M"]},
   {"name":"ends","kind":"values","fact":{"fr":"`asymmetry` vaut 0 pour une matrice symétrique et pour une matrice nulle, 2 pour une antisymétrique.","en":"`asymmetry` is 0 for a symmetric matrix and for a zero matrix, 2 for an antisymmetric one."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[[-0.8,1.2,-0.5,2.3],[1.2,-2.4,-1.5,-0.2],[-0.5,-1.5,2.0,1.8],[2.3,-0.2,1.8,-4.0]],"dtype":"float64"}],"expected":0.0},{"args":[{"tensor":[[0.0,-2.8,-3.3,-1.5],[2.8,0.0,-0.5,-2.8],[3.3,0.5,0.0,1.8],[1.5,2.8,-1.8,0.0]],"dtype":"float64"}],"expected":2.0},{"args":[{"tensor":[[0.0,0.0,0.0],[0.0,0.0,0.0],[0.0,0.0,0.0]],"dtype":"float32"}],"expected":0.0}],"of":"asymmetry","parameters":["M"]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient de `effective_kernel` atteint les deux matrices.","en":"The gradient of `effective_kernel` reaches both matrices."},"tolerance":1e-06,"calls":[{"args":{"same":"4094efd"},"upstream":{"tuple":[{"tensor":[[-0.6,1.4,-1.4,-0.8,-0.9],[-1.7,0.9,-1.3,-0.1,0.4],[0.2,-0.7,1.8,-0.5,0.6],[1.0,0.7,-0.3,-2.0,-0.3],[0.7,1.0,0.6,-0.5,1.8]],"dtype":"float64"}]},"expected":[{"tensor":[[-3.89,-4.74,0.53],[0.08,-6.06,1.36],[-0.09,1.96,1.8],[-4.4,-1.59,-0.61],[1.09,-1.95,1.1]],"dtype":"float64"},{"tensor":[[-1.49,-0.16,1.45],[0.95,-3.6,0.2],[-2.03,1.24,0.83],[-1.41,4.52,2.52],[-0.88,-1.96,3.63]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"ad1155f"},{"args":[{"tensor":{"same":"6ad4bb6"},"dtype":"float32"},{"tensor":{"same":"e2323f1"},"dtype":"float32"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"e1d2f3e"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"e1d2f3e"}},
   {"name":"polite_asymmetry","kind":"polite","fact":{"fr":"La matrice donnée à `asymmetry` reste intacte.","en":"The matrix given to `asymmetry` stays as it was."},"tolerance":1e-06,"calls":[{"args":{"same":"3201c5c"}}],"of":"asymmetry","parameters":["M"]}
  ],
  "mistakes": [
   {"key":"NW-14","levels":{"same":"eef5e67"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0933797,0.104936,0.0989035,0.429756,0.643097,0.448284,0.552452,0.618713]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.28,-1.78,-1.12,-2.32,2.42,-0.14,3.16,-0.44]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[4.81,-1.15,0.4,0.65,3.28,-3.47,1.83,2.58]]}}}},
   {"key":"NW-14","levels":{"same":"eef5e67"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[0.110085,0.47046,0.263998,1.14853]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.1,-3.2,3.21,-0.51,-5.35,1.22,-1.33,-0.96]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"NW-14","levels":{"same":"eef5e67"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[0.110085,0.263998,0.47046,1.14853]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.1,-0.51,1.22,-3.2,-1.33,3.21,-5.35,-0.96]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"NW-14","levels":{"same":"eef5e67"},"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x2 and 3x2)"]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"4393d1e"}},"gradient":{"calls":[0],"first":{"same":"4393d1e"}}}},
   {"key":"NW-14","levels":{"same":"eef5e67"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.415698,0.193194,0.409435,0.534573,0.519434,0.639585,0.280755,0.609008]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[-1.79,0.56,-3.15,-2.13,-0.53,-4.0,-0.67,-1.03]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[6.85,-2.87,-3.19,-4.16,4.12,-3.24,-1.36,1.93]]}}}},
   {"key":"NW-14","levels":{"same":"eef5e67"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[0.0404429,0.0529368,0.0463216,0.5002,0.0233201,0.595393]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[0.0,1.82,2.21,0.0,-2.4,-1.87,-1.14,-0.18]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"NW-14","levels":{"same":"eef5e67"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.354519,0.430205,0.469517,0.430205,0.615266,0.469517,0.615266,0.756332]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.78,1.55,0.97,2.07,-2.26,1.88,0.23,4.81]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.05,2.93,-4.01,-3.56,-0.44,7.16,-1.26,5.16]]}}}},
   {"key":"NW-14","levels":{"same":"eef5e67"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.029156,0.0995839,0.113471,0.0995839,0.557171,0.113471,0.557171,0.571501]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[5.24,2.6,1.4,-0.94,-2.13,-0.63,-1.04,4.26]]}},"gradient":{"same":"aa5af23"}}},
   {"key":"PS5-kernel-altered","levels":{"same":"ce5dcf0"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0660294,0.303884,0.316985,0.0742008,0.390643,0.0699353,0.454738,0.437496]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.739008,-0.0404145,-1.32213,0.796743,0.271355,-1.84752,2.74241,-0.254034]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.24589,0.305996,-3.49874,-0.0519615,1.03923,-0.917987,0.629312,0.635085]]}}}},
   {"key":"PS5-kernel-altered","levels":{"same":"ce5dcf0"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0466899,0.214878,0.224142,0.0524679,0.276226,0.0494517,0.321549,0.309357]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.426667,-0.0233333,-0.763333,0.46,0.156667,-1.06667,1.58333,-0.146667]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.29667,0.176667,-2.02,-0.03,0.6,-0.53,0.363333,0.366667]]}}}},
   {"key":"PS5-kernel-altered","levels":{"same":"ce5dcf0"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0933797,0.267346,0.273594,0.267346,0.597775,0.273594,0.597775,0.618713]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.28,-0.925,-1.705,-0.47,1.445,-1.67,3.955,-0.44]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[0.46,-0.31,-2.83,0.28,2.54,-2.53,1.46,1.84]]}}}},
   {"key":"PS5-kernel-altered","levels":{"same":"ce5dcf0"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.261376,0.365891,0.372733,0.242742,0.379752,0.227019,0.391203,0.381779]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.55979,0.14512,0.00372273,0.581431,0.23404,0.0017839,0.906124,0.00504893]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.29998,0.123756,-0.130871,0.0836527,-0.036559,-0.176879,-0.00572427,-0.0171722]]}}}},
   {"key":"PS5-notebook","levels":{"same":"9ef9d09"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0933797,0.429756,0.448284,0.104936,0.552452,0.0989035,0.643097,0.618713]]}},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":"no gradient 1"}}},
   {"same":"9a81717"},
   {"same":"73312d3"},
   {"same":"eaeb50d"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"raised":["RuntimeError","a leaf Variable that requires grad is being used in an in-place operation."]}},"polite":{"calls":[0],"first":"changes 1"}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[2.22751]]}},"ends":{"calls":[1],"first":{"same":"3150871"}}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.22167]]}},"ends":{"same":"e58e623"}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.31126]]}}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.55199]]}}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.65]]}}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.32984]]}}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"same":"8d73d3b"}},"ends":{"calls":[1],"first":{"same":"78fb4e7"}}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.33135]]}},"ends":{"calls":[0,1],"first":{"same":"c81cb9c"}}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.05535]]}},"ends":{"same":"e58e623"}}},
   {"key":"PS5-norm","levels":{"same":"a48f8a0"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.33333]]}}}},
   {"same":"cf23f2a"},
   {"same":"cf23f2a"},
   {"key":"PS5-denominator","levels":{"same":"b78fa94"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.12103]]}},"ends":{"same":"977093f"}}},
   {"key":"PS5-denominator","levels":{"same":"b78fa94"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[8.03866]]}},"ends":{"calls":[1],"first":{"kind":"number","shapes":[[]],"numbers":[[16.0773]]}}}},
   {"key":"PS5-denominator","levels":{"same":"b78fa94"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[0.2771]]}},"ends":{"calls":[1],"first":{"kind":"number","shapes":[[]],"numbers":[[0.248798]]}}}},
   {"key":"PS5-denominator","levels":{"same":"b78fa94"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[0.502416]]}},"ends":{"calls":[1],"first":{"kind":"number","shapes":[[]],"numbers":[[1.00483]]}}}},
   {"key":"PS5-denominator","levels":{"same":"b78fa94"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"same":"d6e2672"}},"ends":{"same":"780801b"}}},
   {"key":"PS5-zero-matrix","levels":{"same":"5c5af17"},"seen":{"ends":{"calls":[2],"first":{"same":"78fb4e7"}}}},
   {"key":"PS5-zero-matrix","levels":{"same":"5c5af17"},"seen":{"ends":{"calls":[2],"first":{"raised":["ZeroDivisionError","float division by zero"]}}}},
   {"key":"PS5-zero-matrix","levels":{"same":"5c5af17"},"seen":{"ends":{"calls":[2],"first":{"same":"d6e2672"}}}},
   {"key":"PS5-zero-matrix","levels":{"same":"5c5af17"},"seen":{"asymmetry":{"calls":[3],"first":{"kind":"number","shapes":[[]],"numbers":[[1.48972]]}}}},
   {"key":"PS5-zero-matrix","levels":{"same":"5c5af17"},"seen":{"asymmetry":{"calls":[3],"first":{"kind":"number","shapes":[[]],"numbers":[[0.00803866]]}}}},
   {"key":"PS5-zero-matrix","levels":{"same":"5c5af17"},"seen":{"ends":{"same":"977093f"}}},
   {"key":"PS5-zero-matrix","levels":{"same":"5c5af17"},"seen":{"asymmetry":{"calls":[3],"first":{"same":"8d73d3b"}}}},
   {"key":"PS5-not-a-number","levels":{"same":"79d3000"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.14262,1.35394,1.49314,1.19722]]}},"ends":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.0,0.0,0.0,0.0]]}}}},
   {"key":"PS5-not-a-number","levels":{"same":"79d3000"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[1.49248]]}},"ends":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[0.0]]}}}},
   {"key":"PS5-not-a-number","levels":{"same":"79d3000"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"same":"9da3e98"}},"ends":{"calls":[0,1,2],"first":{"same":"9da3e98"}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite_asymmetry":{"calls":[0],"first":"changes 0"}}},
   {"key":"PS5-rounded","levels":{"same":"3103684"},"seen":{"asymmetry":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1.4925]]}}}}
  ]
 },
 "compact_kernel": {
  "id": "5.6",
  "assignment": "ps5_kernel_attention",
  "name": "compact_kernel",
  "names": ["compact_kernel"],
  "title": {"fr":"Les noyaux à support compact","en":"Kernels of compact support"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["u","n"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"inside","kind":"values","fact":{"fr":"Dans le support, les trois noyaux du texte, et un cinquième, ont les bonnes valeurs.","en":"Within the support, the three kernels of the text, and a fifth, have the right values."},"tolerance":1e-06,"calls":[{"args":[{"same":"7af8fc3"},1],"expected":{"tensor":[[1.0,0.91,0.36],[0.75,0.99,0.19]],"dtype":"float64"}},{"args":[{"same":"7af8fc3"},2],"expected":{"tensor":[[1.0,0.8281,0.1296],[0.5625,0.9801,0.0361]],"dtype":"float64"}},{"args":[],"kwargs":{"u":{"same":"7af8fc3"},"n":3},"expected":{"tensor":[[1.0,0.753571,0.046656],[0.421875,0.970299,0.006859]],"dtype":"float64"}},{"args":[{"tensor":0.3,"dtype":"float64"},5],"expected":{"tensor":0.6240321451,"dtype":"float64"}}]},
   {"name":"edge","kind":"values","fact":{"fr":"Au bord et au-delà, des deux côtés, le noyau vaut 0 pour `n` pair ou impair.","en":"At the edge and beyond, on both sides, the kernel is 0 for `n` even or odd."},"tolerance":1e-05,"calls":[{"args":[{"same":"e7c95c0"},1],"expected":{"tensor":[0.75,0.0,0.0,0.0,0.0,0.0,0.0],"dtype":"float64"}},{"args":[{"same":"e7c95c0"},2],"expected":{"tensor":[0.5625,0.0,0.0,0.0,0.0,0.0,0.0],"dtype":"float64"}},{"args":[{"tensor":[0.5,1.0,-1.0,1.5,-1.5,3.0,-20.0],"dtype":"float32"},3],"expected":{"tensor":[0.421875,0.0,0.0,0.0,0.0,0.0,0.0],"dtype":"float64"}},{"args":[{"same":"5103dc8"},4],"expected":{"tensor":[[1.0,0.0,0.0,0.0],[0.84934656,0.0,0.84934656,0.0],[0.0,0.0,1.0,0.0]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient est juste dans le support, et nul dehors.","en":"The gradient is right within the support, and zero outside."},"tolerance":1e-06,"calls":[{"args":[{"tensor":[0.0,0.4,-0.7,1.6,-3.0],"dtype":"float64"},1],"upstream":{"same":"bd29f2a"},"expected":[{"tensor":[0.0,-1.12,-1.96,0.0,0.0],"dtype":"float64"}]},{"args":[{"tensor":[0.0,0.4,-1.0,1.6,-3.0],"dtype":"float64"},2],"upstream":{"same":"bd29f2a"},"expected":[{"tensor":[0.0,-1.8816,0.0,0.0,0.0],"dtype":"float64"}]},{"args":[{"tensor":[0.3,1.0,-0.7,1.6,-3.0],"dtype":"float64"},3],"upstream":{"same":"bd29f2a"},"expected":[{"tensor":[0.894348,0.0,-1.529388,0.0,0.0],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"ed0025e"},{"args":[{"tensor":{"same":"e63b631"},"dtype":"float32"},2]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"38f9aa6"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"38f9aa6"}}
  ],
  "mistakes": [
   {"key":"PS5-no-edge","levels":{"same":"d759468"},"seen":{"edge":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.75,0.0,0.0,-1.25,-1.25,-8.0,-399.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.12,-1.96,2.56,-5.4]]}}}},
   {"same":"6a784d3"},
   {"key":"PS5-no-edge","levels":{"same":"d759468"},"seen":{"edge":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.75,0.0,0.0,1.25,1.25,8.0,399.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.12,-1.96,-2.56,5.4]]}}}},
   {"same":"d1d5777"},
   {"same":"d1d5777"},
   {"key":"PS5-one-side","levels":{"same":"aa719c8"},"seen":{"inside":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.91,1.0,0.75,1.0,0.19]]}},"edge":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.75,0.0,1.0,0.0,1.0,0.0,1.0]]}},"gradient":{"same":"9b5bb1c"}}},
   {"key":"PS5-one-side","levels":{"same":"aa719c8"},"seen":{"inside":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.91,0.0,0.75,0.0,0.19]]}},"gradient":{"same":"9b5bb1c"}}},
   {"same":"6a784d3"},
   {"same":"72a4df3"},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.7,1.8,0.5,1.1,0.1]]}},"edge":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.5,0.0,2.0,0.0,2.5,0.0,21.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.6,-1.4,1.4,0.0,0.9]]}}}},
   {"same":"72a4df3"},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.9919,0.5904,0.9375,0.9999,0.3439]]}},"edge":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.9375,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-0.3584,-5.6,0.0,0.0]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.91,0.36,0.75,0.99,0.19]]}},"edge":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.75,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.12,-2.8,0.0,0.0]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[2.0,1.82,0.72,1.5,1.98,0.38]]}},"edge":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[1.5,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-2.24,-5.6,0.0,0.0]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.8281,0.1296,0.5625,0.9801,0.0361]]}},"edge":{"calls":[0,1,2,3],"first":{"same":"f65d840"}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.8816,-1.9992,0.0,0.0]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.953939,0.6,0.866025,0.994987,0.43589]]}},"edge":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.866025,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-0.61101,"-inf",0.0,0.0]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.753571]]}},"edge":{"calls":[3],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.884736,0.0,0.0,0.0]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.75,0.6825,0.27,0.5625,0.7425,0.1425]]}},"edge":{"calls":[0,1,2],"first":{"same":"f65d840"}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-0.84,-1.47,0.0,0.0]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.973,0.488,0.875,0.999,0.271]]}},"edge":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.875,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-0.672,-2.058,0.0,0.0]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,0.913931,0.527292,0.778801,0.99005,0.444858]]}},"edge":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[0.778801,0.367879,0.367879,0.105399,0.105399,0.00012341,1.91517e-174]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-0.954401,-1.20075,0.1979,-0.000666413]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,1.0,1.0,1.0,1.0,1.0]]}},"edge":{"same":"e7d29d0"},"gradient":{"same":"fed0617"}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.238095,0.216667,0.0857143,0.178571,0.235714,0.0452381]]}},"edge":{"same":"e7d29d0"},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-0.496587,-0.799058,0.0,0.0]]}}}},
   {"key":"PS5-kernel-shape","levels":{"same":"b1d03f3"},"seen":{"inside":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.0,1.09,1.64,1.25,1.01,1.81]]}},"edge":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[7]],"numbers":[[1.25,2.0,2.0,3.25,3.25,10.0,401.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,1.12,1.96,-2.56,5.4]]}}}},
   {"key":"PS5-log-of-zero","levels":{"same":"3f3ee5a"},"seen":{"gradient":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.8816,"nan",0.0,0.0]]}}}},
   {"key":"PS5-log-of-zero","levels":{"same":"3f3ee5a"},"seen":{"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[["nan",-1.12,-1.96,0.0,0.0]]}}}},
   {"same":"7da23e0"},
   {"same":"73312d3"},
   {"same":"eaeb50d"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,-1.12,-1.96,1.6,-1.8]]}},"polite":{"calls":[0],"first":"changes 0"}}}
  ]
 },
 "sparsemax": {
  "id": "5.4",
  "assignment": "ps5_kernel_attention",
  "name": "sparsemax",
  "names": ["sparsemax"],
  "title": {"fr":"Sparsemax","en":"Sparsemax"},
  "points": 3.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["z","dim"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"by_hand","kind":"values","fact":{"fr":"Quelques projections que tu peux faire à la main : (1 ; 0 ; 1) donne (1/2 ; 0 ; 1/2).","en":"A few projections that you can do by hand: (1, 0, 1) gives (1/2, 0, 1/2)."},"tolerance":1e-06,"calls":[{"args":[{"same":"93cc867"}],"expected":{"same":"41dd44e"}},{"args":[{"tensor":[0.5,0.0,-0.25],"dtype":"float64"}],"expected":{"tensor":[0.75,0.25,0.0],"dtype":"float64"}},{"args":[{"tensor":[0.0,3.0,1.5],"dtype":"float64"}],"expected":{"tensor":[0.0,1.0,0.0],"dtype":"float64"}},{"args":[{"tensor":[-0.2,-0.2,-0.2,-0.2],"dtype":"float64"}],"expected":{"tensor":[0.25,0.25,0.25,0.25],"dtype":"float64"}},{"args":[{"tensor":[-7.0],"dtype":"float64"}],"expected":{"tensor":[1.0],"dtype":"float64"}}]},
   {"name":"every_axis","kind":"values","fact":{"same":"810d37e"},"tolerance":1e-06,"calls":[{"args":{"same":"d4a9359"},"expected":{"tensor":[[[1.0,0.0,0.0,0.0],[0.0,0.0,1.0,0.0],[0.0,0.0,0.0,1.0]],[[0.0,0.1,0.9,0.0],[1.0,0.0,0.0,0.0],[0.5,0.5,0.0,0.0]]],"dtype":"float64"}},{"args":{"same":"08c5ff9"},"expected":{"same":"a8f57b3"}},{"args":{"same":"5e6ee5c"},"expected":{"tensor":[[[1.0,0.0,0.0,1.0],[0.0,0.0,1.0,0.0],[0.0,0.0,0.05,1.0]],[[0.0,1.0,1.0,0.0],[1.0,1.0,0.0,1.0],[1.0,1.0,0.95,0.0]]],"dtype":"float64"}},{"args":[],"kwargs":{"z":{"same":"dc635c3"},"dim":-2},"expected":{"same":"a8f57b3"}},{"args":[{"same":"1320f86"},0],"expected":{"tensor":[[0.325,1.0,0.2666666667,0.0],[0.675,0.0,0.0,0.03333333333],[0.0,0.0,0.01666666667,0.8333333333],[0.0,0.0,0.7166666667,0.1333333333]],"dtype":"float64"}},{"args":[{"same":"1320f86"}],"expected":{"tensor":[[0.35,0.45,0.2,0.0],[0.9166666667,0.0,0.01666666667,0.06666666667],[0.0,0.0,0.15,0.85],[0.0,0.0,0.85,0.15]],"dtype":"float64"}}]},
   {"name":"rows","kind":"values","fact":{"fr":"Chaque ligne a son seuil et son nombre de scores gardés, de un à quatre.","en":"Each row has its threshold and its number of scores kept, from one to four."},"tolerance":1e-06,"calls":[{"args":{"same":"e3ef63c"},"expected":{"tensor":[[0.31125,0.19125,0.24125,0.25625],[1.0,0.0,0.0,0.0],[1.0,0.0,0.0,0.0]],"dtype":"float64"}},{"args":[{"tensor":[[3.045,0.9,3.1],[2.925,-1.5,-18.5],[2.975,-0.5,-9.5],[2.99,-0.2,-6.8]],"dtype":"float64"},0],"expected":{"tensor":[[0.31125,1.0,1.0],[0.19125,0.0,0.0],[0.24125,0.0,0.0],[0.25625,0.0,0.0]],"dtype":"float64"}},{"args":[{"tensor":[[0.76125,0.73125,0.74375,0.7475],[0.225,-0.375,-0.125,-0.05],[0.775,-4.625,-2.375,-1.7]],"dtype":"float64"}],"expected":{"tensor":[[0.2653125,0.2353125,0.2478125,0.2515625],[0.5416666667,0.0,0.1916666667,0.2666666667],[1.0,0.0,0.0,0.0]],"dtype":"float64"}}]},
   {"name":"large_scores","kind":"values","fact":{"fr":"De très grands scores donnent les mêmes poids que les mêmes scores décalés.","en":"Very large scores give the same weights as the same scores shifted."},"tolerance":1e-05,"calls":[{"args":[{"same":"aff56c1"}],"expected":{"tensor":[[0.31125,0.19125,0.24125,0.25625],[1.0,0.0,0.0,0.0],[1.0,0.0,0.0,0.0],[0.31125,0.19125,0.24125,0.25625],[1.0,0.0,0.0,0.0],[1.0,0.0,0.0,0.0]],"dtype":"float64"}},{"args":[{"tensor":[10000.5,10000.0,0.0,-10000.0],"dtype":"float32"}],"expected":{"tensor":[0.75,0.25,0.0,0.0],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient se répartit entre les scores gardés, et n'atteint pas les autres.","en":"The gradient is shared among the scores kept, and does not reach the others."},"tolerance":1e-06,"calls":[{"args":[{"same":"f34abd4"}],"upstream":{"same":"969c449"},"expected":[{"tensor":[[[0.3333333333,0.0,-0.4666666667,0.1333333333],[-0.9,0.0,0.9,0.0],[0.0,0.0,0.0,0.0]],[[0.0,-0.55,0.55,0.0],[0.5,-0.5,0.0,0.0],[-0.06666666667,0.2333333333,-0.1666666667,0.0]]],"dtype":"float64"}]},{"args":[{"same":"f34abd4"},1],"upstream":{"same":"969c449"},"expected":[{"tensor":[[[0.15,1.366666667,-1.15,-0.05],[-0.15,-1.733333333,1.15,0.0],[0.0,0.3666666667,0.0,0.05]],[[0.0,-0.5666666667,0.0,0.9333333333],[0.0,-0.3666666667,0.0,-0.3666666667],[0.0,0.9333333333,0.0,-0.5666666667]]],"dtype":"float64"}]},{"args":{"same":"e3ef63c"},"upstream":{"tuple":[{"tensor":{"same":"5b6c04b"},"dtype":"float64"}]},"expected":[{"tensor":[[-0.25,1.75,-1.05,-0.45],[0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"92c0456"},{"args":[{"same":"dee8077"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"1674b8c"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"1674b8c"}}
  ],
  "mistakes": [
   {"key":"NW-4","levels":{"same":"64c67a6"},"seen":{"by_hand":{"calls":[0,1,3],"first":{"same":"42dc884"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.0,1.0,0.35,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.0,0.0,0.0,0.0,1500000.0,1.0,1.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.4,0.0,0.0,-0.3,0.0,-1.0,0.0]]}}}},
   {"key":"NW-4","levels":{"same":"64c67a6"},"seen":{"by_hand":{"calls":[0,1,2,3],"first":{"same":"42dc884"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.4,0.3,3.8,0.0,0.0,0.0,1.05,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,0.0,0.0,0.0,49.6,28.0,39.7]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.0,0.0,0.0,0.0,1500000.0,9000000.0,9000050.0,9000040.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.13333,2.0,0.2,0.4,0.0,-0.7,-2.36667,-0.766667]]}}}},
   {"key":"NW-4","levels":{"same":"64c67a6"},"seen":{"by_hand":{"same":"70ab00b"},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.2,2.1,2.7,1.2,1.25,3.0,1.6,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,0.8,1.8,35.8,14.2,25.9]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,0.0,0.0,0.19125,3000000.0,3000040.0,3000030.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.333333,0.133333,0.2,0.4,-1.45,0.65,-0.0666667,-0.766667]]}}}},
   {"key":"NW-4","levels":{"same":"64c67a6"},"seen":{"by_hand":{"same":"70ab00b"},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.2,0.1,0.0,0.0,0.25,0.8,0.7,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,0.0,0.0,7.8,0.0,0.0]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,0.0,0.0,0.19125,1000000.0,1000010.0,999998.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.333333,0.133333,0.0,0.0,-0.55,0.5,-0.0666667,-0.766667]]}}}},
   {"key":"NW-4","levels":{"same":"64c67a6"},"seen":{"by_hand":{"calls":[0,3],"first":{"same":"f8933e8"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.7,1.0,0.65,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[1.0425,0.9725,0.9875,0.0,0.0,1.0,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[2501.04,2500.99,0.0,0.0,0.0,1.0,1.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.133333,-0.333333,0.0,0.0,-0.5,0.5,-0.0666667,0.0]]}}}},
   {"key":"NW-8","levels":{"same":"133d95c"},"seen":{"by_hand":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.5,-0.5,0.5]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,-0.1,-1.5,-1.9,0.1,1.0,0.5,-1.6]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,-1.4,-0.4,1.0,-20.6,-8.9]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,-0.1,-11.6,0.19125,1.0,1.0,-8.9]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.133333,-0.333333,-1.3,0.2,-1.95,1.65,0.1,-0.5]]}}}},
   {"key":"NW-8","levels":{"same":"133d95c"},"seen":{"by_hand":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.5,0.5,0.5]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.1,1.5,1.9,0.1,1.0,0.5,1.6]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,1.4,0.4,1.0,20.6,8.9]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,0.1,11.6,0.19125,1.0,1.0,8.9]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.8,0.6,1.3,-0.2,0.85,-0.65,-0.233333,0.5]]}}}},
   {"key":"PS5-support","levels":{"same":"b8b20e7"},"seen":{"same":"69fcd74"}},
   {"key":"PS5-support","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"calls":[2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.0,1.25,0.0]]}},"every_axis":{"calls":[0,1,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.16667,0.0666667,0.0,0.0,0.1,1.15,0.566667,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,0.0,0.0,5.45,0.0,0.0]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,0.0666667,0.0,0.19125,1.16667,5.45,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.333333,0.133333,0.0,0.0,-0.55,0.566667,-0.0666667,0.0]]}}}},
   {"key":"PS5-support","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"calls":[1],"first":{"same":"1872189"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.2,1.0,0.5,0.0]]}},"rows":{"same":"1312355"},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[1.0,0.945,0.0,0.0,0.88,1.0,1.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.2,-0.8,0.0,0.0,-0.5,0.6,-0.45,0.0]]}}}},
   {"key":"PS5-support","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"same":"32f7d69"},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.05,0.0,0.0,0.0,0.2,1.0,0.5,0.0]]}},"rows":{"same":"1312355"},"large_scores":{"same":"bc178b0"},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.333333,0.133333,0.0,0.0,-0.5,0.5,-0.0666667,0.0]]}}}},
   {"key":"PS5-support","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"calls":[1,2,3],"first":{"same":"1872189"}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.1,1.15,0.5,0.0]]}},"rows":{"calls":[2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.265313,0.247813,0.251563,0.4,0.65,1.0,0.0,0.0]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,0.375,0.0,0.88,1.0,1.0,0.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.2,-0.8,0.0,0.0,-0.55,0.5,-0.45,0.0]]}}}},
   {"key":"PS5-support","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"same":"32f7d69"},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.475,0.375,0.0,0.0,0.2,1.0,0.95,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[1.0,0.93,0.945,0.0,0.075,7.83333,0.0,0.0]]}},"large_scores":{"same":"bc178b0"},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.1,-0.1,0.0,0.075,-0.5,0.675,0.125,-0.575]]}}}},
   {"key":"PS5-support","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"same":"f0a5e13"},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.2,1.0,1.0,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.375,0.305,0.32,0.0,0.0,1.0,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.375,0.32,0.0,0.0,0.255,1.0,1.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.8,0.6,0.0,0.0,-0.5,0.6,-0.45,0.0]]}}}},
   {"key":"PS5-threshold","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"calls":[0,1,2],"first":{"same":"bbdf1d2"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.925,0.0,0.0,0.0,0.65,1.375,0.4,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,0.0,0.0,2.575,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,7499.82,7489.98,0.19125,0.0,0.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.25,-0.45,0.0,0.0,-0.525,0.6,0.125,0.0]]}}}},
   {"key":"PS5-threshold","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"same":"d2cc48a"},"every_axis":{"same":"f6731ba"},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.06125,0.0,0.00625,0.0,0.0,0.0,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.06125,0.00625,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.4,0.2,0.0,0.0,-0.3,0.35,0.133333,0.0]]}}}},
   {"key":"PS5-threshold","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"same":"d2cc48a"},"every_axis":{"same":"f6731ba"},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":{"same":"fe26421"}}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":{"same":"fe26421"}}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.4,0.2,0.0,0.0,0.0,0.0,0.0,0.0]]}}}},
   {"key":"PS5-threshold","levels":{"same":"b8b20e7"},"seen":{"by_hand":{"same":"f0a5e13"},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.6,1.0,1.0,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[1.06125,0.99125,1.00625,0.0,0.0,1.0,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[1.06125,1.00625,0.0,0.0,0.94125,1.0,1.0,0.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.133333,-0.333333,-1.3,0.0,-1.45,0.65,0.1,-0.5]]}}}},
   {"key":"PS5-renormalised","levels":{"same":"6bf0ac2"},"seen":{"by_hand":{"calls":[2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.0,0.846154,0.153846]]}},"every_axis":{"calls":[0,1,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.766234,0.194805,0.0,0.0,0.376923,0.765306,0.44186,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,0.0,0.038961,0.891304,0.0,0.108696]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,0.194805,0.0,0.19125,0.766234,0.891304,0.108696]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.213818,0.0642851,0.137755,-0.202999,-0.324622,0.367041,-0.0529132,0.0208086]]}}}},
   {"key":"PS5-renormalised","levels":{"same":"6bf0ac2"},"seen":{"by_hand":{"calls":[1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.571429,0.285714,0.142857]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.166667,1.0,0.434783,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.266312,0.24767,0.251664,0.0,0.0,1.0,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.266312,0.251664,0.0,0.0,0.234354,1.0,1.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.355918,-0.00653061,0.0,0.0,-0.429688,1.02041,-0.0210039,0.0]]}}}},
   {"key":"PS5-order","levels":{"same":"015a230"},"seen":{"by_hand":{"calls":[0,2],"first":{"same":"f8933e8"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.6,0.5,0.0,0.0,0.566667,1.0,0.5,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.25625,0.0,0.2,11.3,0.0,1.4]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.25625,0.5,0.0,0.19125,1.6,11.3,1.4]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.333333,-0.8,0.0,0.075,-0.533333,0.666667,-0.0666667,0.0]]}}}},
   {"key":"PS5-order","levels":{"same":"015a230"},"seen":{"same":"69fcd74"}},
   {"key":"PS5-order","levels":{"same":"015a230"},"seen":{"by_hand":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.5,0.5,0.0]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"same":"e3f097e"}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.31125,0.24125,0.19125,0.0,0.0,1.0,0.0,0.0]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.31125,0.19125,0.0,0.0,0.25625,1.0,1.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.4,1.6,0.0,0.0,-1.15,0.5,-0.0666667,0.0]]}}}},
   {"key":"PS5-one-threshold","levels":{"same":"897fc86"},"seen":{"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.05,0.0,0.0,0.0,0.1,1.15,0.5,0.0]]}},"rows":{"same":"e2d645f"},"large_scores":{"calls":[0],"first":{"same":"09fd631"}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.333333,0.133333,0.0,0.0,-0.533333,0.566667,-0.0666667,0.0]]}}}},
   {"key":"PS5-one-threshold","levels":{"same":"897fc86"},"seen":{"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.0,0.0,0.0,0.0,0.133333,0.0,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.238,0.168,0.183,0.0,0.0,0.293,0.0,0.0]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.238,0.183,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.0,0.0,0.0,-0.525,0.675,0.0,0.0]]}}}},
   {"key":"SM-3","levels":{"same":"9f86402"},"seen":{"every_axis":{"calls":[1,2,3,4],"first":{"same":"e3f097e"}},"rows":{"same":"910287a"},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.333333,0.133333,0.0,0.0,-0.55,0.5,-0.0666667,0.0]]}}}},
   {"key":"SM-2","levels":{"same":"9f86402"},"seen":{"by_hand":{"same":"b88781e"},"every_axis":{"calls":[0,2,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.95,1.0,0.0,0.0]]}},"rows":{"same":"910287a"},"large_scores":{"calls":[1],"first":{"same":"6114559"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.15,-0.05,0.0,0.0,-0.566667,0.0,0.0,-0.566667]]}}}},
   {"key":"SM-1","levels":{"same":"9f86402"},"seen":{"every_axis":{"calls":[0,1,3,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,1.0,0.0,0.05,1.0,1.0,1.0,0.0]]}},"rows":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.4725,1.0,1.0,0.0,0.0,0.5275,0.0,0.0]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.4725,1.0,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.2,-0.9,-0.5,-0.2,0.0,0.0,0.4,0.0]]}}}},
   {"key":"SM-3","levels":{"same":"9f86402"},"seen":{"every_axis":{"calls":[1,2,3,4],"first":{"kind":"tensor","shapes":[[2,4,3]],"numbers":[[1.0,0.15,1.0,0.0,1.0,0.0,0.0,0.0]]}},"rows":{"calls":[1],"first":{"same":"815a9ab"}},"gradient":{"calls":[1],"first":"other shapes"}}},
   {"key":"SM-3","levels":{"same":"9f86402"},"seen":{"every_axis":{"calls":[1,2,3,4],"first":{"same":"8ccd43e"}},"rows":{"calls":[1],"first":{"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 1"]}},"gradient":{"calls":[1],"first":{"same":"8ccd43e"}}}},
   {"key":"PS5-not-a-projection","levels":{"same":"442e5be"},"seen":{"by_hand":{"same":"439201e"},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"same":"f30edc8"}},"rows":{"calls":[0,1,2],"first":{"same":"29c71ea"}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.265548,0.251337,0.199302,3.37183e-06,0.23552,0.598736,0.999946,5.0172e-05]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.0159115,-0.0577709,-0.141855,0.0661057,-0.302301,0.323398,0.020405,-0.130331]]}}}},
   {"key":"PS5-not-a-projection","levels":{"same":"442e5be"},"seen":{"by_hand":{"calls":[0,1,3],"first":{"same":"2722bfa"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":{"same":"8a7e435"}}},"rows":{"calls":[0,1,2],"first":{"same":"89397c5"}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":{"same":"8a7e435"}}},"gradient":{"same":"fed0617"}}},
   {"key":"PS5-not-a-projection","levels":{"same":"442e5be"},"seen":{"by_hand":{"same":"439201e"},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.633125,0.210749,0.0,0.0,0.310026,0.703185,0.400547,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.265548,0.247595,0.251337,0.0,0.156127,1.0,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.265548,0.251337,0.210749,0.0,0.23552,0.633125,1.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.0159115,-0.0577709,-0.141855,0.0661057,-0.310416,0.249429,0.020405,-0.130331]]}}}},
   {"key":"SM-7","levels":{"same":"442e5be"},"seen":{"by_hand":{"calls":[1,2,3,4],"first":{"same":"2722bfa"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.375,0.882353,0.5,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.255132,0.249267,0.250524,0.0,0.0,1.0,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.250002,0.25,0.250003,0.249961,"nan","nan","nan","nan"]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.0,0.0,0.0,-0.429688,0.138408,-0.5,0.0]]}}}},
   {"key":"PS5-not-a-projection","levels":{"same":"442e5be"},"seen":{"by_hand":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.707107,0.0,0.707107]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.514496,0.991228,0.707107,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.510212,0.498483,0.500996,0.0,0.0,1.0,0.0,0.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.500003,0.5,0.500006,0.499921,"nan","nan","nan","nan"]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.0,0.0,0.0,-0.542238,0.0681018,-0.707107,0.0]]}}}},
   {"same":"cd73119"},
   {"same":"cd73119"},
   {"same":"cd73119"},
   {"same":"7da23e0"},
   {"key":"PS5-approximate","levels":{"same":"f9e1cd5"},"seen":{"by_hand":{"calls":[3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.250977,0.250977,0.250977,0.250977]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.100391,1.0,0.5,0.0]]}},"rows":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.311523,0.241523,0.256523,0.0,0.0,1.0,0.0,0.0]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.311523,0.256523,0.0,0.0,0.191523,1.0,1.0,0.0]]}},"gradient":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.2,-0.8,0.0,0.0,-0.5,0.3,-0.45,0.0]]}}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"large_scores":{"same":"7ceae96"},"dtype":{"same":"828bc0c"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"large_scores":{"same":"7ceae96"}}},
   {"same":"ea6aa3c"}
  ]
 },
 "entmax": {
  "id": "5.5",
  "assignment": "ps5_kernel_attention",
  "name": "entmax",
  "names": ["entmax"],
  "title": {"fr":"Entmax","en":"Entmax"},
  "points": 3.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["z","alpha","dim"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"softmax","kind":"values","fact":{"fr":"`alpha = 1` est la softmax, le long de n'importe quel axe, et pour de grands scores.","en":"`alpha = 1` is softmax, along any axis, and for large scores."},"tolerance":0.0002,"calls":[{"args":{"same":"08c5ff9"},"expected":{"tensor":[[[0.5987357093,0.05431607811,0.1476464081,0.1993018044],[0.2030242575,0.06758090461,0.674064273,0.05533056492],[0.06087924602,0.07435807901,0.04510045472,0.8196622202]],[[0.06394452664,0.2865794862,0.6377943757,0.01168161147],[0.6854086735,0.1867956548,0.02528004284,0.1025156289],[0.3818190401,0.3818190401,0.189605724,0.04675619588]]],"dtype":"float64"}},{"args":[{"same":"dc635c3"},1.0,0],"expected":{"tensor":[[[0.7685247835,0.06297335606,0.07585818002,0.8581489351],[0.1090968212,0.1301084744,0.9168273035,0.1824255238],[0.214165017,0.2497398944,0.2890504974,0.9677045353]],[[0.2314752165,0.9370266439,0.92414182,0.1418510649],[0.8909031788,0.8698915256,0.08317269649,0.8175744762],[0.785834983,0.7502601056,0.7109495026,0.0322954647]]],"dtype":"float64"}},{"args":[{"tensor":[[1000.0,1001.0,999.0],[-1000.0,-1001.0,-999.0]],"dtype":"float32"},1],"expected":{"tensor":[[0.2447284711,0.6652409558,0.09003057317],[0.2447284711,0.09003057317,0.6652409558]],"dtype":"float64"}}]},
   {"name":"sparsemax","kind":"values","fact":{"fr":"`alpha = 2` est la sparsemax, le long de n'importe quel axe.","en":"`alpha = 2` is sparsemax, along any axis."},"tolerance":1e-06,"calls":[{"args":[{"same":"f34abd4"},2],"expected":{"tensor":[[[0.75,0.0,0.05,0.2],[0.2,0.0,0.8,0.0],[0.0,0.0,0.0,1.0]],[[0.0,0.3,0.7,0.0],[0.825,0.175,0.0,0.0],[0.45,0.45,0.1,0.0]]],"dtype":"float64"}},{"args":[{"same":"f34abd4"},2.0,0],"expected":{"tensor":[[[0.8,0.0,0.0,0.95],[0.0,0.025,1.0,0.125],[0.175,0.225,0.275,1.0]],[[0.2,1.0,1.0,0.05],[1.0,0.975,0.0,0.875],[0.825,0.775,0.725,0.0]]],"dtype":"float64"}},{"args":[{"same":"93cc867"},2],"expected":{"same":"41dd44e"}}]},
   {"name":"three_halves","kind":"values","fact":{"fr":"Les quatre scores du texte, pour α = 4/3, 3/2 et d'autres.","en":"The four scores of the text, for α = 4/3, 3/2 and others."},"tolerance":1e-05,"calls":[{"args":[{"same":"96f131d"},1.5],"expected":{"same":"638d6e0"}},{"args":[{"same":"96f131d"},1.25],"expected":{"tensor":[0.5498761615,0.2936340314,0.1394826994,0.01700710766],"dtype":"float64"}},{"args":[{"same":"96f131d"},1.75],"expected":{"tensor":[0.7052759244,0.2894368264,0.005287249166,0.0],"dtype":"float64"}},{"args":[{"same":"96f131d"},1.02],"expected":{"tensor":[0.4795825538,0.2879887057,0.1720303534,0.060398387],"dtype":"float64"}},{"args":[{"tensor":[1.0,0.5,0.0,-1.0],"dtype":"float32"},1.5],"expected":{"same":"638d6e0"}}]},
   {"name":"every_axis","kind":"values","fact":{"same":"810d37e"},"tolerance":1e-06,"calls":[{"args":{"same":"ea39bba"},"expected":{"tensor":[[{"same":"d55d1a2"},[0.1158125458,0.0,0.8841874542,0.0],[0.0,0.0,0.0,1.0]],[[0.0,0.2287068007,0.7712931993,0.0],[0.9081885622,0.09180250202,0.0,8.935777384e-06],[0.4488192763,0.4488192763,0.1023614473,0.0]]],"dtype":"float64"}},{"args":[{"same":"dc635c3"},1.5,1],"expected":{"same":"d5cadfe"}},{"args":[{"same":"dc635c3"},1.5,0],"expected":{"tensor":[[[0.8841874542,0.0,0.0,0.9908920452],[0.0,0.002382237556,1.0,0.05039079469],[0.09180465767,0.1417076089,0.1983405272,1.0]],[[0.1158125458,1.0,1.0,0.009107954841],[1.0,0.9976177624,0.0,0.9496092053],[0.9081953423,0.8582923911,0.8016594728,0.0]]],"dtype":"float64"}},{"args":[],"kwargs":{"z":{"same":"dc635c3"},"alpha":1.5,"dim":-2},"expected":{"same":"d5cadfe"}},{"args":[{"same":"1320f86"},1.5,0],"expected":{"tensor":[[0.3597618991,0.8165150011,0.2483551203,0.06464861823],[0.6003174416,0.1433471951,0.089014158,0.1438388496],[0.0399206593,0.01654109701,0.1393920189,0.60724759],[0.0,0.02359670681,0.5232387029,0.1842649422]],"dtype":"float64"}}]},
   {"name":"rows","kind":"values","fact":{"fr":"Chaque ligne a son seuil, même très loin de celui des autres.","en":"Each row has its threshold, even very far from that of the others."},"tolerance":1e-06,"calls":[{"args":[{"same":"720e45e"},1.5],"expected":{"tensor":[[0.2810774388,0.2210573546,0.245190723,0.2526744836],{"same":"d55d1a2"},[1.0,0.0,0.0,0.0]],"dtype":"float64"}},{"args":[{"same":"aff56c1"},1.2],"expected":{"tensor":[{"same":"a12d12d"},{"same":"21e14a5"},[1.0,0.0,0.0,0.0],{"same":"a12d12d"},{"same":"21e14a5"},[1.0,0.0,0.0,0.0]],"dtype":"float64"}}]},
   {"name":"beyond_two","kind":"values","fact":{"fr":"Au-delà de 2, les poids suivent encore la formule.","en":"Beyond 2 the weights still follow the formula."},"tolerance":1e-06,"calls":[{"args":[{"tensor":[0.1,0.0,-2.0],"dtype":"float64"},3],"expected":{"tensor":[0.6,0.4,0.0],"dtype":"float64"}},{"args":[{"tensor":[0.05,0.0,0.1,-1.5],"dtype":"float64"},2.5],"expected":{"tensor":[0.3371492426,0.2443198849,0.4185308726,0.0],"dtype":"float64"}}]},
   {"name":"raises","kind":"raises","fact":{"fr":"`ValueError` dès que `alpha` est inférieur à 1.","en":"`ValueError` as soon as `alpha` is below 1."},"tolerance":1e-06,"calls":[{"args":[{"same":"dc635c3"},0.5],"raises":"ValueError"},{"args":{"same":"5e6ee5c"},"raises":"ValueError"},{"args":[{"same":"dc635c3"},0.95],"raises":"ValueError"}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"1ba1fb4"},{"args":[{"same":"dee8077"},1.5]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"7a93bcf"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"7a93bcf"}}
  ],
  "mistakes": [
   {"key":"NW-9","levels":{"same":"3121b56"},"seen":{"sparsemax":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,1.0,0.0,0.0,1.0,1.0,1.0,0.0]]}},"three_halves":{"calls":[1,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.725212,0.229462,0.0453258,0.0]]}},"every_axis":{"calls":[1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.95756,0.00910795,0.0,0.0,0.990099,0.9,0.1,0.0153846]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.681657,0.118343,0.2,0.0,0.0438448,1.0,0.0,0.0]]}}}},
   {"key":"NW-9","levels":{"same":"3121b56"},"seen":{"sparsemax":{"same":"c072e66"},"three_halves":{"same":"df26192"},"every_axis":{"same":"ec8af8e"},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.281077,0.245191,0.252674,0.0,0.0,1.0,0.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"same":"2722bfa"}}}},
   {"key":"NW-9","levels":{"same":"3121b56"},"seen":{"three_halves":{"same":"df26192"},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,"nan",1.0,0.448819,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[["nan","nan","nan",0.0,0.0,"nan","nan","nan"]]}}}},
   {"key":"NW-9","levels":{"same":"3121b56"},"seen":{"sparsemax":{"calls":[0,1,2],"first":{"same":"c24f8e4"}},"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[["nan","nan","nan","nan"]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"same":"c24f8e4"}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":{"same":"e12e92b"}}},"beyond_two":{"same":"0a02b01"}}},
   {"key":"NW-9","levels":{"same":"3121b56"},"seen":{"sparsemax":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.0,1.0,0.377358,0.0]]}},"three_halves":{"same":"b0765c6"},"every_axis":{"same":"2eefab2"},"rows":{"calls":[0,1],"first":{"same":"89397c5"}},"beyond_two":{"same":"5a554de"}}},
   {"key":"NW-9","levels":{"same":"3121b56"},"seen":{"sparsemax":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.166667,1.0,0.45,0.0]]}},"three_halves":{"same":"df26192"},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.0384615,1.0,0.478469,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.2831,0.244853,0.252815,0.0,0.0,1.0,0.0,0.0]]}}}},
   {"key":"NW-9","levels":{"same":"7e271c7"},"seen":{"softmax":{"calls":[0,1,2],"first":{"raised":["ZeroDivisionError","division by zero"]}}}},
   {"key":"NW-9","levels":{"same":"7e271c7"},"seen":{"softmax":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.599159,0.19921,0.0551424,0.0449165,0.286541,0.685873,0.381961,0.0465759]]}}}},
   {"key":"NW-9","levels":{"same":"7e271c7"},"seen":{"softmax":{"same":"f5941fc"}}},
   {"key":"NW-9","levels":{"same":"7e271c7"},"seen":{"softmax":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[["nan","nan","nan","nan","nan","nan"]]}}}},
   {"key":"PS5-alpha-below-one","levels":{"same":"643ffea"},"seen":{"raises":{"calls":[0,1,2],"first":{"returned":"tensor"}}}},
   {"key":"PS5-alpha-below-one","levels":{"same":"643ffea"},"seen":{"softmax":{"calls":[0,1,2],"first":{"raised":["ValueError","1"]}}}},
   {"key":"PS5-alpha-below-one","levels":{"same":"643ffea"},"seen":{"raises":{"calls":[0,2],"first":{"returned":"tensor"}}}},
   {"key":"PS5-alpha-below-one","levels":{"same":"643ffea"},"seen":{"raises":{"calls":[0,1,2],"first":{"raised":["AssertionError",""]}}}},
   {"key":"PS5-alpha-below-one","levels":{"same":"643ffea"},"seen":{"beyond_two":{"calls":[0,1],"first":{"raised":["ValueError","3"]}}}},
   {"key":"PS5-alpha-ignored","levels":{"same":"c60317f"},"seen":{"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.75,0.25,0.0,0.0]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"same":"e3f097e"}},"rows":{"calls":[0,1],"first":{"same":"815a9ab"}},"beyond_two":{"same":"b6c4153"}}},
   {"key":"PS5-alpha-ignored","levels":{"same":"c60317f"},"seen":{"sparsemax":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.421101,0.242954,0.133137,0.129719,0.315847,0.476001,0.327372,0.11456]]}},"three_halves":{"same":"0583363"},"every_axis":{"same":"30a4dcb"},"rows":{"same":"07b11f7"},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.493268,0.446328,0.0604039]]}}}},
   {"key":"PS5-alpha-ignored","levels":{"same":"c60317f"},"seen":{"sparsemax":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.574866,0.233481,0.0336258,0.0313679,0.341281,0.654335,0.392794,0.0103496]]}},"three_halves":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.624198,0.291667,0.0841358,0.0]]}},"rows":{"calls":[1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.281077,0.252674,0.129162,0.0,0.221057,0.826993,1.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.535333,0.464667,0.0]]}}}},
   {"key":"PS5-alpha-ignored","levels":{"same":"c60317f"},"seen":{"beyond_two":{"same":"b6c4153"}}},
   {"key":"PS5-alpha-ignored","levels":{"same":"c60317f"},"seen":{"three_halves":{"same":"0583363"},"every_axis":{"same":"30a4dcb"},"rows":{"same":"07b11f7"},"beyond_two":{"calls":[1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.333333,0.283333,0.383333,0.0]]}}}},
   {"key":"PS5-alpha-ignored","levels":{"same":"c60317f"},"seen":{"three_halves":{"calls":[2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.6875,0.3125,0.0,0.0]]}},"beyond_two":{"same":"5000581"}}},
   {"key":"PS5-entmax-formula","levels":{"same":"ebd6bb2"},"seen":{"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.830719,0.169281,0.0,0.0]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.0335238,1.0,0.499975,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.312947,0.239529,0.254436,0.0,0.0,1.0,0.0,0.0]]}},"beyond_two":{"same":"b6c4153"}}},
   {"key":"PS5-entmax-formula","levels":{"same":"ebd6bb2"},"seen":{"sparsemax":{"calls":[0,1],"first":{"same":"e3f097e"}},"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.949609,0.0503908,0.0,0.0]]}},"every_axis":{"same":"2eefab2"},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.34544,0.233039,0.255269,0.0,0.0,1.0,0.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.65,0.35,0.0]]}}}},
   {"key":"PS5-entmax-formula","levels":{"same":"ebd6bb2"},"seen":{"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.625,0.375,0.0,0.0]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"same":"6bf47c7"}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.308209,0.244934,0.259794,0.0,0.0,1.0,0.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.64,0.36,0.0]]}}}},
   {"key":"PS5-entmax-formula","levels":{"same":"ebd6bb2"},"seen":{"sparsemax":{"calls":[0],"first":{"same":"6bf47c7"}},"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.618129,0.381871,0.0,0.0]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.76246,0.23754,0.0,0.0,0.310267,0.811907,0.497069,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.290083,0.244956,0.254957,0.0,0.0,1.0,0.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.630378,0.369622,0.0]]}}}},
   {"key":"PS5-entmax-formula","levels":{"same":"ebd6bb2"},"seen":{"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.583333,0.333333,0.0833333,0.0]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"same":"333b2ae"}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.280625,0.245625,0.253125,0.0,0.05,1.0,0.0,0.0]]}},"beyond_two":{"same":"5000581"}}},
   {"key":"PS5-entmax-formula","levels":{"same":"ebd6bb2"},"seen":{"three_halves":{"same":"b0765c6"},"every_axis":{"same":"2eefab2"},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.378381,0.225746,0.255153,0.0,0.0,1.0,0.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.525,0.475,0.0]]}}}},
   {"key":"NW-8","levels":{"same":"133d95c"},"seen":{"sparsemax":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.8625,0.3125,-0.25,-9.0,1.33333,1.33333,0.6,-0.45]]}},"three_halves":{"same":"0fabbca"},"every_axis":{"same":"82b0132"},"rows":{"same":"f588a4a"},"beyond_two":{"same":"0a02b01"}}},
   {"key":"NW-8","levels":{"same":"133d95c"},"seen":{"sparsemax":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.54025e-19,0.22449,0.416667,0.367089,0.112676,2.66881e-19,6.19544e-19,0.75]]}},"three_halves":{"same":"0fabbca"},"every_axis":{"same":"82b0132"},"rows":{"same":"f588a4a"},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[3.73036e-10,0.179129,0.820871]]}}}},
   {"key":"PS5-other-family","levels":{"same":"42f6f3a"},"seen":{"sparsemax":{"same":"818730d"},"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.551724,0.310345,0.137931,0.0]]}},"every_axis":{"same":"ed0f48f"},"rows":{"same":"2c53ac1"},"beyond_two":{"same":"5a554de"}}},
   {"same":"cf3bec0"},
   {"same":"cf3bec0"},
   {"key":"PS5-other-family","levels":{"same":"42f6f3a"},"seen":{"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.611995,0.268745,0.0871857,0.0320738]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.799368,0.0996509,0.0276653,0.0225502,0.19329,0.842704,0.44091,0.0233781]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.288399,0.244423,0.253794,0.027158,0.0738232,0.999973,2.08059e-10,2.5086e-05]]}},"beyond_two":{"same":"b6c4153"}}},
   {"key":"PS5-other-family","levels":{"same":"42f6f3a"},"seen":{"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.742424,0.242424,0.0151515,0.0]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.929752,0.0661157,0.0,0.0,0.155172,0.956942,0.487952,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.312713,0.239573,0.254427,0.0,0.00413223,1.0,0.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.55051,0.44949,0.0]]}}}},
   {"key":"PS5-approximate","levels":{"same":"f9e1cd5"},"seen":{"sparsemax":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.75,0.2,0.0,0.0,0.300078,0.824873,0.449932,0.0]]}},"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.623776,0.291795,0.0844289,0.0]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.826514,0.12942,0.0,0.0,0.228933,0.908137,0.448676,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.281071,0.245192,0.252674,0.0,0.0440659,1.0,0.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.599854,0.400146,0.0]]}}}},
   {"key":"PS5-approximate","levels":{"same":"f9e1cd5"},"seen":{"sparsemax":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.75,0.2,0.0,0.0,0.300005,0.824992,0.449996,0.0]]}},"three_halves":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.54987,0.293635,0.139486,0.0170091]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.826992,0.129163,0.0,0.0,0.228707,0.908183,0.448817,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.281077,0.245191,0.252674,0.0,0.0438453,1.0,0.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.599993,0.400007,0.0]]}}}},
   {"key":"PS5-approximate","levels":{"same":"f9e1cd5"},"seen":{"sparsemax":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.721081,0.209254,0.0,0.0,0.305922,0.818962,0.441307,0.0]]}},"three_halves":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.617855,0.293573,0.0885721,0.0]]}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.818007,0.133961,0.0,0.0,0.233937,0.907927,0.446528,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.280687,0.245256,0.252647,0.0,0.0480322,1.0,0.0,0.0]]}},"beyond_two":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.589782,0.410218,0.0]]}}}},
   {"key":"PS5-one-threshold","levels":{"same":"897fc86"},"seen":{"sparsemax":{"calls":[0,1],"first":{"same":"d7b681e"}},"every_axis":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.0,0.0,0.0,0.0,1.0,0.498648,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.289178,0.24382,0.253214,0.0,0.0,1.0,0.0,0.0]]}}}},
   {"key":"PS5-one-threshold","levels":{"same":"897fc86"},"seen":{"sparsemax":{"same":"818730d"},"every_axis":{"same":"ed0f48f"},"rows":{"same":"2c53ac1"}}},
   {"key":"PS5-one-threshold","levels":{"same":"897fc86"},"seen":{"sparsemax":{"same":"c072e66"},"every_axis":{"same":"ec8af8e"},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.281077,0.245191,0.252674,"nan","nan",1.0,0.0,0.0]]}}}},
   {"key":"SM-3","levels":{"same":"9f86402"},"seen":{"softmax":{"same":"f5941fc"},"sparsemax":{"same":"60f36c3"},"every_axis":{"calls":[1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.826993,0.129162,0.0,0.0,0.228707,0.908189,0.448819,0.0]]}}}},
   {"key":"SM-2","levels":{"same":"9f86402"},"seen":{"softmax":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.728492,0.138268,0.0252593,0.100894,0.563555,0.681899,0.205384,0.170244]]}},"sparsemax":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.875,0.05,0.0,0.0,0.65,0.8,0.2,0.133333]]}},"three_halves":{"same":"b88781e"},"every_axis":{"calls":[0,2,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.949132,0.00910795,0.0,0.0,0.719842,0.88303,0.115394,0.0648242]]}},"beyond_two":{"calls":[0,1],"first":{"same":"6114559"}}}},
   {"key":"SM-1","levels":{"same":"9f86402"},"seen":{"softmax":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.768525,0.858149,0.182426,0.28905,0.937027,0.890903,0.785835,0.0322955]]}},"sparsemax":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.8,0.95,0.125,0.275,1.0,1.0,0.825,0.0]]}},"every_axis":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.884187,0.990892,0.0503908,0.198341,1.0,1.0,0.908195,0.0]]}},"rows":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.480558,1.0,1.0,0.0,0.0,0.519442,0.0,0.0]]}}}},
   {"key":"SM-3","levels":{"same":"9f86402"},"seen":{"sparsemax":{"same":"60f36c3"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"rows":{"same":"3771dcc"},"dtype":{"same":"828bc0c"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"rows":{"same":"3771dcc"}}},
   {"same":"ea6aa3c"}
  ]
 }
},
"quizzes": {
 "wide_bandwidth": {"kind":"number","answer":1571.43,"tolerance":1,"right":{"fr":"Oui : vus de si loin, les sept relevés sont tous voisins, et pèsent autant. La prédiction est leur moyenne, partout. C'est la température infinie de la softmax.","en":"Yes: seen from so far, all seven records are neighbours, and weigh the same. The prediction is their mean, everywhere. It is the infinite temperature of softmax."},"wrong":{"fr":"Toutes les distances sont minuscules devant 1000 km : que vaut chaque noyau, et donc chaque poids ?","en":"All distances are tiny beside 1000 km: what is each kernel, and hence each weight?"},"near":[{"value":2100,"reply":{"fr":"C'est le relevé du kilomètre 13. Il prendrait tout avec une bande passante très **petite**.","en":"That is the record of kilometre 13. It would take everything with a very **small** bandwidth."}},{"value":1600,"reply":{"fr":"C'est la médiane des relevés. L'estimateur est une moyenne : que donne-t-elle quand les sept poids sont égaux ?","en":"That is the median of the records. The estimator is a mean: what is it when all seven weights are equal?"}},{"value":0,"reply":{"fr":"Les poids sont divisés par leur somme : même si chaque noyau était minuscule, la prédiction resterait parmi les altitudes relevées.","en":"Weights are divided by their sum: even if each kernel were tiny, the prediction would stay among the altitudes recorded."}}]},
 "far_away": {"kind":"number","answer":1200,"tolerance":1,"right":{"fr":"Oui : le plus proche relevé, celui du kilomètre 22, écrase tous les autres. Il pèse e⁴⁰ fois plus que celui du kilomètre 18. Loin des données, un noyau gaussien devient le plus proche voisin.","en":"Yes: the nearest record, that of kilometre 22, crushes all the others. It weighs e⁴⁰ times as much as that of kilometre 18. Far from the data, a Gaussian kernel becomes the nearest neighbour."},"wrong":{"fr":"Compare les deux relevés les plus proches, à 38 et à 42 km : quel est le rapport de leurs noyaux ?","en":"Compare the two nearest records, 38 and 42 km away: what is the ratio of their kernels?"},"near":[{"value":1571.43,"reply":{"fr":"C'est la moyenne. Tous les relevés sont loin, mais pas également : 42² − 38² = 320, et l'exponentielle de 320 / 8 est énorme.","en":"That is the mean. All records are far away, but not equally so: 42² − 38² = 320, and the exponential of 320 / 8 is huge."}},{"value":0,"reply":{"fr":"Tous les noyaux sont presque nuls, mais on divise par leur somme. Seuls leurs rapports comptent.","en":"All kernels are nearly zero, but we divide by their sum. Only their ratios count."}},{"value":-4500,"reply":{"fr":"Tu as prolongé la pente. Une moyenne pondérée ne prolonge rien : elle reste entre le plus bas et le plus haut relevé.","en":"You carried the slope on. A weighted mean carries nothing on: it stays between the lowest and the highest record."}}]},
 "identity_values": {"kind":"choice","answer":"a","right":{"fr":"Oui : une moyenne pondérée des lignes de l'identité, c'est la liste des poids. Une ruse qui sert à voir les poids de n'importe quelle attention.","en":"Yes: a weighted mean of the rows of the identity is the list of the weights. A trick to see the weights of any attention."},"wrong":{"fr":"Le résultat est une matrice de poids, multipliée par `ys`. Que devient-elle si `ys` est l'identité ?","en":"The result is a matrix of weights, times `ys`. What does it become if `ys` is the identity?"},"near":[{"value":"b","reply":{"fr":"Il faudrait que chaque point donne tout son poids à une seule observation. Le résultat est w · I, c'est-à-dire w.","en":"Each point would have to give all its weight to a single observation. The result is w · I, that is w."}},{"value":"c","reply":{"fr":"Les points ne servent qu'à comparer. Ce qu'on mélange, ce sont les lignes de `ys`, et il y en a m.","en":"Points only serve to compare. What is mixed are the rows of `ys`, and there are m of them."}}]},
 "cancelled_term": {"kind":"choice","answer":"a","right":{"fr":"Oui : il est le même pour toutes les observations. Ajouter un même nombre à tous les scores ne change pas une softmax.","en":"Yes: it is the same for all observations. Adding one number to all the scores does not change a softmax."},"wrong":{"fr":"Cherche le terme qui ne dépend pas de i : il sort de la somme du dénominateur.","en":"Look for the term that does not depend on i: it comes out of the sum in the denominator."},"near":[{"value":"b","reply":{"fr":"C'est lui qui compare le point à l'observation. Sans lui, tous les points auraient les mêmes poids.","en":"It is the one that compares the point with the observation. Without it, all points would have the same weights."}},{"value":"c","reply":{"fr":"Il change d'une observation à l'autre. Il ne s'en va que si toutes les clés ont la même norme : c'est la condition que le document glisse en passant.","en":"It changes from one observation to the next. It goes away only if all keys have the same norm: the condition that the document slips in."}}]},
 "longest_key": {"kind":"choice","answer":"b","right":{"fr":"Oui : les produits scalaires valent 1 et 3. Le second gagne de 2, et la softmax de (0, 2) donne 0,881 à celui-là. De deux clés qui ont la direction de la requête, la plus longue l'emporte toujours, même quand l'autre **est** la requête.","en":"Yes: the dot products are 1 and 3. The second wins by 2, and the softmax of (0, 2) gives it 0.881. Of two keys that have the direction of the query, the longer always wins, even when the other one **is** the query."},"wrong":{"fr":"Calcule x · x₁ et x · x₂, puis la softmax des deux.","en":"Work out x · x₁ and x · x₂, then the softmax of the two."},"near":[{"value":"a","reply":{"fr":"C'est ce que dit la distance. Mais le produit scalaire ignore la distance : (1, 0) · (3, 0) vaut 3.","en":"That is what the distance says. The dot product knows nothing of distance: (1, 0) · (3, 0) is 3."}},{"value":"c","reply":{"fr":"Ce serait vrai du **cosinus**, qui divise par les normes. Le produit scalaire les garde.","en":"That would be true of the **cosine**, which divides by the norms. The dot product keeps them."}}]},
 "units": {"kind":"number","answer":1000,"tolerance":0,"right":{"fr":"Oui : les produits scalaires sont multipliés par un million, λ² doit l'être aussi, et λ par mille. λ est une longueur ; ce qui divise un produit scalaire est le carré d'une longueur.","en":"Yes: the dot products are multiplied by a million, λ² must be as well, and λ by a thousand. λ is a length; what divides a dot product is the square of a length."},"wrong":{"fr":"Par combien les produits scalaires sont-ils multipliés ? Et que faut-il alors à λ² ?","en":"By how much are the dot products multiplied? And what does λ² then need?"},"near":[{"value":1000000,"reply":{"fr":"C'est le facteur des produits scalaires, donc celui de λ². λ n'en est que la racine.","en":"That is the factor of the dot products, hence that of λ². λ is only its root."}},{"value":1,"reply":{"fr":"Sans rien changer à λ, les scores seraient un million de fois plus grands, et une seule observation prendrait tout.","en":"With no change to λ, scores would be a million times larger, and a single observation would take all."}},{"value":0.001,"reply":{"fr":"Dans l'autre sens : les nombres grandissent quand on passe aux mètres, et λ est l'un d'eux.","en":"The other way: numbers grow as we go to metres, and λ is one of them."}}]},
 "document_right": {"kind":"number","answer":1,"tolerance":0,"right":{"fr":"Oui : √d_k tient lieu de λ², donc λ en est la racine. Un nombre strictement positif n'est égal à sa racine que s'il vaut 1. Partout ailleurs, la phrase du document rend les poids trop égaux.","en":"Yes: √d_k stands in for λ², so λ is its root. A positive number equals its root only if it is 1. Everywhere else the document's sentence makes weights too equal."},"wrong":{"fr":"Écris les deux bandes passantes, celle du document et la tienne, et cherche où elles se croisent.","en":"Write down the two bandwidths, the document's and yours, and look for where they meet."},"near":[{"value":4,"reply":{"fr":"Pour d_k = 4, le document dit λ = 2. Mais alors λ² = 4, et l'attention divise par 2.","en":"For d_k = 4, the document says λ = 2. But then λ² = 4, and attention divides by 2."}},{"value":16,"reply":{"fr":"Pour d_k = 16, le document dit λ = 4. Mais alors λ² = 16, et l'attention divise par 4.","en":"For d_k = 16, the document says λ = 4. But then λ² = 16, and attention divides by 4."}},{"value":2,"reply":{"fr":"Pour d_k = 2, le document dit λ = √2. Mais alors λ² = 2, et l'attention divise par √2.","en":"For d_k = 2, the document says λ = √2. But then λ² = 2, and attention divides by √2."}}]},
 "exactly_nadaraya_watson": {"kind":"choice","answer":"b","right":{"fr":"Oui : sans cela, le terme en ‖k_i‖² reste, et il pèse. Il faut aussi que λ soit la bonne, et que les distances soient prises entre requêtes et clés, non entre jetons.","en":"Yes: otherwise the term in ‖k_i‖² remains, and it weighs. It also takes the right λ, and distances between queries and keys rather than between tokens."},"wrong":{"fr":"W_V ne touche qu'à ce qu'on mélange. Qu'a-t-il fallu supposer pour que les **poids** soient les mêmes ?","en":"W_V only touches what is mixed. What did we have to assume for the **weights** to be the same?"},"near":[{"value":"a","reply":{"fr":"C'est ce que dit le document. Mais `W_V` n'entre pas dans les poids : reprends les clés (1, 0) et (3, 0), où les deux estimateurs choisissent l'inverse.","en":"That is what the document says. But `W_V` does not enter the weights: take again the keys (1, 0) and (3, 0), where the two estimators choose the opposite."}},{"value":"c","reply":{"fr":"La softmax d'un score −‖x − x_i‖² / 2λ² **est** un noyau gaussien normalisé. Tout dépend de ce qui reste de ce score.","en":"The softmax of a score −‖x − x_i‖² / 2λ² **is** a normalised Gaussian kernel. It all depends on what is left of that score."}}]},
 "kernel_shape": {"kind":"number","answer":768,"tolerance":0,"right":{"fr":"Oui : M compare deux jetons, elle est de forme `(768, 768)`. Mais tout y vient de 2 × 768 × 64 nombres, et son rang est de 64 au plus : une tête ne compare que dans 64 directions.","en":"Yes: M compares two tokens, its shape is `(768, 768)`. Yet all of it comes from 2 × 768 × 64 numbers, and its rank is 64 at most: a head compares in 64 directions only."},"wrong":{"fr":"M reçoit un jeton à gauche et un jeton à droite, x_i M x_jᵀ. Quelle est la taille d'un jeton ?","en":"M takes a token on the left and a token on the right, x_i M x_jᵀ. What is the size of a token?"},"near":[{"value":64,"reply":{"fr":"64 est le rang de M. Avec 64 lignes, ce serait W_Kᵀ W_Q, qui ne s'applique pas à des jetons de taille 768.","en":"64 is the rank of M. With 64 rows it would be W_Kᵀ W_Q, which does not apply to tokens of size 768."}}]},
 "largest_asymmetry": {"kind":"number","answer":2,"tolerance":0.01,"right":{"fr":"Oui : Mᵀ = −M, donc M − Mᵀ = 2M. Ce que i donne à j, j le refuse à i. L'inégalité du triangle dit qu'on ne peut pas dépasser 2.","en":"Yes: Mᵀ = −M, so M − Mᵀ = 2M. What i gives j, j denies i. The triangle inequality says that we cannot go beyond 2."},"wrong":{"fr":"Écris Mᵀ, puis M − Mᵀ. Par combien M a-t-elle été multipliée ?","en":"Write Mᵀ, then M − Mᵀ. By how much has M been multiplied?"},"near":[{"value":1,"reply":{"fr":"Ce serait le cas si l'on divisait par ‖M‖ + ‖Mᵀ‖. Ici on divise par ‖M‖ seule.","en":"That would be so if we divided by ‖M‖ + ‖Mᵀ‖. Here we divide by ‖M‖ alone."}},{"value":1.4142,"reply":{"fr":"√2 est la norme de M, et aussi l'asymétrie habituelle d'un noyau tiré au hasard. Ici, M − Mᵀ vaut 2M.","en":"√2 is the norm of M, and also the usual asymmetry of a kernel drawn at random. Here M − Mᵀ is 2M."}},{"value":2.8284,"reply":{"fr":"2√2 est la norme de M − Mᵀ. Il reste à la diviser par celle de M, √2.","en":"2√2 is the norm of M − Mᵀ. It remains to divide it by that of M, √2."}}]},
 "hull": {"kind":"choice","answer":"a","right":{"fr":"Oui : des poids positifs de somme 1 donnent toujours un nombre entre le plus petit et le plus grand relevé. C'est une limite de l'estimateur, et W_V en libère l'attention.","en":"Yes: positive weights of sum 1 always give a number between the smallest and the largest record. It is a limit of the estimator, and W_V frees attention of it."},"wrong":{"fr":"La prédiction est une moyenne, avec des poids positifs de somme 1. Une moyenne peut-elle dépasser le plus grand de ses termes ?","en":"The prediction is a mean, with positive weights of sum 1. Can a mean exceed the largest of its terms?"},"near":[{"value":"b","reply":{"fr":"Une petite bande passante donne tout au plus proche relevé : 2200 m au mieux, jamais davantage.","en":"A small bandwidth gives everything to the nearest record: 2200 m at best, never more."}},{"value":"c","reply":{"fr":"Loin des données, l'estimateur gaussien répète le relevé le plus proche. Il ne connaît pas de pente.","en":"Far from the data, the Gaussian estimator repeats the nearest record. It knows no slope."}}]},
 "epanechnikov_linear": {"kind":"choice","answer":"b","right":{"fr":"Oui : 1 − u² est du second degré en u. Et comme u² est une constante moins le score, à un facteur près, c'est le score qui entre linéairement, au carré dans le biweight, au cube dans le triweight.","en":"Yes: 1 − u² is of the second degree in u. And as u² is a constant minus the score, up to a factor, it is the score that comes in linearly, squared in the biweight, cubed in the triweight."},"wrong":{"fr":"Compare les valeurs du noyau en u = 0, 1/2 et 1. Sont-elles alignées ?","en":"Compare the values of the kernel at u = 0, 1/2 and 1. Do they stand on a line?"},"near":[{"value":"a","reply":{"fr":"Les valeurs en 0, 1/2 et 1 sont 1, 3/4 et 0 : les pas ne sont pas égaux. Un noyau linéaire en la distance existe, c'est le noyau triangulaire, 1 − |u|.","en":"The values at 0, 1/2 and 1 are 1, 3/4 and 0: the steps are not equal. A kernel that is linear in the distance does exist, the triangular one, 1 − |u|."}},{"value":"c","reply":{"fr":"La bande passante divise la distance, et u est ensuite mis au carré. Le document parle de la façon dont le poids arrive à zéro quand on s'éloigne.","en":"The bandwidth divides the distance, and u is then squared. The document speaks of how the weight comes down to zero as we move away."}}]},
 "clamp_first": {"kind":"number","answer":0,"tolerance":0,"right":{"fr":"Oui : hors de la fenêtre, le poids est nul. L'ordre compte : couper d'abord, élever à la puissance ensuite.","en":"Yes: outside the window the weight is zero. Order matters: cut first, raise to the power afterwards."},"wrong":{"fr":"u = 2 est au-delà de la fenêtre, qui s'arrête à 1. Relis le maximum dans la formule.","en":"u = 2 is beyond the window, which stops at 1. Read the maximum in the formula again."},"near":[{"value":9,"reply":{"fr":"(1 − 4)² = 9 : tu as élevé à la puissance avant de couper, et un n pair efface le signe. Un point lointain pèserait plus que le point lui-même.","en":"(1 − 4)² = 9: you raised to the power before cutting, and an even n wipes out the sign. A distant point would weigh more than the point itself."}},{"value":-3,"reply":{"fr":"C'est 1 − u², avant le maximum et la puissance. Un poids n'est jamais négatif.","en":"That is 1 − u², before the maximum and the power. A weight is never negative."}}]},
 "sparse_by_hand": {"kind":"number","answer":0.7,"tolerance":0.005,"right":{"fr":"Oui : deux scores passent, τ = (0,8 − 1) / 2 = −0,1, et les poids sont (0,7 ; 0,3 ; 0). Un seuil peut être négatif.","en":"Yes: two scores pass, τ = (0.8 − 1) / 2 = −0.1, and the weights are (0.7, 0.3, 0). A threshold may be negative."},"wrong":{"fr":"Essaie k = 1, 2, 3 : pour lesquels a-t-on 1 + k z₍ₖ₎ plus grand que la somme des k premiers ? Puis calcule τ.","en":"Try k = 1, 2, 3: for which is 1 + k z₍ₖ₎ larger than the sum of the first k? Then work out τ."},"near":[{"value":1,"reply":{"fr":"Avec les trois scores retenus, τ = −0,4 et le troisième poids vaudrait −0,6. Avec un seul, τ = −0,4 aussi, et le deuxième score passerait le seuil. Ils sont deux.","en":"With all three scores kept, τ = −0.4 and the third weight would be −0.6. With one alone, τ = −0.4 as well, and the second score would pass the threshold. They are two."}},{"value":0.6,"reply":{"fr":"C'est le score. Il lui manque le seuil : 0,6 + 0,2 ne fait que 0,8, et les poids ont pour somme 1.","en":"That is the score. It lacks the threshold: 0.6 + 0.2 is only 0.8, and weights sum to 1."}},{"value":0.5341,"reply":{"fr":"C'est la softmax, qui garde 0,11 pour le dernier score. La sparsemax l'exclut.","en":"That is softmax, which keeps 0.11 for the last score. Sparsemax excludes it."}}]},
 "score_gap": {"kind":"number","answer":1,"tolerance":0.01,"right":{"fr":"Oui : les poids sont (1 + écart) / 2 et (1 − écart) / 2, tant que le second est positif. Au-delà de 1, l'attention est devenue une consultation dure.","en":"Yes: the weights are (1 + gap) / 2 and (1 − gap) / 2, as long as the second is positive. Beyond 1, attention has become a hard look-up."},"wrong":{"fr":"Avec deux scores retenus, τ est leur somme moins 1, divisée par 2. Quand le plus petit passe-t-il sous τ ?","en":"With two scores kept, τ is their sum minus 1, divided by 2. When does the smaller fall below τ?"},"near":[{"value":0.5,"reply":{"fr":"À un écart de 1/2, les poids sont 3/4 et 1/4 : le second en garde encore.","en":"At a gap of 1/2, the weights are 3/4 and 1/4: the second still has some."}},{"value":2,"reply":{"fr":"C'est vrai aussi à 2, mais c'est arrivé plus tôt. Les poids sont (1 ± écart) / 2.","en":"That is true at 2 as well, but it happened earlier. The weights are (1 ± gap) / 2."}}]},
 "excluded_gradient": {"kind":"number","answer":0,"tolerance":0,"right":{"fr":"Oui : tant que le deuxième score reste sous le seuil, le bouger ne change rien. C'est le prix d'un vrai zéro : par là, l'exclu n'apprend pas qu'il aurait dû compter.","en":"Yes: as long as the second score stays below the threshold, moving it changes nothing. It is the price of a true zero: by this road, the excluded does not learn that it should have counted."},"wrong":{"fr":"Pousse un peu le deuxième score, de 1 à 1,1. Le seuil est à 2. Que devient son poids ?","en":"Push the second score a little, from 1 to 1.1. The threshold is at 2. What happens to its weight?"},"near":[{"value":0.1003,"tolerance":0.005,"reply":{"fr":"C'est celle de la softmax, w (1 − w) avec w = 0,113. La sparsemax, elle, est plate sous le seuil.","en":"That is softmax's, w (1 − w) with w = 0.113. Sparsemax is flat below the threshold."}},{"value":1,"reply":{"fr":"Ce serait le cas si le score était retenu et le seuil fixe. Il est sous le seuil : max(0, z − τ) y est plat.","en":"That would be so if the score were kept and the threshold fixed. It is below the threshold: max(0, z − τ) is flat there."}}]},
 "moving_window": {"kind":"choice","answer":"b","right":{"fr":"Oui : le seuil est fixé par la condition Σ p = 1, qui fait intervenir tous les scores de la requête. La forme est celle d'Epanechnikov, la largeur change à chaque ligne.","en":"Yes: the threshold is set by the condition Σ p = 1, which brings in all the scores of the query. The shape is Epanechnikov's, the width changes with each row."},"wrong":{"fr":"h² = r² + R² − 2λ²τ. Dans cette formule, qu'est-ce qui dépend de la requête, même à norme égale ?","en":"h² = r² + R² − 2λ²τ. In that formula, what depends on the query, even at equal norm?"},"near":[{"value":"a","reply":{"fr":"r, R et λ sont les mêmes, mais τ est calculé ligne par ligne. Une requête entourée de clés a un autre seuil qu'une requête isolée.","en":"r, R and λ are the same, but τ is computed row by row. A query surrounded by keys has another threshold than a lonely one."}},{"value":"c","reply":{"fr":"C'est justement pour que la somme soit 1 que la fenêtre s'arrête quelque part : plus elle s'ouvre, plus la somme des max(0, z − τ) grandit.","en":"It is precisely for the sum to be 1 that the window stops somewhere: the more it opens, the larger the sum of the max(0, z − τ)."}}]},
 "triweight_alpha": {"kind":"number","answer":1.3333,"tolerance":0.005,"right":{"fr":"Oui : α = 1 + 1/3 = 4/3, et l'exposant 1 / (α − 1) vaut 3. Plus α descend vers 1, plus la fenêtre est large et la chute douce.","en":"Yes: α = 1 + 1/3 = 4/3, and the exponent 1 / (α − 1) is 3. The closer α comes to 1, the wider the window and the gentler the fall."},"wrong":{"fr":"L'exposant de la formule, 1 / (α − 1), doit valoir 3.","en":"The exponent of the formula, 1 / (α − 1), must be 3."},"near":[{"value":4,"reply":{"fr":"C'est 1 + n. Il faut 1 + 1/n : un α plus petit que celui du biweight, 3/2.","en":"That is 1 + n. It takes 1 + 1/n: an α smaller than that of the biweight, 3/2."}},{"value":3,"reply":{"fr":"3 est l'exposant n. Avec α = 3, l'exposant serait 1/2, plus brutal encore que la sparsemax.","en":"3 is the exponent n. With α = 3, the exponent would be 1/2, even more abrupt than sparsemax."}},{"value":1.25,"reply":{"fr":"α = 5/4 donne l'exposant 4. Il faut 1 / (α − 1) = 3.","en":"α = 5/4 gives the exponent 4. It takes 1 / (α − 1) = 3."}}]},
 "entmax_gap": {"kind":"number","answer":2,"tolerance":0.01,"right":{"fr":"Oui : quand le plus grand a tout, son terme vaut 1, donc τ est 1 sous (α − 1) z. L'autre s'annule si (α − 1) × écart ≥ 1. L'écart qui suffit est 1 / (α − 1) : 1, 2, 3… et l'infini pour la softmax.","en":"Yes: when the larger has all, its term is 1, so τ is 1 below (α − 1) z. The other vanishes if (α − 1) × gap ≥ 1. The gap that is enough is 1 / (α − 1): 1, 2, 3… and infinity for softmax."},"wrong":{"fr":"Si le plus grand score a tout, (α − 1) z − τ vaut 1 pour lui. De combien l'autre doit-il être plus bas pour tomber à 0 ?","en":"If the larger score has all, (α − 1) z − τ is 1 for it. How much lower must the other be to fall to 0?"},"near":[{"value":1,"reply":{"fr":"C'est l'écart de la sparsemax, α = 2. Avec α = 3/2, les scores sont d'abord multipliés par 1/2.","en":"That is the gap of sparsemax, α = 2. With α = 3/2, scores are first multiplied by 1/2."}},{"value":0.5,"reply":{"fr":"Dans l'autre sens : les scores sont multipliés par α − 1 = 1/2, donc il faut un écart plus grand.","en":"The other way: scores are multiplied by α − 1 = 1/2, so it takes a larger gap."}},{"value":1.5,"reply":{"fr":"1,5 est α. L'écart qui suffit est 1 / (α − 1).","en":"1.5 is α. The gap that is enough is 1 / (α − 1)."}}]},
 "halvings": {"kind":"number","answer":20,"tolerance":0,"right":{"fr":"Oui : 2²⁰ = 1 048 576. Vingt coupures pour six décimales, quarante pour douze. C'est peu, et toutes les lignes se coupent à la fois.","en":"Yes: 2²⁰ = 1,048,576. Twenty cuts for six decimals, forty for twelve. That is cheap, and all rows are cut at once."},"wrong":{"fr":"Après k coupures, l'intervalle mesure 1 / 2ᵏ. À partir de quel k est-ce au plus un millionième ?","en":"After k cuts, the interval measures 1 / 2ᵏ. From which k on is that a millionth at most?"},"near":[{"value":6,"reply":{"fr":"Six coupures par **dix** donneraient six décimales. Chaque coupure divise par deux.","en":"Six cuts by **ten** would give six decimals. Each cut divides by two."}},{"value":19,"reply":{"fr":"Presque : 2¹⁹ = 524 288, et l'intervalle mesure encore 1,9 millionième.","en":"Nearly: 2¹⁹ = 524,288, and the interval still measures 1.9 millionths."}},{"value":1000000,"reply":{"fr":"Ce serait le nombre d'essais d'un balayage régulier. La dichotomie écarte la moitié de ce qui reste à chaque fois.","en":"That would be the number of trials of a regular sweep. Bisection discards half of what is left each time."}}]}
}
}""")))

if __name__ == "__main__":
    sys.exit(main())
