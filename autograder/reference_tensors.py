"""Numbers that the documents print, each with where it stands. One place for all of them.

Graders compare with these beside what they compute; 4 decimals are printed, so that a comparison
allows half a unit of the last one.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

INF = float("inf")

Row = tuple[float, ...]


@dataclass(frozen=True)
class Printed:
    """A matrix as a document prints it.

    item: its row in the inventory of the documents; section: where it stands; graded: False where
    another system draws other numbers from the same seed, so that it may only be shown.
    """

    item: str
    section: str
    rows: tuple[Row, ...]
    graded: bool = True

    @property
    def document(self) -> str:
        return self.item.partition("-")[0]

    def row(self, i: int = 0) -> Tensor:
        """(columns,), float32"""
        return self.tensor()[i]

    def tensor(self, dtype: torch.dtype = torch.float32) -> Tensor:
        """(rows, columns)"""
        return torch.tensor(self.rows, dtype=dtype)


# 000: scores, softmax, context vectors -----------------------------------------------------------

ATTENTION_SCORES = Printed(
    "000-02",
    "self-attention simplifiée, étape 1, scores de « journey »",
    ((0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865),),
)

NORMALISED_BY_SUM = Printed(
    "000-03",
    "self-attention simplifiée, étape 2, normalisation par la somme",
    ((0.1455, 0.2278, 0.2249, 0.1285, 0.1077, 0.1656),),
)

SOFTMAX_OF_SCORES = Printed(
    "000-05",
    "self-attention simplifiée, étape 2, softmax",
    ((0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581),),
)

# Its second row is the context of "journey" (000-08).
CONTEXT_VECTORS = Printed(
    "000-10",
    "généralisation à tous les jetons",
    (
        (0.4421, 0.5931, 0.5790),
        (0.4419, 0.6515, 0.5683),
        (0.4431, 0.6496, 0.5671),
        (0.4304, 0.6298, 0.5510),
        (0.4671, 0.5910, 0.5266),
        (0.4177, 0.6503, 0.5645),
    ),
)

# 000: self-attention -----------------------------------------------------------------------------

QUERY_OF_JOURNEY = Printed(
    "000-11", "poids apprenables, graine 123, requête de « journey »", ((0.4306, 1.4551),)
)

WEIGHTS_OF_JOURNEY = Printed(
    "000-13",
    "poids apprenables, étape 2, poids de « journey »",
    ((0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820),),
)

SELF_ATTENTION_V1 = Printed(
    "000-16",
    "classe SelfAttention_v1, graine 123",
    (
        (0.2996, 0.8053),
        (0.3061, 0.8210),
        (0.3058, 0.8203),
        (0.2948, 0.7939),
        (0.2927, 0.7891),
        (0.2990, 0.8040),
    ),
)

SELF_ATTENTION_V2 = Printed(
    "000-17",
    "classe SelfAttention_v2, graine 789",
    (
        (-0.0739, 0.0713),
        (-0.0748, 0.0703),
        (-0.0749, 0.0702),
        (-0.0760, 0.0685),
        (-0.0763, 0.0679),
        (-0.0754, 0.0693),
    ),
)

# 000: causal mask --------------------------------------------------------------------------------

WEIGHTS_BEFORE_THE_MASK = Printed(
    "000-20",
    "masquage causal, approche naïve, étape 1",
    (
        (0.1921, 0.1646, 0.1652, 0.1550, 0.1721, 0.1510),
        (0.2041, 0.1659, 0.1662, 0.1496, 0.1665, 0.1477),
        (0.2036, 0.1659, 0.1662, 0.1498, 0.1664, 0.1480),
        (0.1869, 0.1667, 0.1668, 0.1571, 0.1661, 0.1564),
        (0.1830, 0.1669, 0.1670, 0.1588, 0.1658, 0.1585),
        (0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529),
    ),
)

CAUSAL_WEIGHTS = Printed(
    "000-23",
    "masquage causal, approche naïve, étape 4 ; les mêmes par moins l'infini (000-25)",
    (
        (1.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.5517, 0.4483, 0.0, 0.0, 0.0, 0.0),
        (0.3800, 0.3097, 0.3103, 0.0, 0.0, 0.0),
        (0.2758, 0.2460, 0.2462, 0.2319, 0.0, 0.0),
        (0.2175, 0.1983, 0.1984, 0.1888, 0.1971, 0.0),
        (0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529),
    ),
)

MASKED_SCORES = Printed(
    "000-25",
    "masquage causal, moins l'infini avant la softmax",
    (
        (0.2899, -INF, -INF, -INF, -INF, -INF),
        (0.4656, 0.1723, -INF, -INF, -INF, -INF),
        (0.4594, 0.1703, 0.1731, -INF, -INF, -INF),
        (0.2642, 0.1024, 0.1036, 0.0186, -INF, -INF),
        (0.2183, 0.0874, 0.0882, 0.0177, 0.0786, -INF),
        (0.3408, 0.1270, 0.1290, 0.0198, 0.1290, 0.0078),
    ),
)

# 000: dropout ------------------------------------------------------------------------------------

DROPOUT_OF_ONES = Printed(
    "000-26",
    "dropout, mise à l'échelle, graine 123",
    (
        (2.0, 2.0, 0.0, 2.0, 2.0, 0.0),
        (0.0, 0.0, 0.0, 2.0, 0.0, 2.0),
        (2.0, 2.0, 2.0, 2.0, 0.0, 2.0),
        (0.0, 2.0, 2.0, 0.0, 0.0, 2.0),
        (0.0, 2.0, 0.0, 2.0, 0.0, 2.0),
        (0.0, 2.0, 2.0, 2.0, 2.0, 0.0),
    ),
    graded=False,
)

DROPOUT_OF_CAUSAL_WEIGHTS = Printed(
    "000-27",
    "dropout, application aux poids d'attention causale, graine 123",
    (
        (2.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        (0.7599, 0.6194, 0.6206, 0.0, 0.0, 0.0),
        (0.0, 0.4921, 0.4925, 0.0, 0.0, 0.0),
        (0.0, 0.3966, 0.0, 0.3775, 0.0, 0.0),
        (0.0, 0.3327, 0.3331, 0.3084, 0.3331, 0.0),
    ),
    graded=False,
)

# 000: causal attention ---------------------------------------------------------------------------

# The document prints its shape alone; the values are those of the first head of 000-30.
CAUSAL_ATTENTION = Printed(
    "000-28",
    "classe CausalAttention, graine 123",
    (
        (-0.4519, 0.2216),
        (-0.5874, 0.0058),
        (-0.6300, -0.0632),
        (-0.5675, -0.0843),
        (-0.5526, -0.0981),
        (-0.5299, -0.1081),
    ),
)

# 000: several heads -------------------------------------------------------------------------------

MULTI_HEAD_WRAPPER = Printed(
    "000-30",
    "classe MultiHeadAttentionWrapper, graine 123, deux têtes de taille 2",
    (
        (-0.4519, 0.2216, 0.4772, 0.1063),
        (-0.5874, 0.0058, 0.5891, 0.3257),
        (-0.6300, -0.0632, 0.6202, 0.3860),
        (-0.5675, -0.0843, 0.5478, 0.3589),
        (-0.5526, -0.0981, 0.5321, 0.3428),
        (-0.5299, -0.1081, 0.5077, 0.3493),
    ),
)

# The document answers in words; the values were computed.
EXERCISE_3_2 = Printed(
    "000-31",
    "exercice 3.2, graine 123",
    (
        (-0.5740, 0.2216),
        (-0.7320, 0.0155),
        (-0.7774, -0.0546),
        (-0.6979, -0.0817),
        (-0.6538, -0.0957),
        (-0.6424, -0.1065),
    ),
)

# The document describes the class and does not run it; the values were computed.
MULTI_HEAD_ATTENTION = Printed(
    "000-33",
    "attention multi-têtes en une seule classe, graine 123, deux têtes de taille 1",
    (
        (0.3190, 0.4858),
        (0.2943, 0.3897),
        (0.2856, 0.3593),
        (0.2693, 0.3873),
        (0.2639, 0.3928),
        (0.2575, 0.4028),
    ),
)

# 768 features, a context of 1024 tokens, 12 heads, no bias of the queries, keys and values.
MULTI_HEAD_PARAMETERS_OF_GPT2 = 2_360_064
