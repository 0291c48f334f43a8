"""Known mistakes of KVCache and CachedMultiHeadAttention.

Two of them do not show token by token: new keys put first (KV-4), no mask once something is cached
(KV-8). Those of the attention without a cache are the commonest of ps4.
"""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841, RET504

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import torch
from torch import nn

from autograder.misconceptions.hints import (
    BIAS,
    CHANNELS_FIRST,
    DIVISIBILITY,
    DROPOUT_ALWAYS,
    DROPOUT_ELSEWHERE,
    DROPOUT_MISSING,
    FUTURE_AFTER,
    FUTURE_AND_SELF,
    FUTURE_SEEN,
    FUTURE_SMALL,
    FUTURE_WRONG_SIDE,
    FUTURE_ZERO,
    GRADIENT_LOST,
    HEAD_SCALE,
    HEADS_BY_VIEW,
    HEADS_NOT_MOVED_BACK,
    MASK_LEFT_BEHIND,
    MASK_NOT_CUT,
    ONE_PROJECTION,
    OUTPUT_PROJECTION,
    VIEW_OF_SCATTERED,
    WHOLE_SCALE,
    Hints,
)
from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    KVCache = Any

MISTAKES = Mistakes()

NEXT_TOKEN_SEEN: Hints = {
    "fr": (
        "J'ai changé un seul jeton : quelles lignes ont le droit de bouger ?",
        "Chaque ligne voit un jeton de trop, celui qui la suit : le masque est décalé d'un cran.",
        "La ligne du jeton i cache tout j > i : `triu(diagonal=1)`, et non `diagonal=2`.",
    ),
    "en": (
        "I changed a single token: which rows are allowed to move?",
        "Each row sees one token too many, the one that follows it: the mask is off by one.",
        "The row of token i hides every j > i: `triu(diagonal=1)`, and not `diagonal=2`.",
    ),
}

CACHE_FORGETS: Hints = {
    "fr": (
        "Après dix jetons, combien de clés rend ton cache ?",
        (
            "Ce qui arrive remplace ce qui était là, ou l'ancien n'est pas rendu : seul le "
            "dernier morceau est vu."
        ),
        (
            "`torch.cat([anciennes, nouvelles], dim=2)`, gardé **et** rendu, pour les clés comme "
            "pour les valeurs."
        ),
    ),
    "en": (
        "After ten tokens, how many keys does your cache return?",
        (
            "What arrives replaces what was there, or the old is not returned: the last chunk "
            "alone is seen."
        ),
        ("`torch.cat([old, new], dim=2)`, kept **and** returned, for the keys as for the values."),
    ),
}

NEW_FIRST: Hints = {
    "fr": (
        (
            "L'ordre compte-t-il ? Un jeton à la fois, non : le dernier voit tout. Deux jetons à "
            "la fois, si."
        ),
        (
            "Les nouvelles clés sont mises devant les anciennes. Le masque, lui, compte les "
            "colonnes par ordre d'arrivée."
        ),
        (
            "Les anciennes d'abord : `torch.cat([anciennes, nouvelles], dim=2)`. Éprouve ton "
            "cache avec le découpage 4 + 5."
        ),
    ),
    "en": (
        (
            "Does order matter? One token at a time, no: the last one sees all. Two tokens at a "
            "time, yes."
        ),
        (
            "New keys are put before the old ones, whereas the mask counts columns in order of "
            "arrival."
        ),
        ("The old ones first: `torch.cat([old, new], dim=2)`. Try your cache with the cut 4 + 5."),
    ),
}

WRONG_AXIS: Hints = {
    "fr": (
        "Sur (2, 3, 4, 5), un jeton de plus doit donner (2, 3, 5, 5). Et chez toi ?",
        (
            "Les morceaux sont mis bout à bout le long d'un autre axe que le temps : les têtes, "
            "le lot ou les composantes."
        ),
        "Le temps est l'avant-dernier axe de (b, H, t, d_h) : `dim=2`.",
    ),
    "en": (
        "From (2, 3, 4, 5), one token more must give (2, 3, 5, 5). What about yours?",
        "Chunks are joined along another axis than time: heads, batch or components.",
        "Time is the last axis but one of (b, H, t, d_h): `dim=2`.",
    ),
}

KV_SWAPPED: Hints = {
    "fr": (
        (
            "Donne des clés et des valeurs que tu reconnais : reviennent-elles chacune à leur "
            "place ?"
        ),
        (
            "Les clés et les valeurs se mélangent, dans ce que tu gardes ou dans l'ordre de ce "
            "que tu rends."
        ),
        "Deux mémoires séparées, et `return self.keys, self.values`, dans cet ordre.",
    ),
    "en": (
        "Give keys and values that you recognise: does each come back in its place?",
        "Keys and values get mixed up, in what you keep or in the order of what you return.",
        "Two separate memories, and `return self.keys, self.values`, in that order.",
    ),
}

VALUES_FORGOTTEN: Hints = {
    "fr": (
        "À quoi servent les poids sur les anciens jetons, si leurs valeurs ne sont plus là ?",
        "Les clés s'accumulent, pas les valeurs (ou l'inverse).",
        "Les deux suivent le même chemin : un `torch.cat` pour les clés, un pour les valeurs.",
    ),
    "en": (
        "What use are weights on old tokens, if their values are no longer there?",
        "Keys pile up, values do not (or the reverse).",
        "Both go the same way: one `torch.cat` for the keys, one for the values.",
    ),
}

