"""An authored text is read as it is meant, or refused with the line at fault."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from toy_course import FIRST, PS1

from autograder.build import AuthoredTextError
from autograder.build.authored import parse_authored
from autograder.course import Assignment, Exercise
from autograder.text import Text

FILE = Path("solutions/ps1_toy.py")


def line_of(text: str, passage: str) -> int:
    return text[: text.index(passage)].count("\n") + 1


def problems_of(text: str, assignment: Assignment = FIRST) -> list[tuple[int, str]]:
    with pytest.raises(AuthoredTextError) as raised:
        parse_authored(text, FILE, assignment)
    return [(problem.line, problem.message) for problem in raised.value.problems]


def test_authored_text_gives_its_cells_in_order() -> None:
    """Roles, names, languages and lines come out as written; the module's docstring does not."""
    text = parse_authored(PS1, FILE, FIRST)
    assert [(c.role, c.name, c.language) for c in text.cells] == [
        ("text", "", "fr"),
        ("text", "", "en"),
        ("given", "imports", None),
        ("given", "checks", None),
        ("exercise", "double", None),
        ("check", "double", None),
        ("text", "", "fr"),
        ("text", "", "en"),
        ("exercise", "norm", None),
        ("check", "norm", None),
        ("figure", "norm", None),
    ]
    assert text.cells[0].source == "# Doubler et mettre au carré"
    assert text.cells[-1].source == "%matplotlib inline\nprint(norm(3.0, 4.0))"
    for cell in text.cells:
        assert PS1.split("\n")[cell.line - 1].startswith("# %%")
    assert [c.source for c in text.of_language("en") if c.role == "text"] == [
        "# Double and square",
        "A root.",
    ]


BEGIN_DOUBLE = "    ### BEGIN SOLUTION\n    return x + x\n"
END_DOUBLE = "    return x + x\n    ### END SOLUTION\n"


@pytest.mark.parametrize(
    ("old", "new", "where", "message"),
    [
        pytest.param(
            BEGIN_DOUBLE,
            "    ### BEGIN SOLUTON\n    return x + x\n",
            "    ### BEGIN SOLUTON",
            "'### BEGIN SOLUTON' looks like a marker: write '### BEGIN SOLUTION'",
            id="misspelled-begin",
        ),
        pytest.param(
            END_DOUBLE,
            "    return x + x\n    ## end solution\n",
            "    ## end solution",
            "looks like a marker: write '### END SOLUTION'",
            id="misspelled-end",
        ),
        pytest.param(
            BEGIN_DOUBLE + "    ### END SOLUTION\n",
            "    return x + x\n",
            "def double",
            "double has no '### BEGIN SOLUTION' region",
            id="no-markers",
        ),
        pytest.param(
            END_DOUBLE,
            "    return x + x\n",
            BEGIN_DOUBLE,
            "'### BEGIN SOLUTION' without '### END SOLUTION'",
            id="no-end",
        ),
        pytest.param(
            BEGIN_DOUBLE,
            "    return x + x\n",
            '    ### END SOLUTION\n\n\n# %% check="double"',
            "'### END SOLUTION' without '### BEGIN SOLUTION'",
            id="no-begin",
        ),
        pytest.param(
            "    return x + x\n",
            "    ### BEGIN SOLUTION\n    return x + x\n",
            "    ### BEGIN SOLUTION\n    return",
            "a second '### BEGIN SOLUTION'",
            id="nested",
        ),
        pytest.param(
            "import math\n",
            "import math\n### BEGIN SOLUTION\nhalf = 0.5\n### END SOLUTION\n",
            '# %% given="imports"',
            "in a cell that is not an exercise",
            id="region-in-given",
        ),
        pytest.param(
            'exercise="double"',
            'exercise="duoble"',
            '# %% exercise="duoble"',
            "'duoble' is not an exercise of ps1_toy. Did you mean 'double'?",
            id="unknown-exercise",
        ),
        pytest.param(
            "def double(",
            "def twice(",
            '# %% exercise="double"',
            "the exercise double does not define double",
            id="other-name-defined",
        ),
        pytest.param(
            '# %% check="double" tags=["active-ipynb"]\n# checks.check("double", double)\n',
            "",
            '# %% exercise="double"',
            "the exercise double has no check cell",
            id="exercise-without-check",
        ),
        pytest.param(
            '# %% figure="norm"',
            '# %% check="norm"',
            '# %% check="norm" tags=["active-ipynb"]\n# %matplotlib',
            "a second check 'norm'; one is at line",
            id="duplicate-check",
        ),
        pytest.param(
            '# %% given="checks" tags',
            '# %% given="imports" tags',
            '# %% given="imports" tags',
            "a second given 'imports'",
            id="duplicate-given",
        ),
        pytest.param(
            '# %% [markdown] lang="en"\n# A root.\n\n',
            "",
            '# %% [markdown] lang="fr"\n# Une racine.',
            'this text in "fr" has no pair in "en"',
            id="no-english",
        ),
        pytest.param(
            '# %% [markdown] lang="fr"\n# Une racine.\n\n',
            "",
            '# %% [markdown] lang="en"\n# A root.',
            'this text in "en" has no pair in "fr"',
            id="no-french",
        ),
        pytest.param(
            '# %% [markdown] lang="en"\n# A root.',
            "# %% [markdown]\n# A root.",
            "# %% [markdown]\n# A root.",
            "a text without its language",
            id="no-language",
        ),
        pytest.param(
            '# %% given="imports"\n',
            "# %%\n",
            "# %%\n",
            "a cell of code needs exactly one of",
            id="no-role",
        ),
        pytest.param(
            '# %% figure="norm" tags=["active-ipynb"]',
            '# %% figure="norm"',
            '# %% figure="norm"',
            "the figure norm lacks tags",
            id="figure-runs-at-import",
        ),
        pytest.param(
            '# %% given="imports"',
            '# %% given="the imports"',
            '# %% given="the imports"',
            "may hold letters, digits, - and _ only",
            id="name-with-a-space",
        ),
        pytest.param(
            "    return x + x\n",
            "    return x +\n",
            "    return x +\n",
            "not Python",
            id="syntax-error",
        ),
    ],
)
def test_authored_text_at_fault_names_its_line(
    old: str, new: str, where: str, message: str
) -> None:
    """The file, the line and what to write instead are said."""
    assert PS1.count(old) == 1
    text = PS1.replace(old, new)
    problems = problems_of(text)
    lines = [line for line, said in problems if message in said]
    assert lines == [line_of(text, where)], problems


