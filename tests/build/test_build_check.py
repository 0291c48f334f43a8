"""`build --check` sees a stale file and a leaked answer, each in every place it may be."""

from __future__ import annotations

import base64
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbgrader.converters import GenerateAssignment
from nbgrader.coursedir import CourseDirectory
from toy_course import GRADER, MISTAKE, render
from traitlets.config import Config

from autograder.build import AuthoredTextError, check_build
from autograder.build.builder import read_course
from autograder.build.check import Finding, find_leaks
from autograder.build.leaks import code_fragments, solution_fragments
from autograder.course import Course
from autograder.settings import Settings

Edit = Callable[[str, str, str], None]
RELEASED = Path("release/ps1_toy/ps1_toy.ipynb")
SCRIPT = Path("assignments/ps1_toy.py")
# As released by a stock nbgrader, whose stub has a comment of its own.
LEAK = "    largest = max(abs(side) for side in squares)\n"


def check(course: Course, settings: Settings | None = None) -> list[Finding]:
    return list(check_build(course, settings or Settings(), render=render).findings)


def leaks(course: Course) -> list[tuple[str, str]]:
    """Only this half of the check: comparing with a fresh build takes longer."""
    return [(str(f.file), f.message) for f in find_leaks(course, read_course(course), "en")]


def kinds(course: Course) -> list[tuple[str, str]]:
    return [(f.kind, str(f.file)) for f in check(course)]


def test_freshly_built_course_passes(built: Course) -> None:
    """Nothing is stale, and what students receive holds no fragment of an answer."""
    result = check_build(built, Settings(), render=render)
    assert result.passed
    assert result.findings == ()
    assert result.files == 11


# -- stale ---------------------------------------------------------------------------------------


def test_changed_text_makes_every_file_of_it_stale(built: Course, edit: Edit) -> None:
    """The files and the cell or line where they begin to differ are named."""
    edit("solutions/ps1_toy.py", "# Une racine.", "# Une racine carrée.")
    found = check(built)
    assert [(f.kind, str(f.file)) for f in found] == [
        ("stale", "assignments/ps1_toy.py"),
        ("stale", "release/ps1_toy/ps1_toy.ipynb"),
        ("stale", "source/ps1_toy/ps1_toy.ipynb"),
    ]
    assert "(ligne 24)" in found[0].message
    assert "(cellule text_002)" in found[1].message


def test_other_points_make_the_notebooks_stale(built: Course) -> None:
    """The points of grading_config.py are in the notebooks, so a change needs a build."""
    found = check(built, Settings(points={"ps2_toy": {"distance": 9.0}}))
    assert [(f.kind, str(f.file)) for f in found] == [
        ("stale", "release/ps2_toy/ps2_toy.ipynb"),
        ("stale", "source/ps2_toy/ps2_toy.ipynb"),
    ]
    assert "cellule distance_check" in found[0].message


def test_other_language_makes_files_stale(built: Course) -> None:
    """A tree built in one language is not that of the other."""
    assert {f.kind for f in check(built, Settings(language="en"))} == {"stale"}


BUILT = [
    "assignments/checks.py",
    "assignments/ps1_toy.py",
    "assignments/ps2_toy.py",
    "release/ps1_toy/checks.py",
    "release/ps1_toy/ps1_toy.ipynb",
    "release/ps2_toy/checks.py",
    "release/ps2_toy/ps2_toy.ipynb",
    "source/ps1_toy/checks.py",
    "source/ps1_toy/ps1_toy.ipynb",
    "source/ps2_toy/checks.py",
    "source/ps2_toy/ps2_toy.ipynb",
]


def test_every_built_file_is_compared_to_the_byte(built: Course) -> None:
    """One byte more, in whichever file, is stale."""
    for file in BUILT:
        path = built.root / file
        path.write_bytes(path.read_bytes() + b"\n")
    assert kinds(built) == [("stale", file) for file in BUILT]


def test_every_built_file_is_wanted(built: Course) -> None:
    """A deleted one, whichever it is, is missing."""
    for file in BUILT:
        (built.root / file).unlink()
    assert kinds(built) == [("missing", file) for file in BUILT]


def test_output_left_in_a_source_notebook_is_stale(built: Course) -> None:
    """A notebook that was run is not what is built, though its cells are."""
    path = built.root / "source/ps1_toy/ps1_toy.ipynb"
    found = nbformat.read(path, as_version=4)
    found.cells[-1].execution_count = 1
    nbformat.write(found, path)
    (finding,) = check(built)
    assert (finding.kind, "métadonnées ou sorties" in finding.message) == ("stale", True)


