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

# What runs when ready-made attention is used: its name in torch.nn.functional, and whichever
# operator the device chooses under it.
ATTENTION_OPERATORS = (
    "torch.nn.functional.scaled_dot_product_attention",
    "aten::scaled_dot_product_attention",
    "aten::_scaled_dot_product_attention_math",
    "aten::_scaled_dot_product_attention_math_for_mps",
    "aten::_scaled_dot_product_flash_attention",
    "aten::_scaled_dot_product_flash_attention_for_cpu",
    "aten::_scaled_dot_product_efficient_attention",
    "aten::_scaled_dot_product_cudnn_attention",
    "aten::_scaled_dot_product_fused_attention_overrideable",
)

# attention_numpy is written with NumPy alone.
TENSOR_OPERATORS = tuple(
    f"aten::{name}"
    for name in (
        *("mm", "matmul", "bmm", "einsum", "softmax", "_softmax"),
        *("exp", "mul", "div", "add", "sub", "sum"),
    )
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

# Written and graded, not yet in the course: see docs/drafts/.
PS2 = Assignment(
    name="ps2_self_attention",
    title=Text(
        fr="L'auto-attention qui apprend",
        en="Self-attention that learns",
    ),
    exercises=(
        Exercise(
            "2.8",
            ("attention_numpy",),
            3.0,
            Text("L'attention en NumPy", "Attention in NumPy"),
            forbidden=TENSOR_OPERATORS,
            document="003, un calcul numérique complet",
        ),
        Exercise(
            "2.1",
            ("project_qkv",),
            2.0,
            Text("Requêtes, clés et valeurs", "Queries, keys and values"),
            document="000, poids apprenables",
        ),
        Exercise(
            "2.7",
            ("score_spread",),
            1.0,
            Text("L'étalement des scores", "The spread of the scores"),
            optional=True,
            document="000, pourquoi diviser par √d_k",
        ),
        Exercise(
            "2.2",
            ("attention_weights",),
            3.0,
            Text("Poids d'attention", "Attention weights"),
            document="000, étape 2",
        ),
        Exercise(
            "2.3",
            ("scaled_dot_product_attention",),
            4.0,
            Text("L'attention complète", "Attention in full"),
            needs=("attention_weights",),
            forbidden=ATTENTION_OPERATORS,
            document="000, étape 3",
        ),
        Exercise(
            "2.12",
            ("counterexample_scale",),
            1.0,
            Text("Chasse à l'erreur : l'échelle", "Bug hunt: the scale"),
            optional=True,
        ),
        Exercise(
            "2.4",
            ("SelfAttention_v1",),
            3.0,
            Text("L'auto-attention en module", "Self-attention as a module"),
            document="000, classe compacte",
        ),
        Exercise(
            "2.5",
            ("SelfAttention_v2",),
            3.0,
            Text("L'auto-attention avec nn.Linear", "Self-attention with nn.Linear"),
            document="000, version améliorée",
        ),
        Exercise(
            "2.6",
            ("transfer_weights",),
            2.0,
            Text("Transférer les poids", "Transfer the weights"),
            needs=("SelfAttention_v1", "SelfAttention_v2"),
            document="000, exercice 3.1",
            document_number="3.1",
        ),
        Exercise(
            "2.9",
            ("AttentionSimple",),
            1.0,
            Text("Une couche prête à empiler", "A layer ready to be stacked"),
            optional=True,
            document="003, implémentation courte",
        ),
        Exercise(
            "2.10",
            ("cross_attention",),
            1.0,
            Text("L'attention croisée", "Cross-attention"),
            optional=True,
            document="003, auto-attention ; 004, auto-attention",
        ),
        Exercise(
            "2.11",
            ("permutation_gap",),
            1.0,
            Text("L'équivariance par permutation", "Permutation equivariance"),
            optional=True,
            document="004, auto-attention",
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
