"""Known mistakes of generate_naive and generate_cached."""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from autograder.misconceptions.hints import Hints
from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    sample_next = generate_cached = Any

MISTAKES = Mistakes()

OTHER_ROW: Hints = {
    "fr": (
        "Le modèle rend une prédiction par jeton lu. Laquelle parle du jeton qui vient ?",
        "Tu lis les logits d'une autre place que la dernière, ou leur moyenne.",
        "`logits[:, -1]` : la dernière ligne, pour chaque phrase du lot.",
    ),
    "en": (
        (
            "The model returns one prediction for each token read. Which one speaks of the token "
            "to come?"
        ),
        "You read the logits of another place than the last, or their mean.",
        "`logits[:, -1]`: the last row, for each sentence of the batch.",
    ),
}

COUNT_OF_STEPS: Hints = {
    "fr": (
        "Avec `max_new_tokens=1`, de combien le résultat est-il plus long que l'invite ?",
        (
            "La boucle fait un pas de trop ou de moins, ou compte l'invite parmi les jetons "
            "nouveaux."
        ),
        "`for _ in range(max_new_tokens):`, un jeton ajouté par tour.",
    ),
    "en": (
        "With `max_new_tokens=1`, by how much is the result longer than the prompt?",
        ("The loop makes one step too many or too few, or counts the prompt among the new tokens."),
        "`for _ in range(max_new_tokens):`, one token added at each turn.",
    ),
}

PROMPT_LOST: Hints = {
    "fr": (
        "Le résultat commence-t-il par l'invite, tout entière ?",
        "L'invite est perdue ou rognée : ce sont les jetons vus par le modèle que tu rends.",
        (
            "Rogne une copie pour le modèle, `ids[:, -context_length:]`, et garde `ids` entier "
            "pour le résultat."
        ),
    ),
    "en": (
        "Does the result begin with the prompt, the whole of it?",
        "The prompt is lost or cropped: what you return is what the model has seen.",
        (
            "Crop a copy for the model, `ids[:, -context_length:]`, and keep `ids` whole for the "
            "result."
        ),
    ),
}

NOT_CROPPED: Hints = {
    "fr": (
        (
            "Que devient une suite plus longue que le contexte ? Quels jetons le modèle doit-il "
            "lire ?"
        ),
        (
            "La suite n'est pas rognée, ou c'est le mauvais bout, ou la mauvaise longueur, qui "
            "reste."
        ),
        "`ids[:, -context_length:]` : les `context_length` **derniers**.",
    ),
    "en": (
        ("What becomes of a sequence longer than the context? Which tokens must the model read?"),
        "The sequence is not cropped, or the wrong end of it, or the wrong length, remains.",
        "`ids[:, -context_length:]`: the **last** `context_length`.",
    ),
}

CONTEXT_LOST: Hints = {
    "fr": (
        "De quoi dépend le jeton suivant : du dernier seul, ou de tout ce qui précède ?",
        "Le modèle ne reçoit pas toute la suite à chaque pas.",
        (
            "Sans cache, chaque pas donne `model(ids[:, -context_length:])`, nouveaux jetons "
            "compris."
        ),
    ),
    "en": (
        "What does the next token depend on: the last one alone, or all that comes before?",
        "The model is not given the whole sequence at each step.",
        ("Without a cache each step gives `model(ids[:, -context_length:])`, new tokens included."),
    ),
}

EOS_IGNORED: Hints = {
    "fr": (
        "Une ligne a produit le jeton de fin : que doit-elle écrire ensuite ?",
        "Les lignes finies continuent d'écrire, ou `eos_id` ne sert pas.",
        "Garde un booléen par ligne, et `token = token.masked_fill(finished, eos_id)`.",
    ),
    "en": (
        "A row has produced the token that ends: what must it write afterwards?",
        "Rows that have ended go on writing, or `eos_id` is of no use.",
        "Keep a boolean for each row, and `token = token.masked_fill(finished, eos_id)`.",
    ),
}

EOS_OF_ONE: Hints = {
    "fr": (
        "Une ligne finit avant les autres : faut-il arrêter tout le monde ?",
        "La boucle s'arrête au mauvais moment : à la première ligne finie, ou jamais.",
        (
            "`if finished.all(): break`, où `finished` se souvient de chaque ligne d'un pas à "
            "l'autre."
        ),
    ),
    "en": (
        "One row ends before the others: must everybody stop?",
        "The loop stops at the wrong time: at the first row that ends, or never.",
        (
            "`if finished.all(): break`, where `finished` remembers each row from one step to the "
            "next."
        ),
    ),
}

