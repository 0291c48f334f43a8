"""Hidden checks of ps7_generation: the key-value cache, and the attention that uses it.

A chunk after a chunk must give the rows of the whole pass. Token by token two mistakes do not show
(new keys put first, no mask once something is cached), nor do others in a single chunk: hence the
schedules. Weights that change between two chunks tell keys that were kept from keys that are
computed again.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.checking import CPU_ONLY, check
from autograder.errors import StudentRaised
from autograder.graders.heads import (
    ALMOST_NEVER,
    BIASES,
    RATES,
    READ_BATCH,
    READ_D,
    READ_HEADS,
    READ_T,
    Readable,
    Weights,
    built,
    check_drawn,
    check_dropped,
    check_layer_learns,
    check_unchanged_state,
    drawn_linears,
    linear,
    module_with,
    multi_head,
    of_layer,
    orthogonal,
    refuses,
    rounding,
)
from autograder.graders.shared import FLOATS, PROJECTIONS, TO_X, leaf, named, pulled_back
from autograder.text import Text

KEYS, VALUES = Text("Les clés", "The keys"), Text("Les valeurs", "The values")
LENGTH = named("length")

# Ways to cut a sequence of nine tokens.
SCHEDULES = [
    pytest.param((1,) * 9, id="token_by_token"),
    pytest.param((9,), id="at_once"),
    pytest.param((5, 1, 1, 1, 1), id="prompt_then_tokens"),
    pytest.param((4, 5), id="two_chunks"),
    pytest.param((8, 1), id="last_alone"),
]


# 7.6 KVCache ------------------------------------------------------------------------------------


def new_cache(student: Any) -> Any:
    return student.KVCache.made()


def length_of(cache: Any) -> Any:
    """Asked for as a call, so that a record tells a wrong length from a right one."""
    try:
        return cache.method("__getattribute__")("length")
    except StudentRaised:
        return cache.read("length")


def expect_length(cache: Any, expected: int) -> None:
    length = length_of(cache)
    expect.that(
        not hasattr(length, "method"),
        "`length` est une méthode : on attend un attribut ou une propriété.",
        "`length` is a method: an attribute or a property is expected.",
    )
    expect.number(length, expected, what=LENGTH)


def appended(cache: Any, keys: Tensor, values: Tensor) -> tuple[Any, Any]:
    answer = cache.method("append")(keys, values)
    all_keys, all_values = expect.pair(answer, names=(named("all_keys"), named("all_values")))
    return all_keys, all_values


def expect_appended(cache: Any, parts: Sequence[tuple[Tensor, Tensor]]) -> None:
    """After each part, the answers are all the parts up to it, in order."""
    for i, (keys, values) in enumerate(parts):
        all_keys, all_values = appended(cache, keys, values)
        expect.close(
            all_keys, torch.cat([k for k, _ in parts[: i + 1]], 2), what=KEYS, tolerance=0.0
        )
        expect.close(
            all_values, torch.cat([v for _, v in parts[: i + 1]], 2), what=VALUES, tolerance=0.0
        )


def drawn_parts(
    draw,
    b: int,
    heads: int,
    d_h: int,
    lengths: Sequence[int],
    dtype: torch.dtype = torch.float64,
) -> list[tuple[Tensor, Tensor]]:
    shapes = [(b, heads, t, d_h) for t in lengths]
    return [(draw.normal(*s, dtype=dtype), draw.normal(*s, dtype=dtype)) for s in shapes]


@check(
    "KVCache",
    weight=3.0,
    fr="Chaque `append` rend toutes les clés et toutes les valeurs depuis le début, dans l'ordre.",
    en="Each `append` returns all keys and all values from the beginning, in order.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_KVCache_appends(student, draw, dtype):
    for b, heads, d_h, lengths in [(2, 3, 5, (4, 1, 6)), (1, 2, 3, (1, 1, 2)), (3, 1, 1, (2, 5))]:
        expect_appended(new_cache(student), drawn_parts(draw, b, heads, d_h, lengths, dtype))


@check(
    "KVCache",
    weight=1.5,
    fr="Quand toutes les tailles sont égales, les morceaux se suivent bien le long du temps.",
    en="When all sizes are equal, the chunks do follow one another along time.",
)
def test_KVCache_of_equal_sizes(student, draw):
    expect_appended(new_cache(student), drawn_parts(draw, 3, 3, 3, (3, 3, 3)))


@check(
    "KVCache",
    weight=2.0,
    fr="`length` compte les jetons d'une suite : 0 au début, puis la somme des morceaux.",
    en="`length` counts the tokens of one sequence: 0 at first, then the sum of the chunks.",
)
def test_KVCache_counts_tokens(student, draw):
    cache = new_cache(student)
    parts = drawn_parts(draw, 2, 3, 5, (4, 1, 6))
    expect_length(cache, 0)
    total = 0
    for i, (keys, values) in enumerate(parts):
        all_keys, _ = appended(cache, keys, values)
        expect.close(
            all_keys, torch.cat([k for k, _ in parts[: i + 1]], 2), what=KEYS, tolerance=0.0
        )
        total += keys.shape[2]
        expect_length(cache, total)
        expect_length(cache, total)  # asking changes nothing


@check(
    "KVCache",
    weight=2.0,
    fr="Après `reset()`, le cache est vide et resservira, même avec un autre lot.",
    en="After `reset()` the cache is empty and can serve again, with another batch too.",
)
def test_KVCache_resets(student, draw):
    cache = new_cache(student)
    cache.method("reset")()
    expect_appended(cache, drawn_parts(draw, 2, 3, 5, (4, 2)))
    for b, heads, d_h, dtype in [(2, 3, 5, torch.float64), (3, 2, 4, torch.float32)]:
        cache.method("reset")()
        expect_length(cache, 0)
        expect_appended(cache, drawn_parts(draw, b, heads, d_h, (1, 3), dtype))
        expect_length(cache, 4)


@check(
    "KVCache",
    weight=1.5,
    fr="Deux caches ne partagent rien.",
    en="Two caches share nothing.",
)
def test_KVCache_shares_nothing(student, draw):
    caches = [new_cache(student) for _ in range(2)]
    shapes = [(2, 3, 5), (2, 3, 5)]
    drawn = [drawn_parts(draw, *shape, (3, 1, 2)) for shape in shapes]
    for i in range(3):
        for cache, parts in zip(caches, drawn, strict=True):
            keys, values = appended(cache, *parts[i])
            expect.close(
                keys, torch.cat([k for k, _ in parts[: i + 1]], 2), what=KEYS, tolerance=0.0
            )
            expect.close(
                values, torch.cat([v for _, v in parts[: i + 1]], 2), what=VALUES, tolerance=0.0
            )
    caches[0].method("reset")()
    expect_length(caches[0], 0)
    expect_length(caches[1], 6)
    late = drawn_parts(draw, 2, 3, 5, (1,))
    keys, _ = appended(caches[1], *late[0])
    expect.close(keys, torch.cat([k for k, _ in [*drawn[1], *late]], 2), what=KEYS, tolerance=0.0)
    expect_length(new_cache(student), 0)


@check(
    "KVCache",
    devices=CPU_ONLY,
    fr="Rien ne borne la longueur : un long morceau, puis d'autres.",
    en="Nothing bounds the length: a long chunk, then others.",
)
def test_KVCache_grows_without_end(student, draw):
    cache = new_cache(student)
    expect_appended(cache, drawn_parts(draw, 1, 2, 1, (1, 130, 1, 2100, 1)))
    expect_length(cache, 2233)


@check(
    "KVCache",
    fr="Le gradient des clés et des valeurs données traverse le cache.",
    en="The gradient of the keys and values that are given goes through the cache.",
)
def test_KVCache_lets_gradients_through(student, draw):
    cache = new_cache(student)
    total = 0
    for t in (3, 2):
        (keys, values), *_ = drawn_parts(draw, 2, 3, 4, (t,))
        total += t
        upstream = (draw.normal(2, 3, total, 4), draw.normal(2, 3, total, 4))
        answer, gradients = cache.method("append").gradients(
            leaf(keys), leaf(values), upstream=upstream
        )
        all_keys, all_values = expect.pair(answer, names=(KEYS, VALUES))
        expect.that(
            isinstance(all_keys, Tensor) and all_keys.shape == upstream[0].shape,
            "`append` ne rend pas toutes les clés depuis le début.",
            "`append` does not return all keys from the beginning.",
        )
        expect.close(all_keys[:, :, -t:], keys, what=KEYS, tolerance=0.0)
        expect.close(all_values[:, :, -t:], values, what=VALUES, tolerance=0.0)
        for gradient, u, name in zip(gradients, upstream, ("keys", "values"), strict=True):
            expect.gradient(gradient, u[:, :, -t:], of=named(name))


@check(
    "KVCache",
    devices=CPU_ONLY,
    fr="`append` laisse ses arguments intacts, et accepte leurs noms.",
    en="`append` leaves its arguments as they were, and takes them by name.",
)
def test_KVCache_changes_nothing(student, draw):
    cache = new_cache(student)
    parts = drawn_parts(draw, 2, 3, 5, (2, 4))
    for i, (keys, values) in enumerate(parts):
        call = cache.method("append").observe(values=values, keys=keys)
        all_keys, all_values = expect.pair(call.value, names=(KEYS, VALUES))
        expect.close(
            all_keys, torch.cat([k for k, _ in parts[: i + 1]], 2), what=KEYS, tolerance=0.0
        )
        expect.close(
            all_values, torch.cat([v for _, v in parts[: i + 1]], 2), what=VALUES, tolerance=0.0
        )
        expect.unchanged(call.facts.changed)


# 7.7 CachedMultiHeadAttention, as in ps4 without a cache ----------------------------------------


def layer_with(
    student: Any,
    weights: Mapping[str, Tensor],
    d_in: int,
    d_out: int,
    context_length: int,
    num_heads: int,
    *,
    dropout: float = 0.0,
    bias: bool = False,
) -> Any:
    """A CachedMultiHeadAttention of the student's with these weights."""
    args = (d_in, d_out, context_length, dropout, num_heads)
    return module_with(student.CachedMultiHeadAttention, args, weights, qkv_bias=bias)


