"""A sandbox without isolation for systems where a warm process cannot be forked.

Each child is a process of its own, started from nothing (a second or two), that connects back
over the loopback interface and proves with a random token that it is ours.
"""

from __future__ import annotations

import hmac
import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from autograder.errors import CannotGrade
from autograder.sandbox.limits import Limits
from autograder.sandbox.process import GPU_NAMES, RemoteChild
from autograder.sandbox.runtime.wire import Connection

_START_S = 120.0
_END_S = 5.0
_TOKEN_BYTES = 32
_RUNTIME = Path(__file__).resolve().parent / "runtime"
_BOOT = (
    "import sys; port, gpu, kit, folder = sys.argv[1:]; sys.path[:] = "
    "[p for p in sys.path if p]; sys.path.append(kit); "
    "from runtime import standalone; standalone.main(int(port), gpu, kit, folder)"
)


class SpawningSandbox:
    """A Sandbox whose children are fresh processes."""

    def __init__(self, tier: str, *, gpu: str) -> None:
        self.tier = tier
        self.devices = GPU_NAMES[gpu]
        self._gpu = gpu
        # The runtime alone, so that a child does not find the kit beside it.
        self._kit = Path(tempfile.mkdtemp(prefix="autograder-"))
        shutil.copytree(_RUNTIME, self._kit / "runtime")

    def spawn(self, files: Mapping[str, str], limits: Limits) -> RemoteChild:
        """A fresh child. Raises CannotGrade when Python does not start."""
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            listener.listen()
            process = _SpawnedProcess(listener.getsockname()[1], self._gpu, self._kit)
            try:
                connection = process.accept(listener)
                child = RemoteChild(connection, process, limits)
                child.start(files)
            except BaseException:
                process.kill()
                raise
        return child

    def close(self) -> None:
        shutil.rmtree(self._kit, ignore_errors=True)

    def __enter__(self) -> SpawningSandbox:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _SpawnedProcess:
    """One child's process and its working folder."""

    def __init__(self, port: int, gpu: str, kit: Path) -> None:
        self._folder = tempfile.mkdtemp(prefix="autograder-")
        self._token = secrets.token_bytes(_TOKEN_BYTES)
        arguments = [str(port), gpu, str(kit), self._folder]
        self._process = subprocess.Popen(
            [sys.executable, "-B", "-c", _BOOT, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=_environment(),
            cwd=self._folder,
        )
        if self._process.stdin is not None:
            with self._process.stdin as pipe:
                pipe.write(self._token)

    def accept(self, listener: socket.socket) -> Connection:
        """The connection of the process that knows the token; others are hung up on."""
        deadline = time.monotonic() + _START_S
        while (left_s := deadline - time.monotonic()) > 0:
            listener.settimeout(min(left_s, 1.0))
            try:
                accepted, _ = listener.accept()
            except TimeoutError:
                if self._process.poll() is not None:
                    break
                continue
            accepted.settimeout(_END_S)
            if hmac.compare_digest(_read(accepted, _TOKEN_BYTES), self._token):
                return Connection(accepted)
            accepted.close()
        raise CannotGrade("the process that runs your program did not start")

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


def _read(connection: socket.socket, count: int) -> bytes:
    received = b""
    while len(received) < count:
        try:
            more = connection.recv(count - len(received))
        except OSError:
            break
        if not more:
            break
        received += more
    return received


def _environment() -> dict[str, str]:
    """The caller's, without what belongs to the kit, with one thread as in the other tiers."""
    kept = {n: v for n, v in os.environ.items() if not n.upper().startswith("AUTOGRADER")}
    kept.pop("PYTHONPATH", None)
    return {**kept, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
