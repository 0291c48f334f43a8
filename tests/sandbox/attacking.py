"""What the tests of the sandbox attack with, and something worth attacking."""

from __future__ import annotations

import os
import socket
import subprocess
from dataclasses import dataclass
from pathlib import Path

from autograder.sandbox.api import CallRequest, Child, Sandbox
from autograder.sandbox.limits import Limits

ATTACKS = (Path(__file__).parent / "attacks.py").read_text(encoding="utf-8")
SECRET = "a-secret-that-no-student-may-see"


@dataclass
class Attacker:
    """A student's process in which attacks.py was run as a cell."""

    child: Child

    def attempt(self, name: str, *arguments: object, deadline_s: float = 20.0) -> str:
        """Make an attempt: "done", the name of the error that stopped it, or what it answered."""
        value = self.child.call(CallRequest("attempt", (name, *arguments)), deadline_s).value
        assert isinstance(value, str)
        return value

    def call(self, name: str, *arguments: object, deadline_s: float = 20.0) -> object:
        return self.child.call(CallRequest(name, arguments), deadline_s).value


def attacker_in(sandbox: Sandbox, limits: Limits | None = None) -> Attacker:
    child = sandbox.spawn({}, limits or Limits())
    reply = child.run_cell(0, ATTACKS, 20)
    assert reply.raised is None, reply.raised
    return Attacker(child)


@dataclass
class Prey:
    """Files, sockets and a process of the grader, none of which a student may reach."""

    folder: Path
    tcp: socket.socket
    udp: socket.socket
    unix: socket.socket
    abstract: socket.socket
    datagram: socket.socket
    victim: subprocess.Popen[bytes]

    @property
    def secret(self) -> str:
        return str(self.folder / "secret.txt")

    @property
    def shown(self) -> str:
        return str(self.folder / "hidden_tests.py")

    @property
    def outside(self) -> str:
        return str(self.folder / "written")

    @property
    def port(self) -> int:
        return int(self.tcp.getsockname()[1])

    @property
    def udp_port(self) -> int:
        return int(self.udp.getsockname()[1])

    @property
    def unix_path(self) -> str:
        return str(self.unix.getsockname())

    @property
    def datagram_path(self) -> str:
        return str(self.datagram.getsockname())

    @property
    def abstract_name(self) -> str:
        return "\0" + self.abstract.getsockname()[1:].decode()

    def intact(self) -> bool:
        """Nothing was reached, changed, created or killed."""
        for listener in (self.tcp, self.unix, self.abstract):
            try:
                listener.accept()[0].close()
                return False
            except BlockingIOError:
                pass
        for receiver in (self.udp, self.datagram):
            try:
                receiver.recv(16)
                return False
            except BlockingIOError:
                pass
        status = os.stat(self.secret)
        return (
            sorted(p.name for p in self.folder.iterdir())
            == ["datagram", "hidden_tests.py", "secret.txt", "unix"]
            and Path(self.secret).read_text() == SECRET
            and status.st_mode & 0o777 == 0o600
            and status.st_mtime != 1
            and not os.listxattr(self.secret)
            and self.victim.poll() is None
        )
