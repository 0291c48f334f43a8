"""Known mistakes of ps5_kernel_attention, each a small wrong program with three levels of hint.

Keys of the shared list (NW-4) stand where the list has the idea; keys in PS5- are this
assignment's own. Hints that other assignments give too stand in hints.py.
"""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from autograder.misconceptions.hints import (
    DEFAULT_DTYPE,
    GRADIENT_LOST,
    IN_PLACE,
    ROUNDED,
    UNSTABLE,
    Hints,
)
from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    observed_km = observed_m = W_query = W_key = drawn_values = Any
    nadaraya_watson = dot_product_regression = sparsemax = matching_bandwidth = Any

MISTAKES = Mistakes()


# Hints --------------------------------------------------------------------------------------------

NO_TWO: Hints = {
    "fr": (
        "Ta courbe est plus nerveuse qu'elle ne devrait : quel est le dénominateur du noyau ?",
        "Le carré de la distance est divisé par λ² : il manque le 2 du noyau gaussien.",
        "Divise par `2 * bandwidth**2`, le 2 compris.",
    ),
    "en": (
        "Your curve is more nervous than it should be: what is the denominator of the kernel?",
        "The squared distance is divided by λ²: the 2 of the Gaussian kernel is missing.",
        "Divide by `2 * bandwidth**2`, the 2 included.",
    ),
}

BANDWIDTH: Hints = {
    "fr": (
        "Mesure tout en mètres plutôt qu'en kilomètres, λ aussi : tes poids changent-ils ? Ils ne "
        "devraient pas.",
        "La bande passante n'entre pas au bon endroit : sans son carré, multipliée, élevée deux "
        "fois, ou pas du tout.",
        "Un carré de longueur se divise par un carré de longueur : λ², soit `bandwidth**2`.",
    ),
    "en": (
        "Measure everything in metres rather than kilometres, λ too: do your weights change? They "
        "should not.",
        "The bandwidth does not come in at the right place: without its square, multiplied, "
        "squared twice, or not at all.",
        "A squared length is divided by a squared length: λ², that is `bandwidth**2`.",
    ),
}

DISTANCE: Hints = {
    "fr": (
        "Quelle distance compares-tu, et qu'en fais-tu avant l'exponentielle ?",
        "Ce n'est pas le carré de la distance euclidienne : la distance elle-même, une somme de "
        "valeurs absolues, une moyenne sur les composantes…",
        "Somme les carrés des différences sur le dernier axe : "
        "`(x[:, None] - xs).square().sum(dim=-1)`.",
    ),
    "en": (
        "Which distance do you compare, and what do you do with it before the exponential?",
        "It is not the square of the Euclidean distance: the distance itself, a sum of absolute "
        "values, a mean over the components…",
        "Sum the squared differences over the last axis: `(x[:, None] - xs).square().sum(dim=-1)`.",
    ),
}

ONE_COMPONENT: Hints = {
    "fr": (
        "Sur le sentier, un point n'a qu'une composante. Et ailleurs ?",
        "Ton calcul ne vaut que pour d = 1 : il ne compare qu'une composante, ou l'additionne sans "
        "carré.",
        "Compare tous les axes : `x[:, None, :] - xs[None, :, :]`, puis une somme sur le dernier.",
    ),
    "en": (
        "On the trail, a point has a single component. And elsewhere?",
        "Your computation is good for d = 1 only: it compares one component, or adds them up "
        "without squares.",
        "Compare all of them: `x[:, None, :] - xs[None, :, :]`, then a sum over the last axis.",
    ),
}

SUM_AXIS: Hints = {
    "fr": (
        "Après la somme des carrés, il doit rester un nombre par couple de point et d'observation. "
        "Est-ce le cas ?",
        "La somme porte sur un autre axe que celui des composantes, ou les points sont appariés "
        "un à un aux observations.",
        "Les différences ont la forme `(n, m, d)` : c'est le dernier axe qui se somme, `dim=-1`.",
    ),
    "en": (
        "After the sum of squares, one number is left for each pair of a point and an observation. "
        "Is it?",
        "The sum runs over another axis than that of the components, or points are paired one to "
        "one with observations.",
        "The differences have shape `(n, m, d)`: the last axis is the one to sum, `dim=-1`.",
    ),
}

OVER_QUERIES: Hints = {
    "fr": (
        "Quels poids ont pour somme 1 : ceux d'un point, ou ceux d'une observation ?",
        "La normalisation porte sur les points où l'on prédit, ou sur tout le tableau à la fois.",
        "Une normalisation par ligne : le tableau des scores est `(n, m)`, l'axe est `dim=-1`.",
    ),
    "en": (
        "Which weights sum to 1: those of one point, or those of one observation?",
        "The normalisation runs over the points where we predict, or over the whole table at once.",
        "One normalisation a row: the table of scores is `(n, m)`, the axis is `dim=-1`.",
    ),
}

NOT_NORMALISED: Hints = {
    "fr": (
        "Une prédiction peut-elle sortir de l'intervalle des valeurs observées ?",
        "Les noyaux servent de poids sans être divisés par leur somme, ou sans passer par "
        "l'exponentielle.",
        "`weights = torch.softmax(scores, dim=-1)`, puis `weights @ ys`.",
    ),
    "en": (
        "May a prediction leave the interval of the observed values?",
        "The kernels serve as weights without being divided by their sum, or without going through "
        "the exponential.",
        "`weights = torch.softmax(scores, dim=-1)`, then `weights @ ys`.",
    ),
}

FAR: Hints = {
    "fr": (
        "Loin des données, tous les noyaux valent 0. Que devient leur rapport ?",
        "Le quotient 0 / 0 donne `nan` ; le cacher (une constante dans la somme, `nan_to_num`) "
        "donne 0, pas la bonne valeur.",
        "Laisse la softmax faire : `torch.softmax(-squared / (2 * bandwidth**2), dim=-1)`, qui "
        "soustrait le maximum de chaque ligne.",
    ),
    "en": (
        "Far from the data all kernels are 0. What becomes of their ratio?",
        "The quotient 0 / 0 gives `nan`; to hide it (a constant in the sum, `nan_to_num`) gives 0, "
        "not the right value.",
        "Let softmax do it: `torch.softmax(-squared / (2 * bandwidth**2), dim=-1)`, which "
        "subtracts the maximum of each row.",
    ),
}

ONE_SHIFT: Hints = {
    "fr": (
        "Un seul décalage pour tous les points : que devient celui qui est bien plus loin ?",
        "Le maximum est pris sur tout le tableau : une ligne qui en est loin donne encore 0 / 0.",
        "Un maximum par ligne : `scores.amax(dim=-1, keepdim=True)`, ou la softmax.",
    ),
    "en": (
        "A single shift for all points: what becomes of one that is much further away?",
        "The maximum is taken over the whole table: a row that is far below it still gives 0 / 0.",
        "One maximum a row: `scores.amax(dim=-1, keepdim=True)`, or softmax.",
    ),
}

SIGN: Hints = {
    "fr": (
        "Qui pèse le plus chez toi : l'observation la plus proche, ou la plus lointaine ?",
        "Le signe des scores est inversé.",
        "La distance compte avec un signe moins ; le produit scalaire, avec un signe plus.",
    ),
    "en": (
        "Which weighs most in yours: the nearest observation, or the furthest?",
        "The sign of the scores is reversed.",
        "The distance counts with a minus sign; the dot product, with a plus sign.",
    ),
}

NORMS_LEFT_OUT: Hints = {
    "fr": (
        "Développe le carré : où est passé ‖x_i‖² ?",
        "Tes poids sont ceux du produit scalaire. Les deux estimateurs ne se confondent que si "
        "toutes les observations ont la même norme.",
        "Soustrais `xs.square().sum(-1) / 2` au produit scalaire avant de diviser par λ² ; ou "
        "calcule la distance.",
    ),
    "en": (
        "Expand the square: where did ‖x_i‖² go?",
        "Your weights are those of the dot product. The two estimators only agree when all "
        "observations have the same norm.",
        "Subtract `xs.square().sum(-1) / 2` from the dot product before dividing by λ²; or compute "
        "the distance.",
    ),
}

NORMS_KEPT: Hints = {
    "fr": (
        "Une longue observation doit ici attirer plus qu'une courte. Est-ce le cas chez toi ?",
        "Des normes entrent encore dans tes scores : une distance, un cosinus, ou des observations "
        "ramenées à la norme 1.",
        "Le produit scalaire seul, divisé par λ² : `x @ xs.T / bandwidth**2`.",
    ),
    "en": (
        "Here a long observation must attract more than a short one. Does it in yours?",
        "Norms still come into your scores: a distance, a cosine, or observations brought to "
        "norm 1.",
        "The dot product alone, divided by λ²: `x @ xs.T / bandwidth**2`.",
    ),
}

EXPANSION: Hints = {
    "fr": (
        "Développe ‖x − x_i‖² : combien de termes, et avec quels coefficients ?",
        "Le produit scalaire y compte deux fois, et avec un signe moins.",
        "`x.square().sum(-1, keepdim=True) - 2 * x @ xs.T + xs.square().sum(-1)`.",
    ),
    "en": (
        "Expand ‖x − x_i‖²: how many terms, and with which coefficients?",
        "The dot product counts twice there, and with a minus sign.",
        "`x.square().sum(-1, keepdim=True) - 2 * x @ xs.T + xs.square().sum(-1)`.",
    ),
}

ROOT: Hints = {
    "fr": (
        "Que vaut la dérivée de la racine carrée en 0 ?",
        "Tu prends la racine d'une distance nulle, puis son carré : la valeur est juste, mais le "
        "gradient est `nan` dès qu'un point tombe sur une observation.",
        "Ne prends pas la racine : garde `squared` tel quel.",
    ),
    "en": (
        "What is the derivative of the square root at 0?",
        "You take the root of a zero distance, and then its square: the value is right, but the "
        "gradient is `nan` as soon as a point falls on an observation.",
        "Take no root: keep `squared` as it is.",
    ),
}

WEIGHTS_RETURNED: Hints = {
    "fr": (
        "Le résultat a la forme `(n, v)`. Quelle est celle du tien ?",
        "Il manque une étape, ou il y en a une de trop : les poids eux-mêmes sont rendus, un axe a "
        "disparu, ou l'ordre des axes n'est pas celui de l'énoncé.",
        "Termine par `weights @ ys`, sans `squeeze` ni transposée.",
    ),
    "en": (
        "The result has shape `(n, v)`. What is that of yours?",
        "A step is missing, or there is one too many: the weights themselves are returned, an axis "
        "is gone, or the order of the axes is not that of the statement.",
        "End with `weights @ ys`, without `squeeze` or transposition.",
    ),
}

