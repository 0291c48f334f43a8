"""Notebooks in every state that students hand them in: what runs, what is said, what is flagged."""

from __future__ import annotations

import ast
import codecs
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from handed_in import (
    COURSE,
    GIVEN,
    HELPER,
    IMPORTS,
    INPUTS,
    NAIVE,
    RULES,
    SCORES,
    STABLE,
    STUB,
    admitted,
    changed,
    check,
    code,
    dumped,
    kinds,
    markdown,
    named,
    notebook,
    program,
    released,
    says,
)

from autograder.admit import admit
from autograder.values import Submission

Cells = list[dict[str, Any]]
ALL = ("attention_scores", "softmax_naive", "softmax_stable")


def in_order(submission: Submission, *sources: str) -> bool:
    """Whether these stand in the program in this order."""
    places = [program(submission).find(source) for source in sources]
    return -1 not in places and places == sorted(places)


def defined(submission: Submission) -> list[str]:
    """Exercise names that the program defines, in order, repeated ones too."""
    body = ast.parse(program(submission)).body
    return [n.name for n in body if isinstance(n, ast.FunctionDef) and n.name in ALL]


# -- Untouched ---------------------------------------------------------------------------------


def test_released_notebook_is_admitted_cell_by_cell() -> None:
    """Every kind of cell, in the order of the file, without a word to say."""
    submission = admitted(dumped(notebook(released())), student="alice")
    assert kinds(submission) == [
        "given:given_imports",
        "course:given_imports",
        "given:given_checks",
        "course:given_checks",
        "given:given_inputs",
        "course:given_inputs",
        "student:attention_scores",
        "check:attention_scores_check",
        "given:given_helper",
        "course:given_helper",
        "student:softmax_naive",
        "check:softmax_naive_check",
        "student:softmax_stable",
        "check:softmax_stable_check",
    ]
    assert submission.notes == ()
    assert submission.attention == ()
    assert (submission.assignment, submission.file, submission.student) == (
        "ps1_softmax",
        "ps1_softmax.ipynb",
        "alice",
    )


def test_index_is_the_position_in_the_file() -> None:
    """Text cells count; the course's own cells have none."""
    submission = admitted(dumped(notebook(released())))
    assert [c.index for c in submission.cells if c.kind == "student"] == [4, 7, 9]
    assert {c.index for c in submission.cells if c.kind == "course"} == {-1}


def test_source_of_a_student_cell_is_untouched() -> None:
    """What needs no cleaning runs as written."""
    assert named(admitted(dumped(notebook(released()))), "softmax_stable").source == STABLE


# -- The same work in other wrappings: same cells as the released notebook -----------------------


def _as_version_3(cells: Cells) -> bytes:
    old = []
    for cell in cells:
        if cell["cell_type"] == "code":
            new = {**cell, "input": cell["source"], "language": "python", "collapsed": False}
            del new["source"]
            old.append(new)
        else:
            old.append(cell)
    half = len(old) // 2
    return dumped(
        {
            "metadata": {"name": ""},
            "nbformat": 3,
            "nbformat_minor": 0,
            "worksheets": [{"cells": old[:half]}, {"cells": old[half:]}],
        }
    )


def _plain(**changes: Any) -> Callable[[], bytes]:
    return lambda: dumped(notebook(released(), **changes))


def _each(change: Callable[[dict[str, Any]], Any]) -> Callable[[], bytes]:
    def make() -> bytes:
        cells = released()
        for cell in cells:
            change(cell)
        return dumped(notebook(cells))

    return make


def _text(change: Callable[[str], bytes]) -> Callable[[], bytes]:
    return lambda: change(dumped(notebook(released())).decode())


