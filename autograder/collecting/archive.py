"""A download, as a zip or as a folder: what may be read of it, and what is refused by name.

Nothing is unpacked here. A member is read whole, within bounds, when its turn comes.
"""

from __future__ import annotations

import io
import os
import stat
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import IO

from autograder.collecting.names import HIDDEN, is_hidden, is_junk, parts_of, same_file, why_refused
from autograder.errors import UsageError
from autograder.text import Language, Text

MEMBER_BYTES = 64 << 20
TOTAL_BYTES = 4 << 30
MEMBERS = 100_000
# Deflate reaches 1032; a notebook stays under 20, even with empty images in it.
RATIO = 200
_RATIO_FROM = 1 << 20
_UTF8_FLAG = 0x800
_ENCRYPTED_FLAG = 0x1

NO_FILE = Text("Il n'y a pas de fichier {}.", "There is no file {}.")
NOT_A_ZIP = Text(
    "{} n'est pas une archive zip lisible ({}). Télécharge-la de nouveau, ou donne le dossier "
    "décompressé.",
    "{} is no zip that can be read ({}). Download it again, or give the unpacked folder.",
)
TOO_MANY = Text(
    "{} contient {} fichiers, plus que {} : ce n'est pas le téléchargement d'un devoir.",
    "{} holds {} files, more than {}: this is not the download of an assignment.",
)
LINK = Text("c'est un lien, qui peut mener ailleurs", "a link, which may lead elsewhere")
SPECIAL = Text("ce n'est pas un fichier ordinaire", "not an ordinary file")
ENCRYPTED = Text("il est chiffré par un mot de passe", "encrypted with a password")
BOMB = Text(
    "il se déplie plus de {} fois : une bombe de décompression",
    "it unpacks to more than {} times its size: a zip bomb",
)
TOO_LARGE = Text("il dépasse {} Mio", "larger than {} MiB")
TOTAL = Text(
    "l'ensemble du téléchargement dépasse {} Gio", "the whole download is larger than {} GiB"
)
TWICE = Text("ce nom vient plusieurs fois dans l'archive", "this name comes several times")
CLASH = Text(
    "un autre nom n'en diffère que par les majuscules ou les accents",
    "another name differs by capitals or by the writing of accents alone",
)
NOT_UTF8 = Text("son nom n'est pas en UTF-8", "its name is not UTF-8")
UNREADABLE = Text("il ne peut pas être lu ({})", "it cannot be read ({})")


@dataclass(frozen=True)
class Refused:
    """A member that is left aside, by its name in the download, and why."""

    name: str
    reason: Text


class Unreadable(Exception):
    """A member's content cannot be had; `reason` says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


@dataclass(frozen=True)
class Member:
    """One file. name: as the download spells it. modified: without a time zone."""

    name: str
    size: int
    modified: datetime | None
    read: Callable[[], bytes] = field(compare=False)

    @property
    def parts(self) -> tuple[str, ...]:
        return parts_of(self.name)


@dataclass(frozen=True)
class Download:
    members: tuple[Member, ...]
    refused: tuple[Refused, ...]


@contextmanager
def open_download(path: Path, language: Language) -> Iterator[Download]:
    """The members of a zip or of a folder. Raises UsageError when it is neither."""
    if path.is_dir():
        yield _sorted_out(_of_folder(path))
        return
    if not path.is_file():
        raise UsageError(NO_FILE.to(language).format(path))
    with path.open("rb") as stream:
        try:
            archive = _open_zip(stream)
        except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError) as error:
            raise UsageError(NOT_A_ZIP.to(language).format(path, error)) from None
        with archive:
            count = len(archive.infolist())
            if count > MEMBERS:
                raise UsageError(TOO_MANY.to(language).format(path, count, MEMBERS))
            yield _sorted_out(_of_zip(archive))


def _sorted_out(found: Iterable[Member | Refused]) -> Download:
    """Names that stand for one file are all refused: which of them is meant is not known."""
    both = list(found)
    members = [one for one in both if isinstance(one, Member)]
    refused = [one for one in both if isinstance(one, Refused)]
    names = Counter(member.name for member in members)
    files = Counter(same_file(name) for name in names)
    kept: list[Member] = []
    total = 0
    for member in members:
        if names[member.name] > 1:
            refused.append(Refused(member.name, TWICE))
        elif files[same_file(member.name)] > 1:
            refused.append(Refused(member.name, CLASH))
        elif total + member.size > TOTAL_BYTES:
            refused.append(Refused(member.name, _filled(TOTAL, TOTAL_BYTES >> 30)))
        else:
            total += member.size
            kept.append(member)
    return Download(tuple(kept), tuple(dict.fromkeys(refused)))


# -- zip ---------------------------------------------------------------------------------------


def _open_zip(stream: IO[bytes]) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(stream)
    except UnicodeDecodeError:
        # One name says that it is UTF-8 and is not: zipfile then gives up on all of them.
        stream.seek(0)
        return zipfile.ZipFile(io.BytesIO(_without_false_utf8(stream.read())))


def _without_false_utf8(content: bytes) -> bytes:
    """The same archive; names that are not the UTF-8 that they claim to be no longer claim it."""
    mended = bytearray(content)
    end = content.rfind(b"PK\x05\x06")
    at = end - int.from_bytes(content[end + 12 : end + 16], "little")
    while content[at : at + 4] == b"PK\x01\x02":
        name, extra, comment = (
            int.from_bytes(content[at + i : at + i + 2], "little") for i in (28, 30, 32)
        )
        if not _is_utf8(content[at + 46 : at + 46 + name]):
            mended[at + 9] &= ~(_UTF8_FLAG >> 8) & 0xFF
        at += 46 + name + extra + comment
    return bytes(mended)


def _is_utf8(name: bytes) -> bool:
    try:
        name.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _of_zip(archive: zipfile.ZipFile) -> Iterator[Member | Refused]:
    for info in archive.infolist():
        name = _name_of(info)
        shown = name if name is not None else info.filename
        if is_junk(parts_of(shown)) and why_refused(shown) is None:
            continue
        if name is None:
            yield Refused(shown, NOT_UTF8)
        elif info.is_dir():
            if reason := why_refused(name):
                yield Refused(name, reason)
        elif reason := why_refused(name) or _why_info(info):
            yield Refused(name, reason)
        elif is_hidden(parts_of(name)):
            yield Refused(name, HIDDEN)
        else:
            yield Member(name, info.file_size, _time_of(info), _reader(archive, info))


def _name_of(info: zipfile.ZipInfo) -> str | None:
    """Names without a flag are said to be of code page 437 and are UTF-8 in practice."""
    if info.flag_bits & _UTF8_FLAG or info.orig_filename.isascii():
        return info.filename
    try:
        return info.filename.encode("cp437").decode("utf-8")
    except UnicodeError:
        return None


def _why_info(info: zipfile.ZipInfo) -> Text | None:
    mode = info.external_attr >> 16
    if stat.S_ISLNK(mode):
        return LINK
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG):
        return SPECIAL
    if info.flag_bits & _ENCRYPTED_FLAG:
        return ENCRYPTED
    if info.file_size > _RATIO_FROM and info.file_size > RATIO * max(info.compress_size, 1):
        return _filled(BOMB, RATIO)
    return _filled(TOO_LARGE, MEMBER_BYTES >> 20) if info.file_size > MEMBER_BYTES else None


def _time_of(info: zipfile.ZipInfo) -> datetime | None:
    try:
        return datetime(*info.date_time)
    except ValueError:
        return None


def _reader(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Callable[[], bytes]:
    def read() -> bytes:
        try:
            # zipfile stops at the size that the directory announces, which is bounded above.
            return archive.read(info)
        except (
            zipfile.BadZipFile,
            zlib.error,
            NotImplementedError,
            RuntimeError,
            OSError,
            EOFError,
            UnicodeError,
        ) as error:
            raise Unreadable(_filled(UNREADABLE, error)) from error

    return read


# -- folder ------------------------------------------------------------------------------------


def _of_folder(root: Path) -> Iterator[Member | Refused]:
    for folder, folders, files in os.walk(root):
        folders.sort()
        for name in sorted([*files, *(f for f in folders if Path(folder, f).is_symlink())]):
            path = Path(folder, name)
            yield from _of_path(path, path.relative_to(root).as_posix())


def _of_path(path: Path, name: str) -> Iterator[Member | Refused]:
    if is_junk(parts_of(name)):
        return
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        yield Refused(name.encode("utf-8", "surrogateescape").decode("utf-8", "replace"), NOT_UTF8)
        return
    found = path.lstat()
    if stat.S_ISLNK(found.st_mode):
        yield Refused(name, LINK)
    elif not stat.S_ISREG(found.st_mode):
        yield Refused(name, SPECIAL)
    elif reason := why_refused(name):
        yield Refused(name, reason)
    elif is_hidden(parts_of(name)):
        yield Refused(name, HIDDEN)
    elif found.st_size > MEMBER_BYTES:
        yield Refused(name, _filled(TOO_LARGE, MEMBER_BYTES >> 20))
    else:
        yield Member(name, found.st_size, datetime.fromtimestamp(found.st_mtime), _opener(path))


def _opener(path: Path) -> Callable[[], bytes]:
    def read() -> bytes:
        try:
            with path.open("rb") as file:
                return file.read(MEMBER_BYTES)
        except OSError as error:
            raise Unreadable(_filled(UNREADABLE, error)) from error

    return read


def _filled(text: Text, *values: object) -> Text:
    return Text(text.fr.format(*values), text.en.format(*values))
