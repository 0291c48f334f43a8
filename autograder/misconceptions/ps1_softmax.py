"""Known mistakes of ps1_softmax, each a small wrong program with three levels of hint.

Keys of the shared list (SM-4) stand where the list has the idea; keys in PS1- are this
assignment's own. Hints that several exercises need are written once, at the top.
"""

from __future__ import annotations

from typing import TypedDict

import torch
from torch import Tensor

from autograder.mistakes import Mistakes

MISTAKES = Mistakes()


class Hints(TypedDict):
    """The three levels (idea, place, nearly the code) in each language."""

    fr: tuple[str, str, str]
    en: tuple[str, str, str]


GRADIENT_LOST: Hints = {
    "fr": (
        "Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?",
        "Cherche l'étape où ton calcul quitte PyTorch : `.item()`, `float(...)`, `.detach()`, "
        "`.data`, NumPy, `torch.no_grad()` ou `torch.tensor([...])`.",
        "Garde des tenseurs d'un bout à l'autre : `torch.stack([...])` au lieu de "
        "`torch.tensor([float(...)])`, et jamais de `.detach()` sur un nombre qui dépend "
        "des arguments.",
    ),
    "en": (
        "The result is right, but learning no longer passes through it: where would its "
        "gradient come from?",
        "Find the step where your computation leaves PyTorch: `.item()`, `float(...)`, "
        "`.detach()`, `.data`, NumPy, `torch.no_grad()` or `torch.tensor([...])`.",
        "Keep tensors from end to end: `torch.stack([...])` instead of "
        "`torch.tensor([float(...)])`, and never `.detach()` a number that depends on the "
        "arguments.",
    ),
}

IN_PLACE: Hints = {
    "fr": (
        "Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?",
        "Une opération sur place (`-=`, `/=`, `exp_()`, `x[...] = ...`) écrit dans l'argument "
        "lui-même, pas dans une copie.",
        "Écris `y = x - ...` plutôt que `x -= ...`, et `torch.exp(y)` plutôt que `y.exp_()`.",
    ),
    "en": (
        "After the call, the caller no longer finds its numbers: what does its tensor hold?",
        "An in-place operation (`-=`, `/=`, `exp_()`, `x[...] = ...`) writes into the argument "
        "itself, not into a copy.",
        "Write `y = x - ...` rather than `x -= ...`, and `torch.exp(y)` rather than `y.exp_()`.",
    ),
}

DEFAULT_DTYPE: Hints = {
    "fr": (
        "Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?",
        "Regarde où tu crées ton tenseur (`torch.empty`, `torch.zeros`, `torch.eye`) : il ne "
        "reprend ni le type ni l'appareil des arguments.",
        "Pars de l'argument : `x.new_empty(...)`, `torch.zeros_like(...)`, ou passe "
        "`dtype=x.dtype, device=x.device`.",
    ),
    "en": (
        "A new tensor is born in float32 and on the CPU: are the inputs always there?",
        "Look where you create your tensor (`torch.empty`, `torch.zeros`, `torch.eye`): it "
        "takes neither the type nor the device of the arguments.",
        "Start from the argument: `x.new_empty(...)`, `torch.zeros_like(...)`, or pass "
        "`dtype=x.dtype, device=x.device`.",
    ),
}

FIXED_SIZE: Hints = {
    "fr": (
        "Ta fonction ne marche que pour la phrase du document. Combien de jetons a une autre "
        "phrase ?",
        "Une taille est écrite en dur (6 jetons, 3 composantes) au lieu d'être lue sur les "
        "arguments.",
        "Lis la taille : `inputs.shape[0]` pour T, `inputs.shape[1]` pour d, ou parcours "
        "directement les lignes.",
    ),
    "en": (
        "Your function works for the document's sentence alone. How many tokens has another "
        "sentence?",
        "A size is written down (6 tokens, 3 components) instead of being read from the arguments.",
        "Read the size: `inputs.shape[0]` for T, `inputs.shape[1]` for d, or go through the "
        "rows directly.",
    ),
}

HARD_CODED: Hints = {
    "fr": (
        "Tu rends toujours les mêmes nombres : que devrait donner une autre entrée ?",
        "Ta fonction ne regarde pas ses arguments : elle renvoie les nombres imprimés dans le "
        "document.",
        "Remplace ces nombres par le calcul qui les produit, à partir des arguments.",
    ),
    "en": (
        "You always return the same numbers: what should another input give?",
        "Your function does not look at its arguments: it returns the numbers that the document "
        "prints.",
        "Replace these numbers by the computation that produces them, from the arguments.",
    ),
}

FIXED_QUERY: Hints = {
    "fr": (
        "Qui pose la question ? Si la requête change, ton résultat devrait changer aussi.",
        "Tu compares les jetons à l'un d'eux, choisi d'avance, au lieu de les comparer à `query`.",
        "Chaque ligne d'`inputs` se compare à `query`, pas à `inputs[1]`.",
    ),
    "en": (
        "Who asks the question? When the query changes, your result should change too.",
        "You compare the tokens with one of them, chosen in advance, instead of with `query`.",
        "Each row of `inputs` is compared with `query`, not with `inputs[1]`.",
    ),
}

SCALED: Hints = {
    "fr": (
        "Tes poids sont plus plats que les bons : une division s'est glissée quelque part.",
        "Les scores sont divisés par √d ou par d. La division par √d viendra avec les matrices "
        "apprises, au prochain devoir ; l'énoncé n'en veut pas ici.",
        "Donne les produits scalaires bruts à la softmax, sans aucun `/ ...` autour.",
    ),
    "en": (
        "Your weights are flatter than the right ones: a division slipped in somewhere.",
        "The scores are divided by √d or by d. Division by √d comes with the learnt matrices, in "
        "the next assignment; the statement wants none here.",
        "Give the raw dot products to the softmax, with no `/ ...` around them.",
    ),
}

AXIS_ZERO: Hints = {
    "fr": (
        "Chaque *ligne* (une requête) doit sommer à 1 ; chez toi, ce sont les colonnes.",
        "La normalisation se fait toujours le long de l'axe 0, quel que soit `dim`.",
        "Passe `dim` au maximum et à la somme ; `-1` désigne le dernier axe.",
    ),
    "en": (
        "Each *row* (one query) must sum to 1; yours sums to 1 down the columns.",
        "The normalisation always runs along axis 0, whatever `dim` is.",
        "Pass `dim` to the maximum and to the sum; `-1` is the last axis.",
    ),
}

AXIS_ONE: Hints = {
    "fr": (
        "En 2-D l'axe 1 est le dernier. Et en 1-D, ou en 3-D ?",
        "L'axe 1 est écrit en dur : compte depuis la fin, ou sers-toi de `dim`.",
        "Remplace le `1` par `dim` partout où tu réduis un axe.",
    ),
    "en": (
        "In 2-D, axis 1 is the last. And in 1-D, or in 3-D?",
        "Axis 1 is hard-coded: count from the end, or use `dim`.",
        "Replace the `1` by `dim` wherever you reduce an axis.",
    ),
}

DIM_IGNORED: Hints = {
    "fr": (
        "Ta fonction reçoit `dim` : le résultat change-t-il quand `dim` change ?",
        "Le dernier axe est écrit en dur dans au moins une des réductions.",
        "Toutes les réductions prennent `dim=dim`, pas `dim=-1`.",
    ),
    "en": (
        "Your function takes `dim`: does the result change when `dim` changes?",
        "The last axis is hard-coded in at least one of the reductions.",
        "Every reduction takes `dim=dim`, not `dim=-1`.",
    ),
}

KEEPDIM: Hints = {
    "fr": (
        "Quelles sont les formes de x et de sa somme le long de `dim` ? Se divisent-elles "
        "comme tu le penses ?",
        "La réduction fait disparaître l'axe : la division s'aligne alors sur un autre axe, ou "
        "échoue.",
        "Ajoute `keepdim=True` à la réduction : la somme garde un axe de taille 1.",
    ),
    "en": (
        "What are the shapes of x and of its sum along `dim`? Do they divide as you think?",
        "The reduction removes the axis: the division then lines up with another axis, or fails.",
        "Add `keepdim=True` to the reduction: the sum keeps an axis of size 1.",
    ),
}

FLATTENED: Hints = {
    "fr": (
        "Combien de distributions rends-tu : une par ligne, ou une seule pour tout le tenseur ?",
        "La somme porte sur tous les nombres à la fois : l'axe n'est pas précisé.",
        "Somme le long d'un axe : `.sum(dim=..., keepdim=True)`.",
    ),
    "en": (
        "How many distributions do you return: one a row, or a single one for the whole tensor?",
        "The sum runs over all numbers at once: the axis is not given.",
        "Sum along one axis: `.sum(dim=..., keepdim=True)`.",
    ),
}

SUM_NORMALISED: Hints = {
    "fr": (
        "Que se passe-t-il si la somme des scores vaut 0, ou si un score est négatif ?",
        "Tu divises les scores eux-mêmes par leur somme : c'est l'exercice 1.2, pas la softmax.",
        "Passe d'abord chaque score par l'exponentielle, puis divise par la somme des "
        "exponentielles.",
    ),
    "en": (
        "What happens if the scores sum to 0, or if a score is negative?",
        "You divide the scores themselves by their sum: that is exercise 1.2, not the softmax.",
        "Pass each score through the exponential first, then divide by the sum of the "
        "exponentials.",
    ),
}

LOGARITHM: Hints = {
    "fr": (
        "Un poids est une proportion : peut-il être négatif ?",
        "Tu rends le logarithme des poids (log-softmax).",
        "Il manque une dernière exponentielle, ou il y a un logarithme de trop.",
    ),
    "en": (
        "A weight is a proportion: can it be negative?",
        "You return the logarithm of the weights (log-softmax).",
        "A last exponential is missing, or there is one logarithm too many.",
    ),
}

BASE_TWO: Hints = {
    "fr": (
        "Tes poids sont un peu trop égaux : quelle est la base de ton exponentielle ?",
        "Tu élèves 2 à la puissance des scores, au lieu de e.",
        "`torch.exp(...)` élève e ; `2 ** x` en est loin.",
    ),
    "en": (
        "Your weights are a little too even: what is the base of your exponential?",
        "You raise 2 to the power of the scores, instead of e.",
        "`torch.exp(...)` raises e; `2 ** x` is far from it.",
    ),
}

HARDMAX: Hints = {
    "fr": (
        "Le meilleur jeton prend tout : la consultation doit être souple, pas dure.",
        "Un argmax choisit une position ; la softmax répartit le poids entre toutes.",
        "Remplace l'argmax par des exponentielles divisées par leur somme.",
    ),
    "en": (
        "The best token takes all: the lookup must be soft, not hard.",
        "An argmax picks one position; the softmax shares the weight among all.",
        "Replace the argmax by exponentials divided by their sum.",
    ),
}

UNNORMALISED: Hints = {
    "fr": (
        "Que vaut la somme de tes poids ?",
        "Les exponentielles ne sont pas divisées par leur somme.",
        "Garde les exponentielles dans une variable, puis divise-la par sa propre somme.",
    ),
    "en": (
        "What do your weights sum to?",
        "The exponentials are not divided by their sum.",
        "Keep the exponentials in a variable, then divide it by its own sum.",
    ),
}

MEAN_DIVISOR: Hints = {
    "fr": (
        "Que vaut la somme de tes poids ? Elle doit valoir 1.",
        "Tu divises les exponentielles par leur moyenne : les poids somment alors au nombre de "
        "scores.",
        "Remplace `.mean(...)` par `.sum(...)`.",
    ),
    "en": (
        "What do your weights sum to? It must be 1.",
        "You divide the exponentials by their mean: the weights then sum to the number of scores.",
        "Replace `.mean(...)` by `.sum(...)`.",
    ),
}