@check(
    "CachedMultiHeadAttention",
    fr="`W_query`, `W_key`, `W_value` puis `out_proj` sont des `nn.Linear`, créées dans cet ordre.",
    en="`W_query`, `W_key`, `W_value` then `out_proj` are `nn.Linear`, created in this order.",
)
@pytest.mark.parametrize("bias", BIASES)
def test_CachedMultiHeadAttention_draws_in_order(student, draw, bias):
    seed, x = draw.integer(1, 10**6), draw.normal(2, 5, 6).float()
    shapes = {**dict.fromkeys(PROJECTIONS, (6, 12, bias)), "out_proj": (12, 12, True)}
    drawn = drawn_linears(seed, shapes)
    layer = built(student.CachedMultiHeadAttention.seeded(seed), 6, 12, 7, 0.0, 3, bias)
    # Gradients tell a layer whose parameters are hidden from one that names them otherwise.
    call = layer.backward(x, upstream=draw.normal(2, 5, 12).float())
    expect.close(call.value, multi_head(x, drawn, 3))
    check_drawn(layer, drawn)
    unlike = {
        p.names: p for p in layer.parameters().values()
    }  # under several names, it counts once
    trained = sum(p.value.numel() for p in unlike.values() if p.trainable)
    expect.that(
        trained == sum(weight.numel() for weight in drawn.values()),
        "Ta couche a d'autres nombres à entraîner que ceux de ses quatre `nn.Linear`.",
        "Your layer has other numbers to train than those of its four `nn.Linear`.",
    )


