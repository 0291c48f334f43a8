"""What nbgrader reads of a check cell, in a real kernel."""

from __future__ import annotations

import shutil

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook

CELLS = {
    "reference": "def softmax_stable(x, dim=-1):\n"
    "    e = torch.exp(x - x.amax(dim, keepdim=True))\n"
    "    return e / e.sum(dim, keepdim=True)",
    "naive": "def softmax_stable(x, dim=-1):\n"
    "    e = torch.exp(x)\n"
    "    return e / e.sum(dim, keepdim=True)",
    "stub": "def softmax_stable(x, dim=-1):\n    raise NotImplementedError",
    "loud": "import sys, os, warnings, logging\n"
    "kept = sys.stderr\n"
    "handler = logging.StreamHandler(kept)\n"
    "logging.getLogger('loud').addHandler(handler)\n"
    "def softmax_stable(x, dim=-1):\n"
    "    os.write(2, b'descriptor')\n"
    "    kept.write('kept')\n"
    "    print('stderr', file=sys.stderr)\n"
    "    warnings.warn('warning')\n"
    "    logging.getLogger('loud').error('log')\n"
    "    e = torch.exp(x - x.amax(dim, keepdim=True))\n"
    "    return e / e.sum(dim, keepdim=True)",
    "leaves": "def softmax_stable(x, dim=-1):\n    raise SystemExit(0)",
    "precision": "get_ipython().run_line_magic('precision', '0')\n"
    "def softmax_stable(x, dim=-1):\n"
    "    e = torch.exp(x)\n"
    "    return e / e.sum(dim, keepdim=True)",
}


@pytest.fixture(scope="module")
def executed(checks_file, tmp_path_factory):
    """{name: check cell} after a kernel ran them all."""
    folder = tmp_path_factory.mktemp("notebook")
    shutil.copy(checks_file, folder / "checks.py")
    notebook = new_notebook(cells=[new_code_cell("import torch\nimport checks")])
    for i, source in enumerate(CELLS.values()):
        check = new_code_cell("checks.check('softmax_stable', softmax_stable)")
        check.metadata["nbgrader"] = {
            "grade": True,
            "solution": False,
            "locked": True,
            "points": 4,
            "grade_id": f"check{i}",
            "schema_version": 3,
        }
        notebook.cells += [new_code_cell(source), check]
    client = NotebookClient(
        notebook, timeout=120, resources={"metadata": {"path": str(folder)}}, allow_errors=True
    )
    client.execute()
    nbformat.validate(notebook)
    return dict(zip(CELLS, notebook.cells[2::2], strict=True))


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("reference", 4.0),
        ("naive", 4.0 * (3 / 9)),
        ("stub", 0.0),
        ("loud", 4.0),
        ("leaves", 0.0),
        ("precision", 4.0 * (3 / 9)),
    ],
)
def test_nbgrader_gives_the_share_of_visible_checks(executed, name, points):
    """determine_grade reads exactly repr(float), and nothing stands on stderr."""
    from nbgrader.utils import determine_grade

    cell = executed[name]
    assert [output.output_type for output in cell.outputs] == ["execute_result"], cell.outputs
    assert cell.outputs[0].data["text/plain"] == repr(points)
    assert determine_grade(cell) == (points, 4.0)


@pytest.mark.filterwarnings("default")
def test_notebook_shows_the_card(executed):
    """Jupyter receives the card beside the number."""
    html = executed["naive"].outputs[0].data["text/html"]
    assert "SM-4" in html
    assert "nan" in html