def test_file_that_no_build_writes_is_named(built: Course) -> None:
    """It would be handed out without an author having said so."""
    added = ["assignments/old.py", "release/ps0_gone/ps0_gone.ipynb", "release/ps1_toy/notes.txt"]
    for file in added:
        (built.root / file).parent.mkdir(exist_ok=True)
        (built.root / file).write_text("{}", encoding="utf-8")
    assert kinds(built) == [("unexpected", file) for file in added]


def test_what_tools_leave_behind_is_not_named(built: Course) -> None:
    """Checkpoints and byte code are nobody's file."""
    for folder in ("release/ps1_toy/.ipynb_checkpoints", "assignments/__pycache__"):
        (built.root / folder).mkdir()
        (built.root / folder / "x.pyc").write_bytes(b"\0")
    assert kinds(built) == []


def test_check_writes_nothing(built: Course, edit: Edit) -> None:
    """Neither a tree nor the gradebook changes, stale as they may be."""
    edit("solutions/ps1_toy.py", "# Une racine.", "# Une racine carrée.")
    before = {p: p.read_bytes() for p in built.root.rglob("*") if p.is_file()}
    assert check(built)
    assert {p: p.read_bytes() for p in built.root.rglob("*") if p.is_file()} == before


def test_text_at_fault_is_told_before_anything_is_compared(built: Course, edit: Edit) -> None:
    """There is nothing to compare with."""
    edit("solutions/ps2_toy.py", "### END SOLUTION", "### END SOLUTOIN")
    with pytest.raises(AuthoredTextError, match=r"ps2_toy.py:15: .*looks like a marker"):
        check(built)


# -- leaks ---------------------------------------------------------------------------------------


def released(course: Course, change: Callable[[nbformat.NotebookNode], None]) -> None:
    path = course.root / RELEASED
    found = nbformat.read(path, as_version=4)
    change(found)
    nbformat.write(found, path)


def test_release_made_by_nbgrader_with_a_misspelled_marker_is_a_leak(built: Course) -> None:
    """nbgrader releases the solution without a word; the code is recognised."""
    path = built.root / "source/ps1_toy/ps1_toy.ipynb"
    source = nbformat.read(path, as_version=4)
    cell = next(c for c in source.cells if c.id == "norm")
    cell.source = cell.source.replace("### BEGIN SOLUTION", "### BEGIN SOLUTON")
    # A region elsewhere in the cell, or nbgrader would replace the whole of it.
    cell.source += "\n\n\n### BEGIN SOLUTION\n### END SOLUTION"
    cell.source = cell.source.replace("    ### END SOLUTION\n", "", 1)
    nbformat.write(source, path)
    config = Config()
    config.CourseDirectory.root = str(built.root)
    config.CourseDirectory.assignment_id = "ps1_toy"
    config.BaseConverter.force = True
    config.GenerateAssignment.no_database = True
    config.SaveCells.enabled = False
    GenerateAssignment(coursedir=CourseDirectory(config=config), config=config).start()
    assert "largest" in (built.root / RELEASED).read_text(encoding="utf-8")
    found = leaks(built)
    assert (str(RELEASED), "solutions/ps1_toy.py:40") in [
        (file, message.split(" of ")[1].rstrip(".")) for file, message in found
    ]


def test_solution_changed_in_source_alone_is_a_leak_too(built: Course) -> None:
    """What an instructor wrote in the notebook is as secret as what solutions/ says."""
    path = built.root / "source/ps1_toy/ps1_toy.ipynb"
    source = nbformat.read(path, as_version=4)
    cell = next(c for c in source.cells if c.id == "double")
    cell.source = cell.source.replace("return x + x", "return math.ldexp(x, 1)")
    nbformat.write(source, path)
    released(built, lambda nb: nb.cells.append(nbformat.v4.new_code_cell("return math.ldexp(x,1)")))
    ((file, message),) = leaks(built)
    assert file == str(RELEASED)
    assert message == (
        "holds 'return math.ldexp(x, 1)' of source/ps1_toy/ps1_toy.ipynb, cell double."
    )


def in_a_cell(nb: nbformat.NotebookNode) -> None:
    nb.cells[0].source += f"\n```python\n{LEAK}```"


