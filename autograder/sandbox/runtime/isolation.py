"""Linux isolation of one process, applied by itself just after the fork.

Order matters: close_files, then limit_resources, drop_capabilities, Landlock, and seccomp last,
since each step uses system calls that the next one forbids.
"""

from __future__ import annotations

import ctypes
import os
import resource
import struct
from collections.abc import Iterable, Sequence

_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_SET_SECCOMP, _PR_SET_NO_NEW_PRIVS = 1, 4, 22, 38
_SECCOMP_MODE_FILTER = 2
_SIGKILL = 9
# The same numbers on every architecture, as for all system calls since 424.
_LANDLOCK_CREATE_RULESET, _LANDLOCK_ADD_RULE, _LANDLOCK_RESTRICT_SELF = 444, 445, 446
_CAPABILITY_VERSION_3 = 0x20080522

# Rights of landlock(7), by the ABI version that brought them.
_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_REMOVE_DIR, _REMOVE_FILE, _MAKE_DIR, _MAKE_REG = 1 << 4, 1 << 5, 1 << 7, 1 << 8
_MAKE_SYM = 1 << 12
_ALL_OF_ABI_1 = (1 << 13) - 1
_REFER, _TRUNCATE, _IOCTL_DEVICE = 1 << 13, 1 << 14, 1 << 15
_READ = _READ_FILE | _READ_DIR
_USE_DEVICE = _READ_FILE | _WRITE_FILE | _IOCTL_DEVICE
# No sockets, FIFOs or device nodes, and nothing is executed from the working folder.
_WRITE = (
    _READ | _WRITE_FILE | _TRUNCATE | _REMOVE_DIR | _REMOVE_FILE | _MAKE_DIR | _MAKE_REG | _MAKE_SYM
)
_FILE_RIGHTS = _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE | _IOCTL_DEVICE

_libc = ctypes.CDLL(None, use_errno=True)


def _check(result: int, what: str) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, f"{what}: {os.strerror(number)}")
    return result


def _prctl(option: int, value: int) -> None:
    zero = ctypes.c_ulong(0)
    _check(_libc.prctl(option, ctypes.c_ulong(value), zero, zero, zero), f"prctl({option})")


def die_with_parent() -> None:
    """Let the kernel kill this process when its parent ends."""
    _prctl(_PR_SET_PDEATHSIG, _SIGKILL)


def refuse_inspection() -> None:
    """No process of the same user may trace this one or read its memory."""
    _prctl(_PR_SET_DUMPABLE, 0)


def address_space_bytes() -> int:
    """The virtual size of this process."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[0]) * resource.getpagesize()


def limit_resources(
    *, address_space: int | None, data: int | None, cpu_s: int, file_bytes: int, files: int = 128
) -> None:
    """Set hard limits; memory limits are in bytes, None leaves one as it is."""
    if address_space is not None:
        resource.setrlimit(resource.RLIMIT_AS, (address_space, address_space))
    if data is not None:
        resource.setrlimit(resource.RLIMIT_DATA, (data, data))
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_s, cpu_s + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (file_bytes, file_bytes))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))


def close_files(keep: Iterable[int]) -> None:
    """Close every descriptor above 2 but those of `keep`."""
    low = 3
    for descriptor in sorted(set(keep)):
        os.closerange(low, descriptor)
        low = descriptor + 1
    os.closerange(low, max(low, resource.getrlimit(resource.RLIMIT_NOFILE)[0]))


def drop_capabilities() -> None:
    """Root without capabilities: an ordinary owner of root's files."""
    header = struct.pack("Ii", _CAPABILITY_VERSION_3, 0)
    _check(_libc.capset(header, bytes(24)), "capset")


def landlock_abi() -> int:
    """The version that the kernel offers; 0 where there is no Landlock."""
    return int(
        max(0, _libc.syscall(_LANDLOCK_CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint(1)))
    )


def landlock_ruleset(
    readable: Sequence[int], writable: Sequence[int], devices: Sequence[int]
) -> int:
    """A ruleset that allows only what is given; returns its descriptor.

    readable, writable, devices: O_PATH descriptors of files or folders. Connections are refused
    from ABI 4 on, signals to others from 6 on; seccomp refuses both on any kernel.
    """
    abi = landlock_abi()
    if abi < 1:
        raise OSError(ctypes.get_errno(), "Landlock is not available")
    handled = _ALL_OF_ABI_1
    handled |= _REFER if abi >= 2 else 0
    handled |= _TRUNCATE if abi >= 3 else 0
    handled |= _IOCTL_DEVICE if abi >= 5 else 0
    network = 0b11 if abi >= 4 else 0
    scopes = 0b11 if abi >= 6 else 0
    attributes = struct.pack("QQQ", handled, network, scopes)
    attributes = attributes[: 24 if abi >= 6 else 16 if abi >= 4 else 8]
    ruleset = _check(
        _libc.syscall(
            _LANDLOCK_CREATE_RULESET,
            attributes,
            ctypes.c_size_t(len(attributes)),
            ctypes.c_uint(0),
        ),
        "landlock_create_ruleset",
    )
    for descriptors, rights in ((readable, _READ), (writable, _WRITE), (devices, _USE_DEVICE)):
        for descriptor in descriptors:
            _allow(ruleset, descriptor, rights & handled)
    return ruleset


def _allow(ruleset: int, descriptor: int, rights: int) -> None:
    is_folder = os.stat(descriptor).st_mode & 0o170000 == 0o040000
    rule = struct.pack("=Qi", rights if is_folder else rights & _FILE_RIGHTS, descriptor)
    _check(
        _libc.syscall(_LANDLOCK_ADD_RULE, ruleset, ctypes.c_int(1), rule, ctypes.c_uint(0)),
        "landlock_add_rule",
    )


def forbid_new_privileges() -> None:
    _prctl(_PR_SET_NO_NEW_PRIVS, 1)


def enter_landlock(ruleset: int) -> None:
    _check(
        _libc.syscall(_LANDLOCK_RESTRICT_SELF, ruleset, ctypes.c_uint(0)),
        "landlock_restrict_self",
    )
    os.close(ruleset)


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p))


def enter_seccomp(instructions: bytes) -> None:
    """Install a compiled filter; no_new_privs must be set."""
    program = _Program(len(instructions) // 8, instructions)
    zero = ctypes.c_ulong(0)
    mode = ctypes.c_ulong(_SECCOMP_MODE_FILTER)
    _check(_libc.prctl(_PR_SET_SECCOMP, mode, ctypes.byref(program), zero, zero), "seccomp")
