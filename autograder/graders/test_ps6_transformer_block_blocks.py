"""Hidden checks of ps6_transformer_block: the encoder block, the decoder block, their loaders.

What is right is PyTorch's own layer, with random weights put into the student's block by
`block_weights`. Sizes are all different unless a test says otherwise; no size of a network is a
multiple of the size of a head.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.checking import CPU_ONLY, check
from autograder.graders.block_weights import (
    Block,
    Filled,
    Weights,
    fill_by_shape,
    holding,
    unrecorded,
)
from autograder.graders.shared import FLOATS, TO_X, built, leaf, named, pulled_back

ORDERS = [pytest.param(True, id="pre_norm"), pytest.param(False, id="post_norm")]
KINDS = [
    pytest.param(decoder, norm_first, id=f"{'decoder' if decoder else 'encoder'}_{order}")
    for decoder in (False, True)
    for norm_first, order in ((True, "pre_norm"), (False, "post_norm"))
]
# A decoder in one order, an encoder in the other: where the order says nothing.
EITHER = [
    pytest.param(False, True, id="encoder"),
    pytest.param(True, False, id="decoder"),
]
TO_MEMORY = named("memory")


def encoder(d: int, heads: int, d_ff: int, norm_first: bool = True) -> Block:
    return Block(False, d, heads, d_ff, norm_first)


def decoder(d: int, heads: int, d_ff: int, norm_first: bool = True) -> Block:
    return Block(True, d, heads, d_ff, norm_first)


def constructed(student: Any, block: Block, dropout: float = 0.0) -> Any:
    make = getattr(student, block.name).seeded(1)
    return built(make, *block.sizes, dropout=dropout, norm_first=block.norm_first)


def made(student: Any, block: Block, weights: Weights, dropout: float = 0.0) -> Filled:
    """A block of the student's with these weights, in evaluation mode."""
    return holding(student, block, constructed(student, block, dropout), weights)


def check_answers(
    module: Any, block: Block, weights: Weights, x: Tensor, *rest: Tensor | None
) -> None:
    """The module answers as PyTorch's layer does, and changes none of its arguments."""
    call = module.observe(x, *rest)
    expect.close(call.value, block.right(weights, x, *rest))
    expect.unchanged(call.facts.changed)


def random_mask(draw: Any, T: int) -> Tensor:
    """(T, T), True hides: no pattern, about half of the cells, one visible cell a row at least."""
    mask = draw.uniform(T, T) < 0.55
    mask[torch.arange(T), torch.tensor(draw.permutation(T))] = False  # in each column as well
    return mask


def future(T: int) -> Tensor:
    return torch.ones(T, T, dtype=torch.bool).triu(1)


def scaled(weights: Mapping[str, Tensor], factors: Mapping[str, float]) -> Weights:
    """Weights whose names end so, multiplied."""
    return {
        role: w * next((f for end, f in factors.items() if role.endswith(end)), 1.0)
        for role, w in weights.items()
    }


_FROZEN = (
    "Un poids de ton bloc n'apprend pas : ce doit être un paramètre avec `requires_grad`.",
    "A weight of your block does not learn: it must be a parameter with `requires_grad`.",
)


def check_learns(filled: Filled, block: Block, weights: Weights, *inputs: Tensor | None) -> None:
    """The value, then the gradients of the inputs and of every weight."""
    tensors = [x for x in inputs if x is not None and x.is_floating_point()]
    upstream = torch.linspace(-1, 2, tensors[0].numel(), dtype=torch.float64).sin()
    upstream = upstream.reshape(tensors[0].shape)
    given = [leaf(x) if x is not None and x.is_floating_point() else x for x in inputs]
    call = filled.module.backward(*given, upstream=upstream)
    expect.close(call.value, block.right(weights, *inputs))

    def right(*numbers: Tensor) -> Tensor:
        own = dict(zip(weights, numbers[len(tensors) :], strict=True))
        floats = iter(numbers[: len(tensors)])
        again = [next(floats) if x is not None and x.is_floating_point() else x for x in inputs]
        return block.right(own, *again)

    expected = pulled_back(right, *tensors, *weights.values(), upstream=upstream)
    for got, wanted, of in zip(call.gradients, expected, (TO_X, TO_MEMORY), strict=False):
        expect.gradient(got, wanted, of=of)
    of_roles = dict(zip(weights, expected[len(tensors) :], strict=True))
    held = filled.module.parameters()
    if filled.layout is None:
        # Their own way of storing weights: only the shape of things may differ.
        squares = sum(
            float((g * g).sum()) for g in _each_once(filled.module, call.parameter_gradients)
        )
        wanted_squares = sum(float((g * g).sum()) for g in of_roles.values())
        expect.that(
            abs(squares - wanted_squares) <= 1e-5 * wanted_squares,
            "Tous les poids de ton bloc n'apprennent pas : le gradient n'arrive pas à chacun.",
            "Not all the weights of your block learn: the gradient does not reach each of them.",
        )
        return
    flat = block.flat(of_roles)
    for name, places in filled.layout.places.items():
        used = places >= 0
        if not bool(used.any()):
            continue
        wanted = flat[places.clamp(min=0)] * used
        if float(wanted.abs().max()) > 1e-9:
            # The place of a frozen weight is known too: the answer tells it.
            expect.that(held[name].trainable, *_FROZEN)
            got = call.parameter_gradients.get(name)
            expect.gradient(None if got is None else got * used, wanted, of=named(name))
    expect.that(not filled.layout.missing, *_FROZEN)