NEGATED: Hints = {
    "fr": (
        "Qui pèse le plus chez toi : ce qui ressemble à la requête, ou ce qui lui est opposé ?",
        "Le signe des scores est inversé : les vecteurs opposés à la requête l'emportent.",
        "Enlève le `-` devant les produits scalaires.",
    ),
    "en": (
        "What weighs most in yours: what is like the query, or what opposes it?",
        "The sign of the scores is reversed: the vectors that oppose the query win.",
        "Remove the `-` before the dot products.",
    ),
}

UNSTABLE: Hints = {
    "fr": (
        "Des nan dès que les scores dépassent 88 : que vaut exp(89) en float32 ?",
        "L'exponentielle déborde avant la division : soustrais d'abord le maximum.",
        "Décale les scores, `x - maximum`, avant `torch.exp` : les poids n'en changent pas.",
    ),
    "en": (
        "NaN as soon as scores pass 88: what is exp(89) in float32?",
        "The exponential overflows before the division: subtract the maximum first.",
        "Shift the scores, `x - maximum`, before `torch.exp`: the weights do not change.",
    ),
}

GLOBAL_MAX: Hints = {
    "fr": (
        "Un seul maximum pour tout le tenseur : que devient une ligne qui en est très loin ?",
        "Le maximum est pris sur tous les nombres : les lignes bien plus petites donnent 0/0.",
        "Prends un maximum par ligne, le long de l'axe de la softmax, avec `keepdim=True`.",
    ),
    "en": (
        "One maximum for the whole tensor: what becomes of a row that is far below it?",
        "The maximum is taken over all numbers: rows that are much smaller give 0/0.",
        "Take one maximum a row, along the axis of the softmax, with `keepdim=True`.",
    ),
}

WRONG_SHIFT: Hints = {
    "fr": (
        "Après ton décalage, quelle est la plus grande valeur possible ? Il faut que ce soit 0.",
        "Tu soustrais autre chose que le maximum (moyenne, minimum, plus grande valeur absolue) : "
        "l'exponentielle peut encore déborder, ou tout s'annuler.",
        "Soustrais le plus grand score, signe compris : c'est lui qui devient e⁰ = 1.",
    ),
    "en": (
        "After your shift, what is the largest possible value? It has to be 0.",
        "You subtract something else than the maximum (mean, minimum, largest absolute value): "
        "the exponential may still overflow, or everything vanish.",
        "Subtract the largest score, sign included: it is the one that becomes e⁰ = 1.",
    ),
}

CLAMPED: Hints = {
    "fr": (
        "Deux très grands scores différents reçoivent chez toi le même poids. Est-ce juste ?",
        "Tu bornes les scores avant l'exponentielle : cela efface leurs écarts.",
        "Un décalage garde les écarts, une borne non : soustrais au lieu de `clamp`.",
    ),
    "en": (
        "Two very large scores that differ get the same weight from you. Is that right?",
        "You clamp the scores before the exponential: that erases their differences.",
        "A shift keeps the differences, a bound does not: subtract instead of `clamp`.",
    ),
}

NAN_HIDDEN: Hints = {
    "fr": (
        "Remplacer un nan par un nombre répare-t-il le calcul qui l'a produit ?",
        "`nan_to_num` cache le débordement : les poids de cette ligne ne sont plus des poids.",
        "Évite le débordement à la source, au lieu de corriger son résultat.",
    ),
    "en": (
        "Does replacing a nan by a number mend the computation that produced it?",
        "`nan_to_num` hides the overflow: the weights of that row are weights no more.",
        "Avoid the overflow at its source, instead of correcting its result.",
    ),
}

UNIFORM: Hints = {
    "fr": (
        "Ta sortie ne dépend pas de la requête.",
        "Tous les jetons pèsent autant : c'est une moyenne, pas une attention.",
        "Calcule d'abord les scores avec la requête, puis leurs poids, puis la somme pondérée.",
    ),
    "en": (
        "Your output does not depend on the query.",
        "All tokens weigh the same: this is a mean, not attention.",
        "Compute the scores with the query first, then their weights, then the weighted sum.",
    ),
}

NO_SOFTMAX: Hints = {
    "fr": (
        "Tes poids forment-ils une distribution : positifs, de somme 1 ?",
        "Les scores bruts servent de poids : la softmax manque entre les deux.",
        "Passe les scores par ta softmax avant de les multiplier par les vecteurs.",
    ),
    "en": (
        "Are your weights a distribution: positive, summing to 1?",
        "The raw scores serve as weights: the softmax between the two is missing.",
        "Pass the scores through your softmax before you multiply them with the vectors.",
    ),
}

RETURNS_WEIGHTS: Hints = {
    "fr": (
        "Un contexte a la forme d'un jeton. Quelle est la forme de ton résultat ?",
        "Tu t'arrêtes aux poids : la somme pondérée des lignes manque.",
        "Il reste à multiplier les poids par `inputs`, avec `@`.",
    ),
    "en": (
        "A context has the shape of a token. What shape has your result?",
        "You stop at the weights: the weighted sum of the rows is missing.",
        "The weights remain to be multiplied with `inputs`, with `@`.",
    ),
}

ROUNDED: Hints = {
    "fr": (
        "Le document n'imprime que 4 décimales : le calcul en garde-t-il si peu ?",
        "Tu arrondis le résultat : l'affichage arrondit déjà pour toi.",
        "Enlève `round` : rends le nombre entier de décimales calculées.",
    ),
    "en": (
        "The document prints only 4 decimals: does the computation keep so few?",
        "You round the result: printing already rounds for you.",
        "Remove `round`: return all the decimals that were computed.",
    ),
}

# 1.1 attention_scores ---------------------------------------------------------------------------


@MISTAKES.of("attention_scores", "PS1-fixed-query", **FIXED_QUERY)
def attention_scores__query_is_token_one(query: Tensor, inputs: Tensor) -> Tensor:
    return inputs @ inputs[1]


@MISTAKES.of(
    "attention_scores",
    "PS1-scaled",
    fr=(
        "Tes scores sont trop petits d'un facteur constant. D'où vient-il ?",
        "Tu divises par √d : le score demandé est le produit scalaire, sans division.",
        "Rends le produit scalaire tel quel, sans `/ ... ** 0.5`.",
    ),
    en=(
        "Your scores are too small by a constant factor. Where does it come from?",
        "You divide by √d: the score asked for is the dot product, undivided.",
        "Return the dot product as it is, without `/ ... ** 0.5`.",
    ),
)
def attention_scores__scaled(query: Tensor, inputs: Tensor) -> Tensor:
    return inputs @ query / query.shape[0] ** 0.5


@MISTAKES.of("attention_scores", "PS1-fixed-size", **FIXED_SIZE)
def attention_scores__six_tokens(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.stack([torch.dot(inputs[i], query) for i in range(6)])


@MISTAKES.of("attention_scores", "PS1-fixed-size", **FIXED_SIZE)
def attention_scores__three_components(query: Tensor, inputs: Tensor) -> Tensor:
    return sum(inputs[:, j] * query[j] for j in range(3))


@MISTAKES.of("attention_scores", "MO-2", **DEFAULT_DTYPE)
def attention_scores__empty_float32(query: Tensor, inputs: Tensor) -> Tensor:
    scores = torch.empty(inputs.shape[0])
    for i, row in enumerate(inputs):
        scores[i] = torch.dot(row, query)
    return scores


@MISTAKES.of("attention_scores", "PR-8", **GRADIENT_LOST)
def attention_scores__numbers_taken_out(query: Tensor, inputs: Tensor) -> Tensor:
    scores = [float(torch.dot(row, query)) for row in inputs]
    return torch.tensor(scores, dtype=inputs.dtype, device=inputs.device)


NOT_SUMMED: Hints = {
    "fr": (
        "Un score est un seul nombre par jeton. Combien en rends-tu ?",
        "Tu multiplies terme à terme sans sommer les produits sur les composantes.",
        "Somme le produit sur le dernier axe, ou laisse `@` faire les deux.",
    ),
    "en": (
        "A score is one number a token. How many do you return?",
        "You multiply term by term without summing the products over the components.",
        "Sum the product over the last axis, or let `@` do both.",
    ),
}


@MISTAKES.of("attention_scores", "SC-10", **NOT_SUMMED)
def attention_scores__not_summed(query: Tensor, inputs: Tensor) -> Tensor:
    return inputs * query


@MISTAKES.of(
    "attention_scores",
    "PS1-wrong-axis",
    fr=(
        "Il faut un score par jeton ; tu en rends un par composante.",
        "La somme porte sur les jetons (axe 0) au lieu des composantes.",
        "Somme les produits sur le dernier axe, `dim=-1`.",
    ),
    en=(
        "One score a token is wanted; you return one a component.",
        "The sum runs over the tokens (axis 0) instead of the components.",
        "Sum the products over the last axis, `dim=-1`.",
    ),
)
def attention_scores__summed_over_tokens(query: Tensor, inputs: Tensor) -> Tensor:
    return (inputs * query).sum(0)


@MISTAKES.of(
    "attention_scores",
    "PS1-mean",
    fr=(
        "Tes scores sont trop petits, d'autant plus que d est grand. Qu'est-ce qui les divise ?",
        "Tu prends la moyenne des produits sur les composantes, au lieu de leur somme.",
        "Remplace `.mean(...)` par `.sum(...)`.",
    ),
    en=(
        "Your scores are too small, the more so the larger d is. What divides them?",
        "You take the mean of the products over the components, instead of their sum.",
        "Replace `.mean(...)` by `.sum(...)`.",
    ),
)
def attention_scores__mean_of_products(query: Tensor, inputs: Tensor) -> Tensor:
    return (inputs * query).mean(dim=-1)


@MISTAKES.of(
    "attention_scores",
    "SC-6",
    fr=(
        "Le score t appartient au jeton t, c'est-à-dire à une *ligne* d'`inputs`.",
        "Les entrées sont transposées : tu compares la requête aux colonnes.",
        "`inputs @ ...` prend une ligne à la fois ; `inputs.T @ ...` une colonne.",
    ),
    en=(
        "Score t belongs to token t, that is to a *row* of `inputs`.",
        "The inputs are transposed: you compare the query with the columns.",
        "`inputs @ ...` takes one row at a time; `inputs.T @ ...` one column.",
    ),
)
def attention_scores__transposed(query: Tensor, inputs: Tensor) -> Tensor:
    return inputs.T @ query


@MISTAKES.of(
    "attention_scores",
    "PS1-early-softmax",
    fr=(
        "Un score peut être négatif ou plus grand que 1 ; le tien ne l'est jamais. Pourquoi ?",
        "Tu passes déjà les scores par la softmax : ce sera l'étape suivante.",
        "Rends les produits scalaires seuls, avant toute normalisation.",
    ),
    en=(
        "A score may be negative or greater than 1; yours never is. Why?",
        "You already pass the scores through the softmax: that is the next step.",
        "Return the dot products alone, before any normalisation.",
    ),
)
def attention_scores__softmaxed(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ query, dim=-1)


@MISTAKES.of(
    "attention_scores",
    "PS1-cosine",
    fr=(
        "Si la requête double, le score doit doubler. Le tien bouge-t-il ?",
        "Tu divises par les longueurs des vecteurs : c'est un cosinus.",
        "Le produit scalaire suffit, sans `norm` ni `cosine_similarity`.",
    ),
    en=(
        "When the query doubles, the score must double. Does yours move?",
        "You divide by the lengths of the vectors: that is a cosine.",
        "The dot product is enough, without `norm` or `cosine_similarity`.",
    ),
)
def attention_scores__cosine(query: Tensor, inputs: Tensor) -> Tensor:
    return (inputs @ query) / (inputs.norm(dim=-1) * query.norm())


@MISTAKES.of(
    "attention_scores",
    "PS1-distance",
    fr=(
        "Plus deux vecteurs sont alignés, plus leur score est grand. Est-ce ce que tu mesures ?",
        "Tu mesures une distance entre la requête et chaque jeton.",
        "Multiplie les composantes deux à deux et somme, au lieu de les soustraire.",
    ),
    en=(
        "The better two vectors align, the larger their score. Is that what you measure?",
        "You measure a distance between the query and each token.",
        "Multiply the components pairwise and sum, instead of subtracting them.",
    ),
)
def attention_scores__distance(query: Tensor, inputs: Tensor) -> Tensor:
    return (inputs - query).norm(dim=-1)


@MISTAKES.of(
    "attention_scores",
    "PS1-all-pairs",
    fr=(
        "Une seule requête, T jetons : combien de scores ?",
        "Tu compares tous les jetons entre eux, sans te servir de `query`.",
        "Remplace la seconde matrice par le vecteur `query`.",
    ),
    en=(
        "One query, T tokens: how many scores?",
        "You compare all tokens with one another, without using `query`.",
        "Replace the second matrix by the vector `query`.",
    ),
)
def attention_scores__all_pairs(query: Tensor, inputs: Tensor) -> Tensor:
    return inputs @ inputs.T


@MISTAKES.of(
    "attention_scores",
    "PS1-squeeze",
    fr=(
        "Avec un seul jeton, le résultat a-t-il encore un axe ?",
        "`squeeze()` enlève tous les axes de taille 1, donc aussi T quand T = 1.",
        "Dis quel axe tu enlèves, `squeeze(-1)`, ou évite de l'ajouter.",
    ),
    en=(
        "With a single token, does the result still have an axis?",
        "`squeeze()` removes every axis of size 1, T too when T = 1.",
        "Say which axis you remove, `squeeze(-1)`, or avoid adding it.",
    ),
)
def attention_scores__squeezed(query: Tensor, inputs: Tensor) -> Tensor:
    return (inputs @ query.unsqueeze(1)).squeeze()


@MISTAKES.of(
    "attention_scores",
    "PS1-column",
    fr=(
        "On attend un vecteur (T,). Combien d'axes a ton résultat ?",
        "La requête est devenue une colonne : le produit garde un axe de trop.",
        "Multiplie `inputs` par le vecteur (d,) lui-même, sans `unsqueeze` ni `reshape`.",
    ),
    en=(
        "A vector (T,) is expected. How many axes has your result?",
        "The query became a column: the product keeps one axis too many.",
        "Multiply `inputs` with the vector (d,) itself, without `unsqueeze` or `reshape`.",
    ),
)
def attention_scores__column(query: Tensor, inputs: Tensor) -> Tensor:
    return inputs @ query.reshape(-1, 1)


@MISTAKES.of("attention_scores", "SC-18", **HARD_CODED)
def attention_scores__document_numbers(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.tensor([0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865])


@MISTAKES.of("attention_scores", "PS1-rounded", **ROUNDED)
def attention_scores__rounded(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.round(inputs @ query, decimals=4)


# 1.2 normalize_by_sum ---------------------------------------------------------------------------


@MISTAKES.of(
    "normalize_by_sum",
    "PS1-early-softmax",
    fr=(
        "Si un score double, son poids doit doubler par rapport aux autres. Est-ce le cas ?",
        "Tu calcules une softmax : ici on divise simplement par la somme.",
        "Aucune exponentielle n'est nécessaire : une division suffit.",
    ),
    en=(
        "When a score doubles, its weight must double compared with the others. Does it?",
        "You compute a softmax: here the scores are simply divided by their sum.",
        "No exponential is needed: one division is enough.",
    ),
)
def normalize_by_sum__softmax(scores: Tensor) -> Tensor:
    return torch.softmax(scores, dim=-1)


SIGNS_DROPPED: Hints = {
    "fr": (
        "Que devient un score négatif ? La formule ne lui réserve aucun traitement.",
        "Tu ôtes les signes (`abs`, `clamp`) avant de diviser ou de sommer.",
        "Divise les scores, tels quels, par leur somme, telle quelle.",
    ),
    "en": (
        "What becomes of a negative score? The formula gives it no special treatment.",
        "You drop the signs (`abs`, `clamp`) before you divide or sum.",
        "Divide the scores, as they are, by their sum, as it is.",
    ),
}


@MISTAKES.of("normalize_by_sum", "PS1-signs", **SIGNS_DROPPED)
def normalize_by_sum__sum_of_absolute_values(scores: Tensor) -> Tensor:
    return scores / scores.abs().sum()


@MISTAKES.of("normalize_by_sum", "PS1-signs", **SIGNS_DROPPED)
def normalize_by_sum__absolute_values(scores: Tensor) -> Tensor:
    return scores.abs() / scores.abs().sum()


@MISTAKES.of("normalize_by_sum", "PS1-signs", **SIGNS_DROPPED)
def normalize_by_sum__negative_scores_cut(scores: Tensor) -> Tensor:
    positive = scores.clamp(min=0)
    return positive / positive.sum()


@MISTAKES.of(
    "normalize_by_sum",
    "PS1-minimum",
    fr=(
        "Le plus petit score reçoit chez toi un poids nul. La formule dit-elle cela ?",
        "Tu soustrais le minimum avant de diviser : cela change tous les poids.",
        "Divise les scores eux-mêmes, sans `- scores.min()`.",
    ),
    en=(
        "The smallest score gets a weight of 0 from you. Does the formula say so?",
        "You subtract the minimum before you divide: that changes every weight.",
        "Divide the scores themselves, without `- scores.min()`.",
    ),
)
def normalize_by_sum__shifted_to_positive(scores: Tensor) -> Tensor:
    shifted = scores - scores.min()
    return shifted / shifted.sum()


OTHER_DIVISOR: Hints = {
    "fr": (
        "Que vaut la somme de tes poids ? Elle doit valoir 1.",
        "Tu divises par autre chose que la somme (maximum, norme, étendue, moyenne).",
        "Le diviseur est `scores.sum()`, rien d'autre.",
    ),
    "en": (
        "What do your weights sum to? It must be 1.",
        "You divide by something else than the sum (maximum, norm, range, mean).",
        "The divisor is `scores.sum()`, nothing else.",
    ),
}


@MISTAKES.of("normalize_by_sum", "PS1-divisor", **OTHER_DIVISOR)
def normalize_by_sum__by_maximum(scores: Tensor) -> Tensor:
    return scores / scores.max()


@MISTAKES.of("normalize_by_sum", "PS1-divisor", **OTHER_DIVISOR)
def normalize_by_sum__by_norm(scores: Tensor) -> Tensor:
    return scores / scores.norm()


@MISTAKES.of("normalize_by_sum", "PS1-divisor", **OTHER_DIVISOR)
def normalize_by_sum__by_range(scores: Tensor) -> Tensor:
    return (scores - scores.min()) / (scores.max() - scores.min())


@MISTAKES.of("normalize_by_sum", "PS1-divisor", **OTHER_DIVISOR)
def normalize_by_sum__by_length(scores: Tensor) -> Tensor:
    return scores / scores.shape[0]


@MISTAKES.of("normalize_by_sum", "PS1-divisor", **OTHER_DIVISOR)
def normalize_by_sum__by_mean(scores: Tensor) -> Tensor:
    return scores / scores.mean()


EPSILON: Hints = {
    "fr": (
        "Un très petit nombre, est-ce toujours petit devant la somme ?",
        "Une constante (epsilon) ajoutée au diviseur déplace tous les poids quand la somme est "
        "petite.",
        "Enlève la constante : l'énoncé veut la formule exacte.",
    ),
    "en": (
        "A very small number: is it always small beside the sum?",
        "A constant (epsilon) added to the divisor moves all weights when the sum is small.",
        "Remove the constant: the statement wants the exact formula.",
    ),
}


@MISTAKES.of("normalize_by_sum", "PS1-epsilon", **EPSILON)
def normalize_by_sum__epsilon(scores: Tensor) -> Tensor:
    return scores / (scores.sum() + 1e-5)


@MISTAKES.of("normalize_by_sum", "MO-5", **IN_PLACE)
def normalize_by_sum__in_place(scores: Tensor) -> Tensor:
    scores /= scores.sum()
    return scores


@MISTAKES.of(
    "normalize_by_sum",
    "PR-8",
    fr=(
        "Augmenter un score change aussi le poids des autres. Ton gradient le sait-il ?",
        "La somme est devenue un nombre ordinaire (`.item()`, `.detach()`) : le gradient ne la "
        "traverse plus.",
        "Divise par le tenseur `scores.sum()`, sans `.item()` ni `float(...)`.",
    ),
    en=(
        "Raising one score changes the weight of the others too. Does your gradient know?",
        "The sum became an ordinary number (`.item()`, `.detach()`): no gradient goes through it.",
        "Divide by the tensor `scores.sum()`, without `.item()` or `float(...)`.",
    ),
)
def normalize_by_sum__sum_taken_out(scores: Tensor) -> Tensor:
    return scores / scores.sum().item()


@MISTAKES.of("normalize_by_sum", "PR-8", **GRADIENT_LOST)
def normalize_by_sum__detached(scores: Tensor) -> Tensor:
    return (scores / scores.sum()).detach()


@MISTAKES.of("normalize_by_sum", "PS1-rounded", **ROUNDED)
def normalize_by_sum__rounded(scores: Tensor) -> Tensor:
    return torch.round(scores / scores.sum(), decimals=4)


@MISTAKES.of("normalize_by_sum", "SC-18", **HARD_CODED)
def normalize_by_sum__document_numbers(scores: Tensor) -> Tensor:
    return torch.tensor([0.1455, 0.2278, 0.2249, 0.1285, 0.1077, 0.1656])


# 1.3 softmax_naive ------------------------------------------------------------------------------


@MISTAKES.of("softmax_naive", "SM-1", **AXIS_ZERO)
def softmax_naive__axis_zero(x: Tensor, dim: int = -1) -> Tensor:
    return torch.exp(x) / torch.exp(x).sum(dim=0)


@MISTAKES.of("softmax_naive", "SM-2", **AXIS_ONE)
def softmax_naive__axis_one(x: Tensor, dim: int = -1) -> Tensor:
    axis = 1 if x.dim() > 1 else 0
    return torch.exp(x) / torch.exp(x).sum(dim=axis, keepdim=True)


@MISTAKES.of("softmax_naive", "SM-3", **DIM_IGNORED)
def softmax_naive__dim_ignored(x: Tensor, dim: int = -1) -> Tensor:
    return torch.exp(x) / torch.exp(x).sum(dim=-1, keepdim=True)


@MISTAKES.of("softmax_naive", "SM-6", **KEEPDIM)
def softmax_naive__keepdim_missing(x: Tensor, dim: int = -1) -> Tensor:
    return torch.exp(x) / torch.exp(x).sum(dim=dim)


@MISTAKES.of("softmax_naive", "PS1-flat", **FLATTENED)
def softmax_naive__flattened(x: Tensor, dim: int = -1) -> Tensor:
    return torch.exp(x) / torch.exp(x).sum()


@MISTAKES.of(
    "softmax_naive",
    "PS1-default-dim",
    fr=(
        "Sans `dim`, quel axe doit sommer à 1 ?",
        "La valeur par défaut de `dim` n'est pas celle de l'énoncé.",
        "La signature demandée est `softmax_naive(x, dim=-1)`.",
    ),
    en=(
        "Without `dim`, which axis should sum to 1?",
        "The default value of `dim` is not the statement's.",
        "The signature asked for is `softmax_naive(x, dim=-1)`.",
    ),
)
def softmax_naive__default_zero(x: Tensor, dim: int = 0) -> Tensor:
    return torch.exp(x) / torch.exp(x).sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_naive", "SM-7", **SUM_NORMALISED)
def softmax_naive__no_exponential(x: Tensor, dim: int = -1) -> Tensor:
    return x / x.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_naive", "SM-8", **LOGARITHM)
def softmax_naive__logarithm(x: Tensor, dim: int = -1) -> Tensor:
    return torch.log(torch.exp(x) / torch.exp(x).sum(dim=dim, keepdim=True))


@MISTAKES.of("softmax_naive", "SM-11", **BASE_TWO)
def softmax_naive__base_two(x: Tensor, dim: int = -1) -> Tensor:
    return 2**x / (2**x).sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_naive", "SM-11", **HARDMAX)
def softmax_naive__hardmax(x: Tensor, dim: int = -1) -> Tensor:
    best = x.argmax(dim=dim, keepdim=True)
    return torch.zeros_like(x).scatter(dim, best, 1.0)


@MISTAKES.of("softmax_naive", "PS1-unnormalised", **UNNORMALISED)
def softmax_naive__unnormalised(x: Tensor, dim: int = -1) -> Tensor:
    return torch.exp(x)


@MISTAKES.of("softmax_naive", "PS1-mean", **MEAN_DIVISOR)
def softmax_naive__divided_by_the_mean(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x)
    return e / e.mean(dim=dim, keepdim=True)


@MISTAKES.of(
    "softmax_naive",
    "PS1-divisor",
    fr=(
        "Que vaut la somme de tes poids ? Elle doit valoir 1.",
        "En haut tu as les exponentielles, en bas la somme des scores eux-mêmes.",
        "Garde les exponentielles dans une variable, puis divise-la par sa propre somme.",
    ),
    en=(
        "What do your weights sum to? It must be 1.",
        "You have the exponentials above, and the sum of the scores themselves below.",
        "Keep the exponentials in a variable, then divide it by its own sum.",
    ),
)
def softmax_naive__divided_by_the_scores(x: Tensor, dim: int = -1) -> Tensor:
    return torch.exp(x) / x.sum(dim=dim, keepdim=True)


SHIFTED: Hints = {
    "fr": (
        "Ta version est trop bonne : l'exercice veut voir la softmax déborder.",
        "Tu décales les scores (ou tu calcules en double précision) avant l'exponentielle : c'est "
        "l'exercice 1.4.",
        "Écris la formule telle quelle : exponentielle des scores, divisée par sa somme.",
    ),
    "en": (
        "Your version is too good: the exercise wants to see the softmax overflow.",
        "You shift the scores (or compute in double precision) before the exponential: that is "
        "exercise 1.4.",
        "Write the formula as it stands: exponential of the scores, divided by its sum.",
    ),
}


@MISTAKES.of("softmax_naive", "PS1-too-stable", **SHIFTED)
def softmax_naive__stable(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amax(dim=dim, keepdim=True))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_naive", "PS1-too-stable", **SHIFTED)
def softmax_naive__double_precision(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x.double())
    return (e / e.sum(dim=dim, keepdim=True)).to(x.dtype)


OVERFLOW_BOUNDED: Hints = {
    "fr": (
        "Ici le débordement fait partie de la réponse. Où disparaît-il chez toi ?",
        "Tu bornes les scores ou leurs exponentielles : ce qui devait valoir `inf` devient un "
        "nombre ordinaire.",
        "Enlève le `clamp` (ou `minimum`, ou `clip`) : `exp(100)` doit rester `inf` en float32.",
    ),
    "en": (
        "Here the overflow is part of the answer. Where does yours disappear?",
        "You bound the scores or their exponentials: what should be `inf` becomes an ordinary "
        "number.",
        "Remove the `clamp` (or `minimum`, or `clip`): `exp(100)` must remain `inf` in float32.",
    ),
}


@MISTAKES.of("softmax_naive", "PS1-clamp", **OVERFLOW_BOUNDED)
def softmax_naive__clamped(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x.clamp(max=80.0))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_naive", "PS1-clamp", **OVERFLOW_BOUNDED)
def softmax_naive__exponentials_clamped(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x).clamp(max=1e37)
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_naive", "PS1-clamp", **OVERFLOW_BOUNDED)
def softmax_naive__exponentials_clamped_at_the_largest(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x).clamp(max=torch.finfo(x.dtype).max)
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of(
    "softmax_naive",
    "PS1-nan-hidden",
    fr=(
        "Ici le nan fait partie de la réponse : il montre que la formule déborde.",
        "`nan_to_num` efface ce que l'exercice veut montrer.",
        "Rends le quotient tel quel, sans le corriger.",
    ),
    en=(
        "Here nan is part of the answer: it shows that the formula overflows.",
        "`nan_to_num` erases what the exercise wants to show.",
        "Return the quotient as it is, uncorrected.",
    ),
)
def softmax_naive__nan_replaced(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x)
    return torch.nan_to_num(e / e.sum(dim=dim, keepdim=True))


@MISTAKES.of("softmax_naive", "PS1-epsilon", **EPSILON)
def softmax_naive__epsilon(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x)
    return e / (e.sum(dim=dim, keepdim=True) + 1e-9)


@MISTAKES.of("softmax_naive", "MO-5", **IN_PLACE)
def softmax_naive__in_place(x: Tensor, dim: int = -1) -> Tensor:
    x.exp_()
    return x / x.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_naive", "PR-8", **GRADIENT_LOST)
def softmax_naive__detached(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x.detach())
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_naive", "PR-8", **GRADIENT_LOST)
def softmax_naive__sum_detached(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x)
    return e / e.sum(dim=dim, keepdim=True).detach()


# 1.4 softmax_stable -----------------------------------------------------------------------------


@MISTAKES.of("softmax_stable", "SM-1", **AXIS_ZERO)
def softmax_stable__axis_zero(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amax(dim=0))
    return e / e.sum(dim=0)


@MISTAKES.of("softmax_stable", "SM-2", **AXIS_ONE)
def softmax_stable__axis_one(x: Tensor, dim: int = -1) -> Tensor:
    axis = 1 if x.dim() > 1 else 0
    e = torch.exp(x - x.amax(dim=axis, keepdim=True))
    return e / e.sum(dim=axis, keepdim=True)


@MISTAKES.of("softmax_stable", "SM-3", **DIM_IGNORED)
def softmax_stable__dim_ignored(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amax(dim=-1, keepdim=True))
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("softmax_stable", "SM-3", **DIM_IGNORED)
def softmax_stable__dim_ignored_in_the_maximum(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amax(dim=-1, keepdim=True))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "SM-3", **DIM_IGNORED)
def softmax_stable__dim_ignored_in_the_sum(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amax(dim=dim, keepdim=True))
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("softmax_stable", "SM-4", **UNSTABLE)
def softmax_stable__no_shift(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x)
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "SM-6", **KEEPDIM)
def softmax_stable__keepdim_missing(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amax(dim=dim))
    return e / e.sum(dim=dim)


@MISTAKES.of("softmax_stable", "SM-6", **KEEPDIM)
def softmax_stable__keepdim_missing_in_the_sum(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amax(dim=dim, keepdim=True))
    return e / e.sum(dim=dim)


@MISTAKES.of("softmax_stable", "SM-7", **SUM_NORMALISED)
def softmax_stable__no_exponential(x: Tensor, dim: int = -1) -> Tensor:
    return x / x.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "SM-8", **LOGARITHM)
def softmax_stable__logarithm(x: Tensor, dim: int = -1) -> Tensor:
    shifted = x - x.amax(dim=dim, keepdim=True)
    return shifted - torch.exp(shifted).sum(dim=dim, keepdim=True).log()


@MISTAKES.of("softmax_stable", "SM-11", **BASE_TWO)
def softmax_stable__base_two(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp2(x - x.amax(dim=dim, keepdim=True))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "SM-11", **HARDMAX)
def softmax_stable__hardmax(x: Tensor, dim: int = -1) -> Tensor:
    best = x.argmax(dim=dim, keepdim=True)
    return torch.zeros_like(x).scatter(dim, best, 1.0)


@MISTAKES.of("softmax_stable", "PS1-global-max", **GLOBAL_MAX)
def softmax_stable__global_maximum(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.max())
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "PS1-shift", **WRONG_SHIFT)
def softmax_stable__shift_by_mean(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.mean(dim=dim, keepdim=True))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "PS1-shift", **WRONG_SHIFT)
def softmax_stable__shift_by_minimum(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amin(dim=dim, keepdim=True))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "PS1-shift", **WRONG_SHIFT)
def softmax_stable__shift_by_largest_size(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.abs().amax(dim=dim, keepdim=True))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of(
    "softmax_stable",
    "PS1-shift-half",
    fr=(
        "Si tu décales les scores, il faut les décaler tous : au numérateur et au dénominateur.",
        "Le maximum n'est soustrait que d'un côté de la division : le facteur ne se simplifie "
        "plus.",
        "Calcule une seule fois les exponentielles décalées, et sers-t'en des deux côtés.",
    ),
    en=(
        "If you shift the scores, shift them all: in the numerator and in the denominator.",
        "The maximum is subtracted on one side of the division only: the factor no longer cancels.",
        "Compute the shifted exponentials once, and use them on both sides.",
    ),
)
def softmax_stable__shift_above_only(x: Tensor, dim: int = -1) -> Tensor:
    shifted = torch.exp(x - x.amax(dim=dim, keepdim=True))
    return shifted / torch.exp(x).sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "PS1-clamp", **CLAMPED)
def softmax_stable__clamped(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x.clamp(-80.0, 80.0))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "PS1-nan-hidden", **NAN_HIDDEN)
def softmax_stable__nan_replaced(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x)
    return torch.nan_to_num(e / e.sum(dim=dim, keepdim=True))


@MISTAKES.of(
    "softmax_stable",
    "SM-4",
    fr=(
        "La double précision repousse le débordement, elle ne l'empêche pas : que vaut exp(710) ?",
        "Tu passes en float64 au lieu de soustraire le maximum.",
        "Décale les scores, `x - maximum`, avant `torch.exp`, dans le type de l'entrée.",
    ),
    en=(
        "Double precision puts the overflow off, it does not prevent it: what is exp(710)?",
        "You go to float64 instead of subtracting the maximum.",
        "Shift the scores, `x - maximum`, before `torch.exp`, in the type of the input.",
    ),
)
def softmax_stable__double_precision(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x.double())
    return (e / e.sum(dim=dim, keepdim=True)).to(x.dtype)


@MISTAKES.of("softmax_stable", "PS1-flat", **FLATTENED)
def softmax_stable__flattened(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.max())
    return e / e.sum()


@MISTAKES.of("softmax_stable", "PS1-unnormalised", **UNNORMALISED)
def softmax_stable__unnormalised(x: Tensor, dim: int = -1) -> Tensor:
    return torch.exp(x - x.amax(dim=dim, keepdim=True))


@MISTAKES.of("softmax_stable", "PS1-mean", **MEAN_DIVISOR)
def softmax_stable__divided_by_the_mean(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amax(dim=dim, keepdim=True))
    return e / e.mean(dim=dim, keepdim=True)


