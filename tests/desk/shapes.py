"""A class of forty in the shapes of trouble that public forums show: what tools and people do to
a notebook between the editor and the teacher. Invented work, one honest answer in many clothes."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

NAME = "ps1_softmax"
Notebook = dict[str, Any]
Cell = dict[str, Any]


@dataclass(frozen=True)
class Shape:
    """files: by path in the student's folder of the assignment. work: whose code it holds.

    refused: words of the reason, where nothing can be graded.
    """

    student: str
    files: Mapping[str, bytes]
    work: str = "all"
    refused: str = ""


def shapes(release: Notebook, works: Mapping[str, Mapping[str, str]]) -> Iterator[Shape]:
    """works: for "all", "half" and "wrong" the source of each answered exercise."""
    notebooks = {work: filled(release, sources) for work, sources in works.items()}
    for work, notebook in notebooks.items():
        yield Shape(f"plain-{work}", {f"{NAME}.ipynb": dumped(notebook)}, work)
    whole = notebooks["all"]
    for name, change in CHANGES.items():
        changed = change(copy.deepcopy(whole))
        yield Shape(name, {f"{NAME}.ipynb": dumped(changed)})
    text = dumped(whole).decode()
    for file in (
        f"{NAME} (1).ipynb",
        f"Copie de {NAME.upper()}.ipynb",
        "devoir.ipynb",
        f"mon travail/semaine 1/{NAME}.ipynb",
        f"{NAME}.ipynb.txt",
        f"{NAME}.py",
    ):
        student = "file-" + re.sub(r"\W+", "-", file)
        yield Shape(student, {file: dumped(whole)})
    half = dumped(notebooks["half"])
    yield Shape("two-notebooks", {"brouillon.ipynb": half, f"{NAME}.ipynb": dumped(whole)})
    yield Shape("byte-order-mark", {f"{NAME}.ipynb": b"\xef\xbb\xbf" + dumped(whole)})
    yield Shape("utf-16", {f"{NAME}.ipynb": text.encode("utf-16")})
    yield Shape("text-after-the-end", {f"{NAME}.ipynb": dumped(whole) + b"\n]}"})
    crlf = text.replace("\\n", "\\r\\n").replace("\n", "\r\n")
    yield Shape("windows-line-ends", {f"{NAME}.ipynb": crlf.encode()})
    code = "import torch\n\n\n" + "\n\n\n".join(works["all"].values()) + "\n"
    yield Shape("script", {f"{NAME}.py": code.encode()})
    yield Shape("script-by-nbconvert", {f"{NAME}.py": nbconverted(whole).encode()})
    latin = "# Écrit à l'école, en français.\n" + code
    yield Shape("script-in-latin-1", {f"{NAME}.py": latin.encode("latin-1", "replace")})
    main = code + '\n\nif __name__ == "__main__":\n    print(input("?"))\n'
    yield Shape("script-with-main", {f"{NAME}.py": main.replace("\n", "\r\n").encode()})
    yield from _refused(text)


def _refused(text: str) -> Iterator[Shape]:
    cells_of_text = json.loads(text)
    for cell in cells_of_text["cells"]:
        cell["source"] = "Rien." if cell["cell_type"] == "markdown" else ""
    page = b"<!DOCTYPE html>\n<html><body>Sign in to continue</body></html>"
    conflict = text.replace('"cells": [', '"cells": [\n<<<<<<< HEAD\n', 1)
    for student, files, words in (
        ("zero-bytes", {f"{NAME}.ipynb": b""}, "empty"),
        ("cut-short", {f"{NAME}.ipynb": text[: len(text) // 2].encode()}, "cut short"),
        ("sign-in-page", {f"{NAME}.ipynb": page}, "web page"),
        ("exported-page", {f"{NAME}.html": page}, "web page"),
        ("conflict", {f"{NAME}.ipynb": conflict.encode()}, "git conflict"),
        ("no-code", {f"{NAME}.ipynb": json.dumps(cells_of_text).encode()}, "no code"),
        ("archive", {f"{NAME}.zip": b"PK\x03\x04" + bytes(80)}, "zip archive"),
        ("nothing", {}, "No file"),
    ):
        yield Shape(student, files, "", words)


def filled(release: Notebook, sources: Mapping[str, str]) -> Notebook:
    """The release with answers written in."""
    notebook = copy.deepcopy(release)
    for cell in notebook["cells"]:
        if grade_id(cell) in sources:
            cell["source"] = sources[grade_id(cell)]
    return notebook


def dumped(notebook: Notebook) -> bytes:
    return json.dumps(notebook, indent=1, ensure_ascii=False).encode()


def grade_id(cell: Cell) -> str:
    return str(cell["metadata"].get("nbgrader", {}).get("grade_id", ""))


def answers(notebook: Notebook) -> list[Cell]:
    return [
        cell for cell in notebook["cells"] if cell["metadata"].get("nbgrader", {}).get("solution")
    ]


def new_code(source: str) -> Cell:
    return {
        "cell_type": "code", "execution_count": 3, "metadata": {}, "outputs": [], "source": source
    }  # fmt: skip


# -- what tools do -------------------------------------------------------------------------------


def colab(notebook: Notebook) -> Notebook:
    notebook |= {"nbformat_minor": 0}
    notebook["metadata"] = {
        "colab": {"provenance": [], "toc_visible": True},
        "kernelspec": {"name": "python3", "display_name": "Python 3"},
        "accelerator": "GPU",
    }
    for number, cell in enumerate(notebook["cells"]):
        cell["metadata"] = {"id": f"xK{number:03d}", "colab": {"base_uri": "https://localhost/"}}
        cell.pop("id", None)
        cell["source"] = cell["source"].splitlines(keepends=True)
    mount = "from google.colab import drive\ndrive.mount('/content/drive')"
    notebook["cells"][:0] = [new_code("!pip install -q torch"), new_code(mount)]
    return notebook


def vs_code(notebook: Notebook) -> Notebook:
    notebook["metadata"] = {
        "kernelspec": {"display_name": ".venv (3.12.1)", "language": "python", "name": "python3"},
        "language_info": {"name": "python", "version": "3.12.1", "file_extension": ".py"},
    }
    for cell in notebook["cells"]:
        cell["metadata"] = {"vscode": {"languageId": "python"}} if "outputs" in cell else {}
        cell.pop("id", None)
    return notebook


def stripped(notebook: Notebook) -> Notebook:
    notebook["metadata"] = {}
    for cell in notebook["cells"]:
        cell["metadata"] = {}
    return notebook


def without_ids(notebook: Notebook) -> Notebook:
    for cell in notebook["cells"]:
        cell.pop("id", None)
    return notebook


def format_3(notebook: Notebook) -> Notebook:
    cells: list[Cell] = []
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cells.append({
                "cell_type": "code", "collapsed": False, "input": cell["source"],
                "language": "python", "metadata": cell["metadata"], "outputs": [],
                "prompt_number": 1,
            })  # fmt: skip
        else:
            cells.append({k: cell[k] for k in ("cell_type", "metadata", "source")})
    cells.insert(0, {"cell_type": "heading", "level": 2, "metadata": {}, "source": "Devoir"})
    return {
        "metadata": {"name": ""}, "nbformat": 3, "nbformat_minor": 0,
        "worksheets": [{"cells": cells, "metadata": {}}],
    }  # fmt: skip


def with_outputs(notebook: Notebook) -> Notebook:
    for cell in answers(notebook):
        picture = {"image/png": "iVBORw0KGgo" * 4000, "text/plain": ["<Figure>"]}
        cell["outputs"] = [
            {"output_type": "display_data", "metadata": {}, "data": picture},
            {"output_type": "error", "ename": "E", "evalue": "", "traceback": ["\x1b[31mold"]},
        ]
    return notebook


def lines_without_ends(notebook: Notebook) -> Notebook:
    for cell in notebook["cells"]:
        cell["source"] = cell["source"].split("\n")
    return notebook


# -- what people do ------------------------------------------------------------------------------


def copied_before(notebook: Notebook) -> Notebook:
    """A first try, copied to keep it, then written again below under the same id."""
    for cell in answers(notebook):
        old = copy.deepcopy(cell)
        old["source"] = re.sub(r"return .*", "return None", old["source"])
        notebook["cells"].insert(notebook["cells"].index(cell), old)
    return notebook


def stub_left_below(notebook: Notebook) -> Notebook:
    for cell in answers(notebook):
        stub = copy.deepcopy(cell)
        stub["id"] = f"copy_{cell['id']}"
        head = cell["source"].split('"""')[0]
        stub["source"] = f"{head}    raise NotImplementedError"
        notebook["cells"].insert(notebook["cells"].index(cell) + 1, stub)
    return notebook


def deleted(notebook: Notebook) -> Notebook:
    """All that is not an answer, the given cells and the checks too."""
    notebook["cells"] = answers(notebook)
    return notebook


def moved(notebook: Notebook) -> Notebook:
    """Each answer to the end, the last exercise first."""
    own = answers(notebook)
    rest = [cell for cell in notebook["cells"] if cell not in own]
    notebook["cells"] = rest + own[::-1]
    return notebook


def merged(notebook: Notebook) -> Notebook:
    first, *others = answers(notebook)
    first["source"] = "\n\n".join(cell["source"] for cell in (first, *others))
    notebook["cells"] = [cell for cell in notebook["cells"] if cell not in others]
    return notebook


def split(notebook: Notebook) -> Notebook:
    """The last line of every function in a cell of its own, which keeps the id of the first."""
    for cell in answers(notebook):
        above, _, below = cell["source"].rstrip().rpartition("\n")
        if not below.startswith("    "):
            continue
        rest = {**copy.deepcopy(cell), "id": f"rest_{cell['id']}", "source": below}
        cell["source"] = above
        notebook["cells"].insert(notebook["cells"].index(cell) + 1, rest)
    return notebook


def retyped(kind: str) -> Callable[[Notebook], Notebook]:
    def retype(notebook: Notebook) -> Notebook:
        for cell in answers(notebook)[:4]:
            cell["cell_type"] = kind
            del cell["outputs"], cell["execution_count"]
        return notebook

    return retype


def kernel(name: str, language: str) -> Callable[[Notebook], Notebook]:
    def change(notebook: Notebook) -> Notebook:
        notebook["metadata"]["kernelspec"] = {
            "name": name, "display_name": name, "language": language
        }  # fmt: skip
        return notebook

    return change


def magics(notebook: Notebook) -> Notebook:
    for cell in answers(notebook):
        cell["source"] = "%%time\n" + cell["source"]
    notebook["cells"].insert(3, new_code("%matplotlib inline\n%load_ext autoreload\n!nvidia-smi"))
    return notebook


def skipped_checks(notebook: Notebook) -> Notebook:
    """Every way to take a check cell out of nbgrader's grading."""
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade"):
            cell["metadata"]["tags"] = ["skip-execution", "raises-exception"]
            cell["metadata"]["nbgrader"] |= {"grade": False, "locked": False, "points": 0}
            cell["source"] = "1000.0"
    return notebook


CHANGES: dict[str, Callable[[Notebook], Notebook]] = {
    "colab": colab,
    "vs-code": vs_code,
    "stripped": stripped,
    "without-ids": without_ids,
    "format-3": format_3,
    "outputs": with_outputs,
    "lines-without-ends": lines_without_ends,
    "copied-before": copied_before,
    "stub-left-below": stub_left_below,
    "deleted": deleted,
    "moved": moved,
    "merged": merged,
    "split": split,
    "retyped-as-text": retyped("markdown"),
    "retyped-as-raw": retyped("raw"),
    "kernel-of-conda": kernel("conda-env-dl-py", "python"),
    "kernel-python-2": kernel("python2", "python"),
    "magics": magics,
    "skipped-checks": skipped_checks,
}


def nbconverted(notebook: Notebook) -> str:
    """What `jupyter nbconvert --to script` writes."""
    parts = ["#!/usr/bin/env python\n# coding: utf-8\n"]
    for number, cell in enumerate(notebook["cells"], 1):
        if cell["cell_type"] == "code":
            parts.append(f"# In[{number}]:\n\n\n{cell['source']}\n")
        else:
            parts.append("\n".join(f"# {line}".rstrip() for line in cell["source"].split("\n")))
    parts.append("# In[ ]:\n\n\nget_ipython().run_line_magic('matplotlib', 'inline')\n")
    return "\n\n".join(parts)