LENGTH_COUNTS: Hints = {
    "fr": (
        "Deux phrases de 5 jetons : `length` vaut 5 ou 10 ?",
        ("`length` compte autre chose que les jetons d'une suite : le lot, les appels, les têtes…"),
        "La taille de l'axe du temps : `self.keys.shape[2]`, et 0 quand il n'y a rien.",
    ),
    "en": (
        "Two sentences of 5 tokens: is `length` 5 or 10?",
        (
            "`length` counts something else than the tokens of one sequence: the batch, the "
            "calls, the heads…"
        ),
        "The size of the axis of time: `self.keys.shape[2]`, and 0 when there is nothing.",
    ),
}

NOT_RESET: Hints = {
    "fr": (
        (
            "Deux suites différentes, l'une après l'autre : la seconde voit-elle encore la "
            "première ?"
        ),
        "`reset()` n'oublie pas tout : il reste des clés, des valeurs ou un compte.",
        "Remets tout comme dans `__init__`, par exemple `self.keys = self.values = None`.",
    ),
    "en": (
        "Two different sequences, one after the other: does the second still see the first?",
        "`reset()` does not forget everything: some keys, values or a count remain.",
        "Put all back as in `__init__`, for instance `self.keys = self.values = None`.",
    ),
}

SHARED_CACHE: Hints = {
    "fr": (
        "Deux caches, deux suites : si tu remplis l'un, que contient l'autre ?",
        (
            "La mémoire appartient à la classe, à un argument par défaut ou à la couche, et non à "
            "chaque cache."
        ),
        "Crée-la dans `__init__` du cache, `self.keys = None`, et ne garde rien ailleurs.",
    ),
    "en": (
        "Two caches, two sequences: if you fill one, what does the other hold?",
        (
            "The memory belongs to the class, to a default argument or to the layer, and not to "
            "each cache."
        ),
        "Make it in `__init__` of the cache, `self.keys = None`, and keep nothing elsewhere.",
    ),
}

FULL_BUFFER: Hints = {
    "fr": (
        ("Une clé nulle a un score de 0, et e⁰ = 1 : les places vides comptent-elles pour rien ?"),
        (
            "Tu rends la mémoire réservée tout entière, places vides comprises, ou elle est trop "
            "courte."
        ),
        (
            "Rends la partie remplie, `self.keys[:, :, : self.length]`, et agrandis quand il le "
            "faut ; `torch.cat` fait les deux."
        ),
    ),
    "en": (
        "A zero key has a score of 0, and e⁰ = 1: do empty places count for nothing?",
        "You return the whole memory set aside, empty places included, or it is too short.",
        (
            "Return the part that is filled, `self.keys[:, :, : self.length]`, and enlarge it "
            "when needed; `torch.cat` does both."
        ),
    ),
}

CACHE_DETACHED: Hints = {
    "fr": (
        "Si l'on entraîne avec un cache, par où passe le gradient des jetons nouveaux ?",
        (
            "Les clés ou les valeurs sont détachées (`.detach()`, `.data`, `no_grad`) avant de "
            "servir."
        ),
        "Range-les telles quelles : l'appelant décide s'il veut un gradient.",
    ),
    "en": (
        "If one trains with a cache, which way does the gradient of the new tokens go?",
        "Keys or values are detached (`.detach()`, `.data`, `no_grad`) before they serve.",
        "Store them as they are: the caller decides whether a gradient is wanted.",
    ),
}

CACHE_IN_PLACE: Hints = {
    "fr": (
        "L'appelant relit ses clés après `append` : sont-elles encore les mêmes ?",
        "Une opération sur place écrit dans l'argument.",
        (
            "Fais de nouveaux tenseurs : `torch.cat([…], dim=2)` n'écrit dans aucun de ses "
            "arguments."
        ),
    ),
    "en": (
        "The caller reads their keys again after `append`: are they still the same?",
        "An operation in place writes into the argument.",
        "Make new tensors: `torch.cat([…], dim=2)` writes into none of its arguments.",
    ),
}

CACHE_KIND: Hints = {
    "fr": (
        "Des clés en float64 entrent : que rend ton cache ?",
        "La mémoire a son propre type (float32) ou son propre appareil.",
        "Pars de ce que l'on te donne : `torch.cat` garde le type, sinon `keys.new_empty(…)`.",
    ),
    "en": (
        "Keys in float64 go in: what does your cache return?",
        "The memory has a type (float32) or a device of its own.",
        ("Start from what you are given: `torch.cat` keeps the type, or else `keys.new_empty(…)`."),
    ),
}

MASK_TOP_LEFT: Hints = {
    "fr": (
        "Un nouveau jeton après dix autres : combien en voit-il ? Il doit tous les voir.",
        (
            "Le masque est posé comme si le morceau commençait la suite : ses lignes sont celles "
            "des premiers jetons."
        ),
        (
            "Les lignes du morceau sont `past` à `past + t` : `self.mask[past : past + t, : past "
            "+ t]`."
        ),
    ),
    "en": (
        "A new token after ten others: how many does it see? It must see them all.",
        (
            "The mask is laid as if the chunk began the sequence: its rows are those of the first "
            "tokens."
        ),
        (
            "The rows of the chunk are `past` to `past + t`: `self.mask[past : past + t, : past + "
            "t]`."
        ),
    ),
}