def reformatted(nb: nbformat.NotebookNode) -> None:
    code = "def norm(a, b):\n    largest=max( abs(side)\n        for side in squares )  # found\n"
    nb.cells.append(nbformat.v4.new_code_cell(code))


def continued(nb: nbformat.NotebookNode) -> None:
    code = f"def norm(a, b):\n    total = 0; largest = \\\n{LEAK.split('= ')[1]}"
    nb.cells.append(nbformat.v4.new_code_cell(code))


def commented_out(nb: nbformat.NotebookNode) -> None:
    nb.cells.append(nbformat.v4.new_code_cell(f"#     {LEAK.strip()}"))


def in_an_output(nb: nbformat.NotebookNode) -> None:
    nb.cells[-1].outputs = [nbformat.v4.new_output("stream", text=f">>> {LEAK}")]


def in_a_traceback(nb: nbformat.NotebookNode) -> None:
    shown = [f"----> 8 {LEAK.strip()}"]
    nb.cells[-1].outputs = [nbformat.v4.new_output("error", traceback=shown, ename="", evalue="")]


def in_metadata(nb: nbformat.NotebookNode) -> None:
    nb.cells[0].metadata["note"] = {"answers": [LEAK]}


def in_notebook_metadata(nb: nbformat.NotebookNode) -> None:
    nb.metadata["source"] = json.dumps({"norm": LEAK})


def in_an_image(nb: nbformat.NotebookNode) -> None:
    packed = base64.b64encode(b"\x89PNG tEXt\n" + LEAK.encode()).decode()
    nb.cells[0]["attachments"] = {"norm.png": {"image/png": packed}}


def in_an_attachment(nb: nbformat.NotebookNode) -> None:
    packed = base64.b64encode(f"norm:\n{LEAK}".encode()).decode()
    nb.cells[0]["attachments"] = {"norm.txt": {"text/plain": packed}}


@pytest.mark.parametrize(
    "change",
    [
        in_a_cell,
        reformatted,
        continued,
        commented_out,
        in_an_output,
        in_a_traceback,
        in_metadata,
        in_notebook_metadata,
        in_an_image,
        in_an_attachment,
    ],
)
def test_answer_anywhere_in_a_released_notebook_is_a_leak(
    built: Course, change: Callable[[nbformat.NotebookNode], None]
) -> None:
    """Text, code in another format, comments, outputs, metadata and attachments are read."""
    released(built, change)
    assert leaks(built) == [
        (
            str(RELEASED),
            "holds 'largest = max((abs(side) for side in squares))' of solutions/ps1_toy.py:40.",
        )
    ]


@pytest.mark.parametrize(
    ("code", "where"),
    [
        (LEAK, "solutions/ps1_toy.py:40"),
        ("    return x + x\n", "solutions/ps1_toy.py:20"),
        ("# The largest is taken out, so that no square overflows.\n", "solutions/ps1_toy.py:39"),
        ("    return math.hypot((a - b).real, (a - b).imag)\n", "solutions/ps2_toy.py:14"),
        ("    side = draw.number(low=1e200, high=1e250)\n", "test_ps1_toy.py:3"),
        ("    return sum([a**2, b**2]) * 0.5\n", "ps1_toy.py:2"),
    ],
    ids=["solution", "short-solution", "comment", "later-solution", "hidden-test", "mistake"],
)
def test_secret_of_each_kind_in_a_script_is_a_leak(built: Course, code: str, where: str) -> None:
    """Solutions and their comments, hidden tests and known mistakes: none is handed out."""
    path = built.root / SCRIPT
    path.write_text(path.read_text(encoding="utf-8") + f"\n\ndef more():\n{code}", encoding="utf-8")
    ((file, message),) = leaks(built)
    assert (file, message.split(" of ")[-1]) == (str(SCRIPT), f"{where}.")


def test_secret_in_a_file_that_no_build_writes_is_a_leak(built: Course) -> None:
    """A grader copied into the release is both unexpected and a leak."""
    shutil.copy(built.graders / "test_ps1_toy.py", built.root / "release/ps1_toy/extra.py")
    assert kinds(built) == [
        ("unexpected", "release/ps1_toy/extra.py"),
        ("leak", "release/ps1_toy/extra.py"),
    ]


