"""Written questions: the instructor's answer in source/, a stub for students, nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from nbgrader.api import Gradebook
from toy_course import render

from autograder.admit import admit
from autograder.build import AuthoredTextError, HandEditedError, build, check_build
from autograder.course import Course
from autograder.errors import UsageError
from autograder.settings import Settings
from autograder.values import Submission

Edit = Callable[[str, str, str], None]

ROOT_QUESTION = """\
# %% [markdown] lang="fr"
# Une racine.

# %% [markdown] lang="en"
# A root.
"""
ANSWER_CELL = """
# %% [markdown] written="why"
#
"""
ANSWERS = """\
[why]
title = { fr = "Pourquoi la racine", en = "Why the root" }
answer.fr = "Parce que Pythagore additionne des carrés. La racine rend une longueur : √2 !"
answer.en = "Because Pythagoras adds up squares. The root gives back a length, and not an area: √2!"

[[why.rubric]]
points = 2
fr = "Nomme le théorème de Pythagore et ses carrés."
en = "Names the theorem of Pythagoras and its squares."

[[why.rubric]]
points = 0.5
fr = "Dit ce que devient l'unité de longueur."
en = "Says what becomes of the unit of length."
"""
REPOSITORY = Path(__file__).parents[2]


@pytest.fixture
def asking(course: Course, edit: Edit) -> Course:
    """The toy course with a written question, nothing built yet."""
    edit("solutions/ps1_toy.py", ROOT_QUESTION, ROOT_QUESTION + ANSWER_CELL)
    (course.solutions / "written_ps1.toml").write_text(ANSWERS, encoding="utf-8")
    return course


def cell(root: Path, tree: str) -> nbformat.NotebookNode:
    found = nbformat.read(root / tree / "ps1_toy" / "ps1_toy.ipynb", as_version=4)
    return next(c for c in found.cells if c.id == "written_why")


@pytest.mark.parametrize(
    ("language", "stub", "answer", "rubric"),
    [
        ("fr", "*Ta réponse ici.*", "longueur\u00a0: √2\u202f!", "- (0,5) Dit ce que"),
        (
            "en",
            "*Your answer here.*",
            "The root gives back a length, and not an area: √2!",
            "- (0.5) Says what",
        ),
    ],
)
def test_answer_and_rubric_are_the_instructors_alone(
    asking: Course, tmp_path: Path, language: str, stub: str, answer: str, rubric: str
) -> None:
    """source/ has them in a cell that nbgrader clears and that a person grades."""
    build(asking, Settings(), language=language, output=tmp_path / "out", render=render)  # type: ignore[arg-type]
    source = cell(tmp_path / "out", "source")
    assert answer in source.source
    assert rubric in source.source
    received = cell(tmp_path / "out", "release")
    assert received.source == stub
    for found in (source, received):
        assert found.cell_type == "markdown"
        grading = found.metadata.nbgrader
        assert (grading.grade, grading.solution, grading.locked) == (True, True, False)
        assert (grading.grade_id, grading.points) == ("written_why", 0.0)
    script = (tmp_path / "out" / "assignments/ps1_toy.py").read_text(encoding="utf-8")
    assert f'# %% [markdown] written="why"\n# {stub}\n' in script


def test_points_of_an_answer_are_the_settings(asking: Course, tmp_path: Path) -> None:
    """As those of an exercise; a name that is neither is told."""
    given = Settings(points={"ps1_toy": {"why": 3.0, "norm": 1.0}})
    build(asking, given, output=tmp_path / "out", render=render)
    source = cell(tmp_path / "out", "source")
    assert source.metadata.nbgrader.points == 3.0
    assert "sur 2,5** (dans ce cours, la question vaut 3)" in source.source
    for points, told in (
        ({"ps1_toy": {"wy": 3.0}}, r"'wy' is neither .* Did you mean 'why'\?"),
        ({"ps1_tyo": {"why": 3.0}}, r"no assignment of that name. Did you mean 'ps1_toy'\?"),
    ):
        with pytest.raises(UsageError, match=told):
            build(asking, Settings(points=points), output=tmp_path / "no", render=render)
    assert not (tmp_path / "no").exists()


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("written_ps1.toml", "[why", "[wy", r"no cell of the text has written='wy'. Did you"),
        ("written_ps1.toml", "[why", "[wy", r"no table \[why\], .* at line 34"),
        ("written_ps1.toml", '"Why the root"', '" "', r'toml:1: why.title: .* in "en"'),
        ("written_ps1.toml", "answer.fr", "answers.fr", r"why.answers: .* Did you mean 'answer'"),
        ("written_ps1.toml", "answer.fr", "answers.fr", r'why.answer: nothing is said in "fr"'),
        ("written_ps1.toml", "points = 0.5", "points = 0", r"entry 2: its points are 0"),
        ("written_ps1.toml", 'fr = "Dit', 'fr.x = "Dit', r'entry 2: nothing is said in "fr"'),
        ("written_ps1.toml", "points = 2", "points = ", r"not TOML"),
        ("ps1_toy.py", '"why"\n#', '"why"\n# Moi', r"py:34: the written answer why holds text"),
        ("ps1_toy.py", '"why"', '"why" lang="fr"', r"py:34: the written answer why is in no lang"),
        ("ps1_toy.py", '"why"', '"pour quoi"', r"py:34: the name 'pour quoi' may hold"),
        ("ps1_toy.py", ROOT_QUESTION, "", r"no text asks for the written answer why"),
        ("ps1_toy.py", ANSWER_CELL, ANSWER_CELL * 2, r"a second written 'why'"),
    ],
)
def test_mistake_of_an_author_is_named(
    asking: Course, tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    """With its file and line; nothing is built."""
    path = asking.solutions / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(AuthoredTextError, match=told):
        build(asking, Settings(), output=tmp_path / "out", render=render)
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("assignments/ps1_toy.py", "# Parce que Pythagore additionne\n# des carrés.\n"),
        ("assignments/ps1_toy.py", "# The root gives back a length, and not an area: √2!\n"),
        ("release/ps1_toy/checks.py", "'Nomme le théorème de Pythagore et ses carrés.'\n"),
        ("assignments/ps1_toy.py", "# Dit ce que devient l'unité de longueur.\n"),
    ],
)
def test_model_answer_or_rubric_in_what_students_get_is_a_leak(
    asking: Course, file: str, said: str
) -> None:
    """A sentence of either, in either language, wrapped or not."""
    build(asking, Settings(), output=asking.root, render=render)
    assert check_build(asking, Settings(), render=render).passed
    path = asking.root / file
    path.write_text(path.read_text(encoding="utf-8") + said, encoding="utf-8")
    found = check_build(asking, Settings(), language="en", render=render).findings
    (leak,) = [finding for finding in found if finding.kind == "leak"]
    assert leak.file == Path(file)
    assert leak.message.endswith("of solutions/written_ps1.toml, [why].")


def test_answer_of_a_student_is_work_and_no_code(asking: Course) -> None:
    """A build refuses to overwrite it, though not the stub; the grader runs nothing of it."""
    build(asking, Settings(), language="en", output=asking.root, render=render)
    build(asking, Settings(), output=asking.root, render=render)
    path = asking.root / "release/ps1_toy/ps1_toy.ipynb"
    found = nbformat.read(path, as_version=4)
    next(c for c in found.cells if c.id == "written_why").source = "def norm(a, b): return 5.0"
    nbformat.write(found, path)
    script = asking.root / "assignments/ps1_toy.py"
    answered = script.read_text(encoding="utf-8").replace("# *Ta réponse ici.*", "# x = 1 / 0")
    script.write_text(answered, encoding="utf-8")
    with pytest.raises(HandEditedError) as refused:
        build(asking, Settings(), output=asking.root, render=render)
    assert str(refused.value).count("contient un travail : written_why.") == 2
    for file in (path, script):
        submission = admit(file.read_bytes(), file.name, course=asking, assignment="ps1_toy")
        assert isinstance(submission, Submission)
        run = "\n".join(each.source for each in submission.cells)
        assert "def norm" in run
        assert "5.0" not in run
        assert "1 / 0" not in run


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nbgrader_makes_the_same_release(asking: Course, language: str) -> None:
    """`nbgrader generate_assignment` under the course's own configuration, gradebook and all."""
    config = (REPOSITORY / "nbgrader_config.py").read_text(encoding="utf-8")
    (asking.root / "nbgrader_config.py").write_text(config, encoding="utf-8")
    setting = f'c = get_config()\nc.AttentionCourse.language = "{language}"\n'
    (asking.root / "grading_config.py").write_text(setting, encoding="utf-8")
    settings = Settings(language=language, points={"ps1_toy": {"why": 2.0}})  # type: ignore[arg-type]
    build(asking, settings, output=asking.root, render=render)
    path = asking.root / "release/ps1_toy/ps1_toy.ipynb"
    before = path.read_bytes()
    path.unlink()
    commands = Path(sys.executable).parent
    subprocess.run(
        [commands / "nbgrader", "generate_assignment", "ps1_toy", "--force"],
        cwd=asking.root,
        env={**os.environ, "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}"},
        check=True,
        capture_output=True,
    )
    assert path.read_bytes() == before
    with Gradebook(f"sqlite:///{asking.root}/gradebook.db") as gradebook:
        kept = gradebook.find_grade_cell("written_why", "ps1_toy", "ps1_toy")
        assert (kept.max_score, kept.cell_type) == (2.0, "markdown")
