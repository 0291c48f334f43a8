# Built from autograder/build/visible, solutions/ps7_generation.py: do not edit.
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
 "730c993": {"named":{"bas":5,"basse":2,"tasse":6,"passe":3}},
 "23364d8": [{"same":"730c993"},4],
 "e1f3e93": {"tensor":[48.0,124.0],"dtype":"float64"},
 "5844603": {"tuple":[{"tuple":["a","s"]},{"tuple":["as","s"]},{"tuple":["ass","e"]},{"tuple":["t","asse"]}]},
 "4147c38": ["basse",{"same":"5844603"}],
 "2f7495c": {"tuple":[{"tuple":["é","."]},{"tuple":["c","+"]},{"tuple":["a","a"]}]},
 "02d862b": [{"fr":"Un mot vu six fois pèse-t-il autant qu'un mot vu une fois ?","en":"Does a word seen six times weigh as much as a word seen once?"}],
 "036570b": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[14]],"numbers":[[51.0,97.0,97.0,97.0,97.0,97.0,98.0,99.0]]}},
 "edae64a": {"kind":"tensor","shapes":[[14]],"numbers":[[51.0,98.0,99.0,97.0,43.0,124.0,97.0,97.0]]},
 "1c98e94": {"overlaps":{"calls":[0],"first":{"same":"edae64a"}}},
 "c43674b": [{"fr":"Dans `aaa`, combien de fois deux `a` sont-ils voisins ? Compte avec le doigt.","en":"In `aaa`, how many times are two `a` neighbours? Count with a finger."}],
 "f34552b": {"key":"PS7-overlaps","levels":{"same":"c43674b"},"seen":{"same":"1c98e94"}},
 "a2e55e5": {"calls":[0,1,2],"first":{"same":"edae64a"}},
 "3accb54": {"calls":[0],"first":{"kind":"tensor","shapes":[[25]],"numbers":[[53.0,43.0,98.0,124.0,43.0,233.0,233.0,101.0]]}},
 "79028fb": [{"fr":"Deux paires aussi fréquentes : laquelle gagne, quel que soit l'ordre du dictionnaire ?","en":"Two pairs that are as frequent: which one wins, whatever the order of the dictionary?"}],
 "6038718": {"calls":[2],"first":{"kind":"tensor","shapes":[[21]],"numbers":[[52.0,43.0,97.0,99.0,98.0,97.0,97.0,97.0]]}},
 "1bb39d1": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[22]],"numbers":[[52.0,43.0,115.0,124.0,43.0,124.0,97.0,101.0]]}},
 "8dc32fe": {"kind":"tensor","shapes":[[13]],"numbers":[[51.0,97.0,43.0,124.0,43.0,124.0,98.0,97.0]]},
 "357b130": {"calls":[1],"first":{"kind":"tensor","shapes":[[14]],"numbers":[[51.0,97.0,98.0,97.0,98.0,97.0,97.0,99.0]]}},
 "c201b8d": [{"fr":"De quels symboles un mot est-il fait au départ ? De ses lettres, et de rien d'autre ?","en":"Of which symbols is a word made at first? Of its letters, and of nothing else?"}],
 "2b55636": {"kind":"tensor","shapes":[[13]],"numbers":[[51.0,32.0,43.0,124.0,43.0,124.0,32.0,99.0]]},
 "9118df8": [{"fr":"La dernière lettre d'un mot et la première du suivant sont-elles voisines ?","en":"Are the last letter of a word and the first of the next one neighbours?"}],
 "a9c1515": [{"fr":"Une paire vue une seule fois se fusionne-t-elle encore ? Relis la règle d'arrêt.","en":"Is a pair that is seen only once still merged? Read the rule for stopping again."}],
 "232d11d": {"kind":"tensor","shapes":[[2]],"numbers":[[48.0,124.0]]},
 "bd86b27": {"calls":[2],"first":{"kind":"tensor","shapes":[[35]],"numbers":[[54.0,124.0,124.0,101.0,97.0,98.0,112.0,101.0]]}},
 "642ca4d": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[9]],"numbers":[[50.0,124.0,97.0,43.0,124.0,98.0,43.0,99.0]]}},
 "ad5c046": {"kind":"tensor","shapes":[[9]],"numbers":[[50.0,124.0,97.0,43.0,124.0,97.0,43.0,99.0]]},
 "c4c00af": {"calls":[0],"first":{"kind":"tensor","shapes":[[20]],"numbers":[[52.0,43.0,124.0,98.0,98.0,124.0,98.0,100.0]]}},
 "d6fd1d9": [{"fr":"Que se passe-t-il quand tous les mots ne sont plus qu'un symbole ?","en":"What happens when every word is a single symbol?"}],
 "ab03a08": {"raised":["ValueError","min() arg is an empty sequence"]},
 "5decdd8": {"calls":[2],"first":{"same":"ab03a08"}},
 "6620a76": {"calls":[0,1,2],"first":{"same":"ab03a08"}},
 "69d0546": [{"fr":"Après la première fusion, de quels symboles les mots sont-ils faits ?","en":"After the first merge, of which symbols are the words made?"}],
 "e234d2c": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[17]],"numbers":[[52.0,97.0,124.0,43.0,124.0,43.0,97.0,115.0]]}},
 "10c9b2e": [{"fr":"Fusionne à la main, de gauche à droite, partout dans le mot. Obtiens-tu la même coupe ?","en":"Merge by hand, from left to right, everywhere in the word. Do you get the same cut?"}],
 "a5acee0": [{"fr":"Que faut-il pour refaire une fusion : le symbole obtenu, ou les deux morceaux ?","en":"What does it take to do a merge again: the symbol obtained, or both pieces?"}],
 "a777957": {"calls":[0,1,2],"first":{"kind":"dict","shapes":[[],[],[]],"numbers":[[0.0],[1.0],[2.0]]}},
 "59fe851": [{"fr":"Combien de fusions a-t-on demandées ?","en":"How many merges were asked for?"}],
 "bd8a9b0": {"calls":[0],"first":{"kind":"tensor","shapes":[[17]],"numbers":[[52.0,97.0,124.0,43.0,124.0,43.0,100.0,99.0]]}},
 "bdbd1a7": {"calls":[3],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[49.0,124.0,97.0,43.0,115.0]]}},
 "55ba1ac": {"kind":"tensor","shapes":[[42]],"numbers":[[55.0,97.0,115.0,43.0,124.0,112.0,124.0,101.0]]},
 "85a0104": [{"fr":"Le mot que tu lis est-il celui qu'on t'a donné, lettre pour lettre ?","en":"Is the word that you read the one that you were given, letter by letter?"}],
 "f8e3435": [{"fr":"Après l'appel, l'appelant retrouve-t-il son dictionnaire et sa liste ?","en":"After the call, does the caller find its dictionary and its list again?"}],
 "472f097": {"calls":[0],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[0.0]]}},
 "131c696": {"key":"MO-5","levels":{"same":"f8e3435"},"seen":{"left_alone":{"same":"472f097"}}},
 "c3b83b0": [{"fr":"Dans quel ordre les fusions ont-elles été apprises ? Celui qui coupe doit faire pareil.","en":"In which order were the merges learnt? The one who cuts must do the same."}],
 "0283d09": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[12]],"numbers":[[53.0,99.0,124.0,124.0,97.0,124.0,115.0,101.0]]}},
 "6a196cd": {"kind":"tensor","shapes":[[9]],"numbers":[[51.0,124.0,97.0,98.0,99.0,124.0,97.0,98.0]]},
 "8942aae": {"calls":[0,1],"first":{"same":"6a196cd"}},
 "f37a50b": {"encode":{"same":"0283d09"}},
 "9dd1ce8": {"key":"PS7-encode-order","levels":{"same":"c3b83b0"},"seen":{"encode_order":{"calls":[0],"first":{"same":"6a196cd"}}}},
 "839ca12": [{"fr":"Que devient une lettre que le corpus n'avait pas ? Rien ne doit être illisible.","en":"What becomes of a letter that the corpus did not have? Nothing must be unreadable."}],
 "ed97514": {"kind":"tensor","shapes":[[13]],"numbers":[[54.0,99.0,124.0,124.0,124.0,124.0,115.0,101.0]]},
 "0a13513": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[11]],"numbers":[[53.0,124.0,124.0,98.0,99.0,124.0,124.0,98.0]]}},
 "135f3d3": [{"fr":"Qu'attend-on : la liste des symboles, ou autre chose ?","en":"What is expected: the list of symbols, or something else?"}],
 "189d85c": {"kind":"str","shapes":[],"numbers":[]},
 "b6659b6": [[3.0,0.0,5.0,1.0,4.0],[2.0,2.0,0.0,3.0,1.0]],
 "732df7b": [{"tensor":{"same":"b6659b6"},"dtype":"int64"}],
 "5dd25e3": {"tensor":[[0.0,5.0,1.0,4.0],[2.0,0.0,3.0,1.0]],"dtype":"int64"},
 "d5b0565": {"tensor":[1.0,1.0],"dtype":"float64"},
 "37a51f9": {"fr":"Tes arguments restent intacts, et un second appel répond la même chose.","en":"Your arguments stay as they were, and a second call gives the same answer."},
 "74494b2": [{"args":{"same":"732df7b"}}],
 "9ed8749": {"fr":"Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.","en":"The computation stays on the input's device: it would work on a GPU."},
 "01b859f": [{"fr":"Que demandes-tu au modèle après chaque jeton : celui qu'il vient de lire, ou le suivant ?","en":"What do you ask of the model after each token: the one it has just read, or the next?"}],
 "3ea8ac0": [3.0,0.0,5.0,1.0,2.0,2.0,0.0,3.0],
 "e9ca33c": [3.0,0.0,1.0,4.0,2.0,2.0,3.0,1.0],
 "149cfb6": [7.0,1.0,4.0,0.0,9.0,5.0,8.0,3.0],
 "a8fe1d2": [0.0,5.0,1.0,4.0,2.0,0.0,3.0,1.0],
 "52d8759": [{"fr":"Compte les rangs : la cible est-elle le jeton suivant, ou celui d'après ?","en":"Count the ranks: is the target the next token, or the one after it?"}],
 "fbe26fc": [{"fr":"Quelle est la cible du dernier jeton de la phrase ? Personne ne la connaît.","en":"What is the target of the last token of the sentence? Nobody knows it."}],
 "2732c77": [{"fr":"Le jeton suivant est-il à droite, ou dans la phrase d'en dessous ?","en":"Is the next token on the right, or in the sentence below?"}],
 "479107d": [{"fr":"Un numéro de jeton sert d'indice : de quel type doit-il être ?","en":"The number of a token serves as an index: of which type must it be?"}],
 "cdf64a1": {"kind":"tensor","shapes":[[2]],"numbers":[[0.0,0.0]]},
 "d513e41": {"calls":[0],"first":{"same":"cdf64a1"}},
 "d1b1928": {"key":"PS7-whole-tokens","levels":{"same":"479107d"},"seen":{"whole":{"same":"d513e41"}}},
 "334d901": {"kind":"tensor","shapes":[[2]],"numbers":[[1.0,0.0]]},
 "f4229b2": {"calls":[0],"first":{"same":"334d901"}},
 "9f5e7a6": [{"fr":"Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?","en":"After the call, the caller no longer finds its numbers: what does its tensor hold?"}],
 "ea6aa3c": {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0],"first":"changes 0"}}},
 "4aca311": [1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3,1.3],
 "45dd546": [-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3],
 "8bbdf86": [1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5,1.5],
 "b1b2824": [-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5],
 "ef9f2c4": [-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1],
 "dd782c2": [-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4],
 "ab7f666": [1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7,1.7],
 "d29b13b": [[[0.0,1.1,1.5,1.2,0.2,-1.5],[0.2,1.2,1.5,1.1,0.0,-1.8],[-0.2,0.7,0.9,0.4,-0.8,1.4],[-1.2,-0.4,-0.3,-0.9,1.9,-0.1]],[[1.3,2.0,2.0,1.3,-0.1,1.9],[-0.9,-0.3,-0.4,-1.2,1.4,-0.8],[0.4,0.9,0.7,-0.2,-1.8,0.0],[1.1,1.5,1.2,0.2,-1.5,0.2]]],
 "b42305f": [{"tensor":{"same":"d29b13b"},"dtype":"float64"},{"same":"5dd25e3"}],
 "e119270": {"tensor":2.077035655,"dtype":"float64"},
 "5e399dc": {"tensor":[[[1.0,0.0,-1.7],[0.0,1.0,1.3],[0.9,-0.2,-2.0]],[[-0.4,0.5,0.7],[0.2,-1.0,1.2],[-1.4,-0.6,-0.5]],[[-1.1,1.7,-0.3],[1.1,1.8,1.8],[1.1,-0.3,1.7]]],"dtype":"float64"},
 "70351d6": [[[0.0,440.0,600.0,480.0,80.0,-600.0],[80.0,480.0,600.0,440.0,0.0,-720.0],[-80.0,280.0,360.0,160.0,-320.0,560.0],[-480.0,-160.0,-120.0,-360.0,760.0,-40.0]],[[520.0,800.0,800.0,520.0,-40.0,760.0],[-360.0,-120.0,-160.0,-480.0,560.0,-320.0],[160.0,360.0,280.0,-80.0,-720.0,0.0],[440.0,600.0,480.0,80.0,-600.0,80.0]]],
 "996bc97": [{"tensor":{"same":"70351d6"},"dtype":"float64"},{"same":"5dd25e3"}],
 "03b6ba5": {"tensor":445.0866434,"dtype":"float64"},
 "aa4f7c2": [[[1000.0,1001.1,1001.5,1001.2,1000.2,998.5],[-999.8,-998.8,-998.5,-998.9,-1000.0,-1001.8],[-0.2,0.7,0.9,0.4,-0.8,1.4],[298.8,299.6,299.7,299.1,301.9,299.9]],[[1001.3,1002.0,1002.0,1001.3,999.9,1001.9],[-1000.9,-1000.3,-1000.4,-1001.2,-998.6,-1000.8],[0.4,0.9,0.7,-0.2,-1.8,0.0],[301.1,301.5,301.2,300.2,298.5,300.2]]],
 "29a5f6d": {"args":{"same":"b42305f"}},
 "16e6879": [{"same":"29a5f6d"}],
 "db4f934": {"fr":"Le résultat garde le type de l'entrée, float32 ou float64.","en":"The result keeps the input's type, float32 or float64."},
 "d7143fb": [{"fr":"Un modèle uniforme doit coûter ln V, que le lot soit petit ou grand. Et le tien ?","en":"A uniform model must cost ln V, whether the batch is small or large. Does yours?"}],
 "1a3357a": {"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.56644]]}},
 "8301783": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[593.449]]}},
 "c4db626": [{"fr":"Combien de nombres faut-il à l'optimiseur pour descendre ?","en":"How many numbers does the optimiser need to go down?"}],
 "914a5be": {"calls":[0,1],"first":"other shapes"},
 "2c153fa": [{"fr":"Un modèle uniforme doit coûter ln V. Avec quel logarithme comptes-tu ?","en":"A uniform model must cost ln V. With which logarithm do you count?"}],
 "d10cb80": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.80735]]}},
 "4dd941e": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.99653]]}},
 "cc53afd": {"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.2342]]}},
 "ce6c1d6": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.416818,0.113461,-0.370416,0.034398,0.0556855,0.276028,0.00937498,0.0408747]]}},
 "1c5ab5a": {"kind":"tensor","shapes":[[]],"numbers":[["inf"]]},
 "122127a": {"calls":[0,1,2,3],"first":{"same":"1c5ab5a"}},
 "1979924": [{"fr":"Qui décale : celui qui prépare les cibles, ou la perte ? Pas les deux.","en":"Who shifts: the one who prepares the targets, or the loss? Not both."}],
 "0e90eaa": [{"fr":"Change une seule place du lot : la perte bouge-t-elle, où que ce soit ?","en":"Change a single place of the batch: does the loss move, wherever it is?"}],
 "cfd3ac6": [{"fr":"Le jeton numéro 0 est-il un jeton comme les autres ? Ici, oui.","en":"Is token number 0 a token like any other? Here it is."}],
 "93f629b": {"key":"LM-8","levels":{"same":"cfd3ac6"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.87361]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.664219]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[340.116]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0,0.10486,-0.342337,0.0317905,0.0514643,0.0,0.00866432,0.0377762]]}}}},
 "994e527": {"key":"LM-5","levels":[{"fr":"Un modèle sûr de lui et juste doit approcher 0. Ta perte y descend-elle ?","en":"A model that is sure and right must come near 0. Does your loss go that low?"}],"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.7566]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.97117]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.72408]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.0224716,0.00102264,-0.046378,0.0143774,0.00906182,0.0194695,0.000458085,0.00871612]]}}}},
 "c6bc31b": [{"fr":"Avec des logits de 1000, que valent l'exponentielle, et le logarithme de ce qui reste ?","en":"With logits of 1000, what is the exponential, and the logarithm of what is left?"}],
 "90e4807": {"kind":"tensor","shapes":[[]],"numbers":[["nan"]]},
 "e12e92b": [["nan","nan","nan","nan","nan","nan","nan","nan"]],
 "b5390a2": [{"fr":"Un seul maximum pour toute la matrice : que devient une ligne qui en est très loin ?","en":"One maximum for the whole matrix: what becomes of a row that is far below it?"}],
 "ad50154": [{"fr":"Une erreur énorme doit coûter énormément. La tienne semble plafonnée : pourquoi ?","en":"A huge mistake must cost a huge amount. Yours seems to have a ceiling: why?"}],
 "f28d5b6": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[]],"numbers":[[13.0387]]}},
 "7d7ad76": [{"fr":"Quelle fonction de p vaut 0 quand p = 1 et grandit sans limite quand p tend vers 0 ?","en":"Which function of p is 0 when p = 1 and grows without limit as p goes to 0?"}],
 "bd4a3c1": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.857143]]}},
 "38f9194": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.3125,0.0,-0.3125,0.0,0.0,0.0,0.0,0.0]]}},
 "5294fe7": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.75]]}},
 "ebf263c": [{"fr":"À chaque place, le modèle choisit un jeton du vocabulaire : sur quel axe sont-ils ?","en":"At each place the model chooses a token of the vocabulary: on which axis are they?"}],
 "2fe6f9a": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.23261]]}},
 "1af964b": [{"fr":"Après avoir aplati, la ligne n des logits est-elle la place n des cibles ?","en":"Once flattened, is row n of the logits place n of the targets?"}],
 "2ae80a3": [{"fr":"Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?","en":"The result is right, but learning no longer passes through it: where would its gradient come from?"}],
 "def7b6d": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":"no graph"}}},
 "d098eec": {"kind":"number","shapes":[[]],"numbers":[[2.07704]]},
 "3f407b4": [{"fr":"Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?","en":"A new tensor is born in float32 and on the CPU: are the inputs always there?"}],
 "e1df50f": {"calls":[1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.07681]]}},
 "828bc0c": {"calls":[0],"first":"float64 becomes float32"},
 "c18d6e9": {"calls":[0,1],"first":{"raised":["RuntimeError","a leaf Variable that requires grad is being used in an in-place operation."]}},
 "7a5905b": {"raised":["RuntimeError","The size of tensor a (47) must match the size of tensor b (6) at non-singleton dimension 2"]},
 "ff6b47d": {"calls":[0,1,2,3],"first":{"same":"7a5905b"}},
 "7cb4895": {"tensor":[2.0,1.0,0.0,-1.0],"dtype":"float32"},
 "33ce405": {"tensor":[0.6439142599,0.2368828181,0.08714431874,0.03205860328],"dtype":"float64"},
 "7cbdaac": [[0.9,0.0,-1.6,0.2,1.3],[1.7,1.4,0.4,-1.3,0.4],[1.4,1.7,1.3,0.2,-1.6]],
 "07e8858": {"tensor":{"same":"7cbdaac"},"dtype":"float64"},
 "588840e": {"tensor":[2.0,1.0,0.0,-1.0],"dtype":"float64"},
 "72f2d57": [[1000.0,1001.0,999.0],[0.0,-5.0,3.0],[-1000.0,-1001.0,-999.0]],
 "fb2d07d": {"tensor":{"same":"72f2d57"},"dtype":"float32"},
 "22db078": {"args":[{"same":"07e8858"},0.5]},
 "abb48b4": {"args":[{"same":"07e8858"},2.0]},
 "838c2cd": {"tensor":{"same":"7cbdaac"},"dtype":"float32"},
 "a203912": [{"same":"22db078"},{"same":"abb48b4"}],
 "9615662": {"toy":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.370892,0.274764,0.20355,0.150794]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0984829,0.671748,0.109462,0.141982,0.0411979,0.0857986,0.294612,0.0942224]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.838338,0.351127,0.132711,0.535936,0.105104,0.959749,0.433986,0.717376]]}},"extreme":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.25,0.25,0.25,0.25]]}},"large":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.11731,0.866813,0.0158762,0.00247262,0.997527,0.11731,0.0158762,0.866813]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.00794907,0.140928,-0.122398,-0.0105803,-0.0420651,-0.0808544,0.217217,-0.0942978]]}}},
 "c4eb4e9": [{"fr":"Que devient p / τ une fois normalisé ? La température doit agir avant, pas après.","en":"What becomes of p / τ once normalised? Temperature must act before, not after."}],
 "53f1c01": {"kind":"tensor","shapes":[[4]],"numbers":[[0.643914,0.236883,0.0871443,0.0320586]]},
 "0b9c472": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0355498,0.872127,0.0471929,0.0812752,0.0102016,0.0377657,0.27415,0.0410042]]},
 "fbe5367": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.696823,0.367953,0.239839,0.46477,0.175897,0.836019,0.400547,0.593772]]}},
 "1241157": {"kind":"tensor","shapes":[[4]],"numbers":[[0.250375,0.250125,0.249875,0.249625]]},
 "081d6c0": {"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.244728,0.665241,0.0900306,0.0474107,0.95227,0.244728,0.0900306,0.665241]]}},
 "d4fe8e7": {"kind":"tensor","shapes":[[2,4]],"numbers":[[0.0893938,0.180339,-0.269716,-1.72811e-05,-0.0756855,-0.0816245,0.377032,-0.219722]]},
 "2128458": {"toy":{"calls":[0,2],"first":{"same":"53f1c01"}},"other_sizes":{"calls":[0,2],"first":{"same":"0b9c472"}},"equal_sizes":{"same":"fbe5367"},"extreme":{"calls":[0,1,2,3],"first":{"same":"1241157"}},"large":{"same":"081d6c0"},"gradient":{"calls":[0,1],"first":{"same":"d4fe8e7"}}},
 "b9194d7": [{"fr":"p élevé à 1/τ est juste sur le papier. Que vaut 0,01 puissance 1000 pour la machine ?","en":"p to the power 1/τ is right on paper. What is 0.01 to the power 1000 for the machine?"}],
 "8a766d8": [{"fr":"Donne deux températures aux mêmes logits : la réponse change-t-elle ?","en":"Give the same logits two temperatures: does the answer change?"}],
 "b2714a3": {"calls":[0],"first":{"same":"53f1c01"}},
 "6a43c9f": {"calls":[0],"first":{"same":"0b9c472"}},
 "4e50ae5": {"calls":[0,2],"first":{"same":"1241157"}},
 "a6dc87c": {"calls":[0],"first":{"same":"d4fe8e7"}},
 "1190baf": [{"fr":"À τ = 0,5, le rapport de deux probabilités est e^(2 (z_i − z_j)). Et le tien ?","en":"At τ = 0.5 the ratio of two probabilities is e^(2 (z_i − z_j)). What is yours?"}],
 "3b2a2be": {"kind":"tensor","shapes":[[4]],"numbers":[[0.455054,0.276004,0.167405,0.101536]]},
 "4a6d6de": [{"fr":"Toute température strictement positive est permise, même minuscule, même énorme.","en":"Any strictly positive temperature is allowed, even tiny, even huge."}],
 "112c44d": {"calls":[1],"first":{"raised":["ValueError",""]}},
 "5c6cb24": [{"fr":"De quoi les probabilités somment-elles à 1 : d'un jeton, d'une ligne, de tout le lot ?","en":"Over what do the probabilities sum to 1: a token, a row, the whole batch?"}],
 "6114559": {"raised":["IndexError","Dimension out of range (expected to be in range of [-1, 0], but got 1)"]},
 "afbaec4": [{"fr":"Que vaut z / 0 ? Et que voudrait dire une température négative ?","en":"What is z / 0? And what would a negative temperature mean?"}],
 "21a7d8b": {"raises":{"calls":[0],"first":{"returned":"tensor"}}},
 "91e5b9d": {"key":"SA-3","levels":{"same":"afbaec4"},"seen":{"same":"21a7d8b"}},
 "7d050b5": [{"fr":"Des nan dès que les scores sont grands : que vaut exp(800) ?","en":"NaN as soon as the scores are large: what is exp(800)?"}],
 "d8d1798": {"calls":[2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[["nan","nan",0.0,0.0]]}},
 "14c8a4f": {"kind":"tensor","shapes":[[4]],"numbers":[[1.0,0.5,0.0,-0.5]]},
 "fe605c4": {"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.0763345,0.192427,-0.116092,0.0538312,-0.0623872,0.102283,-0.0955519,-0.00673128]]}},
 "746181b": {"tensor":[[0.0,-0.3,-1.3,1.1,-1.3],[-0.3,0.0,-0.4,-1.5,0.8],[-1.7,-0.8,-0.6,-1.1,1.8]],"dtype":"float64"},
 "5aef5de": [{"same":"746181b"},0.0],
 "0c44b51": {"tensor":[[3.0],[4.0],[4.0]],"dtype":"int64"},
 "9962ad7": {"tensor":[[1.0],[0.0]],"dtype":"int64"},
 "373f2ec": {"tensor":[[1000.0,3000.0,0.0,2000.0],[4000.0,-1000.0,0.0,3000.0]],"dtype":"float64"},
 "0bd4963": {"tensor":[0.4,-0.8,1.2,0.0,-0.4],"dtype":"float64"},
 "42ff15e": {"tensor":[0.4789834108,0.2152211198,0.1442670309,0.09670508283,0.06482335557,1.0],"dtype":"float64"},
 "38389dc": {"tensor":[0.5712577895,0.2566826708,0.1720595397,0.0,0.0,1.0],"dtype":"float64"},
 "a92afa0": {"tensor":[[0.1,-0.13,-0.02,0.02,-0.01],[-0.11,0.13,-0.11,-0.01,0.02],[-0.02,-0.13,0.1,-0.15,-0.06],[-0.04,-0.09,0.2,0.01,0.16],[-0.17,-0.16,0.19,0.06,-0.14],[0.0,0.07,0.07,0.0,-0.14],[0.06,0.19,-0.16,-0.17,0.16],[0.01,0.2,-0.09,-0.04,-0.06],[-0.15,0.1,-0.13,-0.02,0.02],[-0.01,-0.11,0.13,-0.11,-0.01],[0.02,-0.02,-0.13,0.1,-0.15],[-0.06,-0.04,-0.09,0.2,0.01],[0.16,-0.17,-0.16,0.19,0.06],[-0.14,0.0,0.07,0.07,0.0],[-0.14,0.06,0.19,-0.16,-0.17],[0.16,0.01,0.2,-0.09,-0.04],[-0.06,-0.15,0.1,-0.13,-0.02],[0.02,-0.01,-0.11,0.13,-0.11],[-0.01,0.02,-0.02,-0.13,0.1],[-0.15,-0.06,-0.04,-0.09,0.2],[0.01,0.16,-0.17,-0.16,0.19],[0.06,-0.14,0.0,0.07,0.07],[0.0,-0.14,0.06,0.19,-0.16],[-0.17,0.16,0.01,0.2,-0.09],[-0.04,-0.06,-0.15,0.1,-0.13],[-0.02,0.02,-0.01,-0.11,0.13],[-0.11,-0.01,0.02,-0.02,-0.13],[0.1,-0.15,-0.06,-0.04,-0.09],[0.2,0.01,0.16,-0.17,-0.16],[0.19,0.06,-0.14,0.0,0.07],[0.07,0.0,-0.14,0.06,0.19],[-0.16,-0.17,0.16,0.01,0.2],[-0.09,-0.04,-0.06,-0.15,0.1],[-0.13,-0.02,0.02,-0.01,-0.11],[0.13,-0.11,-0.01,0.02,-0.02],[-0.13,0.1,-0.15,-0.06,-0.04],[-0.09,0.2,0.01,0.16,-0.17],[-0.16,0.19,0.06,-0.14,0.0],[0.07,0.07,0.0,-0.14,0.06],[0.19,-0.16,-0.17,0.16,0.01],[0.2,-0.09,-0.04,-0.06,-0.15],[0.1,-0.13,-0.02,0.02,-0.01],[-0.11,0.13,-0.11,-0.01,0.02],[-0.02,-0.13,0.1,-0.15,-0.06],[-0.04,-0.09,0.2,0.01,0.16],[-0.17,-0.16,0.19,0.06,-0.14],[0.0,0.07,0.07,0.0,-0.14],[0.06,0.19,-0.16,-0.17,0.16],[0.01,0.2,-0.09,-0.04,-0.06],[-0.15,0.1,-0.13,-0.02,0.02],[-0.01,-0.11,0.13,-0.11,-0.01],[0.02,-0.02,-0.13,0.1,-0.15],[-0.06,-0.04,-0.09,0.2,0.01],[0.16,-0.17,-0.16,0.19,0.06],[-0.14,0.0,0.07,0.07,0.0],[-0.14,0.06,0.19,-0.16,-0.17],[0.16,0.01,0.2,-0.09,-0.04],[-0.06,-0.15,0.1,-0.13,-0.02],[0.02,-0.01,-0.11,0.13,-0.11],[-0.01,0.02,-0.02,-0.13,0.1]],"dtype":"float64"},
 "d360fdf": {"args":[{"same":"373f2ec"},2.0,2]},
 "68cd4e7": {"args":{"same":"5aef5de"}},
 "3d6fa41": [{"fr":"`multinomial` veut des poids positifs, qu'il normalise. Des logits en sont-ils ?","en":"`multinomial` wants weights that are positive, and normalises them. Are logits such?"}],
 "172b479": {"raised":["RuntimeError","probability tensor contains either `inf`, `nan` or element < 0"]},
 "0445f3c": {"calls":[1],"first":{"same":"172b479"}},
 "ac79681": {"calls":[0,1,2,3],"first":{"same":"172b479"}},
 "c77ae60": {"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.742222,0.256683,0.0,0.0,0.0,1.0]]}},
 "f1bd23b": {"calls":[0],"first":{"same":"172b479"}},
 "5423f81": {"kind":"tensor","shapes":[[2,1]],"numbers":[[2.0,2.0]]},
 "e8fb720": {"calls":[1],"first":{"same":"5423f81"}},
 "453df96": {"kind":"tensor","shapes":[[2,1]],"numbers":[[1.0,3.0]]},
 "0391ee4": {"calls":[0,1,2,3],"first":{"same":"453df96"}},
 "59976c5": {"kind":"tensor","shapes":[[6]],"numbers":[[0.742222,0.215221,0.0,0.0,0.0,1.0]]},
 "5165588": {"kind":"tensor","shapes":[[6]],"numbers":[[0.478983,0.135556,0.0,0.154444,0.283333,1.0]]},
 "6cacd0d": {"kind":"tensor","shapes":[[6]],"numbers":[[0.478983,0.215221,0.144267,0.0967051,0.0,1.0]]},
 "c280f3e": [{"fr":"Tire mille fois à τ = 0,4, puis à τ = 3 : les fréquences suivent-elles ?","en":"Draw a thousand times at τ = 0.4, then at τ = 3: do the frequencies follow?"}],
 "a3eda03": {"calls":[1,2,3,4],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.477778,0.216667,0.144444,0.0944444,0.0666667,1.0]]}},
 "d9d1b32": {"key":"SA-2","levels":{"same":"c280f3e"},"seen":{"counted":{"same":"a3eda03"},"counted_best":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.685556,0.314444,0.0,0.0,0.0,1.0]]}}}},
 "562c98d": {"kind":"tensor","shapes":[[6]],"numbers":[[0.27,0.215221,0.144267,0.175556,0.174444,1.0]]},
 "ea0c0a3": [{"fr":"Tire mille fois : les jetons moins probables sortent-ils jamais ?","en":"Draw a thousand times: do the less likely tokens ever come out?"}],
 "2d1f631": {"kind":"tensor","shapes":[[6]],"numbers":[[1.0,0.0,0.0,0.0,0.0,1.0]]},
 "55e74b0": {"calls":[0,1,2,3,4],"first":{"same":"2d1f631"}},
 "f7819fa": {"calls":[0,1,2,3,4,5,6],"first":{"same":"2d1f631"}},
 "94373bb": {"calls":[0],"first":{"same":"2d1f631"}},
 "2b00a06": {"calls":[0,1],"first":{"same":"cdf64a1"}},
 "944f871": {"calls":[0,1,2],"first":"seed set inside"},
 "66da7aa": {"key":"SA-5","levels":{"same":"ea0c0a3"},"seen":{"counted":{"same":"55e74b0"},"counted_best":{"same":"f7819fa"},"counted_alone":{"same":"94373bb"},"own_draws":{"same":"2b00a06"},"generator":{"same":"944f871"}}},
 "2ccc17c": {"calls":[1],"first":{"same":"cdf64a1"}},
 "76b0126": [{"fr":"Les jetons gardés ont-ils tous la même chance ? Leurs logits disent le contraire.","en":"Do the tokens that are kept all have the same chance? Their logits say otherwise."}],
 "65b266d": {"calls":[0,1,2,3],"first":{"same":"5423f81"}},
 "0a40635": {"kind":"tensor","shapes":[[6]],"numbers":[[0.22,0.215221,0.144267,0.192222,0.204444,1.0]]},
 "bb5a0cf": {"calls":[0,1,3,4],"first":{"same":"0a40635"}},
 "1f3df47": {"calls":[0],"first":{"same":"0a40635"}},
 "ed06183": [{"fr":"τ = 0 : prends la limite, le plus grand logit, et ne divise pas.","en":"τ = 0: take the limit, the largest logit, and do not divide."}],
 "998cd4d": {"raised":["ValueError","temperature must be positive, got 0.0"]},
 "f0b63a9": {"key":"SA-3","levels":{"same":"ed06183"},"seen":{"greedy":{"calls":[2],"first":{"kind":"tensor","shapes":[[12,1]],"numbers":[[2.0,5.0,4.0,3.0,5.0,4.0,4.0,2.0]]}}}},
 "c50830e": {"kind":"tensor","shapes":[[3,1]],"numbers":[[4.0,4.0,4.0]]},
 "1f1f6fe": {"kind":"tensor","shapes":[[3,1]],"numbers":[[2.0,3.0,0.0]]},
 "a9b2e5e": {"kind":"tensor","shapes":[[3,1]],"numbers":[[0.0,0.0,0.0]]},
 "74f66ec": [{"fr":"À τ = 0,02, deux logits distants de 0,02 ont encore un rapport de e. Tires-tu ?","en":"At τ = 0.02, two logits 0.02 apart still have a ratio of e. Do you draw?"}],
 "1b78ef6": [{"fr":"Une température négative préférerait les pires jetons. Que demande l'énoncé ?","en":"A negative temperature would prefer the worst tokens. What does the statement ask?"}],
 "d6f2938": {"calls":[0,1],"first":{"returned":"tensor"}},
 "2b50577": {"raises":{"same":"d6f2938"}},
 "95306c4": {"key":"PS7-negative","levels":{"same":"1b78ef6"},"seen":{"same":"2b50577"}},
 "a5b0a2e": {"calls":[1],"first":{"returned":"tensor"}},
 "8afda1f": [{"fr":"Donne deux fois la même ligne au lot : les deux tirages doivent-ils toujours coïncider ?","en":"Give the batch the same row twice: must the two draws always agree?"}],
 "992b1a8": {"kind":"tensor","shapes":[[6]],"numbers":[[0.0,0.0,0.0,1.0,0.0,1.0]]},
 "3b4ae21": {"kind":"tensor","shapes":[[2]],"numbers":[[0.0,1.0]]},
 "ad0da80": {"calls":[0,1],"first":{"same":"3b4ae21"}},
 "5ebfecd": {"kind":"tensor","shapes":[[6]],"numbers":[[0.0,1.0,0.0,0.0,0.0,1.0]]},
 "c32fb6a": [{"fr":"Chaque ligne du lot a ses propres logits : d'après lesquels la tires-tu ?","en":"Each row of the batch has its own logits: by which ones do you draw it?"}],
 "e38e4eb": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,3.0,3.0]]}},
 "a7d4acc": {"kind":"tensor","shapes":[[2,1]],"numbers":[[0.0,0.0]]},
 "98b7d6b": [{"fr":"Compte les jetons qui sortent sur mille tirages : k, ou un de plus, ou un de moins ?","en":"Count the tokens that come out of a thousand draws: k, or one more, or one fewer?"}],
 "1c2dc9f": {"key":"SA-6","levels":{"same":"98b7d6b"},"seen":{"only_one":{"calls":[1],"first":{"same":"453df96"}},"counted_best":{"calls":[0,1,2,3,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.571258,0.256683,0.17206,0.101111,0.0,1.0]]}}}},
 "e220a2e": [{"fr":"Quatre logits au-dessus ou au niveau du k-ième, alors que k vaut 2 : combien en garder ?","en":"Four logits above or level with the k-th, whereas k is 2: how many are to be kept?"}],
 "6c498cf": {"key":"SA-6","levels":{"same":"e220a2e"},"seen":{"counted_best":{"calls":[3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.718889,0.281111,0.0,1.0]]}}}},
 "2e3a465": [{"fr":"Lesquels gardes-tu : les k plus grands logits, ou d'autres ?","en":"Which ones do you keep: the k largest logits, or others?"}],
 "8353860": {"calls":[1],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[3.0,3.0]]}},
 "3d80476": {"calls":[0,1],"first":{"same":"a9b2e5e"}},
 "ee8dd90": {"calls":[1],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[2.0,1.0]]}},
 "ca511c6": [{"fr":"Avec `top_k=2`, combien de jetons différents sortent-ils sur mille tirages ?","en":"With `top_k=2`, how many different tokens come out of a thousand draws?"}],
 "879aa0e": {"key":"PS7-top-k-ignored","levels":{"same":"ca511c6"},"seen":{"only_one":{"same":"e8fb720"},"counted_best":{"calls":[0,1,2,3,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.477778,0.256683,0.17206,0.0944444,0.0666667,1.0]]}}}},
 "52d30d0": [{"fr":"Des logits tous très bas : ta valeur de remplissage est-elle encore en dessous ?","en":"Logits that are all very low: is your fill still below them?"}],
 "618773f": {"key":"PS7-top-k-fill","levels":{"same":"52d30d0"},"seen":{"only_one":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[2.0,4.0,4.0]]}},"sure":{"same":"ee8dd90"},"counted_best":{"calls":[0,1,2,3,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.424444,0.256683,0.17206,0.127778,0.127778,1.0]]}}}},
 "892160c": {"calls":[6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.0,0.0,0.0,0.498889,0.501111,1.0]]}},
 "c817cff": [{"fr":"Et si l'on demande plus de jetons que le vocabulaire n'en a ?","en":"What if more tokens are asked for than the vocabulary has?"}],
 "5a4739f": {"raised":["RuntimeError","selected index k out of range"]},
 "f1a04f7": {"calls":[0],"first":{"same":"3b4ae21"}},
 "8281ba9": {"calls":[0],"first":"seed set inside"},
 "94dc215": {"kind":"tensor","shapes":[[6]],"numbers":[[0.478983,0.215221,0.144267,0.0,0.0,1.0]]},
 "e1658a8": [{"fr":"Deux `generator` dans le même état : les mêmes jetons ? Dans deux états : d'autres ?","en":"Two `generator`s in the same state: the same tokens? In two states: others?"}],
 "d8fb246": {"calls":[0,1],"first":{"same":"334d901"}},
 "ed943f4": {"calls":[1],"first":{"same":"334d901"}},
 "836f9d9": [{"fr":"Appelle deux fois de suite : deux textes différents, ou toujours le même ?","en":"Call twice in a row: two different texts, or always the same?"}],
 "8ee4a43": {"key":"PS7-seed","levels":{"same":"836f9d9"},"seen":{"generator":{"same":"944f871"}}},
 "0a1598d": {"own_draws":{"same":"d8fb246"},"generator":{"calls":[0,1,2],"first":"generator unmoved"}},
 "530fc7a": {"key":"PS7-generator-rewound","levels":[{"fr":"Après l'appel, `generator` a-t-il avancé ? L'appel suivant tirera-t-il autre chose ?","en":"After the call, has `generator` moved on? Will the next call draw something else?"}],"seen":{"same":"0a1598d"}},
 "ec6f2b2": [{"fr":"La réponse ira au bout de `ids`, de forme (b, T) : quelle forme lui faut-il ?","en":"The answer goes at the end of `ids`, of shape (b, T): which shape does it need?"}],
 "5b50b86": {"kind":"tensor","shapes":[[3]],"numbers":[[3.0,4.0,4.0]]},
 "ce5c68e": {"kind":"tensor","shapes":[[6]],"numbers":[[0.478983,0.215221,0.144267,0.0967051,0.0648234,0.0]]},
 "97ae6ad": {"calls":[0,1,2,3,4],"first":{"same":"ce5c68e"}},
 "201524d": {"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.571258,0.256683,0.17206,0.0,0.0,0.0]]}},
 "ad0fbf7": {"calls":[0],"first":{"same":"ce5c68e"}},
 "2da2534": {"key":"SA-20","levels":{"same":"ec6f2b2"},"seen":{"counted":{"same":"97ae6ad"},"counted_best":{"same":"201524d"},"counted_alone":{"same":"ad0fbf7"}}},
 "1ee3afd": [{"fr":"Avec des logits de 1000, que valent leurs exponentielles ?","en":"With logits of 1000, what are their exponentials?"}],
 "656c371": {"raised":["RuntimeError","invalid multinomial distribution (sum of probabilities <= 0)"]},
 "44d12ee": [{"fr":"Sans autre argument, à quelle température tire-t-on, et parmi combien de jetons ?","en":"Without any other argument, at which temperature do we draw, and among how many tokens?"}],
 "33ad21b": ["ids","max_new_tokens","context_length","eos_id"],
 "2058f55": {"tensor":[[3.0,0.0,6.0,2.0],[1.0,5.0,2.0,4.0]],"dtype":"int64"},
 "65942e7": [3.0,0.0,6.0,2.0,4.0,0.0,0.0,4.0,2.0,6.0],
 "dc61078": {"tensor":[[6.0,1.0,1.0]],"dtype":"int64"},
 "410d304": {"name":"greedy","kind":"values","fact":{"fr":"L'invite est suivie des jetons les plus probables ; `max_new_tokens=0` rend l'invite.","en":"The prompt is followed by the likeliest tokens; `max_new_tokens=0` returns the prompt."},"tolerance":1e-06,"calls":[{"args":[{"same":"2058f55"},6,14],"story":"generated","expected":{"tensor":[{"same":"65942e7"},[1.0,5.0,2.0,4.0,0.0,1.0,4.0,6.0,4.0,0.0]],"dtype":"int64"}},{"args":[{"same":"dc61078"},1,14],"story":"generated","expected":{"tensor":[[6.0,1.0,1.0,0.0]],"dtype":"int64"}},{"args":[{"same":"2058f55"},0,14],"story":"generated","expected":{"same":"2058f55"}}]},
 "22ce6fe": {"name":"cropped","kind":"values","fact":{"fr":"Au-delà du contexte, ce sont ses derniers jetons qui comptent, et rien n'est rogné du résultat.","en":"Beyond the context its last tokens count, and nothing is cropped from the result."},"tolerance":1e-06,"calls":[{"args":[{"same":"2058f55"},7,6],"story":"generated","expected":{"tensor":[[3.0,0.0,6.0,2.0,4.0,0.0,0.0,6.0,4.0,3.0,4.0],[1.0,5.0,2.0,4.0,0.0,1.0,4.0,2.0,6.0,1.0,6.0]],"dtype":"int64"}},{"args":[{"same":"2058f55"},4,3],"story":"generated","expected":{"tensor":[[3.0,0.0,6.0,2.0,3.0,6.0,5.0,6.0],[1.0,5.0,2.0,4.0,4.0,4.0,6.0,6.0]],"dtype":"int64"}},{"args":[{"same":"2058f55"},3,4],"story":"generated","expected":{"tensor":[[3.0,0.0,6.0,2.0,4.0,6.0,6.0],[1.0,5.0,2.0,4.0,0.0,4.0,6.0]],"dtype":"int64"}},{"args":[{"same":"dc61078"},3,1],"story":"generated","expected":{"tensor":[[6.0,1.0,1.0,4.0,6.0,2.0]],"dtype":"int64"}}]},
 "266cf24": [3.0,0.0,6.0,2.0,4.0,0.0,0.0,4.0,2.0,6.0,6.0,4.0,6.0,4.0,0.0,0.0],
 "b6d67fc": {"tensor":[{"same":"266cf24"},[1.0,5.0,2.0,4.0,0.0,1.0,4.0,6.0,4.0,0.0,0.0,4.0,2.0,6.0,6.0,4.0]],"dtype":"int64"},
 "f18dc2a": {"name":"ended","kind":"values","fact":{"fr":"Une ligne qui a produit `eos_id` est complétée par lui ; tout s'arrête quand toutes l'ont produit.","en":"A row that has produced `eos_id` is padded with it; all stops when every row has."},"tolerance":1e-06,"calls":[{"args":[{"same":"2058f55"},12,20,0],"story":"ended","expected":{"tensor":[[3.0,0.0,6.0,2.0,4.0,0.0],[1.0,5.0,2.0,4.0,0.0,0.0]],"dtype":"int64"}},{"args":[{"same":"2058f55"},12,20,1],"story":"ended","expected":{"tensor":[{"same":"266cf24"},[1.0,5.0,2.0,4.0,0.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0]],"dtype":"int64"}},{"args":[{"same":"2058f55"},12,20,2],"story":"ended","expected":{"tensor":[[3.0,0.0,6.0,2.0,4.0,0.0,0.0,4.0,2.0,2.0,2.0,2.0,2.0],[1.0,5.0,2.0,4.0,0.0,1.0,4.0,6.0,4.0,0.0,0.0,4.0,2.0]],"dtype":"int64"}},{"args":[{"same":"2058f55"},12,20,3],"story":"ended","expected":{"same":"b6d67fc"}},{"args":[{"same":"2058f55"},12,20,4],"story":"ended","expected":{"tensor":[[3.0,0.0,6.0,2.0,4.0,4.0,4.0],[1.0,5.0,2.0,4.0,0.0,1.0,4.0]],"dtype":"int64"}},{"args":[{"same":"2058f55"},12,20,5],"story":"ended","expected":{"same":"b6d67fc"}},{"args":[{"same":"2058f55"},12,20,6],"story":"ended","expected":{"tensor":[{"same":"65942e7"},[1.0,5.0,2.0,4.0,0.0,1.0,4.0,6.0,6.0,6.0]],"dtype":"int64"}}]},
 "c8f22da": [{"same":"2058f55"},5,14],
 "69df8b3": {"name":"twice","kind":"values","fact":{"fr":"Deux appels de suite avec le même modèle ne se mêlent pas.","en":"Two calls in a row with the same model do not get mixed up."},"tolerance":1e-06,"calls":[{"args":{"same":"c8f22da"},"story":"twice","expected":{"tensor":[[3.0,0.0,6.0,2.0,4.0,0.0,0.0,4.0,2.0],[1.0,5.0,2.0,4.0,0.0,1.0,4.0,6.0,4.0]],"dtype":"int64"}}]},
 "3a18ca5": {"tensor":[1.0,1.0,1.0,1.0,1.0,1.0],"dtype":"float64"},
 "11df80b": {"name":"modes","kind":"values","fact":{"fr":"Le modèle travaille en mode évaluation, et ressort dans le mode où il était.","en":"The model works in evaluation mode, and comes out in the mode in which it was."},"tolerance":1e-06,"calls":[{"args":[{"same":"2058f55"},3,14],"story":"modes","expected":{"same":"3a18ca5"}}],"note":{"fr":"Dans l'ordre, 1 pour oui : mode évaluation, pas de gradient, mode remis, pour un modèle trouvé en entraînement ; puis de même en évaluation.","en":"In order, 1 for yes: evaluation mode, no gradients, mode put back, for a model found in training; then the same in evaluation."}},
 "69ff469": {"name":"drawn","kind":"values","fact":{"fr":"Les jetons sont tirés parmi les `top_k`, à la `temperature` et par le `generator` donnés.","en":"Tokens are drawn among the `top_k`, at the `temperature` and by the `generator` that are given."},"tolerance":1e-06,"calls":[{"args":[{"same":"2058f55"},10,5,3],"story":"drawn","expected":{"same":"3a18ca5"}}],"note":{"fr":"Dans l'ordre, 1 pour oui : chaque jeton est un des `top_k`, un même `generator` redonne les mêmes, un autre en donne d'autres, deux tirages sans lui diffèrent, à τ = 0,001 ce sont les plus probables, le résultat est en int64.","en":"In order, 1 for yes: each token is one of the `top_k`, one `generator` gives the same again, another gives others, two draws without it differ, at τ = 0.001 they are the likeliest, the result is in int64."}},
 "430f88f": [{"same":"2058f55"},5,6],
 "4d4d3ac": {"tensor":[[3.0,0.0,6.0,2.0,4.0,0.0,0.0,6.0,4.0],[1.0,5.0,2.0,4.0,0.0,1.0,4.0,2.0,6.0]],"dtype":"int64"},
 "d1b6ef9": [{"fr":"Le modèle rend une prédiction par jeton lu. Laquelle parle du jeton qui vient ?","en":"The model returns one prediction for each token read. Which one speaks of the token to come?"}],
 "90e885c": {"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.0,1.0,1.0,1.0,1.0,1.0]]}},
 "f9eaab6": [[3.0,6.0,4.0,0.0,5.0,4.0,1.0,2.0]],
 "12084ed": [{"fr":"Avec `max_new_tokens=1`, de combien le résultat est-il plus long que l'invite ?","en":"With `max_new_tokens=1`, by how much is the result longer than the prompt?"}],
 "f10045f": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,0.0,6.0,5.0,0.0,6.0,0.0]]}},
 "5734022": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,12]],"numbers":[[3.0,2.0,6.0,4.0,5.0,0.0,6.0,6.0]]}},
 "22e4586": {"calls":[1,3,5],"first":{"kind":"tensor","shapes":[[2,17]],"numbers":[[3.0,0.0,6.0,0.0,2.0,1.0,1.0,1.0]]}},
 "3c93331": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,0.0,2.0,5.0,0.0,4.0,0.0]]}},
 "e50bcfe": {"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,0.0,4.0,5.0,0.0,4.0,1.0]]},
 "670d49d": {"calls":[0],"first":{"same":"e50bcfe"}},
 "647e03e": {"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,4.0,5.0,4.0,4.0,4.0]]},
 "f5c1b7b": {"calls":[0,1],"first":{"same":"647e03e"}},
 "ec57f5a": {"calls":[0,1,2,3],"first":{"same":"e50bcfe"}},
 "d2252fd": {"calls":[1,3,5],"first":{"kind":"tensor","shapes":[[2,15]],"numbers":[[3.0,4.0,2.0,6.0,2.0,1.0,1.0,1.0]]}},
 "78705a9": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,8]],"numbers":[[3.0,6.0,4.0,0.0,5.0,4.0,1.0,6.0]]}},
 "96e2324": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (0) at non-singleton dimension 1"]}},
 "38567ff": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,8]],"numbers":{"same":"f9eaab6"}}},
 "5109213": {"kind":"tensor","shapes":[[2,6]],"numbers":[[3.0,6.0,2.0,0.0,1.0,2.0,4.0,1.0]]},
 "a62fe68": {"calls":[0,1],"first":{"same":"5109213"}},
 "db9f2d3": {"kind":"tensor","shapes":[[2,7]],"numbers":[[3.0,6.0,4.0,0.0,1.0,2.0,0.0,4.0]]},
 "2e5b8cb": {"calls":[0,1,2,3],"first":{"same":"db9f2d3"}},
 "58e6956": {"calls":[1,2,3,5],"first":{"kind":"tensor","shapes":[[2,12]],"numbers":[[3.0,2.0,4.0,6.0,5.0,0.0,1.0,1.0]]}},
 "c9de3ed": {"kind":"tensor","shapes":[[2,5]],"numbers":[[3.0,0.0,2.0,4.0,1.0,5.0,4.0,0.0]]},
 "f7650d5": {"calls":[0],"first":{"same":"c9de3ed"}},
 "4e0920d": [{"fr":"Le résultat commence-t-il par l'invite, tout entière ?","en":"Does the result begin with the prompt, the whole of it?"}],
 "fd12d62": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[4.0,0.0,4.0,6.0,0.0,4.0,6.0,0.0]]}},
 "1a1d27b": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,7]],"numbers":[[4.0,0.0,4.0,4.0,0.0,4.0,6.0,6.0]]}},
 "c8d1915": {"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[4.0,0.0,0.0,0.0]]}},
 "d9cd94c": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[4.0,0.0,4.0,2.0,0.0,1.0,6.0,4.0]]}},
 "b8739d4": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[4.0,0.0,6.0,4.0,0.0,1.0,2.0,6.0]]}},
 "c3cf18b": [{"fr":"Que devient une suite plus longue que le contexte ? Quels jetons le modèle doit-il lire ?","en":"What becomes of a sequence longer than the context? Which tokens must the model read?"}],
 "6636f66": {"raised":["ValueError","7 tokens in a context of 6"]},
 "ded40f1": {"calls":[0,1,2,3],"first":{"same":"6636f66"}},
 "c4ec895": {"calls":[0],"first":{"raised":["ValueError","6 tokens in a context of 5"]}},
 "923e29a": {"calls":[0],"first":{"same":"6636f66"}},
 "ea7f4f6": {"key":"SA-17","levels":{"same":"c3cf18b"},"seen":{"cropped":{"same":"ded40f1"},"drawn":{"same":"c4ec895"},"function":{"same":"923e29a"},"passes":{"calls":[1],"first":{"same":"6636f66"}}}},
 "55063f9": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,0.0,0.0,5.0,0.0,4.0,4.0]]}},
 "c9ab399": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,0.0,5.0,4.0,4.0,4.0]]}},
 "bf0e17f": [{"fr":"De quoi dépend le jeton suivant : du dernier seul, ou de tout ce qui précède ?","en":"What does the next token depend on: the last one alone, or all that comes before?"}],
 "d245a21": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,4.0,2.0,5.0,4.0,0.0,6.0]]}},
 "ecffa53": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,0.0,4.0,5.0,6.0,4.0,6.0]]}},
 "47d3148": {"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,0.0,5.0,4.0,4.0,0.0]]}},
 "08281d3": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,4.0,5.0,4.0,4.0,0.0]]}},
 "f4588f9": [[3.0,2.0,4.0,4.0,5.0,0.0,0.0,0.0]],
 "cc36eff": {"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,16]],"numbers":[[3.0,4.0,4.0,4.0,2.0,0.0,0.0,0.0]]}},
 "24b56ef": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,4.0,4.0,5.0,4.0,0.0,0.0]]}},
 "aa41048": [{"fr":"Une ligne a produit le jeton de fin : que doit-elle écrire ensuite ?","en":"A row has produced the token that ends: what must it write afterwards?"}],
 "5a13924": {"kind":"tensor","shapes":[[2,16]],"numbers":[[3.0,4.0,6.0,4.0,2.0,4.0,4.0,4.0]]},
 "1c03955": {"ended":{"calls":[0,1,2,4,6],"first":{"same":"5a13924"}}},
 "ac0623a": {"ended":{"calls":[0,1,2,4,6],"first":{"same":"5109213"}}},
 "75b2ac1": [{"fr":"Une ligne finit avant les autres : faut-il arrêter tout le monde ?","en":"One row ends before the others: must everybody stop?"}],
 "5985a1b": {"ended":{"calls":[0,1,2,4,6],"first":{"same":"c9de3ed"}}},
 "f917eb5": {"ended":{"calls":[2,4],"first":{"same":"647e03e"}}},
 "9a80160": {"ended":{"calls":[0,2,4,6],"first":{"kind":"tensor","shapes":[[2,16]],"numbers":[[3.0,4.0,0.0,0.0,2.0,0.0,0.0,0.0]]}}},
 "891a335": {"ended":{"calls":[0,2,4,6],"first":{"same":"c9de3ed"}}},
 "5055726": [{"fr":"Une ligne finie est complétée : par quoi ?","en":"A row that has ended is padded: with what?"}],
 "0f36903": {"ended":{"calls":[1,2,4,6],"first":{"kind":"tensor","shapes":[[2,16]],"numbers":[[3.0,4.0,6.0,4.0,2.0,0.0,0.0,0.0]]}}},
 "736455c": {"ended":{"calls":[0,2,4,6],"first":{"same":"5109213"}}},
 "1e45593": [{"fr":"Un jeton de fin qui se trouve dans l'invite : la ligne l'a-t-elle produit ?","en":"A token that ends which stands in the prompt: has the row produced it?"}],
 "9a0be41": {"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[3.0,0.0,2.0,0.0,1.0,5.0,4.0,0.0]]}}},
 "962359c": {"ended":{"calls":[2,4],"first":{"kind":"tensor","shapes":[[2,13]],"numbers":[[3.0,2.0,2.0,2.0,5.0,1.0,4.0,2.0]]}}},
 "78ae2d4": [{"fr":"Et si le jeton de fin porte le numéro 0 ?","en":"What if the token that ends has number 0?"}],
 "084fedc": {"ended":{"calls":[0],"first":{"same":"5a13924"}}},
 "c0b66ad": {"kind":"tensor","shapes":[[2,6]],"numbers":[[3.0,6.0,2.0,0.0,1.0,2.0,4.0,0.0]]},
 "27ca59a": {"calls":[0],"first":{"same":"c0b66ad"}},
 "394a960": {"calls":[0,2],"first":{"same":"c0b66ad"}},
 "bff7dc4": [{"fr":"Dans quel mode était le modèle avant ton appel ? Et pendant ? Et après ?","en":"In which mode was the model before your call? And during it? And afterwards?"}],
 "5cc6ae1": {"key":"SA-19","levels":{"same":"bff7dc4"},"seen":{"greedy":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,6.0,4.0,5.0,6.0,0.0,6.0]]}},"cropped":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,2.0,6.0,5.0,6.0,6.0,0.0]]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,12]],"numbers":[[3.0,2.0,3.0,6.0,5.0,6.0,0.0,0.0]]}},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,6.0,3.0,5.0,4.0,0.0,5.0]]}},"modes":{"same":"90e885c"}}},
 "cb8731b": {"key":"SA-19","levels":{"same":"bff7dc4"},"seen":{"modes":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[1.0,1.0,0.0,1.0,1.0,1.0]]}}}},
 "0288375": {"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[1.0,1.0,1.0,1.0,1.0,0.0]]}},
 "215fab4": {"key":"SA-19","levels":{"same":"bff7dc4"},"seen":{"modes":{"same":"0288375"}}},
 "593f4ca": {"key":"SA-19","levels":[{"fr":"Cent pas de génération : que devient le graphe de chacun d'eux ?","en":"A hundred steps of generation: what becomes of the graph of each?"}],"seen":{"modes":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[1.0,0.0,1.0,1.0,0.0,1.0]]}}}},
 "e69b750": [{"fr":"`model` peut être une simple fonction : que lui demandes-tu d'autre que de répondre ?","en":"`model` may be a mere function: what do you ask of it besides an answer?"}],
 "6a3128c": {"raised":["AttributeError","'_Reader' object has no attribute 'context_length'"]},
 "89048c1": {"calls":[0,1],"first":{"same":"6a3128c"}},
 "554033f": {"calls":[0],"first":{"same":"6a3128c"}},
 "495a130": {"key":"SA-5","levels":[{"fr":"À température 1, deux générations de suite sont-elles toujours identiques ?","en":"At temperature 1, are two generations in a row always the same?"}],"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[1.0,1.0,0.0,0.0,1.0,1.0]]}}}},
 "b0dc7fe": [{"fr":"Chaque réglage que tu reçois change-t-il quelque chose ?","en":"Does each setting that you are given change something?"}],
 "5661d6a": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,0.0,2.0,5.0,0.0,6.0,0.0]]}},
 "b1777f5": {"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,1.0,4.0,5.0,0.0,3.0,5.0]]}},
 "51b2791": {"calls":[1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,7]],"numbers":[[3.0,6.0,4.0,1.0,1.0,2.0,0.0,1.0]]}},
 "53a9096": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,3.0,5.0,4.0,4.0,3.0]]}},
 "aa35f0c": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,5.0,5.0,4.0,6.0,5.0]]}},
 "0baeaf1": {"key":"SA-5","levels":{"same":"b0dc7fe"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[1.0,1.0,1.0,1.0,0.0,1.0]]}}}},
 "f6e82d8": {"key":"PS7-argument-lost","levels":{"same":"b0dc7fe"},"seen":{"drawn":{"same":"90e885c"}}},
 "63ed4ea": {"key":"PS7-argument-lost","levels":{"same":"b0dc7fe"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[1.0,0.0,1.0,1.0,1.0,1.0]]}}}},
 "f168f48": {"key":"PS7-seed","levels":[{"fr":"D'où vient le hasard ? Qui en décide, toi ou l'appelant ?","en":"Where does randomness come from? Who decides on it, you or the caller?"}],"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[1.0,1.0,1.0,0.0,1.0,1.0]]}}}},
 "f73f521": [{"fr":"Le lot a deux phrases : chacune reçoit-elle **son** jeton, au bout de **sa** ligne ?","en":"The batch has two sentences: is each given **its** token, at the end of **its** row?"}],
 "8e673cb": {"raised":["RuntimeError","Sizes of tensors must match except in dimension 0. Expected size 4 but got size 1 for tensor number 1 in the list."]},
 "d1f57dc": {"calls":[0,1],"first":{"same":"8e673cb"}},
 "c45874d": {"calls":[0,1,2,3],"first":{"same":"8e673cb"}},
 "0b7b986": {"calls":[0,1,2,3,4,5,6],"first":{"same":"8e673cb"}},
 "22db2c0": {"calls":[0],"first":{"same":"8e673cb"}},
 "da795d5": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,0.0,2.0,5.0,4.0,0.0,6.0]]}},
 "0d22e74": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,0.0,3.0,5.0,4.0,6.0,4.0]]}},
 "899b42a": {"calls":[0,1,2,3,4,5,6],"first":{"same":"c0b66ad"}},
 "79efd51": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,4.0,5.0,4.0,0.0,2.0]]}},
 "76b9a25": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,6.0,5.0,4.0,0.0,4.0]]}},
 "4ca5cbf": {"key":"SA-20","levels":{"same":"f73f521"},"seen":{"drawn":{"same":"0288375"}}},
 "773dca5": [{"fr":"Pour T = 4 et d = 1, ce sont 30 et 10. Combien de termes additionnes-tu ?","en":"For T = 4 and d = 1 they are 30 and 10. How many terms do you add?"}],
 "b12ad81": [{"fr":"Lequel des deux coûte le moins : avec ou sans cache ? Et dans ton résultat ?","en":"Which of the two costs less: with or without a cache? And in your result?"}],
 "4ebd260": {"kind":"number","shapes":[[]],"numbers":[[10.0]]},
 "c3f04bb": {"kind":"number","shapes":[[]],"numbers":[[140.0]]},
 "041b3dd": [{"fr":"Que coûte le pas t : t scores de taille d, ou t lignes de t scores ? Compte pour T = 2.","en":"What does step t cost: t scores of size d, or t rows of t scores? Count for T = 2."}],
 "5168b47": {"kind":"number","shapes":[[]],"numbers":[[100.0]]},
 "3d4a2ee": {"kind":"number","shapes":[[]],"numbers":[[3920.0]]},
 "680f27d": [{"fr":"T³ d / 3 est un ordre de grandeur. L'énoncé demande-t-il un ordre de grandeur ?","en":"T³ d / 3 is an order of magnitude. Does the statement ask for an order of magnitude?"}],
 "e93a6dc": {"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[21.0]]}},
 "56820a4": {"calls":[0,1,2],"first":"other 21"},
 "d1f3b26": {"key":"PS7-approximate","levels":{"same":"680f27d"},"seen":{"whole":{"calls":[1,2],"first":"other 337609137113027520"}}},
 "b597177": [[[[0.0,1.1,1.5,1.2],[0.2,-1.5,0.2,1.2],[1.5,1.1,0.0,-1.8],[-0.2,0.7,0.9,0.4],[-0.8,1.4,-1.2,-0.4],[-0.3,-0.9,1.9,-0.1],[1.3,2.0,2.0,1.3],[-0.1,1.9,-0.9,-0.3],[-0.4,-1.2,1.4,-0.8]],[[0.4,0.9,0.7,-0.2],[-1.8,0.0,1.1,1.5],[1.2,0.2,-1.5,0.2],[1.2,1.5,1.1,0.0],[-1.8,-0.2,0.7,0.9],[0.4,-0.8,1.4,-1.2],[-0.4,-0.3,-0.9,1.9],[-0.1,1.3,2.0,2.0],[1.3,-0.1,1.9,-0.9]],[[-0.3,-0.4,-1.2,1.4],[-0.8,0.4,0.9,0.7],[-0.2,-1.8,0.0,1.1],[1.5,1.2,0.2,-1.5],[0.2,1.2,1.5,1.1],[0.0,-1.8,-0.2,0.7],[0.9,0.4,-0.8,1.4],[-1.2,-0.4,-0.3,-0.9],[1.9,-0.1,1.3,2.0]]],[[[2.0,1.3,-0.1,1.9],[-0.9,-0.3,-0.4,-1.2],[1.4,-0.8,0.4,0.9],[0.7,-0.2,-1.8,0.0],[1.1,1.5,1.2,0.2],[-1.5,0.2,1.2,1.5],[1.1,0.0,-1.8,-0.2],[0.7,0.9,0.4,-0.8],[1.4,-1.2,-0.4,-0.3]],[[-0.9,1.9,-0.1,1.3],[2.0,2.0,1.3,-0.1],[1.9,-0.9,-0.3,-0.4],[-1.2,1.4,-0.8,0.4],[0.9,0.7,-0.2,-1.8],[0.0,1.1,1.5,1.2],[0.2,-1.5,0.2,1.2],[1.5,1.1,0.0,-1.8],[-0.2,0.7,0.9,0.4]],[[-0.8,1.4,-1.2,-0.4],[-0.3,-0.9,1.9,-0.1],[1.3,2.0,2.0,1.3],[-0.1,1.9,-0.9,-0.3],[-0.4,-1.2,1.4,-0.8],[0.4,0.9,0.7,-0.2],[-1.8,0.0,1.1,1.5],[1.2,0.2,-1.5,0.2],[1.2,1.5,1.1,0.0]]]],
 "dfbc793": {"tensor":{"same":"b597177"},"dtype":"float64"},
 "d2c5b03": [[[[1.7,-1.6,-1.5,2.0],[0.7,-1.3,0.1,0.8],[0.8,0.1,-1.3,0.7],[2.0,-1.5,-1.6,1.7],[0.2,-2.0,-0.8,-0.3],[-0.5,-1.4,1.1,-1.2],[-0.1,0.3,0.0,-1.0],[1.4,-1.0,0.0,0.3],[-0.1,-1.2,1.1,-1.4]],[[-0.5,-0.3,-0.8,-2.0],[0.2,1.7,-1.6,-1.5],[2.0,0.7,-1.3,0.1],[0.8,0.8,0.1,-1.3],[0.7,2.0,-1.5,-1.6],[1.7,0.2,-2.0,-0.8],[-0.3,-0.5,-1.4,1.1],[-1.2,-0.1,0.3,0.0],[-1.0,1.4,-1.0,0.0]],[[0.3,-0.1,-1.2,1.1],[-1.4,-0.5,-0.3,-0.8],[-2.0,0.2,1.7,-1.6],[-1.5,2.0,0.7,-1.3],[0.1,0.8,0.8,0.1],[-1.3,0.7,2.0,-1.5],[-1.6,1.7,0.2,-2.0],[-0.8,-0.3,-0.5,-1.4],[1.1,-1.2,-0.1,0.3]]],[[[0.0,-1.0,1.4,-1.0],[0.0,0.3,-0.1,-1.2],[1.1,-1.4,-0.5,-0.3],[-0.8,-2.0,0.2,1.7],[-1.6,-1.5,2.0,0.7],[-1.3,0.1,0.8,0.8],[0.1,-1.3,0.7,2.0],[-1.5,-1.6,1.7,0.2],[-2.0,-0.8,-0.3,-0.5]],[[-1.4,1.1,-1.2,-0.1],[0.3,0.0,-1.0,1.4],[-1.0,0.0,0.3,-0.1],[-1.2,1.1,-1.4,-0.5],[-0.3,-0.8,-2.0,0.2],[1.7,-1.6,-1.5,2.0],[0.7,-1.3,0.1,0.8],[0.8,0.1,-1.3,0.7],[2.0,-1.5,-1.6,1.7]],[[0.2,-2.0,-0.8,-0.3],[-0.5,-1.4,1.1,-1.2],[-0.1,0.3,0.0,-1.0],[1.4,-1.0,0.0,0.3],[-0.1,-1.2,1.1,-1.4],[-0.5,-0.3,-0.8,-2.0],[0.2,1.7,-1.6,-1.5],[2.0,0.7,-1.3,0.1],[0.8,0.8,0.1,-1.3]]]],
 "fadd056": {"tensor":{"same":"d2c5b03"},"dtype":"float64"},
 "1c2e0ed": [{"same":"dfbc793"},{"same":"fadd056"},[4,5]],
 "480a8be": {"tuple":[{"same":"dfbc793"},{"same":"fadd056"}]},
 "4e93192": {"tensor":[[[[0.0,1.1,1.5,1.2],[0.2,-1.5,0.2,1.2]],[[0.4,0.9,0.7,-0.2],[-1.8,0.0,1.1,1.5]],[[-0.3,-0.4,-1.2,1.4],[-0.8,0.4,0.9,0.7]]]],"dtype":"float64"},
 "0771cee": {"tensor":[[[[1.7,-1.6,-1.5,2.0],[0.7,-1.3,0.1,0.8]],[[-0.5,-0.3,-0.8,-2.0],[0.2,1.7,-1.6,-1.5]],[[0.3,-0.1,-1.2,1.1],[-1.4,-0.5,-0.3,-0.8]]]],"dtype":"float64"},
 "44c28f4": {"tensor":[[[[0.9,0.0,-1.6],[0.2,1.3,1.7],[1.4,0.4,-1.3],[0.4,1.4,1.7],[1.3,0.2,-1.6],[0.0,0.9,1.1]],[[0.6,-0.6,1.6],[-1.0,-0.2,-0.1],[-0.7,-2.0,0.1],[1.5,-1.9,-1.9],[1.5,0.1,-2.0],[-0.7,-0.1,-0.2]],[[-1.0,1.6,-0.6],[0.6,1.1,0.9],[0.0,-1.6,0.2],[1.3,1.7,1.4],[0.4,-1.3,0.4],[1.4,1.7,1.3]]],[[[0.2,-1.6,0.0],[0.9,1.1,0.6],[-0.6,1.6,-1.0],[-0.2,-0.1,-0.7],[-2.0,0.1,1.5],[-1.9,-1.9,1.5]],[[0.1,-2.0,-0.7],[-0.1,-0.2,-1.0],[1.6,-0.6,0.6],[1.1,0.9,0.0],[-1.6,0.2,1.3],[1.7,1.4,0.4]],[[-1.3,0.4,1.4],[1.7,1.3,0.2],[-1.6,0.0,0.9],[1.1,0.6,-0.6],[1.6,-1.0,-0.2],[-0.1,-0.7,-2.0]]],[[[0.1,1.5,-1.9],[-1.9,1.5,0.1],[-2.0,-0.7,-0.1],[-0.2,-1.0,1.6],[-0.6,0.6,1.1],[0.9,0.0,-1.6]],[[0.2,1.3,1.7],[1.4,0.4,-1.3],[0.4,1.4,1.7],[1.3,0.2,-1.6],[0.0,0.9,1.1],[0.6,-0.6,1.6]],[[-1.0,-0.2,-0.1],[-0.7,-2.0,0.1],[1.5,-1.9,-1.9],[1.5,0.1,-2.0],[-0.7,-0.1,-0.2],[-1.0,1.6,-0.6]]]],"dtype":"float64"},
 "1a8cb80": {"tensor":[[[[-1.1,-1.8,0.9],[-1.2,0.1,0.7],[0.6,-0.2,-1.7],[0.2,1.4,1.9],[1.7,0.8,-0.8],[1.0,-2.0,-1.6]],[[-1.9,1.2,-0.5],[1.2,-1.9,-1.6],[-2.0,1.0,-0.8],[0.8,1.7,1.9],[1.4,0.2,-1.7],[-0.2,0.6,0.7]],[[0.1,-1.2,0.9],[-1.8,-1.1,-1.1],[-1.8,0.9,-1.2],[0.1,0.7,0.6],[-0.2,-1.7,0.2],[1.4,1.9,1.7]]],[[[0.8,-0.8,1.0],[-2.0,-1.6,-1.9],[1.2,-0.5,1.2],[-1.9,-1.6,-2.0],[1.0,-0.8,0.8],[1.7,1.9,1.4]],[[0.2,-1.7,-0.2],[0.6,0.7,0.1],[-1.2,0.9,-1.8],[-1.1,-1.1,-1.8],[0.9,-1.2,0.1],[0.7,0.6,-0.2]],[[-1.7,0.2,1.4],[1.9,1.7,0.8],[-0.8,1.0,-2.0],[-1.6,-1.9,1.2],[-0.5,1.2,-1.9],[-1.6,-2.0,1.0]]],[[[-0.8,0.8,1.7],[1.9,1.4,0.2],[-1.7,-0.2,0.6],[0.7,0.1,-1.2],[0.9,-1.8,-1.1],[-1.1,-1.8,0.9]],[[-1.2,0.1,0.7],[0.6,-0.2,-1.7],[0.2,1.4,1.9],[1.7,0.8,-0.8],[1.0,-2.0,-1.6],[-1.9,1.2,-0.5]],[[1.2,-1.9,-1.6],[-2.0,1.0,-0.8],[0.8,1.7,1.9],[1.4,0.2,-1.7],[-0.2,0.6,0.7],[0.1,-1.2,0.9]]]],"dtype":"float64"},
 "73d6897": {"tensor":[[[[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1],[-1.5],[1.5],[-0.3],[1.3],[-1.9],[-1.7],[1.9],[0.7],[-1.2],[0.3],[1.1],[1.2],[0.6],[-0.7],[1.4],[-1.3],[-0.6],[-0.6],[-1.3],[1.4],[-0.7],[0.6],[1.2],[1.1],[0.3],[-1.2],[0.7],[1.9],[-1.7],[-1.9],[1.3],[-0.3],[1.5],[-1.5],[-1.1],[-1.4],[1.7],[0.0],[1.7],[-1.4],[-1.1]]]],"dtype":"float64"},
 "7185519": {"tensor":[[[[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5],[0.7],[0.2],[-1.0],[1.2],[-1.4],[-0.6],[-0.5],[-1.1],[1.7],[-0.3],[1.1],[1.8],[1.8],[1.1],[-0.3],[1.7],[-1.1],[-0.5],[-0.6],[-1.4],[1.2],[-1.0],[0.2],[0.7],[0.5],[-0.4],[-2.0],[-0.2],[0.9],[1.3],[1.0],[0.0],[-1.7],[0.0],[1.0],[1.3],[0.9],[-0.2],[-2.0],[-0.4],[0.5]]]],"dtype":"float64"},
 "92a7036": [{"tensor":[[[[-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3],[-0.1,0.4,0.2,-0.7],[1.8,-0.5,0.6,1.0],[0.7,-0.3,-2.0,-0.3],[0.7,1.0,0.6,-0.5],[1.8,-0.7,0.2,0.4],[-0.1,-1.3,0.9,-1.7],[-0.9,-0.8,-1.4,1.4]],[[-0.6,0.8,1.5,1.5],[0.8,-0.6,1.4,-1.4],[-0.8,-0.9,-1.7,0.9],[-1.3,-0.1,0.4,0.2],[-0.7,1.8,-0.5,0.6],[1.0,0.7,-0.3,-2.0],[-0.3,0.7,1.0,0.6],[-0.5,1.8,-0.7,0.2],[0.4,-0.1,-1.3,0.9]],[[-1.7,-0.9,-0.8,-1.4],[1.4,-0.6,0.8,1.5],[1.5,0.8,-0.6,1.4],[-1.4,-0.8,-0.9,-1.7],[0.9,-1.3,-0.1,0.4],[0.2,-0.7,1.8,-0.5],[0.6,1.0,0.7,-0.3],[-2.0,-0.3,0.7,1.0],[0.6,-0.5,1.8,-0.7]]],[[[0.2,0.4,-0.1,-1.3],[0.9,-1.7,-0.9,-0.8],[-1.4,1.4,-0.6,0.8],[1.5,1.5,0.8,-0.6],[1.4,-1.4,-0.8,-0.9],[-1.7,0.9,-1.3,-0.1],[0.4,0.2,-0.7,1.8],[-0.5,0.6,1.0,0.7],[-0.3,-2.0,-0.3,0.7]],[[1.0,0.6,-0.5,1.8],[-0.7,0.2,0.4,-0.1],[-1.3,0.9,-1.7,-0.9],[-0.8,-1.4,1.4,-0.6],[0.8,1.5,1.5,0.8],[-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3],[-0.1,0.4,0.2,-0.7],[1.8,-0.5,0.6,1.0]],[[0.7,-0.3,-2.0,-0.3],[0.7,1.0,0.6,-0.5],[1.8,-0.7,0.2,0.4],[-0.1,-1.3,0.9,-1.7],[-0.9,-0.8,-1.4,1.4],[-0.6,0.8,1.5,1.5],[0.8,-0.6,1.4,-1.4],[-0.8,-0.9,-1.7,0.9],[-1.3,-0.1,0.4,0.2]]]],"dtype":"float64"},{"tensor":[[[[-1.2,2.8,-2.8,-1.6],[-1.8,-3.4,1.8,-2.6],[-0.2,0.8,0.4,-1.4],[3.6,-1.0,1.2,2.0],[1.4,-0.6,-4.0,-0.6],[1.4,2.0,1.2,-1.0],[3.6,-1.4,0.4,0.8],[-0.2,-2.6,1.8,-3.4],[-1.8,-1.6,-2.8,2.8]],[[-1.2,1.6,3.0,3.0],[1.6,-1.2,2.8,-2.8],[-1.6,-1.8,-3.4,1.8],[-2.6,-0.2,0.8,0.4],[-1.4,3.6,-1.0,1.2],[2.0,1.4,-0.6,-4.0],[-0.6,1.4,2.0,1.2],[-1.0,3.6,-1.4,0.4],[0.8,-0.2,-2.6,1.8]],[[-3.4,-1.8,-1.6,-2.8],[2.8,-1.2,1.6,3.0],[3.0,1.6,-1.2,2.8],[-2.8,-1.6,-1.8,-3.4],[1.8,-2.6,-0.2,0.8],[0.4,-1.4,3.6,-1.0],[1.2,2.0,1.4,-0.6],[-4.0,-0.6,1.4,2.0],[1.2,-1.0,3.6,-1.4]]],[[[0.4,0.8,-0.2,-2.6],[1.8,-3.4,-1.8,-1.6],[-2.8,2.8,-1.2,1.6],[3.0,3.0,1.6,-1.2],[2.8,-2.8,-1.6,-1.8],[-3.4,1.8,-2.6,-0.2],[0.8,0.4,-1.4,3.6],[-1.0,1.2,2.0,1.4],[-0.6,-4.0,-0.6,1.4]],[[2.0,1.2,-1.0,3.6],[-1.4,0.4,0.8,-0.2],[-2.6,1.8,-3.4,-1.8],[-1.6,-2.8,2.8,-1.2],[1.6,3.0,3.0,1.6],[-1.2,2.8,-2.8,-1.6],[-1.8,-3.4,1.8,-2.6],[-0.2,0.8,0.4,-1.4],[3.6,-1.0,1.2,2.0]],[[1.4,-0.6,-4.0,-0.6],[1.4,2.0,1.2,-1.0],[3.6,-1.4,0.4,0.8],[-0.2,-2.6,1.8,-3.4],[-1.8,-1.6,-2.8,2.8],[-1.2,1.6,3.0,3.0],[1.6,-1.2,2.8,-2.8],[-1.6,-1.8,-3.4,1.8],[-2.6,-0.2,0.8,0.4]]]],"dtype":"float64"}],
 "59f0e9a": [{"fr":"Après dix jetons, combien de clés rend ton cache ?","en":"After ten tokens, how many keys does your cache return?"}],
 "731a484": [-0.8,-1.2,2.0,1.4,1.1,1.1,1.4,0.0],
 "9bd961a": [0.2,-1.2,0.3,-2.0,0.1,-1.6,1.1,-1.3],
 "77b9d66": {"kind":"tuple","shapes":[[2,3,5,4],[2,3,5,4]],"numbers":[{"same":"731a484"},{"same":"9bd961a"}]},
 "361db3c": {"calls":[0,1,2],"first":{"same":"77b9d66"}},
 "e582ce4": [0.4,-1.9,0.4,-1.9,0.6,-0.6,0.6,-0.6],
 "11cc9d4": [0.2,1.9,0.2,1.9,-1.9,0.9,-1.9,0.9],
 "ddbb936": {"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,3,3],[3,3,3,3]],"numbers":[{"same":"e582ce4"},{"same":"11cc9d4"}]}},
 "015d752": {"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,4.0,1.0,4.0,0.0]]}},
 "92b5585": {"calls":[0],"first":{"same":"77b9d66"}},
 "f22ad56": [1.1,0.0,1.1,0.3,-1.4,0.6,0.7,-1.1],
 "ab9f638": [0.7,-0.2,1.1,0.5,-0.4,1.8,-2.0,0.5],
 "41ef106": {"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,100,1],[1,1,100,1]],"numbers":[{"same":"f22ad56"},{"same":"ab9f638"}]}},
 "3717f66": {"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,4.0,4.0,4.0,0.0]]}},
 "ebb8eee": [0.0,0.9,0.2,-1.8,-0.4,2.0,1.4,-0.3],
 "f539c7a": [1.7,-1.6,0.1,0.2,-0.1,0.3,-2.0,0.3],
 "6bd5c83": {"kind":"tuple","shapes":[[2,3,4,4],[2,3,4,4]],"numbers":[{"same":"ebb8eee"},{"same":"f539c7a"}]},
 "f65c55f": [0.9,1.6,0.9,1.6,0.4,-1.9,0.4,-1.9],
 "af72912": [-1.1,-0.5,-1.1,-0.5,0.2,1.9,0.2,1.9],
 "790fffa": {"calls":[0],"first":{"same":"6bd5c83"}},
 "31501b1": [1.3,1.1,-0.6,0.3,-0.3,1.7,-1.9,1.2],
 "9accac1": [1.0,0.7,-1.1,-0.3,-1.0,0.9,1.3,0.2],
 "c261731": [{"fr":"L'ordre compte-t-il ? Un jeton à la fois, non : le dernier voit tout. Deux jetons à la fois, si.","en":"Does order matter? One token at a time, no: the last one sees all. Two tokens at a time, yes."}],
 "cc6860d": [-0.8,-1.8,0.0,-0.3,-0.8,0.2,0.4,-0.3],
 "d42cc3c": [0.2,0.7,1.7,0.3,0.2,0.1,-0.5,0.3],
 "f8fd1cd": {"kind":"tuple","shapes":[[2,3,9,4],[2,3,9,4]],"numbers":[{"same":"cc6860d"},{"same":"d42cc3c"}]},
 "b00911c": [0.4,-2.0,1.6,-0.6,-0.6,0.0,1.4,-1.9],
 "08864ce": [0.2,-1.7,-1.2,1.2,1.2,-1.8,0.6,1.9],
 "5fb585d": {"calls":[0],"first":{"same":"f8fd1cd"}},
 "1e58459": [1.1,1.4,1.9,-1.1,-1.5,0.7,-1.3,1.2],
 "8315119": [0.7,-1.4,-0.2,1.0,0.7,-1.1,1.7,0.2],
 "755042e": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,9,4]],"numbers":[[0.7,1.0,-0.9,1.4,0.7,0.2,0.8,1.4]]}},
 "9fad72b": [1.7,0.3,-0.5,-1.3,1.7,0.3,-0.5,-1.3],
 "33cad3d": {"kind":"tuple","shapes":[[2,3,9,4],[2,3,9,4]],"numbers":[{"same":"cc6860d"},{"same":"9fad72b"}]},
 "260cee1": [-1.1,-1.6,0.7,1.7,1.4,-0.2,1.0,0.9],
 "377bd8b": {"calls":[0],"first":{"same":"33cad3d"}},
 "3fbb766": [1.0,-0.2,-1.4,1.8,-0.6,-0.4,0.0,0.5],
 "2e93e2d": [0.0,-0.3,-0.3,0.0,0.0,-0.3,-0.3,0.0],
 "60c9f90": {"kind":"tuple","shapes":[[2,3,9,4],[2,3,9,4]],"numbers":[{"same":"2e93e2d"},{"same":"d42cc3c"}]},
 "baf0cd3": [0.9,-0.1,1.7,-1.9,1.4,-0.7,0.0,-0.6],
 "5ed9bca": {"calls":[0],"first":{"same":"60c9f90"}},
 "a4187d4": [1.3,0.0,-1.9,1.2,-1.3,-1.2,-1.5,-1.1],
 "0611eb1": [{"fr":"Sur (2, 3, 4, 5), un jeton de plus doit donner (2, 3, 5, 5). Et chez toi ?","en":"From (2, 3, 4, 5), one token more must give (2, 3, 5, 5). What about yours?"}],
 "3156092": {"raised":["RuntimeError","Sizes of tensors must match except in dimension 1. Expected size 4 but got size 5 for tensor number 1 in the list."]},
 "596c818": {"calls":[0],"first":{"same":"3156092"}},
 "45b5fd6": {"key":"KV-13","levels":{"same":"0611eb1"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"3156092"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,6,3,3],[3,6,3,3]],"numbers":[[0.9,0.9,1.7,1.6,0.0,-0.7,-0.6,-0.6],[-1.1,-1.1,0.7,-1.2,-1.8,-0.2,0.9,0.9]]}},"lengths":{"calls":[0],"first":{"raised":["RuntimeError","Sizes of tensors must match except in dimension 1. Expected size 4 but got size 1 for tensor number 1 in the list."]}},"reset":{"same":"596c818"},"two_caches":{"same":"596c818"},"long":{"calls":[0],"first":{"raised":["RuntimeError","Sizes of tensors must match except in dimension 1. Expected size 1100 but got size 100 for tensor number 1 in the list."]}},"gradient":{"same":"596c818"}}},
 "c82d207": {"raised":["RuntimeError","Sizes of tensors must match except in dimension 0. Expected size 4 but got size 5 for tensor number 1 in the list."]},
 "a397d0b": {"calls":[0],"first":{"same":"c82d207"}},
 "6793a04": {"raised":["RuntimeError","Sizes of tensors must match except in dimension 3. Expected size 4 but got size 5 for tensor number 1 in the list."]},
 "40bd53a": {"calls":[0],"first":{"same":"6793a04"}},
 "42d9d0c": [{"fr":"À quoi servent les poids sur les anciens jetons, si leurs valeurs ne sont plus là ?","en":"What use are weights on old tokens, if their values are no longer there?"}],
 "60786c0": {"kind":"tuple","shapes":[[2,3,9,4],[2,3,5,4]],"numbers":[{"same":"2e93e2d"},{"same":"9bd961a"}]},
 "9591fa8": {"calls":[0],"first":{"same":"60786c0"}},
 "7f4396b": {"kind":"tuple","shapes":[[2,3,5,4],[2,3,9,4]],"numbers":[{"same":"731a484"},{"same":"9fad72b"}]},
 "09e0c05": {"calls":[0],"first":{"same":"7f4396b"}},
 "64268e2": [{"fr":"Donne des clés et des valeurs que tu reconnais : reviennent-elles chacune à leur place ?","en":"Give keys and values that you recognise: does each come back in its place?"}],
 "49d5742": {"kind":"tuple","shapes":[[2,3,9,4],[2,3,9,4]],"numbers":[{"same":"9fad72b"},{"same":"2e93e2d"}]},
 "1f1b544": {"calls":[0],"first":{"same":"49d5742"}},
 "24baba5": {"kind":"tuple","shapes":[[2,3,9,4],[2,3,9,4]],"numbers":[[1.7,-0.3,-0.3,0.0,1.7,0.3,-0.5,0.0],[0.0,0.3,-0.5,-1.3,0.0,-0.3,-0.3,-1.3]]},
 "42ad881": {"calls":[0],"first":{"same":"24baba5"}},
 "850db0d": {"kind":"tuple","shapes":[[2,3,9,4],[2,3,9,4]],"numbers":[{"same":"2e93e2d"},{"same":"2e93e2d"}]},
 "303ad96": {"calls":[0],"first":{"same":"850db0d"}},
 "5b25093": [{"fr":"Deux phrases de 5 jetons : `length` vaut 5 ou 10 ?","en":"Two sentences of 5 tokens: is `length` 5 or 10?"}],
 "9f158e5": [{"fr":"Deux suites différentes, l'une après l'autre : la seconde voit-elle encore la première ?","en":"Two different sequences, one after the other: does the second still see the first?"}],
 "6eea4ac": {"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,4.0,5.0,9.0,9.0]]}},
 "f380939": [0.0,0.0,-1.3,-0.5,0.4,0.0,2.0,-1.3],
 "9810cce": {"key":"KV-15","levels":{"same":"9f158e5"},"seen":{"lengths":{"same":"6eea4ac"},"reset":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,3,18,4],[2,3,18,4]],"numbers":[[1.7,2.0,0.0,0.4,1.7,1.7,0.3,0.0],{"same":"f380939"}]}}}},
 "f8d6609": [{"fr":"Deux caches, deux suites : si tu remplis l'un, que contient l'autre ?","en":"Two caches, two sequences: if you fill one, what does the other hold?"}],
 "3ddb4b4": {"calls":[0],"first":{"raised":["RuntimeError","Sizes of tensors must match except in dimension 2. Expected size 2 but got size 1 for tensor number 5 in the list."]}},
 "df73076": {"key":"KV-17","levels":{"same":"f8d6609"},"seen":{"appended":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[2,3,18,4],[2,3,18,4]],"numbers":[[0.0,2.0,0.0,0.4,0.4,0.0,2.0,0.0],[1.7,0.0,-1.3,-0.5,1.7,1.7,0.3,-1.3]]}},"equal_sizes":{"same":"3ddb4b4"},"lengths":{"same":"3ddb4b4"},"reset":{"same":"3ddb4b4"},"two_caches":{"same":"3ddb4b4"},"long":{"same":"3ddb4b4"},"gradient":{"same":"3ddb4b4"}}},
 "936a271": [{"fr":"Une clé nulle a un score de 0, et e⁰ = 1 : les places vides comptent-elles pour rien ?","en":"A zero key has a score of 0, and e⁰ = 1: do empty places count for nothing?"}],
 "b3f1429": {"kind":"tuple","shapes":[[2,3,4096,4],[2,3,4096,4]],"numbers":[[],[]]},
 "8ebac61": {"calls":[0],"first":{"same":"b3f1429"}},
 "e7368bb": {"key":"KV-26","levels":[{"fr":"Des clés en float64 entrent : que rend ton cache ?","en":"Keys in float64 go in: what does your cache return?"}],"seen":{"dtype":{"same":"828bc0c"}}},
 "1adb280": {"key":"KV-18","levels":[{"fr":"Si l'on entraîne avec un cache, par où passe le gradient des jetons nouveaux ?","en":"If one trains with a cache, which way does the gradient of the new tokens go?"}],"seen":{"gradient":{"calls":[0],"first":"no graph"}}},
 "9e24d67": {"kind":"tuple","shapes":[[2,3,4,4],[2,3,5,4],[2,3,4,4],[2,3,5,4]],"numbers":[{"same":"ebb8eee"},{"same":"731a484"},{"same":"f539c7a"},{"same":"9bd961a"}]},
 "8f382ff": {"calls":[0],"first":{"same":"9e24d67"}},
 "d8fae96": {"raised":["RuntimeError","stack expects each tensor to be equal size, but got [2, 3, 4, 4] at entry 0 and [2, 3, 5, 4] at entry 1"]},
 "2dbb4af": {"calls":[0],"first":{"same":"d8fae96"}},
 "a908563": [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],
 "3e2bc79": {"calls":[0],"first":{"kind":"tuple","shapes":[[2,3,9,4],[2,3,9,4]],"numbers":[{"same":"a908563"},{"same":"a908563"}]}},
 "3d582e2": [[[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[1.3,-1.1,-0.1,0.2,-0.2,-1.3],[1.0,-1.5,-0.6,-0.4,-0.9,2.0],[0.1,1.6,-1.7,-1.6,1.9,0.6],[-1.4,0.0,0.7,0.7,0.0,-1.4]],[[-1.5,-0.6,-0.4,-0.9,2.0,0.1],[1.6,-1.7,-1.6,1.9,0.6,-1.4],[0.0,0.7,0.7,0.0,-1.4,0.6],[1.9,-1.6,-1.7,1.6,0.1,2.0],[-0.9,-0.4,-0.6,-1.5,1.0,-1.3]]],
 "23c4894": {"tensor":{"same":"3d582e2"},"dtype":"float64"},
 "9887040": [{"same":"23c4894"}],
 "39cf24c": [-0.24,-0.08,-0.06,-0.18,0.38,-0.02],
 "6c09447": [-0.18,-0.06,-0.08,-0.24,0.28,-0.16],
 "62ae8f8": [-0.08,-0.06,-0.18,0.38,-0.02,0.26],
 "61c7512": {"W_query.weight":{"tensor":[[0.0,0.22,0.3,0.24,0.04,-0.3],[0.04,0.24,0.3,0.22,0.0,-0.36],[-0.04,0.14,0.18,0.08,-0.16,0.28],{"same":"39cf24c"},[0.26,0.4,0.4,0.26,-0.02,0.38],{"same":"6c09447"},[0.08,0.18,0.14,-0.04,-0.36,0.0],[0.22,0.3,0.24,0.04,-0.3,0.04],[0.24,0.3,0.22,0.0,-0.36,-0.04],[0.14,0.18,0.08,-0.16,0.28,-0.24],{"same":"62ae8f8"},[0.4,0.4,0.26,-0.02,0.38,-0.18]],"dtype":"float64"},"W_key.weight":{"tensor":[[-0.4,-0.34,0.4,0.18,-0.18,0.14],[0.32,0.36,0.26,0.02,-0.36,-0.06],[0.1,0.12,0.0,-0.26,0.16,-0.38],[-0.24,-0.24,-0.38,0.16,-0.26,0.0],[0.12,0.1,-0.06,-0.36,0.02,0.26],[0.36,0.32,0.14,-0.18,0.18,0.4],[-0.34,-0.4,0.22,-0.12,0.22,-0.4],[-0.34,0.4,0.18,-0.18,0.14,0.32],[0.36,0.26,0.02,-0.36,-0.06,0.1],[0.12,0.0,-0.26,0.16,-0.38,-0.24],[-0.24,-0.38,0.16,-0.26,0.0,0.12],[0.1,-0.06,-0.36,0.02,0.26,0.36]],"dtype":"float64"},"W_value.weight":{"tensor":[[-0.28,-0.38,0.2,-0.18,0.12,0.28],[0.3,0.18,-0.08,0.34,-0.2,-0.06],[-0.06,-0.2,0.34,-0.08,0.18,0.3],[0.28,0.12,-0.18,0.2,-0.38,-0.28],[-0.32,0.32,0.0,0.36,-0.24,-0.16],[-0.22,0.4,0.06,0.4,-0.22,-0.16],[-0.24,0.36,0.0,0.32,-0.32,-0.28],[-0.38,0.2,-0.18,0.12,0.28,0.3],[0.18,-0.08,0.34,-0.2,-0.06,-0.06],[-0.2,0.34,-0.08,0.18,0.3,0.28],[0.12,-0.18,0.2,-0.38,-0.28,-0.32],[0.32,0.0,0.36,-0.24,-0.16,-0.22]],"dtype":"float64"},"out_proj.weight":{"tensor":[[0.34,0.34,0.2,-0.08,0.32,-0.24,-0.12,-0.14,-0.3,0.22,-0.22,0.02],[0.12,0.08,-0.1,0.4,-0.06,0.16,0.24,0.18,-0.02,-0.36,-0.02,0.18],[0.24,0.16,-0.06,0.4,-0.1,0.08,0.12,0.02,-0.22,0.22,-0.3,-0.14],[-0.12,-0.24,0.32,-0.08,0.2,0.34,0.34,0.2,-0.08,0.32,-0.24,-0.12],[-0.14,-0.3,0.22,-0.22,0.02,0.12,0.08,-0.1,0.4,-0.06,0.16,0.24],[0.18,-0.02,-0.36,-0.02,0.18,0.24,0.16,-0.06,0.4,-0.1,0.08,0.12],[0.02,-0.22,0.22,-0.3,-0.14,-0.12,-0.24,0.32,-0.08,0.2,0.34,0.34],[0.2,-0.08,0.32,-0.24,-0.12,-0.14,-0.3,0.22,-0.22,0.02,0.12,0.08],[-0.1,0.4,-0.06,0.16,0.24,0.18,-0.02,-0.36,-0.02,0.18,0.24,0.16],[-0.06,0.4,-0.1,0.08,0.12,0.02,-0.22,0.22,-0.3,-0.14,-0.12,-0.24],[0.32,-0.08,0.2,0.34,0.34,0.2,-0.08,0.32,-0.24,-0.12,-0.14,-0.3],[0.22,-0.22,0.02,0.12,0.08,-0.1,0.4,-0.06,0.16,0.24,0.18,-0.02]],"dtype":"float64"},"out_proj.bias":{"tensor":[1.2,1.8,1.7,0.9,-0.6,1.3,-1.6,-1.1,-1.3,1.9,0.3,-2.0],"dtype":"float64"}},
 "b81bb1e": [0.856,2.14804,1.3714,-0.31772,-0.44948,1.44188,-1.81536,-1.316,-0.88944,1.739,-0.33836,-2.16708],
 "e939e2f": [0.7969493923,2.214318002,1.353444667,-0.3779581471,-0.4185915014,1.500465615,-1.878599622,-1.41750335,-0.7694450124,1.722875116,-0.4203358928,-2.171183833],
 "81fc841": [0.9871728424,2.018789023,1.41466636,-0.3360354849,-0.5170424963,1.27798407,-1.676445879,-1.110156885,-1.05444692,1.781889057,-0.2902275466,-2.22705501],
 "f508a54": [1.105614372,1.683678557,1.476676066,0.05382643211,-0.6434346036,1.009242852,-1.315167047,-0.7710654327,-1.509187538,1.888227521,-0.1215615148,-2.28316143],
 "9a9ef74": [1.139520849,1.852459151,1.610885652,0.3571491713,-0.6221138956,1.22516952,-1.583320548,-1.034340472,-1.273263357,1.867406917,0.07926538273,-2.095983383],
 "0cc8605": [1.5986,0.77496,1.49308,1.32412,-0.6126,0.57012,-0.34128,0.30712,-2.8606,1.73724,0.692,-1.97996],
 "127c65f": [1.436284673,1.454380322,1.896990519,0.7398388574,-0.9301698046,0.9623242023,-1.813493047,-1.015702228,-1.500026827,2.022980019,0.2617124008,-2.126084236],
 "4da178f": [1.25665756,1.677498844,1.719374279,0.7658021785,-0.8081587195,1.014051455,-1.288223895,-0.7351135581,-1.710662121,2.09971439,0.4312004149,-2.169954968],
 "555614e": [1.491467603,1.431428737,1.907125985,0.7935024317,-0.9238324719,0.9160884906,-1.582228223,-0.8506698879,-1.554089528,2.064202686,0.3300673832,-2.140629115],
 "2936f66": [1.406082939,1.724395381,1.906148292,0.4335752516,-1.035330661,0.9122168453,-1.781364874,-0.9724480679,-1.412324593,2.255110591,0.2925139668,-2.349436028],
 "9f4a2dc": {"tensor":[[{"same":"b81bb1e"},{"same":"e939e2f"},{"same":"81fc841"},{"same":"f508a54"},{"same":"9a9ef74"}],[{"same":"0cc8605"},{"same":"127c65f"},{"same":"4da178f"},{"same":"555614e"},{"same":"2936f66"}]],"dtype":"float64"},
 "138e3d7": {"W_query.weight":{"tensor":[[-0.34,-0.26,-0.32,0.3,-0.04,0.3],[-0.32,-0.26,-0.34,0.26,-0.1,0.22],[0.4,-0.38,0.34,0.1,-0.28,0.02],[0.18,0.2,0.08,-0.18,0.24,-0.3],[-0.16,-0.16,-0.3,0.24,-0.18,0.08],[0.2,0.18,0.02,-0.28,0.1,0.34],[-0.38,0.4,0.22,-0.1,0.26,-0.34],[-0.26,-0.32,0.3,-0.04,0.3,-0.32],[-0.26,-0.34,0.26,-0.1,0.22,0.4],[-0.38,0.34,0.1,-0.28,0.02,0.18],[0.2,0.08,-0.18,0.24,-0.3,-0.16],[-0.16,-0.3,0.24,-0.18,0.08,0.2]],"dtype":"float64"},"W_query.bias":{"tensor":[1.3,-0.4,1.3,-1.8,-1.5,-1.9,1.1,-0.7,0.9,1.8,2.0,1.5],"dtype":"float64"},"W_key.weight":{"tensor":[[-0.08,-0.16,-0.38,0.08,0.4,-0.24],[-0.2,-0.3,0.28,-0.1,0.2,0.36],[0.38,0.26,0.0,-0.4,-0.12,0.02],[0.02,-0.12,-0.4,0.0,0.26,0.38],[0.36,0.2,-0.1,0.28,-0.3,-0.2],[-0.24,0.4,0.08,-0.38,-0.16,-0.08],[-0.14,-0.34,0.14,-0.34,-0.14,-0.08],[-0.16,-0.38,0.08,0.4,-0.24,-0.2],[-0.3,0.28,-0.1,0.2,0.36,0.38],[0.26,0.0,-0.4,-0.12,0.02,0.02],[-0.12,-0.4,0.0,0.26,0.38,0.36],[0.2,-0.1,0.28,-0.3,-0.2,-0.24]],"dtype":"float64"},"W_key.bias":{"tensor":[0.5,-0.6,1.7,-0.8,0.1,0.3,-0.2,-1.4,0.8,-1.8,-1.0,-0.9],"dtype":"float64"},"W_value.weight":{"tensor":[[-0.12,-0.36,0.08,0.38,-0.28,-0.26],[-0.38,0.18,-0.22,0.06,0.2,0.2],[0.06,-0.22,0.18,-0.38,-0.26,-0.28],[0.38,0.08,-0.36,-0.12,-0.02,-0.06],[-0.24,0.26,-0.2,0.02,0.1,0.04],[-0.16,0.32,-0.16,0.04,0.1,0.02],[-0.2,0.26,-0.24,-0.06,-0.02,-0.12],[-0.36,0.08,0.38,-0.28,-0.26,-0.38],[0.18,-0.22,0.06,0.2,0.2,0.06],[-0.22,0.18,-0.38,-0.26,-0.28,0.38],[0.08,-0.36,-0.12,-0.02,-0.06,-0.24],[0.26,-0.2,0.02,0.1,0.04,-0.16]],"dtype":"float64"},"W_value.bias":{"tensor":[-1.4,-1.9,1.0,-0.9,0.6,1.4,1.5,0.9,-0.4,1.7,-1.0,-0.3],"dtype":"float64"},"out_proj.weight":{"tensor":[[-0.22,-0.36,0.18,-0.24,0.02,0.14,0.12,-0.04,-0.34,0.04,0.28,0.38],[0.34,0.16,-0.16,0.2,-0.4,-0.32,-0.38,0.24,-0.1,0.24,-0.38,-0.32],[-0.4,0.2,-0.16,0.16,0.34,0.38,0.28,0.04,-0.34,-0.04,0.12,0.14],[0.02,-0.24,0.18,-0.36,-0.22,-0.22,-0.36,0.18,-0.24,0.02,0.14,0.12],[-0.04,-0.34,0.04,0.28,0.38,0.34,0.16,-0.16,0.2,-0.4,-0.32,-0.38],[0.24,-0.1,0.24,-0.38,-0.32,-0.4,0.2,-0.16,0.16,0.34,0.38,0.28],[0.04,-0.34,-0.04,0.12,0.14,0.02,-0.24,0.18,-0.36,-0.22,-0.22,-0.36],[0.18,-0.24,0.02,0.14,0.12,-0.04,-0.34,0.04,0.28,0.38,0.34,0.16],[-0.16,0.2,-0.4,-0.32,-0.38,0.24,-0.1,0.24,-0.38,-0.32,-0.4,0.2],[-0.16,0.16,0.34,0.38,0.28,0.04,-0.34,-0.04,0.12,0.14,0.02,-0.24],[0.18,-0.36,-0.22,-0.22,-0.36,0.18,-0.24,0.02,0.14,0.12,-0.04,-0.34],[0.04,0.28,0.38,0.34,0.16,-0.16,0.2,-0.4,-0.32,-0.38,0.24,-0.1]],"dtype":"float64"},"out_proj.bias":{"tensor":[-1.0,-1.1,-1.9,0.7,-1.5,-0.3,0.2,0.0,-0.9,1.6,-0.7,0.4],"dtype":"float64"}},
 "6023994": {"tensor":[[[0.5,-0.6,1.7,-0.8,0.1,0.3,-0.2,-1.4,0.8],[-1.8,-1.0,-0.9,-1.5,1.3,-0.7,0.7,1.4,1.4],[0.7,-0.7,1.3,-1.5,-0.9,-1.0,-1.8,0.8,-1.4],[-0.2,0.3,0.1,-0.8,1.7,-0.6,0.5,0.9,0.6],[-0.4,2.0,-0.4,0.6,0.9,0.5,-0.6,1.7,-0.8],[0.1,0.3,-0.2,-1.4,0.8,-1.8,-1.0,-0.9,-1.5]],[[1.3,-0.7,0.7,1.4,1.4,0.7,-0.7,1.3,-1.5],[-0.9,-1.0,-1.8,0.8,-1.4,-0.2,0.3,0.1,-0.8],[1.7,-0.6,0.5,0.9,0.6,-0.4,2.0,-0.4,0.6],[0.9,0.5,-0.6,1.7,-0.8,0.1,0.3,-0.2,-1.4],[0.8,-1.8,-1.0,-0.9,-1.5,1.3,-0.7,0.7,1.4],[1.4,0.7,-0.7,1.3,-1.5,-0.9,-1.0,-1.8,0.8]],[[-1.4,-0.2,0.3,0.1,-0.8,1.7,-0.6,0.5,0.9],[0.6,-0.4,2.0,-0.4,0.6,0.9,0.5,-0.6,1.7],[-0.8,0.1,0.3,-0.2,-1.4,0.8,-1.8,-1.0,-0.9],[-1.5,1.3,-0.7,0.7,1.4,1.4,0.7,-0.7,1.3],[-1.5,-0.9,-1.0,-1.8,0.8,-1.4,-0.2,0.3,0.1],[-0.8,1.7,-0.6,0.5,0.9,0.6,-0.4,2.0,-0.4]]],"dtype":"float64"},
 "08d8306": {"W_query.weight":{"tensor":[[0.18,0.0,-0.32,0.04,0.26,0.34,0.28,0.08,-0.26],[0.08,0.28,0.34,0.26,0.04,-0.32,0.0,0.18,0.22],[0.12,-0.12,0.32,-0.2,-0.04,-0.02,-0.14,-0.4,0.02],[0.3,-0.38,-0.38,0.3,0.02,-0.4,-0.14,-0.02,-0.04],[-0.2,0.32,-0.12,0.12,0.22,0.18,0.0,-0.32,0.04],[0.26,0.34,0.28,0.08,-0.26,0.08,0.28,0.34,0.26],[0.04,-0.32,0.0,0.18,0.22,0.12,-0.12,0.32,-0.2],[-0.04,-0.02,-0.14,-0.4,0.02,0.3,-0.38,-0.38,0.3],[0.02,-0.4,-0.14,-0.02,-0.04,-0.2,0.32,-0.12,0.12]],"dtype":"float64"},"W_key.weight":{"tensor":[[0.26,-0.08,0.26,-0.36,-0.3,-0.38,0.22,-0.14,0.18],[0.36,0.4,0.3,0.06,-0.32,-0.02,0.14,0.16,0.04],[-0.22,0.2,-0.34,-0.2,-0.2,-0.34,0.2,-0.22,0.04],[0.16,0.14,-0.02,-0.32,0.06,0.3,0.4,0.36,0.18],[-0.14,0.22,-0.38,-0.3,-0.36,0.26,-0.08,0.26,-0.36],[-0.3,-0.38,0.22,-0.14,0.18,0.36,0.4,0.3,0.06],[-0.32,-0.02,0.14,0.16,0.04,-0.22,0.2,-0.34,-0.2],[-0.2,-0.34,0.2,-0.22,0.04,0.16,0.14,-0.02,-0.32],[0.06,0.3,0.4,0.36,0.18,-0.14,0.22,-0.38,-0.3]],"dtype":"float64"},"W_value.weight":{"tensor":[[0.04,0.36,-0.28,-0.24,-0.34,0.24,-0.14,0.16,0.32],[0.34,0.22,-0.04,0.38,-0.16,-0.02,-0.02,-0.16,0.38],[-0.04,0.22,0.34,0.32,0.16,-0.14,0.24,-0.34,-0.24],[-0.28,0.36,0.04,0.4,-0.2,-0.12,-0.18,-0.38,0.1],[-0.38,-0.18,-0.12,-0.2,0.4,0.04,0.36,-0.28,-0.24],[-0.34,0.24,-0.14,0.16,0.32,0.34,0.22,-0.04,0.38],[-0.16,-0.02,-0.02,-0.16,0.38,-0.04,0.22,0.34,0.32],[0.16,-0.14,0.24,-0.34,-0.24,-0.28,0.36,0.04,0.4],[-0.2,-0.12,-0.18,-0.38,0.1,-0.38,-0.18,-0.12,-0.2]],"dtype":"float64"},"out_proj.weight":{"tensor":[[0.36,-0.04,0.24,0.38,0.38,0.24,-0.04,0.36,-0.2],[-0.08,-0.1,-0.26,0.26,-0.18,0.06,0.16,0.12,-0.06],[-0.38,-0.02,0.2,0.28,0.22,0.02,-0.32,0.02,0.22],[0.28,0.2,-0.02,-0.38,-0.06,0.12,0.16,0.06,-0.18],[0.26,-0.26,-0.1,-0.08,-0.2,0.36,-0.04,0.24,0.38],[0.38,0.24,-0.04,0.36,-0.2,-0.08,-0.1,-0.26,0.26],[-0.18,0.06,0.16,0.12,-0.06,-0.38,-0.02,0.2,0.28],[0.22,0.02,-0.32,0.02,0.22,0.28,0.2,-0.02,-0.38],[-0.06,0.12,0.16,0.06,-0.18,0.26,-0.26,-0.1,-0.08]],"dtype":"float64"},"out_proj.bias":{"tensor":[-0.5,-1.9,0.1,1.4,2.0,1.9,1.1,-0.4,1.5],"dtype":"float64"}},
 "11df927": {"tensor":[[[-0.23356,-1.93068,0.38704,1.33384,1.9216,1.54024,1.487,-0.68172,1.50388],[-0.271943354,-1.762751951,0.02645899462,1.500003426,2.40715717,1.267611481,1.119910336,-0.1938842055,1.135744105],[-0.7295159953,-1.592660081,-0.1455104006,1.345955736,2.649076835,1.47364058,1.311458463,-0.3765983984,0.8225085761],[-0.7840612311,-1.83941626,-0.08944347549,1.488291176,2.37170224,1.338524746,1.357430672,-0.5181923232,0.9563633268],[-0.8215578857,-1.759317065,-0.2417516412,1.557466561,2.376231495,1.473636131,1.304209282,-0.4430330476,0.9340291554],[-0.8721367874,-1.820345602,0.02395982722,1.238465248,2.256770482,1.706445379,1.440314903,-0.6672248687,0.9902089021]],[[-1.8162,-2.21136,0.14236,1.33684,1.07196,1.3518,1.0382,-0.78724,1.69256],[-1.363657405,-2.101735877,0.2850494266,1.181562123,1.406661116,1.682457956,1.099774634,-0.6995853069,1.609615007],[-0.7720821543,-2.082778707,0.1628101007,1.565310555,1.39744233,1.326889044,1.175594003,-0.5107330844,1.620825022],[-0.8710626928,-2.162106482,0.3967493834,1.327667027,1.342767312,1.681962049,1.217770614,-0.7133690816,1.79098502],[-0.9421729628,-1.986707789,-0.1686120072,1.628603224,1.726790082,1.788223092,0.8699688246,-0.2495825325,1.569104268],[-0.9051779812,-2.052803542,-0.0936762376,1.668584535,1.671152238,1.906706104,1.133428439,-0.5378152422,1.685139411]],[[-0.1012,-1.53472,-0.54312,1.7666,2.38668,2.2388,0.2832,0.51164,1.66296],[0.03139234369,-1.595436909,-0.4504648605,1.881339202,2.254522552,1.753606589,0.55603534,0.3529745236,1.597637168],[-0.2388700464,-1.644888622,-0.07190169629,1.302904967,1.973471711,2.377016269,0.9806741105,-0.176685027,1.564179654],[-0.188023831,-1.678861546,0.07288121327,1.262158459,1.745314298,2.343732246,1.066226248,-0.2452969792,1.638043572],[-0.0773066982,-1.720651979,0.01170058152,1.395241396,2.209836801,1.985698457,0.7872211043,0.02388111429,1.482797213],[-0.2867934179,-1.825434303,0.04178734947,1.453240956,2.164634466,2.097851838,0.8698658149,-0.1312998424,1.529360226]]],"dtype":"float64"},
 "51c3a44": [-12.56,15.7216,-11.444,-47.8088,5.4208,6.9752,-10.2144,-9.74,15.1224,-4.54,-25.2344,-8.6832],
 "4257c6b": {"tensor":[[[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[1.3,-1.1,-0.1,0.2,-0.2,-1.3],[1.0,-1.5,-0.6,-0.4,-0.9,2.0],[0.1,1.6,-1.7,-1.6,1.9,0.6],[-1.4,0.0,0.7,0.7,0.0,-1.4],[0.6,1.9,-1.6,-1.7,1.6,0.1],[2.0,-0.9,-0.4,-0.6,-1.5,1.0],[-1.3,-0.2,0.2,-0.1,-1.1,1.3],[-1.1,-0.1,0.2,-0.2,-1.3,1.0]],[[-1.5,-0.6,-0.4,-0.9,2.0,0.1],[1.6,-1.7,-1.6,1.9,0.6,-1.4],[0.0,0.7,0.7,0.0,-1.4,0.6],[1.9,-1.6,-1.7,1.6,0.1,2.0],[-0.9,-0.4,-0.6,-1.5,1.0,-1.3],[-0.2,0.2,-0.1,-1.1,1.3,-1.1],[-0.1,0.2,-0.2,-1.3,1.0,-1.5],[-0.6,-0.4,-0.9,2.0,0.1,1.6],[-1.7,-1.6,1.9,0.6,-1.4,0.0]]],"dtype":"float64"},
 "c99b6ca": [{"same":"4257c6b"},[4,5]],
 "e30c07d": {"tensor":[[{"same":"b81bb1e"},{"same":"e939e2f"},{"same":"81fc841"},{"same":"f508a54"},{"same":"9a9ef74"},[1.149105481,1.632910575,1.646253273,0.448148724,-0.7527877895,0.9909318032,-1.341150449,-0.8390234825,-1.545118504,1.975572038,0.05153885241,-2.218144859],[0.9851946319,1.675807431,1.485177049,0.6377086203,-0.5339226328,1.258098316,-1.515136601,-1.120590831,-1.353603114,1.835073788,-0.06487387319,-2.11913287],[1.021513947,1.726568716,1.508495997,0.5218291849,-0.5737299376,1.226051953,-1.500681712,-1.051775626,-1.370271713,1.870065838,0.002172173675,-2.12990901],[1.058247314,1.758005341,1.557347556,0.656261762,-0.5804267633,1.265831222,-1.534869618,-1.074573093,-1.361592547,1.882870806,0.1183648273,-2.075662785]],[{"same":"0cc8605"},{"same":"127c65f"},{"same":"4da178f"},{"same":"555614e"},{"same":"2936f66"},[1.385916116,1.701954421,1.898525242,0.5523072592,-1.0145129,0.9062029288,-1.730158894,-0.9376295121,-1.520641107,2.23931463,0.3517231782,-2.327742404],[1.333373485,1.716167743,1.840863774,0.5398352573,-0.9468150362,0.9536604404,-1.694191066,-0.9509727378,-1.499584148,2.177368737,0.3006740407,-2.290929426],[1.221417231,1.537920588,1.660123154,0.7890825836,-0.6954775264,1.083854721,-1.37053413,-0.8363799417,-1.609427351,1.909364119,0.2640464248,-2.057962186],[1.140070754,1.716033549,1.507289882,0.7119105765,-0.4971198301,1.273588041,-1.338135117,-0.8566072398,-1.519702539,1.790603985,0.2630629509,-1.975300778]]],"dtype":"float64"},
 "5beff08": {"tensor":[[[1.3,-0.3,1.5,-1.5,-1.1,-1.4],[1.7,0.0,1.7,-1.4,-1.1,-1.5],[1.5,-0.3,1.3,-1.9,-1.7,1.9],[0.7,-1.2,0.3,1.1,1.2,0.6],[-0.7,1.4,-1.3,-0.6,-0.6,-1.3],[1.4,-0.7,0.6,1.2,1.1,0.3],[-1.2,0.7,1.9,-1.7,-1.9,1.3],[-0.3,1.5,-1.5,-1.1,-1.4,1.7],[0.0,1.7,-1.4,-1.1,-1.5,1.5],[-0.3,1.3,-1.9,-1.7,1.9,0.7],[-1.2,0.3,1.1,1.2,0.6,-0.7]],[[1.4,-1.3,-0.6,-0.6,-1.3,1.4],[-0.7,0.6,1.2,1.1,0.3,-1.2],[0.7,1.9,-1.7,-1.9,1.3,-0.3],[1.5,-1.5,-1.1,-1.4,1.7,0.0],[1.7,-1.4,-1.1,-1.5,1.5,-0.3],[1.3,-1.9,-1.7,1.9,0.7,-1.2],[0.3,1.1,1.2,0.6,-0.7,1.4],[-1.3,-0.6,-0.6,-1.3,1.4,-0.7],[0.6,1.2,1.1,0.3,-1.2,0.7],[1.9,-1.7,-1.9,1.3,-0.3,1.5],[-1.5,-1.1,-1.4,1.7,0.0,1.7]]],"dtype":"float64"},
 "d818cc1": [{"same":"4257c6b"}],
 "eae494b": [{"tensor":[[[2.225,0.0,-0.4,0.05,0.325,0.425],[0.35,2.1,-0.325,0.1,0.35,0.425],[0.325,0.05,1.6,0.0,0.225,0.275],[0.15,-0.15,0.4,1.75,-0.05,-0.025]],[[1.825,-0.5,0.025,0.375,-0.475,-0.475],[0.375,2.025,-0.5,-0.175,-0.025,-0.05],[-0.25,0.4,1.85,0.15,0.275,0.225],[0.0,-0.4,0.05,2.325,0.425,0.35]]],"dtype":"float64"}],
 "b87dab9": {"W_query.weight":{"tensor":[[0.0,0.22,0.3,0.24,0.04,-0.3],[0.04,0.24,0.3,0.22,0.0,-0.36],[-0.04,0.14,0.18,0.08,-0.16,0.28],{"same":"39cf24c"},[0.26,0.4,0.4,0.26,-0.02,0.38],{"same":"6c09447"},[0.08,0.18,0.14,-0.04,-0.36,0.0],[0.22,0.3,0.24,0.04,-0.3,0.04],[0.24,0.3,0.22,0.0,-0.36,-0.04],[0.14,0.18,0.08,-0.16,0.28,-0.24],{"same":"62ae8f8"},[0.4,0.4,0.26,-0.02,0.38,-0.18],[-0.06,-0.08,-0.24,0.28,-0.16,0.08],[0.18,0.14,-0.04,-0.36,0.0,0.22],[0.3,0.24,0.04,-0.3,0.04,0.24],[0.3,0.22,0.0,-0.36,-0.04,0.14],[0.18,0.08,-0.16,0.28,-0.24,-0.08],[-0.06,-0.18,0.38,-0.02,0.26,0.4]],"dtype":"float64"},"W_key.weight":{"tensor":[[-0.4,-0.34,0.4,0.18,-0.18,0.14],[0.32,0.36,0.26,0.02,-0.36,-0.06],[0.1,0.12,0.0,-0.26,0.16,-0.38],[-0.24,-0.24,-0.38,0.16,-0.26,0.0],[0.12,0.1,-0.06,-0.36,0.02,0.26],[0.36,0.32,0.14,-0.18,0.18,0.4],[-0.34,-0.4,0.22,-0.12,0.22,-0.4],[-0.34,0.4,0.18,-0.18,0.14,0.32],[0.36,0.26,0.02,-0.36,-0.06,0.1],[0.12,0.0,-0.26,0.16,-0.38,-0.24],[-0.24,-0.38,0.16,-0.26,0.0,0.12],[0.1,-0.06,-0.36,0.02,0.26,0.36],[0.32,0.14,-0.18,0.18,0.4,-0.34],[-0.4,0.22,-0.12,0.22,-0.4,-0.34],[0.4,0.18,-0.18,0.14,0.32,0.36],[0.26,0.02,-0.36,-0.06,0.1,0.12],[0.0,-0.26,0.16,-0.38,-0.24,-0.24],[-0.38,0.16,-0.26,0.0,0.12,0.1]],"dtype":"float64"},"W_value.weight":{"tensor":[[-0.28,-0.38,0.2,-0.18,0.12,0.28],[0.3,0.18,-0.08,0.34,-0.2,-0.06],[-0.06,-0.2,0.34,-0.08,0.18,0.3],[0.28,0.12,-0.18,0.2,-0.38,-0.28],[-0.32,0.32,0.0,0.36,-0.24,-0.16],[-0.22,0.4,0.06,0.4,-0.22,-0.16],[-0.24,0.36,0.0,0.32,-0.32,-0.28],[-0.38,0.2,-0.18,0.12,0.28,0.3],[0.18,-0.08,0.34,-0.2,-0.06,-0.06],[-0.2,0.34,-0.08,0.18,0.3,0.28],[0.12,-0.18,0.2,-0.38,-0.28,-0.32],[0.32,0.0,0.36,-0.24,-0.16,-0.22],[0.4,0.06,0.4,-0.22,-0.16,-0.24],[0.36,0.0,0.32,-0.32,-0.28,-0.38],[0.2,-0.18,0.12,0.28,0.3,0.18],[-0.08,0.34,-0.2,-0.06,-0.06,-0.2],[0.34,-0.08,0.18,0.3,0.28,0.12],[-0.18,0.2,-0.38,-0.28,-0.32,0.32]],"dtype":"float64"},"out_proj.weight":{"tensor":[[1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0]],"dtype":"float64"},"out_proj.bias":{"tensor":[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],"dtype":"float64"}},
 "3da209d": {"args":{"same":"9887040"},"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"}},
 "7e7d381": [{"same":"3da209d"}],
 "5390c41": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.53394,-1.32213,0.739839,0.330067,-0.263317,-1.84097]]},
 "d723e5f": {"calls":[0,1,3,4,5,6],"first":{"same":"5390c41"}},
 "31f0fbb": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.81411,-1.26475,0.739839,0.330067,-0.761079,-2.04039]]}},
 "8c1b933": {"calls":[0],"first":{"same":"5390c41"}},
 "c0cfba3": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.79374,-1.21615,0.739839,0.330067,-0.663566,-1.92332]]},
 "82c84c2": {"calls":[0],"first":{"same":"c0cfba3"}},
 "92a1c4c": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.80276,-1.23758,0.739839,0.330067,-0.834806,-1.9753]]},
 "062c396": {"calls":[0],"first":{"same":"92a1c4c"}},
 "c7c3a83": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,2.21227,-1.41973,0.739839,0.330067,-0.874117,-2.11235]]},
 "e8d079a": {"calls":[0],"first":{"same":"c7c3a83"}},
 "b05bd81": {"key":"KV-6","levels":[{"fr":"Un nouveau jeton après dix autres : combien en voit-il ? Il doit tous les voir.","en":"A new token after ten others: how many does it see? It must see them all."}],"seen":{"chunks":{"calls":[0,1,3,4,5,6],"first":{"same":"c7c3a83"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,2.21227,-1.41973,0.739839,0.330067,-0.874117,-2.17085]]}},"two_sequences":{"same":"e8d079a"},"after_a_refusal":{"same":"e8d079a"}}},
 "785465c": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.16216,-0.874167,1.69813,-1.37348,0.596659,0.330067,-0.973146,-1.9753]]},
 "e2c52ac": {"calls":[0,2,3,4,5,6],"first":{"same":"785465c"}},
 "0a15113": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.16216,-0.874167,1.72911,-1.32784,0.596659,0.330067,-0.956735,-2.11087]]}},
 "7553b36": {"calls":[0],"first":{"same":"785465c"}},
 "0b1e872": {"chunks":{"same":"e2c52ac"},"weights_changed":{"same":"0a15113"},"two_sequences":{"same":"7553b36"},"after_a_refusal":{"same":"7553b36"}},
 "3b363c5": {"key":"KV-7","levels":[{"fr":"L'invite a plusieurs jetons, et un cache vide : son premier jeton peut-il voir le dernier ?","en":"The prompt has several tokens, and an empty cache: may its first token see the last?"}],"seen":{"same":"0b1e872"}},
 "3a850ef": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.69813,-1.37348,0.739839,0.330067,-0.973146,-1.9753]]},
 "6c20cd3": {"calls":[0],"first":{"same":"3a850ef"}},
 "5061dc8": {"key":"KV-8","levels":[{"fr":"Un jeton à la fois : juste. Deux jetons nouveaux après une invite : se voient-ils l'un l'autre ?","en":"One token at a time: right. Two new tokens after a prompt: do they see each other?"}],"seen":{"chunks":{"calls":[0,5,6],"first":{"same":"3a850ef"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.72911,-1.32784,0.739839,0.330067,-0.956735,-2.11087]]}},"two_sequences":{"same":"6c20cd3"},"after_a_refusal":{"same":"6c20cd3"}}},
 "42febf1": [{"fr":"Donne 4 jetons, puis 5 : la première ligne du second morceau voit-elle les 4 premiers, et elle-même ?","en":"Give 4 tokens, then 5: does the first row of the second chunk see the first 4, and itself?"}],
 "6af49c3": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.71574,-1.3382,0.739839,0.330067,-1.01652,-2.06613]]},
 "7e1a017": {"calls":[0],"first":{"same":"6af49c3"}},
 "181e622": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.69083,-1.37348,0.739839,0.330067,-1.06919,-1.9753]]},
 "2cc000e": {"calls":[0],"first":{"same":"181e622"}},
 "bee5400": [{"fr":"Après 9 jetons, `length` vaut-il 9 ?","en":"After 9 tokens, is `length` 9?"}],
 "ed15872": {"raised":["ValueError","the context is full"]},
 "9a8aca4": {"calls":[0],"first":{"same":"ed15872"}},
 "d45ecde": [{"fr":"Qui relira une ancienne requête ? Sa ligne est déjà calculée.","en":"Who will read an old query again? Its row is already computed."}],
 "81cd1c9": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-0.731491,1.4867,-1.41926,0.568304,0.56025,-0.537855,-2.08591]]},
 "292f8dd": {"calls":[0],"first":{"same":"81cd1c9"}},
 "6c99995": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.45272,-1.3712,1.73312,-1.1535,0.401673,-0.0495653,-0.477643,-1.63662]]},
 "4563cfa": {"calls":[0,1,2,3,4,5,6],"first":{"same":"6c99995"}},
 "57e11ca": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.45272,-1.3712,1.75112,-1.19719,0.401673,-0.0495653,-0.770558,-2.05904]]}},
 "850d89f": {"calls":[0],"first":{"same":"6c99995"}},
 "cb5897c": {"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [6, 9] but got: [6, 5]."]},
 "d661935": {"calls":[0],"first":{"same":"cb5897c"}},
 "32b7080": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.45272,-1.36278,1.73784,-1.08986,0.920353,0.0396935,-0.342234,-1.68527]]},
 "5d0c751": {"calls":[0],"first":{"same":"32b7080"}},
 "a32852c": [{"fr":"Après un morceau de 5 jetons, que vaut `cache.length` ?","en":"After a chunk of 5 tokens, what is `cache.length`?"}],
 "cb98bec": {"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.0,0.0,0.0]]}},
 "e6ac72e": [{"fr":"Un appel avec cache, puis un appel sans : le second donne-t-il ce que donnerait une couche neuve ?","en":"A call with a cache, then one without: does the second give what a fresh layer would?"}],
 "96d2c3c": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (4) at non-singleton dimension 3"]}},
 "2608708": {"calls":[0],"first":"other weights"},
 "4b9d6e5": {"calls":[0],"first":"random in evaluation"},
 "a24bc37": [{"fr":"Il y a de la place pour 7 jetons, 5 y sont : que doit-il arriver à un morceau de 3 ?","en":"There is room for 7 tokens, 5 are there: what must happen to a chunk of 3?"}],
 "0388fb4": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.19009,-1.08575,1.68849,-1.37282,0.734218,0.225194,-0.96735,-1.9753]]}},
 "cc56de5": {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"after_a_refusal":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (10) must match the size of tensor b (18) at non-singleton dimension 3"]}}}},
 "95ddbc9": [{"fr":"Après un refus, que vaut `cache.length` ?","en":"After a refusal, what is `cache.length`?"}],
 "c5dfbf7": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.53932,1.17318,0.28435,0.856581,-2.6476,1.73002,-2.11448,-2.35274]]},
 "88d245d": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.12584,-1.13751,1.70531,-1.3668,0.767975,0.217467,-0.65573,-1.94171]]},
 "40796a6": {"calls":[0],"first":{"same":"88d245d"}},
 "748ac31": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.998927,1.04022,-0.354126,1.01097,-2.13315,1.65069,-1.997,-2.33732]]},
 "6aa2426": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.998927,-0.760673,1.80134,-1.45176,0.506662,0.0458956,-0.697911,-2.06124]]},
 "68c464a": {"calls":[0],"first":{"same":"6aa2426"}},
 "2b5f79a": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.47004,1.11157,-0.0788389,0.543666,-2.41816,1.99533,-2.11767,-2.31875]]},
 "7a17ed2": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.47004,-0.631363,1.90479,-1.35406,0.581262,0.0639209,-0.838133,-1.82407]]},
 "91fe021": {"calls":[0],"first":{"same":"7a17ed2"}},
 "9828f95": {"raised":["RuntimeError","view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead."]},
 "d02e0c0": {"calls":[0],"first":{"same":"9828f95"}},
 "3101f56": [{"fr":"Divise par la taille d'une tête, pas du tout.","en":"Scale by one head's size, not the whole."}],
 "65cf3ef": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50025,-0.276999,0.371784,-2.8606,1.70636,-1.63845,-2.28357]]},
 "e41d7eb": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.07506,1.6619,-1.37315,0.715102,0.361702,-0.840697,-2.00663]]},
 "96a3c4f": {"calls":[0],"first":{"same":"e41d7eb"}},
 "9780872": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50097,-0.317685,0.333352,-2.8606,1.61368,-1.47765,-2.4855]]},
 "c2a4df4": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.1827,1.57629,-1.37235,0.781485,0.30103,-1.16678,-1.92911]]},
 "50e2378": {"calls":[0],"first":{"same":"c2a4df4"}},
 "6a61223": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50021,-0.274479,0.374886,-2.8606,1.71135,-1.64966,-2.27188]]},
 "3edfb3c": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.06837,1.66756,-1.37413,0.709988,0.369322,-0.821735,-2.01335]]},
 "f2723e1": {"calls":[0],"first":{"same":"3edfb3c"}},
 "fa08550": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50041,-0.287011,0.360471,-2.8606,1.68486,-1.59542,-2.33293]]},
 "cc4e78d": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.65551,-1.37221,0.739839,0.330067,-0.862898,-1.99926]]},
 "dd4b70d": {"calls":[0],"first":{"same":"cc4e78d"}},
 "5aa5df9": [{"fr":"Combien de matrices l'attention a-t-elle ?","en":"How many matrices has attention?"}],
 "9f2a106": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.45272,0.975925,-0.186246,0.846944,-2.1096,2.04732,-1.54574,-1.96721]]},
 "f0c9a82": [{"fr":"Les têtes sont côte à côte : qui les fait se parler ?","en":"The heads stand side by side: who makes them talk to one another?"}],
 "7f26345": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.182,-0.436943,0.493536,0.184103,-0.304,-0.0839107,-0.410183,-0.329673]]},
 "d995586": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[-0.182,-0.82021,-0.0584257,0.0135715,-0.138725,-0.320298,-0.381289,-0.0194563]]},
 "85c6447": {"calls":[0],"first":{"same":"d995586"}},
 "479b813": {"raised":["_Unfit","Your layer has no parameter `out_proj.bias` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`, `out_proj.weight`)."]},
 "0122b31": {"calls":[0],"first":{"same":"479b813"}},
 "4585b5d": [{"fr":"Sept composantes pour deux têtes : que devrait dire ton programme ?","en":"Seven components for two heads: what should your program say?"}],
 "51a4a73": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.14039,1.25345,-0.120713,0.357149,-1.45185,1.61189,-1.40168,-2.34944]]},
 "8821cc9": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.11108,1.20613,0.0366403,0.357149,-1.57386,1.61931,-1.46443,-2.34944]]},
 "d625789": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.12201,-0.943062,1.70202,-1.3786,0.697706,0.330067,-0.906464,-1.9753]]},
 "f1776ad": {"calls":[0],"first":{"same":"d625789"}},
 "9b69997": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.13429,1.37201,-0.0783972,0.357149,-1.47801,1.72561,-1.56689,-2.34944]]},
 "4da597c": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.11799,-1.03299,1.68852,-1.36303,0.82355,0.330067,-0.866777,-1.9753]]},
 "2137cac": {"calls":[0],"first":{"same":"4da597c"}},
 "96eaee2": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan",1.44188,-0.418719,0.0233609,"nan",1.42083,-1.5984,-2.41266]]},
 "24ce353": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[["nan",-1.41621,1.71574,-1.3382,1.32412,0.343434,-1.01652,-2.06613]]},
 "39f98d4": {"calls":[0],"first":{"same":"24ce353"}},
 "b8a24fa": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.797455,1.25563,-0.375945,0.357149,-1.32455,1.66573,-1.40168,-2.34944]]},
 "1780f9f": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.797455,-0.874167,1.69083,-1.37348,0.7827,0.330067,-1.06919,-1.9753]]},
 "3e7378f": {"calls":[0],"first":{"same":"1780f9f"}},
 "4e4df4d": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.14039,1.21027,0.180411,1.65964,-1.45185,1.72451,-1.09361,-1.87588]]},
 "fcb4a46": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.16216,-0.421609,1.66728,-1.59273,0.365589,0.56024,-0.949551,-1.4302]]},
 "04d4636": {"calls":[0],"first":{"same":"fcb4a46"}},
 "7d28c49": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.85606,1.50043,-0.290203,0.357149,-2.86013,1.67749,-1.58222,-2.34944]]},
 "5af72a0": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856049,-1.11015,1.63292,-1.37027,0.739833,0.330067,-0.946813,-1.9753]]},
 "e5335ff": {"calls":[0],"first":{"same":"5af72a0"}},
 "2d88b9f": [{"fr":"Sur quel tenseur le dropout tombe-t-il : les poids d'attention, ou autre chose ?","en":"On which tensor does dropout fall: the attention weights, or something else?"}],
 "5c3cb92": {"dropout":{"calls":[0],"first":"no weights"}},
 "870d3d7": [{"fr":"`.to(device)` n'a pas déplacé ton masque.","en":"`.to(device)` did not move your mask."}],
 "ff1e1f0": {"raised":["RuntimeError","The size of tensor a (10) must match the size of tensor b (5) at non-singleton dimension 3"]},
 "8fee527": {"raised":["RuntimeError","The size of tensor a (10) must match the size of tensor b (4) at non-singleton dimension 3"]},
 "8483fa0": {"calls":[0],"first":{"same":"8fee527"}},
 "8853ec6": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50104,-0.17359,0.762603,-2.8606,1.91852,-1.92007,-2.12106]]},
 "4c34a54": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-0.787579,1.30195,-1.52907,0.495454,0.436851,-0.58597,-1.78034]]},
 "1c25bbf": {"calls":[0],"first":{"same":"4c34a54"}},
 "cb67b1e": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.18491,1.57458,-0.436041,0.126567,-2.70415,1.75295,-1.97058,-2.24037]]},
 "094429c": {"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.18491,-1.35201,1.77445,-1.12931,0.505651,0.14782,-1.06319,-1.86709]]},
 "1028987": {"calls":[0],"first":{"same":"094429c"}},
 "1b2efe6": {"args":[],"story":"cut","expected":{"same":"d5b0565"}},
 "5bff15b": {"key":"KV-8","levels":[{"fr":"Un jeton à la fois : juste. Deux jetons nouveaux après une invite : ils se voient.","en":"One token at a time is right; two new tokens after a prompt are not: they see each other."}],"seen":{"cut":{"same":"d8fb246"}}},
 "8e6af98": {"key":"PS7-chunks-form","levels":[{"fr":"Relis ce qui est demandé : quelles longueurs, et combien de jetons en tout ?","en":"Read again what is asked: which lengths, and how many tokens in all?"}],"seen":{"cut":{"same":"2b00a06"}}},
 "be77c10": {"key":"KV-9","levels":[{"fr":"Combien de jetons passent dans le modèle au dixième pas ? Un seul suffit.","en":"How many tokens go through the model at the tenth step? One is enough."}],"seen":{"passes":{"same":"d513e41"}}},
 "47b439c": [{"fr":"Après l'invite, combien de jetons contient le cache ? Et au pas suivant ?","en":"After the prompt, how many tokens does the cache hold? And at the next step?"}],
 "aa4581c": {"calls":[0],"first":{"raised":["ValueError","15 tokens in a context of 14"]}},
 "160ed35": {"calls":[0],"first":{"raised":["ValueError","9 tokens in a context of 6"]}},
 "9c588ed": {"calls":[0,1,2,3,4,5,6],"first":{"raised":["ValueError","22 tokens in a context of 20"]}},
 "969434e": {"raised":["ValueError","8 tokens in a context of 6"]},
 "710ad01": {"calls":[0],"first":{"same":"969434e"}},
 "d092b5e": [{"fr":"Le jeton nouveau se croit-il à la place 0 ? Que voit-il du passé ?","en":"Does the new token think it is at place 0? What does it see of the past?"}],
 "c20a095": {"key":"KV-1","levels":{"same":"d092b5e"},"seen":{"greedy":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,6.0,4.0,5.0,0.0,6.0,4.0]]}},"cropped":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,2.0,6.0,5.0,0.0,4.0,4.0]]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,8]],"numbers":[[3.0,6.0,4.0,2.0,5.0,4.0,0.0,0.0]]}},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,6.0,0.0,5.0,4.0,6.0,0.0]]}},"drawn":{"same":"90e885c"},"object":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,6.0,6.0,5.0,4.0,6.0,6.0]]}},"passes":{"same":"f4229b2"}}},
 "e305a24": {"raised":["ValueError","16 tokens in a context of 14"]},
 "c10a85f": {"calls":[0],"first":{"same":"e305a24"}},
 "b9c0e20": [{"fr":"Deux appels avec la même invite : le second rend-il la même chose ?","en":"Two calls with the same prompt: does the second return the same?"}],
 "0c3692c": {"greedy":{"calls":[1],"first":{"raised":["RuntimeError","Sizes of tensors must match except in dimension 1. Expected size 2 but got size 1 for tensor number 1 in the list."]}},"cropped":{"calls":[0,2],"first":{"raised":["ValueError","13 tokens in a context of 6"]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"raised":["ValueError","21 tokens in a context of 20"]}},"twice":{"calls":[0],"first":{"raised":["ValueError","49 tokens in a context of 14"]}},"modes":{"calls":[0],"first":{"raised":["ValueError","53 tokens in a context of 14"]}},"drawn":{"calls":[0],"first":{"raised":["ValueError","57 tokens in a context of 5"]}},"object":{"calls":[0],"first":{"raised":["ValueError","61 tokens in a context of 6"]}},"passes":{"calls":[0],"first":{"raised":["ValueError","65 tokens in a context of 14"]}}},
 "3cc31ca": [{"fr":"Le contexte est plein : que fait `generate_naive` à cet endroit ?","en":"The context is full: what does `generate_naive` do there?"}],
 "ba50d21": {"key":"KV-21","levels":{"same":"3cc31ca"},"seen":{"cropped":{"same":"ded40f1"},"drawn":{"same":"c4ec895"},"object":{"same":"923e29a"}}},
 "c990da3": {"raised":["ValueError","12 tokens in a context of 6"]},
 "9383755": [{"same":"2058f55"},[7,5,8,2,1],true,false],
 "fd2934d": {"tensor":[[[0.4511270761,-0.5559902426,-0.336337266,0.0693114042,0.8080969031,0.3605188385,0.3130823364],[0.3440432942,-0.469151113,-0.3421114971,0.05186154839,0.9345588831,0.3910318674,0.1580651979],[0.4215972704,-0.1442531122,-0.5026794445,-0.1058762332,1.331615629,0.4436834258,0.3719278549],[0.4183295805,-0.3959184325,-0.1008464667,0.007747145977,0.8605576913,0.08804291177,0.1945217443]],[[0.5056948099,-0.2480477774,-0.3718006419,-0.006797129136,1.117373936,0.3230844251,0.4353340094],[0.3738151161,-0.3915950536,-0.3866589759,0.06582273149,1.009635088,0.4394482506,0.2448855026],[0.382959806,-0.2822681189,-0.2906372934,-0.01634329518,1.177995411,0.2940835036,0.2429021065],[0.4337621421,-0.3246882597,-0.1488747076,0.071879817,0.8970316363,0.1576775849,0.2494597948]]],"dtype":"float64"},
 "1d82851": {"tensor":[1.0,1.0,1.0,1.0],"dtype":"float64"},
 "10128e8": [{"fr":"Une matrice carrée accepte sa transposée sans rien dire. Laquelle des quatre est carrée ?","en":"A square matrix accepts its transpose without a word. Which of the four is square?"}],
 "4755fcb": {"key":"LM-10","levels":{"same":"10128e8"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.787067,-6.97008,3.82911,6.13415,5.83018,-2.76016,-7.27493,7.0433]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.9181,2.51398,3.65891,-1.81472,-3.34343,-4.46165,-3.12717,2.84308]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-6.44724,1.11662,2.81191,2.91634,-3.34343,-4.40234,-3.20905,2.78413]]}}}},
 "16dc006": {"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (32) at non-singleton dimension 1"]},
 "fd3febf": {"calls":[0,1],"first":{"same":"16dc006"}},
 "6aa1b1f": [{"fr":"Dans quel ordre `c_attn` range-t-elle ses trois parts : tête par tête, ou toutes les requêtes d'abord ?","en":"In which order does `c_attn` store its three parts: head by head, or all queries first?"}],
 "aae318e": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-7.94283,3.80341,3.81826,3.61917,-2.11446,-5.0322,-3.59192,3.88303]]}},
 "3f2f533": [{"fr":"Dans GPT-2 chaque `Linear` a un biais. Le tableau en compte combien par bloc ?","en":"In GPT-2 each `Linear` has a bias. How many does the table count in a block?"}],
 "7349820": [{"fr":"Un modèle neuf a des normes à 1 et 0 : si tu les oublies, que devient GPT-2 ?","en":"A fresh model has norms of 1 and 0: if you forget them, what becomes of GPT-2?"}],
 "79fad28": [{"fr":"Deux tables font entrer les jetons : leur numéro, et leur place. Les as-tu toutes les deux ?","en":"Two tables let tokens in: their number, and their place. Do you have both?"}],
 "01c0aa1": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.0,1.0,1.0,0.0]]}},
 "1c5b5d5": [{"fr":"Où est la tête quand le dictionnaire n'en a pas ? Et quand il en a une ?","en":"Where is the head when the dictionary has none? And when it has one?"}],
 "2671d6d": {"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-0.104687,0.283893,-0.0793967,0.14955,0.162273,-0.23444,0.550778,-0.401801]]},
 "2ce3175": {"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.451127,-0.469151,-0.502679,0.00774715,-0.00679713,1.00964,0.294084,0.24946]]},
 "a855fc2": {"key":"LM-9","levels":{"same":"1c5b5d5"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.23959,-0.922588,0.33568,0.595675,0.483693,0.56441,-0.697638,0.698458]]}},"spellings":{"calls":[0],"first":{"same":"2ce3175"}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[0.451127,-0.534816,-0.564086,0.0689939,1.11737,0.452705,0.248354,-1.01695]]}}}},
 "12106da": {"raised":["KeyError","'lm_head.weight'"]},
 "de411a8": [{"fr":"Les clés commencent-elles toujours de la même façon ?","en":"Do the keys always begin in the same way?"}],
 "7761168": {"raised":["KeyError","'wte.weight'"]},
 "cb2e9f3": {"calls":[0],"first":{"same":"7761168"}},
 "d537f46": {"calls":[1],"first":{"same":"7761168"}},
 "6ef724e": {"calls":[0,1],"first":{"same":"7761168"}},
 "1a7066d": [{"fr":"Le dictionnaire contient un masque de plus : qu'en fais-tu ?","en":"The dictionary holds one more mask: what do you do with it?"}],
 "041aae0": {"raised":["KeyError","'h.0.attn.c_attn.bias'"]},
 "b472d5e": {"calls":[0,1],"first":{"same":"041aae0"}},
 "72d7a29": {"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (24) at non-singleton dimension 0"]},
 "25134c0": {"calls":[0,1],"first":{"same":"72d7a29"}},
 "aa8a727": [{"fr":"Douze couches : chacune a-t-elle reçu ses propres poids ? `h.1` et `h.11` se ressemblent.","en":"Twelve layers: has each received its own weights? `h.1` and `h.11` look alike."}],
 "4b02d81": [{"fr":"Si l'on entraîne le modèle ensuite, que deviennent les nombres du dictionnaire ?","en":"If one then trains the model, what becomes of the numbers of the dictionary?"}],
 "fe26421": [{"same":"a908563"}],
 "9967810": {"kind":"tensor","shapes":[[2,4,7]],"numbers":{"same":"fe26421"}},
 "4484b7e": {"key":"PS7-gpt2-memory","levels":{"same":"4b02d81"},"seen":{"loaded":{"calls":[0],"first":{"same":"9967810"}},"spellings":{"calls":[0,1,2],"first":{"same":"9967810"}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":{"same":"fe26421"}}}}},
 "12e82aa": [{"fr":"Le dictionnaire doit resservir : est-il le même après ton passage ?","en":"The dictionary must serve again: is it the same after you?"}],
 "89e2bcb": {"kind":"tensor","shapes":[[4]],"numbers":[[0.0,0.0,1.0,1.0]]},
 "d73a46c": {"key":"PS7-gpt2-frozen","levels":[{"fr":"Peut-on encore affiner ce modèle ?","en":"Can this model still be fine-tuned?"}],"seen":{"facts":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.0,1.0,0.0,1.0]]}}}},
 "a2821e4": [{"fr":"Deux matrices s'appellent `c_proj` : laquelle sort de l'attention, laquelle du MLP ?","en":"Two matrices are called `c_proj`: which one leaves attention, which one the MLP?"}],
 "eb8f0c8": [{"fr":"Un modèle en float64 l'est-il encore après le chargement ?","en":"Is a model in float64 still so after loading?"}]
},
"exercises": {
 "bpe_train": {
  "id": "7.11",
  "assignment": "ps7_generation",
  "name": "bpe_train",
  "names": ["bpe_train","bpe_encode"],
  "title": {"fr":"Des jetons par paires d'octets","en":"Tokens by byte pairs"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["words","num_merges"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"notebook","kind":"values","fact":{"fr":"Sur le corpus du carnet, les quatre fusions annoncées, dans l'ordre, puis la suite.","en":"On the notebook's corpus, the four merges announced, in order, then what follows."},"tolerance":1e-06,"calls":[{"args":{"same":"23364d8"},"story":"spelt_out","expected":{"tensor":[52.0,124.0,97.0,43.0,115.0,124.0,97.0,115.0,43.0,115.0,124.0,97.0,115.0,115.0,43.0,101.0,124.0,116.0,43.0,97.0,115.0,115.0,101.0],"dtype":"float64"}},{"args":[{"same":"730c993"},1],"story":"spelt_out","expected":{"tensor":[49.0,124.0,97.0,43.0,115.0],"dtype":"float64"}},{"args":[{"same":"730c993"},8],"story":"spelt_out","expected":{"tensor":[55.0,124.0,97.0,43.0,115.0,124.0,97.0,115.0,43.0,115.0,124.0,97.0,115.0,115.0,43.0,101.0,124.0,116.0,43.0,97.0,115.0,115.0,101.0,124.0,98.0,43.0,97.0,115.0,124.0,112.0,43.0,97.0,115.0,115.0,101.0,124.0,98.0,43.0,97.0,115.0,115.0,101.0],"dtype":"float64"}}]},
   {"name":"overlaps","kind":"values","fact":{"fr":"Les paires qui se chevauchent comptent, et se fusionnent de gauche à droite.","en":"Pairs that overlap count, and merge from left to right."},"tolerance":1e-06,"calls":[{"args":[{"named":{"aaa":2,"bc":3}},5],"story":"spelt_out","expected":{"tensor":[51.0,124.0,97.0,43.0,97.0,124.0,98.0,43.0,99.0,124.0,97.0,97.0,43.0,97.0],"dtype":"float64"}},{"args":[{"named":{"aaaaa":3,"aaab":2}},5],"story":"spelt_out","expected":{"tensor":[52.0,124.0,97.0,43.0,97.0,124.0,97.0,97.0,43.0,97.0,124.0,97.0,97.0,43.0,97.0,97.0,97.0,124.0,97.0,97.0,97.0,43.0,98.0],"dtype":"float64"}},{"args":[{"named":{"baaa":2,"aac":3}},5],"story":"spelt_out","expected":{"tensor":[52.0,124.0,97.0,43.0,97.0,124.0,97.0,97.0,43.0,99.0,124.0,97.0,97.0,43.0,97.0,124.0,98.0,43.0,97.0,97.0,97.0],"dtype":"float64"}}]},
   {"name":"ties","kind":"values","fact":{"fr":"À égalité, la plus petite paire, comparée comme un tuple.","en":"When several are as frequent, the smallest pair, compared as a tuple."},"tolerance":1e-06,"calls":[{"args":[{"named":{"dc":2,"ba":2,"cd":2,"ab":2}},3],"story":"spelt_out","expected":{"tensor":[51.0,124.0,97.0,43.0,98.0,124.0,98.0,43.0,97.0,124.0,99.0,43.0,100.0],"dtype":"float64"}},{"args":[{"named":{"ab":4,"aba":3,"ac":3}},3],"story":"spelt_out","expected":{"tensor":[51.0,124.0,97.0,43.0,98.0,124.0,97.0,43.0,99.0,124.0,97.0,98.0,43.0,97.0],"dtype":"float64"}},{"args":[{"named":{"cba":1}},3],"story":"spelt_out","expected":{"tensor":[50.0,124.0,98.0,43.0,97.0,124.0,99.0,43.0,98.0,97.0],"dtype":"float64"}}]},
   {"name":"edges","kind":"values","fact":{"fr":"Une paire vue une fois se fusionne encore ; sans paire, sans mot ou sans fusion demandée, on s'arrête.","en":"A pair seen once is still merged; with no pair, no word or no merge asked for, we stop."},"tolerance":1e-06,"calls":[{"args":[{"named":{"abcd":1,"é-e":1}},40],"story":"spelt_out","expected":{"tensor":[53.0,124.0,45.0,43.0,101.0,124.0,97.0,43.0,98.0,124.0,97.0,98.0,43.0,99.0,124.0,97.0,98.0,99.0,43.0,100.0,124.0,233.0,43.0,45.0,101.0],"dtype":"float64"}},{"args":[{"named":{"":2,"z":5}},3],"story":"spelt_out","expected":{"same":"e1f3e93"}},{"args":[{"named":{}},3],"story":"spelt_out","expected":{"same":"e1f3e93"}},{"args":[{"same":"730c993"},0],"story":"spelt_out","expected":{"same":"e1f3e93"}}]},
   {"name":"encode","kind":"values","fact":{"fr":"`bpe_encode` coupe « classe » et d'autres mots par les fusions du carnet.","en":"`bpe_encode` cuts \"classe\" and other words by the merges of the notebook."},"tolerance":1e-06,"calls":[{"args":["classe",{"same":"5844603"}],"story":"spelt_out","expected":{"tensor":[51.0,124.0,99.0,124.0,108.0,124.0,97.0,115.0,115.0,101.0],"dtype":"float64"}},{"args":{"same":"4147c38"},"story":"spelt_out","expected":{"tensor":[50.0,124.0,98.0,124.0,97.0,115.0,115.0,101.0],"dtype":"float64"}},{"args":["tasse",{"same":"5844603"}],"story":"spelt_out","expected":{"tensor":[49.0,124.0,116.0,97.0,115.0,115.0,101.0],"dtype":"float64"}},{"args":["assas",{"same":"5844603"}],"story":"spelt_out","expected":{"tensor":[50.0,124.0,97.0,115.0,115.0,124.0,97.0,115.0],"dtype":"float64"}},{"args":["z",{"same":"5844603"}],"story":"spelt_out","expected":{"tensor":[49.0,124.0,122.0],"dtype":"float64"}},{"args":["",{"same":"5844603"}],"story":"spelt_out","expected":{"same":"e1f3e93"}}],"of":"bpe_encode","parameters":["word","merges"]},
   {"name":"encode_order","kind":"values","fact":{"fr":"Les fusions s'appliquent dans l'ordre appris, de gauche à droite, partout.","en":"Merges apply in the order learnt, from left to right, everywhere."},"tolerance":1e-06,"calls":[{"args":["abcab",{"tuple":[{"tuple":["b","c"]},{"tuple":["a","b"]}]}],"story":"spelt_out","expected":{"tensor":[51.0,124.0,97.0,124.0,98.0,99.0,124.0,97.0,98.0],"dtype":"float64"}},{"args":["xab",{"tuple":[{"tuple":["x","a"]},{"tuple":["a","b"]}]}],"story":"spelt_out","expected":{"tensor":[50.0,124.0,120.0,97.0,124.0,98.0],"dtype":"float64"}},{"args":["aaaaa",{"same":"2f7495c"}],"story":"spelt_out","expected":{"tensor":[51.0,124.0,97.0,97.0,124.0,97.0,97.0,124.0,97.0],"dtype":"float64"}},{"args":["Éé.éxc++",{"same":"2f7495c"}],"story":"spelt_out","expected":{"tensor":[54.0,124.0,201.0,124.0,233.0,46.0,124.0,233.0,124.0,120.0,124.0,99.0,43.0,124.0,43.0],"dtype":"float64"}}],"of":"bpe_encode","parameters":["word","merges"]},
   {"name":"left_alone","kind":"values","fact":{"fr":"Le dictionnaire reste intact.","en":"The dictionary stays as it was."},"tolerance":1e-06,"calls":[{"args":{"same":"23364d8"},"story":"left_alone","expected":{"tensor":[1.0],"dtype":"float64"}}]},
   {"name":"encode_left_alone","kind":"values","fact":{"fr":"La liste des fusions reste intacte.","en":"The list of merges stays as it was."},"tolerance":1e-06,"calls":[{"args":{"same":"4147c38"},"story":"left_alone","expected":{"tensor":[1.0],"dtype":"float64"}}],"of":"bpe_encode","parameters":["word","merges"]}
  ],
  "mistakes": [
   {"key":"PS7-occurrences","levels":{"same":"02d862b"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[21]],"numbers":[[52.0,43.0,97.0,115.0,97.0,43.0,98.0,115.0]]}},"overlaps":{"same":"036570b"}}},
   {"key":"PS7-occurrences","levels":{"same":"02d862b"},"seen":{"same":"1c98e94"}},
   {"same":"f34552b"},
   {"key":"PS7-overlaps","levels":{"same":"c43674b"},"seen":{"notebook":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[18]],"numbers":[[52.0,115.0,124.0,115.0,124.0,43.0,116.0,97.0]]}},"overlaps":{"same":"a2e55e5"},"ties":{"calls":[2],"first":{"kind":"tensor","shapes":[[10]],"numbers":[[50.0,124.0,43.0,98.0,124.0,99.0,43.0,97.0]]}},"edges":{"same":"3accb54"}}},
   {"same":"f34552b"},
   {"same":"f34552b"},
   {"key":"PS7-ties","levels":{"same":"79028fb"},"seen":{"overlaps":{"same":"6038718"},"ties":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[13]],"numbers":[[51.0,100.0,43.0,124.0,43.0,124.0,99.0,100.0]]}},"edges":{"same":"3accb54"}}},
   {"key":"PS7-ties","levels":{"same":"79028fb"},"seen":{"notebook":{"same":"1bb39d1"},"overlaps":{"same":"6038718"},"ties":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[13]],"numbers":[[51.0,100.0,43.0,124.0,43.0,124.0,98.0,97.0]]}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[25]],"numbers":[[53.0,43.0,45.0,124.0,124.0,99.0,43.0,100.0]]}}}},
   {"key":"PS7-ties","levels":{"same":"79028fb"},"seen":{"notebook":{"same":"1bb39d1"},"ties":{"calls":[0],"first":{"same":"8dc32fe"}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[25]],"numbers":[[53.0,43.0,43.0,124.0,124.0,99.0,43.0,100.0]]}}}},
   {"key":"PS7-ties","levels":{"same":"79028fb"},"seen":{"ties":{"same":"357b130"}}},
   {"key":"PS7-ties","levels":{"same":"79028fb"},"seen":{"notebook":{"same":"1bb39d1"},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[24]],"numbers":[[53.0,43.0,43.0,99.0,124.0,45.0,98.0,100.0]]}}}},
   {"key":"PS7-ties","levels":{"same":"79028fb"},"seen":{"ties":{"same":"357b130"},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[25]],"numbers":[[53.0,43.0,43.0,124.0,124.0,43.0,98.0,100.0]]}}}},
   {"key":"PS7-ties","levels":{"same":"79028fb"},"seen":{"notebook":{"same":"1bb39d1"},"ties":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[13]],"numbers":[[51.0,98.0,43.0,124.0,43.0,124.0,100.0,99.0]]}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[25]],"numbers":[[53.0,43.0,43.0,97.0,124.0,99.0,233.0,101.0]]}}}},
   {"key":"PS7-least-frequent","levels":{"same":"02d862b"},"seen":{"notebook":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[23]],"numbers":[[52.0,43.0,112.0,115.0,115.0,124.0,115.0,101.0]]}},"overlaps":{"same":"a2e55e5"},"ties":{"calls":[1],"first":{"kind":"tensor","shapes":[[14]],"numbers":[[51.0,97.0,99.0,98.0,43.0,124.0,43.0,97.0]]}}}},
   {"key":"PS7-end-of-word","levels":{"same":"c201b8d"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[26]],"numbers":[[52.0,115.0,115.0,97.0,43.0,115.0,43.0,62.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[33]],"numbers":[[53.0,124.0,124.0,47.0,97.0,62.0,43.0,62.0]]}},"ties":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20]],"numbers":[[51.0,43.0,47.0,124.0,98.0,98.0,60.0,62.0]]}},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[47]],"numbers":[[55.0,101.0,124.0,43.0,43.0,43.0,233.0,62.0]]}}}},
   {"key":"PS7-end-of-word","levels":{"same":"c201b8d"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[20]],"numbers":[[52.0,43.0,124.0,43.0,97.0,43.0,124.0,98.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[25]],"numbers":[[53.0,43.0,43.0,32.0,124.0,97.0,97.0,97.0]]}},"ties":{"calls":[0,1,2],"first":{"same":"2b55636"}},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[38]],"numbers":[[55.0,124.0,97.0,97.0,32.0,100.0,124.0,101.0]]}}}},
   {"key":"PS7-end-of-word","levels":{"same":"c201b8d"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[23]],"numbers":[[52.0,43.0,97.0,115.0,115.0,124.0,115.0,95.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[24]],"numbers":[[53.0,43.0,43.0,98.0,95.0,43.0,97.0,95.0]]}},"ties":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[14]],"numbers":[[51.0,97.0,95.0,97.0,43.0,124.0,98.0,95.0]]}},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[38]],"numbers":[[55.0,124.0,97.0,98.0,98.0,97.0,124.0,95.0]]}}}},
   {"key":"PS7-straddles","levels":{"same":"9118df8"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[23]],"numbers":[[52.0,43.0,97.0,115.0,115.0,124.0,115.0,116.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[29]],"numbers":[[53.0,97.0,99.0,43.0,98.0,99.0,43.0,99.0]]}},"ties":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[14]],"numbers":[[51.0,97.0,98.0,99.0,43.0,124.0,43.0,100.0]]}},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[36]],"numbers":[[54.0,124.0,97.0,97.0,124.0,43.0,99.0,101.0]]}}}},
   {"key":"PS7-straddles","levels":{"same":"9118df8"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[23]],"numbers":[[52.0,43.0,97.0,115.0,115.0,124.0,115.0,32.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[27]],"numbers":[[53.0,97.0,43.0,98.0,32.0,32.0,124.0,97.0]]}},"ties":{"calls":[0,1],"first":{"same":"2b55636"}},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[41]],"numbers":[[55.0,32.0,32.0,97.0,43.0,43.0,99.0,101.0]]}}}},
   {"key":"PS7-rare-pairs","levels":{"same":"a9c1515"},"seen":{"ties":{"calls":[2],"first":{"same":"232d11d"}},"edges":{"calls":[0],"first":{"same":"232d11d"}}}},
   {"key":"PS7-rare-pairs","levels":{"same":"a9c1515"},"seen":{"notebook":{"same":"bd86b27"},"overlaps":{"same":"642ca4d"},"ties":{"calls":[1,2],"first":{"same":"ad5c046"}},"edges":{"same":"c4c00af"}}},
   {"key":"PS7-no-pair-left","levels":{"same":"d6fd1d9"},"seen":{"notebook":{"same":"5decdd8"},"overlaps":{"same":"6620a76"},"ties":{"same":"5decdd8"},"edges":{"same":"6620a76"}}},
   {"key":"PS7-no-pair-left","levels":{"same":"d6fd1d9"},"seen":{"notebook":{"calls":[2],"first":{"kind":"tensor","shapes":[[44]],"numbers":[[56.0,97.0,115.0,43.0,43.0,97.0,43.0,43.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[18]],"numbers":[[53.0,97.0,124.0,43.0,97.0,43.0,43.0,43.0]]}},"ties":{"calls":[2],"first":{"kind":"tensor","shapes":[[12]],"numbers":[[51.0,98.0,43.0,124.0,99.0,98.0,97.0,43.0]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[96]],"numbers":[[52.0,99.0,43.0,43.0,124.0,124.0,43.0,43.0]]}}}},
   {"key":"PS7-not-merged","levels":{"same":"69d0546"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[17]],"numbers":[[52.0,97.0,124.0,43.0,124.0,43.0,98.0,97.0]]}},"overlaps":{"same":"642ca4d"},"ties":{"calls":[1,2],"first":{"same":"8dc32fe"}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[21]],"numbers":[[53.0,43.0,97.0,124.0,43.0,99.0,124.0,45.0]]}}}},
   {"key":"PS7-not-merged","levels":{"same":"69d0546"},"seen":{"notebook":{"same":"e234d2c"},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[21]],"numbers":[[53.0,43.0,97.0,124.0,43.0,97.0,124.0,97.0]]}},"ties":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[13]],"numbers":[[51.0,97.0,43.0,124.0,43.0,124.0,97.0,98.0]]}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[162]],"numbers":[[52.0,45.0,124.0,101.0,43.0,45.0,124.0,101.0]]}}}},
   {"key":"PS7-not-merged","levels":{"same":"69d0546"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[20]],"numbers":[[52.0,43.0,124.0,43.0,97.0,115.0,97.0,115.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[21]],"numbers":[[53.0,43.0,98.0,124.0,43.0,98.0,124.0,99.0]]}},"ties":{"calls":[0,1,2],"first":{"same":"8dc32fe"}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[162]],"numbers":[[52.0,97.0,124.0,98.0,43.0,97.0,124.0,98.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[14]],"numbers":[[51.0,97.0,97.0,98.0,43.0,124.0,43.0,97.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"overlaps":{"calls":[1],"first":{"kind":"tensor","shapes":[[27]],"numbers":[[53.0,97.0,43.0,97.0,97.0,97.0,97.0,98.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"notebook":{"same":"bd86b27"},"overlaps":{"calls":[1],"first":{"kind":"tensor","shapes":[[23]],"numbers":[[52.0,43.0,97.0,97.0,97.0,97.0,97.0,98.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[23]],"numbers":[[52.0,43.0,97.0,115.0,115.0,124.0,115.0,115.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[27]],"numbers":[[53.0,97.0,43.0,99.0,98.0,99.0,99.0,99.0]]}},"ties":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[16]],"numbers":[[51.0,97.0,98.0,97.0,98.0,97.0,98.0,98.0]]}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[942]],"numbers":[[52.0,101.0,101.0,45.0,101.0,101.0,101.0,101.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"notebook":{"same":"e234d2c"},"overlaps":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[25]],"numbers":[[53.0,43.0,43.0,97.0,124.0,43.0,124.0,98.0]]}},"ties":{"calls":[1],"first":{"kind":"tensor","shapes":[[13]],"numbers":[[51.0,97.0,43.0,124.0,43.0,124.0,97.0,99.0]]}}}},
   {"key":"PS7-merges-form","levels":{"same":"a5acee0"},"seen":{"notebook":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[19]],"numbers":[[52.0,115.0,97.0,124.0,115.0,124.0,97.0,101.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[11]],"numbers":[[51.0,124.0,97.0,124.0,99.0,124.0,97.0,97.0]]}},"ties":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[10]],"numbers":[[51.0,124.0,98.0,124.0,98.0,97.0,99.0,100.0]]}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[20]],"numbers":[[53.0,101.0,97.0,97.0,124.0,99.0,124.0,101.0]]}}}},
   {"key":"PS7-merges-form","levels":{"same":"a5acee0"},"seen":{"notebook":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[62]],"numbers":[[52.0,115.0,39.0,41.0,115.0,49.0,32.0,54.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[41]],"numbers":[[51.0,44.0,41.0,98.0,39.0,39.0,32.0,50.0]]}},"ties":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[40]],"numbers":[[51.0,44.0,41.0,98.0,97.0,40.0,32.0,50.0]]}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[70]],"numbers":[[53.0,39.0,32.0,97.0,43.0,32.0,233.0,49.0]]}}}},
   {"key":"PS7-merges-form","levels":{"same":"a5acee0"},"seen":{"notebook":{"calls":[2],"first":{"kind":"tensor","shapes":[[42]],"numbers":[[55.0,97.0,115.0,43.0,43.0,112.0,124.0,101.0]]}},"overlaps":{"same":"036570b"}}},
   {"key":"PS7-merges-form","levels":{"same":"a5acee0"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[23]],"numbers":[[52.0,43.0,115.0,97.0,101.0,115.0,124.0,115.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[14]],"numbers":[[51.0,97.0,43.0,124.0,98.0,99.0,97.0,97.0]]}},"ties":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[13]],"numbers":[[51.0,99.0,43.0,124.0,43.0,124.0,97.0,98.0]]}},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[25]],"numbers":[[53.0,43.0,97.0,43.0,98.0,124.0,124.0,101.0]]}}}},
   {"key":"PS7-merges-form","levels":{"same":"a5acee0"},"seen":{"notebook":{"calls":[0,1,2],"first":{"kind":"dict","shapes":[[],[],[],[]],"numbers":[[0.0],[1.0],[2.0],[3.0]]}},"overlaps":{"same":"a777957"},"ties":{"same":"a777957"},"edges":{"calls":[0,1,2,3],"first":{"kind":"dict","shapes":[[],[],[],[],[]],"numbers":[[0.0],[1.0],[2.0],[3.0],[4.0]]}}}},
   {"key":"PS7-merges-count","levels":{"same":"59fe851"},"seen":{"notebook":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[28]],"numbers":[[53.0,115.0,43.0,115.0,101.0,97.0,124.0,115.0]]}},"ties":{"same":"bd8a9b0"},"edges":{"same":"bdbd1a7"}}},
   {"key":"PS7-merges-count","levels":{"same":"59fe851"},"seen":{"notebook":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[16]],"numbers":[[51.0,97.0,115.0,97.0,115.0,97.0,115.0,101.0]]}},"ties":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[9]],"numbers":[[50.0,124.0,97.0,43.0,124.0,98.0,43.0,97.0]]}}}},
   {"key":"PS7-merges-count","levels":{"same":"59fe851"},"seen":{"notebook":{"calls":[0,1],"first":{"same":"55ba1ac"}},"ties":{"same":"bd8a9b0"},"edges":{"calls":[3],"first":{"same":"55ba1ac"}}}},
   {"key":"PS7-merges-count","levels":{"same":"59fe851"},"seen":{"edges":{"same":"bdbd1a7"}}},
   {"key":"PS7-words-changed","levels":{"same":"85a0104"},"seen":{"notebook":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[21]],"numbers":[[52.0,43.0,97.0,101.0,116.0,115.0,98.0,115.0]]}},"overlaps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[49.0,124.0,98.0,43.0,99.0]]}},"ties":{"calls":[1],"first":{"same":"ad5c046"}}}},
   {"key":"PS7-words-changed","levels":{"same":"85a0104"},"seen":{"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[20]],"numbers":[[52.0,43.0,124.0,43.0,97.0,43.0,124.0,101.0]]}}}},
   {"key":"PS7-words-changed","levels":{"same":"85a0104"},"seen":{"edges":{"same":"c4c00af"}}},
   {"same":"131c696"},
   {"same":"131c696"},
   {"key":"PS7-encode-order","levels":{"same":"c3b83b0"},"seen":{"encode":{"same":"0283d09"},"encode_order":{"same":"8942aae"}}},
   {"key":"PS7-encode-order","levels":{"same":"c3b83b0"},"seen":{"encode_order":{"same":"8942aae"}}},
   {"key":"PS7-encode-order","levels":{"same":"c3b83b0"},"seen":{"same":"f37a50b"}},
   {"same":"9dd1ce8"},
   {"same":"9dd1ce8"},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"encode":{"calls":[3],"first":{"kind":"tensor","shapes":[[9]],"numbers":[[51.0,124.0,97.0,115.0,124.0,97.0,124.0,115.0]]}},"encode_order":{"calls":[2],"first":{"kind":"tensor","shapes":[[10]],"numbers":[[52.0,124.0,97.0,124.0,97.0,124.0,124.0,97.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"encode_order":{"calls":[2],"first":{"kind":"tensor","shapes":[[9]],"numbers":[[51.0,124.0,97.0,124.0,97.0,124.0,97.0,97.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"encode_order":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[8]],"numbers":[[50.0,124.0,97.0,98.0,99.0,124.0,97.0,98.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"encode_order":{"calls":[3],"first":{"kind":"tensor","shapes":[[15]],"numbers":[[54.0,201.0,233.0,124.0,46.0,99.0,43.0,43.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"encode":{"same":"0283d09"},"encode_order":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[10]],"numbers":[[52.0,124.0,124.0,98.0,99.0,124.0,124.0,98.0]]}}}},
   {"key":"PS7-merged-wrong","levels":{"same":"10c9b2e"},"seen":{"same":"f37a50b"}},
   {"key":"PS7-end-of-word","levels":{"same":"c201b8d"},"seen":{"encode":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[15]],"numbers":[[52.0,99.0,108.0,97.0,115.0,124.0,47.0,62.0]]}},"encode_order":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[14]],"numbers":[[52.0,97.0,98.0,124.0,97.0,124.0,47.0,62.0]]}}}},
   {"key":"PS7-unknown","levels":{"same":"839ca12"},"seen":{"encode":{"calls":[0,1,4],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[49.0,124.0,97.0,115.0,115.0,101.0]]}},"encode_order":{"calls":[3],"first":{"kind":"tensor","shapes":[[11]],"numbers":[[52.0,124.0,46.0,124.0,124.0,99.0,124.0,43.0]]}}}},
   {"key":"PS7-unknown","levels":{"same":"839ca12"},"seen":{"encode":{"calls":[0,1,4],"first":{"kind":"tensor","shapes":[[10]],"numbers":[[51.0,124.0,124.0,63.0,124.0,97.0,115.0,101.0]]}},"encode_order":{"calls":[3],"first":{"kind":"tensor","shapes":[[15]],"numbers":[[54.0,63.0,233.0,124.0,124.0,124.0,43.0,43.0]]}}}},
   {"key":"PS7-unknown","levels":{"same":"839ca12"},"seen":{"encode_order":{"calls":[3],"first":{"kind":"tensor","shapes":[[15]],"numbers":[[54.0,233.0,233.0,124.0,124.0,124.0,43.0,43.0]]}}}},
   {"key":"PS7-unknown","levels":{"same":"839ca12"},"seen":{"encode":{"calls":[0,1,3],"first":{"same":"ed97514"}},"encode_order":{"same":"0a13513"}}},
   {"key":"PS7-encode-form","levels":{"same":"135f3d3"},"seen":{"encode":{"calls":[0,1,2,3,4,5],"first":{"same":"189d85c"}},"encode_order":{"calls":[0,1,2,3],"first":{"same":"189d85c"}}}},
   {"key":"PS7-encode-form","levels":{"same":"135f3d3"},"seen":{"encode_order":{"calls":[2],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[50.0,124.0,97.0,97.0,124.0,97.0]]}}}},
   {"key":"PS7-encode-form","levels":{"same":"135f3d3"},"seen":{"encode":{"calls":[5],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[49.0,124.0]]}}}},
   {"key":"PS7-encode-form","levels":{"same":"135f3d3"},"seen":{"encode":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[9]],"numbers":[[51.0,124.0,45.0,49.0,45.0,49.0,124.0,50.0]]}},"encode_order":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[8]],"numbers":[[51.0,124.0,45.0,49.0,124.0,48.0,124.0,49.0]]}}}},
   {"key":"PS7-encode-form","levels":{"same":"135f3d3"},"seen":{"encode":{"calls":[0,1,2,3],"first":{"same":"ed97514"}},"encode_order":{"same":"0a13513"}}},
   {"key":"MO-5","levels":{"same":"f8e3435"},"seen":{"encode_left_alone":{"same":"472f097"}}}
  ]
 },
 "next_token_pairs": {
  "id": "7.1",
  "assignment": "ps7_generation",
  "name": "next_token_pairs",
  "names": ["next_token_pairs"],
  "title": {"fr":"Le jeton suivant","en":"The next token"},
  "points": 1.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["ids"],
  "returns": ["inputs","targets"],
  "number": false,
  "checks": [
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 phrases de 5 jetons donnent 2 × 4 questions ; une phrase, deux jetons : les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"2 sentences of 5 tokens give 2 × 4 questions; one sentence, two tokens: a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":{"same":"732df7b"},"expected":{"tuple":[{"tensor":[[3.0,0.0,5.0,1.0],[2.0,2.0,0.0,3.0]],"dtype":"int64"},{"same":"5dd25e3"}]}},{"args":[{"tensor":[[3.0,0.0,5.0,1.0,4.0]],"dtype":"int64"}],"expected":{"tuple":[{"tensor":[[3.0,0.0,5.0,1.0]],"dtype":"int64"},{"tensor":[[0.0,5.0,1.0,4.0]],"dtype":"int64"}]}},{"args":[],"kwargs":{"ids":{"tensor":[[3.0,0.0],[2.0,2.0]],"dtype":"int64"}},"expected":{"tuple":[{"tensor":[[3.0],[2.0]],"dtype":"int64"},{"tensor":[[0.0],[2.0]],"dtype":"int64"}]}}]},
   {"name":"equal_sizes","kind":"values","fact":{"fr":"Autant de phrases que de jetons : confondre les deux axes ne lève aucune erreur.","en":"As many sentences as tokens: mixing up the two axes raises no error."},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[7.0,1.0,4.0],[0.0,2.0,9.0],[5.0,8.0,3.0]],"dtype":"int64"}],"expected":{"tuple":[{"tensor":[[7.0,1.0],[0.0,2.0],[5.0,8.0]],"dtype":"int64"},{"tensor":[[1.0,4.0],[2.0,9.0],[8.0,3.0]],"dtype":"int64"}]}}]},
   {"name":"whole","kind":"values","fact":{"fr":"Les numéros restent des `int64`.","en":"The numbers stay `int64`."},"tolerance":1e-06,"calls":[{"args":{"same":"732df7b"},"story":"whole_ids","expected":{"same":"d5b0565"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"74494b2"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"74494b2"}}
  ],
  "mistakes": [
   {"key":"LM-1","levels":{"same":"01b859f"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,4],[2,4]],"numbers":[{"same":"3ea8ac0"},{"same":"3ea8ac0"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2]],"numbers":[[7.0,1.0,0.0,2.0,5.0,8.0],[7.0,1.0,0.0,2.0,5.0,8.0]]}}}},
   {"key":"LM-1","levels":{"same":"01b859f"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5],[2,5]],"numbers":[{"same":"e9ca33c"},{"same":"e9ca33c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3]],"numbers":[{"same":"149cfb6"},{"same":"149cfb6"}]}}}},
   {"key":"LM-1","levels":{"same":"01b859f"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,4],[2,4]],"numbers":[{"same":"a8fe1d2"},{"same":"a8fe1d2"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2]],"numbers":[[1.0,4.0,2.0,9.0,8.0,3.0],[1.0,4.0,2.0,9.0,8.0,3.0]]}}}},
   {"key":"LM-2","levels":{"same":"52d8759"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,3],[2,3]],"numbers":[[3.0,0.0,5.0,2.0,2.0,0.0],[5.0,1.0,4.0,0.0,3.0,1.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,1],[3,1]],"numbers":[[7.0,0.0,5.0],[4.0,9.0,3.0]]}}}},
   {"key":"LM-2","levels":{"same":"52d8759"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,4],[2,4]],"numbers":[{"same":"3ea8ac0"},[5.0,1.0,4.0,3.0,0.0,3.0,1.0,2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2]],"numbers":[[7.0,1.0,0.0,2.0,5.0,8.0],[4.0,7.0,9.0,0.0,3.0,5.0]]}}}},
   {"key":"PS7-pairs-swapped","levels":[{"fr":"Qui précède qui ? Le modèle lit le passé et prédit la suite.","en":"Which comes before which? The model reads the past and predicts what follows."}],"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,4],[2,4]],"numbers":[{"same":"a8fe1d2"},{"same":"3ea8ac0"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2]],"numbers":[[1.0,4.0,2.0,9.0,8.0,3.0],[7.0,1.0,0.0,2.0,5.0,8.0]]}}}},
   {"key":"PS7-last-question","levels":{"same":"fbe26fc"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5],[2,5]],"numbers":[{"same":"e9ca33c"},[0.0,5.0,4.0,3.0,2.0,0.0,1.0,2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3]],"numbers":[{"same":"149cfb6"},[1.0,4.0,7.0,2.0,0.0,8.0,3.0,5.0]]}}}},
   {"key":"PS7-last-question","levels":{"same":"fbe26fc"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5],[2,5]],"numbers":[{"same":"e9ca33c"},[0.0,5.0,4.0,0.0,2.0,0.0,1.0,0.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3]],"numbers":[{"same":"149cfb6"},[1.0,4.0,0.0,2.0,0.0,8.0,3.0,0.0]]}}}},
   {"key":"PS7-last-question","levels":{"same":"fbe26fc"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5],[2,5]],"numbers":[{"same":"e9ca33c"},[0.0,5.0,4.0,-100.0,2.0,0.0,1.0,-100.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3]],"numbers":[{"same":"149cfb6"},[1.0,4.0,-100.0,2.0,-100.0,8.0,3.0,-100.0]]}}}},
   {"key":"PS7-last-question","levels":{"same":"fbe26fc"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5],[2,4]],"numbers":[{"same":"e9ca33c"},{"same":"a8fe1d2"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,2]],"numbers":[{"same":"149cfb6"},[1.0,4.0,2.0,9.0,8.0,3.0]]}}}},
   {"key":"PS7-last-question","levels":{"same":"fbe26fc"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,4],[2,5]],"numbers":[{"same":"3ea8ac0"},{"same":"e9ca33c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[7.0,1.0,0.0,2.0,5.0,8.0],{"same":"149cfb6"}]}}}},
   {"key":"PS7-last-question","levels":{"same":"fbe26fc"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,4],[2,1]],"numbers":[{"same":"3ea8ac0"},[4.0,1.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,1]],"numbers":[[7.0,1.0,0.0,2.0,5.0,8.0],[4.0,9.0,3.0]]}}}},
   {"key":"PS7-other-axis","levels":{"same":"2732c77"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[1,5],[1,5]],"numbers":{"same":"b6659b6"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,3],[2,3]],"numbers":[[7.0,1.0,4.0,0.0,2.0,9.0],[0.0,2.0,9.0,5.0,8.0,3.0]]}}}},
   {"key":"PS7-other-axis","levels":{"same":"2732c77"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,4],[2,4]],"numbers":[{"same":"3ea8ac0"},[2.0,2.0,0.0,3.0,3.0,0.0,5.0,1.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2]],"numbers":[[7.0,1.0,0.0,2.0,5.0,8.0],[0.0,2.0,5.0,8.0,7.0,1.0]]}}}},
   {"same":"d1b1928"},
   {"same":"d1b1928"},
   {"key":"PS7-whole-tokens","levels":{"same":"479107d"},"seen":{"whole":{"same":"f4229b2"}}},
   {"same":"ea6aa3c"}
  ]
 },
 "language_model_loss": {
  "id": "7.2",
  "assignment": "ps7_generation",
  "name": "language_model_loss",
  "names": ["language_model_loss"],
  "title": {"fr":"La perte d'un modèle de langue","en":"The loss of a language model"},
  "points": 3.0,
  "optional": false,
  "forbidden": ["torch.nn.functional.cross_entropy","torch.nn.functional.nll_loss","aten::cross_entropy_loss","aten::nll_loss","aten::nll_loss_nd","aten::nll_loss_forward","aten::nll_loss2d_forward"],
  "parameters": ["logits","targets"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"uniform","kind":"values","fact":{"fr":"Un modèle uniforme coûte ln V, que le lot soit petit ou grand.","en":"A uniform model costs ln V, whether the batch is small or large."},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[[1.3,1.3,1.3,1.3,1.3,1.3,1.3],[-0.3,-0.3,-0.3,-0.3,-0.3,-0.3,-0.3],[1.5,1.5,1.5,1.5,1.5,1.5,1.5]],[[-1.5,-1.5,-1.5,-1.5,-1.5,-1.5,-1.5],[-1.1,-1.1,-1.1,-1.1,-1.1,-1.1,-1.1],[-1.4,-1.4,-1.4,-1.4,-1.4,-1.4,-1.4]]],"dtype":"float64"},{"tensor":[[0.0,1.0,2.0],[3.0,4.0,5.0]],"dtype":"int64"}],"expected":{"tensor":1.945910149,"dtype":"float64"}},{"args":[{"tensor":[[{"same":"4aca311"},{"same":"45dd546"},{"same":"8bbdf86"},{"same":"b1b2824"},{"same":"ef9f2c4"}],[{"same":"dd782c2"},{"same":"ab7f666"},[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],{"same":"ab7f666"},{"same":"dd782c2"}],[{"same":"ef9f2c4"},{"same":"b1b2824"},{"same":"8bbdf86"},{"same":"45dd546"},{"same":"4aca311"}],[[-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9,-1.9],[-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7,-1.7],[1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9,1.9],[0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7,0.7],[-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2,-1.2]]],"dtype":"float64"},{"tensor":[[0.0,1.0,2.0,3.0,4.0],[5.0,6.0,7.0,8.0,9.0],[10.0,11.0,12.0,13.0,14.0],[15.0,16.0,17.0,18.0,19.0]],"dtype":"int64"}],"expected":{"tensor":3.850147602,"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 phrases de 4 jetons, un vocabulaire de 6 ; une seule place : les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"2 sentences of 4 tokens, a vocabulary of 6; a single place: a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":{"same":"b42305f"},"expected":{"same":"e119270"}},{"args":[{"tensor":[[[100000.0,100001.1,100001.5,100001.2,100000.2,99998.5],[100000.2,100001.2,100001.5,100001.1,100000.0,99998.2],[99999.8,100000.7,100000.9,100000.4,99999.2,100001.4],[99998.8,99999.6,99999.7,99999.1,100001.9,99999.9]],[[100001.3,100002.0,100002.0,100001.3,99999.9,100001.9],[99999.1,99999.7,99999.6,99998.8,100001.4,99999.2],[100000.4,100000.9,100000.7,99999.8,99998.2,100000.0],[100001.1,100001.5,100001.2,100000.2,99998.5,100000.2]]],"dtype":"float64"},{"same":"5dd25e3"}],"expected":{"same":"e119270"}},{"args":[{"tensor":[[[0.0,1.1,1.5,1.2,0.2,-1.5]]],"dtype":"float64"},{"tensor":[[0.0]],"dtype":"int64"}],"expected":{"tensor":2.58403566,"dtype":"float64"}},{"args":[],"kwargs":{"logits":{"tensor":[[[0.2,1.2,1.5,1.1,0.0,-1.8],[-0.2,0.7,0.9,0.4,-0.8,1.4],[-1.2,-0.4,-0.3,-0.9,1.9,-0.1]],[[-0.9,-0.3,-0.4,-1.2,1.4,-0.8],[0.4,0.9,0.7,-0.2,-1.8,0.0],[1.1,1.5,1.2,0.2,-1.5,0.2]]],"dtype":"float64"},"targets":{"tensor":[[0.0,5.0,1.0],[2.0,0.0,3.0]],"dtype":"int64"}},"expected":{"tensor":2.073475359,"dtype":"float64"}}]},
   {"name":"equal_sizes","kind":"values","fact":{"fr":"Lot, longueur et vocabulaire de même taille : confondre deux axes ne lève aucune erreur.","en":"Batch, length and vocabulary of the same size: mixing up two axes raises no error."},"tolerance":1e-06,"calls":[{"args":[{"same":"5e399dc"},{"tensor":[[0.0,2.0,1.0],[2.0,2.0,0.0],[1.0,0.0,2.0]],"dtype":"int64"}],"expected":{"tensor":0.8554799602,"dtype":"float64"}}]},
   {"name":"large","kind":"values","fact":{"fr":"Des logits de ±1000, ou chaque place à sa hauteur : la perte reste juste et finie.","en":"Logits of ±1000, or each place at a height of its own: the loss stays right and finite."},"tolerance":0.0002,"calls":[{"args":{"same":"996bc97"},"expected":{"same":"03b6ba5"}},{"args":[{"tensor":{"same":"aa4f7c2"},"dtype":"float64"},{"same":"5dd25e3"}],"expected":{"same":"e119270"}},{"args":[{"tensor":{"same":"70351d6"},"dtype":"float32"},{"same":"5dd25e3"}],"expected":{"same":"03b6ba5"}},{"args":[{"tensor":{"same":"aa4f7c2"},"dtype":"float32"},{"same":"5dd25e3"}],"expected":{"tensor":2.077039984,"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient remonte jusqu'aux logits, même très grands.","en":"The gradient goes back to the logits, even very large ones."},"tolerance":1e-06,"calls":[{"args":{"same":"b42305f"},"upstream":{"tuple":[{"tensor":2.5,"dtype":"float64"}]},"expected":[{"tensor":[[[-0.2889159931,0.07085027228,0.105696186,0.07830166046,0.02880557109,0.00526230324],[0.0289318429,0.07864490283,0.1061595148,0.07116085082,0.02368738953,-0.3085845008],[0.02266507647,-0.2567529074,0.06808965265,0.04129846194,0.0124388577,0.1122608586],[0.009693793941,0.02157393517,0.02384288574,0.01308525313,-0.09731763437,0.0291217664]],[[0.03859825381,0.07772733812,-0.2347726619,0.03859825381,0.009518212204,0.07033060393],[-0.2933176431,0.03495253314,0.03162635984,0.01421063951,0.1913283276,0.02119978299],[0.05864673455,0.09669211871,0.07916481117,-0.2803139897,0.006498243416,0.03931208181],[0.06968589036,-0.2085408677,0.07701481943,0.02833216873,0.005175820428,0.02833216873]]],"dtype":"float64"}]},{"args":{"same":"996bc97"},"upstream":{"tuple":[{"tensor":-1.5,"dtype":"float64"}]},"expected":[{"tensor":[[[0.1875,0.0,-0.1875,0.0,0.0,0.0],[0.0,0.0,-0.1875,0.0,0.0,0.1875],[0.0,0.1875,0.0,0.0,0.0,-0.1875],[0.0,0.0,0.0,0.0,0.0,0.0]],[[0.0,-0.09375,0.09375,0.0,0.0,0.0],[0.1875,0.0,0.0,0.0,-0.1875,0.0],[0.0,-0.1875,0.0,0.1875,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0]]],"dtype":"float64"}]}]},
   {"name":"operators","kind":"operators","fact":{"fr":"Ni `F.cross_entropy` ni `F.nll_loss` ne sont appelées.","en":"Neither `F.cross_entropy` nor `F.nll_loss` is called."},"tolerance":1e-06,"calls":{"same":"16e6879"}},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"29a5f6d"},{"args":[{"tensor":{"same":"d29b13b"},"dtype":"float32"},{"same":"5dd25e3"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"16e6879"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"16e6879"}}
  ],
  "mistakes": [
   {"key":"LM-7","levels":{"same":"d7143fb"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[11.6755]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[16.6163]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[7.69932]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[3560.69]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-2.31133,0.629159,-2.05402,0.190743,0.308786,1.53063,0.0519859,0.226657]]}}}},
   {"key":"LM-7","levels":{"same":"d7143fb"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[5.83773]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[8.30814]]}},"equal_sizes":{"same":"1a3357a"},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1780.35]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-1.15566,0.31458,-1.02701,0.0953715,0.154393,0.765313,0.025993,0.113329]]}}}},
   {"key":"LM-7","levels":{"same":"d7143fb"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[3.89182]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[4.15407]]}},"equal_sizes":{"same":"1a3357a"},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[890.173]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.577832,0.15729,-0.513506,0.0476858,0.0771965,0.382657,0.0129965,0.0566643]]}}}},
   {"key":"LM-7","levels":{"same":"d7143fb"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.277987]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.346173]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.28516]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[74.1811]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.0481527,0.0131075,-0.0427922,0.00397381,0.00643304,0.0318881,0.00108304,0.00472203]]}}}},
   {"key":"LM-7","levels":{"same":"d7143fb"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.91887]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.76938]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.28322]]}},"large":{"same":"8301783"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.385221,0.10486,-0.342337,0.0317905,0.0514643,0.255104,0.00866432,0.0377762]]}}}},
   {"key":"LM-7","levels":{"same":"d7143fb"},"seen":{"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.27307]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.6998]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[440.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0,0.0,0.0,0.0,0.0,0.0,0.0519859,0.0]]}}}},
   {"key":"PS7-not-reduced","levels":{"same":"c4db626"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.94591,1.94591,1.94591,1.94591,1.94591,1.94591]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[2.58404,4.37966,1.72378,0.373119,1.3914,2.79061,2.27307,1.10061]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.361224,0.6998,1.42779,0.766213,1.73786,0.179104,1.61492,0.521259]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[600.0,1320.0,280.0,0.0,0.693147,920.0,440.0,0.0]]}},"gradient":{"same":"914a5be"}}},
   {"key":"PS7-not-reduced","levels":{"same":"c4db626"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[1.94591,1.94591]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[2.26515,1.88892]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.829604,0.965074,0.771762]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[550.0,340.173]]}},"gradient":{"same":"914a5be"}}},
   {"key":"PS7-not-reduced","levels":{"same":"c4db626"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1.94591,1.94591,1.94591]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.98772,3.58514,1.99843,0.736863]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.435514,0.901958,1.22897]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[300.347,1120.0,360.0,0.0]]}},"gradient":{"same":"914a5be"}}},
   {"key":"PS7-not-reduced","levels":{"same":"c4db626"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[1.94591]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[2.07704]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[0.85548]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[445.087]]}},"gradient":{"same":"914a5be"}}},
   {"key":"LM-7","levels":{"same":"2c153fa"},"seen":{"uniform":{"same":"d10cb80"},"other_sizes":{"same":"4dd941e"},"equal_sizes":{"same":"cc53afd"},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[642.124]]}},"gradient":{"same":"ce6c1d6"}}},
   {"key":"LM-7","levels":{"same":"2c153fa"},"seen":{"uniform":{"same":"d10cb80"},"other_sizes":{"same":"4dd941e"},"equal_sizes":{"same":"cc53afd"},"large":{"same":"122127a"},"gradient":{"same":"ce6c1d6"}}},
   {"key":"LM-7","levels":{"same":"2c153fa"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.845098]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.902045]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.37153]]}},"large":{"same":"122127a"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.125475,0.034155,-0.111506,0.0103548,0.016763,0.0830928,0.00282215,0.0123045]]}}}},
   {"key":"LM-2","levels":{"same":"1979924"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.50709]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.6854]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[586.782]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0314453,-0.311807,0.0743295,0.0,0.0514643,0.255104,0.00866432,0.0]]}}}},
   {"key":"LM-2","levels":{"same":"1979924"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.07348]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.41546]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[480.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0,0.10486,0.0743295,0.0317905,0.0,0.255104,0.00866432,0.0377762]]}}}},
   {"key":"LM-2","levels":{"same":"1979924"},"seen":{"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.48954]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.53326]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[610.087]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.023584,-0.233855,0.0557471,0.0238429,0.0385983,0.191328,0.00649824,0.0283322]]}}}},
   {"key":"PS7-some-places","levels":{"same":"0e90eaa"},"seen":{"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.736863]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.22897]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0,0.0,0.0,0.0953715,0.0,0.0,0.0,0.113329]]}}}},
   {"key":"PS7-some-places","levels":{"same":"0e90eaa"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.52376]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.668736]]}},"large":{"same":"8301783"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.385221,0.10486,-0.342337,0.0,0.0514643,0.255104,0.00866432,0.0]]}}}},
   {"key":"PS7-some-places","levels":{"same":"0e90eaa"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.10681]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.06546]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[493.333]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0,0.10486,-0.342337,0.0317905,0.0,0.255104,0.00866432,0.0377762]]}}}},
   {"key":"PS7-some-places","levels":{"same":"0e90eaa"},"seen":{"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.26515]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.829604]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[550.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.577832,0.15729,-0.513506,0.0476858,0.0,0.0,0.0,0.0]]}}}},
   {"same":"93f629b"},
   {"same":"93f629b"},
   {"key":"LM-8","levels":{"same":"cfd3ac6"},"seen":{"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.74809]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.06418]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[320.099]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.33019,0.0,-0.293432,0.027249,0.0441123,0.218661,0.00742656,0.0323796]]}}}},
   {"same":"994e527"},
   {"same":"994e527"},
   {"key":"SM-4","levels":{"same":"c6bc31b"},"seen":{"other_sizes":{"calls":[1],"first":{"same":"90e4807"}},"large":{"calls":[0,1,2,3],"first":{"same":"90e4807"}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.1875,"nan",0.1875,"nan","nan","nan",0.0,-2.75341e-227]]}}}},
   {"key":"SM-4","levels":{"same":"c6bc31b"},"seen":{"other_sizes":{"calls":[1],"first":{"same":"1c5ab5a"}},"large":{"same":"122127a"},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.1875,-1.43768e-53,0.1875,0.0,0.0,-0.1875,0.0,-2.75341e-227]]}}}},
   {"key":"SM-4","levels":{"same":"c6bc31b"},"seen":{"large":{"calls":[0,2],"first":{"same":"1c5ab5a"}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":{"same":"e12e92b"}}}}},
   {"key":"PS7-global-maximum","levels":{"same":"b5390a2"},"seen":{"large":{"calls":[1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[["-inf"]]}}}},
   {"key":"PS7-clipped","levels":{"same":"ad50154"},"seen":{"large":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[]],"numbers":[[17.356]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[4.96949e-250,0.0,4.68324e-111,0.0,-2.34162e-123,0.0,0.0,-2.75341e-227]]}}}},
   {"key":"PS7-clipped","levels":{"same":"ad50154"},"seen":{"large":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[]],"numbers":[[11.5996]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[4.96949e-254,0.0,4.68324e-115,0.0,-2.34162e-123,0.0,0.0,-2.75341e-227]]}}}},
   {"key":"PS7-clipped","levels":{"same":"ad50154"},"seen":{"large":{"same":"f28d5b6"},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[4.96949e-253,0.0,4.68324e-114,0.0,-2.34162e-123,0.0,0.0,-2.75341e-227]]}}}},
   {"key":"PS7-clipped","levels":{"same":"ad50154"},"seen":{"large":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[]],"numbers":[[14.4778]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[4.96949e-252,0.0,4.68324e-113,0.0,-2.34162e-123,0.0,0.0,-2.75341e-227]]}}}},
   {"key":"PS7-clipped","levels":{"same":"ad50154"},"seen":{"large":{"same":"f28d5b6"},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0,0.0,0.0,0.0,-2.34162e-123,0.0,0.0,-2.75341e-227]]}}}},
   {"key":"PS7-clipped","levels":{"same":"ad50154"},"seen":{"large":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[]],"numbers":[[342.186]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.1875,0.0,0.1875,0.0,-2.34162e-123,0.0,0.0,-2.75341e-227]]}}}},
   {"key":"PS7-clipped","levels":{"same":"ad50154"},"seen":{"other_sizes":{"calls":[1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.79176]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[44.8095]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.1875,0.0,0.0,0.0,0.0,0.0,0.0,0.0]]}}}},
   {"key":"PS7-clipped","levels":{"same":"ad50154"},"seen":{"large":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[]],"numbers":[[190.087]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.1875,"nan",0.1875,0.0,-2.34162e-123,"nan",0.0,-2.75341e-227]]}}}},
   {"key":"PS7-sign","levels":[{"fr":"Une perte peut-elle être négative ici ? Un logarithme de probabilité l'est toujours.","en":"Can a loss be negative here? The logarithm of a probability always is."}],"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[-1.94591]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[-2.07704]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[-0.85548]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[-445.087]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.288916,-0.0786449,0.256753,-0.0238429,-0.0385983,-0.191328,-0.00649824,-0.0283322]]}}}},
   {"key":"PS7-other-loss","levels":{"same":"7d7ad76"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[7.0]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[7.98078]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.3525]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.98918e+193]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-2.30577,0.627647,-2.04909,0.190285,0.308044,1.52695,0.051861,0.226113]]}}}},
   {"key":"PS7-other-loss","levels":{"same":"7d7ad76"},"seen":{"uniform":{"same":"bd4a3c1"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.787406]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.513446]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.6875]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.0218041,0.000985389,-0.0458023,0.0164178,0.00960045,0.0117444,0.000669288,0.00942524]]}}}},
   {"key":"PS7-other-loss","levels":{"same":"7d7ad76"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.25]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[-0.4]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[-0.788889]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[-160.0]]}},"gradient":{"same":"38f9194"}}},
   {"key":"PS7-other-loss","levels":{"same":"7d7ad76"},"seen":{"uniform":{"same":"bd4a3c1"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.861141]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.510563]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.3125]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.0515132,0.00300856,-0.0976551,0.0128154,0.0128471,0.101631,-0.00127636,0.0105105]]}}}},
   {"key":"PS7-other-loss","levels":{"same":"7d7ad76"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.833333]]}},"other_sizes":{"same":"5294fe7"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.333333]]}},"large":{"same":"5294fe7"},"gradient":{"calls":[0,1],"first":"no graph"}}},
   {"key":"PS7-other-loss","levels":{"same":"7d7ad76"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.47747]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.863194]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.0866434]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0247771,-0.0111667,0.00727016,0.0351343,0.0170068,-0.149422,0.0147695,0.0241236]]}}}},
   {"key":"PS7-other-loss","levels":{"same":"7d7ad76"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.786705]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.920374]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.692482]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[218.377]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.0260417,0.0400273,-0.0172819,0.0221645,0.0409289,0.0417804,0.00738808,0.0286372]]}}}},
   {"key":"PS7-other-loss","levels":{"same":"7d7ad76"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.0]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.15922]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.778691]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[248.408]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.161247,0.0438926,-0.143297,0.013307,0.0215421,0.106782,0.00362674,0.0158125]]}}}},
   {"key":"PS7-mean-inside","levels":[{"fr":"Le logarithme d'une moyenne est-il la moyenne des logarithmes ?","en":"Is the logarithm of a mean the mean of the logarithms?"}],"seen":{"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.54837]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.720407]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.16315]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.102563,0.00463508,-0.215446,0.0772263,0.0451587,0.0552435,0.00314821,0.0443346]]}}}},
   {"key":"SM-1","levels":{"same":"ebf263c"},"seen":{"uniform":{"same":"2fe6f9a"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.67087]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.977823]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[405.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.218974,0.115175,-0.242643,0.0,0.190771,0.0,0.0,0.0]]}}}},
   {"key":"SM-1","levels":{"same":"ebf263c"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.24457]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.840441]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.943445]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[210.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.245573,0.0,-0.171823,0.0,0.0,0.0,0.0,0.0]]}}}},
   {"key":"PS7-places-mixed","levels":{"same":"1af964b"},"seen":{"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.20204]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[495.087]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.288916,0.0786449,0.0557471,0.0238429,0.0385983,0.191328,-0.306002,0.0283322]]}}}},
   {"key":"PS7-places-mixed","levels":{"same":"1af964b"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.0782]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.26709]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.08453]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[545.087]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.280169,0.107343,0.042383,-0.296908,0.10452,0.115513,0.00530073,0.0391674]]}}}},
   {"key":"PS7-smoothed","levels":[{"fr":"La cible a-t-elle tout le poids, ou en laisses-tu aux autres jetons ?","en":"Does the target have all the weight, or do you leave some to the other tokens?"}],"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.08579]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.910295]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[448.587]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.262874,0.0734366,-0.230711,0.0186346,0.0333899,0.18612,0.00128991,0.0231238]]}}}},
   {"same":"def7b6d"},
   {"same":"def7b6d"},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"38f9194"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"uniform":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[1.94591]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"d098eec"}},"equal_sizes":{"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[0.85548]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[445.087]]}},"gradient":{"same":"914a5be"},"dtype":{"calls":[0,1],"first":{"same":"d098eec"}}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"other_sizes":{"same":"e1df50f"},"dtype":{"same":"828bc0c"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"calls":[1],"first":"float32 becomes float64"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"other_sizes":{"same":"e1df50f"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"same":"c18d6e9"},"polite":{"calls":[0],"first":"changes 0"}}},
   {"same":"ea6aa3c"},
   {"key":"PS7-vocabulary","levels":[{"fr":"Et si le vocabulaire comptait un jeton de plus, ou trois seulement ?","en":"What if the vocabulary held one token more, or three only?"}],"seen":{"uniform":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (47) must match the size of tensor b (7) at non-singleton dimension 2"]}},"other_sizes":{"same":"ff6b47d"},"equal_sizes":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (47) must match the size of tensor b (3) at non-singleton dimension 2"]}},"large":{"same":"ff6b47d"},"gradient":{"calls":[0,1],"first":{"same":"7a5905b"}}}},
   {"key":"SM-1","levels":{"same":"ebf263c"},"seen":{"uniform":{"same":"2fe6f9a"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[1.69043]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[0.884528]]}},"large":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[]],"numbers":[[416.724]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.25015,0.0767833,-0.265929,0.0126882,0.127181,0.157958,0.00643872,0.0271956]]}}}}
  ]
 },
 "temperature_probs": {
  "id": "7.3",
  "assignment": "ps7_generation",
  "name": "temperature_probs",
  "names": ["temperature_probs"],
  "title": {"fr":"La température","en":"Temperature"},
  "points": 2.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["logits","temperature"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"toy","kind":"values","fact":{"fr":"Les quatre logits du carnet, aux trois températures du tableau.","en":"The four logits of the notebook, at the three temperatures of the table."},"tolerance":1e-05,"calls":[{"args":[{"same":"7cb4895"},0.3],"expected":{"tensor":[0.9643275685,0.03440141526,0.001227235859,4.378040388e-05],"dtype":"float64"}},{"args":[{"same":"7cb4895"},1.0],"expected":{"same":"33ce405"}},{"args":[{"same":"7cb4895"},2.0],"expected":{"tensor":[0.4550542339,0.2760043447,0.1674050973,0.1015363241],"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"D'autres axes devant, un seul jeton, une température entière : les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"Other axes in front, a single token, a whole temperature: a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[[-1.7,-1.3,-1.6,1.5],[-0.2,1.5,-1.6,-1.3],[-1.7,1.3,-0.5,1.1]],[[2.0,-1.9,1.7,0.5],[-1.4,0.1,0.9,1.0],[0.4,-0.9,1.2,-1.5]]],"dtype":"float64"},0.6],"expected":{"tensor":[[[0.004733585672,0.00921976595,0.005592070724,0.9804545777],[0.0547678369,0.9311649503,0.005310944919,0.008756267856],[0.003800187789,0.563997875,0.02807980076,0.4041221365]],[[0.5916742799,0.0008895463019,0.3588685913,0.04856758245],[0.008772162194,0.1068668129,0.4054171973,0.4789438276],[0.2020050789,0.02314146832,0.7663401824,0.008513270433]]],"dtype":"float64"}},{"args":[{"tensor":[[-1.7],[-1.3]],"dtype":"float64"},3],"expected":{"tensor":[[1.0],[1.0]],"dtype":"float64"}},{"args":[],"kwargs":{"logits":{"same":"07e8858"},"temperature":4.0},"expected":{"tensor":[[0.2337319312,0.1866387379,0.1251076874,0.1962079106,0.258313733],[0.2600668803,0.2412753543,0.1879054348,0.1228468958,0.1879054348],[0.2343908121,0.2526461414,0.2286036823,0.1736409843,0.1107183799]],"dtype":"float64"}}]},
   {"name":"equal_sizes","kind":"values","fact":{"fr":"Des axes de même taille, où se tromper d'axe ne lève aucune erreur.","en":"Axes of the same size, where taking the wrong axis raises no error."},"tolerance":1e-06,"calls":[{"args":[{"same":"5e399dc"},1.7],"expected":{"tensor":[[[0.5683135083,0.315588113,0.1160983787],[0.2020540767,0.36386054,0.4340853833],[0.5864430086,0.3070518629,0.1065051285]],[[0.2170210291,0.368487217,0.414491754],[0.3035379931,0.1498484474,0.5466135594],[0.2326193307,0.3724085777,0.3949720916]],[[0.1283264901,0.6662310579,0.205442452],[0.2488206866,0.3755896567,0.3755896567],[0.349390463,0.1533404619,0.4972690752]]],"dtype":"float64"}}]},
   {"name":"extreme","kind":"values","fact":{"fr":"Une température minuscule ou énorme convient encore.","en":"A tiny temperature or a huge one will still do."},"tolerance":1e-06,"calls":[{"args":[{"tensor":[0.002,0.001,0.0,-0.001],"dtype":"float64"},0.001],"expected":{"same":"33ce405"}},{"args":[{"tensor":[200.0,100.0,0.0,-100.0],"dtype":"float64"},50.0],"expected":{"tensor":[0.8649548768,0.1170589132,0.01584220118,0.002144008784],"dtype":"float64"}},{"args":[{"same":"588840e"},0.001],"expected":{"tensor":[1.0,0.0,0.0,0.0],"dtype":"float64"}},{"args":[{"same":"588840e"},1000.0],"expected":{"tensor":[0.2503751249,0.2501248749,0.2498748751,0.2496251251],"dtype":"float64"}}]},
   {"name":"large","kind":"values","fact":{"fr":"Des logits de ±1000, ou des lignes très éloignées, donnent des probabilités finies.","en":"Logits of ±1000, or rows far apart, give finite probabilities."},"tolerance":0.0002,"calls":[{"args":[{"same":"fb2d07d"},1.0],"expected":{"tensor":[[0.2447284711,0.6652409558,0.09003057317],[0.04741072294,0.0003194509383,0.9522698261],[0.2447284711,0.09003057317,0.6652409558]],"dtype":"float64"}},{"args":[{"same":"fb2d07d"},2.0],"expected":{"tensor":[[0.3071958857,0.5064803911,0.1863237232],[0.1797341135,0.01475347446,0.805512412],[0.3071958857,0.1863237232,0.5064803911]],"dtype":"float64"}}]},
   {"name":"raises","kind":"raises","fact":{"fr":"Une température nulle ou négative lève ValueError.","en":"A temperature that is zero or negative raises ValueError."},"tolerance":1e-05,"calls":[{"args":[{"same":"7cb4895"},0.0],"raises":"ValueError"},{"args":[{"same":"7cb4895"},-0.5],"raises":"ValueError"},{"args":[{"same":"7cb4895"},-2],"raises":"ValueError"}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient remonte jusqu'aux logits.","en":"The gradient goes back to the logits."},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[1.3,-0.4,1.3,-1.8],[-1.5,-1.9,1.1,-0.7]],"dtype":"float64"},0.4],"upstream":{"tuple":[{"tensor":[[-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3]],"dtype":"float64"}]},"expected":[{"tensor":[[0.4752146279,0.04217905277,-0.5174914757,9.779496888e-05],[-0.006572901003,-0.003509829843,0.06961490642,-0.05953217557]],"dtype":"float64"}]},{"args":[{"tensor":{"same":"72f2d57"},"dtype":"float64"},3.0],"upstream":{"tuple":[{"tensor":[[-0.6,1.4,-1.4],[-0.8,-0.9,-1.7],[0.9,-1.3,-0.1]],"dtype":"float64"}]},"expected":[{"tensor":[[-0.0763345157,0.1924271773,-0.1160926616],[0.05383118729,0.008556033797,-0.06238722109],[0.102283487,-0.09555130435,-0.006732182628]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"22db078"},{"same":"abb48b4"},{"args":[{"same":"838c2cd"},0.5]},{"args":[{"same":"838c2cd"},2.0]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"a203912"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"a203912"}}
  ],
  "mistakes": [
   {"key":"SA-1","levels":[{"fr":"Plus chaud veut dire plus plat. À τ = 2, ton choix s'est-il adouci ou durci ?","en":"Hotter means flatter. At τ = 2, has your choice softened or hardened?"}],"seen":{"same":"9615662"}},
   {"key":"SA-2","levels":{"same":"c4eb4e9"},"seen":{"same":"2128458"}},
   {"key":"SA-2","levels":{"same":"c4eb4e9"},"seen":{"toy":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.647713,0.16678,0.101245,0.0842618]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.141484,0.570481,0.15337,0.178579,0.158861,0.169967,0.241205,0.163542]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.407498,0.338892,0.310976,0.359076,0.303194,0.43788,0.346242,0.385575]]}},"extreme":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.349974,0.272492,0.212217,0.165316]]}},"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.295909,0.450593,0.253498,0.225959,0.558476,0.295909,0.253498,0.450593]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.121357,0.080794,-0.20605,0.00389832,-0.0662035,-0.0519013,0.289196,-0.171091]]}}}},
   {"key":"SA-2","levels":{"same":"c4eb4e9"},"seen":{"toy":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.14638,0.789609,0.290481,0.106862]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0592497,1.45355,0.0786548,0.135459,0.0170027,0.0629428,0.456916,0.0683403]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.409896,0.216443,0.141082,0.273394,0.103469,0.491776,0.235616,0.349278]]}},"extreme":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[250.375,250.125,249.875,249.625]]}},"large":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.122364,0.33262,0.0450153,0.0237054,0.476135,0.122364,0.0450153,0.33262]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.223484,0.450848,-0.674289,-4.32028e-05,-0.189214,-0.204061,0.94258,-0.549305]]}}}},
   {"key":"SA-2","levels":{"same":"c4eb4e9"},"seen":{"same":"9615662"}},
   {"key":"PS7-powers","levels":{"same":"b9194d7"},"seen":{"extreme":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[["nan","nan","nan","nan"]]}}}},
   {"key":"PS7-powers","levels":{"same":"b9194d7"},"seen":{"extreme":{"calls":[1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.335336,0.221555,0.221555,0.221555]]}}}},
   {"key":"PS7-temperature-unused","levels":{"same":"8a766d8"},"seen":{"same":"2128458"}},
   {"key":"PS7-temperature-unused","levels":{"same":"8a766d8"},"seen":{"toy":{"calls":[2],"first":{"same":"53f1c01"}},"other_sizes":{"calls":[2],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.287599,0.0236076,0.429047,0.317176,0.021316,0.27734,0.250948,0.013808]]}},"equal_sizes":{"same":"fbe5367"},"extreme":{"calls":[1,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.0,3.72008e-44,1.3839e-87,5.1482e-131]]}},"large":{"same":"081d6c0"},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.30798,0.493304,-0.185324,0.0406345,-0.0408764,0.211276,-0.120343,-0.090933]]}}}},
   {"key":"PS7-temperature-unused","levels":{"same":"8a766d8"},"seen":{"toy":{"same":"b2714a3"},"other_sizes":{"same":"6a43c9f"},"extreme":{"same":"4e50ae5"},"gradient":{"same":"a6dc87c"}}},
   {"key":"PS7-temperature-changed","levels":{"same":"1190baf"},"seen":{"toy":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.839467,0.135237,0.0217864,0.00350974]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0151365,0.942272,0.0232776,0.0517687,0.0035565,0.0201716,0.244999,0.0210809]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.628731,0.367224,0.279618,0.437077,0.206557,0.750491,0.386911,0.54146]]}},"extreme":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.261981,0.253826,0.245925,0.238269]]}},"large":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.283995,0.575975,0.140029,0.106709,0.890181,0.283995,0.140029,0.575975]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.244261,0.120256,-0.3652,0.000683264,-0.0390959,-0.0309411,0.242453,-0.172416]]}}}},
   {"key":"PS7-temperature-changed","levels":{"same":"1190baf"},"seen":{"toy":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.999985,1.49451e-05,2.2336e-10,3.33819e-15]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.000137811,0.999262,0.000415001,0.00426255,1.36063e-05,0.00069134,0.0974665,0.000497445]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.476105,0.355002,0.333376,0.382179,0.271423,0.531895,0.359081,0.432325]]}},"extreme":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.0,0.0,0.0,0.0]]}},"large":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.326496,0.419229,0.254275,0.293815,0.622006,0.326496,0.254275,0.419229]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[1.24989,0.000182252,-1.25008,2.40633e-09,-9.85949e-07,-1.16902e-07,0.000179949,-0.000178846]]}}}},
   {"key":"PS7-temperature-changed","levels":{"same":"1190baf"},"seen":{"toy":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.996134,0.00385097,1.48876e-05,5.75541e-08]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0112303,0.956293,0.018141,0.0442494,0.00248403,0.0162709,0.233997,0.0167169]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.405198,0.345494,0.339901,0.358078,0.301484,0.430377,0.346508,0.383304]]}},"extreme":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.0,7.12458e-218,0.0,0.0]]}},"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.307196,0.50648,0.186324,0.179734,0.805512,0.307196,0.186324,0.50648]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.614237,0.0183945,-0.632651,1.87724e-05,-0.00165066,-0.000684127,0.0269343,-0.0245995]]}}}},
   {"key":"PS7-temperature-changed","levels":{"same":"1190baf"},"seen":{"same":"2128458"}},
   {"key":"PS7-temperature-changed","levels":{"same":"1190baf"},"seen":{"toy":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.812158,0.153397,0.0289729,0.00547228]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0559458,0.805168,0.0685307,0.1037,0.0184281,0.0535399,0.286411,0.0587972]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.473536,0.354698,0.333827,0.381301,0.272502,0.528154,0.358627,0.430542]]}},"extreme":{"calls":[0,1,3],"first":{"same":"3b2a2be"}},"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.29916,0.532897,0.167943,0.149076,0.842612,0.29916,0.167943,0.532897]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.154267,0.157937,-0.312982,0.000777355,-0.0618163,-0.0576339,0.332616,-0.213166]]}}}},
   {"key":"PS7-temperature-changed","levels":{"same":"1190baf"},"seen":{"toy":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.950289,0.0473121,0.00235553,4.31431e-05]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.00660445,0.980187,0.00633705,0.0349529,0.000642814,0.00767567,0.116629,0.00580663]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.422319,0.333333,0.244728,0.422319,0.333333,0.786986,0.422319,0.665241]]}},"extreme":{"calls":[3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.296923,0.296923,0.296923,0.109232]]}},"large":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.422319,0.422319,0.155362,0.265388,0.721399,0.422319,0.155362,0.422319]]}},"gradient":{"calls":[0,1],"first":{"raised":["RuntimeError","derivative for aten::floor_divide is not implemented"]}}}},
   {"key":"PS7-temperature-changed","levels":{"same":"1190baf"},"seen":{"toy":{"same":"b2714a3"},"other_sizes":{"same":"6a43c9f"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.535971,0.361224,0.318489,0.402935,0.246297,0.619396,0.369728,0.474226]]}},"extreme":{"same":"4e50ae5"},"gradient":{"same":"a6dc87c"}}},
   {"key":"PS7-accepted","levels":{"same":"4a6d6de"},"seen":{"extreme":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.253762,0.251237,0.248738,0.246263]]}}}},
   {"key":"PS7-accepted","levels":{"same":"4a6d6de"},"seen":{"toy":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.96393,0.0347702,0.0012542,4.52407e-05]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.004775,0.980295,0.00882123,0.0282091,0.00089876,0.00882687,0.202323,0.0085717]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.56819,0.363851,0.3071,0.414447,0.232672,0.666054,0.375567,0.49718]]}},"extreme":{"calls":[0,1],"first":{"same":"3b2a2be"}},"large":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.244869,0.664959,0.0901723,0.0475461,0.952132,0.244869,0.0901723,0.664959]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.473768,0.0425156,-0.516383,9.93487e-05,-0.00666133,-0.00356614,0.0702625,-0.060035]]}}}},
   {"key":"PS7-accepted","levels":{"same":"4a6d6de"},"seen":{"other_sizes":{"calls":[1,2],"first":{"raised":["ValueError",""]}},"extreme":{"calls":[1,3],"first":{"raised":["ValueError",""]}},"gradient":{"same":"112c44d"}}},
   {"key":"PS7-accepted","levels":{"same":"4a6d6de"},"seen":{"other_sizes":{"same":"112c44d"}}},
   {"key":"PS7-accepted","levels":{"same":"4a6d6de"},"seen":{"extreme":{"calls":[0,2],"first":{"raised":["ValueError",""]}}}},
   {"key":"SM-1","levels":{"same":"5c6cb24"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.00209383,0.841131,0.0211791,0.0555493,0.268941,0.119203,0.970688,0.0129537]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.578159,0.343725,0.36587,0.555858,0.108453,0.537186,0.550282,0.720679]]}},"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,1.0,1.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.000682666,0.173983,-1.35127,0.0705953,-0.000682666,-0.173983,1.35127,-0.0705953]]}}}},
   {"key":"SM-2","levels":{"same":"5c6cb24"},"seen":{"toy":{"calls":[0,1,2],"first":{"same":"6114559"}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0705095,0.656676,0.0061751,0.757714,0.0291323,0.0032242,0.0647597,0.0106916]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.400291,0.488048,0.240936,0.352657,0.186435,0.422127,0.447703,0.422127]]}},"extreme":{"calls":[0,1,2,3],"first":{"same":"6114559"}}}},
   {"key":"SM-1","levels":{"same":"5c6cb24"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.000539309,0.111706,0.00105043,0.00398498,0.000386432,0.00088917,0.0178595,0.000752666]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.0480603,0.0480603,0.023726,0.0402852,0.0117129,0.072546,0.0769414,0.072546]]}},"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.244728,0.665241,0.0900306,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.0480558,0.026441,-0.80874,-0.000102614,-0.000303942,-0.000366995,0.835937,-0.00480857]]}}}},
   {"key":"SA-3","levels":{"same":"afbaec4"},"seen":{"raises":{"calls":[0,1,2],"first":{"returned":"tensor"}}}},
   {"same":"91e5b9d"},
   {"key":"SA-3","levels":{"same":"afbaec4"},"seen":{"raises":{"calls":[1,2],"first":{"returned":"tensor"}}}},
   {"same":"91e5b9d"},
   {"key":"SA-3","levels":{"same":"afbaec4"},"seen":{"raises":{"calls":[0,1,2],"first":{"raised":["AssertionError",""]}}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"extreme":{"same":"d8d1798"},"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[["nan","nan","nan",0.0474107,0.95227,"nan","nan","nan"]]}}}},
   {"key":"PS7-global-maximum","levels":{"same":"b5390a2"},"seen":{"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.244728,0.665241,0.0900306,"nan","nan","nan","nan","nan"]]}}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"extreme":{"same":"d8d1798"},"large":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[["nan","nan","nan",0.179734,0.805512,"nan","nan","nan"]]}}}},
   {"key":"SM-8","levels":[{"fr":"Un poids est une proportion : peut-il être négatif ?","en":"A weight is a proportion: can it be negative?"}],"seen":{"toy":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.0363242,-3.36966,-6.70299,-10.0363]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-5.35307,-0.019739,-4.73799,-3.5727,-7.0248,-4.73617,-1.59946,-4.76613]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[-0.565082,-1.01098,-1.18074,-0.880702,-1.45835,-0.406119,-0.979258,-0.698624]]}},"extreme":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.44019,-1.44019,-2.44019,-3.44019]]}},"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.40761,-0.407606,-2.40761,-3.04891,-0.0489069,-1.40761,-2.40761,-0.407606]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.237236,3.52478,-1.76276,-1.99925,-2.23887,-4.24591,9.65254,-3.16777]]}}}},
   {"key":"SM-7","levels":[{"fr":"Que se passe-t-il quand un score est négatif ?","en":"What happens when a score is negative?"}],"seen":{"toy":{"calls":[0,1,2],"first":{"same":"14c8a4f"}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.548387,-0.483871,0.8125,-2.5,-0.826087,-2.33333,-0.5,1.875]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[-1.42857,0.434783,0.153846,0.875,0.56,5.66667,0.382979,0.68]]}},"extreme":{"calls":[0,1,2,3],"first":{"same":"14c8a4f"}},"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.333333,0.333667,0.333,0.0,-1.5,0.333333,0.333667,0.333]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[9.25,14.25,7.25,8.75,-0.42,-0.153333,-1.02,-0.286667]]}}}},
   {"key":"PS7-no-softmax","levels":[{"fr":"Des probabilités sont positives et de somme 1. Les tiennes ?","en":"Probabilities are positive and sum to 1. Do yours?"}],"seen":{"toy":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[6.66667,3.33333,0.0,-3.33333]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.83333,2.5,-2.16667,-0.833333,-3.16667,-2.33333,0.666667,-2.5]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.588235,0.588235,-0.117647,0.411765,-0.823529,1.0,1.05882,1.0]]}},"extreme":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.0,1.0,0.0,-1.0]]}},"large":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1000.0,1001.0,999.0,0.0,3.0,-1000.0,-1001.0,-999.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-1.5,3.5,-3.5,-2.0,-2.25,-4.25,2.25,-3.25]]}}}},
   {"same":"def7b6d"},
   {"same":"def7b6d"},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"gradient":{"same":"fe605c4"},"dtype":{"calls":[0,1],"first":"float64 becomes float32"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"gradient":{"same":"fe605c4"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"calls":[2,3],"first":"float32 becomes float64"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"same":"c18d6e9"},"polite":{"calls":[0,1],"first":"changes 0"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.190086,0.0168716,-0.206997,3.9118e-05,-0.00262916,-0.00140393,0.027846,-0.0238129]]}},"polite":{"calls":[0,1],"first":"changes 0"}}}
  ]
 },
 "sample_next": {
  "id": "7.4",
  "assignment": "ps7_generation",
  "name": "sample_next",
  "names": ["sample_next"],
  "title": {"fr":"Tirer le jeton suivant","en":"Drawing the next token"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["logits","temperature","top_k","generator"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"greedy","kind":"values","fact":{"fr":"À température nulle, le plus grand logit de chaque ligne, avec ou sans `top_k`.","en":"At temperature zero, the largest logit of each row, with or without `top_k`."},"tolerance":1e-06,"calls":[{"args":{"same":"5aef5de"},"expected":{"same":"0c44b51"}},{"args":[{"same":"746181b"},0,2],"expected":{"same":"0c44b51"}},{"args":[{"tensor":[[0.0,-3e-06,-1.3e-05,1.1e-05,-1.3e-05,-3e-06],[0.0,-4e-06,-1.5e-05,8e-06,-1.7e-05,-8e-06],[-6e-06,-1.1e-05,1.8e-05,-1e-06,1.4e-05,-1.9e-05],[-1.8e-05,1.7e-05,4e-06,-1.6e-05,-2e-06,5e-06],[5e-06,-2e-06,-1.6e-05,4e-06,1.7e-05,-1.8e-05],[-1.9e-05,1.4e-05,-1e-06,1.8e-05,-1.1e-05,-6e-06],[-8e-06,-1.7e-05,8e-06,-1.5e-05,-4e-06,0.0],[-3e-06,-1.3e-05,1.1e-05,-1.3e-05,-3e-06,0.0],[-4e-06,-1.5e-05,8e-06,-1.7e-05,-8e-06,-6e-06],[-1.1e-05,1.8e-05,-1e-06,1.4e-05,-1.9e-05,-1.8e-05],[1.7e-05,4e-06,-1.6e-05,-2e-06,5e-06,5e-06],[-2e-06,-1.6e-05,4e-06,1.7e-05,-1.8e-05,-1.9e-05]],"dtype":"float64"},0.0],"expected":{"tensor":[[3.0],[3.0],[2.0],[1.0],[4.0],[3.0],[2.0],[2.0],[2.0],[1.0],[0.0],[3.0]],"dtype":"int64"}},{"args":[],"kwargs":{"logits":{"tensor":[[-30.0,-30.3,-31.3,-28.9,-31.3]],"dtype":"float64"},"temperature":0.0,"top_k":9},"expected":{"tensor":[[3.0]],"dtype":"int64"}}]},
   {"name":"only_one","kind":"values","fact":{"fr":"`top_k=1` ne laisse que le meilleur jeton, à toute température.","en":"`top_k=1` leaves the best token alone, at any temperature."},"tolerance":1e-06,"calls":[{"args":[{"same":"746181b"},1.0,1],"expected":{"same":"0c44b51"}},{"args":[{"tensor":[[-19.0,-17.0,-20.0,-18.0],[-16.0,-21.0,-20.0,-17.0]],"dtype":"float64"},5.0,1],"expected":{"same":"9962ad7"}}]},
   {"name":"sure","kind":"values","fact":{"fr":"Quand un jeton a toutes les chances, il sort, même si tous les logits sont bas.","en":"When a token has all the chances, it comes out, even where all logits are low."},"tolerance":1e-06,"calls":[{"args":[{"same":"373f2ec"}],"expected":{"same":"9962ad7"}},{"args":[{"tensor":[[-8000.0,-6000.0,-9000.0,-7000.0],[-5000.0,-10000.0,-9000.0,-6000.0]],"dtype":"float64"},2.0,3],"expected":{"same":"9962ad7"}},{"args":[{"tensor":[[1.0,3.0,0.0,2.0],[4.0,-1.0,0.0,3.0]],"dtype":"float64"},0.001],"expected":{"same":"9962ad7"}},{"args":[{"same":"373f2ec"},1.0,50],"expected":{"same":"9962ad7"}}]},
   {"name":"whole","kind":"values","fact":{"fr":"À température nulle aussi, le résultat est fait d'`int64`.","en":"At temperature zero too, the result is made of `int64`."},"tolerance":1e-06,"calls":[{"args":{"same":"5aef5de"},"story":"whole_greedy","expected":{"tensor":[1.0],"dtype":"float64"}}]},
   {"name":"raises","kind":"raises","fact":{"fr":"Une température négative lève ValueError, avec ou sans `top_k`.","en":"A negative temperature raises ValueError, with or without `top_k`."},"tolerance":1e-06,"calls":[{"args":[{"same":"746181b"},-1.0],"raises":"ValueError"},{"args":[{"same":"746181b"},-0.5,1],"raises":"ValueError"}]},
   {"name":"counted","kind":"values","fact":{"fr":"Sur 900 tirages, chaque jeton sort aussi souvent que sa probabilité, en `int64`.","en":"Over 900 draws each token comes out as often as its probability, in `int64`."},"tolerance":1e-06,"calls":[{"args":[{"same":"0bd4963"},1.0,null],"story":"counted","expected":{"same":"42ff15e"}},{"args":[{"same":"0bd4963"},0.4,null],"story":"counted","expected":{"tensor":[0.8263261308,0.111831081,0.04114035557,0.01513469102,0.005567741673,1.0],"dtype":"float64"}},{"args":[{"same":"0bd4963"},3.0,null],"story":"counted","expected":{"tensor":[0.2827805008,0.2165895991,0.1895534383,0.1658921117,0.14518435,1.0],"dtype":"float64"}},{"args":[{"tensor":[0.02,-0.04,0.06,0.0,-0.02],"dtype":"float64"},0.05,null],"story":"counted","expected":{"same":"42ff15e"}},{"args":[{"tensor":[4e-05,-8e-05,0.00012,0.0,-4e-05],"dtype":"float64"},0.0001,null],"story":"counted","expected":{"same":"42ff15e"}}]},
   {"name":"counted_best","kind":"values","fact":{"fr":"`top_k` garde exactement les k meilleurs, à égalité aussi, et tous si k ≥ V.","en":"`top_k` keeps exactly the k best, among equals too, and all if k ≥ V."},"tolerance":1e-06,"calls":[{"args":[{"same":"0bd4963"},1.0,3],"story":"counted","expected":{"same":"38389dc"}},{"args":[{"same":"0bd4963"},3.0,2],"story":"counted","expected":{"tensor":[0.5662743942,0.4337256058,0.0,0.0,0.0,1.0],"dtype":"float64"}},{"args":[{"same":"0bd4963"},0.4,4],"story":"counted","expected":{"tensor":[0.8309526605,0.1124572137,0.04137069692,0.01521942886,0.0,1.0],"dtype":"float64"}},{"args":[{"tensor":[1.0,3.0,1.0,0.0,1.0],"dtype":"float64"},1.0,2],"story":"counted","expected":{"tensor":[0.880797078,0.119202922,0.0,1.0],"dtype":"float64"}},{"args":[{"same":"0bd4963"},1.0,5],"story":"counted","expected":{"same":"42ff15e"}},{"args":[{"same":"0bd4963"},1.0,50],"story":"counted","expected":{"same":"42ff15e"}},{"args":[{"tensor":[-19999.6,-20000.8,-19998.8,-20000.0,-20000.4],"dtype":"float64"},1.0,3],"story":"counted","expected":{"same":"38389dc"}}]},
   {"name":"counted_alone","kind":"values","fact":{"fr":"Sans autre argument, la température vaut 1 et tous les jetons sont gardés.","en":"Without any other argument, the temperature is 1 and all tokens are kept."},"tolerance":1e-06,"calls":[{"args":[{"same":"0bd4963"}],"story":"counted_alone","expected":{"same":"42ff15e"}}]},
   {"name":"own_draws","kind":"values","fact":{"fr":"Deux lignes égales ont chacune leur tirage, et `generator` avance.","en":"Two equal rows have a draw each, and `generator` moves on."},"tolerance":1e-06,"calls":[{"args":[{"same":"0bd4963"},null],"story":"own_draws","expected":{"same":"d5b0565"}},{"args":[{"same":"0bd4963"},3],"story":"own_draws","expected":{"same":"d5b0565"}}]},
   {"name":"generator","kind":"generator","fact":{"fr":"`generator` décide du tirage ; sans lui, deux hasards diffèrent.","en":"`generator` decides the draw; without it, two chances differ."},"tolerance":1e-06,"calls":[{"args":[{"same":"a92afa0"}]},{"args":[{"same":"a92afa0"},0.7,3]},{"args":[{"same":"a92afa0"},1.5,60]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":[{"same":"d360fdf"},{"args":[{"same":"373f2ec"},0.5]},{"same":"68cd4e7"}]},
   {"name":"device","kind":"device","fact":{"fr":"Le tirage reste sur l'appareil des logits : il marcherait sur un GPU.","en":"The draw stays on the device of the logits: it would work on a GPU."},"tolerance":1e-06,"calls":[{"same":"d360fdf"},{"same":"68cd4e7"}]}
  ],
  "mistakes": [
   {"key":"SA-4","levels":{"same":"3d6fa41"},"seen":{"only_one":{"same":"0445f3c"},"sure":{"same":"ac79681"},"counted":{"calls":[0,1,2,3,4],"first":{"same":"172b479"}},"counted_best":{"same":"c77ae60"},"counted_alone":{"same":"f1bd23b"},"own_draws":{"same":"f1bd23b"}}},
   {"key":"SA-4","levels":{"same":"3d6fa41"},"seen":{"only_one":{"same":"e8fb720"},"sure":{"same":"0391ee4"},"counted":{"calls":[0,1,2,3,4],"first":{"same":"59976c5"}},"counted_best":{"same":"c77ae60"},"counted_alone":{"calls":[0],"first":{"same":"59976c5"}}}},
   {"key":"SA-4","levels":{"same":"3d6fa41"},"seen":{"sure":{"same":"0391ee4"},"counted":{"calls":[0,1,2,3,4],"first":{"same":"5165588"}},"counted_best":{"same":"c77ae60"},"counted_alone":{"calls":[0],"first":{"same":"5165588"}}}},
   {"key":"SA-4","levels":{"same":"3d6fa41"},"seen":{"only_one":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[3.0,1.0,4.0]]}},"sure":{"same":"0391ee4"},"counted":{"calls":[0,1,2,3,4],"first":{"same":"6cacd0d"}},"counted_best":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.454444,0.256683,0.17206,0.0922222,0.0,1.0]]}},"counted_alone":{"calls":[0],"first":{"same":"6cacd0d"}}}},
   {"key":"SA-1","levels":{"same":"c280f3e"},"seen":{"sure":{"calls":[2],"first":{"same":"5423f81"}},"counted":{"calls":[1,2,3,4],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.311111,0.208889,0.19,0.163333,0.126667,1.0]]}},"counted_best":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.921111,0.0788889,0.0,0.0,0.0,1.0]]}}}},
   {"same":"d9d1b32"},
   {"same":"d9d1b32"},
   {"key":"SA-2","levels":{"same":"c280f3e"},"seen":{"counted":{"calls":[1,3,4],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.99,0.00888889,0.00111111,0.0151347,0.00556774,1.0]]}},"counted_best":{"calls":[2],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.99,0.00888889,0.00111111,0.0152194,0.0,1.0]]}}}},
   {"key":"SA-2","levels":{"same":"c280f3e"},"seen":{"only_one":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[2.0,4.0,1.0]]}},"sure":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[1.0,2.0]]}},"counted":{"calls":[0,1,3,4],"first":{"same":"562c98d"}},"counted_best":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.29,0.256683,0.17206,0.166667,0.158889,1.0]]}},"counted_alone":{"calls":[0],"first":{"same":"562c98d"}}}},
   {"key":"SA-2","levels":{"same":"c280f3e"},"seen":{"counted_best":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.688889,0.311111,0.0,0.0,0.0,1.0]]}}}},
   {"key":"SA-2","levels":{"same":"c280f3e"},"seen":{"counted":{"same":"a3eda03"}}},
   {"same":"66da7aa"},
   {"same":"66da7aa"},
   {"key":"SA-5","levels":{"same":"ea0c0a3"},"seen":{"counted_best":{"same":"f7819fa"},"own_draws":{"same":"2ccc17c"},"generator":{"calls":[1,2],"first":"seed set inside"}}},
   {"key":"PS7-uniform","levels":{"same":"76b0126"},"seen":{"sure":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[0.0,3.0]]}},"counted_best":{"calls":[0,2,3,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.321111,0.256683,0.363333,0.0,0.0,1.0]]}}}},
   {"key":"PS7-uniform","levels":{"same":"76b0126"},"seen":{"only_one":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[2.0,1.0,1.0]]}},"sure":{"same":"65b266d"},"counted":{"same":"bb5a0cf"},"counted_best":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.22,0.256683,0.17206,0.192222,0.204444,1.0]]}},"counted_alone":{"same":"1f3df47"}}},
   {"key":"SA-3","levels":{"same":"ed06183"},"seen":{"greedy":{"same":"ac79681"},"whole":{"same":"f1bd23b"}}},
   {"key":"SA-3","levels":{"same":"ed06183"},"seen":{"greedy":{"calls":[0,1,2,3],"first":{"raised":["ValueError",""]}},"whole":{"calls":[0],"first":{"raised":["ValueError",""]}}}},
   {"key":"SA-3","levels":{"same":"ed06183"},"seen":{"greedy":{"calls":[0,1,2,3],"first":{"same":"998cd4d"}},"whole":{"calls":[0],"first":{"same":"998cd4d"}}}},
   {"same":"f0b63a9"},
   {"same":"f0b63a9"},
   {"key":"SA-3","levels":{"same":"ed06183"},"seen":{"greedy":{"calls":[1,3],"first":{"same":"172b479"}}}},
   {"key":"SA-3","levels":{"same":"ed06183"},"seen":{"greedy":{"calls":[0,1,2],"first":{"same":"c50830e"}}}},
   {"key":"SA-3","levels":{"same":"ed06183"},"seen":{"greedy":{"calls":[0,1,2,3],"first":{"same":"1f1f6fe"}}}},
   {"key":"SA-3","levels":{"same":"ed06183"},"seen":{"greedy":{"calls":[1,3],"first":{"same":"a9b2e5e"}}}},
   {"key":"PS7-greedy-when-cold","levels":{"same":"74f66ec"},"seen":{"counted":{"calls":[3,4],"first":{"same":"2d1f631"}}}},
   {"key":"PS7-greedy-when-cold","levels":{"same":"74f66ec"},"seen":{"counted":{"calls":[4],"first":{"same":"2d1f631"}}}},
   {"same":"95306c4"},
   {"same":"95306c4"},
   {"key":"PS7-negative","levels":{"same":"1b78ef6"},"seen":{"raises":{"calls":[0,1],"first":{"raised":["AssertionError",""]}}}},
   {"key":"PS7-negative","levels":{"same":"1b78ef6"},"seen":{"raises":{"same":"a5b0a2e"}}},
   {"key":"PS7-one-draw","levels":{"same":"8afda1f"},"seen":{"counted":{"calls":[0,1,2,3,4],"first":{"same":"992b1a8"}},"counted_best":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.0,0.0,1.0,0.0,0.0,1.0]]}},"counted_alone":{"calls":[0],"first":{"same":"992b1a8"}},"own_draws":{"same":"ad0da80"}}},
   {"key":"PS7-one-draw","levels":{"same":"8afda1f"},"seen":{"counted":{"calls":[0,1,2,3,4],"first":{"same":"5ebfecd"}},"counted_best":{"calls":[0,1,2,3,4,5,6],"first":{"same":"5ebfecd"}},"counted_alone":{"calls":[0],"first":{"same":"5ebfecd"}},"own_draws":{"same":"ad0da80"}}},
   {"key":"PS7-other-rows","levels":{"same":"c32fb6a"},"seen":{"only_one":{"same":"e38e4eb"},"sure":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,1]],"numbers":[[1.0,1.0]]}}}},
   {"key":"PS7-other-rows","levels":{"same":"c32fb6a"},"seen":{"only_one":{"calls":[0,1],"first":{"same":"172b479"}},"sure":{"same":"65b266d"},"counted":{"same":"bb5a0cf"},"counted_best":{"calls":[0,1,2,3,4,5,6],"first":{"same":"172b479"}},"counted_alone":{"same":"1f3df47"},"own_draws":{"same":"0445f3c"}}},
   {"key":"PS7-other-rows","levels":{"same":"c32fb6a"},"seen":{"only_one":{"same":"e38e4eb"}}},
   {"key":"PS7-other-rows","levels":{"same":"c32fb6a"},"seen":{"only_one":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[2.0,1.0,4.0]]}},"counted_best":{"same":"f7819fa"},"own_draws":{"calls":[1],"first":{"same":"3b4ae21"}}}},
   {"key":"PS7-other-rows","levels":{"same":"c32fb6a"},"seen":{"only_one":{"calls":[0,1],"first":{"same":"c50830e"}},"sure":{"calls":[0,1,2,3],"first":{"same":"a7d4acc"}}}},
   {"same":"1c2dc9f"},
   {"key":"SA-6","levels":{"same":"98b7d6b"},"seen":{"counted_best":{"calls":[0,1,3,4,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.685556,0.256683,0.0,0.0,0.0,1.0]]}}}},
   {"same":"1c2dc9f"},
   {"same":"6c498cf"},
   {"same":"6c498cf"},
   {"key":"SA-6","levels":{"same":"e220a2e"},"seen":{"counted_best":{"calls":[3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.0,0.0,0.0,1.0]]}}}},
   {"key":"PS7-top-k-others","levels":{"same":"2e3a465"},"seen":{"only_one":{"calls":[0,1],"first":{"same":"1f1f6fe"}},"sure":{"same":"8353860"},"counted_best":{"calls":[0,1,2,3,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.0,0.0,0.453333,0.334444,0.212222,1.0]]}}}},
   {"key":"PS7-top-k-others","levels":{"same":"2e3a465"},"seen":{"only_one":{"same":"3d80476"},"counted_best":{"calls":[0,1,2,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.571258,0.256683,0.0,0.0,0.0666667,1.0]]}}}},
   {"key":"PS7-top-k-others","levels":{"same":"2e3a465"},"seen":{"only_one":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[1.0,1.0,1.0]]}},"sure":{"same":"ee8dd90"},"counted_best":{"calls":[0,1,2,3,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.0,0.0,0.0,0.584444,0.415556,1.0]]}}}},
   {"key":"PS7-top-k-others","levels":{"same":"2e3a465"},"seen":{"only_one":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1]],"numbers":[[2.0,3.0,4.0]]}},"sure":{"same":"8353860"},"counted_best":{"calls":[0,1,2,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.571258,0.256683,0.0,0.0,0.0766667,1.0]]}}}},
   {"same":"879aa0e"},
   {"key":"PS7-top-k-ignored","levels":{"same":"ca511c6"},"seen":{"only_one":{"same":"e8fb720"},"counted_best":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.287778,0.203333,0.188889,0.173333,0.146667,1.0]]}}}},
   {"same":"879aa0e"},
   {"key":"PS7-top-k-rank","levels":[{"fr":"Ce que tu tires est-il un numéro de jeton, ou un rang parmi les k gardés ?","en":"Is what you draw the number of a token, or a rank among the k that are kept?"}],"seen":{"only_one":{"same":"3d80476"},"sure":{"calls":[1,3],"first":{"same":"a7d4acc"}},"counted_best":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.197778,0.576667,0.0,0.0,0.225556,1.0]]}}}},
   {"same":"618773f"},
   {"key":"PS7-top-k-fill","levels":{"same":"52d30d0"},"seen":{"sure":{"same":"ee8dd90"},"counted_best":{"same":"892160c"}}},
   {"key":"PS7-top-k-fill","levels":{"same":"52d30d0"},"seen":{"counted_best":{"same":"892160c"}}},
   {"same":"618773f"},
   {"same":"618773f"},
   {"key":"SA-8","levels":{"same":"c817cff"},"seen":{"sure":{"calls":[3],"first":{"same":"5a4739f"}},"counted_best":{"calls":[5],"first":{"same":"5a4739f"}}}},
   {"key":"SA-8","levels":{"same":"c817cff"},"seen":{"sure":{"calls":[3],"first":{"raised":["ValueError",""]}},"counted_best":{"calls":[5],"first":{"raised":["ValueError",""]}}}},
   {"key":"SA-8","levels":{"same":"c817cff"},"seen":{"counted":{"same":"55e74b0"},"counted_alone":{"same":"94373bb"},"own_draws":{"same":"f1a04f7"},"generator":{"same":"8281ba9"}}},
   {"key":"SA-8","levels":{"same":"c817cff"},"seen":{"counted_best":{"calls":[4,5],"first":{"same":"94dc215"}}}},
   {"key":"SA-8","levels":{"same":"c817cff"},"seen":{"counted_best":{"calls":[5],"first":{"same":"2d1f631"}},"generator":{"calls":[2],"first":"seed set inside"}}},
   {"key":"PS7-generator","levels":{"same":"e1658a8"},"seen":{"own_draws":{"same":"d8fb246"},"generator":{"calls":[0,1,2],"first":"generator unused"}}},
   {"key":"PS7-generator","levels":{"same":"e1658a8"},"seen":{"own_draws":{"same":"ed943f4"},"generator":{"calls":[1],"first":"generator unused"}}},
   {"key":"PS7-generator","levels":{"same":"e1658a8"},"seen":{"own_draws":{"same":"f4229b2"},"generator":{"calls":[0,2],"first":"generator unused"}}},
   {"key":"PS7-generator","levels":{"same":"e1658a8"},"seen":{"generator":{"calls":[2],"first":"generator unused"}}},
   {"same":"8ee4a43"},
   {"same":"8ee4a43"},
   {"same":"8ee4a43"},
   {"same":"8ee4a43"},
   {"key":"PS7-seed","levels":{"same":"836f9d9"},"seen":{"same":"0a1598d"}},
   {"same":"530fc7a"},
   {"same":"530fc7a"},
   {"key":"SA-20","levels":{"same":"ec6f2b2"},"seen":{"only_one":{"calls":[0,1],"first":{"same":"5b50b86"}},"sure":{"calls":[0,1,2,3],"first":{"same":"334d901"}},"counted":{"same":"97ae6ad"},"counted_best":{"same":"201524d"},"counted_alone":{"same":"ad0fbf7"}}},
   {"key":"SA-20","levels":{"same":"ec6f2b2"},"seen":{"greedy":{"calls":[0,1,2,3],"first":{"same":"5b50b86"}}}},
   {"key":"SA-20","levels":{"same":"ec6f2b2"},"seen":{"only_one":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,3]],"numbers":[[3.0,4.0,4.0]]}},"sure":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1,2]],"numbers":[[1.0,0.0]]}},"counted":{"same":"97ae6ad"},"counted_best":{"same":"201524d"},"counted_alone":{"same":"ad0fbf7"}}},
   {"same":"2da2534"},
   {"same":"2da2534"},
   {"key":"SA-20","levels":{"same":"ec6f2b2"},"seen":{"whole":{"same":"472f097"}}},
   {"key":"SM-4","levels":{"same":"1ee3afd"},"seen":{"sure":{"same":"ac79681"},"counted_best":{"calls":[6],"first":{"same":"656c371"}}}},
   {"key":"SM-4","levels":{"same":"1ee3afd"},"seen":{"sure":{"calls":[0,2,3],"first":{"same":"656c371"}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0,1],"first":"changes 0"}}},
   {"same":"ea6aa3c"},
   {"same":"ea6aa3c"},
   {"key":"PS7-defaults","levels":{"same":"44d12ee"},"seen":{"counted_alone":{"same":"94373bb"},"generator":{"same":"8281ba9"}}},
   {"key":"PS7-defaults","levels":{"same":"44d12ee"},"seen":{"counted_alone":{"calls":[0],"first":{"same":"94dc215"}}}}
  ]
 },
 "generate_naive": {
  "id": "7.5",
  "assignment": "ps7_generation",
  "name": "generate_naive",
  "names": ["generate_naive"],
  "title": {"fr":"La génération naïve","en":"Naive generation"},
  "points": 4.0,
  "optional": false,
  "forbidden": [],
  "parameters": {"same":"33ad21b"},
  "returns": [],
  "number": false,
  "checks": [
   {"same":"410d304"},
   {"same":"22ce6fe"},
   {"same":"f18dc2a"},
   {"same":"69df8b3"},
   {"same":"11df80b"},
   {"same":"69ff469"},
   {"name":"function","kind":"values","fact":{"fr":"`model` peut être une simple fonction.","en":"`model` may be a mere function."},"tolerance":1e-06,"calls":[{"args":{"same":"430f88f"},"story":"by_a_function","expected":{"same":"4d4d3ac"}}]},
   {"name":"passes","kind":"values","fact":{"fr":"Toute la suite passe dans le modèle, une fois par pas.","en":"The whole sequence goes through the model, once at each step."},"tolerance":1e-06,"calls":[{"args":{"same":"c8f22da"},"story":"passes","expected":{"same":"d5b0565"}},{"args":{"same":"430f88f"},"story":"passes","expected":{"same":"d5b0565"}}],"note":{"fr":"Dans l'ordre, 1 pour oui : un passage par pas, toute la suite à chaque pas.","en":"In order, 1 for yes: one pass at each step, the whole sequence at each step."}}
  ],
  "mistakes": [
   {"key":"SA-13","levels":{"same":"d1b6ef9"},"seen":{"greedy":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,6.0,6.0,5.0,4.0,4.0,4.0]]}},"cropped":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,6.0,0.0,5.0,4.0,1.0,6.0]]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,16]],"numbers":[[3.0,6.0,6.0,6.0,2.0,4.0,4.0,4.0]]}},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,6.0,6.0,5.0,4.0,4.0,4.0]]}},"drawn":{"same":"90e885c"},"function":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,6.0,4.0,5.0,4.0,4.0,0.0]]}}}},
   {"key":"SA-13","levels":{"same":"d1b6ef9"},"seen":{"greedy":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,4.0,6.0,5.0,1.0,1.0,5.0]]}},"cropped":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,4.0,2.0,5.0,1.0,4.0,5.0]]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,16]],"numbers":[[3.0,4.0,6.0,6.0,2.0,1.0,5.0,3.0]]}},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,4.0,4.0,5.0,4.0,1.0,5.0]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.0,1.0,1.0,1.0,0.0,1.0]]}},"function":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":{"same":"f9eaab6"}}}}},
   {"key":"SA-13","levels":{"same":"d1b6ef9"},"seen":{"greedy":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,4.0,6.0,5.0,2.0,5.0,6.0]]}},"cropped":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,0.0,6.0,5.0,2.0,6.0,6.0]]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,7]],"numbers":[[3.0,6.0,4.0,0.0,1.0,2.0,2.0,0.0]]}},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,4.0,2.0,5.0,4.0,5.0,4.0]]}},"drawn":{"same":"90e885c"},"function":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,4.0,6.0,5.0,4.0,5.0,4.0]]}}}},
   {"key":"SA-14","levels":{"same":"12084ed"},"seen":{"greedy":{"same":"f10045f"},"cropped":{"same":"5734022"},"ended":{"same":"22e4586"},"twice":{"same":"3c93331"},"function":{"same":"670d49d"}}},
   {"key":"SA-14","levels":{"same":"12084ed"},"seen":{"greedy":{"same":"f5c1b7b"},"cropped":{"same":"ec57f5a"},"ended":{"same":"d2252fd"},"twice":{"same":"78705a9"},"drawn":{"same":"96e2324"},"function":{"same":"38567ff"},"passes":{"same":"2b00a06"}}},
   {"key":"SA-14","levels":{"same":"12084ed"},"seen":{"greedy":{"same":"a62fe68"},"cropped":{"same":"2e5b8cb"},"ended":{"same":"58e6956"},"twice":{"same":"f7650d5"},"drawn":{"same":"96e2324"},"function":{"same":"f7650d5"},"passes":{"same":"2b00a06"}}},
   {"key":"SA-14","levels":{"same":"4e0920d"},"seen":{"greedy":{"same":"fd12d62"},"cropped":{"same":"1a1d27b"},"ended":{"same":"c8d1915"},"twice":{"same":"d9cd94c"},"drawn":{"same":"96e2324"},"function":{"same":"b8739d4"}}},
   {"same":"ea7f4f6"},
   {"key":"SA-17","levels":{"same":"c3cf18b"},"seen":{"cropped":{"same":"55063f9"},"drawn":{"same":"90e885c"},"function":{"same":"c9ab399"}}},
   {"key":"SA-17","levels":{"same":"c3cf18b"},"seen":{"cropped":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,4.0,6.0,5.0,0.0,6.0,6.0]]}},"drawn":{"same":"90e885c"},"function":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,6.0,5.0,4.0,4.0,1.0]]}},"passes":{"same":"ed943f4"}}},
   {"same":"ea7f4f6"},
   {"same":"ea7f4f6"},
   {"key":"SA-17","levels":{"same":"4e0920d"},"seen":{"cropped":{"same":"1a1d27b"},"drawn":{"same":"96e2324"},"function":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,7]],"numbers":[[6.0,4.0,0.0,4.0,2.0,0.0,4.0,6.0]]}}}},
   {"key":"SA-17","levels":{"same":"c3cf18b"},"seen":{"cropped":{"calls":[0,1,2,3],"first":{"same":"5109213"}},"drawn":{"same":"96e2324"},"function":{"calls":[0],"first":{"same":"5109213"}},"passes":{"same":"2ccc17c"}}},
   {"key":"PS7-context-lost","levels":{"same":"bf0e17f"},"seen":{"greedy":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,4.0,0.0,5.0,6.0,0.0,2.0]]}},"cropped":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,6.0,4.0,5.0,6.0,4.0,0.0]]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,7]],"numbers":[[3.0,6.0,0.0,0.0,1.0,2.0,6.0,0.0]]}},"twice":{"same":"d245a21"},"drawn":{"same":"90e885c"},"function":{"same":"d245a21"},"passes":{"same":"d8fb246"}}},
   {"key":"PS7-context-lost","levels":{"same":"bf0e17f"},"seen":{"greedy":{"same":"ecffa53"},"cropped":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,6.0,2.0,5.0,6.0,5.0,1.0]]}},"ended":{"same":"47d3148"},"twice":{"same":"08281d3"},"drawn":{"same":"90e885c"},"function":{"same":"08281d3"},"passes":{"same":"d8fb246"}}},
   {"key":"PS7-context-lost","levels":{"same":"bf0e17f"},"seen":{"greedy":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":{"same":"f4588f9"}}},"cropped":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":{"same":"f4588f9"}}},"ended":{"same":"cc36eff"},"twice":{"same":"24b56ef"},"drawn":{"same":"90e885c"},"function":{"same":"24b56ef"},"passes":{"same":"d8fb246"}}},
   {"key":"SA-15","levels":{"same":"aa41048"},"seen":{"same":"1c03955"}},
   {"key":"SA-15","levels":{"same":"aa41048"},"seen":{"same":"ac0623a"}},
   {"key":"SA-15","levels":{"same":"75b2ac1"},"seen":{"same":"5985a1b"}},
   {"key":"SA-15","levels":{"same":"75b2ac1"},"seen":{"same":"f917eb5"}},
   {"key":"SA-15","levels":{"same":"75b2ac1"},"seen":{"same":"9a80160"}},
   {"key":"SA-15","levels":{"same":"75b2ac1"},"seen":{"same":"1c03955"}},
   {"key":"SA-15","levels":{"same":"75b2ac1"},"seen":{"same":"891a335"}},
   {"key":"SA-15","levels":{"same":"5055726"},"seen":{"same":"0f36903"}},
   {"key":"SA-15","levels":{"same":"5055726"},"seen":{"same":"736455c"}},
   {"key":"SA-15","levels":{"same":"1e45593"},"seen":{"same":"9a0be41"}},
   {"key":"SA-15","levels":{"same":"1e45593"},"seen":{"same":"962359c"}},
   {"key":"SA-15","levels":{"same":"78ae2d4"},"seen":{"same":"084fedc"}},
   {"key":"SA-15","levels":{"same":"78ae2d4"},"seen":{"greedy":{"same":"27ca59a"},"cropped":{"same":"394a960"},"twice":{"same":"27ca59a"},"drawn":{"same":"96e2324"},"function":{"same":"27ca59a"},"passes":{"same":"2b00a06"}}},
   {"same":"5cc6ae1"},
   {"same":"cb8731b"},
   {"same":"215fab4"},
   {"same":"593f4ca"},
   {"key":"PS7-needs-a-module","levels":{"same":"e69b750"},"seen":{"function":{"calls":[0],"first":{"raised":["AttributeError","'function' object has no attribute 'training'"]}}}},
   {"key":"PS7-needs-a-module","levels":{"same":"e69b750"},"seen":{"greedy":{"same":"89048c1"},"cropped":{"calls":[0,1,2,3],"first":{"same":"6a3128c"}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"same":"6a3128c"}},"twice":{"same":"554033f"},"modes":{"same":"554033f"},"drawn":{"same":"554033f"},"function":{"calls":[0],"first":{"raised":["AttributeError","'function' object has no attribute 'context_length'"]}},"passes":{"same":"89048c1"}}},
   {"same":"495a130"},
   {"key":"SA-5","levels":{"same":"b0dc7fe"},"seen":{"greedy":{"same":"5661d6a"},"cropped":{"same":"b1777f5"},"ended":{"same":"51b2791"},"twice":{"same":"53a9096"},"function":{"same":"aa35f0c"}}},
   {"same":"0baeaf1"},
   {"same":"f6e82d8"},
   {"same":"63ed4ea"},
   {"same":"0baeaf1"},
   {"same":"f168f48"},
   {"same":"f168f48"},
   {"key":"PS7-passes","levels":[{"fr":"Combien de fois le modèle tourne-t-il par pas ? Une suffit.","en":"How many times does the model run at each step? Once is enough."}],"seen":{"passes":{"same":"ad0da80"}}},
   {"key":"SA-20","levels":{"same":"f73f521"},"seen":{"greedy":{"same":"d1f57dc"},"cropped":{"same":"c45874d"},"ended":{"same":"0b7b986"},"twice":{"same":"22db2c0"},"modes":{"same":"22db2c0"},"drawn":{"same":"22db2c0"},"function":{"same":"22db2c0"},"passes":{"same":"d1f57dc"}}},
   {"key":"SA-20","levels":{"same":"f73f521"},"seen":{"greedy":{"same":"da795d5"},"cropped":{"same":"0d22e74"},"ended":{"same":"899b42a"},"twice":{"same":"79efd51"},"drawn":{"same":"90e885c"},"function":{"same":"76b9a25"}}},
   {"key":"SA-20","levels":{"same":"f73f521"},"seen":{"greedy":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[5.0,2.0,4.0,6.0,0.0,2.0,1.0,4.0]]}},"cropped":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[2.0,2.0,4.0,6.0,4.0,4.0,1.0,4.0]]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,8]],"numbers":[[0.0,4.0,3.0,6.0,0.0,0.0,5.0,4.0]]}},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[5.0,2.0,3.0,6.0,0.0,2.0,5.0,4.0]]}},"drawn":{"same":"90e885c"},"function":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[2.0,2.0,3.0,6.0,4.0,2.0,5.0,4.0]]}}}},
   {"same":"4ca5cbf"}
  ]
 },
 "generation_cost": {
  "id": "7.9",
  "assignment": "ps7_generation",
  "name": "generation_cost",
  "names": ["generation_cost"],
  "title": {"fr":"Le coût d'une génération","en":"What generation costs"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["T","d","cached"],
  "returns": [],
  "number": true,
  "checks": [
   {"name":"notebook","kind":"values","fact":{"fr":"Pour T = 4 et d = 1, 30 sans cache et 10 avec.","en":"For T = 4 and d = 1, 30 without a cache and 10 with one."},"tolerance":1e-06,"calls":[{"args":[4,1,false],"expected":30},{"args":[4,1,true],"expected":10}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"D'autres tailles, un seul pas, aucun : les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"Other sizes, a single step, none: a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":[7,5,false],"expected":700},{"args":[],"kwargs":{"T":7,"d":5,"cached":true},"expected":140},{"args":[1,3,true],"expected":3},{"args":[0,3,false],"expected":0},{"args":[1024,768,true],"expected":403046400}]},
   {"name":"whole","kind":"whole","fact":{"fr":"Le compte est exact et entier, si grand qu'il soit.","en":"The count is exact and whole, however large."},"tolerance":1e-06,"calls":[{"args":[4,1,false],"expected":[30]},{"args":[15001,300007,false],"expected":[337609137113027507]},{"args":[15001,2000000011,true],"expected":[225045003237747511]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":[{"args":[7,5,false]},{"args":[7,5,true]}]}
  ],
  "mistakes": [
   {"key":"PS7-last-step","levels":{"same":"773dca5"},"seen":{"notebook":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[14.0]]}},"other_sizes":{"calls":[0,1,2,4],"first":{"kind":"number","shapes":[[]],"numbers":[[455.0]]}},"whole":{"calls":[0,1,2],"first":"other 14"}}},
   {"key":"PS7-last-step","levels":{"same":"773dca5"},"seen":{"notebook":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[55.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1020.0]]}},"whole":{"calls":[0,1,2],"first":"other 55"}}},
   {"key":"PS7-last-step","levels":{"same":"773dca5"},"seen":{"notebook":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[29.0]]}},"other_sizes":{"calls":[0,1,2,4],"first":{"kind":"number","shapes":[[]],"numbers":[[695.0]]}},"whole":{"calls":[0,1,2],"first":"other 29"}}},
   {"key":"PS7-cached","levels":{"same":"b12ad81"},"seen":{"notebook":{"calls":[0,1],"first":{"same":"4ebd260"}},"other_sizes":{"calls":[0,1,4],"first":{"same":"c3f04bb"}},"whole":{"calls":[0,1,2],"first":"other 10"}}},
   {"key":"PS7-cached","levels":{"same":"b12ad81"},"seen":{"notebook":{"calls":[1],"first":{"kind":"number","shapes":[[]],"numbers":[[30.0]]}},"other_sizes":{"calls":[1,4],"first":{"kind":"number","shapes":[[]],"numbers":[[700.0]]}},"whole":{"calls":[2],"first":"other 2250675077380712857511"}}},
   {"key":"PS7-cached","levels":{"same":"b12ad81"},"seen":{"notebook":{"calls":[0],"first":{"same":"4ebd260"}},"other_sizes":{"calls":[0],"first":{"same":"c3f04bb"}},"whole":{"calls":[0,1],"first":"other 10"}}},
   {"key":"PS7-step-cost","levels":{"same":"041b3dd"},"seen":{"notebook":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[16.0]]}},"other_sizes":{"calls":[0,1,4],"first":{"kind":"number","shapes":[[]],"numbers":[[245.0]]}},"whole":{"calls":[0,1,2],"first":"other 16"}}},
   {"key":"PS7-step-cost","levels":{"same":"041b3dd"},"seen":{"notebook":{"calls":[0],"first":{"same":"5168b47"}},"other_sizes":{"calls":[0],"first":{"same":"3d4a2ee"}},"whole":{"calls":[0,1],"first":"other 100"}}},
   {"key":"PS7-step-cost","levels":{"same":"041b3dd"},"seen":{"notebook":{"calls":[0,1],"first":{"same":"5168b47"}},"other_sizes":{"calls":[0,1,4],"first":{"same":"3d4a2ee"}},"whole":{"calls":[0,1,2],"first":"other 100"}}},
   {"key":"PS7-step-cost","levels":{"same":"041b3dd"},"seen":{"other_sizes":{"calls":[0,1,2,4],"first":{"kind":"number","shapes":[[]],"numbers":[[3500.0]]}},"whole":{"calls":[1,2],"first":"other 101285104397868043292549"}}},
   {"key":"PS7-step-cost","levels":{"same":"041b3dd"},"seen":{"other_sizes":{"calls":[0,1,2,4],"first":{"same":"c3f04bb"}},"whole":{"calls":[1,2],"first":"other 1125337532501"}}},
   {"key":"PS7-step-cost","levels":{"same":"041b3dd"},"seen":{"notebook":{"calls":[1],"first":{"kind":"number","shapes":[[]],"numbers":[[4.0]]}},"other_sizes":{"calls":[1,4],"first":{"kind":"number","shapes":[[]],"numbers":[[35.0]]}},"whole":{"calls":[2],"first":"other 30002000165011"}}},
   {"key":"PS7-step-cost","levels":{"same":"041b3dd"},"seen":{"notebook":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[64.0]]}},"other_sizes":{"calls":[0,1,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1715.0]]}},"whole":{"calls":[0,1,2],"first":"other 64"}}},
   {"key":"PS7-step-cost","levels":{"same":"041b3dd"},"seen":{"notebook":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[40.0]]}},"other_sizes":{"calls":[0,1,2,4],"first":{"kind":"number","shapes":[[]],"numbers":[[1400.0]]}},"whole":{"calls":[0,1,2],"first":"other 40"}}},
   {"key":"PS7-approximate","levels":{"same":"680f27d"},"seen":{"notebook":{"same":"e93a6dc"},"other_sizes":{"calls":[0,1,2,4],"first":{"kind":"number","shapes":[[]],"numbers":[[571.0]]}},"whole":{"same":"56820a4"}}},
   {"key":"PS7-approximate","levels":{"same":"680f27d"},"seen":{"notebook":{"same":"e93a6dc"},"other_sizes":{"calls":[0,1,2,4],"first":{"kind":"number","shapes":[[]],"numbers":[[572.0]]}},"whole":{"same":"56820a4"}}},
   {"key":"PS7-approximate","levels":{"same":"680f27d"},"seen":{"whole":{"calls":[0,1,2],"first":"not whole float"}}},
   {"same":"d1f3b26"},
   {"same":"d1f3b26"},
   {"same":"d1f3b26"}
  ]
 },
 "KVCache": {
  "id": "7.6",
  "assignment": "ps7_generation",
  "name": "KVCache",
  "names": ["KVCache"],
  "title": {"fr":"Le cache clés-valeurs","en":"The key-value cache"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["keys","values","lengths"],
  "returns": ["all_keys","all_values"],
  "number": false,
  "checks": [
   {"name":"appended","kind":"values","fact":{"fr":"Des morceaux de 4 et 5 jetons, ou de 3, 1 et 5 : tout est rendu, dans l'ordre.","en":"Chunks of 4 and 5 tokens, or of 3, 1 and 5: all is returned, in order."},"tolerance":1e-06,"calls":[{"args":{"same":"1c2e0ed"},"story":"appended","expected":{"same":"480a8be"}},{"args":[{"same":"dfbc793"},{"same":"fadd056"},[3,1,5]],"story":"appended","expected":{"same":"480a8be"}},{"args":[{"same":"4e93192"},{"same":"0771cee"},[1,1]],"story":"appended","expected":{"tuple":[{"same":"4e93192"},{"same":"0771cee"}]}}]},
   {"name":"equal_sizes","kind":"values","fact":{"fr":"Des tailles toutes égales, où confondre deux axes ne lève aucune erreur.","en":"Sizes that are all equal, where mixing up two axes raises no error."},"tolerance":1e-06,"calls":[{"args":[{"same":"44c28f4"},{"same":"1a8cb80"},[3,3]],"story":"appended","expected":{"tuple":[{"same":"44c28f4"},{"same":"1a8cb80"}]}}]},
   {"name":"lengths","kind":"values","fact":{"fr":"`length` vaut 0, puis compte les jetons d'une suite, puis 0 après `reset()`.","en":"`length` is 0, then counts the tokens of one sequence, then 0 after `reset()`."},"tolerance":1e-06,"calls":[{"args":[{"same":"dfbc793"},{"same":"fadd056"},[4,1,4]],"story":"lengths","expected":{"tensor":[0.0,4.0,5.0,9.0,0.0],"dtype":"float64"}}]},
   {"name":"reset","kind":"values","fact":{"fr":"Après `reset()`, le cache resservira : rien ne reste de la première suite.","en":"After `reset()` the cache can serve again: nothing remains of the first sequence."},"tolerance":1e-06,"calls":[{"args":{"same":"1c2e0ed"},"story":"reset","expected":{"same":"480a8be"}}]},
   {"name":"two_caches","kind":"values","fact":{"fr":"Deux caches ne partagent rien.","en":"Two caches share nothing."},"tolerance":1e-06,"calls":[{"args":{"same":"1c2e0ed"},"story":"two_caches","expected":{"same":"480a8be"}}]},
   {"name":"long","kind":"values","fact":{"fr":"Rien ne borne la longueur, et le type est gardé.","en":"Nothing bounds the length, and the type is kept."},"tolerance":1e-06,"calls":[{"args":[{"same":"73d6897"},{"same":"7185519"},[1100,100]],"story":"appended","expected":{"tuple":[{"same":"73d6897"},{"same":"7185519"}]}}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"args":{"same":"1c2e0ed"},"story":"appended"},{"args":[{"tensor":{"same":"b597177"},"dtype":"float32"},{"tensor":{"same":"d2c5b03"},"dtype":"float32"},[4,5]],"story":"appended"}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient traverse le cache.","en":"The gradient goes through the cache."},"tolerance":1e-06,"calls":[{"args":{"same":"1c2e0ed"},"story":"appended","upstream":{"tuple":{"same":"92a7036"}},"expected":{"same":"92a7036"}}]}
  ],
  "mistakes": [
   {"key":"KV-3","levels":{"same":"59f0e9a"},"seen":{"appended":{"same":"361db3c"},"equal_sizes":{"same":"ddbb936"},"lengths":{"same":"015d752"},"reset":{"same":"92b5585"},"two_caches":{"same":"92b5585"},"long":{"same":"41ef106"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"KV-3","levels":{"same":"59f0e9a"},"seen":{"appended":{"same":"361db3c"},"equal_sizes":{"same":"ddbb936"},"reset":{"same":"92b5585"},"two_caches":{"same":"92b5585"},"long":{"same":"41ef106"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"KV-3","levels":{"same":"59f0e9a"},"seen":{"appended":{"calls":[1],"first":{"kind":"tuple","shapes":[[2,3,8,4],[2,3,8,4]],"numbers":[[0.0,-0.3,1.9,-0.2,1.5,1.9,-0.3,0.0],[1.7,0.3,1.1,2.0,-1.5,-1.0,-0.5,-1.3]]}},"lengths":{"same":"3717f66"}}},
   {"key":"KV-3","levels":{"same":"59f0e9a"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"6bd5c83"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,3,3],[3,3,3,3]],"numbers":[{"same":"f65c55f"},{"same":"af72912"}]}},"reset":{"same":"790fffa"},"two_caches":{"same":"790fffa"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,1100,1],[1,1,1100,1]],"numbers":[{"same":"31501b1"},{"same":"9accac1"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"KV-4","levels":{"same":"c261731"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"f8fd1cd"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,6,3],[3,3,6,3]],"numbers":[{"same":"b00911c"},{"same":"08864ce"}]}},"reset":{"same":"5fb585d"},"two_caches":{"same":"5fb585d"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,1200,1],[1,1,1200,1]],"numbers":[{"same":"1e58459"},{"same":"8315119"}]}},"gradient":{"same":"755042e"}}},
   {"key":"KV-4","levels":{"same":"c261731"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"33cad3d"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,6,3],[3,3,6,3]],"numbers":[{"same":"b00911c"},{"same":"260cee1"}]}},"reset":{"same":"377bd8b"},"two_caches":{"same":"377bd8b"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,1200,1],[1,1,1200,1]],"numbers":[{"same":"1e58459"},{"same":"3fbb766"}]}},"gradient":{"same":"755042e"}}},
   {"key":"KV-4","levels":{"same":"c261731"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"60c9f90"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,6,3],[3,3,6,3]],"numbers":[{"same":"baf0cd3"},{"same":"08864ce"}]}},"reset":{"same":"5ed9bca"},"two_caches":{"same":"5ed9bca"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,1200,1],[1,1,1200,1]],"numbers":[{"same":"a4187d4"},{"same":"8315119"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,9,4]],"numbers":[[1.4,2.0,-1.8,2.8,1.4,0.4,1.6,2.8]]}}}},
   {"same":"45b5fd6"},
   {"key":"KV-13","levels":{"same":"0611eb1"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"c82d207"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[6,3,3,3],[6,3,3,3]],"numbers":[[0.9,0.9,0.4,0.4,-1.9,-1.9,-0.6,-0.6],[-1.1,-1.1,0.2,0.2,1.9,1.9,0.9,0.9]]}},"lengths":{"same":"22db2c0"},"reset":{"same":"a397d0b"},"two_caches":{"same":"a397d0b"},"long":{"calls":[0],"first":{"raised":["RuntimeError","Sizes of tensors must match except in dimension 0. Expected size 1100 but got size 100 for tensor number 1 in the list."]}},"gradient":{"same":"a397d0b"}}},
   {"key":"KV-13","levels":{"same":"0611eb1"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"6793a04"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,3,6],[3,3,3,6]],"numbers":[[0.9,-1.9,-1.3,-1.9,1.4,1.5,0.4,-0.6],[-1.1,1.9,-1.7,1.7,1.4,1.4,0.2,0.9]]}},"lengths":{"calls":[0],"first":{"raised":["RuntimeError","Sizes of tensors must match except in dimension 3. Expected size 4 but got size 1 for tensor number 1 in the list."]}},"reset":{"same":"40bd53a"},"two_caches":{"same":"40bd53a"},"long":{"calls":[0],"first":{"raised":["RuntimeError","Sizes of tensors must match except in dimension 3. Expected size 1100 but got size 100 for tensor number 1 in the list."]}},"gradient":{"same":"40bd53a"}}},
   {"same":"45b5fd6"},
   {"key":"KV-12","levels":{"same":"42d9d0c"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"60786c0"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,6,3],[3,3,3,3]],"numbers":[{"same":"baf0cd3"},{"same":"11cc9d4"}]}},"reset":{"same":"9591fa8"},"two_caches":{"same":"9591fa8"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,1200,1],[1,1,100,1]],"numbers":[{"same":"a4187d4"},{"same":"ab9f638"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"KV-12","levels":{"same":"42d9d0c"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"7f4396b"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,3,3],[3,3,6,3]],"numbers":[{"same":"e582ce4"},{"same":"260cee1"}]}},"reset":{"same":"09e0c05"},"two_caches":{"same":"09e0c05"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,100,1],[1,1,1200,1]],"numbers":[{"same":"f22ad56"},{"same":"3fbb766"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS7-cache-swapped","levels":{"same":"64268e2"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"49d5742"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,6,3],[3,3,6,3]],"numbers":[{"same":"260cee1"},{"same":"baf0cd3"}]}},"reset":{"same":"1f1b544"},"two_caches":{"same":"1f1b544"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,1200,1],[1,1,1200,1]],"numbers":[{"same":"3fbb766"},{"same":"a4187d4"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,9,4]],"numbers":[[-1.2,-3.4,1.4,0.4,-1.2,-3.4,1.4,0.4]]}}}},
   {"key":"PS7-cache-swapped","levels":{"same":"64268e2"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"24baba5"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,6,3],[3,3,6,3]],"numbers":[[-1.1,-1.6,1.7,-1.9,1.4,-0.2,0.0,-0.6],[0.9,-0.1,0.7,1.7,1.4,-0.7,1.0,0.9]]}},"reset":{"same":"42ad881"},"two_caches":{"same":"42ad881"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,1200,1],[1,1,1200,1]],"numbers":[[1.0,-0.2,-1.4,1.8,-0.6,-0.4,0.0,-1.1],[1.3,0.0,-1.9,1.2,-1.3,-1.2,-1.5,0.5]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,9,4]],"numbers":[[-1.2,-1.7,0.7,0.2,-1.2,-3.4,1.4,0.2]]}}}},
   {"key":"PS7-cache-swapped","levels":{"same":"64268e2"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"850db0d"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,6,3],[3,3,6,3]],"numbers":[{"same":"baf0cd3"},{"same":"baf0cd3"}]}},"reset":{"same":"303ad96"},"two_caches":{"same":"303ad96"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,1200,1],[1,1,1200,1]],"numbers":[{"same":"a4187d4"},{"same":"a4187d4"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,9,4]],"numbers":[[-1.8,-5.1,2.1,0.6,-1.8,-5.1,2.1,0.6]]}}}},
   {"key":"KV-25","levels":{"same":"5b25093"},"seen":{"lengths":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,8.0,10.0,18.0,0.0]]}}}},
   {"key":"PS7-cache-length","levels":{"same":"5b25093"},"seen":{"lengths":{"same":"3717f66"}}},
   {"key":"PS7-cache-length","levels":{"same":"5b25093"},"seen":{"lengths":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,3.0,3.0,3.0,0.0]]}}}},
   {"key":"PS7-cache-length","levels":{"same":"5b25093"},"seen":{"lengths":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,1.0,2.0,3.0,0.0]]}}}},
   {"key":"PS7-cache-length","levels":{"same":"5b25093"},"seen":{"lengths":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,4.0,9.0,18.0,0.0]]}}}},
   {"key":"PS7-cache-length","levels":{"same":"5b25093"},"seen":{"lengths":{"same":"015d752"}}},
   {"key":"PS7-cache-length","levels":{"same":"5b25093"},"seen":{"lengths":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,0.0,0.0,0.0,0.0]]}}}},
   {"key":"PS7-cache-length","levels":{"same":"5b25093"},"seen":{"lengths":{"calls":[0],"first":{"raised":["TypeError","must be real number, not NoneType"]}}}},
   {"key":"PS7-cache-length","levels":{"same":"5b25093"},"seen":{"lengths":{"calls":[0],"first":{"raised":["TypeError","must be real number, not method"]}}}},
   {"same":"9810cce"},
   {"same":"9810cce"},
   {"key":"KV-15","levels":{"same":"9f158e5"},"seen":{"lengths":{"same":"6eea4ac"}}},
   {"key":"KV-15","levels":{"same":"9f158e5"},"seen":{"lengths":{"same":"6eea4ac"},"reset":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,3,18,4],[2,3,18,4]],"numbers":[[0.0,2.0,0.0,0.4,0.0,0.0,0.0,0.0],[0.0,0.0,-1.3,-0.5,0.0,0.0,0.0,-1.3]]}}}},
   {"key":"KV-15","levels":{"same":"9f158e5"},"seen":{"reset":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,3,9,4],[2,3,18,4]],"numbers":[{"same":"2e93e2d"},{"same":"f380939"}]}}}},
   {"same":"df73076"},
   {"same":"df73076"},
   {"key":"KV-26","levels":{"same":"936a271"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"b3f1429"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,4096,3],[3,3,4096,3]],"numbers":[[],[]]}},"reset":{"same":"8ebac61"},"two_caches":{"same":"8ebac61"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,4096,1],[1,1,4096,1]],"numbers":[[1.3,-1.5,1.2,0.0,0.0,0.0,0.0,0.0],[1.0,0.7,1.8,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"KV-26","levels":{"same":"936a271"},"seen":{"long":{"calls":[0],"first":{"raised":["RuntimeError","The expanded size of the tensor (64) must match the existing size (1100) at non-singleton dimension 2.  Target sizes: [1, 1, 64, 1].  Tensor sizes: [1100, 1]"]}}}},
   {"key":"KV-26","levels":{"same":"936a271"},"seen":{"long":{"calls":[0],"first":{"raised":["RuntimeError","The expanded size of the tensor (1024) must match the existing size (1100) at non-singleton dimension 2.  Target sizes: [1, 1, 1024, 1].  Tensor sizes: [1100, 1]"]}}}},
   {"same":"e7368bb"},
   {"same":"e7368bb"},
   {"same":"1adb280"},
   {"same":"1adb280"},
   {"same":"1adb280"},
   {"key":"PS7-cache-list","levels":{"same":"59f0e9a"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"9e24d67"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,3,3],[3,3,3,3],[3,3,3,3],[3,3,3,3]],"numbers":[{"same":"f65c55f"},{"same":"e582ce4"},{"same":"af72912"},{"same":"11cc9d4"}]}},"reset":{"same":"8f382ff"},"two_caches":{"same":"8f382ff"},"long":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,1,1100,1],[1,1,100,1],[1,1,1100,1],[1,1,100,1]],"numbers":[{"same":"31501b1"},{"same":"f22ad56"},{"same":"9accac1"},{"same":"ab9f638"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS7-cache-stacked","levels":{"same":"0611eb1"},"seen":{"appended":{"calls":[0,1,2],"first":{"same":"d8fae96"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,2,3,3],[3,3,2,3,3]],"numbers":[{"same":"baf0cd3"},{"same":"260cee1"}]}},"lengths":{"calls":[0],"first":{"raised":["RuntimeError","stack expects each tensor to be equal size, but got [2, 3, 4, 4] at entry 0 and [2, 3, 1, 4] at entry 1"]}},"reset":{"same":"2dbb4af"},"two_caches":{"same":"2dbb4af"},"long":{"calls":[0],"first":{"raised":["RuntimeError","stack expects each tensor to be equal size, but got [1, 1, 1100, 1] at entry 0 and [1, 1, 100, 1] at entry 1"]}},"gradient":{"same":"2dbb4af"}}},
   {"key":"MO-5","levels":[{"fr":"L'appelant relit ses clés après `append` : sont-elles encore les mêmes ?","en":"The caller reads their keys again after `append`: are they still the same?"}],"seen":{"reset":{"same":"3e2bc79"},"two_caches":{"same":"3e2bc79"},"gradient":{"calls":[0],"first":{"raised":["RuntimeError","Output 0 of SplitWithSizes is a view and is being modified inplace. This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. You should replace the inplace operation by an out-of-place one."]}}}}
  ]
 },
 "CachedMultiHeadAttention": {
  "id": "7.7",
  "assignment": "ps7_generation",
  "name": "CachedMultiHeadAttention",
  "names": ["CachedMultiHeadAttention"],
  "title": {"fr":"L'attention qui se souvient","en":"Attention that remembers"},
  "points": 5.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x","lengths"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"without_cache","kind":"values","fact":{"fr":"Sans cache, avec des poids donnés : l'attention du quatrième carnet.","en":"Without a cache, with given weights: the attention of the fourth notebook."},"tolerance":1e-06,"calls":[{"args":{"same":"9887040"},"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"expected":{"same":"9f4a2dc"}},{"args":[],"kwargs":{"x":{"tensor":[[[1.0,-1.3,-0.2,0.2,-0.1,-1.1]]],"dtype":"float64"}},"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"expected":{"tensor":[[{"same":"b81bb1e"}]],"dtype":"float64"}},{"args":{"same":"9887040"},"construct":[6,12,10,0.0,3],"options":{"qkv_bias":true},"state":{"same":"138e3d7"},"expected":{"tensor":[[[0.8894,-2.49496,-1.83368,1.38248,-0.7398,0.49968,0.54008,0.44576,-1.67256,1.26172,-0.22076,-0.58008],[0.9269101368,-2.510218086,-1.847119716,1.405559508,-0.6952098668,0.4881135897,0.5816722759,0.4569776275,-1.686768061,1.264449716,-0.220828096,-0.5626979398],[0.7459231352,-2.095111006,-1.991216992,1.28607803,-0.8209006353,0.6370738967,0.5041842982,0.6886308329,-2.046143954,1.566708199,0.02683098744,-0.8132326717],[0.7294064403,-2.575815215,-1.040272798,0.5646320819,-0.2100314695,-0.1356765172,0.5613479318,0.2229826806,-1.910823905,1.739641736,-0.2990145108,-0.7059570981],[0.5522704494,-1.944071386,-1.612206294,1.113704531,-0.9337846218,0.2583125045,0.5083237222,0.2824337329,-1.544447246,1.556944912,-0.07492660445,-0.9672201874]],[[0.34792,-2.68392,-0.2764,0.34956,-0.55512,-0.79448,0.36292,-0.62532,-0.79408,1.59012,-0.64936,-0.97876],[0.3423378646,-2.438637529,-1.376016163,0.584303466,-0.5344430024,0.03856106722,0.2589503051,0.06983069297,-1.50330844,1.377619826,-0.2586745798,-0.4378558531],[0.6682824025,-2.996427677,-0.9029870547,0.5780066562,-0.2697750439,-0.2467818467,0.3916434013,0.09198180419,-1.449596164,1.324338375,-0.4802585817,-0.7746759325],[0.3656982874,-2.523709598,-1.481421218,0.5460400718,-0.6011538758,0.2435325107,0.008313798863,0.2581930549,-1.732997989,1.547736873,-0.1911088293,-0.5536001042],[0.5297635871,-2.761669381,-1.124623397,0.5269848977,-0.4946796755,0.01721978015,0.1282178215,0.2486099437,-1.687154463,1.5249272,-0.4319160023,-0.7493580749]]],"dtype":"float64"}},{"args":[{"same":"6023994"}],"construct":[9,9,6,0.0,3],"state":{"same":"08d8306"},"expected":{"same":"11df927"}},{"args":[{"tensor":[[[40.0,-52.0,-8.0,8.0,-4.0,-44.0],[52.0,-44.0,-4.0,8.0,-8.0,-52.0],[40.0,-60.0,-24.0,-16.0,-36.0,80.0],[4.0,64.0,-68.0,-64.0,76.0,24.0],[-56.0,0.0,28.0,28.0,0.0,-56.0]],[[-60.0,-24.0,-16.0,-36.0,80.0,4.0],[64.0,-68.0,-64.0,76.0,24.0,-56.0],[0.0,28.0,28.0,0.0,-56.0,24.0],[76.0,-64.0,-68.0,64.0,4.0,80.0],[-36.0,-16.0,-24.0,-60.0,40.0,-52.0]]],"dtype":"float64"}],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"expected":{"tensor":[[{"same":"51c3a44"},[-17.24132745,20.97945554,-12.8438527,-52.58215406,7.841182374,11.60792373,-15.25990815,-17.81132125,24.65048264,-5.791299641,-31.72786098,-9.019800189],{"same":"51c3a44"},[-10.4016,-23.616,-24.7528,-41.8888,4.024,-18.3784,23.0224,23.2008,-28.9624,-2.6936,-34.1784,-23.8688],[2.5952,-9.2784,-1.2968,-22.0696,0.6288,-2.7048,-8.3888,-4.3528,6.6808,-9.4328,-22.1896,-0.856]],[[17.144,-39.2016,-6.5768,17.8648,-1.104,-27.8952,48.7488,55.1848,-63.724,-4.6104,15.98,-1.1984],[8.8432,0.0432,34.8216,-15.3976,-38.832,-11.3736,-43.8208,-32.3944,26.2184,28.3368,-7.1464,-12.1056],[-3.384,6.288,-2.9112,-25.012,-8.3872,-12.8312,25.4192,19.5096,-14.5208,14.2824,-2.7144,-16.344],[22.1232,-42.9072,-4.3752,21.2136,10.112,-13.572,17.5328,29.036,-34.1992,-23.4248,-0.5672,11.7088],[17.9312,9.7184,14.8312,-23.6056,-22.5424,-12.516,-27.6384,-5.196,10.3016,22.9544,2.1272,-19.0848]]],"dtype":"float64"}}]},
   {"name":"chunks","kind":"values","fact":{"fr":"Découper la suite, 4 + 5 par exemple, ne change pas les sorties.","en":"To cut the sequence, 4 + 5 for instance, does not change the outputs."},"tolerance":1e-06,"calls":[{"args":{"same":"c99b6ca"},"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"chunks","expected":{"same":"e30c07d"}},{"args":[{"same":"4257c6b"},[1,1,1,1,1,1,1,1,1]],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"chunks","expected":{"same":"e30c07d"}},{"args":[{"same":"4257c6b"},[9]],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"chunks","expected":{"same":"e30c07d"}},{"args":[{"same":"4257c6b"},[5,1,1,1,1]],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"chunks","expected":{"same":"e30c07d"}},{"args":[{"same":"4257c6b"},[8,1]],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"chunks","expected":{"same":"e30c07d"}},{"args":[{"tensor":[[[1.8,-0.2,1.2,1.9,1.9,1.2],[-0.2,1.8,-1.0,-0.4,-0.5,-1.3],[1.3,-0.9,0.3,0.8,0.6,-0.3],[-1.9,-0.1,1.0,1.4,1.1,0.1],[-1.6,0.1,1.1,1.4,1.0,-0.1],[-1.9,-0.3,0.6,0.8,0.3,-0.9],[1.3,-1.3,-0.5,-0.4,-1.0,1.8],[-0.2,1.2,1.9,1.9,1.2,-0.2],[1.8,-1.0,-0.4,-0.5,-1.3,1.3]]],"dtype":"float64"},[4,5]],"construct":[6,12,10,0.0,3],"options":{"qkv_bias":true},"state":{"same":"138e3d7"},"story":"chunks","expected":{"tensor":[[[0.02876,-2.5646,-1.66368,0.54376,0.0594,-0.6174,0.36,-0.22116,-0.50768,1.05024,0.16892,-1.14756],[0.03536280144,-2.665711477,-1.408764358,0.3733114422,0.1487021357,-0.7304903303,0.2873426227,-0.2999442817,-0.9723796584,1.666217013,-0.4106256816,-0.5204015973],[0.1373008059,-2.586449059,-1.511992348,0.5600029805,-0.06023678347,-0.5185187302,0.2981363027,-0.1853025753,-1.060074944,1.628231287,-0.3972020541,-0.5070032072],[0.1855718822,-2.488339399,-1.369398995,0.6452721467,-0.190983475,-0.5401925654,0.4508550495,-0.2734128978,-0.8168362619,1.351774018,-0.2625217165,-0.8789577862],[0.1783154174,-2.500921653,-1.272214628,0.6274789112,-0.1927958869,-0.60724157,0.4836689519,-0.3438958363,-0.7265120318,1.302432076,-0.2750513732,-0.9601725705],[0.1929309562,-2.476706,-1.320296897,0.7077256948,-0.3008509619,-0.4990685241,0.4664644299,-0.3659286575,-0.6695107147,1.197720647,-0.2433142439,-1.026172179],[0.2176559785,-2.435631838,-1.297202695,0.6153458454,-0.2332564685,-0.5118362958,0.4560068664,-0.2159862893,-1.018838399,1.535537381,-0.3042809523,-0.7761236975],[0.2544629556,-2.410185947,-1.207002128,0.6646920734,-0.3529255574,-0.5052906666,0.4767849061,-0.2281000563,-0.8981698547,1.403650818,-0.3081161613,-1.002291327],[0.2689621499,-2.422798337,-1.273779411,0.6403945625,-0.2325147524,-0.5183805349,0.5000338571,-0.1761118121,-1.051222041,1.554246916,-0.2955551734,-0.815430466]]],"dtype":"float64"}},{"args":[{"same":"6023994"},[3,3]],"construct":[9,9,6,0.0,3],"state":{"same":"08d8306"},"story":"chunks","expected":{"same":"11df927"}}]},
   {"name":"counted_chunks","kind":"values","fact":{"fr":"`length` compte les jetons vus, une fois chacun.","en":"`length` counts the tokens seen, once each."},"tolerance":1e-06,"calls":[{"args":[{"same":"4257c6b"},[4,1,4]],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"counted_chunks","expected":{"tensor":[4.0,5.0,9.0],"dtype":"float64"}}]},
   {"name":"weights_changed","kind":"values","fact":{"fr":"Les jetons déjà vus ne sont plus projetés : changer les poids ne change plus leurs clés.","en":"Tokens already seen are no longer projected: changing the weights no longer changes their keys."},"tolerance":1e-06,"calls":[{"args":{"same":"c99b6ca"},"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"weights_changed","expected":{"tensor":[[{"same":"b81bb1e"},{"same":"e939e2f"},{"same":"81fc841"},{"same":"f508a54"},[1.185771313,1.762778055,1.599760797,0.1217788742,-0.6803477967,1.0553277,-1.466497572,-0.8831128558,-1.354038279,1.900903069,-0.04779167778,-2.221643523],[1.198726583,1.711659239,1.602205718,0.2917721633,-0.6788413822,1.047643739,-1.405628677,-0.8341093113,-1.454160852,1.920809955,0.04363211182,-2.208744795],[1.115786158,1.663846979,1.548574302,0.6774309658,-0.5628113421,1.214687871,-1.496239219,-1.011444587,-1.420277461,1.852215919,0.07836956165,-2.103319527],[1.094739833,1.746744888,1.546855817,0.5238611326,-0.5667301833,1.225812705,-1.523756233,-1.034800492,-1.342974665,1.85979716,0.03376431257,-2.12711524],[1.105137758,1.758990778,1.575313059,0.5630735821,-0.5800632657,1.230174022,-1.544732164,-1.057349628,-1.321203913,1.874010754,0.05443959972,-2.121508196]],[{"same":"0cc8605"},{"same":"127c65f"},{"same":"4da178f"},{"same":"555614e"},[1.461123113,1.78785685,2.003038836,0.5493795171,-1.0718771,0.9464743668,-1.907775293,-1.081608836,-1.296408737,2.316549379,0.3519788869,-2.352327234],[1.4611439,1.818645901,2.03615921,0.7226324943,-1.064480421,0.9829150302,-1.939580539,-1.111036085,-1.327861522,2.329588667,0.4725900898,-2.312102692],[1.458699402,1.83175085,2.026299321,0.7891029133,-1.024741314,1.023850293,-1.932754331,-1.12382319,-1.311802154,2.300623529,0.4961457343,-2.272493843],[1.329919169,1.691647363,1.817504387,0.80810453,-0.7567491632,1.152745966,-1.652066588,-1.048142562,-1.318469991,2.000054537,0.2993213453,-2.078998201],[1.24101582,1.791698529,1.760811989,0.7364607405,-0.7171675953,1.197212513,-1.622232839,-1.085277632,-1.269309142,2.008210976,0.2422160582,-2.110869751]]],"dtype":"float64"}}]},
   {"name":"after_a_cache","kind":"values","fact":{"fr":"Un appel avec cache ne laisse pas de trace : un appel sans cache peut suivre.","en":"A call with a cache leaves no trace: a call without one may follow."},"tolerance":1e-06,"calls":[{"args":[{"same":"23c4894"},[2,3]],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"after_a_cache","expected":{"same":"9f4a2dc"}}]},
   {"name":"two_sequences","kind":"values","fact":{"fr":"Deux suites, chacune avec son cache, ne se mélangent pas.","en":"Two sequences, each with its cache, do not get mixed up."},"tolerance":1e-06,"calls":[{"args":{"same":"c99b6ca"},"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"two_sequences","expected":{"same":"e30c07d"}}]},
   {"name":"raises","kind":"raises","fact":{"fr":"Au-delà de `context_length`, cache compris, `ValueError`.","en":"Beyond `context_length`, the cache included, `ValueError`."},"tolerance":1e-06,"calls":[{"args":[{"same":"5beff08"}],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"as_it_is","raises":"ValueError"},{"args":[{"same":"5beff08"},[6,5]],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"chunks","raises":"ValueError"}]},
   {"name":"refused","kind":"raises","fact":{"fr":"Un nombre de têtes qui ne divise pas `d_out` est refusé à la construction.","en":"A number of heads that does not divide `d_out` is refused at construction."},"tolerance":1e-06,"calls":[{"args":{"same":"d818cc1"},"construct":[6,12,8,0.0,5],"raises":"ValueError/AssertionError"},{"args":{"same":"d818cc1"},"construct":[12,10,8,0.0,4],"raises":"ValueError/AssertionError"}]},
   {"name":"after_a_refusal","kind":"values","fact":{"fr":"Un morceau refusé laisse le cache comme il était.","en":"A chunk that is refused leaves the cache as it was."},"tolerance":1e-06,"calls":[{"args":{"same":"c99b6ca"},"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"story":"after_a_refusal","expected":{"same":"e30c07d"}}]},
   {"name":"parameters","kind":"parameters","fact":{"fr":"La couche enregistre les quatre couches de l'énoncé, et elles apprennent.","en":"The layer registers the four layers of the statement, and they learn."},"tolerance":1e-06,"calls":[{"args":[],"construct":[6,12,10,0.0,3],"expected":{"W_query.weight":[12,6],"W_key.weight":[12,6],"W_value.weight":[12,6],"out_proj.weight":[12,12],"out_proj.bias":[12]}},{"args":[],"construct":[6,12,10,0.0,3],"options":{"qkv_bias":true},"expected":{"W_query.weight":[12,6],"W_query.bias":[12],"W_key.weight":[12,6],"W_key.bias":[12],"W_value.weight":[12,6],"W_value.bias":[12],"out_proj.weight":[12,12],"out_proj.bias":[12]}}]},
   {"name":"dropout","kind":"dropped_weights","fact":{"fr":"En entraînement, le dropout porte sur les poids d'attention, à son taux.","en":"In training, dropout acts on the attention weights, at its rate."},"tolerance":1e-06,"calls":[{"args":{"same":"eae494b"},"construct":[6,18,8,0.3,3],"state":{"same":"b87dab9"},"chances":[0,1,2,3,4,5,6,7,8,9,10,11],"expected":{"weights":{"tensor":[[[1.0,0.0,0.0,0.0],[0.4941284348,0.5058715652,0.0,0.0],[0.3117081137,0.3235780683,0.364713818,0.0],[0.217493744,0.2298472975,0.3098131217,0.2428458368]],[[1.0,0.0,0.0,0.0],[0.4822454013,0.5177545987,0.0,0.0],[0.303887573,0.3190046481,0.3771077789,0.0],[0.2486217322,0.2361559738,0.2947549006,0.2204673934]],[[1.0,0.0,0.0,0.0],[0.4727710083,0.5272289917,0.0,0.0],[0.3366589472,0.3919591311,0.2713819216,0.0],[0.2314329487,0.2390696944,0.3023026557,0.2271947012]],[[1.0,0.0,0.0,0.0],[0.4004740328,0.5995259672,0.0,0.0],[0.2867687481,0.4098879778,0.3033432742,0.0],[0.229410909,0.1901988118,0.3162411254,0.2641491537]],[[1.0,0.0,0.0,0.0],[0.5365669198,0.4634330802,0.0,0.0],[0.2868789434,0.4256653731,0.2874556836,0.0],[0.2394692312,0.1908557067,0.3311267419,0.2385483202]],[[1.0,0.0,0.0,0.0],[0.5482532118,0.4517467882,0.0,0.0],[0.2448135486,0.4032549116,0.3519315398,0.0],[0.2621716207,0.1894919246,0.3401796236,0.2081568311]]],"dtype":"float64"},"values":{"tensor":[[[-0.554,0.626,-0.0875,0.4625,-0.84,-0.633],[-0.818,0.4475,-0.369,0.1765,0.444,0.6385],[0.314,-0.083,0.6375,-0.3535,-0.186,-0.049],[-0.233,0.5925,0.0005,0.328,0.55,0.646]],[[-0.5735,0.7065,-0.259,0.835,-0.419,-0.2695],[-0.96,0.4655,-0.603,0.4265,0.479,0.641],[0.357,-0.1685,0.669,-0.4925,0.16,0.2895],[-0.1075,0.6085,0.0925,0.1485,0.551,0.6235]],[[-0.741,-0.549,0.2095,-0.1875,-0.059,0.4105],[0.473,0.583,-0.282,0.912,-0.673,-0.1785],[-0.209,-0.256,0.5685,-0.0315,0.199,0.5835],[0.493,0.0295,-0.1705,0.18,-0.518,-0.2145]],[[-0.213,-1.0285,0.359,-0.745,0.4565,0.6835],[0.605,0.3095,-0.225,0.6005,-0.33,-0.003],[0.101,0.0045,0.492,0.2105,0.062,0.4565],[0.366,0.414,-0.4625,0.504,-1.0325,-0.685]],[[0.565,0.4045,0.585,-0.2055,0.8415,-0.2305],[-0.044,-0.2695,-0.1375,0.639,0.0715,0.4765],[0.671,0.4615,0.365,-0.3975,0.4905,-0.6405],[-0.16,-0.3545,0.5755,-0.24,0.643,-0.691]],[[0.8175,0.8585,0.335,-0.22,0.5875,-0.543],[0.126,0.057,-0.415,0.7805,-0.19,0.5685],[0.533,0.2915,0.265,-0.2845,0.365,-0.636],[-0.6675,-0.98,0.9195,-0.381,0.8995,-0.774]]],"dtype":"float64"}},"heads":3}]},
   {"name":"evaluation","kind":"values","fact":{"fr":"Après `.eval()`, le dropout ne fait plus rien.","en":"After `.eval()` dropout does nothing any more."},"tolerance":1e-06,"calls":[{"args":{"same":"eae494b"},"construct":[6,18,8,0.3,3],"state":{"same":"b87dab9"},"evaluation":true,"expected":{"tensor":[[[-0.554,0.626,-0.0875,0.4625,-0.84,-0.633,-0.741,-0.549,0.2095,-0.1875,-0.059,0.4105,0.565,0.4045,0.585,-0.2055,0.8415,-0.2305],[-0.6875500932,0.5357019256,-0.2299028456,0.3178207323,-0.1904609102,0.0102156952,-0.100944004,0.04782321866,-0.04963304944,0.3921882764,-0.3827186009,0.09996212386,0.2827692541,0.09214610393,0.2501695995,0.1858692363,0.4846565282,0.09714718772],[-0.322853016,0.3096592178,0.08583029183,0.07235019697,-0.1860029233,-0.008577616457,-0.1207864325,-0.02578736053,0.1142781969,0.2857946444,-0.2296463707,0.2265851442,0.3362400903,0.1339865125,0.2142165176,0.09878291631,0.4128407178,-0.0474114115],[-0.2678083833,0.3571794186,0.09378293263,0.1112934006,-0.004702575316,0.1507815271,-0.009586116912,-0.05836629318,0.1141899122,0.206010396,-0.232077075,0.1799896212,0.3109207771,0.1136793029,0.3719926597,-0.1161286072,0.5309637779,-0.341178481]],[[-0.5735,0.7065,-0.259,0.835,-0.419,-0.2695,-0.213,-1.0285,0.359,-0.745,0.4565,0.6835,0.8175,0.8585,0.335,-0.22,0.5875,-0.543],[-0.7736121524,0.5817211417,-0.437107582,0.6234972464,0.04594362963,0.2019155621,0.2774122412,-0.2263342559,0.008876835166,0.06166218884,-0.01502717319,0.2719254235,0.505117096,0.4964249493,-0.003810091114,0.2319726615,0.2362668722,-0.04088344497],[-0.3458965082,0.2996505733,-0.01878158013,0.2040760248,0.08581157796,0.2317569805,0.2175381539,-0.1667162835,0.1599700764,0.09634877257,0.01445418382,0.33325298,0.4385247056,0.3357460053,0.007923608522,0.1607569547,0.1956645386,-0.127511799],[-0.2877670435,0.3700700677,0.0107891816,0.1958922885,0.1775845235,0.3071653859,0.1948247015,-0.06630175299,0.07298543379,0.1430031896,-0.2111665794,0.1196536633,0.280572337,0.1310440419,0.2907361507,-0.08586816501,0.4294249937,-0.4121006588]]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient remonte jusqu'à l'entrée et à tous les paramètres.","en":"The gradient goes back to the input and to every parameter."},"tolerance":1e-06,"calls":[{"args":{"same":"9887040"},"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"},"upstream":{"tuple":[{"tensor":[[[-0.6,1.4,-1.4,-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7],[1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0,0.6,-0.5],[1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4],[-0.6,0.8,1.5,1.5,0.8,-0.6,1.4,-1.4,-0.8,-0.9,-1.7,0.9],[-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0]],[[-0.3,0.7,1.0,0.6,-0.5,1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9],[-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8,1.5,1.5,0.8,-0.6,1.4],[-1.4,-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5],[0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0,0.6,-0.5,1.8,-0.7],[0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8]]],"dtype":"float64"}]},"expected":[{"tensor":[[[0.5490657407,0.5307249848,-0.7075728609,0.7518019809,-0.2765621878,-0.1839397416],[-0.3066605903,0.8729703425,-0.2183430715,1.205874947,-0.1435210003,0.2013665312],[-0.0223941306,0.3499260403,0.08009550338,-0.1018319133,0.2429669901,-0.2197440895],[-0.03561264614,0.1097589378,-0.09666868036,-0.04519716169,-0.158842039,-0.02849810608],[0.1544894236,0.1531327171,-0.1547288787,0.1946738944,-0.2841119212,-0.1693236583]],[[0.4326458238,-0.1215247993,0.6408816012,-0.3687414811,-1.197847484,-1.015767307],[0.9286206664,-1.355985279,0.2914070825,-1.604732327,0.4714981607,0.1688733837],[0.3818080913,-0.2070705669,-0.1302534886,-0.3860360214,-0.1335282192,0.2010678121],[0.312507792,-0.1131666316,-0.2421997056,0.0672044832,0.3304283476,0.06894833353],[0.06783869234,-0.02002417219,-0.03359986708,-0.09174405724,0.2328104796,-0.1270868187]]],"dtype":"float64"},{"tensor":[[0.3087514103,-0.5411187856,0.2493811616,0.6686317523,-0.5269490477,-0.4578177815],[-0.1297489659,-0.2330333497,-0.06834315408,-0.1393252124,0.1818121365,0.5458123961],[-0.5931059445,0.6709574959,0.4065548015,-0.09821718178,0.1380544119,-0.825630623],[-0.04424109035,-0.1953981194,0.0671566547,-0.2204335341,-0.1204225505,0.647920848],[0.3303431517,-0.3531233379,-0.1527795578,0.3131048263,-0.1264989915,0.226474214],[0.2917023219,-0.4204699228,-0.2313341288,0.2394239658,0.06486214574,0.1144370002],[0.05605704067,0.4179751878,0.1300151707,0.04922550278,-0.4464943941,0.3885017646],[0.536411922,-0.3856664608,-0.1705058449,0.7496215223,-0.3295836611,0.4857596001],[-0.08057586208,0.3044776262,0.1686099652,-0.2439947317,-0.1139460994,0.09818896309],[-0.2102816556,-0.02856035414,0.1605406655,0.1412339233,-0.1498851492,-0.5770180146],[0.0285857392,-0.1289078758,0.08425195489,0.09373898128,-0.06892346053,0.2629949645],[0.5212913857,-0.5267846445,-0.6797465634,-0.0007162138773,0.2554302313,0.5436583649]],"dtype":"float64"},{"tensor":[[-0.9040314822,0.1021254777,0.5923227717,-0.5949637086,0.5658399574,-0.8740512177],[-1.046471454,0.1322606087,0.6566533332,-0.7067206716,0.6425850286,-0.8871214187],[0.41799579,-0.335801101,-0.1714418855,0.3865277263,-0.2395663084,-0.176420705],[0.3974713762,0.2115190686,-0.2905778591,0.3514573773,0.066598839,-0.4382147333],[-0.5343735005,0.06355918095,0.120136454,-0.4480985373,0.4019592857,-0.1955848953],[0.5332431997,-0.007616682049,-0.07004272472,0.4824616338,-0.380662291,-0.2268592225],[-0.231112382,-0.09654821173,-0.04132450861,-0.1410233149,0.2712422314,-0.1799724783],[-0.3313072254,-0.05413358681,0.005929967095,-0.2364342435,0.3170642238,-0.2166435815],[-0.09236680929,0.3297882045,0.3940379931,-0.141274724,-0.5216868549,0.036585569],[0.01552534916,0.2324603313,0.08950108093,0.02227867323,-0.04562509559,-0.219529695],[-0.03447384576,-0.3094020729,-0.2812827589,-0.01896808873,0.3944907725,0.08239385039],[-0.1184368641,0.3833086328,0.1442474218,-0.117500596,-0.001978782562,-0.2502120332]],"dtype":"float64"},{"tensor":[[-1.507478022,1.184205812,0.4702333198,-0.0770862465,0.548684562,1.225907611],[0.8793810411,-2.193728666,0.2312399192,1.180322171,-0.1081099878,-1.943692289],[2.181491543,-0.1227901487,-0.3022966183,1.14277789,-1.402881112,-0.3469922331],[-0.03518104,-1.17899966,-0.5620710928,-0.03372194983,1.067782657,0.006673358735],[-0.8033196379,1.335679641,2.148624605,-0.6139211327,-1.265369483,-0.6477345807],[-2.905411075,2.392281548,1.522665666,-2.695094319,0.8323422829,0.4184582701],[-1.334950669,0.7882630086,0.6573612737,-3.760500311,0.7171540302,1.754162064],[0.2128083615,0.8724936273,-0.04724391244,0.6653035018,-0.7589502954,1.095627098],[-1.393017674,0.9656485356,-0.5119998915,-0.8675824481,1.342809532,0.9299227083],[0.9685910189,-0.5565224335,0.09971176699,-1.316696785,-0.419082605,0.6931748016],[-2.262530396,-0.1334782074,-1.273873916,0.2704028913,2.838658466,0.3882331633],[-0.8969147982,-0.07657595835,-0.6789652578,-0.7856862924,1.390698461,0.7250032256]],"dtype":"float64"},{"tensor":[[-1.035606949,1.572557712,-0.3836954054,2.111503211,-0.02958737528,0.2749926438,0.4914852644,-2.57618793,1.39258489,-2.312619675,1.972112824,2.293886476],[0.6092318425,-0.5995197611,0.3290241898,-0.714744891,-0.9173916391,-0.9915091899,-1.056789579,0.1581102506,-0.06727178412,0.01236741402,-0.009268703316,-0.2960980083],[1.034991464,-1.202316908,0.7080332131,-1.475212715,-1.164520083,-1.285631441,-1.436467487,0.9440514311,-0.06598060711,0.5985190106,-0.2385344619,-0.4679691432],[0.097440824,-0.5362260881,0.3690041736,-0.1835655893,-0.1999807993,-0.1227548273,0.02571761872,-0.3317381646,1.237800555,-0.8084669573,1.562099568,1.73904711],[-0.6907985913,0.5635252821,-0.5390573832,0.6583245964,-0.2687283535,-0.2540721603,-0.1589307075,-0.4084814613,-0.2824052163,-0.7102700797,-0.10907147,0.03265703425],[2.100383944,-3.177733151,1.688766615,-3.938816674,1.966294327,1.740009978,1.341097129,4.328646778,-0.4240842175,3.82493508,-1.465469375,-1.395563633],[-0.162034459,0.2469077353,-0.1572163659,0.204037979,-0.5996306437,-0.5198202743,-0.497669136,-0.6999516309,-0.04837073126,0.0442018227,-0.1554308759,-0.2079235008],[0.9867296241,-1.482845871,0.5734467621,-2.411758877,1.863048498,1.788999792,1.378065377,2.804925347,-1.524700336,3.912910201,-2.721214165,-2.772057574],[0.5781306369,-1.07500188,0.03456463359,-0.9602674218,0.158386872,0.03724880801,0.1931678992,-6.644028411e-05,-0.4657963044,0.9530707165,-0.4886656677,-0.9945447959],[-0.4854492559,0.717034192,-0.5565731881,0.9826264896,-0.1973750443,-0.07402260799,0.1396661976,-1.82066124,-0.3088673821,-1.013324722,0.115528881,-0.06760243529],[-1.011158228,1.269424216,-0.5426775258,1.10892132,1.825060074,1.95611801,1.774532331,0.636251931,-0.02951372561,0.9462948244,-0.40101138,0.02986178045],[0.9762644835,-1.149551825,0.4738324876,-1.565553175,-1.187827095,-1.331033714,-1.437354101,0.3468848193,-0.8109470234,0.5567738923,-1.099770079,-1.482578225]],"dtype":"float64"},{"tensor":[-1.5,1.3,1.2,-1.8,0.5,-4.2,0.5,-1.8,1.2,1.3,-1.5,1.0],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"3da209d"},{"args":[{"tensor":{"same":"3d582e2"},"dtype":"float32"}],"construct":[6,12,10,0.0,3],"state":{"same":"61c7512"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"7e7d381"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"7e7d381"}}
  ],
  "mistakes": [
   {"key":"KV-3","levels":{"same":"59f0e9a"},"seen":{"chunks":{"same":"d723e5f"},"weights_changed":{"same":"31f0fbb"},"two_sequences":{"same":"8c1b933"},"after_a_refusal":{"same":"8c1b933"}}},
   {"key":"KV-3","levels":{"same":"59f0e9a"},"seen":{"chunks":{"same":"d723e5f"},"counted_chunks":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[4.0,1.0,4.0]]}},"weights_changed":{"same":"31f0fbb"},"two_sequences":{"same":"8c1b933"},"after_a_refusal":{"same":"8c1b933"}}},
   {"key":"KV-3","levels":{"same":"59f0e9a"},"seen":{"chunks":{"calls":[0,1,3,4,5,6],"first":{"same":"c0cfba3"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.89212,-1.17828,0.739839,0.330067,-0.822626,-2.06125]]}},"two_sequences":{"same":"82c84c2"},"after_a_refusal":{"same":"82c84c2"}}},
   {"key":"KV-4","levels":{"same":"c261731"},"seen":{"chunks":{"calls":[0,5,6],"first":{"same":"92a1c4c"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.86038,-1.18216,0.739839,0.330067,-0.823308,-2.11087]]}},"two_sequences":{"same":"062c396"},"after_a_refusal":{"same":"062c396"}}},
   {"same":"b05bd81"},
   {"same":"b05bd81"},
   {"same":"b05bd81"},
   {"same":"3b363c5"},
   {"same":"3b363c5"},
   {"same":"5061dc8"},
   {"same":"5061dc8"},
   {"same":"5061dc8"},
   {"key":"KV-2","levels":{"same":"42febf1"},"seen":{"chunks":{"calls":[0,1,3,4,5,6],"first":{"same":"6af49c3"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.66098,-1.38046,0.739839,0.330067,-1.05883,-2.08999]]}},"two_sequences":{"same":"7e1a017"},"after_a_refusal":{"same":"7e1a017"}}},
   {"key":"KV-2","levels":{"same":"42febf1"},"seen":{"chunks":{"calls":[0,5,6],"first":{"same":"181e622"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.70384,-1.32784,0.739839,0.330067,-0.955417,-2.11087]]}},"two_sequences":{"same":"2cc000e"},"after_a_refusal":{"same":"2cc000e"}}},
   {"key":"KV-2","levels":{"same":"42febf1"},"seen":{"same":"0b1e872"}},
   {"key":"KV-9","levels":[{"fr":"Combien de jetons projettes-tu au dixième pas ? Un seul suffit.","en":"How many tokens do you project at the tenth step? One is enough."}],"seen":{"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.825,-1.24909,0.739839,0.330067,-0.588549,-1.93662]]}}}},
   {"key":"KV-10","levels":{"same":"bee5400"},"seen":{"chunks":{"calls":[0,1,3,4,5,6],"first":{"same":"ed15872"}},"counted_chunks":{"same":"9a8aca4"},"weights_changed":{"same":"9a8aca4"},"two_sequences":{"same":"9a8aca4"},"after_a_refusal":{"same":"9a8aca4"}}},
   {"key":"KV-10","levels":{"same":"bee5400"},"seen":{"chunks":{"calls":[1,3],"first":{"same":"ed15872"}},"counted_chunks":{"same":"9a8aca4"}}},
   {"key":"KV-11","levels":{"same":"d45ecde"},"seen":{"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"81cd1c9"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-0.731491,1.66583,-1.38328,0.568304,0.56025,-0.842412,-2.15759]]}},"two_sequences":{"same":"292f8dd"},"after_a_refusal":{"same":"292f8dd"}}},
   {"key":"KV-11","levels":{"same":"d45ecde"},"seen":{"chunks":{"same":"4563cfa"},"weights_changed":{"same":"57e11ca"},"two_sequences":{"same":"850d89f"},"after_a_refusal":{"same":"850d89f"}}},
   {"key":"KV-12","levels":{"same":"42d9d0c"},"seen":{"chunks":{"calls":[0,1,3,4,5,6],"first":{"same":"cb5897c"}},"counted_chunks":{"calls":[0],"first":{"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [6, 5] but got: [6, 1]."]}},"weights_changed":{"same":"d661935"},"after_a_cache":{"calls":[0],"first":{"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [6, 5] but got: [6, 3]."]}},"two_sequences":{"same":"d661935"},"after_a_refusal":{"same":"d661935"}}},
   {"key":"KV-12","levels":{"same":"64268e2"},"seen":{"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"32b7080"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.45272,-1.36278,1.75588,-1.15703,0.920353,0.0396935,-0.700343,-2.08643]]}},"two_sequences":{"same":"5d0c751"},"after_a_refusal":{"same":"5d0c751"}}},
   {"key":"PS7-cache-unused","levels":{"same":"a32852c"},"seen":{"chunks":{"same":"d723e5f"},"counted_chunks":{"same":"cb98bec"},"weights_changed":{"same":"31f0fbb"},"two_sequences":{"same":"8c1b933"},"raises":{"same":"a5b0a2e"},"after_a_refusal":{"same":"8c1b933"}}},
   {"key":"PS7-cache-unused","levels":{"same":"a32852c"},"seen":{"counted_chunks":{"same":"cb98bec"},"two_sequences":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (10) must match the size of tensor b (13) at non-singleton dimension 3"]}}}},
   {"key":"KV-16","levels":{"same":"e6ac72e"},"seen":{"two_sequences":{"same":"96d2c3c"}}},
   {"key":"KV-17","levels":{"same":"e6ac72e"},"seen":{"dropout":{"same":"2608708"},"evaluation":{"same":"4b9d6e5"},"polite":{"calls":[0],"first":"second call differs"}}},
   {"key":"KV-17","levels":{"same":"f8d6609"},"seen":{"two_sequences":{"same":"9a8aca4"}}},
   {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"raises":{"same":"d6f2938"},"after_a_refusal":{"same":"0388fb4"}}},
   {"same":"cc56de5"},
   {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"raises":{"calls":[1],"first":{"raised":["RuntimeError","The size of tensor a (10) must match the size of tensor b (11) at non-singleton dimension 3"]}}}},
   {"same":"cc56de5"},
   {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"without_cache":{"calls":[3],"first":{"same":"ed15872"}},"chunks":{"calls":[6],"first":{"same":"ed15872"}}}},
   {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"same":"2b50577"}},
   {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"same":"21a7d8b"}},
   {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"raises":{"same":"a5b0a2e"},"after_a_refusal":{"same":"0388fb4"}}},
   {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"after_a_refusal":{"calls":[0],"first":{"raised":["AssertionError","the context is full"]}}}},
   {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"after_a_refusal":{"calls":[0],"first":{"raised":["IndexError","the context is full"]}}}},
   {"key":"KV-21","levels":{"same":"a24bc37"},"seen":{"raises":{"same":"d6f2938"},"after_a_refusal":{"calls":[0],"first":{"raised":["RuntimeError","cannot reshape tensor of 0 elements into shape [2, 0, 3, -1] because the unspecified dimension size -1 can be any value and is ambiguous"]}}}},
   {"key":"KV-21","levels":{"same":"95ddbc9"},"seen":{"after_a_refusal":{"same":"9a8aca4"}}},
   {"key":"KV-21","levels":{"same":"95ddbc9"},"seen":{"after_a_refusal":{"same":"8c1b933"}}},
   {"key":"KV-25","levels":[{"fr":"Une phrase : juste. Deux phrases : combien de jetons a vus chacune ?","en":"One sentence: right. Two sentences: how many tokens has each seen?"}],"seen":{"chunks":{"calls":[0,1,3,4,6],"first":{"same":"ed15872"}},"counted_chunks":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (9) must match the size of tensor b (5) at non-singleton dimension 3"]}},"weights_changed":{"same":"9a8aca4"},"after_a_cache":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (7) must match the size of tensor b (5) at non-singleton dimension 3"]}},"two_sequences":{"same":"9a8aca4"},"after_a_refusal":{"same":"9a8aca4"}}},
   {"key":"MH-1","levels":[{"fr":"Les nombres du jeton 0 sont passés dans un autre jeton : découpe le dernier axe, puis échange.","en":"Token 0's numbers ended in another token: split the last axis, then swap."}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"c5dfbf7"}},"chunks":{"calls":[0,2,3,4,5,6],"first":{"same":"88d245d"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.12584,-1.13751,1.69969,-1.38151,0.767975,0.217467,-0.791524,-2.17664]]}},"after_a_cache":{"calls":[0],"first":{"same":"c5dfbf7"}},"two_sequences":{"same":"40796a6"},"after_a_refusal":{"same":"40796a6"},"dropout":{"calls":[0],"first":"no weights"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,0.0521784,-0.154697,0.0120843,-0.33,0.242705,0.0838666,-0.361044]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.543093,-0.0865112,0.409494,0.017407,-0.471369,0.299466,-0.377219,0.186626]]}}}},
   {"key":"MH-2","levels":[{"fr":"Dans quel ordre la mémoire est-elle lue quand tu recolles : tête par tête, ou jeton par jeton ?","en":"In which order is the memory read when you merge: head by head, or token by token?"}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"748ac31"}},"chunks":{"calls":[0,2,3,4,5,6],"first":{"same":"6aa2426"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.998927,-0.760673,1.95507,-1.48189,0.506662,0.0458956,-0.686053,-2.14667]]}},"after_a_cache":{"calls":[0],"first":{"same":"748ac31"}},"two_sequences":{"same":"68c464a"},"after_a_refusal":{"same":"68c464a"},"dropout":{"calls":[0],"first":"no weights"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,0.0937829,0.226585,0.133987,0.0459436,0.277412,-0.22,-0.412101]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[1.76837,-0.0478578,0.346157,-0.40762,-0.108899,0.184996,0.242213,0.0141512]]}}}},
   {"key":"MH-3","levels":[{"fr":"Quels nombres sont voisins dans un jeton : ceux d'une même tête, ou ceux d'un même rang dans toutes les têtes ?","en":"Which numbers are neighbours in a token: those of one head, or those of one rank in all heads?"}],"seen":{"without_cache":{"calls":[0,1,2,3,4],"first":{"same":"2b5f79a"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"7a17ed2"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.47004,-0.631363,1.80819,-1.3421,0.581262,0.0639209,-0.784028,-1.9388]]}},"after_a_cache":{"calls":[0],"first":{"same":"2b5f79a"}},"two_sequences":{"same":"91fe021"},"after_a_refusal":{"same":"91fe021"},"dropout":{"calls":[0],"first":"no weights"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.177077,-0.0437855,-0.138062,0.8585,-0.420664,0.31028,-0.397477]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.292589,-0.667285,0.541096,-0.0273295,0.479612,0.198117,0.0497782,0.00266227]]}}}},
   {"key":"MH-4","levels":[{"fr":"`view` ne déplace aucun nombre : peut-il donner cette forme après une transposition ?","en":"`view` moves no number: can it give this shape after a transposition?"}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"9828f95"}},"chunks":{"calls":[0,2,3,4,5,6],"first":{"same":"9828f95"}},"counted_chunks":{"same":"d02e0c0"},"weights_changed":{"same":"d02e0c0"},"after_a_cache":{"same":"d02e0c0"},"two_sequences":{"same":"d02e0c0"},"after_a_refusal":{"same":"d02e0c0"},"dropout":{"same":"d02e0c0"},"evaluation":{"same":"d02e0c0"},"gradient":{"same":"d02e0c0"}}},
   {"key":"MH-8","levels":{"same":"3101f56"},"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"65cf3ef"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"e41d7eb"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.07506,1.73282,-1.3407,0.715102,0.361702,-0.977782,-2.12749]]}},"after_a_cache":{"calls":[0],"first":{"same":"65cf3ef"}},"two_sequences":{"same":"96a3c4f"},"after_a_refusal":{"same":"96a3c4f"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229204,-0.0109806,-0.0537653,0.4565,0.491055,0.131851,-0.384921]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.529677,-0.265287,-0.132932,0.139777,-1.09813,0.286524,0.088063,-0.0862215]]}}}},
   {"key":"SC-1","levels":{"same":"3101f56"},"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"9780872"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"c2a4df4"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.1827,1.66253,-1.3661,0.781485,0.30103,-1.131,-2.08785]]}},"after_a_cache":{"calls":[0],"first":{"same":"9780872"}},"two_sequences":{"same":"50e2378"},"after_a_refusal":{"same":"50e2378"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.232298,-0.00148037,-0.0769927,0.4565,0.552235,0.254548,-0.493284]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.5875,-0.11942,-0.397679,0.192318,-1.41299,0.450088,0.0610769,-0.123416]]}}}},
   {"key":"SC-2","levels":[{"fr":"Tes poids sont trop plats. Par quoi ramène-t-on un écart-type à 1 : par la variance, ou par l'écart-type ?","en":"Your weights are too flat. What brings a standard deviation back to 1: the variance, or the standard deviation?"}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"6a61223"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"3edfb3c"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.06837,1.73669,-1.3408,0.709988,0.369322,-0.969456,-2.13109]]}},"after_a_cache":{"calls":[0],"first":{"same":"6a61223"}},"two_sequences":{"same":"f2723e1"},"after_a_refusal":{"same":"f2723e1"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.228925,-0.0119834,-0.0520357,0.4565,0.485407,0.120195,-0.373727]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.525883,-0.273973,-0.11638,0.137429,-1.07694,0.267106,0.0953416,-0.0763302]]}}}},
   {"key":"SC-4","levels":{"same":"3101f56"},"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"fa08550"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"cc4e78d"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-1.11016,1.72834,-1.34079,0.739839,0.330067,-0.987536,-2.12356]]}},"after_a_cache":{"calls":[0],"first":{"same":"fa08550"}},"two_sequences":{"same":"dd4b70d"},"after_a_refusal":{"same":"dd4b70d"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.230274,-0.00736044,-0.0609722,0.4565,0.512553,0.175924,-0.426008]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.544422,-0.229921,-0.198663,0.149684,-1.17488,0.360633,0.0698982,-0.119204]]}}}},
   {"key":"SC-8","levels":{"same":"5aa5df9"},"seen":{"without_cache":{"calls":[0,1,2,3,4],"first":{"same":"9f2a106"}},"chunks":{"same":"4563cfa"},"weights_changed":{"same":"57e11ca"},"after_a_cache":{"calls":[0],"first":{"same":"9f2a106"}},"two_sequences":{"same":"850d89f"},"after_a_refusal":{"same":"850d89f"},"dropout":{"calls":[0],"first":"no weights"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-1.04,0.128076,0.798797,0.0584834,-0.3985,0.512586,-0.0289708,-0.263164]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.273214,-0.154869,-0.461475,0.369908,-0.131845,-0.605914,0.250045,-0.0797842]]}}}},
   {"key":"MH-9","levels":{"same":"f0c9a82"},"seen":{"without_cache":{"calls":[0,1,2,3,4],"first":{"same":"7f26345"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"d995586"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[-0.182,-0.82021,0.0334693,0.0468596,-0.138725,-0.320298,-0.1393,-0.0127287]]}},"after_a_cache":{"calls":[0],"first":{"same":"7f26345"}},"two_sequences":{"same":"85c6447"},"after_a_refusal":{"same":"85c6447"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[1.30987,0.380234,-0.399896,0.459422,0.136149,0.0265473,-0.273752,0.170569]]}}}},
   {"key":"MH-9","levels":{"same":"f0c9a82"},"seen":{"without_cache":{"calls":[0,1,2,3,4],"first":{"same":"479b813"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"479b813"}},"counted_chunks":{"same":"0122b31"},"weights_changed":{"same":"0122b31"},"after_a_cache":{"same":"0122b31"},"two_sequences":{"same":"0122b31"},"after_a_refusal":{"same":"0122b31"},"parameters":{"calls":[0,1],"first":"missing out_proj.bias"},"dropout":{"same":"0122b31"},"evaluation":{"same":"0122b31"},"gradient":{"same":"0122b31"},"device":{"same":"0122b31"}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"refused":{"calls":[0,1],"first":{"returned":"object"}}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"refused":{"calls":[1],"first":{"returned":"object"}}}},
   {"key":"MK-1","levels":[{"fr":"J'ai changé le dernier jeton et ta première ligne a bougé : le futur fuit.","en":"I changed the last token and your first row moved: the future leaks."}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"51a4a73"}},"chunks":{"same":"e2c52ac"},"weights_changed":{"same":"0a15113"},"after_a_cache":{"calls":[0],"first":{"same":"51a4a73"}},"two_sequences":{"same":"7553b36"},"after_a_refusal":{"same":"7553b36"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.34353,0.0540575,0.12802,-0.0583663,-0.199906,0.240872,0.00678973,-0.412101]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0243924,0.0413132,-0.218552,0.50597,-0.233263,0.30161,-0.343504,-0.0891881]]}}}},
   {"key":"MK-2","levels":[{"fr":"Un score de 0 n'est pas un poids de 0 : que vaut e⁰ ?","en":"A score of 0 is not a weight of 0: what is e⁰?"}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"8821cc9"}},"chunks":{"calls":[0,2,3,4,5,6],"first":{"same":"d625789"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.12201,-0.943062,1.73142,-1.32969,0.697706,0.330067,-0.937401,-2.11087]]}},"after_a_cache":{"calls":[0],"first":{"same":"8821cc9"}},"two_sequences":{"same":"f1776ad"},"after_a_refusal":{"same":"f1776ad"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.327833,0.0335536,0.147102,-0.0583663,-0.229905,0.251317,0.0162582,-0.412101]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0611715,-0.113155,-0.268855,0.443773,-0.0909873,0.422539,-0.460801,-0.284607]]}}}},
   {"key":"MK-7","levels":[{"fr":"Les poids visibles de la ligne 0 somment à moins de 1.","en":"The visible weights of row 0 sum to less than 1."}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"9b69997"}},"chunks":{"calls":[0,2,3,4,5,6],"first":{"same":"4da597c"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.11799,-1.03299,1.73933,-1.33822,0.82355,0.330067,-0.954217,-2.11087]]}},"after_a_cache":{"calls":[0],"first":{"same":"9b69997"}},"two_sequences":{"same":"2137cac"},"after_a_refusal":{"same":"2137cac"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.151665,-0.12202,-0.00678763,-0.0583663,0.103064,0.290749,0.11507,-0.412101]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.101154,0.0254705,-0.217025,0.163476,-0.00697274,0.173977,0.0331205,-0.120566]]}}}},
   {"key":"MK-10","levels":[{"fr":"La ligne 0 est nan : un jeton doit se voir lui-même.","en":"Row 0 is nan: a token must see itself."}],"seen":{"without_cache":{"calls":[0,1,2,3,4],"first":{"same":"96eaee2"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"24ce353"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[["nan",-1.41621,1.66098,-1.38046,1.32412,0.343434,-1.05883,-2.08999]]}},"after_a_cache":{"calls":[0],"first":{"same":"96eaee2"}},"two_sequences":{"same":"39f98d4"},"after_a_refusal":{"same":"39f98d4"},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan",-0.125,0.020898,0.257647,"nan",1.16786,0.575075,0.19435]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan",-0.0875,0.0146286,-0.0841978,"nan",0.8175,0.402552,-0.316966]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":{"same":"e12e92b"}}}}},
   {"key":"MK-11","levels":[{"fr":"J'ai changé un seul jeton : quelles lignes ont le droit de bouger ?","en":"I changed a single token: which rows are allowed to move?"}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"b8a24fa"}},"chunks":{"calls":[0,2,3,4,5,6],"first":{"same":"1780f9f"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.797455,-0.874167,1.70384,-1.32784,0.7827,0.330067,-0.955417,-2.11087]]}},"after_a_cache":{"calls":[0],"first":{"same":"b8a24fa"}},"two_sequences":{"same":"3e7378f"},"after_a_refusal":{"same":"3e7378f"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.68493,0.0668829,0.12802,-0.0583663,0.00130297,0.512157,0.00678973,-0.412101]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.270405,-0.409363,-0.0564027,0.242988,0.0410828,0.346065,-0.156251,0.0736515]]}}}},
   {"key":"MK-12","levels":[{"fr":"Affiche ton masque : de quel côté est le futur ?","en":"Print your mask: on which side is the future?"}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"4e4df4d"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"fcb4a46"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.16216,-0.421609,1.83614,-1.15319,0.365589,0.56024,-0.68375,-2.2849]]}},"after_a_cache":{"calls":[0],"first":{"same":"4e4df4d"}},"two_sequences":{"same":"04d4636"},"after_a_refusal":{"same":"04d4636"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.34353,0.104379,0.24265,0.0295,-0.199906,-0.0250038,-0.335656,-0.774]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0948792,-0.0849258,0.0742107,1.27894,-0.245338,0.331164,-0.625886,0.385181]]}}}},
   {"key":"MK-14","levels":[{"fr":"Ton −∞ est-il vraiment plus bas que tous les scores ?","en":"Is your −∞ really below every score?"}],"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"7d28c49"}},"chunks":{"calls":[0,2,3,4,5,6],"first":{"same":"5af72a0"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856049,-1.11015,1.71166,-1.34297,0.739833,0.330067,-1.02474,-2.11087]]}},"after_a_cache":{"calls":[0],"first":{"same":"7d28c49"}},"two_sequences":{"same":"e5335ff"},"after_a_refusal":{"same":"e5335ff"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.553961,-0.22988,-0.00856834,-0.0583663,0.456364,0.505096,0.160748,-0.412101]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.548926,-0.218334,-0.219761,0.153157,-1.19688,0.381789,0.0672373,-0.127198]]}}}},
   {"key":"DO-1","levels":{"same":"2d88b9f"},"seen":{"same":"5c3cb92"}},
   {"key":"DO-2","levels":[{"fr":"En évaluation, deux appels donnent-ils la même sortie ?","en":"In evaluation, do two calls give the same output?"}],"seen":{"evaluation":{"same":"4b9d6e5"}}},
   {"key":"DO-3","levels":[{"fr":"Que change `dropout` quand la couche s'entraîne ?","en":"What does `dropout` change while the layer is training?"}],"seen":{"dropout":{"calls":[0],"first":"no dropout"}}},
   {"key":"PS7-dropout-cached","levels":{"same":"2d88b9f"},"seen":{"same":"5c3cb92"}},
   {"key":"MO-1","levels":{"same":"870d3d7"},"seen":{"device":{"calls":[0],"first":"cpu, kept aside"}}},
   {"key":"MO-2","levels":{"same":"870d3d7"},"seen":{"device":{"calls":[0],"first":"cpu"}}},
   {"key":"MO-3","levels":[{"fr":"Ça ne marche que pour des séquences de longueur `context_length`.","en":"It works only for sequences as long as `context_length`."}],"seen":{"without_cache":{"calls":[0,1,2,4],"first":{"same":"ff1e1f0"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"8fee527"}},"counted_chunks":{"same":"8483fa0"},"weights_changed":{"same":"8483fa0"},"after_a_cache":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (10) must match the size of tensor b (2) at non-singleton dimension 3"]}},"two_sequences":{"same":"8483fa0"},"after_a_refusal":{"same":"8483fa0"},"dropout":{"same":"96d2c3c"},"evaluation":{"same":"96d2c3c"},"gradient":{"calls":[0],"first":{"same":"ff1e1f0"}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"without_cache":{"calls":[0,2,3,4],"first":{"same":"8853ec6"}},"chunks":{"calls":[0,1,2,3,4,5,6],"first":{"same":"4c34a54"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[0.856,-0.787579,1.86295,-1.32813,0.495454,0.436851,-0.946138,-2.19998]]}},"after_a_cache":{"calls":[0],"first":{"same":"8853ec6"}},"two_sequences":{"same":"1c25bbf"},"after_a_refusal":{"same":"1c25bbf"},"dropout":{"same":"2608708"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.230549,-0.00438102,-0.0532176,0.4565,0.397321,0.00838984,-0.317067]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.535845,-0.36614,0.185232,0.180245,-1.04874,-0.0431909,0.587299,-0.00457451]]}}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.512378,-0.32734,-0.0987661,0.164541,-1.03176,0.0901972,-0.00143536,-0.0137004]]}}}},
   {"key":"PS2-bias","levels":[{"fr":"Quand y a-t-il un biais, et combien ?","en":"When is there a bias, and how many?"}],"seen":{"without_cache":{"calls":[0,1,3,4],"first":{"same":"cb67b1e"}},"chunks":{"calls":[0,1,2,3,4,6],"first":{"same":"094429c"}},"weights_changed":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9,12]],"numbers":[[1.18491,-1.35201,1.82844,-1.12016,0.505651,0.14782,-1.1496,-2.01868]]}},"after_a_cache":{"calls":[0],"first":{"same":"cb67b1e"}},"two_sequences":{"same":"1028987"},"after_a_refusal":{"same":"1028987"},"parameters":{"calls":[0],"first":"extra W_query.bias"},"dropout":{"calls":[0],"first":"no weights"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.830217,-0.557464,0.374564,-0.455168,0.19137,0.198623,-0.0561591,-0.0756999]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.530207,-0.202011,-0.182212,0.177938,-1.23389,0.417728,0.0887138,-0.108071]]}}}}
  ]
 },
 "counterexample_cache": {
  "id": "7.12",
  "assignment": "ps7_generation",
  "name": "counterexample_cache",
  "names": ["counterexample_cache"],
  "title": {"fr":"Chasse à l'erreur : le cache","en":"Bug hunt: the cache"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": [],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"cut","kind":"values","fact":{"fr":"Des longueurs d'au moins 1, de somme 16 au plus, où le masque oublié se voit.","en":"Lengths of at least 1, 16 in all at most, where the forgotten mask shows."},"tolerance":1e-06,"calls":[{"same":"1b2efe6"},{"same":"1b2efe6"}]}
  ],
  "mistakes": [
   {"same":"5bff15b"},
   {"same":"5bff15b"},
   {"same":"5bff15b"},
   {"same":"5bff15b"},
   {"same":"5bff15b"},
   {"same":"5bff15b"},
   {"same":"5bff15b"},
   {"same":"8e6af98"},
   {"same":"8e6af98"},
   {"same":"8e6af98"},
   {"same":"8e6af98"},
   {"same":"8e6af98"},
   {"same":"8e6af98"},
   {"same":"8e6af98"},
   {"same":"8e6af98"},
   {"same":"8e6af98"},
   {"same":"8e6af98"}
  ]
 },
 "generate_cached": {
  "id": "7.8",
  "assignment": "ps7_generation",
  "name": "generate_cached",
  "names": ["generate_cached"],
  "title": {"fr":"La génération avec cache","en":"Generation with a cache"},
  "points": 4.0,
  "optional": false,
  "forbidden": [],
  "parameters": {"same":"33ad21b"},
  "returns": [],
  "number": false,
  "checks": [
   {"same":"410d304"},
   {"same":"22ce6fe"},
   {"same":"f18dc2a"},
   {"same":"69df8b3"},
   {"same":"11df80b"},
   {"same":"69ff469"},
   {"name":"object","kind":"values","fact":{"fr":"`model` peut être un simple objet, avec `new_caches()`.","en":"`model` may be a mere object, with `new_caches()`."},"tolerance":1e-06,"calls":[{"args":{"same":"430f88f"},"story":"by_an_object","expected":{"same":"4d4d3ac"}}]},
   {"name":"passes","kind":"values","fact":{"fr":"L'invite passe une fois, puis un jeton par pas.","en":"The prompt goes through once, then one token at each step."},"tolerance":1e-06,"calls":[{"args":{"same":"c8f22da"},"story":"cached_passes","expected":{"same":"d5b0565"}}],"note":{"fr":"Dans l'ordre, 1 pour oui : aucun jeton ne passe deux fois, l'invite passe d'un bloc.","en":"In order, 1 for yes: no token goes through twice, the prompt goes through in one block."}}
  ],
  "mistakes": [
   {"key":"SA-14","levels":{"same":"12084ed"},"seen":{"greedy":{"same":"f10045f"},"cropped":{"same":"5734022"},"ended":{"same":"22e4586"},"twice":{"same":"3c93331"},"object":{"same":"670d49d"}}},
   {"key":"SA-14","levels":{"same":"12084ed"},"seen":{"greedy":{"same":"f5c1b7b"},"cropped":{"same":"ec57f5a"},"ended":{"same":"d2252fd"},"twice":{"same":"78705a9"},"drawn":{"same":"96e2324"},"object":{"same":"38567ff"}}},
   {"key":"SA-14","levels":{"same":"12084ed"},"seen":{"greedy":{"same":"a62fe68"},"cropped":{"same":"2e5b8cb"},"ended":{"same":"58e6956"},"twice":{"same":"f7650d5"},"drawn":{"same":"96e2324"},"object":{"same":"f7650d5"}}},
   {"key":"SA-14","levels":{"same":"4e0920d"},"seen":{"greedy":{"same":"fd12d62"},"cropped":{"same":"1a1d27b"},"ended":{"same":"c8d1915"},"twice":{"same":"d9cd94c"},"drawn":{"same":"96e2324"},"object":{"same":"b8739d4"}}},
   {"key":"KV-23","levels":{"same":"aa41048"},"seen":{"same":"1c03955"}},
   {"key":"KV-23","levels":{"same":"aa41048"},"seen":{"same":"ac0623a"}},
   {"key":"KV-23","levels":{"same":"75b2ac1"},"seen":{"same":"5985a1b"}},
   {"key":"KV-23","levels":{"same":"75b2ac1"},"seen":{"same":"f917eb5"}},
   {"key":"KV-23","levels":{"same":"75b2ac1"},"seen":{"same":"9a80160"}},
   {"key":"KV-23","levels":{"same":"75b2ac1"},"seen":{"same":"1c03955"}},
   {"key":"KV-23","levels":{"same":"75b2ac1"},"seen":{"same":"891a335"}},
   {"key":"KV-23","levels":{"same":"5055726"},"seen":{"same":"0f36903"}},
   {"key":"KV-23","levels":{"same":"5055726"},"seen":{"same":"736455c"}},
   {"key":"KV-23","levels":{"same":"1e45593"},"seen":{"same":"9a0be41"}},
   {"key":"KV-23","levels":{"same":"1e45593"},"seen":{"same":"962359c"}},
   {"key":"KV-23","levels":{"same":"78ae2d4"},"seen":{"same":"084fedc"}},
   {"key":"KV-23","levels":{"same":"78ae2d4"},"seen":{"greedy":{"same":"27ca59a"},"cropped":{"same":"394a960"},"twice":{"same":"27ca59a"},"drawn":{"same":"96e2324"},"object":{"same":"27ca59a"}}},
   {"same":"5cc6ae1"},
   {"same":"cb8731b"},
   {"same":"215fab4"},
   {"same":"593f4ca"},
   {"key":"PS7-needs-a-module","levels":{"same":"e69b750"},"seen":{"object":{"calls":[0],"first":{"raised":["AttributeError","'_PlainReader' object has no attribute 'training'"]}}}},
   {"same":"495a130"},
   {"key":"SA-5","levels":{"same":"b0dc7fe"},"seen":{"greedy":{"same":"5661d6a"},"cropped":{"same":"b1777f5"},"ended":{"same":"51b2791"},"twice":{"same":"53a9096"},"object":{"same":"aa35f0c"}}},
   {"same":"0baeaf1"},
   {"same":"f6e82d8"},
   {"same":"63ed4ea"},
   {"same":"0baeaf1"},
   {"same":"f168f48"},
   {"same":"f168f48"},
   {"key":"SA-20","levels":{"same":"f73f521"},"seen":{"greedy":{"same":"d1f57dc"},"cropped":{"same":"c45874d"},"ended":{"same":"0b7b986"},"twice":{"same":"22db2c0"},"modes":{"same":"22db2c0"},"drawn":{"same":"22db2c0"},"object":{"same":"22db2c0"},"passes":{"same":"22db2c0"}}},
   {"key":"SA-20","levels":{"same":"f73f521"},"seen":{"greedy":{"same":"da795d5"},"cropped":{"same":"0d22e74"},"ended":{"same":"899b42a"},"twice":{"same":"79efd51"},"drawn":{"same":"90e885c"},"object":{"same":"76b9a25"}}},
   {"key":"SA-20","levels":{"same":"f73f521"},"seen":{"greedy":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[6.0,3.0,4.0,6.0,6.0,4.0,1.0,4.0]]}},"cropped":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[0.0,0.0,4.0,6.0,6.0,0.0,1.0,4.0]]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,16]],"numbers":[[4.0,2.0,3.0,0.0,0.0,0.0,0.0,4.0]]}},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[2.0,3.0,3.0,6.0,6.0,4.0,5.0,4.0]]}},"drawn":{"same":"90e885c"},"object":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[0.0,3.0,3.0,6.0,6.0,4.0,5.0,4.0]]}}}},
   {"same":"4ca5cbf"},
   {"key":"SA-13","levels":{"same":"d1b6ef9"},"seen":{"greedy":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,3.0,4.0,5.0,4.0,0.0,2.0]]}},"cropped":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,0.0,4.0,5.0,4.0,3.0,4.0]]}},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,7]],"numbers":[[3.0,6.0,6.0,0.0,1.0,2.0,4.0,0.0]]}},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,3.0,3.0,5.0,4.0,0.0,4.0]]}},"drawn":{"same":"90e885c"},"object":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,3.0,6.0,5.0,4.0,0.0,4.0]]}}}},
   {"same":"be77c10"},
   {"same":"be77c10"},
   {"same":"be77c10"},
   {"key":"KV-10","levels":{"same":"47b439c"},"seen":{"greedy":{"same":"aa4581c"},"cropped":{"same":"160ed35"},"ended":{"same":"9c588ed"},"twice":{"same":"aa4581c"},"modes":{"same":"aa4581c"},"drawn":{"calls":[0],"first":{"raised":["ValueError","9 tokens in a context of 5"]}},"object":{"same":"160ed35"},"passes":{"same":"aa4581c"}}},
   {"key":"KV-10","levels":{"same":"47b439c"},"seen":{"greedy":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,6.0,6.0,5.0,0.0,0.0,2.0]]}},"cropped":{"same":"923e29a"},"ended":{"same":"cc36eff"},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,6.0,4.0,5.0,4.0,0.0,4.0]]}},"drawn":{"same":"c4ec895"},"object":{"same":"923e29a"}}},
   {"key":"KV-10","levels":{"same":"47b439c"},"seen":{"greedy":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,6.0,5.0,5.0,0.0,6.0,2.0]]}},"cropped":{"same":"710ad01"},"ended":{"calls":[0,1,2,3,4,5,6],"first":{"kind":"tensor","shapes":[[2,10]],"numbers":[[3.0,2.0,6.0,5.0,5.0,0.0,0.0,0.0]]}},"twice":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,6.0,4.0,5.0,4.0,6.0,0.0]]}},"drawn":{"same":"c4ec895"},"object":{"same":"710ad01"},"passes":{"same":"f1a04f7"}}},
   {"same":"c20a095"},
   {"same":"c20a095"},
   {"key":"KV-3","levels":{"same":"d092b5e"},"seen":{"greedy":{"same":"ecffa53"},"cropped":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,6.0,6.0,5.0,6.0,4.0,4.0]]}},"ended":{"same":"47d3148"},"twice":{"same":"08281d3"},"drawn":{"same":"90e885c"},"object":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,2.0,5.0,4.0,4.0,6.0]]}},"passes":{"same":"f4229b2"}}},
   {"key":"KV-14","levels":[{"fr":"Les clés de la première couche disent-elles quelque chose à la seconde ?","en":"Do the keys of the first layer mean anything to the second?"}],"seen":{"greedy":{"calls":[0,1],"first":{"same":"e305a24"}},"cropped":{"calls":[0,2],"first":{"same":"969434e"}},"ended":{"same":"9c588ed"},"twice":{"same":"c10a85f"},"drawn":{"calls":[0],"first":{"raised":["ValueError","8 tokens in a context of 5"]}},"object":{"same":"710ad01"},"passes":{"same":"c10a85f"}}},
   {"key":"KV-15","levels":{"same":"b9c0e20"},"seen":{"twice":{"same":"aa4581c"}}},
   {"key":"KV-15","levels":{"same":"b9c0e20"},"seen":{"same":"0c3692c"}},
   {"key":"KV-17","levels":{"same":"b9c0e20"},"seen":{"same":"0c3692c"}},
   {"same":"ba50d21"},
   {"key":"KV-21","levels":{"same":"3cc31ca"},"seen":{"cropped":{"same":"2e5b8cb"},"drawn":{"same":"96e2324"},"object":{"calls":[0],"first":{"same":"db9f2d3"}}}},
   {"key":"KV-21","levels":{"same":"3cc31ca"},"seen":{"cropped":{"calls":[0,1,2,3],"first":{"same":"c990da3"}},"drawn":{"calls":[0],"first":{"raised":["ValueError","10 tokens in a context of 5"]}},"object":{"calls":[0],"first":{"same":"c990da3"}}}},
   {"key":"KV-21","levels":{"same":"3cc31ca"},"seen":{"cropped":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,0.0,2.0,5.0,0.0,6.0,4.0]]}},"drawn":{"same":"90e885c"},"object":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,4.0,5.0,4.0,4.0,2.0]]}}}},
   {"key":"KV-21","levels":{"same":"3cc31ca"},"seen":{"cropped":{"same":"55063f9"},"drawn":{"same":"90e885c"},"object":{"same":"c9ab399"}}},
   {"key":"KV-21","levels":{"same":"3cc31ca"},"seen":{"cropped":{"calls":[0,1,2],"first":{"same":"6636f66"}},"drawn":{"same":"c4ec895"},"object":{"same":"923e29a"}}},
   {"key":"KV-21","levels":{"same":"3cc31ca"},"seen":{"cropped":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,11]],"numbers":[[3.0,2.0,0.0,4.0,5.0,0.0,6.0,5.0]]}},"drawn":{"same":"90e885c"},"object":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,9]],"numbers":[[3.0,6.0,0.0,4.0,5.0,4.0,4.0,6.0]]}}}},
   {"same":"ba50d21"},
   {"key":"KV-21","levels":{"same":"3cc31ca"},"seen":{"cropped":{"calls":[1,3],"first":{"raised":["ValueError","4 tokens in a context of 3"]}}}},
   {"key":"PS7-prompt-by-token","levels":[{"fr":"L'invite est connue d'avance : combien de passages lui faut-il ?","en":"The prompt is known beforehand: how many passes does it take?"}],"seen":{"passes":{"same":"f4229b2"}}}
  ]
 },
 "load_gpt2": {
  "id": "7.10",
  "assignment": "ps7_generation",
  "name": "load_gpt2",
  "names": ["load_gpt2"],
  "title": {"fr":"Charger GPT-2","en":"Loading GPT-2"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["ids","sizes","prefix","head"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"loaded","kind":"values","fact":{"fr":"Les logits sont ceux de GPT-2, et le modèle ne lit pas la mémoire du dictionnaire.","en":"The logits are those of GPT-2, and the model does not read the memory of the dictionary."},"tolerance":1e-06,"calls":[{"args":[{"same":"2058f55"},[7,6,12,3,2],false,true],"story":"loaded","expected":{"tensor":[[[-0.07426694581,-6.943598457,4.968374185,5.575995985,-2.148447558,-7.075719659,6.197964461],[2.366402741,-4.036344263,4.136118717,3.77555359,1.138787124,-4.612941898,4.674517548],[3.812717691,-3.18656856,3.885752304,2.972652526,1.678398683,-4.586392419,5.780442553],[2.513641289,-3.456249992,4.726147936,2.978376954,0.9032414858,-4.505485355,5.217366055]],[[3.588141356,-4.219109022,1.838981827,2.41846679,0.4923943383,-2.512332734,5.060299063],[4.148883252,-3.042532643,2.822051353,2.295600714,1.637694571,-3.128445991,4.957063393],[4.317888097,-3.48818916,2.244616881,2.383369663,1.517185691,-2.702135299,4.762539821],[3.492289099,-5.100145335,3.334360138,3.857463245,1.119085582,-4.152450588,5.734871839]]],"dtype":"float64"}}]},
   {"name":"spellings","kind":"values","fact":{"fr":"Avec le préfixe `transformer.` ou sans lui, avec `lm_head.weight` ou sans elle.","en":"With the prefix `transformer.` or without it, with `lm_head.weight` or without."},"tolerance":1e-06,"calls":[{"args":[{"same":"2058f55"},[7,5,8,2,1],true,true],"story":"loaded","expected":{"tensor":[[[1.565411682,1.802594192,4.040484516,0.346557021,-1.68168633,-2.779951213,2.255635381],[0.7903259893,1.955159337,4.672794416,0.2593077419,-1.710557485,-2.345755565,1.720216471],[1.859639274,2.218417129,6.658078146,-0.529381166,-2.513397222,-0.7212655612,2.107986352],[0.9726087217,0.4402145588,4.302788456,0.03873572989,-0.5042323336,-1.979592162,2.091647903]],[[2.176670047,1.615422125,5.586869682,-0.03398564568,-1.859003209,-1.240238887,2.52847405],[1.224427513,2.197241253,5.04817544,0.3291136574,-1.93329488,-1.957975268,1.86907558],[1.214510532,1.470417518,5.889977055,-0.08171647588,-1.453186467,-1.411340595,1.91479903],[1.247298974,0.7883879245,4.485158181,0.359399085,-0.7443735378,-1.623441299,2.168810711]]],"dtype":"float64"}},{"args":{"same":"9383755"},"story":"loaded","expected":{"same":"fd2934d"}},{"args":[{"same":"2058f55"},[7,5,8,2,1],false,false],"story":"loaded","expected":{"same":"fd2934d"}}]},
   {"name":"facts","kind":"values","fact":{"fr":"Le dictionnaire ressort intact, et le modèle peut encore apprendre.","en":"The dictionary comes out untouched, and the model can still learn."},"tolerance":1e-06,"calls":[{"args":{"same":"9383755"},"story":"loading_facts","expected":{"same":"1d82851"}},{"args":[{"same":"2058f55"},[7,5,8,2,1],false,true],"story":"loading_facts","expected":{"same":"1d82851"}}],"note":{"fr":"Dans l'ordre, 1 pour oui : les mêmes clés, les mêmes nombres, tous les poids à entraîner, une table recopiée au chiffre près.","en":"In order, 1 for yes: the same keys, the same numbers, all weights to be trained, a table copied to the last digit."}},
   {"name":"equal_sizes","kind":"values","fact":{"fr":"Des tailles toutes égales, où oublier une transposée ne lève aucune erreur ; et douze couches.","en":"Sizes that are all equal, where forgetting a transpose raises no error; and twelve layers."},"tolerance":1e-06,"calls":[{"args":[{"same":"2058f55"},[8,8,8,8,1],false,true],"story":"loaded","expected":{"tensor":[[[-5.602749423,1.565411682,1.802594192,4.040484516,0.346557021,-1.68168633,-2.779951213,2.255635381],[-4.722258831,0.7192625772,2.206188592,4.405590697,0.2256944932,-1.920842317,-2.674079827,1.660412786],[-5.922187704,1.978924777,2.485734749,6.816512353,-0.720241191,-2.820428244,-0.6680191219,2.138403249],[-4.649663074,0.619172236,0.4736084817,4.002036449,0.3449695828,-0.3082539401,-2.309428149,1.840191437]],[[-6.371434035,2.176670047,1.615422125,5.586869682,-0.03398564568,-1.859003209,-1.240238887,2.52847405],[-4.98599754,1.227008852,2.263523182,5.016347158,0.3168256906,-1.991896159,-1.997752871,1.861768648],[-5.088514518,1.24177072,1.778032903,5.957594448,-0.1623623345,-1.736342459,-1.464659912,1.8861639],[-5.084748875,1.122964198,0.7927687547,4.392847713,0.4649817322,-0.67254296,-1.684934852,2.082646894]]],"dtype":"float64"}},{"args":[{"same":"2058f55"},[7,5,4,2,12],false,true],"story":"loaded","expected":{"tensor":[[[4.765556583,3.156396303,4.887786016,2.370594924,-1.338379459,-2.787927736,-2.897670684],[4.57489904,3.189340319,4.706866242,2.255018933,-1.724744088,-2.610593254,-2.853628494],[4.64508245,3.14334556,4.77722286,2.391499397,-1.514623096,-2.690833354,-2.864056123],[4.531653306,3.2363018,4.664530757,2.168421242,-1.881223079,-2.551574388,-2.85364148]],[[4.641430074,3.155952027,4.771884483,2.347401787,-1.547852683,-2.682384344,-2.864683256],[4.682217197,3.165013349,4.808825834,2.327842106,-1.497409287,-2.713194252,-2.876882885],[4.571672948,3.177897746,4.704751688,2.280214294,-1.708513015,-2.613062175,-2.850427059],[4.565981421,3.142372552,4.704080625,2.388847243,-1.644583788,-2.623598624,-2.84359379]]],"dtype":"float64"}}]}
  ],
  "mistakes": [
   {"same":"4755fcb"},
   {"key":"LM-10","levels":{"same":"10128e8"},"seen":{"loaded":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (12) must match the size of tensor b (48) at non-singleton dimension 1"]}},"spellings":{"calls":[0,1,2],"first":{"same":"16dc006"}},"facts":{"same":"fd3febf"},"equal_sizes":{"same":"fd3febf"}}},
   {"key":"LM-10","levels":{"same":"10128e8"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.32933,-8.79126,-3.52228,4.64072,4.26278,-0.894508,-1.92032,0.924356]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.34443,3.31999,5.72371,-2.04424,-2.682,-4.30475,-4.67009,2.03098]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.58902,1.83043,3.39807,3.99959,-2.682,-4.35571,-4.78915,2.0858]]}}}},
   {"key":"LM-10","levels":{"same":"10128e8"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.24996,-9.50708,-1.60254,6.59477,6.75014,-0.441406,-4.67399,3.51505]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.91038,4.59299,5.66327,-4.74234,-4.87907,-6.49975,-4.6903,3.32413]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-7.19626,2.72799,4.74808,4.09948,-4.87907,-6.48914,-4.71105,3.33164]]}}}},
   {"key":"LM-10","levels":{"same":"10128e8"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.82634,-3.15388,3.22952,0.387687,0.0820436,2.41797,-0.539831,4.18189]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[3.32339,3.43199,4.13873,0.242009,-0.522596,-3.21814,-3.11066,2.68655]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-7.03832,2.45344,3.31084,3.59869,-0.522596,-3.24927,-3.12137,2.60238]]}}}},
   {"key":"LM-10","levels":{"same":"10128e8"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.571774,-6.05346,3.02363,6.33287,7.38393,-4.88498,-9.3511,4.73375]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.92563,0.339282,5.89135,-1.44242,-1.65596,-0.905726,-2.12127,2.53535]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-6.26943,0.815658,0.823888,4.31779,-1.65596,-0.8953,-2.07327,2.52462]]}}}},
   {"same":"4755fcb"},
   {"key":"MH-11","levels":{"same":"6aa1b1f"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-0.0742669,-3.25274,4.02598,3.13645,2.41847,1.99059,-3.35157,5.56863]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.56541,2.1192,6.97146,0.194914,-0.0339856,-2.09236,-1.34917,2.04903]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.60275,0.459737,2.34692,4.22395,-0.0339856,-2.02732,-1.38499,1.9921]]}}}},
   {"key":"MH-11","levels":{"same":"6aa1b1f"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[5.18286,0.132539,4.04285,4.29286,2.90219,2.96716,-4.66382,5.02506]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[5.02522,6.0519,3.31383,-3.78857,-4.62693,-8.63951,-5.8089,4.80136]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-8.5086,5.15546,6.56885,1.94043,-4.62693,-8.62369,-5.81245,4.82102]]}}}},
   {"key":"MH-11","levels":{"same":"6aa1b1f"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.08601,-4.01458,2.95529,1.20855,2.00656,-0.542358,-3.52587,5.39028]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[4.52407,5.85095,3.35514,-3.38209,-3.79059,-7.82195,-5.64672,4.42214]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-8.00185,4.77586,6.18463,1.80043,-3.79059,-7.81055,-5.54863,4.53238]]}}}},
   {"key":"MH-11","levels":{"same":"6aa1b1f"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-0.308153,-5.19382,5.1796,3.05493,3.54273,-1.6935,-6.25443,5.68738]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.90188,3.46635,4.71067,-0.143183,-0.730129,-3.81451,-3.15143,2.8734]]}},"equal_sizes":{"same":"aae318e"}}},
   {"key":"MH-11","levels":{"same":"6aa1b1f"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.15259,-2.38228,0.93513,0.679385,0.609442,1.48397,-0.64096,3.72931]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[3.92927,3.73172,4.81223,-1.41759,-2.11446,-5.03591,-3.53341,3.79724]]}},"equal_sizes":{"same":"aae318e"}}},
   {"key":"MH-11","levels":{"same":"6aa1b1f"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[5.18286,0.23046,3.69745,5.66936,2.90219,2.84584,-5.28597,5.18923]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[5.02522,6.04129,3.23093,-3.81637,-4.62693,-8.61734,-5.84693,4.86112]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-8.5086,5.19944,6.67117,2.01221,-4.62693,-8.61746,-5.8302,4.88553]]}}}},
   {"key":"PS7-gpt2-biases","levels":{"same":"3f2f533"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-0.481984,-5.7151,4.68839,3.87359,3.07753,1.86669,-3.65392,6.02849]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.70301,1.41552,6.08341,-0.36129,-0.307171,-1.32648,-1.92728,2.4453]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.81791,0.71174,1.60307,3.75936,-0.307171,-1.34409,-2.01969,2.37899]]}}}},
   {"key":"PS7-gpt2-biases","levels":{"same":"3f2f533"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-1.91221,-3.84286,3.48607,1.69575,0.412119,2.38199,-0.64862,3.2116]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-1.33951,1.57986,2.91453,3.63542,2.75515,-1.17906,1.6326,-1.42843]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[0.767429,-0.590824,0.874341,-1.91508,2.75515,-1.13865,1.68283,-1.46489]]}}}},
   {"key":"PS7-gpt2-biases","levels":{"same":"3f2f533"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-1.56046,-2.08983,2.16269,-2.47391,-0.146269,4.33454,1.51108,2.45305]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.182539,2.12602,3.02556,4.4223,2.74668,-1.43159,0.136989,-2.06573]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-0.179643,-0.56473,1.69057,-2.02507,2.74668,-1.416,0.261266,-2.12165]]}}}},
   {"key":"PS7-gpt2-biases","levels":{"same":"3f2f533"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-0.0742669,-4.06617,4.08999,2.84144,2.41847,1.59456,-2.35733,5.84507]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.56541,1.9518,6.64809,0.0421441,-0.0339856,-1.93031,-1.41147,2.17046]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.60275,0.730898,2.52941,4.05022,-0.0339856,-1.98624,-1.44168,2.0919]]}}}},
   {"key":"PS7-gpt2-biases","levels":{"same":"3f2f533"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-1.28171,-6.9182,2.70723,4.36523,3.74753,-0.870898,-2.98394,6.37454]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.67517,1.91622,7.06223,-0.0342016,0.0298008,-1.9818,-0.995735,2.25811]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.35076,0.543126,2.70684,4.07287,0.0298008,-2.04024,-1.02056,2.17678]]}}}},
   {"key":"PS7-gpt2-norms","levels":{"same":"7349820"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.25842,-9.28832,4.07889,4.8379,5.49936,0.88748,-4.66355,5.36316]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.54018,1.89011,5.65043,-0.301646,-0.922385,-0.851624,-2.38358,2.49101]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.8053,0.74727,1.40977,3.46241,-0.922385,-0.826985,-2.46336,2.40511]]}}}},
   {"key":"PS7-gpt2-norms","levels":{"same":"7349820"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-0.277995,-9.14676,2.83446,7.01311,6.64313,0.83004,-4.8798,5.52396]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.44077,0.594912,6.17142,-0.510768,-0.669693,-0.627218,-1.90973,2.36157]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.55904,0.343078,1.00646,3.94191,-0.669693,-0.62078,-2.06565,2.27711]]}}}},
   {"key":"PS7-gpt2-norms","levels":{"same":"7349820"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.86822,-8.15157,0.203853,3.83746,2.43024,2.11161,-7.2372,7.13372]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[4.83292,4.50879,5.58162,-2.05178,-2.08934,-5.02423,-0.240508,3.16195]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-7.21474,3.93903,6.42415,1.69384,-2.08934,-5.02421,-0.117131,3.63649]]}}}},
   {"key":"PS7-gpt2-norms","levels":{"same":"7349820"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.30063,2.39098,5.82013,-5.85313,-8.37099,1.20982,0.940292,-4.58379]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-7.60073,-3.50956,-8.86064,9.06813,9.57022,2.15248,2.23447,-4.87038]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[2.44755,-1.72378,-2.32555,-11.909,9.57022,1.79279,0.969107,-4.59092]]}}}},
   {"key":"PS7-gpt2-tables","levels":{"same":"79fad28"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.291321,-0.223611,0.688247,0.42077,9.26557,2.43669,-0.949424,3.55678]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.7403,1.25136,4.23595,0.296529,-2.09667,-1.10224,-2.42971,1.91487]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.46524,0.655292,2.55691,2.62441,-1.35318,-0.816078,-3.34263,3.48528]]}}}},
   {"key":"PS7-gpt2-tables","levels":{"same":"79fad28"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.870956,-5.20437,4.39873,2.19126,3.53353,2.25685,-3.72753,4.11247]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[3.18357,1.63884,4.32148,0.671483,-0.585863,-1.76723,-2.96407,2.75348]]}},"facts":{"same":"01c0aa1"},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-7.45527,1.32722,2.39427,3.96237,-0.585863,-0.896312,-2.89867,2.67504]]}}}},
   {"key":"LM-9","levels":{"same":"1c5b5d5"},"seen":{"spellings":{"calls":[1,2],"first":{"same":"2671d6d"}}}},
   {"same":"a855fc2"},
   {"same":"a855fc2"},
   {"key":"LM-9","levels":{"same":"1c5b5d5"},"seen":{"spellings":{"calls":[1,2],"first":{"same":"12106da"}},"facts":{"calls":[0],"first":{"same":"12106da"}}}},
   {"key":"LM-9","levels":{"same":"1c5b5d5"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-0.147585,0.311318,-0.274237,0.110674,0.0503629,-0.234697,-0.204496,-0.0869128]]}},"spellings":{"calls":[0,1,2],"first":{"same":"2671d6d"}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-0.104687,0.277139,-0.066004,0.175369,-0.235224,0.570633,-0.309824,-0.333358]]}}}},
   {"key":"PS7-gpt2-prefix","levels":{"same":"de411a8"},"seen":{"loaded":{"same":"cb2e9f3"},"spellings":{"calls":[2],"first":{"same":"7761168"}},"facts":{"same":"d537f46"},"equal_sizes":{"same":"6ef724e"}}},
   {"key":"PS7-gpt2-prefix","levels":{"same":"de411a8"},"seen":{"spellings":{"same":"6ef724e"},"facts":{"same":"cb2e9f3"}}},
   {"key":"PS7-gpt2-prefix","levels":{"same":"de411a8"},"seen":{"loaded":{"same":"cb2e9f3"},"spellings":{"calls":[0,2],"first":{"same":"2ce3175"}},"facts":{"same":"d537f46"},"equal_sizes":{"same":"6ef724e"}}},
   {"key":"PS7-gpt2-keys","levels":{"same":"1a7066d"},"seen":{"loaded":{"calls":[0],"first":{"same":"041aae0"}},"spellings":{"calls":[0,1,2],"first":{"same":"041aae0"}},"facts":{"same":"b472d5e"},"equal_sizes":{"same":"b472d5e"}}},
   {"key":"PS7-gpt2-keys","levels":{"same":"1a7066d"},"seen":{"loaded":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (12) must match the size of tensor b (36) at non-singleton dimension 0"]}},"spellings":{"calls":[0,1,2],"first":{"same":"72d7a29"}},"facts":{"same":"25134c0"},"equal_sizes":{"same":"25134c0"}}},
   {"key":"PS7-gpt2-layers","levels":{"same":"aa8a727"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.466248,-4.7389,3.09264,4.06923,2.34341,-0.623351,-4.11587,4.23987]]}},"equal_sizes":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[5.23937,3.84437,4.88666,3.9677,3.62343,-3.03811,-2.75446,-3.11871]]}}}},
   {"key":"PS7-gpt2-layers","levels":{"same":"aa8a727"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.61407,-1.30618,1.90447,2.33741,0.325611,2.14926,-2.09029,3.16784]]}},"equal_sizes":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[5.14182,3.60707,5.05914,1.98931,2.03915,-1.55319,-2.82105,-3.01614]]}}}},
   {"key":"PS7-gpt2-layers","levels":{"same":"aa8a727"},"seen":{"equal_sizes":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[5.27792,3.55133,5.29156,3.91831,3.61186,-1.18605,-2.60049,-3.11215]]}}}},
   {"key":"PS7-gpt2-layers","levels":{"same":"aa8a727"},"seen":{"equal_sizes":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[5.10592,3.13154,5.15719,2.60104,2.65904,-0.797592,-3.03805,-2.96803]]}}}},
   {"key":"PS7-gpt2-layers","levels":{"same":"aa8a727"},"seen":{"equal_sizes":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[4.76811,3.18808,4.80368,2.22945,2.36694,-1.50602,-2.63279,-2.85685]]}}}},
   {"same":"4484b7e"},
   {"same":"4484b7e"},
   {"key":"PS7-gpt2-memory","levels":{"same":"4b02d81"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.602071,-3.3656,3.44204,3.21728,3.80052,1.46275,-4.04514,5.47589]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.50389,1.7895,6.16182,0.244531,0.395316,-1.5616,-1.17432,1.92451]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.57042,0.818759,2.01634,4.71518,0.395316,-1.56738,-1.16986,1.89439]]}}}},
   {"same":"4484b7e"},
   {"key":"PS7-gpt2-dictionary","levels":{"same":"12e82aa"},"seen":{"facts":{"calls":[1],"first":{"same":"89e2bcb"}}}},
   {"key":"PS7-gpt2-dictionary","levels":{"same":"12e82aa"},"seen":{"facts":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.0,1.0,1.0,1.0]]}}}},
   {"key":"PS7-gpt2-dictionary","levels":{"same":"12e82aa"},"seen":{"facts":{"calls":[0],"first":{"same":"89e2bcb"}}}},
   {"key":"PS7-gpt2-dictionary","levels":{"same":"12e82aa"},"seen":{"facts":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.0,0.0,1.0,1.0]]}}}},
   {"same":"d73a46c"},
   {"same":"d73a46c"},
   {"key":"PS7-gpt2-mlp","levels":{"same":"a2821e4"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-0.824647,-9.91138,0.456841,7.03566,6.59277,-1.02349,-6.29101,4.95809]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[2.65172,0.990262,7.41743,-1.62003,-1.72567,-1.87261,-0.665755,3.4593]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-6.86946,1.68079,1.94867,4.11214,-1.72567,-1.92544,-0.710754,3.46902]]}}}},
   {"key":"PS7-gpt2-mlp","levels":{"same":"a2821e4"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-1.22793,-11.7216,0.967674,9.29713,8.3497,-2.98996,-7.94422,5.58703]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.45342,1.12352,7.23108,-1.57724,-1.37059,-1.71449,-1.20911,2.95198]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.46633,1.09054,1.80269,3.84503,-1.37059,-1.8096,-1.31048,2.93042]]}}}},
   {"key":"PS7-gpt2-mlp","levels":{"same":"a2821e4"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-1.35936,-8.59551,4.00018,4.95805,9.58241,-3.47233,-7.73305,6.8056]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[3.56964,5.67455,5.67319,-0.380851,-2.76358,-7.17932,-6.14931,2.21342]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-7.16981,3.58174,6.38796,2.93146,-2.76358,-7.12292,-6.16512,2.25682]]}}}},
   {"key":"PS7-gpt2-mlp","levels":{"same":"a2821e4"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[0.598132,-2.49192,3.29041,1.48026,0.920227,2.99108,-1.38475,5.36589]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.99187,1.34964,5.608,-0.24214,-0.267181,-1.3607,-1.30383,2.57693]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-6.16233,1.15959,1.59334,3.76481,-0.267181,-1.36241,-1.30466,2.51831]]}}}},
   {"key":"PS7-gpt2-kind","levels":{"same":"eb8f0c8"},"seen":{"facts":{"same":"01c0aa1"}}},
   {"key":"PS7-gpt2-kind","levels":{"same":"eb8f0c8"},"seen":{"loaded":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[-0.0733146,-4.03472,3.88737,2.98015,2.41982,1.63705,-2.70348,5.73713]]}},"spellings":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,7]],"numbers":[[1.5665,1.95572,6.65894,0.0392665,-0.033473,-1.93363,-1.41246,2.1699]]}},"facts":{"same":"01c0aa1"},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,8]],"numbers":[[-5.60312,0.720398,2.48655,4.00398,-0.033473,-1.99225,-1.46571,2.08374]]}}}}
  ]
 }
},
"quizzes": {
 "first_merge": {"kind":"choice","answer":"b","right":{"fr":"Oui : « as » est dans les quatre mots, 5 + 2 + 6 + 3 = 16 fois. Les deux autres paires n'en comptent que 11 chacune.","en":"Yes: \"as\" is in all four words, 5 + 2 + 6 + 3 = 16 times. The other two pairs come only 11 times each."},"wrong":{"fr":"Compte chaque paire dans chaque mot, multipliée par le nombre d'occurrences du mot, puis additionne.","en":"Count each pair in each word, times the number of occurrences of the word, then add up."},"near":[{"value":"a","reply":{"fr":"« ss » manque dans « bas » : 2 + 6 + 3 = 11. Une autre paire est dans les quatre mots.","en":"\"ss\" is missing from \"bas\": 2 + 6 + 3 = 11. Another pair is in all four words."}},{"value":"c","reply":{"fr":"« se » compte 11 occurrences, à égalité avec « ss ». Une autre paire est dans les quatre mots.","en":"\"se\" comes 11 times, as often as \"ss\". Another pair is in all four words."}}]},
 "known_word": {"kind":"number","answer":2,"tolerance":0,"right":{"fr":"Oui : `b` et `asse`. Le mot est dans le corpus, mais trop rare pour que ses morceaux aient fini de fusionner. « tasse », elle, est devenue un seul jeton.","en":"Yes: `b` and `asse`. The word is in the corpus, but too rare for its pieces to have been merged to the end. \"tasse\" has become a single token."},"wrong":{"fr":"Pars de b, a, s, s, e et applique les fusions dans l'ordre : (a, s), (as, s), (ass, e), (t, asse).","en":"Start from b, a, s, s, e and apply the merges in order: (a, s), (as, s), (ass, e), (t, asse)."},"near":[{"value":1,"reply":{"fr":"Il faudrait une fusion de `b` et `asse`, et elle n'est pas parmi les quatre : être dans le corpus ne suffit pas.","en":"That would take a merge of `b` and `asse`, which is not among the four: to be in the corpus is not enough."}},{"value":3,"reply":{"fr":"La troisième fusion colle `ass` et `e`. Recompte après elle.","en":"The third merge joins `ass` and `e`. Count again after it."}},{"value":5,"reply":{"fr":"5, ce sont les lettres. Quatre fusions sont passées par là.","en":"5 is the number of letters. Four merges have been there since."}}]},
 "tied_parameters": {"kind":"number","answer":38597376,"tolerance":100000,"right":{"fr":"Oui : 50257 × 768 = 38 597 376, une matrice entière. GPT-2 a environ 124 millions de paramètres ; sans ce lien, il en aurait 163.","en":"Yes: 50257 × 768 = 38,597,376, one whole matrix. GPT-2 has about 124 million parameters; without this tie it would have 163."},"wrong":{"fr":"On économise une matrice de forme (V, d). Combien de nombres contient-elle ?","en":"One matrix of shape (V, d) is saved. How many numbers does it hold?"},"near":[{"value":77194752,"reply":{"fr":"Ce sont les deux matrices ensemble. Lier en garde une et économise l'autre.","en":"Those are both matrices together. Tying keeps one and saves the other."}},{"value":50257,"tolerance":1,"reply":{"fr":"C'est le nombre de lignes. Chacune contient 768 nombres.","en":"That is the number of rows. Each of them holds 768 numbers."}},{"value":589824,"reply":{"fr":"768 × 768 est une projection d'attention. La table a une ligne par jeton du vocabulaire.","en":"768 × 768 is a projection of attention. The table has a row for each token of the vocabulary."}}]},
 "question_count": {"kind":"number","answer":504,"tolerance":0,"right":{"fr":"Oui : 63 par suite, car le dernier jeton n'a pas de suivant connu, et 8 suites. D'où l'habitude de prélever 65 jetons pour en juger 64.","en":"Yes: 63 per sequence, as the last token has no known successor, and 8 sequences. Hence the habit of taking 65 tokens to judge 64."},"wrong":{"fr":"Dans une suite de 64 jetons, combien ont un suivant que l'on connaît ?","en":"In a sequence of 64 tokens, how many have a successor that we know?"},"near":[{"value":512,"reply":{"fr":"8 × 64 compte aussi le dernier jeton de chaque suite. Quelle serait sa cible ?","en":"8 × 64 counts the last token of each sequence too. What would its target be?"}},{"value":8,"reply":{"fr":"Une question par suite, ce serait ne juger que la dernière place. Le masque causal permet de les juger toutes.","en":"One question per sequence would be to judge the last place alone. The causal mask lets us judge them all."}},{"value":63,"reply":{"fr":"C'est le compte d'une suite. Le lot en contient 8.","en":"That is the count of one sequence. The batch holds 8."}}]},
 "teacher_forcing": {"kind":"choice","answer":"b","right":{"fr":"Oui : on donne la vraie suite en entrée, exactement comme au réseau récurrent. Le masque n'y change rien, il empêche seulement chaque place de lire sa propre réponse. Ce qui devient inutile, c'est d'avancer pas à pas.","en":"Yes: the true sequence is given as input, exactly as to the recurrent network. The mask changes nothing in that, it only keeps each place from reading its own answer. What becomes useless is to go step by step."},"wrong":{"fr":"Qu'est-ce que le modèle lit à la place t pendant l'entraînement : un jeton du corpus, ou un jeton de lui ?","en":"What does the model read at place t in training: a token of the corpus, or a token of its own?"},"near":[{"value":"a","reply":{"fr":"Regarde `inputs` : ce sont les jetons du corpus. Le masque cache l'avenir, il ne remplace pas le passé.","en":"Look at `inputs`: these are the tokens of the corpus. The mask hides the future, it does not replace the past."}},{"value":"c","reply":{"fr":"Ce serait possible, mais il faudrait alors générer pendant l'entraînement, jeton par jeton : le parallélisme serait perdu.","en":"That would be possible, but one would then have to generate during training, token by token: parallelism would be lost."}}]},
 "after_a_slip": {"kind":"choice","answer":"b","right":{"fr":"Oui : la faute coûte sa perte à la place 9, et c'est tout. À la génération, elle serait dans le texte, sous les yeux du modèle, pour toujours.","en":"Yes: the slip costs its loss at place 9, and that is all. In generation it would be in the text, before the eyes of the model, for ever."},"wrong":{"fr":"Les entrées ont toutes été données d'avance, en une seule passe. D'où viennent-elles ?","en":"The inputs were all given in advance, in a single pass. Where do they come from?"},"near":[{"value":"a","reply":{"fr":"Ce serait la génération. À l'entraînement, les entrées sont fixées avant que la moindre prédiction ne soit faite.","en":"That would be generation. In training, the inputs are settled before any prediction is made."}},{"value":"c","reply":{"fr":"Ses probabilités ne servent qu'à la perte : rien d'elles ne revient dans l'entrée.","en":"Its probabilities serve the loss alone: nothing of them comes back into the input."}}]},
 "uniform_loss": {"kind":"number","answer":3.8501,"tolerance":0.02,"right":{"fr":"Oui : −ln(1/47) = ln 47. C'est le repère à connaître : une perte de départ très au-dessus trahit une erreur, une perte qui reste là, un modèle qui n'apprend pas.","en":"Yes: −ln(1/47) = ln 47. It is the landmark to know: a first loss far above it betrays a mistake, a loss that stays there a model that does not learn."},"wrong":{"fr":"Chaque caractère reçoit p = 1/47. La perte d'une place est −ln p, et toutes les places ont la même.","en":"Each character gets p = 1/47. The loss of a place is −ln p, and all places have the same."},"near":[{"value":5.5546,"reply":{"fr":"C'est log₂ 47, en bits. La perte se compte ici en logarithmes naturels.","en":"That is log₂ 47, in bits. The loss is counted here in natural logarithms."}},{"value":0.0213,"tolerance":0.005,"reply":{"fr":"1/47 est la probabilité. La perte est l'opposé de son logarithme.","en":"1/47 is the probability. The loss is minus its logarithm."}},{"value":47,"reply":{"fr":"47 est e^perte, ce que l'on appelle la perplexité : le nombre de choix entre lesquels le modèle hésite. La perte est son logarithme.","en":"47 is e^loss, what is called perplexity: the number of choices between which the model hesitates. The loss is its logarithm."}},{"value":1.6721,"reply":{"fr":"C'est le logarithme décimal de 47. La perte se compte ici en logarithmes naturels.","en":"That is the base-10 logarithm of 47. The loss is counted here in natural logarithms."}}]},
 "softmax_twice": {"kind":"choice","answer":"b","right":{"fr":"Oui : les « logits » 1 et 0 passent par une seconde softmax, qui donne au bon caractère e/(e + 46) ≈ 0,056. La perte a l'air raisonnable, baisse un peu, et se fige : le pire genre d'erreur.","en":"Yes: the \"logits\" 1 and 0 go through a second softmax, which gives the right character e/(e + 46) ≈ 0.056. The loss looks reasonable, goes down a little, and freezes: the worst kind of mistake."},"wrong":{"fr":"La fonction prend ces nombres pour des logits. Que vaut la softmax d'un 1 et de 46 zéros ?","en":"The function takes these numbers for logits. What is the softmax of one 1 and 46 zeros?"},"near":[{"value":"a","reply":{"fr":"Elle serait nulle si la fonction recevait des probabilités. Elle attend des logits, et leur applique sa propre softmax.","en":"It would be zero if the function were given probabilities. It expects logits, and applies a softmax of its own to them."}},{"value":"c","reply":{"fr":"La fonction ne prend pas le logarithme de ces nombres : elle en fait d'abord une softmax, qui n'est jamais nulle ici.","en":"The function does not take the logarithm of these numbers: it first makes a softmax of them, which is never zero here."}}]},
 "temperature_ratio": {"kind":"number","answer":7.389,"tolerance":0.12,"right":{"fr":"Oui : e^(1/0,5) = e² ≈ 7,39. Diviser par 0,5, c'est doubler tous les écarts.","en":"Yes: e^(1/0.5) = e² ≈ 7.39. To divide by 0.5 is to double every gap."},"wrong":{"fr":"Le rapport est e^((z₁ − z₂)/τ), et l'écart des logits est 1.","en":"The ratio is e^((z₁ − z₂)/τ), and the gap between the logits is 1."},"near":[{"value":1.6487,"reply":{"fr":"C'est e^0,5 : tu as multiplié par τ. Plus froid veut dire plus tranché.","en":"That is e^0.5: you multiplied by τ. Colder means sharper."}},{"value":5.4366,"reply":{"fr":"C'est le double de e. La température est dans l'exposant : c'est l'écart qui double, et le rapport qui s'élève au carré.","en":"That is twice e. The temperature is in the exponent: the gap doubles, and the ratio is squared."}},{"value":2.7183,"reply":{"fr":"C'est le rapport à τ = 1. À 0,5, tous les écarts doublent.","en":"That is the ratio at τ = 1. At 0.5 every gap doubles."}}]},
 "temperature_wording": {"kind":"choice","answer":"b","right":{"fr":"Oui. Personne ne touche aux logits du modèle : c'est une copie divisée que l'on donne à la softmax. Écris « la température divise les logits avant la softmax », et il n'y a plus de piège.","en":"Yes. Nobody touches the logits of the model: it is a divided copy that softmax is given. Write \"temperature divides the logits before softmax\", and the trap is gone."},"wrong":{"fr":"Compare ce que calcule la phrase, softmax(z/τ), et ce que calcule le programme.","en":"Compare what the sentence computes, softmax(z/τ), with what the program computes."},"near":[{"value":"a","reply":{"fr":"Diviser des probabilités par τ, puis les normaliser de nouveau, ne changerait rien du tout : τ se simplifie. Elle doit être dans l'exponentielle.","en":"To divide probabilities by τ, then to normalise them again, would change nothing at all: τ cancels out. It has to be inside the exponential."}},{"value":"c","reply":{"fr":"Diviser les logits change bien la softmax : regarde le tableau au-dessus. C'est **ajouter** le même nombre à tous qui ne la change pas.","en":"To divide the logits does change softmax: look at the table above. It is **adding** the same number to all that does not."}}]},
 "top_two": {"kind":"number","answer":0.7311,"tolerance":0.006,"right":{"fr":"Oui : 1/(1 + e⁻¹). Les deux survivants se partagent tout, et gardent leur rapport.","en":"Yes: 1/(1 + e⁻¹). The two survivors share everything, and keep their ratio."},"wrong":{"fr":"Deux logits restent, 2 et 1. Fais-en la softmax.","en":"Two logits remain, 2 and 1. Take their softmax."},"near":[{"value":0.6439,"reply":{"fr":"C'est sa probabilité parmi les quatre. Les deux écartés rendent leur part aux survivants.","en":"That is its probability among the four. The two that are left out give their share back to the survivors."}},{"value":0.5,"reply":{"fr":"Garder deux jetons n'est pas les rendre égaux : leurs logits restent 2 et 1.","en":"To keep two tokens is not to make them equal: their logits remain 2 and 1."}},{"value":0.7036,"reply":{"fr":"Tu as réparti la part des deux écartés à parts égales. Elle se répartit en proportion.","en":"You shared the part of the two that were left out equally. It is shared in proportion."}}]},
 "same_seed": {"kind":"choice","answer":"b","right":{"fr":"Oui. Les sorties du document viennent d'une seule machine. Une graine rend une expérience répétable chez toi, dans les mêmes conditions ; c'est pourquoi aucun exercice d'ici n'est jugé sur un texte tiré.","en":"Yes. The document's outputs come from one machine. A seed makes an experiment repeatable on your own machine, under the same conditions; this is why no exercise here is judged on a text that was drawn."},"wrong":{"fr":"Un tirage compare un nombre au hasard à des probabilités. D'où viennent l'un et les autres, et sont-ils partout les mêmes au dernier chiffre ?","en":"A draw compares a random number with probabilities. Where do they come from, and are they the same everywhere to the last digit?"},"near":[{"value":"a","reply":{"fr":"PyTorch ne promet les mêmes nombres ni d'un appareil à l'autre, ni d'une version à l'autre. Et un seul jeton différent change toute la suite.","en":"PyTorch promises the same numbers neither from one device to another, nor from one version to another. And a single different token changes all that follows."}},{"value":"c","reply":{"fr":"La température ne change rien à l'affaire : dès que l'on tire, tout dépend du générateur et des derniers chiffres des logits.","en":"Temperature has nothing to do with it: as soon as one draws, all depends on the generator and on the last digits of the logits."}}]},
 "right_row": {"kind":"choice","answer":"b","right":{"fr":"Oui : la ligne du cinquième jeton, la seule qui ait vu toute l'invite. Les quatre autres prédisent des jetons que l'on a déjà.","en":"Yes: the row of the fifth token, the only one that has seen the whole prompt. The other four predict tokens that we already have."},"wrong":{"fr":"La ligne t a vu les jetons 1 à t, et prédit le jeton t + 1.","en":"Row t has seen tokens 1 to t, and predicts token t + 1."},"near":[{"value":"a","reply":{"fr":"La première ligne n'a vu que le premier jeton : elle prédit le deuxième.","en":"The first row has seen the first token alone: it predicts the second."}},{"value":"c","reply":{"fr":"Chaque ligne répond à une autre question. Les moyenner n'en pose aucune.","en":"Each row answers a different question. To average them asks none."}}]},
 "times_too_many": {"kind":"number","answer":67,"tolerance":0.5,"right":{"fr":"Oui : le rapport est (2T + 1)/3 = 201/3 = 67, quel que soit d. Pour mille jetons, ce serait 667.","en":"Yes: the ratio is (2T + 1)/3 = 201/3 = 67, whatever d. For a thousand tokens it would be 667."},"wrong":{"fr":"Divise les deux formules l'une par l'autre : T, T + 1 et d se simplifient.","en":"Divide one formula by the other: T, T + 1 and d cancel out."},"near":[{"value":100,"reply":{"fr":"100 est le rapport du dernier pas. Les premiers pas gaspillent moins : en moyenne, c'est à peu près 2T/3.","en":"100 is the ratio of the last step. The first steps waste less: on average it is about 2T/3."}},{"value":33.33,"reply":{"fr":"T/3 oublie que la seconde somme est T²/2 : le rapport de T³/3 à T²/2 est 2T/3.","en":"T/3 forgets that the second sum is T²/2: the ratio of T³/3 to T²/2 is 2T/3."}},{"value":50.5,"reply":{"fr":"50,5 est la moyenne de 1 à 100. Il faut le rapport de deux sommes, Σt² et Σt.","en":"50.5 is the mean of 1 to 100. What is asked is the ratio of two sums, Σt² and Σt."}}]},
 "missing_projections": {"kind":"choice","answer":"b","right":{"fr":"Oui : Σ(t²d + t d²). Tant que T est plus petit que d, c'est même le second terme qui domine.","en":"Yes: Σ(t²d + t d²). As long as T is smaller than d it is even the second term that dominates."},"wrong":{"fr":"Au pas t, on projette t jetons, pour d² multiplications chacun. Somme de 1 à T.","en":"At step t we project t tokens, for d² multiplications each. Sum from 1 to T."},"near":[{"value":"a","reply":{"fr":"Elles ne le sont que si T est bien plus grand que d. Avec d = 768 et T = 100, compare t d² et t² d au dernier pas.","en":"They are so only if T is much larger than d. With d = 768 and T = 100, compare t d² and t² d at the last step."}},{"value":"c","reply":{"fr":"Les deux coûts s'ajoutent, ils ne se multiplient pas : on projette, puis on compare.","en":"The two costs add up, they do not multiply: first we project, then we compare."}}]},
 "constant_step": {"kind":"choice","answer":"c","right":{"fr":"Oui : O(m² + m d), où m est la taille de son état, que l'on en soit au pas 10 ou au pas 1000. Avec cache, le pas du Transformer coûte O(t d) pour l'attention, en plus des projections : peu, mais de plus en plus.","en":"Yes: O(m² + m d), where m is the size of its state, be it step 10 or step 1000. With a cache, the step of the Transformer costs O(t d) for attention, besides the projections: little, but more and more."},"wrong":{"fr":"Que relit chaque machine au pas t : tout le passé, ou un résumé de taille fixe ?","en":"What does each machine reread at step t: the whole past, or a summary of fixed size?"},"near":[{"value":"a","reply":{"fr":"Sans cache, il refait tout : son pas coûte comme t².","en":"Without a cache it redoes everything: its step costs like t²."}},{"value":"b","reply":{"fr":"Presque : il ne projette plus qu'un jeton. Mais sa requête rencontre encore toutes les clés, qui sont de plus en plus nombreuses.","en":"Almost: it projects only one token now. Yet its query still meets all the keys, which are more and more numerous."}}]},
 "past_queries": {"kind":"choice","answer":"c","right":{"fr":"Oui : la requête s a posé sa question, reçu sa réponse, et ne resservira pas. Les clés et les valeurs, elles, serviront à toutes les requêtes à venir.","en":"Yes: query s has asked its question, had its answer, and will not serve again. Keys and values will serve all the queries to come."},"wrong":{"fr":"Dans la ligne t de l'attention, quelles requêtes apparaissent ? Quelles clés ?","en":"In row t of attention, which queries appear? Which keys?"},"near":[{"value":"a","reply":{"fr":"Les garder n'accélérerait rien : aucun calcul à venir ne les lit.","en":"To keep them would speed nothing up: no computation to come reads them."}},{"value":"b","reply":{"fr":"Elles ne changent pas : le jeton s est resté à sa place, et le masque lui cache tout ce qui est arrivé depuis.","en":"They do not change: token s has stayed in its place, and the mask hides from it all that has come since."}}]},
 "cache_weight": {"kind":"number","answer":18874368,"tolerance":200000,"right":{"fr":"Oui : 2 × 12 × 768 × 1024 : une clé et une valeur, par couche, par jeton. Les têtes ne changent rien au compte, puisqu'elles se partagent les 768.","en":"Yes: 2 × 12 × 768 × 1024: one key and one value, per layer, per token. Heads do not change the count, since they share the 768."},"wrong":{"fr":"Par couche et par jeton : une clé de taille d et une valeur de taille d.","en":"Per layer and per token: a key of size d and a value of size d."},"near":[{"value":9437184,"reply":{"fr":"C'est la moitié : il y a les clés **et** les valeurs.","en":"That is half of it: there are the keys **and** the values."}},{"value":1572864,"reply":{"fr":"C'est le cache d'une couche. Chacune des 12 a le sien.","en":"That is the cache of one layer. Each of the 12 has its own."}},{"value":226492416,"reply":{"fr":"Tu as compté les 12 têtes en plus. Elles se partagent les 768 nombres d'un jeton.","en":"You counted the 12 heads as well. They share the 768 numbers of a token."}}]},
 "row_sees": {"kind":"number","answer":12,"tolerance":0,"right":{"fr":"Oui : 10 dans le cache, puis le premier du morceau, puis elle-même.","en":"Yes: 10 in the cache, then the first of the chunk, then itself."},"wrong":{"fr":"Elle voit le cache en entier, et le morceau jusqu'à elle-même, comprise.","en":"It sees the whole cache, and the chunk up to itself, included."},"near":[{"value":2,"reply":{"fr":"C'est ce qu'elle voit du morceau. Et le cache ?","en":"That is what it sees of the chunk. What about the cache?"}},{"value":14,"reply":{"fr":"Alors elle lirait les deux jetons qui la suivent dans le morceau.","en":"Then it would read the two tokens that follow it in the chunk."}},{"value":11,"reply":{"fr":"Un jeton se voit lui-même. Compte le cache, le premier du morceau, et elle.","en":"A token sees itself. Count the cache, the first of the chunk, and the row itself."}},{"value":10,"reply":{"fr":"Le cache n'est pas tout : elle voit aussi le morceau, jusqu'à elle-même.","en":"The cache is not all: it sees the chunk as well, up to itself."}}]},
 "missing_mask": {"kind":"choice","answer":"b","right":{"fr":"Oui : le masque d'un seul jeton nouveau ne cache rien, et l'oublier ne change rien. Il faut qu'un jeton du morceau ait un voisin à sa droite.","en":"Yes: the mask of a single new token hides nothing, and to forget it changes nothing. A token of the chunk must have a neighbour on its right."},"wrong":{"fr":"Dessine la ligne du masque d'un jeton nouveau, seul après le cache. Qu'y a-t-il à cacher ?","en":"Draw the row of the mask for one new token, alone after the cache. What is there to hide?"},"near":[{"value":"a","reply":{"fr":"Elle **somme** à 1, comme toujours, mais ses poids se répartissent sur toutes les clés. Lesquelles faudrait-il cacher ?","en":"It **sums** to 1, as always, but its weights are spread over all the keys. Which of them should be hidden?"}},{"value":"c","reply":{"fr":"Le cache ne masque rien : il garde des clés et des valeurs. Et celles à venir n'existent pas encore.","en":"The cache masks nothing: it keeps keys and values. And those to come do not exist yet."}}]},
 "full_context": {"kind":"choice","answer":"b","right":{"fr":"Oui : le jeton qui était à la place 2 passe à la place 1, son vecteur d'entrée change, et tout ce qui en dépend. D'autres façons de coder les positions, relatives, permettent de mieux faire ; pas les nôtres.","en":"Yes: the token that was in place 2 moves to place 1, its input vector changes, and so does all that depends on it. Other ways to encode positions, relative ones, allow for better; ours do not."},"wrong":{"fr":"La génération naïve donne au modèle une suite rognée, dont le premier jeton est en place 1. Les clés du cache ont-elles été calculées avec ces places-là ?","en":"Naive generation gives the model a cropped sequence, whose first token is in place 1. Were the keys in the cache computed with those places?"},"near":[{"value":"a","reply":{"fr":"Ses clés ont été calculées avec les anciennes places, et, dès la deuxième couche, à partir d'un jeton que l'on vient de jeter.","en":"Its keys were computed with the former places and, from the second layer on, from a token that has just been dropped."}},{"value":"c","reply":{"fr":"Le masque n'y est pour rien : le dernier jeton a le droit de tout voir. Ce sont les places qui ont bougé.","en":"The mask has nothing to do with it: the last token may see everything. It is the places that have moved."}}]},
 "silent_transpose": {"kind":"choice","answer":"b","right":{"fr":"Oui : elle est carrée, d × d, et sa transposée a la même forme. Rien ne proteste, et le modèle écrit du charabia. Les deux autres lèvent une erreur de taille, qui rend service. (Méfie-toi aussi de `c_attn` : coupée en trois, elle donne trois carrés.)","en":"Yes: it is square, d × d, and its transpose has the same shape. Nothing protests, and the model writes gibberish. The other two raise a size error, which is a kindness. (Beware of `c_attn` as well: cut in three, it gives three squares.)"},"wrong":{"fr":"PyTorch ne vérifie que les formes. Laquelle de ces matrices a la forme de sa transposée ?","en":"PyTorch checks shapes alone. Which of these matrices has the shape of its transpose?"},"near":[{"value":"a","reply":{"fr":"Celle-ci va de d à 4d : (d, 4d). Le poids de `linear1` a la forme (4d, d), et la refuse telle quelle.","en":"This one goes from d to 4d: (d, 4d). The weight of `linear1` has shape (4d, d), and refuses it as it stands."}},{"value":"c","reply":{"fr":"Celle-ci va de 4d à d : (4d, d). Sa transposée a une autre forme, et `linear2` la refuse. Il y a deux `c_proj` dans un bloc, et ce n'est pas la même.","en":"This one goes from 4d to d: (4d, d). Its transpose has another shape, and `linear2` refuses it. There are two `c_proj` in a block, and this is not the one."}}]},
 "sixteen_heads": {"kind":"number","answer":268435456,"tolerance":500000,"right":{"fr":"Oui : 16 × 16 777 216 = 268 435 456, pour une couche et une suite. En `float32`, cela fait 1 Gio.","en":"Yes: 16 × 16,777,216 = 268,435,456, for one layer and one sequence. In `float32` that makes 1 GiB."},"wrong":{"fr":"Chaque tête a sa propre carte, de 4096 lignes et 4096 colonnes.","en":"Each head has a map of its own, of 4096 rows and 4096 columns."},"near":[{"value":16777216,"reply":{"fr":"C'est une tête. Elles sont 16, et chacune a sa carte entière.","en":"That is one head. There are 16, and each has a whole map."}},{"value":1048576,"reply":{"fr":"Tu as divisé par 16. Les têtes se partagent la **taille** des jetons, pas leur nombre : chacune les compare tous.","en":"You divided by 16. Heads share the **size** of tokens, not their number: each of them compares them all."}}]},
 "twice_as_long": {"kind":"choice","answer":"b","right":{"fr":"Oui : la carte compte les couples de jetons, le cache compte les jetons.","en":"Yes: the map counts pairs of tokens, the cache counts tokens."},"wrong":{"fr":"La carte a T lignes et T colonnes. Le cache range une clé et une valeur par jeton.","en":"The map has T rows and T columns. The cache stores one key and one value for each token."},"near":[{"value":"a","reply":{"fr":"Pour le cache, oui. Mais la carte a deux fois plus de lignes **et** deux fois plus de colonnes.","en":"For the cache, yes. But the map has twice as many rows **and** twice as many columns."}},{"value":"c","reply":{"fr":"Pour la carte, oui. Mais le cache ne range rien par couple : une clé et une valeur par jeton.","en":"For the map, yes. But the cache stores nothing for pairs: one key and one value for each token."}}]},
 "ten_times": {"kind":"number","answer":0.8913,"tolerance":0.01,"right":{"fr":"Oui : 10^−0,05 ≈ 0,89. Dix fois plus de calcul pour 11 % de perte en moins : la loi est fiable, elle n'est pas généreuse.","en":"Yes: 10^−0.05 ≈ 0.89. Ten times the computation for 11% less loss: the law is reliable, it is not generous."},"wrong":{"fr":"Si C devient 10 C, alors C^−0,05 devient 10^−0,05 × C^−0,05.","en":"If C becomes 10 C, then C^−0.05 becomes 10^−0.05 × C^−0.05."},"near":[{"value":0.1,"reply":{"fr":"Ce serait l'exposant −1. Le nôtre est vingt fois plus petit.","en":"That would be the exponent −1. Ours is twenty times smaller."}},{"value":1.122,"reply":{"fr":"C'est 10^0,05. L'exposant est négatif : la perte baisse.","en":"That is 10^0.05. The exponent is negative: the loss goes down."}},{"value":0.95,"reply":{"fr":"1 − 0,05 serait une droite. C'est une puissance : 10^−0,05.","en":"1 − 0.05 would be a straight line. This is a power: 10^−0.05."}},{"value":0.5,"reply":{"fr":"10 × 0,05 = 0,5, mais l'exposant ne multiplie pas : calcule 10^−0,05.","en":"10 × 0.05 = 0.5, but the exponent does not multiply: work out 10^−0.05."}}]}
}
}""")))

if __name__ == "__main__":
    sys.exit(main())
