"""Published inputs of ps1_softmax: the documents' own, and one for each exercise that exposes
the mistakes which the documents' sizes hide.

Sizes differ from each other everywhere, queries are not rows of the inputs, scores have both
signs, and upstream gradients are not uniform.
"""

from __future__ import annotations

from autograder.build.visible.lines import NAMED, document, facts, gradient, line, values
from autograder.build.visible.spec import Call, VisibleCheck, VisibleExercise, double, single
from autograder.text import Text

# --- The documents' sentence, and what they print about it ---

SENTENCE = single(
    [0.43, 0.15, 0.89],
    [0.55, 0.87, 0.66],
    [0.57, 0.85, 0.64],
    [0.22, 0.58, 0.33],
    [0.77, 0.25, 0.10],
    [0.05, 0.80, 0.55],
)
JOURNEY = single(0.55, 0.87, 0.66)
SCORES = single(0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865)
SOFTMAX_OF_SCORES = [0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581]

# --- Inputs of ours ---

QUERY = double(0.9, -1.3, 0.4, 1.7)  # (4,)
TOKENS = double(  # (5, 4)
    [1.2, -0.4, 0.8, 0.3],
    [-0.7, 1.1, 0.5, -1.6],
    [0.2, 0.9, -1.4, 0.6],
    [1.5, 0.1, -0.3, -0.8],
    [-1.1, -0.6, 1.3, 0.7],
)
FEW_TOKENS = double(  # (3, 5): fewer tokens than features
    [0.6, -1.2, 0.3, 0.9, -0.5],
    [-0.8, 0.4, 1.1, -0.2, 0.7],
    [1.3, 0.5, -0.9, 0.1, -1.4],
)
SQUARE_TOKENS = double(  # (3, 3): wrong axes do not raise here
    [0.4, -1.1, 0.7],
    [1.6, 0.2, -0.9],
    [-0.3, 1.2, 0.5],
)
BLOCK = double(  # (2, 3, 4)
    [[0.3, -1.2, 2.1, 0.7], [1.4, 0.2, -0.6, -1.9], [-0.5, 1.1, 0.4, 0.9]],
    [[-1.6, 0.8, 0.1, 1.3], [0.6, -0.9, 1.7, -0.2], [2.2, -0.4, -1.1, 0.5]],
)
BLOCK_UPSTREAM = double(
    [[0.2, -0.7, 1.1, 0.4], [-0.3, 0.9, 0.5, -1.2], [0.8, -0.1, 0.6, -0.4]],
    [[1.3, 0.3, -0.8, 0.1], [-0.6, 0.7, -0.2, 1.0], [0.4, -0.9, 0.5, 0.2]],
)
SQUARE_SCORES = double([0.4, -1.3, 0.8], [1.7, 0.1, -0.6], [-0.2, 1.2, 0.5])
MIXED_SCORES = double(0.8, -2.1, 0.4, -1.3, 0.6)  # their sum is -1.6
# Rows of very different size: the largest number of all is of no use to the last row.
BIG = single([1000.0, 1001.0, 999.0], [0.0, -5.0, 3.0], [-1000.0, -1001.0, -999.0])
MASKED = double(
    [0.7, float("-inf"), -0.4, 1.2],
    [float("-inf"), float("-inf"), 2.0, 0.5],
    [-1.0, 0.3, float("-inf"), float("-inf")],
)
VALUES = double(  # (5, 3)
    [0.5, -1.1, 2.0],
    [1.4, 0.3, -0.7],
    [-0.9, 0.8, 0.1],
    [0.2, -1.6, 1.2],
    [1.8, 0.6, -0.4],
)
VECTOR = double(0.9, -0.6, 1.4, 0.2)  # (4,)

# Near 1000 two float32 numbers are 6e-5 apart: exp(x − logsumexp) is right, and that far off.
LARGE = 2e-4


_SOFTMAX_CALLS = (Call((BLOCK,)), Call((BLOCK, 1)), Call((BLOCK, 0)), Call((BLOCK, -2)))
_SOFTMAX_GRADIENT = (
    Call((BLOCK,), upstream=(BLOCK_UPSTREAM,)),
    Call((BLOCK, 1), upstream=(BLOCK_UPSTREAM,)),
)

