"""Where exceptions end: a sentence and an exit code in place of a traceback."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Any

import typer
from typer.core import TyperGroup

from autograder.errors import CannotGrade, UsageError

ALL_PASSED = 0
SOMETHING_FAILED = 1
WRONG_USAGE = 2
COULD_NOT_GRADE = 3

DEBUG_VARIABLE = "AUTOGRADER_DEBUG"

# Typer carries its own copy of click since 0.20 and uses click's before; the class is the same.
_ClickException: type[Exception] = next(
    c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException"
)


class Boundary(TyperGroup):
    """A group of commands that never shows a traceback of the kit."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort, _ClickException):
            raise
        except UsageError as error:
            say(f"autograder: {error}")
            raise typer.Exit(WRONG_USAGE) from None
        except CannotGrade as error:
            say(f"autograder: {error}")
            raise typer.Exit(COULD_NOT_GRADE) from None
        except BrokenPipeError:
            # `autograder … | head`: the reader has seen enough. Point stdout elsewhere, or the
            # interpreter complains while it flushes at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(ALL_PASSED) from None
        except Exception as error:
            say(unexpected(error))
            raise typer.Exit(COULD_NOT_GRADE) from None


def unexpected(error: Exception) -> str:
    """What to say of a fault of ours; the traceback only for who asks for it."""
    if os.environ.get(DEBUG_VARIABLE):
        return "".join(traceback.format_exception(error))
    kind, words = type(error).__name__, " ".join(str(error).split())[:300]
    return (
        f"autograder: unexpected error: {kind}: {words}\n"
        "This is a fault of the grader, not of the work that was graded: no mark was lost.\n"
        f"Run the same command with {DEBUG_VARIABLE}=1 before it to see where it comes from, "
        "and pass that on to the people who run the course."
    )


def say(words: str) -> None:
    """One message on stderr, where it cannot mix with results."""
    print(words, file=sys.stderr, flush=True)
