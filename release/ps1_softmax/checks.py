# Built from autograder/build/visible, solutions/ps1_softmax.py: do not edit.
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
 "0c4ca6d": {"tensor":[[0.43,0.15,0.89],[0.55,0.87,0.66],[0.57,0.85,0.64],[0.22,0.58,0.33],[0.77,0.25,0.1],[0.05,0.8,0.55]],"dtype":"float32"},
 "17a3433": [{"tensor":[0.55,0.87,0.66],"dtype":"float32"},{"same":"0c4ca6d"}],
 "5180d27": {"fr":"La valeur attendue est celle que le document imprime.","en":"The expected value is the one that the document prints."},
 "809fd4c": {"tensor":[0.9,-1.3,0.4,1.7],"dtype":"float64"},
 "0093c2a": [[1.2,-0.4,0.8,0.3],[-0.7,1.1,0.5,-1.6],[0.2,0.9,-1.4,0.6],[1.5,0.1,-0.3,-0.8],[-1.1,-0.6,1.3,0.7]],
 "ab65295": {"tensor":{"same":"0093c2a"},"dtype":"float64"},
 "ad2e540": [{"same":"809fd4c"},{"same":"ab65295"}],
 "c2a09ac": {"tensor":[[0.4,-1.1,0.7],[1.6,0.2,-0.9],[-0.3,1.2,0.5]],"dtype":"float64"},
 "21a9b5a": [{"tensor":[0.5,-1.2,0.8],"dtype":"float64"},{"same":"c2a09ac"}],
 "3e89bdf": {"tensor":[[1.2,-0.4,0.8,0.3]],"dtype":"float64"},
 "a963e38": {"query":{"same":"809fd4c"},"inputs":{"same":"3e89bdf"}},
 "0844b02": {"fr":"Le gradient atteint la requête et les jetons.","en":"The gradient reaches the query and the tokens."},
 "dc7cfbe": {"tuple":[{"tensor":[0.3,-1.1,0.7,1.6,-0.4],"dtype":"float64"}]},
 "db4f934": {"fr":"Le résultat garde le type de l'entrée, float32 ou float64.","en":"The result keeps the input's type, float32 or float64."},
 "c2f653c": {"args":{"same":"ad2e540"}},
 "95529a2": {"tensor":[0.9,-1.3,0.4,1.7],"dtype":"float32"},
 "5cf09e1": {"tensor":{"same":"0093c2a"},"dtype":"float32"},
 "3d9b66b": {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"c2f653c"},{"args":[{"same":"95529a2"},{"same":"5cf09e1"}]}]},
 "37a51f9": {"fr":"Tes arguments restent intacts, et un second appel répond la même chose.","en":"Your arguments stay as they were, and a second call gives the same answer."},
 "9779482": [{"same":"c2f653c"}],
 "8c4adfa": {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"9779482"}},
 "9ed8749": {"fr":"Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.","en":"The computation stays on the input's device: it would work on a GPU."},
 "ebb29fa": {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"9779482"}},
 "8e7a875": [{"fr":"Qui pose la question ? Si la requête change, ton résultat devrait changer aussi.","en":"Who asks the question? When the query changes, your result should change too."}],
 "93d795a": {"calls":[0],"first":{"raised":["IndexError","index 1 is out of bounds for dimension 0 with size 1"]}},
 "aa5af23": {"calls":[0],"first":"no gradient 0"},
 "2590d95": [{"fr":"Ta fonction ne marche que pour la phrase du document. Combien de jetons a une autre phrase ?","en":"Your function works for the document's sentence alone. How many tokens has another sentence?"}],
 "5025143": {"raised":["IndexError","index 5 is out of bounds for dimension 0 with size 5"]},
 "be384c7": {"calls":[0],"first":{"same":"5025143"}},
 "828bc0c": {"calls":[0],"first":"float64 becomes float32"},
 "eaeb50d": {"key":"MO-2","levels":[{"fr":"Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?","en":"A new tensor is born in float32 and on the CPU: are the inputs always there?"}],"seen":{"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}},
 "2ae80a3": [{"fr":"Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?","en":"The result is right, but learning no longer passes through it: where would its gradient come from?"}],
 "9a81717": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":"no graph"}}},
 "179864a": {"raised":["RuntimeError","size mismatch, got input (4), mat (4x5), vec (4)"]},
 "eb372fe": {"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.138548,0.237891,0.233274,0.123992,0.108182,0.158114]]}},
 "1b7fef1": [0.659998,0.000595852,0.0342004,0.0448013,0.260405],
 "8f7560a": {"kind":"tensor","shapes":[[5]],"numbers":[{"same":"1b7fef1"}]},
 "7f7adac": [0.9544,1.495,1.4754,0.8434,0.707,1.0865],
 "c3e74c8": [{"same":"7f7adac"}],
 "ef86c13": [{"fr":"Tu rends toujours les mêmes nombres : que devrait donner une autre entrée ?","en":"You always return the same numbers: what should another input give?"}],
 "593de86": {"kind":"tensor","shapes":[[6]],"numbers":{"same":"c3e74c8"}},
 "3103684": [{"fr":"Le document n'imprime que 4 décimales : le calcul en garde-t-il si peu ?","en":"The document prints only 4 decimals: does the computation keep so few?"}],
 "36f9dd9": {"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.0,0.0,0.0,0.0]]}},
 "ea6f17a": [{"tensor":{"same":"7f7adac"},"dtype":"float32"}],
 "5a12ae3": [{"tensor":[0.8,-2.1,0.4,-1.3,0.6],"dtype":"float64"}],
 "95a30ff": {"args":{"same":"5a12ae3"}},
 "5eeaf25": [{"same":"95a30ff"}],
 "ce085df": [{"fr":"Que devient un score négatif ? La formule ne lui réserve aucun traitement.","en":"What becomes of a negative score? The formula gives it no special treatment."}],
 "fa71353": [{"fr":"Que vaut la somme de tes poids ? Elle doit valoir 1.","en":"What do your weights sum to? It must be 1."}],
 "65e6083": [{"fr":"Un très petit nombre, est-ce toujours petit devant la somme ?","en":"A very small number: is it always small beside the sum?"}],
 "9f5e7a6": [{"fr":"Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?","en":"After the call, the caller no longer finds its numbers: what does its tensor hold?"}],
 "0143b60": {"raised":["RuntimeError","a leaf Variable that requires grad is being used in an in-place operation."]},
 "0315df5": {"calls":[0],"first":{"same":"0143b60"}},
 "4552f25": {"kind":"tensor","shapes":[[6]],"numbers":[[0.1455,0.2278,0.2249,0.1285,0.1077,0.1656]]},
 "65df725": {"calls":[0],"first":{"same":"4552f25"}},
 "f5031c7": {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, pourquoi la softmax).","en":"The document's values are found again (000, why softmax)."},"tolerance":1e-05,"calls":[{"args":{"same":"ea6f17a"},"expected":{"tensor":[0.1385475848,0.2378912987,0.2332740184,0.123991602,0.1081818766,0.1581136194],"dtype":"float64"}}],"note":{"same":"5180d27"}},
 "f7a1d0e": [[[0.3,-1.2,2.1,0.7],[1.4,0.2,-0.6,-1.9],[-0.5,1.1,0.4,0.9]],[[-1.6,0.8,0.1,1.3],[0.6,-0.9,1.7,-0.2],[2.2,-0.4,-1.1,0.5]]],
 "d7d1de1": {"tensor":{"same":"f7a1d0e"},"dtype":"float64"},
 "75a2ac8": [{"same":"d7d1de1"}],
 "84be681": [{"same":"d7d1de1"},1],
 "55527a0": {"tensor":[[[0.2245427474,0.06653633343,0.8000710228,0.4356014758],[0.6745636926,0.2698181371,0.05376918331,0.03235368028],[0.1008935601,0.6636455295,0.1461597939,0.532044844]],[[0.01827278409,0.6739099696,0.1598918712,0.5979219375],[0.1649121231,0.1231122481,0.7919496226,0.1334144177],[0.8168150928,0.2029777822,0.04815850615,0.2686636448]]],"dtype":"float64"},
 "c0c9247": {"tensor":[[0.4,-1.3,0.8],[1.7,0.1,-0.6],[-0.2,1.2,0.5]],"dtype":"float64"},
 "e5b5133": {"name":"every_axis","kind":"values","fact":{"fr":"Un tenseur (2, 3, 4) est normalisé le long de l'axe `dim`, le dernier par défaut.","en":"A (2, 3, 4) tensor is normalised along the axis `dim`, by default the last."},"tolerance":1e-06,"calls":[{"args":{"same":"75a2ac8"},"expected":{"tensor":[[[0.1140953078,0.02545810431,0.6902363897,0.1702101981],[0.6786964884,0.2044194539,0.09185158149,0.0250324762],[0.08020638384,0.3972648198,0.1972758712,0.3252529251]],[[0.02803376566,0.3090211435,0.1534553584,0.5094897324],[0.2138294108,0.04771179068,0.6423790509,0.09607974765],[0.7728929323,0.05740552366,0.02850673941,0.1411948046]]],"dtype":"float64"}},{"args":{"same":"84be681"},"expected":{"same":"55527a0"}},{"args":[{"same":"d7d1de1"},0],"expected":{"tensor":[[[0.8698915256,0.119202922,0.880797078,0.3543436938],[0.6899744811,0.7502601056,0.09112296101,0.1544652651],[0.06297335606,0.8175744762,0.8175744762,0.5986876601]],[[0.1301084744,0.880797078,0.119202922,0.6456563062],[0.3100255189,0.2497398944,0.908877039,0.8455347349],[0.9370266439,0.1824255238,0.1824255238,0.4013123399]]],"dtype":"float64"}},{"args":[{"same":"d7d1de1"},-2],"expected":{"same":"55527a0"}},{"args":[],"kwargs":{"x":{"same":"c0c9247"},"dim":0},"expected":{"tensor":[[0.1916403305,0.05801240028,0.5031661264],[0.7031852261,0.2352518837,0.1240792391],[0.1051744433,0.706735716,0.3727546345]],"dtype":"float64"}},{"args":[{"same":"c0c9247"}],"expected":{"tensor":[[0.3739005145,0.06830546363,0.5577940219],[0.7679575183,0.1550479489,0.07699453281],[0.1414636716,0.5736634766,0.2848728518]],"dtype":"float64"}}]},
 "212cf71": {"tuple":[{"tensor":[[[0.2,-0.7,1.1,0.4],[-0.3,0.9,0.5,-1.2],[0.8,-0.1,0.6,-0.4]],[[1.3,0.3,-0.8,0.1],[-0.6,0.7,-0.2,1.0],[0.4,-0.9,0.5,0.2]]],"dtype":"float64"}]},
 "d8261fe": {"args":{"same":"75a2ac8"},"upstream":{"same":"212cf71"},"expected":[{"tensor":[[[-0.0721473118,-0.03901053511,0.1847469489,-0.07358910198],[-0.201067487,0.1847429814,0.04626973989,-0.02994523436],[0.06314624716,-0.04477292817,0.1158595317,-0.1342328507]],[[0.03483658151,0.07498863899,-0.1315626382,0.02173741769],[-0.1010781342,0.0394717476,-0.04670387627,0.1083102629],[0.07730124814,-0.06888574046,0.005701788816,-0.0141172965]]],"dtype":"float64"}]},
 "d8f5a88": {"args":{"same":"84be681"},"upstream":{"same":"212cf71"},"expected":[{"tensor":[[[0.0621412421,-0.05521825939,0.0842806072,0.2079569128],[-0.1505992381,0.2077879357,-0.02659738857,-0.03632018442],[0.08845799599,-0.1525696763,-0.05768321863,-0.1716367283]],[[0.01915840413,0.1309598727,-0.08598598401,-0.0878582551],[-0.140428178,0.07316911031,0.04927840671,0.1004691494],[0.1212697739,-0.204128983,0.0367075773,-0.01261089427]]],"dtype":"float64"}]},
 "774cecc": {"args":{"same":"75a2ac8"}},
 "7e7c7a2": {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"774cecc"},{"args":[{"tensor":{"same":"f7a1d0e"},"dtype":"float32"}]}]},
 "494a6f8": [{"same":"774cecc"}],
 "5c4b025": {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"494a6f8"}},
 "987e25d": {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"494a6f8"}},
 "219db29": [{"fr":"Chaque *ligne* (une requête) doit sommer à 1 ; chez toi, ce sont les colonnes.","en":"Each *row* (one query) must sum to 1; yours sums to 1 down the columns."}],
 "9a394f0": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.869892,0.354344,0.154465,0.817574,0.880797,0.310026,0.937027,0.401312]]},
 "9e269ff": {"calls":[0,1,3,5],"first":{"same":"9a394f0"}},
 "dc40ff5": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.124498,0.0686353,-0.287333,0.0149146,0.104994,-0.0641729,-0.0236031,0.144156]]},
 "3d933ef": [{"fr":"En 2-D l'axe 1 est le dernier. Et en 1-D, ou en 3-D ?","en":"In 2-D, axis 1 is the last. And in 1-D, or in 3-D?"}],
 "0094675": {"calls":[0,2,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.224543,0.435601,0.0323537,0.14616,0.67391,0.164912,0.816815,0.268664]]}},
 "e598892": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0621412,0.207957,-0.0363202,-0.0576832,0.13096,-0.140428,0.12127,-0.0126109]]}},
 "087c32a": [{"fr":"Ta fonction reçoit `dim` : le résultat change-t-il quand `dim` change ?","en":"Your function takes `dim`: does the result change when `dim` changes?"}],
 "a4e8c17": {"calls":[1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.114095,0.17021,0.0250325,0.197276,0.309021,0.213829,0.772893,0.141195]]}},
 "6044edc": {"calls":[1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.0721473,-0.0735891,-0.0299452,0.11586,0.0749886,-0.101078,0.0773012,-0.0141173]]}},
 "7a3a86d": [{"fr":"Quelles sont les formes de x et de sa somme le long de `dim` ? Se divisent-elles comme tu le penses ?","en":"What are the shapes of x and of its sum along `dim`? Do they divide as you think?"}],
 "3e32e5b": {"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 2"]},
 "7232ec5": {"calls":[0,1,3,5],"first":{"same":"3e32e5b"}},
 "62289db": [{"fr":"Combien de distributions rends-tu : une par ligne, ou une seule pour tout le tenseur ?","en":"How many distributions do you return: one a row, or a single one for the whole tensor?"}],
 "7c91284": {"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0255809,0.0381622,0.00283444,0.0282712,0.0421757,0.0345306,0.171031,0.0312446]]}},
 "bed1b7a": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.0010658,0.00604244,-0.00408631,0.0101306,0.00246036,-0.0290631,0.0270804,-0.00130178]]},
 "f9cb260": [{"fr":"Que se passe-t-il si la somme des scores vaut 0, ou si un score est négatif ?","en":"What happens if the scores sum to 0, or if a score is negative?"}],
 "1b159a0": {"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.14545,0.227837,0.22485,0.128534,0.107746,0.165582]]}},
 "c620ad8": {"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.157895,0.368421,2.11111,0.210526,1.33333,0.5,1.83333,0.416667]]}},
 "a13c833": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.861496,-0.756233,-0.814815,0.490305,5.47222,0.5625,-0.215278,-0.381944]]},
 "6ac9c8c": [{"fr":"Un poids est une proportion : peut-il être négatif ?","en":"A weight is a proportion: can it be negative?"}],
 "d62a713": {"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[-1.97654,-1.43594,-1.45554,-2.08754,-2.22394,-1.84444]]}},
 "eadf0a7": {"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.17072,-1.77072,-3.68758,-1.62315,-1.17435,-1.54258,-0.257615,-1.95761]]}},
 "ca023fc": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0859047,0.22979,-1.1975,0.422452,0.021881,-0.792446,0.245421,0.171761]]},
 "b6180c3": [{"fr":"Tes poids sont un peu trop égaux : quelle est la base de ton exponentielle ?","en":"Your weights are a little too even: what is the base of your exponential?"}],
 "85ec634": {"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.148065,0.215373,0.212466,0.137101,0.124732,0.162263]]}},
 "f8a31e2": {"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.162463,0.214371,0.0568229,0.218598,0.310631,0.245613,0.635221,0.195512]]}},
 "8712934": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.0563428,-0.0446267,-0.0493561,0.0809568,0.0515339,-0.0934972,0.074348,-0.00422046]]},
 "38191dc": [{"fr":"Le meilleur jeton prend tout : la consultation doit être souple, pas dure.","en":"The best token takes all: the lookup must be soft, not hard."}],
 "dbf152d": {"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.0,1.0,0.0,0.0,0.0,0.0]]}},
 "d1e5827": {"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0]]}},
 "1a42051": [{"fr":"Que vaut la somme de tes poids ?","en":"What do your weights sum to?"}],
 "6271885": {"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.831286,1.42735,1.39964,0.74395,0.649091,0.948682]]}},
 "91f5c01": {"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.456381,0.680841,0.10013,0.789103,1.23608,0.855318,3.09157,0.564779]]}},
 "3e1adda": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.288589,-0.294356,-0.119781,0.463438,0.299955,-0.404313,0.309205,-0.0564692]]},
 "68030af": {"kind":"tensor","shapes":[[3]],"numbers":[[1.0,6.0546e-39,2.22736e-39]]},
 "ab1bd71": {"key":"PS1-too-stable","levels":[{"fr":"Ta version est trop bonne : l'exercice veut voir la softmax déborder.","en":"Your version is too good: the exercise wants to see the softmax overflow."}],"seen":{"overflow":{"calls":[0,1],"first":{"same":"68030af"}}}},
 "5bacfdc": [{"fr":"Ici le débordement fait partie de la réponse. Où disparaît-il chez toi ?","en":"Here the overflow is part of the answer. Where does yours disappear?"}],
 "72f2d57": [[1000.0,1001.0,999.0],[0.0,-5.0,3.0],[-1000.0,-1001.0,-999.0]],
 "4dd88b2": [0.2447284711,0.6652409558,0.09003057317],
 "7497462": [{"tensor":[[0.7,"-inf",-0.4,1.2],["-inf","-inf",2.0,0.5],[-1.0,0.3,"-inf","-inf"]],"dtype":"float64"}],
 "22cb641": {"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,0.0,0.0,1.0,0.0,1.0,0.0,0.0]]}},
 "ede8ee1": {"calls":[1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.845535,0.154465,0.0,1.0,0.0831727,0.0,0.668188,0.0]]}},
 "49bfaf4": [{"fr":"Des nan dès que les scores dépassent 88 : que vaut exp(89) en float32 ?","en":"NaN as soon as scores pass 88: what is exp(89) in float32?"}],
 "2f100b0": {"kind":"tensor","shapes":[[3,3]],"numbers":[["nan","nan","nan",0.0474107,0.95227,"nan","nan","nan"]]},
 "fa140c6": {"calls":[2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[["nan","nan","nan",-0.0225633,0.0229389,"nan","nan","nan"]]}},
 "ce5220d": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 1"]}},
 "48708ba": {"calls":[0,1,2,3],"first":{"same":"3e32e5b"}},
 "c890e58": {"calls":[0,1,2,3],"first":"no graph"},
 "e2bf800": [{"fr":"Un seul maximum pour tout le tenseur : que devient une ligne qui en est très loin ?","en":"One maximum for the whole tensor: what becomes of a row that is far below it?"}],
 "157be55": [{"fr":"Après ton décalage, quelle est la plus grande valeur possible ? Il faut que ce soit 0.","en":"After your shift, what is the largest possible value? It has to be 0."}],
 "e12e92b": [["nan","nan","nan","nan","nan","nan","nan","nan"]],
 "60129fb": {"kind":"tensor","shapes":[[3,4]],"numbers":{"same":"e12e92b"}},
 "810efa9": {"calls":[0,1],"first":{"same":"60129fb"}},
 "3ea77fc": {"key":"PS1-shift","levels":{"same":"157be55"},"seen":{"minus_infinity":{"same":"810efa9"},"gradient":{"calls":[3],"first":{"same":"60129fb"}}}},
 "2b492d4": {"kind":"tensor","shapes":[[6]],"numbers":[[0.1385,0.2379,0.2333,0.124,0.1082,0.1581]]},
 "96b1d67": [0.441865748,0.6514819886,0.5683088949],
 "a85a01f": {"tensor":[200.0,-100.0],"dtype":"float32"},
 "b4ea4c9": [{"fr":"Ta sortie ne dépend pas de la requête.","en":"Your output does not depend on the query."}],
 "dab4ed9": {"kind":"tensor","shapes":[[4]],"numbers":[[-0.665045,1.06932,0.487411,-1.55682]]},
 "9f802b9": [{"fr":"Tes poids forment-ils une distribution : positifs, de somme 1 ?","en":"Are your weights a distribution: positive, summing to 1?"}],
 "23457fc": [{"fr":"Tes poids sont plus plats que les bons : une division s'est glissée quelque part.","en":"Your weights are flatter than the right ones: a division slipped in somewhere."}],
 "6559654": [{"fr":"Qui pèse le plus chez toi : ce qui ressemble à la requête, ou ce qui lui est opposé ?","en":"What weighs most in yours: what is like the query, or what opposes it?"}],
 "d1b9d39": {"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.55,0.87,0.66]]}},
 "a948885": [{"fr":"Un contexte a la forme d'un jeton. Quelle est la forme de ton résultat ?","en":"A context has the shape of a token. What shape has your result?"}],
 "f1d99b4": {"raised":["IndexError","index 3 is out of bounds for dimension 0 with size 3"]},
 "0c92e65": {"kind":"tensor","shapes":[[3]],"numbers":[[0.4419,0.6515,0.5683]]},
 "11d735e": {"calls":[0],"first":{"same":"0c92e65"}},
 "f174c88": [{"same":"ab65295"}],
 "e495946": [{"tensor":[[0.6,-1.2,0.3,0.9,-0.5],[-0.8,0.4,1.1,-0.2,0.7],[1.3,0.5,-0.9,0.1,-1.4]],"dtype":"float64"}],
 "0f57fde": {"args":{"same":"f174c88"}},
 "b8b302e": [{"same":"0f57fde"}],
 "d930940": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.401674,0.505943,0.69528,0.768603,0.464682,0.352514,0.385617,0.50766]]}},
 "31fa1ca": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.965212,0.109017,1.07334,0.282546,0.505478,-0.110504,-0.958493,0.678809]]}},
 "22f2679": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.274498,1.41949,-0.138472,0.20763,0.497529,-0.974038,0.00710548,1.11997]]}},
 "5adcca6": {"document":{"same":"d930940"},"other_sizes":{"same":"31fa1ca"},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[20.0,0.856523,8.54559e-174,-0.303741,-20.0,2.94722]]}},"gradient":{"same":"22f2679"}},
 "36613fb": [{"fr":"T jetons à d composantes : quelle forme doit avoir ton résultat ?","en":"T tokens of d components: which shape must your result have?"}],
 "f5e88e6": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[1.2,0.3,1.1,0.2,0.6,-0.3,-1.1,0.7]]}},
 "d96167d": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[20.0,1.0,0.0,-0.5,-20.0,3.0]]}},
 "adb2e9b": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.3,0.7,-0.4,0.2,0.5,-0.6,0.1,0.8]]}},
 "815cdf0": {"calls":[0],"first":{"same":"f1d99b4"}},
 "7ee4219": {"kind":"tensor","shapes":[[6,3]],"numbers":[[0.4421,0.579,0.5683,0.6496,0.6298,0.4671,0.4177,0.5645]]},
 "13b2094": {"calls":[0],"first":{"same":"7ee4219"}},
 "6c880b5": [[0.5,-1.1,2.0],[1.4,0.3,-0.7],[-0.9,0.8,0.1],[0.2,-1.6,1.2],[1.8,0.6,-0.4]],
 "a88238d": {"tensor":{"same":"6c880b5"},"dtype":"float64"},
 "e22b56a": [{"same":"809fd4c"},{"same":"ab65295"},{"same":"a88238d"},0.5],
 "7a10875": {"args":{"same":"e22b56a"}},
 "0939a4e": [{"same":"7a10875"}],
 "60522ce": {"kind":"tuple","shapes":[[3],[5]],"numbers":[[0.708149,-0.442078,0.961221],[0.465905,0.0139989,0.106058,0.121387,0.292651]]},
 "8f6bea5": [{"fr":"La température agit à l'intérieur de l'exponentielle. Où l'as-tu mise ?","en":"The temperature acts inside the exponential. Where did you put it?"}],
 "79d8a4f": {"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.30474,-0.0969797,0.0750616,-0.264354]]}},
 "ae53066": {"other_sizes":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3],[5]],"numbers":[[0.777741,-0.613898,1.2726],{"same":"1b7fef1"}]}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[1.8933,5.8933],[0.1185,0.875601,0.00589975]]}},"gradient":{"same":"79d8a4f"}},
 "cbfa9df": {"calls":[0],"first":{"kind":"tuple","shapes":[[1],[3]],"numbers":[[20.0],[0.401112,0.197776,0.401112]]}},
 "de29895": [{"fr":"Sans température donnée, par quoi les scores doivent-ils être divisés ?","en":"When no temperature is given, what should the scores be divided by?"}],
 "bd4eac4": {"calls":[0],"first":{"same":"60522ce"}},
 "2cb9353": [{"fr":"Deux résultats sont demandés. Lesquels, et dans quel ordre ?","en":"Two results are asked for. Which, and in which order?"}],
 "c3070eb": [{"fr":"Laquelle est comparée à la requête, laquelle est transmise ?","en":"Which one is compared with the query, which one is transmitted?"}],
 "fe64f35": {"raised":["RuntimeError","size mismatch, got input (5), mat (5x3), vec (4)"]},
 "bf84463": [{"fr":"Que signifie une température de 0, ou négative ? L'énoncé demande de la refuser.","en":"What does a temperature of 0 or below mean? The statement asks to refuse it."}],
 "a711710": {"raised":["ValueError","temperature must be positive"]},
 "0d2ba70": {"calls":[0],"first":{"same":"a711710"}},
 "249398a": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (1x3 and 5x3)"]},
 "44d5568": [{"tensor":[0.9,-0.6,1.4,0.2],"dtype":"float64"}],
 "c5edc58": {"args":{"same":"44d5568"}},
 "d2a4e88": {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"c5edc58"},{"args":[{"tensor":[0.9,-0.6,1.4,0.2],"dtype":"float32"}]}]},
 "f334e27": [{"same":"c5edc58"}],
 "d8158f4": {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"f334e27"}},
 "a8279f8": {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"f334e27"}},
 "ef4ebeb": [{"fr":"Comment w_i change-t-il quand on augmente x_j, avec j différent de i ?","en":"How does raising x_j change w_i, for j other than i?"}],
 "749515d": [{"fr":"Augmenter un score augmente-t-il son propre poids, ou le diminue-t-il ?","en":"Does raising a score raise its own weight, or lower it?"}],
 "3c029a9": [{"fr":"Que vaut la dérivée de w_i par rapport à son propre score, i = j ?","en":"What is the derivative of w_i with respect to its own score, i = j?"}],
 "b32b03f": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.124294,-0.0240839,-0.0245487,-0.0289009,-0.0289009,-0.0245487,-0.0240839,0.138165]]}},
 "5498382": {"kind":"tensor","shapes":[[4,4]],"numbers":[[0.249307,-0.34903,0.149584,0.232687,0.232687,-0.0775623,0.033241,0.0941828]]},
 "ea6aa3c": {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0],"first":"changes 0"}}},
 "e2edc13": [{"fr":"Multiplie tous les scores par 10 : les poids ne changent pas. Et leurs dérivées ?","en":"Multiply all scores by 10: the weights stay. And their derivatives?"}],
 "fbdfbe5": [{"fr":"De quelle normalisation est-ce le Jacobien : de la division par la somme, ou de la softmax ?","en":"Whose Jacobian is this: the division by the sum's, or the softmax's?"}]
},
"exercises": {
 "attention_scores": {
  "id": "1.1",
  "assignment": "ps1_softmax",
  "name": "attention_scores",
  "names": ["attention_scores"],
  "title": {"fr":"Scores d'attention","en":"Attention scores"},
  "points": 2.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["query","inputs"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, étape 1, requête « journey »).","en":"The document's values are found again (000, step 1, query \"journey\")."},"tolerance":1e-05,"calls":[{"args":{"same":"17a3433"},"expected":{"tensor":[0.9544000289,1.495000056,1.475400035,0.8434000075,0.7070000035,1.086500037],"dtype":"float64"}}],"note":{"same":"5180d27"}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"5 jetons de taille 4 et une requête qui n'est pas l'un d'eux donnent 5 scores.","en":"5 tokens of size 4 and a query that is not one of them give 5 scores."},"tolerance":1e-06,"calls":[{"args":{"same":"ad2e540"},"expected":{"tensor":[2.43,-4.58,-0.53,-0.26,1.5],"dtype":"float64"}},{"args":{"same":"21a9b5a"},"expected":{"tensor":[2.08,-0.16,-1.19],"dtype":"float64"}}]},
   {"name":"one_token","kind":"values","fact":{"fr":"Un seul jeton donne un tenseur d'un seul score ; les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"A single token gives a tensor of one score; a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":[],"kwargs":{"same":"a963e38"},"expected":{"tensor":[2.43],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"0844b02"},"tolerance":1e-06,"calls":[{"args":{"same":"ad2e540"},"upstream":{"same":"dc7cfbe"},"expected":[{"tensor":[4.11,-0.3,-2.29,0.71],"dtype":"float64"},{"tensor":[[0.27,-0.39,0.12,0.51],[-0.99,1.43,-0.44,-1.87],[0.63,-0.91,0.28,1.19],[1.44,-2.08,0.64,2.72],[-0.36,0.52,-0.16,-0.68]],"dtype":"float64"}]}]},
   {"same":"3d9b66b"},
   {"same":"8c4adfa"},
   {"same":"ebb29fa"}
  ],
  "mistakes": [
   {"key":"PS1-fixed-query","levels":{"same":"8e7a875"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[-1.36,4.51,-0.81,0.19,-0.36]]}},"one_token":{"same":"93d795a"},"gradient":{"same":"aa5af23"}}},
   {"key":"PS1-scaled","levels":[{"fr":"Tes scores sont trop petits d'un facteur constant. D'où vient-il ?","en":"Your scores are too small by a constant factor. Where does it come from?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.551023,0.863139,0.851823,0.486937,0.408187,0.627291]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[1.215,-2.29,-0.265,-0.13,0.75]]}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[1.215]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.055,-0.15,-1.145,0.355]]}}}},
   {"key":"PS1-fixed-size","levels":{"same":"2590d95"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"5025143"}},"one_token":{"same":"93d795a"},"gradient":{"same":"be384c7"}}},
   {"key":"PS1-fixed-size","levels":{"same":"2590d95"},"seen":{"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[1.92,-1.86,-1.55,1.1,0.31]]}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[1.92]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[4.11,-0.3,-2.29,0.0]]}}}},
   {"same":"eaeb50d"},
   {"same":"9a81717"},
   {"key":"SC-10","levels":[{"fr":"Un score est un seul nombre par jeton. Combien en rends-tu ?","en":"A score is one number a token. How many do you return?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.2365,0.5874,0.4356,0.7395,0.5046,0.4235,0.0275,0.363]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[1.08,0.51,-1.43,0.18,1.02,-0.12,-0.99,1.19]]}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,4]],"numbers":[[1.08,0.52,0.32,0.51]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS1-wrong-axis","levels":[{"fr":"Il faut un score par jeton ; tu en rends un par composante.","en":"One score a token is wanted; you return one a component."}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1.4245,3.045,2.0922]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.99,-1.43,0.36,-1.36]]}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.08,0.52,0.32,0.51]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS1-mean","levels":[{"fr":"Tes scores sont trop petits, d'autant plus que d est grand. Qu'est-ce qui les divise ?","en":"Your scores are too small, the more so the larger d is. What divides them?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.318133,0.498333,0.4918,0.281133,0.235667,0.362167]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.6075,-1.145,-0.1325,-0.065,0.375]]}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[0.6075]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.0275,-0.075,-0.5725,0.1775]]}}}},
   {"key":"SC-6","levels":[{"fr":"Le score t appartient au jeton t, c'est-à-dire à une *ligne* d'`inputs`.","en":"Score t belongs to token t, that is to a *row* of `inputs`."}],"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","size mismatch, got input (3), mat (3x6), vec (3)"]}},"other_sizes":{"calls":[0,1],"first":{"same":"179864a"}},"one_token":{"calls":[0],"first":{"raised":["RuntimeError","size mismatch, got input (4), mat (4x1), vec (4)"]}},"gradient":{"calls":[0],"first":{"same":"179864a"}}}},
   {"key":"PS1-early-softmax","levels":[{"fr":"Un score peut être négatif ou plus grand que 1 ; le tien ne l'est jamais. Pourquoi ?","en":"A score may be negative or greater than 1; yours never is. Why?"}],"seen":{"document":{"same":"eb372fe"},"other_sizes":{"calls":[0,1],"first":{"same":"8f7560a"}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[1.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.355596,0.0838533,-0.184442,-0.124173]]}}}},
   {"key":"PS1-cosine","levels":[{"fr":"Si la requête double, le score doit doubler. Le tien bouge-t-il ?","en":"When the query doubles, the score must double. Does yours move?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.780762,1.0,0.999676,0.981706,0.708855,0.914099]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.675743,-0.915442,-0.126357,-0.0638251,0.328798]]}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[0.675743]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.829057,0.174771,-0.572621,-0.17053]]}}}},
   {"key":"PS1-distance","levels":[{"fr":"Plus deux vecteurs sont alignés, plus leur score est grand. Est-ce ce que tu mesures ?","en":"The better two vectors align, the larger their score. Is that what you measure?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.76531,0.0,0.034641,0.549454,0.863944,0.51672]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[1.73781,4.38406,3.1273,3.00998,2.50998]]}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[1.73781]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.934225,-0.678259,0.874465,0.82945]]}}}},
   {"key":"PS1-all-pairs","levels":[{"fr":"Une seule requête, T jetons : combien de scores ?","en":"One query, T tokens: how many scores?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.9995,0.631,0.707,0.8296,0.8296,0.707,0.631,0.945]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[2.33,1.28,-0.81,-1.06,-2.16,0.33,-0.36,3.75]]}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[2.33]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS1-squeeze","levels":[{"fr":"Avec un seul jeton, le résultat a-t-il encore un axe ?","en":"With a single token, does the result still have an axis?"}],"seen":{"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[]],"numbers":[[2.43]]}}}},
   {"key":"PS1-column","levels":[{"fr":"On attend un vecteur (T,). Combien d'axes a ton résultat ?","en":"A vector (T,) is expected. How many axes has your result?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,1]],"numbers":{"same":"c3e74c8"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[2.43,-4.58,-0.53,-0.26,1.5]]}},"one_token":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,1]],"numbers":[[2.43]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"593de86"}},"one_token":{"calls":[0],"first":{"same":"593de86"}},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PS1-rounded","levels":{"same":"3103684"},"seen":{"gradient":{"same":"36f9dd9"}}}
  ]
 },
 "normalize_by_sum": {
  "id": "1.2",
  "assignment": "ps1_softmax",
  "name": "normalize_by_sum",
  "names": ["normalize_by_sum"],
  "title": {"fr":"Normaliser par la somme","en":"Normalise by the sum"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["scores"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, étape 2).","en":"The document's values are found again (000, step 2)."},"tolerance":1e-05,"calls":[{"args":{"same":"ea6f17a"},"expected":{"tensor":[0.1454501114,0.2278372974,0.2248502615,0.1285337634,0.10774647,0.1655820963],"dtype":"float64"}}],"note":{"same":"5180d27"}},
   {"name":"negative_scores","kind":"values","fact":{"fr":"Des scores de signes mêlés sont divisés par leur somme, même négative.","en":"Scores of mixed signs are divided by their sum, even a negative one."},"tolerance":1e-06,"calls":[{"args":{"same":"5a12ae3"},"expected":{"tensor":[-0.5,1.3125,-0.25,0.8125,-0.375],"dtype":"float64"}},{"args":[{"tensor":[30.0,-10.0,60.0],"dtype":"float64"}],"expected":{"tensor":[0.375,-0.125,0.75],"dtype":"float64"}},{"args":[],"kwargs":{"scores":{"tensor":[-0.4],"dtype":"float64"}},"expected":{"tensor":[1.0],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient traverse le quotient.","en":"The gradient goes through the quotient."},"tolerance":1e-06,"calls":[{"args":{"same":"5a12ae3"},"upstream":{"same":"dc7cfbe"},"expected":[{"tensor":[-0.38671875,0.48828125,-0.63671875,-1.19921875,0.05078125],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"95a30ff"},{"args":[{"tensor":[0.8,-2.1,0.4,-1.3,0.6],"dtype":"float32"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"5eeaf25"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"5eeaf25"}}
  ],
  "mistakes": [
   {"key":"PS1-early-softmax","levels":[{"fr":"Si un score double, son poids doit doubler par rapport aux autres. Est-ce le cas ?","en":"When a score doubles, its weight must double compared with the others. Does it?"}],"seen":{"document":{"same":"eb372fe"},"negative_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.375019,0.0206348,0.251383,0.0459235,0.30704]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0313376,-0.0271644,0.121559,0.0635381,-0.189271]]}}}},
   {"key":"PS1-signs","levels":{"same":"ce085df"},"seen":{"negative_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.153846,-0.403846,0.0769231,-0.25,0.115385]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0388314,-0.192678,0.115754,0.326553,-0.095784]]}}}},
   {"key":"PS1-signs","levels":{"same":"ce085df"},"seen":{"negative_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.153846,0.403846,0.0769231,0.25,0.115385]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0558432,0.213388,0.132766,-0.305843,-0.0787722]]}}}},
   {"key":"PS1-signs","levels":{"same":"ce085df"},"seen":{"negative_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.444444,0.0,0.222222,0.0,0.333333]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0802469,0.0,0.302469,0.0,-0.308642]]}}}},
   {"key":"PS1-minimum","levels":[{"fr":"Le plus petit score reçoit chez toi un poids nul. La formule dit-elle cela ?","en":"The smallest score gets a weight of 0 from you. Does the formula say so?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.106652,0.339699,0.33125,0.0588007,0.0,0.163599]]}},"negative_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.325843,0.0,0.280899,0.0898876,0.303371]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[-0.0018937,-0.104785,0.0430501,0.144174,-0.0805454]]}}}},
   {"key":"PS1-divisor","levels":{"same":"fa71353"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.638395,1.0,0.98689,0.564147,0.47291,0.726756]]}},"negative_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[1.0,-2.625,0.5,-1.625,0.75]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[-0.421875,-1.375,0.875,2.0,-0.5]]}}}},
   {"key":"PS1-divisor","levels":{"same":"fa71353"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.343622,0.538259,0.531202,0.303657,0.254548,0.391183]]}},"negative_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.296908,-0.779383,0.148454,-0.482475,0.222681]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0904833,-0.353498,0.249366,0.627709,-0.164097]]}}}},
   {"key":"PS1-divisor","levels":{"same":"fa71353"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.313959,1.0,0.975127,0.173096,0.0,0.481599]]}},"negative_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[1.0,0.0,0.862069,0.275862,0.931034]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[-0.231867,-0.423306,0.241379,0.551724,-0.137931]]}}}},
   {"key":"PS1-divisor","levels":{"same":"fa71353"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.159067,0.249167,0.2459,0.140567,0.117833,0.181083]]}},"negative_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.16,-0.42,0.08,-0.26,0.12]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.06,-0.22,0.14,0.32,-0.08]]}}}},
   {"key":"PS1-divisor","levels":{"same":"fa71353"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.872701,1.36702,1.3491,0.771203,0.646479,0.993493]]}},"negative_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[-2.5,6.5625,-1.25,4.0625,-1.875]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[-1.93359,2.44141,-3.18359,-5.99609,0.253906]]}}}},
   {"key":"PS1-epsilon","levels":{"same":"65e6083"},"seen":{"negative_scores":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[-0.500003,1.31251,-0.250002,0.812505,-0.375002]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[-0.386722,0.488283,-0.636724,-1.19923,0.0507803]]}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"same":"0315df5"},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"PR-8","levels":[{"fr":"Augmenter un score change aussi le poids des autres. Ton gradient le sait-il ?","en":"Raising one score changes the weight of the others too. Does your gradient know?"}],"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[-0.1875,0.6875,-0.4375,-1.0,0.25]]}}}},
   {"same":"9a81717"},
   {"key":"PS1-rounded","levels":{"same":"3103684"},"seen":{"document":{"same":"65df725"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,0.0,0.0,0.0,0.0]]}}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"same":"65df725"},"negative_scores":{"calls":[0,1,2],"first":{"same":"4552f25"}},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "softmax_naive": {
  "id": "1.3",
  "assignment": "ps1_softmax",
  "name": "softmax_naive",
  "names": ["softmax_naive"],
  "title": {"fr":"Softmax naïve","en":"Naive softmax"},
  "points": 2.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x","dim"],
  "returns": [],
  "number": false,
  "checks": [
   {"same":"f5031c7"},
   {"same":"e5b5133"},
   {"name":"overflow","kind":"values","fact":{"fr":"exp(89) déborde en float32 et donne nan, exprès ; exp(88) pas encore.","en":"exp(89) overflows in float32 and gives nan, on purpose; exp(88) not yet."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[89.0,1.0,0.0],"dtype":"float32"}],"expected":{"tensor":["nan",0.0,0.0],"dtype":"float32"}},{"args":[{"tensor":[-110.0,-120.0],"dtype":"float32"}],"expected":{"tensor":["nan","nan"],"dtype":"float32"}},{"args":[{"tensor":[88.0,87.0,80.0],"dtype":"float32"}],"expected":{"tensor":[0.7308793,0.2688755,0.0002451827],"dtype":"float32"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient est celui de la softmax.","en":"The gradient is that of softmax."},"tolerance":1e-06,"calls":[{"same":"d8261fe"},{"same":"d8f5a88"}]},
   {"same":"7e7c7a2"},
   {"same":"5c4b025"},
   {"same":"987e25d"}
  ],
  "mistakes": [
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"every_axis":{"same":"9e269ff"},"gradient":{"calls":[0,1],"first":{"same":"dc40ff5"}}}},
   {"key":"SM-2","levels":{"same":"3d933ef"},"seen":{"every_axis":{"same":"0094675"},"gradient":{"same":"e598892"}}},
   {"key":"SM-3","levels":{"same":"087c32a"},"seen":{"every_axis":{"same":"a4e8c17"},"gradient":{"same":"6044edc"}}},
   {"key":"SM-6","levels":{"same":"7a3a86d"},"seen":{"every_axis":{"same":"7232ec5"},"gradient":{"calls":[0,1],"first":{"same":"3e32e5b"}}}},
   {"key":"PS1-flat","levels":{"same":"62289db"},"seen":{"every_axis":{"same":"7c91284"},"gradient":{"calls":[0,1],"first":{"same":"bed1b7a"}}}},
   {"key":"PS1-default-dim","levels":[{"fr":"Sans `dim`, quel axe doit sommer à 1 ?","en":"Without `dim`, which axis should sum to 1?"}],"seen":{"every_axis":{"calls":[0,5],"first":{"same":"9a394f0"}},"gradient":{"calls":[0],"first":{"same":"dc40ff5"}}}},
   {"key":"SM-7","levels":{"same":"f9cb260"},"seen":{"document":{"same":"1b159a0"},"every_axis":{"same":"c620ad8"},"overflow":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.988889,0.0111111,0.0]]}},"gradient":{"calls":[0,1],"first":{"same":"a13c833"}}}},
   {"key":"SM-8","levels":{"same":"6ac9c8c"},"seen":{"document":{"same":"d62a713"},"every_axis":{"same":"eadf0a7"},"overflow":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[["nan","-inf","-inf"]]}},"gradient":{"calls":[0,1],"first":{"same":"ca023fc"}}}},
   {"key":"SM-11","levels":{"same":"b6180c3"},"seen":{"document":{"same":"85ec634"},"every_axis":{"same":"f8a31e2"},"overflow":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1.0,3.23117e-27,1.61559e-27]]}},"gradient":{"calls":[0,1],"first":{"same":"8712934"}}}},
   {"key":"SM-11","levels":{"same":"38191dc"},"seen":{"document":{"same":"dbf152d"},"every_axis":{"same":"d1e5827"},"overflow":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1.0,0.0,0.0]]}},"gradient":{"calls":[0,1],"first":"no graph"}}},
   {"key":"PS1-unnormalised","levels":{"same":"1a42051"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[2.59711,4.45934,4.37278,2.32426,2.0279,2.96388]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.34986,2.01375,0.149569,1.49182,2.22554,1.82212,9.02501,1.64872]]}},"overflow":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[["inf",2.71828,1.0]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.269972,0.805501,-0.179482,0.895095,0.667662,-1.09327,3.61001,0.329744]]}}}},
   {"key":"PS1-mean","levels":{"same":"fa71353"},"seen":{"document":{"same":"6271885"},"every_axis":{"same":"91f5c01"},"overflow":{"calls":[2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[2.19264,0.806626,0.000735548]]}},"gradient":{"calls":[0,1],"first":{"same":"3e1adda"}}}},
   {"key":"PS1-divisor","levels":{"same":"fa71353"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.395799,0.679601,0.66641,0.354216,0.309051,0.451694]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.710452,1.05987,-0.166187,0.785171,3.70923,1.51843,7.52084,1.37393]]}},"overflow":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[["inf",0.0302031,0.0111111]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.58573,-2.30387,0.227047,0.444493,-0.0342314,-0.157774,0.57577,-2.15778]]}}}},
   {"same":"ab1bd71"},
   {"same":"ab1bd71"},
   {"key":"PS1-clamp","levels":{"same":"5bacfdc"},"seen":{"overflow":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1.0,4.90609e-35,1.80485e-35]]}}}},
   {"key":"PS1-clamp","levels":{"same":"5bacfdc"},"seen":{"overflow":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1.0,2.71828e-37,1e-37]]}}}},
   {"key":"PS1-clamp","levels":{"same":"5bacfdc"},"seen":{"overflow":{"calls":[0],"first":{"same":"68030af"}}}},
   {"key":"PS1-nan-hidden","levels":[{"fr":"Ici le nan fait partie de la réponse : il montre que la formule déborde.","en":"Here nan is part of the answer: it shows that the formula overflows."}],"seen":{"overflow":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.0,0.0,0.0]]}}}},
   {"key":"PS1-epsilon","levels":{"same":"65e6083"},"seen":{"overflow":{"calls":[1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[0.0,0.0]]}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0,1],"first":{"same":"0143b60"}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":"no graph"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0228191,0.0680841,-0.030039,0.118366,0.0927063,-0.128298,0.309157,0.028239]]}}}}
  ]
 },
 "softmax_stable": {
  "id": "1.4",
  "assignment": "ps1_softmax",
  "name": "softmax_stable",
  "names": ["softmax_stable"],
  "title": {"fr":"Softmax stable","en":"Stable softmax"},
  "points": 4.0,
  "optional": false,
  "forbidden": ["aten::_softmax","aten::_log_softmax","aten::softmax","aten::log_softmax","aten::logsumexp","aten::_safe_softmax","aten::_masked_softmax","aten::_sparse_softmax","aten::_sparse_log_softmax","torch.nn.functional.scaled_dot_product_attention","aten::_scaled_dot_product_flash_attention_for_cpu","aten::_scaled_dot_product_attention_math","aten::_native_multi_head_attention","aten::_transformer_encoder_layer_fwd"],
  "parameters": ["x","dim"],
  "returns": [],
  "number": false,
  "checks": [
   {"same":"f5031c7"},
   {"same":"e5b5133"},
   {"name":"rows_of_very_different_size","kind":"values","fact":{"fr":"Des lignes vers 1000, 0 et −1000 donnent des poids finis et justes en float32.","en":"Rows near 1000, 0 and −1000 give finite and right weights in float32."},"tolerance":0.0002,"calls":[{"args":[{"tensor":{"same":"72f2d57"},"dtype":"float32"}],"expected":{"tensor":[{"same":"4dd88b2"},[0.04741072294,0.0003194509383,0.9522698261],[0.2447284711,0.09003057317,0.6652409558]],"dtype":"float64"}},{"args":[{"tensor":[[1000.0,0.0,-1000.0],[1001.0,-5.0,-1001.0],[999.0,3.0,-999.0]],"dtype":"float32"},0],"expected":{"tensor":[[0.2447284711,0.04741072294,0.2447284711],[0.6652409558,0.0003194509383,0.09003057317],[0.09003057317,0.9522698261,0.6652409558]],"dtype":"float64"}},{"args":[{"tensor":[100.0,101.0,99.0],"dtype":"float32"}],"expected":{"tensor":{"same":"4dd88b2"},"dtype":"float64"}}]},
   {"name":"minus_infinity","kind":"values","fact":{"fr":"Un score de −inf reçoit un poids nul, et les autres se partagent 1.","en":"A score of −inf gets a weight of zero, and the others share 1."},"tolerance":1e-06,"calls":[{"args":{"same":"7497462"},"expected":{"tensor":[[0.3353912544,0.0,0.1116420503,0.5529666952],[0.0,0.0,0.8175744762,0.1824255238],[0.214165017,0.785834983,0.0,0.0]],"dtype":"float64"}},{"args":[{"tensor":[[0.7,"-inf",-1.0],["-inf","-inf",0.3],[-0.4,2.0,"-inf"],[1.2,0.5,"-inf"]],"dtype":"float64"},0],"expected":{"tensor":[[0.3353912544,0.0,0.214165017],[0.0,0.0,0.785834983],[0.1116420503,0.8175744762,0.0],[0.5529666952,0.1824255238,0.0]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient est celui de la softmax, fini même pour de grands scores.","en":"The gradient is that of softmax, finite even for large scores."},"tolerance":1e-06,"calls":[{"same":"d8261fe"},{"same":"d8f5a88"},{"args":[{"tensor":{"same":"72f2d57"},"dtype":"float64"}],"upstream":{"tuple":[{"tensor":[[0.2,-0.7,1.1],[0.4,-0.3,0.9],[0.5,-1.2,0.8]],"dtype":"float64"}]},"expected":[{"tensor":[[0.1266933217,-0.254328706,0.1276353842],[-0.02256329866,-0.0003756459674,0.02293894463],[-0.01138484491,-0.1572402248,0.1686250697]],"dtype":"float64"}]},{"args":{"same":"7497462"},"upstream":{"tuple":[{"tensor":[[0.2,-0.7,1.1,0.4],[-0.3,0.9,0.5,-1.2],[0.8,-0.1,0.6,0.3]],"dtype":"float64"}]},"expected":[{"tensor":[[-0.07079142929,0.0,0.07691342551,-0.006121996218],[0.0,0.0,0.2535489685,-0.2535489685],[0.1514685262,-0.1514685262,0.0,0.0]],"dtype":"float64"}]}]},
   {"name":"operators","kind":"operators","fact":{"fr":"Le calcul est le tien : aucune softmax toute faite ne tourne.","en":"The computation is yours: no ready-made softmax runs."},"tolerance":1e-05,"calls":[{"same":"774cecc"},{"args":{"same":"ea6f17a"}}],"note":{"fr":"`exp`, `max` et `sum` suffisent.","en":"`exp`, `max` and `sum` will do."}},
   {"same":"7e7c7a2"},
   {"same":"5c4b025"},
   {"same":"987e25d"}
  ],
  "mistakes": [
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"every_axis":{"same":"9e269ff"},"rows_of_very_different_size":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,1.0,1.0,0.0,0.0,0.0,0.0,0.0]]}},"minus_infinity":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.845535,0.0831727,0.668188,0.0,0.916827,0.154465,1.0,0.0]]}},"gradient":{"calls":[0,1,2,3],"first":{"same":"dc40ff5"}}}},
   {"key":"SM-2","levels":{"same":"3d933ef"},"seen":{"every_axis":{"same":"0094675"},"rows_of_very_different_size":{"same":"22cb641"},"minus_infinity":{"same":"ede8ee1"},"gradient":{"same":"e598892"}}},
   {"key":"SM-3","levels":{"same":"087c32a"},"seen":{"every_axis":{"same":"a4e8c17"},"rows_of_very_different_size":{"same":"22cb641"},"minus_infinity":{"same":"ede8ee1"},"gradient":{"same":"6044edc"}}},
   {"key":"SM-3","levels":{"same":"087c32a"},"seen":{"every_axis":{"calls":[1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.120904,0.223729,0.0334629,0.304295,0.803269,0.239839,0.720516,0.137124]]}},"rows_of_very_different_size":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.333333,"nan","nan",0.333333,"nan",0.333333,"nan","nan"]]}},"minus_infinity":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.478305,0.154465,0.0,0.845535,0.0433908,0.0,0.478305,0.0]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0335035,0.144929,-0.0318638,-0.0907087,0.0632111,-0.190874,0.089835,-0.00202301]]}}}},
   {"key":"SM-3","levels":{"same":"087c32a"},"seen":{"every_axis":{"calls":[1,2,3,4],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.14782,0.36358,0.0396264,0.0783292,0.449586,0.12558,0.55208,0.248065]]}},"rows_of_very_different_size":{"calls":[1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.468311,0.0633789,0.468311,0.880537,0.119168,0.0633789,0.468311,0.468311]]}},"minus_infinity":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[0.689974,0.310026,0.0,1.0,0.167982,0.0,0.817574,0.0]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.063905,-0.084465,-0.0482371,0.0560902,0.0951019,-0.0776813,0.0658163,0.0154852]]}}}},
   {"key":"SM-4","levels":{"same":"49bfaf4"},"seen":{"rows_of_very_different_size":{"calls":[0,1,2],"first":{"same":"2f100b0"}},"gradient":{"same":"fa140c6"}}},
   {"key":"SM-6","levels":{"same":"7a3a86d"},"seen":{"every_axis":{"same":"7232ec5"},"rows_of_very_different_size":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,"nan","inf",0.0,"inf",0.0,0.0,1.0]]}},"minus_infinity":{"same":"ce5220d"},"gradient":{"same":"48708ba"}}},
   {"key":"SM-6","levels":{"same":"7a3a86d"},"seen":{"every_axis":{"same":"7232ec5"},"rows_of_very_different_size":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.244728,0.95227,0.0900306,0.0331204,0.665241,0.244728,0.128876,0.665241]]}},"minus_infinity":{"same":"ce5220d"},"gradient":{"same":"48708ba"}}},
   {"key":"SM-7","levels":{"same":"f9cb260"},"seen":{"document":{"same":"1b159a0"},"every_axis":{"same":"c620ad8"},"rows_of_very_different_size":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.333333,0.333667,0.333,0.0,-1.5,0.333333,0.333667,0.333]]}},"minus_infinity":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,0.0,"nan",0.0,0.0,0.0,"nan"]]}},"gradient":{"calls":[0,1,2,3],"first":{"same":"a13c833"}}}},
   {"key":"SM-8","levels":{"same":"6ac9c8c"},"seen":{"document":{"same":"d62a713"},"every_axis":{"same":"eadf0a7"},"rows_of_very_different_size":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.40761,-0.407606,-2.40761,-3.04891,-0.0489069,-1.40761,-2.40761,-0.407606]]}},"minus_infinity":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[-1.09246,-2.19246,-0.592458,"-inf",-0.201413,-1.54101,-0.241008,"-inf"]]}},"gradient":{"calls":[0,1,2,3],"first":{"same":"ca023fc"}}}},
   {"key":"SM-11","levels":{"same":"b6180c3"},"seen":{"document":{"same":"85ec634"},"every_axis":{"same":"f8a31e2"},"rows_of_very_different_size":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.285714,0.571429,0.142857,0.110727,0.885813,0.285714,0.142857,0.571429]]}},"minus_infinity":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.347134,0.161944,0.490922,0.0,0.738796,0.288826,0.711174,0.0]]}},"gradient":{"calls":[0,1,2,3],"first":{"same":"8712934"}}}},
   {"key":"SM-11","levels":{"same":"38191dc"},"seen":{"document":{"same":"dbf152d"},"every_axis":{"same":"d1e5827"},"rows_of_very_different_size":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,1.0,0.0,0.0,1.0,0.0,0.0,1.0]]}},"minus_infinity":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.0,1.0,0.0,1.0,0.0]]}},"gradient":{"same":"c890e58"}}},
   {"key":"PS1-global-max","levels":{"same":"e2bf800"},"seen":{"rows_of_very_different_size":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.244728,0.665241,0.0900306,"nan","nan","nan","nan","nan"]]}},"gradient":{"calls":[2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.126693,"nan",0.127635,"nan","nan","nan","nan","nan"]]}}}},
   {"same":"3ea77fc"},
   {"same":"3ea77fc"},
   {"key":"PS1-shift","levels":{"same":"157be55"},"seen":{"rows_of_very_different_size":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.244728,0.665241,0.0900306,0.0474107,0.95227,"nan","nan","nan"]]}},"minus_infinity":{"same":"810efa9"},"gradient":{"calls":[2,3],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.126693,-0.254329,0.127635,-0.0225633,0.0229389,"nan","nan","nan"]]}}}},
   {"key":"PS1-shift-half","levels":[{"fr":"Si tu décales les scores, il faut les décaler tous : au numérateur et au dénominateur.","en":"If you shift the scores, shift them all: in the numerator and in the denominator."}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.0310691,0.0533468,0.0523114,0.0278049,0.0242596,0.0354568]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0139717,0.0208433,0.00617293,0.0656674,0.0842181,0.0390631,0.085639,0.0156448]]}},"rows_of_very_different_size":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,0.0,0.0,0.00236044,0.0474107,"inf","inf","inf"]]}},"minus_infinity":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.101018,0.0336259,0.16655,0.0,0.110647,0.158657,0.582161,0.0]]}},"gradient":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.0088349,-0.00901146,-0.0073844,0.0385663,0.0204368,-0.0184653,-0.024674,-0.00156424]]}}}},
   {"key":"PS1-clamp","levels":[{"fr":"Deux très grands scores différents reçoivent chez toi le même poids. Est-ce juste ?","en":"Two very large scores that differ get the same weight from you. Is that right?"}],"seen":{"rows_of_very_different_size":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.333333,0.333333,0.333333,0.0474107,0.95227,0.333333,0.333333,0.333333]]}},"gradient":{"calls":[2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,0.0,0.0,-0.0225633,0.0229389,0.0,0.0,0.0]]}}}},
   {"key":"PS1-nan-hidden","levels":[{"fr":"Remplacer un nan par un nombre répare-t-il le calcul qui l'a produit ?","en":"Does replacing a nan by a number mend the computation that produced it?"}],"seen":{"rows_of_very_different_size":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0,0.0,0.0,0.0474107,0.95227,0.0,0.0,0.0]]}},"gradient":{"same":"fa140c6"}}},
   {"key":"SM-4","levels":[{"fr":"La double précision repousse le débordement, elle ne l'empêche pas : que vaut exp(710) ?","en":"Double precision puts the overflow off, it does not prevent it: what is exp(710)?"}],"seen":{"rows_of_very_different_size":{"calls":[0,1],"first":{"same":"2f100b0"}},"gradient":{"same":"fa140c6"}}},
   {"key":"PS1-flat","levels":{"same":"62289db"},"seen":{"every_axis":{"same":"7c91284"},"rows_of_very_different_size":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.244728,0.665241,0.0900306,0.0,0.0,0.0,0.0,0.0]]}},"minus_infinity":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.120154,0.0399959,0.198101,0.0,0.440882,0.0219502,0.0805419,0.0]]}},"gradient":{"calls":[0,1,2,3],"first":{"same":"bed1b7a"}}}},
   {"key":"PS1-unnormalised","levels":{"same":"1a42051"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.582399,1.0,0.980591,0.521211,0.454753,0.664646]]}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.165299,0.246597,0.0368832,0.496585,0.606531,0.332871,1.0,0.182684]]}},"rows_of_very_different_size":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.367879,1.0,0.135335,0.0497871,1.0,0.367879,0.135335,1.0]]}},"minus_infinity":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.606531,0.201897,1.0,0.0,1.0,0.272532,1.0,0.0]]}},"gradient":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0330598,0.0986388,-0.0442598,0.297951,0.181959,-0.199723,0.0118679,0.0365367]]}}}},
   {"key":"PS1-mean","levels":{"same":"fa71353"},"seen":{"document":{"same":"6271885"},"every_axis":{"same":"91f5c01"},"rows_of_very_different_size":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.734185,1.99572,0.270092,0.142232,2.85681,0.734185,0.270092,1.99572]]}},"minus_infinity":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[1.34157,0.446568,2.21187,0.0,3.2703,0.85666,3.14334,0.0]]}},"gradient":{"calls":[0,1,2,3],"first":{"same":"3e1adda"}}}},
   {"key":"MK-2","levels":[{"fr":"Un score masqué à 0 pèse encore e⁰ = 1.","en":"A masked score of 0 still weighs e⁰ = 1."}],"seen":{"minus_infinity":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.287507,0.0957027,0.474019,0.0905979,0.669433,0.0989525,0.363086,0.268981]]}},"gradient":{"calls":[3],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[-0.0150773,0.0811136,0.0699454,0.0,0.194249,0.0509669,-0.139765,0.0]]}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0,1,2,3],"first":{"same":"0143b60"}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"c890e58"}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0228191,0.0680841,-0.030039,0.118366,0.0927063,-0.128298,0.00917264,0.028239]]}}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"calls":[0],"first":{"same":"2b492d4"}},"every_axis":{"calls":[0,1,2,3,4,5],"first":{"same":"2b492d4"}},"rows_of_very_different_size":{"calls":[0,1,2],"first":{"same":"2b492d4"}},"minus_infinity":{"calls":[0,1],"first":{"same":"2b492d4"}},"gradient":{"calls":[0,1,2,3],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "context_vector": {
  "id": "1.7",
  "assignment": "ps1_softmax",
  "name": "context_vector",
  "names": ["context_vector"],
  "title": {"fr":"Un vecteur de contexte","en":"One context vector"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["query","inputs"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, étape 3, requête « journey »).","en":"The document's values are found again (000, step 3, query \"journey\")."},"tolerance":1e-05,"calls":[{"args":{"same":"17a3433"},"expected":{"tensor":{"same":"96b1d67"},"dtype":"float64"}}],"note":{"same":"5180d27"}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"5 jetons de taille 4 et une requête qui n'est pas l'un d'eux donnent un vecteur de taille 4.","en":"5 tokens of size 4 and a query that is not one of them give a vector of size 4."},"tolerance":1e-06,"calls":[{"args":{"same":"ad2e540"},"expected":{"tensor":[0.5791772778,-0.3843260186,0.805501321,0.3640084359],"dtype":"float64"}},{"args":{"same":"21a9b5a"},"expected":{"tensor":[0.4883781613,-0.9026930911,0.5445256927],"dtype":"float64"}},{"args":[],"kwargs":{"same":"a963e38"},"expected":{"tensor":[1.2,-0.4,0.8,0.3],"dtype":"float64"}}]},
   {"name":"large_scores","kind":"values","fact":{"fr":"Des scores de plusieurs centaines donnent un vecteur fini et juste.","en":"Scores of several hundred give a finite and right vector."},"tolerance":0.0002,"calls":[{"args":[{"same":"a85a01f"},{"tensor":[[2.0,1.0],[1.0,-1.0],[-3.0,1.0]],"dtype":"float32"}],"expected":{"tensor":[1.5,0.0],"dtype":"float64"}},{"args":[{"same":"a85a01f"},{"tensor":[[-4.0,1.0],[-3.0,1.0],[-3.0,2.0]],"dtype":"float32"}],"expected":{"tensor":[-3.0,1.0],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"0844b02"},"tolerance":1e-06,"calls":[{"args":{"same":"ad2e540"},"upstream":{"tuple":[{"tensor":[0.3,-1.1,0.7,1.6],"dtype":"float64"}]},"expected":[{"tensor":[-0.3103776554,-0.2214698303,0.4264911547,0.1853056719],"dtype":"float64"},{"tensor":[[0.2557501014,-0.8094154017,0.487665512,1.165081337],[-0.002702484811,0.003506354667,-0.0008634550317,-0.00448898005],[-0.07262444987,0.08210173273,-0.01289732042,-0.1018391283],[-0.1031996773,0.1191986831,-0.02047913336,-0.1486380717],[0.2227765106,-0.4953913687,0.2465743968,0.6898848428]],"dtype":"float64"}]}]},
   {"same":"3d9b66b"},
   {"same":"8c4adfa"},
   {"same":"ebb29fa"}
  ],
  "mistakes": [
   {"key":"SC-16","levels":{"same":"b4ea4c9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.431667,0.583333,0.528333]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.22,0.22,0.18,-0.16]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[0.0,0.333333]]}},"gradient":{"same":"aa5af23"}}},
   {"key":"PS1-fixed-query","levels":{"same":"8e7a875"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"dab4ed9"}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[1.26122,-0.459472]]}},"gradient":{"same":"aa5af23"}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[2.85788,4.23302,3.72697]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[3.976,-7.413,2.424,8.997]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[3000.0,-700.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.238,-7.115,4.4,8.362]]}}}},
   {"key":"SM-7","levels":{"same":"f9cb260"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.43554,0.645111,0.567988]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-2.76111,5.14792,-1.68333,-6.24792]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[-30.0,7.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-13.6602,-8.55392,-14.0968,4.00752]]}}}},
   {"key":"PS1-unnormalised","levels":{"same":"1a42051"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[8.28289,12.2122,10.6531]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[9.96792,-6.61444,13.8631,6.26476]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[["inf","nan"]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[12.0301,-15.3391,31.5003,14.1073]]}}}},
   {"key":"PS1-scaled","levels":{"same":"23457fc"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.436174,0.622771,0.552338]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.430662,-0.238964,0.575274,0.288754]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.233107,-0.308759,0.509107,0.255137]]}}}},
   {"key":"PS1-scaled","levels":{"same":"23457fc"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.433777,0.606042,0.542465]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.361588,-0.069211,0.371058,0.154181]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.0946463,-0.243426,0.308309,0.232866]]}}}},
   {"key":"PS1-sign","levels":{"same":"6559654"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.433824,0.519347,0.483105]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.65576,1.07869,0.459725,-1.54589]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[-3.0,1.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.110394,0.0686086,0.0954581,-0.159294]]}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"same":"0315df5"},"polite":{"calls":[0],"first":"changes 1"}}},
   {"key":"SM-4","levels":{"same":"49bfaf4"},"seen":{"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[["nan","nan"]]}}}},
   {"key":"SM-11","levels":{"same":"38191dc"},"seen":{"document":{"same":"d1b9d39"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.2,-0.4,0.8,0.3]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[2.0,1.0]]}},"gradient":{"same":"aa5af23"}}},
   {"key":"SM-11","levels":{"same":"b6180c3"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.437548,0.630692,0.556864]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.482008,-0.316735,0.693679,0.334853]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.28708,-0.292661,0.528539,0.233782]]}}}},
   {"key":"PS1-returns-weights","levels":{"same":"a948885"},"seen":{"document":{"same":"eb372fe"},"other_sizes":{"calls":[0,1,2],"first":{"same":"8f7560a"}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.5,0.5,0.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-10","levels":[{"fr":"Le contexte est un seul vecteur. Combien de lignes a ton résultat ?","en":"The context is a single vector. How many rows has your result?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.0595755,0.123307,0.157008,0.198283,0.0719151,0.0833,0.00790568,0.0869625]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.791997,0.197999,0.000655437,0.00684008,0.0205202,-0.0134404,-0.286445,0.182283]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[1.0,0.5,0.5,-0.5,0.0,0.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS1-wrong-axis","levels":[{"fr":"Le contexte a d composantes, comme un jeton. Combien en a le tien ?","en":"The context has d components, as a token has. How many has yours?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.203665,0.494814,0.480544,0.140111,0.121164,0.221359]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[1.254,-0.000417096,0.0102601,0.0224006,0.0781214]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1.5,0.0,0.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-7","levels":[{"fr":"De quoi le contexte est-il le mélange : des jetons, ou de la requête ?","en":"What is the context a mixture of: the tokens, or the query?"}],"seen":{"document":{"same":"d1b9d39"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.9,-1.3,0.4,1.7]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[200.0,-100.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.3,-1.1,0.7,1.6]]}}}},
   {"key":"PS1-fixed-size","levels":{"same":"2590d95"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"5025143"}},"large_scores":{"calls":[0,1],"first":{"same":"f1d99b4"}},"gradient":{"same":"be384c7"}}},
   {"same":"eaeb50d"},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"aa5af23"}}},
   {"same":"9a81717"},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"same":"11d735e"},"other_sizes":{"calls":[0,1,2],"first":{"same":"0c92e65"}},"large_scores":{"calls":[0,1],"first":{"same":"0c92e65"}},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PS1-rounded","levels":{"same":"3103684"},"seen":{"document":{"same":"11d735e"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.5792,-0.3843,0.8055,0.364]]}},"gradient":{"same":"36f9dd9"}}}
  ]
 },
 "all_context_vectors": {
  "id": "1.8",
  "assignment": "ps1_softmax",
  "name": "all_context_vectors",
  "names": ["all_context_vectors"],
  "title": {"fr":"Tous les vecteurs de contexte","en":"Every context vector"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["inputs"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, généralisation).","en":"The document's values are found again (000, generalisation)."},"tolerance":1e-05,"calls":[{"args":[{"same":"0c4ca6d"}],"expected":{"tensor":[[0.4420593982,0.5930985717,0.5789890726],{"same":"96b1d67"},[0.4431275111,0.6495945908,0.5670730631],[0.4303897323,0.6298280688,0.5510270661],[0.4671017261,0.5909927331,0.52659653],[0.4177244739,0.6503232156,0.5645352233]],"dtype":"float64"}}],"note":{"same":"5180d27"}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"5 jetons de taille 4, 3 de taille 5, ou un seul : chaque jeton reçoit le sien.","en":"5 tokens of size 4, 3 of size 5, or a single one: each token gets its own vector."},"tolerance":1e-06,"calls":[{"args":{"same":"f174c88"},"expected":{"tensor":[[1.041580789,-0.2469870268,0.5316700782,0.05318267094],[-0.6650454708,1.069322634,0.4874105913,-1.556822548],[0.2614600206,0.8369018444,-1.267884934,0.484373232],[1.280920846,0.1181527845,-0.1659570911,-0.607238925],[-1.02516014,-0.5631063772,1.264698096,0.650767773]],"dtype":"float64"}},{"args":{"same":"e495946"},"expected":{"tensor":[[0.6452917239,-1.016874809,0.1989551233,0.8087472874,-0.567007937],[-0.7568801475,0.3620234334,1.07174304,-0.1722238789,0.6616837346],[1.286576154,0.4699820525,-0.877814195,0.1139468147,-1.383050708]],"dtype":"float64"}},{"args":[{"same":"c2a09ac"}],"expected":{"tensor":[[0.497397252,-0.8586621224,0.5198043283],[1.539016659,0.1825133364,-0.8366907662],[-0.1244078438,1.011622321,0.4061766945]],"dtype":"float64"}},{"args":[],"kwargs":{"inputs":{"same":"3e89bdf"}},"expected":{"same":"3e89bdf"}}]},
   {"name":"large_scores","kind":"values","fact":{"fr":"Des scores de plusieurs centaines donnent des vecteurs finis et justes.","en":"Scores of several hundred give finite and right vectors."},"tolerance":0.0002,"calls":[{"args":[{"tensor":[[20.0,1.0],[0.0,-0.5],[-20.0,3.0]],"dtype":"float32"}],"expected":{"tensor":[[20.0,1.0],[3.627790094,0.2999065901],[-20.0,3.0]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient atteint les jetons par les scores et par la somme.","en":"The gradient reaches the tokens through the scores and through the sum."},"tolerance":1e-06,"calls":[{"args":{"same":"e495946"},"upstream":{"tuple":[{"tensor":[[0.3,-1.1,0.7,1.6,-0.4],[0.9,0.2,-0.8,0.5,1.2],[-0.6,1.4,0.1,-0.9,0.8]],"dtype":"float64"}]},"expected":[{"tensor":[[0.2974453527,-1.932123694,1.056181026,2.003791531,-0.2300111593],[0.9000239641,0.2072790664,-0.8298624457,0.4863931872,1.138741425],[-0.6744144493,1.686312062,0.01812042245,-1.012347884,0.8323990883]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"0f57fde"},{"args":[{"same":"5cf09e1"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"b8b302e"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"b8b302e"}}
  ],
  "mistakes": [
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"same":"5adcca6"}},
   {"key":"SC-6","levels":[{"fr":"La ligne i appartient à la requête i. Et dans ta matrice de poids ?","en":"Row i belongs to query i. And in your matrix of weights?"}],"seen":{"same":"5adcca6"}},
   {"key":"PS1-transposed","levels":{"same":"36613fb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,6]],"numbers":[[0.442059,0.443128,0.417724,0.651482,0.590993,0.578989,0.551027,0.564535]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4,5]],"numbers":[[1.04158,1.28092,-0.246987,0.118153,0.487411,1.2647,-1.55682,0.650768]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[20.0,3.62779,-20.0,1.0,0.299907,3.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS1-transposed","levels":{"same":"36613fb"},"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (6x6 and 3x6)"]}},"other_sizes":{"calls":[0,1,2,3],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (5x5 and 4x5)"]}},"large_scores":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x3 and 2x3)"]}},"gradient":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x3 and 5x3)"]}}}},
   {"key":"SC-16","levels":{"same":"b4ea4c9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.431667,0.528333,0.528333,0.583333,0.583333,0.431667,0.431667,0.528333]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.22,-0.16,0.22,0.22,-0.16,0.18,0.22,-0.16]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[0.0,1.16667,0.0,1.16667,0.0,1.16667]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.2,-2.77556e-17,0.533333,0.166667,0.4,0.2,-2.77556e-17,0.533333]]}}}},
   {"key":"SC-16","levels":[{"fr":"Chaque contexte doit mêler plusieurs jetons. Les tiens en mêlent-ils ?","en":"Each context must mix several tokens. Do yours?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.43,0.89,0.66,0.85,0.58,0.77,0.05,0.55]]}},"other_sizes":{"same":"f5e88e6"},"large_scores":{"same":"d96167d"},"gradient":{"same":"adb2e9b"}}},
   {"key":"SC-16","levels":{"same":"b4ea4c9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.43,0.89,0.775,0.623333,0.6125,0.508,0.431667,0.528333]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[1.2,0.3,0.35,0.233333,-0.233333,-0.1,0.22,-0.16]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[20.0,1.0,10.0,0.25,0.0,1.16667]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.55,0.333333,0.466667,0.566667,-0.05,-0.2,0.0333333,0.266667]]}}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[1.98023,2.67213,3.72697,4.1718,2.40861,1.59686,1.89106,2.72315]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[5.269,1.334,5.011,2.8,1.104,-3.698,-8.091,4.084]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[15960.0,-789.75,20.0,-5.125,-16120.0,830.75]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[-0.356,7.374,-1.176,-0.957,1.958,-12.531,7.198,7.184]]}}}},
   {"key":"SM-7","levels":{"same":"f9cb260"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.443997,0.599131,0.567988,0.643786,0.660635,0.501163,0.404679,0.58274]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[3.87426,0.980882,2.30922,-5.28302,-2.08302,-1.73615,6.42143,-3.24127]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[4560.0,-225.643,-11.4286,2.92857,-1535.24,79.119]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[-0.235392,0.286625,1.9133,2.68238,-1.40988,1.15399,0.0936738,2.48554]]}}}},
   {"key":"SM-6","levels":{"same":"7a3a86d"},"seen":{"document":{"same":"d930940"},"other_sizes":{"same":"31fa1ca"},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[["nan","nan",0.0,-0.303741,"nan","nan"]]}},"gradient":{"same":"22f2679"}}},
   {"key":"SM-6","levels":{"same":"7a3a86d"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.465838,0.61511,0.538936,0.624662,0.687139,0.517906,0.427603,0.580883]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[1.05474,0.040578,1.06922,0.242698,0.488687,-0.188557,-1.03582,0.647982]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[20.0,1.0,5.97185,0.689948,-20.0,3.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.302504,1.04945,-0.240903,0.205231,0.488875,-0.678288,0.0347349,0.83702]]}}}},
   {"key":"SM-6","levels":{"same":"7a3a86d"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.436669,0.539897,0.526254,0.584729,0.567202,0.470843,0.405087,0.524863]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[1.17572,0.146018,0.98411,0.305027,0.493335,-0.065381,-0.849187,0.638535]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[13.5836,0.518768,8.54559e-174,-0.5,-17.0391,2.48183]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.204626,0.86645,-0.188692,0.335221,0.428591,-0.531436,-0.0468073,0.676761]]}}}},
   {"key":"PS1-sign","levels":{"same":"6559654"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.42426,0.475256,0.483105,0.521789,0.536728,0.393895,0.459933,0.480119]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.317973,-0.512995,-0.0357159,-0.450446,0.191477,1.12548,0.91665,-0.326822]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[-20.0,3.0,-8.20055,2.12823,20.0,1.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.0691862,-0.062455,0.230727,0.135928,0.610406,1.02165,-0.777851,0.755649]]}}}},
   {"key":"PS1-scaled","levels":{"same":"23457fc"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.43741,0.558158,0.552338,0.621575,0.610353,0.452523,0.421941,0.550729]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.721532,-0.034411,0.83007,0.341113,0.173925,-0.0649617,-0.661573,0.391975]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[20.0,1.0,3.1757,0.510392,-20.0,3.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.308933,0.77593,0.0808745,0.174017,0.484081,-0.471284,0.0662169,0.709084]]}}}},
   {"key":"PS1-scaled","levels":{"same":"23457fc"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.43488,0.545709,0.542465,0.60532,0.598969,0.443826,0.42547,0.541769]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.478336,-0.0900992,0.517336,0.325681,-0.0388287,0.0229185,-0.233354,0.102796]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[20.0,1.0,2.57042,0.683352,-20.0,3.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.242298,0.357753,0.376018,0.168561,0.46132,-0.287024,0.182017,0.738515]]}}}},
   {"key":"SM-4","levels":{"same":"49bfaf4"},"seen":{"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[["nan","nan",3.62779,0.299907,"nan","nan"]]}}}},
   {"key":"PS1-global-max","levels":{"same":"e2bf800"},"seen":{"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[20.0,1.0,"nan","nan",-20.0,3.0]]}}}},
   {"key":"PS1-flat","levels":{"same":"62289db"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.0671133,0.0879019,0.124912,0.14058,0.0827631,0.0567136,0.0664811,0.0898461]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.0791801,0.0040429,0.48541,0.0331267,0.0613696,-0.0210648,-0.221856,0.140833]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[0.006707,0.00033535,1.81173e-177,1.49774e-178,-19.9933,2.99899]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.626093,0.427899,-0.524866,0.00992056,0.049373,-1.75484,0.972163,2.00178]]}}}},
   {"key":"SM-11","levels":{"same":"38191dc"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.43,0.89,0.66,0.87,0.87,0.57,0.55,0.66]]}},"other_sizes":{"same":"f5e88e6"},"large_scores":{"same":"d96167d"},"gradient":{"same":"adb2e9b"}}},
   {"key":"PS1-returns-weights","levels":{"same":"a948885"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.209835,0.145158,0.108182,0.124204,0.204552,0.195839,0.138471,0.189552]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[[0.656192,0.229626,0.0047563,0.0132716,0.00441773,0.0531868,0.0156467,0.953615]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[1.0,4.27332e-175,0.0,0.286954,0.105564,0.0,5.2737e-179,1.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS1-single-query","levels":[{"fr":"Chaque jeton pose sa question à son tour : combien de contextes en tout ?","en":"Each token asks its question in turn: how many contexts in all?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.441866,0.651482,0.568309]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"dab4ed9"}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[3.62779,0.299907]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS1-components","levels":[{"fr":"Qui compares-tu : les jetons entre eux, ou les composantes entre elles ?","en":"What do you compare: the tokens with one another, or the components?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.357603,0.557068,0.701614,0.888828,0.510204,0.339744,0.264236,0.482087]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[1.17392,0.297463,1.00829,0.252048,0.585206,-0.303814,-1.11511,0.681912]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[20.0,1.0,-7.51056e-23,-0.5,-20.0,3.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.181239,0.477373,-0.241845,0.454019,0.516992,-1.06711,0.803117,-0.0377014]]}}}},
   {"key":"PS1-causal","levels":[{"fr":"Ici chaque jeton regarde toute la phrase, les mots suivants compris.","en":"Here each token looks at the whole sentence, the words that follow included."}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.43,0.89,0.744651,0.697885,0.656471,0.52916,0.417724,0.564535]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[1.2,0.3,1.09578,0.197808,0.555989,-0.169888,-1.02516,0.650768]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[20.0,1.0,6.41643,-0.018768,-20.0,3.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.256681,0.729035,-0.300925,0.164258,0.508762,-0.531127,0.0361567,0.718101]]}}}},
   {"key":"PS1-self-excluded","levels":[{"fr":"Un jeton a-t-il le droit de se regarder lui-même ?","en":"May a token look at itself?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.445262,0.496398,0.539688,0.588851,0.63836,0.397037,0.50373,0.567935]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.739221,-0.417894,1.03943e-05,0.8983,-0.713735,0.259385,0.513467,-0.361394]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[[-1.26843e-171,-0.5,9.24234,1.53788,3.44796e-171,-0.5]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.146452,-0.617467,1.8353,0.125894,0.109881,0.187065,0.673425,0.0299563]]}}}},
   {"key":"PS1-fixed-size","levels":{"same":"2590d95"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"same":"5025143"}},"large_scores":{"same":"815cdf0"},"gradient":{"same":"815cdf0"}}},
   {"same":"eaeb50d"},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,5]],"numbers":[[0.278465,0.606542,-0.313644,0.178927,0.508667,-0.556858,0.160337,0.753329]]}}}},
   {"same":"9a81717"},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"same":"13b2094"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"7ee4219"}},"large_scores":{"same":"13b2094"},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "soft_lookup": {
  "id": "1.9",
  "assignment": "ps1_softmax",
  "name": "soft_lookup",
  "names": ["soft_lookup"],
  "title": {"fr":"Le dictionnaire souple","en":"The soft dictionary"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["query","keys","values","temperature"],
  "returns": ["output","weights"],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"L'exemple du document 004 est retrouvé : environ 42 %, 16 % et 42 %.","en":"The example of document 004 is found again: about 42%, 16% and 42%."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[1.0,0.0],"dtype":"float32"},{"tensor":[[1.0,0.0],[0.0,1.0],[1.0,1.0]],"dtype":"float32"},{"tensor":[[10.0],[20.0],[30.0]],"dtype":"float32"}],"expected":{"tuple":[{"tensor":[20.0],"dtype":"float64"},{"tensor":[0.4223187983,0.1553624035,0.4223187983],"dtype":"float64"}]}}],"note":{"fr":"Le document donne ces poids sans diviser par √d.","en":"The document gives these weights without dividing by √d."}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"5 clés de taille 4 et 5 valeurs de taille 3, à plusieurs températures.","en":"5 keys of size 4 and 5 values of size 3, at several temperatures."},"tolerance":1e-06,"calls":[{"args":[{"same":"809fd4c"},{"same":"ab65295"},{"same":"a88238d"}],"expected":{"tuple":[{"tensor":[0.7777413554,-0.613897889,1.272598393],"dtype":"float64"},{"tensor":[0.6599978828,0.0005958517569,0.03420037562,0.04480127627,0.2604046135],"dtype":"float64"}]}},{"args":{"same":"e22b56a"},"expected":{"tuple":[{"tensor":[0.6695951962,-0.8700341415,1.671181705],"dtype":"float64"},{"tensor":[0.8598700203,7.008485369e-07,0.002308923131,0.003962127936,0.1338582278],"dtype":"float64"}]}},{"args":[],"kwargs":{"query":{"same":"809fd4c"},"keys":{"same":"ab65295"},"values":{"same":"a88238d"},"temperature":3.0},"expected":{"tuple":[{"tensor":[0.6517300339,-0.3774135304,0.8295263021],"dtype":"float64"},{"tensor":[0.3830183862,0.03701844593,0.1427958984,0.1562435999,0.2809236695],"dtype":"float64"}]}},{"args":[{"same":"809fd4c"},{"same":"ab65295"},{"tensor":[[-1.1,-0.6,1.3,0.7],[1.5,0.1,-0.3,-0.8],[0.2,0.9,-1.4,0.6],[-0.7,1.1,0.5,-1.6],[1.2,-0.4,0.8,0.3]],"dtype":"float64"},2],"expected":{"tuple":[{"tensor":[-0.2040748614,-0.1662264891,0.7478110311,0.2721455817],"dtype":"float64"},{"tensor":[0.4659052246,0.01399894868,0.1060575883,0.1213868111,0.2926514273],"dtype":"float64"}]}},{"args":[{"same":"809fd4c"},{"same":"3e89bdf"},{"tensor":[[0.5,-1.1,2.0]],"dtype":"float64"}],"expected":{"tuple":[{"tensor":[0.5,-1.1,2.0],"dtype":"float64"},{"tensor":[1.0],"dtype":"float64"}]}}]},
   {"name":"cold","kind":"values","fact":{"fr":"Une température très basse reste finie et choisit la meilleure clé.","en":"A very low temperature stays finite and picks the best key."},"tolerance":0.0002,"calls":[{"args":[{"tensor":[2.0,-1.0],"dtype":"float32"},{"tensor":[[1.0,1.0],[2.0,1.0],[-1.0,0.0]],"dtype":"float32"},{"tensor":[[1.0,5.0],[2.0,6.0],[4.0,8.0]],"dtype":"float32"},0.01],"expected":{"tuple":[{"tensor":[2.0,6.0],"dtype":"float64"},{"tensor":[1.383896527e-87,1.0,7.124576407e-218],"dtype":"float64"}]}}]},
   {"name":"bad_temperature","kind":"raises","fact":{"fr":"Une température nulle ou négative lève `ValueError`.","en":"A temperature of zero or below raises `ValueError`."},"tolerance":1e-06,"calls":[{"args":[{"same":"809fd4c"},{"same":"ab65295"},{"same":"a88238d"},0.0],"raises":"ValueError"},{"args":[{"same":"809fd4c"},{"same":"ab65295"},{"same":"a88238d"},-1.0],"raises":"ValueError"}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient atteint la requête, les clés et les valeurs.","en":"The gradient reaches the query, the keys and the values."},"tolerance":1e-06,"calls":[{"args":{"same":"e22b56a"},"upstream":{"tuple":[{"tensor":[0.3,-1.1,0.7],"dtype":"float64"},{"tensor":[0.9,0.2,-0.8,0.5,1.2],"dtype":"float64"}]},"expected":[{"tensor":[1.539724085,0.1005607177,-0.276474349,-0.2699112635],"dtype":"float64"},{"tensor":[[0.6154068436,-0.8889209963,0.2735141527,1.162435149],[-4.367900073e-06,6.309188994e-06,-1.941288921e-06,-8.250477915e-06],[-0.02137209089,0.03087079796,-0.009498707063,-0.04036950502],[-0.000730229993,0.001054776657,-0.0003245466636,-0.00137932332],[-0.5933001548,0.8569891125,-0.2636889577,-1.12067807]],"dtype":"float64"},{"tensor":[[0.2579610061,-0.9458570223,0.6019090142],[2.102545611e-07,-7.709333906e-07,4.905939759e-07],[0.0006926769392,-0.002539815444,0.001616246191],[0.001188638381,-0.00435834073,0.002773489555],[0.04015746835,-0.1472440506,0.09370075948]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"7a10875"},{"args":[{"same":"95529a2"},{"same":"5cf09e1"},{"tensor":{"same":"6c880b5"},"dtype":"float32"},0.5]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"0939a4e"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"0939a4e"}}
  ],
  "mistakes": [
   {"key":"SA-1","levels":[{"fr":"Plus c'est chaud, plus c'est plat. Que font tes poids quand la température monte ?","en":"Hotter is flatter. What do your weights do when the temperature rises?"}],"seen":{"other_sizes":{"calls":[1,2,3],"first":{"same":"60522ce"}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[2.31461,6.31461],[0.334376,0.341131,0.324494]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.70643,-0.229976,0.305599,-0.17947]]}}}},
   {"key":"SA-2","levels":{"same":"8f6bea5"},"seen":{"same":"ae53066"}},
   {"key":"PS1-temperature-ignored","levels":{"same":"8f6bea5"},"seen":{"same":"ae53066"}},
   {"key":"SA-2","levels":{"same":"8f6bea5"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[1],[3]],"numbers":[[20.0],[0.361571,0.276857,0.361571]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3],[5]],"numbers":[[0.630637,-0.300168,0.634936],[0.306455,0.158486,0.163903,0.165649,0.205506]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.843428,-0.0265711,-0.00573847,-0.126312]]}}}},
   {"key":"SA-2","levels":{"same":"8f6bea5"},"seen":{"other_sizes":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3],[5]],"numbers":[[1.55548,-1.2278,2.5452],[1.32,0.0011917,0.0684008,0.0896026,0.520809]]}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[189.33,589.33],[11.85,87.5601,0.589975]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.60947,-0.193959,0.150123,-0.528707]]}}}},
   {"key":"PS1-scaled","levels":[{"fr":"Pour l'exemple du document on attend environ 42 %, 16 %, 42 %. Qu'obtiens-tu ?","en":"For the document's example about 42%, 16%, 42% are expected. What do you get?"}],"seen":{"document":{"same":"cbfa9df"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"60522ce"}},"gradient":{"same":"79d8a4f"}}},
   {"key":"PS1-default-temperature","levels":{"same":"de29895"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[1],[3]],"numbers":[[20.0],[0.383652,0.232697,0.383652]]}},"other_sizes":{"same":"bd4eac4"}}},
   {"key":"PS1-default-temperature","levels":{"same":"de29895"},"seen":{"document":{"same":"cbfa9df"},"other_sizes":{"same":"bd4eac4"}}},
   {"key":"SC-17","levels":{"same":"2cb9353"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3],[1]],"numbers":[[0.422319,0.155362,0.422319],[20.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tuple","shapes":[[5],[3]],"numbers":[{"same":"1b7fef1"},[0.777741,-0.613898,1.2726]]}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[3],[2]],"numbers":[[1.3839e-87,1.0,7.12458e-218],[2.0,6.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-17","levels":{"same":"2cb9353"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[20.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.777741,-0.613898,1.2726]]}},"cold":{"calls":[0],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[2.0,6.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-17","levels":{"same":"2cb9353"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[1],[3]],"numbers":[[20.0],[1.0,0.0,1.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tuple","shapes":[[3],[5]],"numbers":[[0.777741,-0.613898,1.2726],[2.43,-4.58,-0.53,-0.26,1.5]]}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[2.0,6.0],[100.0,300.0,-200.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.11614,-2.93309,6.36659,-0.479715]]}}}},
   {"key":"SC-8","levels":{"same":"c3070eb"},"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","size mismatch, got input (3), mat (3x1), vec (2)"]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"fe64f35"}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[-1.0,1.3839e-87],[5.1482e-131,1.3839e-87,1.0]]}},"gradient":{"calls":[0],"first":{"same":"fe64f35"}}}},
   {"key":"SC-8","levels":{"same":"c3070eb"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[0.844638,0.577681],[0.422319,0.155362,0.422319]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tuple","shapes":[[4],[5]],"numbers":[[0.579177,-0.384326,0.805501,0.364008],{"same":"1b7fef1"}]}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[2.0,1.0],[1.3839e-87,1.0,7.12458e-218]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[1],[3]],"numbers":[[40.0],[1.0,0.0,1.0]]}},"other_sizes":{"calls":[0,1,2,3,4],"first":{"kind":"tuple","shapes":[[3],[5]],"numbers":[[-2.072,-3.155,7.101],[2.43,-4.58,-0.53,-0.26,1.5]]}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[-100.0,700.0],[100.0,300.0,-200.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[16.032,-7.08,11.104,-3.356]]}}}},
   {"key":"SM-7","levels":{"same":"f9cb260"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[1],[3]],"numbers":[[20.0],[0.5,0.0,0.5]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3],[5]],"numbers":[[1.43889,2.19097,-4.93125],[-1.6875,3.18056,0.368056,0.180556,-1.04167]]}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[-0.5,3.5],[0.5,1.5,-1.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-11.4999,-3.47486,-8.70998,5.48032]]}}}},
   {"key":"SC-16","levels":{"same":"b4ea4c9"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[1],[3]],"numbers":[[20.0],[0.333333,0.333333,0.333333]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3],[5]],"numbers":[[0.6,-0.2,0.44],[0.2,0.2,0.2,0.2,0.2]]}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[2.33333,6.33333],[0.333333,0.333333,0.333333]]}},"gradient":{"calls":[0],"first":"no graph"}}},
   {"key":"SM-11","levels":{"same":"38191dc"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[1],[3]],"numbers":[[10.0],[1.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3],[5]],"numbers":[[0.5,-1.1,2.0],[1.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":"no graph"}}},
   {"key":"SM-4","levels":{"same":"49bfaf4"},"seen":{"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[["nan","nan"],["nan","nan",0.0]]}}}},
   {"key":"PS1-sign","levels":{"same":"6559654"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[1],[3]],"numbers":[[20.0],[0.211942,0.576117,0.211942]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3],[5]],"numbers":[[1.34591,0.283426,-0.659057],[0.000873196,0.967199,0.0168509,0.0128636,0.00221312]]}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[4.0,8.0],[5.1482e-131,7.12458e-218,1.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.00170401,0.0010114,-0.000996762,0.00125632]]}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"same":"0315df5"},"polite":{"calls":[0],"first":"changes 2"}}},
   {"key":"PS1-no-error","levels":{"same":"bf84463"},"seen":{"bad_temperature":{"calls":[0,1],"first":{"returned":"tuple"}}}},
   {"key":"PS1-no-error","levels":{"same":"bf84463"},"seen":{"bad_temperature":{"calls":[0],"first":{"returned":"tuple"}}}},
   {"key":"PS1-no-error","levels":{"same":"bf84463"},"seen":{"bad_temperature":{"calls":[1],"first":{"returned":"tuple"}}}},
   {"key":"PS1-no-error","levels":{"same":"bf84463"},"seen":{"bad_temperature":{"calls":[0,1],"first":{"raised":["AssertionError",""]}}}},
   {"key":"PS1-too-strict","levels":[{"fr":"Une température de 0,3 est froide, mais permise. La refuses-tu ?","en":"A temperature of 0.3 is cold, but allowed. Do you refuse it?"}],"seen":{"other_sizes":{"calls":[1],"first":{"same":"a711710"}},"cold":{"same":"0d2ba70"},"gradient":{"same":"0d2ba70"}}},
   {"same":"9a81717"},
   {"same":"eaeb50d"},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"other_sizes":{"calls":[0,1,2,3,4],"first":{"same":"249398a"}},"cold":{"calls":[0],"first":{"kind":"tuple","shapes":[[2],[3]],"numbers":[[2.42232,6.42232],[0.422319,0.155362,0.422319]]}},"gradient":{"calls":[0],"first":{"same":"249398a"}},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "softmax_jacobian": {
  "id": "1.5",
  "assignment": "ps1_softmax",
  "name": "softmax_jacobian",
  "names": ["softmax_jacobian"],
  "title": {"fr":"Jacobien de la softmax","en":"Jacobian of the softmax"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"La formule du document, w_i (δ_ij − w_j), sur ses scores.","en":"The document's formula, w_i (δ_ij − w_j), on its scores."},"tolerance":1e-05,"calls":[{"args":{"same":"ea6f17a"},"expected":{"tensor":[[0.1193521516,-0.03295926488,-0.03231955185,-0.017178737,-0.01498833773,-0.0219062601],[-0.03295926488,0.1812990287,-0.05549385919,-0.02949652323,-0.02573552712,-0.03761385427],[-0.03231955185,-0.05549385919,0.1788572508,-0.02892401926,-0.02523602108,-0.03688379937],[-0.017178737,-0.02949652323,-0.02892401926,0.1086176847,-0.01341364419,-0.01960476098],[-0.01498833773,-0.02573552712,-0.02523602108,-0.01341364419,0.09647855819,-0.01710502807],[-0.0219062601,-0.03761385427,-0.03688379937,-0.01960476098,-0.01710502807,0.1331137028]],"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"4 scores des deux signes, ou un seul.","en":"4 scores of both signs, or a single one."},"tolerance":1e-06,"calls":[{"args":{"same":"44d5568"},"expected":{"tensor":[[0.2087396729,-0.01966534126,-0.1453083098,-0.04376602185],[-0.01966534126,0.06185352716,-0.03242266643,-0.009765519464],[-0.1453083098,-0.03242266643,0.2498889474,-0.07215797115],[-0.04376602185,-0.009765519464,-0.07215797115,0.1256895125]],"dtype":"float64"}},{"args":[],"kwargs":{"x":{"tensor":[0.7],"dtype":"float64"}},"expected":{"tensor":[[0.0]],"dtype":"float64"}}]},
   {"name":"large_scores","kind":"values","fact":{"fr":"De grands scores donnent un jacobien fini et juste en float32.","en":"Large scores give a finite and right Jacobian in float32."},"tolerance":0.0002,"calls":[{"args":[{"tensor":[1000.0,1001.0,999.0],"dtype":"float32"}],"expected":{"tensor":[[0.1848364465,-0.162803402,-0.02203304452],[-0.162803402,0.2226954265,-0.05989202454],[-0.02203304452,-0.05989202454,0.08192506906]],"dtype":"float64"}},{"args":[{"tensor":[-1000.0,-1001.0,-999.0],"dtype":"float32"}],"expected":{"tensor":[[0.1848364465,-0.02203304452,-0.162803402],[-0.02203304452,0.08192506906,-0.05989202454],[-0.162803402,-0.05989202454,0.2226954265]],"dtype":"float64"}}]},
   {"same":"d2a4e88"},
   {"same":"d8158f4"},
   {"same":"a8279f8"}
  ],
  "mistakes": [
   {"key":"SM-13","levels":{"same":"ef4ebeb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.119352,0.0,0.0,0.0,0.0,0.0,0.0,0.133114]]}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.20874,0.0,0.0,0.0,0.0,0.0,0.0,0.12569]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.184836,0.0,0.0,0.0,0.0,0.0,0.0,0.0819251]]}}}},
   {"key":"SM-13","levels":{"same":"ef4ebeb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.138548,0.0,0.0,0.0,0.0,0.0,0.0,0.158114]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.296874,0.0,0.0,0.0,0.0,0.0,0.0,0.147423]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.244728,0.0,0.0,0.0,0.0,0.0,0.0,0.0900306]]}}}},
   {"key":"SM-13","levels":{"same":"749515d"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[-0.119352,0.0219063,0.0257355,0.028924,0.028924,0.0257355,0.0219063,-0.133114]]}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[-0.20874,0.145308,0.0196653,0.0324227,0.0324227,0.072158,0.00976552,-0.12569]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.184836,0.162803,0.022033,0.162803,0.059892,0.022033,0.059892,-0.0819251]]}}}},
   {"key":"SM-13","levels":[{"fr":"Si w_i gagne, qui perd ? Chaque ligne du Jacobien doit sommer à 0.","en":"If w_i gains, who loses? Each row of the Jacobian must sum to 0."}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.157743,0.0219063,0.0257355,0.028924,0.028924,0.0257355,0.0219063,0.183114]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.385008,0.145308,0.0196653,0.0324227,0.0324227,0.072158,0.00976552,0.169157]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.30462,0.162803,0.022033,0.162803,0.059892,0.022033,0.059892,0.0981361]]}}}},
   {"key":"SM-13","levels":{"same":"3c029a9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[-0.0191954,-0.0219063,-0.0257355,-0.028924,-0.028924,-0.0257355,-0.0219063,-0.0249999]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[-0.0881339,-0.145308,-0.0196653,-0.0324227,-0.0324227,-0.072158,-0.00976552,-0.0217336]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.059892,-0.162803,-0.022033,-0.162803,-0.059892,-0.022033,-0.059892,-0.0081055]]}}}},
   {"key":"SM-13","levels":{"same":"3c029a9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.119352,0.116641,0.212156,0.20435,0.0950676,0.0824463,0.136207,0.133114]]}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.20874,0.151565,0.0465761,0.0338188,0.457039,0.417304,0.137658,0.12569]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.184836,0.0819251,0.222695,0.502438,0.605349,0.0679975,0.0301385,0.0819251]]}}}},
   {"key":"PS1-diagonal-vector","levels":[{"fr":"n poids, n scores : combien de dérivées ?","en":"n weights, n scores: how many derivatives?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6]],"numbers":[[0.119352,0.181299,0.178857,0.108618,0.0964786,0.133114]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.20874,0.0618535,0.249889,0.12569]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.184836,0.222695,0.0819251]]}}}},
   {"key":"PS1-factor-missing","levels":[{"fr":"Un poids presque nul peut-il encore beaucoup changer ?","en":"Can a weight that is nearly 0 still change much?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.861452,-0.158114,-0.108182,-0.123992,-0.233274,-0.237891,-0.138548,0.841886]]}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.703126,-0.489462,-0.296874,-0.489462,-0.0662415,-0.147423,-0.0662415,0.852577]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.755272,-0.665241,-0.0900306,-0.244728,-0.0900306,-0.244728,-0.665241,0.909969]]}}}},
   {"key":"SM-4","levels":{"same":"49bfaf4"},"seen":{"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":{"same":"e12e92b"}}}}},
   {"key":"SM-7","levels":{"same":"f9cb260"},"seen":{"document":{"same":"b32b03f"},"other_sizes":{"calls":[0],"first":{"same":"5498382"}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.222222,-0.111222,-0.111,-0.111222,-0.111111,-0.111,-0.111111,0.222111]]}}}},
   {"key":"PS1-other-jacobian","levels":[{"fr":"De quelle normalisation est-ce le Jacobien : de la softmax, ou de la division par la somme ?","en":"Whose Jacobian is this: the softmax's, or the division by the sum's?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.130233,-0.0221665,-0.0347223,-0.0342671,-0.0195885,-0.0164205,-0.0252346,0.127165]]}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.277008,-0.249307,0.166205,0.166205,-0.387812,-0.387812,-0.0554017,0.470914]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.000222222,-0.000111111,-0.000111111,-0.000111222,-0.000111222,-0.000111,-0.000111,0.000222333]]}}}},
   {"key":"PS1-scores-not-weights","levels":[{"fr":"La formule parle des poids w, pas des scores x. Lesquels as-tu mis ?","en":"The formula speaks of the weights w, not of the scores x. Which did you put in?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0435206,-1.03696,-1.05696,-1.24435,-1.24435,-1.05696,-1.03696,-0.0939823]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.09,-1.26,0.54,0.84,0.84,-0.28,0.12,0.16]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-999000.0,-1001000.0,-999000.0,-1001000.0,-999999.0,-999000.0,-999999.0,-997002.0]]}}}},
   {"same":"eaeb50d"},
   {"same":"ea6aa3c"}
  ]
 },
 "normalization_jacobian": {
  "id": "1.6",
  "assignment": "ps1_softmax",
  "name": "normalization_jacobian",
  "names": ["normalization_jacobian"],
  "title": {"fr":"Jacobien de la normalisation par la somme","en":"Jacobian of sum normalisation"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Sur les scores du document : ligne i, colonne j, ∂w_i/∂x_j.","en":"On the document's scores: at row i, column j, ∂w_i/∂x_j."},"tolerance":1e-05,"calls":[{"args":{"same":"ea6f17a"},"expected":{"tensor":[[0.130233001,-0.02216652856,-0.02216652856,-0.02216652856,-0.02216652856,-0.02216652856],[-0.03472229693,0.1176772326,-0.03472229693,-0.03472229693,-0.03472229693,-0.03472229693],[-0.03426707406,-0.03426707406,0.1181324555,-0.03426707406,-0.03426707406,-0.03426707406],[-0.01958848508,-0.01958848508,-0.01958848508,0.1328110445,-0.01958848508,-0.01958848508],[-0.01642051134,-0.01642051134,-0.01642051134,-0.01642051134,0.1359790182,-0.01642051134],[-0.02523463357,-0.02523463357,-0.02523463357,-0.02523463357,-0.02523463357,0.127164896]],"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"4 scores des deux signes, de somme positive ou négative, ou un seul.","en":"4 scores of both signs, with a positive or negative sum, or a single one."},"tolerance":1e-06,"calls":[{"args":{"same":"44d5568"},"expected":{"tensor":[[0.2770083102,-0.2493074792,-0.2493074792,-0.2493074792],[0.1662049861,0.6925207756,0.1662049861,0.1662049861],[-0.3878116343,-0.3878116343,0.1385041551,-0.3878116343],[-0.05540166205,-0.05540166205,-0.05540166205,0.4709141274]],"dtype":"float64"}},{"args":{"same":"5a12ae3"},"expected":{"tensor":[[-0.9375,-0.3125,-0.3125,-0.3125,-0.3125],[0.8203125,0.1953125,0.8203125,0.8203125,0.8203125],[-0.15625,-0.15625,-0.78125,-0.15625,-0.15625],[0.5078125,0.5078125,0.5078125,-0.1171875,0.5078125],[-0.234375,-0.234375,-0.234375,-0.234375,-0.859375]],"dtype":"float64"}},{"args":[],"kwargs":{"x":{"tensor":[-0.4],"dtype":"float64"}},"expected":{"tensor":[[0.0]],"dtype":"float64"}}]},
   {"same":"d2a4e88"},
   {"same":"d8158f4"},
   {"same":"a8279f8"}
  ],
  "mistakes": [
   {"key":"PS1-transposed","levels":[{"fr":"Ce Jacobien n'est pas symétrique : qui donne la ligne, le poids ou le score ?","en":"This Jacobian is not symmetric: what gives the row, the weight or the score?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.130233,-0.0252346,-0.0164205,-0.0195885,-0.0342671,-0.0347223,-0.0221665,0.127165]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.277008,-0.387812,-0.249307,-0.387812,0.166205,-0.0554017,0.166205,0.470914]]}}}},
   {"key":"SM-13","levels":{"same":"ef4ebeb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.130233,0.0,0.0,0.0,0.0,0.0,0.0,0.127165]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.277008,0.0,0.0,0.0,0.0,0.0,0.0,0.470914]]}}}},
   {"key":"SM-13","levels":{"same":"ef4ebeb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.1524,0.0,0.0,0.0,0.0,0.0,0.0,0.1524]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.526316,0.0,0.0,0.0,0.0,0.0,0.0,0.526316]]}}}},
   {"key":"SM-13","levels":{"same":"3c029a9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[-0.0221665,-0.0221665,-0.0347223,-0.0342671,-0.0195885,-0.0164205,-0.0252346,-0.0252346]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[-0.249307,-0.249307,0.166205,0.166205,-0.387812,-0.387812,-0.0554017,-0.0554017]]}}}},
   {"key":"SM-13","levels":{"same":"3c029a9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.130233,0.130233,0.117677,0.118132,0.132811,0.135979,0.127165,0.127165]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.277008,0.277008,0.692521,0.692521,0.138504,0.138504,0.470914,0.470914]]}}}},
   {"key":"SM-13","levels":{"same":"749515d"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[-0.130233,0.0221665,0.0347223,0.0342671,0.0195885,0.0164205,0.0252346,-0.127165]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[-0.277008,0.249307,-0.166205,-0.166205,0.387812,0.387812,0.0554017,-0.470914]]}}}},
   {"key":"SM-13","levels":[{"fr":"Augmenter x_j augmente la somme : les autres poids montent-ils ou descendent-ils ?","en":"Raising x_j raises the sum: do the other weights go up or down?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.174566,0.0221665,0.0347223,0.0342671,0.0195885,0.0164205,0.0252346,0.177634]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.775623,0.249307,-0.166205,-0.166205,0.387812,0.387812,0.0554017,0.581717]]}}}},
   {"key":"PS1-sum-factor","levels":{"same":"e2edc13"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.85455,-0.14545,-0.227837,-0.22485,-0.128534,-0.107746,-0.165582,0.834418]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.526316,-0.473684,0.315789,0.315789,-0.736842,-0.736842,-0.105263,0.894737]]}}}},
   {"key":"PS1-sum-factor","levels":{"same":"e2edc13"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0198474,-0.00337817,-0.00529166,-0.00522229,-0.00298528,-0.00250248,-0.00384575,0.0193799]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.145794,-0.131214,0.0874763,0.0874763,-0.204111,-0.204111,-0.0291588,0.24785]]}}}},
   {"key":"PS1-scores-not-weights","levels":[{"fr":"Dans la parenthèse, est-ce un score ou un poids qui se soustrait ?","en":"In the bracket, is it a score or a weight that is subtracted?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.00694942,-0.14545,-0.227837,-0.22485,-0.128534,-0.107746,-0.165582,-0.0131826]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.0526316,-0.473684,0.315789,0.315789,-0.736842,-0.736842,-0.105263,0.421053]]}}}},
   {"key":"PS1-other-jacobian","levels":{"same":"fbdfbe5"},"seen":{"document":{"same":"b32b03f"},"other_sizes":{"calls":[0,1],"first":{"same":"5498382"}}}},
   {"key":"PS1-other-jacobian","levels":{"same":"fbdfbe5"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.119352,-0.0219063,-0.0257355,-0.028924,-0.028924,-0.0257355,-0.0219063,0.133114]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.20874,-0.145308,-0.0196653,-0.0324227,-0.0324227,-0.072158,-0.00976552,0.12569]]}}}},
   {"key":"PS1-signs","levels":{"same":"ce085df"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.228928,-0.0936524,0.062435,0.062435,-0.145682,-0.145682,-0.0208117,0.301769]]}}}},
   {"same":"eaeb50d"},
   {"same":"ea6aa3c"}
  ]
 }
},
"quizzes": {
 "bottleneck": {"kind":"number","answer":256,"tolerance":0,"right":{"fr":"Oui : 256, que la phrase ait 4 jetons, 40 ou 400. Le vecteur ne grandit pas avec la phrase, et c'est là tout le problème.","en":"Yes: 256, whether the sentence has 4 tokens, 40 or 400. The vector does not grow with the sentence, and that is the whole problem."},"wrong":{"fr":"Le décodeur ne reçoit qu'une seule chose : le dernier état caché. Combien de nombres contient-il ?","en":"The decoder receives one thing only: the last hidden state. How many numbers are in it?"},"near":[{"value":10240,"reply":{"fr":"C'est 40 × 256 : tous les états à la fois. Voilà justement ce que l'attention de Bahdanau rend accessible. Sans elle, seul le dernier état passe.","en":"That is 40 × 256: every state at once. This is precisely what Bahdanau's attention brings within reach. Without it, only the last state gets through."}},{"value":40,"reply":{"fr":"40 est le nombre de jetons lus. Ce qui sort de l'encodeur, c'est son dernier état, dont la taille ne dépend pas de la phrase.","en":"40 is the number of tokens read. What leaves the encoder is its last state, whose size does not depend on the sentence."}}]},
 "self_meaning": {"kind":"choice","answer":"b","right":{"fr":"Oui. La suite qui interroge et la suite interrogée sont la même.","en":"Yes. The sequence that asks and the sequence that is asked are the same one."},"wrong":{"fr":"Demande-toi quelle suite pose la question, et quelle suite y répond.","en":"Ask yourself which sequence puts the question, and which one answers it."},"near":[{"value":"a","reply":{"fr":"Ici deux phrases se parlent : c'est l'attention croisée, celle de Bahdanau. « Self » veut dire que la suite s'interroge elle-même.","en":"Here two sentences talk to each other: that is cross-attention, Bahdanau's kind. \"Self\" means that the sequence questions itself."}},{"value":"c","reply":{"fr":"« Self » désigne la suite, pas le jeton. Un jeton qui ne consulterait que lui-même n'apprendrait rien des autres.","en":"\"Self\" refers to the sequence, not to the token. A token that consulted itself alone would learn nothing from the others."}}]},
 "path_length": {"kind":"number","answer":19,"tolerance":0,"right":{"fr":"Oui : T − 1 = 19 transitions, et le gradient doit les remonter une à une. L'auto-attention fait le trajet en un pas.","en":"Yes: T − 1 = 19 transitions, and the gradient must climb back through each of them. Self-attention makes the trip in one step."},"wrong":{"fr":"Dessine la chaîne des états et compte les flèches entre le premier et le dernier.","en":"Draw the chain of states and count the arrows between the first and the last."},"near":[{"value":20,"reply":{"fr":"Presque : tu as compté les états. Entre 20 états, il y a une flèche de moins.","en":"Almost: you counted the states. Between 20 states there is one arrow fewer."}},{"value":1,"reply":{"fr":"1, c'est avec l'auto-attention. Dans un réseau récurrent, l'information passe par chaque état intermédiaire.","en":"1 is with self-attention. In a recurrent network the information goes through every state in between."}}]},
 "score_pairs": {"kind":"number","answer":36,"tolerance":0,"right":{"fr":"Oui : 6 requêtes × 6 jetons consultés, la requête elle-même comprise. Avec T jetons, T² scores : doubler la phrase quadruple le travail.","en":"Yes: 6 queries × 6 tokens consulted, the query itself included. With T tokens, T² scores: twice the sentence, four times the work."},"wrong":{"fr":"Chaque requête est comparée à combien de jetons ? Et combien y a-t-il de requêtes ?","en":"With how many tokens is each query compared? And how many queries are there?"},"near":[{"value":30,"reply":{"fr":"30 laisse de côté la comparaison de chaque jeton avec lui-même. Elle compte aussi : un jeton se consulte lui-même.","en":"30 leaves out the comparison of each token with itself. It counts as well: a token consults itself too."}},{"value":21,"reply":{"fr":"Bien vu : ici la matrice est symétrique et 21 valeurs suffiraient. On calcule tout de même les 36, car dès que requêtes et clés diffèrent, la symétrie disparaît.","en":"Well spotted: here the matrix is symmetric and 21 values would do. We compute all 36 all the same, since the symmetry goes as soon as queries and keys differ."}},{"value":15,"reply":{"fr":"15 compte chaque paire de jetons distincts une seule fois. Le score de i vers j et celui de j vers i occupent deux cases, et la diagonale compte aussi.","en":"15 counts each pair of distinct tokens once. The score from i to j and the one from j to i fill two cells, and the diagonal counts too."}},{"value":6,"reply":{"fr":"6, c'est pour une seule requête. Chacun des six jetons en joue le rôle à son tour.","en":"6 is for a single query. Each of the six tokens plays that part in turn."}}]},
 "negative_score": {"kind":"number","answer":-0.5,"tolerance":1e-06,"right":{"fr":"Oui : −1 / 2. Les poids, (1 ; −0,5 ; 0,5), somment bien à 1, mais un poids négatif soustrait un jeton au lieu de le mélanger.","en":"Yes: −1 / 2. The weights, (1, −0.5, 0.5), do sum to 1, but a negative weight subtracts a token instead of mixing it in."},"wrong":{"fr":"Calcule d'abord la somme des trois scores, signe compris, puis divise le deuxième par elle.","en":"First add up the three scores, signs included, then divide the second by the result."},"near":[{"value":0.5,"reply":{"fr":"Le signe s'est perdu : le deuxième score vaut −1, et diviser par 2 ne le rend pas positif.","en":"The sign was lost: the second score is −1, and dividing by 2 does not make it positive."}},{"value":0.25,"reply":{"fr":"Tu as pris des valeurs absolues. La formule, elle, ne protège de rien : c'est −1 divisé par 2 − 1 + 1.","en":"You took absolute values. The formula itself protects you from nothing: it is −1 divided by 2 − 1 + 1."}},{"value":-0.25,"reply":{"fr":"Le signe du deuxième score joue aussi au dénominateur : 2 − 1 + 1 = 2, et non 4.","en":"The sign of the second score counts in the denominator too: 2 − 1 + 1 = 2, not 4."}}]},
 "overflow_threshold": {"kind":"number","answer":89,"tolerance":0,"right":{"fr":"Oui. Le seuil est vers 88,72 : exp(88) tient encore, exp(89) non. Un produit scalaire y arrive vite.","en":"Yes. The threshold is about 88.72: exp(88) still fits, exp(89) does not. A dot product gets there quickly."},"wrong":{"fr":"Le plus grand float32 vaut environ 3,40 × 10³⁸. Quel est son logarithme naturel ? Arrondis vers le haut.","en":"The largest float32 is about 3.40 × 10³⁸. What is its natural logarithm? Round up."},"near":[{"value":88,"reply":{"fr":"Juste avant : exp(88) ≈ 1,65 × 10³⁸ tient encore dans un float32. Le suivant, non.","en":"Just before: exp(88) ≈ 1.65 × 10³⁸ still fits in a float32. The next one does not."}},{"value":128,"reply":{"fr":"128 est l'exposant en base 2 : 2¹²⁸ déborde. En base e, il faut moins : 128 × ln 2 ≈ 88,72.","en":"128 is the exponent in base 2: 2¹²⁸ overflows. In base e it takes less: 128 × ln 2 ≈ 88.72."}},{"value":710,"reply":{"fr":"710 est le seuil du float64. Les scores d'un modèle sont en float32 (ou moins), et là il vient bien plus tôt.","en":"710 is the threshold of float64. A model's scores are float32 (or less), and there it comes much sooner."}}]},
 "overflow_naive": {"kind":"choice","answer":"c","right":{"fr":"Oui : inf / inf = nan pour le premier, 1 / inf = 0 pour le second. La bonne réponse, à la précision près, était [1, 0].","en":"Yes: inf / inf = nan for the first, 1 / inf = 0 for the second. The right answer, to within rounding, was [1, 0]."},"wrong":{"fr":"Écris les deux exponentielles, puis leur somme, puis chaque quotient.","en":"Write down the two exponentials, then their sum, then each quotient."},"near":[{"value":"a","reply":{"fr":"C'est la réponse des mathématiques, et celle de la version stable. La naïve calcule d'abord exp(100) = inf. Que devient le quotient ?","en":"That is the answer of mathematics, and of the stable version. The naive one first computes exp(100) = inf. What becomes of the quotient?"}},{"value":"b","reply":{"fr":"Le numérateur vaut bien inf, mais le dénominateur aussi. Et inf / inf n'est pas inf.","en":"The numerator is inf indeed, but so is the denominator. And inf / inf is not inf."}},{"value":"d","reply":{"fr":"Le premier, oui. Mais le second est exp(0) / inf = 1 / inf, que l'ordinateur sait calculer.","en":"The first one, yes. But the second is exp(0) / inf = 1 / inf, which the computer can work out."}}]},
 "sum_overflow": {"kind":"choice","answer":"c","right":{"fr":"Oui ! Chaque terme est fini, mais leur somme déborde : fini / inf = 0. Trois poids nuls, de somme 0, et pas un seul nan pour donner l'alerte.","en":"Yes! Each term is finite, but their sum overflows: finite / inf = 0. Three zero weights, summing to 0, and not one nan to raise the alarm."},"wrong":{"fr":"Chaque exponentielle vaut environ 3,3 × 10³⁸. Et leur somme ?","en":"Each exponential is about 3.3 × 10³⁸. And their sum?"},"near":[{"value":"a","reply":{"fr":"C'est ce qu'il faudrait obtenir. Mais la somme de trois nombres proches du maximum dépasse le maximum.","en":"That is what we should get. But three numbers close to the maximum add up to more than the maximum."}},{"value":"b","reply":{"fr":"Il faudrait inf / inf pour un nan. Ici le numérateur est encore fini ; seul le dénominateur a débordé.","en":"It would take inf / inf for a nan. Here the numerator is still finite; only the denominator has overflowed."}}]},
 "shift_invariance": {"kind":"number","answer":0.5,"tolerance":1e-06,"right":{"fr":"Oui : le facteur e¹⁰⁰⁰ apparaît en haut et en bas, et se simplifie. C'est cette liberté que la version stable exploite.","en":"Yes: the factor e¹⁰⁰⁰ appears above and below, and cancels. This is the freedom that the stable version exploits."},"wrong":{"fr":"Écris e^(x + 1000) comme e¹⁰⁰⁰ · e^x, en haut et en bas de la fraction.","en":"Write e^(x + 1000) as e¹⁰⁰⁰ · e^x, above and below the fraction line."},"near":[{"value":0.3333,"tolerance":0.001,"reply":{"fr":"À côté de 1000, les écarts entre scores semblent négligeables, mais la softmax ne regarde que ces écarts : rien ne s'égalise.","en":"Next to 1000 the differences between scores look negligible, but these differences are all that softmax looks at: nothing evens out."}},{"value":1,"reply":{"fr":"Tous les scores ont monté ensemble : aucun n'a pris l'avantage sur les autres.","en":"All the scores went up together: none has gained on the others."}}]},
 "zero_is_not_absent": {"kind":"number","answer":0.1554,"tolerance":0.006,"right":{"fr":"Oui : 1 / (2e + 1) ≈ 0,16, parce que e⁰ = 1. La position « masquée » pèse encore près d'un sixième. Avec −∞, elle pèserait exactement 0.","en":"Yes: 1 / (2e + 1) ≈ 0.16, because e⁰ = 1. The \"masked\" position still weighs nearly a sixth. With −∞ it would weigh exactly 0."},"wrong":{"fr":"Combien vaut e⁰ ? Divise-le par la somme des trois exponentielles.","en":"What is e⁰? Divide it by the sum of the three exponentials."},"near":[{"value":0,"tolerance":1e-06,"reply":{"fr":"C'est le poids que donnerait un score de −∞. Avec un score de 0, l'exponentielle vaut e⁰ = 1, et non 0.","en":"That is the weight a score of −∞ would give. With a score of 0 the exponential is e⁰ = 1, not 0."}},{"value":0.3333,"tolerance":0.005,"reply":{"fr":"Un tiers supposerait trois scores égaux. Les deux autres valent 1, et e¹ est plus grand que e⁰.","en":"A third would take three equal scores. The other two are 1, and e¹ is larger than e⁰."}}]},
 "axis_groups": {"kind":"number","answer":8,"tolerance":0,"right":{"fr":"Oui : l'indice 1 varie pendant la somme, les deux autres restent fixes, et 2 × 4 = 8 façons de les fixer donnent 8 distributions de 3 nombres.","en":"Yes: index 1 varies during the sum while the other two stay put, and the 2 × 4 = 8 ways of fixing them give 8 distributions of 3 numbers."},"wrong":{"fr":"L'indice de l'axe 1 varie ; les deux autres sont fixés. De combien de façons peut-on les fixer ?","en":"The index of axis 1 varies; the other two are fixed. In how many ways can they be fixed?"},"near":[{"value":3,"reply":{"fr":"3 est la taille de chaque groupe. Combien y a-t-il de groupes ?","en":"3 is the size of each group. How many groups are there?"}},{"value":6,"reply":{"fr":"6 = 2 × 3 : c'est la réponse pour le dernier axe, dim=-1. Ici, c'est l'axe 1 qui disparaît du compte.","en":"6 = 2 × 3: that is the answer for the last axis, dim=-1. Here it is axis 1 that drops out of the count."}},{"value":12,"reply":{"fr":"12 = 3 × 4 : c'est la réponse pour le premier axe, dim=0. Les axes se comptent à partir de 0.","en":"12 = 3 × 4: that is the answer for the first axis, dim=0. Axes are counted from 0."}},{"value":2,"reply":{"fr":"Il y a bien 2 matrices dans le lot, mais dans chacune, chaque colonne est un groupe à elle seule.","en":"There are indeed 2 matrices in the batch, but in each of them every column is a group of its own."}}]},
 "axis_wording": {"kind":"choice","answer":"b","right":{"fr":"Oui. « dim » nomme l'indice qui varie, donc l'axe le long duquel on somme. Le dernier indice d'une matrice est celui des colonnes ; le faire varier, c'est parcourir une ligne.","en":"Yes. \"dim\" names the index that varies, hence the axis along which we sum. The last index of a matrix is that of the columns; to vary it is to walk along a row."},"wrong":{"fr":"Demande-toi quel indice varie pendant qu'on somme : celui de la ligne, ou celui de la colonne ?","en":"Ask yourself which index varies while we sum: that of the row, or that of the column?"},"near":[{"value":"a","reply":{"fr":"C'est le piège de la formule « ici les colonnes ». L'axe des colonnes est celui qu'on parcourt ; ce sont les lignes qui somment à 1.","en":"That is the trap in the words \"here the columns\". The axis of the columns is the one we walk along; it is the rows that sum to 1."}},{"value":"c","reply":{"fr":"Les scores sont symétriques, mais chaque ligne est divisée par sa propre somme : les poids ne le sont plus. Ici, les colonnes somment à 0,92, 1,30, 1,28, 0,80, 0,75 et 0,95.","en":"The scores are symmetric, but each row is divided by its own sum: the weights no longer are. Here the columns sum to 0.92, 1.30, 1.28, 0.80, 0.75 and 0.95."}}]},
 "without_root": {"kind":"number","answer":19.8,"tolerance":0.15,"right":{"fr":"Oui : 1 / (2 × 2,028 + 1) ≈ 19,8 %, et 40,1 % pour chacune des deux autres. La racine adoucit la distribution : 42 / 16 / 42 est la version sans elle.","en":"Yes: 1 / (2 × 2.028 + 1) ≈ 19.8%, and 40.1% for each of the other two. The root softens the distribution: 42 / 16 / 42 is the version without it."},"wrong":{"fr":"Divise les scores (1, 0, 1) par √2, prends les exponentielles, puis divise par leur somme. Réponds en pour cent.","en":"Divide the scores (1, 0, 1) by √2, take the exponentials, then divide by their sum. Answer in per cent."},"near":[{"value":15.5,"tolerance":0.6,"reply":{"fr":"C'est la valeur sans la racine, celle du document. Avec elle, les scores se rapprochent, et la deuxième position pèse davantage.","en":"That is the value without the root, the document's. With it the scores draw closer, and the second position weighs more."}},{"value":0.198,"tolerance":0.0015,"reply":{"fr":"Le calcul est juste ; la question demandait des pour cent : 19,8.","en":"The computation is right; the question asked for per cent: 19.8."}},{"value":40.1,"tolerance":0.15,"reply":{"fr":"C'est le poids de la première et de la troisième position. La deuxième a le score 0.","en":"That is the weight of the first and third positions. The second has score 0."}},{"value":23.3,"tolerance":0.15,"reply":{"fr":"Tu as divisé par d_k = 2. C'est la racine de d_k qui sert ici.","en":"You divided by d_k = 2. It is the square root of d_k that is used here."}}]},
 "cold_temperature": {"kind":"number","answer":0.5,"tolerance":1e-06,"right":{"fr":"Oui : les positions 1 et 3 sont ex æquo, et une softmax ne peut pas les départager. La consultation dure rend la moyenne de leurs deux valeurs.","en":"Yes: positions 1 and 3 are tied, and softmax has no way of choosing between them. The hard look-up returns the mean of their two values."},"wrong":{"fr":"Quand τ → 0, seul le meilleur score survit. Combien de positions l'atteignent ?","en":"As τ → 0 only the best score survives. How many positions reach it?"},"near":[{"value":1,"reply":{"fr":"Ce serait vrai si la première position était seule en tête. La troisième a le même score.","en":"That would be so if the first position led alone. The third has the same score."}},{"value":0.3333,"tolerance":0.001,"reply":{"fr":"Un tiers chacune, c'est la limite chaude, τ → ∞. À froid, les écarts sont agrandis, pas effacés.","en":"A third each is the hot limit, τ → ∞. In the cold, differences are magnified, not erased."}},{"value":0.4223,"tolerance":0.003,"reply":{"fr":"C'est la valeur à τ = 1. En refroidissant, la deuxième position perd tout, et les deux autres se partagent son poids.","en":"That is the value at τ = 1. On cooling, the second position loses everything, and the other two share its weight."}}]},
 "jacobian_row_sum": {"kind":"number","answer":0,"tolerance":1e-06,"right":{"fr":"Oui : Σⱼ wᵢ(δᵢⱼ − wⱼ) = wᵢ(1 − 1) = 0. Monter tous les scores ensemble ne change aucun poids.","en":"Yes: Σⱼ wᵢ(δᵢⱼ − wⱼ) = wᵢ(1 − 1) = 0. Raising all the scores together changes no weight."},"wrong":{"fr":"Somme wᵢ(δᵢⱼ − wⱼ) sur j, en te souvenant que les poids somment à 1.","en":"Sum wᵢ(δᵢⱼ − wⱼ) over j, remembering that the weights sum to 1."},"near":[{"value":1,"reply":{"fr":"Ce sont les poids qui somment à 1. Leurs variations, elles, se compensent : ce qu'un jeton gagne, les autres le perdent.","en":"It is the weights that sum to 1. Their variations balance out: what one token gains, the others lose."}}]},
 "vanishing_gradient": {"kind":"number","answer":0,"tolerance":1e-12,"right":{"fr":"Oui, exactement 0. Le poids vaut 1 − 2 × 10⁻⁹, que le float32 arrondit à 1, et 1 − 1 = 0. C'est vrai dès un écart de 17 environ. À partir de 104, le poids du perdant s'annule aussi : les quatre termes sont nuls.","en":"Yes, exactly 0. The weight is 1 − 2 × 10⁻⁹, which float32 rounds to 1, and 1 − 1 = 0. This holds from a gap of about 17 on. From 104 on the loser's weight vanishes too: all four terms are zero."},"wrong":{"fr":"Le premier poids vaut 1 / (1 + e⁻²⁰). Un float32 n'a que 7 chiffres environ : à quoi est-il arrondi ?","en":"The first weight is 1 / (1 + e⁻²⁰). A float32 has only about 7 digits: what is it rounded to?"},"near":[{"value":2.06e-09,"tolerance":3e-11,"reply":{"fr":"C'est la valeur mathématique, w(1 − w) ≈ e⁻²⁰. Mais en float32, w est déjà arrondi à 1, et 1 − w vaut 0.","en":"That is the mathematical value, w(1 − w) ≈ e⁻²⁰. But in float32 w is already rounded to 1, and 1 − w is 0."}},{"value":0.25,"tolerance":1e-06,"reply":{"fr":"0,25 est le maximum de w(1 − w), atteint quand les deux scores sont égaux. Ici l'un domine largement.","en":"0.25 is the maximum of w(1 − w), reached when the two scores are equal. Here one dominates by far."}}]},
 "scores_times_ten": {"kind":"number","answer":0.1,"tolerance":1e-06,"right":{"fr":"Oui. Les poids ne bougent pas, mais S est dix fois plus grand et divise tout : le signal est dix fois plus faible.","en":"Yes. The weights do not move, but S is ten times larger and divides everything: the signal is ten times weaker."},"wrong":{"fr":"Dans (δᵢⱼ − wᵢ) / S, qu'est-ce qui change quand tous les scores sont multipliés par 10 ?","en":"In (δᵢⱼ − wᵢ) / S, what changes when every score is multiplied by 10?"},"near":[{"value":10,"reply":{"fr":"S est au dénominateur : quand il grandit, le jacobien diminue.","en":"S is in the denominator: as it grows, the Jacobian shrinks."}},{"value":1,"reply":{"fr":"Ce sont les poids qui ne changent pas. Leur réponse à une petite variation, elle, dépend de S.","en":"It is the weights that do not change. Their response to a small variation does depend on S."}},{"value":0.01,"reply":{"fr":"S apparaît bien au carré dans la règle du quotient, mais un facteur 10 se simplifie avec le numérateur, qui grandit aussi.","en":"S does appear squared in the quotient rule, but one factor of 10 cancels with the numerator, which grows too."}}]}
}
}""")))

if __name__ == "__main__":
    sys.exit(main())
