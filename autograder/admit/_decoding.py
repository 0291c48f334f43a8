"""Bytes into text, and the kinds of file that are neither notebook nor Python."""

from __future__ import annotations

import codecs
import json
import re

# Only encodings that decode in linear time: a coding line is the student's to write.
_ALLOWED = re.compile(
    r"utf-?8|ascii|latin-?1|iso-?8859-?\d+|cp\d+|windows-?125\d|mac-?roman|koi8-?r"
)
_COOKIE = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
_BYTE_ORDER_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)
_BYTE_ORDER_MARKS_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)

_ZIP = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")
_SIGNATURES: tuple[tuple[bytes, str, str], ...] = (
    (b"%PDF", "un document PDF", "a PDF document"),
    (b"{\\rtf", "un document RTF", "an RTF document"),
    (b"\xd0\xcf\x11\xe0", "un ancien document Office", "an old Office document"),
    (b"7z\xbc\xaf\x27\x1c", "une archive 7z", "a 7z archive"),
    (b"Rar!\x1a\x07", "une archive RAR", "a RAR archive"),
    (b"\x1f\x8b", "une archive gzip", "a gzip archive"),
    (b"BZh", "une archive bzip2", "a bzip2 archive"),
    (b"\xfd7zXZ\x00", "une archive xz", "an xz archive"),
    (b"\x89PNG", "une image PNG", "a PNG image"),
    (b"\xff\xd8\xff", "une image JPEG", "a JPEG image"),
    (b"GIF8", "une image GIF", "a GIF image"),
    (b"\x7fELF", "un programme compilé", "a compiled program"),
    (b"MZ\x90", "un programme compilé", "a compiled program"),
    (b"SQLite format 3", "une base de données", "a database"),
    (b"version https://git-lfs", "un pointeur git-lfs, sans le contenu", "a git-lfs pointer only"),
)
_OFFICE = (
    (b"word/", "un document Word", "a Word document"),
    (b"xl/", "un classeur Excel", "an Excel workbook"),
    (b"ppt/", "une présentation PowerPoint", "a PowerPoint presentation"),
    (b"opendocument", "un document LibreOffice", "a LibreOffice document"),
)
_CONTROL = re.compile(r"[^\t\n\r\f\x0b\x1b\x1a -\U0010ffff]")
_HTML = re.compile(rb"\s*(?:<!--.*?-->\s*)?<(?:!doctype\s+html|html|head|body|\?xml)", re.I | re.S)


def foreign_kind(data: bytes) -> tuple[str, str] | None:
    """What the file is when it is no text of ours, in French and in English."""
    if data.startswith(_ZIP):
        for mark, fr, en in _OFFICE:
            if mark in data:
                return fr, en
        return "une archive zip", "a zip archive"
    for signature, fr, en in _SIGNATURES:
        if data.startswith(signature):
            return fr, en
    if _HTML.match(data[:4096].removeprefix(codecs.BOM_UTF8)):
        return "une page web (HTML)", "a web page (HTML)"
    return None


def decoded(data: bytes) -> str | None:
    """The text of the file, or None when it is binary. Never fails on text.

    In this order: byte order mark, coding line, UTF-8, UTF-16 without mark, Windows-1252.
    """
    for encoding in _candidates(data):
        try:
            text = data.decode(encoding)
        except (UnicodeError, LookupError):
            continue
        text = text.removeprefix("\ufeff")
        return None if _is_binary(text) else text
    return None


def _candidates(data: bytes) -> list[str]:
    if data.startswith(_BYTE_ORDER_MARKS):
        return [json.detect_encoding(data), "latin-1"]
    if data.startswith(_BYTE_ORDER_MARKS_16):
        return ["utf-16", "latin-1"]
    found: list[str] = []
    for line in data.split(b"\n", 2)[:2]:
        cookie = _COOKIE.match(line)
        if cookie:
            name = cookie[1].decode("ascii", "replace").lower().replace("_", "-")
            if _ALLOWED.fullmatch(name):
                found.append(name)
            break
    guessed = json.detect_encoding(data)  # sees UTF-16 and UTF-32 by the place of the zeros
    return [*found, guessed, "utf-8", "cp1252", "latin-1"]


def _is_binary(text: str) -> bool:
    """Whether control characters are more than a rare accident. Zeros at the end are padding."""
    start = text[:8192].rstrip("\0")
    odd = len(_CONTROL.findall(start))
    return odd > len(start) // 50 + (1 if len(start) > 50 else 0)
