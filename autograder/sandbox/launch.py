"""How the warm process is started: inside bubblewrap, or as an ordinary process.

Either way its search path holds the standard library, the packages of the students and the
runtime, and nothing else; its environment is written here, never inherited.
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from autograder.sandbox.packages import Entry, Readable, without_hidden

_RUNTIME = Path(__file__).resolve().parent / "runtime"
_BOOT = (
    "import sys; control = int(sys.argv[1]); sys.path[:] = sys.argv[2:]; "
    "from runtime import zygote; zygote.main(control)"
)
_SCRATCH_BYTES = 256 << 20
# Inside bubblewrap, where they hide nothing of the machine.
_INNER_SITE, _INNER_KIT, _INNER_WORK = Path("/site"), Path("/kit"), Path("/tmp")


@dataclass(frozen=True)
class Launch:
    """A command line, and what the warm process is told about its surroundings.

    readable: paths, as it sees them, that its children may read. work: where it may write.
    """

    command: tuple[str, ...]
    environment: dict[str, str]
    readable: tuple[str, ...]
    work: str


def _environment(work: Path) -> dict[str, str]:
    environment = {
        "PATH": "/usr/bin:/bin",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "HOME": str(work),
        "TMPDIR": str(work),
        "MPLCONFIGDIR": str(work),
        "IPYTHONDIR": str(work),
        "MPLBACKEND": "module://matplotlib_inline.backend_inline",
        # A second thread before the fork makes the children hang.
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "MKL_NUM_THREADS": "1",
    }
    if "LD_LIBRARY_PATH" in os.environ:
        environment["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH"]
    return environment


def _python(executable: Path, control: int, search_path: list[Path]) -> list[str]:
    # -I -S: no variable, no user's folder, no .pth file chooses what is imported.
    flags = ["-I", "-S", "-B", "-W", "ignore"]
    return [str(executable), *flags, "-c", _BOOT, str(control), *map(str, search_path)]


def in_folder(files: Readable, control: int, folder: Path) -> Launch:
    """An ordinary process whose search path is made of links in `folder`.

    The links stand for the entries of folders which, as a whole, must not be readable.
    """
    library, site, kit, work = (folder / name for name in ("library", "site", "kit", "work"))
    for place in (library, site, kit, work):
        place.mkdir()
    (kit / "runtime").symlink_to(_RUNTIME)
    for place, entries in ((library, files.library), (site, files.site)):
        _link(place, entries)
    shown = without_hidden(files.system, files.hidden)
    readable = [library, site, *shown, *(entry.path for entry in files.site)]
    return Launch(
        command=tuple(_python(files.executable, control, [library, files.dynamic, site, kit])),
        environment=_environment(work),
        readable=tuple(map(str, dict.fromkeys(readable))),
        work=str(work),
    )


def _link(place: Path, entries: tuple[Entry, ...]) -> None:
    for entry in entries:
        link = place / entry.name
        link.parent.mkdir(exist_ok=True)
        link.symlink_to(entry.path)


@functools.cache
def _bubblewrap_options() -> str:
    answer = subprocess.run(
        ["bwrap", "--help"], capture_output=True, text=True, check=False, timeout=10
    )
    return answer.stdout + answer.stderr


def has_bubblewrap() -> bool:
    return sys.platform == "linux" and shutil.which("bwrap") is not None


def in_bubblewrap(files: Readable, control: int, cuda: bool) -> Launch:
    """A process in namespaces of its own that hold the readable files and an empty /tmp."""
    options = ["bwrap", "--unshare-all", "--new-session", "--hostname", "sandbox"]
    known = _bubblewrap_options()
    if "--disable-userns" in known:
        options += ["--unshare-user", "--disable-userns"]
    options += ["--proc", "/proc", "--dev", "/dev"]
    options += ["--size", str(_SCRATCH_BYTES)] if "--size" in known else []
    options += ["--tmpfs", str(_INNER_WORK)]
    for name in ("/lib", "/lib64"):
        if Path(name).is_symlink():
            options += ["--symlink", os.readlink(name), name]
    for path in files.system:
        options += ["--ro-bind", str(path), str(path)]
    for path in _outermost(files.hidden):
        if any(path.is_relative_to(root) for root in files.system):
            options += ["--tmpfs", str(path), "--remount-ro", str(path)]
    if not any(files.executable.is_relative_to(root) for root in files.system):
        options += ["--ro-bind", str(files.executable), str(files.executable)]
    for name in ("/etc/localtime", "/sys/devices/system/cpu"):
        if Path(name).exists():
            options += ["--ro-bind", name, name]
    for entry in files.site:
        options += ["--ro-bind", str(entry.path), str(_INNER_SITE / entry.name)]
    options += ["--ro-bind", str(_RUNTIME), str(_INNER_KIT / "runtime")]
    if cuda:
        for device in sorted(Path("/dev").glob("nvidia*")):
            options += ["--dev-bind", str(device), str(device)]
    environment = _environment(_INNER_WORK)
    options += ["--clearenv"] if "--clearenv" in known else []
    for name, value in environment.items():
        options += ["--setenv", name, value]
    options += ["--chdir", str(_INNER_WORK), "--"]
    library = files.dynamic.parent
    search_path = [library, files.dynamic, _INNER_SITE, _INNER_KIT]
    return Launch(
        command=(*options, *_python(files.executable, control, search_path)),
        environment=environment,
        readable=tuple(map(str, (*files.system, _INNER_SITE))),
        work=str(_INNER_WORK),
    )


def _outermost(paths: tuple[Path, ...]) -> list[Path]:
    return [p for p in paths if not any(p != q and p.is_relative_to(q) for q in paths)]
