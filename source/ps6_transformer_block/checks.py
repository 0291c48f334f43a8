# Built from autograder/build/visible, solutions/ps6_transformer_block.py: do not edit.
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
 "5471883": {"fr":"Un `d` impair lève `ValueError`.","en":"An odd `d` raises `ValueError`."},
 "106d866": [{"fr":"Quelle est la longueur d'onde de ta dernière paire ? Elle devrait approcher 2π × 10000^((d − 2)/d).","en":"What is the wavelength of your last pair? It should come near 2π × 10000^((d − 2)/d)."}],
 "6d84410": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.0002,0.999987,0.996802,0.109778,0.98545,-0.275163,0.999998]]}},
 "dab1dc2": {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.0998334,0.909297,-0.416147,0.980067]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.0502166,0.950648,0.298272,0.985144,-0.651595,-0.275163,0.888258]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.0463992,0.908596,0.602261,-0.653644,-0.958924,0.97319]]}}}},
 "1a0601f": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.0001,0.909297,-0.416147,1.0]]}},
 "c74fad0": {"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.841471,0.909297,-0.416147,-0.416147]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.909297,0.283662,-0.1455,-0.99999,0.990607,-0.275163,0.988705]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.841471,-0.416147,0.14112,-0.653644,-0.958924,0.283662]]}}},
 "9a61a16": [{"fr":"La première aiguille doit être la plus rapide. Et les tiennes ?","en":"The first hand must be the fastest. And yours?"}],
 "4a7d6c5": {"key":"PS6-frequency-sign","levels":{"same":"9a61a16"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,-0.506366,0.909297,-0.416147,0.487188]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.0805153,0.768792,-0.37641,-0.944644,0.361088,-0.275163,-0.693059]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,-0.715144,0.626608,0.973577,-0.653644,-0.958924,-0.665559]]}}}},
 "9936d03": [{"fr":"`//` arrondit. Que reste-t-il d'un exposant entre 0 et 1 une fois arrondi ?","en":"`//` rounds. What is left of an exponent between 0 and 1 once it is rounded?"}],
 "fdf0da1": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.000670925,0.999923,0.989284,0.200112,0.948002,-0.275163,0.99998]]}},
 "37530b1": [{"fr":"Quelles colonnes forment une paire ? L'énoncé les met côte à côte.","en":"Which columns form a pair? The statement puts them side by side."}],
 "8c7b141": {"key":"PE-4","levels":{"same":"37530b1"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,1.0,1.0,0.00999983,0.540302,0.909297,0.0199987,0.9998]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.999968,0.992123,-0.1455,0.00694048,0.344461,0.43251,0.999928]]}},"edges":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.0,0.0,0.0,1.0,1.0,1.0]]}}}},
 "3fd15d1": [{"fr":"Que vaut ta ligne 0 ? Celle de l'énoncé est 0, 1, 0, 1…","en":"What is your row 0? That of the statement is 0, 1, 0, 1…"}],
 "726a89e": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.0,0.0,0.0,0.0,0.0,0.0]]}},
 "0c9e567": [{"fr":"Quelle est la position de ta première ligne ?","en":"What is the position of your first row?"}],
 "44e25ff": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.841471,0.540302,0.0463992,0.998923,0.00215443,0.999998]]}},
 "fc45f8a": [{"fr":"Deux positions différentes ont-elles deux lignes différentes ?","en":"Have two different positions two different rows?"}],
 "524ac34": [{"fr":"Que fait ta fonction d'un `d` impair, où une composante resterait sans sa paire ?","en":"What does your function do with an odd `d`, where a component would be left without its pair?"}],
 "e518769": {"key":"PE-11","levels":{"same":"524ac34"},"seen":{"raises":{"calls":[0,1],"first":{"returned":"tensor"}}}},
 "438ff27": {"key":"PE-11","levels":{"same":"524ac34"},"seen":{"raises":{"calls":[0,1],"first":{"raised":["AssertionError",""]}}}},
 "8cf9271": {"raised":["ValueError","d must be even"]},
 "b1c95da": [{"fr":"Les valeurs sont justes : de quel type sont-elles ?","en":"The values are right: of which type are they?"}],
 "1fdba78": [[0.0,0.0,1.0,0.540302,0.00999983,0.909297,-0.416147,0.9998]],
 "a5bcd93": [[0.0,0.00126191,0.999802,0.979877,0.272805,0.79726,-0.275163,0.999928]],
 "e897ffb": [{"fr":"Une ligne par position, ou une colonne ?","en":"One row a position, or one column?"}],
 "1b85386": [[0.0,0.909297,1.0,-0.416147,0.0,0.0199987,1.0,0.9998]],
 "330b4a0": [[0.0,-0.1455,0.43251,0.125264,0.938801,0.999968,0.00694048,0.999928]],
 "902b355": [{"fr":"Entre quelles valeurs un sinus reste-t-il ? Et tes composantes ?","en":"Between which values does a sine stay? And your components?"}],
 "2598350": [{"fr":"Un sinus et le cosinus qui le suit sont les deux coordonnées d'une même aiguille.","en":"A sine and the cosine after it are the two coordinates of one and the same hand."}],
 "8274494": [{"fr":"Ton programme marche-t-il pour d'autres tailles que celles du document ?","en":"Does your program work for other sizes than the document's?"}],
 "419022d": [[-0.989992,0.0,0.0,0.0,0.0,0.0,0.0,0.999998]],
 "498c726": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":{"same":"419022d"}}},
 "a29ad19": [[-0.989992,-0.989992,0.955337,0.955337,0.99955,0.99955,0.999996,0.999996]],
 "873d557": {"calls":[0],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":{"same":"a29ad19"}}},
 "cf972b2": {"key":"PS6-rotation-sense","levels":[{"fr":"Essaie `R @ p_0` : trouves-tu `p_k`, ou `p` de −k ?","en":"Try `R @ p_0`: do you find `p_k`, or `p` at −k?"}],"seen":{"other_sizes":{"same":"498c726"},"backwards":{"same":"873d557"},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[-0.416147,-0.909297,0.909297,-0.416147]]}}}},
 "202ed55": [{"fr":"Une rotation garde les longueurs. Ta matrice garde-t-elle celle de p_t ?","en":"A rotation keeps lengths. Does your matrix keep that of p_t?"}],
 "91c6f37": {"key":"PE-4","levels":[{"fr":"Quelles composantes de p_t forment une paire, et où sont-elles dans ta matrice ?","en":"Which components of p_t form a pair, and where are they in your matrix?"}],"seen":{"other_sizes":{"same":"498c726"},"backwards":{"calls":[0],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[-0.989992,0.955337,0.99955,0.999996,-0.989992,0.955337,0.99955,0.999996]]}},"edges":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.964966,-0.262375,0.0,0.0,0.0,0.0,-0.479426,0.877583]]}}}},
 "e9f3d07": [{"fr":"Chaque aiguille tourne à sa vitesse. Combien d'angles différents as-tu ?","en":"Each hand turns at its own speed. How many different angles have you?"}],
 "7401a4e": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[0.540302,0.0,0.0,0.0,0.0,0.0,0.0,1.0]]}},
 "2f11204": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[0.540302,0.540302,0.995004,0.995004,0.99995,0.99995,1.0,1.0]]}},
 "f8b45be": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[0.540302,0.841471,-0.841471,0.540302]]}},
 "26160a9": {"kind":"tensor","shapes":[[8,8]],"numbers":[[1.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0]]},
 "bebac6b": {"calls":[0],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[-0.989992,-0.989992,0.582754,0.582754,0.955337,0.955337,0.995503,0.995503]]}},
 "a758091": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[-0.989992,0.0,0.0,0.0,0.0,0.0,0.0,1.0]]}},
 "78ec91c": {"calls":[1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.964966,0.0,0.262375,0.0,0.0,0.00499998,0.0,0.999987]]}},
 "0a1ff14": [{"fr":"Peut-on reculer ? Essaie un `k` négatif, et `k = 0`.","en":"Can one go back? Try a negative `k`, and `k = 0`."}],
 "0485df1": {"calls":[0],"first":{"same":"26160a9"}},
 "2ed325f": [{"fr":"`R` multiplie un vecteur de taille d. Décale-t-elle des lignes, ou des angles ?","en":"`R` multiplies a vector of size d. Does it shift rows, or angles?"}],
 "b59ad4c": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[0.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0]]}},
 "fe26421": [[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]],
 "696f933": {"calls":[0],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":{"same":"fe26421"}}},
 "2d00b90": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[1.0,0.0,0.0,1.0]]}},
 "43053c7": {"raised":["ValueError","k must be even"]},
 "aed0246": [[-0.416147,0.909297,-0.909297,-0.416147]],
 "6d323da": [{"array":[[[1.3,-0.3,1.5,-1.5],[-1.1,-1.4,1.7,0.0],[1.7,-1.4,-1.1,-1.5],[1.5,-0.3,1.3,-1.9],[-1.7,1.9,0.7,-1.2]],[[0.3,1.1,1.2,0.6],[-0.7,1.4,-1.3,-0.6],[-0.6,-1.3,1.4,-0.7],[0.6,1.2,1.1,0.3],[-1.2,0.7,1.9,-1.7]]],"dtype":"float64"},{"array":[[1.0,0.0,-1.7],[0.0,1.0,1.3],[0.9,-0.2,-2.0],[-0.4,0.5,0.7]],"dtype":"float64"},{"array":[[-0.4,-0.8,-1.9],[0.4,2.0,-1.2],[-1.0,-1.5,1.4],[-0.5,1.0,1.8]],"dtype":"float64"},{"array":[[1.2,1.4,0.9,-0.3,1.9,-0.7],[0.1,0.2,-0.4,-1.7,0.4,1.8],[-1.6,-1.6,1.8,0.4,-1.7,-0.4],[0.2,0.1,-0.7,1.9,-0.3,0.9]],"dtype":"float64"},{"array":[[1.7,-1.6],[-1.5,2.0],[0.7,-1.3],[0.1,0.8],[0.8,0.1],[-1.3,0.7]],"dtype":"float64"},{"array":[[[1.1,-1.6],[-0.9,-0.9],[-1.6,1.1],[-1.0,0.3],[0.9,0.8]],[[0.0,-1.5],[0.4,1.6],[-2.0,1.9],[1.0,-0.6],[1.2,-1.8]]],"dtype":"float64"}],
 "918adf9": {"fr":"Des tailles toutes égales, où confondre deux axes ne lève aucune erreur.","en":"Sizes that are all equal, where mixing up two axes raises no error."},
 "59e7f4e": {"array":[[0.0,0.0],[0.0,0.0],[0.0,0.0]],"dtype":"float64"},
 "2175654": {"array":[[[30.0,0.0,-1.7,0.0],[30.0,1.3,0.9,-0.2],[30.0,-0.4,0.5,0.7]],[[30.0,-1.0,1.2,-1.4],[30.0,-0.5,-1.1,1.7],[30.0,1.1,1.8,1.8]]],"dtype":"float64"},
 "c8c8187": {"array":[[1.4,0.0,0.0],[0.0,2.0,-1.2],[0.0,-1.5,1.4],[0.0,1.0,1.8]],"dtype":"float64"},
 "66218b5": {"array":[[0.0,0.0],[-1.5,2.0],[0.7,-1.3],[0.1,0.8]],"dtype":"float64"},
 "e129319": {"array":[[1.1,-1.6,-0.9,-0.9,-1.6],[1.1,-1.0,0.3,0.9,0.8]],"dtype":"float64"},
 "3c77222": {"array":[[[-0.6,1.4,-1.4,-0.8,-0.9],[-1.7,0.9,-1.3,-0.1,0.4],[0.2,-0.7,1.8,-0.5,0.6]],[[1.0,0.7,-0.3,-2.0,-0.3],[0.7,1.0,0.6,-0.5,1.8],[-0.7,0.2,0.4,-0.1,-1.3]]],"dtype":"float64"},
 "f7fc337": [-0.9810720229,0.1407792677,-0.136949933],
 "5c5d916": [7.209451272,-0.6802554104,0.2139869642],
 "039baba": [-5.20640267,0.6500555343,0.04977391089],
 "0dcf34f": {"array":[[3.555613294,11.92681014],[-1.073984022,1.117906494],[0.1210947167,-0.1920527535],[-0.1559714151,1.261169002]],"dtype":"float64"},
 "6f34878": {"array":[[-0.3432835033,0.06374569627,-0.4907116233,-0.5278975154,-0.7768762096],[0.831430998,-0.3082178385,0.6970075717,1.016067767,1.435076963]],"dtype":"float64"},
 "3eecde6": [{"args":{"same":"6d323da"}}],
 "37a51f9": {"fr":"Tes arguments restent intacts, et un second appel répond la même chose.","en":"Your arguments stay as they were, and a second call gives the same answer."},
 "2ee05ee": [{"fr":"Chaque ligne du gradient des scores doit sommer à zéro. Et chez toi ?","en":"Each row of the gradient of the scores must sum to zero. Does yours?"}],
 "1911559": [[],[2,5,4],[4,3],[4,3],[4,6],[6,2]],
 "e83e566": [9.43065,-0.474353,12.8382,-3.34544,-1.66984,-0.840019,-3.07292,4.33846],
 "8bbad5c": [5.70319,6.43108,1.44215,-5.46525,0.537572,9.00122,1.29599,7.51992],
 "ff059a9": [[],[3,3,3],[3,3],[3,3],[3,3],[3,3]],
 "18eb493": [1.90729,-6.71349,0.614674,-2.18453,-0.538303,-0.800282,2.86635,-0.327421],
 "3c64680": [2.23648,-0.615719,1.69595,6.34587,5.15073,0.84324,-0.283858,0.793416],
 "9ca42a6": [[],[1,1,3],[3,2],[3,2],[3,4],[4,5]],
 "4850aa9": [12.6364,-25.8828,-2.39248,0.42718,-19.7928,11.8931,0.52576,-2.25174],
 "b58a206": [3.6122,-2.05063,-1.62655,0.923384,-14.0228,15.0631,5.40123,-5.80191],
 "577a5e3": {"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[-1071.79,712.013,-1142.58],[-572.92,466.52,-438.115,356.751,-539.218,439.078],[61.3842,724.334,46.9409,553.902,57.7734,681.726],{"same":"4850aa9"},{"same":"b58a206"}]}},
 "e001796": [[],[2,3,4],[4,3],[4,3],[4,2],[2,5]],
 "8b35c0c": [3.55561,11.9268,-1.07398,1.11791,0.121095,-0.192053,-0.155971,1.26117],
 "baf6ffd": [-0.343284,0.0637457,-0.527898,-0.776876,0.831431,-0.308218,1.01607,1.43508],
 "483c376": [[],[2,3,2],[2,1],[2,1],[2,4],[4,1]],
 "b88981f": [0.256159,-0.341546,-0.341546,0.256159,0.191622,-0.255496,-0.255496,0.191622],
 "c4724b4": [0.256159,-0.723464,1.96057,-0.430249],
 "188391d": [{"fr":"La perte est juste. Compare tes gradients de `W_q` et de `W_k` à des différences finies : quel facteur les sépare ?","en":"The loss is right. Compare your gradients of `W_q` and `W_k` with finite differences: which factor stands between them?"}],
 "11438a3": [-0.445471,0.354743,-0.0818224,0.453836,0.816123,-1.26773,-0.466547,0.420774],
 "d25c564": [0.0906507,-0.354865,0.481595,-1.44319,-0.429562,1.24108,0.220563,-0.737035],
 "115bafa": [1.16427,0.75755,0.554652,-0.444894,-0.15606,-0.564009,-0.337703,-0.402301],
 "2dd5a9b": [0.938732,0.271864,1.05887,-1.33169,-1.4285,-0.796141,0.00601593,-0.895041],
 "f770f28": [2.17541e-14,-14.3124,1.60928e-14,0.319132,-5.58404e-15,-0.605929,1.73478e-14,0.780126],
 "9461e8c": [3.55271e-14,2.44249e-15,-1.69927,-0.237204,12.4871,0.370636,-9.01775,0.0862109],
 "ee8abb0": [0.0523372,-0.204881,0.278049,-0.833226,-0.248008,0.716541,0.127342,-0.425528],
 "c93cbe0": [0.541977,0.156961,0.611336,-0.768854,-0.824744,-0.459652,0.0034733,-0.516752],
 "dfddb8d": [2.30926e-14,8.88178e-16,-0.981072,-0.13695,7.20945,0.213987,-5.2064,0.0497739],
 "2d78adf": [-0.257193,0.204811,-0.0472402,0.262022,0.471189,-0.731924,-0.269361,0.242934],
 "3cccf9b": [0.672191,0.437371,0.320228,-0.25686,-0.0901011,-0.325631,-0.194973,-0.232269],
 "843a82f": [1.25598e-14,-8.26325,9.29119e-15,0.184251,-3.22394e-15,-0.349833,1.00158e-14,0.450406],
 "1fb7548": [2.01657,1.31211,0.960685,-0.77058,-0.270303,-0.976892,-0.584918,-0.696807],
 "622b19b": [1.62593,0.470883,1.83401,-2.30656,-2.47423,-1.37896,0.0104199,-1.55026],
 "f87916b": [{"fr":"Juste seulement quand d_k égale une autre dimension. Quelle longueur va sous la racine ?","en":"Right only when d_k equals another dimension. Whose length goes under the root?"}],
 "3354a8d": [[],[2,4,5],[5,3],[5,3],[5,2],[2,6]],
 "b67bb6b": [{"fr":"Tous tes gradients ont-ils le même facteur de trop ? Compare-les à des différences finies.","en":"Have all your gradients the same factor too many? Compare them with finite differences."}],
 "4e60a4e": {"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[-53.4272,-142.246,-182.276],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],[63.1822,-129.414,-11.9624,2.1359,-98.9638,59.4656,2.6288,-11.2587],[18.061,-10.2532,-8.13274,4.61692,-70.1141,75.3154,27.0062,-29.0096]]},
 "1117c7d": {"calls":[0,1],"first":{"same":"4e60a4e"}},
 "e5247f6": {"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.0256048,2.02958,-10.3419,0.000721774,-0.629363,0.705656,-0.067885,0.503475],[-0.514386,0.409621,-0.0944804,0.524045,0.942377,-1.46385,-0.538722,0.485868],[0.104674,-0.409762,0.556098,-1.66645,-0.496016,1.43308,0.254685,-0.851055],[18.8613,-0.948706,25.6764,-6.69087,-3.33968,-1.68004,-6.14584,8.67692],[11.4064,12.8622,2.88429,-10.9305,1.07514,18.0024,2.59197,15.0398]]}},
 "91e3f9e": {"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.820596,-0.668018,-1.63815,-0.719296,0.0984208,0.0711884,6.26614,-0.411885],{"same":"1fb7548"},{"same":"622b19b"},[5.72188,-20.1405,1.84402,-6.55358,-1.61491,-2.40085,8.59904,-0.982262],[6.70945,-1.84716,5.08784,19.0376,15.4522,2.52972,-0.851575,2.38025]]}},
 "0e7679a": {"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-4.94658,-0.413284,0.510895,0.139786,-3.65798,-3.97468,-1.1767,0.109834],[2.51195e-14,-16.5265,1.85824e-14,0.368501,-6.44789e-15,-0.699666,2.00315e-14,0.900811],[4.61853e-14,1.77636e-15,-1.96214,-0.2739,14.4189,0.427974,-10.4128,0.0995478],[7.11123,23.8536,-2.14797,2.23581,0.242189,-0.384106,-0.311943,2.52234],[-0.686567,0.127491,-1.0558,-1.55375,1.66286,-0.616436,2.03214,2.87015]]}},
 "09b58ea": [-0.128596,0.102405,-0.0236201,0.131011,0.235594,-0.365962,-0.134681,0.121467],
 "a3561ec": [0.0261686,-0.102441,0.139025,-0.416613,-0.124004,0.35827,0.0636712,-0.212764],
 "4455c64": [4.71533,-0.237177,6.41911,-1.67272,-0.834921,-0.42001,-1.53646,2.16923],
 "9435e2f": [2.8516,3.21554,0.721073,-2.73263,0.268786,4.50061,0.647993,3.75996],
 "6b1d8bc": [6.27988e-15,-4.13163,4.64559e-15,0.0921254,-1.61197e-15,-0.174917,5.00789e-15,0.225203],
 "545463f": [1.15463e-14,4.44089e-16,-0.490536,-0.068475,3.60473,0.106993,-2.6032,0.024887],
 "75abff1": [1.77781,5.96341,-0.536992,0.558953,0.0605474,-0.0960264,-0.0779857,0.630585],
 "1a634f8": [-0.171642,0.0318728,-0.263949,-0.388438,0.415715,-0.154109,0.508034,0.717538],
 "c8cdd25": [{"fr":"Les gradients sont justes. De quelle perte sont-ils les gradients ?","en":"The gradients are right. Of which loss are they the gradients?"}],
 "d1eed25": [-0.0128024,1.01479,-5.17093,0.000360887,-0.314681,0.352828,-0.0339425,0.251737],
 "4274414": {"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[43.1268],{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},
 "31aaec5": [0.273532,-0.222673,-0.546049,-0.239765,0.0328069,0.0237295,2.08871,-0.137295],
 "1e42b1a": [-2.47329,-0.206642,0.255448,0.0698932,-1.82899,-1.98734,-0.588352,0.054917],
 "3fd893f": {"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[266.055],[-10.6854,-28.4493,-36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}]},
 "4b607ed": [[53.211],[-10.6854,-28.4493,-36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}],
 "e9d37e6": [{"fr":"Combien de fois `X` sert-il dans l'aller ?","en":"How many times is `X` used in the forward pass?"}],
 "469ab57": {"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}]}},
 "9d05b7c": [{"fr":"Une matrice sert à toutes les phrases. Que reçoit-elle de chacune ?","en":"A matrix serves all sentences. What does it get from each?"}],
 "aa57207": {"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],{"same":"31aaec5"},[0.224064,0.14579,0.106743,-0.08562,-0.0300337,-0.108544,-0.0649909,-0.077423],[0.180659,0.0523203,0.203779,-0.256285,-0.274915,-0.153217,0.00115777,-0.172251],[0.635764,-2.23783,0.204891,-0.728176,-0.179434,-0.266761,0.955449,-0.10914],[0.745494,-0.20524,0.565315,2.11529,1.71691,0.28108,-0.0946194,0.264472]]}},
 "f646988": [0.0489262,0.0174845,0.0220737,0.18821,0.187509,-0.0389762,-0.00967163,0.0724777],
 "3185b3d": [{"fr":"Un gradient a la forme de ce qu'il dérive. Quand tout est carré, qui te prévient ?","en":"A gradient has the shape of what it differentiates. When all is square, who warns you?"}],
 "ddc2d3c": [0.268432,-0.460134,0.0198259,-0.32157,-0.430257,1.23275,0.257518,-0.520767],
 "6f86c6a": [0.732718,0.748818,0.882594,-0.567719,-0.596454,-0.355943,-0.307305,-0.426621],
 "9a1b3aa": [1.25598e-14,1.35642,9.29119e-15,-0.155926,-3.22394e-15,-0.0689718,1.00158e-14,0.257202],
 "e3a1d86": {"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 4 is different from 3)"]},
 "e2b139e": {"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 3 is different from 2)"]},
 "29b5654": {"calls":[0,1],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 5 is different from 6)"]}},
 "3c01c94": {"calls":[0,1],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 1 is different from 4)"]}},
 "f050e45": {"calls":[0,1,2],"first":{"same":"e2b139e"}},
 "0e76d45": [{"fr":"Quelles clés le dictionnaire doit-il avoir, et quel gradient sous chacune ?","en":"Which keys must the dictionary have, and which gradient under each?"}],
 "cf21cff": {"key":"PS6-gradient-names","levels":{"same":"0e76d45"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":{"same":"4b607ed"}}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
 "157ffcd": [{"fr":"Combien de résultats sont demandés, et dans quel ordre ?","en":"How many results are asked for, and in which order?"}],
 "1103f36": ["nan","nan","nan","nan","nan","nan","nan","nan"],
 "4a65ef5": [["nan"],{"same":"1103f36"},{"same":"1103f36"},{"same":"1103f36"},{"same":"1103f36"},{"same":"1103f36"}],
 "bcb2e62": [{"fr":"L'aller est juste. Par où le gradient des poids passe-t-il au retour ?","en":"The forward pass is right. Which way does the gradient of the weights go back?"}],
 "7645143": [3.46685,0.240548,4.08084,-1.99821,1.89431,0.29447,-3.22637,3.99162],
 "102e09d": [1.24669,-4.5354,0.519725,-1.755,-0.360312,0.0202642,0.219329,-0.395997],
 "574dfc6": [-0.18879,0.251721,0.251721,-0.18879,-0.00486422,0.00648562,0.00648562,-0.00486422],
 "03f13ea": [3.55561,11.9268,-0.761601,1.04962,0.932241,-0.476014,-0.219746,1.33644],
 "349993e": [{"fr":"La perte elle-même est fausse : l'aller n'est pas celui de l'énoncé.","en":"The loss itself is wrong: the forward pass is not that of the statement."}],
 "9f5e7a6": [{"fr":"Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?","en":"After the call, the caller no longer finds its numbers: what does its tensor hold?"}],
 "3f407b4": [{"fr":"Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?","en":"A new tensor is born in float32 and on the CPU: are the inputs always there?"}],
 "656be1f": [{"fr":"Pour la phrase x_0, x_1, x_2, quelle est la cible de la position 1 ?","en":"For the sentence x_0, x_1, x_2, what is the target of position 1?"}],
 "f897034": [[4,4],[4,4],[],[],[],[],[],[],[],[]],
 "a2a6f9a": [0.25116,0.25,0.248871,0.249817,0.251798,0.248455,0.250567,0.248075],
 "ae62252": [{"fr":"Compare `before` et `after` : qu'est-ce qui a changé ?","en":"Compare `before` and `after`: what has changed?"}],
 "baa54b3": [{"fr":"Une ligne de `before` est une distribution, presque uniforme. Et la tienne ?","en":"A row of `before` is a distribution, nearly uniform. And yours?"}],
 "0dd0e27": [0.199816,0.199878,0.199772,0.20009,0.199898,0.199743,0.200128,0.199504],
 "f9116ec": [0.199801,0.199828,0.199765,0.200093,0.199899,0.199736,0.200115,0.199544],
 "701f4bb": [0.376237,0.144985,0.990531,0.000244539,0.993957,0.00242292,0.000992708,0.0156038],
 "1da025b": [[3.0,0.5,1.4,1.6],[1.1,4.0,2.1,3.6],[0.3,0.4,3.9,2.6]],
 "6a76a61": [[[3.0,0.7,1.8,2.2],[1.9,0.9,3.3,0.9],[1.9,2.2,1.8,0.7]],{"same":"1da025b"}],
 "2d153ee": [{"tensor":{"same":"6a76a61"},"dtype":"float64"}],
 "3a3176f": {"scale":{"tensor":[1.525,1.125,1.575,0.825],"dtype":"float64"},"shift":{"tensor":[1.0,0.0,-1.7,0.0],"dtype":"float64"}},
 "b192826": [1.232559118,-0.9721733617,0.7819014058,-0.7129271319],
 "6a1e02b": [[3.341620422,-1.413347647,-2.095737341,-0.02303233202],[-1.09613175,1.256390444,-2.511821518,0.637859764],[-0.5034350369,-1.035151993,0.4738191845,0.4337779779]],
 "1c492d4": {"tensor":[[[2.978045566,-1.66282519,-1.937546456,0.2737440108],{"same":"b192826"},[1.671333408,1.089541105,-1.283993396,-1.380085399]],{"same":"6a1e02b"}],"dtype":"float64"},
 "833e005": [[1.3,-0.4,1.3,-1.8],[-1.5,-1.9,1.1,-0.7],[0.9,1.8,2.0,1.5],[0.3,-1.6,-0.1,0.7]],
 "3832e2d": [{"tensor":[{"same":"833e005"},[[0.8,0.2,-1.1,1.0],[-1.7,-1.0,-1.0,-1.7],[1.0,-1.1,0.2,0.8],[0.7,-0.1,-1.6,0.3]],[[1.5,2.0,1.8,0.9],[-0.7,1.1,-1.9,-1.5],[-1.8,1.3,-0.4,1.3],[-1.8,-1.5,-1.9,1.1]],[[-0.7,0.9,1.8,2.0],[1.5,0.3,-1.6,-0.1],[0.7,0.8,0.2,-1.1],[1.0,-1.7,-1.0,-1.0]]],"dtype":"float64"}],
 "5d809ba": {"fr":"Le nombre d'axes devant le dernier est libre.","en":"There may be any number of axes before the last."},
 "a6d06b5": [{"tensor":[1.9,0.9,3.3,0.9],"dtype":"float64"}],
 "1dcfd5c": [{"tensor":{"same":"1da025b"},"dtype":"float64"}],
 "6a8d733": [{"tensor":[[[[0.7,-1.1,0.5,1.4],[1.6,1.1,-0.1,-2.0],[-0.5,0.3,0.4,-0.2]]],[[[-1.5,0.6,2.0,-1.4],[-1.4,2.0,0.6,-1.5],[-0.2,0.4,0.3,-0.5]]]],"dtype":"float64"}],
 "1b24af2": {"tensor":[-2.0,-1.7,2.0,0.9],"dtype":"float64"},
 "b6cde64": [[3.0,3.0,3.0,3.0],[3.0,3.0,3.0,3.0],[3.0,3.0,3.0,3.0]],
 "3fc78a0": [[1.0,0.0,-1.7,0.0],[1.0,0.0,-1.7,0.0],[1.0,0.0,-1.7,0.0]],
 "f6d2a95": {"fr":"Loin de zéro, float64 garde toute sa précision.","en":"Far from zero, float64 keeps all its precision."},
 "9e090a2": {"fr":"En évaluation, le calcul est le même.","en":"In evaluation the computation is the same."},
 "969c449": {"tuple":[{"tensor":[[[-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3],[-0.1,0.4,0.2,-0.7]],[[1.8,-0.5,0.6,1.0],[0.7,-0.3,-2.0,-0.3],[0.7,1.0,0.6,-0.5]]],"dtype":"float64"}]},
 "7218849": {"tensor":[1.6,0.3,-1.1,-2.6],"dtype":"float64"},
 "1cd726f": {"args":{"same":"2d153ee"},"construct":[4],"state":{"same":"3a3176f"}},
 "64c2841": [{"same":"1cd726f"}],
 "db4f934": {"fr":"Le résultat garde le type de l'entrée, float32 ou float64.","en":"The result keeps the input's type, float32 or float64."},
 "7be3eea": [{"tensor":{"same":"6a76a61"},"dtype":"float32"}],
 "9ed8749": {"fr":"Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.","en":"The computation stays on the input's device: it would work on a GPU."},
 "8cce153": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.71304,0.23707,-0.617414,-1.33973,-1.224,-0.815305,-0.302014,0.375663]]},
 "fcb8914": {"key":"LN-1","levels":[{"fr":"Par combien divises-tu la somme des carrés : d, ou d − 1 ?","en":"By how much do you divide the sum of squares: d, or d − 1?"}],"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.925819,-0.46291,0.0,1.38873,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"8cce153"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.760858,-0.17447,-2.98493,1.12901,-0.345506,-1.19949,-2.88466,0.0650655]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.2014,-0.841928,0.449392,-0.617414]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.62655,0.2251,-0.594792,-1.37549,-1.17049,-0.767065,-0.281424,0.369722]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.620108,0.0256894,-1.33122e-17,-2.30855,0.105779,1.28822,1.33434,0.155922]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.2093,0.314525,0.865016,-1.91334,0.586434,0.269041,0.435272,-0.169727]]}},"evaluation":{"calls":[0],"first":{"same":"8cce153"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.772379,0.181182,0.578563,0.324236,-0.0838193,1.18503,0.0795421,-0.547718]]}}}},
 "9e4a06d": [{"fr":"Avec eps = 0,1 tu diffères : eps est-il sous la racine ?","en":"With eps = 0.1 you differ: is eps under the root?"}],
 "34eed68": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.97804,0.273743,-0.712924,-1.28399,-1.41334,-1.09612,-0.503428,0.433776]]},
 "1eef428": {"key":"LN-2","levels":{"same":"9e4a06d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"34eed68"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.940436,-0.0777023,-3.15276,1.24178,-0.337076,-1.26129,-3.03698,0.0132534]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.23256,-0.972169,0.781889,-0.712924]]}},"eps":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.76509,0.244272,-0.647139,-1.34627,-1.27138,-0.930312,-0.41072,0.407027]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.4658,0.166745,-4.50684e-17,-4.12931,0.894221,2.12426,2.30414,0.608206]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.55106,0.36318,0.998828,-1.94635,0.677154,0.155967,0.347912,-0.195983]]}},"evaluation":{"calls":[0],"first":{"same":"34eed68"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.891859,0.20921,0.668061,0.374393,-0.0967885,1.36834,0.0918474,-0.632447]]}}}},
 "27cd588": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.71303,0.237069,-0.617411,-1.33973,-1.22399,-0.815297,-0.302008,0.375661]]},
 "950c0f7": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.97806,0.273746,-0.712931,-1.28399,-1.41336,-1.09614,-0.503438,0.433779]]},
 "11f94cc": {"calls":[0,1],"first":{"same":"950c0f7"}},
 "8a5b6e5": {"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.940446,-0.0776849,-3.15278,1.24179,-0.337075,-1.26129,-3.03699,0.0132496]]}},
 "f517bf4": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.23256,-0.972178,0.781914,-0.712931]]}},
 "254426e": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.55111,0.363186,0.998838,-1.94635,0.67717,0.155958,0.347906,-0.195985]]}},
 "2b3d3a0": {"calls":[0],"first":{"same":"950c0f7"}},
 "ecf6814": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.891886,0.209216,0.668078,0.374396,-0.0967713,1.36835,0.0918469,-0.632451]]}},
 "ef8f0f5": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.97808,0.273754,-0.712923,-1.28397,-1.41335,-1.09612,-0.503423,0.433787]]},
 "41f238d": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.51667,0.170185,-4.55272e-17,-4.15906,0.918559,2.13768,2.31971,0.615466]]},
 "2ac347d": {"other_sizes":{"same":"11f94cc"},"equal_sizes":{"same":"8a5b6e5"},"axes":{"same":"f517bf4"},"eps":{"same":"11f94cc"},"nearly_constant":{"calls":[0],"first":{"same":"41f238d"}},"precision":{"same":"254426e"},"evaluation":{"same":"2b3d3a0"},"gradient":{"same":"ecf6814"}},
 "28c1f0c": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.97807,0.273748,-0.712935,-1.28398,-1.41337,-1.09615,-0.503442,0.43378]]},
 "4470c8a": [{"fr":"Que donne un jeton constant ? Et un autre `eps` change-t-il quelque chose ?","en":"What does a constant token give? And does another `eps` change anything?"}],
 "ec6bbc3": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.97806,0.273746,-0.71293,-1.28399,-1.41336,-1.09614,-0.503438,0.433779]]},
 "ebfd6ab": {"calls":[0,1],"first":{"same":"ec6bbc3"}},
 "69e4edb": {"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.940446,-0.077687,-3.15277,1.24179,-0.337075,-1.26129,-3.03698,0.0132497]]}},
 "0d9a464": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.23256,-0.972178,0.781913,-0.71293]]}},
 "ed770a3": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.0978079,0.074237,-3.19046e-17,-3.25539,0.316793,1.73061,1.84751,0.395248]]}},
 "23671de": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.5511,0.363185,0.998838,-1.94635,0.677168,0.155959,0.347906,-0.195985]]}},
 "5e17dfb": {"calls":[0],"first":{"same":"ec6bbc3"}},
 "9e5d53b": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.891883,0.209215,0.668076,0.374396,-0.0967733,1.36835,0.091847,-0.63245]]}},
 "0427d17": [[2.97805,0.273744,-0.712927,-1.28399,-1.41335,-1.09613,-0.503435,0.433778]],
 "b9d85d8": {"kind":"tensor","shapes":[[2,3,4]],"numbers":{"same":"0427d17"}},
 "f1a5fc4": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.97662,0.273547,-0.712563,-1.28463,-1.41248,-1.09537,-0.503114,0.433685]]},
 "37f8ce9": [{"fr":"Un jeton à la fois : que deviennent les autres si tu en changes un seul ?","en":"One token at a time: what becomes of the others if you change a single one?"}],
 "4055666": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.99998,0.0,0.99998,0.999999,0.99998,0.0,-0.99998,-0.999999]]}},
 "6858cb7": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.824954,-0.824998,-3.27499,-1.12444,-0.524952,-0.524988,0.824995]]},
 "366f101": {"calls":[1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[3.06501,-3.29538,-1.01041,1.59051,-2.24841,-0.571207,-0.82886,0.0]]}},
 "e711b48": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.15664,1.15789,-0.454884,-2.81368,-0.761655,0.506192,-0.571207,0.0]]},
 "237dbe4": {"calls":[0,1,2],"first":{"same":"e711b48"}},
 "eca159a": {"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.02128,1.11759,-2.16382,1.18501,-0.4,-2.81151,-2.76506,-0.51493]]}},
 "0833b43": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.8413,1.04569,-0.410806,-2.71666,-0.748419,0.524389,-0.513309,0.0]]}},
 "28d1234": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.920217,0.00866073,-0.095268,-2.16012,-0.230918,1.43649,1.48014,0.216089]]}},
 "8420395": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.299488,0.583362,0.583362,-3.04209,0.350598,-1.13027,1.77464,-0.166668]]}},
 "3366c02": {"calls":[0],"first":{"same":"e711b48"}},
 "786038a": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-7.29113e-06,0.0548628,-0.411453,1.78187,-0.505555,-0.277287,0.195121,-0.572564]]}},
 "4fdfd48": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-1.06066,-0.353553,0.353553,2.47487,-0.353553,-0.353553,-0.353553,-0.353553]]}},
 "4fcc8c2": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.27907,0.427755,-0.880673,-1.65196,-1.32536,-0.0973857,-1.02968,0.351998]]},
 "679fde8": {"calls":[1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[2.11681,-2.47229,-0.278446,1.68357,-1.62979,-1.02968,-1.41133,0.351998]]}},
 "eea0ba7": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.51348,0.218755,-0.756269,-1.85512,-1.44038,-0.120671,-1.22979,0.518763]]},
 "0949a47": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.78686,0.220121,-0.85297,-2.71995,-0.830551,-0.208758,-1.47007,0.550303]]},
 "9412ddc": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.49038,0.206255,-0.637516,-1.48522,-1.1506,-1.21824,-1.0796,0.600015]]},
 "5836438": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.00871,0.290335,-0.845727,-2.00045,-1.7693,-0.0589832,-0.612016,0.375037]]},
 "a6a2229": [{"fr":"Au départ, γ = 1 et β = 0 cachent leur oubli. Mets-y d'autres valeurs : que change ta sortie ?","en":"At first γ = 1 and β = 0 hide their being forgotten. Put other values there: what changes in your output?"}],
 "cfe86f2": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.29708,0.331811,-0.864154,0.264131,-1.25631,-1.37451,-0.985859,0.525791]]},
 "cffb8ee": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.833724,-0.25252,0.291589,0.257994,-0.24094,0.862321,-0.0049676,-0.534096]]}},
 "e6c6ede": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.29708,0.331811,-0.864154,-1.43587,-1.25631,-0.374513,0.014141,0.525791]]},
 "16eb494": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.97805,0.273744,-0.712927,0.416007,-1.41335,-2.09613,-1.50344,0.433778]]},
 "c623cf5": {"calls":[0],"first":"no gradient 2"},
 "49ef288": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.50305,0.273744,-0.712927,-2.26149,-1.41335,-0.571132,0.021565,0.433778]]},
 "c45617e": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.11916,0.156811,-1.03915,0.390108,-1.13131,-2.22403,-1.44672,0.350791]]},
 "cfdc4fa": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[4.27512,0.605555,-1.57708,-1.01986,-2.66966,-2.47064,-1.48929,0.959569]]},
 "82dca60": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.978046,0.273744,-0.712927,2.11601,-1.41335,-3.09613,-2.50344,0.433778]]},
 "1a5df3f": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.85054,0.402195,-1.04746,-1.5323,-1.11672,0.0986802,0.353535,0.637323]]},
 "c2b4883": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[4.19745,-0.132724,-1.02428,0.386636,-1.18651,0.121601,0.117656,0.226748]]},
 "bc711e8": [{"fr":"Quelle est la moyenne de ta sortie, avant `scale` et `shift` ?","en":"What is the mean of your output, before `scale` and `shift`?"}],
 "2d27f06": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[6.52013,2.18995,0.754864,3.29208,0.628155,2.44109,1.30069,1.40978]]},
 "e8ef241": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.1829,0.866005,0.369865,-0.0753542,0.303169,1.57053,1.19411,0.910091]]},
 "957f6ba": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.38668,0.330295,-0.724799,-0.967465,-1.57831,-0.800725,0.0118833,0.285096]]},
 "0d9183c": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.42867,0.336106,-0.82499,-1.20264,-1.84088,-1.21816,-0.577575,0.455169]]},
 "b1be4aa": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.35869,0.188031,-0.689764,-1.56583,-1.13334,-1.84028,-2.48047,1.0042]]},
 "cea87d2": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.98903,0.136873,-0.356465,-1.49199,-0.706677,-0.0480688,0.248281,0.216889]]},
 "01dbe17": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.20805,0.398173,0.0,-1.7,-1.13068,-0.310082,0.899771,1.19289]]},
 "ba3ff39": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.63937,0.226875,-0.70125,-1.46375,-1.26562,-1.44,-1.2875,0.66]]},
 "b38205e": [{"fr":"Qui l'optimiseur mettrait-il à jour ? Regarde `list(norm.parameters())`.","en":"Who would the optimiser update? Look at `list(norm.parameters())`."}],
 "0a454f0": {"raised":["_Unfit","`scale` is a plain tensor: the layer does not register it, and nothing will train it. Wrap it in `nn.Parameter(...)`."]},
 "e619050": {"calls":[0,1,2],"first":{"same":"0a454f0"}},
 "addcaf4": {"calls":[0],"first":{"same":"0a454f0"}},
 "a8ac04b": {"calls":[0],"first":"no gradient 1"},
 "fc3842f": {"raised":["_Unfit","Your layer has no parameter `scale` (it has: no parameter)."]},
 "dec80f8": {"calls":[0,1,2],"first":{"same":"fc3842f"}},
 "d65ce73": {"calls":[0],"first":{"same":"fc3842f"}},
 "e03a88f": {"calls":[0,1],"first":"missing scale"},
 "2ae80a3": [{"fr":"Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?","en":"The result is right, but learning no longer passes through it: where would its gradient come from?"}],
 "ae955e8": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"a8ac04b"}}},
 "9a81717": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":"no graph"}}},
 "a0e53ae": [{"fr":"La moyenne et la variance dépendent de `x`. Ton gradient le sait-il ?","en":"The mean and the variance depend on `x`. Does your gradient know?"}],
 "8fdc7aa": {"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.10403,-0.796346,-1.09036,0.554675,-0.628155,0.917058,0.701603,-0.271111]]}}},
 "17c6c52": {"key":"PR-8","levels":{"same":"a0e53ae"},"seen":{"same":"8fdc7aa"}},
 "27fbdd6": [{"fr":"Que contient `norm.state_dict()` d'une couche neuve ?","en":"What does `norm.state_dict()` of a fresh layer hold?"}],
 "ac82c2c": {"raised":["_Unfit","Your layer has no parameter `scale` (it has: `weight`, `bias`)."]},
 "d57ccce": {"calls":[0,1,2],"first":{"same":"ac82c2c"}},
 "ed21177": {"calls":[0],"first":{"same":"ac82c2c"}},
 "51d08d3": {"raised":["_Unfit","Your layer has no parameter `scale` (it has: `gamma`, `beta`)."]},
 "6489f5e": {"calls":[0,1,2],"first":{"same":"51d08d3"}},
 "c995aaa": {"calls":[0],"first":{"same":"51d08d3"}},
 "97e9094": {"raised":["_Unfit","`scale` has shape (1,), (4,) is expected."]},
 "71cf3c0": {"calls":[0,1],"first":{"same":"97e9094"}},
 "4e48b46": {"calls":[0],"first":{"same":"97e9094"}},
 "c044fc9": {"calls":[0,1,2],"first":{"same":"97e9094"}},
 "5fdc112": {"raised":["_Unfit","`scale` has shape (1, 1, 4), (4,) is expected."]},
 "8c1e0c1": {"calls":[0,1,2],"first":{"same":"5fdc112"}},
 "62a0abb": {"calls":[0],"first":{"same":"5fdc112"}},
 "0143b60": {"raised":["RuntimeError","a leaf Variable that requires grad is being used in an in-place operation."]},
 "a9c0ecb": {"key":"LN-9","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"same":"0143b60"}},"polite":{"calls":[0],"first":"changes 0"}}},
 "f172114": [{"fr":"La sortie d'un jeton dépend-elle de ce que la couche a vu avant ?","en":"Does the output of a token depend on what the layer saw before?"}],
 "0a5b750": [{"fr":"Combien d'axes ton entrée peut-elle avoir ?","en":"How many axes may your input have?"}],
 "d608637": {"raised":["ValueError","not enough values to unpack (expected 3, got 2)"]},
 "ed5f1a0": {"calls":[0,1,2],"first":{"raised":["ValueError","not enough values to unpack (expected 3, got 1)"]}},
 "6f90e6b": {"kind":"tensor","shapes":[[6,4]],"numbers":{"same":"0427d17"}},
 "3e32e5b": {"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 2"]},
 "9b141ef": {"calls":[0,1,2],"first":{"same":"3e32e5b"}},
 "40f340b": {"calls":[0],"first":{"same":"3e32e5b"}},
 "17fcf09": {"key":"PS6-single-precision","levels":{"same":"3f407b4"},"seen":{"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.55093,0.36318,0.998687,-1.94628,0.676571,0.155846,0.347946,-0.195994]]}}}},
 "31abc62": [{"fr":"Un `nn.Module` tient le registre de ses paramètres. Qui ouvre ce registre ?","en":"An `nn.Module` keeps a register of its parameters. Who opens that register?"}],
 "d915e9d": {"raised":["AttributeError","cannot assign parameters before Module.__init__() call"]},
 "82c4887": {"calls":[0],"first":{"same":"d915e9d"}},
 "4728101": {"calls":[0,1,2],"first":{"same":"d915e9d"}},
 "b24fe5d": {"key":"MO-8","levels":{"same":"31abc62"},"seen":{"example":{"same":"82c4887"},"other_sizes":{"same":"4728101"},"equal_sizes":{"same":"82c4887"},"axes":{"same":"4728101"},"eps":{"same":"4728101"},"nearly_constant":{"calls":[0,1],"first":{"same":"d915e9d"}},"precision":{"same":"82c4887"},"evaluation":{"same":"82c4887"},"gradient":{"same":"82c4887"},"device":{"same":"82c4887"}}},
 "06b98b4": [{"tensor":[[-3.0],[-1.0],[0.0],[1.0],[3.0]],"dtype":"float64"}],
 "0503559": {"linear1.weight":{"tensor":[[1.0]],"dtype":"float64"},"linear1.bias":{"tensor":[0.0],"dtype":"float64"},"linear2.weight":{"tensor":[[1.0]],"dtype":"float64"},"linear2.bias":{"tensor":[0.0],"dtype":"float64"}},
 "720aa0e": {"tensor":[[0.9,0.0,-1.6,0.2],[1.3,1.7,1.4,0.4],[-1.3,0.4,1.4,1.7],[1.3,0.2,-1.6,0.0],[0.9,1.1,0.6,-0.6],[1.6,-1.0,-0.2,-0.1],[-0.7,-2.0,0.1,1.5]],"dtype":"float64"},
 "f885f79": {"tensor":[[1.3,-0.4,1.3,-1.8,-1.5,-1.9,1.1],[-0.7,0.9,1.8,2.0,1.5,0.3,-1.6],[-0.1,0.7,0.8,0.2,-1.1,1.0,-1.7],[-1.0,-1.0,-1.7,1.0,-1.1,0.2,0.8]],"dtype":"float64"},
 "e0e4ee8": {"tensor":[0.5,-0.6,1.7,-0.8],"dtype":"float64"},
 "abf51fe": {"linear1.weight":{"same":"720aa0e"},"linear1.bias":{"tensor":[0.0,1.1,1.5,1.2,0.2,-1.5,0.2],"dtype":"float64"},"linear2.weight":{"same":"f885f79"},"linear2.bias":{"same":"e0e4ee8"}},
 "02fd14c": [-2.69486867,24.9326422,8.566637131,-25.29566011],
 "5115c49": [[-13.78191686,22.82482071,9.013029884,-14.3902915],[1.752395702,38.22631708,14.74528671,-37.79505705],[12.96690769,24.12086903,8.983002198,-27.41951634]],
 "56c6537": {"tensor":[[[-10.74466215,25.62180644,10.20642861,-18.54044969],{"same":"02fd14c"},[-8.212997878,24.75425525,6.268079107,-21.33062253]],{"same":"5115c49"}],"dtype":"float64"},
 "d0c5ece": {"args":{"same":"2d153ee"},"construct":[4,7],"state":{"same":"abf51fe"}},
 "932fcea": [{"same":"d0c5ece"}],
 "d1fddc8": [{"fr":"Quelle GELU ? Compare tes valeurs en −1, 1 et 3 au tableau de l'énoncé.","en":"Which GELU? Compare your values at −1, 1 and 3 with the table of the statement."}],
 "b0316da": {"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.00363739,-0.158808,0.0,0.841192,2.99636]]},
 "36a0fe1": {"calls":[0],"first":{"same":"b0316da"}},
 "3d5115c": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.7459,-18.5404,-25.2963,6.26795,22.827,1.75263,12.9665,-27.4191]]},
 "eccc4a9": {"calls":[0,1],"first":{"same":"3d5115c"}},
 "16be294": {"calls":[0],"first":{"same":"3d5115c"}},
 "4a689ab": {"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.41218,-6.90513,1.38657,-0.820482,-0.426364,5.67225,-0.704055,0.297575]]}},
 "e852b5c": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-2.69441,24.9324,8.56693,-25.2963]]}},
 "580057a": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.6449,-15.7549,-21.0421,4.69425,16.5522,0.881027,11.8487,-23.7116]]}},
 "1fc9f9b": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.85771,-0.599916,-1.37241,4.70882,-7.51532,-2.2662,-1.29436,3.87024]]}},
 "af3e97b": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-9.99296,-18.5269,-25.372,6.18633,22.0824,1.51506,13.5228,-27.3541]]},
 "da5c755": {"calls":[0],"first":{"same":"af3e97b"}},
 "f07b0bf": {"kind":"tensor","shapes":[[5,1]],"numbers":[[0.0,0.0,0.0,1.0,3.0]]},
 "2e3dbdf": {"calls":[0],"first":{"same":"f07b0bf"}},
 "c877bc9": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.649,-18.553,-25.072,6.43,22.546,1.804,12.82,-27.5]]},
 "47a5da9": {"calls":[0,1],"first":{"same":"c877bc9"}},
 "d97aa50": {"calls":[0],"first":{"same":"c877bc9"}},
 "4c1c241": {"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.482,-6.91,1.392,-0.702,-0.5,5.864,-0.498,0.48]]}},
 "222a90e": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-2.84,24.954,8.414,-25.072]]}},
 "47fe513": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.747,-15.727,-20.924,4.85,16.606,0.72,11.39,-23.79]]}},
 "f2295a2": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.734,-1.262,-1.45,4.72,-6.472,-3.61,-1.369,3.905]]}},
 "663b5e7": {"kind":"tensor","shapes":[[5,1]],"numbers":[[-3.0,-1.0,0.0,1.0,3.0]]},
 "bdf9957": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.649,-18.553,-24.134,12.753,23.122,4.991,18.635,-27.112]]},
 "fb86590": {"calls":[0,1],"first":{"same":"bdf9957"}},
 "98c8afd": {"calls":[0],"first":{"same":"bdf9957"}},
 "c543970": {"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.842,-11.177,-14.263,-2.278,-1.832,22.916,-14.367,1.142]]}},
 "ff9ed22": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-5.839,26.434,10.482,-24.134]]}},
 "3c34bf4": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.769,-15.743,-21.324,12.603,17.502,2.871,16.515,-24.302]]}},
 "d9f881e": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.734,-1.262,-2.648,4.049,-11.592,-10.807,-1.164,4.088]]}},
 "1bd8dab": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.649,-18.553,-25.458,7.50745,23.0297,1.58998,15.0446,-27.6769]]},
 "018e3f1": {"calls":[0],"first":{"same":"1bd8dab"}},
 "4d79fda": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-9.66442,-18.5857,-24.5821,6.7314,21.7609,0.867916,12.4306,-27.6398]]},
 "f7a7ea6": {"calls":[0],"first":{"same":"4d79fda"}},
 "53a1933": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.6506,-18.5545,-25.5191,6.22427,22.8194,1.40841,13.37,-27.4809]]},
 "bb6c431": {"calls":[0],"first":{"same":"53a1933"}},
 "5224ba4": {"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.03,-0.01,0.0,1.0,3.0]]},
 "0c2b729": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.649,-18.553,-25.0626,6.49323,22.5518,1.83587,12.8782,-27.4961]]},
 "53d38b2": {"calls":[0],"first":{"same":"0c2b729"}},
 "ef4ca77": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.06208,-3.57721,-4.146,2.44386,4.44696,-0.774693,1.0384,-3.63064]]},
 "395f66c": {"calls":[0],"first":{"same":"ef4ca77"}},
 "6a89241": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-3.17352,-3.53325,-5.19405,3.24736,5.95052,-0.627615,3.46882,-3.926]]},
 "95ac47f": {"calls":[0],"first":{"same":"6a89241"}},
 "0dd28aa": {"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.0180713,-0.154204,0.0,0.845796,2.98193]]},
 "aff5121": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.6603,-18.5496,-25.2895,6.27065,22.7304,1.72658,13.0177,-27.417]]},
 "f1154df": {"calls":[0],"first":{"same":"aff5121"}},
 "20427a0": {"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.00404969,-0.158655,0.0,0.841345,2.99595]]},
 "b0a263d": [[-10.7447,-18.5404,-25.2957,6.26808,22.8248,1.7524,12.9669,-27.4195]],
 "7195065": {"kind":"tensor","shapes":[[2,3,4]],"numbers":{"same":"b0a263d"}},
 "a0246b0": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.8386,-18.5197,-25.151,6.36026,22.7942,1.84094,12.8425,-27.4845]]},
 "d0bfb08": {"calls":[0],"first":{"same":"a0246b0"}},
 "cd46772": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.33,-3.55854,-4.34822,2.4007,4.75902,-0.984225,1.05479,-3.74874]]},
 "511579d": {"calls":[0],"first":{"same":"cd46772"}},
 "d4d1c6c": [{"fr":"Change le nom de l'activation : ta sortie change-t-elle ?","en":"Change the name of the activation: does your output change?"}],
 "fcde680": [{"fr":"Où l'activation doit-elle passer : avant, entre, ou après les deux couches ?","en":"Where must the activation come: before, between, or after the two layers?"}],
 "0cc0ded": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.0,0.0,12.753,23.122,4.991,18.635,0.0]]},
 "45a8f1f": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.4572,-17.3392,-22.9983,12.5726,21.7314,6.20097,19.8928,-26.385]]},
 "a413807": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.0020183,-0.0693276,0.0,0.673011,2.99185]]}},
 "cdba834": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.0,0.0,6.26808,22.8248,1.68256,12.9669,0.0]]},
 "8aa9bab": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.6939,-17.3534,-24.2438,5.84536,21.5897,2.39946,14.0035,-26.5781]]},
 "9731951": {"calls":[0,1],"first":{"same":"8aa9bab"}},
 "04ced43": [{"fr":"Quelle est la taille du milieu : celle qu'on te donne, ou 4 × d ?","en":"What is the size in the middle: the one that is given, or 4 × d?"}],
 "2763f5f": {"raised":["_Unfit","`linear1.weight` has shape (16, 4), (7, 4) is expected."]},
 "eead75e": {"calls":[0,1,2],"first":{"same":"2763f5f"}},
 "2bddbae": {"calls":[0],"first":{"same":"2763f5f"}},
 "114958c": {"raised":["_Unfit","`linear1.weight` has shape (4, 7), (7, 4) is expected."]},
 "93a141f": {"calls":[0,1],"first":{"same":"114958c"}},
 "0edd239": {"calls":[0,1,2],"first":{"same":"114958c"}},
 "87bca9a": {"calls":[0],"first":{"same":"114958c"}},
 "86de6a4": {"calls":[0,1],"first":"shape linear1.weight [4, 7]"},
 "112f7ce": {"raised":["_Unfit","`linear1.weight` has shape (4, 4), (7, 4) is expected."]},
 "3ffe263": {"calls":[0,1,2],"first":{"same":"112f7ce"}},
 "9aaf31b": {"calls":[0],"first":{"same":"112f7ce"}},
 "0cf2a25": {"raised":["_Unfit","`linear2.weight` has shape (7, 7), (4, 7) is expected."]},
 "add1d19": {"calls":[0,1,2],"first":{"same":"0cf2a25"}},
 "338c78a": {"calls":[0],"first":{"same":"0cf2a25"}},
 "b8d6966": {"raised":["_Unfit","`linear1.weight` has shape (64, 4), (7, 4) is expected."]},
 "b6977ca": {"calls":[0,1,2],"first":{"same":"b8d6966"}},
 "68dd483": {"calls":[0],"first":{"same":"b8d6966"}},
 "a36238d": [{"fr":"Que fait le réseau de plus que l'énoncé ?","en":"What does the network do more than the statement?"}],
 "3776557": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-7.74466,-16.3404,-24.3957,8.06808,23.3248,2.8524,13.2669,-24.8195]]},
 "ac3a82e": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[0.0,0.0,0.0,0.0,0.0]]}},
 "4ac41ae": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-3.61559,3.53877,-5.64672,0.818953,3.43569,5.44173,11.4944,-6.90373]]},
 "f6045fb": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.712078,-1.16046,-1.46025,0.3443,1.38848,-0.0899745,0.429464,-1.65921]]},
 "c01581c": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.60784e-16,6.6157e-20,1.53506e-22,9.36603e-09,0.999999,1.44403e-16,1.43182e-05,4.13322e-23]]},
 "dc53a87": [{"fr":"Combien de paramètres ton réseau a-t-il ? Compte les biais.","en":"How many parameters has your network? Count the biases."}],
 "cf3e8dc": {"raised":["_Unfit","Your layer has no parameter `linear1.bias` (it has: `linear1.weight`, `linear2.weight`)."]},
 "cfa7a20": {"calls":[0,1,2],"first":{"same":"cf3e8dc"}},
 "1cc0c60": {"calls":[0],"first":{"same":"cf3e8dc"}},
 "4716c32": {"raised":["_Unfit","Your layer has no parameter `linear2.bias` (it has: `linear1.weight`, `linear1.bias`, `linear2.weight`)."]},
 "5ba33d9": {"calls":[0,1,2],"first":{"same":"4716c32"}},
 "a647099": {"calls":[0],"first":{"same":"4716c32"}},
 "3cf1e5f": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-13.1451,-14.9536,-20.2419,2.9941,17.152,0.381288,11.3478,-22.9121]]},
 "3438f69": {"calls":[0],"first":{"same":"3cf1e5f"}},
 "9dc7676": {"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-11.2447,-17.7404,-24.4957,4.56808,23.4248,1.2524,12.4669,-26.6195]]},
 "ebca7aa": [{"fr":"Les poids se chargent par leur nom. Les tiens s'appellent-ils comme dans l'énoncé ?","en":"Weights are loaded by name. Are yours called as in the statement?"}],
 "8ffd7be": {"raised":["_Unfit","Your layer has no parameter `linear1.weight` (it has: `fc1.weight`, `fc1.bias`, `fc2.weight`, `fc2.bias`)."]},
 "333966c": {"calls":[0,1,2],"first":{"same":"8ffd7be"}},
 "6b36ca1": {"calls":[0],"first":{"same":"8ffd7be"}},
 "1ffc7a9": {"calls":[0,1],"first":"missing linear1.weight"},
 "0e4dc3c": {"raised":["_Unfit","Your layer has no parameter `linear1.weight` (it has: `layers.0.weight`, `layers.0.bias`, `layers.2.weight`, `layers.2.bias`)."]},
 "1288418": {"calls":[0,1,2],"first":{"same":"0e4dc3c"}},
 "c79f811": {"calls":[0],"first":{"same":"0e4dc3c"}},
 "6077337": {"raised":["_Unfit","Your layer has no parameter `linear1.weight` (it has: no parameter)."]},
 "a30ff52": {"calls":[0,1,2],"first":{"same":"6077337"}},
 "3c643f5": {"calls":[0],"first":{"same":"6077337"}},
 "83db6a0": [{"fr":"Que se passe-t-il quand on construit la couche avec un nom inconnu ?","en":"What happens when the layer is built with an unknown name?"}],
 "e1d6699": {"key":"PS6-unknown-activation","levels":{"same":"83db6a0"},"seen":{"raises":{"calls":[0,1,2],"first":{"returned":"object"}}}},
 "0e76a16": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":"no gradient 0"}}},
 "8681073": {"kind":"tensor","shapes":[[6,4]],"numbers":{"same":"b0a263d"}},
 "ae8a23f": {"raised":["AttributeError","cannot assign module before Module.__init__() call"]},
 "1099758": {"calls":[0,1,2],"first":{"same":"ae8a23f"}},
 "06e8c5b": {"calls":[0],"first":{"same":"ae8a23f"}},
 "22e031c": ["torch.nn.TransformerEncoderLayer","torch.nn.TransformerDecoderLayer","aten::_transformer_encoder_layer_fwd"],
 "b02510e": {"fr":"*Pre-norm*, l'ordre par défaut, sur 2 phrases de 5 jetons de taille 21.","en":"Pre-norm, the default order, on 2 sentences of 5 tokens of size 21."},
 "e882b23": [1.0,-1.3,-0.2,0.2,-0.1,-1.1,1.3,-1.1,-0.1,0.2,-0.2,-1.3,1.0,-1.5,-0.6,-0.4,-0.9,2.0,0.1,1.6,-1.7],
 "df4000e": [-1.6,1.9,0.6,-1.4,0.0,0.7,0.7,0.0,-1.4,0.6,1.9,-1.6,-1.7,1.6,0.1,2.0,-0.9,-0.4,-0.6,-1.5,1.0],
 "051512f": [-1.3,-0.2,0.2,-0.1,-1.1,1.3,-1.1,-0.1,0.2,-0.2,-1.3,1.0,-1.5,-0.6,-0.4,-0.9,2.0,0.1,1.6,-1.7,-1.6],
 "b30e71b": [1.9,0.6,-1.4,0.0,0.7,0.7,0.0,-1.4,0.6,1.9,-1.6,-1.7,1.6,0.1,2.0,-0.9,-0.4,-0.6,-1.5,1.0,-1.3],
 "aeaf9ba": [-0.2,0.2,-0.1,-1.1,1.3,-1.1,-0.1,0.2,-0.2,-1.3,1.0,-1.5,-0.6,-0.4,-0.9,2.0,0.1,1.6,-1.7,-1.6,1.9],
 "0ac5b63": [{"same":"e882b23"},{"same":"df4000e"},{"same":"051512f"},{"same":"b30e71b"},{"same":"aeaf9ba"}],
 "f68895e": [0.6,-1.4,0.0,0.7,0.7,0.0,-1.4,0.6,1.9,-1.6,-1.7,1.6,0.1,2.0,-0.9,-0.4,-0.6,-1.5,1.0,-1.3,-0.2],
 "87c2faf": [0.2,-0.1,-1.1,1.3,-1.1,-0.1,0.2,-0.2,-1.3,1.0,-1.5,-0.6,-0.4,-0.9,2.0,0.1,1.6,-1.7,-1.6,1.9,0.6],
 "5f7bd90": [-1.4,0.0,0.7,0.7,0.0,-1.4,0.6,1.9,-1.6,-1.7,1.6,0.1,2.0,-0.9,-0.4,-0.6,-1.5,1.0,-1.3,-0.2,0.2],
 "78db7df": [-0.1,-1.1,1.3,-1.1,-0.1,0.2,-0.2,-1.3,1.0,-1.5,-0.6,-0.4,-0.9,2.0,0.1,1.6,-1.7,-1.6,1.9,0.6,-1.4],
 "9b21d91": [0.0,0.7,0.7,0.0,-1.4,0.6,1.9,-1.6,-1.7,1.6,0.1,2.0,-0.9,-0.4,-0.6,-1.5,1.0,-1.3,-0.2,0.2,-0.1],
 "bd3dff6": [{"same":"0ac5b63"},[{"same":"f68895e"},{"same":"87c2faf"},{"same":"5f7bd90"},{"same":"78db7df"},{"same":"9b21d91"}]],
 "3cdc9d6": {"tensor":{"same":"bd3dff6"},"dtype":"float64"},
 "242006d": [{"same":"3cdc9d6"}],
 "47cbc93": {"tensor":[[[11.43578514,5.827470969,3.173327501,4.304746549,6.461024173,4.298025602,-1.653814542,7.227280552,6.337622951,4.626582352,6.205742054,7.727566192,7.870060883,-4.668607193,5.926680309,3.498065546,1.442461313,7.757252072,10.21970224,10.78917431,-2.413231668],[7.978244373,11.10966914,2.019052522,2.442166032,4.490822553,4.138947389,0.5175387393,8.957681711,8.980806068,4.431085043,8.260677562,4.331317768,1.42393888,-0.5048200694,6.432087989,10.28683518,2.353564225,7.171223874,7.760592364,4.129415959,0.2984944731],[8.810623752,7.3630547,5.757989064,3.648755903,9.484620053,4.549264015,-4.916470739,7.418973331,6.437038866,5.921253784,4.636388977,14.36774346,3.818931336,-4.033656389,5.634891139,2.684047177,5.547096043,4.751731792,15.57678118,5.835224002,-2.252465846],[12.97381329,7.315580572,0.9766887629,2.314241784,5.801510861,7.813241578,-1.939860575,8.867792154,7.48828637,5.346895258,2.17861414,4.571331877,9.038326152,-2.512404798,10.91392719,4.589844513,2.261585565,3.375780029,5.858243151,9.903791454,-2.757616697],[9.407558175,9.688616092,1.048745292,2.871153792,5.654700185,1.909082837,-0.1220170022,9.236841456,10.68174839,2.550514714,7.710875966,4.343840963,1.947276042,-2.617576418,5.24013532,10.64626169,3.427631777,9.746516806,6.862801262,3.670786286,1.129574347]],[[12.1609726,6.018891469,2.196423659,4.144082012,14.36245636,4.003565358,-3.075527628,9.845695751,7.508453276,0.1423014916,2.859856621,17.42336152,6.293293595,1.51316029,7.974284847,3.451623903,-1.173682046,1.273962165,16.40749021,6.043036213,1.487774912],[10.7895603,5.547006795,1.81316403,4.047108181,5.608131459,5.866804055,-0.7730777855,9.547539801,4.142514065,4.442375194,2.261126958,7.130048975,6.115996534,-2.054904148,10.92021038,4.458787534,4.211945078,1.874557517,6.675086732,9.436301715,0.4608029882],[9.167430888,7.161034953,3.245926451,5.855134723,11.31180236,3.230399069,-1.384643841,9.997915247,3.369368857,-0.03711528942,7.596025667,13.58114184,9.107912828,-1.264169234,7.699216173,2.750884257,-2.314186819,4.825372654,11.33779937,7.788518046,2.026221275],[11.22614068,6.472697106,3.27050021,2.060078531,12.95256127,4.379638211,-1.635889912,7.953935172,7.163453742,0.3870081618,3.841605414,14.69638496,5.1245165,1.342367884,8.699545673,5.984186554,-1.880319555,1.458513696,16.94801889,7.933623393,-0.006745685419],[11.26246167,8.646951262,3.959994446,3.994154051,11.3163516,4.369071748,-0.4336466897,6.510973395,3.619379606,3.992127414,5.394163069,17.57282211,5.938561041,-0.8947673936,7.254389028,1.588007213,0.2354162971,1.396763792,14.55633214,8.386988366,2.284390787]]],"dtype":"float64"},
 "f2993a4": {"tensor":[[{"same":"e882b23"}],[{"same":"f68895e"}]],"dtype":"float64"},
 "bc40f48": {"fr":"*Post-norm*, avec `norm_first=False`.","en":"Post-norm, with `norm_first=False`."},
 "1a90dd4": [[3.194329946,2.498124048,0.4150113836,0.3856254147,0.8417768111,0.1380914258,-0.4341498384,1.560498961,2.519128649,0.7996566363,1.370491914,2.23129875,0.9246034186,-0.7338488309,0.5543748545,0.6032408484,0.1406739106,1.431596278,3.703657665,1.980113925,0.009027036125],[1.944658045,3.67271072,0.03407735355,-0.1732183161,0.2214051963,0.5222618934,0.4058808355,2.5946509,3.390181013,0.7328911981,1.200397786,-0.2193741193,-0.2929405251,-0.1922647548,1.330146656,4.049091831,0.7084324209,1.565314489,2.073436982,0.497599402,-0.09701374378],[2.442396997,2.818581358,0.6524731031,0.234356866,1.2028984,-0.03243704792,-0.4795622387,1.47240897,2.535623396,0.9901287885,1.148216189,3.609260374,0.2892952506,-0.5713878958,0.3224452117,0.4696399712,0.4930449374,1.060894545,4.703673657,1.250480548,0.1314523416],[3.577499425,2.876778377,0.1024155029,-0.08287582973,1.466843882,0.7778885162,-0.3579647207,2.248522167,2.984152223,0.6627863657,0.4332488476,1.542487173,1.056545808,-0.5786885641,2.157097796,1.314728288,0.240483048,0.6426952089,2.539995651,1.675998209,-0.252220839],[2.473693366,2.801032164,-0.02934584605,-0.05735315788,0.9416561657,0.2038163029,0.2674456495,2.638586034,3.819325655,0.6133618909,1.152049414,0.2289596727,-0.1238171879,-0.4398076848,0.9618064283,3.646857078,0.7541604969,1.974931455,1.986771166,0.5854783847,-0.04863358687]],
 "d0fb22a": {"tensor":[{"same":"1a90dd4"},[[2.428670504,2.215206904,0.4852994935,0.6270674721,3.300980918,0.1093147478,-0.473014972,1.308537982,2.007294139,0.2726861463,0.7578769836,4.92687902,0.883416431,0.03776134452,0.8993604011,0.3752587755,-0.256306714,0.1089712479,4.420795798,1.123462523,0.4811810263],[3.479847641,2.007997938,0.2003719838,0.04348230637,0.578170341,0.8356606026,-0.1673070545,3.109033539,1.859458157,0.770174395,0.1712413481,1.507151368,0.746305056,-0.5887485848,2.950651321,1.653828765,0.70132096,0.4012693435,1.979109833,1.702219533,-0.1850937042],[2.003687636,2.775646662,0.6324138831,1.527602403,2.177693585,0.1307775627,-0.5985044876,1.323295613,0.5638443693,0.1702963257,1.960171963,3.848592052,1.595695068,-0.1443004635,0.8714551185,-0.1828911052,-0.5692969985,0.8788229168,2.524108049,1.649436137,0.6114808344],[2.53391899,2.260908462,0.3950533263,0.08609596425,2.885328054,0.2560866908,-0.3751182296,1.338116612,2.394828682,0.281007233,0.6807516855,4.002009369,0.6548273869,-0.1147620732,1.2273962,1.531785344,-0.1958671175,0.1730545231,5.134037833,1.34583131,0.1589627851],[2.107912829,2.660054449,1.191645833,0.9044037984,1.56076994,0.3083965764,-0.3965873076,0.1687520735,0.1323638426,0.9255204084,1.298550433,4.600693727,1.303949871,0.04990434203,0.4202731824,-1.058350961,0.06388045026,0.05670494579,3.043637386,1.802481944,0.8280403008]]],"dtype":"float64"},
 "882909f": {"tensor":[{"same":"0ac5b63"}],"dtype":"float64"},
 "666a895": {"fr":"Des jetons tout petits, où l'ε des normes se voit.","en":"Very small tokens, on which the ε of norms shows."},
 "358098a": {"tensor":[[[0.001,-0.0013,-0.0002,0.0002,-0.0001,-0.0011,0.0013,-0.0011,-0.0001,0.0002,-0.0002,-0.0013,0.001,-0.0015,-0.0006,-0.0004,-0.0009,0.002,0.0001,0.0016,-0.0017],[-0.0016,0.0019,0.0006,-0.0014,0.0,0.0007,0.0007,0.0,-0.0014,0.0006,0.0019,-0.0016,-0.0017,0.0016,0.0001,0.002,-0.0009,-0.0004,-0.0006,-0.0015,0.001],[-0.0013,-0.0002,0.0002,-0.0001,-0.0011,0.0013,-0.0011,-0.0001,0.0002,-0.0002,-0.0013,0.001,-0.0015,-0.0006,-0.0004,-0.0009,0.002,0.0001,0.0016,-0.0017,-0.0016],[0.0019,0.0006,-0.0014,0.0,0.0007,0.0007,0.0,-0.0014,0.0006,0.0019,-0.0016,-0.0017,0.0016,0.0001,0.002,-0.0009,-0.0004,-0.0006,-0.0015,0.001,-0.0013],[-0.0002,0.0002,-0.0001,-0.0011,0.0013,-0.0011,-0.0001,0.0002,-0.0002,-0.0013,0.001,-0.0015,-0.0006,-0.0004,-0.0009,0.002,0.0001,0.0016,-0.0017,-0.0016,0.0019]],[[0.0006,-0.0014,0.0,0.0007,0.0007,0.0,-0.0014,0.0006,0.0019,-0.0016,-0.0017,0.0016,0.0001,0.002,-0.0009,-0.0004,-0.0006,-0.0015,0.001,-0.0013,-0.0002],[0.0002,-0.0001,-0.0011,0.0013,-0.0011,-0.0001,0.0002,-0.0002,-0.0013,0.001,-0.0015,-0.0006,-0.0004,-0.0009,0.002,0.0001,0.0016,-0.0017,-0.0016,0.0019,0.0006],[-0.0014,0.0,0.0007,0.0007,0.0,-0.0014,0.0006,0.0019,-0.0016,-0.0017,0.0016,0.0001,0.002,-0.0009,-0.0004,-0.0006,-0.0015,0.001,-0.0013,-0.0002,0.0002],[-0.0001,-0.0011,0.0013,-0.0011,-0.0001,0.0002,-0.0002,-0.0013,0.001,-0.0015,-0.0006,-0.0004,-0.0009,0.002,0.0001,0.0016,-0.0017,-0.0016,0.0019,0.0006,-0.0014],[0.0,0.0007,0.0007,0.0,-0.0014,0.0006,0.0019,-0.0016,-0.0017,0.0016,0.0001,0.002,-0.0009,-0.0004,-0.0006,-0.0015,0.001,-0.0013,-0.0002,0.0002,-0.0001]]],"dtype":"float64"},
 "4d8d668": [{"same":"358098a"}],
 "f03b3cb": {"fr":"Après `.eval()`, le dropout ne fait plus rien.","en":"After `.eval()` dropout does nothing any more."},
 "cec2cba": {"tensor":[[0.0,1.0,0.0,0.0,1.0],[1.0,1.0,0.0,1.0,0.0],[0.0,0.0,0.0,0.0,1.0],[1.0,0.0,1.0,1.0,1.0],[0.0,1.0,1.0,0.0,0.0]],"dtype":"bool"},
 "e96cc73": [{"same":"3cdc9d6"},{"same":"cec2cba"}],
 "d46c393": {"fr":"Le gradient remonte jusqu'aux entrées.","en":"The gradient reaches the inputs."},
 "8c1054d": {"tuple":[{"tensor":[[[-0.6,1.4,-1.4,-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7],[1.0,0.6,-0.5,1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8,1.5,1.5,0.8,-0.6],[1.4,-1.4,-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0],[0.6,-0.5,1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8,1.5,1.5,0.8,-0.6,1.4],[-1.4,-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0,0.6]],[[-0.5,1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8,1.5,1.5,0.8,-0.6,1.4,-1.4],[-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0,0.6,-0.5],[1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8,1.5,1.5,0.8,-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0,0.6,-0.5,1.8],[-0.7,0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8,1.5,1.5,0.8,-0.6,1.4,-1.4,-0.8,-0.9]]],"dtype":"float64"}]},
 "6a2893d": {"args":{"same":"e96cc73"},"construct":[21,3,8],"alike":[21,3,8]},
 "49caeb0": {"tensor":{"same":"bd3dff6"},"dtype":"float32"},
 "a8b9a73": [{"same":"6a2893d"}],
 "9a6916d": [{"fr":"Toutes les sous-couches à zéro, que doit rendre un bloc *pre-norm* ?","en":"With every sublayer set to zero, what must a pre-norm block return?"}],
 "2a6e4e1": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.0796,4.33962,13.765,-0.71789,8.7887,2.18775,15.3339,1.68776]]}},
 "f87b73d": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.06702,2.42835,3.44478,0.575621,-0.418424,2.45365,2.78541,2.85877]]}},
 "9002729": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.71082,2.93689,3.23301,-0.120252,-0.504011,2.09548,3.02297,2.16214]]}},
 "8999447": [{"fr":"Où se place la norme : avant la sous-couche, ou après l'addition ?","en":"Where does the norm stand: before the sublayer, or after the addition?"}],
 "4c0896c": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.4358,4.43109,15.5768,-0.122017,7.97428,3.24593,14.6964,2.28439]]},
 "35488a3": {"calls":[0,1],"first":{"same":"4c0896c"}},
 "799373f": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.19433,0.732891,4.70367,0.267446,0.89936,0.632414,4.00201,0.82804]]},
 "f4f6c98": {"calls":[0,1],"first":{"same":"799373f"}},
 "62ed126": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.01266,0.669268,4.01248,-0.616793,0.974507,0.411867,3.33099,0.0538823]]},
 "5c9f316": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.19376,0.761162,4.70373,0.243992,0.888302,0.630685,1.03162,0.92525]]},
 "896ee5b": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.0242458,0.452555,-0.413928,-0.230665,0.412399,-0.38636,0.392815,0.386272]]},
 "de04439": [{"fr":"Qu'est-ce qui traverse le bloc sans être touché ?","en":"What goes through the block untouched?"}],
 "6cbc8d7": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.8109,2.51181,8.29389,0.333443,1.41526,2.33472,6.46411,2.84897]]},
 "7b081ec": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[12.869,4.74002,18.3357,0.72002,9.06484,3.4623,16.1075,3.0848]]},
 "a6d65d0": [{"fr":"Compte les normes : une par sous-couche.","en":"Count the norms: one a sublayer."}],
 "a9f8a60": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.389,6.47852,18.8495,-1.17647,6.60704,5.80047,16.6516,4.62246]]}},
 "7b8f8a8": [{"fr":"Compte les normes : une par sous-couche, pas davantage.","en":"Count the norms: one a sublayer, and no more."}],
 "fdfbf91": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.94022,0.474881,4.69222,-0.211462,1.61066,0.294786,4.16334,0.166202]]},
 "1777508": [{"fr":"Quelle activation entre les deux couches linéaires du réseau ?","en":"Which activation between both linear layers of the network?"}],
 "95def18": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.4242,4.43752,15.5507,-0.147768,7.98274,3.2009,14.6647,2.21818]]}},
 "1584bbe": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.4359,4.43125,15.577,-0.122018,7.97416,3.2461,14.6964,2.28475]]}},
 "9b7ed4a": [{"fr":"Qu'est-ce qui passe par la norme : la sous-couche seule, ou la somme ?","en":"What goes through the norm: the sublayer alone, or the sum?"}],
 "cfd5452": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.86714,1.83822,7.90178,0.0958821,2.64878,1.75233,7.32379,1.05203]]}},
 "7bc5ab4": [{"fr":"Des jetons tout petits : quel est l'ε de tes normes ?","en":"Very small tokens: what is the ε of your norms?"}],
 "5021aa7": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.4358,4.43108,15.5768,-0.122001,7.97429,3.24592,14.6964,2.28439]]}},
 "d871d17": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.19433,0.732891,4.70368,0.267446,0.89936,0.632414,4.00201,0.828041]]}},
 "0dca7d2": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.4358,4.43108,15.5768,-0.122002,7.97429,3.24592,14.6964,2.28439]]}},
 "f721ced": [{"fr":"Change une phrase du lot : les autres changent-elles aussi ?","en":"Change one sentence of the batch: do the others change too?"}],
 "4509740": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.7928,5.01326,15.6685,0.414426,8.03958,4.13034,11.6074,3.58999]]}},
 "9fe2e51": {"calls":[0,1],"first":{"raised":["RuntimeError","The shape of the 2D attn_mask is torch.Size([5, 5]), but should be (2, 2)."]}},
 "c8e6a5b": {"key":"DO-2","levels":[{"fr":"En évaluation, deux appels donnent-ils la même sortie ? Le module sait dans quel mode il est.","en":"In evaluation, do two calls give the same output? The module knows in which mode it is."}],"seen":{"evaluation":{"calls":[0,1],"first":"random in evaluation"}}},
 "e4aefaa": {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0,1],"first":{"same":"0143b60"}},"polite":{"calls":[0],"first":"changes 0"}}},
 "2c86ed7": [{"fr":"Le réseau lit-il les jetons d'avant l'attention, ou ceux d'après ?","en":"Does the network read the tokens from before attention, or those from after?"}],
 "cecb7e9": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.9643,2.54492,15.8963,0.797689,8.41618,3.55913,13.4415,3.26012]]}},
 "65eb669": [{"fr":"Dans quel ordre viennent les sous-couches ?","en":"In which order do the sublayers come?"}],
 "ce07217": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[12.853,2.1518,14.1999,-0.418572,7.28565,3.51616,13.0338,2.35327]]}},
 "a43a6c5": [{"fr":"Lis bien la convention : 1 ou True, est-ce permis ou caché ?","en":"Read the convention well: is 1 or True allowed, or hidden?"}],
 "228076d": [{"fr":"Que fait l'attention d'un masque qui n'est pas booléen ?","en":"What does attention do with a mask that is not boolean?"}],
 "e42df51": [{"fr":"Affiche le masque : de quel côté est le futur ?","en":"Print the mask: on which side is the future?"}],
 "7e4680f": [{"fr":"Sans masque, que voit le premier jeton d'un encodeur ?","en":"Without a mask, what does the first token of an encoder see?"}],
 "8d01776": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.4109,4.60029,15.6414,-0.122017,8.04022,3.18376,14.6977,2.28439]]},
 "9295016": {"calls":[0],"first":{"same":"8d01776"}},
 "748db79": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.87441,0.755678,4.71066,0.267446,0.920475,0.630731,3.99282,0.82804]]}},
 "09b6ec7": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[9.79827,3.81579,10.9485,-2.00344,7.40961,2.9013,11.027,0.86786]]}},
 "42ee95e": {"calls":[0,1],"first":{"same":"8d01776"}},
 "5e80ce2": [[2.3,0.6,2.3,-0.8,-0.5,-0.9,2.1,0.3,1.9,2.8,3.0,2.5,1.3,-0.6,0.9,1.7,1.8,1.2,-0.1,2.0,-0.7],[0.0,0.0,-0.7,2.0,-0.1,1.2,1.8,1.7,0.9,-0.6,1.3,2.5,3.0,2.8,1.9,0.3,2.1,-0.9,-0.5,-0.8,2.3],[0.6,2.3,-0.8,-0.5,-0.9,2.1,0.3,1.9,2.8,3.0,2.5,1.3,-0.6,0.9,1.7,1.8,1.2,-0.1,2.0,-0.7,0.0]],
 "63d21f9": [{"same":"5e80ce2"},[[0.0,-0.7,2.0,-0.1,1.2,1.8,1.7,0.9,-0.6,1.3,2.5,3.0,2.8,1.9,0.3,2.1,-0.9,-0.5,-0.8,2.3,0.6],[2.3,-0.8,-0.5,-0.9,2.1,0.3,1.9,2.8,3.0,2.5,1.3,-0.6,0.9,1.7,1.8,1.2,-0.1,2.0,-0.7,0.0,0.0],[-0.7,2.0,-0.1,1.2,1.8,1.7,0.9,-0.6,1.3,2.5,3.0,2.8,1.9,0.3,2.1,-0.9,-0.5,-0.8,2.3,0.6,2.3]]],
 "78c06a7": {"tensor":{"same":"63d21f9"},"dtype":"float64"},
 "7d129f7": [{"same":"3cdc9d6"},{"same":"78c06a7"}],
 "594082d": [17.98707562,11.16620904,7.866231759,8.937666554,9.672735624,8.883273645,-3.326500521,14.00092645,12.30567313,10.0597801,11.34176534,10.96857338,11.99701887,-7.071628042,12.04143442,9.188554133,7.109969213,13.52925752,14.19925126,15.40988604,-4.799506973],
 "516f0e0": [16.78299599,8.735555815,4.457553357,8.956589225,24.52160004,11.95379548,-2.181671968,14.0681223,9.484927242,1.670770372,7.29181441,27.7330455,14.8543523,3.190850579,12.7849024,5.544009823,-0.05609546221,4.961487772,25.98931021,14.23512494,3.328921575],
 "3c91f72": {"tensor":[[{"same":"594082d"},[14.93658416,18.56301121,5.994879601,5.38048596,7.723208932,7.05377749,-0.931858906,15.78058535,16.75974908,9.040414937,11.84245591,7.914489617,4.231901618,-2.468476521,12.57520533,17.54017853,6.838678812,11.08859168,11.98132547,7.577056731,-1.324217741],[16.46047514,13.67701754,10.27465686,6.224510193,13.32655069,8.11696202,-6.54229061,15.62175722,13.87278482,11.60096318,7.869446713,18.05209931,6.488286203,-6.876082932,12.87499395,9.863801598,11.79790027,9.114375902,20.41795282,9.144555538,-5.272745872],[21.03204181,14.23659114,5.691961936,5.019059304,9.4393135,10.89974124,-4.047284801,16.82391523,15.02393885,11.10448201,5.863200539,8.665558083,11.84324093,-5.506988584,17.79456103,11.36749748,7.935161534,7.689855964,10.99940045,13.68069083,-5.312301928],[17.4278617,17.29671022,4.884366388,5.940388622,9.892366605,4.640464347,-2.354320966,17.06706184,18.42239113,6.778976495,11.24848444,8.905130542,4.7053252,-5.132710458,12.61104731,17.96713763,7.473291239,13.42426223,11.82125846,6.896239597,-1.067746484]],[{"same":"516f0e0"},[20.41347277,8.857082041,3.6605892,6.457598767,10.03021004,10.38152872,0.09925908908,19.3370432,7.93166096,6.857037854,5.060240222,11.5793601,10.28375572,-1.740547488,20.20314563,8.031025276,6.801373336,5.157916137,11.69037482,13.98558165,0.7927890237],[14.02007484,9.696618586,5.369617715,10.6663991,21.25794443,11.09442982,-0.4584786439,14.50735581,5.292831006,1.4934267,12.11208035,23.66885552,17.48371316,0.3032702843,12.67783446,4.750765916,-1.135924822,8.72613063,20.83658329,15.87873842,3.745743366],[15.73941253,9.324621939,5.705374268,7.048121176,23.12597192,12.34218918,-0.867622195,11.93634457,9.056713413,1.88628956,8.357151748,25.08261805,13.88511494,3.118573904,13.42573508,8.007256575,-0.9262492972,5.010248717,26.40513601,16.23677897,1.998833103],[15.68023325,11.1711703,5.977026841,8.66088924,21.4353942,12.56484862,0.7330681842,10.8590614,5.713492799,5.420917204,9.59117858,27.56158447,14.40476993,0.8159033611,12.16412582,3.997309908,1.584697751,5.156967141,23.95641809,16.38952032,3.874458587]]],"dtype":"float64"},
 "70421a0": [[2.946639385,2.856632518,0.4168235356,0.05626958728,0.5265106594,-0.09013078899,-0.2628544108,2.0458359,3.292590042,1.027202428,1.206600859,1.929942567,0.1422041579,-0.7057256538,0.6173739969,1.487689809,0.626155157,1.469836678,3.664410433,1.254874874,-0.07656252582],[2.51053695,3.35959847,0.13056461,-0.1634036486,0.3229532547,0.08745966823,0.1692019295,2.446820083,3.851160747,0.8577683152,0.9696019023,0.9150568209,-0.2200215437,-0.4580799869,0.9781721077,3.035612189,0.7552076556,1.505617552,2.94872567,0.7486148897,-0.1150829275],[2.74865113,3.006037197,0.4748252455,0.03086112487,0.6852742405,-0.1520167121,-0.2919419134,1.944629393,3.227851323,1.035610385,1.146873367,2.501743964,0.06032238784,-0.6530374231,0.5350702788,1.351832977,0.6184189735,1.308150132,4.014133666,1.13924522,-0.005089859177],[3.018570155,2.989071047,0.2964069574,-0.1190093128,0.5652078512,0.02009409131,-0.1450708034,2.330288778,3.578453266,0.9766103894,0.9630795068,1.620764649,0.04971524212,-0.656519393,1.001241957,1.862742923,0.6937330281,1.360046184,3.33395316,1.0922438,-0.1459159843],[2.686194749,3.032007707,0.1015884709,-0.1431762959,0.6987131428,0.021012543,0.1249807418,2.504158342,3.933957356,0.8111120435,0.9394719595,1.165424175,-0.1906753529,-0.5076878027,0.9581887604,2.886643255,0.7290018292,1.555874376,2.973654279,0.748007415,-0.1250960827]],
 "93bd9d0": {"tensor":[{"same":"70421a0"},[[1.631214244,2.26342436,0.7293258488,1.071703622,3.467823766,0.2524052697,-0.4416184625,0.3003546065,0.8420085469,0.3468993011,1.20886723,4.958165048,1.267506244,0.1690233841,0.4957785442,-0.1847651316,-0.3374539561,0.2096450054,3.985568223,1.431430233,0.7489550241],[3.605639015,2.026665497,-0.01638551359,-0.06351529164,1.389640886,0.3996521428,-0.0930826557,3.287518247,2.345592947,0.4718611983,0.5762959499,2.253962314,0.3404461418,-0.4855980431,2.459734298,1.53175058,0.33942777,0.8839143598,3.2669057,1.100235457,-0.1541617004],[1.711620634,2.310131196,0.7069597835,1.207985982,3.327022448,0.3479085405,-0.5070085649,0.5617663599,0.4156923422,0.2733636218,1.36200606,4.74174942,1.463706615,0.1095027623,0.7477124843,-0.3015874189,-0.4229839805,0.298625928,3.532199587,1.558772793,0.707315382],[1.65030584,2.299084987,0.7079333823,0.9898233736,3.426865362,0.2785824364,-0.4590047777,0.2644181854,0.8830807311,0.33610496,1.200169758,4.82124384,1.258757049,0.1281515091,0.5455882534,0.04035955137,-0.3517414501,0.2001222395,4.209822655,1.491988829,0.6988372623],[1.464594303,2.086980352,0.908191991,1.20498348,3.012578413,0.6493578633,-0.3795022737,0.04090259828,-0.02500236755,0.3978377293,1.2026736,4.726032038,1.707325089,0.3249114718,0.6210744146,-0.6639592803,-0.3013335799,0.02694223914,3.172432605,1.743142937,0.8748138014]]],"dtype":"float64"},
 "2bc3b0a": [{"same":"358098a"},{"same":"78c06a7"}],
 "d8a8572": {"args":{"same":"7d129f7"},"construct":[21,3,8],"alike":[21,3,8]},
 "b473d35": [{"same":"d8a8572"}],
 "46b6664": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[16.9544,8.7067,18.7647,-2.60422,13.6454,4.51925,25.6132,3.59405]]}},
 "0a6486e": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.38631,2.89407,3.79373,0.489274,-0.437364,2.89876,3.48729,3.14663]]}},
 "b377065": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.68728,3.13963,4.02814,0.315186,-0.436807,3.27978,4.19737,3.31303]]}},
 "119b421": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.9871,9.04041,20.418,-2.35432,12.7849,5.36962,25.0826,3.87446]]},
 "9dde3fa": {"calls":[0,1],"first":{"same":"119b421"}},
 "61f4207": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.94664,0.857768,4.01413,0.124981,0.495779,0.70696,4.82124,0.874814]]},
 "6010f9e": {"calls":[0,1],"first":{"same":"61f4207"}},
 "d8d5b0d": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.90967,0.92438,3.70731,-0.189379,0.764793,0.639647,4.7221,0.587544]]},
 "2f027b0": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.12526,0.90751,4.37062,-0.195462,1.04271,0.234119,3.05088,0.37752]]},
 "c1e1381": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.00536126,0.0974502,-0.0518327,-0.0699301,0.0113094,-0.0836828,0.186315,0.23584]]},
 "b67a854": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.99142,3.20027,7.5924,0.000651956,1.20989,2.8054,7.45794,3.06035]]},
 "3dd3825": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[19.5308,9.2882,23.1677,-1.5681,13.9155,5.62375,26.5564,4.61365]]},
 "6929d71": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[25.5414,15.389,28.6335,-4.14946,8.15024,12.0913,30.9496,10.531]]}},
 "9ea63a5": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.7531,0.599189,3.77521,-0.438735,1.48491,0.202078,4.37634,0.0717208]]},
 "3181dbd": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.9995,8.99683,20.4254,-2.38258,12.7981,5.29964,25.0211,3.81226]]}},
 "b557641": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.9873,9.04077,20.4181,-2.35434,12.7847,5.36995,25.0828,3.87483]]}},
 "cbd5963": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[7.55414,2.8045,9.33615,-0.685503,3.35461,1.79745,10.8573,1.30559]]}},
 "2c7e4c3": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.9871,9.04042,20.418,-2.35431,12.7849,5.36961,25.0826,3.87446]]},
 "47f5021": {"calls":[0],"first":{"same":"2c7e4c3"}},
 "bfc418a": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[19.063,8.76096,20.3532,-2.35432,12.7197,5.43808,25.0814,3.87446]]},
 "d768aec": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[13.1978,9.2285,15.6623,-3.32475,4.67969,5.45427,25.5921,3.79451]]}},
 "4170c22": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[19.063,8.78202,20.4064,-1.79857,12.7197,5.36824,22.4294,4.93525]]},
 "33000aa": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[19.8617,8.68182,14.2048,-0.851816,10.4406,6.06076,21.0403,5.67328]]}},
 "ba719cb": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[19.4604,8.71571,20.2452,-2.35432,12.6157,5.52873,25.0792,3.87446]]},
 "54a0ce3": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.235,13.7727,20.418,-2.35432,12.3771,5.36962,25.0826,3.87446]]}},
 "17a1f98": [{"fr":"La norme s'applique à la cible. Et à la mémoire ?","en":"The norm applies to the target. What about the memory?"}],
 "b97351e": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[19.1107,6.69411,22.1529,-2.72917,13.816,4.03906,27.037,1.84624]]},
 "ba1d3f7": {"calls":[0,1],"first":{"same":"b97351e"}},
 "38ad61c": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[18.7894,5.9179,17.6199,-3.82131,13.3496,4.19102,23.3225,1.04391]]},
 "d06b91a": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.4166,7.60514,26.5651,-2.88338,19.5225,1.88505,22.2629,-1.32836]]},
 "392d398": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.39668,2.07095,1.4027,0.27736,4.46583,2.80054,1.69972,-0.691411]]},
 "102b449": {"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (3) at non-singleton dimension 1"]}},
 "b4f724f": [{"fr":"Clés et valeurs vont par paires : d'où viennent-elles ?","en":"Keys and values come as pairs: where from?"}],
 "6d5f8ee": {"calls":[0,1],"first":{"raised":["AssertionError","key shape torch.Size([3, 2, 21]) does not match value shape torch.Size([5, 2, 21])"]}},
 "4e8d19a": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[21.7658,3.39992,31.6608,-4.90849,21.3049,1.69826,32.4033,-1.20267]]}},
 "2ce0708": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[22.6687,2.50844,24.6297,-7.22221,21.0381,1.57571,26.4072,-3.51703]]}},
 "1aeb83e": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[21.7658,3.39995,31.6608,-4.90848,21.3049,1.69826,32.4033,-1.20267]]}},
 "90d89d8": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[21.4153,10.6736,17.2127,-7.27989,13.5609,4.21602,29.5739,2.13205]]}},
 "ea99152": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.7504,7.03493,8.45006,-1.82822,4.32848,5.02055,13.8837,4.62427]]}},
 "a725eda": {"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.5572,10.2233,20.163,-2.37752,12.8595,5.36531,24.7469,4.06828]]},
 "29330fa": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.3401,9.03921,19.942,-2.34766,12.7237,5.38788,25.1666,3.88085]]}},
 "8400764": [{"fr":"Dans quel ordre PyTorch empile-t-il ses trois matrices ?","en":"In which order does PyTorch stack its three matrices?"}],
 "a336b4a": [{"fr":"Tous les poids de la couche ont-ils suivi ?","en":"Have all the weights of the layer followed?"}],
 "aa1d018": [{"fr":"Laquelle des normes va avec quelle sous-couche ?","en":"Which norm goes with which sublayer?"}],
 "b9456a8": [{"fr":"Une couche linéaire de PyTorch range-t-elle ses poids comme la tienne ?","en":"Does a linear layer of PyTorch store its weights as yours does?"}],
 "bb13248": [{"fr":"Change un poids de `sa_v2` après le transfert : `sa_v1` bouge-t-elle ?","en":"Change a weight of `sa_v2` after the transfer: does `sa_v1` move?"}],
 "4af7e34": {"key":"PS6-shared","levels":{"same":"bb13248"},"seen":{"encoder":{"calls":[0,1],"first":"shared"}}},
 "35f33c1": [{"fr":"Compare les poids de ton bloc avant et après le chargement : ont-ils changé ?","en":"Compare the weights of your block before and after loading: have they changed?"}],
 "9cd6b33": {"encoder":{"same":"35488a3"}},
 "90d2b3f": [{"fr":"Dans quel état la couche de PyTorch ressort-elle ?","en":"In what state does PyTorch's layer come out?"}],
 "8bfb74b": {"calls":[0,1],"first":"layer changed"},
 "366e227": {"key":"PS6-layer","levels":{"same":"90d2b3f"},"seen":{"encoder":{"same":"8bfb74b"}}},
 "bf52449": [{"fr":"Après le chargement, l'entraînement peut-il encore ajuster ton bloc ?","en":"After loading, can training still adjust your block?"}],
 "946f908": {"key":"PR-7","levels":{"same":"bf52449"},"seen":{"encoder":{"calls":[0,1],"first":"frozen"}}},
 "fabc907": {"key":"PS6-shared","levels":{"same":"bb13248"},"seen":{"decoder":{"calls":[0,1],"first":"shared"}}},
 "932df51": {"decoder":{"same":"9dde3fa"}},
 "ac2def5": {"key":"PS6-layer","levels":{"same":"90d2b3f"},"seen":{"decoder":{"same":"8bfb74b"}}},
 "fb67c49": {"key":"PR-7","levels":{"same":"bf52449"},"seen":{"decoder":{"calls":[0,1],"first":"frozen"}}},
 "67a6e4b": [{"fr":"Un décodeur a deux attentions : laquelle est `multihead_attn` ?","en":"A decoder has two attentions: which one is `multihead_attn`?"}]
},
"exercises": {
 "sinusoidal_encoding": {
  "id": "6.1",
  "assignment": "ps6_transformer_block",
  "name": "sinusoidal_encoding",
  "names": ["sinusoidal_encoding"],
  "title": {"fr":"L'encodage sinusoïdal","en":"Sinusoidal encoding"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["T","d"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"table","kind":"values","fact":{"fr":"Pour d = 4, les trois premières lignes du tableau sont retrouvées.","en":"For d = 4, the first three rows of the table are found again."},"tolerance":2e-05,"calls":[{"args":[3,4],"expected":{"tensor":[[0.0,1.0,0.0,1.0],[0.841471,0.5403023,0.009999833,0.99995],[0.9092974,-0.4161468,0.01999867,0.9998]],"dtype":"float32"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"20 positions de taille 10, 5 de taille 16, puis 8 ; les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"20 positions of size 10, 5 of size 16, then 8; a call may use the parameter names of the statement."},"tolerance":2e-05,"calls":[{"args":[20,10],"expected":{"tensor":[[0.0,1.0,0.0,1.0,0.0,1.0,0.0,1.0,0.0,1.0],[0.841471,0.5403023,0.1578266,0.9874668,0.02511622,0.9996845,0.003981061,0.9999921,0.0006309573,0.9999998],[0.9092974,-0.4161468,0.3116972,0.9501815,0.0502166,0.9987383,0.007962059,0.9999683,0.001261914,0.9999992],[0.14112,-0.9899925,0.4577546,0.8890786,0.07528529,0.997162,0.01194293,0.9999287,0.001892871,0.9999982],[-0.7568025,-0.6536436,0.5923377,0.8056898,0.1003065,0.9949566,0.01592361,0.9998732,0.002523827,0.9999968],[-0.9589243,0.2836622,0.7120731,0.7021053,0.1252644,0.9921234,0.01990404,0.9998019,0.003154781,0.9999951],[-0.2794155,0.9601703,0.8139595,0.5809215,0.1501433,0.9886643,0.02388416,0.9997147,0.003785735,0.9999928],[0.6569866,0.7539023,0.895443,0.4451763,0.1749274,0.9845814,0.0278639,0.9996117,0.004416687,0.9999902],[0.9893582,-0.1455,0.9544809,0.298272,0.1996012,0.9798772,0.03184319,0.9994929,0.005047638,0.9999872],[0.4121185,-0.9111302,0.9895935,0.1438912,0.224149,0.9745549,0.03582198,0.9993582,0.005678586,0.9999838],[-0.5440211,-0.8390715,0.9999006,-0.0140964,0.2485555,0.9686177,0.0398002,0.9992077,0.006309532,0.9999801],[-0.9999902,0.004425698,0.985144,-0.1717307,0.2728051,0.9620693,0.04377779,0.9990413,0.006940475,0.9999759],[-0.5365729,0.843854,0.9456933,-0.3250603,0.2968826,0.954914,0.04775469,0.9988591,0.007571416,0.9999713],[0.420167,0.9074468,0.8825376,-0.4702419,0.3207727,0.9471562,0.05173083,0.998661,0.008202353,0.9999664],[0.9906074,0.1367372,0.7972599,-0.6036362,0.3444605,0.9388008,0.05570615,0.9984472,0.008833288,0.999961],[0.6502879,-0.7596879,0.6919978,-0.7218996,0.367931,0.9298531,0.05968059,0.9982175,0.009464219,0.9999552],[-0.2879033,-0.9576595,0.5693899,-0.8220676,0.3911693,0.9203187,0.06365408,0.997972,0.01009515,0.999949],[-0.9613975,-0.2751634,0.4325095,-0.9016294,0.4141609,0.9102037,0.06762657,0.9977107,0.01072607,0.9999425],[-0.7509872,0.6603167,0.2847877,-0.9585906,0.4368911,0.8995144,0.07159798,0.9974335,0.01135699,0.9999355],[0.1498772,0.9887046,0.1299272,-0.9915235,0.4593457,0.8882576,0.07556825,0.9971406,0.0119879,0.9999281]],"dtype":"float32"}},{"args":[],"kwargs":{"d":16,"T":5},"expected":{"tensor":[[0.0,1.0,0.0,1.0,0.0,1.0,0.0,1.0,0.0,1.0,0.0,1.0,0.0,1.0,0.0,1.0],[0.841471,0.5403023,0.3109836,0.9504153,0.09983341,0.9950042,0.03161751,0.9995,0.009999833,0.99995,0.003162272,0.999995,0.0009999998,0.9999995,0.0003162278,0.9999999],[0.9092974,-0.4161468,0.5911271,0.8065784,0.1986693,0.9800666,0.06320339,0.9980007,0.01999867,0.9998,0.006324513,0.99998,0.001999999,0.999998,0.0006324555,0.9999998],[0.14112,-0.9899925,0.8126489,0.5827536,0.2955202,0.9553365,0.09472609,0.9955034,0.0299955,0.99955,0.009486691,0.999955,0.002999996,0.9999955,0.0009486832,0.9999995],[-0.7568025,-0.6536436,0.9535807,0.3011375,0.3894183,0.921061,0.1261541,0.9920107,0.03998933,0.9992001,0.01264877,0.99992,0.003999989,0.999992,0.001264911,0.9999992]],"dtype":"float32"}},{"args":[5,8],"expected":{"tensor":[[0.0,1.0,0.0,1.0,0.0,1.0,0.0,1.0],[0.841471,0.5403023,0.09983341,0.9950042,0.009999833,0.99995,0.0009999998,0.9999995],[0.9092974,-0.4161468,0.1986693,0.9800666,0.01999867,0.9998,0.001999999,0.999998],[0.14112,-0.9899925,0.2955202,0.9553365,0.0299955,0.99955,0.002999996,0.9999955],[-0.7568025,-0.6536436,0.3894183,0.921061,0.03998933,0.9992001,0.003999989,0.999992]],"dtype":"float32"}}]},
   {"name":"edges","kind":"values","fact":{"fr":"Une seule position, une seule paire ; autant de positions que de composantes.","en":"A single position, a single pair; as many positions as components."},"tolerance":2e-05,"calls":[{"args":[1,6],"expected":{"tensor":[[0.0,1.0,0.0,1.0,0.0,1.0]],"dtype":"float32"}},{"args":[7,2],"expected":{"tensor":[[0.0,1.0],[0.841471,0.5403023],[0.9092974,-0.4161468],[0.14112,-0.9899925],[-0.7568025,-0.6536436],[-0.9589243,0.2836622],[-0.2794155,0.9601703]],"dtype":"float32"}},{"args":[6,6],"expected":{"tensor":[[0.0,1.0,0.0,1.0,0.0,1.0],[0.841471,0.5403023,0.04639922,0.998923,0.002154433,0.9999977],[0.9092974,-0.4161468,0.0926985,0.9956942,0.004308856,0.9999907],[0.14112,-0.9899925,0.1387981,0.9903207,0.006463259,0.9999791],[-0.7568025,-0.6536436,0.1845987,0.982814,0.008617632,0.9999629],[-0.9589243,0.2836622,0.2300017,0.9731902,0.01077196,0.999942]],"dtype":"float32"}}]},
   {"name":"raises","kind":"raises","fact":{"same":"5471883"},"tolerance":1e-06,"calls":[{"args":[4,7],"raises":"ValueError"},{"args":[7,1],"raises":"ValueError"}]}
  ],
  "mistakes": [
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.0316175,0.909297,-0.416147,0.998001]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.00796206,0.996862,0.875288,0.639658,-0.366318,-0.275163,0.997141]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.00999983,0.980067,0.29552,-0.653644,-0.958924,0.99875]]}}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.00316227,0.909297,-0.416147,0.99998]]}},"other_sizes":{"same":"6d84410"},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.000464159,0.999072,0.064588,-0.653644,-0.958924,0.999997]]}}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.57002,0.909297,-0.416147,0.350154]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.782492,-0.922018,0.605323,0.886782,-0.893078,-0.275163,-0.631331]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.491157,0.137299,0.837121,-0.653644,-0.958924,-0.83946]]}}}},
   {"same":"dab1dc2"},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"same":"1a0601f"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,7.96214e-07,1.0,0.999987,0.00694048,0.344461,-0.275163,1.0]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,4.64159e-06,0.999991,0.00646326,-0.653644,-0.958924,1.0]]}}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"same":"1a0601f"},"other_sizes":{"same":"6d84410"},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.0001,0.9998,0.0299955,-0.653644,-0.958924,1.0]]}}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.99995,0.0001,0.0199987,0.9998,1.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.0002,0.999995,0.999493,0.0437778,0.344461,-0.901629,0.999998]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,0.0001,0.0002,0.0003,1.0,1.0,1.0,1.0]]}}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,1e-08,0.909297,-0.416147,1.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,2e-32,1.0,1.0,1.1e-15,1.4e-07,-0.275163,1.0]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,1e-16,1.0,3e-08,-0.653644,-0.958924,1.0]]}}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.479426,0.909297,-0.416147,0.540302]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.389418,-0.416147,0.087499,0.311541,-0.979178,-0.275163,-0.790968]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.327195,0.235238,0.909297,-0.653644,-0.958924,-0.0957235]]}}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"same":"c74fad0"}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.99995,0.841471,0.0199987,0.9998,-0.416147]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.909297,0.702105,0.979877,0.272805,0.0557062,0.999942,0.988705]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.841471,0.995694,0.138798,0.999963,0.010772,0.283662]]}}}},
   {"same":"dab1dc2"},
   {"same":"4a7d6c5"},
   {"same":"4a7d6c5"},
   {"key":"PE-3","levels":{"same":"9936d03"},"seen":{"table":{"same":"1a0601f"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.0002,1.0,1.0,0.0011,0.0014,-0.275163,0.999998]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.0001,1.0,0.0003,-0.653644,-0.958924,1.0]]}}}},
   {"key":"PE-3","levels":{"same":"9936d03"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.0183146,0.909297,-0.416147,0.999329]]}},"other_sizes":{"same":"fdf0da1"},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.0183146,0.963592,0.394943,-0.653644,-0.958924,0.99581]]}}}},
   {"key":"PE-3","levels":{"same":"9936d03"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.00247875,0.909297,-0.416147,0.999988]]}},"other_sizes":{"same":"fdf0da1"},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.000335463,0.999329,0.0549193,-0.653644,-0.958924,0.999999]]}}}},
   {"key":"PE-3","levels":{"same":"9936d03"},"seen":{"same":"c74fad0"}},
   {"key":"PE-3","levels":{"same":"9936d03"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.968912,2.5e-09,0.479426,0.877583,1.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,2e-33,1.0,1.0,1.1e-16,1.4e-08,-0.128844,1.0]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,0.479426,0.841471,0.997495,0.0707372,-0.416147,-0.801144,-0.989992]]}}}},
   {"same":"8c7b141"},
   {"key":"PE-4","levels":{"same":"37530b1"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[1.0,0.0,0.0,0.99995,0.841471,-0.416147,0.9998,0.0199987]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[1.0,0.00796206,0.125264,0.989358,0.999976,0.938801,-0.901629,0.0119879]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[1.0,1.0,1.0,0.0,0.0,0.0]]}}}},
   {"same":"8c7b141"},
   {"same":"8c7b141"},
   {"key":"PE-5","levels":{"same":"3fd15d1"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[1.0,1.0,0.0,0.841471,0.99995,-0.416147,0.909297,0.0199987]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[1.0,0.999999,0.019904,0.199601,0.962069,-0.603636,-0.961397,0.0119879]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[1.0,0.0,1.0,0.0,1.0,0.0]]}}}},
   {"key":"PE-5","levels":{"same":"3fd15d1"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,0.0,0.841471,0.00999983,0.909297,0.909297,0.0199987]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.00126191,0.019904,0.199601,0.272805,0.79726,-0.961397,0.0119879]]}},"edges":{"same":"726a89e"}}},
   {"key":"PE-5","levels":{"same":"3fd15d1"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[1.0,1.0,1.0,0.540302,0.99995,-0.416147,-0.416147,0.9998]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[1.0,0.999999,0.999802,0.979877,0.962069,-0.603636,-0.275163,0.999928]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[1.0,1.0,1.0,1.0,1.0,1.0]]}}}},
   {"key":"PE-5","levels":{"same":"3fd15d1"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,0.0,0.0,0.00999983,0.909297,0.0,0.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.00126191,0.0,0.0,0.272805,0.79726,0.0,0.0]]}},"edges":{"same":"726a89e"}}},
   {"key":"PE-5","levels":{"same":"3fd15d1"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,0.0,0.540302,0.99995,0.909297,0.909297,0.0199987]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.00126191,0.999802,0.199601,0.962069,0.79726,-0.275163,0.999928]]}},"edges":{"same":"726a89e"}}},
   {"key":"PE-6","levels":{"same":"0c9e567"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.841471,0.00999983,0.99995,-0.416147,0.0199987,0.14112,-0.989992,0.99955]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.841471,0.00189287,0.999715,0.974555,0.296883,0.691998,0.660317,0.99992]]}},"edges":{"same":"44e25ff"}}},
   {"key":"PE-6","levels":{"same":"0c9e567"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[-0.841471,-0.00999983,0.99995,1.0,0.0,0.841471,0.540302,0.99995]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[-0.841471,0.000630957,0.999873,0.984581,0.248555,0.882538,-0.957659,0.999936]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[-0.841471,0.540302,-0.0463992,0.998923,-0.00215443,0.999998]]}}}},
   {"key":"PE-6","levels":{"same":"0c9e567"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.909297,0.0199987,0.9998,0.540302,0.00999983,0.0,1.0,1.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.149877,0.0107261,0.998447,0.962069,0.199601,0.712073,-0.416147,1.0]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[-0.279415,-0.958924,-0.756802,0.14112,-0.989992,-0.416147,0.540302,1.0]]}}}},
   {"key":"PE-8","levels":{"same":"fc45f8a"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.909297,0.0199987,0.9998,-0.416147,0.0199987,0.909297,-0.416147,0.9998]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.149877,0.0119879,0.997141,0.888258,0.459346,0.129927,0.988705,0.999928]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[-0.279415,-0.279415,-0.279415,-0.279415,0.96017,0.96017,0.96017,0.96017]]}}}},
   {"key":"PE-8","levels":{"same":"fc45f8a"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.841471,0.00999983,0.99995,0.540302,0.00999983,0.841471,0.540302,0.99995]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.841471,0.000630957,0.999992,0.999685,0.0251162,0.157827,0.540302,1.0]]}},"edges":{"same":"44e25ff"}}},
   {"key":"PE-8","levels":{"same":"fc45f8a"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.00999983,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.00126191,0.999802,0.979877,0.272805,0.79726,-0.275163,0.0]]}},"edges":{"same":"726a89e"}}},
   {"key":"PE-11","levels":{"same":"524ac34"},"seen":{"raises":{"calls":[0,1],"first":{"raised":["RuntimeError","The expanded size of the tensor (3) must match the existing size (4) at non-singleton dimension 1.  Target sizes: [4, 3].  Tensor sizes: [4, 4]"]}}}},
   {"same":"e518769"},
   {"same":"438ff27"},
   {"key":"PE-11","levels":{"same":"524ac34"},"seen":{"raises":{"calls":[0,1],"first":{"returned":"none"}}}},
   {"key":"PE-11","levels":{"same":"524ac34"},"seen":{"table":{"calls":[0],"first":{"same":"8cf9271"}},"other_sizes":{"calls":[1,2],"first":{"same":"8cf9271"}},"edges":{"calls":[0,1],"first":{"same":"8cf9271"}}}},
   {"key":"PS6-not-single","levels":{"same":"b1c95da"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540527,0.0100021,0.90918,-0.41626,1.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.00126171,1.0,0.97998,0.272705,0.797363,-0.275146,1.0]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,0.841309,0.90918,0.141113,-0.990234,-0.653809,0.283691,0.959961]]}}}},
   {"key":"PS6-not-single","levels":{"same":"b1c95da"},"seen":{"table":{"calls":[0],"first":{"kind":"array","shapes":[[3,4]],"numbers":{"same":"1fdba78"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"array","shapes":[[20,10]],"numbers":{"same":"a5bcd93"}}},"edges":{"calls":[0,1,2],"first":{"kind":"array","shapes":[[1,6]],"numbers":[[0.0,1.0,0.0,1.0,0.0,1.0]]}}}},
   {"key":"PS6-position-axes","levels":{"same":"e897ffb"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":{"same":"1b85386"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[10,20]],"numbers":{"same":"330b4a0"}}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[6,1]],"numbers":[[0.0,1.0,0.0,1.0,0.0,1.0]]}}}},
   {"key":"PS6-position-axes","levels":{"same":"e897ffb"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,3,4]],"numbers":{"same":"1fdba78"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,20,10]],"numbers":{"same":"a5bcd93"}}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,1,6]],"numbers":[[0.0,1.0,0.0,1.0,0.0,1.0]]}}}},
   {"key":"PS6-position-axes","levels":{"same":"e897ffb"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,2,2]],"numbers":{"same":"1fdba78"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,5,2]],"numbers":{"same":"a5bcd93"}}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,3,2]],"numbers":[[0.0,1.0,0.0,1.0,0.0,1.0]]}}}},
   {"key":"PS6-position-axes","levels":{"same":"e897ffb"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":{"same":"1b85386"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":{"same":"330b4a0"}}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,0.909297,-0.756802,-0.279415,1.0,-0.416147,-0.653644,0.96017]]}}}},
   {"key":"PS6-scaled-positions","levels":{"same":"902b355"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,2.0,1.0806,0.0199997,1.81859,-0.832294,1.9996]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.00399052,3.16165,3.09864,0.862685,2.52116,-0.870143,3.16205]]}},"edges":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.0,2.44949,0.0,2.44949,0.0,2.44949]]}}}},
   {"key":"PS6-scaled-positions","levels":{"same":"902b355"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,0.707107,0.382051,0.00707095,0.64297,-0.29426,0.706965]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.000564345,0.447125,0.438214,0.122002,0.356545,-0.123057,0.447181]]}},"edges":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.0,0.57735,0.0,0.57735,0.0,0.57735]]}}}},
   {"key":"PS6-scaled-positions","levels":{"same":"902b355"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.999848,0.000174533,0.0348995,0.999391,1.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,2.20246e-05,1.0,0.999994,0.00482246,0.0387166,0.956305,1.0]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,0.0174524,0.0348995,0.052336,0.99863,0.997564,0.996195,0.994522]]}}}},
   {"key":"PS6-scaled-positions","levels":{"same":"902b355"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,1.0,0.0627905,-4.89859e-16,1.0,0.992115]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.00792876,0.992189,0.303329,0.98637,0.980908,1.0,0.997164]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,-2.44929e-16,-4.89859e-16,-7.34788e-16,1.0,1.0,1.0,1.0]]}}}},
   {"key":"PS6-scaled-positions","levels":{"same":"902b355"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.944957,0.00333333,0.61837,0.785887,0.999978]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,6.30957e-05,1.0,0.99995,0.0138149,0.110715,0.659983,1.0]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,0.142372,0.281843,0.415572,0.90956,0.841129,0.755561,0.6546]]}}}},
   {"key":"PS6-column-frequency","levels":{"same":"2598350"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.995004,0.00999983,0.909297,0.980067,0.999998]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.00126191,0.999969,0.996802,0.272805,0.79726,0.884844,0.999989]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,0.841471,0.909297,0.14112,0.99955,0.9992,0.99875,0.998201]]}}}},
   {"key":"PS6-column-frequency","levels":{"same":"2598350"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.99995,0.0001,0.909297,0.9998,1.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,7.96214e-07,1.0,1.0,0.00694048,0.344461,-0.901629,1.0]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,0.841471,0.909297,0.14112,1.0,1.0,1.0,1.0]]}}}},
   {"key":"PS6-fixed-sizes","levels":{"same":"8274494"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.540302,0.310984,0.909297,-0.416147,0.806578]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.0199987,0.987526,0.696707,0.891207,-0.959605,-0.275163,0.982004]]}},"edges":{"calls":[2],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0,1.0,0.0998334,0.806578,0.812649,-0.653644,-0.958924,0.877583]]}}}},
   {"key":"PS6-fixed-sizes","levels":{"same":"8274494"},"seen":{"other_sizes":{"calls":[2],"first":{"kind":"tensor","shapes":[[5,16]],"numbers":[[0.0,1.0,0.9995,0.591127,0.999998,0.0299955,0.389418,0.999999]]}}}},
   {"key":"PS6-rounded","levels":[{"fr":"Le document n'imprime que 4 décimales : le calcul en garde-t-il si peu ?","en":"The document prints only 4 decimals: does the computation keep so few?"}],"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[0.0,0.0,1.0,0.5403,0.01,0.9093,-0.4161,0.9998]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[20,10]],"numbers":[[0.0,0.0013,0.9998,0.9799,0.2728,0.7973,-0.2752,0.9999]]}},"edges":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[7,2]],"numbers":[[0.0,0.8415,0.9093,0.1411,-0.99,-0.6536,0.2837,0.9602]]}}}}
  ]
 },
 "shift_matrix": {
  "id": "6.2",
  "assignment": "ps6_transformer_block",
  "name": "shift_matrix",
  "names": ["shift_matrix"],
  "title": {"fr":"Décaler, c'est tourner","en":"To shift is to rotate"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["k","d"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"other_sizes","kind":"values","fact":{"fr":"Décaler de 3 ou de 5 positions, pour d = 10 et d = 4 ; les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"A shift by 3 or 5 positions, for d = 10 and d = 4; a call may use the parameter names of the statement."},"tolerance":2e-05,"calls":[{"args":[3,10],"expected":{"tensor":[[-0.9899925,0.14112,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[-0.14112,-0.9899925,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.8890786,0.4577546,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,-0.4577546,0.8890786,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.997162,0.07528529,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,-0.07528529,0.997162,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.9999287,0.01194293,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,-0.01194293,0.9999287,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.9999982,0.001892871],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,-0.001892871,0.9999982]],"dtype":"float32"}},{"args":[],"kwargs":{"d":4,"k":5},"expected":{"tensor":[[0.2836622,-0.9589243,0.0,0.0],[0.9589243,0.2836622,0.0,0.0],[0.0,0.0,0.9987503,0.04997917],[0.0,0.0,-0.04997917,0.9987503]],"dtype":"float32"}}]},
   {"name":"backwards","kind":"values","fact":{"fr":"`k` peut être négatif, ou nul.","en":"`k` may be negative, or zero."},"tolerance":2e-05,"calls":[{"args":[-3,8],"expected":{"tensor":[[-0.9899925,-0.14112,0.0,0.0,0.0,0.0,0.0,0.0],[0.14112,-0.9899925,0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.9553365,-0.2955202,0.0,0.0,0.0,0.0],[0.0,0.0,0.2955202,0.9553365,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.99955,-0.0299955,0.0,0.0],[0.0,0.0,0.0,0.0,0.0299955,0.99955,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0,0.9999955,-0.002999996],[0.0,0.0,0.0,0.0,0.0,0.0,0.002999996,0.9999955]],"dtype":"float32"}},{"args":[0,6],"expected":{"tensor":[[1.0,0.0,0.0,0.0,0.0,0.0],[0.0,1.0,0.0,0.0,0.0,0.0],[0.0,0.0,1.0,0.0,0.0,0.0],[0.0,0.0,0.0,1.0,0.0,0.0],[0.0,0.0,0.0,0.0,1.0,0.0],[0.0,0.0,0.0,0.0,0.0,1.0]],"dtype":"float32"}}]},
   {"name":"edges","kind":"values","fact":{"fr":"Une seule paire, ou un grand décalage.","en":"A single pair, or a large shift."},"tolerance":2e-05,"calls":[{"args":[2,2],"expected":{"tensor":[[-0.4161468,0.9092974],[-0.9092974,-0.4161468]],"dtype":"float32"}},{"args":[50,4],"expected":{"tensor":[[0.964966,-0.2623748,0.0,0.0],[0.2623748,0.964966,0.0,0.0],[0.0,0.0,0.8775826,0.4794255],[0.0,0.0,-0.4794255,0.8775826]],"dtype":"float32"}}]},
   {"name":"raises","kind":"raises","fact":{"same":"5471883"},"tolerance":1e-06,"calls":[{"args":[3,7],"raises":"ValueError"},{"args":[0,5],"raises":"ValueError"}]}
  ],
  "mistakes": [
   {"same":"cf972b2"},
   {"same":"cf972b2"},
   {"same":"cf972b2"},
   {"same":"cf972b2"},
   {"key":"PS6-not-a-rotation","levels":{"same":"202ed55"},"seen":{"other_sizes":{"same":"498c726"},"backwards":{"same":"873d557"},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[-0.416147,0.909297,0.909297,-0.416147]]}}}},
   {"key":"PS6-not-a-rotation","levels":{"same":"202ed55"},"seen":{"other_sizes":{"same":"498c726"},"backwards":{"same":"873d557"},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[-0.416147,-0.909297,-0.909297,-0.416147]]}}}},
   {"key":"PS6-not-a-rotation","levels":{"same":"202ed55"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[0.14112,0.0,0.0,0.0,0.0,0.0,0.0,0.00189287]]}},"backwards":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[-0.14112,-0.14112,-0.29552,-0.29552,-0.0299955,-0.0299955,-0.003,-0.003]]}},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[0.909297,-0.416147,0.416147,0.909297]]}}}},
   {"key":"PS6-not-a-rotation","levels":{"same":"202ed55"},"seen":{"other_sizes":{"same":"498c726"},"backwards":{"same":"873d557"},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[-0.416147,0.0,0.0,-0.416147]]}}}},
   {"key":"PS6-not-a-rotation","levels":{"same":"202ed55"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[-0.989992,0.0,0.0,0.0,0.0,0.0,0.0,-0.999998]]}},"backwards":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[-0.989992,0.989992,0.955337,-0.955337,0.99955,-0.99955,0.999996,-0.999996]]}},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[-0.416147,0.909297,0.909297,0.416147]]}}}},
   {"key":"PS6-not-a-rotation","levels":{"same":"202ed55"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[0.0,0.0,0.0,0.0,0.199432,0.199986,0.000378574,0.2]]}},"backwards":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[0.0,-0.247498,0.0,0.238834,0.0,0.249888,0.0,0.249999]]}},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[0.0,0.909297,0.0,-0.416147]]}}}},
   {"same":"91c6f37"},
   {"same":"91c6f37"},
   {"key":"PS6-one-angle","levels":{"same":"e9f3d07"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[-0.989992,0.0,0.0,0.0,0.0,0.0,0.0,-0.989992]]}},"backwards":{"calls":[0],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[-0.989992,-0.989992,-0.989992,-0.989992,-0.989992,-0.989992,-0.989992,-0.989992]]}},"edges":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.964966,0.0,0.262375,0.0,0.0,-0.262375,0.0,0.964966]]}}}},
   {"key":"PS6-one-angle","levels":{"same":"e9f3d07"},"seen":{"other_sizes":{"same":"7401a4e"},"backwards":{"same":"2f11204"},"edges":{"same":"f8b45be"}}},
   {"key":"PS6-one-angle","levels":{"same":"e9f3d07"},"seen":{"other_sizes":{"same":"7401a4e"},"backwards":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[0.540302,0.540302,"nan","nan","nan","nan","nan","nan"]]}},"edges":{"same":"f8b45be"}}},
   {"key":"PS6-one-angle","levels":{"same":"e9f3d07"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[0.540302,0.0,0.0,0.0,0.0,0.0,0.0,0.99996]]}},"backwards":{"calls":[0,1],"first":{"same":"26160a9"}},"edges":{"same":"f8b45be"}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[-0.989992,0.0,0.0,0.0,0.0,0.0,0.0,0.999929]]}},"backwards":{"calls":[0],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[-0.989992,-0.989992,0.861041,0.861041,0.995503,0.995503,0.999858,0.999858]]}},"edges":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.964966,0.0,0.262375,0.0,0.0,0.999947,0.0,-0.0103423]]}}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[-0.989992,0.0,0.0,0.0,0.0,0.0,0.0,0.997162]]}},"backwards":{"same":"bebac6b"},"edges":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.964966,0.0,0.262375,0.0,0.0,-0.958924,0.0,0.283662]]}}}},
   {"key":"PE-2","levels":{"same":"106d866"},"seen":{"other_sizes":{"same":"a758091"},"backwards":{"calls":[0],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[-0.989992,-0.989992,0.99955,0.99955,1.0,1.0,1.0,1.0]]}},"edges":{"same":"78ec91c"}}},
   {"key":"PS6-frequency-sign","levels":{"same":"9a61a16"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[-0.989992,0.0,0.0,0.0,0.0,0.0,0.0,-0.120609]]}},"backwards":{"calls":[0],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[-0.989992,-0.989992,0.154251,0.154251,-0.0220966,-0.0220966,-0.975682,-0.975682]]}},"edges":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.964966,0.0,0.262375,0.0,0.0,-0.987966,0.0,0.154668]]}}}},
   {"key":"PE-3","levels":{"same":"9936d03"},"seen":{"other_sizes":{"same":"a758091"},"backwards":{"calls":[0],"first":{"kind":"tensor","shapes":[[8,8]],"numbers":[[-0.989992,-0.989992,1.0,1.0,1.0,1.0,1.0,1.0]]}},"edges":{"same":"78ec91c"}}},
   {"key":"PS6-forward-only","levels":{"same":"0a1ff14"},"seen":{"backwards":{"same":"873d557"}}},
   {"key":"PS6-forward-only","levels":{"same":"0a1ff14"},"seen":{"backwards":{"calls":[0],"first":{"raised":["ValueError","k must not be negative"]}}}},
   {"key":"PS6-forward-only","levels":{"same":"0a1ff14"},"seen":{"backwards":{"same":"0485df1"}}},
   {"key":"PS6-forward-only","levels":{"same":"0a1ff14"},"seen":{"backwards":{"same":"2f11204"}}},
   {"key":"PS6-rows-permuted","levels":{"same":"2ed325f"},"seen":{"other_sizes":{"same":"b59ad4c"},"backwards":{"same":"696f933"},"edges":{"same":"2d00b90"}}},
   {"key":"PS6-rows-permuted","levels":{"same":"2ed325f"},"seen":{"other_sizes":{"same":"b59ad4c"},"backwards":{"same":"696f933"},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,2]],"numbers":[[0.0,0.0,0.0,0.0]]}}}},
   {"key":"PS6-rows-permuted","levels":{"same":"2ed325f"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[1.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0]]}},"backwards":{"same":"0485df1"},"edges":{"same":"2d00b90"}}},
   {"key":"PE-11","levels":{"same":"524ac34"},"seen":{"raises":{"calls":[0,1],"first":{"raised":["IndexError","index 7 is out of bounds for dimension 0 with size 7"]}}}},
   {"same":"438ff27"},
   {"same":"e518769"},
   {"key":"PE-11","levels":{"same":"524ac34"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"43053c7"}},"backwards":{"calls":[0],"first":{"same":"43053c7"}}}},
   {"key":"PS6-not-single","levels":{"same":"b1c95da"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"array","shapes":[[10,10]],"numbers":{"same":"419022d"}}},"backwards":{"calls":[0,1],"first":{"kind":"array","shapes":[[8,8]],"numbers":{"same":"a29ad19"}}},"edges":{"calls":[0,1],"first":{"kind":"array","shapes":[[2,2]],"numbers":{"same":"aed0246"}}}}},
   {"key":"PS6-position-axes","levels":{"same":"e897ffb"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,2,2]],"numbers":[[-0.989992,-0.989992,0.457755,0.997162,0.997162,-0.0119429,0.999998,0.999998]]}},"backwards":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,2,2]],"numbers":[[-0.989992,0.14112,0.955337,0.29552,-0.0299955,0.99955,-0.003,0.999996]]}},"edges":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,2,2]],"numbers":{"same":"aed0246"}}}}},
   {"key":"PS6-fixed-sizes","levels":{"same":"8274494"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[10,10]],"numbers":[[-0.989992,0.0,0.0,0.0,0.0,0.0,0.0,0.99955]]}},"backwards":{"same":"bebac6b"},"edges":{"calls":[1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[[0.964966,0.0,0.262375,0.0,0.0,-0.103241,0.0,-0.994656]]}}}}
  ]
 },
 "attention_backward": {
  "id": "6.8",
  "assignment": "ps6_transformer_block",
  "name": "attention_backward",
  "names": ["attention_backward"],
  "title": {"fr":"La rétropropagation à la main","en":"Backpropagation by hand"},
  "points": 2.0,
  "optional": true,
  "forbidden": ["aten::mm","aten::matmul","aten::bmm","aten::einsum","aten::softmax","aten::_softmax","aten::exp","aten::mul","aten::div","aten::add","aten::sub","aten::sum"],
  "parameters": ["X","W_q","W_k","W_v","W_out","target"],
  "returns": ["loss","grads"],
  "number": false,
  "checks": [
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 phrases de 5 jetons de taille 4 ; clés de taille 3, valeurs de taille 6, sortie de taille 2 ; les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"2 sentences of 5 tokens of size 4; keys of size 3, values of size 6, an output of size 2; a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":{"same":"6d323da"},"expected":{"tuple":[21.56338773,{"named":{"X":{"array":[[[-0.01280238818,-0.0146318098,0.01447387336,0.01827994027],[0.2690998462,-0.1897818056,1.014790517,-0.8864518071],[6.940831496,-6.067354222,2.271957944,-5.170934589],[0.3143400935,-0.2677729338,0.1013610124,-0.2476887677],[-0.001183073123,0.0003608870964,-0.002552712664,-0.001299824337]],[[0.6240873806,0.2135739361,-0.3146814695,-0.6967891787],[-3.39352661,3.122221952,-3.206532084,3.299102415],[0.3528281609,-0.764740144,1.949372035,-0.6580239521],[-0.2069737621,-0.03394251961,0.1027344322,0.2425440074],[0.1405745958,-0.01273073023,0.5159030953,0.2517372664]]],"dtype":"float64"},"W_q":{"array":[[-0.257192759,-0.2114686105,0.2048107337],[-0.04724018667,-0.5388142478,0.262022394],[0.4711886376,1.219020143,-0.7319239414],[-0.2693612046,-0.3198327994,0.2429340497]],"dtype":"float64"},"W_k":{"array":[[0.05233721422,-0.05189725039,-0.204881208],[0.2780490617,-0.2330142184,-0.8332258565],[-0.2480079433,0.2644135709,0.7165405733],[0.1273423713,-0.1214036833,-0.425527524]],"dtype":"float64"},"W_v":{"array":[[9.430651614,-8.998200953,4.621180652,-0.47435319,3.456248941,-6.609111153],[-12.54905462,12.83821364,-7.091672821,1.945408255,-3.345435816,8.025024528],[0.9035720189,-1.669841439,1.323162558,-1.273158161,-0.8400190535,0.08562225145],[-6.219849081,5.957647955,-3.072919277,0.3478361789,-2.246146356,4.338459395]],"dtype":"float64"},"W_out":{"array":[[5.703192636,1.452022534],[6.431078378,1.442145028],[6.319489429,-5.465250164],[0.5375724857,-3.833774813],[9.001220543,1.295985258],[-13.59834294,7.519915266]],"dtype":"float64"}}}]}},{"args":[],"kwargs":{"target":{"array":[[[-0.5,-1.9,0.1,1.4,2.0,1.9],[1.1,-0.4,1.5,-1.4,-0.9,-1.1]],[[-2.0,0.5,-1.8,-0.7,-0.3,-0.6],[-1.6,0.8,-1.6,-0.6,-0.3,-0.7]],[[-1.8,0.5,-2.0,-1.1,-0.9,-1.4],[1.5,-0.4,1.1,1.9,2.0,1.4]]],"dtype":"float64"},"W_out":{"array":[[1.8,-0.2,1.2,1.9,1.9,1.2],[-0.2,1.8,-1.0,-0.4,-0.5,-1.3]],"dtype":"float64"},"W_v":{"array":[[-1.1,0.4],[1.2,1.3],[0.7,-0.6],[1.5,-1.2],[-0.5,-0.5]],"dtype":"float64"},"W_k":{"array":[[-1.0,-0.1,0.1,-0.4],[-1.6,0.6,-2.0,-1.2],[-1.1,-1.7,1.1,-0.9],[0.5,1.2,1.2,0.5],[-0.9,1.1,-1.7,-1.1]],"dtype":"float64"},"W_q":{"array":[[-2.0,-1.7,2.0,0.9],[-0.9,0.7,1.6,1.8],[1.3,0.1,-1.8,-0.3],[0.5,0.6,0.0,-1.3],[0.8,-1.9,-1.2,-1.2]],"dtype":"float64"},"X":{"array":[[[0.0,-0.3,-1.3,1.1,-1.3],[-0.3,0.0,-0.4,-1.5,0.8]],[[-1.7,-0.8,-0.6,-1.1,1.8],[-0.1,1.4,-1.9,-1.8,1.7]],[[0.4,-1.6,-0.2,0.5,0.5],[-0.2,-1.6,0.4,1.7,-1.8]]],"dtype":"float64"}},"expected":{"tuple":[8.03512982,{"named":{"X":{"array":[[[-0.1056556422,0.2722570117,-0.1428297754,0.5235544503,0.1163196988],[0.7169230047,-2.546280559,0.05584163157,-2.204427436,1.748915011]],[[0.463855075,-0.5050003985,-0.2953418333,-0.6331447644,0.2101536286],[2.105039525,-0.4290491339,-1.711233031,-3.57473782,0.2238519971]],[[0.7060208851,-1.4124323,-0.3217981429,-0.7195611737,0.5732703753],[-0.0004530451471,-0.0007972451165,0.0008316710192,1.258035148e-05,0.0001328834714]]],"dtype":"float64"},"W_q":{"array":[[0.1659365811,0.08080253377,0.2409871565,0.1772741286],[4.501989866e-05,-6.098413361e-05,7.617352685e-05,1.17740192e-05],[0.2208174376,0.1078789546,0.3205521187,0.2359794844],[0.8286464138,0.4048414954,1.202979265,0.8856069945],[-0.4419794042,-0.2160020558,-0.6415243748,-0.4722996096]],"dtype":"float64"},"W_k":{"array":[[0.001311951626,0.07419254427,0.03172954465,-0.03205371258],[-0.0008947406144,-0.07423775998,-0.0322662877,0.03173332339],[-0.003533946031,-0.2224703022,-0.09567109655,0.09587824755],[0.009659246756,0.6422318584,0.2769714973,-0.2766479829],[-0.007835638721,-0.5183873919,-0.2235873566,0.2235296186]],"dtype":"float64"},"W_v":{"array":[[0.854974931,-0.4267747169],[-0.5928122762,2.085226963],[3.522687781,-2.250132722],[4.446448404,-2.923848241],[-4.700149549,2.042776967]],"dtype":"float64"},"W_out":{"array":[[1.261557022,-0.2489717262,0.8724116359,1.373388222,1.469490325,0.8873512366],[-0.2821686322,1.740170708,-1.06635051,-0.4201589882,-0.5493150576,-1.291985823]],"dtype":"float64"}}}]}}]},
   {"name":"equal_sizes","kind":"values","fact":{"same":"918adf9"},"tolerance":1e-06,"calls":[{"args":[{"array":[[[1.0,-1.3,-0.2],[0.2,-0.1,-1.1],[1.3,-1.1,-0.1]],[[0.2,-0.2,-1.3],[1.0,-1.5,-0.6],[-0.4,-0.9,2.0]],[[0.1,1.6,-1.7],[-1.6,1.9,0.6],[-1.4,0.0,0.7]]],"dtype":"float64"},{"array":[[1.3,-0.4,1.3],[-1.8,-1.5,-1.9],[1.1,-0.7,0.9]],"dtype":"float64"},{"array":[[0.5,-0.6,1.7],[-0.8,0.1,0.3],[-0.2,-1.4,0.8]],"dtype":"float64"},{"array":[[-1.4,-1.9,1.0],[-0.9,0.6,1.4],[1.5,0.9,-0.4]],"dtype":"float64"},{"array":[[-0.3,-0.2,-0.8],[2.0,0.0,1.4],[-2.0,-2.0,1.4]],"dtype":"float64"},{"array":[[[-0.3,0.4,0.4],[-0.3,-1.7,0.3],[1.6,-1.9,-2.0]],[[1.3,-0.2,1.7],[-1.2,-0.7,-0.9],[-1.8,0.7,-1.6]],[[-0.5,-0.1,-0.4],[-1.4,1.0,-1.4],[-0.4,-0.1,-0.5]]],"dtype":"float64"}],"expected":{"tuple":[9.822104046,{"named":{"X":{"array":[[[0.2735319093,-0.1033183992,-0.231834163],[0.7102728722,-0.2226727929,0.06216283179],[2.061461293,-0.5460488228,-0.5737210035]],[[0.7403834627,-0.3575628981,-0.2397654772],[1.297795359,-1.126362762,-0.2820064906],[0.0328069492,-0.1433662837,0.03491341349]],[[0.2757732532,0.02372946473,0.1637370643],[-5.067787985,2.088714437,0.9025696755],[-0.2622152315,1.610868286,-0.1372950427]]],"dtype":"float64"},"W_q":{"array":[[0.6721905496,0.4373714122,0.3202282564],[-0.2568599559,0.06259511776,-0.09010113909],[-0.3256306517,-0.1949727446,-0.2322688633]],"dtype":"float64"},"W_k":{"array":[[0.5419770374,0.1569608778,0.6113363935],[-0.7688536789,-0.3332117391,-0.8247442902],[-0.4596522822,0.003473299768,-0.5167520765]],"dtype":"float64"},"W_v":{"array":[[1.907291981,-6.713489342,0.6146741416],[-2.184526901,7.612349661,-0.5383028875],[-0.8002823417,2.866346458,-0.3274205581]],"dtype":"float64"},"W_out":{"array":[[2.236482555,-0.6157190562,1.695946401],[6.3458661,-1.847585969,5.150727971],[0.8432399419,-0.2838582447,0.7934155121]],"dtype":"float64"}}}]}}]},
   {"name":"edges","kind":"values","fact":{"fr":"Une seule phrase d'un seul jeton ; des clés et une sortie d'une seule composante.","en":"A single sentence of a single token; keys and an output of a single component."},"tolerance":1e-06,"calls":[{"args":[{"array":[[[-1.7,-1.3,-1.6]]],"dtype":"float64"},{"array":[[-0.2,0.8],[1.1,0.7],[-0.4,1.9]],"dtype":"float64"},{"array":[[0.2,1.8],[-1.4,-1.2],[-1.7,1.2]],"dtype":"float64"},{"array":[[-0.5,1.7,-0.9,-0.1],[0.0,-0.6,-1.9,0.2],[1.6,-1.8,-1.8,1.6]],"dtype":"float64"},{"array":[[1.8,0.5,-1.5,-0.1,0.6],[0.6,-0.1,-1.5,0.5,1.8],[-1.7,-1.8,1.5,0.0,1.9],[-1.0,-0.5,-0.7,-1.6,0.9]],"dtype":"float64"},{"array":[[[-1.1,-1.8,0.9,-1.2,0.1]]],"dtype":"float64"}],"expected":{"tuple":[53.2110375,{"named":{"X":{"array":[[[-10.685434,-28.449252,-36.455256]]],"dtype":"float64"},"W_q":{"same":"59e7f4e"},"W_k":{"same":"59e7f4e"},"W_v":{"array":[[12.63644,0.55862,-25.88284,-2.392478],[9.66316,0.42718,-19.79276,-1.829542],[11.89312,0.52576,-24.36032,-2.251744]],"dtype":"float64"},"W_out":{"array":[[3.612204,3.485322,-4.33827,-2.050632,-3.743874],[-1.626548,-1.569414,1.95349,0.923384,1.685838],[-14.533312,-14.022816,17.45456,8.250496,15.063072],[5.59786,5.40123,-6.72305,-3.17788,-5.80191]],"dtype":"float64"}}}]}},{"args":[{"array":[[[1.3,-0.4],[1.3,-1.8],[-1.5,-1.9]],[[1.1,-0.7],[0.9,1.8],[2.0,1.5]]],"dtype":"float64"},{"array":[[0.5],[-0.6]],"dtype":"float64"},{"array":[[-1.4],[-1.9]],"dtype":"float64"},{"array":[[-0.3,-0.2,-0.8,2.0],[0.0,1.4,-2.0,-2.0]],"dtype":"float64"},{"array":[[-0.3],[0.4],[0.4],[-0.3]],"dtype":"float64"},{"array":[[[-1.4],[-0.1],[0.5]],[[0.4],[-0.4],[-1.9]]],"dtype":"float64"}],"expected":{"tuple":[0.7173551832,{"named":{"X":{"array":[[[0.04892616782,-0.05857845708],[0.01748453931,0.02207366119],[-0.4432673061,0.1882102985]],[[0.1875088614,-0.08331920847],[-0.03897621194,-0.00967162902],[-0.01097289447,0.07247766872]]],"dtype":"float64"},"W_q":{"array":[[0.113661382],[-0.01289051809]],"dtype":"float64"},"W_k":{"array":[[-0.04758750055],[0.001082894181]],"dtype":"float64"},"W_v":{"array":[[0.2561594685,-0.341545958,-0.341545958,0.2561594685],[0.1916221413,-0.2554961884,-0.2554961884,0.1916221413]],"dtype":"float64"},"W_out":{"array":[[0.2561594685],[-0.7234636803],[1.960572858],[-0.4302488484]],"dtype":"float64"}}}]}}]},
   {"name":"large_scores","kind":"values","fact":{"fr":"De très grands scores, ou très bas, ou très différents d'une ligne à l'autre, donnent des résultats finis et justes.","en":"Very large scores, or very low ones, or very different from row to row, give finite and right results."},"tolerance":1e-06,"calls":[{"args":[{"same":"2175654"},{"same":"c8c8187"},{"array":[[1.4,0.0,0.0],[0.0,1.9,-0.7],[0.0,0.2,-0.4],[0.0,0.4,1.8]],"dtype":"float64"},{"same":"66218b5"},{"same":"e129319"},{"same":"3c77222"}],"expected":{"tuple":[2.979143244,{"named":{"X":{"array":[[[-2.473287608,0.15809067,0.07403838127,-0.2066419127],[1.085308643,1.999628076,-1.158442634,0.2554476163],[1.387978965,-0.4544905642,0.06989315103,0.2761052688]],[[2.575694218,-1.828988224,0.583429115,-0.9581111484],[-1.987342109,0.8751588875,-0.2368233769,0.3527523539],[-0.5883521085,0.07919951291,-0.06212341742,0.05491703014]]],"dtype":"float64"},"W_q":{"array":[[6.212453037e-15,-1.789076898,-8.2632535],[6.060560887e-15,0.1354036145,0.1842507016],[-1.096254265e-14,-0.06150578002,-0.3498330182],[9.850324868e-15,0.02838584112,0.450405708]],"dtype":"float64"},"W_k":{"array":[[7.105427358e-15,2.753353101e-14,-3.108624469e-15],{"same":"f7fc337"},{"same":"5c5d916"},{"same":"039baba"}],"dtype":"float64"},"W_v":{"same":"0dcf34f"},"W_out":{"same":"6f34878"}}}]}},{"args":[{"same":"2175654"},{"same":"c8c8187"},{"array":[[-1.4,0.0,0.0],[0.0,1.9,-0.7],[0.0,0.2,-0.4],[0.0,0.4,1.8]],"dtype":"float64"},{"same":"66218b5"},{"same":"e129319"},{"same":"3c77222"}],"expected":{"tuple":[2.979143244,{"named":{"X":{"array":[[[2.473287608,0.15809067,0.07403838127,-0.2066419127],[-1.085308643,1.999628076,-1.158442634,0.2554476163],[-1.387978965,-0.4544905642,0.06989315103,0.2761052688]],[[-2.575694218,-1.828988224,0.583429115,-0.9581111484],[1.987342109,0.8751588875,-0.2368233769,0.3527523539],[0.5883521085,0.07919951291,-0.06212341742,0.05491703014]]],"dtype":"float64"},"W_q":{"array":[[8.074923481e-14,-1.789076898,-8.2632535],[-5.891251876e-15,0.1354036145,0.1842507016],[5.879282453e-15,-0.06150578002,-0.3498330182],[-1.044429419e-14,0.02838584112,0.450405708]],"dtype":"float64"},"W_k":{"array":[[-8.526512829e-14,2.331468352e-14,1.776356839e-15],{"same":"f7fc337"},{"same":"5c5d916"},{"same":"039baba"}],"dtype":"float64"},"W_v":{"same":"0dcf34f"},"W_out":{"same":"6f34878"}}}]}},{"args":[{"array":[[[40.0,1.0,1.5,1.2,0.2],[-40.0,1.0,1.2,1.5,1.1],[2.0,1.0,-0.2,0.7,0.9],[-1.0,1.0,1.4,-1.2,-0.4]],[[40.0,1.0,1.9,-0.1,1.3],[-40.0,1.0,1.3,-0.1,1.9],[2.0,1.0,-0.4,-1.2,1.4],[-1.0,1.0,0.9,0.7,-0.2]]],"dtype":"float64"},{"array":[[1.0,0.0,0.0],[0.0,-0.6,-1.7],[0.0,-1.9,-1.0],[0.0,-1.3,1.6],[0.0,1.2,2.0]],"dtype":"float64"},{"array":[[0.0,0.0,0.0],[40.0,0.0,0.0],[0.0,-2.0,-0.5],[0.0,0.4,-0.2],[0.0,0.6,2.0]],"dtype":"float64"},{"array":[[0.0,0.0],[0.4,1.9],[-1.4,-1.3],[-1.9,0.9],[-1.1,0.3]],"dtype":"float64"},{"array":[[1.1,0.5,-0.8,1.3,-1.4,-0.7],[-0.7,-1.4,1.3,-0.8,0.5,1.1]],"dtype":"float64"},{"array":[[[1.7,1.7,1.0,-0.4,1.6,-1.2],[-0.6,-0.7,-1.5,1.1,-1.1,0.1],[0.6,0.4,-0.5,2.0,-0.3,0.8],[1.2,0.9,-0.1,-1.8,-0.1,0.9]],[[1.2,0.8,-0.3,2.0,-0.5,0.4],[0.6,0.1,-1.1,1.1,-1.5,-0.7],[-0.6,-1.2,1.6,-0.4,1.0,1.7],[1.7,1.0,-0.4,1.6,-1.2,-0.6]]],"dtype":"float64"}],"expected":{"tuple":[6.172312306,{"named":{"X":{"array":[[[-3.053113318e-16,-60.03832982,-0.3449875672,0.1690291784,0.4884757031],[-1.387778781e-17,15.80496248,-0.1659547033,0.6317760211,1.295219002],[-7.327471963e-15,-12.31423287,-0.146589443,1.547087999,0.6907621405],[-1.249000903e-15,56.40470998,0.5096545968,-1.147672268,-1.609332284]],[[2.775557562e-15,-27.00626974,0.4391855225,2.083633706,0.9939963347],[2.236058561e-15,-151.6020934,1.027762293,0.9147223879,-0.2662717073],[2.949029909e-16,210.8787498,-0.2812682844,-0.09772611593,-0.1508920984],[-5.981326545e-15,-30.30671407,-0.0403232382,1.558999139,0.9500946996]]],"dtype":"float64"},"W_q":{"array":[[3.087807787e-15,13.00231899,3.682724255],[-9.570469417e-15,-0.4746187091,0.3409118702],[1.921553194e-15,-0.6509390107,-0.04514938036],[-9.059593353e-15,0.03491385589,0.2595905373],[3.294413353e-15,-0.7357895421,0.2681416939]],"dtype":"float64"},"W_k":{"array":[[58.00083185,7.686822947,-13.08318637],[6.661338148e-16,4.30211422e-16,2.289834988e-16],[-8.809570758,-0.2678829564,0.3921397419],[-9.565661289,0.2999450063,1.39644389],[-1.317596691,-0.1042067211,0.4462930488]],"dtype":"float64"},"W_v":{"array":[[-13.81769992,10.88848388],[-1.672803405,1.465622514],[-1.933714985,1.581433321],[-1.600524224,1.408622663],[-1.960520192,1.776319277]],"dtype":"float64"},"W_out":{"array":[[1.176794037,0.7964330741,-1.091686084,1.613912991,-1.430562267,-0.8124784933],[-0.3908147754,-0.392237309,0.4742287343,-0.6371529885,0.4529273567,0.3218996716]],"dtype":"float64"}}}]}}]},
   {"name":"numpy_only","kind":"numpy_only","fact":{"fr":"Le calcul se fait en NumPy seul, sans autograd.","en":"The computation is done in NumPy alone, without autograd."},"tolerance":1e-06,"calls":{"same":"3eecde6"}},
   {"name":"dtype","kind":"dtype","fact":{"fr":"Les cinq gradients sont des tableaux float64.","en":"The five gradients are float64 arrays."},"tolerance":1e-06,"calls":{"same":"3eecde6"}},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"3eecde6"}}
  ],
  "mistakes": [
   {"key":"SM-13","levels":{"same":"2ee05ee"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[33.6547,51.9574,-206.844,3.33246,10.2489,-12.8606,0.682369,-1.13794],[10.703,-88.2763,-4.913,85.4647,24.248,-92.9481,-11.5523,103.923],[51.8717,-133.765,-31.2101,78.184,-45.8968,108.143,-48.9662,115.602],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[8.13907,-0.721778,-7.88775,-1.08452,2.2945,16.0191,30.6042,-5.70627],[18.2727,-2.94926,14.0635,-27.7443,-19.5777,3.87266,-1.15858,2.5126],[52.2538,21.0063,53.6502,-60.2635,-61.7423,-18.0827,-8.02513,-18.6763],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"same":"577a5e3"},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[26.8939,-0.358693,-1.54826,0.118206,-22.6744,22.1435,22.8929,2.52136],[3764.29,-121.352,-46.5435,4.61804,86.7856,-2.30653,-77.6865,8.27157],[3764.29,26.7974,-35.8568,-2.8084,115.711,-1.08512,-82.616,2.06561],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SM-13","levels":{"same":"2ee05ee"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[0.218563,9.45877,-12.8119,0.00180878,0.102663,0.176816,0.0241582,0.13326],[-0.0564548,0.745492,0.244699,8.88672,0.209971,-5.10002,0.0318846,3.32676],[1.51333,-6.93624,-0.556324,2.94636,-0.201806,0.454891,-1.49164,6.96339],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[4.58148,-0.514897,-2.80147,-0.287185,0.156814,0.704081,3.16467,-2.48356],[3.53179,-0.659735,3.22245,-2.32151,-2.10771,-1.16597,-0.0388078,-0.887237],[5.77806,2.15912,6.13004,-5.3718,-5.69845,-1.50509,-0.689011,-1.64526],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[0.00722036,0.0120792,0.0160166,0.153931,0.174338,-0.0867916,0.101331,-0.12555],[0.404926,0.148975],[-0.0526454,-0.0207236],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-0.16507,-0.139272,0.28647,0.0672398,-1.92125,2.30154,3.04986,0.471044],[145.063,-0.251962,2.79983,0.121801,4.47625,-0.0680448,1.45704,0.440608],[145.063,3.94973,0.668314,-0.0381257,3.99101,0.195208,0.95082,0.335036],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SM-13","levels":{"same":"2ee05ee"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-39.2543,-82.2893,282.816,-16.7377,18.4836,18.299,0.955242,-2.0574],[-31.1088,169.358,43.715,-196.585,20.4578,37.4132,-1.4746,-110.637],[-84.4239,211.571,65.9337,-134.949,42.7729,-130.57,58.9543,-151.609],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[-9.9005,1.4748,9.31936,0.25314,-0.66351,-10.6124,-17.3933,6.09132],[-14.9042,4.06324,-12.6519,19.4863,15.0395,-0.94519,0.84583,-0.890157],[-38.6853,-15.6268,-39.9269,42.5254,43.8256,10.6371,5.71456,11.1305],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[2.94908,1.16584,-1.40882,-2.37057,0.759939,0.300897,-0.544747,0.436425],[10.9139,-5.14907],[-2.61261,-2.57301],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-13.8906,0.134121,1.22777,0.350079,-11.4695,33.1151,36.6919,4.06108],[1496.5,28.3882,-28.4382,4.27396,89.481,0.452788,5.21052,6.81957],[1496.5,120.556,-66.1169,-0.379597,17.0841,-0.644825,0.164049,4.03152],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SM-13","levels":{"same":"2ee05ee"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[26.9212,41.7689,-166.509,2.66604,8.13622,-10.2179,0.539107,-0.860001],[8.511,-70.5801,-3.93985,68.4242,19.4926,-74.5049,-9.29573,83.1871],[41.5079,-107.053,-24.9124,62.3806,-36.767,86.6578,-39.1475,92.3966],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[5.51722,-0.55541,-5.44052,-0.802936,1.5406,10.6873,21.0991,-3.84994],[12.4059,-1.82038,9.4824,-18.5818,-13.0818,2.47323,-0.83738,1.59764],[35.0165,14.0565,35.9705,-40.4319,-41.4364,-12.2083,-5.34893,-12.6231],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[0.432229,0.181282,-0.184362,-0.209202,-0.139563,-0.152816,0.165735,-0.0626386],[1.87084,-0.84633],[-0.193027,-0.617358],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[17.1048,-0.308009,-0.947022,0.102102,-15.7259,14.0999,15.0658,1.69921],[2509.53,-83.656,-31.029,3.14011,57.857,-1.6543,-51.791,5.66452],[2509.53,17.8649,-24.2316,-1.91792,79.5439,-0.652085,-56.8128,1.39367],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SM-13","levels":{"same":"2ee05ee"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-120.378,-119.757,560.794,0.00180886,-25.8007,-30.8703,-1.57543,2.93566],[-15.1866,206.395,9.77747,-177.33,-68.8052,271.365,44.5239,-318.904],[-143.246,345.576,105.42,-262.426,121.487,-280.065,145.8,-340.883],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.517608,0.351677,2.261,-0.679798,-2.88828,-24.3405,-35.6137,10.3611],[-21.2322,3.15045,-14.6382,32.3971,21.8465,-7.66221,0.225609,-4.52802],[-61.2129,-22.6862,-62.356,73.8713,75.2087,23.208,8.34224,23.5367],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[-0.15694,-0.539069,0.675204,1.8991,0.06575,-0.181758,0.221331,-0.167876],[0.719975,4.77583],[0.699718,0.803107],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-18.0329,-0.0646569,1.72119,0.0772706,-1.88928,-1.6408,1.4722,0.30952],[-823.167,30.3773,-19.4415,1.05321,10.6579,-0.224242,2.08692,0.117256],[-823.167,30.0052,-38.8276,1.20387,-22.6173,1.1033,3.50109,-0.0459447],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SM-13","levels":{"same":"2ee05ee"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-205.352,-302.616,983.737,-76.8191,-171.199,42.1295,-11.777,24.4091],[-83.8186,589.742,55.6983,-593.436,-329.319,752.642,63.4309,-430.157],[-234.473,665.965,20.3918,-48.2229,367.695,-890.934,279.656,-625.36],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[-72.9837,18.9393,66.4375,23.0483,-32.7015,-57.8458,-88.884,35.7412],[-96.3838,18.5318,-76.7532,144.173,98.9024,-15.2511,26.6864,-20.7182],[-268.678,-109.322,-276.463,314.77,322.497,77.1596,55.9447,83.6218],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[-0.887101,-1.23235,1.67436,4.14338,0.531724,1.079,-1.63733,-1.47216],[4.48983,17.8523],[1.93434,3.03072],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-208.855,-2.49322,10.7125,-3.91187,12.2517,-335.552,-325.511,-31.4162],[-18821.5,-267.811,-109.282,-4.62544,-113.977,-14.4898,-403.925,-33.7769],[-18821.5,-539.639,-253.439,10.8984,-299.681,8.43762,-373.453,-35.8498],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SM-13","levels":{"same":"2ee05ee"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[67.3222,102.9,-408.516,6.66456,20.8126,-26.074,1.39868,-2.52761],[21.6633,-176.757,-9.77876,170.667,48.0248,-185.164,-22.8353,207.603],[103.691,-267.325,-62.6982,157.201,-91.5456,215.57,-98.0597,231.63],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[16.0046,-1.22088,-15.2295,-1.92928,4.55619,32.0144,59.1197,-11.2752],[35.8732,-6.33588,27.8068,-55.2318,-39.0653,8.07094,-2.12219,5.25747],[103.966,41.8555,106.689,-119.758,-122.66,-35.7057,-16.0537,-36.8358],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[-2132.89,1452.48,-2248.7],[-1145.84,933.04,-876.23,713.501,-1078.44,878.156],[122.768,1448.67,93.8818,1107.8,115.547,1363.45],{"same":"4850aa9"},{"same":"b58a206"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[56.261,-0.510743,-3.35196,0.16652,-43.5197,46.2743,46.3742,4.98781],[7528.59,-234.442,-93.087,9.05182,173.571,-4.26323,-155.373,16.0927],[7528.59,53.5947,-70.7326,-5.47986,224.213,-2.38423,-160.026,4.08146],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SM-13","levels":{"same":"2ee05ee"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-143.601,94.1454,18.8075,-25.6759,23.1367,-5.51455,-8.29179,-6.02294],[35.0847,-7.18204,-24.4902,-2.51191,59.3861,-15.9106,-61.9852,-25.7742],[3.76783,-6.33543,6.37851,-35.284,-185.38,410.493,146.196,-336.858],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[-12.9918,5.1684,6.61496,-2.03588,-9.9993,-21.0024,-9.99611,10.3531],[-16.1029,12.6242,-16.5354,21.1149,23.1714,-0.390172,2.75457,-1.85996],[-39.1547,-16.2138,-40.4596,54.4334,56.2441,-18.7719,-7.71946,-19.1095],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[0.445568,0.452505,0.673698,0.187673,1.85423,0.555346,0.289427,1.32739],[1.73343,-3.33325],[-1.69694,-0.258397],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-104.167,0.0933867,-0.700109,-0.615046,0.722635,-121.91,-156.653,0.242887],[-7528.59,-345.794,93.087,9.43236,-173.571,-10.5825,155.373,14.2549],[-7528.59,-53.5947,-30.2747,-0.822356,-47.203,-5.53863,-291.214,-1.81481],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SM-13","levels":{"same":"2ee05ee"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[170.535,73.5342,-247.957,-72.417,19.6725,-22.9064,0.328106,32.0534],[-27.6491,-129.8,33.4334,121.73,-0.926563,-198.952,56.7656,222.314],[167.192,-401.662,-87.69,222.632,1.18026,-5.84254,-103.888,247.008],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[20.4201,-6.04091,-13.5924,-0.723644,3.24437,24.0485,39.3494,-12.0622],[28.5233,-3.04693,24.9072,-37.6632,-31.7208,0.201315,-1.81834,1.26188],[81.1349,34.2239,83.9687,-72.775,-75.3057,-31.54,-15.1841,-32.9632],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"same":"577a5e3"},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[93.5835,-3.21465,-2.24895,0.212004,-22.5516,-0.711601,-19.4388,10.8533],[2267.79,-101.206,-18.1053,8.73735,-2.69541,-2.61112,-82.897,17.5752],[2267.79,-93.7585,3.86935,0.755044,-12.2464,-0.969923,-79.9328,9.79756],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SC-1","levels":{"same":"188391d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.0321962,1.05911,-5.17709,0.000688321,-0.577906,0.139042,-0.0770624,0.423243],{"same":"11438a3"},{"same":"d25c564"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.0124405,-0.320911,-0.618755,-0.214153,0.0214464,-0.00796742,2.32354,-0.331334],{"same":"115bafa"},{"same":"2dd5a9b"},{"same":"18eb493"},{"same":"3c64680"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-4.28386,-0.360724,0.203581,0.0567434,-2.0282,-3.44218,-1.01906,0.00534304],{"same":"f770f28"},{"same":"9461e8c"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SC-1","levels":{"same":"188391d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.0125615,1.0587,-5.16522,0.000476907,-0.298257,0.585067,-0.0338022,0.219205],{"same":"11438a3"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.299086,-0.309745,-0.564738,-0.227376,0.0584983,0.0603358,2.13956,-0.371655],{"same":"115bafa"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-2.47329,-0.206895,0.21568,0.108801,-1.70328,-1.98734,-0.588352,0.0554038],{"same":"f770f28"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SC-1","levels":{"same":"188391d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.032437,1.0152,-5.18281,0.000572301,-0.594331,-0.0931976,-0.0772027,0.455775],{"same":"2d78adf"},{"same":"d25c564"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[-0.013114,-0.233839,-0.600066,-0.226543,-0.00424487,-0.0445737,2.2727,-0.0969744],{"same":"3cccf9b"},{"same":"2dd5a9b"},{"same":"18eb493"},{"same":"3c64680"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-4.28386,-0.360471,0.243348,0.0178355,-2.1539,-3.44218,-1.01906,0.00485624],{"same":"843a82f"},{"same":"9461e8c"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SC-1","levels":{"same":"188391d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.00160539,0.989201,-5.16738,0.000171843,-0.162709,0.476258,-0.00904726,0.152719],[-0.14849,0.118248,-0.0272741,0.151279,0.272041,-0.422576,-0.155516,0.140258],[0.0302169,-0.118288,0.160532,-0.481063,-0.143187,0.413695,0.0735212,-0.245678],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.424273,-0.165955,-0.504072,-0.254553,0.0393659,0.0420297,1.95314,-0.0252664],[0.388089,0.252517,0.184884,-0.148298,-0.0520199,-0.188003,-0.112568,-0.1341],[0.312911,0.0906214,0.352955,-0.443898,-0.476166,-0.26538,0.00200531,-0.298347],{"same":"18eb493"},{"same":"3c64680"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-1.42795,-0.117682,0.285393,0.0774852,-1.71397,-1.14739,-0.339685,0.0835386],[7.25138e-15,-4.77079,5.36427e-15,0.106377,-1.86135e-15,-0.201976,5.78261e-15,0.260042],[1.95399e-14,7.77156e-16,-0.566422,-0.0790681,4.16238,0.123545,-3.00592,0.028737],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SC-1","levels":{"same":"188391d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.0657871,1.13588,-5.18775,0.00125545,-1.03382,-0.231247,-0.151748,0.720298],[-0.771578,0.614432,-0.141721,0.786067,1.41357,-2.19577,-0.808084,0.728802],[0.157012,-0.614644,0.834147,-2.49968,-0.744024,2.14962,0.382027,-1.27658],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[-0.439783,-0.491065,-0.744686,-0.16979,0.00176949,-0.062868,2.73027,-0.66742],{"same":"1fb7548"},{"same":"622b19b"},{"same":"18eb493"},{"same":"3c64680"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-7.41986,-0.627602,0.113745,0.0339672,-2.37325,-5.96203,-1.76506,-0.0805216],[3.76793e-14,-24.7898,2.78736e-14,0.552752,-9.67183e-15,-1.0495,3.00473e-14,1.35122],[2.13163e-14,4.44089e-15,-2.94322,-0.41085,21.6284,0.641961,-15.6192,0.149322],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SC-1","levels":[{"fr":"Tes poids sont trop piqués quand d_k grandit. Que vaut la variance de q·k ?","en":"Your weights are too peaked when d_k grows. What is the variance of q·k?"}],"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.8239],[-0.00116152,1.0107,-5.32355,2.6053e-06,-0.0647927,0.65341,-0.00424544,0.0340932],[-0.0440758,0.0304783,-0.0439803,0.0824846,0.0775928,-0.115919,-0.0222812,0.0113022],[0.0126563,-0.0465309,0.0394686,-0.0994791,-0.0360195,0.176033,0.0241485,-0.0883694],[9.40929,-0.413049,13.1895,-3.4662,-1.61664,-0.960975,-2.95706,4.27532],[5.97753,6.70019,1.66962,-5.50587,0.73539,9.27915,1.61327,7.52562]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[10.3735],[-0.0738433,-0.0554882,-0.574352,-0.31613,0.00954534,-0.0506951,2.19523,-0.266821],[0.727125,0.419834,0.264879,-0.038946,-0.0538178,-0.386838,-0.199401,-0.154042],[0.415683,0.0394309,0.471876,-0.376937,-0.429808,-0.402263,0.0311196,-0.456609],[2.0092,-7.06947,0.692083,-2.30267,-0.576564,-0.855994,3.12674,-0.520976],[2.46037,-0.611979,1.76094,6.73851,5.40706,0.847643,-0.300997,0.847554]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[3.15683],[-5.52403,-0.396528,0.324513,0.189621,-1.65561,-0.0896254,-0.181143,0.0926549],[-3.39256e-13,0.778076,1.46945e-14,-0.0150894,-2.18545e-14,-0.0136477,2.43692e-14,0.0984415],[-3.45501e-13,-3.21965e-15,-1.54022,-0.116826,8.83066,0.490179,1.96857,0.161383],[4.86274,10.3211,-1.18288,1.17202,0.12884,-0.240776,-0.12909,1.26569],[-0.35575,0.0623523,-0.569189,-0.839703,0.860114,-0.314105,1.06802,1.52556]]}}}},
   {"key":"SC-2","levels":[{"fr":"Tes poids sont trop plats. Par quoi ramène-t-on un écart-type à 1 : par la variance, ou par l'écart-type ?","en":"Your weights are too flat. What brings a standard deviation back to 1: the variance, or the standard deviation?"}],"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[20.6668],[0.0512606,0.90736,-4.58296,0.00320582,-0.149058,-0.411376,-0.0449021,0.307091],[-0.480441,0.44191,0.435248,-0.152563,1.01576,-1.54536,-0.547314,0.586361],[0.047019,-0.305207,0.548556,-1.58004,-0.541609,0.820016,0.179112,-0.595768],[9.28099,-0.546087,11.5561,-3.04492,-1.30594,-0.727371,-3.4008,4.52867],[5.38406,6.12424,0.881676,-5.09492,-0.109485,8.69571,0.510632,7.09249]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.00542],[0.692824,-0.300333,-0.512942,-0.0881937,0.0876134,0.180914,1.81618,0.0688078],[0.5541,0.214844,0.283139,-0.493923,-0.17154,-0.184586,-0.0611655,-0.211327],[0.66754,0.296203,0.728509,-1.24134,-1.30309,-0.397529,-0.0330068,-0.429659],[1.74172,-6.17319,0.629819,-1.9538,-0.527775,-0.695914,2.45608,-0.163833],[1.99447,-0.581604,1.55231,5.77452,4.64292,0.74266,-0.246824,0.677243]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.59227],[-0.0324767,-0.0571754,0.200491,-0.0301478,-1.91117,-5.12265,-0.764786,0.0527867],[-1.34994e-14,-19.5782,-8.50831e-16,0.531607,4.40237e-15,-0.767983,-2.47565e-15,0.935284],[-3.55271e-15,1.9984e-15,-1.4352,-0.145195,8.50393,0.0541887,-13.8958,-0.0608632],[2.71138,14.3949,-0.884656,0.991006,0.108964,-0.0690854,-0.0807459,1.12906],[-0.297748,0.0540646,-0.437902,-0.654611,0.720909,-0.276207,0.85906,1.201]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.4004],[-0.0123773,0.993909,-5.04794,0.000824736,-0.354277,0.197416,-0.0435784,0.314221],[-0.349342,0.295036,0.0190819,0.244441,0.645572,-0.995082,-0.386227,0.371005],[0.058737,-0.247351,0.368586,-1.10556,-0.340441,0.858578,0.156434,-0.518094],[9.41911,-0.495328,12.6144,-3.28601,-1.63112,-0.802316,-3.13185,4.37108],[5.61189,6.34231,1.32454,-5.40646,0.423341,8.91081,1.13382,7.46362]]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.682284],[0.0975537,0.0352549,0.0422138,0.178195,0.180471,-0.0159533,0.00142501,0.0494543],[0.41347,0.109076],[-0.0792385,-0.0159766],[0.221448,-0.295264,-0.295264,0.221448,0.157693,-0.210258,-0.210258,0.157693],[0.221448,-0.588269,1.64182,-0.425034]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.9],[-1.6864,-0.158187,0.236959,0.0420342,-1.88824,-2.92211,-0.675525,0.0489669],[7.69533e-14,-11.8479,-4.56467e-16,0.28454,-3.67159e-16,-0.48607,-4.89835e-15,0.602433],[7.10543e-14,-5.9952e-15,-1.0554,-0.142091,7.51017,0.155347,-7.95653,0.0139498],[3.3247,12.4681,-1.03048,1.09251,0.122223,-0.16805,-0.147611,1.24051],[-0.335045,0.0627177,-0.509376,-0.75117,0.811422,-0.302716,0.986357,1.38939]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.0818],[0.00428997,0.953567,-4.82711,0.00198687,-0.317643,-0.0889517,-0.0505545,0.348771],[-0.457209,0.410176,0.193017,0.106191,0.877265,-1.34014,-0.522569,0.535729],[0.0581042,-0.289047,0.481432,-1.4248,-0.462351,0.935991,0.18065,-0.596279],[9.3723,-0.523123,12.1657,-3.17896,-1.50758,-0.757051,-3.24526,4.43594],[5.48971,6.22456,1.11873,-5.27435,0.197984,8.79289,0.847808,7.31765]]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.621353],[0.124046,0.0472917,0.0497554,0.137499,0.158913,0.00705896,0.00709703,0.0306241],[0.556244,0.127227],[-0.102835,-0.0304301],[0.179253,-0.239004,-0.239004,0.179253,0.124829,-0.166439,-0.166439,0.124829],[0.179253,-0.463035,1.3102,-0.362822]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[3.06345],[-3.68254,-0.281721,0.284233,0.112011,-1.74376,-0.92731,-0.434417,0.0680406],[-1.02528e-13,-3.76716,1.21459e-14,0.0727233,-1.04376e-14,-0.180222,1.72302e-14,0.26728],[-1.03029e-13,0.0,-1.07344,-0.128252,7.35035,0.315771,-1.71405,0.0989206],[3.94511,11.2701,-1.12508,1.14466,0.118517,-0.215553,-0.154577,1.27369],[-0.35062,0.0638028,-0.547679,-0.805455,0.849026,-0.312528,1.04421,1.48083]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.238],[-0.00628743,0.97288,-4.93167,0.00139602,-0.350004,0.048324,-0.0487266,0.342831],[-0.415517,0.364167,0.103568,0.185619,0.779883,-1.19555,-0.470258,0.469574],[0.0598669,-0.273403,0.434682,-1.29664,-0.410955,0.923857,0.172801,-0.570448],[9.39846,-0.511092,12.3876,-3.2305,-1.57351,-0.775785,-3.18942,4.40367],[5.54297,6.27571,1.21635,-5.34068,0.30925,8.84375,0.984027,7.39341]]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.649171],[0.117895,0.0435943,0.0491516,0.156455,0.169471,-0.00203436,0.00565457,0.0380486],[0.52115,0.129093],[-0.0960545,-0.0256013],[0.197501,-0.263335,-0.263335,0.197501,0.138552,-0.184736,-0.184736,0.138552],[0.197501,-0.514909,1.45035,-0.392993]]}},"large_scores":{"calls":[2],"first":{"kind":"tuple","shapes":{"same":"3354a8d"},"numbers":[[6.02487],[-4.44089e-16,-15.9532,-9.26639,0.442151,0.397471,0.863089,-0.0577755,0.936835],[-1.46341e-13,1.21938,-0.248351,-1.72928e-14,-0.0204549,0.220422,-8.22432e-15,0.372585],[16.136,-7.4229,8.04912e-16,-8.20447,0.297372,0.0547495,-2.81888,0.558876],[-13.7056,10.8924,1.52838,-2.03108,1.67804,-1.48698,-1.89643,1.71576],[1.14765,-1.06585,1.57882,-0.785292,-0.371883,0.452836,-0.61378,0.302867]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.7137],[-0.00764716,1.02849,-5.28226,8.35655e-05,-0.2147,0.507788,-0.0194785,0.149155],[-0.146526,0.106652,-0.0748867,0.211169,0.267021,-0.417181,-0.132645,0.10555],[0.0372835,-0.137937,0.161539,-0.473615,-0.137905,0.480061,0.0815117,-0.278358],[9.42827,-0.446578,13.0421,-3.40757,-1.67189,-0.892972,-3.01346,4.30612],[5.82522,6.5504,1.56341,-5.50463,0.646212,9.1239,1.4637,7.54751]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.82688],[-1.14207,-0.124824,0.224734,0.0215131,-1.92227,-3.6606,-0.723916,0.046934],[-4.76357e-13,-14.5322,1.46132e-14,0.36521,-1.6541e-14,-0.587521,2.03188e-14,0.718259],[-4.63629e-13,-3.33067e-15,-1.169,-0.144717,7.8631,0.118843,-10.0101,-0.0120444],[3.15612,12.9402,-0.99336,1.0689,0.121099,-0.144771,-0.135201,1.21713],[-0.326737,0.061184,-0.492344,-0.727944,0.791213,-0.296907,0.957286,1.34575]]}}}},
   {"key":"PS6-mean-factor","levels":{"same":"b67bb6b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.256048,20.2958,-103.419,0.00721774,-6.29363,7.05656,-0.67885,5.03475],[-5.14386,4.09621,-0.944804,5.24045,9.42377,-14.6385,-5.38722,4.85868],[1.04674,-4.09762,5.56098,-16.6645,-4.96016,14.3308,2.54685,-8.51055],[188.613,-9.48706,256.764,-66.9087,-33.3968,-16.8004,-61.4584,86.7692],[114.064,128.622,28.8429,-109.305,10.7514,180.024,25.9197,150.398]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[7.38536,-6.01217,-14.7433,-6.47367,0.885788,0.640696,56.3953,-3.70697],[18.1491,11.809,8.64616,-6.93522,-2.43273,-8.79203,-5.26426,-6.27126],[14.6334,4.23794,16.5061,-20.759,-22.2681,-12.4106,0.0937791,-13.9523],[51.4969,-181.264,16.5962,-58.9822,-14.5342,-21.6076,77.3914,-8.84036],[60.385,-16.6244,45.7906,171.338,139.07,22.7675,-7.66417,21.4222]]}},"edges":{"same":"1117c7d"},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-74.1986,-6.19926,7.66343,2.09679,-54.8696,-59.6203,-17.6506,1.64751],[5.45334e-13,-247.898,-2.35393e-14,5.52752,-2.65891e-13,-10.495,2.79594e-14,13.5122],[2.84217e-13,-1.95399e-13,-29.4322,-4.1085,216.284,6.41961,-156.192,1.49322],[106.668,357.804,-32.2195,33.5372,3.63284,-5.76158,-4.67914,37.8351],[-10.2985,1.91237,-15.8369,-23.3063,24.9429,-9.24654,30.482,43.0523]]}}}},
   {"key":"PS6-mean-factor","levels":{"same":"b67bb6b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.128024,10.1479,-51.7093,0.00360887,-3.14681,3.52828,-0.339425,2.51737],[-2.57193,2.04811,-0.472402,2.62022,4.71189,-7.31924,-2.69361,2.42934],[0.523372,-2.04881,2.78049,-8.33226,-2.48008,7.16541,1.27342,-4.25528],[94.3065,-4.74353,128.382,-33.4544,-16.6984,-8.40019,-30.7292,43.3846],[57.0319,64.3108,14.4215,-54.6525,5.37572,90.0122,12.9599,75.1992]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[2.46179,-2.00406,-4.91444,-2.15789,0.295263,0.213565,18.7984,-1.23566],[6.04971,3.93634,2.88205,-2.31174,-0.81091,-2.93068,-1.75475,-2.09042],[4.87779,1.41265,5.50203,-6.91968,-7.4227,-4.13687,0.0312597,-4.65077],[17.1656,-60.4214,5.53207,-19.6607,-4.84473,-7.20254,25.7971,-2.94679],[20.1283,-5.54147,15.2635,57.1128,46.3566,7.58916,-2.55472,7.14074]]}},"edges":{"same":"1117c7d"},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-37.0993,-3.09963,3.83171,1.0484,-27.4348,-29.8101,-8.82528,0.823755],[2.72667e-13,-123.949,-1.17696e-14,2.76376,-1.32945e-13,-5.2475,1.39797e-14,6.75609],[1.42109e-13,-9.76996e-14,-14.7161,-2.05425,108.142,3.2098,-78.096,0.746609],[53.3342,178.902,-16.1098,16.7686,1.81642,-2.88079,-2.33957,18.9175],[-5.14925,0.956185,-7.91846,-11.6531,12.4715,-4.62327,15.241,21.5262]]}}}},
   {"key":"PS6-mean-factor","levels":{"same":"b67bb6b"},"seen":{"other_sizes":{"same":"e5247f6"},"equal_sizes":{"same":"91e3f9e"},"edges":{"calls":[0],"first":{"same":"4e60a4e"}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-12.3664,-1.03321,1.27724,0.349466,-9.14494,-9.93671,-2.94176,0.274585],[2.62113e-13,-41.3163,1.17174e-14,0.921254,-3.9492e-15,-1.74917,2.22726e-14,2.25203],[2.34479e-13,1.42109e-14,-4.90536,-0.68475,36.0473,1.06993,-26.032,0.24887],[17.7781,59.6341,-5.36992,5.58953,0.605474,-0.960264,-0.779857,6.30585],[-1.71642,0.318728,-2.63949,-3.88438,4.15715,-1.54109,5.08034,7.17538]]}}}},
   {"key":"PS6-mean-factor","levels":{"same":"b67bb6b"},"seen":{"other_sizes":{"same":"e5247f6"},"equal_sizes":{"same":"91e3f9e"},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[0.0978523,0.0349691,0.0441473,0.376421,0.375018,-0.0779524,-0.0193433,0.144955],[0.227323,-0.025781],[-0.095175,0.00216579],[0.512319,-0.683092,-0.683092,0.512319,0.383244,-0.510992,-0.510992,0.383244],[0.512319,-1.44693,3.92115,-0.860498]]}},"large_scores":{"same":"0e7679a"}}},
   {"key":"PS6-mean-factor","levels":{"same":"b67bb6b"},"seen":{"other_sizes":{"same":"e5247f6"},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.547064,-0.445346,-1.0921,-0.479531,0.0656139,0.0474589,4.17743,-0.27459],[1.34438,0.874743,0.640457,-0.51372,-0.180202,-0.651261,-0.389945,-0.464538],[1.08395,0.313922,1.22267,-1.53771,-1.64949,-0.919305,0.0069466,-1.0335],[3.81458,-13.427,1.22935,-4.36905,-1.07661,-1.60056,5.73269,-0.654841],[4.47297,-1.23144,3.39189,12.6917,10.3015,1.68648,-0.567716,1.58683]]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[-21.3709,-56.8985,-72.9105],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],[25.2729,-51.7657,-4.78496,0.85436,-39.5855,23.7862,1.05152,-4.50349],[7.22441,-4.10126,-3.2531,1.84677,-28.0456,30.1261,10.8025,-11.6038]]}},"large_scores":{"same":"0e7679a"}}},
   {"key":"PS6-mean-factor","levels":{"same":"b67bb6b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.00640119,0.507395,-2.58547,0.000180444,-0.157341,0.176414,-0.0169713,0.125869],{"same":"09b58ea"},{"same":"a3561ec"},{"same":"4455c64"},{"same":"9435e2f"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.136766,-0.111336,-0.273024,-0.119883,0.0164035,0.0118647,1.04436,-0.0686475],[0.336095,0.218686,0.160114,-0.12843,-0.0450506,-0.162815,-0.0974864,-0.116134],[0.270989,0.0784804,0.305668,-0.384427,-0.412372,-0.229826,0.00173665,-0.258376],[0.953646,-3.35674,0.307337,-1.09226,-0.269151,-0.400141,1.43317,-0.16371],[1.11824,-0.30786,0.847973,3.17293,2.57536,0.42162,-0.141929,0.396708]]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[-5.34272,-14.2246,-18.2276],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],[6.31822,-12.9414,-1.19624,0.21359,-9.89638,5.94656,0.26288,-1.12587],[1.8061,-1.02532,-0.813274,0.461692,-7.01141,7.53154,2.70061,-2.90096]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-1.23664,-0.103321,0.127724,0.0349466,-0.914494,-0.993671,-0.294176,0.0274585],{"same":"6b1d8bc"},{"same":"545463f"},{"same":"75abff1"},{"same":"1a634f8"}]}}}},
   {"key":"PS6-loss-factor","levels":{"same":"c8cdd25"},"seen":{"other_sizes":{"same":"4274414"},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[19.6442],{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[106.422],[-10.6854,-28.4493,-36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[5.95829],{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-loss-factor","levels":{"same":"c8cdd25"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[431.268],{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[265.197],{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"same":"3fd893f"}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[89.3743],{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-loss-factor","levels":{"same":"c8cdd25"},"seen":{"other_sizes":{"same":"4274414"},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[29.4663],{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0],"first":{"same":"3fd893f"}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[14.8957],{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-loss-factor","levels":{"same":"c8cdd25"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2],[2,5,4],[4,3],[4,3],[4,6],[6,2]],"numbers":[[30.1873,12.9395],{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3],[3,3,3],[3,3],[3,3],[3,3],[3,3]],"numbers":[[6.65522,4.55649,18.2546],{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1],[1,1,3],[3,2],[3,2],[3,4],[4,5]],"numbers":{"same":"4b607ed"}}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2],[2,3,4],[4,3],[4,3],[4,2],[2,5]],"numbers":[[2.14874,3.80954],{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-loss-factor","levels":{"same":"c8cdd25"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[6.5671],{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[4.43218],{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[10.3161],[-10.6854,-28.4493,-36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.44096],{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-loss-factor","levels":{"same":"c8cdd25"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[2.8067],{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[1.86431],{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[5.0381],[-10.6854,-28.4493,-36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[0.940602],{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-error-sign","levels":[{"fr":"Si la sortie est trop grande, dans quel sens faut-il la pousser ?","en":"If the output is too large, which way should it be pushed?"}],"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[0.0128024,-1.01479,5.17093,-0.000360887,0.314681,-0.352828,0.0339425,-0.251737],[0.257193,-0.204811,0.0472402,-0.262022,-0.471189,0.731924,0.269361,-0.242934],[-0.0523372,0.204881,-0.278049,0.833226,0.248008,-0.716541,-0.127342,0.425528],[-9.43065,0.474353,-12.8382,3.34544,1.66984,0.840019,3.07292,-4.33846],[-5.70319,-6.43108,-1.44215,5.46525,-0.537572,-9.00122,-1.29599,-7.51992]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[-0.273532,0.222673,0.546049,0.239765,-0.0328069,-0.0237295,-2.08871,0.137295],[-0.672191,-0.437371,-0.320228,0.25686,0.0901011,0.325631,0.194973,0.232269],[-0.541977,-0.156961,-0.611336,0.768854,0.824744,0.459652,-0.0034733,0.516752],[-1.90729,6.71349,-0.614674,2.18453,0.538303,0.800282,-2.86635,0.327421],[-2.23648,0.615719,-1.69595,-6.34587,-5.15073,-0.84324,0.283858,-0.793416]]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[10.6854,28.4493,36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],[-12.6364,25.8828,2.39248,-0.42718,19.7928,-11.8931,-0.52576,2.25174],[-3.6122,2.05063,1.62655,-0.923384,14.0228,-15.0631,-5.40123,5.80191]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[2.47329,0.206642,-0.255448,-0.0698932,1.82899,1.98734,0.588352,-0.054917],[-1.25598e-14,8.26325,-9.29119e-15,-0.184251,3.22394e-15,0.349833,-1.00158e-14,-0.450406],[-2.30926e-14,-8.88178e-16,0.981072,0.13695,-7.20945,-0.213987,5.2064,-0.0497739],[-3.55561,-11.9268,1.07398,-1.11791,-0.121095,0.192053,0.155971,-1.26117],[0.343284,-0.0637457,0.527898,0.776876,-0.831431,0.308218,-1.01607,-1.43508]]}}}},
   {"key":"PS6-paths-of-x","levels":{"same":"e9d37e6"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[0.01369,0.954245,-5.16253,-8.63959e-05,0.0448901,0.644866,0.0249603,0.0174567],{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.630189,-0.0884766,-0.44673,-0.274753,0.0483257,0.0670282,1.76794,0.127768],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[0.0020777,0.000136762,-5.41035e-05,0.148674,0.180711,-0.0123952,0.00490358,-0.00450783],[0.113661,-0.0128905],[-0.0475875,0.00108289],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[0.0,0.00383836,0.326299,0.0878561,-1.55686,0.0,0.0,0.122636],{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-paths-of-x","levels":{"same":"e9d37e6"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[0.000329045,0.0599851,0.00781232,0.000158487,0.0224367,0.317245,0.000191714,-0.0444403],{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.0349081,-0.118943,-0.0255296,0.0169249,0.035095,0.0500051,0.0694563,-0.320142],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"same":"469ab57"},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[1.67795e-15,-0.000346171,-0.0543232,0.0531491,0.171714,3.39323e-16,2.37246e-15,0.000664972],{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-paths-of-x","levels":{"same":"e9d37e6"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[0.014019,1.01423,-5.15471,7.20906e-05,0.0673269,0.962111,0.025152,-0.0269836],{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.665097,-0.207419,-0.47226,-0.257828,0.0834207,0.117033,1.83739,-0.192374],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[0.0495278,0.000690367,-0.00071843,0.210186,0.188945,-0.0208026,0.0149925,0.0458648],[0.113661,-0.0128905],[-0.0475875,0.00108289],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[1.67795e-15,0.00349219,0.271976,0.141005,-1.38514,3.39323e-16,2.37246e-15,0.123301],{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-paths-of-x","levels":{"same":"e9d37e6"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.0264924,0.0605451,-0.00840866,0.000447283,-0.359572,-0.292038,-0.0589028,0.234281],{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[-0.356658,-0.134196,-0.0993186,0.0349878,-0.0155187,-0.0432987,0.320779,-0.265063],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"same":"469ab57"},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-2.47329,-0.21048,-0.0708515,-0.017963,-0.27213,-1.98734,-0.588352,-0.0677193],{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-paths-of-x","levels":{"same":"e9d37e6"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.0131314,0.954805,-5.17875,0.000202401,-0.337118,0.0355833,-0.0341342,0.296178],{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.238624,-0.10373,-0.520519,-0.25669,-0.00228804,-0.0262757,2.01926,0.182847],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[0.00147611,0.0169309,0.022738,0.126698,0.179275,-0.0305688,-0.0197606,0.0221051],[0.113661,-0.0128905],[-0.0475875,0.00108289],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-2.47329,-0.206296,0.309771,0.016744,-2.0007,-1.98734,-0.588352,0.0542521],{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-paths-of-x","levels":{"same":"e9d37e6"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.00426746,0.338264,-1.72364,0.000120296,-0.104894,0.117609,-0.0113142,0.0839124],{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.0911773,-0.0742243,-0.182016,-0.0799218,0.0109356,0.00790982,0.696238,-0.045765],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[-3.56181,-9.48308,-12.1518],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-0.824429,-0.0688806,0.0851492,0.0232977,-0.609663,-0.662447,-0.196117,0.0183057],{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-batch-sum","levels":{"same":"9d05b7c"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],{"same":"d1eed25"},{"same":"09b58ea"},{"same":"a3561ec"},{"same":"4455c64"},{"same":"9435e2f"}]}},"equal_sizes":{"same":"aa57207"},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],{"same":"f646988"},[0.0568307,-0.00644526],[-0.0237938,0.000541447],[0.12808,-0.170773,-0.170773,0.12808,0.0958111,-0.127748,-0.127748,0.0958111],[0.12808,-0.361732,0.980286,-0.215124]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],{"same":"1e42b1a"},{"same":"6b1d8bc"},{"same":"545463f"},{"same":"75abff1"},{"same":"1a634f8"}]}}}},
   {"key":"PS6-batch-sum","levels":{"same":"9d05b7c"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],{"same":"d1eed25"},[-0.0435068,0.0454301,-0.00951519,0.0158866,0.0480489,-0.0528125,0.0208068,-0.0207838],[-0.000792686,-0.00377535,0.00659846,0.00764638,0.0131485,0.023516,-0.00321309,0.00198766],[7.81691,-0.26108,7.23917,-2.29417,3.69713,-1.80343,-3.73812,5.17887],[7.25341,8.06071,-0.988243,-1.72306,-3.41703,10.9724,-1.54868,3.84964]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],{"same":"31aaec5"},[0.0127038,-0.0434201,0.0652512,-0.00877268,-0.0587287,-0.0519039,0.0922204,-0.0964426],[0.0388754,0.0600165,0.0505491,0.0546696,0.0453589,0.00245271,0.0453448,0.0125895],[0.395417,-1.61214,0.397924,-0.370495,-0.370715,-0.0911513,0.430403,-0.117683],[0.580801,-0.1881,0.275306,1.59014,0.83848,0.111335,-0.0234852,0.0726404]]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],{"same":"f646988"},[0.27859,0.154835],[-0.0323852,-0.000555026],[0.186792,-0.249055,-0.249055,0.186792,0.235045,-0.313394,-0.313394,0.235045],[0.186792,-0.97235,2.06508,0.321692]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],{"same":"1e42b1a"},[1.01817e-13,-0.811733,2.63606e-15,-0.0932498,-1.12943e-16,-0.0371489,-3.23699e-16,0.0363417],[1.05249e-13,-3.71925e-15,0.611221,-0.0745724,4.19668,0.276494,0.538945,0.102057],[-13.0818,13.667,-0.74006,0.627388,-0.485739,0.413841,0.167715,-0.110668],[-0.0898878,0.0318636,-0.232244,-0.300525,0.0918593,-0.0296459,0.227141,0.27607]]}}}},
   {"key":"PS6-batch-sum","levels":{"same":"9d05b7c"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[2,5,4],[2,4,3],[2,4,3],[2,4,6],[2,6,2]],"numbers":[[21.5634],{"same":"d1eed25"},[-0.0435068,-0.00951519,0.0438995,0.0217155,-0.17154,-0.530927,-0.679111,0.263718],[-0.000792686,0.00659846,0.010147,0.00128764,-0.0500452,-0.236335,0.693025,-0.427515],[7.81691,7.23917,3.69713,-3.73812,-0.213273,-1.05127,0.963414,-0.840414],[7.25341,-0.988243,-0.0289553,-10.3295,2.31044,3.33913,-1.97122,3.67027]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[],[3,3,3],[3,3,3],[3,3,3],[3,3,3],[3,3,3]],"numbers":[[9.8221],{"same":"31aaec5"},[0.0127038,0.0368269,0.0922204,0.0247447,-0.0303146,0.504428,0.0452804,-0.121045],[0.0388754,-0.0293387,0.0453448,0.103552,-0.0373775,0.00317146,-0.223262,-0.483272],[0.395417,1.50619,0.430403,-0.171203,-0.286258,-4.17142,4.70997,-0.126343],[0.580801,-0.461005,-0.0234852,0.405927,0.157454,-0.28795,-0.918263,0.498415]]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[1,1,3],[1,3,2],[1,3,2],[1,3,4],[1,4,5]],"numbers":{"same":"4b607ed"}}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[2,3,4],[2,4,3],[2,4,3],[2,4,2],[2,2,5]],"numbers":[[2.97914],{"same":"1e42b1a"},[1.01817e-13,2.63606e-15,0.0479321,-0.0134373,-3.3721,0.0616672,-0.312684,0.414064],[1.06581e-13,0.611221,-0.105012,-0.0543343,2.24265e-14,0.0855828,-0.0625066,-0.0522833],[-13.0818,-0.74006,-0.485739,0.167715,-1.74019,0.490518,-0.605894,1.37184],[-0.0898878,-0.232244,0.0918593,0.227141,0.0318821,-0.476351,-0.278572,1.15901]]}}}},
   {"key":"PS6-batch-sum","levels":{"same":"9d05b7c"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],{"same":"d1eed25"},[-0.0514386,0.0409621,-0.00944804,0.0524045,0.0942377,-0.146385,-0.0538722,0.0485868],[0.0104674,-0.0409762,0.0556098,-0.166645,-0.0496016,0.143308,0.0254685,-0.0851055],[1.88613,-0.0948706,2.56764,-0.669087,-0.333968,-0.168004,-0.614584,0.867692],[1.14064,1.28622,0.288429,-1.09305,0.107514,1.80024,0.259197,1.50398]]}},"equal_sizes":{"same":"aa57207"},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],{"same":"f646988"},[0.0378871,-0.00429684],[-0.0158625,0.000360965],[0.0853865,-0.113849,-0.113849,0.0853865,0.063874,-0.0851654,-0.0851654,0.063874],[0.0853865,-0.241155,0.653524,-0.143416]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],{"same":"1e42b1a"},[4.18659e-15,-2.75442,3.09706e-15,0.0614169,-1.07465e-15,-0.116611,3.33859e-15,0.150135],[7.69755e-15,2.96059e-16,-0.327024,-0.04565,2.40315,0.071329,-1.73547,0.0165913],[1.1852,3.9756,-0.357995,0.372635,0.0403649,-0.0640176,-0.0519905,0.42039],[-0.114428,0.0212486,-0.175966,-0.258959,0.277144,-0.102739,0.338689,0.478359]]}}}},
   {"key":"PS6-batch-sum","levels":{"same":"9d05b7c"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[5,4],[4,3],[4,3],[4,6],[6,2]],"numbers":[[21.5634],[0.611285,-0.678509,2.93244,7.29366,-5.82896,0.204095,0.139392,0.250437],{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[],[3,3],[3,3],[3,3],[3,3],[3,3]],"numbers":[[9.8221],[1.28969,-0.437152,-0.307863,-3.05972,0.682726,1.83205,0.921453,-0.676103],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[1,3],[3,2],[3,2],[3,4],[4,5]],"numbers":{"same":"4b607ed"}}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[3,4],[4,3],[4,3],[4,2],[2,5]],"numbers":[[2.97914],[0.102407,0.657467,-1.16475,2.87479,-1.39527,0.799627,-0.375291,0.331022],{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-transposed-back","levels":{"same":"3185b3d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 6 is different from 2)"]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[-0.250954,0.0351377,-0.0353531,0.736808,0.132779,0.230764,0.8317,-0.178986],[-0.459238,-1.22783,-0.575678,0.0496262,0.0482242,0.136088,0.594708,0.201346],[-0.920147,-0.0430415,-0.999719,-0.222166,-0.263754,1.27149,0.142732,1.39982],[5.35268,3.89995,0.150212,-6.1842,-0.111359,-2.24421,-1.62118,-0.111196],{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 4 is different from 5)"]}},"large_scores":{"calls":[0,1,2],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 2 is different from 5)"]}}}},
   {"key":"PS6-transposed-back","levels":{"same":"3185b3d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[1.99803,0.874033,-1.63351,-1.5993,0.929131,0.283713,-0.636365,-1.07205],{"same":"2d78adf"},{"same":"ee8abb0"},[2.3728,-0.098092,1.21958,-0.804965,-11.373,2.2733,-5.08545,6.19111],{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.796547,-0.281339,-0.349406,-0.255277,0.528013,0.794832,1.15667,0.206877],{"same":"3cccf9b"},{"same":"c93cbe0"},[1.29239,-4.78692,0.538621,-1.76674,-0.288775,0.0481566,0.0517002,-0.556037],{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[0.0916852,0.0670934,0.00244818,0.0381936,0.251215,-0.0870929,0.00936353,0.0390138],[0.113661,-0.0128905],[-0.0475875,0.00108289],[0.172824,-0.230432,-0.230432,0.172824,-0.0824055,0.109874,0.109874,-0.0824055],{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-2.47329,-0.0458613,0.0857373,-0.0756907,-1.82667,-1.98734,-0.588352,0.0568649],{"same":"843a82f"},{"same":"dfddb8d"},[3.71922,13.4324,-0.59672,0.759252,0.798451,-0.778671,-0.299922,1.36517],{"same":"baf6ffd"}]}}}},
   {"key":"PS6-transposed-back","levels":{"same":"3185b3d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[0.0136527,1.09549,-5.20913,0.000485251,0.0974096,0.518239,0.0195067,0.622048],{"same":"2d78adf"},{"same":"ddc2d3c"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.702836,-0.291264,-0.478682,-0.342913,0.105177,0.153994,1.8939,0.158584],{"same":"3cccf9b"},{"same":"6f86c6a"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[0.089187,0.00119065,-3.9468e-05,0.161611,0.180608,-0.0427431,-0.0147839,0.13111],[0.113661,-0.0128905],[-0.144716,-0.0798579],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[3.3559e-15,0.00246209,0.121969,0.00922067,-1.95957,6.78646e-16,4.74491e-15,0.102503],{"same":"843a82f"},{"same":"9a1b3aa"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-transposed-back","levels":{"same":"3185b3d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"e3a1d86"}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.357401,-0.148598,-1.14659,-0.78628,0.0226275,-0.333512,3.72054,1.26754],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"same":"e2b139e"}},"large_scores":{"calls":[0,1,2],"first":{"same":"e3a1d86"}}}},
   {"key":"PS6-transposed-back","levels":{"same":"3185b3d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[2,5,4],[3,4],[3,4],[6,4],[2,6]],"numbers":[[21.5634],{"same":"d1eed25"},[-0.257193,0.471189,-0.269361,-0.538814,1.21902,0.204811,0.262022,0.242934],[0.0523372,-0.248008,0.127342,-0.233014,0.264414,-0.204881,-0.833226,-0.425528],[9.43065,-6.21985,5.95765,1.32316,1.94541,3.45625,-6.60911,4.33846],[5.70319,6.31949,0.537572,-13.5983,1.45202,-5.46525,-3.83377,7.51992]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],{"same":"31aaec5"},[0.672191,-0.25686,-0.325631,0.437371,-0.194973,0.320228,-0.0901011,-0.232269],[0.541977,-0.768854,-0.459652,0.156961,0.0034733,0.611336,-0.824744,-0.516752],[1.90729,-2.18453,-0.800282,-6.71349,2.86635,0.614674,-0.538303,-0.327421],[2.23648,6.34587,0.84324,-0.615719,-0.283858,1.69595,5.15073,0.793416]]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[1,1,3],[2,3],[2,3],[4,3],[5,4]],"numbers":[[53.211],[-10.6854,-28.4493,-36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],[12.6364,11.8931,0.55862,0.52576,-25.8828,-24.3603,-2.39248,-2.25174],[3.6122,5.59786,-1.56941,-4.33827,-6.72305,8.2505,-3.74387,-5.80191]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[2,3,4],[3,4],[3,4],[2,4],[5,2]],"numbers":[[2.97914],{"same":"1e42b1a"},[1.25598e-14,-3.22394e-15,1.00158e-14,0.135404,-0.0615058,-8.26325,0.184251,0.450406],[2.30926e-14,7.20945,-5.2064,0.140779,-0.680255,8.88178e-16,-0.13695,0.0497739],[3.55561,-1.07398,0.121095,-0.155971,11.9268,1.11791,-0.192053,1.26117],[-0.343284,0.831431,-0.308218,-0.490712,0.697008,-0.527898,-0.776876,1.43508]]}}}},
   {"key":"PS6-transposed-back","levels":{"same":"3185b3d"},"seen":{"other_sizes":{"same":"29b5654"},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[2.54235,-0.132141,0.115974,-0.178199,0.0950511,0.168963,2.47886,-0.267798],[1.10633,-0.0427963,-0.203059,-0.539989,0.212885,-0.42096,-0.0163849,-0.0400981],[0.0428963,0.0298815,0.0713319,-2.39262,-2.54237,-0.0580193,-0.0250197,-0.0788737],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"same":"3c01c94"},"large_scores":{"same":"f050e45"}}},
   {"key":"PS6-transposed-back","levels":{"same":"3185b3d"},"seen":{"other_sizes":{"same":"29b5654"},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[3.42432,0.0622455,0.347673,0.193975,-0.123108,0.0708989,1.61791,0.236873],[-0.261197,-0.0132594,-0.385195,-0.0297182,0.319142,0.0819281,0.23633,0.0332603],[-0.450293,-0.0994995,-0.48329,0.0539004,0.0436005,-0.361619,-0.17341,-0.335844],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"same":"3c01c94"},"large_scores":{"same":"f050e45"}}},
   {"key":"PS6-gradient-names","levels":{"same":"0e76d45"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],{"same":"d1eed25"},{"same":"ee8abb0"},{"same":"2d78adf"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],{"same":"31aaec5"},{"same":"c93cbe0"},{"same":"3cccf9b"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],{"same":"f646988"},[-0.0475875,0.00108289],[0.113661,-0.0128905],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],{"same":"1e42b1a"},{"same":"dfddb8d"},{"same":"843a82f"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-gradient-names","levels":{"same":"0e76d45"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[4,3],[4,3],[4,6],[6,2]],"numbers":[[21.5634],{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[],[3,3],[3,3],[3,3],[3,3]],"numbers":[[9.8221],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[3,2],[3,2],[3,4],[4,5]],"numbers":[[53.211],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[4,3],[4,3],[4,2],[2,5]],"numbers":[[2.97914],{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"same":"cf21cff"},
   {"same":"cf21cff"},
   {"same":"cf21cff"},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[4,3],[4,3],[4,6],[6,2],[]],"numbers":[{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"},[21.5634]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3,3],[3,3],[3,3],[3,3],[3,3],[]],"numbers":[{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"},[9.8221]]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,1,3],[3,2],[3,2],[3,4],[4,5],[]],"numbers":[[-10.6854,-28.4493,-36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"},[53.211]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,3,4],[4,3],[4,3],[4,2],[2,5],[]],"numbers":[{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"},[2.97914]]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"dict","shapes":[[2,5,4],[4,3],[4,3],[4,6],[6,2]],"numbers":[{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"dict","shapes":[[3,3,3],[3,3],[3,3],[3,3],[3,3]],"numbers":[{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"dict","shapes":[[1,1,3],[3,2],[3,2],[3,4],[4,5]],"numbers":[[-10.6854,-28.4493,-36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"dict","shapes":[[2,3,4],[4,3],[4,3],[4,2],[2,5]],"numbers":[{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[2,5,2],[2,5,4],[4,3],[4,3],[4,6],[6,2]],"numbers":[[21.5634],[10.8144,-4.24039,-3.73363,0.606772,3.84636,-4.82159,-4.98747,3.65923],{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[],[3,3,3],[3,3,3],[3,3],[3,3],[3,3],[3,3]],"numbers":[[9.8221],[-5.28764,-0.281517,0.837439,-0.763846,-4.34877,-1.79724,-1.76605,4.88296],{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[1,1,5],[1,1,3],[3,2],[3,2],[3,4],[4,5]],"numbers":[[53.211],[-11.662,-11.991,13.585,4.796,11.047],[-10.6854,-28.4493,-36.4553],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],{"same":"4850aa9"},{"same":"b58a206"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[2,3,5],[2,3,4],[4,3],[4,3],[4,2],[2,5]],"numbers":[[2.97914],[-0.076261,3.15909,2.19889,-0.365536,-3.31002,-1.05303,2.0715,1.2043],{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"SM-4","levels":[{"fr":"Des nan dès que les scores sont grands : que vaut exp(800) ?","en":"NaN as soon as the scores are large: what is exp(800)?"}],"seen":{"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":{"same":"4a65ef5"}}}}},
   {"key":"PS6-global-maximum","levels":[{"fr":"Un seul maximum pour toute la matrice : que devient une ligne qui en est très loin ?","en":"One maximum for the whole matrix: what becomes of a row that is far below it?"}],"seen":{"large_scores":{"calls":[2],"first":{"kind":"tuple","shapes":{"same":"3354a8d"},"numbers":{"same":"4a65ef5"}}}}},
   {"key":"PS6-way-back","levels":{"same":"bcb2e62"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[0.0265295,0.861298,-4.98362,-0.00320744,0.794786,0.230816,0.32374,0.267318],{"same":"ddc2d3c"},[-0.114853,0.148719,-0.343179,0.412118,0.262274,-0.772472,-0.202155,0.315327],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.452504,-0.732017,-0.510869,-0.281404,0.10154,0.481032,2.52827,-0.0215486],{"same":"6f86c6a"},[0.402948,0.0894445,0.615332,-0.41882,-0.439813,-0.350896,-0.0478844,-0.728223],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[-0.0511533,-0.168755,-0.228808,0.415323,0.0165867,0.139383,0.190851,0.053842],[-0.144716,-0.0798579],[0.421236,-0.239525],{"same":"b88981f"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-2.47329,-0.125956,0.177656,0.624133,-2.24005,-1.98734,-0.588352,0.0507766],{"same":"9a1b3aa"},[2.30926e-14,9.76996e-15,-0.981072,-0.0777485,7.20945,-0.144923,-5.2064,0.394053],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-way-back","levels":{"same":"bcb2e62"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[1.48818,0.659857,-1.64517,-0.176782,-1.22582,-0.770485,0.875387,1.49356],{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"7645143"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.631692,-0.24127,-0.303363,-0.280234,0.430661,0.621323,1.16874,0.120206],{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"102e09d"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],[-0.258499,-0.100791,0.0688638,0.0198014,0.255414,0.0488476,-0.0444151,0.134085],[0.113661,-0.0128905],[-0.0475875,0.00108289],{"same":"574dfc6"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-2.47329,-0.0303351,0.0938,0.13456,-1.86002,-1.98734,-0.588352,0.16589],{"same":"843a82f"},{"same":"dfddb8d"},{"same":"03f13ea"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-way-back","levels":{"same":"bcb2e62"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-188280.0,-165569.0,230514.0,10504.7,-3240.83,2444.26,-161.928,-651.774],[-13497.6,236409.0,33.3869,-131488.0,-14583.2,224942.0,13446.6,-325900.0],[-158530.0,353001.0,17625.1,-45631.6,36230.2,-73079.9,132466.0,-295883.0],{"same":"e83e566"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[-1249.46,49.0179,844.479,15.0342,-18.4593,-3771.18,-6447.52,147.611],[-2651.15,389.331,-2530.87,4907.17,4661.83,-940.288,376.394,-886.735],[-10673.1,-4572.33,-10930.5,9110.71,9299.43,3442.87,1592.83,3557.92],{"same":"18eb493"},{"same":"3c64680"}]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[128229.0,-89517.0,133644.0],[69240.2,-56381.3,52948.4,-43115.1,65167.2,-53064.7],[-7418.59,-87539.3,-5673.04,-66941.8,-6982.2,-82390.0],{"same":"4850aa9"},{"same":"b58a206"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-195425000.0,1725660.0,2207740.0,-1980550.0,13239600.0,-47053700.0,-7455870.0,4726280.0],[-7171080000.0,-90025300.0,56832200.0,3817550.0,5082020.0,-2322710.0,257636000.0,6049710.0],[-7171080000.0,287614000.0,-28014800.0,2124220.0,-49228800.0,368517.0,-91854000.0,2606100.0],{"same":"8b35c0c"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-way-back","levels":{"same":"bcb2e62"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],{"same":"d1eed25"},{"same":"2d78adf"},{"same":"ee8abb0"},{"same":"7645143"},{"same":"8bbad5c"}]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],{"same":"31aaec5"},{"same":"3cccf9b"},{"same":"c93cbe0"},{"same":"102e09d"},{"same":"3c64680"}]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.717355],{"same":"f646988"},[0.113661,-0.0128905],[-0.0475875,0.00108289],{"same":"574dfc6"},{"same":"c4724b4"}]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],{"same":"1e42b1a"},{"same":"843a82f"},{"same":"dfddb8d"},{"same":"03f13ea"},{"same":"baf6ffd"}]}}}},
   {"key":"PS6-way-back","levels":{"same":"bcb2e62"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[21.5634],[-0.00436254,0.765855,-4.99603,0.000529881,-0.285071,0.744207,-0.0335872,0.442287],[-0.208044,0.171292,-0.169293,0.402777,0.457128,-0.720265,-0.296992,0.286848],[0.0409725,-0.139785,0.270609,-0.907061,-0.290918,0.879204,0.12121,-0.395118],[9.14806,-0.590832,12.2687,-3.29807,-1.20808,-0.651579,-3.07454,4.18689],[5.11693,5.7827,0.654681,-4.87029,0.861001,8.14955,0.3354,7.13466]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.8221],[0.322883,-0.0021813,-0.610121,-0.270003,-0.0418234,0.023505,1.80213,-0.124037],[0.597593,0.400455,0.292438,-0.247205,-0.0896977,-0.201161,-0.151554,-0.160993],[0.594413,0.125327,0.646297,-0.747401,-0.784989,-0.527186,-0.00561435,-0.571884],[1.91705,-6.54554,0.701586,-2.22022,-0.669815,-0.756942,2.70967,-0.541641],[2.10932,-0.403098,1.58614,6.10932,5.13044,0.870273,-0.265153,0.85053]]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[53.211],[-12.31,-30.5711,-38.2537],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],[14.0134,-28.1438,-3.54168,1.01218,-21.5218,13.1891,1.24576,-3.33334],[3.9884,-1.64023,-1.79595,0.738584,-16.4996,15.2007,6.35523,-5.85491]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97914],[-1.24454,-0.099536,0.0693482,0.0162192,-2.10361,-2.47121,-0.459505,0.0764377],[2.1018e-13,-10.249,-4.03482e-15,0.21734,1.3904e-14,-0.409961,-9.56258e-15,0.4843],[2.02505e-13,5.21805e-15,-0.353181,-0.105668,6.18903,0.100337,-6.73342,0.00175228],[0.0456133,3.79681,-1.36123,0.936401,-0.0463173,-0.34295,-0.458681,1.34706],[-0.179989,0.000651934,-0.636188,-0.7828,0.574921,-0.261505,1.25384,1.46273]]}}}},
   {"key":"PS6-forward","levels":{"same":"349993e"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[19.8023],[2.83864,0.954806,-3.02282,0.000361083,0.438631,0.00893797,-0.0248579,0.0593107],[-0.162076,0.191108,0.0823949,-0.0888112,0.268481,-0.318837,-0.236213,0.280275],[-0.0224941,0.0390748,0.0313733,-0.0658745,-0.152699,0.277709,0.000406699,-3.97691e-05],[8.99472,-1.24435,8.74032,-2.41283,-5.21425,0.0113603,-3.79557,4.43974],[2.76674,3.38545,1.55911,-7.89456,-0.297752,5.45333,0.581454,7.1772]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.67861],[0.816652,-0.124743,-0.228674,-0.356191,-0.0687805,1.65327,1.32299,-0.169359],[0.5629,0.463497,0.296886,-0.0655567,-0.0719953,-0.247261,-0.120784,-0.161786],[0.504379,0.0360847,0.551175,-0.269833,-0.301021,-0.548644,0.0713451,-0.586944],[1.40271,-4.98623,0.330085,-1.85585,1.79472,-0.477417,2.53292,-2.37507],[2.6736,0.279154,0.189672,4.96041,3.76968,-0.0120203,-0.852964,1.4734]]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.563234],[-0.00473461,0.25603,-0.12548,0.0622808,0.185875,-0.0727644,0.0254637,0.0679146],[-0.0156871,0.0490501],[0.0222404,0.00323001],[0.11511,-0.153479,-0.153479,0.11511,-0.282397,0.376529,0.376529,-0.282397],[0.11511,1.39459,-1.57569,-2.65004]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[3.49139],[-2.54931,0.077013,0.171899,0.104739,-1.63144,0.327113,-0.325603,-0.0308542],[2.57016e-14,1.86587,1.46656e-15,0.0196783,3.25568e-15,0.0523464,2.37303e-15,0.042124],[3.64153e-14,5.55112e-15,-1.6239,-0.0842242,3.20583,0.209826,1.53212,0.0835931],[7.40581,17.2429,-0.871322,0.593662,0.587097,-1.54637,-0.098731,1.4447],[-0.395509,0.0829163,-0.553112,-0.825147,1.03175,-0.509322,1.25879,1.65858]]}}}},
   {"key":"PS6-forward","levels":{"same":"349993e"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[27.1193],[-53.6799,-0.191635,111.682,-45.5513,-45.9527,51.3496,5.21339,-31.9919],[-15.7797,134.255,27.2881,-63.4122,-24.0079,127.856,-7.19063,-125.5],[-54.6333,115.821,10.4687,-29.1044,4.40951,-53.916,112.284,-218.673],[6.33795,-0.520421,2.96585,-0.766823,-12.5648,-0.183599,-8.88938,7.6696],[1.80325,2.56858,8.69874,-15.4102,-4.78938,4.95187,6.86658,8.95781]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[9.07604],[-0.5717,0.563286,2.58367,-0.385111,-1.76081,-1.78615,-7.38186,0.147216],[-4.13202,1.68629,-4.465,6.71438,6.36722,-1.49587,-2.48589,0.187198],[-15.3661,-6.08809,-15.6968,12.6266,12.9505,6.59346,1.14625,6.33203],[1.30667,-4.90412,1.00264,-1.37083,1.13475,-0.332734,2.11233,-2.4304],[2.90642,0.275559,0.209562,4.8497,2.95585,-0.477302,-0.646516,0.939866]]}},"edges":{"calls":[1],"first":{"kind":"tuple","shapes":{"same":"483c376"},"numbers":[[0.650313],[0.0684136,-0.570465,0.243264,0.570984,-0.0466222,1.28323,-2.32526,-0.288192],[1.49501,6.9233],[1.18705,0.918208],[0.249744,-0.332993,-0.332993,0.249744,0.0980125,-0.130683,-0.130683,0.0980125],[0.249744,-0.290896,1.3194,-1.01155]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[3.03059],[0.656596,0.0814013,0.268066,-0.103827,-1.62578,-9.99511,-30.2154,-3.44738],[-472.717,-29.0396,-14.6112,-1.02773,-24.2563,-1.80503,-26.5429,-1.73984],[-472.717,-45.859,-4.60474,-0.364537,-9.28413,-0.52228,-26.4402,-2.71642],[6.56736,17.1559,-0.850732,0.906895,0.259686,-0.436231,-0.361771,1.78319],[-0.306668,0.0664923,-0.45978,-0.697059,0.952705,-0.378982,1.06922,1.54254]]}}}},
   {"key":"PS6-forward","levels":{"same":"349993e"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[57.6173],[0.0208181,0.85143,-10.4869,-0.00145342,-0.00792329,-1.0066,0.0269958,-0.513202],[0.333807,-0.403572,0.575368,-0.641621,-0.630302,0.7342,0.19662,-0.269114],[-0.00203375,0.0232351,0.0388338,-0.307467,0.352212,-1.83185,-0.0475034,0.241643],[17.4397,-1.62477,16.0463,-4.29203,7.13238,-2.28874,-7.85009,8.52058],[16.0322,18.261,-1.32202,-12.8551,-2.31135,25.9226,-5.19351,18.389]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[32.6933],[0.60325,-0.0592404,-1.23146,-0.621629,0.383277,-0.164251,4.20173,-0.0578582],[1.09929,1.65808,0.899916,-0.43422,-0.147538,-0.612193,-1.26329,-0.508667],[1.03207,0.236856,1.21952,-1.10562,-1.13539,-0.683638,0.0143424,-0.925198],[3.25503,-10.643,-0.778185,-3.69758,1.67495,-1.29494,4.38345,0.0754518],[8.48178,0.414322,2.05077,18.3523,14.7532,0.574135,-2.37725,4.37396]]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[227.626],[-22.9955,-59.0203,-74.7089],[0.0,0.0,0.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,0.0,0.0],[26.6499,-54.0267,-5.93416,1.43936,-41.3145,25.0822,1.77152,-5.58509],[15.2012,-7.38173,-6.84499,3.32394,-61.0449,60.5275,23.5129,-23.3136]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[11.6501],[-8.0766,-0.625142,0.416494,0.245082,-3.98322,-4.5059,-1.07608,0.187033],[3.64929e-13,-17.3832,7.28174e-16,0.372686,7.34057e-15,-0.764982,-1.1194e-16,0.983776],[4.12115e-13,7.32747e-15,-2.53318,-0.313004,20.3385,0.726119,-9.98574,0.179969],[9.01411,15.9603,-2.32469,2.34075,0.326992,-0.279803,-0.551171,2.55756],[-1.19926,0.21896,-2.49412,-3.36239,2.96122,-1.2425,4.95274,6.28177]]}}}},
   {"key":"PS6-forward","levels":{"same":"349993e"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"1911559"},"numbers":[[32102.2],[-10967800.0,-8118960.0,11706600.0,-1524410.0,-47119.8,33696.8,-2924.45,-10188.2],[-707531.0,14010100.0,42015.1,-7596190.0,-700505.0,11540000.0,793409.0,-15437100.0],[-8544840.0,19126900.0,982111.0,-2509800.0,1892600.0,-3853480.0,7147060.0,-16030000.0],[25626.3,-3780.95,5269.83,-1264.44,2597.34,-945.899,-12175.0,13977.6],[11593.5,14124.4,-8114.37,-8700.6,-15652.1,21868.0,-12858.7,10907.4]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"ff059a9"},"numbers":[[1310.02],[-14150.7,178.562,9645.17,207.629,27.7186,-54952.9,-95939.0,1083.77],[-37269.0,5255.08,-35653.2,70688.9,67328.3,-13913.3,5528.98,-13149.2],[-153380.0,-66020.2,-157035.0,130508.0,133173.0,49487.1,22850.5,51125.5],[291.365,-1066.72,338.734,-261.097,-272.9,-91.2131,345.868,-138.005],[412.951,-27.6714,239.24,1007.15,636.676,33.168,-12.6272,37.8265]]}},"edges":{"calls":[0,1],"first":{"kind":"tuple","shapes":{"same":"9ca42a6"},"numbers":[[7969.75],[1573450.0,-1103130.0,1636840.0],[850418.0,-692483.0,650319.0,-529546.0,800393.0,-651749.0],[-91116.2,-1075170.0,-69677.1,-822189.0,-85756.4,-1011930.0],[1838.97,-3699.1,-455.554,127.242,-2828.72,1730.8,156.605,-428.757],[523.576,-221.822,-235.762,99.8848,-2155.39,2010.37,830.201,-774.344]]}},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[4268430.0],[-286511000000.0,-2057690000.0,-2015580000.0,1116570000.0,9800700000.0,-303829000000.0,-302419000000.0,-15654400000.0],[-18983900000000.0,-287071000000.0,-44356100000.0,923248000.0,-176538000000.0,-5420970000.0,-269715000000.0,-6072950000.0],[-18983900000000.0,-485295000000.0,-48734300000.0,2784740000.0,-175492000000.0,-11290800000.0,-281228000000.0,-12330900000.0],[50741900.0,38444400.0,-1688660.0,1049490.0,3532050.0,-1245820.0,3006010.0,-609929.0],[-48250.3,-382421.0,-1317410.0,-1739230.0,218105.0,254187.0,1535090.0,1967590.0]]}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0],"first":"changes 5"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0],"first":"changes 1"}}},
   {"key":"PS6-single-precision","levels":{"same":"3f407b4"},"seen":{"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":{"same":"e001796"},"numbers":[[2.97915],[-2.47345,-0.206652,0.255448,0.0699052,-1.82899,-1.98736,-0.588356,0.0549166],[-4.59634e-13,-8.26327,6.37502e-16,0.184253,-1.17468e-14,-0.349836,8.05702e-15,0.450411],[-4.65405e-13,-1.55431e-15,-0.981135,-0.136952,7.20974,0.213999,-5.20637,0.0497773],[3.55585,11.9267,-1.07399,1.11791,0.121095,-0.192054,-0.155964,1.26117],[-0.343283,0.0637454,-0.527898,-0.776879,0.83143,-0.308218,1.01607,1.43508]]}}}}
  ]
 },
 "learn_positions": {
  "id": "6.9",
  "assignment": "ps6_transformer_block",
  "name": "learn_positions",
  "names": ["learn_positions"],
  "title": {"fr":"Apprendre les positions","en":"Learning positions"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["T","d","steps","batch_size","seed"],
  "returns": ["before","after","losses"],
  "number": false,
  "checks": [
   {"name":"positions","kind":"positions","fact":{"fr":"Quelques pas donnent deux matrices de poids et une perte par pas.","en":"A few steps give two matrices of weights and one loss a step."},"tolerance":1e-06,"calls":[{"args":[],"kwargs":{"T":5,"d":6,"steps":4,"batch_size":3,"seed":1}},{"args":[],"kwargs":{"T":3,"d":8,"steps":1,"batch_size":1,"seed":2}}]},
   {"name":"learnt_positions","kind":"learnt_positions","fact":{"fr":"Après 700 pas sur de courtes phrases, chaque position regarde la précédente.","en":"After 700 steps on short sentences, each position looks at the previous one."},"tolerance":1e-06,"calls":[{"args":[],"kwargs":{"T":4,"d":64,"steps":700,"batch_size":16,"seed":3}}]}
  ],
  "mistakes": [
   {"key":"EX-1","levels":{"same":"656be1f"},"seen":{"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[{"same":"a2a6f9a"},[0.254251,0.247627,0.247671,0.250936,0.250906,0.248787,0.249796,0.251533],[0.274483],[0.250695],[0.249749],[0.263359],[0.257997],[0.250989],[0.261232],[0.257875]]}}}},
   {"key":"EX-1","levels":{"same":"656be1f"},"seen":{"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[{"same":"a2a6f9a"},[0.0192563,0.00123568,0.0033387,0.992091,0.000373548,0.99011,0.164485,0.353162],[0.243216],[0.221574],[0.222306],[0.230095],[0.228086],[0.213959],[0.228728],[0.220057]]}}}},
   {"key":"EX-1","levels":[{"fr":"Sans position, que peut-on faire de mieux ? 0,110. Ta perte passe-t-elle dessous ?","en":"Without positions, what is the best that can be done? 0.110. Does your loss go below?"}],"seen":{"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[{"same":"a2a6f9a"},[0.247222,0.251379,0.250485,0.250213,0.25229,0.24936,0.251551,0.245634],[0.238428],[0.214872],[0.216656],[0.229583],[0.226965],[0.221989],[0.228676],[0.228595]]}}}},
   {"key":"EX-1","levels":{"same":"ae62252"},"seen":{"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[{"same":"a2a6f9a"},[0.24776,0.251385,0.258567,0.247184,0.258746,0.246958,0.24869,0.246451],[0.239934],[0.216406],[0.217182],[0.231877],[0.230721],[0.222276],[0.227524],[0.230731]]}}}},
   {"key":"EX-1","levels":{"same":"ae62252"},"seen":{"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[{"same":"a2a6f9a"},{"same":"a2a6f9a"},[0.239934],[0.216301],[0.217275],[0.231528],[0.230536],[0.222513],[0.22767],[0.229824]]}}}},
   {"key":"EX-1","levels":{"same":"ae62252"},"seen":{"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[{"same":"a2a6f9a"},{"same":"a2a6f9a"},[0.239934],[0.218032],[0.221099],[0.23787],[0.23934],[0.232391],[0.239475],[0.245848]]}}}},
   {"key":"EX-1","levels":{"same":"baa54b3"},"seen":{"positions":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[],[],[],[]],"numbers":[[0.35121,0.177087,0.142819,0.171565,0.174738,0.224621,0.505765,0.0954714],[0.199789,0.199875,0.199775,0.200087,0.199923,0.199738,0.200119,0.199536],[0.230565],[0.104349],[0.13437],[0.226923]]}},"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[[0.196113,0.406099,0.417789,0.197048,0.302253,0.287849,0.263083,0.243471],[0.375332,0.144727,0.990627,0.000244609,0.994048,0.00241304,0.000954677,0.0152889],[0.241618],[0.21799],[0.216978],[0.231803],[0.230859],[0.220638],[0.228492],[0.228272]]}}}},
   {"key":"EX-1","levels":{"same":"baa54b3"},"seen":{"positions":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[],[],[],[]],"numbers":[[0.00088419,0.00119451,-0.000520465,0.000382694,-0.000577957,-0.000169843,-0.000202023,-0.00332245],[0.00089864,0.00103412,-0.000508152,0.000401967,-0.000567584,-0.000112355,-9.48973e-05,-0.00294833],[0.189722],[0.213888],[0.141591],[0.140746]]}},"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[[0.0057187,0.00109085,-0.00118134,0.0026099,0.00645945,-0.00690773,0.0065672,-0.00342955],[0.505444,-0.448147,4.52825,-3.77837,4.80462,-1.2121,-1.92607,0.828758],[0.239934],[0.216301],[0.217275],[0.231528],[0.230536],[0.222513],[0.22767],[0.229824]]}}}},
   {"key":"EX-1","levels":{"same":"baa54b3"},"seen":{"positions":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[],[],[],[]],"numbers":[[0.199273,0.199489,0.200046,0.200265,0.200065,0.199921,0.200148,0.199424],[0.199262,0.199446,0.200052,0.200287,0.200056,0.199881,0.200157,0.199469],[0.189722],[0.213888],[0.141591],[0.140746]]}},"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[[0.251935,0.249831,0.249721,0.24973,0.250988,0.249065,0.249272,0.248197],[0.499733,0.277519,0.499733,0.000177792,0.756829,0.00248772,0.00076429,0.0161994],[0.239934],[0.216301],[0.217275],[0.231528],[0.230536],[0.222513],[0.22767],[0.229824]]}}}},
   {"key":"EX-1","levels":[{"fr":"Combien de nombres y a-t-il dans `losses`, et de quelle grandeur est le premier ?","en":"How many numbers are there in `losses`, and how large is the first?"}],"seen":{"positions":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[],[],[]],"numbers":[{"same":"0dd0e27"},{"same":"f9116ec"},[0.189722],[0.213888],[0.141591]]}},"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[{"same":"a2a6f9a"},{"same":"701f4bb"},[0.239934],[0.216301],[0.217275],[0.231528],[0.230536],[0.222513],[0.22767],[0.229824]]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"positions":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[],[],[],[],[5,5],[5,5]],"numbers":[[0.189722],[0.213888],[0.141591],[0.140746],{"same":"0dd0e27"},{"same":"f9116ec"}]}},"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":[[],[],[],[],[],[],[],[],[4,4],[4,4]],"numbers":[[0.239934],[0.216301],[0.217275],[0.231528],[0.230536],[0.222513],[0.22767],[0.229824],{"same":"a2a6f9a"},{"same":"701f4bb"}]}}}},
   {"key":"PS6-fresh-batch","levels":[{"fr":"Combien de phrases différentes ta couche voit-elle pendant l'entraînement ?","en":"How many different sentences does your layer see during training?"}],"seen":{"learnt_positions":{"calls":[0],"first":{"kind":"tuple","shapes":{"same":"f897034"},"numbers":[{"same":"a2a6f9a"},[0.249427,0.24871,0.2453,0.249149,0.247899,0.26468,0.246931,0.2352],[0.239934],[0.229736],[0.2202],[0.211291],[0.202968],[0.195192],[0.187924],[0.181127]]}}}}
  ]
 },
 "LayerNorm": {
  "id": "6.3",
  "assignment": "ps6_transformer_block",
  "name": "LayerNorm",
  "names": ["LayerNorm"],
  "title": {"fr":"La normalisation de couche","en":"Layer normalisation"},
  "points": 3.0,
  "optional": false,
  "forbidden": ["torch.nn.functional.layer_norm","aten::layer_norm","aten::native_layer_norm"],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"example","kind":"values","fact":{"fr":"Une couche neuve retrouve l'exemple (1, 2, 3, 6), et donne 0 pour un jeton constant.","en":"A fresh layer finds the example (1, 2, 3, 6) again, and gives 0 for a constant token."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[[1.0,2.0,3.0,6.0],[2.0,2.0,2.0,2.0]],"dtype":"float32"}],"construct":[4],"seed":0,"expected":{"tensor":[[-1.069043,-0.5345217,0.0,1.603565],[0.0,0.0,0.0,0.0]],"dtype":"float32"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"Avec d'autres `scale` et `shift` : 2 phrases de 3 jetons de taille 4 ; des jetons de taille 6, ou d'une seule composante.","en":"With other `scale` and `shift`: 2 sentences of 3 tokens of size 4; tokens of size 6, or of a single component."},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4],"state":{"same":"3a3176f"},"expected":{"same":"1c492d4"}},{"args":[{"tensor":[[[-1.0,-1.3,-2.3,0.1,-2.3,-1.3],[-1.0,-1.4,-2.5,-0.2,-2.7,-1.8]],[[-1.6,-2.1,0.8,-1.1,0.4,-2.9],[-2.8,0.7,-0.6,-2.6,-1.2,-0.5]],[[-0.5,-1.2,-2.6,-0.6,0.7,-2.8],[-2.9,0.4,-1.1,0.8,-2.1,-1.6]],[[-1.8,-2.7,-0.2,-2.5,-1.4,-1.0],[-1.3,-2.3,0.1,-2.3,-1.3,-1.0]],[[-1.4,-2.5,-0.2,-2.7,-1.8,-1.6],[-2.1,0.8,-1.1,0.4,-2.9,-2.8]]],"dtype":"float64"}],"construct":[6],"state":{"scale":{"tensor":[1.2,1.475,1.575,1.5,1.25,0.825],"dtype":"float64"},"shift":{"tensor":[0.9,-1.5,-0.5,-0.2,-0.6,-1.7],"dtype":"float64"}},"expected":{"tensor":[[[1.412153231,-1.410068331,-2.324545886,2.452222091,-2.048052291,-1.649699236],[1.738868795,-1.156296813,-2.15152294,2.246700651,-2.202006379,-1.892240765]],[[0.4279034236,-2.641851867,1.758639467,-0.2190361523,0.8118479602,-2.841217329],[-0.7027040862,0.7514176449,0.2298027535,-1.958068258,-0.6340710903,-1.250261608]],[[1.554164933,-1.540203887,-2.345971671,0.4950502415,1.307981055,-2.801859059],[-0.7599524781,0.165980593,-0.5199879599,1.951085207,-1.567671074,-2.024566396]],[[0.6203770684,-3.390367527,2.069035684,-1.77287899,-0.3087261129,-1.123277704],[0.9731647473,-3.208701703,2.284833195,-1.937662749,-0.5237867215,-1.347894653]],[[1.340904847,-2.945188109,2.393438058,-2.037103529,-0.7530919607,-1.598959306],[0.2287354565,0.6048367383,-0.302216697,1.529533645,-1.984197719,-2.55706098]]],"dtype":"float64"}},{"args":[{"tensor":[[[0.0],[1.1],[1.5]],[[1.2],[0.2],[-1.5]]],"dtype":"float64"}],"construct":[1],"state":{"scale":{"tensor":[1.425],"dtype":"float64"},"shift":{"tensor":[0.0],"dtype":"float64"}},"expected":{"tensor":[[[0.0],[0.0],[0.0]],[[0.0],[0.0],[0.0]]],"dtype":"float64"}}]},
   {"name":"equal_sizes","kind":"values","fact":{"same":"918adf9"},"tolerance":1e-06,"calls":[{"args":{"same":"3832e2d"},"construct":[4],"state":{"scale":{"tensor":[1.45,1.2,0.775,1.2],"dtype":"float64"},"shift":{"tensor":[-0.4,-0.8,-1.9,0.4],"dtype":"float64"}},"expected":{"tensor":[[[0.9404419379,-1.262221358,-1.183556895,-1.35644116],[-1.34386605,-1.99773347,-0.6556156795,0.4520753683],[-2.669207557,-0.07770581725,-1.060333013,0.2555411634],[0.3916745113,-2.765536718,-1.833188993,1.606908511]],[[0.6171578946,-0.8365993845,-3.152766432,1.53458092],[-1.84994082,0.3999510234,-1.125031631,-0.7999510234],[0.9709519449,-2.739767379,-1.923637102,1.241785844],[1.058347784,-0.6965506991,-3.16940913,1.055178906]],[[-0.5745544275,0.500129529,-1.43351834,-1.477964875],[-0.3370755967,1.126788625,-2.673536199,-0.3811305238],[-2.522366402,0.3093312589,-2.19851796,1.509331259],[-1.309424271,-1.261287505,-2.448790508,2.46365463]],[[-2.713753452,-0.9126370849,-1.318041728,1.526370849],[1.530892493,-0.5020715264,-3.036980822,0.2645779666],[0.6539964626,0.2308680135,-1.848787006,-1.582438488],[2.008501344,-2.019745405,-2.149775101,0.01325145682]]],"dtype":"float64"}}]},
   {"name":"axes","kind":"values","fact":{"same":"5d809ba"},"tolerance":1e-06,"calls":[{"args":{"same":"a6d06b5"},"construct":[4],"state":{"same":"3a3176f"},"expected":{"tensor":{"same":"b192826"},"dtype":"float64"}},{"args":{"same":"1dcfd5c"},"construct":[4],"state":{"same":"3a3176f"},"expected":{"tensor":{"same":"6a1e02b"},"dtype":"float64"}},{"args":{"same":"6a8d733"},"construct":[4],"state":{"same":"3a3176f"},"expected":{"tensor":[[[[1.541776687,-1.813892942,-1.484792363,0.9243680415],[2.594790141,0.7708002095,-1.983979025,-1.279257891],[-1.075185286,0.9185246347,0.01457931819,-0.4490564881]]],[[[-0.4866000147,0.5194762778,0.5356719807,-0.7477893085],[-0.3822772067,1.596908558,-0.9727332111,-0.8042262375],[0.1699258856,1.224699513,-0.4140655114,-1.12264122]]]],"dtype":"float64"}}]},
   {"name":"eps","kind":"values","fact":{"fr":"`eps` est celui qui est donné, sous la racine : 0,1, puis 2, puis 0.","en":"`eps` is the one that is given, under the root: 0.1, then 2, then 0."},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4],"options":{"eps":0.1},"state":{"same":"3a3176f"},"expected":{"tensor":[[[2.84809986,-1.553587568,-1.921941081,0.2557606745],[1.221399768,-0.9255236191,0.6628073571,-0.6787173207],[1.586538462,0.9519230769,-1.336538462,-1.205769231]],[[3.208001518,-1.332698383,-2.073155547,-0.02171804772],[-1.02282508,1.212451508,-2.483430205,0.6155523042],[-0.4719821217,-1.013495887,0.4283413628,0.4247030384]]],"dtype":"float64"}},{"args":{"same":"2d153ee"},"construct":[4],"options":{"eps":2.0},"state":{"scale":{"tensor":[0.775,0.875,0.8,1.575],"dtype":"float64"},"shift":{"tensor":[-0.2,0.8,1.1,0.7],"dtype":"float64"}},"expected":{"tensor":[[[0.3082605891,0.1460863388,1.038993478,0.9642344998],[-0.1325165002,0.368250727,1.819823998,-0.07714869134],[-0.07286537398,1.115786007,1.178741446,-0.2818074022]],[[0.4366196252,0.2119202876,0.992465424,0.6764768115],[-0.8769793521,1.421019365,0.8379434766,1.473885671],[-0.7596320282,0.2102802284,1.908758544,1.306568908]]],"dtype":"float64"}},{"args":{"same":"2d153ee"},"construct":[4],"options":{"eps":0.0},"state":{"scale":{"tensor":[1.2,1.125,0.875,1.475],"dtype":"float64"},"shift":{"same":"1b24af2"}},"expected":{"tensor":[[[-0.4434937983,-3.362837294,1.868028786,1.389424673],[-1.817001716,-2.672178386,3.37884124,-0.3746338837],[-1.471729456,-0.6104420034,2.231118363,-1.567463665]],[[-0.1574019494,-3.113356459,1.780144551,0.8588207254],[-3.649421234,-0.4436049197,1.548986381,2.04042015],[-3.183033404,-2.735154228,3.207679933,1.67554412]]],"dtype":"float64"}}]},
   {"name":"nearly_constant","kind":"values","fact":{"fr":"Des jetons presque constants, et des jetons constants, avec l'`eps` par défaut.","en":"Tokens that are nearly constant, and constant tokens, with the default `eps`."},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[[-0.0002,0.0008,0.0011,0.0007],[-0.0004,0.0019,-0.0006,0.0003],[0.0005,0.0,-0.0012,0.001]],[[-0.0016,-0.0008,-0.0007,-0.0013],[0.0015,-0.0005,0.0009,0.0016],[0.0016,0.0009,-0.0005,0.0015]]],"dtype":"float64"}],"construct":[4],"state":{"same":"3a3176f"},"expected":{"tensor":[[[0.6186568873,0.07032967243,-1.453846147,0.02578754656],[0.6776233591,0.543585905,-2.1280739,-1.350609836e-17],[1.198445005,-0.02583420984,-2.314854194,0.2336560757]],[[0.7604876171,0.1060136777,-1.502107802,-0.05182890908],[1.291353288,-0.472852058,-1.687963766,0.1828361291],[1.337969814,0.008597310146,-2.361992881,0.1576173527]]],"dtype":"float64"}},{"args":[{"tensor":[{"same":"b6cde64"},{"same":"b6cde64"}],"dtype":"float64"}],"construct":[4],"state":{"same":"3a3176f"},"expected":{"tensor":[{"same":"3fc78a0"},{"same":"3fc78a0"}],"dtype":"float64"}}]},
   {"name":"precision","kind":"values","fact":{"same":"f6d2a95"},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[[3000.0,3001.1,3001.5,3001.2],[3000.2,2998.5,3000.2,3001.2],[3001.5,3001.1,3000.0,2998.2]],[[2999.8,3000.7,3000.9,3000.4],[2999.2,3001.4,2998.8,2999.6],[2999.7,2999.1,3001.9,2999.9]]],"dtype":"float64"}],"construct":[4],"state":{"same":"3a3176f"},"expected":{"tensor":[[[-1.55106695,0.297147574,-0.1746424536,0.3631803682],[1.274984967,-1.767760501,-1.415999133,0.9988329827],[2.55043295,0.7918352391,-1.946348741,-1.290398167]],[[-1.386580362,0.6771507963,0.006420006759,-0.09931545013],[0.155962423,1.867952015,-3.205682533,-0.1245301343],[0.3479085149,-1.122452556,0.9190559649,-0.1959837797]]],"dtype":"float64"}}]},
   {"name":"evaluation","kind":"values","fact":{"same":"9e090a2"},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4],"state":{"same":"3a3176f"},"evaluation":true,"expected":{"same":"1c492d4"}}]},
   {"name":"parameters","kind":"parameters","fact":{"fr":"La couche a deux paramètres, `scale` et `shift`, qui apprennent.","en":"The layer has two parameters, `scale` and `shift`, which learn."},"tolerance":1e-06,"calls":[{"args":[],"construct":[4],"expected":{"scale":[4],"shift":[4]}},{"args":[],"construct":[7],"expected":{"scale":[7],"shift":[7]}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient remonte jusqu'à `x`, `scale` et `shift`.","en":"The gradient goes back to `x`, `scale` and `shift`."},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4],"state":{"same":"3a3176f"},"upstream":{"same":"969c449"},"expected":[{"tensor":[[[0.8918600592,1.049059504,-2.150129229,0.2092096665],[-0.8265597784,-0.1859237685,0.3444197348,0.668063812],[-0.5587278824,0.1724547706,0.3743956991,0.0118774128]],[[-0.03617923795,-0.09679110663,0.2788057859,-0.1458354413],[1.368349849,0.3817566,-2.178779294,0.4286728457],[0.09184741628,0.1404394319,0.4001626826,-0.6324495309]]],"dtype":"float64"},{"tensor":[0.1521023752,-0.8398572546,3.390456994,1.506170415],"dtype":"float64"},{"same":"7218849"}]}]},
   {"name":"operators","kind":"operators","fact":{"fr":"Ni `nn.LayerNorm` ni `F.layer_norm` ne servent.","en":"Neither `nn.LayerNorm` nor `F.layer_norm` is used."},"tolerance":1e-06,"calls":{"same":"64c2841"}},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"1cd726f"},{"args":{"same":"7be3eea"},"construct":[4],"state":{"same":"3a3176f"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"64c2841"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"64c2841"}}
  ],
  "mistakes": [
   {"same":"fcb8914"},
   {"same":"fcb8914"},
   {"same":"fcb8914"},
   {"same":"1eef428"},
   {"same":"1eef428"},
   {"key":"LN-2","levels":{"same":"9e4a06d"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.925816,-0.462908,0.0,1.38872,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"27cd588"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.760852,-0.17447,-2.98492,1.12901,-0.345506,-1.19949,-2.88465,0.0650672]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.2014,-0.841924,0.449382,-0.617411]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.55098,0.214642,-0.567455,-1.38739,-1.11607,-0.689607,-0.231898,0.355433]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.14125,0.144797,-3.90831e-17,-3.80726,0.777177,1.97518,2.13121,0.527556]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.20929,0.314524,0.865012,-1.91334,0.586435,0.269045,0.435274,-0.169726]]}},"evaluation":{"calls":[0],"first":{"same":"27cd588"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.772376,0.181182,0.578559,0.324234,-0.0838193,1.18502,0.0795421,-0.547716]]}}}},
   {"key":"LN-2","levels":{"same":"9e4a06d"},"seen":{"other_sizes":{"same":"11f94cc"},"equal_sizes":{"same":"8a5b6e5"},"axes":{"same":"f517bf4"},"eps":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.96382,0.271775,-0.709275,-1.29029,-1.40463,-1.08845,-0.500202,0.432845]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.51613,0.170148,-4.55248e-17,-4.15887,0.918219,2.1376,2.31961,0.615422]]}},"precision":{"same":"254426e"},"evaluation":{"same":"2b3d3a0"},"gradient":{"same":"ecf6814"}}},
   {"key":"LN-2","levels":{"same":"9e4a06d"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-1.06903,-0.534512,1e-05,1.60358,"nan","nan","nan","nan"]]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"ef8f0f5"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.94046,-0.0776729,-3.15277,1.2418,-0.337061,-1.26128,-3.03698,0.0132616]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.23258,-0.972167,0.78193,-0.712923]]}},"eps":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.13056,0.356246,-0.630431,-1.12649,-1.30086,-0.943639,-0.350938,0.516279]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.51665,0.170193,8.25e-06,-4.15904,0.91857,2.13769,2.31972,0.615474]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.55109,0.363194,0.998847,-1.94633,0.677182,0.155973,0.347921,-0.195976]]}},"evaluation":{"calls":[0],"first":{"same":"ef8f0f5"}},"gradient":{"same":"ecf6814"}}},
   {"key":"LN-2","levels":{"same":"9e4a06d"},"seen":{"other_sizes":{"same":"11f94cc"},"equal_sizes":{"same":"8a5b6e5"},"axes":{"same":"f517bf4"},"eps":{"same":"11f94cc"},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.614202,0.0260888,-1.41428e-17,-2.33502,0.106727,1.3014,1.34963,0.163055]]}},"precision":{"same":"254426e"},"evaluation":{"same":"2b3d3a0"},"gradient":{"same":"ecf6814"}}},
   {"key":"LN-2","levels":{"same":"9e4a06d"},"seen":{"same":"2ac347d"}},
   {"key":"LN-2","levels":{"same":"9e4a06d"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"28c1f0c"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.94045,-0.0776639,-3.15279,1.2418,-0.337075,-1.26129,-3.03699,0.0132477]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.23256,-0.972183,0.781927,-0.712935]]}},"eps":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.13996,0.296151,-0.752901,-1.19915,-1.51069,-1.17805,-0.537001,0.443463]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.609588,0.0264008,-1.48789e-17,-2.35732,0.107455,1.31257,1.36259,0.169097]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.55115,0.363192,0.998844,-1.94635,0.67719,0.155954,0.347903,-0.195986]]}},"evaluation":{"calls":[0],"first":{"same":"28c1f0c"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.891912,0.209223,0.668092,0.374397,-0.0967515,1.36836,0.0918464,-0.632452]]}}}},
   {"key":"LN-3","levels":{"same":"4470c8a"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-1.06904,-0.534522,0.0,1.60357,"nan","nan","nan","nan"]]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"950c0f7"}},"equal_sizes":{"same":"8a5b6e5"},"axes":{"same":"f517bf4"},"eps":{"same":"11f94cc"},"nearly_constant":{"calls":[0,1],"first":{"same":"41f238d"}},"precision":{"same":"254426e"},"evaluation":{"same":"2b3d3a0"},"gradient":{"same":"ecf6814"}}},
   {"key":"LN-3","levels":{"same":"4470c8a"},"seen":{"other_sizes":{"same":"ebfd6ab"},"equal_sizes":{"same":"69e4edb"},"axes":{"same":"0d9a464"},"eps":{"calls":[0,1,2],"first":{"same":"ec6bbc3"}},"nearly_constant":{"same":"ed770a3"},"precision":{"same":"23671de"},"evaluation":{"same":"5e17dfb"},"gradient":{"same":"9e5d53b"}}},
   {"key":"LN-3","levels":{"same":"4470c8a"},"seen":{"eps":{"calls":[0,1,2],"first":{"same":"b9d85d8"}}}},
   {"key":"LN-3","levels":{"same":"4470c8a"},"seen":{"other_sizes":{"same":"11f94cc"},"equal_sizes":{"same":"8a5b6e5"},"axes":{"same":"f517bf4"},"eps":{"same":"11f94cc"},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.51666,0.170184,-4.55271e-17,-4.15905,0.918555,2.13768,2.31971,0.615466]]}},"precision":{"same":"254426e"},"evaluation":{"same":"2b3d3a0"},"gradient":{"same":"ecf6814"}}},
   {"key":"LN-3","levels":{"same":"4470c8a"},"seen":{"other_sizes":{"same":"ebfd6ab"},"equal_sizes":{"same":"69e4edb"},"axes":{"same":"0d9a464"},"nearly_constant":{"same":"ed770a3"},"precision":{"same":"23671de"},"evaluation":{"same":"5e17dfb"},"gradient":{"same":"9e5d53b"}}},
   {"key":"LN-3","levels":{"same":"4470c8a"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-1.06889,-0.534446,0.0,1.60334,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"f1a5fc4"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.940048,-0.0797695,-3.15184,1.24117,-0.337099,-1.26114,-3.03652,0.0134396]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.23244,-0.971676,0.780633,-0.712563]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.961425,0.00260857,-1.41359e-18,-1.76348,0.010672,1.03013,1.03495,0.0162998]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.54716,0.362624,0.998308,-1.94627,0.675216,0.156385,0.3482,-0.195896]]}},"evaluation":{"calls":[0],"first":{"same":"f1a5fc4"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.889304,0.208569,0.666689,0.374326,-0.098746,1.36794,0.091897,-0.632351]]}}}},
   {"key":"LN-3","levels":{"same":"4470c8a"},"seen":{"eps":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.443505,1.38942,-0.374627,2.23111,-3.11335,-3.64942,-3.18303,1.67554]]}}}},
   {"key":"LN-3","levels":{"same":"4470c8a"},"seen":{"eps":{"calls":[0,1],"first":{"same":"b9d85d8"}}}},
   {"key":"LN-3","levels":{"same":"4470c8a"},"seen":{"same":"2ac347d"}},
   {"key":"LN-4","levels":{"same":"37f8ce9"},"seen":{"example":{"same":"4055666"},"other_sizes":{"calls":[0,1,2],"first":{"same":"6858cb7"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.567983,0.402482,-3.22281,0.60427,-0.514276,-1.30508,-2.39614,-1.54015]]}},"axes":{"same":"366f101"},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.0,0.567804,-0.803257,-3.20809,-0.3392,-0.196308,-0.418221,0.782772]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.32959,0.248747,-0.166104,-1.87326,-0.275913,1.43876,1.26131,0.0650191]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.52424,0.824974,0.824994,-3.27499,-1.12486,-0.52497,-0.524991,0.824994]]}},"evaluation":{"calls":[0],"first":{"same":"6858cb7"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-578.697,-0.000274954,-1.67656e-06,-2.72105e-06,-0.0106715,0.000190607,1.19138e-05,9.62223e-07]]}}}},
   {"key":"LN-4","levels":{"same":"37f8ce9"},"seen":{"example":{"same":"4055666"},"other_sizes":{"same":"237dbe4"},"equal_sizes":{"same":"eca159a"},"axes":{"calls":[0,1,2],"first":{"raised":["IndexError","Dimension out of range (expected to be in range of [-1, 0], but got -2)"]}},"eps":{"same":"0833b43"},"nearly_constant":{"same":"28d1234"},"precision":{"same":"8420395"},"evaluation":{"same":"3366c02"},"gradient":{"same":"786038a"}}},
   {"key":"LN-4","levels":{"same":"37f8ce9"},"seen":{"other_sizes":{"same":"237dbe4"},"equal_sizes":{"same":"eca159a"},"axes":{"calls":[0,2],"first":{"raised":["IndexError","Dimension out of range (expected to be in range of [-1, 0], but got 1)"]}},"eps":{"same":"0833b43"},"nearly_constant":{"same":"28d1234"},"precision":{"same":"8420395"},"evaluation":{"same":"3366c02"},"gradient":{"same":"786038a"}}},
   {"key":"LN-4","levels":{"same":"37f8ce9"},"seen":{"example":{"same":"4fdfd48"},"other_sizes":{"calls":[0,1,2],"first":{"same":"4fcc8c2"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.842688,0.688065,-2.55338,1.70074,-1.05624,-1.99278,-3.05407,-0.765403]]}},"axes":{"same":"679fde8"},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.12634,0.399089,-0.821653,-1.65518,-1.28829,-0.0666854,-0.972896,0.34215]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.754881,0.094718,-0.00631454,-2.43536,-0.339051,1.58015,1.62536,0.313854]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.437478,0.628055,0.628055,-2.28097,0.716853,-0.527011,0.305904,-0.195257]]}},"evaluation":{"calls":[0],"first":{"same":"4fcc8c2"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.01443,-0.430581,-0.490592,0.895278,-0.793497,0.494251,0.438058,-0.531365]]}}}},
   {"key":"LN-4","levels":{"same":"37f8ce9"},"seen":{"example":{"same":"4fdfd48"},"other_sizes":{"calls":[0,1,2],"first":{"same":"eea0ba7"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.09745,0.916484,-2.57901,1.16205,-1.20909,-2.23314,-2.88721,-0.555922]]}},"axes":{"same":"679fde8"},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.45457,0.210241,-0.726832,-1.84908,-1.38431,-0.0770508,-1.143,0.498571]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.783774,0.106623,0.00724621,-2.39761,-0.362781,1.56448,1.61041,0.305376]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.612717,0.779666,0.779666,-2.09998,0.501147,-0.606272,0.155596,-0.291945]]}},"evaluation":{"calls":[0],"first":{"same":"eea0ba7"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.844185,-0.572778,-0.883466,0.333399,-0.400027,1.05214,1.09172,-0.367564]]}}}},
   {"key":"LN-4","levels":{"same":"37f8ce9"},"seen":{"example":{"same":"4055666"},"other_sizes":{"calls":[0,1,2],"first":{"same":"0949a47"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.05347,0.969323,-2.45524,1.09301,-1.35643,-2.17614,-2.74368,-0.705063]]}},"axes":{"same":"366f101"},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.6984,0.209868,-0.813238,-2.66238,-0.806556,-0.14892,-1.34779,0.524669]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.802968,0.0166243,-0.0831216,-2.19679,-0.40425,1.57594,1.62141,0.216116]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.857015,0.891412,0.891412,-2.54303,0.390212,-0.858802,0.213584,-0.146351]]}},"evaluation":{"calls":[0],"first":{"same":"0949a47"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.2688,-0.333028,-0.597744,1.17551,-0.577401,0.617175,0.548268,-0.130933]]}}}},
   {"key":"LN-4","levels":{"same":"37f8ce9"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-1.41421,-0.707105,0.0,2.12132,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"9412ddc"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.983924,-0.561392,-2.71673,0.948798,-0.342336,-1.25335,-2.90165,0.0898101]]}},"axes":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[2.60238,-1.9708,-0.0157611,1.1176,-2.42214,-0.748048,-1.20357,0.504355]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.43237,0.198227,-0.612701,-1.49358,-1.10581,-1.13189,-0.998651,0.57666]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.632608,0.0248441,-1.3468e-17,-2.30473,0.101635,1.28703,1.33295,0.155276]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.44755,0.206079,0.968572,-2.01474,0.281017,0.161945,0.314319,-0.206079]]}},"evaluation":{"calls":[0],"first":{"same":"9412ddc"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.490896,-0.141669,-0.158849,0.294314,-1.20302,1.69537,0.587174,-1.09585]]}}}},
   {"key":"LN-4","levels":{"same":"37f8ce9"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.801783,-0.267261,0.267261,1.87083,-158.114,-158.114,-158.114,-158.114]]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"5836438"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.0504,4.396,-2.94151,1.56889,-1.28291,-2.25821,-3.02058,-0.791855]]}},"axes":{"calls":[1,2],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[2.63204,-2.82858,-0.406905,1.89264,-1.62107,-0.745655,-1.21384,0.302741]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.87675,0.271261,-0.805145,-1.9625,-1.66834,-0.0219481,-0.578292,0.367191]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.775564,0.110672,0.00726669,-2.40929,-0.37841,1.57299,1.61961,0.309981]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.317478,1.37403,0.804025,-2.01307,1.20759,-0.617739,0.196961,-0.277644]]}},"evaluation":{"calls":[0],"first":{"same":"5836438"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.313854,-0.381707,0.094543,0.46143,0.637817,0.329691,0.577938,-0.0981678]]}}}},
   {"key":"LN-5","levels":{"same":"a6a2229"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"cfe86f2"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.924443,0.601912,-1.61647,0.701488,0.0433961,-0.384406,-1.46707,-0.32229]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.152498,-0.864154,1.57581,-0.864154]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.21187,0.310013,-0.822688,0.230769,-1.18462,-1.32644,-0.965234,0.514792]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.250061,0.0312576,-1.6371e-17,-0.390384,0.0942344,0.191051,0.22162,0.191051]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.67283,0.440219,1.21071,-0.156412,0.601912,-0.553467,-0.427601,-0.237556]]}},"evaluation":{"calls":[0],"first":{"same":"cfe86f2"}},"gradient":{"same":"cffb8ee"}}},
   {"key":"LN-5","levels":{"same":"a6a2229"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"e6c6ede"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.524443,-0.198088,-3.51647,1.10149,-0.356604,-1.18441,-3.36707,0.0777095]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.1525,-0.864154,-0.12419,-0.864154]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.21187,0.310013,-0.822688,-1.46923,-1.18462,-0.326443,0.0347658,0.514792]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.749939,0.0312576,-1.6371e-17,-2.09038,0.0942344,1.19105,1.22162,0.191051]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.672831,0.440219,1.21071,-1.85641,0.601912,0.446533,0.572399,-0.237556]]}},"evaluation":{"calls":[0],"first":{"same":"e6c6ede"}},"gradient":{"same":"cffb8ee"}}},
   {"key":"LN-5","levels":{"same":"a6a2229"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"16eb494"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.34044,0.722294,-1.25277,0.841786,0.0629244,-0.461288,-1.13698,-0.386749]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.232559,-0.972173,2.4819,-0.712927]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.8481,0.255761,-0.678717,0.363462,-1.3327,-2.02283,-1.47198,0.424703]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.381343,0.0257875,-1.35061e-17,-0.614854,0.106014,0.291353,0.33797,0.157617]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.55107,0.36318,0.998833,-0.246349,0.677151,-0.844038,-0.652091,-0.195984]]}},"evaluation":{"calls":[0],"first":{"same":"16eb494"}},"gradient":{"same":"c623cf5"}}},
   {"key":"LN-5","levels":{"same":"a6a2229"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"49ef288"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.760442,-0.237706,-2.72527,1.32179,-0.517076,-1.42129,-2.60948,0.0932515]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.75756,-0.972173,-0.195599,-0.712927]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.3731,0.255761,-0.678717,-2.31404,-1.3327,-0.497825,0.0530179,0.424703]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.14366,0.0257875,-1.35061e-17,-3.29235,0.106014,1.81635,1.86297,0.157617]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.02607,0.36318,0.998833,-2.92385,0.677151,0.680962,0.872909,-0.195984]]}},"evaluation":{"calls":[0],"first":{"same":"49ef288"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.7521,-0.839857,5.26046,1.50617]]}}}},
   {"key":"LN-5","levels":{"same":"a6a2229"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"c45617e"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.00467,0.320382,1.22983,1.18208,0.476038,0.123119,1.09536,-0.251207]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.829996,-0.739154,-0.528067,-1.03915]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.94874,0.135013,-0.997688,0.413462,-1.05962,-2.12789,-1.40547,0.339792]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0248779,-0.143742,-0.175,0.848269,0.219234,0.907103,0.968239,0.0160513]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.82066,0.265219,1.03571,0.684488,0.726912,-0.581935,-0.330202,-0.412556]]}},"evaluation":{"calls":[0],"first":{"same":"c45617e"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0177848,-0.675628,0.34952,-0.131446,0.600581,-0.218248,0.167847,-0.300273]]}}}},
   {"key":"LN-5","levels":{"same":"a6a2229"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-2.13809,-1.06904,0.0,3.20713,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"cfdc4fa"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.86488,0.524206,-4.76924,1.94327,-0.293679,-1.64569,-4.50405,-0.309039]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.38506,-1.83633,2.35771,-1.57708]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[4.05997,0.565774,-1.5014,-1.10577,-2.51732,-2.34927,-1.43722,0.939495]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.368596,0.0570452,-2.98771e-17,-2.70524,0.200248,1.4824,1.55959,0.348669]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-3.2239,0.803399,2.20954,-2.10276,1.27906,-0.397505,-0.0796925,-0.43354]]}},"evaluation":{"calls":[0],"first":{"same":"cfdc4fa"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.72558,-0.0433101,0.959653,0.63239,-0.337731,2.23067,0.0868798,-1.16655]]}}}},
   {"key":"LN-5","levels":{"same":"a6a2229"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"82dca60"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.74044,1.52229,0.647234,0.441786,0.462924,0.338712,0.763019,-0.786749]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.767441,-0.972173,4.1819,-0.712927]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.8481,0.255761,-0.678717,2.06346,-1.3327,-3.02283,-2.47198,0.424703]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.38134,0.0257875,-1.35061e-17,1.08515,0.106014,-0.708647,-0.66203,0.157617]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-3.55107,0.36318,0.998833,1.45365,0.677151,-1.84404,-1.65209,-0.195984]]}},"evaluation":{"calls":[0],"first":{"same":"82dca60"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-1.6,-0.3,1.1,2.6]]}}}},
   {"key":"LN-5","levels":{"same":"a6a2229"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"1a5df3f"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.237547,-0.298407,-3.98577,0.984574,-0.370072,-1.12034,-3.793,0.131425]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.1,-0.768137,-0.699485,-1.04746]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.79467,0.375773,-0.997197,-1.55348,-1.053,0.130202,0.36706,0.62399]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.836026,0.037888,-1.98437e-17,-1.94786,0.0837639,1.12528,1.14532,0.231577]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.0969382,0.533598,1.46752,-1.79931,0.535033,0.637071,0.719606,-0.287947]]}},"evaluation":{"calls":[0],"first":{"same":"1a5df3f"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.821989,-0.612122,-0.0487746,0.207945,-0.360454,0.539894,-0.055042,-0.490953]]}}}},
   {"key":"LN-5","levels":{"same":"a6a2229"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"c2b4883"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.975109,0.668665,-3.21453,1.29668,-0.63,-1.42719,-3.04206,-0.120623]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.16661,-0.749781,1.80491,-1.02428]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.9874,-0.124005,-0.975127,0.123077,-1.11881,0.15232,0.136115,0.222004]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.717118,-0.00703297,-0.0158546,-2.30165,0.0628229,1.43178,1.47839,0.11081]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2772.7,-924.389,-539.96,1347.2,903.68,1584.95,1497.03,-499.089]]}},"evaluation":{"calls":[0],"first":{"same":"c2b4883"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.38059,0.153527,0.706759,0.398457,0.86693,0.677997,0.421096,-0.575003]]}}}},
   {"key":"PS6-not-centred","levels":{"same":"bc711e8"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.534522,1.06904,1.60357,3.20713,632.456,632.456,632.456,632.456]]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"2d27f06"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.05215,4.40052,-2.94003,1.57118,-1.28094,-2.2567,-3.01949,-0.789996]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[3.94575,1.02936,3.58405,0.754864]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[6.15749,2.04609,0.718642,2.66154,0.59231,2.39069,1.2944,1.38028]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.904664,0.180513,0.0747431,-2.27869,-0.282703,1.69925,1.74586,0.378282]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[8057.0,4359.91,2551.23,3693.53,8127.71,4603.61,4347.84,2351.73]]}},"evaluation":{"calls":[0],"first":{"same":"2d27f06"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.23056,0.0566883,-1.22802,0.377979,3.52231,-1.03102,1.0618,-0.463215]]}}}},
   {"key":"PS6-not-centred","levels":{"same":"bc711e8"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.282843,0.565685,0.848528,1.69706,0.999999,0.999999,0.999999,0.999999]]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"e8ef241"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.04786,0.54606,-2.90293,1.5294,-1.1383,-1.92117,-3.0192,-0.588899]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.44335,0.504362,0.889056,0.369865]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.15848,0.856313,0.36536,-0.101389,0.29886,1.56726,1.19239,0.902009]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.906298,0.17742,0.0744382,-2.27853,-0.267202,1.6755,1.72054,0.365436]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.52452,0.825069,0.825323,-0.125105,1.12509,2.52472,2.52477,0.824931]]}},"evaluation":{"calls":[0],"first":{"same":"e8ef241"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.138875,0.10709,-0.517104,0.107429,-0.510551,0.446174,0.433543,-0.342983]]}}}},
   {"key":"PS6-not-centred","levels":{"same":"bc711e8"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.571427,-0.285713,0.0,0.85714,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"957f6ba"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.632635,0.93903,-3.42835,1.42696,-0.345386,-1.17331,-2.92648,0.0164758]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.23643,-0.988362,0.82323,-0.724799]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.0834,0.288324,-0.656909,-1.14083,-1.40333,-0.676976,0.052795,0.273292]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-118.199,8.06058,-4.07874e-15,-189.958,33.3004,90.0615,104.311,48.1808]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-3.49211,0.639515,1.02919,-1.89266,1.63034,0.150642,0.380367,-0.186229]]}},"evaluation":{"calls":[0],"first":{"same":"957f6ba"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.68177,0.663182,1.70721,0.368945,1.71755,1.07105,-0.0461145,-0.358881]]}}}},
   {"key":"PS6-not-centred","levels":{"same":"bc711e8"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-1.33332,-0.666662,0.0,1.99999,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"0d9183c"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.04999,0.0571184,-3.42127,1.42221,-0.323685,-1.33647,-3.33927,-0.0656661]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.26911,-1.12499,1.17203,-0.82499]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.11532,0.292742,-0.738158,-1.28913,-1.60714,-1.03333,-0.475806,0.425806]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.97561,0.20122,-5.5214e-17,-4.63157,0.9375,2.36649,2.58513,0.739247]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.04994,0.434201,1.27129,-1.98636,0.803548,-0.0166543,0.215723,-0.235712]]}},"evaluation":{"calls":[0],"first":{"same":"0d9183c"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.00778,1.38555,1.16986,0.19862,-1.1516,1.47762,0.0854347,-0.573362]]}}}},
   {"key":"PS6-not-centred","levels":{"same":"bc711e8"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-3.74166,-1.87083,0.0,5.61249,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"b1be4aa"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.85866,-0.675397,-2.74171,0.965583,-0.316467,-1.50433,-3.29494,0.00672121]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.225,-0.940587,0.701264,-0.689764]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.45422,0.201252,-0.724531,-1.54644,-1.20193,-1.94321,-2.55484,1.02566]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.999996,2.63936e-07,-1.48094e-22,-1.70001,1.07445e-06,1.0,1.0,1.6868e-06]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.177255,0.117129,0.940786,-2.10278,0.116815,0.166504,0.277802,-0.217054]]}},"evaluation":{"calls":[0],"first":{"same":"b1be4aa"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.21555,-0.323964,-1.3103,0.227092,-2.69949,2.18367,0.962743,-1.86419]]}}}},
   {"key":"PS6-not-centred","levels":{"same":"bc711e8"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.534522,-0.267261,0.0,0.801783,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"cea87d2"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.270222,-0.438845,-2.52639,0.820895,-0.368538,-1.03064,-2.46849,0.206625]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.11628,-0.486089,-0.459044,-0.356465]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.97151,0.134448,-0.351947,-1.49962,-0.695913,-0.038533,0.252307,0.215728]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.631149,0.0249428,-1.2013e-17,-2.26422,0.103957,1.26633,1.30894,0.144079]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.275548,0.181592,0.499418,-1.82317,0.338583,0.57798,0.673953,-0.0979922]]}},"evaluation":{"calls":[0],"first":{"same":"cea87d2"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.44594,0.104607,0.334037,0.187198,-0.0483881,0.684176,0.0459235,-0.316225]]}}}},
   {"key":"PS6-not-centred","levels":{"same":"bc711e8"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.534522,0.0,0.534522,2.13809,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"01dbe17"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.49896,0.066753,-3.12913,1.27839,0.60679,-0.508661,-2.94952,0.4]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.55039,0.0,2.14294,0.0]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.063,0.372016,0.0,-1.7,-1.06616,-0.264266,0.901868,1.16793]]}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.570989,0.0,0.1744,-2.27869,0.176689,1.2797,1.32632,0.151313]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-1.95387,0.145272,0.850071,-1.7,0.812581,1.0,1.0,0.156787]]}},"evaluation":{"calls":[0],"first":{"same":"01dbe17"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.356849,-0.422634,2.35177,0.329248,1.35499,0.389573,0.945751,-0.401324]]}}}},
   {"key":"PS6-not-centred","levels":{"same":"bc711e8"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-2.0,-1.0,0.0,3.0,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"ba3ff39"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[1.34,-0.5,-2.92687,1.09,-0.3275,-1.37,-3.15937,0.01]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.22875,-0.95625,0.74125,-0.70125]]}},"eps":{"calls":[0,1,2],"first":{"same":"ba3ff39"}},"nearly_constant":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.99878,8.25e-05,-4.47233e-20,-1.70201,0.0003375,1.00095,1.00111,0.000515625]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.44875,0.20625,0.969375,-2.015,0.28125,0.16125,0.31375,-0.20625]]}},"evaluation":{"calls":[0],"first":{"same":"ba3ff39"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.36375,-0.10875,-0.3375,0.30625,-1.55062,1.73438,0.38625,-1.09375]]}}}},
   {"key":"PR-7","levels":{"same":"b38205e"},"seen":{"other_sizes":{"same":"e619050"},"equal_sizes":{"same":"addcaf4"},"axes":{"same":"e619050"},"eps":{"same":"e619050"},"nearly_constant":{"calls":[0,1],"first":{"same":"0a454f0"}},"precision":{"same":"addcaf4"},"evaluation":{"same":"addcaf4"},"parameters":{"calls":[0,1],"first":"plain scale"},"gradient":{"same":"addcaf4"},"device":{"same":"addcaf4"}}},
   {"key":"PR-7","levels":{"same":"b38205e"},"seen":{"parameters":{"calls":[0,1],"first":"frozen scale"},"gradient":{"same":"a8ac04b"}}},
   {"key":"PR-7","levels":{"same":"b38205e"},"seen":{"other_sizes":{"same":"dec80f8"},"equal_sizes":{"same":"d65ce73"},"axes":{"same":"dec80f8"},"eps":{"same":"dec80f8"},"nearly_constant":{"calls":[0,1],"first":{"same":"fc3842f"}},"precision":{"same":"d65ce73"},"evaluation":{"same":"d65ce73"},"parameters":{"same":"e03a88f"},"gradient":{"same":"d65ce73"},"device":{"same":"d65ce73"}}},
   {"key":"PR-7","levels":{"same":"b38205e"},"seen":{"parameters":{"calls":[0,1],"first":"frozen shift"},"gradient":{"same":"c623cf5"}}},
   {"same":"ae955e8"},
   {"same":"9a81717"},
   {"same":"ae955e8"},
   {"same":"17c6c52"},
   {"same":"17c6c52"},
   {"key":"PR-8","levels":{"same":"a0e53ae"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.438895,-0.131216,-0.34312,0.539268,-1.73161,1.48995,0.253859,-0.718856]]}}}},
   {"key":"PR-8","levels":{"same":"a0e53ae"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.22673,-0.45592,-0.0791753,0.389803,1.00667,0.795457,0.539592,-0.184705]]}}}},
   {"key":"PS6-norm-parameters","levels":{"same":"27fbdd6"},"seen":{"other_sizes":{"same":"d57ccce"},"equal_sizes":{"same":"ed21177"},"axes":{"same":"d57ccce"},"eps":{"same":"d57ccce"},"nearly_constant":{"calls":[0,1],"first":{"same":"ac82c2c"}},"precision":{"same":"ed21177"},"evaluation":{"same":"ed21177"},"parameters":{"same":"e03a88f"},"gradient":{"same":"ed21177"},"device":{"same":"ed21177"}}},
   {"key":"PS6-norm-parameters","levels":{"same":"27fbdd6"},"seen":{"other_sizes":{"same":"6489f5e"},"equal_sizes":{"same":"c995aaa"},"axes":{"same":"6489f5e"},"eps":{"same":"6489f5e"},"nearly_constant":{"calls":[0,1],"first":{"same":"51d08d3"}},"precision":{"same":"c995aaa"},"evaluation":{"same":"c995aaa"},"parameters":{"same":"e03a88f"},"gradient":{"same":"c995aaa"},"device":{"same":"c995aaa"}}},
   {"key":"PS6-norm-parameters","levels":{"same":"27fbdd6"},"seen":{"other_sizes":{"same":"71cf3c0"},"equal_sizes":{"same":"4e48b46"},"axes":{"same":"c044fc9"},"eps":{"same":"c044fc9"},"nearly_constant":{"same":"71cf3c0"},"precision":{"same":"4e48b46"},"evaluation":{"same":"4e48b46"},"parameters":{"calls":[0,1],"first":"shape scale [1]"},"gradient":{"same":"4e48b46"},"device":{"same":"4e48b46"}}},
   {"key":"PS6-norm-parameters","levels":{"same":"27fbdd6"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[1,2,4]],"numbers":[[-1.06904,-0.534522,0.0,1.60357,0.0,0.0,0.0,0.0]]}},"other_sizes":{"same":"8c1e0c1"},"equal_sizes":{"same":"62a0abb"},"axes":{"same":"8c1e0c1"},"eps":{"same":"8c1e0c1"},"nearly_constant":{"calls":[0,1],"first":{"same":"5fdc112"}},"precision":{"same":"62a0abb"},"evaluation":{"same":"62a0abb"},"parameters":{"calls":[0,1],"first":"shape scale [1, 1, 4]"},"gradient":{"same":"62a0abb"},"device":{"same":"62a0abb"}}},
   {"key":"PS6-norm-parameters","levels":{"same":"27fbdd6"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":{"same":"fe26421"}}}}},
   {"key":"PS6-norm-parameters","levels":{"same":"27fbdd6"},"seen":{"example":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.0690434,0.465478,1.0,2.60357,1.0,1.0,1.0,1.0]]}}}},
   {"same":"a9c0ecb"},
   {"same":"a9c0ecb"},
   {"key":"LN-9","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"raised":["RuntimeError","one of the variables needed for gradient computation has been modified by an inplace operation: [torch.DoubleTensor [2, 3, 4]] is at version 2; expected version 0 instead. Hint: enable anomaly detection to find the operation that failed to compute its gradient, with torch.autograd.set_detect_anomal…"]}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"PS6-running-statistics","levels":{"same":"f172114"},"seen":{"same":"8fdc7aa"}},
   {"key":"PS6-running-statistics","levels":{"same":"f172114"},"seen":{"evaluation":{"calls":[0],"first":{"raised":["TypeError","sqrt(): argument 'input' (position 1) must be Tensor, not float"]}}}},
   {"key":"PS6-running-statistics","levels":{"same":"f172114"},"seen":{"evaluation":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[3.0,2.2,0.9,1.8,0.5,1.1,0.3,2.6]]}}}},
   {"key":"PS6-axes-in-front","levels":{"same":"0a5b750"},"seen":{"example":{"calls":[0],"first":{"same":"d608637"}},"axes":{"same":"ed5f1a0"}}},
   {"key":"PS6-axes-in-front","levels":{"same":"0a5b750"},"seen":{"example":{"calls":[0],"first":{"raised":["IndexError","Dimension out of range (expected to be in range of [-2, 1], but got 2)"]}},"axes":{"calls":[0,1,2],"first":{"raised":["IndexError","Dimension out of range (expected to be in range of [-1, 0], but got 2)"]}}}},
   {"key":"PS6-axes-in-front","levels":{"same":"0a5b750"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"6f90e6b"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[16,4]],"numbers":[[0.940442,-0.0777058,-3.15277,1.24179,-0.337076,-1.26129,-3.03698,0.0132515]]}},"axes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[1,4]],"numbers":[[1.23256,-0.972173,0.781901,-0.712927]]}},"eps":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[2.8481,0.255761,-0.678717,-1.33654,-1.3327,-1.02283,-0.471982,0.424703]]}},"nearly_constant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[0.618657,0.0257875,-1.35061e-17,-2.31485,0.106014,1.29135,1.33797,0.157617]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[-1.55107,0.36318,0.998833,-1.94635,0.677151,0.155962,0.347909,-0.195984]]}},"evaluation":{"calls":[0],"first":{"same":"6f90e6b"}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS6-axes-in-front","levels":{"same":"0a5b750"},"seen":{"example":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (2) at non-singleton dimension 1"]}},"other_sizes":{"same":"9b141ef"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[0.940442,1.85584,-6.84471,2.17232,-2.0363,-2.45215,-3.62551,0.0132515]]}},"axes":{"calls":[1,2],"first":{"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 1"]}},"eps":{"same":"9b141ef"},"nearly_constant":{"calls":[0,1],"first":{"same":"3e32e5b"}},"precision":{"same":"40f340b"},"evaluation":{"same":"40f340b"},"gradient":{"same":"40f340b"}}},
   {"same":"17fcf09"},
   {"same":"17fcf09"},
   {"same":"b24fe5d"},
   {"same":"b24fe5d"}
  ]
 },
 "FeedForward": {
  "id": "6.4",
  "assignment": "ps6_transformer_block",
  "name": "FeedForward",
  "names": ["FeedForward"],
  "title": {"fr":"Le réseau à propagation avant","en":"The feed-forward network"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"table","kind":"values","fact":{"fr":"Le tableau des activations est retrouvé, ligne par ligne.","en":"The table of activations is found again, line by line."},"tolerance":1e-06,"calls":[{"args":{"same":"06b98b4"},"construct":[1,1],"state":{"same":"0503559"},"expected":{"tensor":[[-0.004049694095],[-0.1586552539],[0.0],[0.8413447461],[2.995950306]],"dtype":"float64"}},{"args":{"same":"06b98b4"},"construct":[1,1],"options":{"activation":"gelu_tanh"},"state":{"same":"0503559"},"expected":{"tensor":[[-0.003637392082],[-0.1588080094],[0.0],[0.8411919906],[2.996362608]],"dtype":"float64"}},{"args":{"same":"06b98b4"},"construct":[1,1],"options":{"activation":"relu"},"state":{"same":"0503559"},"expected":{"tensor":[[0.0],[0.0],[0.0],[1.0],[3.0]],"dtype":"float64"}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 phrases de 3 jetons de taille 4, et 7 composantes au milieu ; de taille 3, et 2 composantes au milieu.","en":"2 sentences of 3 tokens of size 4, and 7 components in the middle; of size 3, and 2 components in the middle."},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4,7],"state":{"same":"abf51fe"},"expected":{"same":"56c6537"}},{"args":[{"tensor":[[[1.3,-0.3,1.5],[-1.5,-1.1,-1.4]],[[1.7,0.0,1.7],[-1.4,-1.1,-1.5]],[[1.5,-0.3,1.3],[-1.9,-1.7,1.9]],[[0.7,-1.2,0.3],[1.1,1.2,0.6]],[[-0.7,1.4,-1.3],[-0.6,-0.6,-1.3]]],"dtype":"float64"}],"construct":[3,2],"state":{"linear1.weight":{"tensor":[[-1.7,-1.3,-1.6],[1.5,-0.2,1.5]],"dtype":"float64"},"linear1.bias":{"tensor":[1.3,-0.4],"dtype":"float64"},"linear2.weight":{"tensor":[[-0.4,-0.8],[-1.9,0.4],[2.0,-1.2]],"dtype":"float64"},"linear2.bias":{"tensor":[1.2,1.4,0.9],"dtype":"float64"}},"expected":{"tensor":[[[-1.885780747,2.953622336,-3.741958312],[-1.807989312,-12.88800534,15.94001603]],[[-2.559981036,3.280064399,-4.740063026],[-1.803989312,-12.86900534,15.92001603]],[[-1.885895042,2.953079433,-3.741386836],[-0.2569887212,-5.640668035,8.333479885]],[[-0.1956854538,-0.1087163062,1.538402051],[-0.2838772579,2.148432706,-1.333856173]],[[0.1036210599,-3.809602397,6.384126283],[-0.8698111952,-8.443093196,11.26328171]]],"dtype":"float64"}}]},
   {"name":"activations","kind":"values","fact":{"fr":"Chaque activation, par son nom, avec les mêmes poids.","en":"Each activation, by its name, with the same weights."},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4,7],"options":{"activation":"gelu"},"state":{"same":"abf51fe"},"expected":{"same":"56c6537"}},{"args":{"same":"2d153ee"},"construct":[4,7],"options":{"activation":"gelu_tanh"},"state":{"same":"abf51fe"},"expected":{"tensor":[[[-10.74585228,25.62299963,10.20639942,-18.54036151],[-2.694410774,24.93239685,8.566926551,-25.29633346],[-8.212245527,24.75411828,6.267953343,-21.33096073]],[[-13.78334742,22.82703298,9.013555557,-14.39074978],[1.752630698,38.22575761,14.74458253,-37.79455885],[12.96652141,24.12047408,8.983230879,-27.41910635]]],"dtype":"float64"}},{"args":{"same":"2d153ee"},"construct":[4,7],"options":{"activation":"relu"},"state":{"same":"abf51fe"},"expected":{"tensor":[[[-10.649,25.484,10.112,-18.553],[-2.84,24.954,8.414,-25.072],[-8.537,24.96,6.43,-21.323]],[[-13.449,22.546,8.81,-14.477],[1.804,38.228,14.736,-37.84],[12.82,24.24,8.914,-27.5]]],"dtype":"float64"}}]},
   {"name":"equal_sizes","kind":"values","fact":{"same":"918adf9"},"tolerance":1e-06,"calls":[{"args":{"same":"3832e2d"},"construct":[4,4],"state":{"linear1.weight":{"tensor":{"same":"833e005"},"dtype":"float64"},"linear1.bias":{"same":"1b24af2"},"linear2.weight":{"tensor":[[0.2,1.8,-1.4,-1.2],[-1.7,1.2,-0.7,0.8],[1.6,1.7,1.1,-0.2],[1.9,-0.8,-0.1,-0.1]],"dtype":"float64"},"linear2.bias":{"tensor":[-0.5,1.7,-0.9,-0.1],"dtype":"float64"}},"expected":{"tensor":[[[-3.411685243,-7.851795976,9.089493604,8.778424682],[6.675159717,11.3614702,8.144521336,-5.361030162],[-17.53519494,-6.905320294,12.53291671,-1.468331903],[-5.243496981,5.090348263,-1.284698631,-0.7027073862]],[[-5.65833321,1.285269544,1.3860756,-0.4906158811],[3.710979225,5.758124393,3.704042736,-2.518919419],[-8.419813838,2.80119612,0.8020005917,-0.8201645697],[-2.208246777,3.026719816,-1.338259223,-0.2450898833]],[[-17.03598418,-6.621376869,12.11936896,-1.389420021],[-0.4259159062,1.669608585,-0.904968724,-0.09901415758],[-5.726013017,-1.152898551,3.379237167,-0.4645718268],[-3.468588,5.672344367,-0.2320546406,-1.136380245]],[[-14.43025825,-4.837169158,9.471391382,-1.037569957],[-1.999099356,2.139585935,-0.7043113032,-0.2935295639],[-4.115183432,-1.52491908,3.282072939,0.8926619018],[-4.652749961,3.63874152,-1.262329964,0.2976405017]]],"dtype":"float64"}}]},
   {"name":"axes","kind":"values","fact":{"same":"5d809ba"},"tolerance":1e-06,"calls":[{"args":{"same":"a6d06b5"},"construct":[4,7],"state":{"same":"abf51fe"},"expected":{"tensor":{"same":"02fd14c"},"dtype":"float64"}},{"args":{"same":"1dcfd5c"},"construct":[4,7],"state":{"same":"abf51fe"},"expected":{"tensor":{"same":"5115c49"},"dtype":"float64"}},{"args":{"same":"6a8d733"},"construct":[4,7],"state":{"same":"abf51fe"},"expected":{"tensor":[[[[6.656317393,1.562234274,-1.027168785,-3.200069957],[-12.53143245,15.68954893,0.916317085,-6.679850836],[2.46852136,5.751934093,4.488085209,-6.626847905]]],[[[2.637417568,11.22842032,5.160831845,-11.82720089],[-0.8949022429,9.626801056,3.008082875,-10.52320382],[-0.5341680429,5.663302314,3.427654544,-5.250947418]]]],"dtype":"float64"}}]},
   {"name":"precision","kind":"values","fact":{"same":"f6d2a95"},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[[5003.0,-6999.3,3001.8,9002.2],[5001.9,-6999.1,3003.3,9000.9],[5001.9,-6997.8,3001.8,9000.7]],[[5003.0,-6999.5,3001.4,9001.6],[5001.1,-6996.0,3002.1,9003.6],[5000.3,-6999.6,3003.9,9002.6]]],"dtype":"float64"}],"construct":[4,7],"state":{"linear1.weight":{"same":"720aa0e"},"linear1.bias":{"tensor":[-1500.0,-2400.0,-10200.0,-300.0,6800.0,-13500.0,-24300.0],"dtype":"float64"},"linear2.weight":{"same":"f885f79"},"linear2.bias":{"same":"e0e4ee8"}},"expected":{"tensor":[[[-12.64506627,19.61173554,9.919205039,-15.75359702],[-6.572380797,21.49535448,8.118767606,-21.04194425],[-8.323819129,18.66615697,4.694099855,-18.39627384]],[[-15.82662736,16.55201957,8.471681378,-11.25967556],[0.8812880839,33.86588076,12.95139335,-34.10715114],[11.84775212,20.37195741,7.456743409,-23.71208337]]],"dtype":"float64"}}]},
   {"name":"evaluation","kind":"values","fact":{"same":"9e090a2"},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4,7],"state":{"same":"abf51fe"},"evaluation":true,"expected":{"same":"56c6537"}}]},
   {"name":"parameters","kind":"parameters","fact":{"fr":"La couche a les poids et les biais de `linear1` et de `linear2`, qui apprennent.","en":"The layer has the weights and the biases of `linear1` and `linear2`, which learn."},"tolerance":1e-06,"calls":[{"args":[],"construct":[4,7],"expected":{"linear1.weight":[7,4],"linear1.bias":[7],"linear2.weight":[4,7],"linear2.bias":[4]}},{"args":[],"construct":[3,2],"options":{"activation":"relu"},"expected":{"linear1.weight":[2,3],"linear1.bias":[2],"linear2.weight":[3,2],"linear2.bias":[3]}}]},
   {"name":"raises","kind":"raises","fact":{"fr":"Une activation inconnue est refusée à la construction.","en":"An unknown activation is refused at construction."},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4,7],"options":{"activation":"tanh"},"raises":"ValueError"},{"args":{"same":"2d153ee"},"construct":[4,7],"options":{"activation":"GELU"},"raises":"ValueError"},{"args":{"same":"2d153ee"},"construct":[4,7],"options":{"activation":"silu"},"raises":"ValueError"}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient remonte jusqu'à `x` et à tous les poids.","en":"The gradient goes back to `x` and to every weight."},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4,7],"state":{"same":"abf51fe"},"upstream":{"same":"969c449"},"expected":[{"tensor":[[[7.857375538,11.09623977,4.032412222,-0.6009131834],[3.617815582,-0.9546063785,-1.943650722,-1.372279407],[0.6388739293,4.424538024,4.709854019,3.019602332]],[[-14.96080924,-7.519440845,-2.212971964,4.313238021],[-2.264208832,-2.127950836,-0.1203316753,-2.628270278],[-1.294261588,9.143406082,7.809736511,3.869006121]]],"dtype":"float64"},{"tensor":[[2.950894436,-0.4096128319,0.8059421692,0.6539906831],[1.157,-2.523,7.207,-0.28],[8.270630064,3.342879814,17.33778415,12.82565797],[-0.8459078514,-4.090172674,-0.2479647218,-3.130844892],[2.88544858,7.637781253,5.936319758,8.51092015],[-7.33987758,-0.8433190057,-1.546324168,-3.935535173],[-1.05285067,-1.276574323,-9.118436075,-6.70262214]],"dtype":"float64"},{"tensor":[0.850538333,1.46,6.172904264,-0.9145206191,2.153676089,-2.162597351,-2.381143595],"dtype":"float64"},{"tensor":[[0.9638865656,15.039,11.91877199,3.931325878,3.941198769,3.071692741,2.256441572],[-0.1216818519,0.666,4.524831908,2.408817274,-2.039590946,1.605557853,3.913679556],[0.2777632616,-19.48,-13.37778092,-1.453627918,-6.311584881,-1.449037141,1.756085033],[0.6201270274,-27.851,-19.37786053,0.4487176594,-10.76311539,0.9364600077,-1.778168764]],"dtype":"float64"},{"same":"7218849"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"d0c5ece"},{"args":{"same":"7be3eea"},"construct":[4,7],"state":{"same":"abf51fe"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"932fcea"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"932fcea"}}
  ],
  "mistakes": [
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"same":"36a0fe1"},"other_sizes":{"same":"eccc4a9"},"activations":{"same":"16be294"},"equal_sizes":{"same":"4a689ab"},"axes":{"same":"e852b5c"},"precision":{"same":"580057a"},"evaluation":{"same":"16be294"},"gradient":{"same":"1fc9f9b"}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.142278,-0.268941,0.0,0.731059,2.85772]]}},"other_sizes":{"calls":[0,1],"first":{"same":"af3e97b"}},"activations":{"same":"da5c755"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.12699,-6.6937,1.08054,-0.976641,-0.146616,5.51102,-1.05581,0.27308]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-2.63835,24.7858,8.83489,-25.372]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.258,-15.4829,-21.0748,4.65555,15.8805,1.07014,12.178,-23.6265]]}},"evaluation":{"same":"da5c755"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[8.27031,-0.561226,-1.57782,4.90235,-8.34397,-1.63757,-1.1784,3.64585]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"same":"2e3dbdf"},"other_sizes":{"same":"47a5da9"},"activations":{"same":"d97aa50"},"equal_sizes":{"same":"4c1c241"},"axes":{"same":"222a90e"},"precision":{"same":"47fe513"},"evaluation":{"same":"d97aa50"},"gradient":{"same":"f2295a2"}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"same":"663b5e7"}},"other_sizes":{"same":"fb86590"},"activations":{"same":"98c8afd"},"equal_sizes":{"same":"c543970"},"axes":{"same":"ff9ed22"},"precision":{"same":"3c34bf4"},"evaluation":{"same":"98c8afd"},"gradient":{"same":"d9f881e"}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.950213,-0.632121,0.0,1.0,3.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"1bd8dab"}},"activations":{"same":"018e3f1"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.80828,-7.19208,-1.87616,-1.53949,-0.118353,8.25552,-3.59269,0.824839]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-3.31386,25.2194,9.46727,-25.458]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.7688,-15.7428,-21.498,6.59541,17.2921,1.64215,13.0625,-23.9146]]}},"evaluation":{"same":"018e3f1"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.734,-1.262,-1.96754,4.53865,-10.0441,-3.55059,-1.43409,3.91009]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[0.0485874,0.313262,0.693147,1.31326,3.04859]]}},"other_sizes":{"calls":[0,1],"first":{"same":"4d79fda"}},"activations":{"same":"f7a7ea6"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.0822,-6.92049,1.48524,-0.477294,-0.704441,6.25387,0.135794,0.96896]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-4.13568,25.1752,8.65389,-24.5821]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-11.7674,-15.6336,-20.7217,5.52702,16.581,0.383072,10.5097,-23.921]]}},"evaluation":{"same":"f7a7ea6"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.2589,-0.349464,-1.80676,4.62514,-8.59247,-1.98984,-1.52345,4.04217]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.145647,-0.303401,0.0,0.865098,2.98654]]}},"other_sizes":{"calls":[0,1],"first":{"same":"53a1933"}},"activations":{"same":"bb6c431"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.47077,-6.68658,1.22786,-1.03088,-0.122953,5.73769,-1.02541,0.400141]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-2.66142,24.9006,8.82843,-25.5191]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.648,-15.7299,-21.2502,4.8123,16.6731,1.03247,12.1002,-23.7444]]}},"evaluation":{"same":"bb6c431"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.89926,-0.746765,-1.54741,4.6865,-8.32489,-2.044,-1.26145,3.84479]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"same":"5224ba4"}},"other_sizes":{"calls":[0,1],"first":{"same":"0c2b729"}},"activations":{"same":"53d38b2"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.4856,-6.95267,1.23545,-0.71776,-0.51332,6.03452,-0.63669,0.48662]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-2.86999,24.9688,8.43468,-25.0626]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.7472,-15.7272,-20.928,4.92753,16.615,0.74151,11.4413,-23.7951]]}},"evaluation":{"same":"53d38b2"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.734,-1.262,-1.46198,4.71329,-6.5232,-3.68197,-1.36695,3.90683]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[0.0474259,0.268941,0.5,0.731059,0.952574]]}},"other_sizes":{"calls":[0,1],"first":{"same":"ef4ca77"}},"activations":{"same":"395f66c"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-1.52765,0.969832,-0.0289332,-0.0776871,-0.691641,3.34758,-0.166947,0.647869]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-1.04378,3.72243,2.24029,-4.146]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.06668,-3.65776,-4.20649,2.68085,3.98396,-0.357169,0.71001,-3.57186]]}},"evaluation":{"same":"395f66c"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.415526,-0.518663,-0.259017,-0.115174,-1.23583,-0.829471,0.0319225,-0.120079]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.995055,-0.761594,0.0,0.761594,0.995055]]}},"other_sizes":{"calls":[0,1],"first":{"same":"6a89241"}},"activations":{"same":"95ac47f"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-2.62165,0.822109,-3.30317,-1.28,0.0405431,5.80771,-3.7564,1.03118]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.51653,3.8389,3.35431,-5.19405]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-3.17444,-3.82894,-5.13024,4.24887,5.6904,0.947622,3.05604,-3.84479]]}},"evaluation":{"same":"95ac47f"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.241308,-1.84842,-0.533825,-0.340975,-4.44632,-3.14698,0.020786,-0.037237]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"same":"0dd28aa"}},"other_sizes":{"calls":[0,1],"first":{"same":"aff5121"}},"activations":{"same":"f1154df"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.38797,-6.88048,1.3603,-0.824213,-0.392599,5.67443,-0.73122,0.305318]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-2.69435,24.9239,8.57094,-25.2895]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.6369,-15.7122,-21.0465,4.68642,16.4978,0.878003,11.8382,-23.7107]]}},"evaluation":{"same":"f1154df"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.90589,-0.63544,-1.40735,4.74037,-7.51581,-2.18161,-1.28237,3.83946]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[1],"first":{"same":"20427a0"}},"activations":{"calls":[1],"first":{"same":"7195065"}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[1],"first":{"same":"0dd28aa"}},"activations":{"calls":[1],"first":{"same":"aff5121"}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[1],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[-0.0247979,-0.168574,0.0,0.831426,2.9752]]}},"activations":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10.611,-18.5549,-25.3131,6.25416,22.6992,1.70128,13.0602,-27.405]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[-3.31357e-05,-0.0786496,0.0,0.92135,2.99997]]}},"other_sizes":{"calls":[0,1],"first":{"same":"a0246b0"}},"activations":{"same":"d0bfb08"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.47625,-6.9595,1.39445,-0.735627,-0.492403,5.76807,-0.619084,0.342172]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-2.7459,24.9549,8.44155,-25.151]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.7732,-15.7002,-20.9545,4.73706,16.7028,0.810895,11.5884,-23.778]]}},"evaluation":{"same":"d0bfb08"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.66837,-0.701942,-1.38166,4.72757,-7.10899,-2.28213,-1.35223,3.89534]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[0.0013499,0.158655,0.5,0.841345,0.99865]]}},"other_sizes":{"calls":[0,1],"first":{"same":"cd46772"}},"activations":{"same":"511579d"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-1.77601,1.07181,0.000804015,-0.215839,-0.536696,3.50661,-0.259591,0.815813]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.987555,3.72028,2.39184,-4.34822]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-2.25804,-3.72429,-4.35365,2.83273,4.51789,-0.269844,0.781395,-3.69179]]}},"evaluation":{"same":"511579d"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.12899,-0.749619,-0.302772,-0.212018,-1.85663,-1.19082,0.0143362,-0.0216463]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0,1],"first":{"same":"b0316da"}},"other_sizes":{"same":"eccc4a9"},"activations":{"same":"eccc4a9"},"equal_sizes":{"same":"4a689ab"},"axes":{"same":"e852b5c"},"precision":{"same":"580057a"},"evaluation":{"same":"16be294"},"gradient":{"same":"1fc9f9b"}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"activations":{"calls":[2],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-9.213,-14.963,-20.992,3.553,20.341,-1.261,7.193,-16.075]]}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[2],"first":{"same":"5224ba4"}},"activations":{"calls":[2],"first":{"same":"0c2b729"}}}},
   {"key":"BK-9","levels":{"same":"d1fddc8"},"seen":{"table":{"calls":[0,1,2],"first":{"same":"663b5e7"}},"other_sizes":{"same":"fb86590"},"activations":{"calls":[0,1,2],"first":{"same":"bdf9957"}},"equal_sizes":{"same":"c543970"},"axes":{"same":"ff9ed22"},"precision":{"same":"3c34bf4"},"evaluation":{"same":"98c8afd"},"gradient":{"same":"d9f881e"}}},
   {"key":"BK-9","levels":{"same":"d4d1c6c"},"seen":{"table":{"calls":[1,2],"first":{"same":"20427a0"}},"activations":{"calls":[1,2],"first":{"same":"7195065"}}}},
   {"key":"BK-9","levels":{"same":"d4d1c6c"},"seen":{"table":{"calls":[0,1],"first":{"same":"f07b0bf"}},"other_sizes":{"same":"47a5da9"},"activations":{"same":"47a5da9"},"equal_sizes":{"same":"4c1c241"},"axes":{"same":"222a90e"},"precision":{"same":"47fe513"},"evaluation":{"same":"d97aa50"},"gradient":{"same":"f2295a2"}}},
   {"key":"BK-9","levels":{"same":"d4d1c6c"},"seen":{"table":{"same":"2e3dbdf"},"other_sizes":{"same":"47a5da9"},"equal_sizes":{"same":"4c1c241"},"axes":{"same":"222a90e"},"precision":{"same":"47fe513"},"evaluation":{"same":"d97aa50"},"gradient":{"same":"f2295a2"}}},
   {"key":"BK-9","levels":{"same":"d4d1c6c"},"seen":{"table":{"same":"36a0fe1"},"other_sizes":{"same":"eccc4a9"},"equal_sizes":{"same":"4a689ab"},"axes":{"same":"e852b5c"},"precision":{"same":"580057a"},"evaluation":{"same":"16be294"},"gradient":{"same":"1fc9f9b"}}},
   {"key":"BK-10","levels":{"same":"fcde680"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"0cc0ded"}},"activations":{"calls":[0,1,2],"first":{"same":"0cc0ded"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-0.000234431,0.0,0.0,-0.0258856,-0.0613275,22.916,0.0,0.997278]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-1.53318e-08,26.434,10.482,0.0]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.0,0.0,12.603,17.502,2.86513,16.515,0.0]]}},"evaluation":{"calls":[0],"first":{"same":"0cc0ded"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.674,0.448,-0.248,1.134,-1.956,-10.783,-1.124,3.263]]}}}},
   {"key":"BK-10","levels":{"same":"fcde680"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"45a8f1f"}},"activations":{"calls":[0,1,2],"first":{"same":"45a8f1f"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-12.2637,-10.2459,-7.93646,-1.73345,-10.5695,4.85358,-5.04031,0.367251]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-5.80306,25.0412,9.98755,-22.9983]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-17301.0,-36342.1,-36346.7,19186.6,50413.9,-17277.2,-17272.5,-36352.2]]}},"evaluation":{"calls":[0],"first":{"same":"45a8f1f"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.82639,-1.34295,-2.79474,4.47892,-10.056,-11.9306,-0.85243,4.21332]]}}}},
   {"key":"BK-10","levels":{"same":"fcde680"},"seen":{"table":{"same":"a413807"},"other_sizes":{"calls":[0,1],"first":{"same":"cdba834"}},"activations":{"calls":[0,1,2],"first":{"same":"cdba834"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-0.00110134,-1.72944e-11,1.27122,-0.169004,-0.142718,5.67234,-0.169471,0.183648]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.00948814,24.9326,8.56664,0.0]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[0.0,0.0,0.0,4.69409,16.552,0.714653,11.8478,0.0]]}},"evaluation":{"calls":[0],"first":{"same":"cdba834"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[2.97494,0.423932,-2.38619,0.619038,-2.33541,-2.42372,-1.67914,3.19454]]}}}},
   {"key":"BK-10","levels":{"same":"fcde680"},"seen":{"table":{"same":"a413807"},"other_sizes":{"same":"9731951"},"activations":{"same":"9731951"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-8.89354,-6.56366,2.9227,-0.755838,-4.9198,0.816085,2.43708,-0.723905]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-2.80998,23.913,8.26415,-24.2438]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-15194.7,-23744.0,-23750.8,2383.71,30113.4,-15178.7,-15171.0,-23760.8]]}},"evaluation":{"calls":[0],"first":{"same":"8aa9bab"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[8.06394,-1.04236,-1.48131,5.21669,-7.1214,-2.08511,-0.949433,3.99221]]}}}},
   {"key":"BK-10","levels":{"same":"04ced43"},"seen":{"table":{"calls":[0,1,2],"first":{"raised":["_Unfit","`linear1.weight` has shape (4, 1), (1, 1) is expected."]}},"other_sizes":{"calls":[0,1],"first":{"same":"2763f5f"}},"activations":{"same":"eead75e"},"equal_sizes":{"calls":[0],"first":{"raised":["_Unfit","`linear1.weight` has shape (16, 4), (4, 4) is expected."]}},"axes":{"same":"eead75e"},"precision":{"same":"2bddbae"},"evaluation":{"same":"2bddbae"},"parameters":{"calls":[0,1],"first":"shape linear1.weight [16, 4]"},"gradient":{"same":"2bddbae"},"device":{"same":"2bddbae"}}},
   {"key":"BK-10","levels":{"same":"04ced43"},"seen":{"other_sizes":{"same":"93a141f"},"activations":{"same":"0edd239"},"axes":{"same":"0edd239"},"precision":{"same":"87bca9a"},"evaluation":{"same":"87bca9a"},"parameters":{"same":"86de6a4"},"gradient":{"same":"87bca9a"},"device":{"same":"87bca9a"}}},
   {"key":"BK-10","levels":{"same":"04ced43"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"112f7ce"}},"activations":{"same":"3ffe263"},"axes":{"same":"3ffe263"},"precision":{"same":"9aaf31b"},"evaluation":{"same":"9aaf31b"},"parameters":{"calls":[0,1],"first":"shape linear1.weight [4, 4]"},"gradient":{"same":"9aaf31b"},"device":{"same":"9aaf31b"}}},
   {"key":"BK-10","levels":{"same":"04ced43"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"0cf2a25"}},"activations":{"same":"add1d19"},"axes":{"same":"add1d19"},"precision":{"same":"338c78a"},"evaluation":{"same":"338c78a"},"parameters":{"calls":[0,1],"first":"shape linear2.weight [7, 7]"},"gradient":{"same":"338c78a"},"device":{"same":"338c78a"}}},
   {"key":"BK-10","levels":{"same":"04ced43"},"seen":{"table":{"calls":[0,1,2],"first":{"raised":["_Unfit","`linear1.weight` has shape (64, 1), (1, 1) is expected."]}},"other_sizes":{"calls":[0,1],"first":{"same":"b8d6966"}},"activations":{"same":"b6977ca"},"equal_sizes":{"calls":[0],"first":{"raised":["_Unfit","`linear1.weight` has shape (64, 4), (4, 4) is expected."]}},"axes":{"same":"b6977ca"},"precision":{"same":"68dd483"},"evaluation":{"same":"68dd483"},"parameters":{"calls":[0,1],"first":"shape linear1.weight [64, 4]"},"gradient":{"same":"68dd483"},"device":{"same":"68dd483"}}},
   {"key":"PS6-network-extra","levels":{"same":"a36238d"},"seen":{"table":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[-3.00405,-1.15866,0.0,1.84134,5.99595]]}},"other_sizes":{"calls":[0,1],"first":{"same":"3776557"}},"activations":{"calls":[0,1,2],"first":{"same":"3776557"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-2.11169,-5.10532,0.286076,-0.0201646,-1.12592,4.17234,-2.30431,-0.702359]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.794869,25.8326,11.8666,-24.3957]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[4990.35,8986.45,8979.86,3006.49,-6982.95,5001.98,5012.15,8978.89]]}},"evaluation":{"calls":[0],"first":{"same":"3776557"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.25738,-1.40091,-2.67228,4.90985,-8.01944,-1.56421,-0.594262,3.36901]]}}}},
   {"key":"PS6-network-extra","levels":{"same":"a36238d"},"seen":{"table":{"same":"ac3a82e"},"other_sizes":{"calls":[0,1],"first":{"same":"4ac41ae"}},"activations":{"calls":[0,1,2],"first":{"same":"4ac41ae"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-3.10117,-0.24821,-0.636206,-0.681816,-3.11865,2.42099,-0.704257,0.654563]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[2.02315,3.66987,2.30755,-5.64672]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-10196.5,-7478.6,-7478.6,-7476.1,10196.4,-10196.5,-10196.5,-7478.6]]}},"evaluation":{"calls":[0],"first":{"same":"4ac41ae"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[4.22647,-3.73933,-3.30115,-1.55219,-8.66046,-2.00306,-3.14654,-0.766412]]}}}},
   {"key":"PS6-network-extra","levels":{"same":"a36238d"},"seen":{"table":{"same":"ac3a82e"},"other_sizes":{"calls":[0,1],"first":{"same":"f6045fb"}},"activations":{"calls":[0,1,2],"first":{"same":"f6045fb"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-0.679485,-0.328661,0.787561,0.138728,-0.499554,1.62212,-0.327145,0.265615]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-0.222932,1.28959,0.3936,-1.46025]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.866332,-1.07464,-1.35371,0.39749,1.27044,-0.102049,0.471734,-1.66337]]}},"evaluation":{"calls":[0],"first":{"same":"f6045fb"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-0.0411492,0.0172654,0.118407,0.0892786,0.0502255,-0.13626,-0.00278818,0.0018573]]}}}},
   {"key":"PS6-network-extra","levels":{"same":"a36238d"},"seen":{"table":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,1]],"numbers":[[1.0,1.0,1.0,1.0,1.0]]}},"other_sizes":{"calls":[0,1],"first":{"same":"c01581c"}},"activations":{"calls":[0,1,2],"first":{"same":"c01581c"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[2.14828e-06,3.61477e-09,0.485891,0.0230134,0.089801,0.996077,0.0500888,0.0339358]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[1.00352e-12,1.0,7.80431e-08,1.53506e-22]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[9.7954e-15,4.37527e-16,3.35958e-19,8.55091e-07,0.999691,4.73122e-15,0.000198563,7.15249e-20]]}},"evaluation":{"calls":[0],"first":{"same":"c01581c"}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[1.20142e-06,1.71203e-07,-4.68221e-08,-1.62227e-10,-5.17088e-06,2.87487e-10,2.51035e-05,-2.01354e-05]]}}}},
   {"key":"PS6-network-bias","levels":{"same":"dc53a87"},"seen":{"table":{"same":"cfa7a20"},"other_sizes":{"calls":[0,1],"first":{"same":"cf3e8dc"}},"activations":{"same":"cfa7a20"},"equal_sizes":{"same":"1cc0c60"},"axes":{"same":"cfa7a20"},"precision":{"same":"1cc0c60"},"evaluation":{"same":"1cc0c60"},"parameters":{"calls":[0,1],"first":"missing linear1.bias"},"gradient":{"same":"1cc0c60"},"device":{"same":"1cc0c60"}}},
   {"key":"PS6-network-bias","levels":{"same":"dc53a87"},"seen":{"table":{"same":"5ba33d9"},"other_sizes":{"calls":[0,1],"first":{"same":"4716c32"}},"activations":{"same":"5ba33d9"},"equal_sizes":{"same":"a647099"},"axes":{"same":"5ba33d9"},"precision":{"same":"a647099"},"evaluation":{"same":"a647099"},"parameters":{"calls":[0,1],"first":"missing linear2.bias"},"gradient":{"same":"a647099"},"device":{"same":"a647099"}}},
   {"key":"PS6-network-bias","levels":{"same":"dc53a87"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"3cf1e5f"}},"activations":{"calls":[0,1,2],"first":{"same":"3cf1e5f"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[3.71884,-7.64475,0.115271,0.342995,-0.0917593,5.46705,-0.175052,3.47456]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-7.07238,22.0954,6.41877,-20.2419]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[14781.6,1188.61,1184.03,-18043.8,-14746.6,14799.1,14808.3,1178.14]]}},"evaluation":{"same":"3438f69"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[7.90474,-0.241492,-1.4974,5.13947,-7.07517,-0.00650697,-1.25927,3.85645]]}}}},
   {"key":"PS6-network-bias","levels":{"same":"dc53a87"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"9dc7676"}},"activations":{"calls":[0,1,2],"first":{"same":"9dc7676"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-2.91169,-8.60532,2.28608,-0.720165,0.0740841,3.97234,0.195689,0.397641]]}},"axes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[-3.19487,25.5326,6.86664,-24.4957]]}},"precision":{"same":"3438f69"},"evaluation":{"calls":[0],"first":{"same":"9dc7676"}},"gradient":{"calls":[0],"first":"no gradient 4"}}},
   {"key":"PS6-network-names","levels":{"same":"ebca7aa"},"seen":{"table":{"same":"333966c"},"other_sizes":{"calls":[0,1],"first":{"same":"8ffd7be"}},"activations":{"same":"333966c"},"equal_sizes":{"same":"6b36ca1"},"axes":{"same":"333966c"},"precision":{"same":"6b36ca1"},"evaluation":{"same":"6b36ca1"},"parameters":{"same":"1ffc7a9"},"gradient":{"same":"6b36ca1"},"device":{"same":"6b36ca1"}}},
   {"key":"PS6-network-names","levels":{"same":"ebca7aa"},"seen":{"table":{"same":"1288418"},"other_sizes":{"calls":[0,1],"first":{"same":"0e4dc3c"}},"activations":{"same":"1288418"},"equal_sizes":{"same":"c79f811"},"axes":{"same":"1288418"},"precision":{"same":"c79f811"},"evaluation":{"same":"c79f811"},"parameters":{"same":"1ffc7a9"},"gradient":{"same":"c79f811"},"device":{"same":"c79f811"}}},
   {"key":"PS6-network-names","levels":{"same":"ebca7aa"},"seen":{"other_sizes":{"same":"93a141f"},"activations":{"same":"0edd239"},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,4,4]],"numbers":[[-4.18778,0.541249,7.38886,2.98208,3.82455,-11.4593,9.456,3.2558]]}},"axes":{"same":"0edd239"},"precision":{"same":"87bca9a"},"evaluation":{"same":"87bca9a"},"parameters":{"same":"86de6a4"},"gradient":{"same":"87bca9a"},"device":{"same":"87bca9a"}}},
   {"key":"PS6-network-names","levels":{"same":"ebca7aa"},"seen":{"table":{"same":"a30ff52"},"other_sizes":{"calls":[0,1],"first":{"same":"6077337"}},"activations":{"same":"a30ff52"},"equal_sizes":{"same":"3c643f5"},"axes":{"same":"a30ff52"},"precision":{"same":"3c643f5"},"evaluation":{"same":"3c643f5"},"parameters":{"same":"1ffc7a9"},"gradient":{"same":"3c643f5"},"device":{"same":"3c643f5"}}},
   {"key":"PS6-unknown-activation","levels":{"same":"83db6a0"},"seen":{"raises":{"calls":[0,1,2],"first":{"raised":["KeyError","'tanh'"]}}}},
   {"same":"e1d6699"},
   {"same":"e1d6699"},
   {"key":"PS6-unknown-activation","levels":{"same":"83db6a0"},"seen":{"raises":{"calls":[0,1,2],"first":{"raised":["AssertionError",""]}}}},
   {"key":"PS6-unknown-activation","levels":{"same":"83db6a0"},"seen":{"raises":{"calls":[1],"first":{"returned":"object"}}}},
   {"key":"PS6-unknown-activation","levels":{"same":"83db6a0"},"seen":{"raises":{"calls":[0,2],"first":{"returned":"object"}}}},
   {"key":"PS6-unknown-activation","levels":{"same":"83db6a0"},"seen":{"raises":{"calls":[0,1,2],"first":{"raised":["TypeError","tanh"]}}}},
   {"same":"0e76a16"},
   {"same":"9a81717"},
   {"same":"0e76a16"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[7,4]],"numbers":[[-13.7129,15.9378,22.5035,4.71754,24.5744,-74.8394,18.8825,60.2989]]}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"PS6-axes-in-front","levels":{"same":"0a5b750"},"seen":{"table":{"calls":[0,1,2],"first":{"same":"d608637"}},"axes":{"same":"ed5f1a0"}}},
   {"key":"PS6-axes-in-front","levels":{"same":"0a5b750"},"seen":{"other_sizes":{"calls":[0,1],"first":{"same":"8681073"}},"activations":{"calls":[0,1,2],"first":{"same":"8681073"}},"equal_sizes":{"calls":[0],"first":{"kind":"tensor","shapes":[[16,4]],"numbers":[[-3.41169,-6.90532,1.38608,-0.820165,-0.425916,5.67234,-0.704311,0.297641]]}},"axes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[1,4]],"numbers":[[-2.69487,24.9326,8.56664,-25.2957]]}},"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,4]],"numbers":[[-12.6451,-15.7536,-21.0419,4.6941,16.552,0.881288,11.8478,-23.7121]]}},"evaluation":{"calls":[0],"first":{"same":"8681073"}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS6-single-precision","levels":{"same":"3f407b4"},"seen":{"precision":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3,4]],"numbers":[[-12.6407,-15.7561,-21.0422,4.69532,16.5513,0.882473,11.849,-23.7117]]}}}},
   {"key":"MO-8","levels":{"same":"31abc62"},"seen":{"table":{"same":"1099758"},"other_sizes":{"calls":[0,1],"first":{"same":"ae8a23f"}},"activations":{"same":"1099758"},"equal_sizes":{"same":"06e8c5b"},"axes":{"same":"1099758"},"precision":{"same":"06e8c5b"},"evaluation":{"same":"06e8c5b"},"gradient":{"same":"06e8c5b"},"device":{"same":"06e8c5b"}}}
  ]
 },
 "EncoderBlock": {
  "id": "6.5",
  "assignment": "ps6_transformer_block",
  "name": "EncoderBlock",
  "names": ["EncoderBlock"],
  "title": {"fr":"Le bloc encodeur","en":"The encoder block"},
  "points": 5.0,
  "optional": false,
  "forbidden": {"same":"22e031c"},
  "parameters": ["x","mask"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"pre_norm","kind":"values","fact":{"same":"b02510e"},"tolerance":1e-06,"calls":[{"args":{"same":"242006d"},"construct":[21,3,8],"alike":[21,3,8],"expected":{"same":"47cbc93"}},{"args":[{"same":"f2993a4"}],"construct":[21,3,8],"options":{"norm_first":true},"alike":[21,3,8],"expected":{"tensor":[[[10.41089689,5.26501774,2.726129526,6.353270429,6.085458915,5.021799055,-1.763906658,5.94870601,5.264638764,3.652119438,7.958247955,7.426451795,9.003738634,-4.22612597,5.083464272,2.538469121,0.2060873839,8.995729022,9.394196803,11.63472823,-1.887097922]],[[12.22028594,5.959535933,2.186896467,4.145196926,14.45503681,3.977355746,-3.079128266,9.903382517,7.442243403,0.1239159041,2.854275324,17.51455727,6.27166205,1.517947341,8.040224065,3.389649986,-1.193840409,1.261433125,16.48983088,6.014806934,1.491324594]]],"dtype":"float64"}}]},
   {"name":"post_norm","kind":"values","fact":{"same":"bc40f48"},"tolerance":1e-06,"calls":[{"args":{"same":"242006d"},"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"expected":{"same":"d0fb22a"}},{"args":[{"same":"882909f"}],"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"expected":{"tensor":[{"same":"1a90dd4"}],"dtype":"float64"}}]},
   {"name":"small","kind":"values","fact":{"same":"666a895"},"tolerance":1e-06,"calls":[{"args":{"same":"4d8d668"},"construct":[21,3,8],"alike":[21,3,8],"expected":{"tensor":[[[10.16103519,7.784158771,3.226491541,4.183647261,7.183796443,4.45464134,-2.11121047,8.11094314,6.949463067,3.996226994,6.195983387,9.492111992,5.976835063,-2.098262404,6.615438988,4.645000824,1.966490168,5.399171576,10.29991293,8.009985795,0.20429775],[10.14623813,7.932583967,3.134949499,4.156296156,7.005939531,4.321407056,-1.986595668,8.134191523,7.183752912,4.008168904,6.24087729,9.314823355,5.772036927,-2.073502403,6.546945061,4.846820567,2.014045547,5.530824821,10.22580882,7.871979942,0.2278562125],[10.14060156,7.801497626,3.356368401,4.204207008,7.395314047,4.358825915,-2.188921984,8.038775895,6.896850209,4.074557173,6.207268442,9.744712672,5.942390511,-2.109083475,6.573474177,4.575421463,1.992388265,5.340570637,10.50176593,7.967423049,0.2314298327],[10.21544216,7.765516554,3.157750113,4.085364907,7.065778602,4.532198267,-2.068029834,8.216617003,6.99283399,3.97461483,6.100944704,9.335462302,5.991489404,-2.1091354,6.698594355,4.705243105,1.996739972,5.366029598,10.18551932,8.026817514,0.1539349967],[10.14390201,7.925676012,3.14941265,4.171881667,7.039281981,4.31493066,-2.003442254,8.121004335,7.165299008,4.008985375,6.250669259,9.352385817,5.781344977,-2.077259863,6.541531279,4.826604017,2.00792794,5.529036401,10.24985493,7.875728258,0.2326460823]],[[10.32575972,7.687722898,2.980988072,4.108418111,8.819698452,4.386527633,-1.860559084,8.140436974,6.468673947,3.294902724,5.811004896,11.11317544,6.188560049,-1.393348214,7.046488798,4.331462173,1.122609718,4.621664317,11.46624681,7.917706196,0.8979698165],[10.25918022,7.557036659,3.044982676,4.120897636,8.308144349,4.483403858,-1.835537264,8.12905161,6.422404187,3.443017343,5.857185181,10.57296473,6.207711812,-1.462851801,6.978417438,4.286546305,1.327121529,4.756672486,11.0053294,7.973235683,0.8024595264],[10.25904312,7.587325221,3.014946099,4.184508908,8.450665467,4.454699274,-1.851053456,8.105335947,6.410888698,3.3724242,5.910745339,10.73010754,6.219436805,-1.437605036,6.976438532,4.273601815,1.228317582,4.768319894,11.12638162,7.967378071,0.8429846357],[10.29387721,7.691307924,2.992774467,4.103396272,8.704684741,4.4099868,-1.852327467,8.117532271,6.49147703,3.326544495,5.820673077,10.99394137,6.194408991,-1.408398698,7.009115676,4.352679157,1.163557593,4.65068962,11.37085254,7.937929308,0.8783313864],[10.24833358,7.597898321,3.058408512,4.137105264,8.527679235,4.442354539,-1.848258645,8.079058372,6.402776903,3.402496402,5.854895834,10.81541577,6.217477874,-1.417222226,6.966302987,4.265946273,1.246669425,4.693709434,11.19433561,7.961357342,0.867860452]]],"dtype":"float64"}},{"args":{"same":"4d8d668"},"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"expected":{"tensor":[[[3.012664228,2.812276844,0.4111601362,0.2973310717,1.624032597,0.1467147071,-0.6164648989,1.877812976,2.307354782,0.6696171146,1.182534824,3.327837567,0.7268683675,-0.6482878075,0.9738428171,0.6865791023,0.09187137422,0.8892975492,4.011597399,1.57480263,0.05267985987],[3.011973757,2.813653407,0.4110473033,0.2969987664,1.625277315,0.1474877078,-0.6169098932,1.878748344,2.306217064,0.6692680835,1.182561349,3.328288278,0.7267351973,-0.6482129907,0.9751191509,0.6880577573,0.09162812718,0.8883556267,4.01129179,1.574222611,0.05248990841],[3.011796492,2.812765194,0.4111451837,0.2972409938,1.623500755,0.1472403206,-0.6166447169,1.878297047,2.30757454,0.6695496535,1.182235313,3.32915582,0.7263860473,-0.6481720268,0.9740473275,0.6865007539,0.09220194587,0.8889351342,4.012479879,1.574127528,0.05263391436],[3.012811382,2.813271519,0.4110415021,0.2975597499,1.625628536,0.147254485,-0.6169211009,1.877526494,2.307123637,0.6694051832,1.182045829,3.328371443,0.7273707881,-0.6480951163,0.9753244877,0.6862641359,0.09153836749,0.8882047514,4.010445952,1.574639941,0.05262002841],[3.01251557,2.812647805,0.4108558822,0.2968651095,1.62581379,0.1471606052,-0.6167931949,1.879092788,2.307280994,0.6691606872,1.182321542,3.327946156,0.7266938617,-0.6484504779,0.9747281925,0.6884247956,0.09192376993,0.8890123218,4.010709924,1.574087698,0.05249705154]],[[3.011885036,2.811343329,0.4116075904,0.2982529197,1.627757309,0.1473319933,-0.6173362948,1.877190508,2.305291435,0.6687240376,1.181880311,3.332654509,0.7280603714,-0.6473320999,0.974507445,0.6845299756,0.09085068537,0.8868322725,4.012269888,1.574537041,0.05336131816],[3.012112254,2.812162235,0.4113592922,0.2982652757,1.627155092,0.1474682686,-0.6172759259,1.877425152,2.303892048,0.6688924563,1.181815788,3.331660227,0.7279980202,-0.6478305083,0.9760145151,0.6852040619,0.09105992111,0.8868197191,4.011182966,1.575154627,0.0531909449],[3.011286819,2.812498858,0.4118669321,0.2985655947,1.62790169,0.1470646366,-0.6174380785,1.877381395,2.303047428,0.6686343498,1.182714483,3.332598744,0.728783695,-0.6476228746,0.974792196,0.6840493385,0.09047202581,0.8870452762,4.011036196,1.574979289,0.05354414017],[3.011923758,2.811344866,0.4114984698,0.2975322701,1.627047018,0.1474555958,-0.6170450204,1.877161316,2.305416776,0.6688091534,1.18196396,3.330991959,0.7275837824,-0.6475207298,0.9750585055,0.686150638,0.09101396613,0.8871480846,4.013176444,1.57478865,0.05295333708],[3.011718622,2.813077425,0.4121385749,0.2985743991,1.62633494,0.1471643109,-0.617275776,1.875587516,2.3027886,0.6691953183,1.182748414,3.333637823,0.7282817589,-0.6474365477,0.9740828378,0.6829078418,0.09072317942,0.8866728121,4.011523108,1.575264501,0.05388230898]]],"dtype":"float64"}}]},
   {"name":"evaluation","kind":"values","fact":{"same":"f03b3cb"},"tolerance":1e-06,"calls":[{"args":{"same":"242006d"},"construct":[21,3,8],"options":{"dropout":0.4,"norm_first":true},"evaluation":true,"alike":[21,3,8],"expected":{"same":"47cbc93"}},{"args":{"same":"242006d"},"construct":[21,3,8],"options":{"dropout":0.4,"norm_first":false},"evaluation":true,"alike":[21,3,8],"expected":{"same":"d0fb22a"}}]},
   {"name":"mask","kind":"values","fact":{"fr":"Un masque cache les cases où il vaut `True`, dans les deux ordres.","en":"A mask hides the cells where it is `True`, in both orders."},"tolerance":1e-06,"calls":[{"args":{"same":"242006d"},"kwargs":{"mask":{"same":"cec2cba"}},"construct":[21,3,8],"alike":[21,3,8],"expected":{"tensor":[[[11.43989331,5.757724651,3.20961549,4.302642931,6.524208006,4.366898718,-1.700611448,7.222538802,6.237049697,4.624564786,6.175869965,7.786578583,7.960321481,-4.678516561,5.956977368,3.414203072,1.430967159,7.696173012,10.2404544,10.85211581,-2.42667041],[7.923994304,12.06527179,2.015584517,3.235448055,4.861407579,2.852528285,0.4404454746,8.613927845,9.766164036,4.456700211,9.268692339,5.001292958,0.3807594793,-0.5092235258,5.956286883,10.79751275,2.091052306,8.013175555,8.464670518,3.304466425,0.5938108706],[8.81051054,7.358350115,5.762677822,3.647339697,9.492968548,4.551848718,-4.920159275,7.418085395,6.430171389,5.923408723,4.63325972,14.37600535,3.823096606,-4.034840548,5.636253543,2.678117633,5.548435383,4.746416993,15.58251548,5.837708399,-2.253693621],[10.10688635,10.92017537,0.4148282355,3.576879483,3.59926549,3.279197934,1.148111124,6.116486804,12.16524516,6.309791584,4.701284581,2.771782049,3.860246845,-0.8122999315,6.683659296,8.392324237,3.365767477,6.989051886,5.585683682,5.970924025,-0.6797210391],[9.539453672,9.962719639,0.5226935433,3.137017267,5.048403768,1.879794273,0.06858005517,9.476400393,11.10379535,2.143106258,8.010282815,3.670212029,1.781446605,-2.568511284,5.399735957,11.08752961,3.129583627,10.19398944,6.306305944,3.536068523,1.109096906]],[[12.16131242,6.019162731,2.196000094,4.144062874,14.36304867,4.003430334,-3.075544087,9.846039588,7.508749925,0.1419127394,2.85986535,17.42396164,6.293142659,1.513111673,7.974595407,3.451901805,-1.174066197,1.273996679,16.40812517,6.042912787,1.487733538],[9.260540549,5.400832214,1.127364701,8.481784088,6.6593719,5.656881737,-1.373921105,7.047657119,2.627924262,2.634195415,6.347330251,8.770616752,7.156031648,-1.333034451,9.193703696,2.8045059,1.416704886,4.590561749,7.20674283,10.15025102,1.792775999],[9.188419898,7.175705667,3.217730415,5.857362999,11.32029324,3.227142912,-1.38580347,10.02179312,3.390323118,-0.05858834584,7.602254432,13.58902922,9.099733026,-1.272256991,7.717419845,2.770086904,-2.332665087,4.837934113,11.35237899,7.784242558,2.017413651],[11.13083474,3.823684292,4.38871538,0.1756984027,3.321283533,6.473066957,-0.8365745317,9.658029382,6.930370548,3.401432976,2.441897928,3.910293753,4.966772475,-0.1470870732,9.153716431,6.127885325,2.960386195,2.475657657,8.032666639,8.220668073,-2.686553267],[11.29253077,8.696237786,3.933446572,3.889636545,11.6169978,4.319436733,-0.4073564005,6.544749221,3.666242102,3.95816482,5.28072741,17.86724107,5.888318468,-0.8631792367,7.296876477,1.642897875,0.2050226409,1.280759314,14.84325268,8.327844397,2.309861038]]],"dtype":"float64"}},{"args":{"same":"e96cc73"},"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"expected":{"tensor":[[[3.193764106,2.497593667,0.4159079304,0.3865720942,0.8448226527,0.1388279684,-0.4353976309,1.558781968,2.51517003,0.799257996,1.370558525,2.235461518,0.9267237551,-0.7335207857,0.5545390761,0.599711558,0.1395450365,1.429532656,3.704240099,1.981350335,0.009722201093],[2.101758587,3.727325331,0.05827492231,-0.01486224561,0.3335075631,0.1517493433,0.288343314,2.395186415,3.537906388,0.7611624904,1.380893882,0.4003794097,-0.4301582701,-0.2814067716,1.02395132,3.603943251,0.6266606237,1.701789578,2.607294291,0.4829717558,-0.03325475354],[2.442321509,2.818486463,0.6526275683,0.2344673367,1.203409334,-0.03243940642,-0.4796869993,1.472093129,2.535083666,0.9901167275,1.148230516,3.609777993,0.2895471913,-0.5713226329,0.3223954148,0.4691906433,0.4929076475,1.060622044,4.703731644,1.250628315,0.1315787974],[2.682582282,3.502429711,-0.0369015689,0.04492220522,0.1439268796,0.3280964185,0.5094097217,1.790622172,4.657231841,0.9212249735,0.6275992983,-0.5799622682,0.06555493976,-0.1453561615,1.475625627,3.020952336,0.7967201224,1.513937167,1.297833497,0.7724140432,-0.07559081964],[2.519576342,2.825510297,-0.05909160347,-0.004898278347,0.8910108601,0.204243526,0.2439915008,2.644834082,3.812782106,0.5807496682,1.198735298,0.2757579588,-0.1014566366,-0.4496090666,0.9819604524,3.573065459,0.6990885804,1.994319543,2.021394187,0.62242542,-0.04997862052]],[[2.412745916,2.231589747,0.48490124,0.6338873243,3.3096739,0.1019010902,-0.4692828858,1.288697677,2.00029086,0.270912195,0.767474248,4.933346272,0.8796318208,0.04155715939,0.8883018325,0.3793428255,-0.2609948079,0.1136574643,4.423671575,1.120535757,0.4882330653],[1.867236256,1.749333347,0.9357461855,1.518823432,2.722535944,0.6854270219,-0.55004964,0.4644059312,-0.7161290623,0.5951654773,0.9095659647,4.209496071,1.683132446,0.06528034621,1.814323578,-0.5413633718,-0.00720126444,-0.2547895193,2.284631571,2.047449321,0.7192485926],[2.006052384,2.778581864,0.6306854887,1.527049336,2.174739365,0.1297050323,-0.5986542407,1.324599007,0.5693024772,0.1699428427,1.960996563,3.84667426,1.593549194,-0.1454011421,0.8711553071,-0.1797456007,-0.5696740258,0.8808708042,2.52592571,1.649071266,0.6107119559],[3.318930841,1.358001968,0.3207953113,-0.5286006058,0.5241941816,0.8116777403,-0.008103392945,2.878359832,3.074714678,0.7078150861,0.3594046399,1.03162463,0.429466811,-0.3606796559,2.08096674,2.30671367,0.6490250208,0.7287010741,3.642407566,1.40397718,-0.3782232688],[1.753931742,2.531697041,1.226697157,1.030893197,1.929831119,0.2858240145,-0.3350210332,-0.1067899919,0.03680271894,0.8877132135,1.325702419,4.695615941,1.319204625,0.1876001969,0.2507212649,-1.03238601,0.04466875902,0.05854708544,3.087844783,1.708322835,0.9252501634]]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"d46c393"},"tolerance":1e-06,"calls":[{"args":{"same":"e96cc73"},"construct":[21,3,8],"alike":[21,3,8],"upstream":{"same":"8c1054d"},"expected":[{"tensor":[[[-0.220657158,4.241881704,-1.88266908,-0.4211911677,-6.673405353,0.2741175897,1.418437208,-0.3263500011,2.631005647,-0.1627309691,0.5820737491,-6.441819581,3.241036169,0.5592430379,1.526688153,3.968063062,0.4468586667,-0.2870237179,-8.027376015,0.9422202299,1.711597826],[1.086143977,0.6225193978,0.1993264154,1.595184034,-2.365671118,-1.900021004,1.800070778,-0.6696802002,1.331592354,2.079573824,-3.100010818,-1.55018012,-1.996301934,-0.9467834452,-0.08840360677,-0.2791057061,2.861238977,1.850787503,1.546650636,-0.009437449584,0.2325075058],[2.848765874,-1.561979676,0.4963771816,-3.812681505,-4.141559605,1.7027071,0.7190283048,1.762780493,0.2383191954,1.268320163,-4.145187525,0.1486957863,-0.6993881787,2.887460932,2.879999137,0.1884174747,1.582670414,-5.006263468,-1.91467958,0.3539937027,2.90420378],[0.7170315803,-0.5790236811,0.7991509017,-0.7179902774,-0.008847618642,1.334387092,-0.8440882901,-0.1579124277,1.529872627,-3.051790045,-0.5715134332,-0.9821860679,-1.013372634,0.3475263081,-0.3276710769,1.834780214,0.7839913835,2.088033899,1.145844598,-0.05172608683,0.4255030363],[0.4547812799,-3.007606906,-2.132412021,-1.174556351,3.159388718,-1.552300355,-0.5184878942,2.13259743,-2.696809861,-2.548892048,2.823844242,0.989580453,0.7780552342,0.7466799937,2.441472855,-2.409602265,-3.533160882,0.5701813049,1.539783172,0.698108885,1.139355014]],[[3.991879319,3.118592992,-4.723304006,2.735489439,-1.552042506,2.094588687,-6.047679078,5.772370244,0.9432250702,-5.319409922,0.942261108,-3.546179497,3.358015679,-4.508321975,5.274847339,3.819108656,-2.440460747,2.836077473,-2.781192202,2.849115478,-6.116981551],[-4.83112806,-0.6817347004,-0.8485520637,1.687125732,-0.6826693283,0.1742790851,1.530882197,-4.35738044,-1.228701879,3.552004372,-0.6694773664,1.91789687,1.360739587,1.414619369,-4.119644119,-2.374509339,1.517717717,0.2998024255,1.975706594,2.120396347,1.042627],[-1.613038402,-4.089117396,2.549802893,-3.059220695,6.802767229,-3.967926599,4.700123227,-2.159524124,-5.23265602,-0.3279949205,-4.459019063,7.753942887,-0.9327740503,3.426551865,-0.4492884896,-1.512142536,1.650926964,-3.953247336,6.545779092,-3.679375093,2.405430565],[-0.1498756241,-1.514188672,0.6953292825,-1.613271336,0.07140808793,0.06613147705,-0.3989836896,-0.3811165503,1.724016495,-0.5044110679,0.6462646191,1.89069845,0.6356635748,-0.9865726741,-2.111813502,-1.074753548,0.4634130957,0.9630038559,1.720718407,-0.2516045728,1.509943892],[-1.404135171,-0.5867782288,0.6989822172,0.4642579377,-1.012564926,2.009844656,-1.855163185,-1.242396139,-1.672441028,-1.457241656,1.462485326,-1.130246804,2.005218186,1.733256329,1.741518737,0.6273768397,-0.4922479213,1.397058178,-2.524115807,-0.141138997,-0.9215285447]]],"dtype":"float64"}]},{"args":{"same":"e96cc73"},"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"upstream":{"same":"8c1054d"},"expected":[{"tensor":[[[-0.02424584927,1.472302357,-0.1558574631,0.03397854548,-1.245059706,-0.2555380089,-0.005530909904,-0.3505155838,0.9384172589,-0.007731447124,0.2830360873,-0.9552911522,0.2199194176,-0.1153551023,-0.06182116333,1.069376667,-0.07059827724,0.2015882536,-1.311787973,0.1107103777,0.05703258137],[0.04835288429,0.4146290554,0.2793264427,-0.02293966536,-0.5450414053,-0.3846041871,0.2475690782,-0.2659093912,-0.1555668518,0.4525548136,-0.3846769989,-0.4921376395,-0.5205444793,0.04989491595,-0.07475849838,-0.09403395923,0.4281615115,0.120206724,0.7090138113,-0.205841142,0.1558373175],[0.6102479691,-0.4321802917,-0.1473969327,-0.3616035844,-0.6223059929,0.2021097618,0.3656182547,0.4269007813,0.01777918286,-0.1259265487,-0.3995491049,0.2277358847,0.06781124734,0.462569009,0.672562917,0.2002303531,-0.1209663609,-0.5134100698,-0.4139276513,0.1091870895,0.4418281599],[-0.03104784877,-0.2862788731,0.03153156826,-0.0984178297,-0.3217819281,0.3027122807,-0.2967955759,-0.297687139,0.6001482745,-0.2357364431,-0.1356956259,-0.9889871549,-0.1487211963,-0.2628322144,-0.2038848843,0.7483860511,0.1641260029,0.4068796558,-0.04342349909,-0.05253208085,-0.3400636695],[0.2505074716,-1.106885267,-0.1122775083,-0.2508431173,1.033070968,0.07221008538,-0.2306653077,0.7111966979,-0.7686628927,-0.1309979449,0.229296262,0.3722481859,0.3282858338,-0.1305719517,0.8237572458,-0.8925693409,-0.2070086856,-0.08493025575,0.8251785338,0.3414655199,-0.1538177029]],[[0.005760941947,0.5908816224,-0.3480588107,0.02192898526,0.06975296943,0.2817611031,-0.3233778194,0.3337268722,-0.3061617205,-0.4062151108,-0.1854158385,-0.6044987534,0.3905234687,-0.2483631719,0.4123992811,0.6688750201,-0.2496392535,-0.02773312353,-0.4798321902,0.294592737,-0.3551475949],[-0.6042053041,0.2461390723,0.5577412552,-0.06547775024,-0.7009036893,-0.368760842,-0.3824126684,-0.3884839289,0.5449638352,1.00301088,0.0163735076,0.7344612578,-0.1569102082,-0.4549668142,-1.012389654,-0.6068009868,0.7250759275,0.3452901962,1.445222963,-0.01882972149,-0.47200079],[0.7201049538,-1.133345731,-0.386360364,-0.1285944571,1.583755994,-0.4641314446,0.3249837978,0.04043979193,-1.266283499,-0.5512846737,-0.5111149107,1.979282125,-0.372919969,0.3605303569,0.9589893565,-0.175708675,-0.3980746889,-0.4404485403,1.752304994,-0.6358338517,0.1777173581],[0.3283995366,-0.4453380454,-0.04028865358,-0.5790756008,-0.6802951615,-0.1319011887,-0.2658781993,0.08625014132,1.216635718,0.0425897562,0.1599309784,0.3928149676,-0.05556447021,-0.4357573911,-0.795855523,-0.2962113453,-0.007474585504,0.3003104195,0.8646129268,0.2118705488,-0.09701550474],[-0.7011637003,-0.6735279528,0.2205737012,0.8463639679,-0.4214270633,0.8182642899,0.152762232,-0.8483868291,-1.319720116,-0.0477664165,0.8214863037,-0.1972511613,0.9687366942,0.5141613329,-0.1088653107,-0.7350788266,-0.06651848661,0.5973584316,-0.9105093462,0.6580388024,0.3862717544]]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"6a2893d"},{"args":[{"same":"49caeb0"},{"same":"cec2cba"}],"construct":[21,3,8],"alike":[21,3,8]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"a8b9a73"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"a8b9a73"}}
  ],
  "mistakes": [
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"2a6e4e1"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.95062,0.828695,4.27886,-0.0120211,1.13245,0.371642,4.43849,0.525403]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.1596,4.00793,10.4998,-2.00409,7.04726,3.01368,10.9947,0.866877]]}},"evaluation":{"same":"2a6e4e1"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.0835,4.32073,13.7708,-0.462808,8.78901,2.15971,4.55607,1.73025]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.488639,0.889885,-1.58436,-0.0816405,4.27042,2.51044,0.687581,-0.126539]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"f87b73d"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.61216,0.992614,3.74968,0.659418,-0.161878,1.09128,3.3875,1.18951]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.85648,2.35232,3.23372,-0.771002,-0.61641,1.77015,2.67647,1.76582]]}},"evaluation":{"same":"f87b73d"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.04889,2.62332,3.44376,0.672906,-0.418434,2.44922,0.925791,2.85967]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.0933187,0.232652,-0.136147,-0.673063,0.735359,-0.101524,0.117077,0.0814926]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"9002729"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.48317,1.15087,3.64226,0.338209,-0.237979,0.926971,3.5121,1.0555]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.85602,2.35268,3.23335,-0.771755,-0.616539,1.76959,2.67678,1.76474]]}},"evaluation":{"same":"9002729"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.69254,3.08735,3.23199,0.0415175,-0.504018,2.0912,1.17157,2.18006]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.202615,-0.0570366,-0.105831,-0.336216,0.530934,0.059113,-0.086041,-0.0235178]]}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"post_norm":{"same":"35488a3"},"small":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.161,4.00817,10.5018,-2.00344,7.04649,3.01495,10.9939,0.86786]]}},"evaluation":{"calls":[1],"first":{"same":"4c0896c"}},"mask":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.4399,4.4567,15.5825,0.0685801,7.9746,3.21773,3.91029,2.30986]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.220657,2.07957,-1.91468,-0.518488,5.27485,2.5498,1.8907,-0.921529]]}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"pre_norm":{"same":"f4f6c98"},"small":{"calls":[0],"first":{"same":"62ed126"}},"evaluation":{"calls":[0],"first":{"same":"799373f"}},"mask":{"calls":[0],"first":{"same":"5c9f316"}},"gradient":{"calls":[0],"first":{"same":"896ee5b"}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"pre_norm":{"same":"f4f6c98"},"post_norm":{"same":"35488a3"},"small":{"calls":[0,1],"first":{"same":"62ed126"}},"evaluation":{"same":"f4f6c98"},"mask":{"calls":[0,1],"first":{"same":"5c9f316"}},"gradient":{"calls":[0,1],"first":{"same":"896ee5b"}}}},
   {"key":"BK-3","levels":{"same":"de04439"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"6cbc8d7"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.56375,2.31394,7.05976,-1.00519,1.55761,1.91116,5.94088,1.75664]]}},"evaluation":{"calls":[0],"first":{"same":"6cbc8d7"}},"mask":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.79011,2.67788,8.2932,0.485214,1.41527,2.32806,2.22643,2.86163]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.400334,0.346738,-1.30861,-0.352346,2.15337,0.802802,0.884699,-0.162129]]}}}},
   {"key":"BK-3","levels":{"same":"de04439"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"7b081ec"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.8621,4.61045,13.0509,-1.07178,7.86731,3.86524,12.181,1.88122]]}},"evaluation":{"calls":[0],"first":{"same":"7b081ec"}},"mask":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[12.8736,4.74408,18.3414,0.902463,9.06516,3.43433,5.33953,3.10798]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.118095,1.48821,-2.18989,-0.263863,4.85422,2.65742,2.24853,-0.426599]]}}}},
   {"key":"BK-6","levels":{"same":"a6d65d0"},"seen":{"pre_norm":{"same":"a9f8a60"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.28378,2.65599,6.90642,0.779182,1.98201,2.37422,5.27097,2.84093]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[12.3374,6.19596,12.7531,-4.05081,4.69305,4.66158,12.6146,2.45646]]}},"evaluation":{"same":"a9f8a60"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.3901,6.78283,18.856,-0.821117,6.60734,5.77251,4.12198,4.67841]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.091025,2.40437,-1.99665,-1.43429,7.02122,2.18064,2.10825,-1.1182]]}}}},
   {"key":"BK-6","levels":{"same":"7b8f8a8"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"fdfbf91"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.76869,0.374586,3.73683,-0.690278,1.66298,0.203126,3.81112,-0.15827]]}},"evaluation":{"calls":[0],"first":{"same":"fdfbf91"}},"mask":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.93513,0.469115,4.69242,-0.143678,1.61068,0.291154,1.26248,0.173333]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.228289,0.401762,-0.887857,0.0688619,1.55043,0.810519,0.481467,-0.236507]]}}}},
   {"key":"BK-9","levels":{"same":"1777508"},"seen":{"pre_norm":{"same":"95def18"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.18992,0.737308,4.70917,0.266823,0.872752,0.625717,3.98527,0.811604]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.156,4.00296,10.4937,-1.99023,7.06304,2.97765,10.9544,0.829063]]}},"evaluation":{"same":"95def18"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.428,4.46491,15.5564,0.0595881,7.98305,3.17336,3.95864,2.2433]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.241399,2.04518,-1.8847,-0.538389,5.21615,2.56244,1.91011,-0.946068]]}}}},
   {"key":"BK-9","levels":{"same":"1777508"},"seen":{"pre_norm":{"same":"1584bbe"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.19433,0.732909,4.70364,0.267479,0.899344,0.632436,4.00197,0.828101]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.1611,4.00827,10.5019,-2.00349,7.04639,3.01498,10.994,0.86789]]}},"evaluation":{"same":"1584bbe"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.44,4.45693,15.5827,0.068588,7.97447,3.2179,3.91026,2.31022]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.220636,2.07967,-1.91474,-0.518631,5.27535,2.54974,1.89067,-0.921563]]}}}},
   {"key":"BK-13","levels":{"same":"9b7ed4a"},"seen":{"pre_norm":{"same":"cfd5452"},"post_norm":{"same":"cfd5452"},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.07603,1.47947,6.03476,-0.899581,2.12705,1.10787,5.04906,0.0702142]]}},"evaluation":{"same":"cfd5452"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.86646,1.78291,7.90206,0.177584,2.62365,1.75002,1.91518,1.22912]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.520467,2.42409,-0.717637,-0.321522,1.79017,-0.422947,0.281164,0.0898858]]}}}},
   {"key":"LN-3","levels":{"same":"7bc5ab4"},"seen":{"pre_norm":{"same":"5021aa7"},"post_norm":{"same":"d871d17"},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.081,4.33987,13.7669,-0.717182,8.7879,2.18888,15.3333,1.68843]]}},"evaluation":{"same":"5021aa7"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.4399,4.45669,15.5825,0.0685914,7.9746,3.21772,3.91027,2.30986]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.220663,2.07958,-1.91466,-0.518487,5.27488,2.54984,1.8907,-0.921528]]}}}},
   {"key":"LN-3","levels":{"same":"7bc5ab4"},"seen":{"pre_norm":{"same":"0dca7d2"},"post_norm":{"same":"d871d17"},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.212,4.28804,12.3788,-1.73816,8.13996,2.54531,13.7662,1.38746]]}},"evaluation":{"same":"0dca7d2"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.4399,4.45669,15.5825,0.0685903,7.9746,3.21773,3.91028,2.30986]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.220662,2.07958,-1.91466,-0.518487,5.27488,2.54984,1.8907,-0.921528]]}}}},
   {"key":"PS6-batch","levels":{"same":"f721ced"},"seen":{"pre_norm":{"same":"4509740"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.87848,0.783126,4.71438,0.363068,0.913992,0.635788,2.56117,0.931054]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.3588,4.24595,11.1439,-1.45934,7.24455,3.48295,9.88208,0.952628]]}},"evaluation":{"same":"4509740"},"mask":{"same":"9fe2e51"},"gradient":{"same":"9fe2e51"}}},
   {"same":"c8e6a5b"},
   {"same":"e4aefaa"},
   {"key":"BK-5","levels":{"same":"2c86ed7"},"seen":{"pre_norm":{"same":"cecb7e9"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.14467,-0.0028673,4.04453,0.442538,2.16116,0.729299,3.52215,0.800849]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.0659,3.00579,10.3356,-1.14214,7.51536,3.27066,10.4435,1.55226]]}},"evaluation":{"same":"cecb7e9"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.9865,2.37557,15.9031,0.891001,8.4165,3.53536,4.51507,3.28469]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.537425,2.4394,-1.93265,-0.214009,5.87108,2.35479,2.3448,-0.829684]]}}}},
   {"key":"BK-8","levels":{"same":"65eb669"},"seen":{"pre_norm":{"same":"ce07217"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.9004,0.0392257,3.54485,-0.287638,1.94561,0.00236638,3.99251,0.0129308]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.987,2.09048,13.9126,-3.15251,7.18452,2.79234,13.2858,-0.218118]]}},"evaluation":{"same":"ce07217"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[12.8439,2.14258,14.3852,-0.129914,7.2885,3.47099,7.64423,2.33679]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.725915,2.78804,-1.56256,0.815075,1.31659,0.160285,3.41827,-0.572575]]}}}},
   {"key":"MK-13","levels":{"same":"a43a6c5"},"seen":{"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.9257,4.25748,10.2576,-1.00105,4.99764,8.34958,14.7003,1.40194]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.48537,1.59276,1.74294,0.5862,-0.276085,-0.880416,1.7111,1.30291]]}}}},
   {"key":"MK-1","levels":[{"fr":"Change une valeur interdite : ta sortie bouge-t-elle ?","en":"Change a forbidden value: does your output move?"}],"seen":{"mask":{"same":"35488a3"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.295287,1.5763,-1.41059,-0.583275,1.102,2.26608,2.28081,-0.672602]]}}}},
   {"key":"PS6-mask","levels":{"same":"228076d"},"seen":{"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.4292,4.3779,15.567,-0.330874,7.97375,3.29369,14.6988,2.24442]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.385535,1.63785,-0.857749,-0.892449,0.894774,2.14195,2.12746,-0.36406]]}}}},
   {"key":"MK-12","levels":{"same":"e42df51"},"seen":{"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.7474,4.82133,15.6414,0.578195,8.03939,3.18376,15.245,3.10521]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-3.19846,0.847208,-2.8855,-0.363324,3.40236,2.25227,1.73242,0.0829706]]}}}},
   {"key":"PS6-causal","levels":{"same":"7e4680f"},"seen":{"pre_norm":{"same":"9295016"},"post_norm":{"same":"748db79"},"small":{"same":"09b6ec7"},"evaluation":{"same":"42ee95e"},"mask":{"same":"42ee95e"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.42323,2.20966,1.39291,0.131358,1.79478,2.73669,1.70056,-0.645594]]}}}},
   {"key":"PS6-causal","levels":{"same":"7e4680f"},"seen":{"pre_norm":{"same":"9295016"},"post_norm":{"same":"748db79"},"small":{"same":"09b6ec7"},"evaluation":{"same":"42ee95e"}}},
   {"key":"PS6-causal","levels":{"same":"7e4680f"},"seen":{"pre_norm":{"same":"9295016"},"post_norm":{"same":"748db79"},"small":{"same":"09b6ec7"},"evaluation":{"same":"42ee95e"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.4109,1.98356,15.6414,0.0685801,8.04022,3.18376,3.91029,2.30986]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-2.25366,2.26695,1.0104,0.481474,5.95794,2.81647,1.41946,-0.817818]]}}}}
  ]
 },
 "DecoderBlock": {
  "id": "6.6",
  "assignment": "ps6_transformer_block",
  "name": "DecoderBlock",
  "names": ["DecoderBlock"],
  "title": {"fr":"Le bloc décodeur","en":"The decoder block"},
  "points": 2.0,
  "optional": true,
  "forbidden": {"same":"22e031c"},
  "parameters": ["x","memory"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"pre_norm","kind":"values","fact":{"same":"b02510e"},"tolerance":1e-06,"calls":[{"args":{"same":"7d129f7"},"construct":[21,3,8],"alike":[21,3,8],"expected":{"same":"3c91f72"}},{"args":[{"same":"f2993a4"},{"same":"78c06a7"}],"construct":[21,3,8],"options":{"norm_first":true},"alike":[21,3,8],"expected":{"tensor":[[{"same":"594082d"}],[{"same":"516f0e0"}]],"dtype":"float64"}}]},
   {"name":"post_norm","kind":"values","fact":{"same":"bc40f48"},"tolerance":1e-06,"calls":[{"args":{"same":"7d129f7"},"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"expected":{"same":"93bd9d0"}},{"args":[{"same":"882909f"},{"tensor":[{"same":"5e80ce2"}],"dtype":"float64"}],"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"expected":{"tensor":[{"same":"70421a0"}],"dtype":"float64"}}]},
   {"name":"small","kind":"values","fact":{"same":"666a895"},"tolerance":1e-06,"calls":[{"args":{"same":"2bc3b0a"},"construct":[21,3,8],"alike":[21,3,8],"expected":{"tensor":[[[17.87929856,14.06427418,6.791267982,7.171576689,10.79662398,8.144969872,-3.801062968,16.26011409,14.30963373,8.782239496,9.971963281,13.08917196,8.854993712,-5.014710904,13.70047509,11.60397702,7.20293663,10.26536772,15.1142257,11.65994079,-2.748798748],[17.82478973,14.78661099,6.453311769,6.868201107,10.35071318,7.521639731,-3.36111819,16.32202847,15.26072037,8.687958703,9.812396222,12.61310755,8.041541428,-4.825255816,13.55878161,12.50210949,7.224800665,10.33623165,14.88058673,10.98260379,-2.593743797],[18.00771208,14.48949487,7.201350866,6.652467234,11.5952499,7.39259364,-3.881339614,16.35070601,14.72549294,9.219547614,9.503485076,13.94174622,8.123762213,-5.102495675,13.74768925,11.96471384,7.603026378,9.788431593,15.99480413,10.97962849,-2.787073625],[18.28509233,14.46222944,6.857461771,6.334173752,10.87377675,7.80218412,-3.735070491,16.77539287,14.87527677,8.998993273,9.190345741,13.10463441,8.36149147,-5.114041147,14.11084269,12.17172572,7.531358182,9.651896602,15.27466695,11.21949955,-2.912505579],[18.19680255,14.82276787,6.63116117,6.47502877,10.77760071,7.409759447,-3.568189921,16.70236548,15.2981067,8.852528493,9.401216445,13.02516461,7.928518272,-5.026081397,13.95335175,12.55445747,7.401559576,9.925999628,15.27916835,10.85155533,-2.80513134]],[[15.11102171,10.48117842,5.42213371,9.212040282,19.89049003,12.1771795,-1.183096988,12.35059416,8.020024664,4.411124847,10.13001708,22.3086849,14.95460089,0.6514332788,12.37282413,6.222893757,1.642870087,7.688962249,21.34299029,15.91816558,3.090419293],[15.23441748,10.3520539,5.642150223,9.062208902,18.68998951,12.23908342,-1.204831188,12.56006309,8.015808356,4.746321919,10.02090755,21.05920728,14.90067532,0.4972054986,12.50563276,6.227445142,2.065779424,7.709168986,20.20342534,15.90696732,2.889278308],[15.0501811,10.31233259,5.518465348,9.481213,18.63597385,12.29493135,-1.225591943,12.3424719,7.923076036,4.574713629,10.42979853,21.02708532,15.0081387,0.5270465532,12.3136428,6.129356383,1.856088123,8.064973292,20.12799242,15.99697714,2.941815463],[14.87529085,10.63009072,5.515611694,9.322229776,18.96317693,12.32251936,-1.195775903,12.13756405,8.219128279,4.558114585,10.27540697,21.37486945,15.05832944,0.5810401616,12.11665643,6.410988601,1.813421378,7.884938271,20.46652973,16.05630678,3.012575705],[14.76105874,10.47515692,5.680275117,9.367560587,18.74399545,12.36354036,-1.192887301,12.01604185,8.04085156,4.704544368,10.30562915,21.15882205,15.1127934,0.601170031,12.01414856,6.240268398,1.952207799,7.895723883,20.22410575,16.09594305,3.036212334]]],"dtype":"float64"}},{"args":{"same":"2bc3b0a"},"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"expected":{"tensor":[[[2.90967275,3.002675544,0.3037787229,-0.0590987602,0.7303300467,-0.08842378918,-0.1897557534,2.261240258,3.448889995,0.924586758,1.050295749,2.112562415,0.01025496876,-0.6461677084,0.8282712588,1.80224323,0.6024617294,1.341725326,3.707075834,1.062023398,-0.08499043097],[2.909398618,3.003216407,0.3034577884,-0.0593810209,0.7303687844,-0.08826790035,-0.1894446525,2.26180106,3.449347847,0.9243801767,1.0500376,2.111941925,0.009889074048,-0.6460147437,0.8287556098,1.803655279,0.6025225351,1.341676869,3.70667191,1.061538502,-0.08508680449],[2.909362414,3.002943967,0.3037124271,-0.0591946636,0.7301760267,-0.08841047592,-0.1896373502,2.261322605,3.449165159,0.924534087,1.050143299,2.112889302,0.01003663188,-0.6460486363,0.8282844895,1.802488221,0.6025071711,1.341623093,3.707309076,1.061752662,-0.08493749078],[2.909697994,3.003041526,0.3036229714,-0.05927106091,0.7305490139,-0.08835381873,-0.1896149413,2.261430557,3.449355915,0.9245098997,1.05000978,2.112251016,0.01010093371,-0.6460800419,0.8287092748,1.802742874,0.6025081185,1.341569051,3.706651857,1.0617624,-0.08504637053],[2.90948982,3.00289484,0.3034024408,-0.0594369896,0.7306979309,-0.08830911611,-0.1893788199,2.261905832,3.449605856,0.9243399641,1.049920339,2.111923849,0.009850026591,-0.6460122012,0.8287448933,1.803808865,0.6025742918,1.341744256,3.706501062,1.061443861,-0.0850980606]],[[2.049918192,2.436722607,0.6400759396,0.9273964389,3.201855693,0.2524710049,-0.5558364167,0.6995302701,0.9191340016,0.3580696807,1.22934391,4.72297846,1.232977877,-0.04693347216,0.7647933515,-0.1132130862,-0.3397873969,0.3072474852,4.035362251,1.535547829,0.5876720823],[2.052738135,2.437181902,0.6393315937,0.9262714223,3.200640238,0.2523276205,-0.5562380541,0.7025746456,0.92003531,0.3580367005,1.22891836,4.721904529,1.23233049,-0.04806553029,0.76700681,-0.1123794883,-0.3396792596,0.3075750618,4.035881658,1.535698876,0.5866786177],[2.051605425,2.437114131,0.6396465768,0.9267891554,3.201003582,0.2524217072,-0.5561308632,0.7016548742,0.9193343389,0.3580051905,1.229292349,4.722123961,1.232785692,-0.04767179856,0.7661550119,-0.1128720561,-0.3397956481,0.3075842638,4.035287642,1.535721937,0.5870476047],[2.051239975,2.436919982,0.6397107281,0.9267540838,3.201036764,0.2524793794,-0.5560706767,0.7008282489,0.919766958,0.3580579863,1.229245572,4.722098477,1.232704993,-0.04754513129,0.7656895995,-0.1125284879,-0.3397611951,0.3075031604,4.036046435,1.535775088,0.5871174815],[2.050585042,2.437125872,0.6400765629,0.9272775935,3.200799648,0.2526804534,-0.5559632331,0.6999388195,0.9185171183,0.3581502755,1.229437462,4.72263798,1.233172803,-0.04717140244,0.7653161601,-0.113570246,-0.3397801694,0.307271755,4.034797944,1.535935283,0.5875439229]]],"dtype":"float64"}}]},
   {"name":"evaluation","kind":"values","fact":{"same":"f03b3cb"},"tolerance":1e-06,"calls":[{"args":{"same":"7d129f7"},"construct":[21,3,8],"options":{"dropout":0.4,"norm_first":true},"evaluation":true,"alike":[21,3,8],"expected":{"same":"3c91f72"}},{"args":{"same":"7d129f7"},"construct":[21,3,8],"options":{"dropout":0.4,"norm_first":false},"evaluation":true,"alike":[21,3,8],"expected":{"same":"93bd9d0"}}]},
   {"name":"source","kind":"values","fact":{"fr":"Une source plus longue que la cible est lue en entier.","en":"A source that is longer than the target is read whole."},"tolerance":1e-06,"calls":[{"args":{"same":"242006d"},"kwargs":{"memory":{"tensor":[[[0.7,-1.1,0.5,1.4,1.6,1.1,-0.1,-2.0,-0.5,0.3,0.4,-0.2,-1.5,0.6,2.0,-1.4,-1.4,2.0,0.6,-1.5,-0.2],[0.4,0.3,-0.5,-2.0,-0.1,1.1,1.6,1.4,0.5,-1.1,0.7,1.8,-1.9,1.9,0.9,-0.8,0.9,1.9,-1.9,1.8,0.7],[-1.1,0.5,1.4,1.6,1.1,-0.1,-2.0,-0.5,0.3,0.4,-0.2,-1.5,0.6,2.0,-1.4,-1.4,2.0,0.6,-1.5,-0.2,0.4],[0.3,-0.5,-2.0,-0.1,1.1,1.6,1.4,0.5,-1.1,0.7,1.8,-1.9,1.9,0.9,-0.8,0.9,1.9,-1.9,1.8,0.7,-1.1],[0.5,1.4,1.6,1.1,-0.1,-2.0,-0.5,0.3,0.4,-0.2,-1.5,0.6,2.0,-1.4,-1.4,2.0,0.6,-1.5,-0.2,0.4,0.3],[-0.5,-2.0,-0.1,1.1,1.6,1.4,0.5,-1.1,0.7,1.8,-1.9,1.9,0.9,-0.8,0.9,1.9,-1.9,1.8,0.7,-1.1,0.5]],[[1.4,1.6,1.1,-0.1,-2.0,-0.5,0.3,0.4,-0.2,-1.5,0.6,2.0,-1.4,-1.4,2.0,0.6,-1.5,-0.2,0.4,0.3,-0.5],[-2.0,-0.1,1.1,1.6,1.4,0.5,-1.1,0.7,1.8,-1.9,1.9,0.9,-0.8,0.9,1.9,-1.9,1.8,0.7,-1.1,0.5,1.4],[1.6,1.1,-0.1,-2.0,-0.5,0.3,0.4,-0.2,-1.5,0.6,2.0,-1.4,-1.4,2.0,0.6,-1.5,-0.2,0.4,0.3,-0.5,-2.0],[-0.1,1.1,1.6,1.4,0.5,-1.1,0.7,1.8,-1.9,1.9,0.9,-0.8,0.9,1.9,-1.9,1.8,0.7,-1.1,0.5,1.4,1.6],[1.1,-0.1,-2.0,-0.5,0.3,0.4,-0.2,-1.5,0.6,2.0,-1.4,-1.4,2.0,0.6,-1.5,-0.2,0.4,0.3,-0.5,-2.0,-0.1],[1.1,1.6,1.4,0.5,-1.1,0.7,1.8,-1.9,1.9,0.9,-0.8,0.9,1.9,-1.9,1.8,0.7,-1.1,0.5,1.4,1.6,1.1]]],"dtype":"float64"}},"construct":[21,3,8],"alike":[21,3,8],"expected":{"tensor":[[[13.20803781,5.746606666,2.819083683,8.13459659,12.25204959,9.952078636,-4.857549906,8.472775248,5.023746207,2.91297665,9.189209902,13.58325588,14.46941203,-6.490999071,8.339896437,2.589090544,-0.8194939525,9.497016418,14.72126767,16.56084625,-4.147587241],[9.64663073,13.89249923,4.283201178,2.745501224,6.8508808,7.583260672,-3.733220739,9.930261207,10.97962744,6.191754686,8.577857485,7.216033096,5.656967171,-4.073751604,7.658934026,11.99277617,3.411952774,6.707015769,10.15231173,8.389704056,-2.735742199],[11.59416977,8.065157947,5.623276379,5.555523635,16.19552463,9.089075552,-8.140750601,9.991579242,6.510660578,5.036102819,6.023704535,21.03448844,8.810644804,-6.522509334,8.880566185,3.051825309,4.438842424,5.503614285,21.49461678,10.31677556,-4.77279611],[16.02584171,8.105442203,1.852489492,3.71080113,10.79989775,12.95525002,-5.165525985,11.16851979,7.175211302,5.286851739,3.246563861,10.00289401,15.17156562,-4.654974845,13.88021786,4.211775455,1.43655872,3.338540702,10.36419819,15.72633326,-4.449849006],[12.28034763,11.62086649,2.335854743,4.696098084,11.09825458,5.681377099,-4.477725409,11.09796882,11.11921917,2.562745225,9.080437485,10.36568239,7.059549709,-5.501826296,8.012150398,11.00564464,2.409524848,9.618075068,11.62350795,8.351925109,-1.153041028]],[[19.23860143,8.721867166,-0.3946249912,4.199874272,16.66475055,6.059253507,-7.411939953,17.37284466,11.18046883,-1.415942094,3.526474789,19.62722149,7.587582552,-3.889518265,14.63178215,6.859613228,-2.266150835,2.917094994,19.6393346,7.933302216,-4.03123129],[17.93228583,8.660353247,0.3733506157,3.948886916,7.323881004,8.39019399,-5.241652242,16.65172543,7.79919136,3.872226387,2.949887212,9.179967245,8.363577627,-7.279547805,17.14365761,7.524282261,3.618211934,3.118423747,9.597726277,12.46376493,-4.443588449],[16.56557697,9.561580664,0.2696202864,5.778444408,13.37623447,5.028858042,-5.676283505,17.9879927,7.053653376,-1.641637628,8.333992828,15.51995894,9.899562999,-6.970293575,14.53238732,6.079951952,-3.305172475,6.857074114,14.64208493,9.375169686,-3.829270202],[17.76988908,9.485714083,1.274434367,2.305566746,15.27820518,7.250371375,-5.674191528,14.85788495,10.98644584,-0.7302527639,4.621412654,16.96056343,7.366907896,-3.595632864,14.85558151,9.562805527,-2.623480302,3.054949264,20.08728077,10.69798788,-5.021375757],[17.84097123,11.34325462,1.517719033,3.943521054,13.54203483,7.248584095,-4.191642509,13.84074104,7.599256678,2.762056577,5.914246753,19.45931715,7.728505838,-5.980269483,13.64305862,5.455807575,-0.2249984824,3.20625503,17.64555771,10.72732371,-3.161918015]]],"dtype":"float64"}},{"args":[{"same":"3cdc9d6"},{"tensor":[[{"same":"aeaf9ba"},{"same":"b30e71b"},{"same":"051512f"},{"same":"df4000e"},{"same":"e882b23"}],[{"same":"9b21d91"},{"same":"78db7df"},{"same":"5f7bd90"},{"same":"87c2faf"},{"same":"f68895e"}]],"dtype":"float64"}],"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"expected":{"tensor":[[[3.31827697,2.637518539,0.2578654212,0.03622819607,0.9741332561,0.4767331227,-0.4843285577,2.300640347,2.701246024,0.6565122237,0.9570039088,2.275223623,0.8791273066,-0.7198301223,1.258536209,1.116162925,0.2041515602,0.9835115459,3.512329747,1.782221652,-0.1149952578],[2.43212428,3.327642008,-0.001753115463,-0.1698153506,-0.03489280291,0.4879483993,0.3026995117,2.688618413,3.792153486,0.7282921034,0.8952675834,0.0833145142,-0.01532861054,-0.3688576044,1.310012364,3.495303081,0.7498393307,1.519588837,2.206037793,0.8374369406,-0.1677858018],[2.898811185,2.819991165,0.4973230265,0.06754336249,1.38133975,0.1383290294,-0.5449965824,1.876088152,2.503674291,0.8251488051,0.9949626606,3.338700033,0.5990561518,-0.6479324727,0.8324067141,0.7153889579,0.2889321759,0.8256899932,4.276539953,1.507486572,0.04381419852],[3.402517112,2.704237602,0.1369795089,-0.2302248157,1.017447515,0.6622237695,-0.3142884221,2.699876341,2.997360211,0.6222247718,0.583486339,1.829673241,0.7826071987,-0.644069153,1.794162569,1.577021929,0.3414714439,0.7989684244,3.03983319,1.576548216,-0.2119892138],[3.010174491,2.656166373,-0.01902492097,-0.2710670976,0.8574799492,0.5964203578,-0.004852447477,2.96556489,3.529340847,0.6206203914,0.7037767052,0.8737749145,0.3466237841,-0.6027021439,1.544981826,2.863447121,0.6074153732,1.326619089,2.500346611,1.137308842,-0.2942578144]],[[2.429109353,2.464423078,0.4681686537,0.4983157264,3.290838457,-0.007540739672,-0.4157412324,1.271358769,1.642951625,0.3699154101,0.9107953451,4.807045045,0.7596021513,-0.09910793515,0.9720509461,0.3566387941,-0.2203058372,0.2714629794,4.551296496,1.181298387,0.4827583283],[3.579006998,1.982077171,0.222287204,-0.2961938198,0.6013195899,0.6994194062,-0.1361933098,3.268837039,2.406522096,0.7688355178,0.4205055153,1.504274643,0.6073691,-0.5842595357,2.320277458,1.499846836,0.6404351607,0.7891632113,2.676363758,1.432185216,-0.2370562897],[2.556155484,2.654401787,0.4175849063,1.108403738,2.396041642,0.1525509324,-0.6469272146,1.447180911,1.134821695,0.2566499457,1.628990673,4.070109743,1.158940707,-0.2894847088,1.053504388,0.01064742158,-0.4407969946,0.8254543987,3.517857828,1.580228677,0.412007634],[2.493696391,2.487449202,0.4098772733,0.3466070082,3.183707022,0.01775703236,-0.3983764323,1.339461648,1.790221128,0.3693374116,0.8663472841,4.554605521,0.6858851291,-0.1614502537,1.065297491,0.7001242756,-0.1918947641,0.3009365636,4.802207481,1.207848404,0.3926780125],[2.848047664,2.378141803,0.8332615067,0.4339584823,2.063484791,0.3380594209,-0.5884390465,1.331791963,0.6827320797,0.7181568522,0.9475469244,4.439942993,1.204065141,-0.2534642311,1.181064234,-0.5728093543,0.005754188932,0.1132601153,3.698029345,1.738570517,0.4484674201]]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"d46c393"},"tolerance":1e-06,"calls":[{"args":{"same":"7d129f7"},"construct":[21,3,8],"alike":[21,3,8],"upstream":{"same":"8c1054d"},"expected":[{"tensor":[[[-1.108205024,7.871561798,-1.930149749,-0.0636691337,-6.815018435,-2.2974706,1.345910722,-1.972054012,6.608411228,-0.07641262628,0.8409204571,-6.894740307,1.402633673,-0.4283055878,0.02024141735,7.774417765,0.1367542241,0.6695879161,-8.012111372,-0.6655187879,0.6932164329],[1.996408813,-2.493864492,0.4572706078,1.309434455,-0.4475808585,1.186670882,0.5922687501,1.791573684,-5.619794714,2.100452833,-0.2504098304,-1.358922492,-1.201455915,-0.9927225185,2.901437,-3.476162508,1.288305452,2.061328567,2.164553671,0.7511707795,-0.4599621658],[4.611764843,-2.600391322,-2.023372803,-4.09850994,-0.1688703601,1.805749253,-1.248632456,3.217456338,-0.8512727737,-1.115051541,-4.078819316,3.570797632,0.1289623725,0.7567120765,4.361652361,-0.6397171426,-1.381250222,-5.279072232,1.422376213,1.265551411,1.04393761],[-0.4974000494,0.4924508625,2.100196338,-0.797494302,-0.04029643647,-0.7603066053,1.672529608,-3.20905576,2.205148396,-0.2926967148,-1.451017204,-1.937948676,-2.45686795,3.073525334,-1.599952918,1.703756324,2.307665815,1.445331502,-0.02344643829,-1.810351898,2.576230772],[-1.387476993,-1.433515628,-2.68589075,-1.591012952,2.950439271,-1.132773409,0.2691155965,0.3190042079,-0.7745688662,-2.738023491,2.052758545,1.318916072,0.9670015054,1.473128037,0.6830047173,-0.9984614185,-3.957095418,-0.1644566852,2.193226365,1.178002398,1.358678895]],[[2.52016403,1.766507155,-4.441800698,2.580509253,0.07229881435,3.726779441,-6.512830435,4.148826443,-0.8997144387,-4.913880814,1.054772134,-1.838026296,5.09059174,-5.246845988,3.803833525,2.083161388,-2.21054345,2.825760068,-1.091316532,4.752072483,-6.570317823],[-6.609590611,-6.613256949,-4.100780199,2.747536266,7.64871044,1.238121009,1.951487721,-6.377839069,-8.233202791,2.339757962,-2.434427291,10.53265063,2.044654257,0.7443610206,-3.912892345,-7.830665029,0.9680998194,-1.601160599,9.578193964,4.966631018,1.753610773],[-0.9841620209,-0.2336617104,2.763726699,-4.112832895,6.296547892,-6.549582624,4.049923418,-0.238472493,-2.228429251,-1.178865075,-4.986879295,7.565742648,-1.866446451,2.118769624,0.3286653237,1.702608273,0.7895623996,-4.828752229,5.77646562,-5.490574319,1.706646464],[-1.443943559,-1.258737322,0.5325988444,-1.271354774,0.3665855198,0.7304903254,-0.2974684135,-1.311797229,2.002122781,-0.5826112993,0.7302309832,1.754538281,1.205748332,-0.9968917103,-2.88309356,-0.4047112675,0.5481705673,1.179874157,1.285085663,0.01637715883,1.498786521],[-1.340892193,0.07191449257,0.9467862731,0.8790280611,-2.89432628,1.915937162,-1.511539424,-1.320474714,-0.9685316025,-1.04045593,2.086164813,-2.659521399,1.831179321,1.873358945,1.423049949,1.057814255,-0.1365869616,2.054575482,-3.807635961,-0.07611972846,-0.6837245594]]],"dtype":"float64"},{"tensor":[[[-3.56125209,0.5287102179,0.330211155,-2.148108509,-5.858261892,-2.083115806,3.056254425,-3.56125209,0.5287102179,0.330211155,-2.148108509,-5.858261892,-2.083115806,3.056254425,-3.56125209,0.5287102179,0.330211155,-2.148108509,-5.858261892,-2.083115806,3.056254425],[-0.09112360339,0.05337045495,0.02209023968,-0.04579085041,-0.1231911723,-0.06763642255,0.06706283396,-0.09112360339,0.05337045495,0.02209023968,-0.04579085041,-0.1231911723,-0.06763642255,0.06706283396,-0.09112360339,0.05337045495,0.02209023968,-0.04579085041,-0.1231911723,-0.06763642255,0.06706283396],[5.234319432,0.1879379564,-2.579045062,-0.7107071429,3.268123568,1.283604584,1.311381732,5.234319432,0.1879379564,-2.579045062,-0.7107071429,3.268123568,1.283604584,1.311381732,5.234319432,0.1879379564,-2.579045062,-0.7107071429,3.268123568,1.283604584,1.311381732]],[[1.469816387,-0.004269246104,0.02123873963,-0.01728065974,0.9731519611,0.7848245315,-0.5528490213,1.469816387,-0.004269246104,0.02123873963,-0.01728065974,0.9731519611,0.7848245315,-0.5528490213,1.469816387,-0.004269246104,0.02123873963,-0.01728065974,0.9731519611,0.7848245315,-0.5528490213],[-7.387170747,-3.41295801,-0.1755255481,0.4452628587,-3.526671559,-1.507717811,3.113454216,-7.387170747,-3.41295801,-0.1755255481,0.4452628587,-3.526671559,-1.507717811,3.113454216,-7.387170747,-3.41295801,-0.1755255481,0.4452628587,-3.526671559,-1.507717811,3.113454216],[3.693714378,1.556011275,-0.969951486,1.849472988,2.015111073,4.182514478,-3.42751915,3.693714378,1.556011275,-0.969951486,1.849472988,2.015111073,4.182514478,-3.42751915,3.693714378,1.556011275,-0.969951486,1.849472988,2.015111073,4.182514478,-3.42751915]]],"dtype":"float64"}]},{"args":{"same":"7d129f7"},"construct":[21,3,8],"options":{"norm_first":false},"alike":[21,3,8],"upstream":{"same":"8c1054d"},"expected":[{"tensor":[[[0.005361259185,0.7773765294,-0.1503175816,0.1303382301,-0.6425943297,-0.1673515028,-0.1631934995,-0.04426604067,0.6565905752,-0.1275720959,0.1686206383,-0.5981272082,-0.09511901028,-0.1913699028,0.02999973002,0.7314289058,-0.1297434789,0.1738284769,-0.6997467032,-0.1200484349,-0.1775871092],[0.2327713662,-0.2154825127,0.07437390684,0.07195160428,-0.1334207336,0.1394878038,-0.09676890206,0.1480667003,-0.4861828264,0.09745021097,-0.009370364394,-0.1492560659,0.09270776472,-0.1206267893,0.2377968834,-0.4032316668,0.08539461095,0.09343663882,0.3341469495,0.154892946,-0.1100708389],[0.1574000357,-0.168990681,-0.07213143815,-0.07777198789,-0.1367068294,0.02372445181,0.02798369947,0.09790050198,-0.02842991779,-0.06990274009,-0.08405671716,0.1861050586,0.0022211179,0.04415491881,0.1663842282,0.02438245081,-0.07229663499,-0.112433324,-0.05183271983,0.01183744854,0.04362897066],[0.1286611703,0.2646744606,-0.1695406186,-0.0489050713,-0.1375085287,-0.1467489072,-0.04727085057,0.09286084044,0.4819498765,-0.1700474546,-0.04206460826,-0.2825744806,-0.2061841722,-0.05761582651,0.08255959985,0.4788252655,-0.1408122049,0.042709677,-0.02650800481,-0.1841177003,-0.06766324707],[-0.05152197928,-0.1725778041,-0.0475937026,-0.09880687744,0.3060015783,-0.001567272294,-0.06993007344,0.06670648225,-0.05665289975,-0.04717095171,0.004651382854,0.09277024079,0.04903947999,-0.05680796404,0.08696507656,-0.1195598501,-0.0602485548,-0.05896271106,0.2706229597,0.0587794637,-0.05851372893]],[[-0.07587953429,0.149977605,-0.08502703313,0.0247788971,0.1323317583,0.07377194657,-0.05900496993,-0.01719562982,-0.1053983806,-0.09822241573,-0.01495850929,-0.04495436297,0.09715805636,-0.03992859065,0.01130941636,0.1469865617,-0.08238338256,0.0003556402894,-0.03798031398,0.07721701924,-0.05424158081],[-1.408202303,-1.654287832,0.4951068173,-0.2377541669,0.6866988318,1.95976498,0.1795444793,-1.478707412,-1.76528416,0.5574239981,-0.2502950083,1.289044379,2.050360172,0.1830981152,-1.564389959,-2.148912996,0.5017331545,-0.2584464906,1.38099399,2.117621594,0.2265127917],[0.5380188626,-0.07797176917,-0.08368278289,-0.09635087091,0.01696058603,-0.3860238081,-0.02996298378,0.4267019977,-0.01630734486,-0.09940460868,-0.1717143659,0.06426366508,-0.4002710736,-0.04416586963,0.6435691201,0.3650441813,-0.06234527305,-0.1216774663,0.05870488855,-0.4541222111,-0.08164196171],[-0.1442363262,-0.08620959628,-0.08065110996,-0.06162210595,0.01198424915,0.007986838671,-0.01335508618,-0.1431269091,0.2749978515,-0.07153293929,0.009314037792,0.1863148904,0.009583070487,-0.03364747946,-0.2702158204,0.01330147935,-0.06566530933,0.03631067558,0.2334585586,0.01416863376,-0.0041215504],[-0.1453642549,0.07771439829,-0.07517367519,0.2042669204,-0.5300193783,0.3155957404,0.1958318575,-0.1440435078,-0.100271462,-0.1220844121,0.1900420197,-0.5256130748,0.3443628835,0.2678348689,0.07592144742,0.1506289855,-0.1117995472,0.164783087,-0.7739769065,0.2609619063,0.2358404124]]],"dtype":"float64"},{"tensor":[[[-0.7079800473,0.7673085694,0.0491136863,-0.1970233331,-1.531577817,-0.906959993,0.5723031125,-0.7079800473,0.7673085694,0.0491136863,-0.1970233331,-1.531577817,-0.906959993,0.5723031125,-0.7079800473,0.7673085694,0.0491136863,-0.1970233331,-1.531577817,-0.906959993,0.5723031125],[-0.1030243357,0.0005663765083,0.003692216454,-0.03124794418,-0.08688577755,-0.1060343293,0.06279315944,-0.1030243357,0.0005663765083,0.003692216454,-0.03124794418,-0.08688577755,-0.1060343293,0.06279315944,-0.1030243357,0.0005663765083,0.003692216454,-0.03124794418,-0.08688577755,-0.1060343293,0.06279315944],[1.185125567,0.1645029677,-0.02698045246,0.09803483962,0.3851113184,0.5692818403,-0.490523225,1.185125567,0.1645029677,-0.02698045246,0.09803483962,0.3851113184,0.5692818403,-0.490523225,1.185125567,0.1645029677,-0.02698045246,0.09803483962,0.3851113184,0.5692818403,-0.490523225]],[[1.765788343,-0.552541654,0.8345893371,-0.1534102092,0.8239307339,1.756791073,-0.6899434838,1.765788343,-0.552541654,0.8345893371,-0.1534102092,0.8239307339,1.756791073,-0.6899434838,1.765788343,-0.552541654,0.8345893371,-0.1534102092,0.8239307339,1.756791073,-0.6899434838],[-1.870541156,-0.8889335736,-0.56291925,0.4521555089,0.1374832259,-1.031758631,0.7001083193,-1.870541156,-0.8889335736,-0.56291925,0.4521555089,0.1374832259,-1.031758631,0.7001083193,-1.870541156,-0.8889335736,-0.56291925,0.4521555089,0.1374832259,-1.031758631,0.7001083193],[-0.1283615622,0.2398134439,-0.2428343733,-0.1212872682,-0.1391832276,-0.1631647593,0.1273282671,-0.1283615622,0.2398134439,-0.2428343733,-0.1212872682,-0.1391832276,-0.1631647593,0.1273282671,-0.1283615622,0.2398134439,-0.2428343733,-0.1212872682,-0.1391832276,-0.1631647593,0.1273282671]]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"d8a8572"},{"args":[{"same":"49caeb0"},{"tensor":{"same":"63d21f9"},"dtype":"float32"}],"construct":[21,3,8],"alike":[21,3,8]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"b473d35"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"b473d35"}}
  ],
  "mistakes": [
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"46b6664"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.89694,0.880333,3.89766,0.0461042,0.567947,0.667795,4.87719,0.821753]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.8782,8.68792,15.9931,-3.56852,12.3738,5.51754,21.3752,3.03569]]}},"evaluation":{"same":"46b6664"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[12.0044,4.55497,19.747,-4.74743,15.5833,-0.703981,17.3985,-3.8852]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.524722,1.03992,1.73551,0.503454,4.68388,2.62163,0.643838,0.164802]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"0a6486e"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.68362,1.13841,3.79028,0.50084,0.0476973,1.18224,3.76859,1.28954]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.34448,2.86275,3.73136,-0.182956,-0.539758,2.62472,3.54169,2.66138]]}},"evaluation":{"same":"0a6486e"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.55228,2.55054,3.12904,-0.361211,-0.477263,1.54792,2.20977,1.9038]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.0302852,0.0528098,0.160547,-0.171732,0.674441,-0.0608648,0.0516563,0.0617181]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"b377065"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.6746,1.18354,3.76743,0.354062,0.134829,1.1912,3.78107,1.28552]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.713,3.14125,4.03085,0.278271,-0.431507,3.22759,4.14886,3.26205]]}},"evaluation":{"same":"b377065"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.15678,2.03804,2.6495,-1.59119,-0.48355,0.418929,1.31786,0.406911]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.0148057,-0.0139812,-0.000482683,0.000441301,0.674691,-0.00392181,0.00250029,-0.000768557]]}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"post_norm":{"same":"9dde3fa"},"small":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.8793,8.68796,15.9948,-3.56819,12.3728,5.51847,21.3749,3.03621]]}},"evaluation":{"calls":[1],"first":{"same":"119b421"}},"source":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.7336,4.32823,16.7128,-5.14226,12.7251,-0.00801404,20.2536,-1.21572]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.10821,2.10045,1.42238,0.269116,3.80383,2.76373,1.75454,-0.683725]]}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"pre_norm":{"same":"6010f9e"},"small":{"calls":[0],"first":{"same":"d8d5b0d"}},"evaluation":{"calls":[0],"first":{"same":"61f4207"}},"source":{"calls":[0],"first":{"same":"2f027b0"}},"gradient":{"calls":[0],"first":{"same":"c1e1381"}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"pre_norm":{"same":"6010f9e"},"post_norm":{"same":"9dde3fa"},"small":{"calls":[0,1],"first":{"same":"d8d5b0d"}},"evaluation":{"same":"6010f9e"},"source":{"calls":[0,1],"first":{"same":"2f027b0"}},"gradient":{"calls":[0,1],"first":{"same":"c1e1381"}}}},
   {"key":"BK-3","levels":{"same":"de04439"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"b67a854"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.99485,3.10213,6.72396,-0.690648,1.26777,2.62921,7.28565,2.5395]]}},"evaluation":{"calls":[0],"first":{"same":"b67a854"}},"source":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[4.74897,2.76298,7.6984,-0.858822,1.8759,1.47631,5.40114,1.68381]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.05888,0.30959,0.12268,-0.0839706,1.46385,0.418257,0.414798,-0.0129676]]}}}},
   {"key":"BK-3","levels":{"same":"de04439"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"3dd3825"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[19.5162,9.09799,18.4319,-2.79505,13.1651,6.27266,22.7092,3.83749]]}},"evaluation":{"calls":[0],"first":{"same":"3dd3825"}},"source":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.6622,6.14115,24.2241,-3.67611,15.7402,0.467335,18.4413,-2.35831]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.01841,1.55405,1.08276,0.41489,3.40315,2.85474,2.09157,-0.170866]]}}}},
   {"key":"BK-6","levels":{"same":"a6d65d0"},"seen":{"pre_norm":{"same":"6929d71"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.89111,3.54833,6.33634,0.140675,1.00728,2.84752,7.86267,3.33423]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[24.5696,15.434,22.9667,-6.83818,6.54637,10.9817,26.8411,8.43731]]}},"evaluation":{"same":"6929d71"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.1866,9.93257,25.9967,-6.96986,11.9209,2.0839,17.7846,-1.23638]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.789532,2.52486,1.7423,0.574357,6.31532,2.06668,2.07412,-0.651507]]}}}},
   {"key":"BK-6","levels":{"same":"7b8f8a8"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"9ea63a5"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.76337,0.541249,3.09375,-0.643134,1.5484,0.166584,4.22305,-0.0766544]]}},"evaluation":{"calls":[0],"first":{"same":"9ea63a5"}},"source":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.2807,0.583232,4.45597,-0.683456,2.20475,0.085689,3.40629,-0.270855]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.0678469,0.327518,0.072164,-0.005161,0.997568,0.399072,0.277086,-0.0794684]]}}}},
   {"key":"BK-9","levels":{"same":"1777508"},"seen":{"pre_norm":{"same":"3181dbd"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.95065,0.847364,4.01857,0.127238,0.491284,0.69281,4.82438,0.85533]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.9017,8.6949,16.0097,-3.63647,12.3989,5.45582,21.3104,2.97033]]}},"evaluation":{"same":"3181dbd"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[13.1917,6.21713,21.4663,-4.5315,14.6178,0.267025,16.9859,-3.22127]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.12517,2.08606,1.40718,0.233018,3.84591,2.76425,1.75007,-0.710557]]}}}},
   {"key":"BK-9","levels":{"same":"1777508"},"seen":{"pre_norm":{"same":"b557641"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.94663,0.857823,4.01411,0.125017,0.495709,0.707026,4.82118,0.874877]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.8795,8.6882,15.995,-3.56824,12.3726,5.51872,21.3751,3.03648]]}},"evaluation":{"same":"b557641"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[13.2082,6.19191,21.4948,-4.47777,14.6317,0.269606,16.9605,-3.16183]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.10824,2.10048,1.4224,0.26911,3.80397,2.76371,1.75458,-0.683716]]}}}},
   {"key":"BK-13","levels":{"same":"9b7ed4a"},"seen":{"pre_norm":{"same":"cbd5963"},"post_norm":{"same":"cbd5963"},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[7.54669,2.61885,7.5567,-1.22683,4.02205,1.52948,9.45204,0.365026]]}},"evaluation":{"same":"cbd5963"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[6.88909,3.17279,11.6643,-0.871285,4.5727,1.71726,7.90736,0.550699]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.852714,0.810012,-0.0378418,-0.240775,0.869385,-0.411785,2.14512,-0.715234]]}}}},
   {"key":"LN-3","levels":{"same":"7bc5ab4"},"seen":{"pre_norm":{"same":"47f5021"},"post_norm":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.94664,0.857768,4.01414,0.124981,0.495778,0.70696,4.82125,0.874814]]}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[16.9554,8.70699,18.7664,-2.60393,13.6446,4.52012,25.6127,3.59437]]}},"evaluation":{"calls":[0,1],"first":{"same":"2c7e4c3"}},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[13.208,6.1918,21.4946,-4.47772,14.6318,0.269613,16.9606,-3.16192]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.10822,2.10046,1.42238,0.269121,3.80377,2.76377,1.75454,-0.683724]]}}}},
   {"key":"LN-3","levels":{"same":"7bc5ab4"},"seen":{"pre_norm":{"same":"47f5021"},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.3518,8.65691,17.683,-3.40767,13.1473,4.92375,24.1077,3.39092]]}},"evaluation":{"same":"47f5021"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[13.208,6.19179,21.4946,-4.47772,14.6318,0.269614,16.9606,-3.16192]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.10822,2.10046,1.42238,0.26912,3.80378,2.76376,1.75454,-0.683724]]}}}},
   {"key":"PS6-batch","levels":{"same":"f721ced"},"seen":{"pre_norm":{"same":"9fe2e51"},"post_norm":{"same":"9fe2e51"},"small":{"same":"9fe2e51"},"evaluation":{"same":"9fe2e51"},"source":{"same":"9fe2e51"},"gradient":{"same":"9fe2e51"}}},
   {"same":"c8e6a5b"},
   {"same":"e4aefaa"},
   {"key":"MK-1","levels":[{"fr":"Change le dernier jeton : la ligne 0 a-t-elle bougé ? Elle ne devrait pas.","en":"Change the last token: did row 0 move? It should not."}],"seen":{"pre_norm":{"calls":[0],"first":{"same":"bfc418a"}},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.97522,0.840691,4.00433,0.124981,0.489233,0.708532,4.82116,0.874814]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[18.2185,8.84694,15.5411,-3.56819,12.0678,5.64152,21.3489,3.03621]]}},"evaluation":{"calls":[0,1],"first":{"same":"bfc418a"}},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.166,4.9501,21.4274,-4.47773,14.5477,0.413554,16.9592,-3.16192]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.146398,1.4793,-1.24072,-0.211141,3.12913,2.16617,2.76394,-0.808691]]}}}},
   {"key":"MK-10","levels":[{"fr":"Le jeton 0 a-t-il le droit de se voir ? Que lui reste-t-il sinon ?","en":"May token 0 see itself? What is left to it otherwise?"}],"seen":{"pre_norm":{"same":"d768aec"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.93212,0.968939,3.83608,-0.00868646,0.253106,0.385273,4.83601,0.570678]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[12.5263,8.78149,14.9693,-3.70509,5.58929,5.58389,21.4567,2.98508]]}},"evaluation":{"same":"d768aec"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[7.9855,2.8154,16.46,-5.32007,4.87297,0.356417,17.4688,-3.33307]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.58216,0.509314,0.402394,-0.233233,-1.92403,-0.463735,1.30456,-0.608402]]}}}},
   {"key":"MK-12","levels":{"same":"e42df51"},"seen":{"pre_norm":{"calls":[0],"first":{"same":"4170c22"}},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.97522,0.84068,4.00572,0.144897,0.489233,0.714206,4.79401,0.887562]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[18.2185,8.87297,15.7345,-2.93625,12.0678,5.70216,21.1337,3.50428]]}},"evaluation":{"calls":[0,1],"first":{"same":"4170c22"}},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.166,5.19409,21.4822,-3.99339,14.5477,1.0108,14.4414,0.388965]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.34236,1.6481,-1.63524,0.186016,1.42469,1.15728,5.0605,-0.877378]]}}}},
   {"key":"MK-13","levels":{"same":"a43a6c5"},"seen":{"pre_norm":{"same":"33000aa"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.99232,0.834397,3.63129,0.133474,0.448347,0.770778,4.66815,0.876207]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[18.3184,8.91654,14.5822,-1.28463,11.7527,5.91813,20.8624,5.0926]]}},"evaluation":{"same":"33000aa"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.9127,4.64329,14.4234,-3.10652,11.1063,2.3547,13.3386,0.863252]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[1.04093,1.32482,-4.55817,2.4803,1.0479,-0.414765,3.82204,0.308654]]}}}},
   {"key":"PS6-mask","levels":{"same":"228076d"},"seen":{"pre_norm":{"calls":[0],"first":{"same":"ba719cb"}},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.98593,0.83695,3.98802,0.124981,0.481229,0.711098,4.82099,0.874814]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[18.2755,8.88485,15.2,-3.56819,11.922,5.73723,21.3099,3.03621]]}},"evaluation":{"calls":[0,1],"first":{"same":"ba719cb"}},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.533,4.77034,21.3151,-4.47773,14.4123,0.622651,16.957,-3.16192]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.410439,1.30346,-2.51158,-0.275687,1.65771,1.47497,4.20326,-0.948388]]}}}},
   {"key":"PS6-cross-mask","levels":[{"fr":"Quelle partie de la source la cible a-t-elle le droit de lire ?","en":"Which part of the source may the target read?"}],"seen":{"pre_norm":{"same":"54a0ce3"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.92527,1.07227,4.01413,0.124981,0.725206,0.70696,4.82124,0.874814]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[16.7314,12.7241,15.9948,-3.56819,11.9031,5.51847,21.3749,3.03621]]}},"evaluation":{"same":"54a0ce3"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.6463,2.82501,19.5323,-4.90144,15.6677,-0.802947,16.6689,-4.59331]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.46499,1.74591,1.42238,0.269116,1.41926,2.76373,1.75454,-0.683725]]}}}},
   {"key":"PS6-memory","levels":{"same":"17a1f98"},"seen":{"pre_norm":{"same":"ba1d3f7"},"small":{"calls":[0],"first":{"same":"38ad61c"}},"evaluation":{"calls":[0],"first":{"same":"b97351e"}},"source":{"calls":[0],"first":{"same":"d06b91a"}},"gradient":{"calls":[0],"first":{"same":"392d398"}}}},
   {"key":"PS6-memory","levels":{"same":"17a1f98"},"seen":{"pre_norm":{"same":"ba1d3f7"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.88718,0.75327,4.06777,0.075726,0.491996,0.537989,4.81044,0.7365]]}},"small":{"calls":[0,1],"first":{"same":"38ad61c"}},"evaluation":{"same":"ba1d3f7"},"source":{"calls":[0,1],"first":{"same":"d06b91a"}},"gradient":{"calls":[0,1],"first":{"same":"392d398"}}}},
   {"key":"XA-1","levels":[{"fr":"Une sortie par **requête** : qui pose les questions, la cible ou la source ?","en":"One output a **query**: who asks, the target or the source?"}],"seen":{"pre_norm":{"same":"102b449"},"post_norm":{"same":"102b449"},"small":{"same":"102b449"},"evaluation":{"same":"102b449"},"source":{"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (6) at non-singleton dimension 1"]}},"gradient":{"same":"102b449"}}},
   {"key":"XA-2","levels":{"same":"b4f724f"},"seen":{"pre_norm":{"same":"6d5f8ee"},"post_norm":{"same":"6d5f8ee"},"small":{"same":"6d5f8ee"},"evaluation":{"same":"6d5f8ee"},"source":{"calls":[0,1],"first":{"raised":["AssertionError","key shape torch.Size([6, 2, 21]) does not match value shape torch.Size([5, 2, 21])"]}},"gradient":{"same":"6d5f8ee"}}},
   {"key":"XA-2","levels":{"same":"b4f724f"},"seen":{"pre_norm":{"same":"4e8d19a"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.85261,0.768685,4.62332,0.090311,0.968192,0.488602,4.67586,0.548164]]}},"small":{"same":"2ce0708"},"evaluation":{"same":"4e8d19a"},"source":{"same":"4e8d19a"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.527325,3.17013,-1.04133,0.73078,0.191565,3.26344,1.90759,-0.914935]]}}}},
   {"key":"XA-2","levels":{"same":"b4f724f"},"seen":{"pre_norm":{"same":"1aeb83e"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.85263,0.7687,4.62332,0.0903147,0.968192,0.488604,4.67586,0.548194]]}},"small":{"same":"2ce0708"},"evaluation":{"same":"1aeb83e"},"source":{"same":"4e8d19a"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.527348,3.17012,-1.04133,0.73078,0.191565,3.26344,1.90759,-0.914935]]}}}},
   {"key":"BK-8","levels":{"same":"65eb669"},"seen":{"pre_norm":{"same":"90d89d8"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.05102,0.790839,3.98164,-0.00884953,0.878491,0.637477,4.84846,0.699766]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[21.6925,11.1811,16.0936,-8.30488,15.0533,3.36946,28.5533,1.012]]}},"evaluation":{"same":"90d89d8"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[16.4846,3.70097,25.6869,-8.43978,14.5064,2.13916,15.22,-4.54571]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.863142,1.47075,0.163985,-0.12375,1.74496,0.041931,2.31583,-0.554442]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"ea99152"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.84395,0.904684,3.48636,0.00593697,0.446346,0.740169,4.78923,0.865172]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[11.1735,7.49401,8.55926,-1.87449,4.46727,4.97507,13.614,4.53492]]}},"evaluation":{"same":"ea99152"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.26563,3.88337,8.81755,-4.8733,6.16911,-1.58017,4.2387,-4.01759]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.345751,0.0670096,0.0997593,0.0325542,2.53822,-0.023041,0.0803689,-0.00179515]]}}}},
   {"key":"BK-5","levels":{"same":"2c86ed7"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"a725eda"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.3068,9.96199,15.728,-3.61749,12.7123,5.45039,20.6724,3.05921]]}},"evaluation":{"calls":[0],"first":{"same":"a725eda"}},"source":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[13.175,5.43213,21.0706,-3.48316,12.6113,3.50101,17.51,0.205297]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.25433,2.49223,1.53763,0.295184,1.62265,2.57113,2.69231,-0.396034]]}}}},
   {"key":"BK-6","levels":{"same":"a6d65d0"},"seen":{"pre_norm":{"same":"29330fa"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.82526,1.06679,3.41923,-0.100843,0.456773,0.699528,4.44332,0.821017]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[17.6415,9.18369,15.8812,-3.62693,12.1758,5.59229,21.7312,3.13671]]}},"evaluation":{"same":"29330fa"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[13.1924,3.72348,21.5703,-4.28134,14.4694,3.59599,17.4807,-0.38624]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.08707,2.4204,1.53814,0.226041,4.54225,2.78537,1.67451,-0.682169]]}}}}
  ]
 },
 "load_torch_encoder": {
  "id": "6.7",
  "assignment": "ps6_transformer_block",
  "name": "load_torch_encoder",
  "names": ["load_torch_encoder","load_torch_decoder"],
  "title": {"fr":"Charger les poids de PyTorch","en":"Loading PyTorch's weights"},
  "points": 2.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["block","layer"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"encoder","kind":"block_loaded","fact":{"fr":"Ton bloc encodeur donne les nombres de la couche, et ne partage rien avec elle.","en":"Your encoder block gives the numbers of the layer, and shares nothing with it."},"tolerance":1e-06,"calls":[{"args":[],"block":"EncoderBlock","construct_torch":[21,3,8],"norm_first":true,"inputs":{"same":"242006d"}},{"args":[],"block":"EncoderBlock","construct_torch":[21,3,8],"norm_first":false,"inputs":{"same":"242006d"}}],"of":"load_torch_encoder","parameters":["block","layer"]},
   {"name":"decoder","kind":"block_loaded","fact":{"fr":"Ton bloc décodeur donne les nombres de la couche, et ne partage rien avec elle.","en":"Your decoder block gives the numbers of the layer, and shares nothing with it."},"tolerance":1e-06,"calls":[{"args":[],"block":"DecoderBlock","construct_torch":[21,3,8],"norm_first":true,"inputs":{"same":"7d129f7"}},{"args":[],"block":"DecoderBlock","construct_torch":[21,3,8],"norm_first":false,"inputs":{"same":"7d129f7"}}],"of":"load_torch_decoder","parameters":["block","layer"]}
  ],
  "mistakes": [
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[1.96638,-0.21733,1.70808,3.24715,-1.15384,5.1957,0.958588,0.806896]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-1.52686,-2.40376,0.315696,2.90477,1.10308,2.13105,-1.86574,-1.91963]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.0515338,-1.30328,0.760364,3.10573,-0.397869,3.63875,-0.477999,-1.30031]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.72129,1.75956,2.45468,2.88819,-2.52756,5.94622,1.67001,1.72932]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[1.87752,-0.541036,4.06459,1.81345,1.89417,2.11385,1.20891,1.0974]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.55594,-0.0601249,2.34717,3.84836,-1.15429,4.69259,3.19359,0.846575]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[1.22625,-0.603042,0.765766,2.75846,-1.98104,5.38058,0.581368,0.0365769]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[1.70575,-0.321107,1.43752,3.22645,-1.52287,5.5366,1.20011,0.399267]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.10119,1.28471,1.81034,2.35266,-0.335999,4.76657,1.56344,2.13818]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.07433,0.804456,1.9072,4.31357,0.20412,4.12491,0.0189148,0.564256]]}}}},
   {"key":"PS6-norms","levels":{"same":"aa1d018"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.26278,1.37106,3.27389,1.01788,-2.69712,6.85312,2.22968,0.192454]]}}}},
   {"key":"PR-1","levels":{"same":"b9456a8"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[0.884833,0.305295,4.38248,0.524255,0.596994,3.08738,0.0785862,1.46242]]}}}},
   {"key":"PR-1","levels":{"same":"b9456a8"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.12798,-1.22064,-1.60178,7.14031,-5.81114,8.20486,1.57684,-2.47361]]}}}},
   {"same":"4af7e34"},
   {"same":"4af7e34"},
   {"same":"4af7e34"},
   {"key":"PS6-direction","levels":{"same":"35f33c1"},"seen":{"same":"9cd6b33"}},
   {"same":"366e227"},
   {"same":"366e227"},
   {"same":"366e227"},
   {"same":"946f908"},
   {"same":"946f908"},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"same":"9cd6b33"}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.33401,5.32684,6.23904,-5.65236,2.61819,1.40064,3.06396,-3.61788]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.10956,1.0695,3.6549,8.24455,-6.76723,7.15224,-1.40059,2.74012]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[-0.350563,-1.3113,3.56486,9.04268,-4.32078,3.924,-4.45612,0.873921]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[1.35653,-0.573265,3.70933,8.7191,-5.91745,5.36789,-3.36526,2.35047]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.76756,1.0624,6.36283,6.86173,-3.19639,9.26133,1.1048,4.68765]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.77234,0.63839,6.69898,7.44711,-3.89608,3.47576,-1.4363,3.22453]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[5.04297,1.12224,4.68021,9.2851,-6.65747,6.30973,0.383068,3.24173]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[1.95926,0.0818716,2.92717,9.82999,-6.1197,8.09475,-0.631473,1.85841]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.48515,0.527869,2.58109,8.86091,-7.21314,7.2288,-1.42795,2.17845]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[4.28677,1.54705,5.73365,7.06249,-4.88635,6.63759,-1.2536,3.2252]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[4.04417,1.69378,5.85582,6.36115,-4.28963,8.04319,1.11686,5.02885]]}}}},
   {"key":"PS6-norms","levels":{"same":"aa1d018"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[1.99939,0.0562824,4.13332,7.33062,-4.91226,5.42923,-2.0257,1.85109]]}}}},
   {"key":"PR-1","levels":{"same":"b9456a8"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[1.4686,0.376298,7.11247,4.90792,-3.52511,4.42167,-2.61438,3.1213]]}}}},
   {"key":"PR-1","levels":{"same":"b9456a8"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.74655,-1.90751,2.70822,9.71193,-8.75267,5.97598,-0.549511,1.25599]]}}}},
   {"same":"fabc907"},
   {"same":"fabc907"},
   {"same":"fabc907"},
   {"key":"PS6-direction","levels":{"same":"35f33c1"},"seen":{"same":"932df51"}},
   {"same":"ac2def5"},
   {"same":"ac2def5"},
   {"same":"ac2def5"},
   {"same":"fb67c49"},
   {"same":"fb67c49"},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"same":"932df51"}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[14.3458,12.1945,12.487,-5.06209,8.55947,4.90931,9.06454,-0.958983]]}}}},
   {"key":"PS6-attentions","levels":{"same":"67a6e4b"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[6.01815,-1.86409,5.27704,5.91519,-5.23703,9.31506,-3.28626,4.76442]]}}}},
   {"key":"PS6-attentions","levels":{"same":"67a6e4b"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.76457,1.31693,-1.84066,7.04808,-6.03096,7.2482,-0.433547,-0.859613]]}}}},
   {"key":"PS6-norms","levels":{"same":"aa1d018"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[3.45645,0.470545,4.97111,9.27291,-6.93772,6.96657,-1.86063,3.26074]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[2.35314,0.52254,2.81655,9.50052,-7.95267,7.12601,-1.30501,2.66802]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,21]],"numbers":[[10.4957,9.27174,5.15653,2.88737,0.259073,5.67446,7.98782,0.656422]]}}}}
  ]
 }
},
"quizzes": {
 "who_eats": {"kind":"choice","answer":"b","right":{"fr":"Oui : le vecteur de « chat » dépend de l'ensemble des cinq mots, pas de leurs places. Il suit son mot à la dernière ligne, intact : c'est l'équivariance. Le document écrit « le même résultat » ; à l'ordre des lignes près, donc.","en":"Yes: the vector of \"chat\" depends on the set of the five words, not on their places. It follows its word to the last row, untouched: that is equivariance. The document writes \"the same result\"; up to the order of the rows, then."},"wrong":{"fr":"Reprends la preuve : P X donne P Z. Que fait P au vecteur d'un mot, et à sa place ?","en":"Go back to the proof: P X gives P Z. What does P do to the vector of a word, and to its place?"},"near":[{"value":"a","reply":{"fr":"C'est ce qu'on voudrait ! Mais les scores de « chat » ne comparent que des vecteurs de mots, et ceux-ci sont les mêmes. Rien, dans le calcul, ne contient le numéro de la place.","en":"That is what we would like! Yet the scores of \"chat\" compare nothing but word vectors, and those are the same. Nothing in the computation holds the number of the place."}},{"value":"c","reply":{"fr":"La première moitié est juste. Mais la ligne de « chat » déménage avec lui : la sortie est équivariante, pas invariante.","en":"The first half is right. But the row of \"chat\" moves along with it: the output is equivariant, not invariant."}}]},
 "position_zero": {"kind":"choice","answer":"b","right":{"fr":"Oui : toutes les aiguilles partent du même angle, 0, dont le sinus est 0 et le cosinus 1. C'est le premier contrôle à faire : la ligne 0 doit être 0, 1, 0, 1…","en":"Yes: all hands start from the same angle, 0, whose sine is 0 and cosine 1. It is the first check to make: row 0 must be 0, 1, 0, 1…"},"wrong":{"fr":"À t = 0, tous les angles sont nuls. Que valent sin 0 et cos 0, et dans quel ordre se rangent-ils ?","en":"At t = 0 all angles are zero. What are sin 0 and cos 0, and in what order do they come?"},"near":[{"value":"a","reply":{"fr":"Les sinus sont nuls, oui, mais cos 0 = 1. Il n'y a pas de position « vide ».","en":"The sines are zero, yes, but cos 0 = 1. There is no \"empty\" position."}},{"value":"c","reply":{"fr":"Ce serait tous les sinus, puis tous les cosinus. Ici ils alternent : la paire i occupe les colonnes 2i et 2i + 1.","en":"That would be all the sines, then all the cosines. Here they alternate: pair i takes up columns 2i and 2i + 1."}},{"value":"d","reply":{"fr":"L'ordre est l'inverse : le sinus dans la colonne paire, le cosinus dans l'impaire.","en":"The order is the opposite: the sine in the even column, the cosine in the odd one."}}]},
 "longest_wavelength": {"kind":"number","answer":19869,"tolerance":150,"right":{"fr":"Oui : 2π × 10000^(14/16) = 2π × 3162,3 ≈ 19 869. Le document a pris l'exposant pour 1, alors qu'il vaut (d − 2)/d.","en":"Yes: 2π × 10000^(14/16) = 2π × 3162.3 ≈ 19,869. The document took the exponent for 1, whereas it is (d − 2)/d."},"wrong":{"fr":"Pour d = 16, la dernière paire est i = 7, et son exposant 2i/d = 14/16. Calcule 2π × 10000^(14/16).","en":"For d = 16 the last pair is i = 7, and its exponent 2i/d = 14/16. Work out 2π × 10000^(14/16)."},"near":[{"value":62832,"tolerance":400,"reply":{"fr":"C'est le nombre du document, 2π × 10000. Il faudrait 2i = d, mais la dernière paire est i = d/2 − 1.","en":"That is the document's number, 2π × 10000. It would take 2i = d, but the last pair is i = d/2 − 1."}},{"value":35333,"reply":{"fr":"Tu as pris l'exposant (d − 1)/d = 15/16. L'exposant compte des paires : 2i = d − 2, donc 14/16.","en":"You took the exponent (d − 1)/d = 15/16. The exponent counts pairs: 2i = d − 2, hence 14/16."}},{"value":3162,"reply":{"fr":"C'est 1/ω. Un tour complet fait 2π radians : il reste à multiplier par 2π.","en":"That is 1/ω. A full turn is 2π radians: it remains to multiply by 2π."}}]},
 "encoding_norm": {"kind":"number","answer":8,"tolerance":0.01,"right":{"fr":"Oui : sin² + cos² = 1 pour chacune des 8 paires. Toutes les positions ont la même longueur, aucune ne pèse plus qu'une autre.","en":"Yes: sin² + cos² = 1 for each of the 8 pairs. All positions have the same length, none weighs more than another."},"wrong":{"fr":"Groupe les carrés par paires : que vaut sin² + cos² ? Et combien y a-t-il de paires ?","en":"Group the squares in pairs: what is sin² + cos²? And how many pairs are there?"},"near":[{"value":16,"reply":{"fr":"Il y a 16 composantes, mais c'est chaque **paire** qui donne 1.","en":"There are 16 components, but it is each **pair** that gives 1."}},{"value":2.8284,"reply":{"fr":"C'est la norme, √8. La question demandait son carré.","en":"That is the norm, √8. The question asked for its square."}},{"value":1,"reply":{"fr":"C'est ce que donne une seule paire. Il y en a 8.","en":"That is what a single pair gives. There are 8 of them."}}]},
 "exact_similarity": {"kind":"choice","answer":"b","right":{"fr":"Oui : sin α sin α′ + cos α cos α′ = cos(α − α′). Chaque paire donne cos(k ω_i), et les normes valent toutes √(d/2). L'invariance est exacte, aux arrondis près.","en":"Yes: sin α sin α′ + cos α cos α′ = cos(α − α′). Each pair gives cos(k ω_i), and the norms are all √(d/2). The invariance is exact, but for rounding."},"wrong":{"fr":"Pour une paire, calcule sin α sin α′ + cos α cos α′ : c'est le cosinus d'une différence.","en":"For one pair, work out sin α sin α′ + cos α cos α′: it is the cosine of a difference."},"near":[{"value":"a","reply":{"fr":"Sur la page, fais varier t en gardant la distance : la courbe ne bouge pas. Une paire donne cos(ω t − ω(t + k)) = cos(k ω) : t a disparu.","en":"On the page, vary t and keep the distance: the curve does not move. A pair gives cos(ω t − ω(t + k)) = cos(k ω): t is gone."}},{"value":"c","reply":{"fr":"Exacte, oui ; décroissante, non. Une somme de cosinus ondule : pour d = 16, elle vaut 0,69 à la distance 3 et 0,81 à la distance 6.","en":"Exact, yes; decreasing, no. A sum of cosines has ripples: for d = 16 it is 0.69 at distance 3 and 0.81 at distance 6."}}]},
 "undo_shift": {"kind":"choice","answer":"c","right":{"fr":"Oui : tourner de −3ω_i défait la rotation de 3ω_i. Changer le signe de l'angle change celui des deux sinus, et c'est transposer.","en":"Yes: turning by −3ω_i undoes the rotation by 3ω_i. To change the sign of the angle is to change that of both sines, and that is to transpose."},"wrong":{"fr":"Chaque bloc est une rotation d'angle 3ω_i. Comment défait-on une rotation ?","en":"Each block is a rotation by the angle 3ω_i. How is a rotation undone?"},"near":[{"value":"a","reply":{"fr":"Une rotation se défait toujours : il suffit de tourner dans l'autre sens.","en":"A rotation can always be undone: just turn the other way."}},{"value":"b","reply":{"fr":"R₃ encore donnerait p_(t+6) : les décalages s'ajoutent. Il faut tourner dans l'autre sens.","en":"R₃ again would give p_(t+6): shifts add up. We must turn the other way."}}]},
 "always_zero": {"kind":"number","answer":0.1171875,"tolerance":0.0008,"right":{"fr":"Oui : ½ × 0,25 × 15/16 ≈ 0,117. L'erreur est la cible elle-même, de variance 0,25 à quinze positions sur seize, et nulle à la première.","en":"Yes: ½ × 0.25 × 15/16 ≈ 0.117. The error is the target itself, of variance 0.25 at fifteen positions out of sixteen, and zero at the first."},"wrong":{"fr":"L'erreur est la cible. Sa variance est 0,5² à quinze positions sur seize, 0 à la position 0. N'oublie pas le ½.","en":"The error is the target. Its variance is 0.5² at fifteen positions out of sixteen, 0 at position 0. Do not forget the ½."},"near":[{"value":0.125,"reply":{"fr":"Presque : c'est ½ × 0,25. Mais à la position 0 la cible est nulle, et répondre zéro est parfait : 15/16 de cela.","en":"Nearly: that is ½ × 0.25. But at position 0 the target is zero, and to answer zero is perfect: 15/16 of that."}},{"value":0.234375,"tolerance":0.005,"reply":{"fr":"Il manque le ½ de la perte.","en":"The ½ of the loss is missing."}},{"value":0.25,"tolerance":0.005,"reply":{"fr":"C'est la variance d'une composante. Il manque le ½ de la perte, et la position 0, où l'erreur est nulle.","en":"That is the variance of a component. The ½ of the loss is missing, and so is position 0, where the error is zero."}}]},
 "softmax_backward": {"kind":"number","answer":-0.15,"tolerance":0.004,"right":{"fr":"Oui : Σ A ∂A = 0,5, donc 0,3 × (0 − 0,5) = −0,15. Encourager le premier score, c'est décourager les autres, à proportion de leur poids.","en":"Yes: Σ A ∂A = 0.5, hence 0.3 × (0 − 0.5) = −0.15. To encourage the first score is to discourage the others, in proportion to their weights."},"wrong":{"fr":"Calcule d'abord la somme de la ligne, Σ A ∂A. Retranche-la de ∂A, puis multiplie par le poids.","en":"First work out the sum of the row, Σ A ∂A. Subtract it from ∂A, then multiply by the weight."},"near":[{"value":0,"reply":{"fr":"C'est A ⊙ ∂A, sans la soustraction. La softmax partage 1 entre tous : ce que l'un gagne, les autres le perdent.","en":"That is A ⊙ ∂A, without the subtraction. Softmax shares 1 between all: what one gains, the others lose."}},{"value":-0.5,"reply":{"fr":"C'est ∂A − Σ A ∂A. Il reste à multiplier par le poids, 0,3.","en":"That is ∂A − Σ A ∂A. It remains to multiply by the weight, 0.3."}},{"value":0.15,"reply":{"fr":"La valeur y est, pas le signe : ∂A − Σ A ∂A vaut 0 − 0,5.","en":"The value is right, the sign is not: ∂A − Σ A ∂A is 0 − 0.5."}},{"value":-0.1,"reply":{"fr":"C'est la troisième composante, 0,2 × (0 − 0,5). Pour la deuxième, le poids est 0,3.","en":"That is the third component, 0.2 × (0 − 0.5). For the second, the weight is 0.3."}}]},
 "right_step": {"kind":"choice","answer":"b","right":{"fr":"Oui : assez petit pour que la courbure ne compte plus, assez grand pour que la soustraction garde des chiffres.","en":"Yes: small enough for curvature no longer to matter, large enough for the subtraction to keep some digits."},"wrong":{"fr":"Un pas trop grand voit la courbure ; un pas trop petit soustrait deux nombres presque égaux. Lequel des trois évite les deux ?","en":"Too large a step sees the curvature; too small a step subtracts two numbers that are nearly equal. Which of the three avoids both?"},"near":[{"value":"a","reply":{"fr":"À un dixième près du coefficient, la perte n'est plus une droite : l'erreur croît comme h².","en":"A tenth away from the coefficient, the loss is no longer a straight line: the error grows like h²."}},{"value":"c","reply":{"fr":"Les deux pertes ne diffèrent plus alors que dans leurs derniers chiffres : la soustraction n'en garde que trois ou quatre, et la division par 2h amplifie l'arrondi.","en":"The two losses then differ in their last digits only: the subtraction keeps but three or four of them, and the division by 2h amplifies the rounding."}}]},
 "batch_axis": {"kind":"choice","answer":"a","right":{"fr":"Oui : la même table sert à toutes les phrases, et leurs gradients s'ajoutent. La moyenne, elle, est déjà dans ∂y. Note qu'Adam, qui divise par la taille des gradients, cacherait presque un facteur 32 : les différences finies, non.","en":"Yes: the same table serves all sentences, and their gradients add up. As for the mean, it is in ∂y already. Note that Adam, which divides by the size of gradients, would almost hide a factor of 32: finite differences would not."},"wrong":{"fr":"P sert 32 fois dans le calcul. Que fait-on des gradients de toutes les fois où un même tableau sert ?","en":"P is used 32 times in the computation. What do we do with the gradients of all the uses of one array?"},"near":[{"value":"b","reply":{"fr":"Ce serait diviser deux fois : ∂y l'a déjà été par le nombre de cases de tout le lot. Il ne reste qu'à additionner.","en":"That would be dividing twice: ∂y has already been divided by the number of cells of the whole batch. It only remains to add up."}},{"value":"c","reply":{"fr":"P est la même, mais chaque phrase a sa propre erreur, donc son propre gradient. Tous comptent.","en":"P is the same, but each sentence has its own error, and so its own gradient. All of them count."}}]},
 "first_day": {"kind":"number","answer":0.0625,"tolerance":0.0016,"right":{"fr":"Oui : 1/16. Les p_t sont minuscules, leurs produits plus encore, tous les scores sont presque nuls, et la softmax ne préfère personne.","en":"Yes: 1/16. The p_t are tiny, their products even more so, all scores are nearly zero, and softmax prefers nobody."},"wrong":{"fr":"Les positions valent à peu près 0,05 : leurs scores sont presque nuls. Que donne une softmax de seize scores égaux ?","en":"The positions are about 0.05: their scores are nearly zero. What does a softmax of sixteen equal scores give?"},"near":[{"value":0,"reply":{"fr":"Des scores presque nuls ne donnent pas des poids nuls : e⁰ = 1, et chaque ligne somme à 1.","en":"Scores that are nearly zero do not give zero weights: e⁰ = 1, and each row sums to 1."}},{"value":1,"reply":{"fr":"Une ligne entière somme à 1. Elle a seize poids.","en":"A whole row sums to 1. It has sixteen weights."}},{"value":0.05,"reply":{"fr":"0,05 est l'échelle des positions elles-mêmes. Passe par la softmax : seize scores presque égaux se partagent 1.","en":"0.05 is the scale of the positions themselves. Go through softmax: sixteen nearly equal scores share 1."}}]},
 "last_component": {"kind":"number","answer":1.6036,"tolerance":0.008,"right":{"fr":"Oui : 3 / √3,5 ≈ 1,60. Le vecteur devient (−1,07 ; −0,53 ; 0 ; 1,60).","en":"Yes: 3 / √3.5 ≈ 1.60. The vector becomes (−1.07, −0.53, 0, 1.60)."},"wrong":{"fr":"L'écart à la moyenne est 3, la variance 3,5. Divise l'écart par la racine de la variance.","en":"The difference from the mean is 3, the variance 3.5. Divide the difference by the root of the variance."},"near":[{"value":1.3887,"reply":{"fr":"Tu as divisé la somme des carrés par d − 1 = 3. La variance est biaisée ici : on divise par d = 4.","en":"You divided the sum of squares by d − 1 = 3. The variance is biased here: divide by d = 4."}},{"value":0.8571,"reply":{"fr":"Tu as divisé par la variance, 3,5. Il faut sa racine.","en":"You divided by the variance, 3.5. Its root is needed."}},{"value":3,"reply":{"fr":"C'est l'écart à la moyenne. Il reste à le diviser par l'écart-type.","en":"That is the difference from the mean. It remains to divide it by the standard deviation."}},{"value":3.2071,"reply":{"fr":"Tu as divisé 6 par l'écart-type sans retrancher la moyenne.","en":"You divided 6 by the standard deviation without subtracting the mean."}}]},
 "nearly_constant": {"kind":"number","answer":0.3015,"tolerance":0.006,"right":{"fr":"Oui : 0,001 / √(0,000001 + 0,00001) ≈ 0,30. ε l'emporte sur la variance, et un jeton qui n'est que du bruit n'est pas grossi jusqu'à l'échelle 1.","en":"Yes: 0.001 / √(0.000001 + 0.00001) ≈ 0.30. ε outweighs the variance, and a token that is mere noise is not blown up to scale 1."},"wrong":{"fr":"La variance est 0,001² = 0,000001. Ajoute ε sous la racine, puis divise 0,001 par cette racine.","en":"The variance is 0.001² = 0.000001. Add ε under the root, then divide 0.001 by that root."},"near":[{"value":0.9901,"tolerance":0.004,"reply":{"fr":"C'est ce que donne ε **hors** de la racine : 0,001 / (0,001 + 0,00001). Il est dessous, et c'est à la variance qu'il s'ajoute.","en":"That is what ε gives **outside** the root: 0.001 / (0.001 + 0.00001). It is under it, and it is added to the variance."}},{"value":1,"tolerance":0.004,"reply":{"fr":"C'est ce que l'on attend d'une normalisation, quand ε est négligeable. Ici, ε vaut dix fois la variance.","en":"That is what we expect of a normalisation when ε is negligible. Here ε is ten times the variance."}}]},
 "batch_neighbours": {"kind":"choice","answer":"a","right":{"fr":"Oui : moyenne et variance se prennent sur les 16 composantes d'un seul jeton. Et même les sorties de la phrase 3 restent à la même échelle que les autres.","en":"Yes: mean and variance are taken over the 16 components of a single token. And even the outputs of sentence 3 stay at the same scale as the others."},"wrong":{"fr":"Sur quels nombres se prend la moyenne d'un jeton ?","en":"Over which numbers is the mean of a token taken?"},"near":[{"value":"b","reply":{"fr":"Ce serait le cas d'une normalisation par lots. Ici, la moyenne d'un jeton ne porte que sur ses propres composantes.","en":"That would be so with batch normalisation. Here the mean of a token covers its own components alone."}},{"value":"c","reply":{"fr":"C'est plutôt l'inverse : les autres phrases ne savent rien de la phrase 3.","en":"Rather the other way round: the other sentences know nothing of sentence 3."}}]},
 "no_activation": {"kind":"choice","answer":"b","right":{"fr":"Oui : W₂(W₁x + b₁) + b₂ = (W₂W₁)x + (W₂b₁ + b₂). Une seule matrice, d × d, et huit fois plus de calcul pour rien.","en":"Yes: W₂(W₁x + b₁) + b₂ = (W₂W₁)x + (W₂b₁ + b₂). A single d × d matrix, and eight times the computation for nothing."},"wrong":{"fr":"Développe W₂(W₁x + b₁) + b₂ : quelle est la forme de W₂W₁ ?","en":"Expand W₂(W₁x + b₁) + b₂: what is the shape of W₂W₁?"},"near":[{"value":"a","reply":{"fr":"Ces composantes ne servent alors à rien : W₂W₁ est une matrice d × d, comme celle d'une couche unique.","en":"Those components are then of no use: W₂W₁ is a d × d matrix, like that of a single layer."}},{"value":"c","reply":{"fr":"Elle reste une transformation linéaire quelconque, W₂W₁, qui n'a aucune raison d'être l'identité.","en":"It is still some linear map, W₂W₁, which has no reason to be the identity."}}]},
 "network_parameters": {"kind":"number","answer":2128,"tolerance":0,"right":{"fr":"Oui : 16 × 64 + 64, puis 64 × 16 + 16. L'attention de même taille en a 1088 : près des deux tiers d'un bloc sont dans ce réseau.","en":"Yes: 16 × 64 + 64, then 64 × 16 + 16. Attention of the same size has 1088: nearly two thirds of a block are in this network."},"wrong":{"fr":"Deux matrices de 16 × 64 nombres, et deux biais : l'un de 64 nombres, l'autre de 16.","en":"Two matrices of 16 × 64 numbers, and two biases: one of 64 numbers, the other of 16."},"near":[{"value":2048,"reply":{"fr":"Les deux matrices y sont. Il manque les biais, de 64 et de 16 nombres.","en":"The two matrices are there. The biases, of 64 and of 16 numbers, are missing."}},{"value":1088,"reply":{"fr":"C'est la première couche, 16 × 64 + 64. Il y en a une seconde, qui revient à 16.","en":"That is the first layer, 16 × 64 + 64. There is a second one, which comes back to 16."}}]},
 "residual_paths": {"kind":"number","answer":64,"tolerance":0,"right":{"fr":"Oui : six sous-couches, deux choix chacune, 2⁶ = 64. L'un d'eux n'en traverse aucune : le gradient y passe sans être touché.","en":"Yes: six sublayers, two choices each, 2⁶ = 64. One of them goes through none: there the gradient passes untouched."},"wrong":{"fr":"Compte les facteurs I + J : il y a six sous-couches, et chacune offre deux choix.","en":"Count the factors I + J: there are six sublayers, and each offers two choices."},"near":[{"value":8,"reply":{"fr":"2³ compte un choix par bloc. Chaque bloc a deux sous-couches, chacune avec son résidu.","en":"2³ counts one choice per block. Each block has two sublayers, each with its residual."}},{"value":12,"reply":{"fr":"Les choix se multiplient, ils ne s'ajoutent pas : 2 × 2 × 2 × 2 × 2 × 2.","en":"Choices multiply, they do not add up: 2 × 2 × 2 × 2 × 2 × 2."}},{"value":6,"reply":{"fr":"6 est le nombre de sous-couches. Chacune se traverse ou se saute.","en":"6 is the number of sublayers. Each can be gone through or skipped."}}]},
 "silent_blocks": {"kind":"choice","answer":"a","right":{"fr":"Oui : x + 0, puis x + 0. Le bloc post-norm rend norme₂(norme₁(x)) : ses normes sont sur le chemin principal, et (1, 2, 3, 6) y devient (−1,07 ; −0,53 ; 0 ; 1,60).","en":"Yes: x + 0, then x + 0. The post-norm block returns norm₂(norm₁(x)): its norms stand on the main path, and there (1, 2, 3, 6) becomes (−1.07, −0.53, 0, 1.60)."},"wrong":{"fr":"Remplace les sous-couches par 0 dans chacune des deux formules, et lis ce qui reste.","en":"Replace the sublayers by 0 in each of the two formulas, and read what is left."},"near":[{"value":"b","reply":{"fr":"C'est l'inverse : post-norm donne norme(x + 0) = norme(x), qui n'est pas x.","en":"It is the other way round: post-norm gives norm(x + 0) = norm(x), which is not x."}},{"value":"c","reply":{"fr":"Pour pre-norm, oui. Mais en post-norm, la norme s'applique après l'addition, même quand on a ajouté 0.","en":"For pre-norm, yes. But in post-norm the norm applies after the addition, even when 0 was added."}}]},
 "wrong_x": {"kind":"choice","answer":"a","right":{"fr":"Oui : il fallait `x + self.attend(self.norm1(x))`. Muet, ce bloc rend norme(x) au lieu de x : le contrôle des sous-couches à zéro le trahit aussitôt.","en":"Yes: it should be `x + self.attend(self.norm1(x))`. When silent, this block returns norm(x) instead of x: the check with sublayers at zero gives it away at once."},"wrong":{"fr":"Fais taire les deux sous-couches. Que rend ce bloc, et que devrait-il rendre ?","en":"Silence both sublayers. What does this block return, and what should it return?"},"near":[{"value":"b","reply":{"fr":"Ce serait du post-norm. En pre-norm, on normalise ce que la sous-couche lit, et on ajoute au x d'avant.","en":"That would be post-norm. In pre-norm we normalise what the sublayer reads, and add to the x of before."}},{"value":"c","reply":{"fr":"La ligne 3 est juste : la norme est lue par le réseau, et le résidu part du x brut de la ligne 2. Compare-la à la première.","en":"Line 3 is right: the norm is read by the network, and the residual starts from the raw x of line 2. Compare it with the first."}}]},
 "block_parameters": {"kind":"number","answer":7087872,"tolerance":0,"right":{"fr":"Oui : 12 × 589 824 + 13 × 768. Douze blocs en font 85 millions, plus des deux tiers des 124 millions de ce GPT-2.","en":"Yes: 12 × 589,824 + 13 × 768. Twelve blocks make 85 million, more than two thirds of the 124 million of this GPT-2."},"wrong":{"fr":"768² = 589 824. Calcule 12 × 589 824 + 13 × 768.","en":"768² = 589,824. Work out 12 × 589,824 + 13 × 768."},"near":[{"value":7077888,"reply":{"fr":"Ce sont les matrices, 12 d². Il manque les biais et les normes, 13 d.","en":"Those are the matrices, 12 d². Biases and norms, 13 d, are missing."}},{"value":4722432,"reply":{"fr":"C'est le réseau seul, 8 d² + 5 d. Il manque l'attention et les normes.","en":"That is the network alone, 8 d² + 5 d. Attention and the norms are missing."}},{"value":7084800,"reply":{"fr":"Presque : il manque les deux normes, 4 d = 3072 nombres.","en":"Nearly: the two norms, 4 d = 3072 numbers, are missing."}}]},
 "six_times": {"kind":"number","answer":3280,"tolerance":0,"right":{"fr":"Oui : `[bloc] * 6` répète six fois le **même** objet. La pile a six étages et les poids d'un seul. Écris `[EncoderBlock(16, 4, 64) for _ in range(6)]`.","en":"Yes: `[block] * 6` repeats the **same** object six times. The stack has six floors and the weights of one. Write `[EncoderBlock(16, 4, 64) for _ in range(6)]`."},"wrong":{"fr":"Combien de fois `EncoderBlock(16, 4, 64)` est-il appelé dans cette ligne ?","en":"How many times is `EncoderBlock(16, 4, 64)` called in that line?"},"near":[{"value":19680,"reply":{"fr":"C'est ce qu'on voulait, 6 × 3280. Mais multiplier une liste répète des **références** : `EncoderBlock` n'est appelé qu'une fois.","en":"That is what was meant, 6 × 3280. But multiplying a list repeats **references**: `EncoderBlock` is called only once."}}]},
 "which_model": {"kind":"choice","answer":"a","right":{"fr":"Oui : le texte est donné en entier, et chaque jeton peut profiter de tout le contexte. On pose une petite couche sur la représentation d'un jeton, le premier chez BERT. Les autres le peuvent aussi, mais par un détour.","en":"Yes: the text is given in full, and each token can draw on the whole context. A small layer is set on the representation of one token, the first in BERT. The others can do it too, but by a detour."},"wrong":{"fr":"Le texte est connu en entier, et l'on n'a rien à écrire. A-t-on besoin de cacher l'avenir ?","en":"The text is known in full, and there is nothing to write. Do we need to hide the future?"},"near":[{"value":"b","reply":{"fr":"Un décodeur peut le faire, en écrivant sa réponse. Mais il cache à chaque mot ce qui le suit, alors que tout est connu : « pas mauvais » se comprend mieux en entier.","en":"A decoder can do it, by writing its answer. But it hides from each word what follows, though all is known: \"not bad\" is better understood whole."}},{"value":"c","reply":{"fr":"Une étiquette n'est pas une suite à écrire : une couche linéaire sur l'encodeur suffit. Le décodeur sert quand la sortie est elle-même un texte.","en":"A label is not a sequence to write: a linear layer on the encoder is enough. The decoder is for outputs that are themselves a text."}}]},
 "cross_mask": {"kind":"choice","answer":"b","right":{"fr":"Oui : chaque jeton de la cible consulte les 6 jetons de la source. Un masque causal de forme (4, 6) tournerait, et priverait le premier mot traduit de presque toute la phrase.","en":"Yes: each token of the target consults all 6 tokens of the source. A causal mask of shape (4, 6) would run, and would deprive the first translated word of nearly the whole sentence."},"wrong":{"fr":"Le masque causal cache ce que le modèle doit prédire. Prédit-il la source ?","en":"The causal mask hides what the model must predict. Does it predict the source?"},"near":[{"value":"a","reply":{"fr":"La source n'est pas à prédire, elle est donnée. La place d'un mot de la cible et celle d'un mot de la source ne se comparent d'ailleurs pas.","en":"The source is not to be predicted, it is given. The place of a word of the target and that of a word of the source do not compare anyway."}},{"value":"c","reply":{"fr":"Rien ne le justifie : pour traduire un mot, on peut avoir besoin du début de la source comme de sa fin.","en":"Nothing calls for it: to translate a word, we may need the start of the source as well as its end."}}]},
 "stack_row": {"kind":"number","answer":12,"tolerance":0,"right":{"fr":"Oui : les lignes 0 à 5 sont W_Q, 6 à 11 W_K, 12 à 17 W_V.","en":"Yes: rows 0 to 5 are W_Q, 6 to 11 W_K, 12 to 17 W_V."},"wrong":{"fr":"Trois matrices de 6 lignes l'une sous l'autre, dans l'ordre Q, K, V.","en":"Three matrices of 6 rows one below the other, in the order Q, K, V."},"near":[{"value":6,"reply":{"fr":"C'est la première ligne de W_K. L'ordre est Q, K, V.","en":"That is the first row of W_K. The order is Q, K, V."}},{"value":13,"reply":{"fr":"Les lignes sont numérotées depuis 0 : les douze premières portent les numéros 0 à 11.","en":"Rows are numbered from 0: the first twelve bear the numbers 0 to 11."}},{"value":2,"reply":{"fr":"Les matrices sont empilées en blocs, et non entrelacées ligne à ligne.","en":"The matrices are stacked in blocks, not interleaved row by row."}}]},
 "nearly_same": {"kind":"choice","answer":"b","right":{"fr":"Oui : `activation=\"relu\"` est la valeur par défaut. Demande `activation=\"gelu\"`, la GELU exacte. Aucun poids ne trahit l'activation : elle n'a pas de paramètre.","en":"Yes: `activation=\"relu\"` is the default. Ask for `activation=\"gelu\"`, the exact GELU. No weight gives the activation away: it has no parameter."},"wrong":{"fr":"Lis les valeurs par défaut de la couche. Laquelle agit encore après `.eval()` ?","en":"Read the default values of the layer. Which one still acts after `.eval()`?"},"near":[{"value":"a","reply":{"fr":"Les arrondis de `float32` sont de l'ordre de 0,000001. Une différence qui se voit a une cause.","en":"The rounding of `float32` is of the order of 0.000001. A difference that can be seen has a cause."}},{"value":"c","reply":{"fr":"Il vaut bien 0,1, mais `.eval()` l'éteint. Sans `.eval()`, c'était le premier suspect.","en":"It is 0.1 indeed, but `.eval()` turns it off. Without `.eval()` it would have been the first suspect."}}]},
 "what_mixes": {"kind":"choice","answer":"a","right":{"fr":"Oui : le réseau, la norme et le résidu travaillent jeton par jeton. Tout ce qu'un jeton sait des autres lui vient de l'attention.","en":"Yes: the network, the norm and the residual work token by token. All that a token knows of the others comes to it from attention."},"wrong":{"fr":"Regarde chaque formule : laquelle contient deux jetons différents ?","en":"Look at each formula: which one holds two different tokens?"},"near":[{"value":"b","reply":{"fr":"Le réseau s'applique à chaque position séparément : il transforme ce que l'attention a apporté, sans rien échanger.","en":"The network applies to each position separately: it transforms what attention has brought, without exchanging anything."}},{"value":"c","reply":{"fr":"Elles se suivent, mais sur un même jeton. Enlève l'attention : un jeton changé ne change plus que sa propre sortie.","en":"They follow one another, but on one token. Remove attention: a token that changes then changes its own output alone."}}]}
}
}""")))

if __name__ == "__main__":
    sys.exit(main())
