# Built from autograder/build/visible, solutions/ps4_multi_head.py: do not edit.
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
 "70661db": [[0.43,0.15,0.89],[0.55,0.87,0.66],[0.57,0.85,0.64],[0.22,0.58,0.33],[0.77,0.25,0.1],[0.05,0.8,0.55]],
 "8a8e94a": [{"tensor":[{"same":"70661db"},{"same":"70661db"}],"dtype":"float32"}],
 "f44201b": [[-0.4519203,0.2216048,0.4771959,0.1063478],[-0.5874351,0.0057761,0.5890731,0.3256605],[-0.6300231,-0.0631826,0.620196,0.385963],[-0.5674566,-0.08425314,0.5477694,0.3589246],[-0.5525618,-0.09806819,0.5320895,0.3427973],[-0.5299008,-0.1080676,0.5076535,0.3493485]],
 "d0b1724": [[[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[1.3,-1.1,-0.1,0.2,-0.2,-1.3],[1.0,-1.5,-0.6,-0.4,-0.9,2.0],[0.1,1.6,-1.7,-1.6,1.9,0.6],[-1.4,0.0,0.7,0.7,0.0,-1.4]],[[0.6,1.9,-1.6,-1.7,1.6,0.1],[2.0,-0.9,-0.4,-0.6,-1.5,1.0],[-1.3,-0.2,0.2,-0.1,-1.1,1.3],[-1.1,-0.1,0.2,-0.2,-1.3,1.0],[-1.5,-0.6,-0.4,-0.9,2.0,0.1]]],
 "2e07464": [{"tensor":{"same":"d0b1724"},"dtype":"float32"}],
 "26f1adf": {"fr":"Avec des poids donnés : 2 phrases de 5 jetons de taille 6, 3 têtes de taille 4 ; un seul jeton, une seule tête.","en":"With given weights: 2 sentences of 5 tokens of size 6, 3 heads of size 4; a single token, a single head."},
 "95202a3": {"tensor":{"same":"d0b1724"},"dtype":"float64"},
 "7f5c97b": [{"same":"95202a3"}],
 "3e86818": {"tensor":[[-0.2,-0.02,0.02,-0.08,-0.32,0.12],[-0.4,-0.24,-0.22,-0.34,0.22,-0.18],[0.1,0.24,0.24,0.1,-0.18,0.22],[-0.34,-0.22,-0.24,-0.4,0.12,-0.32]],"dtype":"float64"},
 "6839695": [[-0.4,-0.34,0.4,0.18,-0.18,0.14],[0.32,0.36,0.26,0.02,-0.36,-0.06],[0.1,0.12,0.0,-0.26,0.16,-0.38],[-0.24,-0.24,-0.38,0.16,-0.26,0.0]],
 "702ac34": {"tensor":{"same":"6839695"},"dtype":"float64"},
 "6ebd3ec": [[-0.28,-0.38,0.2,-0.18,0.12,0.28],[0.3,0.18,-0.08,0.34,-0.2,-0.06],[-0.06,-0.2,0.34,-0.08,0.18,0.3],[0.28,0.12,-0.18,0.2,-0.38,-0.28]],
 "5b9fd4e": {"tensor":{"same":"6ebd3ec"},"dtype":"float64"},
 "9227840": {"tensor":[[0.36,0.1,-0.3,-0.02,0.12,0.12],[-0.02,-0.3,0.1,0.36,-0.34,-0.36],[0.3,0.0,0.38,-0.2,-0.1,-0.14],[-0.32,0.18,-0.28,-0.06,0.02,-0.04]],"dtype":"float64"},
 "406624a": [[-0.1,0.34,-0.18,-0.02,0.0,-0.12],[-0.38,0.04,0.32,-0.36,-0.36,0.32],[0.04,-0.38,-0.12,0.0,-0.02,-0.18],[0.34,-0.1,0.14,0.24,0.2,0.02]],
 "4f5f09d": {"tensor":{"same":"406624a"},"dtype":"float64"},
 "384a8cd": [[0.22,-0.32,-0.18,-0.18,-0.32,0.22],[-0.2,0.06,0.18,0.16,0.0,-0.3],[0.08,0.32,-0.4,0.38,0.2,-0.12],[0.24,-0.36,-0.28,-0.34,0.28,-0.06]],
 "904b8bc": {"tensor":{"same":"384a8cd"},"dtype":"float64"},
 "6ebef23": {"heads.0.W_query.weight":{"tensor":[[0.26,-0.06,0.3,-0.3,-0.22,-0.28],[0.34,0.0,0.34,-0.28,-0.22,-0.3],[0.3,-0.06,0.26,-0.38,-0.34,0.38],[0.14,-0.24,0.06,0.22,0.24,0.12]],"dtype":"float64"},"heads.0.W_key.weight":{"tensor":[[0.18,-0.3,-0.1,-0.04,-0.12,-0.34],[0.12,-0.38,-0.2,-0.16,-0.26,0.32],[-0.06,0.24,0.4,-0.4,0.3,0.04],[-0.36,-0.08,0.06,0.06,-0.08,-0.36]],"dtype":"float64"},"heads.0.W_value.weight":{"same":"3e86818"},"heads.1.W_query.weight":{"same":"702ac34"},"heads.1.W_key.weight":{"same":"5b9fd4e"},"heads.1.W_value.weight":{"same":"9227840"},"heads.2.W_query.weight":{"same":"4f5f09d"},"heads.2.W_key.weight":{"same":"904b8bc"},"heads.2.W_value.weight":{"tensor":[[0.24,0.36,0.34,0.18,-0.12,0.26],[-0.32,-0.22,-0.26,0.38,0.06,-0.4],[-0.18,-0.1,-0.16,-0.36,0.12,-0.36],[-0.16,-0.1,-0.18,-0.4,0.06,0.38]],"dtype":"float64"}},
 "1731824": [-0.294,0.064,-0.464,0.254,0.142,0.852,0.348,-0.468,-0.534,0.528,0.294,-0.498],
 "5f2e31c": [-0.3207046048,-0.02303723042,-0.4264157414,0.1956454932,0.173432174,0.8773485274,0.432157111,-0.509571585,-0.4650977729,0.482065182,0.279021255,-0.5818809721],
 "2e93032": [-0.1420976564,-0.1030925988,-0.2760607318,0.02824210718,0.2638703226,0.6082891385,0.3141203834,-0.5065419271,-0.3713674209,0.2437801514,0.1175133649,-0.3046883182],
 "943e669": [-0.554,0.568,-0.304,0.602,1.124,-1.934,-0.262,0.728,-0.188,-0.784,0.726,0.816],
 "7adecb2": [-0.2094557177,-0.0133123974,-0.04007568527,0.07245410806,0.8972996558,-0.8284329188,0.1892518699,-0.05202108939,-0.02686710072,-0.8651632382,0.351216812,0.6835129495],
 "cb91e81": [-0.03490199465,0.1839032007,-0.01099128676,0.1884644108,0.3569826181,-0.4711222799,0.006092588509,0.02189945374,0.1071602029,-0.5141709359,-0.1404676217,0.6365001668],
 "2ef11cb": {"x":{"tensor":[[[1.0,-1.3,-0.2,0.2,-0.1,-1.1]]],"dtype":"float64"}},
 "918adf9": {"fr":"Des tailles toutes égales, où confondre deux axes ne lève aucune erreur.","en":"Sizes that are all equal, where mixing up two axes raises no error."},
 "c764988": [{"tensor":[[[0.5,-0.6,1.7],[-0.8,0.1,0.3],[-0.2,-1.4,0.8]],[[-1.8,-1.0,-0.9],[-1.5,1.3,-0.7],[0.7,1.4,1.4]],[[0.7,-0.7,1.3],[-1.5,-0.9,-1.0],[-1.8,0.8,-1.4]]],"dtype":"float64"}],
 "9888985": {"tensor":[[0.04,0.36,-0.28],[-0.24,-0.34,0.24],[-0.14,0.16,0.32]],"dtype":"float64"},
 "fd20f87": {"tensor":[[0.22,0.1,-0.16],[0.26,-0.28,-0.14],[-0.14,-0.28,0.26]],"dtype":"float64"},
 "b602562": {"fr":"La même couche accepte toutes les longueurs jusqu'à `context_length`.","en":"The same layer takes every length up to `context_length`."},
 "71e09ed": [[[-1.0,-0.1,0.1,-0.4,-1.6,0.6],[-2.0,-1.2,-1.1,-1.7,1.1,-0.9],[0.5,1.2,1.2,0.5,-0.9,1.1],[-1.7,-1.1,-1.2,-2.0,0.6,-1.6],[-0.4,0.1,-0.1,-1.0,1.5,-0.8],[0.3,0.7,0.4,-0.6,1.8,-0.6],[0.4,0.7,0.3,-0.8,1.5,-1.0],[-0.1,0.1,-0.4,-1.6,0.6,-2.0]]],
 "3793dd3": {"tensor":{"same":"71e09ed"},"dtype":"float64"},
 "adb69ad": [{"same":"3793dd3"}],
 "51909ea": [{"tensor":[[[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[1.3,-1.1,-0.1,0.2,-0.2,-1.3],[1.0,-1.5,-0.6,-0.4,-0.9,2.0]],[[0.6,1.9,-1.6,-1.7,1.6,0.1],[2.0,-0.9,-0.4,-0.6,-1.5,1.0],[-1.3,-0.2,0.2,-0.1,-1.1,1.3]]],"dtype":"float64"}],
 "f03b3cb": {"fr":"Après `.eval()`, le dropout ne fait plus rien.","en":"After `.eval()` dropout does nothing any more."},
 "eae494b": [{"tensor":[[[2.225,0.0,-0.4,0.05,0.325,0.425],[0.35,2.1,-0.325,0.1,0.35,0.425],[0.325,0.05,1.6,0.0,0.225,0.275],[0.15,-0.15,0.4,1.75,-0.05,-0.025]],[[1.825,-0.5,0.025,0.375,-0.475,-0.475],[0.375,2.025,-0.5,-0.175,-0.025,-0.05],[-0.25,0.4,1.85,0.15,0.275,0.225],[0.0,-0.4,0.05,2.325,0.425,0.35]]],"dtype":"float64"}],
 "0db5b63": [-0.32,-0.32,0.36,0.08,-0.34,-0.08],
 "4a8ed44": [-0.12,-0.36,0.08,0.38,-0.28,-0.26],
 "148df3e": [0.06,-0.22,0.18,-0.38,-0.26,-0.28],
 "226acde": [0.38,0.08,-0.36,-0.12,-0.02,-0.06],
 "0cec09e": [-0.24,-0.14,-0.18,-0.36,0.14,-0.32],
 "0d98c59": {"heads.0.W_query.weight":{"tensor":[[0.2,-0.26,-0.04,0.04,-0.02,-0.22],[0.26,-0.22,-0.02,0.04,-0.04,-0.26],[0.2,-0.3,-0.12,-0.08,-0.18,0.4],[0.02,0.32,-0.34,-0.32,0.38,0.12],[-0.28,0.0,0.14,0.14,0.0,-0.28],[0.12,0.38,-0.32,-0.34,0.32,0.02]],"dtype":"float64"},"heads.0.W_key.weight":{"tensor":[[-0.04,0.16,0.22,0.14,-0.08,0.38],[-0.12,0.06,0.1,0.0,-0.24,0.2],[-0.32,-0.16,-0.14,-0.26,0.3,-0.1],[0.18,0.32,0.32,0.18,-0.1,0.3],[-0.26,-0.14,-0.16,-0.32,0.2,-0.24],[0.0,0.1,0.06,-0.12,0.38,-0.08]],"dtype":"float64"},"heads.0.W_value.weight":{"tensor":[[0.24,0.28,0.18,-0.06,0.38,-0.14],[0.02,0.04,-0.08,-0.34,0.08,0.36],{"same":"0db5b63"},[0.04,0.02,-0.14,0.38,-0.06,0.18],[0.28,0.24,0.06,-0.26,0.1,0.32],[0.4,0.34,0.14,-0.2,0.14,0.34]],"dtype":"float64"},"heads.1.W_query.weight":{"tensor":[[-0.08,-0.16,-0.38,0.08,0.4,-0.24],[-0.2,-0.3,0.28,-0.1,0.2,0.36],[0.38,0.26,0.0,-0.4,-0.12,0.02],[0.02,-0.12,-0.4,0.0,0.26,0.38],[0.36,0.2,-0.1,0.28,-0.3,-0.2],[-0.24,0.4,0.08,-0.38,-0.16,-0.08]],"dtype":"float64"},"heads.1.W_key.weight":{"tensor":[{"same":"4a8ed44"},[-0.38,0.18,-0.22,0.06,0.2,0.2],{"same":"148df3e"},{"same":"226acde"},[-0.24,0.26,-0.2,0.02,0.1,0.04],[-0.16,0.32,-0.16,0.04,0.1,0.02]],"dtype":"float64"},"heads.1.W_value.weight":{"tensor":[[0.36,-0.04,0.24,0.38,0.38,0.24],[-0.04,0.36,-0.2,-0.08,-0.1,-0.26],[0.26,-0.18,0.06,0.16,0.12,-0.06],[-0.38,-0.02,0.2,0.28,0.22,0.02],[-0.32,0.02,0.22,0.28,0.2,-0.02],[-0.38,-0.06,0.12,0.16,0.06,-0.18]],"dtype":"float64"},"heads.2.W_query.weight":{"tensor":[[-0.22,0.08,0.24,0.26,0.14,-0.12],[0.3,-0.24,-0.1,-0.1,-0.24,0.3],[-0.12,0.14,0.26,0.24,0.08,-0.22],[0.16,0.4,-0.32,-0.36,0.28,-0.04],[0.32,-0.28,-0.2,-0.26,0.36,0.02],[0.36,-0.26,-0.2,-0.28,0.32,-0.04]],"dtype":"float64"},"heads.2.W_key.weight":{"tensor":[[-0.06,0.08,0.08,-0.06,-0.34,0.06],[0.32,-0.38,-0.4,0.26,-0.04,0.34],{"same":"0cec09e"},[-0.1,-0.02,-0.08,-0.28,0.2,-0.28],[-0.08,-0.02,-0.1,-0.32,0.14,-0.36],[-0.18,-0.14,-0.24,0.34,-0.04,0.26]],"dtype":"float64"},"heads.2.W_value.weight":{"tensor":[[-0.2,-0.22,-0.38,0.14,-0.3,-0.06],[0.04,0.0,-0.18,0.32,-0.14,0.08],[0.16,0.1,-0.1,0.38,-0.1,0.1],[0.16,0.08,-0.14,0.32,-0.18,0.0],[0.04,-0.06,-0.3,0.14,-0.38,-0.22],[-0.2,-0.32,0.24,-0.16,0.12,0.26]],"dtype":"float64"}},
 "8b98bfe": {"fr":"En entraînement, le dropout porte sur les poids d'attention, à son taux.","en":"In training, dropout acts on the attention weights, at its rate."},
 "6f6c278": {"heads.0.mask":[8,8],"heads.1.mask":[8,8],"heads.2.mask":[8,8]},
 "8f9427c": {"tuple":[{"tensor":[[[-0.6,1.4,-1.4,-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7],[1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0,0.6,-0.5],[1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4],[-0.6,0.8,1.5,1.5,0.8,-0.6,1.4,-1.4,-0.8,-0.9,-1.7,0.9],[-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0]],[[-0.3,0.7,1.0,0.6,-0.5,1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9],[-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8,1.5,1.5,0.8,-0.6,1.4],[-1.4,-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5],[0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0,0.6,-0.5,1.8,-0.7],[0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8]]],"dtype":"float64"}]},
 "db4f934": {"fr":"Le résultat garde le type de l'entrée, float32 ou float64.","en":"The result keeps the input's type, float32 or float64."},
 "fe629bb": {"args":{"same":"7f5c97b"},"construct":[6,4,8,0.0,3],"state":{"same":"6ebef23"}},
 "37a51f9": {"fr":"Tes arguments restent intacts, et un second appel répond la même chose.","en":"Your arguments stay as they were, and a second call gives the same answer."},
 "9ed8749": {"fr":"Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.","en":"The computation stays on the input's device: it would work on a GPU."},
 "ed44c9d": [{"fr":"Combien de paramètres ta couche annonce-t-elle ? Regarde `list(layer.parameters())`.","en":"How many parameters does your layer announce? Look at `list(layer.parameters())`."}],
 "885fc27": {"raised":["_Unfit","`heads` is a Python list: the layer does not register what it holds, and nothing will train it. An `nn.ModuleList` is what it takes."]},
 "7cab2e0": {"calls":[0],"first":{"same":"885fc27"}},
 "8e11ca6": {"key":"MO-4","levels":{"same":"ed44c9d"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"885fc27"}},"equal_sizes":{"same":"7cab2e0"},"bias":{"same":"7cab2e0"},"lengths":{"calls":[0,1],"first":{"same":"885fc27"}},"evaluation":{"same":"7cab2e0"},"dropout":{"same":"7cab2e0"},"parameters":{"calls":[0,1],"first":"list heads"},"gradient":{"same":"7cab2e0"},"device":{"same":"7cab2e0"}}},
 "f5bc0eb": {"calls":[0],"first":{"raised":["TypeError","'int' object is not callable"]}},
 "cb6b71a": {"raised":["_Unfit","Your layer has no parameter `heads.0.W_query.weight` (it has: no parameter)."]},
 "c7b3d52": {"calls":[0],"first":{"same":"cb6b71a"}},
 "9cf3e5c": {"calls":[0,1],"first":"missing heads.0.W_query.weight"},
 "72b390c": [{"fr":"Que devient un jeton : la somme de ses têtes, une file de têtes, ou ses têtes côte à côte ?","en":"What becomes of a token: the sum of its heads, a queue of heads, or its heads side by side?"}],
 "959afb1": [[-0.45192,-0.0842531,0.106348,0.532089,0.00577611,-0.529901,0.620196,0.349349]],
 "44bb476": [[0.11191,-0.0500649,-0.72244,0.199473,0.0295929,-0.818635,-0.379742,-0.418235]],
 "0d89a9f": [[-0.294,0.0576599,-0.0422698,-0.304688,-0.034902,-0.828433,0.726,0.651444]],
 "f0ef102": [[-0.672,0.54,0.266218,0.169989,0.278,-0.410761,-0.164458,-0.301086]],
 "74e5198": [[-0.702,1.89383,0.640818,-0.341182,-0.973953,2.27284,-0.838,0.0592742]],
 "8945d56": [[0.82,-0.18273,0.852816,-0.0720026,-0.0731048,-0.606216,0.127596,0.219171]],
 "5dbe959": [[0.523,-0.316675,-0.375579,-0.0162681,0.3554,0.179338,0.454,-0.215978]],
 "9e56d11": [[0.0,-0.452393,-0.550804,-0.0660304,0.507715,0.36914,0.648571,-0.329106]],
 "85c0d94": [[-0.45192,-0.0842531,0.221605,-0.552562,0.325661,0.507653,0.620196,0.349349]],
 "b3e081f": [[0.11191,-0.0500649,-0.275982,0.80316,0.125367,-0.331279,-0.379742,-0.418235]],
 "c22e6e2": [[-0.294,0.0576599,0.0830396,-0.506542,0.356983,0.482065,0.726,0.651444]],
 "a2966b9": [[-0.672,-0.196,0.0375493,-0.0104942,0.196,0.156397,0.311685,-0.301086]],
 "1d21a49": [[-0.702,1.89383,-1.2984,-1.20356,1.55108,-1.71102,-0.838,0.0592742]],
 "84bb2b9": [[0.523,-0.316675,0.460719,0.0767638,-0.401383,-0.474017,0.454,-0.215978]],
 "e987b99": [[0.0,-0.452393,0.658169,0.307409,-0.395557,-0.256797,0.648571,-0.329106]],
 "1730359": {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,6,2]],"numbers":{"same":"85c0d94"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,5,4]],"numbers":{"same":"b3e081f"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,5,4]],"numbers":{"same":"c22e6e2"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[9,3,3]],"numbers":{"same":"a2966b9"}}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,5,4]],"numbers":{"same":"1d21a49"}}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,8,4]],"numbers":{"same":"8945d56"}}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4,6]],"numbers":{"same":"84bb2b9"}}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4,6]],"numbers":{"same":"e987b99"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
 "30aa893": [{"fr":"Combien d'axes doit avoir le résultat ?","en":"How many axes should the result have?"}],
 "94f4b81": [[-0.45192,0.325661,0.547769,-0.529901,0.106348,-0.0631826,-0.552562,0.349349]],
 "cbf85c6": [[0.11191,-0.331279,0.80316,-0.0500649,-0.379742,0.125367,-0.275982,-0.418235]],
 "aa3b3fa": [[-0.294,0.482065,-0.506542,0.0576599,0.726,0.356983,0.0830396,0.651444]],
 "4ef683b": [[-0.672,0.156397,-0.343462,0.298,-0.0813998,0.382,0.0375493,-0.301086]],
 "c3fb073": [[-0.702,-1.71102,-1.20356,1.89383,-0.838,1.55108,-1.2984,0.0592742]],
 "a37ab2d": [[0.82,-0.606216,0.413839,-0.275859,-0.357565,0.752074,0.852816,0.219171]],
 "a5d2c29": [[0.523,-0.474017,-0.0162681,0.208273,-0.6875,0.3554,0.460719,-0.215978]],
 "93d8a67": [-0.45192,0.325661,-0.0842531,-0.529901,0.106348,0.620196,-0.552562,0.349349],
 "ee58717": [{"same":"93d8a67"}],
 "bcc2604": [0.11191,0.162327,0.355604,-0.259551,-0.953423,-0.374815,-0.0229048,-0.418235],
 "e614005": [-0.294,0.877349,0.117513,0.124228,-0.188,0.183903,-0.0438623,0.651444],
 "0727196": [-0.672,0.291168,0.429726,0.278,0.169989,-0.124,0.132729,-0.301086],
 "3455df4": [-0.702,1.43992,-0.882102,-0.0503276,0.002,2.35558,1.21328,0.0592742],
 "d29d569": [0.82,-0.403762,0.401199,-0.134424,-0.203543,-0.669225,0.121088,0.219171],
 "646bb10": [0.523,-1.02129,0.834675,-0.0402904,-0.569,-0.212066,0.106198,-0.215978],
 "3dd24e1": [0.0,-0.710576,1.19239,0.0802319,0.0,-0.302952,0.151712,-0.329106],
 "7556281": [-0.45192,0.00577611,-0.0842531,-0.529901,0.221605,-0.630023,-0.552562,-0.108068],
 "f92b9c6": [0.477196,0.325661,0.358925,0.507653,0.106348,0.620196,0.532089,0.349349],
 "252e768": [{"same":"7556281"},{"same":"f92b9c6"}],
 "3a58576": [0.11191,-0.0360429,-0.86601,-0.0500649,1.01247,0.0295929,-0.351721,0.0183727],
 "f3a1038": [0.243407,-0.912329,0.80316,-0.778266,-1.14608,0.125367,-0.81026,-0.737443],
 "19a360a": [0.571448,0.508535,0.199473,0.0738851,-0.379742,-0.141738,-0.0440566,-0.418235],
 "3969534": [{"same":"3a58576"},{"same":"f3a1038"},{"same":"19a360a"}],
 "f511ecb": [-0.294,-0.426416,0.0282421,0.0576599,-0.304,-0.034902,0.103686,0.299962],
 "1f301f3": [0.142,0.432157,-0.506542,0.0779281,-0.262,0.356983,-0.320182,0.359093],
 "5e3a6f6": [-0.534,0.279021,-0.304688,0.129598,0.726,0.10716,-0.414439,0.651444],
 "eba34c9": [{"same":"f511ecb"},{"same":"1f301f3"},{"same":"5e3a6f6"}],
 "f82ae34": [-0.672,0.344273,0.464824,-0.196,0.131846,0.382,0.398113,-0.00648332],
 "b4cdb86": [-0.222,-0.107529,-0.0104942,0.298,-0.0813998,0.196,0.0958923,0.162604],
 "631e7b6": [0.042,-0.355354,-0.343462,-0.546,0.311685,-0.382,-0.0438033,-0.301086],
 "8bdbdbd": [{"same":"f82ae34"},{"same":"b4cdb86"},{"same":"631e7b6"}],
 "89bb851": [-0.702,-0.946171,-0.484382,1.89383,-1.424,-0.973953,2.21545,-0.188178],
 "1fdd706": [1.708,1.72129,-1.20356,2.55796,0.752,1.55108,2.1668,-0.956426],
 "dd60e68": [0.508,-0.414195,-0.341182,-2.04243,-0.838,-0.101035,-2.30935,0.0592742],
 "964fe94": [{"same":"89bb851"},{"same":"1fdd706"},{"same":"dd60e68"}],
 "f6855df": [0.82,0.502508,0.413839,0.626026,-0.357565,-0.389725,0.852816,0.902957],
 "ac63fc0": [-0.512,-0.470177,-0.0720026,-0.134424,-0.203543,-0.0731048,0.248009,0.239463],
 "cf0f08e": [0.034,-0.606216,0.0389715,-0.275859,0.590478,0.752074,0.339762,0.219171],
 "9117498": [{"same":"f6855df"},{"same":"ac63fc0"},{"same":"cf0f08e"}],
 "971f592": [0.523,0.251272,0.167878,-0.316675,0.145,0.3554,0.281264,0.229541],
 "012efa5": [0.9495,0.251266,0.0767638,0.208273,-0.6875,-0.401383,0.0201767,-0.00510228],
 "abb5a6a": [-0.409,0.122902,-0.0162681,0.311747,0.454,0.211205,-0.140723,-0.215978],
 "6049e2d": [{"same":"971f592"},{"same":"012efa5"},{"same":"abb5a6a"}],
 "a84dd42": [0.0,0.170068,0.239826,-0.452393,0.207143,0.507715,0.401806,0.103598],
 "45e12c8": [1.35643,0.358952,0.307409,0.236219,0.0,-0.395557,0.167343,-0.197405],
 "3136d21": [-0.584286,0.103912,-0.0660304,0.445354,0.648571,0.301722,-0.201032,-0.329106],
 "a66bb2e": [{"same":"a84dd42"},{"same":"45e12c8"},{"same":"3136d21"}],
 "e2304f9": [{"fr":"Dans quel ordre la mémoire est-elle lue quand tu recolles : tête par tête, ou jeton par jeton ?","en":"In which order is the memory read when you merge: head by head, or token by token?"}],
 "3e6081b": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":{"same":"8945d56"}}},
 "96a3a41": [{"fr":"Quels nombres sont voisins dans un jeton : ceux d'une même tête, ou ceux d'un même rang dans toutes les têtes ?","en":"Which numbers are neighbours in a token: those of one head, or those of one rank in all heads?"}],
 "2732e6d": [{"fr":"La tête 0 occupe-t-elle les premières composantes ?","en":"Does head 0 fill the first components?"}],
 "a490485": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":[[0.477196,0.00577611,0.358925,0.507653,0.221605,-0.630023,0.532089,-0.108068]]}},
 "86c897e": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.571448,0.162327,-0.520438,0.14598,-0.465202,-0.190755,-0.0229048,0.0183727]]}},
 "6d3514a": [{"fr":"Les têtes travaillent-elles côte à côte, ou l'une après l'autre ?","en":"Do the heads work side by side, or one after the other?"}],
 "034a29d": [{"same":"7556281"}],
 "394140d": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":{"same":"034a29d"}}},
 "b846781": {"key":"PS4-one-head","levels":{"same":"6d3514a"},"seen":{"document":{"same":"394140d"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[{"same":"3a58576"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[{"same":"f511ecb"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[{"same":"f82ae34"}]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[{"same":"89bb851"}]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,4]],"numbers":[{"same":"f6855df"}]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[{"same":"971f592"}]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[{"same":"a84dd42"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
 "99d0f11": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":{"same":"034a29d"}}},
 "7cc7c1e": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.11191,0.451395,-0.520438,-0.259551,-0.465202,-0.374815,-0.275982,0.0183727]]}},
 "3a08ce8": {"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x2 and 3x2)"]}},
 "ef53deb": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (10x4 and 6x4)"]},
 "713487c": {"calls":[0],"first":{"same":"ef53deb"}},
 "e2b2cdf": {"calls":[0,1],"first":{"same":"ef53deb"}},
 "b4c9db3": {"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (8x4 and 6x4)"]}},
 "542b8ea": [{"fr":"Tes têtes peuvent-elles apprendre des choses différentes ?","en":"Can your heads learn different things?"}],
 "627291f": {"key":"PS4-same-head","levels":{"same":"542b8ea"},"seen":{"document":{"same":"99d0f11"},"drawn":{"same":"7cc7c1e"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.534,0.482065,0.117513,0.0183707,-0.188,-0.514171,-0.188764,0.651444]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[0.042,0.266218,0.186339,0.278,0.056675,-0.052,0.132729,-0.301086]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.508,-1.71102,-0.882102,-0.303581,0.002,-2.33755,-1.11094,0.0592742]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.034,0.493007,0.490019,-0.275859,0.590478,-0.669225,0.121088,0.219171]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.409,0.3796,-0.216274,0.103404,0.433,-0.212066,0.106198,-0.215978]]}},"dropout":{"calls":[0],"first":"no weights"},"parameters":{"calls":[0,1],"first":"shared heads.0.W_query.weight heads.1.W_query.weight"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.754294,0.736819,-0.246267,-0.239259,-0.037877,0.735452,-0.139619,-0.0145499]]}}}},
 "d64366d": [{"fr":"Ici, `d_out` est la taille d'une tête ou celle de la sortie entière ?","en":"Here, is `d_out` the size of one head or that of the whole output?"}],
 "e84ea19": {"raised":["_Unfit","`heads.0.W_query.weight` has shape (1, 6), (4, 6) is expected."]},
 "7fc2b88": {"calls":[0,1],"first":{"same":"e84ea19"}},
 "d6b10bc": {"calls":[0],"first":{"same":"e84ea19"}},
 "a9a1aef": {"calls":[0],"first":{"raised":["_Unfit","`heads.0.W_query.weight` has shape (2, 6), (6, 6) is expected."]}},
 "311969e": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,8]],"numbers":[[-0.313153,-0.537352,0.353107,0.172736,-0.568358,-0.0716269,0.181341,0.587838]]}},
 "2e9d92c": {"raised":["_Unfit","`heads.0.W_query.weight` has shape (12, 6), (4, 6) is expected."]},
 "6ae1fa4": {"calls":[0,1],"first":{"same":"2e9d92c"}},
 "704eac5": {"calls":[0],"first":{"same":"2e9d92c"}},
 "041a464": {"calls":[0],"first":{"raised":["_Unfit","`heads.0.W_query.weight` has shape (18, 6), (6, 6) is expected."]}},
 "91731a9": [{"fr":"Tous les réglages reçus arrivent-ils jusqu'aux têtes, à leur place ?","en":"Do all the settings that are received reach the heads, each in its place?"}],
 "8c5b695": {"dropout":{"calls":[0],"first":"no dropout"}},
 "6a40505": {"calls":[0],"first":"weights times 2"},
 "fe26421": [[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]],
 "141979a": {"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"fe26421"}},
 "67e4dd3": {"calls":[0],"first":{"same":"141979a"}},
 "9595d27": {"calls":[0],"first":"weights times 3.33"},
 "52bcd50": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":{"same":"fe26421"}}},
 "65b0b37": {"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `heads.0.W_query.bias` (it has: `heads.0.W_query.weight`, `heads.0.W_key.weight`, `heads.0.W_value.weight`, `heads.1.W_query.weight`, `heads.1.W_key.weight`, `heads.1.W_value.weight`, `heads.2.W_query.weight`, `heads.2.W_key.weight`)."]}},
 "1f472bf": {"calls":[1],"first":"missing heads.0.W_query.bias"},
 "5e3e495": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[0.683208,-1.22097,0.588609,-0.366188,-0.784013,-0.521249,-0.12579,0.117545]]}},
 "5020f5b": {"calls":[0],"first":"extra heads.0.W_query.bias"},
 "01ecaa2": {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":[[-0.0959854,0.349022,0.960358,0.118761,0.33545,-0.371817,0.0658577,0.311959]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.674469,0.8831,-0.0867988,-0.288092,-0.182373,0.600376,-0.200572,0.707139]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.937773,-0.245565,0.202844,-0.156779,-0.266453,0.430368,0.0401919,-0.637233]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.439531,-0.0794564,-0.183986,-0.115801,-0.366406,-0.566125,0.00162304,0.252669]]}},"evaluation":{"same":"5e3e495"},"dropout":{"calls":[0],"first":"no weights"},"parameters":{"same":"5020f5b"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.108737,-0.0508151,0.276098,-0.0276863,-0.387303,0.511784,-0.101728,0.29444]]}}}},
 "341fba8": {"raised":["_Unfit","`heads.0.W_query.weight` has shape (6, 4), (4, 6) is expected."]},
 "ddd5455": {"calls":[0],"first":{"same":"341fba8"}},
 "cfb7396": {"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (8) at non-singleton dimension 2"]},
 "8f1eb5e": {"calls":[0],"first":{"same":"cfb7396"}},
 "779fbbc": {"calls":[0,1],"first":"buffer heads.0.mask (6, 6)"},
 "be25c3f": {"raised":["ValueError","dropout probability has to be between 0 and 1, but got 8"]},
 "69c4443": {"calls":[0],"first":{"same":"be25c3f"}},
 "1c9eb22": {"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 2"]},
 "28c8a5a": {"calls":[0],"first":{"same":"1c9eb22"}},
 "8ada016": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 2"]}},
 "938423e": {"calls":[0],"first":"weights times 1.11"},
 "8274494": [{"fr":"Ton programme marche-t-il pour d'autres tailles que celles du document ?","en":"Does your program work for other sizes than the document's?"}],
 "6449fda": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,8]],"numbers":[[0.11191,-0.550683,0.80316,0.0174037,-1.13456,0.0295929,0.201712,-0.737443]]}},
 "64d1ab5": {"raised":["_Unfit","Your layer has no parameter `heads.2.W_query.weight` (it has: `heads.0.W_query.weight`, `heads.0.W_key.weight`, `heads.0.W_value.weight`, `heads.1.W_query.weight`, `heads.1.W_key.weight`, `heads.1.W_value.weight`)."]},
 "17e6051": {"calls":[0,1,2],"first":{"same":"64d1ab5"}},
 "c55d922": {"calls":[0],"first":{"same":"64d1ab5"}},
 "29b318b": {"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `heads.2.W_query.weight` (it has: `heads.0.W_query.weight`, `heads.0.W_query.bias`, `heads.0.W_key.weight`, `heads.0.W_key.bias`, `heads.0.W_value.weight`, `heads.0.W_value.bias`, `heads.1.W_query.weight`, `heads.1.W_query.bias`)."]}},
 "fed80da": {"calls":[0,1],"first":{"same":"64d1ab5"}},
 "3137d86": {"calls":[0,1],"first":"missing heads.2.W_query.weight"},
 "ebca7aa": [{"fr":"Les poids se chargent par leur nom. Les tiens s'appellent-ils comme dans l'énoncé ?","en":"Weights are loaded by name. Are yours called as in the statement?"}],
 "3efc64c": {"raised":["_Unfit","Your layer has no parameter `heads.0.W_query.weight` (it has: `layers.0.W_query.weight`, `layers.0.W_key.weight`, `layers.0.W_value.weight`, `layers.1.W_query.weight`, `layers.1.W_key.weight`, `layers.1.W_value.weight`, `layers.2.W_query.weight`, `layers.2.W_key.weight`)."]},
 "113210c": {"calls":[0],"first":{"same":"3efc64c"}},
 "3219453": {"raised":["_Unfit","Your layer has no parameter `heads.0.W_query.weight` (it has: `head.0.W_query.weight`, `head.0.W_key.weight`, `head.0.W_value.weight`, `head.1.W_query.weight`, `head.1.W_key.weight`, `head.1.W_value.weight`, `head.2.W_query.weight`, `head.2.W_key.weight`)."]},
 "81a1d78": {"calls":[0],"first":{"same":"3219453"}},
 "2d88b9f": [{"fr":"Sur quel tenseur le dropout tombe-t-il : les poids d'attention, ou autre chose ?","en":"On which tensor does dropout fall: the attention weights, or something else?"}],
 "f2a6df9": {"key":"DO-1","levels":{"same":"2d88b9f"},"seen":{"dropout":{"calls":[0],"first":"no weights"}}},
 "2ae80a3": [{"fr":"Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?","en":"The result is right, but learning no longer passes through it: where would its gradient come from?"}],
 "9a81717": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":"no graph"}}},
 "0e76a16": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":"no gradient 0"}}},
 "c6ebf0d": [{"fr":"Qui l'optimiseur mettrait-il à jour ? Regarde `list(layer.parameters())`.","en":"Who would the optimiser update? Look at `list(layer.parameters())`."}],
 "a8ac04b": {"calls":[0],"first":"no gradient 1"},
 "31abc62": [{"fr":"Un `nn.Module` tient le registre de ses paramètres. Qui ouvre ce registre ?","en":"An `nn.Module` keeps a register of its parameters. Who opens that register?"}],
 "ae8a23f": {"raised":["AttributeError","cannot assign module before Module.__init__() call"]},
 "06e8c5b": {"calls":[0],"first":{"same":"ae8a23f"}},
 "1099758": {"calls":[0,1,2],"first":{"same":"ae8a23f"}},
 "37d8992": {"calls":[0,1],"first":{"same":"ae8a23f"}},
 "3f407b4": [{"fr":"Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?","en":"A new tensor is born in float32 and on the CPU: are the inputs always there?"}],
 "828bc0c": {"calls":[0],"first":"float64 becomes float32"},
 "eaeb50d": {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}},
 "73312d3": {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"same":"828bc0c"}}},
 "9f5e7a6": [{"fr":"Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?","en":"After the call, the caller no longer finds its numbers: what does its tensor hold?"}],
 "a804580": [{"fr":"À la même graine, tes poids ne sont pas ceux du document. Dans quel ordre, et comment, sont-ils tirés ?","en":"With the same seed, your weights are not the document's. In which order, and how, are they drawn?"}],
 "157ffcd": [{"fr":"Combien de résultats sont demandés, et dans quel ordre ?","en":"How many results are asked for, and in which order?"}],
 "4d49c88": [[2,5,12],[2,5,4],[2,5,4],[2,5,4]],
 "47301c9": [[2,4,18],[2,4,6],[2,4,6],[2,4,6]],
 "ba7859c": {"kind":"none","shapes":[],"numbers":[]},
 "0eacfa6": {"calls":[0],"first":{"same":"ba7859c"}},
 "2cdf1ea": {"calls":[0,1,2],"first":{"same":"ba7859c"}},
 "89d353e": {"calls":[0,1],"first":{"same":"ba7859c"}},
 "ef86c13": [{"fr":"Tu rends toujours les mêmes nombres : que devrait donner une autre entrée ?","en":"You always return the same numbers: what should another input give?"}],
 "bd0fdd2": {"kind":"tensor","shapes":[[2,6,4]],"numbers":[[-0.4519,0.3257,-0.0843,-0.5299,0.1063,0.6202,-0.5526,0.3493]]},
 "aae1e2b": {"calls":[0],"first":{"same":"bd0fdd2"}},
 "1220a38": [[-0.5739884,0.2216048],[-0.7319863,0.01552456],[-0.7773647,-0.05460231],[-0.6978646,-0.08173825],[-0.6538448,-0.09570086],[-0.6423806,-0.1064538]],
 "05a6e00": [{"fr":"Deux têtes, et deux nombres en tout : combien par tête ?","en":"Two heads, and two numbers in all: how many a head?"}],
 "6e29b15": {"calls":[0],"first":"shape heads.0.W_query.weight [2, 6]"},
 "7227cfe": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,2]],"numbers":[[0.437646,0.335552,-0.0753313,0.118602,1.17696,-0.269069,-0.423723,-0.291252]]}},
 "d8f7095": {"seed_123":{"same":"394140d"},"other_sizes":{"same":"7227cfe"},"parameters":{"same":"6e29b15"}},
 "dc154b5": [{"fr":"Quels réglages l'énoncé fixe-t-il, et lesquels reçois-tu ?","en":"Which settings does the statement fix, and which are you given?"}],
 "4408453": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x3 and 6x1)"]},
 "0555b19": {"raised":["TypeError","'float' object cannot be interpreted as an integer"]},
 "6176180": {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"other_sizes":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (10x6 and 3x1)"]}},"parameters":{"calls":[0],"first":"shape heads.0.W_query.weight [1, 3]"}}},
 "ff44828": [{"fr":"Quel objet l'énoncé demande-t-il de rendre ?","en":"Which object does the statement ask you to return?"}],
 "473ad2f": {"calls":[0],"first":"missing heads.0.W_query.weight"},
 "efe83d4": [0.319018,0.389676,0.387327,0.257474,0.485763,0.285575,0.263871,0.402783],
 "0ef1323": {"calls":[0],"first":{"raised":["_Unfit","Your function should return a layer; it returns a tensor of shape (2, 6, 2)."]}},
 "93a5f09": {"raised":["_Unfit","Your function should return a layer; it returns a tensor of shape (2, 8, 2)."]},
 "a6fb5ef": {"raised":["_Unfit","Your function should return a layer; it returns a tuple of 3 items."]},
 "f5739a6": {"calls":[0],"first":{"same":"a6fb5ef"}},
 "b6b1a7d": {"raised":["_Unfit","Your function should return a layer; it returns an object of type type."]},
 "09d826b": {"calls":[0],"first":{"same":"b6b1a7d"}},
 "38a0a31": {"raised":["_Unfit","Your function should return a layer; it returns None (did you forget `return`?)."]},
 "838c947": {"calls":[0],"first":{"same":"38a0a31"}},
 "5287fa4": [{"fr":"Pour aller au nombre d'indice (1, 2) dans une grille de 3 colonnes, combien de cases passes-tu ?","en":"To reach the number of index (1, 2) in a grid of 3 columns, how many cells do you pass?"}],
 "f776b83": {"kind":"number","shapes":[[]],"numbers":[[3.0]]},
 "55e6ea9": {"calls":[0,1,2],"first":{"same":"f776b83"}},
 "a03e639": {"kind":"number","shapes":[[]],"numbers":[[7.0]]},
 "0f1b54c": {"calls":[0,1,2,3],"first":{"same":"a03e639"}},
 "7248105": {"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[6.0]]}},
 "080731e": {"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[12.0]]}},
 "3150871": {"kind":"number","shapes":[[]],"numbers":[[4.0]]},
 "eb4e806": {"calls":[0,2],"first":{"same":"f776b83"}},
 "73a8980": {"document":{"same":"eb4e806"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[60.0]]}},"whole":{"calls":[0,1],"first":"other 3"}},
 "2f53578": [{"fr":"Quel pas va avec quel indice ?","en":"Which stride goes with which index?"}],
 "87b4d05": {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"same":"0f1b54c"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[97.0]]}},"whole":{"calls":[0,1],"first":"other 7"}}},
 "2b64977": {"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[2.0]]}},
 "d6e2672": {"kind":"number","shapes":[[]],"numbers":[[1.0]]},
 "b41942e": {"calls":[2],"first":{"same":"f776b83"}},
 "8ea5cad": {"calls":[1],"first":"other 90000002400000019"},
 "42015cf": {"raised":["IndexError","tuple index out of range"]},
 "e29158f": {"calls":[0,1,2,3],"first":{"same":"42015cf"}},
 "08980a2": {"kind":"number","shapes":[[]],"numbers":[[104.0]]},
 "885b254": {"kind":"number","shapes":[[]],"numbers":[[9.0]]},
 "4b8507b": {"calls":[0,1,2,3],"first":{"same":"f776b83"}},
 "6a6a8f4": [{"fr":"La première place porte quel numéro, et compte-t-on des nombres ou des octets ?","en":"What number has the first place, and are numbers counted, or bytes?"}],
 "cef451f": {"calls":[0,1,2,3],"first":{"same":"d6e2672"}},
 "a08c7c1": [{"fr":"Une place dans la mémoire est-elle un nombre entier ?","en":"Is a place in memory a whole number?"}],
 "4c680c8": {"calls":[0,1],"first":"other 3, 2"},
 "8615851": {"calls":[0,1],"first":"not whole Tensor"},
 "9fa0b06": {"calls":[0,1],"first":"not whole float"},
 "3daf7c0": [{"fr":"Le document lit-il la grille ligne par ligne ou colonne par colonne ?","en":"Does the document read the grid row by row or column by column?"}],
 "1dbe5c5": {"calls":[1,2],"first":{"kind":"tuple","shapes":[[],[],[]],"numbers":[[1.0],[1.0],[4.0]]}},
 "b305ecb": {"key":"PS4-strides-columns","levels":{"same":"3daf7c0"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[1.0],[2.0]]}},"edges":{"same":"1dbe5c5"},"whole_strides":{"calls":[0,1],"first":"other 1, 2"}}},
 "500cf8f": {"key":"PS4-strides-columns","levels":{"same":"3daf7c0"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[1.0],[3.0]]}},"edges":{"same":"1dbe5c5"},"whole_strides":{"calls":[0,1],"first":"other 1, 3"}}},
 "8a011f3": [{"fr":"Combien de cases sautes-tu pour avancer d'un rang sur le dernier axe ?","en":"How many cells do you skip to move one step along the last axis?"}],
 "7c81efb": {"kind":"tuple","shapes":[[]],"numbers":[[7.0]]},
 "90d8b93": {"calls":[0,1,2],"first":{"same":"7c81efb"}},
 "4dc379c": {"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[3.0],[0.0]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[]],"numbers":[[0.0]]}},"whole_strides":{"calls":[0,1],"first":"other 3, 0"}},
 "a678468": {"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[1.0],[1.0]]}},
 "fcc527d": {"kind":"tuple","shapes":[[],[],[]],"numbers":[[1.0],[1.0],[1.0]]},
 "dcad98e": {"calls":[1,2],"first":{"same":"fcc527d"}},
 "8893f6b": {"calls":[0,1],"first":"other 1, 1"},
 "721ca37": {"contiguous":{"same":"a678468"},"edges":{"same":"dcad98e"},"whole_strides":{"same":"8893f6b"}},
 "c8e9127": [{"fr":"Avec trois axes, combien de nombres tiennent dans une tranche du premier ?","en":"With three axes, how many numbers fit in one slice of the first?"}],
 "fe05198": {"kind":"tuple","shapes":[[],[]],"numbers":[[3.0],[1.0]]},
 "41d3029": [[[0.0,1.0,2.0,3.0],[4.0,5.0,6.0,7.0],[8.0,9.0,10.0,11.0]]],
 "14c7548": [[[[0.0,1.0],[4.0,5.0],[8.0,9.0]],[[2.0,3.0],[6.0,7.0],[10.0,11.0]]]],
 "7f4f49f": [1.0,0.0,-1.7,0.0,1.0,1.3,0.9,-0.2,-2.0,-0.4,0.5,0.7],
 "6522241": [{"same":"7f4f49f"},[0.2,-1.0,1.2,-1.4,-0.6,-0.5,-1.1,1.7,-0.3,1.1,1.8,1.8],[1.1,-0.3,1.7,-1.1,-0.5,-0.6,-1.4,1.2,-1.0,0.2,0.7,0.5],[-0.4,-2.0,-0.2,0.9,1.3,1.0,0.0,-1.7,0.0,1.0,1.3,0.9],[-0.2,-2.0,-0.4,0.5,0.7,0.2,-1.0,1.2,-1.4,-0.6,-0.5,-1.1]],
 "123dbc4": [[1.7,-0.3,1.1,1.8,1.8,1.1,-0.3,1.7,-1.1,-0.5,-0.6,-1.4],[1.2,-1.0,0.2,0.7,0.5,-0.4,-2.0,-0.2,0.9,1.3,1.0,0.0],[-1.7,0.0,1.0,1.3,0.9,-0.2,-2.0,-0.4,0.5,0.7,0.2,-1.0],[1.2,-1.4,-0.6,-0.5,-1.1,1.7,-0.3,1.1,1.8,1.8,1.1,-0.3],[1.7,-1.1,-0.5,-0.6,-1.4,1.2,-1.0,0.2,0.7,0.5,-0.4,-2.0]],
 "2e6e929": [{"same":"6522241"},{"same":"123dbc4"}],
 "20cd902": {"tensor":{"same":"2e6e929"},"dtype":"float64"},
 "5453f65": [{"same":"20cd902"},3],
 "46707dc": [[1.0,0.0,-1.7],[0.2,-1.0,1.2],[1.1,-0.3,1.7],[-0.4,-2.0,-0.2],[-0.2,-2.0,-0.4]],
 "583fb13": [[1.7,-0.3,1.1],[1.2,-1.0,0.2],[-1.7,0.0,1.0],[1.2,-1.4,-0.6],[1.7,-1.1,-0.5]],
 "3ad5dcd": {"fr":"Une seule tête, une composante par tête, un seul jeton.","en":"A single head, one component per head, a single token."},
 "1d5aa66": [{"same":"6522241"}],
 "ee0c65d": {"args":{"same":"5453f65"}},
 "e7c4ac1": {"fr":"Le gradient retrouve le chemin de `x`.","en":"The gradient finds its way back to `x`."},
 "3363c82": [{"same":"ee0c65d"}],
 "78da171": [{"fr":"Les nombres du jeton 0 sont passés dans un autre jeton : découpe le dernier axe, puis échange.","en":"Token 0's numbers ended in another token: split the last axis, then swap."}],
 "674a340": [[0.0,2.0,3.0,5.0,6.0,8.0,9.0,11.0]],
 "0fe524c": {"calls":[0],"first":{"kind":"tensor","shapes":[[1,2,3,2]],"numbers":{"same":"674a340"}}},
 "53a3a6b": [[1.0,-0.5,0.7,0.5,-1.1,0.0,-0.3,-2.0]],
 "771ee51": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":{"same":"53a3a6b"}}},
 "c9817df": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[[0.9,1.7,-0.1,-0.1,1.7,0.9,-1.9,0.6]]}},
 "914355c": {"calls":[1],"first":{"kind":"tensor","shapes":[[2,6,5,1]],"numbers":[[1.0,1.2,-0.6,-2.0,1.8,-1.7,-0.5,1.2]]}},
 "34b3b9a": [[-0.6,-0.3,-1.4,0.2,0.4,-0.8,0.7,0.8]],
 "8723144": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"34b3b9a"}}},
 "e7e33ba": {"key":"MH-1","levels":{"same":"78da171"},"seen":{"numbered":{"same":"0fe524c"},"other_sizes":{"same":"771ee51"},"equal_sizes":{"same":"c9817df"},"edges":{"same":"914355c"},"gradient":{"same":"8723144"}}},
 "100f5e2": [[0.0,8.0,1.0,9.0,2.0,10.0,3.0,11.0]],
 "4c59a15": [[1.0,-1.1,-1.0,1.8,-1.4,1.1,0.5,-2.0]],
 "7333543": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[[0.9,-1.0,-2.0,-0.6,0.0,-1.6,0.6,0.6]]}},
 "1bc5c27": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[[0.9,0.0,-2.0,-2.0,0.4,-1.6,-0.7,0.6]]}},
 "318f8d5": [[0.0,4.0,6.0,10.0,1.0,5.0,7.0,11.0]],
 "9af3800": {"calls":[0],"first":{"kind":"tensor","shapes":[[1,2,3,2]],"numbers":{"same":"318f8d5"}}},
 "e1149b0": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":[[1.0,0.5,-1.7,0.5,-1.7,0.5,-1.1,-2.0]]}},
 "4adc338": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[[0.9,0.4,1.1,0.4,-2.0,-0.2,-2.0,0.6]]}},
 "1c630a9": {"calls":[2],"first":{"kind":"tensor","shapes":[[1,3,1,4]],"numbers":[[1.0,0.9,-0.4,1.0,-0.2,-1.7,1.3,0.7]]}},
 "6346f91": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.6,-0.9,-1.7,-0.3,0.7,0.9,-0.8,0.8]]}},
 "690b25f": {"calls":[0],"first":{"kind":"tensor","shapes":[[1,2,2,3]],"numbers":[[0.0,8.0,2.0,10.0,1.0,9.0,3.0,11.0]]}},
 "dad60a4": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[[0.9,-0.6,-0.1,0.0,-0.6,0.9,1.6,0.6]]}},
 "347f30a": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,1,12,5]],"numbers":{"same":"4c59a15"}}},
 "144ce93": {"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,5,3]],"numbers":[[1.0,1.3,1.7,0.2,1.0,-1.1,-1.0,-2.0]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,12,5,1]],"numbers":{"same":"4c59a15"}}},"gradient":{"calls":[0],"first":"other shapes"}},
 "d95b520": [{"fr":"Dans quel ordre l'énoncé veut-il les axes : lot, têtes, jetons, composantes ?","en":"In which order does the statement want the axes: batch, heads, tokens, components?"}],
 "3e34076": {"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,2,2]],"numbers":{"same":"674a340"}}},
 "d152915": {"key":"PS4-axes","levels":{"same":"d95b520"},"seen":{"numbered":{"same":"3e34076"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,3,4]],"numbers":{"same":"53a3a6b"}}},"equal_sizes":{"same":"c9817df"},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,1,12]],"numbers":{"same":"53a3a6b"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
 "9f640bc": [[0.0,1.0,3.0,6.0,5.0,8.0,10.0,11.0]],
 "b39bcff": [[0.0,4.0,5.0,9.0,2.0,6.0,7.0,11.0]],
 "53d3b0c": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,2]],"numbers":{"same":"b39bcff"}}},
 "231ad03": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"53a3a6b"}}},
 "10f0d1e": [[1.0,1.1,1.8,-1.1,0.5,-1.4,-1.0,-2.0]],
 "6f5bfa4": [{"fr":"L'énoncé demande-t-il plusieurs tenseurs, ou un seul ?","en":"Does the statement ask for several tensors, or for one?"}],
 "2bb8f1e": [[0.0,1.0,4.0,5.0,8.0,9.0],[2.0,3.0,6.0,7.0,10.0,11.0]],
 "29b6a99": {"calls":[0],"first":{"kind":"list","shapes":[[1,3,2],[1,3,2]],"numbers":{"same":"2bb8f1e"}}},
 "2985131": [[1.0,1.2,-1.1,-2.0,1.1,-1.7,-1.4,-0.6],[1.0,-1.1,1.2,0.2,-0.3,0.9,1.7,0.2],[-2.0,1.8,0.5,-0.6,-0.6,0.5,1.8,-2.0]],
 "06e8ea2": [[0.9,1.4,-0.6,-1.9,1.3,-1.6,-0.1,-0.7],[0.2,0.2,-0.2,-2.0,0.4,1.1,0.1,-1.0],[1.4,0.9,-2.0,-0.2,1.4,1.6,-1.9,0.6]],
 "9b28ebf": {"key":"PS4-copy","levels":[{"fr":"Fractionner les têtes doit-il déplacer un seul nombre ?","en":"Must splitting the heads move a single number?"}],"seen":{"view":{"calls":[0,1],"first":"copied"}}},
 "4585b5d": [{"fr":"Sept composantes pour deux têtes : que devrait dire ton programme ?","en":"Seven components for two heads: what should your program say?"}],
 "6a7e5e8": {"raised":["RuntimeError","shape '[2, 5, 5, 2]' is invalid for input of size 120"]},
 "6667998": {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1,2],"first":{"same":"6a7e5e8"}}}},
 "f26f2ac": {"raised":["RuntimeError","num_heads must divide d_out"]},
 "7d8e900": {"raised":["ValueError","num_heads must divide d_out"]},
 "c18cfae": {"calls":[0],"first":{"same":"7d8e900"}},
 "a4b9a47": {"calls":[0,1],"first":{"same":"7d8e900"}},
 "5516844": {"kind":"tensor","shapes":[[2,2,5,6]],"numbers":[[1.0,-0.6,0.5,1.0,0.2,-1.1,-2.0,-2.0]]},
 "fb5117b": {"calls":[0],"first":{"raised":["RuntimeError","shape '[3, 3, 2, 4]' is invalid for input of size 81"]}},
 "bc54f5b": {"raised":["RuntimeError","shape '[2, 5, 3, 1]' is invalid for input of size 120"]},
 "a4960e7": {"calls":[0],"first":{"raised":["RuntimeError","shape '[3, 3, 3, 1]' is invalid for input of size 81"]}},
 "87c05dc": [[-2.0,-1.7,2.0,0.9],[-0.9,0.7,1.6,1.8],[1.3,0.1,-1.8,-0.3],[0.5,0.6,0.0,-1.3],[0.8,-1.9,-1.2,-1.2]],
 "52a6939": [[-1.2,-1.9,0.8,-1.3],[0.0,0.6,0.5,-0.3],[-1.8,0.1,1.3,1.8],[1.6,0.7,-0.9,0.9],[2.0,-1.7,-2.0,1.1]],
 "e4cdf20": [[{"same":"87c05dc"},[[-1.9,0.8,-1.3,0.0],[0.6,0.5,-0.3,-1.8],[0.1,1.3,1.8,1.6],[0.7,-0.9,0.9,2.0],[-1.7,-2.0,1.1,-0.6]],[[1.1,-2.0,-1.7,2.0],[0.9,-0.9,0.7,1.6],[1.8,1.3,0.1,-1.8],[-0.3,0.5,0.6,0.0],[-1.3,0.8,-1.9,-1.2]]],[{"same":"52a6939"},[[-0.6,1.1,-2.0,-1.7],[2.0,0.9,-0.9,0.7],[1.6,1.8,1.3,0.1],[-1.8,-0.3,0.5,0.6],[0.0,-1.3,0.8,-1.9]],[[-1.2,-1.2,-1.9,0.8],[-1.3,0.0,0.6,0.5],[-0.3,-1.8,0.1,1.3],[1.8,1.6,0.7,-0.9],[0.9,2.0,-1.7,-2.0]]]],
 "b39fb67": [{"tensor":{"same":"e4cdf20"},"dtype":"float64"}],
 "c3db5be": [-2.0,-1.7,2.0,0.9,-1.9,0.8,-1.3,0.0,1.1,-2.0,-1.7,2.0],
 "1265287": [{"tensor":[[[[1.3,-0.4,1.3],[-1.8,-1.5,-1.9],[1.1,-0.7,0.9]],[[1.8,2.0,1.5],[0.3,-1.6,-0.1],[0.7,0.8,0.2]],[[-1.1,1.0,-1.7],[-1.0,-1.0,-1.7],[1.0,-1.1,0.2]]],[[[0.8,0.7,-0.1],[-1.6,0.3,1.5],[2.0,1.8,0.9]],[[-0.7,1.1,-1.9],[-1.5,-1.8,1.3],[-0.4,1.3,-1.8]],[[-1.5,-1.9,1.1],[-0.7,0.9,1.8],[2.0,1.5,0.3]]],[[[-1.6,-0.1,0.7],[0.8,0.2,-1.1],[1.0,-1.7,-1.0]],[[-1.0,-1.7,1.0],[-1.1,0.2,0.8],[0.7,-0.1,-1.6]],[[0.3,1.5,2.0],[1.8,0.9,-0.7],[1.1,-1.9,-1.5]]]],"dtype":"float64"}],
 "2987d1c": {"args":{"same":"b39fb67"}},
 "3d99106": [{"same":"2987d1c"}],
 "23e77c3": {"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,4]],"numbers":{"same":"b39bcff"}}},
 "2566116": [[-2.0,-1.9,0.9,-1.8,-1.8,0.9,-1.9,-2.0]],
 "6e04f61": [[1.3,1.5,-1.7,1.8,-1.9,0.8,0.7,-1.5]],
 "0764ece": [[-2.0,0.8,0.7,1.8,-1.8,2.0,-1.2,0.9]],
 "3476d77": {"key":"MH-2","levels":{"same":"e2304f9"},"seen":{"numbered":{"same":"23e77c3"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"2566116"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":{"same":"6e04f61"}}},"edges":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":{"same":"0764ece"}}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":{"same":"34b3b9a"}}}}},
 "1f983f8": [[-2.0,-0.3,1.1,0.7,0.7,1.1,-0.3,-2.0]],
 "bda567e": [[1.3,0.7,-1.1,1.5,-0.7,-0.1,1.0,-1.5]],
 "760fdd7": [[-2.0,0.7,1.6,-0.3,-1.8,0.7,-0.9,1.1]],
 "4082fd7": {"kind":"tensor","shapes":[[2,5,4]],"numbers":{"same":"760fdd7"}},
 "d1c7ef2": [[-2.0,-1.9,-0.9,1.6,1.6,-0.9,-1.9,-2.0]],
 "76336a7": [[1.3,-0.1,-1.1,0.8,-1.7,-1.0,2.0,-1.5]],
 "b05a37d": [[-2.0,0.8,1.6,0.1,1.6,0.9,-1.2,0.9]],
 "c838a0d": {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,4]],"numbers":{"same":"9f640bc"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-2.0,-0.9,1.6,-1.9,-1.9,1.6,-0.9,-2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[1.3,-1.0,-1.1,-1.9,-0.4,-0.1,-1.1,-1.5]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[1,1,12]],"numbers":[[-2.0,1.1,-1.7,-2.0,2.0,-1.7,0.9,2.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":[[-0.6,0.2,-1.4,1.4,-1.4,1.4,0.4,0.8]]}}}},
 "7614f73": [{"fr":"`view` ne déplace aucun nombre : peut-il donner cette forme après une transposition ?","en":"`view` moves no number: can it give this shape after a transposition?"}],
 "9828f95": {"raised":["RuntimeError","view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead."]},
 "d02e0c0": {"calls":[0],"first":{"same":"9828f95"}},
 "e60dc7a": {"calls":[0,1],"first":{"same":"9828f95"}},
 "eccafab": {"key":"MH-4","levels":{"same":"7614f73"},"seen":{"numbered":{"same":"d02e0c0"},"other_sizes":{"same":"e60dc7a"},"equal_sizes":{"same":"d02e0c0"},"gradient":{"same":"d02e0c0"}}},
 "eeb15d8": {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,6,2]],"numbers":{"same":"b39bcff"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,15,4]],"numbers":{"same":"2566116"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,9,3]],"numbers":{"same":"6e04f61"}}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[2,15,1]],"numbers":{"same":"0764ece"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
 "c5ae71c": [[-2.0,0.5,0.1,-1.2,-1.2,0.1,0.5,-2.0]],
 "41a8877": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,3,4]],"numbers":{"same":"c5ae71c"}}},
 "32dec04": [[1.3,-1.9,0.2,-1.9,1.8,-1.0,1.8,-1.5]],
 "3e746b4": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":{"same":"32dec04"}}},
 "8038731": [-2.0,1.6,-0.3,-1.9,0.8,-1.8,0.7,1.1],
 "67c9054": [{"same":"8038731"}],
 "f5da964": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,1,4]],"numbers":{"same":"67c9054"}}},
 "d33a7a5": {"calls":[0,1],"first":"not contiguous"},
 "10564d7": [1.3,-1.5,-0.7,-0.1,2.0,-0.1,0.2,-1.0],
 "8968289": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":{"same":"674a340"}}},
 "06f0ca5": {"key":"PS4-not-contiguous","levels":[{"fr":"Le résultat se lit-il d'un trait en mémoire ?","en":"Can the result be read from memory in one go?"}],"seen":{"contiguous":{"same":"d33a7a5"}}},
 "fb03f06": {"key":"PS4-head-order","levels":{"same":"2732e6d"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,4]],"numbers":[[2.0,0.0,1.0,7.0,4.0,10.0,11.0,9.0]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.1,0.5,-1.8,-1.2,-1.2,-1.8,0.5,1.1]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-1.1,-1.7,0.2,0.7,1.5,-1.0,0.8,-1.0]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[1.1,0.6,1.3,-1.3,-1.2,-0.3,-1.8,2.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":[[-0.1,0.7,1.4,0.4,0.2,-0.6,1.0,-1.3]]}}}},
 "807eab4": {"raised":["RuntimeError","shape '[2, 5, 2]' is invalid for input of size 120"]},
 "0143b60": {"raised":["RuntimeError","a leaf Variable that requires grad is being used in an in-place operation."]},
 "0315df5": {"calls":[0],"first":{"same":"0143b60"}},
 "8539c5e": [{"fr":"Avec une seule tête, un seul jeton ou une seule composante par tête, que reste-t-il à confondre ?","en":"With a single head, a single token or a single component a head, what is left to mix up?"}],
 "bd9c8f3": {"key":"PS4-heads-agree","levels":{"same":"8539c5e"},"seen":{"heads_hunt":{"calls":[0],"first":"right split_by_view split_by_permute"}}},
 "9b301d8": {"key":"PS4-heads-agree","levels":{"same":"8539c5e"},"seen":{"heads_hunt":{"calls":[0],"first":"right split_by_view"}}},
 "4f96e56": {"key":"PS4-heads-agree","levels":{"same":"8539c5e"},"seen":{"heads_hunt":{"calls":[0],"first":"right split_by_permute"}}},
 "d17a780": {"key":"PS4-counterexample-shape","levels":[{"fr":"Que demande l'énoncé : un tenseur de quelle forme, et quoi d'autre ?","en":"What does the statement ask for: a tensor of which shape, and what else?"}],"seen":{"heads_form":{"calls":[0],"first":"form"},"heads_hunt":{"calls":[0],"first":"form"}}},
 "172b498": [[0.3190183,0.4857629],[0.294346,0.3896763],[0.2855747,0.3592777],[0.2692637,0.3873267],[0.2638705,0.3927957],[0.2574736,0.4027826]],
 "39cf24c": [-0.24,-0.08,-0.06,-0.18,0.38,-0.02],
 "6c09447": [-0.18,-0.06,-0.08,-0.24,0.28,-0.16],
 "62ae8f8": [-0.08,-0.06,-0.18,0.38,-0.02,0.26],
 "4c0906e": {"tensor":[[-0.28,-0.38,0.2,-0.18,0.12,0.28],[0.3,0.18,-0.08,0.34,-0.2,-0.06],[-0.06,-0.2,0.34,-0.08,0.18,0.3],[0.28,0.12,-0.18,0.2,-0.38,-0.28],[-0.32,0.32,0.0,0.36,-0.24,-0.16],[-0.22,0.4,0.06,0.4,-0.22,-0.16],[-0.24,0.36,0.0,0.32,-0.32,-0.28],[-0.38,0.2,-0.18,0.12,0.28,0.3],[0.18,-0.08,0.34,-0.2,-0.06,-0.06],[-0.2,0.34,-0.08,0.18,0.3,0.28],[0.12,-0.18,0.2,-0.38,-0.28,-0.32],[0.32,0.0,0.36,-0.24,-0.16,-0.22]],"dtype":"float64"},
 "c53df37": {"tensor":[[0.34,0.34,0.2,-0.08,0.32,-0.24,-0.12,-0.14,-0.3,0.22,-0.22,0.02],[0.12,0.08,-0.1,0.4,-0.06,0.16,0.24,0.18,-0.02,-0.36,-0.02,0.18],[0.24,0.16,-0.06,0.4,-0.1,0.08,0.12,0.02,-0.22,0.22,-0.3,-0.14],[-0.12,-0.24,0.32,-0.08,0.2,0.34,0.34,0.2,-0.08,0.32,-0.24,-0.12],[-0.14,-0.3,0.22,-0.22,0.02,0.12,0.08,-0.1,0.4,-0.06,0.16,0.24],[0.18,-0.02,-0.36,-0.02,0.18,0.24,0.16,-0.06,0.4,-0.1,0.08,0.12],[0.02,-0.22,0.22,-0.3,-0.14,-0.12,-0.24,0.32,-0.08,0.2,0.34,0.34],[0.2,-0.08,0.32,-0.24,-0.12,-0.14,-0.3,0.22,-0.22,0.02,0.12,0.08],[-0.1,0.4,-0.06,0.16,0.24,0.18,-0.02,-0.36,-0.02,0.18,0.24,0.16],[-0.06,0.4,-0.1,0.08,0.12,0.02,-0.22,0.22,-0.3,-0.14,-0.12,-0.24],[0.32,-0.08,0.2,0.34,0.34,0.2,-0.08,0.32,-0.24,-0.12,-0.14,-0.3],[0.22,-0.22,0.02,0.12,0.08,-0.1,0.4,-0.06,0.16,0.24,0.18,-0.02]],"dtype":"float64"},
 "de2ab34": {"tensor":[1.2,1.8,1.7,0.9,-0.6,1.3,-1.6,-1.1,-1.3,1.9,0.3,-2.0],"dtype":"float64"},
 "61c7512": {"W_query.weight":{"tensor":[[0.0,0.22,0.3,0.24,0.04,-0.3],[0.04,0.24,0.3,0.22,0.0,-0.36],[-0.04,0.14,0.18,0.08,-0.16,0.28],{"same":"39cf24c"},[0.26,0.4,0.4,0.26,-0.02,0.38],{"same":"6c09447"},[0.08,0.18,0.14,-0.04,-0.36,0.0],[0.22,0.3,0.24,0.04,-0.3,0.04],[0.24,0.3,0.22,0.0,-0.36,-0.04],[0.14,0.18,0.08,-0.16,0.28,-0.24],{"same":"62ae8f8"},[0.4,0.4,0.26,-0.02,0.38,-0.18]],"dtype":"float64"},"W_key.weight":{"tensor":[[-0.4,-0.34,0.4,0.18,-0.18,0.14],[0.32,0.36,0.26,0.02,-0.36,-0.06],[0.1,0.12,0.0,-0.26,0.16,-0.38],[-0.24,-0.24,-0.38,0.16,-0.26,0.0],[0.12,0.1,-0.06,-0.36,0.02,0.26],[0.36,0.32,0.14,-0.18,0.18,0.4],[-0.34,-0.4,0.22,-0.12,0.22,-0.4],[-0.34,0.4,0.18,-0.18,0.14,0.32],[0.36,0.26,0.02,-0.36,-0.06,0.1],[0.12,0.0,-0.26,0.16,-0.38,-0.24],[-0.24,-0.38,0.16,-0.26,0.0,0.12],[0.1,-0.06,-0.36,0.02,0.26,0.36]],"dtype":"float64"},"W_value.weight":{"same":"4c0906e"},"out_proj.weight":{"same":"c53df37"},"out_proj.bias":{"same":"de2ab34"}},
 "b81bb1e": [0.856,2.14804,1.3714,-0.31772,-0.44948,1.44188,-1.81536,-1.316,-0.88944,1.739,-0.33836,-2.16708],
 "e939e2f": [0.7969493923,2.214318002,1.353444667,-0.3779581471,-0.4185915014,1.500465615,-1.878599622,-1.41750335,-0.7694450124,1.722875116,-0.4203358928,-2.171183833],
 "81fc841": [0.9871728424,2.018789023,1.41466636,-0.3360354849,-0.5170424963,1.27798407,-1.676445879,-1.110156885,-1.05444692,1.781889057,-0.2902275466,-2.22705501],
 "cb5fe1a": [1.0832,1.24416,1.80416,1.00184,-0.98404,0.71896,-1.10844,-0.82136,-1.81296,2.1586,-0.01604,-2.31808],
 "8e079ce": [0.8918492521,1.505027477,1.432261593,0.2577600059,-0.6484572312,0.9747196,-1.22567811,-0.9185387856,-1.51727053,1.904148215,-0.3981060076,-2.354285542],
 "6e30dd5": [1.04074761,1.6081946,1.582411109,0.6441448734,-0.6819360632,1.103749723,-1.430542835,-1.000060901,-1.486375695,1.969884933,0.03425562236,-2.186593498],
 "6b33b70": {"tensor":[-0.2,-0.4,-1.3,1.2],"dtype":"float64"},
 "f0fe8ff": [-2.608,4.5008,-1.6972,-19.4964,0.746,-0.6168,-3.4128,-4.4604,8.0976,1.0512,-16.022,-9.2888],
 "b87dab9": {"W_query.weight":{"tensor":[[0.0,0.22,0.3,0.24,0.04,-0.3],[0.04,0.24,0.3,0.22,0.0,-0.36],[-0.04,0.14,0.18,0.08,-0.16,0.28],{"same":"39cf24c"},[0.26,0.4,0.4,0.26,-0.02,0.38],{"same":"6c09447"},[0.08,0.18,0.14,-0.04,-0.36,0.0],[0.22,0.3,0.24,0.04,-0.3,0.04],[0.24,0.3,0.22,0.0,-0.36,-0.04],[0.14,0.18,0.08,-0.16,0.28,-0.24],{"same":"62ae8f8"},[0.4,0.4,0.26,-0.02,0.38,-0.18],[-0.06,-0.08,-0.24,0.28,-0.16,0.08],[0.18,0.14,-0.04,-0.36,0.0,0.22],[0.3,0.24,0.04,-0.3,0.04,0.24],[0.3,0.22,0.0,-0.36,-0.04,0.14],[0.18,0.08,-0.16,0.28,-0.24,-0.08],[-0.06,-0.18,0.38,-0.02,0.26,0.4]],"dtype":"float64"},"W_key.weight":{"tensor":[[-0.4,-0.34,0.4,0.18,-0.18,0.14],[0.32,0.36,0.26,0.02,-0.36,-0.06],[0.1,0.12,0.0,-0.26,0.16,-0.38],[-0.24,-0.24,-0.38,0.16,-0.26,0.0],[0.12,0.1,-0.06,-0.36,0.02,0.26],[0.36,0.32,0.14,-0.18,0.18,0.4],[-0.34,-0.4,0.22,-0.12,0.22,-0.4],[-0.34,0.4,0.18,-0.18,0.14,0.32],[0.36,0.26,0.02,-0.36,-0.06,0.1],[0.12,0.0,-0.26,0.16,-0.38,-0.24],[-0.24,-0.38,0.16,-0.26,0.0,0.12],[0.1,-0.06,-0.36,0.02,0.26,0.36],[0.32,0.14,-0.18,0.18,0.4,-0.34],[-0.4,0.22,-0.12,0.22,-0.4,-0.34],[0.4,0.18,-0.18,0.14,0.32,0.36],[0.26,0.02,-0.36,-0.06,0.1,0.12],[0.0,-0.26,0.16,-0.38,-0.24,-0.24],[-0.38,0.16,-0.26,0.0,0.12,0.1]],"dtype":"float64"},"W_value.weight":{"tensor":[[-0.28,-0.38,0.2,-0.18,0.12,0.28],[0.3,0.18,-0.08,0.34,-0.2,-0.06],[-0.06,-0.2,0.34,-0.08,0.18,0.3],[0.28,0.12,-0.18,0.2,-0.38,-0.28],[-0.32,0.32,0.0,0.36,-0.24,-0.16],[-0.22,0.4,0.06,0.4,-0.22,-0.16],[-0.24,0.36,0.0,0.32,-0.32,-0.28],[-0.38,0.2,-0.18,0.12,0.28,0.3],[0.18,-0.08,0.34,-0.2,-0.06,-0.06],[-0.2,0.34,-0.08,0.18,0.3,0.28],[0.12,-0.18,0.2,-0.38,-0.28,-0.32],[0.32,0.0,0.36,-0.24,-0.16,-0.22],[0.4,0.06,0.4,-0.22,-0.16,-0.24],[0.36,0.0,0.32,-0.32,-0.28,-0.38],[0.2,-0.18,0.12,0.28,0.3,0.18],[-0.08,0.34,-0.2,-0.06,-0.06,-0.2],[0.34,-0.08,0.18,0.3,0.28,0.12],[-0.18,0.2,-0.38,-0.28,-0.32,0.32]],"dtype":"float64"},"out_proj.weight":{"tensor":[[1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0]],"dtype":"float64"},"out_proj.bias":{"tensor":[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],"dtype":"float64"}},
 "932838c": {"args":{"same":"7f5c97b"},"construct":[6,12,8,0.0,3],"state":{"same":"61c7512"}},
 "3518bcc": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.52901,0.134073,1.53447,-0.500151,-1.82944,1.38235,1.0938,1.47013]]}},
 "2608708": {"calls":[0],"first":"other weights"},
 "6e031d7": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.389569,0.387699,0.257196,0.485763,0.284079,0.263244,0.40334]]}},
 "6a9cab4": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (30x4 and 12x12)"]},
 "2cb377f": {"calls":[0],"first":{"same":"6a9cab4"}},
 "286b854": {"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (24x6 and 18x18)"]}},
 "3183c04": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (10x4 and 12x12)"]},
 "ceef5d6": {"calls":[0],"first":{"same":"3183c04"}},
 "5eb0229": {"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (9x3 and 9x9)"]}},
 "14bd329": {"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (8x6 and 18x18)"]}},
 "1c649e8": {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"seed_123":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x1 and 2x2)"]}},"drawn":{"same":"ceef5d6"},"other_sizes":{"calls":[0,1,3],"first":{"same":"3183c04"}},"equal_sizes":{"same":"5eb0229"},"bias":{"same":"ceef5d6"},"lengths":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (8x4 and 12x12)"]}},"large_scores":{"calls":[0,1,2],"first":{"same":"3183c04"}},"evaluation":{"same":"14bd329"},"dropout":{"same":"14bd329"},"gradient":{"same":"ceef5d6"}}},
 "ed91fb2": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (3) at non-singleton dimension 3"]},
 "a589aa1": {"calls":[0],"first":{"same":"ed91fb2"}},
 "87f8b7c": {"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (3) at non-singleton dimension 3"]},
 "91b109e": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 3"]}},
 "3101f56": [{"fr":"Divise par la taille d'une tête, pas du tout.","en":"Scale by one head's size, not the whole."}],
 "86e489d": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.390556,0.387898,0.257417,0.485763,0.285355,0.263566,0.40332]]}},
 "e9b8969": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.105925,1.74292,-0.6596,-1.85485,1.36588,1.10005,1.59046]]}},
 "409be01": {"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268755,-0.0688868,0.285156,-0.333427,0.214194,-0.564409,-0.134069]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50097,-0.317685,0.333352,-1.81296,1.54989,-1.53344,-2.05306]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.0869757,1.75675,-0.6596,-1.77757,1.36588,1.17163,1.57663]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.487616,0.132161,1.18259,-1.06712,-2.21616,0.543191,-1.11241]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.3688,0.608915,1.75498,-1.44576,-1.42127,1.73258,-1.87195]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.712401,1.33284,1.44893,-0.395612,1.81122,-1.72189,-1.93789]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.232298,-0.00148037,-0.0769927,0.4565,0.552235,0.254548,-0.493284]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.5875,-0.11942,-0.397679,0.192318,-0.911721,0.124386,0.453778,-0.177108]]}}},
 "132ed74": {"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268356,-0.0189553,0.252618,-0.333427,0.207068,-0.511241,-0.113829]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50021,-0.274479,0.374886,-1.81296,1.63998,-1.45828,-2.02246]]}},"equal_sizes":{"same":"e9b8969"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488384,-0.0538523,1.02001,-1.06712,-2.29749,0.601079,-1.1025]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.42724,0.936057,1.48728,-1.2334,-1.65161,1.65537,-1.88592]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.715672,1.36002,1.42608,-0.395612,1.73037,-1.59078,-2.07857]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.228925,-0.0119834,-0.0520357,0.4565,0.485407,0.120195,-0.373727]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.525883,-0.273973,-0.11638,0.137429,-0.816951,0.101244,0.228251,-0.0354013]]}}},
 "b610034": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.391455,0.388482,0.257361,0.485763,0.285128,0.263256,0.403867]]}},
 "e2382d5": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.41998,0.880237,1.54278,-1.26585,-1.61925,1.66508,-1.88281]]}},
 "3ec0ddb": [{"fr":"La racine doit calmer les scores. Que fait la tienne ?","en":"The root must calm the scores down. What does yours do?"}],
 "f0c9a82": [{"fr":"Les têtes sont côte à côte : qui les fait se parler ?","en":"The heads stand side by side: who makes them talk to one another?"}],
 "db33b6b": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.45192,0.0122451,-0.0832339,-0.531105,0.221605,-0.631329,-0.55406,-0.107728]]}},
 "d4c33e1": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.064744,-0.00351663,-0.311418,0.0574538,-0.393545,-0.145619,0.0686558,-0.254464]]}},
 "cbd64d2": {"raised":["_Unfit","Your layer has no parameter `out_proj.weight` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`)."]},
 "52a19b2": {"calls":[0],"first":{"same":"cbd64d2"}},
 "b5d7eac": {"calls":[0,1],"first":"missing out_proj.weight"},
 "0c81380": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.125659,-0.292865,-0.295214,0.0641147,-0.196778,0.0922158,0.0705117,-0.279758]]}},
 "984fcde": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.226787,-0.20701,-0.183041,0.259541,-0.207624,0.204613,-0.24691,-0.188139]]}},
 "479b813": {"raised":["_Unfit","Your layer has no parameter `out_proj.bias` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`, `out_proj.weight`)."]},
 "55fe239": {"calls":[0,1,2,3],"first":{"same":"479b813"}},
 "0122b31": {"calls":[0],"first":{"same":"479b813"}},
 "43b6073": {"calls":[0,1],"first":{"same":"479b813"}},
 "ab8dab2": {"calls":[0,1,2],"first":{"same":"479b813"}},
 "5dde815": {"raised":["_Unfit","`out_proj.weight` has shape (4, 4), (12, 12) is expected."]},
 "26ffbc8": {"calls":[0],"first":{"raised":["_Unfit","`out_proj.weight` has shape (3, 3), (9, 9) is expected."]}},
 "23842e5": {"calls":[0],"first":{"same":"5dde815"}},
 "148d538": {"calls":[0],"first":{"raised":["_Unfit","`out_proj.weight` has shape (6, 6), (18, 18) is expected."]}},
 "d960b5d": {"calls":[1],"first":{"returned":"object"}},
 "b079dd3": [{"fr":"Laquelle des deux tailles les têtes se partagent-elles : celle d'un jeton à l'entrée, ou celle des projections ?","en":"Which of the two sizes do the heads share: that of a token on the way in, or that of the projections?"}],
 "7e46773": {"raised":["RuntimeError","shape '[2, 5, 3, 2]' is invalid for input of size 120"]},
 "00486ba": {"calls":[0],"first":{"same":"7e46773"}},
 "0b5f746": {"calls":[0],"first":{"raised":["RuntimeError","shape '[2, 4, 3, 2]' is invalid for input of size 144"]}},
 "00ef235": {"raised":["_Unfit","`out_proj.weight` has shape (6, 6), (12, 12) is expected."]},
 "53db4e4": {"calls":[0],"first":{"same":"00ef235"}},
 "8cd4bfb": [{"fr":"Requêtes, clés et valeurs mises bout à bout : dans quel ordre les reprends-tu ?","en":"Queries, keys and values put end to end: in which order do you take them back?"}],
 "58f9ce6": {"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.342314,0.543715,0.552343,0.240635,0.557981,0.271526,0.251928,0.563558]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.333366,-0.175534,-0.173674,-0.177434,0.597256,0.0941852,-0.144077,0.051634]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.06756,1.35328,-0.0253882,0.824709,-0.84748,1.67727,-1.59381,-1.95532]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.80416,0.0813952,1.9598,-0.8036,-1.77396,1.34824,1.18694,1.41385]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.47148,4.27932,-0.744319,2.44757,-2.14728,-1.608,-2.01703,0.212091]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.73208,2.28022,1.05535,0.984804,-2.07475,-1.21072,1.97108,-2.22271]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[5.3808,-5.6104,-5.028,14.1144,30.0424,5.888,-14.6144,-7.9184]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.2225,0.100001,-0.222812,0.351133,-0.092,-0.037002,0.276783,0.082982]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-0.261217,0.427526,-0.0435751,0.0578667,0.302765,-0.568646,0.0846737,0.030878]]}}},
 "da243ad": [{"fr":"Les scores ont quatre axes : avec lesquels ton masque s'aligne-t-il ?","en":"The scores have four axes: with which does your mask line up?"}],
 "e3b7cd2": {"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1"]},
 "e68c863": {"calls":[0],"first":{"same":"e3b7cd2"}},
 "2a5b58a": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (3) at non-singleton dimension 1"]},
 "3650b2f": {"calls":[0],"first":{"same":"2a5b58a"}},
 "ce5220d": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 1"]}},
 "eebeaa7": [{"fr":"J'ai changé le dernier jeton et ta première ligne a bougé : le futur fuit.","en":"I changed the last token and your first row moved: the future leaks."}],
 "cbd7b9e": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.267234,-0.107716,0.183694,0.261146,-0.114846,0.0535339,-0.514167,-0.118654]]}},
 "0c55d44": {"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.14039,1.25345,-0.120713,0.357149,-1.73912,1.43464,-1.17645,-2.03416]]}},
 "5758ffc": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.604951,0.0359321,-0.393242,1.1137,-1.19197,-2.38455,0.551889,-1.11084]]}},
 "ef99568": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[26.4678,20.9368,6.4328,55.3432,-50.4568,-12.8176,59.2896,-0.1936]]}},
 "17cdf25": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.34353,0.0540575,0.12802,-0.0583663,-0.199906,0.240872,0.00678973,-0.412101]]}},
 "d63ce11": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0243924,0.0413132,-0.218552,0.50597,-0.150003,0.411946,-0.266899,-0.159122]]}},
 "f6f5bc6": {"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.259509,0.401369,0.403053,0.257474,0.401417,0.258297,0.258217,0.402783]]}},"drawn":{"same":"cbd7b9e"},"other_sizes":{"same":"0c55d44"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.69074,0.186668,1.74794,-0.464848,-1.81935,1.54722,1.13225,1.58518]]}},"bias":{"same":"5758ffc"},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.984786,1.33643,0.639213,1.44112,-1.21188,-1.52219,1.64506,-1.87937]]}},"large_scores":{"same":"ef99568"},"evaluation":{"same":"17cdf25"},"dropout":{"same":"2608708"},"gradient":{"same":"d63ce11"}},
 "17de6a3": [{"fr":"Un score de 0 n'est pas un poids de 0 : que vaut e⁰ ?","en":"A score of 0 is not a weight of 0: what is e⁰?"}],
 "bf041ef": {"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.258219,0.401347,0.402097,0.257474,0.40679,0.259596,0.258565,0.402783]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.248631,-0.146678,0.113657,0.261146,-0.0883777,0.0497778,-0.514599,-0.118654]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.11108,1.20613,0.0366403,0.357149,-1.76906,1.49528,-1.25964,-2.03416]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.709806,0.186727,1.74794,-0.385479,-1.81935,1.54212,1.08676,1.58518]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.708212,0.0296984,0.0698057,1.1137,-1.28187,-2.3206,0.617702,-1.11084]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.999855,1.34812,0.671623,1.38644,-1.21621,-1.49952,1.63628,-1.87937]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[18.6186,20.9368,-25.6056,55.3432,-19.1664,27.6032,43.568,-0.1936]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.327833,0.0335536,0.147102,-0.0583663,-0.229905,0.251317,0.0162582,-0.412101]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0611715,-0.113155,-0.268855,0.443773,-0.143463,0.303295,-0.366718,-0.161184]]}}},
 "475dad0": {"key":"MK-3","levels":{"same":"17de6a3"},"seen":{"same":"bf041ef"}},
 "e12e92b": [["nan","nan","nan","nan","nan","nan","nan","nan"]],
 "ee92a7a": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":{"same":"e12e92b"}}},
 "25bacdb": {"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"e12e92b"}},
 "18f06d3": {"calls":[0],"first":{"same":"25bacdb"}},
 "4b42195": {"calls":[0,1,2],"first":{"same":"25bacdb"}},
 "3b4f182": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":{"same":"e12e92b"}}},
 "fd2f758": {"key":"MK-10","levels":[{"fr":"La ligne 0 est nan : un jeton doit se voir lui-même.","en":"Row 0 is nan: a token must see itself."}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[["nan",0.485763,0.360507,0.263071,"nan",0.294367,0.270181,0.39306]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan",-0.288824,0.03881,0.279173,"nan",0.322893,-0.61843,-0.167589]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan",1.44188,-0.418719,0.0233609,"nan",1.57162,-1.42309,-2.09274]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[["nan",0.32452,1.74471,"nan",-1.96578,"nan",1.0266,1.63019]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan",0.49968,-0.220288,1.05516,"nan",-2.40949,0.547466,-1.15295]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[["nan",1.67316,0.727578,1.61444,-1.40701,-1.54424,1.70625,-1.88192]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan",11.1464,-5.0328,6.0376,"nan",-17.0256,-26.0544,-0.1936]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan",-0.0875,0.0146286,-0.0841978,"nan",0.8175,0.402552,-0.316966]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan",-0.125,0.020898,0.257647,"nan",1.16786,0.575075,0.19435]]}},"gradient":{"same":"ee92a7a"}}},
 "89b01f9": [{"fr":"Affiche ton masque : de quel côté est le futur ?","en":"Print your mask: on which side is the future?"}],
 "7413fbb": {"key":"MK-12","levels":{"same":"89b01f9"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.259509,0.384752,0.447398,0.22955,0.401417,0.240132,0.23379,0.452092]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.267234,-0.0628702,0.277624,0.12894,-0.114846,-0.266387,-0.319312,0.0605559]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.14039,1.21027,0.180411,1.65964,-1.73912,1.30437,-0.773327,-1.97996]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.69074,0.123998,1.74208,-0.464848,-1.69728,1.54722,1.06804,1.50152]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.604951,-0.0971196,-0.601482,1.15328,-1.19197,-2.33894,0.481115,-0.97876]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.984786,1.27544,0.610492,1.31587,-1.03489,-1.44574,1.48741,-1.87748]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[26.4678,19.8552,6.4328,77.9656,-50.4568,-34.7334,38.544,8.9552]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.34353,0.104379,0.24265,0.0295,-0.199906,-0.0250038,-0.335656,-0.774]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0948792,-0.0849258,0.0742107,1.27894,-0.311874,0.647442,-0.306706,0.196787]]}}}},
 "9e498a8": {"key":"MK-13","levels":{"same":"89b01f9"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.246291,0.407751,0.435404,"nan",0.384085,0.229741,0.22955,"nan"]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.327809,-0.00396892,0.4142,"nan",-0.0282154,-0.267075,-0.454276,"nan"]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.20918,1.09592,0.388845,"nan",-1.68469,1.17692,-0.34128,"nan"]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.829113,0.35568,"nan",-0.302959,"nan",1.6218,1.0588,"nan"]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.537167,-0.438283,-0.680869,"nan",-1.28663,-2.48383,0.36292,"nan"]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.973726,1.30789,0.532241,1.26083,-1.09738,-1.32781,1.38584,"nan"]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.9446,1.6104,1.2488,"nan",-50.4568,-18.2016,15.5104,"nan"]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.264191,0.375231,0.646,"nan",-0.391319,-0.117525,-0.381,"nan"]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[0.152355,0.536044,0.922857,"nan",-0.159771,-0.167893,0.0,"nan"]]}},"gradient":{"same":"ee92a7a"}}},
 "dc5f515": [{"fr":"Ton −∞ est-il vraiment plus bas que tous les scores ?","en":"Is your −∞ really below every score?"}],
 "1320f1e": {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"large_scores":{"calls":[2],"first":{"kind":"tensor","shapes":[[1,3,12]],"numbers":[[0.473,5.6948,-1.29,-19.4964,8.0976,3.9504,-9.4924,-0.7224]]}}}},
 "57789f1": {"calls":[0],"first":{"raised":["RuntimeError","masked_fill_ only supports boolean masks, but got mask with dtype float"]}},
 "a364caa": {"raised":["RuntimeError","masked_fill_ only supports boolean masks, but got mask with dtype double"]},
 "0df3edc": {"calls":[0],"first":{"same":"a364caa"}},
 "1c37998": [{"fr":"Toutes les phrases et toutes les têtes sont-elles masquées ?","en":"Are all sentences and all heads masked?"}],
 "83b8d86": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229903,-0.00857762,-0.0583663,-0.199906,0.240872,0.00678973,-0.412101]]}},
 "aab5226": {"key":"DO-1","levels":{"same":"2d88b9f"},"seen":{"dropout":{"same":"2608708"}}},
 "be8f8e0": [{"fr":"En évaluation, deux appels donnent-ils la même sortie ?","en":"In evaluation, do two calls give the same output?"}],
 "4b9d6e5": {"calls":[0],"first":"random in evaluation"},
 "05ddd70": [{"fr":"Avec `dropout=0.2`, combien de poids tombent, et que valent les autres ?","en":"With `dropout=0.2`, how many weights fall, and what are the others worth?"}],
 "cbc1521": {"calls":[0],"first":"weights times 1"},
 "6edf365": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.2,1.3,0.3,0.9,-1.3,1.8,-1.6,-2.0]]},
 "0ad9082": {"key":"PS4-no-dropout","levels":[{"fr":"Que change `dropout` quand la couche s'entraîne ?","en":"What does `dropout` change while the layer is training?"}],"seen":{"same":"8c5b695"}},
 "870d3d7": [{"fr":"`.to(device)` n'a pas déplacé ton masque.","en":"`.to(device)` did not move your mask."}],
 "3eb5292": {"raised":["RuntimeError","mat1 and mat2 must have the same dtype, but got Float and Double"]},
 "5d188a9": {"calls":[0],"first":{"same":"3eb5292"}},
 "3e96e86": {"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (5) at non-singleton dimension 3"]},
 "649faa9": {"calls":[0],"first":{"same":"3e96e86"}},
 "113061c": {"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (4) at non-singleton dimension 3"]},
 "96d2c3c": {"calls":[0],"first":{"same":"113061c"}},
 "f0422ee": {"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `out_proj.weight`, `out_proj.bias`)."]},
 "3323258": {"calls":[0],"first":{"same":"f0422ee"}},
 "bf69c10": {"calls":[0,1],"first":"missing W_query.weight"},
 "de29b99": {"key":"MO-8","levels":{"same":"31abc62"},"seen":{"seed_123":{"same":"06e8c5b"},"drawn":{"same":"06e8c5b"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"ae8a23f"}},"equal_sizes":{"same":"06e8c5b"},"bias":{"same":"06e8c5b"},"lengths":{"same":"37d8992"},"large_scores":{"same":"1099758"},"evaluation":{"same":"06e8c5b"},"dropout":{"same":"06e8c5b"},"gradient":{"same":"06e8c5b"},"device":{"same":"06e8c5b"}}},
 "5aa5df9": [{"fr":"Combien de matrices l'attention a-t-elle ?","en":"How many matrices has attention?"}],
 "e571d7c": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,14.0072,-12.476,77.9656,-17.0136,34.1952,22.8224,8.9552]]}},
 "54e3f2f": {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"parameters":{"calls":[0,1],"first":"frozen W_query.weight"},"gradient":{"same":"a8ac04b"}}},
 "7a8c030": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (3) at non-singleton dimension 2"]},
 "1c4f0ed": {"calls":[0],"first":{"same":"7a8c030"}},
 "40f340b": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 2"]}},
 "f112d0d": [{"fr":"Tes poids n'ont pas la bonne forme : quelle fonction transforme les scores ?","en":"Your weights do not have the right shape: which function turns scores into weights?"}],
 "fc5dfb3": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.394743,0.387876,0.257729,0.485763,0.28533,0.264318,0.402547]]}},
 "20725ae": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268875,-0.0674997,0.201112,-0.333427,0.186115,-0.492597,-0.143033]]}},
 "183a53c": {"seed_123":{"same":"fc5dfb3"},"drawn":{"same":"20725ae"},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.49891,-0.300234,0.329202,-1.81296,1.58506,-1.4353,-1.97733]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.116674,1.73727,-0.6596,-1.82151,1.36588,1.14032,1.5853]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488246,-0.187132,0.818836,-1.06712,-2.59839,0.625098,-0.970753]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.43629,0.876129,1.65012,-1.38476,-1.50456,1.76253,-1.87291]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,20.9368,-3.5656,-12.276,-17.0136,27.6032,18.9888,7.2032]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229796,0.0124302,-0.0631277,0.4565,0.43865,0.0644205,-0.319784]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.490471,-0.280231,-0.179355,0.193197,-1.08257,0.0524601,0.108248,-0.0946929]]}}},
 "ab70beb": [{"fr":"Le contexte additionne les valeurs. Qu'additionnes-tu ?","en":"The context sums the values. What do you sum?"}],
 "7f4b055": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (10x6 and 12x12)"]},
 "c472ef5": {"calls":[0],"first":{"same":"7f4b055"}},
 "4c43361": [{"fr":"Qui pose la question, laquelle est comparée, laquelle est transmise ?","en":"Who asks the question, which one is compared, which one is transmitted?"}],
 "f1c6579": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.350977,0.34289,0.348193,0.323832,0.43146,0.358679,0.332855,0.373389]]}},
 "ad707ba": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.293709,-0.246779,-0.479791,-0.0651995,-0.0605628,0.00371261,-0.273066,0.109496]]}},
 "813c3fb": [{"fr":"Chaque requête rencontre chaque clé : combien de scores cela fait-il ?","en":"Every query meets every key: how many scores does that make?"}],
 "d47590f": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.392684,0.38928,0.257287,0.485763,0.284814,0.262834,0.404611]]}},
 "95905f1": {"seed_123":{"same":"d47590f"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268223,-0.00192047,0.247888,-0.333427,0.192137,-0.495054,-0.112247]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.49996,-0.257493,0.398736,-1.81296,1.66489,-1.42625,-2.02203]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.1156,1.73619,-0.6596,-1.91495,1.36588,1.05878,1.59797]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.48866,-0.154053,0.821536,-1.06712,-2.29615,0.62361,-1.06799]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.4439,1.071,1.34132,-1.15666,-1.72611,1.63702,-1.89614]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,12.5768,3.68133,13.2366,-17.0136,5.5936,-2.2464,0.66944]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.22825,-0.0145,-0.048125,0.4565,0.47175,0.092,-0.346125]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.499236,-0.32922,-0.00530667,0.1224,-0.913149,0.148787,0.169818,-0.002096]]}}},
 "e3b3d72": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (4) at non-singleton dimension 3"]},
 "e410201": {"calls":[0],"first":{"same":"e3b3d72"}},
 "9e7ca41": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (6) at non-singleton dimension 3"]}},
 "19b8392": [{"fr":"Avec un lot, les clés ont trois axes. Lesquels faut-il échanger ?","en":"With a batch, the keys have three axes. Which ones should be swapped?"}],
 "334d3b3": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (6) at non-singleton dimension 1"]}},
 "256dd89": {"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 1"]},
 "e87543f": {"calls":[0],"first":{"same":"256dd89"}},
 "7559218": {"calls":[0,1,2,3],"first":{"same":"256dd89"}},
 "fa915c7": {"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (8) at non-singleton dimension 1"]}},
 "ff10266": {"calls":[0,1,2],"first":{"same":"256dd89"}},
 "d115cc1": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 1"]}},
 "0acab43": [{"fr":"Ta sortie ne dépend pas de Q.","en":"Your output does not depend on Q."}],
 "cec7a00": [1.0,0.255615,0.0,0.199472,0.0,0.164883,0.0,0.170215],
 "1c42789": [0.0375763,-0.268489,-0.0359207,0.261146,-0.333427,0.215461,-0.528762,-0.118654],
 "54b0b4d": [1.0,0.176339,0.440238,0.0,0.451499,0.304278,0.0,0.212099],
 "c548e01": [0.856,1.50047,-0.290228,0.357149,-1.81296,1.60819,-1.48736,-2.03416],
 "b16303f": [1.0,0.200292,0.266542,0.0,0.614665,0.409872,0.0,0.248119],
 "d7deaaa": [-0.47372,0.0989016,1.74794,-0.6596,-1.81935,1.36588,1.12854,1.58518],
 "bfc1fae": [1.0,0.0,0.0,0.34786,0.0,0.633803,0.263214,0.255542],
 "5788e67": [0.8894,0.488114,0.026831,1.1137,-1.06712,-2.28346,0.578648,-1.11084],
 "06f9e8e": [1.0,0.300948,0.461665,0.0,0.587447,0.141128,0.0,0.222006],
 "f67b25e": [1.16752,1.40919,0.80509,1.61184,-1.31106,-1.5729,1.68023,-1.87937],
 "3790e51": [1.0,0.280552,0.0,0.135558,0.199631,0.525764,0.187157,0.13723],
 "215307e": [-6.1392,20.9368,-25.6056,55.3432,-17.0136,27.6032,43.568,-0.1936],
 "fd52c9a": [1.0,1.0,0.0,0.0,1.0,1.93662e-44,0.0,0.0],
 "1508804": [-0.554,-0.229903,-0.00857762,-0.0583663,0.4565,0.505117,0.160757,-0.412101],
 "3c573ba": [1.0,0.309813,0.0,0.425665,0.0,0.400474,0.0,0.208157],
 "bdcacde": [0.0,-0.0617661,-0.0122537,0.208686,0.652143,0.721596,0.229653,-0.0762675],
 "5d700e9": [0.0,0.44259,0.0,0.608093,0.0,0.572106,0.0,0.297367],
 "267fc25": [{"fr":"Chaque tête regarde ailleurs : que reste-t-il de cela si leurs poids sont mélangés ?","en":"Each head looks elsewhere: what is left of that if their weights are mixed?"}],
 "074b8ed": [{"fr":"Quand y a-t-il un biais, et combien ?","en":"When is there a bias, and how many?"}],
 "d7ba773": {"key":"PS4-bias","levels":{"same":"074b8ed"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.773173,-0.179143,-0.196316,0.742712,-0.220524,0.768375,0.755846,-0.20821]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.187233,-0.355266,-0.255377,0.208231,0.333298,-0.0218967,0.052374,0.162099]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.18491,1.57458,-0.436041,0.126567,-1.65651,1.65101,-1.84557,-1.94138]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.871672,0.065297,1.71034,-0.861513,-2.04845,1.46444,1.276,1.6563]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.49643,1.52986,0.557045,1.62405,-1.60821,-1.43767,1.74462,-1.79635]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-5.81029,21.0113,-25.7313,55.1745,-16.8571,27.6305,43.244,-0.0948018]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.830217,-0.557464,0.374564,-0.455168,0.19137,0.198623,-0.0561591,-0.0756999]]}},"dropout":{"calls":[0],"first":"no weights"},"parameters":{"calls":[0],"first":"extra W_query.bias"},"buffer":{"calls":[0],"first":"learnt mask"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.530207,-0.202011,-0.182212,0.177938,-0.637149,0.136119,0.357325,-0.0573708]]}}}},
 "16613af": {"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `w_q.weight`, `w_k.weight`, `w_v.weight`, `out_proj.weight`, `out_proj.bias`)."]},
 "1cac59b": {"calls":[0],"first":{"same":"16613af"}},
 "d4f46a6": {"raised":["_Unfit","Your layer has no parameter `out_proj.weight` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`, `W_out.weight`, `W_out.bias`)."]},
 "4b38c1a": {"calls":[0],"first":{"same":"d4f46a6"}},
 "a550586": {"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `W_qkv.weight`, `out_proj.weight`, `out_proj.bias`)."]},
 "ab4248c": {"calls":[0],"first":{"same":"a550586"}},
 "6c142e9": {"raised":["_Unfit","`W_query.weight` has shape (36, 6), (12, 6) is expected."]},
 "799431d": {"calls":[0],"first":{"same":"6c142e9"}},
 "0d00836": {"calls":[0],"first":{"raised":["_Unfit","`W_query.weight` has shape (54, 6), (18, 6) is expected."]}},
 "6036e5e": {"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (8) at non-singleton dimension 3"]}},
 "c98f7ae": {"raised":["_Unfit","`W_query.weight` has shape (12, 3), (12, 6) is expected."]},
 "bb720d3": {"calls":[0],"first":{"same":"c98f7ae"}},
 "b035917": {"calls":[0],"first":{"raised":["_Unfit","`W_query.weight` has shape (18, 3), (18, 6) is expected."]}},
 "e1821ad": {"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319,0.3897,0.3873,0.2575,0.4858,0.2856,0.2639,0.4028]]},
 "88d480b": {"calls":[0],"first":{"same":"e1821ad"}},
 "2257dbc": [[0.0,0.22,0.3,0.24,0.04,-0.3],[0.04,0.24,0.3,0.22,0.0,-0.36],[-0.04,0.14,0.18,0.08,-0.16,0.28],{"same":"39cf24c"}],
 "202cbe5": [[0.1,-0.12,0.34,-0.16,0.02,0.06],[-0.04,-0.28,0.16,-0.36,-0.2,-0.18],[-0.3,0.26,-0.14,0.14,0.28,0.28],[0.14,-0.14,0.26,-0.3,-0.18,-0.2]],
 "355bbf9": [[0.34,-0.32,-0.3,0.4,0.14,-0.26],[0.02,0.16,0.16,0.02,-0.26,0.14],[0.4,-0.3,-0.32,0.34,0.04,-0.4],[-0.16,-0.06,-0.1,-0.28,0.22,-0.24]],
 "9320e23": [[0.34,0.34,0.2,-0.08,0.32,-0.24],[-0.12,-0.14,-0.3,0.22,-0.22,0.02],[0.12,0.08,-0.1,0.4,-0.06,0.16],[0.24,0.18,-0.02,-0.36,-0.02,0.18]],
 "a93377d": [[0.04,-0.12,0.4,-0.04,0.2,0.3],[0.26,0.08,-0.24,0.12,0.34,-0.4],[0.36,0.16,-0.18,0.16,0.36,-0.4],[0.34,0.12,-0.24,0.08,0.26,0.3]],
 "855d39a": [-0.182,0.236,-0.232,0.546,0.426,0.048,-0.068,0.734,-0.242,0.634,0.624,-0.108],
 "8890b3b": [-0.684,-0.254,-0.506,-0.292,-0.372,-0.596,0.958,0.928,-0.426,0.992,1.072,1.126],
 "2948dea": {"args":[{"heads":{"heads.0.W_query.weight":{"tensor":{"same":"2257dbc"},"dtype":"float64"},"heads.0.W_key.weight":{"same":"702ac34"},"heads.0.W_value.weight":{"same":"5b9fd4e"},"heads.1.W_query.weight":{"tensor":{"same":"202cbe5"},"dtype":"float64"},"heads.1.W_key.weight":{"same":"4f5f09d"},"heads.1.W_value.weight":{"same":"904b8bc"},"heads.2.W_query.weight":{"tensor":{"same":"355bbf9"},"dtype":"float64"},"heads.2.W_key.weight":{"tensor":{"same":"9320e23"},"dtype":"float64"},"heads.2.W_value.weight":{"tensor":{"same":"a93377d"},"dtype":"float64"}},"construct":[6,4,8,0.0,3],"evaluation":false}],"inputs":[{"same":"95202a3"},{"tensor":[[[1.0,-1.3,-0.2,0.2,-0.1,-1.1]],[[0.6,1.9,-1.6,-1.7,1.6,0.1]]],"dtype":"float64"},{"same":"3793dd3"}],"expected":[{"tensor":[[{"same":"855d39a"},[-0.2864925403,0.3113551973,-0.2832415342,0.6384357087,0.4118624684,0.06314735526,-0.04174458422,0.711783879,-0.2699555817,0.6963624515,0.7132428185,-0.09939828256],[-0.04232914471,0.2339112314,-0.08702005337,0.4568972983,0.8620600719,-0.3603412381,-0.3016380918,0.7119853321,-0.08127099723,0.2655845487,0.2518633823,0.1013735909],[-0.005000808655,-0.02203083389,-0.04749389632,0.03460839957,0.5432373726,-0.2668142566,-0.04892818121,0.7476106528,-0.0615092804,0.2659855235,0.2488128208,0.5340792351],[0.04167301322,0.04387094159,-0.04769091012,0.1841025603,0.2736774996,-0.1448061396,-0.003453615967,0.4769240644,-0.10814296,0.2753224319,0.2518725389,0.1951468506]],[{"same":"8890b3b"},[-0.5786920828,-0.1192625975,-0.4159386836,-0.1171959489,0.4583594153,-0.7327157421,0.2979062022,0.8072204487,-0.1721538177,0.2325856888,0.2966539201,0.8094888605],[-0.3159899559,-0.1036596599,-0.2451004499,-0.09597094928,0.584542,-0.5330887298,-0.1721586993,0.2517806706,0.07408866126,-0.6966315713,-0.7577107703,0.09965184298],[-0.1598460723,-0.1152252954,-0.1547965278,-0.09829082203,0.5374830568,-0.4051034234,-0.3083429758,-0.001429393514,0.08026890547,-0.8657754111,-0.9527699887,-0.09597690286],[0.4127680537,-0.355628689,0.1979989578,-0.36347328,0.3390549985,-0.3265350665,-0.2765037377,0.193339602,-0.009208240005,-0.1403376618,-0.193070527,0.3064179126]]],"dtype":"float64"},{"tensor":[[{"same":"855d39a"}],[{"same":"8890b3b"}]],"dtype":"float64"},{"tensor":[[[0.386,-0.178,0.038,0.05,0.51,-0.032,-0.696,-0.58,-0.112,-1.124,-1.274,-0.644],[0.7579021507,-0.9854519848,0.04548796277,-0.6126847047,0.2551118178,0.03463743326,-0.5818833955,0.161341445,-0.2354954413,-0.4703777862,-0.7498973954,-0.6620725036],[0.2553583125,-0.1875048263,0.1456037684,-0.1632997449,0.09683985054,0.01967436603,-0.4256572479,-0.07610621504,-0.1615298822,-0.4245321113,-0.6582390639,-0.5625139328],[0.5748595418,-0.8319277057,-0.0245117397,-0.453922559,0.1428982318,0.02667259124,-0.44345351,-0.1485799463,-0.07579123126,-0.4110111988,-0.5359748628,-0.4234164676],[0.4195810063,-0.5997758361,0.0219396204,-0.3500080483,-0.03205099851,0.08055292494,-0.3484205269,0.3012560423,-0.09987018406,-0.1293659027,-0.2668901504,-0.3812825811],[0.3014340215,-0.4426074622,0.0591053976,-0.2934799966,-0.1962142359,0.1000387839,-0.2248867601,0.4085351027,-0.0358151812,0.05325998977,-0.04155190275,-0.2579942118],[0.2254928167,-0.3765292017,0.06120540654,-0.2652894241,-0.2735546497,0.1044806262,-0.148514219,0.3398841938,0.002425142384,0.1825161775,0.1331737707,-0.1673929539],[0.1972863906,-0.402973987,0.01421876833,-0.2461070421,-0.2123619324,0.0925839533,-0.1688811002,0.139809173,-0.02991269913,0.2658907386,0.2405618724,-0.1589305583]]],"dtype":"float64"}]},
 "664280f": {"tensor":[{"same":"4a8ed44"},[-0.38,0.18,-0.22,0.06,0.2,0.2],{"same":"148df3e"},{"same":"226acde"}],"dtype":"float64"},
 "37eeab5": {"heads.0.W_query.weight":{"tensor":[[-0.04,0.16,0.22,0.14,-0.08,0.38],[-0.12,0.06,0.1,0.0,-0.24,0.2],[-0.32,-0.16,-0.14,-0.26,0.3,-0.1],[0.18,0.32,0.32,0.18,-0.1,0.3]],"dtype":"float64"},"heads.0.W_query.bias":{"tensor":[0.5,-0.6,1.7,-0.8],"dtype":"float64"},"heads.0.W_key.weight":{"tensor":[[0.24,0.28,0.18,-0.06,0.38,-0.14],[0.02,0.04,-0.08,-0.34,0.08,0.36],{"same":"0db5b63"},[0.04,0.02,-0.14,0.38,-0.06,0.18]],"dtype":"float64"},"heads.0.W_key.bias":{"tensor":[-1.4,-1.9,1.0,-0.9],"dtype":"float64"},"heads.0.W_value.weight":{"tensor":[[0.22,0.1,-0.16,0.26,-0.28,-0.14],[-0.14,-0.28,0.26,-0.16,0.1,0.22],[0.2,0.04,-0.26,0.12,0.36,-0.36],[-0.4,0.24,-0.08,0.28,-0.32,-0.24]],"dtype":"float64"},"heads.0.W_value.bias":{"tensor":[-0.3,-0.2,-0.8,2.0],"dtype":"float64"},"heads.1.W_query.weight":{"same":"664280f"},"heads.1.W_query.bias":{"tensor":[1.7,-1.6,-1.5,2.0],"dtype":"float64"},"heads.1.W_key.weight":{"tensor":[[0.36,-0.04,0.24,0.38,0.38,0.24],[-0.04,0.36,-0.2,-0.08,-0.1,-0.26],[0.26,-0.18,0.06,0.16,0.12,-0.06],[-0.38,-0.02,0.2,0.28,0.22,0.02]],"dtype":"float64"},"heads.1.W_key.bias":{"tensor":[1.1,-1.6,-0.9,-0.9],"dtype":"float64"},"heads.1.W_value.weight":{"tensor":[[-0.28,-0.02,0.1,0.08,-0.08,-0.38],[0.0,0.24,0.34,0.3,0.12,-0.2],[0.16,0.38,-0.36,0.4,0.2,-0.14],[0.2,0.4,-0.36,0.38,0.16,-0.2]],"dtype":"float64"},"heads.1.W_value.bias":{"tensor":[-0.6,1.4,-1.4,-0.8],"dtype":"float64"},"heads.2.W_query.weight":{"tensor":[[-0.06,0.08,0.08,-0.06,-0.34,0.06],[0.32,-0.38,-0.4,0.26,-0.04,0.34],{"same":"0cec09e"},[-0.1,-0.02,-0.08,-0.28,0.2,-0.28]],"dtype":"float64"},"heads.2.W_query.bias":{"tensor":[-0.5,-1.9,0.1,1.4],"dtype":"float64"},"heads.2.W_key.weight":{"tensor":[[-0.2,-0.22,-0.38,0.14,-0.3,-0.06],[0.04,0.0,-0.18,0.32,-0.14,0.08],[0.16,0.1,-0.1,0.38,-0.1,0.1],[0.16,0.08,-0.14,0.32,-0.18,0.0]],"dtype":"float64"},"heads.2.W_key.bias":{"tensor":[0.2,-0.6,2.0,-0.2],"dtype":"float64"},"heads.2.W_value.weight":{"tensor":[[0.18,0.0,-0.32,0.04,0.26,0.34],[0.28,0.08,-0.26,0.08,0.28,0.34],[0.26,0.04,-0.32,0.0,0.18,0.22],[0.12,-0.12,0.32,-0.2,-0.04,-0.02]],"dtype":"float64"},"heads.2.W_value.bias":{"same":"6b33b70"}},
 "a11c556": {"heads":{"same":"37eeab5"},"construct":[6,4,8,0.2,3],"evaluation":false},
 "8dbba3b": [{"tensor":[[[0.056,-0.312,-0.216,1.656,-0.432,1.288,-1.448,-0.768,-0.348,-0.558,-1.288,1.398],[0.1186157048,-0.3746157048,-0.177237897,1.656,-0.4293884254,1.335878868,-1.406214807,-0.7122864087,-0.3858051089,-0.5695515611,-1.292200568,1.42530369],[0.04614273393,-0.2394626077,-0.4477250917,1.52758218,-1.027178217,0.7744345538,-1.8082987,-1.193960029,-0.07728110996,-0.2947298213,-1.085865083,1.411805206],[0.04918111206,-0.2773005339,-0.3723664567,1.556532442,-1.085038522,0.8775215032,-1.17077661,-0.5717773608,0.1755246745,-0.02976120938,-0.8685471325,1.223628284],[-0.1570742526,-0.2515740234,-0.5373471368,2.260111608,-0.755875843,1.063565726,-1.576482181,-0.970077557,-0.02980005127,-0.2460041976,-1.085108738,1.181398691]],[[-0.626,-0.778,0.148,1.332,-1.268,0.974,-0.38,0.246,0.802,0.682,-0.246,0.806],[-0.130474776,-0.4270029663,-0.6847576682,1.192060006,-1.422471318,0.6358330615,-1.477998825,-0.8185996212,0.5199583168,0.385568435,-0.4819940615,1.17725895],[-0.3178574342,-0.03941480256,-1.410891432,1.850402501,-0.9236640345,0.886165436,-1.820279939,-1.253615026,0.3049692542,0.1093658226,-0.7769314091,1.1425657],[-0.3493623675,0.02713823022,-1.588349016,2.080514749,-0.8050882451,0.9290705356,-1.951702606,-1.39128537,0.1286785463,-0.0996545056,-0.979679429,1.16152288],[-0.5343584526,0.2062416089,-1.700136952,2.251178149,-0.6637185906,0.9992285134,-1.839813708,-1.319156954,0.2129109005,-0.01609443104,-0.9003096114,1.167461269]]],"dtype":"float64"}],
 "5f73a0d": {"args":[{"same":"a11c556"}],"inputs":{"same":"7f5c97b"},"expected":{"same":"8dbba3b"}},
 "13dff1c": [{"fr":"La tête h doit retrouver ses lignes dans la grande matrice. Lesquelles ?","en":"Head h must find its rows in the large matrix. Which ones?"}],
 "5f9d963": {"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (18) at non-singleton dimension 1"]},
 "5b225c6": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.182,0.691356,0.711932,0.0461481,1.072,0.559691,0.0360322,0.112532]]},
 "0f0b3af": {"converted":{"calls":[0,1,2],"first":{"same":"5b225c6"}},"single":{"calls":[0],"first":{"same":"5b225c6"}}},
 "85c928f": {"key":"PS4-stacked","levels":{"same":"13dff1c"},"seen":{"same":"0f0b3af"}},
 "a7febf0": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.182,0.311355,-0.0870201,0.184103,-0.684,-0.10366,-0.154797,-0.363473]]},
 "4110bd2": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.182,-0.12344,0.390048,0.184103,1.38299,-0.10366,-0.159009,0.0637865]]},
 "4f346f1": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.000666667,0.355546,-0.0396544,0.229142,-0.494,-0.279707,-0.26512,0.0630755]]},
 "fe8a80c": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.242,0.0631474,-0.0870201,0.195147,-0.684,-0.696632,-0.308343,-0.363473]]},
 "43a1837": {"key":"PS4-head-order","levels":{"same":"2732e6d"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"fe8a80c"}},"single":{"calls":[0],"first":{"same":"fe8a80c"}}}},
 "f37f284": [{"fr":"`nn.Linear` stocke W transposée.","en":"`nn.Linear` stores W transposed."}],
 "b423220": {"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (4) at non-singleton dimension 1"]},
 "81f3833": {"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (12) at non-singleton dimension 1"]},
 "494325c": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.404,0.0823453,0.22174,0.283398,-0.462,-0.129087,0.291444,0.559978]]},
 "f0a1d71": [{"fr":"La nouvelle couche a une projection de sortie que les têtes n'avaient pas. Que doit-elle faire ?","en":"The new layer has an output projection that the heads had not. What must it do?"}],
 "1d10bf4": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.502859,-0.0637319,-0.119789,0.278548,-0.410066,0.0463721,-0.360658,0.0407692]]},
 "80c646a": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.278885,-0.175882,0.310214,0.46512,-0.447858,-0.371368,-0.570189,0.416045]]},
 "9870741": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.405974,0.175298,-0.178139,-0.002469,-0.388207,0.314081,-0.0988119,-0.0688577]]},
 "f44189c": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.416,2.56536,2.01108,1.4385,1.946,-1.91025,-2.5398,-0.215178]]},
 "f08a390": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.000666667,0.356955,-0.0455983,0.285391,-0.494,-0.44446,-0.47197,0.0454281]]},
 "a17ac48": {"converted_learns":{"calls":[0],"first":"not trainable out_proj.weight"}},
 "c2f902f": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.108,-0.0417446,0.233911,-0.108143,-0.292,-0.757711,-0.405103,0.412768]]},
 "bc42f76": [{"fr":"Les têtes peuvent avoir des biais. Où vont-ils ?","en":"The heads may have biases. Where do they go?"}],
 "edfdbc0": {"key":"PS4-biases","levels":{"same":"bc42f76"},"seen":{"converted":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.356,-0.0584053,0.260128,-0.204656,1.002,-0.169633,-0.170289,0.000783331]]}}}},
 "e700407": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.160059,-0.0958927,0.384074,0.0564427,-0.295865,0.101548,-0.195226,0.112874]]},
 "52d35fa": [{"fr":"Chaque biais d'une tête a-t-il une place, et une seule, dans la nouvelle couche ?","en":"Does each bias of a head have one place, and only one, in the new layer?"}],
 "f8c45ee": {"raised":["AttributeError","'NoneType' object has no attribute 'copy_'"]},
 "6b6cb5b": [{"fr":"Nombre de têtes, longueur du contexte, dropout, type, appareil : la nouvelle couche a-t-elle ceux des têtes ?","en":"Number of heads, length of the context, dropout, dtype, device: does the new layer have those of the heads?"}],
 "f38e75b": {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted":{"same":"6036e5e"}}},
 "1b04c7b": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.182,0.063778,0.255193,0.147718,-0.426,-0.0645109,-0.276718,0.131702]]},
 "1dcd028": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.182,0.0629353,0.218125,0.168175,-0.426,-0.0894079,-0.456984,0.23719]]},
 "78da832": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.182,0.0630003,0.220701,0.106303,-0.426,-0.112973,-0.490576,0.426893]]},
 "c51c3b3": {"raised":["ValueError","3 heads do not divide 4 features"]},
 "616316d": {"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (6) at non-singleton dimension 1"]},
 "bebf13b": {"raised":["RuntimeError","The size of tensor a (12) must match the size of tensor b (6) at non-singleton dimension 1"]},
 "ef3d5ef": {"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (6) at non-singleton dimension 1"]},
 "415aad7": {"calls":[0],"first":{"same":"ef3d5ef"}},
 "85231f8": {"calls":[0,1,2,3],"first":{"raised":["RuntimeError","expected m1 and m2 to have the same dtype, but got: double != float"]}},
 "33a3bbd": {"key":"MO-2","levels":{"same":"6b6cb5b"},"seen":{"converted":{"same":"85231f8"}}},
 "d512bf5": {"single":{"calls":[0],"first":{"raised":["RuntimeError","expected m1 and m2 to have the same dtype, but got: float != double"]}}},
 "6fcb974": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.138,-0.934123,0.0372141,0.152727,1.154,0.0951538,-0.172922,0.289075]]},
 "4cba610": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.182,0.0627766,0.0495346,0.120354,-0.426,-0.111296,-0.363501,0.067754]]},
 "edd3d9c": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.0660255,-0.122369,0.398823,-0.334349,1.38299,0.229673,-0.27688,-0.0523317]]},
 "4ccc4bd": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.028,0.440101,0.933559,0.0613294,-0.406,-0.584548,0.0795369,0.403753]]},
 "8d87e4a": [{"fr":"Change un poids de `wrapper` : la nouvelle couche bouge-t-elle ?","en":"Change a weight of `wrapper`: does the new layer move?"}],
 "a68af38": [{"fr":"`wrapper` doit ressortir intact. L'est-il ?","en":"`wrapper` must come out as it was. Does it?"}],
 "8b4fb0b": {"key":"PS4-wrapper-changed","levels":{"same":"a68af38"},"seen":{"converted_intact":{"calls":[0,1],"first":"changed"}}},
 "f75bb46": [{"fr":"La nouvelle couche peut-elle encore apprendre ? Regarde ses paramètres.","en":"Can the new layer still learn? Look at its parameters."}],
 "a680cd9": {"calls":[0],"first":"not trainable W_query.weight"},
 "577eaf6": {"key":"PR-7","levels":{"same":"f75bb46"},"seen":{"converted_learns":{"same":"a680cd9"}}},
 "36429bf": [{"fr":"Quel objet faut-il rendre ?","en":"Which object must be returned?"}],
 "32ca750": {"key":"PS4-not-the-new-layer","levels":{"same":"36429bf"},"seen":{"converted":{"calls":[0,1,2,3],"first":"no layer"},"single":{"calls":[0],"first":"no layer"},"converted_dropout":{"calls":[0,1],"first":"no layer"},"converted_learns":{"calls":[0],"first":"no layer"},"converted_memory":{"calls":[0,1,2],"first":"no layer"},"converted_intact":{"calls":[0,1],"first":"no layer"}}},
 "a469611": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.666964,-0.406588,0.196129,0.245208,0.339771,-0.0879415,-0.163276,0.00753048]]},
 "55a0eb4": {"raised":["RuntimeError","Error(s) in loading state_dict for MultiHeadAttention:\n\tMissing key(s) in state_dict: \"mask\", \"W_query.weight\", \"W_key.weight\", \"W_value.weight\", \"out_proj.weight\", \"out_proj.bias\". \n\tUnexpected key(s) in state_dict: \"heads.0.mask\", \"heads.0.W_query.weight\", \"heads.0.W_key.weight\", \"heads.0.W_value…"]},
 "ee38676": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.242,-0.12344,0.390048,0.195147,1.38299,-0.696632,-0.159009,0.0637865]]}
},
"exercises": {
 "MultiHeadAttentionWrapper": {
  "id": "4.1",
  "assignment": "ps4_multi_head",
  "name": "MultiHeadAttentionWrapper",
  "names": ["MultiHeadAttentionWrapper"],
  "title": {"fr":"Des têtes côte à côte","en":"Heads side by side"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, deux têtes, graine 123).","en":"The document's values are found again (000, two heads, seed 123)."},"tolerance":1e-05,"calls":[{"args":{"same":"8a8e94a"},"construct":[3,2,6,0.0,2],"seed":123,"expected":{"tensor":[{"same":"f44201b"},{"same":"f44201b"}],"dtype":"float32"}}],"note":{"fr":"La valeur attendue est celle que le document imprime.","en":"The expected value is the one that the document prints."}},
   {"name":"drawn","kind":"values","fact":{"fr":"À une autre graine, trois têtes avec biais sont tirées l'une après l'autre.","en":"With another seed, three heads with biases are drawn one after the other."},"tolerance":1e-05,"calls":[{"args":{"same":"2e07464"},"construct":[6,4,8,0.0,3],"options":{"qkv_bias":true},"seed":7,"expected":{"tensor":[[[0.1119101,0.4444181,-0.08971249,-0.5806051,0.2434067,0.1002475,-0.8952049,0.9350423,0.5714478,-0.2695254,0.4504846,0.6202198],[0.09193397,0.4513952,-0.03604291,-0.5506825,0.2968001,0.1623275,-0.9123289,1.000908,0.6051674,-0.3312792,0.5085351,0.5912485],[0.09708604,0.3063465,-0.5204378,-0.86601,0.1749039,-0.1135323,-0.7929555,0.8031599,0.4510897,-0.3702393,0.3556041,0.1994727],[-0.144696,-0.4266907,0.3004892,-0.03874022,-0.03492153,-0.590539,-0.7224402,0.293821,-0.08332464,-0.1733385,0.01659098,-0.4493803],[0.1117775,-0.05006491,0.01740364,-0.2595512,-0.08122595,-0.7782656,-0.7539062,-0.3849329,0.1087618,0.0738851,0.1612421,0.1459803]],[[-0.4652022,-1.070568,1.012467,0.6447222,-0.08263952,-1.134562,-1.14608,-0.82741,-0.9534227,-0.01893345,-0.3797416,-1.578044],[-0.1728423,0.1066871,-0.2157303,-0.6468259,0.1432655,-0.818635,-0.6904835,0.1697023,-0.3242178,-0.4614447,-0.008020505,-1.154962],[0.02959287,-0.3748149,-0.08427204,-0.1874126,0.1253673,-0.8765174,-0.2980337,-0.452506,-0.1417383,-0.1907554,0.01362715,-0.6719441],[0.1993397,-0.3517209,-0.2759818,-0.2237576,0.2017123,-0.8102597,-0.02290474,-0.5176716,-0.09498575,-0.04405662,0.002130007,-0.4684268],[0.02716919,-0.5780666,0.1258766,0.01837265,0.004813015,-0.7537262,0.02316104,-0.7374431,-0.2658567,0.2573505,-0.09590978,-0.4182353]]],"dtype":"float32"}}]},
   {"name":"other_sizes","kind":"values","fact":{"same":"26f1adf"},"tolerance":1e-06,"calls":[{"args":{"same":"7f5c97b"},"construct":[6,4,8,0.0,3],"state":{"same":"6ebef23"},"expected":{"tensor":[[{"same":"1731824"},{"same":"5f2e31c"},{"same":"2e93032"},[-0.251883312,0.2405904756,-0.2949206235,0.2649195469,0.5757498583,-0.4774749243,-0.04226983234,0.03283486492,-0.1985215855,-0.303025302,-0.1067740945,0.3786943398],[-0.09494748669,0.05765988942,-0.2336528283,0.1242279231,0.2029973045,0.07792806603,0.02620978877,-0.1202992465,-0.3082353511,0.1295984437,0.195402464,0.01837072479]],[{"same":"943e669"},{"same":"7adecb2"},{"same":"cb91e81"},[0.1574498465,0.1036858768,0.08303963349,0.09796127478,0.142396609,-0.3201817236,-0.0438623376,0.06357459259,0.1233648491,-0.4144391774,-0.1887637616,0.5967155091],[0.2154388103,0.378575394,-0.04355814293,0.2999620543,-0.04594024062,-0.6085560456,-0.3512708388,0.3590926346,-0.1077055264,-0.3581970291,0.07620437895,0.6514443904]]],"dtype":"float64"}},{"args":[],"kwargs":{"same":"2ef11cb"},"construct":[6,4,8,0.0,3],"state":{"same":"6ebef23"},"expected":{"tensor":[[{"same":"1731824"}]],"dtype":"float64"}},{"args":{"same":"7f5c97b"},"construct":[6,4,8,0.0,1],"state":{"heads.0.W_query.weight":{"same":"702ac34"},"heads.0.W_key.weight":{"same":"5b9fd4e"},"heads.0.W_value.weight":{"same":"9227840"}},"expected":{"tensor":[[[0.142,0.852,0.348,-0.468],[0.173432174,0.8773485274,0.432157111,-0.509571585],[0.2638703226,0.6082891385,0.3141203834,-0.5065419271],[0.5757498583,-0.4774749243,-0.04226983234,0.03283486492],[0.2029973045,0.07792806603,0.02620978877,-0.1202992465]],[[1.124,-1.934,-0.262,0.728],[0.8972996558,-0.8284329188,0.1892518699,-0.05202108939],[0.3569826181,-0.4711222799,0.006092588509,0.02189945374],[0.142396609,-0.3201817236,-0.0438623376,0.06357459259],[-0.04594024062,-0.6085560456,-0.3512708388,0.3590926346]]],"dtype":"float64"}}]},
   {"name":"equal_sizes","kind":"values","fact":{"same":"918adf9"},"tolerance":1e-06,"calls":[{"args":{"same":"c764988"},"construct":[3,3,3,0.0,3],"state":{"heads.0.W_query.weight":{"tensor":[[0.18,0.0,-0.32],[0.04,0.26,0.34],[0.28,0.08,-0.26]],"dtype":"float64"},"heads.0.W_key.weight":{"tensor":[[0.26,-0.08,0.26],[-0.36,-0.3,-0.38],[0.22,-0.14,0.18]],"dtype":"float64"},"heads.0.W_value.weight":{"same":"9888985"},"heads.1.W_query.weight":{"tensor":[[-0.04,0.16,0.22],[0.14,-0.08,0.38],[-0.12,0.06,0.1]],"dtype":"float64"},"heads.1.W_key.weight":{"tensor":[[0.24,0.28,0.18],[-0.06,0.38,-0.14],[0.02,0.04,-0.08]],"dtype":"float64"},"heads.1.W_value.weight":{"same":"fd20f87"},"heads.2.W_query.weight":{"tensor":[[-0.12,-0.36,0.08],[0.38,-0.28,-0.26],[-0.38,0.18,-0.22]],"dtype":"float64"},"heads.2.W_key.weight":{"tensor":[[0.36,-0.04,0.24],[0.38,0.38,0.24],[-0.04,0.36,-0.2]],"dtype":"float64"},"heads.2.W_value.weight":{"tensor":[[-0.28,-0.02,0.1],[0.08,-0.08,-0.38],[0.0,0.24,0.34]],"dtype":"float64"}},"expected":{"tensor":[[[-0.672,0.492,0.378,-0.222,0.06,0.54,0.042,-0.558,0.434],[-0.3382050176,0.3442731666,0.2911681971,-0.2180348064,-0.107529429,0.3526446031,0.1563971115,-0.3553536882,0.2662175698],[-0.4691178002,0.4648240867,0.2181408564,-0.2474066943,-0.01049423676,0.4297263726,0.1376891104,-0.3434617556,0.1863394226]],[[-0.18,0.556,-0.196,-0.352,-0.062,0.298,0.434,0.278,-0.546],[0.2116609708,0.1533485428,-0.001168649745,-0.2343881055,-0.3266267626,0.01555325337,0.3799157084,0.1619646107,-0.2411612654],[0.1318464606,0.1699892446,0.03380828388,-0.08139975023,-0.4188256797,-0.1065105604,0.3116849997,0.05667499177,-0.1181680095]],[[-0.588,0.382,0.206,-0.124,0.196,0.436,-0.052,-0.382,0.274],[-0.4107605569,0.3981126766,0.03754928963,-0.1941785667,0.0958923387,0.3152515838,0.1327293068,-0.04380326907,-0.1191418581],[-0.09457543625,0.2286426845,-0.006483317449,-0.1644582237,-0.04346592807,0.1626038717,0.287694734,0.2266400241,-0.3010861682]]],"dtype":"float64"}}]},
   {"name":"bias","kind":"values","fact":{"fr":"Avec `qkv_bias=True`, chaque tête ajoute ses biais.","en":"With `qkv_bias=True` each head adds its biases."},"tolerance":1e-06,"calls":[{"args":{"same":"7f5c97b"},"construct":[6,4,8,0.0,3],"options":{"qkv_bias":true},"state":{"heads.0.W_query.weight":{"tensor":[[0.2,0.0,-0.34,0.0,0.2,0.26],[0.18,-0.04,-0.4,-0.08,0.1,0.14],[0.04,-0.2,0.24,-0.28,-0.12,-0.1],[-0.22,0.34,-0.06,0.22,0.36,0.36]],"dtype":"float64"},"heads.0.W_query.bias":{"tensor":[-0.2,0.8,1.1,0.7],"dtype":"float64"},"heads.0.W_key.weight":{"tensor":[[0.14,-0.22,0.1,0.28,0.32,0.22],[-0.02,-0.4,-0.1,0.06,0.08,-0.04],[-0.3,0.12,0.4,-0.28,-0.28,0.4],[0.12,-0.3,-0.04,0.08,0.06,-0.1]],"dtype":"float64"},"heads.0.W_key.bias":{"tensor":[0.2,1.8,-1.4,-1.2],"dtype":"float64"},"heads.0.W_value.weight":{"tensor":[[-0.22,0.08,0.24,0.26,0.14,-0.12],[0.3,-0.24,-0.1,-0.1,-0.24,0.3],[-0.12,0.14,0.26,0.24,0.08,-0.22],[0.16,0.4,-0.32,-0.36,0.28,-0.04]],"dtype":"float64"},"heads.0.W_value.bias":{"tensor":[-0.5,1.7,-0.9,-0.1],"dtype":"float64"},"heads.1.W_query.weight":{"same":"3e86818"},"heads.1.W_query.bias":{"tensor":[-0.6,-1.8,0.4,1.9],"dtype":"float64"},"heads.1.W_key.weight":{"tensor":[[-0.06,-0.04,-0.16,0.4,0.0,0.28],[-0.4,-0.4,0.28,0.0,0.4,-0.16],[-0.04,-0.06,-0.22,0.3,-0.14,0.1],[0.2,0.16,-0.02,-0.34,0.02,0.24]],"dtype":"float64"},"heads.1.W_key.bias":{"tensor":[1.1,0.5,-0.8,1.3],"dtype":"float64"},"heads.1.W_value.weight":{"tensor":[[-0.22,-0.36,0.18,-0.24,0.02,0.14],[0.12,-0.04,-0.34,0.04,0.28,0.38],[0.34,0.16,-0.16,0.2,-0.4,-0.32],[-0.38,0.24,-0.1,0.24,-0.38,-0.32]],"dtype":"float64"},"heads.1.W_value.bias":{"tensor":[1.7,1.7,1.0,-0.4],"dtype":"float64"},"heads.2.W_query.weight":{"same":"9227840"},"heads.2.W_query.bias":{"tensor":[-0.3,0.4,0.4,-0.3],"dtype":"float64"},"heads.2.W_key.weight":{"tensor":[[-0.12,0.28,-0.28,-0.16,-0.18,-0.34],[0.18,-0.26,-0.02,0.08,0.04,-0.14],[0.36,-0.1,0.12,0.2,0.14,-0.06],[-0.4,-0.06,0.14,0.2,0.12,-0.1]],"dtype":"float64"},"heads.2.W_key.bias":{"tensor":[-1.4,-0.1,0.5,0.4],"dtype":"float64"},"heads.2.W_value.weight":{"tensor":[[-0.08,0.16,0.26,0.22,0.04,-0.28],[0.08,0.3,0.38,0.32,0.12,-0.22],[0.12,0.32,0.38,0.3,0.08,-0.28],[0.04,0.22,0.26,0.16,-0.08,0.36]],"dtype":"float64"},"heads.2.W_value.bias":{"tensor":[0.5,-1.7,-0.5,0.0],"dtype":"float64"}},"expected":{"tensor":[[[-0.702,2.006,-0.972,-0.452,1.708,1.502,1.596,-0.634,0.508,-1.792,-0.512,-0.654],[-0.7096530657,2.004086734,-0.9461709031,-0.4156479378,1.623343645,1.439918673,1.721291406,-0.6193262317,0.5532214645,-1.711022029,-0.4141954373,-0.6445350423],[-1.131750247,2.725544945,-1.540836899,-0.4843818328,2.065810528,2.216766269,1.115486863,-1.203562788,0.1554464888,-2.125439207,-0.8821023405,-0.3411816226],[-0.9898060829,2.432541389,-1.345978574,-0.344274318,1.581898063,2.610503345,0.6408184353,-1.16417813,-0.008003808042,-2.210914236,-1.015704006,-0.3043607974],[-0.6951409242,1.893832177,-1.097303912,-0.05032764706,1.649712156,2.557962703,0.6777650021,-1.149777757,0.2386627514,-2.042434494,-0.8134140215,-0.3035809183]],[[-1.094,1.4,-1.424,2.324,1.05,2.658,0.752,-1.06,0.002,-2.064,-0.838,-0.338],[-1.454505898,2.752618131,-1.734035073,0.4637895645,1.502093476,2.272836564,1.388466793,-1.16734063,-0.2380835069,-2.371960519,-1.115792958,-0.02375457217],[-0.9739527556,2.355579136,-1.41711291,-0.1463012218,1.551078297,2.236521118,1.259246234,-1.043481689,-0.1010353135,-2.337548777,-1.128835651,0.1619607685],[-0.8205604947,2.215452932,-1.29840411,-0.3435620515,1.610680087,2.166800313,1.213279169,-0.9362338411,-0.03288347036,-2.309347172,-1.110935531,0.2161389391],[-0.7707283853,2.06965234,-1.27890565,-0.188177976,1.439637586,2.365984359,0.879875504,-0.9564258112,0.1074620188,-2.242761021,-1.091689741,0.05927418834]]],"dtype":"float64"}}]},
   {"name":"lengths","kind":"values","fact":{"same":"b602562"},"tolerance":1e-06,"calls":[{"args":{"same":"adb69ad"},"construct":[6,4,8,0.0,3],"state":{"same":"6ebef23"},"expected":{"tensor":[[[0.82,0.078,0.28,0.114,-0.512,0.244,-0.106,0.242,0.034,-0.172,-0.09,0.444],[0.5025083215,1.033898126,-0.403762402,1.052782672,-0.4701774988,-0.1853776788,-0.4935551776,0.6950770961,-0.6062155052,0.1950311782,0.4930074932,0.6361932089],[0.3661720292,0.4138393468,-0.02794795624,0.4011986537,-0.2971462875,-0.07200258128,0.002531705216,0.1266162393,-0.3617747992,0.03897152518,0.3472835541,0.4900186996],[0.3604734455,0.6260260861,-0.1827302305,0.6570527092,-0.4019779322,-0.1344241152,-0.3093540294,0.5733109783,0.1649771814,-0.2758590036,-0.05943749447,0.2510356781],[0.2133562596,0.8412837707,-0.3575646095,0.8737261529,-0.2958559986,-0.2422695848,-0.2035427704,0.4623168987,-0.5373079145,0.1275956751,0.5904776483,0.436504152],[0.09918503342,0.8505897191,-0.3897246968,0.8778153025,-0.1729829475,-0.359401864,-0.07310480979,0.3278459777,-0.6692253941,0.1960845314,0.7520738945,0.4293091685],[0.03487109163,0.8187252888,-0.3880224769,0.8528163413,-0.1011156861,-0.4021600115,0.0264763138,0.2480086315,-0.5531887964,0.1210882774,0.6952138355,0.3397615076],[0.02115304566,0.8328828625,-0.4149332234,0.9029568342,-0.0963092091,-0.3596985306,0.07430941309,0.2394626178,-0.3452716549,-0.005147758349,0.5527113226,0.2191710617]]],"dtype":"float64"}},{"args":{"same":"51909ea"},"construct":[6,4,8,0.0,3],"state":{"same":"6ebef23"},"expected":{"tensor":[[{"same":"1731824"},{"same":"5f2e31c"},{"same":"2e93032"}],[{"same":"943e669"},{"same":"7adecb2"},{"same":"cb91e81"}]],"dtype":"float64"}}]},
   {"name":"evaluation","kind":"values","fact":{"same":"f03b3cb"},"tolerance":1e-06,"calls":[{"args":{"same":"eae494b"},"construct":[6,6,8,0.3,3],"state":{"same":"0d98c59"},"evaluation":true,"expected":{"tensor":[[[0.523,0.2385,-0.9965,0.221,0.7545,1.014,0.9495,-0.156,0.576,-0.8315,-0.7295,-0.9425,-0.409,0.1655,0.425,0.3695,-0.001,-0.3995],[0.6021342472,0.2512716665,-1.021292058,0.2079779087,0.740977059,0.9979728107,0.5910353645,0.2512661368,0.1483579787,-0.4768086764,-0.3886441536,-0.6381195025,-0.4740172575,0.1229024865,0.3796000185,0.2960753385,-0.1276715534,-0.5586801822],[0.5417584243,0.1678784789,-0.5699913479,0.0837492292,0.6006023739,0.8346752153,0.5680683701,0.07676381177,0.1083354983,-0.1880188659,-0.1184952894,-0.3755789991,-0.5725410174,-0.01626814542,0.2161977978,0.1248568122,-0.2902911022,-0.2162740798],[0.3725875112,-0.0619268475,-0.3166751957,0.2301464394,0.3058017752,0.5123062867,0.6549627732,-0.04029041225,0.2082734129,-0.02798958254,0.02735171001,-0.2213280586,-0.4101577417,0.1034043389,0.3117474718,0.2148716572,-0.1872231052,-0.1955050369]],[[0.166,-0.322,-0.1855,0.145,0.0955,0.2605,0.531,-0.117,0.5975,-0.6875,-0.569,-0.5435,-0.041,0.217,0.382,0.454,0.433,-0.4395],[0.3818359216,-0.06341906709,-0.5886751689,0.09565853627,0.3554002234,0.5362317091,0.1793384374,0.3760962494,0.1239119833,-0.5083322842,-0.4013832114,-0.4413384658,-0.212066427,0.1220257234,0.3039350901,0.3336616732,0.2112054727,-0.6601672362],[0.3754142455,-0.09949150623,-0.2338852546,0.02473625103,0.2812641413,0.4607185687,0.2660260717,0.1889319761,-0.001367728752,-0.05165316841,0.02017667331,-0.1322044762,-0.4393640651,-0.04312227239,0.1387318911,0.1061984253,-0.1407226697,-0.2397603587],[0.2450668365,-0.2427487319,-0.1177892521,0.2533810286,0.06363632251,0.2295407709,0.6251487541,-0.09163376573,0.2509951063,0.1643737495,0.2024423034,-0.005102282086,-0.2730371065,0.1313462864,0.3006284575,0.2348094067,-0.066110866,-0.2159783178]]],"dtype":"float64"}}]},
   {"name":"dropout","kind":"dropped_weights","fact":{"same":"8b98bfe"},"tolerance":1e-06,"calls":[{"args":{"same":"eae494b"},"construct":[6,6,8,0.3,3],"state":{"same":"0d98c59"},"chances":[0,1,2,3,4,5,6,7,8,9,10,11],"expected":{"weights":{"tensor":[[[1.0,0.0,0.0,0.0],[0.4991503341,0.5008496659,0.0,0.0],[0.3562451181,0.3171609961,0.3265938858,0.0],[0.2550450761,0.223364672,0.2399050124,0.2816852395]],[[1.0,0.0,0.0,0.0],[0.4722838104,0.5277161896,0.0,0.0],[0.4023112849,0.3195899932,0.2780987219,0.0],[0.2827090666,0.2331140826,0.2194119596,0.2647648912]],[[1.0,0.0,0.0,0.0],[0.4968917396,0.5031082604,0.0,0.0],[0.2682427768,0.3933161311,0.3384410922,0.0],[0.2333040141,0.2549852469,0.2358257043,0.2758850347]],[[1.0,0.0,0.0,0.0],[0.4866254561,0.5133745439,0.0,0.0],[0.2035872023,0.3998490689,0.3965637288,0.0],[0.2330558219,0.2027547786,0.199083325,0.3651060745]],[[1.0,0.0,0.0,0.0],[0.4395064008,0.5604935992,0.0,0.0],[0.317920967,0.3346722444,0.3474067885,0.0],[0.2293598485,0.2506238675,0.2762905908,0.2437256932]],[[1.0,0.0,0.0,0.0],[0.4363544414,0.5636455586,0.0,0.0],[0.2794208692,0.3395222933,0.3810568375,0.0],[0.245021523,0.2534032367,0.2816208269,0.2199544134]]],"dtype":"float64"},"values":{"tensor":[[[0.523,0.2385,-0.9965,0.221,0.7545,1.014],[0.681,0.264,-1.046,0.195,0.7275,0.982],[0.427,-0.0025,0.3575,-0.174,0.3095,0.496],[-0.0545,-0.643,0.303,0.6105,-0.438,-0.3005]],[[0.166,-0.322,-0.1855,0.145,0.0955,0.2605],[0.575,0.168,-0.9495,0.0515,0.588,0.783],[0.449,-0.085,0.5185,-0.18,0.1975,0.38],[-0.13,-0.6505,0.1595,0.906,-0.543,-0.4155]],[[0.9495,-0.156,0.576,-0.8315,-0.7295,-0.9425],[0.237,0.6535,-0.274,-0.1265,-0.052,-0.3375],[0.6505,-0.409,0.182,0.2505,0.2885,0.0295],[0.796,-0.2685,0.3655,0.5045,0.5175,0.2815]],[[0.531,-0.117,0.5975,-0.6875,-0.569,-0.5435],[-0.154,0.8435,-0.325,-0.3385,-0.2425,-0.3445],[0.5535,-0.314,0.0175,0.564,0.5875,0.293],[1.157,-0.4735,0.477,0.7695,0.732,0.3645]],[[-0.409,0.1655,0.425,0.3695,-0.001,-0.3995],[-0.525,0.0895,0.344,0.2385,-0.227,-0.6835],[-0.768,-0.2845,-0.098,-0.2085,-0.616,0.4015],[0.1125,0.499,0.6365,0.525,0.1645,-0.1785]],[[-0.041,0.217,0.382,0.454,0.433,-0.4395],[-0.3445,0.0485,0.2435,0.2405,0.0395,-0.831],[-0.816,-0.3155,-0.133,-0.2685,-0.722,0.4335],[0.246,0.7035,0.831,0.6285,0.096,-0.09]]],"dtype":"float64"}},"heads":3}]},
   {"name":"parameters","kind":"parameters","fact":{"fr":"La couche enregistre les trois projections de chaque tête, et elles apprennent.","en":"The layer registers the three projections of each head, and they learn."},"tolerance":1e-06,"calls":[{"args":[],"construct":[6,4,8,0.0,3],"expected":{"heads.0.W_query.weight":[4,6],"heads.0.W_key.weight":[4,6],"heads.0.W_value.weight":[4,6],"heads.1.W_query.weight":[4,6],"heads.1.W_key.weight":[4,6],"heads.1.W_value.weight":[4,6],"heads.2.W_query.weight":[4,6],"heads.2.W_key.weight":[4,6],"heads.2.W_value.weight":[4,6]},"buffers":{"same":"6f6c278"}},{"args":[],"construct":[6,4,8,0.0,3],"options":{"qkv_bias":true},"expected":{"heads.0.W_query.weight":[4,6],"heads.0.W_query.bias":[4],"heads.0.W_key.weight":[4,6],"heads.0.W_key.bias":[4],"heads.0.W_value.weight":[4,6],"heads.0.W_value.bias":[4],"heads.1.W_query.weight":[4,6],"heads.1.W_query.bias":[4],"heads.1.W_key.weight":[4,6],"heads.1.W_key.bias":[4],"heads.1.W_value.weight":[4,6],"heads.1.W_value.bias":[4],"heads.2.W_query.weight":[4,6],"heads.2.W_query.bias":[4],"heads.2.W_key.weight":[4,6],"heads.2.W_key.bias":[4],"heads.2.W_value.weight":[4,6],"heads.2.W_value.bias":[4]},"buffers":{"same":"6f6c278"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient remonte jusqu'à l'entrée et à toutes les têtes.","en":"The gradient goes back to the input and to every head."},"tolerance":1e-06,"calls":[{"args":{"same":"7f5c97b"},"construct":[6,4,8,0.0,3],"state":{"same":"6ebef23"},"upstream":{"same":"8f9427c"},"expected":[{"tensor":[[[0.0300629748,-0.3734223106,0.3279491133,-0.5998308793,0.7183984326,0.1173280608],[0.07354420933,0.0180934531,0.009355063943,-0.03102305799,-0.29727578,0.6169853083],[0.4343355638,0.2020776457,0.4496903224,-0.1613826406,-0.1568095797,0.2966779668],[0.3378399435,0.3479042844,-0.06478513926,0.2085522782,0.1493233363,-0.1146572797],[-0.4260443525,-0.08856440929,0.2876400369,0.2034201193,-0.5555561967,0.064426701]],[[0.3395976775,0.6570225654,0.1019149974,1.333337904,-0.2458001512,1.060017696],[0.51254232,0.9152264942,-0.01145111126,-0.4195476361,1.098804246,0.5536496603],[0.5872600141,0.3218781645,-0.3811040225,-0.5056597514,0.546823576,-0.1305733761],[-0.2706374027,-0.1471104015,0.05587636582,-0.06789967232,0.2290491587,-0.192859581],[0.06871950329,0.02164658444,-0.2531109665,-0.1851697442,0.36038892,0.3843332433]]],"dtype":"float64"},{"tensor":[[-0.09442270083,-0.4108509398,0.4776611882,0.3602614288,-0.6348722267,-0.1287641129],[0.3779160207,-1.123687308,0.1876348961,0.01053699191,-0.997809119,0.8249853115],[-0.06757414855,0.8796195664,-0.4268459024,-0.2260166895,0.8453481537,-0.2729671721],[-0.1546951561,0.172273764,0.2216080108,0.2056854339,0.01857426154,-0.4661397674]],"dtype":"float64"},{"tensor":[[0.1000170311,-0.5798686772,0.2345290904,0.2450753352,-0.2959100087,-0.04949992977],[0.06626227247,-0.5621170222,0.2223541831,0.2329371901,-0.2059566573,-0.1000141197],[0.3518407253,-1.045685464,0.2686421347,0.2061652917,-0.9259765489,0.8897068354],[0.07300595791,-0.2051614306,0.06458804016,0.07268508357,-0.2574674232,0.2080534703]],"dtype":"float64"},{"tensor":[[-0.4421766491,-5.147518797,3.403288944,4.243478446,-2.450530265,-3.146083845],[-0.4711490694,0.230533963,-0.8712783411,-0.7003504467,1.096157698,-0.4082105567],[0.274029206,1.25741237,-1.5874474,-1.405305219,1.715628899,0.4740082571],[0.722900532,-2.570405009,1.318196544,2.758965115,0.6051705346,-3.042602405]],"dtype":"float64"},{"tensor":[[0.2353658573,0.3485544646,0.02290434943,0.2205444205,-0.01162247437,-0.2915840483],[-0.4426094279,0.5371679591,0.1098104181,0.3181237007,0.8059877629,-0.8628489942],[0.1816622272,0.2625463162,-0.02306801925,0.1359594566,0.1380519067,-0.201818366],[-0.7788008234,0.758512711,0.2181168237,0.4780645586,1.084825444,-1.316982085]],"dtype":"float64"},{"tensor":[[-0.7350825154,0.7066739186,0.06691874142,0.03969160111,0.6678598034,-0.8078367805],[-0.9285825219,0.3096905133,0.1831504711,0.1323314901,-0.3294364306,0.418725247],[0.7156317848,-1.324969965,0.6298408977,0.6433280486,-1.191839484,-0.190343447],[-0.5534027707,0.7469307053,-0.2215864734,-0.2248716006,0.7345537174,-0.235574024]],"dtype":"float64"},{"tensor":[[1.242169193,0.2839400453,-0.9869722698,-1.249637062,0.9845702238,0.5022828313],[-2.112343105,6.506592336,-0.4009897282,-0.4931935459,3.418134499,0.07544788195],[1.732437382,-0.7173687367,-0.6059562583,-0.3375182751,-1.400679344,1.557825764],[-1.308362991,5.180093101,-0.2710224933,-1.929359438,-1.118139561,4.087624084]],"dtype":"float64"},{"tensor":[[1.868090337,0.3450577754,-1.269867501,-0.9542357783,0.09992033531,1.28096914],[-1.392203974,-0.2754895818,1.311941265,1.163865323,-0.02968699363,-1.956278373],[-0.8855988999,-0.1254978474,0.7007472212,0.5040311077,-0.7591447742,-0.02440093117],[-0.05557270378,-0.06304736593,-0.1691921172,-0.3161357477,-0.4609066023,1.020324346]],"dtype":"float64"},{"tensor":[[-0.1657496041,-0.08887873002,0.09556664095,0.08009839066,-0.1156211431,0.1231810821],[0.6331733274,0.7940173043,-0.6317109556,-0.5489229831,1.086621482,-0.613517102],[-0.1791255826,-0.2014390252,0.2658656859,0.2595286373,-0.09100644677,-0.4372319895],[-0.005652117315,-0.2454667342,0.1771755089,0.1685237002,-0.5335866646,0.2437390264]],"dtype":"float64"},{"tensor":[[1.189937998,3.104255869,-1.914886421,-2.035399207,1.696620445,-0.5334897981],[0.7516584529,0.4326480781,-0.830158089,-0.8668419876,1.36869345,-1.701915208],[-4.894021993,-0.200238215,3.462686272,2.258530354,-4.261033283,1.752230545],[2.564989507,2.950273733,-3.132970723,-3.499295624,2.449068784,1.548451543]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"fe629bb"},{"args":{"same":"2e07464"},"construct":[6,4,8,0.0,3],"state":{"same":"6ebef23"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":[{"args":{"same":"7f5c97b"},"construct":[6,4,8,0.0,3],"state":{"same":"6ebef23"},"between":{"same":"51909ea"}}]},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":[{"same":"fe629bb"}]}
  ],
  "mistakes": [
   {"same":"8e11ca6"},
   {"same":"8e11ca6"},
   {"key":"MO-4","levels":{"same":"ed44c9d"},"seen":{"document":{"same":"f5bc0eb"},"drawn":{"same":"f5bc0eb"},"other_sizes":{"calls":[0,1,2],"first":{"same":"cb6b71a"}},"equal_sizes":{"same":"c7b3d52"},"bias":{"same":"c7b3d52"},"lengths":{"calls":[0,1],"first":{"same":"cb6b71a"}},"evaluation":{"same":"c7b3d52"},"dropout":{"same":"c7b3d52"},"parameters":{"same":"9cf3e5c"},"gradient":{"same":"c7b3d52"},"device":{"same":"c7b3d52"}}},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,12,2]],"numbers":{"same":"959afb1"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,15,4]],"numbers":{"same":"44bb476"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,15,4]],"numbers":{"same":"0d89a9f"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,9,3]],"numbers":{"same":"f0ef102"}}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,15,4]],"numbers":{"same":"74e5198"}}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,24,4]],"numbers":{"same":"8945d56"}}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,12,6]],"numbers":{"same":"5dbe959"}}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,12,6]],"numbers":{"same":"9e56d11"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"same":"1730359"},
   {"same":"1730359"},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.0252756,0.331437,0.274671,-0.0222474,0.327953,-0.00982716,-0.0204724,0.241281]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.926765,-0.439837,0.136623,-0.754445,-0.513354,0.0132219,-1.20604,-1.13731]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.686,0.284763,-0.782988,0.265186,0.16,0.429241,-0.630935,1.3105]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[-0.852,-0.11861,0.110868,-0.444,0.362132,0.196,0.450202,-0.144966]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[1.514,0.360925,-2.02913,2.40936,-1.51,0.47609,2.07291,-1.08533]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,4]],"numbers":[[0.342,-0.573885,0.380808,0.215743,0.0293703,0.289244,1.44059,1.36159]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[1.0635,0.62544,0.228374,0.203346,-0.0885,0.165222,0.160718,0.00846017]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.772143,0.632931,0.481205,0.229179,0.855714,0.41388,0.368116,-0.422913]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.0126378,0.165718,0.137336,-0.0111237,0.163976,-0.00491358,-0.0102362,0.12064]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.308922,-0.146612,0.0455409,-0.251482,-0.171118,0.00440729,-0.402012,-0.379102]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.228667,0.0949209,-0.260996,0.0883955,0.0533333,0.14308,-0.210312,0.436833]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[-0.284,-0.0395367,0.036956,-0.148,0.120711,0.0653333,0.150067,-0.0483219]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.504667,0.120308,-0.676375,0.80312,-0.503333,0.158697,0.690969,-0.361777]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,4]],"numbers":[[0.114,-0.191295,0.126936,0.0719143,0.00979009,0.0964148,0.480195,0.453864]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.3545,0.20848,0.0761247,0.0677819,-0.0295,0.0550742,0.0535727,0.00282006]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.257381,0.210977,0.160402,0.0763931,0.285238,0.13796,0.122705,-0.140971]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.215654,0.00188105,-0.0302405,-0.269006,0.0235672,-0.390738,-0.294012,-0.0377533]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.0155661,0.0167222,-0.138742,0.00287884,0.44064,-0.000525847,-0.0125555,0.00566659]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.0222934,-0.0514176,0.00435881,0.000582328,0.0578244,-0.00133515,0.0137587,0.0701698]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.00626573,0.013155,0.0016754,0.0318908,-0.00334509,-0.0286011,-0.00167223,0.000317409]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.6091,0.674574,-0.198903,-9.89427,0.897371,0.152632,-11.0859,0.0106681]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,4]],"numbers":[[-0.0142746,0.143229,-0.00116125,0.0232144,0.0429748,0.0214271,0.0718615,0.0473901]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.203105,0.00775958,-0.000209647,-0.0205613,-0.0452581,-0.0301288,-0.000798598,0.00025295]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0,0.00634341,-0.00486808,-0.0475921,0.0,-0.0605949,-0.0135173,0.00673045]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-6","levels":{"same":"30aa893"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2,2]],"numbers":{"same":"94f4b81"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4,3]],"numbers":{"same":"cbf85c6"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,4,3]],"numbers":{"same":"aa3b3fa"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":{"same":"4ef683b"}}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4,3]],"numbers":{"same":"c3fb073"}}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,4,3]],"numbers":{"same":"a37ab2d"}}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6,3]],"numbers":{"same":"a5d2c29"}}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6,3]],"numbers":[[0.0,-0.256797,-0.0660304,0.236219,0.0,0.507715,0.658169,-0.329106]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-6","levels":{"same":"30aa893"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2,2]],"numbers":{"same":"ee58717"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3,4]],"numbers":[{"same":"bcc2604"}]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,3,4]],"numbers":[{"same":"e614005"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[{"same":"0727196"}]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3,4]],"numbers":[{"same":"3455df4"}]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,3,4]],"numbers":[{"same":"d29d569"}]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,3,6]],"numbers":[{"same":"646bb10"}]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,3,6]],"numbers":[{"same":"3dd24e1"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-6","levels":{"same":"30aa893"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,2,6,2]],"numbers":{"same":"85c0d94"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2,5,4]],"numbers":{"same":"b3e081f"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[3,2,5,4]],"numbers":{"same":"c22e6e2"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":{"same":"a2966b9"}}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2,5,4]],"numbers":{"same":"1d21a49"}}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,1,8,4]],"numbers":{"same":"8945d56"}}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2,4,6]],"numbers":{"same":"84bb2b9"}}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2,4,6]],"numbers":{"same":"e987b99"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-6","levels":{"same":"30aa893"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,2,6,2]],"numbers":{"same":"959afb1"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":{"same":"44bb476"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":{"same":"0d89a9f"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":{"same":"f0ef102"}}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":{"same":"74e5198"}}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,3,8,4]],"numbers":{"same":"8945d56"}}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4,6]],"numbers":{"same":"5dbe959"}}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4,6]],"numbers":{"same":"9e56d11"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-6","levels":{"same":"30aa893"},"seen":{"document":{"calls":[0],"first":{"kind":"list","shapes":[[2,6,2],[2,6,2]],"numbers":{"same":"252e768"}}},"drawn":{"calls":[0],"first":{"kind":"list","shapes":[[2,5,4],[2,5,4],[2,5,4]],"numbers":{"same":"3969534"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"list","shapes":[[2,5,4],[2,5,4],[2,5,4]],"numbers":{"same":"eba34c9"}}},"equal_sizes":{"calls":[0],"first":{"kind":"list","shapes":[[3,3,3],[3,3,3],[3,3,3]],"numbers":{"same":"8bdbdbd"}}},"bias":{"calls":[0],"first":{"kind":"list","shapes":[[2,5,4],[2,5,4],[2,5,4]],"numbers":{"same":"964fe94"}}},"lengths":{"calls":[0,1],"first":{"kind":"list","shapes":[[1,8,4],[1,8,4],[1,8,4]],"numbers":{"same":"9117498"}}},"evaluation":{"calls":[0],"first":{"kind":"list","shapes":[[2,4,6],[2,4,6],[2,4,6]],"numbers":{"same":"6049e2d"}}},"dropout":{"calls":[0],"first":{"kind":"list","shapes":[[2,4,6],[2,4,6],[2,4,6]],"numbers":{"same":"a66bb2e"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-6","levels":{"same":"30aa893"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,6,2],[2,6,2]],"numbers":{"same":"252e768"}}},"drawn":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,4],[2,5,4]],"numbers":{"same":"3969534"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,4],[2,5,4]],"numbers":{"same":"eba34c9"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,3],[3,3,3],[3,3,3]],"numbers":{"same":"8bdbdbd"}}},"bias":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,4],[2,5,4]],"numbers":{"same":"964fe94"}}},"lengths":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,8,4],[1,8,4],[1,8,4]],"numbers":{"same":"9117498"}}},"evaluation":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,4,6],[2,4,6],[2,4,6]],"numbers":{"same":"6049e2d"}}},"dropout":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,4,6],[2,4,6],[2,4,6]],"numbers":{"same":"a66bb2e"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-2","levels":{"same":"e2304f9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":{"same":"959afb1"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"44bb476"}}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"0d89a9f"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":{"same":"f0ef102"}}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"74e5198"}}},"lengths":{"same":"3e6081b"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":{"same":"5dbe959"}}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[1.39543,0.0563723,-0.544181,-0.0169432,1.39054,0.712081,0.0664502,-0.243832]]}}}},
   {"key":"MH-2","levels":{"same":"e2304f9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":{"same":"85c0d94"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"b3e081f"}}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"c22e6e2"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":{"same":"a2966b9"}}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"1d21a49"}}},"lengths":{"same":"3e6081b"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":{"same":"84bb2b9"}}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[1.24802,0.562231,-0.533272,-0.216855,-0.608722,0.378838,-0.208541,0.261856]]}}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":{"same":"94f4b81"}}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"cbf85c6"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"aa3b3fa"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":{"same":"4ef683b"}}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"c3fb073"}}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":{"same":"a37ab2d"}}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":{"same":"a5d2c29"}}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.200382,-0.151294,0.452839,-0.224038,0.501305,0.611295,-0.295802,0.0742151]]}}}},
   {"key":"PS4-head-order","levels":{"same":"2732e6d"},"seen":{"document":{"same":"a490485"},"drawn":{"same":"86c897e"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.534,0.877349,-0.276061,0.0183707,-0.554,-0.514171,-0.0438623,0.299962]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[0.042,0.266218,0.429726,0.556,0.056675,-0.124,-0.410761,-0.00648332]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.508,1.43992,-1.54084,-0.303581,-1.094,-2.33755,1.21328,-0.188178]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.034,0.493007,0.490019,-0.134424,-0.203543,0.099185,0.818725,0.902957]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.409,0.3796,-0.216274,-0.0402904,-0.569,0.381836,0.0247363,0.229541]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.547721,0.10448,-0.513506,-0.291373,-0.553873,0.571335,0.0614961,0.539461]]}}}},
   {"same":"b846781"},
   {"key":"PS4-one-head","levels":{"same":"6d3514a"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[{"same":"f92b9c6"}]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[{"same":"19a360a"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[{"same":"5e3a6f6"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[{"same":"631e7b6"}]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[{"same":"dd60e68"}]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,4]],"numbers":[{"same":"cf0f08e"}]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[{"same":"abb5a6a"}]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[{"same":"3136d21"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-one-head","levels":{"same":"6d3514a"},"seen":{"document":{"same":"99d0f11"},"drawn":{"same":"7cc7c1e"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.294,-0.0230372,-0.276061,0.124228,-0.554,0.183903,0.0830396,0.299962]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.672,0.291168,0.218141,0.556,0.169989,-0.588,-0.410761,-0.00648332]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.702,2.00409,-1.54084,-0.0503276,-1.094,2.35558,-1.2984,-0.188178]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.82,-0.403762,0.401199,0.626026,-0.357565,0.099185,0.818725,0.902957]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[0.523,-1.02129,0.834675,-0.0619268,0.0955,0.381836,0.0247363,0.229541]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[1.06961,0.0524056,0.00494769,-0.0876251,0.150338,0.85167,0.125371,0.000256013]]}}}},
   {"same":"b846781"},
   {"key":"PS4-in-a-row","levels":{"same":"6d3514a"},"seen":{"document":{"same":"3a08ce8"},"drawn":{"same":"713487c"},"other_sizes":{"same":"e2b2cdf"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.0573216,-0.00294487,-0.000301095,-0.103699,-0.0258327,0.0021752,0.00917408,-0.0597236]]}},"bias":{"same":"713487c"},"lengths":{"same":"b4c9db3"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[-0.0665162,-0.0566514,-0.0572326,-0.0182789,-0.0004412,0.0354136,0.0431304,-0.0125944]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,6]],"numbers":[[0.0,0.0,-0.00862678,-0.00620204,0.0,0.012496,0.0357756,-0.00791815]]}},"gradient":{"same":"713487c"}}},
   {"key":"PS4-in-a-row","levels":{"same":"6d3514a"},"seen":{"document":{"same":"3a08ce8"},"drawn":{"same":"713487c"},"other_sizes":{"same":"e2b2cdf"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.672,0.291168,0.0244805,0.0867392,0.169989,-0.12412,0.0365323,-0.0597236]]}},"bias":{"same":"713487c"},"lengths":{"same":"b4c9db3"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[0.523,-1.02129,0.834675,-0.114613,-0.04588,-0.0258098,0.00302007,-0.0125944]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"same":"713487c"}}},
   {"same":"627291f"},
   {"same":"627291f"},
   {"key":"PS4-total-size","levels":{"same":"d64366d"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.573988,0.0155246,-0.0817382,-0.642381,0.221605,-0.777365,-0.653845,-0.106454]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.625333,0.153574,-0.141323,0.472086,-0.703392,0.0617856,0.366118,-0.0236916]]}},"other_sizes":{"same":"7fc2b88"},"equal_sizes":{"calls":[0],"first":{"raised":["_Unfit","`heads.0.W_query.weight` has shape (1, 3), (3, 3) is expected."]}},"bias":{"same":"d6b10bc"},"lengths":{"same":"7fc2b88"},"evaluation":{"same":"a9a1aef"},"dropout":{"same":"a9a1aef"},"parameters":{"calls":[0,1],"first":"shape heads.0.W_query.weight [1, 6]"},"gradient":{"same":"d6b10bc"},"device":{"same":"d6b10bc"}}},
   {"key":"PS4-total-size","levels":{"same":"d64366d"},"seen":{"document":{"same":"311969e"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,36]],"numbers":[[-0.0739619,0.315436,0.265737,0.0128787,-0.32119,-0.0867479,0.242894,0.37255]]}},"other_sizes":{"same":"6ae1fa4"},"equal_sizes":{"calls":[0],"first":{"raised":["_Unfit","`heads.0.W_query.weight` has shape (9, 3), (3, 3) is expected."]}},"bias":{"same":"704eac5"},"lengths":{"same":"6ae1fa4"},"evaluation":{"same":"041a464"},"dropout":{"same":"041a464"},"parameters":{"calls":[0,1],"first":"shape heads.0.W_query.weight [12, 6]"},"gradient":{"same":"704eac5"},"device":{"same":"704eac5"}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"same":"8c5b695"}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":[[0.0,0.651321,-0.100218,-0.527184,0.0,0.755674,-0.587627,0.169992]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0,0.101911,0.366262,-0.495513,0.0,-0.26086,-0.347495,-0.192035]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0,0.840122,0.21895,0.028619,0.0,0.045523,-0.220241,0.427918]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[0.0,0.0,0.464138,0.0,0.339978,-0.248,0.265459,-0.602172]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0,1.30862,-0.227235,-0.802438,0.0,2.03739,0.647682,0.288832]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.0,-1.12791,1.74501,-0.302621,-0.371572,-1.12183,0.269028,0.583336]]}},"dropout":{"same":"6a40505"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0705676,0.739154,0.526314,-0.515297,-0.92233,0.971087,-0.0805687,0.00576093]]}}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":{"same":"fe26421"}}},"drawn":{"same":"67e4dd3"},"other_sizes":{"calls":[0,1,2],"first":{"same":"141979a"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":{"same":"fe26421"}}},"bias":{"same":"67e4dd3"},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":{"same":"fe26421"}}},"dropout":{"same":"9595d27"},"gradient":{"same":"52bcd50"}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.807308,0.109019,-0.322318,-0.149189,-0.393545,0.00651247,0.0633488,-0.0410294]]}},"bias":{"same":"65b0b37"},"parameters":{"same":"1f472bf"}}},
   {"same":"01ecaa2"},
   {"same":"01ecaa2"},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"drawn":{"same":"67e4dd3"},"bias":{"same":"65b0b37"},"evaluation":{"same":"5e3e495"},"dropout":{"calls":[0],"first":"no weights"},"parameters":{"same":"1f472bf"}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x3 and 2x3)"]}},"drawn":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (10x6 and 4x6)"]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"341fba8"}},"bias":{"same":"ddd5455"},"lengths":{"calls":[0,1],"first":{"same":"341fba8"}},"parameters":{"calls":[0,1],"first":"shape heads.0.W_query.weight [6, 4]"},"gradient":{"same":"ddd5455"},"device":{"same":"ddd5455"}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"lengths":{"same":"8f1eb5e"},"parameters":{"same":"779fbbc"}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"parameters":{"calls":[0,1],"first":"buffer heads.0.mask (1024, 1024)"}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (6) at non-singleton dimension 2"]}},"lengths":{"same":"8f1eb5e"},"parameters":{"same":"779fbbc"}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"document":{"calls":[0],"first":{"raised":["ValueError","dropout probability has to be between 0 and 1, but got 6"]}},"drawn":{"same":"69c4443"},"other_sizes":{"calls":[0,1,2],"first":{"same":"be25c3f"}},"equal_sizes":{"calls":[0],"first":{"raised":["ValueError","dropout probability has to be between 0 and 1, but got 3"]}},"bias":{"same":"69c4443"},"lengths":{"calls":[0,1],"first":{"same":"be25c3f"}},"evaluation":{"same":"69c4443"},"dropout":{"same":"69c4443"},"gradient":{"same":"69c4443"},"device":{"same":"69c4443"}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"document":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (6) at non-singleton dimension 2"]}},"drawn":{"same":"28c8a5a"},"other_sizes":{"calls":[0,2],"first":{"same":"1c9eb22"}},"bias":{"same":"28c8a5a"},"lengths":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (8) at non-singleton dimension 2"]}},"evaluation":{"same":"8ada016"},"dropout":{"same":"8ada016"},"parameters":{"calls":[0,1],"first":"buffer heads.0.mask (3, 3)"},"gradient":{"same":"28c8a5a"}}},
   {"key":"PS4-settings","levels":{"same":"91731a9"},"seen":{"dropout":{"same":"938423e"}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"drawn":{"same":"6449fda"},"other_sizes":{"same":"17e6051"},"equal_sizes":{"same":"c55d922"},"bias":{"same":"29b318b"},"lengths":{"same":"fed80da"},"evaluation":{"same":"c55d922"},"dropout":{"same":"c55d922"},"parameters":{"same":"3137d86"},"gradient":{"same":"c55d922"},"device":{"same":"c55d922"}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,6]],"numbers":[[-0.45192,0.579199,0.547769,-0.529901,0.272884,0.385963,-0.0980682,0.249942]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,16]],"numbers":[[0.11191,1.00091,-0.87052,-0.0812259,-1.57804,-0.084272,-0.0949858,0.502498]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,16]],"numbers":[[-0.294,-0.509572,0.249616,0.202997,0.816,-0.0109913,0.123365,-0.188738]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,12]],"numbers":[[-0.672,-0.218035,-0.343462,1.09343,0.169989,0.196,-0.119142,0.290081]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,16]],"numbers":[[-0.702,-0.619326,0.0592395,1.64971,-0.338,-1.41711,-0.0328835,-0.0812505]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,16]],"numbers":[[0.82,-0.403762,-0.297146,-0.309354,0.127596,0.429309,0.0764128,-0.364744]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,24]],"numbers":[[0.523,0.207978,0.0767638,0.0273517,0.217,0.211205,-0.144997,-0.156353]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,24]],"numbers":[[0.0,0.157589,0.307409,-0.05812,0.31,0.301722,-0.43489,0.0116548]]}},"parameters":{"calls":[0,1],"first":"extra heads.3.W_query.weight"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"document":{"same":"394140d"},"drawn":{"same":"6449fda"},"other_sizes":{"same":"17e6051"},"equal_sizes":{"same":"c55d922"},"bias":{"same":"29b318b"},"lengths":{"same":"fed80da"},"evaluation":{"same":"c55d922"},"dropout":{"same":"c55d922"},"parameters":{"same":"3137d86"},"gradient":{"same":"c55d922"},"device":{"same":"c55d922"}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"drawn":{"same":"6449fda"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,8]],"numbers":[[-0.294,0.195645,-0.506542,-0.233653,-1.934,-0.034902,0.142397,0.359093]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,6]],"numbers":[[-0.672,0.291168,-0.247407,0.298,0.131846,0.206,-0.194179,0.162604]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,8]],"numbers":[[-0.702,-0.415648,-1.20356,-1.0973,2.658,-0.973953,1.61068,-0.956426]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,8]],"numbers":[[0.82,1.0339,-0.027948,0.657053,-0.295856,-0.359402,0.0264763,0.239463]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,12]],"numbers":[[0.523,-1.02129,0.0837492,0.512306,0.531,0.123912,-0.0516532,-0.00510228]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,12]],"numbers":[[0.0,-0.710576,0.119642,0.731866,0.0,0.41537,0.119565,-0.197405]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-names","levels":{"same":"ebca7aa"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"3efc64c"}},"equal_sizes":{"same":"113210c"},"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `heads.0.W_query.weight` (it has: `layers.0.W_query.weight`, `layers.0.W_query.bias`, `layers.0.W_key.weight`, `layers.0.W_key.bias`, `layers.0.W_value.weight`, `layers.0.W_value.bias`, `layers.1.W_query.weight`, `layers.1.W_query.bias`)."]}},"lengths":{"calls":[0,1],"first":{"same":"3efc64c"}},"evaluation":{"same":"113210c"},"dropout":{"same":"113210c"},"parameters":{"same":"9cf3e5c"},"gradient":{"same":"113210c"},"device":{"same":"113210c"}}},
   {"key":"PS4-names","levels":{"same":"ebca7aa"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"3219453"}},"equal_sizes":{"same":"81a1d78"},"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `heads.0.W_query.weight` (it has: `head.0.W_query.weight`, `head.0.W_query.bias`, `head.0.W_key.weight`, `head.0.W_key.bias`, `head.0.W_value.weight`, `head.0.W_value.bias`, `head.1.W_query.weight`, `head.1.W_query.bias`)."]}},"lengths":{"calls":[0,1],"first":{"same":"3219453"}},"evaluation":{"same":"81a1d78"},"dropout":{"same":"81a1d78"},"parameters":{"same":"9cf3e5c"},"gradient":{"same":"81a1d78"},"device":{"same":"81a1d78"}}},
   {"key":"PS4-extra-projection","levels":[{"fr":"Que demande l'énoncé une fois les têtes côte à côte ?","en":"What does the statement ask for once the heads stand side by side?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":[[0.112673,-0.584711,0.413858,0.190253,-0.502035,-0.0587931,0.189579,-0.605763]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.239285,-0.432473,-0.241428,0.175442,-0.143977,-0.186246,0.270362,0.0240709]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.156,-0.145648,-0.301922,0.305479,-0.598722,-0.166276,0.254385,0.21224]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.709592,0.13466,0.183195,-0.342714,0.00263955,0.146463,-0.159464,0.251093]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.913974,-0.462465,1.6224,1.14847,1.10902,0.276106,-0.289155,1.39479]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[-0.333478,-0.271723,0.521534,0.500372,0.152709,-0.296861,-0.122071,0.44506]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.172283,0.340723,0.0510269,-0.0192773,-0.0285265,0.0273378,-0.0292899,0.0934432]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.782887,0.223733,0.2656,0.217678,0.308386,0.199159,-0.199358,0.021887]]}}}},
   {"same":"f2a6df9"},
   {"same":"f2a6df9"},
   {"same":"f2a6df9"},
   {"same":"9a81717"},
   {"same":"0e76a16"},
   {"same":"9a81717"},
   {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"parameters":{"calls":[0,1],"first":"frozen heads.0.W_query.weight"},"gradient":{"same":"a8ac04b"}}},
   {"key":"MO-8","levels":{"same":"31abc62"},"seen":{"document":{"same":"06e8c5b"},"drawn":{"same":"06e8c5b"},"other_sizes":{"same":"1099758"},"equal_sizes":{"same":"06e8c5b"},"bias":{"same":"06e8c5b"},"lengths":{"same":"37d8992"},"evaluation":{"same":"06e8c5b"},"dropout":{"same":"06e8c5b"},"gradient":{"same":"06e8c5b"},"device":{"same":"06e8c5b"}}},
   {"same":"eaeb50d"},
   {"same":"73312d3"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0601259,0.0187101,0.593356,-0.177129,-0.4916,1.17452,-0.135799,0.768666]]}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.96461,0.196593,0.463767,0.00676059,0.851373,-0.0956998,-0.121271,-0.676751]]}}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"document":{"same":"99d0f11"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.96461,-0.00403077,-0.606924,0.00676059,1.35994,-0.0956998,-0.325196,0.339608]]}}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"document":{"same":"a490485"},"drawn":{"same":"86c897e"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,6,4],[2,6,2],[2,6,2]],"numbers":[{"same":"93d8a67"},{"same":"7556281"},{"same":"f92b9c6"}]}},"drawn":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"4d49c88"},"numbers":[{"same":"bcc2604"},{"same":"3a58576"},{"same":"f3a1038"},{"same":"19a360a"}]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"4d49c88"},"numbers":[{"same":"e614005"},{"same":"f511ecb"},{"same":"1f301f3"},{"same":"5e3a6f6"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,9],[3,3,3],[3,3,3],[3,3,3]],"numbers":[{"same":"0727196"},{"same":"f82ae34"},{"same":"b4cdb86"},{"same":"631e7b6"}]}},"bias":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"4d49c88"},"numbers":[{"same":"3455df4"},{"same":"89bb851"},{"same":"1fdd706"},{"same":"dd60e68"}]}},"lengths":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,8,12],[1,8,4],[1,8,4],[1,8,4]],"numbers":[{"same":"d29d569"},{"same":"f6855df"},{"same":"ac63fc0"},{"same":"cf0f08e"}]}},"evaluation":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"47301c9"},"numbers":[{"same":"646bb10"},{"same":"971f592"},{"same":"012efa5"},{"same":"abb5a6a"}]}},"dropout":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"47301c9"},"numbers":[{"same":"3dd24e1"},{"same":"a84dd42"},{"same":"45e12c8"},{"same":"3136d21"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-no-return","levels":{"same":"157ffcd"},"seen":{"document":{"same":"0eacfa6"},"drawn":{"same":"0eacfa6"},"other_sizes":{"same":"2cdf1ea"},"equal_sizes":{"same":"0eacfa6"},"bias":{"same":"0eacfa6"},"lengths":{"same":"89d353e"},"evaluation":{"same":"0eacfa6"},"dropout":{"same":"0eacfa6"},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"89d353e"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"same":"aae1e2b"},"drawn":{"same":"aae1e2b"},"other_sizes":{"calls":[0,1,2],"first":{"same":"bd0fdd2"}},"equal_sizes":{"same":"aae1e2b"},"bias":{"same":"aae1e2b"},"lengths":{"calls":[0,1],"first":{"same":"bd0fdd2"}},"evaluation":{"same":"aae1e2b"},"dropout":{"same":"aae1e2b"},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "exercise_3_2": {
  "id": "4.2",
  "assignment": "ps4_multi_head",
  "name": "exercise_3_2",
  "names": ["exercise_3_2"],
  "title": {"fr":"Une sortie de taille 2","en":"An output of size 2"},
  "points": 2.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"seed_123","kind":"values","fact":{"fr":"À la graine 123, sur la phrase du document, deux nombres par jeton : les nôtres, car le document n'en imprime pas.","en":"With seed 123, on the document's sentence, two numbers per token: ours, as the document prints none."},"tolerance":1e-05,"calls":[{"args":{"same":"8a8e94a"},"construct":[3,6],"seed":123,"expected":{"tensor":[{"same":"1220a38"},{"same":"1220a38"}],"dtype":"float32"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"Pour d'autres tailles aussi, et pour des phrases plus courtes que `context_length`.","en":"For other sizes too, and for sentences shorter than `context_length`."},"tolerance":1e-05,"calls":[{"args":{"same":"2e07464"},"construct":[6,8],"seed":4,"expected":{"tensor":[[[0.6445373,0.2590298],[0.7159499,0.3361818],[0.2992148,0.03421725],[0.1979286,0.128086],[0.1756817,0.1448857]],[[-0.04573774,1.176957],[-0.02958856,0.3548633],[-0.3806685,-0.06718561],[-0.4855852,-0.3617442],[-0.5105007,-0.04138437]]],"dtype":"float32"}},{"args":[{"tensor":{"same":"71e09ed"},"dtype":"float32"}],"construct":[6,8],"seed":5,"expected":{"tensor":[[[-0.2269571,-0.00969471],[0.1572985,0.6666071],[0.1038821,-0.06886056],[0.1158892,0.3911955],[0.2134769,0.4296603],[0.2840674,0.3683172],[0.3010298,0.2903741],[0.2511649,0.2298546]]],"dtype":"float32"}}]},
   {"name":"parameters","kind":"parameters","fact":{"fr":"La couche a deux têtes de taille 1, sans biais.","en":"The layer has two heads of size 1, without bias."},"tolerance":1e-06,"calls":[{"args":[],"construct":[6,8],"expected":{"heads.0.W_query.weight":[1,6],"heads.0.W_key.weight":[1,6],"heads.0.W_value.weight":[1,6],"heads.1.W_query.weight":[1,6],"heads.1.W_key.weight":[1,6],"heads.1.W_value.weight":[1,6]},"buffers":{"heads.0.mask":[8,8],"heads.1.mask":[8,8]}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-05,"calls":[{"args":{"same":"2e07464"},"construct":[6,8],"seed":4}]}
  ],
  "mistakes": [
   {"key":"PS4-two-heads-of-one","levels":{"same":"05a6e00"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":{"same":"ee58717"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.437646,-0.818384,0.454494,0.123154,0.562111,-0.269069,-0.314938,-0.325377]]}},"parameters":{"same":"6e29b15"}}},
   {"key":"PS4-two-heads-of-one","levels":{"same":"05a6e00"},"seen":{"same":"d8f7095"}},
   {"key":"PS4-two-heads-of-one","levels":{"same":"05a6e00"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,1]],"numbers":[[-0.573988,-0.777365,-0.697865,-0.642381,-0.573988,-0.777365,-0.697865,-0.642381]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,1]],"numbers":[[0.644537,0.71595,0.197929,0.175682,-0.0457378,-0.0295886,-0.485585,-0.510501]]}},"parameters":{"calls":[0],"first":"missing heads.1.W_query.weight"}}},
   {"key":"PS4-two-heads-of-one","levels":{"same":"05a6e00"},"seen":{"seed_123":{"same":"311969e"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,8]],"numbers":[[-0.142904,0.955206,0.561056,-0.189398,0.0443337,-0.780037,-0.358967,-0.161993]]}},"parameters":{"calls":[0],"first":"shape heads.0.W_query.weight [4, 6]"}}},
   {"key":"PS4-two-heads-of-one","levels":{"same":"05a6e00"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,6]],"numbers":[[0.332611,0.597679,-0.160629,0.264751,0.272884,0.0177928,0.428656,0.250842]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.0503101,0.716869,-0.0783852,-0.0805892,-0.910094,-0.692053,0.370826,-0.10922]]}},"parameters":{"calls":[0],"first":"shape heads.0.W_query.weight [6, 6]"}}},
   {"key":"PS4-two-heads-of-one","levels":{"same":"05a6e00"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,3]],"numbers":[[-0.573988,-0.233423,-0.0817382,-0.642381,-0.313153,-0.0546023,-0.653845,-0.143299]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":[[0.644537,0.336182,-0.738783,0.175682,0.972179,-0.380669,-0.361744,-0.327485]]}},"parameters":{"calls":[0],"first":"extra heads.2.W_query.weight"}}},
   {"key":"PS4-settings","levels":{"same":"dc154b5"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.0,0.0310491,0.0329623,-0.609372,0.0,0.0,-0.706389,-0.0661709]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,2]],"numbers":[[0.0,0.256748,-0.121958,0.125173,2.35391,-0.720824,-0.487102,0.253221]]}}}},
   {"key":"PS4-settings","levels":{"same":"dc154b5"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.0,0.0172495,-0.036112,-0.601675,0.246228,-0.668804,-0.61648,-0.118282]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,2]],"numbers":[[0.0,0.373535,0.0380192,0.195202,1.30773,-0.406197,-0.539539,-0.0459826]]}}}},
   {"key":"PS4-settings","levels":{"same":"dc154b5"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":{"same":"fe26421"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,2]],"numbers":{"same":"fe26421"}}}}},
   {"key":"PS4-settings","levels":{"same":"dc154b5"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.0914593,0.929899,0.904334,0.100007,0.889493,0.0336262,0.0603658,0.883889]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,2]],"numbers":[[0.122222,0.0860961,0.112606,-0.163878,-0.960285,-0.0962548,-0.127694,0.104882]]}},"parameters":{"same":"5020f5b"}}},
   {"key":"PS4-settings","levels":{"same":"dc154b5"},"seen":{"seed_123":{"calls":[0],"first":{"same":"4408453"}},"other_sizes":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (10x6 and 8x1)"]}},"parameters":{"calls":[0],"first":"shape heads.0.W_query.weight [1, 8]"}}},
   {"key":"PS4-settings","levels":{"same":"dc154b5"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,12]],"numbers":[[-0.523163,0.730708,0.249601,-0.207867,-0.240834,0.167933,0.00378527,0.240995]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,16]],"numbers":[[-0.345265,-0.307064,-0.0768555,0.138188,0.16432,0.0880245,0.311848,0.185706]]}},"parameters":{"calls":[0],"first":"shape heads.0.W_query.weight [8, 6]"}}},
   {"key":"PS4-settings","levels":{"same":"dc154b5"},"seen":{"seed_123":{"calls":[0],"first":{"same":"0555b19"}},"other_sizes":{"calls":[0,1],"first":{"same":"0555b19"}}}},
   {"key":"PS4-settings","levels":{"same":"dc154b5"},"seen":{"same":"d8f7095"}},
   {"same":"6176180"},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"other_sizes":{"calls":[1],"first":{"same":"cfb7396"}},"parameters":{"calls":[0],"first":"buffer heads.0.mask (6, 6)"}}},
   {"same":"6176180"},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"parameters":{"calls":[0],"first":"buffer heads.0.mask (1024, 1024)"}}},
   {"key":"PS4-not-the-wrapper","levels":{"same":"ff44828"},"seen":{"seed_123":{"same":"394140d"},"other_sizes":{"same":"7227cfe"},"parameters":{"same":"473ad2f"}}},
   {"key":"PS4-not-the-wrapper","levels":{"same":"ff44828"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[{"same":"efe83d4"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,2]],"numbers":[[0.221736,0.873659,0.585675,0.238825,0.909673,0.332423,0.210562,0.219308]]}},"parameters":{"same":"473ad2f"}}},
   {"key":"PS4-not-the-wrapper","levels":{"same":"ff44828"},"seen":{"seed_123":{"same":"0ef1323"},"other_sizes":{"calls":[0,1],"first":{"same":"93a5f09"}},"parameters":{"calls":[0],"first":{"same":"93a5f09"}}}},
   {"key":"PS4-not-the-wrapper","levels":{"same":"ff44828"},"seen":{"seed_123":{"same":"0ef1323"},"other_sizes":{"calls":[0,1],"first":{"same":"4408453"}}}},
   {"key":"PS4-not-the-wrapper","levels":{"same":"ff44828"},"seen":{"seed_123":{"same":"f5739a6"},"other_sizes":{"calls":[0,1],"first":{"same":"a6fb5ef"}},"parameters":{"same":"f5739a6"}}},
   {"key":"PS4-not-the-wrapper","levels":{"same":"ff44828"},"seen":{"seed_123":{"same":"09d826b"},"other_sizes":{"calls":[0,1],"first":{"same":"b6b1a7d"}},"parameters":{"same":"09d826b"}}},
   {"key":"PS4-not-the-wrapper","levels":{"same":"ff44828"},"seen":{"seed_123":{"same":"838c947"},"other_sizes":{"calls":[0,1],"first":{"same":"38a0a31"}},"parameters":{"same":"838c947"}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,2]],"numbers":[[-0.273461,0.187686,-0.00715435,-0.10462,0.546753,0.688771,0.797133,-0.30098]]}}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.0189459,0.303735,0.27926,0.27475,0.272884,0.280437,0.247641,0.251259]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,2]],"numbers":[[0.377217,0.716578,0.698759,0.00215984,-0.293167,-0.488796,-0.376349,-0.138388]]}}}},
   {"key":"PS4-same-head","levels":{"same":"542b8ea"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.573988,-0.731986,-0.697865,-0.642381,-0.573988,-0.777365,-0.653845,-0.642381]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,2]],"numbers":[[0.644537,0.71595,0.299215,0.175682,-0.0457378,-0.380669,-0.485585,-0.510501]]}},"parameters":{"calls":[0],"first":"shared heads.0.W_query.weight heads.1.W_query.weight"}}},
   {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"parameters":{"calls":[0],"first":"frozen heads.0.W_query.weight"}}},
   {"key":"PS4-evaluation","levels":{"same":"ff44828"},"seen":{"parameters":{"calls":[0],"first":"dtype float64"}}}
  ]
 },
 "element_offset": {
  "id": "4.3",
  "assignment": "ps4_multi_head",
  "name": "element_offset",
  "names": ["element_offset","contiguous_strides"],
  "title": {"fr":"Où dort un nombre","en":"Where a number sleeps"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["index","strides"],
  "returns": [],
  "number": true,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Dans la matrice du document et dans sa transposée, chaque nombre est dans sa case.","en":"In the document's matrix and in its transpose, each number is in its cell."},"tolerance":1e-06,"calls":[{"args":[{"tuple":[1,2]},{"tuple":[3,1]}],"expected":5},{"args":[{"tuple":[1,0]},{"tuple":[3,1]}],"expected":3},{"args":[{"tuple":[2,1]},{"tuple":[1,3]}],"expected":5},{"args":[{"tuple":[2,0]},{"tuple":[1,3]}],"expected":2}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"Quatre axes, des pas nuls ou négatifs, des listes, et un nombre sans axe.","en":"Four axes, strides that are zero or negative, lists, and a number without axes."},"tolerance":1e-06,"calls":[{"args":[{"tuple":[1,2,3,1]},{"tuple":[60,4,12,1]}],"expected":105},{"args":[{"tuple":[4,1,2]},{"tuple":[0,7,-3]}],"expected":1},{"args":[],"kwargs":{"index":[3,2],"strides":[5,40]},"expected":95},{"args":[{"tuple":[]},{"tuple":[]}],"expected":0}]},
   {"name":"contiguous","kind":"values","fact":{"fr":"`contiguous_strides` donne les pas de la matrice du document, et de formes dont toutes les tailles diffèrent.","en":"`contiguous_strides` gives the strides of the document's matrix, and of shapes whose sizes all differ."},"tolerance":1e-06,"calls":[{"args":[{"tuple":[2,3]}],"expected":{"tuple":[3,1]}},{"args":[{"tuple":[2,5,3,4]}],"expected":{"tuple":[60,12,4,1]}},{"args":[{"tuple":[5,7,2]}],"expected":{"tuple":[14,2,1]}}],"of":"contiguous_strides","parameters":["shape"]},
   {"name":"edges","kind":"values","fact":{"fr":"Un seul axe, des axes de taille 1, une liste, aucun axe.","en":"A single axis, axes of size 1, a list, no axis."},"tolerance":1e-06,"calls":[{"args":[{"tuple":[7]}],"expected":{"tuple":[1]}},{"args":[{"tuple":[1,4,1]}],"expected":{"tuple":[4,1,1]}},{"args":[],"kwargs":{"shape":[3,1,5]},"expected":{"tuple":[5,5,1]}},{"args":[{"tuple":[]}],"expected":{"tuple":[]}}],"of":"contiguous_strides","parameters":["shape"]},
   {"name":"whole","kind":"whole","fact":{"fr":"Dans une grande mémoire, le numéro de la case est encore exact, et entier.","en":"In a large memory, the number of the cell is still exact, and whole."},"tolerance":1e-06,"calls":[{"args":[{"tuple":[1,2]},{"tuple":[3,1]}],"expected":[5]},{"args":[{"tuple":[300000007,12]},{"tuple":[300000001,7]}],"expected":[90000002400000091]}]},
   {"name":"whole_strides","kind":"whole","fact":{"fr":"Les pas aussi sont exacts et entiers.","en":"So are the strides."},"tolerance":1e-06,"calls":[{"args":[{"tuple":[2,3]}],"expected":[3,1]},{"args":[{"tuple":[3,5,300000007,300000001]}],"expected":[450000012000000035,90000002400000007,300000001,1]}],"of":"contiguous_strides","parameters":["shape"]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":[{"args":[[3,2],[5,40]]}]},
   {"name":"polite_strides","kind":"polite","fact":{"fr":"La forme donnée à `contiguous_strides` reste intacte.","en":"The shape given to `contiguous_strides` stays as it was."},"tolerance":1e-06,"calls":[{"args":[[3,1,5]]}],"of":"contiguous_strides","parameters":["shape"]}
  ],
  "mistakes": [
   {"key":"PS4-offset-sum","levels":{"same":"5287fa4"},"seen":{"document":{"same":"55e6ea9"},"other_sizes":{"calls":[0,1,2],"first":{"same":"a03e639"}},"whole":{"calls":[0,1],"first":"other 3"}}},
   {"key":"PS4-offset-sum","levels":{"same":"5287fa4"},"seen":{"document":{"same":"0f1b54c"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[84.0]]}},"whole":{"calls":[0,1],"first":"other 7"}}},
   {"key":"PS4-offset-sum","levels":{"same":"5287fa4"},"seen":{"document":{"same":"7248105"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[17280.0]]}},"whole":{"calls":[0,1],"first":"other 6"}}},
   {"key":"PS4-offset-sum","levels":{"same":"5287fa4"},"seen":{"document":{"same":"080731e"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[10980.0]]}},"whole":{"calls":[0,1],"first":"other 12"}}},
   {"key":"PS4-offset-sum","levels":{"same":"5287fa4"},"seen":{"document":{"same":"080731e"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[539.0]]}},"whole":{"calls":[0,1],"first":"other 12"}}},
   {"key":"PS4-offset-sum","levels":{"same":"5287fa4"},"seen":{"document":{"calls":[0,1,2,3],"first":{"same":"3150871"}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[77.0]]}},"whole":{"calls":[0,1],"first":"other 4"}}},
   {"key":"PS4-offset-sum","levels":{"same":"5287fa4"},"seen":{"document":{"calls":[0,1,2],"first":{"same":"3150871"}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[1805.0]]}},"whole":{"calls":[0,1],"first":"other 4"}}},
   {"key":"PS4-offset-sum","levels":{"same":"5287fa4"},"seen":{"same":"73a8980"}},
   {"same":"87b4d05"},
   {"same":"87b4d05"},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"same":"2b64977"},"other_sizes":{"calls":[0,1,2],"first":{"same":"d6e2672"}},"whole":{"calls":[0,1],"first":"other 2"}}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"same":"73a8980"}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"other_sizes":{"calls":[0,1,3],"first":{"kind":"number","shapes":[[]],"numbers":[[68.0]]}}}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"same":"b41942e"},"other_sizes":{"calls":[0,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[62.0]]}},"whole":{"same":"8ea5cad"}}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"same":"e29158f"},"other_sizes":{"calls":[0,2,3],"first":{"same":"08980a2"}}}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"same":"eb4e806"},"other_sizes":{"calls":[0,1,2],"first":{"same":"08980a2"}},"whole":{"calls":[0,1],"first":"other 3"}}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"same":"2b64977"},"other_sizes":{"calls":[0,2],"first":{"kind":"number","shapes":[[]],"numbers":[[45.0]]}},"whole":{"calls":[0,1],"first":"other 2"}}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"same":"b41942e"},"other_sizes":{"calls":[1,2],"first":{"same":"885b254"}},"whole":{"same":"8ea5cad"}}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"same":"4b8507b"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[32.0]]}},"whole":{"calls":[0,1],"first":"other 3"}}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"same":"4b8507b"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[76.0]]}},"whole":{"calls":[0,1],"first":"other 3"}}},
   {"key":"PS4-offset-axes","levels":{"same":"2f53578"},"seen":{"document":{"calls":[2,3],"first":{"same":"885b254"}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[121.0]]}}}},
   {"key":"PS4-offset-unit","levels":{"same":"6a6a8f4"},"seen":{"document":{"same":"7248105"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[106.0]]}},"whole":{"calls":[0,1],"first":"other 6"}}},
   {"key":"PS4-offset-unit","levels":{"same":"6a6a8f4"},"seen":{"document":{"same":"cef451f"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[28.0]]}},"whole":{"calls":[0,1],"first":"other 1"}}},
   {"key":"PS4-offset-unit","levels":{"same":"6a6a8f4"},"seen":{"document":{"calls":[0,1,2,3],"first":{"same":"885b254"}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[182.0]]}},"whole":{"calls":[0,1],"first":"other 9"}}},
   {"key":"PS4-offset-unit","levels":{"same":"6a6a8f4"},"seen":{"document":{"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[20.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[420.0]]}},"whole":{"calls":[0,1],"first":"other 20"}}},
   {"key":"PS4-offset-unit","levels":{"same":"6a6a8f4"},"seen":{"document":{"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[40.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[840.0]]}},"whole":{"calls":[0,1],"first":"other 40"}}},
   {"key":"PS4-whole-numbers","levels":{"same":"a08c7c1"},"seen":{"document":{"calls":[0,1,2,3],"first":{"kind":"list","shapes":[[],[]],"numbers":[[3.0],[2.0]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"list","shapes":[[],[],[],[]],"numbers":[[60.0],[8.0],[36.0],[1.0]]}},"whole":{"same":"4c680c8"}}},
   {"key":"PS4-whole-numbers","levels":{"same":"a08c7c1"},"seen":{"document":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[3.0],[2.0]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[],[],[]],"numbers":[[60.0],[8.0],[36.0],[1.0]]}},"whole":{"same":"4c680c8"}}},
   {"key":"PS4-whole-numbers","levels":{"same":"a08c7c1"},"seen":{"whole":{"same":"8615851"}}},
   {"key":"PS4-whole-numbers","levels":{"same":"a08c7c1"},"seen":{"whole":{"same":"9fa0b06"}}},
   {"key":"PS4-whole-numbers","levels":{"same":"a08c7c1"},"seen":{"document":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[3.0,2.0]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[60.0,8.0,36.0,1.0]]}},"whole":{"same":"8615851"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"calls":[2,3],"first":{"same":"a03e639"}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[5.0]]}},"whole":{"calls":[1],"first":"other 900000033"}}},
   {"same":"b305ecb"},
   {"same":"500cf8f"},
   {"key":"PS4-strides-columns","levels":{"same":"3daf7c0"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[2.0],[1.0]]}},"edges":{"calls":[2],"first":{"kind":"tuple","shapes":[[],[],[]],"numbers":[[3.0],[3.0],[1.0]]}},"whole_strides":{"calls":[0,1],"first":"other 2, 1"}}},
   {"same":"500cf8f"},
   {"same":"b305ecb"},
   {"key":"PS4-strides-shifted","levels":{"same":"8a011f3"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[6.0],[3.0]]}},"edges":{"same":"90d8b93"},"whole_strides":{"calls":[0,1],"first":"other 6, 3"}}},
   {"key":"PS4-strides-shifted","levels":{"same":"8a011f3"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[]],"numbers":[[3.0]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[],"numbers":[]}},"whole_strides":{"calls":[0,1],"first":"other 3"}}},
   {"key":"PS4-strides-shifted","levels":{"same":"8a011f3"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[],[]],"numbers":[[6.0],[3.0],[1.0]]}},"edges":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[7.0],[1.0]]}},"whole_strides":{"calls":[0,1],"first":"other 6, 3, 1"}}},
   {"key":"PS4-strides-shifted","levels":{"same":"8a011f3"},"seen":{"same":"4dc379c"}},
   {"key":"PS4-strides-shifted","levels":{"same":"8a011f3"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[3.0],[3.0]]}},"edges":{"calls":[0,2],"first":{"same":"7c81efb"}},"whole_strides":{"calls":[0,1],"first":"other 3, 3"}}},
   {"key":"PS4-strides-shifted","levels":{"same":"8a011f3"},"seen":{"same":"721ca37"}},
   {"key":"PS4-strides-shifted","levels":{"same":"8a011f3"},"seen":{"contiguous":{"same":"a678468"},"edges":{"calls":[2],"first":{"same":"fcc527d"}},"whole_strides":{"same":"8893f6b"}}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"same":"4dc379c"}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"contiguous":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[],[],[],[]],"numbers":[[12.0],[7.0],[4.0],[1.0]]}},"edges":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[],[],[]],"numbers":[[5.0],[1.0],[1.0]]}},"whole_strides":{"calls":[1],"first":"other 600000013, 600000008, 300000001, 1"}}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"contiguous":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[],[],[],[]],"numbers":[[5.0],[3.0],[4.0],[1.0]]}},"edges":{"calls":[2],"first":{"kind":"tuple","shapes":[[],[],[]],"numbers":[[1.0],[5.0],[1.0]]}},"whole_strides":{"calls":[1],"first":"other 5, 300000007, 300000001, 1"}}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[2.0],[3.0]]}},"edges":{"same":"90d8b93"},"whole_strides":{"calls":[0,1],"first":"other 2, 3"}}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"same":"721ca37"}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"contiguous":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[],[],[],[]],"numbers":[[4.0],[4.0],[4.0],[1.0]]}},"edges":{"calls":[1],"first":{"same":"fcc527d"}},"whole_strides":{"calls":[1],"first":"other 300000001, 300000001, 300000001, 1"}}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"contiguous":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[5.0],[1.0]]}},"edges":{"same":"e29158f"},"whole_strides":{"calls":[1],"first":"other 5, 1"}}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"contiguous":{"calls":[0,1],"first":{"same":"42015cf"}},"edges":{"calls":[0,3],"first":{"same":"42015cf"}}}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"edges":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[],[],[]],"numbers":[[0.0],[1.0],[0.0]]}}}},
   {"key":"PS4-strides-product","levels":{"same":"c8e9127"},"seen":{"contiguous":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[],[],[],[]],"numbers":[[64.0],[16.0],[4.0],[1.0]]}},"edges":{"same":"dcad98e"},"whole_strides":{"calls":[1],"first":"other 27000000270000000900000001, 90000000600000001, 300000001, 1"}}},
   {"key":"PS4-offset-unit","levels":{"same":"6a6a8f4"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[12.0],[4.0]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[]],"numbers":[[4.0]]}},"whole_strides":{"calls":[0,1],"first":"other 12, 4"}}},
   {"key":"PS4-offset-unit","levels":{"same":"6a6a8f4"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[24.0],[8.0]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[]],"numbers":[[8.0]]}},"whole_strides":{"calls":[0,1],"first":"other 24, 8"}}},
   {"key":"PS4-whole-numbers","levels":{"same":"a08c7c1"},"seen":{"whole_strides":{"same":"9fa0b06"}}},
   {"key":"PS4-whole-numbers","levels":{"same":"a08c7c1"},"seen":{"contiguous":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2]],"numbers":[[3.0,1.0]]}},"edges":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[1]],"numbers":[[1.0]]}},"whole_strides":{"same":"8615851"}}},
   {"key":"PS4-whole-numbers","levels":{"same":"a08c7c1"},"seen":{"contiguous":{"same":"55e6ea9"},"edges":{"same":"cef451f"},"whole_strides":{"calls":[0,1],"first":"other 3"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"contiguous":{"calls":[1,2],"first":{"same":"fe05198"}},"edges":{"calls":[0,1,2,3],"first":{"same":"fe05198"}},"whole_strides":{"calls":[1],"first":"other 3, 1"}}}
  ]
 },
 "split_heads": {
  "id": "4.4",
  "assignment": "ps4_multi_head",
  "name": "split_heads",
  "names": ["split_heads"],
  "title": {"fr":"Fractionner les têtes","en":"Split the heads"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x","num_heads"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"numbered","kind":"values","fact":{"fr":"Les nombres de 0 à 11 de la figure, en deux têtes.","en":"The numbers from 0 to 11 of the figure, in two heads."},"tolerance":1e-05,"calls":[{"args":[{"tensor":{"same":"41d3029"},"dtype":"float32"},2],"expected":{"tensor":{"same":"14c7548"},"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 phrases de 5 jetons, 12 nombres en 3 têtes de taille 4, ou en 4 de taille 3.","en":"2 sentences of 5 tokens, 12 numbers in 3 heads of size 4, or in 4 of size 3."},"tolerance":1e-06,"calls":[{"args":{"same":"5453f65"},"expected":{"tensor":[[[[1.0,0.0,-1.7,0.0],[0.2,-1.0,1.2,-1.4],[1.1,-0.3,1.7,-1.1],[-0.4,-2.0,-0.2,0.9],[-0.2,-2.0,-0.4,0.5]],[[1.0,1.3,0.9,-0.2],[-0.6,-0.5,-1.1,1.7],[-0.5,-0.6,-1.4,1.2],[1.3,1.0,0.0,-1.7],[0.7,0.2,-1.0,1.2]],[[-2.0,-0.4,0.5,0.7],[-0.3,1.1,1.8,1.8],[-1.0,0.2,0.7,0.5],[0.0,1.0,1.3,0.9],[-1.4,-0.6,-0.5,-1.1]]],[[[1.7,-0.3,1.1,1.8],[1.2,-1.0,0.2,0.7],[-1.7,0.0,1.0,1.3],[1.2,-1.4,-0.6,-0.5],[1.7,-1.1,-0.5,-0.6]],[[1.8,1.1,-0.3,1.7],[0.5,-0.4,-2.0,-0.2],[0.9,-0.2,-2.0,-0.4],[-1.1,1.7,-0.3,1.1],[-1.4,1.2,-1.0,0.2]],[[-1.1,-0.5,-0.6,-1.4],[0.9,1.3,1.0,0.0],[0.5,0.7,0.2,-1.0],[1.8,1.8,1.1,-0.3],[0.7,0.5,-0.4,-2.0]]]],"dtype":"float64"}},{"args":[],"kwargs":{"x":{"same":"20cd902"},"num_heads":4},"expected":{"tensor":[[{"same":"46707dc"},[[0.0,1.0,1.3],[-1.4,-0.6,-0.5],[-1.1,-0.5,-0.6],[0.9,1.3,1.0],[0.5,0.7,0.2]],[[0.9,-0.2,-2.0],[-1.1,1.7,-0.3],[-1.4,1.2,-1.0],[0.0,-1.7,0.0],[-1.0,1.2,-1.4]],[[-0.4,0.5,0.7],[1.1,1.8,1.8],[0.2,0.7,0.5],[1.0,1.3,0.9],[-0.6,-0.5,-1.1]]],[{"same":"583fb13"},[[1.8,1.8,1.1],[0.7,0.5,-0.4],[1.3,0.9,-0.2],[-0.5,-1.1,1.7],[-0.6,-1.4,1.2]],[[-0.3,1.7,-1.1],[-2.0,-0.2,0.9],[-2.0,-0.4,0.5],[-0.3,1.1,1.8],[-1.0,0.2,0.7]],[[-0.5,-0.6,-1.4],[1.3,1.0,0.0],[0.7,0.2,-1.0],[1.8,1.1,-0.3],[0.5,-0.4,-2.0]]]],"dtype":"float64"}}]},
   {"name":"equal_sizes","kind":"values","fact":{"same":"918adf9"},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[[0.9,0.0,-1.6,0.2,1.3,1.7,1.4,0.4,-1.3],[0.4,1.4,1.7,1.3,0.2,-1.6,0.0,0.9,1.1],[0.6,-0.6,1.6,-1.0,-0.2,-0.1,-0.7,-2.0,0.1]],[[1.5,-1.9,-1.9,1.5,0.1,-2.0,-0.7,-0.1,-0.2],[-1.0,1.6,-0.6,0.6,1.1,0.9,0.0,-1.6,0.2],[1.3,1.7,1.4,0.4,-1.3,0.4,1.4,1.7,1.3]],[[0.2,-1.6,0.0,0.9,1.1,0.6,-0.6,1.6,-1.0],[-0.2,-0.1,-0.7,-2.0,0.1,1.5,-1.9,-1.9,1.5],[0.1,-2.0,-0.7,-0.1,-0.2,-1.0,1.6,-0.6,0.6]]],"dtype":"float64"},3],"expected":{"tensor":[[[[0.9,0.0,-1.6],[0.4,1.4,1.7],[0.6,-0.6,1.6]],[[0.2,1.3,1.7],[1.3,0.2,-1.6],[-1.0,-0.2,-0.1]],[[1.4,0.4,-1.3],[0.0,0.9,1.1],[-0.7,-2.0,0.1]]],[[[1.5,-1.9,-1.9],[-1.0,1.6,-0.6],[1.3,1.7,1.4]],[[1.5,0.1,-2.0],[0.6,1.1,0.9],[0.4,-1.3,0.4]],[[-0.7,-0.1,-0.2],[0.0,-1.6,0.2],[1.4,1.7,1.3]]],[[[0.2,-1.6,0.0],[-0.2,-0.1,-0.7],[0.1,-2.0,-0.7]],[[0.9,1.1,0.6],[-2.0,0.1,1.5],[-0.1,-0.2,-1.0]],[[-0.6,1.6,-1.0],[-1.9,-1.9,1.5],[1.6,-0.6,0.6]]]],"dtype":"float64"}}]},
   {"name":"edges","kind":"values","fact":{"same":"3ad5dcd"},"tolerance":1e-06,"calls":[{"args":[{"same":"20cd902"},1],"expected":{"tensor":[{"same":"1d5aa66"},[{"same":"123dbc4"}]],"dtype":"float64"}},{"args":[{"tensor":[[[1.0,0.0,-1.7,0.0,1.0,1.3],[0.2,-1.0,1.2,-1.4,-0.6,-0.5],[1.1,-0.3,1.7,-1.1,-0.5,-0.6],[-0.4,-2.0,-0.2,0.9,1.3,1.0],[-0.2,-2.0,-0.4,0.5,0.7,0.2]],[[1.7,-0.3,1.1,1.8,1.8,1.1],[1.2,-1.0,0.2,0.7,0.5,-0.4],[-1.7,0.0,1.0,1.3,0.9,-0.2],[1.2,-1.4,-0.6,-0.5,-1.1,1.7],[1.7,-1.1,-0.5,-0.6,-1.4,1.2]]],"dtype":"float64"},6],"expected":{"tensor":[[[[1.0],[0.2],[1.1],[-0.4],[-0.2]],[[0.0],[-1.0],[-0.3],[-2.0],[-2.0]],[[-1.7],[1.2],[1.7],[-0.2],[-0.4]],[[0.0],[-1.4],[-1.1],[0.9],[0.5]],[[1.0],[-0.6],[-0.5],[1.3],[0.7]],[[1.3],[-0.5],[-0.6],[1.0],[0.2]]],[[[1.7],[1.2],[-1.7],[1.2],[1.7]],[[-0.3],[-1.0],[0.0],[-1.4],[-1.1]],[[1.1],[0.2],[1.0],[-0.6],[-0.5]],[[1.8],[0.7],[1.3],[-0.5],[-0.6]],[[1.8],[0.5],[0.9],[-1.1],[-1.4]],[[1.1],[-0.4],[-0.2],[1.7],[1.2]]]],"dtype":"float64"}},{"args":[{"tensor":[[{"same":"7f4f49f"}]],"dtype":"float64"},3],"expected":{"tensor":[[[[1.0,0.0,-1.7,0.0]],[[1.0,1.3,0.9,-0.2]],[[-2.0,-0.4,0.5,0.7]]]],"dtype":"float64"}}]},
   {"name":"view","kind":"view","fact":{"fr":"Le résultat est une vue : aucun nombre n'est déplacé.","en":"The result is a view: no number is moved."},"tolerance":1e-06,"calls":[{"same":"ee0c65d"},{"args":[{"tensor":{"same":"1d5aa66"},"dtype":"float64"},4]}]},
   {"name":"raises","kind":"raises","fact":{"fr":"Un nombre de têtes qui ne divise pas `d_out` lève `ValueError`.","en":"A number of heads that does not divide `d_out` raises `ValueError`."},"tolerance":1e-06,"calls":[{"args":[{"same":"20cd902"},5],"raises":"ValueError"},{"args":[{"tensor":[[[1.0,0.0,-1.7,0.0,1.0,1.3,0.9,-0.2,-2.0,-0.4],[0.2,-1.0,1.2,-1.4,-0.6,-0.5,-1.1,1.7,-0.3,1.1],[1.1,-0.3,1.7,-1.1,-0.5,-0.6,-1.4,1.2,-1.0,0.2],[-0.4,-2.0,-0.2,0.9,1.3,1.0,0.0,-1.7,0.0,1.0]],[[1.7,-0.3,1.1,1.8,1.8,1.1,-0.3,1.7,-1.1,-0.5],[1.2,-1.0,0.2,0.7,0.5,-0.4,-2.0,-0.2,0.9,1.3],[-1.7,0.0,1.0,1.3,0.9,-0.2,-2.0,-0.4,0.5,0.7],[1.2,-1.4,-0.6,-0.5,-1.1,1.7,-0.3,1.1,1.8,1.8]]],"dtype":"float64"},4],"raises":"ValueError"},{"args":[{"tensor":[{"same":"46707dc"},{"same":"583fb13"}],"dtype":"float64"},6],"raises":"ValueError"}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"e7c4ac1"},"tolerance":1e-06,"calls":[{"args":{"same":"5453f65"},"upstream":{"tuple":[{"tensor":[[[[-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3],[-0.1,0.4,0.2,-0.7],[1.8,-0.5,0.6,1.0],[0.7,-0.3,-2.0,-0.3]],[[0.7,1.0,0.6,-0.5],[1.8,-0.7,0.2,0.4],[-0.1,-1.3,0.9,-1.7],[-0.9,-0.8,-1.4,1.4],[-0.6,0.8,1.5,1.5]],[[0.8,-0.6,1.4,-1.4],[-0.8,-0.9,-1.7,0.9],[-1.3,-0.1,0.4,0.2],[-0.7,1.8,-0.5,0.6],[1.0,0.7,-0.3,-2.0]]],[[[-0.3,0.7,1.0,0.6],[-0.5,1.8,-0.7,0.2],[0.4,-0.1,-1.3,0.9],[-1.7,-0.9,-0.8,-1.4],[1.4,-0.6,0.8,1.5]],[[1.5,0.8,-0.6,1.4],[-1.4,-0.8,-0.9,-1.7],[0.9,-1.3,-0.1,0.4],[0.2,-0.7,1.8,-0.5],[0.6,1.0,0.7,-0.3]],[[-2.0,-0.3,0.7,1.0],[0.6,-0.5,1.8,-0.7],[0.2,0.4,-0.1,-1.3],[0.9,-1.7,-0.9,-0.8],[-1.4,1.4,-0.6,0.8]]]],"dtype":"float64"}]},"expected":[{"tensor":[[[-0.6,1.4,-1.4,-0.8,0.7,1.0,0.6,-0.5,0.8,-0.6,1.4,-1.4],[-0.9,-1.7,0.9,-1.3,1.8,-0.7,0.2,0.4,-0.8,-0.9,-1.7,0.9],[-0.1,0.4,0.2,-0.7,-0.1,-1.3,0.9,-1.7,-1.3,-0.1,0.4,0.2],[1.8,-0.5,0.6,1.0,-0.9,-0.8,-1.4,1.4,-0.7,1.8,-0.5,0.6],[0.7,-0.3,-2.0,-0.3,-0.6,0.8,1.5,1.5,1.0,0.7,-0.3,-2.0]],[[-0.3,0.7,1.0,0.6,1.5,0.8,-0.6,1.4,-2.0,-0.3,0.7,1.0],[-0.5,1.8,-0.7,0.2,-1.4,-0.8,-0.9,-1.7,0.6,-0.5,1.8,-0.7],[0.4,-0.1,-1.3,0.9,0.9,-1.3,-0.1,0.4,0.2,0.4,-0.1,-1.3],[-1.7,-0.9,-0.8,-1.4,0.2,-0.7,1.8,-0.5,0.9,-1.7,-0.9,-0.8],[1.4,-0.6,0.8,1.5,0.6,1.0,0.7,-0.3,-1.4,1.4,-0.6,0.8]]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"ee0c65d"},{"args":[{"tensor":{"same":"2e6e929"},"dtype":"float32"},3]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"3363c82"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"3363c82"}}
  ],
  "mistakes": [
   {"same":"e7e33ba"},
   {"same":"e7e33ba"},
   {"key":"MH-1","levels":{"same":"78da171"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,2,3,2]],"numbers":{"same":"100f5e2"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":{"same":"4c59a15"}}},"equal_sizes":{"same":"7333543"},"edges":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,1,5,12]],"numbers":{"same":"4c59a15"}}},"view":{"calls":[0,1],"first":"copied"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.6,0.2,-0.7,-0.3,-2.0,0.2,-0.7,0.8]]}}}},
   {"key":"MH-1","levels":{"same":"78da171"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,2,3,2]],"numbers":[[0.0,1.0,4.0,5.0,6.0,7.0,10.0,11.0]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":[[1.0,-0.4,0.2,-0.6,1.1,1.0,-0.5,-2.0]]}},"equal_sizes":{"same":"1bc5c27"},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,1,5,12]],"numbers":[[1.0,1.7,0.7,1.7,-1.1,1.7,0.7,-2.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.6,-0.7,1.5,-1.7,-0.9,0.8,0.2,0.8]]}}}},
   {"key":"MH-1","levels":{"same":"78da171"},"seen":{"numbered":{"same":"0fe524c"},"other_sizes":{"same":"771ee51"},"equal_sizes":{"same":"c9817df"},"edges":{"same":"914355c"},"view":{"calls":[0,1],"first":"copied"},"gradient":{"same":"8723144"}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"numbered":{"same":"9af3800"},"other_sizes":{"same":"e1149b0"},"equal_sizes":{"same":"4adc338"},"edges":{"same":"1c630a9"},"gradient":{"same":"6346f91"}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"numbered":{"same":"9af3800"},"other_sizes":{"same":"e1149b0"},"equal_sizes":{"same":"4adc338"},"edges":{"same":"1c630a9"},"view":{"calls":[0,1],"first":"copied"},"gradient":{"same":"6346f91"}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"numbered":{"same":"690b25f"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4,5]],"numbers":[[1.0,0.2,1.2,-0.3,-0.5,1.8,1.0,-2.0]]}},"equal_sizes":{"same":"dad60a4"},"edges":{"same":"347f30a"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"same":"144ce93"}},
   {"same":"d152915"},
   {"key":"PS4-axes","levels":{"same":"d95b520"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,2,2]],"numbers":{"same":"9f640bc"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4,3]],"numbers":[[1.0,1.1,1.2,-2.0,-0.6,0.9,-0.6,-2.0]]}},"equal_sizes":{"same":"1bc5c27"},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12,1]],"numbers":{"same":"53a3a6b"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-axes","levels":{"same":"d95b520"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,2,2,3]],"numbers":{"same":"100f5e2"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4,5]],"numbers":{"same":"4c59a15"}}},"equal_sizes":{"same":"7333543"},"edges":{"same":"347f30a"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-axes","levels":{"same":"d95b520"},"seen":{"numbered":{"same":"690b25f"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,4,3,5]],"numbers":[[1.0,-0.3,-0.4,1.7,-1.1,-0.5,0.2,-2.0]]}},"equal_sizes":{"same":"dad60a4"},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,12,1,5]],"numbers":{"same":"4c59a15"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-axes","levels":{"same":"d95b520"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,1,3,2]],"numbers":{"same":"b39bcff"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,2,5,4]],"numbers":[[1.0,-2.0,-0.6,1.2,0.9,1.1,-0.6,-2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[[0.9,-1.9,-0.7,-0.2,1.1,0.0,1.4,0.6]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,2,5,12]],"numbers":{"same":"53a3a6b"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-axes","levels":{"same":"d95b520"},"seen":{"numbered":{"same":"53d3b0c"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,5,4]],"numbers":[[1.0,-2.0,0.0,0.5,-1.7,-0.4,-0.6,-2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[9,3,3]],"numbers":[[0.9,1.7,1.1,1.7,-0.1,-0.2,-0.1,0.6]]}},"edges":{"same":"231ad03"},"view":{"calls":[0],"first":"copied"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-axes","levels":{"same":"d95b520"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,1,2,2]],"numbers":{"same":"674a340"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,2,3,4]],"numbers":{"same":"10f0d1e"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[[0.9,-1.9,0.6,0.9,-0.1,-1.0,1.4,0.6]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,2,1,12]],"numbers":{"same":"10f0d1e"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"same":"d152915"},
   {"key":"PS4-not-one-tensor","levels":{"same":"6f5bfa4"},"seen":{"numbered":{"same":"29b6a99"},"other_sizes":{"calls":[0,1],"first":{"kind":"list","shapes":[[2,5,4],[2,5,4],[2,5,4]],"numbers":{"same":"2985131"}}},"equal_sizes":{"calls":[0],"first":{"kind":"list","shapes":[[3,3,3],[3,3,3],[3,3,3]],"numbers":{"same":"06e8ea2"}}},"edges":{"calls":[0,1,2],"first":{"kind":"list","shapes":[[2,5,12]],"numbers":{"same":"53a3a6b"}}},"view":{"calls":[0,1],"first":"copied"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-not-one-tensor","levels":{"same":"6f5bfa4"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tuple","shapes":[[1,3,2],[1,3,2]],"numbers":{"same":"2bb8f1e"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,4],[2,5,4]],"numbers":{"same":"2985131"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,3],[3,3,3],[3,3,3]],"numbers":{"same":"06e8ea2"}}},"edges":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,12]],"numbers":{"same":"53a3a6b"}}},"view":{"calls":[0,1],"first":"copied"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-head-order","levels":{"same":"2732e6d"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,2,3,2]],"numbers":[[2.0,6.0,7.0,11.0,0.0,4.0,5.0,9.0]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":[[-2.0,-0.6,0.0,-1.1,0.5,-0.4,1.1,-0.6]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[[1.4,1.7,1.7,1.7,-1.9,-1.9,-0.1,-0.7]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[2,6,5,1]],"numbers":[[1.3,1.3,1.7,1.0,1.2,1.3,-1.0,1.7]]}},"view":{"calls":[0,1],"first":"copied"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8,-0.7,0.2,-2.0,-0.3,0.4,1.8,1.5]]}}}},
   {"same":"9b28ebf"},
   {"same":"9b28ebf"},
   {"same":"9b28ebf"},
   {"same":"9b28ebf"},
   {"same":"9b28ebf"},
   {"same":"9b28ebf"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"raised":["RuntimeError","cannot resize variables that require grad"]}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"same":"6667998"},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1,2],"first":{"raised":["RuntimeError","shape '[2, 5, 5, -1]' is invalid for input of size 120"]}}}},
   {"same":"6667998"},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1,2],"first":{"raised":["RuntimeError","unflatten: Provided sizes [5, -1] don't multiply up to the size of dim 2 (12) in the input tensor"]}}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1,2],"first":{"returned":"tensor"}}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1,2],"first":{"raised":["AssertionError","num_heads must divide d_out"]}}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1,2],"first":{"same":"f26f2ac"}}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1,2],"first":{"returned":"none"}}}},
   {"same":"6667998"},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"numbered":{"same":"c18cfae"},"other_sizes":{"same":"a4b9a47"},"edges":{"calls":[1,2],"first":{"same":"7d8e900"}},"gradient":{"same":"c18cfae"}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"numbered":{"same":"c18cfae"},"other_sizes":{"same":"a4b9a47"},"equal_sizes":{"same":"c18cfae"},"edges":{"calls":[0,2],"first":{"same":"7d8e900"}},"gradient":{"same":"c18cfae"}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1],"first":{"same":"6a7e5e8"}}}},
   {"same":"6667998"},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"5516844"}},"equal_sizes":{"same":"fb5117b"},"edges":{"calls":[0,1,2],"first":{"same":"5516844"}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"numbered":{"calls":[0],"first":{"raised":["RuntimeError","shape '[1, 3, 2, 1]' is invalid for input of size 12"]}},"other_sizes":{"calls":[0,1],"first":{"same":"bc54f5b"}},"equal_sizes":{"same":"a4960e7"},"edges":{"calls":[0,2],"first":{"raised":["RuntimeError","shape '[2, 5, 1, 1]' is invalid for input of size 120"]}},"gradient":{"calls":[0],"first":{"same":"bc54f5b"}}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"same":"144ce93"}},
   {"same":"9a81717"},
   {"same":"9a81717"},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"view":{"calls":[0,1],"first":"copied"},"dtype":{"same":"828bc0c"}}},
   {"key":"PS4-squeezed","levels":[{"fr":"Que devient ton résultat avec une seule phrase, un seul jeton ou une seule tête ?","en":"What becomes of your result with a single sentence, a single token or a single head?"}],"seen":{"numbered":{"same":"53d3b0c"},"edges":{"same":"231ad03"}}},
   {"key":"SC-16","levels":{"same":"d95b520"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,2,3,4]],"numbers":[[0.0,3.0,7.0,10.0,1.0,4.0,8.0,11.0]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,5,12]],"numbers":[[1.0,0.5,-1.7,0.7,0.0,0.5,-1.1,-2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,9]],"numbers":[[0.9,-1.3,0.0,0.4,1.5,-0.7,0.1,0.6]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[2,6,5,6]],"numbers":[[1.0,0.9,-0.3,1.0,-1.1,0.9,0.2,1.2]]}},"gradient":{"calls":[0],"first":"other shapes"}}}
  ]
 },
 "merge_heads": {
  "id": "4.5",
  "assignment": "ps4_multi_head",
  "name": "merge_heads",
  "names": ["merge_heads"],
  "title": {"fr":"Recoller les têtes","en":"Merge the heads"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"numbered","kind":"values","fact":{"fr":"Les deux têtes de la figure se retrouvent côte à côte dans chaque jeton.","en":"The two heads of the figure stand side by side again in each token."},"tolerance":1e-05,"calls":[{"args":[{"tensor":{"same":"14c7548"},"dtype":"float32"}],"expected":{"tensor":{"same":"41d3029"},"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 phrases, 3 têtes, 5 jetons, taille 4.","en":"2 sentences, 3 heads, 5 tokens, size 4."},"tolerance":1e-06,"calls":[{"args":{"same":"b39fb67"},"expected":{"tensor":[[{"same":"c3db5be"},[-0.9,0.7,1.6,1.8,0.6,0.5,-0.3,-1.8,0.9,-0.9,0.7,1.6],[1.3,0.1,-1.8,-0.3,0.1,1.3,1.8,1.6,1.8,1.3,0.1,-1.8],[0.5,0.6,0.0,-1.3,0.7,-0.9,0.9,2.0,-0.3,0.5,0.6,0.0],[0.8,-1.9,-1.2,-1.2,-1.7,-2.0,1.1,-0.6,-1.3,0.8,-1.9,-1.2]],[[-1.2,-1.9,0.8,-1.3,-0.6,1.1,-2.0,-1.7,-1.2,-1.2,-1.9,0.8],[0.0,0.6,0.5,-0.3,2.0,0.9,-0.9,0.7,-1.3,0.0,0.6,0.5],[-1.8,0.1,1.3,1.8,1.6,1.8,1.3,0.1,-0.3,-1.8,0.1,1.3],[1.6,0.7,-0.9,0.9,-1.8,-0.3,0.5,0.6,1.8,1.6,0.7,-0.9],[2.0,-1.7,-2.0,1.1,0.0,-1.3,0.8,-1.9,0.9,2.0,-1.7,-2.0]]],"dtype":"float64"}},{"args":[],"kwargs":{"x":{"tensor":[[[[-1.7,-1.3,-1.6],[1.5,-0.2,1.5]],[[-1.6,-1.3,-1.7],[1.3,-0.5,1.1]],[[2.0,-1.9,1.7],[0.5,-1.4,0.1]],[[0.9,1.0,0.4],[-0.9,1.2,-1.5]]]],"dtype":"float64"}},"expected":{"tensor":[[[-1.7,-1.3,-1.6,-1.6,-1.3,-1.7,2.0,-1.9,1.7,0.9,1.0,0.4],[1.5,-0.2,1.5,1.3,-0.5,1.1,0.5,-1.4,0.1,-0.9,1.2,-1.5]]],"dtype":"float64"}}]},
   {"name":"equal_sizes","kind":"values","fact":{"same":"918adf9"},"tolerance":1e-06,"calls":[{"args":{"same":"1265287"},"expected":{"tensor":[[[1.3,-0.4,1.3,1.8,2.0,1.5,-1.1,1.0,-1.7],[-1.8,-1.5,-1.9,0.3,-1.6,-0.1,-1.0,-1.0,-1.7],[1.1,-0.7,0.9,0.7,0.8,0.2,1.0,-1.1,0.2]],[[0.8,0.7,-0.1,-0.7,1.1,-1.9,-1.5,-1.9,1.1],[-1.6,0.3,1.5,-1.5,-1.8,1.3,-0.7,0.9,1.8],[2.0,1.8,0.9,-0.4,1.3,-1.8,2.0,1.5,0.3]],[[-1.6,-0.1,0.7,-1.0,-1.7,1.0,0.3,1.5,2.0],[0.8,0.2,-1.1,-1.1,0.2,0.8,1.8,0.9,-0.7],[1.0,-1.7,-1.0,0.7,-0.1,-1.6,1.1,-1.9,-1.5]]],"dtype":"float64"}}]},
   {"name":"edges","kind":"values","fact":{"same":"3ad5dcd"},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[{"same":"87c05dc"}],[{"same":"52a6939"}]],"dtype":"float64"}],"expected":{"tensor":[{"same":"87c05dc"},{"same":"52a6939"}],"dtype":"float64"}},{"args":[{"tensor":[[[[-2.0],[-0.9],[1.3],[0.5],[0.8]],[[-1.9],[0.6],[0.1],[0.7],[-1.7]],[[1.1],[0.9],[1.8],[-0.3],[-1.3]]],[[[-1.2],[0.0],[-1.8],[1.6],[2.0]],[[-0.6],[2.0],[1.6],[-1.8],[0.0]],[[-1.2],[-1.3],[-0.3],[1.8],[0.9]]]],"dtype":"float64"}],"expected":{"tensor":[[[-2.0,-1.9,1.1],[-0.9,0.6,0.9],[1.3,0.1,1.8],[0.5,0.7,-0.3],[0.8,-1.7,-1.3]],[[-1.2,-0.6,-1.2],[0.0,2.0,-1.3],[-1.8,1.6,-0.3],[1.6,-1.8,1.8],[2.0,0.0,0.9]]],"dtype":"float64"}},{"args":[{"tensor":[[[[-2.0,-1.7,2.0,0.9]],[[-1.9,0.8,-1.3,0.0]],[[1.1,-2.0,-1.7,2.0]]]],"dtype":"float64"}],"expected":{"tensor":[[{"same":"c3db5be"}]],"dtype":"float64"}}]},
   {"name":"contiguous","kind":"contiguous","fact":{"fr":"Le résultat est contigu.","en":"The result is contiguous."},"tolerance":1e-06,"calls":[{"same":"2987d1c"},{"args":{"same":"1265287"}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"e7c4ac1"},"tolerance":1e-06,"calls":[{"args":{"same":"b39fb67"},"upstream":{"same":"8f9427c"},"expected":[{"tensor":[[[[-0.6,1.4,-1.4,-0.8],[1.8,-0.5,0.6,1.0],[1.8,-0.7,0.2,0.4],[-0.6,0.8,1.5,1.5],[-1.3,-0.1,0.4,0.2]],[[-0.9,-1.7,0.9,-1.3],[0.7,-0.3,-2.0,-0.3],[-0.1,-1.3,0.9,-1.7],[0.8,-0.6,1.4,-1.4],[-0.7,1.8,-0.5,0.6]],[[-0.1,0.4,0.2,-0.7],[0.7,1.0,0.6,-0.5],[-0.9,-0.8,-1.4,1.4],[-0.8,-0.9,-1.7,0.9],[1.0,0.7,-0.3,-2.0]]],[[[-0.3,0.7,1.0,0.6],[-1.7,-0.9,-0.8,-1.4],[-1.4,-0.8,-0.9,-1.7],[0.6,1.0,0.7,-0.3],[0.2,0.4,-0.1,-1.3]],[[-0.5,1.8,-0.7,0.2],[1.4,-0.6,0.8,1.5],[0.9,-1.3,-0.1,0.4],[-2.0,-0.3,0.7,1.0],[0.9,-1.7,-0.9,-0.8]],[[0.4,-0.1,-1.3,0.9],[1.5,0.8,-0.6,1.4],[0.2,-0.7,1.8,-0.5],[0.6,-0.5,1.8,-0.7],[-1.4,1.4,-0.6,0.8]]]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"2987d1c"},{"args":[{"tensor":{"same":"e4cdf20"},"dtype":"float32"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"3d99106"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"3d99106"}}
  ],
  "mistakes": [
   {"same":"3476d77"},
   {"same":"3476d77"},
   {"same":"3476d77"},
   {"key":"MH-2","levels":{"same":"e2304f9"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,4]],"numbers":{"same":"100f5e2"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"1f983f8"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":{"same":"bda567e"}}},"edges":{"calls":[0,1],"first":{"same":"4082fd7"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":[[-0.6,0.4,-0.8,0.7,1.0,-0.9,-0.1,0.8]]}}}},
   {"key":"MH-2","levels":{"same":"e2304f9"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,4]],"numbers":{"same":"318f8d5"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-2.0,-2.0,-0.3,-0.3,-0.3,-0.3,-2.0,-2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[1.3,1.0,-1.7,-0.4,-1.9,0.8,-1.7,-1.5]]}},"edges":{"calls":[0,2],"first":{"same":"4082fd7"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":[[-0.6,0.4,0.8,1.8,-0.7,1.5,0.2,0.8]]}}}},
   {"key":"MH-2","levels":{"same":"e2304f9"},"seen":{"numbered":{"same":"23e77c3"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":{"same":"d1c7ef2"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":{"same":"76336a7"}}},"edges":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,3]],"numbers":{"same":"b05a37d"}}},"contiguous":{"calls":[1],"first":"not contiguous"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":[[-0.6,-0.3,-0.5,0.4,-0.1,1.8,0.7,0.8]]}}}},
   {"same":"c838a0d"},
   {"same":"c838a0d"},
   {"same":"eccafab"},
   {"same":"eccafab"},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,2]],"numbers":[[2.0,4.0,10.0,12.0,18.0,20.0]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-2.8,2.0,-0.5,-3.1,-3.1,-0.5,2.0,-2.8]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[2.0,-4.1,-1.0,-0.9,3.6,-0.3,1.3,-4.1]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[2,5,1]],"numbers":[[-2.8,0.6,0.9,-2.2,-3.0,0.7,1.6,2.9]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,2]],"numbers":[[1.0,2.0,5.0,6.0,9.0,10.0]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.933333,0.666667,-0.166667,-1.03333,-1.03333,-0.166667,0.666667,-0.933333]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[0.666667,-1.36667,-0.333333,-0.3,1.2,-0.1,0.433333,-1.36667]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[2,5,1]],"numbers":[[-0.933333,0.2,0.3,-0.733333,-1.0,0.233333,0.533333,0.966667]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"same":"eeb15d8"},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"numbered":{"same":"53d3b0c"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,5,4]],"numbers":{"same":"d1c7ef2"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[9,3,3]],"numbers":{"same":"76336a7"}}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[6,5,1]],"numbers":{"same":"b05a37d"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"same":"eeb15d8"},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,2]],"numbers":[[2.0,3.0,6.0,7.0,10.0,11.0]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[1.1,1.6,1.6,0.8,0.8,1.6,1.6,1.1]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[[1.8,-1.0,0.8,1.1,2.0,1.5,0.9,-1.0]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[2,5,1]],"numbers":[[1.1,0.9,0.7,0.8,-0.6,2.0,1.8,2.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-not-merged","levels":{"same":"30aa893"},"seen":{"numbered":{"same":"3e34076"},"other_sizes":{"same":"41a8877"},"equal_sizes":{"same":"3e746b4"},"edges":{"same":"f5da964"},"contiguous":{"same":"d33a7a5"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-not-merged","levels":{"same":"30aa893"},"seen":{"numbered":{"same":"3e34076"},"other_sizes":{"same":"41a8877"},"equal_sizes":{"same":"3e746b4"},"edges":{"same":"f5da964"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-not-merged","levels":{"same":"30aa893"},"seen":{"numbered":{"same":"29b6a99"},"other_sizes":{"calls":[0,1],"first":{"kind":"list","shapes":[[2,5,4],[2,5,4],[2,5,4]],"numbers":[{"same":"8038731"},[-1.9,-0.3,1.6,-2.0,-2.0,1.6,-0.3,-1.9],[1.1,0.7,-1.8,0.8,-1.9,-0.3,1.6,-2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"list","shapes":[[3,3,3],[3,3,3],[3,3,3]],"numbers":[{"same":"10564d7"},[1.8,-1.6,0.8,-1.9,-0.4,-1.7,0.2,-1.6],[-1.1,-1.0,-1.1,1.1,2.0,1.5,0.9,-1.5]]}},"edges":{"calls":[0,1,2],"first":{"kind":"list","shapes":[[2,5,4]],"numbers":{"same":"67c9054"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-not-merged","levels":{"same":"30aa893"},"seen":{"numbered":{"same":"8968289"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,12]],"numbers":{"same":"c5ae71c"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[9,9]],"numbers":{"same":"32dec04"}}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[10,4]],"numbers":{"same":"67c9054"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-not-merged","levels":{"same":"30aa893"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,4,3]],"numbers":{"same":"100f5e2"}}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,12,5]],"numbers":{"same":"1f983f8"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,9,3]],"numbers":{"same":"bda567e"}}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4,5]],"numbers":{"same":"760fdd7"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-not-merged","levels":{"same":"30aa893"},"seen":{"numbered":{"same":"8968289"},"other_sizes":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,12]],"numbers":[[-1.7,-1.6,-1.9,1.0,-0.2,-0.5,0.1,-1.5]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[12]],"numbers":[[-2.0,2.0,0.9,0.8,-1.3,1.1,-2.0,2.0]]}}}},
   {"same":"06f0ca5"},
   {"same":"06f0ca5"},
   {"same":"06f0ca5"},
   {"same":"fb03f06"},
   {"same":"fb03f06"},
   {"key":"PS4-head-order","levels":{"same":"2732e6d"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,4]],"numbers":[[3.0,1.0,0.0,6.0,5.0,11.0,10.0,8.0]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.0,-0.3,0.1,-1.3,-1.3,0.1,-0.3,2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-1.7,-1.0,0.7,0.7,1.5,1.0,-1.1,1.0]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.9,0.7,1.3,-1.2,-1.9,1.8,-0.9,2.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,4]],"numbers":[[-0.7,-0.3,-0.6,1.8,-0.5,0.8,0.7,0.2]]}}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,8]],"numbers":[[-2.0,1.8,1.6,-1.2,1.1,-1.8,-1.8,-1.9]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,6]],"numbers":[[1.3,-1.9,0.7,-1.9,2.0,0.7,-1.1,-1.6]]}},"edges":{"calls":[0,1,2],"first":{"raised":["IndexError","index 1 is out of bounds for dimension 1 with size 1"]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"numbered":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,2]],"numbers":[[0.0,1.0,4.0,5.0,8.0,9.0]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":{"same":"67c9054"}}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3]],"numbers":[{"same":"10564d7"}]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[2,5,1]],"numbers":[[-2.0,-0.9,0.5,0.8,-1.2,0.0,1.6,2.0]]}},"contiguous":{"same":"d33a7a5"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"numbered":{"calls":[0],"first":{"raised":["RuntimeError","shape '[1, 3, 2]' is invalid for input of size 12"]}},"other_sizes":{"calls":[0,1],"first":{"same":"807eab4"}},"equal_sizes":{"calls":[0],"first":{"raised":["RuntimeError","shape '[3, 3, 2]' is invalid for input of size 81"]}},"edges":{"calls":[0,1,2],"first":{"raised":["RuntimeError","shape '[2, 5, 2]' is invalid for input of size 40"]}},"gradient":{"calls":[0],"first":{"same":"807eab4"}}}},
   {"same":"9a81717"},
   {"same":"9a81717"},
   {"same":"9a81717"},
   {"same":"eaeb50d"},
   {"same":"73312d3"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":{"same":"fe26421"}}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"same":"0315df5"},"polite":{"calls":[0],"first":"changes 0"}}}
  ]
 },
 "counterexample_heads": {
  "id": "4.8",
  "assignment": "ps4_multi_head",
  "name": "counterexample_heads",
  "names": ["counterexample_heads"],
  "title": {"fr":"Chasse à l'erreur : les têtes","en":"Bug hunt: the heads"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": [],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"heads_form","kind":"heads_form","fact":{"fr":"`x` a trois axes et des nombres finis ; `num_heads` divise le dernier.","en":"`x` has three axes and finite numbers; `num_heads` divides the last."},"tolerance":1e-06,"calls":[{"args":[]}]},
   {"name":"heads_hunt","kind":"heads_hunt","fact":{"fr":"`split_by_view` et `split_by_permute` s'y trompent tous les deux.","en":"`split_by_view` and `split_by_permute` are both wrong on it."},"tolerance":1e-06,"calls":[{"args":[]}]}
  ],
  "mistakes": [
   {"same":"bd9c8f3"},
   {"same":"9b301d8"},
   {"same":"4f96e56"},
   {"same":"4f96e56"},
   {"same":"bd9c8f3"},
   {"same":"bd9c8f3"},
   {"same":"9b301d8"},
   {"same":"4f96e56"},
   {"same":"d17a780"},
   {"same":"d17a780"},
   {"same":"d17a780"},
   {"same":"d17a780"},
   {"same":"d17a780"},
   {"same":"d17a780"},
   {"same":"d17a780"}
  ]
 },
 "MultiHeadAttention": {
  "id": "4.6",
  "assignment": "ps4_multi_head",
  "name": "MultiHeadAttention",
  "names": ["MultiHeadAttention"],
  "title": {"fr":"L'attention multi-têtes","en":"Multi-head attention"},
  "points": 6.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"seed_123","kind":"values","fact":{"fr":"À la graine 123, sur la phrase du document, la sortie est celle que nous avons calculée.","en":"With seed 123, on the document's sentence, the output is the one that we computed."},"tolerance":1e-05,"calls":[{"args":{"same":"8a8e94a"},"construct":[3,2,6,0.0,2],"seed":123,"expected":{"tensor":[{"same":"172b498"},{"same":"172b498"}],"dtype":"float32"}}]},
   {"name":"drawn","kind":"values","fact":{"fr":"À une autre graine, les quatre couches sont tirées dans l'ordre de l'énoncé.","en":"With another seed, the four layers are drawn in the order of the statement."},"tolerance":1e-05,"calls":[{"args":{"same":"2e07464"},"construct":[6,12,8,0.0,3],"seed":7,"expected":{"tensor":[[[0.03757636,0.07282963,0.2114371,0.652586,0.275688,-0.2888235,-0.3900102,0.1799694,0.1731778,-0.8406323,0.002684772,0.5751429],[-0.007314205,0.1062935,0.2300835,0.6375263,0.2538395,-0.2684887,-0.3976251,0.133354,0.1774332,-0.8047177,0.03841398,0.5675058],[0.1176623,0.1315938,0.0403105,0.4772483,0.1120866,-0.3156659,-0.4752367,0.2845544,0.1138273,-0.6201196,-0.03592072,0.3747784],[0.3124552,0.2229189,-0.04384066,0.2761277,0.1476319,-0.1701191,-0.5208777,0.1183967,-0.1025307,-0.4871468,0.2348258,0.228625],[0.2273333,0.01749723,-0.02034004,0.2611465,0.202217,-0.2091042,-0.3972071,0.2360863,0.0123162,-0.473929,0.08068471,0.2981874]],[[0.5526707,0.4209658,-0.3990165,-0.3348232,-0.1515225,0.1925751,-0.873522,0.1029501,-0.3334271,0.3629007,0.797676,-0.1754023],[0.3179491,0.5111716,-0.2643611,-0.1181028,-0.2087204,0.1306866,-0.8523986,0.1430304,-0.1002867,0.2199006,0.5813665,-0.08620873],[0.2977559,0.2154609,-0.2211556,-0.1254538,-0.1346276,-0.04980624,-0.6179526,0.3399023,-0.06341971,0.0946293,0.3720108,-0.09990115],[0.3076667,0.1230047,-0.2516313,-0.1529687,-0.09092864,-0.01418377,-0.5287619,0.3836249,-0.0477188,0.1018005,0.2934921,-0.1215593],[0.4463117,0.02203522,-0.3640574,-0.07195973,0.0634573,0.1044154,-0.4370793,0.4246756,-0.03270809,-0.1222052,0.08547486,-0.1186539]]],"dtype":"float32"}}]},
   {"name":"other_sizes","kind":"values","fact":{"same":"26f1adf"},"tolerance":1e-06,"calls":[{"args":{"same":"7f5c97b"},"construct":[6,12,8,0.0,3],"state":{"same":"61c7512"},"expected":{"tensor":[[{"same":"b81bb1e"},{"same":"e939e2f"},{"same":"81fc841"},[1.105614372,1.683678557,1.476676066,0.05382643211,-0.6434346036,1.009242852,-1.315167047,-0.7710654327,-1.509187538,1.888227521,-0.1215615148,-2.28316143],[1.139520849,1.852459151,1.610885652,0.3571491713,-0.6221138956,1.22516952,-1.583320548,-1.034340472,-1.273263357,1.867406917,0.07926538273,-2.095983383]],[{"same":"cb5fe1a"},{"same":"8e079ce"},{"same":"6e30dd5"},[1.096707161,1.693059014,1.628602325,0.8537637318,-0.6499396024,1.212380285,-1.487358598,-1.03558954,-1.455025844,1.959695046,0.2396883843,-2.071726619],[1.423388598,1.31770705,1.649710665,0.6050213685,-0.6513374017,0.9203419861,-1.275882138,-0.6119219645,-1.708008394,1.743852804,0.1281118735,-2.034155733]]],"dtype":"float64"}},{"args":[],"kwargs":{"same":"2ef11cb"},"construct":[6,12,8,0.0,3],"state":{"same":"61c7512"},"expected":{"tensor":[[{"same":"b81bb1e"}]],"dtype":"float64"}},{"args":{"same":"7f5c97b"},"construct":[6,4,8,0.0,1],"state":{"W_query.weight":{"same":"702ac34"},"W_key.weight":{"same":"5b9fd4e"},"W_value.weight":{"same":"9227840"},"out_proj.weight":{"tensor":[[0.04,-0.12,0.4,-0.04],[0.2,0.3,0.26,0.08],[-0.24,0.12,0.34,-0.4],[0.36,0.16,-0.18,0.16]],"dtype":"float64"},"out_proj.bias":{"same":"6b33b70"}},"expected":{"tensor":[[[-0.13864,-0.06296,-0.92632,1.24992],[-0.1050988285,-0.0305138849,-0.8855798467,1.243491613],[-0.1165300533,-0.1235912484,-0.9809164796,1.254731201],[-0.1378943423,-0.4364558728,-1.522982646,1.343736109],[-0.1859355904,-0.3388315139,-1.282336958,1.261581879]],[[-0.05688,-0.76528,-2.18212,1.45884],[0.01308552802,-0.4240261454,-1.529609796,1.348089898],[-0.1276249644,-0.466604131,-1.448898803,1.255541424],[-0.1759702475,-0.4738934356,-1.412940025,1.218100859],[-0.2836829251,-0.6543578691,-1.625070207,1.206776119]]],"dtype":"float64"}},{"args":{"same":"7f5c97b"},"construct":[6,3,8,0.0,3],"state":{"W_query.weight":{"tensor":[[0.04,0.36,-0.28,-0.24,-0.34,0.24],[-0.14,0.16,0.32,0.34,0.22,-0.04],[0.38,-0.16,-0.02,-0.02,-0.16,0.38]],"dtype":"float64"},"W_key.weight":{"tensor":[[0.34,-0.32,-0.3,0.4,0.14,-0.26],[0.02,0.16,0.16,0.02,-0.26,0.14],[0.4,-0.3,-0.32,0.34,0.04,-0.4]],"dtype":"float64"},"W_value.weight":{"tensor":[[0.34,0.34,0.2,-0.08,0.32,-0.24],[-0.12,-0.14,-0.3,0.22,-0.22,0.02],[0.12,0.08,-0.1,0.4,-0.06,0.16]],"dtype":"float64"},"out_proj.weight":{"tensor":[[-0.4,-0.3,-0.34],[0.3,-0.02,0.34],[-0.26,-0.18,-0.24]],"dtype":"float64"},"out_proj.bias":{"tensor":[0.0,1.1,1.5],"dtype":"float64"}},"expected":{"tensor":[[[-0.06104,1.10052,1.46384],[-0.09310609981,1.134490854,1.44227806],[-0.01333612673,1.059579597,1.494783435],[-0.006623086927,1.095504149,1.49703143],[-0.01817651076,1.078321206,1.492342853]],[[-0.15916,1.33,1.39496],[9.874567573e-05,1.190564099,1.493129936],[0.04384777007,1.068313652,1.528775803],[0.08667995436,1.017768293,1.557687515],[0.2022246681,0.9251328123,1.635042271]]],"dtype":"float64"}}]},
   {"name":"equal_sizes","kind":"values","fact":{"same":"918adf9"},"tolerance":1e-06,"calls":[{"args":{"same":"c764988"},"construct":[3,9,3,0.0,3],"state":{"W_query.weight":{"tensor":[[0.18,0.0,-0.32],[0.04,0.26,0.34],[0.28,0.08,-0.26],[0.08,0.28,0.34],[0.26,0.04,-0.32],[0.0,0.18,0.22],[0.12,-0.12,0.32],[-0.2,-0.04,-0.02],[-0.14,-0.4,0.02]],"dtype":"float64"},"W_key.weight":{"tensor":[[0.26,-0.08,0.26],[-0.36,-0.3,-0.38],[0.22,-0.14,0.18],[0.36,0.4,0.3],[0.06,-0.32,-0.02],[0.14,0.16,0.04],[-0.22,0.2,-0.34],[-0.2,-0.2,-0.34],[0.2,-0.22,0.04]],"dtype":"float64"},"W_value.weight":{"tensor":[[0.04,0.36,-0.28],[-0.24,-0.34,0.24],[-0.14,0.16,0.32],[0.34,0.22,-0.04],[0.38,-0.16,-0.02],[-0.02,-0.16,0.38],[-0.04,0.22,0.34],[0.32,0.16,-0.14],[0.24,-0.34,-0.24]],"dtype":"float64"},"out_proj.weight":{"tensor":[[0.36,-0.04,0.24,0.38,0.38,0.24,-0.04,0.36,-0.2],[-0.08,-0.1,-0.26,0.26,-0.18,0.06,0.16,0.12,-0.06],[-0.38,-0.02,0.2,0.28,0.22,0.02,-0.32,0.02,0.22],[0.28,0.2,-0.02,-0.38,-0.06,0.12,0.16,0.06,-0.18],[0.26,-0.26,-0.1,-0.08,-0.2,0.36,-0.04,0.24,0.38],[0.38,0.24,-0.04,0.36,-0.2,-0.08,-0.1,-0.26,0.26],[-0.18,0.06,0.16,0.12,-0.06,-0.38,-0.02,0.2,0.28],[0.22,0.02,-0.32,0.02,0.22,0.28,0.2,-0.02,-0.38],[-0.06,0.12,0.16,0.06,-0.18,0.26,-0.26,-0.1,-0.08]],"dtype":"float64"},"out_proj.bias":{"tensor":[-0.5,-1.9,0.1,1.4,2.0,1.9,1.1,-0.4,1.5],"dtype":"float64"}},"expected":{"tensor":[[[-0.47372,-1.95064,0.32452,1.45964,1.78436,1.60864,0.94724,-0.27856,1.71636],[-0.5911682765,-1.958566545,0.09890157598,1.544207589,1.824874019,1.744348028,0.9478180786,-0.3191805463,1.678764915],[-0.7166735291,-2.00516707,0.1846564452,1.519319436,1.820040016,1.747937669,0.974510407,-0.3831324976,1.706034795]],[[-1.39012,-2.16816,-0.05868,1.64848,1.85944,2.03544,1.04652,-0.6596,1.72064],[-1.020996767,-2.025757898,-0.2654490627,1.664368942,1.895648787,2.057675945,1.022621857,-0.525332282,1.621646419],[-0.4522717919,-1.819354534,-0.09083993691,1.51371655,1.837897289,2.018363279,0.9525103066,-0.2251677996,1.600707796]],[[-0.44392,-1.93668,0.39132,1.36588,1.87588,1.6704,1.0266,-0.32612,1.63844],[-0.9887270315,-2.051067973,0.1470236219,1.495221807,1.864762498,1.817433382,1.128536277,-0.5860486315,1.629501908],[-0.9399277457,-2.008649956,-0.02459377922,1.535896735,1.910411068,1.936781045,1.110529933,-0.5534243034,1.585182747]]],"dtype":"float64"}}]},
   {"name":"bias","kind":"values","fact":{"fr":"Avec `qkv_bias=True`, chacune des trois projections ajoute son biais.","en":"With `qkv_bias=True` each of the three projections adds its bias."},"tolerance":1e-06,"calls":[{"args":{"same":"7f5c97b"},"construct":[6,12,8,0.0,3],"options":{"qkv_bias":true},"state":{"W_query.weight":{"tensor":[[-0.34,-0.26,-0.32,0.3,-0.04,0.3],[-0.32,-0.26,-0.34,0.26,-0.1,0.22],[0.4,-0.38,0.34,0.1,-0.28,0.02],[0.18,0.2,0.08,-0.18,0.24,-0.3],[-0.16,-0.16,-0.3,0.24,-0.18,0.08],[0.2,0.18,0.02,-0.28,0.1,0.34],[-0.38,0.4,0.22,-0.1,0.26,-0.34],[-0.26,-0.32,0.3,-0.04,0.3,-0.32],[-0.26,-0.34,0.26,-0.1,0.22,0.4],[-0.38,0.34,0.1,-0.28,0.02,0.18],[0.2,0.08,-0.18,0.24,-0.3,-0.16],[-0.16,-0.3,0.24,-0.18,0.08,0.2]],"dtype":"float64"},"W_query.bias":{"tensor":[1.3,-0.4,1.3,-1.8,-1.5,-1.9,1.1,-0.7,0.9,1.8,2.0,1.5],"dtype":"float64"},"W_key.weight":{"tensor":[[-0.08,-0.16,-0.38,0.08,0.4,-0.24],[-0.2,-0.3,0.28,-0.1,0.2,0.36],[0.38,0.26,0.0,-0.4,-0.12,0.02],[0.02,-0.12,-0.4,0.0,0.26,0.38],[0.36,0.2,-0.1,0.28,-0.3,-0.2],[-0.24,0.4,0.08,-0.38,-0.16,-0.08],[-0.14,-0.34,0.14,-0.34,-0.14,-0.08],[-0.16,-0.38,0.08,0.4,-0.24,-0.2],[-0.3,0.28,-0.1,0.2,0.36,0.38],[0.26,0.0,-0.4,-0.12,0.02,0.02],[-0.12,-0.4,0.0,0.26,0.38,0.36],[0.2,-0.1,0.28,-0.3,-0.2,-0.24]],"dtype":"float64"},"W_key.bias":{"tensor":[0.5,-0.6,1.7,-0.8,0.1,0.3,-0.2,-1.4,0.8,-1.8,-1.0,-0.9],"dtype":"float64"},"W_value.weight":{"tensor":[{"same":"4a8ed44"},[-0.38,0.18,-0.22,0.06,0.2,0.2],{"same":"148df3e"},{"same":"226acde"},[-0.24,0.26,-0.2,0.02,0.1,0.04],[-0.16,0.32,-0.16,0.04,0.1,0.02],[-0.2,0.26,-0.24,-0.06,-0.02,-0.12],[-0.36,0.08,0.38,-0.28,-0.26,-0.38],[0.18,-0.22,0.06,0.2,0.2,0.06],[-0.22,0.18,-0.38,-0.26,-0.28,0.38],[0.08,-0.36,-0.12,-0.02,-0.06,-0.24],[0.26,-0.2,0.02,0.1,0.04,-0.16]],"dtype":"float64"},"W_value.bias":{"tensor":[-1.4,-1.9,1.0,-0.9,0.6,1.4,1.5,0.9,-0.4,1.7,-1.0,-0.3],"dtype":"float64"},"out_proj.weight":{"tensor":[[-0.22,-0.36,0.18,-0.24,0.02,0.14,0.12,-0.04,-0.34,0.04,0.28,0.38],[0.34,0.16,-0.16,0.2,-0.4,-0.32,-0.38,0.24,-0.1,0.24,-0.38,-0.32],[-0.4,0.2,-0.16,0.16,0.34,0.38,0.28,0.04,-0.34,-0.04,0.12,0.14],[0.02,-0.24,0.18,-0.36,-0.22,-0.22,-0.36,0.18,-0.24,0.02,0.14,0.12],[-0.04,-0.34,0.04,0.28,0.38,0.34,0.16,-0.16,0.2,-0.4,-0.32,-0.38],[0.24,-0.1,0.24,-0.38,-0.32,-0.4,0.2,-0.16,0.16,0.34,0.38,0.28],[0.04,-0.34,-0.04,0.12,0.14,0.02,-0.24,0.18,-0.36,-0.22,-0.22,-0.36],[0.18,-0.24,0.02,0.14,0.12,-0.04,-0.34,0.04,0.28,0.38,0.34,0.16],[-0.16,0.2,-0.4,-0.32,-0.38,0.24,-0.1,0.24,-0.38,-0.32,-0.4,0.2],[-0.16,0.16,0.34,0.38,0.28,0.04,-0.34,-0.04,0.12,0.14,0.02,-0.24],[0.18,-0.36,-0.22,-0.22,-0.36,0.18,-0.24,0.02,0.14,0.12,-0.04,-0.34],[0.04,0.28,0.38,0.34,0.16,-0.16,0.2,-0.4,-0.32,-0.38,0.24,-0.1]],"dtype":"float64"},"out_proj.bias":{"tensor":[-1.0,-1.1,-1.9,0.7,-1.5,-0.3,0.2,0.0,-0.9,1.6,-0.7,0.4],"dtype":"float64"}},"expected":{"tensor":[[[0.8894,-2.49496,-1.83368,1.38248,-0.7398,0.49968,0.54008,0.44576,-1.67256,1.26172,-0.22076,-0.58008],[0.9269101368,-2.510218086,-1.847119716,1.405559508,-0.6952098668,0.4881135897,0.5816722759,0.4569776275,-1.686768061,1.264449716,-0.220828096,-0.5626979398],[0.7459231352,-2.095111006,-1.991216992,1.28607803,-0.8209006353,0.6370738967,0.5041842982,0.6886308329,-2.046143954,1.566708199,0.02683098744,-0.8132326717],[0.7294064403,-2.575815215,-1.040272798,0.5646320819,-0.2100314695,-0.1356765172,0.5613479318,0.2229826806,-1.910823905,1.739641736,-0.2990145108,-0.7059570981],[0.5522704494,-1.944071386,-1.612206294,1.113704531,-0.9337846218,0.2583125045,0.5083237222,0.2824337329,-1.544447246,1.556944912,-0.07492660445,-0.9672201874]],[[0.52928,-3.101,1.06512,-0.70736,0.32112,-1.91908,0.52112,-0.87316,-1.06712,2.29428,-1.2128,-0.57412],[0.8184494236,-3.256848749,0.4169227754,-0.2527461488,0.08548698968,-1.129566364,0.3485614836,-0.283486046,-1.555222757,2.093532036,-1.019471668,-0.5818942141],[0.5090516062,-2.283456912,-0.2760594718,0.3141669357,-0.5103089125,-0.8722236477,0.561344455,-0.2767241843,-1.211922718,2.030521164,-0.6316026136,-0.8807420086],[0.5193242925,-2.233295815,-0.3909090845,0.4269129754,-0.5911602825,-0.7504573721,0.5786480581,-0.2413963433,-1.196111077,1.935008415,-0.5545947645,-0.9814563317],[0.4319406675,-2.227164261,-0.4179028887,0.4977425242,-0.6871779857,-0.7433097803,0.5625685323,-0.3721598783,-0.9705729952,1.781965758,-0.5363997365,-1.110836685]]],"dtype":"float64"}}]},
   {"name":"lengths","kind":"values","fact":{"same":"b602562"},"tolerance":1e-06,"calls":[{"args":{"same":"adb69ad"},"construct":[6,12,8,0.0,3],"state":{"same":"61c7512"},"expected":{"tensor":[[[1.16752,2.03624,1.67316,1.0918,-0.47864,1.61124,-1.70284,-1.19096,-1.24012,1.78392,0.64056,-1.69032],[1.124467212,1.626064296,1.409185491,1.148906538,-0.3296691131,1.460916083,-1.214075412,-0.7090334868,-1.874578416,1.532046756,0.6349355947,-1.609294981],[1.261480521,1.676818723,1.590423872,0.8050897524,-0.5909966395,1.149827579,-1.226273574,-0.7422349053,-1.62241084,1.863025869,0.3667908373,-1.954942208],[1.025588429,1.753049142,1.444437898,1.201877833,-0.2565717422,1.611841192,-1.347556292,-0.9253572188,-1.630837842,1.505061779,0.5467476196,-1.62641808],[1.081980309,1.714942519,1.484102567,1.042223775,-0.3694908101,1.442626595,-1.311060742,-0.8741998028,-1.600624513,1.627827954,0.4468578711,-1.754787831],[1.12209319,1.67400909,1.515541127,0.9586653343,-0.4226852193,1.33627126,-1.272681449,-0.8445440272,-1.572902125,1.686496327,0.3479797011,-1.846607561],[1.119056005,1.658602604,1.507256873,0.8942188249,-0.4157197132,1.307196292,-1.247252534,-0.8466184445,-1.539401735,1.680229119,0.2502890817,-1.885384717],[1.053748846,1.685516763,1.440739905,0.7896500751,-0.3603968193,1.346172955,-1.221276273,-0.86325651,-1.510876216,1.622505074,0.1541197948,-1.879368109]]],"dtype":"float64"}},{"args":{"same":"51909ea"},"construct":[6,12,8,0.0,3],"state":{"same":"61c7512"},"expected":{"tensor":[[{"same":"b81bb1e"},{"same":"e939e2f"},{"same":"81fc841"}],[{"same":"cb5fe1a"},{"same":"8e079ce"},{"same":"6e30dd5"}]],"dtype":"float64"}}]},
   {"name":"large_scores","kind":"values","fact":{"fr":"De très grands scores, ou très bas, donnent un résultat fini et juste.","en":"Very large scores, or very low ones, give a finite and right result."},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[[-20.0,68.0,-36.0,-4.0,0.0,-24.0],[-76.0,8.0,64.0,-72.0,-72.0,64.0],[8.0,-76.0,-24.0,0.0,-4.0,-36.0],[68.0,-20.0,28.0,48.0,40.0,4.0],[-60.0,12.0,56.0,72.0,60.0,20.0]],[[-48.0,20.0,60.0,72.0,56.0,12.0],[-60.0,4.0,40.0,48.0,28.0,-20.0],[68.0,-36.0,-4.0,0.0,-24.0,-76.0],[8.0,64.0,-72.0,-72.0,64.0,8.0],[-76.0,-24.0,0.0,-4.0,-36.0,68.0]]],"dtype":"float64"}],"construct":[6,12,8,0.0,3],"state":{"same":"61c7512"},"expected":{"tensor":[[[-6.1392,12.9776,21.8472,37.46,-17.8544,11.1464,-28.4512,-34.2456,14.46,20.2168,15.5624,2.104],[-27.5248,12.4912,-13.5832,-15.4824,7.712,20.9368,-2.704,-22.5384,16.636,1.364,-19.8104,-1.2624],[-6.7824,-2.5328,-11.932,-37.3416,11.2416,6.9144,10.2912,3.3976,4.7656,-17.716,-25.6056,5.992],[3.0784,1.8416,-24.6584,6.0376,26.8864,7.22,29.4976,35.204,-33.1592,-20.4152,21.0872,11.6768],[40.8816,-32.9504,22.9944,55.3432,-2.9472,-16.38,12.224,28.7448,-39.9288,-11.7896,33.9832,17.7184]],[[28.4352,-15.3872,21.4008,73.1992,-4.5088,-3.6072,0.5952,7.6392,-17.0136,10.244,38.7688,5.2896],[10.92,-0.3888,12.5768,54.6712,-1.6976,6.716,0.208,2.2632,-13.1944,9.3656,37.012,6.08],[-17.3744,27.6032,-42.0024,9.0504,43.92,33.9064,23.9456,9.9048,1.46,-15.132,6.836,5.208],[-43.9584,16.08,-48.8696,-46.2712,26.6304,10.7224,43.568,19.8792,-23.5752,-7.9112,-30.9384,-18.496],[4.4512,-29.656,2.2088,-2.4216,0.3392,-5.4824,-19.952,-16.2392,4.5736,-13.9624,-34.324,-0.1936]]],"dtype":"float64"}},{"args":[{"tensor":[[[-1.6993,-1.3011,-1.5995,-1.1,0.4,1.2],[-1.6986,-1.2984,-1.5989,1.3,0.7,-0.6],[-1.7001,-1.302,-1.6005,1.5,-1.2,-0.5],[-1.6997,-1.2996,-1.6002,-0.5,-1.2,1.5],[-1.7015,-1.2994,-1.598,-0.6,0.7,1.3]],[[1.4986,-0.2014,1.502,1.2,0.4,-1.1],[1.5006,-0.2015,1.4998,0.8,2.0,-1.6],[1.5004,-0.1997,1.4995,-1.8,1.4,-0.2],[1.498,-0.2001,1.5011,1.6,-1.4,-1.0],[1.5016,-0.1986,1.5005,-1.3,1.8,0.1]]],"dtype":"float64"}],"construct":[6,12,8,0.0,3],"state":{"W_query.weight":{"tensor":[[0.0,6.6,9.0,0.0,0.0,0.0],[1.2,7.2,9.0,0.0,0.0,0.0],[-1.2,4.2,5.4,0.0,0.0,0.0],[-7.2,-2.4,-1.8,0.0,0.0,0.0],[7.8,12.0,12.0,0.0,0.0,0.0],[-5.4,-1.8,-2.4,0.0,0.0,0.0],[2.4,5.4,4.2,0.0,0.0,0.0],[6.6,9.0,7.2,0.0,0.0,0.0],[7.2,9.0,6.6,0.0,0.0,0.0],[4.2,5.4,2.4,0.0,0.0,0.0],[-2.4,-1.8,-5.4,0.0,0.0,0.0],[12.0,12.0,7.8,0.0,0.0,0.0]],"dtype":"float64"},"W_key.weight":{"tensor":[[-12.0,-10.2,12.0,0.0,0.0,0.0],[9.6,10.8,7.8,0.0,0.0,0.0],[3.0,3.6,0.0,0.0,0.0,0.0],[-7.2,-7.2,-11.4,0.0,0.0,0.0],[3.6,3.0,-1.8,0.0,0.0,0.0],[10.8,9.6,4.2,0.0,0.0,0.0],[-10.2,-12.0,6.6,0.0,0.0,0.0],[-10.2,12.0,5.4,0.0,0.0,0.0],[10.8,7.8,0.6,0.0,0.0,0.0],[3.6,0.0,-7.8,0.0,0.0,0.0],[-7.2,-11.4,4.8,0.0,0.0,0.0],[3.0,-1.8,-10.8,0.0,0.0,0.0]],"dtype":"float64"},"W_value.weight":{"same":"4c0906e"},"out_proj.weight":{"same":"c53df37"},"out_proj.bias":{"same":"de2ab34"}},"expected":{"tensor":[[[1.70479796,0.95799332,1.74075728,1.05539944,-1.0306762,0.46320708,-0.62695796,0.2896774,-2.93696064,2.05598912,1.03007784,-2.03075072],[1.677672172,1.26057073,2.006183807,1.437721454,-1.180605991,0.7151807874,-1.217990971,-0.2719168371,-2.520500729,2.268547498,1.253823217,-1.977932795],[1.546169891,1.737145113,2.261570125,1.418670679,-1.395494149,0.993773946,-1.878345553,-0.9197629644,-1.946995914,2.534115347,1.35199829,-1.982391094],[1.574685677,1.682462757,2.203649052,1.367161036,-1.3402789,0.9613166472,-1.757338549,-0.7917429061,-2.032564766,2.465701038,1.338185949,-1.963643373],[1.650945119,1.534586745,2.231447954,1.44040951,-1.346758205,0.8782493134,-1.663622147,-0.6887541889,-2.143023683,2.432403226,1.333309304,-1.950886531]],[[0.95629528,2.20353568,1.45670072,0.34521896,-0.15598208,1.6947284,-1.98484056,-1.66183472,-0.39561176,1.6295448,-0.40309752,-2.09682008],[0.9984007604,1.978799793,1.400494256,0.3627301766,-0.1274860886,1.546605934,-1.741987878,-1.444004707,-0.6138884048,1.563657312,-0.4848644423,-2.12713071],[0.9084329522,1.755255479,1.046944329,-0.005962856914,0.1366474514,1.439672251,-1.180512064,-0.9919681355,-0.9231898074,1.275099311,-0.7633105488,-2.116595814],[0.8796426366,2.045443307,1.217902533,0.1411023283,0.06595118956,1.681440094,-1.634592668,-1.422044527,-0.5419929458,1.37538877,-0.6271923547,-2.028615074],[0.9339979963,1.826248931,1.100705356,0.1140410707,0.1593524675,1.547406629,-1.325815529,-1.121235357,-0.8050369457,1.251481389,-0.6886387875,-2.029679489]]],"dtype":"float64"}},{"args":[{"tensor":[[[40.0,0.0,0.0,0.0,1.0,2.0],[0.0,40.0,0.0,0.0,3.0,1.0],[1.0,0.0,40.0,0.0,0.0,2.0]]],"dtype":"float64"}],"construct":[6,12,8,0.0,3],"state":{"W_query.weight":{"tensor":[[10.0,0.0,0.0,0.0,0.0,0.0],[0.0,10.0,0.0,0.0,0.0,0.0],[0.0,0.0,10.0,0.0,0.0,0.0],[0.0,0.0,0.0,10.0,0.0,0.0],[10.0,0.0,0.0,0.0,0.0,0.0],[0.0,10.0,0.0,0.0,0.0,0.0],[0.0,0.0,10.0,0.0,0.0,0.0],[0.0,0.0,0.0,10.0,0.0,0.0],[10.0,0.0,0.0,0.0,0.0,0.0],[0.0,10.0,0.0,0.0,0.0,0.0],[0.0,0.0,10.0,0.0,0.0,0.0],[0.0,0.0,0.0,10.0,0.0,0.0]],"dtype":"float64"},"W_key.weight":{"tensor":[[-10.0,0.0,0.0,0.0,0.0,0.0],[0.0,-10.0,0.0,0.0,0.0,0.0],[0.0,0.0,-10.0,0.0,0.0,0.0],[0.0,0.0,0.0,-10.0,0.0,0.0],[-10.0,0.0,0.0,0.0,0.0,0.0],[0.0,-10.0,0.0,0.0,0.0,0.0],[0.0,0.0,-10.0,0.0,0.0,0.0],[0.0,0.0,0.0,-10.0,0.0,0.0],[-10.0,0.0,0.0,0.0,0.0,0.0],[0.0,-10.0,0.0,0.0,0.0,0.0],[0.0,0.0,-10.0,0.0,0.0,0.0],[0.0,0.0,0.0,-10.0,0.0,0.0]],"dtype":"float64"},"W_value.weight":{"same":"4c0906e"},"out_proj.weight":{"same":"c53df37"},"out_proj.bias":{"same":"de2ab34"}},"expected":{"tensor":[[{"same":"f0fe8ff"},{"same":"f0fe8ff"},[0.192,3.9504,9.4324,19.4588,-4.412,4.7976,-9.4924,-13.1372,6.3928,7.3596,4.228,-0.7224]]],"dtype":"float64"}}]},
   {"name":"evaluation","kind":"values","fact":{"same":"f03b3cb"},"tolerance":1e-06,"calls":[{"args":{"same":"eae494b"},"construct":[6,18,8,0.3,3],"state":{"same":"b87dab9"},"evaluation":true,"expected":{"tensor":[[[-0.554,0.626,-0.0875,0.4625,-0.84,-0.633,-0.741,-0.549,0.2095,-0.1875,-0.059,0.4105,0.565,0.4045,0.585,-0.2055,0.8415,-0.2305],[-0.6875500932,0.5357019256,-0.2299028456,0.3178207323,-0.1904609102,0.0102156952,-0.100944004,0.04782321866,-0.04963304944,0.3921882764,-0.3827186009,0.09996212386,0.2827692541,0.09214610393,0.2501695995,0.1858692363,0.4846565282,0.09714718772],[-0.322853016,0.3096592178,0.08583029183,0.07235019697,-0.1860029233,-0.008577616457,-0.1207864325,-0.02578736053,0.1142781969,0.2857946444,-0.2296463707,0.2265851442,0.3362400903,0.1339865125,0.2142165176,0.09878291631,0.4128407178,-0.0474114115],[-0.2678083833,0.3571794186,0.09378293263,0.1112934006,-0.004702575316,0.1507815271,-0.009586116912,-0.05836629318,0.1141899122,0.206010396,-0.232077075,0.1799896212,0.3109207771,0.1136793029,0.3719926597,-0.1161286072,0.5309637779,-0.341178481]],[[-0.5735,0.7065,-0.259,0.835,-0.419,-0.2695,-0.213,-1.0285,0.359,-0.745,0.4565,0.6835,0.8175,0.8585,0.335,-0.22,0.5875,-0.543],[-0.7736121524,0.5817211417,-0.437107582,0.6234972464,0.04594362963,0.2019155621,0.2774122412,-0.2263342559,0.008876835166,0.06166218884,-0.01502717319,0.2719254235,0.505117096,0.4964249493,-0.003810091114,0.2319726615,0.2362668722,-0.04088344497],[-0.3458965082,0.2996505733,-0.01878158013,0.2040760248,0.08581157796,0.2317569805,0.2175381539,-0.1667162835,0.1599700764,0.09634877257,0.01445418382,0.33325298,0.4385247056,0.3357460053,0.007923608522,0.1607569547,0.1956645386,-0.127511799],[-0.2877670435,0.3700700677,0.0107891816,0.1958922885,0.1775845235,0.3071653859,0.1948247015,-0.06630175299,0.07298543379,0.1430031896,-0.2111665794,0.1196536633,0.280572337,0.1310440419,0.2907361507,-0.08586816501,0.4294249937,-0.4121006588]]],"dtype":"float64"}}]},
   {"name":"dropout","kind":"dropped_weights","fact":{"same":"8b98bfe"},"tolerance":1e-06,"calls":[{"args":{"same":"eae494b"},"construct":[6,18,8,0.3,3],"state":{"same":"b87dab9"},"chances":[0,1,2,3,4,5,6,7,8,9,10,11],"expected":{"weights":{"tensor":[[[1.0,0.0,0.0,0.0],[0.4941284348,0.5058715652,0.0,0.0],[0.3117081137,0.3235780683,0.364713818,0.0],[0.217493744,0.2298472975,0.3098131217,0.2428458368]],[[1.0,0.0,0.0,0.0],[0.4822454013,0.5177545987,0.0,0.0],[0.303887573,0.3190046481,0.3771077789,0.0],[0.2486217322,0.2361559738,0.2947549006,0.2204673934]],[[1.0,0.0,0.0,0.0],[0.4727710083,0.5272289917,0.0,0.0],[0.3366589472,0.3919591311,0.2713819216,0.0],[0.2314329487,0.2390696944,0.3023026557,0.2271947012]],[[1.0,0.0,0.0,0.0],[0.4004740328,0.5995259672,0.0,0.0],[0.2867687481,0.4098879778,0.3033432742,0.0],[0.229410909,0.1901988118,0.3162411254,0.2641491537]],[[1.0,0.0,0.0,0.0],[0.5365669198,0.4634330802,0.0,0.0],[0.2868789434,0.4256653731,0.2874556836,0.0],[0.2394692312,0.1908557067,0.3311267419,0.2385483202]],[[1.0,0.0,0.0,0.0],[0.5482532118,0.4517467882,0.0,0.0],[0.2448135486,0.4032549116,0.3519315398,0.0],[0.2621716207,0.1894919246,0.3401796236,0.2081568311]]],"dtype":"float64"},"values":{"tensor":[[[-0.554,0.626,-0.0875,0.4625,-0.84,-0.633],[-0.818,0.4475,-0.369,0.1765,0.444,0.6385],[0.314,-0.083,0.6375,-0.3535,-0.186,-0.049],[-0.233,0.5925,0.0005,0.328,0.55,0.646]],[[-0.5735,0.7065,-0.259,0.835,-0.419,-0.2695],[-0.96,0.4655,-0.603,0.4265,0.479,0.641],[0.357,-0.1685,0.669,-0.4925,0.16,0.2895],[-0.1075,0.6085,0.0925,0.1485,0.551,0.6235]],[[-0.741,-0.549,0.2095,-0.1875,-0.059,0.4105],[0.473,0.583,-0.282,0.912,-0.673,-0.1785],[-0.209,-0.256,0.5685,-0.0315,0.199,0.5835],[0.493,0.0295,-0.1705,0.18,-0.518,-0.2145]],[[-0.213,-1.0285,0.359,-0.745,0.4565,0.6835],[0.605,0.3095,-0.225,0.6005,-0.33,-0.003],[0.101,0.0045,0.492,0.2105,0.062,0.4565],[0.366,0.414,-0.4625,0.504,-1.0325,-0.685]],[[0.565,0.4045,0.585,-0.2055,0.8415,-0.2305],[-0.044,-0.2695,-0.1375,0.639,0.0715,0.4765],[0.671,0.4615,0.365,-0.3975,0.4905,-0.6405],[-0.16,-0.3545,0.5755,-0.24,0.643,-0.691]],[[0.8175,0.8585,0.335,-0.22,0.5875,-0.543],[0.126,0.057,-0.415,0.7805,-0.19,0.5685],[0.533,0.2915,0.265,-0.2845,0.365,-0.636],[-0.6675,-0.98,0.9195,-0.381,0.8995,-0.774]]],"dtype":"float64"}},"heads":3}]},
   {"name":"raises","kind":"raises","fact":{"fr":"Un nombre de têtes qui ne divise pas `d_out` est refusé à la construction.","en":"A number of heads that does not divide `d_out` is refused at construction."},"tolerance":1e-06,"calls":[{"args":{"same":"7f5c97b"},"construct":[6,12,8,0.0,5],"raises":"ValueError/AssertionError"},{"args":{"same":"7f5c97b"},"construct":[12,10,8,0.0,4],"raises":"ValueError/AssertionError"}]},
   {"name":"parameters","kind":"parameters","fact":{"fr":"La couche enregistre les quatre couches de l'énoncé, et elles apprennent.","en":"The layer registers the four layers of the statement, and they learn."},"tolerance":1e-06,"calls":[{"args":[],"construct":[6,12,8,0.0,3],"expected":{"W_query.weight":[12,6],"W_key.weight":[12,6],"W_value.weight":[12,6],"out_proj.weight":[12,12],"out_proj.bias":[12]}},{"args":[],"construct":[6,12,8,0.0,3],"options":{"qkv_bias":true},"expected":{"W_query.weight":[12,6],"W_query.bias":[12],"W_key.weight":[12,6],"W_key.bias":[12],"W_value.weight":[12,6],"W_value.bias":[12],"out_proj.weight":[12,12],"out_proj.bias":[12]}}]},
   {"name":"buffer","kind":"buffer","fact":{"fr":"Le masque est un tampon : il suit la couche et figure dans `state_dict()`.","en":"The mask is a buffer: it follows the layer and stands in `state_dict()`."},"tolerance":1e-06,"calls":[{"args":[],"construct":[6,12,8,0.0,3],"expected":["W_query.weight","W_key.weight","W_value.weight","out_proj.weight","out_proj.bias"],"buffers":true}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient remonte jusqu'à l'entrée et à tous les paramètres.","en":"The gradient goes back to the input and to every parameter."},"tolerance":1e-06,"calls":[{"args":{"same":"7f5c97b"},"construct":[6,12,8,0.0,3],"state":{"same":"61c7512"},"upstream":{"same":"8f9427c"},"expected":[{"tensor":[[[0.5490657407,0.5307249848,-0.7075728609,0.7518019809,-0.2765621878,-0.1839397416],[-0.3066605903,0.8729703425,-0.2183430715,1.205874947,-0.1435210003,0.2013665312],[-0.0223941306,0.3499260403,0.08009550338,-0.1018319133,0.2429669901,-0.2197440895],[-0.03561264614,0.1097589378,-0.09666868036,-0.04519716169,-0.158842039,-0.02849810608],[0.1544894236,0.1531327171,-0.1547288787,0.1946738944,-0.2841119212,-0.1693236583]],[[0.8836630218,-0.4604989465,0.5120482812,-0.7335568827,-0.8042097653,-0.8733638701],[0.7626632871,-1.40698038,0.172677048,-1.403934417,0.1777592847,0.1817584469],[0.07788098041,-0.5396373327,-0.3244599202,-0.3449261695,0.3186770598,0.2092816849],[-0.2220579878,0.08450930094,-0.2139789408,0.3091778383,0.3397820422,-0.161172073],[0.03177825682,-0.06121792678,-0.09263251127,0.04185327291,0.1141258298,-0.07965844667]]],"dtype":"float64"},{"tensor":[[-0.8379234502,-0.2034484061,0.5792241581,0.4119130927,-1.235003553,0.4332126923],[-0.6799534971,-0.1043829045,0.1530411669,0.02403930722,0.2697118057,-0.1565390709],[0.4178159639,0.2209371961,-0.119441422,-0.002645291721,0.5459766416,-0.6250568074],[-0.3891586815,-0.1275281108,0.2190020135,0.1354824836,-0.4584696561,0.2387743645],[-0.3505740192,-0.1109632732,0.1440459994,0.06286133671,-0.07575207298,0.1135226582],[-0.5920309208,-0.1279837802,0.1476861868,0.02053801271,-0.02628200546,0.2066326455],[0.1975841874,0.2924446089,-0.1124825775,0.0137142206,0.107671374,-0.1949261458],[-0.1964438491,0.3489282089,0.3529876704,0.5103041985,-0.2173634495,-0.480037662],[-0.1262028498,0.1767789464,-0.0679730275,-0.002861828909,0.2691324984,0.01238376033],[0.6299378952,-0.457756507,0.001152487013,-0.1145362038,-0.7816196539,0.3363832217],[0.6023284424,-0.4893859444,-0.07920267597,-0.1637990003,-0.6487342998,0.4405494934],[-0.2407881277,0.187063056,-0.07828144846,0.01953492944,0.4163497739,-0.01801904273]],"dtype":"float64"},{"tensor":[[0.2308103847,-0.3123076277,0.2377210386,0.2813766895,-0.02285963913,-0.8229114548],[0.1924460043,-0.2844017022,0.228299176,0.2725044916,0.05977505355,-0.8803010226],[-0.2258976584,-0.4205092745,0.2390886707,0.2041563097,-0.3509013896,0.2304972039],[0.4912550313,0.2933721339,-0.1692687743,-0.1388684925,-0.1280259699,-0.02555862811],[-0.3600263395,0.03554243297,0.05247629361,0.03459583687,-0.02358226392,0.1492503315],[0.2845692386,0.1267663246,-0.1087246333,-0.076578476,0.2290729179,-0.3143139056],[-0.2939259691,-0.003961688089,0.0618806022,0.03722306715,-0.08310764629,0.1974846167],[-0.4867691635,-0.04583046418,0.141168725,0.1045108517,-0.1624204177,0.2549020764],[0.3999643873,-0.7735119455,0.3302185405,0.3111436336,-0.8495730989,0.2196676188],[-0.4134099546,0.8938952728,-0.3432479474,-0.3106310878,0.9963435016,-0.4720995093],[0.08608749877,-0.1611430219,0.04236747096,0.0309229318,-0.1972599703,0.1782926283],[-0.4115379988,0.9610634721,-0.3688314947,-0.3380436579,1.050863444,-0.5033414287]],"dtype":"float64"},{"tensor":[[-1.275610319,1.569920185,0.6081673696,0.08656323968,-0.2951434805,0.7871444053],[0.1791170231,-2.027513058,1.003055003,1.252177354,-1.006003534,-2.32825539],[0.6805599396,-1.045002372,0.4623353987,0.4937670241,-1.150253375,0.2974845054],[0.03790082315,-0.1256682095,-0.4190891092,-0.4754577859,-0.02809142915,-0.363739577],[-1.36085313,-0.7466165193,1.840485953,2.064048667,-0.2063672851,-2.230637922],[-1.509410882,1.550431178,-0.01568875831,0.2277545766,2.071254857,-1.258815758],[1.260496116,0.5321435216,-1.516204748,-0.728981609,2.885325476,-1.062394189],[-1.884577896,-0.2418558372,1.0686666,0.7133230407,-1.329775234,1.156786174],[1.17050618,3.226415779,-2.056804039,-2.053807267,3.099089617,0.5678264277],[2.509739849,-0.8496605804,-0.6730930692,0.1025670054,0.6614553529,-0.8851738448],[1.318047223,3.11843907,-2.08323044,-2.819257098,0.5237899811,2.758642173],[1.541818228,1.4298669,-1.555428789,-1.474190344,1.156800367,0.8460092444]],"dtype":"float64"},{"tensor":[[1.084154981,1.079874873,0.7119819302,1.673424337,0.9230142074,0.8269503788,1.108990386,-2.520014661,0.8264740778,-2.40574918,1.392602643,1.014665114],[0.2099847116,-0.2560399273,-0.01486299111,-0.1311965202,-0.3231509441,-0.3975388233,-0.3248454346,0.1268955683,-0.2295841791,0.1305311446,-0.05390946826,-0.3024857089],[-0.006217790321,-0.2226935755,-0.03368225316,-0.3087311256,-0.6395615466,-0.6543242534,-0.7348163363,0.8781946728,-0.3611707119,0.6843175179,-0.4584795816,-0.3834788929],[0.2913163842,0.8795215701,0.271196653,1.127155192,0.5447743078,0.5412133698,0.5523437584,-0.3794911242,0.2730566137,-0.9986921325,0.4566763232,0.7324596008],[-0.1270601031,-0.2890533709,-0.04749099299,-0.4263622969,-1.514106708,-1.3421509,-1.344334617,-0.6642279797,0.1238535449,-0.09876027407,0.06025270805,0.1981993278],[-0.5985621181,-0.3182534886,-0.09761424565,-1.086206006,2.324703349,2.482659654,1.931193296,4.166398916,-1.19457547,3.778829566,-2.312780955,-1.207290345],[-0.09268695794,0.07959507664,-0.003878512724,-0.03930065738,-0.5849642771,-0.6905501285,-0.7678779315,0.1942018074,0.2335445424,-0.6559603468,0.2310473342,0.2326883424],[-1.194782374,-0.8425700247,-0.5639604395,-1.696140844,1.560650938,1.659614597,1.201619602,3.61922596,-0.9156546638,3.389232916,-1.901319935,-1.227462885],[-1.977193922,0.1728432976,-1.351851392,0.2756132539,-0.1719958851,-0.05546753994,-0.03424687183,0.7871272212,-0.06629635974,0.3622198572,0.05447081158,0.472077028],[0.1926802267,-0.1685522111,-0.05304844912,0.1319478272,-0.7814216374,-0.6722604234,-0.4320020519,-1.418259498,0.1159456841,-0.4635469625,0.4733607749,0.271527674],[-0.02078568417,0.1519703818,0.06927932673,0.05687050917,2.578521041,2.357410527,2.310563749,0.5561203882,0.1501277753,0.006933129651,0.0587783953,-0.2822794224],[-0.702128531,-0.6485545593,-0.4135771905,-0.9996831001,-2.07562585,-1.851925996,-1.986904328,0.6498619094,-0.3452173044,1.18105461,-0.686733312,-0.2862889509]],"dtype":"float64"},{"tensor":[-1.5,1.3,1.2,-1.8,0.5,-4.2,0.5,-1.8,1.2,1.3,-1.5,1.0],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"932838c"},{"args":{"same":"2e07464"},"construct":[6,12,8,0.0,3],"state":{"same":"61c7512"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":[{"args":{"same":"7f5c97b"},"construct":[6,12,8,0.0,3],"state":{"same":"61c7512"},"between":{"same":"51909ea"}}]},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":[{"same":"932838c"}]}
  ],
  "mistakes": [
   {"key":"MH-1","levels":{"same":"78da171"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.18226,0.617267,0.499238,0.183285,0.406386,0.176347,0.189015,0.470688]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.302482,-0.00770185,0.0700968,0.0717408,-0.638015,-0.0289838,-0.03632,0.0507663]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.53932,1.17318,0.28435,0.856581,-1.50984,1.99495,-1.79595,-2.05525]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.28492,0.55019,1.93136,-0.53832,-1.6448,1.39008,1.08719,1.59182]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.83824,3.07543,0.137132,1.05597,-1.2392,-1.91255,-0.48832,2.95546]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.41516,1.76881,0.921606,1.19661,-1.52735,-1.55814,1.89514,-1.87824]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.5488,10.3352,5.1576,10.4392,-6.7688,3.6528,26.0752,-7.7392]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,0.0521784,-0.154697,0.0120843,-0.33,0.242705,0.0838666,-0.361044]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.543093,-0.0865112,0.409494,0.017407,-0.811603,0.386038,-0.0389959,0.281434]]}}}},
   {"key":"MH-1","levels":{"same":"78da171"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.255294,0.459325,0.456371,0.1802,0.448776,0.184815,0.184878,0.47994]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.197909,-0.123468,-0.147657,-0.265687,-0.181198,-0.120022,-0.0754002,0.113003]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.071,1.53925,0.676765,0.935613,-1.75257,1.93095,-1.5321,-1.81542]]}},"equal_sizes":{"same":"3518bcc"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.883784,1.17375,-0.557271,0.871401,0.617952,-2.56559,-1.40804,1.47833]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.2084,1.45823,0.902888,1.5206,-1.50468,-1.74521,2.00673,-2.14817]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-35.2,20.9368,5.756,16.4072,20.4472,19.7776,27.152,-17.6192]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,0.0601208,0.0842897,0.366264,-0.0308978,0.38118,-0.2845,-0.361044]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.476737,-1.07169,0.248022,0.152693,-0.395531,0.160488,-0.356664,-0.0885519]]}}}},
   {"key":"MH-1","levels":{"same":"78da171"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.18226,0.597199,0.501427,0.183964,0.406386,0.167772,0.18159,0.474446]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.302482,0.0071989,0.17428,0.166313,-0.638015,0.0768081,-0.0359504,0.00311227]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.53932,1.10938,0.283386,0.887229,-1.50984,1.85654,-1.93863,-1.99803]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.28492,0.526896,1.97922,-0.53832,-1.7126,1.39008,1.09288,1.61957]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.83824,1.47982,-0.57237,0.989252,-1.2392,-2.04652,-0.491674,0.584609]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.41516,1.83543,0.662468,1.03874,-1.3853,-1.66579,1.86439,-1.99808]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.5488,10.3352,-38.2728,31.0376,-6.7688,-2.1568,3.7712,6.608]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,0.0627439,-0.148549,-0.0127568,-0.33,0.243656,0.167607,-0.442729]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.447035,-0.0904998,0.168985,0.165954,-0.236009,-0.0744603,0.260989,0.162835]]}}}},
   {"key":"MH-1","levels":{"same":"78da171"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.401216,0.388839,0.258053,0.485763,0.284253,0.262583,0.404117]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.261327,-0.0326051,0.276742,-0.333427,0.185939,-0.4962,-0.0452655]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.49518,-0.257577,0.523135,-1.81296,1.57707,-1.43571,-2.01559]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.104265,1.73568,-0.6596,-1.87374,1.36588,1.08985,1.57824]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.485703,0.0649781,0.641228,-1.06712,-1.99731,0.983006,-1.12032]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.46561,0.954798,1.34657,-1.153,-1.70465,1.69375,-1.90993]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,11.1464,3.9,46.74,-17.0136,-15.3872,-16.5312,13.4592]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.198568,-0.0955022,-0.0657629,0.4565,0.473158,0.0490849,-0.333911]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.52375,-0.279695,-0.0855801,0.177454,-0.75778,0.139036,0.0296234,0.117528]]}}}},
   {"key":"MH-1","levels":{"same":"78da171"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.396308,0.389071,0.257013,0.485763,0.284931,0.26365,0.404163]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.269791,-0.0242425,0.283915,-0.333427,0.237986,-0.523272,-0.0476744]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.49857,-0.250892,0.632016,-1.81296,1.66257,-1.5259,-1.97312]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.143392,1.72609,-0.6596,-1.9461,1.36588,1.12887,1.60369]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.489024,-0.0789344,0.769994,-1.06712,-2.04278,0.688161,-0.898675]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.39396,1.35173,1.56638,-1.49779,-1.52774,1.69193,-1.71779]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,11.1464,3.9,11.476,-17.0136,16.096,24.7872,4.1664]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229717,-0.00739076,-0.0145955,0.4565,0.525608,-0.0157924,-0.412101]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.520911,-0.333294,0.176557,0.115932,-1.93331,0.241911,0.30087,-0.0597948]]}}}},
   {"key":"MH-1","levels":{"same":"78da171"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.38243,0.388829,0.257828,0.485763,0.285169,0.263497,0.404792]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.27073,-0.0328604,0.259874,-0.333427,0.26221,-0.449297,-0.0405829]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.48782,-0.268626,0.557524,-1.81296,1.71791,-1.39657,-1.98352]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.133915,1.73325,-0.6596,-1.93908,1.36588,1.08836,1.59064]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.503208,-0.0656148,0.487388,-1.06712,-2.448,0.486075,-1.15888]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.38726,1.13982,1.41048,-1.28828,-1.65966,1.64882,-1.83762]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,20.9368,-3.5656,46.74,-17.0136,-0.3888,22.8224,-2.888]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.219889,-0.0131859,-0.035103,0.4565,0.504091,0.00739679,-0.333911]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.314339,-0.124434,0.0344704,0.218968,-1.56691,0.35688,-0.19141,0.127439]]}}}},
   {"key":"MH-2","levels":{"same":"e2304f9"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.13505,0.291971,0.794962,0.184985,0.378985,0.165206,0.184065,0.620142]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.220083,0.127564,0.388162,0.294716,-0.181667,-0.254261,-0.460781,-0.28086]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.998927,1.04022,-0.354126,1.01097,-1.54592,1.70968,-1.46458,-2.01035]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.456221,0.385321,2.23438,-0.317995,-1.79919,1.4441,1.04805,1.6204]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.74259,2.64884,-1.33935,-0.0296083,0.806968,-2.34541,-0.0972122,-1.02875]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.68052,1.29012,0.813936,1.21678,-1.57056,-1.35384,1.79516,-1.86238]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-29.2832,21.4264,-17.6872,35.1128,-2.1992,52.6576,11.1088,43.2784]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,0.0937829,0.226585,0.133987,0.0459436,0.277412,-0.22,-0.412101]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[1.76837,-0.0478578,0.346157,-0.40762,-0.37634,0.0988231,0.148701,0.1038]]}}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.423799,0.403222,0.255664,0.150344,-0.389439,0.0427613,-0.258411,0.00729597]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.47004,1.11157,-0.0788389,0.543666,-1.41608,2.03288,-1.80032,-1.94539]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.13232,0.249886,1.69688,-0.66464,-1.85421,1.11344,1.31826,1.47525]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.974,1.27032,-0.0393694,0.354823,-2.38868,-1.53811,-0.709496,0.899704]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.28984,1.88763,1.01289,1.2216,-1.37212,-1.63098,1.70398,-1.9139]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.3872,-13.9338,-9.9672,23.148,10.972,6.03297,15.8048,8.5392]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.177077,-0.0437855,-0.138062,0.8585,-0.420664,0.31028,-0.397477]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.292589,-0.667285,0.541096,-0.0273295,0.537459,0.324986,-0.0593107,0.185443]]}}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268188,-0.0567825,0.292786,-0.333427,0.186288,-0.509412,-0.17326]]}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.49985,-0.319795,0.432002,-1.81296,1.63981,-1.42998,-2.09864]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.104325,1.75301,-0.6596,-1.96021,1.36588,1.02093,1.62342]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.48578,-0.0453425,0.956869,-1.06712,-2.70519,0.498431,-1.03747]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.46719,1.22861,1.27452,-1.23712,-1.59358,1.62712,-1.85183]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,-11.7176,-44.4632,55.3432,-17.0136,-15.3868,-46.8,-8.0032]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.218261,-0.0176944,-0.124729,0.4565,0.492527,0.218362,-0.397477]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.378504,-0.311843,-0.251058,0.158429,-0.632733,0.186185,0.172482,0.0262521]]}}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.247305,1.02861,-0.0851477,0.0985675,-0.70459,-0.108193,-0.347773,-0.0618224]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.30276,0.994431,-0.241519,0.841396,-1.1668,1.62312,-1.54844,-1.92883]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.13232,0.245363,1.69709,-0.66464,-1.84882,1.11344,1.33873,1.46698]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.47576,0.38047,-0.701671,0.717519,1.1652,-3.35821,0.555096,0.196328]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.48008,1.31149,0.726548,1.59069,-1.50606,-1.44207,1.71651,-1.9779]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7424,-6.5768,-15.988,15.1288,20.0248,21.5648,38.0032,-33.544]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,0.282769,0.133987,0.11419,-0.745,0.0459436,0.231757,-0.412101]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.171196,0.0621256,-0.00451749,0.28199,0.535749,-0.174406,0.51163,0.0726912]]}}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.267928,0.0118032,0.175909,-0.333427,0.212115,-0.501765,-0.117381]]}},"other_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.49906,-0.295975,0.314167,-1.81296,1.50545,-1.34934,-2.07176]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.105511,1.74791,-0.6596,-1.85646,1.36588,1.05276,1.58424]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.486801,-0.267429,0.897944,-1.06712,-2.52475,0.463597,-0.886822]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.46969,0.907138,1.48212,-1.24422,-1.60374,1.6923,-1.90923]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,26.3111,-30.4904,29.5304,-17.0136,-15.3862,-39.9744,-4.8064]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.202718,0.0345063,-0.124729,0.4565,0.506017,-0.0095265,-0.397477]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.471602,-0.376993,-0.254665,-0.0300752,-0.902919,0.0428819,0.167213,0.0410394]]}}}},
   {"key":"MH-3","levels":{"same":"96a3a41"},"seen":{"seed_123":{"same":"6e031d7"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268593,0.00268606,0.300708,-0.333427,0.299882,-0.550042,-0.130615]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50048,-0.273992,0.37198,-1.81296,1.63345,-1.47737,-1.96567]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.492314,-0.0558829,0.9163,-1.06712,-2.80036,0.196884,-1.1993]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.4842,1.00431,1.42541,-1.25305,-1.57657,1.7206,-1.94397]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,21.972,-20.6712,-0.9224,-17.0136,6.05481,-16.8384,3.48653]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.231667,-0.0162807,-0.029497,0.4565,0.427642,0.215949,-0.39536]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.503093,-0.244699,-0.135554,0.0986703,-0.806493,0.292046,0.286954,0.0135106]]}}}},
   {"key":"MH-4","levels":{"same":"7614f73"},"seen":{"drawn":{"same":"d02e0c0"},"other_sizes":{"same":"d02e0c0"},"equal_sizes":{"same":"d02e0c0"},"bias":{"same":"d02e0c0"},"lengths":{"same":"e60dc7a"},"large_scores":{"calls":[0,1,2],"first":{"same":"9828f95"}},"evaluation":{"same":"d02e0c0"},"dropout":{"same":"d02e0c0"},"gradient":{"same":"d02e0c0"}}},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"seed_123":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (24x1 and 2x2)"]}},"drawn":{"same":"2cb377f"},"other_sizes":{"calls":[0,1,3],"first":{"same":"6a9cab4"}},"equal_sizes":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (27x3 and 9x9)"]}},"bias":{"same":"2cb377f"},"lengths":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (24x4 and 12x12)"]}},"large_scores":{"calls":[0,1,2],"first":{"same":"6a9cab4"}},"evaluation":{"same":"286b854"},"dropout":{"same":"286b854"},"gradient":{"same":"2cb377f"}}},
   {"same":"1c649e8"},
   {"same":"1c649e8"},
   {"key":"MH-6","levels":{"same":"72b390c"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.186425,0.500378,0.47668,0.174125,0.609788,0.172618,0.173775,0.480745]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.391533,0.0191152,0.112292,0.235045,-0.256994,-0.00664205,-0.373678,-0.0590576]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.01964,1.14035,0.243241,0.797153,-1.42427,1.76042,-1.60393,-2.10883]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.33564,0.209127,1.80284,-0.62028,-1.80908,1.41456,1.12784,1.55384]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.31012,0.379911,-1.01302,0.765948,-0.292973,-1.26976,-0.271987,0.62565]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.248,1.37937,0.836,1.44956,-1.60232,-1.39494,1.81819,-1.9225]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[4.32107,1.21147,1.73573,0.8328,20.508,15.9696,11.5387,-16.9467]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.243333,-0.00978877,0.0568654,0.137497,0.208333,0.00297239,0.153727,0.00490613]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.304032,-0.0457151,-0.122301,0.205838,-0.128186,0.0595739,-0.0177169,0.0556751]]}}}},
   {"key":"PS4-head-order","levels":{"same":"2732e6d"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.053831,0.61108,0.566033,0.090777,0.733814,0.0596621,0.0836793,0.558707]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.300981,-0.445314,0.0688972,0.203729,-0.0931004,0.0404686,-0.331622,0.00822262]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.35732,0.86037,-0.0317506,0.687266,-1.62008,1.69467,-1.54594,-2.24612]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[0.0286,0.0938336,1.76032,-0.69252,-1.65599,1.38644,1.15536,1.48047]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.8544,-1.38361,-1.73193,-0.0887342,1.91728,-2.40242,0.301377,1.70945]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.04836,1.17681,0.691781,1.59555,-1.76529,-1.49971,1.97027,-2.04788]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.4176,-18.9128,-4.8632,-39.2296,16.788,20.4896,17.1488,-17.3392]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[0.565,0.25017,-0.0474114,-0.0583663,0.4565,-0.773612,0.204076,0.307165]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.103502,-0.432586,-0.230209,0.247108,0.257384,0.127757,-0.414461,0.19445]]}}}},
   {"key":"PS4-axes","levels":{"same":"d95b520"},"seen":{"seed_123":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (2) at non-singleton dimension 3"]}},"drawn":{"same":"a589aa1"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"ed91fb2"}},"equal_sizes":{"same":"3518bcc"},"bias":{"same":"a589aa1"},"lengths":{"calls":[0,1],"first":{"same":"87f8b7c"}},"large_scores":{"calls":[0,1,2],"first":{"same":"ed91fb2"}},"evaluation":{"same":"91b109e"},"dropout":{"same":"91b109e"},"gradient":{"same":"a589aa1"}}},
   {"key":"PS4-axes","levels":{"same":"d95b520"},"seen":{"seed_123":{"same":"6e031d7"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.26799,-0.000887678,0.320289,-0.333427,0.220372,-0.52802,-0.133958]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.5006,-0.309113,0.344629,-1.81296,1.58676,-1.38933,-2.02715]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.0976028,1.74583,-0.6596,-1.90028,1.36588,1.05894,1.60555]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488945,-0.159802,1.11571,-1.06712,-2.61943,0.570312,-1.00529]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.49306,1.01995,1.41391,-1.35126,-1.48768,1.69799,-1.8928]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,11.1464,-12.476,11.9928,-17.0136,-15.3872,22.8224,10.4272]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.22768,0.063559,-0.0897245,0.4565,0.443773,0.166022,-0.433491]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.517826,-0.322766,-0.199454,0.0487797,-1.0021,0.149864,0.114114,-0.041549]]}}}},
   {"key":"MH-8","levels":{"same":"3101f56"},"seen":{"seed_123":{"same":"86e489d"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268376,-0.0215897,0.253716,-0.333427,0.208793,-0.513881,-0.114387]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50025,-0.276999,0.371784,-1.81296,1.63534,-1.46301,-2.0238]]}},"equal_sizes":{"same":"e9b8969"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488341,-0.0400325,1.03975,-1.06712,-2.29633,0.597543,-1.10496]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.42456,0.915049,1.50855,-1.24553,-1.63959,1.65887,-1.88469]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.715622,1.35887,1.42866,-0.395612,1.73405,-1.59755,-2.07094]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229204,-0.0109806,-0.0537653,0.4565,0.491055,0.131851,-0.384921]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.529677,-0.265287,-0.132932,0.139777,-0.80925,0.0955756,0.239708,-0.0417182]]}}}},
   {"key":"MH-8","levels":{"same":"3101f56"},"seen":{"seed_123":{"same":"86e489d"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.26853,-0.0411245,0.264379,-0.333427,0.21676,-0.534333,-0.120648]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50054,-0.294833,0.352629,-1.81296,1.59806,-1.49556,-2.03835]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488032,0.0477779,1.13083,-1.06712,-2.27611,0.572098,-1.11119]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.40324,0.768089,1.64316,-1.33423,-1.54843,1.68863,-1.87792]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.71493,1.34925,1.44365,-0.395612,1.76345,-1.64816,-2.01486]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.230587,-0.00636733,-0.0632531,0.4565,0.518792,0.188565,-0.437396]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.55565,-0.20166,-0.24987,0.158371,-0.815155,0.0778826,0.33571,-0.094409]]}}}},
   {"key":"MH-8","levels":{"same":"3101f56"},"seen":{"same":"409be01"}},
   {"key":"SC-1","levels":{"same":"3101f56"},"seen":{"same":"409be01"}},
   {"key":"SC-2","levels":[{"fr":"Tes poids sont trop plats. Par quoi ramène-t-on un écart-type à 1 : par la variance, ou par l'écart-type ?","en":"Your weights are too flat. What brings a standard deviation back to 1: the variance, or the standard deviation?"}],"seen":{"same":"132ed74"}},
   {"key":"SC-4","levels":{"same":"3101f56"},"seen":{"seed_123":{"same":"b610034"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268461,-0.0323545,0.259085,-0.333427,0.214228,-0.524988,-0.117414]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50041,-0.287011,0.360471,-1.81296,1.61513,-1.48153,-2.03129]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.48817,0.0114739,1.09953,-1.06712,-2.28768,0.583259,-1.11023]]}},"lengths":{"same":"e2382d5"},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.715322,1.35381,1.43786,-0.395612,1.74979,-1.62534,-2.03989]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.230274,-0.00736044,-0.0609722,0.4565,0.512553,0.175924,-0.426008]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.544422,-0.229921,-0.198663,0.149684,-0.800116,0.0799408,0.291122,-0.0697785]]}}}},
   {"key":"SC-4","levels":{"same":"3101f56"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.390947,0.388151,0.257393,0.485763,0.285257,0.263431,0.403558]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.26844,-0.0297153,0.257645,-0.333427,0.213135,-0.522222,-0.116568]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50037,-0.284599,0.363057,-1.81296,1.62022,-1.47712,-2.02924]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488212,-0.000428154,1.08749,-1.06712,-2.29038,0.58672,-1.10949]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.41602,0.851511,1.56999,-1.28289,-1.60198,1.67058,-1.88141]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.715411,1.35511,1.4358,-0.395612,1.74582,-1.61851,-2.04748]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.540912,-0.238547,-0.182837,0.147193,-0.799197,0.0825195,0.277986,-0.062623]]}}}},
   {"key":"SC-4","levels":{"same":"3101f56"},"seen":{"seed_123":{"same":"b610034"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268411,-0.0260029,0.255752,-0.333427,0.211335,-0.518377,-0.115489]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50032,-0.281159,0.366895,-1.81296,1.62726,-1.47076,-2.02655]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488271,-0.0179615,1.06788,-1.06712,-2.29354,0.591641,-1.10792]]}},"lengths":{"same":"e2382d5"},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.715519,1.35687,1.43269,-0.395612,1.74036,-1.60892,-2.05818]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229681,-0.0093233,-0.0568651,0.4565,0.500669,0.15164,-0.403621]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.535862,-0.250741,-0.160255,0.143764,-0.801275,0.0875812,0.260018,-0.0528352]]}}}},
   {"key":"SC-5","levels":[{"fr":"Que vaut la somme de chaque ligne de tes poids ?","en":"What does each row of your weights sum to?"}],"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.15097,-0.165117,0.0391169,0.143381,-0.229615,0.112521,-0.423131,-0.0322917]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.028,1.40049,-0.00884242,0.616676,-1.55648,1.67495,-1.56672,-2.02653]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.484827,0.0924804,1.8173,-0.54988,-1.82931,1.3803,1.14136,1.54424]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.0553,0.0938082,-0.28392,0.941296,-0.98356,-1.65808,0.371596,-0.356205]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.18376,1.5344,0.754457,1.52749,-1.52288,-1.36063,1.81629,-1.93597]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-2.4696,11.1184,-12.6528,28.1216,-9.1568,14.7016,20.984,-1.0968]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.22617,-0.0948351,-0.000604358,-0.0314321,0.186365,0.225449,0.103919,-0.201382]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.29375,-0.0597102,-0.198839,0.0961588,-0.45586,0.0621932,0.226889,-0.0885539]]}}}},
   {"key":"PS4-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.269286,-0.126995,0.339711,-0.333427,0.169259,-0.61557,-0.168112]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50198,-0.356909,0.304131,-1.81296,1.50975,-1.59351,-2.03936]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.0674939,1.77229,-0.6596,-1.7438,1.36588,1.22396,1.56399]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.486902,0.199912,1.22231,-1.06712,-2.02786,0.530617,-1.1407]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.29727,0.461338,1.82841,-1.60068,-1.2172,1.77059,-1.84276]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.696862,1.29606,1.38823,-0.395612,1.93044,-1.88131,-1.78803]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.238151,0.00836073,-0.134427,0.4565,0.652674,0.431514,-0.59867]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.636628,-0.00341636,-0.637646,0.317647,-0.991483,0.203585,0.510307,-0.39089]]}}}},
   {"key":"PS4-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"same":"132ed74"}},
   {"key":"MH-9","levels":{"same":"f0c9a82"},"seen":{"seed_123":{"same":"db33b6b"},"drawn":{"same":"d4c33e1"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.182,-0.436943,0.493536,0.184103,-0.35,-0.10366,-0.131844,-0.297371]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.672,0.291168,0.447143,-0.61,0.169989,0.032,-0.0771529,0.00590068]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.678,0.825775,-0.506545,-0.679414,-0.82,-1.65085,1.54802,-0.553942]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.386,0.045488,-0.1633,0.287553,0.0936647,0.014447,0.0441729,0.143446]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-33.44,0.56,29.28,-36.8,-8.32,-3.04,-24.64,-16.4]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[1.30987,0.380234,-0.399896,0.459422,1.01362,0.0309545,-0.350355,0.313321]]}}}},
   {"key":"MH-9","levels":{"same":"f0c9a82"},"seen":{"seed_123":{"same":"db33b6b"},"drawn":{"same":"d4c33e1"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"cbd64d2"}},"equal_sizes":{"same":"52a19b2"},"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `out_proj.weight` (it has: `W_query.weight`, `W_query.bias`, `W_key.weight`, `W_key.bias`, `W_value.weight`, `W_value.bias`)."]}},"lengths":{"calls":[0,1],"first":{"same":"cbd64d2"}},"large_scores":{"calls":[0,1,2],"first":{"same":"cbd64d2"}},"evaluation":{"same":"52a19b2"},"dropout":{"same":"52a19b2"},"parameters":{"same":"b5d7eac"},"gradient":{"same":"52a19b2"},"device":{"same":"52a19b2"}}},
   {"key":"MH-9","levels":{"same":"f0c9a82"},"seen":{"seed_123":{"same":"0c81380"},"drawn":{"same":"984fcde"},"other_sizes":{"same":"55fe239"},"equal_sizes":{"same":"0122b31"},"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `out_proj.bias` (it has: `W_query.weight`, `W_query.bias`, `W_key.weight`, `W_key.bias`, `W_value.weight`, `W_value.bias`, `out_proj.weight`)."]}},"lengths":{"same":"43b6073"},"large_scores":{"same":"ab8dab2"},"evaluation":{"same":"0122b31"},"dropout":{"same":"0122b31"},"parameters":{"calls":[0,1],"first":"missing out_proj.bias"},"gradient":{"same":"0122b31"},"device":{"same":"0122b31"}}},
   {"key":"MH-9","levels":{"same":"f0c9a82"},"seen":{"seed_123":{"same":"0c81380"},"drawn":{"same":"984fcde"},"other_sizes":{"same":"55fe239"},"equal_sizes":{"same":"0122b31"},"lengths":{"same":"43b6073"},"large_scores":{"same":"ab8dab2"},"evaluation":{"same":"0122b31"},"dropout":{"same":"0122b31"},"parameters":{"calls":[0],"first":"missing out_proj.bias"},"gradient":{"same":"0122b31"},"device":{"same":"0122b31"}}},
   {"key":"MH-9","levels":{"same":"f0c9a82"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.379528,0.550484,0.542549,0.228058,0.609161,0.269859,0.237546,0.547803]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.288751,-0.00781375,0.0430797,0.167648,0.196147,-0.0225516,-0.18421,-0.10662]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.1606,1.74184,-0.0461725,1.17451,-1.70208,1.86427,-1.77277,-2.46251]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.69956,0.0663501,1.59826,-0.62424,-1.85734,1.5418,1.01303,1.47414]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-2.18132,0.797259,0.531245,1.83389,0.64132,-0.651126,0.123352,-0.443268]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.42048,1.97672,0.930218,1.00383,-1.9873,-1.488,2.00572,-2.19108]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-18.688,21.2152,-13.1736,-25.1256,1.9192,-26.5712,1.84,-11.3088]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-0.0124612,0.833931,0.13548,0.0884846,-0.854277,-0.738414,-0.0548425,0.383822]]}}}},
   {"key":"MH-9","levels":{"same":"f0c9a82"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.427565,0.3181,0.340617,0.446239,0.268726,0.469875,0.451652,0.346393]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.251893,0.331649,0.414634,0.249202,-0.174221,0.461168,0.604455,0.241298]]}},"other_sizes":{"calls":[0,1,3],"first":{"same":"5dde815"}},"equal_sizes":{"same":"26ffbc8"},"bias":{"same":"23842e5"},"lengths":{"calls":[0,1],"first":{"same":"5dde815"}},"large_scores":{"calls":[0,1,2],"first":{"same":"5dde815"}},"evaluation":{"same":"148d538"},"dropout":{"same":"148d538"},"parameters":{"calls":[0,1],"first":"shape out_proj.weight [4, 4]"},"gradient":{"same":"23842e5"},"device":{"same":"23842e5"}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1],"first":{"returned":"object"}}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"seed_123":{"same":"c18cfae"},"raises":{"same":"d960b5d"}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"seed_123":{"calls":[0],"first":{"raised":["AssertionError","d_out must be divisible by num_heads"]}},"raises":{"same":"d960b5d"}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"seed_123":{"calls":[0],"first":{"raised":["ValueError","d_out must be divisible by num_heads"]}},"raises":{"same":"d960b5d"}}},
   {"key":"MH-13","levels":{"same":"b079dd3"},"seen":{"drawn":{"same":"00486ba"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"7e46773"}},"equal_sizes":{"same":"a4960e7"},"bias":{"same":"00486ba"},"lengths":{"calls":[0,1],"first":{"raised":["RuntimeError","shape '[1, 8, 3, 2]' is invalid for input of size 96"]}},"large_scores":{"calls":[0,1,2],"first":{"same":"7e46773"}},"evaluation":{"same":"0b5f746"},"dropout":{"same":"0b5f746"},"gradient":{"same":"00486ba"}}},
   {"key":"MH-13","levels":{"same":"b079dd3"},"seen":{"seed_123":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (12x2 and 3x3)"]}},"drawn":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (10x12 and 6x6)"]}},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"00ef235"}},"equal_sizes":{"same":"26ffbc8"},"bias":{"same":"53db4e4"},"lengths":{"calls":[0,1],"first":{"same":"00ef235"}},"large_scores":{"calls":[0,1,2],"first":{"same":"00ef235"}},"evaluation":{"same":"148d538"},"dropout":{"same":"148d538"},"parameters":{"calls":[0,1],"first":"shape out_proj.weight [6, 6]"},"gradient":{"same":"53db4e4"},"device":{"same":"53db4e4"}}},
   {"key":"MH-13","levels":{"same":"4585b5d"},"seen":{"raises":{"calls":[0,1],"first":{"same":"f26f2ac"}}}},
   {"key":"MH-11","levels":{"same":"8cd4bfb"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.339374,0.318574,0.322822,0.276319,0.424726,0.310597,0.280671,0.34731]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.374692,0.109975,-0.402093,-0.0647764,-0.870763,-0.17715,-0.551319,-0.0448751]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.60128,1.83109,0.264475,0.838447,-0.74804,1.69476,-1.30914,-1.78603]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.71324,-0.286651,1.95072,-0.65344,-1.78511,1.89996,1.10794,1.51482]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.46,0.690873,-1.68877,0.371743,-2.32592,0.776126,-0.28091,1.87193]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.96316,1.22355,0.936694,1.3678,-1.65026,-1.23308,1.93143,-1.86363]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[23.4576,5.9208,-41.7755,23.2815,-15.3576,-17.2448,2.9344,-7.1632]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.0415,0.715483,0.132852,-0.232034,0.2195,0.475505,0.00493709,-0.329104]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-0.368268,-0.11624,0.0548696,0.0906932,-0.595961,-0.036043,0.440816,-0.23141]]}}}},
   {"key":"MH-11","levels":{"same":"8cd4bfb"},"seen":{"same":"58f9ce6"}},
   {"key":"MH-14","levels":{"same":"da243ad"},"seen":{"drawn":{"same":"e68c863"},"other_sizes":{"calls":[0,2,3],"first":{"same":"e3b7cd2"}},"bias":{"same":"e68c863"},"lengths":{"calls":[1],"first":{"same":"e3b7cd2"}},"large_scores":{"calls":[0,1],"first":{"same":"e3b7cd2"}},"evaluation":{"same":"e68c863"},"dropout":{"same":"e68c863"},"gradient":{"same":"e68c863"}}},
   {"key":"MH-14","levels":{"same":"da243ad"},"seen":{"seed_123":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (2) at non-singleton dimension 1"]}},"drawn":{"same":"3650b2f"},"other_sizes":{"calls":[0,2,3],"first":{"same":"2a5b58a"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.724572,0.305918,1.71647,-0.434059,-1.86135,1.40041,1.15174,1.69091]]}},"bias":{"same":"3650b2f"},"lengths":{"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (3) at non-singleton dimension 1"]}},"large_scores":{"calls":[0,1,2],"first":{"same":"2a5b58a"}},"evaluation":{"same":"ce5220d"},"dropout":{"same":"ce5220d"},"gradient":{"same":"3650b2f"}}},
   {"key":"MK-1","levels":{"same":"eebeaa7"},"seen":{"same":"f6f5bc6"}},
   {"key":"MK-9","levels":{"same":"eebeaa7"},"seen":{"same":"f6f5bc6"}},
   {"key":"MK-2","levels":{"same":"17de6a3"},"seen":{"same":"bf041ef"}},
   {"same":"475dad0"},
   {"same":"475dad0"},
   {"key":"MK-5","levels":{"same":"17de6a3"},"seen":{"same":"bf041ef"}},
   {"key":"MK-4","levels":[{"fr":"+∞ gagne toujours. Est-ce ce que tu veux pour le futur ?","en":"+∞ wins everything. Is that what you want for the future?"}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[["nan","nan","nan",0.257474,"nan","nan","nan",0.402783]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",0.261146,"nan","nan","nan",-0.118654]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",0.357149,"nan","nan","nan",-2.03416]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[["nan","nan",1.74794,"nan",-1.81935,"nan","nan",1.58518]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",1.1137,"nan","nan","nan",-1.11084]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[["nan","nan","nan","nan","nan","nan","nan",-1.87937]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",55.3432,"nan","nan","nan",-0.1936]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan","nan","nan",-0.0583663,"nan","nan","nan",-0.412101]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan","nan","nan",0.208686,"nan","nan","nan",-0.0762675]]}},"gradient":{"same":"ee92a7a"}}},
   {"key":"MK-6","levels":[{"fr":"0 × ∞ = nan. Où ton masque vaut-il 0 ?","en":"0 × ∞ = nan. Where is your mask 0?"}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":{"same":"e12e92b"}}},"drawn":{"same":"18f06d3"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"25bacdb"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":{"same":"e12e92b"}}},"bias":{"same":"18f06d3"},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":{"same":"e12e92b"}}},"large_scores":{"same":"4b42195"},"evaluation":{"same":"3b4f182"},"dropout":{"same":"3b4f182"},"gradient":{"same":"ee92a7a"}}},
   {"key":"MK-7","levels":[{"fr":"Les poids visibles de la ligne 0 somment à moins de 1.","en":"The visible weights of row 0 sum to less than 1."}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.214562,0.582517,0.484324,0.257474,0.651033,0.241518,0.252249,0.402783]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.217282,-0.145266,0.0280777,0.261146,-0.198868,0.137634,-0.487977,-0.118654]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.13429,1.37201,-0.0783972,0.357149,-1.4356,1.69287,-1.5195,-2.03416]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.461142,0.0998851,1.74794,-0.529475,-1.81935,1.40009,1.12352,1.58518]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.570323,0.0906005,-0.222951,1.1137,-0.925118,-1.68355,0.511788,-1.11084]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.19215,1.58662,0.856605,1.47698,-1.38542,-1.52497,1.70058,-1.87937]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.3936,20.9368,6.5032,55.3432,-1.3,2.0976,38.5056,-0.1936]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.151665,-0.12202,-0.00678763,-0.0583663,0.103064,0.290749,0.11507,-0.412101]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.101154,0.0254705,-0.217025,0.163476,-0.0939008,0.00469734,0.234181,-0.0501001]]}}}},
   {"key":"MK-7","levels":[{"fr":"Et si le score d'un jeton futur écrase tous les autres ? Que reste-t-il au passé ?","en":"What if the score of a token to come dwarfs all others? What is left to the past?"}],"seen":{"large_scores":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,20.9368,-25.6056,55.3432,"nan",27.6032,43.568,-0.1936]]}}}},
   {"same":"fd2f758"},
   {"same":"fd2f758"},
   {"same":"7413fbb"},
   {"same":"7413fbb"},
   {"same":"9e498a8"},
   {"same":"9e498a8"},
   {"key":"MK-13","levels":{"same":"89b01f9"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.246291,0.407751,0.435404,0.193359,0.384085,0.229741,0.22955,0.682541]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.327809,-0.00396892,0.4142,0.00160597,-0.0282154,-0.267075,-0.454276,0.0694852]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.20918,1.09592,0.388845,0.9,-1.68469,1.17692,-0.34128,-2.0]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.829113,0.35568,1.9,-0.302959,-1.9,1.6218,1.0588,1.5]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.537167,-0.438283,-0.680869,0.7,-1.28663,-2.48383,0.36292,0.4]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.973726,1.30789,0.532241,1.26083,-1.09738,-1.32781,1.38584,-2.0]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.9446,1.6104,1.2488,0.9,-50.4568,-18.2016,15.5104,-2.0]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.264191,0.375231,0.646,0.0,-0.391319,-0.117525,-0.381,0.0]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-0.0830484,0.00898185,-0.0364465,1.11252,0.0152289,0.530975,-1.08159,0.518474]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319003,0.389677,0.387328,0.257474,0.485744,0.285572,0.26387,0.402783]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.037621,-0.268474,-0.0359089,0.261146,-0.333381,0.215449,-0.528761,-0.118654]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.85606,1.50043,-0.290203,0.357149,-1.81296,1.60819,-1.48735,-2.03416]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47375,0.0989076,1.74794,-0.659568,-1.81935,1.36591,1.12853,1.58518]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.889035,0.487963,0.0268699,1.1137,-1.06771,-2.28348,0.578659,-1.11084]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16743,1.40917,0.805077,1.61181,-1.31105,-1.5729,1.68023,-1.87937]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[18.6184,20.9368,-25.6056,55.3432,-19.1664,27.6032,43.568,-0.1936]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.553961,-0.22988,-0.00856834,-0.0583663,0.456364,0.505096,0.160748,-0.412101]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.548926,-0.218334,-0.219761,0.153157,-0.804106,0.0779172,0.309121,-0.0796902]]}}}},
   {"same":"1320f1e"},
   {"same":"1320f1e"},
   {"key":"MK-15","levels":[{"fr":"`masked_fill` demande un masque d'un certain type. Lequel ?","en":"`masked_fill` asks for a mask of a certain type. Which one?"}],"seen":{"seed_123":{"same":"57789f1"},"drawn":{"same":"57789f1"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"a364caa"}},"equal_sizes":{"same":"0df3edc"},"bias":{"same":"0df3edc"},"lengths":{"calls":[0,1],"first":{"same":"a364caa"}},"large_scores":{"calls":[0,1,2],"first":{"same":"a364caa"}},"evaluation":{"same":"0df3edc"},"dropout":{"same":"0df3edc"},"gradient":{"same":"0df3edc"}}},
   {"key":"MK-17","levels":[{"fr":"Une phrase plus courte que `context_length` voit-elle encore son futur ?","en":"Does a sentence shorter than `context_length` still see its future?"}],"seen":{"drawn":{"same":"cbd7b9e"},"other_sizes":{"same":"0c55d44"},"bias":{"same":"5758ffc"},"lengths":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3,12]],"numbers":[[1.06313,-0.245408,-1.11605,-1.67645,1.03447,0.77458,1.60819,-2.18659]]}},"large_scores":{"same":"ef99568"},"evaluation":{"same":"17cdf25"},"dropout":{"same":"2608708"},"gradient":{"same":"d63ce11"}}},
   {"key":"MK-20","levels":{"same":"1c37998"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.389676,0.387327,0.257474,0.401417,0.258297,0.258217,0.402783]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268489,-0.0359207,0.261146,-0.114846,0.0535339,-0.514167,-0.118654]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50047,-0.290228,0.357149,-1.73912,1.43464,-1.17645,-2.03416]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.0989016,1.74794,-0.464848,-1.81935,1.54722,1.13225,1.58518]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488114,0.026831,1.1137,-1.19197,-2.38455,0.551889,-1.11084]]}},"lengths":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3,12]],"numbers":[[0.856,-0.33836,-0.769445,-1.67645,1.03447,0.77458,1.60819,-2.18659]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,20.9368,-25.6056,55.3432,-50.4568,-12.8176,59.2896,-0.1936]]}},"evaluation":{"same":"83b8d86"},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.549066,-0.218343,-0.219744,0.153133,-0.150003,0.411946,-0.266899,-0.159122]]}}}},
   {"key":"MK-20","levels":{"same":"1c37998"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.245592,0.374037,0.384171,0.257474,0.443145,0.274486,0.261864,0.402783]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.235228,-0.143617,0.209463,0.261146,-0.304899,0.218958,-0.528174,-0.118654]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.08071,1.26451,0.151528,0.357149,-1.55592,1.57495,-1.38315,-2.03416]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.730529,0.154321,1.74794,-0.384087,-1.81935,1.39619,1.20146,1.58518]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.717578,0.37123,-0.23222,1.1137,-1.01975,-2.42895,0.622368,-1.11084]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.19876,1.33165,0.595259,1.47518,-1.18069,-1.54267,1.64027,-1.87937]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.94178,20.9368,6.4328,55.3432,-38.9384,-12.8176,43.568,-0.1936]]}},"evaluation":{"same":"83b8d86"},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.450302,0.11904,-0.16479,0.419221,-0.309625,0.395203,-0.252728,-0.134312]]}}}},
   {"same":"f2a6df9"},
   {"same":"f2a6df9"},
   {"same":"f2a6df9"},
   {"same":"aab5226"},
   {"key":"DO-1","levels":{"same":"2d88b9f"},"seen":{"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan","nan",-0.0062933,-0.0783881,"nan","nan","nan",-0.412862]]}}}},
   {"same":"f2a6df9"},
   {"same":"aab5226"},
   {"same":"f2a6df9"},
   {"same":"f2a6df9"},
   {"key":"DO-2","levels":{"same":"be8f8e0"},"seen":{"evaluation":{"same":"4b9d6e5"}}},
   {"key":"DO-2","levels":{"same":"be8f8e0"},"seen":{"evaluation":{"same":"4b9d6e5"},"dropout":{"calls":[0],"first":"no dropout"}}},
   {"key":"DO-3","levels":{"same":"05ddd70"},"seen":{"dropout":{"same":"cbc1521"}}},
   {"key":"DO-3","levels":{"same":"05ddd70"},"seen":{"dropout":{"same":"9595d27"}}},
   {"key":"DO-3","levels":{"same":"05ddd70"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.193359,0.682541,0.682541,0.193359,0.682541,0.193359,0.193359,0.682541]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.264363,-0.0614788,0.147121,0.00160597,-0.125803,0.0108484,-0.281852,0.0694852]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"6edf365"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.5,0.1,1.9,-0.4,-1.9,1.4,1.1,1.5]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.0,-0.3,-0.7,0.7,-0.9,-1.1,0.2,0.4]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.2,1.7,0.9,1.3,-1.6,-1.3,1.9,-2.0]]}},"large_scores":{"calls":[0,1,2],"first":{"same":"6edf365"}},"dropout":{"same":"9595d27"},"gradient":{"same":"52bcd50"}}},
   {"key":"DO-3","levels":{"same":"05ddd70"},"seen":{"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.3878,-0.160932,-0.00600433,-0.0408564,0.31955,0.353582,0.11253,-0.28847]]}},"dropout":{"same":"cbc1521"}}},
   {"key":"DO-3","levels":{"same":"05ddd70"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.193359,0.0676903,0.487407,0.282743,0.230597,0.24427,0.278024,0.551016]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.264363,-0.198864,-0.33429,0.282893,-0.637002,-0.149559,-0.534215,0.0247048]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.2,1.62048,0.042226,0.162565,-2.36328,1.54619,-1.25981,-2.09415]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[0.02008,0.0385339,1.56311,-0.65144,-1.97346,1.44096,0.92165,1.57275]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.0,0.867731,0.862361,1.18995,-1.17824,0.214209,0.565393,-0.626605]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.95336,1.09119,0.766413,1.61532,-1.15431,-1.83716,1.72897,-2.02898]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.2,1.3,-51.5112,64.292,-20.6792,30.3952,8.5248,6.6752]]}},"dropout":{"same":"6a40505"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-1.16707,0.371228,-0.127127,0.307817,-1.91149,-0.187512,0.176594,0.116872]]}}}},
   {"key":"DO-3","levels":{"same":"05ddd70"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.249246,0.357136,0.354525,0.251696,0.463899,0.295821,0.271705,0.444771]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0469908,-0.29149,-0.130173,0.273603,-0.356496,0.238196,-0.563032,-0.139558]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.897467,1.52274,-0.139991,0.367157,-1.86996,1.58688,-1.52402,-2.03795]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.280933,-0.0568413,1.73104,-0.688444,-1.85679,1.32013,1.13171,1.59465]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.594667,0.575682,0.138422,1.19363,-1.08569,-2.41495,0.588699,-1.27871]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.08133,1.37687,0.794544,1.64649,-1.36688,-1.54475,1.70285,-1.8859]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[10.5369,23.1187,-28.484,61.3924,-18.7596,30.4702,48.5867,0.00711111]]}},"dropout":{"same":"938423e"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-0.027316,-0.248179,-0.244068,0.188496,-1.18229,0.0479553,0.336066,-0.0885094]]}}}},
   {"same":"0ad9082"},
   {"same":"0ad9082"},
   {"key":"DO-1","levels":{"same":"2d88b9f"},"seen":{"dropout":{"calls":[0],"first":"same draw for all heads"}}},
   {"key":"MO-1","levels":{"same":"870d3d7"},"seen":{"buffer":{"calls":[0],"first":"kept aside"},"device":{"calls":[0],"first":"cpu, kept aside"}}},
   {"key":"MO-2","levels":{"same":"870d3d7"},"seen":{"buffer":{"calls":[0],"first":"no buffer"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"MO-2","levels":{"same":"870d3d7"},"seen":{"buffer":{"calls":[0],"first":"no buffer"}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.71518,1.352,1.44041,-0.395612,1.75526,-1.63459,-2.02968]]}}}},
   {"same":"73312d3"},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"same":"3eb5292"}},"equal_sizes":{"same":"5d188a9"},"bias":{"same":"5d188a9"},"lengths":{"calls":[0,1],"first":{"same":"3eb5292"}},"large_scores":{"calls":[0,1,2],"first":{"same":"3eb5292"}},"evaluation":{"same":"5d188a9"},"dropout":{"same":"5d188a9"},"gradient":{"same":"5d188a9"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"MO-3","levels":[{"fr":"Ça ne marche que pour des séquences de longueur `context_length`.","en":"It works only for sequences as long as `context_length`."}],"seen":{"drawn":{"same":"649faa9"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"3e96e86"}},"bias":{"same":"649faa9"},"lengths":{"calls":[1],"first":{"same":"87f8b7c"}},"large_scores":{"calls":[0,1,2],"first":{"same":"3e96e86"}},"evaluation":{"same":"96d2c3c"},"dropout":{"same":"96d2c3c"},"gradient":{"same":"649faa9"}}},
   {"key":"MO-4","levels":{"same":"ed44c9d"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"same":"f0422ee"}},"equal_sizes":{"same":"3323258"},"bias":{"same":"3323258"},"lengths":{"calls":[0,1],"first":{"same":"f0422ee"}},"large_scores":{"calls":[0,1,2],"first":{"same":"f0422ee"}},"evaluation":{"same":"3323258"},"dropout":{"same":"3323258"},"parameters":{"same":"bf69c10"},"gradient":{"same":"3323258"},"device":{"same":"3323258"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"raised":["RuntimeError","one of the variables needed for gradient computation has been modified by an inplace operation: [torch.DoubleTensor [10, 6]], which is output 0 of AsStrided, is at version 1; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with t…"]}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"same":"0315df5"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"raised":["RuntimeError","one of the variables needed for gradient computation has been modified by an inplace operation: [CPUBoolType [5, 5]] is at version 3; expected version 2 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomaly(True, ch…"]}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (5) at non-singleton dimension 3"]}}}},
   {"same":"de29b99"},
   {"same":"de29b99"},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.342314,0.542556,0.553157,0.239757,0.557981,0.272441,0.252604,0.564447]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.333366,-0.175633,-0.261512,-0.252596,0.597256,0.144272,-0.118607,0.233763]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.06756,1.35709,0.0107839,0.647729,-0.84748,1.69378,-1.7201,-2.37105]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.80416,0.0847656,1.96961,-0.8036,-1.72015,1.34824,1.25318,1.45206]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.47148,4.2891,-0.616992,2.43718,-2.14728,-1.7425,-2.93871,-0.640408]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.73208,2.64447,1.44069,0.761656,-2.12889,-0.978902,1.67052,-2.39505]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[5.3808,-5.6104,-14.2136,-12.8168,30.0424,1.0656,-0.1376,-4.072]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.2225,0.128537,-0.215241,0.352864,-0.092,-0.0371117,0.217294,0.180127]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-0.479724,0.386279,0.193213,-0.143818,0.183979,-0.69984,0.0789451,0.134295]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.393024,0.38844,0.256674,0.485763,0.284457,0.263557,0.40364]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.267616,-0.096679,0.264044,-0.333427,0.146779,-0.45276,-0.100056]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50047,-0.0679137,0.39788,-1.81296,1.71558,-1.48964,-2.12933]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.121874,1.74158,-0.6596,-1.84546,1.36588,1.07461,1.61041]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488973,-0.111796,0.868702,-1.06712,-2.21184,0.700231,-1.11723]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.24543,1.36245,1.08736,-0.815775,-1.86108,1.54444,-1.9207]]}},"large_scores":{"same":"e571d7c"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.248332,0.048166,-0.0394845,0.4565,0.417837,0.00957567,-0.571316]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.644984,-0.36801,0.700287,0.18307,-0.716523,0.174314,0.321398,0.0238064]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.350977,0.342541,0.347992,0.32399,0.43146,0.358829,0.333073,0.372893]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.293709,-0.246899,-0.59543,-0.0982201,-0.0605628,-0.0800976,-0.154699,0.0762474]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.45272,0.975925,-0.186246,0.846944,-1.24032,1.49591,-1.28187,-2.15534]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.107,0.230761,2.0303,-0.32852,-1.50182,1.0904,1.16956,1.38888]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.75772,-0.106573,-0.491834,0.933319,-2.90188,-1.6469,0.629385,1.39864]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.45224,1.68752,0.826855,1.2354,-1.35307,-1.46422,1.87227,-1.82362]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.3472,1.8344,-15.2344,-3.4792,-39.3208,-7.9376,14.5968,-14.424]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-1.04,0.128076,0.798797,0.0584834,-0.3985,0.512586,-0.0289708,-0.263164]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.273214,-0.154869,-0.461475,0.369908,0.0433441,-0.37711,0.570196,-0.0733362]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.302456,0.46962,0.40561,-0.150937,0.549565,-0.16123,-0.166266,0.381475]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.843893,-0.0875726,0.434886,-0.0772682,-0.0456791,0.179468,0.012825,0.133797]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50361,-0.236861,1.07086,-1.81296,1.6424,-1.41986,-1.93762]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.115744,1.72317,-0.6596,-1.8562,1.36588,1.08844,1.56781]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488053,0.0819499,0.693687,-1.06712,-2.61247,0.793192,-0.963948]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.2473,1.18226,1.28604,-0.953245,-1.85071,1.60639,-1.89747]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,29.9416,-3.5656,83.4216,-17.0136,34.1952,13.6608,17.1328]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.27191,-0.0524315,0.0466221,0.4565,0.35393,-0.0579908,-0.621241]]}},"dropout":{"same":"2608708"},"parameters":{"calls":[0,1],"first":"shared W_query.weight W_key.weight"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.559385,-0.592169,0.00919571,0.420649,-0.831773,0.430256,0.429147,-0.166861]]}}}},
   {"key":"PS4-same-head","levels":{"same":"542b8ea"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.166147,0.310479,0.323403,0.161378,0.397034,0.155344,0.159996,0.347008]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.197589,0.16843,-0.0715961,0.384139,0.00743024,-0.0826144,-0.321426,-0.123956]]}},"other_sizes":{"calls":[0,1,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.13328,1.17915,0.448445,0.898396,-1.6444,1.69745,-1.63682,-1.67742]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.52016,0.4459,1.52804,-0.27456,-1.89116,1.42464,1.21474,1.4858]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.7104,1.5284,-1.05475,2.15551,1.636,-1.63291,1.07745,1.85381]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.26668,1.00359,0.882402,1.62185,-1.71893,-1.57901,1.69761,-1.87832]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.4736,-18.6296,8.3912,-0.6456,3.82,-18.3536,-7.7472,-20.4416]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229903,-0.00857762,0.357179,-0.419,-0.773612,0.204076,0.307165]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.703956,0.116593,-0.112492,0.241249,0.150925,0.031469,0.0438709,0.159691]]}}}},
   {"key":"PS4-same-head","levels":{"same":"542b8ea"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.388511,0.387245,0.257569,0.485763,0.283823,0.263208,0.402838]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268755,0.0108323,0.218385,-0.333427,0.264062,-0.586517,-0.126587]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50024,-0.298519,0.352933,-1.81296,1.49669,-1.32524,-1.97838]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.0889239,1.74536,-0.6596,-2.01014,1.36588,1.05017,1.60216]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.486784,-0.211713,0.968667,-1.06712,-2.61367,0.584727,-0.980767]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.38704,1.13772,1.28305,-1.21117,-1.58362,1.68871,-1.85557]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,11.1464,-12.476,11.9928,-17.0136,-15.3872,22.8224,-13.488]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229903,-0.00857762,-0.0575513,0.4565,0.459473,0.0748407,-0.358853]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.483985,-0.223893,-0.23678,0.220207,-0.940552,0.185096,0.0655753,0.0708885]]}}}},
   {"same":"54e3f2f"},
   {"same":"54e3f2f"},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.512378,-0.32734,-0.0987661,0.164541,-0.777958,0.152421,0.242822,-0.0409077]]}}}},
   {"same":"9a81717"},
   {"same":"0e76a16"},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.512378,-0.329263,-0.139913,0.153713,-0.777958,0.10598,0.368376,-0.0650169]]}}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0366878,0.108997,-0.120978,-0.0114078,-0.0262521,-0.0745398,0.0663556,-0.0387507]]}}}},
   {"key":"SM-1","levels":[{"fr":"Chaque *ligne* (une requête) doit sommer à 1 ; chez toi, ce sont les colonnes.","en":"Each *row* (one query) must sum to 1; yours sums to 1 down the columns."}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.215987,0.566615,0.420391,0.312156,0.647801,0.252401,0.27942,0.056146]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.214893,-0.156345,0.0200577,0.212061,-0.191467,0.10735,-0.457175,-0.271384]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.1356,1.39076,-0.0878864,0.944517,-1.44696,1.77483,-1.51121,-1.93809]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.473126,0.0793123,1.62178,-0.53279,-1.75271,1.39562,1.08676,1.62514]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.589599,0.186323,0.305595,1.36739,-0.932078,-1.64872,0.714858,-3.20136]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.18904,1.57862,0.736745,1.44244,-1.20574,-1.7662,1.47528,-1.82493]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.2,8.4792,-12.5784,59.3608,-1.3,43.5392,17.76,5.784]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.149938,-0.155892,0.0362531,-0.0706215,0.116388,0.309062,0.135955,-1.12418]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-0.0124831,0.0832036,-0.395016,0.678494,-0.179697,0.199487,0.38884,0.0960438]]}}}},
   {"key":"SM-2","levels":[{"fr":"En 2-D l'axe 1 est le dernier. Et avec un lot ?","en":"In 2-D, axis 1 is the last. And with a batch?"}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[["nan","nan","nan",0.405076,"nan","nan","nan",-0.196808]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",0.346401,"nan","nan","nan",-0.212899]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",0.0309537,"nan","nan","nan",-1.98748]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[["nan","nan",1.74159,"nan",-1.83228,"nan","nan",1.57556]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",4.21212,"nan","nan","nan",-1.49744]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[["nan","nan","nan","nan","nan","nan","nan",-1.66857]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",46.6792,"nan","nan","nan",1.0896]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan","nan","nan",-0.0454983,"nan","nan","nan",-0.480479]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan","nan","nan",0.308562,"nan","nan","nan",-0.084231]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.0263017,"nan","nan","nan",-0.17196,"nan","nan","nan"]]}}}},
   {"key":"SM-4","levels":[{"fr":"Des nan dès que les scores sont grands : que vaut exp(800) ?","en":"NaN as soon as the scores are large: what is exp(800)?"}],"seen":{"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,"nan",-25.6056,"nan","nan",27.6032,43.568,"nan"]]}}}},
   {"key":"SM-6","levels":[{"fr":"Quelles sont les formes des exponentielles et de leur somme par ligne ?","en":"What are the shapes of the exponentials and of their sum by row?"}],"seen":{"seed_123":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (6) must match the size of tensor b (2) at non-singleton dimension 2"]}},"drawn":{"same":"1c4f0ed"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"7a8c030"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.134211,1.58876,-0.6596,-1.91201,1.36588,1.1458,1.66635]]}},"bias":{"same":"1c4f0ed"},"lengths":{"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (8) must match the size of tensor b (3) at non-singleton dimension 2"]}},"large_scores":{"calls":[0,1],"first":{"same":"7a8c030"}},"evaluation":{"same":"40f340b"},"dropout":{"same":"40f340b"},"gradient":{"same":"1c4f0ed"}}},
   {"key":"PS4-global-maximum","levels":[{"fr":"Un seul maximum pour toute la matrice : que devient une ligne qui en est très loin ?","en":"One maximum for the whole matrix: what becomes of a row that is far below it?"}],"seen":{"large_scores":{"same":"4b42195"}}},
   {"key":"SM-7","levels":[{"fr":"Que se passe-t-il quand un score est négatif ?","en":"What happens when a score is negative?"}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.391871,0.386469,0.28597,0.485763,0.310848,0.288189,0.401839]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.273888,0.194983,0.821805,-0.333427,0.14044,0.168379,-0.84455]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.5147,-4.03543,3.20945,-1.81296,0.471446,-0.71178,-1.76216]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.524819,1.52999,-0.6596,-3.61707,1.36588,1.1535,1.86782]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.483117,-0.169355,-0.11363,-1.06712,-2.19971,0.585167,-0.850787]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.25334,0.291985,1.2814,3.21847,-2.50938,1.55373,-1.98568]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,2.6304,22.7152,46.6603,-17.0136,-43.4426,-76.5156,-114.799]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.248886,0.0848227,0.0732874,0.4565,0.622108,-0.543214,0.489292]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[90.3873,-300.93,-95.5525,-7.01338,4.66547,2.34018,-5.68482,-0.54151]]}}}},
   {"key":"SM-8","levels":[{"fr":"Un poids est une proportion : peut-il être négatif ?","en":"A weight is a proportion: can it be negative?"}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[["nan","inf","inf",-0.492981,"inf","nan","nan",3.66007]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",-1.99289,"nan","nan","nan",1.59631]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",4.68558,"nan","nan","nan",-1.5493]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[["nan","nan",2.47595,"nan",-1.50426,"nan","nan",1.13192]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",3.33624,"nan","nan","nan",13.0632]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[["nan","nan","nan","nan","nan","nan","nan",-3.59925]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[["nan","nan","nan",-29306.3,"nan","nan","nan",-26938.4]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan","nan","nan",0.231711,"nan","nan","nan",1.68185]]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[["nan","nan","nan",-1.25427,"nan","nan","nan",0.384453]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.282004,"nan","nan","nan",-1.18354,"nan","nan","nan"]]}}}},
   {"key":"SM-11","levels":{"same":"f112d0d"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.390598,0.387925,0.257415,0.485763,0.285344,0.263551,0.403346]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268407,-0.0255285,0.255522,-0.333427,0.211083,-0.51789,-0.115361]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50031,-0.280716,0.367403,-1.81296,1.62814,-1.46994,-2.02622]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.103994,1.74429,-0.6596,-1.84428,1.36588,1.10806,1.58899]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488278,-0.0202693,1.06513,-1.06712,-2.29389,0.592274,-1.10766]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.42048,0.883949,1.53919,-1.26367,-1.62145,1.6644,-1.883]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.715531,1.35709,1.43227,-0.395612,1.73967,-1.6077,-2.05955]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229396,-0.0103076,-0.0549865,0.4565,0.494916,0.13981,-0.392488]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.535207,-0.252303,-0.157343,0.143332,-0.80184,0.0883421,0.257775,-0.0516113]]}}}},
   {"key":"SM-11","levels":{"same":"f112d0d"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.299604,0.304928,0.278384,0.485763,0.267949,0.362751,0.305661]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.285407,-0.148001,0.502436,-0.333427,0.0550847,-0.643755,-0.235356]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.55804,-0.33836,0.32576,-1.81296,1.6372,-1.60732,-2.04096]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,-0.09332,2.04576,-0.6596,-1.71328,1.36588,1.29132,1.5254]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.4876,0.213,1.22128,-1.06712,-1.4722,0.58912,-1.23832]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.18364,0.46768,1.86352,-1.77532,-1.11116,1.56716,-1.63412]]}},"large_scores":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.7048,0.463207,1.0401,0.601143,-0.395612,2.24303,-2.14579,-1.32658]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.369,-0.049,-0.256,0.4565,0.8175,0.7805,-0.636]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.6266,-0.8788,-0.25504,0.4012,-1.22404,0.61152,0.63624,0.0]]}}}},
   {"key":"PS4-softmax-twice","levels":[{"fr":"Tes poids sont bien trop égaux : combien de softmax appliques-tu ?","en":"Your weights are far too even: how many times do you apply the softmax?"}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.27103,0.401808,0.401818,0.257318,0.422677,0.26198,0.258329,0.404306]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.198697,-0.175101,0.0924668,0.250743,-0.126369,0.0559757,-0.495736,-0.113728]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.04368,1.26318,-0.0116268,0.390736,-1.76558,1.53603,-1.2633,-2.02577]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.627912,0.165035,1.74013,-0.472727,-1.88289,1.47428,1.08479,1.59374]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.717928,-0.0357006,-0.28882,0.878048,-1.14276,-2.27077,0.571991,-1.07631]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.03555,1.36779,0.741619,1.33702,-1.16279,-1.61518,1.61517,-1.89412]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.24296,6.41642,-0.765677,24.0059,-11.7432,3.8757,12.1142,0.448707]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.392238,-0.0221575,0.114373,-0.0507635,-0.0104235,0.278784,0.0195608,-0.36258]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.197211,-0.201278,-0.123387,0.365912,-0.263325,0.309474,-0.299111,-0.0909908]]}}}},
   {"key":"SC-6","levels":[{"fr":"La ligne i appartient à la requête i. Compare Q Kᵀ et K Qᵀ.","en":"Row i must belong to query i. Compare Q Kᵀ and K Qᵀ."}],"seen":{"same":"183a53c"}},
   {"key":"SC-7","levels":{"same":"ab70beb"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.155699,0.998211,0.98667,0.254699,0.917313,0.251379,0.23299,0.976643]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.147416,-0.170583,0.135427,0.0931454,-1.43704,0.0409597,-0.0241672,0.439923]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.44,1.28591,0.236328,0.895529,-0.944,2.17671,-1.6262,-2.28449]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.094,0.560425,2.04499,-1.034,-1.9176,1.198,1.11639,1.54433]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.19,0.603765,-0.657108,0.439527,0.912,-1.56471,0.0222943,0.276969]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[0.602,0.684874,0.169515,1.31699,-1.24592,-1.53229,2.06534,-2.35477]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[18.72,25.7,-12.26,-1.1,55.9,-16.92,14.72,5.84]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[2.225,-0.36206,0.370293,0.483082,-0.475,1.16997,0.0740252,0.0153892]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-0.892406,-0.307159,0.725601,0.212025,0.50352,-0.555271,0.0996175,-0.341931]]}}}},
   {"key":"SC-7","levels":{"same":"ab70beb"},"seen":{"seed_123":{"calls":[0],"first":{"raised":["RuntimeError","shape '[2, 6, 2, -1]' is invalid for input of size 36"]}},"drawn":{"same":"c472ef5"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"7f4b055"}},"equal_sizes":{"same":"5eb0229"},"bias":{"same":"c472ef5"},"lengths":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (8x6 and 12x12)"]}},"large_scores":{"calls":[0,1,2],"first":{"same":"7f4b055"}},"evaluation":{"same":"14bd329"},"dropout":{"same":"14bd329"},"gradient":{"same":"c472ef5"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"seed_123":{"same":"f1c6579"},"drawn":{"same":"ad707ba"},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.45272,0.975863,-0.125923,0.859371,-1.24032,1.71932,-1.44859,-2.30195]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.107,0.220365,2.04851,-0.32852,-1.65073,1.0904,1.20275,1.34254]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.75772,-0.123189,-0.644484,1.06164,-2.90188,-1.84759,0.510172,1.51002]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.45224,1.81814,0.886031,1.273,-1.5127,-1.57387,1.74851,-1.76627]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.3472,16.8744,-38.1592,12.0568,-39.3208,0.786708,-28.0544,-5.5952]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-1.04,0.132737,0.791356,0.00818119,-0.3985,0.516644,0.0458391,-0.211843]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.13953,-0.168828,-0.369034,0.129571,0.0575659,-0.426303,0.406172,-0.0550098]]}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"same":"58f9ce6"}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"same":"183a53c"}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"same":"95905f1"}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"seed_123":{"same":"d47590f"},"drawn":{"same":"e410201"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"e3b3d72"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.115265,1.74163,-0.6596,-1.93859,1.36588,1.03933,1.62252]]}},"bias":{"same":"e410201"},"lengths":{"calls":[0,1],"first":{"same":"113061c"}},"large_scores":{"calls":[0,1,2],"first":{"same":"e3b3d72"}},"evaluation":{"same":"9e7ca41"},"dropout":{"same":"9e7ca41"},"gradient":{"same":"e410201"}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"seed_123":{"same":"334d3b3"},"drawn":{"same":"e87543f"},"other_sizes":{"same":"7559218"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.124819,1.73739,-0.6596,-1.8791,1.36588,1.0699,1.60828]]}},"bias":{"same":"e87543f"},"lengths":{"same":"fa915c7"},"large_scores":{"same":"ff10266"},"evaluation":{"same":"d115cc1"},"dropout":{"same":"d115cc1"},"gradient":{"same":"e87543f"}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"seed_123":{"same":"334d3b3"},"drawn":{"same":"e87543f"},"other_sizes":{"same":"7559218"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.109307,1.75105,-0.6596,-1.93346,1.36588,1.00936,1.58689]]}},"bias":{"same":"e87543f"},"lengths":{"same":"fa915c7"},"large_scores":{"same":"ff10266"},"evaluation":{"same":"d115cc1"},"dropout":{"same":"d115cc1"},"gradient":{"same":"e87543f"}}},
   {"key":"SC-15","levels":[{"fr":"Tes poids forment-ils une distribution : positifs, de somme 1 ?","en":"Are your weights a distribution: positive, summing to 1?"}],"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.214092,0.549245,0.568695,0.248908,0.639838,0.268478,0.258528,0.516254]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.241149,-0.067148,0.0787215,-0.0100927,-0.30992,0.13841,-0.425041,0.1446]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.22508,1.26785,0.156741,0.637705,-1.49812,1.73708,-1.93462,-1.70972]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.391699,0.0409257,1.95997,-0.522034,-1.58625,1.41991,1.17769,1.44966]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.83678,2.86211,4.86538,14.8278,-1.03295,-21.2614,1.59719,9.91687]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16002,1.51632,0.238776,2.74034,-2.67653,-0.0409385,2.6048,-2.09265]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[4156.04,13458.1,-30775.2,2787.69,-3368.92,28043.9,14511.0,-10927.8]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.0476892,-0.0398702,0.0162148,-0.0220182,-0.0532832,0.276975,0.176989,-0.160318]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[-0.339464,0.848096,-0.870512,0.100168,-0.410478,-0.477616,0.479039,-0.23497]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"same":"95905f1"}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.257287,0.404611,0.404611,0.257287,0.404611,0.257287,0.257287,0.404611]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.254067,-0.150846,0.124403,0.247888,-0.0552123,0.0177009,-0.486899,-0.112247]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.10818,1.20157,0.055792,0.398736,-1.7493,1.52138,-1.20926,-2.02203]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.716227,0.195627,1.73619,-0.365693,-1.91495,1.53637,1.05879,1.59797]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.659,-0.172408,-0.37396,0.821536,-1.16876,-2.26998,0.571472,-1.06799]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.0072,1.36261,0.73915,1.29044,-1.13912,-1.62318,1.60562,-1.89614]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.4672,1.4264,7.77072,13.2366,-9.932,-4.2784,1.30496,0.66944]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.32275,0.045375,0.150625,-0.048125,-0.211,0.20225,-0.02625,-0.346125]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.061664,-0.202096,-0.09884,0.413496,-0.07564,0.36836,-0.449432,-0.109656]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.299604,0.47156,0.22955,0.485763,0.267476,0.238176,0.452092]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.247622,-0.0845401,0.12894,-0.333427,-0.254786,-0.195293,0.0605559]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.55804,0.06688,1.65964,-1.81296,1.67208,-1.56044,-1.97996]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,-0.09332,1.74208,-0.6596,-1.69728,1.36588,1.09096,1.50152]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.47764,-0.01632,1.15328,-1.06712,-1.75952,0.75212,-0.97876]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.21464,1.41832,1.25476,-0.85628,-1.6606,1.56568,-1.87748]]}},"large_scores":{"same":"e571d7c"},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.369,-0.049,0.0295,0.4565,0.126,-0.2845,-0.774]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.83564,-0.94852,0.63808,0.612,-1.15192,0.49388,0.86196,-0.01048]]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,6,2],[2,2,6,6]],"numbers":[{"same":"efe83d4"},{"same":"cec7a00"}]}},"drawn":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,12],[2,3,5,5]],"numbers":[{"same":"1c42789"},{"same":"54b0b4d"}]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[2,5,12],[2,3,5,5]],"numbers":[{"same":"c548e01"},{"same":"b16303f"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,9],[3,3,3,3]],"numbers":[{"same":"d7deaaa"},{"same":"bfc1fae"}]}},"bias":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,12],[2,3,5,5]],"numbers":[{"same":"5788e67"},{"same":"06f9e8e"}]}},"lengths":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,8,12],[1,3,8,8]],"numbers":[{"same":"f67b25e"},{"same":"3790e51"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,12],[2,3,5,5]],"numbers":[{"same":"215307e"},{"same":"fd52c9a"}]}},"evaluation":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,4,18],[2,3,4,4]],"numbers":[{"same":"1508804"},{"same":"3c573ba"}]}},"dropout":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,4,18],[2,3,4,4]],"numbers":[{"same":"bdcacde"},{"same":"5d700e9"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,2,6,6]],"numbers":[{"same":"cec7a00"}]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,5]],"numbers":[{"same":"54b0b4d"}]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[2,3,5,5]],"numbers":[{"same":"b16303f"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,3,3]],"numbers":[{"same":"bfc1fae"}]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,5,5]],"numbers":[{"same":"06f9e8e"}]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,3,8,8]],"numbers":[{"same":"3790e51"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,5,5]],"numbers":[{"same":"fd52c9a"}]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4,4]],"numbers":[{"same":"3c573ba"}]}},"dropout":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4,4]],"numbers":[{"same":"5d700e9"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-no-return","levels":{"same":"157ffcd"},"seen":{"seed_123":{"same":"0eacfa6"},"drawn":{"same":"0eacfa6"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"ba7859c"}},"equal_sizes":{"same":"0eacfa6"},"bias":{"same":"0eacfa6"},"lengths":{"same":"89d353e"},"large_scores":{"same":"2cdf1ea"},"evaluation":{"same":"0eacfa6"},"dropout":{"same":"0eacfa6"},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"89d353e"}}},
   {"key":"XA-7","levels":{"same":"267fc25"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.319018,0.390482,0.388163,0.257221,0.485763,0.284297,0.263125,0.403711]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268089,-0.00188637,0.28567,-0.333427,0.204298,-0.516981,-0.124074]]}},"other_sizes":{"calls":[0,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50033,-0.28879,0.366505,-1.81296,1.61055,-1.39896,-2.03023]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.105232,1.74179,-0.6596,-1.90575,1.36588,1.05877,1.60265]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488828,-0.141576,0.920879,-1.06712,-2.49045,0.590868,-0.985937]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.46877,1.04809,1.38059,-1.26966,-1.59131,1.67115,-1.89463]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,13.0536,-5.6648,33.9837,-17.0136,5.5936,6.53013,-3.63253]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.227925,0.0304644,-0.0712829,0.4565,0.455839,0.135375,-0.397659]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.512284,-0.32455,-0.123807,0.0586478,-0.953301,0.165499,0.149645,-0.00641604]]}}}},
   {"key":"XA-7","levels":{"same":"267fc25"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,6,2],[2,6,6]],"numbers":[{"same":"efe83d4"},[1.0,0.0,0.252987,0.163667,0.0,0.0,0.204255,0.167738]]}},"drawn":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,12],[2,5,5]],"numbers":[{"same":"1c42789"},[1.0,0.0,0.0,0.22034,0.0,0.324127,0.233762,0.203964]]}},"other_sizes":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[2,5,12],[2,5,5]],"numbers":[{"same":"c548e01"},[1.0,0.0,0.0,0.211449,0.0,0.391494,0.249035,0.176675]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,9],[3,3,3]],"numbers":[{"same":"d7deaaa"},[1.0,0.524812,0.356879,0.0,0.313312,0.0,0.49992,0.299262]]}},"bias":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,12],[2,5,5]],"numbers":[{"same":"5788e67"},[1.0,0.0,0.0,0.21302,0.0,0.482194,0.169929,0.35149]]}},"lengths":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,8,12],[1,8,8]],"numbers":[{"same":"f67b25e"},[1.0,0.445761,0.33119,0.208299,0.167545,0.154353,0.132834,0.109444]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,12],[2,5,5]],"numbers":[{"same":"215307e"},[1.0,0.0,0.0,0.666667,0.0,0.333333,0.333333,3.85983e-266]]}},"evaluation":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,4,18],[2,4,4]],"numbers":[{"same":"1508804"},[1.0,0.501155,0.380401,0.219924,0.0,0.0,0.0,0.230924]]}},"dropout":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,4,18],[2,4,4]],"numbers":[{"same":"bdcacde"},[0.952381,0.715936,0.54343,0.314177,0.0,0.0,0.0,0.224908]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS4-batch","levels":[{"fr":"Une phrase du lot n'en voit jamais une autre. Et chez toi ?","en":"One sentence of the batch never sees another. And in yours?"}],"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268489,-0.0359207,0.261146,-0.333427,0.146801,-0.450241,-0.109122]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.50047,-0.290228,0.357149,-1.81296,1.68151,-1.38945,-1.99566]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3,9]],"numbers":[[-0.47372,0.0989016,1.74794,-0.6596,-1.95172,1.36588,1.08945,1.59128]]}},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.488114,0.026831,1.1137,-1.06712,-2.211,0.846187,-1.03472]]}},"lengths":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3,12]],"numbers":[[0.856,-0.33836,-0.769445,-1.67645,0.71896,0.0924451,1.68151,-2.17285]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,20.9368,-25.6056,55.3432,-17.0136,-37.496,-16.5312,2.992]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.229903,-0.00857762,-0.0583663,0.4565,0.524057,0.179656,-0.424491]]}},"dropout":{"same":"2608708"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.674383,-0.0511158,-0.241873,0.182582,-0.843782,0.163186,0.224548,-0.0430707]]}}}},
   {"key":"PS4-bias","levels":{"same":"074b8ed"},"seen":{"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `W_query.bias` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`, `out_proj.weight`, `out_proj.bias`)."]}},"parameters":{"calls":[1],"first":"missing W_query.bias"}}},
   {"same":"d7ba773"},
   {"same":"d7ba773"},
   {"key":"PS4-bias","levels":{"same":"074b8ed"},"seen":{"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.6606,0.59862,-0.519008,0.979175,-0.92112,-1.09278,0.130657,0.199137]]}}}},
   {"key":"PS4-names","levels":{"same":"ebca7aa"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"same":"16613af"}},"equal_sizes":{"same":"1cac59b"},"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `w_q.weight`, `w_q.bias`, `w_k.weight`, `w_k.bias`, `w_v.weight`, `w_v.bias`, `out_proj.weight`, `out_proj.bias`)."]}},"lengths":{"calls":[0,1],"first":{"same":"16613af"}},"large_scores":{"calls":[0,1,2],"first":{"same":"16613af"}},"evaluation":{"same":"1cac59b"},"dropout":{"same":"1cac59b"},"parameters":{"same":"bf69c10"},"buffer":{"calls":[0],"first":"learnt mask"},"gradient":{"same":"1cac59b"},"device":{"same":"1cac59b"}}},
   {"key":"PS4-names","levels":{"same":"ebca7aa"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"same":"d4f46a6"}},"equal_sizes":{"same":"4b38c1a"},"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `out_proj.weight` (it has: `W_query.weight`, `W_query.bias`, `W_key.weight`, `W_key.bias`, `W_value.weight`, `W_value.bias`, `W_out.weight`, `W_out.bias`)."]}},"lengths":{"calls":[0,1],"first":{"same":"d4f46a6"}},"large_scores":{"calls":[0,1,2],"first":{"same":"d4f46a6"}},"evaluation":{"same":"4b38c1a"},"dropout":{"same":"4b38c1a"},"parameters":{"same":"b5d7eac"},"buffer":{"calls":[0],"first":"learnt mask"},"gradient":{"same":"4b38c1a"},"device":{"same":"4b38c1a"}}},
   {"key":"PS4-names","levels":{"same":"ebca7aa"},"seen":{"other_sizes":{"calls":[0,1,2,3],"first":{"same":"a550586"}},"equal_sizes":{"same":"ab4248c"},"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `W_qkv.weight`, `W_qkv.bias`, `out_proj.weight`, `out_proj.bias`)."]}},"lengths":{"calls":[0,1],"first":{"same":"a550586"}},"large_scores":{"calls":[0,1,2],"first":{"same":"a550586"}},"evaluation":{"same":"ab4248c"},"dropout":{"same":"ab4248c"},"parameters":{"same":"bf69c10"},"buffer":{"calls":[0],"first":"learnt mask"},"gradient":{"same":"ab4248c"},"device":{"same":"ab4248c"}}},
   {"key":"PS4-total-size","levels":{"same":"d64366d"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,4]],"numbers":[[0.118382,-0.422498,0.313791,-0.0131877,-0.577422,-0.0734228,-0.0117153,-0.349039]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,36]],"numbers":[[0.249609,-0.154259,0.0286292,-0.0979027,0.226275,0.0437128,-0.273202,0.0183411]]}},"other_sizes":{"calls":[0,1,3],"first":{"same":"6c142e9"}},"equal_sizes":{"calls":[0],"first":{"raised":["_Unfit","`W_query.weight` has shape (27, 3), (9, 3) is expected."]}},"bias":{"same":"799431d"},"lengths":{"calls":[0,1],"first":{"same":"6c142e9"}},"large_scores":{"calls":[0,1,2],"first":{"same":"6c142e9"}},"evaluation":{"same":"0d00836"},"dropout":{"same":"0d00836"},"parameters":{"calls":[0,1],"first":"shape W_query.weight [36, 6]"},"gradient":{"same":"799431d"},"device":{"same":"799431d"}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.685144,0.547696,0.540299,-0.669806,0.55244,-0.688539,-0.66427,0.539396]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.161554,-0.271133,-0.077676,-0.0507678,-0.655707,-0.235194,-0.0908435,0.228199]]}}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"seed_123":{"same":"fc5dfb3"},"drawn":{"same":"20725ae"}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"seed_123":{"same":"f1c6579"},"drawn":{"same":"ad707ba"}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.447307,0.726617,0.150574,0.0459241,-0.74663,0.0847878,0.33013,-0.0144554]]}}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[0.26966,0.955238,0.951141,0.278593,0.857083,0.297259,0.288346,0.933866]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.422698,0.586702,-0.371199,-0.017729,1.71391,-0.135691,0.252698,0.347725]]}}}},
   {"key":"PS4-draw","levels":{"same":"a804580"},"seen":{"seed_123":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,6,2]],"numbers":[[-0.286827,0.778815,0.769176,-0.160814,0.771591,-0.27099,-0.146473,0.76261]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.100179,0.097734,-0.624918,0.279502,-1.13418,0.750716,-0.62792,-0.945766]]}}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0375763,-0.268186,-0.00154063,0.270313,-0.333427,0.288963,-0.535657,-0.117987]]}},"other_sizes":{"calls":[0,2,3],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,1.5006,-0.277774,0.391713,-1.81296,1.634,-1.44136,-2.01623]]}},"equal_sizes":{"same":"fb5117b"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.8894,0.490495,0.0502273,1.07238,-1.06712,-2.41663,0.575079,-1.05204]]}},"lengths":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,8,12]],"numbers":[[1.16752,1.43769,1.03689,1.39815,-1.30143,-1.51442,1.73075,-1.92407]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-6.1392,32.4664,-12.476,-8.1832,-17.0136,6.0336,6.9344,6.4256]]}},"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4,18]],"numbers":[[-0.554,-0.245769,0.0253402,-0.0459552,0.4565,0.497116,0.19067,-0.452725]]}},"dropout":{"calls":[0],"first":"no weights"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,6]],"numbers":[[0.517628,-0.209477,-0.235158,0.130383,-0.935425,0.221178,0.252602,0.0989357]]}}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"lengths":{"same":"6036e5e"}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"drawn":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (10x6 and 3x12)"]}},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"c98f7ae"}},"bias":{"same":"bb720d3"},"lengths":{"calls":[0,1],"first":{"same":"c98f7ae"}},"large_scores":{"calls":[0,1,2],"first":{"same":"c98f7ae"}},"evaluation":{"same":"b035917"},"dropout":{"same":"b035917"},"parameters":{"calls":[0,1],"first":"shape W_query.weight [12, 3]"},"gradient":{"same":"bb720d3"},"device":{"same":"bb720d3"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"seed_123":{"same":"88d480b"},"drawn":{"same":"88d480b"},"other_sizes":{"calls":[0,1,2,3],"first":{"same":"e1821ad"}},"equal_sizes":{"same":"88d480b"},"bias":{"same":"88d480b"},"lengths":{"calls":[0,1],"first":{"same":"e1821ad"}},"large_scores":{"calls":[0,1,2],"first":{"same":"e1821ad"}},"evaluation":{"same":"88d480b"},"dropout":{"same":"88d480b"},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "wrapper_to_multihead": {
  "id": "4.7",
  "assignment": "ps4_multi_head",
  "name": "wrapper_to_multihead",
  "names": ["wrapper_to_multihead"],
  "title": {"fr":"Du premier module au second","en":"From the first module to the second"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["wrapper"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"converted","kind":"converted","fact":{"fr":"La nouvelle couche donne les sorties des têtes, sans biais et avec, pour toutes les longueurs.","en":"The new layer gives the outputs of the heads, without biases and with, for every length."},"tolerance":1e-06,"calls":[{"same":"2948dea"},{"args":[],"kwargs":{"wrapper":{"same":"a11c556"}},"inputs":{"same":"7f5c97b"},"expected":{"same":"8dbba3b"}},{"args":[{"heads":{"heads.0.W_query.weight":{"tensor":[[0.0,-0.06,-0.26],[0.22,-0.26,-0.06],[0.0,-0.08,-0.3]],"dtype":"float64"},"heads.0.W_key.weight":{"tensor":[[0.1,-0.12,0.34],[-0.16,0.02,0.06],[-0.04,-0.28,0.16]],"dtype":"float64"},"heads.0.W_value.weight":{"tensor":[[-0.1,0.34,-0.18],[-0.02,0.0,-0.12],[-0.38,0.04,0.32]],"dtype":"float64"},"heads.1.W_query.weight":{"same":"9888985"},"heads.1.W_key.weight":{"tensor":[[0.34,-0.32,-0.3],[0.4,0.14,-0.26],[0.02,0.16,0.16]],"dtype":"float64"},"heads.1.W_value.weight":{"tensor":[[0.34,0.34,0.2],[-0.08,0.32,-0.24],[-0.12,-0.14,-0.3]],"dtype":"float64"},"heads.2.W_query.weight":{"same":"fd20f87"},"heads.2.W_key.weight":{"tensor":[[-0.1,-0.38,0.02],[0.28,0.4,0.38],[0.22,-0.08,0.3]],"dtype":"float64"},"heads.2.W_value.weight":{"tensor":[[0.1,-0.34,-0.1],[0.0,-0.04,-0.22],[0.28,-0.18,0.04]],"dtype":"float64"}},"construct":[3,3,8,0.0,3],"evaluation":false}],"inputs":{"same":"c764988"},"expected":[{"tensor":[[[-0.56,-0.214,0.33,0.306,-0.64,-0.486,0.084,-0.35,0.316],[-0.2443033951,-0.1152175139,0.3676799174,0.06571655596,-0.3103549445,-0.2486952763,-0.03272763254,-0.2066502758,0.03646803786],[-0.3539634295,-0.1056336964,0.3385275502,-0.06937940949,-0.3884315999,-0.1762573551,0.1045280119,-0.1989900719,0.1294606518]],[[0.002,0.144,0.356,-1.132,0.04,0.626,0.25,0.238,-0.36],[0.3506063792,0.1293935875,0.3764489776,-0.7280942783,0.3302525965,0.443280745,-0.06874498046,0.1818480345,-0.4929480359],[0.327781814,0.03464986966,0.3371104239,-0.08368451124,0.2618950476,0.02372005836,-0.1827204167,0.06099243996,-0.3894628297]],[[-0.542,-0.17,0.122,0.26,-0.592,-0.376,0.178,-0.258,0.374],[-0.291370706,-0.02830145921,0.1627383305,-0.3743334897,-0.2619079646,0.1121782813,0.2136079462,-0.02335276471,0.06722384803],[-0.03749063267,0.02897834915,0.1892492493,-0.4603101764,0.03736148511,0.2435109087,0.01834689101,0.1570068886,-0.3166709747]]],"dtype":"float64"}]},{"args":[{"heads":{"heads.0.W_query.weight":{"tensor":[[-0.34,-0.26,-0.32,0.3,-0.04,0.3]],"dtype":"float64"},"heads.0.W_key.weight":{"tensor":[[-0.08,-0.16,-0.38,0.08,0.4,-0.24]],"dtype":"float64"},"heads.0.W_value.weight":{"tensor":[{"same":"4a8ed44"}],"dtype":"float64"},"heads.1.W_query.weight":{"tensor":[[0.14,-0.22,0.1,0.28,0.32,0.22]],"dtype":"float64"},"heads.1.W_key.weight":{"tensor":[[-0.22,0.08,0.24,0.26,0.14,-0.12]],"dtype":"float64"},"heads.1.W_value.weight":{"tensor":[[-0.06,0.08,0.08,-0.06,-0.34,0.06]],"dtype":"float64"}},"construct":[6,1,8,0.0,2],"evaluation":false}],"inputs":{"same":"7f5c97b"},"expected":[{"tensor":[[[0.722,-0.224],[0.7118082435,-0.21001344],[0.5575930056,-0.09621331887],[-0.09796217165,-0.1706443261],[0.03331176997,-0.1411044802]],[[-2.004,-0.448],[-0.9083011353,-0.03403749784],[-1.229088279,0.1505244406],[-0.8462698522,0.2426419445],[-0.6759559446,0.07799394612]]],"dtype":"float64"}]}]},
   {"name":"single","kind":"converted","fact":{"fr":"En float32 aussi, et la nouvelle couche garde ce type.","en":"In float32 too, and the new layer keeps that type."},"tolerance":1e-05,"calls":[{"args":[{"heads":{"heads.0.W_query.weight":{"tensor":{"same":"2257dbc"},"dtype":"float32"},"heads.0.W_key.weight":{"tensor":{"same":"6839695"},"dtype":"float32"},"heads.0.W_value.weight":{"tensor":{"same":"6ebd3ec"},"dtype":"float32"},"heads.1.W_query.weight":{"tensor":{"same":"202cbe5"},"dtype":"float32"},"heads.1.W_key.weight":{"tensor":{"same":"406624a"},"dtype":"float32"},"heads.1.W_value.weight":{"tensor":{"same":"384a8cd"},"dtype":"float32"},"heads.2.W_query.weight":{"tensor":{"same":"355bbf9"},"dtype":"float32"},"heads.2.W_key.weight":{"tensor":{"same":"9320e23"},"dtype":"float32"},"heads.2.W_value.weight":{"tensor":{"same":"a93377d"},"dtype":"float32"}},"construct":[6,4,8,0.0,3],"evaluation":false}],"inputs":{"same":"2e07464"},"expected":[{"tensor":[[[-0.182,0.236,-0.232,0.546,0.426,0.04800002,-0.06799994,0.734,-0.242,0.634,0.6240001,-0.108],[-0.2864926,0.3113552,-0.2832415,0.6384357,0.4118625,0.06314737,-0.04174457,0.7117839,-0.2699556,0.6963624,0.7132429,-0.09939827],[-0.04232915,0.2339112,-0.08702004,0.4568973,0.8620601,-0.3603413,-0.3016381,0.7119853,-0.08127101,0.2655846,0.2518634,0.1013736],[-0.005000859,-0.02203082,-0.04749393,0.03460841,0.5432374,-0.2668143,-0.04892816,0.7476107,-0.0615093,0.2659855,0.2488128,0.5340793],[0.041673,0.04387095,-0.04769091,0.1841026,0.2736775,-0.1448061,-0.003453599,0.476924,-0.108143,0.2753225,0.2518726,0.1951469]],[[-0.6840001,-0.254,-0.506,-0.292,-0.3719999,-0.5960001,0.9579999,0.928,-0.426,0.9919999,1.072,1.126],[-0.5786921,-0.1192626,-0.4159387,-0.1171959,0.4583594,-0.7327157,0.2979062,0.8072205,-0.1721538,0.2325856,0.2966539,0.8094888],[-0.31599,-0.1036597,-0.2451005,-0.09597097,0.584542,-0.5330888,-0.1721587,0.2517807,0.07408864,-0.6966315,-0.7577107,0.09965184],[-0.1598461,-0.1152253,-0.1547965,-0.09829082,0.5374831,-0.4051034,-0.308343,-0.001429394,0.08026891,-0.8657755,-0.9527701,-0.09597689],[0.412768,-0.3556287,0.197999,-0.3634733,0.339055,-0.326535,-0.2765037,0.1933396,-0.00920824,-0.1403377,-0.1930705,0.3064179]]],"dtype":"float32"}]}]},
   {"name":"converted_dropout","kind":"converted_dropout","fact":{"fr":"Elle garde le taux de dropout des têtes.","en":"It keeps the rate of dropout of the heads."},"tolerance":1e-06,"calls":[{"same":"5f73a0d"},{"same":"2948dea"}]},
   {"name":"converted_learns","kind":"converted_learns","fact":{"fr":"Tous ses poids sont à entraîner.","en":"All its weights are to be trained."},"tolerance":1e-06,"calls":[{"same":"2948dea"}]},
   {"name":"converted_memory","kind":"converted_memory","fact":{"fr":"Les deux couches ne partagent aucune mémoire.","en":"The two layers share no memory."},"tolerance":1e-06,"calls":[{"same":"2948dea"},{"args":[{"heads":{"heads.0.W_query.weight":{"tensor":[[-0.34,-0.26,-0.32,0.3,-0.04,0.3],[-0.32,-0.26,-0.34,0.26,-0.1,0.22],[0.4,-0.38,0.34,0.1,-0.28,0.02],[0.18,0.2,0.08,-0.18,0.24,-0.3]],"dtype":"float64"},"heads.0.W_key.weight":{"tensor":[[-0.08,-0.16,-0.38,0.08,0.4,-0.24],[-0.2,-0.3,0.28,-0.1,0.2,0.36],[0.38,0.26,0.0,-0.4,-0.12,0.02],[0.02,-0.12,-0.4,0.0,0.26,0.38]],"dtype":"float64"},"heads.0.W_value.weight":{"same":"664280f"}},"construct":[6,4,8,0.0,1],"evaluation":false}],"inputs":{"same":"7f5c97b"},"expected":[{"tensor":[[[0.722,-0.798,0.568,0.392],[0.711471812,-0.8822255039,0.6069542956,0.4488522152],[0.5205795896,-0.7400687541,0.4808722158,0.4412663861],[-0.03285706184,-0.346643627,0.2056109595,0.5211454852],[0.06958705464,-0.1823869987,0.1601151112,0.2600450647]],[[-2.004,0.704,-0.468,1.122],[-0.9922917758,-0.1479112512,0.06737075045,0.9957909257],[-0.5698831481,0.1471496681,-0.007190822635,0.3350339208],[-0.3572367414,0.1642147411,0.03882787022,0.1245718276],[-0.3684788748,0.5164690727,-0.0813064152,-0.2037720325]]],"dtype":"float64"}]},{"same":"5f73a0d"}]},
   {"name":"converted_intact","kind":"converted_intact","fact":{"fr":"`wrapper` ressort intacte.","en":"`wrapper` comes out untouched."},"tolerance":1e-06,"calls":[{"same":"2948dea"},{"args":[{"heads":{"same":"37eeab5"},"construct":[6,4,8,0.2,3],"evaluation":true}],"inputs":{"same":"7f5c97b"},"expected":{"same":"8dbba3b"}}]}
  ],
  "mistakes": [
   {"key":"PS4-stacked","levels":{"same":"13dff1c"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"5f9d963"}},"single":{"calls":[0],"first":{"same":"5f9d963"}}}},
   {"same":"85c928f"},
   {"same":"85c928f"},
   {"same":"85c928f"},
   {"key":"PS4-stacked","levels":{"same":"13dff1c"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"a7febf0"}},"single":{"calls":[0],"first":{"same":"a7febf0"}}}},
   {"key":"PS4-stacked","levels":{"same":"13dff1c"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"4110bd2"}},"single":{"calls":[0],"first":{"same":"4110bd2"}}}},
   {"key":"PS4-stacked","levels":{"same":"13dff1c"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"4f346f1"}},"single":{"calls":[0],"first":{"same":"4f346f1"}}}},
   {"same":"43a1837"},
   {"same":"43a1837"},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"b423220"}},"single":{"calls":[0],"first":{"same":"b423220"}}}},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"81f3833"}},"single":{"calls":[0],"first":{"same":"81f3833"}}}},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"494325c"}},"single":{"calls":[0],"first":{"same":"494325c"}}}},
   {"key":"MH-9","levels":{"same":"f0a1d71"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"1d10bf4"}},"single":{"calls":[0],"first":{"same":"1d10bf4"}}}},
   {"key":"MH-9","levels":{"same":"f0a1d71"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"80c646a"}},"single":{"calls":[0],"first":{"same":"80c646a"}}}},
   {"key":"MH-9","levels":{"same":"f0a1d71"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"9870741"}},"single":{"calls":[0],"first":{"same":"9870741"}}}},
   {"key":"MH-9","levels":{"same":"f0a1d71"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"f44189c"}},"single":{"calls":[0],"first":{"same":"f44189c"}}}},
   {"key":"MH-9","levels":{"same":"f0a1d71"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"141979a"}},"single":{"same":"67e4dd3"}}},
   {"key":"MH-9","levels":{"same":"f0a1d71"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"f08a390"}},"single":{"calls":[0],"first":{"same":"f08a390"}}}},
   {"key":"MH-9","levels":{"same":"f0a1d71"},"seen":{"same":"a17ac48"}},
   {"key":"MH-9","levels":{"same":"f0a1d71"},"seen":{"converted_learns":{"calls":[0],"first":"not trainable out_proj.bias"}}},
   {"key":"MH-9","levels":{"same":"f0a1d71"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"c2f902f"}},"single":{"calls":[0],"first":{"same":"c2f902f"}}}},
   {"key":"PS4-biases","levels":{"same":"bc42f76"},"seen":{"converted":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.512786,0.229339,0.10266,-0.207436,0.976852,-0.380676,-0.069236,0.256218]]}}}},
   {"same":"edfdbc0"},
   {"key":"PS4-biases","levels":{"same":"bc42f76"},"seen":{"converted":{"calls":[0,2,3],"first":{"same":"e700407"}},"single":{"calls":[0],"first":{"same":"e700407"}}}},
   {"same":"edfdbc0"},
   {"key":"PS4-biases","levels":{"same":"bc42f76"},"seen":{"converted":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.056,-0.2565,-0.518999,2.26011,0.702,-0.0394148,-1.12828,2.02774]]}}}},
   {"key":"PS4-biases","levels":{"same":"52d35fa"},"seen":{"converted":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.856,-1.66412,0.314135,-0.539888,0.502,-0.439415,-2.0517,1.36746]]}}}},
   {"key":"PS4-biases","levels":{"same":"52d35fa"},"seen":{"converted":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.244,2.73588,-2.38587,4.26011,0.602,-0.239415,-3.3517,2.36746]]}}}},
   {"key":"PS4-biases","levels":{"same":"bc42f76"},"seen":{"converted":{"calls":[0,2,3],"first":{"same":"f8c45ee"}},"single":{"calls":[0],"first":{"same":"f8c45ee"}}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted_dropout":{"calls":[0],"first":"rate 0"}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted_dropout":{"calls":[0,1],"first":"rate 0.5"}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted_dropout":{"calls":[0,1],"first":"rate 0.8"}}},
   {"same":"f38e75b"},
   {"same":"f38e75b"},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted":{"calls":[3],"first":{"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (5) at non-singleton dimension 3"]}}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"1b04c7b"}},"single":{"calls":[0],"first":{"same":"1b04c7b"}}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted":{"calls":[0,1,2],"first":{"same":"1dcd028"}},"single":{"calls":[0],"first":{"same":"1dcd028"}}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted":{"calls":[0,1,3],"first":{"same":"78da832"}},"single":{"calls":[0],"first":{"same":"78da832"}}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"c51c3b3"}},"single":{"calls":[0],"first":{"same":"c51c3b3"}}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted":{"calls":[0,1,3],"first":{"same":"616316d"}},"single":{"calls":[0],"first":{"same":"616316d"}}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"bebf13b"}},"single":{"calls":[0],"first":{"same":"bebf13b"}}}},
   {"key":"PS4-settings","levels":{"same":"6b6cb5b"},"seen":{"converted":{"calls":[0,1,3],"first":{"same":"ef3d5ef"}},"single":{"same":"415aad7"}}},
   {"same":"33a3bbd"},
   {"same":"33a3bbd"},
   {"key":"MO-2","levels":{"same":"6b6cb5b"},"seen":{"same":"d512bf5"}},
   {"key":"SC-8","levels":{"same":"13dff1c"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"6fcb974"}},"single":{"calls":[0],"first":{"same":"6fcb974"}}}},
   {"key":"SC-8","levels":{"same":"13dff1c"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"4cba610"}},"single":{"calls":[0],"first":{"same":"4cba610"}}}},
   {"key":"PR-3","levels":{"same":"13dff1c"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"edd3d9c"}},"single":{"calls":[0],"first":{"same":"edd3d9c"}}}},
   {"key":"PR-3","levels":{"same":"13dff1c"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"4ccc4bd"}},"single":{"calls":[0],"first":{"same":"4ccc4bd"}}}},
   {"key":"PS4-memory","levels":{"same":"8d87e4a"},"seen":{"converted_memory":{"calls":[0,1,2],"first":"shared mask"}}},
   {"key":"PS4-memory","levels":{"same":"8d87e4a"},"seen":{"converted_memory":{"calls":[1],"first":"shared W_query.weight"}}},
   {"key":"PS4-memory","levels":{"same":"8d87e4a"},"seen":{"converted_memory":{"calls":[0,1,2],"first":"shared W_query.weight"}}},
   {"key":"PS4-memory","levels":{"same":"8d87e4a"},"seen":{"converted_memory":{"calls":[2],"first":"shared W_query.bias"}}},
   {"key":"PS4-wrapper-changed","levels":{"same":"a68af38"},"seen":{"converted_intact":{"calls":[0],"first":"changed"}}},
   {"key":"PS4-wrapper-changed","levels":{"same":"a68af38"},"seen":{"converted_intact":{"calls":[1],"first":"changed"}}},
   {"key":"PS4-wrapper-changed","levels":{"same":"a68af38"},"seen":{"converted_dropout":{"calls":[0],"first":"rate 0.2"}}},
   {"same":"8b4fb0b"},
   {"key":"PS4-wrapper-changed","levels":{"same":"a68af38"},"seen":{"converted":{"same":"85231f8"},"converted_intact":{"calls":[0,1],"first":"changed"}}},
   {"key":"PS4-wrapper-changed","levels":{"same":"a68af38"},"seen":{"same":"d512bf5"}},
   {"same":"8b4fb0b"},
   {"key":"PS4-wrapper-changed","levels":{"same":"a68af38"},"seen":{"converted_dropout":{"calls":[0,1],"first":{"raised":["StopIteration",""]}},"converted_intact":{"calls":[0,1],"first":"changed"}}},
   {"same":"577eaf6"},
   {"key":"PR-7","levels":{"same":"f75bb46"},"seen":{"same":"a17ac48"}},
   {"same":"577eaf6"},
   {"same":"577eaf6"},
   {"key":"PR-8","levels":{"same":"f75bb46"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"0143b60"}},"single":{"same":"0315df5"}}},
   {"key":"PR-8","levels":{"same":"f75bb46"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"raised":["TypeError","cannot assign 'torch.DoubleTensor' as parameter 'weight' (torch.nn.Parameter or None expected)"]}},"single":{"calls":[0],"first":{"raised":["TypeError","cannot assign 'torch.FloatTensor' as parameter 'weight' (torch.nn.Parameter or None expected)"]}}}},
   {"key":"PS4-not-the-new-layer","levels":{"same":"36429bf"},"seen":{"converted_learns":{"same":"a680cd9"},"converted_memory":{"calls":[0,1,2],"first":"shared heads.0.W_query.weight"}}},
   {"same":"32ca750"},
   {"same":"32ca750"},
   {"key":"PS4-not-the-new-layer","levels":{"same":"36429bf"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"a469611"}},"single":{"calls":[0],"first":{"same":"a469611"}}}},
   {"key":"PS4-not-the-new-layer","levels":{"same":"36429bf"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"55a0eb4"}},"single":{"calls":[0],"first":{"same":"55a0eb4"}}}},
   {"key":"PS4-not-the-new-layer","levels":{"same":"36429bf"},"seen":{"converted":{"same":"85231f8"},"single":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.666965,-0.406588,0.196129,0.245208,0.339771,-0.0879415,-0.163276,0.00753048]]}}}},
   {"key":"PS4-stacked","levels":{"same":"13dff1c"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"ee38676"}},"single":{"calls":[0],"first":{"same":"ee38676"}}}},
   {"key":"PS4-fixed-sizes","levels":{"same":"8274494"},"seen":{"converted":{"calls":[0,1,2,3],"first":{"same":"ef3d5ef"}},"single":{"same":"415aad7"}}},
   {"key":"MH-3","levels":{"same":"13dff1c"},"seen":{"same":"0f0b3af"}}
  ]
 }
},
"quizzes": {
 "mean_forgets": {"kind":"choice","answer":"a","right":{"fr":"Oui : une somme ne sait pas d'où viennent ses termes. Pour savoir qui dort et où, il faut deux lectures, gardées à deux places différentes.","en":"Yes: a sum does not know where its terms come from. To tell who sleeps and where takes two readings, kept in two different places."},"wrong":{"fr":"Compare les deux sorties, terme à terme. Sont-elles différentes ?","en":"Compare the two outputs, term by term. Do they differ?"},"near":[{"value":"b","reply":{"fr":"Aucune fonction, linéaire ou non, ne peut donner deux réponses à une même entrée. Et ici les deux entrées sont égales.","en":"No function, linear or not, can give two answers to the same input. And here the two inputs are equal."}},{"value":"c","reply":{"fr":"La softmax ne fait que les poids, ici 1/2 et 1/2. Le mélange est une somme, et une somme n'a pas d'ordre.","en":"Softmax makes only the weights, here 1/2 and 1/2. The mixture is a sum, and a sum has no order."}}]},
 "head_size": {"kind":"number","answer":64,"tolerance":0,"right":{"fr":"Oui : 768 / 12 = 64. Et 64 est la taille d'une tête dans bien d'autres modèles : quand d grandit, on ajoute surtout des têtes.","en":"Yes: 768 / 12 = 64. And 64 is the size of a head in many other models: as d grows, it is mostly heads that are added."},"wrong":{"fr":"Les têtes se partagent la taille d'un jeton : nombre de têtes × taille d'une tête = d.","en":"The heads share the size of a token: number of heads × size of a head = d."},"near":[{"value":768,"reply":{"fr":"Alors la sortie mise bout à bout aurait 12 × 768 nombres par jeton. Les têtes se **partagent** les 768.","en":"Then the outputs put end to end would have 12 × 768 numbers per token. The heads **share** the 768."}},{"value":9216,"reply":{"fr":"9216 = 768 × 12. C'est une division : les 12 têtes réunies font 768.","en":"9216 = 768 × 12. It is a division: the 12 heads together make 768."}}]},
 "plain_list": {"kind":"number","answer":0,"tolerance":0,"right":{"fr":"Oui, aucun. `nn.Module` n'enregistre que les paramètres et les modules posés comme attributs, et ne regarde pas dans les listes. Un optimiseur s'en plaindrait ; une couche plus grande, qui a d'autres paramètres, n'en dirait rien.","en":"Yes, none. `nn.Module` registers only the parameters and modules set as attributes, and does not look inside lists. An optimiser would complain; a larger layer, with other parameters, would say nothing."},"wrong":{"fr":"Que voit `nn.Module` quand on lui donne comme attribut une liste de Python ? Regarde-t-il dedans ?","en":"What does `nn.Module` see when it is given a Python list as an attribute? Does it look inside?"},"near":[{"value":6,"reply":{"fr":"Ce serait le compte avec `nn.ModuleList` : 2 têtes × 3 projections. Une liste ordinaire cache ses modules à la couche.","en":"That would be the count with `nn.ModuleList`: 2 heads × 3 projections. A plain list hides its modules from the layer."}},{"value":36,"reply":{"fr":"36 est le nombre de coefficients des deux têtes. La question porte sur les tenseurs, et sur ce que la couche **voit**.","en":"36 is the number of coefficients in the two heads. The question is about tensors, and about what the layer **sees**."}},{"value":3,"reply":{"fr":"C'est ce que contient une tête. Mais la couche voit-elle seulement ses têtes ?","en":"That is what one head holds. But does the layer so much as see its heads?"}}]},
 "join_axis": {"kind":"choice","answer":"b","right":{"fr":"Oui : `torch.cat` colle sur n'importe quel axe pourvu que les autres aient la même taille. Les deux têtes se suivraient comme des jetons, et rien ne le signalerait.","en":"Yes: `torch.cat` joins along any axis, provided the others have the same size. The two heads would follow one another like tokens, and nothing would give it away."},"wrong":{"fr":"`torch.cat` additionne les tailles de l'axe désigné et garde les autres. L'axe 1 est celui des jetons.","en":"`torch.cat` adds up the sizes of the given axis and keeps the others. Axis 1 is that of tokens."},"near":[{"value":"a","reply":{"fr":"`torch.cat` ne sait pas ce que représente un axe. Il lui suffit que les autres tailles soient égales, et elles le sont.","en":"`torch.cat` does not know what an axis stands for. It only asks that the other sizes be equal, and they are."}},{"value":"c","reply":{"fr":"L'axe 1 est le deuxième, celui des jetons. Le dernier est l'axe 2, ou -1.","en":"Axis 1 is the second, that of tokens. The last is axis 2, or -1."}}]},
 "size_one": {"kind":"choice","answer":"b","right":{"fr":"Oui : si qᵢ est positif, l'ordre des scores est celui des clés ; s'il est négatif, c'est l'inverse. Seule la netteté du choix varie d'une requête à l'autre. Une tête de taille d_h a des scores de rang d_h au plus : plus elle est étroite, moins elle a de façons de choisir.","en":"Yes: if qᵢ is positive, the order of the scores is that of the keys; if it is negative, the reverse. Only the sharpness of the choice varies from one query to another. A head of size d_h has scores of rank d_h at most: the narrower it is, the fewer ways it has to choose."},"wrong":{"fr":"Écris la ligne de scores d'une requête : (qᵢ k₁, qᵢ k₂, …). Que change le nombre qᵢ à l'ordre de la liste ?","en":"Write the row of scores of a query: (qᵢ k₁, qᵢ k₂, …). What does the number qᵢ change in the order of the list?"},"near":[{"value":"a","reply":{"fr":"Les scores d'une requête sont ceux des clés, multipliés tous par le même nombre qᵢ. Multiplier une liste par un nombre positif change-t-il son ordre ?","en":"The scores of a query are those of the keys, all multiplied by the same number qᵢ. Does multiplying a list by a positive number change its order?"}},{"value":"c","reply":{"fr":"Diviser par 1 ne change rien, mais les scores qᵢ kⱼ diffèrent d'une clé à l'autre, et les poids aussi.","en":"Dividing by 1 changes nothing, but the scores qᵢ kⱼ differ from key to key, and so do the weights."}}]},
 "head_maps": {"kind":"number","answer":12,"tolerance":0,"right":{"fr":"Oui : une carte T × T par tête, soit 12 × 1024² ≈ 12,6 millions de poids au lieu d'un peu plus d'un million. Le calcul est le même, la mémoire des poids ne l'est pas.","en":"Yes: one T × T map per head, that is 12 × 1024² ≈ 12.6 million weights instead of a little over one million. The computation is the same, the memory for the weights is not."},"wrong":{"fr":"Chaque tête a sa propre carte d'attention, de T lignes et T colonnes.","en":"Each head has an attention map of its own, of T rows and T columns."},"near":[{"value":1,"reply":{"fr":"C'est vrai des paramètres et des multiplications. Mais chaque tête a sa propre carte, et une carte a T × T cases, que la tête soit large ou étroite.","en":"That is true of parameters and multiplications. But each head has a map of its own, and a map has T × T cells, whether the head is wide or narrow."}},{"value":144,"reply":{"fr":"144 = 12². Une tête n'interroge pas les autres : il y a 12 cartes, et non 12 × 12.","en":"144 = 12². A head does not query the others: there are 12 maps, and not 12 × 12."}},{"value":12582912,"reply":{"fr":"C'est le nombre de poids, 12 × 1024². La question portait sur le rapport avec une seule tête.","en":"That is the number of weights, 12 × 1024². The question was about the ratio to a single head."}}]},
 "view_row": {"kind":"choice","answer":"b","right":{"fr":"Oui : la file est 1, 2, 3, 4, 5, 6, et `view` la coupe en lignes de 2, dans l'ordre.","en":"Yes: the file is 1, 2, 3, 4, 5, 6, and `view` cuts it into rows of 2, in order."},"wrong":{"fr":"Écris les six nombres dans l'ordre de la mémoire, puis coupe la file en morceaux de 2.","en":"Write the six numbers in the order of memory, then cut the file into pieces of 2."},"near":[{"value":"a","reply":{"fr":"C'est la deuxième ligne de la **transposée**. `view` ne croise pas lignes et colonnes : il relit la file dans l'ordre.","en":"That is the second row of the **transpose**. `view` does not cross rows and columns: it reads the file anew, in order."}},{"value":"c","reply":{"fr":"La deuxième ligne commence à la case 2, juste après les deux nombres de la première.","en":"The second row starts at cell 2, just after the two numbers of the first."}}]},
 "view_alone": {"kind":"choice","answer":"b","right":{"fr":"Oui : le jeton 0 tout entier, comme s'il était deux jetons. La tête 1, elle, ne voit que le jeton 1. Aucune des deux têtes ne peut plus faire se rencontrer les deux jetons.","en":"Yes: the whole of token 0, as though it were two tokens. Head 1 sees token 1 only. Neither head can make the two tokens meet any more."},"wrong":{"fr":"La file est 0, 1, 2, …, 7. `view(1, 2, 2, 2)` la coupe d'abord en deux moitiés : que contient la première ?","en":"The file is 0, 1, 2, …, 7. `view(1, 2, 2, 2)` first cuts it into two halves: what does the first one hold?"},"near":[{"value":"a","reply":{"fr":"C'est ce qu'on voudrait, et pour l'obtenir il faut sauter de la case 1 à la case 4. `view` ne saute jamais : il coupe la file dans l'ordre.","en":"That is what we want, and to get it one must jump from cell 1 to cell 4. `view` never jumps: it cuts the file in order."}},{"value":"c","reply":{"fr":"C'est l'autre erreur classique, un nombre sur deux de chaque jeton, que l'on obtient en coupant le dernier axe dans l'ordre (d_h, H).","en":"That is the other classic mistake, every other number of each token, which comes from cutting the last axis in the order (d_h, H)."}}]},
 "token_stride": {"kind":"number","answer":12,"tolerance":0,"right":{"fr":"Oui : les nombres n'ont pas bougé, et deux jetons voisins sont toujours à d_out = 12 cases l'un de l'autre. Les pas sont `(60, 4, 12, 1)`.","en":"Yes: the numbers have not moved, and two neighbouring tokens are still d_out = 12 cells apart. The strides are `(60, 4, 12, 1)`."},"wrong":{"fr":"Aucun nombre n'a bougé. Dans `x`, combien de cases séparent le premier nombre d'un jeton de celui du jeton suivant ?","en":"No number has moved. In `x`, how many cells lie between the first number of a token and that of the next?"},"near":[{"value":4,"reply":{"fr":"C'est la taille d'une tête, donc le pas de l'axe des **têtes**. Entre deux jetons, il y a aussi les nombres des deux autres têtes.","en":"That is the size of a head, hence the stride of the axis of **heads**. Between two tokens there are the numbers of the other two heads as well."}},{"value":1,"reply":{"fr":"C'est le pas du dernier axe, d'une composante à la suivante.","en":"That is the stride of the last axis, from one component to the next."}},{"value":20,"reply":{"fr":"20 = 5 × 4, ce serait le pas des têtes dans un tenseur **contigu** de cette forme. `split_heads` ne recopie rien.","en":"20 = 5 × 4 would be the stride of heads in a **contiguous** tensor of that shape. `split_heads` copies nothing."}}]},
 "view_after_transpose": {"kind":"choice","answer":"b","right":{"fr":"Oui : `RuntimeError`, et le message propose `reshape`. `view` promet de ne rien copier, et aucun pas ne permet de lire les deux derniers axes de `y` comme un seul.","en":"Yes: `RuntimeError`, and the message suggests `reshape`. `view` promises to copy nothing, and no stride lets us read the last two axes of `y` as one."},"wrong":{"fr":"Laquelle de ces fonctions s'interdit toute copie ?","en":"Which of these functions forbids itself any copy?"},"near":[{"value":"a","reply":{"fr":"`reshape` rend une vue quand c'est possible, et copie sinon. Il ne se plaint donc jamais de la mémoire.","en":"`reshape` returns a view when it can, and copies otherwise. So it never complains about memory."}},{"value":"c","reply":{"fr":"`contiguous` a déjà fait la copie : après lui, `view` n'a plus rien à sauter. C'est ce qu'écrit le document.","en":"`contiguous` has already made the copy: after it, `view` has nothing left to jump over. This is what the document writes."}}]},
 "gpt2_layer": {"kind":"number","answer":2360064,"tolerance":0,"right":{"fr":"Oui : 4 × 768² pour les quatre matrices, et 768 pour le biais de `out_proj`. Le nombre de têtes et `context_length` n'y sont pour rien. (Le vrai GPT-2 a aussi les trois autres biais, `qkv_bias=True` : 2304 de plus.)","en":"Yes: 4 × 768² for the four matrices, and 768 for the bias of `out_proj`. The number of heads and `context_length` have no part in it. (The real GPT-2 also has the other three biases, `qkv_bias=True`: 2304 more.)"},"wrong":{"fr":"Additionne : trois projections 768 × 768 sans biais, puis `out_proj`, 768 × 768 avec biais. Le masque est un tampon et ne s'apprend pas.","en":"Add up: three projections 768 × 768 without bias, then `out_proj`, 768 × 768 with bias. The mask is a buffer and is not learnt."},"near":[{"value":1769472,"reply":{"fr":"Ce sont les trois projections, 3 × 768². Il manque la projection de sortie.","en":"Those are the three projections, 3 × 768². The output projection is missing."}},{"value":2359296,"reply":{"fr":"Les quatre matrices y sont. Il manque un biais : lequel ?","en":"The four matrices are there. One bias is missing: which?"}},{"value":2362368,"reply":{"fr":"Tu as compté quatre biais, comme dans le vrai GPT-2. Ici les trois projections n'en ont pas.","en":"You counted four biases, as in the real GPT-2. Here the three projections have none."}},{"value":3408640,"reply":{"fr":"Tu as compté le masque, 1024 × 1024. C'est un tampon : il est dans `state_dict()`, mais ne s'apprend pas.","en":"You counted the mask, 1024 × 1024. It is a buffer: it stands in `state_dict()`, but is not learnt."}},{"value":28320768,"reply":{"fr":"Tu as multiplié par 12. Les 12 têtes se partagent les 768 colonnes de chaque projection : leur nombre ne change rien au compte.","en":"You multiplied by 12. The 12 heads share the 768 columns of each projection: their number does not change the count."}}]},
 "blind_spot": {"kind":"choice","answer":"b","right":{"fr":"Oui : quand d_h = 1, les formes (b, T, H, 1) et (b, T, 1, H) disent la même chose, et rien ne les distingue.","en":"Yes: when d_h = 1, the shapes (b, T, H, 1) and (b, T, 1, H) say the same thing, and nothing tells them apart."},"wrong":{"fr":"Remplace d_h par 1 et H par 2 dans chacune des formes. Laquelle redevient juste ?","en":"Replace d_h by 1 and H by 2 in each of the shapes. Which one becomes right again?"},"near":[{"value":"a","reply":{"fr":"Avec 6 jetons et 2 têtes, la première tête recevrait les trois premiers jetons en entier : l'exemple le voit, à 0,2276 près.","en":"With 6 tokens and 2 heads, the first head would receive the first three tokens whole: the example sees it, by 0.2276."}},{"value":"c","reply":{"fr":"√2 et √1 diffèrent. L'écart est minuscule, 0,0009, mais il n'est pas nul. Un programme **sans** racine, lui, serait invisible.","en":"√2 and √1 differ. The gap is tiny, 0.0009, but it is not zero. A program with **no** root would be invisible, though."}}]},
 "one_head_loss": {"kind":"number","answer":0.3333,"tolerance":0.008,"right":{"fr":"Oui : (2 × 0 + 4 × 1/2) / 6 = 1/3. Exécute la cellule suivante et regarde où la courbe s'arrête.","en":"Yes: (2 × 0 + 4 × 1/2) / 6 = 1/3. Run the next cell and look where the curve stops."},"wrong":{"fr":"Fais la moyenne sur les 6 jetons : 0 pour les deux premiers, 1/2 pour les quatre autres.","en":"Take the mean over the 6 tokens: 0 for the first two, 1/2 for the other four."},"near":[{"value":0.5,"reply":{"fr":"C'est l'erreur des jetons 3 à 6. Les deux premiers peuvent être parfaits, et font baisser la moyenne.","en":"That is the error of tokens 3 to 6. The first two can be perfect, and bring the mean down."}},{"value":0,"reply":{"fr":"Ce serait possible avec deux têtes. Une seule ne rapporte qu'un mélange des deux mots, pour les jetons 3 à 6.","en":"That would be possible with two heads. A single one brings back only a mixture of the two words, for tokens 3 to 6."}},{"value":0.4167,"reply":{"fr":"Tu as compté un seul jeton parfait. Le précédent du deuxième jeton **est** le premier mot : lui aussi n'a qu'un mot à rapporter.","en":"You counted a single perfect token. The word before the second token **is** the first word: that one too has only one word to bring back."}}]},
 "batch_first": {"kind":"choice","answer":"b","right":{"fr":"Oui : sans `batch_first=True`, l'axe 0 est celui des jetons. La couche voit 5 phrases de 2 jetons, et rien ne l'arrête.","en":"Yes: without `batch_first=True`, axis 0 is that of tokens. The layer sees 5 sentences of 2 tokens, and nothing stops it."},"wrong":{"fr":"Par défaut, cette couche attend `(T, b, d)`. Avec `(2, 5, 12)`, que prend-elle pour les jetons ?","en":"By default this layer expects `(T, b, d)`. Given `(2, 5, 12)`, what does it take for tokens?"},"near":[{"value":"a","reply":{"fr":"Rien dans la forme `(2, 5, 12)` n'interdit d'y lire 5 phrases de 2 jetons. Aucune erreur, donc, et c'est bien le danger.","en":"Nothing in the shape `(2, 5, 12)` forbids reading it as 5 sentences of 2 tokens. So there is no error, and therein lies the danger."}},{"value":"c","reply":{"fr":"Ce serait le cas avec `batch_first=True`. Par défaut, l'axe 0 est celui des **jetons**.","en":"That would be so with `batch_first=True`. By default axis 0 is that of **tokens**."}}]}
}
}""")))

if __name__ == "__main__":
    sys.exit(main())