def _each_once(module: Any, gradients: Mapping[str, Tensor | None]) -> Iterator[Tensor]:
    for name, parameter in module.parameters().items():
        gradient = gradients.get(name)
        if name == parameter.names[0] and gradient is not None:
            yield gradient


def check_unchanged_state(module: Any, before: Mapping[str, Tensor], fr: str, en: str) -> None:
    after = module.state()
    same = list(after) == list(before) and all(torch.equal(after[k], before[k]) for k in before)
    expect.that(same, fr, en)


# 6.5 EncoderBlock -------------------------------------------------------------------------------


@check(
    "EncoderBlock",
    weight=3.0,
    fr="Avec les poids de PyTorch et des tailles toutes différentes, la sortie est celle de "
    "`nn.TransformerEncoderLayer`.",
    en="With PyTorch's weights and sizes that are all different, the output is that of "
    "`nn.TransformerEncoderLayer`.",
)
@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_of_any_sizes(student, draw, norm_first, dtype):
    block = encoder(*((15, 3, 7) if dtype is torch.float64 else (20, 4, 9)), norm_first)
    weights = block.drawn(draw, dtype)
    module = made(student, block, weights).module
    for b, T in [(2, 5), (4, 3)]:
        check_answers(module, block, weights, draw.normal(b, T, block.d, dtype=dtype))


