"""Which isolation this machine offers, proved before it is used.

From the strongest: bubblewrap with Landlock and seccomp, Landlock with seccomp, and a plain
process that isolates nothing and runs only one's own program.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import torch

from autograder.errors import CannotGrade, UsageError
from autograder.sandbox import launch, probe, seccomp
from autograder.sandbox.api import Sandbox
from autograder.sandbox.packages import Readable, readable
from autograder.sandbox.plain import SpawningSandbox
from autograder.sandbox.process import ForkingSandbox

BUBBLEWRAP = "bubblewrap+landlock+seccomp"
LANDLOCK = "landlock+seccomp"
PLAIN = "plain"

Devices = Literal["all", "cpu", "gpu"]

_HELP = (
    "This machine cannot isolate other people's programs, so nothing was graded.\n{reasons}\n"
    "What to do: on Linux, install bubblewrap and libseccomp (Debian, Ubuntu: apt install "
    "bubblewrap libseccomp2; Fedora: dnf install bubblewrap libseccomp), with a kernel of "
    "version 5.13 or later that has Landlock switched on. In a container, allow user namespaces "
    "and the landlock system calls. On macOS and Windows, grade inside a Linux virtual machine "
    "or container. To run programs that you trust without any isolation, give --unsafe."
)


def open_sandbox(
    *,
    tier: str = "auto",
    devices: Devices = "all",
    own_code: bool = False,
    unsafe: bool = False,
) -> Sandbox:
    """The strongest sandbox that works here, or the one of that name.

    devices: what the checks will ask for; "cpu" starts faster. own_code: the program is that of
    the person who runs the command, so a plain process will do where there is no better.
    unsafe: other people's programs too.

    Raises CannotGrade, saying what to install; UsageError for an unknown tier, or for the plain
    one when neither own_code nor unsafe is given.
    """
    if tier not in ("auto", BUBBLEWRAP, LANDLOCK, PLAIN):
        names = ", ".join(("auto", BUBBLEWRAP, LANDLOCK, PLAIN))
        raise UsageError(f"there is no sandbox named {tier!r}; choose one of {names}")
    if tier == PLAIN and not (own_code or unsafe):
        raise UsageError("a plain process isolates nothing: it needs --unsafe")
    gpu = "none" if devices == "cpu" else "cuda" if torch.cuda.is_available() else "mock"
    reasons: list[str] = []
    if tier != PLAIN:
        for name, opened in _isolating(gpu):
            if tier in ("auto", name):
                try:
                    return _proved(name, opened)
                except CannotGrade as error:
                    reasons.append(f"- {name}: {error}")
    if tier == PLAIN or (tier == "auto" and (own_code or unsafe)):
        return _plain(gpu)
    raise CannotGrade(_HELP.format(reasons="\n".join(reasons)))


def _isolating(gpu: str) -> list[tuple[str, Callable[[], ForkingSandbox]]]:
    return [(BUBBLEWRAP, lambda: _bubblewrap(gpu)), (LANDLOCK, lambda: _landlock(gpu))]


def _proved(name: str, opened: Callable[[], ForkingSandbox]) -> Sandbox:
    if sys.platform != "linux":
        raise CannotGrade("only Linux has it")
    sandbox = opened()
    try:
        found = probe.leaks(sandbox)
    except BaseException:
        sandbox.close()
        raise
    if found:
        sandbox.close()
        raise CannotGrade("it does not hold here; a program in it could: " + ", ".join(found))
    return sandbox


def _bubblewrap(gpu: str) -> ForkingSandbox:
    if not launch.has_bubblewrap():
        raise CannotGrade("the command bwrap is not installed")
    files = readable()
    return ForkingSandbox(
        BUBBLEWRAP,
        lambda control, _: launch.in_bubblewrap(files, control, cuda=gpu == "cuda"),
        isolated=True,
        gpu=gpu,
        seccomp_filter=seccomp.compile_filter(),
    )


def _landlock(gpu: str) -> ForkingSandbox:
    return ForkingSandbox(
        LANDLOCK,
        _in_folder(readable()),
        isolated=True,
        gpu=gpu,
        seccomp_filter=seccomp.compile_filter(),
    )


def _plain(gpu: str) -> Sandbox:
    # A fork of a process that has loaded torch is reliable on Linux only.
    if sys.platform == "linux" and hasattr(os, "pidfd_open"):
        return ForkingSandbox(PLAIN, _in_folder(readable()), isolated=False, gpu=gpu)
    return SpawningSandbox(PLAIN, gpu=gpu)


def _in_folder(files: Readable) -> Callable[[int, Path], launch.Launch]:
    return lambda control, folder: launch.in_folder(files, control, folder)
