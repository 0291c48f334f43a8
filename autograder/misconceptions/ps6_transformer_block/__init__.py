"""Known mistakes of ps6_transformer_block, each a small wrong program with three levels of hint.

Keys of the shared list (PE-2, LN-1, BK-9) stand where the list has the idea; keys in PS6- are this
assignment's own.
"""

from __future__ import annotations

from autograder.misconceptions.ps6_transformer_block import backward, blocks, layers, positions
from autograder.mistakes import Mistakes

MISTAKES = Mistakes()
for _part in (positions, layers, backward, blocks):
    MISTAKES.all.extend(_part.MISTAKES.all)
