"""What the engine asks of a sandbox, whatever isolates it.

A Sandbox is one warm process that never runs student code; `spawn` forks a Child for one
submission. Three kinds exist: bubblewrap+landlock+seccomp, landlock+seccomp, and a plain child
process for one's own code. The engine sees only these protocols.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from torch import Tensor

from autograder.errors import RaisedException
from autograder.sandbox.limits import Limits
from autograder.student import Call
from autograder.student import Device as Device
from autograder.student import Generator as Generator


@dataclass(frozen=True)
class Handle:
    """An object that stays in the student's process (a module, a function), by number.

    module: it is a torch.nn.Module.
    """

    number: int
    type: str
    module: bool = False


@dataclass(frozen=True)
class Opaque:
    """A value that cannot cross; only the name of its type is known."""

    type: str


@dataclass(frozen=True)
class CellReply:
    """What running one cell did. raised is None when it ran to its end."""

    raised: RaisedException | None
    output: str  # what it printed, as text, bounded


@dataclass(frozen=True)
class CallRequest:
    """One call in the child.

    target: a name of the student's namespace, or a Handle; method: "" calls the object itself,
    otherwise the attribute of that (dotted) name is called, or read when `read` is set.
    upstream: when given, gradients of sum(upstream · outputs) come back, one for each
    positional tensor that requires grad, and for the trainable parameters of a called module.
    method "@parameters" gives {name: (tensor, trainable)} of a module, "@buffers" {name: tensor}.
    device: "cpu" or "gpu": arguments are moved there, results come back from there.
    keep: the value stays in the child and a Handle comes back.
    record: operators that run are reported in the facts.
    """

    target: str | Handle
    args: tuple[Any, ...] = ()
    kwargs: Mapping[str, Any] | None = None
    method: str = ""
    read: bool = False
    upstream: Tensor | tuple[Tensor, ...] | None = None
    device: str = "cpu"
    keep: bool = False
    record: bool = False
    seed: int | None = None  # torch.manual_seed before the call


class Child(Protocol):
    """One submission's process. Every method may raise a StudentFault of errors.py."""

    def run_cell(self, index: int, source: str, deadline_s: float) -> CellReply:
        """Run one cell in the child's IPython shell. SyntaxError comes back in `raised`."""

    def substitute(self, name: str, source: str) -> None:
        """From now on `name` is what `source` defines, whatever later cells bind it to."""

    def defined(self) -> frozenset[str]:
        """The names of the student's namespace."""

    def call(self, request: CallRequest, deadline_s: float) -> Call:
        """One call. Raises StudentMissing, StudentRaised, StudentTimeout, StudentCrash,
        StudentOutOfMemory or BadAnswer."""

    def close(self) -> None:
        """Kill the process and everything it started."""

    @property
    def alive(self) -> bool: ...


class Sandbox(Protocol):
    tier: str  # "bubblewrap+landlock+seccomp", "landlock+seccomp" or "plain"
    devices: tuple[str, ...]  # as reports name them: ("cpu", "mock-gpu") or ("cpu", "cuda")

    def spawn(self, files: Mapping[str, str], limits: Limits) -> Child:
        """A fresh child. files: name -> text, written into its private working folder."""

    def close(self) -> None: ...
