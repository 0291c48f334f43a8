"""`autograder build`: from one authored text an assignment to everything that is built from it."""

from autograder.build.builder import BuildResult, build
from autograder.build.check import CheckResult, Finding, check_build
from autograder.build.problems import AuthoredTextError, HandEditedError, Problem

__all__ = [
    "AuthoredTextError",
    "BuildResult",
    "CheckResult",
    "Finding",
    "HandEditedError",
    "Problem",
    "build",
    "check_build",
]
