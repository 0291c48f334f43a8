"""What a hostile program tries is contained, in every tier that isolates.

The same attempts are made in the plain tier, where they succeed: these tests can fail.
"""

from __future__ import annotations

import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from attacking import SECRET, Attacker, Prey, attacker_in

import autograder
from autograder.errors import StudentCrash, StudentOutOfMemory, StudentTimeout
from autograder.sandbox.api import CallRequest, Sandbox
from autograder.sandbox.limits import Limits
from autograder.sandbox.tiers import BUBBLEWRAP, LANDLOCK

# What the kernel may answer to a refused attempt. ENOENT and ESRCH: out of sight.
REFUSED = {"EPERM", "EACCES", "ENOENT", "ESRCH", "ENOSYS", "EXDEV", "EROFS"}

Arguments = Callable[[Prey], tuple[object, ...]]
ATTEMPTS: dict[str, tuple[str, Arguments]] = {
    "tcp": ("tcp", lambda p: (p.port,)),
    "udp": ("udp", lambda p: (p.udp_port,)),
    "unix socket by path": ("unix_socket", lambda p: (p.unix_path,)),
    "unix socket by name": ("unix_socket", lambda p: (p.abstract_name,)),
    "datagram through a pair": ("unix_datagram_through_a_pair", lambda p: (p.datagram_path,)),
    "message through a pair": ("unix_message_through_a_pair", lambda p: (p.datagram_path,)),
    "read a 0600 file": ("read", lambda p: (p.secret,)),
    "read a 0644 file": ("read", lambda p: (p.shown,)),
    "read a file through a link": ("read_by_link", lambda p: (p.shown,)),
    "read a file through a hard link": ("read_by_hard_link", lambda p: (p.shown,)),
    "read /etc/passwd": ("read", lambda _: ("/etc/passwd",)),
    "list a folder": ("list_folder", lambda p: (str(p.folder),)),
    "list the root": ("list_folder", lambda _: ("/",)),
    "write in a 0777 folder": ("write", lambda p: (p.outside,)),
    "write in /dev/shm": ("write", lambda _: ("/dev/shm/autograder-attack",)),
    "overwrite a file": ("write", lambda p: (p.secret,)),
    "remove a file": ("remove", lambda p: (p.shown,)),
    "rename a file": ("rename", lambda p: (p.shown, p.outside)),
    "chmod": ("change_mode", lambda p: (p.secret,)),
    "utime": ("change_times", lambda p: (p.secret,)),
    "truncate": ("truncate", lambda p: (p.secret,)),
    "setxattr": ("set_attribute", lambda p: (p.secret,)),
    "setxattrat": ("set_attribute_by_new_call", lambda p: (p.secret,)),
    "make a device": ("make_device", lambda _: ()),
    "kill a process": ("send_signal", lambda p: (p.victim.pid,)),
    "kill the warm process": ("send_signal_to_parent", lambda _: ()),
    "kill everything": ("send_signal_to_all", lambda _: ()),
    "kill by pidfd": ("send_signal_by_pidfd", lambda p: (p.victim.pid,)),
    "kill as owner of a descriptor": ("send_signal_as_owner", lambda p: (p.victim.pid,)),
    "lower another's limits": ("lower_limits", lambda p: (p.victim.pid,)),
    "bind another to a processor": ("move_to_one_processor", lambda p: (p.victim.pid,)),
    "trace a process": ("trace", lambda p: (p.victim.pid,)),
    "trace the warm process": ("trace_parent", lambda _: ()),
    "read a process's memory": ("read_memory", lambda p: (p.victim.pid,)),
    "read the warm process's memory": ("read_memory_of_parent", lambda _: ()),
    "open the warm process's memory": ("write_memory_file_of_parent", lambda _: ()),
    "read a process's environment": ("read_environment", lambda p: (p.victim.pid,)),
    "read the warm process's environment": ("read_environment_of_parent", lambda _: ()),
    "read /proc/1/cmdline": ("read", lambda _: ("/proc/1/cmdline",)),
    "read /proc/self/environ": ("read", lambda _: ("/proc/self/environ",)),
    "list /proc/self/fd": ("list_folder", lambda _: ("/proc/self/fd",)),
    "list /proc": ("list_folder", lambda _: ("/proc",)),
    "fork": ("fork", lambda _: ()),
    "clone3": ("new_process_by_clone3", lambda _: ()),
    "subprocess": ("new_process_by_vfork", lambda _: ()),
    "execute a shell": ("execute_shell", lambda _: ()),
    "new user namespace": ("new_user_namespace", lambda _: ()),
    "setuid": ("become_root_again", lambda _: ()),
    "setsid": ("new_session", lambda _: ()),
    "outlive the warm process": ("outlive_the_parent", lambda _: ()),
    "io_uring": ("open_io_uring", lambda _: ()),
    "bpf": ("load_bpf", lambda _: ()),
    "inotify": ("watch_files", lambda _: ()),
    "System V shared memory": ("shared_memory_segment", lambda _: ()),
    "memfd": ("map_memory_file", lambda _: ()),
}
# Done in a plain process by anybody, and by root.
HARMLESS_IN_PLAIN = [
    *("tcp", "udp", "unix socket by path", "unix socket by name", "datagram through a pair"),
    *("message through a pair", "read a 0600 file", "read a 0644 file", "read /etc/passwd"),
    *("read a file through a link", "list the root", "write in a 0777 folder", "chmod", "utime"),
    *("kill as owner of a descriptor", "kill a process", "kill by pidfd", "truncate"),
    *("lower another's limits", "bind another to a processor", "read a process's environment"),
    *("fork", "clone3", "subprocess", "outlive the warm process", "inotify", "memfd"),
    *("remove a file", "rename a file", "list /proc", "read /proc/1/cmdline"),
]