@MISTAKES.of(
    "softmax_stable",
    "MK-2",
    fr=(
        "Un score masqué à 0 pèse encore e⁰ = 1.",
        "Les −inf sont remplacés par un nombre ordinaire avant l'exponentielle.",
        "Laisse −inf en place : exp(−inf) vaut exactement 0, sans cas particulier.",
    ),
    en=(
        "A masked score of 0 still weighs e⁰ = 1.",
        "The −inf are replaced by an ordinary number before the exponential.",
        "Leave −inf where it is: exp(−inf) is exactly 0, with no special case.",
    ),
)
def softmax_stable__minus_infinity_to_zero(x: Tensor, dim: int = -1) -> Tensor:
    x = x.masked_fill(x == float("-inf"), 0.0)
    e = torch.exp(x - x.amax(dim=dim, keepdim=True))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of(
    "softmax_stable",
    "PS1-small-weights",
    why_hidden="only scores of −inf show weights that stop above 0, on a hidden input",
    fr=(
        "Un score de −inf doit peser exactement 0. Combien pèse-t-il chez toi ?",
        "Une borne ou une constante ajoutée empêche les petits poids de descendre jusqu'à 0.",
        "Enlève `clamp(min=...)` et les `+ 1e-...` : l'exponentielle sait rendre 0.",
    ),
    en=(
        "A score of −inf must weigh exactly 0. How much does it weigh in yours?",
        "A bound or an added constant keeps small weights from going down to 0.",
        "Remove `clamp(min=...)` and any `+ 1e-...`: the exponential can return 0 by itself.",
    ),
)
def softmax_stable__small_weights_bounded(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp((x - x.amax(dim=dim, keepdim=True)).clamp(min=-30.0))
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "MO-5", **IN_PLACE)
def softmax_stable__in_place(x: Tensor, dim: int = -1) -> Tensor:
    x -= x.amax(dim=dim, keepdim=True)
    e = torch.exp(x)
    return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "PR-8", **GRADIENT_LOST)
def softmax_stable__detached(x: Tensor, dim: int = -1) -> Tensor:
    with torch.no_grad():
        e = torch.exp(x - x.amax(dim=dim, keepdim=True))
        return e / e.sum(dim=dim, keepdim=True)


@MISTAKES.of("softmax_stable", "PR-8", **GRADIENT_LOST)
def softmax_stable__sum_detached(x: Tensor, dim: int = -1) -> Tensor:
    e = torch.exp(x - x.amax(dim=dim, keepdim=True))
    return e / e.sum(dim=dim, keepdim=True).detach()


@MISTAKES.of("softmax_stable", "SC-18", **HARD_CODED)
def softmax_stable__document_numbers(x: Tensor, dim: int = -1) -> Tensor:
    return torch.tensor([0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581])


# 1.5 softmax_jacobian ---------------------------------------------------------------------------

DIAGONAL_ONLY: Hints = {
    "fr": (
        "Comment w_i change-t-il quand on augmente x_j, avec j différent de i ?",
        "Hors de la diagonale, tu rends 0 : or la somme du dénominateur relie tous les scores.",
        "Il manque un terme pour chaque couple (i, j) : pense à un produit extérieur.",
    ),
    "en": (
        "How does raising x_j change w_i, for j other than i?",
        "Off the diagonal you return 0, but the sum in the denominator ties all scores together.",
        "A term is missing for each pair (i, j): think of an outer product.",
    ),
}

JACOBIAN_SIGN: Hints = {
    "fr": (
        "Augmenter un score augmente-t-il son propre poids, ou le diminue-t-il ?",
        "Le signe est inversé : la diagonale doit être positive, le reste négatif.",
        "Échange les deux termes de ta soustraction.",
    ),
    "en": (
        "Does raising a score raise its own weight, or lower it?",
        "The sign is reversed: the diagonal must be positive, the rest negative.",
        "Swap the two terms of your subtraction.",
    ),
}

DELTA_MISSING: Hints = {
    "fr": (
        "Que vaut la dérivée de w_i par rapport à son propre score, i = j ?",
        "Le terme du delta de Kronecker manque, ou s'applique partout : il vaut 1 sur la diagonale "
        "et 0 ailleurs.",
        "`torch.diag(...)` ou `torch.eye(...)` porte ce terme, sur la diagonale seule.",
    ),
    "en": (
        "What is the derivative of w_i with respect to its own score, i = j?",
        "The Kronecker delta's term is missing, or applied everywhere: it is 1 on the diagonal "
        "and 0 elsewhere.",
        "`torch.diag(...)` or `torch.eye(...)` carries that term, on the diagonal alone.",
    ),
}


@MISTAKES.of("softmax_jacobian", "SM-13", **DIAGONAL_ONLY)
def softmax_jacobian__diagonal_only(x: Tensor) -> Tensor:
    w = torch.softmax(x, dim=0)
    return torch.diag(w * (1 - w))


@MISTAKES.of("softmax_jacobian", "SM-13", **DIAGONAL_ONLY)
def softmax_jacobian__outer_product_missing(x: Tensor) -> Tensor:
    return torch.diag(torch.softmax(x, dim=0))


@MISTAKES.of("softmax_jacobian", "SM-13", **JACOBIAN_SIGN)
def softmax_jacobian__sign(x: Tensor) -> Tensor:
    w = torch.softmax(x, dim=0)
    return torch.outer(w, w) - torch.diag(w)


@MISTAKES.of(
    "softmax_jacobian",
    "SM-13",
    fr=(
        "Si w_i gagne, qui perd ? Chaque ligne du Jacobien doit sommer à 0.",
        "Hors de la diagonale, le signe est faux : augmenter x_j diminue les autres poids.",
        "Soustrais le produit extérieur au lieu de l'ajouter.",
    ),
    en=(
        "If w_i gains, who loses? Each row of the Jacobian must sum to 0.",
        "Off the diagonal, the sign is wrong: raising x_j lowers the other weights.",
        "Subtract the outer product instead of adding it.",
    ),
)
def softmax_jacobian__outer_product_added(x: Tensor) -> Tensor:
    w = torch.softmax(x, dim=0)
    return torch.diag(w) + torch.outer(w, w)


@MISTAKES.of("softmax_jacobian", "SM-13", **DELTA_MISSING)
def softmax_jacobian__delta_missing(x: Tensor) -> Tensor:
    w = torch.softmax(x, dim=0)
    return -torch.outer(w, w)


@MISTAKES.of("softmax_jacobian", "SM-13", **DELTA_MISSING)
def softmax_jacobian__delta_everywhere(x: Tensor) -> Tensor:
    w = torch.softmax(x, dim=0)
    return w.unsqueeze(1) * (1 - w.unsqueeze(0))


@MISTAKES.of(
    "softmax_jacobian",
    "PS1-diagonal-vector",
    fr=(
        "n poids, n scores : combien de dérivées ?",
        "Tu rends les n dérivées de la diagonale seules, sous forme de vecteur.",
        "Construis une matrice (n, n) : une ligne par poids, une colonne par score.",
    ),
    en=(
        "n weights, n scores: how many derivatives?",
        "You return the n derivatives of the diagonal alone, as a vector.",
        "Build an (n, n) matrix: one row a weight, one column a score.",
    ),
)
def softmax_jacobian__vector(x: Tensor) -> Tensor:
    w = torch.softmax(x, dim=0)
    return w * (1 - w)


@MISTAKES.of(
    "softmax_jacobian",
    "PS1-factor-missing",
    fr=(
        "Un poids presque nul peut-il encore beaucoup changer ?",
        "Le facteur w_i devant la parenthèse manque.",
        "Multiplie chaque ligne i par w_i : `w.unsqueeze(1) * (...)`.",
    ),
    en=(
        "Can a weight that is nearly 0 still change much?",
        "The factor w_i before the bracket is missing.",
        "Multiply each row i by w_i: `w.unsqueeze(1) * (...)`.",
    ),
)
def softmax_jacobian__factor_missing(x: Tensor) -> Tensor:
    w = torch.softmax(x, dim=0)
    return torch.eye(len(w), dtype=w.dtype, device=w.device) - w.unsqueeze(0)


@MISTAKES.of("softmax_jacobian", "SM-4", **UNSTABLE)
def softmax_jacobian__no_shift(x: Tensor) -> Tensor:
    w = torch.exp(x) / torch.exp(x).sum()
    return torch.diag(w) - torch.outer(w, w)


@MISTAKES.of("softmax_jacobian", "SM-7", **SUM_NORMALISED)
def softmax_jacobian__of_sum_weights(x: Tensor) -> Tensor:
    w = x / x.sum()
    return torch.diag(w) - torch.outer(w, w)


@MISTAKES.of(
    "softmax_jacobian",
    "PS1-other-jacobian",
    fr=(
        "De quelle normalisation est-ce le Jacobien : de la softmax, ou de la division par la "
        "somme ?",
        "Tu appliques la formule de l'exercice 1.6.",
        "Pour la softmax, pars de w_i = e^(x_i) / Z et applique la règle du quotient.",
    ),
    en=(
        "Whose Jacobian is this: the softmax's, or the division by the sum's?",
        "You apply the formula of exercise 1.6.",
        "For the softmax, start from w_i = e^(x_i) / Z and apply the quotient rule.",
    ),
)
def softmax_jacobian__of_the_sum(x: Tensor) -> Tensor:
    w = x / x.sum()
    return (torch.eye(len(w), dtype=w.dtype, device=w.device) - w.unsqueeze(1)) / x.sum()


@MISTAKES.of(
    "softmax_jacobian",
    "PS1-scores-not-weights",
    fr=(
        "La formule parle des poids w, pas des scores x. Lesquels as-tu mis ?",
        "Tu remplaces w par x dans la formule : il manque l'étape de la softmax.",
        "Calcule d'abord `w`, puis n'utilise plus que `w`.",
    ),
    en=(
        "The formula speaks of the weights w, not of the scores x. Which did you put in?",
        "You replace w by x in the formula: the step of the softmax is missing.",
        "Compute `w` first, then use `w` alone.",
    ),
)
def softmax_jacobian__of_scores(x: Tensor) -> Tensor:
    return torch.diag(x) - torch.outer(x, x)


@MISTAKES.of("softmax_jacobian", "MO-2", **DEFAULT_DTYPE)
def softmax_jacobian__zeros_float32(x: Tensor) -> Tensor:
    w = torch.softmax(x, dim=0)
    n = len(w)
    matrix = torch.zeros(n, n)
    for i in range(n):
        for j in range(n):
            matrix[i, j] = w[i] * ((1.0 if i == j else 0.0) - w[j])
    return matrix


@MISTAKES.of("softmax_jacobian", "MO-5", **IN_PLACE)
def softmax_jacobian__in_place(x: Tensor) -> Tensor:
    x -= x.max()
    w = torch.softmax(x, dim=0)
    return torch.diag(w) - torch.outer(w, w)


# 1.6 normalization_jacobian ---------------------------------------------------------------------


@MISTAKES.of(
    "normalization_jacobian",
    "PS1-transposed",
    fr=(
        "Ce Jacobien n'est pas symétrique : qui donne la ligne, le poids ou le score ?",
        "Lignes et colonnes sont échangées : la ligne i parle du poids w_i.",
        "Dans la ligne i, c'est w_i qui se soustrait, le même dans toute la ligne : "
        "`w.unsqueeze(1)`.",
    ),
    en=(
        "This Jacobian is not symmetric: what gives the row, the weight or the score?",
        "Rows and columns are swapped: row i speaks of weight w_i.",
        "In row i, it is w_i that is subtracted, the same along the whole row: `w.unsqueeze(1)`.",
    ),
)
def normalization_jacobian__transposed(x: Tensor) -> Tensor:
    total = x.sum()
    w = x / total
    return (torch.eye(len(x), dtype=x.dtype, device=x.device) - w.unsqueeze(0)) / total


