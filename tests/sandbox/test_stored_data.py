"""What the hidden checks compare with is out of a student's reach."""

from __future__ import annotations

import pytest
from attacking import Attacker

from autograder.graders.gpt2_oracle import DATA

FILES = sorted(DATA.glob("*.safetensors"))


@pytest.mark.parametrize("name", [path.name for path in FILES])
def test_stored_answers_cannot_be_read(attacker: Attacker, name: str) -> None:
    assert (DATA / name).is_file()
    assert attacker.attempt("read", str(DATA / name)) in ("EACCES", "ENOENT")


def test_without_isolation_the_attempt_would_succeed(plain_attacker: Attacker) -> None:
    assert [plain_attacker.attempt("read", str(path)) for path in FILES] == ["done", "done"]