EOS_PADDING: Hints = {
    "fr": (
        "Une ligne finie est complétée : par quoi ?",
        "Ce n'est pas `eos_id` qui complète les lignes finies.",
        "`token.masked_fill(finished, eos_id)`, avec l'`eos_id` reçu.",
    ),
    "en": (
        "A row that has ended is padded: with what?",
        "It is not `eos_id` that pads the rows that have ended.",
        "`token.masked_fill(finished, eos_id)`, with the `eos_id` that you were given.",
    ),
}

EOS_OF_THE_PROMPT: Hints = {
    "fr": (
        "Un jeton de fin qui se trouve dans l'invite : la ligne l'a-t-elle produit ?",
        "Tu cherches `eos_id` dans toute la suite, invite comprise.",
        "Ne regarde que les jetons nouveaux : `finished = finished | (token == eos_id)`.",
    ),
    "en": (
        "A token that ends which stands in the prompt: has the row produced it?",
        "You look for `eos_id` in the whole sequence, prompt included.",
        "Look at new tokens alone: `finished = finished | (token == eos_id)`.",
    ),
}

EOS_ZERO: Hints = {
    "fr": (
        "Et si le jeton de fin porte le numéro 0 ?",
        (
            "`if eos_id:` est faux pour 0 : ce jeton n'arrête alors rien (ou l'absence de jeton "
            "arrête tout)."
        ),
        "`if eos_id is not None:`",
    ),
    "en": (
        "What if the token that ends has number 0?",
        (
            "`if eos_id:` is false for 0: that token then stops nothing (or no token at all stops "
            "everything)."
        ),
        "`if eos_id is not None:`",
    ),
}

MODE: Hints = {
    "fr": (
        "Dans quel mode était le modèle avant ton appel ? Et pendant ? Et après ?",
        (
            "Le modèle ne passe pas en évaluation, ou n'en revient pas : son dropout tire au sort "
            "à chaque pas."
        ),
        (
            "`was = model.training`, `model.eval()`, puis à la fin `model.train(was)` ; rien de "
            "tel si ce n'est pas un `nn.Module`."
        ),
    ),
    "en": (
        "In which mode was the model before your call? And during it? And afterwards?",
        (
            "The model does not go into evaluation mode, or does not come back: its dropout draws "
            "at each step."
        ),
        (
            "`was = model.training`, `model.eval()`, then at the end `model.train(was)`; nothing "
            "of the kind if it is no `nn.Module`."
        ),
    ),
}

NEEDS_A_MODULE: Hints = {
    "fr": (
        ("`model` peut être une simple fonction : que lui demandes-tu d'autre que de répondre ?"),
        "Ton code suppose un `nn.Module` (`.eval()`, `.parameters()`, `.context_length`…).",
        (
            "`if isinstance(model, nn.Module):` autour de ce qui touche au mode, et rien d'autre "
            "que l'appel ensuite."
        ),
    ),
    "en": (
        "`model` may be a mere function: what do you ask of it besides an answer?",
        (
            "Your code takes an `nn.Module` for granted (`.eval()`, `.parameters()`, "
            "`.context_length`…)."
        ),
        (
            "`if isinstance(model, nn.Module):` around what touches the mode, and nothing but the "
            "call afterwards."
        ),
    ),
}

WITH_GRADIENT: Hints = {
    "fr": (
        "Cent pas de génération : que devient le graphe de chacun d'eux ?",
        "Le modèle tourne avec les gradients, que personne ne demandera.",
        "`with torch.no_grad():` autour de la boucle.",
    ),
    "en": (
        "A hundred steps of generation: what becomes of the graph of each?",
        "The model runs with gradients, which nobody will ask for.",
        "`with torch.no_grad():` around the loop.",
    ),
}

NOT_DRAWN: Hints = {
    "fr": (
        "À température 1, deux générations de suite sont-elles toujours identiques ?",
        "Le jeton est toujours le plus probable : `temperature` ne parvient pas au tirage.",
        "`sample_next(logits, temperature, top_k, generator)` à chaque pas.",
    ),
    "en": (
        "At temperature 1, are two generations in a row always the same?",
        "The token is always the likeliest: `temperature` does not reach the draw.",
        "`sample_next(logits, temperature, top_k, generator)` at each step.",
    ),
}