def test_check_before_its_exercise_is_refused() -> None:
    """A check that runs before the function exists would always fail."""
    cell = '# %% check="norm" tags=["active-ipynb"]\n# checks.check("norm", norm)\n'
    text = PS1.replace(cell, "").replace(
        '# %% exercise="double"', cell + '\n# %% exercise="double"'
    )
    assert problems_of(text) == [(line_of(text, cell), "the check norm comes before its exercise.")]


def test_missing_exercise_is_named() -> None:
    """A catalogue entry without a cell cannot go unnoticed."""
    start, end = PS1.index('# %% exercise="norm"'), PS1.index("# %% figure")
    problems = problems_of(PS1[:start] + PS1[end:])
    assert problems == [(0, "the exercise norm of ps1_toy is missing.")]


def test_every_definition_of_an_exercise_needs_a_region() -> None:
    """An exercise of two functions with one region would release the other function."""
    both = Exercise("1.1", ("double", "half"), 1.0, Text("", ""))
    assignment = Assignment("ps1_toy", Text("", ""), (both, *FIRST.exercises[1:]))
    second = "\n\ndef half(x: float) -> float:\n    return x / 2\n"
    text = PS1.replace(END_DOUBLE, END_DOUBLE + second)
    problems = problems_of(text, assignment)
    assert [line for line, _ in problems] == [line_of(text, "def half")]
    assert "half has no" in problems[0][1]


def test_code_above_the_first_cell_is_refused() -> None:
    """It would run in the module and be missing from the notebook."""
    text = "import sys\n\n" + PS1
    assert problems_of(text) == [(1, "code above the first cell: give it a cell.")]


def test_all_problems_come_at_once_with_their_place() -> None:
    """The message has one `file:line: problem` a line, in the order of the file."""
    text = PS1.replace("### BEGIN SOLUTION\n    return x", "### BEGIN SOLTION\n    return x")
    text = text.replace('exercise="norm"', 'exercise="nrom"')
    with pytest.raises(AuthoredTextError) as raised:
        parse_authored(text, FILE, FIRST)
    said = str(raised.value).split("\n")
    assert len(said) >= 4
    places = [re.match(r"solutions/ps1_toy\.py(:(\d+))?: ", line) for line in said]
    assert all(places), said
    numbers = [int(place[2] or 0) for place in places if place]
    assert numbers == sorted(numbers)
