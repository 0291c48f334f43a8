"""The command line: each command parses, calls one function of the kit, renders.

Exit codes: `check`, `verify` and `build --check` give 0 when all passed and 1 otherwise; the
other commands give 0 when they completed; 2 is wrong usage, 3 that grading was not possible.
"""

from autograder.cli.app import app, main

__all__ = ["app", "main"]
