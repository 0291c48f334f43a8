"""Published inputs of ps7_generation: the cache, the attention that uses it, generation, GPT-2.

A cache is tried with the cut 4 + 5: token by token, new keys put first and a mask that is dropped
do not show. The model that generation is tried with is the template's; its cost is the shape of
its calls. Sizes all differ, unless equal ones let a wrong axis run without an error.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import torch
from torch import Tensor

from autograder.build.visible.lines import facts, gradient, line, values
from autograder.build.visible.spec import Call, Kind, Layer, VisibleCheck, VisibleExercise
from autograder.build.visible.visible_ps2 import decimals, upstream
from autograder.build.visible.visible_ps4 import SEEDS, multi
from autograder.text import Text

# b = 2, H = 3, nine tokens, d_h = 4; three of everything.
KEYS, VALUES = decimals(2, 3, 9, 4, start=5), decimals(2, 3, 9, 4, start=23)
CUBE_KEYS, CUBE_VALUES = decimals(3, 3, 6, 3, start=2), decimals(3, 3, 6, 3, start=31)

CONTEXT = 10
X = decimals(2, 9, 6, start=4)
ONE_SENTENCE = decimals(1, 9, 6, start=27)
SHORT = X[:, :5]
MULTI = multi(6, 12, 3, context=CONTEXT)
BIASED = multi(6, 12, 3, start=6, context=CONTEXT, bias=True)
CUBE_X = decimals(3, 6, 9, start=14)
CUBE = multi(9, 9, 3, start=2, context=6)
DROPPED_X = decimals(2, 4, 6, start=2) / 4 + 2 * torch.eye(4, 6, dtype=torch.float64)
DROPPING = multi(6, 18, 3, start=5, context=8, dropout=0.3, plain=True)

SCHEDULES: tuple[list[int], ...] = ([4, 5], [1] * 9, [9], [5, 1, 1, 1, 1], [8, 1])

# Two prompts of four tokens out of seven.
PROMPT = torch.tensor([[3, 0, 6, 2], [1, 5, 2, 4]])
ONE_PROMPT = torch.tensor([[6, 1, 1]])
ROOM = 14


def told(
    name: str,
    fr: str,
    en: str,
    *calls: Call,
    story: str = "",
    kind: Kind = "values",
    note: Text | None = None,
) -> VisibleCheck:
    calls = tuple(replace(call, story=story) if story else call for call in calls)
    return VisibleCheck(name, kind, Text(fr, en), calls, note=note)


def of_facts(fr: str, en: str) -> Text:
    """What the numbers of a story say, where each is a fact: 1 when it holds."""
    return Text(f"Dans l'ordre, 1 pour oui : {fr}.", f"In order, 1 for yes: {en}.")


def of_cache(keys: Tensor, cache_values: Tensor, lengths: list[int]) -> Call:
    return Call((keys, cache_values, lengths))


def cut(x: Tensor, layer: Layer, lengths: list[int]) -> Call:
    return Call((x, lengths), layer=layer)


def generating(*more: Any, story: str = "") -> Call:
    """(prompt, tokens to make, context and what else the story wants)."""
    return Call(more, story=story)


GREEDY_CALLS = (
    generating(PROMPT, 6, ROOM, story="generated"),
    generating(ONE_PROMPT, 1, ROOM, story="generated"),
    generating(PROMPT, 0, ROOM, story="generated"),
)


def _loop_checks() -> tuple[VisibleCheck, ...]:
    """What both ways to generate promise."""
    return (
        told(
            "greedy",
            "L'invite est suivie des jetons les plus probables ; `max_new_tokens=0` rend l'invite.",
            "The prompt is followed by the likeliest tokens; `max_new_tokens=0` returns the "
            "prompt.",
            *GREEDY_CALLS,
        ),
        told(
            "cropped",
            "Au-delà du contexte, ce sont ses derniers jetons qui comptent, et rien n'est rogné "
            "du résultat.",
            "Beyond the context its last tokens count, and nothing is cropped from the result.",
            generating(PROMPT, 7, 6),
            generating(PROMPT, 4, 3),
            generating(PROMPT, 3, 4),
            generating(ONE_PROMPT, 3, 1),
            story="generated",
        ),
        told(
            "ended",
            "Une ligne qui a produit `eos_id` est complétée par lui ; tout s'arrête quand toutes "
            "l'ont produit.",
            "A row that has produced `eos_id` is padded with it; all stops when every row has.",
            *(generating(PROMPT, 12, 20, eos_id) for eos_id in range(7)),
            story="ended",
        ),
        told(
            "twice",
            "Deux appels de suite avec le même modèle ne se mêlent pas.",
            "Two calls in a row with the same model do not get mixed up.",
            generating(PROMPT, 5, ROOM),
            story="twice",
        ),
        told(
            "modes",
            "Le modèle travaille en mode évaluation, et ressort dans le mode où il était.",
            "The model works in evaluation mode, and comes out in the mode in which it was.",
            generating(PROMPT, 3, ROOM),
            story="modes",
            note=of_facts(
                "mode évaluation, pas de gradient, mode remis, pour un modèle trouvé en "
                "entraînement ; puis de même en évaluation",
                "evaluation mode, no gradients, mode put back, for a model found in training; "
                "then the same in evaluation",
            ),
        ),
        told(
            "drawn",
            "Les jetons sont tirés parmi les `top_k`, à la `temperature` et par le `generator` "
            "donnés.",
            "Tokens are drawn among the `top_k`, at the `temperature` and by the `generator` that "
            "are given.",
            generating(PROMPT, 10, 5, 3),
            story="drawn",
            note=of_facts(
                "chaque jeton est un des `top_k`, un même `generator` redonne les mêmes, un autre "
                "en donne d'autres, deux tirages sans lui diffèrent, à τ = 0,001 ce sont les plus "
                "probables, le résultat est en int64",
                "each token is one of the `top_k`, one `generator` gives the same again, another "
                "gives others, two draws without it differ, at τ = 0.001 they are the likeliest, "
                "the result is in int64",
            ),
        ),
    )


LOOP_PARAMETERS = ("ids", "max_new_tokens", "context_length", "eos_id")

CACHE: dict[str, VisibleExercise] = {
    "generate_naive": VisibleExercise(
        LOOP_PARAMETERS,
        (
            *_loop_checks(),
            told(
                "function",
                "`model` peut être une simple fonction.",
                "`model` may be a mere function.",
                generating(PROMPT, 5, 6),
                story="by_a_function",
            ),
            told(
                "passes",
                "Toute la suite passe dans le modèle, une fois par pas.",
                "The whole sequence goes through the model, once at each step.",
                generating(PROMPT, 5, ROOM),
                generating(PROMPT, 5, 6),
                story="passes",
                note=of_facts(
                    "un passage par pas, toute la suite à chaque pas",
                    "one pass at each step, the whole sequence at each step",
                ),
            ),
        ),
    ),
    "KVCache": VisibleExercise(
        ("keys", "values", "lengths"),
        (
            told(
                "appended",
                "Des morceaux de 4 et 5 jetons, ou de 3, 1 et 5 : tout est rendu, dans l'ordre.",
                "Chunks of 4 and 5 tokens, or of 3, 1 and 5: all is returned, in order.",
                of_cache(KEYS, VALUES, [4, 5]),
                of_cache(KEYS, VALUES, [3, 1, 5]),
                of_cache(KEYS[:1, :, :2], VALUES[:1, :, :2], [1, 1]),
                story="appended",
            ),
            told(
                "equal_sizes",
                "Des tailles toutes égales, où confondre deux axes ne lève aucune erreur.",
                "Sizes that are all equal, where mixing up two axes raises no error.",
                of_cache(CUBE_KEYS, CUBE_VALUES, [3, 3]),
                story="appended",
            ),
            told(
                "lengths",
                "`length` vaut 0, puis compte les jetons d'une suite, puis 0 après `reset()`.",
                "`length` is 0, then counts the tokens of one sequence, then 0 after `reset()`.",
                of_cache(KEYS, VALUES, [4, 1, 4]),
                story="lengths",
            ),
            told(
                "reset",
                "Après `reset()`, le cache resservira : rien ne reste de la première suite.",
                "After `reset()` the cache can serve again: nothing remains of the first sequence.",
                of_cache(KEYS, VALUES, [4, 5]),
                story="reset",
            ),
            told(
                "two_caches",
                "Deux caches ne partagent rien.",
                "Two caches share nothing.",
                of_cache(KEYS, VALUES, [4, 5]),
                story="two_caches",
            ),
            told(
                "long",
                "Rien ne borne la longueur, et le type est gardé.",
                "Nothing bounds the length, and the type is kept.",
                of_cache(
                    decimals(1, 1, 1200, 1, start=3), decimals(1, 1, 1200, 1, start=8), [1100, 100]
                ),
                story="appended",
            ),
            told(
                "dtype",
                "Le résultat garde le type de l'entrée, float32 ou float64.",
                "The result keeps the input's type, float32 or float64.",
                of_cache(KEYS, VALUES, [4, 5]),
                of_cache(KEYS.float(), VALUES.float(), [4, 5]),
                story="appended",
                kind="dtype",
            ),
            told(
                "gradient",
                "Le gradient traverse le cache.",
                "The gradient goes through the cache.",
                replace(
                    of_cache(KEYS, VALUES, [4, 5]),
                    upstream=(upstream(2, 3, 9, 4), 2 * upstream(2, 3, 9, 4)),
                ),
                story="appended",
                kind="gradient",
            ),
        ),
        returns=("all_keys", "all_values"),
    ),
    "CachedMultiHeadAttention": VisibleExercise(
        ("x", "lengths"),
        (
            values(
                "without_cache",
                "Sans cache, avec des poids donnés : l'attention du quatrième carnet.",
                "Without a cache, with given weights: the attention of the fourth notebook.",
                Call((SHORT,), layer=MULTI),
                Call((), {"x": X[:1, :1]}, layer=MULTI),
                Call((SHORT,), layer=BIASED),
                Call((CUBE_X,), layer=CUBE),
                Call((40 * SHORT,), layer=MULTI),
            ),
            told(
                "chunks",
                "Découper la suite, 4 + 5 par exemple, ne change pas les sorties.",
                "To cut the sequence, 4 + 5 for instance, does not change the outputs.",
                *(cut(X, MULTI, lengths) for lengths in SCHEDULES),
                cut(ONE_SENTENCE, BIASED, [4, 5]),
                cut(CUBE_X, CUBE, [3, 3]),
                story="chunks",
            ),
            told(
                "counted_chunks",
                "`length` compte les jetons vus, une fois chacun.",
                "`length` counts the tokens seen, once each.",
                cut(X, MULTI, [4, 1, 4]),
                story="counted_chunks",
            ),
            told(
                "weights_changed",
                "Les jetons déjà vus ne sont plus projetés : changer les poids ne change plus "
                "leurs clés.",
                "Tokens already seen are no longer projected: changing the weights no longer "
                "changes their keys.",
                cut(X, MULTI, [4, 5]),
                story="weights_changed",
            ),
            told(
                "after_a_cache",
                "Un appel avec cache ne laisse pas de trace : un appel sans cache peut suivre.",
                "A call with a cache leaves no trace: a call without one may follow.",
                cut(SHORT, MULTI, [2, 3]),
                story="after_a_cache",
            ),
            told(
                "two_sequences",
                "Deux suites, chacune avec son cache, ne se mélangent pas.",
                "Two sequences, each with its cache, do not get mixed up.",
                cut(X, MULTI, [4, 5]),
                story="two_sequences",
            ),
            told(
                "raises",
                "Au-delà de `context_length`, cache compris, `ValueError`.",
                "Beyond `context_length`, the cache included, `ValueError`.",
                Call(
                    (decimals(2, 11, 6, start=3),),
                    layer=MULTI,
                    raises="ValueError",
                    story="as_it_is",
                ),
                Call(
                    (decimals(2, 11, 6, start=3), [6, 5]),
                    layer=MULTI,
                    raises="ValueError",
                    story="chunks",
                ),
                kind="raises",
            ),
            told(
                "refused",
                "Un nombre de têtes qui ne divise pas `d_out` est refusé à la construction.",
                "A number of heads that does not divide `d_out` is refused at construction.",
                Call((X,), layer=Layer((6, 12, 8, 0.0, 5)), raises="ValueError/AssertionError"),
                Call((X,), layer=Layer((12, 10, 8, 0.0, 4)), raises="ValueError/AssertionError"),
                kind="raises",
            ),
            told(
                "after_a_refusal",
                "Un morceau refusé laisse le cache comme il était.",
                "A chunk that is refused leaves the cache as it was.",
                cut(X, MULTI, [4, 5]),
                story="after_a_refusal",
            ),
            line(
                "parameters",
                "La couche enregistre les quatre couches de l'énoncé, et elles apprennent.",
                "The layer registers the four layers of the statement, and they learn.",
                Call(layer=replace(MULTI, state={})),
                Call(layer=replace(BIASED, state={})),
            ),
            told(
                "dropout",
                "En entraînement, le dropout porte sur les poids d'attention, à son taux.",
                "In training, dropout acts on the attention weights, at its rate.",
                Call((DROPPED_X,), layer=DROPPING, seeds=SEEDS, heads=3),
                kind="dropped_weights",
            ),
            values(
                "evaluation",
                "Après `.eval()`, le dropout ne fait plus rien.",
                "After `.eval()` dropout does nothing any more.",
                Call((DROPPED_X,), layer=replace(DROPPING, evaluation=True)),
            ),
            gradient(
                "Le gradient remonte jusqu'à l'entrée et à tous les paramètres.",
                "The gradient goes back to the input and to every parameter.",
                Call((SHORT,), layer=MULTI, upstream=(upstream(2, 5, 12),)),
            ),
            *facts(Call((SHORT,), layer=MULTI)),
        ),
    ),
    "generate_cached": VisibleExercise(
        LOOP_PARAMETERS,
        (
            *_loop_checks(),
            told(
                "object",
                "`model` peut être un simple objet, avec `new_caches()`.",
                "`model` may be a mere object, with `new_caches()`.",
                generating(PROMPT, 5, 6),
                story="by_an_object",
            ),
            told(
                "passes",
                "L'invite passe une fois, puis un jeton par pas.",
                "The prompt goes through once, then one token at each step.",
                generating(PROMPT, 5, ROOM),
                story="cached_passes",
                note=of_facts(
                    "aucun jeton ne passe deux fois, l'invite passe d'un bloc",
                    "no token goes through twice, the prompt goes through in one block",
                ),
            ),
        ),
    ),
    "load_gpt2": VisibleExercise(
        ("ids", "sizes", "prefix", "head"),
        (
            told(
                "loaded",
                "Les logits sont ceux de GPT-2, et le modèle ne lit pas la mémoire du "
                "dictionnaire.",
                "The logits are those of GPT-2, and the model does not read the memory of the "
                "dictionary.",
                Call((PROMPT, [7, 6, 12, 3, 2], False, True)),
                story="loaded",
            ),
            told(
                "spellings",
                "Avec le préfixe `transformer.` ou sans lui, avec `lm_head.weight` ou sans elle.",
                "With the prefix `transformer.` or without it, with `lm_head.weight` or without.",
                Call((PROMPT, [7, 5, 8, 2, 1], True, True)),
                Call((PROMPT, [7, 5, 8, 2, 1], True, False)),
                Call((PROMPT, [7, 5, 8, 2, 1], False, False)),
                story="loaded",
            ),
            told(
                "facts",
                "Le dictionnaire ressort intact, et le modèle peut encore apprendre.",
                "The dictionary comes out untouched, and the model can still learn.",
                Call((PROMPT, [7, 5, 8, 2, 1], True, False)),
                Call((PROMPT, [7, 5, 8, 2, 1], False, True)),
                story="loading_facts",
                note=of_facts(
                    "les mêmes clés, les mêmes nombres, tous les poids à entraîner, une table "
                    "recopiée au chiffre près",
                    "the same keys, the same numbers, all weights to be trained, a table copied to "
                    "the last digit",
                ),
            ),
            told(
                "equal_sizes",
                "Des tailles toutes égales, où oublier une transposée ne lève aucune erreur ; et "
                "douze couches.",
                "Sizes that are all equal, where forgetting a transpose raises no error; and "
                "twelve layers.",
                Call((PROMPT, [8, 8, 8, 8, 1], False, True)),
                Call((PROMPT, [7, 5, 4, 2, 12], False, True)),
                story="loaded",
            ),
        ),
    ),
}
