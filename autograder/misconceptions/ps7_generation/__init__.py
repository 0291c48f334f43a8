"""Known mistakes of ps7_generation, a module an idea."""

from __future__ import annotations

from autograder.misconceptions.ps7_generation import (
    cache,
    generation,
    gpt2,
    loss,
    sampling,
    tokens,
)
from autograder.mistakes import Mistakes

MISTAKES = Mistakes()
for _part in (tokens, loss, sampling, generation, cache, gpt2):
    MISTAKES.all += _part.MISTAKES.all
