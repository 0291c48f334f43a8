"""From what was typed to what is meant."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from autograder.catalogue import PS1, attention_course
from autograder.cli.find import find_assignment, find_exercise, find_file
from autograder.course import Assignment, Course, Exercise
from autograder.errors import UsageError
from autograder.text import same


def course_with_document_numbers() -> Course:
    """The numbers of the documents meet those of the catalogue: 3.1 and 3.2 mean two each."""

    def exercise(id: str, name: str, number: str = "") -> Exercise:
        return Exercise(id, (name,), 1.0, same(name), document_number=number)

    ps2 = Assignment("ps2", same("two"), (exercise("2.6", "transfer_weights", "3.1"),))
    ps3 = Assignment(
        "ps3", same("three"), (exercise("3.1", "causal_mask"), exercise("3.2", "after"))
    )
    ps4 = Assignment("ps4", same("four"), (exercise("4.2", "exercise_3_2", "3.2"),))
    return replace(attention_course(Path()), assignments=(PS1, ps2, ps3, ps4))


COURSE = course_with_document_numbers()


@pytest.mark.parametrize("wanted", ["softmax_stable", "1.4"])
def test_exercise_is_found_by_name_and_by_unambiguous_number(wanted: str) -> None:
    assert find_exercise(COURSE, PS1, wanted, "fr").name == "softmax_stable"
    assert find_exercise(COURSE, None, wanted, "fr").name == "softmax_stable"


@pytest.mark.parametrize(
    ("number", "names"),
    [("3.1", ("transfer_weights", "causal_mask")), ("3.2", ("exercise_3_2", "after"))],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_number_of_the_documents_asks_which_one_is_meant(
    number: str, names: tuple[str, str], language: str
) -> None:
    with pytest.raises(UsageError) as asked:
        find_exercise(COURSE, None, number, language)  # type: ignore[arg-type]
    for name in names:
        assert f"--exercise {name}" in str(asked.value)
    assert ("Which one?" if language == "en" else "Lequel ?") in str(asked.value)


def test_name_is_taken_even_where_a_number_is_shared() -> None:
    assert find_exercise(COURSE, None, "transfer_weights", "fr").id == "2.6"
    assert find_exercise(COURSE, None, "2.6", "fr").name == "transfer_weights"


def test_near_miss_is_offered() -> None:
    with pytest.raises(UsageError, match="Did you mean softmax_stable"):
        find_exercise(COURSE, PS1, "sofmax_stable", "en")
    with pytest.raises(UsageError, match="Voulais-tu dire softmax_stable"):
        find_exercise(COURSE, PS1, "sofmax_stable", "fr")


def test_unknown_exercise_lists_those_that_exist() -> None:
    with pytest.raises(UsageError) as unknown:
        find_exercise(COURSE, PS1, "zzz", "en")
    assert "Did you mean" not in str(unknown.value)
    assert "attention_scores, normalize_by_sum" in str(unknown.value)
    assert "causal_mask" not in str(unknown.value)


def test_exercise_of_another_assignment_says_which() -> None:
    with pytest.raises(UsageError, match="causal_mask belongs to ps3, and this file is ps1"):
        find_exercise(COURSE, PS1, "causal_mask", "en")


def test_assignment_is_found_and_near_misses_are_offered() -> None:
    assert find_assignment(COURSE, "ps1_softmax", "en") == PS1
    assert find_assignment(COURSE, "ps1_softmax/", "en") == PS1
    with pytest.raises(UsageError, match=r"Did you mean ps1_softmax\?.*There are: ps1_softmax"):
        find_assignment(COURSE, "ps1_sotfmax", "en")


def test_file_is_found_or_a_near_one_is_offered(tmp_path: Path) -> None:
    path = tmp_path / "ps1_softmax.py"
    path.write_text("")
    assert find_file(path, "en", COURSE, "autograder check") == path
    with pytest.raises(UsageError, match=r"No such file.*Did you mean ps1_softmax\.py"):
        find_file(tmp_path / "ps1_sotfmax.py", "en", COURSE, "autograder check")
    with pytest.raises(UsageError, match="No such file"):
        find_file(tmp_path / "nowhere" / "x.py", "en", COURSE, "autograder check")


def test_folder_is_refused_with_the_command_to_type(tmp_path: Path) -> None:
    (tmp_path / "ps1_softmax.ipynb").write_text("{}")
    with pytest.raises(UsageError) as refused:
        find_file(tmp_path, "en", COURSE, "autograder check")
    assert f"autograder check {tmp_path / 'ps1_softmax.ipynb'}" in str(refused.value)
