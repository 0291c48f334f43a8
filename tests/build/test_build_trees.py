"""What is built: the same bytes each time, in both languages, registered with nbgrader."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbgrader.api import Gradebook
from toy_course import render

from autograder.build import AuthoredTextError, HandEditedError, build
from autograder.course import Course
from autograder.errors import UsageError
from autograder.settings import Settings

Edit = Callable[[str, str, str], None]
NOTEBOOK = "ps1_toy/ps1_toy.ipynb"


def make(course: Course, settings: Settings | None = None, **options: object) -> None:
    build(course, settings or Settings(), render=render, **options)  # type: ignore[arg-type]


def contents(root: Path) -> dict[str, bytes]:
    """Every built file under a root."""
    return {
        str(path.relative_to(root)): path.read_bytes()
        for tree in ("assignments", "source", "release")
        for path in sorted((root / tree).rglob("*"))
        if path.is_file()
    }


def notebook(path: Path) -> nbformat.NotebookNode:
    return nbformat.read(path, as_version=4)


def test_build_writes_the_three_trees(course: Course) -> None:
    """Scripts, instructor notebooks and releases, each with the visible checks beside them."""
    result = build(course, Settings(), render=render)
    assert result.assignments == ("ps1_toy", "ps2_toy")
    assert result.registered
    built = contents(course.root)
    assert set(built) == {"assignments/README.md", *map(str, result.files)}
    assert {str(file) for file in result.files} == {
        "assignments/checks.py",
        "assignments/ps1_toy.py",
        "assignments/ps2_toy.py",
        *(
            f"{tree}/{name}/{file}"
            for tree in ("source", "release")
            for name in ("ps1_toy", "ps2_toy")
            for file in ("checks.py", f"{name}.ipynb")
        ),
    }


def test_build_twice_gives_the_same_bytes(built: Course) -> None:
    """Nothing random and no time is in a built file."""
    first = contents(built.root)
    make(built)
    assert contents(built.root) == first


def test_build_elsewhere_gives_the_same_bytes_and_no_gradebook(
    course: Course, tmp_path: Path
) -> None:
    """`--output` leaves the course's trees and gradebook alone."""
    elsewhere = tmp_path / "elsewhere"
    result = build(course, Settings(), output=elsewhere, render=render)
    assert not result.registered
    assert contents(course.root) == {"assignments/README.md": b"For students.\n"}
    assert not list(tmp_path.rglob("*.db"))
    make(course)
    made = contents(course.root)
    del made["assignments/README.md"]
    assert contents(elsewhere) == made


def test_nbgrader_command_gives_the_same_release(built: Course) -> None:
    """An instructor may run `nbgrader generate_assignment` and change nothing."""
    before = contents(built.root)
    (built.root / "nbgrader_config.py").write_text(
        'c = get_config()\nc.ClearSolutions.code_stub = {"python": "raise NotImplementedError"}\n'
    )
    commands = Path(sys.executable).parent
    subprocess.run(
        [commands / "nbgrader", "generate_assignment", "ps1_toy", "--force"],
        cwd=built.root,
        env={**os.environ, "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}"},
        check=True,
        capture_output=True,
    )
    assert contents(built.root) == before


def test_release_holds_stubs_and_nbgrader_metadata(built: Course) -> None:
    """A solution cell named like its exercise, a locked check cell that carries the points."""
    make(built, Settings(points={"ps1_toy": {"norm": 5.0}}))
    released = notebook(built.root / "release" / NOTEBOOK)
    assert (released.nbformat, released.nbformat_minor) == (4, 5)
    by_id = {cell.id: cell for cell in released.cells}
    assert list(by_id) == [
        "text_001",
        "given_imports",
        "given_checks",
        "double",
        "double_check",
        "text_002",
        "norm",
        "norm_check",
        "figure_norm",
    ]
    exercise = by_id["norm"].metadata.nbgrader
    assert (exercise.solution, exercise.grade, exercise.locked) == (True, False, False)
    assert by_id["norm"].source.endswith("squares = [a, b]\n    raise NotImplementedError")
    check = by_id["norm_check"].metadata.nbgrader
    assert (check.solution, check.grade, check.locked, check.points) == (False, True, True, 5.0)
    assert by_id["double_check"].metadata.nbgrader.points == 1.0
    given = by_id["given_imports"].metadata.nbgrader
    assert (given.solution, given.grade, given.locked) == (False, False, True)
    assert "nbgrader" not in by_id["figure_norm"].metadata
    assert by_id["figure_norm"].source == "%matplotlib inline\nprint(norm(3.0, 4.0))"
    assert released.metadata.kernelspec.name == "python3"
    assert released.metadata.autograder.built_from == "solutions/ps1_toy.py"


