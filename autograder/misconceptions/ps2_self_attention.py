"""Known mistakes of ps2_self_attention, each a small wrong program with three levels of hint.

Keys of the shared list (SC-1) stand where the list has the idea; keys in PS2- are this
assignment's own. Most hints serve several exercises, so they all stand first.
"""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841, RET504, RUF059

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypedDict

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    SelfAttention_v1 = SelfAttention_v2 = Any
    inputs = W_query = W_key = Tensor()

MISTAKES = Mistakes()


class Hints(TypedDict):
    """The three levels (idea, place, nearly the code) in each language."""

    fr: tuple[str, str, str]
    en: tuple[str, str, str]


NO_SCALE: Hints = {
    "fr": (
        "Tes poids sont trop piqués quand d_k grandit. Que vaut la variance de q·k ?",
        "Les scores vont à la softmax sans division : la racine de d_k manque.",
        "Divise `queries @ keys.transpose(-2, -1)` par `math.sqrt(d_k)`, d_k étant "
        "`keys.shape[-1]`.",
    ),
    "en": (
        "Your weights are too peaked when d_k grows. What is the variance of q·k?",
        "The scores go to the softmax undivided: the root of d_k is missing.",
        "Divide `queries @ keys.transpose(-2, -1)` by `math.sqrt(d_k)`, where d_k is "
        "`keys.shape[-1]`.",
    ),
}

WHOLE_SCALE: Hints = {
    "fr": (
        "Tes poids sont trop plats. Par quoi ramène-t-on un écart-type à 1 : par la "
        "variance, ou par l'écart-type ?",
        "Tu divises par d_k, la variance. C'est l'écart-type, sa racine, qu'il faut.",
        "Il manque une racine : `math.sqrt(d_k)`, ou `d_k ** 0.5`.",
    ),
    "en": (
        "Your weights are too flat. What brings a standard deviation back to 1: the "
        "variance, or the standard deviation?",
        "You divide by d_k, the variance. It takes the standard deviation, its root.",
        "A root is missing: `math.sqrt(d_k)`, or `d_k ** 0.5`.",
    ),
}

WRONG_LENGTH: Hints = {
    "fr": (
        "Juste seulement quand d_k égale une autre dimension. Quelle longueur va sous la racine ?",
        "Tu prends la racine d'une autre taille : nombre de jetons, taille d'un jeton ou "
        "d'une valeur.",
        "Les vecteurs qu'on multiplie sont une requête et une clé : leur taille est "
        "`keys.shape[-1]`.",
    ),
    "en": (
        "Right only when d_k equals another dimension. Whose length goes under the root?",
        "You take the root of another size: number of tokens, size of a token or of a value.",
        "The vectors that are multiplied are a query and a key: their size is `keys.shape[-1]`.",
    ),
}

SCALE_MULTIPLIED: Hints = {
    "fr": (
        "La racine doit calmer les scores. Que fait la tienne ?",
        "Tu multiplies par √d_k au lieu de diviser.",
        "`scores / math.sqrt(d_k)`, ou `scores * d_k ** -0.5` : remarque le signe.",
    ),
    "en": (
        "The root must calm the scores down. What does yours do?",
        "You multiply by √d_k instead of dividing.",
        "`scores / math.sqrt(d_k)`, or `scores * d_k ** -0.5`: mind the sign.",
    ),
}

SCALE_AFTER: Hints = {
    "fr": (
        "Que vaut la somme de chaque ligne de tes poids ?",
        "La division par √d_k vient après la softmax : elle ne change plus leur forme et "
        "casse leur somme.",
        "Divise les scores d'abord, puis applique la softmax, et ne touche plus aux poids.",
    ),
    "en": (
        "What does each row of your weights sum to?",
        "The division by √d_k comes after the softmax: it no longer changes their shape, and "
        "breaks their sum.",
        "Divide the scores first, then apply the softmax, and leave the weights alone.",
    ),
}

SCORES_TRANSPOSED: Hints = {
    "fr": (
        "La ligne i appartient à la requête i. Compare Q Kᵀ et K Qᵀ.",
        "Tes scores ont une ligne par clé : le produit est pris dans l'autre sens.",
        "`queries` à gauche, `keys` transposé à droite : `queries @ keys.transpose(-2, -1)`.",
    ),
    "en": (
        "Row i must belong to query i. Compare Q Kᵀ and K Qᵀ.",
        "Your scores have one row a key: the product is taken the other way round.",
        "`queries` on the left, `keys` transposed on the right: `queries @ "
        "keys.transpose(-2, -1)`.",
    ),
}

NOT_VALUES: Hints = {
    "fr": (
        "Le contexte additionne les valeurs. Qu'additionnes-tu ?",
        "Les poids multiplient les jetons eux-mêmes : la projection des valeurs ne sert à rien.",
        "La sortie est `weights @ values`, où `values` vient de `W_value` (ou `W_V`, `w_v`).",
    ),
    "en": (
        "The context sums the values. What do you sum?",
        "The weights multiply the tokens themselves: the projection of the values is of no use.",
        "The output is `weights @ values`, where `values` comes from `W_value` (or `W_V`, `w_v`).",
    ),
}

ROLES_SWAPPED: Hints = {
    "fr": (
        "Qui pose la question, laquelle est comparée, laquelle est transmise ?",
        "Deux des trois rôles (requête, clé, valeur) sont échangés ou confondus.",
        "Requêtes et clés font les scores ; les valeurs, et elles seules, font la sortie.",
    ),
    "en": (
        "Who asks the question, which one is compared, which one is transmitted?",
        "Two of the three parts (query, key, value) are swapped or mixed up.",
        "Queries and keys make the scores; values, and they alone, make the output.",
    ),
}

ELEMENTWISE: Hints = {
    "fr": (
        "Chaque requête rencontre chaque clé : combien de scores cela fait-il ?",
        "`*` multiplie nombre à nombre : la requête i ne rencontre que la clé i.",
        "Il faut toutes les paires : le produit matriciel `@` avec les clés transposées.",
    ),
    "en": (
        "Every query meets every key: how many scores does that make?",
        "`*` multiplies number by number: query i meets key i alone.",
        "All pairs are needed: the matrix product `@` with the keys transposed.",
    ),
}

ALL_AXES_REVERSED: Hints = {
    "fr": (
        "Avec un lot, les clés ont trois axes. Lesquels faut-il échanger ?",
        "`.T` renverse *tous* les axes, le lot aussi ; `transpose(0, 1)` échange le lot et "
        "les jetons.",
        "Échange les deux derniers seulement : `keys.transpose(-2, -1)`, ou `keys.mT`.",
    ),
    "en": (
        "With a batch, the keys have three axes. Which ones should be swapped?",
        "`.T` reverses *all* axes, the batch included; `transpose(0, 1)` swaps batch and tokens.",
        "Swap the last two only: `keys.transpose(-2, -1)`, or `keys.mT`.",
    ),
}

NO_SOFTMAX: Hints = {
    "fr": (
        "Tes poids forment-ils une distribution : positifs, de somme 1 ?",
        "Les scores bruts servent de poids : la softmax manque entre les deux.",
        "Passe les scores divisés par `torch.softmax(..., dim=-1)` avant d'aller plus loin.",
    ),
    "en": (
        "Are your weights a distribution: positive, summing to 1?",
        "The raw scores serve as weights: the softmax between the two is missing.",
        "Pass the divided scores through `torch.softmax(..., dim=-1)` before you go on.",
    ),
}

NO_QUERY: Hints = {
    "fr": (
        "Ta sortie ne dépend pas de Q.",
        "Tous les jetons pèsent autant, ou aucun poids n'intervient : ce n'est pas de l'attention.",
        "Calcule les scores Q Kᵀ / √d_k, puis leur softmax, puis la somme pondérée des valeurs.",
    ),
    "en": (
        "Your output does not depend on Q.",
        "All tokens weigh the same, or no weight comes in: this is not attention.",
        "Compute the scores Q Kᵀ / √d_k, then their softmax, then the weighted sum of the values.",
    ),
}

RESULTS: Hints = {
    "fr": (
        "Combien de résultats sont demandés, et dans quel ordre ?",
        "Il en manque, il y en a un de trop, ou ils ne sont pas dans l'ordre de l'énoncé.",
        "Compare ta ligne `return` à la dernière ligne de l'énoncé, résultat par résultat.",
    ),
    "en": (
        "How many results are asked for, and in which order?",
        "One is missing, there is one too many, or they are not in the order of the statement.",
        "Compare your `return` line with the statement, result by result.",
    ),
}

HARD_CODED: Hints = {
    "fr": (
        "Tu rends toujours les mêmes nombres : que devrait donner une autre entrée ?",
        "Ta réponse ne regarde pas les arguments : ce sont les nombres imprimés dans le document.",
        "Remplace ces nombres par le calcul qui les produit, à partir des arguments.",
    ),
    "en": (
        "You always return the same numbers: what should another input give?",
        "Your answer does not look at the arguments: it is the numbers that the document prints.",
        "Replace these numbers by the computation that produces them, from the arguments.",
    ),
}

AXIS_OF_QUERIES: Hints = {
    "fr": (
        "Chaque *ligne* (une requête) doit sommer à 1 ; chez toi, ce sont les colonnes.",
        "La softmax porte sur l'axe des requêtes au lieu de celui des clés.",
        "L'axe des clés est le dernier : `dim=-1`.",
    ),
    "en": (
        "Each *row* (one query) must sum to 1; yours sums to 1 down the columns.",
        "The softmax runs over the axis of the queries instead of that of the keys.",
        "The axis of the keys is the last: `dim=-1`.",
    ),
}

AXIS_ONE: Hints = {
    "fr": (
        "En 2-D l'axe 1 est le dernier. Et avec un lot ?",
        "Un axe est compté depuis le début : dès qu'il y a un lot, ce n'est plus le bon.",
        "Compte depuis la fin : `dim=-1`, `shape[-1]`.",
    ),
    "en": (
        "In 2-D, axis 1 is the last. And with a batch?",
        "An axis is counted from the start: as soon as there is a batch, it is no longer the "
        "right one.",
        "Count from the end: `dim=-1`, `shape[-1]`.",
    ),
}

UNSTABLE: Hints = {
    "fr": (
        "Des nan dès que les scores sont grands : que vaut exp(800) ?",
        "L'exponentielle déborde avant la division : soustrais d'abord le maximum de chaque ligne.",
        "Décale les scores par leur maximum le long du dernier axe, ou sers-toi de "
        "`torch.softmax`.",
    ),
    "en": (
        "NaN as soon as the scores are large: what is exp(800)?",
        "The exponential overflows before the division: subtract the maximum of each row first.",
        "Shift the scores by their maximum along the last axis, or use `torch.softmax`.",
    ),
}

GLOBAL_MAX: Hints = {
    "fr": (
        "Un seul maximum pour toute la matrice : que devient une ligne qui en est très loin ?",
        "Le maximum est pris sur tous les scores : les lignes bien plus petites donnent 0/0.",
        "Prends un maximum par ligne, en gardant l'axe (`keepdim=True`, ou `keepdims=True` "
        "en NumPy).",
    ),
    "en": (
        "One maximum for the whole matrix: what becomes of a row that is far below it?",
        "The maximum is taken over all scores: rows that are much smaller give 0/0.",
        "Take one maximum a row, and keep the axis (`keepdim=True`, or `keepdims=True` in NumPy).",
    ),
}

KEEPDIM: Hints = {
    "fr": (
        "Quelles sont les formes des exponentielles et de leur somme par ligne ?",
        "La somme perd son axe : la division s'aligne sur les colonnes, ou échoue.",
        "Garde l'axe : `keepdim=True`, ou `keepdims=True` en NumPy.",
    ),
    "en": (
        "What are the shapes of the exponentials and of their sum by row?",
        "The sum loses its axis: the division lines up with the columns, or fails.",
        "Keep the axis: `keepdim=True`, or `keepdims=True` in NumPy.",
    ),
}

SUM_NORMALISED: Hints = {
    "fr": (
        "Que se passe-t-il quand un score est négatif ?",
        "Tu divises les scores par leur somme : ce n'est pas une softmax.",
        "Passe d'abord les scores par l'exponentielle, ou appelle `torch.softmax`.",
    ),
    "en": (
        "What happens when a score is negative?",
        "You divide the scores by their sum: that is not a softmax.",
        "Pass the scores through the exponential first, or call `torch.softmax`.",
    ),
}

LOGARITHM: Hints = {
    "fr": (
        "Un poids est une proportion : peut-il être négatif ?",
        "Tu rends le logarithme des poids (log-softmax).",
        "Remplace `log_softmax` par `softmax`.",
    ),
    "en": (
        "A weight is a proportion: can it be negative?",
        "You return the logarithm of the weights (log-softmax).",
        "Replace `log_softmax` by `softmax`.",
    ),
}

OTHER_EXPONENTIAL: Hints = {
    "fr": (
        "Tes poids n'ont pas la bonne forme : quelle fonction transforme les scores ?",
        "Ce n'est pas l'exponentielle de base e : la base est 2, ou le meilleur score prend tout.",
        "Utilise `torch.exp` (ou `np.exp`), ou directement la softmax.",
    ),
    "en": (
        "Your weights do not have the right shape: which function turns scores into weights?",
        "It is not the exponential of base e: the base is 2, or the best score takes all.",
        "Use `torch.exp` (or `np.exp`), or the softmax itself.",
    ),
}

FLATTENED: Hints = {
    "fr": (
        "Combien de distributions rends-tu : une par requête, ou une seule pour toute la matrice ?",
        "La softmax porte sur tous les scores à la fois.",
        "Une softmax par ligne : le long du dernier axe.",
    ),
    "en": (
        "How many distributions do you return: one a query, or one for the whole matrix?",
        "The softmax runs over all scores at once.",
        "One softmax a row: along the last axis.",
    ),
}

SOFTMAX_TWICE: Hints = {
    "fr": (
        "Tes poids sont bien trop égaux : combien de softmax appliques-tu ?",
        "La softmax passe deux fois : la seconde aplatit ce que la première a choisi.",
        "Garde une seule softmax, sur les scores divisés.",
    ),
    "en": (
        "Your weights are far too even: how many times do you apply the softmax?",
        "The softmax runs twice: the second flattens what the first chose.",
        "Keep a single softmax, on the divided scores.",
    ),
}

CAUSAL: Hints = {
    "fr": (
        "Ici chaque jeton regarde toute la phrase, les mots suivants compris.",
        "Un masque que personne ne demande cache les jetons suivants : il viendra au devoir "
        "d'après.",
        "Enlève `tril`, `triu` et le −inf qui va avec.",
    ),
    "en": (
        "Here each token looks at the whole sentence, the words that follow included.",
        "A mask that nobody asks for hides the tokens that follow: it comes in the next "
        "assignment.",
        "Remove `tril`, `triu` and the −inf that goes with it.",
    ),
}

ONE_PROJECTION: Hints = {
    "fr": (
        "Combien de matrices l'attention a-t-elle ?",
        "La même matrice sert deux ou trois fois : chercher, être trouvé et répondre se "
        "confondent.",
        "Trois rôles, trois matrices : chacune ne sert qu'une fois.",
    ),
    "en": (
        "How many matrices has attention?",
        "The same matrix serves twice or three times: seeking, being found and answering are "
        "mixed up.",
        "Three parts, three matrices: each serves once.",
    ),
}

INVISIBLE: Hints = {
    "fr": (
        "Qui l'optimiseur mettrait-il à jour ? Regarde `list(layer.parameters())`.",
        "Tes matrices sont de simples tenseurs, rangées dans une liste, ou gelées : PyTorch "
        "ne les entraîne pas.",
        "Un attribut par matrice, `self.W_query = nn.Parameter(...)` ou `nn.Linear(...)`, "
        "sans `requires_grad=False`.",
    ),
    "en": (
        "Who would the optimiser update? Look at `list(layer.parameters())`.",
        "Your matrices are plain tensors, kept in a list, or frozen: PyTorch does not train them.",
        "One attribute a matrix, `self.W_query = nn.Parameter(...)` or `nn.Linear(...)`, "
        "without `requires_grad=False`.",
    ),
}