EXERCISES: dict[str, VisibleExercise] = {
    "attention_scores": VisibleExercise(
        ("query", "inputs"),
        (
            document(
                Text("000, étape 1, requête « journey »", '000, step 1, query "journey"'),
                Call(
                    (JOURNEY, SENTENCE),
                    printed=[0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865],
                ),
            ),
            values(
                "other_sizes",
                "5 jetons de taille 4 et une requête qui n'est pas l'un d'eux donnent 5 scores.",
                "5 tokens of size 4 and a query that is not one of them give 5 scores.",
                Call((QUERY, TOKENS)),
                Call((double(0.5, -1.2, 0.8), SQUARE_TOKENS)),
            ),
            values(
                "one_token",
                "Un seul jeton donne un tenseur d'un seul score ; " + NAMED.fr,
                "A single token gives a tensor of one score; " + NAMED.en,
                Call((), {"query": QUERY, "inputs": TOKENS[:1]}),
            ),
            gradient(
                "Le gradient atteint la requête et les jetons.",
                "The gradient reaches the query and the tokens.",
                Call((QUERY, TOKENS), upstream=(double(0.3, -1.1, 0.7, 1.6, -0.4),)),
            ),
            *facts(Call((QUERY, TOKENS))),
        ),
    ),
    "normalize_by_sum": VisibleExercise(
        ("scores",),
        (
            document(
                Text("000, étape 2", "000, step 2"),
                Call((SCORES,), printed=[0.1455, 0.2278, 0.2249, 0.1285, 0.1077, 0.1656]),
            ),
            values(
                "negative_scores",
                "Des scores de signes mêlés sont divisés par leur somme, même négative.",
                "Scores of mixed signs are divided by their sum, even a negative one.",
                Call((MIXED_SCORES,)),
                Call((double(30.0, -10.0, 60.0),)),
                Call((), {"scores": double(-0.4)}),
            ),
            gradient(
                "Le gradient traverse le quotient.",
                "The gradient goes through the quotient.",
                Call((MIXED_SCORES,), upstream=(double(0.3, -1.1, 0.7, 1.6, -0.4),)),
            ),
            *facts(Call((MIXED_SCORES,))),
        ),
    ),
    "softmax_naive": VisibleExercise(
        ("x", "dim"),
        (
            document(
                Text("000, pourquoi la softmax", "000, why softmax"),
                Call((SCORES,), printed=SOFTMAX_OF_SCORES),
            ),
            values(
                "every_axis",
                "Un tenseur (2, 3, 4) est normalisé le long de l'axe `dim`, le dernier par défaut.",
                "A (2, 3, 4) tensor is normalised along the axis `dim`, by default the last.",
                *_SOFTMAX_CALLS,
                Call((), {"x": SQUARE_SCORES, "dim": 0}),
                Call((SQUARE_SCORES,)),
            ),
            values(
                "overflow",
                "exp(89) déborde en float32 et donne nan, exprès ; exp(88) pas encore.",
                "exp(89) overflows in float32 and gives nan, on purpose; exp(88) not yet.",
                Call((single(89.0, 1.0, 0.0),)),
                Call((single(-110.0, -120.0),)),
                Call((single(88.0, 87.0, 80.0),)),
                exact=True,
            ),
            gradient(
                "Le gradient est celui de la softmax.",
                "The gradient is that of softmax.",
                *_SOFTMAX_GRADIENT,
            ),
            *facts(Call((BLOCK,))),
        ),
    ),
    "softmax_stable": VisibleExercise(
        ("x", "dim"),
        (
            document(
                Text("000, pourquoi la softmax", "000, why softmax"),
                Call((SCORES,), printed=SOFTMAX_OF_SCORES),
            ),
            values(
                "every_axis",
                "Un tenseur (2, 3, 4) est normalisé le long de l'axe `dim`, le dernier par défaut.",
                "A (2, 3, 4) tensor is normalised along the axis `dim`, by default the last.",
                *_SOFTMAX_CALLS,
                Call((), {"x": SQUARE_SCORES, "dim": 0}),
                Call((SQUARE_SCORES,)),
            ),
            values(
                "rows_of_very_different_size",
                "Des lignes vers 1000, 0 et −1000 donnent des poids finis et justes en float32.",
                "Rows near 1000, 0 and −1000 give finite and right weights in float32.",
                Call((BIG,)),
                Call((BIG.T.contiguous(), 0)),
                # A float64 inside puts the overflow off to 710.
                Call((single(100.0, 101.0, 99.0),)),
                tolerance=LARGE,
            ),
            values(
                "minus_infinity",
                "Un score de −inf reçoit un poids nul, et les autres se partagent 1.",
                "A score of −inf gets a weight of zero, and the others share 1.",
                Call((MASKED,)),
                Call((MASKED.T.contiguous(), 0)),
            ),
            gradient(
                "Le gradient est celui de la softmax, fini même pour de grands scores.",
                "The gradient is that of softmax, finite even for large scores.",
                *_SOFTMAX_GRADIENT,
                Call(
                    (BIG.double(),),
                    upstream=(double([0.2, -0.7, 1.1], [0.4, -0.3, 0.9], [0.5, -1.2, 0.8]),),
                ),
                Call(
                    (MASKED,),
                    upstream=(
                        double(
                            [0.2, -0.7, 1.1, 0.4], [-0.3, 0.9, 0.5, -1.2], [0.8, -0.1, 0.6, 0.3]
                        ),
                    ),
                ),
            ),
            line(
                "operators",
                "Le calcul est le tien : aucune softmax toute faite ne tourne.",
                "The computation is yours: no ready-made softmax runs.",
                Call((BLOCK,)),
                Call((SCORES,)),
                note=Text("`exp`, `max` et `sum` suffisent.", "`exp`, `max` and `sum` will do."),
            ),
            *facts(Call((BLOCK,))),
        ),
    ),
    "context_vector": VisibleExercise(
        ("query", "inputs"),
        (
            document(
                Text("000, étape 3, requête « journey »", '000, step 3, query "journey"'),
                Call((JOURNEY, SENTENCE), printed=[0.4419, 0.6515, 0.5683]),
            ),
            values(
                "other_sizes",
                "5 jetons de taille 4 et une requête qui n'est pas l'un d'eux donnent un vecteur "
                "de taille 4.",
                "5 tokens of size 4 and a query that is not one of them give a vector of size 4.",
                Call((QUERY, TOKENS)),
                Call((double(0.5, -1.2, 0.8), SQUARE_TOKENS)),
                Call((), {"query": QUERY, "inputs": TOKENS[:1]}),
            ),
            values(
                "large_scores",
                "Des scores de plusieurs centaines donnent un vecteur fini et juste.",
                "Scores of several hundred give a finite and right vector.",
                Call((single(200.0, -100.0), single([2.0, 1.0], [1.0, -1.0], [-3.0, 1.0]))),
                Call((single(200.0, -100.0), single([-4.0, 1.0], [-3.0, 1.0], [-3.0, 2.0]))),
                tolerance=LARGE,
            ),
            gradient(
                "Le gradient atteint la requête et les jetons.",
                "The gradient reaches the query and the tokens.",
                Call((QUERY, TOKENS), upstream=(double(0.3, -1.1, 0.7, 1.6),)),
            ),
            *facts(Call((QUERY, TOKENS))),
        ),
    ),
    "all_context_vectors": VisibleExercise(
        ("inputs",),
        (
            document(
                Text("000, généralisation", "000, generalisation"),
                Call(
                    (SENTENCE,),
                    printed=[
                        [0.4421, 0.5931, 0.5790],
                        [0.4419, 0.6515, 0.5683],
                        [0.4431, 0.6496, 0.5671],
                        [0.4304, 0.6298, 0.5510],
                        [0.4671, 0.5910, 0.5266],
                        [0.4177, 0.6503, 0.5645],
                    ],
                ),
            ),
            values(
                "other_sizes",
                "5 jetons de taille 4, 3 de taille 5, ou un seul : chaque jeton reçoit le sien.",
                "5 tokens of size 4, 3 of size 5, or a single one: each token gets its own vector.",
                Call((TOKENS,)),
                Call((FEW_TOKENS,)),
                Call((SQUARE_TOKENS,)),
                Call((), {"inputs": TOKENS[:1]}),
            ),
            values(
                "large_scores",
                "Des scores de plusieurs centaines donnent des vecteurs finis et justes.",
                "Scores of several hundred give finite and right vectors.",
                Call((single([20.0, 1.0], [0.0, -0.5], [-20.0, 3.0]),)),
                tolerance=LARGE,
            ),
            gradient(
                "Le gradient atteint les jetons par les scores et par la somme.",
                "The gradient reaches the tokens through the scores and through the sum.",
                Call(
                    (FEW_TOKENS,),
                    upstream=(
                        double(
                            [0.3, -1.1, 0.7, 1.6, -0.4],
                            [0.9, 0.2, -0.8, 0.5, 1.2],
                            [-0.6, 1.4, 0.1, -0.9, 0.8],
                        ),
                    ),
                ),
            ),
            *facts(Call((TOKENS,))),
        ),
    ),
    "soft_lookup": VisibleExercise(
        ("query", "keys", "values", "temperature"),
        (
            VisibleCheck(
                "document",
                "values",
                Text(
                    "L'exemple du document 004 est retrouvé : environ 42 %, 16 % et 42 %.",
                    "The example of document 004 is found again: about 42%, 16% and 42%.",
                ),
                (
                    Call(
                        (
                            single(1.0, 0.0),
                            single([1.0, 0.0], [0.0, 1.0], [1.0, 1.0]),
                            single([10.0], [20.0], [30.0]),
                        )
                    ),
                ),
                note=Text(
                    "Le document donne ces poids sans diviser par √d.",
                    "The document gives these weights without dividing by √d.",
                ),
            ),
            values(
                "other_sizes",
                "5 clés de taille 4 et 5 valeurs de taille 3, à plusieurs températures.",
                "5 keys of size 4 and 5 values of size 3, at several temperatures.",
                Call((QUERY, TOKENS, VALUES)),
                Call((QUERY, TOKENS, VALUES, 0.5)),
                Call((), {"query": QUERY, "keys": TOKENS, "values": VALUES, "temperature": 3.0}),
                # Keys and values of one size: swapping them raises nothing.
                Call((QUERY, TOKENS, TOKENS.flip(0), 2)),
                Call((QUERY, TOKENS[:1], VALUES[:1])),
            ),
            values(
                "cold",
                "Une température très basse reste finie et choisit la meilleure clé.",
                "A very low temperature stays finite and picks the best key.",
                Call(
                    (
                        single(2.0, -1.0),
                        single([1.0, 1.0], [2.0, 1.0], [-1.0, 0.0]),
                        single([1.0, 5.0], [2.0, 6.0], [4.0, 8.0]),
                        0.01,
                    )
                ),
                tolerance=LARGE,
            ),
            VisibleCheck(
                "bad_temperature",
                "raises",
                Text(
                    "Une température nulle ou négative lève `ValueError`.",
                    "A temperature of zero or below raises `ValueError`.",
                ),
                (
                    Call((QUERY, TOKENS, VALUES, 0.0), raises="ValueError"),
                    Call((QUERY, TOKENS, VALUES, -1.0), raises="ValueError"),
                ),
            ),
            gradient(
                "Le gradient atteint la requête, les clés et les valeurs.",
                "The gradient reaches the query, the keys and the values.",
                Call(
                    (QUERY, TOKENS, VALUES, 0.5),
                    upstream=(double(0.3, -1.1, 0.7), double(0.9, 0.2, -0.8, 0.5, 1.2)),
                ),
            ),
            *facts(Call((QUERY, TOKENS, VALUES, 0.5))),
        ),
        returns=("output", "weights"),
    ),
    "softmax_jacobian": VisibleExercise(
        ("x",),
        (
            values(
                "document",
                "La formule du document, w_i (δ_ij − w_j), sur ses scores.",
                "The document's formula, w_i (δ_ij − w_j), on its scores.",
                Call((SCORES,)),
            ),
            values(
                "other_sizes",
                "4 scores des deux signes, ou un seul.",
                "4 scores of both signs, or a single one.",
                Call((VECTOR,)),
                Call((), {"x": double(0.7)}),
            ),
            values(
                "large_scores",
                "De grands scores donnent un jacobien fini et juste en float32.",
                "Large scores give a finite and right Jacobian in float32.",
                Call((single(1000.0, 1001.0, 999.0),)),
                Call((single(-1000.0, -1001.0, -999.0),)),
                tolerance=LARGE,
            ),
            *facts(Call((VECTOR,))),
        ),
    ),
    "normalization_jacobian": VisibleExercise(
        ("x",),
        (
            values(
                "document",
                "Sur les scores du document : ligne i, colonne j, ∂w_i/∂x_j.",
                "On the document's scores: at row i, column j, ∂w_i/∂x_j.",
                Call((SCORES,)),
            ),
            values(
                "other_sizes",
                "4 scores des deux signes, de somme positive ou négative, ou un seul.",
                "4 scores of both signs, with a positive or negative sum, or a single one.",
                Call((VECTOR,)),
                Call((MIXED_SCORES,)),
                Call((), {"x": double(-0.4)}),
            ),
            *facts(Call((VECTOR,))),
        ),
    ),
}
