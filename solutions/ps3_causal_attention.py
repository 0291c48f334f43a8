# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% given="imports"
import math

import torch
from torch import Tensor, nn

# %% given="checks" tags=["active-ipynb"]
# import checks


# %% exercise="causal_mask"
def causal_mask(T: int, device: torch.device | str | None = None) -> Tensor:
    """() -> (T, T) bool

    mask[i, j] = (j > i): True where token i must not look
    """
    ### BEGIN SOLUTION
    return torch.ones(T, T, dtype=torch.bool, device=device).triu(diagonal=1)
    ### END SOLUTION


# %% check="causal_mask" tags=["active-ipynb"]
# checks.check("causal_mask", causal_mask)


# %% exercise="mask_after_softmax"
def mask_after_softmax(weights: Tensor) -> Tensor:
    """(..., T, T) -> (..., T, T)

    w'_ij = w_ij / sum_{k <= i} w_ik for j <= i, 0 for j > i
    """
    ### BEGIN SOLUTION
    visible = weights.tril()
    return visible / visible.sum(dim=-1, keepdim=True)
    ### END SOLUTION


# %% check="mask_after_softmax" tags=["active-ipynb"]
# checks.check("mask_after_softmax", mask_after_softmax)


# %% exercise="mask_before_softmax"
def mask_before_softmax(scores: Tensor, d_k: int) -> Tensor:
    """(..., T, T) -> (..., T, T)

    A = softmax(S / √d_k), S_ij = -∞ for j > i
    """
    ### BEGIN SOLUTION
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(scores.masked_fill(future, -math.inf) / math.sqrt(d_k), dim=-1)
    ### END SOLUTION


# %% check="mask_before_softmax" tags=["active-ipynb"]
# checks.check("mask_before_softmax", mask_before_softmax)


# %% given="weights_filled_with_minus_ten"
def weights_filled_with_minus_ten(scores: Tensor, d_k: int) -> Tensor:
    """(T, T) -> (T, T): -10 in place of -∞. Wrong: can you show it?"""
    future = torch.ones_like(scores, dtype=torch.bool).triu(diagonal=1)
    return torch.softmax(scores.masked_fill(future, -10.0) / math.sqrt(d_k), dim=-1)


# %% exercise="counterexample_fill"
def counterexample_fill() -> tuple[Tensor, int]:
    """() -> scores (T, T), d_k"""
    ### BEGIN SOLUTION
    return torch.tensor([[-20.0, 0.0], [0.0, 0.0]]), 1
    ### END SOLUTION


# %% check="counterexample_fill" tags=["active-ipynb"]
# checks.check("counterexample_fill", counterexample_fill)


# %% exercise="inverted_dropout"
def inverted_dropout(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    """(...) -> (...)

    y_i = 0 with probability p, x_i / (1 - p) otherwise
    """
    ### BEGIN SOLUTION
    if not 0.0 <= p <= 1.0:
        raise ValueError(f"p must lie between 0 and 1, got {p}")
    if not training or p == 0.0:
        return x
    if p == 1.0:
        return x * 0.0
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1.0 - p)
    ### END SOLUTION


# %% check="inverted_dropout" tags=["active-ipynb"]
# checks.check("inverted_dropout", inverted_dropout)


# %% exercise="CausalAttention"
class CausalAttention(nn.Module):
    """(b, T, d_in) -> (b, T, d_out), T ≤ context_length

    Z = dropout(softmax(Q Kᵀ / √d_out + M)) V; M_ij = -∞ for j > i, 0 elsewhere
    """

    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        ### BEGIN SOLUTION
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))
        ### END SOLUTION

    def forward(self, x: Tensor) -> Tensor:
        ### BEGIN SOLUTION
        T = x.shape[-2]
        queries, keys, values = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = queries @ keys.transpose(-2, -1)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores / math.sqrt(keys.shape[-1]), dim=-1))
        context: Tensor = weights @ values
        return context
        ### END SOLUTION


# %% check="CausalAttention" tags=["active-ipynb"]
# checks.check("CausalAttention", CausalAttention)