GRADIENT_LOST: Hints = {
    "fr": (
        "Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?",
        "Cherche l'étape où ton calcul quitte PyTorch : `.detach()`, `.data`, `.item()`, "
        "NumPy, `torch.no_grad()` ou `torch.tensor([...])`.",
        "Garde des tenseurs d'un bout à l'autre, et retire ce qui coupe le graphe.",
    ),
    "en": (
        "The result is right, but learning no longer passes through it: where would its "
        "gradient come from?",
        "Find the step where your computation leaves PyTorch: `.detach()`, `.data`, "
        "`.item()`, NumPy, `torch.no_grad()` or `torch.tensor([...])`.",
        "Keep tensors from end to end, and remove what cuts the graph.",
    ),
}

DEFAULT_DTYPE: Hints = {
    "fr": (
        "Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?",
        "Le résultat ne garde pas le type des entrées : un tenseur neuf ou une conversion "
        "l'impose.",
        "Pars de l'argument (`x.new_zeros(...)`, `torch.zeros_like(...)`) et retire "
        "`.float()` ou `astype`.",
    ),
    "en": (
        "A new tensor is born in float32 and on the CPU: are the inputs always there?",
        "The result does not keep the type of the inputs: a new tensor or a conversion imposes it.",
        "Start from the argument (`x.new_zeros(...)`, `torch.zeros_like(...)`) and remove "
        "`.float()` or `astype`.",
    ),
}

IN_PLACE: Hints = {
    "fr": (
        "Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?",
        "Une opération sur place (`-=`, `/=`, `*=`, `masked_fill_`…) écrit dans l'argument "
        "lui-même.",
        "Écris `y = x / ...` plutôt que `x /= ...`, et retire le `_` final des méthodes.",
    ),
    "en": (
        "After the call, the caller no longer finds its numbers: what does its tensor hold?",
        "An in-place operation (`-=`, `/=`, `*=`, `masked_fill_`…) writes into the argument "
        "itself.",
        "Write `y = x / ...` rather than `x /= ...`, and drop the `_` at the end of methods.",
    ),
}

NO_SUPER: Hints = {
    "fr": (
        "Un `nn.Module` tient le registre de ses paramètres. Qui ouvre ce registre ?",
        "`super().__init__()` manque, ou vient après le premier paramètre.",
        "La première ligne de `__init__` est `super().__init__()`.",
    ),
    "en": (
        "An `nn.Module` keeps a register of its parameters. Who opens that register?",
        "`super().__init__()` is missing, or comes after the first parameter.",
        "The first line of `__init__` is `super().__init__()`.",
    ),
}

GLOBAL: Hints = {
    "fr": (
        "Ta réponse ne change pas quand les arguments changent, ou change à moitié : que "
        "lit-elle ?",
        "Tu lis une variable du carnet (`inputs`, `W_query`…) au lieu de l'argument qu'on te "
        "passe.",
        "Dans la fonction, ne te sers que de ses paramètres et de `self`.",
    ),
    "en": (
        "Your answer does not change when the arguments do, or only half: what does it read?",
        "You read a variable of the notebook (`inputs`, `W_query`…) instead of the argument given.",
        "Inside the function, use its parameters and `self` alone.",
    ),
}

OTHER_DRAW: Hints = {
    "fr": (
        "À la même graine, tes matrices ne sont pas celles du document. Dans quel ordre, et "
        "comment, les tires-tu ?",
        "L'ordre de création, la loi ou la graine n'est pas celle de l'énoncé.",
        "`W_query`, puis `W_key`, puis `W_value`, chacune tirée une fois, sans fixer de graine.",
    ),
    "en": (
        "With the same seed, your matrices are not the document's. In which order, and how, "
        "do you draw them?",
        "The order of creation, the distribution or the seed is not that of the statement.",
        "`W_query`, then `W_key`, then `W_value`, each drawn once, without setting a seed.",
    ),
}

REDRAWN: Hints = {
    "fr": (
        "Deux appels de suite donnent-ils la même sortie ? Où naissent tes matrices ?",
        "Les matrices sont tirées à chaque calcul : rien de ce qu'on apprend n'est gardé.",
        "Crée-les une fois, dans `__init__` ou chez l'appelant, et sers-t'en dans le calcul.",
    ),
    "en": (
        "Do two calls in a row give the same output? Where are your matrices born?",
        "The matrices are drawn at each computation: nothing that is learnt is kept.",
        "Create them once, in `__init__` or at the caller's, and use them in the computation.",
    ),
}

TRANSPOSED_MATRIX: Hints = {
    "fr": (
        "Un jeton est une ligne, à gauche de la matrice. Quelle forme a donc la matrice ?",
        "La matrice est prise dans l'autre sens : `(d_out, d_in)` au lieu de `(d_in, d_out)`.",
        "Avec `W` de forme `(d_in, d_out)`, la projection est `x @ W`, sans transposer.",
    ),
    "en": (
        "A token is a row, to the left of the matrix. So what shape has the matrix?",
        "The matrix is taken the other way round: `(d_out, d_in)` instead of `(d_in, d_out)`.",
        "With `W` of shape `(d_in, d_out)`, the projection is `x @ W`, with no transposition.",
    ),
}

LINEAR_TRANSPOSED: Hints = {
    "fr": (
        "`nn.Linear` stocke W transposée.",
        "`layer.weight` a la forme `(d_out, d_in)` : `nn.Linear` calcule x Wᵀ. Il faut "
        "transposer, et quand d_in = d_out rien ne te le rappelle.",
        "`layer.weight.T`, et non `layer.weight` ni `reshape`.",
    ),
    "en": (
        "`nn.Linear` stores W transposed.",
        "`layer.weight` has shape `(d_out, d_in)`: `nn.Linear` computes x Wᵀ. A "
        "transposition is needed, and when d_in = d_out nothing reminds you of it.",
        "`layer.weight.T`, and not `layer.weight` or `reshape`.",
    ),
}

BIAS: Hints = {
    "fr": (
        "Quand y a-t-il un biais, et combien ?",
        "`qkv_bias` n'est pas suivi : un biais est là sans être demandé, manque, ou ne sert pas.",
        "Chaque projection est `nn.Linear(d_in, d_out, bias=qkv_bias)`, appelée telle quelle "
        "; là où l'énoncé n'en veut pas, `bias=False`.",
    ),
    "en": (
        "When is there a bias, and how many?",
        "`qkv_bias` is not followed: a bias is there unasked, is missing, or is not used.",
        "Each projection is `nn.Linear(d_in, d_out, bias=qkv_bias)`, called as it is; where "
        "the statement wants none, `bias=False`.",
    ),
}

ONE_TOKEN: Hints = {
    "fr": (
        "Chaque jeton pose sa question : combien de lignes en tout ?",
        "Tu ne traites qu'un jeton, ou un nombre fixe de jetons.",
        "Garde `x` entier : le produit matriciel traite toutes les lignes à la fois.",
    ),
    "en": (
        "Each token asks its question: how many rows in all?",
        "You deal with one token only, or with a fixed number of them.",
        "Keep `x` whole: the matrix product deals with all rows at once.",
    ),
}

UNSCALED_RETURNED: Hints = {
    "fr": (
        "Les scores rendus sont-ils ceux que la softmax a reçus ?",
        "Tu divises pour la softmax, mais tu rends les scores d'avant la division.",
        "Range les scores divisés dans une variable, et rends-la.",
    ),
    "en": (
        "Are the scores that you return those that the softmax received?",
        "You divide for the softmax, but return the scores from before the division.",
        "Keep the divided scores in a variable, and return it.",
    ),
}

NOT_NUMPY: Hints = {
    "fr": (
        "L'exercice se fait en NumPy seul : de quel type est ton résultat ?",
        "Ton calcul passe par PyTorch, ou rend autre chose que des tableaux NumPy.",
        "`np.exp`, `.max(axis=-1, keepdims=True)` et `.sum(...)` suffisent pour la softmax.",
    ),
    "en": (
        "The exercise is in NumPy alone: of what type is your result?",
        "Your computation goes through PyTorch, or returns something else than NumPy arrays.",
        "`np.exp`, `.max(axis=-1, keepdims=True)` and `.sum(...)` are enough for the softmax.",
    ),
}

ROUNDED: Hints = {
    "fr": (
        "Le document n'imprime que 4 décimales : le calcul en garde-t-il si peu ?",
        "Tu arrondis le résultat : l'affichage arrondit déjà pour toi.",
        "Enlève `round` : rends toutes les décimales calculées.",
    ),
    "en": (
        "The document prints only 4 decimals: does the computation keep so few?",
        "You round the result: printing already rounds for you.",
        "Remove `round`: return all the decimals that were computed.",
    ),
}

MASK_IGNORED: Hints = {
    "fr": (
        "Change une valeur interdite : ta sortie bouge-t-elle ?",
        "Le masque n'a aucun effet : il n'est pas lu, ou le résultat de `masked_fill` est perdu.",
        "`masked_fill` sans `_` rend un tenseur neuf : `scores = scores.masked_fill(mask == "
        "0, ...)`.",
    ),
    "en": (
        "Change a forbidden value: does your output move?",
        "The mask has no effect: it is not read, or the result of `masked_fill` is lost.",
        "`masked_fill` without `_` returns a new tensor: `scores = scores.masked_fill(mask "
        "== 0, ...)`.",
    ),
}

MASK_ZERO: Hints = {
    "fr": (
        "Un score masqué à 0 pèse encore e⁰ = 1.",
        "Tu mets 0, ou presque 0, dans les scores interdits, avant la softmax.",
        "Pour un poids nul, le score doit être −∞ : `masked_fill(mask == 0, float('-inf'))`.",
    ),
    "en": (
        "A masked score of 0 still weighs e⁰ = 1.",
        "You put 0, or nearly 0, into the forbidden scores, before the softmax.",
        "For a weight of zero the score must be −∞: `masked_fill(mask == 0, float('-inf'))`.",
    ),
}

MASK_PLUS_INFINITY: Hints = {
    "fr": (
        "+∞ gagne toujours. Est-ce ce que tu veux pour une position interdite ?",
        "Tu remplis par +∞ : la position interdite prend tout, ou la ligne devient nan.",
        "Il manque un signe : `float('-inf')`.",
    ),
    "en": (
        "+∞ wins everything. Is that what you want for a forbidden position?",
        "You fill with +∞: the forbidden position takes all, or the row becomes nan.",
        "A sign is missing: `float('-inf')`.",
    ),
}

MASK_TIMES_INFINITY: Hints = {
    "fr": (
        "0 × ∞ donne nan. Utilise `masked_fill`.",
        "Tu multiplies le masque par −∞ : là où le masque dit 0, le produit est nan.",
        "`scores.masked_fill(mask == 0, float('-inf'))` choisit, sans multiplier.",
    ),
    "en": (
        "0 × ∞ is nan. Use `masked_fill`.",
        "You multiply the mask by −∞: where the mask says 0, the product is nan.",
        "`scores.masked_fill(mask == 0, float('-inf'))` selects, without multiplying.",
    ),
}

MASK_AFTER: Hints = {
    "fr": (
        "Que vaut la somme de chaque ligne après le masque ?",
        "Tu annules des poids après la softmax : ceux qui restent ne somment plus à 1.",
        "Masque les *scores*, avant la softmax, par −∞.",
    ),
    "en": (
        "What does each row sum to after the mask?",
        "You set weights to zero after the softmax: those that remain no longer sum to 1.",
        "Mask the *scores*, before the softmax, with −∞.",
    ),
}

MASK_RENORMALISED: Hints = {
    "fr": (
        "Et si un score interdit est énorme ? Que reste-t-il aux positions permises après la "
        "softmax ?",
        "Masquer après la softmax puis renormaliser donne 0/0 quand les poids permis ont disparu.",
        "Masque les *scores* par −∞ avant la softmax : la renormalisation devient inutile.",
    ),
    "en": (
        "What if a forbidden score is huge? What is left to the allowed positions after the "
        "softmax?",
        "Masking after the softmax and renormalising gives 0/0 when the allowed weights have "
        "vanished.",
        "Mask the *scores* with −∞ before the softmax: no renormalising is needed any more.",
    ),
}

MASK_INVERTED: Hints = {
    "fr": (
        "Lis bien la convention : 1 ou True, est-ce permis ou caché ?",
        "Ton masque est à l'envers : tu caches ce qui est permis.",
        "Ici 0 (False) interdit : remplis là où `mask == 0`.",
    ),
    "en": (
        "Read the convention well: is 1 or True allowed, or hidden?",
        "Your mask is the wrong way round: you hide what is allowed.",
        "Here 0 (False) forbids: fill where `mask == 0`.",
    ),
}

MASK_SMALL: Hints = {
    "fr": (
        "Ton −∞ est-il vraiment plus bas que tous les scores ?",
        "Le nombre qui remplit les scores interdits n'est pas assez petit : un poids leur reste.",
        "Remplis par `float('-inf')`.",
    ),
    "en": (
        "Is your −∞ really below every score?",
        "The number that fills the forbidden scores is not low enough: some weight remains.",
        "Fill with `float('-inf')`.",
    ),
}

MASK_KIND: Hints = {
    "fr": (
        "Le masque peut être booléen, ou fait de 0 et de 1. Les acceptes-tu tous ?",
        "`~mask`, `1 - mask` ou une indexation ne font pas la même chose sur des booléens et "
        "sur des nombres.",
        "`mask == 0` donne un booléen dans tous les cas.",
    ),
    "en": (
        "The mask may be boolean, or made of 0 and 1. Do you take them all?",
        "`~mask`, `1 - mask` or an indexing do not do the same thing on booleans and on numbers.",
        "`mask == 0` gives a boolean in all cases.",
    ),
}

MASK_FIRST: Hints = {
    "fr": (
        "Chaque phrase peut avoir son propre masque : s'en sert-elle ?",
        "Le masque de la première phrase, ou de la première ligne, sert à toutes.",
        "Garde le masque entier : PyTorch l'étend tout seul à la forme des scores.",
    ),
    "en": (
        "Each sentence may have its own mask: does it use it?",
        "The mask of the first sentence, or of the first row, serves for all.",
        "Keep the mask whole: PyTorch expands it to the shape of the scores by itself.",
    ),
}

MASK_ROWS: Hints = {
    "fr": (
        "Quelles *colonnes* sont fausses ? Le masque parle des clés que chaque requête peut voir.",
        "Ton masque est transposé : il cache des lignes (requêtes) au lieu de colonnes (clés).",
        "Pas de transposition : la ligne i du masque va avec la ligne i des scores.",
    ),
    "en": (
        "Which *columns* are fake? The mask tells which keys each query may see.",
        "Your mask is transposed: it hides rows (queries) instead of columns (keys).",
        "No transposition: row i of the mask goes with row i of the scores.",
    ),
}

OTHER_WEIGHTS_RETURNED: Hints = {
    "fr": (
        "Les poids que tu rends sont-ils ceux qui ont produit la sortie ?",
        "Tu rends les scores, ou les poids d'avant le masque.",
        "Le tenseur qui multiplie `values` est celui qu'il faut rendre.",
    ),
    "en": (
        "Are the weights that you return those that produced the output?",
        "You return the scores, or the weights from before the mask.",
        "The tensor that multiplies `values` is the one to return.",
    ),
}

BATCH_MIXED: Hints = {
    "fr": (
        "Une phrase du lot n'en voit jamais une autre. Et chez toi ?",
        "Les phrases du lot sont mélangées : jetons mis bout à bout, ou moyenne sur le lot.",
        "Laisse l'axe du lot tranquille : `@` traite chaque phrase à part.",
    ),
    "en": (
        "One sentence of the batch never sees another. And in yours?",
        "The sentences of the batch are mixed: tokens put end to end, or a mean over the batch.",
        "Leave the axis of the batch alone: `@` deals with each sentence apart.",
    ),
}

ELEMENTWISE_PROJECTION: Hints = {
    "fr": (
        "Une projection mélange les composantes d'un jeton. La tienne le fait-elle ?",
        "`*` multiplie nombre à nombre : ce n'est pas un produit matriciel.",
        "`x @ W_query`, et non `x * W_query`.",
    ),
    "en": (
        "A projection mixes the components of a token. Does yours?",
        "`*` multiplies number by number: it is not a matrix product.",
        "`x @ W_query`, and not `x * W_query`.",
    ),
}

