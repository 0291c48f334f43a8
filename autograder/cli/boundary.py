"""Where exceptions end: a sentence and an exit code in place of a traceback."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Any

import typer
from typer.core import TyperGroup

from autograder.cli.help import help_page, usage_line
from autograder.cli.told import told
from autograder.cli.usage import ASK_FOR_HELP, usage_message
from autograder.cli.words import language_of
from autograder.errors import CannotGrade, UsageError
from autograder.text import Language, Text

ALL_PASSED = 0
SOMETHING_FAILED = 1
WRONG_USAGE = 2
COULD_NOT_GRADE = 3

DEBUG_VARIABLE = "AUTOGRADER_DEBUG"

PREFIX = Text("autograder : {}", "autograder: {}")
UNEXPECTED = Text(
    "autograder : erreur inattendue : {0} : {1}\n"
    "C'est une panne du correcteur, pas de la copie : aucun point n'est perdu.\n"
    "Relance la même commande avec {2}=1 devant pour voir d'où elle vient, et transmets le tout "
    "aux responsables du cours.",
    "autograder: unexpected error: {0}: {1}\n"
    "This is a fault of the grader, not of the work that was graded: no mark was lost.\n"
    "Run the same command with {2}=1 before it to see where it comes from, and pass that on to "
    "the people who run the course.",
)

# Typer carries its own copy of click since 0.20 and uses click's before; the class is the same.
_ClickException: type[Exception] = next(
    c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException"
)


class Boundary(TyperGroup):
    """A group of commands that never shows a traceback of the kit."""

    language: Language = "fr"  # of help and of errors: settings may be what is wrong

    def make_context(
        self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any
    ) -> Any:
        self.language = language_of(args)
        try:
            return super().make_context(info_name, args, parent, **extra)
        except _ClickException as error:
            raise self._wrong_usage(error) from None

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_page(self, ctx))

    def _wrong_usage(self, error: Exception) -> typer.Exit:
        """Say what Typer objects to, and which command helps."""
        words = usage_message(error.format_message(), self.language)  # type: ignore[attr-defined]
        lines = [self._prefixed(words)]
        if (ctx := getattr(error, "ctx", None)) is not None:
            lines.append(usage_line(ctx.command, ctx, self.language))
            lines.append(ASK_FOR_HELP.to(self.language).format(ctx.command_path))
        say("\n".join(lines))
        return typer.Exit(WRONG_USAGE)

    def _prefixed(self, error: object) -> str:
        return PREFIX.to(self.language).format(error)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort):
            raise
        except _ClickException as error:
            raise self._wrong_usage(error) from None
        except UsageError as error:
            say(self._prefixed(told(error, self.language)))
            raise typer.Exit(WRONG_USAGE) from None
        except CannotGrade as error:
            say(self._prefixed(told(error, self.language)))
            raise typer.Exit(COULD_NOT_GRADE) from None
        except BrokenPipeError:
            # `autograder … | head`: the reader has seen enough. Point stdout elsewhere, or the
            # interpreter complains while it flushes at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(ALL_PASSED) from None
        except Exception as error:
            say(unexpected(error, self.language))
            raise typer.Exit(COULD_NOT_GRADE) from None


def unexpected(error: Exception, language: Language) -> str:
    """What to say of a fault of ours; the traceback only for who asks for it."""
    if os.environ.get(DEBUG_VARIABLE):
        return "".join(traceback.format_exception(error))
    kind, words = type(error).__name__, " ".join(str(error).split())[:300]
    return UNEXPECTED.to(language).format(kind, words, DEBUG_VARIABLE)


def say(words: str) -> None:
    """One message on stderr, where it cannot mix with results."""
    print(words, file=sys.stderr, flush=True)
