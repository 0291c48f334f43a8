"""Known mistakes of the encoder block, the decoder block and their loaders.

Keys of the shared list (BK-1) stand where the list has the idea; keys in PS6- are this
assignment's own. Programs keep the names of the reference's attributes, so that its loaders fit.
"""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import Tensor, nn

from autograder.misconceptions.hints import (
    DIAGONAL_HIDDEN,
    DROPOUT_IN_EVALUATION,
    IN_PLACE,
    MASK_IGNORED,
    MASK_INVERTED,
    NO_CAUSAL_MASK,
    OTHER_TRIANGLE,
    SHARED_MEMORY,
    Hints,
)
from autograder.mistakes import Mistakes

if TYPE_CHECKING:
    from typing import Any

    FeedForward = EncoderBlock = DecoderBlock = Any

MISTAKES = Mistakes()

NO_RESIDUAL: Hints = {
    "fr": (
        "Toutes les sous-couches à zéro, que doit rendre un bloc *pre-norm* ?",
        "Une sous-couche remplace les jetons au lieu de s'y ajouter : un chemin résiduel manque.",
        "Chacune des sous-couches s'ajoute à ce qu'elle reçoit : `x = x + "
        "sous_couche(...)`, pour l'attention comme pour le réseau.",
    ),
    "en": (
        "With every sublayer set to zero, what must a pre-norm block return?",
        "A sublayer takes the place of the tokens instead of being added to them: a "
        "residual path is missing.",
        "Each sublayer is added to what it receives: `x = x + sublayer(...)`, for attention"
        " as for the network.",
    ),
}

ORDER: Hints = {
    "fr": (
        "Où se place la norme : avant la sous-couche, ou après l'addition ?",
        "Ton bloc ne suit pas `norm_first` : il range les normes dans le même ordre, ou "
        "dans l'ordre opposé.",
        "`norm_first=True` : `x + f(norm(x))`. `norm_first=False` : `norm(x + f(x))`.",
    ),
    "en": (
        "Where does the norm stand: before the sublayer, or after the addition?",
        "Your block does not follow `norm_first`: its norms stand in one order always, or "
        "in the opposite one.",
        "`norm_first=True`: `x + f(norm(x))`. `norm_first=False`: `norm(x + f(x))`.",
    ),
}

RESIDUAL_NORMALISED: Hints = {
    "fr": (
        "Qu'est-ce qui traverse le bloc sans être touché ?",
        "Tu ajoutes la sous-couche aux jetons normalisés. Le chemin résiduel porte les "
        "jetons bruts.",
        "Garde `x` et donne un autre nom à sa norme : `y = self.norm1(x)`, puis `x = x + f(y)`.",
    ),
    "en": (
        "What goes through the block untouched?",
        "You add the sublayer to the normalised tokens. The residual path carries the raw ones.",
        "Keep `x` and give its norm another name: `y = self.norm1(x)`, then `x = x + f(y)`.",
    ),
}

PARALLEL: Hints = {
    "fr": (
        "Le réseau lit-il les jetons d'avant l'attention, ou ceux d'après ?",
        "Tes deux sous-couches partent de la même entrée, en parallèle. Elles se suivent.",
        "Mets à jour `x` après l'attention (`x = x + ...`), et pars de ce `x` pour le réseau.",
    ),
    "en": (
        "Does the network read the tokens from before attention, or those from after?",
        "Both your sublayers start from the same input, in parallel. They follow one another.",
        "Update `x` after attention (`x = x + ...`), and start the network from that `x`.",
    ),
}

NORMS_SHARED: Hints = {
    "fr": (
        "Combien de normes distinctes ton bloc apprend-il ?",
        "La même norme sert deux fois : ses deux places auraient toujours la même échelle "
        "et le même décalage.",
        "Construis une norme par sous-couche, `self.norm1`, `self.norm2`…, et emploie "
        "chacune à sa place.",
    ),
    "en": (
        "How many distinct norms does your block learn?",
        "The same norm serves twice: both its places would always have the same scale and shift.",
        "Build one norm a sublayer, `self.norm1`, `self.norm2`…, and use each in its place.",
    ),
}

NORM_MISSING: Hints = {
    "fr": (
        "Compte les normes : une par sous-couche.",
        "Une sous-couche de ton bloc n'a pas de norme.",
        "*Pre-norm* : `x + f(norm(x))` à **chaque** sous-couche ; *post-norm* : `norm(x + f(x))`.",
    ),
    "en": (
        "Count the norms: one a sublayer.",
        "One sublayer of your block has no norm.",
        "Pre-norm: `x + f(norm(x))` in **each** sublayer; post-norm: `norm(x + f(x))`.",
    ),
}

NORM_EXTRA: Hints = {
    "fr": (
        "Compte les normes : une par sous-couche, pas davantage.",
        "Ton bloc normalise une fois de plus. La norme finale d'un modèle vient après le "
        "dernier bloc.",
        "*Pre-norm* : rien après la dernière addition. *Post-norm* : rien avant la sous-couche.",
    ),
    "en": (
        "Count the norms: one a sublayer, and no more.",
        "Your block normalises once more. The final norm of a model comes after the last block.",
        "Pre-norm: nothing after the last addition. Post-norm: nothing before the sublayer.",
    ),
}