ROLES_SWAPPED_THREE: Hints = {
    "fr": (
        "Trois matrices, trois résultats : chacun est-il à sa place ?",
        "Deux résultats sont échangés, ou viennent de la matrice d'un autre.",
        "Dans l'ordre : `W_query` donne les requêtes, `W_key` les clés, `W_value` les valeurs.",
    ),
    "en": (
        "Three matrices, three results: is each in its place?",
        "Two results are swapped, or come from another's matrix.",
        "In order: `W_query` gives the queries, `W_key` the keys, `W_value` the values.",
    ),
}

SCALED_EARLY: Hints = {
    "fr": (
        "La racine de d_k s'applique aux scores. Y a-t-il déjà des scores ici ?",
        "Tu divises des projections par une racine : elles sont demandées telles quelles.",
        "Rends `x @ W_query`, `x @ W_key` et `x @ W_value`, sans division.",
    ),
    "en": (
        "The root of d_k applies to scores. Are there scores here yet?",
        "You divide projections by a root: they are asked for as they are.",
        "Return `x @ W_query`, `x @ W_key` and `x @ W_value`, undivided.",
    ),
}

UNIFORM_DRAW: Hints = {
    "fr": (
        "La démonstration suppose des composantes de moyenne 0. Que vaut la moyenne des tiennes ?",
        "Les composantes sont tirées entre 0 et 1, ou leur variance n'est pas 1.",
        "`torch.randn` suit la loi normale N(0, 1) ; `torch.rand` est uniforme entre 0 et 1.",
    ),
    "en": (
        "The proof assumes components of mean 0. What is the mean of yours?",
        "The components are drawn between 0 and 1, or their variance is not 1.",
        "`torch.randn` follows the normal law N(0, 1); `torch.rand` is uniform between 0 and 1.",
    ),
}

VARIANCE: Hints = {
    "fr": (
        "Pour d_k = 25, l'écart-type attendu est 5. Que trouves-tu ?",
        "Tu rends la variance, le carré de l'écart-type.",
        "`.std()`, et non `.var()`.",
    ),
    "en": (
        "For d_k = 25 the standard deviation expected is 5. What do you find?",
        "You return the variance, the square of the standard deviation.",
        "`.std()`, and not `.var()`.",
    ),
}

SAME_VECTOR: Hints = {
    "fr": (
        "La requête et la clé d'un couple sont deux vecteurs. Combien en tires-tu ?",
        "Tu multiplies un vecteur par lui-même, ou le même vecteur sert à tous les couples.",
        "Deux tirages de forme `(num_samples, d_k)`, l'un pour les requêtes, l'autre pour "
        "les clés.",
    ),
    "en": (
        "The query and the key of a pair are two vectors. How many do you draw?",
        "You multiply a vector by itself, or the same vector serves for all pairs.",
        "Two draws of shape `(num_samples, d_k)`, one for the queries, the other for the keys.",
    ),
}

FORMULA: Hints = {
    "fr": (
        "Une mesure hésite un peu d'une graine à l'autre. La tienne ?",
        "Tu rends la valeur que dit la formule, au lieu de la mesurer.",
        "Tire les vecteurs, calcule leurs produits scalaires, et prends `.std()` de ce que "
        "tu obtiens.",
    ),
    "en": (
        "A measure wavers a little from one seed to another. Does yours?",
        "You return the value that the formula gives, instead of measuring it.",
        "Draw the vectors, compute their dot products, and take `.std()` of what you get.",
    ),
}

SEED: Hints = {
    "fr": (
        "La même graine doit donner la même mesure, une autre graine une autre. Essaie.",
        "`seed` ne sert pas, ou une graine est écrite en dur.",
        "`generator = torch.Generator().manual_seed(seed)`, puis `torch.randn(..., "
        "generator=generator)`.",
    ),
    "en": (
        "The same seed must give the same measure, another seed another one. Try.",
        "`seed` is not used, or a seed is written down.",
        "`generator = torch.Generator().manual_seed(seed)`, then `torch.randn(..., "
        "generator=generator)`.",
    ),
}

SAMPLES: Hints = {
    "fr": (
        "Combien de couples tires-tu ? Est-ce le nombre qu'on te demande ?",
        "`num_samples` ne sert pas : un nombre de tirages est écrit en dur.",
        "La première taille des tirages est `num_samples`.",
    ),
    "en": (
        "How many pairs do you draw? Is it the number asked for?",
        "`num_samples` is not used: a number of samples is written down.",
        "The first size of the draws is `num_samples`.",
    ),
}

NOT_DOT_PRODUCT: Hints = {
    "fr": (
        "De quoi mesures-tu l'écart-type : de produits scalaires, un par couple ?",
        "La somme sur les composantes manque, ou porte sur le mauvais axe, ou devient une moyenne.",
        "`(queries * keys).sum(dim=-1)` : un nombre par couple.",
    ),
    "en": (
        "Whose standard deviation do you measure: that of dot products, one a pair?",
        "The sum over the components is missing, runs over the wrong axis, or becomes a mean.",
        "`(queries * keys).sum(dim=-1)`: one number a pair.",
    ),
}

NOT_STD: Hints = {
    "fr": (
        "La moyenne des scores est presque nulle. Est-ce elle qu'on demande ?",
        "Tu rends une moyenne au lieu d'un écart-type.",
        "Prends `scores.std()`, et non `scores.mean()`.",
    ),
    "en": (
        "The mean of the scores is nearly zero. Is that what is asked for?",
        "You return a mean instead of a standard deviation.",
        "Take `scores.std()`, and not `scores.mean()`.",
    ),
}

COSINE: Hints = {
    "fr": (
        "Un vecteur deux fois plus long devrait peser autrement. Chez toi ?",
        "Tu divises par les normes des vecteurs : c'est un cosinus, pas le produit scalaire.",
        "Une seule division, la même pour tous : par `math.sqrt(d_k)`.",
    ),
    "en": (
        "A vector twice as long should weigh differently. Does it in yours?",
        "You divide by the norms of the vectors: that is a cosine, not the dot product.",
        "One single division, the same for all: by `math.sqrt(d_k)`.",
    ),
}

MASK_REQUIRED: Hints = {
    "fr": (
        "Le masque est facultatif. Que fait ta fonction quand il n'y en a pas ?",
        "Tu te sers de `mask` sans vérifier qu'il est là, ou sans valeur par défaut.",
        "`mask=None` dans la signature, et `if mask is not None:` avant de masquer.",
    ),
    "en": (
        "The mask is optional. What does your function do when there is none?",
        "You use `mask` without checking that it is there, or without a default value.",
        "`mask=None` in the signature, and `if mask is not None:` before masking.",
    ),
}

NOT_V1: Hints = {
    "fr": (
        "Ici les trois matrices sont des paramètres nus. Et chez toi ?",
        "Tu as pris des `nn.Linear` : c'est l'exercice suivant, avec une autre forme et un "
        "autre tirage.",
        "`self.W_query = nn.Parameter(torch.rand(d_in, d_out))`, puis `x @ self.W_query`.",
    ),
    "en": (
        "Here the three matrices are bare parameters. And in yours?",
        "You took `nn.Linear`: that is the next exercise, with another shape and another draw.",
        "`self.W_query = nn.Parameter(torch.rand(d_in, d_out))`, then `x @ self.W_query`.",
    ),
}

OTHER_NAMES: Hints = {
    "fr": (
        "Les poids se chargent par leur nom. Les tiens s'appellent-ils comme dans l'énoncé ?",
        "Les attributs n'ont pas les noms `W_query`, `W_key`, `W_value`, à la majuscule près.",
        "Renomme-les exactement comme l'énoncé les écrit.",
    ),
    "en": (
        "Weights are loaded by name. Are yours called as in the statement?",
        "The attributes do not have the names `W_query`, `W_key`, `W_value`, capitals included.",
        "Rename them exactly as the statement writes them.",
    ),
}

NOT_V2: Hints = {
    "fr": (
        "Ici les trois projections sont des couches. Et chez toi ?",
        "Tu as gardé les paramètres nus de l'exercice précédent.",
        "`self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)`, puis `self.W_query(x)`.",
    ),
    "en": (
        "Here the three projections are layers. And in yours?",
        "You kept the bare parameters of the previous exercise.",
        "`self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)`, then `self.W_query(x)`.",
    ),
}

NAMES_OF_STATE: Hints = {
    "fr": (
        "Les deux couches rangent-elles leurs poids sous les mêmes noms, dans les mêmes formes ?",
        "Les clés sont `W_query.weight` d'un côté, `W_query` de l'autre : rien ne se charge.",
        "Copie matrice par matrice : `sa_v1.W_query.copy_(sa_v2.W_query.weight.T)`, sans gradient.",
    ),
    "en": (
        "Do both layers keep their weights under the same names, in the same shapes?",
        "The keys are `W_query.weight` on one side, `W_query` on the other: nothing is loaded.",
        "Copy matrix by matrix: `sa_v1.W_query.copy_(sa_v2.W_query.weight.T)`, without gradient.",
    ),
}

SOME_MATRICES: Hints = {
    "fr": (
        "Combien de matrices l'attention a-t-elle, et combien en transfères-tu ?",
        "Une ou deux matrices seulement suivent : les autres gardent leurs anciens nombres.",
        "Les trois : `W_query`, `W_key`, `W_value`.",
    ),
    "en": (
        "How many matrices has attention, and how many do you transfer?",
        "One or two matrices only follow: the others keep their old numbers.",
        "All three: `W_query`, `W_key`, `W_value`.",
    ),
}

DIRECTION: Hints = {
    "fr": (
        "Qui donne, qui reçoit ?",
        "La copie va dans l'autre sens : `sa_v2` est modifiée et `sa_v1` ne change pas.",
        "`sa_v1.W_query.copy_(...)` reçoit ; `sa_v2.W_query.weight` donne, transposé.",
    ),
    "en": (
        "Who gives, who receives?",
        "The copy goes the other way: `sa_v2` is changed and `sa_v1` is not.",
        "`sa_v1.W_query.copy_(...)` receives; `sa_v2.W_query.weight` gives, transposed.",
    ),
}

SHARED_MEMORY: Hints = {
    "fr": (
        "Change un poids de `sa_v2` après le transfert : `sa_v1` bouge-t-elle ?",
        "`.T` est une vue : ranger cette vue dans `sa_v1` fait partager la même mémoire.",
        "Copie les nombres : `.copy_(...)`, ou `.clone()` avant de ranger.",
    ),
    "en": (
        "Change a weight of `sa_v2` after the transfer: does `sa_v1` move?",
        "`.T` is a view: storing that view in `sa_v1` makes both share the same memory.",
        "Copy the numbers: `.copy_(...)`, or `.clone()` before storing.",
    ),
}

INVISIBLE_AFTER: Hints = {
    "fr": (
        "Après le transfert, `sa_v1` peut-elle encore apprendre ? Regarde ses paramètres.",
        "Ses matrices sont gelées, ou ne sont plus des paramètres.",
        "Copie dans les paramètres qui sont là, sous `with torch.no_grad():`, sans toucher à "
        "`requires_grad`.",
    ),
    "en": (
        "After the transfer, can `sa_v1` still learn? Look at its parameters.",
        "Its matrices are frozen, or are parameters no more.",
        "Copy into the parameters that are there, under `with torch.no_grad():`, without "
        "touching `requires_grad`.",
    ),
}

NOT_A_PARAMETER: Hints = {
    "fr": (
        "Le message de PyTorch dit ce qui manque : que range-t-on sous le nom d'un paramètre ?",
        "Tu ranges un tenseur à la place d'un `nn.Parameter`, ou tu écris dans un paramètre "
        "alors que le gradient est suivi.",
        "Sous `with torch.no_grad():`, écris `sa_v1.W_query.copy_(...)`.",
    ),
    "en": (
        "PyTorch's message says what is missing: what may be stored under the name of a parameter?",
        "You store a tensor in the place of an `nn.Parameter`, or write into a parameter "
        "while the gradient is tracked.",
        "Under `with torch.no_grad():`, write `sa_v1.W_query.copy_(...)`.",
    ),
}

NOTHING_HAPPENS: Hints = {
    "fr": (
        "Après l'appel, qu'y a-t-il de nouveau dans `sa_v1` ?",
        "Tu changes une copie ou un nom local : la couche reçue, elle, reste comme elle était.",
        "Modifie les paramètres de l'objet `sa_v1` lui-même, en place.",
    ),
    "en": (
        "After the call, what is new in `sa_v1`?",
        "You change a copy or a local name: the layer that was passed stays as it was.",
        "Change the parameters of the object `sa_v1` itself, in place.",
    ),
}

V2_CHANGED: Hints = {
    "fr": (
        "`sa_v2` doit ressortir intacte. L'est-elle ?",
        "Ta fonction modifie `sa_v2` : ses poids, leur forme, ou leur droit d'apprendre.",
        "Lis `sa_v2.W_query.weight` sans rien lui affecter.",
    ),
    "en": (
        "`sa_v2` must come out as it was. Does it?",
        "Your function changes `sa_v2`: its weights, their shape, or their right to learn.",
        "Read `sa_v2.W_query.weight` without assigning anything to it.",
    ),
}

EQUAL_SIZES: Hints = {
    "fr": (
        "Quand √T et √d_k sont-ils égaux ? Ton entrée peut-elle alors départager les programmes ?",
        "Ton entrée a autant de clés que de composantes : les deux programmes donnent la "
        "même chose.",
        "Choisis T bien plus grand, ou bien plus petit, que d_k.",
    ),
    "en": (
        "When are √T and √d_k equal? Can your input then tell the programs apart?",
        "Your input has as many keys as components: both programs give the same.",
        "Choose T much larger, or much smaller, than d_k.",
    ),
}

EQUAL_SCORES: Hints = {
    "fr": (
        "Si tous les scores d'une ligne sont égaux, que changent les racines ?",
        "Tes scores sont tous égaux : la softmax donne partout le même poids, quelle que "
        "soit l'échelle.",
        "Il faut une clé qui s'accorde avec la requête et d'autres qui ne s'y accordent pas.",
    ),
    "en": (
        "If all scores of a row are equal, what do the roots change?",
        "Your scores are all equal: the softmax gives the same weight everywhere, whatever "
        "the scale.",
        "One key must agree with the query, and others must not.",
    ),
}

GAP_TOO_SMALL: Hints = {
    "fr": (
        "Tes scores sont trop proches, ou trop éloignés : la softmax efface alors la différence.",
        "L'écart entre les deux programmes ne dépasse pas 0,1 sur cette entrée.",
        "Vise un score de quelques unités au-dessus des autres, avec T et d_k bien différents.",
    ),
    "en": (
        "Your scores are too close, or too far apart: the softmax then wipes the difference out.",
        "The gap between both programs does not exceed 0.1 on this input.",
        "Aim at one score a few units above the others, with T and d_k quite different.",
    ),
}

OTHER_SHAPES: Hints = {
    "fr": (
        "Quelles formes l'énoncé demande-t-il, et jusqu'à quelle taille ?",
        "Ta réponse n'est pas un couple de matrices finies dont aucun côté ne dépasse 64.",
        "Rends `(queries, keys)`, de formes `(Tq, d_k)` et `(T, d_k)`.",
    ),
    "en": (
        "Which shapes does the statement ask for, and up to which size?",
        "Your answer is not a pair of finite matrices with no side above 64.",
        "Return `(queries, keys)`, of shapes `(Tq, d_k)` and `(T, d_k)`.",
    ),
}

OTHER_SHORT_NAMES: Hints = {
    "fr": (
        "Les poids se chargent par leur nom. Comment l'énoncé appelle-t-il les trois couches ?",
        "Les attributs n'ont pas les noms `w_q`, `w_k`, `w_v` du document 003.",
        "`self.w_q`, `self.w_k`, `self.w_v`, en minuscules.",
    ),
    "en": (
        "Weights are loaded by name. What does the statement call the three layers?",
        "The attributes do not have the names `w_q`, `w_k`, `w_v` of document 003.",
        "`self.w_q`, `self.w_k`, `self.w_v`, in lower case.",
    ),
}

MASK_KEPT: Hints = {
    "fr": (
        "Même entrée deux fois : même sortie ? Essaie avec un masque entre les deux.",
        "Le masque d'un appel reste dans la couche et sert à l'appel suivant.",
        "Ne range pas `masque` dans `self` : c'est un argument de cet appel seul.",
    ),
    "en": (
        "The same input twice: the same output? Try with a mask in between.",
        "The mask of one call stays in the layer and serves the next one.",
        "Do not store `masque` in `self`: it is an argument of this call alone.",
    ),
}

