"""Warm sandboxes of each tier, shared by the tests."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Iterator

import pytest
from attacking import SECRET, Attacker, Prey, attacker_in

from autograder.sandbox.api import Sandbox
from autograder.sandbox.tiers import BUBBLEWRAP, LANDLOCK, PLAIN, open_sandbox


@pytest.fixture(
    scope="session",
    params=[
        pytest.param(BUBBLEWRAP, marks=pytest.mark.needs("bubblewrap", "libseccomp2")),
        pytest.param(LANDLOCK, marks=pytest.mark.needs("libseccomp2")),
    ],
)
def sandbox(request: pytest.FixtureRequest) -> Iterator[Sandbox]:
    """Each tier that isolates."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AUTOGRADER_SEED", SECRET)
        opened = open_sandbox(tier=request.param)
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def plain() -> Iterator[Sandbox]:
    """A process that isolates nothing."""
    opened = open_sandbox(tier=PLAIN, own_code=True)
    yield opened
    opened.close()


@pytest.fixture
def attacker(sandbox: Sandbox) -> Iterator[Attacker]:
    attacking = attacker_in(sandbox)
    yield attacking
    attacking.child.close()


@pytest.fixture
def plain_attacker(plain: Sandbox) -> Iterator[Attacker]:
    attacking = attacker_in(plain)
    yield attacking
    attacking.child.close()


@pytest.fixture
def prey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prey]:
    folder = tmp_path_factory.mktemp("prey")
    folder.chmod(0o777)  # what stops an attack must be the sandbox, not a permission
    (folder / "secret.txt").write_text(SECRET)
    (folder / "secret.txt").chmod(0o600)
    (folder / "hidden_tests.py").write_text("assert True\n")
    with (
        socket.socket() as tcp,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as udp,
        socket.socket(socket.AF_UNIX) as unix,
        socket.socket(socket.AF_UNIX) as abstract,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as datagram,
        subprocess.Popen(["sleep", "600"], env={"PATH": "/usr/bin:/bin", "S": SECRET}) as victim,
    ):
        tcp.bind(("127.0.0.1", 0))
        udp.bind(("127.0.0.1", 0))
        unix.bind(str(folder / "unix"))
        abstract.bind(f"\0autograder-test-{os.getpid()}-{folder.name}")
        datagram.bind(str(folder / "datagram"))
        for listener in (tcp, unix, abstract):
            listener.listen()
        for endpoint in (tcp, udp, unix, abstract, datagram):
            endpoint.setblocking(False)
        yield Prey(folder, tcp, udp, unix, abstract, datagram, victim)
        victim.kill()