WRAPPINGS: dict[str, Callable[[], bytes]] = {
    "minor_0": _plain(nbformat_minor=0),
    "minor_4": _plain(nbformat_minor=4),
    "no_version": lambda: dumped({"cells": released()}),
    "no_metadata": _plain(metadata={}),
    "metadata_null": _plain(metadata=None),
    "metadata_a_list": _plain(metadata=[1]),
    "future_version": _plain(nbformat=5),
    "version_3": lambda: _as_version_3(released()),
    "ids": _each(lambda c: c.update(id="abc")),
    "bad_ids": _each(lambda c: c.update(id={"a": 1})),
    "source_as_list": _each(lambda c: c.update(source=c["source"].splitlines(keepends=True))),
    "list_without_newlines": _each(lambda c: c.update(source=c["source"].split("\n"))),
    "crlf_in_source": _each(lambda c: c.update(source=c["source"].replace("\n", "\r\n"))),
    "bad_outputs": _each(lambda c: c.update(outputs=[{"output_type": 3}, None, "x"])),
    "outputs_missing": _each(lambda c: c.pop("outputs", None)),
    "colab": _each(
        lambda c: c["metadata"].update(
            {"id": "xYz", "colab": {"base_uri": "https://localhost"}, "outputId": "1"}
        )
    ),
    "colab_notebook": _plain(
        metadata={
            "colab": {"provenance": [], "gpuType": "T4"},
            "accelerator": "GPU",
            "kernelspec": {"name": "python3", "display_name": "Python 3"},
            "language_info": {"name": "python"},
        }
    ),
    "vscode": _each(lambda c: c["metadata"].update({"vscode": {"languageId": "python"}})),
    "deepnote": _each(lambda c: c["metadata"].update({"cell_id": "00", "deepnote_cell_type": 1})),
    "environment_kernel": _plain(
        metadata={
            "kernelspec": {"display_name": ".venv", "language": "python", "name": "torch-env"},
            "language_info": {"name": "python", "version": "3.12.1"},
        }
    ),
    "code_type_in_capitals": _each(
        lambda c: c.update(cell_type="Code" if c["cell_type"] == "code" else "Markdown")
    ),
    "byte_order_mark": _text(lambda t: codecs.BOM_UTF8 + t.encode()),
    "crlf_file": _text(lambda t: t.replace("\n", "\r\n").encode()),
    "utf_16": _text(lambda t: t.encode("utf-16")),
    "utf_16_without_mark": _text(lambda t: t.encode("utf-16-le")),
    "utf_32": _text(lambda t: t.encode("utf-32")),
    "windows_1252": _text(lambda t: t.replace("# Softmax", "# Été").encode("cp1252")),
    "blank_ends": _text(lambda t: f"\n\n {t}\n\n".encode()),
    "padded_with_zeros": _text(lambda t: t.encode() + b"\0" * 512),
    "one_line": lambda: json.dumps(notebook(released())).encode(),
    "null_cells": lambda: changed(lambda cells: cells.extend([None, 3, "x", []])),
    "huge_number": _text(
        lambda t: t.replace('"nbformat":', f'"big": {"9" * 5000}, "nbformat":').encode()
    ),
    "unknown_cell_type": lambda: changed(lambda cells: cells.append(markdown("x", "sql"))),
    "empty_code_cells": lambda: changed(lambda cells: cells.extend([code(""), code("# hm\n")])),
}


@pytest.mark.parametrize("make", WRAPPINGS.values(), ids=WRAPPINGS)
def test_wrapping_changes_nothing(make: Callable[[], bytes]) -> None:
    """The same cells run, nothing is noted, nothing is flagged."""
    plain, wrapped = admitted(dumped(notebook(released()))), admitted(make())
    assert [(c.kind, c.name, c.source) for c in wrapped.cells] == [
        (c.kind, c.name, c.source) for c in plain.cells
    ]
    assert wrapped.notes == ()
    assert wrapped.attention == ()


# -- Cells that were changed ---------------------------------------------------------------------


@dataclass(frozen=True)
class Trouble:
    """A change to the cells, and what comes of it.

    cells: the kinds and names expected, where they tell the story.
    note: pieces of the French and of the English note; none is expected when None.
    """

    change: Callable[[Cells], Any]
    defined: tuple[str, ...] = ALL
    note: tuple[str, str] | None = None
    flags: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()


