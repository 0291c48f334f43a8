"""Known mistakes of the encodings of positions: computed by sines, shifted, learnt."""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: B007, RET504

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor, nn

from autograder.misconceptions.hints import FIXED_SIZES, RESULTS, ROUNDED, Hints
from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    attention_backward = sinusoidal_encoding = Any

MISTAKES = Mistakes()

# Hints -------------------------------------------------------------------------------------------

WRONG_FREQUENCY: Hints = {
    "fr": (
        "Quelle est la longueur d'onde de ta dernière paire ? Elle devrait approcher "
        "2π × 10000^((d − 2)/d).",
        "La fréquence n'est pas la bonne : la base, ou l'exposant 2i/d, où i est le numéro de la "
        "paire.",
        "`10000.0 ** (-torch.arange(0, d, 2) / d)` : les nombres 0, 2, 4… sont déjà les 2i.",
    ),
    "en": (
        "What is the wavelength of your last pair? It should come near 2π × 10000^((d − 2)/d).",
        "The frequency is not the right one: the base, or the exponent 2i/d, where i is the number "
        "of the pair.",
        "`10000.0 ** (-torch.arange(0, d, 2) / d)`: the numbers 0, 2, 4… are the 2i already.",
    ),
}
FREQUENCY_OF_THE_COLUMN: Hints = {
    "fr": (
        "Un sinus et le cosinus qui le suit sont les deux coordonnées d'une même aiguille.",
        "Le cosinus d'une colonne impaire prend le numéro de sa colonne : il a une autre fréquence "
        "que son sinus.",
        "Calcule une fréquence par paire, et sers-t'en deux fois : `angles.sin()`, `angles.cos()`.",
    ),
    "en": (
        "A sine and the cosine after it are the two coordinates of one and the same hand.",
        "The cosine of an odd column takes the number of its column: its frequency is not that of "
        "its sine.",
        "Compute one frequency a pair, and use it twice: `angles.sin()`, `angles.cos()`.",
    ),
}
FREQUENCY_SIGN: Hints = {
    "fr": (
        "La première aiguille doit être la plus rapide. Et les tiennes ?",
        "L'exposant a perdu son signe moins : les fréquences montent jusqu'à 10000.",
        "`10000.0 ** (-2 * i / d)`, ou bien divise `t` par `10000.0 ** (2 * i / d)`.",
    ),
    "en": (
        "The first hand must be the fastest. And yours?",
        "The exponent has lost its minus sign: frequencies go up to 10000.",
        "`10000.0 ** (-2 * i / d)`, or else divide `t` by `10000.0 ** (2 * i / d)`.",
    ),
}
PRECEDENCE: Hints = {
    "fr": (
        "`//` arrondit. Que reste-t-il d'un exposant entre 0 et 1 une fois arrondi ?",
        "Une division entière s'est glissée dans l'exposant, ou dans le numéro de la paire.",
        "Écris `2 * i / d` avec une seule barre, et des parenthèses autour de l'exposant.",
    ),
    "en": (
        "`//` rounds. What is left of an exponent between 0 and 1 once it is rounded?",
        "A whole division has slipped into the exponent, or into the number of the pair.",
        "Write `2 * i / d` with a single slash, and parentheses around the exponent.",
    ),
}
NOT_INTERLEAVED: Hints = {
    "fr": (
        "Quelles colonnes forment une paire ? L'énoncé les met côte à côte.",
        "Tes sinus sont tous devant et tes cosinus derrière : les deux se suivent, paire par "
        "paire, dans l'énoncé.",
        "`torch.stack([sinus, cosinus], dim=-1).reshape(T, d)`, ou `p[:, 0::2] = sinus` et "
        "`p[:, 1::2] = cosinus`.",
    ),
    "en": (
        "Which columns form a pair? The statement puts them side by side.",
        "Your sines all come first and your cosines after: in the statement the two follow each "
        "other, pair by pair.",
        "`torch.stack([sines, cosines], dim=-1).reshape(T, d)`, or `p[:, 0::2] = sines` and "
        "`p[:, 1::2] = cosines`.",
    ),
}
SINE_AND_COSINE: Hints = {
    "fr": (
        "Que vaut ta ligne 0 ? Celle de l'énoncé est 0, 1, 0, 1…",
        "Sinus et cosinus ont échangé leurs colonnes, ou l'un des deux est partout.",
        "Colonnes paires, `sin` ; colonnes impaires, `cos`.",
    ),
    "en": (
        "What is your row 0? That of the statement is 0, 1, 0, 1…",
        "Sine and cosine have exchanged their columns, or one of them is everywhere.",
        "Even columns, `sin`; odd columns, `cos`.",
    ),
}
STARTS_AT_ONE: Hints = {
    "fr": (
        "Quelle est la position de ta première ligne ?",
        "Tes positions commencent à 1 : la première ligne est celle de t = 1.",
        "`torch.arange(T)` part de 0.",
    ),
    "en": (
        "What is the position of your first row?",
        "Your positions start at 1: the first row is that of t = 1.",
        "`torch.arange(T)` starts at 0.",
    ),
}
ONE_ROW_FOR_ALL: Hints = {
    "fr": (
        "Deux positions différentes ont-elles deux lignes différentes ?",
        "La même ligne sert à toutes les positions, ou une ligne manque : regarde comment `t` "
        "entre dans l'angle.",
        "L'angle est le produit de chaque position par chaque fréquence : "
        "`torch.arange(T)[:, None] * frequencies`.",
    ),
    "en": (
        "Have two different positions two different rows?",
        "The same row serves all positions, or a row is missing: look at how `t` enters the angle.",
        "The angle is the product of each position by each frequency: "
        "`torch.arange(T)[:, None] * frequencies`.",
    ),
}
ODD_SIZE: Hints = {
    "fr": (
        "Que fait ta fonction d'un `d` impair, où une composante resterait sans sa paire ?",
        "Le cas est oublié : une autre erreur sort, ou un résultat, ou rien.",
        "En première ligne : `if d % 2: raise ValueError(...)`.",
    ),
    "en": (
        "What does your function do with an odd `d`, where a component would be left without its "
        "pair?",
        "The case is forgotten: another error comes out, or a result, or nothing.",
        "On the first line: `if d % 2: raise ValueError(...)`.",
    ),
}
TRAINED_POSITIONS: Hints = {
    "fr": (
        "Ces vecteurs se calculent. Qui devrait les entraîner ?",
        "Le résultat est un `nn.Parameter`, ou demande un gradient.",
        "Rends le tenseur tel quel, sans `nn.Parameter` ni `requires_grad_()`.",
    ),
    "en": (
        "These vectors are computed. Who should train them?",
        "The result is an `nn.Parameter`, or asks for a gradient.",
        "Return the tensor as it is, without `nn.Parameter` or `requires_grad_()`.",
    ),
}
NOT_SINGLE: Hints = {
    "fr": (
        "Les valeurs sont justes : de quel type sont-elles ?",
        "Le calcul en float64 est le bon, mais le résultat demandé est un tenseur float32.",
        "Termine par `.float()`, après les sinus et les cosinus.",
    ),
    "en": (
        "The values are right: of which type are they?",
        "Computing in float64 is right, but the result asked for is a float32 tensor.",
        "End with `.float()`, after the sines and cosines.",
    ),
}
AXES_OF_POSITIONS: Hints = {
    "fr": (
        "Une ligne par position, ou une colonne ?",
        "Ton résultat a la forme `(d, T)`, ou un axe de trop.",
        "Les positions sont le premier axe : `positions[:, None] * frequencies[None, :]`.",
    ),
    "en": (
        "One row a position, or one column?",
        "Your result has shape `(d, T)`, or an axis too many.",
        "Positions are the first axis: `positions[:, None] * frequencies[None, :]`.",
    ),
}
SCALED_POSITIONS: Hints = {
    "fr": (
        "Entre quelles valeurs un sinus reste-t-il ? Et tes composantes ?",
        "Les sinus sont multipliés, ou les angles convertis : rien de tel n'est demandé.",
        "Rends `sin` et `cos` de l'angle en radians, sans autre facteur.",
    ),
    "en": (
        "Between which values does a sine stay? And your components?",
        "The sines are multiplied, or the angles converted: nothing of the kind is asked for.",
        "Return `sin` and `cos` of the angle in radians, with no other factor.",
    ),
}
ROTATED_BACKWARDS: Hints = {
    "fr": (
        "Essaie `R @ p_0` : trouves-tu `p_k`, ou `p` de −k ?",
        "La paire est rangée (sinus, cosinus) : les signes ne sont pas ceux de la rotation de "
        "(x, y), et tes blocs tournent à l'envers.",
        "Bloc de la paire : `[[cos, sin], [-sin, cos]]`, pour l'angle `k * frequency`.",
    ),
    "en": (
        "Try `R @ p_0`: do you find `p_k`, or `p` at −k?",
        "The pair is laid out as (sine, cosine): the signs are not those of the rotation of "
        "(x, y), and your blocks turn the wrong way.",
        "Block of the pair: `[[cos, sin], [-sin, cos]]`, for the angle `k * frequency`.",
    ),
}
NOT_A_ROTATION: Hints = {
    "fr": (
        "Une rotation garde les longueurs. Ta matrice garde-t-elle celle de p_t ?",
        "Un signe ou un terme du bloc n'est pas celui des formules d'addition.",
        "sin(α + β) = cos β sin α + sin β cos α, et cos(α + β) = −sin β sin α + cos β cos α : une "
        "ligne du bloc pour chacune.",
    ),
    "en": (
        "A rotation keeps lengths. Does your matrix keep that of p_t?",
        "A sign or a term of the block is not that of the addition formulas.",
        "sin(α + β) = cos β sin α + sin β cos α, and cos(α + β) = −sin β sin α + cos β cos α: one "
        "row of the block for each.",
    ),
}
BLOCKS_ELSEWHERE: Hints = {
    "fr": (
        "Quelles composantes de p_t forment une paire, et où sont-elles dans ta matrice ?",
        "Tes blocs relient la composante i à la composante i + d/2 : les paires se suivent.",
        "Le bloc i occupe les lignes et les colonnes 2i et 2i + 1.",
    ),
    "en": (
        "Which components of p_t form a pair, and where are they in your matrix?",
        "Your blocks tie component i to component i + d/2: pairs are neighbours.",
        "Block i takes up rows and columns 2i and 2i + 1.",
    ),
}
ONE_ANGLE: Hints = {
    "fr": (
        "Chaque aiguille tourne à sa vitesse. Combien d'angles différents as-tu ?",
        "Tous les blocs tournent du même angle, ou l'angle oublie `k`.",
        "L'angle du bloc i est `k * 10000.0 ** (-2 * i / d)`.",
    ),
    "en": (
        "Each hand turns at its own speed. How many different angles have you?",
        "All the blocks turn by the same angle, or the angle forgets `k`.",
        "The angle of block i is `k * 10000.0 ** (-2 * i / d)`.",
    ),
}
FORWARD_ONLY: Hints = {
    "fr": (
        "Peut-on reculer ? Essaie un `k` négatif, et `k = 0`.",
        "Le signe de `k` est perdu, ou `k` négatif est refusé.",
        "Garde `k` tel quel : la formule vaut pour tout entier.",
    ),
    "en": (
        "Can one go back? Try a negative `k`, and `k = 0`.",
        "The sign of `k` is lost, or a negative `k` is refused.",
        "Keep `k` as it is: the formula holds for every whole number.",
    ),
}
PERMUTATION_OF_ROWS: Hints = {
    "fr": (
        "`R` multiplie un vecteur de taille d. Décale-t-elle des lignes, ou des angles ?",
        "Ta matrice déplace des composantes (`roll`, `eye`) : c'est chaque paire qu'il faut "
        "tourner.",
        "Remplis de blocs `[[cos, sin], [-sin, cos]]` la diagonale d'une matrice nulle.",
    ),
    "en": (
        "`R` multiplies a vector of size d. Does it shift rows, or angles?",
        "Your matrix moves components around (`roll`, `eye`): it is each pair that must turn.",
        "Fill the diagonal of a zero matrix with blocks `[[cos, sin], [-sin, cos]]`.",
    ),
}
NOT_TRAINED: Hints = {
    "fr": (
        "Compare `before` et `after` : qu'est-ce qui a changé ?",
        "Les positions ou les matrices ne bougent pas, ou `after` est calculé avec celles du "
        "départ.",
        "À chaque pas, les **cinq** tableaux reçoivent leur mise à jour ; `after` se calcule après "
        "le dernier pas.",
    ),
    "en": (
        "Compare `before` and `after`: what has changed?",
        "The positions or the matrices do not move, or `after` is computed from those of the "
        "start.",
        "At each step **all five** arrays get their update; `after` is computed after the last "
        "step.",
    ),
}
TARGET_OF_THE_EXPERIMENT: Hints = {
    "fr": (
        "Pour la phrase x_0, x_1, x_2, quelle est la cible de la position 1 ?",
        "La cible n'est pas la phrase décalée d'une position vers la fin : elle est copiée, ou "
        "décalée dans l'autre sens, ou le long du mauvais axe.",
        "`target = np.zeros_like(x)`, puis `target[:, 1:] = x[:, :-1]`.",
    ),
    "en": (
        "For the sentence x_0, x_1, x_2, what is the target of position 1?",
        "The target is not the sentence shifted by one position towards the end: it is copied, or "
        "shifted the other way, or along the wrong axis.",
        "`target = np.zeros_like(x)`, then `target[:, 1:] = x[:, :-1]`.",
    ),
}
POSITIONS_NOT_ADDED: Hints = {
    "fr": (
        "Sans position, que peut-on faire de mieux ? 0,110. Ta perte passe-t-elle dessous ?",
        "La couche reçoit `x` seul, ou la table `P` n'est pas mise à jour.",
        "Donne `x + P` à la couche ; le gradient de `P` est la somme de celui de `X` sur le lot.",
    ),
    "en": (
        "Without positions, what is the best that can be done? 0.110. Does your loss go below?",
        "The layer receives `x` alone, or the table `P` is not updated.",
        "Give `x + P` to the layer; the gradient of `P` is the sum of that of `X` over the batch.",
    ),
}
LOSSES_OF_THE_EXPERIMENT: Hints = {
    "fr": (
        "Combien de nombres y a-t-il dans `losses`, et de quelle grandeur est le premier ?",
        "Il en faut un par pas, ½ de la moyenne des carrés : il en manque, il y en a un de trop, "
        "ou c'est une somme.",
        "`losses.append(loss)` une fois par pas, avec la perte d'`attention_backward`.",
    ),
    "en": (
        "How many numbers are there in `losses`, and how large is the first?",
        "It takes one a step, ½ of the mean of the squares: some are missing, there is one too "
        "many, or it is a sum.",
        "`losses.append(loss)` once a step, with the loss of `attention_backward`.",
    ),
}
WEIGHTS_OF_POSITIONS: Hints = {
    "fr": (
        "Une ligne de `before` est une distribution, presque uniforme. Et la tienne ?",
        "Les poids ne sont pas ceux des positions seules : softmax absente ou sur l'autre axe, √d "
        "oubliée, ou données à la place de `P`.",
        "`softmax(P @ W_q @ (P @ W_k).T / np.sqrt(d))`, ligne par ligne, avec `P` seul.",
    ),
    "en": (
        "A row of `before` is a distribution, nearly uniform. And yours?",
        "The weights are not those of positions alone: no softmax or one over the other axis, √d "
        "forgotten, or data in the place of `P`.",
        "`softmax(P @ W_q @ (P @ W_k).T / np.sqrt(d))`, row by row, with `P` alone.",
    ),
}
SEED_OF_THE_EXPERIMENT: Hints = {
    "fr": (
        "Deux appels avec la même graine : les mêmes nombres ? Et avec une autre graine ?",
        "Les tirages ne viennent pas de `seed` : pas de graine, ou une graine écrite en dur.",
        "`rng = np.random.default_rng(seed)`, une fois, et tous les tirages par `rng`.",
    ),
    "en": (
        "Two calls with the same seed: the same numbers? And with another seed?",
        "The draws do not come from `seed`: no seed, or a seed written down.",
        "`rng = np.random.default_rng(seed)`, once, and all the draws from `rng`.",
    ),
}
SAME_BATCH: Hints = {
    "fr": (
        "Combien de phrases différentes ta couche voit-elle pendant l'entraînement ?",
        "Le lot n'est pas celui que l'énoncé demande : tiré une seule fois, ou d'une autre taille.",
        "Tire `x` **dans** la boucle, de forme `(batch_size, T, d)`.",
    ),
    "en": (
        "How many different sentences does your layer see during training?",
        "The batch is not the one that the statement asks for: drawn only once, or of another "
        "size.",
        "Draw `x` **inside** the loop, of shape `(batch_size, T, d)`.",
    ),
}


# 6.1 and 6.2 sinusoidal_encoding, shift_matrix ---------------------------------------------------


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__base_1000(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 1000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__base_100000(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 100000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__base_e(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = torch.exp(-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__exponent_not_doubled(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__exponent_doubled_twice(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-4 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__last_wavelength_of_the_document(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / max(d - 2, 1))
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__pairs_from_one(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * (i + 1) / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__exponent_without_size(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__linear_frequencies(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 1 - 2 * i / d
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__one_frequency(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = torch.ones_like(i)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__reversed_frequencies(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = (10000.0 ** (-2 * i / d)).flip(0)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-2", **WRONG_FREQUENCY)
def sinusoidal_encoding__root_of_base(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 100.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-frequency-sign", **FREQUENCY_SIGN)
def sinusoidal_encoding__exponent_positive(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-frequency-sign", **FREQUENCY_SIGN)
def sinusoidal_encoding__wavelengths_inverted(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 1 / 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-3", **PRECEDENCE)
def sinusoidal_encoding__whole_exponent(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i // d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-3", **PRECEDENCE)
def sinusoidal_encoding__logarithm_halved(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = torch.exp(2 * i * (-math.log(10000.0) / d // 2))
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-3", **PRECEDENCE)
def sinusoidal_encoding__logarithm_floored(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = torch.exp(2 * i * (-math.log(10000.0) // d))
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-3", **PRECEDENCE)
def sinusoidal_encoding__floored_before_the_minus(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** -(2 * i // d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-3", **PRECEDENCE)
def sinusoidal_encoding__divided_after_the_power(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i) / d
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-4", **NOT_INTERLEAVED)
def sinusoidal_encoding__end_to_end(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.cat([angles.sin(), angles.cos()], dim=-1).float()


@MISTAKES.of("sinusoidal_encoding", "PE-4", **NOT_INTERLEAVED)
def sinusoidal_encoding__cosines_first_half(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.cat([angles.cos(), angles.sin()], dim=-1).float()


@MISTAKES.of("sinusoidal_encoding", "PE-4", **NOT_INTERLEAVED)
def sinusoidal_encoding__halves_assigned(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    p = torch.zeros(T, d)
    p[:, : d // 2] = angles.sin()
    p[:, d // 2 :] = angles.cos()
    return p


@MISTAKES.of("sinusoidal_encoding", "PE-4", **NOT_INTERLEAVED)
def sinusoidal_encoding__stacked_on_the_wrong_axis(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-5", **SINE_AND_COSINE)
def sinusoidal_encoding__swapped(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.cos(), angles.sin()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-5", **SINE_AND_COSINE)
def sinusoidal_encoding__sines_everywhere(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.sin()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-5", **SINE_AND_COSINE)
def sinusoidal_encoding__cosines_everywhere(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.cos(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-5", **SINE_AND_COSINE)
def sinusoidal_encoding__columns_left_empty(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    p = torch.zeros(T, d)
    p[:, 0::2] = angles.sin()
    return p


@MISTAKES.of("sinusoidal_encoding", "PE-5", **SINE_AND_COSINE)
def sinusoidal_encoding__sine_of_even_positions(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    p = torch.stack([angles.sin(), angles.sin()], dim=-1).reshape(T, d)
    p[1::2] = torch.stack([angles.cos(), angles.cos()], dim=-1).reshape(T, d)[1::2]
    return p.float()


@MISTAKES.of("sinusoidal_encoding", "PE-6", **STARTS_AT_ONE)
def sinusoidal_encoding__positions_from_one(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(1, T + 1, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-6", **STARTS_AT_ONE)
def sinusoidal_encoding__positions_from_minus_one(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(-1, T - 1, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-6", **STARTS_AT_ONE)
def sinusoidal_encoding__positions_backwards(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T - 1, -1, -1, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-8", **ONE_ROW_FOR_ALL)
def sinusoidal_encoding__last_position_everywhere(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.full((T,), T - 1.0, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-8", **ONE_ROW_FOR_ALL)
def sinusoidal_encoding__positions_forgotten(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.ones(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-8", **ONE_ROW_FOR_ALL)
def sinusoidal_encoding__last_row_missing(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    p = torch.zeros(T, d)
    p[: T - 1, 0::2] = angles.sin()[: T - 1].float()
    p[: T - 1, 1::2] = angles.cos()[: T - 1].float()
    return p


@MISTAKES.of("sinusoidal_encoding", "PE-11", family="odd-runtime", **ODD_SIZE)
def sinusoidal_encoding__odd_size_not_refused(T: int, d: int) -> Tensor:
    frequencies = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    p = torch.zeros(T, d)
    p[:, 0::2] = angles.sin()
    p[:, 1::2] = angles.cos()
    return p


@MISTAKES.of("sinusoidal_encoding", "PE-11", **ODD_SIZE)
def sinusoidal_encoding__odd_size_allowed(T: int, d: int) -> Tensor:
    frequencies = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    p = torch.zeros(T, d)
    p[:, 0::2] = angles.sin()
    p[:, 1::2] = angles.cos()[:, : d // 2]
    return p


@MISTAKES.of("sinusoidal_encoding", "PE-11", **ODD_SIZE)
def sinusoidal_encoding__odd_size_asserted(T: int, d: int) -> Tensor:
    assert d % 2 == 0
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-11", **ODD_SIZE)
def sinusoidal_encoding__odd_size_returns_nothing(T: int, d: int) -> Tensor:
    if d % 2:
        return None
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PE-11", **ODD_SIZE)
def sinusoidal_encoding__even_size_refused(T: int, d: int) -> Tensor:
    if T % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of(
    "sinusoidal_encoding",
    "PE-12",
    family="encoding-trained",
    why_hidden="its values are right, and no visible check looks at anything else",
    **TRAINED_POSITIONS,
)
def sinusoidal_encoding__parameter(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    p = torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()
    return nn.Parameter(p)


@MISTAKES.of(
    "sinusoidal_encoding",
    "PE-12",
    family="encoding-trained",
    why_hidden="its values are right, and no visible check looks at anything else",
    **TRAINED_POSITIONS,
)
def sinusoidal_encoding__gradient_asked(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    p = torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()
    return p.requires_grad_()


@MISTAKES.of(
    "sinusoidal_encoding",
    "PS6-not-single",
    why_hidden="its values are right, and no visible check looks at anything else",
    **NOT_SINGLE,
)
def sinusoidal_encoding__left_in_float64(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d)


@MISTAKES.of("sinusoidal_encoding", "PS6-not-single", **NOT_SINGLE)
def sinusoidal_encoding__half_precision(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).half()


@MISTAKES.of("sinusoidal_encoding", "PS6-not-single", **NOT_SINGLE)
def sinusoidal_encoding__array(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float().numpy()


@MISTAKES.of("sinusoidal_encoding", "PS6-position-axes", **AXES_OF_POSITIONS)
def sinusoidal_encoding__transposed(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float().T


@MISTAKES.of("sinusoidal_encoding", "PS6-position-axes", **AXES_OF_POSITIONS)
def sinusoidal_encoding__batch_axis_added(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(1, T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-position-axes", **AXES_OF_POSITIONS)
def sinusoidal_encoding__pairs_not_flattened(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-position-axes", **AXES_OF_POSITIONS)
def sinusoidal_encoding__reshaped_by_columns(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin().T, angles.cos().T], dim=1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-scaled-positions", **SCALED_POSITIONS)
def sinusoidal_encoding__times_root_of_size(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float() * math.sqrt(d)


@MISTAKES.of("sinusoidal_encoding", "PS6-scaled-positions", **SCALED_POSITIONS)
def sinusoidal_encoding__of_length_one(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    p = torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()
    return p / p.norm(dim=-1, keepdim=True)


@MISTAKES.of("sinusoidal_encoding", "PS6-scaled-positions", **SCALED_POSITIONS)
def sinusoidal_encoding__degrees(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    angles = torch.deg2rad(angles)
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-scaled-positions", **SCALED_POSITIONS)
def sinusoidal_encoding__whole_turns(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    angles = 2 * math.pi * angles
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-scaled-positions", **SCALED_POSITIONS)
def sinusoidal_encoding__positions_over_length(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = (torch.arange(T, dtype=torch.float64) / T)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-column-frequency", **FREQUENCY_OF_THE_COLUMN)
def sinusoidal_encoding__own_frequency_of_each_column(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    columns = torch.arange(d, dtype=torch.float64)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * 10000.0 ** (-columns / d)
    p = torch.zeros(T, d)
    p[:, 0::2] = angles.sin()[:, 0::2].float()
    p[:, 1::2] = angles.cos()[:, 1::2].float()
    return p


@MISTAKES.of("sinusoidal_encoding", "PS6-column-frequency", **FREQUENCY_OF_THE_COLUMN)
def sinusoidal_encoding__column_doubled(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    p = torch.zeros(T, d)
    columns = torch.arange(d, dtype=torch.float64)
    angles = torch.arange(T, dtype=torch.float64)[:, None] / 10000.0 ** (2 * columns / d)
    p[:, 0::2] = angles.sin()[:, 0::2].float()
    p[:, 1::2] = angles.cos()[:, 1::2].float()
    return p


@MISTAKES.of("sinusoidal_encoding", "PS6-fixed-sizes", **FIXED_SIZES)
def sinusoidal_encoding__sixteen_components(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / 16)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-fixed-sizes", **FIXED_SIZES)
def sinusoidal_encoding__first_table_kept(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    cache = globals().setdefault("_encodings", {})
    if T not in cache:
        i = torch.arange(d // 2, dtype=torch.float64)
        angles = torch.arange(T, dtype=torch.float64)[:, None] * 10000.0 ** (-2 * i / d)
        cache[T] = torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()
    return cache[T]


@MISTAKES.of(
    "sinusoidal_encoding",
    "PS6-fixed-sizes",
    why_hidden="no visible call asks for so many rows",
    **FIXED_SIZES,
)
def sinusoidal_encoding__a_thousand_positions_at_most(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(min(T, 1000), dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(-1, d).float()


@MISTAKES.of("sinusoidal_encoding", "PS6-rounded", **ROUNDED)
def sinusoidal_encoding__four_decimals(T: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    i = torch.arange(d // 2, dtype=torch.float64)
    frequencies = 10000.0 ** (-2 * i / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float().round(decimals=4)


@MISTAKES.of("shift_matrix", "PS6-rotation-sense", family="shift-backwards", **ROTATED_BACKWARDS)
def shift_matrix__signs_of_x_and_y(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = -angles.sin()
    R[odd, even] = angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-rotation-sense", family="shift-backwards", **ROTATED_BACKWARDS)
def shift_matrix__transposed(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.T.float()


@MISTAKES.of("shift_matrix", "PS6-rotation-sense", family="shift-backwards", **ROTATED_BACKWARDS)
def shift_matrix__minus_k(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = -k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-rotation-sense", family="shift-backwards", **ROTATED_BACKWARDS)
def shift_matrix__pairs_as_cosine_and_sine(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[odd, odd] = R[even, even] = angles.cos()
    R[odd, even] = angles.sin()
    R[even, odd] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-not-a-rotation", **NOT_A_ROTATION)
def shift_matrix__both_sines_positive(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-not-a-rotation", **NOT_A_ROTATION)
def shift_matrix__both_sines_negative(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = -angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-not-a-rotation", **NOT_A_ROTATION)
def shift_matrix__sine_and_cosine_exchanged(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.sin()
    R[even, odd] = angles.cos()
    R[odd, even] = -angles.cos()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-not-a-rotation", **NOT_A_ROTATION)
def shift_matrix__cosines_alone(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-not-a-rotation", **NOT_A_ROTATION)
def shift_matrix__second_cosine_negative(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = angles.cos()
    R[odd, odd] = -angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-not-a-rotation", **NOT_A_ROTATION)
def shift_matrix__outer_product(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    p = sinusoidal_encoding(abs(k) + 1, d)
    return torch.outer(p[-1], p[0]) * 2 / d


@MISTAKES.of("shift_matrix", "PE-4", **BLOCKS_ELSEWHERE)
def shift_matrix__halves(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    even = torch.arange(d // 2)
    odd = even + d // 2
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PE-4", **BLOCKS_ELSEWHERE)
def shift_matrix__four_quarters(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    c, s = angles.cos().diag(), angles.sin().diag()
    return torch.cat([torch.cat([c, s], dim=1), torch.cat([-s, c], dim=1)]).float()


@MISTAKES.of("shift_matrix", "PS6-one-angle", **ONE_ANGLE)
def shift_matrix__first_frequency_everywhere(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * torch.ones(d // 2, dtype=torch.float64)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-one-angle", **ONE_ANGLE)
def shift_matrix__shift_forgotten(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-one-angle", **ONE_ANGLE)
def shift_matrix__shift_inside_the_power(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = (10000.0 * k) ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-one-angle", **ONE_ANGLE)
def shift_matrix__power_of_k(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d) ** k
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PE-2", **WRONG_FREQUENCY)
def shift_matrix__base_1000(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 1000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PE-2", **WRONG_FREQUENCY)
def shift_matrix__exponent_not_doubled(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(d // 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PE-2", **WRONG_FREQUENCY)
def shift_matrix__exponent_doubled_twice(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-2 * torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-frequency-sign", **FREQUENCY_SIGN)
def shift_matrix__exponent_positive(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PE-3", **PRECEDENCE)
def shift_matrix__whole_exponent(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) // d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-forward-only", **FORWARD_ONLY)
def shift_matrix__absolute_shift(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = abs(k) * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-forward-only", **FORWARD_ONLY)
def shift_matrix__negative_shift_refused(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    if k < 0:
        raise ValueError("k must not be negative")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-forward-only", **FORWARD_ONLY)
def shift_matrix__identity_at_most(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    if k <= 0:
        return torch.eye(d)
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PS6-forward-only", **FORWARD_ONLY)
def shift_matrix__power_by_repetition(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    power = R
    for _ in range(k - 1):
        power = power @ R
    return power.float()


@MISTAKES.of("shift_matrix", "PS6-rows-permuted", family="shift-rolled", **PERMUTATION_OF_ROWS)
def shift_matrix__rolled_identity(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    return torch.eye(d).roll(k, dims=0)


@MISTAKES.of("shift_matrix", "PS6-rows-permuted", **PERMUTATION_OF_ROWS)
def shift_matrix__diagonal_shifted(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    return torch.diag(torch.ones(max(d - abs(k), 0)), diagonal=-k)[:d, :d]


@MISTAKES.of("shift_matrix", "PS6-rows-permuted", **PERMUTATION_OF_ROWS)
def shift_matrix__identity(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    return torch.eye(d)


@MISTAKES.of("shift_matrix", "PE-11", family="shift-odd", **ODD_SIZE)
def shift_matrix__odd_size_not_refused(k: int, d: int) -> Tensor:
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PE-11", **ODD_SIZE)
def shift_matrix__odd_size_asserted(k: int, d: int) -> Tensor:
    assert d % 2 == 0
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PE-11", **ODD_SIZE)
def shift_matrix__last_component_left_alone(k: int, d: int) -> Tensor:
    angles = k * 10000.0 ** (-torch.arange(0, d - d % 2, 2, dtype=torch.float64) / d)
    R = torch.eye(d, dtype=torch.float64)
    even = torch.arange(0, d - d % 2, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of("shift_matrix", "PE-11", **ODD_SIZE)
def shift_matrix__odd_shift_refused(k: int, d: int) -> Tensor:
    if k % 2:
        raise ValueError("k must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


@MISTAKES.of(
    "shift_matrix",
    "PS6-not-single",
    why_hidden="its values are right, and no visible check looks at anything else",
    **NOT_SINGLE,
)
def shift_matrix__left_in_float64(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R


@MISTAKES.of("shift_matrix", "PS6-not-single", **NOT_SINGLE)
def shift_matrix__array(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float().numpy()


@MISTAKES.of(
    "shift_matrix",
    "PE-12",
    why_hidden="its values are right, and no visible check looks at anything else",
    **TRAINED_POSITIONS,
)
def shift_matrix__parameter(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return nn.Parameter(R.float())


@MISTAKES.of("shift_matrix", "PS6-position-axes", **AXES_OF_POSITIONS)
def shift_matrix__blocks_alone(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    c, s = angles.cos(), angles.sin()
    return torch.stack([torch.stack([c, s], dim=-1), torch.stack([-s, c], dim=-1)], dim=1).float()


@MISTAKES.of("shift_matrix", "PS6-fixed-sizes", **FIXED_SIZES)
def shift_matrix__sixteen_components(k: int, d: int) -> Tensor:
    if d % 2:
        raise ValueError("d must be even")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / 16)
    R = torch.zeros(d, d, dtype=torch.float64)
    even = torch.arange(0, d, 2)
    odd = even + 1
    R[even, even] = R[odd, odd] = angles.cos()
    R[even, odd] = angles.sin()
    R[odd, even] = -angles.sin()
    return R.float()


# 6.9 learn_positions ------------------------------------------------------------------------------


@MISTAKES.of("learn_positions", "EX-1", **TARGET_OF_THE_EXPERIMENT)
def learn_positions__target_copied(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = x.copy()
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses


@MISTAKES.of("learn_positions", "EX-1", **TARGET_OF_THE_EXPERIMENT)
def learn_positions__next_word(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, :-1] = x[:, 1:]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses


@MISTAKES.of("learn_positions", "EX-1", **POSITIONS_NOT_ADDED)
def learn_positions__without_positions(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x, *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses


@MISTAKES.of("learn_positions", "EX-1", **NOT_TRAINED)
def learn_positions__positions_frozen(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in list(enumerate(gradients))[1:]:
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses


@MISTAKES.of("learn_positions", "EX-1", family="untrained", **NOT_TRAINED)
def learn_positions__after_of_the_start(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, before, losses


@MISTAKES.of("learn_positions", "EX-1", **NOT_TRAINED)
def learn_positions__no_update(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
    return before, attention(), losses


@MISTAKES.of("learn_positions", "EX-1", **WEIGHTS_OF_POSITIONS)
def learn_positions__before_of_data(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    table = learnt[0]
    learnt[0] = rng.standard_normal((T, d)) * 0.5
    before, losses = attention(), []
    learnt[0] = table
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses


@MISTAKES.of("learn_positions", "EX-1", **WEIGHTS_OF_POSITIONS)
def learn_positions__scores_returned(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        return scores

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses


@MISTAKES.of("learn_positions", "EX-1", **WEIGHTS_OF_POSITIONS)
def learn_positions__columns_normalised(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=0, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses


@MISTAKES.of("learn_positions", "EX-1", **LOSSES_OF_THE_EXPERIMENT)
def learn_positions__last_loss_missing(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        if step < steps:
            losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses


@MISTAKES.of("learn_positions", "SC-17", **RESULTS)
def learn_positions__losses_first(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return losses, before, attention()


@MISTAKES.of(
    "learn_positions",
    "PS6-seed",
    why_hidden="each visible call has a single seed",
    **SEED_OF_THE_EXPERIMENT,
)
def learn_positions__seed_written_down(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(42)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses


@MISTAKES.of("learn_positions", "PS6-fresh-batch", **SAME_BATCH)
def learn_positions__same_batch(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple:
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    x = rng.standard_normal((batch_size, T, d)) * 0.5
    for step in range(1, steps + 1):
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses
