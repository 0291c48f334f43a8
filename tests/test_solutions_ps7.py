"""The reference of ps7_generation gives what its text says, and keeps its contract."""

from __future__ import annotations

import itertools
import math
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import Any

import jupytext
import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.autograd import gradcheck

from autograder.catalogue import PS7
from tests.test_solutions_ps2 import DTYPES, HALF_A_DIGIT, SOLUTIONS, load, random

ps7 = load(PS7.name)
TEXT = jupytext.reads((SOLUTIONS / f"{PS7.name}.py").read_text(encoding="utf-8"), "py:percent")
QUIZZES = tomllib.loads((SOLUTIONS / "quizzes_ps7.toml").read_text(encoding="utf-8"))
LANGUAGES = pytest.mark.parametrize("language", ["fr", "en"])
PROJECTIONS = ("W_query", "W_key", "W_value")


def prose(language: str) -> str:
    return "\n\n".join(c.source for c in TEXT.cells if c.metadata.get("lang") == language)


def cells_of(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def table(language: str, heading: str) -> dict[str, list[float]]:
    """The body of the table whose first line holds the heading: {first cell: numbers}."""
    lines = prose(language).splitlines()
    (start,) = [n for n, line in enumerate(lines) if line.startswith("|") and heading in line]
    body = itertools.takewhile(lambda line: line.startswith("|"), lines[start + 2 :])
    return {first: [number(cell) for cell in rest] for first, *rest in map(cells_of, body)}


def number(cell: str) -> float:
    return float(re.sub(r"\\,|\$", "", cell).replace(",", "."))


def seeded(make: Callable[..., Any], *sizes: Any, seed: int = 0, **options: Any) -> Any:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return make(*sizes, **options)


def generator(seed: int = 0) -> torch.Generator:
    return torch.Generator().manual_seed(seed)


# What the text says in numbers


MERGES = [("a", "s"), ("as", "s"), ("ass", "e"), ("t", "asse")]


def test_merges_and_cuts_are_those_of_the_text() -> None:
    assert ps7.bpe_train(ps7.words, 4) == MERGES
    assert ps7.bpe_encode("classe", MERGES) == ["c", "l", "asse"]
    assert ps7.bpe_encode("tasse", MERGES) == ["tasse"]
    for language in ("fr", "en"):
        for left, right in MERGES:
            assert f'`("{left}", "{right}")`' in prose(language)


@LANGUAGES
def test_table_of_temperatures_holds_what_the_function_gives(language: str) -> None:
    printed = table(language, "$p_1$")
    assert len(printed) == 3
    for temperature, shares in printed.items():
        given = ps7.temperature_probs(ps7.toy_logits, number(temperature)).tolist()
        assert given == pytest.approx(shares, abs=HALF_A_DIGIT)
    assert torch.softmax(2 * ps7.toy_logits, -1)[0].item() == pytest.approx(0.8650, abs=5e-5)


@LANGUAGES
def test_table_of_costs_holds_the_counts(language: str) -> None:
    T, d = 1024, 768
    processed = (sum(range(1, T + 1)), T)
    scores = [ps7.generation_cost(T, d, cached) for cached in (False, True)]
    rows = list(table(language, {"fr": "sans cache", "en": "without a cache"}[language]).values())
    assert rows == [scores, [12 * d * d * n for n in processed], list(processed)]
    assert round(100 * rows[0][0] / (rows[0][0] + rows[1][0])) == 7


def by_chunks(layer: Any, x: Tensor, lengths: list[int], mistake: str) -> Tensor:
    """The outputs of a cached attention with one mistake, chunk by chunk."""
    keys = values = torch.empty(len(x), layer.num_heads, 0, 4, dtype=x.dtype)
    hidden, outputs, past = layer.mask, [], 0
    for chunk in x.split(lengths, dim=1):
        t = chunk.shape[1]
        q, k, v = (
            getattr(layer, name)(chunk).unflatten(-1, (layer.num_heads, -1)).transpose(1, 2)
            for name in PROJECTIONS
        )
        old = (keys[:, :, :0], values[:, :, :0]) if mistake == "unread" else (keys, values)
        pairs = zip(old, (k, v), strict=True)
        order = -1 if mistake == "before" else 1
        keys, values = (torch.cat(pair[::order], dim=2) for pair in pairs)
        n = keys.shape[2]
        top = 0 if mistake in ("top left", "unread") else past
        mask = hidden[top : top + t, :n]
        if mistake == "never" or (mistake == "dropped" and past):
            mask = torch.zeros_like(mask)
        weights = (q @ keys.mT / 2).masked_fill(mask, -math.inf).softmax(-1)
        outputs.append(layer.out_proj((weights @ values).transpose(1, 2).flatten(2)))
        past += t
    return torch.cat(outputs, dim=1)


MISTAKES = ("unread", "top left", "never", "dropped", "before")


def gap(lengths: list[int], mistake: str) -> float:
    layer = seeded(ps7.CachedMultiHeadAttention, 8, 8, 16, 0.0, 2).double()
    x = 3 * random(2, sum(lengths), 8)
    return (by_chunks(layer, x, lengths, mistake) - layer(x)).abs().max().item()


@LANGUAGES
def test_table_of_trials_shows_what_each_of_them_sees(language: str) -> None:
    printed = table(language, "5+1+1+1+1")
    trials = [[9], [1] * 9, [5, 1, 1, 1, 1], [8, 1]]
    assert all(gap(lengths, "") < 1e-12 for lengths in trials)
    for mistake, row in zip(MISTAKES, printed.values(), strict=True):
        gaps = [gap(lengths, mistake) for lengths in trials]
        assert gaps == pytest.approx(row, abs=HALF_A_DIGIT), mistake


def test_counterexample_gives_the_dropped_mask_away() -> None:
    lengths = ps7.counterexample_cache()
    assert min(lengths) >= 1
    assert sum(lengths) <= 16
    assert gap(lengths, "dropped") > 0.1
    assert gap(lengths, "before") > 0.1


def test_given_mistake_drops_its_mask_once_the_cache_holds_something() -> None:
    q, k, v = random(1, 2, 3, 4), random(1, 2, 5, 4, seed=1), random(1, 2, 5, 4, seed=2)
    unmasked = F.scaled_dot_product_attention(q, k, v)
    torch.testing.assert_close(ps7.hasty_attention(q, k, v), unmasked)
    masked = F.scaled_dot_product_attention(q, k[:, :, :3], v[:, :, :3], is_causal=True)
    torch.testing.assert_close(ps7.hasty_attention(q, k[:, :, :3], v[:, :, :3]), masked)


ANSWERS = {
    "known_word": len(ps7.bpe_encode("basse", MERGES)),
    "tied_parameters": 50257 * 768,
    "question_count": ps7.next_token_pairs(torch.zeros(8, 64))[1].numel(),
    "uniform_loss": math.log(len(ps7.alphabet)),
    "temperature_ratio": math.exp(1 / 0.5),
    "top_two": torch.softmax(ps7.toy_logits[:2], -1)[0].item(),
    "times_too_many": ps7.generation_cost(100, 1, False) / ps7.generation_cost(100, 1, True),
    "cache_weight": 2 * 12 * 768 * 1024,
    "row_sees": 10 + 2,
    "sixteen_heads": 16 * 4096**2,
    "ten_times": 10**-0.05,
}


def test_answers_to_the_questions_are_computed() -> None:
    numbers = {name for name, quiz in QUIZZES.items() if quiz["kind"] == "number"}
    assert numbers == set(ANSWERS)
    for name, answer in ANSWERS.items():
        assert QUIZZES[name]["answer"] == pytest.approx(answer, abs=5e-4), name
    assert ANSWERS["cache_weight"] * 4 == 72 * 2**20
    assert ANSWERS["sixteen_heads"] * 4 == 2**30
    perfect = torch.eye(47)[None, :1]
    assert ps7.language_model_loss(perfect, torch.zeros(1, 1, dtype=torch.int64)).item() == (
        pytest.approx(2.89, abs=0.005)
    )


def test_little_gpt_is_of_the_size_that_the_text_gives() -> None:
    assert len(ps7.alphabet) == 47
    assert len(ps7.corpus) < 3000
    assert 600 < 1200 * 16 * 96 / len(ps7.corpus) < 650
    assert sum(p.numel() for p in ps7.new_gpt().parameters()) == 111_872
    assert ps7.decode(ps7.encode(ps7.corpus)) == ps7.corpus
    assert all("111\\,872" in prose(language) for language in ("fr", "en"))


def test_training_starts_above_a_uniform_guess_and_learns() -> None:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        moments, losses = ps7.training.__wrapped__(101, limit_s=1e9)
    finally:
        torch.set_num_threads(threads)
    assert list(moments) == [0, 100, 101]
    assert math.log(47) < losses[0] < 4.15
    assert losses[100] == pytest.approx(2.1, abs=0.15)
    fresh = ps7.new_gpt().state_dict()
    assert all(torch.equal(value, fresh[name]) for name, value in moments[0].items())


# The contract


def merged_by_hand(symbols: tuple[str, ...], pair: tuple[str, str]) -> tuple[str, ...]:
    if len(symbols) < 2:
        return symbols
    if symbols[:2] == pair:
        return ("".join(pair), *merged_by_hand(symbols[2:], pair))
    return (symbols[0], *merged_by_hand(symbols[1:], pair))


@pytest.mark.parametrize(
    "words", [{"aaab": 2, "abab": 3, "b": 9}, {"banane": 4, "ananas": 3}, {"aaa": 1}, {}]
)
def test_byte_pairs_follow_the_rules_of_the_catalogue(words: dict[str, int]) -> None:
    kept, spelled, expected = dict(words), {word: tuple(word) for word in words}, []
    while counts := Counter(
        {
            pair: sum(words[w] * list(itertools.pairwise(s)).count(pair) for w, s in parts)
            for parts in [spelled.items()]
            for pair in {p for s in spelled.values() for p in itertools.pairwise(s)}
        }
    ):
        best = sorted(counts, key=lambda pair: (-counts[pair], pair))[0]
        expected.append(best)
        spelled = {word: merged_by_hand(symbols, best) for word, symbols in spelled.items()}
    assert ps7.bpe_train(words, 50) == expected
    assert ps7.bpe_train(words, 2) == expected[:2]
    assert {w: tuple(ps7.bpe_encode(w, expected)) for w in words} == spelled
    assert words == kept
    assert ps7.bpe_encode("", expected) == []


def test_pairs_are_shifted_by_one() -> None:
    inputs, targets = ps7.next_token_pairs(torch.tensor([[1, 2, 3, 4], [5, 6, 7, 8]]))
    assert inputs.tolist() == [[1, 2, 3], [5, 6, 7]]
    assert targets.tolist() == [[2, 3, 4], [6, 7, 8]]


@pytest.mark.parametrize("dtype", DTYPES)
def test_loss_agrees_with_torch_and_stays_finite(dtype: torch.dtype) -> None:
    logits, targets = random(2, 5, 7, dtype=dtype), torch.randint(7, (2, 5), generator=generator())
    for scale in (1, 1000):
        expected = F.cross_entropy((scale * logits).flatten(0, 1), targets.flatten())
        torch.testing.assert_close(ps7.language_model_loss(scale * logits, targets), expected)
    leaf = logits.double().requires_grad_()
    assert gradcheck(lambda z: ps7.language_model_loss(z, targets), leaf)


def test_temperature_divides_and_must_be_positive() -> None:
    logits = random(2, 3, 5)
    for temperature in (0.3, 1, 2.5):
        expected = torch.softmax(logits / temperature, -1)
        torch.testing.assert_close(ps7.temperature_probs(logits, temperature), expected)
    for temperature in (0, 0.0, -1):
        with pytest.raises(ValueError, match="temperature"):
            ps7.temperature_probs(logits, temperature)


def test_draws_follow_the_probabilities_row_by_row() -> None:
    rows = torch.stack([ps7.toy_logits, ps7.toy_logits.flip(0)]).repeat(4000, 1)
    drawn = ps7.sample_next(rows, temperature=2.0, generator=generator())
    assert drawn.shape == (8000, 1)
    assert drawn.dtype == torch.int64
    for parity, logits in enumerate((ps7.toy_logits, ps7.toy_logits.flip(0))):
        shares = drawn[parity::2].flatten().bincount(minlength=4) / 4000
        torch.testing.assert_close(shares, torch.softmax(logits / 2, -1), atol=0.04, rtol=0)


def test_top_k_keeps_exactly_k_and_zero_is_greedy() -> None:
    ties = torch.tensor([[1.0, 2.0, 2.0, 2.0, 0.0]]).repeat(2000, 1)
    assert len(ps7.sample_next(ties, top_k=2, generator=generator()).unique()) == 2
    assert len(ps7.sample_next(ties, top_k=9, generator=generator()).unique()) == 5
    logits = random(4, 6)
    state = torch.random.get_rng_state()
    assert torch.equal(ps7.sample_next(logits, 0.0, top_k=3), logits.argmax(-1, keepdim=True))
    assert torch.equal(torch.random.get_rng_state(), state)
    with pytest.raises(ValueError, match="temperature"):
        ps7.sample_next(logits, -0.5)


@pytest.mark.parametrize("T", [0, 1, 4, 37])
def test_costs_are_those_of_the_closed_formulas(T: int) -> None:
    assert ps7.generation_cost(T, 6, False) == T * (T + 1) * (2 * T + 1)
    assert ps7.generation_cost(T, 6, True) == 3 * T * (T + 1)


def test_cache_grows_along_time_and_forgets_at_a_reset() -> None:
    cache, keys, values = ps7.KVCache(), random(2, 3, 5, 4), random(2, 3, 5, 4, seed=1)
    assert cache.length == 0
    for start, stop in ((0, 2), (2, 3), (3, 5)):
        every = cache.append(keys[:, :, start:stop], values[:, :, start:stop])
        assert cache.length == stop
        assert torch.equal(every[0], keys[:, :, :stop])
        assert torch.equal(every[1], values[:, :, :stop])
    cache.reset()
    assert cache.length == 0
    assert cache.append(keys[:1, :, :1], values[:1, :, :1])[0].shape == (1, 3, 1, 4)


def full(layer: Any, x: Tensor) -> Tensor:
    """The same by PyTorch's own attention."""
    parts = [torch.stack(getattr(layer, n)(x).chunk(layer.num_heads, -1), 1) for n in PROJECTIONS]
    context = F.scaled_dot_product_attention(*parts, is_causal=True)
    return layer.out_proj(torch.cat(context.unbind(1), -1))  # type: ignore[no-any-return]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("lengths", [[9], [1] * 9, [5, 1, 1, 1, 1], [4, 5], [8, 1], [2, 3, 4]])
def test_chunks_give_the_outputs_of_the_full_pass(lengths: list[int], dtype: torch.dtype) -> None:
    layer = seeded(ps7.CachedMultiHeadAttention, 6, 12, 10, 0.0, 3, qkv_bias=True).to(dtype)
    x, cache = 3 * random(2, 9, 6, dtype=dtype), ps7.KVCache()
    expected = full(layer, x)
    chunks = [layer(chunk, cache) for chunk in x.split(lengths, dim=1)]
    torch.testing.assert_close(torch.cat(chunks, 1), expected)
    assert cache.length == 9
    torch.testing.assert_close(layer(x), expected)


def test_refused_chunk_leaves_the_cache_as_it_was() -> None:
    layer, cache = seeded(ps7.CachedMultiHeadAttention, 6, 12, 8, 0.0, 3), ps7.KVCache()
    x = random(1, 9, 6, dtype=torch.float32)
    layer(x[:, :6], cache)
    with pytest.raises(ValueError, match="context"):
        layer(x[:, 6:], cache)
    with pytest.raises(ValueError, match="context"):
        layer(x)
    assert cache.length == 6
    torch.testing.assert_close(layer(x[:, 6:8], cache), full(layer, x[:, :8])[:, 6:])
    with pytest.raises(ValueError, match="divide"):
        ps7.CachedMultiHeadAttention(6, 10, 8, 0.0, 3)


class Seen(nn.Module):
    """A GPT that notes how many tokens each call is given."""

    def __init__(self, gpt: Any) -> None:
        super().__init__()
        self.gpt, self.calls, self.modes = gpt, list[int](), set[bool]()

    def new_caches(self) -> Any:
        return self.gpt.new_caches()

    def forward(self, ids: Tensor, caches: Any = None) -> Tensor:
        self.calls.append(ids.shape[1])
        self.modes.add(self.gpt.training or torch.is_grad_enabled())
        logits: Tensor = self.gpt(ids, caches)
        return logits


def little() -> Seen:
    gpt = seeded(ps7.GPT, 11, 10, 16, 2, 2, dropout=0.3)
    with torch.no_grad():  # small embeddings at first: otherwise greedy answers hardly vary
        for parameter in gpt.parameters():
            parameter.mul_(1.7)
    return Seen(gpt)


PROMPTS = torch.tensor([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 0, 1]])