NORMS_SWAPPED: Hints = {
    "fr": (
        "Laquelle des normes va avec quelle sous-couche ?",
        "Tes normes ont échangé leurs places : leurs échelles ne sont pas les mêmes.",
        "Dans l'ordre : `norm1` pour l'auto-attention, puis la suivante, et la dernière "
        "pour le réseau.",
    ),
    "en": (
        "Which norm goes with which sublayer?",
        "Your norms have traded places: their scales are not the same.",
        "In order: `norm1` for self-attention, then the next one, and the last for the network.",
    ),
}

SUBLAYERS_ORDER: Hints = {
    "fr": (
        "Dans quel ordre viennent les sous-couches ?",
        "Deux sous-couches ont échangé leurs places.",
        "D'abord l'auto-attention, puis, dans un décodeur, l'attention croisée, enfin le réseau.",
    ),
    "en": (
        "In which order do the sublayers come?",
        "Two sublayers have traded places.",
        "First self-attention, then cross-attention in a decoder, last the network.",
    ),
}

ACTIVATION: Hints = {
    "fr": (
        "Quelle activation entre les deux couches linéaires du réseau ?",
        "Ce n'est pas la GELU exacte : ReLU, SiLU, aucune, ou l'approximation par tanh.",
        "`FeedForward(d_model, d_ff)` l'emploie sans rien préciser ; sinon "
        "`torch.nn.functional.gelu(h)`.",
    ),
    "en": (
        "Which activation between both linear layers of the network?",
        "It is not the exact GELU: ReLU, SiLU, none, or the approximation by tanh.",
        "`FeedForward(d_model, d_ff)` uses it when nothing is said; otherwise "
        "`torch.nn.functional.gelu(h)`.",
    ),
}

NORM_OF_SUBLAYER: Hints = {
    "fr": (
        "Qu'est-ce qui passe par la norme : la sous-couche seule, ou la somme ?",
        "Tu normalises la sortie de la sous-couche avant de l'ajouter.",
        "*Pre-norm* : la norme est à l'**entrée** de la sous-couche. *Post-norm* : elle "
        "porte sur la somme, `norm(x + f(x))`.",
    ),
    "en": (
        "What goes through the norm: the sublayer alone, or the sum?",
        "You normalise what the sublayer answers before adding it.",
        "Pre-norm: the norm stands at the **entrance** of the sublayer. Post-norm: it takes"
        " the sum, `norm(x + f(x))`.",
    ),
}

EPSILON: Hints = {
    "fr": (
        "Des jetons tout petits : quel est l'ε de tes normes ?",
        "Ton ε n'est pas $10^{-5}$ : sur des jetons ordinaires, cela ne se voit pas.",
        "`nn.LayerNorm(d_model)` et ta `LayerNorm` ont ce `eps=1e-5` par défaut : ne le "
        "change pas.",
    ),
    "en": (
        "Very small tokens: what is the ε of your norms?",
        "Your ε is not $10^{-5}$: on ordinary tokens it does not show.",
        "`nn.LayerNorm(d_model)` and your `LayerNorm` have this `eps=1e-5` by default: leave it.",
    ),
}

BATCH_FIRST: Hints = {
    "fr": (
        "Change une phrase du lot : les autres changent-elles aussi ?",
        "`nn.MultiheadAttention` prend le premier axe pour celui des jetons : les phrases "
        "se regardent.",
        "Construis-la avec `batch_first=True`.",
    ),
    "en": (
        "Change one sentence of the batch: do the others change too?",
        "`nn.MultiheadAttention` takes the first axis for that of tokens: sentences look at"
        " each other.",
        "Build it with `batch_first=True`.",
    ),
}

CAUSAL_ENCODER: Hints = {
    "fr": (
        "Sans masque, que voit le premier jeton d'un encodeur ?",
        "Ton bloc encodeur cache l'avenir de lui-même. Il ne cache que ce que dit `mask`.",
        "Donne `mask` tel quel à l'attention, `attn_mask=mask`, et rien quand il vaut `None`.",
    ),
    "en": (
        "Without a mask, what does the first token of an encoder see?",
        "Your encoder block hides the future by itself. It hides only what `mask` says.",
        "Give `mask` to attention as it is, `attn_mask=mask`, and nothing when it is `None`.",
    ),
}

MASK_AS_NUMBERS: Hints = {
    "fr": (
        "Que fait l'attention d'un masque qui n'est pas booléen ?",
        "Converti en nombres, le masque **s'ajoute** aux scores : `True` devient +1, et ne "
        "cache rien.",
        "Garde-le booléen, ou mets −∞ où il vaut `True` : `masked_fill(mask, float('-inf'))`.",
    ),
    "en": (
        "What does attention do with a mask that is not boolean?",
        "Turned into numbers, the mask is **added** to the scores: `True` becomes +1, and "
        "hides nothing.",
        "Keep it boolean, or put −∞ where it is `True`: `masked_fill(mask, float('-inf'))`.",
    ),
}

