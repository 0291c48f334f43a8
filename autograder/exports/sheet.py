"""A CSV that is filled in place: what is not filled keeps every byte."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from autograder.admit import foreign_kind
from autograder.collecting.roster import delimiter_of, encoding_of
from autograder.errors import UsageError
from autograder.text import Language, Text

CANNOT_READ = Text("{} ne peut pas être lu ({}).", "{} cannot be read ({}).")
EMPTY = Text("il est vide", "it is empty")
NO_CSV = Text("c'est {}, pas un fichier CSV", "it is {}, not a CSV file")


@dataclass
class Row:
    """cells: as they are written in the file, quotes included; end: what ends the line."""

    cells: list[str]
    end: str

    def value(self, column: int) -> str:
        """What a reader of CSV reads there; "" past the end."""
        if column >= len(self.cells):
            return ""
        cell = self.cells[column]
        quoted = len(cell) > 1 and cell[0] == cell[-1] == '"'
        return cell[1:-1].replace('""', '"') if quoted else cell

    def values(self) -> list[str]:
        return [self.value(i) for i in range(len(self.cells))]


@dataclass
class Sheet:
    rows: list[Row]
    delimiter: str
    encoding: str

    def fill(self, row: Row, column: int, words: str) -> None:
        """Put a value there, with quotes where it needs them or had them."""
        row.cells += [""] * (column + 1 - len(row.cells))
        if row.cells[column].startswith('"') or self.delimiter in words:
            words = '"' + words.replace('"', '""') + '"'
        row.cells[column] = words

    def content(self) -> bytes:
        text = "".join(self.delimiter.join(row.cells) + row.end for row in self.rows)
        return text.encode(self.encoding)


def read_sheet(path: Path, language: Language) -> Sheet:
    """Raises UsageError for a file that cannot be read or holds nothing."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise UsageError(CANNOT_READ.to(language).format(path, error.strerror)) from None
    if kind := foreign_kind(content):
        reason = NO_CSV.to(language).format(Text(*kind).to(language))
        raise UsageError(CANNOT_READ.to(language).format(path, reason))
    sheet = parse_sheet(content)
    if not sheet.rows:
        raise UsageError(CANNOT_READ.to(language).format(path, EMPTY.to(language)))
    return sheet


def parse_sheet(content: bytes) -> Sheet:
    encoding = encoding_of(content)
    text = content.decode(encoding)
    delimiter = delimiter_of(text)
    return Sheet(list(_rows(text, delimiter)), delimiter, encoding)


def _rows(text: str, delimiter: str) -> Iterator[Row]:
    cells: list[str] = []
    start = at = 0
    while at < len(text):
        sign = text[at]
        if sign == '"' and at == start:
            at = _after_quotes(text, at)
        elif sign == delimiter:
            cells.append(text[start:at])
            start = at = at + 1
        elif sign in "\r\n":
            end = "\r\n" if text.startswith("\r\n", at) else sign
            yield Row([*cells, text[start:at]], end)
            cells = []
            start = at = at + len(end)
        else:
            at += 1
    if cells or start < len(text):
        yield Row([*cells, text[start:]], "")


def _after_quotes(text: str, at: int) -> int:
    """The place after the quote that closes the one at `at`; two in a row are one of the value."""
    at += 1
    while (found := text.find('"', at)) >= 0:
        if not text.startswith('""', found):
            return found + 1
        at = found + 2
    return len(text)