@check(
    "CachedMultiHeadAttention",
    weight=2.0,
    fr="Sans cache, la sortie est celle de l'attention causale à plusieurs têtes.",
    en="Without a cache, the output is that of causal attention with several heads.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_CachedMultiHeadAttention_without_cache(student, draw, dtype):
    for b, T, d_in, d_out, H in [(2, 5, 6, 12, 3), (4, 3, 10, 6, 2)]:
        weights = of_layer(draw, d_in, d_out, dtype)
        layer = layer_with(student, weights, d_in, d_out, 7, H)
        x = draw.normal(b, T, d_in, dtype=dtype)
        expect.close(layer(x), multi_head(x, weights, H))
        held = layer.state()
        for name in PROJECTIONS:
            expect.that(
                f"{name}.bias" not in held,
                f"`{name}` a un biais que l'énoncé ne demande pas.",
                f"`{name}` has a bias that the statement does not ask for.",
            )


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent aucun échange d'axes, avec cache ou sans.",
    en="Sizes that are all equal hide no exchange of axes, with a cache or without.",
)
def test_CachedMultiHeadAttention_of_equal_sizes(student, draw):
    weights = of_layer(draw, 9, 9)
    layer = layer_with(student, weights, 9, 9, 9, 3)
    x = draw.normal(3, 9, 9)
    expect.close(layer(x[:, :3]), multi_head(x[:, :3], weights, 3))
    expect_chunks(student, layer, x, (3, 3, 3), multi_head(x, weights, 3))


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="Avec `qkv_bias=True`, chaque projection ajoute son biais, avec cache ou sans.",
    en="With `qkv_bias=True` each projection adds its bias, with a cache or without.",
)
def test_CachedMultiHeadAttention_with_bias(student, draw):
    weights = of_layer(draw, 6, 12, bias=True)
    layer = layer_with(student, weights, 6, 12, 7, 3, bias=True)
    x = draw.normal(2, 5, 6)
    expect.close(layer(x), multi_head(x, weights, 3))
    expect_chunks(student, layer, x, (2, 3), multi_head(x, weights, 3))


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="Une tête, une composante par tête, un jeton, une phrase : les petites tailles marchent.",
    en="One head, one component a head, one token, one sentence: small sizes work.",
)
def test_CachedMultiHeadAttention_of_small_sizes(student, draw):
    sizes = [(2, 4, 3, 5, 1), (3, 4, 5, 6, 6), (2, 1, 3, 8, 2), (1, 5, 3, 8, 4), (2, 3, 1, 1, 1)]
    for b, T, d_in, d_out, H in sizes:
        weights = of_layer(draw, d_in, d_out)
        layer = layer_with(student, weights, d_in, d_out, T, H)
        x = draw.normal(b, T, d_in)
        expect.close(layer(x), multi_head(x, weights, H))
        expect_chunks(student, layer, x, (1,) * T, multi_head(x, weights, H))


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="De longues suites et de grandes tailles marchent aussi, avec cache ou sans.",
    en="Long sequences and large sizes work too, with a cache or without.",
)
def test_CachedMultiHeadAttention_of_large_sizes(student, draw):
    weights = {n: w / 4 for n, w in of_layer(draw, 66, 75).items()}
    layer = layer_with(student, weights, 66, 75, 140, 3)
    x = draw.normal(2, 137, 66)
    expected = multi_head(x, weights, 3)
    expect_chunks(student, layer, x, (67, 1, 69), expected)
    expect.close(layer(x), expected)


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="Sans cache, la même couche accepte toutes les longueurs jusqu'à `context_length`.",
    en="Without a cache the same layer takes all lengths up to `context_length`.",
)
def test_CachedMultiHeadAttention_of_any_length(student, draw):
    weights = of_layer(draw, 5, 6)
    layer = layer_with(student, weights, 5, 6, 11, 2)
    for b, T in [(3, 11), (2, 1), (3, 7), (1, 2)]:
        x = draw.normal(b, T, 5)
        expect.close(layer(x), multi_head(x, weights, 2))


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    fr="Sans cache, aucun jeton ne voit ceux qui le suivent, ni par sa sortie ni par son gradient.",
    en="Without a cache no token sees those that follow it, neither through its output nor its "
    "gradient.",
)
def test_CachedMultiHeadAttention_hides_the_future(student, draw):
    weights = of_layer(draw, 6, 12)
    layer = layer_with(student, weights, 6, 12, 7, 3)
    x = draw.normal(2, 5, 6)
    upstream = torch.zeros(2, 5, 12, dtype=torch.float64)
    upstream[:, 2] = draw.normal(2, 12)
    call = layer.backward(leaf(x), upstream=upstream)
    expect.close(call.value, multi_head(x, weights, 3))
    other = x.clone()
    other[:, 3:] = draw.normal(2, 2, 6, scale=30.0)
    expect.close(layer(other), multi_head(other, weights, 3))
    wanted = pulled_back(lambda x: multi_head(x, weights, 3), x, upstream=upstream)
    expect.gradient(call.gradients[0], wanted[0], of=TO_X)


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="De très grands scores donnent une sortie finie et juste, avec cache ou sans.",
    en="Very large scores give a finite and right output, with a cache or without.",
)
def test_CachedMultiHeadAttention_of_large_scores(student, draw):
    weights = {n: (2 * w).round().float() for n, w in of_layer(draw, 4, 8).items()}
    layer = layer_with(student, weights, 4, 8, 6, 2)
    x = draw.normal(2, 5, 4, scale=6.0).round().float()
    q, k = (linear(x, weights, name) for name in PROJECTIONS[:2])
    expected, tolerance = multi_head(x, weights, 2), rounding(q, k)
    expect.close(layer(x), expected, tolerance=tolerance)
    expect_chunks(student, layer, x, (2, 3), expected, tolerance=tolerance)


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    fr="Les positions futures restent cachées quand les scores visibles sont très bas, avec cache "
    "ou sans.",
    en="The positions to come stay hidden when visible scores are very low, with a cache or "
    "without.",
)
def test_CachedMultiHeadAttention_of_very_low_scores(student, draw):
    weights = of_layer(draw, 5, 12)
    # The first feature is 1 in each token: it takes 250,000 or so off every score.
    for name, sign in (("W_query", 1.0), ("W_key", -1.0)):
        weights[f"{name}.weight"][:, 0] = sign * 250.0
    layer = layer_with(student, weights, 5, 12, 6, 3)
    x = draw.normal(2, 6, 5, scale=0.01)
    x[..., 0] = 1.0
    expected = multi_head(x, weights, 3)
    expect.close(layer(x), expected)
    expect_chunks(student, layer, x, (2, 4), expected)


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    fr="Le gradient remonte jusqu'à `x` et jusqu'à tous les poids, qui sont à entraîner.",
    en="The gradient reaches `x` and all the weights, which are to be trained.",
)
@pytest.mark.parametrize("bias", BIASES)
def test_CachedMultiHeadAttention_learns(student, draw, bias):
    weights = of_layer(draw, 5, 12, bias=bias)
    layer = layer_with(student, weights, 5, 12, 8, 3, bias=bias)
    x, upstream = draw.normal(2, 6, 5), draw.normal(2, 6, 12)
    check_layer_learns(layer, lambda x, w: multi_head(x, w, 3), x, weights, upstream)


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="Le gradient remonte aussi quand il y a du dropout.",
    en="The gradient finds its way when there is dropout too.",
)
def test_CachedMultiHeadAttention_learns_with_dropout(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 8, 3, dropout=ALMOST_NEVER)
    layer.method("train")()
    x, upstream = draw.normal(2, 6, 5), draw.normal(2, 6, 12)
    check_layer_learns(layer, lambda x, w: multi_head(x, w, 3), x, weights, upstream)