@pytest.mark.parametrize("name", ATTEMPTS)
def test_an_attempt_is_refused(attacker: Attacker, prey: Prey, name: str) -> None:
    """The kernel refuses it, the child lives on, and nothing of ours has changed."""
    attack, arguments = ATTEMPTS[name]
    assert attacker.attempt(attack, *arguments(prey)) in REFUSED
    assert prey.intact()
    assert attacker.attempt("write", "own.txt") == "done"


@pytest.mark.parametrize("name", HARMLESS_IN_PLAIN)
def test_the_attempt_succeeds_without_isolation(
    plain_attacker: Attacker, prey: Prey, name: str
) -> None:
    """The negative control: where nothing isolates, the attempt does what it says."""
    attack, arguments = ATTEMPTS[name]
    assert plain_attacker.attempt(attack, *arguments(prey)) == "done"


def test_a_fork_bomb_starts_nothing(attacker: Attacker) -> None:
    assert attacker.attempt("fork_bomb", 500) == "0 EPERM"


def test_a_fork_bomb_starts_processes_without_isolation(plain_attacker: Attacker) -> None:
    assert plain_attacker.attempt("fork_bomb", 5) == "5 done"


# ------------------------------------------------------------ resources


@pytest.mark.parametrize(
    ("name", "amount"), [("reserve_memory", 50), ("take_memory", 4096), ("take_memory", 2560)]
)
def test_memory_is_bounded(attacker: Attacker, name: str, amount: int) -> None:
    """More than the limit is refused, and reported as what it is."""
    with pytest.raises(StudentOutOfMemory):
        attacker.call(name, amount)
    assert attacker.attempt("write", "own.txt") == "done"


def test_memory_within_the_limit_is_given(attacker: Attacker) -> None:
    assert attacker.call("take_memory", 512) == "done"


def test_shared_memory_is_bounded(attacker: Attacker) -> None:
    """Shared mappings count too: they escape a limit on private memory."""
    assert attacker.attempt("map_shared_memory", 3072) == "ENOMEM"


def test_a_file_is_bounded(attacker: Attacker) -> None:
    assert attacker.attempt("write_large_file", 64) == "EFBIG"
    assert attacker.attempt("write_large_file", 8) == "done"


def test_files_together_are_bounded_by_bubblewrap(sandbox: Sandbox, attacker: Attacker) -> None:
    """Landlock alone has no quota: docs/security.md says so, and this pins it."""
    expected = "ENOSPC" if sandbox.tier == BUBBLEWRAP else "done"
    assert attacker.attempt("write_many_files", 320) == expected


def test_threads_end_with_their_process(sandbox: Sandbox) -> None:
    attacking = attacker_in(sandbox)
    assert attacking.attempt("start_threads", 200) == "done"
    attacking.child.close()
    assert not attacking.child.alive


def test_folders_nested_beyond_any_path_are_removed(sandbox: Sandbox) -> None:
    """The warm process survives the removal of a tree too deep to name."""
    attacking = attacker_in(sandbox)
    assert attacking.attempt("nest_folders", 3000) == "done"
    attacking.child.close()
    again = attacker_in(sandbox)
    assert again.attempt("write", "own.txt") == "done"
    again.child.close()


@pytest.mark.parametrize("name", ["loop_forever", "sleep_forever"])
def test_a_program_that_does_not_answer_is_killed(sandbox: Sandbox, name: str) -> None:
    """At the deadline, whatever signals it ignores."""
    attacking = attacker_in(sandbox)
    attacking.child.run_cell(1, "pid = os.getpid()", 5)
    pid = attacking.child.call(CallRequest("pid", read=True), 5).value
    started = time.monotonic()
    with pytest.raises(StudentTimeout):
        attacking.call(name, deadline_s=0.5)
    assert time.monotonic() - started < 5
    assert not attacking.child.alive
    if sandbox.tier == LANDLOCK:  # elsewhere its number is not ours
        while Path(f"/proc/{pid}").exists():
            assert time.monotonic() - started < 20
            time.sleep(0.01)
    with pytest.raises(StudentCrash):
        attacking.call("environment")


@pytest.mark.parametrize("name", ["exit_at_once", "crash"])
def test_a_program_that_dies_has_crashed(sandbox: Sandbox, name: str) -> None:
    """An exit without an answer is a crash, whatever its status."""
    attacking = attacker_in(sandbox)
    with pytest.raises(StudentCrash):
        attacking.call(name)
    assert not attacking.child.alive


def test_a_flood_of_output_neither_blocks_nor_reaches_us(sandbox: Sandbox) -> None:
    limits = Limits(output_bytes=1000)
    attacking = attacker_in(sandbox, limits)
    assert attacking.call("flood") == "answered"
    reply = attacking.child.run_cell(1, "flood()", 20)
    assert reply.raised is None
    assert reply.output == "x" * 1000
    attacking.child.close()


# ------------------------------------------------------------ looking for answers


def test_no_module_of_ours_is_loaded(attacker: Attacker) -> None:
    """Not even what serves the process."""
    names = attacker.call("module_names")
    assert isinstance(names, list)
    assert "torch" in names
    assert not [n for n in names if n.split(".")[0] == "runtime"]
    assert not [n for n in names if n.split(".")[0] in ("autograder", "solutions", "tests")]
    assert not [n for n in names if "grader" in n or n.startswith("pytest") or "misconcept" in n]


def test_memory_holds_no_word_of_the_tests(attacker: Attacker) -> None:
    """What gc reaches has the cell's own words, and none of a grader's."""

    def found(*words: str) -> object:
        return attacker.call("words_in_memory", [word[::-1] for word in words])

    assert found("words_in_memory", "interactiveshell") == ["interactiveshell", "words_in_memory"]
    assert found("autograder.graders", "test_ps1", "misconceptions", "tests/sandbox", SECRET) == []


def test_the_environment_holds_no_secret(attacker: Attacker) -> None:
    environment = attacker.call("environment")
    assert isinstance(environment, dict)
    assert SECRET not in environment.values()
    assert not [name for name in environment if name.startswith("AUTOGRADER")]


def test_only_the_connection_is_open(attacker: Attacker) -> None:
    """Descriptors: the null device three times, sockets of this process, its event loop."""
    kinds = attacker.call("open_descriptors")
    assert isinstance(kinds, list)
    assert [kind for number, kind in kinds if number <= 2] == [stat.S_IFCHR] * 3
    assert {kind for number, kind in kinds if number > 2} <= {stat.S_IFSOCK, 0}
    assert len(kinds) <= 7


def test_no_file_of_ours_can_be_read(attacker: Attacker) -> None:
    """Neither the package, nor its repository, nor what pip wrote about it."""
    package = Path(autograder.__file__).parent
    site = Path(sys.modules["torch"].__file__ or "").parent.parent
    paths = [p for p in package.rglob("*.py") if "__pycache__" not in p.parts][:40]
    paths += list(package.parent.glob("*.toml")) + list(package.parent.glob("solutions/*"))
    paths += [
        p for pattern in ("*.pth", "__editable__*", "attention_*") for p in site.glob(pattern)
    ]
    assert len(paths) > 10
    for path in paths:
        attack = "list_folder" if path.is_dir() else "read"
        assert attacker.attempt(attack, str(path)) in REFUSED, path
    assert attacker.attempt("list_folder", str(package)) in REFUSED
    assert attacker.attempt("list_folder", str(site)) in REFUSED
    assert attacker.attempt("list_folder", str(package.parent)) in REFUSED


def test_no_file_of_ours_can_be_found(attacker: Attacker) -> None:
    """A walk over everything that can be listed meets torch, and no name of ours."""
    roots = ["/", "/tmp", "/usr/lib", "/usr/local/lib", "/site", "/kit", "/root", "/home"]
    attacker.child.run_cell(1, "import sys\npath = [p for p in sys.path if p]", 5)
    path = attacker.child.call(CallRequest("path", read=True), 5).value
    roots += [sys.base_prefix, *sys.path, *path]
    ours = ["autograder", "attention_autograder", "solutions", "__editable__", "pyseccomp"]
    found = attacker.call("names_below", roots, ["torch-", *ours], 400_000)
    assert isinstance(found, list)
    assert {Path(p).suffix for p in found} == {".dist-info"}, found


# ------------------------------------------------------------ the sandbox after it


def test_other_students_are_not_disturbed(sandbox: Sandbox, prey: Prey) -> None:
    """One folder each: a process cannot read or list that of another."""
    first, second = attacker_in(sandbox), attacker_in(sandbox)
    assert first.attempt("write", "mine.txt") == "done"
    first.child.run_cell(1, "import os\nhere = os.getcwd()", 5)
    folder = first.child.call(CallRequest("here", read=True), 5).value
    assert first.attempt("read", f"{folder}/mine.txt") == "done"
    assert second.attempt("read", f"{folder}/mine.txt") in REFUSED
    assert second.attempt("list_folder", str(folder)) in REFUSED
    assert second.attempt("list_folder", str(Path(str(folder)).parent)) in REFUSED
    first.child.close()
    second.child.close()