NO_MASK_WITH_CACHE: Hints = {
    "fr": (
        (
            "L'invite a plusieurs jetons, et un cache vide : son premier jeton peut-il voir le "
            "dernier ?"
        ),
        "Ton masque disparaît dès qu'il y a un cache. Jeton par jeton, cela ne se voit pas.",
        ("Le masque sert toujours : `self.mask[past : past + t, : past + t]`, cache vide ou non."),
    ),
    "en": (
        "The prompt has several tokens, and an empty cache: may its first token see the last?",
        "Your mask disappears as soon as there is a cache. Token by token, it does not show.",
        (
            "The mask always serves: `self.mask[past : past + t, : past + t]`, whether the cache "
            "is empty or not."
        ),
    ),
}

NO_MASK_AFTER_PAST: Hints = {
    "fr": (
        (
            "Un jeton à la fois : juste. Deux jetons nouveaux après une invite : se voient-ils "
            "l'un l'autre ?"
        ),
        (
            "Ton masque disparaît dès que le cache n'est plus vide. Ni jeton par jeton ni en un "
            "seul bloc cela ne se voit."
        ),
        (
            "Le masque sert toujours : `self.mask[past : past + t, : past + t]`. Éprouve le "
            "découpage 4 + 5."
        ),
    ),
    "en": (
        "One token at a time: right. Two new tokens after a prompt: do they see each other?",
        (
            "Your mask disappears as soon as the cache is no longer empty. Neither token by token "
            "nor in one block does it show."
        ),
        "The mask always serves: `self.mask[past : past + t, : past + t]`. Try the cut 4 + 5.",
    ),
}

PAST_HIDDEN: Hints = {
    "fr": (
        (
            "Donne 4 jetons, puis 5 : la première ligne du second morceau voit-elle les 4 "
            "premiers, et elle-même ?"
        ),
        (
            "Les lignes du masque sont décalées d'un rang : un jeton se perd lui-même, ou voit "
            "son suivant."
        ),
        (
            "`past` est la longueur du cache **avant** le morceau, et les lignes sont `past` à "
            "`past + t`."
        ),
    ),
    "en": (
        (
            "Give 4 tokens, then 5: does the first row of the second chunk see the first 4, and "
            "itself?"
        ),
        "The rows of the mask are shifted by one: a token loses itself, or sees the next one.",
        (
            "`past` is the length of the cache **before** the chunk, and the rows are `past` to "
            "`past + t`."
        ),
    ),
}

PROJECTED_AGAIN: Hints = {
    "fr": (
        "Combien de jetons projettes-tu au dixième pas ? Un seul suffit.",
        (
            "Tu gardes les jetons d'entrée et recalcules leurs clés et leurs valeurs : si les "
            "poids changent, le passé change."
        ),
        "Projette `x` seul, puis `keys, values = cache.append(keys, values)`.",
    ),
    "en": (
        "How many tokens do you project at the tenth step? One is enough.",
        (
            "You keep the input tokens and compute their keys and values again: if the weights "
            "change, the past changes."
        ),
        "Project `x` alone, then `keys, values = cache.append(keys, values)`.",
    ),
}

STORED_TWICE: Hints = {
    "fr": (
        "Après 9 jetons, `length` vaut-il 9 ?",
        "Certains jetons entrent deux fois dans le cache.",
        "Un seul `append` par appel, avec les clés et les valeurs des seuls jetons de `x`.",
    ),
    "en": (
        "After 9 tokens, is `length` 9?",
        "Some tokens go into the cache twice.",
        ("A single `append` for each call, with the keys and values of the tokens of `x` alone."),
    ),
}

NOT_STORED: Hints = {
    "fr": (
        "Après un morceau de 5 jetons, que vaut `cache.length` ?",
        (
            "Le cache qu'on te passe n'est jamais rempli : la couche se souvient ailleurs, ou pas "
            "du tout."
        ),
        "`keys, values = cache.append(keys, values)`, avant les scores.",
    ),
    "en": (
        "After a chunk of 5 tokens, what is `cache.length`?",
        (
            "The cache that you are given is never filled: the layer remembers elsewhere, or not "
            "at all."
        ),
        "`keys, values = cache.append(keys, values)`, before the scores.",
    ),
}

QUERIES_CACHED: Hints = {
    "fr": (
        "Qui relira une ancienne requête ? Sa ligne est déjà calculée.",
        (
            "Ce sont les requêtes qui entrent dans le cache, ou bien autre chose que les clés et "
            "les valeurs."
        ),
        "`keys, values = cache.append(keys, values)` ; les requêtes sont celles du morceau.",
    ),
    "en": (
        "Who will read an old query again? Its row is already computed.",
        "Queries go into the cache, or something else than keys and values.",
        "`keys, values = cache.append(keys, values)`; the queries are those of the chunk.",
    ),
}

LAYER_REMEMBERS: Hints = {
    "fr": (
        (
            "Un appel avec cache, puis un appel sans : le second donne-t-il ce que donnerait une "
            "couche neuve ?"
        ),
        (
            "La couche garde quelque chose d'un appel à l'autre : une position, des clés, un "
            "cache à elle."
        ),
        (
            "Tout ce qui dure est dans `cache` : `past = 0 if cache is None else cache.length`, à "
            "chaque appel."
        ),
    ),
    "en": (
        ("A call with a cache, then one without: does the second give what a fresh layer would?"),
        (
            "The layer keeps something from one call to the next: a position, keys, a cache of "
            "its own."
        ),
        (
            "All that lasts is in `cache`: `past = 0 if cache is None else cache.length`, at each "
            "call."
        ),
    ),
}

