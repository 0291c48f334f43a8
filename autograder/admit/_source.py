"""Python as IPython reads it: magics, shell lines, and where each line stands.

A line is *clean* when it starts outside any string, bracket or joined line: only there can a
magic stand, or a statement begin.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

# Possessive quantifiers: an unclosed string must fail at once, not after 2**n attempts.
_TOKEN = re.compile(
    r'''
    (?P<comment>\#[^\n]*+)
  | (?P<string>
        """(?:[^"\\]++|\\.|"(?!""))*+"""
      | \'\'\'(?:[^'\\]++|\\.|'(?!''))*+\'\'\'
      | "(?!"")(?:[^"\\\n]++|\\.)*+"
      | '(?!'')(?:[^'\\\n]++|\\.)*+'
    )
  | (?P<endless>"""|\'\'\')
  | (?P<broken>"(?:[^"\\\n]++|\\.)*+|'(?:[^'\\\n]++|\\.)*+)
  | (?P<open>[(\[{])
  | (?P<close>[)\]}])
  | (?P<joined>\\\n)
  | (?P<newline>\n)
    ''',
    re.VERBOSE | re.DOTALL,
)

_MAGIC = re.compile(
    r"""
    (?P<indent>[ \t]*)
    (?: (?P<target>[A-Za-z_][\w.,\[\]'" \t]*?=[ \t]*)? (?P<sign>!{1,2}|%(?=[A-Za-z_]))
      | (?P<bare>(?:pip3?|conda|mamba|apt|apt-get)[ \t]+
            (?:install|uninstall|list|show|freeze|update|upgrade)\b)
      | (?P<help>\?{1,2}[\w.*%]+[ \t]*(?=\n|$)|[%\w.*]+\?{1,2}[ \t]*(?:\#[^\n]*)?(?=\n|$))
    )
    """,
    re.VERBOSE,
)
# A quick look that lets most cells go without the scan above.
_MAY_BE_MAGIC = re.compile(r"^[ \t]*(?:[%!?]|(?:pip|conda|mamba|apt))|=[ \t]*[%!]|\?", re.MULTILINE)

_CELL_MAGIC = re.compile(r"\s*%%(?P<name>\w+|!)(?P<rest>[^\n]*)")
_SHELL_MAGICS = frozenset(
    [
        "pip",
        "conda",
        "mamba",
        "micromamba",
        "uv",
        "sx",
        "system",
        "sc",
        "bash",
        "sh",
        "script",
        "cmd",
        "powershell",
        "pwsh",
        "zsh",
        "perl",
        "ruby",
        "python",
        "python2",
        "python3",
        "pypy",
        "!",
    ]
)
_PYTHON_BODY = frozenset(
    ["time", "timeit", "capture", "prun", "memit", "mprun", "scalene", "snakeviz"]
)


@dataclass(frozen=True)
class Magic:
    """A line that only IPython understands. Lines count from 1."""

    line: int
    last_line: int
    text: str
    shell: bool  # starts another program, or installs something


@dataclass(frozen=True)
class Hidden:
    """text: the source with each magic replaced by a statement of as many lines."""

    text: str
    magics: tuple[Magic, ...]


@dataclass(frozen=True)
class CellMagic:
    """`%%name ...` at the head of a cell. python: the cell's body is Python all the same."""

    name: str
    line: int
    python: bool
    shell: bool


def normalised(source: str) -> str:
    """One kind of newline, no null byte, no lone surrogate: what Python's parser can take."""
    if "\r" in source:
        source = source.replace("\r\n", "\n").replace("\r", "\n")
    if "\0" in source:
        source = source.replace("\0", "")
    return source if source.isascii() else source.encode("utf-8", "replace").decode("utf-8")


def dedented(source: str) -> str:
    """Without the indentation of its first line, as IPython runs it."""
    first = re.match(r"(?:[ \t]*\n)*([ \t]+)(?=\S)", source)
    if first is None:
        return source
    indent = first[1]
    return "\n".join(line.removeprefix(indent) for line in source.split("\n"))


def cell_magic(source: str) -> CellMagic | None:
    found = _CELL_MAGIC.match(source)
    if found is None:
        return None
    name = found["name"]
    return CellMagic(
        name=name,
        line=source.count("\n", 0, found.start("name")) + 1,
        python=name in _PYTHON_BODY,
        shell=name in _SHELL_MAGICS,
    )


def hidden(source: str) -> Hidden:
    """The source as Python's own parser can read it, in time linear in its length."""
    if not _MAY_BE_MAGIC.search(source):
        return Hidden(source, ())
    magics: list[Magic] = []
    parts: list[str] = []
    kept = 0  # everything before is in `parts`
    for line, start in _walk(source, magics):
        if magics and magics[-1].line == line:
            end = _logical_end(source, start)
            parts += [source[kept:start], _stand_in(source[start:end])]
            kept = end
    parts.append(source[kept:])
    return Hidden("".join(parts), tuple(magics))


def clean_lines(source: str) -> frozenset[int]:
    """Numbers, from 1, of the lines that start outside any string, bracket or joined line."""
    return frozenset(line for line, _ in _walk(source, []))


def without_shell(source: str) -> str:
    """The same lines with `pass` in the place of those that start another program."""
    lines = source.split("\n")
    for magic in hidden(source).magics:
        if magic.shell:
            first = lines[magic.line - 1]
            lines[magic.line - 1] = first[: len(first) - len(first.lstrip())] + "pass"
            for number in range(magic.line, magic.last_line):
                lines[number] = ""
    return "\n".join(lines)


def _walk(source: str, magics: list[Magic]) -> Iterator[tuple[int, int]]:
    """(line, offset) of each clean line; magics are added to the list and stepped over."""
    line, position, depth, fresh = 1, 0, 0, True
    while True:
        if fresh:
            fresh = False
            magic = _magic_at(source, position, line)
            if magic is not None:
                magics.append(magic)
            yield line, position
            if magic is not None:
                position = _logical_end(source, position)
                line = magic.last_line
        token = _TOKEN.search(source, position)
        if token is None or token.lastgroup == "endless":
            return
        position = token.end()
        match token.lastgroup:
            case "newline":
                line += 1
                fresh = depth == 0
            case "open":
                depth += 1
            case "close":
                depth = max(0, depth - 1)
            case _:
                line += token[0].count("\n")


def _magic_at(source: str, start: int, line: int) -> Magic | None:
    found = _MAGIC.match(source, start)
    if found is None:
        return None
    end = _logical_end(source, start)
    text = source[start:end]
    shell = bool(found["bare"]) or (found["sign"] or "").startswith("!")
    if found["sign"] == "%":
        name = re.match(r"\w+", source[found.end() : end])
        shell = name is not None and name[0] in _SHELL_MAGICS
    return Magic(line, line + text.count("\n"), text.strip(), shell)


def _logical_end(source: str, start: int) -> int:
    """Offset of the newline that ends a magic, joined lines included."""
    end = source.find("\n", start)
    while end > start and source[end - 1] == "\\":
        end = source.find("\n", end + 1)
    return len(source) if end < 0 else end


def _stand_in(text: str) -> str:
    found = _MAGIC.match(text)
    target = found["target"] if found else None
    indent = text[: len(text) - len(text.lstrip(" \t"))]
    return indent + (f"{target}None" if target else "pass") + "\n" * text.count("\n")
