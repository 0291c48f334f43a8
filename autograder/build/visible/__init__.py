"""The visible checks that students receive, and the builder of their file."""

from autograder.build.visible.render import Checks, render_checks

__all__ = ["Checks", "render_checks"]
