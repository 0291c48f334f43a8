"""Known mistakes of the two small layers: normalisation and the feed-forward network."""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841, RET504, RUF059

from __future__ import annotations

import math

import torch
from torch import Tensor, nn

from autograder.misconceptions.hints import (
    DEFAULT_DTYPE,
    GRADIENT_LOST,
    IN_PLACE,
    NO_SUPER,
    REMEMBERED,
    Hints,
)
from autograder.mistakes import Mistakes

MISTAKES = Mistakes()

# Hints -------------------------------------------------------------------------------------------

UNBIASED_VARIANCE: Hints = {
    "fr": (
        "Par combien divises-tu la somme des carrés : d, ou d − 1 ?",
        "`var` et `std` divisent par d − 1 si on ne leur dit rien, et un jeton d'une seule "
        "composante donne nan.",
        "`x.var(dim=-1, keepdim=True, unbiased=False)`, ou la moyenne des carrés des écarts.",
    ),
    "en": (
        "By how much do you divide the sum of squares: d, or d − 1?",
        "`var` and `std` divide by d − 1 unless they are told otherwise, and a token of a single "
        "component gives nan.",
        "`x.var(dim=-1, keepdim=True, unbiased=False)`, or the mean of the squared differences.",
    ),
}
EPS_OUTSIDE: Hints = {
    "fr": (
        "Avec eps = 0,1 tu diffères : eps est-il sous la racine ?",
        "Tu ajoutes `eps` à l'écart-type, ou au carré d'eps près : l'énoncé l'ajoute à la "
        "variance.",
        "`torch.sqrt(variance + self.eps)`, la somme **dans** la racine.",
    ),
    "en": (
        "With eps = 0.1 you differ: is eps under the root?",
        "You add `eps` to the standard deviation, or its square: the statement adds it to the "
        "variance.",
        "`torch.sqrt(variance + self.eps)`, the sum **inside** the root.",
    ),
}
EPS_IGNORED: Hints = {
    "fr": (
        "Que donne un jeton constant ? Et un autre `eps` change-t-il quelque chose ?",
        "`eps` est absent, ou remplacé par une valeur écrite en dur, ou par une autre valeur par "
        "défaut.",
        "Garde `self.eps = eps`, et écris `torch.sqrt(variance + self.eps)`.",
    ),
    "en": (
        "What does a constant token give? And does another `eps` change anything?",
        "`eps` is absent, or replaced by a value that is written down, or by another default.",
        "Keep `self.eps = eps`, and write `torch.sqrt(variance + self.eps)`.",
    ),
}
OTHER_AXIS: Hints = {
    "fr": (
        "Un jeton à la fois : que deviennent les autres si tu en changes un seul ?",
        "Moyenne ou variance sont prises sur un autre axe que le dernier, ou sur plusieurs.",
        "`dim=-1, keepdim=True`, pour l'une comme pour l'autre.",
    ),
    "en": (
        "One token at a time: what becomes of the others if you change a single one?",
        "The mean or the variance is taken over another axis than the last, or over several.",
        "`dim=-1, keepdim=True`, for the one as for the other.",
    ),
}
SCALE_AND_SHIFT: Hints = {
    "fr": (
        "Au départ, γ = 1 et β = 0 cachent leur oubli. Mets-y d'autres valeurs : que change ta "
        "sortie ?",
        "`scale` ou `shift` n'est pas appliqué, ou pas dans l'ordre de la formule.",
        "`self.scale * normalised + self.shift` : le produit d'abord.",
    ),
    "en": (
        "At first γ = 1 and β = 0 hide their being forgotten. Put other values there: what changes "
        "in your output?",
        "`scale` or `shift` is not applied, or not in the order of the formula.",
        "`self.scale * normalised + self.shift`: the product first.",
    ),
}
NOT_CENTRED: Hints = {
    "fr": (
        "Quelle est la moyenne de ta sortie, avant `scale` et `shift` ?",
        "La moyenne n'est pas ôtée, ou l'écart est divisé par autre chose que l'écart-type.",
        "`(x - mean) / torch.sqrt(variance + self.eps)`.",
    ),
    "en": (
        "What is the mean of your output, before `scale` and `shift`?",
        "The mean is not taken away, or the difference is divided by something else than the "
        "standard deviation.",
        "`(x - mean) / torch.sqrt(variance + self.eps)`.",
    ),
}
INVISIBLE_SCALE: Hints = {
    "fr": (
        "Qui l'optimiseur mettrait-il à jour ? Regarde `list(norm.parameters())`.",
        "`scale` ou `shift` n'y est pas : simple tenseur, tampon, gelé, ou rangé sous un autre "
        "nom.",
        "`self.scale = nn.Parameter(torch.ones(emb_dim))`, et de même pour `shift`.",
    ),
    "en": (
        "Who would the optimiser update? Look at `list(norm.parameters())`.",
        "`scale` or `shift` is not there: a plain tensor, a buffer, frozen, or under another name.",
        "`self.scale = nn.Parameter(torch.ones(emb_dim))`, and likewise for `shift`.",
    ),
}
PARAMETERS_OF_THE_NORM: Hints = {
    "fr": (
        "Que contient `norm.state_dict()` d'une couche neuve ?",
        "Les paramètres n'ont pas les noms, la forme ou les valeurs de départ de l'énoncé, ou il y "
        "en a un de trop.",
        "Deux paramètres de forme `(emb_dim,)` : `scale`, fait de 1, et `shift`, fait de 0.",
    ),
    "en": (
        "What does `norm.state_dict()` of a fresh layer hold?",
        "The parameters do not have the names, the shape or the first values of the statement, or "
        "there is one too many.",
        "Two parameters of shape `(emb_dim,)`: `scale`, made of 1, and `shift`, made of 0.",
    ),
}
STATISTICS_DETACHED: Hints = {
    "fr": (
        "La moyenne et la variance dépendent de `x`. Ton gradient le sait-il ?",
        "Elles sont calculées hors du graphe (`detach`, `no_grad`, `.data`) : le gradient de `x` "
        "les prend pour des constantes.",
        "Calcule-les comme le reste, sans rien détacher.",
    ),
    "en": (
        "The mean and the variance depend on `x`. Does your gradient know?",
        "They are computed outside the graph (`detach`, `no_grad`, `.data`): the gradient of `x` "
        "takes them for constants.",
        "Compute them like the rest, and detach nothing.",
    ),
}
RUNNING_STATISTICS: Hints = {
    "fr": (
        "La sortie d'un jeton dépend-elle de ce que la couche a vu avant ?",
        "Des statistiques sont gardées d'un appel à l'autre, comme dans la normalisation par lot.",
        "Rien à retenir : moyenne et variance de chaque jeton, à chaque appel, dans les deux "
        "modes.",
    ),
    "en": (
        "Does the output of a token depend on what the layer saw before?",
        "Statistics are kept from one call to the next, as in batch normalisation.",
        "Nothing to remember: the mean and variance of each token, at each call, in both modes.",
    ),
}
AXES_IN_FRONT: Hints = {
    "fr": (
        "Combien d'axes ton entrée peut-elle avoir ?",
        "Le calcul compte sur trois axes exactement, ou change la forme en chemin.",
        "Compte depuis la fin, `dim=-1`, et ne nomme pas les axes de devant.",
    ),
    "en": (
        "How many axes may your input have?",
        "The computation counts on exactly three axes, or changes the shape on the way.",
        "Count from the end, `dim=-1`, and do not name the axes in front.",
    ),
}
WHICH_ACTIVATION: Hints = {
    "fr": (
        "Quelle GELU ? Compare tes valeurs en −1, 1 et 3 au tableau de l'énoncé.",
        "L'activation n'est pas celle du nom : approchée au lieu d'exacte, l'inverse, une autre "
        "fonction, ou aucune.",
        '`"gelu"` : `nn.GELU()` ; `"gelu_tanh"` : `nn.GELU(approximate="tanh")` ; '
        '`"relu"` : `nn.ReLU()`.',
    ),
    "en": (
        "Which GELU? Compare your values at −1, 1 and 3 with the table of the statement.",
        "The activation is not that of the name: approximate instead of exact, the other way "
        "round, another function, or none.",
        '`"gelu"`: `nn.GELU()`; `"gelu_tanh"`: `nn.GELU(approximate="tanh")`; `"relu"`: '
        "`nn.ReLU()`.",
    ),
}
ACTIVATION_IGNORED: Hints = {
    "fr": (
        "Change le nom de l'activation : ta sortie change-t-elle ?",
        "`activation` n'est pas suivi : la même fonction sert toujours.",
        "Choisis la fonction dans `__init__` d'après le nom, et garde-la dans un attribut.",
    ),
    "en": (
        "Change the name of the activation: does your output change?",
        "`activation` is not followed: the same function always serves.",
        "Choose the function in `__init__` by its name, and keep it in an attribute.",
    ),
}
ACTIVATION_PLACE: Hints = {
    "fr": (
        "Où l'activation doit-elle passer : avant, entre, ou après les deux couches ?",
        "Elle est appliquée ailleurs qu'entre `linear1` et `linear2`, ou deux fois.",
        "`self.linear2(self.activation(self.linear1(x)))`.",
    ),
    "en": (
        "Where must the activation come: before, between, or after the two layers?",
        "It is applied elsewhere than between `linear1` and `linear2`, or twice.",
        "`self.linear2(self.activation(self.linear1(x)))`.",
    ),
}
HIDDEN_SIZE: Hints = {
    "fr": (
        "Quelle est la taille du milieu : celle qu'on te donne, ou 4 × d ?",
        "Une taille est écrite en dur, ou les deux sont échangées.",
        "`nn.Linear(d_model, d_ff)`, puis `nn.Linear(d_ff, d_model)`.",
    ),
    "en": (
        "What is the size in the middle: the one that is given, or 4 × d?",
        "A size is written down, or the two are exchanged.",
        "`nn.Linear(d_model, d_ff)`, then `nn.Linear(d_ff, d_model)`.",
    ),
}
SOMETHING_MORE: Hints = {
    "fr": (
        "Que fait le réseau de plus que l'énoncé ?",
        "Un résidu, une normalisation ou un dropout s'est ajouté : ils viendront dans le bloc.",
        "Rien avant `linear1`, rien après `linear2`.",
    ),
    "en": (
        "What does the network do more than the statement?",
        "A residual, a normalisation or a dropout was added: they come in the block.",
        "Nothing before `linear1`, nothing after `linear2`.",
    ),
}
BIAS_OF_THE_NETWORK: Hints = {
    "fr": (
        "Combien de paramètres ton réseau a-t-il ? Compte les biais.",
        "Un biais manque, ou ne sert pas.",
        "`nn.Linear(d_model, d_ff)` en a un sans qu'on le demande : n'écris pas `bias=False`.",
    ),
    "en": (
        "How many parameters has your network? Count the biases.",
        "A bias is missing, or is not used.",
        "`nn.Linear(d_model, d_ff)` has one unasked: do not write `bias=False`.",
    ),
}
NAMES_OF_THE_NETWORK: Hints = {
    "fr": (
        "Les poids se chargent par leur nom. Les tiens s'appellent-ils comme dans l'énoncé ?",
        "Les couches ne s'appellent pas `linear1` et `linear2`, ou l'une tient la place de "
        "l'autre.",
        "`self.linear1 = nn.Linear(d_model, d_ff)` et `self.linear2 = nn.Linear(d_ff, d_model)`.",
    ),
    "en": (
        "Weights are loaded by name. Are yours called as in the statement?",
        "The layers are not called `linear1` and `linear2`, or one stands in the place of the "
        "other.",
        "`self.linear1 = nn.Linear(d_model, d_ff)` and `self.linear2 = nn.Linear(d_ff, d_model)`.",
    ),
}
UNKNOWN_ACTIVATION: Hints = {
    "fr": (
        "Que se passe-t-il quand on construit la couche avec un nom inconnu ?",
        "Rien n'est levé à la construction, ou c'est une autre erreur que `ValueError`.",
        'Dans `__init__` : `if activation not in ("gelu", "gelu_tanh", "relu"): raise '
        "ValueError(...)`.",
    ),
    "en": (
        "What happens when the layer is built with an unknown name?",
        "Nothing is raised at construction, or another error than `ValueError`.",
        'In `__init__`: `if activation not in ("gelu", "gelu_tanh", "relu"): raise '
        "ValueError(...)`.",
    ),
}

