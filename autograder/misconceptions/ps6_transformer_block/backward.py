"""Known mistakes of backpropagation by hand."""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841, RET504

from __future__ import annotations

import numpy as np

from autograder.misconceptions.hints import (
    DEFAULT_DTYPE,
    GLOBAL_MAX,
    IN_PLACE,
    NO_SCALE,
    RESULTS,
    WHOLE_SCALE,
    WRONG_LENGTH,
    Hints,
)
from autograder.mistakes import Mistakes

MISTAKES = Mistakes()

# Hints -------------------------------------------------------------------------------------------

SOFTMAX_BACKWARD: Hints = {
    "fr": (
        "Chaque ligne du gradient des scores doit sommer à zéro. Et chez toi ?",
        "Le retour par la softmax est incomplet : la somme de la ligne manque, ou porte sur un "
        "autre axe.",
        "`d_scores = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))`.",
    ),
    "en": (
        "Each row of the gradient of the scores must sum to zero. Does yours?",
        "The way back through the softmax is incomplete: the sum of the row is missing, or runs "
        "over another axis.",
        "`d_scores = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))`.",
    ),
}
BACKWARD_SCALE: Hints = {
    "fr": (
        "La perte est juste. Compare tes gradients de `W_q` et de `W_k` à des différences finies : "
        "quel facteur les sépare ?",
        "La division par √d_k est dans l'aller, pas dans le retour, ou elle y est deux fois.",
        "`d_Q = d_S @ K / np.sqrt(d_k)` et `d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)`.",
    ),
    "en": (
        "The loss is right. Compare your gradients of `W_q` and `W_k` with finite differences: "
        "which factor stands between them?",
        "The division by √d_k is in the forward pass and not in the backward, or is there twice.",
        "`d_Q = d_S @ K / np.sqrt(d_k)` and `d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)`.",
    ),
}
FACTOR_OF_THE_MEAN: Hints = {
    "fr": (
        "Tous tes gradients ont-ils le même facteur de trop ? Compare-les à des différences "
        "finies.",
        "Le gradient de la perte part d'un mauvais facteur : la moyenne divise par **toutes** les "
        "cases, et le ½ mange le 2.",
        "`d_y = (y - target) / y.size`.",
    ),
    "en": (
        "Have all your gradients the same factor too many? Compare them with finite differences.",
        "The gradient of the loss starts from a wrong factor: the mean divides by **all** the "
        "cells, and the ½ eats the 2.",
        "`d_y = (y - target) / y.size`.",
    ),
}
FACTOR_OF_THE_LOSS: Hints = {
    "fr": (
        "Les gradients sont justes. De quelle perte sont-ils les gradients ?",
        "La perte rendue n'est pas ½ de la moyenne sur toutes les cases : un ½, une moyenne ou un "
        "axe manque.",
        "`loss = 0.5 * np.mean((y - target) ** 2)`, un seul nombre.",
    ),
    "en": (
        "The gradients are right. Of which loss are they the gradients?",
        "The loss returned is not ½ of the mean over all cells: a ½, a mean or an axis is missing.",
        "`loss = 0.5 * np.mean((y - target) ** 2)`, a single number.",
    ),
}
ERROR_SIGN: Hints = {
    "fr": (
        "Si la sortie est trop grande, dans quel sens faut-il la pousser ?",
        "L'erreur est prise à l'envers : tous les gradients ont le signe opposé.",
        "`y - target`, dans cet ordre.",
    ),
    "en": (
        "If the output is too large, which way should it be pushed?",
        "The error is taken the wrong way round: all the gradients have the opposite sign.",
        "`y - target`, in this order.",
    ),
}
PATHS_OF_X: Hints = {
    "fr": (
        "Combien de fois `X` sert-il dans l'aller ?",
        "Un ou deux des trois chemins manquent au gradient de `X` (requêtes, clés, valeurs), ou "
        "ils sont moyennés.",
        "`d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T`.",
    ),
    "en": (
        "How many times is `X` used in the forward pass?",
        "One or two of the three paths are missing from the gradient of `X` (queries, keys, "
        "values), or they are averaged.",
        "`d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T`.",
    ),
}
SUM_OVER_THE_BATCH: Hints = {
    "fr": (
        "Une matrice sert à toutes les phrases. Que reçoit-elle de chacune ?",
        "Le gradient d'une matrice est une moyenne sur le lot, celui d'une seule phrase, ou a "
        "gardé l'axe du lot : c'est une somme.",
        '`np.einsum("bti,btj->ij", X, d_Q)`, ou `(X.swapaxes(-2, -1) @ d_Q).sum(axis=0)`.',
    ),
    "en": (
        "A matrix serves all sentences. What does it get from each?",
        "The gradient of a matrix is a mean over the batch, that of a single sentence, or has kept "
        "the axis of the batch: it is a sum.",
        '`np.einsum("bti,btj->ij", X, d_Q)`, or `(X.swapaxes(-2, -1) @ d_Q).sum(axis=0)`.',
    ),
}
TRANSPOSED_ON_THE_WAY_BACK: Hints = {
    "fr": (
        "Un gradient a la forme de ce qu'il dérive. Quand tout est carré, qui te prévient ?",
        "Une transposition manque, ou est de trop, dans le retour par un produit.",
        "De `Y = A @ B` viennent `d_A = d_Y @ B.T` et `d_B = A.T @ d_Y`.",
    ),
    "en": (
        "A gradient has the shape of what it differentiates. When all is square, who warns you?",
        "A transposition is missing, or one too many, on the way back through a product.",
        "From `Y = A @ B` come `d_A = d_Y @ B.T` and `d_B = A.T @ d_Y`.",
    ),
}
GRADIENTS_EXCHANGED: Hints = {
    "fr": (
        "Quelles clés le dictionnaire doit-il avoir, et quel gradient sous chacune ?",
        "Deux gradients sont échangés, un manque, ou une clé a un autre nom.",
        '`{"X": …, "W_q": …, "W_k": …, "W_v": …, "W_out": …}`.',
    ),
    "en": (
        "Which keys must the dictionary have, and which gradient under each?",
        "Two gradients are exchanged, one is missing, or a key has another name.",
        '`{"X": …, "W_q": …, "W_k": …, "W_v": …, "W_out": …}`.',
    ),
}
UNSTABLE_IN_NUMPY: Hints = {
    "fr": (
        "Des nan dès que les scores sont grands : que vaut exp(800) ?",
        "L'exponentielle déborde, ou s'annule partout, avant la division.",
        "`np.exp(scores - scores.max(axis=-1, keepdims=True))`, puis la division.",
    ),
    "en": (
        "NaN as soon as the scores are large: what is exp(800)?",
        "The exponential overflows, or vanishes everywhere, before the division.",
        "`np.exp(scores - scores.max(axis=-1, keepdims=True))`, then the division.",
    ),
}
WAY_BACK: Hints = {
    "fr": (
        "L'aller est juste. Par où le gradient des poids passe-t-il au retour ?",
        "Une étape du retour prend un tableau pour un autre : requêtes et clés, poids et scores, "
        "ou une étape est sautée.",
        "Refais la liste : `d_y`, `d_C`, `d_A`, `d_S`, puis `d_Q` avec `K` et `d_K` avec `Q`.",
    ),
    "en": (
        "The forward pass is right. Which way does the gradient of the weights go back?",
        "A step on the way back takes one array for another: queries and keys, weights and scores, "
        "or a step is skipped.",
        "Go through the list again: `d_y`, `d_C`, `d_A`, `d_S`, then `d_Q` with `K` and `d_K` with "
        "`Q`.",
    ),
}
FORWARD_PASS: Hints = {
    "fr": (
        "La perte elle-même est fausse : l'aller n'est pas celui de l'énoncé.",
        "Un masque, une softmax sur un autre axe, ou une étape de trop se glisse dans l'aller.",
        "`softmax(Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)) @ V @ W_out`, sans masque, ligne par "
        "ligne.",
    ),
    "en": (
        "The loss itself is wrong: the forward pass is not that of the statement.",
        "A mask, a softmax over another axis, or a step too many slips into the forward pass.",
        "`softmax(Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)) @ V @ W_out`, without a mask, row by row.",
    ),
}