def _strip_ids(cells: Cells) -> None:
    for cell in cells:
        cell["metadata"] = {}


def _put(position: int, *new: dict[str, Any]) -> Callable[[Cells], None]:
    def change(cells: Cells) -> None:
        cells[position:position] = new

    return change


def _set(position: int, **values: Any) -> Callable[[Cells], None]:
    return lambda cells: cells[position].update(values)


def _drop(*positions: int) -> Callable[[Cells], None]:
    def change(cells: Cells) -> None:
        for position in sorted(positions, reverse=True):
            del cells[position]

    return change


def _move(start: int, end: int) -> Callable[[Cells], None]:
    return lambda cells: cells.insert(end, cells.pop(start))


def _merge(first: int, second: int) -> Callable[[Cells], None]:
    """Cell `second` is appended to cell `first`, whose metadata stay, as Jupyter merges."""

    def change(cells: Cells) -> None:
        cells[first]["source"] += "\n" + cells[second]["source"]
        del cells[second]

    return change


def _split(position: int, after_lines: int, *, keep_id: bool) -> Callable[[Cells], None]:
    def change(cells: Cells) -> None:
        cell = cells[position]
        lines = cell["source"].split("\n")
        below = code("\n".join(lines[after_lines:]))
        if keep_id:
            below["metadata"] = dict(cell["metadata"])
        cell["source"] = "\n".join(lines[:after_lines])
        cells.insert(position + 1, below)

    return change


OLD_STABLE = STABLE.replace("amax", "max")
EDITED = INPUTS.replace("0.43", "9.99")