@MISTAKES.of("normalization_jacobian", "SM-13", **DIAGONAL_ONLY)
def normalization_jacobian__diagonal_only(x: Tensor) -> Tensor:
    total = x.sum()
    return torch.diag((1 - x / total) / total)


@MISTAKES.of("normalization_jacobian", "SM-13", **DIAGONAL_ONLY)
def normalization_jacobian__sum_held_constant(x: Tensor) -> Tensor:
    total = x.sum()
    return torch.eye(len(x), dtype=x.dtype, device=x.device) / total


@MISTAKES.of("normalization_jacobian", "SM-13", **DELTA_MISSING)
def normalization_jacobian__delta_missing(x: Tensor) -> Tensor:
    total = x.sum()
    return -(x / total).unsqueeze(1).expand(len(x), len(x)) / total


@MISTAKES.of("normalization_jacobian", "SM-13", **DELTA_MISSING)
def normalization_jacobian__delta_everywhere(x: Tensor) -> Tensor:
    total = x.sum()
    return (1 - (x / total).unsqueeze(1).expand(len(x), len(x))) / total


@MISTAKES.of("normalization_jacobian", "SM-13", **JACOBIAN_SIGN)
def normalization_jacobian__sign(x: Tensor) -> Tensor:
    total = x.sum()
    w = x / total
    return (w.unsqueeze(1) - torch.eye(len(x), dtype=x.dtype, device=x.device)) / total


@MISTAKES.of(
    "normalization_jacobian",
    "SM-13",
    fr=(
        "Augmenter x_j augmente la somme : les autres poids montent-ils ou descendent-ils ?",
        "Hors de la diagonale, le signe est faux.",
        "Soustrais w_i au delta au lieu de l'ajouter.",
    ),
    en=(
        "Raising x_j raises the sum: do the other weights go up or down?",
        "Off the diagonal, the sign is wrong.",
        "Subtract w_i from the delta instead of adding it.",
    ),
)
def normalization_jacobian__weights_added(x: Tensor) -> Tensor:
    total = x.sum()
    w = x / total
    return (torch.eye(len(x), dtype=x.dtype, device=x.device) + w.unsqueeze(1)) / total


SUM_FACTOR: Hints = {
    "fr": (
        "Multiplie tous les scores par 10 : les poids ne changent pas. Et leurs dérivées ?",
        "Le facteur 1/S manque, ou il y en a un de trop.",
        "Avec w_i = x_i / S, la parenthèse (δ_ij − w_i) se divise une fois par S.",
    ),
    "en": (
        "Multiply all scores by 10: the weights stay. And their derivatives?",
        "The factor 1/S is missing, or there is one too many.",
        "With w_i = x_i / S, the bracket (δ_ij − w_i) is divided by S once.",
    ),
}


@MISTAKES.of("normalization_jacobian", "PS1-sum-factor", **SUM_FACTOR)
def normalization_jacobian__not_divided(x: Tensor) -> Tensor:
    w = x / x.sum()
    return torch.eye(len(x), dtype=x.dtype, device=x.device) - w.unsqueeze(1)


@MISTAKES.of("normalization_jacobian", "PS1-sum-factor", **SUM_FACTOR)
def normalization_jacobian__divided_twice(x: Tensor) -> Tensor:
    total = x.sum()
    w = x / total
    return (torch.eye(len(x), dtype=x.dtype, device=x.device) - w.unsqueeze(1)) / total**2


@MISTAKES.of(
    "normalization_jacobian",
    "PS1-scores-not-weights",
    fr=(
        "Dans la parenthèse, est-ce un score ou un poids qui se soustrait ?",
        "Tu soustrais x_i là où il faut w_i = x_i / S.",
        "Calcule `w` d'abord, puis soustrais `w`, pas `x`.",
    ),
    en=(
        "In the bracket, is it a score or a weight that is subtracted?",
        "You subtract x_i where w_i = x_i / S is needed.",
        "Compute `w` first, then subtract `w`, not `x`.",
    ),
)
def normalization_jacobian__scores_subtracted(x: Tensor) -> Tensor:
    return (torch.eye(len(x), dtype=x.dtype, device=x.device) - x.unsqueeze(1)) / x.sum()


OTHER_JACOBIAN: Hints = {
    "fr": (
        "De quelle normalisation est-ce le Jacobien : de la division par la somme, ou de la "
        "softmax ?",
        "Tu appliques la formule de la softmax, w_i (δ_ij − w_j).",
        "Dérive w_i = x_i / S par la règle du quotient : aucune exponentielle n'apparaît.",
    ),
    "en": (
        "Whose Jacobian is this: the division by the sum's, or the softmax's?",
        "You apply the formula of the softmax, w_i (δ_ij − w_j).",
        "Differentiate w_i = x_i / S by the quotient rule: no exponential comes up.",
    ),
}


@MISTAKES.of("normalization_jacobian", "PS1-other-jacobian", **OTHER_JACOBIAN)
def normalization_jacobian__softmax_formula(x: Tensor) -> Tensor:
    w = x / x.sum()
    return torch.diag(w) - torch.outer(w, w)


@MISTAKES.of("normalization_jacobian", "PS1-other-jacobian", **OTHER_JACOBIAN)
def normalization_jacobian__of_the_softmax(x: Tensor) -> Tensor:
    w = torch.softmax(x, dim=0)
    return torch.diag(w) - torch.outer(w, w)


@MISTAKES.of("normalization_jacobian", "PS1-signs", **SIGNS_DROPPED)
def normalization_jacobian__absolute_sum(x: Tensor) -> Tensor:
    total = x.abs().sum()
    w = x / total
    return (torch.eye(len(x), dtype=x.dtype, device=x.device) - w.unsqueeze(1)) / total


@MISTAKES.of("normalization_jacobian", "MO-2", **DEFAULT_DTYPE)
def normalization_jacobian__zeros_float32(x: Tensor) -> Tensor:
    total = x.sum()
    n = len(x)
    matrix = torch.zeros(n, n)
    for i in range(n):
        for j in range(n):
            matrix[i, j] = ((1.0 if i == j else 0.0) - x[i] / total) / total
    return matrix


@MISTAKES.of("normalization_jacobian", "MO-5", **IN_PLACE)
def normalization_jacobian__in_place(x: Tensor) -> Tensor:
    total = x.sum()
    x /= total
    return (torch.eye(len(x), dtype=x.dtype, device=x.device) - x.unsqueeze(1)) / total


# 1.7 context_vector -----------------------------------------------------------------------------


@MISTAKES.of("context_vector", "SC-16", **UNIFORM)
def context_vector__mean(query: Tensor, inputs: Tensor) -> Tensor:
    return inputs.mean(dim=0)


@MISTAKES.of("context_vector", "PS1-fixed-query", **FIXED_QUERY)
def context_vector__query_is_token_one(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ inputs[1], dim=0) @ inputs


@MISTAKES.of("context_vector", "SC-15", **NO_SOFTMAX)
def context_vector__no_softmax(query: Tensor, inputs: Tensor) -> Tensor:
    return (inputs @ query) @ inputs


@MISTAKES.of("context_vector", "SM-7", **SUM_NORMALISED)
def context_vector__sum_normalised(query: Tensor, inputs: Tensor) -> Tensor:
    scores = inputs @ query
    return (scores / scores.sum()) @ inputs