CROSS_MASKED: Hints = {
    "fr": (
        "Quelle partie de la source la cible a-t-elle le droit de lire ?",
        "Ton attention croisée a un masque causal. La source est connue en entier avant que"
        " l'on écrive.",
        "Le masque va à l'auto-attention seule : `self.cross_attention(y, memory, memory)`.",
    ),
    "en": (
        "Which part of the source may the target read?",
        "Your cross-attention has a causal mask. The source is known whole before anything "
        "is written.",
        "The mask goes to self-attention alone: `self.cross_attention(y, memory, memory)`.",
    ),
}

MEMORY_NORMALISED: Hints = {
    "fr": (
        "La norme s'applique à la cible. Et à la mémoire ?",
        "Tu normalises `memory`. Elle sert telle quelle de clés et de valeurs.",
        "`self.cross_attention(self.norm2(x), memory, memory)` : rien n'est fait à `memory`.",
    ),
    "en": (
        "The norm applies to the target. What about the memory?",
        "You normalise `memory`. It serves as it is for keys and values.",
        "`self.cross_attention(self.norm2(x), memory, memory)`: nothing is done to `memory`.",
    ),
}

TARGET_ASKS: Hints = {
    "fr": (
        "Une sortie par **requête** : qui pose les questions, la cible ou la source ?",
        "Dans ton attention croisée, les requêtes viennent de la source.",
        "`self.cross_attention(y, memory, memory)` : `y` d'abord, qui vient de la cible.",
    ),
    "en": (
        "One output a **query**: who asks, the target or the source?",
        "In your cross-attention the queries come from the source.",
        "`self.cross_attention(y, memory, memory)`: `y` first, which comes from the target.",
    ),
}

KEYS_AND_VALUES: Hints = {
    "fr": (
        "Clés et valeurs vont par paires : d'où viennent-elles ?",
        "Dans ton attention croisée, clés et valeurs ne viennent pas toutes les deux de la source.",
        "`self.cross_attention(y, memory, memory)` : `memory` deux fois.",
    ),
    "en": (
        "Keys and values come as pairs: where from?",
        "In your cross-attention, keys and values do not both come from the source.",
        "`self.cross_attention(y, memory, memory)`: `memory` twice.",
    ),
}

ONE_ATTENTION: Hints = {
    "fr": (
        "Combien d'attentions distinctes un bloc décodeur apprend-il ?",
        "La même attention sert à lire la cible et la source.",
        "Construis-en deux, par exemple `self.attention` et `self.cross_attention`.",
    ),
    "en": (
        "How many distinct attentions does a decoder block learn?",
        "The same attention serves to read the target and the source.",
        "Build two, for instance `self.attention` and `self.cross_attention`.",
    ),
}

STACK_ORDER: Hints = {
    "fr": (
        "Dans quel ordre PyTorch empile-t-il ses trois matrices ?",
        "Les morceaux de `in_proj` ne vont pas chacun à leur projection.",
        "`W_Q, W_K, W_V = layer.self_attn.in_proj_weight.chunk(3)`, et de même pour "
        "`in_proj_bias`.",
    ),
    "en": (
        "In which order does PyTorch stack its three matrices?",
        "The pieces of `in_proj` do not each go to their projection.",
        "`W_Q, W_K, W_V = layer.self_attn.in_proj_weight.chunk(3)`, and likewise for "
        "`in_proj_bias`.",
    ),
}

LEFT_OUT: Hints = {
    "fr": (
        "Tous les poids de la couche ont-ils suivi ?",
        "Des poids restent en arrière. Dans une couche neuve, les biais de l'attention sont"
        " nuls et les normes valent 1 et 0 : l'oubli ne s'y voit pas.",
        "Parcours `layer.state_dict()` : chaque nom doit trouver sa place dans ton bloc, "
        "biais et normes compris.",
    ),
    "en": (
        "Have all the weights of the layer followed?",
        "Some weights are left behind. In a fresh layer the biases of attention are zero "
        "and the norms are 1 and 0: forgetting them does not show there.",
        "Go through `layer.state_dict()`: each name must find its place in your block, "
        "biases and norms included.",
    ),
}

LINEAR_STORED: Hints = {
    "fr": (
        "Une couche linéaire de PyTorch range-t-elle ses poids comme la tienne ?",
        "Une matrice est transposée en route : carrée, elle se copie sans erreur.",
        "`nn.Linear` range `(sortie, entrée)` des deux côtés : copie sans `.T`.",
    ),
    "en": (
        "Does a linear layer of PyTorch store its weights as yours does?",
        "A matrix is transposed on the way: a square one is copied without an error.",
        "`nn.Linear` stores `(output, input)` on both sides: copy without `.T`.",
    ),
}

ATTENTIONS_SWAPPED: Hints = {
    "fr": (
        "Un décodeur a deux attentions : laquelle est `multihead_attn` ?",
        "L'auto-attention et l'attention croisée ont reçu les poids l'une de l'autre, ou "
        "les mêmes.",
        "`layer.self_attn` lit la cible, `layer.multihead_attn` lit la source.",
    ),
    "en": (
        "A decoder has two attentions: which one is `multihead_attn`?",
        "Self-attention and cross-attention have each other's weights, or the same.",
        "`layer.self_attn` reads the target, `layer.multihead_attn` reads the source.",
    ),
}