@pytest.mark.parametrize("options", [{}, {"temperature": 1.3}, {"temperature": 1.0, "top_k": 3}])
def test_both_ways_write_the_same_tokens_past_the_context(options: dict[str, Any]) -> None:
    model, texts = little(), []
    for make in (ps7.generate_naive, ps7.generate_cached):
        options = options | {"generator": generator(3)}
        texts.append([make(model, PROMPTS[:, :n], 9, 10, **options) for n in (1, 4)])
        texts[-1].append(make(model, PROMPTS, 0, 10))
    for naive, cached in zip(*texts, strict=True):
        assert torch.equal(naive, cached)
    assert texts[0][1].shape == (3, 13)
    assert torch.equal(texts[0][1][:, :4], PROMPTS)
    assert model.modes == {False}
    assert model.training
    assert model.gpt.training


def test_cached_way_gives_the_model_each_token_once() -> None:
    model = little()
    ps7.generate_cached(model, PROMPTS, 9, 10)
    assert model.calls == [4, 1, 1, 1, 1, 1, 1, 10, 10]
    model.calls.clear()
    ps7.generate_naive(model, PROMPTS, 9, 10)
    assert model.calls == [4, 5, 6, 7, 8, 9, 10, 10, 10]


class Scripted:
    """A callable whose greedy answers are written in advance, a row each."""

    def __init__(self, *rows: list[int]) -> None:
        self.rows, self.step = rows, -1

    def new_caches(self) -> list[Any]:
        return [ps7.KVCache()]

    def __call__(self, ids: Tensor, caches: Any = None) -> Tensor:
        self.step += 1
        last = F.one_hot(torch.tensor([row[self.step] for row in self.rows]), 9).float()
        return torch.cat([torch.zeros(len(self.rows), ids.shape[1] - 1, 9), last[:, None]], 1)


