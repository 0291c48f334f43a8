"""Each notebook of the course runs top to bottom in a real kernel, filled in and as handed out."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode

from autograder.catalogue import attention_course

ROOT = Path(__file__).resolve().parents[2]
# ps7 trains a model: 45 s on a quiet core, and its own limit is 150 s.
TRAINED_S = 400
ASSIGNMENTS = [assignment.name for assignment in attention_course(ROOT).assignments]


def executed(tree: str, assignment: str) -> NotebookNode:
    """The notebook of that tree after a kernel ran all its cells; an error stops it."""
    folder = ROOT / tree / assignment
    notebook = nbformat.read(folder / f"{assignment}.ipynb", as_version=4)
    client = NotebookClient(
        notebook,
        timeout=TRAINED_S,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder)}},
    )
    return client.execute()


def checks_of(notebook: NotebookNode) -> dict[str, NotebookNode]:
    return {
        cell.metadata.nbgrader.grade_id: cell
        for cell in notebook.cells
        if cell.cell_type == "code" and cell.metadata.get("nbgrader", {}).get("grade")
    }


@pytest.mark.filterwarnings("default")  # those of the kernel's own start
@pytest.mark.parametrize("assignment", ASSIGNMENTS)
def test_solutions_make_every_visible_check_green_and_every_figure_appear(assignment: str) -> None:
    notebook = executed("source", assignment)
    checks = checks_of(notebook)
    assert checks
    for name, cell in checks.items():
        [output] = cell.outputs
        assert output.data["text/plain"] == repr(float(cell.metadata.nbgrader.points)), name
    for cell in notebook.cells:
        if cell.cell_type == "code" and "checks.draw_" in cell.source:
            shown = [o for o in cell.outputs if o.output_type in ("display_data", "execute_result")]
            text = "checks.draw_texts" in cell.source
            wanted = "text/html" if text else "image/"
            assert any(wanted in kind for o in shown for kind in o.data), cell.source
        for output in cell.get("outputs", ()):
            assert output.get("name") != "stderr", (cell.source, output.text)


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("assignment", ASSIGNMENTS)
def test_stubs_run_through_and_each_check_says_what_to_do(assignment: str) -> None:
    for name, cell in checks_of(executed("release", assignment)).items():
        [output] = cell.outputs
        assert output.data["text/plain"] == "0.0", name
        html = output.data["text/html"]
        # A layer that another exercise of the notebook defines comes first.
        assert "NotImplementedError" in html or "CachedMultiHeadAttention" in html, name