OVERFLOW: Hints = {
    "fr": (
        "Il y a de la place pour 7 jetons, 5 y sont : que doit-il arriver à un morceau de 3 ?",
        ("Le dépassement n'est pas refusé, ou l'est à tort : compte le cache **et** le morceau."),
        (
            "`if past + t > self.context_length: raise ValueError(…)`, avec cache ou sans, au "
            "tout début."
        ),
    ),
    "en": (
        "There is room for 7 tokens, 5 are there: what must happen to a chunk of 3?",
        ("Going beyond is not refused, or is refused wrongly: count the cache **and** the chunk."),
        (
            "`if past + t > self.context_length: raise ValueError(…)`, with a cache or without, "
            "at the very start."
        ),
    ),
}

REFUSED_TOO_LATE: Hints = {
    "fr": (
        "Après un refus, que vaut `cache.length` ?",
        ("Le morceau est rangé d'abord, refusé ensuite : le cache reste avec des jetons de trop."),
        "Vérifie avant de ranger : `cache.length + t > self.context_length`.",
    ),
    "en": (
        "After a refusal, what is `cache.length`?",
        ("The chunk is stored first, refused afterwards: the cache is left with tokens too many."),
        "Check before you store: `cache.length + t > self.context_length`.",
    ),
}

BATCH_COUNTED: Hints = {
    "fr": (
        "Une phrase : juste. Deux phrases : combien de jetons a vus chacune ?",
        "Le passé est compté pour tout le lot, b·t au lieu de t.",
        "`past = cache.length`, qui compte les jetons d'une suite.",
    ),
    "en": (
        "One sentence: right. Two sentences: how many tokens has each seen?",
        "The past is counted for the whole batch, b·t instead of t.",
        "`past = cache.length`, which counts the tokens of one sequence.",
    ),
}


@MISTAKES.of("KVCache", "KV-3", **CACHE_FORGETS)
class KVCache__replaced:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-3", **CACHE_FORGETS)
class KVCache__new_returned:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is None:
            self.keys, self.values = keys, values
        else:
            self.keys = torch.cat([self.keys, keys], dim=2)
            self.values = torch.cat([self.values, values], dim=2)
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-3", **CACHE_FORGETS)
class KVCache__first_kept:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        if self.keys is None:
            self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-3", **CACHE_FORGETS)
class KVCache__old_returned:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is None:
            self.keys, self.values = keys, values
            return keys, values
        old = self.keys, self.values
        self.keys = torch.cat([self.keys, keys], dim=2)
        self.values = torch.cat([self.values, values], dim=2)
        return old

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-4", **NEW_FIRST)
class KVCache__new_first:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([keys, self.keys], dim=2)
            values = torch.cat([values, self.values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-4", **NEW_FIRST)
class KVCache__new_keys_first:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([keys, self.keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-4", **NEW_FIRST)
class KVCache__new_values_first:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([values, self.values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-13", **WRONG_AXIS)
class KVCache__along_heads:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=1)
            values = torch.cat([self.values, values], dim=1)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-13", **WRONG_AXIS)
class KVCache__along_batch:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=0)
            values = torch.cat([self.values, values], dim=0)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-13", **WRONG_AXIS)
class KVCache__along_components:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=-1)
            values = torch.cat([self.values, values], dim=-1)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-13", **WRONG_AXIS)
class KVCache__axis_of_three:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[1]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=1)
            values = torch.cat([self.values, values], dim=1)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-12", **VALUES_FORGOTTEN)
class KVCache__keys_alone:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-12", **VALUES_FORGOTTEN)
class KVCache__values_alone:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.values.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "PS7-cache-swapped", **KV_SWAPPED)
class KVCache__returned_swapped:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return values, keys

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "PS7-cache-swapped", **KV_SWAPPED)
class KVCache__stored_swapped:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = values, keys
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "PS7-cache-swapped", **KV_SWAPPED)
class KVCache__keys_twice:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, keys

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-25", **LENGTH_COUNTS)
class KVCache__length_of_the_batch:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[0] * self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "PS7-cache-length", **LENGTH_COUNTS)
class KVCache__length_of_components:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[3]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "PS7-cache-length", **LENGTH_COUNTS)
class KVCache__length_of_heads:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[1]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "PS7-cache-length", **LENGTH_COUNTS)
class KVCache__length_of_calls:
    def __init__(self):
        self.keys = self.values = None
        self.length = 0

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        self.length += 1
        return keys, values

    def reset(self):
        self.keys = self.values = None
        self.length = 0


@MISTAKES.of("KVCache", "PS7-cache-length", **LENGTH_COUNTS)
class KVCache__length_counts_all_again:
    def __init__(self):
        self.keys = self.values = None
        self.length = 0

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        self.length += keys.shape[2]
        return keys, values

    def reset(self):
        self.keys = self.values = None
        self.length = 0


@MISTAKES.of("KVCache", "PS7-cache-length", **LENGTH_COUNTS)
class KVCache__length_of_the_last_chunk:
    def __init__(self):
        self.keys = self.values = None
        self.length = 0

    def append(self, keys, values):
        self.length = keys.shape[2]
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None
        self.length = 0


