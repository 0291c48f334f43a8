"""Published inputs of ps7_generation: the notebook's logits, and others whose sizes differ.

Batch, tokens and vocabulary are all in different numbers, unless a call is there because equal
sizes let a mistake run without an error. Document 004 prints no number of these.
"""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import replace

import torch
from torch import Tensor

from autograder.build.visible.lines import NAMED, facts, gradient, line, polite, values
from autograder.build.visible.spec import (
    Call,
    VisibleCheck,
    VisibleExercise,
    double,
    single,
)
from autograder.build.visible.visible_ps2 import decimals, upstream
from autograder.text import Text

TOY = torch.tensor([2.0, 1.0, 0.0, -1.0])

# 2 sentences of 5 tokens, of a vocabulary of 6.
IDS = torch.tensor([[3, 0, 5, 1, 4], [2, 2, 0, 3, 1]])
SQUARE_IDS = torch.tensor([[7, 1, 4], [0, 2, 9], [5, 8, 3]])

LOGITS = decimals(2, 4, 6, start=5)
TARGETS = IDS[:, 1:]
CUBE, CUBE_TARGETS = decimals(3, 3, 3, start=8), torch.tensor([[0, 2, 1], [2, 2, 0], [1, 0, 2]])
# Each place at a height of its own.
HIGH = LOGITS + double([1000.0], [-1000.0], [0.0], [300.0])
LOUD = 400 * LOGITS
# Near 1000 two float32 numbers are 6e-5 apart: exp(x - logsumexp) is right, and that far off.
LARGE = 2e-4

BIG = single([1000.0, 1001.0, 999.0], [0.0, -5.0, 3.0], [-1000.0, -1001.0, -999.0])

ROWS = decimals(3, 5, start=7)
TIED = double([1.0, 3.0, 0.0, 2.0], [4.0, -1.0, 0.0, 3.0])


def _uniform(b: int, T: int, V: int) -> tuple[Tensor, Tensor]:
    """Each place has one logit for all tokens: p = 1 / V whatever the target."""
    logits = decimals(b, T, 1, start=3).expand(b, T, V).contiguous()
    return logits, torch.arange(b * T).reshape(b, T) % V


def told(name: str, story: str, fr: str, en: str, *calls: Call, of: str = "") -> VisibleCheck:
    """Calls that are told by a story of the template."""
    check = values(name, fr, en, *(replace(call, story=story) for call in calls))
    return replace(check, of=of, parameters=("word", "merges")) if of else check


def counted(logits: Tensor, temperature: float = 1.0, top_k: int | None = None) -> Call:
    return Call((logits, temperature, top_k))


SPREAD = double([0.4, -0.8, 1.2, 0.0, -0.4]).flatten()
TIES = double([1.0, 3.0, 1.0, 0.0, 1.0]).flatten()

CORPUS = {"bas": 5, "basse": 2, "tasse": 6, "passe": 3}
MERGES = (("a", "s"), ("as", "s"), ("ass", "e"), ("t", "asse"))
# ("a", "c") comes before ("ab", "a"), though "aba" comes before "ac".
LEVEL = ({"dc": 2, "ba": 2, "cd": 2, "ab": 2}, {"ab": 4, "aba": 3, "ac": 3}, {"cba": 1})
OVERLAPPING = ({"aaa": 2, "bc": 3}, {"aaaaa": 3, "aaab": 2}, {"baaa": 2, "aac": 3})
CROSSED = (("b", "c"), ("a", "b"))
WITHIN = (("x", "a"), ("a", "b"))
SIGNS = (("é", "."), ("c", "+"), ("a", "a"))

