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

# attention_numpy and attention_backward are written with NumPy alone.
TENSOR_OPERATORS = tuple(
    f"aten::{name}"
    for name in (
        *("mm", "matmul", "bmm", "einsum", "softmax", "_softmax"),
        *("exp", "mul", "div", "add", "sub", "sum"),
    )
)

# What runs when ready-made dropout is used: in torch.nn.functional, in torch, which decomposes
# before an operator is dispatched, as the operators of devices that fuse it, and inside a
# ready-made attention.
DROPOUT_OPERATORS = (
    *(
        f"torch.nn.functional.{name}"
        for name in (
            *("dropout", "dropout1d", "dropout2d", "dropout3d"),
            *("alpha_dropout", "feature_alpha_dropout"),
        )
    ),
    *(
        f"{home}{name}"
        for home in ("torch.", "aten::")
        for name in (
            *("dropout", "dropout_", "native_dropout", "feature_dropout", "feature_dropout_"),
            *("alpha_dropout", "alpha_dropout_", "feature_alpha_dropout", "feature_alpha_dropout_"),
        )
    ),
    *ATTENTION_OPERATORS,
)

# What runs when ready-made layer normalisation is used.
LAYER_NORM_OPERATORS = (
    "torch.nn.functional.layer_norm",
    "aten::layer_norm",
    "aten::native_layer_norm",
)

# What runs when ready-made cross-entropy is used: by name, and as what it decomposes into.
CROSS_ENTROPY_OPERATORS = (
    "torch.nn.functional.cross_entropy",
    "torch.nn.functional.nll_loss",
    "aten::cross_entropy_loss",
    "aten::nll_loss",
    "aten::nll_loss_nd",
    "aten::nll_loss_forward",
    "aten::nll_loss2d_forward",
)

# What runs when PyTorch's own block is used: the methods of its class, or its fast path.
BLOCK_OPERATORS = (
    "torch.nn.TransformerEncoderLayer",
    "torch.nn.TransformerDecoderLayer",
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
    pages=("attention.html",),
)

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


PS3 = Assignment(
    name="ps3_causal_attention",
    title=Text(
        fr="Masque causal et dropout",
        en="Causal mask and dropout",
    ),
    exercises=(
        Exercise(
            "3.1",
            ("causal_mask",),
            2.0,
            Text("Le masque causal", "The causal mask"),
            document="000, masquer les mots futurs ; 001, §4 ; 004, décodeur seul",
        ),
        Exercise(
            "3.2",
            ("mask_after_softmax",),
            2.0,
            Text("Masquer après la softmax", "Masking after the softmax"),
            needs=("causal_mask",),
            document="000, approche naïve : masquer après softmax",
        ),
        Exercise(
            "3.3",
            ("mask_before_softmax",),
            3.0,
            Text("Masquer avant la softmax", "Masking before the softmax"),
            needs=("causal_mask",),
            document="000, approche efficace : masquer avant softmax",
        ),
        Exercise(
            "3.6",
            ("counterexample_fill",),
            1.0,
            Text("Chasse à l'erreur : moins dix", "Bug hunt: minus ten"),
            optional=True,
        ),
        Exercise(
            "3.4",
            ("inverted_dropout",),
            3.0,
            Text("Le dropout inversé", "Inverted dropout"),
            forbidden=DROPOUT_OPERATORS,
            document="000, masquage supplémentaire avec le dropout",
        ),
        Exercise(
            "3.5",
            ("CausalAttention",),
            5.0,
            Text("L'attention causale en module", "Causal attention as a module"),
            needs=("causal_mask", "mask_after_softmax", "mask_before_softmax", "inverted_dropout"),
            document="000, classe d'attention causale compacte",
        ),
    ),
)

