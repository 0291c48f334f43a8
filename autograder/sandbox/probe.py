"""A small attack suite, run at start-up in a child of the tier that is about to be used.

A tier is used for other people's programs only when every attempt was really made and refused.
What can be seen from outside (a connection, a file) is judged from outside.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.errors import StudentFault
from autograder.sandbox.api import CallRequest, Sandbox
from autograder.sandbox.limits import Limits

_DEADLINE_S = 20.0

# Runs in the child. Each attempt answers "done", or the name of the OSError that stopped it.
_ATTACKS = """
import errno, os, signal, socket

def attempt(action):
    try:
        action()
    except OSError as error:
        return errno.errorcode.get(error.errno, "OSError")
    return "done"

def read(path):
    with open(path) as file:
        return file.read()

def write(path):
    with open(path, "w") as file:
        file.write("x")

def connect(family, address):
    with socket.socket(family) as connection:
        connection.settimeout(2)
        connection.connect(address)

def fork():
    if os.fork() == 0:
        os._exit(0)
    os.wait()

def probe(secret, package, outside, port, unix, pid):
    return {
        "read a file": attempt(lambda: read(secret)),
        "read the graders' package": attempt(lambda: read(package)),
        "write outside": attempt(lambda: write(outside)),
        "connect by TCP": attempt(lambda: connect(socket.AF_INET, ("127.0.0.1", port))),
        "connect by a Unix socket": attempt(lambda: connect(socket.AF_UNIX, unix)),
        "start a process": attempt(fork),
        "signal the grader": attempt(lambda: os.kill(pid, 0)),
        "work in its own folder": attempt(lambda: write("probe.txt")),
    }
"""
_ALLOWED = "work in its own folder"
_ATTEMPTS = 8


@dataclass(frozen=True)
class _Bait:
    """What the attacks aim at, all of it ours and of no value."""

    folder: Path
    token: str
    tcp: socket.socket
    unix: socket.socket

    @property
    def secret(self) -> Path:
        return self.folder / "secret"

    @property
    def outside(self) -> Path:
        return self.folder / "written"

    def touched(self) -> list[str]:
        """What was done to the bait, whatever the child says."""
        seen = []
        if self.outside.exists():
            seen.append("write outside")
        for name, listener in (
            ("connect by TCP", self.tcp),
            ("connect by a Unix socket", self.unix),
        ):
            with contextlib.suppress(BlockingIOError):
                listener.accept()[0].close()
                seen.append(name)
        return seen


@contextlib.contextmanager
def _bait() -> Iterator[_Bait]:
    with (
        tempfile.TemporaryDirectory(prefix="probe-") as name,
        socket.socket() as tcp,
        socket.socket(socket.AF_UNIX) as unix,
    ):
        folder = Path(name)
        folder.chmod(0o777)  # permissions must not be what stops the child
        tcp.bind(("127.0.0.1", 0))
        unix.bind(str(folder / "unix"))
        for listener in (tcp, unix):
            listener.listen()
            listener.setblocking(False)
        bait = _Bait(folder, secrets.token_hex(16), tcp, unix)
        bait.secret.write_text(bait.token)
        bait.secret.chmod(0o644)
        yield bait


def leaks(sandbox: Sandbox) -> tuple[str, ...]:
    """What a child of this sandbox managed to do and must not; () for a tier that holds."""
    package = Path(__file__).resolve().parent.parent / "errors.py"
    child = sandbox.spawn({}, Limits())
    try:
        with _bait() as bait:
            child.run_cell(0, _ATTACKS, _DEADLINE_S)
            arguments = (
                *(str(bait.secret), str(package), str(bait.outside)),
                *(bait.tcp.getsockname()[1], str(bait.folder / "unix"), os.getpid()),
            )
            answer = child.call(CallRequest("probe", arguments), _DEADLINE_S).value
            return tuple(dict.fromkeys([*bait.touched(), *_judge(answer)]))
    except StudentFault as fault:
        return (f"the attacks could not be tried ({fault})",)
    finally:
        child.close()


def _judge(answer: Any) -> list[str]:
    if not isinstance(answer, dict) or len(answer) != _ATTEMPTS:
        return ["the attacks could not be tried"]
    broken = [name for name, result in answer.items() if result == "done" and name != _ALLOWED]
    if answer[_ALLOWED] != "done":
        broken.append(f"could not {_ALLOWED} ({answer[_ALLOWED]})")
    return broken