@check(
    "EncoderBlock",
    weight=2.5,
    fr="Un masque quelconque cache exactement les cases où il vaut `True`.",
    en="Any mask hides exactly the cells where it is `True`.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_hides_what_the_mask_says(student, draw, norm_first):
    block = encoder(15, 3, 7, norm_first)
    weights = block.drawn(draw)
    module = made(student, block, weights).module
    for b, T in [(2, 5), (3, 4), (6, 6)]:
        x = draw.normal(b, T, 15)
        check_answers(module, block, weights, x, random_mask(draw, T))
        check_answers(module, block, weights, x, random_mask(draw, T).T)


@check(
    "EncoderBlock",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un masque causal, un masque qui ne cache rien, un masque à une seule case visible par "
    "ligne : chacun fait ce qu'il dit.",
    en="A causal mask, a mask that hides nothing, a mask with a single visible cell a row: each "
    "does what it says.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_with_plain_masks(student, draw, norm_first):
    block = encoder(20, 4, 9, norm_first)
    weights = block.drawn(draw)
    module = made(student, block, weights).module
    x = draw.normal(3, 6, 20)
    one = torch.ones(6, 6, dtype=torch.bool)
    one[torch.arange(6), torch.tensor(draw.permutation(6))] = False
    for mask in (future(6), torch.zeros(6, 6, dtype=torch.bool), one, None, future(6).T):
        check_answers(module, block, weights, x, mask)


@check(
    "EncoderBlock",
    devices=CPU_ONLY,
    fr="Ce que le masque cache ne pèse rien, même quand ses scores sont de loin les plus grands.",
    en="What the mask hides weighs nothing, even when its scores are by far the largest.",
)
def test_EncoderBlock_hides_large_scores(student, draw):
    block = encoder(15, 3, 7)
    weights = scaled(block.drawn(draw), {"query.weight": 100.0, "key.weight": 100.0})
    module = made(student, block, weights).module
    x = draw.normal(2, 5, 15)
    check_answers(module, block, weights, x, random_mask(draw, 5))
    check_answers(module, block, weights, x, future(5))


@check(
    "EncoderBlock",
    devices=CPU_ONLY,
    fr="Un seul jeton, une seule phrase, une seule tête, un petit réseau : tout marche aussi.",
    en="A single token, a single sentence, a single head, a small network: all work too.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_of_small_sizes(student, draw, norm_first):
    for b, T, block in [
        (3, 1, encoder(15, 3, 7, norm_first)),
        (1, 4, encoder(6, 1, 8, norm_first)),
        (2, 3, encoder(14, 2, 6, norm_first)),
    ]:
        weights = block.drawn(draw)
        module = made(student, block, weights).module
        x = draw.normal(b, T, block.d)
        check_answers(module, block, weights, x)
        check_answers(module, block, weights, x, future(T))


@check(
    "EncoderBlock",
    devices=CPU_ONLY,
    fr="Le même bloc accepte toutes les longueurs et toutes les tailles de lot, grandes comprises.",
    en="The same block takes every length and every size of batch, large ones included.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_of_any_length(student, draw, norm_first):
    block = encoder(66, 6, 70, norm_first)
    weights = block.drawn(draw)
    module = made(student, block, weights).module
    for b, T in [(2, 5), (3, 131), (7, 1), (1, 3)]:
        x = draw.normal(b, T, 66)
        check_answers(module, block, weights, x, future(T))
        check_answers(module, block, weights, x)


@check(
    "EncoderBlock",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Autant de phrases que de jetons et de composantes : aucun axe n'est pris pour un autre.",
    en="As many sentences as tokens and components: no axis is taken for another.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_of_equal_sizes(student, draw, norm_first):
    block = encoder(10, 2, 7, norm_first)
    weights = block.drawn(draw)
    module = made(student, block, weights).module
    x = draw.normal(10, 10, 10)
    check_answers(module, block, weights, x)
    check_answers(module, block, weights, x, random_mask(draw, 10))


@check(
    "EncoderBlock",
    devices=CPU_ONLY,
    fr="Des jetons très petits, ou constants, sont normalisés avec le bon ε.",
    en="Tokens that are very small, or constant, are normalised with the right ε.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_of_tiny_tokens(student, draw, norm_first):
    block = encoder(15, 3, 7, norm_first)
    module, weights = tiny(student, draw, block)
    x = draw.normal(2, 5, 15, scale=3e-3)
    x[0, 2] = 0.25e-3
    check_small(module, block, weights, x, random_mask(draw, 5))


def tiny(student: Any, draw: Any, block: Block) -> tuple[Any, Weights]:
    """Every sublayer answers some thousandths: the ε of each norm shows."""
    small = 3e-3
    factors = {"out.weight": small, "out.bias": small, "linear2.weight": small}
    factors |= {"linear2.bias": small}
    if not block.norm_first:
        factors |= {
            f"{norm}.{part}": small for norm in block.norms[:-1] for part in ("weight", "bias")
        }
    weights = scaled(block.drawn(draw), factors)
    return made(student, block, weights).module, weights


def check_small(module: Any, block: Block, weights: Weights, x: Tensor, *rest: Any) -> None:
    """What the block adds to tokens, or answers, is right relative to itself."""
    answer, expected = module(x, *rest), block.right(weights, x, *rest)
    expect.close(answer, expected)
    if block.norm_first:
        expect.close(answer - x, expected - x)


@check(
    "EncoderBlock",
    devices=CPU_ONLY,
    fr="En float64, le calcul se fait en float64 d'un bout à l'autre.",
    en="In float64, the computation is in float64 from end to end.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_computes_in_float64(student, draw, norm_first):
    block = encoder(15, 3, 7, norm_first)
    weights = scaled(block.drawn(draw), {"linear1.bias": 1.0})
    module = made(student, block, weights).module
    check_small(module, block, weights, 1000 + draw.normal(2, 5, 15))


@check(
    "EncoderBlock",
    weight=2.5,
    fr="Le gradient remonte jusqu'à `x` et jusqu'à chaque poids du bloc.",
    en="The gradient reaches `x` and each weight of the block.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_learns(student, draw, norm_first):
    block = encoder(15, 3, 7, norm_first)
    weights = block.drawn(draw)
    filled = made(student, block, weights)
    x = draw.normal(2, 5, 15)
    check_learns(filled, block, weights, x)
    check_learns(filled, block, weights, x, random_mask(draw, 5))
    filled.module.method("train")()
    check_learns(filled, block, weights, x, future(5))


@check(
    "EncoderBlock",
    weight=1.5,
    devices=CPU_ONLY,
    fr="En évaluation le dropout se tait ; au taux 0 il se tait toujours.",
    en="In evaluation dropout is silent; at rate 0 it always is.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_without_dropout(student, draw, norm_first):
    check_without_dropout(student, draw, encoder(15, 3, 7, norm_first))


def check_without_dropout(student: Any, draw: Any, block: Block) -> None:
    weights = block.drawn(draw)
    inputs = block.inputs(draw, 2, 5, 4)
    for rate, modes in [(0.0, ("train", "eval")), (0.6, ("eval",))]:
        module = made(student, block, weights, rate).module
        if rate:  # from training back to evaluation
            module.method("train")()
        for mode in modes:
            module.method(mode)()
            for _ in range(2):
                expect.close(module.seeded(7)(*inputs), block.right(weights, *inputs))


@check(
    "EncoderBlock",
    fr="Sans rien préciser, le bloc est *pre-norm* et sans dropout ; les arguments se donnent "
    "aussi dans l'ordre, ou par leur nom.",
    en="When nothing is said, the block is pre-norm and without dropout; arguments may be given in "
    "order, or by name.",
    devices=CPU_ONLY,
)
def test_EncoderBlock_called_by_name(student, draw):
    check_calls(student, draw, encoder(15, 3, 7), ("x", "mask"), random_mask(draw, 5))


def check_calls(
    student: Any, draw: Any, block: Block, parameters: tuple[str, str], last: Tensor
) -> None:
    """Every way of constructing and calling; `last` is the second argument of forward."""
    weights = block.drawn(draw)
    make = getattr(student, block.name).seeded(1)
    sizes = dict(zip(("d_model", "num_heads", "d_ff"), block.sizes, strict=True))
    x = draw.normal(2, 5, block.d)
    ways = [
        (True, built(make, *block.sizes)),
        (False, built(make, *block.sizes, 0.4, False)),
        (True, built(make, norm_first=True, dropout=0.4, **dict(reversed(sizes.items())))),
        (False, built(make, *block.sizes, norm_first=False)),
    ]
    for norm_first, module in ways:
        of = replace(block, norm_first=norm_first)
        holding(student, of, module, weights)
        expected = of.right(weights, x, last)
        expect.close(module(x, last), expected)
        expect.close(module(**dict(zip(parameters, (x, last), strict=True))), expected)
        expect.close(module(x, **{parameters[1]: last}), expected)
    plain = ways[0][1]
    plain.method("train")()
    expect.close(plain.seeded(3)(x, last), replace(block, norm_first=True).right(weights, x, last))


@check(
    "EncoderBlock",
    weight=1.5,
    devices=CPU_ONLY,
    fr="L'appel laisse `x`, `mask` et le bloc intacts ; d'autres appels entre-temps ne changent "
    "rien au résultat.",
    en="The call leaves `x`, `mask` and the block as they were; other calls in between do not "
    "change the result.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_EncoderBlock_changes_nothing(student, draw, norm_first):
    block = encoder(15, 3, 7, norm_first)
    weights = block.drawn(draw)
    module = made(student, block, weights).module
    before = module.state()
    first, other = draw.normal(2, 5, 15), draw.normal(3, 4, 15)
    first[0, 1] = 0.0
    mask = random_mask(draw, 5)
    for x, hidden in [
        (first, mask),
        (other, None),
        (first, None),
        (other, future(4)),
        (first, mask),
    ]:
        check_answers(module, block, weights, x, hidden)
    check_same_state(module, before)


def check_same_state(module: Any, before: Mapping[str, Tensor]) -> None:
    check_unchanged_state(
        module,
        before,
        "Après l'appel, le bloc ne contient plus ce qu'il contenait.",
        "After the call, the block no longer holds what it held.",
    )


@check(
    "EncoderBlock",
    devices=CPU_ONLY,
    fr="Deux blocs ont chacun leurs poids, leur ordre et leurs tailles.",
    en="Two blocks each have their own weights, their own order and their own sizes.",
)
def test_EncoderBlock_keeps_its_own_weights(student, draw):
    check_own_weights(
        student, draw, [encoder(15, 3, 7), encoder(15, 3, 7, False), encoder(20, 4, 9)]
    )


def check_own_weights(student: Any, draw: Any, blocks: list[Block]) -> None:
    weights = [block.drawn(draw) for block in blocks]
    modules = [constructed(student, block) for block in blocks]
    for block, module, w in zip(blocks, modules, weights, strict=True):
        holding(student, block, module, w)
    for block, module, w in zip(blocks, modules, weights, strict=True):
        inputs = block.inputs(draw, 2, 4, 3)
        expect.close(module(*inputs), block.right(w, *inputs))


@check(
    "EncoderBlock",
    devices=CPU_ONLY,
    fr="Tous ses paramètres à zéro, un bloc *pre-norm* rend son entrée, à laquelle il ajoute "
    "quelque chose sinon.",
    en="With all its parameters at zero, a pre-norm block returns its input, to which it adds "
    "something otherwise.",
)
def test_EncoderBlock_of_zeros_returns_its_input(student, draw):
    check_of_zeros(student, draw, encoder(15, 3, 7))


def check_of_zeros(student: Any, draw: Any, block: Block) -> None:
    module = constructed(student, block)
    module.method("double")()
    inputs = block.inputs(draw, 2, 5, 3)
    fill_by_shape(block, module)
    answer = module(*inputs)
    expect.that(
        isinstance(answer, Tensor) and not expect.agree(answer, inputs[0]),
        "Ton bloc rend son entrée sans rien y ajouter.",
        "Your block returns its input and adds nothing to it.",
    )
    state = {name: torch.zeros_like(p.value) for name, p in module.parameters().items()}
    module.load(state, strict=False)
    expect.close(module(*inputs), inputs[0])


# 6.6 DecoderBlock -------------------------------------------------------------------------------


@check(
    "DecoderBlock",
    weight=3.0,
    fr="Avec les poids de PyTorch et des tailles toutes différentes, la sortie est celle de "
    "`nn.TransformerDecoderLayer` sous un masque causal.",
    en="With PyTorch's weights and sizes that are all different, the output is that of "
    "`nn.TransformerDecoderLayer` under a causal mask.",
)
@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_DecoderBlock_of_any_sizes(student, draw, norm_first, dtype):
    block = decoder(*((15, 3, 7) if dtype is torch.float64 else (20, 4, 9)), norm_first)
    weights = block.drawn(draw, dtype)
    module = made(student, block, weights).module
    for b, T, S in [(2, 5, 8), (4, 6, 3)]:
        x, memory = draw.normal(b, T, block.d, dtype=dtype), draw.normal(b, S, block.d, dtype=dtype)
        check_answers(module, block, weights, x, memory)


@check(
    "DecoderBlock",
    weight=1.5,
    fr="Une source plus longue, plus courte, aussi longue que la cible : elle est lue en entier.",
    en="A source that is longer, shorter, as long as the target: it is read whole.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_DecoderBlock_reads_the_whole_source(student, draw, norm_first):
    block = decoder(15, 3, 7, norm_first)
    weights = block.drawn(draw)
    module = made(student, block, weights).module
    # The source is no normalised vector: its size and its mean count.
    for b, T, S in [(2, 5, 9), (3, 6, 2), (3, 4, 4), (2, 1, 7), (2, 4, 1), (1, 1, 1)]:
        memory = 2 * draw.normal(b, S, 15) + 1.5
        check_answers(module, block, weights, draw.normal(b, T, 15), memory)


@check(
    "DecoderBlock",
    devices=CPU_ONLY,
    fr="Même quand les scores de l'avenir sont de loin les plus grands, il ne pèse rien.",
    en="Even when the scores of the future are by far the largest, it weighs nothing.",
)
def test_DecoderBlock_hides_large_scores(student, draw):
    block = decoder(15, 3, 7)
    large = {"self_attn.query.weight": 100.0, "self_attn.key.weight": 100.0}
    weights = scaled(block.drawn(draw), large)
    module = made(student, block, weights).module
    check_answers(module, block, weights, draw.normal(2, 6, 15), draw.normal(2, 4, 15))


@check(
    "DecoderBlock",
    devices=CPU_ONLY,
    fr="Une seule tête, un petit réseau, de grandes tailles : tout marche aussi.",
    en="A single head, a small network, large sizes: all work too.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_DecoderBlock_of_other_sizes(student, draw, norm_first):
    for b, T, S, block in [
        (1, 4, 3, decoder(6, 1, 8, norm_first)),
        (2, 4, 5, decoder(14, 2, 6, norm_first)),
        (2, 97, 70, decoder(66, 6, 70, norm_first)),
    ]:
        weights = block.drawn(draw)
        module = made(student, block, weights).module
        check_answers(module, block, weights, *block.inputs(draw, b, T, S))


@check(
    "DecoderBlock",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Autant de phrases que de jetons et de composantes : aucun axe n'est pris pour un autre.",
    en="As many sentences as tokens and components: no axis is taken for another.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_DecoderBlock_of_equal_sizes(student, draw, norm_first):
    block = decoder(10, 2, 7, norm_first)
    weights = block.drawn(draw)
    module = made(student, block, weights).module
    check_answers(module, block, weights, *block.inputs(draw, 10, 10, 10))


@check(
    "DecoderBlock",
    devices=CPU_ONLY,
    fr="Des jetons très petits, ou constants, sont normalisés avec le bon ε.",
    en="Tokens that are very small, or constant, are normalised with the right ε.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_DecoderBlock_of_tiny_tokens(student, draw, norm_first):
    block = decoder(15, 3, 7, norm_first)
    module, weights = tiny(student, draw, block)
    x = draw.normal(2, 5, 15, scale=3e-3)
    x[0, 2] = 0.25e-3
    check_small(module, block, weights, x, draw.normal(2, 4, 15))


@check(
    "DecoderBlock",
    devices=CPU_ONLY,
    fr="En float64, le calcul se fait en float64 d'un bout à l'autre.",
    en="In float64, the computation is in float64 from end to end.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_DecoderBlock_computes_in_float64(student, draw, norm_first):
    block = decoder(15, 3, 7, norm_first)
    weights = block.drawn(draw)
    module = made(student, block, weights).module
    check_small(module, block, weights, 1000 + draw.normal(2, 5, 15), draw.normal(2, 4, 15))


@check(
    "DecoderBlock",
    weight=2.5,
    fr="Le gradient remonte jusqu'à `x`, jusqu'à `memory` et jusqu'à chaque poids du bloc.",
    en="The gradient reaches `x`, `memory` and each weight of the block.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_DecoderBlock_learns(student, draw, norm_first):
    block = decoder(15, 3, 7, norm_first)
    weights = block.drawn(draw)
    filled = made(student, block, weights)
    check_learns(filled, block, weights, *block.inputs(draw, 2, 5, 4))
    filled.module.method("train")()
    check_learns(filled, block, weights, *block.inputs(draw, 3, 4, 6))


@check(
    "DecoderBlock",
    weight=1.5,
    devices=CPU_ONLY,
    fr="En évaluation le dropout se tait ; au taux 0 il se tait toujours.",
    en="In evaluation dropout is silent; at rate 0 it always is.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_DecoderBlock_without_dropout(student, draw, norm_first):
    check_without_dropout(student, draw, decoder(15, 3, 7, norm_first))


@check(
    "DecoderBlock",
    fr="Sans rien préciser, le bloc est *pre-norm* et sans dropout ; les arguments se donnent "
    "aussi dans l'ordre, ou par leur nom.",
    en="When nothing is said, the block is pre-norm and without dropout; arguments may be given in "
    "order, or by name.",
    devices=CPU_ONLY,
)
def test_DecoderBlock_called_by_name(student, draw):
    check_calls(student, draw, decoder(15, 3, 7), ("x", "memory"), draw.normal(2, 4, 15))


@check(
    "DecoderBlock",
    weight=1.5,
    devices=CPU_ONLY,
    fr="L'appel laisse `x`, `memory` et le bloc intacts ; d'autres appels entre-temps ne changent "
    "rien au résultat.",
    en="The call leaves `x`, `memory` and the block as they were; other calls in between do not "
    "change the result.",
)
@pytest.mark.parametrize("norm_first", ORDERS)
def test_DecoderBlock_changes_nothing(student, draw, norm_first):
    block = decoder(15, 3, 7, norm_first)
    weights = block.drawn(draw)
    module = made(student, block, weights).module
    before = module.state()
    first, other = block.inputs(draw, 2, 5, 3), block.inputs(draw, 3, 4, 6)
    again = (first[0], draw.normal(2, 7, 15))  # another source for the same target
    first[0][0, 1] = 0.0
    for inputs in (first, other, again, first):
        check_answers(module, block, weights, *inputs)
    check_same_state(module, before)


@check(
    "DecoderBlock",
    devices=CPU_ONLY,
    fr="Deux blocs ont chacun leurs poids, leur ordre et leurs tailles.",
    en="Two blocks each have their own weights, their own order and their own sizes.",
)
def test_DecoderBlock_keeps_its_own_weights(student, draw):
    check_own_weights(
        student, draw, [decoder(15, 3, 7), decoder(15, 3, 7, False), decoder(20, 4, 9)]
    )


@check(
    "DecoderBlock",
    devices=CPU_ONLY,
    fr="Tous ses paramètres à zéro, un bloc *pre-norm* rend son entrée, à laquelle il ajoute "
    "quelque chose sinon.",
    en="With all its parameters at zero, a pre-norm block returns its input, to which it adds "
    "something otherwise.",
)
def test_DecoderBlock_of_zeros_returns_its_input(student, draw):
    check_of_zeros(student, draw, decoder(15, 3, 7))


# 6.7 load_torch_encoder, load_torch_decoder -----------------------------------------------------


def prepared(student: Any, block: Block, dtype: torch.dtype = torch.float64) -> Any:
    """A block of the student's, full of other numbers than a fresh one, in evaluation mode.

    The same for the same shapes: what a loader leaves out is then the same whatever it is called.
    """
    module = constructed(student, block)
    module.method("double")()
    fill_by_shape(block, module)
    if dtype is torch.float32:
        module.method("float")()
    module.method("eval")()
    return module


def load(student: Any, block: Block, module: Any, layer: Any) -> None:
    getattr(student, block.loader)(module, layer)


def check_loaded(module: Any, block: Block, weights: Weights, draw: Any) -> None:
    """The block answers as PyTorch's layer with these weights does."""
    module.method("eval")()  # parts that were copied may have come in training mode
    dtype = next(iter(weights.values())).dtype
    inputs = tuple(x.to(dtype) for x in block.inputs(draw, 2, 5, 4))
    expect.close(module(*inputs), block.right(weights, *inputs))


def kind_of(decoder: bool, norm_first: bool) -> Block:
    return Block(decoder, 15, 3, 7, norm_first)


@check(
    "load_torch_encoder",
    weight=3.0,
    fr="Ensuite, le bloc donne les nombres de la couche de PyTorch, avec ou sans masque.",
    en="Afterwards the block gives the numbers of PyTorch's layer, with a mask or without.",
)
@pytest.mark.parametrize(("decoder", "norm_first"), KINDS)
def test_load_torch_encoder_gives_the_same_outputs(student, draw, decoder, norm_first):
    for block in (kind_of(decoder, norm_first), Block(decoder, 20, 4, 9, norm_first)):
        check_loads(student, draw, block, torch.float64)


def check_loads(student: Any, draw: Any, block: Block, dtype: torch.dtype) -> None:
    weights = block.drawn(draw, dtype)
    module = prepared(student, block, dtype)
    load(student, block, module, student.torch_layer(block.torch_layer(weights)))
    check_loaded(module, block, weights, draw)
    if not block.decoder:
        x = draw.normal(2, 5, block.d, dtype=dtype)
        check_answers(module, block, weights, x, random_mask(draw, 5))


@check(
    "load_torch_encoder",
    fr="En float32 aussi.",
    en="In float32 too.",
)
@pytest.mark.parametrize(("decoder", "norm_first"), EITHER)
def test_load_torch_encoder_in_float32(student, draw, decoder, norm_first):
    check_loads(student, draw, kind_of(decoder, norm_first), torch.float32)


@check(
    "load_torch_encoder",
    devices=CPU_ONLY,
    fr="En float64, les poids sont copiés avec tous leurs chiffres.",
    en="In float64, weights are copied with all their digits.",
)
@pytest.mark.parametrize("decoder", [False, True], ids=["encoder", "decoder"])
def test_load_torch_encoder_keeps_all_digits(student, draw, decoder):
    block = kind_of(decoder, True)
    weights = block.drawn(draw)
    # Two large biases nearly cancel: what is left is made of their last digits.
    for role, sign in (("self_attn.out.bias", 1), ("linear2.bias", -1)):
        weights[role] = weights[role] + 20_000 * sign
    module = prepared(student, block)
    load(student, block, module, student.torch_layer(block.torch_layer(weights)))
    check_loaded(module, block, weights, draw)


@check(
    "load_torch_encoder",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Tous les nombres de la couche de PyTorch se retrouvent dans le bloc.",
    en="All the numbers of PyTorch's layer are found in the block.",
)
@pytest.mark.parametrize(("decoder", "norm_first"), EITHER)
def test_load_torch_encoder_leaves_nothing_out(student, draw, decoder, norm_first):
    block = kind_of(decoder, norm_first)
    weights = block.drawn(draw)
    module = prepared(student, block)
    load(student, block, module, student.torch_layer(block.torch_layer(weights)))
    inputs = block.inputs(draw, 2, 5, 4)
    # Whatever the block computes: its own exercise judges that.
    module.method("eval")()
    answer = module(*inputs)
    if isinstance(answer, Tensor) and expect.agree(answer, block.right(weights, *inputs)):
        return
    held = [value.double().reshape(-1) for value in module.state().values()]
    numbers = torch.cat(held) if held else torch.zeros(0, dtype=torch.float64)
    for role, wanted in weights.items():
        # A bias of the keys adds the same to a whole row of scores: a block may do without it.
        if not role.endswith("key.bias"):
            expect.that(
                bool(torch.isin(wanted, numbers).all()),
                f"Des nombres de la couche de PyTorch manquent dans ton bloc (`{role}`).",
                f"Numbers of PyTorch's layer are missing in your block (`{role}`).",
            )


@check(
    "load_torch_encoder",
    fr="Les petites et les grandes tailles se chargent aussi.",
    en="Small and large sizes are loaded too.",
    devices=CPU_ONLY,
)
@pytest.mark.parametrize(("decoder", "norm_first"), EITHER)
def test_load_torch_encoder_of_other_sizes(student, draw, decoder, norm_first):
    for sizes in [(6, 1, 8), (14, 2, 6), (66, 6, 70)]:
        block = Block(decoder, *sizes, norm_first)
        weights = block.drawn(draw)
        module = prepared(student, block)
        load(student, block, module, student.torch_layer(block.torch_layer(weights)))
        check_loaded(module, block, weights, draw)


@check(
    "load_torch_encoder",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Le bloc garde des paramètres à lui, que l'entraînement peut ajuster.",
    en="The block keeps parameters of its own, which training can adjust.",
)
@pytest.mark.parametrize(("decoder", "norm_first"), EITHER)
def test_load_torch_encoder_leaves_a_block_that_learns(student, draw, decoder, norm_first):
    block = kind_of(decoder, norm_first)
    weights = block.drawn(draw)
    module = prepared(student, block)
    names = set(module.parameters())
    load(student, block, module, student.torch_layer(block.torch_layer(weights)))
    check_learns(Filled(module), block, weights, *block.inputs(draw, 2, 5, 4))
    parameters = module.parameters()
    expect.that(
        names <= set(parameters) and all(p.trainable for p in parameters.values()),
        "Après le chargement, tous les poids du bloc ne sont plus des paramètres à entraîner.",
        "After loading, not all the weights of the block are parameters to be trained any more.",
    )


def spoilt(module: Any) -> dict[str, Tensor]:
    """Other numbers in every floating tensor of a state."""
    return {k: v + 1 for k, v in module.state().items() if v.is_floating_point()}


@check(
    "load_torch_encoder",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Le bloc et la couche ne partagent aucune mémoire : changer l'un ne change pas l'autre.",
    en="The block and the layer share no memory: changing one does not change the other.",
)
@pytest.mark.parametrize(("decoder", "norm_first"), EITHER)
def test_load_torch_encoder_shares_no_memory(student, draw, decoder, norm_first):
    block = kind_of(decoder, norm_first)
    weights = block.drawn(draw)
    module = prepared(student, block)
    layer = student.torch_layer(block.torch_layer(weights))
    load(student, block, module, layer)
    check_loaded(module, block, weights, draw)
    shared = (
        "Changer la couche de PyTorch change aussi ton bloc, ou l'inverse : ils partagent leur "
        "mémoire.",
        "Changing PyTorch's layer changes your block too, or the other way round: they share "
        "their memory.",
    )
    for kept, changed in ((module, layer), (layer, module)):
        before = kept.state()
        changed.load(spoilt(changed), strict=False)
        check_unchanged_state(kept, before, *shared)


@check(
    "load_torch_encoder",
    weight=1.5,
    devices=CPU_ONLY,
    fr="La couche de PyTorch ressort telle qu'elle était : mêmes poids, à entraîner, même mode.",
    en="PyTorch's layer comes out as it was: same weights, to be trained, same mode.",
)
@pytest.mark.parametrize(("decoder", "norm_first"), EITHER)
def test_load_torch_encoder_leaves_the_layer_alone(student, draw, decoder, norm_first):
    block = kind_of(decoder, norm_first)
    for mode in ("train", "eval"):
        weights = block.drawn(draw)
        module = prepared(student, block)
        layer = student.torch_layer(block.torch_layer(weights, dropout=0.3))
        with unrecorded(student):
            layer.method(mode)()
        before, names = layer.state(), list(layer.parameters())
        load(student, block, module, layer)
        check_loaded(module, block, weights, draw)
        changed = ("La couche de PyTorch a changé.", "PyTorch's layer has changed.")
        check_unchanged_state(layer, before, *changed)
        after = layer.parameters()
        expect.that(list(after) == names, *changed)
        expect.that(
            all(p.trainable for p in after.values()),
            "Les paramètres de la couche de PyTorch ne sont plus à entraîner.",
            "The parameters of PyTorch's layer are no longer to be trained.",
        )
        expect.that(
            layer.read("training") is (mode == "train"),
            "La couche de PyTorch a changé de mode (entraînement ou évaluation).",
            "PyTorch's layer has changed its mode (training or evaluation).",
        )
        inputs = block.inputs(draw, 2, 4, 3)
        if not decoder:
            with unrecorded(student):
                layer.method("eval")()
            expect.close(layer(*inputs), block.right(weights, *inputs), what=named("layer(x)"))


@check(
    "load_torch_encoder",
    weight=1.5,
    fr="Un second chargement remplace le premier, et deux blocs se chargent chacun pour soi.",
    en="A second loading replaces the first, and two blocks are each loaded on their own.",
    devices=CPU_ONLY,
)
@pytest.mark.parametrize(("decoder", "norm_first"), EITHER)
def test_load_torch_encoder_loads_again(student, draw, decoder, norm_first):
    block = kind_of(decoder, norm_first)
    first, second = block.drawn(draw), block.drawn(draw)
    one, other = prepared(student, block), prepared(student, block)
    layers = [student.torch_layer(block.torch_layer(w)) for w in (first, second)]
    loader = getattr(student, block.loader)
    loader(one, layers[0])
    loader(block=other, layer=layers[0])
    loader(one, layers[1])
    check_loaded(one, block, second, draw)
    check_loaded(other, block, first, draw)
    loader(layer=layers[0], block=one)
    check_loaded(one, block, first, draw)