NOTHING_ARRIVES: Hints = {
    "fr": (
        "Compare les poids de ton bloc avant et après le chargement : ont-ils changé ?",
        "Rien n'arrive dans le bloc : rien n'est copié, ou la copie va du bloc vers la couche.",
        "La couche est la source, le bloc la destination : "
        "`block_part.load_state_dict(layer_part.state_dict())`.",
    ),
    "en": (
        "Compare the weights of your block before and after loading: have they changed?",
        "Nothing arrives in the block: nothing is copied, or the copy goes from the block to the "
        "layer.",
        "The layer is the source, the block the destination: "
        "`block_part.load_state_dict(layer_part.state_dict())`.",
    ),
}

LAYER_SPOILT: Hints = {
    "fr": (
        "Dans quel état la couche de PyTorch ressort-elle ?",
        "Le chargeur change la couche : ses poids, son mode, ou le droit de les entraîner.",
        "Lis-la seulement : `layer.state_dict()`, sous `torch.no_grad()`, puis `copy_` dans"
        " ton bloc.",
    ),
    "en": (
        "In what state does PyTorch's layer come out?",
        "The loader changes the layer: its weights, its mode, or whether they may be trained.",
        "Only read it: `layer.state_dict()`, under `torch.no_grad()`, then `copy_` into "
        "your block.",
    ),
}

FROZEN: Hints = {
    "fr": (
        "Après le chargement, l'entraînement peut-il encore ajuster ton bloc ?",
        "Des poids de ton bloc n'ont plus `requires_grad`, ou ne sont plus des paramètres.",
        "Copie **dans** les paramètres : `with torch.no_grad(): p.copy_(w)`, ou `load_state_dict`.",
    ),
    "en": (
        "After loading, can training still adjust your block?",
        "Some weights of your block no longer have `requires_grad`, or are no longer parameters.",
        "Copy **into** the parameters: `with torch.no_grad(): p.copy_(w)`, or `load_state_dict`.",
    ),
}