@check(
    "CachedMultiHeadAttention",
    fr="En évaluation le dropout se tait ; à 0 il se tait toujours, avec cache ou sans.",
    en="In evaluation dropout is silent; at 0 it always is, with a cache or without.",
)
def test_CachedMultiHeadAttention_without_dropout(student, draw):
    weights = of_layer(draw, 5, 12)
    x = draw.normal(2, 6, 5)
    expected = multi_head(x, weights, 3)
    for p, mode in [(0.0, "train"), (0.7, "eval")]:
        layer = layer_with(student, weights, 5, 12, 6, 3, dropout=p)
        layer.method(mode)()
        for _ in range(2):
            expect.close(layer.seeded(7)(x), expected)
        expect_chunks(student, layer, x, (3, 1, 2), expected)


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un nombre de têtes qui ne divise pas d_out est refusé, et lui seul.",
    en="A number of heads that does not divide d_out is refused, and that alone.",
)
def test_CachedMultiHeadAttention_of_heads_that_do_not_divide(student, draw):
    weights = of_layer(draw, 7, 12)
    layer = layer_with(student, weights, 7, 12, 8, 3)
    x = draw.normal(2, 6, 7)
    expect.close(layer(x), multi_head(x, weights, 3))
    for d_in, d_out, H in [(6, 8, 3), (7, 12, 5), (12, 4, 6)]:
        sizes, x = (d_in, d_out, 6, 0.0, H), draw.normal(1, 4, d_in)
        # At construction or at the first call: the statement asks for a refusal, not for a moment.
        refuses(lambda a=sizes, x=x: student.CachedMultiHeadAttention.seeded(1)(*a)(x))


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="La classe et `forward` s'appellent aussi par les noms de leurs paramètres.",
    en="The class and `forward` may be called by the names of their parameters.",
)
def test_CachedMultiHeadAttention_called_by_name(student, draw):
    weights = of_layer(draw, 5, 6, bias=True)
    sizes = {"num_heads": 2, "dropout": 0.0, "context_length": 6, "d_out": 6, "d_in": 5}
    layer = module_with(student.CachedMultiHeadAttention, (), weights, qkv_bias=True, **sizes)
    x = draw.normal(3, 6, 5)
    expected = multi_head(x, weights, 2)
    expect.close(layer(x=x), expected)
    expect.close(layer(x, None), expected)
    cache = new_cache(student)
    expect.close(layer(cache=cache, x=x[:, :4]), expected[:, :4])
    expect.close(layer(cache=cache, x=x[:, 4:]), expected[:, 4:])


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    fr="L'appel laisse `x` et la couche intacts, et un second appel donne le même résultat.",
    en="The call leaves `x` and the layer as they were, and a second call gives the same.",
)
def test_CachedMultiHeadAttention_changes_nothing(student, draw):
    weights = of_layer(draw, 5, 6)
    layer = layer_with(student, weights, 5, 6, 8, 2)
    state = layer.state()
    x, cache = draw.normal(2, 6, 5), new_cache(student)
    expected = multi_head(x, weights, 2)
    for part in (slice(0, 2), slice(2, 6)):
        call = layer.observe(x[:, part], cache)
        expect.close(call.value, expected[:, part])
        # The cache is there to be filled; one that is a list or a dictionary shows it.
        expect.unchanged(tuple(argument for argument in call.facts.changed if argument == "0"))
    for tokens in (x, draw.normal(3, 4, 5), x):
        call = layer.observe(tokens)
        expect.close(call.value, multi_head(tokens, weights, 2))
        expect.unchanged(call.facts.changed)
    check_unchanged_state(
        layer,
        state,
        "Un appel change ce que la couche contient.",
        "A call changes what the layer holds.",
    )