ARGUMENT_LOST: Hints = {
    "fr": (
        "Chaque réglage que tu reçois change-t-il quelque chose ?",
        (
            "`temperature`, `top_k` ou `generator` n'est pas transmis, ou l'est à la place d'un "
            "autre."
        ),
        "`sample_next(logits, temperature, top_k, generator)` : les quatre, dans cet ordre.",
    ),
    "en": (
        "Does each setting that you are given change something?",
        ("`temperature`, `top_k` or `generator` is not passed on, or is in the place of another."),
        "`sample_next(logits, temperature, top_k, generator)`: all four, in that order.",
    ),
}

SEEDED_INSIDE: Hints = {
    "fr": (
        "D'où vient le hasard ? Qui en décide, toi ou l'appelant ?",
        "Une graine est fixée dans la fonction, ou le générateur repart de zéro à chaque pas.",
        (
            "Passe `generator` tel quel à `sample_next`, et n'appelle ni `manual_seed` ni "
            "`torch.Generator`."
        ),
    ),
    "en": (
        "Where does randomness come from? Who decides on it, you or the caller?",
        "A seed is set in the function, or the generator starts again at each step.",
        (
            "Pass `generator` as it is to `sample_next`, and call neither `manual_seed` nor "
            "`torch.Generator`."
        ),
    ),
}

DRAWN_TWICE: Hints = {
    "fr": (
        (
            "Combien de tirages par pas ? Deux appels avec un `generator` de même état doivent "
            "s'accorder."
        ),
        "Un tirage de trop fait avancer le générateur.",
        "Un seul `sample_next` par pas, pour tout le lot.",
    ),
    "en": (
        ("How many draws at each step? Two calls with a `generator` in the same state must agree."),
        "One draw too many moves the generator on.",
        "A single `sample_next` at each step, for the whole batch.",
    ),
}

PASSED_TWICE: Hints = {
    "fr": (
        "Combien de fois le modèle tourne-t-il par pas ? Une suffit.",
        "Le modèle est appelé plus d'une fois par pas, ou encore quand tout est fini.",
        "Un appel, rangé dans `logits`, dont tu te sers ensuite.",
    ),
    "en": (
        "How many times does the model run at each step? Once is enough.",
        "The model is called more than once at each step, or still when all is over.",
        "One call, kept in `logits`, which you use afterwards.",
    ),
}

JOINED_WRONG: Hints = {
    "fr": (
        "Le lot a deux phrases : chacune reçoit-elle **son** jeton, au bout de **sa** ligne ?",
        (
            "Les jetons nouveaux sont mis bout à bout le long du mauvais axe, ou viennent d'une "
            "autre ligne."
        ),
        "`torch.cat([ids, token], dim=1)`, où `token` est de forme (b, 1).",
    ),
    "en": (
        "The batch has two sentences: is each given **its** token, at the end of **its** row?",
        "New tokens are joined along the wrong axis, or come from another row.",
        "`torch.cat([ids, token], dim=1)`, where `token` has shape (b, 1).",
    ),
}

CACHE_UNUSED: Hints = {
    "fr": (
        "Combien de jetons passent dans le modèle au dixième pas ? Un seul suffit.",
        (
            "Les jetons déjà vus repassent : le cache ne sert pas, ou chaque pas le remplit de "
            "nouveau."
        ),
        "L'invite une fois, `model(ids, caches)`, puis `model(token, caches)`.",
    ),
    "en": (
        "How many tokens go through the model at the tenth step? One is enough.",
        (
            "Tokens already seen go through again: the cache is of no use, or each step fills it "
            "anew."
        ),
        "The prompt once, `model(ids, caches)`, then `model(token, caches)`.",
    ),
}

FED_AGAIN: Hints = {
    "fr": (
        "Après l'invite, combien de jetons contient le cache ? Et au pas suivant ?",
        (
            "Des jetons entrent une deuxième fois dans le cache : chaque clé y est en double, à "
            "une autre place."
        ),
        ("Compte ce qui est passé : `model(ids[:, seen:], caches)`, puis `seen = ids.shape[1]`."),
    ),
    "en": (
        "After the prompt, how many tokens does the cache hold? And at the next step?",
        "Tokens go into the cache a second time: each key is there twice, at another place.",
        (
            "Count what has gone through: `model(ids[:, seen:], caches)`, then `seen = "
            "ids.shape[1]`."
        ),
    ),
}