@MISTAKES.of("context_vector", "PS1-unnormalised", **UNNORMALISED)
def context_vector__unnormalised(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.exp(inputs @ query) @ inputs


@MISTAKES.of("context_vector", "PS1-scaled", **SCALED)
def context_vector__scaled(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ query / query.shape[0] ** 0.5, dim=0) @ inputs


@MISTAKES.of("context_vector", "PS1-scaled", **SCALED)
def context_vector__divided_by_size(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ query / query.shape[0], dim=0) @ inputs


@MISTAKES.of("context_vector", "PS1-sign", **NEGATED)
def context_vector__negated(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.softmax(-(inputs @ query), dim=0) @ inputs


@MISTAKES.of("context_vector", "MO-5", **IN_PLACE)
def context_vector__in_place(query: Tensor, inputs: Tensor) -> Tensor:
    weights = torch.softmax(inputs @ query, dim=0)
    inputs *= weights.unsqueeze(1)
    return inputs.sum(dim=0)


@MISTAKES.of("context_vector", "SM-4", **UNSTABLE)
def context_vector__no_shift(query: Tensor, inputs: Tensor) -> Tensor:
    e = torch.exp(inputs @ query)
    return (e / e.sum()) @ inputs


@MISTAKES.of("context_vector", "SM-11", **HARDMAX)
def context_vector__best_token(query: Tensor, inputs: Tensor) -> Tensor:
    return inputs[(inputs @ query).argmax()]


@MISTAKES.of("context_vector", "SM-11", **BASE_TWO)
def context_vector__base_two(query: Tensor, inputs: Tensor) -> Tensor:
    scores = inputs @ query
    e = torch.exp2(scores - scores.max())
    return (e / e.sum()) @ inputs


@MISTAKES.of("context_vector", "PS1-returns-weights", **RETURNS_WEIGHTS)
def context_vector__weights(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ query, dim=0)


@MISTAKES.of(
    "context_vector",
    "SC-10",
    fr=(
        "Le contexte est un seul vecteur. Combien de lignes a ton résultat ?",
        "Chaque ligne est pondérée, mais elles ne sont pas additionnées.",
        "Somme les lignes pondérées sur l'axe des jetons, `dim=0`.",
    ),
    en=(
        "The context is a single vector. How many rows has your result?",
        "Each row is weighted, but they are not added up.",
        "Sum the weighted rows over the axis of the tokens, `dim=0`.",
    ),
)
def context_vector__rows_not_added(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ query, dim=0).unsqueeze(1) * inputs


@MISTAKES.of(
    "context_vector",
    "PS1-wrong-axis",
    fr=(
        "Le contexte a d composantes, comme un jeton. Combien en a le tien ?",
        "La somme porte sur les composantes au lieu des jetons.",
        "Somme sur l'axe 0, celui des jetons.",
    ),
    en=(
        "The context has d components, as a token has. How many has yours?",
        "The sum runs over the components instead of the tokens.",
        "Sum over axis 0, the one of the tokens.",
    ),
)
def context_vector__summed_over_components(query: Tensor, inputs: Tensor) -> Tensor:
    return (torch.softmax(inputs @ query, dim=0).unsqueeze(1) * inputs).sum(1)


@MISTAKES.of(
    "context_vector",
    "SC-7",
    fr=(
        "De quoi le contexte est-il le mélange : des jetons, ou de la requête ?",
        "Les poids multiplient `query` au lieu des lignes d'`inputs`.",
        "La somme pondérée porte sur `inputs[t]`, un par poids.",
    ),
    en=(
        "What is the context a mixture of: the tokens, or the query?",
        "The weights multiply `query` instead of the rows of `inputs`.",
        "The weighted sum is over `inputs[t]`, one for each weight.",
    ),
)
def context_vector__of_the_query(query: Tensor, inputs: Tensor) -> Tensor:
    return sum(w * query for w in torch.softmax(inputs @ query, dim=0))


@MISTAKES.of("context_vector", "PS1-fixed-size", **FIXED_SIZE)
def context_vector__six_tokens(query: Tensor, inputs: Tensor) -> Tensor:
    weights = torch.softmax(inputs @ query, dim=0)
    return sum(weights[i] * inputs[i] for i in range(6))


@MISTAKES.of("context_vector", "MO-2", **DEFAULT_DTYPE)
def context_vector__zeros_float32(query: Tensor, inputs: Tensor) -> Tensor:
    weights = torch.softmax(inputs @ query, dim=0)
    context = torch.zeros(query.shape)
    for i, row in enumerate(inputs):
        context += weights[i] * row
    return context


@MISTAKES.of("context_vector", "PR-8", **GRADIENT_LOST)
def context_vector__weights_detached(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ query, dim=0).detach() @ inputs


@MISTAKES.of("context_vector", "PR-8", **GRADIENT_LOST)
def context_vector__detached(query: Tensor, inputs: Tensor) -> Tensor:
    with torch.no_grad():
        return torch.softmax(inputs @ query, dim=0) @ inputs


@MISTAKES.of("context_vector", "SC-18", **HARD_CODED)
def context_vector__document_numbers(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.tensor([0.4419, 0.6515, 0.5683])


@MISTAKES.of("context_vector", "PS1-rounded", **ROUNDED)
def context_vector__rounded(query: Tensor, inputs: Tensor) -> Tensor:
    return torch.round(torch.softmax(inputs @ query, dim=0) @ inputs, decimals=4)


# 1.8 all_context_vectors ------------------------------------------------------------------------


@MISTAKES.of(
    "all_context_vectors",
    "SM-1",
    family="all_context_vectors-columns",
    fr=(
        "Chaque *ligne* (une requête) doit sommer à 1 ; chez toi, ce sont les colonnes.",
        "La softmax porte sur l'axe 0 de la matrice des scores, ou les poids sont transposés.",
        "Normalise chaque ligne (dernier axe), puis multiplie par `inputs` sans `.T`.",
    ),
    en=(
        "Each *row* (one query) must sum to 1; yours sums to 1 down the columns.",
        "The softmax runs over axis 0 of the matrix of scores, or the weights are transposed.",
        "Normalise each row (last axis), then multiply with `inputs` without `.T`.",
    ),
)
def all_context_vectors__axis_zero(inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ inputs.T, dim=0) @ inputs


@MISTAKES.of(
    "all_context_vectors",
    "SC-6",
    family="all_context_vectors-columns",
    fr=(
        "La ligne i appartient à la requête i. Et dans ta matrice de poids ?",
        "Les poids sont transposés avant la somme pondérée, ou normalisés par colonnes.",
        "Multiplie la matrice des poids elle-même, sans `.T`, par `inputs`.",
    ),
    en=(
        "Row i belongs to query i. And in your matrix of weights?",
        "The weights are transposed before the weighted sum, or normalised by columns.",
        "Multiply the matrix of weights itself, without `.T`, with `inputs`.",
    ),
)
def all_context_vectors__weights_transposed(inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ inputs.T, dim=-1).T @ inputs


RESULT_TRANSPOSED: Hints = {
    "fr": (
        "T jetons à d composantes : quelle forme doit avoir ton résultat ?",
        "Une transposée de trop, à la fin : les contextes sont en colonnes, ou le produit échoue "
        "dès que T diffère de d.",
        "Multiplie les poids par `inputs`, sans `.T` ni sur `inputs` ni sur le résultat.",
    ),
    "en": (
        "T tokens of d components: which shape must your result have?",
        "One transpose too many, at the end: the contexts stand in columns, or the product fails "
        "as soon as T differs from d.",
        "Multiply the weights with `inputs`, with no `.T` on `inputs` or on the result.",
    ),
}


@MISTAKES.of("all_context_vectors", "PS1-transposed", **RESULT_TRANSPOSED)
def all_context_vectors__result_transposed(inputs: Tensor) -> Tensor:
    return (torch.softmax(inputs @ inputs.T, dim=-1) @ inputs).T


@MISTAKES.of("all_context_vectors", "PS1-transposed", **RESULT_TRANSPOSED)
def all_context_vectors__values_transposed(inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ inputs.T, dim=-1) @ inputs.T


@MISTAKES.of("all_context_vectors", "SC-16", **UNIFORM)
def all_context_vectors__mean(inputs: Tensor) -> Tensor:
    return inputs.mean(dim=0).expand_as(inputs)


@MISTAKES.of(
    "all_context_vectors",
    "SC-16",
    fr=(
        "Chaque contexte doit mêler plusieurs jetons. Les tiens en mêlent-ils ?",
        "Tu rends les entrées telles quelles : aucun poids n'intervient.",
        "Compare chaque jeton à tous les autres, puis fais la somme pondérée.",
    ),
    en=(
        "Each context must mix several tokens. Do yours?",
        "You return the inputs as they are: no weight comes in.",
        "Compare each token with all the others, then take the weighted sum.",
    ),
)
def all_context_vectors__inputs(inputs: Tensor) -> Tensor:
    return inputs.clone()


@MISTAKES.of("all_context_vectors", "SC-16", **UNIFORM)
def all_context_vectors__cumulative_mean(inputs: Tensor) -> Tensor:
    seen = torch.ones_like(inputs[:, :1]).cumsum(dim=0)
    return inputs.cumsum(dim=0) / seen


@MISTAKES.of("all_context_vectors", "SC-15", **NO_SOFTMAX)
def all_context_vectors__no_softmax(inputs: Tensor) -> Tensor:
    return inputs @ inputs.T @ inputs


@MISTAKES.of("all_context_vectors", "SM-7", **SUM_NORMALISED)
def all_context_vectors__sum_normalised(inputs: Tensor) -> Tensor:
    scores = inputs @ inputs.T
    return (scores / scores.sum(dim=-1, keepdim=True)) @ inputs


@MISTAKES.of("all_context_vectors", "SM-6", **KEEPDIM)
def all_context_vectors__keepdim_missing(inputs: Tensor) -> Tensor:
    e = torch.exp(inputs @ inputs.T)
    return (e / e.sum(dim=-1)) @ inputs


@MISTAKES.of("all_context_vectors", "SM-6", **KEEPDIM)
def all_context_vectors__keepdim_missing_after_the_shift(inputs: Tensor) -> Tensor:
    scores = inputs @ inputs.T
    e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
    return (e / e.sum(dim=-1)) @ inputs


@MISTAKES.of("all_context_vectors", "SM-6", **KEEPDIM)
def all_context_vectors__keepdim_missing_in_the_maximum(inputs: Tensor) -> Tensor:
    scores = inputs @ inputs.T
    e = torch.exp(scores - scores.amax(dim=-1))
    return (e / e.sum(dim=-1, keepdim=True)) @ inputs


@MISTAKES.of("all_context_vectors", "PS1-sign", **NEGATED)
def all_context_vectors__negated(inputs: Tensor) -> Tensor:
    return torch.softmax(-(inputs @ inputs.T), dim=-1) @ inputs


@MISTAKES.of("all_context_vectors", "PS1-scaled", **SCALED)
def all_context_vectors__scaled(inputs: Tensor) -> Tensor:
    scores = inputs @ inputs.T / inputs.shape[1] ** 0.5
    return torch.softmax(scores, dim=-1) @ inputs


@MISTAKES.of("all_context_vectors", "PS1-scaled", **SCALED)
def all_context_vectors__divided_by_size(inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ inputs.T / inputs.shape[1], dim=-1) @ inputs


@MISTAKES.of("all_context_vectors", "SM-4", **UNSTABLE)
def all_context_vectors__no_shift(inputs: Tensor) -> Tensor:
    e = torch.exp(inputs @ inputs.T)
    return (e / e.sum(dim=-1, keepdim=True)) @ inputs


@MISTAKES.of("all_context_vectors", "PS1-global-max", **GLOBAL_MAX)
def all_context_vectors__global_maximum(inputs: Tensor) -> Tensor:
    scores = inputs @ inputs.T
    e = torch.exp(scores - scores.max())
    return (e / e.sum(dim=-1, keepdim=True)) @ inputs


@MISTAKES.of("all_context_vectors", "PS1-flat", **FLATTENED)
def all_context_vectors__flattened(inputs: Tensor) -> Tensor:
    scores = inputs @ inputs.T
    return torch.softmax(scores.flatten(), dim=0).reshape(scores.shape) @ inputs


@MISTAKES.of("all_context_vectors", "SM-11", **HARDMAX)
def all_context_vectors__best_token(inputs: Tensor) -> Tensor:
    return inputs[(inputs @ inputs.T).argmax(dim=-1)]


@MISTAKES.of("all_context_vectors", "PS1-returns-weights", **RETURNS_WEIGHTS)
def all_context_vectors__weights(inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ inputs.T, dim=-1)


@MISTAKES.of(
    "all_context_vectors",
    "PS1-single-query",
    fr=(
        "Chaque jeton pose sa question à son tour : combien de contextes en tout ?",
        "Tu calcules le contexte d'un seul jeton.",
        "Fais de chaque ligne d'`inputs` une requête : `inputs @ inputs.T` les compare toutes.",
    ),
    en=(
        "Each token asks its question in turn: how many contexts in all?",
        "You compute the context of a single token.",
        "Make each row of `inputs` a query: `inputs @ inputs.T` compares them all.",
    ),
)
def all_context_vectors__one_token(inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ inputs[1], dim=0) @ inputs


@MISTAKES.of(
    "all_context_vectors",
    "PS1-components",
    fr=(
        "Qui compares-tu : les jetons entre eux, ou les composantes entre elles ?",
        "Le produit est pris dans l'autre sens : la matrice des scores est (d, d), pas (T, T).",
        "Pour T jetons, les scores ont la forme (T, T) : la transposée vient en second.",
    ),
    en=(
        "What do you compare: the tokens with one another, or the components?",
        "The product is taken the other way round: the matrix of scores is (d, d), not (T, T).",
        "For T tokens, the scores have shape (T, T): the transpose comes second.",
    ),
)
def all_context_vectors__between_components(inputs: Tensor) -> Tensor:
    return inputs @ torch.softmax(inputs.T @ inputs, dim=-1)


@MISTAKES.of(
    "all_context_vectors",
    "PS1-causal",
    fr=(
        "Ici chaque jeton regarde toute la phrase, les mots suivants compris.",
        "Un masque cache les jetons suivants : il viendra avec l'attention causale.",
        "Enlève le masque (`tril`, `triu`, −inf) : toutes les paires comptent.",
    ),
    en=(
        "Here each token looks at the whole sentence, the words that follow included.",
        "A mask hides the tokens that follow: it will come with causal attention.",
        "Remove the mask (`tril`, `triu`, −inf): all pairs count.",
    ),
)
def all_context_vectors__causal(inputs: Tensor) -> Tensor:
    scores = inputs @ inputs.T
    future = torch.triu(torch.ones_like(scores), diagonal=1).bool()
    return torch.softmax(scores.masked_fill(future, float("-inf")), dim=-1) @ inputs


@MISTAKES.of(
    "all_context_vectors",
    "PS1-self-excluded",
    fr=(
        "Un jeton a-t-il le droit de se regarder lui-même ?",
        "La diagonale des scores est masquée : chaque jeton doit aussi se peser lui-même.",
        "Laisse la diagonale d'`inputs @ inputs.T` en place.",
    ),
    en=(
        "May a token look at itself?",
        "The diagonal of the scores is masked: each token must weigh itself too.",
        "Leave the diagonal of `inputs @ inputs.T` in place.",
    ),
)
def all_context_vectors__self_excluded(inputs: Tensor) -> Tensor:
    scores = inputs @ inputs.T
    own = torch.eye(len(inputs), device=inputs.device).bool()
    return torch.softmax(scores.masked_fill(own, float("-inf")), dim=-1) @ inputs


@MISTAKES.of("all_context_vectors", "PS1-fixed-size", **FIXED_SIZE)
def all_context_vectors__six_tokens(inputs: Tensor) -> Tensor:
    rows = [torch.softmax(inputs @ inputs[i], dim=0) @ inputs for i in range(6)]
    return torch.stack(rows)


@MISTAKES.of("all_context_vectors", "MO-2", **DEFAULT_DTYPE)
def all_context_vectors__zeros_float32(inputs: Tensor) -> Tensor:
    contexts = torch.zeros(inputs.shape)
    for i, query in enumerate(inputs):
        contexts[i] = torch.softmax(inputs @ query, dim=0) @ inputs
    return contexts


@MISTAKES.of("all_context_vectors", "PR-8", **GRADIENT_LOST)
def all_context_vectors__weights_detached(inputs: Tensor) -> Tensor:
    return torch.softmax(inputs @ inputs.T, dim=-1).detach() @ inputs


@MISTAKES.of("all_context_vectors", "PR-8", **GRADIENT_LOST)
def all_context_vectors__detached(inputs: Tensor) -> Tensor:
    with torch.no_grad():
        return torch.softmax(inputs @ inputs.T, dim=-1) @ inputs


@MISTAKES.of("all_context_vectors", "SC-18", **HARD_CODED)
def all_context_vectors__document_numbers(inputs: Tensor) -> Tensor:
    return torch.tensor(
        [
            [0.4421, 0.5931, 0.5790],
            [0.4419, 0.6515, 0.5683],
            [0.4431, 0.6496, 0.5671],
            [0.4304, 0.6298, 0.5510],
            [0.4671, 0.5910, 0.5266],
            [0.4177, 0.6503, 0.5645],
        ]
    )


# 1.9 soft_lookup --------------------------------------------------------------------------------


@MISTAKES.of(
    "soft_lookup",
    "SA-1",
    fr=(
        "Plus c'est chaud, plus c'est plat. Que font tes poids quand la température monte ?",
        "Tu multiplies les scores par la température au lieu de les diviser.",
        "Dans la softmax : `scores / ...`, pas `scores * ...`.",
    ),
    en=(
        "Hotter is flatter. What do your weights do when the temperature rises?",
        "You multiply the scores by the temperature instead of dividing them.",
        "Inside the softmax: `scores / ...`, not `scores * ...`.",
    ),
)
def soft_lookup__temperature_multiplied(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = torch.softmax(keys @ query * temperature, dim=0)
    return weights @ values, weights


TEMPERATURE_OUTSIDE: Hints = {
    "fr": (
        "La température agit à l'intérieur de l'exponentielle. Où l'as-tu mise ?",
        "Elle ne touche pas les scores : tu l'oublies, ou tu l'appliques à des poids déjà "
        "normalisés.",
        "Divise les scores par la température *avant* la softmax.",
    ),
    "en": (
        "The temperature acts inside the exponential. Where did you put it?",
        "It does not reach the scores: you leave it out, or apply it to weights that are already "
        "normalised.",
        "Divide the scores by the temperature *before* the softmax.",
    ),
}


@MISTAKES.of(
    "soft_lookup", "SA-2", family="soft_lookup-temperature-without-effect", **TEMPERATURE_OUTSIDE
)
def soft_lookup__temperature_on_weights(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = torch.softmax(keys @ query, dim=0) / temperature
    weights = weights / weights.sum()
    return weights @ values, weights


@MISTAKES.of(
    "soft_lookup",
    "PS1-temperature-ignored",
    family="soft_lookup-temperature-without-effect",
    **TEMPERATURE_OUTSIDE,
)
def soft_lookup__temperature_ignored(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = torch.softmax(keys @ query, dim=0)
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "SA-2", **TEMPERATURE_OUTSIDE)
def soft_lookup__softmax_of_weights(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = torch.softmax(torch.softmax(keys @ query, dim=0) / temperature, dim=0)
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "SA-2", **TEMPERATURE_OUTSIDE)
def soft_lookup__weights_divided(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = torch.softmax(keys @ query, dim=0) / temperature
    return weights @ values, weights


@MISTAKES.of(
    "soft_lookup",
    "PS1-scaled",
    fr=(
        "Pour l'exemple du document on attend environ 42 %, 16 %, 42 %. Qu'obtiens-tu ?",
        "Les scores sont divisés par √d_k : ici la température seule les divise.",
        "Enlève la racine : `scores / temperature`, rien de plus.",
    ),
    en=(
        "For the document's example about 42%, 16%, 42% are expected. What do you get?",
        "The scores are divided by √d_k: here the temperature alone divides them.",
        "Remove the root: `scores / temperature`, nothing more.",
    ),
)
def soft_lookup__scaled(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query / keys.shape[-1] ** 0.5
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


DEFAULT_TEMPERATURE: Hints = {
    "fr": (
        "Sans température donnée, par quoi les scores doivent-ils être divisés ?",
        "Ta température par défaut n'est pas 1 : c'est un autre nombre, ou √d_k.",
        "La signature demandée se termine par `temperature=1.0`.",
    ),
    "en": (
        "When no temperature is given, what should the scores be divided by?",
        "Your default temperature is not 1: it is another number, or √d_k.",
        "The signature asked for ends with `temperature=1.0`.",
    ),
}


@MISTAKES.of("soft_lookup", "PS1-default-temperature", **DEFAULT_TEMPERATURE)
def soft_lookup__default_is_two(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 2.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "PS1-default-temperature", **DEFAULT_TEMPERATURE)
def soft_lookup__default_is_root(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float | None = None
) -> tuple[Tensor, Tensor]:
    if temperature is None:
        temperature = keys.shape[-1] ** 0.5
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


RETURNED_PAIR: Hints = {
    "fr": (
        "Deux résultats sont demandés. Lesquels, et dans quel ordre ?",
        "Il en manque un, ou ils sont échangés : d'abord la sortie, puis les poids.",
        "Termine par `return output, weights`.",
    ),
    "en": (
        "Two results are asked for. Which, and in which order?",
        "One is missing, or they are swapped: first the output, then the weights.",
        "End with `return output, weights`.",
    ),
}


@MISTAKES.of("soft_lookup", "SC-17", **RETURNED_PAIR)
def soft_lookup__swapped_results(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights, weights @ values


@MISTAKES.of("soft_lookup", "SC-17", **RETURNED_PAIR)
def soft_lookup__output_alone(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> Tensor:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    return torch.softmax(keys @ query / temperature, dim=0) @ values


@MISTAKES.of("soft_lookup", "SC-17", **RETURNED_PAIR)
def soft_lookup__scores_returned(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query / temperature
    return torch.softmax(scores, dim=0) @ values, scores


KEYS_AND_VALUES: Hints = {
    "fr": (
        "Laquelle est comparée à la requête, laquelle est transmise ?",
        "Clés et valeurs ont échangé leurs rôles, ou la clé est transmise à la place de la valeur.",
        "Les scores viennent de `keys`, la somme pondérée de `values`.",
    ),
    "en": (
        "Which one is compared with the query, which one is transmitted?",
        "Keys and values swapped their parts, or the key is transmitted in place of the value.",
        "The scores come from `keys`, the weighted sum from `values`.",
    ),
}


@MISTAKES.of("soft_lookup", "SC-8", **KEYS_AND_VALUES)
def soft_lookup__keys_and_values_swapped(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = torch.softmax(values @ query / temperature, dim=0)
    return weights @ keys, weights


@MISTAKES.of("soft_lookup", "SC-8", **KEYS_AND_VALUES)
def soft_lookup__keys_transmitted(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ keys, weights


@MISTAKES.of("soft_lookup", "SC-15", **NO_SOFTMAX)
def soft_lookup__no_softmax(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = keys @ query / temperature
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "SM-7", **SUM_NORMALISED)
def soft_lookup__sum_normalised(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query / temperature
    weights = scores / scores.sum()
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "SC-16", **UNIFORM)
def soft_lookup__uniform(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = torch.full_like(keys[:, 0], 1.0 / len(keys))
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "SM-11", **HARDMAX)
def soft_lookup__hard(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.zeros_like(scores)
    weights[scores.argmax()] = 1.0
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "SM-4", **UNSTABLE)
def soft_lookup__no_shift(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    e = torch.exp(keys @ query / temperature)
    weights = e / e.sum()
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "PS1-sign", **NEGATED)
def soft_lookup__negated(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = -(keys @ query)
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "MO-5", **IN_PLACE)
def soft_lookup__in_place(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    values *= weights.unsqueeze(1)
    return values.sum(dim=0), weights


@MISTAKES.of(
    "soft_lookup",
    "PS1-sticky",
    why_hidden="no visible call leaves the temperature out after one that gives it",
    fr=(
        "Le même appel, deux fois de suite, donne-t-il toujours le même résultat ?",
        "Ta fonction se souvient de la température d'un appel précédent, et s'en ressert.",
        "N'écris dans rien qui survive à l'appel : ni variable globale, ni valeur par défaut "
        "modifiable.",
    ),
    en=(
        "Does the same call, made twice, always give the same result?",
        "Your function remembers the temperature of an earlier call, and uses it again.",
        "Write into nothing that outlives the call: no global variable, no mutable default value.",
    ),
)
def soft_lookup__temperature_remembered(
    query: Tensor,
    keys: Tensor,
    values: Tensor,
    temperature: float | None = None,
    memory: list[float] = [1.0],  # noqa: B006 - the mistake itself
) -> tuple[Tensor, Tensor]:
    if temperature is None:
        temperature = memory[0]
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    memory[0] = temperature
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


ERROR_MISSING: Hints = {
    "fr": (
        "Que signifie une température de 0, ou négative ? L'énoncé demande de la refuser.",
        "Rien n'arrête ce cas, ou pas toutes ses formes, ou pas par la bonne exception.",
        "Commence par un `if` sur la température, suivi de `raise ValueError(...)`.",
    ),
    "en": (
        "What does a temperature of 0 or below mean? The statement asks to refuse it.",
        "Nothing stops this case, or not all of its forms, or not by the right exception.",
        "Begin with an `if` on the temperature, followed by `raise ValueError(...)`.",
    ),
}


@MISTAKES.of("soft_lookup", "PS1-no-error", **ERROR_MISSING)
def soft_lookup__no_error(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "PS1-no-error", **ERROR_MISSING)
def soft_lookup__zero_allowed(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature < 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "PS1-no-error", **ERROR_MISSING)
def soft_lookup__negative_allowed(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature == 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "PS1-no-error", **ERROR_MISSING)
def soft_lookup__assertion(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    assert temperature > 0
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


@MISTAKES.of(
    "soft_lookup",
    "PS1-too-strict",
    fr=(
        "Une température de 0,3 est froide, mais permise. La refuses-tu ?",
        "Ta condition écarte aussi des températures positives.",
        "Compare à 0, pas à 1 : seul ce qui n'est pas strictement positif est refusé.",
    ),
    en=(
        "A temperature of 0.3 is cold, but allowed. Do you refuse it?",
        "Your condition turns away positive temperatures too.",
        "Compare with 0, not with 1: only what is not strictly positive is refused.",
    ),
)
def soft_lookup__below_one_refused(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature < 1:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "PR-8", **GRADIENT_LOST)
def soft_lookup__weights_detached(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0).detach()
    return weights @ values, weights


@MISTAKES.of("soft_lookup", "MO-2", **DEFAULT_DTYPE)
def soft_lookup__zeros_float32(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    scores = keys @ query
    weights = torch.softmax((scores - scores.max()) / temperature, dim=0)
    output = torch.zeros(values.shape[1])
    for w, value in zip(weights, values, strict=True):
        output += w * value
    return output, weights


@MISTAKES.of(
    "soft_lookup",
    "SC-18",
    **HARD_CODED,
)
def soft_lookup__document_numbers(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    weights = torch.tensor([0.4223188, 0.1553624, 0.4223188])
    return weights @ values, weights
