"""The visible checks that students receive, and the builder of their file."""

from autograder.build.visible.render import render_checks

__all__ = ["render_checks"]
