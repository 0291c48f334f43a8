"""Grade the exercises of a course on attention, safely, and say which idea is wrong."""

__version__ = "0.1.0"