# 7.7 CachedMultiHeadAttention, with a cache -----------------------------------------------------


def expect_chunks(
    student: Any,
    layer: Any,
    x: Tensor,
    lengths: Sequence[int],
    expected: Tensor,
    *,
    tolerance: float | None = None,
    cache: Any = None,
) -> Any:
    """(b, T, d_in) in chunks of these lengths gives the rows of `expected`; returns the cache."""
    cache = new_cache(student) if cache is None else cache
    start = 0
    for t in lengths:
        rows = slice(start, start + t)
        expect.close(layer(x[:, rows], cache), expected[:, rows], tolerance=tolerance)
        start += t
    return cache


def attended(
    queries: Tensor, keys: Tensor, values: Tensor, weights: Mapping[str, Tensor], num_heads: int
) -> Tensor:
    """(b, t, D), 2 × (b, n, D) -> (b, t, d_out): row i sees the first n − t + i + 1 keys."""
    t, n = queries.shape[1], keys.shape[1]
    hidden = torch.ones(t, n, dtype=torch.bool).triu(n - t + 1)
    heads = []
    for q, k, v in zip(*(m.chunk(num_heads, -1) for m in (queries, keys, values)), strict=True):
        scores = (q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])).masked_fill(hidden, -math.inf)
        heads.append(torch.softmax(scores, -1) @ v)
    return linear(torch.cat(heads, -1), weights, "out_proj").to(queries.dtype)


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    fr="Découper une suite en morceaux, quels qu'ils soient, ne change pas les sorties.",
    en="To cut a sequence into chunks, whatever they are, does not change the outputs.",
)
@pytest.mark.parametrize("lengths", SCHEDULES)
def test_CachedMultiHeadAttention_over(student, draw, lengths):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 11, 3)
    for b in (2, 1):
        x = draw.normal(b, 9, 5)
        cache = expect_chunks(student, layer, x, lengths, multi_head(x, weights, 3))
        expect_length(cache, 9)


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="Des morceaux de toutes sortes donnent aussi les bonnes sorties en float32.",
    en="Chunks of all sorts give the right outputs in float32 too.",
)
def test_CachedMultiHeadAttention_in_float32(student, draw):
    weights = of_layer(draw, 6, 8, torch.float32)
    layer = layer_with(student, weights, 6, 8, 14, 2)
    x = draw.normal(3, 14, 6, dtype=torch.float32)
    expect_chunks(student, layer, x, (2, 5, 1, 3, 1, 2), multi_head(x, weights, 2))


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un jeton seul, dans un cache vide, ne voit que lui-même ; le suivant les voit tous deux.",
    en="A single token, in an empty cache, sees itself alone; the next one sees both.",
)
def test_CachedMultiHeadAttention_of_first_tokens(student, draw):
    for b, d_in, d_out, H in [(2, 5, 6, 3), (1, 4, 8, 2)]:
        weights = of_layer(draw, d_in, d_out)
        layer = layer_with(student, weights, d_in, d_out, 4, H)
        x = draw.normal(b, 2, d_in)
        expect_chunks(student, layer, x, (1, 1), multi_head(x, weights, H))


@check(
    "CachedMultiHeadAttention",
    weight=2.0,
    fr="`length` compte les jetons vus, une fois chacun.",
    en="`length` counts the tokens seen, once each.",
)
def test_CachedMultiHeadAttention_fills_its_cache(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 12, 3)
    x, cache = draw.normal(2, 9, 5), new_cache(student)
    expected = multi_head(x, weights, 3)
    end = 0
    for t in (3, 1, 4, 1):
        rows = slice(end, end + t)
        expect.close(layer(x[:, rows], cache), expected[:, rows])
        end += t
        expect_length(cache, end)


@check(
    "CachedMultiHeadAttention",
    weight=2.0,
    fr="Seuls les jetons nouveaux sont projetés : les clés et les valeurs du cache restent ce "
    "qu'elles étaient, même si les poids ont changé.",
    en="New tokens alone are projected: the keys and values of the cache stay what they were, even "
    "if the weights have changed.",
)
def test_CachedMultiHeadAttention_projects_new_tokens_alone(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 9, 3)
    x, cache = draw.normal(2, 8, 5), new_cache(student)
    keys, values = (torch.empty(2, 0, 12, dtype=torch.float64) for _ in range(2))
    start = 0
    for t in (3, 1, 4):
        chunk = x[:, start : start + t]
        keys = torch.cat([keys, linear(chunk, weights, "W_key")], 1)
        values = torch.cat([values, linear(chunk, weights, "W_value")], 1)
        queries = linear(chunk, weights, "W_query")
        expect.close(layer(chunk, cache), attended(queries, keys, values, weights, 3))
        start += t
        weights |= {f"{name}.weight": draw.normal(12, 5) for name in PROJECTIONS}
        layer.load(
            {f"{name}.weight": weights[f"{name}.weight"] for name in PROJECTIONS}, strict=False
        )


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    fr="Une couche qui lit deux suites, chacune avec son cache, ne les mélange pas.",
    en="A layer that reads two sequences, each with its cache, does not mix them up.",
)
def test_CachedMultiHeadAttention_of_two_caches(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 8, 3)
    sequences = [draw.normal(2, 7, 5), draw.normal(2, 7, 5), draw.normal(3, 7, 5)]
    caches = [new_cache(student) for _ in sequences]
    for rows in (slice(0, 3), slice(3, 4), slice(4, 7)):
        for x, cache in zip(sequences, caches, strict=True):
            expect.close(layer(x[:, rows], cache), multi_head(x, weights, 3)[:, rows])
    for cache in caches:
        expect_length(cache, 7)


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="Deux couches ont chacune leurs poids, leurs têtes et leur cache.",
    en="Two layers each have their own weights, heads and cache.",
)
def test_CachedMultiHeadAttention_of_two_layers(student, draw):
    sizes = [(5, 6, 6, 2), (5, 6, 6, 3), (2, 4, 9, 4)]
    weights = [of_layer(draw, d_in, d_out) for d_in, d_out, _, _ in sizes]
    layers = [layer_with(student, w, *size) for size, w in zip(sizes, weights, strict=True)]
    inputs = [draw.normal(2, 6, d_in) for d_in, *_ in sizes]
    caches = [new_cache(student) for _ in sizes]
    for rows in (slice(0, 2), slice(2, 6)):
        for x, layer, cache, w, (*_, H) in zip(inputs, layers, caches, weights, sizes, strict=True):
            expect.close(layer(x[:, rows], cache), multi_head(x, w, H)[:, rows])
    for x, layer, w, (*_, H) in zip(inputs, layers, weights, sizes, strict=True):
        expect.close(layer(x), multi_head(x, w, H))


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un appel avec cache ne laisse pas de trace dans la couche : un appel sans cache suit, ou "
    "une autre suite.",
    en="A call with a cache leaves no trace in the layer: a call without one may follow, or "
    "another sequence.",
)
def test_CachedMultiHeadAttention_keeps_nothing(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 8, 3)
    x, other = draw.normal(2, 8, 5), draw.normal(2, 8, 5)
    expected, expected_other = multi_head(x, weights, 3), multi_head(other, weights, 3)
    cache = expect_chunks(student, layer, x[:, :5], (4, 1), expected)
    expect.close(layer(other), expected_other)
    expect.close(layer(x[:, 5:], cache), expected[:, 5:])
    expect.close(layer(x[:, :3]), expected[:, :3])
    expect_chunks(student, layer, x, (5, 3), expected)


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="Après `reset()`, le même cache sert à une autre suite, d'un autre lot.",
    en="After `reset()` the same cache serves for another sequence, of another batch.",
)
def test_CachedMultiHeadAttention_after_a_reset(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 8, 3)
    cache = new_cache(student)
    for b, lengths in [(2, (5, 2)), (2, (2, 3)), (3, (1, 4, 3))]:
        x = draw.normal(b, sum(lengths), 5)
        expect_chunks(student, layer, x, lengths, multi_head(x, weights, 3), cache=cache)
        cache.method("reset")()
        expect_length(cache, 0)