SELECTION: Hints = {
    "fr": (
        "Toutes les observations comptent-elles chez toi, chacune selon sa distance ?",
        "Tu en gardes quelques-unes seulement, ou tu les fais toutes peser autant.",
        "Aucun choix à faire : l'exponentielle rend négligeables celles qui sont loin.",
    ),
    "en": (
        "Do all observations count in yours, each according to its distance?",
        "You keep only some of them, or make them all weigh the same.",
        "There is no choice to make: the exponential makes the distant ones negligible.",
    ),
}

NOTEBOOK: Hints = {
    "fr": (
        "Ta réponse ne change pas quand un argument change : que lit-elle ?",
        "Tu lis une variable du carnet (`observed_km`, `W_query`…) au lieu de l'argument, ou tu "
        "gardes le résultat d'un appel précédent.",
        "Dans la fonction, ne te sers que de ses paramètres, et recalcule tout à chaque appel.",
    ),
    "en": (
        "Your answer does not change when an argument does: what does it read?",
        "You read a variable of the notebook (`observed_km`, `W_query`…) instead of the argument, "
        "or keep the result of an earlier call.",
        "Inside the function use its parameters alone, and compute everything again at each call.",
    ),
}

ATTENTION_SCALE: Hints = {
    "fr": (
        "Qui règle ici la netteté des poids : la taille des vecteurs, ou λ ?",
        "Les scores sont divisés par √d, comme dans l'attention. L'énoncé demande λ².",
        "Remplace la racine par `bandwidth**2`.",
    ),
    "en": (
        "What sets the sharpness of the weights here: the size of the vectors, or λ?",
        "The scores are divided by √d, as in attention. The statement asks for λ².",
        "Replace the root by `bandwidth**2`.",
    ),
}

TWO_KEPT: Hints = {
    "fr": (
        "Dans le carré développé, le produit scalaire porte un 2. Que devient celui du "
        "dénominateur ?",
        "Tu divises par 2λ² : les deux 2 se sont simplifiés.",
        "`x @ xs.T / bandwidth**2`, sans le 2.",
    ),
    "en": (
        "In the expanded square the dot product carries a 2. What becomes of the one in the "
        "denominator?",
        "You divide by 2λ²: the two 2s have cancelled.",
        "`x @ xs.T / bandwidth**2`, without the 2.",
    ),
}

ROOT_OF_D: Hints = {
    "fr": (
        "Les scores sont divisés par λ², pas par λ. Que doit valoir λ² ?",
        "√d_k est la bonne valeur de λ², et non de λ : c'est l'à-peu-près du document.",
        "λ² = √d_k, donc λ est la racine de la racine : `d_k ** 0.25`.",
    ),
    "en": (
        "Scores are divided by λ², not by λ. What must λ² be?",
        "√d_k is the right value of λ², and not of λ: that is where the document is hasty.",
        "λ² = √d_k, hence λ is the root of the root: `d_k ** 0.25`.",
    ),
}

OTHER_POWER: Hints = {
    "fr": (
        "Remplace ton λ dans x·x_i / λ² : retrouves-tu x·x_i / √d_k ?",
        "Ta puissance de d_k n'est pas la bonne, ou un facteur s'est ajouté.",
        "Résous λ² = √d_k, sans autre facteur, puis vérifie avec d_k = 16 : λ vaut 2.",
    ),
    "en": (
        "Put your λ into x·x_i / λ²: do you find x·x_i / √d_k again?",
        "Your power of d_k is not the right one, or a factor has come in.",
        "Solve λ² = √d_k, with no other factor, then check with d_k = 16: λ is 2.",
    ),
}

PRECEDENCE: Hints = {
    "fr": (
        "En Python, que vaut `16 ** 1 / 4` ? Essaie.",
        "La puissance passe avant la division, et `//` arrondit : ton exposant n'est pas un quart.",
        "Écris `d_k ** 0.25`, ou `d_k ** (1 / 4)` avec les parenthèses.",
    ),
    "en": (
        "In Python, what is `16 ** 1 / 4`? Try it.",
        "The power goes before the division, and `//` rounds: your exponent is not a quarter.",
        "Write `d_k ** 0.25`, or `d_k ** (1 / 4)` with its brackets.",
    ),
}

WHOLE_BANDWIDTH: Hints = {
    "fr": (
        "La bande passante doit-elle être un nombre entier, le même pour toutes les tailles ?",
        "Tu arrondis, ou tu rends un nombre fixé d'avance.",
        "Rends le nombre tel quel, calculé à partir de `d_k`.",
    ),
    "en": (
        "Must the bandwidth be a whole number, the same for all sizes?",
        "You round, or return a number fixed beforehand.",
        "Return the number as it is, computed from `d_k`.",
    ),
}

KERNEL_PRODUCT: Hints = {
    "fr": (
        "Écris q_i · k_j en remplaçant q_i et k_j : quelle matrice apparaît entre x_i et x_jᵀ ?",
        "Le produit est pris dans un autre ordre ou sur d'autres axes : M a la forme `(d, d)`, la "
        "requête à gauche.",
        "`W_Q @ W_K.T`.",
    ),
    "en": (
        "Write q_i · k_j with q_i and k_j replaced: which matrix appears between x_i and x_jᵀ?",
        "The product is taken in another order or over other axes: M has shape `(d, d)`, the query "
        "on the left.",
        "`W_Q @ W_K.T`.",
    ),
}

KERNEL_ALTERED: Hints = {
    "fr": (
        "M est-elle un produit, ou ce qu'on en fait ensuite ?",
        "Une étape de trop : une division par √d_k, une softmax, une symétrisation…",
        "Le produit seul : l'énoncé veut M sans √d_k, et rien n'oblige M à être symétrique.",
    ),
    "en": (
        "Is M a product, or what is made of it later?",
        "One step too many: a division by √d_k, a softmax, making it symmetric…",
        "The product alone: the statement wants M without √d_k, and nothing makes M symmetric.",
    ),
}

OTHER_NORM: Hints = {
    "fr": (
        "Quelle norme demande l'énoncé, et de quoi ?",
        "Ce n'est pas le rapport de deux normes de Frobenius : une autre norme, un carré sans "
        "racine, ou une autre différence que M − Mᵀ.",
        "`torch.linalg.matrix_norm` rend la norme de Frobenius par défaut : "
        "`matrix_norm(M - M.T) / matrix_norm(M)`.",
    ),
    "en": (
        "Which norm does the statement ask for, and of what?",
        "It is not the ratio of two Frobenius norms: another norm, a square without its root, or "
        "another difference than M − Mᵀ.",
        "`torch.linalg.matrix_norm` gives the Frobenius norm by default: "
        "`matrix_norm(M - M.T) / matrix_norm(M)`.",
    ),
}

OTHER_DENOMINATOR: Hints = {
    "fr": (
        "Double M : l'asymétrie ne doit pas bouger. Et une matrice antisymétrique ? La tienne vaut "
        "combien ?",
        "La norme de M − Mᵀ est divisée par autre chose que la norme de M, ou par rien.",
        "Divise par `torch.linalg.matrix_norm(M)`, une seule fois.",
    ),
    "en": (
        "Double M: the asymmetry must not move. And an antisymmetric matrix? How much is yours?",
        "The norm of M − Mᵀ is divided by something else than the norm of M, or by nothing.",
        "Divide by `torch.linalg.matrix_norm(M)`, once.",
    ),
}

ZERO_MATRIX: Hints = {
    "fr": (
        "Que vaut ton rapport pour une matrice nulle, et pour une matrice minuscule ?",
        "0 / 0 n'est pas traité, ou il l'est par une constante ou un seuil qui fausse les petites "
        "matrices.",
        "Rends `0.0` quand la norme vaut exactement 0, et le rapport sinon.",
    ),
    "en": (
        "What is your ratio for a zero matrix, and for a tiny one?",
        "0 / 0 is not dealt with, or it is by a constant or a threshold that spoils small "
        "matrices.",
        "Return `0.0` when the norm is exactly 0, and the ratio otherwise.",
    ),
}

ASYMMETRY_NUMBER: Hints = {
    "fr": (
        "De quel type est ta réponse ? On demande un nombre.",
        "Tu rends un tenseur qui a des axes, ou un oui ou non.",
        "Une norme de la matrice entière, puis `float(...)`.",
    ),
    "en": (
        "Of what type is your answer? A number is asked for.",
        "You return a tensor that has axes, or a yes or no.",
        "One norm of the whole matrix, then `float(...)`.",
    ),
}

NO_EDGE: Hints = {
    "fr": (
        "Que vaut 1 − u² pour u = 2 ? Et son carré ?",
        "La base devient négative au-delà du bord. Élevée à une puissance paire, elle redevient "
        "positive : il faut la couper avant, pas après, et du côté négatif aussi.",
        "`(1 - u.square()).clamp(min=0) ** n` : couper d'abord, élever ensuite.",
    ),
    "en": (
        "What is 1 − u² for u = 2? And its square?",
        "The base goes negative beyond the edge. Raised to an even power it is positive again: cut "
        "it before, not after, and on the negative side too.",
        "`(1 - u.square()).clamp(min=0) ** n`: cut first, raise next.",
    ),
}

ONE_SIDE: Hints = {
    "fr": (
        "Que rends-tu pour u = −0,5, et pour u = 0,5 ?",
        "Une distance négative n'est pas traitée comme son opposée : le noyau est pair, seul u² y "
        "entre.",
        "Garde ce qui se trouve entre −1 et 1, des deux côtés : le carré de `u` s'en charge.",
    ),
    "en": (
        "What do you return for u = −0.5, and for u = 0.5?",
        "A negative distance is not treated as its opposite: the kernel is even, only u² comes in.",
        "Keep what lies between −1 and 1, on both sides: the square of `u` sees to it.",
    ),
}

OTHER_SHAPE: Hints = {
    "fr": (
        "Calcule à la main pour u = 0,5 : 1 − 0,25, élevé à la puissance n. Que rends-tu ?",
        "Ce n'est pas (1 − u²)ⁿ : u n'est pas au carré, la puissance est mal placée ou ignorée, ou "
        "une constante s'est ajoutée.",
        "Le carré porte sur `u`, la puissance `n` sur toute la parenthèse, et rien ne multiplie.",
    ),
    "en": (
        "Compute by hand for u = 0.5: 1 − 0.25, raised to the power n. What do you return?",
        "It is not (1 − u²)ⁿ: u is not squared, the power is misplaced or left out, or a constant "
        "has come in.",
        "The square is on `u`, the power `n` on the whole bracket, and nothing multiplies it.",
    ),
}

TRUE_ZERO: Hints = {
    "fr": (
        "Au-delà du seuil, ta fonction vaut-elle 0, ou presque 0 ?",
        "Une petite constante (`1e-9`…) empêche d'atteindre le vrai zéro.",
        "Coupe à 0 exactement : `clamp(min=0)`.",
    ),
    "en": (
        "Beyond the threshold, is your function 0, or nearly 0?",
        "A small constant (`1e-9`…) keeps the true zero out of reach.",
        "Cut at exactly 0: `clamp(min=0)`.",
    ),
}

