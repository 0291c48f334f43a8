"""Who handed in which file, and where a report goes."""

from __future__ import annotations

from pathlib import Path

import pytest

from autograder.submissions import find_submissions, report_names

NAME = "ps1_softmax"


def files(submitted: Path) -> dict[str, str | None]:
    return {
        found.student: found.file and str(found.file.relative_to(submitted / found.student))
        for found in find_submissions(submitted, NAME, ("checks.py",))
    }


def put(submitted: Path, *paths: str) -> None:
    for path in paths:
        (submitted / path).parent.mkdir(parents=True, exist_ok=True)
        (submitted / path).write_text("x")


def test_file_is_found_in_the_folder_of_the_assignment_and_beside_it(tmp_path: Path) -> None:
    put(tmp_path, f"a/{NAME}/{NAME}.ipynb", f"b/{NAME}.py", "c/homework.ipynb")
    assert files(tmp_path) == {
        "a": f"{NAME}/{NAME}.ipynb",
        "b": f"{NAME}.py",
        "c": "homework.ipynb",
    }


@pytest.mark.parametrize(
    ("others", "best"),
    [
        ([f"{NAME}/{NAME}.ipynb", f"{NAME}/{NAME}.py"], f"{NAME}/{NAME}.ipynb"),
        ([f"{NAME}/aaa.ipynb", f"{NAME}/{NAME}.py"], f"{NAME}/{NAME}.py"),
        ([f"{NAME}/{NAME} (1).ipynb", f"{NAME}/scratch.ipynb"], f"{NAME}/{NAME} (1).ipynb"),
        ([f"{NAME}.ipynb", f"{NAME}/other.ipynb"], f"{NAME}.ipynb"),
        ([f"{NAME}/PS1_Softmax.ipynb", f"{NAME}/b.ipynb"], f"{NAME}/PS1_Softmax.ipynb"),
    ],
    ids=["notebook-first", "exact-name-first", "name-inside", "beside", "any-case"],
)
def test_best_match_is_taken_and_the_others_are_named(
    tmp_path: Path, others: list[str], best: str
) -> None:
    put(tmp_path, *(f"a/{path}" for path in others))
    (found,) = find_submissions(tmp_path, NAME)
    assert found.file == tmp_path / "a" / best
    assert set(found.others) == {Path(p).name for p in others} - {Path(best).name}


def test_script_beside_a_notebook_is_a_rival_only_by_its_name(tmp_path: Path) -> None:
    put(tmp_path, *(f"a/{NAME}/{f}" for f in (f"{NAME}.ipynb", "mycode.py", "ps1 (1).py")))
    (found,) = find_submissions(tmp_path, NAME)
    assert found.others == ("ps1 (1).py",)


def test_given_files_checkpoints_and_other_assignments_are_no_submissions(tmp_path: Path) -> None:
    put(
        tmp_path,
        f"a/{NAME}/checks.py",
        f"a/{NAME}/.ipynb_checkpoints/{NAME}-checkpoint.ipynb",
        f"a/{NAME}/notes.txt",
        "a/ps2_self_attention.ipynb",
    )
    assert files(tmp_path) == {"a": None}


def test_loose_files_and_hidden_folders_belong_to_nobody(tmp_path: Path) -> None:
    put(tmp_path, f"{NAME}.ipynb", f".git/{NAME}/{NAME}.ipynb", f"a/{NAME}/{NAME}.ipynb")
    assert list(files(tmp_path)) == ["a"]


def test_links_are_not_followed_out_of_the_student_folder(tmp_path: Path) -> None:
    submitted = tmp_path / "submitted"
    secret = tmp_path / "secret"
    put(tmp_path, f"secret/{NAME}.ipynb")
    put(submitted, f"honest/{NAME}/real.ipynb")
    (submitted / "thief").mkdir()
    (submitted / "thief" / NAME).symlink_to(secret)
    (submitted / "copier" / NAME).mkdir(parents=True)
    (submitted / "copier" / NAME / f"{NAME}.ipynb").symlink_to(secret / f"{NAME}.ipynb")
    (submitted / "linked").symlink_to(secret)
    (submitted / "honest" / NAME / f"{NAME}.ipynb").symlink_to("real.ipynb")
    assert files(submitted) == {
        "copier": None,
        "honest": f"{NAME}/{NAME}.ipynb",
        "thief": None,
    }


def test_empty_class_is_empty(tmp_path: Path) -> None:
    assert find_submissions(tmp_path, NAME) == []


@pytest.mark.parametrize("name", ["alice", "José Núñez", "李雷", "o'neil+x@uni-1", "a.b_c"])
def test_harmless_names_stay_as_they_are(name: str) -> None:
    assert report_names([name]) == {name: name}


@pytest.mark.parametrize(
    "name",
    [
        "..",
        ".hidden",
        "-rf",
        "a\nb",
        "a\x1b[31m",
        "CON",
        "nul.txt",
        "x" * 300,
        "é" * 100,
        "e\u0301",
        "\u212b",
        "a\\b",
        "a:b",
        "trailing.",
        "\udcff",
        "a\u202eb",
        "",
    ],
)
def test_harmful_names_become_plain_ones(name: str) -> None:
    safe = report_names([name])[name]
    assert safe.isascii()
    assert safe.replace("-", "").replace("_", "").isalnum()
    assert 0 < len(safe) < 80


def test_no_two_students_share_a_file() -> None:
    students = ["Alice", "alice", "ALICE", "é", "e\u0301", "a:b", "a?b", "..", "...", "\udcff", ""]
    names = report_names(students)
    assert len({name.casefold() for name in names.values()}) == len(students)
    assert report_names(reversed(students)) == names


@pytest.mark.parametrize(
    ("paths", "best"),
    [
        ([f"{NAME}/devoir/{NAME}.ipynb"], f"{NAME}/devoir/{NAME}.ipynb"),
        ([f"{NAME}/a/x.ipynb", f"{NAME}/x.ipynb"], f"{NAME}/x.ipynb"),
        ([f"semaine 1/tp/{NAME}.py"], f"semaine 1/tp/{NAME}.py"),
        ([f"ps2_self_attention/{NAME}.ipynb"], None),
        ([f"{NAME}/ps2_self_attention.ipynb", f"{NAME}/z.py"], f"{NAME}/z.py"),
        ([f"{NAME}/.venv/x.py", f"{NAME}/__MACOSX/{NAME}.ipynb", f"{NAME}/venv/x.py"], None),
        ([f"{NAME}/{NAME}.ipynb.txt"], f"{NAME}/{NAME}.ipynb.txt"),
        ([f"{NAME}/{NAME}.html", f"{NAME}/a.py"], f"{NAME}/a.py"),
        ([f"{NAME}/export.html", f"{NAME}/data.csv"], f"{NAME}/export.html"),
        ([f"{NAME}/data.csv", f"{NAME}/timestamp.txt"], None),
    ],
    ids=[
        "sub-folder", "nearest", "beside", "other-assignment", "other-name-last", "tools",
        "browser", "page-last", "page-alone", "data",
    ],
)  # fmt: skip
def test_file_is_found_where_students_put_it(
    tmp_path: Path, paths: list[str], best: str | None
) -> None:
    put(tmp_path, *(f"a/{path}" for path in paths))
    assert files(tmp_path) == {"a": best}


def test_endless_folders_are_left(tmp_path: Path) -> None:
    put(tmp_path, f"a/{'x/' * 20}{NAME}.ipynb")
    (tmp_path / "a" / "loop").symlink_to(tmp_path / "a")
    assert files(tmp_path) == {"a": None}