@MISTAKES.of("KVCache", "PS7-cache-length", **LENGTH_COUNTS)
class KVCache__length_never_updated:
    def __init__(self):
        self.keys = self.values = None
        self.length = 0

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "PS7-cache-length", **LENGTH_COUNTS)
class KVCache__none_when_empty:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return None if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "PS7-cache-length", **LENGTH_COUNTS)
class KVCache__method:
    def __init__(self):
        self.keys = self.values = None

    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-15", **NOT_RESET)
class KVCache__reset_does_nothing:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        pass


@MISTAKES.of("KVCache", "KV-15", family="kv-reset", **NOT_RESET)
class KVCache__reset_of_local_names:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        keys = values = None


@MISTAKES.of("KVCache", "KV-15", **NOT_RESET)
class KVCache__length_not_reset:
    def __init__(self):
        self.keys = self.values = None
        self.length = 0

    def append(self, keys, values):
        self.length += keys.shape[2]
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-15", **NOT_RESET)
class KVCache__zeroed:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        if self.keys is not None:
            self.keys = torch.zeros_like(self.keys)
            self.values = torch.zeros_like(self.values)


@MISTAKES.of("KVCache", "KV-15", **NOT_RESET)
class KVCache__values_not_reset:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.values is not None and self.keys is None:
            values = torch.cat([self.values, values], dim=2)
        elif self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = None


@MISTAKES.of("KVCache", "KV-17", **SHARED_CACHE)
class KVCache__shared_by_the_class:
    parts: list[Any] = []  # noqa: RUF012

    @property
    def length(self):
        return sum(k.shape[2] for k, _ in self.parts)

    def append(self, keys, values):
        self.parts.append((keys, values))
        all_keys = torch.cat([k for k, _ in self.parts], dim=2)
        return all_keys, torch.cat([v for _, v in self.parts], dim=2)

    def reset(self):
        self.parts.clear()


@MISTAKES.of("KVCache", "KV-17", **SHARED_CACHE)
class KVCache__mutable_default:
    def __init__(self, parts=[]):  # noqa: B006
        self.parts = parts

    @property
    def length(self):
        return sum(k.shape[2] for k, _ in self.parts)

    def append(self, keys, values):
        self.parts.append((keys, values))
        all_keys = torch.cat([k for k, _ in self.parts], dim=2)
        return all_keys, torch.cat([v for _, v in self.parts], dim=2)

    def reset(self):
        self.parts = []


@MISTAKES.of("KVCache", "KV-26", **FULL_BUFFER)
class KVCache__zeros_returned:
    def __init__(self):
        self.keys = self.values = None
        self.length = 0

    def append(self, keys, values):
        if self.keys is None:
            b, heads, _, d_h = keys.shape
            self.keys = keys.new_zeros(b, heads, 4096, d_h)
            self.values = values.new_zeros(b, heads, 4096, d_h)
        start, self.length = self.length, self.length + keys.shape[2]
        self.keys[:, :, start : self.length] = keys
        self.values[:, :, start : self.length] = values
        return self.keys, self.values

    def reset(self):
        self.keys = self.values = None
        self.length = 0


@MISTAKES.of("KVCache", "KV-26", **FULL_BUFFER)
class KVCache__bounded_buffer:
    def __init__(self):
        self.keys = self.values = None
        self.length = 0

    def append(self, keys, values):
        if self.keys is None:
            b, heads, _, d_h = keys.shape
            self.keys = keys.new_zeros(b, heads, 64, d_h)
            self.values = values.new_zeros(b, heads, 64, d_h)
        start, self.length = self.length, self.length + keys.shape[2]
        self.keys[:, :, start : self.length] = keys
        self.values[:, :, start : self.length] = values
        return self.keys[:, :, : self.length], self.values[:, :, : self.length]

    def reset(self):
        self.keys = self.values = None
        self.length = 0


@MISTAKES.of("KVCache", "KV-26", **FULL_BUFFER)
class KVCache__buffer_of_a_thousand:
    def __init__(self):
        self.keys = self.values = None
        self.length = 0

    def append(self, keys, values):
        if self.keys is None:
            b, heads, _, d_h = keys.shape
            self.keys = keys.new_zeros(b, heads, 1024, d_h)
            self.values = values.new_zeros(b, heads, 1024, d_h)
        start, self.length = self.length, self.length + keys.shape[2]
        self.keys[:, :, start : self.length] = keys
        self.values[:, :, start : self.length] = values
        return self.keys[:, :, : self.length], self.values[:, :, : self.length]

    def reset(self):
        self.keys = self.values = None
        self.length = 0


@MISTAKES.of("KVCache", "KV-26", **CACHE_KIND)
class KVCache__buffer_in_float32:
    def __init__(self):
        self.keys = self.values = None
        self.length = 0

    def append(self, keys, values):
        if self.keys is None:
            b, heads, _, d_h = keys.shape
            self.keys = torch.zeros(b, heads, 4096, d_h)
            self.values = torch.zeros(b, heads, 4096, d_h)
        start, self.length = self.length, self.length + keys.shape[2]
        self.keys[:, :, start : self.length] = keys
        self.values[:, :, start : self.length] = values
        return self.keys[:, :, : self.length], self.values[:, :, : self.length]

    def reset(self):
        self.keys = self.values = None
        self.length = 0


