"""Layers, transfers, NumPy, measurements and bug hunts: what ps2's cards say of wrong programs."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from torch import nn

NAMES = ("W_query", "W_key", "W_value")


def outcomes(result):
    return {v.name: v.outcome for v in result.verdicts}


def failed(result):
    return [name for name, outcome in outcomes(result).items() if outcome == "failed"]


def attend(queries, keys, values):
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    return torch.softmax(scores, -1) @ values


# --- Layers ---


class Matrices(nn.Module):
    """A right SelfAttention_v1, which the classes below spoil."""

    def __init__(self, d_in, d_out):
        super().__init__()
        for name in NAMES:
            setattr(self, name, self.matrix(d_in, d_out))

    def matrix(self, d_in, d_out):
        return nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x):
        return attend(x @ self.W_query, x @ self.W_key, x @ self.W_value)


class Plain(Matrices):
    def matrix(self, d_in, d_out):
        return torch.rand(d_in, d_out)


class Frozen(Matrices):
    def matrix(self, d_in, d_out):
        return nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)


class Transposed(Matrices):
    def matrix(self, d_in, d_out):
        return nn.Parameter(torch.rand(d_out, d_in))

    def forward(self, x):
        return attend(x @ self.W_query.T, x @ self.W_key.T, x @ self.W_value.T)


class OtherNames(Matrices):
    def __init__(self, d_in, d_out):
        nn.Module.__init__(self)
        self.Wq, self.Wk, self.Wv = (self.matrix(d_in, d_out) for _ in range(3))

    def forward(self, x):
        return attend(x @ self.Wq, x @ self.Wk, x @ self.Wv)


class Detached(Matrices):
    def forward(self, x):
        return attend(x @ self.W_query.detach(), x @ self.W_key, x @ self.W_value)


class OtherOrder(Matrices):
    def __init__(self, d_in, d_out):
        nn.Module.__init__(self)
        for name in ("W_key", "W_query", "W_value"):
            setattr(self, name, self.matrix(d_in, d_out))


class OnTheCpu(Matrices):
    def forward(self, x):
        return super().forward(x) + torch.zeros(len(x), 1)


class Remembers(Matrices):
    def forward(self, x):
        out = super().forward(x)
        with torch.no_grad():
            self.W_value *= 1.5
        return out


class GlobalSize(Matrices):
    def forward(self, x):
        return super().forward(x)[: len(SENTENCE)]


SENTENCE = [0] * 4  # what a notebook variable would be


@pytest.mark.parametrize(
    ("layer", "expected", "told"),
    [
        (Plain, {"other_sizes", "large_scores", "parameters", "gradient"}, "tenseur ordinaire"),
        (Frozen, {"parameters", "gradient"}, "n'apprend pas"),
        (Transposed, {"other_sizes", "parameters", "gradient"}, "`W_query` a la forme (3, 4)"),
        (OtherNames, {"other_sizes", "parameters", "gradient"}, "`Wq`, `Wk`, `Wv`"),
        (Detached, {"gradient"}, "Aucun gradient n'atteint `W_query`"),
        (OtherOrder, {"document", "drawn"}, "celle que le document imprime"),
        (OnTheCpu, {"device"}, "`device=x.device`"),
        (Remembers, {"polite", "gradient"}, "la deuxième fois"),
        (GlobalSize, {"document", "other_sizes"}, "a la forme (4, 2), on attend (6, 2)"),
    ],
)
def test_layer_with_one_mistake_is_told(checks, layer, expected, told):
    """Each mistake turns its own lines red, with a sentence about it."""
    result = checks.check("SelfAttention_v1", layer)
    assert set(failed(result)) >= expected, str(result)
    if len(expected) == 1:
        assert set(failed(result)) == expected, str(result)
    assert told in str(result)


def test_right_layer_in_another_style_is_green(checks):
    """A loop over names, or ready-made attention where it is not forbidden, is right."""
    assert checks.check("SelfAttention_v1", Matrices).all_passed

    class Ready(Matrices):
        def forward(self, x):
            q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
            return nn.functional.scaled_dot_product_attention(q[None], k[None], v[None])[0]

    result = checks.check("SelfAttention_v1", Ready)
    assert result.all_passed, str(result)


class Unfinished(Matrices):
    def forward(self, x):
        raise NotImplementedError


class NotALayer:
    def __init__(self, d_in, d_out):
        pass

    def __call__(self, x):
        return x


class LateSuper(nn.Module):
    def __init__(self, d_in, d_out):
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        super().__init__()


def test_unfinished_class_is_told_which_method_waits(checks):
    """`__init__` written and `forward` not: no red, and the method is named."""
    result = checks.check("SelfAttention_v1", Unfinished)
    assert repr(result) == "0.0"
    assert not result.verdicts
    assert "dans `forward`" in str(result)


def test_class_of_another_kind_is_explained(checks):
    """No nn.Module, a late super().__init__(), or a layer in place of its class."""
    assert "dériver de `nn.Module`" in str(checks.check("SelfAttention_v1", NotALayer))
    assert "Module.__init__() call" in str(checks.check("SelfAttention_v1", LateSuper))
    given = checks.check("SelfAttention_v1", Matrices(3, 2))
    assert "ta classe elle-même" in str(given)
    assert repr(given) == "0.0"


def test_checking_a_layer_leaves_the_random_state_alone(checks):
    """A check cell between two cells does not change what the second draws."""
    torch.manual_seed(7)
    expected = torch.rand(3)
    torch.manual_seed(7)
    checks.check("SelfAttention_v1", Matrices)
    assert torch.equal(torch.rand(3), expected)


class Linears(nn.Module):
    """A right SelfAttention_v2, which the classes below spoil."""

    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        for name in NAMES:
            setattr(self, name, self.projection(d_in, d_out, qkv_bias))

    def projection(self, d_in, d_out, qkv_bias):
        return nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x):
        return attend(self.W_query(x), self.W_key(x), self.W_value(x))


class AlwaysBiased(Linears):
    def projection(self, d_in, d_out, qkv_bias):
        return nn.Linear(d_in, d_out)


class NeverBiased(Linears):
    def projection(self, d_in, d_out, qkv_bias):
        return nn.Linear(d_in, d_out, bias=False)


class Shared(Linears):
    def projection(self, d_in, d_out, qkv_bias):
        self.one = getattr(self, "one", None) or nn.Linear(d_in, d_out, bias=qkv_bias)
        return self.one


@pytest.mark.parametrize(
    ("layer", "told"),
    [
        (AlwaysBiased, "de trop, `W_query.bias`"),
        (NeverBiased, "pas de paramètre `W_query.bias`"),
        (Shared, "une seule et même matrice"),
    ],
)
def test_projections_are_counted(checks, layer, told):
    """A bias too many, one too few, or one matrix for three."""
    assert checks.check("SelfAttention_v2", Linears).all_passed
    result = checks.check("SelfAttention_v2", layer)
    assert "parameters" in failed(result)
    assert told in str(result)


def test_replay_of_a_layer_makes_the_same_call(checks):
    """What a card offers to paste builds the layer, puts the weights in and gives the answer."""

    class SelfAttention_v1(Matrices):
        def forward(self, x):
            return attend(x @ self.W_query, x @ self.W_key, x @ self.W_key)

    result = checks.check("SelfAttention_v1", SelfAttention_v1)
    replay = next(v.replay for v in result.verdicts if v.name == "other_sizes")
    *lines, call = replay.splitlines()
    namespace = {"torch": torch, "SelfAttention_v1": SelfAttention_v1}
    exec("\n".join(lines), namespace)
    answer = eval(call, namespace)
    assert f"tu as {answer[0, 0]:.5g}" in next(
        v.message.fr for v in result.verdicts if v.name == "other_sizes"
    )


# --- Transfers ---


def weights_of(layer):
    return [getattr(layer, name).weight for name in NAMES]


def not_transposed(sa_v2, sa_v1):
    for name in NAMES:
        setattr(sa_v1, name, nn.Parameter(getattr(sa_v2, name).weight.detach().clone()))


def transposed_where_needed(sa_v2, sa_v1):
    with torch.no_grad():
        for name in NAMES:
            weight, mine = getattr(sa_v2, name).weight, getattr(sa_v1, name)
            mine.copy_(weight if weight.shape == mine.shape else weight.T)


def two_of_three(sa_v2, sa_v1):
    with torch.no_grad():
        for name in NAMES[:2]:
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)


def shares(sa_v2, sa_v1):
    for name in NAMES:
        setattr(sa_v1, name, nn.Parameter(getattr(sa_v2, name).weight.T))


def freezes(sa_v2, sa_v1):
    for name in NAMES:
        weight = getattr(sa_v2, name).weight.detach().T.clone()
        setattr(sa_v1, name, nn.Parameter(weight, requires_grad=False))


def lowers(sa_v2, sa_v1):
    for name in NAMES:
        weight = getattr(sa_v2, name).weight.detach().T.clone()
        setattr(sa_v1, name, nn.Parameter(weight.float()))


def freezes_the_source(sa_v2, sa_v1):
    with torch.no_grad():
        for name in NAMES:
            weight = getattr(sa_v2, name).weight.requires_grad_(False)
            getattr(sa_v1, name).copy_(weight.T)


@pytest.mark.parametrize(
    ("function", "expected", "told"),
    [
        (not_transposed, ["three_to_two", "four_to_four"], "a la forme (2, 3), on attend (3, 2)"),
        (transposed_where_needed, ["four_to_four"], "ses lignes et ses colonnes échangées"),
        (two_of_three, ["three_to_two", "four_to_four"], "`sa_v1.W_value` diffère"),
        (shares, ["memory"], "lit la mémoire de `sa_v2`"),
        (freezes, ["own"], "n'est plus un paramètre"),
        (lowers, ["three_to_two", "four_to_four", "own"], "le voilà en float32"),
        (freezes_the_source, ["intact"], "doit ressortir intacte"),
    ],
)
def test_transfer_with_one_mistake_is_told(checks, function, expected, told):
    """Each mistake turns its own lines red, the others stay green or wait."""
    result = checks.check("transfer_weights", function)
    if function is lowers:
        expected = failed(result)  # float32 rounds some of the decimals, or not
        assert "own" in expected
    assert failed(result) == expected, str(result)
    assert told in str(result)


def by_state_dict(sa_v2, sa_v1):
    sa_v1.load_state_dict({name: getattr(sa_v2, name).weight.T for name in NAMES})


def by_new_parameters_and_a_look(sa_v2, sa_v1):
    for name in NAMES:
        setattr(sa_v1, name, nn.Parameter(getattr(sa_v2, name).weight.detach().T.clone()))
    x = torch.ones(5, sa_v1.W_query.shape[0], dtype=sa_v1.W_query.dtype)
    assert torch.allclose(sa_v1(x), sa_v2(x))


def by_data(sa_v2, sa_v1):
    for name in NAMES:
        getattr(sa_v1, name).data = getattr(sa_v2, name).weight.data.T.contiguous()


@pytest.mark.parametrize(
    "function", [by_state_dict, by_new_parameters_and_a_look, by_data], ids=lambda f: f.__name__
)
def test_transfer_by_any_right_way_is_green(checks, function):
    """state_dict, new Parameters, .data: the effect counts, and the layers can be called."""
    result = checks.check("transfer_weights", function)
    assert result.all_passed, str(result)


def test_replay_of_a_transfer_runs_with_the_classes_of_the_notebook(checks, references):
    """The stand-ins of the check are the student's own layers in the code to paste."""
    ps2 = references["ps2_self_attention"]
    replay = checks.check("transfer_weights", two_of_three).verdicts[0].replay
    namespace = {**vars(ps2), "transfer_weights": two_of_three}
    exec(replay, namespace)
    assert torch.equal(namespace["sa_v1"].W_key, namespace["sa_v2"].W_key.weight.T)
    assert not torch.equal(namespace["sa_v1"].W_value, namespace["sa_v2"].W_value.weight.T)


# --- NumPy ---


def numpy_attention(X, W_Q, W_K, W_V):
    scores = X @ W_Q @ (X @ W_K).T / np.sqrt(W_K.shape[1])
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    return scores, weights, weights @ (X @ W_V)


def test_numpy_answers_are_told_from_tensors(checks):
    """Tensors, float32 arrays, torch inside: each is told as what it is."""
    assert checks.check("attention_numpy", numpy_attention).all_passed

    def tensors(X, W_Q, W_K, W_V):
        return tuple(torch.from_numpy(a) for a in numpy_attention(X, W_Q, W_K, W_V))

    def singles(X, W_Q, W_K, W_V):
        return tuple(a.astype(np.float32) for a in numpy_attention(X, W_Q, W_K, W_V))

    def through_torch(X, W_Q, W_K, W_V):
        scores, _, _ = numpy_attention(X, W_Q, W_K, W_V)
        weights = torch.softmax(torch.from_numpy(scores), -1).numpy()
        return scores, weights, weights @ (X @ W_V)

    assert "un tableau NumPy de forme (3, 3) ; c'est un tenseur" in str(
        checks.check("attention_numpy", tensors)
    )
    assert "est en float32 : garde float64" in str(checks.check("attention_numpy", singles))
    result = checks.check("attention_numpy", through_torch)
    assert failed(result) == ["numpy_only"]


def test_changed_array_is_told(checks):
    """Arrays are arguments as tensors are."""

    def changes(X, W_Q, W_K, W_V):
        answer = numpy_attention(X, W_Q, W_K, W_V)
        X += 1
        return answer

    result = checks.check("attention_numpy", changes)
    assert failed(result) == ["polite"]
    assert "l'argument `X`" in str(result)


def test_replay_of_arrays_makes_the_same_call(checks):
    """Arrays are written as arrays."""
    result = checks.check("attention_numpy", lambda X, W_Q, W_K, W_V: X)
    namespace = {"np": np, "attention_numpy": numpy_attention}
    *lines, call = next(v.replay for v in result.verdicts if v.name == "other_sizes").splitlines()
    exec("\n".join(lines), namespace)
    assert eval(call, namespace)[2].shape == (5, 6)


# --- Masks ---


def masked_after(queries, keys, values, mask=None):
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores, -1)
    if mask is not None:
        weights = weights * (mask != 0)
        weights = weights / weights.sum(-1, keepdim=True)
    return weights @ values, weights


def filled_with(fill):
    def attention(queries, keys, values, mask=None):
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        if mask is not None:
            scores = scores.masked_fill(mask == 0, fill)
        weights = torch.softmax(scores, -1)
        return weights @ values, weights

    return attention


@pytest.mark.parametrize("fill", [-torch.inf, -1e9, torch.finfo(torch.float32).min])
def test_fill_that_is_low_enough_is_green(checks, fill):
    """What comes out the same is right."""
    result = checks.check("scaled_dot_product_attention", filled_with(fill))
    assert result.all_passed, str(result)


@pytest.mark.parametrize("fill", [0.0, 1e-9, -10.0, -50.0, -1e4, torch.inf])
def test_fill_that_is_not_low_enough_is_red(checks, fill):
    """Only very low scores see a fill of −10,000."""
    result = checks.check("scaled_dot_product_attention", filled_with(fill))
    assert "large_scores" in failed(result)


def test_mask_after_softmax_is_red_on_large_scores(checks):
    """0 / 0, where all that is allowed weighed nothing."""
    result = checks.check("scaled_dot_product_attention", masked_after)
    assert failed(result) == ["large_scores"]
    assert "nan" in str(result)


# --- Measurements ---


def spread(d_k, num_samples=10_000, seed=0):
    generator = torch.Generator().manual_seed(seed)
    q, k = (torch.randn(num_samples, d_k, generator=generator) for _ in range(2))
    scores = (q * k).sum(-1)
    return scores.std().item(), (scores / d_k**0.5).std().item()


def test_another_random_stream_is_green(checks):
    """NumPy's generator, population deviation, NumPy scalars, one pair at a time."""

    def other(d_k, num_samples=10_000, seed=0):
        draws = np.random.default_rng(seed)
        q, k = draws.standard_normal((2, num_samples, d_k))
        scores = np.einsum("nd,nd->n", q, k)
        return scores.std(), torch.tensor(scores.std() / d_k**0.5)

    assert checks.check("score_spread", spread).all_passed
    result = checks.check("score_spread", other)
    assert result.all_passed, str(result)


@pytest.mark.parametrize(
    ("function", "line", "told"),
    [
        (lambda d_k, num_samples=10_000, seed=0: (d_k**0.5, 1.0), "sampled", "n'est pas mesuré"),
        (lambda d_k, num_samples=10_000, seed=0: spread(d_k, num_samples), "sampled", "mesure-le"),
        (lambda d_k, num_samples=10_000, seed=0: spread(d_k, 9_999, seed), "sampled", "4 tirages"),
        (
            lambda d_k, num_samples=10_000, seed=0: spread(d_k, num_samples, np.random.randint(99)),
            "sampled",
            "deux fois le même",
        ),
        (
            lambda d_k, num_samples=10_000, seed=0: tuple(
                s**2 for s in spread(d_k, num_samples, seed)
            ),
            "spread",
            "on attend environ 8",
        ),
    ],
    ids=["formula", "fixed_seed", "fixed_count", "no_seed", "variance"],
)
def test_number_that_is_not_measured_is_told(checks, function, line, told):
    """The formula, a fixed number of draws, no seed, a variance."""
    result = checks.check("score_spread", function)
    assert failed(result) == [line]
    assert told in str(result)


# --- Bug hunts ---


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ((torch.zeros(2, 3), torch.zeros(5, 3)), "vaut 0 ; il doit dépasser 0,1"),
        ((torch.eye(4) * 9, torch.eye(4) * 9), "vaut 0 ; il doit dépasser 0,1"),
        ((torch.ones(2, 65), torch.ones(5, 65)), "aucun côté ne doit dépasser 64"),
        ((torch.ones(2, 3), torch.ones(5, 4)), "leur produit scalaire n'existe pas"),
        ((torch.ones(2, 3), torch.full((5, 3), torch.nan)), "`keys` contient nan ou inf"),
        ((torch.ones(3), torch.ones(5, 3)), "deux axes"),
        (torch.ones(2, 3), "le couple (queries, keys)"),
        (([[1.0]], [[1.0]]), "c'est une liste"),
    ],
)
def test_input_that_does_not_part_the_programs_is_told(checks, answer, told):
    """Equal weights, equal sizes, tables that are not allowed."""
    result = checks.check("counterexample_scale", lambda: answer)
    assert repr(result) == "0.0"
    assert told in str(result)


def test_any_input_that_parts_the_programs_is_green(checks):
    """The rule judges: more tokens than components, or fewer, in any numeric dtype."""
    for queries, keys in (
        (torch.tensor([[3]]), torch.tensor([[1], [0], [0], [-1], [0]])),
        (torch.full((1, 64), 0.1).double(), torch.stack([torch.ones(64), torch.zeros(64)])),
    ):
        result = checks.check("counterexample_scale", lambda q=queries, k=keys: (q, k))
        assert result.all_passed, str(result)


# --- Equivariance ---


def gap(difference):
    def permutation_gap(attention, x, permutation):
        return difference(attention, x, permutation)

    return permutation_gap


def signed(f, x, p):
    return float((f(x)[p] - f(x[p])).max())


def inverted(f, x, p):
    back = [p.index(i) for i in range(len(p))]
    return float((f(x)[back] - f(x[p])).abs().max())


def not_arranged(f, x, p):
    return float((f(x) - f(x[p])).abs().max())


def averaged(f, x, p):
    return float((f(x)[p] - f(x[p])).abs().mean())


def sorts(f, x, p):
    right = float((f(x)[p] - f(x[p])).abs().max())
    p.sort()
    return right


@pytest.mark.parametrize(
    ("wrong", "lines"),
    [
        (signed, {"neighbour", "negative"}),
        (inverted, {"equivariant", "neighbour"}),
        (not_arranged, {"equivariant", "neighbour"}),
        (averaged, {"neighbour", "negative"}),
        (sorts, {"polite"}),
    ],
)
def test_wrong_gap_is_red(checks, wrong, lines):
    """No absolute value, the inverse permutation, no arrangement, a mean, a changed list."""
    result = checks.check("permutation_gap", gap(wrong))
    assert set(failed(result)) == lines, str(result)


def test_gap_may_be_a_tensor_without_axes(checks):
    """A 0-d tensor is a number; the published list survives a program that sorts its own."""
    checks.check("permutation_gap", gap(sorts))
    result = checks.check(
        "permutation_gap",
        lambda attention, x, permutation: (
            (attention(x)[permutation] - attention(x[permutation])).abs().max()
        ),
    )
    assert result.all_passed, str(result)


def test_replay_of_a_gap_names_the_published_function(checks):
    """The function tried is one that the notebook can call."""
    result = checks.check("permutation_gap", gap(not_arranged))
    *lines, call = result.verdicts[0].replay.splitlines()
    namespace = {"torch": torch, "checks": checks, "permutation_gap": gap(not_arranged)}
    exec("\n".join(lines), namespace)
    assert eval(call, namespace) > 1
