"""Hidden inputs come from the seed alone; settings are read, checked and explained."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
import torch

from autograder.catalogue import attention_course
from autograder.draw import Draw
from autograder.errors import UsageError
from autograder.settings import CONFIG_FILE, find_root, load_settings, secret_seed


def test_draws_depend_on_seed_and_check_alone() -> None:
    first = Draw("s", "rows_sum_to_one").normal(3, 4)
    assert torch.equal(first, Draw("s", "rows_sum_to_one").normal(3, 4))
    assert not torch.equal(first, Draw("t", "rows_sum_to_one").normal(3, 4))
    assert not torch.equal(first, Draw("s", "another").normal(3, 4))


def test_float32_draws_are_the_float64_ones_rounded() -> None:
    double = Draw("s", "c").normal(5, scale=3.0)
    assert torch.equal(Draw("s", "c").normal(5, scale=3.0, dtype=torch.float32), double.float())


def test_defaults_hold_without_a_file(tmp_path: Path) -> None:
    settings = load_settings(tmp_path)
    assert (settings.language, settings.hint_level, settings.device) == ("fr", 1, "all")
    course = attention_course(tmp_path)
    ps1 = course.assignment("ps1_softmax")
    assert settings.points_of(ps1, ps1.exercise("softmax_stable")) == 4.0


def test_points_are_laid_over_the_catalogue(tmp_path: Path) -> None:
    (tmp_path / CONFIG_FILE).write_text(
        "c = get_config()\n"
        "c.AttentionCourse.language = 'en'\n"
        "c.AttentionCourse.points = {'ps1_softmax': {'softmax_stable': 7}}\n"
    )
    settings = load_settings(tmp_path)
    ps1 = attention_course(tmp_path).assignment("ps1_softmax")
    assert settings.language == "en"
    assert settings.points_of(ps1, ps1.exercise("softmax_stable")) == 7.0
    assert settings.points_of(ps1, ps1.exercise("softmax_naive")) == 2.0


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("c.AttentionCourse.language = 'de'", "language"),
        ("c.AttentionCourse.langage = 'fr'", "langage is not a setting"),
        ("c.AttentionCourse.points = {'ps1_softmax': {'softmax_stable': -1}}", "at least 0"),
        ("c.AttentionCourse.hint_level = 4", "hint_level"),
        ("c.AttentionCourse.points = {'ps1_softmax'", "cannot be read"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, line: str, word: str) -> None:
    (tmp_path / CONFIG_FILE).write_text(f"c = get_config()\n{line}\n")
    with pytest.raises(UsageError, match=word):
        load_settings(tmp_path)


def test_the_secret_seed_is_made_once_and_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AUTOGRADER_SEED", raising=False)
    seed = secret_seed(tmp_path)
    assert seed == secret_seed(tmp_path)
    assert len(seed) == 32
    mode = (tmp_path / ".autograder" / "seed").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600
    monkeypatch.setenv("AUTOGRADER_SEED", "from-the-environment")
    assert secret_seed(tmp_path) == "from-the-environment"


def test_root_is_found_from_a_folder_below(tmp_path: Path) -> None:
    (tmp_path / CONFIG_FILE).write_text("")
    below = tmp_path / "submitted" / "x"
    below.mkdir(parents=True)
    assert find_root(below) == tmp_path