@MISTAKES.of("KVCache", "KV-26", **CACHE_KIND)
class KVCache__stored_in_float32:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        keys, values = keys.float(), values.float()
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-18", family="kv-detached", **CACHE_DETACHED)
class KVCache__detached:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        keys, values = keys.detach(), values.detach()
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-18", family="kv-detached", **CACHE_DETACHED)
class KVCache__without_gradient:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        with torch.no_grad():
            if self.keys is not None:
                keys = torch.cat([self.keys, keys], dim=2)
                values = torch.cat([self.values, values], dim=2)
            self.keys, self.values = keys, values
        return self.keys.clone(), self.values.clone()

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "KV-18", **CACHE_DETACHED)
class KVCache__data_of_the_values:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        values = values.data
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("KVCache", "PS7-cache-list", **CACHE_FORGETS)
class KVCache__list_of_chunks:
    def __init__(self):
        self.keys, self.values = [], []

    @property
    def length(self):
        return sum(k.shape[2] for k in self.keys)

    def append(self, keys, values):
        self.keys.append(keys)
        self.values.append(values)
        return self.keys, self.values

    def reset(self):
        self.keys, self.values = [], []


@MISTAKES.of("KVCache", "PS7-cache-stacked", **WRONG_AXIS)
class KVCache__stacked:
    def __init__(self):
        self.keys, self.values = [], []

    @property
    def length(self):
        return sum(k.shape[2] for k in self.keys)

    def append(self, keys, values):
        self.keys.append(keys)
        self.values.append(values)
        return torch.stack(self.keys, dim=2), torch.stack(self.values, dim=2)

    def reset(self):
        self.keys, self.values = [], []


@MISTAKES.of("KVCache", "MO-5", **CACHE_IN_PLACE)
class KVCache__zeroed_in_place:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        new_keys, new_values = keys.clone(), values.clone()
        keys.zero_()
        values.zero_()
        if self.keys is not None:
            new_keys = torch.cat([self.keys, new_keys], dim=2)
            new_values = torch.cat([self.values, new_values], dim=2)
        self.keys, self.values = new_keys, new_values
        return new_keys, new_values

    def reset(self):
        self.keys = self.values = None


