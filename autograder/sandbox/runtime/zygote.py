"""The warm process: imports everything once, runs no student code, forks one child a submission.

It is started on its own, with a search path that holds this folder and the packages that
students need, and reads its settings from its control socket.
"""

from __future__ import annotations

import base64
import contextlib
import fcntl
import gc
import json
import os
import selectors
import socket
import sys
from dataclasses import dataclass, field
from typing import Any

_CONNECTION = 3  # the descriptor of a child's socket
# What the CUDA runtime itself may hold beyond the memory of a program on the CPU.
_CUDA_DATA_BYTES = 8 << 30
_DEVICE_FILES = ("/dev/null", "/dev/zero", "/dev/urandom", "/dev/random")


def main(control_descriptor: int) -> None:
    """Serve the grader until it closes the control socket."""
    control = socket.socket(fileno=_out_of_the_way(control_descriptor))
    from . import wire

    connection = wire.Connection(control)
    settings = connection.receive(wire.WireLimits())
    try:
        zygote = _Zygote(control, settings)
    except Exception as error:
        connection.send({"error": f"{type(error).__name__}: {error}"[:2000]}, [])
        return
    connection.send({"ready": True}, [])
    zygote.serve()


@dataclass
class _Spawned:
    pid: int
    folder: str
    descriptor: int = field(default=-1)


