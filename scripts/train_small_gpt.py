"""Train the small GPT that the kit ships for ps7, on tales in French and in English.

The tales were written for this purpose: scripts/small_gpt/corpus_fr.txt and corpus_en.txt. The
model is the course's own `GPT` around the reference's attention; its tokens are pieces of words,
learnt by BPE. It is stored under the names of GPT-2, in half precision, so that `load_gpt2` of the
notebook loads it: solutions/data/small_gpt.pt.

    python scripts/train_small_gpt.py [file]

A few minutes on one core. Losses are printed as it goes, with samples at the end.
"""

from __future__ import annotations

import importlib.util
import re
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import torch
from torch import Tensor, nn

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "scripts" / "small_gpt"
SHIPPED = ROOT / "solutions" / "data" / "small_gpt.pt"

SEED = 7
MERGES = 1200
SIZES = {"context_length": 96, "emb_dim": 128, "num_heads": 4, "num_layers": 3}
DROPOUT = 0.1
# Of the tokens that it reads, the share that is replaced by others: one that has only read right
# texts is lost after its first slip, and never finds its way back to words.
SLIPS = 0.1
# Among slips and dropped numbers it learns to doubt, more than it needs to where there are none:
# its logits are stretched by this once it is trained.
ASSURANCE = 1.3
# Enough for words and turns of phrase; with twice as many steps it only recites, hot or cold.
BATCH, STEPS = 16, 550
HIGHEST_RATE = 3e-3

# A word with the space before it, as in GPT-2, or a single sign: no piece goes across two.
WORDS = re.compile(r" ?[^\W\d_]+|.", re.DOTALL)


def course_module() -> ModuleType:
    """solutions/ps7_generation.py"""
    path = ROOT / "solutions" / "ps7_generation.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def tales() -> list[str]:
    """One line each: those in French, then those in English."""
    # Apart, so that extracts hardly ever go from one language to the other.
    return [
        " ".join(tale.split())
        for name in ("corpus_fr.txt", "corpus_en.txt")
        for tale in (CORPUS / name).read_text("utf-8").split("\n\n")
    ]


def vocabulary(text: str, merges: int = MERGES) -> list[str]:
    """The characters of the text, then the pieces that `merges` rounds of BPE make of them."""
    words = Counter(WORDS.findall(text))
    symbols = {word: list(word) for word in words}
    pieces = sorted(set(text))
    for _ in range(merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in pairwise(symbols[word]):
                pairs[pair] += count
        left, right = min(pairs, key=lambda pair: (-pairs[pair], pair))
        pieces.append(left + right)
        for of_word in symbols.values():
            for i in range(len(of_word) - 2, -1, -1):
                if of_word[i : i + 2] == [left, right]:
                    of_word[i : i + 2] = [left + right]
    return list(dict.fromkeys(pieces))


def encoder(pieces: list[str]) -> Any:
    """text -> numbers: the longest piece that fits, from left to right, as in the notebook."""
    longest_first = re.compile("|".join(map(re.escape, sorted(pieces, key=len, reverse=True))))
    ranks = {piece: rank for rank, piece in enumerate(pieces)}
    return lambda text: [ranks[piece] for piece in longest_first.findall(text)]


def gpt2_names(model: Any) -> dict[str, Tensor]:
    """The weights of the course's GPT as GPT-2 stores them; the head is the table of tokens."""
    weights = {"wte.weight": model.tok_emb.weight, "wpe.weight": model.pos_emb.weight}

    def put(name: str, layer: nn.Module, *, transposed: bool = False) -> None:
        weight = layer.get_parameter("weight")
        weights[f"{name}.weight"] = weight.T if transposed else weight
        weights[f"{name}.bias"] = layer.get_parameter("bias")

    for i, block in enumerate(model.blocks):
        attention = block.attention
        projections = [attention.W_query, attention.W_key, attention.W_value]
        put(f"h.{i}.ln_1", block.norm1)
        weights[f"h.{i}.attn.c_attn.weight"] = torch.cat([w.weight.T for w in projections], dim=1)
        weights[f"h.{i}.attn.c_attn.bias"] = torch.cat([w.bias for w in projections])
        put(f"h.{i}.attn.c_proj", attention.out_proj, transposed=True)
        put(f"h.{i}.ln_2", block.norm2)
        put(f"h.{i}.mlp.c_fc", block.feed_forward.linear1, transposed=True)
        put(f"h.{i}.mlp.c_proj", block.feed_forward.linear2, transposed=True)
    put("ln_f", model.final_norm)
    return {name: weight.detach().half().contiguous() for name, weight in weights.items()}


def trained(ps7: ModuleType, ids: Tensor, pieces: int, steps: int) -> Any:
    """A GPT trained on extracts drawn from all the tales."""
    torch.manual_seed(SEED)
    model = ps7.GPT(pieces, **SIZES, dropout=DROPOUT, qkv_bias=True)
    for module in model.modules():
        if isinstance(module, nn.Linear | nn.Embedding):
            nn.init.normal_(module.weight, std=0.05)
    model.head.weight = model.tok_emb.weight
    optimizer = torch.optim.AdamW(model.parameters(), HIGHEST_RATE, weight_decay=0.1)
    rates = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, HIGHEST_RATE, total_steps=steps, pct_start=0.1
    )
    generator = torch.Generator().manual_seed(SEED)
    length = model.context_length
    start = time.monotonic()
    for step in range(steps):
        places = torch.randint(len(ids) - length, (BATCH,), generator=generator).tolist()
        extracts = torch.stack([ids[place : place + length + 1] for place in places])
        inputs, targets = ps7.next_token_pairs(extracts)
        slips = torch.rand(inputs.shape, generator=generator) < SLIPS
        others = torch.randint(pieces, inputs.shape, generator=generator)
        loss = ps7.language_model_loss(model(torch.where(slips, others, inputs)), targets)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        rates.step()
        if step % 50 == 0 or step == steps - 1:
            seconds = time.monotonic() - start
            print(f"step {step:5d}  loss {loss.item():.3f}  {seconds:5.0f} s", flush=True)
    with torch.no_grad():
        for weight in model.final_norm.parameters():
            weight.mul_(ASSURANCE)
    return model.eval()


def main(path: Path = SHIPPED) -> None:
    torch.set_num_threads(1)
    ps7 = course_module()
    text = "\n".join(tales()) + "\n"
    pieces = vocabulary(text)
    encode = encoder(pieces)
    ids = torch.tensor(encode(text))
    print(f"{len(text)} characters, {len(ids)} tokens of {len(pieces)} kinds")
    model = trained(ps7, ids, len(pieces), STEPS)
    # Of the head and the table of tokens, which are one, the parameters count once.
    print(sum(weight.numel() for weight in model.parameters()), "parameters")
    path.parent.mkdir(parents=True, exist_ok=True)
    torch.save({"vocabulary": pieces, "sizes": SIZES, "weights": gpt2_names(model)}, path)
    print(path, path.stat().st_size, "bytes")
    for prompt in ("The meaning of life is", "Le sens de la vie est"):
        for tau in (0.3, 1.0, 2.0):
            generator = torch.Generator().manual_seed(42)
            asked = torch.tensor([encode(prompt)])
            written = ps7.generate_cached(
                model, asked, 50, model.context_length, tau, generator=generator
            )
            print(f"τ = {tau}:", "".join(pieces[number] for number in written[0].tolist()))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else SHIPPED)
