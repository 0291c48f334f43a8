"""Published inputs of the blocks of ps6_transformer_block.

Attributes of a block have names of the student's own: parameters of one shape are all given the
same numbers, which tells nearly every mistake of construction whatever the names are.

Sentences, tokens, sources, sizes of tokens and of heads, heads and inner sizes are all different.
"""

from __future__ import annotations

import torch
from torch import Tensor

from autograder.build.visible.lines import facts, gradient, values
from autograder.build.visible.spec import Call, Layer, TorchBlock, VisibleCheck, VisibleExercise
from autograder.build.visible.visible_ps2 import decimals, upstream
from autograder.text import Text

# b = 2, T = 5, S = 3; d = 21, H = 3, hence d_h = 7; d_ff = 8.
SIZES = (21, 3, 8)
X = decimals(2, 5, 21, start=4)
MEMORY = decimals(2, 3, 21, start=9) + 1
LONG = decimals(2, 6, 21, start=15)
MASK = torch.tensor(
    [
        [False, True, False, False, True],
        [True, True, False, True, False],
        [False, False, False, False, True],
        [True, False, True, True, True],
        [False, True, True, False, False],
    ]
)


def block(norm_first: bool | None = None, dropout: float = 0.0) -> Layer:
    options: dict[str, object] = {"dropout": dropout} if dropout else {}
    if norm_first is not None:
        options["norm_first"] = norm_first
    return Layer(SIZES, options, alike=SIZES, evaluation=bool(dropout))


def _orders(*rest: Tensor) -> tuple[VisibleCheck, ...]:
    """What is asked of both blocks, by order. rest: the memory of a decoder."""
    return (
        values(
            "pre_norm",
            "*Pre-norm*, l'ordre par défaut, sur 2 phrases de 5 jetons de taille 21.",
            "Pre-norm, the default order, on 2 sentences of 5 tokens of size 21.",
            Call((X, *rest), layer=block()),
            Call((X[:, :1], *rest), layer=block(True)),
        ),
        values(
            "post_norm",
            "*Post-norm*, avec `norm_first=False`.",
            "Post-norm, with `norm_first=False`.",
            Call((X, *rest), layer=block(False)),
            Call((X[:1], *(r[:1] for r in rest)), layer=block(False)),
        ),
        values(
            "small",
            "Des jetons tout petits, où l'ε des normes se voit.",
            "Very small tokens, on which the ε of norms shows.",
            Call((X / 1000, *rest), layer=block()),
            Call((X / 1000, *rest), layer=block(False)),
        ),
        values(
            "evaluation",
            "Après `.eval()`, le dropout ne fait plus rien.",
            "After `.eval()` dropout does nothing any more.",
            Call((X, *rest), layer=block(True, 0.4)),
            Call((X, *rest), layer=block(False, 0.4)),
        ),
    )


def _manners(*args: Tensor) -> tuple[VisibleCheck, ...]:
    return (
        gradient(
            "Le gradient remonte jusqu'aux entrées.",
            "The gradient reaches the inputs.",
            Call(args, layer=block(), upstream=(upstream(2, 5, 21),)),
            Call(args, layer=block(False), upstream=(upstream(2, 5, 21),)),
        ),
        *facts(Call(args, layer=block())),
    )


def _loads(of: str, name: str, fr: str, en: str, *inputs: Tensor) -> VisibleCheck:
    calls = tuple(
        Call(inputs=inputs, torch_block=TorchBlock(of, SIZES, norm_first))
        for norm_first in (True, False)
    )
    loader = "load_torch_decoder" if of == "DecoderBlock" else "load_torch_encoder"
    return VisibleCheck(
        name, "block_loaded", Text(fr, en), calls, of=loader, parameters=("block", "layer")
    )


BLOCKS: dict[str, VisibleExercise] = {
    "EncoderBlock": VisibleExercise(
        ("x", "mask"),
        (
            *_orders(),
            values(
                "mask",
                "Un masque cache les cases où il vaut `True`, dans les deux ordres.",
                "A mask hides the cells where it is `True`, in both orders.",
                Call((X,), {"mask": MASK}, layer=block()),
                Call((X, MASK), layer=block(False)),
            ),
            *_manners(X, MASK),
        ),
    ),
    "DecoderBlock": VisibleExercise(
        ("x", "memory"),
        (
            *_orders(MEMORY),
            values(
                "source",
                "Une source plus longue que la cible est lue en entier.",
                "A source that is longer than the target is read whole.",
                Call((X,), {"memory": LONG}, layer=block()),
                Call((X, X.flip(1)), layer=block(False)),
            ),
            *_manners(X, MEMORY),
        ),
    ),
    "load_torch_encoder": VisibleExercise(
        ("block", "layer"),
        (
            _loads(
                "EncoderBlock",
                "encoder",
                "Ton bloc encodeur donne les nombres de la couche, et ne partage rien avec elle.",
                "Your encoder block gives the numbers of the layer, and shares nothing with it.",
                X,
            ),
            _loads(
                "DecoderBlock",
                "decoder",
                "Ton bloc décodeur donne les nombres de la couche, et ne partage rien avec elle.",
                "Your decoder block gives the numbers of the layer, and shares nothing with it.",
                X,
                MEMORY,
            ),
        ),
    ),
}