# Programs ----------------------------------------------------------------------------------------


@MISTAKES.of("LayerNorm", "LN-1", family="norm-unbiased", **UNBIASED_VARIANCE)
class LayerNorm__unbiased(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-1", family="norm-unbiased", **UNBIASED_VARIANCE)
class LayerNorm__standard_deviation(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        std = x.std(dim=-1, keepdim=True)
        y = (x - mean) / torch.sqrt(std**2 + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-1", family="norm-unbiased", **UNBIASED_VARIANCE)
class LayerNorm__divided_by_d_minus_one(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = ((x - mean) ** 2).sum(dim=-1, keepdim=True) / (x.shape[-1] - 1)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-2", **EPS_OUTSIDE)
class LayerNorm__added_to_the_deviation(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / (torch.sqrt(var) + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-2", **EPS_OUTSIDE)
class LayerNorm__added_to_std(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        std = x.std(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / (std + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-2", **EPS_OUTSIDE)
class LayerNorm__unbiased_and_outside(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        std = x.std(dim=-1, keepdim=True)
        y = (x - mean) / (std + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-2", **EPS_OUTSIDE)
class LayerNorm__squared(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps**2)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-2", **EPS_OUTSIDE)
class LayerNorm__added_to_the_result(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var) + self.eps
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-2", **EPS_OUTSIDE)
class LayerNorm__clamped(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var.clamp(min=self.eps))
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-2", **EPS_OUTSIDE)
class LayerNorm__deviation_clamped(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var).clamp(min=self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-2", **EPS_OUTSIDE)
class LayerNorm__subtracted(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt((var - self.eps).abs())
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-3", **EPS_IGNORED)
class LayerNorm__no_eps(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-3", **EPS_IGNORED)
class LayerNorm__a_millionth(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + 1e-6)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-3", **EPS_IGNORED)
class LayerNorm__ten_millionths(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + 1e-5)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-3", **EPS_IGNORED)
class LayerNorm__a_trillionth(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + 1e-12)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-3", **EPS_IGNORED)
class LayerNorm__other_default(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-6) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-3", **EPS_IGNORED)
class LayerNorm__default_of_a_thousandth(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-3) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-3", **EPS_IGNORED)
class LayerNorm__zero_replaced(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps or 1e-5
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-3", **EPS_IGNORED)
class LayerNorm__smallest_kept(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = min(eps, 1e-5)
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-3", **EPS_IGNORED)
class LayerNorm__nan_replaced(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = torch.nan_to_num((x - mean) / torch.sqrt(var))
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-4", **OTHER_AXIS)
class LayerNorm__over_the_batch(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=0, keepdim=True)
        var = x.var(dim=0, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-4", **OTHER_AXIS)
class LayerNorm__over_tokens(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-2, keepdim=True)
        var = x.var(dim=-2, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-4", **OTHER_AXIS)
class LayerNorm__axis_one(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=1, keepdim=True)
        var = x.var(dim=1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-4", **OTHER_AXIS)
class LayerNorm__over_tokens_and_components(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        axes = tuple(range(max(x.ndim - 2, 0), x.ndim))
        mean = x.mean(dim=axes, keepdim=True)
        var = x.var(dim=axes, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-4", **OTHER_AXIS)
class LayerNorm__over_everything(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean()
        var = x.var(unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-4", **OTHER_AXIS)
class LayerNorm__over_all_tokens(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        axes = tuple(range(x.ndim - 1))
        mean = x.mean(dim=axes, keepdim=True)
        var = x.var(dim=axes, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-4", **OTHER_AXIS)
class LayerNorm__variance_of_all(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-4", **OTHER_AXIS)
class LayerNorm__mean_of_all(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean()
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-5", **SCALE_AND_SHIFT)
class LayerNorm__neither(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return y


@MISTAKES.of("LayerNorm", "LN-5", **SCALE_AND_SHIFT)
class LayerNorm__scale_forgotten(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return y + self.shift


@MISTAKES.of("LayerNorm", "LN-5", **SCALE_AND_SHIFT)
class LayerNorm__shift_forgotten(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y


@MISTAKES.of("LayerNorm", "LN-5", **SCALE_AND_SHIFT)
class LayerNorm__shift_first(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * (y + self.shift)


@MISTAKES.of("LayerNorm", "LN-5", **SCALE_AND_SHIFT)
class LayerNorm__roles_exchanged(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return (1 + self.shift) * y + self.scale - 1


@MISTAKES.of("LayerNorm", "LN-5", **SCALE_AND_SHIFT)
class LayerNorm__one_plus_scale(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return (1 + self.scale) * y + self.shift


@MISTAKES.of("LayerNorm", "LN-5", **SCALE_AND_SHIFT)
class LayerNorm__shift_subtracted(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y - self.shift


@MISTAKES.of("LayerNorm", "LN-5", **SCALE_AND_SHIFT)
class LayerNorm__divided_by_scale(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return y / self.scale + self.shift


@MISTAKES.of("LayerNorm", "LN-5", **SCALE_AND_SHIFT)
class LayerNorm__scaled_before(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (self.scale * x - mean) / torch.sqrt(var + self.eps)
        return y + self.shift


@MISTAKES.of("LayerNorm", "PS6-not-centred", **NOT_CENTRED)
class LayerNorm__mean_kept(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = x / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-not-centred", **NOT_CENTRED)
class LayerNorm__root_mean_square(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = (x**2).mean(dim=-1, keepdim=True)
        y = x / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-not-centred", **NOT_CENTRED)
class LayerNorm__variance_in_place_of_deviation(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / (var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-not-centred", **NOT_CENTRED)
class LayerNorm__mean_absolute_deviation(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / ((x - mean).abs().mean(dim=-1, keepdim=True) + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-not-centred", **NOT_CENTRED)
class LayerNorm__multiplied(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) * torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-not-centred", **NOT_CENTRED)
class LayerNorm__length_of_the_token(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(((x - mean) ** 2).sum(dim=-1, keepdim=True) + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-not-centred", **NOT_CENTRED)
class LayerNorm__median(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.median(dim=-1, keepdim=True).values
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-not-centred", **NOT_CENTRED)
class LayerNorm__never_divided(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = x - mean
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PR-7", **INVISIBLE_SCALE)
class LayerNorm__plain_tensors(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = torch.ones(emb_dim)
        self.shift = torch.zeros(emb_dim)

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PR-7", family="norm-frozen", **INVISIBLE_SCALE)
class LayerNorm__frozen(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim), requires_grad=False)
        self.shift = nn.Parameter(torch.zeros(emb_dim), requires_grad=False)

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PR-7", family="norm-frozen", **INVISIBLE_SCALE)
class LayerNorm__buffers(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.register_buffer("scale", torch.ones(emb_dim))
        self.register_buffer("shift", torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PR-7", **INVISIBLE_SCALE)
class LayerNorm__shift_frozen(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim), requires_grad=False)

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PR-8", **GRADIENT_LOST)
class LayerNorm__scale_detached(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale.detach() * y + self.shift.detach()


@MISTAKES.of("LayerNorm", "PR-8", **GRADIENT_LOST)
class LayerNorm__no_grad_in_forward(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        with torch.no_grad():
            return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PR-8", **GRADIENT_LOST)
class LayerNorm__data_of_the_parameters(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale.data * y + self.shift.data


@MISTAKES.of("LayerNorm", "PR-8", family="norm-detached", **STATISTICS_DETACHED)
class LayerNorm__both_detached(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean.detach()) / torch.sqrt(var.detach() + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PR-8", family="norm-detached", **STATISTICS_DETACHED)
class LayerNorm__under_no_grad(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            mean = x.mean(dim=-1, keepdim=True)
            var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PR-8", **STATISTICS_DETACHED)
class LayerNorm__variance_detached(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var.detach() + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PR-8", **STATISTICS_DETACHED)
class LayerNorm__mean_detached(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean.detach()) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-norm-parameters", **PARAMETERS_OF_THE_NORM)
class LayerNorm__weight_and_bias(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(emb_dim))
        self.bias = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.weight * y + self.bias


@MISTAKES.of("LayerNorm", "PS6-norm-parameters", **PARAMETERS_OF_THE_NORM)
class LayerNorm__gamma_and_beta(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.gamma = nn.Parameter(torch.ones(emb_dim))
        self.beta = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.gamma * y + self.beta


@MISTAKES.of("LayerNorm", "PS6-norm-parameters", **PARAMETERS_OF_THE_NORM)
class LayerNorm__one_number_each(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(1))
        self.shift = nn.Parameter(torch.zeros(1))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-norm-parameters", **PARAMETERS_OF_THE_NORM)
class LayerNorm__axes_in_front(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(1, 1, emb_dim))
        self.shift = nn.Parameter(torch.zeros(1, 1, emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-norm-parameters", **PARAMETERS_OF_THE_NORM)
class LayerNorm__scale_of_zero(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.zeros(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-norm-parameters", **PARAMETERS_OF_THE_NORM)
class LayerNorm__shift_of_one(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.ones(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of(
    "LayerNorm",
    "PS6-norm-parameters",
    why_hidden="the visible check asks for the named parameters, and does not count others",
    **PARAMETERS_OF_THE_NORM,
)
class LayerNorm__eps_trained(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = nn.Parameter(torch.tensor(eps))
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of(
    "LayerNorm",
    "PS6-norm-parameters",
    why_hidden="the visible check asks for the named parameters, and does not count others",
    **PARAMETERS_OF_THE_NORM,
)
class LayerNorm__extra_parameter(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(emb_dim))
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-9", **IN_PLACE)
class LayerNorm__centred_in_place(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        x -= mean
        y = x / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-9", **IN_PLACE)
class LayerNorm__divided_in_place(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = x.sub_(mean).div_(torch.sqrt(var + self.eps))
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "LN-9", **IN_PLACE)
class LayerNorm__scale_changed(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = x.detach().sub_(mean).div_(torch.sqrt(var + self.eps))
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-running-statistics", **RUNNING_STATISTICS)
class LayerNorm__first_statistics_kept(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.mean = self.var = None
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        if self.mean is None or self.mean.shape[:-1] != x.shape[:-1]:
            self.mean = x.mean(dim=-1, keepdim=True).detach()
            self.var = x.var(dim=-1, keepdim=True, unbiased=False).detach()
        mean, var = self.mean, self.var
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-running-statistics", **RUNNING_STATISTICS)
class LayerNorm__mean_kept_for_evaluation(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.mean, self.var = 0.0, 1.0
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean, var = self.mean, self.var
        if self.training:
            mean = x.mean(dim=-1, keepdim=True)
            var = x.var(dim=-1, keepdim=True, unbiased=False)
            self.mean, self.var = mean.mean().item(), var.mean().item()
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-running-statistics", **RUNNING_STATISTICS)
class LayerNorm__identity_in_evaluation(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        if not self.training:
            return x
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-axes-in-front", **AXES_IN_FRONT)
class LayerNorm__three_axes_unpacked(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        b, T, d = x.shape
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-axes-in-front", **AXES_IN_FRONT)
class LayerNorm__axis_two(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=2, keepdim=True)
        var = x.var(dim=2, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-axes-in-front", **AXES_IN_FRONT)
class LayerNorm__flattened(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        x = x.reshape(-1, x.shape[-1])
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-axes-in-front", **AXES_IN_FRONT)
class LayerNorm__keepdim_forgotten(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1)
        var = x.var(dim=-1, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of(
    "LayerNorm",
    "PS6-axes-in-front",
    why_hidden="no visible call gives an x that is not contiguous",
    **AXES_IN_FRONT,
)
class LayerNorm__viewed(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        shape = x.shape
        x = x.view(-1, shape[-1])
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return (self.scale * y + self.shift).view(shape)


@MISTAKES.of("LayerNorm", "PS6-single-precision", **DEFAULT_DTYPE)
class LayerNorm__float32(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        x = x.float()
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "PS6-single-precision", **DEFAULT_DTYPE)
class LayerNorm__float32_and_back(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        kind = x.dtype
        x = x.float()
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return (self.scale * y.to(kind) + self.shift).to(kind)


@MISTAKES.of("LayerNorm", "MO-8", family="norm-super", **NO_SUPER)
class LayerNorm__no_super(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("LayerNorm", "MO-8", family="norm-super", **NO_SUPER)
class LayerNorm__super_too_late(nn.Module):
    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))
        super().__init__()

    def forward(self, x: Tensor) -> Tensor:
        mean = x.mean(dim=-1, keepdim=True)
        var = x.var(dim=-1, keepdim=True, unbiased=False)
        y = (x - mean) / torch.sqrt(var + self.eps)
        return self.scale * y + self.shift


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__tanh_for_exact(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(approximate="tanh"),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__silu(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.SiLU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__relu_for_gelu(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.ReLU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__identity(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.Identity(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__elu(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.ELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__softplus(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.Softplus(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__mish(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.Mish(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__leaky(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.LeakyReLU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__sigmoid(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.Sigmoid(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__hyperbolic_tangent(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.Tanh(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__quick_gelu(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        z = self.linear1(x)
        if isinstance(self.activation, nn.GELU) and self.activation.approximate == "none":
            return self.linear2(z * torch.sigmoid(1.702 * z))
        return self.linear2(self.activation(z))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__exact_for_tanh(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__quick_for_tanh(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        z = self.linear1(x)
        if isinstance(self.activation, nn.GELU) and self.activation.approximate == "tanh":
            return self.linear2(z * torch.sigmoid(1.702 * z))
        return self.linear2(self.activation(z))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__cube_forgotten(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        z = self.linear1(x)
        if isinstance(self.activation, nn.GELU) and self.activation.approximate == "tanh":
            return self.linear2(0.5 * z * (1 + torch.tanh(math.sqrt(2 / math.pi) * z)))
        return self.linear2(self.activation(z))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__error_function_unscaled(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        z = self.linear1(x)
        if isinstance(self.activation, nn.GELU) and self.activation.approximate == "none":
            return self.linear2(0.5 * z * (1 + torch.erf(z)))
        return self.linear2(self.activation(z))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__probability_alone(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        z = self.linear1(x)
        if isinstance(self.activation, nn.GELU) and self.activation.approximate == "none":
            return self.linear2(0.5 * (1 + torch.erf(z / math.sqrt(2))))
        return self.linear2(self.activation(z))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__two_gelus_exchanged(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(approximate="tanh"),
            "gelu_tanh": nn.GELU(),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__relu6(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU6(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__leaky_for_relu(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.LeakyReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **WHICH_ACTIVATION)
class FeedForward__no_activation(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.linear1(x))


@MISTAKES.of("FeedForward", "BK-9", **ACTIVATION_IGNORED)
class FeedForward__always_gelu(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations["gelu"]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **ACTIVATION_IGNORED)
class FeedForward__always_relu(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations["relu"]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **ACTIVATION_IGNORED)
class FeedForward__relu_by_default(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "relu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-9", **ACTIVATION_IGNORED)
class FeedForward__tanh_by_default(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu_tanh") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-10", **ACTIVATION_PLACE)
class FeedForward__after_the_second(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.activation(self.linear2(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-10", **ACTIVATION_PLACE)
class FeedForward__before_the_first(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.linear1(self.activation(x)))


@MISTAKES.of("FeedForward", "BK-10", **ACTIVATION_PLACE)
class FeedForward__twice(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.activation(self.linear2(self.activation(self.linear1(x))))


@MISTAKES.of("FeedForward", "BK-10", **ACTIVATION_PLACE)
class FeedForward__on_both_sides(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(self.activation(x))))


@MISTAKES.of("FeedForward", "BK-10", **HIDDEN_SIZE)
class FeedForward__four_times(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, 4 * d_model)
        self.linear2 = nn.Linear(4 * d_model, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-10", **HIDDEN_SIZE)
class FeedForward__sizes_exchanged(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_ff, d_model)
        self.linear2 = nn.Linear(d_model, d_ff)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-10", **HIDDEN_SIZE)
class FeedForward__square_layers(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_model)
        self.linear2 = nn.Linear(d_model, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-10", **HIDDEN_SIZE)
class FeedForward__output_of_inner_size(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_ff)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "BK-10", **HIDDEN_SIZE)
class FeedForward__sixty_four(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, 64)
        self.linear2 = nn.Linear(64, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-network-extra", **SOMETHING_MORE)
class FeedForward__residual(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return x + self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-network-extra", **SOMETHING_MORE)
class FeedForward__normalised_first(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(
            self.activation(self.linear1(nn.functional.layer_norm(x, x.shape[-1:])))
        )


@MISTAKES.of("FeedForward", "PS6-network-extra", **SOMETHING_MORE)
class FeedForward__normalised_last(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return nn.functional.layer_norm(
            self.linear2(self.activation(self.linear1(x))), x.shape[-1:]
        )


@MISTAKES.of("FeedForward", "PS6-network-extra", **SOMETHING_MORE)
class FeedForward__softmax_last(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return torch.softmax(self.linear2(self.activation(self.linear1(x))), dim=-1)


@MISTAKES.of(
    "FeedForward",
    "PS6-network-extra",
    why_hidden="the visible check asks for the named parameters, and does not count others",
    **SOMETHING_MORE,
)
class FeedForward__third_layer_unused(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.linear3 = nn.Linear(d_model, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-network-bias", **BIAS_OF_THE_NETWORK)
class FeedForward__no_bias(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff, bias=False)
        self.linear2 = nn.Linear(d_ff, d_model, bias=False)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-network-bias", **BIAS_OF_THE_NETWORK)
class FeedForward__second_bias_missing(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model, bias=False)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-network-bias", **BIAS_OF_THE_NETWORK)
class FeedForward__weights_alone(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.activation(x @ self.linear1.weight.T) @ self.linear2.weight.T


@MISTAKES.of("FeedForward", "PS6-network-bias", **BIAS_OF_THE_NETWORK)
class FeedForward__second_bias_unused(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.activation(self.linear1(x)) @ self.linear2.weight.T


@MISTAKES.of("FeedForward", "PS6-network-names", **NAMES_OF_THE_NETWORK)
class FeedForward__fc1_and_fc2(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.fc1 = nn.Linear(d_model, d_ff)
        self.fc2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.fc2(self.activation(self.fc1(x)))


@MISTAKES.of("FeedForward", "PS6-network-names", **NAMES_OF_THE_NETWORK)
class FeedForward__sequential(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.layers = nn.Sequential(
            nn.Linear(d_model, d_ff), activations[activation], nn.Linear(d_ff, d_model)
        )

    def forward(self, x: Tensor) -> Tensor:
        return self.layers(x)


@MISTAKES.of("FeedForward", "PS6-network-names", **NAMES_OF_THE_NETWORK)
class FeedForward__names_exchanged(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear2 = nn.Linear(d_model, d_ff)
        self.linear1 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear1(self.activation(self.linear2(x)))


@MISTAKES.of("FeedForward", "PS6-network-names", **NAMES_OF_THE_NETWORK)
class FeedForward__list_of_layers(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.layers = [nn.Linear(d_model, d_ff), nn.Linear(d_ff, d_model)]
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.layers[1](self.activation(self.layers[0](x)))


@MISTAKES.of("FeedForward", "PS6-unknown-activation", **UNKNOWN_ACTIVATION)
class FeedForward__key_error(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-unknown-activation", **UNKNOWN_ACTIVATION)
class FeedForward__gelu_otherwise(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations.get(activation, nn.GELU())

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-unknown-activation", **UNKNOWN_ACTIVATION)
class FeedForward__refused_when_called(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations.get(activation)

    def forward(self, x: Tensor) -> Tensor:
        if self.activation is None:
            raise ValueError("unknown activation")
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-unknown-activation", **UNKNOWN_ACTIVATION)
class FeedForward__asserted(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        assert activation in activations
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-unknown-activation", **UNKNOWN_ACTIVATION)
class FeedForward__lower_case(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        activation = activation.lower()
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-unknown-activation", **UNKNOWN_ACTIVATION)
class FeedForward__other_names_too(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
            "silu": nn.SiLU(),
            "tanh": nn.Tanh(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-unknown-activation", **UNKNOWN_ACTIVATION)
class FeedForward__type_error(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise TypeError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PR-8", **GRADIENT_LOST)
class FeedForward__detached(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x).detach()))


@MISTAKES.of("FeedForward", "PR-8", **GRADIENT_LOST)
class FeedForward__no_grad(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PR-8", **GRADIENT_LOST)
class FeedForward__activation_detached(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)).detach())


@MISTAKES.of("FeedForward", "MO-5", **IN_PLACE)
class FeedForward__centred_in_place(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        y = self.linear2(self.activation(self.linear1(x)))
        x.data.add_(y.data)
        return y


@MISTAKES.of(
    "FeedForward",
    "PS6-remembered",
    why_hidden="each visible call is of a layer of its own",
    **REMEMBERED,
)
class FeedForward__first_output_kept(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        if getattr(self, "_shape", None) != x.shape:
            self._shape, self._output = x.shape, self.linear2(self.activation(self.linear1(x)))
        return self._output


@MISTAKES.of("FeedForward", "PS6-axes-in-front", **AXES_IN_FRONT)
class FeedForward__three_axes_unpacked(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        b, T, d = x.shape
        return self.linear2(self.activation(self.linear1(x)))


@MISTAKES.of("FeedForward", "PS6-axes-in-front", **AXES_IN_FRONT)
class FeedForward__flattened(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x.reshape(-1, x.shape[-1]))))


@MISTAKES.of("FeedForward", "PS6-single-precision", **DEFAULT_DTYPE)
class FeedForward__float32_and_back(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        kind = x.dtype
        z = nn.functional.linear(x.float(), self.linear1.weight.float(), self.linear1.bias.float())
        return self.linear2(self.activation(z).to(kind))


@MISTAKES.of("FeedForward", "MO-8", **NO_SUPER)
class FeedForward__no_super(nn.Module):
    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        activations = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = activations[activation]

    def forward(self, x: Tensor) -> Tensor:
        return self.linear2(self.activation(self.linear1(x)))