def test_source_holds_the_solutions(built: Course) -> None:
    """The instructor's notebook is the text as it was written."""
    cells = {c.id: c.source for c in notebook(built.root / "source" / NOTEBOOK).cells}
    assert "### BEGIN SOLUTION\n    return x + x\n    ### END SOLUTION" in cells["double"]


@pytest.mark.parametrize(
    ("language", "mine", "other"),
    [("fr", "Doubler et mettre", "Double and square"), ("en", "Double and square", "Doubler et")],
)
def test_build_keeps_the_texts_of_one_language(
    built: Course, language: str, mine: str, other: str
) -> None:
    """The texts, the note of the script and the visible checks follow the language."""
    make(built, language=language)
    for file in ("assignments/ps1_toy.py", f"source/{NOTEBOOK}", f"release/{NOTEBOOK}"):
        text = (built.root / file).read_text(encoding="utf-8")
        assert mine in text
        assert other not in text
    note = {"fr": "Pour répondre", "en": "To answer"}[language]
    assert note in (built.root / "assignments/ps1_toy.py").read_text(encoding="utf-8")
    visible = {"fr": "The visibles checks", "en": "The visible checks"}[language]
    assert visible in (built.root / "release/ps1_toy/checks.py").read_text(encoding="utf-8")


def test_visible_checks_of_a_release_are_its_own(built: Course) -> None:
    """A notebook comes with its assignment's checks; the scripts share those of all."""
    for tree in ("source", "release"):
        for name in ("ps1_toy", "ps2_toy"):
            text = (built.root / tree / name / "checks.py").read_text(encoding="utf-8")
            assert text.endswith(f"# {name}\n")
    assert "_toy" not in (built.root / "assignments/checks.py").read_text(encoding="utf-8")


def test_language_of_the_settings_is_the_default(built: Course) -> None:
    """Without `--lang`, grading_config.py decides."""
    make(built, Settings(language="en"))
    text = (built.root / "assignments/ps1_toy.py").read_text(encoding="utf-8")
    assert "Double and square" in text


def test_locked_cells_are_the_same_in_both_languages(built: Course) -> None:
    """nbgrader restores locked cells from one gradebook, whatever the student reads."""
    found = []
    for language in ("fr", "en"):
        make(built, language=language)
        cells = notebook(built.root / "release" / NOTEBOOK).cells
        found.append([(c.id, c.source) for c in cells if c.cell_type == "code"])
    assert found[0] == found[1]


def test_script_runs_as_it_is_and_keeps_its_cells(built: Course) -> None:
    """It imports without Jupyter: stubs raise when called, notebook cells are comments."""
    text = (built.root / "assignments/ps1_toy.py").read_text(encoding="utf-8")
    assert text.startswith("# %% [markdown]\n# *Pour répondre")  # no header with a version
    assert '# %% exercise="double"\ndef double' in text
    assert '# %% check="double" tags=["active-ipynb"]\n# checks.check("double", double)\n' in text
    assert "# %matplotlib inline\n" in text
    namespace: dict[str, object] = {}
    exec(compile(ast.parse(text), "ps1_toy.py", "exec"), namespace)
    with pytest.raises(NotImplementedError):
        namespace["norm"](3.0, 4.0)  # type: ignore[operator]


def test_build_registers_the_assignments(built: Course) -> None:
    """nbgrader's commands find assignment, cells and points in the gradebook."""
    with Gradebook(f"sqlite:///{built.root}/gradebook.db") as gradebook:
        assert sorted(a.name for a in gradebook.assignments) == ["ps1_toy", "ps2_toy"]
        kept = gradebook.find_notebook("ps1_toy", "ps1_toy")
        points = {cell.name: cell.max_score for cell in kept.grade_cells}
        assert points == {"double_check": 1.0, "norm_check": 3.0}


def test_fault_in_a_text_leaves_the_trees_as_they_were(built: Course, edit: Edit) -> None:
    """A build that cannot be finished writes nothing, whichever text is at fault."""
    before = contents(built.root)
    edit("solutions/ps1_toy.py", "# Une racine.", "# Une racine carrée.")
    edit("solutions/ps2_toy.py", "### BEGIN SOLUTION", "### BEGIN SOLUTON")
    with pytest.raises(AuthoredTextError, match=r"ps2_toy\.py:13: .*looks like a marker"):
        make(built)
    assert contents(built.root) == before


def test_faults_of_several_texts_come_together(course: Course, edit: Edit) -> None:
    """An author mends everything in one go."""
    edit("solutions/ps1_toy.py", "    return x + x", "    return x +")
    (course.root / "solutions/ps2_toy.py").unlink()
    with pytest.raises(UsageError) as raised:
        make(course)
    assert "ps1_toy.py:20: not Python" in str(raised.value)
    assert "ps2_toy.py: missing" in str(raised.value)


# -- source/ edited by hand ----------------------------------------------------------------------