TROUBLES: dict[str, Trouble] = {
    # ids
    "stripped_metadata": Trouble(_strip_ids, flags=("no ids",)),
    "one_id_lost": Trouble(_set(9, metadata={})),
    "id_of_another_type": Trouble(_set(9, metadata={"nbgrader": {"grade_id": 7}})),
    "nbgrader_a_string": Trouble(_set(9, metadata={"nbgrader": "x"})),
    # duplicates
    "duplicated_by_a_merge": Trouble(
        _put(9, code(OLD_STABLE, "softmax_stable")),
        defined=(*ALL, "softmax_stable"),
        note=("identifiant « softmax_stable »", "identifier “softmax_stable”"),
        flags=("duplicated cells",),
        order=(OLD_STABLE, STABLE),
    ),
    "duplicated_below": Trouble(
        _put(10, code(OLD_STABLE, "softmax_stable")),
        defined=(*ALL, "softmax_stable"),
        note=("la dernière définition compte", "the last definition counts"),
        flags=("duplicated cells",),
        order=(STABLE, OLD_STABLE),
    ),
    "second_version_without_id": Trouble(
        _put(10, code(OLD_STABLE)),
        defined=(*ALL, "softmax_stable"),
        order=(STABLE, OLD_STABLE),
    ),
    "duplicated_check": Trouble(_put(10, check("softmax_stable"))),
    "empty_stub_left_below": Trouble(
        _put(10, code(STUB, "softmax_stable")),
        note=("encore l'énoncé vide de « softmax_stable »", "empty statement of “softmax_stable”"),
        flags=("duplicated cells",),
        absent=("NotImplementedError",),
    ),
    "stub_with_the_answer_above": Trouble(
        lambda cells: (_set(9, source=STUB)(cells), _put(9, code(STABLE))(cells)),
        note=("La cellule n° 11", "Cell no. 11"),
        absent=("NotImplementedError",),
    ),
    "stub_with_the_answer_below": Trouble(
        lambda cells: (_set(9, source=STUB)(cells), _put(10, code(STABLE))(cells)),
        defined=(*ALL, "softmax_stable"),
        order=(STUB, STABLE),
    ),
    "only_stubs_stay": Trouble(_set(9, source=STUB), order=(STUB,)),
    # deleted, moved
    "deleted_exercise": Trouble(_drop(9), defined=ALL[:2]),
    "deleted_imports": Trouble(
        _drop(1),
        note=("Le code fourni « imports » manque", "The given code “imports” is missing"),
        order=(IMPORTS, SCORES),
    ),
    "deleted_inputs": Trouble(
        _drop(3), note=("« inputs »", "“inputs”"), order=(IMPORTS, INPUTS, SCORES)
    ),
    "deleted_checks_import": Trouble(_drop(2), order=("import checks", SCORES)),
    "deleted_helper_comes_after_what_it_follows": Trouble(
        _drop(6), note=("« helper »", "“helper”"), order=(SCORES, HELPER, NAIVE)
    ),
    "every_given_cell_deleted": Trouble(
        _drop(1, 2, 3, 6),
        note=("imports, inputs, helper", "imports, inputs, helper"),
        order=(IMPORTS, "import checks", INPUTS, SCORES, HELPER, NAIVE),
    ),
    "imports_moved_to_the_end": Trouble(_move(1, 10), order=(IMPORTS, SCORES)),
    "exercises_moved": Trouble(
        _move(9, 4),
        defined=("softmax_stable", "attention_scores", "softmax_naive"),
        order=(STABLE, SCORES, NAIVE),
    ),
    "emptied_given_cell": Trouble(
        _set(1, source=""), note=("« imports »", "“imports”"), order=(IMPORTS, SCORES)
    ),
    # merged, split
    "two_exercises_merged": Trouble(_merge(7, 9)),
    "given_merged_with_an_exercise": Trouble(_merge(3, 4), order=(INPUTS, SCORES)),
    "exercise_merged_with_its_check": Trouble(_merge(9, 10), absent=("checks.check(",)),
    "check_merged_with_the_next_exercise": Trouble(_merge(8, 9), absent=("checks.check(",)),
    "split_between_statements": Trouble(
        lambda cells: (
            _set(9, source="EPSILON = 0\n" + STABLE)(cells),
            _split(9, 1, keep_id=False)(cells),
        ),
        order=("EPSILON = 0", STABLE),
    ),
    "split_with_the_id_twice": Trouble(
        lambda cells: (
            _set(9, source="EPSILON = 0\n" + STABLE)(cells),
            _split(9, 1, keep_id=True)(cells),
        ),
        note=("scission", "a split"),
        flags=("duplicated cells",),
        order=("EPSILON = 0", STABLE),
    ),
    "split_inside_a_function": Trouble(
        _split(7, 2, keep_id=False),
        note=("La cellule n° 9 continue la cellule précédente", "Cell no. 9 continues the cell"),
        order=(NAIVE,),
    ),
    "split_after_the_def_line": Trouble(
        _split(9, 1, keep_id=False), note=("continue", "continues"), order=(STABLE,)
    ),
    # retyped
    "retyped_as_markdown": Trouble(
        _set(9, cell_type="markdown"),
        note=("« softmax_stable » mais la cellule a été changée en texte", "changed into text"),
        flags=("retyped cell",),
        order=(NAIVE, STABLE),
    ),
    "retyped_as_raw": Trouble(
        _set(9, cell_type="raw", metadata={}),
        note=("La cellule n° 10", "Cell no. 10"),
        flags=("retyped cell",),
        order=(NAIVE, STABLE),
    ),
    "retyped_unknown": Trouble(
        _set(9, cell_type="python"), note=("changée", "changed"), flags=("retyped cell",)
    ),
    "text_that_repeats_an_answer": Trouble(_put(9, markdown(STABLE))),
    "text_that_holds_a_stub": Trouble(_put(9, markdown(STUB))),
    "prose_that_names_an_exercise": Trouble(
        _set(9, cell_type="markdown", source="Write softmax_stable here."), defined=ALL[:2]
    ),
    # given cells changed
    "given_changed": Trouble(
        _set(3, source=EDITED),
        note=("tu as modifié le code fourni « inputs »", "you changed the given code “inputs”"),
        order=(EDITED, INPUTS),
    ),
    "given_changed_without_id": Trouble(
        _set(3, source=EDITED, metadata={}), order=(EDITED, INPUTS)
    ),
    "given_function_rewritten_without_id": Trouble(
        _set(6, source="def table(rows):\n    return rows", metadata={}),
        order=("return rows", HELPER),
    ),
    "given_with_an_import_more": Trouble(
        _set(1, source="import numpy as np\n" + IMPORTS), order=("import numpy as np", IMPORTS)
    ),
    # shell
    "pip_cell": Trouble(
        _put(1, code("!pip install torch\n%pip install numpy")),
        note=("La cellule n° 2 lance des commandes", "Cell no. 2 runs commands"),
        absent=("pip",),
    ),
    "captured_pip_cell": Trouble(
        _put(1, code("%%capture\n!pip install torch")), note=("commandes", "commands")
    ),
    "bare_pip": Trouble(_put(1, code("pip install torch")), note=("commandes", "commands")),
    "conda_cell": Trouble(_put(1, code("%conda install x -y")), note=("commandes", "commands")),
    "bash_cell": Trouble(_put(1, code("%%bash\nls")), note=("commandes", "commands")),
    "shell_in_a_cell_of_code": Trouble(
        _set(9, source="!pip install einops \\\n  -q\n" + STABLE),
        note=("les lignes de commande", "the command lines"),
        absent=("einops", "-q"),
    ),
    "shell_in_a_branch": Trouble(
        _put(1, code("try:\n    import google.colab\n    !pip install x\nexcept ImportError: ...")),
        note=("les lignes de commande", "the command lines"),
        order=("    import google.colab\n    pass\nexcept",),
    ),
    "shell_of_an_export": Trouble(
        _put(1, code("get_ipython().system('pip install torch')")), note=("commandes", "commands")
    ),
    "shell_in_a_string": Trouble(
        _put(1, code('text = """\n!ls\n"""')), order=('text = """\n!ls\n"""',)
    ),
    "vscode_shell_cell": Trouble(
        _put(1, code("ls -l", vscode={"languageId": "shellscript"})),
        note=("code shellscript", "shellscript code"),
    ),
    # checks
    "own_check_cell": Trouble(
        _put(5, code('checks.check("softmax_naive", softmax_naive)\n')), absent=("checks.check",)
    ),
    "quiz_cell": Trouble(
        _put(5, code('answer = 88.7\nchecks.quiz("overflow", answer)')), absent=("answer",)
    ),
    "answer_used_elsewhere": Trouble(
        lambda cells: (
            _put(5, code('LIMIT = 88.7\nchecks.quiz("overflow", LIMIT)'))(cells),
            cells.append(code("def f(x):\n    return x < LIMIT")),
        ),
        order=("LIMIT = 88.7", "return x < LIMIT"),
        absent=("checks.quiz",),
    ),
    "function_in_a_check_cell": Trouble(
        lambda cells: (
            _drop(9)(cells),
            _set(9, source=STABLE + "\n" + cells[9]["source"])(cells),
        ),
        order=(STABLE,),
        absent=("checks.check(",),
    ),
    "assignment_in_a_check_cell": Trouble(
        _set(10, source="softmax_stable = torch.compile(softmax_stable)"),
        order=(STABLE, "torch.compile"),
    ),
    "variable_named_checks": Trouble(
        _put(5, code("checks = []\nchecks.append(1)")), order=("checks.append(1)",)
    ),
    # names
    "near_miss": Trouble(
        _set(9, source=STABLE.replace("softmax_stable", "softmax_stabel")),
        defined=ALL[:2],
        note=("« softmax_stable » n'est pas définie, mais « softmax_stabel »", "typing mistake"),
    ),
    "wrong_case": Trouble(
        _set(9, source=STABLE.replace("softmax_stable", "Softmax_Stable")),
        defined=ALL[:2],
        note=("« Softmax_Stable »", "“Softmax_Stable”"),
    ),
    "syntax_error_stays_in_its_cell": Trouble(
        _put(5, code("broken = (")), defined=(), order=(SCORES, "broken = (", NAIVE)
    ),
}


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=TROUBLES)
def test_trouble_with_cells(trouble: Trouble) -> None:
    """The program that runs, the note and the flags."""
    submission = admitted(changed(trouble.change))
    if trouble.defined:
        assert tuple(defined(submission)) == trouble.defined
    assert in_order(submission, *trouble.order), program(submission)
    for piece in trouble.absent:
        assert piece not in program(submission)
    if trouble.note is None:
        assert submission.notes == ()
    else:
        assert says(submission, *trouble.note), submission.notes
        assert len(submission.notes) <= 2
    assert submission.attention == trouble.flags


def test_course_copy_follows_the_student_copy_at_once() -> None:
    """Nobody gains by editing a given cell: nothing runs between the two."""
    submission = admitted(changed(_set(3, source=EDITED)))
    place = next(n for n, c in enumerate(submission.cells) if c.source == EDITED)
    assert submission.cells[place].kind == "given"
    assert submission.cells[place + 1].source == INPUTS
    assert submission.cells[place + 1].kind == "course"


def test_deleted_given_cell_brings_those_above_it() -> None:
    """The inputs need `torch`: the import runs before them although the student kept it."""
    submission = admitted(changed(_drop(3)))
    first = [c.source for c in submission.cells[:3]]
    assert first == [IMPORTS, "import checks", INPUTS]
    assert {c.kind for c in submission.cells[:3]} == {"course"}


def test_dropped_lines_keep_line_numbers() -> None:
    """A message that points to a line of the cell points to the line the student sees."""
    source = "!pip install a \\\n  b\n" + STABLE + '\nchecks.check("softmax_stable")'
    cell = named(admitted(changed(_set(9, source=source))), "softmax_stable")
    assert cell.source.split("\n") == ["pass", "", *STABLE.split("\n"), ""]


def test_shell_cells_stay_in_the_list() -> None:
    """So that the report can say that the cell was skipped."""
    submission = admitted(changed(_put(1, code("!ls"))))
    assert (submission.cells[0].kind, submission.cells[0].index) == ("shell", 1)


