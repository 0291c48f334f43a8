"""The graders of ps1_softmax hold; in a file of its own, for another worker to take the next."""

from __future__ import annotations

import pytest
from whole import assert_the_graders_hold


@pytest.mark.slow
@pytest.mark.timeout(1500)
def test_the_graders_of_ps1_hold() -> None:
    assert_the_graders_hold("ps1_softmax")
