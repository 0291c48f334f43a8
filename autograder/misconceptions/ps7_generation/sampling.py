"""Known mistakes of temperature_probs and sample_next."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor

from autograder.misconceptions.hints import (
    DEFAULT_DTYPE,
    GLOBAL_MAX,
    GRADIENT_LOST,
    IN_PLACE,
    LOGARITHM,
    SUM_NORMALISED,
    UNSTABLE,
    Hints,
)
from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    temperature_probs = toy_logits = Any

MISTAKES = Mistakes()

COOLED: Hints = {
    "fr": (
        "Plus chaud veut dire plus plat. À τ = 2, ton choix s'est-il adouci ou durci ?",
        "Tu multiplies par τ au lieu de diviser.",
        "`logits / temperature`, puis la softmax.",
    ),
    "en": (
        "Hotter means flatter. At τ = 2, has your choice softened or hardened?",
        "You multiply by τ instead of dividing.",
        "`logits / temperature`, then the softmax.",
    ),
}

TEMPERATURE_OUTSIDE: Hints = {
    "fr": (
        "Que devient p / τ une fois normalisé ? La température doit agir avant, pas après.",
        "Tu appliques τ aux probabilités, alors que sa place est dans l'exponentielle.",
        "Divise les logits, puis une seule softmax : `torch.softmax(logits / temperature, -1)`.",
    ),
    "en": (
        "What becomes of p / τ once normalised? Temperature must act before, not after.",
        "You apply τ to the probabilities, whereas its place is inside the exponential.",
        "Divide the logits, then a single softmax: `torch.softmax(logits / temperature, -1)`.",
    ),
}

TEMPERATURE_UNUSED: Hints = {
    "fr": (
        "Donne deux températures aux mêmes logits : la réponse change-t-elle ?",
        "`temperature` ne sert à rien dans ton calcul, ou seulement parfois.",
        "Divise toujours les logits par `temperature`, telle qu'elle est reçue.",
    ),
    "en": (
        "Give the same logits two temperatures: does the answer change?",
        "`temperature` is of no use in your computation, or only sometimes.",
        "Always divide the logits by `temperature`, as it is received.",
    ),
}

TEMPERATURE_CHANGED: Hints = {
    "fr": (
        "À τ = 0,5, le rapport de deux probabilités est e^(2 (z_i − z_j)). Et le tien ?",
        "Ce n'est pas τ qui divise : son carré, sa racine, son arrondi, ou une valeur bornée.",
        "`logits / temperature`, sans rien faire d'autre à `temperature`.",
    ),
    "en": (
        "At τ = 0.5 the ratio of two probabilities is e^(2 (z_i − z_j)). What is yours?",
        "It is not τ that divides: its square, its root, its rounding, or a bounded value.",
        "`logits / temperature`, doing nothing else to `temperature`.",
    ),
}

VOCABULARY_AXIS: Hints = {
    "fr": (
        "De quoi les probabilités somment-elles à 1 : d'un jeton, d'une ligne, de tout le lot ?",
        "La softmax ne passe pas sur l'axe du vocabulaire, le dernier.",
        "`dim=-1`, quel que soit le nombre d'axes.",
    ),
    "en": (
        "Over what do the probabilities sum to 1: a token, a row, the whole batch?",
        "The softmax does not run over the axis of the vocabulary, the last.",
        "`dim=-1`, whatever the number of axes.",
    ),
}

REFUSED_TEMPERATURES: Hints = {
    "fr": (
        "Que vaut z / 0 ? Et que voudrait dire une température négative ?",
        "Une température nulle ou négative n'est pas refusée, ou l'est par une autre erreur.",
        "Avant tout calcul : `if not temperature > 0: raise ValueError(...)`.",
    ),
    "en": (
        "What is z / 0? And what would a negative temperature mean?",
        "A temperature that is zero or negative is not refused, or by another error.",
        "Before any computation: `if not temperature > 0: raise ValueError(...)`.",
    ),
}

ACCEPTED_TEMPERATURES: Hints = {
    "fr": (
        "Toute température strictement positive est permise, même minuscule, même énorme.",
        "Tu refuses ou remplaces des températures que l'énoncé permet.",
        "Ne refuse que `temperature <= 0`.",
    ),
    "en": (
        "Any strictly positive temperature is allowed, even tiny, even huge.",
        "You refuse or replace temperatures that the statement allows.",
        "Refuse `temperature <= 0` alone.",
    ),
}

POWERS: Hints = {
    "fr": (
        "p élevé à 1/τ est juste sur le papier. Que vaut 0,01 puissance 1000 pour la machine ?",
        "Les probabilités s'annulent avant d'être normalisées : il reste 0/0.",
        "Reste avec les logits : `torch.softmax(logits / temperature, -1)`.",
    ),
    "en": (
        "p to the power 1/τ is right on paper. What is 0.01 to the power 1000 for the machine?",
        "The probabilities vanish before they are normalised: 0/0 is left.",
        "Stay with the logits: `torch.softmax(logits / temperature, -1)`.",
    ),
}


@MISTAKES.of("temperature_probs", "SA-1", **COOLED)
def temperature_probs__multiplied(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits * temperature, dim=-1)


@MISTAKES.of("temperature_probs", "SA-2", family="outside", **TEMPERATURE_OUTSIDE)
def temperature_probs__renormalised(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    p = torch.softmax(logits, dim=-1) / temperature
    return p / p.sum(-1, keepdim=True)


@MISTAKES.of("temperature_probs", "SA-2", family="outside", **TEMPERATURE_OUTSIDE)
def temperature_probs__softmax_again(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(torch.softmax(logits, dim=-1) / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "SA-2", family="outside", **TEMPERATURE_OUTSIDE)
def temperature_probs__divided_after(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits, dim=-1) / temperature


@MISTAKES.of("temperature_probs", "SA-2", family="outside", **TEMPERATURE_OUTSIDE)
def temperature_probs__power_of_tau(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    p = torch.softmax(logits, dim=-1) ** temperature
    return p / p.sum(-1, keepdim=True)


@MISTAKES.of("temperature_probs", "PS7-powers", family="powers", **POWERS)
def temperature_probs__powers(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    p = torch.softmax(logits, dim=-1) ** (1 / temperature)
    return p / p.sum(-1, keepdim=True)


@MISTAKES.of("temperature_probs", "PS7-powers", family="powers", **POWERS)
def temperature_probs__log_of_softmax(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(torch.log(torch.softmax(logits, dim=-1) + 1e-9) / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-unused", family="unused", **TEMPERATURE_UNUSED)
def temperature_probs__unused(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits, dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-unused", family="unused", **TEMPERATURE_UNUSED)
def temperature_probs__only_when_cold(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / temperature if temperature < 1 else logits, dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-unused", family="unused", **TEMPERATURE_UNUSED)
def temperature_probs__only_when_hot(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / temperature if temperature > 1 else logits, dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-changed", family="tau", **TEMPERATURE_CHANGED)
def temperature_probs__root(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / math.sqrt(temperature), dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-changed", family="tau", **TEMPERATURE_CHANGED)
def temperature_probs__square(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / temperature**2, dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-changed", family="tau", **TEMPERATURE_CHANGED)
def temperature_probs__squared_two(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / (2 * temperature**2), dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-changed", family="tau", **TEMPERATURE_CHANGED)
def temperature_probs__subtracted(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits - temperature, dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-changed", family="tau", **TEMPERATURE_CHANGED)
def temperature_probs__scaled_by_root_v(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / (temperature * logits.shape[-1] ** 0.5), dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-changed", family="tau", **TEMPERATURE_CHANGED)
def temperature_probs__floor(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits // temperature, dim=-1)


@MISTAKES.of("temperature_probs", "PS7-temperature-changed", family="tau", **TEMPERATURE_CHANGED)
def temperature_probs__rounded(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / max(1, round(temperature)), dim=-1)


@MISTAKES.of("temperature_probs", "PS7-accepted", family="accepted", **ACCEPTED_TEMPERATURES)
def temperature_probs__at_least_a_tenth(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / max(temperature, 0.1), dim=-1)


@MISTAKES.of("temperature_probs", "PS7-accepted", family="accepted", **ACCEPTED_TEMPERATURES)
def temperature_probs__epsilon(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / (temperature + 1e-3), dim=-1)


@MISTAKES.of("temperature_probs", "PS7-accepted", family="accepted", **ACCEPTED_TEMPERATURES)
def temperature_probs__at_most_two(logits: Tensor, temperature: float) -> Tensor:
    if not 0 < temperature <= 2:
        raise ValueError
    return torch.softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "PS7-accepted", family="accepted", **ACCEPTED_TEMPERATURES)
def temperature_probs__floats_only(logits: Tensor, temperature: float) -> Tensor:
    if not isinstance(temperature, float) or not temperature > 0:
        raise ValueError
    return torch.softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "PS7-accepted", family="accepted", **ACCEPTED_TEMPERATURES)
def temperature_probs__refused_when_tiny(logits: Tensor, temperature: float) -> Tensor:
    if temperature < 0.01:
        raise ValueError
    return torch.softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "SM-1", family="axis", **VOCABULARY_AXIS)
def temperature_probs__first_axis(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / temperature, dim=0)


@MISTAKES.of("temperature_probs", "SM-2", family="axis", **VOCABULARY_AXIS)
def temperature_probs__axis_one(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits / temperature, dim=1)


@MISTAKES.of("temperature_probs", "SM-1", family="axis", **VOCABULARY_AXIS)
def temperature_probs__all_at_once(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits.flatten() / temperature, dim=0).reshape(logits.shape)


@MISTAKES.of("temperature_probs", "SA-3", family="refused", **REFUSED_TEMPERATURES)
def temperature_probs__nothing_refused(logits: Tensor, temperature: float) -> Tensor:
    return torch.softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "SA-3", family="refused", **REFUSED_TEMPERATURES)
def temperature_probs__zero_accepted(logits: Tensor, temperature: float) -> Tensor:
    if temperature < 0:
        raise ValueError
    return torch.softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "SA-3", family="refused", **REFUSED_TEMPERATURES)
def temperature_probs__negative_accepted(logits: Tensor, temperature: float) -> Tensor:
    if temperature == 0:
        raise ValueError
    return torch.softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "SA-3", family="refused", **REFUSED_TEMPERATURES)
def temperature_probs__greedy_at_zero(logits: Tensor, temperature: float) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return torch.nn.functional.one_hot(logits.argmax(-1), logits.shape[-1]).to(logits)
    return torch.softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "SA-3", family="refused", **REFUSED_TEMPERATURES)
def temperature_probs__assertion(logits: Tensor, temperature: float) -> Tensor:
    assert temperature > 0
    return torch.softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "SM-4", family="unstable", **UNSTABLE)
def temperature_probs__no_maximum(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    e = torch.exp(logits / temperature)
    return e / e.sum(-1, keepdim=True)


@MISTAKES.of("temperature_probs", "PS7-global-maximum", family="maximum", **GLOBAL_MAX)
def temperature_probs__one_maximum(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    e = torch.exp((logits - logits.max()) / temperature)
    return e / e.sum(-1, keepdim=True)


@MISTAKES.of("temperature_probs", "SM-4", family="shift-late", **UNSTABLE)
def temperature_probs__shifted_after(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    e = torch.exp(logits / temperature - logits.amax(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)


@MISTAKES.of("temperature_probs", "SM-8", **LOGARITHM)
def temperature_probs__logarithms(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.log_softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "SM-7", **SUM_NORMALISED)
def temperature_probs__sum(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    scaled = logits / temperature
    return scaled / scaled.sum(-1, keepdim=True)


NO_SOFTMAX_OF_LOGITS: Hints = {
    "fr": (
        "Des probabilités sont positives et de somme 1. Les tiennes ?",
        "Tu rends les logits divisés, sans la softmax.",
        "`torch.softmax(logits / temperature, dim=-1)`.",
    ),
    "en": (
        "Probabilities are positive and sum to 1. Do yours?",
        "You return the divided logits, without the softmax.",
        "`torch.softmax(logits / temperature, dim=-1)`.",
    ),
}


@MISTAKES.of("temperature_probs", "PS7-no-softmax", **NO_SOFTMAX_OF_LOGITS)
def temperature_probs__no_softmax(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return logits / temperature


@MISTAKES.of("temperature_probs", "PR-8", family="gradient", **GRADIENT_LOST)
def temperature_probs__detached(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits.detach() / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "PR-8", family="gradient", **GRADIENT_LOST)
def temperature_probs__no_grad(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    with torch.no_grad():
        return torch.softmax(logits / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "MO-2", family="dtype", **DEFAULT_DTYPE)
def temperature_probs__float32(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits.float() / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "MO-2", family="dtype-inside", **DEFAULT_DTYPE)
def temperature_probs__float32_inside(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits.float() / temperature, dim=-1).to(logits.dtype)


@MISTAKES.of("temperature_probs", "MO-2", family="dtype-double", **DEFAULT_DTYPE)
def temperature_probs__float64(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    return torch.softmax(logits.double() / temperature, dim=-1)


@MISTAKES.of("temperature_probs", "MO-5", family="in-place", **IN_PLACE)
def temperature_probs__in_place(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    logits /= temperature
    return torch.softmax(logits, dim=-1)


@MISTAKES.of("temperature_probs", "MO-5", family="in-place", **IN_PLACE)
def temperature_probs__in_place_on_data(logits: Tensor, temperature: float) -> Tensor:
    if not temperature > 0:
        raise ValueError
    logits.data.div_(temperature)
    return torch.softmax(logits, dim=-1)


# 7.4 sample_next ----------------------------------------------------------------------------------

LOGITS_AS_WEIGHTS: Hints = {
    "fr": (
        "`multinomial` veut des poids positifs, qu'il normalise. Des logits en sont-ils ?",
        "Tu tires selon les logits eux-mêmes : une erreur s'il y en a de négatifs, faux sinon.",
        "Passe d'abord par `temperature_probs(logits, temperature)`.",
    ),
    "en": (
        "`multinomial` wants weights that are positive, and normalises them. Are logits such?",
        "You draw by the logits themselves: an error if some are negative, wrong otherwise.",
        "Go through `temperature_probs(logits, temperature)` first.",
    ),
}

TEMPERATURE_OF_THE_DRAW: Hints = {
    "fr": (
        "Tire mille fois à τ = 0,4, puis à τ = 3 : les fréquences suivent-elles ?",
        "La température n'agit pas, agit deux fois, ou agit à l'envers dans ton tirage.",
        "Une seule fois : `temperature_probs(logits, temperature)`, et rien d'autre.",
    ),
    "en": (
        "Draw a thousand times at τ = 0.4, then at τ = 3: do the frequencies follow?",
        "Temperature does not act, acts twice, or acts the other way round in your draw.",
        "Once only: `temperature_probs(logits, temperature)`, and nothing else.",
    ),
}

ALWAYS_THE_BEST: Hints = {
    "fr": (
        "Tire mille fois : les jetons moins probables sortent-ils jamais ?",
        "Tu prends le meilleur, ou presque toujours, alors qu'il faut tirer.",
        "`torch.multinomial(probs, 1, generator=generator)`.",
    ),
    "en": (
        "Draw a thousand times: do the less likely tokens ever come out?",
        "You take the best, or nearly always, whereas a draw is needed.",
        "`torch.multinomial(probs, 1, generator=generator)`.",
    ),
}

UNIFORM_AMONG: Hints = {
    "fr": (
        "Les jetons gardés ont-ils tous la même chance ? Leurs logits disent le contraire.",
        "Tu tires uniformément, sans les probabilités.",
        "Les probabilités des logits gardés, puis `torch.multinomial`.",
    ),
    "en": (
        "Do the tokens that are kept all have the same chance? Their logits say otherwise.",
        "You draw uniformly, without the probabilities.",
        "The probabilities of the logits that are kept, then `torch.multinomial`.",
    ),
}

ZERO_IS_GREEDY: Hints = {
    "fr": (
        "τ = 0 : prends la limite, le plus grand logit, et ne divise pas.",
        "Le cas `temperature == 0` manque, ou ne choisit pas le meilleur jeton de chaque ligne.",
        "`if temperature == 0: return logits.argmax(dim=-1, keepdim=True)`, avant le reste.",
    ),
    "en": (
        "τ = 0: take the limit, the largest logit, and do not divide.",
        "The case `temperature == 0` is missing, or does not choose the best token of each row.",
        "`if temperature == 0: return logits.argmax(dim=-1, keepdim=True)`, before the rest.",
    ),
}

NEGATIVE_TEMPERATURE: Hints = {
    "fr": (
        "Une température négative préférerait les pires jetons. Que demande l'énoncé ?",
        "Une température négative passe, ou lève une autre erreur que `ValueError`.",
        "En tête : `if temperature < 0: raise ValueError(...)`.",
    ),
    "en": (
        "A negative temperature would prefer the worst tokens. What does the statement ask?",
        "A negative temperature goes through, or raises another error than `ValueError`.",
        "At the top: `if temperature < 0: raise ValueError(...)`.",
    ),
}

GREEDY_WHEN_COLD: Hints = {
    "fr": (
        "À τ = 0,02, deux logits distants de 0,02 ont encore un rapport de e. Tires-tu ?",
        "Tu prends le meilleur jeton dès que la température est petite.",
        "Seule la valeur 0 est gloutonne : `temperature == 0`.",
    ),
    "en": (
        "At τ = 0.02, two logits 0.02 apart still have a ratio of e. Do you draw?",
        "You take the best token as soon as the temperature is small.",
        "The value 0 alone is greedy: `temperature == 0`.",
    ),
}

ROWS_OF_ONE_DRAW: Hints = {
    "fr": (
        "Donne deux fois la même ligne au lot : les deux tirages doivent-ils toujours coïncider ?",
        "Un même hasard sert à plusieurs lignes.",
        "Un tirage par ligne : `multinomial` sur le lot entier, ou un nombre au hasard par ligne.",
    ),
    "en": (
        "Give the batch the same row twice: must the two draws always agree?",
        "The same chance serves several rows.",
        "One draw a row: `multinomial` on the whole batch, or one random number a row.",
    ),
}

OTHER_ROWS: Hints = {
    "fr": (
        "Chaque ligne du lot a ses propres logits : d'après lesquels la tires-tu ?",
        "Les lignes sont tirées d'après une autre ligne, ou d'après tout le lot à la fois.",
        "Tout se passe le long du dernier axe : `dim=-1`, ligne par ligne.",
    ),
    "en": (
        "Each row of the batch has its own logits: by which ones do you draw it?",
        "Rows are drawn by another row, or by the whole batch at once.",
        "Everything happens along the last axis: `dim=-1`, row by row.",
    ),
}

TOP_K_COUNT: Hints = {
    "fr": (
        "Compte les jetons qui sortent sur mille tirages : k, ou un de plus, ou un de moins ?",
        "Le rang est décalé : tu gardes k + 1 ou k − 1 jetons.",
        "`logits.topk(k, dim=-1)` en rend exactement k.",
    ),
    "en": (
        "Count the tokens that come out of a thousand draws: k, or one more, or one fewer?",
        "The rank is off by one: you keep k + 1 or k − 1 tokens.",
        "`logits.topk(k, dim=-1)` returns exactly k of them.",
    ),
}

TOP_K_TIES: Hints = {
    "fr": (
        "Quatre logits au-dessus ou au niveau du k-ième, alors que k vaut 2 : combien en garder ?",
        "Un seuil garde tous les égaux, ou n'en garde aucun : ce n'est plus k jetons.",
        "Garde des rangs, pas un seuil : les k indices de `topk`, et eux seuls.",
    ),
    "en": (
        "Four logits above or level with the k-th, whereas k is 2: how many are to be kept?",
        "A threshold keeps all equals, or none of them: these are no longer k tokens.",
        "Keep ranks, not a threshold: the k indices of `topk`, and them alone.",
    ),
}

TOP_K_WORST: Hints = {
    "fr": (
        "Lesquels gardes-tu : les k plus grands logits, ou d'autres ?",
        "`top_k` garde d'autres jetons que les k meilleurs de la ligne.",
        "`logits.topk(k, dim=-1)` rend les k plus grands, et leurs numéros.",
    ),
    "en": (
        "Which ones do you keep: the k largest logits, or others?",
        "`top_k` keeps other tokens than the k best of the row.",
        "`logits.topk(k, dim=-1)` returns the k largest, and their numbers.",
    ),
}

TOP_K_IGNORED: Hints = {
    "fr": (
        "Avec `top_k=2`, combien de jetons différents sortent-ils sur mille tirages ?",
        "`top_k` ne filtre rien, ou seulement dans certains cas.",
        "Filtre dès que `top_k is not None`, à toute température.",
    ),
    "en": (
        "With `top_k=2`, how many different tokens come out of a thousand draws?",
        "`top_k` filters nothing, or only in some cases.",
        "Filter as soon as `top_k is not None`, at any temperature.",
    ),
}

TOP_K_RANK: Hints = {
    "fr": (
        "Ce que tu tires est-il un numéro de jeton, ou un rang parmi les k gardés ?",
        "Tu rends la place dans la liste des k meilleurs, et non le jeton qui s'y trouve.",
        "Reviens aux numéros : `tokens.gather(-1, drawn)`, où `best, tokens = logits.topk(k)`.",
    ),
    "en": (
        "Is what you draw the number of a token, or a rank among the k that are kept?",
        "You return the place in the list of the k best, and not the token found there.",
        "Go back to the numbers: `best, tokens = logits.topk(k)`, then `tokens.gather(-1, drawn)`.",
    ),
}

TOP_K_FILL: Hints = {
    "fr": (
        "Des logits tous très bas : ta valeur de remplissage est-elle encore en dessous ?",
        "Les logits écartés reçoivent 0, ou un nombre trop grand : certains sont encore tirés.",
        "Remplis avec `-math.inf`, ou ne garde que les k logits.",
    ),
    "en": (
        "Logits that are all very low: is your fill still below them?",
        "The logits left out are given 0, or too large a number: some are still drawn.",
        "Fill with `-math.inf`, or keep the k logits alone.",
    ),
}

TOP_K_LARGE: Hints = {
    "fr": (
        "Et si l'on demande plus de jetons que le vocabulaire n'en a ?",
        "`topk` refuse un k plus grand que l'axe, ou tu traites ce cas autrement.",
        "`min(top_k, logits.shape[-1])` : au-delà de V, tous sont gardés.",
    ),
    "en": (
        "What if more tokens are asked for than the vocabulary has?",
        "`topk` refuses a k that is larger than the axis, or you treat this case otherwise.",
        "`min(top_k, logits.shape[-1])`: beyond V, all are kept.",
    ),
}

GENERATOR_UNUSED: Hints = {
    "fr": (
        "Deux `generator` dans le même état : les mêmes jetons ? Dans deux états : d'autres ?",
        "`generator` n'arrive pas jusqu'au tirage, ou pas dans tous les cas.",
        "`torch.multinomial(probs, 1, generator=generator)`, dans chaque branche.",
    ),
    "en": (
        "Two `generator`s in the same state: the same tokens? In two states: others?",
        "`generator` does not reach the draw, or not in all cases.",
        "`torch.multinomial(probs, 1, generator=generator)`, in each branch.",
    ),
}

SEED_INSIDE: Hints = {
    "fr": (
        "Appelle deux fois de suite : deux textes différents, ou toujours le même ?",
        "Une graine est fixée dans la fonction : tous les pas se ressemblent.",
        "Ôte `manual_seed` : l'appelant règle le hasard, pas ta fonction.",
    ),
    "en": (
        "Call twice in a row: two different texts, or always the same?",
        "A seed is set inside the function: all steps look alike.",
        "Remove `manual_seed`: the caller sets chance, not your function.",
    ),
}

GENERATOR_REWOUND: Hints = {
    "fr": (
        "Après l'appel, `generator` a-t-il avancé ? L'appel suivant tirera-t-il autre chose ?",
        "Tu tires d'une copie de `generator`, ou tu le remets dans son état d'avant.",
        "Donne-le tel quel à `torch.multinomial`, qui le fait avancer.",
    ),
    "en": (
        "After the call, has `generator` moved on? Will the next call draw something else?",
        "You draw from a copy of `generator`, or put it back into its former state.",
        "Give it as it is to `torch.multinomial`, which moves it on.",
    ),
}

COLUMN: Hints = {
    "fr": (
        "La réponse ira au bout de `ids`, de forme (b, T) : quelle forme lui faut-il ?",
        "Ta réponse n'est pas une colonne (b, 1) d'`int64`.",
        "`argmax(dim=-1, keepdim=True)`, et `multinomial(probs, 1)` sans `squeeze`.",
    ),
    "en": (
        "The answer goes at the end of `ids`, of shape (b, T): which shape does it need?",
        "Your answer is not a column (b, 1) of `int64`.",
        "`argmax(dim=-1, keepdim=True)`, and `multinomial(probs, 1)` without `squeeze`.",
    ),
}

OVERFLOW_OF_THE_DRAW: Hints = {
    "fr": (
        "Avec des logits de 1000, que valent leurs exponentielles ?",
        "L'exponentielle déborde, ou s'annule partout, avant le tirage.",
        "Une softmax stable, ligne par ligne : `temperature_probs(logits, temperature)`.",
    ),
    "en": (
        "With logits of 1000, what are their exponentials?",
        "The exponential overflows, or is zero everywhere, before the draw.",
        "A stable softmax, row by row: `temperature_probs(logits, temperature)`.",
    ),
}

DEFAULTS: Hints = {
    "fr": (
        "Sans autre argument, à quelle température tire-t-on, et parmi combien de jetons ?",
        "Une valeur par défaut n'est pas celle de l'énoncé.",
        "`temperature=1.0, top_k=None, generator=None`, dans cet ordre.",
    ),
    "en": (
        "Without any other argument, at which temperature do we draw, and among how many tokens?",
        "A default value is not that of the statement.",
        "`temperature=1.0, top_k=None, generator=None`, in that order.",
    ),
}


@MISTAKES.of("sample_next", "SA-4", family="weights", **LOGITS_AS_WEIGHTS)
def sample_next__logits_as_weights(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, 0.0)
    return torch.multinomial(logits / temperature, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-4", family="weights", **LOGITS_AS_WEIGHTS)
def sample_next__logits_made_positive(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, 0.0)
    return torch.multinomial(logits.clamp(min=0) + 1e-9, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-4", family="weights", **LOGITS_AS_WEIGHTS)
def sample_next__absolute_logits(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, 0.0)
    return torch.multinomial(logits.abs() + 1e-9, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-4", family="weights", **LOGITS_AS_WEIGHTS)
def sample_next__shifted_logits(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    weights = logits - logits.amin(-1, keepdim=True) + 1e-9
    return torch.multinomial(weights, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-1", family="draw-temperature", **TEMPERATURE_OF_THE_DRAW)
def sample_next__multiplied(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits * temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-2", family="draw-temperature", **TEMPERATURE_OF_THE_DRAW)
def sample_next__temperature_unused(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-2", family="draw-temperature", **TEMPERATURE_OF_THE_DRAW)
def sample_next__divided_after(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits, dim=-1) / temperature
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-2", family="draw-temperature", **TEMPERATURE_OF_THE_DRAW)
def sample_next__divided_twice(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = temperature_probs(logits / temperature, temperature)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-2", family="draw-softmax-twice", **TEMPERATURE_OF_THE_DRAW)
def sample_next__softmax_twice(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(torch.softmax(logits / temperature, -1), -1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-2", family="draw-temperature", **TEMPERATURE_OF_THE_DRAW)
def sample_next__not_with_top_k(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and top_k < logits.shape[-1]:
        best, tokens = logits.topk(top_k, dim=-1)
        drawn = torch.multinomial(torch.softmax(best, -1), 1, generator=generator)
        return tokens.gather(-1, drawn)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-2", family="draw-temperature", **TEMPERATURE_OF_THE_DRAW)
def sample_next__only_with_top_k(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and top_k < logits.shape[-1]:
        best, tokens = logits.topk(top_k, dim=-1)
        drawn = torch.multinomial(temperature_probs(best, temperature), 1, generator=generator)
        return tokens.gather(-1, drawn)
    probs = torch.softmax(logits, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-5", family="best", **ALWAYS_THE_BEST)
def sample_next__argmax(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    return logits.argmax(dim=-1, keepdim=True)


@MISTAKES.of("sample_next", "SA-5", family="best", **ALWAYS_THE_BEST)
def sample_next__best_of_probabilities(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    probs = torch.softmax(logits / temperature, dim=-1)
    return probs.argmax(dim=-1, keepdim=True)


@MISTAKES.of("sample_next", "SA-5", family="best-top-k", **ALWAYS_THE_BEST)
def sample_next__argmax_with_top_k(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        return logits.argmax(dim=-1, keepdim=True)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-uniform", family="uniform", **UNIFORM_AMONG)
def sample_next__uniform_in_top_k(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and top_k < logits.shape[-1]:
        best, tokens = logits.topk(top_k, dim=-1)
        drawn = torch.multinomial(torch.ones_like(best), 1, generator=generator)
        return tokens.gather(-1, drawn)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-uniform", family="uniform", **UNIFORM_AMONG)
def sample_next__uniform(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    return torch.multinomial(torch.ones_like(logits), 1, generator=generator)


@MISTAKES.of("sample_next", "SA-3", family="zero", **ZERO_IS_GREEDY)
def sample_next__no_zero(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-3", family="zero-refused", **ZERO_IS_GREEDY)
def sample_next__zero_refused(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature <= 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-3", family="zero-refused", **ZERO_IS_GREEDY)
def sample_next__zero_by_temperature_probs(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if top_k is not None and top_k < logits.shape[-1]:
        best, tokens = logits.topk(top_k, dim=-1)
        drawn = torch.multinomial(temperature_probs(best, temperature), 1, generator=generator)
        return tokens.gather(-1, drawn)
    return torch.multinomial(temperature_probs(logits, temperature), 1, generator=generator)


@MISTAKES.of("sample_next", "SA-3", family="zero-sampled", **ZERO_IS_GREEDY)
def sample_next__zero_as_one(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / (temperature or 1.0), dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-3", family="zero-sampled", **ZERO_IS_GREEDY)
def sample_next__zero_as_epsilon(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / max(temperature, 1e-4), dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-3", family="zero", **ZERO_IS_GREEDY)
def sample_next__zero_after_top_k(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0 and top_k is None:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-3", family="zero-batch", **ZERO_IS_GREEDY)
def sample_next__zero_best_of_batch(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax().expand(len(logits), 1) % logits.shape[-1]
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-3", family="zero-worst", **ZERO_IS_GREEDY)
def sample_next__zero_worst(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmin(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-3", family="zero-rank", **ZERO_IS_GREEDY)
def sample_next__zero_rank_among_best(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    tokens = None
    if top_k is not None:
        logits, tokens = logits.topk(min(top_k, logits.shape[-1]), dim=-1)
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    drawn = torch.multinomial(torch.softmax(logits / temperature, -1), 1, generator=generator)
    return drawn if tokens is None else tokens.gather(-1, drawn)


@MISTAKES.of("sample_next", "PS7-greedy-when-cold", family="cold", **GREEDY_WHEN_COLD)
def sample_next__greedy_when_cold(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature < 0.1:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-greedy-when-cold", family="cold", **GREEDY_WHEN_COLD)
def sample_next__greedy_when_very_cold(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature < 1e-3:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-negative", family="negative", **NEGATIVE_TEMPERATURE)
def sample_next__negative_accepted(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-negative", family="negative", **NEGATIVE_TEMPERATURE)
def sample_next__negative_is_greedy(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature <= 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-negative", family="negative", **NEGATIVE_TEMPERATURE)
def sample_next__negative_assertion(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    assert temperature >= 0
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-negative", family="negative", **NEGATIVE_TEMPERATURE)
def sample_next__negative_with_top_k_one(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if top_k == 1:
        return logits.argmax(dim=-1, keepdim=True)
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-one-draw", family="one-draw", **ROWS_OF_ONE_DRAW)
def sample_next__one_uniform(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    u = torch.rand((), generator=generator, device=logits.device, dtype=logits.dtype)
    return (probs.cumsum(-1) < u).sum(-1, keepdim=True).clamp(max=logits.shape[-1] - 1)


@MISTAKES.of("sample_next", "PS7-one-draw", family="one-draw", **ROWS_OF_ONE_DRAW)
def sample_next__one_noise(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    noise = torch.rand(
        logits.shape[-1], generator=generator, device=logits.device, dtype=logits.dtype
    )
    return (logits / temperature - torch.log(-torch.log(noise))).argmax(-1, keepdim=True)


@MISTAKES.of("sample_next", "PS7-other-rows", family="rows", **OTHER_ROWS)
def sample_next__first_row(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    drawn = torch.multinomial(probs[0], len(probs), replacement=True, generator=generator)
    return drawn.unsqueeze(-1)


@MISTAKES.of("sample_next", "PS7-other-rows", family="rows", **OTHER_ROWS)
def sample_next__softmax_over_rows(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=0)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-other-rows", family="rows-top-k", **OTHER_ROWS)
def sample_next__top_k_of_first_row(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits[0].topk(min(top_k, logits.shape[-1])).indices
        hidden = torch.ones(logits.shape[-1], dtype=torch.bool, device=logits.device)
        hidden[kept] = False
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-other-rows", family="rows-top-k", **OTHER_ROWS)
def sample_next__threshold_of_batch(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        k = min(top_k, logits.shape[-1])
        logits = logits.masked_fill(logits < logits.flatten().topk(k).values[-1], -1e9)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-other-rows", family="rows", **OTHER_ROWS)
def sample_next__last_row(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    logits = logits[-1:].expand_as(logits)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-6", family="count", **TOP_K_COUNT)
def sample_next__one_more(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k + 1, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-6", family="count", **TOP_K_COUNT)
def sample_next__one_fewer(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(max(1, top_k - 1), logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-6", family="count", **TOP_K_COUNT)
def sample_next__one_more_by_threshold(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and top_k < logits.shape[-1]:
        limit = logits.sort(dim=-1, descending=True).values[:, top_k : top_k + 1]
        logits = logits.masked_fill(logits < limit, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-6", family="ties", **TOP_K_TIES)
def sample_next__threshold(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        best = logits.topk(min(top_k, logits.shape[-1]), dim=-1).values
        logits = logits.masked_fill(logits < best[:, -1:], -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-6", family="ties", **TOP_K_TIES)
def sample_next__where_threshold(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        best = logits.topk(min(top_k, logits.shape[-1]), dim=-1).values
        low = torch.full_like(logits, -math.inf)
        logits = torch.where(logits >= best[:, -1:], logits, low)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-6", family="ties", **TOP_K_TIES)
def sample_next__strict_threshold(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and top_k < logits.shape[-1]:
        limit = logits.topk(top_k + 1, dim=-1).values[:, -1:]
        best = logits.amax(-1, keepdim=True)
        logits = logits.masked_fill((logits <= limit) & (logits < best), -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-others", family="others", **TOP_K_WORST)
def sample_next__worst(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1, largest=False).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-others", family="others", **TOP_K_WORST)
def sample_next__first_tokens(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        logits = logits[:, :top_k]
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-others", family="others", **TOP_K_WORST)
def sample_next__best_removed(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and top_k < logits.shape[-1]:
        kept = logits.topk(top_k, dim=-1).indices
        logits = logits.scatter(-1, kept, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-others", family="others", **TOP_K_WORST)
def sample_next__by_absolute_value(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.abs().topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-ignored", family="ignored", **TOP_K_IGNORED)
def sample_next__top_k_ignored(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-ignored", family="ignored", **TOP_K_IGNORED)
def sample_next__top_k_only_at_one(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and temperature == 1.0:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-ignored", family="ignored", **TOP_K_IGNORED)
def sample_next__filtered_in_vain(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        logits.clone().topk(min(top_k, logits.shape[-1]), dim=-1)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-rank", family="rank", **TOP_K_RANK)
def sample_next__rank(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        logits = logits.topk(min(top_k, logits.shape[-1]), dim=-1).values
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-fill", family="fill", **TOP_K_FILL)
def sample_next__filled_with_zero(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, 0.0)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-fill", family="fill", **TOP_K_FILL)
def sample_next__filled_with_minus_100(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -100.0)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-fill", family="fill", **TOP_K_FILL)
def sample_next__filled_with_minus_10000(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -1e4)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-fill", family="fill", **TOP_K_FILL)
def sample_next__multiplied_by_mask(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits * ~hidden
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-top-k-fill", family="fill", **TOP_K_FILL)
def sample_next__filled_with_tiny(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, torch.finfo(logits.dtype).tiny)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-8", family="large", **TOP_K_LARGE)
def sample_next__k_too_large(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(top_k, dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-8", family="large", **TOP_K_LARGE)
def sample_next__k_too_large_refused(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and top_k > logits.shape[-1]:
        raise ValueError
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-8", family="required", **TOP_K_LARGE)
def sample_next__k_required(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    kept = logits.topk(min(int(top_k or 1), logits.shape[-1]), dim=-1).indices
    hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
    logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-8", family="bounded", **TOP_K_LARGE)
def sample_next__k_fifty_at_most(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, 3, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-8", family="large-one", **TOP_K_LARGE)
def sample_next__k_too_large_is_one(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(top_k if top_k <= logits.shape[-1] else 1, dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-generator", family="generator", **GENERATOR_UNUSED)
def sample_next__generator_unused(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1)


@MISTAKES.of("sample_next", "PS7-generator", family="generator", **GENERATOR_UNUSED)
def sample_next__generator_not_with_top_k(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and top_k < logits.shape[-1]:
        best, tokens = logits.topk(top_k, dim=-1)
        drawn = torch.multinomial(temperature_probs(best, temperature), 1)
        return tokens.gather(-1, drawn)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-generator", family="generator", **GENERATOR_UNUSED)
def sample_next__generator_only_with_top_k(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None and top_k < logits.shape[-1]:
        best, tokens = logits.topk(top_k, dim=-1)
        drawn = torch.multinomial(temperature_probs(best, temperature), 1, generator=generator)
        return tokens.gather(-1, drawn)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1)


@MISTAKES.of("sample_next", "PS7-generator", family="generator", **GENERATOR_UNUSED)
def sample_next__generator_not_when_all_kept(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is None:
        probs = torch.softmax(logits / temperature, dim=-1)
        return torch.multinomial(probs, 1, generator=generator)
    if top_k is not None and top_k < logits.shape[-1]:
        best, tokens = logits.topk(top_k, dim=-1)
        drawn = torch.multinomial(temperature_probs(best, temperature), 1, generator=generator)
        return tokens.gather(-1, drawn)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1)


@MISTAKES.of("sample_next", "PS7-seed", family="seed", **SEED_INSIDE)
def sample_next__global_seed(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    torch.manual_seed(42)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-seed", family="seed-generator", **SEED_INSIDE)
def sample_next__generator_seeded(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    if generator is not None:
        generator.manual_seed(42)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-seed", family="seed", **SEED_INSIDE)
def sample_next__own_generator(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    if generator is None:
        generator = torch.Generator(device=logits.device).manual_seed(0)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-seed", family="seed", **SEED_INSIDE)
def sample_next__unseeded_generator(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    generator = generator or torch.Generator(device=logits.device)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-seed", family="seed-global", **SEED_INSIDE)
def sample_next__seed_of_the_generator(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    if generator is not None:
        torch.manual_seed(generator.initial_seed())
    return torch.multinomial(probs, 1)


@MISTAKES.of("sample_next", "PS7-generator-rewound", family="rewound", **GENERATOR_REWOUND)
def sample_next__generator_copied(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    if generator is not None:
        copy = torch.Generator(device=generator.device)
        copy.set_state(generator.get_state())
        generator = copy
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-generator-rewound", family="rewound", **GENERATOR_REWOUND)
def sample_next__generator_put_back(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    before = None if generator is None else generator.get_state()
    drawn = torch.multinomial(probs, 1, generator=generator)
    if generator is not None:
        generator.set_state(before)
    return drawn


@MISTAKES.of("sample_next", "SA-20", family="column", **COLUMN)
def sample_next__squeezed(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator).squeeze(-1)


@MISTAKES.of("sample_next", "SA-20", family="column", **COLUMN)
def sample_next__greedy_squeezed(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SA-20", family="column", **COLUMN)
def sample_next__a_row(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator).T


@MISTAKES.of("sample_next", "SA-20", family="column", **COLUMN)
def sample_next__int32(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator).int()


@MISTAKES.of("sample_next", "SA-20", family="column", **COLUMN)
def sample_next__floats(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator).to(logits.dtype)


@MISTAKES.of("sample_next", "SA-20", family="column", **COLUMN)
def sample_next__greedy_int32(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True).int()
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SM-4", family="overflow", **OVERFLOW_OF_THE_DRAW)
def sample_next__overflow(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.exp(logits / temperature)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "SM-4", family="overflow", **OVERFLOW_OF_THE_DRAW)
def sample_next__one_maximum(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.exp((logits - logits.max()) / temperature)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "MO-5", family="sample-in-place", **IN_PLACE)
def sample_next__divided_in_place(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    logits /= temperature
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "MO-5", family="sample-in-place", **IN_PLACE)
def sample_next__filled_in_place(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits.masked_fill_(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "MO-5", family="sample-in-place", **IN_PLACE)
def sample_next__written_by_index(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits[hidden] = -math.inf
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-defaults", family="defaults", **DEFAULTS)
def sample_next__default_zero(
    logits: Tensor,
    temperature: float = 0.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)


@MISTAKES.of("sample_next", "PS7-defaults", family="defaults", **DEFAULTS)
def sample_next__default_top_k(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int = 3,
    generator: torch.Generator | None = None,
) -> Tensor:
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -math.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, 1, generator=generator)