def rewrite(course: Course, change: Callable[[nbformat.NotebookNode], None]) -> bytes:
    """Change the instructor's notebook as Jupyter would, and save it."""
    path = course.root / "source" / NOTEBOOK
    found = notebook(path)
    change(found)
    nbformat.write(found, path)
    return path.read_bytes()


def change_a_solution(found: nbformat.NotebookNode) -> None:
    cell = next(c for c in found.cells if c.id == "double")
    cell.source = cell.source.replace("x + x", "2 * x")


def change_the_points(found: nbformat.NotebookNode) -> None:
    next(c for c in found.cells if c.id == "norm_check").metadata.nbgrader.points = 7.0


def add_a_text(found: nbformat.NotebookNode) -> None:
    found.cells.append(nbformat.v4.new_markdown_cell("Bonus."))


def remove_a_cell(found: nbformat.NotebookNode) -> None:
    found.cells = [c for c in found.cells if c.id != "figure_norm"]


def move_a_cell(found: nbformat.NotebookNode) -> None:
    found.cells.insert(0, found.cells.pop(1))


def forget_its_origin(found: nbformat.NotebookNode) -> None:
    del found.metadata["autograder"]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (change_a_solution, "double (changed)"),
        (change_the_points, "norm_check (changed)"),
        (add_a_text, "“Bonus.” (added)"),
        (remove_a_cell, "figure_norm (removed)"),
        (move_a_cell, "given_imports (moved)"),
        (forget_its_origin, "not written by autograder build"),
    ],
)
def test_source_edited_by_hand_is_not_overwritten(
    built: Course, edit: Edit, change: Callable[[nbformat.NotebookNode], None], named: str
) -> None:
    """The build stops, names the cells and says how to take the edit back."""
    edited = rewrite(built, change)
    edit("solutions/ps1_toy.py", "# Une racine.", "# Une racine carrée.")
    with pytest.raises(HandEditedError) as raised:
        make(built)
    assert str(raised.value) == raised.value.message.fr
    told = raised.value.message.en
    assert named in told
    assert "solutions/ps1_toy.py" in told
    assert "delete source/ps1_toy/ps1_toy.ipynb" in told
    assert (built.root / "source" / NOTEBOOK).read_bytes() == edited
    assert "carrée" not in (built.root / "release" / NOTEBOOK).read_text(encoding="utf-8")


def test_edit_taken_back_into_the_text_is_accepted(built: Course, edit: Edit) -> None:
    """Once solutions/ says the same, the notebook is an ordinary built one again."""
    rewrite(built, change_a_solution)
    edit("solutions/ps1_toy.py", "return x + x", "return 2 * x")
    make(built)
    rewrite(built, change_the_points)
    with pytest.raises(HandEditedError, match="norm_check"):
        make(built)


def test_deleted_source_is_built_again(built: Course) -> None:
    """That is how an edit is dropped."""
    before = contents(built.root)
    rewrite(built, change_a_solution)
    (built.root / "source" / NOTEBOOK).unlink()
    make(built)
    assert contents(built.root) == before


def test_source_that_was_only_run_is_not_an_edit(built: Course) -> None:
    """Outputs and a kernel's name are what opening the notebook leaves behind."""

    def run(found: nbformat.NotebookNode) -> None:
        found.metadata.kernelspec.display_name = "Another Python"
        found.cells[-1].outputs = [nbformat.v4.new_output("stream", text="5.0\n")]
        found.cells[-1].execution_count = 3

    before = contents(built.root)
    rewrite(built, run)
    make(built)
    assert contents(built.root) == before


def test_source_that_is_no_notebook_is_not_overwritten(built: Course) -> None:
    """Half of a file may still be somebody's work."""
    path = built.root / "source" / NOTEBOOK
    path.write_text(path.read_text(encoding="utf-8")[:500], encoding="utf-8")
    with pytest.raises(HandEditedError, match=r"ps1_toy\.ipynb n'est pas un notebook"):
        make(built)


@pytest.mark.filterwarnings("ignore:Object of type:sqlalchemy.exc.SAWarning")  # nbgrader's
def test_refusal_of_nbgrader_is_told_in_its_words(built: Course) -> None:
    """nbgrader adds no cell to an assignment that has submissions; the build says so."""
    with Gradebook(f"sqlite:///{built.root}/gradebook.db") as gradebook:
        gradebook.add_student("ada")
        gradebook.add_submission("ps1_toy", "ada")
    text = (built.root / "solutions/ps1_toy.py").read_text(encoding="utf-8")
    text += '\n# %% given="more"\nhalf = 0.5\n'
    (built.root / "solutions/ps1_toy.py").write_text(text, encoding="utf-8")
    with pytest.raises(UsageError, match="Cannot add or remove cells"):
        make(built)
