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
    text = _difference(called.seen, expected, check["tolerance"], _ANSWER, names)
    if text:
        return _Finding(text, _digest(called.seen))
    return None


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
    called = _call(function, args, kwargs, ear, _look)
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
    maker = getattr(function, "__globals__", {}).get(call["block"])
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
    cache, answer = make(), None
    cache.append(values, keys)
    cache.reset()
    for k, v in zip(keys.split(lengths, 2), values.split(lengths, 2), strict=True):
        answer = cache.append(k, v)
    return answer


def _appended_to_two(make: Any, keys: Any, values: Any, lengths: Sequence[int]) -> Any:
    cache, other, answer = make(), make(), None
    for k, v in zip(keys.split(lengths, 2), values.split(lengths, 2), strict=True):
        other.append(v, k)
        answer = cache.append(k, v)
    return answer


def _lengths(make: Any, keys: Any, values: Any, lengths: Sequence[int]) -> Any:
    cache = make()
    counted = [cache.length]
    for k, v in zip(keys.split(lengths, 2), values.split(lengths, 2), strict=True):
        cache.append(k, v)
        counted.append(cache.length)
    cache.reset()
    return torch.tensor([*counted, cache.length], dtype=torch.float64)


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
    rows = [[part] if isinstance(part, str) else list(part) for part in answer]
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

    # A sum that grows with a, read backwards from a table: a drawing needs no more.
    heights = np.linspace(0.0, 1.0, 4001)
    sums = weights(heights[:, None], keys).sum(axis=-1)
    return weights(np.interp(1.0, sums, heights), at)


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
 "22a2820": {"fr":"*Pre-norm*, l'ordre par défaut, sur 2 phrases de 5 jetons de taille 12.","en":"Pre-norm, the default order, on 2 sentences of 5 tokens of size 12."},
 "38de26b": [1.0,-1.3,-0.2,0.2,-0.1,-1.1,1.3,-1.1,-0.1,0.2,-0.2,-1.3],
 "483479d": [1.0,-1.5,-0.6,-0.4,-0.9,2.0,0.1,1.6,-1.7,-1.6,1.9,0.6],
 "2faf995": [-1.4,0.0,0.7,0.7,0.0,-1.4,0.6,1.9,-1.6,-1.7,1.6,0.1],
 "c8e6c89": [2.0,-0.9,-0.4,-0.6,-1.5,1.0,-1.3,-0.2,0.2,-0.1,-1.1,1.3],
 "73a4af8": [-1.1,-0.1,0.2,-0.2,-1.3,1.0,-1.5,-0.6,-0.4,-0.9,2.0,0.1],
 "6c92335": [{"same":"38de26b"},{"same":"483479d"},{"same":"2faf995"},{"same":"c8e6c89"},{"same":"73a4af8"}],
 "1eb495e": [1.6,-1.7,-1.6,1.9,0.6,-1.4,0.0,0.7,0.7,0.0,-1.4,0.6],
 "6a3bc0c": [1.9,-1.6,-1.7,1.6,0.1,2.0,-0.9,-0.4,-0.6,-1.5,1.0,-1.3],
 "96f4184": [-0.2,0.2,-0.1,-1.1,1.3,-1.1,-0.1,0.2,-0.2,-1.3,1.0,-1.5],
 "0932981": [-0.6,-0.4,-0.9,2.0,0.1,1.6,-1.7,-1.6,1.9,0.6,-1.4,0.0],
 "6e729bc": [0.7,0.7,0.0,-1.4,0.6,1.9,-1.6,-1.7,1.6,0.1,2.0,-0.9],
 "904f973": [{"same":"6c92335"},[{"same":"1eb495e"},{"same":"6a3bc0c"},{"same":"96f4184"},{"same":"0932981"},{"same":"6e729bc"}]],
 "8a6d427": {"tensor":{"same":"904f973"},"dtype":"float64"},
 "afb0445": [{"same":"8a6d427"}],
 "0d01880": {"tensor":[[[11.37898131,-0.1380437907,3.255340715,-2.101530336,6.19029085,-4.333052413,2.121055159,-3.036147167,9.383497331,1.486162476,4.34082108,-2.06529425],[3.8361879,1.868392952,-0.3405261626,3.297706991,2.300185824,4.872100635,-0.7636946899,4.075905962,0.7543844086,1.353060892,1.905950366,4.325228158],[-0.06995086265,2.913195277,5.94884803,6.341611039,1.721922598,-1.218016129,1.279083157,3.282524524,-1.823370621,-0.2346142552,6.187576169,6.177883338],[10.14249314,7.024560075,-3.736464084,2.534908576,2.170654683,3.477292111,-8.497226311,2.476428887,7.030087694,7.668707109,-3.36246448,6.233641955],[2.636434823,6.580889714,1.636287886,4.337658785,0.1877251737,2.722108303,-5.400372904,0.7330335722,1.522320849,4.69152773,3.584021857,5.953007115]],[[12.19258876,2.237283429,-2.926803306,4.83236242,7.464483749,-1.881168343,-4.357534932,3.414751379,10.26233917,3.863309975,-1.809709752,5.009199554],[10.93373319,3.397143044,-4.145187065,3.858070232,6.476176813,3.611276359,-5.866938053,1.386453834,7.576503567,3.336824461,-0.8331942759,2.054544622],[10.19958255,2.216839122,1.969596816,-2.439506873,7.92607155,-3.324530393,-0.7448488601,-1.050382493,9.276849396,0.7471355543,4.038673947,-1.387421159],[7.277800464,8.744682537,-5.940347846,5.511543776,4.482333381,5.856064807,-10.72292292,0.7080786472,8.423986651,9.335583478,-5.712326471,5.034285757],[10.41168327,7.859951034,-2.546358075,-1.930234176,5.512423253,3.59098749,-7.712886135,-2.216932877,10.0992981,7.264472601,0.6729436654,0.4303910765]]],"dtype":"float64"},
 "070744c": {"tensor":[[{"same":"38de26b"}],[{"same":"1eb495e"}]],"dtype":"float64"},
 "bc40f48": {"fr":"*Post-norm*, avec `norm_first=False`.","en":"Post-norm, with `norm_first=False`."},
 "2049eb7": [[3.051202317,2.380948105,0.8222045393,0.1168375452,0.7009043627,-0.8377983813,-0.09150988664,-0.1520285333,2.25213327,2.61250468,1.093664253,0.6561176157],[1.102106384,2.062076532,1.391536023,1.564070444,0.7603985809,0.9422386628,-0.1609989049,-0.2592157092,-0.6059997742,0.8633164439,1.346599146,1.955101285],[0.9303499256,2.722355515,1.36356489,1.570460596,0.8504221296,-0.2428271896,-0.2090987051,-0.1950543199,-0.1344507573,1.321697227,1.266008655,1.861148153],[2.81559227,3.171980181,0.3696746966,0.2514892625,0.04276493104,0.5889953899,-0.5039060097,0.3003673799,1.967807369,3.376062877,0.6268780184,1.064551577],[1.080202167,2.877451998,1.341949148,1.273899961,0.4498516567,0.342502841,-0.3061888349,-0.4659999605,0.2027562367,1.685241754,1.366255772,1.714371705]],
 "615e914": {"tensor":[{"same":"2049eb7"},[[3.084668018,2.580202537,0.2893819641,0.5780013894,0.798584081,-0.4325075172,-0.5317180539,0.3867224666,2.359598417,2.926412275,0.5680563099,1.096690585],[3.492250596,2.438751822,0.2544980726,0.1027316338,1.199684892,1.044432167,-0.3459253074,-0.02023584948,2.538378912,2.533759972,0.6657032264,0.299263317],[2.931104785,2.798647131,0.7754568715,-0.02646385297,1.029639458,-0.6690786002,-0.185132234,-0.1081689183,2.296799837,2.370370561,1.07724629,0.5830595407],[2.169940345,3.58548838,0.3894299687,0.656671795,0.4377229285,0.8287774237,-0.6689316563,0.01637384724,1.731973275,3.489040997,0.5716946747,1.130451615],[2.850183304,3.037560416,0.5433624201,-0.1243780466,0.6163537104,0.2392844147,-0.2800424636,-0.04583718438,2.431060631,2.996182347,0.8984176558,0.5386712352]]],"dtype":"float64"},
 "2965401": {"tensor":[{"same":"6c92335"}],"dtype":"float64"},
 "666a895": {"fr":"Des jetons tout petits, où l'ε des normes se voit.","en":"Very small tokens, on which the ε of norms shows."},
 "09fc872": {"tensor":[[[0.001,-0.0013,-0.0002,0.0002,-0.0001,-0.0011,0.0013,-0.0011,-0.0001,0.0002,-0.0002,-0.0013],[0.001,-0.0015,-0.0006,-0.0004,-0.0009,0.002,0.0001,0.0016,-0.0017,-0.0016,0.0019,0.0006],[-0.0014,0.0,0.0007,0.0007,0.0,-0.0014,0.0006,0.0019,-0.0016,-0.0017,0.0016,0.0001],[0.002,-0.0009,-0.0004,-0.0006,-0.0015,0.001,-0.0013,-0.0002,0.0002,-0.0001,-0.0011,0.0013],[-0.0011,-0.0001,0.0002,-0.0002,-0.0013,0.001,-0.0015,-0.0006,-0.0004,-0.0009,0.002,0.0001]],[[0.0016,-0.0017,-0.0016,0.0019,0.0006,-0.0014,0.0,0.0007,0.0007,0.0,-0.0014,0.0006],[0.0019,-0.0016,-0.0017,0.0016,0.0001,0.002,-0.0009,-0.0004,-0.0006,-0.0015,0.001,-0.0013],[-0.0002,0.0002,-0.0001,-0.0011,0.0013,-0.0011,-0.0001,0.0002,-0.0002,-0.0013,0.001,-0.0015],[-0.0006,-0.0004,-0.0009,0.002,0.0001,0.0016,-0.0017,-0.0016,0.0019,0.0006,-0.0014,0.0],[0.0007,0.0007,0.0,-0.0014,0.0006,0.0019,-0.0016,-0.0017,0.0016,0.0001,0.002,-0.0009]]],"dtype":"float64"},
 "16d23ac": [{"same":"09fc872"}],
 "f03b3cb": {"fr":"Après `.eval()`, le dropout ne fait plus rien.","en":"After `.eval()` dropout does nothing any more."},
 "cec2cba": {"tensor":[[0.0,1.0,0.0,0.0,1.0],[1.0,1.0,0.0,1.0,0.0],[0.0,0.0,0.0,0.0,1.0],[1.0,0.0,1.0,1.0,1.0],[0.0,1.0,1.0,0.0,0.0]],"dtype":"bool"},
 "533aa8a": [{"same":"8a6d427"},{"same":"cec2cba"}],
 "d46c393": {"fr":"Le gradient remonte jusqu'aux entrées.","en":"The gradient reaches the inputs."},
 "8f9427c": {"tuple":[{"tensor":[[[-0.6,1.4,-1.4,-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7],[1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0,0.6,-0.5],[1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4],[-0.6,0.8,1.5,1.5,0.8,-0.6,1.4,-1.4,-0.8,-0.9,-1.7,0.9],[-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5,0.6,1.0,0.7,-0.3,-2.0]],[[-0.3,0.7,1.0,0.6,-0.5,1.8,-0.7,0.2,0.4,-0.1,-1.3,0.9],[-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8,1.5,1.5,0.8,-0.6,1.4],[-1.4,-0.8,-0.9,-1.7,0.9,-1.3,-0.1,0.4,0.2,-0.7,1.8,-0.5],[0.6,1.0,0.7,-0.3,-2.0,-0.3,0.7,1.0,0.6,-0.5,1.8,-0.7],[0.2,0.4,-0.1,-1.3,0.9,-1.7,-0.9,-0.8,-1.4,1.4,-0.6,0.8]]],"dtype":"float64"}]},
 "12edaa0": {"args":{"same":"533aa8a"},"construct":[12,3,7],"alike":[12,3,7]},
 "fe03a37": {"tensor":{"same":"904f973"},"dtype":"float32"},
 "7771a96": [{"same":"12edaa0"}],
 "9a6916d": [{"fr":"Toutes les sous-couches à zéro, que doit rendre un bloc *pre-norm* ?","en":"With every sublayer set to zero, what must a pre-norm block return?"}],
 "e74b5d5": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[10.2769,0.715746,4.65427,3.90464,9.5568,2.08631,-9.10047,1.25288]]}},
 "74972f0": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.36182,1.25564,2.31674,2.07632,2.19134,3.45405,-1.64708,2.23547]]}},
 "b522bfe": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.25979,-0.900712,2.38343,1.4433,2.1858,3.52352,-1.72463,2.15796]]}},
 "8999447": [{"fr":"Où se place la norme : avant la sous-couche, ou après l'addition ?","en":"Where does the norm stand: before the sublayer, or after the addition?"}],
 "fbe3b05": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.379,4.8721,6.18758,4.33766,10.2623,2.21684,-10.7229,0.430391]]},
 "a91d1be": {"calls":[0,1],"first":{"same":"fbe3b05"}},
 "0361365": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.0512,0.942239,1.26601,1.2739,2.3596,2.79865,-0.668932,0.538671]]},
 "6b94660": {"calls":[0,1],"first":{"same":"0361365"}},
 "2c48f14": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.8558,-0.00568726,0.923137,-0.166822,2.34178,3.01972,-0.166184,0.476657]]},
 "c4a00f0": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.05341,0.86059,1.26597,0.739476,2.33817,2.73614,-0.530011,0.539169]]},
 "d791cbf": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0219643,-1.13182,0.775344,0.24625,-0.645826,-0.326537,-0.339658,-0.0227867]]},
 "de04439": [{"fr":"Qu'est-ce qui traverse le bloc sans être touché ?","en":"What goes through the block untouched?"}],
 "2e826a8": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.73408,5.2256,3.47505,3.28037,5.04713,4.49363,-1.96108,2.47068]]},
 "29bbeec": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[13.4554,6.4817,6.06816,5.24104,11.4902,4.22375,-9.11486,1.34619]]},
 "a6d65d0": [{"fr":"Compte les normes : une par sous-couche.","en":"Count the norms: one a sublayer."}],
 "cd2d143": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.1026,4.85712,6.6124,5.0789,12.0173,1.50229,-8.8691,-1.08526]]}},
 "7b8f8a8": [{"fr":"Compte les normes : une par sous-couche, pas davantage.","en":"Count the norms: one a sublayer, and no more."}],
 "a764960": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.3661,3.46299,1.32522,1.40046,2.76585,1.38247,-0.654503,0.516972]]},
 "1777508": [{"fr":"Quelle activation entre les deux couches linéaires du réseau ?","en":"Which activation between both linear layers of the network?"}],
 "043cab7": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.4009,4.76355,6.2693,4.34455,10.2136,2.2958,-10.7362,0.463656]]}},
 "9e9a031": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.3791,4.87213,6.18757,4.3377,10.2625,2.21692,-10.7229,0.430375]]}},
 "9b7ed4a": [{"fr":"Qu'est-ce qui passe par la norme : la sous-couche seule, ou la somme ?","en":"What goes through the norm: the sublayer alone, or the sum?"}],
 "c02fbaa": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[5.69993,4.94937,3.99619,1.88129,5.76761,3.8155,-2.63542,-0.138792]]}},
 "7bc5ab4": [{"fr":"Des jetons tout petits : quel est l'ε de tes normes ?","en":"Very small tokens: what is the ε of your norms?"}],
 "9976e5a": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.379,4.87211,6.18761,4.33768,10.2624,2.21678,-10.7229,0.430371]]}},
 "da2bebc": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.379,4.87211,6.18761,4.33767,10.2624,2.21678,-10.7229,0.430373]]}},
 "f721ced": [{"fr":"Change une phrase du lot : les autres changent-elles aussi ?","en":"Change one sentence of the batch: do the others change too?"}],
 "0c9b7e9": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.5481,4.41811,6.94296,3.1551,10.452,1.34294,-10.8867,-1.01748]]}},
 "9fe2e51": {"calls":[0,1],"first":{"raised":["RuntimeError","The shape of the 2D attn_mask is torch.Size([5, 5]), but should be (2, 2)."]}},
 "c8e6a5b": {"key":"DO-2","levels":[{"fr":"En évaluation, deux appels donnent-ils la même sortie ? Le module sait dans quel mode il est.","en":"In evaluation, do two calls give the same output? The module knows in which mode it is."}],"seen":{"evaluation":{"calls":[0,1],"first":"random in evaluation"}}},
 "e4aefaa": {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0,1],"first":{"same":"0143b60"}},"polite":{"calls":[0],"first":"changes 0"}}},
 "2c86ed7": [{"fr":"Le réseau lit-il les jetons d'avant l'attention, ou ceux d'après ?","en":"Does the network read the tokens from before attention, or those from after?"}],
 "81fef72": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.6556,5.58186,6.17891,4.90002,10.0792,2.02774,-10.3302,0.919671]]}},
 "65eb669": [{"fr":"Dans quel ordre viennent les sous-couches ?","en":"In which order do the sublayers come?"}],
 "e2e023d": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[8.83734,7.01456,2.02314,4.38859,7.79026,6.44362,-9.03303,3.17919]]}},
 "a43a6c5": [{"fr":"Lis bien la convention : 1 ou True, est-ce permis ou caché ?","en":"Read the convention well: is 1 or True allowed, or hidden?"}],
 "228076d": [{"fr":"Que fait l'attention d'un masque qui n'est pas booléen ?","en":"What does attention do with a mask that is not boolean?"}],
 "e42df51": [{"fr":"Affiche le masque : de quel côté est le futur ?","en":"Print the mask: on which side is the future?"}],
 "7e4680f": [{"fr":"Sans masque, que voit le premier jeton d'un encodeur ?","en":"Without a mask, what does the first token of an encoder see?"}],
 "4523d01": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.4257,4.19682,6.48932,4.33766,10.4536,1.86217,-10.9054,0.430391]]},
 "68e825e": {"calls":[0],"first":{"same":"4523d01"}},
 "3b65074": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.05863,2.06554,1.26597,1.2739,2.40085,2.73611,-0.670054,0.538671]]}},
 "1c90e2e": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[7.68799,0.426391,1.84007,2.28869,6.91482,5.46345,-4.90453,3.38347]]}},
 "0a95e4a": {"calls":[0,1],"first":{"same":"4523d01"}},
 "b0a8660": [[2.3,0.6,2.3,-0.8,-0.5,-0.9,2.1,0.3,1.9,2.8,3.0,2.5],[1.3,-0.6,0.9,1.7,1.8,1.2,-0.1,2.0,-0.7,0.0,0.0,-0.7],[2.0,-0.1,1.2,1.8,1.7,0.9,-0.6,1.3,2.5,3.0,2.8,1.9]],
 "646e1f4": [{"same":"b0a8660"},[[0.3,2.1,-0.9,-0.5,-0.8,2.3,0.6,2.3,-0.8,-0.5,-0.9,2.1],[0.3,1.9,2.8,3.0,2.5,1.3,-0.6,0.9,1.7,1.8,1.2,-0.1],[2.0,-0.7,0.0,0.0,-0.7,2.0,-0.1,1.2,1.8,1.7,0.9,-0.6]]],
 "b8e973f": {"tensor":{"same":"646e1f4"},"dtype":"float64"},
 "b98a124": [{"same":"8a6d427"},{"same":"b8e973f"}],
 "baf3e34": [14.96519134,-2.995738417,7.210954032,-2.328516193,10.35812182,-6.866849146,5.990509086,-3.71882759,12.94041883,-1.526438357,8.088765323,-2.455042037],
 "b4023c0": [16.3304844,3.734142816,-4.591305365,5.233152146,11.32795198,-0.5820645818,-6.050113271,3.970348884,14.39069072,5.412793834,-3.384168888,5.49510206],
 "c9f33a7": {"tensor":[[{"same":"baf3e34"},[10.8042959,1.447033374,-0.3254403177,3.621376786,7.140422011,2.854598576,-1.06233124,5.515821993,7.615847415,1.311151681,2.608120506,5.320469697],[3.394383342,-1.261384715,11.98079841,3.899351129,3.967859492,-5.662864569,8.116005423,2.341885983,1.914601128,-3.89874166,12.72672035,4.001017276],[15.24683345,7.01940111,-5.309889906,4.732777106,7.514318043,3.831950409,-9.759568339,4.790340172,12.24017605,7.702995055,-4.981297026,8.322605618],[7.439519707,6.586720546,-0.08501098476,5.642603414,4.280158692,3.017131757,-5.968646976,3.512549598,6.717358394,5.198615938,2.237535898,7.330039824]],[{"same":"b4023c0"},[15.77623474,3.739683704,-4.861886862,4.622110706,10.87905429,3.620706283,-6.653568064,2.376633889,12.39523344,3.756237718,-1.408531585,2.957952488],[14.52223352,3.71534753,0.5448310672,-2.995150008,11.79672401,-2.150918366,-2.214605011,-1.349950364,13.58420659,2.332692724,2.76235911,-1.803030017],[4.703879052,15.87674973,-11.52162687,11.94403745,2.272586744,12.84610704,-16.88563008,6.393195746,5.65241788,16.21359175,-11.4845881,11.42869525],[14.17308864,9.729642352,-4.497201169,-2.115235035,9.258208404,5.50166951,-9.585406174,-2.323114884,13.88732816,9.16095715,-1.263538935,0.2405640099]]],"dtype":"float64"},
 "afb7b8f": [[2.824218384,2.212608933,1.045836415,0.4050241099,0.9397459071,-1.161375463,-0.1766721189,-0.278110361,1.973558406,1.940761366,1.22675004,1.011443499],[2.78505331,1.964433227,1.203775763,0.5496608039,1.154325846,-0.8687019125,-0.1981952022,-0.4569181734,1.628712112,1.351630255,1.326937053,1.161778362],[2.41727835,2.302019783,1.22467715,0.7170402256,1.020548938,-1.181297149,-0.212065562,-0.3867545257,1.4615687,1.565409459,1.316588099,1.284000835],[3.099382785,2.776657657,0.3021039125,0.3233277524,0.6747865709,-0.01084026224,-0.5293818357,0.3556065814,2.432474494,2.888611798,0.5827484929,1.010776272],[2.444888915,2.309456164,1.224069227,0.6474480549,0.9369773657,-0.9916730471,-0.221547805,-0.4556537642,1.541102821,1.615707608,1.335033044,1.241118048]],
 "0b757df": {"tensor":[{"same":"afb7b8f"},[[2.980501742,2.920338251,0.313660571,0.2587897839,0.718537419,-0.05684491006,-0.4715467895,0.3002281448,2.408334232,3.117780267,0.6098722206,0.8643372472],[3.125516902,2.907243156,0.251640508,0.1780415476,0.8970078895,0.5285651876,-0.4856945873,0.1994443635,2.458955484,2.964557629,0.5592655863,0.6932935328],[3.007360358,2.997325905,0.3796298032,0.017873449,0.8464453118,-0.02409194427,-0.3508608762,0.2016983353,2.524996098,2.964576055,0.691592666,0.636210325],[1.503798651,3.883297199,0.5586363704,0.991440905,0.1348173027,0.979211315,-0.6419395074,0.1133042485,0.7551464417,3.441890278,0.6606180318,1.496403152],[2.884039586,3.133294236,0.3647740666,0.0004454112815,0.6528363791,0.3060340244,-0.3670265579,0.1641111599,2.438423978,3.187049233,0.680770992,0.6327488886]]],"dtype":"float64"},
 "ede31e5": [{"same":"09fc872"},{"same":"b8e973f"}],
 "2efbe48": {"args":{"same":"b98a124"},"construct":[12,3,7],"alike":[12,3,7]},
 "031af8e": [{"same":"2efbe48"}],
 "e3455b7": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.2108,-0.155369,11.2885,5.53683,13.7692,3.57379,-15.2583,1.39594]]}},
 "7ad4f00": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.0872,0.336145,2.30285,1.34241,2.31738,3.58925,-1.89728,2.19365]]}},
 "e3c4515": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.67941,-0.761123,2.47853,0.702771,2.6073,3.93123,-2.11935,2.17614]]}},
 "5addcb4": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.9652,2.8546,12.7267,5.6426,14.3907,3.71535,-16.8856,0.240564]]},
 "f11e215": {"calls":[0,1],"first":{"same":"5addcb4"}},
 "4de8cb8": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.82422,-0.868702,1.31659,0.647448,2.40833,2.99733,-0.64194,0.632749]]},
 "04c6d56": {"calls":[0,1],"first":{"same":"4de8cb8"}},
 "a2fbb98": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.27621,-0.690186,0.843613,0.0729803,2.42417,3.11555,-0.338439,0.616349]]},
 "faf2e1a": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.11472,0.156031,1.26133,1.44213,2.45677,2.64373,-0.446048,0.677509]]},
 "d972efa": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.0971768,-0.0348875,-0.149413,-0.190866,-0.0154368,-0.0692601,-0.0120422,0.00543028]]},
 "43b2e82": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.33113,1.95509,3.71236,2.62105,5.20226,4.83562,-2.22016,2.53663]]},
 "1fc4003": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[17.4425,4.45728,11.458,6.65734,15.6212,5.6998,-15.341,1.45756]]},
 "f7295b0": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[17.2987,1.61935,14.4104,6.01925,17.3905,4.12158,-16.8168,-1.43062]]}},
 "a9e5277": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.03308,0.964201,1.61319,1.28674,2.83408,1.51459,-0.542798,0.481656]]},
 "bdb89af": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.9758,2.80414,12.8017,5.66238,14.342,3.80344,-16.8657,0.278899]]}},
 "bada09c": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.9653,2.85468,12.7266,5.64245,14.3908,3.71548,-16.8857,0.240552]]}},
 "f178f56": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[7.23869,1.82242,5.60129,1.96276,8.35026,5.35625,-2.72826,0.0538423]]}},
 "c833b42": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.9652,2.8546,12.7268,5.64261,14.3907,3.7153,-16.8857,0.24054]]}},
 "697c1bc": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.9652,2.8546,12.7268,5.64261,14.3907,3.7153,-16.8857,0.240543]]}},
 "0324cb9": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.9607,4.07138,11.7133,5.6426,14.1917,4.06657,-16.6616,0.240564]]},
 "79d5272": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[10.3158,-3.391,3.96308,5.6946,7.45487,5.90585,-7.83391,5.27443]]}},
 "e1013a6": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.9607,4.47253,12.2729,5.69819,14.1917,3.65351,-16.9896,-1.44299]]},
 "ab38182": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.6315,4.54876,1.32511,3.77333,12.4421,8.91307,-9.19708,2.26328]]}},
 "5664d57": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.9573,4.33319,9.68764,5.6426,13.9348,4.57079,-16.2993,0.240564]]},
 "58c5488": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[13.6625,3.07802,12.7267,5.6426,7.27942,3.71535,-16.8856,0.240564]]}},
 "17a1f98": [{"fr":"La norme s'applique à la cible. Et à la mémoire ?","en":"The norm applies to the target. What about the memory?"}],
 "8e7eeee": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[16.8316,3.76457,5.76956,5.03491,15.2445,5.68969,-17.333,1.03146]]},
 "5879d65": {"calls":[0,1],"first":{"same":"8e7eeee"}},
 "db2d311": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[13.3103,1.95621,-1.23256,3.4285,11.4799,9.23203,-10.0653,4.47581]]},
 "1e89671": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[16.8578,3.55177,9.05996,3.53884,18.2487,2.48521,-18.8473,0.00958221]]},
 "8c0013c": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.375742,-1.2775,-0.0654288,-0.295944,-3.33542,-12.3998,2.60661,0.614659]]},
 "102b449": {"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (3) at non-singleton dimension 1"]}},
 "b4f724f": [{"fr":"Clés et valeurs vont par paires : d'où viennent-elles ?","en":"Keys and values come as pairs: where from?"}],
 "5f0b89d": {"calls":[0,1],"first":{"raised":["AssertionError","key shape torch.Size([3, 2, 12]) does not match value shape torch.Size([5, 2, 12])"]}},
 "afe9222": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[23.2969,-1.17848,10.3456,10.0982,21.2709,-1.55654,-21.7745,0.458206]]}},
 "3c5f1df": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[23.2968,-1.03972,10.8511,10.0982,21.2706,-1.55652,-21.7733,0.458197]]}},
 "a20c3bf": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.7425,-0.878321,15.2805,2.41955,15.7627,7.86788,-20.0444,-0.265758]]}},
 "4c84be6": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.41726,-0.681412,8.7167,2.74344,6.34913,5.62058,-7.85958,1.96582]]}},
 "a90e9ef": {"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.4931,2.82662,11.6653,5.2931,13.9831,3.6898,-16.3428,0.0818633]]},
 "fdc9250": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[13.6625,2.78183,14.4804,5.67535,14.2741,3.75194,-17.1115,-0.387977]]}},
 "8400764": [{"fr":"Dans quel ordre PyTorch empile-t-il ses trois matrices ?","en":"In which order does PyTorch stack its three matrices?"}],
 "a336b4a": [{"fr":"Tous les poids de la couche ont-ils suivi ?","en":"Have all the weights of the layer followed?"}],
 "aa1d018": [{"fr":"Laquelle des normes va avec quelle sous-couche ?","en":"Which norm goes with which sublayer?"}],
 "b9456a8": [{"fr":"Une couche linéaire de PyTorch range-t-elle ses poids comme la tienne ?","en":"Does a linear layer of PyTorch store its weights as yours does?"}],
 "bb13248": [{"fr":"Change un poids de `sa_v2` après le transfert : `sa_v1` bouge-t-elle ?","en":"Change a weight of `sa_v2` after the transfer: does `sa_v1` move?"}],
 "4af7e34": {"key":"PS6-shared","levels":{"same":"bb13248"},"seen":{"encoder":{"calls":[0,1],"first":"shared"}}},
 "90d2b3f": [{"fr":"Dans quel état la couche de PyTorch ressort-elle ?","en":"In what state does PyTorch's layer come out?"}],
 "6f52ab3": {"encoder":{"same":"a91d1be"}},
 "8bfb74b": {"calls":[0,1],"first":"layer changed"},
 "366e227": {"key":"PS6-layer","levels":{"same":"90d2b3f"},"seen":{"encoder":{"same":"8bfb74b"}}},
 "bf52449": [{"fr":"Après le chargement, l'entraînement peut-il encore ajuster ton bloc ?","en":"After loading, can training still adjust your block?"}],
 "946f908": {"key":"PR-7","levels":{"same":"bf52449"},"seen":{"encoder":{"calls":[0,1],"first":"frozen"}}},
 "fabc907": {"key":"PS6-shared","levels":{"same":"bb13248"},"seen":{"decoder":{"calls":[0,1],"first":"shared"}}},
 "41990ae": {"decoder":{"same":"f11e215"}},
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
   {"name":"other_sizes","kind":"values","fact":{"fr":"Avec d'autres `scale` et `shift` : 2 phrases de 3 jetons de taille 4 ; des jetons de taille 6, ou d'une seule composante.","en":"With other `scale` and `shift`: 2 sentences of 3 tokens of size 4; tokens of size 6, or of a single component."},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4],"state":{"same":"3a3176f"},"expected":{"same":"1c492d4"}},{"args":[],"kwargs":{"x":{"tensor":[[[-1.0,-1.3,-2.3,0.1,-2.3,-1.3],[-1.0,-1.4,-2.5,-0.2,-2.7,-1.8]],[[-1.6,-2.1,0.8,-1.1,0.4,-2.9],[-2.8,0.7,-0.6,-2.6,-1.2,-0.5]],[[-0.5,-1.2,-2.6,-0.6,0.7,-2.8],[-2.9,0.4,-1.1,0.8,-2.1,-1.6]],[[-1.8,-2.7,-0.2,-2.5,-1.4,-1.0],[-1.3,-2.3,0.1,-2.3,-1.3,-1.0]],[[-1.4,-2.5,-0.2,-2.7,-1.8,-1.6],[-2.1,0.8,-1.1,0.4,-2.9,-2.8]]],"dtype":"float64"}},"construct":[6],"state":{"scale":{"tensor":[1.2,1.475,1.575,1.5,1.25,0.825],"dtype":"float64"},"shift":{"tensor":[0.9,-1.5,-0.5,-0.2,-0.6,-1.7],"dtype":"float64"}},"expected":{"tensor":[[[1.412153231,-1.410068331,-2.324545886,2.452222091,-2.048052291,-1.649699236],[1.738868795,-1.156296813,-2.15152294,2.246700651,-2.202006379,-1.892240765]],[[0.4279034236,-2.641851867,1.758639467,-0.2190361523,0.8118479602,-2.841217329],[-0.7027040862,0.7514176449,0.2298027535,-1.958068258,-0.6340710903,-1.250261608]],[[1.554164933,-1.540203887,-2.345971671,0.4950502415,1.307981055,-2.801859059],[-0.7599524781,0.165980593,-0.5199879599,1.951085207,-1.567671074,-2.024566396]],[[0.6203770684,-3.390367527,2.069035684,-1.77287899,-0.3087261129,-1.123277704],[0.9731647473,-3.208701703,2.284833195,-1.937662749,-0.5237867215,-1.347894653]],[[1.340904847,-2.945188109,2.393438058,-2.037103529,-0.7530919607,-1.598959306],[0.2287354565,0.6048367383,-0.302216697,1.529533645,-1.984197719,-2.55706098]]],"dtype":"float64"}},{"args":[{"tensor":[[[0.0],[1.1],[1.5]],[[1.2],[0.2],[-1.5]]],"dtype":"float64"}],"construct":[1],"state":{"scale":{"tensor":[1.425],"dtype":"float64"},"shift":{"tensor":[0.0],"dtype":"float64"}},"expected":{"tensor":[[[0.0],[0.0],[0.0]],[[0.0],[0.0],[0.0]]],"dtype":"float64"}}]},
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
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 phrases de 3 jetons de taille 4, et 7 composantes au milieu ; de taille 3, et 2 composantes au milieu.","en":"2 sentences of 3 tokens of size 4, and 7 components in the middle; of size 3, and 2 components in the middle."},"tolerance":1e-06,"calls":[{"args":{"same":"2d153ee"},"construct":[4,7],"state":{"same":"abf51fe"},"expected":{"same":"56c6537"}},{"args":[],"kwargs":{"x":{"tensor":[[[1.3,-0.3,1.5],[-1.5,-1.1,-1.4]],[[1.7,0.0,1.7],[-1.4,-1.1,-1.5]],[[1.5,-0.3,1.3],[-1.9,-1.7,1.9]],[[0.7,-1.2,0.3],[1.1,1.2,0.6]],[[-0.7,1.4,-1.3],[-0.6,-0.6,-1.3]]],"dtype":"float64"}},"construct":[3,2],"state":{"linear1.weight":{"tensor":[[-1.7,-1.3,-1.6],[1.5,-0.2,1.5]],"dtype":"float64"},"linear1.bias":{"tensor":[1.3,-0.4],"dtype":"float64"},"linear2.weight":{"tensor":[[-0.4,-0.8],[-1.9,0.4],[2.0,-1.2]],"dtype":"float64"},"linear2.bias":{"tensor":[1.2,1.4,0.9],"dtype":"float64"}},"expected":{"tensor":[[[-1.885780747,2.953622336,-3.741958312],[-1.807989312,-12.88800534,15.94001603]],[[-2.559981036,3.280064399,-4.740063026],[-1.803989312,-12.86900534,15.92001603]],[[-1.885895042,2.953079433,-3.741386836],[-0.2569887212,-5.640668035,8.333479885]],[[-0.1956854538,-0.1087163062,1.538402051],[-0.2838772579,2.148432706,-1.333856173]],[[0.1036210599,-3.809602397,6.384126283],[-0.8698111952,-8.443093196,11.26328171]]],"dtype":"float64"}}]},
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
   {"name":"pre_norm","kind":"values","fact":{"same":"22a2820"},"tolerance":1e-06,"calls":[{"args":{"same":"afb0445"},"construct":[12,3,7],"alike":[12,3,7],"expected":{"same":"0d01880"}},{"args":[{"same":"070744c"}],"construct":[12,3,7],"options":{"norm_first":true},"alike":[12,3,7],"expected":{"tensor":[[[11.4257358,-0.2071785349,3.326455327,-2.164141209,6.248525208,-4.396882071,2.18880501,-3.109210147,9.429108024,1.413474702,4.407644474,-2.1309163]],[[12.38043691,1.962023075,-2.843934852,5.102404831,7.735484804,-2.095472277,-4.264575299,3.63927369,10.45361766,3.572575779,-1.753941731,5.253260699]]],"dtype":"float64"}}]},
   {"name":"post_norm","kind":"values","fact":{"same":"bc40f48"},"tolerance":1e-06,"calls":[{"args":{"same":"afb0445"},"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"expected":{"same":"615e914"}},{"args":[{"same":"2965401"}],"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"expected":{"tensor":[{"same":"2049eb7"}],"dtype":"float64"}}]},
   {"name":"small","kind":"values","fact":{"same":"666a895"},"tolerance":1e-06,"calls":[{"args":{"same":"16d23ac"},"construct":[12,3,7],"alike":[12,3,7],"expected":{"tensor":[[[6.568282147,6.010391054,0.04066836459,2.071698942,2.381569332,0.8559081973,-3.657256642,1.56612917,5.309620749,5.84047247,1.036013432,3.764181323],[6.336898574,6.093289757,0.09869351361,2.267303464,2.229825095,0.9386222099,-3.685801306,1.637317641,5.047481076,5.878356107,1.059283335,3.948712142],[6.233290295,6.007000953,0.2581079823,2.290406324,2.155227141,0.8631319452,-3.528883352,1.64132683,4.945796094,5.784248657,1.208161941,3.962764599],[6.526125429,6.215834524,-0.1537459417,2.23130472,2.377267832,1.037657439,-3.933171321,1.631830574,5.239875102,6.012716735,0.8180745281,3.924771876],[6.334746245,6.150572322,0.04808447533,2.288691327,2.229255603,0.9806076611,-3.758421694,1.639203443,5.042062178,5.929125095,1.005747928,3.971807942]],[[7.714286679,6.18097336,-0.9633162516,1.82473944,3.413398471,1.04219756,-4.522991993,1.514987384,6.502786953,6.077785937,0.08703882239,3.53473267],[7.689128931,6.272289985,-1.008880669,1.76130781,3.362247993,1.109668861,-4.585687461,1.452919726,6.470477721,6.168238171,0.0506511381,3.479178725],[7.730018479,6.147924077,-0.8864035935,1.641735,3.379670747,0.9914150146,-4.420398611,1.392347104,6.528692407,6.061206666,0.1856667369,3.364798991],[7.609959329,6.506296752,-1.198191999,1.871461024,3.300557891,1.305891986,-4.846927842,1.490075332,6.372400864,6.378874443,-0.1550791339,3.594281627],[7.682801355,6.364220296,-1.048326018,1.648216238,3.315339228,1.164026002,-4.639055468,1.359075294,6.463633199,6.265433356,0.02354711008,3.383471385]]],"dtype":"float64"}},{"args":{"same":"16d23ac"},"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"expected":{"tensor":[[[2.85580488,3.018489606,0.616253948,-0.1667939421,0.5878705012,-0.009141088757,-0.1651510509,-0.05318898195,2.338991053,3.083139239,0.9226940106,0.4764317223],[2.856830098,3.01828781,0.6159182919,-0.1682323169,0.5885381853,-0.005687257855,-0.1652694434,-0.0531206123,2.339267871,3.081688588,0.9227793575,0.4757585806],[2.855060187,3.020186263,0.6167200835,-0.16697185,0.5891973749,-0.009434968373,-0.1655670283,-0.05357591055,2.338381978,3.081327134,0.9231374587,0.4765487974],[2.856381296,3.018291553,0.6161093217,-0.167403795,0.5867899889,-0.007477361143,-0.1653809387,-0.0527364916,2.339340574,3.082570357,0.9225055827,0.4769751806],[2.854702978,3.019969703,0.6166558468,-0.1668219933,0.5879653445,-0.007342721312,-0.1659231114,-0.05406598555,2.338550946,3.081881346,0.923196939,0.4769903056]],[[2.85753705,3.017177575,0.6144613234,-0.1670040558,0.5892713393,-0.00846953437,-0.1655072328,-0.0513597618,2.341783883,3.083119446,0.9211665594,0.4761280864],[2.858024776,3.017963902,0.6144832857,-0.1671440071,0.5900914677,-0.004608974534,-0.1659912889,-0.05265609823,2.34104884,3.081960333,0.9214045524,0.4753245848],[2.85617245,3.019718026,0.6150131948,-0.1672163059,0.5900262767,-0.008020493454,-0.1659316285,-0.05192909186,2.340491851,3.082077287,0.9216752356,0.4762158229],[2.855886995,3.018663284,0.6147740033,-0.1666031011,0.5895372562,-0.005668035728,-0.1661843607,-0.05298034389,2.341802372,3.083301596,0.921142314,0.4761991729],[2.855815022,3.019503607,0.6149507253,-0.167065792,0.5887974394,-0.005936742507,-0.1662869949,-0.05241919622,2.340657388,3.082629322,0.9217357191,0.4766571949]]],"dtype":"float64"}}]},
   {"name":"evaluation","kind":"values","fact":{"same":"f03b3cb"},"tolerance":1e-06,"calls":[{"args":{"same":"afb0445"},"construct":[12,3,7],"options":{"dropout":0.4,"norm_first":true},"evaluation":true,"alike":[12,3,7],"expected":{"same":"0d01880"}},{"args":{"same":"afb0445"},"construct":[12,3,7],"options":{"dropout":0.4,"norm_first":false},"evaluation":true,"alike":[12,3,7],"expected":{"same":"615e914"}}]},
   {"name":"mask","kind":"values","fact":{"fr":"Un masque cache les cases où il vaut `True`, dans les deux ordres.","en":"A mask hides the cells where it is `True`, in both orders."},"tolerance":1e-06,"calls":[{"args":{"same":"afb0445"},"kwargs":{"mask":{"same":"cec2cba"}},"construct":[12,3,7],"alike":[12,3,7],"expected":{"tensor":[[[11.39553052,-0.149206503,3.262087051,-2.114934395,6.207645827,-4.343913789,2.127456682,-3.050380018,9.39992933,1.474718029,4.347253664,-2.078896515],[1.051231485,1.436192321,2.613297891,4.724213783,0.5103473919,4.283427201,0.9556573793,3.770533052,-2.450211359,0.3321349711,4.378849896,5.60479751],[-0.01748303858,2.695166188,6.129804399,6.344073256,1.754882061,-1.416516662,1.509420416,3.34099536,-1.754116539,-0.4336040954,6.380870323,6.180179223],[6.437003015,4.729351623,1.634639185,2.993980499,-1.040720246,1.238140719,-3.534488633,2.254773287,3.1857801,5.142096033,1.793483275,6.594996475],[3.251104884,7.575845519,0.1951368992,3.797067029,0.1019273013,3.419422027,-6.596354401,0.8651158364,2.220332425,5.915148499,2.409314575,5.591325168]],[[12.26644009,2.147346035,-2.916664621,4.952100741,7.570610827,-1.949491212,-4.346608595,3.514080035,10.33645825,3.766434636,-1.810451683,5.119231912],[11.39258515,2.886612589,-2.620256845,-0.4211958548,6.266099799,2.866946341,-4.030718398,-2.182838105,8.141173477,3.06763856,0.9550989868,-2.063203688],[10.21812728,1.889173899,2.286811971,-2.367603115,8.041873548,-3.585064744,-0.4222019229,-1.037300696,9.297240579,0.3994747303,4.323455695,-1.345134678],[7.876043265,4.86601023,-1.932155212,3.877714888,5.253140366,2.502669846,-6.08378592,-0.4858818505,9.236709074,5.606437518,-1.689885343,3.272726221],[10.38168064,8.191895292,-2.881040318,-1.926339764,5.478467835,3.89269404,-8.089869741,-2.247508491,10.05491579,7.584699315,0.3347169625,0.4405811267]]],"dtype":"float64"}},{"args":{"same":"533aa8a"},"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"expected":{"tensor":[[[3.053405601,2.379831439,0.8204793565,0.1151059624,0.7040510286,-0.836739706,-0.09187359169,-0.1502892052,2.256920537,2.610036046,1.09222617,0.6551947773],[1.042972412,2.132025741,1.386163627,1.589187285,0.7279789284,0.8605902796,-0.1660176507,-0.2455586576,-0.5892117731,0.9476399107,1.328317106,1.969623065],[0.9310700364,2.720398057,1.363643194,1.570968037,0.8509200034,-0.2440762876,-0.2090790051,-0.1949418511,-0.1337131622,1.320419137,1.265969289,1.861724537],[2.156147884,2.345931195,1.202438696,0.9408259083,-0.5904439555,0.1489666445,-0.2900325715,-0.07410248035,0.5373836202,2.196380117,1.213589787,1.910949017],[1.480938849,3.328404067,1.202658071,0.7394760225,0.2602561618,0.6093191633,-0.3664067822,-0.5937169401,0.7214388338,2.291169656,1.371966816,1.300706316]],[[3.069579286,2.593508451,0.290763172,0.5979565016,0.7972633185,-0.4306751608,-0.5439555179,0.3863952493,2.338169682,2.921902271,0.5658388756,1.117947957],[3.394385903,2.496579354,0.4463323163,-0.05984503152,1.055509861,0.6524780565,-0.2248284814,-0.1442812801,2.516822081,2.576940235,0.8399446805,0.2523841036],[2.893817112,2.736142766,0.8473055825,0.04810452669,1.057563381,-0.7991082761,-0.1882149467,-0.1595998078,2.210032764,2.235201924,1.129599434,0.6563891837],[2.731912512,2.763706852,0.3875486384,0.4210616674,0.9665827617,0.5635771505,-0.5300107967,-0.2092110587,2.734975073,3.018122712,0.5937886144,0.7449612574],[2.841338306,3.059737132,0.5324443365,-0.1223068157,0.6073706488,0.264679737,-0.2845708053,-0.03639030389,2.42336353,3.02454593,0.8868004901,0.539168898]]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"d46c393"},"tolerance":1e-06,"calls":[{"args":{"same":"533aa8a"},"construct":[12,3,7],"alike":[12,3,7],"upstream":{"same":"8f9427c"},"expected":[{"tensor":[[[-1.143182489,3.127379177,-0.09574688291,-3.345659191,-1.848765967,-0.7754608774,1.549047149,-2.864003736,-0.1740417846,1.713838612,1.657326835,-2.400730845],[-0.979701652,1.983802243,1.975436702,3.633627181,-3.550129096,-3.101636817,-2.443701297,0.6765207998,-2.249095867,2.959059664,1.341682111,2.554136028],[4.091920496,-2.381416315,0.4769105578,0.3277537349,2.849149903,-3.652329119,0.6459303526,-2.45502158,1.020243001,-3.2321129,-1.117683089,1.226654957],[-2.81979353,2.124142032,1.577348472,3.412721055,2.549940367,2.083837216,0.3550638473,-2.861816568,-3.746689923,-1.455093231,-2.432813678,2.113153942],[-2.132901754,2.100088306,-2.517901048,0.1127310759,-1.323253069,5.632988881,-2.524627408,1.582399087,0.7931009565,3.482152267,-3.11246359,-2.292313705]],[[-4.72332811,4.870594046,-3.440317435,5.621413386,-5.41732921,6.422776848,-3.734120827,3.657059766,-4.982725678,5.485501256,-5.645656524,4.586132481],[-2.429346345,-3.807507942,1.802064593,-1.593833872,0.4951340598,-1.671971301,4.29224019,1.918115717,0.8855773111,-1.579043949,2.493644562,0.5949269758],[6.333337963,-12.40839306,4.704827059,-2.733355889,0.5616770602,-5.547192119,5.834378348,-7.089429917,8.150950273,-4.067415302,1.603404951,0.5572106313],[2.139729081,1.968285175,-0.04161371248,-1.544371232,-2.50073948,-1.50666279,0.05733237741,1.462418593,1.418756698,0.6370034378,1.500912311,-0.9910504576],[0.6086728646,1.848509539,-1.173348242,-1.036212747,0.9403031681,-1.554423023,-2.14568657,-0.9081662274,-1.489876098,2.727377836,-2.055014225,1.137863726]]],"dtype":"float64"}]},{"args":{"same":"533aa8a"},"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"upstream":{"same":"8f9427c"},"expected":[{"tensor":[[[0.02196429829,0.8059668791,-0.5986216726,0.1100412654,-0.102063047,0.1114222096,-0.48600636,0.1431419995,0.1132849537,0.6208075823,-0.5204886743,0.1342245433],[-0.9647121837,-0.3867382543,1.237046309,1.234724102,-1.902890762,-1.131821742,0.8796306326,1.158562926,-1.405154235,0.1156022362,1.381622355,1.262142039],[1.264240092,-1.177345563,0.8435473576,-0.634248233,1.021458287,-1.201586657,0.9066943873,-0.7859944746,0.9010355973,-1.166360104,0.7753442576,-0.5655959502],[-1.032956426,0.5097831518,0.5840452819,1.282808613,1.473226435,0.3087401811,0.008633463784,-1.024556712,-1.464701561,-1.412715765,-0.1360748764,0.8016108333],[-1.742253518,0.9554318183,-1.012293985,0.2462496147,-1.552411781,2.223214529,-0.7616916461,0.6773454141,-0.9122840262,1.488191649,-1.056619838,-0.1562661862]],[[-0.7213415096,0.9242477423,-0.69353958,0.3331643977,-0.6167297707,1.237769354,-0.7882372483,0.1739706209,-0.645826246,0.6938505591,-0.8146703959,0.3238367192],[0.1682523072,-0.2001290222,-0.4682171718,-0.8567065066,0.3945328232,0.033098382,-0.1510903556,-0.1116897245,0.8706463128,0.4766365927,-0.3997594471,-0.5608016119],[-0.1351571379,-0.3265371529,-0.007349802043,0.1936115823,0.261983083,-0.1719172223,0.1403252364,0.4587434023,0.1748062811,-0.2245608087,0.08309933273,0.2578214726],[0.8368154125,0.6052931485,-0.3567820894,-0.3071278581,-0.8191455253,-0.6385650557,-0.3396582429,0.3775100502,0.8763769077,0.4017300032,-0.1065264882,-0.1479123702],[0.4312211923,0.08585920303,-0.07383649122,-0.14975876,0.5939765249,-0.371787263,-0.2381855255,-0.3373881957,0.1806103766,0.1199488549,-0.108004843,-0.02278671986]]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"12edaa0"},{"args":[{"same":"fe03a37"},{"same":"cec2cba"}],"construct":[12,3,7],"alike":[12,3,7]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"7771a96"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"7771a96"}}
  ],
  "mistakes": [
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"e74b5d5"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.93186,-0.303338,1.29468,1.18692,2.3646,2.60636,-0.60073,0.483002]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.56689,0.93512,1.20682,2.28838,6.50201,6.14786,-4.84534,3.38433]]}},"evaluation":{"same":"e74b5d5"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[10.2938,0.867499,4.83284,3.50689,9.62871,1.75374,-4.43978,1.27101]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.784613,-2.19338,0.490303,-0.0669275,-5.17779,-11.3937,-0.443151,0.071875]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"74972f0"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.35237,0.61028,0.993331,1.32454,1.6604,3.22868,-0.439454,1.09603]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.50205,-1.19625,3.13279,0.741962,2.3348,3.92711,-1.55603,2.28858]]}},"evaluation":{"same":"74972f0"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.36146,1.32664,2.30194,1.70393,2.17588,3.42663,-1.32589,2.25687]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.528779,-1.63789,-0.484032,-0.123047,-0.399944,-0.307212,-0.244407,0.326546]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"b522bfe"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.30546,0.059876,1.01826,1.23026,1.6359,3.19753,-0.392795,1.04283]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.50166,-1.19775,3.13304,0.741449,2.33473,3.92725,-1.55615,2.28854]]}},"evaluation":{"same":"b522bfe"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.2597,-0.0892903,2.35391,1.21375,2.16813,3.4912,-1.38189,2.18729]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.287349,-1.02963,-0.276046,-0.102705,-0.195008,-0.0924781,-0.0448905,0.0605572]]}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"post_norm":{"same":"a91d1be"},"small":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.56828,0.938622,1.20816,2.28869,6.50279,6.14792,-4.84693,3.38347]]}},"evaluation":{"calls":[1],"first":{"same":"fbe3b05"}},"mask":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.3955,4.28343,6.38087,3.79707,10.3365,1.88917,-6.08379,0.440581]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.14318,-3.10164,-1.11768,0.112731,-4.98273,-12.4084,0.0573324,1.13786]]}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"pre_norm":{"same":"6b94660"},"small":{"calls":[0],"first":{"same":"2c48f14"}},"evaluation":{"calls":[0],"first":{"same":"0361365"}},"mask":{"calls":[0],"first":{"same":"c4a00f0"}},"gradient":{"calls":[0],"first":{"same":"d791cbf"}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"pre_norm":{"same":"6b94660"},"post_norm":{"same":"a91d1be"},"small":{"calls":[0,1],"first":{"same":"2c48f14"}},"evaluation":{"same":"6b94660"},"mask":{"calls":[0,1],"first":{"same":"c4a00f0"}},"gradient":{"calls":[0,1],"first":{"same":"d791cbf"}}}},
   {"key":"BK-3","levels":{"same":"de04439"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"2e826a8"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.21853,2.30055,2.76238,1.83424,4.86476,6.17991,-1.84054,2.97544]]}},"evaluation":{"calls":[0],"first":{"same":"2e826a8"}},"mask":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.73218,5.08119,3.48505,2.81379,5.02941,4.36584,-1.4682,2.51537]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.0277287,-0.37881,-0.422613,0.368471,-1.16225,-2.38879,-0.472429,0.267897]]}}}},
   {"key":"BK-3","levels":{"same":"de04439"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"29bbeec"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[8.36863,3.73067,2.08823,3.26199,7.97592,7.75536,-4.45685,3.93861]]}},"evaluation":{"calls":[0],"first":{"same":"29bbeec"}},"mask":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[13.4714,6.21461,6.25381,4.76793,11.5637,3.89548,-4.40886,1.36142]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.33825,-1.92289,-0.407499,0.363238,-5.09354,-13.0808,-0.853164,0.78131]]}}}},
   {"key":"BK-6","levels":{"same":"a6d65d0"},"seen":{"pre_norm":{"same":"cd2d143"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[5.41838,1.59719,4.04239,3.07317,4.82613,4.24248,-2.10137,1.72402]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.45432,1.33008,0.660429,1.74721,7.48555,5.44764,-3.7341,2.04954]]}},"evaluation":{"same":"cd2d143"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.1232,4.39273,6.8383,4.37744,12.0993,1.20965,-4.8336,-1.1376]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.519207,-5.79298,-0.728966,-1.9896,-5.70734,-12.6746,-0.882899,1.73215]]}}}},
   {"key":"BK-6","levels":{"same":"7b8f8a8"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"a764960"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.71285,0.555897,0.281959,0.750379,2.41785,2.83312,-0.663126,1.03726]]}},"evaluation":{"calls":[0],"first":{"same":"a764960"}},"mask":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.36483,2.65924,1.34638,1.20538,2.76378,1.27287,-0.622972,0.530105]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.460101,-0.735798,-0.0711507,0.137954,-0.762977,-2.02308,-0.140608,0.231515]]}}}},
   {"key":"BK-9","levels":{"same":"1777508"},"seen":{"pre_norm":{"same":"043cab7"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.02065,0.852585,1.27239,1.2682,2.31537,2.82063,-0.673504,0.556757]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.55052,0.946416,1.21437,2.32659,6.46431,6.16944,-4.87354,3.42337]]}},"evaluation":{"same":"043cab7"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.4174,4.2129,6.46164,3.7964,10.2879,1.96498,-6.15723,0.470869]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.10928,-3.12608,-1.06701,0.0901779,-4.96441,-12.4452,0.121349,1.07606]]}}}},
   {"key":"BK-9","levels":{"same":"1777508"},"seen":{"pre_norm":{"same":"9e9a031"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.05121,0.942405,1.266,1.27389,2.35963,2.79864,-0.668905,0.538678]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.56848,0.938468,1.20826,2.28853,6.50298,6.14804,-4.84697,3.38344]]}},"evaluation":{"same":"9e9a031"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.3957,4.2836,6.38085,3.79703,10.3366,1.88924,-6.08375,0.440564]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.14303,-3.10142,-1.11773,0.112269,-4.9827,-12.4084,0.0572092,1.13784]]}}}},
   {"key":"BK-13","levels":{"same":"9b7ed4a"},"seen":{"pre_norm":{"same":"c02fbaa"},"post_norm":{"same":"c02fbaa"},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[4.84942,0.828943,1.92821,-0.222029,4.22028,4.54869,0.584625,0.567639]]}},"evaluation":{"same":"c02fbaa"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[5.70742,4.94274,3.99574,0.953944,5.72642,3.70607,-2.06165,-0.134639]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.253915,-2.22373,-0.525064,0.726833,-1.46348,-0.845897,0.421406,1.44185]]}}}},
   {"key":"LN-3","levels":{"same":"7bc5ab4"},"seen":{"pre_norm":{"same":"9976e5a"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.05121,0.942238,1.26601,1.2739,2.3596,2.79865,-0.668933,0.538671]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[10.2781,0.720257,4.65573,3.90516,9.55754,2.08637,-9.1021,1.25204]]}},"evaluation":{"same":"9976e5a"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.3956,4.28342,6.3809,3.79708,10.3365,1.88912,-6.08379,0.440562]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.1432,-3.10165,-1.11768,0.112725,-4.98271,-12.4084,0.0573399,1.13787]]}}}},
   {"key":"LN-3","levels":{"same":"7bc5ab4"},"seen":{"pre_norm":{"same":"da2bebc"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.0512,0.942238,1.26601,1.2739,2.3596,2.79865,-0.668933,0.538671]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[8.3804,0.799888,2.87911,3.00792,8.28344,4.81239,-7.42511,2.39705]]}},"evaluation":{"same":"da2bebc"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.3956,4.28342,6.3809,3.79708,10.3365,1.88913,-6.08379,0.440564]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.1432,-3.10165,-1.11768,0.112726,-4.98271,-12.4084,0.0573392,1.13787]]}}}},
   {"key":"PS6-batch","levels":{"same":"f721ced"},"seen":{"pre_norm":{"same":"0c9b7e9"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.05958,2.70026,1.26615,0.8644,2.40564,2.73668,-0.669139,0.53875]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[7.91479,0.897419,2.00823,1.2533,6.82466,5.01414,-5.78182,2.65238]]}},"evaluation":{"same":"0c9b7e9"},"mask":{"same":"9fe2e51"},"gradient":{"same":"9fe2e51"}}},
   {"same":"c8e6a5b"},
   {"same":"e4aefaa"},
   {"key":"BK-5","levels":{"same":"2c86ed7"},"seen":{"pre_norm":{"same":"81fef72"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.99985,4.18652,0.896376,1.48244,2.68256,1.58163,-0.357385,0.774297]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.10092,2.39919,0.808894,3.37252,5.77484,5.8569,-4.82708,3.84902]]}},"evaluation":{"same":"81fef72"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.6725,4.92219,6.387,4.73182,10.1688,1.7275,-6.01223,0.908464]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.211617,-3.77282,-0.618937,-0.417548,-5.6733,-13.3326,-1.10997,1.78229]]}}}},
   {"key":"BK-8","levels":{"same":"65eb669"},"seen":{"pre_norm":{"same":"e2e023d"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.23093,3.92603,-0.0414726,1.25077,2.61259,1.86444,-0.439121,0.8198]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[5.6263,4.22184,-1.39168,3.44908,4.19077,7.57735,-5.66381,4.37525]]}},"evaluation":{"same":"e2e023d"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[9.17729,6.8115,2.24168,3.84196,7.98853,6.27417,-7.11988,3.28319]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.63688,-4.20521,-0.759874,-0.830358,-3.16635,-6.45827,-0.320577,1.59905]]}}}},
   {"key":"MK-13","levels":{"same":"a43a6c5"},"seen":{"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[5.05484,4.44484,3.19177,5.61255,8.8257,7.03649,-10.8122,0.336636]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.59058,4.78115,-1.1958,-1.61317,1.34887,-0.0289811,2.78994,0.439968]]}}}},
   {"key":"MK-1","levels":[{"fr":"Change une valeur interdite : ta sortie bouge-t-elle ?","en":"Change a forbidden value: does your output move?"}],"seen":{"mask":{"same":"a91d1be"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.781904,3.38733,-0.372309,-0.760941,-3.26878,-13.502,2.37644,1.01959]]}}}},
   {"key":"PS6-mask","levels":{"same":"228076d"},"seen":{"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.3508,4.6475,5.90427,4.85783,10.1508,2.69377,-10.779,0.41562]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.56301,3.81485,-0.315964,-1.12623,-2.67639,-15.0598,2.36384,1.14121]]}}}},
   {"key":"MK-12","levels":{"same":"e42df51"},"seen":{"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.4077,4.68291,6.48932,4.55265,10.4502,1.86217,-6.63513,-0.810177]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.6305,7.27526,-0.176147,0.499812,-4.27083,-11.872,0.251432,0.432286]]}}}},
   {"key":"PS6-causal","levels":{"same":"7e4680f"},"seen":{"pre_norm":{"same":"68e825e"},"post_norm":{"same":"3b65074"},"small":{"same":"1c90e2e"},"evaluation":{"same":"0a95e4a"},"mask":{"same":"0a95e4a"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.412884,-4.0633,-0.603403,-0.4224,-3.42525,-12.171,2.33459,0.781512]]}}}},
   {"key":"PS6-causal","levels":{"same":"7e4680f"},"seen":{"pre_norm":{"same":"68e825e"},"post_norm":{"same":"3b65074"},"small":{"same":"1c90e2e"},"evaluation":{"same":"0a95e4a"}}},
   {"key":"PS6-causal","levels":{"same":"7e4680f"},"seen":{"pre_norm":{"same":"68e825e"},"post_norm":{"same":"3b65074"},"small":{"same":"1c90e2e"},"evaluation":{"same":"0a95e4a"},"mask":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.4257,5.28849,6.48932,3.79707,10.4536,1.86217,-6.08379,0.440581]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.19614,-4.16353,-0.76509,-0.191312,-4.56847,-12.1974,0.326301,0.827785]]}}}}
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
   {"name":"pre_norm","kind":"values","fact":{"same":"22a2820"},"tolerance":1e-06,"calls":[{"args":{"same":"b98a124"},"construct":[12,3,7],"alike":[12,3,7],"expected":{"same":"c9f33a7"}},{"args":[{"same":"070744c"},{"same":"b8e973f"}],"construct":[12,3,7],"options":{"norm_first":true},"alike":[12,3,7],"expected":{"tensor":[[{"same":"baf3e34"}],[{"same":"b4023c0"}]],"dtype":"float64"}}]},
   {"name":"post_norm","kind":"values","fact":{"same":"bc40f48"},"tolerance":1e-06,"calls":[{"args":{"same":"b98a124"},"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"expected":{"same":"0b757df"}},{"args":[{"same":"2965401"},{"tensor":[{"same":"b0a8660"}],"dtype":"float64"}],"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"expected":{"tensor":[{"same":"afb7b8f"}],"dtype":"float64"}}]},
   {"name":"small","kind":"values","fact":{"same":"666a895"},"tolerance":1e-06,"calls":[{"args":{"same":"ede31e5"},"construct":[12,3,7],"alike":[12,3,7],"expected":{"tensor":[[[12.73371891,4.973363675,-1.004182445,3.136296605,8.761965049,0.3767596931,-4.063687809,3.049428511,11.69207824,4.945776146,-0.008136511007,4.687520035],[11.76726315,5.42864122,-1.063524971,3.963662922,7.920706302,0.827488339,-4.261833688,3.676842156,10.6771104,5.330361139,-0.1237567639,5.496567535],[11.22391966,5.321477065,-0.7059563165,4.33656035,7.507857961,0.7800147752,-3.933456961,3.940918303,10.12661553,5.184876847,0.1856930613,5.833425973],[11.796666,6.044684836,-1.805953585,4.379554212,7.938368022,1.352598648,-5.13237293,3.98694542,10.66440796,5.911887673,-0.8805570337,5.931686798],[11.37647832,6.068414299,-1.566086328,4.453711483,7.554254998,1.380814246,-4.917994212,4.017250884,10.2383278,5.919382351,-0.6521838983,5.997472266]],[[11.58618263,7.509427854,-2.739203335,2.8596498,7.295699304,2.454941985,-6.180346972,2.646924523,10.41497603,7.43922316,-1.678688223,4.552201953],[11.05082196,8.016119631,-2.87752186,2.864504476,6.731398111,2.880774555,-6.420061996,2.581257512,9.84381916,7.920614145,-1.81656528,4.576008517],[11.47350495,7.486149986,-2.351945057,1.932066437,7.014582775,2.355208374,-5.738255497,1.88302188,10.32238193,7.467536145,-1.225900811,3.669589913],[8.004347066,10.97007486,-4.70140938,5.65370012,4.183925483,5.694665324,-8.953858709,4.423828115,6.561565688,10.55422297,-3.894279837,7.30397031],[9.593032648,9.729484871,-3.844690941,3.60436891,5.372729521,4.416139677,-7.755664556,2.93850637,8.26500252,9.502637345,-2.859848119,5.334555743]]],"dtype":"float64"}},{"args":{"same":"ede31e5"},"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"expected":{"tensor":[[[3.276214406,2.226268217,0.5540629227,0.07348368105,1.123859072,-0.6927521081,-0.2168942493,0.1444584998,2.766759437,2.266562855,0.8415648255,0.689440888],[3.277117852,2.226081398,0.5534665647,0.072726067,1.124721503,-0.6901860374,-0.2170231924,0.1446569636,2.767511117,2.26579847,0.841093581,0.6888658707],[3.275433755,2.225901333,0.5563901624,0.0732198407,1.124690281,-0.695526678,-0.2160593673,0.1422678464,2.765305451,2.263194302,0.8436132018,0.6893491014],[3.277051733,2.228899786,0.5508456064,0.07294847152,1.122859101,-0.6870535771,-0.2182638603,0.147165679,2.768670025,2.27049286,0.8387387973,0.6892410265],[3.276307307,2.228805704,0.5520546892,0.07298034673,1.123760612,-0.6883777423,-0.2179333978,0.1456968162,2.768118217,2.268741723,0.8398380789,0.6890734301]],[[2.897353701,3.114561425,0.3779555666,-0.01105146825,0.6505310354,0.2048894457,-0.3383077155,0.1761101709,2.424170385,3.219107158,0.6883383452,0.6164554038],[2.897484917,3.115018742,0.3778134972,-0.01121584473,0.6508135116,0.2068562837,-0.3384589741,0.1757393321,2.423982821,3.218888096,0.6882125,0.6160805231],[2.896968118,3.115546216,0.3780880248,-0.01124826541,0.6508477744,0.2052132577,-0.3383579744,0.1758592076,2.42387797,3.218743228,0.6884465419,0.6163179868],[2.896536869,3.115467046,0.3779814547,-0.01110927819,0.6503259835,0.2065033367,-0.3384386986,0.1756018494,2.423990022,3.219614619,0.6882881471,0.6162943423],[2.896573941,3.115836609,0.3780293442,-0.01128129684,0.6501643488,0.2065101912,-0.338435095,0.1757032725,2.423684913,3.219378968,0.6884093225,0.6163493507]]],"dtype":"float64"}}]},
   {"name":"evaluation","kind":"values","fact":{"same":"f03b3cb"},"tolerance":1e-06,"calls":[{"args":{"same":"b98a124"},"construct":[12,3,7],"options":{"dropout":0.4,"norm_first":true},"evaluation":true,"alike":[12,3,7],"expected":{"same":"c9f33a7"}},{"args":{"same":"b98a124"},"construct":[12,3,7],"options":{"dropout":0.4,"norm_first":false},"evaluation":true,"alike":[12,3,7],"expected":{"same":"0b757df"}}]},
   {"name":"source","kind":"values","fact":{"fr":"Une source plus longue que la cible est lue en entier.","en":"A source that is longer than the target is read whole."},"tolerance":1e-06,"calls":[{"args":{"same":"afb0445"},"kwargs":{"memory":{"tensor":[[[0.7,-1.1,0.5,1.4,1.6,1.1,-0.1,-2.0,-0.5,0.3,0.4,-0.2],[-1.5,0.6,2.0,-1.4,-1.4,2.0,0.6,-1.5,-0.2,0.4,0.3,-0.5],[-2.0,-0.1,1.1,1.6,1.4,0.5,-1.1,0.7,1.8,-1.9,1.9,0.9],[-0.8,0.9,1.9,-1.9,1.8,0.7,-1.1,0.5,1.4,1.6,1.1,-0.1],[-2.0,-0.5,0.3,0.4,-0.2,-1.5,0.6,2.0,-1.4,-1.4,2.0,0.6],[-1.5,-0.2,0.4,0.3,-0.5,-2.0,-0.1,1.1,1.6,1.4,0.5,-1.1]],[[0.7,1.8,-1.9,1.9,0.9,-0.8,0.9,1.9,-1.9,1.8,0.7,-1.1],[0.5,1.4,1.6,1.1,-0.1,-2.0,-0.5,0.3,0.4,-0.2,-1.5,0.6],[2.0,-1.4,-1.4,2.0,0.6,-1.5,-0.2,0.4,0.3,-0.5,-2.0,-0.1],[1.1,1.6,1.4,0.5,-1.1,0.7,1.8,-1.9,1.9,0.9,-0.8,0.9],[1.9,-1.9,1.8,0.7,-1.1,0.5,1.4,1.6,1.1,-0.1,-2.0,-0.5],[0.3,0.4,-0.2,-1.5,0.6,2.0,-1.4,-1.4,2.0,0.6,-1.5,-0.2]]],"dtype":"float64"}},"construct":[12,3,7],"alike":[12,3,7],"expected":{"tensor":[[[15.28235055,-0.5700693552,5.006701712,-4.972968229,9.980171793,-4.888111301,3.797702302,-5.898840351,13.26146877,1.057109538,6.122127057,-4.893898401],[8.559317754,0.1332260641,2.868575834,-0.02238953948,5.193133416,2.154944169,2.773455455,2.239609137,5.589029076,0.122288397,5.775101771,1.510404501],[-3.208697732,-0.1168777591,14.28641694,7.809184037,-2.030993099,-4.618050708,9.664896502,5.193857825,-4.945717552,-3.11383795,14.73949702,7.822497812],[14.10675545,6.973436008,-2.80134768,-0.9560613372,5.480367056,3.362609405,-7.004784631,-0.09845062009,11.18380397,7.92899358,-2.140442212,2.870136921],[6.183349139,6.401059086,2.855881859,0.8136530609,1.833451966,2.050357787,-3.032073575,-0.5418956295,5.459719499,5.276235324,5.582633666,2.856114581]],[[19.32646575,3.573313049,-6.501692625,5.322635643,14.30101039,-0.7547275424,-7.955678637,4.079041552,17.3883112,5.258493923,-5.286206657,5.590827787],[18.83403468,4.546728311,-7.355290516,3.77895693,13.52149221,4.056123353,-9.300082535,1.670896425,15.40098577,4.60999484,-3.778432217,2.257006839],[17.14414919,3.947146781,-1.524143096,-2.84452875,14.36510277,-1.983364005,-4.328316677,-1.203518474,16.19091444,2.563067865,0.7064143194,-1.631053822],[13.97767588,13.25204201,-12.09350904,2.339087286,10.40053674,10.00543006,-16.64203022,-1.748355041,15.203425,14.08634365,-11.57272437,2.066264019],[16.93023307,12.24506339,-8.463554624,-5.181794604,11.89041246,7.913869924,-13.58471423,-5.336863965,16.6332702,11.69433028,-5.191228954,-2.784804799]]],"dtype":"float64"}},{"args":[{"same":"8a6d427"},{"tensor":[[{"same":"73a4af8"},{"same":"c8e6c89"},{"same":"2faf995"},{"same":"483479d"},{"same":"38de26b"}],[{"same":"6e729bc"},{"same":"0932981"},{"same":"96f4184"},{"same":"6a3bc0c"},{"same":"1eb495e"}]],"dtype":"float64"}],"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"expected":{"tensor":[[[3.018994843,2.469701604,0.8123977462,0.03917334928,0.8232626466,-0.741455176,-0.142338263,-0.1437623889,2.350807653,2.461432762,1.079712859,0.6717365999],[2.5313456,2.202517742,1.308264339,0.592216215,0.9774001866,-0.5041203188,-0.2070964649,-0.603131147,1.214460484,1.464805115,1.404809997,1.20760402],[1.08890136,2.648308835,1.380767251,1.466882235,0.6514313878,-0.291738024,-0.2050136765,-0.2995335105,0.03517337052,1.551064014,1.286823252,1.845886056],[2.563957079,3.475438723,0.3454891101,0.3004351141,0.2831389513,0.6081067454,-0.5302591638,0.232894111,1.901313676,3.505279579,0.6093767395,0.9636449285],[1.124057277,2.677729216,1.394360824,1.381932821,0.5633952345,-0.11855972,-0.2152378467,-0.3944351005,0.112657584,1.609329755,1.320796219,1.793110229]],[[2.962921924,2.886913794,0.311493465,0.4244495809,0.7924401535,-0.1676450671,-0.5619960472,0.3253455626,2.346294791,2.96140323,0.5837860311,1.034834542],[3.045890947,2.949735125,0.2518619201,0.3550259229,0.8896627948,0.3397478401,-0.5835784618,0.2482839723,2.359262864,2.92463765,0.5347930778,0.899310071],[3.032368771,2.657603136,0.7055247757,-0.06770290864,0.8727642363,-0.5192539596,-0.1601497536,-0.07610907967,2.460738681,2.563811161,0.9954676486,0.5716708721],[2.272969622,3.682376394,0.3759576766,0.4720767059,0.3350228474,0.6793639901,-0.5953367398,0.1651802524,1.675652798,3.557866276,0.6039993071,1.063648367],[2.931710257,2.998258901,0.4866395255,-0.1469344839,0.6630752053,0.1367810461,-0.2264948683,0.05756859689,2.485141204,3.087756718,0.8077754747,0.4885298999]]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"d46c393"},"tolerance":1e-06,"calls":[{"args":{"same":"b98a124"},"construct":[12,3,7],"alike":[12,3,7],"upstream":{"same":"8f9427c"},"expected":[{"tensor":[[[-3.052262996,0.1949678151,3.781856853,-3.189341666,-2.104215865,-3.715576766,3.576209316,-1.244033711,-0.7231849389,-3.14986296,5.483535263,-0.4580903448],[10.07852788,-1.008922764,-3.25815652,-2.421510288,5.790010263,-0.318692472,-6.21314497,-2.450902765,5.855397107,0.09099138631,-0.835056433,-2.508540423],[6.875771221,-6.490962432,3.792744603,-2.172063252,4.328338148,-6.387071052,4.282506144,-5.541560466,4.124675596,-5.746050462,1.524359304,-0.790687354],[-2.364741477,0.09510670214,2.882595869,3.127514612,-1.238208491,-0.2616835792,2.143838851,-0.5149426365,-3.432288313,-1.803152563,-0.7901464941,3.056107519],[-3.240975392,2.821969689,-1.628404903,-0.1094659954,-2.356069249,5.706774149,-0.9663029455,1.428243186,-0.6896871888,4.50070863,-3.037421402,-2.629368578]],[[-4.280043029,5.283444695,-3.581224805,4.719192761,-4.35693007,6.557371225,-5.046026706,3.77839197,-3.83404004,4.678304297,-5.909038696,4.690598397],[-2.358480876,-1.428934067,-0.9261223027,-0.9716213231,0.7311018835,-0.1207819428,1.230660125,2.487953322,1.088396852,0.6298087498,-0.5685215932,1.606541173],[5.707565751,-12.27179742,5.356682516,-2.739964223,-0.006161610977,-5.567297848,6.388911042,-7.20635474,7.460913007,-4.03808982,2.262126957,0.5534663885],[0.5176333122,-2.281625276,3.335759281,0.863774413,-2.022473701,-2.098282477,2.479662818,-1.262867102,3.073667985,-2.593301033,4.032532001,-1.444480222],[0.3078352754,2.515571281,-1.341964437,-1.333861907,0.7721407119,-0.8727625742,-1.794208944,-1.01159129,-1.914646852,3.605770795,-2.70448459,0.6722025316]]],"dtype":"float64"},{"tensor":[[[5.654024738,-5.230942914,3.596225805,-4.310078919,5.654024738,-5.230942914,3.596225805,-4.310078919,5.654024738,-5.230942914,3.596225805,-4.310078919],[-0.589487689,2.409439857,-2.424317321,-0.06519126632,-0.589487689,2.409439857,-2.424317321,-0.06519126632,-0.589487689,2.409439857,-2.424317321,-0.06519126632],[-1.596167458,2.301644239,-1.978472155,1.421134915,-1.596167458,2.301644239,-1.978472155,1.421134915,-1.596167458,2.301644239,-1.978472155,1.421134915]],[[-1.657933107,-2.782461389,4.997146363,-1.546974459,-1.657933107,-2.782461389,4.997146363,-1.546974459,-1.657933107,-2.782461389,4.997146363,-1.546974459],[1.239479376,1.19176682,-2.840586034,1.666637939,1.239479376,1.19176682,-2.840586034,1.666637939,1.239479376,1.19176682,-2.840586034,1.666637939],[-0.2274374134,0.268888307,0.04987315897,-0.6756913091,-0.2274374134,0.268888307,0.04987315897,-0.6756913091,-0.2274374134,0.268888307,0.04987315897,-0.6756913091]]],"dtype":"float64"}]},{"args":{"same":"b98a124"},"construct":[12,3,7],"options":{"norm_first":false},"alike":[12,3,7],"upstream":{"same":"8f9427c"},"expected":[{"tensor":[[[-0.09717682989,0.06075491871,0.1232263653,-0.09333306234,-0.1717713315,-0.1755712822,0.1405611241,-0.06234182779,-0.06925214003,0.02845188615,0.1375999852,-0.08180313179],[0.5339787738,-0.2422405164,-0.1504336346,-0.3160742527,0.433460675,-0.03488745862,-0.1253000755,-0.2564829429,0.5097107668,0.07921602991,-0.1372935247,-0.3790695515],[0.1309203694,-0.01668567337,-0.1331790434,0.1089364445,0.1624233356,0.094913931,-0.1166039494,0.06203902341,0.04912918094,-0.03201962675,-0.1494131285,0.1042684532],[0.05751657908,0.4073811994,-0.2820110283,0.3199098745,0.2499771495,0.03655993781,-0.3805271252,0.02063011568,-0.09047234255,0.005417531092,-0.3380930131,0.3179636622],[-0.02453541985,0.0942060976,-0.06566625813,-0.190866336,-0.1234436374,0.123289303,-0.0864316659,-0.1573715098,0.09588919487,0.1996294153,-0.06126093981,-0.2198968568]],[[-0.04431531004,0.2111905511,-0.302518139,0.1628978644,-0.003807223233,0.361403473,-0.3106981389,0.1246015433,-0.01543675855,0.1219963276,-0.3231339355,0.1554942579],[-0.04501876177,-0.2854177516,0.02399131117,-0.1103690973,0.09660008367,-0.1086468247,0.09859900836,0.1150399977,0.2578967346,0.05759732096,0.03935997398,-0.02841365503],[-0.03622668052,-0.06926011436,0.02598019046,0.05948567922,0.02086584636,-0.1200546136,0.03722011697,0.1208502972,0.04267641162,-0.03199038012,0.04326125755,0.08802207807],[0.07504875309,0.04556628941,-0.01554613262,-0.06393187835,-0.04832704975,-0.0590276459,-0.01204220199,-0.01930458443,0.0799032866,0.03078424326,-0.005500660607,-0.05475085658],[0.03056575821,0.1006298195,-0.03289933654,-0.02766314345,0.09037421989,-0.09665363544,-0.06373473857,-0.08029711002,-0.05867574608,0.1118116831,-0.03953143032,0.005430281976]]],"dtype":"float64"},{"tensor":[[[0.6156050641,0.1184964575,-0.4019038516,-0.5043051259,0.6156050641,0.1184964575,-0.4019038516,-0.5043051259,0.6156050641,0.1184964575,-0.4019038516,-0.5043051259],[-0.04417190124,-0.01892449051,0.04105236742,0.04350213375,-0.04417190124,-0.01892449051,0.04105236742,0.04350213375,-0.04417190124,-0.01892449051,0.04105236742,0.04350213375],[-0.1079130542,0.1767812917,-0.2820038924,0.4534221034,-0.1079130542,0.1767812917,-0.2820038924,0.4534221034,-0.1079130542,0.1767812917,-0.2820038924,0.4534221034]],[[0.111487429,0.03651447244,-0.0804493719,-0.1325465945,0.111487429,0.03651447244,-0.0804493719,-0.1325465945,0.111487429,0.03651447244,-0.0804493719,-0.1325465945],[0.01491892383,0.09228101332,-0.1467823905,0.07306970542,0.01491892383,0.09228101332,-0.1467823905,0.07306970542,0.01491892383,0.09228101332,-0.1467823905,0.07306970542],[0.1535697806,-0.3165096411,0.3157775859,-0.0894325065,0.1535697806,-0.3165096411,0.3157775859,-0.0894325065,0.1535697806,-0.3165096411,0.3157775859,-0.0894325065]]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"2efbe48"},{"args":[{"same":"fe03a37"},{"tensor":{"same":"646e1f4"},"dtype":"float32"}],"construct":[12,3,7],"alike":[12,3,7]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"031af8e"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"031af8e"}}
  ],
  "mistakes": [
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"e3455b7"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.7933,-1.15055,1.31496,0.622567,2.41095,2.91102,-0.633557,0.633834]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.7326,0.824728,0.184297,4.45371,10.4139,7.4868,-8.95127,5.33795]]}},"evaluation":{"same":"e3455b7"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.2363,-0.965068,13.1958,-0.0203963,16.6876,3.91901,-14.9785,-1.86861]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.50671,-0.388335,3.71182,0.0696048,-3.96985,-11.3839,1.86449,-0.229565]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"7ad4f00"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.1527,-0.181616,1.0495,0.922532,1.77302,3.09049,-0.503032,1.05806]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.3419,-0.941293,2.81799,0.674493,2.35967,3.89718,-1.80612,2.46758]]}},"evaluation":{"same":"7ad4f00"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.42341,0.620191,2.4525,0.875279,2.32972,3.62079,-1.60194,2.19862]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.28174,-0.469384,-0.196185,-0.670618,-0.203075,-0.208953,-0.135624,0.291847]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"e3c4515"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.04419,-0.343846,1.05479,0.832931,1.772,3.096,-0.513627,1.07906]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.10258,-0.762522,2.69425,0.701038,2.4951,3.96918,-1.99747,2.68514]]}},"evaluation":{"same":"e3c4515"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.5247,-1.05933,2.567,0.285981,2.57331,3.87271,-1.53887,2.16921]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.829654,0.0617574,0.319611,-0.00133668,-0.0346555,0.00818274,-0.0930176,0.321764]]}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"post_norm":{"same":"f11e215"},"small":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.7337,0.827488,0.185693,4.45371,10.415,7.48615,-8.95386,5.33456]]}},"evaluation":{"calls":[1],"first":{"same":"5addcb4"}},"source":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.4206,3.75871,14.3659,4.27762,16.3837,1.79802,-18.251,1.82862]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.05226,-0.318692,1.52436,-0.109466,-3.83404,-12.2718,2.47966,0.672203]]}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"pre_norm":{"same":"04c6d56"},"small":{"calls":[0],"first":{"same":"a2fbb98"}},"evaluation":{"calls":[0],"first":{"same":"4de8cb8"}},"source":{"calls":[0],"first":{"same":"faf2e1a"}},"gradient":{"calls":[0],"first":{"same":"d972efa"}}}},
   {"key":"BK-2","levels":{"same":"8999447"},"seen":{"pre_norm":{"same":"04c6d56"},"post_norm":{"same":"f11e215"},"small":{"calls":[0,1],"first":{"same":"a2fbb98"}},"evaluation":{"same":"04c6d56"},"source":{"calls":[0,1],"first":{"same":"faf2e1a"}},"gradient":{"calls":[0,1],"first":{"same":"d972efa"}}}},
   {"key":"BK-3","levels":{"same":"de04439"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"43b2e82"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.44374,0.868667,2.59536,1.77164,4.97094,5.92228,-2.20854,3.3723]]}},"evaluation":{"calls":[0],"first":{"same":"43b2e82"}},"source":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.5816,2.21892,3.9143,0.706637,5.23521,4.97142,-1.87964,2.44338]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.550049,-1.13151,-1.25526,-0.300072,-0.646311,-2.16143,-0.222821,0.274762]]}}}},
   {"key":"BK-3","levels":{"same":"de04439"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"1fc4003"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.4228,3.32226,1.07874,5.34354,11.8476,9.06739,-9.17344,6.00066]]}},"evaluation":{"calls":[0],"first":{"same":"1fc4003"}},"source":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[17.2967,3.85827,14.4881,1.38392,18.5624,6.19195,-15.1051,-1.81018]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.50379,-2.39127,3.54185,-0.123748,-3.9111,-12.835,1.60605,0.410251]]}}}},
   {"key":"BK-6","levels":{"same":"a6d65d0"},"seen":{"pre_norm":{"same":"f7295b0"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[4.52408,0.103808,3.95699,1.80481,5.34275,5.46863,-2.29035,2.08387]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.678,-0.537743,1.0974,2.87207,12.7662,7.73829,-8.64218,4.00257]]}},"evaluation":{"same":"f7295b0"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[17.7642,0.878002,16.6492,1.12846,21.0895,4.50369,-14.9612,-5.11427]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.82533,-2.34286,2.30586,-1.76479,-4.32263,-12.5517,1.77593,0.7262]]}}}},
   {"key":"BK-6","levels":{"same":"7b8f8a8"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"a9e5277"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.1932,0.380395,0.0417653,0.915686,2.60637,2.46666,-0.660525,1.11719]]}},"evaluation":{"calls":[0],"first":{"same":"a9e5277"}},"source":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.17395,0.901708,1.54125,0.200589,2.86646,1.497,-0.479509,0.374566]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.28347,-0.637421,-0.669836,-0.0631064,-0.377229,-1.78,-0.020514,0.191072]]}}}},
   {"key":"BK-9","levels":{"same":"1777508"},"seen":{"pre_norm":{"same":"bdb89af"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.79416,-0.875573,1.31602,0.658296,2.38032,3.01317,-0.642822,0.65154]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.7444,0.793102,0.244847,4.51415,10.3745,7.51821,-8.94206,5.35328]]}},"evaluation":{"same":"bdb89af"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.3095,2.09424,14.832,0.835408,17.3397,4.03015,-16.6612,-2.75159]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.07639,-0.276977,1.52592,-0.0599119,-3.83347,-12.2032,2.50326,0.615885]]}}}},
   {"key":"BK-9","levels":{"same":"1777508"},"seen":{"pre_norm":{"same":"bada09c"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.82429,-0.868748,1.31659,0.647339,2.40835,2.99732,-0.641931,0.632754]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.7339,0.827375,0.185749,4.45358,10.4152,7.48628,-8.9539,5.33452]]}},"evaluation":{"same":"bada09c"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.2825,2.15502,14.7395,0.81349,17.3885,3.94728,-16.6421,-2.78482]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.05213,-0.318764,1.52433,-0.109539,-3.83409,-12.2718,2.47964,0.672156]]}}}},
   {"key":"BK-13","levels":{"same":"9b7ed4a"},"seen":{"pre_norm":{"same":"f178f56"},"post_norm":{"same":"f178f56"},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[7.65978,0.265467,2.69179,0.30019,7.16681,6.31179,0.597426,0.7861]]}},"evaluation":{"same":"f178f56"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[8.3598,2.91766,5.62079,2.827,8.59996,3.33885,-2.59746,0.0474006]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.25153,-1.3238,-1.57341,-0.173634,-0.5297,-1.11805,0.772296,1.0726]]}}}},
   {"key":"LN-3","levels":{"same":"7bc5ab4"},"seen":{"pre_norm":{"same":"c833b42"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.82422,-0.868709,1.31659,0.647448,2.40834,2.99733,-0.641941,0.632748]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.2115,-0.15244,11.2904,5.53689,13.7699,3.57388,-15.2599,1.39457]]}},"evaluation":{"same":"c833b42"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.2824,2.15494,14.7395,0.813692,17.3883,3.94708,-16.6421,-2.78482]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.05228,-0.318601,1.52433,-0.10947,-3.83403,-12.2719,2.47965,0.672203]]}}}},
   {"key":"LN-3","levels":{"same":"7bc5ab4"},"seen":{"pre_norm":{"same":"697c1bc"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.82422,-0.868708,1.31659,0.647448,2.40834,2.99733,-0.64194,0.632749]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.0606,0.0921879,2.36114,5.00482,12.7204,5.76604,-13.465,3.19442]]}},"evaluation":{"same":"697c1bc"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.2824,2.15494,14.7395,0.813688,17.3883,3.94709,-16.642,-2.78482]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.05228,-0.31861,1.52433,-0.10947,-3.83403,-12.2719,2.47965,0.672203]]}}}},
   {"key":"PS6-batch","levels":{"same":"f721ced"},"seen":{"pre_norm":{"same":"9fe2e51"},"post_norm":{"same":"9fe2e51"},"small":{"same":"9fe2e51"},"evaluation":{"same":"9fe2e51"},"source":{"same":"9fe2e51"},"gradient":{"same":"9fe2e51"}}},
   {"same":"c8e6a5b"},
   {"same":"e4aefaa"},
   {"key":"MK-1","levels":[{"fr":"Change le dernier jeton : la ligne 0 a-t-elle bougé ? Elle ne devrait pas.","en":"Change the last token: did row 0 move? It should not."}],"seen":{"pre_norm":{"calls":[0],"first":{"same":"0324cb9"}},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.81975,-0.991969,1.31663,0.647448,2.36855,3.02829,-0.642044,0.632749]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.6114,1.33799,-0.453829,4.45371,8.66122,9.01364,-8.51085,5.33456]]}},"evaluation":{"calls":[0,1],"first":{"same":"0324cb9"}},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.2355,3.99656,14.4366,0.813653,17.1791,4.59063,-16.4718,-2.7848]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-4.4156,1.92897,2.7841,-1.41613,-3.6175,-13.5422,2.5351,0.924264]]}}}},
   {"key":"MK-10","levels":[{"fr":"Le jeton 0 a-t-il le droit de se voir ? Que lui reste-t-il sinon ?","en":"May token 0 see itself? What is left to it otherwise?"}],"seen":{"pre_norm":{"same":"79d5272"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.30307,-0.997942,1.312,0.660383,2.18384,3.15772,-0.504515,0.623607]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[9.2843,0.380641,-0.127066,4.42155,-0.0764643,8.024,-5.93697,6.27182]]}},"evaluation":{"same":"79d5272"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[9.57666,-1.25639,7.75419,0.436809,11.0653,6.469,-11.0274,0.0817767]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.85378,-4.38379,2.24446,-0.388992,-1.11799,-0.778397,-0.344742,1.70229]]}}}},
   {"key":"MK-12","levels":{"same":"e42df51"},"seen":{"pre_norm":{"calls":[0],"first":{"same":"e1013a6"}},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.81975,-0.993306,1.31666,0.510376,2.36855,3.02789,-0.641378,0.634446]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.6114,1.56803,-0.65671,4.58168,8.66122,9.89412,-10.7869,2.96027]]}},"evaluation":{"calls":[0,1],"first":{"same":"e1013a6"}},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.2355,4.74673,14.9065,1.5012,17.1791,4.15018,-16.7534,-4.22279]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-4.7169,3.27214,2.23243,-1.92153,-2.96464,-10.8385,2.27177,1.06544]]}}}},
   {"key":"MK-13","levels":{"same":"a43a6c5"},"seen":{"pre_norm":{"same":"ab38182"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.55061,-1.00385,1.3287,0.598433,1.25953,3.16741,-0.377191,0.735992]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.1388,1.64812,-1.36562,3.63665,7.47456,12.2081,-7.00188,9.93542]]}},"evaluation":{"same":"ab38182"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.563,4.80617,5.30297,-0.6523,15.4466,11.5972,-13.1512,-1.00266]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.982368,4.33691,-0.443626,0.498597,-5.53609,5.66581,-2.48438,-0.851529]]}}}},
   {"key":"PS6-mask","levels":{"same":"228076d"},"seen":{"pre_norm":{"calls":[0],"first":{"same":"5664d57"}},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.81256,-0.999231,1.31671,0.647448,2.29633,3.06266,-0.642229,0.632749]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.3526,1.49824,-0.831753,4.45371,8.03973,10.3073,-8.06216,5.33456]]}},"evaluation":{"calls":[0,1],"first":{"same":"5664d57"}},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.1579,4.45094,13.9872,0.813653,16.9096,5.54224,-16.2146,-2.7848]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-4.50669,3.22831,3.79387,-2.64581,-3.89678,-14.8527,2.64651,1.14258]]}}}},
   {"key":"PS6-cross-mask","levels":[{"fr":"Quelle partie de la source la cible a-t-elle le droit de lire ?","en":"Which part of the source may the target read?"}],"seen":{"pre_norm":{"same":"58c5488"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.80308,-0.868181,1.31659,0.647448,0.785776,2.99733,-0.64194,0.632749]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[9.57783,1.09539,0.185693,4.45371,3.48663,7.48615,-8.95386,5.33456]]}},"evaluation":{"same":"58c5488"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.4565,1.88869,10.0281,0.317393,9.46458,2.60216,-13.7888,1.73535]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.518693,4.56256,1.52436,-0.109466,-3.2946,-12.2718,2.47966,0.672203]]}}}},
   {"key":"PS6-memory","levels":{"same":"17a1f98"},"seen":{"pre_norm":{"same":"5879d65"},"small":{"calls":[0],"first":{"same":"db2d311"}},"evaluation":{"calls":[0],"first":{"same":"8e7eeee"}},"source":{"calls":[0],"first":{"same":"1e89671"}},"gradient":{"calls":[0],"first":{"same":"8c0013c"}}}},
   {"key":"PS6-memory","levels":{"same":"17a1f98"},"seen":{"pre_norm":{"same":"5879d65"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.25236,0.375119,0.941666,0.0404502,2.14222,3.32466,-0.653141,0.808015]]}},"small":{"calls":[0,1],"first":{"same":"db2d311"}},"evaluation":{"same":"5879d65"},"source":{"calls":[0,1],"first":{"same":"1e89671"}},"gradient":{"calls":[0,1],"first":{"same":"8c0013c"}}}},
   {"key":"XA-1","levels":[{"fr":"Une sortie par **requête** : qui pose les questions, la cible ou la source ?","en":"One output a **query**: who asks, the target or the source?"}],"seen":{"pre_norm":{"same":"102b449"},"post_norm":{"same":"102b449"},"small":{"same":"102b449"},"evaluation":{"same":"102b449"},"source":{"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (6) at non-singleton dimension 1"]}},"gradient":{"same":"102b449"}}},
   {"key":"XA-2","levels":{"same":"b4f724f"},"seen":{"pre_norm":{"same":"5f0b89d"},"post_norm":{"same":"5f0b89d"},"small":{"same":"5f0b89d"},"evaluation":{"same":"5f0b89d"},"source":{"calls":[0,1],"first":{"raised":["AssertionError","key shape torch.Size([6, 2, 12]) does not match value shape torch.Size([5, 2, 12])"]}},"gradient":{"same":"5f0b89d"}}},
   {"key":"XA-2","levels":{"same":"b4f724f"},"seen":{"pre_norm":{"same":"afe9222"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.2067,-0.67999,1.34709,1.048,2.4956,2.36442,-0.630782,0.619578]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[17.4613,5.16273,-7.4329,4.43803,15.7664,10.2179,-14.2356,5.15557]]}},"evaluation":{"same":"afe9222"},"source":{"same":"afe9222"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.73017,-8.87789,2.45107,0.127106,-12.6424,-30.5286,2.30035,1.75508]]}}}},
   {"key":"XA-2","levels":{"same":"b4f724f"},"seen":{"pre_norm":{"same":"3c5f1df"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.20627,-0.816786,1.34687,0.84793,2.49559,2.36443,-0.630796,0.619576]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[17.4612,5.16265,-7.43275,4.43803,15.7664,10.2179,-14.2355,5.15558]]}},"evaluation":{"same":"3c5f1df"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[23.2968,-1.16046,13.9591,10.0982,21.2537,-1.55573,-21.7622,0.369079]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.36687,-11.9752,3.51835,0.131326,-12.6419,-30.5281,2.29954,1.75468]]}}}},
   {"key":"BK-8","levels":{"same":"65eb669"},"seen":{"pre_norm":{"same":"a20c3bf"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.12692,-0.986392,1.11168,0.275786,2.19455,3.08989,-0.65715,0.757714]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[19.5557,-1.41457,-0.719561,2.00543,10.8376,12.8605,-17.5439,6.39117]]}},"evaluation":{"same":"a20c3bf"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[18.1727,-3.00698,17.6424,-1.91734,20.6143,6.57259,-17.2031,-2.29667]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-4.53466,3.65417,-0.229107,1.33054,-4.45211,-2.9998,0.844209,0.954389]]}}}},
   {"key":"BK-1","levels":{"same":"9a6916d"},"seen":{"pre_norm":{"same":"4c84be6"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.62216,-1.15962,1.28531,0.5521,2.33221,3.13058,-0.635097,0.717205]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[8.4142,-0.602132,1.26123,2.93353,5.86922,5.92678,-5.80638,4.45661]]}},"evaluation":{"same":"4c84be6"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[7.30907,-1.68403,10.6704,-1.92293,9.2524,5.74968,-7.33107,-1.00741]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-3.11609,2.1801,2.45421,0.312325,-0.530099,0.00561295,0.0894623,0.112287]]}}}},
   {"key":"BK-5","levels":{"same":"2c86ed7"},"seen":{"pre_norm":{"calls":[0,1],"first":{"same":"a90e9ef"}},"small":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[11.9897,0.726408,1.49168,4.0667,9.54032,7.66259,-9.28698,4.40116]]}},"evaluation":{"calls":[0],"first":{"same":"a90e9ef"}},"source":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[14.8705,1.9927,14.4549,3.0935,17.3197,3.19576,-16.4165,-2.77447]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.83518,-1.96522,0.609731,-0.314066,-4.23595,-12.2668,2.67012,0.635645]]}}}},
   {"key":"BK-6","levels":{"same":"a6d65d0"},"seen":{"pre_norm":{"same":"fdc9250"},"post_norm":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.28813,-0.482667,1.65051,0.46251,2.91661,2.41129,-0.570943,0.272029]]}},"small":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.8347,0.811844,0.134497,4.50575,9.88264,7.45791,-11.1755,8.37539]]}},"evaluation":{"same":"fdc9250"},"source":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[15.4474,1.92795,15.0891,1.33342,17.3975,3.55953,-16.7809,-2.85791]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.47555,4.56651,-0.570378,-0.0255229,-5.24814,-12.2719,2.35779,0.664289]]}}}}
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
   {"name":"encoder","kind":"block_loaded","fact":{"fr":"Ton bloc encodeur donne les nombres de la couche, et ne partage rien avec elle.","en":"Your encoder block gives the numbers of the layer, and shares nothing with it."},"tolerance":1e-06,"calls":[{"args":[],"block":"EncoderBlock","construct_torch":[12,3,7],"norm_first":true,"inputs":{"same":"afb0445"}},{"args":[],"block":"EncoderBlock","construct_torch":[12,3,7],"norm_first":false,"inputs":{"same":"afb0445"}}],"of":"load_torch_encoder","parameters":["block","layer"]},
   {"name":"decoder","kind":"block_loaded","fact":{"fr":"Ton bloc décodeur donne les nombres de la couche, et ne partage rien avec elle.","en":"Your decoder block gives the numbers of the layer, and shares nothing with it."},"tolerance":1e-06,"calls":[{"args":[],"block":"DecoderBlock","construct_torch":[12,3,7],"norm_first":true,"inputs":{"same":"b98a124"}},{"args":[],"block":"DecoderBlock","construct_torch":[12,3,7],"norm_first":false,"inputs":{"same":"b98a124"}}],"of":"load_torch_decoder","parameters":["block","layer"]}
  ],
  "mistakes": [
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.688326,-2.51064,-0.470473,0.611751,-1.5507,1.04273,-3.00986,-4.25137]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.17807,0.874316,3.51055,3.50641,3.48094,0.790042,1.20733,1.00174]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-2.50617,-2.68342,1.37484,0.456158,0.225261,-1.82302,-2.02803,-0.674573]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[4.67029,-0.698976,2.45439,2.19023,1.12849,4.99508,-6.40758,-0.653602]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.00546,1.29677,2.49733,2.0957,0.653488,2.87741,-0.0663011,-0.472888]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.724789,-0.427583,0.753086,0.340061,-2.00693,2.36866,-2.41545,-2.81161]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.742503,-3.15088,-1.23302,2.13704,-1.33268,0.427907,-2.87738,-4.44065]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-0.632765,-2.73262,-0.991102,0.765664,-2.16012,1.1225,-3.24717,-4.52022]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.28793,-1.50468,-0.249738,-0.784674,1.24875,1.99715,-3.58122,-2.08283]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.842746,0.0729063,-0.956628,0.439902,-0.29971,2.68216,-3.00008,-3.95131]]}}}},
   {"key":"PS6-norms","levels":{"same":"aa1d018"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.709351,-2.77917,-1.79421,1.81156,-1.35802,0.728615,-2.55398,-3.25852]]}}}},
   {"key":"PR-1","levels":{"same":"b9456a8"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.15623,0.927688,4.16839,1.35624,-0.859399,0.454131,-1.11354,-0.702386]]}}}},
   {"key":"PR-1","levels":{"same":"b9456a8"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.224491,-3.23985,-1.40082,0.632755,-4.17661,-2.34168,-3.44998,-6.14307]]}}}},
   {"same":"4af7e34"},
   {"same":"4af7e34"},
   {"same":"4af7e34"},
   {"key":"PS6-layer","levels":{"same":"90d2b3f"},"seen":{"same":"6f52ab3"}},
   {"same":"366e227"},
   {"same":"366e227"},
   {"same":"366e227"},
   {"same":"946f908"},
   {"same":"946f908"},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"same":"6f52ab3"}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"encoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[5.17333,4.72515,5.76598,0.0126257,3.83044,5.87883,-10.929,2.9855]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.63045,0.154302,-1.1996,-1.0022,-4.3609,0.473984,-0.561962,-1.61277]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.21079,3.69335,3.83399,1.67057,2.47273,1.24986,4.74098,2.76073]]}}}},
   {"key":"MH-11","levels":{"same":"8400764"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[0.0214646,-0.565354,1.28389,-1.84926,0.0145177,-1.59853,0.784309,0.13104]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[6.05033,-1.33901,1.72758,0.369777,-0.347946,5.55773,-3.53497,1.38329]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.97885,3.82532,2.00347,-0.551062,-1.81334,1.81998,3.1281,1.1927]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[4.74334,2.15382,-0.222205,-1.75087,-4.77654,1.64518,0.514607,-0.104385]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.23092,-1.52371,0.329158,0.472866,-3.92269,0.365516,-0.288424,-0.788518]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[1.78124,0.807396,-1.16204,0.2124,-4.08487,-0.573708,-0.25104,-1.79203]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[5.74842,-0.759007,1.56604,-1.1043,-0.60784,5.60666,-2.12339,-0.0933319]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.31233,0.861745,-0.62868,-1.64626,-1.94597,2.99627,-2.04095,-0.647544]]}}}},
   {"key":"PS6-norms","levels":{"same":"aa1d018"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.90508,-0.150132,-1.43978,0.0796314,-3.02198,1.42267,-1.43928,-1.87252]]}}}},
   {"key":"PR-1","levels":{"same":"b9456a8"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.87085,2.93235,2.2489,0.821228,-0.152418,0.273048,2.40594,0.453955]]}}}},
   {"key":"PR-1","levels":{"same":"b9456a8"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[4.10633,-0.214567,-1.56605,-1.12681,-5.07516,-1.52947,-2.9054,-2.62071]]}}}},
   {"same":"fabc907"},
   {"same":"fabc907"},
   {"same":"fabc907"},
   {"key":"PS6-layer","levels":{"same":"90d2b3f"},"seen":{"same":"41990ae"}},
   {"same":"ac2def5"},
   {"same":"ac2def5"},
   {"same":"ac2def5"},
   {"same":"fb67c49"},
   {"same":"fb67c49"},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"same":"41990ae"}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[12.4786,-3.90463,15.987,-0.945882,9.87118,4.80429,-3.29124,0.166465]]}}}},
   {"key":"PS6-attentions","levels":{"same":"67a6e4b"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.23328,-1.36707,-2.66698,-1.04726,-4.75286,0.653519,-0.66112,-0.4373]]}}}},
   {"key":"PS6-attentions","levels":{"same":"67a6e4b"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[-1.34783,-4.49604,-4.73884,0.53588,-3.07753,-1.01868,-4.78517,-6.53391]]}}}},
   {"key":"PS6-norms","levels":{"same":"aa1d018"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[3.97232,-0.99392,-0.850789,0.104905,-4.44911,-0.118332,1.42568,-2.13214]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[2.39146,-0.628014,0.334327,-0.121968,-4.4316,0.177138,-1.00915,-0.891047]]}}}},
   {"key":"PS6-left-out","levels":{"same":"a336b4a"},"seen":{"decoder":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,12]],"numbers":[[4.0892,-2.65049,-0.692688,2.36573,-3.78313,3.73924,-6.48388,0.164092]]}}}}
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
