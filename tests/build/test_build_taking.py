"""`build --take-source`: an edit made in source/ goes back into solutions/, or is named."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from toy_course import render

from autograder.build import AuthoredTextError, build, check_build
from autograder.build.taking import take_source
from autograder.course import Course
from autograder.settings import Settings

AUTHORED = "solutions/ps1_toy.py"


def in_source(course: Course, change: Callable[[dict[str, nbformat.NotebookNode]], None]) -> Path:
    path = course.root / "source/ps1_toy/ps1_toy.ipynb"
    held = nbformat.read(path, as_version=4)
    change({cell.id: cell for cell in held.cells})
    nbformat.write(held, path)
    return path


def reword(cells: dict[str, nbformat.NotebookNode]) -> None:
    cells["text_001"].source = "# Doubler, puis mettre au carré !\n\nÀ toi : courage."
    cells["double"].source = cells["double"].source.replace("return x + x", "return 2.0 * x")
    cells["given_imports"].source = "import cmath\nimport math"
    cells["norm_check"].source += "\nprint('fini')"
    cells["figure_norm"].source = "%matplotlib inline\nprint(norm(6.0, 8.0))"


def test_edit_goes_back_where_it_belongs_and_the_build_is_up_to_date(built: Course) -> None:
    before = (built.root / AUTHORED).read_text()
    in_source(built, reword)
    (taken,) = take_source(built, Settings())
    assert set(taken.cells) == {
        "text_001 “# Doubler, puis mettre au carré !”", "double", "given_imports", "norm_check",
        "figure_norm “%matplotlib inline”",
    }  # fmt: skip
    assert taken.texts == ("text_001 “# Doubler, puis mettre au carré !”",)
    assert taken.other == "en"
    assert taken.left == ()
    after = (built.root / AUTHORED).read_text()
    expected = (
        before.replace(
            "# # Doubler et mettre au carré",
            "# # Doubler, puis mettre au carré !\n#\n# À toi : courage.",
        )
        .replace("return x + x", "return 2.0 * x")
        .replace(
            'import math\n\n# %% given="checks"', 'import cmath\nimport math\n\n# %% given="checks"'
        )
        .replace('check("norm", norm)\n', "check(\"norm\", norm)\n# print('fini')\n")
        .replace("# print(norm(3.0, 4.0))", "# print(norm(6.0, 8.0))")
    )
    assert after == expected
    build(built, Settings(), render=render)
    assert check_build(built, Settings(), render=render).passed
    assert take_source(built, Settings()) == ()


def test_what_cannot_be_brought_back_is_named_and_stays(built: Course) -> None:
    def change(cells: dict[str, nbformat.NotebookNode]) -> None:
        cells["double_check"].metadata.nbgrader.points = 50
        cells["double"].source = cells["double"].source.replace("x + x", "x * 2")

    path = in_source(built, change)
    held = nbformat.read(path, as_version=4)
    held.cells = [c for c in held.cells if c.id != "figure_norm"]
    held.cells.append(nbformat.v4.new_markdown_cell("Une idée.", id="mine"))
    nbformat.write(held, path)
    kept = path.read_bytes()
    (taken,) = take_source(built, Settings())
    assert taken.cells == ("double",)
    told = {left.cell: left.why.en for left in taken.left}
    assert told.keys() == {"mine “Une idée.”", "figure_norm", "double_check"}
    assert "added" in told["mine “Une idée.”"]
    assert "removed" in told["figure_norm"]
    assert path.read_bytes() == kept


def test_text_that_changed_on_both_sides_is_left_to_the_author(built: Course) -> None:
    authored = built.root / AUTHORED
    authored.write_text(authored.read_text().replace("# Une racine.", "# Une racine carrée."))
    before = authored.read_text()

    def change(cells: dict[str, nbformat.NotebookNode]) -> None:
        cells["text_002"].source = "Une norme."

    in_source(built, change)
    (taken,) = take_source(built, Settings())
    assert taken.cells == ()
    assert "same place" in taken.left[0].why.en
    assert authored.read_text() == before


def test_solution_without_its_marks_is_refused_and_nothing_is_written(built: Course) -> None:
    before = (built.root / AUTHORED).read_text()

    def change(cells: dict[str, nbformat.NotebookNode]) -> None:
        cells["double"].source = "def double(x):\n    return 2 * x"

    in_source(built, change)
    with pytest.raises(AuthoredTextError, match="double"):
        take_source(built, Settings())
    assert (built.root / AUTHORED).read_text() == before
