"""The graders of ps5_kernel_attention hold; a file of its own, as test_verify_ps1."""

from __future__ import annotations

import pytest
from whole import assert_the_graders_hold


@pytest.mark.slow
@pytest.mark.timeout(1500)
def test_the_graders_of_ps5_hold() -> None:
    assert_the_graders_hold("ps5_kernel_attention")
