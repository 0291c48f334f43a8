"""A cell is cut into statements, and an error costs only its own."""

from __future__ import annotations

import ast
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.admit import statements


def shapes(source: str) -> list[tuple[int, str, bool]]:
    return [(s.first_line, s.kind, s.error is not None) for s in statements(source)]


DEF, SET, OTHER = "definition", "assignment", "other"

TABLE = {
    "empty": ("", []),
    "comments_only": ("# a\n\n# b\n", []),
    "kinds": (
        "import torch\nx = 1\ndef f():\n    pass\nprint(x)\nx += 1\ny: int = 2\n",
        [
            (1, DEF, False),
            (2, SET, False),
            (3, DEF, False),
            (5, OTHER, False),
            (6, SET, False),
            (7, SET, False),
        ],
    ),
    "decorated": ("@a\n@b(1)\ndef f():\n    pass\n", [(1, DEF, False)]),
    "class_and_async": (
        "class A:\n    x = 1\n\n    def f(self): ...\nasync def g(): ...\n",
        [(1, DEF, False), (5, DEF, False)],
    ),
    "one_line_of_two": ("x = 1; y = 2\n", [(1, SET, False)]),
    "if_else": ("if x:\n    a = 1\nelif y:\n    a = 2\nelse:\n    a = 3\n", [(1, OTHER, False)]),
    "try_finally": (
        "try:\n    f()\nexcept E:\n    pass\nfinally:\n    g()\n",
        [(1, OTHER, False)],
    ),
    "open_brackets": ("x = [\n1,\n2,\n]\ny = 3\n", [(1, SET, False), (5, SET, False)]),
    "joined_lines": ("x = 1 + \\\n2\ny = 3\n", [(1, SET, False), (3, SET, False)]),
    "triple_quotes": ('x = """\ndef f(\n"""\ny = 3\n', [(1, SET, False), (4, SET, False)]),
    "top_level_await": ("await f()\n", [(1, OTHER, False)]),
    "line_magic": ("%matplotlib inline\nx = 1\n", [(1, OTHER, False), (2, SET, False)]),
    "shell_line": ("!pip install x \\\n  y\nx = 1\n", [(1, OTHER, False), (3, SET, False)]),
    "assigned_magic": ("x = !ls\ny = %timeit -o f()\n", [(1, OTHER, False), (2, OTHER, False)]),
    "help": ("f?\n?f\nf??\n", [(1, OTHER, False), (2, OTHER, False), (3, OTHER, False)]),
    "bare_pip": ("pip install torch\n", [(1, OTHER, False)]),
    "nested_shell": ("if x:\n    !ls\ny = 1\n", [(1, OTHER, False), (3, SET, False)]),
    "percent_is_modulo": ("y = a \\\n% b\nz = (a\n% b)\n", [(1, SET, False), (3, SET, False)]),
    "timed_cell": ("%%time\nx = 1\n", [(2, SET, False)]),
    "bash_cell": ("%%bash\nls (\n", [(1, OTHER, False)]),
    "indented_cell": ("    x = 1\n    y = 2\n", [(1, SET, False), (2, SET, False)]),
    "unclosed_bracket": (
        "x = (1,\ny = 2\ndef f():\n    pass\n",
        [(1, OTHER, True), (2, SET, False), (3, DEF, False)],
    ),
    "unclosed_bracket_in_function": (
        "def f(x):\n    return (x\n\ndef g(x):\n    return x\n",
        [(1, OTHER, True), (4, DEF, False)],
    ),
    "unclosed_docstring": (
        'def f(x):\n    """doc\n    return x\n\ndef g(x):\n    """doc"""\n    return x\ny = 1\n',
        [(1, OTHER, True), (5, DEF, False), (8, SET, False)],
    ),
    "unclosed_quote": ("x = 'abc\ny = 1\n", [(1, OTHER, True), (2, SET, False)]),
    "missing_colon": ("def f(x)\n    return x\ny = 1\n", [(1, OTHER, True), (3, SET, False)]),
    "broken_body": (
        "def f(x):\n    return x +\ndef g(x):\n    return x\n",
        [(1, OTHER, True), (3, DEF, False)],
    ),
    "error_beside_a_docstring": (
        "def f(x):\n    '''a\nx = 3\n'''\n    return x +\ny = 2\n",
        [(1, OTHER, True), (6, SET, False)],
    ),
    "broken_decorated": (
        "@d\ndef f(x:\n    return x\n@d\ndef g(x):\n    return x\n",
        [(1, OTHER, True), (4, DEF, False)],
    ),
    "extra_bracket": ("x = 1)\ny = 2\n", [(1, OTHER, True), (2, SET, False)]),
    "return_outside": ("return 3\ny = 2\n", [(1, OTHER, True), (2, SET, False)]),
    "unindented_body": (
        "def f(x):\nreturn x\ny = 2\n",
        [(1, OTHER, True), (2, OTHER, True), (3, SET, False)],
    ),
    "prose": ("L'attention est belle\ny = 2\n", [(1, OTHER, True), (2, SET, False)]),
    "conflict_marks": (
        "<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> b\n",
        [(1, OTHER, True), (2, SET, False), (3, OTHER, True), (4, SET, False), (5, OTHER, True)],
    ),
    "mixed_tabs": (
        "def f(x):\n\ty = 1\n        return y\nz = 1\n",
        [(1, OTHER, True), (4, SET, False)],
    ),
    "unexpected_indent": ("x = 1\n    y = 2\nz = 3\n", [(1, OTHER, True), (3, SET, False)]),
    "windows_lines": ("x = 1\r\ny = (\r\n2)\r\n", [(1, SET, False), (2, SET, False)]),
    "null_byte": ("x = 1\0\ny = 2\n", [(1, SET, False), (2, SET, False)]),
}