@MISTAKES.of("CachedMultiHeadAttention", "KV-3", **CACHE_FORGETS)
class CachedMultiHeadAttention__cache_not_read(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[:t, :t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-3", **CACHE_FORGETS)
class CachedMultiHeadAttention__cache_emptied_first(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            cache.reset()
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[:t, :t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-3", **CACHE_FORGETS)
class CachedMultiHeadAttention__last_overwritten(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None and past:
            keys, values = cache.append(keys, values)
            keys = torch.cat([keys[:, :, : past - 1], keys[:, :, past:]], dim=2)
            values = torch.cat([values[:, :, : past - 1], values[:, :, past:]], dim=2)
            past = past - 1
        elif cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-4", **NEW_FIRST)
class CachedMultiHeadAttention__new_first(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            all_keys, all_values = cache.append(keys, values)
            keys = torch.cat([keys, all_keys[:, :, :past]], dim=2)
            values = torch.cat([values, all_values[:, :, :past]], dim=2)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-6", family="kv-top-left", **MASK_TOP_LEFT)
class CachedMultiHeadAttention__rows_of_the_beginning(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[:t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-6", family="kv-top-left", **MASK_TOP_LEFT)
class CachedMultiHeadAttention__is_causal(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        context = nn.functional.scaled_dot_product_attention(
            queries, keys, values, dropout_p=self.dropout.p * self.training, is_causal=True
        )
        context = context.transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-6", family="kv-top-left", **MASK_TOP_LEFT)
class CachedMultiHeadAttention__triu_of_the_chunk(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        future = torch.ones(t, past + t, dtype=torch.bool, device=x.device).triu(1)
        scores = scores.masked_fill(future, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-7", family="kv-no-mask", **NO_MASK_WITH_CACHE)
class CachedMultiHeadAttention__no_mask_with_cache(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        if cache is None:
            scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-7", family="kv-no-mask", **NO_MASK_WITH_CACHE)
class CachedMultiHeadAttention__causal_without_cache_only(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        context = nn.functional.scaled_dot_product_attention(
            queries,
            keys,
            values,
            dropout_p=self.dropout.p * self.training,
            is_causal=cache is None,
        )
        context = context.transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-8", family="kv-no-mask-past", **NO_MASK_AFTER_PAST)
class CachedMultiHeadAttention__no_mask_after_past(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        if past == 0:
            scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-8", family="kv-no-mask-past", **NO_MASK_AFTER_PAST)
class CachedMultiHeadAttention__causal_at_first(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        context = nn.functional.scaled_dot_product_attention(
            queries,
            keys,
            values,
            dropout_p=self.dropout.p * self.training,
            is_causal=past == 0,
        )
        context = context.transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-8", family="kv-no-mask-past", **NO_MASK_AFTER_PAST)
class CachedMultiHeadAttention__chunk_sees_itself(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        future = self.mask[past : past + t, : past + t].clone()
        if past:
            future[:, past:] = False
        scores = scores.masked_fill(future, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-2", **PAST_HIDDEN)
class CachedMultiHeadAttention__one_row_late(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(
            self.mask[max(past - 1, 0) : max(past - 1, 0) + t, : past + t], -math.inf
        )
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-2", **PAST_HIDDEN)
class CachedMultiHeadAttention__one_row_early(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        ahead = 1 if past else 0
        future = torch.ones(t, past + t, dtype=torch.bool, device=x.device).triu(past + 1 + ahead)
        scores = scores.masked_fill(future, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-2", **PAST_HIDDEN)
class CachedMultiHeadAttention__length_after(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        past = 0 if cache is None else cache.length - 1
        rows = torch.arange(t, device=x.device)[:, None] + past
        future = torch.arange(keys.shape[2], device=x.device) > rows
        scores = scores.masked_fill(future, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-9", **PROJECTED_AGAIN)
class CachedMultiHeadAttention__projected_again(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            seen = [] if past == 0 else cache.seen
            cache.seen = [*seen, x]
            x = torch.cat(cache.seen, dim=1)
        keys = self.W_key(x).view(b, x.shape[1], self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, x.shape[1], self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            cache.reset()
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-10", **STORED_TWICE)
class CachedMultiHeadAttention__appended_twice(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            cache.append(keys, values)
            keys, values = cache.append(keys, values)
            keys, values = keys[:, :, -past - t :], values[:, :, -past - t :]
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-10", **STORED_TWICE)
class CachedMultiHeadAttention__all_appended_again(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
            if past:
                cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-11", **QUERIES_CACHED)
class CachedMultiHeadAttention__queries_cached(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(queries, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-11", **QUERIES_CACHED)
class CachedMultiHeadAttention__keys_twice(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, keys)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-12", **VALUES_FORGOTTEN)
class CachedMultiHeadAttention__values_not_cached(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, _ = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-12", **KV_SWAPPED)
class CachedMultiHeadAttention__taken_swapped(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            values, keys = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "PS7-cache-unused", **NOT_STORED)
class CachedMultiHeadAttention__cache_ignored(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "PS7-cache-unused", **NOT_STORED)
class CachedMultiHeadAttention__kept_in_the_layer(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)
        self.memory = None

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            if self.memory is not None and self.memory[0].shape[0] == b:
                keys = torch.cat([self.memory[0], keys], dim=2)
                values = torch.cat([self.memory[1], values], dim=2)
            self.memory = keys, values
            past = keys.shape[2] - t
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of(
    "CachedMultiHeadAttention",
    "KV-16",
    why_hidden="it is refused only near the end of the context",
    **LAYER_REMEMBERS,
)
class CachedMultiHeadAttention__past_kept(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)
        self.past = 0

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        if cache is not None:
            self.past = cache.length
        past = self.past
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(
            self.mask[past : past + t, -keys.shape[2] + past + t : past + t], -math.inf
        )
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-16", **LAYER_REMEMBERS)
class CachedMultiHeadAttention__position_counted(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)
        self.position = 0

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = self.position if cache is not None else 0
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        if cache is not None:
            self.position = past + t
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-17", **LAYER_REMEMBERS)
class CachedMultiHeadAttention__default_cache(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)
        self.cache = KVCache()

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        if cache is None:
            cache = self.cache
        past = cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-17", **SHARED_CACHE)
class CachedMultiHeadAttention__first_cache_kept(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)
        self.cache = None

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        if cache is not None and self.cache is None:
            self.cache = cache
        cache = cache and self.cache
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of(
    "CachedMultiHeadAttention",
    "KV-18",
    why_hidden="the visible gradient is that of a call without a cache",
    **CACHE_DETACHED,
)
class CachedMultiHeadAttention__detached(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys.detach(), values.detach())
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of(
    "CachedMultiHeadAttention",
    "KV-18",
    why_hidden="the visible gradient is that of a call without a cache",
    **CACHE_DETACHED,
)
class CachedMultiHeadAttention__no_grad_with_cache(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            with torch.no_grad():
                keys, values = cache.append(keys, values)
            keys, values = keys.detach(), values.detach()
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__never_refused(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        rows = torch.arange(past, past + t, device=x.device)[:, None]
        future = torch.arange(past + t, device=x.device) > rows
        scores = scores.masked_fill(future, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__mask_too_short(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__chunk_alone_counted(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__past_alone_counted(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__last_place_refused(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t >= self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__one_too_many(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length + 1, context_length + 1, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > 1 + self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__with_cache_only(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if cache is not None and past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        rows = torch.arange(past, past + t, device=x.device)[:, None]
        future = torch.arange(past + t, device=x.device) > rows
        scores = scores.masked_fill(future, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__without_cache_only(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if cache is None and t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        rows = torch.arange(past, past + t, device=x.device)[:, None]
        future = torch.arange(past + t, device=x.device) > rows
        scores = scores.masked_fill(future, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__asserted(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        assert past + t <= self.context_length, "the context is full"
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__other_error(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise IndexError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **OVERFLOW)
class CachedMultiHeadAttention__cropped(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            x = x[:, : self.context_length - past]
            t = x.shape[1]
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **REFUSED_TOO_LATE)
class CachedMultiHeadAttention__refused_after(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        if past + t > self.context_length:
            raise ValueError("the context is full")
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-21", **REFUSED_TOO_LATE)
class CachedMultiHeadAttention__emptied_when_refused(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            if cache is not None:
                cache.reset()
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "KV-25", **BATCH_COUNTED)
class CachedMultiHeadAttention__batch_counted(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length * b
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MH-1", **HEADS_BY_VIEW)
class CachedMultiHeadAttention__view_at_once(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, self.num_heads, t, -1)
        keys = self.W_key(x).view(b, self.num_heads, t, -1)
        values = self.W_value(x).view(b, self.num_heads, t, -1)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MH-2", **HEADS_NOT_MOVED_BACK)
class CachedMultiHeadAttention__not_transposed_back(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MH-3", **CHANNELS_FIRST)
class CachedMultiHeadAttention__channels_first(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, -1, self.num_heads).permute(0, 3, 1, 2)
        keys = self.W_key(x).view(b, t, -1, self.num_heads).permute(0, 3, 1, 2)
        values = self.W_value(x).view(b, t, -1, self.num_heads).permute(0, 3, 1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MH-4", **VIEW_OF_SCATTERED)
class CachedMultiHeadAttention__view_after_transpose(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).view(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MH-8", **HEAD_SCALE)
class CachedMultiHeadAttention__root_of_whole(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(self.out_proj.in_features)
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "SC-1", **HEAD_SCALE)
class CachedMultiHeadAttention__no_scale(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1)
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "SC-2", **WHOLE_SCALE)
class CachedMultiHeadAttention__divided_by_size(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / keys.shape[-1]
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "SC-4", **HEAD_SCALE)
class CachedMultiHeadAttention__root_of_tokens(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-2])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "SC-8", **ONE_PROJECTION)
class CachedMultiHeadAttention__values_are_keys(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MH-9", **OUTPUT_PROJECTION)
class CachedMultiHeadAttention__no_output_projection(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return context


@MISTAKES.of("CachedMultiHeadAttention", "MH-9", **OUTPUT_PROJECTION)
class CachedMultiHeadAttention__no_output_bias(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out, bias=False)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MH-13", **DIVISIBILITY)
class CachedMultiHeadAttention__no_check(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        self.d_h = d_out // num_heads
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, self.d_h * num_heads, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, self.d_h * num_heads, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, self.d_h * num_heads, bias=qkv_bias)
        self.out_proj = nn.Linear(self.d_h * num_heads, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MH-13", **DIVISIBILITY)
class CachedMultiHeadAttention__token_size_checked(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_in % num_heads:
            raise ValueError("num_heads must divide d_in")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MK-1", **FUTURE_SEEN)
class CachedMultiHeadAttention__no_mask(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MK-2", **FUTURE_ZERO)
class CachedMultiHeadAttention__zero(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], 0.0)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MK-7", **FUTURE_AFTER)
class CachedMultiHeadAttention__after_softmax(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        weights = weights.masked_fill(self.mask[past : past + t, : past + t], 0.0)
        weights = self.dropout(weights)
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MK-10", **FUTURE_AND_SELF)
class CachedMultiHeadAttention__itself_hidden(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(0)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MK-11", **NEXT_TOKEN_SEEN)
class CachedMultiHeadAttention__next_token_seen(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(2)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MK-12", **FUTURE_WRONG_SIDE)
class CachedMultiHeadAttention__past_hidden(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).tril(-1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MK-14", **FUTURE_SMALL)
class CachedMultiHeadAttention__minus_ten(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -10.0)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "DO-1", **DROPOUT_ELSEWHERE)
class CachedMultiHeadAttention__dropout_of_the_context(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        context = self.dropout(context)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "DO-2", **DROPOUT_ALWAYS)
class CachedMultiHeadAttention__dropout_always(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = nn.functional.dropout(torch.softmax(scores, dim=-1), self.dropout.p)
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "DO-3", **DROPOUT_MISSING)
class CachedMultiHeadAttention__no_dropout(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "PS7-dropout-cached", **DROPOUT_ELSEWHERE)
class CachedMultiHeadAttention__dropout_of_the_values(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.dropout(values)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MO-1", **MASK_LEFT_BEHIND)
class CachedMultiHeadAttention__mask_left_behind(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.mask = future

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MO-2", **MASK_LEFT_BEHIND)
class CachedMultiHeadAttention__mask_made_on_the_cpu(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        future = torch.ones(t, past + t, dtype=torch.bool).triu(past + 1)
        scores = scores.masked_fill(future, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "MO-3", **MASK_NOT_CUT)
class CachedMultiHeadAttention__whole_mask(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "PR-3", **ONE_PROJECTION)
class CachedMultiHeadAttention__one_matrix(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "PR-8", **GRADIENT_LOST)
class CachedMultiHeadAttention__weights_detached(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights.detach() @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)


@MISTAKES.of("CachedMultiHeadAttention", "PS2-bias", **BIAS)
class CachedMultiHeadAttention__bias_always(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads, self.context_length = num_heads, context_length
        self.W_query = nn.Linear(d_in, d_out)
        self.W_key = nn.Linear(d_in, d_out)
        self.W_value = nn.Linear(d_in, d_out)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(1)
        self.register_buffer("mask", future)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = 0 if cache is None else cache.length
        if past + t > self.context_length:
            raise ValueError("the context is full")
        queries = self.W_query(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        keys = self.W_key(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        values = self.W_value(x).view(b, t, self.num_heads, -1).transpose(1, 2)
        if cache is not None:
            keys, values = cache.append(keys, values)
        scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
        scores = scores.masked_fill(self.mask[past : past + t, : past + t], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        context = (weights @ values).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(context)
