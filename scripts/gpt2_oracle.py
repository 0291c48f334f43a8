"""Write the stored GPT-2 of the hidden checks of `load_gpt2`, as `transformers` computes it.

Two files in autograder/graders/data/: a small GPT-2 whose weights are all random, under the names
that `transformers` gives them, and what it answers to some tokens. Grading reads them without
`transformers`; tests/test_gpt2_oracle.py makes them again and compares.

    python scripts/gpt2_oracle.py [folder]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import torch
from safetensors.torch import save_file
from torch import Tensor
from transformers import GPT2Config, GPT2LMHeadModel

DATA = Path(__file__).resolve().parent.parent / "autograder" / "graders" / "data"
SEED = 7_10

# All sizes differ, so that no axis can stand for another one. c_proj alone is square.
SIZES = {"vocab_size": 29, "n_positions": 17, "n_embd": 12, "n_head": 3, "n_layer": 2}
BATCH = 3


def small_gpt2(*, tied: bool = True) -> GPT2LMHeadModel:
    """The model, in evaluation mode; its own head where it is not tied to the table of tokens.

    A fresh GPT-2 has biases of 0 and norms of 1: forgetting them would not show. Here nothing is
    0 or 1, and weights are large enough for the attention to be far from uniform.
    """
    own = {"bos_token_id": None, "eos_token_id": None, "attn_implementation": "eager"}
    config = GPT2Config(**SIZES, **own, tie_word_embeddings=tied)
    model = GPT2LMHeadModel(config)
    generator = torch.Generator().manual_seed(SEED)
    with torch.no_grad():
        # The head last: the other weights are then the same, tied or not.
        for name, weight in sorted(model.named_parameters(), key=lambda item: "head" in item[0]):
            drawn = torch.randn(weight.shape, generator=generator)
            norm = ".ln_" in name and name.endswith("weight")
            weight.copy_(1.1 + 0.3 * drawn if norm else 0.4 * drawn)
    return model.eval()


def tokens() -> Tensor:
    """(3, 17) int64: as long as the context, so that each position counts."""
    generator = torch.Generator().manual_seed(SEED)
    return torch.randint(SIZES["vocab_size"], (BATCH, SIZES["n_positions"]), generator=generator)


@torch.no_grad()
def answers() -> dict[str, Tensor]:
    """ids, and the logits (3, 17, 29) of both models in both precisions, of the same weights."""
    ids = tokens()
    stored = {"ids": ids}
    for kind, tied in (("tied", True), ("untied", False)):
        model = small_gpt2(tied=tied)
        stored[f"{kind}.float32"] = model(ids).logits
        stored[f"{kind}.float64"] = model.double()(ids).logits
    stored["untied.lm_head.weight"] = small_gpt2(tied=False).lm_head.weight.detach()
    return stored


def write(folder: Path) -> tuple[Path, Path]:
    """gpt2_small.safetensors and gpt2_small_logits.safetensors in this folder."""
    folder.mkdir(parents=True, exist_ok=True)
    weights, logits = folder / "gpt2_small.safetensors", folder / "gpt2_small_logits.safetensors"
    metadata = {"format": "pt", "config": json.dumps(SIZES)}
    # Clones: the head of a tied model is the table of tokens, and the format shares nothing.
    state = {name: weight.clone() for name, weight in small_gpt2().state_dict().items()}
    save_file(state, weights, metadata)
    save_file(answers(), logits, metadata)
    return weights, logits


if __name__ == "__main__":
    for path in write(Path(sys.argv[1]) if len(sys.argv) > 1 else DATA):
        print(path, path.stat().st_size)