@pytest.mark.parametrize(("source", "expected"), TABLE.values(), ids=TABLE)
def test_statements_of_a_cell(source: str, expected: list[tuple[int, str, bool]]) -> None:
    """First line, kind and presence of an error of each statement."""
    assert shapes(source) == expected


def test_error_names_the_line_of_the_cell() -> None:
    """The line in the message counts from the start of the cell, not of the statement."""
    broken = statements("x = 1\n\ndef f(x):\n    y = 1\n    return x +\n")[1]
    assert broken.error == "SyntaxError: invalid syntax (line 5)"


def test_statement_keeps_its_own_text() -> None:
    """The source of a statement is its lines, as written."""
    found = statements("# first\nx = [1,  # one\n     2]\n\n%time y = 3\n")
    assert [s.source for s in found] == ["x = [1,  # one\n     2]", "%time y = 3"]


def test_warnings_of_student_code_stay_silent() -> None:
    r"""`"\d"` and `is 3` warn when compiled; here warnings are errors."""
    assert [s.error for s in statements('x = "\\d"\ny = x is 3\n')] == [None, None]


GOOD = [
    "import torch",
    "x = [\n    1,\n]",
    'def f(a):\n    """doc (\n    \'quote"""\n    return a',
    "class A:\n    def g(self):\n        return 1",
    "for i in range(3):\n    print(i)",
    "try:\n    x = 1\nexcept ValueError:\n    x = 2",
    "%matplotlib inline",
]
BAD = [
    "def broken(a:\n    return a",
    "def broken(a):\n    '''doc\n    return a",
    "y = (1 +",
    "z = 'abc",
    "if x\n    pass",
    "@decorator",
]


@pytest.mark.parametrize(
    ("before", "bad", "after"),
    [
        (before, bad, after)
        for before, bad, after in itertools.product(GOOD, BAD, GOOD[:4])
        # A decorator above a definition is right.
        if before != after
        if bad != "@decorator" or not after.startswith(("def", "class"))
    ],
)
def test_an_error_costs_only_its_statement(before: str, bad: str, after: str) -> None:
    """Whatever stands around a broken statement is recovered whole."""
    found = [s.source for s in statements(f"{before}\n{bad}\n\n{after}\n") if s.error is None]
    assert before in found
    assert after in found


def test_deep_and_long_sources_never_raise() -> None:
    """Python's own limits become an error of the statement."""
    for source in ("-" * 50_000 + "1", "(" * 5_000, "1+" * 50_000 + "1", "9" * 5_000):
        (statement,) = statements(source)
        assert statement.error, source[:5]


def test_many_errors_end_soon() -> None:
    """Beyond a number of errors the rest is one broken statement."""
    found = statements("x = 1)\n" * 3_000)
    assert 10 < len(found) < 100
    assert found[-1].error


PYTHONISH = st.text(alphabet="abdef():[]{}'\"\\\n\t #=,.%!?@;0", max_size=80)
LINES = st.lists(st.sampled_from([*GOOD, *BAD, "else:", ")", '"""', "    y = 1"]), max_size=8)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(max_size=60), PYTHONISH, LINES.map("\n".join)))
def test_no_source_makes_statements_raise(source: str) -> None:
    """Any text gives statements, and those without error and magic are Python."""
    for statement in statements(source):
        assert statement.first_line >= 1
        if statement.error is None and statement.kind != "other":
            ast.parse(statement.source)