LOGARITHM_OF_ZERO: Hints = {
    "fr": (
        "Les valeurs sont justes. Et le gradient au-delà du bord ?",
        "Le logarithme ou la racine d'un zéro a une pente infinie : 0 × ∞ donne `nan`.",
        "Élève directement à la puissance, sans passer par `log` ni par une racine.",
    ),
    "en": (
        "The values are right. And the gradient beyond the edge?",
        "The logarithm or the root of a zero has an infinite slope: 0 × ∞ gives `nan`.",
        "Raise to the power directly, without going through `log` or a root.",
    ),
}

CUMULATED: Hints = {
    "fr": (
        "Sur `[1, 0, 1]`, la projection est `[1/2, 0, 1/2]`. Quel est ton seuil ?",
        "La somme dans τ n'est pas celle des |S| plus grands scores : tu additionnes les sommes "
        "cumulées, ou tu prends la suivante, ou la précédente.",
        "La somme des scores gardés est une seule des sommes cumulées, celle de rang |S| : "
        "`cumulated.gather(-1, support - 1)`.",
    ),
    "en": (
        "On `[1, 0, 1]`, the projection is `[1/2, 0, 1/2]`. What is your threshold?",
        "The sum in τ is not that of the |S| largest scores: you add the cumulated sums up, or "
        "take the next one, or the one before.",
        "The sum of the scores kept is a single one of the cumulated sums, that of rank |S|: "
        "`cumulated.gather(-1, support - 1)`.",
    ),
}

NO_CLAMP: Hints = {
    "fr": (
        "Un poids peut-il être négatif ?",
        "Le seuil est soustrait, mais ce qui passe sous 0 n'est pas coupé.",
        "`(z - tau).clamp(min=0)`.",
    ),
    "en": (
        "May a weight be negative?",
        "The threshold is subtracted, but what falls below 0 is not cut.",
        "`(z - tau).clamp(min=0)`.",
    ),
}

ALL_KEPT: Hints = {
    "fr": (
        "Qui est dans S ? Si tout le monde y est, où sont les zéros ?",
        "Le support est mal compté : tous les scores, un seul tour, un rang ou un 1 qui manque "
        "dans la condition.",
        "Après tri, le score de rang k est gardé si `1 + k * z_k > cumulated_k`, k comptant "
        "depuis 1.",
    ),
    "en": (
        "Who is in S? If everybody is, where are the zeros?",
        "The support is miscounted: all scores, a single round, a rank or a 1 that is missing from "
        "the condition.",
        "Once sorted, the score of rank k is kept if `1 + k * z_k > cumulated_k`, k counting "
        "from 1.",
    ),
}

RENORMALISED: Hints = {
    "fr": (
        "Une somme égale à 1 suffit-elle ? La projection doit être la plus proche.",
        "Tu coupes, puis tu divises par la somme : ce n'est plus z − τ sur le support.",
        "Cherche le seuil qui donne une somme de 1 sans rien diviser.",
    ),
    "en": (
        "Is a sum of 1 enough? The projection must be the nearest.",
        "You cut, then divide by the sum: it is no longer z − τ on the support.",
        "Look for the threshold that gives a sum of 1 without dividing anything.",
    ),
}

NOT_SORTED: Hints = {
    "fr": (
        "Change l'ordre des scores : les poids doivent suivre, chacun à sa place.",
        "Le tri manque, va du plus petit au plus grand, ou ses résultats sont rendus dans l'ordre "
        "trié.",
        "`z.sort(dim=-1, descending=True).values` sert à trouver τ ; le résultat part de `z`.",
    ),
    "en": (
        "Change the order of the scores: the weights must follow, each in its place.",
        "The sort is missing, goes from the smallest to the largest, or its results are returned "
        "in sorted order.",
        "`z.sort(dim=-1, descending=True).values` serves to find τ; the result starts from `z`.",
    ),
}

ONE_THRESHOLD: Hints = {
    "fr": (
        "Combien de suites de scores y a-t-il, et combien de seuils calcules-tu ?",
        "Un seul seuil, un seul support ou une seule somme sert à tout le tenseur.",
        "Toutes les réductions se font le long de `dim`, avec `keepdim=True`.",
    ),
    "en": (
        "How many sequences of scores are there, and how many thresholds do you compute?",
        "A single threshold, support or sum serves the whole tensor.",
        "All reductions run along `dim`, with `keepdim=True`.",
    ),
}

DIM: Hints = {
    "fr": (
        "Ta fonction reçoit `dim` : le résultat change-t-il quand `dim` change, à chaque étape ?",
        "Un axe est écrit en dur quelque part, ou l'axe n'est pas remis à sa place.",
        "Partout `dim=dim` ; ou bien `z.transpose(dim, -1)` au début, et la même transposition à "
        "la fin.",
    ),
    "en": (
        "Your function takes `dim`: does the result change when `dim` does, at every step?",
        "An axis is hard-coded somewhere, or the axis is not put back in its place.",
        "`dim=dim` everywhere; or `z.transpose(dim, -1)` at the start, and the same transposition "
        "at the end.",
    ),
}

NOT_SPARSE: Hints = {
    "fr": (
        "Tes poids sont une distribution, mais est-ce la plus proche des scores ?",
        "Ce n'est pas une projection : une softmax, une softmax coupée, les scores divisés par "
        "leur somme, ou le meilleur seul.",
        "Trie, cumule, compte le support, calcule τ, puis `(z - tau).clamp(min=0)`.",
    ),
    "en": (
        "Your weights are a distribution, but is it the one nearest to the scores?",
        "It is no projection: a softmax, a softmax that is cut, the scores divided by their sum, "
        "or the best one alone.",
        "Sort, cumulate, count the support, compute τ, then `(z - tau).clamp(min=0)`.",
    ),
}

THRESHOLD_CUT_OFF: Hints = {
    "fr": (
        "Si tous les scores gardés montent ensemble, leurs poids ne bougent pas. Que dit ton "
        "gradient ?",
        "Le seuil τ dépend des scores, et son gradient est coupé (`detach`, `no_grad`, `.item()`, "
        "`.data`).",
        "Laisse passer le gradient par la somme cumulée ; seul le nombre de scores gardés n'en a "
        "pas.",
    ),
    "en": (
        "If all the scores kept go up together, their weights do not move. What does your gradient "
        "say?",
        "The threshold τ depends on the scores, and its gradient is cut off (`detach`, `no_grad`, "
        "`.item()`, `.data`).",
        "Let the gradient through the cumulated sum; only the number of scores kept has none.",
    ),
}

APPROXIMATE: Hints = {
    "fr": (
        "Combien de décimales de ton résultat sont justes ?",
        "La dichotomie s'arrête trop tôt, ou part d'un intervalle trop large pour son nombre de "
        "coupures.",
        "Une cinquantaine de coupures à partir d'un intervalle de longueur 1. Pour la sparsemax, "
        "le seuil a une formule exacte.",
    ),
    "en": (
        "How many decimals of your result are right?",
        "The bisection stops too early, or starts from an interval too wide for its number of "
        "cuts.",
        "Some fifty cuts from an interval of length 1. For sparsemax the threshold has an exact "
        "formula.",
    ),
}

BOUNDS: Hints = {
    "fr": (
        "Au départ, la somme des poids vaut-elle au moins 1 d'un côté, et 0 de l'autre ?",
        "Les bornes n'encadrent pas τ, ou la dichotomie garde la mauvaise moitié.",
        "Avec `s = (alpha - 1) * z` : de `s.amax(dim) - 1` à `s.amax(dim)` ; si la somme est au "
        "moins 1, τ doit monter.",
    ),
    "en": (
        "At the start, is the sum of the weights at least 1 on one side, and 0 on the other?",
        "The bounds do not enclose τ, or the bisection keeps the wrong half.",
        "With `s = (alpha - 1) * z`: from `s.amax(dim) - 1` to `s.amax(dim)`; if the sum is at "
        "least 1, τ must go up.",
    ),
}

ALPHA_ONE: Hints = {
    "fr": (
        "Que vaut 1 / (α − 1) pour α = 1 ?",
        "Le cas α = 1 n'est pas mis à part (ou l'est de travers) : division par zéro, `nan`, ou "
        "autre chose que la softmax le long de `dim`.",
        "`if alpha == 1: return torch.softmax(z, dim=dim)`, avant tout le reste.",
    ),
    "en": (
        "What is 1 / (α − 1) for α = 1?",
        "The case α = 1 is not set apart (or is set apart badly): division by zero, `nan`, or "
        "something else than softmax along `dim`.",
        "`if alpha == 1: return torch.softmax(z, dim=dim)`, before everything else.",
    ),
}

ALPHA_BELOW_ONE: Hints = {
    "fr": (
        "Que se passe-t-il pour α = 0,5 ? Et pour α = 1 exactement ?",
        "L'erreur n'est pas levée, n'est pas une `ValueError`, ou l'est aussi pour un α permis.",
        "`if alpha < 1: raise ValueError(...)` : strictement.",
    ),
    "en": (
        "What happens for α = 0.5? And for α = 1 exactly?",
        "The error is not raised, is no `ValueError`, or is raised for an allowed α too.",
        "`if alpha < 1: raise ValueError(...)`: strictly.",
    ),
}

ALPHA_IGNORED: Hints = {
    "fr": (
        "Ton résultat change-t-il avec α, et pour toutes ses valeurs ?",
        "α est ignoré, arrondi, ou un cas particulier prend la place des autres.",
        "Seuls α = 1 et, si tu veux, α = 2 sont à part ; tous les autres suivent la formule.",
    ),
    "en": (
        "Does your result change with α, and for all its values?",
        "α is ignored, rounded, or one special case takes the place of the others.",
        "Only α = 1 and, if you like, α = 2 stand apart; all others follow the formula.",
    ),
}

ENTMAX_FORMULA: Hints = {
    "fr": (
        "Pour deux scores et α = 3/2, calcule les poids à la main. Les tiens sont-ils les mêmes ?",
        "Un facteur ou l'exposant n'est pas celui de la formule.",
        "`((alpha - 1) * z - tau).clamp(min=0) ** (1 / (alpha - 1))`.",
    ),
    "en": (
        "For two scores and α = 3/2, compute the weights by hand. Are yours the same?",
        "A factor or the exponent is not that of the formula.",
        "`((alpha - 1) * z - tau).clamp(min=0) ** (1 / (alpha - 1))`.",
    ),
}

