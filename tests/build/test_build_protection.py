"""A build overwrites nothing that somebody wrote, and says what to do with it."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from toy_course import render

from autograder.build import HandEditedError, build, check_build
from autograder.build.protection import hand_edits, unknown_files
from autograder.course import Course
from autograder.errors import UsageError
from autograder.settings import Settings
from autograder.text import Language

Edit = Callable[[str, str, str], None]
SCRIPT = Path("assignments/ps1_toy.py")
RELEASED = Path("release/ps1_toy/ps1_toy.ipynb")
STUB = "raise NotImplementedError"


@pytest.fixture
def fresh(built_once: Path) -> Path:
    """What a build of the unchanged texts writes: the trees as they were built."""
    return built_once


def contents(root: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


def found(course: Course, fresh: Path) -> list[tuple[Path, str]]:
    return [(edit.file, edit.found.en) for edit in hand_edits(course.root, fresh, course)]


def in_notebook(course: Course, change: Callable[[nbformat.NotebookNode], None]) -> None:
    path = course.root / RELEASED
    held = nbformat.read(path, as_version=4)
    change(held)
    nbformat.write(held, path)


def answer(held: nbformat.NotebookNode) -> None:
    cell = next(c for c in held.cells if c.id == "double")
    cell.source = cell.source.replace(STUB, "return 2.0 * x")


def half_an_answer(held: nbformat.NotebookNode) -> None:
    cell = next(c for c in held.cells if c.id == "norm")
    cell.source = cell.source.replace(STUB, f"big = max(squares)\n    {STUB}")


def note(held: nbformat.NotebookNode) -> None:
    held.cells.append(nbformat.v4.new_markdown_cell("Revoir la racine."))


def figure(held: nbformat.NotebookNode) -> None:
    next(c for c in held.cells if c.id == "figure_norm").source = "print(1)"


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (answer, "double"),
        (half_an_answer, "norm"),
        (note, "“Revoir la racine.”"),
        (figure, "#9 “print(1)”"),
    ],
)
def test_work_in_a_released_notebook_is_seen(
    built: Course, fresh: Path, change: Callable[[nbformat.NotebookNode], None], named: str
) -> None:
    """An answer, one under way above its stub, a note, a changed figure."""
    in_notebook(built, change)
    ((file, message),) = found(built, fresh)
    assert file == RELEASED
    assert message.startswith("holds somebody's work: ")
    assert message.endswith(f"{named}.")


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        (f'2x"""\n    {STUB}', '2x"""\n    return 2.0 * x', "double"),
        (f"[a, b]\n    {STUB}", f"[a, b]\n    big = max(squares)\n    {STUB}", "norm"),
        ("# Une racine.", "# Une racine. (Revoir.)", "#7 “Une racine. (Revoir.)”"),
        ("# print(norm(3.0, 4.0))", "# print(norm(5.0, 12.0))", "figure_norm"),
        ('# checks.check("norm", norm)', '# checks.check("norm", print)', "norm_check"),
    ],
)
def test_work_in_a_script_is_seen(
    built: Course, fresh: Path, edit: Edit, old: str, new: str, named: str
) -> None:
    """The same, cell by cell, without Jupyter."""
    edit(str(SCRIPT), old, new)
    assert found(built, fresh) == [(SCRIPT, f"holds somebody's work: {named}.")]


def test_exercises_are_named_first(built: Course, fresh: Path, edit: Edit) -> None:
    """They are what a student looks for in the message."""
    edit(str(SCRIPT), "# # Doubler et", "# # Tripler et")
    edit(str(SCRIPT), f'2x"""\n    {STUB}', '2x"""\n    return 2.0 * x')
    edit(str(SCRIPT), f"[a, b]\n    {STUB}", "[a, b]\n    return 5.0")
    ((_, message),) = found(built, fresh)
    assert message.startswith("holds somebody's work: double, norm, #2 “# Tripler et")


def test_what_a_student_only_opened_is_no_work(built: Course, fresh: Path) -> None:
    """Outputs, an empty last cell, a deleted text, line ends and a byte order mark lose nothing."""

    def opened(held: nbformat.NotebookNode) -> None:
        del held.cells[0]
        held.cells[-1].outputs = [nbformat.v4.new_output("stream", text="5.0\n")]
        held.cells.append(nbformat.v4.new_code_cell("  \n"))

    in_notebook(built, opened)
    text = (built.root / SCRIPT).read_text(encoding="utf-8")
    (built.root / SCRIPT).write_bytes(("\ufeff" + text).replace("\n", "\r\n").encode())
    assert found(built, fresh) == []


def test_changed_text_is_not_taken_for_work(built: Course, fresh: Path, tmp_path: Path) -> None:
    """What the last build wrote is known, though a fresh build writes something else."""
    other = tmp_path / "other"
    shutil.copytree(fresh, other)
    for file in (SCRIPT, RELEASED, Path("source/ps1_toy/ps1_toy.ipynb")):
        text = (other / file).read_text(encoding="utf-8")
        changed = text.replace("Une racine", "Deux racines").replace("squares =", "sides =")
        assert changed != text
        (other / file).write_text(changed, encoding="utf-8")
    assert found(built, other) == []
    in_notebook(built, answer)
    assert [file for file, _ in found(built, other)] == [RELEASED]


def test_without_a_record_only_code_is_work(built: Course, fresh: Path, edit: Edit) -> None:
    """Files of a build that recorded nothing: their texts cannot be told from a student's."""
    for file in (RELEASED, Path("source/ps1_toy/ps1_toy.ipynb")):
        held = nbformat.read(built.root / file, as_version=4)
        del held.metadata["autograder"]["received"]
        nbformat.write(held, built.root / file)
    edit(str(SCRIPT), "# Une racine.", "# Une vieille racine.")
    assert found(built, fresh) == []
    edit(str(SCRIPT), f'2x"""\n    {STUB}', '2x"""\n    return 2.0 * x')
    assert found(built, fresh) == [(SCRIPT, "holds somebody's work: double.")]


@pytest.mark.parametrize(
    ("file", "content"), [(RELEASED, '{"cells": ['), (SCRIPT, "# ---\n# a: [\n# ---\nx = 1\n")]
)
def test_file_that_cannot_be_read_may_be_work(
    built: Course, fresh: Path, file: Path, content: str
) -> None:
    """Half of a notebook is still somebody's."""
    (built.root / file).write_text(content, encoding="utf-8")
    ((named, message),) = found(built, fresh)
    assert named == file
    assert "the whole file" in message or "x = 1" in message


def test_file_beside_a_released_notebook_would_be_deleted(built: Course, fresh: Path) -> None:
    """nbgrader empties the folder; what it copies from source/ comes back, checkpoints may go."""
    for file in (
        "release/ps1_toy/draft.ipynb",
        "release/ps1_toy/.ipynb_checkpoints/ps1_toy-checkpoint.ipynb",
        "release/ps1_toy/data.csv",
        "source/ps1_toy/data.csv",
    ):
        (built.root / file).parent.mkdir(exist_ok=True)
        (built.root / file).write_text("{}", encoding="utf-8")
    edits = list(unknown_files(built.root, fresh, built))
    assert [str(edit.file) for edit in edits] == ["release/ps1_toy/draft.ipynb"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_build_refuses_and_its_commands_save_the_work(
    built: Course, edit: Edit, language: Language
) -> None:
    """Nothing is written; then the commands of the message are run, and the build passes."""
    in_notebook(built, answer)
    (built.root / "release/ps1_toy/draft.txt").write_text("brouillon", encoding="utf-8")
    edit(str(SCRIPT), f"[a, b]\n    {STUB}", "[a, b]\n    return 5.0")
    edit("solutions/ps1_toy.py", "# Une racine.", "# Une racine carrée.")
    # An older copy that a careless command would lose.
    older = built.root / "work/ps1_toy.py"
    older.parent.mkdir()
    older.write_text("mine = 1\n", encoding="utf-8")
    before = contents(built.root)
    with pytest.raises(HandEditedError) as raised:
        build(built, Settings(), render=render, language=language)
    assert contents(built.root) == before
    assert isinstance(raised.value, UsageError)
    message = str(raised.value)
    holds = {"fr": "contient un travail : ", "en": "holds somebody's work: "}[language]
    assert f"{built.root / SCRIPT} {holds}norm." in message
    assert f"{built.root / RELEASED} {holds}double." in message
    assert "draft.txt" in message
    assert {"fr": "Rien n'a été écrit.", "en": "Nothing was written."}[language] in message

    commands = [line.strip() for line in message.split("\n") if line.startswith("  mkdir")]
    assert len(commands) == 2
    assert f"mv {shlex.quote(str(built.root / 'release/ps1_toy'))} " in "".join(commands)
    for command in commands:
        subprocess.run(command, shell=True, check=True)
    build(built, Settings(), render=render, language=language)
    assert older.read_text(encoding="utf-8") == "mine = 1\n"
    assert b"return 5.0" in (built.root / "work-2/ps1_toy.py").read_bytes()
    assert b"return 2.0 * x" in (built.root / "work/ps1_toy/ps1_toy.ipynb").read_bytes()
    assert (built.root / "work/ps1_toy/draft.txt").read_bytes() == b"brouillon"


def test_build_elsewhere_protects_what_is_there(built: Course, tmp_path: Path) -> None:
    """`--output` overwrites no work either; it empties no folder, so other files may stay."""
    elsewhere = tmp_path / "elsewhere"
    build(built, Settings(), output=elsewhere, render=render)
    extra = elsewhere / "release/ps1_toy/draft.txt"
    extra.write_text("brouillon", encoding="utf-8")
    build(built, Settings(), output=elsewhere, render=render)
    assert extra.is_file()
    script = elsewhere / SCRIPT
    text = script.read_text(encoding="utf-8").replace(f"    {STUB}", "    return 1.0")
    script.write_text(text, encoding="utf-8")
    with pytest.raises(HandEditedError, match=r"ps1_toy\.py contient un travail : double, norm\."):
        build(built, Settings(), output=elsewhere, render=render)
    assert script.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("language", "told"), [("fr", "contient un travail : double."), ("en", "work: double.")]
)
def test_check_calls_written_files_edited(built: Course, language: Language, told: str) -> None:
    """Not stale: `autograder build` would not write them."""
    in_notebook(built, answer)
    result = check_build(built, Settings(), language=language, render=render)
    finding = next(f for f in result.findings if f.file == RELEASED)
    assert finding.kind == "edited"
    assert told in finding.message
    assert "mkdir -p" in finding.message


def test_check_calls_an_edited_source_edited(built: Course, edit: Edit) -> None:
    """An author's edit is no stale file either."""
    edit("source/ps1_toy/ps1_toy.ipynb", "return x + x", "return 2 * x")
    kinds = {
        f.file.parts[0]: f.kind for f in check_build(built, Settings(), render=render).findings
    }
    assert kinds["source"] == "edited"