PAST_CONTEXT = Text(
    "la suite dépasse `context_length`, cache compris",
    "the sequence is longer than `context_length`, the cache included",
)


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    fr="Le contexte se remplit jusqu'au bout ; au-delà, `ValueError`, avec cache ou sans.",
    en="The context can be filled to its end; beyond it, `ValueError`, with a cache or without.",
)
def test_CachedMultiHeadAttention_beyond_its_context(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 7, 3)
    x = draw.normal(2, 7, 5)
    expected = multi_head(x, weights, 3)
    expect.close(layer(x), expected)
    full = expect_chunks(student, layer, x, (4, 3), expected)
    at_once = expect_chunks(student, layer, x, (7,), expected)
    partly = expect_chunks(student, layer, x[:, :4], (4,), expected)
    for t, cache in [(8, None), (15, None), (8, new_cache(student)), (1, full), (1, at_once)]:
        more = draw.normal(2, t, 5)
        expect.raises(ValueError, lambda m=more, c=cache: layer(m, c), when=PAST_CONTEXT)
    more = draw.normal(2, 4, 5)
    expect.raises(ValueError, lambda: layer(more, partly), when=PAST_CONTEXT)


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un morceau refusé laisse le cache comme il était, et un autre peut suivre.",
    en="A chunk that is refused leaves the cache as it was, and another may follow.",
)
def test_CachedMultiHeadAttention_refuses_and_goes_on(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 7, 3)
    x, cache = draw.normal(2, 7, 5), new_cache(student)
    expected = multi_head(x, weights, 3)
    start = 0
    for t, refused in [(3, 8), (2, 5), (2, 3)]:
        more = draw.normal(2, refused, 5)
        # Whether it is refused is another check's: whatever came of it is not an answer here.
        with contextlib.suppress(StudentRaised):
            layer(more, cache)
        expect_length(cache, start)
        rows = slice(start, start + t)
        expect.close(layer(x[:, rows], cache), expected[:, rows])
        start += t
    for refused in (1, 4):
        more = draw.normal(2, refused, 5)
        with contextlib.suppress(StudentRaised):
            layer(more, cache)
        expect_length(cache, 7)


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Avec un cache, le gradient des jetons nouveaux est juste, et les poids apprennent.",
    en="With a cache, the gradient of the new tokens is right, and the weights learn.",
)
def test_CachedMultiHeadAttention_learns_with_a_cache(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 9, 3)
    x = draw.normal(2, 7, 5)

    def first(chunk: Tensor, *values: Tensor) -> Tensor:
        return multi_head(chunk, dict(zip(weights, values, strict=True)), 3)

    upstream = draw.normal(2, 4, 12)
    call = layer.backward(leaf(x[:, :4]), new_cache(student), upstream=upstream)
    expect.close(call.value, first(x[:, :4], *weights.values()))
    wanted = pulled_back(first, x[:, :4], *weights.values(), upstream=upstream)
    expect.gradient(call.gradients[0], wanted[0], of=TO_X)
    for name, gradient in zip(weights, wanted[1:], strict=True):
        expect.gradient(call.parameter_gradients.get(name), gradient, of=named(name))

    def second(chunk: Tensor) -> Tensor:
        return multi_head(torch.cat([x[:, :4], chunk], 1), weights, 3)[:, 4:]

    upstream = draw.normal(2, 3, 12)
    # Whether the past has a gradient of its own is the author's choice.
    cache = expect_chunks(student, layer, x[:, :4], (4,), first(x[:, :4], *weights.values()))
    call = layer.backward(leaf(x[:, 4:]), cache, upstream=upstream)
    expect.close(call.value, second(x[:, 4:]))
    wanted = pulled_back(second, x[:, 4:], upstream=upstream)
    expect.gradient(call.gradients[0], wanted[0], of=TO_X)


