"""Published inputs of ps5_kernel_attention: the trail of the text, and others that expose the
mistakes which a single component and a single value hide.

Points, observations, components and values are all in different numbers, unless a call is there
because equal sizes let a mistake run without an error. Document 004 prints no number of these.
"""

from __future__ import annotations

import torch

from autograder.build.visible.lines import NAMED, facts, gradient, line, values
from autograder.build.visible.spec import Call, VisibleCheck, VisibleExercise, double, single
from autograder.build.visible.visible_ps2 import DOCUMENT_W, decimals, upstream
from autograder.text import Text

# --- The trail of the text ---

KM = single([6.0], [8.0], [10.0], [13.0], [15.0], [18.0], [22.0])
METRES = single([900.0], [1200.0], [1600.0], [2100.0], [2200.0], [1800.0], [1200.0])

# --- Inputs of ours: 4 points, 5 observations, 3 components, 2 values ---

X, XS, YS = decimals(4, 3, start=4), decimals(5, 3, start=9), decimals(5, 2, start=3)
CUBE = (decimals(3, 3, start=6), decimals(3, 3, start=14), decimals(3, 3, start=22))
LONE = (decimals(1, 1, start=5), decimals(1, 1, start=8), decimals(1, 1, start=2))
# The second point is the third observation, and two observations are at one place.
MEETING_X = torch.cat([X[:1], XS[2:3], X[2:]])
MEETING_XS = torch.cat([XS[:4], XS[:1]])
# Seen from a hundred bandwidths away, several of these observations count still.
CLOSE_XS = XS / 100
FAR_X = torch.cat([CLOSE_XS[:1], double([60.0, -80.0, 20.0])])
# One length for all: 7 units, in whole numbers.
EVEN_XS = double([2.0, 3.0, 6.0], [6.0, -2.0, 3.0], [-3.0, 6.0, -2.0], [0.0, 0.0, 7.0]) / 5
LOUD_X = single([200.0, -100.0], [-200.0, 100.0], [0.0, 1.0])
LOUD_XS = single([-4.0, 1.0], [-3.0, 3.0], [-3.0, 2.0], [2.0, 3.0])
LOUD_YS = single([1.0], [-2.0], [0.5], [3.0])

W_Q, W_K = decimals(5, 3, start=7), decimals(5, 3, start=16)
SQUARE = (decimals(3, 3, start=4), decimals(3, 3, start=11))
M = decimals(4, 4, start=13)

U = decimals(3, 4, start=5)  # from −2 to 2
INSIDE = double([0.0, 0.3, -0.8], [0.5, -0.1, 0.9])

Z = decimals(2, 3, 4, start=10)
Z_SQUARE = decimals(4, 4, start=18) / 2
# Each row has its threshold, and its number of scores kept.
ROWS = torch.cat(
    [Z.flatten()[:4].reshape(1, 4) * scale + move for scale, move in ((0.05, 3), (1, 0), (9, -5))]
)
HIGH = torch.cat([ROWS + 1e4, ROWS - 1e6])
BIG = single([1000.0, 1001.0, 999.0], [-1000.0, -1001.0, -999.0])
# Near 1000 two float32 numbers are 6e-5 apart: exp(x − logsumexp) is right, and that far off.
LARGE = 2e-4

_SIZES = (
    "4 points, 5 observations de taille 3 et 2 valeurs ; une observation, une valeur : " + NAMED.fr,
    "4 points, 5 observations of size 3 and 2 values; one observation, one value: " + NAMED.en,
)
_EQUAL = (
    "Des tailles toutes égales, où confondre deux axes ne lève aucune erreur.",
    "Sizes that are all equal, where mixing up two axes raises no error.",
)
_AXES = (
    "Un tenseur (2, 3, 4) donne des poids le long de l'axe `dim`, le dernier par défaut.",
    "A (2, 3, 4) tensor gives weights along the axis `dim`, by default the last.",
)


def _sizes(bandwidth: float) -> VisibleCheck:
    named = {"x": X, "xs": XS[:1], "ys": YS[:1], "bandwidth": 0.5}
    return values(
        "other_sizes",
        *_SIZES,
        Call((X, XS, YS, bandwidth)),
        Call((X[:1], XS, YS[:, :1], 2.3)),
        Call((X[:, :1], XS[:, :1], YS, 0.7)),
        Call((), named),
        Call((*LONE, 1.5)),
    )


