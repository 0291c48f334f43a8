"""Hidden checks of ps7_generation: GPT-2's weights, as its library stores them, in a GPT.

Hidden weights under the names of `transformers` are compared with a forward pass of our own; the
stored model, with what `transformers` itself answered (scripts/gpt2_oracle.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.checking import CPU_ONLY, check
from autograder.graders.gpt2_oracle import oracle
from autograder.graders.shared import FLOATS, named, pulled_back
from autograder.graders.test_ps7_generation_loops import drawn_gpt, gpt_logits, prompt
from autograder.text import Text

Weights = dict[str, Tensor]

LOGITS = Text("Les logits", "The logits")

# Names of the GPT and of GPT-2, in a block; transposed where GPT-2 has a Conv1D.
_OF_A_BLOCK = [
    ("norm1", "ln_1", False),
    ("norm2", "ln_2", False),
    ("attention.out_proj", "attn.c_proj", True),
    ("feed_forward.linear1", "mlp.c_fc", True),
    ("feed_forward.linear2", "mlp.c_proj", True),
]


def of_gpt2(weights: Mapping[str, Tensor], *, prefix: str = "", head: bool = True) -> Weights:
    """The same weights under the names of GPT-2, which stores (in, out) and Q, K, V together."""
    blocks = len({name.split(".")[1] for name in weights if name.startswith("blocks.")})
    stored = {"wte.weight": weights["tok_emb.weight"], "wpe.weight": weights["pos_emb.weight"]}
    for i in range(blocks):
        block, h = f"blocks.{i}", f"h.{i}"
        for ours, theirs, transposed in _OF_A_BLOCK:
            weight = weights[f"{block}.{ours}.weight"]
            stored[f"{h}.{theirs}.weight"] = weight.T if transposed else weight
            stored[f"{h}.{theirs}.bias"] = weights[f"{block}.{ours}.bias"]
        for part in ("weight", "bias"):
            parts = [
                weights[f"{block}.attention.{n}.{part}"] for n in ("W_query", "W_key", "W_value")
            ]
            stored[f"{h}.attn.c_attn.{part}"] = (
                torch.cat(parts, -1) if part == "bias" else torch.cat(parts).T
            )
    stored["ln_f.weight"], stored["ln_f.bias"] = (
        weights["final_norm.weight"],
        weights["final_norm.bias"],
    )
    stored = {prefix + name: weight.contiguous() for name, weight in stored.items()}
    if head:
        stored["lm_head.weight"] = weights["head.weight"]
    return stored


Sizes = tuple[int, int, int, int, int]

# vocab_size, context_length, emb_dim, num_heads, num_layers
SMALL: Sizes = (11, 7, 12, 3, 2)


def hidden(draw, sizes: Sizes) -> Weights:
    vocab_size, context_length, emb_dim, _, num_layers = sizes
    return drawn_gpt(draw, vocab_size, context_length, emb_dim, num_layers, bias=True)


def new_gpt(student: Any, sizes: Sizes, dtype: torch.dtype = torch.float64) -> Any:
    model = student.GPT.seeded(1)(*sizes, qkv_bias=True)
    if dtype is torch.float64:
        model.method("double")()
    return model


def tied(weights: Mapping[str, Tensor]) -> Weights:
    return {**weights, "head.weight": weights["tok_emb.weight"]}


def expect_logits(model: Any, ids: Tensor, weights: Mapping[str, Tensor], num_heads: int) -> None:
    expect.close(model(ids), gpt_logits(ids, weights, num_heads), what=LOGITS)


def expect_held(model: Any, weights: Mapping[str, Tensor]) -> None:
    """Copied, so equal: lost decimals and a bias of the keys hardly show in the logits."""
    held = model.state()
    for name, weight in weights.items():
        expect.that(name in held, f"`{name}` a disparu.", f"`{name}` has disappeared.")
        expect.close(held[name], weight, tolerance=0.0, what=named(name))


@check(
    "load_gpt2",
    weight=3.0,
    fr="Les logits sont ceux de GPT-2, quelles que soient les tailles.",
    en="The logits are those of GPT-2, whatever the sizes.",
)
def test_load_gpt2(student, draw):
    for sizes in [SMALL, (5, 11, 6, 1, 3)]:
        weights, model = hidden(draw, sizes), new_gpt(student, sizes)
        student.load_gpt2(model, of_gpt2(weights))
        expect_logits(model, prompt(draw, 2, sizes[1], sizes[0]), weights, sizes[3])


@check(
    "load_gpt2",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Des tailles toutes égales ne cachent aucune transposition.",
    en="Sizes that are all equal hide no transposition.",
)
def test_load_gpt2_of_equal_sizes(student, draw):
    sizes = (8, 8, 8, 8, 1)
    weights, model = hidden(draw, sizes), new_gpt(student, sizes)
    student.load_gpt2(model, of_gpt2(weights))
    expect_logits(model, prompt(draw, 3, 8, 8), weights, 8)


@check(
    "load_gpt2",
    devices=CPU_ONLY,
    fr="Treize couches aussi, et un grand vocabulaire : chacune reçoit ses propres poids.",
    en="Thirteen layers too, and a large vocabulary: each is given its own weights.",
)
def test_load_gpt2_of_many_layers(student, draw):
    sizes = (97, 70, 4, 2, 13)
    weights, model = hidden(draw, sizes), new_gpt(student, sizes)
    student.load_gpt2(model, of_gpt2(weights))
    expect_logits(model, prompt(draw, 1, 70, 97), weights, 2)


@check(
    "load_gpt2",
    weight=2.0,
    fr="Les clés portent ou non le préfixe `transformer.`.",
    en="Keys carry the prefix `transformer.` or not.",
)
@pytest.mark.parametrize(
    "prefix", [pytest.param("transformer.", id="prefix"), pytest.param("", id="none")]
)
def test_load_gpt2_with_prefix(student, draw, prefix):
    weights = hidden(draw, SMALL)
    ids = prompt(draw, 2, 6, 11)
    for head in (True, False):
        model = new_gpt(student, SMALL)
        student.load_gpt2(model, of_gpt2(weights, prefix=prefix, head=head))
        expect_logits(model, ids, weights if head else tied(weights), 3)


@check(
    "load_gpt2",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Sans `lm_head.weight`, la tête reçoit la table des jetons ; avec elle, ses propres poids.",
    en="Without `lm_head.weight` the head is given the table of tokens; with it, its own weights.",
)
def test_load_gpt2_ties_the_head(student, draw):
    ids = prompt(draw, 2, 7, 11)
    for head in (False, True):
        model = new_gpt(student, SMALL)
        for _ in range(2):  # a second dictionary takes the place of the first
            weights = hidden(draw, SMALL)
            student.load_gpt2(model, of_gpt2(weights, head=head))
            expect_logits(model, ids, weights if head else tied(weights), 3)


@check(
    "load_gpt2",
    weight=1.5,
    fr="Le type du modèle est gardé, float32 ou float64.",
    en="The model keeps its type, float32 or float64.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_load_gpt2_of_type(student, draw, dtype):
    weights = {name: w.to(dtype) for name, w in hidden(draw, SMALL).items()}
    model = new_gpt(student, SMALL, dtype)
    student.load_gpt2(model, of_gpt2(weights))
    ids = prompt(draw, 2, 6, 11)
    expected = gpt_logits(ids, {n: w.double() for n, w in weights.items()}, 3).to(dtype)
    expect.close(model(ids), expected, what=LOGITS)
    expect_held(model, weights)


@check(
    "load_gpt2",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Le dictionnaire peut contenir des masques et d'autres clés, dans un ordre quelconque.",
    en="The dictionary may hold masks and other keys, in any order.",
)
@pytest.mark.parametrize(
    "prefix", [pytest.param("transformer.", id="prefix"), pytest.param("", id="none")]
)
def test_load_gpt2_with_other_keys(student, draw, prefix):
    weights, model = hidden(draw, SMALL), new_gpt(student, SMALL)
    stored = of_gpt2(weights, prefix=prefix, head=False)
    for i in range(2):
        mask = torch.ones(1, 1, 7, 7, dtype=torch.bool if i else torch.float64).tril()
        stored[f"{prefix}h.{i}.attn.bias"] = mask
        stored[f"{prefix}h.{i}.attn.masked_bias"] = torch.tensor(-1e4, dtype=torch.float64)
    stored["score.weight"] = draw.normal(3, 12)
    names = list(stored)
    shuffled = {names[i]: stored[names[i]] for i in draw.permutation(len(names))}
    student.load_gpt2(model, shuffled)
    expect_logits(model, prompt(draw, 2, 7, 11), tied(weights), 3)


@check(
    "load_gpt2",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Le dictionnaire ressort intact.",
    en="The dictionary comes out untouched.",
)
def test_load_gpt2_changes_nothing(student, draw):
    ids = prompt(draw, 2, 7, 11)
    for prefix, head in [("transformer.", False), ("", True)]:
        weights, model = hidden(draw, SMALL), new_gpt(student, SMALL)
        call = student.load_gpt2.observe(model, of_gpt2(weights, prefix=prefix, head=head))
        expect_logits(model, ids, weights if head else tied(weights), 3)
        expect.unchanged(call.facts.changed)


@check(
    "load_gpt2",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Le modèle ne partage pas de mémoire avec le dictionnaire, ni avec un autre modèle.",
    en="The model shares no memory with the dictionary, nor with another model.",
)
def test_load_gpt2_shares_no_memory(student, draw):
    ids = prompt(draw, 2, 7, 11)
    for head in (True, False):
        weights = hidden(draw, SMALL)
        right = weights if head else tied(weights)
        stored = of_gpt2(weights, head=head)
        kept, models = student.lent(stored), [new_gpt(student, SMALL) for _ in range(2)]
        for model in models:
            student.load_gpt2(model, kept)
            expect_logits(model, ids, right, 3)
        for name in stored:
            kept.method("__getitem__").made(name).method("zero_").made()
        for model in models:
            expect_logits(model, ids, right, 3)
            expect_held(model, right)


@check(
    "load_gpt2",
    weight=1.5,
    fr="Le modèle apprend encore : chaque poids reçoit son gradient.",
    en="The model still learns: each weight receives its gradient.",
)
def test_load_gpt2_leaves_it_trainable(student, draw):
    weights, model = hidden(draw, SMALL), new_gpt(student, SMALL)
    ids, upstream = prompt(draw, 2, 6, 11), draw.normal(2, 6, 11)
    student.load_gpt2(model, of_gpt2(weights))
    call = model.backward(ids, upstream=upstream)

    def forward(*values: Tensor) -> Tensor:
        return gpt_logits(ids, dict(zip(weights, values, strict=True)), 3)

    expect.close(call.value, gpt_logits(ids, weights, 3), what=LOGITS)
    wanted = pulled_back(forward, *weights.values(), upstream=upstream)
    parameters = model.parameters()
    for name, gradient in zip(weights, wanted, strict=True):
        expect.that(
            name in parameters and parameters[name].trainable,
            f"`{name}` n'est plus un paramètre à entraîner.",
            f"`{name}` is no longer a parameter to train.",
        )
        if float(gradient.abs().max()) > 1e-9:  # a bias of the keys moves no weight
            expect.gradient(call.parameter_gradients.get(name), gradient, of=named(name))


@check(
    "load_gpt2",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Sur un petit GPT-2, les logits sont ceux de `transformers`.",
    en="On a small GPT-2, the logits are those of `transformers`.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_load_gpt2_as_transformers(student, dtype):
    known = oracle()
    state = {name: weight.to(dtype) for name, weight in known.state.items()}
    own_head = {**state, "lm_head.weight": known.untied_head.to(dtype)}
    without = {name: weight for name, weight in state.items() if name != "lm_head.weight"}
    for stored, is_tied in [(state, True), (own_head, False), (without, True)]:
        model = new_gpt(student, known.gpt_arguments, dtype)
        student.load_gpt2(model, stored)
        expect.close(model(known.ids), known.logits(dtype, tied=is_tied), what=LOGITS)
