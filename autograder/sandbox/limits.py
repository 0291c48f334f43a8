"""What one submission's process may use."""

from __future__ import annotations

from dataclasses import dataclass

DEFAULT_CALL_S = 5.0
DEFAULT_CELL_S = 10.0


@dataclass(frozen=True)
class Limits:
    """What one child may use.

    memory_bytes: beyond what the warm process already maps; cpu_s is a backstop, well above
    the wall-clock deadlines.
    """

    cell_s: float = DEFAULT_CELL_S
    call_s: float = DEFAULT_CALL_S
    load_s: float = 60.0  # all cells together
    submission_s: float = 300.0  # everything that the student's code does, reloads included
    memory_bytes: int = 2 << 30
    cpu_s: int = 300
    file_bytes: int = 16 << 20
    output_bytes: int = 64 << 10
    message_bytes: int = 16 << 20  # one answer, tensors included