OTHER_FAMILY: Hints = {
    "fr": (
        "Un score bas reçoit-il chez toi exactement 0 ? L'ordre des poids ne suffit pas.",
        "C'est une autre famille : une softmax à une autre température, des puissances, ou un "
        "mélange de softmax et de sparsemax.",
        "Il faut un seuil τ par suite de scores, cherché par dichotomie.",
    ),
    "en": (
        "Does a low score receive exactly 0 in yours? The order of the weights is not enough.",
        "It is another family: a softmax at another temperature, powers, or a mixture of softmax "
        "and sparsemax.",
        "It takes a threshold τ for each sequence of scores, found by bisection.",
    ),
}


# 5.1 nadaraya_watson ------------------------------------------------------------------------------


@MISTAKES.of("nadaraya_watson", "NW-3", **NO_TWO)
def nadaraya_watson__no_two(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / bandwidth**2, dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-bandwidth", **BANDWIDTH)
def nadaraya_watson__bandwidth_not_squared(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-bandwidth", **BANDWIDTH)
def nadaraya_watson__bandwidth_alone(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / bandwidth, dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-bandwidth", **BANDWIDTH)
def nadaraya_watson__bandwidth_missing(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / 2, dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-bandwidth", **BANDWIDTH)
def nadaraya_watson__two_squared(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth) ** 2, dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-bandwidth", **BANDWIDTH)
def nadaraya_watson__divided_then_multiplied(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / 2 * bandwidth**2, dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-bandwidth", **BANDWIDTH)
def nadaraya_watson__bandwidth_fourth_power(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**4), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-bandwidth", **BANDWIDTH)
def nadaraya_watson__root_of_bandwidth(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * math.sqrt(bandwidth)), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-distance", **DISTANCE)
def nadaraya_watson__distance_not_squared(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    distances = (x[:, None, :] - xs[None, :, :]).norm(dim=-1)
    return torch.softmax(-distances / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-distance", **DISTANCE)
def nadaraya_watson__exponential_kernel(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    distances = (x[:, None, :] - xs[None, :, :]).norm(dim=-1)
    return torch.softmax(-distances / bandwidth, dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-distance", **DISTANCE)
def nadaraya_watson__absolute_differences(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    distances = (x[:, None, :] - xs[None, :, :]).abs().sum(dim=-1)
    return torch.softmax(-(distances**2) / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-distance", **DISTANCE)
def nadaraya_watson__mean_of_squares(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().mean(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-distance", **DISTANCE)
def nadaraya_watson__largest_difference(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().amax(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-one-component", **ONE_COMPONENT)
def nadaraya_watson__first_component(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, :1] - xs[:, 0]) ** 2
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-one-component", **ONE_COMPONENT)
def nadaraya_watson__transposed_difference(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x - xs.T) ** 2
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-one-component", **ONE_COMPONENT)
def nadaraya_watson__summed_before_squared(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).sum(dim=-1).square()
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "NW-3", **SUM_AXIS)
def nadaraya_watson__summed_over_observations(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "NW-3", **SUM_AXIS)
def nadaraya_watson__summed_over_points(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=0)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "NW-3", **SUM_AXIS)
def nadaraya_watson__paired_rows(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x - xs).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "NW-3", **OVER_QUERIES)
def nadaraya_watson__over_queries(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=0) @ ys


@MISTAKES.of("nadaraya_watson", "NW-3", **OVER_QUERIES)
def nadaraya_watson__one_sum_for_all(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kernel = torch.exp(-squared / (2 * bandwidth**2))
    return kernel / kernel.sum() @ ys


@MISTAKES.of("nadaraya_watson", "PS5-not-normalised", **NOT_NORMALISED)
def nadaraya_watson__not_normalised(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.exp(-squared / (2 * bandwidth**2)) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-not-normalised", **NOT_NORMALISED)
def nadaraya_watson__mean_of_kernels(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kernel = torch.exp(-squared / (2 * bandwidth**2))
    return kernel @ ys / len(xs)


@MISTAKES.of("nadaraya_watson", "SM-4", family="nw-ratio", **FAR)
def nadaraya_watson__ratio(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kernel = torch.exp(-squared / (2 * bandwidth**2))
    return kernel @ ys / kernel.sum(dim=-1, keepdim=True)


@MISTAKES.of("nadaraya_watson", "SM-4", family="nw-ratio", **FAR)
def nadaraya_watson__ratio_of_weights(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kernel = torch.exp(-squared / (2 * bandwidth**2))
    weights = kernel / kernel.sum(dim=-1, keepdim=True)
    return weights @ ys


@MISTAKES.of("nadaraya_watson", "PS5-nan-hidden", family="nw-hidden", **FAR)
def nadaraya_watson__epsilon_in_the_sum(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kernel = torch.exp(-squared / (2 * bandwidth**2))
    return kernel @ ys / (kernel.sum(dim=-1, keepdim=True) + 1e-8)


@MISTAKES.of("nadaraya_watson", "PS5-nan-hidden", family="nw-hidden", **FAR)
def nadaraya_watson__nan_replaced(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kernel = torch.exp(-squared / (2 * bandwidth**2))
    weights = kernel / kernel.sum(dim=-1, keepdim=True)
    return torch.nan_to_num(weights) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-nan-hidden", family="nw-hidden", **FAR)
def nadaraya_watson__sum_bounded(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kernel = torch.exp(-squared / (2 * bandwidth**2))
    return kernel @ ys / kernel.sum(dim=-1, keepdim=True).clamp(min=1e-12)


@MISTAKES.of("nadaraya_watson", "PS5-nan-hidden", **FAR)
def nadaraya_watson__mean_when_far(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kernel = torch.exp(-squared / (2 * bandwidth**2))
    total = kernel.sum(dim=-1, keepdim=True)
    far = total == 0
    return torch.where(far, ys.mean(dim=0), kernel @ ys / torch.where(far, 1, total))


@MISTAKES.of("nadaraya_watson", "PS5-nan-hidden", **FAR)
def nadaraya_watson__distance_bounded(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kernel = torch.exp(-(squared / (2 * bandwidth**2)).clamp(max=50))
    return kernel @ ys / kernel.sum(dim=-1, keepdim=True)


@MISTAKES.of("nadaraya_watson", "PS5-global-max", **ONE_SHIFT)
def nadaraya_watson__one_shift(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    scores = -squared / (2 * bandwidth**2)
    kernel = torch.exp(scores - scores.max())
    return kernel @ ys / kernel.sum(dim=-1, keepdim=True)


@MISTAKES.of("nadaraya_watson", "PS5-sign", **SIGN)
def nadaraya_watson__furthest_first(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "NW-2", **NORMS_LEFT_OUT)
def nadaraya_watson__dot_product(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    return torch.softmax(x @ xs.T / bandwidth**2, dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "NW-2", **NORMS_LEFT_OUT)
def nadaraya_watson__dot_product_with_two(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-expansion", **EXPANSION)
def nadaraya_watson__product_once(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = x.square().sum(-1, keepdim=True) - x @ xs.T + xs.square().sum(-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-expansion", **EXPANSION)
def nadaraya_watson__product_added(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = x.square().sum(-1, keepdim=True) + 2 * x @ xs.T + xs.square().sum(-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-expansion", **EXPANSION)
def nadaraya_watson__norms_not_squared(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = x.norm(dim=-1, keepdim=True) - 2 * x @ xs.T + xs.norm(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-root", **ROOT)
def nadaraya_watson__root_then_square(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    distances = squared.sqrt()
    return torch.softmax(-(distances**2) / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-shape", **WEIGHTS_RETURNED)
def nadaraya_watson__weights(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1)


@MISTAKES.of("nadaraya_watson", "PS5-shape", **WEIGHTS_RETURNED)
def nadaraya_watson__squeezed(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return (torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys).squeeze()


@MISTAKES.of("nadaraya_watson", "PS5-shape", **WEIGHTS_RETURNED)
def nadaraya_watson__last_axis_squeezed(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return (torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys).squeeze(-1)


@MISTAKES.of("nadaraya_watson", "PS5-shape", **WEIGHTS_RETURNED)
def nadaraya_watson__transposed_result(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return (torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys).T


@MISTAKES.of("nadaraya_watson", "PS5-selection", **SELECTION)
def nadaraya_watson__nearest(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return ys[squared.argmin(dim=-1)]


@MISTAKES.of("nadaraya_watson", "PS5-selection", **SELECTION)
def nadaraya_watson__mean(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return ys.mean(dim=0).expand(len(x), -1).clone()


@MISTAKES.of("nadaraya_watson", "PS5-selection", **SELECTION)
def nadaraya_watson__three_nearest(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    kept = min(3, len(xs))
    nearest = squared.topk(kept, dim=-1, largest=False)
    weights = torch.softmax(-nearest.values / (2 * bandwidth**2), dim=-1)
    return (weights.unsqueeze(-1) * ys[nearest.indices]).sum(dim=1)


@MISTAKES.of("nadaraya_watson", "PS5-selection", **SELECTION)
def nadaraya_watson__without_itself(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    squared = squared.masked_fill(squared == 0, math.inf)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PS5-notebook", **NOTEBOOK)
def nadaraya_watson__records_of_the_notebook(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - observed_km[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ observed_m


@MISTAKES.of("nadaraya_watson", "PR-8", **GRADIENT_LOST)
def nadaraya_watson__weights_detached(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    weights = torch.softmax(-squared / (2 * bandwidth**2), dim=-1)
    return weights.detach() @ ys


@MISTAKES.of("nadaraya_watson", "PR-8", **GRADIENT_LOST)
def nadaraya_watson__without_gradient(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    with torch.no_grad():
        return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "PR-8", **GRADIENT_LOST)
def nadaraya_watson__observations_without_gradient(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs.detach()[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("nadaraya_watson", "MO-2", **DEFAULT_DTYPE)
def nadaraya_watson__float32(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared.float() / (2 * bandwidth**2), dim=-1) @ ys.float()


@MISTAKES.of("nadaraya_watson", "MO-2", **DEFAULT_DTYPE)
def nadaraya_watson__float32_inside(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    squared = (x.float()[:, None, :] - xs.float()[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1).to(ys.dtype) @ ys


@MISTAKES.of("nadaraya_watson", "MO-2", **DEFAULT_DTYPE)
def nadaraya_watson__zeros_of_float32(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    result = torch.zeros(len(x), ys.shape[1])
    for i, point in enumerate(x):
        squared = (point - xs).square().sum(dim=-1)
        result[i] = torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys
    return result


@MISTAKES.of("nadaraya_watson", "MO-5", **IN_PLACE)
def nadaraya_watson__observations_divided_in_place(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    with torch.no_grad():
        x /= bandwidth
        xs /= bandwidth
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / 2, dim=-1) @ ys


# 5.2 dot_product_regression -----------------------------------------------------------------------


@MISTAKES.of("dot_product_regression", "PS5-bandwidth", **BANDWIDTH)
def dot_product_regression__bandwidth_not_squared(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T / bandwidth, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-bandwidth", **BANDWIDTH)
def dot_product_regression__bandwidth_missing(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-bandwidth", **BANDWIDTH)
def dot_product_regression__multiplied(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T * bandwidth**2, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-bandwidth", **BANDWIDTH)
def dot_product_regression__both_squared(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax((x / bandwidth**2) @ (xs / bandwidth**2).T, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-bandwidth", **BANDWIDTH)
def dot_product_regression__root_of_bandwidth(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T / math.sqrt(bandwidth), dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-two-kept", **TWO_KEPT)
def dot_product_regression__two_kept(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    return torch.softmax(x @ xs.T / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-two-kept", **TWO_KEPT)
def dot_product_regression__two_on_the_other_side(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(2 * x @ xs.T / bandwidth**2, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-attention-scale", **ATTENTION_SCALE)
def dot_product_regression__scale_of_attention(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T / math.sqrt(xs.shape[-1]), dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-attention-scale", **ATTENTION_SCALE)
def dot_product_regression__both_scales(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T / bandwidth**2 / math.sqrt(xs.shape[-1]), dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "NW-2", family="dp-distance", **NORMS_KEPT)
def dot_product_regression__nadaraya_watson_again(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return nadaraya_watson(x, xs, ys, bandwidth)


@MISTAKES.of("dot_product_regression", "NW-2", family="dp-distance", **NORMS_KEPT)
def dot_product_regression__distances(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "NW-2", **NORMS_KEPT)
def dot_product_regression__distances_without_two(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / bandwidth**2, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-norms", **NORMS_KEPT)
def dot_product_regression__observations_of_norm_one(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    keys = xs / xs.norm(dim=-1, keepdim=True)
    return torch.softmax(x @ keys.T / bandwidth**2, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-norms", **NORMS_KEPT)
def dot_product_regression__cosine(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    keys = xs / xs.norm(dim=-1, keepdim=True)
    queries = x / x.norm(dim=-1, keepdim=True)
    return torch.softmax(queries @ keys.T / bandwidth**2, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "NW-3", **OVER_QUERIES)
def dot_product_regression__over_queries(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T / bandwidth**2, dim=0) @ ys


@MISTAKES.of("dot_product_regression", "NW-3", **OVER_QUERIES)
def dot_product_regression__one_sum_for_all(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    scores = x @ xs.T / bandwidth**2
    return torch.softmax(scores.flatten(), dim=0).reshape(scores.shape) @ ys


@MISTAKES.of("dot_product_regression", "SM-4", **UNSTABLE)
def dot_product_regression__unstable(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    kernel = torch.exp(x @ xs.T / bandwidth**2)
    return kernel @ ys / kernel.sum(dim=-1, keepdim=True)


@MISTAKES.of("dot_product_regression", "PS5-nan-hidden", **UNSTABLE)
def dot_product_regression__nan_replaced(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    kernel = torch.exp(x @ xs.T / bandwidth**2)
    return torch.nan_to_num(kernel / kernel.sum(dim=-1, keepdim=True)) @ ys


@MISTAKES.of("dot_product_regression", "PS5-nan-hidden", **UNSTABLE)
def dot_product_regression__scores_bounded(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    kernel = torch.exp((x @ xs.T / bandwidth**2).clamp(-80, 80))
    return kernel @ ys / kernel.sum(dim=-1, keepdim=True)


@MISTAKES.of("dot_product_regression", "PS5-global-max", **ONE_SHIFT)
def dot_product_regression__one_shift(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    scores = x @ xs.T / bandwidth**2
    kernel = torch.exp(scores - scores.max())
    return kernel @ ys / kernel.sum(dim=-1, keepdim=True)


@MISTAKES.of("dot_product_regression", "PS5-sign", **SIGN)
def dot_product_regression__opposite(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    return torch.softmax(-x @ xs.T / bandwidth**2, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "PS5-not-normalised", **NOT_NORMALISED)
def dot_product_regression__scaled_afterwards(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T, dim=-1) / bandwidth**2 @ ys


@MISTAKES.of("dot_product_regression", "PS5-not-normalised", **NOT_NORMALISED)
def dot_product_regression__no_softmax(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return x @ xs.T / bandwidth**2 @ ys


@MISTAKES.of("dot_product_regression", "PS5-not-normalised", **NOT_NORMALISED)
def dot_product_regression__divided_by_the_sum(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    scores = x @ xs.T / bandwidth**2
    return scores / scores.sum(dim=-1, keepdim=True) @ ys


@MISTAKES.of("dot_product_regression", "PS5-shape", **WEIGHTS_RETURNED)
def dot_product_regression__weights(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    return torch.softmax(x @ xs.T / bandwidth**2, dim=-1)


@MISTAKES.of("dot_product_regression", "PS5-shape", **WEIGHTS_RETURNED)
def dot_product_regression__squeezed(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    return (torch.softmax(x @ xs.T / bandwidth**2, dim=-1) @ ys).squeeze()


@MISTAKES.of("dot_product_regression", "PS5-shape", **WEIGHTS_RETURNED)
def dot_product_regression__last_axis_squeezed(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return (torch.softmax(x @ xs.T / bandwidth**2, dim=-1) @ ys).squeeze(-1)


@MISTAKES.of("dot_product_regression", "PS5-shape", **WEIGHTS_RETURNED)
def dot_product_regression__observations_averaged(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T / bandwidth**2, dim=-1) @ xs


@MISTAKES.of("dot_product_regression", "PS5-selection", **SELECTION)
def dot_product_regression__best_alone(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return ys[(x @ xs.T).argmax(dim=-1)]


@MISTAKES.of("dot_product_regression", "PS5-notebook", **NOTEBOOK)
def dot_product_regression__records_of_the_notebook(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ observed_km.T / bandwidth**2, dim=-1) @ observed_m


@MISTAKES.of("dot_product_regression", "PR-8", **GRADIENT_LOST)
def dot_product_regression__weights_detached(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    return torch.softmax(x @ xs.T / bandwidth**2, dim=-1).detach() @ ys


@MISTAKES.of("dot_product_regression", "PR-8", **GRADIENT_LOST)
def dot_product_regression__without_gradient(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    with torch.no_grad():
        return torch.softmax(x @ xs.T / bandwidth**2, dim=-1) @ ys


@MISTAKES.of("dot_product_regression", "MO-2", **DEFAULT_DTYPE)
def dot_product_regression__float32(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    return torch.softmax(x.float() @ xs.float().T / bandwidth**2, dim=-1) @ ys.float()


@MISTAKES.of("dot_product_regression", "MO-2", **DEFAULT_DTYPE)
def dot_product_regression__zeros_of_float32(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    result = torch.zeros(len(x), ys.shape[1])
    for i, point in enumerate(x):
        result[i] = torch.softmax(xs @ point / bandwidth**2, dim=-1) @ ys
    return result


@MISTAKES.of("dot_product_regression", "MO-5", **IN_PLACE)
def dot_product_regression__points_divided_in_place(
    x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float
) -> Tensor:
    with torch.no_grad():
        x /= bandwidth**2
    return torch.softmax(x @ xs.T, dim=-1) @ ys


# 5.7 matching_bandwidth ---------------------------------------------------------------------------


@MISTAKES.of("matching_bandwidth", "NW-1", **ROOT_OF_D)
def matching_bandwidth__root(d_k: int) -> float:
    return math.sqrt(d_k)


@MISTAKES.of("matching_bandwidth", "NW-1", **ROOT_OF_D)
def matching_bandwidth__root_of_whole_numbers(d_k: int) -> float:
    return float(math.isqrt(d_k))


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__d_k(d_k: int) -> float:
    return float(d_k)


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__squared(d_k: int) -> float:
    return float(d_k**2)


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__eighth_root(d_k: int) -> float:
    return d_k**0.125


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__inverse(d_k: int) -> float:
    return d_k**-0.25


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__inverse_root(d_k: int) -> float:
    return 1 / math.sqrt(d_k)


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__two_under_the_root(d_k: int) -> float:
    return math.sqrt(2 * math.sqrt(d_k))


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__half_under_the_root(d_k: int) -> float:
    return math.sqrt(math.sqrt(d_k) / 2)


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__root_of_half(d_k: int) -> float:
    return math.sqrt(d_k / 2)


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__cube_root(d_k: int) -> float:
    return d_k ** (1 / 3)


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__logarithm(d_k: int) -> float:
    return math.log2(d_k) / 2 if d_k > 1 else 1.0


@MISTAKES.of("matching_bandwidth", "PS5-power", **OTHER_POWER)
def matching_bandwidth__half_of_the_root(d_k: int) -> float:
    return math.sqrt(d_k) / 2


@MISTAKES.of("matching_bandwidth", "PS5-precedence", **PRECEDENCE)
def matching_bandwidth__power_before_division(d_k: int) -> float:
    return d_k**1 / 4


@MISTAKES.of("matching_bandwidth", "PS5-precedence", **PRECEDENCE)
def matching_bandwidth__whole_division(d_k: int) -> float:
    return float(d_k ** (1 // 4))


@MISTAKES.of("matching_bandwidth", "PS5-whole", **WHOLE_BANDWIDTH)
def matching_bandwidth__rounded_to_a_whole(d_k: int) -> float:
    return float(round(d_k**0.25))


@MISTAKES.of("matching_bandwidth", "PS5-whole", **WHOLE_BANDWIDTH)
def matching_bandwidth__rounded_down(d_k: int) -> float:
    return int(d_k**0.25)


@MISTAKES.of("matching_bandwidth", "PS5-whole", **WHOLE_BANDWIDTH)
def matching_bandwidth__two(d_k: int) -> float:
    return 2.0


@MISTAKES.of("matching_bandwidth", "PS5-rounded", **ROUNDED)
def matching_bandwidth__two_decimals(d_k: int) -> float:
    return round(d_k**0.25, 2)


@MISTAKES.of("matching_bandwidth", "PS5-rounded", **ROUNDED)
def matching_bandwidth__four_decimals(d_k: int) -> float:
    return round(d_k**0.25, 4)


# 5.3 effective_kernel, asymmetry ------------------------------------------------------------------


@MISTAKES.of("effective_kernel", "NW-14", **KERNEL_PRODUCT)
def effective_kernel__keys_on_the_left(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_K @ W_Q.T


@MISTAKES.of("effective_kernel", "NW-14", **KERNEL_PRODUCT)
def effective_kernel__keys_transposed_on_the_left(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_K.T @ W_Q


@MISTAKES.of("effective_kernel", "NW-14", **KERNEL_PRODUCT)
def effective_kernel__queries_transposed_on_the_left(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q.T @ W_K


@MISTAKES.of("effective_kernel", "NW-14", **KERNEL_PRODUCT)
def effective_kernel__not_transposed(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q @ W_K


@MISTAKES.of("effective_kernel", "NW-14", **KERNEL_PRODUCT)
def effective_kernel__viewed(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q @ W_K.reshape(W_K.shape[1], W_K.shape[0])


@MISTAKES.of("effective_kernel", "NW-14", **KERNEL_PRODUCT)
def effective_kernel__term_by_term(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q * W_K


@MISTAKES.of("effective_kernel", "NW-14", **KERNEL_PRODUCT)
def effective_kernel__queries_twice(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q @ W_Q.T


@MISTAKES.of("effective_kernel", "NW-14", **KERNEL_PRODUCT)
def effective_kernel__keys_twice(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_K @ W_K.T


@MISTAKES.of("effective_kernel", "PS5-kernel-altered", **KERNEL_ALTERED)
def effective_kernel__divided_by_the_root(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q @ W_K.T / math.sqrt(W_Q.shape[-1])


@MISTAKES.of("effective_kernel", "PS5-kernel-altered", **KERNEL_ALTERED)
def effective_kernel__divided_by_the_size(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q @ W_K.T / W_Q.shape[-1]


@MISTAKES.of("effective_kernel", "PS5-kernel-altered", **KERNEL_ALTERED)
def effective_kernel__made_symmetric(W_Q: Tensor, W_K: Tensor) -> Tensor:
    M = W_Q @ W_K.T
    return (M + M.T) / 2


@MISTAKES.of("effective_kernel", "PS5-kernel-altered", **KERNEL_ALTERED)
def effective_kernel__softmax(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return torch.softmax(W_Q @ W_K.T, dim=-1)


@MISTAKES.of("effective_kernel", "PS5-notebook", **NOTEBOOK)
def effective_kernel__matrices_of_the_notebook(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_query @ W_key.T


@MISTAKES.of("effective_kernel", "PR-8", **GRADIENT_LOST)
def effective_kernel__detached(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q @ W_K.detach().T


@MISTAKES.of("effective_kernel", "PR-8", **GRADIENT_LOST)
def effective_kernel__without_gradient(W_Q: Tensor, W_K: Tensor) -> Tensor:
    with torch.no_grad():
        return W_Q @ W_K.T


@MISTAKES.of("effective_kernel", "MO-2", **DEFAULT_DTYPE)
def effective_kernel__float32(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q.float() @ W_K.float().T


@MISTAKES.of("effective_kernel", "MO-2", **DEFAULT_DTYPE)
def effective_kernel__zeros_of_float32(W_Q: Tensor, W_K: Tensor) -> Tensor:
    M = torch.zeros(W_Q.shape[0], W_K.shape[0])
    for i in range(W_Q.shape[0]):
        for j in range(W_K.shape[0]):
            M[i, j] = W_Q[i] @ W_K[j]
    return M


@MISTAKES.of("effective_kernel", "MO-5", **IN_PLACE)
def effective_kernel__transposed_in_place(W_Q: Tensor, W_K: Tensor) -> Tensor:
    return W_Q @ W_K.t_()


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__squared(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float((torch.linalg.matrix_norm(M - M.T) / size) ** 2)


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__root_of_the_ratio(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float((torch.linalg.matrix_norm(M - M.T) / size).sqrt())


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__spectral(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float(torch.linalg.matrix_norm(M - M.T, ord=2) / torch.linalg.matrix_norm(M, ord=2))


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__nuclear(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float(
        torch.linalg.matrix_norm(M - M.T, ord="nuc") / torch.linalg.matrix_norm(M, ord="nuc")
    )


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__largest_coefficient(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float((M - M.T).abs().max() / M.abs().max())


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__absolute_values(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float((M - M.T).abs().sum() / M.abs().sum())


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__sum_of_differences(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float((M - M.T).sum() / M.sum())


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__sum_added(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float(torch.linalg.matrix_norm(M + M.T) / size)


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__upper_triangle(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float(torch.linalg.matrix_norm((M - M.T).triu()) / size)


@MISTAKES.of("effective_kernel", "PS5-norm", function="asymmetry", **OTHER_NORM)
def asymmetry__column_sums(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float(torch.linalg.matrix_norm(M - M.T, ord=1) / torch.linalg.matrix_norm(M, ord=1))


@MISTAKES.of(
    "effective_kernel",
    "PS5-denominator",
    function="asymmetry",
    family="asymmetry-half",
    **OTHER_DENOMINATOR,
)
def asymmetry__half_of_the_difference(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float(torch.linalg.matrix_norm((M - M.T) / 2) / size)


@MISTAKES.of(
    "effective_kernel",
    "PS5-denominator",
    function="asymmetry",
    family="asymmetry-half",
    **OTHER_DENOMINATOR,
)
def asymmetry__two_norms(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float(torch.linalg.matrix_norm(M - M.T) / (size + torch.linalg.matrix_norm(M.T)))


@MISTAKES.of("effective_kernel", "PS5-denominator", function="asymmetry", **OTHER_DENOMINATOR)
def asymmetry__norm_of_the_sum(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M + M.T)
    if size == 0:
        return 0.0
    return float(torch.linalg.matrix_norm(M - M.T) / size)


@MISTAKES.of("effective_kernel", "PS5-denominator", function="asymmetry", **OTHER_DENOMINATOR)
def asymmetry__not_divided(M: Tensor) -> float:
    return float(torch.linalg.matrix_norm(M - M.T))


@MISTAKES.of("effective_kernel", "PS5-denominator", function="asymmetry", **OTHER_DENOMINATOR)
def asymmetry__divided_by_the_square(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float(torch.linalg.matrix_norm(M - M.T) / size**2)


@MISTAKES.of("effective_kernel", "PS5-denominator", function="asymmetry", **OTHER_DENOMINATOR)
def asymmetry__divided_by_the_number_of_entries(M: Tensor) -> float:
    return float(torch.linalg.matrix_norm(M - M.T) / M.numel())


@MISTAKES.of("effective_kernel", "PS5-denominator", function="asymmetry", **OTHER_DENOMINATOR)
def asymmetry__divided_by_itself(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M - M.T)
    return float(size / size) if size > 0 else 0.0


@MISTAKES.of("effective_kernel", "PS5-zero-matrix", function="asymmetry", **ZERO_MATRIX)
def asymmetry__nan_for_zero(M: Tensor) -> float:
    return float(torch.linalg.matrix_norm(M - M.T) / torch.linalg.matrix_norm(M))


@MISTAKES.of("effective_kernel", "PS5-zero-matrix", function="asymmetry", **ZERO_MATRIX)
def asymmetry__error_for_zero(M: Tensor) -> float:
    return torch.linalg.matrix_norm(M - M.T).item() / torch.linalg.matrix_norm(M).item()


@MISTAKES.of("effective_kernel", "PS5-zero-matrix", function="asymmetry", **ZERO_MATRIX)
def asymmetry__one_for_zero(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 1.0
    return float(torch.linalg.matrix_norm(M - M.T) / size)


@MISTAKES.of("effective_kernel", "PS5-zero-matrix", function="asymmetry", **ZERO_MATRIX)
def asymmetry__epsilon(M: Tensor) -> float:
    return float(torch.linalg.matrix_norm(M - M.T) / (torch.linalg.matrix_norm(M) + 1e-8))


@MISTAKES.of("effective_kernel", "PS5-zero-matrix", function="asymmetry", **ZERO_MATRIX)
def asymmetry__bounded_size(M: Tensor) -> float:
    return float(torch.linalg.matrix_norm(M - M.T) / torch.linalg.matrix_norm(M).clamp(min=1e-3))


@MISTAKES.of(
    "effective_kernel",
    "PS5-zero-matrix",
    function="asymmetry",
    why_hidden="each visible matrix is zero or far from it",
    **ZERO_MATRIX,
)
def asymmetry__zero_for_close_to_zero(M: Tensor) -> float:
    if torch.allclose(M, torch.zeros_like(M)):
        return 0.0
    return float(torch.linalg.matrix_norm(M - M.T) / torch.linalg.matrix_norm(M))


@MISTAKES.of("effective_kernel", "PS5-zero-matrix", function="asymmetry", **ZERO_MATRIX)
def asymmetry__zero_for_a_sum_of_zero(M: Tensor) -> float:
    if M.sum() == 0:
        return 0.0
    return float(torch.linalg.matrix_norm(M - M.T) / torch.linalg.matrix_norm(M))


@MISTAKES.of("effective_kernel", "PS5-zero-matrix", function="asymmetry", **ZERO_MATRIX)
def asymmetry__zero_for_small(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size < 1e-4:
        return 0.0
    return float(torch.linalg.matrix_norm(M - M.T) / size)


@MISTAKES.of("effective_kernel", "PS5-not-a-number", function="asymmetry", **ASYMMETRY_NUMBER)
def asymmetry__norms_of_rows(M: Tensor) -> float:
    return (M - M.T).norm(dim=-1) / M.norm(dim=-1)


@MISTAKES.of("effective_kernel", "PS5-not-a-number", function="asymmetry", **ASYMMETRY_NUMBER)
def asymmetry__with_axes(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M, keepdim=True)
    return torch.nan_to_num(torch.linalg.matrix_norm(M - M.T, keepdim=True) / size)


@MISTAKES.of("effective_kernel", "PS5-not-a-number", function="asymmetry", **ASYMMETRY_NUMBER)
def asymmetry__yes_or_no(M: Tensor) -> float:
    return not torch.allclose(M, M.T)


@MISTAKES.of("effective_kernel", "MO-5", function="asymmetry", **IN_PLACE)
def asymmetry__difference_in_place(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    M -= M.T.clone()
    return float(torch.linalg.matrix_norm(M) / size)


@MISTAKES.of("effective_kernel", "PS5-rounded", function="asymmetry", **ROUNDED)
def asymmetry__rounded(M: Tensor) -> float:
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return round(float(torch.linalg.matrix_norm(M - M.T) / size), 4)


# 5.6 compact_kernel -------------------------------------------------------------------------------


@MISTAKES.of("compact_kernel", "PS5-no-edge", **NO_EDGE)
def compact_kernel__no_edge(u: Tensor, n: int) -> Tensor:
    return (1 - u.square()) ** n


@MISTAKES.of("compact_kernel", "PS5-no-edge", **NO_EDGE)
def compact_kernel__cut_after_the_power(u: Tensor, n: int) -> Tensor:
    return ((1 - u.square()) ** n).clamp(min=0)


@MISTAKES.of("compact_kernel", "PS5-no-edge", **NO_EDGE)
def compact_kernel__absolute_base(u: Tensor, n: int) -> Tensor:
    return (1 - u.square()).abs() ** n


@MISTAKES.of("compact_kernel", "PS5-no-edge", **NO_EDGE)
def compact_kernel__right_side_only(u: Tensor, n: int) -> Tensor:
    return torch.where(u < 1, (1 - u.square()) ** n, torch.zeros_like(u))


@MISTAKES.of("compact_kernel", "PS5-no-edge", **NO_EDGE)
def compact_kernel__distance_cut_on_the_right(u: Tensor, n: int) -> Tensor:
    return (1 - u.clamp(max=1).square()) ** n


@MISTAKES.of("compact_kernel", "PS5-one-side", **ONE_SIDE)
def compact_kernel__negative_distances_at_zero(u: Tensor, n: int) -> Tensor:
    return (1 - u.clamp(0, 1).square()) ** n


@MISTAKES.of("compact_kernel", "PS5-one-side", **ONE_SIDE)
def compact_kernel__negative_distances_lost(u: Tensor, n: int) -> Tensor:
    return torch.where((u >= 0) & (u < 1), (1 - u.square()) ** n, torch.zeros_like(u))


@MISTAKES.of("compact_kernel", "PS5-no-edge", **NO_EDGE)
def compact_kernel__even_mask_only(u: Tensor, n: int) -> Tensor:
    base = 1 - u.square()
    return (base**n).clamp(min=0) if n % 2 else base**n


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__triangle(u: Tensor, n: int) -> Tensor:
    return (1 - u.abs()).clamp(min=0) ** n


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__no_absolute_value(u: Tensor, n: int) -> Tensor:
    return (1 - u).clamp(min=0) ** n


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__power_of_the_distance(u: Tensor, n: int) -> Tensor:
    return (1 - u.abs() ** n).clamp(min=0)


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__power_of_the_square(u: Tensor, n: int) -> Tensor:
    return (1 - u.square() ** n).clamp(min=0)


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__power_ignored(u: Tensor, n: int) -> Tensor:
    return (1 - u.square()).clamp(min=0)


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__multiplied_by_n(u: Tensor, n: int) -> Tensor:
    return n * (1 - u.square()).clamp(min=0)


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__power_n_plus_one(u: Tensor, n: int) -> Tensor:
    return (1 - u.square()).clamp(min=0) ** (n + 1)


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__power_one_over_n(u: Tensor, n: int) -> Tensor:
    return (1 - u.square()).clamp(min=0) ** (1 / n)


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__three_at_most(u: Tensor, n: int) -> Tensor:
    return (1 - u.square()).clamp(min=0) ** min(n, 3)


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__with_its_constant(u: Tensor, n: int) -> Tensor:
    constants = {1: 3 / 4, 2: 15 / 16, 3: 35 / 32}
    return constants.get(n, 1) * (1 - u.square()).clamp(min=0) ** n


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__tricube(u: Tensor, n: int) -> Tensor:
    return (1 - u.abs() ** 3).clamp(min=0) ** n


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__gaussian(u: Tensor, n: int) -> Tensor:
    return torch.exp(-n * u.square())


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__indicator(u: Tensor, n: int) -> Tensor:
    return (u.abs() < 1).to(u.dtype)


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__normalised(u: Tensor, n: int) -> Tensor:
    values = (1 - u.square()).clamp(min=0) ** n
    return values / values.sum()


@MISTAKES.of("compact_kernel", "PS5-kernel-shape", **OTHER_SHAPE)
def compact_kernel__plus_one(u: Tensor, n: int) -> Tensor:
    return (1 + u.square()).clamp(min=0) ** n


@MISTAKES.of(
    "compact_kernel",
    "PS5-true-zero",
    why_hidden="a floor of 1e-9 is below the tolerance of the visible check",
    **TRUE_ZERO,
)
def compact_kernel__small_floor(u: Tensor, n: int) -> Tensor:
    return (1 - u.square()).clamp(min=1e-9) ** n


@MISTAKES.of("compact_kernel", "PS5-log-of-zero", **LOGARITHM_OF_ZERO)
def compact_kernel__power_by_logarithm(u: Tensor, n: int) -> Tensor:
    return torch.exp(n * torch.log((1 - u.square()).clamp(min=0)))


@MISTAKES.of("compact_kernel", "PS5-log-of-zero", **LOGARITHM_OF_ZERO)
def compact_kernel__root_of_the_square(u: Tensor, n: int) -> Tensor:
    return (1 - u.square().sqrt() ** 2).clamp(min=0) ** n


@MISTAKES.of("compact_kernel", "PR-8", **GRADIENT_LOST)
def compact_kernel__without_gradient(u: Tensor, n: int) -> Tensor:
    return (1 - u.detach().square()).clamp(min=0) ** n


@MISTAKES.of("compact_kernel", "MO-2", **DEFAULT_DTYPE)
def compact_kernel__float32(u: Tensor, n: int) -> Tensor:
    return (1 - u.float().square()).clamp(min=0) ** n


@MISTAKES.of("compact_kernel", "MO-2", **DEFAULT_DTYPE)
def compact_kernel__zeros_of_float32(u: Tensor, n: int) -> Tensor:
    result = torch.zeros(u.shape)
    inside = u.abs() < 1
    result[inside] = ((1 - u[inside].square()) ** n).float()
    return result


@MISTAKES.of("compact_kernel", "MO-5", **IN_PLACE)
def compact_kernel__square_in_place(u: Tensor, n: int) -> Tensor:
    with torch.no_grad():
        u.clamp_(-1, 1)
    return (1 - u.square()) ** n


# 5.4 sparsemax ------------------------------------------------------------------------------------


@MISTAKES.of("sparsemax", "NW-4", **CUMULATED)
def sparsemax__all_cumulated_sums(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    kept = 1 + rank * ordered > cumulated
    support = kept.sum(dim=-1, keepdim=True)
    threshold = ((kept * cumulated).sum(dim=-1, keepdim=True) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "NW-4", **CUMULATED)
def sparsemax__every_cumulated_sum(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.sum(dim=-1, keepdim=True) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "NW-4", **CUMULATED)
def sparsemax__sum_of_all_scores(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated[..., -1:] - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "NW-4", **CUMULATED)
def sparsemax__next_sum(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support.clamp(max=z.shape[dim] - 1)) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "NW-4", **CUMULATED)
def sparsemax__sum_before(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, (support - 2).clamp(min=0)) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "NW-8", **NO_CLAMP)
def sparsemax__no_clamp(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).transpose(dim, -1)


@MISTAKES.of("sparsemax", "NW-8", **NO_CLAMP)
def sparsemax__absolute_value(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).abs().transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-support", family="sparsemax-all-kept", **ALL_KEPT)
def sparsemax__all_kept(z: Tensor, dim: int = -1) -> Tensor:
    threshold = (z.sum(dim, keepdim=True) - 1) / z.shape[dim]
    return (z - threshold).clamp(min=0)


@MISTAKES.of("sparsemax", "PS5-support", **ALL_KEPT)
def sparsemax__two_rounds(z: Tensor, dim: int = -1) -> Tensor:
    threshold = (z.sum(dim, keepdim=True) - 1) / z.shape[dim]
    kept = (z > threshold).to(z.dtype)
    threshold = ((kept * z).sum(dim, keepdim=True) - 1) / kept.sum(dim, keepdim=True)
    return (z - threshold).clamp(min=0)


@MISTAKES.of("sparsemax", "PS5-support", **ALL_KEPT)
def sparsemax__no_one_in_the_condition(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (rank * ordered >= cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-support", **ALL_KEPT)
def sparsemax__ranks_from_zero(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + (rank - 1) * ordered > cumulated).sum(dim=-1, keepdim=True).clamp(min=1)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-support", **ALL_KEPT)
def sparsemax__positive_scores_kept(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (ordered > 0).sum(dim=-1, keepdim=True).clamp(min=1)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-support", **ALL_KEPT)
def sparsemax__no_rank(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-support", **ALL_KEPT)
def sparsemax__support_minus_one(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    support = (support - 1).clamp(min=1)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-threshold", **ALL_KEPT)
def sparsemax__divided_by_the_length(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / z.shape[dim]
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-threshold", **ALL_KEPT)
def sparsemax__no_one_in_the_threshold(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = cumulated.gather(-1, support - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-threshold", **ALL_KEPT)
def sparsemax__one_added(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) + 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-threshold", **ALL_KEPT)
def sparsemax__one_outside_the_ratio(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = cumulated.gather(-1, support - 1) / support - 1
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-renormalised", **RENORMALISED)
def sparsemax__cut_then_divided(z: Tensor, dim: int = -1) -> Tensor:
    threshold = (z.sum(dim, keepdim=True) - 1) / z.shape[dim]
    weights = (z - threshold).clamp(min=0)
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("sparsemax", "PS5-renormalised", **RENORMALISED)
def sparsemax__scores_below_the_maximum(z: Tensor, dim: int = -1) -> Tensor:
    weights = (z - z.amax(dim, keepdim=True) + 1).clamp(min=0)
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("sparsemax", "PS5-order", **NOT_SORTED)
def sparsemax__not_sorted(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True).clamp(min=1)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-order", family="sparsemax-all-kept", **NOT_SORTED)
def sparsemax__ascending(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True).clamp(min=1)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-order", **NOT_SORTED)
def sparsemax__sorted_result(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (ordered - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-one-threshold", **ONE_THRESHOLD)
def sparsemax__one_support(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1).max()
    threshold = (cumulated[..., support - 1 : support] - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-one-threshold", **ONE_THRESHOLD)
def sparsemax__one_projection(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.flatten()
    ordered = scores.sort(descending=True).values
    cumulated = ordered.cumsum(dim=0)
    rank = torch.arange(1, len(scores) + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum()
    threshold = (cumulated[support - 1] - 1) / support
    return (z - threshold).clamp(min=0)


@MISTAKES.of("sparsemax", "SM-3", **DIM)
def sparsemax__last_axis(z: Tensor, dim: int = -1) -> Tensor:
    scores = z
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[-1] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0)


@MISTAKES.of("sparsemax", "SM-2", **DIM)
def sparsemax__axis_one(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(1, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[1] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(1, -1)


@MISTAKES.of("sparsemax", "SM-1", **DIM)
def sparsemax__axis_zero(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(0, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[0] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(0, -1)


@MISTAKES.of("sparsemax", "SM-3", **DIM)
def sparsemax__axis_not_put_back(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0)


@MISTAKES.of("sparsemax", "SM-3", **DIM)
def sparsemax__ranks_along_the_last_axis(z: Tensor, dim: int = -1) -> Tensor:
    ordered = z.sort(dim=dim, descending=True).values
    cumulated = ordered.cumsum(dim=dim)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=dim, keepdim=True)
    threshold = (cumulated.gather(dim, support - 1) - 1) / support
    return (z - threshold).clamp(min=0)


@MISTAKES.of("sparsemax", "PS5-not-a-projection", **NOT_SPARSE)
def sparsemax__softmax(z: Tensor, dim: int = -1) -> Tensor:
    return torch.softmax(z, dim=dim)


@MISTAKES.of("sparsemax", "PS5-not-a-projection", **NOT_SPARSE)
def sparsemax__hardmax(z: Tensor, dim: int = -1) -> Tensor:
    return torch.zeros_like(z).scatter(dim, z.argmax(dim, keepdim=True), 1.0)


@MISTAKES.of("sparsemax", "PS5-not-a-projection", **NOT_SPARSE)
def sparsemax__cut_softmax(z: Tensor, dim: int = -1) -> Tensor:
    weights = torch.softmax(z, dim=dim)
    weights = torch.where(weights < 0.1, 0, weights)
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("sparsemax", "SM-7", **NOT_SPARSE)
def sparsemax__positive_part_divided(z: Tensor, dim: int = -1) -> Tensor:
    weights = z.clamp(min=0)
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("sparsemax", "PS5-not-a-projection", **NOT_SPARSE)
def sparsemax__euclidean_norm(z: Tensor, dim: int = -1) -> Tensor:
    weights = z.clamp(min=0)
    return weights / weights.norm(dim=dim, keepdim=True)


@MISTAKES.of(
    "sparsemax", "PS5-threshold-gradient", family="threshold-gradient", **THRESHOLD_CUT_OFF
)
def sparsemax__threshold_detached(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold.detach()).clamp(min=0).transpose(dim, -1)


@MISTAKES.of(
    "sparsemax", "PS5-threshold-gradient", family="threshold-gradient", **THRESHOLD_CUT_OFF
)
def sparsemax__threshold_without_gradient(z: Tensor, dim: int = -1) -> Tensor:
    with torch.no_grad():
        scores = z.transpose(dim, -1)
        ordered = scores.sort(dim=-1, descending=True).values
        cumulated = ordered.cumsum(dim=-1)
        rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
        support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
        threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (z.transpose(dim, -1) - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of(
    "sparsemax", "PS5-threshold-gradient", family="threshold-gradient", **THRESHOLD_CUT_OFF
)
def sparsemax__bisection(z: Tensor, dim: int = -1) -> Tensor:
    with torch.no_grad():
        high = z.amax(dim, keepdim=True)
        low = high - 1
        for _ in range(60):
            middle = (low + high) / 2
            enough = (z - middle).clamp(min=0).sum(dim, keepdim=True) >= 1
            low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    return (z - low).clamp(min=0)


@MISTAKES.of("sparsemax", "PR-8", **GRADIENT_LOST)
def sparsemax__without_gradient(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.detach().transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "PS5-approximate", **APPROXIMATE)
def sparsemax__short_bisection(z: Tensor, dim: int = -1) -> Tensor:
    high = z.amax(dim, keepdim=True)
    low = high - 1
    for _ in range(10):
        middle = (low + high) / 2
        enough = (z - middle).clamp(min=0).sum(dim, keepdim=True) >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    return (z - low).clamp(min=0)


@MISTAKES.of("sparsemax", "MO-2", **DEFAULT_DTYPE)
def sparsemax__float32(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.float().transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=torch.float32)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of("sparsemax", "MO-2", **DEFAULT_DTYPE)
def sparsemax__float32_inside(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.float().transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=torch.float32)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1).to(z.dtype)


@MISTAKES.of("sparsemax", "MO-5", **IN_PLACE)
def sparsemax__shifted_in_place(z: Tensor, dim: int = -1) -> Tensor:
    with torch.no_grad():
        z -= z.amax(dim, keepdim=True)
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)


@MISTAKES.of(
    "sparsemax",
    "PS5-true-zero",
    why_hidden="a floor of 1e-9 is below the tolerance of the visible check",
    **TRUE_ZERO,
)
def sparsemax__small_floor(z: Tensor, dim: int = -1) -> Tensor:
    scores = z.transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=1e-9).transpose(dim, -1)


# 5.5 entmax ---------------------------------------------------------------------------------------


@MISTAKES.of("entmax", "NW-9", **BOUNDS)
def entmax__bounds_of_the_scores(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = scores.amin(dim, keepdim=True), top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-9", **BOUNDS)
def entmax__bounds_zero_and_one(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * z
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = 0 * top, 0 * top + 1
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-9", **BOUNDS)
def entmax__bounds_of_undivided_scores(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * z
    power = 1 / (alpha - 1)
    top = z.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-9", **BOUNDS)
def entmax__bounds_above(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top, top + 1
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-9", **BOUNDS)
def entmax__wrong_half(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total < 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-9", **BOUNDS)
def entmax__bounds_half_as_wide(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 0.5, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-9", **ALPHA_ONE)
def entmax__division_by_zero(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-9", **ALPHA_ONE)
def entmax__one_replaced_by_almost_one(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    alpha = max(alpha, 1 + 1e-3)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-9", **ALPHA_ONE)
def entmax__softmax_along_the_last_axis(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=-1)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-9", **ALPHA_ONE)
def entmax__unstable_softmax(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.exp(z) / torch.exp(z).sum(dim, keepdim=True)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of(
    "entmax",
    "PS5-alpha-near-one",
    why_hidden="no visible call has alpha this close to 1",
    **ALPHA_IGNORED,
)
def entmax__softmax_near_one(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha - 1 < 1e-2:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-alpha-below-one", **ALPHA_BELOW_ONE)
def entmax__no_error(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha <= 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-alpha-below-one", **ALPHA_BELOW_ONE)
def entmax__error_at_one(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha <= 1:
        raise ValueError(alpha)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-alpha-below-one", **ALPHA_BELOW_ONE)
def entmax__error_below_zero(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha <= 0:
        raise ValueError(alpha)
    if alpha <= 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-alpha-below-one", **ALPHA_BELOW_ONE)
def entmax__assertion(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    assert alpha >= 1
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-alpha-below-one", **ALPHA_BELOW_ONE)
def entmax__error_above_two(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1 or alpha > 2:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-alpha-ignored", **ALPHA_IGNORED)
def entmax__sparsemax_above_one(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    return sparsemax(z, dim)


@MISTAKES.of("entmax", "PS5-alpha-ignored", **ALPHA_IGNORED)
def entmax__softmax_always(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    return torch.softmax(z, dim=dim)


@MISTAKES.of("entmax", "PS5-alpha-ignored", **ALPHA_IGNORED)
def entmax__three_halves_always(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    alpha = 1.5
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-alpha-ignored", **ALPHA_IGNORED)
def entmax__sparsemax_from_two_on(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    alpha = min(alpha, 2)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-alpha-ignored", **ALPHA_IGNORED)
def entmax__whole_alpha(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    alpha = int(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-alpha-ignored", **ALPHA_IGNORED)
def entmax__whole_power(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = max(1, round(1 / (alpha - 1)))
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-entmax-formula", **ENTMAX_FORMULA)
def entmax__scores_not_multiplied(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = z - z.amax(dim, keepdim=True)
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-entmax-formula", **ENTMAX_FORMULA)
def entmax__scores_times_alpha(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = alpha * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-entmax-formula", **ENTMAX_FORMULA)
def entmax__power_not_inverted(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = alpha - 1
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-entmax-formula", **ENTMAX_FORMULA)
def entmax__power_one_over_alpha(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / alpha
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-entmax-formula", **ENTMAX_FORMULA)
def entmax__no_power(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-entmax-formula", **ENTMAX_FORMULA)
def entmax__scores_divided(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (z - z.amax(dim, keepdim=True)) / (alpha - 1)
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-8", **NO_CLAMP)
def entmax__no_clamp(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "NW-8", **NO_CLAMP)
def entmax__absolute_value(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).abs() ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).abs() ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-other-family", **OTHER_FAMILY)
def entmax__no_threshold(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)

    weights = ((alpha - 1) * (z - z.amax(dim, keepdim=True)) + 1).clamp(min=0) ** (1 / (alpha - 1))
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-other-family", family="entmax-temperature", **OTHER_FAMILY)
def entmax__temperature(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    return torch.softmax(alpha * z, dim=dim)


@MISTAKES.of("entmax", "PS5-other-family", family="entmax-temperature", **OTHER_FAMILY)
def entmax__powers_of_softmax(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)

    weights = torch.softmax(z, dim=dim) ** alpha
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-other-family", **OTHER_FAMILY)
def entmax__mixture(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)

    share = min(alpha - 1, 1)
    return (1 - share) * torch.softmax(z, dim=dim) + share * sparsemax(z, dim)


@MISTAKES.of("entmax", "PS5-other-family", **OTHER_FAMILY)
def entmax__sparsemax_raised(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)

    weights = sparsemax((alpha - 1) * z, dim) ** (1 / (alpha - 1))
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-approximate", **APPROXIMATE)
def entmax__few_cuts(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(10):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-approximate", **APPROXIMATE)
def entmax__fifteen_cuts(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(15):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-approximate", **APPROXIMATE)
def entmax__wide_interval(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1e6, top
    for _ in range(25):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-one-threshold", **ONE_THRESHOLD)
def entmax__one_threshold(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.max()
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum()
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-one-threshold", **ONE_THRESHOLD)
def entmax__one_decision(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = (total >= 1).all()
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "PS5-one-threshold", **ONE_THRESHOLD)
def entmax__one_maximum(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.max())
    power = 1 / (alpha - 1)
    top = scores.max().expand_as(scores.amax(dim, keepdim=True))
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "SM-3", **DIM)
def entmax__last_axis(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    dim = -1
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "SM-2", **DIM)
def entmax__axis_one(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    dim = 1
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "SM-1", **DIM)
def entmax__axis_zero(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    dim = 0
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "SM-3", **DIM)
def entmax__sparsemax_along_the_last_axis(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    if alpha == 2:
        return sparsemax(z)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "MO-2", **DEFAULT_DTYPE)
def entmax__float32(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    z = z.float()
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of("entmax", "MO-2", **DEFAULT_DTYPE)
def entmax__float32_inside(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z.float() - z.float().amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return (weights / weights.sum(dim, keepdim=True)).to(z.dtype)


@MISTAKES.of("entmax", "MO-5", **IN_PLACE)
def entmax__shifted_in_place(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    with torch.no_grad():
        z -= z.amax(dim, keepdim=True)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * z
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)


@MISTAKES.of(
    "entmax",
    "PS5-true-zero",
    why_hidden="a floor of 1e-9 is below the tolerance of the visible check",
    **TRUE_ZERO,
)
def entmax__small_floor(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    if alpha < 1:
        raise ValueError(alpha)
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    top = scores.amax(dim, keepdim=True)
    low, high = top - 1, top
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        enough = total >= 1
        low, high = torch.where(enough, middle, low), torch.where(enough, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights.clamp(min=1e-9) / weights.sum(dim, keepdim=True)