TARGET_AND_SOURCE: Hints = {
    "fr": (
        "Une sortie par *requête*. Qui pose les questions, la cible ou la source ?",
        "Les requêtes viennent de la source, et les clés et valeurs de la cible.",
        "`x_target @ W_Q`, mais `x_source @ W_K` et `x_source @ W_V`.",
    ),
    "en": (
        "One output per *query*. Who asks the questions, the target or the source?",
        "The queries come from the source, and the keys and values from the target.",
        "`x_target @ W_Q`, but `x_source @ W_K` and `x_source @ W_V`.",
    ),
}

KEYS_WITH_VALUES: Hints = {
    "fr": (
        "Les clés et les valeurs vont par paires. De quelle suite viennent-elles ?",
        "Les clés viennent d'une suite et les valeurs de l'autre.",
        "Les deux viennent de la source : `x_source @ W_K` et `x_source @ W_V`.",
    ),
    "en": (
        "Keys and values come as pairs. Which sequence do they come from?",
        "The keys come from one sequence and the values from the other.",
        "Both come from the source: `x_source @ W_K` and `x_source @ W_V`.",
    ),
}

ONE_SEQUENCE: Hints = {
    "fr": (
        "Deux suites entrent. Les utilises-tu toutes les deux ?",
        "Tout vient de la même suite : c'est de l'auto-attention.",
        "Requêtes tirées de `x_target`, clés et valeurs de `x_source`.",
    ),
    "en": (
        "Two sequences come in. Do you use both?",
        "Everything comes from the same sequence: that is self-attention.",
        "Queries from `x_target`, keys and values from `x_source`.",
    ),
}

END_TO_END: Hints = {
    "fr": (
        "La cible consulte la source. Se consulte-t-elle aussi elle-même ?",
        "Clés et valeurs viennent des deux suites mises bout à bout.",
        "Clés et valeurs de `x_source` seule.",
    ),
    "en": (
        "The target consults the source. Does it consult itself too?",
        "Keys and values come from both sequences put end to end.",
        "Keys and values from `x_source` alone.",
    ),
}

COLUMNS_PERMUTED: Hints = {
    "fr": (
        "P X → P Y : ce sont les *lignes*, les jetons, que l'on mélange.",
        "Tu mélanges les colonnes : ce sont les composantes, pas les jetons.",
        "`x[permutation]` mélange les lignes ; `x[:, permutation]`, les colonnes.",
    ),
    "en": (
        "P X → P Y: it is the *rows*, the tokens, that are shuffled.",
        "You shuffle the columns: those are the components, not the tokens.",
        "`x[permutation]` shuffles rows; `x[:, permutation]`, columns.",
    ),
}

INVERSE: Hints = {
    "fr": (
        "Essaie une permutation qui n'est pas sa propre inverse, comme `[2, 0, 3, 1]`.",
        "Un des deux chemins mélange par la permutation inverse : cela ne se voit pas sur un "
        "échange.",
        "La même indexation des deux côtés : `attention(x)[permutation]` et "
        "`attention(x[permutation])`.",
    ),
    "en": (
        "Try a permutation that is not its own inverse, such as `[2, 0, 3, 1]`.",
        "One of the two paths shuffles by the inverse permutation: a swap does not show it.",
        "The same indexing on both sides: `attention(x)[permutation]` and "
        "`attention(x[permutation])`.",
    ),
}

INVARIANT: Hints = {
    "fr": (
        "L'attention est équivariante, pas invariante : ses lignes bougent avec l'entrée.",
        "Tu compares sans remettre les lignes dans le même ordre.",
        "Mélange aussi la sortie : `attention(x)[permutation]`.",
    ),
    "en": (
        "Attention is equivariant, not invariant: its rows move with the input.",
        "You compare without putting the rows into the same order.",
        "Shuffle the output too: `attention(x)[permutation]`.",
    ),
}

PERMUTED_TWICE: Hints = {
    "fr": (
        "Combien de fois chaque chemin mélange-t-il ? Une fois chacun suffit.",
        "Un des chemins mélange deux fois, ou les deux chemins sont le même.",
        "L'un mélange la sortie, l'autre l'entrée : jamais les deux.",
    ),
    "en": (
        "How often does each path shuffle? Once each is enough.",
        "One of the paths shuffles twice, or both paths are the same.",
        "One shuffles the output, the other the input: never both.",
    ),
}

NO_ABSOLUTE: Hints = {
    "fr": (
        "Un écart de −3 est-il plus petit qu'un écart de 0,1 ?",
        "La valeur absolue manque, ou vient après le maximum : les écarts négatifs sont perdus.",
        "`.abs()` d'abord, `.max()` ensuite.",
    ),
    "en": (
        "Is a difference of −3 smaller than one of 0.1?",
        "The absolute value is missing, or comes after the maximum: negative differences are lost.",
        "`.abs()` first, `.max()` next.",
    ),
}

NOT_THE_LARGEST: Hints = {
    "fr": (
        "On demande le plus grand écart. Qu'as-tu calculé ?",
        "Tu rends une moyenne, une somme, une norme ou le plus petit écart.",
        "`.abs().max()` sur tout le tenseur.",
    ),
    "en": (
        "The largest difference is asked for. What did you compute?",
        "You return a mean, a sum, a norm or the smallest difference.",
        "`.abs().max()` over the whole tensor.",
    ),
}

NOT_A_NUMBER: Hints = {
    "fr": (
        "De quel type est ta réponse ? On demande un nombre.",
        "Tu rends un tenseur, ou un oui ou non.",
        "Termine par `.max().item()`.",
    ),
    "en": (
        "Of what type is your answer? A number is asked for.",
        "You return a tensor, or a yes or no.",
        "End with `.max().item()`.",
    ),
}

ALWAYS_ZERO: Hints = {
    "fr": (
        "Une attention qui connaît les positions a un écart. Le tien le voit-il ?",
        "Ta réponse vaut 0 quelle que soit `attention`.",
        "Appelle `attention` deux fois, sur `x` et sur `x[permutation]`, et compare.",
    ),
    "en": (
        "An attention that knows positions has a gap. Does yours see it?",
        "Your answer is 0 whatever `attention` is.",
        "Call `attention` twice, on `x` and on `x[permutation]`, and compare.",
    ),
}

FIXED_PERMUTATION: Hints = {
    "fr": (
        "La permutation est un argument. Le résultat change-t-il quand elle change ?",
        "Un ordre est écrit en dur au lieu de `permutation`.",
        "Indexe par `permutation` des deux côtés.",
    ),
    "en": (
        "The permutation is an argument. Does the result change when it does?",
        "An order is written down instead of `permutation`.",
        "Index by `permutation` on both sides.",
    ),
}

ANY_CALLABLE: Hints = {
    "fr": (
        "`attention` peut être n'importe quelle fonction. A-t-elle une méthode `forward` ?",
        "Tu demandes à l'argument autre chose que d'être appelé.",
        "Appelle-la simplement : `attention(x)`.",
    ),
    "en": (
        "`attention` may be any function. Has it a method `forward`?",
        "You ask of the argument something else than being called.",
        "Simply call it: `attention(x)`.",
    ),
}


# 2.8 attention_numpy ----------------------------------------------------------------------------