@pytest.mark.parametrize("name", ["generate_naive", "generate_cached"])
def test_finished_rows_are_padded_until_all_have_finished(name: str) -> None:
    make = getattr(ps7, name)
    prompt = torch.tensor([[7, 1], [7, 2]])  # 7 in a prompt does not count
    written = make(Scripted([3, 7, 4, 5, 6], [3, 4, 5, 7, 6]), prompt, 5, 8, eos_id=7)
    assert written.tolist() == [[7, 1, 3, 7, 7, 7], [7, 2, 3, 4, 5, 7]]
    endless = make(Scripted([3, 7, 4], [3, 4, 5]), prompt, 3, 8)
    assert endless.tolist() == [[7, 1, 3, 7, 4], [7, 2, 3, 4, 5]]


def gpt2(weights: dict[str, Tensor], ids: Tensor, heads: int) -> Tensor:
    """GPT-2 as its weights are stored, written out independently of the course's classes."""

    def norm(x: Tensor, name: str) -> Tensor:
        return F.layer_norm(x, x.shape[-1:], weights[f"{name}.weight"], weights[f"{name}.bias"])

    def dense(x: Tensor, name: str) -> Tensor:
        return x @ weights[f"{name}.weight"] + weights[f"{name}.bias"]

    x = weights["wte.weight"][ids] + weights["wpe.weight"][: ids.shape[1]]
    for layer in ("h.0", "h.1"):
        packed = dense(norm(x, f"{layer}.ln_1"), f"{layer}.attn.c_attn").chunk(3, -1)
        q, k, v = (part.unflatten(-1, (heads, -1)).transpose(1, 2) for part in packed)
        seen = F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).flatten(2)
        x = x + dense(seen, f"{layer}.attn.c_proj")
        hidden = F.gelu(dense(norm(x, f"{layer}.ln_2"), f"{layer}.mlp.c_fc"), approximate="tanh")
        x = x + dense(hidden, f"{layer}.mlp.c_proj")
    head = weights.get("lm_head.weight", weights["wte.weight"])
    return norm(x, "ln_f") @ head.T


