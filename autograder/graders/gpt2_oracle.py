"""A small GPT-2 and what `transformers` answers with it, as scripts/gpt2_oracle.py stored them.

The files are safetensors files: https://huggingface.co/docs/safetensors, whose form is a length, a
header in JSON and the numbers. Reading it takes ten lines, so that grading needs no package for it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import torch
from torch import Tensor

DATA = Path(__file__).parent / "data"

_DTYPES = {"F32": torch.float32, "F64": torch.float64, "I64": torch.int64}


@dataclass(frozen=True)
class Oracle:
    """Sizes as the configuration of GPT-2 names them; weights under the names of `transformers`.

    state: 28 float32 tensors, `transformer.h.0.attn.c_attn.weight`, … and `lm_head.weight`, which
    is the table of tokens. untied_head: (V, d), another head. ids: (3, C) int64.
    """

    sizes: dict[str, int]
    state: dict[str, Tensor]
    untied_head: Tensor
    ids: Tensor
    _logits: dict[str, Tensor]

    def logits(self, dtype: torch.dtype = torch.float32, *, tied: bool = True) -> Tensor:
        """(3, C, V): with the head of `state`, or with `untied_head` in its place."""
        precision = str(dtype).removeprefix("torch.")
        return self._logits[f"{'tied' if tied else 'untied'}.{precision}"]

    @property
    def gpt_arguments(self) -> tuple[int, int, int, int, int]:
        """Of the course's GPT: vocab_size, context_length, emb_dim, num_heads, num_layers."""
        names = ("vocab_size", "n_positions", "n_embd", "n_head", "n_layer")
        vocab_size, context_length, emb_dim, num_heads, num_layers = (self.sizes[n] for n in names)
        return vocab_size, context_length, emb_dim, num_heads, num_layers


def oracle() -> Oracle:
    """New tensors at each call: a caller may hand them to a program that changes them."""
    state, metadata = read_safetensors(DATA / "gpt2_small.safetensors")
    stored, _ = read_safetensors(DATA / "gpt2_small_logits.safetensors")
    return Oracle(
        sizes=json.loads(metadata["config"]),
        state=state,
        untied_head=stored.pop("untied.lm_head.weight"),
        ids=stored.pop("ids"),
        _logits=stored,
    )


def read_safetensors(path: Path) -> tuple[dict[str, Tensor], dict[str, str]]:
    """Tensors by name, each with memory of its own, and the metadata of the file."""
    content = _content(path)
    start = 8 + int.from_bytes(content[:8], "little")
    header = json.loads(content[8:start])
    metadata = header.pop("__metadata__", {})
    tensors = {}
    for name, entry in header.items():
        first, last = entry["data_offsets"]
        numbers = torch.frombuffer(
            bytearray(content[start + first : start + last]), dtype=_DTYPES[entry["dtype"]]
        )
        tensors[name] = numbers.view(entry["shape"])
    return tensors, metadata


@cache
def _content(path: Path) -> bytes:
    return path.read_bytes()
