"""Known mistakes of next_token_pairs and language_model_loss."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from autograder.misconceptions.hints import (
    DEFAULT_DTYPE,
    GLOBAL_MAX,
    GRADIENT_LOST,
    IN_PLACE,
    Hints,
)
from autograder.mistakes import Mistakes

MISTAKES = Mistakes()

NOT_SHIFTED: Hints = {
    "fr": (
        "Que demandes-tu au modèle après chaque jeton : celui qu'il vient de lire, ou le suivant ?",
        "Les cibles ne sont pas décalées : à la place t, la cible est le jeton t+1.",
        "`inputs = ids[:, :-1]` et `targets = ids[:, 1:]`.",
    ),
    "en": (
        "What do you ask of the model after each token: the one it has just read, or the next?",
        "The targets are not shifted: at position t the target is token t+1.",
        "`inputs = ids[:, :-1]` and `targets = ids[:, 1:]`.",
    ),
}

SHIFTED_TOO_FAR: Hints = {
    "fr": (
        "Compte les rangs : la cible est-elle le jeton suivant, ou celui d'après ?",
        "Tes cibles sont décalées de deux rangs.",
        "Un seul rang : `ids[:, :-1]` et `ids[:, 1:]`.",
    ),
    "en": (
        "Count the ranks: is the target the next token, or the one after it?",
        "Your targets are shifted by two ranks.",
        "A single rank: `ids[:, :-1]` and `ids[:, 1:]`.",
    ),
}

PAIRS_SWAPPED: Hints = {
    "fr": (
        "Qui précède qui ? Le modèle lit le passé et prédit la suite.",
        "Le couple est à l'envers : tes entrées sont dans l'avenir de tes cibles.",
        "Rends d'abord les entrées, `ids[:, :-1]`, puis les cibles, `ids[:, 1:]`.",
    ),
    "en": (
        "Which comes before which? The model reads the past and predicts what follows.",
        "The pair is the wrong way round: your inputs lie in the future of your targets.",
        "Return the inputs first, `ids[:, :-1]`, then the targets, `ids[:, 1:]`.",
    ),
}

LAST_QUESTION: Hints = {
    "fr": (
        "Quelle est la cible du dernier jeton de la phrase ? Personne ne la connaît.",
        "Tu gardes T places : la dernière n'a pas de suite, et reçoit une cible inventée.",
        "Il n'y a que T − 1 questions : ôte le dernier jeton des entrées, `ids[:, :-1]`.",
    ),
    "en": (
        "What is the target of the last token of the sentence? Nobody knows it.",
        "You keep T places: the last has nothing after it, and is given an invented target.",
        "There are only T − 1 questions: take the last token off the inputs, `ids[:, :-1]`.",
    ),
}

OTHER_AXIS: Hints = {
    "fr": (
        "Le jeton suivant est-il à droite, ou dans la phrase d'en dessous ?",
        "Tu décales les lignes du lot, et non les jetons d'une ligne.",
        "L'axe du temps est le second : `ids[:, 1:]`, et non `ids[1:]`.",
    ),
    "en": (
        "Is the next token on the right, or in the sentence below?",
        "You shift the rows of the batch, and not the tokens of a row.",
        "The axis of time is the second: `ids[:, 1:]`, and not `ids[1:]`.",
    ),
}

WHOLE_TOKENS: Hints = {
    "fr": (
        "Un numéro de jeton sert d'indice : de quel type doit-il être ?",
        "Tu changes le type des numéros.",
        "Rends-les tels quels, en `int64`.",
    ),
    "en": (
        "The number of a token serves as an index: of which type must it be?",
        "You change the type of the numbers.",
        "Return them as they are, in `int64`.",
    ),
}


@MISTAKES.of("next_token_pairs", "LM-1", family="pairs-not-shifted", **NOT_SHIFTED)
def next_token_pairs__not_shifted(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, :-1], ids[:, :-1]


@MISTAKES.of("next_token_pairs", "LM-1", family="pairs-not-shifted", **NOT_SHIFTED)
def next_token_pairs__whole_twice(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids, ids


@MISTAKES.of("next_token_pairs", "LM-1", family="pairs-not-shifted", **NOT_SHIFTED)
def next_token_pairs__last_twice(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, 1:], ids[:, 1:]


@MISTAKES.of("next_token_pairs", "LM-2", family="pairs-too-far", **SHIFTED_TOO_FAR)
def next_token_pairs__two_ranks(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, :-2], ids[:, 2:]


@MISTAKES.of("next_token_pairs", "LM-2", family="pairs-too-far", **SHIFTED_TOO_FAR)
def next_token_pairs__two_ranks_rolled(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, :-1], torch.roll(ids, -2, dims=1)[:, :-1]


@MISTAKES.of("next_token_pairs", "PS7-pairs-swapped", **PAIRS_SWAPPED)
def next_token_pairs__swapped(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, 1:], ids[:, :-1]


@MISTAKES.of("next_token_pairs", "PS7-last-question", family="pairs-last", **LAST_QUESTION)
def next_token_pairs__rolled(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids, torch.roll(ids, -1, dims=1)


@MISTAKES.of("next_token_pairs", "PS7-last-question", family="pairs-last", **LAST_QUESTION)
def next_token_pairs__padded(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids, nn.functional.pad(ids[:, 1:], (0, 1))


@MISTAKES.of("next_token_pairs", "PS7-last-question", family="pairs-last", **LAST_QUESTION)
def next_token_pairs__ignored(ids: Tensor) -> tuple[Tensor, Tensor]:
    targets = ids.clone()
    targets[:, :-1] = ids[:, 1:]
    targets[:, -1] = -100
    return ids, targets


@MISTAKES.of("next_token_pairs", "PS7-last-question", family="pairs-last", **LAST_QUESTION)
def next_token_pairs__inputs_whole(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids, ids[:, 1:]


@MISTAKES.of("next_token_pairs", "PS7-last-question", family="pairs-last", **LAST_QUESTION)
def next_token_pairs__targets_whole(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, :-1], ids


@MISTAKES.of("next_token_pairs", "PS7-last-question", family="pairs-last", **LAST_QUESTION)
def next_token_pairs__last_alone(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, :-1], ids[:, -1:]


@MISTAKES.of("next_token_pairs", "PS7-other-axis", family="pairs-axis", **OTHER_AXIS)
def next_token_pairs__rows(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:-1], ids[1:]


@MISTAKES.of("next_token_pairs", "PS7-other-axis", family="pairs-axis", **OTHER_AXIS)
def next_token_pairs__rows_rolled(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, :-1], torch.roll(ids, -1, dims=0)[:, :-1]


@MISTAKES.of("next_token_pairs", "PS7-whole-tokens", family="pairs-type", **WHOLE_TOKENS)
def next_token_pairs__floats(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, :-1].float(), ids[:, 1:].float()


@MISTAKES.of("next_token_pairs", "PS7-whole-tokens", family="pairs-type", **WHOLE_TOKENS)
def next_token_pairs__int32(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, :-1].int(), ids[:, 1:].int()


@MISTAKES.of("next_token_pairs", "PS7-whole-tokens", family="pairs-type", **WHOLE_TOKENS)
def next_token_pairs__float_targets(ids: Tensor) -> tuple[Tensor, Tensor]:
    return ids[:, :-1], ids[:, 1:].float()


@MISTAKES.of("next_token_pairs", "MO-5", family="pairs-in-place", **IN_PLACE)
def next_token_pairs__in_place(ids: Tensor) -> tuple[Tensor, Tensor]:
    inputs = ids[:, :-1].clone()
    ids[:, :-1] = ids[:, 1:].clone()
    return inputs, ids[:, :-1]


# 7.2 language_model_loss --------------------------------------------------------------------------

REDUCTION: Hints = {
    "fr": (
        "Un modèle uniforme doit coûter ln V, que le lot soit petit ou grand. Et le tien ?",
        "Tu ne prends pas la moyenne sur les b × T places : une somme, ou un autre diviseur.",
        "Calcule −ln p à chaque place, de forme (b, T), puis `.mean()`, sans axe.",
    ),
    "en": (
        "A uniform model must cost ln V, whether the batch is small or large. Does yours?",
        "You do not take the mean over the b × T places: a sum, or another divisor.",
        "Compute −ln p at each place, of shape (b, T), then `.mean()`, with no axis.",
    ),
}

NOT_REDUCED: Hints = {
    "fr": (
        "Combien de nombres faut-il à l'optimiseur pour descendre ?",
        "Tu rends une perte par place, ou par phrase : il en faut une seule.",
        "Termine par `.mean()`, qui rend un tenseur sans axe.",
    ),
    "en": (
        "How many numbers does the optimiser need to go down?",
        "You return a loss for each place, or for each sentence: a single one is needed.",
        "End with `.mean()`, which returns a tensor without axes.",
    ),
}

OTHER_BASE: Hints = {
    "fr": (
        "Un modèle uniforme doit coûter ln V. Avec quel logarithme comptes-tu ?",
        "Le logarithme n'est pas naturel : c'est celui de base 2 ou 10.",
        "`torch.log`, ou `torch.log_softmax`, et aucun facteur ensuite.",
    ),
    "en": (
        "A uniform model must cost ln V. With which logarithm do you count?",
        "The logarithm is not natural: it is that of base 2 or 10.",
        "`torch.log`, or `torch.log_softmax`, and no factor afterwards.",
    ),
}

SHIFTED_AGAIN: Hints = {
    "fr": (
        "Qui décale : celui qui prépare les cibles, ou la perte ? Pas les deux.",
        "Les cibles arrivent déjà décalées, et tu décales une fois de plus.",
        "Compare `logits[:, t]` à `targets[:, t]`, même t, pour toutes les places.",
    ),
    "en": (
        "Who shifts: the one who prepares the targets, or the loss? Not both.",
        "The targets arrive already shifted, and you shift once more.",
        "Compare `logits[:, t]` with `targets[:, t]`, the same t, at all places.",
    ),
}

SOME_PLACES: Hints = {
    "fr": (
        "Change une seule place du lot : la perte bouge-t-elle, où que ce soit ?",
        "Des places ne comptent pas : la première, la dernière, ou celles d'un certain jeton.",
        "Toutes les places comptent autant : aucune tranche, aucun masque sur les cibles.",
    ),
    "en": (
        "Change a single place of the batch: does the loss move, wherever it is?",
        "Some places do not count: the first, the last, or those of a certain token.",
        "All places count as much: no slice, no mask on the targets.",
    ),
}

PADS_IGNORED: Hints = {
    "fr": (
        "Le jeton numéro 0 est-il un jeton comme les autres ? Ici, oui.",
        "Tu laisses de côté les places dont la cible vaut un certain numéro.",
        "Aucun remplissage n'est prévu ici : moyenne sur toutes les places, sans masque.",
    ),
    "en": (
        "Is token number 0 a token like any other? Here it is.",
        "You leave out the places whose target is a certain number.",
        "No padding is foreseen here: take the mean over all places, without a mask.",
    ),
}

ONE_SOFTMAX_TOO_MANY: Hints = {
    "fr": (
        "Un modèle sûr de lui et juste doit approcher 0. Ta perte y descend-elle ?",
        "Une softmax passe sur des nombres qui sont déjà des probabilités.",
        "Une seule softmax entre les logits et le logarithme : `torch.log_softmax(logits, -1)`.",
    ),
    "en": (
        "A model that is sure and right must come near 0. Does your loss go that low?",
        "A softmax runs over numbers that are probabilities already.",
        "A single softmax between the logits and the logarithm: `torch.log_softmax(logits, -1)`.",
    ),
}

UNSTABLE_LOSS: Hints = {
    "fr": (
        "Avec des logits de 1000, que valent l'exponentielle, et le logarithme de ce qui reste ?",
        "Tu passes par la probabilité elle-même : elle déborde, ou vaut 0, dont le log est infini.",
        "Ne quitte pas les logarithmes : `torch.logsumexp(logits, -1)` moins le logit de la cible.",
    ),
    "en": (
        "With logits of 1000, what is the exponential, and the logarithm of what is left?",
        "You go through the probability itself: it overflows, or is 0, whose log is infinite.",
        "Do not leave logarithms: `torch.logsumexp(logits, -1)` minus the logit of the target.",
    ),
}

CLIPPED_LOSS: Hints = {
    "fr": (
        "Une erreur énorme doit coûter énormément. La tienne semble plafonnée : pourquoi ?",
        "Un epsilon ou un seuil borne la probabilité, donc la perte, et coupe son gradient.",
        "Sans epsilon : `torch.log_softmax` reste juste et fini pour de grands logits.",
    ),
    "en": (
        "A huge mistake must cost a huge amount. Yours seems to have a ceiling: why?",
        "An epsilon or a threshold bounds the probability, hence the loss, and cuts its gradient.",
        "No epsilon: `torch.log_softmax` stays right and finite for large logits.",
    ),
}

LOSS_SIGN: Hints = {
    "fr": (
        "Une perte peut-elle être négative ici ? Un logarithme de probabilité l'est toujours.",
        "Il manque le signe moins devant le logarithme.",
        "`-log_p.mean()`.",
    ),
    "en": (
        "Can a loss be negative here? The logarithm of a probability always is.",
        "The minus sign is missing before the logarithm.",
        "`-log_p.mean()`.",
    ),
}

OTHER_LOSS: Hints = {
    "fr": (
        "Quelle fonction de p vaut 0 quand p = 1 et grandit sans limite quand p tend vers 0 ?",
        "Ce que tu mesures n'est pas −ln p de la cible, en moyenne.",
        "À chaque place, −ln p de la cible ; puis la moyenne. Rien avant, rien après.",
    ),
    "en": (
        "Which function of p is 0 when p = 1 and grows without limit as p goes to 0?",
        "What you measure is not −ln p of the target, on average.",
        "At each place −ln p of the target; then the mean. Nothing before, nothing after.",
    ),
}

MEAN_INSIDE: Hints = {
    "fr": (
        "Le logarithme d'une moyenne est-il la moyenne des logarithmes ?",
        "Tu prends la moyenne des probabilités avant le logarithme.",
        "Le logarithme d'abord, place par place, la moyenne ensuite.",
    ),
    "en": (
        "Is the logarithm of a mean the mean of the logarithms?",
        "You take the mean of the probabilities before the logarithm.",
        "The logarithm first, place by place, the mean afterwards.",
    ),
}

SOFTMAX_ELSEWHERE: Hints = {
    "fr": (
        "À chaque place, le modèle choisit un jeton du vocabulaire : sur quel axe sont-ils ?",
        "La softmax passe sur les places ou sur les phrases, et non sur le vocabulaire.",
        "Le vocabulaire est le dernier axe : `dim=-1`.",
    ),
    "en": (
        "At each place the model chooses a token of the vocabulary: on which axis are they?",
        "The softmax runs over places or sentences, and not over the vocabulary.",
        "The vocabulary is the last axis: `dim=-1`.",
    ),
}

PLACES_MIXED: Hints = {
    "fr": (
        "Après avoir aplati, la ligne n des logits est-elle la place n des cibles ?",
        "Logits et cibles ne sont pas aplatis dans le même ordre : les places se mélangent.",
        "`logits.reshape(-1, V)` et `targets.reshape(-1)`, sans transposer ni l'un ni l'autre.",
    ),
    "en": (
        "Once flattened, is row n of the logits place n of the targets?",
        "Logits and targets are not flattened in the same order: places are mixed up.",
        "`logits.reshape(-1, V)` and `targets.reshape(-1)`, transposing neither.",
    ),
}

VIEW_OF_ROWS: Hints = {
    "fr": (
        "Les cibles de `next_token_pairs` sont une tranche : `view` sait-il toujours l'aplatir ?",
        "`view` ne recopie rien : il refuse un tenseur tranché ou transposé en mémoire.",
        "`reshape` à la place de `view`, ou aucun aplatissement : `gather(-1, ...)`.",
    ),
    "en": (
        "The targets of `next_token_pairs` are a slice: can `view` always flatten it?",
        "`view` copies nothing: it refuses a tensor that is sliced or transposed in memory.",
        "`reshape` in place of `view`, or no flattening at all: `gather(-1, ...)`.",
    ),
}

VOCABULARY: Hints = {
    "fr": (
        "Et si le vocabulaire comptait un jeton de plus, ou trois seulement ?",
        "Une taille est écrite en dur : celle du vocabulaire du carnet.",
        "Lis-la dans l'argument : `logits.shape[-1]`.",
    ),
    "en": (
        "What if the vocabulary held one token more, or three only?",
        "A size is written down: that of the notebook's vocabulary.",
        "Read it from the argument: `logits.shape[-1]`.",
    ),
}

SMOOTHED: Hints = {
    "fr": (
        "La cible a-t-elle tout le poids, ou en laisses-tu aux autres jetons ?",
        "Tu lisses les cibles, ou tu ajoutes un terme que l'énoncé ne demande pas.",
        "Seul compte le logarithme de la probabilité de la cible.",
    ),
    "en": (
        "Does the target have all the weight, or do you leave some to the other tokens?",
        "You smooth the targets, or add a term that the statement does not ask for.",
        "Only the logarithm of the probability of the target counts.",
    ),
}


@MISTAKES.of("language_model_loss", "LM-7", family="loss-reduction", **REDUCTION)
def language_model_loss__sum(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.logsumexp(logits, dim=-1) - chosen).sum()


@MISTAKES.of("language_model_loss", "LM-7", family="loss-reduction", **REDUCTION)
def language_model_loss__sum_over_tokens(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.logsumexp(logits, dim=-1) - chosen).sum() / len(logits)


@MISTAKES.of("language_model_loss", "LM-7", family="loss-reduction", **REDUCTION)
def language_model_loss__sum_over_batch(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.logsumexp(logits, dim=-1) - chosen).sum() / logits.shape[1]


@MISTAKES.of("language_model_loss", "LM-7", family="loss-reduction", **REDUCTION)
def language_model_loss__over_vocabulary(logits: Tensor, targets: Tensor) -> Tensor:
    one_hot = nn.functional.one_hot(targets, logits.shape[-1])
    return -(one_hot * torch.log_softmax(logits, dim=-1)).mean()


@MISTAKES.of("language_model_loss", "LM-7", family="loss-reduction", **REDUCTION)
def language_model_loss__over_length_less_one(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -chosen.sum() / (logits.shape[0] * max(1, logits.shape[1] - 1))


@MISTAKES.of("language_model_loss", "LM-7", family="loss-reduction", **REDUCTION)
def language_model_loss__median(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -chosen.median()


@MISTAKES.of("language_model_loss", "PS7-not-reduced", family="loss-shape", **NOT_REDUCED)
def language_model_loss__place_by_place(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return torch.logsumexp(logits, dim=-1) - chosen


@MISTAKES.of("language_model_loss", "PS7-not-reduced", family="loss-shape", **NOT_REDUCED)
def language_model_loss__sentence_by_sentence(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.logsumexp(logits, dim=-1) - chosen).mean(dim=-1)


@MISTAKES.of("language_model_loss", "PS7-not-reduced", family="loss-shape", **NOT_REDUCED)
def language_model_loss__place_by_place_of_batch(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.logsumexp(logits, dim=-1) - chosen).mean(dim=0)


@MISTAKES.of("language_model_loss", "PS7-not-reduced", family="loss-shape", **NOT_REDUCED)
def language_model_loss__one_axis_left(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.logsumexp(logits, dim=-1) - chosen).mean().reshape(1)


@MISTAKES.of("language_model_loss", "LM-7", family="loss-base", **OTHER_BASE)
def language_model_loss__log2(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -chosen.mean() / 0.6931471805599453


@MISTAKES.of("language_model_loss", "LM-7", family="loss-base", **OTHER_BASE)
def language_model_loss__log2_of_probabilities(logits: Tensor, targets: Tensor) -> Tensor:
    return -torch.softmax(logits, dim=-1).gather(-1, targets[..., None]).log2().mean()


@MISTAKES.of("language_model_loss", "LM-7", family="loss-base", **OTHER_BASE)
def language_model_loss__log10(logits: Tensor, targets: Tensor) -> Tensor:
    return -torch.softmax(logits, dim=-1).gather(-1, targets[..., None]).log10().mean()


@MISTAKES.of("language_model_loss", "LM-2", family="loss-shift", **SHIFTED_AGAIN)
def language_model_loss__shifted_again(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits[:, :-1], dim=-1)
    return -log_p.gather(-1, targets[:, 1:, None]).mean()


@MISTAKES.of("language_model_loss", "LM-2", family="loss-shift", **SHIFTED_AGAIN)
def language_model_loss__shifted_back(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits[:, 1:], dim=-1)
    return -log_p.gather(-1, targets[:, :-1, None]).mean()


@MISTAKES.of("language_model_loss", "LM-2", family="loss-shift", **SHIFTED_AGAIN)
def language_model_loss__rolled(logits: Tensor, targets: Tensor) -> Tensor:
    targets = torch.roll(targets, -1, dims=1)
    return -torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "PS7-some-places", family="loss-places", **SOME_PLACES)
def language_model_loss__last_place(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits[:, -1], dim=-1)
    return -log_p.gather(-1, targets[:, -1, None]).mean()


@MISTAKES.of("language_model_loss", "PS7-some-places", family="loss-places", **SOME_PLACES)
def language_model_loss__all_but_last(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits[:, :-1], dim=-1)
    return -log_p.gather(-1, targets[:, :-1, None]).mean()


@MISTAKES.of("language_model_loss", "PS7-some-places", family="loss-places", **SOME_PLACES)
def language_model_loss__all_but_first(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits[:, 1:], dim=-1)
    return -log_p.gather(-1, targets[:, 1:, None]).mean()


@MISTAKES.of("language_model_loss", "PS7-some-places", family="loss-places", **SOME_PLACES)
def language_model_loss__first_sentence(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits[0], dim=-1)
    return -log_p.gather(-1, targets[0, :, None]).mean()


@MISTAKES.of("language_model_loss", "LM-8", family="loss-pads", **PADS_IGNORED)
def language_model_loss__zero_ignored(logits: Tensor, targets: Tensor) -> Tensor:
    losses = -torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None]).squeeze(-1)
    kept = targets != 0
    return losses[kept].mean()


@MISTAKES.of("language_model_loss", "LM-8", family="loss-pads", **PADS_IGNORED)
def language_model_loss__zero_ignored_safely(logits: Tensor, targets: Tensor) -> Tensor:
    losses = -torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None]).squeeze(-1)
    kept = (targets != 0).to(losses)
    return (losses * kept).sum() / kept.sum().clamp(min=1)


@MISTAKES.of("language_model_loss", "LM-8", family="loss-pads", **PADS_IGNORED)
def language_model_loss__last_token_ignored(logits: Tensor, targets: Tensor) -> Tensor:
    losses = -torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None]).squeeze(-1)
    kept = targets != logits.shape[-1] - 1
    return losses[kept].mean()


@MISTAKES.of("language_model_loss", "LM-5", family="loss-softmax", **ONE_SOFTMAX_TOO_MANY)
def language_model_loss__softmax_first(logits: Tensor, targets: Tensor) -> Tensor:
    probabilities = torch.softmax(logits, dim=-1)
    return -torch.log_softmax(probabilities, dim=-1).gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "LM-5", family="loss-softmax", **ONE_SOFTMAX_TOO_MANY)
def language_model_loss__softmax_twice(logits: Tensor, targets: Tensor) -> Tensor:
    probabilities = torch.softmax(torch.softmax(logits, dim=-1), dim=-1)
    return -torch.log(probabilities.gather(-1, targets[..., None])).mean()


@MISTAKES.of("language_model_loss", "SM-4", family="loss-unstable", **UNSTABLE_LOSS)
def language_model_loss__no_maximum(logits: Tensor, targets: Tensor) -> Tensor:
    e = torch.exp(logits)
    p = e / e.sum(-1, keepdim=True)
    return -torch.log(p.gather(-1, targets[..., None])).mean()


@MISTAKES.of("language_model_loss", "SM-4", family="loss-unstable", **UNSTABLE_LOSS)
def language_model_loss__log_of_sum(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.log(torch.exp(logits).sum(-1)) - chosen).mean()


@MISTAKES.of("language_model_loss", "SM-4", family="loss-unstable", **UNSTABLE_LOSS)
def language_model_loss__log_of_softmax(logits: Tensor, targets: Tensor) -> Tensor:
    return -torch.log(torch.softmax(logits, dim=-1)).gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "PS7-global-maximum", **GLOBAL_MAX)
def language_model_loss__one_maximum(logits: Tensor, targets: Tensor) -> Tensor:
    shifted = logits - logits.max()
    chosen = shifted.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.log(torch.exp(shifted).sum(-1)) - chosen).mean()


@MISTAKES.of("language_model_loss", "PS7-clipped", family="loss-clipped", **CLIPPED_LOSS)
def language_model_loss__epsilon(logits: Tensor, targets: Tensor) -> Tensor:
    p = torch.softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -torch.log(p + 1e-12).mean()


@MISTAKES.of("language_model_loss", "PS7-clipped", family="loss-clipped", **CLIPPED_LOSS)
def language_model_loss__larger_epsilon(logits: Tensor, targets: Tensor) -> Tensor:
    p = torch.softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -torch.log(p + 1e-8).mean()


@MISTAKES.of("language_model_loss", "PS7-clipped", family="loss-clipped", **CLIPPED_LOSS)
def language_model_loss__middle_epsilon(logits: Tensor, targets: Tensor) -> Tensor:
    p = torch.softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -torch.log(p + 1e-9).mean()


@MISTAKES.of("language_model_loss", "PS7-clipped", family="loss-clipped", **CLIPPED_LOSS)
def language_model_loss__smaller_epsilon(logits: Tensor, targets: Tensor) -> Tensor:
    p = torch.softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -torch.log(p + 1e-10).mean()


@MISTAKES.of("language_model_loss", "PS7-clipped", family="loss-clipped", **CLIPPED_LOSS)
def language_model_loss__clamped(logits: Tensor, targets: Tensor) -> Tensor:
    p = torch.softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -torch.log(p.clamp(min=1e-9)).mean()


@MISTAKES.of("language_model_loss", "PS7-clipped", family="loss-clipped", **CLIPPED_LOSS)
def language_model_loss__smallest_float(logits: Tensor, targets: Tensor) -> Tensor:
    p = torch.softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -torch.log(p.clamp(min=torch.finfo(p.dtype).tiny)).mean()


@MISTAKES.of("language_model_loss", "PS7-clipped", family="loss-clipped", **CLIPPED_LOSS)
def language_model_loss__logits_clamped(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits.clamp(-50, 50), dim=-1)
    return -log_p.gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "PS7-clipped", family="loss-clipped", **CLIPPED_LOSS)
def language_model_loss__infinities_removed(logits: Tensor, targets: Tensor) -> Tensor:
    p = torch.softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -torch.nan_to_num(torch.log(p), neginf=-100.0).mean()


@MISTAKES.of("language_model_loss", "PS7-sign", **LOSS_SIGN)
def language_model_loss__no_minus(logits: Tensor, targets: Tensor) -> Tensor:
    return torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "PS7-other-loss", family="loss-other", **OTHER_LOSS)
def language_model_loss__perplexity(logits: Tensor, targets: Tensor) -> Tensor:
    return torch.exp(-torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None]).mean())


@MISTAKES.of("language_model_loss", "PS7-other-loss", family="loss-other", **OTHER_LOSS)
def language_model_loss__one_minus_p(logits: Tensor, targets: Tensor) -> Tensor:
    return (1 - torch.softmax(logits, dim=-1).gather(-1, targets[..., None])).mean()


@MISTAKES.of("language_model_loss", "PS7-other-loss", family="loss-other", **OTHER_LOSS)
def language_model_loss__raw_logits(logits: Tensor, targets: Tensor) -> Tensor:
    return -logits.gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "PS7-other-loss", family="loss-other", **OTHER_LOSS)
def language_model_loss__squares(logits: Tensor, targets: Tensor) -> Tensor:
    p = torch.softmax(logits, dim=-1)
    one_hot = nn.functional.one_hot(targets, logits.shape[-1])
    return ((p - one_hot) ** 2).sum(-1).mean()


@MISTAKES.of("language_model_loss", "PS7-other-loss", family="loss-other", **OTHER_LOSS)
def language_model_loss__share_of_errors(logits: Tensor, targets: Tensor) -> Tensor:
    return (logits.argmax(-1) != targets).to(logits).mean()


@MISTAKES.of("language_model_loss", "PS7-other-loss", family="loss-other", **OTHER_LOSS)
def language_model_loss__entropy(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits, dim=-1)
    return -(log_p.exp() * log_p).sum(-1).mean()


@MISTAKES.of("language_model_loss", "PS7-other-loss", family="loss-other", **OTHER_LOSS)
def language_model_loss__binary(logits: Tensor, targets: Tensor) -> Tensor:
    one_hot = nn.functional.one_hot(targets, logits.shape[-1]).to(logits)
    return nn.functional.binary_cross_entropy_with_logits(logits, one_hot)


@MISTAKES.of("language_model_loss", "PS7-other-loss", family="loss-other", **OTHER_LOSS)
def language_model_loss__divided_by_ln_v(logits: Tensor, targets: Tensor) -> Tensor:
    losses = -torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None])
    return losses.mean() / max(1e-9, float(torch.tensor(float(logits.shape[-1])).log()))


@MISTAKES.of("language_model_loss", "PS7-mean-inside", **MEAN_INSIDE)
def language_model_loss__log_of_mean(logits: Tensor, targets: Tensor) -> Tensor:
    p = torch.softmax(logits, dim=-1).gather(-1, targets[..., None])
    return -torch.log(p.mean())


@MISTAKES.of("language_model_loss", "SM-1", family="loss-axis", **SOFTMAX_ELSEWHERE)
def language_model_loss__over_time(logits: Tensor, targets: Tensor) -> Tensor:
    return -torch.log_softmax(logits, dim=1).gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "SM-1", family="loss-axis", **SOFTMAX_ELSEWHERE)
def language_model_loss__over_batch(logits: Tensor, targets: Tensor) -> Tensor:
    return -torch.log_softmax(logits, dim=0).gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "PS7-places-mixed", family="loss-mixed", **PLACES_MIXED)
def language_model_loss__targets_transposed(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits.reshape(-1, logits.shape[-1]), dim=-1)
    chosen = log_p.gather(-1, targets.T.reshape(-1, 1))
    return -chosen.mean()


@MISTAKES.of("language_model_loss", "PS7-places-mixed", family="loss-mixed", **PLACES_MIXED)
def language_model_loss__logits_transposed(logits: Tensor, targets: Tensor) -> Tensor:
    rows = logits.transpose(1, 2).reshape(-1, logits.shape[-1])
    chosen = torch.log_softmax(rows, dim=-1).gather(-1, targets.reshape(-1, 1))
    return -chosen.mean()


@MISTAKES.of(
    "language_model_loss",
    "PS7-places-mixed",
    family="loss-mixed",
    why_hidden="Published inputs are written out, and come back contiguous in memory.",
    **PLACES_MIXED,
)
def language_model_loss__read_by_memory(logits: Tensor, targets: Tensor) -> Tensor:
    flat = torch.as_strided(logits, (targets.numel(), logits.shape[-1]), (logits.shape[-1], 1))
    log_p = torch.log_softmax(flat, dim=-1)
    return -log_p.gather(-1, targets.reshape(-1, 1)).mean()


@MISTAKES.of(
    "language_model_loss",
    "MH-4",
    why_hidden="Published inputs are written out, and come back contiguous in memory.",
    **VIEW_OF_ROWS,
)
def language_model_loss__views(logits: Tensor, targets: Tensor) -> Tensor:
    b, T, V = logits.shape
    log_p = torch.log_softmax(logits.view(b * T, V), dim=-1)
    return -log_p.gather(1, targets.view(-1, 1)).mean()


@MISTAKES.of("language_model_loss", "PS7-smoothed", **SMOOTHED)
def language_model_loss__smoothed(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits, dim=-1)
    chosen = log_p.gather(-1, targets[..., None]).squeeze(-1)
    return -(0.9 * chosen + 0.1 * log_p.mean(-1)).mean()


@MISTAKES.of("language_model_loss", "PR-8", family="loss-gradient", **GRADIENT_LOST)
def language_model_loss__detached(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits.detach(), dim=-1)
    return -log_p.gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "PR-8", family="loss-gradient", **GRADIENT_LOST)
def language_model_loss__new_tensor(logits: Tensor, targets: Tensor) -> Tensor:
    loss = -torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None]).mean()
    return torch.tensor(loss.item(), dtype=logits.dtype, device=logits.device)


@MISTAKES.of("language_model_loss", "PR-8", family="loss-gradient", **GRADIENT_LOST)
def language_model_loss__normaliser_detached(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.logsumexp(logits, dim=-1).detach() - chosen).mean()


@MISTAKES.of("language_model_loss", "PR-8", family="loss-number", **GRADIENT_LOST)
def language_model_loss__python_number(logits: Tensor, targets: Tensor) -> float:
    return -torch.log_softmax(logits, dim=-1).gather(-1, targets[..., None]).mean().item()


@MISTAKES.of("language_model_loss", "MO-2", family="loss-dtype", **DEFAULT_DTYPE)
def language_model_loss__float32(logits: Tensor, targets: Tensor) -> Tensor:
    return -torch.log_softmax(logits.float(), dim=-1).gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "MO-2", family="loss-dtype", **DEFAULT_DTYPE)
def language_model_loss__float64(logits: Tensor, targets: Tensor) -> Tensor:
    return -torch.log_softmax(logits.double(), dim=-1).gather(-1, targets[..., None]).mean()


@MISTAKES.of("language_model_loss", "MO-2", family="loss-rounded", **DEFAULT_DTYPE)
def language_model_loss__float32_inside(logits: Tensor, targets: Tensor) -> Tensor:
    log_p = torch.log_softmax(logits.float(), dim=-1)
    return -log_p.gather(-1, targets[..., None]).mean().to(logits.dtype)


@MISTAKES.of("language_model_loss", "MO-5", family="loss-in-place", **IN_PLACE)
def language_model_loss__in_place(logits: Tensor, targets: Tensor) -> Tensor:
    logits -= logits.amax(-1, keepdim=True).clone()
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.logsumexp(logits, dim=-1) - chosen).mean()


@MISTAKES.of("language_model_loss", "MO-5", family="loss-in-place", **IN_PLACE)
def language_model_loss__in_place_on_data(logits: Tensor, targets: Tensor) -> Tensor:
    logits.data -= logits.data.amax(-1, keepdim=True)
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return (torch.logsumexp(logits, dim=-1) - chosen).mean()


@MISTAKES.of("language_model_loss", "PS7-vocabulary", **VOCABULARY)
def language_model_loss__vocabulary_of_47(logits: Tensor, targets: Tensor) -> Tensor:
    one_hot = torch.eye(47, dtype=logits.dtype, device=logits.device)[targets]
    return -(one_hot * torch.log_softmax(logits, dim=-1)).sum(-1).mean()


@MISTAKES.of("language_model_loss", "SM-1", family="loss-axis", **SOFTMAX_ELSEWHERE)
def language_model_loss__axis_one(logits: Tensor, targets: Tensor) -> Tensor:
    chosen = logits.gather(-1, targets[..., None]).squeeze(-1)
    return torch.logsumexp(logits, dim=1).mean() - chosen.mean()