EXERCISES: dict[str, VisibleExercise] = {
    "bpe_train": VisibleExercise(
        ("words", "num_merges"),
        (
            told(
                "notebook",
                "spelt_out",
                "Sur le corpus du carnet, les quatre fusions annoncées, dans l'ordre, puis la "
                "suite.",
                "On the notebook's corpus, the four merges announced, in order, then what follows.",
                Call((CORPUS, 4)),
                Call((CORPUS, 1)),
                Call((CORPUS, 8)),
            ),
            told(
                "overlaps",
                "spelt_out",
                "Les paires qui se chevauchent comptent, et se fusionnent de gauche à droite.",
                "Pairs that overlap count, and merge from left to right.",
                *(Call((words, 5)) for words in OVERLAPPING),
            ),
            told(
                "ties",
                "spelt_out",
                "À égalité, la plus petite paire, comparée comme un tuple.",
                "When several are as frequent, the smallest pair, compared as a tuple.",
                *(Call((words, 3)) for words in LEVEL),
            ),
            told(
                "edges",
                "spelt_out",
                "Une paire vue une fois se fusionne encore ; sans paire, sans mot ou sans fusion "
                "demandée, on s'arrête.",
                "A pair seen once is still merged; with no pair, no word or no merge asked for, "
                "we stop.",
                Call(({"abcd": 1, "é-e": 1}, 40)),
                Call(({"": 2, "z": 5}, 3)),
                Call(({}, 3)),
                Call((CORPUS, 0)),
            ),
            told(
                "encode",
                "spelt_out",
                "`bpe_encode` coupe « classe » et d'autres mots par les fusions du carnet.",
                '`bpe_encode` cuts "classe" and other words by the merges of the notebook.',
                *(Call((word, MERGES)) for word in ("classe", "basse", "tasse", "assas", "z", "")),
                of="bpe_encode",
            ),
            told(
                "encode_order",
                "spelt_out",
                "Les fusions s'appliquent dans l'ordre appris, de gauche à droite, partout.",
                "Merges apply in the order learnt, from left to right, everywhere.",
                Call(("abcab", CROSSED)),
                Call(("xab", WITHIN)),
                Call(("aaaaa", SIGNS)),
                Call(("Éé.éxc++", SIGNS)),
                of="bpe_encode",
            ),
            told(
                "left_alone",
                "left_alone",
                "Le dictionnaire reste intact.",
                "The dictionary stays as it was.",
                Call((CORPUS, 4)),
            ),
            told(
                "encode_left_alone",
                "left_alone",
                "La liste des fusions reste intacte.",
                "The list of merges stays as it was.",
                Call(("basse", MERGES)),
                of="bpe_encode",
            ),
        ),
    ),
    "counterexample_cache": VisibleExercise(
        (),
        (
            told(
                "cut",
                "cut",
                "Des longueurs d'au moins 1, de somme 16 au plus, où le masque oublié se voit.",
                "Lengths of at least 1, 16 in all at most, where the forgotten mask shows.",
                Call(),
                Call(),
            ),
        ),
    ),
    "next_token_pairs": VisibleExercise(
        ("ids",),
        (
            values(
                "other_sizes",
                "2 phrases de 5 jetons donnent 2 × 4 questions ; une phrase, deux jetons : "
                + NAMED.fr,
                "2 sentences of 5 tokens give 2 × 4 questions; one sentence, two tokens: "
                + NAMED.en,
                Call((IDS,)),
                Call((IDS[:1],)),
                Call((), {"ids": IDS[:, :2]}),
            ),
            values(
                "equal_sizes",
                "Autant de phrases que de jetons : confondre les deux axes ne lève aucune erreur.",
                "As many sentences as tokens: mixing up the two axes raises no error.",
                Call((SQUARE_IDS,)),
            ),
            told(
                "whole",
                "whole_ids",
                "Les numéros restent des `int64`.",
                "The numbers stay `int64`.",
                Call((IDS,)),
            ),
            polite(Call((IDS,))),
            line(
                "device",
                "Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.",
                "The computation stays on the input's device: it would work on a GPU.",
                Call((IDS,)),
            ),
        ),
        returns=("inputs", "targets"),
    ),
    "language_model_loss": VisibleExercise(
        ("logits", "targets"),
        (
            values(
                "uniform",
                "Un modèle uniforme coûte ln V, que le lot soit petit ou grand.",
                "A uniform model costs ln V, whether the batch is small or large.",
                Call(_uniform(2, 3, 7)),
                Call(_uniform(4, 5, 47)),
            ),
            values(
                "other_sizes",
                "2 phrases de 4 jetons, un vocabulaire de 6 ; une seule place : " + NAMED.fr,
                "2 sentences of 4 tokens, a vocabulary of 6; a single place: " + NAMED.en,
                Call((LOGITS, TARGETS)),
                Call((LOGITS + 100_000, TARGETS)),
                Call((LOGITS[:1, :1], TARGETS[:1, :1])),
                Call((), {"logits": LOGITS[:, 1:], "targets": TARGETS[:, :-1]}),
            ),
            values(
                "equal_sizes",
                "Lot, longueur et vocabulaire de même taille : confondre deux axes ne lève aucune "
                "erreur.",
                "Batch, length and vocabulary of the same size: mixing up two axes raises no "
                "error.",
                Call((CUBE, CUBE_TARGETS)),
            ),
            values(
                "large",
                "Des logits de ±1000, ou chaque place à sa hauteur : la perte reste juste et "
                "finie.",
                "Logits of ±1000, or each place at a height of its own: the loss stays right and "
                "finite.",
                Call((LOUD, TARGETS)),
                Call((HIGH, TARGETS)),
                Call((LOUD.float(), TARGETS)),
                Call((HIGH.float(), TARGETS)),
                tolerance=LARGE,
            ),
            gradient(
                "Le gradient remonte jusqu'aux logits, même très grands.",
                "The gradient goes back to the logits, even very large ones.",
                Call((LOGITS, TARGETS), upstream=(double(2.5).reshape(()),)),
                Call((LOUD, TARGETS), upstream=(double(-1.5).reshape(()),)),
            ),
            line(
                "operators",
                "Ni `F.cross_entropy` ni `F.nll_loss` ne sont appelées.",
                "Neither `F.cross_entropy` nor `F.nll_loss` is called.",
                Call((LOGITS, TARGETS)),
            ),
            *facts(Call((LOGITS, TARGETS))),
        ),
    ),
    "temperature_probs": VisibleExercise(
        ("logits", "temperature"),
        (
            values(
                "toy",
                "Les quatre logits du carnet, aux trois températures du tableau.",
                "The four logits of the notebook, at the three temperatures of the table.",
                Call((TOY, 0.3)),
                Call((TOY, 1.0)),
                Call((TOY, 2.0)),
            ),
            values(
                "other_sizes",
                "D'autres axes devant, un seul jeton, une température entière : " + NAMED.fr,
                "Other axes in front, a single token, a whole temperature: " + NAMED.en,
                Call((decimals(2, 3, 4, start=6), 0.6)),
                Call((decimals(2, 1, start=6), 3)),
                Call((), {"logits": decimals(3, 5, start=2), "temperature": 4.0}),
            ),
            values(
                "equal_sizes",
                "Des axes de même taille, où se tromper d'axe ne lève aucune erreur.",
                "Axes of the same size, where taking the wrong axis raises no error.",
                Call((CUBE, 1.7)),
            ),
            values(
                "extreme",
                "Une température minuscule ou énorme convient encore.",
                "A tiny temperature or a huge one will still do.",
                Call((TOY.double() / 1000, 0.001)),
                Call((TOY.double() * 100, 50.0)),
                Call((TOY.double(), 0.001)),
                Call((TOY.double(), 1000.0)),
            ),
            values(
                "large",
                "Des logits de ±1000, ou des lignes très éloignées, donnent des probabilités "
                "finies.",
                "Logits of ±1000, or rows far apart, give finite probabilities.",
                Call((BIG, 1.0)),
                Call((BIG, 2.0)),
                tolerance=LARGE,
            ),
            line(
                "raises",
                "Une température nulle ou négative lève ValueError.",
                "A temperature that is zero or negative raises ValueError.",
                *(Call((TOY, tau), raises="ValueError") for tau in (0.0, -0.5, -2)),
            ),
            gradient(
                "Le gradient remonte jusqu'aux logits.",
                "The gradient goes back to the logits.",
                Call((decimals(2, 4, start=9), 0.4), upstream=(upstream(2, 4),)),
                Call((BIG.double(), 3.0), upstream=(upstream(3, 3),)),
            ),
            *facts(Call((decimals(3, 5, start=2), 0.5)), Call((decimals(3, 5, start=2), 2.0))),
        ),
    ),
    "sample_next": VisibleExercise(
        ("logits", "temperature", "top_k", "generator"),
        (
            values(
                "greedy",
                "À température nulle, le plus grand logit de chaque ligne, avec ou sans `top_k`.",
                "At temperature zero, the largest logit of each row, with or without `top_k`.",
                Call((ROWS, 0.0)),
                Call((ROWS, 0, 2)),
                Call((decimals(12, 6, start=7) / 100_000, 0.0)),
                Call((), {"logits": ROWS[:1] - 30, "temperature": 0.0, "top_k": 9}),
            ),
            values(
                "only_one",
                "`top_k=1` ne laisse que le meilleur jeton, à toute température.",
                "`top_k=1` leaves the best token alone, at any temperature.",
                Call((ROWS, 1.0, 1)),
                Call((TIED - 20, 5.0, 1)),
            ),
            values(
                "sure",
                "Quand un jeton a toutes les chances, il sort, même si tous les logits sont bas.",
                "When a token has all the chances, it comes out, even where all logits are low.",
                Call((1000 * TIED,)),
                Call((1000 * TIED - 9000, 2.0, 3)),
                Call((TIED, 0.001)),
                Call((1000 * TIED, 1.0, 50)),
            ),
            told(
                "whole",
                "whole_greedy",
                "À température nulle aussi, le résultat est fait d'`int64`.",
                "At temperature zero too, the result is made of `int64`.",
                Call((ROWS, 0.0)),
            ),
            line(
                "raises",
                "Une température négative lève ValueError, avec ou sans `top_k`.",
                "A negative temperature raises ValueError, with or without `top_k`.",
                Call((ROWS, -1.0), raises="ValueError"),
                Call((ROWS, -0.5, 1), raises="ValueError"),
            ),
            told(
                "counted",
                "counted",
                "Sur 900 tirages, chaque jeton sort aussi souvent que sa probabilité, en `int64`.",
                "Over 900 draws each token comes out as often as its probability, in `int64`.",
                counted(SPREAD),
                counted(SPREAD, 0.4),
                counted(SPREAD, 3.0),
                counted(SPREAD / 20, 0.05),
                counted(SPREAD / 10_000, 0.0001),
            ),
            told(
                "counted_best",
                "counted",
                "`top_k` garde exactement les k meilleurs, à égalité aussi, et tous si k ≥ V.",
                "`top_k` keeps exactly the k best, among equals too, and all if k ≥ V.",
                counted(SPREAD, 1.0, 3),
                counted(SPREAD, 3.0, 2),
                counted(SPREAD, 0.4, 4),
                counted(TIES, 1.0, 2),
                counted(SPREAD, 1.0, 5),
                counted(SPREAD, 1.0, 50),
                counted(SPREAD - 20_000, 1.0, 3),
            ),
            told(
                "counted_alone",
                "counted_alone",
                "Sans autre argument, la température vaut 1 et tous les jetons sont gardés.",
                "Without any other argument, the temperature is 1 and all tokens are kept.",
                Call((SPREAD,)),
            ),
            told(
                "own_draws",
                "own_draws",
                "Deux lignes égales ont chacune leur tirage, et `generator` avance.",
                "Two equal rows have a draw each, and `generator` moves on.",
                Call((SPREAD, None)),
                Call((SPREAD, 3)),
            ),
            line(
                "generator",
                "`generator` décide du tirage ; sans lui, deux hasards diffèrent.",
                "`generator` decides the draw; without it, two chances differ.",
                Call((decimals(60, 5, start=4) / 10,)),
                Call((decimals(60, 5, start=4) / 10, 0.7, 3)),
                Call((decimals(60, 5, start=4) / 10, 1.5, 60)),
            ),
            polite(
                Call((1000 * TIED, 2.0, 2)),
                Call((1000 * TIED, 0.5)),
                Call((ROWS, 0.0)),
            ),
            line(
                "device",
                "Le tirage reste sur l'appareil des logits : il marcherait sur un GPU.",
                "The draw stays on the device of the logits: it would work on a GPU.",
                Call((1000 * TIED, 2.0, 2)),
                Call((ROWS, 0.0)),
            ),
        ),
    ),
    "generation_cost": VisibleExercise(
        ("T", "d", "cached"),
        (
            values(
                "notebook",
                "Pour T = 4 et d = 1, 30 sans cache et 10 avec.",
                "For T = 4 and d = 1, 30 without a cache and 10 with one.",
                Call((4, 1, False), exact=30),
                Call((4, 1, True), exact=10),
            ),
            values(
                "other_sizes",
                "D'autres tailles, un seul pas, aucun : " + NAMED.fr,
                "Other sizes, a single step, none: " + NAMED.en,
                Call((7, 5, False), exact=700),
                Call((), {"T": 7, "d": 5, "cached": True}, exact=140),
                Call((1, 3, True), exact=3),
                Call((0, 3, False), exact=0),
                Call((1024, 768, True), exact=403_046_400),
            ),
            VisibleCheck(
                "whole",
                "whole",
                Text(
                    "Le compte est exact et entier, si grand qu'il soit.",
                    "The count is exact and whole, however large.",
                ),
                (
                    Call((4, 1, False)),
                    Call((15_001, 300_007, False)),
                    Call((15_001, 2_000_000_011, True)),
                ),
            ),
            polite(Call((7, 5, False)), Call((7, 5, True))),
        ),
        number=True,
    ),
}

_CACHE = "autograder.build.visible.visible_ps7_cache"
if importlib.util.find_spec(_CACHE):
    EXERCISES |= importlib.import_module(_CACHE).CACHE
