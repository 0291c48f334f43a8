"""The course on attention: its assignments and exercises, as the catalogue fixes them."""

from __future__ import annotations

from pathlib import Path

from autograder.course import Assignment, Course, Exercise
from autograder.text import Text

# What runs when a ready-made softmax is used, in forward or as its logarithm.
SOFTMAX_OPERATORS = (
    "aten::_softmax",
    "aten::_log_softmax",
    "aten::softmax",
    "aten::log_softmax",
    "aten::logsumexp",
    "aten::_safe_softmax",
    "aten::_masked_softmax",
    "aten::_sparse_softmax",
    "aten::_sparse_log_softmax",
    "torch.nn.functional.scaled_dot_product_attention",
    "aten::_scaled_dot_product_flash_attention_for_cpu",
    "aten::_scaled_dot_product_attention_math",
    "aten::_native_multi_head_attention",
    "aten::_transformer_encoder_layer_fwd",
)

PS1 = Assignment(
    name="ps1_softmax",
    title=Text(
        fr="Scores, softmax et vecteurs de contexte",
        en="Scores, softmax and context vectors",
    ),
    exercises=(
        Exercise(
            "1.1",
            ("attention_scores",),
            2.0,
            Text("Scores d'attention", "Attention scores"),
            document="000, étape 1",
        ),
        Exercise(
            "1.2",
            ("normalize_by_sum",),
            1.0,
            Text("Normaliser par la somme", "Normalise by the sum"),
            optional=True,
            document="000, étape 2",
        ),
        Exercise(
            "1.3",
            ("softmax_naive",),
            2.0,
            Text("Softmax naïve", "Naive softmax"),
            document="000, pourquoi la softmax",
        ),
        Exercise(
            "1.4",
            ("softmax_stable",),
            4.0,
            Text("Softmax stable", "Stable softmax"),
            forbidden=SOFTMAX_OPERATORS,
            document="000, raison 1",
        ),
        Exercise(
            "1.7",
            ("context_vector",),
            3.0,
            Text("Un vecteur de contexte", "One context vector"),
            needs=("softmax_stable", "attention_scores"),
            document="000, étape 3",
        ),
        Exercise(
            "1.8",
            ("all_context_vectors",),
            3.0,
            Text("Tous les vecteurs de contexte", "Every context vector"),
            needs=("softmax_stable", "attention_scores"),
            document="000, généralisation",
        ),
        Exercise(
            "1.9",
            ("soft_lookup",),
            3.0,
            Text("Le dictionnaire souple", "The soft dictionary"),
            needs=("softmax_stable", "attention_scores"),
            document="004, requêtes, clés et valeurs",
        ),
        Exercise(
            "1.5",
            ("softmax_jacobian",),
            1.0,
            Text("Jacobien de la softmax", "Jacobian of the softmax"),
            optional=True,
            document="000, raison 2",
        ),
        Exercise(
            "1.6",
            ("normalization_jacobian",),
            1.0,
            Text(
                "Jacobien de la normalisation par la somme",
                "Jacobian of sum normalisation",
            ),
            optional=True,
            document="000, raison 2",
        ),
    ),
)


def attention_course(root: Path) -> Course:
    """The course as found under `root`, the folder of grading_config.py."""
    return Course(
        name="attention",
        assignments=(PS1,),
        root=root,
        graders=Path(__file__).parent / "graders",
        mistakes="autograder.misconceptions",
    )
