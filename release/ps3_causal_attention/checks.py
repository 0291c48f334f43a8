# Built from autograder/build/visible, solutions/ps3_causal_attention.py: do not edit.
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
 "626d8fc": {"args":[9],"expected":{"tensor":[[0.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0],[0.0,0.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0],[0.0,0.0,0.0,1.0,1.0,1.0,1.0,1.0,1.0],[0.0,0.0,0.0,0.0,1.0,1.0,1.0,1.0,1.0],[0.0,0.0,0.0,0.0,0.0,1.0,1.0,1.0,1.0],[0.0,0.0,0.0,0.0,0.0,0.0,1.0,1.0,1.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,1.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]],"dtype":"bool"}},
 "00b6d13": [{"fr":"Le jeton 0 a-t-il le droit de se voir ? Que lui reste-t-il sinon ?","en":"May token 0 see itself? What is left to it otherwise?"}],
 "467300b": [[1.0,1.0,1.0,1.0,0.0,0.0,0.0,1.0]],
 "6712d3e": [{"fr":"Le jeton i voit-il le jeton i + 1 ? C'est lui qu'il faudra deviner.","en":"Does token i see token i + 1? That is the one to be guessed."}],
 "e42df51": [{"fr":"Affiche le masque : de quel côté est le futur ?","en":"Print the mask: on which side is the future?"}],
 "14f97bb": [[0.0,0.0,0.0,0.0,1.0,1.0,1.0,0.0]],
 "46d8e18": [{"fr":"Que veut dire True : à cacher, ou permis ? Relis l'énoncé.","en":"What does True mean: to hide, or allowed? Read the statement again."}],
 "6d0d128": [[1.0,0.0,0.0,0.0,1.0,1.0,1.0,1.0]],
 "ee9dcbd": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":{"same":"6d0d128"}}},
 "4e00d8f": {"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[9,9]],"numbers":{"same":"6d0d128"}}},
 "ad128d2": [{"fr":"De quel type est ton masque ? `masked_fill` veut des booléens.","en":"Of what type is your mask? `masked_fill` wants booleans."}],
 "d6c48e3": {"calls":[0,1],"first":"mask in float32"},
 "4889168": {"calls":[0,1],"first":"mask in int64"},
 "b0f0875": [[0.0,"-inf","-inf","-inf",0.0,0.0,0.0,0.0]],
 "f621497": [{"fr":"Change le dernier jeton : la ligne 0 a-t-elle bougé ? Elle ne devrait pas.","en":"Change the last token: did row 0 move? It should not."}],
 "fe26421": [[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]],
 "2629af1": [[1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0]],
 "07cbeac": [{"fr":"Combien de lignes, combien de colonnes ? Une par jeton, T × T.","en":"How many rows, how many columns? One a token, T × T."}],
 "93a411b": [[0.0,1.0,1.0,1.0,0.0,0.0,0.0,0.0]],
 "fd48b43": {"kind":"list","shapes":[],"numbers":[]},
 "4a1b25d": [{"fr":"La phrase du document a six jetons. Et la suivante ?","en":"The document's sentence has six tokens. And the next one?"}],
 "827729b": {"raised":["AttributeError","'NoneType' object has no attribute 'type'"]},
 "5180d27": {"fr":"La valeur attendue est celle que le document imprime.","en":"The expected value is the one that the document prints."},
 "e966ee4": [[0.23,0.06,0.26,0.26,0.19],[0.23,0.27,0.01,0.27,0.22],[0.19,0.26,0.26,0.06,0.23],[0.26,0.23,0.25,0.1,0.16],[0.09,0.27,0.3,0.16,0.18]],
 "03662a4": [{"tensor":{"same":"e966ee4"},"dtype":"float64"}],
 "f5fa11c": {"fr":"Avec un axe de lot, ou deux : chaque phrase pour elle-même.","en":"With one batch axis, or two: each sentence on its own."},
 "fd539b3": [[[0.36,0.03,0.58,0.03],[0.29,0.37,0.26,0.08],[0.53,0.12,0.15,0.2],[0.07,0.26,0.31,0.36]],[[0.16,0.14,0.28,0.42],[0.08,0.22,0.35,0.35],[0.26,0.09,0.39,0.26],[0.14,0.17,0.37,0.32]]],
 "bff649b": [{"tensor":{"same":"fd539b3"},"dtype":"float64"}],
 "d11add7": {"tensor":[[[1.0]],[[1.0]]],"dtype":"float64"},
 "da6af6a": {"fr":"Le gradient est juste, et nul vers l'avenir.","en":"The gradient is right, and zero towards the future."},
 "94b0f14": {"tuple":[{"tensor":[[[-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3],[-0.1,0.4,0.2,-0.7],[1.8,-0.5,0.6,1.0]],[[0.7,-0.3,-2.0,-0.3],[0.7,1.0,0.6,-0.5],[1.8,-0.7,0.2,0.4],[-0.1,-1.3,0.9,-1.7]]],"dtype":"float64"}]},
 "db4f934": {"fr":"Le résultat garde le type de l'entrée, float32 ou float64.","en":"The result keeps the input's type, float32 or float64."},
 "432a2ee": {"args":{"same":"03662a4"}},
 "a0740d4": {"args":{"same":"bff649b"}},
 "37a51f9": {"fr":"Tes arguments restent intacts, et un second appel répond la même chose.","en":"Your arguments stay as they were, and a second call gives the same answer."},
 "532cbda": [{"same":"432a2ee"},{"same":"a0740d4"}],
 "9ed8749": {"fr":"Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.","en":"The computation stays on the input's device: it would work on a GPU."},
 "71def60": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.192126,0.0,0.0,0.0,0.166836,0.166859,0.193472,0.15288]]}},
 "f4fe010": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.23,0.0,0.0,0.19,0.0,0.25,0.27,0.18]]}},
 "cfdad7a": {"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.36,0.29,0.12,0.26,0.0,0.0,0.0,0.32]]}},
 "dec9ce5": [{"fr":"À quoi somme chaque ligne ? Et par quelle somme divises-tu ?","en":"What does each row sum to? And by which sum do you divide?"}],
 "c47e911": [{"fr":"Chaque *ligne* doit sommer à 1 ; chez toi, ce sont les colonnes.","en":"Each *row* must sum to 1; yours sums to 1 down the columns."}],
 "1a41116": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.165168,0.0,0.0,0.0,0.250275,0.200627,0.166325,1.0]]}},
 "93d3e60": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.23,0.0,0.0,0.19,0.0,0.308642,0.262136,1.0]]}},
 "d05638d": {"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.288,0.232,0.16,0.346667,0.0,0.0,0.0,1.0]]}},
 "9f24a24": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.22144,-0.46144,1.79733,0.597333,0.0,0.0,0.0,0.0]]}},
 "d46a564": [{"fr":"En 2-D l'axe 1 est le dernier. Et avec un lot ?","en":"In 2-D, axis 1 is the last. And with a batch?"}],
 "699a976": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0531188,0.0,0.0,0.0,0.0461266,0.046133,0.0534909,0.0422681]]}},
 "27566ed": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.070122,0.0,0.0,0.0579268,0.0,0.0762195,0.0823171,0.054878]]}},
 "a906bb2": [{"fr":"Les poids qui restent doivent garder leurs proportions. Les gardent-ils ?","en":"The weights that are left must keep their proportions. Do they?"}],
 "c01f915": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.24935,0.199705,0.171179,0.16437]]}},
 "a64df98": [{"fr":"Quelles sont les formes des exponentielles et de leur somme par ligne ?","en":"What are the shapes of the exponentials and of their sum by row?"}],
 "15b877c": {"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 1"]},
 "023b2bd": {"calls":[0,1,2,3],"first":{"same":"15b877c"}},
 "806ea6a": {"calls":[0],"first":{"same":"15b877c"}},
 "e02cad5": {"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.192126,0.150958,0.166453,0.149815,0.166836,0.166859,0.193472,0.15288]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.23,0.26,0.01,0.19,0.23,0.25,0.27,0.18]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.36,0.29,0.12,0.26,0.28,0.35,0.26,0.32]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.41,-0.14,0.515,-1.042,-1.384,0.289,-0.187,-1.254]]}}},
 "4afaac5": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.627219,-1.22559,0.0,0.0,0.0,0.0]]}},
 "49766e8": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.192126,0.150958,0.209145,0.237608,0.0,0.0,0.0,1.0]]}},
 "17de6a3": [{"fr":"Un score de 0 n'est pas un poids de 0 : que vaut e⁰ ?","en":"A score of 0 is not a weight of 0: what is e⁰?"}],
 "faa5f32": {"raised":["RuntimeError","masked_fill_ only supports boolean masks, but got mask with dtype float"]},
 "57789f1": {"calls":[0],"first":{"same":"faa5f32"}},
 "cefc4cb": {"calls":[0,1,2],"first":{"same":"faa5f32"}},
 "041d496": {"calls":[0,1,2,3],"first":{"same":"faa5f32"}},
 "9f5e7a6": [{"fr":"Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?","en":"After the call, the caller no longer finds its numbers: what does its tensor hold?"}],
 "0143b60": {"raised":["RuntimeError","a leaf Variable that requires grad is being used in an in-place operation."]},
 "a6b3777": {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"same":"0143b60"}},"polite":{"calls":[0,1],"first":"changes 0"}}},
 "2ae80a3": [{"fr":"Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?","en":"The result is right, but learning no longer passes through it: where would its gradient come from?"}],
 "9a81717": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":"no graph"}}},
 "3f407b4": [{"fr":"Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?","en":"A new tensor is born in float32 and on the CPU: are the inputs always there?"}],
 "0496231": {"calls":[0,1],"first":"float64 becomes float32"},
 "f873876": {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"same":"0496231"}}},
 "5687ebe": {"kind":"tensor","shapes":[[2,4,4]],"numbers":{"same":"fe26421"}},
 "14dd9fd": {"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 2"]},
 "96b67a2": [{"fr":"Ta réponse ne change pas quand les arguments changent, ou change à moitié : que lit-elle ?","en":"Your answer does not change when the arguments do, or only half: what does it read?"}],
 "5000450": {"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.246247,0.198281,0.193472,0.15288]]},
 "58c9db7": [{"fr":"Chaque phrase peut avoir son propre masque : s'en sert-elle ?","en":"Each sentence may have its own mask: does it use it?"}],
 "ef86c13": [{"fr":"Tu rends toujours les mêmes nombres : que devrait donner une autre entrée ?","en":"You always return the same numbers: what should another input give?"}],
 "f4371a2": {"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (6) at non-singleton dimension 2"]},
 "dba61f2": [[1.3,-0.3,1.5,-1.5,-1.1],[-1.4,1.7,0.0,1.7,-1.4],[-1.1,-1.5,1.5,-0.3,1.3],[-1.9,-1.7,1.9,0.7,-1.2],[0.3,1.1,1.2,0.6,-0.7]],
 "1546f87": {"tensor":{"same":"dba61f2"},"dtype":"float64"},
 "583dc54": [{"same":"1546f87"},3],
 "1723943": [[-1.7,-1.3,-1.6,1.5],[-0.2,1.5,-1.6,-1.3],[-1.7,1.3,-0.5,1.1],[2.0,-1.9,1.7,0.5]],
 "72ebcec": [[0.7,-1.1,0.5],[1.4,1.6,1.1],[-0.1,-2.0,-0.5]],
 "49ca222": [{"same":"1723943"},[[-1.4,0.1,0.9,1.0],[0.4,-0.9,1.2,-1.5],[-0.8,-0.8,-1.5,1.2],[-0.9,0.4,1.0,0.9]]],
 "f82ed60": {"tensor":{"same":"49ca222"},"dtype":"float64"},
 "10becba": [{"same":"f82ed60"},3],
 "eaa7691": {"fr":"Un avenir très haut, ou un passé très bas, n'y changent rien : le masque est bien −∞.","en":"A very high future, or a very low past, change nothing: the mask is truly −∞."},
 "4d73706": {"args":{"same":"583dc54"}},
 "0b41e22": {"args":{"same":"10becba"}},
 "35f5339": {"tensor":{"same":"dba61f2"},"dtype":"float32"},
 "af32bd5": {"tensor":{"same":"49ca222"},"dtype":"float32"},
 "4b10889": [{"same":"4d73706"},{"same":"0b41e22"}],
 "36b8295": [{"fr":"Tes poids sont trop piqués quand d_k grandit. Que vaut la variance de q·k ?","en":"Your weights are too peaked when d_k grows. What is the variance of q·k?"}],
 "939042c": {"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.244418,0.197445,0.205422,0.147237]]},
 "0301d0f": [{"fr":"Tes poids sont trop plats. Par quoi ramène-t-on un écart-type à 1 : par la variance, ou par l'écart-type ?","en":"Your weights are too flat. What brings a standard deviation back to 1: the variance, or the standard deviation?"}],
 "f87916b": [{"fr":"Juste seulement quand d_k égale une autre dimension. Quelle longueur va sous la racine ?","en":"Right only when d_k equals another dimension. Whose length goes under the root?"}],
 "3ec0ddb": [{"fr":"La racine doit calmer les scores. Que fait la tienne ?","en":"The root must calm the scores down. What does yours do?"}],
 "f57f2d6": [{"fr":"Que vaut la somme de chaque ligne de tes poids ?","en":"What does each row of your weights sum to?"}],
 "219db29": [{"fr":"Chaque *ligne* (une requête) doit sommer à 1 ; chez toi, ce sont les colonnes.","en":"Each *row* (one query) must sum to 1; yours sums to 1 down the columns."}],
 "68db368": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.160543,0.0,0.0,0.0,0.246454,0.193744,0.166423,1.0]]}},
 "f9fc77d": {"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.45881,0.0,0.0,0.114777,0.0,0.406284,0.352679,1.0]]}},
 "320cb2c": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0778537,0.185093,0.438591,0.069134,0.0,0.0,0.0,1.0]]}},
 "640f1e1": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.880797,0.0,0.0,1.863e-19,0.0,0.119203,1.0,1.0]]}},
 "50596fb": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.0703665,-0.199351,0.277529,0.00782317,0.0,0.0,0.0,0.0]]}},
 "1a345b4": {"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (4) at non-singleton dimension 2"]},
 "7d050b5": [{"fr":"Des nan dès que les scores sont grands : que vaut exp(800) ?","en":"NaN as soon as the scores are large: what is exp(800)?"}],
 "344708f": {"kind":"tensor","shapes":[[3,3]],"numbers":[["nan","nan","nan","nan","nan",0.307196,0.186324,0.50648]]},
 "b5390a2": [{"fr":"Un seul maximum pour toute la matrice : que devient une ligne qui en est très loin ?","en":"One maximum for the whole matrix: what becomes of a row that is far below it?"}],
 "7929e87": [{"fr":"Que se passe-t-il quand un score est négatif ?","en":"What happens when a score is negative?"}],
 "6ac9c8c": [{"fr":"Un poids est une proportion : peut-il être négatif ?","en":"A weight is a proportion: can it be negative?"}],
 "9f802b9": [{"fr":"Tes poids forment-ils une distribution : positifs, de somme 1 ?","en":"Are your weights a distribution: positive, summing to 1?"}],
 "0acab43": [{"fr":"Ta sortie ne dépend pas de Q.","en":"Your output does not depend on Q."}],
 "392f4d4": [{"fr":"Tes poids sont bien trop égaux : combien de softmax appliques-tu ?","en":"Your weights are far too even: how many times do you apply the softmax?"}],
 "fad00ac": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,0.5,0.0,0.253498,0.295909,0.450593]]}},
 "ca13063": {"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.192126,0.150958,0.166453,0.149816,0.166836,0.166858,0.193472,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.336909,0.0669021,0.138348,0.0842822,0.336909,0.525276,0.263677,0.0932697]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.103484,0.215334,0.412951,0.0444581,0.338459,0.467738,0.543277,0.316214]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,1.0,1.3839e-87,0.0,1.0,0.0900306,0.244728,0.665241]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.00249296,0.0413503,0.112164,-0.041818,-0.23729,0.0062421,-0.0089411,-0.208994]]}}},
 "5c01255": {"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.197112,0.160578,0.153387,0.150556,0.16893,0.167128,0.193472,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.34621,0.163447,0.163557,0.0994548,0.187689,0.482941,0.263677,0.0932697]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.111045,0.169112,0.499313,0.0444581,0.290224,0.259435,0.373021,0.316214]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.909443,0.0452785,0.0452785,4.24835e-18,1.0,0.0900306,0.244728,0.665241]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.0189976,0.0093025,0.097667,-0.041818,0.0,0.0,0.0,-0.208994]]}}},
 "dfd3806": [{"fr":"+∞ gagne toujours. Est-ce ce que tu veux pour une position interdite ?","en":"+∞ wins everything. Is that what you want for a forbidden position?"}],
 "67addb9": {"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[["nan","nan","nan","nan","nan","nan",0.263677,0.0932697]]}},
 "998b2c8": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[["nan","nan","nan","nan","nan",0.0900306,0.244728,0.665241]]}},
 "6d35862": [{"fr":"0 × ∞ = nan. Où ton masque vaut-il 0 ?","en":"0 × ∞ = nan. Where is your mask 0?"}],
 "e12e92b": [["nan","nan","nan","nan","nan","nan","nan","nan"]],
 "2f3c28f": {"kind":"tensor","shapes":[[5,5]],"numbers":{"same":"e12e92b"}},
 "24fbd1e": {"kind":"tensor","shapes":[[2,4,4]],"numbers":{"same":"e12e92b"}},
 "86c3beb": [{"fr":"Que vaut la somme de chaque ligne après le masque ?","en":"What does each row sum to after the mask?"}],
 "9780d0a": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.0321383,0.0336456,0.0507617,-0.041818,-0.0122701,-0.0932866,-0.0662436,-0.208994]]}},
 "2d37f0f": [{"fr":"Et si un score interdit est énorme ? Que reste-t-il aux positions permises après la softmax ?","en":"What if a forbidden score is huge? What is left to the allowed positions after the softmax?"}],
 "af4c937": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0368718,-0.0517275,0.0,0.0,0.0,0.0]]}},
 "6c4e7fe": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0,0.0,-0.229246,0.0911993,0.0,0.0]]}},
 "dc5f515": [{"fr":"Ton −∞ est-il vraiment plus bas que tous les scores ?","en":"Is your −∞ really below every score?"}],
 "fb802d4": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.999995,2.26032e-06,2.26032e-06,9.35762e-14,1.0,0.0900306,0.244728,0.665241]]}},
 "4f05aa9": {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"large_scores":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,0.5,0.5,0.0,1.0,0.307196,0.186324,0.50648]]}}}},
 "31a7162": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.247006,0.198628,0.188337,0.155393]]}},
 "0473a39": {"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (4) at non-singleton dimension 2"]},
 "b096c71": {"key":"PS3-fill-low","levels":[{"fr":"Quand −10 cache-t-il mal ? Compare-le aux scores permis, et pas à 0.","en":"When does −10 hide badly? Compare it with the allowed scores, not with 0."}],"seen":{"seen_future":{"calls":[0,1],"first":"high"}}},
 "8f8186e": {"key":"PS3-fill-future","levels":[{"fr":"Que deviennent les scores du futur dans le programme donné ?","en":"What becomes of the scores of the future in the program that is given?"}],"seen":{"seen_future":{"calls":[0,1],"first":"misplaced"}}},
 "7398613": [{"fr":"Relis ce qui est demandé : quelle forme, quelles bornes, dans quel ordre ?","en":"Read again what is asked: which shape, which bounds, in which order?"}],
 "598c34a": {"key":"PS3-fill-form","levels":{"same":"7398613"},"seen":{"scores_form":{"calls":[0],"first":"form"},"seen_future":{"calls":[0,1],"first":"form"}}},
 "00c5ab5": {"numbers":[8,20,25],"dtype":"float64"},
 "a5988fa": [{"same":"1546f87"},0.3,false],
 "ebd651b": {"tensor":[1.3,-0.3,1.5,-1.5,-1.1],"dtype":"float64"},
 "ecab9ea": [{"same":"1546f87"},0.0],
 "35bb9a2": [{"same":"1546f87"},1.0],
 "cb1bbb6": [[0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0]],
 "85f1919": {"tuple":[{"tensor":[[-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3],[-0.1,0.4,0.2,-0.7],[1.8,-0.5,0.6,1.0],[0.7,-0.3,-2.0,-0.3]],"dtype":"float64"}]},
 "cd9a9e0": {"args":[{"same":"1546f87"},0.3]},
 "8993209": {"args":{"same":"a5988fa"}},
 "e0bb052": {"args":{"same":"35bb9a2"}},
 "5580fd6": {"args":{"same":"ecab9ea"}},
 "3299902": [{"same":"cd9a9e0"},{"same":"8993209"},{"same":"e0bb052"},{"same":"5580fd6"}],
 "3b3f039": [{"fr":"En moyenne, la sortie doit valoir l'entrée : E[y] = x. Essaie p = 0,2 sur des 1.","en":"On average, the output must be the input: E[y] = x. Try p = 0.2 on ones."}],
 "59cf289": {"calls":[0,1,2,3,4,5,6,7],"first":"survivors times 1"},
 "db22702": {"kind":"tensor","shapes":[[5,4]],"numbers":[[0.0,0.0,0.0,-0.1,-0.7,0.0,0.0,-0.3]]},
 "e73cdf6": {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"calls":[0,1,2,3,4,6,7],"first":"share 0.8"}}},
 "7eefc4f": {"calls":[0,1,2,3,4,5,6,7],"first":"survivors times 5"},
 "7689c08": {"kind":"tensor","shapes":[[5,4]],"numbers":[[0.0,0.0,0.0,-0.166667,-1.16667,0.0,0.0,-0.5]]},
 "a7d59f8": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.91,-1.05,0.0,-0.77,0.91,1.33,0.77,-0.49]]}},
 "4217781": {"calls":[0,1,2],"first":{"same":"db22702"}},
 "51a173f": [{"fr":"Que donne ton calcul à p = 0 et à p = 1 ? Que vaut 0 / 0 ?","en":"What does your computation give at p = 0 and at p = 1? What is 0 / 0?"}],
 "28d1c6e": {"key":"DO-6","levels":{"same":"51a173f"},"seen":{"all_off":{"calls":[0,1],"first":{"same":"2f3c28f"}}}},
 "5723bab": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.3,-1.5,0.0,-1.1,1.3,1.9,1.1,-0.7]]}},
 "6bc4e56": [{"fr":"Une probabilité de 1,5 a-t-elle un sens ? Et −0,1, hors de l'entraînement ?","en":"Does a probability of 1.5 make sense? And −0.1, outside training?"}],
 "0f5eb61": {"key":"PS3-dropout-range","levels":{"same":"6bc4e56"},"seen":{"raises":{"calls":[0,1,2,3],"first":{"returned":"tensor"}}}},
 "7658d6a": {"raised":["ValueError","p must lie between 0 and 1"]},
 "5a9e44a": {"calls":[1],"first":{"same":"7658d6a"}},
 "31c6b25": {"calls":[0,1],"first":{"same":"7658d6a"}},
 "8f472e5": [{"fr":"Que se passe-t-il quand `training` vaut False ? Et quand on ne le donne pas ?","en":"What happens when `training` is False? And when it is not given?"}],
 "ea44add": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.85714,0.0,0.0,-1.57143,0.0,2.71429,1.57143,-1.0]]}},
 "8281ba9": {"calls":[0],"first":"seed set inside"},
 "cc6a109": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.6,-0.8,-1.7,-0.1,-0.7,0.6,0.7,-0.3]]},
 "2dde1eb": {"calls":[0,1],"first":{"same":"cc6a109"}},
 "a6123e1": [{"fr":"Chaque nombre a-t-il son propre tirage ? Regarde les zéros ligne par ligne.","en":"Has each number a draw of its own? Look at the zeros row by row."}],
 "7a4aae6": {"key":"PS3-draws-shared","levels":{"same":"a6123e1"},"seen":{"dropped":{"calls":[0,1,2,7],"first":"shared draws"}}},
 "458360d": {"key":"PS3-draws-shared","levels":{"same":"a6123e1"},"seen":{"dropped":{"calls":[0,1,2,3,4,7],"first":"shared draws"}}},
 "cb8c60c": {"key":"PS3-draws-shared","levels":{"same":"a6123e1"},"seen":{"dropped":{"calls":[0,1,2,4,7],"first":"shared draws"}}},
 "f67dbc2": {"calls":[0,1,2,3,4,7],"first":"share 0.0"},
 "e0fbf2a": {"key":"PS3-draws-shared","levels":{"same":"a6123e1"},"seen":{"dropped":{"same":"f67dbc2"},"generator":{"same":"8281ba9"}}},
 "31fd1ad": [{"fr":"Combien de zéros à chaque appel ? Toujours autant ?","en":"How many zeros at each call? Always as many?"}],
 "bf514ee": [{"fr":"Qui décide des zéros : le hasard, ou les nombres de `x` ?","en":"What decides the zeros: chance, or the numbers of `x`?"}],
 "c1dee34": [{"fr":"Le même `generator`, deux fois dans le même état : les mêmes zéros ?","en":"The same `generator`, twice in the same state: the same zeros?"}],
 "5516ea5": {"key":"PS3-generator","levels":{"same":"c1dee34"},"seen":{"generator":{"calls":[0],"first":"generator unused"}}},
 "c86b757": {"raised":["AttributeError","'NoneType' object has no attribute 'get_state'"]},
 "b251893": [{"fr":"Deux appels mettent-ils les mêmes nombres à zéro ? Ils ne devraient pas.","en":"Do two calls set the same numbers to zero? They should not."}],
 "5f7146b": {"key":"PS3-seed","levels":{"same":"b251893"},"seen":{"dropped":{"calls":[5],"first":"fixed count"},"generator":{"same":"8281ba9"}}},
 "a3c17c7": {"calls":[0,1],"first":{"raised":["RuntimeError","a view of a leaf Variable that requires grad is being used in an in-place operation."]}},
 "49601d5": {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"survivors":{"same":"a3c17c7"},"polite":{"calls":[0],"first":"changes 0"}}},
 "07c4e73": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"survivors":{"calls":[0,1],"first":"no graph"}}},
 "828bc0c": {"calls":[0],"first":"float64 becomes float32"},
 "73312d3": {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"same":"828bc0c"}}},
 "b9394e1": {"calls":[0,1,2,3,4,5,6,7],"first":"neither zero nor survivor"},
 "70661db": [[0.43,0.15,0.89],[0.55,0.87,0.66],[0.57,0.85,0.64],[0.22,0.58,0.33],[0.77,0.25,0.1],[0.05,0.8,0.55]],
 "e0fc6bf": [[-0.4519203,0.2216048],[-0.5874351,0.0057761],[-0.6300231,-0.0631826],[-0.5674566,-0.08425314],[-0.5525618,-0.09806819],[-0.5299008,-0.1080676]],
 "1303383": [[[-0.2,-0.4,-1.3,1.2],[-1.1,0.0,0.4,0.1],[-0.9,1.5,-0.9,0.1],[0.4,0.0,-1.1,1.2],[-1.3,-0.4,-0.2,-0.7]],[[-1.9,0.3,1.8,-1.5],[-1.4,-2.0,0.8,-1.2],[0.2,0.9,0.9,0.2],[-1.2,0.8,-2.0,-1.4],[-1.5,1.8,0.3,-1.9]]],
 "8fa876f": [{"tensor":{"same":"1303383"},"dtype":"float64"}],
 "2a6dac3": {"tensor":[[0.0,1.2,0.2,1.1],[1.1,0.2,1.2,0.0],[1.5,-1.5,1.5,-1.8]],"dtype":"float64"},
 "cb975e4": {"tensor":[[1.3,-1.8,1.1,1.8],[-0.4,-1.5,-0.7,2.0],[1.3,-1.9,0.9,1.5]],"dtype":"float64"},
 "f060b62": {"tensor":[[0.5,-0.8,-0.2,-1.8],[-0.6,0.1,-1.4,-1.0],[1.7,0.3,0.8,-0.9]],"dtype":"float64"},
 "0d3d6ca": {"W_query.weight":{"same":"2a6dac3"},"W_key.weight":{"same":"cb975e4"},"W_value.weight":{"same":"f060b62"}},
 "82c3a9a": [2.012472355,0.4309195671,-0.7984856247],
 "f14ea65": [2.537198727,0.5227397179,-1.044718385],
 "f7fd7b9": {"tensor":[[[-1.68,0.7,-2.58],[-0.8614794367,0.0414202364,-1.69562146],[-1.649863149,1.84969852,-1.889959317],[-1.645547052,1.839934368,-1.888662467],[-1.539154923,1.834536315,-1.887407354]],[[1.15,0.15,-0.35],{"same":"82c3a9a"},{"same":"f14ea65"},[1.676933716,4.971940764,-2.12964411],[1.197654755,2.635526347,-0.1931916799]]],"dtype":"float64"},
 "267a91e": {"W_query.weight":{"same":"2a6dac3"},"W_key.weight":{"same":"cb975e4"},"W_value.weight":{"same":"f060b62"},"W_query.bias":{"tensor":[0.5,-1.2,0.3],"dtype":"float64"},"W_key.bias":{"tensor":[-0.7,0.9,1.1],"dtype":"float64"},"W_value.bias":{"tensor":[1.4,-0.6,0.2],"dtype":"float64"}},
 "8b10e29": {"W_query.weight":{"tensor":[[0.0,0.0,0.0,10.0],[0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0]],"dtype":"float64"},"W_key.weight":{"tensor":[[1.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0]],"dtype":"float64"},"W_value.weight":{"same":"f060b62"}},
 "994febf": [{"tensor":[[[1.0,0.2,-0.3,0.5],[-0.4,1.0,0.2,0.1],[0.3,-0.5,1.0,0.2],[0.1,0.4,-0.2,1.0]],[[0.9,-0.2,0.4,0.1],[0.2,1.1,-0.3,0.3],[-0.1,0.3,0.8,-0.4],[0.5,0.1,0.2,1.2]]],"dtype":"float64"}],
 "198708d": {"W_query.weight":{"tensor":[[0.3,0.0,0.1,0.2],[0.1,0.2,0.1,0.0],[0.0,0.4,0.1,0.0],[0.0,0.0,0.1,0.1],[0.0,0.1,0.1,0.0],[0.2,0.0,0.1,0.0]],"dtype":"float64"},"W_key.weight":{"tensor":[[0.1,0.2,0.0,0.1],[0.0,0.2,0.3,0.0],[0.3,0.2,0.0,0.0],[0.0,0.2,0.1,0.4],[0.2,0.2,0.0,0.0],[0.0,0.2,0.0,0.1]],"dtype":"float64"},"W_value.weight":{"tensor":[[1.0,0.0,0.1,0.0],[0.0,1.0,0.0,0.2],[0.0,0.0,1.0,0.0],[0.0,0.2,0.0,1.0],[0.3,0.0,-0.3,0.0],[-0.2,0.4,0.0,0.5]],"dtype":"float64"}},
 "dd819ef": [0.3049059438,0.65471683,-0.05366886809,0.4217610567,0.1091825096,0.3270649055],
 "72058d5": [0.3244628942,0.2986896359,0.2927687736,0.3152358524,0.0007251729865,0.1722189933],
 "8fc7f42": [0.5501042442,0.4985198867,0.04554931293,0.2929247372,0.15,0.1748321745],
 "f77f0f7": [0.3630333448,0.4058003321,0.2944403773,0.08422315746,0.01174467895,0.09694237376],
 "532018a": [{"tensor":[[[1.0,0.2,-0.3,0.5],[-0.4,1.0,0.2,0.1],[0.3,-0.5,1.0,0.2]],[[0.9,-0.2,0.4,0.1],[0.2,1.1,-0.3,0.3],[-0.1,0.3,0.8,-0.4]]],"dtype":"float64"}],
 "05b3cfb": [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39],
 "b6e9e74": {"tuple":[{"tensor":[[[-0.6,1.4,-1.4],[-0.8,-0.9,-1.7],[0.9,-1.3,-0.1],[0.4,0.2,-0.7],[1.8,-0.5,0.6]],[[1.0,0.7,-0.3],[-2.0,-0.3,0.7],[1.0,0.6,-0.5],[1.8,-0.7,0.2],[0.4,-0.1,-1.3]]],"dtype":"float64"}]},
 "b425d7f": {"args":{"same":"8fa876f"},"construct":[4,3,7,0.0],"state":{"same":"0d3d6ca"}},
 "1042734": {"calls":[0,1],"first":"other weights"},
 "efc2329": {"calls":[2],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-10003.7,11997.6,-34001.6,-10003.6,-34001.6,2.96,-6.18,12.56]]}},
 "ebe6fa8": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.65353,0.301386,0.165418,0.06,0.15,0.0121366,0.218599]]}},
 "61b0b58": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.00872852,-0.0832218,-0.529036,0.221605,-0.628449,-0.551126,-0.107266]]}},
 "a0a6aa5": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.0192383,-0.0793093,-0.530698,0.221605,-0.62256,-0.550135,-0.104241]]}},
 "47639c2": {"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.339667,-0.335144,-0.287884,-0.355049,-0.340373,-0.202156,-0.183687]]}},
 "914a5be": {"calls":[0,1],"first":"other shapes"},
 "4c43361": [{"fr":"Qui pose la question, laquelle est comparée, laquelle est transmise ?","en":"Who asks the question, which one is compared, which one is transmitted?"}],
 "4e538a8": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.573988,0.183892,0.120534,-0.644612,0.272723,-0.773454,-0.656764,0.101496]]}},
 "53e1888": {"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.261379,-0.211515,0.448045,0.50347,-0.156571,-0.172531,0.458869,0.442048]]}},
 "7e26e0c": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1,3]],"numbers":[[900.0,0.0,0.0]]}},
 "c7cb091": {"calls":[0,1],"first":"no weights"},
 "5b96036": {"document":{"same":"4e538a8"},"drawn":{"same":"53e1888"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[1.19,0.574794,-4.67939,-4.56806,-3.67,0.452067,-2.13059,-7.75991]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.49,1.30631,-3.57866,-5.19787,-2.57,-0.331694,-1.41031,-6.60844]]}},"large_scores":{"same":"7e26e0c"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.19,0.102725,0.136923,0.131499,0.04,0.200763,0.14775,0.0984405]]}},"dropped_weights":{"same":"c7cb091"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.04655,-3.87831,2.81582,0.37133,0.182733,0.238075,-3.01013,-1.41515]]}}},
 "f5be783": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.573988,0.183995,0.120131,-0.644719,0.272723,-0.773286,-0.655078,0.101743]]}},
 "d7f88a2": {"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.261379,-0.210248,0.452106,0.506954,-0.157147,-0.17208,0.45879,0.446081]]}},
 "5f06fd2": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1,3]],"numbers":[[20.0,0.0,0.0]]}},
 "19b8392": [{"fr":"Avec un lot, les clés ont trois axes. Lesquels faut-il échanger ?","en":"With a batch, the keys have three axes. Which ones should be swapped?"}],
 "661c0dd": {"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0"]},
 "12b735b": {"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (6) at non-singleton dimension 0"]},
 "05bbb2e": {"calls":[0,1],"first":{"same":"12b735b"}},
 "794750f": {"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (5) at non-singleton dimension 0"]},
 "0539c7d": {"calls":[0,1,2,3],"first":{"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [1, 3] but got: [1, 1]."]}},
 "9878548": {"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (4) at non-singleton dimension 0"]}},
 "1e6e448": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (2) at non-singleton dimension 2"]}},
 "7a8c030": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (3) at non-singleton dimension 2"]},
 "6fe5259": {"calls":[0,1],"first":{"same":"f4371a2"}},
 "9744bcb": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1,3]],"numbers":[[4647020.0,-5636580.0,15880100.0]]}},
 "456b7c6": {"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-3.16,-3.02,0.14,4.69,24.99,153.38,-187.107,526.613]]}},
 "23e0be3": {"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-3.16,-3.02,0.14,12.54,49.84,450.76,-540.38,1529.86]]}},
 "157ffcd": [{"fr":"Combien de résultats sont demandés, et dans quel ordre ?","en":"How many results are asked for, and in which order?"}],
 "6ddabe7": [1.0,0.0,0.254233,0.162449,0.0,0.0,0.205998,0.168174],
 "6845868": [-0.213136,-0.338526,-0.336364,-0.289013,-0.354384,-0.341891,-0.203443,-0.184094],
 "b84ba6f": [1.0,0.0,0.0,0.0,0.245764,0.201143,0.174552,0.165519],
 "46fb8a4": [1.0,0.0,0.0,0.00545719,0.0,0.000588469,7.91456e-09,0.909798],
 "c82980b": [1.0,0.0,0.0,0.0116218,0.0,0.00152132,1.51679e-07,0.941438],
 "69f48b0": [1.0,0.507338,0.341034,0.251404,0.0,0.0,0.0,0.256569],
 "71d8a32": [0.0,0.724768,0.487191,0.359149,0.0,0.0,0.0,0.366527],
 "5ae0d83": {"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.0844049,-0.00391286,-0.101136,-1.16323,0.041389,-0.416295,-0.775418,-0.33031]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.0348385,-0.127684,-0.11595,-0.163053,-0.336353,-0.506783,-0.250172,-0.305103]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.0206675,0.478881,-2.60956,0.414588,-5.10315e-10,1.35897,3.74112,-0.108042]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.000394506,-0.0968847,-0.985515,2.3455,-5.04422e-08,0.157965,2.75763,0.580281]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-3.15018,-3.01061,0.139565,12.5302,49.8404,450.76,-540.38,1529.86]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.24206,0.414299,0.18703,0.293286,0.0146934,0.0886961,-0.0490266,0.644499]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.38008,4.29269,-0.331517,-1.67441,0.779996,4.04721,-1.45847,0.35076]]}}},
 "557e56a": {"kind":"tensor","shapes":[[1,1,3]],"numbers":[["nan","nan","nan"]]},
 "e1b27ba": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (2) at non-singleton dimension 1"]},
 "8ae8860": {"calls":[0,1],"first":{"same":"15b877c"}},
 "68a2b1c": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1,3]],"numbers":[[0.0,0.0,0.0]]}},
 "5aa5df9": [{"fr":"Combien de matrices l'attention a-t-elle ?","en":"How many matrices has attention?"}],
 "c6ebf0d": [{"fr":"Qui l'optimiseur mettrait-il à jour ? Regarde `list(layer.parameters())`.","en":"Who would the optimiser update? Look at `list(layer.parameters())`."}],
 "962fa3e": {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"parameters":{"calls":[0,1],"first":"frozen W_query.weight"},"gradient":{"calls":[0,1],"first":"no gradient 1"}}},
 "88c732d": {"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: no parameter)."]},
 "78a0a9e": {"calls":[0],"first":{"same":"88c732d"}},
 "49b3ece": {"calls":[0,1],"first":{"same":"88c732d"}},
 "bf69c10": {"calls":[0,1],"first":"missing W_query.weight"},
 "074b8ed": [{"fr":"Quand y a-t-il un biais, et combien ?","en":"When is there a bias, and how many?"}],
 "135e443": {"key":"PS3-bias","levels":{"same":"074b8ed"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.0959854,0.938675,0.960358,0.118761,0.793953,0.0656956,0.0658577,0.937504]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[0.815385,0.597288,0.146687,0.189922,0.451375,0.444859,0.173834,0.226505]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.59541,-0.457059,-2.25128,-1.52775,-0.711283,2.29712,4.52418,-0.470432]]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1,3]],"numbers":[[447.245,-542.847,1527.7]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[1.06359,0.563121,0.200004,0.095163,-0.168878,0.342278,0.201272,-0.0955337]]}},"dropped_weights":{"same":"c7cb091"},"parameters":{"calls":[0],"first":"extra W_query.bias"},"buffer":{"calls":[0],"first":"learnt mask"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.58252,0.173019,-3.42302,0.230909,-0.134411,1.9748,-1.33917,0.675213]]}}}},
 "27d444f": {"raised":["_Unfit","Your layer has no parameter `W_query.bias` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`)."]},
 "9584a3d": {"calls":[1],"first":"missing W_query.bias"},
 "1538ad5": {"raised":["_Unfit","Your layer has no parameter `W_query.bias` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`, `W_value.bias`)."]},
 "00e988e": [{"fr":"À la même graine, tes matrices ne sont pas celles du document. Dans quel ordre, et comment, les tires-tu ?","en":"With the same seed, your matrices are not the document's. In which order, and how, do you draw them?"}],
 "f65ff33": [[-0.45192,-0.587435,0.00577611,-0.0631826,-0.567457,-0.552562,-0.0980682,-0.108068]],
 "0274410": {"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `w_q.weight`, `w_k.weight`, `w_v.weight`)."]},
 "f3550b0": {"calls":[0,1],"first":{"same":"0274410"}},
 "7297ac8": {"calls":[0,1],"first":"learnt mask"},
 "bc5a30d": {"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `W_query`, `W_key`, `W_value`)."]},
 "c6be328": {"calls":[0],"first":{"same":"bc5a30d"}},
 "563f39d": {"calls":[0,1],"first":{"same":"bc5a30d"}},
 "6a756ad": {"raised":["_Unfit","`W_query.weight` has shape (4, 3), (3, 4) is expected."]},
 "4f8a1d0": {"calls":[0,1,2,3],"first":{"same":"6a756ad"}},
 "70a36c6": {"calls":[0],"first":{"same":"6a756ad"}},
 "ffbe5d0": {"calls":[0,1],"first":{"raised":["_Unfit","`W_query.weight` has shape (4, 6), (6, 4) is expected."]}},
 "49923e8": {"raised":["_Unfit","`W_value.weight` has shape (3, 3), (3, 4) is expected."]},
 "18be542": {"calls":[0,1,2,3],"first":{"same":"49923e8"}},
 "89169e2": {"calls":[0],"first":{"same":"49923e8"}},
 "efe74a2": {"calls":[0,1],"first":{"raised":["_Unfit","`W_value.weight` has shape (6, 6), (6, 4) is expected."]}},
 "8737e97": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.533739,-0.10797,-0.107589,-0.529901,-0.105092,-0.532322,-0.531051,-0.108068]]}},
 "105df3f": {"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.337244,-0.335475,-0.183826,-0.183768,-0.336004,-0.338013,-0.182293,-0.184094]]}},
 "3c71c49": {"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.6418,1.735,-1.8899,-1.53915,-0.778049,2.53711,2.56007,-0.193192]]},
 "6608801": {"calls":[0,2,3,4],"first":{"same":"3c71c49"}},
 "f828609": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.237148,1.04717,-1.68981,-0.0794523,0.0191557,3.30018,1.96001,0.116945]]}},
 "805ad0b": {"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[450.76,-540.38,1529.86,450.76,1529.86,153.38,-187.107,526.613]]}},
 "9023f11": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.263295,0.367066,0.375609,0.167162,0.37537,0.0321433,0.0313138,0.216104]]}},
 "422574a": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.0309414,-0.408727,0.984632,0.128564,3.05735,0.67268,0.423768,-1.23507]]}},
 "116034d": {"document":{"same":"8737e97"},"drawn":{"same":"105df3f"},"other_sizes":{"same":"6608801"},"bias":{"same":"f828609"},"large_scores":{"same":"805ad0b"},"evaluation":{"same":"9023f11"},"dropped_weights":{"same":"1042734"},"gradient":{"same":"422574a"}},
 "f1968a1": {"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.524869,-0.102605,-0.106889,-0.529901,-0.093256,-0.537832,-0.532503,-0.108068]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.338242,-0.336137,-0.181209,-0.181163,-0.335609,-0.338059,-0.182539,-0.184094]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.807873,0.81123,-1.88994,-1.53915,-0.573898,2.0665,4.97194,-0.193192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.592499,0.575217,-1.66856,-0.0794523,-0.349495,3.04855,3.89564,0.116945]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-3.15546,-3.02534,0.155265,12.54,49.84,153.38,-187.107,526.613]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.274662,0.369078,0.372784,0.167162,0.364501,0.0338872,0.0308319,0.216104]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.0864623,-0.721785,-1.83061,0.511665,0.585595,0.247955,-1.4971,0.152388]]}}},
 "04fa16b": {"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[["nan","nan","nan","nan","nan",153.38,-187.107,526.613]]}},
 "169f320": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":{"same":"e12e92b"}}},
 "9722892": {"kind":"tensor","shapes":[[2,5,3]],"numbers":{"same":"e12e92b"}},
 "de22fec": {"calls":[0,1,2,3],"first":{"same":"557e56a"}},
 "e082e19": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":{"same":"e12e92b"}}},
 "af8cb49": {"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-5000.0,5997.25,-16995.1,2.96,12.56,2.96,-6.18,12.56]]},
 "9e4e63f": {"calls":[2,3],"first":{"same":"af8cb49"}},
 "a364caa": {"raised":["RuntimeError","masked_fill_ only supports boolean masks, but got mask with dtype double"]},
 "133018f": {"calls":[0,1],"first":{"same":"a364caa"}},
 "d95d0bc": [{"fr":"Et une phrase plus courte que `context_length` ? Regarde si elle voit son futur.","en":"And a sentence shorter than `context_length`? See whether it sees its future."}],
 "8109dbf": [{"fr":"Quels tenseurs `.to(device)` déplace-t-il ? Lesquels `state_dict()` contient-il ?","en":"Which tensors does `.to(device)` move? Which ones does `state_dict()` contain?"}],
 "cf59f85": {"key":"PS3-no-buffer","levels":{"same":"8109dbf"},"seen":{"buffer":{"calls":[0,1],"first":"no buffer"}}},
 "cc514c6": [{"fr":"Le masque a la longueur maximale. Et la phrase ?","en":"The mask has the largest length. And the sentence?"}],
 "b782e92": {"raised":["RuntimeError","The size of tensor a (7) must match the size of tensor b (5) at non-singleton dimension 2"]},
 "44b194a": {"calls":[0,1],"first":{"same":"0473a39"}},
 "50c8c0f": {"raised":["RuntimeError","The size of tensor a (7) must match the size of tensor b (5) at non-singleton dimension 1"]},
 "33ad201": {"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (4) at non-singleton dimension 1"]}},
 "d84017c": {"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (5) at non-singleton dimension 2"]},
 "61e712a": {"calls":[0,1],"first":{"same":"1a345b4"}},
 "1c36e3d": [{"fr":"La même entrée deux fois : la même sortie ? Essaie une phrase courte entre les deux.","en":"The same input twice: the same output? Try a short sentence in between."}],
 "cee4a36": {"calls":[0,1],"first":"random in evaluation"},
 "ae8a23f": {"raised":["AttributeError","cannot assign module before Module.__init__() call"]},
 "06e8c5b": {"calls":[0],"first":{"same":"ae8a23f"}},
 "37d8992": {"calls":[0,1],"first":{"same":"ae8a23f"}},
 "e601461": [{"fr":"Quel tenseur passe par le dropout ? L'énoncé nomme les poids d'attention.","en":"Which tensor goes through dropout? The statement names the attention weights."}],
 "299cbac": {"key":"DO-1","levels":{"same":"e601461"},"seen":{"dropped_weights":{"same":"c7cb091"}}},
 "898feeb": {"key":"DO-1","levels":{"same":"e601461"},"seen":{"dropped_weights":{"same":"1042734"}}},
 "a98a2f0": [{"fr":"En évaluation, deux appels donnent-ils la même sortie ? Le module sait dans quel mode il est.","en":"In evaluation, do two calls give the same output? The module knows in which mode it is."}],
 "c8e6a5b": {"key":"DO-2","levels":{"same":"a98a2f0"},"seen":{"evaluation":{"same":"cee4a36"}}},
 "08713bc": {"calls":[0,1],"first":"no dropout"},
 "0e22e74": {"calls":[0,1],"first":"weights times 1"},
 "72e5785": {"kind":"tensor","shapes":[[2,5,3]],"numbers":{"same":"fe26421"}},
 "d2af82e": {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.194,0.130943,0.0597379,0.0334325,0.012,0.03,0.00234894,0.0432207]]}},"dropped_weights":{"same":"0e22e74"}}},
 "7b6aa00": [{"fr":"En entraînement, avec un taux de 0,5, ta sortie change-t-elle d'un appel à l'autre ?","en":"In training, with a rate of 0.5, does your output change from one call to the next?"}],
 "ef95691": {"key":"PS3-seed","levels":{"same":"b251893"},"seen":{"dropped_weights":{"calls":[0,1],"first":"same draw"}}},
 "d6749fd": [{"fr":"Une phrase du lot n'en voit jamais une autre. Et chez toi ?","en":"One sentence of the batch never sees another. And in yours?"}],
 "9045988": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[{"same":"6845868"}]}},
 "e4cd7c1": {"kind":"tensor","shapes":[[1,3]],"numbers":[[447.16,-542.38,1528.06]]},
 "2e6d9b4": {"raised":["NameError","name 'context_length' is not defined"]},
 "21e5c3c": {"calls":[0],"first":{"same":"2e6d9b4"}},
 "06b60d1": {"calls":[0,1],"first":{"same":"2e6d9b4"}},
 "93b3a99": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x3 and 4x3)"]},
 "5d188a9": {"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 must have the same dtype, but got Float and Double"]}},
 "f963dc0": {"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x3 and 4x6)"]}},
 "de7deea": {"raised":["NameError","name 'd_out' is not defined"]},
 "44333df": {"calls":[0],"first":{"same":"de7deea"}},
 "695e042": {"calls":[0,1],"first":{"same":"de7deea"}},
 "bc6f086": {"raised":["NameError","name 'num_tokens' is not defined"]},
 "779bc7b": {"calls":[0],"first":{"same":"bc6f086"}},
 "bc96cda": {"calls":[0,1],"first":{"same":"bc6f086"}},
 "f7fbc16": {"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.4519,0.0058,-0.0843,-0.5299,0.2216,-0.63,-0.5526,-0.1081]]},
 "6dc6597": {"calls":[0],"first":{"same":"f7fbc16"}},
 "32d359c": {"calls":[0,1],"first":{"same":"f7fbc16"}},
 "e7643f5": {"raised":["RuntimeError","expected m1 and m2 to have the same dtype, but got: float != double"]},
 "ee5146f": {"calls":[0,1],"first":{"same":"e7643f5"}},
 "dc27983": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (7) at non-singleton dimension 2"]}
},
"exercises": {
 "causal_mask": {
  "id": "3.1",
  "assignment": "ps3_causal_attention",
  "name": "causal_mask",
  "names": ["causal_mask"],
  "title": {"fr":"Le masque causal","en":"The causal mask"},
  "points": 2.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["T","device"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Le masque du document est retrouvé, pour 6 jetons.","en":"The document's mask is found again, for 6 tokens."},"tolerance":1e-06,"calls":[{"args":[6],"expected":{"tensor":[[0.0,1.0,1.0,1.0,1.0,1.0],[0.0,0.0,1.0,1.0,1.0,1.0],[0.0,0.0,0.0,1.0,1.0,1.0],[0.0,0.0,0.0,0.0,1.0,1.0],[0.0,0.0,0.0,0.0,0.0,1.0],[0.0,0.0,0.0,0.0,0.0,0.0]],"dtype":"bool"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"Pour 1, 2, 5 ou 9 jetons aussi, l'un après l'autre.","en":"For 1, 2, 5 or 9 tokens too, one after the other."},"tolerance":1e-06,"calls":[{"same":"626d8fc"},{"args":[1],"expected":{"tensor":[[0.0]],"dtype":"bool"}},{"args":[2,null],"expected":{"tensor":[[0.0,1.0],[0.0,0.0]],"dtype":"bool"}},{"args":[],"kwargs":{"T":5,"device":"cpu"},"expected":{"tensor":[[0.0,1.0,1.0,1.0,1.0],[0.0,0.0,1.0,1.0,1.0],[0.0,0.0,0.0,1.0,1.0],[0.0,0.0,0.0,0.0,1.0],[0.0,0.0,0.0,0.0,0.0]],"dtype":"bool"}},{"same":"626d8fc"}]},
   {"name":"boolean","kind":"boolean","fact":{"fr":"Le masque est fait de booléens.","en":"The mask is made of booleans."},"tolerance":1e-06,"calls":[{"args":[5]},{"args":[1]}]},
   {"name":"placed","kind":"placed","fact":{"fr":"Le masque naît sur l'appareil demandé.","en":"The mask is born on the device that is asked for."},"tolerance":1e-06,"calls":[{"args":[5],"away":true}]}
  ],
  "mistakes": [
   {"key":"MK-10","levels":{"same":"00b6d13"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":{"same":"467300b"}}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[9,9]],"numbers":{"same":"467300b"}}}}},
   {"key":"PS3-diagonal","levels":{"same":"6712d3e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,1.0,0.0,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[9,9]],"numbers":[[0.0,0.0,1.0,1.0,0.0,0.0,0.0,0.0]]}}}},
   {"key":"MK-12","levels":{"same":"e42df51"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":{"same":"14f97bb"}}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[9,9]],"numbers":{"same":"14f97bb"}}}}},
   {"key":"MK-13","levels":{"same":"46d8e18"},"seen":{"document":{"same":"ee9dcbd"},"other_sizes":{"same":"4e00d8f"}}},
   {"key":"MK-15","levels":{"same":"ad128d2"},"seen":{"boolean":{"same":"d6c48e3"}}},
   {"key":"MK-15","levels":{"same":"ad128d2"},"seen":{"boolean":{"same":"4889168"}}},
   {"key":"MK-15","levels":{"same":"ad128d2"},"seen":{"boolean":{"calls":[0,1],"first":"mask in uint8"}}},
   {"key":"MK-15","levels":{"same":"ad128d2"},"seen":{"document":{"same":"ee9dcbd"},"other_sizes":{"same":"4e00d8f"},"boolean":{"same":"d6c48e3"}}},
   {"key":"MK-15","levels":{"same":"ad128d2"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":{"same":"b0f0875"}}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[9,9]],"numbers":{"same":"b0f0875"}}},"boolean":{"same":"d6c48e3"}}},
   {"key":"MK-15","levels":{"same":"ad128d2"},"seen":{"boolean":{"calls":[0,1],"first":"mask in int32"}}},
   {"key":"MK-1","levels":{"same":"f621497"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":{"same":"fe26421"}}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[9,9]],"numbers":{"same":"fe26421"}}}}},
   {"key":"PS3-all-hidden","levels":{"same":"46d8e18"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":{"same":"2629af1"}}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[9,9]],"numbers":{"same":"2629af1"}}}}},
   {"key":"PS3-shape","levels":{"same":"07cbeac"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,6]],"numbers":{"same":"93a411b"}}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[1,9,9]],"numbers":{"same":"93a411b"}}}}},
   {"key":"PS3-shape","levels":{"same":"07cbeac"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,1,6,6]],"numbers":{"same":"93a411b"}}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[1,1,9,9]],"numbers":{"same":"93a411b"}}}}},
   {"key":"PS3-shape","levels":{"same":"07cbeac"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[1.0,1.0,1.0,1.0,1.0,1.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[9]],"numbers":{"same":"2629af1"}}}}},
   {"key":"PS3-shape","levels":{"same":"07cbeac"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[7,7]],"numbers":{"same":"14f97bb"}}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[0.0,1.0,1.0,0.0,1.0,0.0,0.0,0.0]]}}}},
   {"key":"PS3-kind","levels":[{"fr":"De quelle nature est ta réponse ? `type(causal_mask(3))` te le dit.","en":"What kind of thing do you return? `type(causal_mask(3))` tells you."}],"seen":{"document":{"calls":[0],"first":{"same":"fd48b43"}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"fd48b43"}},"boolean":{"calls":[0,1],"first":{"same":"fd48b43"}}}},
   {"key":"PS3-shape","levels":{"same":"07cbeac"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,15]],"numbers":[[0.0,0.0,1.0,3.0,3.0,3.0,4.0,5.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,36]],"numbers":[[0.0,1.0,2.0,5.0,6.0,3.0,8.0,8.0]]}},"boolean":{"same":"4889168"}}},
   {"key":"SC-18","levels":{"same":"4a1b25d"},"seen":{"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":{"same":"93a411b"}}}}},
   {"key":"PS3-next-only","levels":{"same":"6712d3e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,3,4],"first":{"kind":"tensor","shapes":[[9,9]],"numbers":[[0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0]]}}}},
   {"key":"PS3-device","levels":{"same":"07cbeac"},"seen":{"document":{"calls":[0],"first":{"same":"827729b"}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"827729b"}}}}
  ]
 },
 "mask_after_softmax": {
  "id": "3.2",
  "assignment": "ps3_causal_attention",
  "name": "mask_after_softmax",
  "names": ["mask_after_softmax"],
  "title": {"fr":"Masquer après la softmax","en":"Masking after the softmax"},
  "points": 2.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["weights"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, approche naïve, étape 4).","en":"The document's values are found again (000, naive approach, step 4)."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[[0.192126,0.164646,0.165161,0.154994,0.172115,0.150958],[0.204125,0.165883,0.166215,0.149578,0.166453,0.147746],[0.203562,0.165924,0.166249,0.149815,0.166417,0.148033],[0.186888,0.166688,0.166836,0.157104,0.166091,0.156392],[0.183045,0.166859,0.166957,0.158841,0.165825,0.158474],[0.193472,0.166333,0.166568,0.154186,0.166561,0.15288]],"dtype":"float32"}],"expected":{"tensor":[[1.0,0.0,0.0,0.0,0.0,0.0],[0.5516772565,0.4483227435,0.0,0.0,0.0,0.0],[0.3799677119,0.3097128138,0.3103194743,0.0,0.0,0.0],[0.2758429306,0.246028137,0.2462465795,0.231882353,0.0,0.0],[0.2175153023,0.1982812208,0.1983976816,0.1887533008,0.1970524944,0.0],[0.1934720009,0.1663330073,0.1665679986,0.1541859978,0.1665609951,0.1528800004]],"dtype":"float64"}}],"note":{"same":"5180d27"}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"5 jetons, ou un seul ; l'avenir ne pèse plus rien.","en":"5 tokens, or a single one; the future weighs nothing any more."},"tolerance":1e-06,"calls":[{"args":{"same":"03662a4"},"expected":{"tensor":[[1.0,0.0,0.0,0.0,0.0],[0.46,0.54,0.0,0.0,0.0],[0.2676056338,0.3661971831,0.3661971831,0.0,0.0],[0.3095238095,0.2738095238,0.2976190476,0.119047619,0.0],[0.09,0.27,0.3,0.16,0.18]],"dtype":"float64"}},{"args":[{"tensor":[[1.0]],"dtype":"float64"}],"expected":{"tensor":[[1.0]],"dtype":"float64"}},{"args":[],"kwargs":{"weights":{"tensor":[[0.18,0.16,0.3,0.27,0.09],[0.16,0.1,0.25,0.23,0.26],[0.23,0.06,0.26,0.26,0.19],[0.22,0.27,0.01,0.27,0.23],[0.19,0.26,0.26,0.06,0.23]],"dtype":"float64"}},"expected":{"tensor":[[1.0,0.0,0.0,0.0,0.0],[0.6153846154,0.3846153846,0.0,0.0,0.0],[0.4181818182,0.1090909091,0.4727272727,0.0,0.0],[0.2857142857,0.3506493506,0.01298701299,0.3506493506,0.0],[0.19,0.26,0.26,0.06,0.23]],"dtype":"float64"}}]},
   {"name":"batch","kind":"values","fact":{"same":"f5fa11c"},"tolerance":1e-06,"calls":[{"args":{"same":"bff649b"},"expected":{"tensor":[[[1.0,0.0,0.0,0.0],[0.4393939394,0.5606060606,0.0,0.0],[0.6625,0.15,0.1875,0.0],[0.07,0.26,0.31,0.36]],[[1.0,0.0,0.0,0.0],[0.2666666667,0.7333333333,0.0,0.0],[0.3513513514,0.1216216216,0.527027027,0.0],[0.14,0.17,0.37,0.32]]],"dtype":"float64"}},{"args":[{"tensor":[[[0.19,0.23,0.58],[0.6,0.13,0.27],[0.11,0.56,0.33]],[[0.47,0.28,0.25],[0.42,0.37,0.21],[0.22,0.39,0.39]],[[0.26,0.27,0.47],[0.43,0.27,0.3],[0.44,0.21,0.35]]],"dtype":"float64"}],"expected":{"tensor":[[[1.0,0.0,0.0],[0.8219178082,0.1780821918,0.0],[0.11,0.56,0.33]],[[1.0,0.0,0.0],[0.5316455696,0.4683544304,0.0],[0.22,0.39,0.39]],[[1.0,0.0,0.0],[0.6142857143,0.3857142857,0.0],[0.44,0.21,0.35]]],"dtype":"float64"}},{"args":[{"same":"d11add7"}],"expected":{"same":"d11add7"}},{"args":[{"tensor":[[[[0.16,0.49,0.27,0.05,0.03],[0.1,0.3,0.05,0.26,0.29],[0.28,0.26,0.05,0.3,0.11],[0.03,0.05,0.27,0.49,0.16],[0.16,0.26,0.22,0.04,0.32]],[[0.06,0.25,0.32,0.27,0.1],[0.18,0.09,0.23,0.28,0.22],[0.09,0.35,0.04,0.24,0.28],[0.17,0.14,0.41,0.23,0.05],[0.02,0.15,0.42,0.06,0.35]],[[0.24,0.24,0.22,0.04,0.26],[0.19,0.03,0.05,0.26,0.47],[0.15,0.2,0.32,0.28,0.05],[0.23,0.06,0.21,0.27,0.23],[0.09,0.22,0.1,0.27,0.32]]],[[[0.32,0.08,0.33,0.04,0.23],[0.23,0.15,0.11,0.33,0.18],[0.06,0.03,0.21,0.61,0.09],[0.23,0.25,0.25,0.23,0.04],[0.5,0.18,0.02,0.05,0.25]],[[0.32,0.11,0.14,0.23,0.2],[0.03,0.29,0.07,0.27,0.34],[0.27,0.11,0.23,0.11,0.28],[0.33,0.27,0.07,0.29,0.04],[0.2,0.23,0.14,0.11,0.32]],[[0.25,0.05,0.02,0.18,0.5],[0.04,0.23,0.25,0.25,0.23],[0.09,0.61,0.21,0.03,0.06],[0.17,0.33,0.11,0.15,0.24],[0.24,0.04,0.33,0.08,0.31]]]],"dtype":"float64"}],"expected":{"tensor":[[[[1.0,0.0,0.0,0.0,0.0],[0.25,0.75,0.0,0.0,0.0],[0.4745762712,0.4406779661,0.08474576271,0.0,0.0],[0.03571428571,0.05952380952,0.3214285714,0.5833333333,0.0],[0.16,0.26,0.22,0.04,0.32]],[[1.0,0.0,0.0,0.0,0.0],[0.6666666667,0.3333333333,0.0,0.0,0.0],[0.1875,0.7291666667,0.08333333333,0.0,0.0],[0.1789473684,0.1473684211,0.4315789474,0.2421052632,0.0],[0.02,0.15,0.42,0.06,0.35]],[[1.0,0.0,0.0,0.0,0.0],[0.8636363636,0.1363636364,0.0,0.0,0.0],[0.223880597,0.2985074627,0.4776119403,0.0,0.0],[0.2987012987,0.07792207792,0.2727272727,0.3506493506,0.0],[0.09,0.22,0.1,0.27,0.32]]],[[[1.0,0.0,0.0,0.0,0.0],[0.6052631579,0.3947368421,0.0,0.0,0.0],[0.2,0.1,0.7,0.0,0.0],[0.2395833333,0.2604166667,0.2604166667,0.2395833333,0.0],[0.5,0.18,0.02,0.05,0.25]],[[1.0,0.0,0.0,0.0,0.0],[0.09375,0.90625,0.0,0.0,0.0],[0.4426229508,0.1803278689,0.3770491803,0.0,0.0],[0.34375,0.28125,0.07291666667,0.3020833333,0.0],[0.2,0.23,0.14,0.11,0.32]],[[1.0,0.0,0.0,0.0,0.0],[0.1481481481,0.8518518519,0.0,0.0,0.0],[0.0989010989,0.6703296703,0.2307692308,0.0,0.0],[0.2236842105,0.4342105263,0.1447368421,0.1973684211,0.0],[0.24,0.04,0.33,0.08,0.31]]]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"da6af6a"},"tolerance":1e-06,"calls":[{"args":{"same":"bff649b"},"upstream":{"same":"94b0f14"},"expected":[{"tensor":[[[0.0,0.0,0.0,0.0],[0.6795224977,-0.5325987144,0.0,0.0],[-0.1640625,0.4609375,0.2109375,0.0],[1.258,-1.042,0.058,0.458]],[[0.0,0.0,0.0,0.0],[-0.7333333333,0.2666666667,0.0,0.0],[1.550401753,-1.827976625,-0.6117604091,0.0],[0.346,-0.854,1.346,-1.254]]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"432a2ee"},{"same":"a0740d4"},{"args":[{"tensor":{"same":"e966ee4"},"dtype":"float32"}]},{"args":[{"tensor":{"same":"fd539b3"},"dtype":"float32"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"532cbda"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"532cbda"}}
  ],
  "mistakes": [
   {"key":"MK-7","levels":[{"fr":"À quoi somme chaque ligne de ta réponse ?","en":"What does each row of your answer sum to?"}],"seen":{"document":{"same":"71def60"},"other_sizes":{"same":"f4fe010"},"batch":{"same":"cfdad7a"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.6,-0.9,0.4,-0.5,0.0,0.0,0.0,-1.7]]}}}},
   {"key":"PS3-sum","levels":{"same":"dec9ce5"},"seen":{"document":{"same":"71def60"},"other_sizes":{"same":"f4fe010"},"batch":{"same":"cfdad7a"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.384,-0.01,0.375,-1.042,-0.112,-0.276,-0.483,-1.254]]}}}},
   {"key":"SM-1","levels":{"same":"c47e911"},"seen":{"document":{"same":"1a41116"},"other_sizes":{"same":"93d3e60"},"batch":{"same":"d05638d"},"gradient":{"same":"9f24a24"}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"same":"d05638d"},"gradient":{"same":"9f24a24"}}},
   {"key":"SM-1","levels":{"same":"c47e911"},"seen":{"document":{"same":"1a41116"},"other_sizes":{"same":"93d3e60"},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.692308,0.783784,0.571429,0.604651,"nan","nan","nan",0.470588]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.769231,-0.934989,2.2449,0.735533,0.0,0.0,0.0,-2.10208]]}}}},
   {"key":"PS3-sum","levels":{"same":"dec9ce5"},"seen":{"document":{"same":"699a976"},"other_sizes":{"same":"27566ed"},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0717131,0.0577689,0.0239044,0.0517928,0.0,0.0,0.0,0.063745]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.114998,-0.174759,0.084205,-0.0950779,0.0,0.0,0.0,-0.334122]]}}}},
   {"key":"PS3-sum","levels":{"same":"dec9ce5"},"seen":{"document":{"same":"699a976"},"other_sizes":{"same":"27566ed"},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.12766,0.102837,0.0425532,0.0921986,0.0,0.0,0.0,0.145455]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.144988,-0.251371,0.209622,-0.109527,0.0,0.0,0.0,-0.860537]]}}}},
   {"key":"PS3-sum","levels":{"same":"dec9ce5"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.892706,0.911574,1.0,0.790192]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.730769,0.0,0.961538,0.9,0.6]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.783784,0.226415,0.722222,0.0,0.0,0.0,0.864865]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-2.22045e-16,-2.43243,0.754717,-1.38889,0.0,0.0,0.0,-4.59459]]}}}},
   {"key":"PS3-sum","levels":{"same":"dec9ce5"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[6.0,0.0,0.0,0.0,1.47748,1.18969,1.16083,0.91728]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[5.0,0.0,0.0,1.33803,0.0,1.4881,1.35,0.9]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[4.0,1.75758,0.6,1.04,0.0,0.0,0.0,1.28]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-8.88178e-16,2.71809,1.84375,-4.168,0.0,0.0,0.0,-5.016]]}}}},
   {"key":"PS3-sum","levels":{"same":"dec9ce5"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.491486,0.442875,0.472401,0.373288]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.459066,0.0,0.569064,0.564217,0.376145]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.616882,0.212865,0.476123,0.0,0.0,0.0,0.596492]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-2.22045e-16,0.569814,0.692805,-1.78101,0.0,0.0,0.0,-2.24449]]}}}},
   {"key":"PS3-sum","levels":{"same":"dec9ce5"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.192126,0.0,0.0,0.0,0.041709,0.0333718,0.0322453,0.02548]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.23,0.0,0.0,0.0633333,0.0,0.0625,0.054,0.036]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.36,0.145,0.04,0.065,0.0,0.0,0.0,0.08]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.6,-0.45,0.133333,-0.125,0.0,0.0,0.0,-0.425]]}}}},
   {"key":"PS3-softmax-again","levels":{"same":"a906bb2"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.195083,0.160983,0.156082,0.151812,0.175343,0.170832,0.171179,0.16437]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.239341,0.190165,0.179579,0.20838,0.172321,0.215994,0.213881,0.195473]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.323308,0.279344,0.22603,0.251042,0.239606,0.230981,0.20542,0.266862]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.0729266,-0.0141193,0.098864,-0.297222,0.0,0.0,0.0,-0.314347]]}}}},
   {"key":"PS3-softmax-again","levels":{"same":"a906bb2"},"seen":{"document":{"same":"c01f915"},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.317963,0.0,0.259676,0.213881,0.195473]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.480011,0.282704,0.251042,0.0,0.0,0.0,0.266862]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.19968,0.0766846,-0.297222,0.0,0.0,0.0,-0.314347]]}}}},
   {"key":"PS3-softmax-again","levels":{"same":"a906bb2"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.195083,0.0,0.0,0.0,0.175343,0.170832,0.171179,0.16437]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.239341,0.0,0.0,0.20838,0.0,0.215994,0.213881,0.195473]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.323308,0.279344,0.22603,0.251042,0.0,0.0,0.0,0.266862]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.131268,-0.037475,0.0671453,-0.297222,0.0,0.0,0.0,-0.314347]]}}}},
   {"key":"SM-6","levels":{"same":"a64df98"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.311415,0.450961,1.00701,0.15288]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.826087,0.0,0.352113,0.54,0.18]]}},"batch":{"same":"023b2bd"},"gradient":{"same":"806ea6a"}}},
   {"key":"MK-1","levels":{"same":"f621497"},"seen":{"same":"e02cad5"}},
   {"key":"MK-9","levels":{"same":"f621497"},"seen":{"same":"e02cad5"}},
   {"key":"MK-10","levels":{"same":"00b6d13"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[["nan","nan",0.0,0.0,0.320584,0.246942,0.228388,0.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[["nan","nan",0.0,0.422222,0.0,0.337838,0.329268,0.0]]}},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[["nan",1.0,0.184615,0.40625,"nan",0.0,0.0,0.0]]}},"gradient":{"same":"4afaac5"}}},
   {"key":"MK-10","levels":{"same":"00b6d13"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,0.0,0.0,0.0,0.320584,0.246942,0.228388,0.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.0,0.0,0.0,0.422222,0.0,0.337838,0.329268,0.0]]}},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,1.0,0.184615,0.40625,0.0,0.0,0.0,0.0]]}},"gradient":{"same":"4afaac5"}}},
   {"key":"PS3-diagonal","levels":{"same":"6712d3e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.538512,0.0,0.0,0.218533,0.197765,0.166859,0.193472,0.15288]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.793103,0.0,0.0196078,0.246753,0.0,0.25,0.27,0.18]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.923077,0.315217,0.12,0.26,0.0,0.538462,0.26,0.32]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.394477,-0.203214,0.515,-1.042,0.0,-0.227219,-0.187,-1.254]]}}}},
   {"key":"MK-12","levels":{"same":"e42df51"},"seen":{"document":{"same":"49766e8"},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.23,0.26,0.012987,0.0,0.418182,0.0,0.0,1.0]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.36,0.0,0.0,0.0,0.28,0.380435,0.4,1.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.41,0.0,0.0,0.0,-1.384,0.350898,0.184615,0.0]]}}}},
   {"key":"MK-13","levels":{"same":"46d8e18"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,0.186858,0.264214,0.322693,0.0,0.0,"nan","nan"]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.0,0.337662,0.02,0.0,0.793103,0.0,"nan","nan"]]}},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0,"nan",0.333333,0.5,1.0,"nan"]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0,"nan",-1.34921,0.785714,2.22045e-16,"nan"]]}}}},
   {"key":"MK-12","levels":{"same":"e42df51"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.245,0.198892,0.165075,0.167176]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.490566,0.0,0.0869565,0.22449,0.183673]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.075,0.262626,0.119403,0.0,0.0,0.0,0.237037]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-2.22045e-16,0.0,0.0,0.0,1.44079,-1.01019,1.10947,-0.816461]]}}}},
   {"key":"PS3-infinity","levels":{"same":"17de6a3"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,"nan","nan","nan",0.0,0.0,0.193472,0.15288]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.0,"nan","nan",0.0,"nan",0.0,0.27,0.18]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0,0.26,"nan","nan","nan",0.32]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[["nan","nan","nan",-1.042,0.0,0.0,0.0,-1.254]]}}}},
   {"key":"MK-15","levels":{"same":"ad128d2"},"seen":{"document":{"same":"57789f1"},"other_sizes":{"same":"cefc4cb"},"batch":{"same":"041d496"},"gradient":{"same":"57789f1"}}},
   {"same":"a6b3777"},
   {"same":"a6b3777"},
   {"same":"9a81717"},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-1.66667,-1.36364,0.5,-0.5,0.0,0.0,0.0,-1.7]]}}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.66667,2.04316,-0.0390625,-0.542,0.0,0.0,0.0,0.446]]}}}},
   {"same":"f873876"},
   {"key":"PS3-epsilon","levels":[{"fr":"Chaque ligne somme-t-elle à 1, ou à un tout petit peu moins ?","en":"Does each row sum to 1, or to a tiny bit less?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.999948,0.0,0.0,0.0,0.246243,0.198279,0.19347,0.152878]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.999957,0.0,0.0,0.267602,0.0,0.297616,0.269997,0.179998]]}},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.999972,0.439387,0.149998,0.259997,0.0,0.0,0.0,0.319997]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-4.62937e-05,0.679481,0.460932,-1.04198,0.0,0.0,0.0,-1.25399]]}}}},
   {"key":"PS3-rounded","levels":[{"fr":"Le document n'imprime que 4 décimales : le calcul en garde-t-il si peu ?","en":"The document prints only 4 decimals: does the computation keep so few?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.2462,0.1983,0.1935,0.1529]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.2676,0.0,0.2976,0.27,0.18]]}},"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.4394,0.15,0.26,0.0,0.0,0.0,0.32]]}},"gradient":{"calls":[0],"first":{"same":"5687ebe"}}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"calls":[0,2,3],"first":{"same":"14dd9fd"}},"gradient":{"calls":[0],"first":{"same":"14dd9fd"}}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"calls":[3],"first":{"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (3) at non-singleton dimension 3"]}}}},
   {"key":"PS3-global","levels":{"same":"96b67a2"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"5000450"}},"batch":{"calls":[0,1,2,3],"first":{"same":"5000450"}},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"0496231"},"device":{"calls":[0,1],"first":"cpu"}}},
   {"key":"MK-20","levels":{"same":"58c9db7"},"seen":{"batch":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.439394,0.15,0.26,0.0,0.0,0.0,0.32]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.864198,0.0459137,-0.29375,-0.596,0.0,0.0,0.0,-1.7]]}}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (6) at non-singleton dimension 1"]}},"batch":{"calls":[0,1,2,3],"first":{"same":"f4371a2"}},"gradient":{"calls":[0],"first":{"same":"f4371a2"}}}}
  ]
 },
 "mask_before_softmax": {
  "id": "3.3",
  "assignment": "ps3_causal_attention",
  "name": "mask_before_softmax",
  "names": ["mask_before_softmax"],
  "title": {"fr":"Masquer avant la softmax","en":"Masking before the softmax"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["scores","d_k"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, masque par −∞).","en":"The document's values are found again (000, mask by −∞)."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[[0.289909,0.071622,0.076033,-0.013813,0.13436,-0.051128],[0.465642,0.17226,0.175087,0.025936,0.177114,0.008511],[0.459436,0.170318,0.173081,0.025889,0.174514,0.008958],[0.264155,0.102392,0.103648,0.018641,0.097318,0.012225],[0.218288,0.087353,0.088188,0.017709,0.078567,0.014443],[0.340782,0.127034,0.129031,0.019793,0.128969,0.007757]],"dtype":"float32"},2],"expected":{"tensor":[[1.0,0.0,0.0,0.0,0.0,0.0],[0.5516778976,0.4483221024,0.0,0.0,0.0,0.0],[0.3799672525,0.3097135284,0.3103192191,0.0,0.0,0.0],[0.2758428178,0.2460285264,0.2462471272,0.2318815286,0.0,0.0],[0.2175153896,0.1982808727,0.1983979793,0.1887529148,0.1970528435,0.0],[0.1934723521,0.1663330267,0.1665680713,0.1541862258,0.1665607685,0.1528795556]],"dtype":"float64"}}],"note":{"same":"5180d27"}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"5 jetons et d_k = 3, ou un seul jeton ; les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"5 tokens and d_k = 3, or a single token; a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":{"same":"583dc54"},"expected":{"tensor":[[1.0,0.0,0.0,0.0,0.0],[0.1430989828,0.8569010172,0.0,0.0,0.0],[0.1592240907,0.1263900143,0.714385895,0.0,0.0],[0.06418700573,0.07204355315,0.5757835508,0.2879858904,0.0],[0.1661424969,0.2636773115,0.2793487713,0.1975616951,0.09326972516]],"dtype":"float64"}},{"args":[{"tensor":{"same":"1723943"},"dtype":"float64"},16],"expected":{"tensor":[[1.0,0.0,0.0,0.0],[0.3953209153,0.6046790847,0.0,0.0],[0.223870966,0.4739348388,0.3021941952,0.0],[0.3341994537,0.1260574785,0.3100513663,0.2296917015]],"dtype":"float64"}},{"args":[{"tensor":[[1.3]],"dtype":"float64"},4],"expected":{"tensor":[[1.0]],"dtype":"float64"}},{"args":[],"kwargs":{"d_k":1,"scores":{"tensor":{"same":"72ebcec"},"dtype":"float64"}},"expected":{"tensor":[[1.0,0.0,0.0],[0.4501660027,0.5498339973,0.0],[0.549484163,0.08218558755,0.3683302494]],"dtype":"float64"}}]},
   {"name":"batch","kind":"values","fact":{"same":"f5fa11c"},"tolerance":1e-06,"calls":[{"args":{"same":"10becba"},"expected":{"tensor":[[[1.0,0.0,0.0,0.0],[0.272595153,0.727404847,0.0,0.0],[0.1155858228,0.6533180796,0.2310960977,0.0],[0.4225098141,0.04445807567,0.3553160213,0.177716089]],[[1.0,0.0,0.0,0.0],[0.6792996951,0.3207003049,0.0,0.0],[0.3748762167,0.3748762167,0.2502475666,0.0],[0.111853314,0.2369250074,0.3350078044,0.3162138741]]],"dtype":"float64"}},{"args":[{"tensor":[{"same":"72ebcec"},[[0.3,0.4,-0.2],[-1.5,0.6,2.0],[-1.4,-1.4,2.0]],[[0.6,-1.5,-0.2],[0.4,0.3,-0.5],[-2.0,-0.1,1.1]]],"dtype":"float64"},7],"expected":{"tensor":[[[1.0,0.0,0.0],[0.4811107704,0.5188892296,0.0],[0.4260122975,0.2077500583,0.3662376442]],[[1.0,0.0,0.0],[0.3113693155,0.6886306845,0.0],[0.1780958402,0.1780958402,0.6438083197]],[[1.0,0.0,0.0],[0.5094479871,0.4905520129,0.0],[0.1592853285,0.3266305159,0.5140841556]]],"dtype":"float64"}},{"args":[{"tensor":[[[[1.3,-0.4,1.3,-1.8,-1.5],[-1.9,1.1,-0.7,0.9,1.8],[2.0,1.5,0.3,-1.6,-0.1],[0.7,0.8,0.2,-1.1,1.0],[-1.7,-1.0,-1.0,-1.7,1.0]],[[-1.1,0.2,0.8,0.7,-0.1],[-1.6,0.3,1.5,2.0,1.8],[0.9,-0.7,1.1,-1.9,-1.5],[-1.8,1.3,-0.4,1.3,-1.8],[-1.5,-1.9,1.1,-0.7,0.9]],[[1.8,2.0,1.5,0.3,-1.6],[-0.1,0.7,0.8,0.2,-1.1],[1.0,-1.7,-1.0,-1.0,-1.7],[1.0,-1.1,0.2,0.8,0.7],[-0.1,-1.6,0.3,1.5,2.0]]],[[[1.8,0.9,-0.7,1.1,-1.9],[-1.5,-1.8,1.3,-0.4,1.3],[-1.8,-1.5,-1.9,1.1,-0.7],[0.9,1.8,2.0,1.5,0.3],[-1.6,-0.1,0.7,0.8,0.2]],[[-1.1,1.0,-1.7,-1.0,-1.0],[-1.7,1.0,-1.1,0.2,0.8],[0.7,-0.1,-1.6,0.3,1.5],[2.0,1.8,0.9,-0.7,1.1],[-1.9,-1.5,-1.8,1.3,-0.4]],[[1.3,-1.8,-1.5,-1.9,1.1],[-0.7,0.9,1.8,2.0,1.5],[0.3,-1.6,-0.1,0.7,0.8],[0.2,-1.1,1.0,-1.7,-1.0],[-1.0,-1.7,1.0,-1.1,0.2]]]],"dtype":"float64"},2],"expected":{"tensor":[[[[1.0,0.0,0.0,0.0,0.0],[0.1070418015,0.8929581985,0.0,0.0,0.0],[0.4993118432,0.3506110348,0.150077122,0.0,0.0],[0.327277849,0.3512577131,0.2298107423,0.09165369549,0.0],[0.08313572508,0.1363805665,0.1363805665,0.08313572508,0.5609674168]],[[1.0,0.0,0.0,0.0,0.0],[0.2069346007,0.7930653993,0.0,0.0,0.0],[0.4041219404,0.1303659916,0.465512068,0.0,0.0],[0.04630089019,0.4145494257,0.1246002585,0.4145494257,0.0],[0.06553462303,0.04938940297,0.412013547,0.115383807,0.35767862]],[[1.0,0.0,0.0,0.0,0.0],[0.3622329854,0.6377670146,0.0,0.0,0.0],[0.7187432752,0.1065182068,0.174738518,0.0,0.0],[0.3755708219,0.08507411517,0.2133132271,0.3260418359,0.0],[0.09815799025,0.03398496273,0.1302454879,0.3042802573,0.4333313017]]],[[[1.0,0.0,0.0,0.0,0.0],[0.5528350257,0.4471649743,0.0,0.0,0.0],[0.3156523277,0.3902444796,0.2941031926,0.0,0.0],[0.1516337032,0.2865359099,0.3300635543,0.2317668325,0.0],[0.05554876429,0.1604402249,0.2824797503,0.3031772281,0.1983540325]],[[1.0,0.0,0.0,0.0,0.0],[0.1290720688,0.8709279312,0.0,0.0,0.0],[0.566695016,0.3218661717,0.1114388123,0.0,0.0],[0.4039209952,0.350653286,0.1855643724,0.05986134631,0.0],[0.06290161347,0.08346392705,0.06751045622,0.6044467123,0.1816772909]],[[1.0,0.0,0.0,0.0,0.0],[0.2439082041,0.7560917959,0.0,0.0,0.0],[0.4963842442,0.1295215697,0.3740941861,0.0,0.0],[0.2923628913,0.1166009001,0.5147499424,0.07628626621,0.0],[0.1112251311,0.06780131625,0.4574968126,0.1036319497,0.2598447904]]]],"dtype":"float64"}},{"args":[{"tensor":[[[-1.7]],[[-1.4]]],"dtype":"float64"},3],"expected":{"same":"d11add7"}}]},
   {"name":"large_scores","kind":"values","fact":{"same":"eaa7691"},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[3.0,900.0,700.0],[-40.0,-42.0,2000.0],[1.0,2.0,3.0]],"dtype":"float64"},1],"expected":{"tensor":[[1.0,0.0,0.0],[0.880797078,0.119202922,0.0],[0.09003057317,0.2447284711,0.6652409558]],"dtype":"float64"}},{"args":[{"tensor":[[-20000.0,5.0,-1.0],[-30010.0,-30000.0,8.0],[-901.0,-902.0,-900.0]],"dtype":"float64"},4],"expected":{"tensor":[[1.0,0.0,0.0],[0.006692850924,0.9933071491,0.0],[0.3071958857,0.1863237232,0.5064803911]],"dtype":"float64"}},{"args":[{"tensor":[[-999999.0,900000.0],[-999998.0,-1000000.0]],"dtype":"float64"},1],"expected":{"tensor":[[1.0,0.0],[0.880797078,0.119202922]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"da6af6a"},"tolerance":1e-06,"calls":[{"args":{"same":"10becba"},"upstream":{"same":"94b0f14"},"expected":[{"tensor":[[[0.0,0.0,0.0,0.0],[0.09158485868,-0.09158485868,0.0,0.0],[-0.02642565879,0.03923268609,-0.0128070273,0.0],[0.163633756,-0.04181796772,-0.1085598775,-0.01325591074]],[[0.0,0.0,0.0,0.0],[-0.03773300732,0.03773300732,0.0,0.0],[0.2895004119,-0.2515867997,-0.03791361224,0.0],[0.02939901934,-0.1018741625,0.2814687827,-0.2089936396]]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"4d73706"},{"same":"0b41e22"},{"args":[{"same":"35f5339"},3]},{"args":[{"same":"af32bd5"},3]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"4b10889"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"4b10889"}}
  ],
  "mistakes": [
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"document":{"calls":[0],"first":{"same":"939042c"}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.0660761,0.0,0.740253,0.300632,0.0496941]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.154465,0.822987,0.0102016,0.0,0.0,0.0,0.347584]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,4.53979e-05,0.0,0.244728,0.0900306,0.665241]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.104485,0.0392522,-0.0177359,0.0,0.0,0.0,-0.408419]]}}}},
   {"key":"SC-2","levels":{"same":"0301d0f"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.247444,0.198828,0.185322,0.156896]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.235065,0.0,0.443797,0.238372,0.130822]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.362006,0.521732,0.0978957,0.0,0.0,0.0,0.291614]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,0.0758582,0.0,0.326496,0.254275,0.419229]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0615887,0.026649,-0.0492909,0.0,0.0,0.0,-0.110687]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.247948,0.199059,0.18179,0.158681]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.198612,0.0,0.508289,0.25052,0.112006]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.299433,0.61361,0.0574764,0.0,0.0,0.0,0.308962]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,0.760368,0.0,0.167943,0.29916,0.532897]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0839091,0.0363111,-0.0459204,0.0,0.0,0.0,-0.176374]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.124369,0.0,0.6351,0.275978,0.0772872]]}},"batch":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.231105,0.714326,0.028594,0.0,0.0,0.0,0.327278]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,0.80443,0.0,0.140029,0.283995,0.575975]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.10052,0.0418345,-0.0338036,0.0,0.0,0.0,-0.266559]]}}}},
   {"key":"PS3-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.241559,0.196138,0.223164,0.139343]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.0108911,0.0,0.886158,0.344335,0.01524]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.0499977,0.952565,0.000697492,0.0,0.0,0.0,0.376791]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,2.06115e-09,0.0,0.11731,0.0158762,0.866813]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0658151,0.0182635,-0.00221742,0.0,0.0,0.0,-0.819038]]}}}},
   {"key":"SC-5","levels":{"same":"f57f2d6"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.707107,0.0,0.0,0.0,0.172829,0.139615,0.145256,0.104112]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.57735,0.0,0.0,0.0381491,0.0,0.427386,0.17357,0.0286909]]}},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.57735,0.0891806,0.475152,0.0058899,0.0,0.0,0.0,0.200678]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.5,0.0,0.0,2.26989e-05,0.0,0.122364,0.0450153,0.33262]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0603242,0.0226623,-0.0102398,0.0,0.0,0.0,-0.235801]]}}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"same":"68db368"},"other_sizes":{"same":"f9fc77d"},"batch":{"same":"320cb2c"},"large_scores":{"same":"640f1e1"},"gradient":{"same":"50596fb"}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"same":"320cb2c"},"gradient":{"same":"50596fb"}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"same":"68db368"},"other_sizes":{"same":"f9fc77d"},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.456807,0.414253,0.77073,0.209506,"nan","nan","nan",0.55748]]}},"large_scores":{"same":"640f1e1"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.186239,-0.224148,0.112223,0.0764935,0.0,0.0,0.0,-0.384561]]}}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"calls":[0,2,3],"first":{"same":"1a345b4"}},"gradient":{"calls":[0],"first":{"same":"1a345b4"}}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"large_scores":{"calls":[1,2],"first":{"same":"344708f"}}}},
   {"key":"PS3-global-max","levels":{"same":"b5390a2"},"seen":{"large_scores":{"calls":[1],"first":{"same":"344708f"}}}},
   {"key":"SM-6","levels":{"same":"a64df98"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.3392,0.502894,1.0,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.222882,0.0,0.714386,0.808829,0.0932697]]}},"batch":{"same":"023b2bd"},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,1.0,0.0,0.135335,0.324027,0.665241]]}},"gradient":{"same":"806ea6a"}}},
   {"key":"SM-7","levels":{"same":"7929e87"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.21203,0.178233,0.452346,0.0102965]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,1.0,0.0,-1.9,0.44,-0.28]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,-0.153846,-1.44444,-0.826087,0.0,0.0,0.0,0.642857]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,0.487805,0.0,0.166667,0.333333,0.5]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.710059,-1.17284,-1.36484,0.0,0.0,0.0,-0.673469]]}}}},
   {"key":"SM-8","levels":{"same":"6ac9c8c"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,"-inf","-inf","-inf",-1.40142,-1.61807,-1.64262,-1.8781]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.0,"-inf","-inf",-1.83744,"-inf",-0.552023,-1.33303,-2.37226]]}},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,-1.29977,-0.425691,-3.11321,"-inf","-inf","-inf",-1.15134]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,"-inf","-inf",-0.126928,"-inf",-2.40761,-1.40761,-0.407606]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.46188,-0.0474666,0.306379,-0.363112,0.0,0.0,0.0,-0.57985]]}}}},
   {"key":"SM-11","levels":[{"fr":"Tes poids n'ont pas la bonne forme : quelle fonction transforme les scores ?","en":"Your weights do not have the right shape: which function turns scores into weights?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.247499,0.198853,0.18494,0.157088]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.213553,0.0,0.482168,0.245573,0.119493]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.33619,0.559406,0.0793728,0.0,0.0,0.0,0.298858]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,0.8,0.0,0.142857,0.285714,0.571429]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0714469,0.0310364,-0.0492104,0.0,0.0,0.0,-0.136259]]}}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.204997,"-inf","-inf","-inf",0.0732902,0.0617679,0.240969,0.00548503]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.750555,"-inf","-inf",-0.635085,"-inf",1.09697,0.635085,-0.404145]]}},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.981495,-0.11547,0.750555,-1.09697,"-inf","-inf","-inf",0.519615]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[3.0,"-inf","-inf",-40.0,"-inf",1.0,2.0,3.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.34641,-0.519615,0.23094,-0.288675,0.0,0.0,0.0,-0.981495]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.25,0.2,0.166667,0.166667]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.333333,0.0,0.25,0.2,0.2]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.5,0.333333,0.25,0.0,0.0,0.0,0.25]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,0.5,0.0,0.333333,0.333333,0.333333]]}},"gradient":{"calls":[0],"first":"no graph"}}},
   {"key":"PS3-softmax-twice","levels":{"same":"392f4d4"},"seen":{"document":{"same":"c01f915"},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.300809,0.0,0.330283,0.212666,0.179346]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.411136,0.403614,0.201346,0.0,0.0,0.0,0.266105]]}},"large_scores":{"same":"fad00ac"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0327302,0.0130223,-0.0092736,0.0,0.00313211,-0.00136156,-0.0562687]]}}}},
   {"key":"PS3-softmax-twice","levels":{"same":"392f4d4"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.352187,0.129563,0.136952,0.139099,0.179243,0.171557,0.171179,0.16437]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.40461,0.148848,0.153617,0.184654,0.157474,0.284416,0.212666,0.179346]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.475367,0.243981,0.362322,0.201346,0.174878,0.186895,0.192531,0.266105]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.576117,0.211942,0.211942,0.531526,0.220292,0.253498,0.295909,0.450593]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0344486,0.0150475,-0.0092736,0.0,0.0,0.0,-0.0562687]]}}}},
   {"key":"PS3-softmax-twice","levels":{"same":"392f4d4"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.249313,0.199688,0.171282,0.164377]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.304703,0.0,0.324128,0.211578,0.183042]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.409457,0.391756,0.216265,0.0,0.0,0.0,0.26377]]}},"large_scores":{"same":"fad00ac"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0258774,0.0124685,-0.00240617,0.0,0.00525155,-0.00169224,-0.0632547]]}}}},
   {"key":"MK-1","levels":{"same":"f621497"},"seen":{"same":"ca13063"}},
   {"key":"MK-9","levels":{"same":"f621497"},"seen":{"same":"ca13063"}},
   {"key":"MK-2","levels":{"same":"17de6a3"},"seen":{"same":"5c01255"}},
   {"key":"MK-3","levels":{"same":"17de6a3"},"seen":{"same":"5c01255"}},
   {"key":"MK-5","levels":{"same":"17de6a3"},"seen":{"same":"5c01255"}},
   {"key":"MK-4","levels":{"same":"dfd3806"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[["nan","nan","nan","nan","nan","nan",0.193472,0.15288]]}},"other_sizes":{"same":"67addb9"},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[["nan","nan","nan",0.0444581,"nan","nan","nan",0.316214]]}},"large_scores":{"same":"998b2c8"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[["nan","nan","nan",-0.041818,0.0,0.0,0.0,-0.208994]]}}}},
   {"key":"MK-3","levels":[{"fr":"Un score d'un milliard : la position est-elle cachée, ou prend-elle tout le poids ?","en":"A score of a billion: is the position hidden, or does it take all the weight?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,0.2,0.25,0.333333,0.0,0.0,0.193472,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.0,0.25,0.333333,0.0,0.5,0.0,0.263677,0.0932697]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0,0.0444581,0.333333,0.5,1.0,0.316214]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,0.5,0.5,0.0,1.0,0.0900306,0.244728,0.665241]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0,-0.041818,0.0,0.0,0.0,-0.208994]]}}}},
   {"key":"MK-6","levels":{"same":"6d35862"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":{"same":"e12e92b"}}},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"2f3c28f"}},"batch":{"calls":[0,1,2,3],"first":{"same":"24fbd1e"}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":{"same":"e12e92b"}}},"gradient":{"calls":[0],"first":{"same":"24fbd1e"}}}},
   {"key":"MK-6","levels":{"same":"6d35862"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[["nan","nan",0.0,0.0,0.246247,0.198281,0.193472,0.15288]]}},"other_sizes":{"same":"67addb9"},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[["nan","nan",0.653318,0.0444581,0.0,"nan",0.0,0.316214]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[["nan","nan","nan",0.00669285,0.0,0.307196,0.186324,0.50648]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[["nan","nan",0.0392327,-0.041818,"nan","nan","nan",-0.208994]]}}}},
   {"key":"MK-7","levels":{"same":"86c3beb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.192126,0.0,0.0,0.0,0.166836,0.166858,0.193472,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.336909,0.0,0.0,0.0842822,0.0,0.525276,0.263677,0.0932697]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.103484,0.215334,0.412951,0.0444581,0.0,0.0,0.0,0.316214]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,0.0,0.0,0.0,0.0,0.0900306,0.244728,0.665241]]}},"gradient":{"same":"9780d0a"}}},
   {"key":"PS3-renormalised","levels":{"same":"2d37f0f"},"seen":{"large_scores":{"same":"998b2c8"}}},
   {"key":"MK-10","levels":{"same":"00b6d13"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[["nan","nan",0.0,0.0,0.320585,0.246941,0.228388,0.0]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[["nan","nan",0.0,0.55748,0.0,0.808669,0.2908,0.0]]}},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[["nan",1.0,0.849675,0.0540666,"nan",0.0,0.0,0.0]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[["nan","nan","nan",1.0,0.0,0.268941,0.731059,0.0]]}},"gradient":{"same":"af4c937"}}},
   {"key":"MK-10","levels":{"same":"00b6d13"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.166667,0.166667,0.0,0.0,0.320585,0.246941,0.228388,0.0]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.2,0.2,0.0,0.55748,0.0,0.808669,0.2908,0.0]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.25,1.0,0.849675,0.0540666,0.25,0.0,0.0,0.0]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.333333,0.333333,0.333333,1.0,0.0,0.268941,0.731059,0.0]]}},"gradient":{"same":"af4c937"}}},
   {"key":"PS3-diagonal","levels":{"same":"6712d3e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.538512,0.0,0.0,0.218533,0.197765,0.166858,0.193472,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.715808,0.0,0.243069,0.127105,0.0,0.525276,0.263677,0.0932697]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.44252,0.243069,0.412951,0.0444581,0.0,0.518788,0.543277,0.316214]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,1.0,0.0,0.0,1.0,0.0900306,0.244728,0.665241]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.28486,0.045458,0.112164,-0.041818,0.0,-0.0282805,-0.0089411,-0.208994]]}}}},
   {"key":"MK-12","levels":{"same":"e42df51"},"seen":{"document":{"same":"49766e8"},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.336909,0.0669021,0.147438,0.0,0.396916,0.0,0.0,1.0]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.103484,0.0,0.0,0.0,0.338459,0.663196,0.826188,1.0]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,1.0,1.3839e-87,0.0,1.0,0.0,0.0,1.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.00249296,0.0,0.0,0.0,-0.23729,0.0285494,0.0165817,0.0]]}}}},
   {"key":"MK-13","levels":{"same":"46d8e18"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,0.186858,0.264215,0.322694,0.0,0.0,"nan","nan"]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.0,0.100894,0.243069,0.0,0.715808,0.0,"nan","nan"]]}},"batch":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0,"nan",0.371812,0.826188,1.0,"nan"]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,1.0,1.3839e-87,0.0,1.0,"nan","nan","nan"]]}},"gradient":{"same":"6c4e7fe"}}},
   {"key":"MK-13","levels":{"same":"46d8e18"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,0.186858,0.264215,0.322694,0.0,0.0,0.166667,0.166667]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.0,0.100894,0.243069,0.0,0.715808,0.0,0.2,0.2]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0,0.25,0.371812,0.826188,1.0,0.25]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,1.0,1.3839e-87,0.0,1.0,0.333333,0.333333,0.333333]]}},"gradient":{"same":"6c4e7fe"}}},
   {"key":"SC-6","levels":[{"fr":"La ligne i appartient à la requête i, dans les scores comme dans les poids.","en":"Row i belongs to query i, in the scores as in the weights."}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[1.0,0.0,0.0,0.0,0.252065,0.206347,0.160713,0.167546]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.0,0.0,0.0,0.413117,0.0,0.154929,0.104571,0.15665]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.165677,0.257256,0.0777589,0.0,0.0,0.0,0.28582]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,1.0,0.0,0.0,1.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0,0.0,0.0,0.327295,-0.314435,0.236106,-0.23049]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.996552,0.000689518,0.000336651,0.000233038,0.246151,0.198249,0.193472,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.994163,0.00145913,0.000995345,0.158927,0.00093242,0.57544,0.263677,0.0932697]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.975717,0.272078,0.652692,0.0444581,0.00683345,0.00167075,0.00184619,0.316214]]}},"large_scores":{"same":"fb802d4"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.00455979,0.0910286,0.0395546,-0.041818,0.0,0.0,0.0,-0.208994]]}}}},
   {"same":"4f05aa9"},
   {"same":"4f05aa9"},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"large_scores":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[0.731059,0.268941,0.880797,0.119203]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.999815,3.69782e-05,1.80183e-05,1.24651e-05,0.246242,0.198279,0.193472,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.999914,2.14317e-05,1.45784e-05,0.15922,1.36416e-05,0.575779,0.263677,0.0932697]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.999637,0.272588,0.653309,0.0444581,0.000101849,2.44793e-05,2.70099e-05,0.316214]]}},"large_scores":{"same":"fb802d4"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-6.98935e-05,0.0915767,0.0392374,-0.041818,0.0,0.0,0.0,-0.208994]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"large_scores":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,0.952574,0.0474259,0.0,1.0,0.307196,0.186324,0.50648]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.340474,0.131905,0.107551,0.0938229,0.20223,0.182135,0.193472,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.738575,0.0653562,0.0509841,0.143104,0.0506198,0.555758,0.263677,0.0932697]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.399922,0.244547,0.617613,0.0444581,0.185962,0.0840746,0.100327,0.316214]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,1.05306e-20,1.05306e-20,0.843795,0.0420101,0.0900306,0.244728,0.665241]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[-0.046185,0.063538,0.0564982,-0.041818,0.0,0.0,0.0,-0.208994]]}}}},
   {"key":"MK-15","levels":{"same":"ad128d2"},"seen":{"document":{"same":"57789f1"},"other_sizes":{"same":"041d496"},"batch":{"same":"041d496"},"large_scores":{"same":"cefc4cb"},"gradient":{"same":"57789f1"}}},
   {"same":"a6b3777"},
   {"same":"a6b3777"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0,1],"first":"changes 0"}}},
   {"same":"9a81717"},
   {"same":"f873876"},
   {"key":"MK-20","levels":{"same":"58c9db7"},"seen":{"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.272595,0.653318,0.0444581,0.0,0.0,0.0,0.177716]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.0572405,-0.148214,-0.0730717,0.0,0.0,0.0,0.0]]}}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"calls":[2],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 3"]}}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,3,5,5]],"numbers":[[0.2842,0.0673709,0.80443,0.0,0.0436939,0.294918,0.0,1.0]]}}}},
   {"key":"PS3-global","levels":{"same":"96b67a2"},"seen":{"other_sizes":{"same":"31a7162"},"batch":{"same":"31a7162"},"large_scores":{"calls":[0,1,2],"first":{"same":"939042c"}},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"0496231"},"device":{"calls":[0,1],"first":"cpu"}}},
   {"key":"SC-18","levels":{"same":"4a1b25d"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (5) at non-singleton dimension 1"]}},"batch":{"calls":[0,1,2,3],"first":{"same":"0473a39"}},"large_scores":{"calls":[0,1,2],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (3) at non-singleton dimension 1"]}},"gradient":{"calls":[0],"first":{"same":"0473a39"}}}},
   {"key":"PS3-softmax-first","levels":{"same":"86c3beb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.192126,"-inf","-inf","-inf",0.166836,0.166858,0.193472,0.15288]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.336909,"-inf","-inf",0.0842822,"-inf",0.525276,0.263677,0.0932697]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.103484,0.215334,0.412951,0.0444581,"-inf","-inf","-inf",0.316214]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,"-inf","-inf",0.0,"-inf",0.0900306,0.244728,0.665241]]}},"gradient":{"same":"9780d0a"}}}
  ]
 },
 "counterexample_fill": {
  "id": "3.6",
  "assignment": "ps3_causal_attention",
  "name": "counterexample_fill",
  "names": ["counterexample_fill"],
  "title": {"fr":"Chasse à l'erreur : moins dix","en":"Bug hunt: minus ten"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": [],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"scores_form","kind":"scores_form","fact":{"fr":"La réponse est un tableau carré de scores permis, et un entier d_k.","en":"The answer is a square table of scores that are allowed, and a whole number d_k."},"tolerance":1e-06,"calls":[{"args":[]}]},
   {"name":"seen_future","kind":"seen_future","fact":{"fr":"Une position future pèse plus de 0,1 dans le programme donné.","en":"A future position weighs more than 0.1 in the given program."},"tolerance":1e-06,"calls":[{"args":[],"weight":0.1},{"args":[],"weight":0.1}]}
  ],
  "mistakes": [
   {"same":"b096c71"},
   {"same":"b096c71"},
   {"same":"b096c71"},
   {"same":"b096c71"},
   {"same":"b096c71"},
   {"same":"b096c71"},
   {"same":"8f8186e"},
   {"same":"8f8186e"},
   {"same":"8f8186e"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"same":"598c34a"},
   {"key":"PS3-fill-form","levels":{"same":"7398613"},"seen":{"seen_future":{"calls":[0,1],"first":"weights"}}}
  ]
 },
 "inverted_dropout": {
  "id": "3.4",
  "assignment": "ps3_causal_attention",
  "name": "inverted_dropout",
  "names": ["inverted_dropout"],
  "title": {"fr":"Le dropout inversé","en":"Inverted dropout"},
  "points": 3.0,
  "optional": false,
  "forbidden": ["torch.nn.functional.dropout","torch.nn.functional.dropout1d","torch.nn.functional.dropout2d","torch.nn.functional.dropout3d","torch.nn.functional.alpha_dropout","torch.nn.functional.feature_alpha_dropout","torch.dropout","torch.dropout_","torch.native_dropout","torch.feature_dropout","torch.feature_dropout_","torch.alpha_dropout","torch.alpha_dropout_","torch.feature_alpha_dropout","torch.feature_alpha_dropout_","aten::dropout","aten::dropout_","aten::native_dropout","aten::feature_dropout","aten::feature_dropout_","aten::alpha_dropout","aten::alpha_dropout_","aten::feature_alpha_dropout","aten::feature_alpha_dropout_","torch.nn.functional.scaled_dot_product_attention","aten::scaled_dot_product_attention","aten::_scaled_dot_product_attention_math","aten::_scaled_dot_product_attention_math_for_mps","aten::_scaled_dot_product_flash_attention","aten::_scaled_dot_product_flash_attention_for_cpu","aten::_scaled_dot_product_efficient_attention","aten::_scaled_dot_product_cudnn_attention","aten::_scaled_dot_product_fused_attention_overrideable"],
  "parameters": ["x","p","training","generator"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"dropped","kind":"dropped","fact":{"fr":"Chaque nombre devient 0 avec la probabilité p, et sinon x / (1 − p), par un tirage à lui.","en":"Each number becomes 0 with probability p, and x / (1 − p) otherwise, by a draw of its own."},"tolerance":1e-06,"calls":[{"args":[{"same":"00c5ab5"},0.2],"chances":[1,2]},{"args":[{"same":"00c5ab5"},0.7],"chances":[3]},{"args":[{"numbers":[8,20,25],"dtype":"float32"},0.2],"chances":[4]},{"args":[{"numbers":[1,3000],"dtype":"float64"},0.4,true],"chances":[5]},{"args":[{"numbers":[3000],"dtype":"float64"},0.9],"chances":[6]},{"args":[{"numbers":[5,4],"dtype":"float64"},0.4],"chances":[10,11,12,13,14,15,16,17,18,19,20,21]},{"args":[{"numbers":[5,4],"dtype":"float64"},0.001],"chances":[7]},{"args":[],"kwargs":{"x":{"same":"00c5ab5"},"p":0.3,"training":true,"generator":{"draws":5}},"chances":[8]}]},
   {"name":"evaluation","kind":"values","fact":{"fr":"Hors de l'entraînement, x ressort tel quel, quel que soit p.","en":"Outside training x comes out as it is, whatever p."},"tolerance":1e-06,"calls":[{"args":{"same":"a5988fa"},"expected":{"same":"1546f87"}},{"args":[{"same":"f82ed60"},1.0],"kwargs":{"training":false},"expected":{"same":"f82ed60"}},{"args":[],"kwargs":{"x":{"same":"ebd651b"},"p":0.9,"training":false},"expected":{"same":"ebd651b"}}]},
   {"name":"nothing_off","kind":"values","fact":{"fr":"Pour p = 0, x ressort tel quel, à l'entraînement aussi.","en":"For p = 0 x comes out as it is, in training too."},"tolerance":1e-05,"calls":[{"args":{"same":"ecab9ea"},"expected":{"same":"1546f87"}},{"args":[{"same":"af32bd5"},0],"expected":{"tensor":[[[-1.700000048,-1.299999952,-1.600000024,1.5],[-0.200000003,1.5,-1.600000024,-1.299999952],[-1.700000048,1.299999952,-0.5,1.100000024],[2.0,-1.899999976,1.700000048,0.5]],[[-1.399999976,0.1000000015,0.8999999762,1.0],[0.400000006,-0.8999999762,1.200000048,-1.5],[-0.8000000119,-0.8000000119,-1.5,1.200000048],[-0.8999999762,0.400000006,1.0,0.8999999762]]],"dtype":"float64"}}]},
   {"name":"all_off","kind":"values","fact":{"fr":"Pour p = 1, il ne reste que des zéros, sans nan.","en":"For p = 1 only zeros remain, without nan."},"tolerance":1e-05,"calls":[{"args":{"same":"35bb9a2"},"expected":{"tensor":[[0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0]],"dtype":"float64"}},{"args":[{"same":"af32bd5"},1],"expected":{"tensor":[{"same":"cb1bbb6"},{"same":"cb1bbb6"}],"dtype":"float64"}}]},
   {"name":"raises","kind":"raises","fact":{"fr":"Un p hors de [0, 1] lève ValueError, à l'entraînement ou non.","en":"A p outside [0, 1] raises ValueError, in training or not."},"tolerance":1e-06,"calls":[{"args":[{"same":"1546f87"},-0.1,true],"raises":"ValueError"},{"args":[{"same":"1546f87"},-0.1,false],"raises":"ValueError"},{"args":[{"same":"1546f87"},1.5,true],"raises":"ValueError"},{"args":[{"same":"1546f87"},1.5,false],"raises":"ValueError"}]},
   {"name":"generator","kind":"generator","fact":{"fr":"`generator` décide du tirage ; sans lui, deux hasards diffèrent.","en":"`generator` decides the draw; without it, two chances differ."},"tolerance":1e-06,"calls":[{"args":[{"numbers":[30,40],"dtype":"float64"},0.3]}]},
   {"name":"survivors","kind":"survivors","fact":{"fr":"Le gradient vaut 1 / (1 − p) sur les survivants, 0 ailleurs.","en":"The gradient is 1 / (1 − p) on the survivors, 0 elsewhere."},"tolerance":1e-06,"calls":[{"args":[{"numbers":[5,4],"dtype":"float64"},0.3],"upstream":{"same":"85f1919"}},{"args":[{"numbers":[5,4],"dtype":"float64"},0.6,true,{"draws":2}],"upstream":{"same":"85f1919"}},{"args":[{"numbers":[5,4],"dtype":"float64"},0.4,false],"upstream":{"same":"85f1919"}}]},
   {"name":"operators","kind":"operators","fact":{"fr":"Aucun dropout tout fait n'est appelé.","en":"No ready-made dropout is called."},"tolerance":1e-06,"calls":[{"same":"cd9a9e0"},{"same":"8993209"},{"same":"e0bb052"}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"cd9a9e0"},{"same":"8993209"},{"same":"e0bb052"},{"same":"5580fd6"},{"args":[{"same":"35f5339"},0.3]},{"args":[{"same":"35f5339"},0.3,false]},{"args":[{"same":"35f5339"},1.0]},{"args":[{"same":"35f5339"},0.0]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"3299902"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"3299902"}}
  ],
  "mistakes": [
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"same":"59cf289"},"survivors":{"calls":[0,1],"first":{"same":"db22702"}}}},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"same":"59cf289"},"survivors":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.6,-0.8,-1.7,-0.1,-0.7,0.0,0.7,-0.3]]}}}},
   {"same":"e73cdf6"},
   {"same":"e73cdf6"},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"same":"7eefc4f"},"survivors":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-2.0,-2.66667,-5.66667,0.0,0.0,2.0,2.33333,0.0]]}}}},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"same":"7eefc4f"},"survivors":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.0,0.0,0.0,-0.333333,-2.33333,0.0,0.0,-1.0]]}}}},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"calls":[0,1,2,3,4,5,6,7],"first":"survivors times 0.8"},"survivors":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.0,0.0,0.0,-0.07,-0.49,0.0,0.0,-0.21]]}}}},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"calls":[0,1,2,3,4,5,6,7],"first":"survivors times 1.26"},"survivors":{"calls":[0,1],"first":{"same":"7689c08"}}}},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"calls":[0,1,2,3,4,5,6,7],"first":"survivors times 1.56"},"survivors":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.0,0.0,0.0,-0.204082,-1.42857,0.0,0.0,-0.612245]]}}}},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"same":"59cf289"},"evaluation":{"same":"a7d59f8"},"survivors":{"same":"4217781"}}},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped":{"same":"59cf289"},"evaluation":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[1.85714,-2.14286,0.0,-1.57143,1.85714,2.71429,1.57143,-1.0]]}},"survivors":{"same":"4217781"}}},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"evaluation":{"same":"a7d59f8"},"survivors":{"calls":[2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.36,-0.48,-1.02,-0.06,-0.42,0.36,0.42,-0.18]]}}}},
   {"same":"28d1c6e"},
   {"same":"28d1c6e"},
   {"same":"28d1c6e"},
   {"key":"DO-6","levels":{"same":"51a173f"},"seen":{"all_off":{"calls":[0,1],"first":{"raised":["ZeroDivisionError","float division by zero"]}}}},
   {"key":"DO-6","levels":{"same":"51a173f"},"seen":{"all_off":{"same":"5723bab"}}},
   {"key":"DO-6","levels":{"same":"51a173f"},"seen":{"nothing_off":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":{"same":"fe26421"}}}}},
   {"key":"DO-6","levels":{"same":"51a173f"},"seen":{"evaluation":{"calls":[1],"first":{"same":"5687ebe"}}}},
   {"key":"DO-6","levels":{"same":"51a173f"},"seen":{"dropped":{"calls":[0,1,2,3,4,5,6,7],"first":"survivors times 1.25"},"survivors":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.0,0.0,0.0,-0.142837,-0.999857,0.0,0.0,-0.42851]]}}}},
   {"same":"0f5eb61"},
   {"key":"PS3-dropout-range","levels":{"same":"6bc4e56"},"seen":{"raises":{"calls":[1,3],"first":{"returned":"tensor"}}}},
   {"key":"PS3-dropout-range","levels":{"same":"6bc4e56"},"seen":{"raises":{"calls":[2,3],"first":{"returned":"tensor"}}}},
   {"key":"PS3-dropout-range","levels":{"same":"6bc4e56"},"seen":{"raises":{"calls":[0,1],"first":{"returned":"tensor"}}}},
   {"key":"PS3-dropout-range","levels":{"same":"6bc4e56"},"seen":{"evaluation":{"same":"5a9e44a"},"all_off":{"same":"31c6b25"}}},
   {"key":"PS3-dropout-range","levels":{"same":"6bc4e56"},"seen":{"nothing_off":{"same":"31c6b25"}}},
   {"key":"PS3-dropout-range","levels":{"same":"6bc4e56"},"seen":{"raises":{"calls":[0,1,2,3],"first":{"raised":["AssertionError",""]}}}},
   {"same":"0f5eb61"},
   {"key":"PS3-dropout-range","levels":{"same":"6bc4e56"},"seen":{"evaluation":{"same":"5a9e44a"},"nothing_off":{"same":"31c6b25"},"all_off":{"same":"31c6b25"}}},
   {"key":"DO-2","levels":{"same":"8f472e5"},"seen":{"evaluation":{"same":"ea44add"},"survivors":{"calls":[2],"first":{"same":"7689c08"}}}},
   {"key":"DO-2","levels":{"same":"8f472e5"},"seen":{"evaluation":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.0,0.0,0.0,-1.57143,1.85714,2.71429,1.57143,-1.0]]}},"survivors":{"calls":[2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-1.0,-1.33333,0.0,-0.166667,-1.16667,0.0,1.16667,-0.5]]}}}},
   {"key":"DO-2","levels":{"same":"8f472e5"},"seen":{"dropped":{"same":"59cf289"},"evaluation":{"same":"ea44add"},"all_off":{"same":"5723bab"},"generator":{"same":"8281ba9"},"survivors":{"calls":[0,1,2],"first":{"same":"cc6a109"}}}},
   {"key":"PS3-dropout-default","levels":{"same":"8f472e5"},"seen":{"dropped":{"calls":[0,1,2,4,5,6],"first":"survivors times 1"},"all_off":{"same":"5723bab"},"generator":{"same":"8281ba9"},"survivors":{"calls":[0],"first":{"same":"cc6a109"}}}},
   {"key":"PS3-dropout-default","levels":{"same":"8f472e5"},"seen":{"dropped":{"same":"59cf289"},"all_off":{"same":"5723bab"},"generator":{"same":"8281ba9"},"survivors":{"same":"2dde1eb"}}},
   {"same":"7a4aae6"},
   {"same":"7a4aae6"},
   {"same":"458360d"},
   {"same":"458360d"},
   {"same":"cb8c60c"},
   {"same":"cb8c60c"},
   {"same":"e0fbf2a"},
   {"key":"PS3-draws-shared","levels":{"same":"a6123e1"},"seen":{"dropped":{"same":"f67dbc2"}}},
   {"same":"e0fbf2a"},
   {"key":"PS3-draws-counted","levels":{"same":"31fd1ad"},"seen":{"dropped":{"calls":[5],"first":"fixed count"}}},
   {"key":"PS3-draws-counted","levels":{"same":"31fd1ad"},"seen":{"dropped":{"calls":[5,6],"first":"fixed count"}}},
   {"key":"PS3-draws-values","levels":{"same":"bf514ee"},"seen":{"dropped":{"calls":[0,1,2,4,5,6,7],"first":"shared draws"},"generator":{"same":"8281ba9"}}},
   {"key":"PS3-draws-values","levels":{"same":"bf514ee"},"seen":{"dropped":{"calls":[0,1,2,3,4,6,7],"first":"share 0.6"}}},
   {"key":"PS3-draws-values","levels":{"same":"bf514ee"},"seen":{"dropped":{"calls":[0,1,2,3,4,5,6,7],"first":"shared draws"},"generator":{"same":"8281ba9"}}},
   {"key":"PS3-draws-values","levels":{"same":"bf514ee"},"seen":{"dropped":{"calls":[0,1,2,3,4,6,7],"first":"share 0.5"}}},
   {"key":"PS3-draws-values","levels":{"same":"bf514ee"},"seen":{"dropped":{"calls":[0,1,2,5,6,7],"first":"shared draws"},"generator":{"same":"8281ba9"}}},
   {"key":"PS3-draws-values","levels":{"same":"bf514ee"},"seen":{"dropped":{"same":"59cf289"},"generator":{"same":"8281ba9"},"survivors":{"same":"2dde1eb"}}},
   {"same":"5516ea5"},
   {"same":"5516ea5"},
   {"same":"5516ea5"},
   {"key":"PS3-generator","levels":{"same":"c1dee34"},"seen":{"generator":{"same":"8281ba9"}}},
   {"key":"PS3-generator","levels":{"same":"c1dee34"},"seen":{"generator":{"calls":[0],"first":"generator unmoved"}}},
   {"key":"PS3-generator","levels":{"same":"c1dee34"},"seen":{"dropped":{"calls":[0,1,2,3,4,5,6],"first":{"same":"c86b757"}},"survivors":{"calls":[0],"first":{"same":"c86b757"}}}},
   {"same":"5f7146b"},
   {"same":"5f7146b"},
   {"same":"5f7146b"},
   {"same":"49601d5"},
   {"same":"49601d5"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"dropped":{"same":"59cf289"},"survivors":{"same":"a3c17c7"},"polite":{"calls":[0],"first":"changes 0"}}},
   {"same":"49601d5"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[2],"first":"changes 0"}}},
   {"same":"07c4e73"},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"survivors":{"calls":[2],"first":"no graph"}}},
   {"same":"07c4e73"},
   {"same":"73312d3"},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"calls":[4],"first":"float32 becomes float64"}}},
   {"key":"PS3-dropout-noise","levels":{"same":"bf514ee"},"seen":{"dropped":{"same":"b9394e1"},"survivors":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.00365445,-0.0308055,-0.145997,-0.0849173,-0.799491,0.0464374,0.175605,-0.374938]]}}}},
   {"key":"PS3-dropout-mask","levels":{"same":"bf514ee"},"seen":{"dropped":{"same":"b9394e1"},"survivors":{"calls":[0,1],"first":"no graph"}}}
  ]
 },
 "CausalAttention": {
  "id": "3.5",
  "assignment": "ps3_causal_attention",
  "name": "CausalAttention",
  "names": ["CausalAttention"],
  "title": {"fr":"L'attention causale en module","en":"Causal attention as a module"},
  "points": 5.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, graine 123).","en":"The document's values are found again (000, seed 123)."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[{"same":"70661db"},{"same":"70661db"}],"dtype":"float32"}],"construct":[3,2,6,0.0],"seed":123,"expected":{"tensor":[{"same":"e0fc6bf"},{"same":"e0fc6bf"}],"dtype":"float32"}}],"note":{"same":"5180d27"}},
   {"name":"drawn","kind":"values","fact":{"fr":"À une autre graine, d'autres matrices sont tirées, dans le même ordre.","en":"With another seed, other matrices are drawn, in the same order."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[{"same":"70661db"}],"dtype":"float32"}],"construct":[3,2,8,0.0],"seed":7,"expected":{"tensor":[[[-0.2131359,-0.470464],[-0.3385263,-0.3363643],[-0.3813159,-0.2890132],[-0.3543835,-0.2286887],[-0.3418911,-0.2034434],[-0.3349435,-0.1840937]]],"dtype":"float32"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"Deux phrases différentes, plus courtes que `context_length`, et d'un seul jeton.","en":"Two different sentences, shorter than `context_length`, and of a single token."},"tolerance":1e-06,"calls":[{"args":{"same":"8fa876f"},"construct":[4,3,7,0.0],"state":{"same":"0d3d6ca"},"expected":{"same":"f7fd7b9"}},{"args":[{"tensor":[[[-0.2,-0.4,-1.3,1.2]],[[-1.9,0.3,1.8,-1.5]]],"dtype":"float64"}],"construct":[4,3,7,0.0],"state":{"same":"0d3d6ca"},"expected":{"tensor":[[[-1.68,0.7,-2.58]],[[1.15,0.15,-0.35]]],"dtype":"float64"}},{"args":[],"kwargs":{"x":{"tensor":[[[-1.9,0.3,1.8,-1.5],[-1.4,-2.0,0.8,-1.2],[0.2,0.9,0.9,0.2]]],"dtype":"float64"}},"construct":[4,3,7,0.0],"state":{"same":"0d3d6ca"},"expected":{"tensor":[[[1.15,0.15,-0.35],{"same":"82c3a9a"},{"same":"f14ea65"}]],"dtype":"float64"}},{"args":{"same":"8fa876f"},"construct":[4,3,5,0.0],"state":{"same":"0d3d6ca"},"expected":{"same":"f7fd7b9"}},{"args":[{"tensor":[[[-1.1,-1.8,0.9],[-1.2,0.1,0.7],[0.6,-0.2,-1.7]],[[0.2,1.4,1.9],[1.7,0.8,-0.8],[1.0,-2.0,-1.6]],[[-1.9,1.2,-0.5],[1.2,-1.9,-1.6],[-2.0,1.0,-0.8]]],"dtype":"float64"}],"construct":[3,3,3,0.0],"state":{"W_query.weight":{"tensor":[[1.3,-1.5,1.7],[-0.3,-1.1,0.0],[1.5,-1.4,1.7]],"dtype":"float64"},"W_key.weight":{"tensor":[[1.0,0.0,0.9],[0.0,1.0,-0.2],[-1.7,1.3,-2.0]],"dtype":"float64"},"W_value.weight":{"tensor":[[-2.0,0.9,1.6],[-1.7,-0.9,1.8],[2.0,0.7,1.3]],"dtype":"float64"}},"expected":{"tensor":[[[2.02,5.11,-2.29],[2.462697688,4.580990185,-2.04776919],[1.971006549,4.768403829,-2.206773713]],[[3.9,1.82,3.85],[-0.6529840174,-2.159516565,3.311288151],[-1.828778895,-3.165239282,3.151457833]],[[4.08,1.25,-3.61],[4.07621174,1.248428313,-3.60908377],[-6.66999968,-3.209999867,-1.010000087]]],"dtype":"float64"}}]},
   {"name":"bias","kind":"values","fact":{"fr":"Avec `qkv_bias=True`, chaque projection ajoute son biais.","en":"With `qkv_bias=True` each projection adds its bias."},"tolerance":1e-06,"calls":[{"args":{"same":"8fa876f"},"construct":[4,3,7,0.0],"options":{"qkv_bias":true},"state":{"same":"267a91e"},"expected":{"tensor":[[[-0.28,0.1,-2.38],[0.5789013782,-0.5910700744,-1.451991614],[-0.2497001364,1.249339549,-1.689910776],[-0.2402888909,1.228400625,-1.687072888],[-0.07945230069,1.220441536,-1.685234998]],[[2.55,-0.45,-0.15],[2.965025975,-0.314820111,-0.3658135071],[3.300182962,-0.4236533475,-0.4667084819],[3.02488365,3.895636358,-1.753853283],[2.565937584,1.841412408,0.1169451207]]],"dtype":"float64"}}]},
   {"name":"large_scores","kind":"values","fact":{"same":"eaa7691"},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[[900.0,-1.0,0.2,2.0]]],"dtype":"float64"}],"construct":[4,3,7,0.0],"state":{"same":"8b10e29"},"expected":{"tensor":[[[447.16,-542.38,1528.06]]],"dtype":"float64"}},{"args":[{"tensor":[[[1.0,0.0,0.3,2.0],[30.0,1.0,-0.7,1.0],[900.0,-1.0,0.2,0.0]]],"dtype":"float64"}],"construct":[4,3,7,0.0],"state":{"same":"8b10e29"},"expected":{"tensor":[[[-3.16,-3.02,0.14],[12.54,-17.92,49.84],[153.38,-187.1066667,526.6133333]]],"dtype":"float64"}},{"args":[{"tensor":[[[-20000.0,0.0,0.3,2.0],[-20001.0,1.0,-0.7,1.0],[8.0,-1.0,0.2,1.0]]],"dtype":"float64"}],"construct":[4,3,7,0.0],"state":{"same":"8b10e29"},"expected":{"tensor":[[[-10003.66,11997.58,-34001.56],[-10003.65783,11997.58961,-34001.56403],[2.96,-6.18,12.56]]],"dtype":"float64"}},{"args":[{"tensor":[[[-6.0,-12.0,-39.0,36.0],[-33.0,0.0,12.0,3.0],[-27.0,45.0,-27.0,3.0],[12.0,0.0,-33.0,36.0],[-39.0,-12.0,-6.0,-21.0]],[[-57.0,9.0,54.0,-45.0],[-42.0,-60.0,24.0,-36.0],[6.0,27.0,27.0,6.0],[-36.0,24.0,-60.0,-42.0],[-45.0,54.0,9.0,-57.0]]],"dtype":"float64"}],"construct":[4,3,7,0.0],"state":{"same":"0d3d6ca"},"expected":{"tensor":[[[-50.4,21.0,-77.4],[-24.3,3.552713679e-15,-49.2],[-49.5,55.5,-56.7],[-49.5,55.5,-56.7],[-49.5,55.5,-56.7]],[[34.5,4.5,-10.5],[34.5,4.5,-10.5],[87.0,21.6,-37.8],[50.4,150.0,-64.2],[35.1,76.8,-1.8]]],"dtype":"float64"}}]},
   {"name":"evaluation","kind":"values","fact":{"fr":"Après `.eval()`, le dropout ne fait plus rien.","en":"After `.eval()` dropout does nothing any more."},"tolerance":1e-06,"calls":[{"args":{"same":"994febf"},"construct":[4,6,6,0.8],"state":{"same":"198708d"},"evaluation":true,"expected":{"tensor":[[[0.97,0.3,-0.3,0.54,0.39,0.13],{"same":"dd819ef"},{"same":"72058d5"},[0.2675347497,0.3717717608,0.1671624184,0.5087837014,0.02509682684,0.2886078431]],[[0.94,-0.18,0.4,0.06,0.15,-0.21],{"same":"8fc7f42"},{"same":"f77f0f7"},[0.4008712723,0.3980673904,0.2630762614,0.3808462036,0.03344621541,0.2161035444]]],"dtype":"float64"}},{"args":{"same":"532018a"},"construct":[4,6,6,0.3],"state":{"same":"198708d"},"evaluation":true,"expected":{"tensor":[[[0.97,0.3,-0.3,0.54,0.39,0.13],{"same":"dd819ef"},{"same":"72058d5"}],[[0.94,-0.18,0.4,0.06,0.15,-0.21],{"same":"8fc7f42"},{"same":"f77f0f7"}]],"dtype":"float64"}}]},
   {"name":"dropped_weights","kind":"dropped_weights","fact":{"fr":"À l'entraînement, chaque poids d'attention vaut 0 ou w / (1 − dropout).","en":"In training each attention weight is 0 or w / (1 − dropout)."},"tolerance":1e-06,"calls":[{"args":{"same":"994febf"},"construct":[4,6,6,0.3],"state":{"same":"198708d"},"chances":{"same":"05b3cfb"},"expected":{"weights":{"tensor":[[[1.0,0.0,0.0,0.0],[0.5073377362,0.4926622638,0.0,0.0],[0.3341569197,0.3410340385,0.3248090418,0.0],[0.2531858357,0.2514039611,0.2432661813,0.2521440219]],[[1.0,0.0,0.0,0.0],[0.4936418756,0.5063581244,0.0,0.0],[0.3319187255,0.3389019387,0.3291793358,0.0],[0.2426426568,0.2599321082,0.2408563069,0.2565689281]]],"dtype":"float64"},"values":{"tensor":[[[0.97,0.3,-0.3,0.54,0.39,0.13],[-0.38,1.02,0.2,0.3,-0.18,0.53],[0.4,-0.46,1.0,0.1,-0.21,-0.16],[0.08,0.6,-0.2,1.08,0.09,0.64]],[[0.94,-0.18,0.4,0.06,0.15,-0.21],[0.17,1.16,-0.3,0.52,0.15,0.55],[-0.02,0.22,0.8,-0.34,-0.27,-0.06],[0.52,0.34,0.2,1.22,0.09,0.54]]],"dtype":"float64"}}},{"args":{"same":"532018a"},"construct":[4,6,6,0.8],"state":{"same":"198708d"},"chances":{"same":"05b3cfb"},"expected":{"weights":{"tensor":[[[1.0,0.0,0.0],[0.5073377362,0.4926622638,0.0],[0.3341569197,0.3410340385,0.3248090418]],[[1.0,0.0,0.0],[0.4936418756,0.5063581244,0.0],[0.3319187255,0.3389019387,0.3291793358]]],"dtype":"float64"},"values":{"tensor":[[[0.97,0.3,-0.3,0.54,0.39,0.13],[-0.38,1.02,0.2,0.3,-0.18,0.53],[0.4,-0.46,1.0,0.1,-0.21,-0.16]],[[0.94,-0.18,0.4,0.06,0.15,-0.21],[0.17,1.16,-0.3,0.52,0.15,0.55],[-0.02,0.22,0.8,-0.34,-0.27,-0.06]]],"dtype":"float64"}}}]},
   {"name":"parameters","kind":"parameters","fact":{"fr":"La couche enregistre trois matrices distinctes sous les noms de l'énoncé, et elles apprennent.","en":"The layer registers three distinct matrices under the names of the statement, and they learn."},"tolerance":1e-06,"calls":[{"args":[],"construct":[4,3,7,0.0],"expected":{"W_query.weight":[3,4],"W_key.weight":[3,4],"W_value.weight":[3,4]}},{"args":[],"construct":[4,3,7,0.0],"options":{"qkv_bias":true},"expected":{"W_query.weight":[3,4],"W_query.bias":[3],"W_key.weight":[3,4],"W_key.bias":[3],"W_value.weight":[3,4],"W_value.bias":[3]}}]},
   {"name":"buffer","kind":"buffer","fact":{"fr":"Un buffer garde le masque et figure dans `state_dict()` ; rien d'autre n'apprend.","en":"A buffer holds the mask and appears in `state_dict()`; nothing else is learnt."},"tolerance":1e-06,"calls":[{"args":[],"construct":[4,3,7,0.0],"expected":["W_query.weight","W_key.weight","W_value.weight"],"buffers":true},{"args":[],"construct":[4,3,7,0.0],"options":{"qkv_bias":true},"expected":["W_query.weight","W_query.bias","W_key.weight","W_key.bias","W_value.weight","W_value.bias"],"buffers":true}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient remonte jusqu'à l'entrée et aux trois matrices.","en":"The gradient goes back to the input and to the three matrices."},"tolerance":1e-06,"calls":[{"args":{"same":"8fa876f"},"construct":[4,3,7,0.0],"state":{"same":"0d3d6ca"},"upstream":{"same":"b6e9e74"},"expected":[{"tensor":[[[-3.739465789,0.3676147422,-2.9772024,1.010403473],[-2.156866073,-0.09301258407,0.4919746823,3.652834912],[2.245885033,-3.290130388,1.491788195,-2.911858726],[-0.004970768894,0.0002686772066,-0.005686479371,0.001636620835],[0.4998407729,0.4540194862,0.6087134017,-1.064503318]],[[0.4744866412,0.07254682456,-0.3858040631,-1.960231331],[-8.259040353,-0.7338101003,-9.021874918,4.999232504],[0.8982923526,1.140565599,1.156577295,-2.394442538],[1.524492432,-1.33728159,0.7494520277,-2.837841466],[-1.14602774,-0.9548522469,-0.2777224778,0.6906808472]]],"dtype":"float64"},{"tensor":[[3.097706122,5.450171761,-2.022291792,2.825745761],[3.227788364,6.874517558,-1.4343899,2.820846044],[3.351324321,6.121967133,-1.970187121,3.0457486]],"dtype":"float64"},{"tensor":[[0.4514002338,-6.151695321,-2.44650032,0.1529703124],[-0.3792137052,-2.229304485,-0.68596178,-0.3858063124],[-1.335788517,6.375539711,2.813413098,-0.8504090961]],"dtype":"float64"},{"tensor":[[-4.478121409,7.091611367,-5.666891533,-3.734653962],[1.513888707,-4.208958404,2.051782804,1.263985792],[3.968040334,-1.593240502,0.8185467998,0.1730250123]],"dtype":"float64"}]},{"args":{"same":"8fa876f"},"construct":[4,3,7,0.0],"options":{"qkv_bias":true},"state":{"same":"267a91e"},"upstream":{"same":"b6e9e74"},"expected":[{"tensor":[[[-3.549533865,0.2418818394,-2.943851064,0.9407614962],[-2.621298552,0.06689554563,0.1542456113,3.698264244],[2.019030264,-3.642058348,1.22256677,-2.265131037],[-0.01041840574,0.0007777634089,-0.01182607334,0.003568442259],[1.011200104,0.7169994503,1.195566493,-1.751909635]],[[0.7743561489,2.578032136,0.6950802689,-3.712769175],[-5.096855776,-3.039354818,-6.147286018,5.43974431],[0.9355566163,2.334682099,1.39407056,-4.802854683],[2.356349608,-3.470330365,1.251700007,-0.4244281213],[-1.704933202,-0.7621614464,-0.7932263342,0.571363098]]],"dtype":"float64"},{"tensor":[[1.366953986,4.551293162,-2.450324052,1.118711694],[3.164727215,5.345500339,0.351820541,2.940449398],[1.747161884,5.222602692,-1.913223536,1.515727653]],"dtype":"float64"},{"tensor":[[-1.43799701,-6.945363143,-1.908732032,-1.420201002],[0.8719226685,-1.440961875,-4.077203298,0.4294901993],[-0.9579083335,4.524201754,0.2207871632,-0.8084252148]],"dtype":"float64"},{"tensor":[[-4.089984551,6.184751305,-5.444248943,-3.375699569],[1.79484245,-4.073299471,1.626623022,1.481044009],[3.836526142,-1.500639127,0.7273669526,0.1056932758]],"dtype":"float64"},{"tensor":[-0.4515586834,-0.4610098323,-0.1462908289],"dtype":"float64"},{"tensor":[0.0,0.0,0.0],"dtype":"float64"},{"tensor":[3.9,-0.9,-4.5],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"b425d7f"},{"args":[{"tensor":{"same":"1303383"},"dtype":"float32"}],"construct":[4,3,7,0.0],"state":{"same":"0d3d6ca"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":[{"args":{"same":"8fa876f"},"construct":[4,3,7,0.0],"state":{"same":"0d3d6ca"},"between":[{"tensor":[[[-0.2,-0.4,-1.3,1.2],[-1.1,0.0,0.4,0.1],[-0.9,1.5,-0.9,0.1]]],"dtype":"float64"}]},{"args":[{"tensor":[[[-0.2,-0.4,-1.3,1.2],[-1.1,0.0,0.4,0.1]],[[-1.9,0.3,1.8,-1.5],[-1.4,-2.0,0.8,-1.2]]],"dtype":"float64"}],"construct":[4,3,7,0.0],"state":{"same":"0d3d6ca"},"between":{"same":"8fa876f"}}]},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":[{"same":"b425d7f"}]}
  ],
  "mistakes": [
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.00288533,-0.0852607,-0.530752,0.221605,-0.63155,-0.553971,-0.108851]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.336802,-0.338208,-0.290608,-0.353474,-0.342102,-0.203438,-0.184924]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.00576274,-1.89,-1.6389,-0.35,2.82876,4.99935,-0.0796423]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.599625,-1.69,-0.226033,-0.15,3.78994,4.28638,0.137958]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.647064,0.316041,0.156029,0.06,0.15,0.0142714,0.232175]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.55704,0.171,-3.65531,0.0898485,-0.0658858,0.338936,-1.38441,0.595391]]}}}},
   {"key":"SC-2","levels":{"same":"0301d0f"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.00782189,-0.0835388,-0.529301,0.221605,-0.628934,-0.551566,-0.107512]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.339746,-0.33506,-0.287893,-0.355025,-0.341742,-0.203447,-0.183517]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.117868,-1.88844,-1.26762,-0.35,2.0484,4.76351,-0.391793]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.547427,-1.6875,0.224353,-0.15,2.89812,3.31383,0.0406712]]}},"large_scores":{"same":"efc2329"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.657843,0.29158,0.171785,0.06,0.15,0.0107124,0.209533]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.06616,0.669399,-1.86607,0.662398,-0.658605,0.986649,-1.74299,0.650646]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.0070577,-0.0838058,-0.529525,0.221605,-0.629342,-0.551938,-0.10772]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.339291,-0.335547,-0.288311,-0.354786,-0.341798,-0.203446,-0.183732]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0584508,-1.88987,-1.48314,-0.35,2.41945,4.9444,-0.243155]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.584168,-1.68974,-0.00986236,-0.15,3.18194,3.74956,0.103246]]}},"evaluation":{"same":"ebe6fa8"},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.81727,0.571362,-2.62099,0.55663,-0.460474,0.987003,-1.39462,0.699999]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"61b0b58"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.340287,-0.334481,-0.287399,-0.355309,-0.341676,-0.203449,-0.183265]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0735055,-1.88971,-1.43082,-0.35,2.32075,4.9116,-0.28476]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.576696,-1.68947,0.0510413,-0.15,3.09616,3.63045,0.0894542]]}},"evaluation":{"same":"ebe6fa8"},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.88318,0.618661,-2.39327,0.617633,-0.517325,1.02398,-1.46797,0.697506]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"61b0b58"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.340609,-0.334137,-0.287105,-0.355478,-0.341637,-0.20345,-0.183115]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0983639,-1.88919,-1.34045,-0.35,2.16541,4.83861,-0.347742]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.561614,-1.68863,0.149583,-0.15,2.9777,3.44801,0.063527]]}},"large_scores":{"same":"efc2329"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.98751,0.660867,-2.073,0.66526,-0.600294,1.02546,-1.61672,0.67722]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0228701,-1.88999,-1.59496,-0.35,2.67703,4.99114,-0.135555]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.596613,-1.68999,-0.155668,-0.15,3.47826,4.07624,0.129327]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.650851,0.307465,0.161506,0.06,0.15,0.0130212,0.224227]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.64927,0.362101,-3.27277,0.294753,-0.276991,0.71026,-1.32194,0.659514]]}}}},
   {"key":"PS3-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,-0.00119612,-0.0866803,-0.531961,0.221605,-0.633684,-0.555966,-0.109956]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.334368,-0.340812,-0.292882,-0.352183,-0.3424,-0.20343,-0.186128]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.000174102,-1.89,-1.6498,-0.35,2.8962,5.0,-0.0606297]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.599998,-1.69,-0.249238,-0.15,4.16378,4.39243,0.139955]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.62838,0.358039,0.129908,0.06,0.15,0.0204427,0.271]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.52144,0.0658742,-3.79565,0.0029446,0.424222,0.0323793,-1.4458,0.552753]]}}}},
   {"key":"SC-5","levels":{"same":"f57f2d6"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.319556,0.00204024,-0.0602885,-0.375298,0.156698,-0.446574,-0.391717,-0.0769696]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.15071,-0.238155,-0.239149,-0.205491,-0.249944,-0.241902,-0.143852,-0.130761]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.969948,0.00332712,-1.09119,-0.946219,-0.202073,1.63318,2.88637,-0.0459815]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.161658,-0.346194,-0.975722,-0.1305,-0.0866025,2.18812,2.47474,0.07965]]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1,3]],"numbers":[[258.168,-313.143,882.226]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.396001,0.264163,0.129023,0.0636984,0.0244949,0.0612372,0.00582628,0.094785]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-2.05366,0.0987266,-2.11039,0.051874,-0.0380392,0.195685,-0.799291,0.343749]]}}}},
   {"key":"SC-6","levels":[{"fr":"La ligne i appartient à la requête i. Compare Q Kᵀ et K Qᵀ.","en":"Row i must belong to query i. Compare Q Kᵀ and K Qᵀ."}],"seen":{"document":{"same":"a0a6aa5"},"drawn":{"same":"47639c2"},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.505223,-2.16592,-1.44107,-0.35,1.87324,5.0,-2.14]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.464848,-2.16625,1.45298,-0.15,4.14546,4.4,-1.94]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-3.16,-3.02,0.14,-3.16,0.14,-3.16,-3.02,0.14]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.655679,0.291464,0.176116,0.06,0.15,0.0102689,0.208123]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-5.72955,-0.389711,-2.40073,-0.988529,0.614472,0.738099,-2.17,-1.84141e-10]]}}}},
   {"key":"SC-7","levels":[{"fr":"Le contexte additionne les valeurs. Qu'additionnes-tu ?","en":"The context sums the values. What do you sum?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,3]],"numbers":[[0.43,0.771152,0.617333,0.430991,0.89,0.633514,0.50931,0.529892]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,3]],"numbers":[[0.43,0.89,0.778699,0.613626,0.606696,0.508649,0.431422,0.528426]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.2,0.299408,0.1,1.41465,1.8,-1.25772,0.797107,-1.85549]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.2,0.378313,0.1,1.36589,1.8,-1.00779,0.748004,-1.87157]]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1,4]],"numbers":[[900.0,-1.0,0.2,2.0]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[1.0,0.310273,0.245461,0.281266,0.4,0.0455493,0.00319072,0.313784]]}},"dropped_weights":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[[0.0,0.724768,0.350658,0.401808,0.571429,0.0650704,0.00455817,0.551232]]}},"gradient":{"same":"914a5be"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"same":"5b96036"}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"f5be783"},"drawn":{"same":"d7f88a2"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[1.19,2.42485,0.491587,0.352989,-3.67,0.00187274,-1.75592,-1.62243]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.49,2.52817,1.29882,-0.255242,-2.57,-0.719189,-0.819022,0.280828]]}},"large_scores":{"same":"7e26e0c"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.19,0.115992,0.127295,0.13178,0.04,0.199176,0.146978,0.0970529]]}},"dropped_weights":{"same":"c7cb091"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[1.05581,-0.0592082,-1.84264,-0.825451,-0.901493,0.254217,-1.90193,-0.690239]]}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.35357,0.165361,0.0572466,-0.243666,0.396501,-0.317131,-0.261873,0.0273359]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[0.12879,-0.00941488,-0.13208,-0.158853,-0.0775453,-0.0689087,-0.118163,-0.145217]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.58,-0.790268,-5.12076,0.679122,2.1,-0.762074,-0.97568,4.14885]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[1.08,-2.03481,-4.61739,1.25625,2.4,0.587878,-2.16728,4.4224]]}},"large_scores":{"same":"5f06fd2"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.37,0.147653,0.10772,0.140222,0.05,0.0523899,0.0695082,0.0981443]]}},"dropped_weights":{"same":"c7cb091"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.860047,-3.75715,3.07843,0.114993,0.593321,0.970948,-0.018074,0.472252]]}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.573988,0.185351,0.12099,-0.644543,0.272723,-0.771378,-0.656027,0.102696]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.261379,-0.20675,0.463317,0.516479,-0.154491,-0.170823,0.461104,0.447365]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[1.19,3.64716,-2.25375,-3.13702,-3.67,0.434275,-1.66031,-0.506048]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.49,4.65473,-2.11792,-4.46528,-2.57,-0.477693,-0.760092,0.675016]]}},"large_scores":{"same":"7e26e0c"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.19,0.110506,0.138172,0.130009,0.04,0.19793,0.150171,0.0946363]]}},"dropped_weights":{"same":"c7cb091"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.19321,-0.914726,-4.32661,1.68052,-0.892311,1.6853,-0.000300632,0.456639]]}}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [2, 2] but got: [2, 6]."]}},"drawn":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (2x6 and 2x6)"]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"661c0dd"}},"bias":{"calls":[0],"first":{"same":"661c0dd"}},"large_scores":{"calls":[0,1,2,3],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x1 and 3x1)"]}},"evaluation":{"same":"05bbb2e"},"dropped_weights":{"same":"05bbb2e"},"gradient":{"calls":[0,1],"first":{"same":"661c0dd"}}}},
   {"key":"PS3-view","levels":[{"fr":"La forme est bonne, mais où sont passés les nombres ? Essaie sur une matrice 2 × 3.","en":"The shape is right, but where did the numbers go? Try a 2 × 3 matrix."}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.0326236,-0.0774249,-0.529763,0.221605,-0.623008,-0.549129,-0.102957]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.334712,-0.340443,-0.288135,-0.357023,-0.341208,-0.203668,-0.189984]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0306142,-1.88761,-1.71741,-0.35,1.43233,-1.4831,-0.0392349]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.599888,-1.68006,0.138881,-0.15,2.24522,-2.08255,0.14004]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-3.16,-3.02,0.14,-3.11134,0.294031,153.38,-187.107,526.613]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.663637,0.282904,0.176977,0.06,0.15,0.00941869,0.204907]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.62893,0.299632,-0.54272,-0.102763,-1.81934,2.0935,0.119912,0.699103]]}}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"document":{"calls":[0],"first":{"same":"12b735b"}},"drawn":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x1 and 2x6)"]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"794750f"}},"bias":{"calls":[0],"first":{"same":"794750f"}},"large_scores":{"same":"0539c7d"},"evaluation":{"same":"9878548"},"dropped_weights":{"same":"9878548"},"gradient":{"calls":[0,1],"first":{"same":"794750f"}}}},
   {"key":"SC-10","levels":[{"fr":"Chaque requête rencontre chaque clé : combien de scores cela fait-il ?","en":"Every query meets every key: how many scores does that make?"}],"seen":{"document":{"same":"1e6e448"},"drawn":{"same":"1e6e448"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"7a8c030"}},"bias":{"calls":[0],"first":{"same":"7a8c030"}},"large_scores":{"same":"0539c7d"},"evaluation":{"same":"6fe5259"},"dropped_weights":{"same":"6fe5259"},"gradient":{"calls":[0,1],"first":{"same":"7a8c030"}}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.0994074,-0.0101387,-0.0288897,-0.199303,0.0487457,-0.314531,-0.298861,-0.0490716]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[0.00704557,0.0418009,0.0234947,0.0363413,0.0669879,-0.0400425,-0.0222898,0.0678757]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[10.7048,-1.6475,-5.86092,9.16691,0.960168,-3.12354,107.884,-10.0785]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[3.59875,0.616212,34.2595,3.72799,0.0865679,-14.0268,63.2831,1.70908]]}},"large_scores":{"same":"9744bcb"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0391645,0.0499769,0.0548261,-0.0103777,0.000391918,0.0194183,0.00621558,0.085777]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[27.0205,19.4428,4.29758,-10.497,13.5968,6.81507,-40.0502,10.4498]]}}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[["inf","inf","inf",-0.199303,"inf","inf","inf",-0.0490716]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[["inf","inf","inf","inf","inf","inf","inf",0.0678757]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[["nan","-inf","inf",9.16691,"nan","-inf","-inf",-10.0785]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[["nan","nan","inf",3.72799,"nan","-inf","-inf",1.70908]]}},"large_scores":{"same":"9744bcb"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[["nan","nan","-inf",-0.0103777,"nan","nan","-inf",0.085777]]}},"dropped_weights":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[["nan","nan","-inf",-0.0148252,"nan","nan","-inf",0.130062]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[27.0205,"nan","nan","nan",13.5968,"nan","nan","nan"]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.012764,-0.081808,-0.527861,0.221605,-0.626275,-0.549167,-0.106167]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.342693,-0.331908,-0.285216,-0.356567,-0.341383,-0.203456,-0.182162]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.35,-2.03667,-0.982,-0.35,0.963333,1.095,-0.532]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.25,-1.83667,0.418,-0.15,2.36333,0.495,-0.332]]}},"large_scores":{"same":"456b7c6"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.66,0.286667,0.175,0.06,0.15,0.01,0.205]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.37517,0.484,-0.805167,-0.262,-1.211,-0.211667,-0.5065,0.11]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,-0.196077,-0.155662,-0.421328,0.221605,-0.712729,-0.486083,-0.150101]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.472251,-0.193352,-0.191831,-0.271759,-0.280644,-0.110793,-0.0756939]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,8.32667e-17,-1.89,0.97,-0.35,-1.16,5.0,-0.06]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.6,-1.69,2.37,-0.15,0.24,4.4,0.14]]}},"large_scores":{"same":"23e0be3"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,1.02,-0.46,-0.2,0.06,0.15,-0.27,0.54]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.52,0.06,-0.23,-1.31,-1.42,-0.71,-1.45,0.55]]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,6,2],[2,6,6]],"numbers":[[-0.45192,0.00577611,-0.0842531,-0.529901,0.221605,-0.630023,-0.552562,-0.108068],{"same":"6ddabe7"}]}},"drawn":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,6,2],[1,6,6]],"numbers":[{"same":"6845868"},{"same":"b84ba6f"}]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tuple","shapes":[[2,5,3],[2,5,5]],"numbers":[[-1.68,0.0414202,-1.88996,-1.53915,-0.35,2.5372,4.97194,-0.193192],{"same":"46fb8a4"}]}},"bias":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,3],[2,5,5]],"numbers":[[-0.28,-0.59107,-1.68991,-0.0794523,-0.15,3.30018,3.89564,0.116945],{"same":"c82980b"}]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[1,1,3],[1,1,1]],"numbers":[[447.16,-542.38,1528.06],[1.0]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,4,6],[2,4,4]],"numbers":[[0.97,0.654717,0.29869,0.167162,0.06,0.15,0.0117447,0.216104],{"same":"69f48b0"}]}},"dropped_weights":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,4,6],[2,4,4]],"numbers":[[0.0,0.21743,0.426699,0.238803,0.0857143,0.214286,0.0167781,0.402157],{"same":"71d8a32"}]}},"gradient":{"same":"914a5be"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,6]],"numbers":[{"same":"6ddabe7"}]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,6]],"numbers":[{"same":"b84ba6f"}]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,5]],"numbers":[{"same":"46fb8a4"}]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,5]],"numbers":[{"same":"c82980b"}]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1,1]],"numbers":[[1.0]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[{"same":"69f48b0"}]}},"dropped_weights":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,4]],"numbers":[{"same":"71d8a32"}]}},"gradient":{"same":"914a5be"}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"same":"5ae0d83"}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"same":"5ae0d83"}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[["nan","nan","nan",-1.58358,"nan","nan","nan",-0.318501]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[["nan","nan","nan","nan","nan","nan","nan",-1.09297]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[["nan","nan","nan",-2.2623,"nan","nan","nan",-2.80834]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[["nan","nan","nan",0.241914,"nan","nan","nan",-2.07255]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[["nan","nan","nan","nan","nan",460.14,-561.32,1579.84]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[["nan","nan","nan",0.344901,"nan","nan","nan",0.423532]]}},"dropped_weights":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[["nan","nan","nan",0.492716,"nan","nan","nan",0.796484]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[2.2758,"nan","nan","nan",-0.0972242,"nan","nan","nan"]]}}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"large_scores":{"calls":[0,2,3],"first":{"same":"557e56a"}}}},
   {"key":"PS3-global-max","levels":{"same":"b5390a2"},"seen":{"large_scores":{"calls":[2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[["nan","nan","nan","nan","nan",2.96,-6.18,12.56]]}}}},
   {"key":"SM-6","levels":{"same":"a64df98"},"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (2) at non-singleton dimension 1"]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.441667,-0.56403,-0.626972,-0.668566,-0.742776,-0.667249,-0.670955]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"e1b27ba"}},"bias":{"calls":[0],"first":{"same":"e1b27ba"}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-3.16,-3.02,0.14,12.54,49.84,159.633,-201.067,559.933]]}},"evaluation":{"same":"8ae8860"},"dropped_weights":{"same":"8ae8860"},"gradient":{"calls":[0,1],"first":{"same":"e1b27ba"}}}},
   {"key":"SM-7","levels":{"same":"7929e87"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,-0.0336806,-0.123903,-0.562212,0.221605,-0.649765,-0.58217,-0.138426]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.428069,-0.240602,-0.217652,-0.409786,-0.364513,-0.202908,-0.156204]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.848867,-1.04991,-8.3487,-0.35,0.449967,2.62309,-0.59588]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.0720445,-2.24675,-0.263244,-0.15,2.17417,2.64108,0.210373]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-3.16,-3.02,0.14,12.0335,48.2368,"nan","nan","nan"]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.544806,0.840401,-0.0855604,0.06,0.15,0.0634111,0.42498]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[14.0118,2.37055,42.8889,-44.0091,-1.63014,0.0865464,-0.984465,0.355361]]}}}},
   {"key":"SM-8","levels":{"same":"6ac9c8c"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[1919970000.0,468480000.0,219041000.0,5.66331,607127000.0,910994000.0,297924000.0,1.13006]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[1281450000.0,947521000.0,303461000.0,167816000.0,423638000.0,225192000.0,53523600.0,1.94749]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[1864840000.0,-2118880000.0,1812880000.0,36.9453,1333680000.0,-1645450000.0,-1478020000.0,10.4325]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1368320000.0,-1079640000.0,1581940000.0,-2.51742,871799000.0,-3262030000.0,-1131610000.0,12.1436]]}},"large_scores":{"same":"68a2b1c"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-40824800.0,-57154800.0,-244949000.0,-1.0021,-571548000.0,73484700.0,-36742300.0,-1.09282]]}},"dropped_weights":{"same":"c7cb091"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-43.4643,1708960000.0,-2777050000.0,663953000.0,68.7863,34641000.0,-40414600.0,2095780000.0]]}}}},
   {"key":"PS3-softmax-twice","levels":{"same":"392f4d4"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.510955,-0.0865944,-0.102728,-0.528201,-0.0331969,-0.544841,-0.531763,-0.106484]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.309863,-0.337535,-0.2098,-0.199923,-0.340196,-0.338246,-0.185477,-0.182486]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.16052,0.666259,-1.86022,-1.13018,-0.485451,1.51079,2.30366,-0.439732]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.239478,0.0539058,-1.66021,0.282524,-0.285451,2.75495,1.56567,-0.219847]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[96.372,-120.067,334.885,102.09,352.984,153.38,-187.107,526.613]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.478594,0.43561,0.350308,0.173044,0.273351,0.0593914,0.025893,0.207776]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.54573,-0.141919,-0.60164,-0.264753,-0.373138,0.0312417,-0.653846,-0.266823]]}}}},
   {"key":"PS3-softmax-twice","levels":{"same":"392f4d4"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.0115812,-0.0822169,-0.528201,0.221605,-0.626915,-0.549735,-0.106484]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.341994,-0.332656,-0.285847,-0.356203,-0.341468,-0.203454,-0.182486]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.342125,-1.98336,-1.13018,-0.35,1.5482,1.09503,-0.439732]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.266191,-1.78342,0.282524,-0.15,2.72313,0.495002,-0.219847]]}},"large_scores":{"same":"456b7c6"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.658661,0.28965,0.173044,0.06,0.15,0.0104361,0.207776]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.50233,0.255581,-1.41085,-0.0878722,-0.904752,0.274763,-0.420461,0.250026]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,-0.00500847,-0.0869281,-0.536672,0.221605,-0.635644,-0.557057,-0.10962]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.351289,-0.322715,-0.277238,-0.36084,-0.345448,-0.203045,-0.181184]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.153515,-1.89,-1.6455,-0.35,1.03501,5.0,-0.06]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.0734928,-1.69,-0.235408,-0.15,2.2334,4.4,0.14]]}},"large_scores":{"same":"23e0be3"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.665893,0.285001,0.155221,0.06,0.15,0.00824673,0.225111]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-5.14335,0.618167,-3.46644,-0.00995061,-2.66167,-0.966297,-1.45,0.55]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"same":"5b96036"}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.35357,0.17668,0.0595576,-0.242145,0.396501,-0.3183,-0.261036,0.0282726]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[0.12879,-0.010508,-0.132766,-0.159526,-0.0770938,-0.0712548,-0.120154,-0.145239]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.58,-0.796864,-5.12936,1.59906,2.1,-3.10936,-3.53865,-1.13508]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[1.08,-1.94442,-4.82861,2.02673,2.4,-1.81815,-4.37627,-0.629927]]}},"large_scores":{"same":"5f06fd2"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.37,0.144486,0.107888,0.129223,0.05,0.0503815,0.0699603,0.10122]]}},"dropped_weights":{"same":"c7cb091"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.942819,-2.20948,3.28193,-0.2292,0.0834482,-1.28129,2.24829,2.7068]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.0130041,-0.0834382,-0.528823,0.221605,-0.626036,-0.549541,-0.107979]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.346658,-0.327668,-0.281681,-0.358435,-0.3413,-0.203231,-0.179655]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.639121,-1.89478,-0.411138,-0.35,-1.07142,5.0,-1.98764]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,0.0598656,-1.69458,1.00467,-0.15,0.403084,4.4,-1.89388]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-3.16,-3.02,0.14,-3.16,0.14,153.38,-187.107,526.613]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.67716,0.270776,0.171678,0.06,0.15,0.00958286,0.207137]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.82161,-0.143635,-0.919083,-6.65523,-1.30398,-0.61018,-1.95108,0.233387]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.35357,0.184042,0.0600798,-0.241617,0.396501,-0.31909,-0.260943,0.0283622]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[0.12879,-0.0195415,-0.138431,-0.164144,-0.0816898,-0.0709949,-0.119721,-0.151351]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.549719,-2.14459,0.0914907,-0.35,-1.1087,4.99998,-2.09926]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.207742,-1.95788,2.17773,-0.15,0.436949,4.39973,-1.82756]]}},"large_scores":{"same":"23e0be3"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.772904,0.0857559,0.040017,0.06,0.15,-0.025393,0.313171]]}},"dropped_weights":{"same":"1042734"},"parameters":{"calls":[0,1],"first":"shared W_query.weight W_key.weight"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-6.46079,-0.152984,-0.460951,-2.68066,-1.41149,-0.936033,-2.17338,0.0891492]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"same":"4e538a8"},"drawn":{"same":"53e1888"},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.398179,-2.34787,-1.46273,-0.35,2.67925,-1.02822,-0.485738]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.35545,-1.97669,0.024095,-0.15,4.05365,-1.8406,0.139414]]}},"large_scores":{"calls":[2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[-10003.7,11997.6,-34001.6,-10003.0,-34002.8,2.96,-6.18,12.56]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.68553,0.295082,0.175653,0.06,0.15,0.00823416,0.216119]]}},"dropped_weights":{"same":"1042734"},"parameters":{"calls":[0,1],"first":"shared W_key.weight W_value.weight"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.04902,0.369316,-0.677327,0.0224538,0.367401,2.87588,3.0025,3.44048]]}}}},
   {"same":"962fa3e"},
   {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"88c732d"}},"bias":{"same":"78a0a9e"},"large_scores":{"calls":[0,1,2,3],"first":{"same":"88c732d"}},"evaluation":{"same":"49b3ece"},"dropped_weights":{"same":"49b3ece"},"parameters":{"same":"bf69c10"},"gradient":{"same":"49b3ece"},"device":{"same":"78a0a9e"}}},
   {"same":"962fa3e"},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.68275,0.0562905,-3.64724,-0.0531327,-0.743732,-0.0658962,-1.48541,0.500389]]}}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.0567131,0.435684,0.735382,0.507152,0.357928,0.964189,0.148126,0.190292]]}}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.68275,0.475118,-3.64798,-0.157373,-0.743732,1.28398,-1.49045,0.389472]]}}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":"no gradient 0"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":"no graph"}}},
   {"same":"135e443"},
   {"same":"135e443"},
   {"key":"PS3-bias","levels":{"same":"074b8ed"},"seen":{"bias":{"calls":[0],"first":{"same":"27d444f"}},"parameters":{"same":"9584a3d"},"gradient":{"calls":[1],"first":{"same":"27d444f"}}}},
   {"key":"PS3-bias","levels":{"same":"074b8ed"},"seen":{"bias":{"calls":[0],"first":{"same":"1538ad5"}},"parameters":{"same":"9584a3d"},"gradient":{"calls":[1],"first":{"same":"1538ad5"}}}},
   {"key":"PS3-order","levels":{"same":"00e988e"},"seen":{"document":{"same":"a0a6aa5"},"drawn":{"same":"47639c2"}}},
   {"key":"PS3-order","levels":{"same":"00e988e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.35357,0.169808,0.0587877,-0.244626,0.396501,-0.317599,-0.262209,0.0289992]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[0.12879,-0.0259259,-0.142435,-0.167638,-0.0835614,-0.0759981,-0.122113,-0.148782]]}}}},
   {"key":"PS3-order","levels":{"same":"00e988e"},"seen":{"document":{"same":"f5be783"},"drawn":{"same":"d7f88a2"}}},
   {"key":"PS3-order","levels":{"same":"00e988e"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":{"same":"f65ff33"}}}}},
   {"key":"PS3-names","levels":[{"fr":"Les poids se chargent par leur nom. Les tiens s'appellent-ils comme dans l'énoncé ?","en":"Weights are loaded by name. Are yours called as in the statement?"}],"seen":{"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"0274410"}},"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `w_q.weight`, `w_q.bias`, `w_k.weight`, `w_k.bias`, `w_v.weight`, `w_v.bias`)."]}},"large_scores":{"calls":[0,1,2,3],"first":{"same":"0274410"}},"evaluation":{"same":"f3550b0"},"dropped_weights":{"same":"f3550b0"},"parameters":{"same":"bf69c10"},"buffer":{"same":"7297ac8"},"gradient":{"same":"f3550b0"},"device":{"calls":[0],"first":{"same":"0274410"}}}},
   {"key":"PS3-names","levels":[{"fr":"Ici les trois projections sont des couches. Et chez toi ?","en":"Here the three projections are layers. And in yours?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.185511,0.954903,0.874653,0.29901,0.881197,0.339533,0.286459,0.804037]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[0.831243,0.946675,0.370308,0.407043,0.885108,0.806597,0.353312,0.360134]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"bc5a30d"}},"bias":{"same":"c6be328"},"large_scores":{"calls":[0,1,2,3],"first":{"same":"bc5a30d"}},"evaluation":{"same":"563f39d"},"dropped_weights":{"same":"563f39d"},"parameters":{"same":"bf69c10"},"buffer":{"same":"7297ac8"},"gradient":{"same":"563f39d"},"device":{"same":"c6be328"}}},
   {"key":"PR-1","levels":[{"fr":"Un jeton est une ligne, à gauche de la matrice. Quelle forme a donc la matrice ?","en":"A token is a row, to the left of the matrix. So what shape has the matrix?"}],"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x3 and 2x3)"]}},"drawn":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (6x3 and 2x3)"]}},"other_sizes":{"same":"4f8a1d0"},"bias":{"same":"70a36c6"},"large_scores":{"same":"4f8a1d0"},"evaluation":{"same":"ffbe5d0"},"dropped_weights":{"same":"ffbe5d0"},"parameters":{"calls":[0,1],"first":"shape W_query.weight [4, 3]"},"gradient":{"calls":[0,1],"first":{"same":"6a756ad"}},"device":{"same":"70a36c6"}}},
   {"key":"PS3-sizes","levels":[{"fr":"Que reçoit `W_value` : le jeton, ou la sortie d'une autre projection ?","en":"What does `W_value` receive: the token, or the output of another projection?"}],"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x3 and 2x2)"]}},"drawn":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (6x3 and 2x2)"]}},"other_sizes":{"same":"18be542"},"bias":{"same":"89169e2"},"large_scores":{"same":"18be542"},"evaluation":{"same":"efe74a2"},"dropped_weights":{"same":"efe74a2"},"parameters":{"calls":[0,1],"first":"shape W_value.weight [3, 3]"},"gradient":{"calls":[0,1],"first":{"same":"49923e8"}},"device":{"same":"89169e2"}}},
   {"key":"MK-1","levels":{"same":"f621497"},"seen":{"same":"116034d"}},
   {"key":"MK-9","levels":{"same":"f621497"},"seen":{"same":"116034d"}},
   {"key":"MK-2","levels":{"same":"17de6a3"},"seen":{"same":"f1968a1"}},
   {"key":"MK-3","levels":{"same":"17de6a3"},"seen":{"same":"f1968a1"}},
   {"key":"MK-5","levels":{"same":"17de6a3"},"seen":{"same":"f1968a1"}},
   {"key":"MK-4","levels":{"same":"dfd3806"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[["nan","nan","nan",-0.529901,"nan","nan","nan",-0.108068]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[["nan","nan","nan","nan","nan","nan","nan",-0.184094]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[["nan","nan","nan",-1.53915,"nan","nan","nan",-0.193192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[["nan","nan","nan",-0.0794523,"nan","nan","nan",0.116945]]}},"large_scores":{"same":"04fa16b"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[["nan","nan","nan",0.167162,"nan","nan","nan",0.216104]]}},"dropped_weights":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[["nan","nan","nan",0.238803,"nan","nan","nan",0.402157]]}},"gradient":{"same":"169f320"}}},
   {"key":"MK-6","levels":{"same":"6d35862"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":{"same":"e12e92b"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":{"same":"e12e92b"}}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"9722892"}},"bias":{"calls":[0],"first":{"same":"9722892"}},"large_scores":{"same":"de22fec"},"evaluation":{"same":"e082e19"},"dropped_weights":{"same":"e082e19"},"gradient":{"same":"169f320"}}},
   {"key":"MK-7","levels":{"same":"86c3beb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.0775763,0.0019554,-0.0563934,-0.529901,0.0380405,-0.323344,-0.46199,-0.108068]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.0353103,-0.113605,-0.112879,-0.144016,-0.235976,-0.285288,-0.169762,-0.184094]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.48576e-07,0.00211441,-1.88604,-1.53915,-0.00738853,2.53693,0.00014237,-0.193192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.11283e-08,-0.0561589,-1.68446,-0.0794523,-0.00663231,3.30013,1.08462e-05,0.116945]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[0.0,0.0,0.0,0.0,0.0,153.38,-187.107,526.613]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.24376,0.331949,0.222439,0.167162,0.0145833,0.0759428,0.00880772,0.216104]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.0174491,0.760855,-2.68557,0.382255,0.0955056,1.11667,0.208557,-0.0529681]]}}}},
   {"key":"PS3-renormalised","levels":{"same":"2d37f0f"},"seen":{"large_scores":{"same":"04fa16b"}}},
   {"key":"MK-10","levels":{"same":"00b6d13"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[["nan",0.221605,-0.0608575,-0.551852,"nan",-0.587381,-0.568697,-0.0995696]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[["nan",-0.213136,-0.470464,-0.336157,-0.382044,-0.357209,-0.226615,-0.205595]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[["nan",0.7,-1.64039,-1.64523,"nan",2.89887,0.149998,-1.5366]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[["nan",0.1,-1.44008,-0.239604,"nan",4.29647,-0.450002,-0.253683]]}},"large_scores":{"same":"de22fec"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[["nan",0.3,0.663667,0.290953,"nan",0.15,0.15,0.104322]]}},"dropped_weights":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[["nan",0.428571,0.948095,0.415648,"nan",0.214286,0.214286,0.274716]]}},"gradient":{"same":"169f320"}}},
   {"key":"MK-10","levels":{"same":"00b6d13"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.527861,0.221605,-0.0608575,-0.551852,-0.106167,-0.587381,-0.568697,-0.0995696]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.337564,-0.213136,-0.470464,-0.336157,-0.382044,-0.357209,-0.226615,-0.205595]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.982,0.7,-1.64039,-1.64523,-0.532,2.89887,0.149998,-1.5366]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.418,0.1,-1.44008,-0.239604,-0.332,4.29647,-0.450002,-0.253683]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[153.38,-187.107,526.613,-3.16,0.14,4.69,-10.47,24.99]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.2675,0.3,0.663667,0.290953,0.365,0.15,0.15,0.104322]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.45219,0.962634,-3.30959,0.0339633,1.61493,-0.0736495,0.233027,0.0495378]]}}}},
   {"key":"PS3-diagonal","levels":{"same":"6712d3e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.584755,-0.063257,-0.0990397,-0.529901,0.0100449,-0.570501,-0.531051,-0.108068]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.342614,-0.381142,-0.289201,-0.229158,-0.339481,-0.338013,-0.182293,-0.184094]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.810379,1.74466,-1.88996,-1.53915,-1.23606,2.53711,2.56007,-0.193192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.589922,1.03939,-1.68991,-0.0794523,-0.989123,3.30018,1.96001,0.116945]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[12.54,-17.92,49.84,450.76,1529.86,153.38,-187.107,526.613]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.289999,0.290631,0.375609,0.167162,0.297007,0.0129994,0.0313138,0.216104]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.0131237,-2.75916,0.862799,0.514252,1.01614,1.9377,0.235781,-2.02952]]}}}},
   {"key":"MK-12","levels":{"same":"e42df51"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.533739,-0.172436,-0.155104,-0.421328,-0.105092,-0.504132,-0.453644,-0.150101]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.337244,-0.361101,-0.123785,-0.106817,-0.290172,-0.299478,-0.0933164,-0.0756939]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.6418,1.73813,-1.88994,0.97,-0.778049,-1.15662,2.56007,-0.06]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.237148,1.04832,-1.6899,2.37,0.0191557,0.240187,1.96001,0.14]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[450.76,-540.38,1529.86,450.76,1529.86,450.76,-540.38,1529.86]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.263295,0.390292,0.0842771,-0.2,0.37537,-0.00712619,-0.088839,0.54]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.0180811,-0.469569,3.59731,-2.18199,2.65379,-0.723803,0.227674,-1.22136]]}}}},
   {"key":"MK-13","levels":{"same":"46d8e18"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.550694,-0.166184,-0.154825,"nan",-0.172794,-0.429312,-0.421328,"nan"]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.361888,-0.333934,-0.106782,-0.0792348,-0.299376,-0.31847,-0.0756939,"nan"]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.6418,1.8261,-1.85996,"nan",-0.78728,1.66942,2.56,"nan"]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.237148,1.21917,-1.65998,"nan",0.0269809,2.98069,1.96,"nan"]]}},"large_scores":{"same":"de22fec"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0260926,0.0712333,0.6,"nan",0.476636,-0.088714,0.09,"nan"]]}},"dropped_weights":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.183563,0.101762,0.857143,"nan",0.0964544,-0.126734,0.128571,"nan"]]}},"gradient":{"same":"169f320"}}},
   {"key":"MK-13","levels":{"same":"46d8e18"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.550694,-0.166184,-0.154825,-0.527861,-0.172794,-0.429312,-0.421328,-0.106167]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.361888,-0.333934,-0.106782,-0.0792348,-0.299376,-0.31847,-0.0756939,-0.182162]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.6418,1.8261,-1.85996,-0.982,-0.78728,1.66942,2.56,-0.532]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.237148,1.21917,-1.65998,0.418,0.0269809,2.98069,1.96,-0.332]]}},"large_scores":{"same":"805ad0b"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0260926,0.0712333,0.6,0.175,0.476636,-0.088714,0.09,0.205]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.42592,-0.492084,3.24067,-2.07378,2.38178,0.0367407,-0.746584,-0.388627]]}}}},
   {"key":"MK-13","levels":{"same":"46d8e18"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.550694,-0.166184,-0.154825,0.0,-0.172794,-0.429312,-0.421328,0.0]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.361888,-0.333934,-0.106782,-0.0792348,-0.299376,-0.31847,-0.0756939,0.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.6418,1.8261,-1.85996,0.0,-0.78728,1.66942,2.56,0.0]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.237148,1.21917,-1.65998,0.0,0.0269809,2.98069,1.96,0.0]]}},"large_scores":{"same":"68a2b1c"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0260926,0.0712333,0.6,0.0,0.476636,-0.088714,0.09,0.0]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.0180805,-0.656084,3.89667,-1.81178,2.57778,0.426741,-0.602584,-0.498627]]}}}},
   {"key":"MK-13","levels":[{"fr":"Que fait `scaled_dot_product_attention` d'un masque de nombres ? Relis sa documentation.","en":"What does `scaled_dot_product_attention` do with a mask of numbers? Read its documentation again."}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.543697,-0.138938,-0.124703,-0.529901,-0.144856,-0.485405,-0.506939,-0.108068]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.351762,-0.334653,-0.142756,-0.135373,-0.322645,-0.333685,-0.158685,-0.184094]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.6418,1.79147,-1.88979,-1.53915,-0.783838,2.53695,2.56003,-0.193192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.237148,1.15185,-1.68965,-0.0794523,0.0240194,3.30017,1.96,0.116945]]}},"large_scores":{"same":"805ad0b"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.129834,0.231395,0.444027,0.167162,0.43262,-0.0233271,0.0489517,0.216104]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.0230121,-0.56171,1.17347,0.256428,2.78275,0.89907,0.532578,-0.580141]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45223,0.00552614,-0.0842814,-0.529901,0.220269,-0.629878,-0.552542,-0.108068]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213788,-0.33852,-0.335957,-0.288825,-0.354359,-0.341887,-0.203422,-0.184094]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.912913,0.0482444,-1.88996,-1.53915,-0.386841,2.53467,4.97194,-0.193192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.592316,-0.505971,-1.68984,-0.0794523,-0.154929,3.29853,3.89564,0.116945]]}},"large_scores":{"same":"9e4e63f"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.926593,0.645448,0.300338,0.167162,0.0794636,0.146265,0.0121681,0.216104]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.402435,-0.165303,-2.69778,0.498052,0.760741,0.87711,-1.37032,0.600326]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"large_scores":{"calls":[2],"first":{"same":"af8cb49"}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"large_scores":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[1,3,3]],"numbers":[[450.76,-540.38,1529.86,12.54,49.84,153.38,-187.107,526.613]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.451937,0.00576273,-0.0842547,-0.529901,0.221533,-0.630015,-0.552561,-0.108068]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213171,-0.338526,-0.336342,-0.289003,-0.354382,-0.341891,-0.203442,-0.184094]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.59619,0.0415205,-1.88996,-1.53915,-0.35064,2.53716,4.97194,-0.193192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.580095,-0.589735,-1.68991,-0.0794523,-0.150074,3.30016,3.89564,0.116945]]}},"large_scores":{"same":"9e4e63f"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.969877,0.654691,0.298694,0.167162,0.060055,0.14999,0.0117458,0.216104]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.20408,0.420791,-2.88917,0.458824,-0.362839,0.897935,-1.33786,0.689111]]}}}},
   {"key":"MK-15","levels":{"same":"ad128d2"},"seen":{"document":{"same":"57789f1"},"drawn":{"same":"57789f1"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"a364caa"}},"bias":{"calls":[0],"first":{"same":"a364caa"}},"large_scores":{"calls":[0,1,2,3],"first":{"same":"a364caa"}},"evaluation":{"same":"133018f"},"dropped_weights":{"same":"133018f"},"gradient":{"same":"133018f"}}},
   {"key":"MK-17","levels":{"same":"d95d0bc"},"seen":{"drawn":{"same":"105df3f"},"other_sizes":{"calls":[0,2],"first":{"same":"3c71c49"}},"bias":{"same":"f828609"},"large_scores":{"same":"805ad0b"},"evaluation":{"same":"9023f11"},"dropped_weights":{"same":"1042734"},"gradient":{"same":"422574a"}}},
   {"key":"MK-17","levels":{"same":"d95d0bc"},"seen":{"evaluation":{"same":"9023f11"}}},
   {"key":"MK-17","levels":{"same":"d95d0bc"},"seen":{"document":{"same":"8737e97"},"drawn":{"same":"105df3f"},"other_sizes":{"same":"6608801"},"bias":{"same":"f828609"},"large_scores":{"same":"805ad0b"},"dropped_weights":{"same":"1042734"},"gradient":{"same":"422574a"}}},
   {"key":"MK-20","levels":{"same":"58c9db7"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.00577611,-0.0842531,-0.529901,-0.105092,-0.532322,-0.531051,-0.108068]]}},"other_sizes":{"calls":[0,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0414202,-1.88996,-1.53915,-0.778049,2.53711,2.56007,-0.193192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.59107,-1.68991,-0.0794523,0.0191557,3.30018,1.96001,0.116945]]}},"large_scores":{"calls":[3],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-50.4,3.55271e-15,-56.7,-49.5,-37.8,87.0,76.8,-1.8]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.654717,0.29869,0.167162,0.37537,0.0321433,0.0313138,0.216104]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.73947,0.491975,-2.91186,0.454019,3.05735,0.67268,0.423768,-1.23507]]}}}},
   {"key":"MK-20","levels":{"same":"58c9db7"},"seen":{"other_sizes":{"calls":[0,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0414202,-1.88996,-1.53915,-0.35,-1.15934,-1.47756,1.08761]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.59107,-1.68991,-0.0794523,-0.15,0.241449,-2.06379,1.24759]]}},"large_scores":{"calls":[3],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-50.4,3.55271e-15,-56.7,-49.5,-10.5,-34.8,-44.7,34.5]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.654717,0.29869,0.167162,0.06,0.15,0.0135802,0.206665]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.88653,1.60424,-2.44514,0.666147,-1.33831,-0.919115,-0.000161577,0.0223076]]}}}},
   {"key":"MO-1","levels":{"same":"8109dbf"},"seen":{"buffer":{"calls":[0,1],"first":"kept aside"},"device":{"calls":[0],"first":"cpu, kept aside"}}},
   {"key":"MO-2","levels":{"same":"8109dbf"},"seen":{"buffer":{"calls":[0,1],"first":"no buffer"},"device":{"calls":[0],"first":"cpu"}}},
   {"same":"cf59f85"},
   {"same":"cf59f85"},
   {"key":"PS3-persistent","levels":{"same":"8109dbf"},"seen":{"buffer":{"calls":[0,1],"first":"not persistent"}}},
   {"key":"PS3-mask-parameter","levels":{"same":"8109dbf"},"seen":{"buffer":{"calls":[0,1],"first":"frozen mask"}}},
   {"key":"PS3-mask-parameter","levels":[{"fr":"Le masque s'apprend-il ? Regarde `list(layer.parameters())`.","en":"Is the mask learnt? Look at `list(layer.parameters())`."}],"seen":{"buffer":{"same":"7297ac8"}}},
   {"key":"MO-3","levels":{"same":"cc514c6"},"seen":{"drawn":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (6) at non-singleton dimension 2"]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"b782e92"}},"bias":{"calls":[0],"first":{"same":"b782e92"}},"large_scores":{"calls":[0,1,2,3],"first":{"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [1, 7] but got: [1, 1]."]}},"evaluation":{"same":"44b194a"},"dropped_weights":{"same":"44b194a"},"gradient":{"calls":[0,1],"first":{"same":"b782e92"}}}},
   {"key":"MO-3","levels":{"same":"cc514c6"},"seen":{"drawn":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (6) at non-singleton dimension 1"]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"50c8c0f"}},"bias":{"calls":[0],"first":{"same":"50c8c0f"}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,7,3]],"numbers":[[447.16,447.16,447.16,447.16,1528.06,1528.06,1528.06,1528.06]]}},"evaluation":{"same":"33ad201"},"dropped_weights":{"same":"33ad201"},"gradient":{"calls":[0,1],"first":{"same":"50c8c0f"}}}},
   {"key":"MO-3","levels":{"same":"cc514c6"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.384751,-0.353636,-0.229261,-0.205183,-0.336004,-0.338013,-0.182293,-0.184094]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.64983,1.73703,-1.8899,-1.53915,-0.773776,2.53711,2.56007,-0.193192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.249626,1.0327,-1.68981,-0.0794523,0.0197572,3.30018,1.96001,0.116945]]}},"large_scores":{"same":"805ad0b"},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.325422,0.367066,0.375609,0.167162,0.088038,0.0321433,0.0313138,0.216104]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.016993,0.219866,1.80493,0.54042,3.3628,0.939517,0.520562,-2.02953]]}}}},
   {"key":"MO-3","levels":{"same":"cc514c6"},"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (6) at non-singleton dimension 2"]}},"drawn":{"same":"105df3f"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"d84017c"}},"bias":{"calls":[0],"first":{"same":"d84017c"}},"large_scores":{"same":"805ad0b"},"evaluation":{"same":"61e712a"},"dropped_weights":{"same":"61e712a"},"gradient":{"calls":[0,1],"first":{"same":"d84017c"}}}},
   {"key":"MO-5","levels":{"same":"1c36e3d"},"seen":{"polite":{"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 2"]}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.0637045,0.114937,0.0152968,0.0137586,0.307774,0.0294491,0.00222479,-0.017245]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[0.104705,0.0416455,-0.0962003,-0.0365105,0.0082504,-0.00186714,0.00759161,0.0223594]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-2.0825,-0.330564,-1.79492,-1.38186,0.2675,0.476377,1.79183,0.245785]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.6825,-1.00942,-1.59479,0.346935,0.4675,1.94519,-0.142514,0.569778]]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,1,3]],"numbers":[[965.35,110.99,1099.99]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.585,0.309579,-0.04,-0.111943,-0.3,0.15,0.00988043,-0.0164932]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"same":"0143b60"}},"polite":{"calls":[0,1],"first":"changes 0"}}},
   {"key":"MO-5","levels":{"same":"1c36e3d"},"seen":{"evaluation":{"same":"cee4a36"},"dropped_weights":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.00136577,0.429569,0.857143,"nan",0.584454,0.064745,0.128571,"nan"]]}},"gradient":{"calls":[0,1],"first":{"raised":["RuntimeError","one of the variables needed for gradient computation has been modified by an inplace operation: [CPUBoolType [5, 5]] is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, ch…"]}}}},
   {"key":"MO-5","levels":{"same":"1c36e3d"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.00584594,-0.0842288,-0.52988,0.221605,-0.629986,-0.552528,-0.108049]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[-0.213136,-0.338568,-0.33632,-0.288975,-0.354405,-0.341886,-0.203444,-0.184074]]}},"other_sizes":{"calls":[0,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0425115,-1.88996,-1.53569,-0.35,2.52941,4.97047,-0.196481]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.590823,-1.6899,-0.0742322,-0.15,3.28253,3.8719,0.116363]]}},"evaluation":{"same":"cee4a36"},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.74457,0.498041,-2.89211,0.461759,-0.391072,0.905881,-1.33992,0.691746]]}},"polite":{"calls":[0,1],"first":"second call differs"}}},
   {"key":"MO-8","levels":[{"fr":"Un `nn.Module` tient le registre de ses paramètres. Qui ouvre ce registre ?","en":"An `nn.Module` keeps a register of its parameters. Who opens that register?"}],"seen":{"document":{"same":"06e8c5b"},"drawn":{"same":"06e8c5b"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"ae8a23f"}},"bias":{"same":"06e8c5b"},"large_scores":{"calls":[0,1,2,3],"first":{"same":"ae8a23f"}},"evaluation":{"same":"37d8992"},"dropped_weights":{"same":"37d8992"},"gradient":{"same":"37d8992"},"device":{"same":"06e8c5b"}}},
   {"same":"299cbac"},
   {"same":"299cbac"},
   {"same":"898feeb"},
   {"same":"898feeb"},
   {"same":"898feeb"},
   {"same":"898feeb"},
   {"same":"299cbac"},
   {"key":"DO-1","levels":{"same":"e601461"},"seen":{"dropped_weights":{"calls":[0,1],"first":"weights times 2.04"}}},
   {"same":"898feeb"},
   {"same":"c8e6a5b"},
   {"same":"c8e6a5b"},
   {"key":"DO-2","levels":{"same":"a98a2f0"},"seen":{"evaluation":{"same":"cee4a36"},"dropped_weights":{"same":"08713bc"}}},
   {"same":"c8e6a5b"},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"dropped_weights":{"same":"0e22e74"}}},
   {"key":"DO-3","levels":{"same":"3b3f039"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":{"same":"fe26421"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":{"same":"fe26421"}}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"72e5785"}},"bias":{"calls":[0],"first":{"same":"72e5785"}},"large_scores":{"same":"68a2b1c"},"dropped_weights":{"calls":[0,1],"first":"weights times 3.33"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":{"same":"fe26421"}}}}},
   {"same":"d2af82e"},
   {"same":"d2af82e"},
   {"key":"PS3-no-dropout","levels":{"same":"7b6aa00"},"seen":{"dropped_weights":{"same":"08713bc"}}},
   {"key":"PS3-no-dropout","levels":{"same":"7b6aa00"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.0,0.0115522,-0.100218,-0.527184,0.0,0.0,-0.587627,0.0047352]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":[[0.0,-0.677053,-0.672729,-0.451826,-0.230587,-0.0849049,-0.187414,-0.116541]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.0,1.56679e-16,-3.77992,-3.06933,0.0,-0.206727,9.94388,-0.0163797]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.0,-1.18469,-3.37982,-0.172591,0.0,0.11789,7.79127,-0.00807674]]}},"large_scores":{"same":"68a2b1c"},"dropped_weights":{"calls":[0,1],"first":"weights times 2"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.234026,-1.72755,-5.72862,0.893977,-0.0823979,0.630644,-3.1534,0.0159477]]}}}},
   {"key":"PS3-draws-shared","levels":{"same":"a6123e1"},"seen":{"dropped_weights":{"calls":[0,1],"first":"shared along batch"}}},
   {"key":"PS3-draws-shared","levels":{"same":"a6123e1"},"seen":{"dropped_weights":{"calls":[0,1],"first":"shared along query"}}},
   {"key":"PS3-draws-shared","levels":{"same":"a6123e1"},"seen":{"dropped_weights":{"calls":[0,1],"first":"shared along key"}}},
   {"same":"ef95691"},
   {"same":"ef95691"},
   {"key":"PS3-batch-mixed","levels":{"same":"d6749fd"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.00577611,-0.0842531,-0.529901,-0.0572275,-0.565458,-0.540846,-0.108068]]}},"other_sizes":{"calls":[0,1,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0414202,-1.88996,-1.53915,-1.88312,-1.60347,4.97132,-0.214004]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.59107,-1.68991,-0.0794523,-1.33156,0.177897,3.89482,0.113044]]}},"large_scores":{"calls":[3],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-50.4,3.55271e-15,-56.7,-49.5,-38.4,-50.4,150.0,-1.8]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.654717,0.29869,0.167162,0.422091,0.0681674,0.0189389,0.25462]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.06641,0.571298,-3.03252,0.437912,-0.49525,-0.0797743,-1.33599,0.687483]]}}}},
   {"key":"PS3-batch-mixed","levels":{"same":"d6749fd"},"seen":{"other_sizes":{"calls":[0,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.141965,-1.88021,0.528715,-0.35,-1.0008,4.64807,0.107141]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.481456,-1.682,1.9117,-0.15,0.370056,3.40499,0.334981]]}},"large_scores":{"calls":[3],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-50.4,3.55271e-15,-56.7,29.1,-10.5,-34.8,150.0,-1.8]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.659647,0.296266,0.167975,0.06,0.15,0.012664,0.211393]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.58149,2.24623,1.52006,0.157751,-1.03601,-0.426191,-2.28332,0.8027]]}}}},
   {"key":"PS3-batch-mixed","levels":{"same":"d6749fd"},"seen":{"other_sizes":{"calls":[0,3,4],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-1.68,0.0414202,-1.88996,-1.53915,-0.35,1.16491,-1.48999,0.867683]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-0.28,-0.59107,-1.68991,-0.0794523,-0.15,2.62087,-2.08998,0.901816]]}},"large_scores":{"calls":[3],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[-50.4,3.55271e-15,-56.7,-49.5,-10.5,34.5,-44.7,34.5]]}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.97,0.654717,0.29869,0.167162,0.06,0.15,0.0126152,0.210778]]}},"dropped_weights":{"same":"1042734"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-3.15759,0.200095,-2.1363,0.818665,-2.51076,-0.0285245,-0.00249602,-0.502006]]}}}},
   {"key":"PS3-one-sentence","levels":{"same":"d6749fd"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":{"same":"f65ff33"}}},"drawn":{"same":"9045988"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.68,-2.58,0.0414202,-1.64986,-1.88996,1.83993,-1.53915,-1.88741]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.28,-2.38,-0.59107,-0.2497,-1.68991,1.2284,-0.0794523,-1.68523]]}},"large_scores":{"calls":[0,1,2,3],"first":{"same":"e4cd7c1"}},"evaluation":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,6]],"numbers":[[0.97,0.54,0.654717,0.109183,0.29869,0.000725173,0.167162,0.288608]]}},"dropped_weights":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,6]],"numbers":[[0.0,0.0,0.21743,0.28266,0.426699,0.00103596,0.238803,0.412297]]}},"gradient":{"same":"914a5be"}}},
   {"key":"PS3-one-sentence","levels":{"same":"d6749fd"},"seen":{"drawn":{"same":"9045988"},"other_sizes":{"calls":[2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.15,0.15,-0.35,2.01247,-0.798486,2.5372,0.52274,-1.04472]]}},"large_scores":{"calls":[0,1,2],"first":{"same":"e4cd7c1"}}}},
   {"key":"PS3-global","levels":{"same":"96b67a2"},"seen":{"document":{"same":"21e5c3c"},"drawn":{"same":"21e5c3c"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"2e6d9b4"}},"bias":{"same":"21e5c3c"},"large_scores":{"calls":[0,1,2,3],"first":{"same":"2e6d9b4"}},"evaluation":{"same":"06b60d1"},"dropped_weights":{"same":"06b60d1"},"gradient":{"same":"06b60d1"}}},
   {"key":"PS3-global","levels":{"same":"96b67a2"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.213136,-0.336364,-0.228689,-0.334944,-0.470464,-0.381316,-0.341891,-0.184094]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"93b3a99"}},"bias":{"same":"5d188a9"},"large_scores":{"calls":[0,1,2,3],"first":{"same":"93b3a99"}},"evaluation":{"same":"f963dc0"},"dropped_weights":{"same":"f963dc0"},"gradient":{"calls":[0,1],"first":{"same":"93b3a99"}},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PS3-global","levels":{"same":"96b67a2"},"seen":{"document":{"same":"44333df"},"drawn":{"same":"44333df"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"de7deea"}},"bias":{"same":"44333df"},"large_scores":{"calls":[0,1,2,3],"first":{"same":"de7deea"}},"evaluation":{"same":"695e042"},"dropped_weights":{"same":"695e042"},"gradient":{"same":"695e042"}}},
   {"key":"PS3-global","levels":{"same":"96b67a2"},"seen":{"document":{"same":"779bc7b"},"drawn":{"same":"779bc7b"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"bc6f086"}},"bias":{"same":"779bc7b"},"large_scores":{"calls":[0,1,2,3],"first":{"same":"bc6f086"}},"evaluation":{"same":"bc96cda"},"dropped_weights":{"same":"bc96cda"},"gradient":{"same":"bc96cda"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"same":"6dc6597"},"drawn":{"same":"6dc6597"},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"f7fbc16"}},"bias":{"same":"6dc6597"},"large_scores":{"calls":[0,1,2,3],"first":{"same":"f7fbc16"}},"evaluation":{"same":"32d359c"},"dropped_weights":{"same":"32d359c"},"gradient":{"same":"914a5be"},"dtype":{"same":"828bc0c"}}},
   {"same":"73312d3"},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"e7643f5"}},"bias":{"same":"5d188a9"},"large_scores":{"calls":[0,1,2,3],"first":{"same":"e7643f5"}},"evaluation":{"same":"ee5146f"},"dropped_weights":{"same":"ee5146f"},"gradient":{"same":"ee5146f"}}},
   {"key":"MO-3","levels":{"same":"cc514c6"},"seen":{"drawn":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (8) at non-singleton dimension 2"]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"dc27983"}},"bias":{"calls":[0],"first":{"same":"dc27983"}},"large_scores":{"calls":[0,1,2,3],"first":{"raised":["RuntimeError","output with shape [1, 1, 1] doesn't match the broadcast shape [1, 7, 7]"]}},"evaluation":{"same":"6fe5259"},"dropped_weights":{"same":"6fe5259"},"gradient":{"calls":[0,1],"first":{"same":"dc27983"}}}}
  ]
 }
},
"quizzes": {
 "copying_model": {"kind":"choice","answer":"b","right":{"fr":"Oui. À l'entraînement, la réponse était toujours une colonne plus loin : copier suffisait. Au moment d'écrire, cette colonne n'existe pas encore, et le modèle n'a rien appris d'autre.","en":"Yes. In training the answer always stood one column further on: copying was enough. When it comes to writing, that column does not exist yet, and the model has learnt nothing else."},"wrong":{"fr":"Demande-toi d'où le modèle tirait sa réponse pendant l'entraînement, et s'il l'aura encore au moment d'écrire.","en":"Ask yourself where the model found its answer in training, and whether it will still have it when writing."},"near":[{"value":"a","reply":{"fr":"Une perte presque nulle ne dit pas ce qui a été appris. Ici, chaque réponse se lisait dans l'entrée, une colonne plus loin.","en":"A loss of almost zero does not say what was learnt. Here each answer could be read in the input, one column further on."}},{"value":"c","reply":{"fr":"Les formes s'accordent : les scores sont T × T, quel que soit T. L'échec est silencieux, et c'est bien le danger.","en":"The shapes agree: scores are T × T, whatever T. The failure is a silent one, and that is the danger."}}]},
 "hidden_count": {"kind":"number","answer":15,"tolerance":0,"right":{"fr":"Oui : 5 + 4 + 3 + 2 + 1 + 0 = 15, soit T (T − 1) / 2. Les 21 autres cases sont visibles, diagonale comprise.","en":"Yes: 5 + 4 + 3 + 2 + 1 + 0 = 15, that is T (T − 1) / 2. The 21 other cells are visible, the diagonal included."},"wrong":{"fr":"Le premier jeton a 5 jetons devant lui, le deuxième 4… Additionne.","en":"The first token has 5 tokens ahead of it, the second 4… Add them up."},"near":[{"value":21,"reply":{"fr":"21 est le nombre de cases **visibles**, ou celui des cases cachées si la diagonale l'était aussi. Or un jeton se voit lui-même.","en":"21 is the number of **visible** cells, or that of hidden ones if the diagonal were hidden too. But a token sees itself."}},{"value":30,"reply":{"fr":"30, c'est tout sauf la diagonale. Le passé, en dessous, reste visible : ne compte que le dessus.","en":"30 is everything but the diagonal. The past, below it, stays visible: count only what is above."}},{"value":36,"reply":{"fr":"36, c'est la matrice entière. Chaque jeton voit au moins lui-même.","en":"36 is the whole matrix. Each token sees at least itself."}},{"value":18,"reply":{"fr":"Pas tout à fait la moitié : la diagonale, 6 cases, est visible. Il reste (36 − 6) / 2.","en":"Not quite one half: the diagonal, 6 cells, is visible. There remains (36 − 6) / 2."}}]},
 "renormalised_share": {"kind":"number","answer":0.4483,"tolerance":0.006,"right":{"fr":"Oui : 0,1659 / (0,2041 + 0,1659) ≈ 0,45. Le rapport entre les deux poids n'a pas changé, seule leur somme est devenue 1.","en":"Yes: 0.1659 / (0.2041 + 0.1659) ≈ 0.45. The ratio between the two weights is the same, only their sum has become 1."},"wrong":{"fr":"La ligne « journey » garde 0,2041 et 0,1659. Divise le second par leur somme.","en":"The row \"journey\" keeps 0.2041 and 0.1659. Divide the second by their sum."},"near":[{"value":0.5517,"reply":{"fr":"C'est le poids que « journey » donne à « Your », sa première colonne. Le sien est dans la deuxième.","en":"That is the weight which \"journey\" gives \"Your\", its first column. Its own is in the second."}},{"value":0.1659,"reply":{"fr":"C'est le poids d'avant. La ligne ne somme plus qu'à 0,37 : il faut diviser par cette somme.","en":"That is the weight before. The row sums to 0.37 only: you have to divide by that sum."}},{"value":0.37,"reply":{"fr":"C'est la somme de la ligne, celle par laquelle on divise.","en":"That is the sum of the row, the one to divide by."}},{"value":0.5,"reply":{"fr":"Les deux poids visibles ne sont pas égaux : 0,2041 et 0,1659. Chacun garde sa part.","en":"The two visible weights are not equal: 0.2041 and 0.1659. Each keeps its share."}}]},
 "lost_axis": {"kind":"choice","answer":"c","right":{"fr":"Oui. `(6,)` s'aligne sur le **dernier** axe : la somme de la ligne j descend sur la colonne j. La matrice étant carrée, rien ne proteste, mais la dernière ligne somme à 2,35. Avec `keepdim=True`, la somme garde la forme `(6, 1)` et reste en face de sa ligne.","en":"Yes. `(6,)` lines up with the **last** axis: the sum of row j comes down on column j. The matrix being square, nothing protests, yet the last row sums to 2.35. With `keepdim=True` the sum keeps the shape `(6, 1)` and stays opposite its row."},"wrong":{"fr":"Un tenseur `(6,)` s'aligne sur le dernier axe d'un tenseur `(6, 6)`. Quel nombre divise alors la case (i, j) ?","en":"A tensor `(6,)` lines up with the last axis of a tensor `(6, 6)`. Which number then divides the cell (i, j)?"},"near":[{"value":"a","reply":{"fr":"Ce serait une chance ! `(6,)` s'étend à `(6, 6)` sans un mot, parce que la matrice est carrée. L'erreur se voit dans les sommes, pas dans un message.","en":"That would be lucky! `(6,)` broadcasts to `(6, 6)` without a word, because the matrix is square. The mistake shows in the sums, not in a message."}},{"value":"b","reply":{"fr":"`keepdim` décide de l'axe sur lequel la somme s'étend. Sans lui, elle s'aligne sur les colonnes.","en":"`keepdim` decides along which axis the sum broadcasts. Without it, the sum lines up with the columns."}}]},
 "denominator_leak": {"kind":"choice","answer":"b","right":{"fr":"Oui : 0,1921 est une fraction, et l'exponentielle du dernier jeton compte dans son dénominateur. Avec le jeton (0,9 ; 0,1 ; 0,9) à la place de « step », le poids passe à 0,1815. Un zéro dans la case ne suffit pas : il faut renormaliser.","en":"Yes: 0.1921 is a fraction, and the exponential of the last token counts in its denominator. With the token (0.9, 0.1, 0.9) in place of \"step\", the weight becomes 0.1815. A zero in the cell is not enough: one must renormalise."},"wrong":{"fr":"Écris ce poids comme une fraction, avant tout masque. Que contient son dénominateur ?","en":"Write that weight as a fraction, before any mask. What is in its denominator?"},"near":[{"value":"a","reply":{"fr":"Elle ne le voit plus, mais elle l'a vu : la softmax a divisé par une somme où il figurait.","en":"It sees it no longer, but it did see it: softmax divided by a sum in which it took part."}},{"value":"c","reply":{"fr":"Il vaudrait 1 **après** renormalisation. Sans elle, il reste à 0,1921, et ce nombre dépend de l'avenir.","en":"It would be 1 **after** renormalising. Without that it stays at 0.1921, and this number depends on the future."}}]},
 "zero_fill": {"kind":"number","answer":0.8029,"tolerance":0.008,"right":{"fr":"Oui : 5 / (1,23 + 5) ≈ 0,80. Chaque position « masquée » pèse encore 0,16, presque autant que la seule qui soit permise. Avec −∞, elles pèseraient exactement 0.","en":"Yes: 5 / (1.23 + 5) ≈ 0.80. Each \"masked\" position still weighs 0.16, almost as much as the only one allowed. With −∞ they would weigh exactly 0."},"wrong":{"fr":"Chacun des cinq a le score 0, donc l'exponentielle 1. Divise leur somme par le total, 1,23 + 5.","en":"Each of the five has the score 0, hence the exponential 1. Divide their sum by the total, 1.23 + 5."},"near":[{"value":0,"tolerance":1e-06,"reply":{"fr":"C'est ce que donnerait −∞. Un score de 0 a pour exponentielle e⁰ = 1.","en":"That is what −∞ would give. A score of 0 has e⁰ = 1 for exponential."}},{"value":0.1606,"reply":{"fr":"C'est le poids d'**un** jeton futur. Il y en a cinq.","en":"That is the weight of **one** future token. There are five."}},{"value":0.1971,"reply":{"fr":"C'est le poids que « Your » se garde à lui-même. La question porte sur tout le reste.","en":"That is the weight which \"Your\" keeps for itself. The question is about all the rest."}},{"value":0.8333,"reply":{"fr":"Cinq sixièmes : ce serait le cas de six scores égaux. Celui de « Your » pour lui-même a une exponentielle de 1,23, et non de 1.","en":"Five sixths: that would be the case of six equal scores. That of \"Your\" for itself has an exponential of 1.23, and not 1."}}]},
 "lost_fill": {"kind":"choice","answer":"b","right":{"fr":"Oui. `masked_fill` rend un **nouveau** tenseur, que personne ne garde ; `scores` n'a pas bougé. `scores = scores.masked_fill(...)` répare. `masked_fill_`, avec le trait, écrit sur place, mais abîmerait un tenseur qui appartient à l'appelant.","en":"Yes. `masked_fill` returns a **new** tensor, which nobody keeps; `scores` has not moved. `scores = scores.masked_fill(...)` mends it. `masked_fill_`, with the underscore, writes in place, but would spoil a tensor that belongs to the caller."},"wrong":{"fr":"Sans trait de soulignement à la fin, une opération de PyTorch ne change pas son tenseur : elle en rend un autre. Qui le garde ici ?","en":"Without an underscore at its end, an operation of PyTorch does not change its tensor: it returns another. Who keeps it here?"},"near":[{"value":"a","reply":{"fr":"Il faudrait pour cela que le premier appel change `scores`. Il en fabrique une copie masquée, et l'oublie aussitôt.","en":"For that, the first call would have to change `scores`. It makes a masked copy, and forgets it at once."}},{"value":"c","reply":{"fr":"Aucun −∞ n'entre dans la softmax : celui du premier appel est resté dans un tenseur que personne ne lit.","en":"No −∞ enters the softmax: that of the first call stayed in a tensor which nobody reads."}}]},
 "hidden_diagonal": {"kind":"choice","answer":"c","right":{"fr":"Oui : la première requête n'a plus rien à consulter. Toute sa ligne est à −∞, et la softmax calcule 0/0. Les autres lignes sont finies, mais fausses : elles ne voient plus leur propre jeton.","en":"Yes: the first query has nothing left to consult. Its whole row is −∞, and softmax computes 0/0. The other rows are finite, but wrong: they no longer see their own token."},"wrong":{"fr":"Écris la première ligne des scores, diagonale cachée, quand T = 3. Que vaut la somme de ses exponentielles ?","en":"Write the first row of the scores, its diagonal hidden, when T = 3. What is the sum of its exponentials?"},"near":[{"value":"a","reply":{"fr":"C'est la ligne du bon masque. Ici, la seule case permise est cachée elle aussi.","en":"That is the row of the right mask. Here the only cell allowed is hidden too."}},{"value":"b","reply":{"fr":"Avec un grand nombre négatif, `-1e9`, ce serait le cas : des scores tous égaux. Avec −∞, la somme des exponentielles est nulle, et 0/0 vaut `nan`.","en":"With a large negative number, `-1e9`, that would be so: scores that are all equal. With −∞ the sum of the exponentials is zero, and 0/0 is `nan`."}}]},
 "not_identical": {"kind":"choice","answer":"c","right":{"fr":"Oui : la softmax donne (e⁻²⁰⁰, 1), et e⁻²⁰⁰ s'arrondit à 0 en `float32`. Après le masque, il reste (0, 0), de somme 0, et 0/0 vaut `nan`. Masquer avant donne (1, 0).","en":"Yes: softmax gives (e⁻²⁰⁰, 1), and e⁻²⁰⁰ rounds to 0 in `float32`. After the mask (0, 0) remains, with sum 0, and 0/0 is `nan`. Masking before gives (1, 0)."},"wrong":{"fr":"Suis les nombres : softmax de (0, 200), puis zéro sur la deuxième case, puis division par la somme. En `float32`, que vaut e⁻²⁰⁰ ?","en":"Follow the numbers: softmax of (0, 200), then zero in the second cell, then division by the sum. In `float32`, what is e⁻²⁰⁰?"},"near":[{"value":"a","reply":{"fr":"Sur le papier, oui. Mais e⁻²⁰⁰ est trop petit pour `float32` : le poids visible s'est arrondi à 0 avant qu'on renormalise.","en":"On paper, yes. But e⁻²⁰⁰ is too small for `float32`: the visible weight was rounded to 0 before we renormalised."}},{"value":"b","reply":{"fr":"C'est la ligne **avant** de renormaliser. Il reste à la diviser par sa somme, qui est nulle.","en":"That is the row **before** it is renormalised. It remains to divide it by its sum, which is zero."}}]},
 "subnetworks": {"kind":"number","answer":1024,"tolerance":0,"right":{"fr":"Oui : chaque neurone est là ou non, 2 × 2 × … × 2 = 2¹⁰ = 1024. Il en vient un de plus, et le nombre double.","en":"Yes: each neuron is there or not, 2 × 2 × … × 2 = 2¹⁰ = 1024. One more comes, and the number doubles."},"wrong":{"fr":"Chaque neurone a deux états, allumé ou éteint, choisis indépendamment. Combien de combinaisons pour dix ?","en":"Each neuron has two states, on or off, chosen independently. How many combinations for ten?"},"near":[{"value":1023,"reply":{"fr":"Tu as retiré le réseau entièrement éteint. Rare, mais possible : il compte.","en":"You left out the network with everything off. Rare, but possible: it counts."}},{"value":20,"reply":{"fr":"Les choix ne s'additionnent pas, ils se multiplient : 2 × 2 × … × 2.","en":"Choices do not add up, they multiply: 2 × 2 × … × 2."}},{"value":100,"reply":{"fr":"100 = 10². C'est l'inverse : deux états, dix fois, donc 2¹⁰.","en":"100 = 10². It is the other way round: two states, ten times, hence 2¹⁰."}},{"value":10,"reply":{"fr":"10 serait le nombre de réseaux où un seul neurone est éteint. Ils peuvent l'être à plusieurs.","en":"10 would be the number of networks with exactly one neuron off. Several may be off at once."}}]},
 "survivor_scale": {"kind":"number","answer":1.25,"tolerance":0.004,"right":{"fr":"Oui : 1 / (1 − 0,2) = 1,25. Les 80 % qui survivent portent la part des 20 % qui manquent.","en":"Yes: 1 / (1 − 0.2) = 1.25. The 80% that survive carry the share of the 20% that are missing."},"wrong":{"fr":"Une part 1 − p des nombres survit. Par quoi faut-il diviser pour que la moyenne reste 1 ?","en":"A share 1 − p of the numbers survives. By what must one divide for the mean to stay 1?"},"near":[{"value":5,"reply":{"fr":"C'est 1/p. Mais p est la probabilité d'être **éteint** ; ce qui survit est une part 1 − p.","en":"That is 1/p. But p is the probability of being switched **off**; what survives is a share 1 − p."}},{"value":0.8,"reply":{"fr":"C'est la moyenne *sans* correction. Il faut diviser par 0,8, et non multiplier.","en":"That is the mean *without* correction. One must divide by 0.8, and not multiply."}},{"value":1,"reply":{"fr":"Alors la moyenne ne serait plus que 0,8. Les survivants doivent compenser ceux qui manquent.","en":"Then the mean would be 0.8 only. The survivors must make up for those that are missing."}},{"value":2,"reply":{"fr":"C'est la valeur du document, pour p = 0,5. Ici, on éteint moins souvent.","en":"That is the document's value, for p = 0.5. Here numbers are switched off less often."}},{"value":1.2,"reply":{"fr":"1 + p est proche, mais 0,8 × 1,2 = 0,96 : la moyenne baisserait encore. Il faut 1 / 0,8.","en":"1 + p comes close, but 0.8 × 1.2 = 0.96: the mean would still go down. It takes 1 / 0.8."}}]},
 "blind_probability": {"kind":"number","answer":0.5,"tolerance":0.0001,"right":{"fr":"Oui : à p = 0,5, garder et éteindre ont la même probabilité, et 1/p = 1/(1 − p) = 2. C'est la valeur du document ! Pour éprouver un dropout, prends une autre probabilité, 0,2 par exemple.","en":"Yes: at p = 0.5 keeping and dropping have the same probability, and 1/p = 1/(1 − p) = 2. It is the document's value! To put a dropout to the test, take another probability, 0.2 for instance."},"wrong":{"fr":"Il garde avec la probabilité p, au lieu de 1 − p, et multiplie par 1/p, au lieu de 1/(1 − p). Quand p et 1 − p sont-ils égaux ?","en":"It keeps with probability p, instead of 1 − p, and multiplies by 1/p, instead of 1/(1 − p). When are p and 1 − p equal?"},"near":[{"value":0,"reply":{"fr":"Pour p = 0, le bon programme rend x, et celui-ci éteint tout : rien de plus visible.","en":"For p = 0 the right program returns x, and this one drops everything: nothing is plainer to see."}},{"value":1,"reply":{"fr":"Pour p = 1, le bon programme rend des zéros, et celui-ci garde tout.","en":"For p = 1 the right program returns zeros, and this one keeps everything."}}]},
 "unsliced_mask": {"kind":"choice","answer":"c","right":{"fr":"Oui : les deux axes de taille 1 s'étendent jusqu'à 6, et une phrase d'un jeton ressort avec six lignes. Avec 4 jetons, ce serait une erreur, plus honnête. D'où `mask[:T, :T]`.","en":"Yes: the two axes of size 1 broadcast up to 6, and a sentence of one token comes out with six rows. With 4 tokens it would be an error, which is more honest. Hence `mask[:T, :T]`."},"wrong":{"fr":"Un axe de taille 1 s'étend à la taille d'en face. Lequel des deux tenseurs s'étend ici ?","en":"An axis of size 1 broadcasts to the size opposite. Which of the two tensors broadcasts here?"},"near":[{"value":"a","reply":{"fr":"Ce serait vrai pour 4 jetons : 4 et 6 ne s'accordent pas. Mais un axe de taille 1 s'accorde avec tout.","en":"It would be so for 4 tokens: 4 and 6 do not agree. But an axis of size 1 agrees with everything."}},{"value":"b","reply":{"fr":"PyTorch ne découpe jamais de lui-même : il **étend** le plus petit au plus grand.","en":"PyTorch never slices of its own accord: it **broadcasts** the smaller to the larger."}}]},
 "reloaded_mask": {"kind":"choice","answer":"b","right":{"fr":"Oui. Recharger, c'est construire la couche, donc exécuter `__init__`, puis y copier les tenseurs sauvés. Le masque, refait par `__init__`, n'a jamais manqué. Le vrai défaut de cet attribut est ailleurs : il ne suit pas `.to(device)`.","en":"Yes. To reload is to build the layer, hence to run `__init__`, and then to copy the saved tensors into it. The mask, made again by `__init__`, was never missing. The real fault of this attribute lies elsewhere: it does not follow `.to(device)`."},"wrong":{"fr":"Avant de recharger, il faut construire la couche neuve. Que fait `__init__` à ce moment-là ?","en":"Before reloading, one has to build the new layer. What does `__init__` do at that moment?"},"near":[{"value":"a","reply":{"fr":"On recharge **dans** une couche déjà construite : `__init__` a tourné, et `self.mask` est là.","en":"We reload **into** a layer that is already built: `__init__` has run, and `self.mask` is there."}},{"value":"c","reply":{"fr":"Un simple attribut n'est attendu par personne : ni la sauvegarde ni la couche neuve ne lui donnent de clé. Tout correspond.","en":"Nobody expects a plain attribute: neither the save nor the new layer gives it a key. Everything matches."}}]},
 "strict_loading": {"kind":"choice","answer":"b","right":{"fr":"Oui : « Unexpected key(s) in state_dict: \"mask\" ». Les deux couches calculent pourtant la même chose. Avec `strict=False`, ou en retirant la clé, le chargement passe.","en":"Yes: \"Unexpected key(s) in state_dict: \"mask\"\". Yet both layers compute the same thing. With `strict=False`, or with the key removed, the loading goes through."},"wrong":{"fr":"Par défaut, `load_state_dict` est strict : il compare les deux listes de clés. Sont-elles égales ?","en":"By default `load_state_dict` is strict: it compares the two lists of keys. Are they equal?"},"near":[{"value":"a","reply":{"fr":"Ce serait le cas avec `strict=False`. Par défaut, une clé de trop suffit à tout refuser.","en":"That would be so with `strict=False`. By default, one key too many is enough for all to be refused."}},{"value":"c","reply":{"fr":"La seconde couche n'attend aucune clé `mask` : il n'y a pas d'endroit où la copier.","en":"The second layer expects no key `mask`: there is no place to copy it to."}}]},
 "prefix": {"kind":"choice","answer":"a","right":{"fr":"Oui : la ligne i ne dépend que des jetons 1 à i, et l'avenir y pèse exactement 0, qu'il existe ou non. C'est ce qui permet d'entraîner toutes les positions à la fois, et de ne rien recalculer en générant.","en":"Yes: row i depends only on tokens 1 to i, and the future weighs exactly 0 there, whether it exists or not. That is what allows all positions to be trained at once, and nothing to be computed again when generating."},"wrong":{"fr":"Relis la preuve : de quels scores la ligne i dépend-elle, une fois le masque posé ?","en":"Read the proof again: on which scores does row i depend, once the mask is on?"},"near":[{"value":"b","reply":{"fr":"Elle somme deux termes de plus, mais ce sont des e^(−∞) = 0. La somme est la même.","en":"It sums two more terms, but these are e^(−∞) = 0. The sum is the same."}},{"value":"c","reply":{"fr":"La première ne voit qu'elle-même, c'est vrai. Mais la quatrième ne voit que les quatre premiers jetons, et ils sont là dans les deux cas.","en":"The first sees itself alone, that is true. But the fourth sees only the first four tokens, and they are there in both cases."}}]}
}
}""")))

if __name__ == "__main__":
    sys.exit(main())
