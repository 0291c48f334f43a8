"""Names that come from outside: which may become a file, and which stand for the same one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from autograder.text import Text

_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)  # on Windows
_ARCHIVES = re.compile(r".*\.(zip|tar|gz|tgz|bz2|tbz2?|xz|txz|zst|7z|rar|jar|iso)", re.IGNORECASE)
_NAME_BYTES = 200  # of one part; most file systems stop at 255
_PARTS = 20
_JUNK = {"__macosx", "thumbs.db", "desktop.ini", ".ipynb_checkpoints", ".git", ".venv", ".vscode"}
_UNSEEN = {"Cc", "Cf", "Cs", "Cn", "Zl", "Zp"}

TRAVERSAL = Text("son chemin sort du dossier", "its path leads out of the folder")
ABSOLUTE = Text("son chemin est absolu", "its path is absolute")
DRIVE = Text(
    "son nom contient « : », une lettre de lecteur ou un flux caché",
    "its name holds “:”, a drive letter or a hidden stream",
)
RESERVED = Text("ce nom est réservé par Windows", "Windows keeps this name for itself")
HIDDEN = Text(
    "une partie de son chemin commence par un point, et resterait cachée : renomme-la",
    "a part of its path begins with a dot, and would stay hidden: rename it",
)
UNSEEN = Text("son nom contient un caractère invisible", "its name holds an invisible character")
TOO_LONG = Text("son chemin est trop long", "its path is too long")
ENDS_BADLY = Text(
    "une partie de son chemin finit par un point ou une espace",
    "a part of its path ends with a dot or a space",
)
ARCHIVE = Text(
    "c'est une archive dans l'archive : demande le fichier lui-même",
    "an archive inside the archive: ask for the file itself",
)


def parts_of(path: str) -> tuple[str, ...]:
    """The folders and the name, whichever separator the system that made the archive uses."""
    return tuple(part for part in path.replace("\\", "/").split("/") if part not in ("", "."))


def why_refused(path: str) -> Text | None:
    """The reason not to write a file of that path below any folder; None where there is none."""
    plain = path.replace("\\", "/")
    if plain.startswith("/"):
        return ABSOLUTE
    parts = parts_of(path)
    if ".." in parts or not parts:
        return TRAVERSAL
    if len(parts) > _PARTS:
        return TOO_LONG
    for part in parts:
        if reason := _why_part(part):
            return reason
    return ARCHIVE if _ARCHIVES.fullmatch(parts[-1]) else None


def _why_part(part: str) -> Text | None:
    if ":" in part:
        return DRIVE
    if any(unicodedata.category(c) in _UNSEEN for c in part):
        return UNSEEN
    if _RESERVED.fullmatch(part):
        return RESERVED
    if part[-1] in " .":
        return ENDS_BADLY
    return TOO_LONG if len(part.encode("utf-8", "surrogateescape")) > _NAME_BYTES else None


def may_be_folder(name: str) -> bool:
    """Whether a student of that name can have a folder of that name."""
    return parts_of(name) == (name,) and why_refused(f"{name}/x") is None and name[0] != "."


def is_junk(parts: Sequence[str]) -> bool:
    """What systems and editors leave behind, and hidden files: nobody's work."""
    return any(part.casefold() in _JUNK or part.startswith("._") for part in parts) or (
        any(part.startswith(".") for part in parts) and not _may_be_work(parts)
    )


def is_hidden(parts: Sequence[str]) -> bool:
    """Whether nobody sees it in a list of files, and it may be somebody's work all the same."""
    return any(part.startswith(".") for part in parts) and not is_junk(parts)


def _may_be_work(parts: Sequence[str]) -> bool:
    return parts[-1].casefold().endswith((".ipynb", ".py"))


def same_file(path: str) -> str:
    """Equal for two paths that some file system takes for one."""
    return unicodedata.normalize("NFC", "/".join(parts_of(path))).casefold()


def folded(words: str) -> list[str]:
    """The words of a person's name, without accents, signs and capitals."""
    plain = unicodedata.normalize("NFKD", words).casefold()
    kept = "".join(c for c in plain if not unicodedata.combining(c))
    # An apostrophe joins (O'Neil is oneil in some systems); every other sign separates.
    return re.findall(r"\w+", re.sub(r"['’`]", "", kept).replace("_", " "))
