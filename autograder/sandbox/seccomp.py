"""The system-call filter of a student's process, compiled once by the grader.

Everything is allowed but what could reach another process, the network, a file's metadata or the
kernel's rarer doors. Threads stay allowed; processes do not.
"""

from __future__ import annotations

import errno
import functools
import socket
import struct
import tempfile

from autograder.errors import CannotGrade

_DENIED = """
ptrace process_vm_readv process_vm_writev process_madvise process_mrelease kcmp pidfd_open
pidfd_getfd pidfd_send_signal kill tkill tgkill rt_sigqueueinfo rt_tgsigqueueinfo execve
execveat fork vfork unshare setns setsid setpgid mount umount2 mount_setattr move_mount
open_tree fsopen fsconfig fsmount fspick pivot_root chroot socket connect bind listen accept
accept4 sendmsg sendmmsg bpf perf_event_open io_uring_setup io_uring_enter io_uring_register
userfaultfd keyctl add_key request_key landlock_create_ruleset landlock_add_rule
landlock_restrict_self setuid setgid setreuid setregid setresuid setresgid setgroups setfsuid
setfsgid capset personality reboot kexec_load kexec_file_load init_module finit_module
delete_module swapon swapoff acct settimeofday clock_settime clock_adjtime adjtimex sethostname
setdomainname quotactl quotactl_fd nfsservctl lookup_dcookie open_by_handle_at name_to_handle_at
syslog vhangup iopl ioperm modify_ldt shmget shmat shmctl semget semop semtimedop semctl msgget
msgsnd msgrcv msgctl mq_open mq_unlink memfd_secret memfd_create mknod mknodat setpriority
sched_setscheduler sched_setparam sched_setattr ioprio_set migrate_pages move_pages mbind
set_mempolicy set_mempolicy_home_node fanotify_init inotify_init inotify_init1 chmod fchmod
fchmodat chown fchown lchown fchownat utime utimes utimensat futimesat truncate setxattr
lsetxattr fsetxattr removexattr lremovexattr fremovexattr
"""
# Since this number (450) calls are too new for the libseccomp of a stable distribution to name.
_FIRST_UNKNOWN_CALL = 450
_CLONE_THREAD = 0x10000
_TIOCSTI, _TIOCLINUX, _FIOSETOWN, _SIOCSPGRP = 0x5412, 0x541C, 0x8901, 0x8902
_F_SETOWN, _F_SETSIG, _F_SETOWN_EX, _F_SETLEASE, _F_NOTIFY = 8, 10, 15, 1024, 1026
_PR_SET_PDEATHSIG = 1
_LOW_WORD = 0xFFFFFFFF


@functools.cache
def compile_filter() -> bytes:
    """The filter as BPF instructions for this machine. Raises CannotGrade without libseccomp."""
    try:
        import pyseccomp
    except (ImportError, OSError, RuntimeError) as error:
        raise CannotGrade(
            "libseccomp was not found, and without it a student's program cannot be kept from "
            "the network and from other processes. Install it (Debian, Ubuntu: "
            "apt install libseccomp2; Fedora: dnf install libseccomp), and pyseccomp with pip."
        ) from error
    rules = pyseccomp.SyscallFilter(defaction=pyseccomp.ALLOW)
    refuse = pyseccomp.ERRNO(errno.EPERM)
    different, masked = pyseccomp.NE, pyseccomp.MASKED_EQ
    for name in _DENIED.split():
        try:
            number = pyseccomp.resolve_syscall(pyseccomp.system_arch(), name)
        except ValueError:
            continue  # unknown to this libseccomp: at or above _FIRST_UNKNOWN_CALL, or obsolete
        rules.add_rule(refuse, number)
    # glibc falls back to clone(), whose flags a filter can read.
    rules.add_rule(pyseccomp.ERRNO(errno.ENOSYS), "clone3")
    rules.add_rule(refuse, "clone", pyseccomp.Arg(0, masked, _CLONE_THREAD, 0))
    for request in (_TIOCSTI, _TIOCLINUX, _FIOSETOWN, _SIOCSPGRP):
        rules.add_rule(refuse, "ioctl", pyseccomp.Arg(1, masked, _LOW_WORD, request))
    # A descriptor's owner receives signals that the kernel sends for us.
    for command in (_F_SETOWN, _F_SETSIG, _F_SETOWN_EX, _F_SETLEASE, _F_NOTIFY):
        rules.add_rule(refuse, "fcntl", pyseccomp.Arg(1, masked, _LOW_WORD, command))
    rules.add_rule(refuse, "prctl", pyseccomp.Arg(0, masked, _LOW_WORD, _PR_SET_PDEATHSIG))
    # An unconnected pair reaches nobody, unless a message names an address.
    rules.add_rule(refuse, "socketpair", pyseccomp.Arg(0, different, int(socket.AF_UNIX)))
    rules.add_rule(refuse, "sendto", pyseccomp.Arg(4, different, 0))
    # Limits and processors of this process only.
    rules.add_rule(refuse, "prlimit64", pyseccomp.Arg(0, different, 0))
    rules.add_rule(refuse, "sched_setaffinity", pyseccomp.Arg(0, different, 0))
    with tempfile.TemporaryFile() as file:
        rules.export_bpf(file)
        file.seek(0)
        return _unknown_calls_do_not_exist() + file.read()


def _unknown_calls_do_not_exist() -> bytes:
    """Instructions, placed before the others, that answer ENOSYS to calls we cannot name."""
    load_number = (0x20, 0, 0, 0)
    if_at_least = (0x35, 0, 1, _FIRST_UNKNOWN_CALL)
    no_such_call = (0x06, 0, 0, 0x00050000 | errno.ENOSYS)
    return b"".join(
        struct.pack("=HBBI", *line) for line in (load_number, if_at_least, no_such_call)
    )