_REGRESSION_GRADIENT = (
    "Le gradient atteint les points, les observations et leurs valeurs, même quand un point tombe "
    "sur une observation.",
    "The gradient reaches the points, the observations and their values, even when a point falls "
    "on an observation.",
)

EXERCISES: dict[str, VisibleExercise] = {
    "nadaraya_watson": VisibleExercise(
        ("x", "xs", "ys", "bandwidth"),
        (
            values(
                "trail",
                "Sur le sentier, 1806 m au kilomètre 11,5 pour λ = 2, et l'altitude du col pour "
                "trois bandes passantes.",
                "On the trail, 1806 m at kilometre 11.5 for λ = 2, and the altitude of the pass "
                "for three bandwidths.",
                Call((single([11.5]), KM, METRES, 2.0)),
                Call((single([13.0], [15.0]), KM, METRES, 1.0)),
                Call((single([13.0], [15.0]), KM, METRES, 10.0)),
                Call((single([13.0]), KM, METRES, 1000.0)),
            ),
            _sizes(0.8),
            values("equal_sizes", *_EQUAL, Call((*CUBE, 0.9))),
            values(
                "far",
                "Loin des données, au kilomètre 60 ou 1000, même à côté d'un point proche, le "
                "résultat est fini et juste.",
                "Far from the data, at kilometre 60 or 1000, even beside a close point, the result "
                "is finite and right.",
                Call((single([60.0], [1000.0]), KM, METRES, 2.0)),
                Call((single([13.0], [60.0], [1000.0], [-40.0]), KM, METRES, 2.0)),
                Call((FAR_X, CLOSE_XS, YS, 1.0)),
            ),
            values(
                "coincident",
                "Un point qui tombe sur une observation compte toutes les observations, la sienne "
                "comprise.",
                "A point that falls on an observation counts all observations, its own included.",
                Call((MEETING_X, MEETING_XS, YS, 0.9)),
            ),
            gradient(
                *_REGRESSION_GRADIENT,
                Call((X, XS, YS, 0.8), upstream=(upstream(4, 2),)),
                Call((MEETING_X, MEETING_XS, YS, 0.9), upstream=(upstream(4, 2),)),
            ),
            *facts(Call((X, XS, YS, 0.8))),
        ),
    ),
    "dot_product_regression": VisibleExercise(
        ("x", "xs", "ys", "bandwidth"),
        (
            values(
                "trail",
                "Sur le sentier, le relevé du kilomètre 22 attire tout.",
                "On the trail, the record of kilometre 22 attracts everything.",
                Call((single([6.0], [13.0], [22.0]), KM, METRES, 2.0)),
                Call((single([0.5], [-2.0], [0.0]), KM, METRES, 2.0)),
            ),
            _sizes(0.8),
            values("equal_sizes", *_EQUAL, Call((*CUBE, 0.9))),
            values(
                "equal_norms",
                "Quand toutes les observations ont la même norme, c'est l'estimateur de "
                "Nadaraya-Watson.",
                "When all observations have the same norm, it is the Nadaraya-Watson estimator.",
                Call((X, EVEN_XS, YS[:4], 1.2)),
            ),
            values(
                "large_scores",
                "De très grands scores, de l'un ou de l'autre signe, donnent un résultat fini et "
                "juste.",
                "Very large scores, of either sign, give a finite and right result.",
                Call((LOUD_X, LOUD_XS, LOUD_YS, 2.0)),
                Call((40 * X, XS, YS, 0.3)),
                tolerance=LARGE,
            ),
            gradient(
                "Le gradient atteint les points, les observations et leurs valeurs.",
                "The gradient reaches the points, the observations and their values.",
                Call((X, XS, YS, 0.8), upstream=(upstream(4, 2),)),
            ),
            *facts(Call((X, XS, YS, 0.8))),
        ),
    ),
    "matching_bandwidth": VisibleExercise(
        ("d_k",),
        (
            values(
                "sizes",
                "Pour d_k = 16, λ² vaut 4, le diviseur de l'attention ; pour 1, 2, 81 et 768 aussi "
                "il est le bon.",
                "For d_k = 16, λ² is 4, the divisor of attention; for 1, 2, 81 and 768 too it is "
                "the right one.",
                Call((16,), exact=2.0),
                Call((1,), exact=1.0),
                Call((81,), exact=3.0),
                Call((2,)),
                Call((), {"d_k": 768}),
            ),
        ),
        number=True,
    ),
    "effective_kernel": VisibleExercise(
        ("W_Q", "W_K"),
        (
            values(
                "document",
                "Les matrices (3, 2) du document, tirées à la graine 123, donnent un noyau (3, 3).",
                "The document's (3, 2) matrices, drawn with seed 123, give a (3, 3) kernel.",
                Call((DOCUMENT_W[0], DOCUMENT_W[1])),
            ),
            values(
                "other_sizes",
                "Des matrices (5, 3), des carrées, des colonnes ; " + NAMED.fr,
                "Matrices (5, 3), square ones, columns; " + NAMED.en,
                Call((W_Q, W_K)),
                Call(SQUARE),
                Call((), {"W_K": W_K[:, :1], "W_Q": W_Q[:, :1]}),
            ),
            VisibleCheck(
                "asymmetry",
                "values",
                Text(
                    "`asymmetry` donne le rapport des deux normes de Frobenius, quelle que soit "
                    "l'échelle.",
                    "`asymmetry` gives the ratio of the two Frobenius norms, whatever the scale.",
                ),
                (
                    Call((M,)),
                    Call((), {"M": DOCUMENT_W[0] @ DOCUMENT_W[1].T}),
                    Call((double([0.0, 3.0], [4.0, 0.0]),), exact=2**0.5 / 5),
                    Call((1e-6 * M,)),
                    Call((1000 * M,)),
                ),
                of="asymmetry",
                parameters=("M",),
            ),
            VisibleCheck(
                "ends",
                "values",
                Text(
                    "`asymmetry` vaut 0 pour une matrice symétrique et pour une matrice nulle, 2 "
                    "pour une antisymétrique.",
                    "`asymmetry` is 0 for a symmetric matrix and for a zero matrix, 2 for an "
                    "antisymmetric one.",
                ),
                (
                    Call((M + M.T,), exact=0.0),
                    Call((M - M.T,), exact=2.0),
                    Call((torch.zeros(3, 3),), exact=0.0),
                ),
                of="asymmetry",
                parameters=("M",),
            ),
            gradient(
                "Le gradient de `effective_kernel` atteint les deux matrices.",
                "The gradient of `effective_kernel` reaches both matrices.",
                Call((W_Q, W_K), upstream=(upstream(5, 5),)),
            ),
            *facts(Call((W_Q, W_K))),
            VisibleCheck(
                "polite_asymmetry",
                "polite",
                Text(
                    "La matrice donnée à `asymmetry` reste intacte.",
                    "The matrix given to `asymmetry` stays as it was.",
                ),
                (Call((M,)),),
                of="asymmetry",
                parameters=("M",),
            ),
        ),
    ),
    "compact_kernel": VisibleExercise(
        ("u", "n"),
        (
            values(
                "inside",
                "Dans le support, les trois noyaux du texte, et un cinquième, ont les bonnes "
                "valeurs.",
                "Within the support, the three kernels of the text, and a fifth, have the right "
                "values.",
                Call((INSIDE, 1)),
                Call((INSIDE, 2)),
                Call((), {"u": INSIDE, "n": 3}),
                Call((INSIDE[0, 1], 5)),
            ),
            values(
                "edge",
                "Au bord et au-delà, des deux côtés, le noyau vaut 0 pour `n` pair ou impair.",
                "At the edge and beyond, on both sides, the kernel is 0 for `n` even or odd.",
                Call((double(0.5, 1.0, -1.0, 1.5, -1.5, 3.0, -20.0), 1)),
                Call((double(0.5, 1.0, -1.0, 1.5, -1.5, 3.0, -20.0), 2)),
                Call((single(0.5, 1.0, -1.0, 1.5, -1.5, 3.0, -20.0), 3)),
                Call((U, 4)),
            ),
            gradient(
                "Le gradient est juste dans le support, et nul dehors.",
                "The gradient is right within the support, and zero outside.",
                Call((double(0.0, 0.4, -0.7, 1.6, -3.0), 1), upstream=(upstream(5),)),
                Call((double(0.0, 0.4, -1.0, 1.6, -3.0), 2), upstream=(upstream(5),)),
                Call((double(0.3, 1.0, -0.7, 1.6, -3.0), 3), upstream=(upstream(5),)),
            ),
            *facts(Call((U, 2))),
        ),
    ),
    "sparsemax": VisibleExercise(
        ("z", "dim"),
        (
            values(
                "by_hand",
                "Quelques projections que tu peux faire à la main : (1 ; 0 ; 1) donne "
                "(1/2 ; 0 ; 1/2).",
                "A few projections that you can do by hand: (1, 0, 1) gives (1/2, 0, 1/2).",
                Call((double(1.0, 0.0, 1.0),), exact=double(0.5, 0.0, 0.5)),
                Call((double(0.5, 0.0, -0.25),), exact=double(0.75, 0.25, 0.0)),
                Call((double(0.0, 3.0, 1.5),), exact=double(0.0, 1.0, 0.0)),
                Call((double(-0.2, -0.2, -0.2, -0.2),), exact=double(0.25, 0.25, 0.25, 0.25)),
                Call((double(-7.0),), exact=double(1.0)),
            ),
            values(
                "every_axis",
                *_AXES,
                Call((Z,)),
                Call((Z, 1)),
                Call((Z, 0)),
                Call((), {"z": Z, "dim": -2}),
                Call((Z_SQUARE, 0)),
                Call((Z_SQUARE,)),
            ),
            values(
                "rows",
                "Chaque ligne a son seuil et son nombre de scores gardés, de un à quatre.",
                "Each row has its threshold and its number of scores kept, from one to four.",
                Call((ROWS,)),
                Call((ROWS.T.contiguous(), 0)),
                Call((ROWS / 4,)),
            ),
            values(
                "large_scores",
                "De très grands scores donnent les mêmes poids que les mêmes scores décalés.",
                "Very large scores give the same weights as the same scores shifted.",
                Call((HIGH,)),
                Call((single(10000.5, 10000.0, 0.0, -10000.0),)),
            ),
            gradient(
                "Le gradient se répartit entre les scores gardés, et n'atteint pas les autres.",
                "The gradient is shared among the scores kept, and does not reach the others.",
                Call((Z / 2,), upstream=(upstream(2, 3, 4),)),
                Call((Z / 2, 1), upstream=(upstream(2, 3, 4),)),
                Call((ROWS,), upstream=(upstream(3, 4),)),
            ),
            *facts(Call((Z,))),
        ),
    ),
    "entmax": VisibleExercise(
        ("z", "alpha", "dim"),
        (
            values(
                "softmax",
                "`alpha = 1` est la softmax, le long de n'importe quel axe, et pour de grands "
                "scores.",
                "`alpha = 1` is softmax, along any axis, and for large scores.",
                Call((Z, 1)),
                Call((Z, 1.0, 0)),
                Call((BIG, 1)),
                tolerance=LARGE,
            ),
            values(
                "sparsemax",
                "`alpha = 2` est la sparsemax, le long de n'importe quel axe.",
                "`alpha = 2` is sparsemax, along any axis.",
                Call((Z / 2, 2)),
                Call((Z / 2, 2.0, 0)),
                Call((double(1.0, 0.0, 1.0), 2), exact=double(0.5, 0.0, 0.5)),
            ),
            values(
                "three_halves",
                "Les quatre scores du texte, pour α = 4/3, 3/2 et d'autres.",
                "The four scores of the text, for α = 4/3, 3/2 and others.",
                Call((double(1.0, 0.5, 0.0, -1.0), 1.5)),
                Call((double(1.0, 0.5, 0.0, -1.0), 1.25)),
                Call((double(1.0, 0.5, 0.0, -1.0), 1.75)),
                Call((double(1.0, 0.5, 0.0, -1.0), 1.02)),
                Call((single(1.0, 0.5, 0.0, -1.0), 1.5)),
            ),
            values(
                "every_axis",
                *_AXES,
                Call((Z, 1.5)),
                Call((Z, 1.5, 1)),
                Call((Z, 1.5, 0)),
                Call((), {"z": Z, "alpha": 1.5, "dim": -2}),
                Call((Z_SQUARE, 1.5, 0)),
            ),
            values(
                "rows",
                "Chaque ligne a son seuil, même très loin de celui des autres.",
                "Each row has its threshold, even very far from that of the others.",
                Call((ROWS, 1.5)),
                Call((HIGH, 1.2)),
            ),
            values(
                "beyond_two",
                "Au-delà de 2, les poids suivent encore la formule.",
                "Beyond 2 the weights still follow the formula.",
                Call((double(0.1, 0.0, -2.0), 3)),
                Call((double(0.05, 0.0, 0.1, -1.5), 2.5)),
            ),
            line(
                "raises",
                "`ValueError` dès que `alpha` est inférieur à 1.",
                "`ValueError` as soon as `alpha` is below 1.",
                Call((Z, 0.5), raises="ValueError"),
                Call((Z, 0), raises="ValueError"),
                Call((Z, 0.95), raises="ValueError"),
            ),
            *facts(Call((Z, 1.5))),
        ),
    ),
}