PS4 = Assignment(
    name="ps4_multi_head",
    title=Text(
        fr="Plusieurs têtes",
        en="Several heads",
    ),
    exercises=(
        Exercise(
            "4.1",
            ("MultiHeadAttentionWrapper",),
            3.0,
            Text("Des têtes côte à côte", "Heads side by side"),
            document="000, attention multi-têtes",
        ),
        Exercise(
            "4.2",
            ("exercise_3_2",),
            2.0,
            Text("Une sortie de taille 2", "An output of size 2"),
            needs=("MultiHeadAttentionWrapper",),
            document="000, exercice 3.2",
            document_number="3.2",
        ),
        Exercise(
            "4.3",
            ("element_offset", "contiguous_strides"),
            1.0,
            Text("Où dort un nombre", "Where a number sleeps"),
            optional=True,
            document="000, fractionnement des têtes",
        ),
        Exercise(
            "4.4",
            ("split_heads",),
            3.0,
            Text("Fractionner les têtes", "Split the heads"),
            document="000, fractionnement des têtes",
        ),
        Exercise(
            "4.5",
            ("merge_heads",),
            3.0,
            Text("Recoller les têtes", "Merge the heads"),
            document="000, fractionnement des têtes",
        ),
        Exercise(
            "4.8",
            ("counterexample_heads",),
            1.0,
            Text("Chasse à l'erreur : les têtes", "Bug hunt: the heads"),
            optional=True,
        ),
        Exercise(
            "4.6",
            ("MultiHeadAttention",),
            6.0,
            Text("L'attention multi-têtes", "Multi-head attention"),
            needs=("split_heads", "merge_heads"),
            document="000, fractionnement des têtes ; 004, attention multi-têtes",
        ),
        Exercise(
            "4.7",
            ("wrapper_to_multihead",),
            1.0,
            Text("Du premier module au second", "From the first module to the second"),
            optional=True,
            needs=("MultiHeadAttentionWrapper", "MultiHeadAttention"),
            document="000, fractionnement des têtes",
        ),
    ),
)


PS5 = Assignment(
    name="ps5_kernel_attention",
    title=Text(
        fr="L'attention, une régression à noyau",
        en="Attention as kernel regression",
    ),
    exercises=(
        Exercise(
            "5.1",
            ("nadaraya_watson",),
            2.0,
            Text("L'estimateur de Nadaraya-Watson", "The Nadaraya-Watson estimator"),
            optional=True,
            document="004, lien avec la régression à noyau",
        ),
        Exercise(
            "5.2",
            ("dot_product_regression",),
            2.0,
            Text("La régression par produit scalaire", "Dot-product regression"),
            optional=True,
            document="004, lien avec la régression à noyau",
        ),
        Exercise(
            "5.7",
            ("matching_bandwidth",),
            1.0,
            Text("La bande passante de l'attention", "The bandwidth of attention"),
            optional=True,
            document="004, lien avec la régression à noyau",
        ),
        Exercise(
            "5.3",
            ("effective_kernel", "asymmetry"),
            2.0,
            Text("Le noyau effectif et son asymétrie", "The effective kernel and its asymmetry"),
            optional=True,
            document="004, lien avec la régression à noyau",
        ),
        Exercise(
            "5.6",
            ("compact_kernel",),
            1.0,
            Text("Les noyaux à support compact", "Kernels of compact support"),
            optional=True,
            document="004, lien avec la régression à noyau",
        ),
        Exercise(
            "5.4",
            ("sparsemax",),
            3.0,
            Text("Sparsemax", "Sparsemax"),
            optional=True,
            document="004, lien avec la régression à noyau",
        ),
        Exercise(
            "5.5",
            ("entmax",),
            3.0,
            Text("Entmax", "Entmax"),
            optional=True,
            document="004, lien avec la régression à noyau",
        ),
    ),
)

PS6 = Assignment(
    name="ps6_transformer_block",
    title=Text(
        fr="Le bloc Transformer",
        en="The Transformer block",
    ),
    exercises=(
        Exercise(
            "6.1",
            ("sinusoidal_encoding",),
            3.0,
            Text("L'encodage sinusoïdal", "Sinusoidal encoding"),
            document="004, encodage positionnel",
        ),
        Exercise(
            "6.2",
            ("shift_matrix",),
            1.0,
            Text("Décaler, c'est tourner", "To shift is to rotate"),
            optional=True,
            document="004, encodage positionnel",
        ),
        Exercise(
            "6.8",
            ("attention_backward",),
            2.0,
            Text("La rétropropagation à la main", "Backpropagation by hand"),
            optional=True,
            forbidden=TENSOR_OPERATORS,
            document="004, encodage positionnel",
        ),
        Exercise(
            "6.9",
            ("learn_positions",),
            1.0,
            Text("Apprendre les positions", "Learning positions"),
            optional=True,
            needs=("attention_backward",),
            document="004, encodage positionnel",
        ),
        Exercise(
            "6.3",
            ("LayerNorm",),
            3.0,
            Text("La normalisation de couche", "Layer normalisation"),
            forbidden=LAYER_NORM_OPERATORS,
            document="004, le bloc transformeur",
        ),
        Exercise(
            "6.4",
            ("FeedForward",),
            3.0,
            Text("Le réseau à propagation avant", "The feed-forward network"),
            document="004, le bloc transformeur",
        ),
        Exercise(
            "6.5",
            ("EncoderBlock",),
            5.0,
            Text("Le bloc encodeur", "The encoder block"),
            needs=("LayerNorm", "FeedForward"),
            forbidden=BLOCK_OPERATORS,
            document="004, le bloc transformeur",
        ),
        Exercise(
            "6.6",
            ("DecoderBlock",),
            2.0,
            Text("Le bloc décodeur", "The decoder block"),
            optional=True,
            needs=("LayerNorm", "FeedForward"),
            forbidden=BLOCK_OPERATORS,
            document="004, encodeur-décodeur",
        ),
        Exercise(
            "6.7",
            ("load_torch_encoder", "load_torch_decoder"),
            2.0,
            Text("Charger les poids de PyTorch", "Loading PyTorch's weights"),
            optional=True,
            needs=("EncoderBlock", "DecoderBlock"),
            document="004, le bloc transformeur",
        ),
    ),
    pages=("positions.html",),
)

