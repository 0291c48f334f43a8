"""Python files: with markers, without, broken, in any encoding."""

from __future__ import annotations

import codecs

import pytest
from handed_in import (
    HELPER,
    IMPORTS,
    INPUTS,
    NAIVE,
    SCORES,
    STABLE,
    admitted,
    kinds,
    named,
    program,
    rejected,
    says,
)

from autograder.values import Submission

FILE = "ps1_softmax.py"
BUILT = f"""# ---
# jupyter: x
# ---

# %% [markdown]
# # Softmax

# %% given="imports"
{IMPORTS}

# %% given="checks" tags=["active-ipynb"]
# import checks

# %% given="inputs"
{INPUTS}

# %% exercise="attention_scores"
{SCORES}

# %% check="attention_scores" tags=["active-ipynb"]
# checks.check("attention_scores", attention_scores)

# %% given="helper"
{HELPER}

# %% exercise="softmax_naive"
{NAIVE}

# %% exercise="softmax_stable"
{STABLE}
"""
PLAIN = f"{IMPORTS}\n\n\n{SCORES}\n\n\n{NAIVE}\n\n\n{STABLE}\n"


def script(text: str | bytes, file: str = FILE) -> Submission:
    return admitted(text.encode() if isinstance(text, str) else text, file)


def own(submission: Submission) -> list[tuple[int, str]]:
    """First line and text of the cells that are the student's alone."""
    return [(c.first_line, c.source.strip()) for c in submission.cells if c.kind == "student"]


def test_built_script_is_admitted_cell_by_cell() -> None:
    """Comments hold the checks: they are no cells. The course's import of checks runs first."""
    submission = script(BUILT)
    assert kinds(submission) == [
        "course:given_imports",
        "course:given_checks",
        "given:given_imports",
        "course:given_imports",
        "given:given_inputs",
        "course:given_inputs",
        "student:attention_scores",
        "given:given_helper",
        "course:given_helper",
        "student:softmax_naive",
        "student:softmax_stable",
    ]
    assert submission.notes == ()
    assert submission.attention == ()


def test_cells_of_a_script_point_to_their_lines() -> None:
    """first_line is a line of the file; indexes count the cells."""
    submission = script(BUILT)
    lines = BUILT.split("\n")
    students = [c for c in submission.cells if c.kind == "student"]
    assert [lines[c.first_line - 1] for c in students] == [
        c.source.strip().split("\n")[0] for c in students
    ]
    indexes = [c.index for c in submission.cells if c.index >= 0]
    assert indexes == sorted(set(indexes))


def test_plain_script_stands_by_its_statements() -> None:
    """Imports together, each definition alone; what the course gives runs first."""
    submission = script(PLAIN)
    lines = PLAIN.split("\n")
    assert [source for _, source in own(submission)] == [SCORES, NAIVE, STABLE]
    assert all(lines[n - 1] == source.split("\n")[0] for n, source in own(submission))
    assert submission.cells[0].kind == "course"
    assert submission.notes == ()


@pytest.mark.parametrize(
    "marker",
    ["# %%", "#%%", "# %% title", '# %% nbgrader={"grade": false}', "# In[3]:", "# In[ ]:",
     "# <codecell>", "# COMMAND ----------"],
)  # fmt: skip
def test_markers_begin_cells(marker: str) -> None:
    """Those of jupytext, VS Code, Spyder, nbconvert, IPython and Databricks."""
    submission = script(f"{marker}\n{SCORES}\nx = 1\n\n{marker}\n{STABLE}\ny = f()\n")
    assert own(submission) == [(2, f"{SCORES}\nx = 1"), (7, f"{STABLE}\ny = f()")]


def test_grade_id_in_a_marker_names_the_cell() -> None:
    """As jupytext writes it."""
    submission = script(f'# %% nbgrader={{"grade": false, "grade_id": "softmax_stable"}}\n{NAIVE}')
    assert named(submission, "softmax_stable").source.strip() == NAIVE


def test_marker_in_a_string_is_none() -> None:
    """A docstring that shows a marker stays whole."""
    source = 'def f():\n    """\n# %%\n    """'
    assert own(script(f"# %%\n{source}\n# %%\n{STABLE}\n")) == [(2, source), (7, STABLE)]


def test_markers_hold_below_an_unclosed_string() -> None:
    """A string left open costs its cell, not the file."""
    submission = script(f'# %%\nx = """\n# %%\n{STABLE}\n')
    assert own(submission) == [(2, 'x = """'), (4, STABLE)]


def test_code_under_a_text_marker_runs() -> None:
    """Python runs it; only comments and bare strings are text."""
    submission = script(f'# %% [markdown]\n"""prose"""\n# %% [markdown]\n{STABLE}\n')
    assert own(submission) == [(4, STABLE)]


BROKEN = f"{IMPORTS}\n{SCORES}\ndef softmax_naive(x:\n    return x\n\n{STABLE}\nwhile True: pass\n"


def test_syntax_error_costs_its_statement() -> None:
    """The cells of a broken file are its statements, the broken one among them."""
    assert [source for _, source in own(script(BROKEN))] == [
        SCORES,
        "def softmax_naive(x:\n    return x",
        STABLE,
        "while True: pass",
    ]


def test_what_may_hang_or_exit_stands_alone() -> None:
    """A loop without end or `sys.exit()` costs only itself."""
    text = f"import sys\nN = 3\n{STABLE}\nx = f()\nwhile True:\n    pass\nsys.exit()\n{SCORES}\n"
    assert [source for _, source in own(script(text))] == [
        "import sys\nN = 3",
        STABLE,
        "x = f()",
        "while True:\n    pass",
        "sys.exit()",
        SCORES,
    ]


@pytest.mark.parametrize(
    "test", ['__name__ == "__main__"', "'__main__' == __name__", '(__name__ == "__main__")']
)
@pytest.mark.parametrize("marker", ["", "# %%\n"], ids=["plain", "percent"])
def test_main_block_does_not_run(test: str, marker: str) -> None:
    """A submission is imported, not started; nobody needs a note for it."""
    submission = script(f"{marker}{STABLE}\n\nif {test}:\n    main()\n\n{marker}{SCORES}\n")
    assert "main" not in program(submission)
    assert SCORES in program(submission)
    assert submission.notes == ()


def test_other_conditions_run() -> None:
    """Only the `__main__` block is dropped."""
    assert "f()" in program(script(f'{STABLE}\nif __name__ != "__main__":\n    f()\n'))


ACCENT = f"# été\n{STABLE}\ns = 'é'\n"
ENCODINGS = {
    "utf_8": ACCENT.encode(),
    "utf_8_mark": codecs.BOM_UTF8 + ACCENT.encode(),
    "utf_16_mark": ACCENT.encode("utf-16"),
    "latin_1_cookie": f"# -*- coding: latin-1 -*-\n{ACCENT}".encode("latin-1"),
    "cookie_on_line_2": f"#!/usr/bin/python\n# vim: set fileencoding=cp1252 :\n{ACCENT}".encode(
        "cp1252"
    ),
    "mac_roman_cookie": f"# coding: mac_roman\n{ACCENT}".encode("mac_roman"),
    "latin_1_without_cookie": ACCENT.encode("latin-1"),
    "wrong_cookie": f"# coding: utf-8\n{ACCENT}".encode("latin-1"),
    "unknown_cookie": f"# coding: klingon\n{ACCENT}".encode(),
    "costly_cookie": f"# coding: punycode\n{ACCENT}".encode(),
    "crlf": ACCENT.replace("\n", "\r\n").encode(),
    "old_mac": ACCENT.replace("\n", "\r").encode(),
}


@pytest.mark.parametrize("data", ENCODINGS.values(), ids=ENCODINGS)
def test_encodings(data: bytes) -> None:
    """The same text whichever way it was saved."""
    assert [source for _, source in own(script(data))] == [STABLE, "s = 'é'"]


def test_tabs_are_kept() -> None:
    """A file indented with tabs is as right as another."""
    source = "def softmax_stable(x):\n\ty = x\n\treturn y"
    assert own(script(source + "\n")) == [(1, source)]


def test_magics_in_a_script() -> None:
    """As VS Code allows them, and as nbconvert writes them."""
    text = f"# %%\n%matplotlib inline\n{STABLE}\n# %%\n!pip install x\n# %%\n"
    submission = script(text + "get_ipython().run_line_magic('pip', 'install x')\n")
    assert kinds(submission)[-3:] == ["student:softmax_stable", "shell", "shell"]
    assert says(submission, "Le code de la ligne 6", "The code at line 6")
    kept = script(f"get_ipython().run_line_magic('matplotlib', 'inline')\n{STABLE}\n")
    assert "matplotlib" in program(kept)


def test_checks_called_in_a_script_do_not_run() -> None:
    """As in a notebook."""
    submission = script(f'{PLAIN}\nchecks.check("softmax_stable", softmax_stable)\n')
    assert kinds(submission)[-1] == "check"


@pytest.mark.parametrize("text", ["# nothing\n", '"""doc"""\n', "\n\n#"])
def test_script_without_code_is_rejected(text: str) -> None:
    """Comments and strings alone are no program."""
    assert "pas de code Python" in rejected(text.encode(), FILE).reason.fr


def test_script_with_one_broken_statement_is_admitted() -> None:
    """It is the student's program, wrong as it is; the report says what is wrong."""
    assert own(script("def softmax_stable(x)\n    return x\n")) == [
        (1, "def softmax_stable(x)\n    return x")
    ]


@pytest.mark.parametrize(
    ("source", "module"),
    [
        ("from mycode import softmax_stable", "mycode"),
        ("from mycode import mine as softmax_stable", "mycode"),
        ("from .mycode import softmax_stable", ".mycode"),
        ("from mycode import *", "mycode"),
        ("import mycode as m\nsoftmax_stable = m.softmax_stable", "mycode"),
        ("from torch.nn.functional import *", None),
        ("import torch\nprint(torch.softmax_stable)", None),
        ("from torch.nn.functional import softmax as softmax_stable", None),
        ("from checks import *", None),
        ("from math import exp\nimport google.colab", None),
    ],
)
def test_own_module_that_holds_exercises_is_named(source: str, module: str | None) -> None:
    """Only the one file is graded: what it takes from another is not there."""
    submission = admitted(f"{SCORES}\n\n{source}\n".encode(), "ps1_softmax.py")
    told = says(submission, f"module « {module} »", f"module “{module}”")
    assert told if module else "module" not in "".join(note.en for note in submission.notes)
