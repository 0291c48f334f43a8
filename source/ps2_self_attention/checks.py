# Built from autograder/build/visible, solutions/ps2_self_attention.py: do not edit.
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
 "2fc0ad3": {"array":[[1.0,0.0],[0.0,1.0]],"dtype":"float64"},
 "a2993f4": [[-0.2,-0.4,-1.3,1.2],[-1.1,0.0,0.4,0.1],[-0.9,1.5,-0.9,0.1],[0.4,0.0,-1.1,1.2],[-1.3,-0.4,-0.2,-0.7]],
 "d14d351": [[0.0,1.1,1.5],[1.2,0.2,-1.5],[0.2,1.2,1.5],[1.1,0.0,-1.8]],
 "22f7f82": {"array":{"same":"d14d351"},"dtype":"float64"},
 "5b0ad9e": [[1.3,-0.4,1.3],[-1.8,-1.5,-1.9],[1.1,-0.7,0.9],[1.8,2.0,1.5]],
 "3a8fbc7": {"array":{"same":"5b0ad9e"},"dtype":"float64"},
 "12d0dce": [[0.9,0.0,-1.6,0.2,1.3,1.7],[1.4,0.4,-1.3,0.4,1.4,1.7],[1.3,0.2,-1.6,0.0,0.9,1.1],[0.6,-0.6,1.6,-1.0,-0.2,-0.1]],
 "27198bf": {"array":{"same":"12d0dce"},"dtype":"float64"},
 "6b0e9fa": [{"array":{"same":"a2993f4"},"dtype":"float64"},{"same":"22f7f82"},{"same":"3a8fbc7"},{"same":"27198bf"}],
 "0521248": [-1.71,-1.14,4.84,-1.4,-2.23,-2.57],
 "7dce2f5": [[-1.1,-1.8,0.9],[-1.2,0.1,0.7],[0.6,-0.2,-1.7],[0.2,1.4,1.9],[1.7,0.8,-0.8]],
 "90c5d8c": [[1.3,-0.3,1.5],[-1.5,-1.1,-1.4],[1.7,0.0,1.7]],
 "099b4f6": [[1.0,0.0,-1.7],[0.0,1.0,1.3],[0.9,-0.2,-2.0]],
 "f6faf28": [[-2.0,-1.7,2.0],[0.9,-0.9,0.7],[1.6,1.8,1.3]],
 "89ef481": [[-2.387560653,-3.3006816,1.912462375],[1.338123687,1.621781252,0.445767166],[1.962049769,4.197558697,-1.499750923],[-1.329315269,-1.199473547,-0.6338212589],[1.114542836,2.844722052,-1.514846418]],
 "25d1af3": [[0.9,0.0,-1.6],[0.2,1.3,1.7],[1.4,0.4,-1.3]],
 "72ebcec": [[0.7,-1.1,0.5],[1.4,1.6,1.1],[-0.1,-2.0,-0.5]],
 "ec30a90": [[1.8,0.5,-1.5],[-0.1,0.6,0.6],[-0.1,-1.5,0.5]],
 "84cfc8a": [[0.3,0.4,-0.2],[-1.5,0.6,2.0],[-1.4,-1.4,2.0]],
 "91d90c4": {"fr":"De très grands scores donnent un résultat fini et juste.","en":"Very large scores give a finite and right result."},
 "483b7aa": [[30.0,20.0,-10.0,25.0],[-20.0,0.0,40.0,10.0],[30.0,20.0,-10.0,25.1]],
 "eba91ea": [[1.0,0.0,0.0,0.0],[0.0,1.0,0.0,0.0],[0.0,0.0,1.0,0.0],[0.0,0.0,0.0,1.0]],
 "9754bd0": {"array":{"same":"eba91ea"},"dtype":"float64"},
 "f55d6f9": [{"args":{"same":"6b0e9fa"}}],
 "37a51f9": {"fr":"Tes arguments restent intacts, et un second appel répond la même chose.","en":"Your arguments stay as they were, and a second call gives the same answer."},
 "36b8295": [{"fr":"Tes poids sont trop piqués quand d_k grandit. Que vaut la variance de q·k ?","en":"Your weights are too peaked when d_k grows. What is the variance of q·k?"}],
 "097bf74": [1.0,0.0,1.0,0.0,1.0,1.0,1.0,2.0],
 "276cd07": [-11.0365,-9.8133,5.641,-10.8005,7.0901,10.8076,0.7737,4.2479],
 "b4f8b0e": [-10.8338,2.1362,-1.0714,4.3274,-1.3079,1.8117,0.309,-1.6949],
 "eefbf4d": [2025.0,-750.0,2027.5,-750.0,-749.0,2027.5,-749.0,2030.01],
 "0301d0f": [{"fr":"Tes poids sont trop plats. Par quoi ramène-t-on un écart-type à 1 : par la variance, ou par l'écart-type ?","en":"Your weights are too flat. What brings a standard deviation back to 1: the variance, or the standard deviation?"}],
 "f87916b": [{"fr":"Juste seulement quand d_k égale une autre dimension. Quelle longueur va sous la racine ?","en":"Right only when d_k equals another dimension. Whose length goes under the root?"}],
 "3ec0ddb": [{"fr":"La racine doit calmer les scores. Que fait la tienne ?","en":"The root must calm the scores down. What does yours do?"}],
 "16ff740": [{"fr":"La ligne i appartient à la requête i. Compare Q Kᵀ et K Qᵀ.","en":"Row i must belong to query i. Compare Q Kᵀ and K Qᵀ."}],
 "ab70beb": [{"fr":"Le contexte additionne les valeurs. Qu'additionnes-tu ?","en":"The context sums the values. What do you sum?"}],
 "9f0f479": [0.707107,0.0,0.707107,0.0,0.707107,0.707107,0.707107,1.41421],
 "bf2352f": [0.401112,0.197776,0.401112,0.197776,0.401112,0.248255,0.248255,0.50349],
 "2388fbd": {"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},{"same":"bf2352f"},[0.802224,0.598888,0.598888,0.802224,0.751745,0.751745]]}},
 "2b01bbb": [-6.37193,-5.66571,3.25683,-6.23567,4.09347,6.23977,0.446696,2.45253],
 "78d19cc": [8.84383e-08,1.79203e-07,0.825385,6.77168e-08,0.00207294,0.971157,0.00545719,0.0405593],
 "c76009c": [-0.901266,0.0975484,1.18908,-0.900861,0.0983419,-0.876849,-0.917248,0.0676199],
 "c42191b": [-6.2549,1.23334,-0.618573,2.49843,-0.755116,1.04599,0.178401,-0.978551],
 "f737b54": [8.73415e-05,0.15607,0.0853532,0.801157,0.0309544,0.49603,0.154069,0.048446],
 "d7a4140": [1.06814,-0.510628,-0.112025,-0.864609,0.870752,-0.119669,-0.676548,0.428246],
 "3e81c0d": {"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},{"same":"f737b54"},{"same":"d7a4140"}]}},
 "4c43361": [{"fr":"Qui pose la question, laquelle est comparée, laquelle est transmise ?","en":"Who asks the question, which one is compared, which one is transmitted?"}],
 "846b3d4": [-4.67238,-4.67151,-0.85,-4.67475,-4.67416,-1.03032,-4.56806,-4.55691],
 "b0721c6": [908.98,907.98,910.02,-762.57,-763.935,166.55,163.145,169.695],
 "8100d55": [0.23826,0.0876509,0.674089,0.138601,0.035396,0.0412322,0.00136919,0.957399],
 "47a006b": {"calls":[1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"b0721c6"},{"same":"8100d55"},[30.1,2.52101,-0.644597,0.0,0.59315,30.1,0.0,-1.2335]]}},
 "80eb176": [0.598888,0.802224,0.802224,0.598888,0.751745,0.751745],
 "99f5d30": {"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[[0.0,0.707107,0.707107,0.707107,0.707107,0.707107,0.707107,1.41421],[0.197776,0.401112,0.401112,0.401112,0.401112,0.248255,0.248255,0.50349],{"same":"80eb176"}]}},
 "813c3fb": [{"fr":"Chaque requête rencontre chaque clé : combien de scores cela fait-il ?","en":"Every query meets every key: how many scores does that make?"}],
 "e2b139e": {"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 3 is different from 2)"]},
 "25cb064": {"calls":[0,1],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 5 is different from 3)"]}},
 "bbd82e5": {"calls":[0,1],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 3 is different from 4)"]}},
 "683b7d0": {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"document":{"calls":[0],"first":{"same":"e2b139e"}},"other_sizes":{"same":"25cb064"},"equal_sizes":{"same":"25cb064"},"large_scores":{"same":"bbd82e5"}}},
 "9f802b9": [{"fr":"Tes poids forment-ils une distribution : positifs, de somme 1 ?","en":"Are your weights a distribution: positive, summing to 1?"}],
 "74cab76": [1012.5,-375.0,1013.75,-375.0,-374.5,1013.75,-374.5,1015.0],
 "0acab43": [{"fr":"Ta sortie ne dépend pas de Q.","en":"Your output does not depend on Q."}],
 "92025f2": [0.333333,0.333333,0.333333,0.333333,0.333333,0.333333,0.333333,0.333333],
 "4211046": [0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2],
 "9518dd2": [13.3333,6.66667,20.0333,13.3333,6.66667,13.3333,13.3333,20.0333],
 "927d97d": [1.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0],
 "08ba721": {"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},{"same":"927d97d"},[0.0,1.0,1.0,0.0,1.0,1.0]]}},
 "9afa3c6": [2.02,-2.29,3.21,-4.1,-1.15,1.82,-3.96,2.92],
 "32065e8": [30.0,-10.0,25.0,0.0,40.0,30.0,20.0,25.1],
 "157ffcd": [{"fr":"Combien de résultats sont demandés, et dans quel ordre ?","en":"How many results are asked for, and in which order?"}],
 "fb611f4": [0.171942,0.0924332,1.20325,0.174535,0.0134192,0.315499,0.352383,-0.112158],
 "ab93e61": [-2.38756,1.91246,1.62178,1.96205,-1.49975,-1.19947,1.11454,-1.51485],
 "02e7b7c": [30.0,-10.0,25.0777,0.0,40.0,30.0,20.0,25.0778],
 "e6fe8f2": [0.2227,0.0,0.7773,0.0,0.0,0.221836,0.0,0.778164],
 "32b8b8a": [{"same":"fb611f4"}],
 "ec58a6c": [{"same":"02e7b7c"}],
 "219db29": [{"fr":"Chaque *ligne* (une requête) doit sommer à 1 ; chez toi, ce sont les colonnes.","en":"Each *row* (one query) must sum to 1; yours sums to 1 down the columns."}],
 "7d050b5": [{"fr":"Des nan dès que les scores sont grands : que vaut exp(800) ?","en":"NaN as soon as the scores are large: what is exp(800)?"}],
 "1103f36": ["nan","nan","nan","nan","nan","nan","nan","nan"],
 "96b67a2": [{"fr":"Ta réponse ne change pas quand les arguments changent, ou change à moitié : que lit-elle ?","en":"Your answer does not change when the arguments do, or only half: what does it read?"}],
 "db4a4da": {"calls":[0,1],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 4 is different from 2)"]}},
 "a9110b4": [{"fr":"Les scores que tu rends sont-ils encore ceux que tu as calculés ?","en":"Are the scores that you return still those that you computed?"}],
 "b5390a2": [{"fr":"Un seul maximum pour toute la matrice : que devient une ligne qui en est très loin ?","en":"One maximum for the whole matrix: what becomes of a row that is far below it?"}],
 "a64df98": [{"fr":"Quelles sont les formes des exponentielles et de leur somme par ligne ?","en":"What are the shapes of the exponentials and of their sum by row?"}],
 "7929e87": [{"fr":"Que se passe-t-il quand un score est négatif ?","en":"What happens when a score is negative?"}],
 "f112d0d": [{"fr":"Tes poids n'ont pas la bonne forme : quelle fonction transforme les scores ?","en":"Your weights do not have the right shape: which function turns scores into weights?"}],
 "374bba5": [0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0],
 "198d3a5": [{"fr":"Combien de distributions rends-tu : une par requête, ou une seule pour toute la matrice ?","en":"How many distributions do you return: one a query, or one for the whole matrix?"}],
 "f57f2d6": [{"fr":"Que vaut la somme de chaque ligne de tes poids ?","en":"What does each row of your weights sum to?"}],
 "5aa5df9": [{"fr":"Combien de matrices l'attention a-t-elle ?","en":"How many matrices has attention?"}],
 "3151aad": [1.0,0.0,0.0,0.0,0.0,1.0,6.2342e-265,2.75901e-116],
 "76f9f72": [30.1,1.7,0.2,-50.7,0.3,30.1,60.3,0.2],
 "1705501": [{"fr":"Un jeton est une ligne, à gauche de la matrice. Quelle forme a donc la matrice ?","en":"A token is a row, to the left of the matrix. So what shape has the matrix?"}],
 "d7218da": [1.04103,5.17489,0.207965,1.04828,5.25183,-0.469836,-4.29836,-1.52306],
 "aeddc9f": [{"fr":"Ici chaque jeton regarde toute la phrase, les mots suivants compris.","en":"Here each token looks at the whole sentence, the words that follow included."}],
 "3f407b4": [{"fr":"Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?","en":"A new tensor is born in float32 and on the CPU: are the inputs always there?"}],
 "3103684": [{"fr":"Le document n'imprime que 4 décimales : le calcul en garde-t-il si peu ?","en":"The document prints only 4 decimals: does the computation keep so few?"}],
 "ce35f2f": [0.7071,0.0,0.7071,0.0,0.7071,0.7071,0.7071,1.4142],
 "fccac41": [0.4011,0.1978,0.4011,0.1978,0.4011,0.2483,0.2483,0.5035],
 "9f5e7a6": [{"fr":"Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?","en":"After the call, the caller no longer finds its numbers: what does its tensor hold?"}],
 "679258e": {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0],"first":"changes 1"}}},
 "ef86c13": [{"fr":"Tu rends toujours les mêmes nombres : que devrait donner une autre entrée ?","en":"You always return the same numbers: what should another input give?"}],
 "88f661b": {"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"ce35f2f"},{"same":"fccac41"},[0.5989,0.8022,0.8022,0.5989,0.7518,0.7518]]},
 "6362987": {"calls":[0,1],"first":{"same":"88f661b"}},
 "4789273": {"tensor":[[0.2961119,0.5165623],[0.2516707,0.6885568],[0.07397246,0.866522]],"dtype":"float32"},
 "9aac4a9": {"tensor":[[0.1365799,0.102479],[0.1840565,0.7264467],[0.3152539,0.6871067]],"dtype":"float32"},
 "1f139c4": {"tensor":[[0.07563531,0.1966382],[0.316412,0.4017401],[0.1185683,0.8273954]],"dtype":"float32"},
 "0c4ca6d": {"tensor":[[0.43,0.15,0.89],[0.55,0.87,0.66],[0.57,0.85,0.64],[0.22,0.58,0.33],[0.77,0.25,0.1],[0.05,0.8,0.55]],"dtype":"float32"},
 "5180d27": {"fr":"La valeur attendue est celle que le document imprime.","en":"The expected value is the one that the document prints."},
 "8383ba6": {"tensor":{"same":"a2993f4"},"dtype":"float64"},
 "2e566de": {"tensor":{"same":"d14d351"},"dtype":"float64"},
 "f82dbc0": {"tensor":{"same":"5b0ad9e"},"dtype":"float64"},
 "994db9b": [[0.5,-0.6,1.7],[-0.8,0.1,0.3],[-0.2,-1.4,0.8],[-1.8,-1.0,-0.9]],
 "42bb82d": {"tensor":{"same":"994db9b"},"dtype":"float64"},
 "72dff7d": [{"same":"8383ba6"},{"same":"2e566de"},{"same":"f82dbc0"},{"same":"42bb82d"}],
 "8d481e7": {"tensor":[[-0.2,-0.4,-1.3,1.2]],"dtype":"float64"},
 "a14d49f": {"tensor":[[-1.68,0.7,-2.58]],"dtype":"float64"},
 "2de3696": {"tensor":{"same":"7dce2f5"},"dtype":"float64"},
 "f3335d8": {"tensor":{"same":"90c5d8c"},"dtype":"float64"},
 "0847c9c": {"tensor":{"same":"099b4f6"},"dtype":"float64"},
 "db820c7": {"tensor":{"same":"f6faf28"},"dtype":"float64"},
 "ead7409": {"tensor":{"same":"25d1af3"},"dtype":"float64"},
 "a0fc6ae": {"tensor":[[-0.6,1.4,-1.4],[-0.8,-0.9,-1.7],[0.9,-1.3,-0.1],[0.4,0.2,-0.7],[1.8,-0.5,0.6]],"dtype":"float64"},
 "db4f934": {"fr":"Le résultat garde le type de l'entrée, float32 ou float64.","en":"The result keeps the input's type, float32 or float64."},
 "88b7307": {"args":{"same":"72dff7d"}},
 "e663823": {"tensor":{"same":"a2993f4"},"dtype":"float32"},
 "96acde8": {"tensor":{"same":"d14d351"},"dtype":"float32"},
 "baa4e6d": {"tensor":{"same":"5b0ad9e"},"dtype":"float32"},
 "ee464f3": [{"same":"88b7307"}],
 "9ed8749": {"fr":"Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.","en":"The computation stays on the input's device: it would work on a GPU."},
 "60094e0": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (5x4 and 3x4)"]},
 "eb230ca": {"calls":[0,1],"first":{"same":"60094e0"}},
 "5362394": {"calls":[0],"first":{"same":"60094e0"}},
 "b1dbe5a": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (4x3 and 5x4)"]},
 "ebbb524": {"raised":["RuntimeError","The size of tensor a (4) must match the size of tensor b (3) at non-singleton dimension 1"]},
 "cb5c49e": {"calls":[0,1],"first":{"same":"ebbb524"}},
 "1df4290": [0.58,-3.81,-0.73,1.73,-5.13,-0.88,-1.29,-0.39],
 "e011216": [2.8,2.4,0.25,-1.81,-1.71,-1.6,-0.35,0.07],
 "65b9b58": [-1.68,-2.58,8.32667e-17,-1.65,-1.89,0.1,0.97,-1.86],
 "81194ba": [1.19,1.13,0.36,-4.68,-4.68,3.01,-2.45,-2.16],
 "aec01f7": [-0.29,-2.27,-0.04,-0.93,2.12,1.02,0.98,-0.25],
 "df9b91b": [{"fr":"Trois matrices, trois résultats : chacun est-il à sa place ?","en":"Three matrices, three results: is each in its place?"}],
 "2d5ac4f": [0.185511,0.395133,1.00375,0.983096,0.239286,0.149199,0.334586,0.786291],
 "60d7231": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (6x3 and 4x3)"]},
 "322e09b": {"calls":[0,1],"first":{"same":"60d7231"}},
 "ee5146f": {"calls":[0,1],"first":{"raised":["RuntimeError","expected m1 and m2 to have the same dtype, but got: float != double"]}},
 "2ae4d52": {"calls":[0],"first":{"same":"60d7231"}},
 "9f1d235": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (5x4 and 3x2)"]},
 "bfc0353": {"calls":[0,1],"first":{"same":"9f1d235"}},
 "451e9a1": {"calls":[0,1],"first":{"raised":["RuntimeError","expected m1 and m2 to have the same dtype, but got: double != float"]}},
 "11db88e": {"calls":[0],"first":{"same":"9f1d235"}},
 "0f0bf5b": [{"fr":"Chaque jeton pose sa question : combien de lignes en tout ?","en":"Each token asks its question: how many rows in all?"}],
 "5a00596": {"raised":["IndexError","index 1 is out of bounds for dimension 0 with size 1"]},
 "a14e6ad": {"calls":[0,1],"first":{"same":"5a00596"}},
 "5025143": {"raised":["IndexError","index 5 is out of bounds for dimension 0 with size 5"]},
 "12c7c1c": {"calls":[0,1],"first":{"same":"5025143"}},
 "379fce5": [-0.2,1.2,0.0,-0.9,0.1,-1.1,-1.3,-0.7],
 "f9973c1": [-1.1,0.9,0.1,0.6,-1.7,1.4,1.7,-0.8],
 "eb2f93d": [{"fr":"La racine de d_k s'applique aux scores. Y a-t-il déjà des scores ici ?","en":"The root of d_k applies to scores. Are there scores here yet?"}],
 "0b15c2b": [0.334863,-2.1997,-0.421466,0.998816,-2.96181,-0.508068,-0.744782,-0.225167],
 "4bd160c": [1.61658,1.38564,0.144338,-1.045,-0.987269,-0.92376,-0.202073,0.0404145],
 "146024d": [{"fr":"Deux appels de suite donnent-ils la même sortie ? Où naissent tes matrices ?","en":"Do two calls in a row give the same output? Where are your matrices born?"}],
 "2ae80a3": [{"fr":"Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?","en":"The result is right, but learning no longer passes through it: where would its gradient come from?"}],
 "9a81717": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":"no graph"}}},
 "a8ac04b": {"calls":[0],"first":"no gradient 1"},
 "ae955e8": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"a8ac04b"}}},
 "aa5af23": {"calls":[0],"first":"no gradient 0"},
 "0e76a16": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"aa5af23"}}},
 "828bc0c": {"calls":[0],"first":"float64 becomes float32"},
 "73312d3": {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"same":"828bc0c"}}},
 "eaeb50d": {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}},
 "21b9ef1": [{"fr":"La démonstration suppose des composantes de moyenne 0. Que vaut la moyenne des tiennes ?","en":"The proof assumes components of mean 0. What is the mean of yours?"}],
 "1c42b3e": {"key":"SC-2","levels":[{"fr":"Après division, l'écart-type devrait être proche de 1. Que vaut le tien quand d_k grandit ?","en":"After division the standard deviation should be near 1. What is yours when d_k grows?"}],"seen":{"spread":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[8.00196],[0.125031]]}}}},
 "4ace444": [{"fr":"La requête et la clé d'un couple sont deux vecteurs. Combien en tires-tu ?","en":"The query and the key of a pair are two vectors. How many do you draw?"}],
 "71e65d8": {"key":"PS2-same-vector","levels":{"same":"4ace444"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[11.1991],[1.39989]]}}}},
 "c78d5ea": [{"fr":"Une mesure hésite un peu d'une graine à l'autre. La tienne ?","en":"A measure wavers a little from one seed to another. Does yours?"}],
 "2cfb395": [{"fr":"La même graine doit donner la même mesure, une autre graine une autre. Essaie.","en":"The same seed must give the same measure, another seed another one. Try."}],
 "d6ab277": {"calls":[0,1],"first":"not repeatable"},
 "a4ade80": [{"fr":"Combien de couples tires-tu ? Est-ce le nombre qu'on te demande ?","en":"How many pairs do you draw? Is it the number asked for?"}],
 "4ca716d": [{"fr":"De quoi mesures-tu l'écart-type : de produits scalaires, un par couple ?","en":"Whose standard deviation do you measure: that of dot products, one a pair?"}],
 "0655007": [{"fr":"La moyenne des scores est presque nulle. Est-ce elle qu'on demande ?","en":"The mean of the scores is nearly zero. Is that what is asked for?"}],
 "46f3bb5": {"tensor":[[0.4306369,1.455058]],"dtype":"float32"},
 "36475fc": {"tensor":[[0.3669138,0.764558],[0.4433156,1.141863],[0.436061,1.115641],[0.2408341,0.6706297],[0.182706,0.3292312],[0.3274638,0.96419]],"dtype":"float32"},
 "aa62cc8": [0.1500194913,0.2263837917,0.2198716242,0.131070075,0.09062889917,0.1820261187],
 "fc210a5": {"tensor":[{"same":"aa62cc8"}],"dtype":"float64"},
 "6944d92": {"tensor":[[0.2309143,1.09661],[0.4306369,1.455058],[0.4300463,1.434288],[0.2355246,0.7989589],[0.2983211,0.6565444],[0.256827,1.053261]],"dtype":"float32"},
 "c3a89b1": {"tensor":[[0.1550965737,0.2104172658,0.205938032,0.1412636031,0.1073837814,0.179900744],{"same":"aa62cc8"},[0.1503425912,0.2256104427,0.219205588,0.1315406173,0.09141367479,0.1818870859],[0.159084933,0.199401463,0.1962321076,0.1477284928,0.1206414049,0.1769115986],[0.1609991265,0.1949373094,0.1922841906,0.1500843033,0.126525278,0.1751697921],[0.1557420713,0.2091560052,0.2048409872,0.1419322605,0.1089109978,0.179417678]],"dtype":"float64"},
 "6f3e2b4": {"tensor":[[1.0,-1.3,-0.2],[0.2,-0.1,-1.1]],"dtype":"float64"},
 "5781792": {"tensor":[[-0.2,0.8,1.1],[0.7,-0.4,1.9],[-0.6,0.3,0.5],[0.0,-1.2,1.0],[-1.6,-0.8,-0.7]],"dtype":"float64"},
 "76f041f": [{"same":"6f3e2b4"},{"same":"5781792"}],
 "cd6bc7b": [0.07734824961,0.2918452122,0.09576885684,0.3940373519,0.1410003295],
 "0861df7": {"tensor":[{"same":"cd6bc7b"},[0.1368972658,0.09794122992,0.1969522729,0.1675536091,0.4006556222]],"dtype":"float64"},
 "28bc5b4": {"tensor":[[-0.2,0.8,1.1]],"dtype":"float64"},
 "d468045": {"tensor":[[1.0],[1.0]],"dtype":"float64"},
 "f5fa11c": {"fr":"Avec un axe de lot, ou deux : chaque phrase pour elle-même.","en":"With one batch axis, or two: each sentence on its own."},
 "19869be": [[[-1.7,-1.3,-1.6],[1.5,-0.2,1.5]],[[-1.6,-1.3,-1.7],[1.3,-0.5,1.1]],[[2.0,-1.9,1.7],[0.5,-1.4,0.1]],[[0.9,1.0,0.4],[-0.9,1.2,-1.5]],[[-0.8,-0.8,-1.5],[1.2,-0.9,0.4]],[[1.0,0.9,0.1],[-1.4,0.5,1.7]],[[-1.9,2.0,1.1],[-0.5,1.3,-1.7]]],
 "58c5629": {"tensor":{"same":"19869be"},"dtype":"float64"},
 "606b463": [[[0.2,1.8,-1.4],[-1.2,-1.7,1.2],[-0.7,0.8,1.6],[1.7,1.1,-0.2],[1.9,-0.8,-0.1]],[[-0.1,-0.8,1.9],[-0.2,1.1,1.7],[1.6,0.8,-0.7],[1.2,-1.7,-1.2],[-1.4,1.8,0.2]],[[2.0,-1.0,-0.6],[-0.9,-1.9,0.5],[-1.9,-0.9,-0.6],[-1.0,2.0,0.2],[1.8,-1.4,-1.2]],[[-1.7,1.2,-0.7],[0.8,1.6,1.7],[1.1,-0.2,1.9],[-0.8,-0.1,-0.1],[-0.8,1.9,-0.2]],[[1.1,1.7,1.6],[0.8,-0.7,1.2],[-1.7,-1.2,-1.4],[1.8,0.2,2.0],[-1.0,-0.6,-0.9]],[[-1.9,0.5,-1.9],[-0.9,-0.6,-1.0],[2.0,0.2,1.8],[-1.4,-1.2,-1.7],[1.2,-0.7,0.8]],[[1.6,1.7,1.1],[-0.2,1.9,-0.8],[-0.1,-0.1,-0.8],[1.9,-0.2,1.1],[1.7,1.6,0.8]]],
 "c43ac9c": {"tensor":{"same":"606b463"},"dtype":"float64"},
 "3efac35": [{"same":"58c5629"},{"same":"c43ac9c"}],
 "a8659a9": [[0.5067962512,0.1406664456,0.005028292185,0.001294736589,0.3462142745],[0.2814665195,0.2687617993,0.08421318005,0.01097154378,0.3545869575]],
 "6221be4": [[0.06083690793,0.06445270314,0.612529877,0.03395624796,0.228224264],[0.2183493452,0.1713330234,0.3233367869,0.1085816533,0.1783991912]],
 "79d3586": {"tensor":[[[0.1471151659,0.7281273524,0.04717366026,0.01883748492,0.05874633651],[0.02407787384,0.1019690151,0.1665701801,0.270532151,0.43685078]],[[0.05874633651,0.01883748492,0.04717366026,0.7281273524,0.1471151659],[0.408856296,0.1930228141,0.177009933,0.1963951886,0.02471576827]],{"same":"a8659a9"},[[0.0622351903,0.5002735616,0.2165880542,0.05387050079,0.1670326931],[0.5360173974,0.0241382006,0.004990965799,0.08114447746,0.3537089587]],[[0.003840330486,0.01889779351,0.717915494,0.003930051137,0.2554163309],[0.1216759444,0.3136305681,0.03946950278,0.4725456942,0.05267829055]],{"same":"6221be4"},[[0.2129104001,0.5780656169,0.0514489348,0.01707901888,0.1404960292],[0.05626837376,0.7095992074,0.1536568855,0.01239725314,0.06807828011]]],"dtype":"float64"},
 "4203c24": {"tensor":[[[[0.0,-0.3,-1.3,1.1,-1.3],[-0.3,0.0,-0.4,-1.5,0.8],[-1.7,-0.8,-0.6,-1.1,1.8],[-0.1,1.4,-1.9,-1.8,1.7]],[[0.4,-1.6,-0.2,0.5,0.5],[-0.2,-1.6,0.4,1.7,-1.8],[-1.9,1.4,-0.1,1.8,-1.1],[-0.6,-0.8,-1.7,0.8,-1.5]],[[-0.4,0.0,-0.3,-1.3,1.1],[-1.3,-0.3,0.0,-0.4,-1.5],[0.8,-1.7,-0.8,-0.6,-1.1],[1.8,-0.1,1.4,-1.9,-1.8]]],[[[1.7,0.4,-1.6,-0.2,0.5],[0.5,-0.2,-1.6,0.4,1.7],[-1.8,-1.9,1.4,-0.1,1.8],[-1.1,-0.6,-0.8,-1.7,0.8]],[[-1.5,-0.4,0.0,-0.3,-1.3],[1.1,-1.3,-0.3,0.0,-0.4],[-1.5,0.8,-1.7,-0.8,-0.6],[-1.1,1.8,-0.1,1.4,-1.9]],[[-1.8,1.7,0.4,-1.6,-0.2],[0.5,0.5,-0.2,-1.6,0.4],[1.7,-1.8,-1.9,1.4,-0.1],[1.8,-1.1,-0.6,-0.8,-1.7]]]],"dtype":"float64"},
 "559637f": {"tensor":[[[[-0.4,-0.8,-1.9,0.4,2.0],[-1.2,-1.0,-1.5,1.4,-0.5],[1.0,1.8,1.9,1.3,0.0],[-2.0,-0.6,0.1,0.1,-0.6],[-2.0,0.0,1.3,1.9,1.8],[1.0,-0.5,1.4,-1.5,-1.0]],[[-1.2,2.0,0.4,-1.9,-0.8],[-0.4,-0.7,-1.7,0.7,-1.7],[-0.7,-0.4,-0.8,-1.9,0.4],[2.0,-1.2,-1.0,-1.5,1.4],[-0.5,1.0,1.8,1.9,1.3],[0.0,-2.0,-0.6,0.1,0.1]],[[-0.6,-2.0,0.0,1.3,1.9],[1.8,1.0,-0.5,1.4,-1.5],[-1.0,-1.2,2.0,0.4,-1.9],[-0.8,-0.4,-0.7,-1.7,0.7],[-1.7,-0.7,-0.4,-0.8,-1.9],[0.4,2.0,-1.2,-1.0,-1.5]]],[[[1.4,-0.5,1.0,1.8,1.9],[1.3,0.0,-2.0,-0.6,0.1],[0.1,-0.6,-2.0,0.0,1.3],[1.9,1.8,1.0,-0.5,1.4],[-1.5,-1.0,-1.2,2.0,0.4],[-1.9,-0.8,-0.4,-0.7,-1.7]],[[0.7,-1.7,-0.7,-0.4,-0.8],[-1.9,0.4,2.0,-1.2,-1.0],[-1.5,1.4,-0.5,1.0,1.8],[1.9,1.3,0.0,-2.0,-0.6],[0.1,0.1,-0.6,-2.0,0.0],[1.3,1.9,1.8,1.0,-0.5]],[[1.4,-1.5,-1.0,-1.2,2.0],[0.4,-1.9,-0.8,-0.4,-0.7],[-1.7,0.7,-1.7,-0.7,-0.4],[-0.8,-1.9,0.4,2.0,-1.2],[-1.0,-1.5,1.4,-0.5,1.0],[1.8,1.9,1.3,0.0,-2.0]]]],"dtype":"float64"},
 "2445ff9": {"tensor":[[[[0.1121460584,0.6387179736,0.0432603779,0.1335152117,0.03682733107,0.03553304733],[0.3926772215,0.08507365907,0.0440847304,0.1641731139,0.09345054011,0.220540735],[0.5319010245,0.07705309236,0.00335190014,0.1396708771,0.2325516326,0.01547147317],[0.8582123257,0.03733324551,0.01722229405,0.03368407263,0.0257567556,0.02779130653]],[[0.008895881552,0.1250383852,0.0788849742,0.3155612864,0.06806140294,0.4035580697],[0.009342391453,0.6142988386,0.01527927322,0.01243828187,0.07643694576,0.2722042691],[0.218073459,0.2826518304,0.01855399375,0.0009652223364,0.4581545361,0.02160095842],[0.01653766884,0.8022776523,0.03799513125,0.01683616553,0.006436726172,0.1199166559]],[[0.1582187984,0.01951179683,0.03382134023,0.5710529255,0.106267423,0.111127716],[0.01736582975,0.02764947132,0.295845886,0.06020517207,0.515111572,0.08382206884],[0.09836107604,0.147103643,0.1872852273,0.1406699032,0.324636293,0.1019438575],[0.003054812753,0.1912237211,0.34200376,0.0525096397,0.1174463035,0.2937617629]]],[[[0.07001301843,0.5031524262,0.2249568681,0.1697223932,0.02393564028,0.008219653705],[0.1507762015,0.1998448256,0.4469852809,0.06219743179,0.131845733,0.008350527124],[0.3260461322,0.009232653791,0.1033064631,0.02288748201,0.3847169664,0.1538103025],[0.01929706994,0.1688379208,0.3484257776,0.0391167494,0.1014043214,0.322918161]],[[0.1290351003,0.6340734899,0.05925989713,0.03721941996,0.1088687792,0.03154331361],[0.5860749626,0.0347110396,0.02002507139,0.1623808797,0.131011114,0.06579693272],[0.08410085267,0.1839456802,0.2889709688,0.1085193453,0.3174248458,0.01703830713],[0.02076442657,0.2575087767,0.1942817138,0.03866242349,0.0220074059,0.4667752535]],[[0.01466629863,0.01801618473,0.7243355879,0.01101585447,0.103069501,0.1288965733],[0.4332872376,0.1083144671,0.1716862583,0.01221465405,0.1035772145,0.1709201684],[0.3573736593,0.362200638,0.01589771319,0.2411053404,0.01215629469,0.01126635449],[0.1483793357,0.4478192337,0.02593618379,0.07654631271,0.01879602221,0.2825229119]]]],"dtype":"float64"},
 "595006c": {"tensor":[{"same":"25d1af3"},[[0.4,1.4,1.7],[1.3,0.2,-1.6],[0.0,0.9,1.1]],[[0.6,-0.6,1.6],[-1.0,-0.2,-0.1],[-0.7,-2.0,0.1]]],"dtype":"float64"},
 "2afc408": {"tensor":[{"same":"72ebcec"},{"same":"84cfc8a"},[[0.6,-1.5,-0.2],[0.4,0.3,-0.5],[-2.0,-0.1,1.1]]],"dtype":"float64"},
 "a46da76": {"tensor":[[[0.286647778,0.2369214422,0.4764307798],[0.0625095285,0.926621113,0.01086935852],[0.2503033207,0.5240996353,0.225597044]],[[0.1100477247,0.739644763,0.1503075124],[0.939456491,0.03262643797,0.02791707106],[0.1413682357,0.6342725724,0.2243591918]],[[0.4524041576,0.1715075831,0.3760882593],[0.1828605141,0.1696382297,0.6475012562],[0.5729033125,0.07638333346,0.350713354]]],"dtype":"float64"},
 "2ed6e11": {"tensor":[[40.0,-30.0,20.0,60.0],[-50.0,10.0,0.0,30.0],[-60.0,0.0,-40.0,-60.0]],"dtype":"float64"},
 "646c795": {"tensor":{"same":"483b7aa"},"dtype":"float64"},
 "ca7fe89": {"tensor":[[0.04742587318,2.424387848e-284,0.9525741268],[0.0,1.0,0.0],[0.0,1.0,0.0]],"dtype":"float64"},
 "ad9b551": {"tensor":[[-0.6,1.4,-1.4,-0.8,-0.9],[-1.7,0.9,-1.3,-0.1,0.4]],"dtype":"float64"},
 "a1bb6c2": {"args":{"same":"3efac35"}},
 "cbea5e4": {"tensor":{"same":"19869be"},"dtype":"float32"},
 "9f1c509": {"tensor":{"same":"606b463"},"dtype":"float32"},
 "f773853": [{"same":"a1bb6c2"}],
 "9c48448": [0.140105,0.250709,0.240571,0.115749,0.0686924,0.184174],
 "7887b12": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[{"same":"9c48448"}]}},
 "2f4bd01": [0.0312227,0.311421,0.523818,0.0883358,0.08865,0.049635,0.1258,0.569464],
 "033a076": [0.0577019,0.0117669,0.61507,0.0188875,0.318198,0.013784,0.152075,0.0156638],
 "aa41cac": [0.00247262,0.0,0.997527,0.0,0.0,0.0,1.0,0.0],
 "a8d8047": [0.156159,0.208893,0.204626,0.141938,0.109344,0.179041],
 "361bdd7": [0.121092,0.260661,0.309994,0.171266,0.165548,0.136446,0.186033,0.307741],
 "a7d2ae2": [0.202836,0.11939,0.419956,0.110206,0.33374,0.101854,0.190075,0.129196],
 "97257d0": [0.182426,1.3043e-142,0.817574,1.37658e-201,2.91422e-201,5.13004e-207,1.0,1.14467e-207],
 "8b3608b": [0.158585,0.20111,0.197749,0.146691,0.118547,0.177317],
 "c04d2ac": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[{"same":"8b3608b"}]}},
 "2bfe754": [0.0990227,0.276979,0.349496,0.157662,0.152349,0.117541,0.178162,0.350019],
 "d6ae406": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"2bfe754"}]}},
 "11fe42f": [0.179843,0.0883245,0.464507,0.085506,0.349476,0.0759568,0.185034,0.0984824],
 "b52619d": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"11fe42f"}]}},
 "bd3e30a": [0.0303511,0.0,0.969649,0.0,0.0,0.0,1.0,0.0],
 "dfde7a3": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"bd3e30a"}]}},
 "cf2de88": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.255106,0.0260142,0.29015,-0.0560783,-0.234374,-0.0922236]]}},
 "823e44a": [0.059468,0.30241,0.436802,0.124068,0.121489,0.0806166,0.155604,0.452617],
 "86c80d4": {"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"823e44a"}]},
 "1ca56a2": [0.114366,0.0371551,0.54367,0.0441779,0.348269,0.0356277,0.170984,0.0448866],
 "33ef35c": {"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"1ca56a2"}]},
 "e37e296": {"calls":[0,1],"first":{"same":"33ef35c"}},
 "0d7d649": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.381035,0.110318,0.443043,-0.157647,-0.343804,-0.21744]]}},
 "870ea09": [0.014166,0.0,0.985834,0.0,0.0,0.0,1.0,0.0],
 "d46a564": [{"fr":"En 2-D l'axe 1 est le dernier. Et avec un lot ?","en":"In 2-D, axis 1 is the last. And with a batch?"}],
 "09ca1d0": [0.1246,0.283734,0.267645,0.0951104,0.0454731,0.183438],
 "b0f267d": [0.00513134,0.275636,0.678408,0.0310842,0.032004,0.0117197,0.0586789,0.802295],
 "aecdc95": [0.00817395,0.000520478,0.746159,0.0017166,0.222591,0.0010564,0.101026,0.000872978],
 "c415016": [6.14417e-06,0.0,0.999994,0.0,0.0,0.0,1.0,0.0],
 "03a566f": [0.0990691,0.177278,0.170109,0.081847,0.0485729,0.13023],
 "c28c3a8": [0.0180264,0.179799,0.302427,0.0510007,0.0511821,0.0286568,0.0726309,0.32878],
 "6cd0552": [0.0333142,0.00679362,0.355111,0.0109047,0.183712,0.00795819,0.0878007,0.00904349],
 "b5e0bb0": [0.00123631,0.0,0.498764,0.0,0.0,0.0,0.5,0.0],
 "f26b911": [0.729688,0.0734701,0.81252,0.0645775,0.780772,0.108387,0.31819,0.362206],
 "07b5e03": [{"same":"f26b911"}],
 "b44748d": [1.0,0.0,0.0,9.92959e-153,0.0,1.0,0.0,0.0],
 "6192260": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[1.0,1.0,1.0,1.0,1.0,1.0]]}},
 "a4c1e6e": [0.481245,0.830294,0.794293,0.366216,0.518755,0.169706,0.205707,0.633784],
 "1259880": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"a4c1e6e"}]}},
 "e5e2d55": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":{"same":"07b5e03"}}},
 "14fd6e9": [1.0,9.92959e-153,1.0,0.0,0.0,0.0,0.0,0.0],
 "f01fb96": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"14fd6e9"}]}},
 "a471783": {"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.284044,0.324897,0.300471,-0.284044,-0.324897,-0.300471]]}},
 "be5d7f6": {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"same":"6192260"},"other_sizes":{"same":"1259880"},"batch":{"same":"e5e2d55"},"large_scores":{"same":"f01fb96"},"gradient":{"same":"a471783"}}},
 "2ecc8d7": [0.036153,0.0144367,0.779975,0.0327731,0.350117,0.0289078,0.0353814,0.0483253],
 "794750f": {"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (5) at non-singleton dimension 0"]},
 "1df1e1a": {"calls":[0,1,2],"first":{"same":"794750f"}},
 "af45beb": {"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (5) at non-singleton dimension 1"]},
 "bbd2e09": {"calls":[0,1,2],"first":{"same":"af45beb"}},
 "168bb35": {"calls":[0],"first":{"same":"794750f"}},
 "7c1e00d": [0.150019,0.226384,0.219872,0.13107,0.0906289,0.182026],
 "37b774d": [{"same":"7c1e00d"}],
 "16c2232": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[6]],"numbers":{"same":"37b774d"}}},
 "9035b27": {"raised":["RuntimeError","1D tensors expected, but got 2D and 2D tensors"]},
 "96adb54": {"calls":[0],"first":{"same":"9035b27"}},
 "19b8392": [{"fr":"Avec un lot, les clés ont trois axes. Lesquels faut-il échanger ?","en":"With a batch, the keys have three axes. Which ones should be swapped?"}],
 "2c8cc8b": {"raised":["RuntimeError","The size of tensor a (7) must match the size of tensor b (3) at non-singleton dimension 0"]},
 "7b69cc1": {"calls":[0,1,2],"first":{"same":"2c8cc8b"}},
 "191ebbb": {"raised":["RuntimeError","The size of tensor a (7) must match the size of tensor b (5) at non-singleton dimension 0"]},
 "1d665ac": {"calls":[0,1,2],"first":{"same":"191ebbb"}},
 "96f02b7": {"raised":["IndexError","Dimension out of range (expected to be in range of [-2, 1], but got 2)"]},
 "22350cd": {"calls":[0],"first":{"same":"96f02b7"}},
 "e6aefdb": [0.898367,1.30983,1.28065,0.763334,0.394375,1.09175],
 "2dd982a": [-0.842931,0.484974,0.785196,-0.242487,-0.767876,-1.10274,-0.565803,0.305996],
 "ff00cd9": [-0.254034,-1.17202,2.81747,-0.352184,1.90526,-0.588897,-0.386825,-0.0750555],
 "0cfde06": [950.0,300.0,953.0,-275.0,-273.5,-1450.0,-500.0,-1453.0],
 "df7f0aa": [0.166667,0.166667,0.166667,0.166667,0.166667,0.166667],
 "165a032": [{"same":"4211046"}],
 "54f14e4": ["nan",0.0,"nan",0.0,0.0,0.0,1.0,0.0],
 "fcf7de7": [0.0474259,2.42439e-284,0.952574,0.0,0.0,"nan","nan","nan"],
 "bd6a677": [0.155097,0.178822,0.0780398,0.11626,0.222025,0.226384,0.156681,0.179418],
 "e1b27ba": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (2) at non-singleton dimension 1"]},
 "62b2740": {"calls":[0,1,2],"first":{"same":"e1b27ba"}},
 "da3d568": {"calls":[0,1,2],"first":{"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (2) at non-singleton dimension 2"]}},
 "0d60016": [0.0474259,2.54509e-284,1.0,0.0,0.0,0.0,1.0,0.0],
 "bc7f8f3": {"calls":[0],"first":{"same":"e1b27ba"}},
 "e7a0e84": [0.156556,0.228261,0.223175,0.133024,0.0687267,0.190257],
 "93dcf9a": [1.8961,-1.09091,-1.76623,0.545455,0.302961,0.43508,0.223235,-0.120729],
 "ebe14be": [0.0671756,0.309924,1.52978,-0.145933,1.25,-0.372263,0.231034,-0.0844156],
 "2b8c20b": [0.43123,0.136178,0.432592,-2.70936,-2.69458,0.426095,0.146929,0.426976],
 "f3bdbcf": [0.0,0.0,1.0,0.0,0.0,0.0,0.0,0.0],
 "050c991": [0.0,0.0,1.0,0.0,0.0,0.0,1.0,0.0],
 "9a7d2e6": [{"fr":"Un vecteur deux fois plus long devrait peser autrement. Chez toi ?","en":"A vector twice as long should weigh differently. Does it in yours?"}],
 "e724547": [1.0,0.0,0.0,0.0,0.582942,0.417058,0.0,0.0],
 "7524125": [1.0,1.0,1.0,1.0,0.0,0.0,0.0,0.0],
 "0756600": [1.0,0.0,0.0,0.0,0.0,0.0,1.0,0.0],
 "d6749fd": [{"fr":"Une phrase du lot n'en voit jamais une autre. Et chez toi ?","en":"One sentence of the batch never sees another. And in yours?"}],
 "b08570b": [0.15,0.2264,0.2199,0.1311,0.0906,0.182],
 "3d3121a": {"kind":"tensor","shapes":[[1,6]],"numbers":[{"same":"b08570b"}]},
 "b18845a": {"calls":[0,1],"first":{"same":"3d3121a"}},
 "da7d5b7": {"calls":[0,1,2],"first":{"same":"3d3121a"}},
 "94c0aa9": {"tensor":[[0.1855108,0.8811973],[0.3951329,1.003746],[0.387946,0.9830959],[0.2392862,0.5493101],[0.149199,0.334586],[0.3221239,0.7862915]],"dtype":"float32"},
 "63d8b31": {"tensor":[[-1.4,-1.9,1.0,-0.9,0.6,1.4],[1.5,0.9,-0.4,1.7,-1.0,-0.3],[-0.3,-1.0,1.7,-0.4,0.9,1.5],[1.4,0.6,-0.9,1.0,-1.9,-1.4],[-1.6,1.6,0.0,1.8,-1.2,-0.8]],"dtype":"float64"},
 "1e7e2cf": [{"same":"6f3e2b4"},{"same":"5781792"},{"same":"63d8b31"}],
 "6d65755": [0.6268013772,0.4819530982,-0.2312163953,1.036053838,-1.077115655,-0.5000652851],
 "030819e": [[[-0.5,1.7,-0.9,-0.1,0.0,-0.6],[-1.9,0.2,1.6,-1.8,-1.8,1.6],[0.2,-1.9,-0.6,0.0,-0.1,-0.9],[1.7,-0.5,0.7,1.2,1.0,0.1],[-1.5,0.3,1.4,1.8,1.5,0.5]],[[-1.2,0.5,1.5,1.8,1.4,0.3],[-1.5,0.1,1.0,1.2,0.7,-0.5],[1.7,-0.9,-0.1,0.0,-0.6,-1.9],[0.2,1.6,-1.8,-1.8,1.6,0.2],[-1.9,-0.6,0.0,-0.1,-0.9,1.7]],[[-0.5,0.7,1.2,1.0,0.1,-1.5],[0.3,1.4,1.8,1.5,0.5,-1.2],[0.5,1.5,1.8,1.4,0.3,-1.5],[0.1,1.0,1.2,0.7,-0.5,1.7],[-0.9,-0.1,0.0,-0.6,-1.9,0.2]],[[1.6,-1.8,-1.8,1.6,0.2,-1.9],[-0.6,0.0,-0.1,-0.9,1.7,-0.5],[0.7,1.2,1.0,0.1,-1.5,0.3],[1.4,1.8,1.5,0.5,-1.2,0.5],[1.5,1.8,1.4,0.3,-1.5,0.1]],[[1.0,1.2,0.7,-0.5,1.7,-0.9],[-0.1,0.0,-0.6,-1.9,0.2,1.6],[-1.8,-1.8,1.6,0.2,-1.9,-0.6],[0.0,-0.1,-0.9,1.7,-0.5,0.7],[1.2,1.0,0.1,-1.5,0.3,1.4]],[[1.8,1.5,0.5,-1.2,0.5,1.5],[1.8,1.4,0.3,-1.5,0.1,1.0],[1.2,0.7,-0.5,1.7,-0.9,-0.1],[0.0,-0.6,-1.9,0.2,1.6,-1.8],[-1.8,1.6,0.2,-1.9,-0.6,0.0]],[[-0.1,-0.9,1.7,-0.5,0.7,1.2],[1.0,0.1,-1.5,0.3,1.4,1.8],[1.5,0.5,-1.2,0.5,1.5,1.8],[1.4,0.3,-1.5,0.1,1.0,1.2],[0.7,-0.5,1.7,-0.9,-0.1,0.0]]],
 "b090bd5": {"tensor":{"same":"030819e"},"dtype":"float64"},
 "875b3c4": [{"same":"58c5629"},{"same":"c43ac9c"},{"same":"b090bd5"}],
 "3f3fb23": [[-0.5201474192,0.5259061471,0.8719597133,0.5180132796,-0.5359331542,-0.8650926427],[-0.3360292372,0.6751257007,0.9862806386,0.5974355766,-0.4914094855,-0.7814646925]],
 "e17c223": [[0.549753477,0.9550451338,-0.2753826919,0.4447825946,-0.5970177266,0.03333383101],[0.7683138635,1.014015715,-0.1717191169,-0.2865883442,-0.09800400271,0.2710763865]],
 "9bc1b0b": {"tensor":[[[[1.2],[1.4],[0.9],[-0.3],[1.9],[-0.7]],[[0.1],[0.2],[-0.4],[-1.7],[0.4],[1.8]],[[-1.6],[-1.6],[1.8],[0.4],[-1.7],[-0.4]]],[[[0.2],[0.1],[-0.7],[1.9],[-0.3],[0.9]],[[1.4],[1.2],[0.3],[-1.3],[0.5],[1.6]],[[2.0],[1.7],[0.7],[-1.0],[0.7],[1.7]]]],"dtype":"float64"},
 "39a599f": [[1.8,-1.7,-1.8],[1.5,0.0,1.9],[-1.0,-0.5,-0.7]],
 "2f4d2f5": [{"same":"6f3e2b4"},{"same":"5781792"},{"same":"63d8b31"},{"tensor":[1.0,0.0,1.0,1.0,0.0],"dtype":"bool"}],
 "42ae2a8": [[1.0,0.0,1.0,0.0,1.0],[0.0,0.0,1.0,1.0,0.0]],
 "106f0b7": {"tensor":{"same":"42ae2a8"},"dtype":"bool"},
 "8819970": [{"same":"58c5629"},{"same":"c43ac9c"},{"same":"b090bd5"},{"same":"106f0b7"}],
 "4a25c17": {"fr":"De très grands scores, ou très bas, donnent un résultat fini et juste, masque compris.","en":"Very large scores, or very low ones, give a finite and right result, mask included."},
 "798b19a": {"tensor":[[1.0,-2.0],[0.5,3.0],[-1.5,0.4]],"dtype":"float64"},
 "462509b": {"tensor":[[-0.6,1.4,-1.4,-0.8,-0.9,-1.7],[0.9,-1.3,-0.1,0.4,0.2,-0.7]],"dtype":"float64"},
 "a39bb0a": {"tuple":[{"same":"462509b"},{"same":"ad9b551"}]},
 "4158f29": {"args":{"same":"8819970"}},
 "a094928": {"args":{"same":"875b3c4"}},
 "d6c09de": {"tensor":{"same":"030819e"},"dtype":"float32"},
 "d46d56e": [{"same":"a094928"},{"same":"4158f29"}],
 "3d04b88": {"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.315656,0.842992],{"same":"9c48448"}]}},
 "c061961": {"calls":[0,1],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-1.32464,-0.251762,-0.484851,0.418864,-0.84341,0.714015,0.24786,1.55595],{"same":"11fe42f"}]}},
 "4402bf1": {"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.42412,0.327157,0.5,3.0,0.5,3.0],{"same":"bd3e30a"}]}},
 "1a2c762": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (5x2 and 5x6)"]},
 "11dab25": {"calls":[0,1,2],"first":{"same":"1a2c762"}},
 "851f79d": {"calls":[0,1,2,3,4,5],"first":{"same":"e1b27ba"}},
 "dca7ff0": [0.0773482,0.291845,0.394037,0.141,0.136897,0.0979412,0.167554,0.400656],
 "2d42fc1": [0.147115,0.0587463,0.506796,0.0622352,0.353709,0.0526783,0.178399,0.0680783],
 "1af061b": [0.0773482,0.291845,0.394037,0.141,0.0,0.140811,0.0,0.576028],
 "475990e": [0.0474259,2.42439e-284,0.952574,0.0,0.0,0.0,1.0,0.0],
 "31c3bba": {"kind":"tuple","shapes":[[3,4],[3,3]],"numbers":[[30.0,-10.0,25.0953,0.0,40.0,-20.0,0.0,10.0],{"same":"475990e"}]},
 "914a5be": {"calls":[0,1],"first":"other shapes"},
 "c838218": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (2x3 and 6x5)"]},
 "0903cbc": {"calls":[0,1,2],"first":{"same":"c838218"}},
 "5eadbd6": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (2x5 and 2x3)"]},
 "8e5c12d": [-55.2574,-37.1544,-54.3089,10.0,0.0,-50.0,10.0,30.0],
 "7943bac": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (6x2 and 6x2)"]},
 "8611995": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x4 and 3x2)"]},
 "fceaf7d": {"calls":[0,1],"first":{"same":"794750f"}},
 "217e03a": [-0.842931,0.484974,0.785196,-0.242487,"-inf",-1.10274,"-inf",0.305996],
 "d9f116e": {"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[-0.08,0.28,0.64,0.08,-0.08,0.28,0.64,0.08],{"same":"4211046"}]},
 "fa6422c": [-1.4,0.6,-0.4,-0.3,1.5,1.0,1.6,-0.8],
 "91737eb": [0.626801,-0.231216,1.03605,-0.500065,-0.510304,0.281741,0.853245,-0.0973973],
 "189eadd": [-1.50366,-0.15245,-0.520147,0.276992,-0.953062,0.77315,0.271076,1.63626],
 "1b9b61d": [0.626801,-0.231216,1.03605,-0.500065,-0.795376,0.425049,1.16297,-0.0783244],
 "2bb3795": [-1.38144,0.286178,0.5,3.0,0.5,3.0],
 "7140218": {"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"475990e"}]},
 "ee626db": {"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[1.6792,4.53823],[1.0,1.0,1.0,1.0,1.0,1.0]]}},
 "3cce072": {"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.964579,0.18897,2.25428,-0.314411,-1.36458,1.21103,0.945716,0.714411],{"same":"a4c1e6e"}]}},
 "02d7cdf": {"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-1.81869,-1.26909,-0.785421,0.947311,-1.36707,1.42052,0.43096,3.29732],{"same":"f26b911"}]}},
 "bb5ad9c": {"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.526311,0.522589,1.99311,0.123856,-0.926311,0.877411,1.20689,0.276144],[1.0,0.830294,1.0,0.366216,0.0,0.169706,0.0,0.633784]]}},
 "ecda450": {"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-0.5,-1.6,0.5,3.0,0.0,0.0],{"same":"14fd6e9"}]}},
 "7d399bb": {"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[-0.438429,-1.61943,-1.3387,0.438429,1.61943,1.3387]]}},
 "5573cd8": {"calls":[0,1],"first":{"same":"e1b27ba"}},
 "064c0de": {"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[-8.06104,6.32857,-4.91169,7.14156,0.686333,0.199089,0.409112,0.316856],{"same":"93dcf9a"}]},
 "ace56f6": {"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[1.4,-0.9,1.0,-1.4,-1.6,0.0,1.8,-0.8],{"same":"374bba5"}]},
 "4aaa7f8": [{"fr":"Change une valeur interdite : ta sortie bouge-t-elle ?","en":"Change a forbidden value: does your output move?"}],
 "6c0c77c": {"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[{"same":"91737eb"},{"same":"dca7ff0"}]},
 "f0611d4": {"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[{"same":"2bb3795"},{"same":"475990e"}]}},
 "cec043e": {"calls":[1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.246325,-1.25268,0.111988,0.57775,-0.205698,0.60873]]}},
 "439e9e1": {"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"6c0c77c"}},"large_scores":{"same":"f0611d4"},"gradient":{"same":"cec043e"}},
 "2d21020": [{"fr":"Un score masqué à 0 pèse encore e⁰ = 1.","en":"A masked score of 0 still weighs e⁰ = 1."}],
 "424a0f3": {"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.626801,-0.231216,1.03605,-0.500065,-0.430314,0.252909,0.652136,-0.042375],[0.0773482,0.291845,0.394037,0.141,0.22949,0.0761817,0.22949,0.311642]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.5,0.4,0.5,3.0,1.0,-2.0],[0.0,2.54509e-284,1.0,5.11195e-283,0.0,1.0,7.12458e-218,0.0]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.407751,-1.15684,-0.0851964,0.0919548,-0.312971,-0.0156244]]}}},
 "dfd3806": [{"fr":"+∞ gagne toujours. Est-ce ce que tu veux pour une position interdite ?","en":"+∞ wins everything. Is that what you want for a forbidden position?"}],
 "59cd1c1": ["nan","nan","nan","nan","nan","nan"],
 "a8ac821": {"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[{"same":"59cd1c1"},{"same":"1103f36"}]}},
 "967c5a4": {"calls":[1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[{"same":"59cd1c1"}]}},
 "4dc57a3": [{"fr":"0 × ∞ donne nan. Utilise `masked_fill`.","en":"0 × ∞ is nan. Use `masked_fill`."}],
 "fbf61bc": [{"same":"1103f36"},{"same":"1103f36"}],
 "f686afe": {"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":{"same":"fbf61bc"}},
 "86c3beb": [{"fr":"Que vaut la somme de chaque ligne après le masque ?","en":"What does each row sum to after the mask?"}],
 "2d37f0f": [{"fr":"Et si un score interdit est énorme ? Que reste-t-il aux positions permises après la softmax ?","en":"What if a forbidden score is huge? What is left to the allowed positions after the softmax?"}],
 "c9c4aa9": {"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[["nan","nan",0.5,3.0,0.5,3.0],["nan","nan","nan",0.0,0.0,0.0,1.0,0.0]]},
 "a43a6c5": [{"fr":"Lis bien la convention : 1 ou True, est-ce permis ou caché ?","en":"Read the convention well: is 1 or True allowed, or hidden?"}],
 "dc5f515": [{"fr":"Ton −∞ est-il vraiment plus bas que tous les scores ?","en":"Is your −∞ really below every score?"}],
 "bc537ea": [{"fr":"Le masque peut être booléen, ou fait de 0 et de 1. Les acceptes-tu tous ?","en":"The mask may be boolean, or made of 0 and 1. Do you take them all?"}],
 "a5c0711": {"raised":["RuntimeError","masked_fill_ only supports boolean masks, but got mask with dtype long int"]},
 "6d5dcd7": {"raised":["RuntimeError","Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead."]},
 "58c9db7": [{"fr":"Chaque phrase peut avoir son propre masque : s'en sert-elle ?","en":"Each sentence may have its own mask: does it use it?"}],
 "ff0f485": {"raised":["IndexError","too many indices for tensor of dimension 1"]},
 "d8f071b": [{"fr":"Quelles *colonnes* sont fausses ? Le masque parle des clés que chaque requête peut voir.","en":"Which *columns* are fake? The mask tells which keys each query may see."}],
 "2b56479": {"raised":["IndexError","Dimension out of range (expected to be in range of [-1, 0], but got -2)"]},
 "b1a95f4": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (2) at non-singleton dimension 0"]},
 "5345b47": [{"fr":"Les poids que tu rends sont-ils ceux qui ont produit la sortie ?","en":"Are the weights that you return those that produced the output?"}],
 "603a244": [1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0],
 "def7b6d": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":"no graph"}}},
 "0496231": {"calls":[0,1],"first":"float64 becomes float32"},
 "14e93dd": {"calls":[0,1],"first":"no gradient 1"},
 "c47dbf3": {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"same":"14e93dd"}}},
 "8be00e0": {"raised":["TypeError","scaled_dot_product_attention() missing 1 required positional argument: 'mask'"]},
 "dd11fc2": {"calls":[0,1,2],"first":{"same":"8be00e0"}},
 "0539951": {"calls":[0],"first":{"same":"8be00e0"}},
 "ce3cedc": [{"fr":"Que devient un score interdit quand on lui ajoute 0, et un score permis quand on lui ajoute 1 ?","en":"What becomes of a forbidden score when 0 is added to it, and of an allowed one when 1 is?"}],
 "94b168e": {"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.3061,0.821],{"same":"b08570b"}]},
 "aebf743": {"calls":[0,1,2],"first":{"same":"94b168e"}},
 "08f481e": {"key":"PS2-equal-sizes","levels":[{"fr":"Quand √T et √d_k sont-ils égaux ? Ton entrée peut-elle alors départager les programmes ?","en":"When are √T and √d_k equal? Can your input then tell the programs apart?"}],"seen":{"counterexample":{"calls":[0],"first":"one scale"}}},
 "b14990c": {"key":"PS2-equal-scores","levels":[{"fr":"Si tous les scores d'une ligne sont égaux, que changent les racines ?","en":"If all scores of a row are equal, what do the roots change?"}],"seen":{"counterexample":{"calls":[0],"first":"flat"}}},
 "80a4831": [{"fr":"Tes scores sont trop proches, ou trop éloignés : la softmax efface alors la différence.","en":"Your scores are too close, or too far apart: the softmax then wipes the difference out."}],
 "d8818b4": [{"fr":"Quelles formes l'énoncé demande-t-il, et jusqu'à quelle taille ?","en":"Which shapes does the statement ask for, and up to which size?"}],
 "1250c1f": {"key":"PS2-other-shapes","levels":{"same":"d8818b4"},"seen":{"form":{"calls":[0],"first":"form"},"counterexample":{"calls":[0],"first":"form"}}},
 "865a510": [{"same":"0c4ca6d"}],
 "03e7d08": {"fr":"À une autre graine, d'autres matrices sont tirées, dans le même ordre.","en":"With another seed, other matrices are drawn, in the same order."},
 "f54436c": {"fr":"Avec des poids donnés : 5 jetons de taille 4, une sortie de taille 3, ou un seul jeton.","en":"With given weights: 5 tokens of size 4, an output of size 3, or a single token."},
 "15f1bf3": [{"same":"8383ba6"}],
 "716b31f": {"W_query":{"same":"2e566de"},"W_key":{"same":"f82dbc0"},"W_value":{"same":"42bb82d"}},
 "603cf74": {"tensor":[[-1.641799646,1.849225913,-1.889857298],[-1.297071161,1.734995799,-1.874001473],[-1.644432352,1.849429427,-1.889897131],[-1.584081468,1.8371159,-1.887988896],[-1.539154923,1.834536315,-1.887407354]],"dtype":"float64"},
 "7ee433b": {"x":{"same":"8d481e7"}},
 "eb0196c": [{"same":"2de3696"}],
 "e75a027": {"tensor":{"same":"89ef481"},"dtype":"float64"},
 "0f8eefd": [{"tensor":[[-6.0,-12.0,-39.0,36.0],[-33.0,0.0,12.0,3.0],[-27.0,45.0,-27.0,3.0],[12.0,0.0,-33.0,36.0],[-39.0,-12.0,-6.0,-21.0]],"dtype":"float64"}],
 "eb5d54d": {"tensor":[[-0.2,-0.4,-1.3,1.2],[-1.1,0.0,0.4,0.1],[-0.9,1.5,-0.9,0.1],[0.4,0.0,-1.1,1.2]],"dtype":"float64"},
 "403c34c": {"tensor":[[-60.0,-71.4,-3.6,-151.8],[45.94943971,-68.74718687,-19.84831329,23.0258492],[42.9,-77.1,-22.5,9.9],[-60.0,-71.4,-3.6,-151.8],[42.9,-77.1,-22.5,9.9]],"dtype":"float64"},
 "e72677d": {"fr":"La couche enregistre trois matrices distinctes sous les noms de l'énoncé, et elles apprennent.","en":"The layer registers three distinct matrices under the names of the statement, and they learn."},
 "2c0cc3e": {"fr":"Le gradient remonte jusqu'à l'entrée et aux trois matrices.","en":"The gradient goes back to the input and to the three matrices."},
 "306d91f": {"tuple":[{"same":"a0fc6ae"}]},
 "c0d8d5e": {"tensor":[[-0.03094143421,0.01643864727,-0.02167067536,0.006586440391],[-0.5199056666,0.192391274,-0.4087271215,0.242574038],[-3.567853955,-2.811223977,-1.399504806,0.9846317493],[0.04496807975,-0.005798387397,0.06411405522,-0.01576794068],[0.2379677276,0.1285635691,0.6232736256,-0.2926148827]],"dtype":"float64"},
 "3a95ed5": {"args":{"same":"15f1bf3"},"construct":[4,3],"state":{"same":"716b31f"}},
 "05fe1b7": [{"same":"e663823"}],
 "eba01ed": [{"same":"3a95ed5"}],
 "4a7d1a1": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.307082,0.315656,0.842992,0.842079,0.300594,0.297783,0.8016,0.821352]]}},
 "94dc8b4": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.64988,-1.89,1.8325,-1.64994,-1.89,1.84958,-1.6389,-1.88984]]}},
 "86a9980": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-60.0,-151.8,-74.2851,42.9,9.9,-3.6,42.9,9.9]]}},
 "d304402": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.000692881,5.40083e-07,0.0731386,-4.02648,0.821105,0.00822203,0.0499356,0.134756]]},
 "a680586": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.294025,0.298845,0.80378,0.803215,0.290515,0.289025,0.77986,0.790917]]}},
 "ca88623": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.55502,-1.88719,1.5218,-1.57317,-1.88759,1.74947,-1.26762,-1.8752]]}},
 "6fb4610": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-60.0,-151.8,-63.9641,42.9,9.9,-3.6,42.9,9.9]]}},
 "01b569d": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.240836,0.0899496,0.205561,-2.7146,1.3439,0.110187,0.347444,-1.03729]]},
 "7001bd0": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.296124,0.301601,0.810391,0.809758,0.292114,0.290408,0.783341,0.795901]]}},
 "8ae12fd": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.63211,-1.88964,1.68843,-1.63718,-1.88973,1.82532,-1.48314,-1.8855]]}},
 "8b9d244": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.0606506,0.0158876,0.218144,-3.36887,1.10861,0.084914,0.300777,-0.516015]]},
 "4211975": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.291501,0.295507,0.795681,0.795203,0.288599,0.287372,0.775676,0.784876]]}},
 "0eca4ea": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.61955,-1.88932,1.64685,-1.62734,-1.88946,1.81148,-1.43082,-1.88342]]}},
 "05eaa97": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-60.0,-151.8,-67.8496,42.9,9.9,-3.6,42.9,9.9]]}},
 "080886e": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.0951867,0.0282587,0.229941,-3.19905,1.20282,0.0987195,0.339694,-0.689695]]},
 "77e2287": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.64778,-1.88997,1.78539,-1.64862,-1.88998,1.84561,-1.59496,-1.88895]]}},
 "f580553": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-60.0,-151.8,-71.6542,42.9,9.9,-3.6,42.9,9.9]]}},
 "4ac9fb6": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.00980017,0.00135062,0.146927,-3.79714,0.852921,0.0363632,0.149613,-0.0359853]]},
 "a1c78cb": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.316916,0.327692,0.86941,0.868352,0.308433,0.304681,0.818215,0.84337]]}},
 "1e2868e": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.65,-1.89,1.84924,-1.65,-1.89,1.85,-1.6498,-1.89]]}},
 "6c170a9": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-60.0,-151.8,-76.8569,42.9,9.9,-3.6,42.9,9.9]]}},
 "50687e0": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-7.68852e-07,-1.8354e-07,0.0102281,-4.10132,0.971176,0.000130442,0.00513629,0.0373155]]},
 "887efa6": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.21714,0.223202,0.596086,0.59544,0.212552,0.210564,0.566817,0.580784]]}},
 "4d7d064": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.95256,-1.09119,1.058,-0.952594,-1.09119,1.06786,-0.946219,-1.0911]]}},
 "377fb99": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-30.0,-75.9,-37.1426,21.45,4.95,-1.8,21.45,4.95]]}},
 "17935b6": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.000400035,3.11817e-07,0.0422266,-2.32469,0.474065,0.00474699,0.0288303,0.0778013]]},
 "2605953": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.294712,0.301509,0.813169,0.811953,0.292501,0.286348,0.773653,0.804286]]}},
 "86823a7": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.815001,0.834076,0.373465,0.372936,0.803139,0.795987,0.353202,0.363734]]}},
 "dfd73d7": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.991094,-1.57456,0.99791,-1.64767,-2.15492,0.178367,-1.44107,-2.1078]]}},
 "f5c789f": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-60.0,-151.8,-39.3,-21.0,-52.8,68.1,42.9,9.9]]}},
 "43464bf": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-1.03234,0.00808718,0.227105,3.17998,-1.19704,-1.46088,0.0847456,0.843923]]},
 "5c43801": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.422564,0.565012,0.576079,0.649814,0.621511,0.425249,0.422822,0.56416]]}},
 "0e69a07": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[{"same":"c76009c"}]}},
 "4c0918e": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-39.0,-21.0,-9.34831,-6.0,36.0,-6.0,-6.0,36.0]]}},
 "599ab69": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.352542,0.359013,0.911741,0.910801,0.34789,0.345963,0.871409,0.890464]]}},
 "8bf6e7d": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[{"same":"846b3d4"}]}},
 "502246c": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[78.6,2.4,-28.4225,-45.0,-73.8,6.0,-45.0,-73.8]]}},
 "71f1aa5": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.0111697,0.0878266,0.187165,-1.85128,-4.52018,-0.0598354,0.775294,-0.393232]]},
 "ab4bab7": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.350705,0.356571,0.897335,0.896578,0.346427,0.34462,0.864447,0.879548]]}},
 "f30b1bb": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.779913,0.801096,1.1197,1.11905,0.7814,0.780029,1.09062,1.10225]]}},
 "d1f1bec": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[0.204363,0.165399,1.67951,-0.323743,-0.286814,1.64996,0.352989,0.25767]]}},
 "20a1558": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-73.2,-63.6,-9.6,-25.5,-32.7,33.9,78.6,2.4]]}},
 "23221b2": {"kind":"tensor","shapes":[[5,4]],"numbers":[[3.18022,-3.54206,2.09293,-1.5892,-0.41701,2.04532,-3.50773,-0.309274]]},
 "dbaf453": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[1.71801,-5.11095,-1.76457,1.66514,-5.02587,-1.76822,0.679122,-3.50137]]}},
 "dc1c2db": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[18.0,-73.8,-54.3,63.9,30.9,74.4,63.9,30.9]]}},
 "e3bc128": {"kind":"tensor","shapes":[[5,4]],"numbers":[[0.306604,0.446321,0.0886993,-7.42467,6.44488,-0.000433375,0.513264,1.21697]]},
 "f627c98": {"calls":[0],"first":{"same":"7943bac"}},
 "4393d1e": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (5x3 and 5x3)"]},
 "a37c807": {"calls":[0,1,2],"first":{"same":"4393d1e"}},
 "241b4ef": {"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (5x4 and 5x4)"]}},
 "6125a15": {"calls":[0],"first":{"same":"4393d1e"}},
 "4c2e5b0": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[1.29723,1.77421,4.77507,4.71338,0.973805,0.844884,2.27578,3.39253]]}},
 "08c3c83": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[7.13714,-4.78587,6.45,5.89883,-6.37475,13.213,9.16691,3.12356]]}},
 "f7b410b": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-359875.0,-616390.0,-211813.0,404173.0,417777.0,-98044.3,293157.0,157087.0]]}},
 "77dd2f2": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-3.54918,5.77289,15.2943,-22.9144,-9.00035,1.36446,-24.2405,-29.5934]]},
 "1a798b9": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.279866,0.279866,0.756371,0.756371,0.279866,0.279866,0.756371,0.756371]]}},
 "3de2ca5": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.982,-1.85,0.874,-0.982,-1.85,0.874,-0.982,-1.85]]}},
 "4c225f7": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-1.2,-31.68,-42.06,-1.2,-31.68,8.46,-1.2,-31.68]]}},
 "b9010a4": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.82,0.202,-0.492,-0.82,0.202,-0.288,-0.82,0.202]]},
 "33f0dc8": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.68,-2.58,0.35,-1.38,-2.03667,0.6625,-0.982,-1.85]]}},
 "e0c6205": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[42.9,9.9,-31.95,-0.9,-25.3,11.475,-1.2,-31.68]]}},
 "d9630db": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-4.37517,2.06983,-0.662833,0.519833,-0.805167,-0.066,0.444,-0.656]]},
 "00adeca": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[{"same":"65b9b58"}]}},
 "da91154": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[42.9,9.9,13.2,-24.6,-33.0,-10.5,-60.0,-151.8]]}},
 "3019a77": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-3.52,0.94,0.04,1.06,-0.23,-0.92,2.22,-3.28]]},
 "8776556": [0.299582,0.3061,0.82103,0.820296,0.294766,0.292706,0.789084,0.804037],
 "7c5efed": [0.155097,0.179901,0.0906289,0.131541,0.196232,0.194937,0.155742,0.179418],
 "92bed3d": {"calls":[0],"first":{"kind":"tuple","shapes":[[6,2],[6,6]],"numbers":[{"same":"8776556"},{"same":"7c5efed"}]}},
 "8fc9d08": [0.805843,0.836992,0.367665,0.367224,0.80734,0.800046,0.35079,0.360134],
 "06299c9": [0.161809,0.16187,0.0942425,0.114439,0.20774,0.201227,0.158034,0.158872],
 "9fdf508": [-1.6418,-1.88986,1.735,-1.64443,-1.8899,1.83712,-1.53915,-1.88741],
 "724f2e5": {"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[5,3],[5,5]],"numbers":[{"same":"9fdf508"},{"same":"78d19cc"}]}},
 "0394644": [0.0,0.0,4.6704e-70,1.0,0.0,0.0,0.0,0.0],
 "3e25619": {"calls":[0],"first":{"kind":"tuple","shapes":[[5,4],[5,5]],"numbers":[[-60.0,-151.8,-68.7472,42.9,9.9,-3.6,42.9,9.9],{"same":"0394644"}]}},
 "baea04b": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[{"same":"7c5efed"}]}},
 "0fb6271": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[{"same":"78d19cc"}]}},
 "8db77a6": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[{"same":"0394644"}]}},
 "f3c7b6b": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.530174,-1.99338,0.589902,-0.899804,-2.46963,0.362744,-0.194821,-0.518515]]}},
 "6e3ef07": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-60.0,-151.8,-35.7,56.7,69.3,10.8,42.9,9.9]]}},
 "aa7d96d": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-15.0792,9.35323,-0.233952,12.4437,-5.44853,-3.90578,-2.71962,-0.16515]]},
 "3e89eab": {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[{"same":"1103f36"}]}}}},
 "5fff58e": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.30942,0.309187,0.832139,0.832129,0.30919,0.30879,0.831759,0.832274]]}},
 "356e5e3": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[2.17908,-1.4612,10.9634,1.42868,-1.54395,3.95657,-8.3487,-2.84476]]}},
 "3f0df89": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[99.593,170.582,-61.5723,113.466,117.285,17.6012,42.3136,22.6736]]}},
 "7478f06": {"kind":"tensor","shapes":[[5,4]],"numbers":[[14.8754,-58.7449,57.5404,-44.4042,23.9731,3.69623,-8.08931,3.6157]]},
 "7d3da51": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.646271,-0.743915,0.00111197,-0.968789,-1.1134,0.0197593,-0.00898127,-0.0110134]]}},
 "abd4b4f": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.0,0.0,0.0,6.31672e-139,1.4577e-139,0.0,42.9,9.9]]}},
 "4f8a3a7": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-11.0798,4.43362,0.00146855,10.5648,-4.54209,-0.0442569,0.129551,-0.0724905]]},
 "d0dcc25": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.185511,0.311586,0.954903,0.965183,0.312876,0.286459,0.789677,0.804037]]}},
 "cf49261": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.68,-2.58,0.0414202,-1.64986,-1.88996,1.83993,-1.53915,-1.88741]]}},
 "067813e": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[42.9,9.9,-77.1,42.9,9.9,10.8,42.9,9.9]]}},
 "b238619": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-3.73947,1.0104,-0.0930126,2.24589,-2.91186,-0.00568648,0.499841,-1.0645]]},
 "bc9e3c1": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.00833549,0.0116058,-0.00797643,-3.68095,0.491183,0.00019701,-0.273212,0.324952]]},
 "8234966": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[{"same":"8776556"}]}},
 "241487b": {"calls":[0,1,2],"first":{"same":"9f1d235"}},
 "c8ec078": {"calls":[0,1,2],"first":{"same":"60d7231"}},
 "9d9cb41": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (6x3 and 4x4)"]},
 "c2da177": {"calls":[0],"first":{"same":"9d9cb41"}},
 "c13b685": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.04664,-1.54763,0.969654,-2.05217,-1.54773,1.28663,-1.83852,-1.54097]]}},
 "495db45": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-48.12,-116.16,-8.16,54.78,45.54,16.74,54.78,45.54]]}},
 "29630cf": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.163822,0.0799894,0.249562,-2.88727,0.889645,0.11051,0.581283,-0.803874]]},
 "31abc62": [{"fr":"Un `nn.Module` tient le registre de ses paramètres. Qui ouvre ce registre ?","en":"An `nn.Module` keeps a register of its parameters. Who opens that register?"}],
 "d915e9d": {"raised":["AttributeError","cannot assign parameters before Module.__init__() call"]},
 "82c4887": {"calls":[0],"first":{"same":"d915e9d"}},
 "f86ba8d": {"key":"MO-8","levels":{"same":"31abc62"},"seen":{"document":{"same":"82c4887"},"drawn":{"same":"82c4887"},"other_sizes":{"calls":[0,1,2],"first":{"same":"d915e9d"}},"large_scores":{"same":"82c4887"},"gradient":{"same":"82c4887"},"device":{"same":"82c4887"}}},
 "6278f11": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.330583,0.337084,1.17669,1.17549,0.326225,0.324502,1.12715,1.15052]]}},
 "cf15da8": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.77041,0.797067,0.754825,0.754048,0.771744,0.766531,0.722698,0.738731]]}},
 "b63c876": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[1.68198,-5.06957,-1.67531,1.72159,-5.11948,-1.76333,-0.104365,-2.23053]]}},
 "8f20fd8": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[63.9,30.9,6.6,-18.6,-27.0,-25.5,18.0,-73.8]]}},
 "b7c5b27": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.421843,0.368868,1.62942,-6.79187,7.32459,-0.0661195,-0.535393,3.00342]]},
 "cc8ad3a": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.299708,0.306674,0.826528,0.825648,0.294675,0.29253,0.79,0.807656]]}},
 "edd0840": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.65152,-1.91444,1.36572,-1.65027,-1.89433,1.78202,-0.411138,-2.01219]]}},
 "5f7214f": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[42.9,9.9,-71.4,-24.6,-33.0,-10.5,-60.0,-151.8]]}},
 "dd83ea8": {"kind":"tensor","shapes":[[5,4]],"numbers":[[0.112934,0.893004,-0.600871,-3.8284,2.08824,0.239386,3.03879,-7.75288]]},
 "55beb22": {"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.57753,-2.22231,0.864713,-1.54432,-2.09335,0.870397,0.0914907,-1.93295]]}},
 "e35992f": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[42.9,9.9,-71.4,-60.0,-151.8,-10.5,-60.0,-151.8]]}},
 "6dc4fd0": {"calls":[0],"first":"shared W_query W_key"},
 "b05a210": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-4.855,3.87465,0.0616517,1.26356,0.678681,-0.142393,0.152496,-6.2732]]},
 "c6ebf0d": [{"fr":"Qui l'optimiseur mettrait-il à jour ? Regarde `list(layer.parameters())`.","en":"Who would the optimiser update? Look at `list(layer.parameters())`."}],
 "bfa9f18": {"raised":["_Unfit","`W_query` is a plain tensor: the layer does not register it, and nothing will train it. Wrap it in `nn.Parameter(...)`."]},
 "4abb857": {"calls":[0],"first":{"same":"bfa9f18"}},
 "b7bf2b7": {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"bfa9f18"}},"large_scores":{"same":"4abb857"},"parameters":{"calls":[0],"first":"plain W_query"},"gradient":{"same":"4abb857"},"device":{"same":"4abb857"}}},
 "59fa6c7": {"raised":["_Unfit","Your layer has no parameter `W_query` (it has: no parameter)."]},
 "d57a256": {"calls":[0],"first":{"same":"59fa6c7"}},
 "649f12b": {"calls":[0],"first":"missing W_query"},
 "cc92302": {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"59fa6c7"}},"large_scores":{"same":"d57a256"},"parameters":{"same":"649f12b"},"gradient":{"same":"d57a256"},"device":{"same":"d57a256"}}},
 "00e988e": [{"fr":"À la même graine, tes matrices ne sont pas celles du document. Dans quel ordre, et comment, les tires-tu ?","en":"With the same seed, your matrices are not the document's. In which order, and how, do you draw them?"}],
 "53c4973": {"raised":["_Unfit","`W_query` has shape (3, 4), (4, 3) is expected."]},
 "5ac0205": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-82.8,-112.2,13.2,78.9,62.7,-57.6,20.1,16.5]]}},
 "93b8907": {"calls":[0],"first":"shape W_query [3, 4]"},
 "8143bb0": {"calls":[0],"first":{"same":"53c4973"}},
 "7428dbf": {"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (6x3 and 2x3)"]}},
 "e59e213": {"calls":[0,1,2],"first":{"same":"60094e0"}},
 "522997c": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.576173,0.577957,0.841935,0.841989,0.562752,0.570414,0.830176,0.819582]]}},
 "16d140e": [-0.337244,-0.335475,-0.183826,-0.183768,-0.336004,-0.338013,-0.182293,-0.184094],
 "7c14f7d": {"raised":["_Unfit","Your layer has no parameter `W_query` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`)."]},
 "1f923c6": {"calls":[0],"first":{"same":"7c14f7d"}},
 "ebca7aa": [{"fr":"Les poids se chargent par leur nom. Les tiens s'appellent-ils comme dans l'énoncé ?","en":"Weights are loaded by name. Are yours called as in the statement?"}],
 "f7923c3": {"raised":["_Unfit","Your layer has no parameter `W_query` (it has: `w_q`, `w_k`, `w_v`)."]},
 "843b4a0": {"calls":[0],"first":{"same":"f7923c3"}},
 "b924422": {"kind":"tensor","shapes":[[6,2]],"numbers":[[0.2996,0.3061,0.821,0.8203,0.2948,0.2927,0.7891,0.804]]},
 "dea7060": {"calls":[0],"first":{"same":"b924422"}},
 "2a6dac3": {"tensor":[[0.0,1.2,0.2,1.1],[1.1,0.2,1.2,0.0],[1.5,-1.5,1.5,-1.8]],"dtype":"float64"},
 "cb975e4": {"tensor":[[1.3,-1.8,1.1,1.8],[-0.4,-1.5,-0.7,2.0],[1.3,-1.9,0.9,1.5]],"dtype":"float64"},
 "f060b62": {"tensor":[[0.5,-0.8,-0.2,-1.8],[-0.6,0.1,-1.4,-1.0],[1.7,0.3,0.8,-0.9]],"dtype":"float64"},
 "0d3d6ca": {"W_query.weight":{"same":"2a6dac3"},"W_key.weight":{"same":"cb975e4"},"W_value.weight":{"same":"f060b62"}},
 "185df49": {"W_query.weight":{"same":"2a6dac3"},"W_key.weight":{"same":"cb975e4"},"W_value.weight":{"same":"f060b62"},"W_query.bias":{"tensor":[0.5,-1.2,0.3],"dtype":"float64"},"W_key.bias":{"tensor":[-0.7,0.9,1.1],"dtype":"float64"},"W_value.bias":{"tensor":[-1.1,-1.8,0.9],"dtype":"float64"}},
 "2c023f8": {"args":{"same":"15f1bf3"},"construct":[4,3],"state":{"same":"0d3d6ca"}},
 "c9db04f": [{"same":"2c023f8"}],
 "782bfa8": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0808812,-0.0783758,0.0657329,0.0656932,-0.0772084,-0.0787125,0.0651816,0.0669057]]}},
 "4e4d4cd": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.337556,-0.335468,-0.183006,-0.182945,-0.336139,-0.336818,-0.181634,-0.183687]]}},
 "07916ee": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.0292712,0.0284243,-0.324989,-0.325073,0.0270774,0.0267287,-0.32776,-0.326231]]}},
 "fd25289": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.141178,-0.14224,0.446094,0.446087,-0.141854,-0.140389,0.445697,0.446081]]}},
 "e865cf3": [-0.0738903,-0.0748107,0.0703093,0.0702417,-0.0760016,-0.0763276,0.0679428,0.0693049],
 "c111754": [0.192126,0.150958,0.166453,0.149815,0.166836,0.166859,0.193472,0.15288],
 "de9d7c6": [0.16567,0.169428,0.169129,0.167266,0.163648,0.167842,0.174552,0.165519],
 "6917f81": [3.9744e-08,1.78236e-07,0.735561,3.04501e-08,0.00322343,0.952827,0.0116218,0.0613699],
 "f37f284": [{"fr":"`nn.Linear` stocke W transposée.","en":"`nn.Linear` stores W transposed."}],
 "ae8a23f": {"raised":["AttributeError","cannot assign module before Module.__init__() call"]},
 "06e8c5b": {"calls":[0],"first":{"same":"ae8a23f"}},
 "1099758": {"calls":[0,1,2],"first":{"same":"ae8a23f"}},
 "37d8992": {"calls":[0,1],"first":{"same":"ae8a23f"}},
 "803e7a1": {"key":"MO-8","levels":{"same":"31abc62"},"seen":{"document":{"same":"06e8c5b"},"drawn":{"same":"06e8c5b"},"other_sizes":{"same":"1099758"},"bias":{"same":"06e8c5b"},"large_scores":{"same":"06e8c5b"},"gradient":{"same":"37d8992"},"device":{"same":"06e8c5b"}}},
 "3a0726d": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.691514,0.700249,-0.33153,-0.331345,0.688406,0.685672,-0.324304,-0.327908]]}},
 "52e24b9": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0875914,-0.0910747,-0.15069,-0.150556,-0.0904871,-0.0882956,-0.147253,-0.151351]]}},
 "88c732d": {"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: no parameter)."]},
 "78a0a9e": {"calls":[0],"first":{"same":"88c732d"}},
 "bf69c10": {"calls":[0,1],"first":"missing W_query.weight"},
 "074b8ed": [{"fr":"Quand y a-t-il un biais, et combien ?","en":"When is there a bias, and how many?"}],
 "970f1c9": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.342748,-0.343878,-0.26922,-0.269331,-0.341693,-0.34118,-0.273584,-0.271407]]}},
 "16e6196": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.407321,0.408743,0.22616,0.226111,0.408668,0.408426,0.225391,0.226505]]}},
 "ff3d4ad": {"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.56268,-2.25124,1.35965,-1.56356,-2.25126,1.38045,-1.52775,-2.25062]]}},
 "f53ac22": {"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-59.9068,-152.058,-65.1844,42.9932,9.64171,-3.94654,42.9932,9.64171]]}},
 "f6ca641": {"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.00628903,0.00205777,0.0694859,-3.94613,0.970796,0.0236432,0.0799886,-0.0517461]]},
 "3b00a82": {"key":"PS2-bias","levels":{"same":"074b8ed"},"seen":{"document":{"same":"970f1c9"},"drawn":{"same":"16e6196"},"other_sizes":{"same":"ff3d4ad"},"large_scores":{"same":"f53ac22"},"parameters":{"calls":[0],"first":"extra W_query.bias"},"gradient":{"calls":[0],"first":{"same":"f6ca641"}}}},
 "27d444f": {"raised":["_Unfit","Your layer has no parameter `W_query.bias` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`)."]},
 "731fbc3": {"calls":[0],"first":{"same":"27d444f"}},
 "58ec112": {"raised":["_Unfit","Your layer has no parameter `W_key.bias` (it has: `W_query.weight`, `W_query.bias`, `W_key.weight`, `W_value.weight`)."]},
 "6a756ad": {"raised":["_Unfit","`W_query.weight` has shape (4, 3), (3, 4) is expected."]},
 "7c46670": {"calls":[0,1],"first":{"same":"6a756ad"}},
 "70a36c6": {"calls":[0],"first":{"same":"6a756ad"}},
 "bc5a30d": {"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `W_query`, `W_key`, `W_value`)."]},
 "c6be328": {"calls":[0],"first":{"same":"bc5a30d"}},
 "728e352": {"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `query.weight`, `key.weight`, `value.weight`)."]},
 "f0b2edb": {"calls":[0],"first":{"same":"728e352"}},
 "5fa31df": {"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.584436,-0.587075,0.326889,0.326947,-0.587302,-0.587636,0.327571,0.325944]]}},
 "5a2402a": {"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.427665,0.193079,0.464214,-0.436708,0.199031,0.465553,-0.399156,0.210741]]},
 "a5ec289": {"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0739,-0.0748,0.0703,0.0702,-0.076,-0.0763,0.0679,0.0693]]},
 "bdfd35f": {"calls":[0],"first":{"same":"a5ec289"}},
 "78d5d92": [{"stand_in":{"W_query":{"tensor":[[1.0,-0.2,-0.1],[-1.3,0.2,-1.1]],"dtype":"float64"},"W_key":{"tensor":[[0.0,-1.3,-1.3],[-0.3,1.1,-0.3]],"dtype":"float64"},"W_value":{"tensor":[[0.9,-0.5,-0.6],[-1.5,-0.2,-1.7]],"dtype":"float64"}},"linear":true,"class":"SelfAttention_v2","construct":[3,2]},{"stand_in":{"W_query":{"tensor":[[-0.6,-1.8],[0.4,1.9],[-1.4,-1.3]],"dtype":"float64"},"W_key":{"tensor":[[1.1,0.5],[-0.8,1.3],[-1.4,-0.7]],"dtype":"float64"},"W_value":{"tensor":[[1.7,1.7],[1.0,-0.4],[1.6,-1.2]],"dtype":"float64"}},"linear":false,"class":"SelfAttention_v1","construct":[3,2]}],
 "d3537fc": [{"stand_in":{"W_query":{"tensor":[[0.0,0.2,1.5,-0.2],[1.1,-1.5,1.1,0.7],[1.5,0.2,0.0,0.9],[1.2,1.2,-1.8,0.4]],"dtype":"float64"},"W_key":{"tensor":[[-0.2,-0.4,0.5,-1.6],[0.8,1.9,0.0,-0.8],[1.1,-0.6,-1.2,-0.7],[0.7,0.3,1.0,-1.3]],"dtype":"float64"},"W_value":{"tensor":[[0.2,-1.7,1.6,1.9],[1.8,1.2,1.7,-0.8],[-1.4,-0.7,1.1,-0.1],[-1.2,0.8,-0.2,-0.1]],"dtype":"float64"}},"linear":true,"class":"SelfAttention_v2","construct":[4,4]},{"stand_in":{"W_query":{"tensor":[[-1.1,0.4,1.2,1.3],[0.7,-0.6,1.5,-1.2],[-0.5,-0.5,-1.2,1.5],[-0.6,0.7,1.3,1.2]],"dtype":"float64"},"W_key":{"tensor":[[1.8,-0.2,1.2,1.9],[1.9,1.2,-0.2,1.8],[-1.0,-0.4,-0.5,-1.3],[1.3,-0.9,0.3,0.8]],"dtype":"float64"},"W_value":{"tensor":[[1.2,1.8,1.7,0.9],[-0.6,1.3,-1.6,-1.1],[-1.3,1.9,0.3,-2.0],[-0.9,-0.5,-0.8,-1.8]],"dtype":"float64"}},"linear":false,"class":"SelfAttention_v1","construct":[4,4]}],
 "3e75a19": [{"args":{"same":"78d5d92"}},{"args":{"same":"d3537fc"}}],
 "73d5e85": {"calls":[0],"first":{"kind":"tuple","shapes":[[4,4],[4,4],[4,4]],"numbers":[[0.0,1.5,1.1,1.1,0.2,0.9,1.2,0.4],[-0.2,0.5,0.8,0.0,-0.6,-0.7,0.3,-1.3],[0.2,1.6,1.8,1.7,-0.7,-0.1,0.8,-0.1]]}},
 "c806770": {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"three_to_two":{"calls":[0],"first":{"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1"]}},"four_to_four":{"same":"73d5e85"}}},
 "74f6abd": [[1.0,-0.2,-0.1,-1.3,0.2,-1.1],[0.0,-1.3,-1.3,-0.3,1.1,-0.3],[0.9,-0.5,-0.6,-1.5,-0.2,-1.7]],
 "2bb898a": [{"fr":"Les deux couches rangent-elles leurs poids sous les mêmes noms, dans les mêmes formes ?","en":"Do both layers keep their weights under the same names, in the same shapes?"}],
 "e3da9b4": {"calls":[0],"first":{"raised":["RuntimeError","Error(s) in loading state_dict for _StandIn:\n\tMissing key(s) in state_dict: \"W_query\", \"W_key\", \"W_value\". \n\tUnexpected key(s) in state_dict: \"W_query.weight\", \"W_key.weight\", \"W_value.weight\". "]}},
 "8a5151e": [{"fr":"Après l'appel, qu'y a-t-il de nouveau dans `sa_v1` ?","en":"After the call, what is new in `sa_v1`?"}],
 "d0c9ec3": [[-0.6,-1.8,0.4,1.9,-1.4,-1.3],[1.1,0.5,-0.8,1.3,-1.4,-0.7],[1.7,1.7,1.0,-0.4,1.6,-1.2]],
 "6e0d867": {"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2],[3,2]],"numbers":{"same":"d0c9ec3"}}},
 "3ac8a14": [1.8,1.2,1.9,-0.2,-0.4,-1.3,-0.9,0.8],
 "bfeb76c": [1.2,1.7,-0.6,-1.6,1.9,-2.0,-0.5,-1.8],
 "d68777e": [[-1.1,1.2,0.7,1.5,-0.5,1.5,0.7,1.2],{"same":"3ac8a14"},{"same":"bfeb76c"}],
 "ac0262f": {"calls":[0],"first":{"kind":"tuple","shapes":[[4,4],[4,4],[4,4]],"numbers":{"same":"d68777e"}}},
 "0ede710": {"three_to_two":{"same":"6e0d867"},"four_to_four":{"same":"ac0262f"}},
 "0d5a01e": {"key":"PS2-nothing","levels":{"same":"8a5151e"},"seen":{"same":"0ede710"}},
 "bff691a": [{"fr":"Combien de matrices l'attention a-t-elle, et combien en transfères-tu ?","en":"How many matrices has attention, and how many do you transfer?"}],
 "f3d9a0b": [0.0,1.5,0.2,0.2,1.1,-1.8,0.7,0.4],
 "839b263": [-0.2,1.1,-0.4,-0.6,0.0,1.0,-0.8,-1.3],
 "211e60b": [0.2,-1.4,-1.7,-0.7,1.7,-0.2,-0.8,-0.1],
 "7ccf42e": [{"fr":"Qui donne, qui reçoit ?","en":"Who gives, who receives?"}],
 "4204cee": {"calls":[0,1],"first":"changed W_query.weight"},
 "f80ab2b": {"calls":[0],"first":{"raised":["AttributeError","'Linear' object has no attribute 'copy_'"]}},
 "bb13248": [{"fr":"Change un poids de `sa_v2` après le transfert : `sa_v1` bouge-t-elle ?","en":"Change a weight of `sa_v2` after the transfer: does `sa_v1` move?"}],
 "5682ce7": {"key":"PS2-shared-memory","levels":{"same":"bb13248"},"seen":{"memory":{"calls":[0,1],"first":"shared W_query"}}},
 "0abcc65": {"key":"PR-7","levels":[{"fr":"Après le transfert, `sa_v1` peut-elle encore apprendre ? Regarde ses paramètres.","en":"After the transfer, can `sa_v1` still learn? Look at its parameters."}],"seen":{"own":{"calls":[0,1],"first":"not trainable W_query"}}},
 "33966f6": [{"fr":"Le message de PyTorch dit ce qui manque : que range-t-on sous le nom d'un paramètre ?","en":"PyTorch's message says what is missing: what may be stored under the name of a parameter?"}],
 "13fee2f": {"calls":[0],"first":{"raised":["TypeError","cannot assign 'torch.DoubleTensor' as parameter 'W_query' (torch.nn.Parameter or None expected)"]}},
 "0315df5": {"calls":[0],"first":{"raised":["RuntimeError","a leaf Variable that requires grad is being used in an in-place operation."]}},
 "7d227fc": {"calls":[0],"first":{"raised":["TypeError","cannot assign 'torch.nn.modules.linear.Linear' as parameter 'W_query' (torch.nn.Parameter or None expected)"]}},
 "76ad026": {"key":"PS2-v2-changed","levels":[{"fr":"`sa_v2` doit ressortir intacte. L'est-elle ?","en":"`sa_v2` must come out as it was. Does it?"}],"seen":{"intact":{"same":"4204cee"}}},
 "9d833d2": [[[1.3,-0.4,1.3,-1.8],[-1.5,-1.9,1.1,-0.7],[0.9,1.8,2.0,1.5],[0.3,-1.6,-0.1,0.7],[0.8,0.2,-1.1,1.0]],[[-1.7,-1.0,-1.0,-1.7],[1.0,-1.1,0.2,0.8],[0.7,-0.1,-1.6,0.3],[1.5,2.0,1.8,0.9],[-0.7,1.1,-1.9,-1.5]]],
 "85d5d46": {"tensor":{"same":"9d833d2"},"dtype":"float64"},
 "4191e7b": [{"same":"85d5d46"}],
 "31fd788": {"w_q.weight":{"tensor":[[1.3,-0.3,1.5,-1.5],[-1.1,-1.4,1.7,0.0],[1.7,-1.4,-1.1,-1.5],[1.5,-0.3,1.3,-1.9]],"dtype":"float64"},"w_k.weight":{"tensor":[[0.9,-1.5,-0.5,-0.2],[-0.6,-1.7,0.6,-1.9],[-1.0,-0.8,-1.3,1.6],[-0.3,1.2,2.0,-2.0]],"dtype":"float64"},"w_v.weight":{"tensor":[[-1.0,-0.1,0.1,-0.4],[-1.6,0.6,-2.0,-1.2],[-1.1,-1.7,1.1,-0.9],[0.5,1.2,1.2,0.5]],"dtype":"float64"}},
 "cab6256": [-1.341793894,-0.6346166587,-3.319344061,0.289624482],
 "28aef36": [-1.710517297,-4.484133179,-3.645840297,4.408500145],
 "d208d45": [7.394663296e-12,2.81380702e-10,0.07907863419,7.544455427e-05,0.920845921],
 "487c151": [1.008457299e-08,0.0007512598145,0.1839375451,0.8147621833,0.0005490017066],
 "90fa1b2": {"tensor":[[1.0,0.0,0.0,0.0,0.0],[1.0,1.0,0.0,0.0,0.0],[1.0,1.0,1.0,0.0,0.0],[1.0,1.0,1.0,1.0,0.0],[1.0,1.0,1.0,1.0,1.0]],"dtype":"bool"},
 "2d06591": [{"same":"85d5d46"},{"same":"90fa1b2"}],
 "40b3e06": [2.03115143,-0.1521836129,6.633288884,-2.00330427],
 "e3746e0": [-0.9706005735,1.645579258,-2.62207868,-1.536285695],
 "d7ad86b": [9.194869225e-08,0.002731279472,0.9972686286,0.0,0.0],
 "3c8f826": {"tensor":[[[1.0,0.0,1.0,1.0,0.0]],[[0.0,1.0,0.0,1.0,1.0]]],"dtype":"int64"},
 "3b795da": {"tensor":{"same":"eba91ea"},"dtype":"float64"},
 "f33d2fd": {"args":{"same":"4191e7b"},"construct":[4],"state":{"same":"31fd788"}},
 "c69f2df": {"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[[-199.9,9.23745e-09,3.0,1.0,0.0,200.0,1.0,0.0],[0.0,9.23745e-09,1.0,1.0,0.0,1.0,0.0,0.0]]}},
 "43a78c3": [0.62862,6.33496e-17,6.39251e-11,2.81381e-10,3.52254e-06,9.10656e-08,1.05183e-07,0.000549002],
 "ce05acd": [1.0,0.0,0.0,2.81381e-10,0.0,9.19487e-08,1.05184e-07,0.000549002],
 "b45047e": [1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],
 "d2e8f31": {"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [2, 4] but got: [2, 5]."]},
 "aefc7fb": {"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (4) at non-singleton dimension 2"]},
 "1ae374f": {"raised":["RuntimeError","The size of tensor a (2) must match the size of tensor b (4) at non-singleton dimension 0"]},
 "4d4a798": {"calls":[0,1,2],"first":{"same":"1ae374f"}},
 "3e362c9": [15.4511,-16.7038,-6.0892,-12.2069,-7.61615,-8.86655,-4.8917,-0.02595],
 "822eb64": [15.4511,"-inf","-inf",-12.2069,"-inf",-8.86655,-4.8917,-0.02595],
 "a3376d4": [13906.0,"-inf","-inf",-10986.3,"-inf",-7979.89,-4402.53,-23.355],
 "6874185": {"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.314,0.828,0.562,-2.252,-0.816,-0.132,1.14,-0.424],{"same":"4211046"}]},
 "d202d04": [-0.41,6.72,5.76,-0.16,4.0,-0.97,-5.88,-2.06],
 "be09168": [-12.3,201.6,172.8,-4.8,120.0,-29.1,-176.4,-61.8],
 "41f6707": [0.514737,6.63329,0.830046,-0.634617,3.80359,-0.977765,-5.87988,4.4085],
 "b33bd22": [-0.41,6.63329,0.830046,-0.634617,4.0,-0.970601,-5.87999,4.4085],
 "ec47bdc": [-12.3,201.6,24.9,-4.8,120.0,-29.1,-176.4,172.8],
 "3b29abd": {"weights_given":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.0419645,8.04895,1.61089,-5.18502,2.62121,-1.1544,-4.93359,-0.603828],[0.0887372,3.20664e-11,1.38672e-07,5.77803e-15,6.75997e-09,8.28086e-07,4.03769e-06,0.20492]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.0363822,7.40556,1.611,-5.21851,3.16751,-1.42705,-5.85046,-2.24672],[0.0887372,0.0,0.0,5.79837e-15,0.0,8.28086e-07,4.0455e-06,1.0]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.0,201.6,24.9,-189.6,120.0,-64.8,-176.4,-61.8],[0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-2.01598,16.0012,18.6345,12.5928,8.09902,0.655834,5.47022,-2.71695]]}}},
 "9898dea": [1.31236,-1.4489,-0.535371,1.12906,6.0496,-3.74156,-13.9943,-0.0108312],
 "f5c08dd": {"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[4.35895,23.9588,5.09729,0.1708,-37.0524,-14.7928,-271.706,32.48],{"same":"9898dea"}]},
 "cae7bd8": {"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.72,0.83,-0.16,4.0,-0.97,-5.88,5.76],{"same":"b45047e"}]},
 "775be01": [1.0,0.0,0.0,0.0,6.14417e-06,0.0,0.997185,0.00281493],
 "d42c460": {"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[[200.0,0.0,0.0,1.99999,0.999994,-200.0,1.99578,0.00844478],{"same":"775be01"}]}},
 "2e799ec": {"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"41f6707"},{"same":"43a78c3"}]}},"large_scores":{"same":"d42c460"}},
 "610dd0a": {"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[[200.0,0.0,0.0,1.25,0.5,-199.95,1.25,1.5],[1.0,0.0,0.0,0.0,0.5,0.0,0.5,0.5]]}},
 "7a9f33e": {"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.63329,0.830046,-0.634617,3.82659,-0.96991,-5.8798,4.4085],[0.999999,1.13792e-09,2.81953e-08,2.81381e-10,0.00720141,9.18289e-08,1.05183e-07,0.000549002]]}},"large_scores":{"same":"610dd0a"}},
 "abf0686": {"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":{"same":"fbf61bc"}},
 "a908563": [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0],
 "d5cca9e": {"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":{"same":"fbf61bc"}}},
 "785e795": {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"large_scores":{"same":"610dd0a"}}},
 "10171ff": {"calls":[1],"first":{"same":"a5c0711"}},
 "c0b476b": {"raised":["_Unfit","Your layer has no parameter `w_q.weight` (it has: `W_query.weight`, `W_key.weight`, `W_value.weight`)."]},
 "63cd0b7": {"calls":[0,1,2],"first":{"same":"c0b476b"}},
 "548c691": {"calls":[0],"first":"missing w_q.weight"},
 "8f68419": {"calls":[0],"first":{"same":"c0b476b"}},
 "4e32581": {"raised":["_Unfit","Your layer has no parameter `w_q.weight` (it has: no parameter)."]},
 "7cd0020": {"calls":[0,1,2],"first":{"same":"4e32581"}},
 "70314f4": {"calls":[0],"first":{"same":"4e32581"}},
 "1dcfebf": {"calls":[0,1,2],"first":{"same":"9d9cb41"}},
 "4256a1c": [[1.7,-1.6,-1.5,2.0],[0.7,-1.3,0.1,0.8]],
 "19862a4": {"tensor":{"same":"4256a1c"},"dtype":"float64"},
 "313d516": {"tensor":{"same":"12d0dce"},"dtype":"float64"},
 "813914e": [{"same":"19862a4"},{"same":"8383ba6"},{"same":"2e566de"},{"same":"f82dbc0"},{"same":"313d516"}],
 "c5bfb83": {"args":{"same":"813914e"}},
 "3da1e1c": [{"same":"c5bfb83"}],
 "ed71081": [{"fr":"Les clés et les valeurs vont par paires. De quelle suite viennent-elles ?","en":"Keys and values come as pairs. Which sequence do they come from?"}],
 "9828570": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (2x5 and 2x6)"]},
 "7045cfa": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (2x2 and 5x6)"]},
 "734c47a": [{"fr":"Deux suites entrent. Les utilises-tu toutes les deux ?","en":"Two sequences come in. Do you use both?"}],
 "31b733d": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[40.0,20.0,60.0,10.0,0.0,-60.0,0.0,-60.0]]}},
 "f7027b1": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[30.0,-10.0,25.097,0.0,40.0,-20.0,0.0,10.0]]}},
 "d65dd35": {"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[30.0,-10.0,25.1,0.0,40.0,-20.0,0.0,10.0]]}},
 "ee313a5": [0.0158941,0.0796942,0.0164486,0.166272,0.531429,0.0401824,0.407432,0.0183986],
 "96dad74": [0.501468,0.0455953,0.452937,0.208275,0.662133,0.37147,0.032932,0.595598],
 "3ac44e3": {"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (2x4 and 3x2)"]},
 "47891f4": [{"example":"neighbour"},{"same":"8383ba6"},[3,0,4,1,2]],
 "a09c1ae": [{"args":{"same":"47891f4"}}],
 "5d36f13": [{"fr":"P X → P Y : ce sont les *lignes*, les jetons, que l'on mélange.","en":"P X → P Y: it is the *rows*, the tokens, that are shuffled."}],
 "5e2ecb7": {"raised":["IndexError","index 4 is out of bounds for dimension 0 with size 4"]},
 "a0c726c": {"calls":[0,1,2],"first":{"same":"5e2ecb7"}},
 "8d73d3b": {"kind":"number","shapes":[[]],"numbers":[[0.0]]},
 "d96da48": {"calls":[0],"first":{"same":"8d73d3b"}},
 "25f7794": [{"fr":"Essaie une permutation qui n'est pas sa propre inverse, comme `[2, 0, 3, 1]`.","en":"Try a permutation that is not its own inverse, such as `[2, 0, 3, 1]`."}],
 "e3c2dd4": {"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[1.09625]]}},
 "cefd7c6": {"calls":[2],"first":{"kind":"number","shapes":[[]],"numbers":[[2.6]]}},
 "732da99": {"key":"NW-10","levels":{"same":"25f7794"},"seen":{"equivariant":{"same":"e3c2dd4"},"neighbour":{"same":"cefd7c6"}}},
 "544ac88": [{"fr":"L'attention est équivariante, pas invariante : ses lignes bougent avec l'entrée.","en":"Attention is equivariant, not invariant: its rows move with the input."}],
 "6ef3047": {"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[1.2851]]}},
 "e4cbb88": {"kind":"number","shapes":[[]],"numbers":[[1.8]]},
 "485bb60": {"equivariant":{"same":"6ef3047"},"neighbour":{"calls":[2],"first":{"same":"e4cbb88"}}},
 "3d3ad71": [{"fr":"Combien de fois chaque chemin mélange-t-il ? Une fois chacun suffit.","en":"How often does each path shuffle? Once each is enough."}],
 "83e2a8f": {"calls":[0,1],"first":{"same":"8d73d3b"}},
 "c18dc79": {"neighbour":{"same":"83e2a8f"},"negative":{"same":"d96da48"}},
 "53d6554": [{"fr":"Un écart de −3 est-il plus petit qu'un écart de 0,1 ?","en":"Is a difference of −3 smaller than one of 0.1?"}],
 "ef29e9e": {"calls":[1],"first":{"kind":"number","shapes":[[]],"numbers":[[0.371429]]}},
 "1f2b326": {"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[0.6]]}},
 "4715386": [{"fr":"On demande le plus grand écart. Qu'as-tu calculé ?","en":"The largest difference is asked for. What did you compute?"}],
 "79d3000": [{"fr":"De quel type est ta réponse ? On demande un nombre.","en":"Of what type is your answer? A number is asked for."}],
 "9da3e98": {"kind":"bool","shapes":[],"numbers":[]},
 "2004338": [{"fr":"La permutation est un argument. Le résultat change-t-il quand elle change ?","en":"The permutation is an argument. Does the result change when it does?"}],
 "3de9ab4": {"calls":[1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[0.457143]]}},
 "e95721d": {"raised":["AttributeError","'function' object has no attribute 'forward'"]}
},
"exercises": {
 "attention_numpy": {
  "id": "2.8",
  "assignment": "ps2_self_attention",
  "name": "attention_numpy",
  "names": ["attention_numpy"],
  "title": {"fr":"L'attention en NumPy","en":"Attention in NumPy"},
  "points": 3.0,
  "optional": false,
  "forbidden": ["aten::mm","aten::matmul","aten::bmm","aten::einsum","aten::softmax","aten::_softmax","aten::exp","aten::mul","aten::div","aten::add","aten::sub","aten::sum"],
  "parameters": ["X","W_Q","W_K","W_V"],
  "returns": ["scores","weights","output"],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"L'exemple du document 003 est retrouvé (« 3 mars 2026 »).","en":"The example of document 003 is found again (\"3 mars 2026\")."},"tolerance":1e-06,"calls":[{"args":[{"array":[[1.0,0.0],[0.0,1.0],[1.0,1.0]],"dtype":"float64"},{"same":"2fc0ad3"},{"same":"2fc0ad3"},{"array":[[0.0,1.0],[1.0,0.0]],"dtype":"float64"}],"expected":{"tuple":[{"array":[[0.7071067812,0.0,0.7071067812],[0.0,0.7071067812,0.7071067812],[0.7071067812,0.7071067812,1.414213562]],"dtype":"float64"},{"array":[[0.4011120927,0.1977758146,0.4011120927],[0.1977758146,0.4011120927,0.4011120927],[0.2482550783,0.2482550783,0.5034898435]],"dtype":"float64"},{"array":[[0.5988879073,0.8022241854],[0.8022241854,0.5988879073],[0.7517449217,0.7517449217]],"dtype":"float64"}]}}]},
   {"name":"other_sizes","kind":"values","fact":{"fr":"5 jetons de taille 4, des clés de taille 3, des valeurs de taille 6, ou un seul jeton.","en":"5 tokens of size 4, keys of size 3, values of size 6, or a single token."},"tolerance":1e-06,"calls":[{"args":{"same":"6b0e9fa"},"expected":{"tuple":[{"array":[[-6.371926246,1.365895267,9.8657614,-5.665711397,4.081289053],[-2.353568372,0.4127477074,3.256832868,-2.051845122,1.324152842],[-6.235671582,1.547933807,10.27002206,-5.546892711,4.093471144],[-3.365663394,1.00770716,6.239770769,-3.060591512,2.518286404],[-5.172076916,0.4466959033,5.610343506,-4.435493443,2.452526208]],"dtype":"float64"},{"array":[[8.843827559e-08,0.0002028305886,0.9967320181,1.792030834e-07,0.003064883622],[0.003020580909,0.04802709095,0.8253853825,0.004084390111,0.1194825555],[6.77167776e-08,0.0001625822589,0.9977642788,1.348432298e-07,0.002072936373],[6.541879557e-05,0.005188397519,0.9711573414,8.875515342e-05,0.02350008717],[1.980465715e-05,0.005457193576,0.9539223395,4.136770869e-05,0.04055929452]],"dtype":"float64"},{"array":[[0.1719420192,0.3595015883,1.092215286,0.3197471829,0.09243320853,0.01032497434],[-0.165669427,0.3171026528,1.203249501,0.2734064386,-0.2530618553,-0.4262960185],[0.1745349718,0.3596542341,1.091503192,0.3198127193,0.09485194218,0.01341917887],[0.1159029379,0.3547324227,1.10808925,0.3154990944,0.03743628115,-0.05971422775],[0.07167232729,0.3523827679,1.1199889,0.3147913908,-0.003510426959,-0.1121579543]],"dtype":"float64"}]}},{"args":[{"array":[[-0.2,-0.4,-1.3,1.2]],"dtype":"float64"},{"same":"22f7f82"},{"same":"3a8fbc7"},{"same":"27198bf"}],"expected":{"tuple":[{"array":[[-6.371926246]],"dtype":"float64"},{"array":[[1.0]],"dtype":"float64"},{"array":[{"same":"0521248"}],"dtype":"float64"}]}}]},
   {"name":"equal_sizes","kind":"values","fact":{"fr":"Des tailles égales, où échanger deux matrices ne lève aucune erreur ; les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"Equal sizes, where swapping two matrices raises no error; a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":[],"kwargs":{"X":{"array":{"same":"7dce2f5"},"dtype":"float64"},"W_Q":{"array":{"same":"90c5d8c"},"dtype":"float64"},"W_K":{"array":{"same":"099b4f6"},"dtype":"float64"},"W_V":{"array":{"same":"f6faf28"},"dtype":"float64"}},"expected":{"tuple":[{"array":[[-6.254897346,0.09214510296,1.620853146,1.233335645,2.518170934],[0.7842148706,-0.1680666634,-0.6185730784,0.5783894997,-0.0474004571],[2.498425555,-0.1654685871,-1.117923326,0.3180622633,-0.7551164171],[-0.4613028651,0.2774745394,1.045985483,-1.51236903,-0.3269534574],[1.555843505,0.1784012332,0.1612539302,-1.29828755,-0.9785509712]],"dtype":"float64"},{"array":[[8.734149234e-05,0.0498547015,0.2299405616,0.1560698006,0.5640475948],[0.347090763,0.1339283261,0.08535323588,0.2825232759,0.1511043991],[0.8011571338,0.05582171536,0.02153561807,0.09053113352,0.0309543992],[0.1098755682,0.2300107235,0.4960302313,0.03840863723,0.1256748398],[0.6108462329,0.1540693754,0.1514500228,0.03518831992,0.04844604896]],"dtype":"float64"},{"array":{"same":"89ef481"},"dtype":"float64"}]}},{"args":[{"array":{"same":"25d1af3"},"dtype":"float64"},{"array":{"same":"72ebcec"},"dtype":"float64"},{"array":{"same":"ec30a90"},"dtype":"float64"},{"array":{"same":"84cfc8a"},"dtype":"float64"}],"expected":{"tuple":[{"array":[[2.896681771,-1.143615413,3.066480485],[-1.538522997,2.068992425,-0.8576538249],[2.291560953,-0.2067491314,2.759041466]],"dtype":"float64"},{"array":[[0.4539968337,0.00798682285,0.5380163435],[0.02509415585,0.9253299775,0.04957586669],[0.3733862338,0.03070124718,0.595912519]],"dtype":"float64"},{"array":[[1.987775122,2.577854617,-2.605981828],[-3.806868251,-1.21136799,5.327030616],[1.783401653,2.485429112,-2.318564077]],"dtype":"float64"}]}}]},
   {"name":"large_scores","kind":"values","fact":{"same":"91d90c4"},"tolerance":1e-06,"calls":[{"args":[{"array":{"same":"483b7aa"},"dtype":"float64"},{"same":"9754bd0"},{"same":"9754bd0"},{"same":"9754bd0"}],"expected":{"tuple":[{"array":[[1012.5,-375.0,1013.75],[-375.0,1050.0,-374.5],[1013.75,-374.5,1015.005]],"dtype":"float64"},{"array":[[0.2227001388,0.0,0.7772998612],[0.0,1.0,0.0],[0.2218358151,0.0,0.7781641849]],"dtype":"float64"},{"array":[[30.0,20.0,-10.0,25.07772999],[-20.0,0.0,40.0,10.0],[30.0,20.0,-10.0,25.07781642]],"dtype":"float64"}]}},{"args":[{"array":[[30.1,60.3,1.7,0.2],[30.1,-50.7,0.3,2.1],[30.1,10.9,3.1,-1.3]],"dtype":"float64"},{"array":[[0.0,0.0,0.0,0.0],[1.0,0.0,0.0,0.0],[0.0,0.0,1.0,0.0],[0.0,0.0,0.0,1.0]],"dtype":"float64"},{"array":[[1.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0],[0.0,0.0,1.0,0.0],[0.0,0.0,0.0,1.0]],"dtype":"float64"},{"same":"9754bd0"}],"expected":{"tuple":[{"array":[[908.98,907.98,910.02],[-762.57,-760.785,-763.935],[166.55,163.145,169.695]],"dtype":"float64"},{"array":[[0.238259952,0.08765093799,0.67408911],[0.138600895,0.8260031147,0.03539599026],[0.04123221265,0.001369190667,0.9573985967]],"dtype":"float64"},{"array":[[30.1,17.27074385,2.521013441,-0.6445968828],[30.1,-33.13490765,0.5931500258,1.716311933],[30.1,12.85252916,3.038441168,-1.233496433]],"dtype":"float64"}]}}]},
   {"name":"numpy_only","kind":"numpy_only","fact":{"fr":"Le calcul se fait en NumPy seul.","en":"The computation is done in NumPy alone."},"tolerance":1e-06,"calls":{"same":"f55d6f9"}},
   {"name":"dtype","kind":"dtype","fact":{"fr":"Les trois résultats sont des tableaux float64.","en":"The three results are float64 arrays."},"tolerance":1e-06,"calls":{"same":"f55d6f9"}},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"f55d6f9"}}
  ],
  "mistakes": [
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"097bf74"},[0.422319,0.155362,0.422319,0.155362,0.422319,0.211942,0.211942,0.576117],[0.577681,0.844638,0.844638,0.577681,0.788058,0.788058]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"276cd07"},[6.10471e-13,2.07441e-12,0.959151,3.83774e-13,2.25873e-05,0.9983,0.000129992,0.00419512],[0.179884,0.0998931,1.11568,0.179941,0.0199305,0.319862,0.359368,0.00697312]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"b4f8b0e"},[1.88561e-07,0.0809565,0.0397185,0.963123,0.00343797,0.693334,0.0766238,0.0103295],[-3.26095,2.30193,2.46331,2.04487,-2.12625,-2.16537,1.63601,-2.04827]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"eefbf4d"},[0.0758582,0.0,0.924142,0.0,0.0,0.0751601,0.0,0.92484],[30.0,-10.0,25.0924,0.0,40.0,30.0,20.0,25.0925]]}}}},
   {"key":"SC-2","levels":{"same":"0301d0f"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[[0.5,0.0,0.5,0.0,0.5,0.5,0.5,1.0],[0.383652,0.232697,0.383652,0.232697,0.383652,0.274069,0.274069,0.451863],[0.616348,0.767303,0.767303,0.616348,0.725931,0.725931]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-3.67883,-3.2711,1.88033,-3.60017,2.36337,3.60253,0.2579,1.41597],[8.13309e-05,0.000122273,0.622247,7.0217e-05,0.0273132,0.851808,0.0416761,0.132687],[0.0875777,0.0100528,1.40571,0.105364,-0.073002,0.278009,0.321582,-0.452747]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-3.61127,0.712067,-0.357133,1.44247,-0.435967,0.6039,0.103,-0.564967],[0.00271568,0.20487,0.126084,0.563199,0.0860733,0.36477,0.194392,0.0996744],[-1.56688,1.59342,1.05392,1.57111,-0.674693,-0.572773,0.710873,-0.873312]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[506.25,-187.5,506.875,-187.5,-187.25,506.875,-187.25,507.502],[0.348645,1.78068e-302,0.651355,3.67436e-310,4.71797e-310,0.348078,1.22185e-302,0.651922],[30.0,-10.0,25.0651,1.67847e-308,40.0,30.0,20.0,25.0652]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-5.51825,-4.90665,2.8205,-5.40025,3.54505,5.4038,0.38685,2.12395],[7.75673e-07,1.42986e-06,0.77486,6.16249e-07,0.00472771,0.951321,0.0106133,0.0602924],[0.162465,0.0834106,1.24349,0.167446,0.00476949,0.311093,0.347627,-0.180306]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[[0.57735,0.0,0.57735,0.0,0.57735,0.57735,0.57735,1.1547],[0.390414,0.219172,0.390414,0.219172,0.390414,0.264458,0.264458,0.471083],[0.609586,0.780828,0.780828,0.609586,0.735542,0.735542]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-4.93567,-4.38864,2.52273,-4.83013,3.17079,4.83331,0.346009,1.89972],[3.40489e-06,5.88405e-06,0.733356,2.77533e-06,0.00828075,0.930499,0.0165703,0.0783608],[0.150219,0.0716332,1.28098,0.157865,-0.0070325,0.305633,0.342585,-0.244782]]}},"equal_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-4.84502,0.955338,-0.479145,1.93527,-0.584911,0.810217,0.138189,-0.757982],[0.000553122,0.182762,0.105646,0.688269,0.0553678,0.426325,0.177934,0.07262],[-1.98314,1.75514,1.32447,1.81109,-1.09719,-0.866627,0.900635,-1.20861]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[1169.13,-433.013,1170.58,-433.013,-432.435,1170.58,-432.435,1172.03],[0.191023,0.0,0.808977,0.0,0.0,0.190133,0.0,0.809867],[30.0,-10.0,25.0809,0.0,40.0,30.0,20.0,25.081]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-4.50563,-4.00626,2.30293,-4.40929,2.89452,4.41218,0.315862,1.7342],[1.01219e-05,1.66776e-05,0.698729,8.4109e-06,0.0124981,0.909736,0.0228814,0.0945059],[0.136025,0.0578554,1.31577,0.146388,-0.0212917,0.299399,0.337401,-0.304196]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-7.80398,-6.93905,3.98879,-7.63711,5.01346,7.64213,0.547089,3.00372],[2.30567e-09,5.47563e-09,0.88731,1.66107e-09,0.000518153,0.987994,0.00175269,0.0204458],[0.177814,0.0979631,1.16029,0.178644,0.018381,0.318514,0.356533,-0.0451308]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-7.66065,1.51052,-0.757594,3.05993,-0.924825,1.28107,0.218496,-1.19848],[1.35433e-05,0.130232,0.0682381,0.878706,0.0163412,0.562532,0.128388,0.0311273],[-2.72193,2.04936,1.90207,2.026,-1.79016,-1.51964,1.30815,-1.74361]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[1431.89,-530.33,1433.66,-530.33,-529.623,1433.66,-529.623,1435.43],[0.14582,0.0,0.85418,0.0,0.0,0.144942,0.0,0.855058],[30.0,-10.0,25.0854,0.0,40.0,30.0,20.0,25.0855]]}}}},
   {"key":"PS2-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[[1.41421,0.0,1.41421,0.0,1.41421,1.41421,1.41421,2.82843],[0.445808,0.108383,0.445808,0.108383,0.445808,0.163579,0.163579,0.672842],[0.554192,0.891617,0.891617,0.554192,0.836421,0.836421]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-19.1158,-16.9971,9.7705,-18.707,12.2804,18.7193,1.34009,7.35758],[6.98531e-22,5.81167e-21,0.99678,3.12612e-22,8.96756e-09,0.999986,1.87213e-07,7.68597e-05],[0.18,0.0999999,1.09218,0.18,0.02,0.319999,0.359989,0.0197645]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-18.7647,3.70001,-1.85572,7.49528,-2.26535,3.13796,0.535204,-2.93565],[3.40752e-12,0.0194416,0.00877775,0.998145,5.75715e-05,0.887073,0.0155483,0.000483403],[-3.8111,2.68227,3.42433,2.02278,-2.28054,-3.19851,1.95179,-2.25598]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[4050.0,-1500.0,4055.0,-1500.0,-1498.0,4055.0,-1498.0,4060.02],[0.00669285,0.0,0.993307,0.0,0.0,0.00656119,0.0,0.993439],[30.0,-10.0,25.0993,0.0,40.0,30.0,20.0,25.0993]]}}}},
   {"key":"SC-6","levels":{"same":"16ff740"},"seen":{"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-6.37193,-3.36566,1.54793,9.86576,5.61034,-5.54689,1.32415,2.45253],[0.0123021,0.248646,0.325732,0.393646,0.00558472,0.020042,0.0255795,0.0790568],[-0.484433,-1.04177,2.57504,-0.584323,-1.02443,-0.482526,-0.37402,-1.35959]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-6.2549,-0.461303,-0.165469,1.62085,0.161254,0.318062,-0.0474005,-0.978551],[9.73879e-05,0.0319618,0.159772,0.508575,0.118157,0.194032,0.0638934,0.0251804],[-2.95381,-0.042463,0.259621,1.73642,0.167574,2.38957,1.86915,-1.7707]]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[908.98,-762.57,166.55,907.98,163.145,910.02,-763.935,169.695],[1.0,0.0,3.5e-323,1.0,5e-324,1.0,0.0,3e-322],[30.1,1.7,0.2,60.3,1.7,30.1,60.3,0.2]]}}}},
   {"key":"SC-7","levels":{"same":"ab70beb"},"seen":{"document":{"same":"2388fbd"},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,4]],"numbers":[{"same":"2b01bbb"},{"same":"78d19cc"},{"same":"c76009c"}]}},"equal_sizes":{"same":"3e81c0d"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"2388fbd"},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"2b01bbb"},{"same":"78d19cc"},{"same":"846b3d4"}]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},{"same":"f737b54"},[0.608573,0.02257,-0.247413,-0.0809323,-1.94776,0.00251483,-0.291127,-1.04066]]}},"large_scores":{"same":"47a006b"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"99f5d30"},"other_sizes":{"calls":[0,1],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 6 is different from 3)"]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[6.90748,14.0667,1.16596,0.267948,1.13877,-0.730059,-3.36295,4.97093],[0.000774986,0.996542,0.411406,0.0061977,0.0148055,0.00237726,0.000178227,0.741875],[1.90164,-2.31167,-0.662598,-0.897578,2.05705,0.998001,0.488881,0.358471]]}},"large_scores":{"same":"47a006b"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"99f5d30"},"other_sizes":{"calls":[0,1],"first":{"raised":["ValueError","matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size 3 is different from 6)"]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-3.17849,8.30414,-3.41693,6.65194,-4.3154,2.76539,2.71793,-5.46104],[1.01213e-05,0.981929,1.3489e-05,0.994653,1.71638e-05,0.482994,0.0665886,1.86774e-05],[1.35857,1.54287,-1.59488,2.77959,2.3812,-0.633833,-1.44877,-1.4006]]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[454.47,453.47,455.51,453.47,452.105,455.51,452.105,458.655],{"same":"8100d55"},[17.2707,2.52101,-0.644597,0.0,0.59315,12.8525,0.0,-1.2335]]}}}},
   {"same":"683b7d0"},
   {"same":"683b7d0"},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},{"same":"9f0f479"},[0.707107,1.41421,1.41421,0.707107,2.12132,2.12132]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},{"same":"2b01bbb"},[4.25891,8.38365,-11.1671,3.9531,5.16338,10.5192,12.6337,8.18859]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},{"same":"c42191b"},[-24.1097,24.4303,7.17232,13.2637,-5.18122,-6.6473,1.93743,-11.8574]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},{"same":"74cab76"},[68287.5,-35262.5,47007.6,-14990.0,49495.0,68352.6,40575.1,47075.4]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},{"same":"92025f2"},[0.666667,0.666667,0.666667,0.666667,0.666667,0.666667]]}},"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},{"same":"4211046"},[-0.94,-1.244,2.41,-0.94,-1.536,-0.448,-0.296,-1.536]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},{"same":"4211046"},[0.294,0.382,0.238,0.294,0.382,0.238,0.294,0.382]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},{"same":"92025f2"},{"same":"9518dd2"}]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"same":"08ba721"},"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},{"same":"927d97d"},[-1.71,-2.23,1.28,0.18,0.02,-1.12,0.22,-3.04]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},{"same":"927d97d"},{"same":"9afa3c6"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},{"same":"927d97d"},{"same":"32065e8"}]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,3],[3,3]],"numbers":[{"same":"80eb176"},{"same":"bf2352f"},{"same":"9f0f479"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,6],[5,5],[5,5]],"numbers":[{"same":"fb611f4"},{"same":"78d19cc"},{"same":"2b01bbb"}]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,5],[5,5]],"numbers":[{"same":"ab93e61"},{"same":"f737b54"},{"same":"c42191b"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,4],[3,3],[3,3]],"numbers":[{"same":"02e7b7c"},{"same":"e6fe8f2"},{"same":"74cab76"}]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0],"first":{"kind":"array","shapes":[[3,2]],"numbers":[{"same":"80eb176"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"array","shapes":[[5,6]],"numbers":{"same":"32b8b8a"}}},"equal_sizes":{"calls":[0,1],"first":{"kind":"array","shapes":[[5,3]],"numbers":[{"same":"ab93e61"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"array","shapes":[[3,4]],"numbers":{"same":"ec58a6c"}}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,2]],"numbers":[{"same":"bf2352f"},{"same":"80eb176"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,6]],"numbers":[{"same":"78d19cc"},{"same":"fb611f4"}]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,3]],"numbers":[{"same":"f737b54"},{"same":"ab93e61"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,4]],"numbers":[{"same":"e6fe8f2"},{"same":"02e7b7c"}]}}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},[0.401112,0.197776,0.248255,0.197776,0.248255,0.401112,0.401112,0.50349],[0.446031,0.649367,0.649367,0.446031,0.904602,0.904602]]}},"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},[0.0123021,0.0177967,0.000530744,0.0140979,0.407936,0.0104799,0.108293,0.0790568],[-1.03896,-1.21952,5.49941,-1.04164,-1.74664,-0.65158,-0.0822325,-0.540701]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},[9.73879e-05,0.484588,0.0541732,0.61663,0.0314846,0.286216,0.225341,0.0251804],[-2.74009,3.41394,1.00326,2.31961,-0.837811,-0.341583,0.864936,-0.78414]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},[0.2227,0.0,0.221836,0.0,0.0,0.7773,0.0,0.778164],[13.3361,-4.44536,11.1356,0.0,40.0,46.6639,31.1093,38.9644]]}}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},["nan",0.0,"nan",0.0,0.0,"nan",0.0,"nan"],{"same":"1103f36"}]}}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"other_sizes":{"same":"db4a4da"},"equal_sizes":{"calls":[0,1],"first":{"same":"e2b139e"}},"large_scores":{"same":"db4a4da"}}},
   {"key":"PS2-scores-spoilt","levels":{"same":"a9110b4"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[[0.0,-0.707107,0.0,-0.707107,0.0,-0.707107,-0.707107,0.0],{"same":"bf2352f"},{"same":"80eb176"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-16.2377,-15.5315,0.0,-16.5057,-6.17655,0.0,-5.16365,-3.15782],{"same":"78d19cc"},{"same":"fb611f4"}]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-8.77307,-1.28484,-1.40279,0.0,-3.25354,0.0,-1.37744,-2.53439],{"same":"f737b54"},{"same":"ab93e61"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[-1.25,-1388.75,0.0,-1425.0,-1424.5,-1.255,-1389.51,0.0],{"same":"e6fe8f2"},{"same":"02e7b7c"}]}}}},
   {"key":"PS2-scores-spoilt","levels":{"same":"a9110b4"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"bf2352f"},{"same":"bf2352f"},{"same":"80eb176"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"78d19cc"},{"same":"78d19cc"},{"same":"fb611f4"}]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"f737b54"},{"same":"f737b54"},{"same":"ab93e61"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"e6fe8f2"},{"same":"e6fe8f2"},{"same":"02e7b7c"}]}}}},
   {"key":"SC-7","levels":{"same":"ab70beb"},"seen":{"document":{"same":"2388fbd"},"equal_sizes":{"same":"3e81c0d"}}},
   {"key":"PS2-global-max","levels":{"same":"b5390a2"},"seen":{"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"b0721c6"},[0.23826,0.0876509,0.674089,"nan","nan",0.046875,0.0,0.953125],[30.1,2.52101,-0.644597,"nan","nan",30.1,13.2156,-1.22969]]}}}},
   {"key":"SM-6","levels":{"same":"a64df98"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},[0.401112,0.197776,0.50349,0.197776,0.50349,0.197776,0.197776,0.50349],[0.701266,0.904602,0.904602,0.701266,0.701266,0.701266]]}},"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},[8.84383e-08,1.74605e-07,0.997764,6.76467e-08,0.00198185,0.997764,0.00472186,0.0405593],[0.172459,0.0928759,1.42986,0.174766,0.0137365,0.324143,0.368149,-0.110225]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},[8.73415e-05,0.13725,0.197013,0.564048,0.0236013,0.801157,0.0875442,0.048446],[-3.11182,1.89273,1.93574,1.26352,-1.06606,-2.68108,0.560602,-1.39294]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},[0.2227,0.0,0.778164,0.0,0.0,0.221589,0.0,0.778164],[30.0259,-10.0086,25.0994,0.0,40.0,29.9926,19.9951,25.0717]]}}}},
   {"key":"SM-7","levels":{"same":"7929e87"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},[0.5,0.0,0.5,0.0,0.5,0.25,0.25,0.5],[0.5,1.0,1.0,0.5,0.75,0.75]]}},"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},[-1.94544,-1.72983,5.53582,-1.51026,0.991428,1.86847,-0.406825,-2.23362],[1.30031,2.55965,-18.9814,0.95743,1.25056,3.14992,-11.5061,-7.4577]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},[7.91366,-1.56041,-1.17029,3.21143,-0.970612,-1.07043,-0.467827,2.56609],[30.5034,-30.9091,13.5694,17.0489,-6.65984,6.80264,-5.08059,31.0941]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},[0.613172,-0.227101,0.613929,-1.24792,-1.24626,0.612814,-0.226386,0.613572],[41.355,-21.355,28.4679,-49.8835,164.709,41.3193,24.5277,28.4571]]}}}},
   {"key":"SM-11","levels":{"same":"f112d0d"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},[0.382768,0.234464,0.382768,0.234464,0.382768,0.27529,0.27529,0.449419],[0.617232,0.765536,0.765536,0.617232,0.72471,0.72471]]}},"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},[1.26756e-05,2.06805e-05,0.691129,1.05755e-05,0.0136046,0.904743,0.0244414,0.0981616],[0.132343,0.0542623,1.32388,0.14336,-0.0250709,0.297786,0.336124,-0.317902]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},[0.00107031,0.192173,0.113779,0.639056,0.0670078,0.400855,0.18539,0.0831399],[-1.81875,1.69185,1.21374,1.72578,-0.928085,-0.745168,0.821644,-1.0777]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},[0.295997,0.0,0.704003,0.0,0.0,0.295275,0.0,0.704725],[30.0,-10.0,25.0704,0.0,40.0,30.0,20.0,25.0705]]}}}},
   {"key":"SM-11","levels":{"same":"f112d0d"},"seen":{"document":{"same":"08ba721"},"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},[0.0,0.0,1.0,0.0,0.0,1.0,0.0,0.0],[0.18,0.1,1.09,0.18,0.02,0.32,0.36,0.02]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},[0.0,0.0,0.0,1.0,0.0,1.0,0.0,0.0],[-3.96,2.92,5.11,2.02,-2.29,-3.9,2.02,-2.29]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},{"same":"374bba5"},[30.0,-10.0,25.1,0.0,40.0,30.0,20.0,25.1]]}}}},
   {"key":"PS2-flat","levels":{"same":"198d3a5"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},[0.110935,0.0546988,0.110935,0.0546988,0.110935,0.110935,0.110935,0.22499],[0.165634,0.221871,0.221871,0.165634,0.335925,0.335925]]}},"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},[3.48125e-08,7.05407e-08,0.000528995,3.98942e-08,0.00122123,0.0104454,3.18438e-05,0.000236671],[0.0676825,0.036385,0.000771171,0.102824,0.00790568,0.00339339,0.00205622,-0.000654463]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},[3.37114e-05,0.0602387,0.00945369,0.21345,0.00824711,0.0499471,0.020976,0.00659576],[-0.921533,0.738158,0.179628,0.522744,-0.399575,-0.120779,0.151741,-0.206241]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},[5.17556e-17,0.0,1.80645e-16,0.0,0.0,1.80645e-16,0.0,6.33672e-16],[6.97201e-15,-2.324e-15,5.82807e-15,0.0,40.0,2.44295e-14,1.62863e-14,2.04213e-14]]}}}},
   {"key":"SC-5","levels":{"same":"f57f2d6"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"097bf74"},[0.298624,0.109858,0.298624,0.109858,0.298624,0.149865,0.149865,0.407376],[0.408482,0.597249,0.597249,0.408482,0.557241,0.557241]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"276cd07"},[3.52456e-13,1.19766e-12,0.553766,2.21572e-13,1.30408e-05,0.576369,7.50512e-05,0.00242205],[0.103856,0.0576733,0.644139,0.103889,0.0115069,0.184673,0.207481,0.00402593]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"b4f8b0e"},[1.08866e-07,0.0467403,0.0229315,0.55606,0.00198491,0.400297,0.0442388,0.00596376],[-1.88271,1.32902,1.42219,1.1806,-1.22759,-1.25018,0.94455,-1.18257]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"eefbf4d"},[0.0379291,0.0,0.462071,0.0,0.0,0.0375801,0.0,0.46242],[15.0,-5.0,12.5462,0.0,20.0,15.0,10.0,12.5462]]}}}},
   {"key":"PS2-raw-scores","levels":[{"fr":"Les scores rendus sont-ils ceux que la softmax a reçus ?","en":"Are the scores that you return those that the softmax received?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"097bf74"},{"same":"bf2352f"},{"same":"80eb176"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"276cd07"},{"same":"78d19cc"},{"same":"fb611f4"}]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"b4f8b0e"},{"same":"f737b54"},{"same":"ab93e61"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"eefbf4d"},{"same":"e6fe8f2"},{"same":"02e7b7c"}]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[10.5725,8.37441,4.57879,13.7646,1.65497,11.5054,0.873011,2.81672],[0.0392919,0.004362,0.632371,0.00691598,3.80831e-08,0.946964,0.065441,0.457079],[0.10338,0.00485072,2.15775,0.166545,0.00160252,0.232199,-0.215826,-2.22447]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[10.9328,2.28862,1.28963,-5.24211,0.264542,-3.03952,-0.125862,1.18905],[0.999818,0.000176123,0.544599,0.000129372,0.0318675,0.000697708,0.104076,0.387625],[2.02033,-2.28891,-1.74888,-3.40054,-1.03858,2.00337,-0.428908,2.10109]]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[1819.51,-1528.14,331.14,-1528.14,-277.215,331.14,-277.215,65.055],{"same":"3151aad"},{"same":"76f9f72"}]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"same":"2388fbd"},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,4]],"numbers":[[1.665,1.395,0.32,0.435,0.34,0.375,0.64,1.19],[0.416108,0.317648,0.200598,0.121261,0.110272,0.134536,0.234796,0.40696],[-0.23924,0.848994,0.137147,-0.732384,0.27079,-1.0058,-0.938722,-0.0228353]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[3.03686,-0.594671,-1.11429,-1.05655,1.28172,-1.95722,-1.45492,2.40755],[0.846619,0.0224147,0.0388831,0.0313136,0.324511,0.0048374,0.0145827,0.693887],[-1.04703,0.856377,-0.204481,0.845438,-1.20979,1.22138,1.30252,-0.807397]]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[2272.51,-1075.13,784.145,-1075.13,175.79,784.145,175.79,518.06],{"same":"3151aad"},{"same":"76f9f72"}]}}}},
   {"key":"PS2-transposed","levels":{"same":"1705501"},"seen":{"other_sizes":{"same":"bbd82e5"},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-1.08351,5.25625,-4.02915,4.60171,-6.46315,19.8849,-4.61788,4.30397],[0.00172218,0.975898,0.0001745,0.00164927,2.58157e-08,0.999772,2.45383e-06,0.0183889],{"same":"d7218da"}]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[1.465,0.465,2.505,0.465,-0.9,2.505,-0.9,5.65],{"same":"8100d55"},[30.1,2.52101,-0.644597,-33.1349,0.59315,30.1,12.8525,-1.2335]]}}}},
   {"key":"PS2-causal","levels":{"same":"aeddc9f"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[[0.707107,"-inf","-inf",0.0,"-inf",0.707107,0.707107,1.41421],[1.0,0.0,0.0,0.330238,0.0,0.248255,0.248255,0.50349],[0.0,1.0,0.669762,0.330238,0.751745,0.751745]]}},"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-6.37193,"-inf","-inf",-6.23567,"-inf",6.23977,0.446696,2.45253],[1.0,0.0,0.0,6.78575e-08,0.0,0.994529,0.00545719,0.0405593],[-1.71,-2.23,1.49065,0.179904,0.019762,0.316353,0.352383,-0.112158]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-6.2549,"-inf","-inf",2.49843,"-inf",1.04599,0.178401,-0.978551],[1.0,0.0,0.0,0.911945,0.0,0.567329,0.154069,0.048446],[2.02,-2.29,4.58099,1.97101,-2.20677,-0.646002,1.11454,-1.51485]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[[1012.5,"-inf","-inf",-375.0,"-inf",1013.75,-374.5,1015.0],[1.0,0.0,0.0,0.0,0.0,0.221836,0.0,0.778164],[30.0,-10.0,25.0,0.0,40.0,30.0,20.0,25.0778]]}}}},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"b0721c6"},[0.238263,0.0876522,0.674084,0.138604,0.0353971,0.041232,0.00136919,0.957399],[30.1,2.521,-0.644587,-33.1345,0.593157,30.1,12.8525,-1.2335]]}}}},
   {"key":"PS2-not-numpy","levels":[{"fr":"L'exercice se fait en NumPy seul : de quel type est ton résultat ?","en":"The exercise is in NumPy alone: of what type is your result?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"9f0f479"},{"same":"bf2352f"},{"same":"80eb176"}]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[{"same":"2b01bbb"},{"same":"78d19cc"},{"same":"fb611f4"}]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[{"same":"c42191b"},{"same":"f737b54"},{"same":"ab93e61"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},{"same":"e6fe8f2"},{"same":"02e7b7c"}]}},"numpy_only":{"calls":[0],"first":"torch ran"}}},
   {"key":"PS2-rounded","levels":{"same":"3103684"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,2]],"numbers":[{"same":"ce35f2f"},{"same":"fccac41"},[0.5989,0.8022,0.8022,0.5989,0.7517,0.7517]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,6]],"numbers":[[-6.3719,-5.6657,3.2568,-6.2357,4.0935,6.2398,0.4467,2.4525],[0.0,0.0,0.8254,0.0,0.0021,0.9712,0.0055,0.0406],[0.1719,0.0924,1.2032,0.1745,0.0134,0.3155,0.3524,-0.1122]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,5],[5,5],[5,3]],"numbers":[[-6.2549,1.2333,-0.6186,2.4984,-0.7551,1.046,0.1784,-0.9786],[0.0001,0.1561,0.0854,0.8012,0.031,0.496,0.1541,0.0484],[-2.3876,1.9125,1.6218,1.962,-1.4998,-1.1995,1.1145,-1.5148]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3],[3,4]],"numbers":[{"same":"74cab76"},[0.2227,0.0,0.7773,0.0,0.0,0.2218,0.0,0.7782],{"same":"02e7b7c"}]}}}},
   {"same":"679258e"},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"calls":[0],"first":{"same":"88f661b"}},"other_sizes":{"same":"6362987"},"equal_sizes":{"same":"6362987"},"large_scores":{"same":"6362987"}}}
  ]
 },
 "project_qkv": {
  "id": "2.1",
  "assignment": "ps2_self_attention",
  "name": "project_qkv",
  "names": ["project_qkv"],
  "title": {"fr":"Requêtes, clés et valeurs","en":"Queries, keys and values"},
  "points": 2.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x","W_query","W_key","W_value"],
  "returns": ["queries","keys","values"],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, poids apprenables).","en":"The document's values are found again (000, trainable weights)."},"tolerance":1e-05,"calls":[{"args":[{"tensor":[[0.55,0.87,0.66]],"dtype":"float32"},{"same":"4789273"},{"same":"9aac4a9"},{"same":"1f139c4"}],"expected":{"tuple":[{"tensor":[[0.4306369252,1.455058185]],"dtype":"float64"},{"tensor":[[0.4433156437,1.141862567]],"dtype":"float64"},{"tensor":[[0.3951329227,1.003745885]],"dtype":"float64"}]}},{"args":[{"same":"0c4ca6d"},{"same":"4789273"},{"same":"9aac4a9"},{"same":"1f139c4"}],"expected":{"tuple":[{"tensor":[[0.2309142377,1.096609835],[0.4306369252,1.455058185],[0.4300462966,1.434287824],[0.2355245531,0.7989588849],[0.2983211152,0.6565443424],[0.2568270307,1.05326064]],"dtype":"float64"},{"tensor":[[0.3669137942,0.7645579302],[0.4433156437,1.141862567],[0.4360610218,1.115641064],[0.2408341113,0.6706297002],[0.1827060052,0.3292312142],[0.3274638207,0.9641900351]],"dtype":"float64"},{"tensor":[[0.1855107696,0.8811973116],[0.3951329227,1.003745885],[0.3879460233,0.9830959081],[0.2392862484,0.5493101535],[0.1491990136,0.3345859574],[0.3221239142,0.7862914889]],"dtype":"float64"}]}}],"note":{"same":"5180d27"}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"5 jetons de taille 4 projetés en taille 3, ou un seul jeton.","en":"5 tokens of size 4 projected to size 3, or a single token."},"tolerance":1e-06,"calls":[{"args":{"same":"72dff7d"},"expected":{"tuple":[{"tensor":[[0.58,-1.86,-3.81],[0.19,-0.73,-1.23],[1.73,-1.77,-5.13],[1.1,-0.88,-3.21],[-1.29,-1.75,-0.39]],"dtype":"float64"},{"tensor":[[1.19,3.99,1.13],[-0.81,0.36,-0.92],[-4.68,-1.06,-4.68],[1.47,3.01,1.33],[-2.45,-0.14,-2.16]],"dtype":"float64"},{"tensor":[[-1.68,0.7,-2.58],[-0.81,8.326672685e-17,-1.64],[-1.65,1.85,-1.89],[-1.74,0.1,-1.28],[0.97,1.72,-1.86]],"dtype":"float64"}]}},{"args":[{"same":"8d481e7"},{"same":"2e566de"},{"same":"f82dbc0"},{"same":"42bb82d"}],"expected":{"tuple":[{"tensor":[[0.58,-1.86,-3.81]],"dtype":"float64"},{"tensor":[[1.19,3.99,1.13]],"dtype":"float64"},{"same":"a14d49f"}]}}]},
   {"name":"square","kind":"values","fact":{"fr":"Des matrices carrées, où une transposition de trop ne lève aucune erreur ; les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"Square matrices, where one transpose too many raises no error; a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":[{"same":"2de3696"},{"same":"f3335d8"},{"same":"0847c9c"},{"same":"db820c7"}],"expected":{"tuple":[{"tensor":[[2.8,2.31,2.4],[-0.52,0.25,-0.75],[-1.81,0.04,-1.71],[1.39,-1.6,1.57],[-0.35,-1.39,0.07]],"dtype":"float64"},{"tensor":[[-0.29,-1.98,-2.27],[-0.57,-0.04,0.77],[-0.93,0.14,2.12],[1.91,1.02,-2.32],[0.98,0.96,-0.25]],"dtype":"float64"},{"tensor":[[2.02,5.11,-2.29],[3.61,3.21,-1.42],[-4.1,-3.9,-1.15],[3.9,1.82,3.85],[-3.96,-5.05,2.92]],"dtype":"float64"}]}},{"args":[],"kwargs":{"x":{"same":"ead7409"},"W_query":{"same":"f3335d8"},"W_key":{"same":"0847c9c"},"W_value":{"same":"db820c7"}},"expected":{"tuple":[{"tensor":[[-1.55,-0.27,-1.37],[1.2,-1.49,1.37],[-0.99,-0.86,-0.67]],"dtype":"float64"},{"tensor":[[-0.54,0.32,1.67],[1.73,0.96,-2.05],[0.23,0.66,0.74]],"dtype":"float64"},{"tensor":[[-4.36,-4.41,-0.28],[3.49,1.55,3.52],[-4.52,-5.08,1.39]],"dtype":"float64"}]}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient atteint les jetons et les trois matrices.","en":"The gradient reaches the tokens and the three matrices."},"tolerance":1e-06,"calls":[{"args":{"same":"72dff7d"},"upstream":{"tuple":[{"same":"a0fc6ae"},{"tensor":[[0.2,-0.6,2.0],[-0.2,1.0,1.5],[1.3,0.4,-1.2],[0.6,1.7,-2.0],[1.8,0.8,-0.9]],"dtype":"float64"},{"tensor":[[0.5,-1.7,-0.5],[0.0,-0.2,-1.1],[1.4,-0.9,0.2],[0.6,0.3,-0.7],[1.7,-0.7,0.3]],"dtype":"float64"}]},"expected":[{"tensor":[[2.96,-2.32,3.78,5.27],[-4.0,-2.93,-3.96,7.26],[-0.03,-0.84,-0.32,0.71],[-4.4,1.08,-4.16,2.43],[2.98,-2.91,2.15,1.76]],"dtype":"float64"},{"tensor":[[-1.99,2.61,1.18],[0.87,-2.31,0.17],[-1.15,-1.13,1.88],[-1.49,2.05,-3.12]],"dtype":"float64"},{"tensor":[[-3.09,-1.7,-0.6],[1.15,0.52,-2.24],[-2.53,-1.21,1.46],[-0.19,0.9,0.66]],"dtype":"float64"},{"tensor":[[-3.33,2.4,0.46],[1.22,-0.39,0.38],[-2.91,2.75,0.74],[0.27,-1.3,-1.74]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"88b7307"},{"args":[{"same":"e663823"},{"same":"96acde8"},{"same":"baa4e6d"},{"tensor":{"same":"994db9b"},"dtype":"float32"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"ee464f3"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"ee464f3"}}
  ],
  "mistakes": [
   {"key":"PS2-transposed","levels":{"same":"1705501"},"seen":{"document":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (1x3 and 2x3)"]}},"other_sizes":{"same":"eb230ca"},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[[0.46,-0.34,0.71,-1.71,-1.87,-4.5,0.77,1.53],[-2.63,-2.43,1.01,3.49,3.98,3.87,3.06,2.97],[7.06,-3.83,-0.68,-4.26,-1.61,0.25,-6.36,3.12]]}},"gradient":{"same":"5362394"}}},
   {"key":"PS2-transposed","levels":{"same":"1705501"},"seen":{"document":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x2 and 1x3)"]}},"other_sizes":{"calls":[0,1],"first":{"same":"b1dbe5a"}},"square":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x3 and 5x3)"]}},"gradient":{"calls":[0],"first":{"same":"b1dbe5a"}}}},
   {"key":"PS2-transposed","levels":{"same":"1705501"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,1],[2,1],[2,1]],"numbers":[[0.430637,1.45506],[0.443316,1.14186],[0.395133,1.00375]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,5],[3,5],[3,5]],"numbers":[[0.58,1.73,-1.29,-0.73,-0.88,-3.81,-5.13,-0.39],[1.19,-4.68,-2.45,0.36,3.01,1.13,-4.68,-2.16],[-1.68,-1.65,0.97,8.32667e-17,0.1,-2.58,-1.89,-1.86]]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,5],[3,5],[3,5]],"numbers":[[2.8,-1.81,-0.35,0.25,-1.6,2.4,-1.71,0.07],[-0.29,-0.93,0.98,-0.04,1.02,-2.27,2.12,-0.25],[2.02,-4.1,-3.96,3.21,1.82,-2.29,-1.15,2.92]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-10","levels":[{"fr":"Une projection mélange les composantes d'un jeton. La tienne le fait-elle ?","en":"A projection mixes the components of a token. Does yours?"}],"seen":{"document":{"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 1"]}},"other_sizes":{"same":"cb5c49e"},"square":{"calls":[0,1],"first":{"raised":["RuntimeError","The size of tensor a (5) must match the size of tensor b (3) at non-singleton dimension 0"]}},"gradient":{"calls":[0],"first":{"same":"ebbb524"}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[0.430637,1.45506],[0.430637,1.45506],[0.430637,1.45506]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"1df4290"},{"same":"1df4290"},{"same":"1df4290"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"e011216"},{"same":"e011216"},{"same":"e011216"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.84,-0.07,0.73,-3.63,5.94,-2.14,-0.44,5.83]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[0.430637,1.45506],[0.395133,1.00375],[0.395133,1.00375]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"1df4290"},{"same":"65b9b58"},{"same":"65b9b58"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"e011216"},{"same":"9afa3c6"},{"same":"9afa3c6"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[3.72,1.55,1.77,-1.63,-2.29,-5.93,1.02,-4.96]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[0.430637,1.45506],[0.443316,1.14186],[0.443316,1.14186]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"1df4290"},{"same":"81194ba"},{"same":"81194ba"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"e011216"},{"same":"aec01f7"},{"same":"aec01f7"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[3.22,0.77,-0.19,0.83,3.53,-3.24,4.08,6.5]]}}}},
   {"key":"SC-8","levels":{"same":"df9b91b"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[0.430637,1.45506],[0.395133,1.00375],[0.443316,1.14186]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"1df4290"},{"same":"65b9b58"},{"same":"81194ba"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"e011216"},{"same":"9afa3c6"},{"same":"aec01f7"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[3.98,-2.95,4.51,-0.77,0.53,-5.01,2.12,-0.22]]}}}},
   {"key":"SC-8","levels":{"same":"df9b91b"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[0.443316,1.14186],[0.430637,1.45506],[0.395133,1.00375]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"81194ba"},{"same":"1df4290"},{"same":"65b9b58"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"aec01f7"},{"same":"e011216"},{"same":"9afa3c6"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.4,-2.51,3.38,1.78,0.66,-2.27,4.63,4.11]]}}}},
   {"key":"SC-8","levels":{"same":"df9b91b"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[0.395133,1.00375],[0.443316,1.14186],[0.430637,1.45506]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"65b9b58"},{"same":"81194ba"},{"same":"1df4290"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"9afa3c6"},{"same":"aec01f7"},{"same":"e011216"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-3.04,4.55,-2.34,0.34,2.29,-3.82,2.75,1.54]]}}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[6,2],[6,2],[6,2]],"numbers":[[0.230914,0.430637,1.45506,1.43429,0.235525,0.298321,0.656544,1.05326],[0.366914,0.443316,1.14186,1.11564,0.240834,0.182706,0.329231,0.96419],{"same":"2d5ac4f"}]}},"other_sizes":{"same":"322e09b"},"square":{"same":"ee5146f"},"gradient":{"same":"2ae4d52"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"other_sizes":{"same":"bfc0353"},"square":{"same":"451e9a1"},"gradient":{"same":"11db88e"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PS2-one-token","levels":{"same":"0f0bf5b"},"seen":{"document":{"same":"a14e6ad"},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3],[3],[3]],"numbers":[[0.19,-0.73,-1.23],[-0.81,0.36,-0.92],[-0.81,8.32667e-17,-1.64]]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3],[3],[3]],"numbers":[[-0.52,0.25,-0.75],[-0.57,-0.04,0.77],[3.61,3.21,-1.42]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS2-one-token","levels":{"same":"0f0bf5b"},"seen":{"document":{"same":"a14e6ad"},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3],[5,3],[5,3]],"numbers":[[0.19,-0.73,-1.23],{"same":"81194ba"},{"same":"65b9b58"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3],[5,3],[5,3]],"numbers":[[-0.52,0.25,-0.75],{"same":"aec01f7"},{"same":"9afa3c6"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS2-one-token","levels":{"same":"0f0bf5b"},"seen":{"document":{"calls":[0],"first":{"same":"5a00596"}},"other_sizes":{"same":"12c7c1c"},"square":{"same":"12c7c1c"},"gradient":{"calls":[0],"first":{"same":"5025143"}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,2]],"numbers":[[0.430637,1.45506]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[{"same":"1df4290"}]}},"square":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[{"same":"e011216"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.430637,1.45506,0.443316,1.14186,0.395133,1.00375]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,9]],"numbers":[[0.58,-1.68,0.36,-1.77,1.85,3.01,-0.39,-1.86]]}},"square":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,9]],"numbers":[[2.8,2.02,-0.04,0.04,-3.9,1.02,0.07,2.92]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,3],[1,3],[1,3]],"numbers":[[0.55,0.87,0.66],[0.55,0.87,0.66],[0.55,0.87,0.66]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,4],[5,4],[5,4]],"numbers":[{"same":"379fce5"},{"same":"379fce5"},{"same":"379fce5"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"f9973c1"},{"same":"f9973c1"},{"same":"f9973c1"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS2-scaled-early","levels":{"same":"eb2f93d"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[0.304506,1.02888],[0.443316,1.14186],[0.395133,1.00375]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"0b15c2b"},{"same":"81194ba"},{"same":"65b9b58"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"4bd160c"},{"same":"aec01f7"},{"same":"9afa3c6"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[3.19668,4.48387,-3.52594,0.637787,0.2155,-3.85147,2.83207,1.37962]]}}}},
   {"key":"PS2-scaled-early","levels":{"same":"eb2f93d"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[0.304506,1.02888],[0.313472,0.807419],[0.279401,0.709756]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"0b15c2b"},[0.687047,0.652406,0.207846,-2.702,-2.702,1.73782,-1.41451,-1.24708],[-0.969948,-1.48956,4.80741e-17,-0.952628,-1.09119,0.057735,0.56003,-1.07387]]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[{"same":"4bd160c"},[-0.167432,-1.31059,-0.023094,-0.536936,1.22398,0.588897,0.565803,-0.144338],[1.16625,-1.32213,1.85329,-2.36714,-0.663953,1.05078,-2.28631,1.68586]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[1.70896,3.04264,-1.69164,-0.0173205,0.409919,-2.40178,1.7205,1.01614]]}}}},
   {"key":"PS2-redrawn","levels":{"same":"146024d"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[-0.3021,-0.0289059],[-0.870929,0.100813],[-0.714175,-0.196077]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[[0.583249,0.437308,0.28351,0.450695,0.809001,-0.247674,0.176106,0.226122],[0.32697,0.293437,0.388458,0.0822887,-0.253275,0.169727,0.778518,-0.86209],[0.699736,-0.74548,-0.244656,0.676462,-0.268026,-0.0232652,0.0241701,-0.4025]]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[[-0.0335228,0.959499,-0.0142092,0.342385,0.460213,0.158961,-0.155534,-0.788748],[0.290808,1.25784,0.404595,-0.167737,-0.622663,-0.991191,0.10101,-0.84767],[0.183635,-0.273933,0.276816,-0.812817,0.243874,1.3014,-0.409825,-0.0908646]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.0812072,-0.276517,-0.334506,-1.35813,0.297241,-0.923136,-2.32829,0.588104]]}},"device":{"calls":[0],"first":"cpu"}}},
   {"same":"9a81717"},
   {"same":"ae955e8"},
   {"same":"0e76a16"},
   {"same":"73312d3"},
   {"same":"eaeb50d"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,2],[1,2]],"numbers":[[-0.000446631,0.0187204],[0.00243173,0.0907467],[0.0411061,0.0152094]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[[1.03,-3.864,-0.28,2.18,-5.184,-0.43,-0.84,-0.444],[1.622,1.454,0.252,-4.248,-4.356,2.902,-2.018,-1.836],[-2.094,-2.238,-0.522,-2.064,-1.548,-0.422,0.556,-1.518]]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[5,3],[5,3],[5,3]],"numbers":[[2.65,2.22,0.39,-1.96,-1.89,-1.46,-0.5,-0.11],[-0.48,-2.03,-0.12,-1.12,2.36,0.94,0.79,-0.01],[1.97,-2.69,3.29,-4.15,-1.55,1.9,-4.01,2.52]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[4,3]],"numbers":[[-1.684,0.586,1.176,-0.424,-0.844,1.286,-1.184,-3.714]]}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2],[1,2],[1,2]],"numbers":[[0.4306,1.4551],[0.443316,1.14186],[0.395133,1.00375]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2],[5,3],[5,3]],"numbers":[[0.4306,1.4551],{"same":"81194ba"},{"same":"65b9b58"}]}},"square":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2],[5,3],[5,3]],"numbers":[[0.4306,1.4551],{"same":"aec01f7"},{"same":"9afa3c6"}]}},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "score_spread": {
  "id": "2.7",
  "assignment": "ps2_self_attention",
  "name": "score_spread",
  "names": ["score_spread"],
  "title": {"fr":"L'étalement des scores","en":"The spread of the scores"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["d_k","num_samples","seed"],
  "returns": ["raw_std","scaled_std"],
  "number": false,
  "checks": [
   {"name":"spread","kind":"values","fact":{"fr":"Pour d_k = 1, 16, 64 et 256, les deux écarts-types sont √d_k et 1, à peu près.","en":"For d_k = 1, 16, 64 and 256 the two standard deviations are √d_k and 1, roughly."},"tolerance":0.05,"calls":[{"args":[64],"expected":{"tuple":[8.0,1.0]}},{"args":[16,10000,3],"expected":{"tuple":[4.0,1.0]}},{"args":[256],"expected":{"tuple":[16.0,1.0]}},{"args":[],"kwargs":{"d_k":1,"num_samples":40000,"seed":5},"expected":{"tuple":[1.0,1.0]}}]},
   {"name":"sampled","kind":"sampled","fact":{"fr":"Le résultat est mesuré : il suit la graine, et 4 tirages le laissent très incertain.","en":"The result is measured: it follows the seed, and 4 draws leave it very uncertain."},"tolerance":1e-06,"calls":[{"args":[16,10000],"seeds":[0,1],"spread":0.0},{"args":[16,4],"seeds":[0,1,2,3,4,5,6,7],"spread":0.08}]}
  ],
  "mistakes": [
   {"key":"NW-12","levels":{"same":"21b9ef1"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[1.75802],[0.219752]]}}}},
   {"key":"NW-12","levels":{"same":"21b9ef1"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[0.666487],[0.0833109]]}}}},
   {"key":"PS2-variance","levels":[{"fr":"Pour d_k = 25, l'écart-type attendu est 5. Que trouves-tu ?","en":"For d_k = 25 the standard deviation expected is 5. What do you find?"}],"seen":{"spread":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[64.0314],[1.00049]]}}}},
   {"same":"1c42b3e"},
   {"same":"1c42b3e"},
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"spread":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[8.00196],[8.00196]]}}}},
   {"key":"PS2-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"spread":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[8.00196],[64.0157]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[8.00196],[0.0800196]]}}}},
   {"same":"71e65d8"},
   {"key":"PS2-same-vector","levels":{"same":"4ace444"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[8.45729],[1.05716]]}}}},
   {"same":"71e65d8"},
   {"key":"PS2-formula","levels":{"same":"c78d5ea"},"seen":{"sampled":{"calls":[0,1],"first":"raw_std not measured"}}},
   {"key":"PS2-formula","levels":{"same":"c78d5ea"},"seen":{"sampled":{"calls":[0,1],"first":"same scaled_std for all seeds"}}},
   {"key":"PS2-seed","levels":{"same":"2cfb395"},"seen":{"sampled":{"calls":[0,1],"first":"same raw_std for all seeds"}}},
   {"key":"PS2-seed","levels":{"same":"2cfb395"},"seen":{"sampled":{"same":"d6ab277"}}},
   {"key":"PS2-samples","levels":{"same":"a4ade80"},"seen":{"sampled":{"calls":[1],"first":"too steady raw_std"}}},
   {"key":"PS2-samples","levels":{"same":"a4ade80"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[80.1237],[10.0155]]}}}},
   {"key":"PS2-not-dot","levels":{"same":"4ca716d"},"seen":{"spread":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[0.999947],[0.124993]]}}}},
   {"key":"PS2-not-dot","levels":{"same":"4ca716d"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[89.6455],[11.2057]]}}}},
   {"key":"PS2-not-dot","levels":{"same":"4ca716d"},"seen":{"spread":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[0.125031],[0.0156288]]}}}},
   {"key":"PS2-not-std","levels":{"same":"0655007"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[-0.0350616],[-0.0043827]]}}}},
   {"key":"PS2-not-std","levels":{"same":"0655007"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[6.35412],[0.794265]]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"spread":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[],[]],"numbers":[[1.00025],[8.00196]]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"number","shapes":[[]],"numbers":[[8.00196]]}},"sampled":{"same":"d6ab277"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"spread":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[10000],[10000]],"numbers":[[],[]]}},"sampled":{"same":"d6ab277"}}}
  ]
 },
 "attention_weights": {
  "id": "2.2",
  "assignment": "ps2_self_attention",
  "name": "attention_weights",
  "names": ["attention_weights"],
  "title": {"fr":"Poids d'attention","en":"Attention weights"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["queries","keys"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, étape 2, requête « journey »).","en":"The document's values are found again (000, step 2, query \"journey\")."},"tolerance":1e-05,"calls":[{"args":[{"same":"46f3bb5"},{"same":"36475fc"}],"expected":{"same":"fc210a5"}},{"args":[{"same":"6944d92"},{"same":"36475fc"}],"expected":{"same":"c3a89b1"}}],"note":{"same":"5180d27"}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 requêtes et 5 clés de taille 3, ou une seule clé.","en":"2 queries and 5 keys of size 3, or a single key."},"tolerance":1e-06,"calls":[{"args":{"same":"76f041f"},"expected":{"same":"0861df7"}},{"args":[{"same":"6f3e2b4"},{"same":"28bc5b4"}],"expected":{"same":"d468045"}},{"args":[],"kwargs":{"queries":{"same":"f3335d8"},"keys":{"same":"0847c9c"}},"expected":{"tensor":[[0.1413268324,0.75399893,0.1046742376],[0.3718306478,0.04145081236,0.5867185398],[0.1136894311,0.8095360916,0.07677447736]],"dtype":"float64"}}]},
   {"name":"batch","kind":"values","fact":{"same":"f5fa11c"},"tolerance":1e-06,"calls":[{"args":{"same":"3efac35"},"expected":{"same":"79d3586"}},{"args":[{"same":"4203c24"},{"same":"559637f"}],"expected":{"same":"2445ff9"}},{"args":[{"same":"595006c"},{"same":"2afc408"}],"expected":{"same":"a46da76"}}]},
   {"name":"large_scores","kind":"values","fact":{"same":"91d90c4"},"tolerance":1e-06,"calls":[{"args":[{"same":"2ed6e11"},{"same":"646c795"}],"expected":{"same":"ca7fe89"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient atteint les requêtes et les clés.","en":"The gradient reaches the queries and the keys."},"tolerance":1e-06,"calls":[{"args":{"same":"76f041f"},"upstream":{"tuple":[{"same":"ad9b551"}]},"expected":[{"tensor":[[0.3225113524,0.06239618421,0.3707591442],[-0.1034402653,-0.2928218571,-0.1516259294]],"dtype":"float64"},{"tensor":[[-0.04004471989,0.0338113002,0.1288942302],[0.2850455185,-0.3600903164,-0.1263652861],[-0.08929225122,0.09710591584,0.1435612714],[-0.1302665839,0.1717782874,0.009943116065],[-0.02544196355,0.05739481288,-0.1560333315]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"a1bb6c2"},{"args":[{"same":"cbea5e4"},{"same":"9f1c509"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"f773853"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"f773853"}}
  ],
  "mistakes": [
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"document":{"same":"7887b12"},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"2f4bd01"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"033a076"}]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"aa41cac"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.480372,0.244561,0.573307,-0.279785,-0.42468,-0.360884]]}}}},
   {"key":"SC-2","levels":{"same":"0301d0f"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[{"same":"a8d8047"}]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"361bdd7"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"a7d2ae2"}]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"97257d0"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.190651,0.00530142,0.215009,-0.0240047,-0.178549,-0.0498181]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"c04d2ac"},"other_sizes":{"same":"d6ae406"},"batch":{"same":"b52619d"},"large_scores":{"same":"dfde7a3"},"gradient":{"same":"cf2de88"}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"7887b12"},"other_sizes":{"calls":[0],"first":{"same":"86c80d4"}},"batch":{"same":"e37e296"},"large_scores":{"same":"dfde7a3"},"gradient":{"same":"0d7d649"}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,2],"first":{"same":"86c80d4"}},"batch":{"calls":[0,1,2],"first":{"same":"33ef35c"}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"870ea09"}]}},"gradient":{"same":"0d7d649"}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"same":"b52619d"}}},
   {"key":"PS2-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[{"same":"09ca1d0"}]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"b0f267d"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"aecdc95"}]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"c415016"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.608224,0.559223,0.761819,-0.387336,-0.410469,-0.474007]]}}}},
   {"key":"SC-5","levels":{"same":"f57f2d6"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[{"same":"03a566f"}]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"c28c3a8"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"6cd0552"}]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"b5e0bb0"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.277343,0.141197,0.330999,-0.161534,-0.245189,-0.208357]]}}}},
   {"key":"SC-6","levels":{"same":"16ff740"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,1]],"numbers":[[1.0,1.0,1.0,1.0,1.0,1.0]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,2]],"numbers":[[0.481245,0.518755,0.169706,0.443945,0.556055,0.794293,0.366216,0.633784]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,5,2]],"numbers":{"same":"07b5e03"}}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"b44748d"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"same":"be5d7f6"},
   {"same":"be5d7f6"},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"same":"6192260"},"other_sizes":{"same":"1259880"},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"2ecc8d7"}]}},"large_scores":{"same":"f01fb96"},"gradient":{"same":"a471783"}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"same":"e5e2d55"}}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.337398,0.261179,0.738821,0.734013,0.350541,0.429693,0.570307,0.709369]]}},"other_sizes":{"same":"1df1e1a"},"batch":{"same":"bbd2e09"},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[7.1751e-66,0.0,1.0,7.12458e-218,7.12458e-218,0.0,1.3839e-87,0.0]]}},"gradient":{"same":"168bb35"}}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"document":{"same":"16c2232"},"other_sizes":{"same":"1df1e1a"},"batch":{"same":"bbd2e09"},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[1.0,5.1482e-131,0.0]]}},"gradient":{"same":"168bb35"}}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"document":{"calls":[0,1],"first":{"same":"9035b27"}},"other_sizes":{"calls":[0,1,2],"first":{"same":"9035b27"}},"batch":{"calls":[0,1,2],"first":{"raised":["RuntimeError","1D tensors expected, but got 3D and 3D tensors"]}},"large_scores":{"same":"96adb54"},"gradient":{"same":"96adb54"}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"batch":{"same":"7b69cc1"}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"batch":{"same":"1d665ac"}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"document":{"calls":[0,1],"first":{"same":"96f02b7"}},"other_sizes":{"calls":[0,1,2],"first":{"same":"96f02b7"}},"batch":{"calls":[1],"first":{"raised":["RuntimeError","The size of tensor a (3) must match the size of tensor b (6) at non-singleton dimension 1"]}},"large_scores":{"same":"22350cd"},"gradient":{"same":"22350cd"}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[{"same":"e6aefdb"}]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"2dd982a"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"ff00cd9"}]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"0cfde06"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.95144,0.127017,0.652406,0.640859,-1.33368,-0.687047]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[{"same":"df7f0aa"}]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":{"same":"165a032"}}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":{"same":"165a032"}}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"92025f2"}]}},"gradient":{"calls":[0],"first":"no graph"}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"54f14e4"}]}}}},
   {"key":"PS2-global-max","levels":{"same":"b5390a2"},"seen":{"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"fcf7de7"}]}}}},
   {"key":"SM-6","levels":{"same":"a64df98"},"seen":{"document":{"calls":[1],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[{"same":"bd6a677"}]}},"other_sizes":{"same":"62b2740"},"batch":{"same":"da3d568"},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"0d60016"}]}},"gradient":{"same":"bc7f8f3"}}},
   {"key":"SM-7","levels":{"same":"7929e87"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[{"same":"e7a0e84"}]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"93dcf9a"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"ebe14be"}]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"2b8c20b"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[3.8337,6.0027,-19.849,-0.0974206,0.645052,-0.0763539]]}}}},
   {"key":"SM-8","levels":[{"fr":"Un poids est une proportion : peut-il être négatif ?","en":"A weight is a proportion: can it be negative?"}],"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[-1.89699,-1.48552,-1.51471,-2.03202,-2.40098,-1.70361]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[-2.55944,-1.23153,-0.93131,-1.95899,-1.98852,-2.32339,-1.78645,-0.914653]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[[-1.91654,-2.83453,-0.679646,-2.77683,-1.03928,-2.94355,-1.72373,-2.6871]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-3.04859,-653.049,-0.0485874,-925.0,-923.5,-950.0,0.0,-953.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.8263,-0.685361,1.95749,-0.105351,-1.74123,-0.352159]]}}}},
   {"key":"SM-11","levels":{"same":"f112d0d"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.156429,0.208056,0.203889,0.142452,0.110306,0.178868]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[0.10779,0.270595,0.333192,0.16343,0.157852,0.125155,0.181585,0.332291]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[[0.19032,0.100726,0.447227,0.0952261,0.344583,0.0860251,0.187207,0.11088]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.111111,2.37827e-197,0.888889,3.52577e-279,9.97238e-279,1.05076e-286,1.0,1.31345e-287]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.228975,0.0161631,0.259489,-0.0416024,-0.21178,-0.0734315]]}}}},
   {"key":"SM-11","levels":{"same":"f112d0d"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.0,1.0,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"374bba5"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"f3bdbcf"}]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"050c991"}]}},"gradient":{"calls":[0],"first":"no graph"}}},
   {"key":"PS2-flat","levels":{"same":"198d3a5"},"seen":{"document":{"calls":[1],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[[0.0249806,0.0289757,0.0192924,0.027625,0.026265,0.0242631,0.0245666,0.0283011]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[0.0480708,0.181378,0.244888,0.0876296,0.0518176,0.0370722,0.0634215,0.151654]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[[0.00448577,0.00179127,0.0967774,0.00406641,0.0388691,0.00320928,0.00392796,0.00536496]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0474259,2.42439e-284,0.952574,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.199885,0.0351991,0.236171,-0.0349527,-0.108543,-0.059278]]}}}},
   {"key":"PS2-softmax-twice","levels":[{"fr":"Tes poids sont bien trop égaux : combien de softmax appliques-tu ?","en":"Your weights are far too even: how many times do you apply the softmax?"}],"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.163725,0.176718,0.175571,0.160652,0.154285,0.16905]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[0.175558,0.217558,0.240966,0.187096,0.186684,0.179552,0.192496,0.243028]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[[0.182223,0.166812,0.266402,0.171859,0.227986,0.170119,0.195227,0.168839]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.225939,0.215473,0.558588,0.211942,0.211942,0.211942,0.576117,0.211942]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.0670419,0.0169877,0.0776106,-0.0285265,-0.0595551,-0.0390275]]}}}},
   {"key":"PS2-cosine","levels":{"same":"9a7d2e6"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.16582,0.167372,0.167341,0.167671,0.163984,0.167812]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[0.108882,0.264895,0.35071,0.181397,0.132577,0.137635,0.179487,0.401343]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[[0.223444,0.166171,0.311471,0.121028,0.293291,0.0959832,0.188651,0.142587]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.370676,0.258275,0.371049,0.250793,0.25114,0.279752,0.440655,0.279592]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.148977,0.0909738,0.153557,-0.0221477,-0.256128,0.0192575]]}}}},
   {"key":"PS2-cosine","levels":{"same":"9a7d2e6"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[0.166069,0.167167,0.167144,0.167377,0.164766,0.167477]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[0.144981,0.242233,0.284838,0.194667,0.161862,0.1654,0.192799,0.306816]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[[0.217163,0.183033,0.266421,0.154664,0.259719,0.135171,0.193722,0.170273]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.352705,0.294412,0.352882,0.293261,0.293463,0.307241,0.385605,0.307154]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.0800717,0.0481369,0.0874687,0.0130477,-0.166877,0.017543]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"batch":{"same":"e37e296"}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"c04d2ac"},"other_sizes":{"same":"d6ae406"},"batch":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[[0.194833,0.106824,0.438555,0.100057,0.341515,0.0910921,0.18819,0.116908]]}},"large_scores":{"same":"dfde7a3"},"gradient":{"same":"cf2de88"}}},
   {"key":"PS2-causal","levels":{"same":"aeddc9f"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":[[1.0,0.0,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"e724547"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"7524125"}]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"0756600"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.0,0.0,0.0,0.328456,-0.437941,0.291961]]}}}},
   {"key":"PS2-batch-mixed","levels":{"same":"d6749fd"},"seen":{"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,35]],"numbers":[[0.00405139,0.00449012,0.000153546,0.0297754,0.00667609,0.0247608,0.0115337,0.0102561]]}}}},
   {"same":"9a81717"},
   {"same":"ae955e8"},
   {"same":"73312d3"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.558606,0.108073,0.642174,-0.179164,-0.507182,-0.262624]]}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"PS2-rounded","levels":{"same":"3103684"},"seen":{"document":{"same":"b18845a"},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[[0.0773,0.2918,0.394,0.141,0.1369,0.0979,0.1676,0.4007]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[[0.1471,0.0587,0.5068,0.0622,0.3537,0.0527,0.1784,0.0681]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.0474,0.0,0.9526,0.0,0.0,0.0,1.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.0,0.0,0.0,0.0,0.0,0.0]]}}}},
   {"key":"PS2-one-token","levels":{"same":"0f0bf5b"},"seen":{"document":{"same":"16c2232"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0773482,0.291845,0.0957689,0.394037,0.141]]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,5]],"numbers":[[0.147115,0.0587463,0.506796,0.0622352,0.167033,0.255416,0.228224,0.140496]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[0.0474259,2.42439e-284,0.952574]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"same":"b18845a"},"other_sizes":{"same":"da7d5b7"},"batch":{"same":"da7d5b7"},"large_scores":{"calls":[0],"first":{"same":"3d3121a"}},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "scaled_dot_product_attention": {
  "id": "2.3",
  "assignment": "ps2_self_attention",
  "name": "scaled_dot_product_attention",
  "names": ["scaled_dot_product_attention"],
  "title": {"fr":"L'attention complète","en":"Attention in full"},
  "points": 4.0,
  "optional": false,
  "forbidden": ["torch.nn.functional.scaled_dot_product_attention","aten::scaled_dot_product_attention","aten::_scaled_dot_product_attention_math","aten::_scaled_dot_product_attention_math_for_mps","aten::_scaled_dot_product_flash_attention","aten::_scaled_dot_product_flash_attention_for_cpu","aten::_scaled_dot_product_efficient_attention","aten::_scaled_dot_product_cudnn_attention","aten::_scaled_dot_product_fused_attention_overrideable"],
  "parameters": ["queries","keys","values","mask"],
  "returns": ["output","weights"],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, étape 3, requête « journey »).","en":"The document's values are found again (000, step 3, query \"journey\")."},"tolerance":1e-05,"calls":[{"args":[{"same":"46f3bb5"},{"same":"36475fc"},{"same":"94c0aa9"}],"expected":{"tuple":[{"tensor":[[0.3061002194,0.8210303095]],"dtype":"float64"},{"same":"fc210a5"}]}},{"args":[{"same":"6944d92"},{"same":"36475fc"},{"same":"94c0aa9"}],"expected":{"tuple":[{"tensor":[[0.2995820396,0.8053140235],[0.3061002194,0.8210303095],[0.3057810924,0.8202957294],[0.29476595,0.7938663397],[0.2927060442,0.78908423],[0.2990100791,0.8040368037]],"dtype":"float64"},{"same":"c3a89b1"}]}}],"note":{"same":"5180d27"}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 requêtes, 5 clés de taille 3, 5 valeurs de taille 6 : toutes les tailles diffèrent.","en":"2 queries, 5 keys of size 3, 5 values of size 6: all sizes differ."},"tolerance":1e-06,"calls":[{"args":{"same":"1e7e2cf"},"expected":{"tuple":[{"tensor":[{"same":"6d65755"},[-0.510303952,0.37267119,0.2817413896,0.8532453716,-0.6376844288,-0.09739733799]],"dtype":"float64"},{"same":"0861df7"}]}},{"args":[{"same":"6f3e2b4"},{"same":"28bc5b4"},{"tensor":[[-1.4,-1.9,1.0,-0.9,0.6,1.4]],"dtype":"float64"}],"expected":{"tuple":[{"tensor":[[-1.4,-1.9,1.0,-0.9,0.6,1.4],[-1.4,-1.9,1.0,-0.9,0.6,1.4]],"dtype":"float64"},{"same":"d468045"}]}},{"args":[],"kwargs":{"queries":{"same":"6f3e2b4"},"keys":{"same":"5781792"},"values":{"tensor":[[-1.6,-0.8,-0.7],[0.0,-1.2,1.0],[-0.6,0.3,0.5],[0.7,-0.4,1.9],[-0.2,0.8,1.1]],"dtype":"float64"}},"expected":{"tuple":[{"tensor":[[0.06640756691,-0.4281768744,1.189357197],[-0.3000505872,0.08554144743,0.859662322]],"dtype":"float64"},{"same":"0861df7"}]}}]},
   {"name":"batch","kind":"values","fact":{"same":"f5fa11c"},"tolerance":1e-06,"calls":[{"args":{"same":"875b3c4"},"expected":{"tuple":[{"tensor":[[[-1.503660601,0.3142964566,1.099727029,-1.196992363,-1.208389611,1.065535287],[-0.367837543,-0.2593679951,0.8425018273,0.9250179705,0.7256070757,0.2442691429]],[[-0.1524499536,1.065535287,-1.208389611,-1.196992363,1.099727029,0.3142964566],[-0.4869258123,0.3638243306,0.4350949253,0.6115857933,0.8932969349,-0.2288775471]],{"same":"3f3fb23"},[[0.2769915463,0.5455080716,0.3691888771,-0.2519660372,0.2228363708,-0.2597687064],[1.490804298,-0.1761059712,-0.3453449111,0.9830874782,-0.4871848393,-0.953061731]],[[-0.983797741,-1.032616167,1.162018933,-0.2706862835,-1.279071444,-0.0436352252],[0.08248173122,0.08038974936,-0.4598772711,0.07546809337,-0.02588619619,0.7731504501]],{"same":"e17c223"},[[0.756205826,-0.17321264,-0.3536647455,-0.03204957203,1.038531962,1.409113496],[0.9994686489,0.06682686302,-1.055993642,0.2015432913,1.268901506,1.63625972]]],"dtype":"float64"},{"same":"79d3586"}]}},{"args":[{"same":"4203c24"},{"same":"559637f"},{"same":"9bc1b0b"}],"expected":{"tuple":[{"tensor":[[[[1.072759006],[0.6039176234],[1.138289077],[1.117000098]],[[0.2115181752],[0.6170796811],[0.2914187761],[0.3367144345]],[[-0.2201750753],[-0.424638318],[-0.5920214211],[0.008601548614]]],[[[0.2295375821],[-0.1766130989],[0.06031836575],[0.1113720341]],[[1.015833743],[0.8278512224],[0.470065866],[1.103948201]],[[0.8472519937],[1.521743132],[1.128173671],[1.49310655]]]],"dtype":"float64"},{"same":"2445ff9"}]}},{"args":[{"same":"595006c"},{"same":"2afc408"},{"tensor":[{"same":"ec30a90"},{"same":"39a599f"},[[-1.6,0.9,-1.4],[-0.3,0.1,-0.2],[-1.2,1.2,-1.2]]],"dtype":"float64"}],"expected":{"tuple":[{"tensor":[[[0.4446307782,-0.4291694154,-0.04960341174],[0.01876810414,0.5709233943,0.4676430543],[0.3755763094,0.1012158755,0.05180332209]],[[1.157245537,-0.2622348882,1.102023887],[1.71204427,-1.61103457,-1.648573401],[0.9815124912,-0.3525055967,0.793603629]],[[-1.226604838,0.8756204113,-1.118973248],[-1.120469799,0.9585397931,-1.066933873],[-1.360416325,0.9441073394,-1.238197329]]],"dtype":"float64"},{"same":"a46da76"}]}}]},
   {"name":"mask","kind":"values","fact":{"fr":"Un masque (T,), (Tq, T) ou (b, 1, T), booléen ou fait de 0 et de 1, interdit.","en":"A mask of shape (T,), (Tq, T) or (b, 1, T), boolean or of 0 and 1, forbids."},"tolerance":1e-06,"calls":[{"args":[{"same":"6f3e2b4"},{"same":"5781792"},{"same":"63d8b31"},{"tensor":[[1.0,1.0,1.0,1.0,1.0],[0.0,1.0,1.0,0.0,1.0]],"dtype":"bool"}],"expected":{"tuple":[{"tensor":[{"same":"6d65755"},[-0.795375643,0.7652138583,0.4250488733,1.162965019,-0.5771999655,-0.07832438495]],"dtype":"float64"},{"tensor":[{"same":"cd6bc7b"},[0.0,0.1408113768,0.2831608377,0.0,0.5760277855]],"dtype":"float64"}]}},{"args":{"same":"2f4d2f5"},"expected":{"tuple":[{"tensor":[[0.7310778925,-0.0111224022,-0.2018467963,0.5044770085,-1.086247386,-0.5284476803],[-0.03224311889,-0.7110543962,0.6400396227,-0.0686769508,-0.1175829319,0.5036057908]],"dtype":"float64"},{"tensor":[[0.1363795144,0.0,0.1688585101,0.6947619755,0.0],[0.2730283335,0.0,0.3928022266,0.33416944,0.0]],"dtype":"float64"}]}},{"args":[{"same":"6f3e2b4"},{"same":"5781792"},{"same":"63d8b31"},{"tensor":{"same":"42ae2a8"},"dtype":"int64"}],"expected":{"tuple":[{"tensor":[[-1.154404984,-0.05453375692,0.7645398782,0.4644111056,-0.1165152592,0.442957172],[0.4814445515,-0.264522775,0.5048495095,0.2435425718,-0.3870851437,0.1669475298]],"dtype":"float64"},{"tensor":[[0.2462399114,0.0,0.3048823334,0.0,0.4488777551],[0.0,0.0,0.5403267344,0.4596732656,0.0]],"dtype":"float64"}]}},{"args":{"same":"875b3c4"},"kwargs":{"mask":{"tensor":[[[1.0,0.0,1.0,1.0,0.0]],[[0.0,1.0,1.0,0.0,1.0]],[[1.0,1.0,1.0,1.0,1.0]],[[1.0,0.0,1.0,1.0,0.0]],[[0.0,1.0,1.0,0.0,1.0]],[[1.0,1.0,1.0,1.0,1.0]],[[1.0,0.0,1.0,1.0,0.0]]],"dtype":"float64"}},"expected":{"tuple":[{"tensor":[[[-0.1506108109,0.7087209662,-0.6921792306,0.03703655954,0.0662523497,-0.6045318601],[1.043366022,-0.8907950249,0.1469280564,0.6987090737,0.550490091,-0.2977288917]],[[-1.067816634,-0.6045318601,0.0662523497,0.03703655954,-0.6921792306,0.7087209662],[-0.09012648175,-0.3922399026,0.4441354787,0.58051086,0.01688624125,-0.9900315224]],{"same":"3f3fb23"},[[0.9817035882,0.7359598051,0.5571804865,0.4453656325,-1.133413686,-0.07915746925],[1.566695057,-1.306402613,-1.347134624,1.444499024,0.00376701299,-1.569330658]],[[-0.9953724956,-1.044951228,1.171974436,-0.2776042965,-1.293687426,-0.04326615812],[-0.09659020015,-0.04526316875,-0.2951347798,-1.643807748,0.008717925457,1.360044957]],{"same":"e17c223"},[[0.2835185309,-0.5712483209,0.9756681221,-0.2807820246,0.8644511236,1.309684272],[1.089474218,0.1345166623,-0.4827577099,0.2246015514,1.269643996,1.61468644]]],"dtype":"float64"},{"tensor":[[[0.6902721919,0.0,0.2213413258,0.08838648228,0.0],[0.05220925266,0.0,0.3611824149,0.5866083325,0.0]],[[0.0,0.08838648228,0.2213413258,0.0,0.6902721919],[0.0,0.488976669,0.448411903,0.0,0.06261142806]],{"same":"a8659a9"},[[0.1870645036,0.0,0.6510133036,0.1619221929,0.0],[0.8615525999,0.0,0.008022089546,0.1304253106,0.0]],[[0.0,0.01904578654,0.7235376577,0.0,0.2574165557],[0.0,0.7729110221,0.09726862379,0.0,0.1298203541]],{"same":"6221be4"},[[0.7565081207,0.0,0.1828071196,0.06068475974,0.0],[0.2530934593,0.0,0.6911440675,0.05576247319,0.0]]],"dtype":"float64"}]}},{"args":{"same":"8819970"},"expected":{"tuple":[{"tensor":[[[-0.6016648202,0.7038141523,-0.3100872367,0.3597598379,0.3296069125,-0.4005460129],[1.128382664,-1.033509514,0.2045983086,0.742706131,0.5808139534,-0.2810782241]],[[-1.066330836,-0.4005460129,0.3296069125,0.3597598379,-0.3100872367,0.7038141523],[0.911063893,0.4148935116,-0.9941275879,-0.9467233284,0.5571062902,-0.7954894502]],[[-0.6555377389,0.3818922639,0.7193222667,0.3567522695,-0.7058177277,-0.8140586948],[0.4538936782,1.442367098,1.730840517,1.319313937,0.2077873563,-1.131149425]],[[1.125334306,1.006022646,0.7590130656,0.3843055646,-1.262704016,-0.08201567571],[1.359439739,1.765234062,1.471028385,0.476822708,-1.217382969,0.488411354]],[[-1.00484644,-1.05633706,1.204388243,-0.2471023774,-1.31080892,-0.0784127241],[-0.1387558522,-0.2310471937,-0.7072835386,1.584370123,-0.6079212184,0.5997874401]],[[0.4810813194,0.9818033345,-0.2553282134,0.5930298447,-0.7295913092,0.03327714294],[0.8983273418,0.3731879536,-0.8519514346,1.322909177,-0.2715152954,-0.5273695991]],[[0.3809498312,-0.5832772102,1.331468608,-0.511731293,0.5240416656,0.8598146242],[1.49253421,0.4850684202,-1.22239737,0.4701368403,1.46267105,1.755205261]]],"dtype":"float64"},{"tensor":[[[0.5814020643,0.0,0.1864312444,0.0,0.2321666913],[0.0,0.0,0.3810782241,0.6189217759,0.0]],[[0.2321666913,0.0,0.1864312444,0.0,0.5814020643],[0.0,0.0,0.4740425953,0.5259574047,0.0]],[[0.5906448993,0.0,0.005860215273,0.0,0.4034948854],[0.0,0.0,0.8847341954,0.1152658046,0.0]],[[0.139585873,0.0,0.4857803517,0.0,0.3746337752],[0.0,0.0,0.05794322999,0.94205677,0.0]],[[0.003930044941,0.0,0.7346868104,0.0,0.2613831447],[0.0,0.0,0.07708658455,0.9229134154,0.0]],[[0.06747727587,0.0,0.6793877088,0.0,0.2531350154],[0.0,0.0,0.7486061182,0.2513938818,0.0]],[[0.5258925013,0.0,0.1270797903,0.0,0.3470277084],[0.0,0.0,0.9253421008,0.07465789915,0.0]]],"dtype":"float64"}]}},{"args":[{"same":"4203c24"},{"same":"559637f"},{"same":"9bc1b0b"},{"tensor":[[1.0,0.0,0.0,0.0,0.0,0.0],[1.0,1.0,0.0,0.0,0.0,0.0],[1.0,1.0,1.0,0.0,0.0,0.0],[1.0,1.0,1.0,1.0,0.0,0.0]],"dtype":"bool"}],"expected":{"tuple":[{"tensor":[[[[1.2],[1.235614234],[1.223525897],[1.149045328]],[[0.1],[0.1985019606],[0.1365664235],[0.1353977238]],[[-1.6],[-1.6],[-0.1285503136],[0.5532768899]]],[[[0.2],[0.1430026125],[-0.0140953951],[-0.2585353949]],[[1.4],[1.388817068],[0.7632925345],[0.6770194698]],[[2.0],[1.940003254],[1.824157525],[1.430782131]]]],"dtype":"float64"},{"tensor":[[[[1.0,0.0,0.0,0.0,0.0,0.0],[0.8219288283,0.1780711717,0.0,0.0,0.0,0.0],[0.8686849545,0.1258408218,0.005474223748,0.0,0.0,0.0],[0.9067679946,0.03944547422,0.01819669162,0.03558983957,0.0,0.0]],[[1.0,0.0,0.0,0.0,0.0,0.0],[0.01498039418,0.9850196058,0.0,0.0,0.0,0.0],[0.4199540903,0.5443156306,0.03573027917,0.0,0.0,0.0],[0.0189294716,0.9183091147,0.04349027452,0.01927113914,0.0,0.0]],[[1.0,0.0,0.0,0.0,0.0,0.0],[0.3857761547,0.6142238453,0.0,0.0,0.0,0.0],[0.2272930981,0.3399275823,0.4327793195,0.0,0.0,0.0],[0.005188272085,0.3247729973,0.5808567349,0.08918199573,0.0,0.0]]],[[[1.0,0.0,0.0,0.0,0.0,0.0],[0.4300261247,0.5699738753,0.0,0.0,0.0,0.0],[0.7434042364,0.02105099022,0.2355447734,0.0,0.0,0.0],[0.03352062456,0.2932855906,0.6052447193,0.06794906558,0.0,0.0]],[[1.0,0.0,0.0,0.0,0.0,0.0],[0.9440853378,0.05591466218,0.0,0.0,0.0,0.0],[0.1509842194,0.3302332147,0.518782566,0.0,0.0,0.0],[0.04061761,0.503716827,0.3800374095,0.07562815346,0.0,0.0]],[[1.0,0.0,0.0,0.0,0.0,0.0],[0.8000108454,0.1999891546,0.0,0.0,0.0,0.0],[0.4859106182,0.4924737214,0.02161566037,0.0,0.0,0.0],[0.2123706265,0.6409494339,0.03712163541,0.1095583041,0.0,0.0]]]],"dtype":"float64"}]}}]},
   {"name":"large_scores","kind":"values","fact":{"same":"4a25c17"},"tolerance":1e-06,"calls":[{"args":[{"same":"2ed6e11"},{"same":"646c795"},{"same":"798b19a"}],"expected":{"tuple":[{"tensor":[[-1.381435317,0.2861779044],[0.5,3.0],[0.5,3.0]],"dtype":"float64"},{"same":"ca7fe89"}]}},{"args":[{"same":"2ed6e11"},{"same":"646c795"},{"same":"798b19a"},{"tensor":[0.0,1.0,1.0],"dtype":"bool"}],"expected":{"tuple":[{"tensor":[[-1.5,0.4],[0.5,3.0],[0.5,3.0]],"dtype":"float64"},{"tensor":[[0.0,2.545091012e-284,1.0],[0.0,1.0,0.0],[0.0,1.0,0.0]],"dtype":"float64"}]}},{"args":[{"tensor":[[200.0,0.0,0.0,0.0]],"dtype":"float64"},{"tensor":[[-200.0,1.0,0.0,0.0],[-199.0,1.0,1.0,0.0]],"dtype":"float64"},{"tensor":[[1.0,2.0,3.0],[-4.0,5.0,6.0]],"dtype":"float64"},{"tensor":[1.0,0.0],"dtype":"bool"}],"expected":{"tuple":[{"tensor":[[1.0,2.0,3.0]],"dtype":"float64"},{"tensor":[[1.0,0.0]],"dtype":"float64"}]}},{"args":[{"same":"2ed6e11"},{"tensor":[[60.0,40.0,-20.0,50.0],[-40.0,0.0,80.0,20.0],[60.0,40.0,-20.0,50.2]],"dtype":"float64"},{"same":"798b19a"},{"tensor":[0.0,1.0,0.0],"dtype":"bool"}],"expected":{"tuple":[{"tensor":[[0.5,3.0],[0.5,3.0],[0.5,3.0]],"dtype":"float64"},{"tensor":[[0.0,1.0,0.0],[0.0,1.0,0.0],[0.0,1.0,0.0]],"dtype":"float64"}]}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient atteint requêtes, clés et valeurs, avec ou sans masque.","en":"The gradient reaches queries, keys and values, with a mask or without."},"tolerance":1e-06,"calls":[{"args":{"same":"1e7e2cf"},"upstream":{"same":"a39bb0a"},"expected":[{"tensor":[[0.2463247087,-1.252684075,0.1119881438],[0.5777501696,-0.2056976955,0.60873044]],"dtype":"float64"},{"tensor":[[-0.3449508352,0.4375237039,0.1412846966],[0.1947918373,-0.2282848269,-0.2042160883],[-0.5337946969,0.684419456,0.1697868708],[0.5816121144,-0.7186841737,-0.3641741071],[0.1023415804,-0.1749741593,0.257318628]],"dtype":"float64"},{"tensor":[[0.0767985895,-0.06967889614,-0.121977276,-0.007119693352,-0.04223397148,-0.2273201104],[-0.08696002039,0.2812596982,-0.4183774201,-0.1942996778,-0.243072445,-0.5646957217],[0.1197957315,-0.1219615552,-0.1537716269,0.002165823685,-0.04680151658,-0.3006736477],[-0.08562416291,0.3338326008,-0.5684076535,-0.2482084378,-0.3211228948,-0.7871510245],[0.2759898623,-0.3234518476,-0.2374660235,0.04746198529,-0.04676917211,-0.5201594957]],"dtype":"float64"}]},{"args":{"same":"2f4d2f5"},"upstream":{"same":"a39bb0a"},"expected":[{"tensor":[[0.596776991,-2.253353701,0.361952164],[0.1598183622,-0.6902909206,0.08149396576]],"dtype":"float64"},{"tensor":[[-0.546373484,0.6792727276,0.3147345076],[0.0,0.0,0.0],[-0.8657766111,1.093228965,0.3870144918],[1.412150095,-1.772501693,-0.7017489993],[0.0,0.0,0.0]],"dtype":"float64"},{"tensor":[[0.1638977915,-0.1640055133,-0.2182341535,0.0001077218633,-0.06813589627,-0.4229650079],[0.0,0.0,0.0,0.0,0.0,0.0],[0.2522068979,-0.2742409804,-0.2756821368,0.02203408254,-0.07341221379,-0.5620210258],[-0.1161046893,0.5382464937,-1.00608371,-0.4221418044,-0.5584518899,-1.415013966],[0.0,0.0,0.0,0.0,0.0,0.0]],"dtype":"float64"}]}]},
   {"name":"operators","kind":"operators","fact":{"fr":"Le calcul est le tien : aucune attention toute faite ne tourne.","en":"The computation is yours: no ready-made attention runs."},"tolerance":1e-06,"calls":[{"args":{"same":"1e7e2cf"}},{"same":"4158f29"}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"a094928"},{"same":"4158f29"},{"args":[{"same":"cbea5e4"},{"same":"9f1c509"},{"same":"d6c09de"}]},{"args":[{"same":"cbea5e4"},{"same":"9f1c509"},{"same":"d6c09de"},{"same":"106f0b7"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"d46d56e"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"d46d56e"}}
  ],
  "mistakes": [
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"document":{"same":"3d04b88"},"other_sizes":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[1.00187,-0.487939,1.16606,-0.785926,-0.834615,0.238541,1.08885,-0.272797],{"same":"2f4bd01"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-1.7917,0.0716331,-0.573498,-0.0968189,-1.19928,0.877399,0.30707,1.76456],{"same":"033a076"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[1.00187,-0.487939,1.16606,-0.785926,-1.12867,0.334939,1.32752,-0.28106],[0.0312227,0.311421,0.523818,0.0883358,0.0,0.0631851,0.0,0.724925]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.49382,0.394066,0.5,3.0,0.5,3.0],{"same":"aa41cac"}]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.200142,-1.22696,0.061401,0.829998,-0.17673,0.88884]]}}}},
   {"key":"SC-2","levels":{"same":"0301d0f"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.298845,0.80378],{"same":"a8d8047"}]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.340331,-0.0292886,0.897618,-0.274193,-0.320307,0.290735,0.741239,-0.00945777],{"same":"361bdd7"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-1.1245,-0.340575,-0.437212,0.548807,-0.728273,0.65174,0.222429,1.46901],{"same":"a7d2ae2"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.340331,-0.0292886,0.897618,-0.274193,-0.538212,0.451278,1.08602,0.0296446],[0.121092,0.260661,0.309994,0.171266,0.0,0.210428,0.0,0.474602]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.04394,-0.0378213,0.5,3.0,0.5,3.0],{"same":"97257d0"}]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.14558,-0.921,0.0437163,0.346515,-0.16077,0.360318]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.295507,0.795681],{"same":"8b3608b"}]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.478819,-0.127684,0.968293,-0.384623,-0.408159,0.288265,0.790131,-0.0485239],{"same":"2bfe754"}]}},"batch":{"same":"c061961"},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.478819,-0.127684,0.968293,-0.384623,-0.663637,0.442521,1.11889,-0.0184983],[0.0990227,0.276979,0.349496,0.157662,0.0,0.175568,0.0,0.522815]]}},"large_scores":{"same":"4402bf1"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.201719,-1.1155,0.0806888,0.459372,-0.188994,0.480785]]}}}},
   {"key":"PS2-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.327692,0.86941],{"same":"09ca1d0"}]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[1.30339,-0.699133,1.19443,-1.03554,-1.25734,0.136519,1.45581,-0.539743],{"same":"b0f267d"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-1.88772,0.182481,-0.582389,-0.430244,-1.44827,0.879979,0.266185,1.79813],{"same":"aecdc95"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[1.30339,-0.699133,1.19443,-1.03554,-1.4238,0.173016,1.56814,-0.552501],[0.00513134,0.275636,0.678408,0.0310842,0.0,0.0128885,0.0,0.882305]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.49998,0.399985,0.5,3.0,0.5,3.0],{"same":"c415016"}]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[-0.15363,-0.759,-0.276083,0.735609,-0.0542633,0.798595]]}}}},
   {"key":"SC-5","levels":{"same":"f57f2d6"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.223202,0.596086],{"same":"03a566f"}]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.578428,-0.281711,0.673223,-0.453754,-0.481865,0.137722,0.628648,-0.1575],{"same":"c28c3a8"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-1.03444,0.0413574,-0.331109,-0.0558984,-0.692404,0.506566,0.177287,1.01877],{"same":"6cd0552"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.578428,-0.281711,0.673223,-0.453754,-0.651637,0.193377,0.766446,-0.16227],[0.0180264,0.179799,0.302427,0.0510007,0.0,0.0364799,0.0,0.418536]]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-0.746909,0.197033,0.25,1.5,0.25,1.5],{"same":"b5e0bb0"}]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.115552,-0.708385,0.0354499,0.4792,-0.102035,0.513172]]}}}},
   {"key":"SC-6","levels":{"same":"16ff740"},"seen":{"document":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (6x1 and 6x2)"]}},"other_sizes":{"same":"11dab25"},"batch":{"calls":[0,1,2],"first":{"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [7, 2] but got: [7, 5]."]}},"mask":{"same":"851f79d"},"large_scores":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[1.0,-2.0,0.5,3.0,1.0,-2.0],{"same":"b44748d"}]}},"gradient":{"calls":[0,1],"first":{"same":"1a2c762"}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.359013,0.911741],{"same":"7c1e00d"}]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,3],[2,5]],"numbers":[[-0.0942398,-0.611774,0.982811,-0.718041,-0.392162,0.322246],{"same":"dca7ff0"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,3],[7,2,5]],"numbers":[[-0.73371,0.733627,1.49933,0.355943,-0.403551,1.41346,-0.04606,-0.56061],{"same":"2d42fc1"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,3],[2,5]],"numbers":[[-0.0942398,-0.611774,0.982811,-0.992973,-0.432199,0.00590258],{"same":"1af061b"}]}},"large_scores":{"calls":[0,1,2,3],"first":{"same":"31c3bba"}},"gradient":{"same":"914a5be"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.356571,0.897336],[0.177878,0.215082,0.2101,0.128509,0.100248,0.168183]]}},"other_sizes":{"same":"0903cbc"},"batch":{"calls":[0,1,2],"first":{"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [7, 3] but got: [7, 6]."]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"c838218"}},"large_scores":{"calls":[0,1,2,3],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x4 and 2x3)"]}},"gradient":{"calls":[0,1],"first":{"same":"c838218"}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"calls":[0,1],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (1x6 and 1x2)"]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"5eadbd6"}},"batch":{"calls":[0,1,2],"first":{"raised":["RuntimeError","Expected size for first two dimensions of batch2 tensor to be: [7, 5] but got: [7, 2]."]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"5eadbd6"}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,4],[3,3]],"numbers":[{"same":"8e5c12d"},{"same":"475990e"}]}},"gradient":{"calls":[0,1],"first":{"same":"5eadbd6"}}}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"document":{"calls":[0,1],"first":{"same":"7943bac"}},"other_sizes":{"same":"1df1e1a"},"batch":{"same":"bbd2e09"},"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"794750f"}},"large_scores":{"calls":[0,1,2,3],"first":{"same":"8611995"}},"gradient":{"same":"fceaf7d"}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"batch":{"same":"7b69cc1"},"mask":{"calls":[3,4,5],"first":{"same":"2c8cc8b"}}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"batch":{"same":"1d665ac"},"mask":{"calls":[3,4,5],"first":{"same":"191ebbb"}}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[1.77421,4.77507],{"same":"e6aefdb"}]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[3.58361,-2.81343,2.18354,-3.17485,-1.73956,-0.504604,-1.03692,-0.803094],{"same":"2dd982a"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-4.87515,3.25683,-4.3538,-0.718801,-4.31973,2.51436,0.864871,2.96181],{"same":"ff00cd9"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[3.58361,-2.81343,2.18354,-3.17485,"nan","nan","nan","nan"],{"same":"217e03a"}]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-329.5,-618.8,460.25,2390.6,479.5,818.8],{"same":"0cfde06"}]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.38968,-8.8427,-2.71297,3.37115,-1.56635,2.10098]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.279866,0.756371],{"same":"df7f0aa"}]}},"other_sizes":{"calls":[0,2],"first":{"same":"d9f116e"}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-0.4,-0.54,-0.1,0.92,-0.3,0.44,0.12,1.2],{"same":"4211046"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"d9f116e"}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[0.0,0.466667,0.0,0.466667,0.0,0.466667],{"same":"92025f2"}]}},"gradient":{"calls":[0,1],"first":"no graph"}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[6,2],[1,6]],"numbers":[[0.185511,0.395133,1.00375,0.983096,0.239286,0.149199,0.334586,0.786292],{"same":"7c1e00d"}]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[5,6],[2,5]],"numbers":[{"same":"fa6422c"},{"same":"dca7ff0"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,5,6],[7,2,5]],"numbers":[[-0.5,-1.2,-0.5,1.6,0.1,1.4,0.0,0.0],{"same":"2d42fc1"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[5,6],[2,5]],"numbers":[{"same":"fa6422c"},{"same":"1af061b"}]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[1.0,-2.0,0.5,3.0,-1.5,0.4],{"same":"475990e"}]}},"gradient":{"same":"914a5be"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,6],[1,2]],"numbers":[{"same":"7c1e00d"},[0.3061,0.82103]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5],[2,6]],"numbers":[{"same":"dca7ff0"},{"same":"91737eb"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,5],[7,2,6]],"numbers":[{"same":"2d42fc1"},{"same":"189eadd"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,5],[2,6]],"numbers":[{"same":"1af061b"},{"same":"1b9b61d"}]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,3],[3,2]],"numbers":[{"same":"475990e"},{"same":"2bb3795"}]}},"gradient":{"same":"914a5be"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,2]],"numbers":[[0.3061,0.82103]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[{"same":"91737eb"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,6]],"numbers":[{"same":"189eadd"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[{"same":"1b9b61d"}]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tensor","shapes":[[3,2]],"numbers":[{"same":"2bb3795"}]}},"gradient":{"same":"914a5be"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[1,6]],"numbers":{"same":"37b774d"}}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"dca7ff0"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[7,2,5]],"numbers":[{"same":"2d42fc1"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"1af061b"}]}},"large_scores":{"calls":[0,1,2,3],"first":{"same":"7140218"}},"gradient":{"same":"914a5be"}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"same":"ee626db"},"other_sizes":{"same":"3cce072"},"batch":{"same":"02d7cdf"},"mask":{"same":"bb5ad9c"},"large_scores":{"same":"ecda450"},"gradient":{"same":"7d399bb"}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"same":"02d7cdf"},"mask":{"calls":[3,4,5],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[["nan","nan",-0.785421,"nan","nan","nan",0.43096,"nan"],[0.729688,"nan",0.81252,0.0645775,"nan",0.108387,0.31819,"nan"]]}}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"same":"ee626db"},"other_sizes":{"same":"3cce072"},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-0.339493,0.0809699,-0.787318,0.276198,-0.826625,0.492808,0.0159398,1.33018],{"same":"2ecc8d7"}]}},"mask":{"same":"bb5ad9c"},"large_scores":{"same":"ecda450"},"gradient":{"same":"7d399bb"}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[["nan","nan",0.5,3.0,0.5,3.0],{"same":"54f14e4"}]}}}},
   {"key":"PS2-global-max","levels":{"same":"b5390a2"},"seen":{"large_scores":{"calls":[0,1,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.38144,0.286178,0.5,3.0,"nan","nan"],{"same":"fcf7de7"}]}}}},
   {"key":"SM-6","levels":{"same":"a64df98"},"seen":{"document":{"calls":[1],"first":{"kind":"tuple","shapes":[[6,2],[6,6]],"numbers":[[0.308364,0.293767,0.787283,0.789167,0.319449,0.324179,0.873593,0.831886],{"same":"bd6a677"}]}},"other_sizes":{"same":"62b2740"},"batch":{"same":"da3d568"},"mask":{"same":"851f79d"},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.45257,0.305148,0.5,3.0,0.5,3.0],{"same":"0d60016"}]}},"gradient":{"same":"5573cd8"}}},
   {"key":"SM-7","levels":{"same":"7929e87"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.309187,0.832139],{"same":"e7a0e84"}]}},"other_sizes":{"calls":[0,2],"first":{"same":"064c0de"}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[1.28916,-0.861221,-2.36395,-0.297847,-2.83409,1.58942,-0.516552,3.33117],{"same":"ebe14be"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"064c0de"}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-0.149569,-0.28089,4.53448,23.5527,-0.140905,-0.240611],{"same":"2b8c20b"}]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[63.5597,70.8858,-142.959,-1.55622,0.445054,-0.323409]]}}}},
   {"key":"SM-11","levels":{"same":"f112d0d"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.395133,1.00375],[0.0,1.0,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,2],"first":{"same":"ace56f6"}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-1.9,0.2,-0.5,-0.6,-1.9,0.7,-0.1,1.8],{"same":"f3bdbcf"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"ace56f6"}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.5,0.4,0.5,3.0,0.5,3.0],{"same":"050c991"}]}},"gradient":{"calls":[0,1],"first":"no graph"}}},
   {"key":"MK-1","levels":{"same":"4aaa7f8"},"seen":{"same":"439e9e1"}},
   {"key":"MK-9","levels":{"same":"4aaa7f8"},"seen":{"same":"439e9e1"}},
   {"key":"MK-2","levels":{"same":"2d21020"},"seen":{"same":"424a0f3"}},
   {"key":"MK-3","levels":{"same":"2d21020"},"seen":{"same":"424a0f3"}},
   {"key":"MK-5","levels":{"same":"2d21020"},"seen":{"same":"424a0f3"}},
   {"key":"MK-4","levels":{"same":"dfd3806"},"seen":{"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.626801,-0.231216,1.03605,-0.500065,"nan","nan","nan","nan"],[0.0773482,0.291845,0.394037,0.141,"nan","nan","nan","nan"]]}},"large_scores":{"same":"a8ac821"},"gradient":{"same":"967c5a4"}}},
   {"key":"MK-6","levels":{"same":"4dc57a3"},"seen":{"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"f686afe"}},"large_scores":{"same":"a8ac821"},"gradient":{"same":"967c5a4"}}},
   {"key":"MK-7","levels":{"same":"86c3beb"},"seen":{"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.626801,-0.231216,1.03605,-0.500065,-0.553223,0.295642,0.808899,-0.0544785],[0.0773482,0.291845,0.394037,0.141,0.0,0.0979412,0.0,0.400656]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.42886,0.38103,0.5,3.0,0.5,3.0],[0.0,2.42439e-284,0.952574,0.0,0.0,0.0,1.0,0.0]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.333665,-1.28669,0.197793,0.00826693,-0.401124,-0.0445974]]}}}},
   {"key":"PS2-mask-renormalised","levels":{"same":"2d37f0f"},"seen":{"large_scores":{"calls":[3],"first":{"same":"c9c4aa9"}}}},
   {"key":"MK-13","levels":{"same":"a43a6c5"},"seen":{"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[["nan","nan","nan","nan",0.140971,-0.0456592,0.145659,-0.140971],["nan","nan","nan","nan",0.449653,0.0,0.550347,0.0]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[1.0,-2.0,1.0,-2.0,1.0,-2.0],[1.0,0.0,0.0,1.0,0.0,1.0,0.0,0.0]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[-0.271242,-0.0471725,-0.306621,0.81537,0.141803,0.921722]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.626801,-0.231216,1.03605,-0.500065,-0.795345,0.425034,1.16292,-0.0783214],[0.0773482,0.291845,0.394037,0.141,1.9257e-05,0.140806,1.9257e-05,0.576006]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.5,0.4,0.5,3.0,1.0,-2.0],[0.0,2.54509e-284,1.0,2.32082e-287,0.0,1.0,1.56929e-213,0.0]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.596765,-2.25326,0.361905,0.159814,-0.690253,0.0814782]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"large_scores":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.5,0.4,0.5,3.0,1.0,-2.0],[0.0,2.54509e-284,1.0,0.0,0.0,1.0,1.91517e-174,0.0]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"large_scores":{"calls":[2],"first":{"kind":"tuple","shapes":[[1,3],[1,2]],"numbers":[[-4.0,5.0,6.0],[0.0,1.0]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.626801,-0.231216,1.03605,-0.500065,-0.795357,0.42504,1.16294,-0.0783256],[0.0773482,0.291845,0.394037,0.141,8.93539e-06,0.140809,1.09364e-05,0.576016]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.49999,0.399995,0.5,3.0,0.5,3.0],[2.26032e-06,2.54509e-284,0.999998,0.0,0.0,0.0,1.0,0.0]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.59675,-2.25327,0.361935,0.159864,-0.690241,0.0815515]]}}}},
   {"key":"MK-15","levels":{"same":"bc537ea"},"seen":{"mask":{"calls":[2,3],"first":{"same":"a5c0711"}}}},
   {"key":"MK-15","levels":{"same":"bc537ea"},"seen":{"mask":{"calls":[2,3],"first":{"same":"f686afe"}}}},
   {"key":"MK-15","levels":{"same":"bc537ea"},"seen":{"mask":{"calls":[0,1,4,5],"first":{"same":"6d5dcd7"}},"large_scores":{"calls":[1,2,3],"first":{"same":"6d5dcd7"}},"gradient":{"calls":[1],"first":{"same":"6d5dcd7"}}}},
   {"key":"MK-20","levels":{"same":"58c9db7"},"seen":{"mask":{"calls":[3],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-0.150611,0.186231,-0.488687,0.981704,-1.56933,0.311811,0.153388,1.61469],[0.690272,0.0704353,0.987677,0.187065,0.0,0.0,0.0,0.0]]}}}},
   {"key":"MK-20","levels":{"same":"58c9db7"},"seen":{"mask":{"calls":[0,1,2,4,5],"first":{"same":"6c0c77c"}},"large_scores":{"calls":[1,2,3],"first":{"same":"ff0f485"}},"gradient":{"calls":[1],"first":{"same":"ff0f485"}}}},
   {"key":"XA-4","levels":{"same":"d8f071b"},"seen":{"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"af45beb"}},"large_scores":{"calls":[1,2,3],"first":{"same":"2b56479"}},"gradient":{"calls":[1],"first":{"same":"2b56479"}}}},
   {"key":"XA-4","levels":{"same":"d8f071b"},"seen":{"mask":{"same":"851f79d"},"large_scores":{"calls":[1,2,3],"first":{"same":"c9c4aa9"}},"gradient":{"calls":[1],"first":{"same":"b1a95f4"}}}},
   {"key":"XA-7","levels":{"same":"5345b47"},"seen":{"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[{"same":"1b9b61d"},{"same":"dca7ff0"}]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.5,0.4,0.5,3.0,0.5,3.0],{"same":"475990e"}]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.892838,-2.1572,0.704915,-0.00513609,-0.665753,-0.092314]]}}}},
   {"key":"XA-7","levels":{"same":"5345b47"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.3061,0.82103],{"same":"e6aefdb"}]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[{"same":"91737eb"},{"same":"2dd982a"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[{"same":"189eadd"},{"same":"ff00cd9"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[{"same":"1b9b61d"},{"same":"217e03a"}]}},"large_scores":{"calls":[0,1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[{"same":"2bb3795"},{"same":"0cfde06"}]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[1.87526,-1.18806,0.393635,1.32205,-1.24655,0.0733095]]}}}},
   {"key":"PS2-causal","levels":{"same":"aeddc9f"},"seen":{"document":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[1,2],[1,6]],"numbers":[[0.185511,0.881197],[1.0,0.0,0.0,0.0,0.0,0.0]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[-1.4,1.0,-0.9,1.4,-0.190532,0.416119,0.18435,0.691002],{"same":"e724547"}]}},"batch":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-0.5,-1.2,-0.5,1.6,-1.83967,0.901205,1.28016,1.75592],{"same":"7524125"}]}},"mask":{"calls":[0,1,2,3,4],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[-1.4,1.0,-0.9,1.4,1.5,-0.4,1.7,-0.3],{"same":"603a244"}]}},"large_scores":{"calls":[0,1,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[1.0,-2.0,0.5,3.0,0.5,3.0],{"same":"0756600"}]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.0,0.0,0.0,0.457312,-0.609749,0.406499]]}}}},
   {"same":"def7b6d"},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"dtype":{"same":"0496231"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[1],"first":"changes 3"}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.432219,-0.0947456,0.945282,-0.347746,-0.377879,0.289459,0.772678,-0.0347304],[0.106253,0.271725,0.33599,0.162455,0.156914,0.12383,0.181016,0.335304]]}},"batch":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-1.26058,-0.282423,-0.470817,0.462915,-0.806167,0.693732,0.239702,1.52774],[0.188608,0.0985493,0.450286,0.0935114,0.345572,0.0842363,0.186844,0.108717]]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.432219,-0.0947456,0.945282,-0.347746,-0.621719,0.446266,1.10696,-0.00149201],[0.106253,0.271725,0.33599,0.162455,0.0,0.187035,0.0,0.506448]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.46458,0.366002,0.5,3.0,0.5,3.0],{"same":"870ea09"}]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.183844,-1.05689,0.0685173,0.421527,-0.180831,0.440226]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"3d04b88"},"other_sizes":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.760199,-0.32329,1.0898,-0.602368,-0.612403,0.271644,0.922152,-0.149528],{"same":"823e44a"}]}},"batch":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-1.63217,-0.0652697,-0.543731,0.146609,-1.04338,0.818558,0.288258,1.69453],{"same":"1ca56a2"}]}},"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.760199,-0.32329,1.0898,-0.602368,-0.913207,0.401433,1.21162,-0.140776],[0.059468,0.30241,0.436802,0.124068,0.0,0.111517,0.0,0.626107]]}},"large_scores":{"same":"4402bf1"},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.262567,-1.30822,0.122163,0.679584,-0.208031,0.720224]]}}}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"batch":{"same":"c061961"},"mask":{"calls":[3,4,5],"first":{"kind":"tuple","shapes":[[7,2,6],[7,2,5]],"numbers":[[-0.0439926,-0.927663,-0.484851,1.03748,-1.41143,1.26116,0.24786,1.57464],[0.618098,0.0,0.464507,0.221161,0.0,0.172949,0.185034,0.0]]}}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.426647,-2.16971,0.193969,1.00069,-0.356279,1.05435]]}},"polite":{"calls":[0,1],"first":"changes 0"}}},
   {"same":"c47dbf3"},
   {"key":"MK-17","levels":[{"fr":"Le masque est facultatif. Que fait ta fonction quand il n'y en a pas ?","en":"The mask is optional. What does your function do when there is none?"}],"seen":{"document":{"calls":[0,1],"first":{"same":"8be00e0"}},"other_sizes":{"same":"dd11fc2"},"batch":{"same":"dd11fc2"},"large_scores":{"same":"0539951"},"gradient":{"same":"0539951"}}},
   {"key":"PS2-mask-added","levels":{"same":"ce3cedc"},"seen":{"mask":{"calls":[0,1,2,3,4,5],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[0.626801,-0.231216,1.03605,-0.500065,-0.665511,0.359765,1.02187,-0.0870131],[0.0773482,0.291845,0.394037,0.141,0.0623635,0.121282,0.076329,0.496137]]}},"large_scores":{"calls":[1,2,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[-1.45503,0.356833,0.5,3.0,0.5,3.0],[0.0179862,2.49931e-284,0.982014,0.0,0.0,0.0,1.0,0.0]]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[0.424111,-1.73784,0.242879,0.406842,-0.412739,0.391493]]}}}},
   {"same":"def7b6d"},
   {"key":"MK-17","levels":[{"fr":"Le masque peut avoir moins d'axes que les scores. Que fait alors ton programme ?","en":"The mask may have fewer axes than the scores. What does your program do then?"}],"seen":{"mask":{"calls":[1,3,4,5],"first":{"same":"6c0c77c"}},"large_scores":{"same":"f0611d4"},"gradient":{"same":"cec043e"}}},
   {"key":"MK-15","levels":{"same":"bc537ea"},"seen":{"mask":{"calls":[2,3],"first":{"same":"d9f116e"}}}},
   {"key":"PS2-mask-renormalised","levels":{"same":"2d37f0f"},"seen":{"large_scores":{"calls":[2,3],"first":{"kind":"tuple","shapes":[[1,3],[1,2]],"numbers":[[3.72008e-35,7.44015e-35,1.11602e-34],[3.72008e-35,0.0]]}}}},
   {"key":"PS2-mask-renormalised","levels":{"same":"2d37f0f"},"seen":{"large_scores":{"calls":[2,3],"first":{"kind":"tuple","shapes":[[1,3],[1,2]],"numbers":[[3.72008e-32,7.44015e-32,1.11602e-31],[3.72008e-32,0.0]]}}}},
   {"key":"XA-4","levels":[{"fr":"Quand deux tailles sont égales, de quel axe parle un masque qui a moins d'axes ?","en":"When two sizes are equal, which axis does a mask with fewer axes speak of?"}],"seen":{"large_scores":{"calls":[1,3],"first":{"kind":"tuple","shapes":[[3,2],[3,3]],"numbers":[[0.0,0.466667,0.5,3.0,0.5,3.0],[0.333333,0.333333,0.333333,0.0,0.0,0.0,1.0,0.0]]}}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"calls":[0,1],"first":{"same":"94b168e"}},"other_sizes":{"same":"aebf743"},"batch":{"same":"aebf743"},"mask":{"calls":[0,1,2,3,4,5],"first":{"same":"94b168e"}},"large_scores":{"calls":[0,1,2,3],"first":{"same":"94b168e"}},"gradient":{"same":"914a5be"},"dtype":{"same":"0496231"},"device":{"calls":[0,1],"first":"cpu"}}}
  ]
 },
 "counterexample_scale": {
  "id": "2.12",
  "assignment": "ps2_self_attention",
  "name": "counterexample_scale",
  "names": ["counterexample_scale"],
  "title": {"fr":"Chasse à l'erreur : l'échelle","en":"Bug hunt: the scale"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": [],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"form","kind":"form","fact":{"fr":"Deux tenseurs finis, (Tq, d_k) et (T, d_k), d'au plus 64 de côté.","en":"Two finite tensors, (Tq, d_k) and (T, d_k), with sides of 64 at most."},"tolerance":1e-06,"calls":[{"args":[]}]},
   {"name":"counterexample","kind":"counterexample","fact":{"fr":"Un poids au moins diffère de plus de 0,1 entre le programme donné et le bon.","en":"At least one weight differs by more than 0.1 between the given program and the right one."},"tolerance":1e-06,"calls":[{"args":[],"gap":0.1}]}
  ],
  "mistakes": [
   {"same":"08f481e"},
   {"same":"08f481e"},
   {"same":"b14990c"},
   {"same":"b14990c"},
   {"same":"b14990c"},
   {"same":"b14990c"},
   {"key":"PS2-gap-too-small","levels":{"same":"80a4831"},"seen":{"counterexample":{"calls":[0],"first":"close"}}},
   {"key":"PS2-gap-too-small","levels":{"same":"80a4831"},"seen":{"counterexample":{"calls":[0],"first":"saturated"}}},
   {"key":"PS2-other-shapes","levels":{"same":"d8818b4"},"seen":{"counterexample":{"calls":[0],"first":"one key"}}},
   {"same":"1250c1f"},
   {"same":"1250c1f"},
   {"same":"1250c1f"}
  ]
 },
 "SelfAttention_v1": {
  "id": "2.4",
  "assignment": "ps2_self_attention",
  "name": "SelfAttention_v1",
  "names": ["SelfAttention_v1"],
  "title": {"fr":"L'auto-attention en module","en":"Self-attention as a module"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, classe compacte, graine 123).","en":"The document's values are found again (000, compact class, seed 123)."},"tolerance":1e-05,"calls":[{"args":{"same":"865a510"},"construct":[3,2],"seed":123,"expected":{"tensor":[[0.299582,0.8053141],[0.3061002,0.8210303],[0.3057811,0.8202958],[0.2947659,0.7938663],[0.292706,0.7890843],[0.2990101,0.8040368]],"dtype":"float32"}}],"note":{"same":"5180d27"}},
   {"name":"drawn","kind":"values","fact":{"same":"03e7d08"},"tolerance":1e-05,"calls":[{"args":{"same":"865a510"},"construct":[3,2],"seed":7,"expected":{"tensor":[[0.8058434,0.3542867],[0.8369921,0.3676654],[0.8361091,0.3672244],[0.8073399,0.3547755],[0.8000464,0.3507904],[0.8188796,0.360134]],"dtype":"float32"}}]},
   {"name":"other_sizes","kind":"values","fact":{"same":"f54436c"},"tolerance":1e-06,"calls":[{"args":{"same":"15f1bf3"},"construct":[4,3],"state":{"same":"716b31f"},"expected":{"same":"603cf74"}},{"args":[],"kwargs":{"same":"7ee433b"},"construct":[4,3],"state":{"same":"716b31f"},"expected":{"same":"a14d49f"}},{"args":{"same":"eb0196c"},"construct":[3,3],"state":{"W_query":{"same":"f3335d8"},"W_key":{"same":"0847c9c"},"W_value":{"same":"db820c7"}},"expected":{"same":"e75a027"}}]},
   {"name":"large_scores","kind":"values","fact":{"same":"91d90c4"},"tolerance":1e-06,"calls":[{"args":{"same":"0f8eefd"},"construct":[4,4],"state":{"W_query":{"same":"eb5d54d"},"W_key":{"tensor":[[-1.1,0.0,0.4,0.1],[-0.9,1.5,-0.9,0.1],[0.4,0.0,-1.1,1.2],[-1.3,-0.4,-0.2,-0.7]],"dtype":"float64"},"W_value":{"tensor":[[0.8,0.6,-0.3,2.2],[-0.1,1.0,1.4,1.1],[0.1,2.5,0.1,1.1],[1.4,1.0,-0.1,2.2]],"dtype":"float64"}},"expected":{"same":"403c34c"}}]},
   {"name":"parameters","kind":"parameters","fact":{"same":"e72677d"},"tolerance":1e-06,"calls":[{"args":[],"construct":[4,3],"expected":{"W_query":[4,3],"W_key":[4,3],"W_value":[4,3]}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"2c0cc3e"},"tolerance":1e-06,"calls":[{"args":{"same":"15f1bf3"},"construct":[4,3],"state":{"same":"716b31f"},"upstream":{"same":"306d91f"},"expected":[{"same":"c0d8d5e"},{"tensor":[[-0.1673220435,-0.07865110758,-0.1624681692],[-0.09228871772,-0.03766191934,-0.1028143535],[-0.1433032312,-0.05485966065,-0.169068411],[-0.1817523154,-0.07286987388,-0.2031769251]],"dtype":"float64"},{"tensor":[[0.06000084894,0.04454064418,-0.02790379673],[0.2818292624,0.2539499737,-0.07302195682],[-0.1094925484,-0.1099674419,0.01413670786],[0.1168881764,0.08094190693,-0.06170312939]],"dtype":"float64"},{"tensor":[[-1.525192269,1.040892538,3.053660285],[2.623948106,-1.341174638,-4.426758913],[-1.572081795,0.8484638457,2.726655758],[0.1744586607,-0.01981919735,-0.183578703]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"3a95ed5"},{"args":{"same":"05fe1b7"},"construct":[4,3],"state":{"same":"716b31f"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"eba01ed"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"eba01ed"}}
  ],
  "mistakes": [
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"document":{"same":"4a7d1a1"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.82237,0.86356,0.380072,0.379466,0.824376,0.814224,0.356457,0.369722]]}},"other_sizes":{"same":"94dc8b4"},"large_scores":{"same":"86a9980"},"gradient":{"calls":[0],"first":{"same":"d304402"}}}},
   {"key":"SC-2","levels":{"same":"0301d0f"},"seen":{"document":{"same":"a680586"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.793834,0.816708,0.358694,0.358381,0.794927,0.789737,0.34679,0.353334]]}},"other_sizes":{"same":"ca88623"},"large_scores":{"same":"6fb4610"},"gradient":{"calls":[0],"first":{"same":"01b569d"}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"7001bd0"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.798347,0.824415,0.362054,0.361692,0.799595,0.793613,0.348282,0.355871]]}},"other_sizes":{"same":"8ae12fd"},"gradient":{"calls":[0],"first":{"same":"8b9d244"}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"4211975"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.788442,0.807384,0.354706,0.354451,0.789346,0.785102,0.345023,0.350334]]}},"other_sizes":{"same":"0eca4ea"},"large_scores":{"same":"05eaa97"},"gradient":{"calls":[0],"first":{"same":"080886e"}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"same":"77e2287"},"large_scores":{"same":"f580553"},"gradient":{"calls":[0],"first":{"same":"4ac9fb6"}}}},
   {"key":"PS2-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"document":{"same":"a1c78cb"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.844619,0.896297,0.3965,0.395712,0.847209,0.833358,0.364428,0.382941]]}},"other_sizes":{"same":"1e2868e"},"large_scores":{"same":"6c170a9"},"gradient":{"calls":[0],"first":{"same":"50687e0"}}}},
   {"key":"SC-5","levels":{"same":"f57f2d6"},"seen":{"document":{"same":"887efa6"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.581503,0.610629,0.268751,0.268323,0.582922,0.575744,0.252053,0.261433]]}},"other_sizes":{"same":"4d7d064"},"large_scores":{"same":"377fb99"},"gradient":{"calls":[0],"first":{"same":"17935b6"}}}},
   {"key":"SC-6","levels":{"same":"16ff740"},"seen":{"document":{"same":"2605953"},"drawn":{"same":"86823a7"},"other_sizes":{"same":"dfd73d7"},"large_scores":{"same":"f5c789f"},"gradient":{"calls":[0],"first":{"same":"43464bf"}}}},
   {"key":"SC-7","levels":{"same":"ab70beb"},"seen":{"document":{"same":"5c43801"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.435832,0.560943,0.583775,0.649839,0.622813,0.433388,0.43856,0.570004]]}},"other_sizes":{"same":"0e69a07"},"large_scores":{"same":"4c0918e"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"599ab69"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.796967,0.828377,1.15398,1.1527,0.798567,0.791696,1.10332,1.13045]]}},"other_sizes":{"same":"8bf6e7d"},"large_scores":{"same":"502246c"},"gradient":{"calls":[0],"first":{"same":"71f1aa5"}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"ab4bab7"},"drawn":{"same":"f30b1bb"},"other_sizes":{"same":"d1f1bec"},"large_scores":{"same":"20a1558"},"gradient":{"calls":[0],"first":{"same":"23221b2"}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.323919,0.326139,1.14286,1.1417,0.320487,0.317808,1.10364,1.13058]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.765383,0.780701,0.74355,0.742883,0.762238,0.757846,0.716756,0.730816]]}},"other_sizes":{"same":"dbaf453"},"large_scores":{"same":"dc1c2db"},"gradient":{"calls":[0],"first":{"same":"e3bc128"}}}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"document":{"same":"f627c98"},"drawn":{"same":"f627c98"},"other_sizes":{"same":"a37c807"},"large_scores":{"same":"241b4ef"},"gradient":{"same":"6125a15"}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"same":"4c2e5b0"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[3.49774,6.26,2.73636,2.69937,3.6165,2.92434,1.27286,2.03514]]}},"other_sizes":{"same":"08c3c83"},"large_scores":{"same":"f7b410b"},"gradient":{"calls":[0],"first":{"same":"77dd2f2"}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"same":"1a798b9"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.764056,0.764056,0.33724,0.33724,0.764056,0.764056,0.33724,0.33724]]}},"other_sizes":{"same":"3de2ca5"},"large_scores":{"same":"4c225f7"},"gradient":{"calls":[0],"first":{"same":"b9010a4"}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.185511,0.290322,0.942472,0.956013,0.301969,0.271415,0.750387,0.756371]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.831243,0.925842,0.340948,0.383881,0.853384,0.763542,0.337104,0.33724]]}},"other_sizes":{"same":"33f0dc8"},"large_scores":{"same":"e0c6205"},"gradient":{"calls":[0],"first":{"same":"d9630db"}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[{"same":"2d5ac4f"}]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.831243,1.02044,0.474269,0.469748,0.558982,0.404177,0.255993,0.337923]]}},"other_sizes":{"same":"00adeca"},"large_scores":{"same":"da91154"},"gradient":{"calls":[0],"first":{"same":"3019a77"}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"same":"92bed3d"},"drawn":{"calls":[0],"first":{"kind":"tuple","shapes":[[6,2],[6,6]],"numbers":[{"same":"8fc9d08"},{"same":"06299c9"}]}},"other_sizes":{"same":"724f2e5"},"large_scores":{"same":"3e25619"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"same":"baea04b"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[{"same":"06299c9"}]}},"other_sizes":{"same":"0fb6271"},"large_scores":{"same":"8db77a6"},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.27016,0.359576,0.970871,0.957573,0.223297,0.207148,0.560736,0.714776]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.586818,1.07191,0.471763,0.463056,0.601957,0.51923,0.229569,0.332622]]}},"other_sizes":{"same":"f3c7b6b"},"large_scores":{"same":"6e3ef07"},"gradient":{"calls":[0],"first":{"same":"aa7d96d"}}}},
   {"same":"3e89eab"},
   {"key":"SM-7","levels":{"same":"7929e87"},"seen":{"document":{"same":"5fff58e"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.824374,0.824829,0.360548,0.360531,0.824661,0.826764,0.359861,0.360816]]}},"other_sizes":{"same":"356e5e3"},"large_scores":{"same":"3f0df89"},"gradient":{"calls":[0],"first":{"same":"7478f06"}}}},
   {"key":"PS2-flat","levels":{"same":"198d3a5"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.0482521,0.0651603,0.174775,0.172271,0.0394535,0.036432,0.0982143,0.126828]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.103359,0.195378,0.0858237,0.0841422,0.106184,0.0907592,0.0397945,0.059139]]}},"other_sizes":{"same":"7d3da51"},"large_scores":{"same":"abd4b4f"},"gradient":{"calls":[0],"first":{"same":"4f8a3a7"}}}},
   {"key":"PS2-causal","levels":{"same":"aeddc9f"},"seen":{"document":{"same":"d0dcc25"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.831243,0.946675,0.370308,0.407043,0.885108,0.806597,0.353312,0.360134]]}},"other_sizes":{"same":"cf49261"},"large_scores":{"same":"067813e"},"gradient":{"calls":[0],"first":{"same":"b238619"}}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0],"first":{"same":"bc9e3c1"}}}},
   {"same":"9a81717"},
   {"same":"0e76a16"},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"drawn":{"same":"8234966"},"other_sizes":{"same":"241487b"},"large_scores":{"same":"11db88e"},"gradient":{"same":"11db88e"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.816756,0.837538,0.37175,0.371312,0.804907,0.801366,0.353673,0.361463]]}},"other_sizes":{"same":"241487b"},"large_scores":{"same":"11db88e"},"gradient":{"same":"11db88e"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"SC-7","levels":{"same":"ab70beb"},"seen":{"other_sizes":{"calls":[2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[{"same":"d7a4140"}]}},"large_scores":{"same":"4c0918e"}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"other_sizes":{"same":"c8ec078"},"large_scores":{"same":"c2da177"},"gradient":{"same":"2ae4d52"},"device":{"calls":[0],"first":"cpu"}}},
   {"same":"73312d3"},
   {"same":"eaeb50d"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.0172716,0.0245554,0.0416833,0.0407901,0.0119704,0.00972259,0.00364948,0.021306]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.00553221,0.0396252,0.0177547,0.0173211,0.00720365,-2.67651e-05,0.00160103,0.0102884]]}},"other_sizes":{"same":"c13b685"},"large_scores":{"same":"495db45"},"gradient":{"calls":[0],"first":{"same":"29630cf"}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"same":"f86ba8d"},
   {"same":"f86ba8d"},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"same":"6278f11"},"drawn":{"same":"cf15da8"},"other_sizes":{"same":"b63c876"},"large_scores":{"same":"8f20fd8"},"gradient":{"calls":[0],"first":{"same":"b7c5b27"}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"same":"cc8ad3a"},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.795266,0.820277,0.36675,0.366381,0.796411,0.790584,0.351397,0.358715]]}},"other_sizes":{"same":"edd0840"},"large_scores":{"same":"5f7214f"},"gradient":{"calls":[0],"first":{"same":"dd83ea8"}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"same":"6278f11"},"drawn":{"same":"cf15da8"},"other_sizes":{"same":"55beb22"},"large_scores":{"same":"e35992f"},"parameters":{"same":"6dc4fd0"},"gradient":{"calls":[0],"first":{"same":"b05a210"}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.354987,0.362354,0.912963,0.911928,0.349402,0.346927,0.870158,0.890601]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.784328,0.808178,1.14234,1.1413,0.785386,0.779527,1.09901,1.11988]]}},"other_sizes":{"calls":[0,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.68756,-2.41589,1.77312,-1.65,-1.89,0.572665,-1.6455,-1.88994]]}},"large_scores":{"same":"5f7214f"},"parameters":{"same":"6dc4fd0"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-3.67861,3.85232,0.56438,0.729877,-0.289588,-0.685941,-0.012871,0.599063]]}}}},
   {"same":"b7bf2b7"},
   {"same":"b7bf2b7"},
   {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"parameters":{"calls":[0],"first":"frozen W_query"},"gradient":{"same":"a8ac04b"}}},
   {"same":"cc92302"},
   {"same":"cc92302"},
   {"same":"ae955e8"},
   {"key":"PS2-draw","levels":{"same":"00e988e"},"seen":{"document":{"same":"2605953"},"drawn":{"same":"86823a7"}}},
   {"key":"PS2-draw","levels":{"same":"00e988e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.321469,0.324914,1.14209,1.14085,0.320121,0.317111,1.10128,1.13252]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.774463,0.78552,0.745424,0.744596,0.764022,0.757924,0.715045,0.732314]]}}}},
   {"key":"PS2-draw","levels":{"same":"00e988e"},"seen":{"document":{"same":"ab4bab7"},"drawn":{"same":"f30b1bb"}}},
   {"key":"PS2-draw","levels":{"same":"00e988e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.284549,0.285411,0.408096,0.407454,0.286399,0.286337,0.391002,0.403892]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[2.33173,2.38436,1.14326,1.13878,2.33006,2.13421,0.968005,1.15615]]}}}},
   {"key":"PS2-draw","levels":{"same":"00e988e"},"seen":{"drawn":{"same":"8234966"}}},
   {"key":"PS2-draw","levels":{"same":"00e988e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.165503,0.166879,0.450162,0.449993,0.164515,0.164099,0.443204,0.446376]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.449296,0.45575,0.200479,0.200396,0.449604,0.448188,0.19729,0.199034]]}}}},
   {"key":"PS2-transposed","levels":{"same":"1705501"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.32934,0.329824,0.716257,0.716039,0.322059,0.323728,0.701969,0.701448]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.509005,0.513545,0.671944,0.671768,0.496182,0.50197,0.651991,0.646322]]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"53c4973"}},"large_scores":{"same":"5ac0205"},"parameters":{"same":"93b8907"},"gradient":{"same":"8143bb0"},"device":{"same":"8143bb0"}}},
   {"key":"PS2-transposed","levels":{"same":"1705501"},"seen":{"document":{"same":"7428dbf"},"drawn":{"same":"7428dbf"},"other_sizes":{"calls":[0,1],"first":{"same":"53c4973"}},"parameters":{"same":"93b8907"},"gradient":{"same":"8143bb0"},"device":{"same":"8143bb0"}}},
   {"key":"PS2-transposed","levels":{"same":"1705501"},"seen":{"document":{"same":"7428dbf"},"drawn":{"same":"7428dbf"},"other_sizes":{"same":"e59e213"},"large_scores":{"same":"5ac0205"},"gradient":{"same":"5362394"}}},
   {"key":"PS2-redrawn","levels":{"same":"146024d"},"seen":{"document":{"same":"522997c"},"drawn":{"same":"522997c"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.442683,-0.855695,-0.846141,-0.408558,-0.794686,-0.837636,-0.669552,-1.23883]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-15.4289,-27.0004,-28.23,-9.1794,34.0226,-3.02361,-15.4289,-27.0004]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-1.06034,-0.520624,-0.855348,-0.55427,-0.00382134,-0.316879,-0.146477,0.660345]]}}}},
   {"key":"PS2-not-v1","levels":[{"fr":"Ici les trois matrices sont des paramètres nus. Et chez toi ?","en":"Here the three matrices are bare parameters. And in yours?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.533739,-0.532323,-0.10797,-0.107925,-0.529707,-0.531051,-0.106597,-0.108068]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[{"same":"16d140e"}]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"7c14f7d"}},"large_scores":{"same":"1f923c6"},"parameters":{"same":"649f12b"},"gradient":{"same":"1f923c6"},"device":{"same":"1f923c6"}}},
   {"key":"PS2-names","levels":{"same":"ebca7aa"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"f7923c3"}},"large_scores":{"same":"843b4a0"},"parameters":{"same":"649f12b"},"gradient":{"same":"843b4a0"},"device":{"same":"843b4a0"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"same":"dea7060"},"drawn":{"same":"dea7060"},"other_sizes":{"calls":[0,1,2],"first":{"same":"b924422"}},"large_scores":{"same":"dea7060"},"gradient":{"calls":[0],"first":"other shapes"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "SelfAttention_v2": {
  "id": "2.5",
  "assignment": "ps2_self_attention",
  "name": "SelfAttention_v2",
  "names": ["SelfAttention_v2"],
  "title": {"fr":"L'auto-attention avec nn.Linear","en":"Self-attention with nn.Linear"},
  "points": 3.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["x"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, version améliorée, graine 789).","en":"The document's values are found again (000, improved version, seed 789)."},"tolerance":1e-05,"calls":[{"args":{"same":"865a510"},"construct":[3,2],"seed":789,"expected":{"tensor":[[-0.07389025,0.07128991],[-0.07481072,0.0703093],[-0.07485619,0.07024166],[-0.07600163,0.06845011],[-0.07632761,0.06794281],[-0.07544428,0.06930493]],"dtype":"float32"}}],"note":{"same":"5180d27"}},
   {"name":"drawn","kind":"values","fact":{"same":"03e7d08"},"tolerance":1e-05,"calls":[{"args":{"same":"865a510"},"construct":[3,2],"seed":7,"expected":{"tensor":[[-0.3372441,-0.1813788],[-0.3354749,-0.1838265],[-0.3355787,-0.1837682],[-0.3360042,-0.1834894],[-0.3380134,-0.1822934],[-0.3349435,-0.1840937]],"dtype":"float32"}}]},
   {"name":"other_sizes","kind":"values","fact":{"same":"f54436c"},"tolerance":1e-06,"calls":[{"args":{"same":"15f1bf3"},"construct":[4,3],"state":{"same":"0d3d6ca"},"expected":{"same":"603cf74"}},{"args":[],"kwargs":{"same":"7ee433b"},"construct":[4,3],"state":{"same":"0d3d6ca"},"expected":{"same":"a14d49f"}},{"args":{"same":"eb0196c"},"construct":[3,3],"state":{"W_query.weight":{"tensor":[[1.3,-1.5,1.7],[-0.3,-1.1,0.0],[1.5,-1.4,1.7]],"dtype":"float64"},"W_key.weight":{"tensor":[[1.0,0.0,0.9],[0.0,1.0,-0.2],[-1.7,1.3,-2.0]],"dtype":"float64"},"W_value.weight":{"tensor":[[-2.0,0.9,1.6],[-1.7,-0.9,1.8],[2.0,0.7,1.3]],"dtype":"float64"}},"expected":{"same":"e75a027"}}]},
   {"name":"bias","kind":"values","fact":{"fr":"Avec `qkv_bias=True`, chaque projection ajoute son biais.","en":"With `qkv_bias=True` each projection adds its bias."},"tolerance":1e-06,"calls":[{"args":{"same":"15f1bf3"},"construct":[4,3],"options":{"qkv_bias":true},"state":{"same":"185df49"},"expected":{"tensor":[[-2.737148135,0.04855968654,-0.9897461137],[-2.23717534,-0.1528259971,-0.9601996333],[-2.741255727,0.0489223971,-0.9898142785],[-2.646575852,0.02450889048,-0.9861009332],[-2.579452301,0.02044153557,-0.9852349983]],"dtype":"float64"}}]},
   {"name":"large_scores","kind":"values","fact":{"same":"91d90c4"},"tolerance":1e-06,"calls":[{"args":{"same":"0f8eefd"},"construct":[4,4],"state":{"W_query.weight":{"tensor":[[-0.2,-1.1,-0.9,0.4],[-0.4,0.0,1.5,0.0],[-1.3,0.4,-0.9,-1.1],[1.2,0.1,0.1,1.2]],"dtype":"float64"},"W_key.weight":{"tensor":[[-1.1,-0.9,0.4,-1.3],[0.0,1.5,0.0,-0.4],[0.4,-0.9,-1.1,-0.2],[0.1,0.1,1.2,-0.7]],"dtype":"float64"},"W_value.weight":{"tensor":[[0.8,-0.1,0.1,1.4],[0.6,1.0,2.5,1.0],[-0.3,1.4,0.1,-0.1],[2.2,1.1,1.1,2.2]],"dtype":"float64"}},"expected":{"same":"403c34c"}}]},
   {"name":"parameters","kind":"parameters","fact":{"same":"e72677d"},"tolerance":1e-06,"calls":[{"args":[],"construct":[4,3],"expected":{"W_query.weight":[3,4],"W_key.weight":[3,4],"W_value.weight":[3,4]}},{"args":[],"construct":[4,3],"options":{"qkv_bias":true},"expected":{"W_query.weight":[3,4],"W_query.bias":[3],"W_key.weight":[3,4],"W_key.bias":[3],"W_value.weight":[3,4],"W_value.bias":[3]}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"2c0cc3e"},"tolerance":1e-06,"calls":[{"args":{"same":"15f1bf3"},"construct":[4,3],"state":{"same":"0d3d6ca"},"upstream":{"same":"306d91f"},"expected":[{"same":"c0d8d5e"},{"tensor":[[-0.1673220435,-0.09228871772,-0.1433032312,-0.1817523154],[-0.07865110758,-0.03766191934,-0.05485966065,-0.07286987388],[-0.1624681692,-0.1028143535,-0.169068411,-0.2031769251]],"dtype":"float64"},{"tensor":[[0.06000084894,0.2818292624,-0.1094925484,0.1168881764],[0.04454064418,0.2539499737,-0.1099674419,0.08094190693],[-0.02790379673,-0.07302195682,0.01413670786,-0.06170312939]],"dtype":"float64"},{"tensor":[[-1.525192269,2.623948106,-1.572081795,0.1744586607],[1.040892538,-1.341174638,0.8484638457,-0.01981919735],[3.053660285,-4.426758913,2.726655758,-0.183578703]],"dtype":"float64"}]},{"args":{"same":"15f1bf3"},"construct":[4,3],"options":{"qkv_bias":true},"state":{"same":"185df49"},"upstream":{"same":"306d91f"},"expected":[{"tensor":[[-0.03241495085,0.01118880572,-0.03103193094,0.01003264434],[-0.6456415298,0.3386350492,-0.3869894748,0.2556803451],[-3.376329578,-3.098398397,-1.486597031,1.143846263],[0.07523156182,-0.01103422883,0.09614767766,-0.03116379996],[0.4066995546,0.2449469601,0.9619647314,-0.5538217566]],"dtype":"float64"},{"tensor":[[-0.3372356854,-0.1398246287,-0.1876268159,-0.2759640367],[-0.1348280432,-0.05685434978,-0.07746672508,-0.1116150221],[-0.3338886648,-0.1550851319,-0.2241251869,-0.3066522831]],"dtype":"float64"},{"tensor":[[0.08038038179,0.3565240583,-0.1204293941,0.1656390571],[0.09270821538,0.5564394968,-0.2951645633,0.1400801279],[-0.02652719501,-0.08336914128,0.004240021258,-0.06593441979]],"dtype":"float64"},{"tensor":[[-1.521264353,2.645153056,-1.598988813,0.172104792],[1.070657003,-1.187798798,0.7577228534,0.02140507068],[3.103536979,-4.168718898,2.568820277,-0.1173795575]],"dtype":"float64"},{"tensor":[0.2746090376,0.1102710781,0.2708312477],"dtype":"float64"},{"tensor":[0.0,0.0,0.0],"dtype":"float64"},{"tensor":[1.7,-1.1,-3.3],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"2c023f8"},{"args":{"same":"05fe1b7"},"construct":[4,3],"state":{"same":"0d3d6ca"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"c9db04f"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"c9db04f"}}
  ],
  "mistakes": [
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0726093,-0.0739679,0.0716226,0.0715358,-0.0755606,-0.0760084,0.0685098,0.0703407]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.337111,-0.334608,-0.184536,-0.184452,-0.335357,-0.3382,-0.182347,-0.184924]]}},"other_sizes":{"same":"94dc8b4"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.74975,-0.989997,-0.00640786,-2.74987,-0.989998,0.0487254,-2.72603,-0.989605]]}},"large_scores":{"same":"86a9980"},"gradient":{"calls":[0,1],"first":{"same":"d304402"}}}},
   {"key":"SC-2","levels":{"same":"0301d0f"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0748219,-0.075453,0.0692767,0.0692258,-0.0763262,-0.0765613,0.0675231,0.0685191]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.337338,-0.336087,-0.183332,-0.183291,-0.336461,-0.337882,-0.182255,-0.183517]]}},"other_sizes":{"same":"ca88623"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.62737,-0.985914,-0.354846,-2.65045,-0.986479,-0.0897048,-2.27565,-0.968966]]}},"large_scores":{"same":"6fb4610"},"gradient":{"calls":[0,1],"first":{"same":"01b569d"}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0744715,-0.0752087,0.0696722,0.0696148,-0.0762038,-0.0764733,0.0676817,0.0688177]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.337303,-0.335859,-0.183516,-0.183469,-0.336291,-0.337931,-0.182269,-0.183732]]}},"other_sizes":{"same":"8ae12fd"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.72358,-0.989399,-0.203027,-2.73101,-0.989535,0.00593243,-2.50986,-0.98234]]}},"gradient":{"calls":[0,1],"first":{"same":"8b9d244"}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0752412,-0.0757494,0.0687925,0.0687499,-0.0764734,-0.0766669,0.0673323,0.0681572]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.337379,-0.336358,-0.183115,-0.183082,-0.336664,-0.337823,-0.182238,-0.183265]]}},"other_sizes":{"same":"0eca4ea"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.70685,-0.988904,-0.243794,-2.71779,-0.989123,-0.013806,-2.44896,-0.979415]]}},"large_scores":{"same":"05eaa97"},"gradient":{"calls":[0,1],"first":{"same":"080886e"}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"same":"77e2287"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.74616,-0.989937,-0.0887571,-2.74762,-0.989958,0.0398865,-2.65567,-0.987835]]}},"large_scores":{"same":"f580553"},"gradient":{"calls":[0,1],"first":{"same":"4ac9fb6"}}}},
   {"key":"PS2-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0708763,-0.0729131,0.0731739,0.0730695,-0.0749742,-0.0755802,0.0692574,0.0716493]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.336923,-0.333382,-0.185561,-0.185438,-0.33444,-0.338465,-0.182423,-0.186128]]}},"other_sizes":{"same":"1e2868e"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.75,-0.99,0.0447456,-2.75,-0.99,0.0499901,-2.74924,-0.989991]]}},"large_scores":{"same":"6c170a9"},"gradient":{"calls":[0,1],"first":{"same":"50687e0"}}}},
   {"key":"SC-5","levels":{"same":"f57f2d6"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0513425,-0.0523032,0.0506448,0.0505834,-0.0534294,-0.0537461,0.0484437,0.0497384]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.238374,-0.236604,-0.130487,-0.130427,-0.237133,-0.239144,-0.128939,-0.130761]]}},"other_sizes":{"same":"4d7d064"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.58757,-0.571575,-0.00369958,-1.58764,-0.571576,0.0281316,-1.57388,-0.571348]]}},"large_scores":{"same":"377fb99"},"gradient":{"calls":[0,1],"first":{"same":"17935b6"}}}},
   {"key":"SC-6","levels":{"same":"16ff740"},"seen":{"document":{"same":"782bfa8"},"drawn":{"same":"4e4d4cd"},"other_sizes":{"same":"dfd73d7"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.79918,-0.741559,-0.783061,-2.3482,-1.35399,-1.55822,-1.04702,-1.0138]]}},"large_scores":{"same":"f5c789f"},"gradient":{"calls":[0,1],"first":{"same":"43464bf"}}}},
   {"key":"SC-7","levels":{"same":"ab70beb"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.441486,0.536748,0.544798,0.563123,0.57262,0.436201,0.439437,0.540195]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,3]],"numbers":[[0.429395,0.527899,0.528453,0.577353,0.578519,0.432715,0.431422,0.528426]]}},"other_sizes":{"same":"0e69a07"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.901994,0.0961898,1.03654,-0.90136,0.0974214,-0.860395,-0.926814,0.0509576]]}},"large_scores":{"same":"4c0918e"},"gradient":{"same":"914a5be"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.0399388,0.0437192,-0.330144,-0.330154,0.0354353,0.0335074,-0.330111,-0.329921]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.139827,-0.141766,0.442726,0.442857,-0.14161,-0.141086,0.445896,0.442048]]}},"other_sizes":{"same":"8bf6e7d"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-5.36766,-3.56633,0.146616,-5.37143,-3.57054,-0.11063,-5.19787,-3.38136]]}},"large_scores":{"same":"502246c"},"gradient":{"calls":[0,1],"first":{"same":"71f1aa5"}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"07916ee"},"drawn":{"same":"fd25289"},"other_sizes":{"same":"d1f1bec"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-0.646329,1.09884,2.45922,-1.14993,0.671468,2.32143,-0.255242,1.43559]]}},"large_scores":{"same":"20a1558"},"gradient":{"calls":[0,1],"first":{"same":"23221b2"}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.673335,0.672615,-0.318473,-0.318278,0.673931,0.665623,-0.314669,-0.320718]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0843959,-0.0845806,-0.143752,-0.143779,-0.0865489,-0.0861442,-0.145305,-0.145217]]}},"other_sizes":{"same":"dbaf453"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[2.2259,-4.82353,-2.96912,2.20845,-4.7958,-2.96968,1.64578,-3.80997]]}},"large_scores":{"same":"dc1c2db"},"gradient":{"calls":[0,1],"first":{"same":"e3bc128"}}}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"document":{"same":"f627c98"},"drawn":{"same":"f627c98"},"other_sizes":{"same":"a37c807"},"bias":{"same":"6125a15"},"large_scores":{"same":"241b4ef"},"gradient":{"calls":[0,1],"first":{"same":"4393d1e"}}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.00743102,-0.0406281,0.0740748,0.0730056,-0.0253897,-0.0223554,0.0332009,0.053989]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.0568311,0.124519,0.050665,0.0474756,0.0896142,-0.0444967,-0.0233485,0.0678757]]}},"other_sizes":{"same":"08c3c83"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[63.3647,25.4915,20.1038,74.2657,30.6383,29.8004,39.1323,15.2867]]}},"large_scores":{"same":"f7b410b"},"gradient":{"calls":[0,1],"first":{"same":"77dd2f2"}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0771521,-0.0771521,0.0664475,0.0664475,-0.0771521,-0.0771521,0.0664475,0.0664475]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.337564,-0.337564,-0.182162,-0.182162,-0.337564,-0.337564,-0.182162,-0.182162]]}},"other_sizes":{"same":"3de2ca5"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.082,-0.95,-0.926,-2.082,-0.95,-0.926,-2.082,-0.95]]}},"large_scores":{"same":"4c225f7"},"gradient":{"calls":[0,1],"first":{"same":"b9010a4"}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0872181,-0.100435,0.0525737,0.065959,-0.0984875,-0.0508918,0.110649,0.0664475]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.213136,-0.342693,-0.331908,-0.285216,-0.356567,-0.341383,-0.203456,-0.182162]]}},"other_sizes":{"same":"33f0dc8"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.78,-1.68,-1.45,-2.48,-1.13667,-1.1375,-2.082,-0.95]]}},"large_scores":{"same":"e0c6205"},"gradient":{"calls":[0,1],"first":{"same":"d9630db"}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0872181,-0.113652,0.0765574,0.0927295,-0.0912319,0.139491,0.357988,-0.154559]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.213136,-0.472251,-0.193352,-0.191831,-0.271759,-0.280644,-0.110793,-0.0756939]]}},"other_sizes":{"same":"00adeca"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.78,-1.68,-1.8,-2.75,-0.99,-1.7,-0.13,-0.96]]}},"large_scores":{"same":"da91154"},"gradient":{"calls":[0,1],"first":{"same":"3019a77"}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0],"first":{"kind":"tuple","shapes":[[6,2],[6,6]],"numbers":[{"same":"e865cf3"},{"same":"c111754"}]}},"drawn":{"calls":[0],"first":{"kind":"tuple","shapes":[[6,2],[6,6]],"numbers":[{"same":"16d140e"},{"same":"de9d7c6"}]}},"other_sizes":{"same":"724f2e5"},"bias":{"calls":[0],"first":{"kind":"tuple","shapes":[[5,3],[5,5]],"numbers":[[-2.73715,-0.989746,-0.152826,-2.74126,-0.989814,0.0245089,-2.57945,-0.985235],{"same":"6917f81"}]}},"large_scores":{"same":"3e25619"},"gradient":{"same":"914a5be"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[{"same":"c111754"}]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,6]],"numbers":[{"same":"de9d7c6"}]}},"other_sizes":{"same":"0fb6271"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,5]],"numbers":[{"same":"6917f81"}]}},"large_scores":{"same":"8db77a6"},"gradient":{"same":"914a5be"}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0737861,-0.0793294,0.0696676,0.0694827,-0.0767413,-0.0762668,0.0628571,0.0662536]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.342016,-0.330748,-0.179565,-0.180088,-0.336488,-0.359579,-0.192181,-0.176776]]}},"other_sizes":{"same":"f3c7b6b"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.7093,-0.764179,-2.82447,-0.714242,-0.300203,-0.324735,-2.17772,-1.35264]]}},"large_scores":{"same":"6e3ef07"},"gradient":{"calls":[0,1],"first":{"same":"aa7d96d"}}}},
   {"same":"3e89eab"},
   {"key":"SM-7","levels":{"same":"7929e87"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0207286,-0.05608,0.102247,0.102002,-0.0600063,-0.0626606,0.09306,0.101348]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.349329,-0.375296,-0.152702,-0.151942,-0.376858,-0.359313,-0.18854,-0.156204]]}},"other_sizes":{"same":"356e5e3"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.56403,-1.03151,-1.29841,-2.46395,-1.0165,-1.4025,-2.76324,-1.07944]]}},"large_scores":{"same":"3f0df89"},"gradient":{"calls":[0,1],"first":{"same":"7478f06"}}}},
   {"key":"PS2-flat","levels":{"same":"198d3a5"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0119826,-0.0129296,0.0121516,0.0121202,-0.0124418,-0.0123504,0.0109937,0.0115696]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0567705,-0.0549144,-0.0300908,-0.0301777,-0.0558635,-0.059681,-0.0321864,-0.0296269]]}},"other_sizes":{"same":"7d3da51"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-1.5192,-0.549338,-0.00167672,-0.647908,-0.233947,0.000746419,-0.431258,-0.164721]]}},"large_scores":{"same":"abd4b4f"},"gradient":{"calls":[0,1],"first":{"same":"4f8a3a7"}}}},
   {"key":"PS2-causal","levels":{"same":"aeddc9f"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0872181,-0.0990691,0.0500948,0.0633499,-0.0982549,-0.0514459,0.109844,0.0693049]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.213136,-0.338526,-0.336364,-0.289013,-0.354384,-0.341891,-0.203443,-0.184094]]}},"other_sizes":{"same":"cf49261"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.78,-1.68,-1.79107,-2.7497,-0.989911,0.0284006,-2.57945,-0.985235]]}},"large_scores":{"same":"067813e"},"gradient":{"calls":[0,1],"first":{"same":"b238619"}}}},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":{"same":"bc9e3c1"}}}},
   {"same":"def7b6d"},
   {"key":"PR-8","levels":{"same":"2ae80a3"},"seen":{"gradient":{"calls":[0,1],"first":"no gradient 0"}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"document":{"same":"8234966"},"drawn":{"same":"8234966"},"other_sizes":{"same":"241487b"},"bias":{"same":"11db88e"},"large_scores":{"same":"11db88e"},"gradient":{"same":"bfc0353"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"other_sizes":{"calls":[2],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[{"same":"d7218da"}]}},"large_scores":{"same":"5ac0205"}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"other_sizes":{"same":"c8ec078"},"bias":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 must have the same dtype, but got Float and Double"]}},"large_scores":{"same":"c2da177"},"gradient":{"same":"322e09b"},"device":{"calls":[0],"first":"cpu"}}},
   {"same":"73312d3"},
   {"same":"eaeb50d"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0320665,-0.0329185,-0.0508105,-0.0508884,-0.0342461,-0.0346027,-0.0535531,-0.0520024]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.00454861,-0.00278698,0.0231918,0.0232487,-0.0033166,-0.00532724,0.0246901,0.0229313]]}},"other_sizes":{"same":"c13b685"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-3.13671,-0.647314,-0.981187,-3.14533,-0.647486,-0.55116,-2.82561,-0.634987]]}},"large_scores":{"same":"495db45"},"gradient":{"calls":[0,1],"first":{"same":"29630cf"}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"same":"803e7a1"},
   {"same":"803e7a1"},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"same":"3a0726d"},"drawn":{"same":"52e24b9"},"other_sizes":{"same":"b63c876"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[2.1847,-4.77466,-2.91442,2.22208,-4.82036,-2.96703,0.386711,-1.97284]]}},"large_scores":{"same":"8f20fd8"},"gradient":{"calls":[0,1],"first":{"same":"b7c5b27"}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.0828159,-0.0853,0.0606961,0.060763,-0.0818532,-0.0810254,0.063577,0.0620532]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[-0.33711,-0.339418,-0.180003,-0.180079,-0.339015,-0.337506,-0.182037,-0.179655]]}},"other_sizes":{"same":"edd0840"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.75134,-1.01443,-0.364241,-2.75024,-0.994306,-0.00881466,-1.49533,-1.13849]]}},"large_scores":{"same":"5f7214f"},"gradient":{"calls":[0,1],"first":{"same":"dd83ea8"}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"same":"3a0726d"},"drawn":{"same":"52e24b9"},"other_sizes":{"same":"55beb22"},"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[[-2.71278,-1.19127,-1.37286,-2.71948,-1.13578,-1.37294,-2.20121,-1.05902]]}},"large_scores":{"same":"e35992f"},"parameters":{"calls":[0,1],"first":"shared W_query.weight W_key.weight"},"gradient":{"calls":[0,1],"first":{"same":"b05a210"}}}},
   {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"88c732d"}},"bias":{"same":"78a0a9e"},"large_scores":{"same":"78a0a9e"},"parameters":{"same":"bf69c10"},"gradient":{"calls":[0,1],"first":{"same":"88c732d"}},"device":{"same":"78a0a9e"}}},
   {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"parameters":{"calls":[0,1],"first":"frozen W_query.weight"},"gradient":{"same":"14e93dd"}}},
   {"same":"c47dbf3"},
   {"key":"PS2-draw","levels":{"same":"00e988e"},"seen":{"document":{"same":"782bfa8"},"drawn":{"same":"4e4d4cd"}}},
   {"key":"PS2-draw","levels":{"same":"00e988e"},"seen":{"document":{"same":"07916ee"},"drawn":{"same":"fd25289"}}},
   {"key":"PS2-draw","levels":{"same":"00e988e"},"seen":{"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[{"same":"e865cf3"}]}}}},
   {"key":"PR-4","levels":{"same":"00e988e"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[1.14074,1.16892,0.555525,0.555196,1.1314,1.13496,0.535796,0.53846]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[1.19372,1.21211,1.32071,1.31978,1.15313,1.16079,1.26563,1.269]]}}}},
   {"same":"3b00a82"},
   {"same":"3b00a82"},
   {"same":"3b00a82"},
   {"key":"PS2-bias","levels":{"same":"074b8ed"},"seen":{"bias":{"same":"731fbc3"},"parameters":{"calls":[1],"first":"missing W_query.bias"},"gradient":{"calls":[1],"first":{"same":"27d444f"}}}},
   {"key":"PS2-bias","levels":{"same":"074b8ed"},"seen":{"bias":{"calls":[0],"first":{"same":"58ec112"}},"parameters":{"calls":[1],"first":"missing W_key.bias"},"gradient":{"calls":[1],"first":{"same":"58ec112"}}}},
   {"key":"PS2-bias","levels":{"same":"074b8ed"},"seen":{"document":{"same":"970f1c9"},"drawn":{"same":"16e6196"},"other_sizes":{"same":"ff3d4ad"},"bias":{"same":"731fbc3"},"large_scores":{"same":"f53ac22"},"parameters":{"calls":[0,1],"first":"extra W_query.bias"},"gradient":{"calls":[0,1],"first":{"same":"f6ca641"}}}},
   {"key":"PS2-bias","levels":{"same":"074b8ed"},"seen":{"bias":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,3]],"numbers":[{"same":"9fdf508"}]}},"gradient":{"calls":[1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[-0.0309414,0.00658644,0.192391,-3.56785,0.984632,0.0641141,0.237968,-0.292615]]}}}},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"document":{"same":"7428dbf"},"drawn":{"same":"7428dbf"},"other_sizes":{"same":"e59e213"},"bias":{"same":"5362394"},"large_scores":{"same":"5ac0205"},"gradient":{"same":"eb230ca"}}},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"document":{"same":"7428dbf"},"drawn":{"same":"7428dbf"},"other_sizes":{"same":"7c46670"},"bias":{"same":"70a36c6"},"parameters":{"calls":[0,1],"first":"shape W_query.weight [4, 3]"},"gradient":{"same":"7c46670"},"device":{"same":"70a36c6"}}},
   {"key":"PS2-not-v2","levels":[{"fr":"Ici les trois projections sont des couches. Et chez toi ?","en":"Here the three projections are layers. And in yours?"}],"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.758408,0.78599,0.987068,0.986819,0.758929,0.764846,0.954221,0.947058]]}},"drawn":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[{"same":"8fc9d08"}]}},"other_sizes":{"calls":[0,1,2],"first":{"same":"bc5a30d"}},"bias":{"same":"c6be328"},"large_scores":{"same":"c6be328"},"parameters":{"same":"bf69c10"},"gradient":{"calls":[0,1],"first":{"same":"bc5a30d"}},"device":{"same":"c6be328"}}},
   {"key":"PS2-names","levels":{"same":"ebca7aa"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"728e352"}},"bias":{"calls":[0],"first":{"raised":["_Unfit","Your layer has no parameter `W_query.weight` (it has: `query.weight`, `query.bias`, `key.weight`, `key.bias`, `value.weight`, `value.bias`)."]}},"large_scores":{"same":"f0b2edb"},"parameters":{"same":"bf69c10"},"gradient":{"calls":[0,1],"first":{"same":"728e352"}},"device":{"same":"f0b2edb"}}},
   {"key":"PS2-redrawn","levels":{"same":"146024d"},"seen":{"document":{"same":"5fa31df"},"drawn":{"same":"5fa31df"},"other_sizes":{"calls":[0,1,2],"first":{"same":"5a2402a"}},"bias":{"calls":[0],"first":{"same":"5a2402a"}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[1.4717,3.5112,-3.38352,6.41974,-9.48296,-19.2013,1.47193,3.51137]]}},"gradient":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.306882,0.0228186,0.173217,0.287233,0.107427,0.433211,0.18081,0.0220796]]}},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"SC-18","levels":{"same":"ef86c13"},"seen":{"document":{"same":"bdfd35f"},"drawn":{"same":"bdfd35f"},"other_sizes":{"calls":[0,1,2],"first":{"same":"a5ec289"}},"bias":{"same":"bdfd35f"},"large_scores":{"same":"bdfd35f"},"gradient":{"same":"914a5be"},"dtype":{"same":"828bc0c"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "transfer_weights": {
  "id": "2.6",
  "assignment": "ps2_self_attention",
  "name": "transfer_weights",
  "names": ["transfer_weights"],
  "title": {"fr":"Transférer les poids","en":"Transfer the weights"},
  "points": 2.0,
  "optional": false,
  "forbidden": [],
  "parameters": ["sa_v2","sa_v1"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"three_to_two","kind":"transfer","fact":{"fr":"De 3 à 2, les trois projections de `sa_v1` sont celles de `sa_v2`.","en":"From 3 to 2, the three projections of `sa_v1` are those of `sa_v2`."},"tolerance":1e-06,"calls":[{"args":{"same":"78d5d92"},"expected":{"W_query":{"tensor":[[1.0,-1.3],[-0.2,0.2],[-0.1,-1.1]],"dtype":"float64"},"W_key":{"tensor":[[0.0,-0.3],[-1.3,1.1],[-1.3,-0.3]],"dtype":"float64"},"W_value":{"tensor":[[0.9,-1.5],[-0.5,-0.2],[-0.6,-1.7]],"dtype":"float64"}}}]},
   {"name":"four_to_four","kind":"transfer","fact":{"fr":"De 4 à 4 aussi, où ne pas transposer ne lève aucune erreur.","en":"From 4 to 4 too, where not transposing raises no error."},"tolerance":1e-06,"calls":[{"args":{"same":"d3537fc"},"expected":{"W_query":{"tensor":[[0.0,1.1,1.5,1.2],[0.2,-1.5,0.2,1.2],[1.5,1.1,0.0,-1.8],[-0.2,0.7,0.9,0.4]],"dtype":"float64"},"W_key":{"tensor":[[-0.2,0.8,1.1,0.7],[-0.4,1.9,-0.6,0.3],[0.5,0.0,-1.2,1.0],[-1.6,-0.8,-0.7,-1.3]],"dtype":"float64"},"W_value":{"tensor":[[0.2,1.8,-1.4,-1.2],[-1.7,1.2,-0.7,0.8],[1.6,1.7,1.1,-0.2],[1.9,-0.8,-0.1,-0.1]],"dtype":"float64"}}}]},
   {"name":"own","kind":"own","fact":{"fr":"`sa_v1` garde ses propres paramètres, que l'entraînement peut ajuster.","en":"`sa_v1` keeps parameters of its own, which training can adjust."},"tolerance":1e-06,"calls":{"same":"3e75a19"}},
   {"name":"memory","kind":"memory","fact":{"fr":"Les deux couches ne partagent aucune mémoire.","en":"The two layers share no memory."},"tolerance":1e-06,"calls":{"same":"3e75a19"}},
   {"name":"intact","kind":"intact","fact":{"fr":"`sa_v2` ressort intacte.","en":"`sa_v2` comes out untouched."},"tolerance":1e-06,"calls":{"same":"3e75a19"}}
  ],
  "mistakes": [
   {"same":"c806770"},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"three_to_two":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,3],[2,3],[2,3]],"numbers":{"same":"74f6abd"}}},"four_to_four":{"same":"73d5e85"}}},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"three_to_two":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2],[3,2]],"numbers":{"same":"74f6abd"}}},"four_to_four":{"same":"73d5e85"}}},
   {"same":"c806770"},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"three_to_two":{"calls":[0],"first":{"raised":["RuntimeError","Error(s) in loading state_dict for _StandIn:\n\tsize mismatch for W_query: copying a param with shape torch.Size([2, 3]) from checkpoint, the shape in current model is torch.Size([3, 2]).\n\tsize mismatch for W_key: copying a param with shape torch.Size([2, 3]) from checkpoint, the shape in current mod…"]}},"four_to_four":{"same":"73d5e85"}}},
   {"key":"PS2-state-names","levels":{"same":"2bb898a"},"seen":{"three_to_two":{"same":"e3da9b4"},"four_to_four":{"same":"e3da9b4"}}},
   {"same":"0d5a01e"},
   {"key":"PS2-state-names","levels":{"same":"2bb898a"},"seen":{"same":"0ede710"}},
   {"key":"PS2-some-matrices","levels":{"same":"bff691a"},"seen":{"three_to_two":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2],[3,2]],"numbers":[[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[1.1,0.5,-0.8,1.3,-1.4,-0.7],[1.7,1.7,1.0,-0.4,1.6,-1.2]]}},"four_to_four":{"calls":[0],"first":{"kind":"tuple","shapes":[[4,4],[4,4],[4,4]],"numbers":[{"same":"f3d9a0b"},{"same":"3ac8a14"},{"same":"bfeb76c"}]}}}},
   {"key":"PS2-some-matrices","levels":{"same":"bff691a"},"seen":{"three_to_two":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2],[3,2]],"numbers":[[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[0.0,-0.3,-1.3,1.1,-1.3,-0.3],[1.7,1.7,1.0,-0.4,1.6,-1.2]]}},"four_to_four":{"calls":[0],"first":{"kind":"tuple","shapes":[[4,4],[4,4],[4,4]],"numbers":[{"same":"f3d9a0b"},{"same":"839b263"},{"same":"bfeb76c"}]}}}},
   {"key":"PS2-some-matrices","levels":{"same":"bff691a"},"seen":{"three_to_two":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2],[3,2]],"numbers":[[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[1.1,0.5,-0.8,1.3,-1.4,-0.7],[0.9,-1.5,-0.5,-0.2,-0.6,-1.7]]}},"four_to_four":{"calls":[0],"first":{"kind":"tuple","shapes":[[4,4],[4,4],[4,4]],"numbers":[{"same":"f3d9a0b"},{"same":"3ac8a14"},{"same":"211e60b"}]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"three_to_two":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2],[3,2]],"numbers":[[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[1.0,-1.3,-0.2,0.2,-0.1,-1.1]]}},"four_to_four":{"calls":[0],"first":{"kind":"tuple","shapes":[[4,4],[4,4],[4,4]],"numbers":[{"same":"f3d9a0b"},{"same":"f3d9a0b"},{"same":"f3d9a0b"}]}}}},
   {"key":"SC-8","levels":{"same":"df9b91b"},"seen":{"three_to_two":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2],[3,2]],"numbers":[[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[0.9,-1.5,-0.5,-0.2,-0.6,-1.7],[0.0,-0.3,-1.3,1.1,-1.3,-0.3]]}},"four_to_four":{"calls":[0],"first":{"kind":"tuple","shapes":[[4,4],[4,4],[4,4]],"numbers":[{"same":"f3d9a0b"},{"same":"211e60b"},{"same":"839b263"}]}}}},
   {"key":"SC-8","levels":{"same":"df9b91b"},"seen":{"three_to_two":{"calls":[0],"first":{"kind":"tuple","shapes":[[3,2],[3,2],[3,2]],"numbers":[[0.0,-0.3,-1.3,1.1,-1.3,-0.3],[1.0,-1.3,-0.2,0.2,-0.1,-1.1],[0.9,-1.5,-0.5,-0.2,-0.6,-1.7]]}},"four_to_four":{"calls":[0],"first":{"kind":"tuple","shapes":[[4,4],[4,4],[4,4]],"numbers":[{"same":"839b263"},{"same":"f3d9a0b"},{"same":"211e60b"}]}}}},
   {"key":"PS2-direction","levels":{"same":"7ccf42e"},"seen":{"three_to_two":{"same":"6e0d867"},"four_to_four":{"same":"ac0262f"},"intact":{"same":"4204cee"}}},
   {"key":"PS2-direction","levels":{"same":"7ccf42e"},"seen":{"three_to_two":{"same":"f80ab2b"},"four_to_four":{"same":"f80ab2b"}}},
   {"same":"5682ce7"},
   {"same":"5682ce7"},
   {"same":"5682ce7"},
   {"key":"PS2-forward-replaced","levels":[{"fr":"`sa_v1` répond comme `sa_v2`, mais avec quels poids ? Regarde `sa_v1.W_query`.","en":"`sa_v1` answers as `sa_v2` does, but with which weights? Look at `sa_v1.W_query`."}],"seen":{"same":"0ede710"}},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"four_to_four":{"same":"73d5e85"}}},
   {"key":"PS2-shared-memory","levels":{"same":"bb13248"},"seen":{"memory":{"calls":[0,1],"first":"shared W_value"}}},
   {"same":"0abcc65"},
   {"same":"0abcc65"},
   {"same":"0abcc65"},
   {"key":"PS2-not-a-parameter","levels":{"same":"33966f6"},"seen":{"three_to_two":{"same":"13fee2f"},"four_to_four":{"same":"13fee2f"}}},
   {"key":"PS2-not-a-parameter","levels":{"same":"33966f6"},"seen":{"three_to_two":{"same":"0315df5"},"four_to_four":{"same":"0315df5"}}},
   {"key":"PS2-not-a-parameter","levels":{"same":"33966f6"},"seen":{"three_to_two":{"same":"7d227fc"},"four_to_four":{"same":"7d227fc"}}},
   {"key":"PS2-nothing","levels":{"same":"8a5151e"},"seen":{"three_to_two":{"calls":[0],"first":{"kind":"returned","shapes":[[3,2],[3,2],[3,2]],"numbers":{"same":"d0c9ec3"}}},"four_to_four":{"calls":[0],"first":{"kind":"returned","shapes":[[4,4],[4,4],[4,4]],"numbers":{"same":"d68777e"}}}}},
   {"same":"0d5a01e"},
   {"same":"76ad026"},
   {"same":"76ad026"},
   {"same":"76ad026"},
   {"key":"MO-2","levels":{"same":"3f407b4"},"seen":{"own":{"same":"0496231"}}}
  ]
 },
 "AttentionSimple": {
  "id": "2.9",
  "assignment": "ps2_self_attention",
  "name": "AttentionSimple",
  "names": ["AttentionSimple"],
  "title": {"fr":"Une couche prête à empiler","en":"A layer ready to be stacked"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["x","masque"],
  "returns": ["output","weights"],
  "number": false,
  "checks": [
   {"name":"weights_given","kind":"values","fact":{"fr":"Avec des poids donnés : 2 phrases de 5 jetons de taille 4, ou d'un seul jeton.","en":"With given weights: 2 sentences of 5 tokens of size 4, or of a single token."},"tolerance":1e-06,"calls":[{"args":{"same":"4191e7b"},"construct":[4],"state":{"same":"31fd788"},"expected":{"tuple":[{"tensor":[[[0.5147366433,-1.772128562,3.941500243,-0.2432892751],[2.031151358,-0.1521836696,6.633288737,-2.003304257],[-0.4100099727,-2.760031791,2.299948575,0.830046116],[1.626817234,-0.4455315856,5.790150303,-1.960144593],{"same":"cab6256"}],[[2.28083439,6.010030921,3.803588673,-4.001623824],[2.021008436,5.465061871,3.40924808,-3.737927285],[-0.977765486,1.580527936,-2.633048301,-1.470473182],[-1.87997317,-5.879881099,-3.879969418,5.759916199],{"same":"28aef36"}]],"dtype":"float64"},{"tensor":[[[0.6286195858,0.3713801799,2.307597697e-11,2.342846525e-07,2.833725051e-12],[0.01961789902,0.9803820716,6.334961058e-17,2.938113855e-08,5.413866218e-15],[0.9999906146,1.952813901e-08,9.365672774e-06,1.3261653e-10,6.392507731e-11],[0.0002225503121,0.8211024749,4.103553058e-06,0.174059626,0.004611245153],{"same":"d208d45"}],[[0.9647095149,0.01001442982,0.01447867729,3.522539978e-06,0.01079385548],[0.8840906533,0.05557367436,0.0391034073,0.0001029882481,0.02112927683],[9.106563326e-08,0.002705048747,0.987691037,0.009059101412,0.0005447218036],[3.299214345e-07,2.706616335e-06,1.051833007e-07,0.9999887121,8.146181338e-06],{"same":"487c151"}]],"dtype":"float64"}]}},{"args":[],"kwargs":{"x":{"tensor":[[[1.3,-0.4,1.3,-1.8]],[[-1.7,-1.0,-1.0,-1.7]]],"dtype":"float64"}},"construct":[4],"state":{"same":"31fd788"},"expected":{"tuple":[{"tensor":[[[-0.41,-2.76,2.3,0.83]],[[2.38,6.16,4.0,-4.1]]],"dtype":"float64"},{"tensor":[[[1.0]],[[1.0]]],"dtype":"float64"}]}},{"args":[{"same":"595006c"}],"construct":[3],"state":{"w_q.weight":{"same":"f3335d8"},"w_k.weight":{"same":"0847c9c"},"w_v.weight":{"same":"db820c7"}},"expected":{"tuple":[{"tensor":[[[0.7899330603,0.199996712,4.869955689],[-5.096860081,-0.2830944221,-0.4687011538],[-5.04703747,-0.1612254162,0.4521747094]],[[-6.14,-0.13,0.36],[0.3594399903,0.1724672947,4.537527648],[-6.139999902,-0.1299999985,0.3600000399]],[[4.806633738,1.102767446,-4.420939062],[3.016189707,2.179199806,1.926462556],[3.011336362,2.165793773,1.910410106]]],"dtype":"float64"},{"tensor":[[[3.729057703e-06,0.99998967,6.600944378e-06],[0.9103147402,2.011570941e-16,0.08968525978],[0.5489294259,0.06406386468,0.3870067094]],[[4.022153752e-18,1.0,2.034883324e-15],[0.6446597946,0.003004860816,0.3523353446],[4.761416735e-10,0.9999999856,1.396422175e-08]],[[7.155665317e-06,0.06760562731,0.932387217],[0.9923497916,0.006628568493,0.001021639899],[0.9881385626,0.01124100846,0.0006204289723]]],"dtype":"float64"}]}}]},
   {"name":"mask","kind":"values","fact":{"fr":"Un masque (L, L), (b, 1, L) ou (b, L, L), booléen ou fait de 0 et de 1, interdit.","en":"A mask of shape (L, L), (b, 1, L) or (b, L, L), boolean or of 0 and 1, forbids."},"tolerance":1e-06,"calls":[{"args":{"same":"2d06591"},"construct":[4],"state":{"same":"31fd788"},"expected":{"tuple":[{"tensor":[[[-0.41,-2.76,2.3,0.83],{"same":"40b3e06"},[-0.4100099726,-2.760031791,2.299948575,0.8300461163],[1.640515007,-0.4468543413,5.832400377,-1.968391304],{"same":"cab6256"}],[[2.38,6.16,4.0,-4.1],[2.168862883,5.581590754,3.779400155,-3.868163165],{"same":"e3746e0"},[-1.879996631,-5.879989118,-3.879986036,5.759979902],{"same":"28aef36"}]],"dtype":"float64"},{"tensor":[[[1.0,0.0,0.0,0.0,0.0],[0.01961789959,0.9803821004,0.0,0.0,0.0],[0.9999906148,1.952813901e-08,9.365672776e-06,0.0,0.0],[0.0002235813003,0.8249063202,4.122563207e-06,0.1748659759,0.0],{"same":"d208d45"}],[[1.0,0.0,0.0,0.0,0.0],[0.9408579503,0.05914204969,0.0,0.0,0.0],{"same":"d7ad86b"},[3.299241222e-07,2.706638384e-06,1.051841575e-07,0.9999968583,0.0],{"same":"487c151"}]],"dtype":"float64"}]}},{"args":{"same":"4191e7b"},"kwargs":{"masque":{"same":"3c8f826"}},"construct":[4],"state":{"same":"31fd788"},"expected":{"tuple":[{"tensor":[[[-0.4100000075,-2.759999747,2.299999758,0.8299991169],[-0.41000003,-2.759998982,2.299999027,0.8299964505],[-0.4100100213,-2.760031843,2.299948489,0.8300461725],[-0.4299991837,-2.080964371,1.650715808,-1.536801813],[-1.478999208,-6.156111207,-3.195377293,5.753042111]],[[-0.0542931394,2.084667765,-0.8250347887,-1.154039573],[-0.5884572715,-0.5969357238,-0.3160246704,-0.6892222104],[-1.600910053,-4.796519619,-2.877699804,4.108531521],[-1.879974671,-5.879885865,-3.879972149,5.75992022],[-1.877427287,-5.868998869,-3.874807148,5.749270825]]],"dtype":"float64"},{"tensor":[[[0.9999996273,0.0,3.670895546e-11,3.726968908e-07,0.0],[0.9999985023,0.0,3.229169222e-15,1.497667743e-06,0.0],[0.9999906342,0.0,9.365672958e-06,1.326165326e-10,0.0],[0.001276923876,0.0,2.354490015e-05,0.9986995312,0.0],[9.342112766e-11,0.0,0.9990468645,0.0009531353969,0.0]],[[0.0,0.4811898081,0.0,0.0001692567991,0.5186409351],[0.0,0.723559594,0.0,0.001340889114,0.2750995169],[0.0,0.219764147,0.0,0.7359814481,0.04425440489],[0.0,2.706617513e-06,0.0,0.9999891472,8.146184883e-06],[0.0,0.0009205910887,0.0,0.9984066642,0.0006727447269]]],"dtype":"float64"}]}},{"args":[{"same":"85d5d46"},{"tensor":[[[0.0,1.0,0.0,0.0,1.0],[1.0,1.0,0.0,0.0,1.0],[1.0,1.0,0.0,0.0,1.0],[1.0,1.0,1.0,0.0,1.0],[1.0,1.0,1.0,1.0,1.0]],[[1.0,0.0,1.0,0.0,0.0],[1.0,0.0,1.0,0.0,0.0],[1.0,1.0,1.0,0.0,0.0],[1.0,1.0,1.0,0.0,0.0],[1.0,1.0,1.0,1.0,0.0]]],"dtype":"bool"}],"construct":[4],"state":{"same":"31fd788"},"expected":{"tuple":[{"tensor":[[[2.08,-0.1,6.72,-2.06],{"same":"40b3e06"},[-0.4099999514,-2.759999948,2.300000086,0.8299999435],[2.060273267,-0.1010818288,6.662650348,-2.048686349],{"same":"cab6256"}],[[2.330465529,6.093461159,3.901966107,-4.062146792],[2.238105224,5.969395077,3.719175413,-3.991566977],{"same":"e3746e0"},[-0.8077382331,-2.41620139,0.564607751,-0.6371829517],[-1.712006193,-4.490650186,-3.646832251,4.412053313]]],"dtype":"float64"},{"tensor":[[[0.0,1.0,0.0,0.0,7.630253859e-12],[0.01961789959,0.9803821004,0.0,0.0,5.413866378e-15],[0.9999999804,1.952832191e-08,0.0,0.0,6.392567602e-11],[0.0002694508213,0.9941425566,4.968340557e-06,0.0,0.00558302427],{"same":"d208d45"}],[[0.9852135908,0.0,0.01478640919,0.0,0.0],[0.9576433504,0.0,0.04235664956,0.0,0.0],{"same":"d7ad86b"},[0.1050129617,0.8615075223,0.03347951595,0.0,0.0],[1.009011247e-08,0.000751672484,0.1840385826,0.8152097349,0.0]]],"dtype":"float64"}]}}]},
   {"name":"large_scores","kind":"values","fact":{"same":"4a25c17"},"tolerance":1e-06,"calls":[{"args":[{"tensor":[[[39.0,-12.0,39.0,-54.0],[-45.0,-57.0,33.0,-21.0],[27.0,54.0,60.0,45.0],[9.0,-48.0,-3.0,21.0],[24.0,6.0,-33.0,30.0]],[[-51.0,-30.0,-30.0,-51.0],[30.0,-33.0,6.0,24.0],[21.0,-3.0,-48.0,9.0],[45.0,60.0,54.0,27.0],[-21.0,33.0,-57.0,-45.0]]],"dtype":"float64"},{"same":"90fa1b2"}],"construct":[4],"state":{"same":"31fd788"},"expected":{"tuple":[{"tensor":[[[-12.3,-82.8,69.0,24.9],[62.4,-3.0,201.6,-61.8],[-12.3,-82.8,69.0,24.9],[62.4,-3.0,201.6,-61.8],[-39.9,-4.8,-99.9,-5.4]],[[71.4,184.8,120.0,-123.0],[71.4,184.8,120.0,-123.0],[-29.1,49.8,-78.9,-46.2],[-56.4,-176.4,-116.4,172.8],[-56.4,-176.4,-116.4,172.8]]],"dtype":"float64"},{"tensor":[[[1.0,0.0,0.0,0.0,0.0],[0.0,1.0,0.0,0.0,0.0],[1.0,0.0,0.0,0.0,0.0],[0.0,1.0,0.0,0.0,0.0],[0.0,0.0,0.0,0.0,1.0]],[[1.0,0.0,0.0,0.0,0.0],[1.0,0.0,0.0,0.0,0.0],[0.0,0.0,1.0,0.0,0.0],[0.0,0.0,0.0,1.0,0.0],[0.0,0.0,0.0,1.0,0.0]]],"dtype":"float64"}]}},{"args":[{"tensor":[[[200.0,1.0,0.0,0.0],[-200.0,2.0,1.0,0.0],[-199.9,0.5,0.0,3.0]]],"dtype":"float64"},{"tensor":[[0.0,1.0,1.0],[1.0,0.0,0.0],[1.0,0.0,0.0]],"dtype":"int64"}],"construct":[4],"state":{"w_q.weight":{"same":"3b795da"},"w_k.weight":{"same":"3b795da"},"w_v.weight":{"same":"3b795da"}},"expected":{"tuple":[{"tensor":[[[-199.9000096,0.5001441536,9.61024155e-05,2.999711693],[200.0,1.0,0.0,0.0],[200.0,1.0,0.0,0.0]]],"dtype":"float64"},{"tensor":[[[0.0,9.61024155e-05,0.9999038976],[1.0,0.0,0.0],[1.0,0.0,0.0]]],"dtype":"float64"}]}}]},
   {"name":"parameters","kind":"parameters","fact":{"same":"e72677d"},"tolerance":1e-06,"calls":[{"args":[],"construct":[4],"expected":{"w_q.weight":[4,4],"w_k.weight":[4,4],"w_v.weight":[4,4]}}]},
   {"name":"gradient","kind":"gradient","fact":{"same":"2c0cc3e"},"tolerance":1e-06,"calls":[{"args":{"same":"4191e7b"},"construct":[4],"state":{"same":"31fd788"},"upstream":{"tuple":[{"tensor":[[[-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3],[-0.1,0.4,0.2,-0.7],[1.8,-0.5,0.6,1.0],[0.7,-0.3,-2.0,-0.3]],[[0.7,1.0,0.6,-0.5],[1.8,-0.7,0.2,0.4],[-0.1,-1.3,0.9,-1.7],[-0.9,-0.8,-1.4,1.4],[-0.6,0.8,1.5,1.5]]],"dtype":"float64"},{"tensor":[[[-0.6,1.4,-1.4,-0.8,-0.9],[-1.7,0.9,-1.3,-0.1,0.4],[0.2,-0.7,1.8,-0.5,0.6],[1.0,0.7,-0.3,-2.0,-0.3],[0.7,1.0,0.6,-0.5,1.8]],[[-0.7,0.2,0.4,-0.1,-1.3],[0.9,-1.7,-0.9,-0.8,-1.4],[1.4,-0.6,0.8,1.5,1.5],[0.8,-0.6,1.4,-1.4,-0.8],[-0.9,-1.7,0.9,-1.3,-0.1]]],"dtype":"float64"}]},"expected":[{"tensor":[[[-1.150875787,0.6889794312,-5.548953449,-0.411695728],[-1.202872752,-7.268029701,1.934841783,0.005950563371],[0.1595513707,-0.06936294935,0.1966495343,-0.5294438825],[0.1296146178,-1.039860723,11.94627537,-4.028687929],[1.748478575,2.506055706,-2.320664911,2.283630527]],[[-5.139661115,-4.287051808,2.174970822,-2.811514069],[-0.1502273392,-1.341202873,2.785811845,-1.019751357],[0.4721767826,-4.674455383,2.675708332,-1.668550505],[3.102503612,4.138572351,2.643050482,3.324148667],[0.1143252561,1.459795445,0.680893142,-0.04315401775]]],"dtype":"float64"},{"tensor":[[0.4706775527,1.173973621,0.6746995619,0.5136560474],[0.5788663791,-8.10133363,-0.5935432853,1.748068256],[0.4023960802,0.709498254,1.460498789,-0.1378067103],[-0.488247706,-5.680133568,-2.172207532,0.4630919556]],"dtype":"float64"},{"tensor":[[-0.5099446542,-0.5804835536,-0.4621175622,0.7078995933],[-4.009711752,-1.628269688,0.5753353617,-2.198423022],[-4.005009415,-1.098590493,1.846883265,-2.619997742],[-0.436407459,-0.4206148594,-0.3609394965,0.8181907047]],"dtype":"float64"},{"tensor":[[-6.488841103,-5.881882882,-5.498166083,-3.540968349],[2.024560956,1.980402868,1.382713728,-2.62479435],[-4.425643913,-3.401693949,-1.194150334,-2.493956643],[2.506984309,7.011578543,4.861425749,4.703687466]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"f33d2fd"},{"args":[{"tensor":{"same":"9d833d2"},"dtype":"float32"}],"construct":[4],"state":{"same":"31fd788"}}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":[{"args":{"same":"4191e7b"},"construct":[4],"state":{"same":"31fd788"},"between":{"same":"2d06591"}},{"args":[{"same":"85d5d46"},{"same":"3c8f826"}],"construct":[4],"state":{"same":"31fd788"}}]},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":[{"same":"f33d2fd"}]}
  ],
  "mistakes": [
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"weights_given":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.234228,6.71823,0.83,-0.203924,3.99737,-0.970078,-5.88,5.40598],[0.741274,4.17372e-33,4.08649e-21,9.2688e-20,1.33266e-11,8.50016e-15,1.10638e-14,4.32013e-07]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.71823,0.83,-0.203924,4.0,-0.970002,-5.88,5.40598],[1.0,0.0,0.0,9.2688e-20,0.0,8.50087e-15,1.10638e-14,4.32013e-07]]}},"large_scores":{"same":"c69f2df"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.24848,3.91616,-0.120387,2.73748,0.43645,0.323959,3.92195,0.0185719]]}}}},
   {"key":"SC-2","levels":{"same":"0301d0f"},"seen":{"weights_given":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.671738,6.17155,0.844601,-1.52367,2.62992,-1.01385,-5.82935,3.24431],[0.565213,7.04123e-09,7.96969e-06,1.34247e-05,0.00143449,0.000259107,0.00032258,0.0169486]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.17224,0.844637,-1.52367,4.0,-0.979971,-5.86695,3.24431],[1.0,0.0,0.0,1.34247e-05,0.0,0.000288462,0.000323499,0.0169486]]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[[-199.901,0.00970848,2.97087,1.0,0.0,200.0,1.0,0.0],[0.0,0.00970848,0.990292,1.0,0.0,1.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.795114,0.747134,-0.353791,2.60472,5.61414,0.37472,3.97056,-0.357784]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"weights_given":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.547259,6.59026,0.830156,-0.761095,3.69491,-0.982159,-5.87958,4.22061],[0.615558,3.21068e-15,7.61912e-10,2.77786e-09,1.29406e-05,4.99207e-07,5.73622e-07,0.0011492]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.59026,0.830156,-0.761095,4.0,-0.971116,-5.87995,4.22061],[1.0,0.0,0.0,2.77786e-09,0.0,5.07288e-07,5.73639e-07,0.0011492]]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[[-199.9,2.29773e-05,2.99993,1.0,0.0,200.0,1.0,0.0],[0.0,2.29773e-05,0.999977,1.0,0.0,1.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.10664,1.69425,-0.563233,2.4813,2.87237,0.516559,4.08399,-0.0826669]]}}}},
   {"key":"PS2-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"weights_given":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.139605,6.72,0.83,-0.160326,4.0,-0.97,-5.88,5.74109],[0.891408,1.74339e-65,1.66994e-41,8.71778e-39,1.77761e-22,7.22659e-29,1.22407e-28,2.0561e-13]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.72,0.83,-0.160326,4.0,-0.97,-5.88,5.74109],[1.0,0.0,0.0,8.71778e-39,0.0,7.22659e-29,1.22407e-28,2.0561e-13]]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[[-199.9,8.53305e-17,3.0,1.0,0.0,200.0,1.0,0.0],[0.0,8.53305e-17,1.0,1.0,0.0,1.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.32618,5.57219,-0.00189719,2.78935,0.409883,0.34004,3.51131,0.00224614]]}}}},
   {"key":"SC-5","levels":{"same":"f57f2d6"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.117114,3.35912,0.415,-0.101962,1.99869,-0.485039,-2.94,2.70299],[0.370637,2.08686e-33,2.04325e-21,4.6344e-20,6.66331e-12,4.25008e-15,5.53189e-15,2.16006e-07]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.205,3.35912,0.415,-0.101962,2.0,-0.485001,-2.94,2.70299],[0.5,0.0,0.0,4.6344e-20,0.0,4.25044e-15,5.53189e-15,2.16006e-07]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-6.15,100.8,12.45,-2.4,60.0,-14.55,-88.2,86.4],[0.5,0.0,0.0,0.0,0.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.624239,1.95808,-0.0601935,1.36874,0.218225,0.16198,1.96098,0.00928593]]}}}},
   {"key":"SC-6","levels":{"same":"16ff740"},"seen":{"weights_given":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.323921,6.7045,0.956491,-0.160109,3.22313,-0.620711,-5.61532,-1.32404],[0.0887372,8.01077e-10,0.808671,2.90997e-10,0.000138291,0.00108841,0.00019259,0.20492]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.7045,5.76,-0.160109,4.0,-0.965802,-5.87852,-1.32404],[1.0,0.0,0.0,2.90997e-10,0.0,0.00132017,0.00019649,0.20492]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-12.3,201.6,172.8,-4.8,120.0,-29.1,-176.4,-123.0],[1.0,0.0,0.0,0.0,0.0,0.0,0.0,1.13547e-171]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.70349,4.26539,7.80284,6.84465,10.6852,-0.420725,5.87588,-3.75473]]}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[1.33516,0.3519,5.32998,-3.52754,1.07779,1.48219,-4.92994,2.29398],{"same":"43a78c3"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[1.48,0.3519,5.32998,-3.52754,1.08,1.5221,-4.92998,2.29398],{"same":"ce05acd"}]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[44.4,14.1,159.9,-101.4,32.4,45.6,-147.9,112.5],{"same":"b45047e"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.108556,-4.7248,1.41523,1.05714,-1.37164,-0.283543,5.73334,-0.0533013]]}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[1.08778,0.848412,1.63434,1.50447,1.07271,2.27318,-4.93,-1.24712],[0.000229646,4.68972e-08,0.177103,0.0308649,2.02752e-08,7.55412e-06,4.69639e-07,1.32502e-11]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[1.48,0.468333,2.89,1.50447,1.08,2.28998,-4.93,-1.24712],[1.0,0.0,0.0,0.0308649,0.0,7.57949e-06,4.69639e-07,1.32502e-11]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[44.4,14.1,86.7,34.5,32.4,68.7,-147.9,-84.6],{"same":"b45047e"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[5.23181,41.7906,3.36594,15.7976,-2.52638,-0.0392294,4.47083,-0.646913]]}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[4.5511,0.0302373,7.17994,-2.79873,2.15759,-1.86106,-1.39001,1.56876],{"same":"43a78c3"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[6.46,0.0302372,7.17994,-2.79873,2.16,-1.90279,-1.38999,1.56876],{"same":"ce05acd"}]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[193.8,-1.5,215.4,-90.9,64.8,-57.3,-41.7,68.4],{"same":"b45047e"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[3.88039,12.7812,5.38967,4.21254,3.67297,0.719999,-3.90891,-0.299432]]}}}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"same":"d2e8f31"}},"mask":{"calls":[0,1,2],"first":{"same":"aefc7fb"}},"large_scores":{"calls":[0,1],"first":{"same":"aefc7fb"}},"gradient":{"calls":[0],"first":{"same":"d2e8f31"}}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"weights_given":{"same":"4d4a798"},"mask":{"same":"4d4a798"},"large_scores":{"calls":[0,1],"first":{"same":"1ae374f"}},"gradient":{"calls":[0],"first":{"same":"1ae374f"}}}},
   {"key":"SC-11","levels":{"same":"19b8392"},"seen":{"weights_given":{"same":"1df1e1a"},"mask":{"same":"1df1e1a"},"large_scores":{"same":"fceaf7d"},"gradient":{"same":"168bb35"}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[51.3201,276.211,57.9756,-1.84663,46.6471,-35.0553,-94.9749,77.8172],{"same":"3e362c9"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[["nan","nan","inf",-1.84663,"nan","nan","-inf",77.8172],{"same":"822eb64"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[["nan","nan","inf",-49859.1,"nan","nan","-inf",2101060.0],{"same":"a3376d4"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-10.0305,145.246,102.679,181.406,-56.8408,-20.1625,274.187,-29.1965]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"weights_given":{"calls":[0,2],"first":{"same":"6874185"}},"mask":{"calls":[0,1,2],"first":{"same":"6874185"}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-9.42,24.84,16.86,-67.56,-24.48,-3.96,34.2,-12.72],{"same":"4211046"}]}},"gradient":{"calls":[0],"first":"no graph"}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"weights_given":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"d202d04"},{"same":"43a78c3"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"d202d04"},{"same":"ce05acd"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"be09168"},{"same":"b45047e"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.351398,3.79239,-1.48707,2.66605,-2.1427,0.273591,2.51771,-1.37351]]}}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,5],[2,5,4]],"numbers":[{"same":"43a78c3"},{"same":"41f6707"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,5],[2,5,4]],"numbers":[{"same":"ce05acd"},{"same":"b33bd22"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,5],[2,5,4]],"numbers":[{"same":"b45047e"},{"same":"ec47bdc"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[{"same":"41f6707"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[{"same":"b33bd22"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[{"same":"ec47bdc"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,5]],"numbers":[{"same":"43a78c3"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5,5]],"numbers":[{"same":"ce05acd"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,5,5]],"numbers":[{"same":"b45047e"}]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"same":"3b29abd"}},
   {"key":"SM-2","levels":{"same":"d46a564"},"seen":{"same":"3b29abd"}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[1.23996,10.6697,1.56443,-5.17988,-4.47062,-2.70015,0.601737,1.21387],[0.999974,3.55349e-08,0.00268041,3.74663e-06,0.000257367,3.97638e-12,0.9015,5.95967e-05]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[["nan","nan","nan",-5.17988,"nan","nan","nan",1.21387],[0.999974,"nan","nan",3.74663e-06,"nan",3.97638e-12,0.9015,5.95967e-05]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[["nan","nan","nan",-189.6,"nan","nan","nan",44.4],[1.0,"nan","nan",0.0,"nan",0.0,1.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-7.63477,-1.1209,13.0279,8.97168,-14.8458,-0.115648,22.1857,-0.0452476]]}}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"1103f36"},["nan",0.0,0.0,0.0,0.0,0.0,0.0,0.0]]}}}},
   {"key":"PS2-global-max","levels":{"same":"b5390a2"},"seen":{"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[["nan",201.6,"nan","nan","nan","nan","nan","nan"],["nan",0.0,"nan","nan","nan","nan","nan","nan"]]}}}},
   {"key":"SM-6","levels":{"same":"a64df98"},"seen":{"weights_given":{"same":"62b2740"},"mask":{"same":"62b2740"},"large_scores":{"same":"5573cd8"},"gradient":{"same":"bc7f8f3"}}},
   {"key":"SM-7","levels":{"same":"7929e87"},"seen":{"weights_given":{"calls":[0,2],"first":{"same":"f5c08dd"}},"mask":{"calls":[0,1,2],"first":{"same":"f5c08dd"}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[130.769,718.764,152.919,5.12401,-1111.57,-443.785,-8151.18,974.4],{"same":"9898dea"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.38248,-15.1013,-12.0455,-29.9873,-7590.52,-6450.5,-5627.84,8856.31]]}}}},
   {"key":"SM-11","levels":{"same":"f112d0d"},"seen":{"weights_given":{"calls":[0,2],"first":{"same":"cae7bd8"}},"mask":{"calls":[0,1,2],"first":{"same":"cae7bd8"}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[[-199.9,0.0,3.0,1.0,0.0,200.0,1.0,0.0],[0.0,0.0,1.0,1.0,0.0,1.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":"no graph"}}},
   {"key":"MK-1","levels":{"same":"4aaa7f8"},"seen":{"same":"2e799ec"}},
   {"key":"MK-9","levels":{"same":"4aaa7f8"},"seen":{"same":"2e799ec"}},
   {"key":"MK-2","levels":{"same":"2d21020"},"seen":{"same":"7a9f33e"}},
   {"key":"MK-3","levels":{"same":"2d21020"},"seen":{"same":"7a9f33e"}},
   {"key":"MK-5","levels":{"same":"2d21020"},"seen":{"same":"7a9f33e"}},
   {"key":"MK-4","levels":{"same":"dfd3806"},"seen":{"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[["nan","nan","nan",-0.634617,"nan","nan","nan",4.4085],["nan","nan","nan",2.81381e-10,"nan","nan","nan",0.000549002]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[["nan","nan","nan",-4.8,"nan","nan","nan",172.8],["nan","nan","nan",0.0,"nan","nan","nan",0.0]]}}}},
   {"key":"MK-6","levels":{"same":"4dc57a3"},"seen":{"mask":{"calls":[0,1,2],"first":{"same":"abf0686"}},"large_scores":{"calls":[0,1],"first":{"same":"abf0686"}}}},
   {"key":"MK-7","levels":{"same":"86c3beb"},"seen":{"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.257734,6.63329,0.830046,-0.634617,3.85884,-0.961279,-5.87994,4.4085],[0.62862,0.0,0.0,2.81381e-10,0.0,9.10656e-08,1.05183e-07,0.000549002]]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[{"same":"a908563"},{"same":"a908563"}]}}}},
   {"key":"PS2-mask-renormalised","levels":{"same":"2d37f0f"},"seen":{"large_scores":{"same":"d5cca9e"}}},
   {"key":"MK-13","levels":{"same":"a43a6c5"},"seen":{"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[2.08,1.65,-1.09766,"nan",-1.56556,-1.71665,7.38,"nan"],[0.0,2.15613e-09,0.32525,"nan",9.98156e-05,0.0,0.0,"nan"]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[62.4,49.5,-46.2,"nan",-78.9,-56.4,221.4,"nan"],[0.0,0.0,5.8377e-286,"nan",0.0,0.0,0.0,"nan"]]}}}},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.63329,0.830046,-0.634617,3.99999,-0.970601,-5.87999,4.4085],[1.0,5.16615e-14,1.28007e-12,2.81381e-10,3.3664e-07,9.19487e-08,1.05184e-07,0.000549002]]}},"large_scores":{"same":"610dd0a"}}},
   {"same":"785e795"},
   {"same":"785e795"},
   {"key":"MK-14","levels":{"same":"dc5f515"},"seen":{"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.409933,6.63329,0.830046,-0.634617,3.99999,-0.970601,-5.87999,4.4085],[0.999973,2.87607e-21,2.90219e-15,2.81381e-10,1.65773e-10,9.19487e-08,1.05184e-07,0.000549002]]}},"large_scores":{"same":"d42c460"}}},
   {"key":"MK-15","levels":{"same":"bc537ea"},"seen":{"mask":{"same":"10171ff"},"large_scores":{"same":"10171ff"}}},
   {"key":"MK-15","levels":{"same":"bc537ea"},"seen":{"mask":{"calls":[1],"first":{"same":"abf0686"}},"large_scores":{"same":"d5cca9e"}}},
   {"key":"MK-15","levels":{"same":"bc537ea"},"seen":{"mask":{"calls":[0,2],"first":{"same":"6d5dcd7"}},"large_scores":{"calls":[0],"first":{"same":"6d5dcd7"}}}},
   {"key":"MK-20","levels":{"same":"58c9db7"},"seen":{"mask":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,2.3,0.830046,-6.15611,3.90194,-0.97827,-5.88,4.41551],[1.0,3.22917e-15,0.0,0.0,3.5974e-06,9.13625e-08,1.05184e-07,0.0]]}}}},
   {"key":"MK-20","levels":{"same":"58c9db7"},"seen":{"mask":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,2.3,0.83,-2.76,4.0,2.38,6.16,-4.1],{"same":"603a244"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-12.3,69.0,24.9,-82.8,120.0,71.4,184.8,-123.0],{"same":"603a244"}]}}}},
   {"key":"XA-4","levels":{"same":"d8f071b"},"seen":{"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.514737,6.72,5.75986,-0.16,3.80359,-0.97719,-5.87989,-2.06],[0.62862,6.46173e-17,6.82532e-06,0.0,3.52254e-06,0.0,0.0,1.0]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"be09168"},{"same":"927d97d"}]}}}},
   {"key":"XA-4","levels":{"same":"d8f071b"},"seen":{"mask":{"calls":[0,1,2],"first":{"same":"b1a95f4"}},"large_scores":{"calls":[0,1],"first":{"same":"b1a95f4"}}}},
   {"key":"XA-7","levels":{"same":"5345b47"},"seen":{"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"b33bd22"},{"same":"43a78c3"}]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[[-199.9,9.61024e-05,2.99971,1.0,0.0,200.0,1.0,0.0],{"same":"775be01"}]}}}},
   {"key":"XA-7","levels":{"same":"5345b47"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"41f6707"},{"same":"3e362c9"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"b33bd22"},{"same":"822eb64"}]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"ec47bdc"},{"same":"a3376d4"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-2.50847,-8.92755,17.595,11.5533,-2.47838,2.82319,-8.77569,12.9499]]}}}},
   {"key":"PS2-causal","levels":{"same":"aeddc9f"},"seen":{"weights_given":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[{"same":"b33bd22"},{"same":"ce05acd"}]}},"mask":{"calls":[1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,2.3,0.830046,-6.15611,"nan",-1.19,-5.87999,5.74927],[1.0,0.0,0.0,0.0,"nan",0.0,0.0,0.000672745]]}},"large_scores":{"calls":[1],"first":{"kind":"tuple","shapes":[[1,3,4],[1,3,3]],"numbers":[["nan","nan","nan",1.0,0.0,200.0,1.0,0.0],["nan","nan","nan",1.0,0.0,1.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.47494,3.69506,-0.529444,2.40593,0.232683,0.117357,4.23691,0.0377085]]}}}},
   {"same":"9a81717"},
   {"same":"73312d3"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[1],"first":"changes 1"}}},
   {"key":"SC-7","levels":{"same":"ab70beb"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.260135,1.10392,-1.79997,0.32639,-1.00637,0.707296,1.99998,0.788245],{"same":"43a78c3"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[1.3,1.10392,-1.79997,0.32639,-1.0,0.700819,1.99999,0.788245],{"same":"ce05acd"}]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[39.0,33.0,-54.0,6.0,-30.0,21.0,60.0,27.0],{"same":"b45047e"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[0.0503549,1.61674,-3.45389,-1.16651,0.455807,-0.0590245,2.50973,0.121087]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"weights_given":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.39194,6.70257,0.83,-0.340776,3.96672,-0.971197,-5.88,4.96654],[0.677936,1.26666e-23,3.82867e-15,3.39331e-14,2.03041e-08,1.12188e-10,1.35378e-10,2.9168e-05]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.70257,0.83,-0.340776,4.0,-0.970052,-5.88,4.96654],[1.0,0.0,0.0,3.39331e-14,0.0,1.12338e-10,1.35378e-10,2.9168e-05]]}},"large_scores":{"same":"c69f2df"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.23038,2.83199,-0.326174,2.63012,0.788483,0.351387,4.13735,0.0151291]]}}}},
   {"key":"PS2-batch-mixed","levels":{"same":"d6749fd"},"seen":{"weights_given":{"calls":[0,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.405091,2.30414,0.81681,-5.40409,0.414292,-0.583834,5.44582,-1.50645],[0.998028,3.15912e-13,2.44683e-05,3.89299e-06,0.00623364,5.42346e-10,0.00977945,0.0483751]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,2.30414,0.833085,-5.40409,4.0,-0.970001,5.44546,-1.50645],[1.0,0.0,0.0,3.89299e-06,0.0,6.83014e-10,0.00978126,0.0483751]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-12.3,69.0,24.9,-184.8,120.0,-29.1,184.8,-46.2],{"same":"b45047e"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.10384,3.19866,3.58157,-0.40421,-0.130217,-0.995447,10.8919,-2.25462]]}}}},
   {"key":"PS2-batch-mixed","levels":{"same":"d6749fd"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.514737,6.63329,0.830046,-0.634617,2.20386,-1.46078,-2.07998,-0.1969],{"same":"43a78c3"}]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.41,6.63329,0.830046,-0.634617,2.3,-1.47028,-2.08,-0.1969],{"same":"ce05acd"}]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-12.3,201.6,24.9,-4.8,69.0,-44.4,-62.4,-46.2],{"same":"b45047e"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-4.86646,2.04834,-0.858895,2.48212,0.554042,0.216925,-1.48158,-0.0996641]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[6.46,-0.0490536,0.56,-3.02988,2.13617,-1.88805,-1.39,-1.26771],[1.0,3.25595e-09,2.0519e-09,3.94945e-10,2.28428e-05,1.32125e-05,1.40378e-09,0.530322]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[6.46,-0.0490539,0.56,-3.02988,2.16,-1.90997,-1.39,-1.26771],[1.0,0.0,0.0,3.94945e-10,0.0,1.9238e-05,1.40378e-09,0.530322]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[193.8,-1.5,16.8,-90.9,64.8,-57.3,-41.7,-30.0],{"same":"927d97d"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-5.70773,-4.96252,1.17991,3.129,3.29033,2.75281,2.86352,-2.37793]]}}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[1.08319,1.03754,1.4702,0.035167,-1.14762,0.178129,1.97231,-1.43408],[0.869182,0.00334151,0.00689383,0.02364,0.000324411,0.0962393,0.00238055,0.774978]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[1.3,1.10922,1.47531,0.035167,-1.0,0.429366,1.97313,-1.43408],[1.0,0.0,0.0,0.02364,0.0,0.137528,0.00238278,0.774978]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[39.0,33.0,45.0,6.0,-30.0,21.0,60.0,-45.0],{"same":"927d97d"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-0.288469,1.43238,-1.05963,-0.54379,0.629506,-0.751178,-1.14052,0.613326]]}}}},
   {"key":"PS2-bias","levels":[{"fr":"Combien de paramètres tes trois couches ont-elles, et combien en veut l'énoncé ?","en":"How many parameters do your three layers have, and how many does the statement want?"}],"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.405688,6.24922,0.571714,-0.802336,3.5414,-0.880666,-6.26742,3.1398],[0.709833,1.1019e-17,1.50521e-11,8.59719e-10,9.15804e-07,1.69603e-07,2.21267e-07,0.000843586]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.316828,6.24922,0.571714,-0.802336,3.65346,-0.877685,-6.26762,3.1398],[1.0,0.0,0.0,8.59719e-10,0.0,1.70421e-07,2.21271e-07,0.000843586]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-12.2068,201.253,24.6417,-5.18765,119.653,-29.0068,-176.788,172.542],{"same":"b45047e"}]}},"parameters":{"calls":[0],"first":"extra w_q.bias"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.18489,2.74034,-0.275363,2.60688,1.52475,0.0334663,4.44031,0.0407913]]}}}},
   {"key":"PS2-names","levels":[{"fr":"Les poids se chargent par leur nom. Comment l'énoncé appelle-t-il les trois couches ?","en":"Weights are loaded by name. What does the statement call the three layers?"}],"seen":{"weights_given":{"same":"63cd0b7"},"mask":{"same":"63cd0b7"},"large_scores":{"calls":[0,1],"first":{"same":"c0b476b"}},"parameters":{"same":"548c691"},"gradient":{"same":"8f68419"},"device":{"same":"8f68419"}}},
   {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"weights_given":{"same":"7cd0020"},"mask":{"same":"7cd0020"},"large_scores":{"calls":[0,1],"first":{"same":"4e32581"}},"parameters":{"same":"548c691"},"gradient":{"same":"70314f4"},"device":{"same":"70314f4"}}},
   {"key":"PR-7","levels":{"same":"c6ebf0d"},"seen":{"parameters":{"calls":[0],"first":"frozen w_q.weight"},"gradient":{"same":"a8ac04b"}}},
   {"key":"PR-1","levels":{"same":"f37f284"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-2.98971,0.27546,0.766025,3.10763,-1.31,2.05775,-0.918952,1.93],[0.999855,2.98947e-17,0.963561,1.1934e-09,1.65389e-18,0.365175,0.00282921,1.84723e-11]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-2.99,0.27546,-3.57,3.10763,-1.31,2.0809,-0.919022,1.93],[1.0,0.0,0.0,1.1934e-09,0.0,0.369748,0.00282928,1.84723e-11]]}},"large_scores":{"calls":[0],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-89.7,6.0,-107.1,93.3,-39.3,41.1,-27.9,57.9],[1.0,0.0,0.0,0.0,0.0,3.98845e-40,0.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[2.38305,0.541583,0.29937,1.35106,-0.601215,-6.09177,2.01445,-0.226518]]}}}},
   {"key":"MO-8","levels":{"same":"31abc62"},"seen":{"weights_given":{"same":"1099758"},"mask":{"same":"1099758"},"large_scores":{"same":"37d8992"},"gradient":{"same":"06e8c5b"},"device":{"same":"06e8c5b"}}},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"weights_given":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.822415,6.77877,0.677052,-0.33721,3.93341,-0.91225,-5.69084,3.7942],[0.530355,4.82296e-17,9.57782e-11,2.87017e-10,2.34526e-06,9.45457e-08,1.53017e-07,0.000681694]]}},"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-0.347,6.77877,0.677052,-0.33721,4.117,-0.907566,-5.69098,3.7942],[1.0,0.0,0.0,2.87017e-10,0.0,9.51883e-08,1.53019e-07,0.000681694]]}},"large_scores":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[-10.41,205.11,20.31,0.87,123.51,-27.21,-170.73,168.21],{"same":"b45047e"}]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,5,4]],"numbers":[[-1.12576,1.31974,-0.425623,2.5889,2.03255,0.429418,4.34584,-0.0382442]]}},"polite":{"calls":[0,1],"first":"changes 0"}}},
   {"key":"PS2-mask-added","levels":{"same":"ce3cedc"},"seen":{"mask":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,5,4],[2,5,5]],"numbers":[[0.0345538,6.63329,0.830046,-0.634617,3.9261,-0.973252,-5.87995,4.4085],[0.821464,2.3305e-17,2.35167e-11,2.81381e-10,1.32544e-06,9.16218e-08,1.05184e-07,0.000549002]]}},"large_scores":{"same":"d42c460"}}},
   {"same":"9a81717"},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"weights_given":{"same":"1dcfebf"},"mask":{"same":"1dcfebf"},"large_scores":{"calls":[0,1],"first":{"same":"9d9cb41"}},"gradient":{"same":"c2da177"},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"MO-5","levels":[{"fr":"Même entrée deux fois : même sortie ? Essaie avec un masque entre les deux.","en":"The same input twice: the same output? Try with a mask in between."}],"seen":{"polite":{"calls":[0],"first":"second call differs"}}}
  ]
 },
 "cross_attention": {
  "id": "2.10",
  "assignment": "ps2_self_attention",
  "name": "cross_attention",
  "names": ["cross_attention"],
  "title": {"fr":"L'attention croisée","en":"Cross-attention"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["x_target","x_source","W_Q","W_K","W_V"],
  "returns": [],
  "number": false,
  "checks": [
   {"name":"document","kind":"values","fact":{"fr":"Les valeurs du document sont retrouvées (000, la phrase se consulte elle-même).","en":"The document's values are found again (000, the sentence consults itself)."},"tolerance":1e-05,"calls":[{"args":[{"same":"0c4ca6d"},{"same":"0c4ca6d"},{"same":"4789273"},{"same":"9aac4a9"},{"same":"1f139c4"}],"expected":{"tensor":[[0.2995820403,0.805314048],[0.3061002198,0.8210303359],[0.305781094,0.8202957584],[0.2947659503,0.7938663616],[0.292706044,0.7890842501],[0.2990100791,0.8040368264]],"dtype":"float64"}}],"note":{"same":"5180d27"}},
   {"name":"other_sizes","kind":"values","fact":{"fr":"2 jetons cibles consultent 5 jetons sources ; tailles 4, 3 et 6.","en":"2 target tokens consult 5 source tokens; sizes 4, 3 and 6."},"tolerance":1e-06,"calls":[{"args":{"same":"813914e"},"expected":{"tensor":[[-0.3364221361,0.264401532,1.314872757,0.211320974,-0.4425832519,-0.6573327149],[-1.111699277,-0.983042168,3.898047572,-1.207211795,-1.560038531,-1.744345922]],"dtype":"float64"}},{"args":[{"same":"8383ba6"},{"same":"19862a4"},{"same":"2e566de"},{"same":"f82dbc0"},{"same":"313d516"}],"expected":{"tensor":[[-0.5802983804,-0.9803933196,1.691108754,-1.180379757,-0.9802712549,-0.9902339574],[-0.6284606581,-1.043879958,1.8700754,-1.241677201,-1.024055144,-1.027997562],[-0.5802905126,-0.9803829484,1.691079518,-1.180369743,-0.9802641023,-0.9902277883],[-0.5894411369,-0.9924451349,1.725082406,-1.192015992,-0.9885828517,-0.9974027096],[-0.582716655,-0.9835810453,1.700094843,-1.183457561,-0.9824696864,-0.9921301045]],"dtype":"float64"}},{"args":[{"same":"19862a4"},{"same":"8d481e7"},{"same":"2e566de"},{"same":"f82dbc0"},{"same":"313d516"}],"expected":{"tensor":[{"same":"0521248"},{"same":"0521248"}],"dtype":"float64"}}]},
   {"name":"equal_sizes","kind":"values","fact":{"fr":"Autant de cibles que de sources, où les confondre ne lève aucune erreur ; les noms de paramètres de l'énoncé peuvent servir à l'appel.","en":"As many targets as sources, where mixing them up raises no error; a call may use the parameter names of the statement."},"tolerance":1e-06,"calls":[{"args":[{"same":"ead7409"},{"tensor":{"same":"72ebcec"},"dtype":"float64"},{"same":"f3335d8"},{"same":"0847c9c"},{"same":"db820c7"}],"expected":{"tensor":[[-1.866144269,0.7517746588,-0.1332943485],[-1.868438649,0.615824553,-0.5298871552],[-2.006900073,0.8367242148,-0.688429142]],"dtype":"float64"}},{"args":[],"kwargs":{"x_target":{"tensor":{"same":"ec30a90"},"dtype":"float64"},"x_source":{"tensor":{"same":"39a599f"},"dtype":"float64"},"W_Q":{"same":"0847c9c"},"W_K":{"same":"db820c7"},"W_V":{"same":"f3335d8"}},"expected":{"tensor":[[4.80221951,-0.3774530083,5.072407712],[-0.3062276806,0.5943224047,-0.4404150723],[-1.242974976,0.9168254089,-1.431717191]],"dtype":"float64"}}]},
   {"name":"large_scores","kind":"values","fact":{"same":"91d90c4"},"tolerance":1e-06,"calls":[{"args":[{"same":"2ed6e11"},{"same":"646c795"},{"same":"3b795da"},{"same":"3b795da"},{"same":"3b795da"}],"expected":{"tensor":[[30.0,20.0,-10.0,25.09525741],[-20.0,0.0,40.0,10.0],[-20.0,0.0,40.0,10.0]],"dtype":"float64"}}]},
   {"name":"gradient","kind":"gradient","fact":{"fr":"Le gradient atteint la cible, la source et les trois matrices.","en":"The gradient reaches the target, the source and the three matrices."},"tolerance":1e-06,"calls":[{"args":{"same":"813914e"},"upstream":{"tuple":[{"same":"462509b"}]},"expected":[{"tensor":[[3.177164388,-0.5911758993,3.540992542,-1.368220898],[0.1304394539,-0.00296867376,0.1476259878,-0.03521467386]],"dtype":"float64"},{"tensor":[[0.001899457224,0.07557563023,0.2326606192,0.3322064686],[-0.3058693213,-0.0126208802,-0.1202850741,-0.3427324665],[-1.094175332,-3.514942845,-0.2427911918,-0.4051162012],[0.07696283513,-0.1647559438,0.211070931,0.4300210991],[-1.07881764,0.8067440388,-0.5406552843,-1.5143789]],"dtype":"float64"},{"tensor":[[2.651135495,1.003113371,2.926041579],[-2.539131741,-0.9664119276,-2.793320793],[-2.290050615,-0.8601345513,-2.537703086],[3.11737026,1.179314837,3.440956012]],"dtype":"float64"},{"tensor":[[-0.02038087267,0.09746569859,0.3287433565],[0.01718041452,0.3143944593,1.125558937],[-0.001890218941,-0.1445874966,-0.5129141381],[-0.009089891518,0.1436737908,0.5010576324]],"dtype":"float64"},{"tensor":[[0.5576019895,-1.312059051,1.3312876,0.7544570615,0.8521978636,1.624510006],[-0.8002856533,1.694458733,-1.391928431,-0.8941730794,-0.9519214462,-1.565173531],[-0.602255035,0.5021083063,1.078410217,0.1001467287,0.3949005204,1.962671592],[1.004689337,-1.449853015,-0.1153856682,0.4451636779,0.22130223,-0.786970012]],"dtype":"float64"}]}]},
   {"name":"dtype","kind":"dtype","fact":{"same":"db4f934"},"tolerance":1e-05,"calls":[{"same":"c5bfb83"},{"args":[{"tensor":{"same":"4256a1c"},"dtype":"float32"},{"same":"e663823"},{"same":"96acde8"},{"same":"baa4e6d"},{"tensor":{"same":"12d0dce"},"dtype":"float32"}]}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"3da1e1c"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"3da1e1c"}}
  ],
  "mistakes": [
   {"key":"XA-1","levels":[{"fr":"Une sortie par *requête*. Qui pose les questions, la cible ou la source ?","en":"One output per *query*. Who asks the questions, the target or the source?"}],"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,6]],"numbers":[[-0.580298,-0.980271,1.87008,-0.580291,-0.990228,-1.19202,-0.983581,-0.99213]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-4.11751,-4.47146,0.619696,-4.10276,0.371198,-2.73879,-3.43341,1.31488]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[40.0,20.0,60.0,10.0,1.98592e-151,40.0,-30.0,60.0]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"XA-2","levels":{"same":"ed71081"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"9828570"}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-4.07455,-4.44172,0.649667,-3.44864,1.31821,-4.19678,-4.61278,0.839791]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[{"same":"8e5c12d"}]}},"gradient":{"calls":[0],"first":{"same":"9828570"}}}},
   {"key":"XA-2","levels":{"same":"ed71081"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"7045cfa"}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.724336,-0.560326,2.61193,-1.70516,0.394037,-1.19385,-0.00330479,1.53245]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[{"same":"32065e8"}]}},"gradient":{"calls":[0],"first":{"same":"7045cfa"}}}},
   {"key":"PS2-one-sequence","levels":{"same":"734c47a"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.715942,2.19515,-1.35302,-1.09659,-1.40174,4.74352,-2.22586,-1.63432]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.234665,-1.4063,2.12605,-3.76048,0.616924,-1.89357,-2.70072,1.43423]]}},"large_scores":{"same":"31b733d"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-1.6104,-0.842738,-1.30778,1.15633,-2.30318,-1.97913,-0.833351,-2.33371]]}}}},
   {"key":"PS2-one-sequence","levels":{"same":"734c47a"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,6]],"numbers":{"same":"32b8b8a"}}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.385055,-1.82347,5.31224,-2.17604,-1.46129,0.390712,-1.8291,5.32831]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":{"same":"ec58a6c"}}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"PS2-one-sequence","levels":[{"fr":"La cible consulte la source. Se consulte-t-elle aussi elle-même ?","en":"The target consults the source. Does it consult itself too?"}],"seen":{"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.337637,1.31769,0.206314,-0.658739,-1.39607,4.72699,-2.20594,-1.63647]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.69646,0.527316,0.101696,-3.13273,0.236433,-1.99167,0.361452,-0.40324]]}},"large_scores":{"same":"31b733d"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[3.27451,-0.52604,3.95399,-0.595542,0.132867,0.0209866,0.183648,-0.0169079]]}}}},
   {"key":"SC-1","levels":{"same":"36b8295"},"seen":{"document":{"same":"4a7d1a1"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.0193971,1.15151,0.300416,-0.23129,-1.18051,4.11926,-1.282,-1.82646]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.93939,0.845772,-0.281669,-2.16946,-1.47386,-2.14023,0.943861,-1.13903]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[30.0,-10.0,25.0998,0.0,40.0,-20.0,0.0,10.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[2.85728,-0.509343,3.18441,-1.20585,-0.0104382,-0.00774792,-0.00912028,-0.00892862]]}}}},
   {"key":"SC-2","levels":{"same":"0301d0f"},"seen":{"document":{"same":"a680586"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.61902,1.60322,0.0359373,-1.05766,-1.07378,3.54003,-1.04646,-1.71056]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.71095,0.568988,0.227289,-1.60785,0.258964,-1.81363,0.64489,-0.138385]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[30.0,-10.0,25.0818,8.58161e-200,40.0,-20.0,1.25494e-205,10.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[1.34393,-0.357009,1.4929,-0.690965,0.270467,-0.000741879,0.304062,-0.064817]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"7001bd0"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.420908,1.38186,0.171141,-0.775061,-1.09949,3.81607,-1.17305,-1.73252]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[2.76926,-0.541643,3.0852,-1.22027,0.176285,-0.00204518,0.19882,-0.0446671]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"4211975"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.482128,1.43933,0.136228,-0.861407,-1.09138,3.74564,-1.14217,-1.72529]]}},"large_scores":{"same":"f7027b1"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[2.38371,-0.493288,2.65442,-1.07877,0.209203,-0.00149729,0.2356,-0.0516034]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"document":{"same":"4211975"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.212606,1.2373,0.256266,-0.487866,-1.13286,3.99526,-1.24416,-1.7673]]}},"large_scores":{"same":"f7027b1"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[3.44705,-0.618274,3.8426,-1.45991,0.0677394,-0.00459549,0.0777012,-0.0227869]]}}}},
   {"key":"SC-4","levels":{"same":"f87916b"},"seen":{"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.528583,1.48887,0.105967,-0.927511,-1.08545,3.68437,-1.11442,-1.72027]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[2.05181,-0.45083,2.28361,-0.956072,0.232805,-0.00116269,0.261976,-0.0566474]]}}}},
   {"key":"PS2-scale-multiplied","levels":{"same":"3ec0ddb"},"seen":{"document":{"same":"a1c78cb"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[0.147941,1.09888,0.318632,-0.0188946,-1.28729,4.27987,-1.31268,-1.97343]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.93263,0.855805,-0.215185,-2.35552,-2.08936,-2.24149,0.997374,-1.55985]]}},"large_scores":{"same":"d65dd35"},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.825503,-0.15295,0.919066,-0.353715,-0.0611393,-0.0128023,-0.0643678,-0.00441722]]}}}},
   {"key":"SC-5","levels":{"same":"f57f2d6"},"seen":{"document":{"same":"887efa6"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.0111989,0.664827,0.173445,-0.133535,-0.68157,2.37825,-0.740163,-1.05451]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.11971,0.488307,-0.162622,-1.25254,-0.850933,-1.23566,0.544938,-0.657622]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[15.0,-5.0,12.5499,0.0,20.0,-10.0,0.0,5.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[1.64965,-0.294069,1.83852,-0.696196,-0.00602651,-0.00447326,-0.0052656,-0.00515494]]}}}},
   {"key":"SC-6","levels":{"same":"16ff740"},"seen":{"document":{"same":"2605953"},"other_sizes":{"same":"11dab25"},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.79331,0.74339,0.254336,-1.45653,1.04438,-1.78234,0.656795,0.0719046]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[30.0,-10.0,25.0,1.98592e-151,40.0,30.0,20.0,25.0]]}},"gradient":{"calls":[0],"first":{"same":"1a2c762"}}}},
   {"key":"SC-7","levels":{"same":"ab70beb"},"seen":{"document":{"same":"5c43801"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-0.949939,1.00967,-0.689654,0.00255922,-0.0137347,-0.216093,-1.12894,1.11803]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.369567,-1.38454,0.0744203,0.261009,-0.0843772,0.246574,-1.54712,-0.0758392]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"599ab69"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,3]],"numbers":[[-3.80634,-0.646653,-3.77014,1.14173,3.35595,1.05372]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[0.436545,-1.39942,-2.577,0.185069,-2.02479,0.178318,-1.53195,-2.27876]]}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"ab4bab7"},"other_sizes":{"same":"0903cbc"},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.497282,-1.87766,-1.49708,2.38851,-2.50124,-0.177513,-1.67099,-1.81054]]}},"gradient":{"calls":[0],"first":{"same":"c838218"}}}},
   {"key":"SC-8","levels":{"same":"4c43361"},"seen":{"document":{"same":"2605953"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.412048,1.29537,-0.32592,-1.43544,-0.452964,1.36742,-0.340496,-1.44271]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.53441,0.46434,0.928893,-2.12836,-1.22278,-1.77033,0.682538,0.212379]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.0298907,-0.0471731,0.0153532,0.0278287,-0.00543068,-0.0142284,-0.00350832,0.0309579]]}}}},
   {"key":"SC-10","levels":{"same":"813c3fb"},"seen":{"document":{"same":"f627c98"},"other_sizes":{"same":"1df1e1a"},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-2.20792,0.879207,-1.7037,-1.50287,1.41256,-0.937646,-0.335988,2.04042]]}},"large_scores":{"calls":[0],"first":{"raised":["RuntimeError","mat1 and mat2 shapes cannot be multiplied (3x4 and 3x4)"]}},"gradient":{"same":"168bb35"}}},
   {"key":"SC-15","levels":{"same":"9f802b9"},"seen":{"document":{"same":"4c2e5b0"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.113095,-3.62778,3.96009,-0.366641,-1.63649,9.48391,-6.25953,-2.2226]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-7.97108,4.16143,-3.74581,0.747372,-9.67084,-6.9086,4.86979,-8.16138]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[51090.0,-7030.0,50670.3,-10970.0,31485.0,-77090.0,-58060.0,-77720.3]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-14.1318,0.00406224,-16.0764,3.55669,5.23942,-0.111318,5.90002,-1.37305]]}}}},
   {"key":"SC-16","levels":{"same":"0acab43"},"seen":{"document":{"same":"1a798b9"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.94,2.41,-0.448,-1.536,-0.94,2.41,-0.448,-1.536]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.19667,-0.0233333,1.46,-1.19667,1.46,-1.19667,-0.0233333,1.46]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[{"same":"9518dd2"}]}},"gradient":{"same":"aa5af23"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"same":"92bed3d"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tuple","shapes":[[2,6],[2,5]],"numbers":[[-0.336422,1.31487,0.211321,-0.657333,-1.1117,3.89805,-1.20721,-1.74435],{"same":"ee313a5"}]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tuple","shapes":[[3,3],[3,3]],"numbers":[[-1.86614,0.751775,-0.133294,-1.86844,-0.529887,-2.0069,0.836724,-0.688429],{"same":"96dad74"}]}},"large_scores":{"calls":[0],"first":{"same":"31c3bba"}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SC-17","levels":{"same":"157ffcd"},"seen":{"document":{"same":"baea04b"},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,5]],"numbers":[{"same":"ee313a5"}]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[{"same":"96dad74"}]}},"large_scores":{"calls":[0],"first":{"same":"7140218"}},"gradient":{"calls":[0],"first":"other shapes"}}},
   {"key":"SM-1","levels":{"same":"219db29"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.270161,0.359576,0.970871,0.957573,0.223297,0.207148,0.560736,0.714776]]}},"other_sizes":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-2.40383,3.97042,0.244585,-3.92036,-2.29617,8.07958,-2.48459,-3.75964]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.96719,-0.044158,2.68133,-0.170071,0.808041,-1.45274,0.193672,0.890633]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[60.0,-20.0,50.1,0.0,40.0,0.0,0.0,0.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-1.71923,0.164145,-1.95331,0.60997,1.71923,-0.164145,1.95331,-0.60997]]}}}},
   {"key":"SM-4","levels":{"same":"7d050b5"},"seen":{"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[["nan","nan","nan",0.0,40.0,-20.0,0.0,10.0]]}}}},
   {"key":"SM-7","levels":{"same":"7929e87"},"seen":{"document":{"same":"5fff58e"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.0587259,-1.88377,2.05632,-0.190383,1.6699,-9.67752,6.38732,2.26797]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-2.23642,1.16756,-1.05095,-0.308748,3.99513,-3.34471,2.35765,-3.95123]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[23.1911,-3.1911,23.0006,-108.079,310.197,22.6535,17.0614,22.8388]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[-6.0227,-3.18666,-6.53946,-2.33462,-3.01462,-5.53904,-2.81479,-6.0113]]}}}},
   {"key":"SM-11","levels":{"same":"f112d0d"},"seen":{"document":{"calls":[0],"first":{"kind":"tensor","shapes":[[6,2]],"numbers":[[0.395133,0.395133,1.00375,1.00375,0.395133,0.395133,1.00375,1.00375]]}},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[0.18,1.09,0.32,0.02,-1.71,4.84,-1.4,-2.57]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.59,0.7,1.28,-2.4,-2.25,-2.4,1.07,-2.25]]}},"large_scores":{"same":"d65dd35"},"gradient":{"same":"aa5af23"}}},
   {"key":"PR-3","levels":{"same":"5aa5df9"},"seen":{"document":{"same":"cc8ad3a"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-0.526486,2.38953,-0.382022,-0.954889,-1.83768,1.73069,0.0743644,-2.56322]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-0.182282,-1.22607,3.79426,-0.670289,3.1263,0.160705,-1.57776,4.73871]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[1.44013,-2.37853,1.29211,-2.59758,-0.0909157,0.476613,-0.0401476,0.477521]]}}}},
   {"key":"PS2-causal","levels":{"same":"aeddc9f"},"seen":{"document":{"same":"d0dcc25"},"other_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[2,6]],"numbers":[[-1.71,4.84,-1.4,-2.57,-1.61861,4.58974,-1.32408,-2.49056]]}},"equal_sizes":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[-1.59,0.7,1.28,-0.826716,2.84109,-2.0069,0.836724,-0.688429]]}},"large_scores":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,4]],"numbers":[[30.0,-10.0,25.0,0.0,40.0,-20.0,0.0,10.0]]}},"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[0.0,0.0,0.0,0.0,0.0301365,0.000217454,0.0333898,-0.00635306]]}}}},
   {"same":"0e76a16"},
   {"same":"ae955e8"},
   {"same":"73312d3"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"gradient":{"calls":[0],"first":{"kind":"tensor","shapes":[[2,4]],"numbers":[[5.50301,-1.02395,6.13318,-2.36983,0.225928,-0.00514189,0.255696,-0.0609936]]}},"polite":{"calls":[0],"first":"changes 0"}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"other_sizes":{"calls":[0,1,2],"first":{"same":"3ac44e3"}},"equal_sizes":{"same":"451e9a1"},"large_scores":{"calls":[0],"first":{"same":"8611995"}},"gradient":{"calls":[0],"first":{"same":"3ac44e3"}},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"other_sizes":{"same":"c8ec078"},"equal_sizes":{"same":"ee5146f"},"large_scores":{"same":"c2da177"},"gradient":{"same":"2ae4d52"},"device":{"calls":[0],"first":"cpu"}}}
  ]
 },
 "permutation_gap": {
  "id": "2.11",
  "assignment": "ps2_self_attention",
  "name": "permutation_gap",
  "names": ["permutation_gap"],
  "title": {"fr":"L'équivariance par permutation","en":"Permutation equivariance"},
  "points": 1.0,
  "optional": true,
  "forbidden": [],
  "parameters": ["attention","x","permutation"],
  "returns": [],
  "number": true,
  "checks": [
   {"name":"equivariant","kind":"values","fact":{"fr":"Une fonction équivariante donne 0, même pour une permutation qui n'est pas son inverse.","en":"An equivariant function gives 0, even for a permutation that is not its own inverse."},"tolerance":1e-06,"calls":[{"args":[{"example":"mean_and_self"},{"same":"eb5d54d"},[2,0,3,1]],"expected":0.0},{"args":[{"example":"mean_and_self"},{"same":"8383ba6"},[3,0,4,1,2]],"expected":0.0}]},
   {"name":"neighbour","kind":"values","fact":{"fr":"Une fonction où chaque jeton devient le précédent donne le plus grand écart.","en":"A function where each token becomes the one before it gives the largest difference."},"tolerance":1e-06,"calls":[{"args":{"same":"47891f4"},"expected":1.9},{"args":[{"example":"neighbour"},{"tensor":[[-0.1571428571,-0.2571428571,0.1285714286],[-0.1714285714,0.01428571429,0.1],[0.08571428571,-0.02857142857,-0.2428571429],[0.02857142857,0.2,0.2714285714],[0.2428571429,0.1142857143,-0.1142857143]],"dtype":"float64"},[0,2,1,4,3]],"expected":0.3857142857},{"args":[],"kwargs":{"attention":{"example":"neighbour"},"x":{"same":"5781792"},"permutation":[1,2,3,4,0]},"expected":0.0}]},
   {"name":"negative","kind":"values","fact":{"fr":"Des différences toutes négatives donnent un écart positif.","en":"Differences that are all negative give a positive gap."},"tolerance":1e-06,"calls":[{"args":[{"example":"first_everywhere"},{"tensor":[[-1.5,0.2,0.4],[0.5,1.7,0.9],[1.1,0.8,2.6]],"dtype":"float64"},[2,0,1]],"expected":2.6}]},
   {"name":"polite","kind":"polite","fact":{"same":"37a51f9"},"tolerance":1e-06,"calls":{"same":"a09c1ae"}},
   {"name":"device","kind":"device","fact":{"same":"9ed8749"},"tolerance":1e-06,"calls":{"same":"a09c1ae"}}
  ],
  "mistakes": [
   {"key":"NW-10","levels":{"same":"5d36f13"},"seen":{"equivariant":{"calls":[1],"first":{"same":"5e2ecb7"}},"neighbour":{"same":"a0c726c"},"negative":{"same":"d96da48"}}},
   {"key":"NW-10","levels":{"same":"5d36f13"},"seen":{"equivariant":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[2.92495]]}},"neighbour":{"same":"a0c726c"},"negative":{"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[2.4]]}}}},
   {"same":"732da99"},
   {"same":"732da99"},
   {"key":"NW-10","levels":{"same":"25f7794"},"seen":{"equivariant":{"same":"e3c2dd4"},"neighbour":{"same":"cefd7c6"},"negative":{"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[2.0]]}}}},
   {"key":"NW-11","levels":{"same":"544ac88"},"seen":{"same":"485bb60"}},
   {"key":"NW-11","levels":{"same":"544ac88"},"seen":{"equivariant":{"same":"6ef3047"},"neighbour":{"calls":[1,2],"first":{"kind":"number","shapes":[[]],"numbers":[[0.514286]]}},"negative":{"same":"d96da48"}}},
   {"key":"PS2-permuted-twice","levels":{"same":"3d3ad71"},"seen":{"same":"485bb60"}},
   {"key":"PS2-permuted-twice","levels":{"same":"3d3ad71"},"seen":{"same":"c18dc79"}},
   {"key":"PS2-no-absolute","levels":{"same":"53d6554"},"seen":{"neighbour":{"same":"ef29e9e"},"negative":{"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[-0.6]]}}}},
   {"key":"PS2-no-absolute","levels":{"same":"53d6554"},"seen":{"neighbour":{"same":"ef29e9e"},"negative":{"same":"1f2b326"}}},
   {"key":"PS2-not-largest","levels":{"same":"4715386"},"seen":{"neighbour":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[0.51]]}},"negative":{"calls":[0],"first":{"same":"e4cbb88"}}}},
   {"key":"PS2-not-largest","levels":{"same":"4715386"},"seen":{"neighbour":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[10.2]]}},"negative":{"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[16.2]]}}}},
   {"key":"PS2-not-largest","levels":{"same":"4715386"},"seen":{"neighbour":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[3.74967]]}},"negative":{"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[5.98999]]}}}},
   {"key":"PS2-not-largest","levels":{"same":"4715386"},"seen":{"neighbour":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[3.61]]}},"negative":{"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[6.76]]}}}},
   {"key":"PS2-not-largest","levels":{"same":"4715386"},"seen":{"neighbour":{"same":"83e2a8f"},"negative":{"same":"1f2b326"}}},
   {"key":"PS2-not-largest","levels":{"same":"4715386"},"seen":{"neighbour":{"same":"d96da48"}}},
   {"key":"PS2-not-largest","levels":{"same":"4715386"},"seen":{"neighbour":{"calls":[0,1],"first":{"kind":"number","shapes":[[]],"numbers":[[1.26667]]}},"negative":{"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[1.73333]]}}}},
   {"key":"PS2-not-a-number","levels":{"same":"79d3000"},"seen":{"equivariant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4,4]],"numbers":[{"same":"a908563"}]}},"neighbour":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5,4]],"numbers":[[0.0,0.0,0.4,0.6,0.0,1.1,0.0,0.0]]}},"negative":{"calls":[0],"first":{"kind":"tensor","shapes":[[3,3]],"numbers":[[2.6,0.6,2.2,2.6,2.2,2.6,0.6,2.2]]}}}},
   {"key":"PS2-not-a-number","levels":{"same":"79d3000"},"seen":{"equivariant":{"calls":[0,1],"first":{"kind":"tensor","shapes":[[4]],"numbers":[[0.0,0.0,0.0,0.0]]}},"neighbour":{"calls":[0,1,2],"first":{"kind":"tensor","shapes":[[5]],"numbers":[[0.0,1.9,0.6,1.9,0.0]]}},"negative":{"calls":[0],"first":{"kind":"tensor","shapes":[[3]],"numbers":[[2.6,2.6,2.6]]}}}},
   {"key":"PS2-not-a-number","levels":{"same":"79d3000"},"seen":{"equivariant":{"calls":[0,1],"first":{"same":"9da3e98"}},"neighbour":{"calls":[0,1,2],"first":{"same":"9da3e98"}},"negative":{"calls":[0],"first":{"same":"9da3e98"}}}},
   {"key":"PS2-always-zero","levels":[{"fr":"Une attention qui connaît les positions a un écart. Le tien le voit-il ?","en":"An attention that knows positions has a gap. Does yours see it?"}],"seen":{"same":"c18dc79"}},
   {"key":"PS2-fixed-permutation","levels":{"same":"2004338"},"seen":{"equivariant":{"calls":[1],"first":{"kind":"number","shapes":[[]],"numbers":[[0.27]]}},"neighbour":{"same":"3de9ab4"},"negative":{"calls":[0],"first":{"raised":["IndexError","index 3 is out of bounds for dimension 0 with size 3"]}}}},
   {"key":"PS2-fixed-permutation","levels":{"same":"2004338"},"seen":{"neighbour":{"same":"3de9ab4"}}},
   {"same":"679258e"},
   {"key":"MO-5","levels":{"same":"9f5e7a6"},"seen":{"polite":{"calls":[0],"first":"changes 2"}}},
   {"key":"PS2-rounded","levels":{"same":"3103684"},"seen":{"neighbour":{"calls":[1],"first":{"kind":"number","shapes":[[]],"numbers":[[0.39]]}}}},
   {"key":"PS2-global","levels":{"same":"96b67a2"},"seen":{"equivariant":{"same":"cb5c49e"},"neighbour":{"calls":[0,1,2],"first":{"same":"ebbb524"}},"negative":{"calls":[0],"first":{"kind":"number","shapes":[[]],"numbers":[[2.07]]}},"device":{"calls":[0],"first":"cpu"}}},
   {"key":"PS2-any-callable","levels":[{"fr":"`attention` peut être n'importe quelle fonction. A-t-elle une méthode `forward` ?","en":"`attention` may be any function. Has it a method `forward`?"}],"seen":{"equivariant":{"calls":[0,1],"first":{"same":"e95721d"}},"neighbour":{"calls":[0,1,2],"first":{"same":"e95721d"}},"negative":{"calls":[0],"first":{"same":"e95721d"}}}}
  ]
 }
},
"quizzes": {
 "hand_score": {"kind":"number","answer":0.7071,"tolerance":0.008,"right":{"fr":"Oui : (1, 0) · (1, 1) = 1, divisé par √2. C'est aussi le score de « 3 » pour lui-même.","en":"Yes: (1, 0) · (1, 1) = 1, divided by √2. It is also the score of \"3\" for itself."},"wrong":{"fr":"Les projections sont l'identité : fais le produit scalaire de (1, 0) et de (1, 1), puis divise par √d_k, avec d_k = 2.","en":"The projections are the identity: take the dot product of (1, 0) and (1, 1), then divide by √d_k, with d_k = 2."},"near":[{"value":1,"reply":{"fr":"C'est le produit scalaire. Il manque la racine : le score est divisé par √2.","en":"That is the dot product. The root is missing: the score is divided by √2."}},{"value":0.5,"reply":{"fr":"Tu as divisé par d_k = 2. C'est sa racine qui sert, √2 ≈ 1,414.","en":"You divided by d_k = 2. It is its root that is used, √2 ≈ 1.414."}},{"value":0.4011,"reply":{"fr":"C'est déjà le poids, après la softmax. Le score est le nombre d'avant.","en":"That is already the weight, after softmax. The score is the number before it."}},{"value":0.5774,"reply":{"fr":"Tu as divisé par √3, la racine du nombre de jetons. C'est la taille des clés, d_k = 2, qui passe sous la racine.","en":"You divided by √3, the root of the number of tokens. It is the size of the keys, d_k = 2, that goes under the root."}}]},
 "date_alignment": {"kind":"choice","answer":"c","right":{"fr":"Oui : 1/√2 pour « 3 », 1/√2 pour « mars », 2/√2 pour lui-même. « 2026 » est la somme des deux autres vecteurs, et ne préfère ni l'un ni l'autre.","en":"Yes: 1/√2 for \"3\", 1/√2 for \"mars\", 2/√2 for itself. \"2026\" is the sum of the other two vectors, and prefers neither."},"wrong":{"fr":"Calcule les trois produits scalaires de (1, 1) : avec (1, 0), avec (0, 1) et avec lui-même.","en":"Work out the three dot products of (1, 1): with (1, 0), with (0, 1) and with itself."},"near":[{"value":"a","reply":{"fr":"C'est ce que suggère le document. Mais (1, 1) · (1, 0) et (1, 1) · (0, 1) valent tous deux 1.","en":"That is what the document suggests. Yet (1, 1) · (1, 0) and (1, 1) · (0, 1) are both 1."}},{"value":"b","reply":{"fr":"Calcule (1, 1) · (0, 1), puis (1, 1) · (1, 0). L'un est-il plus grand que l'autre ?","en":"Work out (1, 1) · (0, 1), then (1, 1) · (1, 0). Is either larger than the other?"}}]},
 "score_symmetry": {"kind":"choice","answer":"a","right":{"fr":"Oui : le score de i pour j est le produit scalaire de x⁽ⁱ⁾W et de x⁽ʲ⁾W, et un produit scalaire ne connaît pas d'ordre. La softmax, elle, divise chaque ligne par sa propre somme : les poids perdent la symétrie.","en":"Yes: the score of i for j is the dot product of x⁽ⁱ⁾W and x⁽ʲ⁾W, and a dot product knows no order. Softmax then divides each row by its own sum: the weights lose the symmetry."},"wrong":{"fr":"Si W_Q = W_K, la requête et la clé d'un jeton sont le même vecteur. Que devient q⁽ⁱ⁾ · k⁽ʲ⁾ quand on échange i et j ?","en":"If W_Q = W_K, the query and the key of a token are the same vector. What becomes of q⁽ⁱ⁾ · k⁽ʲ⁾ when i and j trade places?"},"near":[{"value":"b","reply":{"fr":"Pour les scores, oui. Mais regarde la figure plus haut : « 3 » donne 0,40 à « 2026 », qui ne lui rend que 0,25. Chaque ligne a sa propre somme.","en":"For the scores, yes. But look at the figure above: \"3\" gives 0.40 to \"2026\", which gives back only 0.25. Each row has its own sum."}},{"value":"c","reply":{"fr":"Ce n'est pas l'identité qui compte, mais l'égalité : dès que W_Q = W_K, requête et clé d'un même jeton sont le même vecteur, et q⁽ⁱ⁾ · k⁽ʲ⁾ = q⁽ʲ⁾ · k⁽ⁱ⁾.","en":"What counts is not the identity but the equality: as soon as W_Q = W_K, query and key of a token are the same vector, and q⁽ⁱ⁾ · k⁽ʲ⁾ = q⁽ʲ⁾ · k⁽ⁱ⁾."}}]},
 "frozen_matrix": {"kind":"choice","answer":"b","right":{"fr":"Oui, et c'est ce qui rend l'erreur coûteuse : la perte baisse quand même, grâce aux deux autres matrices. Rien n'avertit que les requêtes sont restées celles du hasard.","en":"Yes, and this is what makes the mistake costly: the loss goes down all the same, thanks to the other two matrices. Nothing warns you that the queries are still those of chance."},"wrong":{"fr":"Un paramètre sans gradient garde `grad = None`. Que fait l'optimiseur d'un paramètre qui n'a pas de gradient ?","en":"A parameter without gradient keeps `grad = None`. What does the optimiser do with a parameter that has no gradient?"},"near":[{"value":"a","reply":{"fr":"L'erreur viendrait si **aucune** des matrices ne demandait de gradient. Avec deux sur trois, `backward()` trouve de quoi faire.","en":"The error would come if **none** of the matrices asked for a gradient. With two out of three, `backward()` finds something to do."}},{"value":"c","reply":{"fr":"Le gradient traverse bien les scores, mais il ne s'arrête que chez les tenseurs qui le demandent. `requires_grad=False` dit à `W_query` de ne rien garder.","en":"The gradient does go through the scores, but stops only at tensors that ask for it. `requires_grad=False` tells `W_query` to keep nothing."}}]},
 "parameter_count": {"kind":"number","answer":18,"tolerance":0,"right":{"fr":"Oui : trois matrices de 3 × 2 = 6 nombres, que la phrase ait 6, 12 ou 1000 jetons. Ce sont les poids d'attention qui se multiplient : 144 au lieu de 36.","en":"Yes: three matrices of 3 × 2 = 6 numbers, whether the sentence has 6, 12 or 1000 tokens. It is the attention weights that multiply: 144 instead of 36."},"wrong":{"fr":"Ce qui s'apprend, ce sont les coefficients de W_Q, W_K et W_V. Leur forme dépend-elle de la longueur de la phrase ?","en":"What is learnt are the coefficients of W_Q, W_K and W_V. Does their shape depend on the length of the sentence?"},"near":[{"value":144,"reply":{"fr":"144 = 12 × 12 : ce sont les poids d'attention, recalculés à chaque phrase. Ils ne s'apprennent pas.","en":"144 = 12 × 12: those are the attention weights, computed anew for each sentence. They are not learnt."}},{"value":6,"reply":{"fr":"6 est le nombre de coefficients d'une seule matrice. Il y en a trois.","en":"6 is the number of coefficients of a single matrix. There are three of them."}},{"value":36,"reply":{"fr":"La phrase a doublé, pas les matrices : elles agissent sur un jeton à la fois, et leur forme ne dépend que de d_in et de d_out.","en":"The sentence has doubled, the matrices have not: they act on one token at a time, and their shape depends on d_in and d_out alone."}},{"value":72,"reply":{"fr":"72 = 3 × 12 × 2 : ce sont les requêtes, clés et valeurs de la phrase, calculées et non apprises.","en":"72 = 3 × 12 × 2: those are the queries, keys and values of the sentence, which are computed and not learnt."}}]},
 "spread_raw": {"kind":"number","answer":8,"tolerance":0.2,"right":{"fr":"Oui : la variance est 64, l'écart-type √64 = 8. Un écart de 8 entre deux scores donne déjà un rapport de poids de e⁸ ≈ 3000.","en":"Yes: the variance is 64, the standard deviation √64 = 8. A difference of 8 between two scores already gives a ratio of weights of e⁸ ≈ 3000."},"wrong":{"fr":"64 termes indépendants de variance 1 : quelle est la variance de leur somme ? Et sa racine ?","en":"64 independent terms of variance 1: what is the variance of their sum? And its root?"},"near":[{"value":64,"reply":{"fr":"64 est la **variance**. L'écart-type est sa racine.","en":"64 is the **variance**. The standard deviation is its root."}},{"value":1,"reply":{"fr":"1, c'est après division par √d_k. Sans elle, les variances des 64 termes s'ajoutent.","en":"1 is after division by √d_k. Without it, the variances of the 64 terms add up."}},{"value":32,"reply":{"fr":"32 est la réponse du document pour d_k = 1024. Ici d_k = 64.","en":"32 is the document's answer for d_k = 1024. Here d_k = 64."}}]},
 "spread_divided": {"kind":"number","answer":0.125,"tolerance":0.004,"right":{"fr":"Oui : 8 / 64. Les scores se tassent d'autant plus que les clés sont grandes, et les poids deviennent presque tous égaux : l'attention ne choisit plus rien.","en":"Yes: 8 / 64. Scores get all the more cramped as keys grow, and the weights become almost equal: attention no longer chooses anything."},"wrong":{"fr":"Avant la division, l'écart-type est 8. On divise les scores par 64 : que devient-il ?","en":"Before the division the standard deviation is 8. Scores are divided by 64: what becomes of it?"},"near":[{"value":1,"reply":{"fr":"C'est ce que donne la racine. Diviser par d_k, c'est diviser encore une fois par √d_k = 8.","en":"That is what the root gives. To divide by d_k is to divide once more by √d_k = 8."}},{"value":8,"reply":{"fr":"8 est l'écart-type avant toute division.","en":"8 is the standard deviation before any division."}},{"value":0.015625,"reply":{"fr":"1/64 est la variance des scores divisés par d_k. L'écart-type est sa racine.","en":"1/64 is the variance of the scores divided by d_k. The standard deviation is its root."}}]},
 "transposed_batch": {"kind":"choice","answer":"b","right":{"fr":"Oui. Le document a raison : `.T` renverse tous les axes, ceux du lot compris. PyTorch le fait encore, mais avertit que ce sera bientôt une erreur. Pour un lot : `keys.transpose(-2, -1)`, ou `keys.mT`.","en":"Yes. The document is right: `.T` reverses every axis, those of the batch included. PyTorch still does so, but warns that it will soon be an error. For a batch: `keys.transpose(-2, -1)`, or `keys.mT`."},"wrong":{"fr":"`.T` renverse l'ordre des axes. Sur une matrice, cela échange lignes et colonnes ; et sur trois axes ?","en":"`.T` reverses the order of the axes. On a matrix that swaps rows and columns; and on three axes?"},"near":[{"value":"a","reply":{"fr":"C'est la forme qu'il faudrait, et que donnent `keys.transpose(-2, -1)` ou `keys.mT`. `.T`, lui, ne sait pas qu'il s'agit d'un lot.","en":"That is the shape we need, and that `keys.transpose(-2, -1)` or `keys.mT` give. But `.T` does not know that this is a batch."}},{"value":"c","reply":{"fr":"Il fait quelque chose, et c'est pire : l'axe du lot passe à la fin. PyTorch le signale par un avertissement.","en":"It does something, and that is worse: the axis of the batch goes to the end. PyTorch says so with a warning."}}]},
 "mask_share": {"kind":"number","answer":0.7143,"tolerance":0.006,"right":{"fr":"Oui : 0,5 / (0,2 + 0,5) ≈ 0,71. Les survivants gardent leurs proportions, comme si la position interdite n'avait jamais existé.","en":"Yes: 0.5 / (0.2 + 0.5) ≈ 0.71. The survivors keep their proportions, as though the forbidden position had never existed."},"wrong":{"fr":"Le score interdit passe à −∞ : son exponentielle disparaît de la somme, les deux autres ne bougent pas. Divise par la nouvelle somme.","en":"The forbidden score becomes −∞: its exponential drops out of the sum, the other two do not move. Divide by the new sum."},"near":[{"value":0.5,"reply":{"fr":"Alors la ligne ne sommerait plus qu'à 0,7. La softmax vient après le masque, et partage 1 entre ceux qui restent.","en":"Then the row would sum to 0.7 only. Softmax comes after the mask, and shares 1 between those that remain."}},{"value":0.65,"reply":{"fr":"Tu as réparti les 0,3 à parts égales. Ils se répartissent en proportion : les rapports entre les survivants ne changent pas.","en":"You shared the 0.3 equally. It is shared in proportion: the ratios between the survivors do not change."}},{"value":0.8,"reply":{"fr":"Les 0,3 ne vont pas tous au plus fort : la première position garde sa part.","en":"The 0.3 do not all go to the strongest: the first position keeps its share."}}]},
 "blind_sizes": {"kind":"choice","answer":"b","right":{"fr":"Oui : √4 = √4, et les deux programmes font le même calcul. Une entrée carrée ne teste rien de l'échelle.","en":"Yes: √4 = √4, and the two programs do the same computation. A square input tests nothing of the scale."},"wrong":{"fr":"Les deux programmes ne diffèrent que par le nombre sous la racine. Quand ce nombre est-il le même ?","en":"The two programs differ only by the number under the root. When is that number the same?"},"near":[{"value":"a","reply":{"fr":"√6 et √2 diffèrent : sur la phrase du document, l'écart est de 0,0253. Petit, mais visible à quatre décimales.","en":"√6 and √2 differ: on the document's sentence the gap is 0.0253. Small, but seen at four decimals."}},{"value":"c","reply":{"fr":"√5 et √3 diffèrent, et avec des scores assez grands, l'écart se voit bien.","en":"√5 and √3 differ, and with scores that are large enough the gap shows well."}}]},
 "linear_variance": {"kind":"number","answer":0.3333,"tolerance":0.006,"right":{"fr":"Oui : 512 × 1 / (3 × 512) = 1/3. Elle ne dépend plus de la dimension, et c'est le vrai mérite. Mais chaque projection linéaire la divise par 3 : après dix d'affilée, il en reste 0,000017. Dans un vrai modèle, la normalisation et les chemins résiduels y remédient.","en":"Yes: 512 × 1 / (3 × 512) = 1/3. It no longer depends on the dimension, and that is the real merit. But each linear projection divides it by 3: after ten in a row, 0.000017 is left. In a real model, normalisation and residual paths make up for it."},"wrong":{"fr":"Reprends Var(xW) = d_in · E[W²], avec E[W²] = 1 / (3 d_in).","en":"Go back to Var(xW) = d_in · E[W²], with E[W²] = 1 / (3 d_in)."},"near":[{"value":1,"reply":{"fr":"C'est ce qu'affirme le document. Mais 512 fois 1/(3 × 512) ne fait pas 1. Il faudrait des poids de variance 1/d_in.","en":"That is what the document claims. But 512 times 1/(3 × 512) is not 1. It would take weights of variance 1/d_in."}},{"value":0.00065,"tolerance":0.0001,"reply":{"fr":"C'est la variance d'**un** poids, 1/(3 × 512). La sortie en additionne 512.","en":"That is the variance of **one** weight, 1/(3 × 512). The output adds up 512 of them."}},{"value":0.5774,"reply":{"fr":"C'est l'écart-type, √(1/3). La question portait sur la variance.","en":"That is the standard deviation, √(1/3). The question was about the variance."}},{"value":170.67,"tolerance":1,"reply":{"fr":"C'est d_in / 3, avec `torch.rand`. Les poids de `nn.Linear` sont tirés dans un intervalle qui rétrécit avec d_in.","en":"That is d_in / 3, with `torch.rand`. The weights of `nn.Linear` are drawn from an interval that shrinks with d_in."}}]},
 "linear_storage": {"kind":"number","answer":2,"tolerance":0,"right":{"fr":"Oui : `(2, 3)`, une ligne par sortie. C'est la transposée de la matrice de `SelfAttention_v1`.","en":"Yes: `(2, 3)`, one row per output. It is the transpose of the matrix of `SelfAttention_v1`."},"wrong":{"fr":"`nn.Linear(3, 2)` passe de 3 nombres à 2, et sa matrice a une ligne par **sortie**.","en":"`nn.Linear(3, 2)` goes from 3 numbers to 2, and its matrix has one row per **output**."},"near":[{"value":3,"reply":{"fr":"Ce serait l'ordre des arguments, et la convention de `SelfAttention_v1`. `nn.Linear` range la transposée : une ligne par sortie.","en":"That would be the order of the arguments, and the convention of `SelfAttention_v1`. `nn.Linear` stores the transpose: one row per output."}}]},
 "shared_memory": {"kind":"choice","answer":"b","right":{"fr":"Oui. Ni `.T` ni `nn.Parameter` ne copient : l'une relit la même mémoire dans un autre ordre, l'autre pose une étiquette dessus. Chaque pas d'entraînement de `sa_v1` abîme `sa_v2`.","en":"Yes. Neither `.T` nor `nn.Parameter` copies: one reads the same memory in another order, the other puts a label on it. Each training step of `sa_v1` damages `sa_v2`."},"wrong":{"fr":"Compare les adresses : `sa_v1.W_query.data_ptr()` et `sa_v2.W_query.weight.data_ptr()`.","en":"Compare the addresses: `sa_v1.W_query.data_ptr()` and `sa_v2.W_query.weight.data_ptr()`."},"near":[{"value":"a","reply":{"fr":"`nn.Parameter` ne fait que marquer un tenseur comme paramètre ; la mémoire reste celle de ce tenseur.","en":"`nn.Parameter` merely marks a tensor as a parameter; the memory remains that of this tensor."}},{"value":"c","reply":{"fr":"`.T` est une **vue** : aucun nombre n'est déplacé ni copié, seul l'ordre de lecture change.","en":"`.T` is a **view**: no number is moved or copied, only the order of reading changes."}}]},
 "mha_parameters": {"kind":"number","answer":4224,"tolerance":0,"right":{"fr":"Oui : 3072 + 3 × 32 pour les projections et leurs biais, puis 32 × 32 + 32 pour la sortie. La formule de l'attention est la même ; la couche, non.","en":"Yes: 3072 + 3 × 32 for the projections and their biases, then 32 × 32 + 32 for the output. The formula of attention is the same; the layer is not."},"wrong":{"fr":"Additionne : trois matrices 32 × 32 et leurs trois biais de 32 nombres, puis une quatrième matrice et son biais.","en":"Add up: three 32 × 32 matrices and their three biases of 32 numbers, then a fourth matrix and its bias."},"near":[{"value":3072,"reply":{"fr":"Ce sont les trois matrices seules. Il manque leurs biais, et la projection de sortie avec le sien.","en":"Those are the three matrices alone. Their biases are missing, and so is the output projection with its own."}},{"value":4096,"reply":{"fr":"Les quatre matrices y sont. Il manque les quatre biais, de 32 nombres chacun.","en":"The four matrices are there. The four biases, of 32 numbers each, are missing."}},{"value":3168,"reply":{"fr":"Les trois projections et leurs biais y sont. Il manque la projection de sortie, 32 × 32, et son biais.","en":"The three projections and their biases are there. The output projection, 32 × 32, and its bias are missing."}},{"value":4192,"reply":{"fr":"Presque : la projection de sortie a aussi un biais, de 32 nombres.","en":"Almost: the output projection has a bias too, of 32 numbers."}}]},
 "mask_polarity": {"kind":"choice","answer":"b","right":{"fr":"Oui : ici `True` **interdit**. Le premier jeton ne voit que l'avenir, et le dernier, à qui tout est interdit, reçoit des `nan`. Il fallait passer la négation, `~masque`.","en":"Yes: here `True` **forbids**. The first token sees nothing but the future, and the last, to which everything is forbidden, gets `nan`. The negation, `~mask`, is what was needed."},"wrong":{"fr":"La première ligne du triangle est (True, False, False). Relis le tableau : que veut dire `True` pour `nn.MultiheadAttention` ?","en":"The first row of the triangle is (True, False, False). Read the table again: what does `True` mean to `nn.MultiheadAttention`?"},"near":[{"value":"a","reply":{"fr":"Ce serait vrai avec `F.scaled_dot_product_attention`, où `True` permet. `nn.MultiheadAttention` a la convention opposée.","en":"That would be so with `F.scaled_dot_product_attention`, where `True` allows. `nn.MultiheadAttention` has the opposite convention."}},{"value":"c","reply":{"fr":"Le masque agit bel et bien : une case sur trois de cette ligne est interdite. Laquelle ?","en":"The mask does act: one cell in three of this row is forbidden. Which one?"}}]},
 "cross_weights": {"kind":"number","answer":24,"tolerance":0,"right":{"fr":"Oui : 4 requêtes × 6 clés, une matrice `(4, 6)`. Chaque ligne somme à 1, et la sortie a 4 lignes.","en":"Yes: 4 queries × 6 keys, a matrix of shape `(4, 6)`. Each row sums to 1, and the output has 4 rows."},"wrong":{"fr":"Chaque jeton de la cible pose sa requête à chaque jeton de la source.","en":"Each token of the target puts its query to each token of the source."},"near":[{"value":16,"reply":{"fr":"4 × 4, ce serait l'auto-attention de la cible. Ici les clés viennent de la source.","en":"4 × 4 would be the self-attention of the target. Here the keys come from the source."}},{"value":36,"reply":{"fr":"6 × 6, ce serait l'auto-attention de la source. Ici les requêtes viennent de la cible.","en":"6 × 6 would be the self-attention of the source. Here the queries come from the target."}},{"value":100,"reply":{"fr":"10 × 10, ce serait l'auto-attention des deux suites mises bout à bout. Ici seule la cible interroge, et seule la source répond.","en":"10 × 10 would be the self-attention of the two sequences put end to end. Here only the target asks, and only the source answers."}}]},
 "equivariance": {"kind":"choice","answer":"b","right":{"fr":"Oui : P X donne P Z. Chaque jeton garde son vecteur de contexte et l'emporte à sa nouvelle place. Ce qui serait invariant, c'est par exemple la moyenne des lignes de Z.","en":"Yes: P X gives P Z. Each token keeps its context vector and takes it along to its new place. What would be invariant is, for instance, the mean of the rows of Z."},"wrong":{"fr":"La preuve part de P X et arrive à P Z. Que fait P aux lignes de Z ?","en":"The proof starts from P X and arrives at P Z. What does P do to the rows of Z?"},"near":[{"value":"a","reply":{"fr":"Si la matrice était la même, le jeton passé en tête recevrait le vecteur de contexte de celui qu'il remplace. Les lignes suivent leurs jetons : P Z, et non Z.","en":"If the matrix were the same, the token moved to the front would receive the context vector of the one it replaces. Rows follow their tokens: P Z, and not Z."}},{"value":"c","reply":{"fr":"C'est ce qu'on attendrait d'un modèle qui lit. Mais la preuve montre le contraire : le vecteur d'un jeton ne dépend que de l'**ensemble** des autres, pas de leurs places.","en":"That is what we would expect of a model that reads. The proof shows the opposite: the vector of a token depends only on the **set** of the others, not on their places."}}]},
 "telling_permutation": {"kind":"choice","answer":"c","right":{"fr":"Oui : son inverse est `[1, 3, 0, 2]`. Les deux autres sont leur propre inverse, et se tromper de sens n'y change rien.","en":"Yes: its inverse is `[1, 3, 0, 2]`. The other two are their own inverses, and going the wrong way changes nothing there."},"wrong":{"fr":"Applique la permutation deux fois de suite. Si tu retombes sur l'ordre de départ, elle est son propre inverse, et l'erreur ne se voit pas.","en":"Apply the permutation twice in a row. If you are back where you started, it is its own inverse, and the mistake does not show."},"near":[{"value":"a","reply":{"fr":"Échanger deux paires deux fois de suite ramène à l'ordre de départ : cette permutation est son propre inverse, et les deux sens se confondent.","en":"Swapping two pairs twice in a row leads back to the start: this permutation is its own inverse, and both ways are one."}},{"value":"b","reply":{"fr":"Renverser l'ordre deux fois ne change rien : cette permutation est son propre inverse, et les deux sens se confondent.","en":"To reverse the order twice changes nothing: this permutation is its own inverse, and both ways are one."}}]}
}
}""")))

if __name__ == "__main__":
    sys.exit(main())
