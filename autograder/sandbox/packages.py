"""Which files a student's process may read: the interpreter, and packages entry by entry.

Nothing is ever allowed by the folder that holds it, since the kit may be installed beside the
packages of the students, and its repository may hold the virtual environment.
"""

from __future__ import annotations

import os
import re
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

# What students may import, with everything that these require; those not installed are skipped.
STUDENT_DISTRIBUTIONS = (
    *("torch", "numpy", "matplotlib", "matplotlib-inline", "ipython", "ipywidgets"),
    *("einops", "scipy", "pandas", "scikit-learn", "seaborn", "tqdm", "tiktoken", "sympy"),
    *("setuptools", "typing-extensions"),
)
OWN_DISTRIBUTION = "attention-autograder"
_SITE_FOLDERS = ("site-packages", "dist-packages")
_OWN_ENTRY = re.compile(
    r"(autograder|attention_autograder|__editable__.*|.*\.pth)(\b.*)?", re.DOTALL
)
_SYSTEM_FOLDERS = (
    *("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/nix/store"),
    *("/usr/share/zoneinfo", "/usr/share/fonts", "/etc/fonts"),
    *("/etc/ld.so.cache", "/etc/localtime"),
)
_PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Entry:
    """A file or folder that may be read, and its name below the folder of packages."""

    name: str
    path: Path


@dataclass(frozen=True)
class Readable:
    """Everything that a child may read.

    executable: the interpreter. system: folders and files of the distribution and of the
    interpreter's installation, whole. library: the standard library, entry by entry;
    dynamic: its compiled part. site: installed packages, entry by entry.
    hidden: what must stay unreadable, wherever it lies.
    """

    executable: Path
    system: tuple[Path, ...]
    library: tuple[Entry, ...]
    dynamic: Path
    site: tuple[Entry, ...]
    hidden: tuple[Path, ...]


def readable() -> Readable:
    """The readable files of this machine's installation."""
    library = Path(sysconfig.get_path("stdlib")).resolve()
    hidden = _hidden()
    entries = tuple(
        Entry(path.name, path)
        for path in sorted(library.iterdir())
        if path.name not in _SITE_FOLDERS
    )
    prefix_library = Path(sys.base_prefix).resolve() / "lib"
    roots = [Path(name) for name in _SYSTEM_FOLDERS] + [prefix_library]
    return Readable(
        executable=Path(getattr(sys, "_base_executable", sys.executable)).resolve(),
        system=tuple(dict.fromkeys(r.resolve() for r in roots if r.exists())),
        library=entries,
        dynamic=library / "lib-dynload",
        site=tuple(_site_entries(STUDENT_DISTRIBUTIONS)),
        hidden=hidden,
    )


def _hidden() -> tuple[Path, ...]:
    """Our package, the tree that it lies in, and every folder of installed packages."""
    folders = {Path(sysconfig.get_path(name)).resolve() for name in ("purelib", "platlib")}
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for prefix in (Path(sys.base_prefix), Path("/usr"), Path("/usr/local")):
        for name in _SITE_FOLDERS:
            folders |= {prefix / "lib" / version / name, prefix / "lib" / "python3" / name}
    folders |= {Path(entry).resolve() for entry in sys.path if _is_site(entry)}
    if not _is_site(str(_PACKAGE.parent)):
        folders.add(_PACKAGE.parent)
    folders.add(_PACKAGE)
    return tuple(sorted(path.resolve() for path in folders if path.exists()))


def _is_site(entry: str) -> bool:
    return Path(entry).name in _SITE_FOLDERS


def _site_entries(names: Iterable[str]) -> list[Entry]:
    found: dict[str, Entry] = {}
    for distribution in _closure(names):
        for name in _top_level(distribution):
            path = Path(str(distribution.locate_file(name)))
            if not _OWN_ENTRY.fullmatch(name) and name not in found and path.exists():
                found[name] = Entry(name, path.resolve())
    return [found[name] for name in sorted(found)]


def _closure(names: Iterable[str]) -> list[metadata.Distribution]:
    """The installed distributions of these names and all that they require."""
    waiting, seen, found = list(names), {_normal(OWN_DISTRIBUTION)}, []
    while waiting:
        name = _normal(waiting.pop())
        if name in seen:
            continue
        seen.add(name)
        try:
            distribution = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        found.append(distribution)
        for requirement in distribution.requires or ():
            match = re.match(r"[A-Za-z0-9._-]+", requirement)
            if match and "extra ==" not in requirement:
                waiting.append(match.group())
    return found


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _top_level(distribution: metadata.Distribution) -> set[str]:
    """First parts of a distribution's files; of compiled modules, `__pycache__/<file>`."""
    record = distribution.read_text("RECORD")
    if record is None:
        listed = (distribution.read_text("top_level.txt") or "").split()
        return {name for top in listed for name in (top, f"{top}.py")}
    names = set()
    for line in record.splitlines():
        parts = line.split(",")[0].strip('"').split("/")
        if parts[0] in ("", ".."):
            continue
        names.add("/".join(parts[:2]) if parts[0] == "__pycache__" else parts[0])
    return names


def without_hidden(roots: Iterable[Path], hidden: Iterable[Path]) -> list[Path]:
    """The largest files and folders below `roots` that hold nothing hidden."""
    shown: list[Path] = []
    concealed = {path.resolve() for path in hidden}
    for root in roots:
        real = root.resolve()
        if real in concealed:
            continue
        if any(path.is_relative_to(real) for path in concealed):
            shown += without_hidden(_children(real), concealed)
        else:
            shown.append(real)
    return list(dict.fromkeys(shown))


def _children(folder: Path) -> list[Path]:
    """Its entries; a link is left out, what it points to is allowed where it lies."""
    with os.scandir(folder) as entries:
        return [Path(entry.path) for entry in entries if not entry.is_symlink()]