def test_exercise_of_another_name_keeps_its_id() -> None:
    """The grade_id names the cell, whatever it defines."""
    cell = named(admitted(changed(_set(9, source="x = 1"))), "softmax_stable")
    assert cell.source == "x = 1"


def test_exercise_without_id_is_named_by_what_it_defines() -> None:
    """The first exercise that the cell defines."""
    submission = admitted(changed(_strip_ids))
    assert [c.name for c in submission.cells if c.kind == "student"] == list(ALL)


# -- Kernels -------------------------------------------------------------------------------------


def _kernel(language: str | None, name: str, cells: Cells | None = None) -> bytes:
    kernel = {"name": name, "display_name": name}
    if language is not None:
        kernel["language"] = language
    return dumped(notebook(cells or released(), metadata={"kernelspec": kernel}))


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("python", "python2", "python2"),
        ("scala", "spylon", "spylon"),
        ("R", "ir", "ir"),
        (None, "my_kernel", "my_kernel"),
    ],
)
def test_python_under_another_kernel_is_graded(language: str | None, name: str, said: str) -> None:
    """The code decides, not the metadata; a note says so."""
    submission = admitted(_kernel(language, name))
    assert says(submission, f"« {said} »", f"“{said}”")
    assert submission.attention == ("other kernel",)
    assert defined(submission) == list(ALL)


def test_rules_are_read_only_when_none_are_given() -> None:
    """With rules at hand admission opens no file: this course has no folder."""
    assert not COURSE.root.exists()
    assert isinstance(admit(dumped(notebook(released())), "a", COURSE, rules=RULES), Submission)
    assert len(GIVEN) == 4
