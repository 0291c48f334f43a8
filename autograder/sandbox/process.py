"""The grader's end of a sandbox: starts the warm process, asks it for children, talks to them."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Protocol, TypeVar

from autograder.errors import CannotGrade, StudentCrash, StudentFault, StudentTimeout
from autograder.sandbox import answers
from autograder.sandbox.api import CallRequest, CellReply
from autograder.sandbox.launch import Launch
from autograder.sandbox.limits import Limits
from autograder.sandbox.runtime.wire import (
    Connection,
    ConnectionLost,
    ProtocolError,
    WireLimits,
)
from autograder.student import Call, GraderFunction, GraderModel

_START_S = 120.0
_SPAWN_S = 30.0
_END_S = 5.0
_CALLBACKS = 256  # how often one call may use the functions that it was lent
GPU_NAMES = {"none": ("cpu",), "mock": ("cpu", "mock-gpu"), "cuda": ("cpu", "cuda")}

T = TypeVar("T")
Plan = Callable[[int, Path], Launch]


class _Zygote:
    """One warm process and the folder that it works in."""

    def __init__(self, plan: Plan, *, isolated: bool, gpu: str, seccomp_filter: bytes) -> None:
        self._isolated = isolated
        self._folder = Path(tempfile.mkdtemp(prefix="autograder-"))
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  (closed by close)
        self._said = ""
        self._socket, inner = socket.socketpair()
        with inner:
            launch = plan(inner.fileno(), self._folder)
            try:
                self._process = subprocess.Popen(
                    launch.command,
                    env=launch.environment,
                    pass_fds=[inner.fileno()],
                    stdin=subprocess.DEVNULL,
                    stdout=self._errors,
                    stderr=self._errors,
                    start_new_session=True,
                    cwd=self._folder,
                )
            except OSError as error:
                self._discard()
                raise CannotGrade(f"the sandbox could not start: {error}") from error
        settings = {
            "isolated": isolated,
            "gpu": gpu,
            "work": launch.work,
            "readable": launch.readable,
            "filter": base64.b64encode(seccomp_filter).decode(),
        }
        deadline = time.monotonic() + _START_S
        connection = Connection(self._socket)
        try:
            connection.send(settings, [], deadline)
            hello = connection.receive(WireLimits(), deadline)
        except (ConnectionLost, ProtocolError, TimeoutError) as error:
            raise self._cannot_start(str(error)) from error
        if "error" in hello:
            raise self._cannot_start(hello["error"])

    def _cannot_start(self, reason: str) -> CannotGrade:
        self.close()
        return CannotGrade(
            "the sandbox could not start. " + reason + "\n" + self._said[-2000:].strip()
        )

    def fork(self, limits: Limits) -> tuple[socket.socket, _ForkedProcess]:
        """A new child and a socket connected to it. Raises OSError when this process is dead."""
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 << 20)
                request = {
                    "memory_bytes": limits.memory_bytes,
                    "cpu_s": limits.cpu_s,
                    "file_bytes": limits.file_bytes,
                }
                self._socket.settimeout(_SPAWN_S)
                socket.send_fds(self._socket, [json.dumps(request).encode()], [theirs.fileno()])
            answer, descriptors, _, _ = socket.recv_fds(self._socket, 16, 1)
            if not answer or len(descriptors) != 1:
                raise ConnectionResetError("the warm process ended")
        except OSError:
            ours.close()
            raise
        group = None if self._isolated else int(answer)
        return ours, _ForkedProcess(descriptors[0], group)

    def close(self) -> None:
        self._socket.close()
        try:
            self._process.wait(_END_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._discard()

    def _discard(self) -> None:
        self._socket.close()
        self._errors.seek(0)
        self._said = self._errors.read().decode(errors="replace")
        self._errors.close()
        shutil.rmtree(self._folder, ignore_errors=True)


class ForkingSandbox:
    """A Sandbox over a warm process that forks."""

    def __init__(
        self, tier: str, plan: Plan, *, isolated: bool, gpu: str, seccomp_filter: bytes = b""
    ) -> None:
        self.tier = tier
        self.devices = GPU_NAMES[gpu]
        self._lock = threading.Lock()
        self._plan, self._isolated, self._gpu = plan, isolated, gpu
        self._filter = seccomp_filter
        self._zygote: _Zygote | None = self._start()

    def _start(self) -> _Zygote:
        return _Zygote(
            self._plan, isolated=self._isolated, gpu=self._gpu, seccomp_filter=self._filter
        )

    def spawn(self, files: Mapping[str, str], limits: Limits) -> RemoteChild:
        with self._lock:
            if self._zygote is None:
                raise CannotGrade("this sandbox is closed")
            try:
                sock, process = self._zygote.fork(limits)
            except OSError:
                self._zygote.close()
                self._zygote = self._start()
                try:
                    sock, process = self._zygote.fork(limits)
                except OSError as error:
                    raise CannotGrade(f"the sandbox does not start processes: {error}") from error
        child = RemoteChild(Connection(sock), process, limits)
        try:
            child.start(files)
        except BaseException:
            child.close()
            raise
        return child

    def close(self) -> None:
        with self._lock:
            if self._zygote is not None:
                self._zygote.close()
                self._zygote = None

    def __enter__(self) -> ForkingSandbox:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Killable(Protocol):
    def kill(self) -> None:
        """End the process, whatever it does. Called once."""


class _ForkedProcess:
    """A child of the warm process, held by its pidfd.

    group: its process group where it may start processes; elsewhere it cannot.
    """

    def __init__(self, pidfd: int, group: int | None) -> None:
        self._pidfd = pidfd
        self._group = group

    def kill(self) -> None:
        if self._group is not None:
            with contextlib.suppress(OSError):
                os.killpg(self._group, signal.SIGKILL)
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._pidfd, signal.SIGKILL)
        # The kernel needs some milliseconds to tear it down; the warm process reaps it.
        os.close(self._pidfd)


class RemoteChild:
    """A Child at the other end of a socket. After any fault of the process it is dead."""

    def __init__(self, connection: Connection, process: Killable, limits: Limits) -> None:
        self._connection = connection
        self._process = process
        self._limits = limits
        self._accepts = WireLimits(payload_bytes=limits.message_bytes)
        self._alive = True

    @property
    def alive(self) -> bool:
        return self._alive

    def start(self, files: Mapping[str, str]) -> None:
        """Wait until the process has isolated itself, then hand it the course's files."""
        try:
            hello = self._connection.receive(self._accepts, time.monotonic() + _SPAWN_S)
        except (ConnectionLost, ProtocolError, TimeoutError) as error:
            raise CannotGrade("a process of the sandbox did not start") from error
        if "error" in hello:
            raise CannotGrade(f"a process of the sandbox cannot isolate itself: {hello['error']}")
        request = {
            "op": "start",
            "files": dict(files),
            "output_chars": self._limits.output_bytes,
        }
        self._ask(request, [], _SPAWN_S, answers.nothing)

    def run_cell(self, index: int, source: str, deadline_s: float) -> CellReply:
        request = {"op": "cell", "index": index, "source": source}
        limit = self._limits.output_bytes
        return self._ask(request, [], deadline_s, lambda a, _: answers.cell(a, limit))

    def substitute(self, name: str, source: str) -> None:
        request = {"op": "substitute", "name": name, "source": source}
        self._ask(request, [], self._limits.cell_s, answers.nothing)

    def defined(self) -> frozenset[str]:
        return self._ask({"op": "names"}, [], self._limits.call_s, answers.names)

    def call(self, request: CallRequest, deadline_s: float) -> Call:
        node, buffers, lent = answers.encode_request(request)
        header = {"op": "call", **node}
        call = self._ask(header, buffers, deadline_s, answers.call, lent)
        if request.upstream is None and (call.gradients or call.parameter_gradients):
            self.close()
            raise answers.bad_answer("gradients that nobody asked for")
        return call

    def close(self) -> None:
        if self._alive:
            self._alive = False
            self._connection.close()
            self._process.kill()

    def _ask(
        self,
        request: dict[str, Any],
        buffers: list[memoryview],
        limit_s: float,
        read: Callable[[dict[str, Any], answers.Decode], T | StudentFault],
        lent: Sequence[GraderFunction | GraderModel] = (),
    ) -> T:
        """Send a request and read its answer; any disorder ends the child.

        lent: functions of ours that the child may call before it answers. The time that they
        take counts, and they ask the child nothing.
        """
        if not self._alive:
            raise StudentCrash("the student's process has ended")
        deadline = time.monotonic() + limit_s
        # Unguessable: an answer prepared in advance can then answer nothing.
        number = secrets.token_hex(8)
        try:
            self._connection.send({"id": number, **request}, buffers, deadline)
            answer = self._connection.receive(self._accepts, deadline)
            answers.check_number(answer, number)

            def decode(node: Any) -> Any:
                return self._connection.decode(
                    node, self._accepts, deadline=deadline, build=answers.build
                )

            calls = 0
            while lent and "callback" in answer:
                calls += 1
                if calls > _CALLBACKS:
                    raise ProtocolError("it calls the function that it was given too often")
                reply, more = answers.callback(answer, decode, lent)
                self._connection.send({"id": number, **reply}, more, deadline)
                answer = self._connection.receive(self._accepts, deadline)
                answers.check_number(answer, number)
            result = read(answer, decode)
        except TimeoutError:
            self.close()
            raise StudentTimeout(limit_s) from None
        except ConnectionLost:
            self.close()
            raise StudentCrash("the student's process ended without an answer") from None
        except ProtocolError as error:
            self.close()
            raise answers.bad_answer(str(error)) from None
        if isinstance(result, StudentFault):
            raise result
        return result