@MISTAKES.of("attention_numpy", "SC-1", **NO_SCALE)
def attention_numpy__no_scale(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-2", **WHOLE_SCALE)
def attention_numpy__divided_by_size(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / K.shape[1]
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-4", **WRONG_LENGTH)
def attention_numpy__root_of_token_size(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(X.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-4", **WRONG_LENGTH)
def attention_numpy__root_of_length(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(len(X))
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-4", **WRONG_LENGTH)
def attention_numpy__root_of_value_size(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(V.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-4", **WRONG_LENGTH)
def attention_numpy__root_of_two(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(2)
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def attention_numpy__multiplied(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T * np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-6", **SCORES_TRANSPOSED)
def attention_numpy__transposed(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = K @ Q.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-7", **NOT_VALUES)
def attention_numpy__tokens_summed(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ X


@MISTAKES.of("attention_numpy", "SC-8", **ROLES_SWAPPED)
def attention_numpy__keys_transmitted(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ K


@MISTAKES.of("attention_numpy", "SC-8", **ROLES_SWAPPED)
def attention_numpy__values_compared(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, V, K = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-8", **ROLES_SWAPPED)
def attention_numpy__queries_transmitted(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    V, K, Q = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-10", **ELEMENTWISE)
def attention_numpy__elementwise(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q * K / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-10", **ELEMENTWISE)
def attention_numpy__between_components(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q.T @ K / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-15", **NO_SOFTMAX)
def attention_numpy__no_softmax(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    return scores, scores, scores @ V


@MISTAKES.of("attention_numpy", "SC-16", **NO_QUERY)
def attention_numpy__uniform(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.full_like(scores, 1 / len(X))
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-16", **NO_QUERY)
def attention_numpy__values_alone(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.eye(len(X))
    return scores, weights, V


@MISTAKES.of("attention_numpy", "SC-17", **RESULTS)
def attention_numpy__output_first(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights, scores


@MISTAKES.of("attention_numpy", "SC-17", **RESULTS)
def attention_numpy__output_alone(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V


@MISTAKES.of("attention_numpy", "SC-17", **RESULTS)
def attention_numpy__weights_and_output(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-1", **AXIS_OF_QUERIES)
def attention_numpy__columns(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=0, keepdims=True))
    weights = e / e.sum(axis=0, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-4", **UNSTABLE)
def attention_numpy__no_shift(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores)
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-global-max", **GLOBAL_MAX)
def attention_numpy__global_maximum(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max())
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-6", **KEEPDIM)
def attention_numpy__keepdims_missing(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-7", **SUM_NORMALISED)
def attention_numpy__sum_normalised(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = scores / scores.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-11", **OTHER_EXPONENTIAL)
def attention_numpy__base_two(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp2(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-11", **OTHER_EXPONENTIAL)
def attention_numpy__best_token(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.eye(len(X))[scores.argmax(axis=-1)]
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-flat", **FLATTENED)
def attention_numpy__flattened(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max())
    weights = e / e.sum()
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-5", **SCALE_AFTER)
def attention_numpy__scale_after(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True) / np.sqrt(K.shape[1])
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-raw-scores", **UNSCALED_RETURNED)
def attention_numpy__raw_scores_returned(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T
    scaled = scores / np.sqrt(K.shape[1])
    e = np.exp(scaled - scaled.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PR-3", **ONE_PROJECTION)
def attention_numpy__one_projection(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_Q, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PR-3", **ONE_PROJECTION)
def attention_numpy__no_projection(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X, X, X
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-transposed", **TRANSPOSED_MATRIX)
def attention_numpy__weights_transposed(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q.T, X @ W_K.T, X @ W_V.T
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-causal", **CAUSAL)
def attention_numpy__causal(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = np.where(np.tri(len(X)) == 1, Q @ K.T / np.sqrt(K.shape[1]), -np.inf)
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "MO-2", **DEFAULT_DTYPE)
def attention_numpy__float32(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    X = X.astype(np.float32)
    Q, K, V = X @ W_Q.astype(np.float32), X @ W_K.astype(np.float32), X @ W_V.astype(np.float32)
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-not-numpy", **NOT_NUMPY)
def attention_numpy__tensors(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return torch.from_numpy(scores), torch.from_numpy(weights), torch.from_numpy(weights @ V)


@MISTAKES.of("attention_numpy", "PS2-rounded", **ROUNDED)
def attention_numpy__rounded(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores.round(4), weights.round(4), (weights @ V).round(4)


@MISTAKES.of("attention_numpy", "MO-5", **IN_PLACE)
def attention_numpy__tokens_centred_in_place(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    W_Q /= np.sqrt(W_K.shape[1])
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-18", **HARD_CODED)
def attention_numpy__document_numbers(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    scores = np.array([[0.7071, 0.0, 0.7071], [0.0, 0.7071, 0.7071], [0.7071, 0.7071, 1.4142]])
    weights = np.array(
        [[0.4011, 0.1978, 0.4011], [0.1978, 0.4011, 0.4011], [0.2483, 0.2483, 0.5035]]
    )
    return scores, weights, weights @ np.array([[0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])


# 2.1 project_qkv --------------------------------------------------------------------------------


@MISTAKES.of("project_qkv", "PS2-transposed", **TRANSPOSED_MATRIX)
def project_qkv__weights_transposed(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query.T, x @ W_key.T, x @ W_value.T


@MISTAKES.of("project_qkv", "PS2-transposed", **TRANSPOSED_MATRIX)
def project_qkv__matrix_on_the_left(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return W_query @ x, W_key @ x, W_value @ x


@MISTAKES.of("project_qkv", "PS2-transposed", **TRANSPOSED_MATRIX)
def project_qkv__columns(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return (x @ W_query).T, (x @ W_key).T, (x @ W_value).T


@MISTAKES.of("project_qkv", "SC-10", **ELEMENTWISE_PROJECTION)
def project_qkv__elementwise(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x * W_query, x * W_key, x * W_value


@MISTAKES.of("project_qkv", "PR-3", **ONE_PROJECTION)
def project_qkv__one_projection(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query, x @ W_query, x @ W_query


@MISTAKES.of("project_qkv", "PR-3", **ONE_PROJECTION)
def project_qkv__value_matrix_for_keys(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query, x @ W_value, x @ W_value


@MISTAKES.of("project_qkv", "PR-3", **ONE_PROJECTION)
def project_qkv__key_matrix_for_values(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query, x @ W_key, x @ W_key


@MISTAKES.of("project_qkv", "SC-8", **ROLES_SWAPPED_THREE)
def project_qkv__keys_and_values_swapped(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query, x @ W_value, x @ W_key


@MISTAKES.of("project_qkv", "SC-8", **ROLES_SWAPPED_THREE)
def project_qkv__queries_and_keys_swapped(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_key, x @ W_query, x @ W_value


@MISTAKES.of("project_qkv", "SC-8", **ROLES_SWAPPED_THREE)
def project_qkv__reversed_order(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_value, x @ W_key, x @ W_query


@MISTAKES.of("project_qkv", "PS2-global", **GLOBAL)
def project_qkv__notebook_inputs(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return inputs @ W_query, inputs @ W_key, inputs @ W_value


@MISTAKES.of("project_qkv", "PS2-global", **GLOBAL)
def project_qkv__notebook_matrices(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    generator = torch.Generator().manual_seed(123)
    queries, keys, values = (x @ torch.rand(3, 2, generator=generator) for _ in range(3))
    return queries, keys, values


@MISTAKES.of("project_qkv", "PS2-one-token", **ONE_TOKEN)
def project_qkv__one_token(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x[1] @ W_query, x[1] @ W_key, x[1] @ W_value


@MISTAKES.of("project_qkv", "PS2-one-token", **ONE_TOKEN)
def project_qkv__query_of_one_token(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x[1] @ W_query, x @ W_key, x @ W_value


@MISTAKES.of("project_qkv", "PS2-one-token", **ONE_TOKEN)
def project_qkv__six_tokens(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    rows = [(x[i] @ W_query, x[i] @ W_key, x[i] @ W_value) for i in range(6)]
    queries, keys, values = (torch.stack(column) for column in zip(*rows, strict=True))
    return queries, keys, values


@MISTAKES.of("project_qkv", "SC-17", **RESULTS)
def project_qkv__queries_alone(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> Tensor:
    return x @ W_query


@MISTAKES.of("project_qkv", "SC-17", **RESULTS)
def project_qkv__stacked(x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor) -> Tensor:
    return torch.cat([x @ W_query, x @ W_key, x @ W_value], dim=-1)


@MISTAKES.of("project_qkv", "PR-3", **ONE_PROJECTION)
def project_qkv__identity(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x, x, x


@MISTAKES.of("project_qkv", "PS2-scaled-early", **SCALED_EARLY)
def project_qkv__scaled(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    root = W_key.shape[1] ** 0.5
    return x @ W_query / root, x @ W_key, x @ W_value


@MISTAKES.of("project_qkv", "PS2-scaled-early", **SCALED_EARLY)
def project_qkv__all_scaled(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    root = W_key.shape[1] ** 0.5
    return x @ W_query / root, x @ W_key / root, x @ W_value / root


@MISTAKES.of("project_qkv", "PS2-redrawn", **REDRAWN)
def project_qkv__fresh_linear_layers(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    torch.manual_seed(123)
    layers = [nn.Linear(*W.shape, bias=False) for W in (W_query, W_key, W_value)]
    queries, keys, values = (layer(x.float()).to(x.dtype) for layer in layers)
    return queries, keys, values


@MISTAKES.of("project_qkv", "PR-8", **GRADIENT_LOST)
def project_qkv__detached(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    with torch.no_grad():
        return x @ W_query, x @ W_key, x @ W_value


@MISTAKES.of("project_qkv", "PR-8", **GRADIENT_LOST)
def project_qkv__matrices_detached(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query.data, x @ W_key.data, x @ W_value.data


@MISTAKES.of("project_qkv", "PR-8", **GRADIENT_LOST)
def project_qkv__tokens_detached(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x.detach() @ W_query, x.detach() @ W_key, x.detach() @ W_value


@MISTAKES.of("project_qkv", "MO-2", **DEFAULT_DTYPE)
def project_qkv__float32(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    x = x.float()
    return x @ W_query.float(), x @ W_key.float(), x @ W_value.float()


@MISTAKES.of("project_qkv", "MO-2", **DEFAULT_DTYPE)
def project_qkv__zeros_float32(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    projections = []
    for W in (W_query, W_key, W_value):
        y = torch.zeros(x.shape[0], W.shape[1])
        for i, row in enumerate(x):
            y[i] = row @ W
        projections.append(y)
    return projections[0], projections[1], projections[2]


@MISTAKES.of("project_qkv", "MO-5", **IN_PLACE)
def project_qkv__tokens_normalised_in_place(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    with torch.no_grad():
        x -= x.mean()
    return x @ W_query, x @ W_key, x @ W_value


@MISTAKES.of("project_qkv", "SC-18", **HARD_CODED)
def project_qkv__document_query(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return torch.tensor([0.4306, 1.4551]), x @ W_key, x @ W_value


# 2.7 score_spread -------------------------------------------------------------------------------


@MISTAKES.of("score_spread", "NW-12", **UNIFORM_DRAW)
def score_spread__uniform(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.rand(num_samples, d_k, generator=generator)
    k = torch.rand(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "NW-12", **UNIFORM_DRAW)
def score_spread__uniform_centred(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.rand(num_samples, d_k, generator=generator) - 0.5
    k = torch.rand(num_samples, d_k, generator=generator) - 0.5
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-variance", **VARIANCE)
def score_spread__variance(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.var().item(), (scores / math.sqrt(d_k)).var().item()


@MISTAKES.of("score_spread", "SC-2", **WHOLE_SCALE)
def score_spread__divided_by_size(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / d_k).std().item()


@MISTAKES.of("score_spread", "SC-2", family="score_spread-d_k", **WHOLE_SCALE)
def score_spread__both_vectors_divided(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), ((q / math.sqrt(d_k)) * (k / math.sqrt(d_k))).sum(-1).std().item()


@MISTAKES.of("score_spread", "SC-1", **NO_SCALE)
def score_spread__no_scale(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), scores.std().item()


@MISTAKES.of("score_spread", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def score_spread__multiplied(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores * math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "SC-4", **WRONG_LENGTH)
def score_spread__root_of_samples(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(num_samples)).std().item()


@MISTAKES.of("score_spread", "PS2-same-vector", **SAME_VECTOR)
def score_spread__same_vector(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = q
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-same-vector", **SAME_VECTOR)
def score_spread__one_query(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-same-vector", family="score_spread-same-vector", **SAME_VECTOR)
def score_spread__same_seed_twice(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    q = torch.randn(num_samples, d_k, generator=torch.Generator().manual_seed(seed))
    k = torch.randn(num_samples, d_k, generator=torch.Generator().manual_seed(seed))
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-formula", **FORMULA)
def score_spread__formula(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    return math.sqrt(d_k), 1.0


@MISTAKES.of("score_spread", "PS2-formula", **FORMULA)
def score_spread__measured_then_formula(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), 1.0


@MISTAKES.of("score_spread", "PS2-seed", **SEED)
def score_spread__seed_ignored(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(0)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-seed", **SEED)
def score_spread__no_seed(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    scores = (torch.randn(num_samples, d_k) * torch.randn(num_samples, d_k)).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-samples", **SAMPLES)
def score_spread__samples_ignored(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(10_000, d_k, generator=generator)
    k = torch.randn(10_000, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-samples", **SAMPLES)
def score_spread__samples_and_size_swapped(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(d_k, num_samples, generator=generator)
    k = torch.randn(d_k, num_samples, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-not-dot", **NOT_DOT_PRODUCT)
def score_spread__products_not_summed(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = q * k
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-not-dot", **NOT_DOT_PRODUCT)
def score_spread__summed_over_samples(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=0)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-not-dot", **NOT_DOT_PRODUCT)
def score_spread__mean_of_products(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).mean(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-not-std", **NOT_STD)
def score_spread__mean_of_scores(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.mean().item(), (scores / math.sqrt(d_k)).mean().item()


@MISTAKES.of("score_spread", "PS2-not-std", **NOT_STD)
def score_spread__mean_absolute_score(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.abs().mean().item(), (scores.abs() / math.sqrt(d_k)).mean().item()


@MISTAKES.of("score_spread", "SC-17", **RESULTS)
def score_spread__swapped_results(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return (scores / math.sqrt(d_k)).std().item(), scores.std().item()


@MISTAKES.of("score_spread", "SC-17", **RESULTS)
def score_spread__raw_alone(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item()


@MISTAKES.of("score_spread", "SC-17", **RESULTS)
def score_spread__scores_returned(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores, scores / math.sqrt(d_k)


# 2.2 attention_weights --------------------------------------------------------------------------


@MISTAKES.of("attention_weights", "SC-1", **NO_SCALE)
def attention_weights__no_scale(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1), dim=-1)


@MISTAKES.of("attention_weights", "SC-2", **WHOLE_SCALE)
def attention_weights__divided_by_size(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / keys.shape[-1], dim=-1)


@MISTAKES.of("attention_weights", "SC-4", **WRONG_LENGTH)
def attention_weights__root_of_keys(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-2]), dim=-1)


@MISTAKES.of("attention_weights", "SC-4", **WRONG_LENGTH)
def attention_weights__root_of_queries(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(queries.shape[-2]), dim=-1)


@MISTAKES.of("attention_weights", "SC-4", **WRONG_LENGTH)
def attention_weights__root_of_two(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(2), dim=-1)


@MISTAKES.of("attention_weights", "SM-2", **AXIS_ONE)
def attention_weights__size_on_axis_one(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[1]), dim=-1)


@MISTAKES.of("attention_weights", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def attention_weights__multiplied(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) * math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-5", **SCALE_AFTER)
def attention_weights__scale_after(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1), dim=-1) / math.sqrt(keys.shape[-1])


@MISTAKES.of("attention_weights", "SC-6", **SCORES_TRANSPOSED)
def attention_weights__transposed(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(keys @ queries.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SM-1", family="attention_weights-columns", **AXIS_OF_QUERIES)
def attention_weights__transposed_back(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        keys @ queries.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1
    ).transpose(-2, -1)


@MISTAKES.of("attention_weights", "SM-1", family="attention_weights-columns", **AXIS_OF_QUERIES)
def attention_weights__columns(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-2)


@MISTAKES.of("attention_weights", "SM-1", **AXIS_OF_QUERIES)
def attention_weights__axis_zero(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=0)


@MISTAKES.of("attention_weights", "SM-2", **AXIS_ONE)
def attention_weights__axis_one(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=1)


@MISTAKES.of("attention_weights", "SC-10", **ELEMENTWISE)
def attention_weights__elementwise(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries * keys / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-10", **ELEMENTWISE)
def attention_weights__paired_scores(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax((queries * keys).sum(dim=-1) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-10", **ELEMENTWISE)
def attention_weights__dot_of_matrices(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(torch.dot(queries, keys) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-11", **ALL_AXES_REVERSED)
def attention_weights__all_axes_reversed(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.permute(*range(keys.ndim - 1, -1, -1)) / math.sqrt(keys.shape[-1]), dim=-1
    )


@MISTAKES.of("attention_weights", "SC-11", **ALL_AXES_REVERSED)
def attention_weights__first_two_axes(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(0, 1) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-11", **ALL_AXES_REVERSED)
def attention_weights__axes_one_and_two(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(1, 2) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-15", **NO_SOFTMAX)
def attention_weights__no_softmax(queries: Tensor, keys: Tensor) -> Tensor:
    return queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])


@MISTAKES.of("attention_weights", "SC-16", **NO_QUERY)
def attention_weights__uniform(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1)
    return torch.ones_like(scores) / scores.shape[-1]


@MISTAKES.of("attention_weights", "SM-4", **UNSTABLE)
def attention_weights__no_shift(queries: Tensor, keys: Tensor) -> Tensor:
    e = torch.exp(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]))
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("attention_weights", "PS2-global-max", **GLOBAL_MAX)
def attention_weights__global_maximum(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    e = torch.exp(scores - scores.max())
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("attention_weights", "SM-6", **KEEPDIM)
def attention_weights__keepdim_missing(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
    return e / e.sum(dim=-1)


@MISTAKES.of("attention_weights", "SM-7", **SUM_NORMALISED)
def attention_weights__sum_normalised(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    return scores / scores.sum(dim=-1, keepdim=True)


@MISTAKES.of("attention_weights", "SM-8", **LOGARITHM)
def attention_weights__logarithm(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.log_softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SM-11", **OTHER_EXPONENTIAL)
def attention_weights__base_two(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    e = 2 ** (scores - scores.amax(dim=-1, keepdim=True))
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("attention_weights", "SM-11", **OTHER_EXPONENTIAL)
def attention_weights__best_key(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1)
    return torch.zeros_like(scores).scatter(-1, scores.argmax(dim=-1, keepdim=True), 1.0)


@MISTAKES.of("attention_weights", "PS2-flat", **FLATTENED)
def attention_weights__flattened(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    return torch.softmax(scores.flatten(), dim=0).reshape(scores.shape)


@MISTAKES.of("attention_weights", "PS2-softmax-twice", **SOFTMAX_TWICE)
def attention_weights__softmax_twice(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1), dim=-1
    )


@MISTAKES.of("attention_weights", "PS2-cosine", **COSINE)
def attention_weights__cosine(queries: Tensor, keys: Tensor) -> Tensor:
    q = queries / queries.norm(dim=-1, keepdim=True)
    k = keys / keys.norm(dim=-1, keepdim=True)
    return torch.softmax(q @ k.transpose(-2, -1), dim=-1)


@MISTAKES.of("attention_weights", "PS2-causal", **CAUSAL)
def attention_weights__causal(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    future = torch.ones_like(scores).triu(1) == 1
    return torch.softmax(scores.masked_fill(future, -math.inf), dim=-1)


@MISTAKES.of("attention_weights", "PS2-batch-mixed", **BATCH_MIXED)
def attention_weights__batch_flattened(queries: Tensor, keys: Tensor) -> Tensor:
    k = keys.reshape(-1, keys.shape[-1])
    return torch.softmax(queries @ k.T / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "PR-8", **GRADIENT_LOST)
def attention_weights__detached(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1
    ).detach()


@MISTAKES.of("attention_weights", "PR-8", **GRADIENT_LOST)
def attention_weights__keys_detached(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.detach().transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1
    )


@MISTAKES.of("attention_weights", "MO-2", **DEFAULT_DTYPE)
def attention_weights__float32(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1, dtype=torch.float32
    )


@MISTAKES.of("attention_weights", "MO-5", **IN_PLACE)
def attention_weights__queries_divided_in_place(queries: Tensor, keys: Tensor) -> Tensor:
    with torch.no_grad():
        queries /= math.sqrt(keys.shape[-1])
    return torch.softmax(queries @ keys.transpose(-2, -1), dim=-1)


@MISTAKES.of("attention_weights", "PS2-rounded", **ROUNDED)
def attention_weights__rounded(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1
    ).round(decimals=4)


@MISTAKES.of("attention_weights", "PS2-one-token", **ONE_TOKEN)
def attention_weights__one_query(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        keys @ queries[..., 0, :].unsqueeze(-1) / math.sqrt(keys.shape[-1]), dim=-2
    ).squeeze(-1)


@MISTAKES.of("attention_weights", "SC-18", **HARD_CODED)
def attention_weights__document_numbers(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.tensor([[0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]])


# 2.3 scaled_dot_product_attention ---------------------------------------------------------------


@MISTAKES.of("scaled_dot_product_attention", "SC-1", **NO_SCALE)
def scaled_dot_product_attention__no_scale(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1)
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-2", **WHOLE_SCALE)
def scaled_dot_product_attention__divided_by_size(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / keys.shape[-1]
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-4", **WRONG_LENGTH)
def scaled_dot_product_attention__root_of_keys(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-2])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def scaled_dot_product_attention__multiplied(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) * math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-5", **SCALE_AFTER)
def scaled_dot_product_attention__scale_after(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1)
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1) / math.sqrt(keys.shape[-1])
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-6", **SCORES_TRANSPOSED)
def scaled_dot_product_attention__transposed(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = keys @ queries.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-8", **ROLES_SWAPPED)
def scaled_dot_product_attention__keys_transmitted(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ keys, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-8", **ROLES_SWAPPED)
def scaled_dot_product_attention__values_compared(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ values.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ keys, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-8", **ROLES_SWAPPED)
def scaled_dot_product_attention__queries_transmitted(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ queries, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-10", **ELEMENTWISE)
def scaled_dot_product_attention__elementwise(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries * keys / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-11", **ALL_AXES_REVERSED)
def scaled_dot_product_attention__all_axes_reversed(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.permute(*range(keys.ndim - 1, -1, -1)) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-11", **ALL_AXES_REVERSED)
def scaled_dot_product_attention__first_two_axes(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(0, 1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-15", **NO_SOFTMAX)
def scaled_dot_product_attention__no_softmax(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = scores
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-16", **NO_QUERY)
def scaled_dot_product_attention__uniform(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.ones_like(scores) / scores.shape[-1]
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-16", **NO_QUERY)
def scaled_dot_product_attention__values_alone(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-17", **RESULTS)
def scaled_dot_product_attention__swapped_results(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights, weights @ values


@MISTAKES.of("scaled_dot_product_attention", "SC-17", **RESULTS)
def scaled_dot_product_attention__output_alone(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values


@MISTAKES.of("scaled_dot_product_attention", "SC-17", **RESULTS)
def scaled_dot_product_attention__weights_alone(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights


@MISTAKES.of("scaled_dot_product_attention", "SM-1", **AXIS_OF_QUERIES)
def scaled_dot_product_attention__columns(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-2)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-2", **AXIS_ONE)
def scaled_dot_product_attention__axis_one(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-1", **AXIS_OF_QUERIES)
def scaled_dot_product_attention__axis_zero(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=0)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-4", **UNSTABLE)
def scaled_dot_product_attention__no_shift(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    e = torch.exp(scores)
    weights = e / e.sum(dim=-1, keepdim=True)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PS2-global-max", **GLOBAL_MAX)
def scaled_dot_product_attention__global_maximum(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    e = torch.exp(scores - scores.max())
    weights = e / e.sum(dim=-1, keepdim=True)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-6", **KEEPDIM)
def scaled_dot_product_attention__keepdim_missing(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
    weights = e / e.sum(dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-7", **SUM_NORMALISED)
def scaled_dot_product_attention__sum_normalised(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = scores / scores.sum(dim=-1, keepdim=True)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-11", **OTHER_EXPONENTIAL)
def scaled_dot_product_attention__best_key(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.zeros_like(scores).scatter(-1, scores.argmax(dim=-1, keepdim=True), 1.0)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention",
    "MK-1",
    family="scaled_dot_product_attention-no-mask",
    **MASK_IGNORED,
)
def scaled_dot_product_attention__mask_ignored(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention",
    "MK-9",
    family="scaled_dot_product_attention-no-mask",
    **MASK_IGNORED,
)
def scaled_dot_product_attention__mask_dropped(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention", "MK-2", family="scaled_dot_product_attention-zero", **MASK_ZERO
)
def scaled_dot_product_attention__filled_with_zero(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, 0.0)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention", "MK-3", family="scaled_dot_product_attention-zero", **MASK_ZERO
)
def scaled_dot_product_attention__filled_with_little(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, 1e-9)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention", "MK-5", family="scaled_dot_product_attention-zero", **MASK_ZERO
)
def scaled_dot_product_attention__scores_times_mask(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores * mask
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-4", **MASK_PLUS_INFINITY)
def scaled_dot_product_attention__plus_infinity(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-6", **MASK_TIMES_INFINITY)
def scaled_dot_product_attention__mask_times_infinity(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores + (mask == 0) * -math.inf
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-7", **MASK_AFTER)
def scaled_dot_product_attention__weights_times_mask(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    if mask is not None:
        weights = weights * mask
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PS2-mask-renormalised", **MASK_RENORMALISED)
def scaled_dot_product_attention__weights_renormalised(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    if mask is not None:
        weights = weights * mask
        weights = weights / weights.sum(dim=-1, keepdim=True)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-13", **MASK_INVERTED)
def scaled_dot_product_attention__mask_inverted(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask != 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-14", **MASK_SMALL)
def scaled_dot_product_attention__filled_with_minus_ten(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -10.0)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-14", **MASK_SMALL)
def scaled_dot_product_attention__filled_with_minus_hundred(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -100.0)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-14", **MASK_SMALL)
def scaled_dot_product_attention__filled_with_minus_ten_thousand(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -1e4)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-14", **MASK_SMALL)
def scaled_dot_product_attention__minus_ten_added(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores - 10.0 * (mask == 0)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-15", **MASK_KIND)
def scaled_dot_product_attention__bitwise_not(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(~mask, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-15", **MASK_KIND)
def scaled_dot_product_attention__bitwise_not_made_boolean(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill((~mask).bool(), -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-15", **MASK_KIND)
def scaled_dot_product_attention__one_minus_mask(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores + (1 - mask) * -1e9
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-20", **MASK_FIRST)
def scaled_dot_product_attention__mask_of_the_first(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        mask = mask[0] if mask.ndim > 2 else mask
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-20", **MASK_FIRST)
def scaled_dot_product_attention__row_of_the_first(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask[..., :1, :] == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "XA-4", **MASK_ROWS)
def scaled_dot_product_attention__mask_transposed(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask.transpose(-2, -1) == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "XA-4", **MASK_ROWS)
def scaled_dot_product_attention__mask_unsqueezed(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask.unsqueeze(-1) == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "XA-7", **OTHER_WEIGHTS_RETURNED)
def scaled_dot_product_attention__weights_before_the_mask(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    shown = torch.softmax(scores, dim=-1)
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, shown


@MISTAKES.of("scaled_dot_product_attention", "XA-7", **OTHER_WEIGHTS_RETURNED)
def scaled_dot_product_attention__scores_returned(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, scores


@MISTAKES.of("scaled_dot_product_attention", "PS2-causal", **CAUSAL)
def scaled_dot_product_attention__causal(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    future = torch.ones_like(scores).triu(1) == 1
    scores = scores.masked_fill(future, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PR-8", **GRADIENT_LOST)
def scaled_dot_product_attention__weights_detached(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1).detach()
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MO-2", **DEFAULT_DTYPE)
def scaled_dot_product_attention__softmax_in_float32(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores.float(), dim=-1)
    return weights @ values.float(), weights


@MISTAKES.of("scaled_dot_product_attention", "MO-5", **IN_PLACE)
def scaled_dot_product_attention__mask_spoilt(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
        mask.fill_(1)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-4", **WRONG_LENGTH)
def scaled_dot_product_attention__root_of_values(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(values.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-4", **WRONG_LENGTH)
def scaled_dot_product_attention__root_of_queries(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(queries.shape[-2])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-2", **AXIS_ONE)
def scaled_dot_product_attention__size_on_axis_one(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MO-5", **IN_PLACE)
def scaled_dot_product_attention__queries_divided_in_place(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    with torch.no_grad():
        queries /= math.sqrt(keys.shape[-1])
    scores = queries @ keys.transpose(-2, -1)
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PR-8", **GRADIENT_LOST)
def scaled_dot_product_attention__keys_detached(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.detach().transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-17", **MASK_REQUIRED)
def scaled_dot_product_attention__no_mask_no_answer(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores.masked_fill(mask == 0, -math.inf), dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-18", **HARD_CODED)
def scaled_dot_product_attention__document_numbers(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    weights = torch.tensor([[0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]])
    return torch.tensor([[0.3061, 0.8210]]), weights


# 2.12 counterexample_scale ----------------------------------------------------------------------


@MISTAKES.of("counterexample_scale", "PS2-equal-sizes", **EQUAL_SIZES)
def counterexample_scale__square() -> tuple[Tensor, Tensor]:
    return 4 * torch.eye(4), torch.eye(4)


@MISTAKES.of("counterexample_scale", "PS2-equal-sizes", **EQUAL_SIZES)
def counterexample_scale__document_sizes() -> tuple[Tensor, Tensor]:
    torch.manual_seed(123)
    return torch.randn(2, 2), torch.randn(2, 2)


@MISTAKES.of("counterexample_scale", "PS2-equal-scores", **EQUAL_SCORES)
def counterexample_scale__zeros() -> tuple[Tensor, Tensor]:
    return torch.zeros(1, 1), torch.zeros(4, 1)


@MISTAKES.of("counterexample_scale", "PS2-equal-scores", **EQUAL_SCORES)
def counterexample_scale__zeros_of_the_sentence() -> tuple[Tensor, Tensor]:
    return torch.zeros(6, 2), torch.zeros(6, 2)


@MISTAKES.of("counterexample_scale", "PS2-equal-scores", **EQUAL_SCORES)
def counterexample_scale__ones() -> tuple[Tensor, Tensor]:
    return torch.ones(1, 1), torch.ones(4, 1)


@MISTAKES.of("counterexample_scale", "PS2-equal-scores", **EQUAL_SCORES)
def counterexample_scale__ones_of_the_sentence() -> tuple[Tensor, Tensor]:
    return torch.ones(6, 2), torch.ones(6, 2)


@MISTAKES.of("counterexample_scale", "PS2-gap-too-small", **GAP_TOO_SMALL)
def counterexample_scale__document_sentence() -> tuple[Tensor, Tensor]:
    return inputs @ W_query, inputs @ W_key


@MISTAKES.of("counterexample_scale", "PS2-gap-too-small", **GAP_TOO_SMALL)
def counterexample_scale__huge_scores() -> tuple[Tensor, Tensor]:
    return torch.tensor([[1000.0]]), torch.tensor([[1.0], [0.0], [0.0], [0.0]])


@MISTAKES.of("counterexample_scale", "PS2-other-shapes", **OTHER_SHAPES)
def counterexample_scale__swapped() -> tuple[Tensor, Tensor]:
    return torch.tensor([[1.0], [0.0], [0.0], [0.0]]), torch.tensor([[4.0]])


@MISTAKES.of("counterexample_scale", "PS2-other-shapes", **OTHER_SHAPES)
def counterexample_scale__too_large() -> tuple[Tensor, Tensor]:
    return 4 * torch.eye(1, 1), torch.eye(100, 1)


@MISTAKES.of("counterexample_scale", "PS2-other-shapes", **OTHER_SHAPES)
def counterexample_scale__vectors() -> tuple[Tensor, Tensor]:
    return torch.tensor([4.0]), torch.tensor([1.0, 0.0, 0.0, 0.0])


@MISTAKES.of("counterexample_scale", "PS2-other-shapes", **OTHER_SHAPES)
def counterexample_scale__keys_alone() -> Tensor:
    return torch.tensor([[1.0], [0.0], [0.0], [0.0]])


# 2.4 SelfAttention_v1 ---------------------------------------------------------------------------


@MISTAKES.of("SelfAttention_v1", "SC-1", **NO_SCALE)
class SelfAttention_v1__no_scale(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-2", **WHOLE_SCALE)
class SelfAttention_v1__divided_by_size(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / k.shape[-1]
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-4", **WRONG_LENGTH)
class SelfAttention_v1__root_of_token_size(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(x.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-4", **WRONG_LENGTH)
class SelfAttention_v1__root_of_length(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(len(x))
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-4", **WRONG_LENGTH)
class SelfAttention_v1__root_of_two(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(2)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
class SelfAttention_v1__multiplied(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) * math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-5", **SCALE_AFTER)
class SelfAttention_v1__scale_after(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1)
        weights = torch.softmax(scores, dim=-1) / math.sqrt(k.shape[-1])
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-6", **SCORES_TRANSPOSED)
class SelfAttention_v1__transposed(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = k @ q.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-7", **NOT_VALUES)
class SelfAttention_v1__tokens_summed(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ x


@MISTAKES.of("SelfAttention_v1", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v1__keys_transmitted(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ k


@MISTAKES.of("SelfAttention_v1", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v1__values_compared(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ v.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ k


@MISTAKES.of("SelfAttention_v1", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v1__queries_transmitted(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = v @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ q


@MISTAKES.of("SelfAttention_v1", "SC-10", **ELEMENTWISE)
class SelfAttention_v1__elementwise(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q * k / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-15", **NO_SOFTMAX)
class SelfAttention_v1__no_softmax(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-16", **NO_QUERY)
class SelfAttention_v1__uniform(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores) / len(x)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-16", **NO_QUERY)
class SelfAttention_v1__cumulative_mean(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores).tril()
        weights = weights / weights.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-16", **NO_QUERY)
class SelfAttention_v1__values_alone(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return v


@MISTAKES.of("SelfAttention_v1", "SC-17", **RESULTS)
class SelfAttention_v1__pair_returned(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("SelfAttention_v1", "SC-17", **RESULTS)
class SelfAttention_v1__weights_returned(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights


@MISTAKES.of("SelfAttention_v1", "SM-1", **AXIS_OF_QUERIES)
class SelfAttention_v1__columns(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=0)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SM-4", **UNSTABLE)
class SelfAttention_v1__no_shift(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        e = torch.exp(scores)
        weights = e / e.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SM-7", **SUM_NORMALISED)
class SelfAttention_v1__sum_normalised(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores / scores.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-flat", **FLATTENED)
class SelfAttention_v1__flattened(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores.flatten(), dim=0).reshape(scores.shape)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-causal", **CAUSAL)
class SelfAttention_v1__causal(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        future = torch.ones_like(scores).triu(1) == 1
        weights = torch.softmax(scores.masked_fill(future, -math.inf), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-8", **GRADIENT_LOST)
class SelfAttention_v1__weights_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1).detach()
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-8", **GRADIENT_LOST)
class SelfAttention_v1__no_gradient(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return (weights @ v).detach()


@MISTAKES.of("SelfAttention_v1", "PR-8", **GRADIENT_LOST)
class SelfAttention_v1__tokens_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        x = x.detach()
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-global", **GLOBAL)
class SelfAttention_v1__notebook_inputs(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        x = inputs
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "MO-2", **DEFAULT_DTYPE)
class SelfAttention_v1__float32(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return (weights @ v).float()


@MISTAKES.of("SelfAttention_v1", "MO-2", **DEFAULT_DTYPE)
class SelfAttention_v1__context_in_float32(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        context = torch.zeros(v.shape)
        for i, row in enumerate(weights):
            context[i] = row @ v
        return context


@MISTAKES.of("SelfAttention_v1", "MO-5", **IN_PLACE)
class SelfAttention_v1__tokens_centred_in_place(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            x -= x.mean()
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "MO-8", family="SelfAttention_v1-super", **NO_SUPER)
class SelfAttention_v1__super_missing(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "MO-8", family="SelfAttention_v1-super", **NO_SUPER)
class SelfAttention_v1__super_late(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        super().__init__()

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-3", **ONE_PROJECTION)
class SelfAttention_v1__one_matrix(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_query, x @ self.W_query
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-3", **ONE_PROJECTION)
class SelfAttention_v1__same_matrix_for_keys(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_query, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-3", **ONE_PROJECTION)
class SelfAttention_v1__shared_parameter(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = self.W_query
        self.W_value = self.W_query

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-invisible", **INVISIBLE)
class SelfAttention_v1__plain_tensors(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = torch.rand(d_in, d_out)
        self.W_key = torch.rand(d_in, d_out)
        self.W_value = torch.rand(d_in, d_out)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-invisible", **INVISIBLE)
class SelfAttention_v1__tensors_requiring_grad(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = torch.rand(d_in, d_out, requires_grad=True)
        self.W_key = torch.rand(d_in, d_out, requires_grad=True)
        self.W_value = torch.rand(d_in, d_out, requires_grad=True)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-frozen", **INVISIBLE)
class SelfAttention_v1__frozen(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)
        self.W_key = nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)
        self.W_value = nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-frozen", **INVISIBLE)
class SelfAttention_v1__buffers(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        for name in ("W_query", "W_key", "W_value"):
            self.register_buffer(name, torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-invisible", **INVISIBLE)
class SelfAttention_v1__list_of_parameters(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.projections = [nn.Parameter(torch.rand(d_in, d_out)) for _ in range(3)]

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (x @ W for W in self.projections)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-8", **GRADIENT_LOST)
class SelfAttention_v1__matrices_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.data, x @ self.W_key.data, x @ self.W_value.data
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__key_first(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__value_first(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__value_before_key(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__normal(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.randn(d_in, d_out))
        self.W_key = nn.Parameter(torch.randn(d_in, d_out))
        self.W_value = nn.Parameter(torch.randn(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__seed_inside(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        torch.manual_seed(123)
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__scaled_at_birth(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out) / math.sqrt(d_in))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out) / math.sqrt(d_in))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out) / math.sqrt(d_in))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-transposed", **TRANSPOSED_MATRIX)
class SelfAttention_v1__other_shape(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_out, d_in))
        self.W_key = nn.Parameter(torch.rand(d_out, d_in))
        self.W_value = nn.Parameter(torch.rand(d_out, d_in))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.T, x @ self.W_key.T, x @ self.W_value.T
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-transposed", **TRANSPOSED_MATRIX)
class SelfAttention_v1__sizes_swapped(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_out, d_in))
        self.W_key = nn.Parameter(torch.rand(d_out, d_in))
        self.W_value = nn.Parameter(torch.rand(d_out, d_in))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-transposed", **TRANSPOSED_MATRIX)
class SelfAttention_v1__weights_transposed(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.T, x @ self.W_key.T, x @ self.W_value.T
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-redrawn", **REDRAWN)
class SelfAttention_v1__redrawn(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        torch.manual_seed(0)
        q, k, v = (x @ torch.rand(self.W_query.shape).to(x) for _ in range(3))
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-not-v1", **NOT_V1)
class SelfAttention_v1__linear_layers(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=False)
        self.W_key = nn.Linear(d_in, d_out, bias=False)
        self.W_value = nn.Linear(d_in, d_out, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-names", family="v1-invisible", **OTHER_NAMES)
class SelfAttention_v1__other_names(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.w_q = nn.Parameter(torch.rand(d_in, d_out))
        self.w_k = nn.Parameter(torch.rand(d_in, d_out))
        self.w_v = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.w_q, x @ self.w_k, x @ self.w_v
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-18", **HARD_CODED)
class SelfAttention_v1__document_numbers(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        rows = [[0.2996, 0.8053], [0.3061, 0.8210], [0.3058, 0.8203]]
        rows += [[0.2948, 0.7939], [0.2927, 0.7891], [0.2990, 0.8040]]
        return torch.tensor(rows)


# 2.5 SelfAttention_v2 ---------------------------------------------------------------------------


@MISTAKES.of("SelfAttention_v2", "SC-1", **NO_SCALE)
class SelfAttention_v2__no_scale(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-2", **WHOLE_SCALE)
class SelfAttention_v2__divided_by_size(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / k.shape[-1]
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-4", **WRONG_LENGTH)
class SelfAttention_v2__root_of_token_size(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(x.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-4", **WRONG_LENGTH)
class SelfAttention_v2__root_of_length(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(len(x))
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-4", **WRONG_LENGTH)
class SelfAttention_v2__root_of_two(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(2)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
class SelfAttention_v2__multiplied(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) * math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-5", **SCALE_AFTER)
class SelfAttention_v2__scale_after(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1)
        weights = torch.softmax(scores, dim=-1) / math.sqrt(k.shape[-1])
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-6", **SCORES_TRANSPOSED)
class SelfAttention_v2__transposed(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = k @ q.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-7", **NOT_VALUES)
class SelfAttention_v2__tokens_summed(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ x


@MISTAKES.of("SelfAttention_v2", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v2__keys_transmitted(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ k


@MISTAKES.of("SelfAttention_v2", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v2__values_compared(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ v.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ k


@MISTAKES.of("SelfAttention_v2", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v2__queries_transmitted(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = v @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ q


@MISTAKES.of("SelfAttention_v2", "SC-10", **ELEMENTWISE)
class SelfAttention_v2__elementwise(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q * k / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-15", **NO_SOFTMAX)
class SelfAttention_v2__no_softmax(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-16", **NO_QUERY)
class SelfAttention_v2__uniform(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores) / len(x)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-16", **NO_QUERY)
class SelfAttention_v2__cumulative_mean(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores).tril()
        weights = weights / weights.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-16", **NO_QUERY)
class SelfAttention_v2__values_alone(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return v


@MISTAKES.of("SelfAttention_v2", "SC-17", **RESULTS)
class SelfAttention_v2__pair_returned(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("SelfAttention_v2", "SC-17", **RESULTS)
class SelfAttention_v2__weights_returned(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights


@MISTAKES.of("SelfAttention_v2", "SM-1", **AXIS_OF_QUERIES)
class SelfAttention_v2__columns(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=0)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SM-4", **UNSTABLE)
class SelfAttention_v2__no_shift(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        e = torch.exp(scores)
        weights = e / e.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SM-7", **SUM_NORMALISED)
class SelfAttention_v2__sum_normalised(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores / scores.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-flat", **FLATTENED)
class SelfAttention_v2__flattened(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores.flatten(), dim=0).reshape(scores.shape)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-causal", **CAUSAL)
class SelfAttention_v2__causal(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        future = torch.ones_like(scores).triu(1) == 1
        weights = torch.softmax(scores.masked_fill(future, -math.inf), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-8", **GRADIENT_LOST)
class SelfAttention_v2__weights_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1).detach()
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-8", **GRADIENT_LOST)
class SelfAttention_v2__no_gradient(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return (weights @ v).detach()


@MISTAKES.of("SelfAttention_v2", "PR-8", **GRADIENT_LOST)
class SelfAttention_v2__tokens_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        x = x.detach()
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-global", **GLOBAL)
class SelfAttention_v2__notebook_inputs(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        x = inputs
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "MO-2", **DEFAULT_DTYPE)
class SelfAttention_v2__float32(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return (weights @ v).float()


@MISTAKES.of("SelfAttention_v2", "MO-2", **DEFAULT_DTYPE)
class SelfAttention_v2__context_in_float32(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        context = torch.zeros(v.shape)
        for i, row in enumerate(weights):
            context[i] = row @ v
        return context


@MISTAKES.of("SelfAttention_v2", "MO-5", **IN_PLACE)
class SelfAttention_v2__tokens_centred_in_place(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            x -= x.mean()
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "MO-8", family="SelfAttention_v2-super", **NO_SUPER)
class SelfAttention_v2__super_missing(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "MO-8", family="SelfAttention_v2-super", **NO_SUPER)
class SelfAttention_v2__super_late(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        super().__init__()

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-3", **ONE_PROJECTION)
class SelfAttention_v2__one_layer(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_query(x), self.W_query(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-3", **ONE_PROJECTION)
class SelfAttention_v2__same_layer_for_keys(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_query(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-3", **ONE_PROJECTION)
class SelfAttention_v2__shared_layer(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = self.W_query
        self.W_value = self.W_query

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-7", family="v2-invisible", **INVISIBLE)
class SelfAttention_v2__list_of_layers(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.layers = [nn.Linear(d_in, d_out, bias=qkv_bias) for _ in range(3)]

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (layer(x) for layer in self.layers)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-7", **INVISIBLE)
class SelfAttention_v2__frozen(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        for parameter in self.parameters():
            parameter.requires_grad = False

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-8", **GRADIENT_LOST)
class SelfAttention_v2__matrices_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        layers = (self.W_query, self.W_key, self.W_value)
        q, k, v = (nn.functional.linear(x, f.weight.data, f.bias) for f in layers)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v2__key_first(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v2__value_before_key(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v2__seed_inside(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        torch.manual_seed(789)
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-4", **OTHER_DRAW)
class SelfAttention_v2__uniform_between_0_and_1(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        for layer in (self.W_query, self.W_key, self.W_value):
            nn.init.uniform_(layer.weight)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", family="v2-bias-always", **BIAS)
class SelfAttention_v2__bias_always(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=True)
        self.W_key = nn.Linear(d_in, d_out, bias=True)
        self.W_value = nn.Linear(d_in, d_out, bias=True)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", family="v2-bias-always", **BIAS)
class SelfAttention_v2__bias_not_passed(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out)
        self.W_key = nn.Linear(d_in, d_out)
        self.W_value = nn.Linear(d_in, d_out)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_by_default(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = True) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_ignored(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=False)
        self.W_key = nn.Linear(d_in, d_out, bias=False)
        self.W_value = nn.Linear(d_in, d_out, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_on_queries_alone(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=False)
        self.W_value = nn.Linear(d_in, d_out, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_inverted(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=not qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=not qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=not qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_not_added(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.weight.T, x @ self.W_key.weight.T, x @ self.W_value.weight.T
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-1", **LINEAR_TRANSPOSED)
class SelfAttention_v2__weight_not_transposed(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.weight, x @ self.W_key.weight, x @ self.W_value.weight
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-1", **LINEAR_TRANSPOSED)
class SelfAttention_v2__sizes_swapped(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_out, d_in, bias=qkv_bias)
        self.W_key = nn.Linear(d_out, d_in, bias=qkv_bias)
        self.W_value = nn.Linear(d_out, d_in, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-not-v2", **NOT_V2)
class SelfAttention_v2__parameters(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-names", family="v2-invisible", **OTHER_NAMES)
class SelfAttention_v2__other_names(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.query(x), self.key(x), self.value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-redrawn", **REDRAWN)
class SelfAttention_v2__redrawn(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        torch.manual_seed(0)
        d_out, d_in = self.W_query.weight.shape
        q, k, v = (nn.Linear(d_in, d_out, bias=False).to(x.dtype)(x) for _ in range(3))
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-18", **HARD_CODED)
class SelfAttention_v2__document_numbers(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        rows = [[-0.0739, 0.0713], [-0.0748, 0.0703], [-0.0749, 0.0702]]
        rows += [[-0.0760, 0.0685], [-0.0763, 0.0679], [-0.0754, 0.0693]]
        return torch.tensor(rows)


# 2.6 transfer_weights ---------------------------------------------------------------------------


@MISTAKES.of("transfer_weights", "PR-1", **LINEAR_TRANSPOSED)
def transfer_weights__not_transposed(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight)


@MISTAKES.of("transfer_weights", "PR-1", **LINEAR_TRANSPOSED)
def transfer_weights__not_transposed_assigned(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.detach().clone()
        setattr(sa_v1, name, nn.Parameter(weight))


@MISTAKES.of("transfer_weights", "PR-1", **LINEAR_TRANSPOSED)
def transfer_weights__reshaped(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(
                getattr(sa_v2, name).weight.reshape(getattr(sa_v1, name).shape)
            )


@MISTAKES.of("transfer_weights", "PR-1", family="transfer-not-transposed", **LINEAR_TRANSPOSED)
def transfer_weights__transposed_twice(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T.T)


@MISTAKES.of("transfer_weights", "PR-1", **LINEAR_TRANSPOSED)
def transfer_weights__state_loaded(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.load_state_dict(
        {name.removesuffix(".weight"): w for name, w in sa_v2.state_dict().items()}
    )


@MISTAKES.of("transfer_weights", "PS2-state-names", **NAMES_OF_STATE)
def transfer_weights__state_dict_copied(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.load_state_dict(sa_v2.state_dict())


@MISTAKES.of("transfer_weights", "PS2-state-names", family="transfer-nothing", **NAMES_OF_STATE)
def transfer_weights__state_dict_not_strict(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    sa_v1.load_state_dict(sa_v2.state_dict(), strict=False)


@MISTAKES.of("transfer_weights", "PS2-some-matrices", **SOME_MATRICES)
def transfer_weights__query_alone(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        sa_v1.W_query.copy_(sa_v2.W_query.weight.T)


@MISTAKES.of("transfer_weights", "PS2-some-matrices", **SOME_MATRICES)
def transfer_weights__values_forgotten(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)


@MISTAKES.of("transfer_weights", "PS2-some-matrices", **SOME_MATRICES)
def transfer_weights__keys_forgotten(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)


@MISTAKES.of("transfer_weights", "PR-3", **ONE_PROJECTION)
def transfer_weights__query_everywhere(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(sa_v2.W_query.weight.T)


@MISTAKES.of("transfer_weights", "SC-8", **ROLES_SWAPPED_THREE)
def transfer_weights__keys_and_values_swapped(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    with torch.no_grad():
        sa_v1.W_query.copy_(sa_v2.W_query.weight.T)
        sa_v1.W_key.copy_(sa_v2.W_value.weight.T)
        sa_v1.W_value.copy_(sa_v2.W_key.weight.T)


@MISTAKES.of("transfer_weights", "SC-8", **ROLES_SWAPPED_THREE)
def transfer_weights__queries_and_keys_swapped(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    with torch.no_grad():
        sa_v1.W_query.copy_(sa_v2.W_key.weight.T)
        sa_v1.W_key.copy_(sa_v2.W_query.weight.T)
        sa_v1.W_value.copy_(sa_v2.W_value.weight.T)


@MISTAKES.of("transfer_weights", "PS2-direction", family="transfer-nothing", **DIRECTION)
def transfer_weights__other_direction(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v2, name).weight.copy_(getattr(sa_v1, name).T)


@MISTAKES.of("transfer_weights", "PS2-direction", **DIRECTION)
def transfer_weights__arguments_swapped(sa_v1: SelfAttention_v1, sa_v2: SelfAttention_v2) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)


@MISTAKES.of("transfer_weights", "PS2-shared-memory", **SHARED_MEMORY)
def transfer_weights__shared_data(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        getattr(sa_v1, name).data = getattr(sa_v2, name).weight.data.T


@MISTAKES.of("transfer_weights", "PS2-shared-memory", **SHARED_MEMORY)
def transfer_weights__shared_parameter(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        setattr(sa_v1, name, nn.Parameter(getattr(sa_v2, name).weight.T))


@MISTAKES.of("transfer_weights", "PS2-shared-memory", **SHARED_MEMORY)
def transfer_weights__detached_not_copied(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        setattr(sa_v1, name, nn.Parameter(getattr(sa_v2, name).weight.detach().T))


@MISTAKES.of("transfer_weights", "PR-7", **INVISIBLE_AFTER)
def transfer_weights__frozen(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.detach().T.clone()
        setattr(sa_v1, name, nn.Parameter(weight, requires_grad=False))


@MISTAKES.of("transfer_weights", "PR-7", **INVISIBLE_AFTER)
def transfer_weights__frozen_then_copied(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for parameter in sa_v1.parameters():
        parameter.requires_grad = False
    for name in ("W_query", "W_key", "W_value"):
        getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.detach().T)


@MISTAKES.of("transfer_weights", "PR-7", **INVISIBLE_AFTER)
def transfer_weights__parameter_deleted(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.detach().T.clone()
        delattr(sa_v1, name)
        setattr(sa_v1, name, weight)


@MISTAKES.of("transfer_weights", "PS2-not-a-parameter", **NOT_A_PARAMETER)
def transfer_weights__tensor_assigned(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.W_query = sa_v2.W_query.weight.T
    sa_v1.W_key = sa_v2.W_key.weight.T
    sa_v1.W_value = sa_v2.W_value.weight.T


@MISTAKES.of("transfer_weights", "PS2-not-a-parameter", **NOT_A_PARAMETER)
def transfer_weights__gradient_tracked(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.W_query.copy_(sa_v2.W_query.weight.T)
    sa_v1.W_key.copy_(sa_v2.W_key.weight.T)
    sa_v1.W_value.copy_(sa_v2.W_value.weight.T)


@MISTAKES.of("transfer_weights", "PS2-not-a-parameter", **NOT_A_PARAMETER)
def transfer_weights__layer_assigned(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.W_query = sa_v2.W_query
    sa_v1.W_key = sa_v2.W_key
    sa_v1.W_value = sa_v2.W_value


@MISTAKES.of("transfer_weights", "PS2-nothing", family="transfer-nothing", **NOTHING_HAPPENS)
def transfer_weights__local_name(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    W_query, W_key, W_value = (
        layer.weight.T.clone() for layer in (sa_v2.W_query, sa_v2.W_key, sa_v2.W_value)
    )


@MISTAKES.of(
    "transfer_weights", "PS2-nothing", family="transfer-nothing-returned", **NOTHING_HAPPENS
)
def transfer_weights__new_layer_returned(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> SelfAttention_v1:
    d_in, d_out = sa_v1.W_query.shape
    new = SelfAttention_v1(d_in, d_out).to(sa_v1.W_query)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(new, name).copy_(getattr(sa_v2, name).weight.T)
    return new


@MISTAKES.of("transfer_weights", "PS2-nothing", family="transfer-nothing", **NOTHING_HAPPENS)
def transfer_weights__state_of_v1_edited(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    state = dict(sa_v1.state_dict())
    for name in ("W_query", "W_key", "W_value"):
        state[name] = getattr(sa_v2, name).weight.T


@MISTAKES.of("transfer_weights", "PS2-v2-changed", **V2_CHANGED)
def transfer_weights__v2_transposed(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        layer = getattr(sa_v2, name)
        layer.weight.data = layer.weight.data.T
        getattr(sa_v1, name).data.copy_(layer.weight.data)


@MISTAKES.of("transfer_weights", "PS2-v2-changed", **V2_CHANGED)
def transfer_weights__v2_frozen(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.requires_grad_(False)
        getattr(sa_v1, name).data.copy_(weight.T)


@MISTAKES.of("transfer_weights", "PS2-v2-changed", **V2_CHANGED)
def transfer_weights__v2_emptied(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)
            getattr(sa_v2, name).weight.zero_()


@MISTAKES.of("transfer_weights", "MO-2", **DEFAULT_DTYPE)
def transfer_weights__float32(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.detach().float().T.clone()
        setattr(sa_v1, name, nn.Parameter(weight))


# 2.9 AttentionSimple ----------------------------------------------------------------------------


@MISTAKES.of("AttentionSimple", "SC-1", **NO_SCALE)
class AttentionSimple__no_scale(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1)
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-2", **WHOLE_SCALE)
class AttentionSimple__divided_by_size(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / k.shape[-1]
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-4", **WRONG_LENGTH)
class AttentionSimple__root_of_keys(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-2])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
class AttentionSimple__multiplied(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) * math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-5", **SCALE_AFTER)
class AttentionSimple__scale_after(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1)
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1) / math.sqrt(k.shape[-1])
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-6", **SCORES_TRANSPOSED)
class AttentionSimple__transposed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = k @ q.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-8", **ROLES_SWAPPED)
class AttentionSimple__keys_transmitted(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ k, weights


@MISTAKES.of("AttentionSimple", "SC-8", **ROLES_SWAPPED)
class AttentionSimple__values_compared(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ v.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ k, weights


@MISTAKES.of("AttentionSimple", "SC-8", **ROLES_SWAPPED)
class AttentionSimple__queries_transmitted(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ q, weights


@MISTAKES.of("AttentionSimple", "SC-10", **ELEMENTWISE)
class AttentionSimple__elementwise(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q * k / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-11", **ALL_AXES_REVERSED)
class AttentionSimple__all_axes_reversed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.permute(*range(k.ndim - 1, -1, -1)) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-11", **ALL_AXES_REVERSED)
class AttentionSimple__first_two_axes(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(0, 1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-15", **NO_SOFTMAX)
class AttentionSimple__no_softmax(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = scores
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-16", **NO_QUERY)
class AttentionSimple__uniform(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores) / scores.shape[-1]
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-16", **NO_QUERY)
class AttentionSimple__values_alone(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return v, weights


@MISTAKES.of("AttentionSimple", "SC-17", **RESULTS)
class AttentionSimple__swapped_results(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights, weights @ v


@MISTAKES.of("AttentionSimple", "SC-17", **RESULTS)
class AttentionSimple__output_alone(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("AttentionSimple", "SC-17", **RESULTS)
class AttentionSimple__weights_alone(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights


@MISTAKES.of("AttentionSimple", "SM-1", family="AttentionSimple-axis", **AXIS_OF_QUERIES)
class AttentionSimple__columns(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-2)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-2", family="AttentionSimple-axis", **AXIS_ONE)
class AttentionSimple__axis_one(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-1", **AXIS_OF_QUERIES)
class AttentionSimple__axis_zero(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=0)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-4", **UNSTABLE)
class AttentionSimple__no_shift(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        e = torch.exp(scores)
        weights = e / e.sum(dim=-1, keepdim=True)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-global-max", **GLOBAL_MAX)
class AttentionSimple__global_maximum(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        e = torch.exp(scores - scores.max())
        weights = e / e.sum(dim=-1, keepdim=True)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-6", **KEEPDIM)
class AttentionSimple__keepdim_missing(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
        weights = e / e.sum(dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-7", **SUM_NORMALISED)
class AttentionSimple__sum_normalised(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores / scores.sum(dim=-1, keepdim=True)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-11", **OTHER_EXPONENTIAL)
class AttentionSimple__best_key(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.zeros_like(scores).scatter(-1, scores.argmax(dim=-1, keepdim=True), 1.0)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-1", family="AttentionSimple-no-mask", **MASK_IGNORED)
class AttentionSimple__mask_ignored(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-9", family="AttentionSimple-no-mask", **MASK_IGNORED)
class AttentionSimple__mask_dropped(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-2", family="AttentionSimple-zero", **MASK_ZERO)
class AttentionSimple__filled_with_zero(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, 0.0)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-3", family="AttentionSimple-zero", **MASK_ZERO)
class AttentionSimple__filled_with_little(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, 1e-9)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-5", family="AttentionSimple-zero", **MASK_ZERO)
class AttentionSimple__scores_times_mask(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores * masque
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-4", family="AttentionSimple-nan", **MASK_PLUS_INFINITY)
class AttentionSimple__plus_infinity(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-6", family="AttentionSimple-nan", **MASK_TIMES_INFINITY)
class AttentionSimple__mask_times_infinity(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores + (masque == 0) * -math.inf
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-7", **MASK_AFTER)
class AttentionSimple__weights_times_mask(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        if masque is not None:
            weights = weights * masque
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-mask-renormalised", **MASK_RENORMALISED)
class AttentionSimple__weights_renormalised(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        if masque is not None:
            weights = weights * masque
            weights = weights / weights.sum(dim=-1, keepdim=True)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-13", **MASK_INVERTED)
class AttentionSimple__mask_inverted(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque != 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-14", **MASK_SMALL)
class AttentionSimple__filled_with_minus_ten(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -10.0)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-14", **MASK_SMALL)
class AttentionSimple__filled_with_minus_hundred(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -100.0)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-14", **MASK_SMALL)
class AttentionSimple__filled_with_minus_ten_thousand(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -1e4)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-14", **MASK_SMALL)
class AttentionSimple__minus_ten_added(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores - 10.0 * (masque == 0)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-15", **MASK_KIND)
class AttentionSimple__bitwise_not(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(~masque, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-15", **MASK_KIND)
class AttentionSimple__bitwise_not_made_boolean(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill((~masque).bool(), -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-15", **MASK_KIND)
class AttentionSimple__one_minus_mask(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores + (1 - masque) * -1e9
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-20", **MASK_FIRST)
class AttentionSimple__mask_of_the_first(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            masque = masque[0] if masque.ndim > 2 else masque
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-20", **MASK_FIRST)
class AttentionSimple__row_of_the_first(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque[..., :1, :] == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "XA-4", **MASK_ROWS)
class AttentionSimple__mask_transposed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque.transpose(-2, -1) == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "XA-4", **MASK_ROWS)
class AttentionSimple__mask_unsqueezed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque.unsqueeze(-1) == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "XA-7", **OTHER_WEIGHTS_RETURNED)
class AttentionSimple__weights_before_the_mask(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        shown = torch.softmax(scores, dim=-1)
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, shown


@MISTAKES.of("AttentionSimple", "XA-7", **OTHER_WEIGHTS_RETURNED)
class AttentionSimple__scores_returned(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, scores


@MISTAKES.of("AttentionSimple", "PS2-causal", **CAUSAL)
class AttentionSimple__causal(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        future = torch.ones_like(scores).triu(1) == 1
        scores = scores.masked_fill(future, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-8", **GRADIENT_LOST)
class AttentionSimple__weights_detached(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1).detach()
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MO-2", **DEFAULT_DTYPE)
class AttentionSimple__softmax_in_float32(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores.float(), dim=-1)
        return weights @ v.float(), weights


@MISTAKES.of("AttentionSimple", "MO-5", **IN_PLACE)
class AttentionSimple__mask_spoilt(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
            masque.fill_(1)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-7", **NOT_VALUES)
class AttentionSimple__tokens_summed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ x, weights


@MISTAKES.of("AttentionSimple", "SC-4", **WRONG_LENGTH)
class AttentionSimple__root_of_batch(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(x.shape[0])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-batch-mixed", **BATCH_MIXED)
class AttentionSimple__batch_averaged(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1).mean(dim=0, keepdim=True) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-batch-mixed", **BATCH_MIXED)
class AttentionSimple__first_sentence_values(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v[0], weights


@MISTAKES.of("AttentionSimple", "PR-3", **ONE_PROJECTION)
class AttentionSimple__one_layer(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q = k = v = self.w_q(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-3", **ONE_PROJECTION)
class AttentionSimple__no_projection(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q = k = v = x
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-bias", **BIAS)
class AttentionSimple__with_bias(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele)
        self.w_k = nn.Linear(d_modele, d_modele)
        self.w_v = nn.Linear(d_modele, d_modele)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-7", family="AttentionSimple-invisible", **INVISIBLE)
class AttentionSimple__list_of_layers(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.layers = [nn.Linear(d_modele, d_modele, bias=False) for _ in range(3)]

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = (layer(x) for layer in self.layers)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-7", **INVISIBLE)
class AttentionSimple__frozen(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)
        self.requires_grad_(False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of(
    "AttentionSimple", "PS2-names", family="AttentionSimple-invisible", **OTHER_SHORT_NAMES
)
class AttentionSimple__capital_names(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_modele, d_modele, bias=False)
        self.W_key = nn.Linear(d_modele, d_modele, bias=False)
        self.W_value = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-1", **LINEAR_TRANSPOSED)
class AttentionSimple__weight_not_transposed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = x @ self.w_q.weight, x @ self.w_k.weight, x @ self.w_v.weight
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MO-8", family="AttentionSimple-super", **NO_SUPER)
class AttentionSimple__super_missing(nn.Module):
    def __init__(self, d_modele: int) -> None:
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MO-5", **IN_PLACE)
class AttentionSimple__tokens_centred_in_place(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        with torch.no_grad():
            x -= x.mean()
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MO-5", **MASK_KEPT)
class AttentionSimple__mask_kept(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)
        self.masque = None

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is None:
            masque = self.masque
        self.masque = masque
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


# 2.10 cross_attention ---------------------------------------------------------------------------


@MISTAKES.of("cross_attention", "XA-1", **TARGET_AND_SOURCE)
def cross_attention__target_and_source_swapped(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_source @ W_Q, x_target @ W_K, x_target @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "XA-2", **KEYS_WITH_VALUES)
def cross_attention__values_of_the_target(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_target @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "XA-2", **KEYS_WITH_VALUES)
def cross_attention__keys_of_the_target(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_target @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-one-sequence", **ONE_SEQUENCE)
def cross_attention__target_alone(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_target @ W_K, x_target @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-one-sequence", **ONE_SEQUENCE)
def cross_attention__source_alone(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_source @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-one-sequence", **END_TO_END)
def cross_attention__put_end_to_end(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    both = torch.cat([x_target, x_source])
    q, k, v = x_target @ W_Q, both @ W_K, both @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-1", **NO_SCALE)
def cross_attention__no_scale(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-2", **WHOLE_SCALE)
def cross_attention__divided_by_size(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / k.shape[-1]
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-4", **WRONG_LENGTH)
def cross_attention__root_of_token_size(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(x_target.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-4", **WRONG_LENGTH)
def cross_attention__root_of_source_length(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(len(x_source))
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-4", **WRONG_LENGTH)
def cross_attention__root_of_target_length(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(len(x_target))
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-4", **WRONG_LENGTH)
def cross_attention__root_of_values(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(v.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def cross_attention__multiplied(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T * math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-5", **SCALE_AFTER)
def cross_attention__scale_after(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T
    weights = torch.softmax(scores, dim=-1) / math.sqrt(k.shape[-1])
    return weights @ v


@MISTAKES.of("cross_attention", "SC-6", **SCORES_TRANSPOSED)
def cross_attention__transposed(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = k @ q.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-7", **NOT_VALUES)
def cross_attention__source_summed(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ x_source


@MISTAKES.of("cross_attention", "SC-8", **ROLES_SWAPPED)
def cross_attention__keys_transmitted(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ k


@MISTAKES.of("cross_attention", "SC-8", **ROLES_SWAPPED)
def cross_attention__matrices_swapped(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_V, x_source @ W_K
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-8", **ROLES_SWAPPED)
def cross_attention__query_and_key_matrices_swapped(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_K, x_source @ W_Q, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-10", **ELEMENTWISE)
def cross_attention__elementwise(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q * k / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-15", **NO_SOFTMAX)
def cross_attention__no_softmax(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = scores
    return weights @ v


@MISTAKES.of("cross_attention", "SC-16", **NO_QUERY)
def cross_attention__uniform(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.ones_like(scores) / len(x_source)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-17", **RESULTS)
def cross_attention__pair_returned(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v, weights


@MISTAKES.of("cross_attention", "SC-17", **RESULTS)
def cross_attention__weights_returned(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights


@MISTAKES.of("cross_attention", "SM-1", **AXIS_OF_QUERIES)
def cross_attention__columns(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=0)
    return weights @ v


@MISTAKES.of("cross_attention", "SM-4", **UNSTABLE)
def cross_attention__no_shift(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    e = torch.exp(scores)
    weights = e / e.sum(dim=-1, keepdim=True)
    return weights @ v


@MISTAKES.of("cross_attention", "SM-7", **SUM_NORMALISED)
def cross_attention__sum_normalised(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = scores / scores.sum(dim=-1, keepdim=True)
    return weights @ v


@MISTAKES.of("cross_attention", "SM-11", **OTHER_EXPONENTIAL)
def cross_attention__best_token(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return v[scores.argmax(dim=-1)]


@MISTAKES.of("cross_attention", "PR-3", **ONE_PROJECTION)
def cross_attention__one_projection(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_Q, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-causal", **CAUSAL)
def cross_attention__causal(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    future = torch.ones_like(scores).triu(1) == 1
    weights = torch.softmax(scores.masked_fill(future, -math.inf), dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PR-8", **GRADIENT_LOST)
def cross_attention__weights_detached(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1).detach()
    return weights @ v


@MISTAKES.of("cross_attention", "PR-8", **GRADIENT_LOST)
def cross_attention__source_detached(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    x_source = x_source.detach()
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "MO-2", **DEFAULT_DTYPE)
def cross_attention__float32(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return (weights @ v).float()


@MISTAKES.of("cross_attention", "MO-5", **IN_PLACE)
def cross_attention__target_in_place(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    with torch.no_grad():
        x_target /= math.sqrt(W_K.shape[1])
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-global", **GLOBAL)
def cross_attention__notebook_inputs(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    x_source = inputs
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


# 2.11 permutation_gap ---------------------------------------------------------------------------


@MISTAKES.of("permutation_gap", "NW-10", **COLUMNS_PERMUTED)
def permutation_gap__columns(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[:, permutation] - attention(x[:, permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-10", **COLUMNS_PERMUTED)
def permutation_gap__rows_then_columns(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[:, permutation] - attention(x[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-10", **INVERSE)
def permutation_gap__inverse(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    inverse = [permutation.index(i) for i in range(len(permutation))]
    return float((attention(x)[inverse] - attention(x[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-10", family="permutation_gap-inverse", **INVERSE)
def permutation_gap__scattered(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    y = attention(x)
    scattered = torch.empty_like(y)
    scattered[permutation] = y
    return float((scattered - attention(x[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-10", **INVERSE)
def permutation_gap__inverse_of_input(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    inverse = [permutation.index(i) for i in range(len(permutation))]
    return float((attention(x)[permutation] - attention(x[inverse])).abs().max())


@MISTAKES.of("permutation_gap", "NW-11", family="permutation_gap-once", **INVARIANT)
def permutation_gap__output_not_permuted(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x) - attention(x[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-11", **INVARIANT)
def permutation_gap__input_not_permuted(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x)).abs().max())


@MISTAKES.of(
    "permutation_gap", "PS2-permuted-twice", family="permutation_gap-once", **PERMUTED_TWICE
)
def permutation_gap__both_outputs_permuted(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])[permutation]).abs().max())


@MISTAKES.of(
    "permutation_gap", "PS2-permuted-twice", family="permutation_gap-zero", **PERMUTED_TWICE
)
def permutation_gap__same_path_twice(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x)[permutation]).abs().max())


@MISTAKES.of("permutation_gap", "PS2-no-absolute", **NO_ABSOLUTE)
def permutation_gap__no_absolute(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).max())


@MISTAKES.of("permutation_gap", "PS2-no-absolute", **NO_ABSOLUTE)
def permutation_gap__absolute_of_maximum(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return abs(float((attention(x)[permutation] - attention(x[permutation])).max()))


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__mean(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).abs().mean())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__total(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).abs().sum())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__norm(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).norm())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__squared(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float(((attention(x)[permutation] - attention(x[permutation])) ** 2).max())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__smallest(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).abs().min())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__first_row(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation]))[0].abs().max())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__relative(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float(
        (attention(x)[permutation] - attention(x[permutation])).abs().max()
        / attention(x).abs().max()
    )


@MISTAKES.of("permutation_gap", "PS2-not-a-number", **NOT_A_NUMBER)
def permutation_gap__tensor_of_differences(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return (attention(x)[permutation] - attention(x[permutation])).abs()


@MISTAKES.of("permutation_gap", "PS2-not-a-number", **NOT_A_NUMBER)
def permutation_gap__largest_by_row(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return (attention(x)[permutation] - attention(x[permutation])).abs().amax(dim=-1)


@MISTAKES.of("permutation_gap", "PS2-not-a-number", **NOT_A_NUMBER)
def permutation_gap__verdict(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return torch.allclose(attention(x)[permutation], attention(x[permutation]), atol=1e-6)


@MISTAKES.of("permutation_gap", "PS2-always-zero", family="permutation_gap-zero", **ALWAYS_ZERO)
def permutation_gap__always_zero(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return 0.0


@MISTAKES.of("permutation_gap", "PS2-fixed-permutation", **FIXED_PERMUTATION)
def permutation_gap__fixed_permutation(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    order = [2, 0, 3, 1]
    return float((attention(x)[order] - attention(x[order])).abs().max())


@MISTAKES.of("permutation_gap", "PS2-fixed-permutation", **FIXED_PERMUTATION)
def permutation_gap__reversed_order(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x).flip(0) - attention(x.flip(0))).abs().max())


@MISTAKES.of("permutation_gap", "MO-5", **IN_PLACE)
def permutation_gap__tokens_permuted_in_place(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    before = attention(x)[permutation]
    x[:] = x[permutation]
    return float((before - attention(x)).abs().max())


@MISTAKES.of("permutation_gap", "MO-5", **IN_PLACE)
def permutation_gap__permutation_sorted(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    gap = float((attention(x)[permutation] - attention(x[permutation])).abs().max())
    permutation.sort()
    return gap


@MISTAKES.of("permutation_gap", "PS2-rounded", **ROUNDED)
def permutation_gap__rounded(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return round(float((attention(x)[permutation] - attention(x[permutation])).abs().max()), 2)


@MISTAKES.of("permutation_gap", "PS2-global", **GLOBAL)
def permutation_gap__notebook_inputs(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(inputs[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "PS2-any-callable", **ANY_CALLABLE)
def permutation_gap__forward_called(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float(
        (attention.forward(x)[permutation] - attention.forward(x[permutation])).abs().max()
    )
