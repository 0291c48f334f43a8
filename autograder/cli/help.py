"""The pages of `--help`: quick to draw, and in the language of the reader.

Typer's own page would import half of rich, Markdown included, and speaks English.
"""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable
from typing import Any

import typer
from typer.core import TyperCommand

from autograder.cli.words import FRENCH, METAVARS
from autograder.text import Language, Text

USAGE = Text("Usage : {}", "Usage: {}")
ARGUMENTS = Text("Arguments", "Arguments")
OPTIONS = Text("Options", "Options")
COMMANDS = Text("Commandes", "Commands")
DEFAULT = Text(" [par défaut : {}]", " [default: {}]")
_WIDEST = 100
_LONGEST_NAME = 28


class Command(TyperCommand):
    """A command whose help is ours."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_page(self, ctx))


def help_page(command: Any, ctx: Any) -> str:
    """Usage, what the command does, and its arguments, options and commands."""
    language: Language = ctx.find_root().command.language
    width = min(shutil.get_terminal_size((80, 24)).columns, _WIDEST)
    parameters = command.get_params(ctx)
    arguments = [p for p in parameters if p.param_type_name == "argument"]
    options = [p for p in parameters if p.param_type_name == "option"]
    inner = getattr(command, "commands", {})
    sections = (
        (ARGUMENTS, [(_metavar(p, language), _help(p, language)) for p in arguments]),
        (OPTIONS, [(_names(p, language), _help(p, language)) for p in options]),
        (COMMANDS, [(name, _said(one.help, language)) for name, one in inner.items()]),
    )
    lines = [usage_line(command, ctx, language), ""]
    lines += textwrap.wrap(_said(command.help, language), width - 2, **_indent(2))
    for title, rows in sections:
        if rows:
            lines += ["", typer.style(title.to(language), bold=True), *_table(rows, width)]
    return "\n".join(lines) + "\n"


def usage_line(command: Any, ctx: Any, language: Language) -> str:
    """ "Usage: autograder check [OPTIONS] FILE"."""
    words = [ctx.command_path, "[OPTIONS]"]
    for parameter in command.get_params(ctx):
        if parameter.param_type_name == "argument":
            name = _metavar(parameter, language)
            words.append(name if parameter.required else f"[{name}]")
    if getattr(command, "commands", None):
        words.append(METAVARS["COMMAND"].to(language) + " …")
    return USAGE.to(language).format(" ".join(words))


def _table(rows: Iterable[tuple[str, str]], width: int) -> Iterable[str]:
    rows = list(rows)
    column = min(max(len(name) for name, _ in rows), _LONGEST_NAME) + 4
    for name, said in rows:
        first, *rest = textwrap.wrap(said, max(width - column, 20)) or [""]
        styled = "  " + typer.style(name, fg="cyan")
        if len(name) + 4 > column:
            yield styled
            yield " " * column + first
        else:
            yield styled + " " * (column - 2 - len(name)) + first
        yield from (" " * column + line for line in rest)


def _names(option: Any, language: Language) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    metavar = _metavar(option, language)
    return f"{names} {metavar}" if metavar else names


def _metavar(parameter: Any, language: Language) -> str:
    metavar = parameter.metavar or ""
    return METAVARS[metavar].to(language) if metavar in METAVARS else metavar


def _help(parameter: Any, language: Language) -> str:
    said = _said(getattr(parameter, "help", None), language)
    default = parameter.default
    if isinstance(default, (int, str)) and not isinstance(default, bool):
        said += DEFAULT.to(language).format(default)
    return said


def _said(words: str | None, language: Language) -> str:
    words = " ".join((words or "").split())
    return FRENCH.get(words, words) if language == "fr" else words


def _indent(columns: int) -> dict[str, Any]:
    return {"initial_indent": " " * columns, "subsequent_indent": " " * columns}