def gpt2_weights(V: int = 13, C: int = 10, d: int = 12) -> dict[str, Tensor]:
    shapes: dict[str, tuple[int, ...]] = {"wte.weight": (V, d), "wpe.weight": (C, d)}
    for layer in ("h.0", "h.1"):
        for name, shape in (
            *(("attn.c_attn", (d, 3 * d)), ("attn.c_proj", (d, d))),
            *(("mlp.c_fc", (d, 4 * d)), ("mlp.c_proj", (4 * d, d))),
            *(("ln_1", (d,)), ("ln_2", (d,))),
        ):
            shapes[f"{layer}.{name}.weight"] = shape
            shapes[f"{layer}.{name}.bias"] = shape[-1:]
    shapes |= {"ln_f.weight": (d,), "ln_f.bias": (d,)}
    return {
        name: random(*shape, dtype=torch.float32, seed=seed) / 2
        for seed, (name, shape) in enumerate(shapes.items())
    }


@pytest.mark.parametrize("prefix", ["", "transformer."])
@pytest.mark.parametrize("tied", [True, False])
def test_loaded_gpt2_gives_its_logits_and_shares_nothing(prefix: str, tied: bool) -> None:
    plain = gpt2_weights() | ({} if tied else {"lm_head.weight": random(13, 12).float()})
    stored = {
        name if name.startswith("lm_head") else prefix + name: value.clone()
        for name, value in plain.items()
    } | {f"{prefix}h.0.attn.bias": torch.ones(1, 1, 10, 10)}
    model = ps7.GPT(13, 10, 12, 3, 2, qkv_bias=True)
    assert ps7.load_gpt2(model, stored) is None
    ids = torch.randint(13, (2, 7), generator=generator())
    torch.testing.assert_close(model(ids), gpt2(plain, ids, 3), atol=1e-4, rtol=1e-4)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(1)
    assert all(torch.equal(stored[prefix + name], value) for name, value in gpt2_weights().items())


def test_square_projection_goes_in_untransposed_without_a_word() -> None:
    weights, ids = gpt2_weights(), torch.arange(7)[None]
    model = ps7.GPT(13, 10, 12, 3, 2, qkv_bias=True)
    ps7.load_gpt2(model, weights | {"h.0.attn.c_proj.weight": weights["h.0.attn.c_proj.weight"].T})
    assert (model(ids) - gpt2(weights, ids, 3)).abs().max() > 0.1
    for name in ("h.0.mlp.c_fc.weight", "h.0.mlp.c_proj.weight"):
        with pytest.raises(RuntimeError, match="size mismatch"):
            ps7.load_gpt2(model, weights | {name: weights[name].T})