# Programs ----------------------------------------------------------------------------------------


@MISTAKES.of("attention_backward", "SM-13", **SOFTMAX_BACKWARD)
def attention_backward__no_row_sum(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * d_A
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SM-13", **SOFTMAX_BACKWARD)
def attention_backward__diagonal_alone(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (1 - A) * d_A
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SM-13", **SOFTMAX_BACKWARD)
def attention_backward__sum_without_weights(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - d_A.sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SM-13", **SOFTMAX_BACKWARD)
def attention_backward__mean_in_place_of_sum(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).mean(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SM-13", **SOFTMAX_BACKWARD)
def attention_backward__sum_over_queries(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-2, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SM-13", **SOFTMAX_BACKWARD)
def attention_backward__sum_over_everything(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum())
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SM-13", **SOFTMAX_BACKWARD)
def attention_backward__plus_the_sum(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A + (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SM-13", **SOFTMAX_BACKWARD)
def attention_backward__minus_weights(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * d_A - (A * d_A).sum(axis=-1, keepdims=True)
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SM-13", **SOFTMAX_BACKWARD)
def attention_backward__softmax_skipped(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = d_A
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-1", **BACKWARD_SCALE)
def attention_backward__forward_scale_only(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K
    d_K = d_S.swapaxes(-2, -1) @ Q
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-1", **BACKWARD_SCALE)
def attention_backward__queries_unscaled(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-1", **BACKWARD_SCALE)
def attention_backward__keys_unscaled(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-1", **BACKWARD_SCALE)
def attention_backward__scaled_twice(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / d_k
    d_K = d_S.swapaxes(-2, -1) @ Q / d_k
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-1", **BACKWARD_SCALE)
def attention_backward__multiplied_on_the_way_back(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K * np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q * np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-1", **NO_SCALE)
def attention_backward__no_scale_at_all(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K
    d_K = d_S.swapaxes(-2, -1) @ Q
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-2", **WHOLE_SCALE)
def attention_backward__divided_by_the_size(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / d_k
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / d_k
    d_K = d_S.swapaxes(-2, -1) @ Q / d_k
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-4", **WRONG_LENGTH)
def attention_backward__root_of_token_size(X, W_q, W_k, W_v, W_out, target):
    d_k = X.shape[-1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-4", **WRONG_LENGTH)
def attention_backward__root_of_value_size(X, W_q, W_k, W_v, W_out, target):
    d_k = W_v.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-4", **WRONG_LENGTH)
def attention_backward__root_of_length(X, W_q, W_k, W_v, W_out, target):
    d_k = X.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "SC-4", **WRONG_LENGTH)
def attention_backward__root_of_output_size(X, W_q, W_k, W_v, W_out, target):
    d_k = W_out.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-mean-factor", **FACTOR_OF_THE_MEAN)
def attention_backward__not_divided(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = y - target
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-mean-factor", **FACTOR_OF_THE_MEAN)
def attention_backward__divided_by_the_batch(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / len(y)
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-mean-factor", **FACTOR_OF_THE_MEAN)
def attention_backward__divided_by_tokens(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / (y.shape[0] * y.shape[1])
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-mean-factor", **FACTOR_OF_THE_MEAN)
def attention_backward__divided_by_cells_of_a_sentence(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y[0].size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-mean-factor", **FACTOR_OF_THE_MEAN)
def attention_backward__doubled(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = 2 * (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-mean-factor", **FACTOR_OF_THE_MEAN)
def attention_backward__halved(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = 0.5 * (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-loss-factor", **FACTOR_OF_THE_LOSS)
def attention_backward__not_halved(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-loss-factor", **FACTOR_OF_THE_LOSS)
def attention_backward__summed(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.sum((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-loss-factor", **FACTOR_OF_THE_LOSS)
def attention_backward__mean_over_tokens(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean(((y - target) ** 2).sum(axis=-1))
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-loss-factor", **FACTOR_OF_THE_LOSS)
def attention_backward__one_loss_a_sentence(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2, axis=(1, 2))
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-loss-factor", **FACTOR_OF_THE_LOSS)
def attention_backward__root_of_the_mean(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = np.sqrt(np.mean((y - target) ** 2))
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-loss-factor", **FACTOR_OF_THE_LOSS)
def attention_backward__absolute_error(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean(np.abs(y - target))
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-error-sign", **ERROR_SIGN)
def attention_backward__target_minus_output(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (target - y) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-paths-of-x", **PATHS_OF_X)
def attention_backward__values_alone(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-paths-of-x", **PATHS_OF_X)
def attention_backward__queries_alone(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-paths-of-x", **PATHS_OF_X)
def attention_backward__keys_forgotten(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-paths-of-x", **PATHS_OF_X)
def attention_backward__values_forgotten(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-paths-of-x", **PATHS_OF_X)
def attention_backward__queries_forgotten(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-paths-of-x", **PATHS_OF_X)
def attention_backward__paths_averaged(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": (d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T) / 3,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-batch-sum", **SUM_OVER_THE_BATCH)
def attention_backward__averaged(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q) / len(X),
        "W_k": np.einsum("bti,btj->ij", X, d_K) / len(X),
        "W_v": np.einsum("bti,btj->ij", X, d_V) / len(X),
        "W_out": np.einsum("bti,btj->ij", C, d_y) / len(X),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-batch-sum", **SUM_OVER_THE_BATCH)
def attention_backward__first_sentence(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": X[0].T @ d_Q[0],
        "W_k": X[0].T @ d_K[0],
        "W_v": X[0].T @ d_V[0],
        "W_out": C[0].T @ d_y[0],
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-batch-sum", **SUM_OVER_THE_BATCH)
def attention_backward__axis_kept(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->bij", X, d_Q),
        "W_k": np.einsum("bti,btj->bij", X, d_K),
        "W_v": np.einsum("bti,btj->bij", X, d_V),
        "W_out": np.einsum("bti,btj->bij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-batch-sum", **SUM_OVER_THE_BATCH)
def attention_backward__tokens_averaged(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q) / X.shape[1],
        "W_k": np.einsum("bti,btj->ij", X, d_K) / X.shape[1],
        "W_v": np.einsum("bti,btj->ij", X, d_V) / X.shape[1],
        "W_out": np.einsum("bti,btj->ij", C, d_y) / X.shape[1],
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-batch-sum", **SUM_OVER_THE_BATCH)
def attention_backward__inputs_summed(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    grads["X"] = grads["X"].sum(axis=0)
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-transposed-back", **TRANSPOSED_ON_THE_WAY_BACK)
def attention_backward__output_matrix_as_it_is(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-transposed-back", **TRANSPOSED_ON_THE_WAY_BACK)
def attention_backward__weights_as_they_are(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-transposed-back", **TRANSPOSED_ON_THE_WAY_BACK)
def attention_backward__scores_as_they_are(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-transposed-back", **TRANSPOSED_ON_THE_WAY_BACK)
def attention_backward__projections_as_they_are(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q + d_K @ W_k + d_V @ W_v,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-transposed-back", **TRANSPOSED_ON_THE_WAY_BACK)
def attention_backward__gradients_transposed(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ji", X, d_Q),
        "W_k": np.einsum("bti,btj->ji", X, d_K),
        "W_v": np.einsum("bti,btj->ji", X, d_V),
        "W_out": np.einsum("bti,btj->ji", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-transposed-back", **TRANSPOSED_ON_THE_WAY_BACK)
def attention_backward__values_as_they_are(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-transposed-back", **TRANSPOSED_ON_THE_WAY_BACK)
def attention_backward__all_axes_reversed(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.T
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-gradient-names", **GRADIENTS_EXCHANGED)
def attention_backward__queries_and_keys(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_K),
        "W_k": np.einsum("bti,btj->ij", X, d_Q),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-gradient-names", **GRADIENTS_EXCHANGED)
def attention_backward__inputs_missing(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-gradient-names", **GRADIENTS_EXCHANGED)
def attention_backward__names_with_d(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "dX": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "dW_q": np.einsum("bti,btj->ij", X, d_Q),
        "dW_k": np.einsum("bti,btj->ij", X, d_K),
        "dW_v": np.einsum("bti,btj->ij", X, d_V),
        "dW_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-gradient-names", **GRADIENTS_EXCHANGED)
def attention_backward__capitals(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_Q": np.einsum("bti,btj->ij", X, d_Q),
        "W_K": np.einsum("bti,btj->ij", X, d_K),
        "W_V": np.einsum("bti,btj->ij", X, d_V),
        "W_Out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-gradient-names", **GRADIENTS_EXCHANGED)
def attention_backward__tuple(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, tuple(grads.values())


@MISTAKES.of("attention_backward", "SC-17", **RESULTS)
def attention_backward__gradients_first(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return grads, loss


@MISTAKES.of("attention_backward", "SC-17", **RESULTS)
def attention_backward__gradients_alone(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return grads


@MISTAKES.of("attention_backward", "SC-17", **RESULTS)
def attention_backward__output_too(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, y, grads


@MISTAKES.of("attention_backward", "SM-4", **UNSTABLE_IN_NUMPY)
def attention_backward__no_maximum(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S)
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-global-maximum", **GLOBAL_MAX)
def attention_backward__maximum_of_all(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max())
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-way-back", **WAY_BACK)
def attention_backward__queries_for_keys(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ Q / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ K / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-way-back", **WAY_BACK)
def attention_backward__context_for_weights(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-way-back", **WAY_BACK)
def attention_backward__scores_for_weights(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = S * (d_A - (S * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-way-back", **WAY_BACK)
def attention_backward__output_for_context(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_C),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-way-back", **WAY_BACK)
def attention_backward__target_forgotten(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = y / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-forward", **FORWARD_PASS)
def attention_backward__causal_mask(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    S = np.where(np.tril(np.ones(S.shape[-2:])) > 0, S, -np.inf)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-forward", **FORWARD_PASS)
def attention_backward__softmax_over_queries(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-2, keepdims=True))
    A = E / E.sum(axis=-2, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-forward", **FORWARD_PASS)
def attention_backward__residual_added(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    C = C + V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-forward", **FORWARD_PASS)
def attention_backward__no_softmax(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    A = S
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "MO-5", **IN_PLACE)
def attention_backward__target_reused(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    target -= y
    loss = 0.5 * np.mean(target**2)
    d_y = -target / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads


@MISTAKES.of("attention_backward", "MO-5", **IN_PLACE)
def attention_backward__weights_updated(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    for W, name in ((W_q, "W_q"), (W_k, "W_k"), (W_v, "W_v"), (W_out, "W_out")):
        W -= 0.001 * grads[name]
    return loss, grads


@MISTAKES.of("attention_backward", "PS6-single-precision", **DEFAULT_DTYPE)
def attention_backward__float32(X, W_q, W_k, W_v, W_out, target):
    X, W_q, W_k, W_v, W_out, target = (
        a.astype(np.float32) for a in (X, W_q, W_k, W_v, W_out, target)
    )
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, grads