def read_back(student: Any, draw: Any, p: float) -> tuple[Any, Tensor, Weights, Any]:
    """A layer whose attention weights can be read from its outputs, its input and its weights."""
    readable, weights = Readable(draw), {}
    heads = [readable.head(draw, h) for h in range(READ_HEADS)]
    for name in heads[0]:
        weights[name] = torch.cat([head[name] for head in heads])
    D = READ_HEADS * READ_T
    weights["out_proj.weight"] = orthogonal(draw, D)
    weights["out_proj.bias"] = draw.normal(D)
    layer = layer_with(student, weights, READ_D, D, READ_T, READ_HEADS, dropout=p)
    return layer, readable.batch(), weights, readable


def weights_read(dropped: Any, weights: Weights, readable: Readable) -> Tensor:
    D = READ_HEADS * READ_T
    expect.that(
        isinstance(dropped, Tensor) and tuple(dropped.shape[::2]) == (READ_BATCH, D),
        "En entraînement, la sortie n'a pas la forme attendue.",
        "In training, the output does not have the expected shape.",
    )
    context = (dropped - weights["out_proj.bias"]) @ weights["out_proj.weight"]
    return readable.weights_of(context)


@check(
    "CachedMultiHeadAttention",
    weight=1.5,
    fr="En entraînement, le dropout tombe sur les poids d'attention, à son taux, et "
    "sur rien d'autre.",
    en="In training, dropout falls on the attention weights, at its rate, and on nothing else.",
)
@pytest.mark.parametrize("p", RATES)
def test_CachedMultiHeadAttention_drops_weights(student, draw, p):
    layer, x, weights, readable = read_back(student, draw, p)
    layer.method("eval")()
    expect.close(layer(x), multi_head(x, weights, READ_HEADS))
    layer.method("train")()
    seed = draw.integer(1, 10**6)
    dropped, others = layer.seeded(seed)(x), layer.seeded(seed + 1)(x)
    check_dropped(weights_read(dropped, weights, readable), p)
    expect.that(
        not expect.agree(others, dropped),
        "En entraînement, deux appels éteignent les mêmes poids : une graine est fixée.",
        "In training, two calls drop the same weights: a seed is set.",
    )


@check(
    "CachedMultiHeadAttention",
    devices=CPU_ONLY,
    fr="Avec un cache aussi, le dropout tombe sur les poids, et non sur ce que le cache garde.",
    en="With a cache too dropout falls on the weights, and not on what the cache keeps.",
)
def test_CachedMultiHeadAttention_drops_weights_with_a_cache(student, draw):
    p = 0.3
    layer, x, weights, readable = read_back(student, draw, p)
    expected = multi_head(x, weights, READ_HEADS)
    layer.method("eval")()
    expect_chunks(student, layer, x, (2, 4), expected)
    cache, parts = new_cache(student), []
    layer.method("train")()
    for rows in (slice(0, 2), slice(2, READ_T)):
        parts.append(layer.seeded(draw.integer(1, 10**6))(x[:, rows], cache))
        weights_read(parts[-1], weights, readable)
    check_dropped(weights_read(torch.cat(parts, 1), weights, readable), p)