@MISTAKES.of("EncoderBlock", "BK-1", **NO_RESIDUAL)
class EncoderBlock__attention_not_added(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-1", **NO_RESIDUAL)
class EncoderBlock__network_not_added(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-1", **NO_RESIDUAL)
class EncoderBlock__nothing_added(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = attend(self.norm1(x))
            return self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(attend(x))
        return self.norm2(self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-2", **ORDER)
class EncoderBlock__norm_always_first(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = True
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-2", **ORDER)
class EncoderBlock__norm_always_last(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = False
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-2", **ORDER)
class EncoderBlock__orders_swapped(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = not norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-3", **RESIDUAL_NORMALISED)
class EncoderBlock__added_to_the_norm(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = self.norm1(x)
            x = x + attend(x)
            x = self.norm2(x)
            return x + self.dropout(self.feed_forward(x))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-3", **RESIDUAL_NORMALISED)
class EncoderBlock__attention_added_to_the_norm(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = self.norm1(x)
            x = x + attend(x)
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of(
    "EncoderBlock",
    "BK-6",
    why_hidden="There, parameters of one shape hold the same numbers.",
    **NORMS_SHARED,
)
class EncoderBlock__one_norm(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = self.norm1
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-6", **NORM_MISSING)
class EncoderBlock__no_norm_of_the_network(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(x))
        x = self.norm1(x + attend(x))
        return x + self.dropout(self.feed_forward(x))


@MISTAKES.of("EncoderBlock", "BK-6", **NORM_EXTRA)
class EncoderBlock__final_norm(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return self.norm2(x + self.dropout(self.feed_forward(self.norm2(x))))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-9", **ACTIVATION)
class EncoderBlock__relu(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff, "relu")
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-9", **ACTIVATION)
class EncoderBlock__gelu_by_tanh(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff, "gelu_tanh")
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-13", **NORM_OF_SUBLAYER)
class EncoderBlock__norm_of_the_sublayer(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + self.norm1(attend(x))
            return x + self.norm2(self.dropout(self.feed_forward(x)))
        x = x + self.norm1(attend(x))
        return x + self.norm2(self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "LN-3", **EPSILON)
class EncoderBlock__small_epsilon(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model, eps=1e-12)
        self.norm2 = nn.LayerNorm(d_model, eps=1e-12)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "LN-3", **EPSILON)
class EncoderBlock__epsilon_of_bert(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model, eps=1e-6)
        self.norm2 = nn.LayerNorm(d_model, eps=1e-6)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "PS6-batch", **BATCH_FIRST)
class EncoderBlock__tokens_in_front(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "DO-2", **DROPOUT_IN_EVALUATION)
class EncoderBlock__dropout_in_evaluation(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = lambda y: nn.functional.dropout(y, dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "MO-5", **IN_PLACE)
class EncoderBlock__added_in_place(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x += attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x += attend(x)
        x = self.norm1(x)
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-1", **NO_RESIDUAL)
class DecoderBlock__attention_not_added(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-1", **NO_RESIDUAL)
class DecoderBlock__network_not_added(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-1", **NO_RESIDUAL)
class DecoderBlock__nothing_added(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = attend(self.norm1(x))
            x = consult(self.norm2(x))
            return self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(attend(x))
        x = self.norm2(consult(x))
        return self.norm3(self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-2", **ORDER)
class DecoderBlock__norm_always_first(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = True
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-2", **ORDER)
class DecoderBlock__norm_always_last(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = False
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-2", **ORDER)
class DecoderBlock__orders_swapped(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = not norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-3", **RESIDUAL_NORMALISED)
class DecoderBlock__added_to_the_norm(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = self.norm1(x)
            x = x + attend(x)
            x = x + consult(self.norm2(x))
            x = self.norm3(x)
            return x + self.dropout(self.feed_forward(x))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-3", **RESIDUAL_NORMALISED)
class DecoderBlock__attention_added_to_the_norm(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = self.norm1(x)
            x = x + attend(x)
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of(
    "DecoderBlock",
    "BK-6",
    why_hidden="There, parameters of one shape hold the same numbers.",
    **NORMS_SHARED,
)
class DecoderBlock__one_norm(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = self.norm1
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-6", **NORM_MISSING)
class DecoderBlock__no_norm_of_the_network(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(x))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return x + self.dropout(self.feed_forward(x))


@MISTAKES.of("DecoderBlock", "BK-6", **NORM_EXTRA)
class DecoderBlock__final_norm(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return self.norm3(x + self.dropout(self.feed_forward(self.norm3(x))))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-9", **ACTIVATION)
class DecoderBlock__relu(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff, "relu")
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-9", **ACTIVATION)
class DecoderBlock__gelu_by_tanh(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff, "gelu_tanh")
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-13", **NORM_OF_SUBLAYER)
class DecoderBlock__norm_of_the_sublayer(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + self.norm1(attend(x))
            x = x + self.norm2(consult(x))
            return x + self.norm3(self.dropout(self.feed_forward(x)))
        x = x + self.norm1(attend(x))
        x = x + self.norm2(consult(x))
        return x + self.norm3(self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "LN-3", **EPSILON)
class DecoderBlock__small_epsilon(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model, eps=1e-12)
        self.norm2 = nn.LayerNorm(d_model, eps=1e-12)
        self.norm3 = nn.LayerNorm(d_model, eps=1e-12)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "LN-3", **EPSILON)
class DecoderBlock__epsilon_of_bert(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model, eps=1e-6)
        self.norm2 = nn.LayerNorm(d_model, eps=1e-6)
        self.norm3 = nn.LayerNorm(d_model, eps=1e-6)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "PS6-batch", **BATCH_FIRST)
class DecoderBlock__tokens_in_front(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "DO-2", **DROPOUT_IN_EVALUATION)
class DecoderBlock__dropout_in_evaluation(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = lambda y: nn.functional.dropout(y, dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "MO-5", **IN_PLACE)
class DecoderBlock__added_in_place(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x += attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x += attend(x)
        x = self.norm1(x)
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-5", **PARALLEL)
class EncoderBlock__parallel(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            return x + attend(self.norm1(x)) + self.dropout(self.feed_forward(self.norm2(x)))
        return self.norm2(self.norm1(x + attend(x)) + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "BK-8", **SUBLAYERS_ORDER)
class EncoderBlock__network_first(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + self.dropout(self.feed_forward(self.norm2(x)))
            return x + attend(self.norm1(x))
        x = self.norm2(x + self.dropout(self.feed_forward(x)))
        return self.norm1(x + attend(x))


@MISTAKES.of("EncoderBlock", "MK-13", **MASK_INVERTED)
class EncoderBlock__mask_inverted(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(
                self.attention(
                    y, y, y, attn_mask=None if mask is None else ~mask, need_weights=False
                )[0]
            )

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "MK-1", **MASK_IGNORED)
class EncoderBlock__mask_ignored(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "PS6-mask", **MASK_AS_NUMBERS)
class EncoderBlock__mask_as_numbers(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(
                self.attention(
                    y,
                    y,
                    y,
                    attn_mask=None if mask is None else mask.to(y.dtype),
                    need_weights=False,
                )[0]
            )

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "MK-12", **OTHER_TRIANGLE)
class EncoderBlock__mask_transposed(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        def attend(y: Tensor) -> Tensor:
            return self.dropout(
                self.attention(
                    y, y, y, attn_mask=None if mask is None else mask.T, need_weights=False
                )[0]
            )

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "PS6-causal", **CAUSAL_ENCODER)
class EncoderBlock__always_causal(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        mask = torch.ones(x.shape[1], x.shape[1], dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "PS6-causal", **CAUSAL_ENCODER)
class EncoderBlock__causal_without_a_mask(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        if mask is None:
            mask = torch.ones(x.shape[1], x.shape[1], dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("EncoderBlock", "PS6-causal", **CAUSAL_ENCODER)
class EncoderBlock__causal_as_well(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        future = torch.ones(x.shape[1], x.shape[1], dtype=torch.bool, device=x.device).triu(1)
        mask = future if mask is None else mask | future

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=mask, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "MK-1", **NO_CAUSAL_MASK)
class DecoderBlock__no_causal_mask(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "MK-10", **DIAGONAL_HIDDEN)
class DecoderBlock__diagonal_hidden(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(0)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "MK-12", **OTHER_TRIANGLE)
class DecoderBlock__past_hidden(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).tril(-1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "MK-13", **MASK_INVERTED)
class DecoderBlock__mask_inverted(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).tril()

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "PS6-mask", **MASK_AS_NUMBERS)
class DecoderBlock__mask_as_numbers(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(
                self.attention(y, y, y, attn_mask=future.to(y.dtype), need_weights=False)[0]
            )

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "PS6-cross-mask", **CROSS_MASKED)
class DecoderBlock__cross_attention_masked(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(
                self.cross_attention(
                    y,
                    memory,
                    memory,
                    attn_mask=torch.ones(
                        T, memory.shape[1], dtype=torch.bool, device=x.device
                    ).triu(1),
                    need_weights=False,
                )[0]
            )

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "PS6-memory", **MEMORY_NORMALISED)
class DecoderBlock__memory_normalised(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            memory = self.norm2(memory)
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "PS6-memory", **MEMORY_NORMALISED)
class DecoderBlock__memory_normalised_always(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        memory = self.norm2(memory)
        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "XA-1", **TARGET_ASKS)
class DecoderBlock__source_asks(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(memory, y, y, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "XA-2", **KEYS_AND_VALUES)
class DecoderBlock__values_of_the_target(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, y, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "XA-2", **KEYS_AND_VALUES)
class DecoderBlock__memory_ignored(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, y, y, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "XA-2", **KEYS_AND_VALUES)
class DecoderBlock__both_read(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            both = torch.cat([y, memory], dim=1)
            return self.dropout(self.cross_attention(y, both, both, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of(
    "DecoderBlock",
    "PR-3",
    why_hidden="There, parameters of one shape hold the same numbers.",
    **ONE_ATTENTION,
)
class DecoderBlock__one_attention(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = self.attention
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-8", **SUBLAYERS_ORDER)
class DecoderBlock__source_first(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + consult(self.norm2(x))
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm2(x + consult(x))
        x = self.norm1(x + attend(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-1", **NO_RESIDUAL)
class DecoderBlock__source_not_added(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-5", **PARALLEL)
class DecoderBlock__source_and_target_in_parallel(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x)) + consult(self.norm2(x))
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = self.norm2(x + consult(x))
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("DecoderBlock", "BK-6", **NORM_MISSING)
class DecoderBlock__two_norms(nn.Module):
    def __init__(
        self, d_model: int, num_heads: int, d_ff: int, dropout: float = 0.0, norm_first: bool = True
    ) -> None:
        super().__init__()
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def attend(y: Tensor) -> Tensor:
            return self.dropout(self.attention(y, y, y, attn_mask=future, need_weights=False)[0])

        def consult(y: Tensor) -> Tensor:
            return self.dropout(self.cross_attention(y, memory, memory, need_weights=False)[0])

        if self.norm_first:
            x = x + attend(self.norm1(x))
            x = x + consult(x)
            return x + self.dropout(self.feed_forward(self.norm3(x)))
        x = self.norm1(x + attend(x))
        x = x + consult(x)
        return self.norm3(x + self.dropout(self.feed_forward(x)))


@MISTAKES.of("load_torch_encoder", "MH-11", **STACK_ORDER)
def load_torch_encoder__keys_first(block: EncoderBlock, layer: nn.TransformerEncoderLayer) -> None:
    state = dict(layer.self_attn.state_dict())
    for name in ("in_proj_weight", "in_proj_bias"):
        Q, K, V = state[name].chunk(3)
        state[name] = torch.cat([K, Q, V])
    block.attention.load_state_dict(state)
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "MH-11", **STACK_ORDER)
def load_torch_encoder__values_first(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    state = dict(layer.self_attn.state_dict())
    for name in ("in_proj_weight", "in_proj_bias"):
        Q, K, V = state[name].chunk(3)
        state[name] = torch.cat([V, K, Q])
    block.attention.load_state_dict(state)
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "MH-11", **STACK_ORDER)
def load_torch_encoder__values_before_keys(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    state = dict(layer.self_attn.state_dict())
    for name in ("in_proj_weight", "in_proj_bias"):
        Q, K, V = state[name].chunk(3)
        state[name] = torch.cat([Q, V, K])
    block.attention.load_state_dict(state)
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", **LEFT_OUT)
def load_torch_encoder__weights_of_attention_alone(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", **LEFT_OUT)
def load_torch_encoder__no_biases_of_attention(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    with torch.no_grad():
        block.attention.in_proj_weight.copy_(layer.self_attn.in_proj_weight)
        block.attention.out_proj.weight.copy_(layer.self_attn.out_proj.weight)
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", **LEFT_OUT)
def load_torch_encoder__no_bias_of_the_output(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    state = dict(layer.self_attn.state_dict())
    del state["out_proj.bias"]
    block.attention.load_state_dict(state, strict=False)
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", **LEFT_OUT)
def load_torch_encoder__no_norms(block: EncoderBlock, layer: nn.TransformerEncoderLayer) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", **LEFT_OUT)
def load_torch_encoder__scales_of_norms_alone(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).weight.data.copy_(getattr(layer, name).weight)
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", **LEFT_OUT)
def load_torch_encoder__no_network(block: EncoderBlock, layer: nn.TransformerEncoderLayer) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", **LEFT_OUT)
def load_torch_encoder__no_biases_of_the_network(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).weight.data.copy_(getattr(layer, name).weight)


@MISTAKES.of("load_torch_encoder", "PS6-norms", **NORMS_SWAPPED)
def load_torch_encoder__norms_swapped(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.norm1.load_state_dict(layer.norm2.state_dict())
    block.norm2.load_state_dict(layer.norm1.state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PR-1", **LINEAR_STORED)
def load_torch_encoder__output_transposed(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    with torch.no_grad():
        block.attention.out_proj.weight.copy_(layer.self_attn.out_proj.weight.T)


@MISTAKES.of("load_torch_encoder", "PR-1", **LINEAR_STORED)
def load_torch_encoder__projections_transposed(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    with torch.no_grad():
        parts = [W.T for W in layer.self_attn.in_proj_weight.chunk(3)]
        block.attention.in_proj_weight.copy_(torch.cat(parts))


@MISTAKES.of("load_torch_encoder", "PS6-shared", **SHARED_MEMORY)
def load_torch_encoder__same_parameters(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    block.norm1 = layer.norm1


@MISTAKES.of("load_torch_encoder", "PS6-shared", **SHARED_MEMORY)
def load_torch_encoder__same_memory(block: EncoderBlock, layer: nn.TransformerEncoderLayer) -> None:
    block.attention.in_proj_weight.data = layer.self_attn.in_proj_weight.data
    block.attention.in_proj_bias.data = layer.self_attn.in_proj_bias.data
    block.attention.out_proj.weight.data = layer.self_attn.out_proj.weight.data
    block.attention.out_proj.bias.data = layer.self_attn.out_proj.bias.data
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-shared", **SHARED_MEMORY)
def load_torch_encoder__modules_taken(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention = layer.self_attn
    block.feed_forward.linear1 = layer.linear1
    block.feed_forward.linear2 = layer.linear2
    block.norm1 = layer.norm1
    block.norm2 = layer.norm2


@MISTAKES.of("load_torch_encoder", "PS6-direction", **NOTHING_ARRIVES)
def load_torch_encoder__direction(block: EncoderBlock, layer: nn.TransformerEncoderLayer) -> None:
    layer.self_attn.load_state_dict(block.attention.state_dict())
    for name in ("norm1", "norm2"):
        getattr(layer, name).load_state_dict(getattr(block, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(layer, name).load_state_dict(getattr(block.feed_forward, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-layer", **LAYER_SPOILT)
def load_torch_encoder__layer_left_in_evaluation(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    layer.eval()
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-layer", **LAYER_SPOILT)
def load_torch_encoder__layer_frozen(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    layer.requires_grad_(False)
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-layer", **LAYER_SPOILT)
def load_torch_encoder__layer_emptied(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    with torch.no_grad():
        for parameter in layer.parameters():
            parameter.zero_()


@MISTAKES.of("load_torch_encoder", "PR-7", **FROZEN)
def load_torch_encoder__frozen(block: EncoderBlock, layer: nn.TransformerEncoderLayer) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    block.requires_grad_(False)


@MISTAKES.of("load_torch_encoder", "PR-7", **FROZEN)
def load_torch_encoder__norms_frozen(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    for norm in (block.norm1, block.norm2):
        norm.requires_grad_(False)


@MISTAKES.of("load_torch_encoder", "PS6-left-out", **LEFT_OUT)
def load_torch_encoder__nothing(block: EncoderBlock, layer: nn.TransformerEncoderLayer) -> None:
    return


@MISTAKES.of("load_torch_encoder", "PS6-left-out", **LEFT_OUT)
def load_torch_encoder__the_wrong_way(
    block: EncoderBlock, layer: nn.TransformerEncoderLayer
) -> None:
    block.load_state_dict(layer.state_dict(), strict=False)


@MISTAKES.of("load_torch_encoder", "MH-11", function="load_torch_decoder", **STACK_ORDER)
def load_torch_decoder__keys_first(block: DecoderBlock, layer: nn.TransformerDecoderLayer) -> None:
    state = dict(layer.self_attn.state_dict())
    for name in ("in_proj_weight", "in_proj_bias"):
        Q, K, V = state[name].chunk(3)
        state[name] = torch.cat([K, Q, V])
    block.attention.load_state_dict(state)
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "MH-11", function="load_torch_decoder", **STACK_ORDER)
def load_torch_decoder__values_first(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    state = dict(layer.self_attn.state_dict())
    for name in ("in_proj_weight", "in_proj_bias"):
        Q, K, V = state[name].chunk(3)
        state[name] = torch.cat([V, K, Q])
    block.attention.load_state_dict(state)
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "MH-11", function="load_torch_decoder", **STACK_ORDER)
def load_torch_decoder__values_before_keys(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    state = dict(layer.self_attn.state_dict())
    for name in ("in_proj_weight", "in_proj_bias"):
        Q, K, V = state[name].chunk(3)
        state[name] = torch.cat([Q, V, K])
    block.attention.load_state_dict(state)
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__weights_of_attention_alone(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__no_biases_of_attention(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    with torch.no_grad():
        block.attention.in_proj_weight.copy_(layer.self_attn.in_proj_weight)
        block.attention.out_proj.weight.copy_(layer.self_attn.out_proj.weight)
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__no_bias_of_the_output(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    state = dict(layer.self_attn.state_dict())
    del state["out_proj.bias"]
    block.attention.load_state_dict(state, strict=False)
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__no_norms(block: DecoderBlock, layer: nn.TransformerDecoderLayer) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__scales_of_norms_alone(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).weight.data.copy_(getattr(layer, name).weight)
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__no_network(block: DecoderBlock, layer: nn.TransformerDecoderLayer) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__no_biases_of_the_network(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).weight.data.copy_(getattr(layer, name).weight)


@MISTAKES.of("load_torch_encoder", "PS6-norms", function="load_torch_decoder", **NORMS_SWAPPED)
def load_torch_decoder__norms_swapped(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    block.norm1.load_state_dict(layer.norm3.state_dict())
    block.norm3.load_state_dict(layer.norm1.state_dict())
    block.norm2.load_state_dict(layer.norm2.state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PR-1", function="load_torch_decoder", **LINEAR_STORED)
def load_torch_decoder__output_transposed(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    with torch.no_grad():
        block.attention.out_proj.weight.copy_(layer.self_attn.out_proj.weight.T)


@MISTAKES.of("load_torch_encoder", "PR-1", function="load_torch_decoder", **LINEAR_STORED)
def load_torch_decoder__projections_transposed(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    with torch.no_grad():
        parts = [W.T for W in layer.self_attn.in_proj_weight.chunk(3)]
        block.attention.in_proj_weight.copy_(torch.cat(parts))


@MISTAKES.of("load_torch_encoder", "PS6-shared", function="load_torch_decoder", **SHARED_MEMORY)
def load_torch_decoder__same_parameters(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    block.norm1 = layer.norm1


@MISTAKES.of("load_torch_encoder", "PS6-shared", function="load_torch_decoder", **SHARED_MEMORY)
def load_torch_decoder__same_memory(block: DecoderBlock, layer: nn.TransformerDecoderLayer) -> None:
    block.attention.in_proj_weight.data = layer.self_attn.in_proj_weight.data
    block.attention.in_proj_bias.data = layer.self_attn.in_proj_bias.data
    block.attention.out_proj.weight.data = layer.self_attn.out_proj.weight.data
    block.attention.out_proj.bias.data = layer.self_attn.out_proj.bias.data
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-shared", function="load_torch_decoder", **SHARED_MEMORY)
def load_torch_decoder__modules_taken(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention = layer.self_attn
    block.feed_forward.linear1 = layer.linear1
    block.feed_forward.linear2 = layer.linear2
    block.cross_attention = layer.multihead_attn
    block.norm3 = layer.norm3
    block.norm1 = layer.norm1
    block.norm2 = layer.norm2


@MISTAKES.of(
    "load_torch_encoder", "PS6-direction", function="load_torch_decoder", **NOTHING_ARRIVES
)
def load_torch_decoder__direction(block: DecoderBlock, layer: nn.TransformerDecoderLayer) -> None:
    layer.self_attn.load_state_dict(block.attention.state_dict())
    layer.multihead_attn.load_state_dict(block.cross_attention.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(layer, name).load_state_dict(getattr(block, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(layer, name).load_state_dict(getattr(block.feed_forward, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-layer", function="load_torch_decoder", **LAYER_SPOILT)
def load_torch_decoder__layer_left_in_evaluation(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    layer.eval()
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-layer", function="load_torch_decoder", **LAYER_SPOILT)
def load_torch_decoder__layer_frozen(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    layer.requires_grad_(False)
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-layer", function="load_torch_decoder", **LAYER_SPOILT)
def load_torch_decoder__layer_emptied(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    with torch.no_grad():
        for parameter in layer.parameters():
            parameter.zero_()


@MISTAKES.of("load_torch_encoder", "PR-7", function="load_torch_decoder", **FROZEN)
def load_torch_decoder__frozen(block: DecoderBlock, layer: nn.TransformerDecoderLayer) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    block.requires_grad_(False)


@MISTAKES.of("load_torch_encoder", "PR-7", function="load_torch_decoder", **FROZEN)
def load_torch_decoder__norms_frozen(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    for norm in (block.norm1, block.norm3):
        norm.requires_grad_(False)


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__nothing(block: DecoderBlock, layer: nn.TransformerDecoderLayer) -> None:
    return


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__the_wrong_way(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.load_state_dict(layer.state_dict(), strict=False)


@MISTAKES.of(
    "load_torch_encoder", "PS6-attentions", function="load_torch_decoder", **ATTENTIONS_SWAPPED
)
def load_torch_decoder__attentions_swapped(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.multihead_attn.state_dict())
    block.cross_attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of(
    "load_torch_encoder", "PS6-attentions", function="load_torch_decoder", **ATTENTIONS_SWAPPED
)
def load_torch_decoder__one_attention_for_both(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-norms", function="load_torch_decoder", **NORMS_SWAPPED)
def load_torch_decoder__last_norms_swapped(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    block.norm2.load_state_dict(layer.norm3.state_dict())
    block.norm3.load_state_dict(layer.norm2.state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__no_last_norm(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())


@MISTAKES.of("load_torch_encoder", "PS6-left-out", function="load_torch_decoder", **LEFT_OUT)
def load_torch_decoder__self_attention_alone(
    block: DecoderBlock, layer: nn.TransformerDecoderLayer
) -> None:
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