POSITION_ZERO: Hints = {
    "fr": (
        "Le jeton nouveau se croit-il à la place 0 ? Que voit-il du passé ?",
        "Chaque pas donne un jeton seul à un cache vide, ou à aucun cache.",
        "Les mêmes caches d'un pas à l'autre : crée-les une fois, avant la boucle.",
    ),
    "en": (
        "Does the new token think it is at place 0? What does it see of the past?",
        "Each step gives a single token to an empty cache, or to none.",
        "The same caches from one step to the next: make them once, before the loop.",
    ),
}

ONE_CACHE: Hints = {
    "fr": (
        "Les clés de la première couche disent-elles quelque chose à la seconde ?",
        "Toutes les couches partagent un même cache.",
        "`caches = model.new_caches()` : un cache par couche, tels qu'il les rend.",
    ),
    "en": (
        "Do the keys of the first layer mean anything to the second?",
        "All layers share a single cache.",
        "`caches = model.new_caches()`: one cache for each layer, as it returns them.",
    ),
}

CACHES_KEPT: Hints = {
    "fr": (
        "Deux appels avec la même invite : le second rend-il la même chose ?",
        "Les caches survivent à l'appel, sur le modèle ou sur la fonction.",
        "`caches = model.new_caches()` au début de chaque appel, dans un nom local.",
    ),
    "en": (
        "Two calls with the same prompt: does the second return the same?",
        "The caches outlive the call, on the model or on the function.",
        "`caches = model.new_caches()` at the beginning of each call, in a local name.",
    ),
}

CONTEXT_FULL: Hints = {
    "fr": (
        "Le contexte est plein : que fait `generate_naive` à cet endroit ?",
        (
            "Rien n'est prévu pour une suite plus longue que le contexte, ou bien les anciennes "
            "clés servent encore, à de mauvaises places."
        ),
        ("`model(ids[:, -context_length:])`, sans cache, dès que `ids.shape[1] > context_length`."),
    ),
    "en": (
        "The context is full: what does `generate_naive` do there?",
        (
            "Nothing is made for a sequence longer than the context, or else old keys still "
            "serve, at wrong places."
        ),
        (
            "`model(ids[:, -context_length:])`, without a cache, as soon as `ids.shape[1] > "
            "context_length`."
        ),
    ),
}

PROMPT_BY_TOKEN: Hints = {
    "fr": (
        "L'invite est connue d'avance : combien de passages lui faut-il ?",
        ("L'invite passe jeton après jeton, alors qu'une seule passe les traite tous à la fois."),
        "`model(ids, caches)` une fois, avec toute l'invite.",
    ),
    "en": (
        "The prompt is known beforehand: how many passes does it take?",
        ("The prompt goes through token after token, although a single pass handles all at once."),
        "`model(ids, caches)` once, with the whole prompt.",
    ),
}


@MISTAKES.of("generate_naive", "SA-13", **OTHER_ROW)
def generate_naive__first_row(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, 0]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-13", **OTHER_ROW)
def generate_naive__mean_of_rows(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:]).mean(1)
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-13", **OTHER_ROW)
def generate_naive__row_before_last(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])
            logits = logits[:, max(logits.shape[1] - 2, 0)]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-14", **COUNT_OF_STEPS)
