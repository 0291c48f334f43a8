"""What a hostile submission may try. This file is sent to a student's process as a cell.

Each function makes one attempt and returns "done" when it succeeded, or text about what it got;
`attempt` turns the error that stopped it into its name. The tests judge from outside wherever
something can be seen there.
"""

import ctypes
import errno
import fcntl
import gc
import mmap
import os
import resource
import signal
import socket
import struct
import sys
import threading
import time

libc = ctypes.CDLL(None, use_errno=True)


def attempt(name, *arguments):
    try:
        return str(globals()[name](*arguments))
    except OSError as error:
        return errno.errorcode.get(error.errno, type(error).__name__)
    except MemoryError:
        return "MemoryError"


def syscall(*arguments):
    """A raw system call; "done" or the name of the error."""
    if libc.syscall(*arguments) < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return "done"


# ------------------------------------------------------------ the network


def tcp(port):
    with socket.socket() as connection:
        connection.settimeout(2)
        connection.connect(("127.0.0.1", port))
    return "done"


def udp(port):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sender:
        sender.sendto(b"x", ("127.0.0.1", port))
    return "done"


def unix_socket(address):
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(address)
    return "done"


def unix_datagram_through_a_pair(address):
    one, _other = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    one.sendto(b"x", address)
    return "done"


def unix_message_through_a_pair(address):
    one, _other = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    one.sendmsg([b"x"], [], 0, address)
    return "done"


# ------------------------------------------------------------ files of others


def read(path):
    with open(path, "rb") as file:
        file.read(1)
    return "done"


def read_by_link(path):
    os.symlink(path, "link")
    return read("link")


def read_by_hard_link(path):
    os.link(path, "hard")
    return read("hard")


def list_folder(path):
    os.listdir(path)
    return "done"


def write(path):
    with open(path, "w") as file:
        file.write("x")
    return "done"


def remove(path):
    os.unlink(path)
    return "done"


def rename(path, target):
    os.rename(path, target)
    return "done"


def change_mode(path):
    os.chmod(path, 0o777)
    return "done"


def change_times(path):
    os.utime(path, (1, 1))
    return "done"


def truncate(path):
    os.truncate(path, 0)
    return "done"


def set_attribute(path):
    os.setxattr(path, "user.attack", b"x")
    return "done"


def set_attribute_by_new_call(path):
    value = ctypes.create_string_buffer(b"x")
    arguments = struct.pack("QII", ctypes.addressof(value), 1, 0)
    return syscall(463, -100, path.encode(), 0, b"user.attack", arguments, len(arguments))


def make_device():
    os.mknod("disk", 0o600 | 0o060000, os.makedev(8, 0))
    return "done"


# ------------------------------------------------------------ other processes


def send_signal(pid):
    os.kill(pid, signal.SIGKILL)
    return "done"


def send_signal_to_parent():
    return send_signal(os.getppid())


def send_signal_to_all():
    return send_signal(-1)


def send_signal_by_pidfd(pid):
    signal.pidfd_send_signal(os.pidfd_open(pid), signal.SIGKILL)
    return "done"


def send_signal_as_owner(pid):
    """The kernel sends the signal of a descriptor to its owner."""
    one, other = socket.socketpair()
    fcntl.fcntl(one, 10, signal.SIGKILL)  # F_SETSIG
    fcntl.fcntl(one, fcntl.F_SETOWN, pid)
    fcntl.fcntl(one, fcntl.F_SETFL, fcntl.fcntl(one, fcntl.F_GETFL) | os.O_ASYNC)
    other.send(b"x")
    return "done"


def lower_limits(pid):
    resource.prlimit(pid, resource.RLIMIT_CPU, (1, 1))
    return "done"


def move_to_one_processor(pid):
    os.sched_setaffinity(pid, {0})
    return "done"


def trace(pid):
    if libc.ptrace(0x4206, pid, 0, 0) < 0:  # SEIZE
        raise OSError(ctypes.get_errno(), "ptrace")
    return "done"


def trace_parent():
    return trace(os.getppid())


def read_memory(pid):
    buffer = ctypes.create_string_buffer(16)
    local = struct.pack("QQ", ctypes.addressof(buffer), 16)
    remote = struct.pack("QQ", id(buffer), 16)
    if libc.process_vm_readv(pid, local, 1, remote, 1, 0) < 0:
        raise OSError(ctypes.get_errno(), "process_vm_readv")
    return "done"


def read_memory_of_parent():
    return read_memory(os.getppid())


def write_memory_file_of_parent():
    descriptor = os.open(f"/proc/{os.getppid()}/mem", os.O_RDWR)
    os.close(descriptor)
    return "done"


def read_environment(pid):
    return read(f"/proc/{pid}/environ")


def read_environment_of_parent():
    return read_environment(os.getppid())


# ------------------------------------------------------------ starting things


def fork():
    if os.fork() == 0:
        time.sleep(1)
        os._exit(0)
    return "done"


def fork_bomb(count):
    started = 0
    try:
        for _ in range(count):
            if os.fork() == 0:
                time.sleep(1)
                os._exit(0)
            started += 1
    except OSError as error:
        return f"{started} {errno.errorcode[error.errno]}"
    return f"{started} done"


def new_process_by_clone3():
    # An exit signal and no CLONE_THREAD: a process.
    arguments = struct.pack("QQQQQQQQ", 0, 0, 0, 0, signal.SIGCHLD, 0, 0, 0)
    answer = libc.syscall(435, arguments, len(arguments))
    if answer == 0:
        os._exit(0)
    if answer < 0:
        raise OSError(ctypes.get_errno(), "clone3")
    return "done"


def new_process_by_vfork():
    import subprocess

    subprocess.run(["/bin/true"], check=True)
    return "done"


def execute_shell():
    os.execv("/bin/sh", ["sh", "-c", "exit 0"])


def new_user_namespace():
    if libc.unshare(0x10000000 | 0x00020000) < 0:
        raise OSError(ctypes.get_errno(), "unshare")
    return "done"


def become_root_again():
    os.setuid(0)
    return "done"


def new_session():
    os.setsid()
    return "done"


def outlive_the_parent():
    if libc.prctl(1, 0, 0, 0, 0) < 0:
        raise OSError(ctypes.get_errno(), "prctl")
    return "done"


def open_io_uring():
    return syscall(425, 4, ctypes.create_string_buffer(256))


def load_bpf():
    return syscall(321, 0, ctypes.create_string_buffer(128), 128)


def watch_files():
    if libc.inotify_init1(0) < 0:
        raise OSError(ctypes.get_errno(), "inotify_init1")
    return "done"


def shared_memory_segment():
    if libc.shmget(0, ctypes.c_size_t(4096), 0o1000 | 0o600) < 0:
        raise OSError(ctypes.get_errno(), "shmget")
    return "done"


# ------------------------------------------------------------ resources


def take_memory(megabytes):
    import torch

    held = []
    for _ in range(0, megabytes, 256):
        held.append(torch.ones(256 << 18, dtype=torch.int32))
    return "done"


def reserve_memory(gigabytes):
    import torch

    torch.empty(gigabytes << 30, dtype=torch.uint8)
    return "done"


def map_shared_memory(megabytes):
    with mmap.mmap(-1, megabytes << 20) as mapped:
        mapped[0] = 1
    return "done"


def map_memory_file():
    os.memfd_create("x")
    return "done"


def write_large_file(megabytes):
    block = bytes(1 << 20)
    with open("large", "wb", buffering=0) as file:
        for _ in range(megabytes):
            file.write(block)
    return "done"


def write_many_files(megabytes):
    block = bytes(8 << 20)
    for number in range(megabytes // 8):
        with open(f"part{number}", "wb") as file:
            file.write(block)
    return "done"


def start_threads(count):
    event = threading.Event()
    threading.stack_size(65536)
    for _ in range(count):
        threading.Thread(target=event.wait, daemon=True).start()
    return "done"


def nest_folders(depth):
    for _ in range(depth):
        os.mkdir("d")
        os.chdir("d")
    return "done"


def loop_forever():
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM, signal.SIGXCPU):
        signal.signal(number, signal.SIG_IGN)
    while True:
        pass


def sleep_forever():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(3600)


def exit_at_once():
    os._exit(0)


def crash():
    ctypes.string_at(0)


def flood():
    """Print without end, through Python and past it, then answer."""
    text = "x" * 65536
    for _ in range(200):
        print(text)
        os.write(1, text.encode())
        os.write(2, text.encode())
    return "answered"


# ------------------------------------------------------------ looking for answers


def open_descriptors():
    """What each open descriptor is."""
    kinds = []
    for number in range(4096):
        try:
            mode = os.fstat(number).st_mode
        except OSError:
            continue
        kinds.append((number, mode & 0o170000))
    return kinds


def environment():
    return dict(os.environ)


def module_names():
    return sorted(sys.modules)


def words_in_memory(backwards):
    """Which words, given backwards, occur in a text or a function's name that gc can reach."""
    words = [word[::-1] for word in backwards]
    found = set()
    gc.unfreeze()  # what was there before the fork is hidden from get_objects
    for thing in gc.get_objects():
        if thing is words:
            continue
        kind = type(thing)  # isinstance would ask objects that answer for others
        if issubclass(kind, dict):
            texts = [t for pair in list(thing.items()) for t in pair if type(t) is str]
        elif issubclass(kind, (list, tuple)):
            texts = [t for t in thing if type(t) is str]
        elif kind is type(words_in_memory):
            texts = [thing.__code__.co_filename, thing.__code__.co_name]
        else:
            continue
        found.update(word for word in words for text in texts if word in text)
    return sorted(found)


def files_of_frames():
    frame, files = sys._getframe(), set()
    while frame is not None:
        files.add(frame.f_code.co_filename)
        frame = frame.f_back
    return sorted(files)


def names_below(roots, beginnings, limit):
    """Paths that can be listed below the roots and whose name begins so."""
    waiting, found, seen = list(roots), [], 0
    while waiting and seen < limit:
        try:
            with os.scandir(waiting.pop()) as entries:
                for entry in entries:
                    seen += 1
                    if entry.name.startswith(tuple(beginnings)):
                        found.append(entry.path)
                    elif entry.is_dir(follow_symlinks=False):
                        waiting.append(entry.path)
        except OSError:
            continue
    return found


# ------------------------------------------------------------ forged answers


def connection():
    """The object that talks to the grader."""
    gc.unfreeze()
    return next(thing for thing in gc.get_objects() if type(thing).__name__ == "Connection")


def request_number():
    """The number of the question that is being answered."""
    frame = sys._getframe()
    while frame is not None:
        request = frame.f_locals.get("request")
        if isinstance(request, dict) and "id" in request:
            return request["id"]
        frame = frame.f_back
    return ""


def send_header(text, follow=b""):
    """A well-formed frame with this header, and bytes after it."""
    raw = struct.pack("<4sI", b"AGW1", len(text)) + text + follow
    raw_socket = next(t for t in vars(connection()).values() if isinstance(t, socket.socket))
    raw_socket.sendall(raw)


def send_raw(raw):
    next(t for t in vars(connection()).values() if isinstance(t, socket.socket)).sendall(raw)