PS7 = Assignment(
    name="ps7_generation",
    title=Text(
        fr="Entraîner, générer, garder en mémoire",
        en="Training, generating, caching",
    ),
    exercises=(
        Exercise(
            "7.11",
            ("bpe_train", "bpe_encode"),
            1.0,
            Text("Des jetons par paires d'octets", "Tokens by byte pairs"),
            optional=True,
            document="004, des mots aux jetons",
        ),
        Exercise(
            "7.1",
            ("next_token_pairs",),
            1.0,
            Text("Le jeton suivant", "The next token"),
            document="004, entraînement parallèle",
        ),
        Exercise(
            "7.2",
            ("language_model_loss",),
            3.0,
            Text("La perte d'un modèle de langue", "The loss of a language model"),
            forbidden=CROSS_ENTROPY_OPERATORS,
            document="004, entraînement parallèle",
        ),
        Exercise(
            "7.3",
            ("temperature_probs",),
            2.0,
            Text("La température", "Temperature"),
            document="004, démonstration : génération avec GPT-2",
        ),
        Exercise(
            "7.4",
            ("sample_next",),
            3.0,
            Text("Tirer le jeton suivant", "Drawing the next token"),
            needs=("temperature_probs",),
            document="004, démonstration : génération avec GPT-2",
        ),
        Exercise(
            "7.5",
            ("generate_naive",),
            4.0,
            Text("La génération naïve", "Naive generation"),
            needs=("sample_next",),
            document="004, génération mot par mot",
        ),
        Exercise(
            "7.9",
            ("generation_cost",),
            1.0,
            Text("Le coût d'une génération", "What generation costs"),
            optional=True,
            document="004, génération mot par mot ; 004, le cache clés-valeurs",
        ),
        Exercise(
            "7.6",
            ("KVCache",),
            3.0,
            Text("Le cache clés-valeurs", "The key-value cache"),
            document="004, le cache clés-valeurs",
        ),
        Exercise(
            "7.7",
            ("CachedMultiHeadAttention",),
            5.0,
            Text("L'attention qui se souvient", "Attention that remembers"),
            needs=("KVCache",),
            document="004, le cache clés-valeurs",
        ),
        Exercise(
            "7.12",
            ("counterexample_cache",),
            1.0,
            Text("Chasse à l'erreur : le cache", "Bug hunt: the cache"),
            optional=True,
        ),
        Exercise(
            "7.8",
            ("generate_cached",),
            4.0,
            Text("La génération avec cache", "Generation with a cache"),
            needs=("sample_next", "KVCache", "CachedMultiHeadAttention"),
            document="004, le cache clés-valeurs",
        ),
        Exercise(
            "7.10",
            ("load_gpt2",),
            1.0,
            Text("Charger GPT-2", "Loading GPT-2"),
            optional=True,
            needs=("KVCache", "CachedMultiHeadAttention"),
            document="004, démonstration : génération avec GPT-2",
        ),
    ),
    files=("small_gpt.pt",),
)


def attention_course(root: Path) -> Course:
    """The course as found under `root`, the folder of grading_config.py."""
    return Course(
        name="attention",
        assignments=(PS1, PS2, PS3, PS4, PS5, PS6, PS7),
        root=root,
        graders=Path(__file__).parent / "graders",
        mistakes="autograder.misconceptions",
    )