def generate_naive__one_more(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens + 1):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-14", **COUNT_OF_STEPS)
def generate_cached__one_more(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens + 1):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-14", **COUNT_OF_STEPS)
def generate_naive__one_less(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens - 1):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-14", **COUNT_OF_STEPS)
def generate_cached__one_less(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens - 1):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-14", **COUNT_OF_STEPS)
def generate_naive__total_length(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens - ids.shape[1]):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-14", **COUNT_OF_STEPS)
def generate_cached__total_length(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens - ids.shape[1]):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-14", **PROMPT_LOST)
def generate_naive__new_tokens_alone(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    length = ids.shape[1]
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids[:, length:]


@MISTAKES.of("generate_cached", "SA-14", **PROMPT_LOST)
def generate_cached__new_tokens_alone(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    length = ids.shape[1]
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids[:, length:]


@MISTAKES.of("generate_naive", "SA-17", **NOT_CROPPED)
def generate_naive__not_cropped(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids)[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-17", **NOT_CROPPED)
def generate_naive__first_tokens(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, :context_length])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-17", **NOT_CROPPED)
def generate_naive__one_token_less(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -max(context_length - 1, 1) :])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-17", **NOT_CROPPED)
def generate_naive__one_token_more(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length - 1 :])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-17", **NOT_CROPPED)
def generate_naive__prompt_cropped_once(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    kept = ids[:, :-context_length]
    ids = ids[:, -context_length:]
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids)[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return torch.cat([kept, ids], dim=1)


@MISTAKES.of("generate_naive", "SA-17", **PROMPT_LOST)
def generate_naive__result_cropped(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            ids = ids[:, -context_length:]
            logits = model(ids)[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-17", **NOT_CROPPED)
def generate_naive__stops_when_full(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] >= context_length:
                break
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "PS7-context-lost", **CONTEXT_LOST)
def generate_naive__last_token_alone(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -1:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "PS7-context-lost", **CONTEXT_LOST)
def generate_naive__prompt_forgotten(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    length = ids.shape[1]
    with torch.no_grad():
        for _ in range(max_new_tokens):
            start = max(length - 1, ids.shape[1] - context_length)
            logits = model(ids[:, start:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "PS7-context-lost", **CONTEXT_LOST)
def generate_naive__prompt_for_ever(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    window = ids[:, -context_length:]
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(window)[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", family="eos_together", **EOS_IGNORED)
def generate_naive__eos_ignored(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            ids = torch.cat([ids, token], dim=1)
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", family="eos_together", **EOS_IGNORED)
def generate_cached__eos_ignored(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            ids = torch.cat([ids, token], dim=1)
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", family="eos_together", **EOS_IGNORED)
def generate_naive__goes_on_writing(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", family="eos_together", **EOS_IGNORED)
def generate_cached__goes_on_writing(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_OF_ONE)
def generate_naive__stops_at_the_first(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.any():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_OF_ONE)
def generate_cached__stops_at_the_first(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.any():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_OF_ONE)
def generate_naive__stops_at_the_first_row(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and bool(finished[0]):
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_OF_ONE)
def generate_cached__stops_at_the_first_row(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and bool(finished[0]):
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_OF_ONE)
def generate_naive__never_stops(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_OF_ONE)
def generate_cached__never_stops(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", family="eos_together", **EOS_OF_ONE)
def generate_naive__all_at_the_same_step(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                finished = token == eos_id
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", family="eos_together", **EOS_OF_ONE)
def generate_cached__all_at_the_same_step(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                finished = token == eos_id
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_OF_ONE)
def generate_naive__eos_not_written(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            if eos_id is not None and finished.all():
                break
            ids = torch.cat([ids, token], dim=1)
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_OF_ONE)
def generate_cached__eos_not_written(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            if eos_id is not None and finished.all():
                break
            ids = torch.cat([ids, token], dim=1)
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_PADDING)
def generate_naive__padded_with_zero(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, 0)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_PADDING)
def generate_cached__padded_with_zero(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, 0)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_PADDING)
def generate_naive__last_token_repeated(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = torch.where(finished, ids[:, :1], token)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_PADDING)
def generate_cached__last_token_repeated(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = torch.where(finished, ids[:, :1], token)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_OF_THE_PROMPT)
def generate_naive__eos_of_the_prompt(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if eos_id is not None:
        finished = (ids == eos_id).any(dim=1, keepdim=True)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_OF_THE_PROMPT)
def generate_cached__eos_of_the_prompt(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if eos_id is not None:
        finished = (ids == eos_id).any(dim=1, keepdim=True)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_OF_THE_PROMPT)
def generate_naive__eos_ends_the_prompt(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if eos_id is not None:
        finished = ids[:, -1:] == eos_id
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_OF_THE_PROMPT)
def generate_cached__eos_ends_the_prompt(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if eos_id is not None:
        finished = ids[:, -1:] == eos_id
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_ZERO)
def generate_naive__eos_of_zero_ignored(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_ZERO)
def generate_cached__eos_of_zero_ignored(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-15", **EOS_ZERO)
def generate_naive__zero_by_default(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    eos_id = eos_id or 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-23", **EOS_ZERO)
def generate_cached__zero_by_default(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    eos_id = eos_id or 0
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-19", **MODE)
def generate_naive__left_in_training(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    return ids


@MISTAKES.of("generate_cached", "SA-19", **MODE)
def generate_cached__left_in_training(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    return ids


@MISTAKES.of("generate_naive", "SA-19", **MODE)
def generate_naive__left_in_evaluation(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    return ids


@MISTAKES.of("generate_cached", "SA-19", **MODE)
def generate_cached__left_in_evaluation(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    return ids


@MISTAKES.of("generate_naive", "SA-19", **MODE)
def generate_naive__left_training(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if isinstance(model, nn.Module):
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-19", **MODE)
def generate_cached__left_training(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if isinstance(model, nn.Module):
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-19", **WITH_GRADIENT)
def generate_naive__with_gradient(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if True:
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-19", **WITH_GRADIENT)
def generate_cached__with_gradient(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    if True:
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "PS7-needs-a-module", **NEEDS_A_MODULE)
def generate_naive__eval_of_anything(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = model.training
    model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    model.train(training)
    return ids


@MISTAKES.of("generate_naive", "PS7-needs-a-module", **NEEDS_A_MODULE)
def generate_naive__context_of_the_model(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -model.context_length :])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "PS7-needs-a-module", **NEEDS_A_MODULE)
def generate_cached__eval_of_anything(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = model.training
    model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    model.train(training)
    return ids


@MISTAKES.of("generate_naive", "SA-5", **NOT_DRAWN)
def generate_naive__always_greedy(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = logits.argmax(dim=-1, keepdim=True)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-5", **NOT_DRAWN)
def generate_cached__always_greedy(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = logits.argmax(dim=-1, keepdim=True)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-5", **ARGUMENT_LOST)
def generate_naive__always_drawn(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, 1.0, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-5", **ARGUMENT_LOST)
def generate_cached__always_drawn(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, 1.0, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-5", **ARGUMENT_LOST)
def generate_naive__drawn_without_temperature(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, 1.0 if temperature else 0.0, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-5", **ARGUMENT_LOST)
def generate_cached__drawn_without_temperature(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, 1.0 if temperature else 0.0, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "PS7-argument-lost", **ARGUMENT_LOST)
def generate_naive__top_k_not_passed(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, None, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "PS7-argument-lost", **ARGUMENT_LOST)
def generate_cached__top_k_not_passed(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, None, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "PS7-argument-lost", **ARGUMENT_LOST)
def generate_naive__generator_not_passed(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "PS7-argument-lost", **ARGUMENT_LOST)
def generate_cached__generator_not_passed(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-5", **ARGUMENT_LOST)
def generate_naive__temperature_inverted(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, 1 / temperature if temperature else 0.0, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-5", **ARGUMENT_LOST)
def generate_cached__temperature_inverted(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, 1 / temperature if temperature else 0.0, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "PS7-seed", **SEEDED_INSIDE)
def generate_naive__seeded_inside(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    torch.manual_seed(0)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "PS7-seed", **SEEDED_INSIDE)
def generate_cached__seeded_inside(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    torch.manual_seed(0)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "PS7-seed", family="naive-seed", **SEEDED_INSIDE)
def generate_naive__own_generator(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if generator is None:
        generator = torch.Generator(device=ids.device).manual_seed(42)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "PS7-seed", family="cached-seed", **SEEDED_INSIDE)
def generate_cached__own_generator(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if generator is None:
        generator = torch.Generator(device=ids.device).manual_seed(42)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of(
    "generate_naive",
    "PS7-seed",
    why_hidden="each step alone draws rightly; only many draws tell",
    **SEEDED_INSIDE,
)
def generate_naive__generator_reseeded(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            if generator is not None:
                generator.manual_seed(generator.initial_seed())
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of(
    "generate_cached",
    "PS7-seed",
    why_hidden="each step alone draws rightly; only many draws tell",
    **SEEDED_INSIDE,
)
def generate_cached__generator_reseeded(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            if generator is not None:
                generator.manual_seed(generator.initial_seed())
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of(
    "generate_naive",
    "PS7-drawn-twice",
    why_hidden="each token is drawn rightly: another way to draw gives others too",
    **DRAWN_TWICE,
)
def generate_naive__drawn_twice(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of(
    "generate_cached",
    "PS7-drawn-twice",
    why_hidden="each token is drawn rightly: another way to draw gives others too",
    **DRAWN_TWICE,
)
def generate_cached__drawn_twice(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "PS7-passes", **PASSED_TWICE)
def generate_naive__passed_twice(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            model(ids[:, -context_length:])
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-20", **JOINED_WRONG)
def generate_naive__joined_along_the_batch(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=0)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-20", **JOINED_WRONG)
def generate_cached__joined_along_the_batch(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=0)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-20", **JOINED_WRONG)
def generate_naive__token_of_the_first_row(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            token = token[:1].expand(ids.shape[0], 1)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-20", **JOINED_WRONG)
def generate_cached__token_of_the_first_row(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            token = token[:1].expand(ids.shape[0], 1)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-20", **JOINED_WRONG)
def generate_naive__put_first(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([token, ids], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "SA-20", **JOINED_WRONG)
def generate_cached__put_first(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([token, ids], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_naive", "SA-20", **JOINED_WRONG)
def generate_naive__tokens_in_float(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids.float()


@MISTAKES.of("generate_cached", "SA-20", **JOINED_WRONG)
def generate_cached__tokens_in_float(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids.float()


@MISTAKES.of("generate_cached", "SA-13", **OTHER_ROW)
def generate_cached__first_row(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, 0]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-9", **CACHE_UNUSED)
def generate_cached__naive(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-9", **CACHE_UNUSED)
def generate_cached__whole_prefix_in_new_caches(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids, model.new_caches())[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-9", **CACHE_UNUSED)
def generate_cached__prompt_in_the_cache_alone(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if seen == 0 and ids.shape[1] <= context_length:
                logits = model(ids, caches)[:, -1]
                seen = ids.shape[1]
            else:
                logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-10", **FED_AGAIN)
def generate_cached__everything_again(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids, caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-10", **FED_AGAIN)
def generate_cached__last_of_the_prompt_again(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1] - (seen == 0)
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-10", **FED_AGAIN)
def generate_cached__two_tokens_a_step(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, max(seen - 1, 0) :], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-1", **POSITION_ZERO)
def generate_cached__new_caches_each_step(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], model.new_caches())[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-1", **POSITION_ZERO)
def generate_cached__no_caches(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:])[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-3", **POSITION_ZERO)
def generate_cached__prompt_not_passed(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, -1:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-14", **ONE_CACHE)
def generate_cached__one_cache_for_all(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    caches = [caches[0]] * len(caches)
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-15", **CACHES_KEPT)
def generate_cached__caches_on_the_model(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if not hasattr(model, "caches"):
        model.caches = model.new_caches()
    caches = model.caches
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-15", **CACHES_KEPT)
def generate_cached__caches_of_the_function(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if not hasattr(generate_cached, "caches"):
        generate_cached.caches = model.new_caches()
    caches = generate_cached.caches
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-17", **CACHES_KEPT)
def generate_cached__mutable_default(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
    kept=[],  # noqa: B006
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    if not kept:
        kept.extend(model.new_caches())
    caches = kept
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-21", **CONTEXT_FULL)
def generate_cached__never_full(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, seen:], caches)[:, -1]
            seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-21", **CONTEXT_FULL)
def generate_cached__stops_when_full(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                break
            logits = model(ids[:, seen:], caches)[:, -1]
            seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-21", **CONTEXT_FULL)
def generate_cached__cropped_into_the_cache(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:], caches)[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-21", **CONTEXT_FULL)
def generate_cached__last_token_alone_when_full(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -1:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-21", **CONTEXT_FULL)
def generate_cached__first_tokens_when_full(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, :context_length])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-21", **CONTEXT_FULL)
def generate_cached__full_one_too_late(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length + 1:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-21", **CONTEXT_FULL)
def generate_cached__cache_emptied_when_full(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length and caches[0].length >= context_length:
                caches = model.new_caches()
            logits = model(ids[:, seen:][:, -context_length:], caches)[:, -1]
            seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-21", **CONTEXT_FULL)
def generate_cached__context_of_the_model(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    context_length = getattr(model, "context_length", 1000)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "KV-21", **CONTEXT_FULL)
def generate_cached__prompt_too_long_kept_whole(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if seen and ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids[:, seen:], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids


@MISTAKES.of("generate_cached", "PS7-prompt-by-token", **PROMPT_BY_TOKEN)
def generate_cached__prompt_token_by_token(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    seen = 0
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                for i in range(seen, ids.shape[1]):
                    logits = model(ids[:, i : i + 1], caches)[:, -1]
                seen = ids.shape[1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids
