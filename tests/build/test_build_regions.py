"""Solutions are cleared as nbgrader clears them, and near misses of a marker are seen."""

from __future__ import annotations

import pytest
from nbformat.v4 import new_code_cell, new_notebook
from nbgrader.preprocessors import ClearSolutions
from toy_course import PS1, PS2
from traitlets.config import Config

from autograder.build.regions import STUB, clear, find_regions

METHOD = """\
class Mean:
    def update(self, x):
        ### BEGIN SOLUTION
        self.total += x
        ### END SOLUTION
        return self

    def value(self):
        ### BEGIN SOLUTION
        return self.total / self.count
        ### END SOLUTION
"""


@pytest.mark.parametrize("source", [PS1, PS2, METHOD, "x = 1"], ids=["ps1", "ps2", "class", "none"])
def test_clear_gives_what_nbgrader_releases(source: str) -> None:
    """The script and the notebook of an assignment hold the same stubs."""
    config = Config()
    config.ClearSolutions.code_stub = {"python": STUB}
    cell = new_code_cell(source, metadata={"nbgrader": {"solution": True, "grade_id": "x"}})
    nb, _ = ClearSolutions(config=config, enforce_metadata=False).preprocess(
        new_notebook(cells=[cell]), {}
    )
    cleared = clear(source)
    if "BEGIN" in source:
        assert cleared == nb.cells[0].source
        assert cleared.count(STUB) == source.count("### BEGIN SOLUTION")
        assert "SOLUTION" not in cleared
    else:
        # nbgrader empties a solution cell without a region; an author is told before that.
        assert cleared == source


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("### BEGIN SOLUTON", "### BEGIN SOLUTION"),
        ("# BEGIN SOLUTION", "### BEGIN SOLUTION"),
        ("### begin solution", "### BEGIN SOLUTION"),
        ("### BEGIN SOLUTION.", "### BEGIN SOLUTION"),
        ("### END SOLUTIONS", "### END SOLUTION"),
        ("#### END  SOLUTION", "### END SOLUTION"),
    ],
)
def test_near_miss_of_a_marker_is_named(line: str, wanted: str) -> None:
    """nbgrader would take such a line for a comment, and release what follows."""
    regions, problems = find_regions(f"def f():\n    {line}\n    return 1")
    assert not regions
    assert [(p.line, p.message.endswith(f"write {wanted!r}.")) for p in problems] == [(2, True)]


@pytest.mark.parametrize(
    "line",
    ["# Begin with the largest score.", "# The end of the row", "# solution of x + 1 = 2", "###"],
)
def test_ordinary_comment_is_left_alone(line: str) -> None:
    """Only what could have been meant as a marker is refused."""
    assert find_regions(f"def f():\n    {line}\n    return 1") == ((), ())
