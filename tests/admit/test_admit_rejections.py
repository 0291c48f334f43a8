"""Files that cannot be graded, each with a reason that a student can act on; and no exception."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import pytest
from handed_in import (
    COURSE,
    RULES,
    SCORES,
    STABLE,
    admitted,
    check,
    code,
    dumped,
    markdown,
    notebook,
    rejected,
    released,
    says,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.admit import admit
from autograder.values import Rejection, Submission

WHOLE = dumped(notebook(released()))


def _zip(*names: str) -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as opened:
        for name in names:
            opened.writestr(name, "x")
    return archive.getvalue()


def _in_language(language: str, name: str, source: str) -> bytes:
    kernel = {"kernelspec": {"name": name, "display_name": name, "language": language}}
    return dumped(notebook([code(source)], metadata=kernel))


CONFLICT = WHOLE.replace(
    b' "metadata"', b'<<<<<<< HEAD\n "metadata"\n=======\n "metadata"\n>>>>>>> b\n', 1
)

REASONS: dict[str, tuple[bytes, str, str]] = {
    "empty": (b"", "est vide", "is empty"),
    "blank": (b" \r\n\t\n", "est vide", "is empty"),
    "zeros": (b"\0" * 4096, "est vide", "is empty"),
    "only_a_byte_order_mark": (b"\xef\xbb\xbf\n", "est vide", "is empty"),
    "too_large": (b" " * (64 << 20) + b"{}", "64 Mo", "64 MB"),
    "too_much_code": (dumped(notebook([code("x = 1\n" * 100_000)])), "256 ko", "256 kB"),
    "too_many_cells": (dumped(notebook([code("x")] * 1001)), "1000 cellules", "1000 code cells"),
    "truncated_in_a_string": (WHOLE[: WHOLE.index(b"softmax_naive") + 4], "tronqué", "cut short"),
    "truncated_in_a_list": (WHOLE[: WHOLE.index(b'"outputs"')], "tronqué", "cut short"),
    "truncated_half": (WHOLE[: len(WHOLE) // 2], "tronqué", "cut short"),
    "truncated_at_the_end": (WHOLE[:-1], "tronqué", "cut short"),
    "one_brace": (b"{", "tronqué", "cut short"),
    "missing_comma": (
        WHOLE.replace(b'"code",\n', b'"code"\n', 1),
        f"ligne {WHOLE[: WHOLE.index(b'code')].count(10) + 2}",
        "is damaged",
    ),
    "conflict_marks_around_the_whole": (
        b"<<<<<<< HEAD\r\n"
        + dumped(notebook([code(SCORES)]))
        + b"\r\n=======\r\n"
        + dumped(notebook([code(SCORES)]))
        + b"\r\n>>>>>>> b\r\n",
        "conflit git (« <<<<<<< ») à la ligne 1",
        "git conflict marks (“<<<<<<<”) at line 1",
    ),
    "nothing_but_empty_lists": (
        b'{"cells": [' + b"[]," * 4_000_001 + b"1]}",
        "imbriqué",
        "nested",
    ),
    "conflict_marks": (CONFLICT, "conflit git", "git conflict"),
    "no_cells": (b'{"a": 1}', "n'est pas un carnet", "is not a Jupyter notebook"),
    "empty_object": (b"{}", "n'est pas un carnet", "is not a Jupyter notebook"),
    "a_list": (b"[1, 2]", "n'est pas un carnet", "is not a Jupyter notebook"),
    "cells_a_string": (b'{"cells": "x"}', "n'est pas un carnet", "is not a Jupyter notebook"),
    "no_code_cells": (
        dumped(notebook([markdown("# hello")])),
        "aucune cellule de code",
        "no code cell",
    ),
    "no_cells_at_all": (dumped(notebook([])), "aucune cellule de code", "no code cell"),
    "empty_code_cells": (dumped(notebook([code("")])), "aucune cellule de code", "no code cell"),
    "deep_json": (b'{"cells":' + b"[" * 200_000, "trop profondément", "too deeply"),
    "deep_closed_json": (
        b'{"cells":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        "trop profondément",
        "too deeply",
    ),
    "zip": (_zip("ps1_softmax.ipynb"), "une archive zip", "a zip archive"),
    "docx": (_zip("word/document.xml"), "un document Word", "a Word document"),
    "xlsx": (_zip("xl/workbook.xml"), "un classeur Excel", "an Excel workbook"),
    "pdf": (b"%PDF-1.7\n%\xe2\xe3", "un document PDF", "a PDF document"),
    "html": (b"<!DOCTYPE html>\n<html><body>x", "une page web", "a web page"),
    "html_after_mark": (b"\xef\xbb\xbf\n<html>", "une page web", "a web page"),
    "png": (b"\x89PNG\r\n\x1a\n\0\0", "une image PNG", "a PNG image"),
    "gzip": (b"\x1f\x8b\x08\0", "une archive gzip", "a gzip archive"),
    "binary": (bytes(range(256)) * 8, "un fichier binaire", "a binary file"),
    "prose": (b"Bonjour, voici mon devoir.\n", "pas de code Python", "no Python code"),
    "r": (
        _in_language("R", "ir", "softmax_stable <- function(x) {\n  exp(x)\n}"),
        "est écrit en R,",
        "written in R,",
    ),
    "julia": (
        _in_language("julia", "julia-1.9", "function softmax_stable(x)\n  exp.(x)\nend"),
        "est écrit en Julia,",
        "written in Julia,",
    ),
    "julia_by_its_kernel": (
        dumped(notebook([code("f(x) = 2x")], metadata={"kernelspec": {"name": "julia-1.10"}})),
        "est écrit en Julia,",
        "written in Julia,",
    ),
}


@pytest.mark.parametrize(("data", "fr", "en"), REASONS.values(), ids=REASONS)
def test_reason_of_a_rejection(data: bytes, fr: str, en: str) -> None:
    """The reason names what was seen, in both languages, and the assignment is still known."""
    rejection = rejected(data, "ps1_softmax (1).ipynb", student="bob")
    assert fr in rejection.reason.fr
    assert en in rejection.reason.en
    assert (rejection.assignment, rejection.student) == ("ps1_softmax", "bob")
    assert rejection.file == "ps1_softmax (1).ipynb"


def test_text_after_the_end_is_ignored_with_a_note() -> None:
    """Two notebooks glued together: the first counts."""
    submission = admitted(WHOLE + WHOLE)
    assert [c.source for c in submission.cells] == [c.source for c in admitted(WHOLE).cells]
    assert "ignoré" in submission.notes[0].fr


def test_outputs_do_not_make_a_notebook_too_large() -> None:
    """30 MiB of picture: more than the code alone could ever be, less than `collect` takes."""
    cell = code(SCORES)
    cell["outputs"] = [{"output_type": "display_data", "data": {"image/png": "A" * (30 << 20)}}]
    assert [c.source for c in admitted(dumped(notebook([cell]))).cells if c.kind == "student"] == [
        SCORES
    ]


def test_conflict_marks_of_a_script_are_named_with_their_line() -> None:
    """Each statement that Python can read still counts."""
    marked = f"{SCORES}\n<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> b\n"
    script = admitted(marked.encode(), "ps1_softmax.py")
    assert says(script, "conflit git (« <<<<<<< ») à la ligne 3", "at line 3")
    plain = admitted(f"{SCORES}\nx = 1\n=======\n".encode(), "ps1_softmax.py")
    assert plain.notes == ()


def test_python_file_with_a_notebook_name_is_graded() -> None:
    """And the other way round; both are noted and flagged."""
    script = admitted(f"{SCORES}\n\n{STABLE}\n".encode(), "ps1_softmax.ipynb")
    assert "script Python" in script.notes[0].fr
    whole = admitted(WHOLE, "ps1_softmax.py")
    assert "carnet Jupyter" in whole.notes[0].fr
    assert script.attention == whole.attention == ("other kind of file",)


# -- Nothing raises ------------------------------------------------------------------------------

NAMES = st.sampled_from(["ps1_softmax.ipynb", "ps1_softmax.py", "x.ipynb", "", "a/b\\c", "\ud800"])
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([STABLE, "%%bash\nx", "!ls", "checks.check(1)", "given_inputs", "code"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["cells", "source", "metadata", "cell_type", "nbgrader", "grade_id", "worksheets"]
            ),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


def _spoilt(content: Any, path: list[int], value: Any) -> Any:
    """`content` with the value at some place replaced."""
    if not path or not isinstance(content, (dict, list)) or not content:
        return value
    keys = list(content) if isinstance(content, dict) else list(range(len(content)))
    key = keys[path[0] % len(keys)]
    content[key] = _spoilt(content[key], path[1:], value)
    return content


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=200), NAMES)
def test_random_bytes_never_raise(data: bytes, file: str) -> None:
    """Anything becomes a Submission or a Rejection."""
    result = admit(data, file, COURSE, rules=RULES, assignment="ps1_softmax")
    assert isinstance(result, (Submission, Rejection))


@settings(max_examples=300, deadline=None)
@given(st.lists(st.integers(0, 20), max_size=5), JSON, NAMES)
def test_spoilt_notebooks_never_raise(path: list[int], value: Any, file: str) -> None:
    """A notebook with anything anywhere becomes a Submission or a Rejection."""
    spoilt = _spoilt(notebook(released()), path, value)
    data = json.dumps(spoilt).encode()
    result = admit(data, file, COURSE, rules=RULES)
    assert isinstance(result, (Submission, Rejection))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(WHOLE)), st.binary(max_size=8), st.integers(0, 60))
def test_damaged_bytes_never_raise(place: int, put: bytes, lost: int) -> None:
    """A notebook with bytes lost or changed becomes a Submission or a Rejection."""
    result = admit(WHOLE[:place] + put + WHOLE[place + lost :], "a.ipynb", COURSE, rules=RULES)
    assert isinstance(result, (Submission, Rejection))


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.sampled_from([SCORES, STABLE, "%%time", "!ls", "x = (", "'''", "# %%", "    y"]),
            st.text(max_size=20),
        ),
        max_size=8,
    ),
    st.booleans(),
)
def test_odd_sources_never_raise(sources: list[str], as_script: bool) -> None:
    """Cells of anything, in a notebook or in a script."""
    if as_script:
        data = "\n".join(sources).encode("utf-8", "replace")
        result = admit(data, "ps1_softmax.py", COURSE, rules=RULES)
    else:
        cells = [*map(code, sources), check("softmax_stable")]
        data = json.dumps(notebook(cells)).encode()
        result = admit(data, "ps1_softmax.ipynb", COURSE, rules=RULES)
    assert isinstance(result, (Submission, Rejection))