class _Zygote:
    def __init__(self, control: socket.socket, settings: dict[str, Any]) -> None:
        import torch

        # More than one thread here, and the children hang in their first parallel loop.
        torch.set_num_threads(1)
        from . import shell

        self._control = control
        self._isolated: bool = settings["isolated"]
        self._gpu: str = settings["gpu"]
        self._work: str = settings["work"]
        self._graveyard = os.path.join(self._work, "removed")
        os.mkdir(self._graveyard)
        self._count = 0
        self._children: dict[int, _Spawned] = {}
        self._notebook = shell.Notebook()
        self._warm_up()
        self._filter = base64.b64decode(settings["filter"])
        self._readable: list[int] = []
        if self._isolated:
            from . import isolation

            isolation.refuse_inspection()
            self._readable = [_path(name) for name in settings["readable"]]
            self._device_files = [_path(name) for name in _DEVICE_FILES]
            if self._gpu == "cuda":
                self._device_files += [
                    _path(f"/dev/{name}")
                    for name in os.listdir("/dev")
                    if name.startswith("nvidia") and not os.path.isdir(f"/dev/{name}")
                ]
        kit = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != kit]

    def _warm_up(self) -> None:
        """Let lazy imports and first uses happen once, before the forks.

        No backward pass: its threads do not survive a fork.
        """
        import matplotlib
        import matplotlib.pyplot
        import torch

        # torch.autograd.grad imports it at its first call.
        import torch.fx.experimental.symbolic_shapes

        from . import child, mock_gpu

        self._devices = child.install(self._gpu)
        with torch.no_grad():
            layer = torch.nn.Linear(4, 4)
            torch.softmax(layer(torch.ones(2, 4)), dim=-1)
        if self._gpu == "mock":
            mock_gpu.warm_up()
        # They would remember a folder of this process, in which a child may not write.
        matplotlib.get_configdir = matplotlib.get_cachedir = _own_matplotlib_folder
        gc.collect()
        gc.freeze()

    def serve(self) -> None:
        selector = selectors.DefaultSelector()
        selector.register(self._control, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                if key.fileobj is self._control:
                    if not self._answer(selector):
                        os._exit(0)
                else:
                    selector.unregister(key.fileobj)
                    self._bury(self._children.pop(int(key.fd)))

    def _answer(self, selector: selectors.BaseSelector) -> bool:
        message, descriptors, _, _ = socket.recv_fds(self._control, 4096, 1)
        if not message:
            return False
        limits = json.loads(message)
        spawned = self._fork(descriptors[0], limits)
        os.close(descriptors[0])
        self._children[spawned.descriptor] = spawned
        selector.register(spawned.descriptor, selectors.EVENT_READ)
        socket.send_fds(self._control, [str(spawned.pid).encode()], [spawned.descriptor])
        return True

    def _fork(self, descriptor: int, limits: dict[str, Any]) -> _Spawned:
        self._count += 1
        folder = os.path.join(self._work, str(self._count))
        os.mkdir(folder, 0o700)
        pid = os.fork()
        if pid == 0:
            try:
                self._become_child(descriptor, folder, limits)
            finally:
                os._exit(0)
        return _Spawned(pid, folder, os.pidfd_open(pid))

    def _become_child(self, descriptor: int, folder: str, limits: dict[str, Any]) -> None:
        from . import child

        null = os.open(os.devnull, os.O_RDWR)
        for standard in (0, 1, 2):
            os.dup2(null, standard)
        connection = child.connect(os.dup2(descriptor, _CONNECTION, inheritable=False))
        try:
            child.enter_folder(folder)
            if self._isolated:
                self._isolate(folder, limits)
            else:
                self._contain(limits)
        except Exception as error:
            connection.send({"error": f"{type(error).__name__}: {error}"[:2000]}, [])
            return
        connection.send({"ready": True}, [])
        child.run(connection, self._notebook, self._devices)

    def _isolate(self, folder: str, limits: dict[str, Any]) -> None:
        from . import isolation

        isolation.die_with_parent()
        here = [_path(folder)]
        processors = _path("/sys/devices/system/cpu")
        ruleset = isolation.landlock_ruleset(
            [*self._readable, processors], here, self._device_files
        )
        isolation.close_files((_CONNECTION, ruleset))
        self._notebook.prepare()
        self._limit(limits)
        isolation.drop_capabilities()
        isolation.forbid_new_privileges()
        isolation.enter_landlock(ruleset)
        isolation.enter_seccomp(self._filter)

    def _contain(self, limits: dict[str, Any]) -> None:
        """Keep an accident small: the plain tier's process may otherwise do anything."""
        from . import isolation

        os.setsid()
        isolation.die_with_parent()
        isolation.close_files((_CONNECTION,))
        self._notebook.prepare()
        self._limit(limits)

    def _limit(self, limits: dict[str, Any]) -> None:
        from . import isolation

        memory = limits["memory_bytes"]
        cuda = self._gpu == "cuda"
        # CUDA reserves far more address space than it uses.
        isolation.limit_resources(
            address_space=None if cuda else isolation.address_space_bytes() + memory,
            data=memory + _CUDA_DATA_BYTES if cuda else None,
            cpu_s=limits["cpu_s"],
            file_bytes=limits["file_bytes"],
        )

    def _bury(self, spawned: _Spawned) -> None:
        """Reap a dead child and remove its folder."""
        os.waitpid(spawned.pid, 0)
        os.close(spawned.descriptor)
        with contextlib.suppress(OSError):
            _remove(spawned.folder, self._graveyard)


def _out_of_the_way(descriptor: int) -> int:
    """The same file under a high number, and _CONNECTION kept for the children."""
    moved = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 16)
    os.close(descriptor)
    null = os.open(os.devnull, os.O_RDWR)
    if null != _CONNECTION:
        os.dup2(null, _CONNECTION)
        os.close(null)
    return moved


def _own_matplotlib_folder() -> str:
    return os.environ["MPLCONFIGDIR"]


def _path(name: str) -> int:
    return os.open(name, os.O_PATH | os.O_CLOEXEC)


def _remove(folder: str, graveyard: str) -> None:
    """Delete a tree of any depth: folders are first moved up, so that no path grows long."""
    moved = 0
    waiting = [os.path.join(graveyard, "0")]
    os.rename(folder, waiting[0])
    while waiting:
        current = waiting.pop()
        os.chmod(current, 0o700)
        with os.scandir(current) as entries:
            found = list(entries)
        for entry in found:
            if entry.is_dir(follow_symlinks=False):
                moved += 1
                target = os.path.join(graveyard, str(moved))
                os.chmod(entry.path, 0o700)
                os.rename(entry.path, target)
                waiting.append(target)
            else:
                os.unlink(entry.path)
        os.rmdir(current)