def test_statement_that_says_nothing_is_no_secret() -> None:
    """Imports, names passed on and definitions are in any program."""
    source = '''\
def f(x):
    """Doc."""
    ### BEGIN SOLUTION
    import math
    y = x
    if y:
        raise NotImplementedError("later")
    return y
    ### END SOLUTION
'''
    assert solution_fragments(source) == ()
    assert [f.code for f in code_fragments(GRADER + MISTAKE)] == [
        "side = draw.number(low=1e+200, high=1e+250)",
        "assert student.norm(side, side / 3) == reference.norm(side, side / 3)",
        "return sum([a ** 2, b ** 2]) * 0.5",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "with torch.no_grad():",
        "if mask is not None:",
        "if not training:",
        "for i in range(n):",
        "for i, row in enumerate(x):",
        "for _ in range(2):",
        "super().__init__()",
        "n = x.shape[-1]",
        "n += 1",
        "rows: list[Tensor] | None = None",
    ],
)
def test_line_of_any_program_is_no_secret(line: str) -> None:
    """What computes nothing may stand in an answer and in the tool's own code alike."""
    body = f"{line} pass" if line.endswith(":") else line
    assert secrets(body) == []


@pytest.mark.parametrize(
    "line",
    [
        "with gradients(x):",
        "if mask == 0:",
        "if not x > 0:",
        "for i in range(n - 1):",
        "for row in x.T.unbind():",
        "total = x.sum()",
        "total = torch.sum(x)",
        "return x[::2]",
        "return -x",
        "return torch.tensor([4.0])",
        "keys: Tensor = x @ w",
        "x /= n",
    ],
)
def test_short_line_of_an_answer_is_a_secret(line: str) -> None:
    """One operator or one call on a value is an answer already."""
    assert secrets(f"{line} pass" if line.endswith(":") else line) == [line]


def secrets(line: str) -> list[str]:
    """The lines that are searched for when an answer holds this one."""
    region = f"    ### BEGIN SOLUTION\n    {line}\n    ### END SOLUTION"
    found = solution_fragments(f"def f(x, w, n, mask, training):\n{region}")
    return [fragment.code for fragment in found]


def test_definition_without_a_region_is_secret_as_a_whole() -> None:
    """Its markers may be misspelled: what nbgrader would release is what must not be."""
    source = "def f(x):\n    ### BEGIN SOLUTON\n    return x + 1\n    ### END SOLUTION"
    assert [f.code for f in solution_fragments(source)] == ["return x + 1"]


def test_code_outside_the_regions_is_public(built: Course) -> None:
    """`squares = [a, b]` is given beside the region of `norm`."""
    path = built.root / SCRIPT
    path.write_text(path.read_text(encoding="utf-8") + "\nsquares = [a, b]\n", encoding="utf-8")
    assert [kind for kind, _ in kinds(built)] == ["edited"]


def test_public_line_of_a_hidden_test_is_no_leak(built: Course, edit: Edit) -> None:
    """A test may use a value that the text publishes; the text is what an author decided."""
    edit("solutions/ps1_toy.py", "# print(norm(3.0, 4.0))", "# assert norm(3.0, 4.0) == 5.0")
    grader = built.graders / "test_ps1_toy.py"
    grader.write_text(GRADER + "    assert norm(3.0, 4.0) == 5.0\n", encoding="utf-8")
    released(built, lambda nb: setattr(nb.cells[-1], "source", "assert norm(3.0, 4.0) == 5.0"))
    assert leaks(built) == []


GIVEN = """\
# %% given="norm"
def norm(a: float, b: float) -> float:
    largest = max(abs(side) for side in [a, b])
    total = sum((side / largest) ** 2 for side in squares)
    return largest * math.sqrt(total)


# %% exercise="distance"
"""


@pytest.mark.parametrize("name", ["norm", "helpers"])
def test_later_assignment_gives_what_a_given_cell_is_named_after(
    built: Course, edit: Edit, name: str
) -> None:
    """A given cell with the name of an earlier exercise declares it given, from there on."""
    given = GIVEN.replace('given="norm"', f'given="{name}"')
    edit("solutions/ps2_toy.py", '# %% exercise="distance"\n', given)
    path = built.root / "assignments/ps2_toy.py"
    path.write_text(path.read_text(encoding="utf-8") + "\n\n" + GIVEN, encoding="utf-8")
    expected = (
        []
        if name == "norm"
        else [
            (
                "assignments/ps2_toy.py",
                "holds 'total = sum(((side / largest) ** 2 for side in squares))' "
                "of solutions/ps1_toy.py:41.",
            )
        ]
    )
    assert leaks(built) == expected
    # The earlier assignment still keeps it to itself.
    released(built, in_a_cell)
    assert str(RELEASED) in dict(leaks(built))
