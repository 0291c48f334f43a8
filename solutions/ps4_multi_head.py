# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% [markdown] lang="fr"
# # Plusieurs têtes
#
# Le carnet précédent a donné une attention qui apprend et qui ne lit pas l'avenir. Elle n'a qu'un
# regard par jeton. Ici, tu lui en donnes plusieurs : d'abord à la manière simple, une boucle sur
# des têtes indépendantes, puis à la manière des vrais modèles, où toutes les têtes se calculent
# d'un seul coup. Entre les deux, il faudra comprendre comment un tenseur est rangé en mémoire, et
# pourquoi `view` et `transpose` ne font pas la même chose. À la fin, tu auras écrit la couche
# d'attention de GPT-2, à l'identique.

# %% [markdown] lang="en"
# # Several heads
#
# The previous notebook gave an attention that learns and does not read the future. It has a single
# gaze for each token. Here you give it several: first in the simple way, a loop over independent
# heads, then in the way of real models, where all heads are computed at one go. In between, we
# shall have to understand how a tensor is laid out in memory, and why `view` and `transpose` do
# not do the same thing. By the end you will have written the attention layer of GPT-2, exactly.

# %% [markdown] lang="fr"
# ## Mode d'emploi
#
# Les règles n'ont pas changé. Remplace chaque `raise NotImplementedError` par ton code, exécute la
# vérification qui suit, et joue le jeu des cellules « Prédis », qui ne sont pas notées : ta
# réponse à la place des `...`, **avant** d'exécuter. Les mêmes engagements valent partout :
#
# - le résultat garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de l'entrée ;
# - les arguments ressortent intacts ;
# - le gradient passe, jusqu'à l'entrée et jusqu'à chaque paramètre ;
# - une fonction ne connaît que ses arguments : `batch` a ici 2 phrases de 6 jetons, ton code verra
#   d'autres tailles, toutes différentes les unes des autres ;
# - toute méthode juste est bonne : boucle, `einsum`, `torch.softmax`, attention toute faite… Il
#   n'y a aucun raccourci interdit dans ce carnet.
#
# Un titre marqué *facultatif* signale un exercice que tu peux laisser de côté sans perdre le fil.

# %% [markdown] lang="en"
# ## How this works
#
# The rules have not changed. Replace each `raise NotImplementedError` with your code, run the
# check just below, and play fair with the "Predict" cells, which carry no marks: your answer in
# place of `...`, **before** you run anything. The same promises hold everywhere:
#
# - the result keeps the type (`float32` or `float64`) and the device (CPU, GPU) of the input;
# - the arguments come out untouched;
# - the gradient flows, back to the input and to every parameter;
# - a function knows only its arguments: `batch` has 2 sentences of 6 tokens here, your code will
#   meet other sizes, all different from one another;
# - any correct method is welcome: a loop, `einsum`, `torch.softmax`, ready-made attention… No
#   shortcut is forbidden in this notebook.
#
# A title marked *optional* is an exercise that you can leave aside without losing the thread.

# %% [markdown] lang="fr"
# ## Notation
#
# | symbole | sens |
# |---|---|
# | $b$, $T$ | nombre de phrases du lot, nombre de jetons |
# | $d_{in}$, $d_{out}$ | taille d'un jeton à l'entrée, à la sortie |
# | $d$ | leur taille commune, quand elles sont égales (*d_model*) |
# | $H$ | nombre de têtes ; dans le code, `num_heads` |
# | $d_h$ | taille d'une tête ; dans `MultiHeadAttention`, $d_h = d_{out} / H$ |
# | $Q_h$, $K_h$, $V_h$ | requêtes, clés et valeurs de la tête $h$ |
# | $W_O$ | la projection de sortie ; dans le code, `out_proj` |

# %% [markdown] lang="en"
# ## Notation
#
# | symbol | meaning |
# |---|---|
# | $b$, $T$ | number of sentences in the batch, number of tokens |
# | $d_{in}$, $d_{out}$ | size of a token on the way in, on the way out |
# | $d$ | their common size, when they are equal (*d_model*) |
# | $H$ | number of heads; in code, `num_heads` |
# | $d_h$ | size of a head; in `MultiHeadAttention`, $d_h = d_{out} / H$ |
# | $Q_h$, $K_h$, $V_h$ | queries, keys and values of head $h$ |
# | $W_O$ | the output projection; in code, `out_proj` |

# %% given="imports"
import math
from collections.abc import Callable, Sequence

import torch
from torch import Tensor, nn

# %% given="checks" tags=["active-ipynb"]
# import checks

# %% [markdown] lang="fr"
# ## Ce qu'une seule tête ne peut pas faire
#
# « Le chat qui dormait sur le canapé s'est réveillé. » Le mot « dormait » a deux raisons de
# regarder ailleurs : « chat » est celui qui dort, « canapé » est l'endroit. Une tête d'attention
# n'a qu'**une** distribution par requête. Si elle donne 1/2 à « chat » et 1/2 à « canapé », sa
# sortie est la moyenne de leurs deux valeurs.

# %% [markdown] lang="en"
# ## What a single head cannot do
#
# "The cat that slept on the sofa woke up." The word "slept" has two reasons to look elsewhere:
# "cat" is who sleeps, "sofa" is where. A head of attention has only **one** distribution per
# query. If it gives 1/2 to "cat" and 1/2 to "sofa", its output is the mean of their two values.

# %% [markdown] lang="fr"
# ### Prédis : la moyenne oublie
#
# Une tête lit la moyenne $(v_{\text{chat}} + v_{\text{canapé}}) / 2$. Dans une autre phrase, les
# rôles sont échangés, le canapé dort sur le chat, et elle lit
# $(v_{\text{canapé}} + v_{\text{chat}}) / 2$. Que peut en tirer la suite du réseau, à partir de
# cette seule sortie ?
#
# - `"a"` : rien ne distingue les deux phrases, qui donnent la même sortie.
# - `"b"` : une couche linéaire suffit à séparer les deux valeurs.
# - `"c"` : la softmax garde l'ordre des jetons, et donc les rôles.

# %% [markdown] lang="en"
# ### Predict: a mean forgets
#
# A head reads the mean $(v_{\text{cat}} + v_{\text{sofa}}) / 2$. In another sentence the roles are
# swapped, the sofa sleeps on the cat, and it reads $(v_{\text{sofa}} + v_{\text{cat}}) / 2$. What
# can the rest of the network make of it, from this output alone?
#
# - `"a"`: nothing sets the two sentences apart, they give the same output.
# - `"b"`: a linear layer is enough to separate the two values.
# - `"c"`: softmax keeps the order of tokens, and so the roles.

# %% quiz="mean_forgets" tags=["active-ipynb"]
# answer = ...
# checks.quiz("mean_forgets", answer)

# %% [markdown] lang="fr"
# ### Plusieurs regards
#
# L'attention multi-têtes fait tourner $H$ attentions en parallèle. Chacune a ses propres
# projections, donc sa propre façon de chercher, d'être trouvée et de répondre :
#
# $$
# Z_h = \mathrm{softmax}\!\left(\frac{Q_h K_h^\top}{\sqrt{d_h}} + M\right) V_h, \qquad
# Q_h = X W_Q^{(h)}, \quad K_h = X W_K^{(h)}, \quad V_h = X W_V^{(h)} ,
# $$
#
# où $M$ est le masque causal, 0 ou $-\infty$. La racine porte sur $d_h$, la taille d'une clé de
# **cette tête**. Puis les sorties sont mises **bout à bout**, et une dernière matrice les mélange :
#
# $$
# Y = [\, Z_1, Z_2, \ldots, Z_H \,] \, W_O .
# $$
#
# Bout à bout, et non additionnées : ce que dit « chat » et ce que dit « canapé » restent à des
# places différentes. C'est $W_O$ qui décide ensuite comment les réunir. Découpée en $H$ bandes de
# $d_h$ lignes, elle donne à chaque tête sa bande :
#
# $$
# Y = Z_1 W_O^{(1)} + Z_2 W_O^{(2)} + \cdots + Z_H W_O^{(H)} .
# $$
#
# Les têtes n'ont donc pas de rang : échanger deux têtes et leurs deux bandes ne change rien.
#
# En général, on choisit $H \times d_h = d$ : la sortie mise bout à bout a la taille d'un jeton, et
# l'on peut empiler les couches.

# %% [markdown] lang="en"
# ### Several gazes
#
# Multi-head attention runs $H$ attentions side by side. Each has its own projections, hence its
# own way of seeking, of being found and of answering:
#
# $$
# Z_h = \mathrm{softmax}\!\left(\frac{Q_h K_h^\top}{\sqrt{d_h}} + M\right) V_h, \qquad
# Q_h = X W_Q^{(h)}, \quad K_h = X W_K^{(h)}, \quad V_h = X W_V^{(h)} ,
# $$
#
# where $M$ is the causal mask, 0 or $-\infty$. The root is that of $d_h$, the size of a key of
# **this head**. Then the outputs are put **end to end**, and one last matrix mixes them:
#
# $$
# Y = [\, Z_1, Z_2, \ldots, Z_H \,] \, W_O .
# $$
#
# End to end, and not added up: what "cat" says and what "sofa" says stay in different places. It
# is then for $W_O$ to decide how to bring them together. Cut into $H$ bands of $d_h$ rows, it
# gives each head its band:
#
# $$
# Y = Z_1 W_O^{(1)} + Z_2 W_O^{(2)} + \cdots + Z_H W_O^{(H)} .
# $$
#
# So heads have no rank: swapping two heads along with their two bands changes nothing.
#
# As a rule we choose $H \times d_h = d$: the outputs put end to end have the size of a token, and
# layers can be stacked.

# %% [markdown] lang="fr"
# ### Prédis : la taille d'une tête
#
# La plus petite version de GPT-2 a des jetons de taille $d = 768$ et 12 têtes par couche. Quelle
# est la taille $d_h$ d'une tête ?

# %% [markdown] lang="en"
# ### Predict: the size of a head
#
# The smallest version of GPT-2 has tokens of size $d = 768$ and 12 heads per layer. What is the
# size $d_h$ of a head?

# %% quiz="head_size" tags=["active-ipynb"]
# answer = ...
# checks.quiz("head_size", answer)

# %% [markdown] lang="fr"
# ## Des têtes côte à côte
#
# Voici la couche du carnet précédent, donnée toute faite : une seule tête, causale, avec dropout.
# Et la phrase du document, en double, pour faire un lot.

# %% [markdown] lang="en"
# ## Heads side by side
#
# Here is the layer of the previous notebook, ready made: a single head, causal, with dropout. And
# the document's sentence, twice over, to make a batch.


# %% given="CausalAttention"
class CausalAttention(nn.Module):
    """(b, T, d_in) -> (b, T, d_out), T ≤ context_length"""

    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.W_query, self.W_key, self.W_value = (
            nn.Linear(d_in, d_out, qkv_bias) for _ in range(3)
        )
        self.dropout = nn.Dropout(p=dropout)
        hidden = torch.triu(torch.ones(context_length, context_length), diagonal=1)
        self.register_buffer("mask", hidden.bool())

    def forward(self, x: Tensor) -> Tensor:
        count = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        hidden = self.mask[:count, :count]
        scores = (q @ k.mT / math.sqrt(k.shape[-1])).masked_fill(hidden, -math.inf)
        context: Tensor = self.dropout(scores.softmax(dim=-1)) @ v
        return context


# %% given="inputs"
tokens: list[str] = ["Your", "journey", "starts", "with", "one", "step"]
inputs: Tensor = torch.tensor(
    [
        [0.43, 0.15, 0.89],  # Your
        [0.55, 0.87, 0.66],  # journey
        [0.57, 0.85, 0.64],  # starts
        [0.22, 0.58, 0.33],  # with
        [0.77, 0.25, 0.10],  # one
        [0.05, 0.80, 0.55],  # step
    ]
)
batch: Tensor = torch.stack([inputs, inputs])  # (2, 6, 3)

# %% [markdown] lang="fr"
# La manière la plus directe d'avoir deux têtes est d'en construire deux, de leur donner la même
# entrée et de mettre leurs sorties bout à bout. Deux détails décident de tout : la liste qui tient
# les têtes, et l'axe sur lequel on les recolle.

# %% [markdown] lang="en"
# The most direct way to have two heads is to build two, to give them the same input and to put
# their outputs end to end. Two details decide everything: the list that holds the heads, and the
# axis on which they are joined.

# %% [markdown] lang="fr"
# ### Prédis : une liste ordinaire
#
# Dans `__init__`, quelqu'un range deux têtes sans biais dans une liste de Python :
# `self.heads = [CausalAttention(3, 2, 6, 0.0), CausalAttention(3, 2, 6, 0.0)]`. La sortie de la
# couche est juste. Combien de tenseurs contient `list(layer.parameters())` ?

# %% [markdown] lang="en"
# ### Predict: a plain list
#
# In `__init__` someone keeps two heads without bias in a Python list:
# `self.heads = [CausalAttention(3, 2, 6, 0.0), CausalAttention(3, 2, 6, 0.0)]`. The output of the
# layer is right. How many tensors does `list(layer.parameters())` hold?

# %% quiz="plain_list" tags=["active-ipynb"]
# answer = ...
# checks.quiz("plain_list", answer)

# %% [markdown] lang="fr"
# ### Prédis : l'axe du collage
#
# Deux têtes rendent chacune un tenseur de forme `(2, 6, 2)` : 2 phrases, 6 jetons, taille 2. Que
# donne `torch.cat` de ces deux tenseurs avec `dim=1` ?
#
# - `"a"` : une erreur, car l'axe 1 n'est pas celui des tailles.
# - `"b"` : `(2, 12, 2)`, sans erreur : des phrases de 12 jetons.
# - `"c"` : `(2, 6, 4)`, comme avec `dim=-1`.

# %% [markdown] lang="en"
# ### Predict: the axis of the join
#
# Two heads each return a tensor of shape `(2, 6, 2)`: 2 sentences, 6 tokens, size 2. What does
# `torch.cat` of these two tensors give with `dim=1`?
#
# - `"a"`: an error, since axis 1 is not that of sizes.
# - `"b"`: `(2, 12, 2)`, without error: sentences of 12 tokens.
# - `"c"`: `(2, 6, 4)`, as with `dim=-1`.

# %% quiz="join_axis" tags=["active-ipynb"]
# answer = ...
# checks.quiz("join_axis", answer)

# %% [markdown] lang="fr"
# ### `MultiHeadAttentionWrapper`
#
# *Exercice 4.1.* Plusieurs `CausalAttention` côte à côte.
#
# - `MultiHeadAttentionWrapper(d_in, d_out, context_length, dropout, num_heads, qkv_bias=False)`
#   crée `heads`, une `nn.ModuleList` de `num_heads` couches `CausalAttention`, chacune de `d_in`
#   vers `d_out`, avec ses propres poids. Ici `d_out` est la taille d'**une** tête.
# - `forward(x)` : `(b, T, d_in)` donne `(b, T, num_heads * d_out)`, pour tout $T$ jusqu'à
#   `context_length`. Les sorties se suivent sur le dernier axe, dans l'ordre des têtes.
# - Toutes les têtes lisent la même entrée `x`. `dropout` et `qkv_bias` sont transmis à chacune.
# - Type et appareil gardés, argument intact, gradient jusqu'à `x` et jusqu'à chaque tête.
#
# À la graine 123, avec deux têtes de taille 2, le document obtient
# $(-0{,}4519 ;\ 0{,}2216 ;\ 0{,}4772 ;\ 0{,}1063)$ sur la première ligne. Les deux premiers nombres
# sont ceux de la première tête.

# %% [markdown] lang="en"
# ### `MultiHeadAttentionWrapper`
#
# *Exercise 4.1.* Several `CausalAttention` side by side.
#
# - `MultiHeadAttentionWrapper(d_in, d_out, context_length, dropout, num_heads, qkv_bias=False)`
#   creates `heads`, an `nn.ModuleList` of `num_heads` `CausalAttention` layers, each from `d_in`
#   to `d_out`, with weights of its own. Here `d_out` is the size of **one** head.
# - `forward(x)`: `(b, T, d_in)` gives `(b, T, num_heads * d_out)`, for any $T$ up to
#   `context_length`. The outputs follow one another on the last axis, in the order of the heads.
# - All heads read the same input `x`. `dropout` and `qkv_bias` are passed on to each.
# - Type and device kept, argument untouched, gradient back to `x` and to every head.
#
# At seed 123, with two heads of size 2, the document gets
# $(-0.4519,\ 0.2216,\ 0.4772,\ 0.1063)$ on the first row. The first two numbers are those of the
# first head.


# %% exercise="MultiHeadAttentionWrapper"
class MultiHeadAttentionWrapper(nn.Module):
    """(b, T, d_in) -> (b, T, num_heads · d_out), T ≤ context_length

    Z = [head_1(x), ..., head_H(x)]
    """

    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        num_heads: int,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        ### BEGIN SOLUTION
        self.heads = nn.ModuleList(
            CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
            for _ in range(num_heads)
        )
        ### END SOLUTION

    def forward(self, x: Tensor) -> Tensor:
        ### BEGIN SOLUTION
        return torch.cat([head(x) for head in self.heads], dim=-1)
        ### END SOLUTION


# %% check="MultiHeadAttentionWrapper" tags=["active-ipynb"]
# checks.check("MultiHeadAttentionWrapper", MultiHeadAttentionWrapper)

# %% [markdown] lang="fr"
# ### Ce que fait `nn.ModuleList`
#
# Une liste de Python garde les têtes, mais la couche ne les voit pas : elles manquent à
# `parameters()`, donc l'optimiseur les ignore ; à `state_dict()`, donc on ne les sauvegarde pas ;
# et à `.to(device)`, donc elles restent sur le CPU. Le calcul, lui, est juste, et c'est ce qui
# rend l'oubli sournois. `nn.ModuleList` se parcourt comme une liste et enregistre ce qu'elle
# contient.

# %% [markdown] lang="en"
# ### What `nn.ModuleList` does
#
# A Python list keeps the heads, but the layer does not see them: they are missing from
# `parameters()`, so the optimiser ignores them; from `state_dict()`, so they are not saved; and
# from `.to(device)`, so they stay on the CPU. The computation itself is right, and that is what
# makes the slip so sly. `nn.ModuleList` is walked through like a list, and registers what it
# holds.

# %% [markdown] lang="fr"
# ### `exercise_3_2`
#
# *Exercice 4.2.* · **Exercice 3.2 du document.** Des vecteurs de contexte de taille 2, et non 4,
# tout en gardant deux têtes.
#
# - `exercise_3_2(d_in, context_length)` rend une `MultiHeadAttentionWrapper` qui a **deux** têtes,
#   un dropout de 0, pas de biais, et dont la sortie a la forme `(b, T, 2)`.
# - `d_in` et `context_length` sont ceux qu'on te passe.
#
# Le document donne la solution en une phrase, sans valeurs. Calculées ici à la graine 123, pour la
# phrase du document et `exercise_3_2(3, 6)` : la première ligne vaut $(-0{,}5740 ;\ 0{,}2216)$, la
# dernière $(-0{,}6424 ;\ -0{,}1065)$.

# %% [markdown] lang="en"
# ### `exercise_3_2`
#
# *Exercise 4.2.* · **Exercise 3.2 of the document.** Context vectors of size 2, and not 4, while
# keeping two heads.
#
# - `exercise_3_2(d_in, context_length)` returns a `MultiHeadAttentionWrapper` that has **two**
#   heads, a dropout of 0, no bias, and whose output has shape `(b, T, 2)`.
# - `d_in` and `context_length` are those that you are handed.
#
# The document gives the solution in one sentence, without values. Computed here at seed 123, for
# the document's sentence and `exercise_3_2(3, 6)`: the first row is $(-0.5740,\ 0.2216)$, the last
# $(-0.6424,\ -0.1065)$.


# %% exercise="exercise_3_2"
def exercise_3_2(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    """() -> (b, T, d_in) -> (b, T, 2)

    H = 2
    """
    ### BEGIN SOLUTION
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)
    ### END SOLUTION


# %% check="exercise_3_2" tags=["active-ipynb"]
# checks.check("exercise_3_2", exercise_3_2)

# %% [markdown] lang="fr"
# ### Prédis : des têtes de taille 1
#
# Dans cette couche, la requête et la clé d'un jeton sont chacune **un** nombre, et le score de $i$
# pour $j$ est le produit $q_i k_j$. Oublions le masque. Que peut exprimer une telle tête ?
#
# - `"a"` : chaque requête peut ranger les jetons dans un ordre qui lui est propre.
# - `"b"` : toutes les requêtes positives rangent les jetons dans un même ordre, toutes les
#   négatives dans l'ordre inverse.
# - `"c"` : tous les poids sont égaux, car $\sqrt{d_h} = 1$.

# %% [markdown] lang="en"
# ### Predict: heads of size 1
#
# In this layer the query and the key of a token are **one** number each, and the score of $i$ for
# $j$ is the product $q_i k_j$. Leave the mask aside. What can such a head express?
#
# - `"a"`: each query can rank the tokens in an order of its own.
# - `"b"`: all positive queries rank the tokens in one and the same order, all negative ones in the
#   opposite order.
# - `"c"`: all weights are equal, as $\sqrt{d_h} = 1$.

# %% quiz="size_one" tags=["active-ipynb"]
# answer = ...
# checks.quiz("size_one", answer)

# %% [markdown] lang="fr"
# ## Ce que coûtent plusieurs têtes
#
# Plus de têtes, à taille $d$ constante, ce sont des têtes plus étroites : $d_h = d / H$. Comptons,
# pour une phrase de $T$ jetons, avec $d_{in} = d_{out} = d$ et sans biais.
#
# | quoi | paramètres | multiplications |
# |---|---|---|
# | les trois projections | $3 \times H \times d \, d_h = 3 d^2$ | $3 \, T d^2$ |
# | les scores $Q_h K_h^\top$ | 0 | $H \times T^2 d_h = T^2 d$ |
# | le mélange des valeurs | 0 | $H \times T^2 d_h = T^2 d$ |
# | la projection de sortie $W_O$ | $d^2$ | $T d^2$ |
# | en tout | $4 d^2$ | $4 \, T d^2 + 2 \, T^2 d$ |
#
# $H$ a disparu partout : douze têtes étroites apprennent autant de nombres qu'une seule tête large
# et coûtent autant de multiplications. Une seule chose augmente, le nombre de **poids
# d'attention** : $H \times T^2$, puisque chaque tête a sa propre carte. Et une chose diminue : une
# tête étroite est moins expressive. Sa matrice de scores a un rang de $d_h$ au plus ; à la limite
# $d_h = 1$, tu viens de voir ce qu'il en reste. Le nombre de têtes est un compromis, et non un
# cadeau.

# %% [markdown] lang="en"
# ## What several heads cost
#
# More heads, at constant size $d$, are narrower heads: $d_h = d / H$. Let us count, for a sentence
# of $T$ tokens, with $d_{in} = d_{out} = d$ and no bias.
#
# | what | parameters | multiplications |
# |---|---|---|
# | the three projections | $3 \times H \times d \, d_h = 3 d^2$ | $3 \, T d^2$ |
# | the scores $Q_h K_h^\top$ | 0 | $H \times T^2 d_h = T^2 d$ |
# | the mixture of values | 0 | $H \times T^2 d_h = T^2 d$ |
# | the output projection $W_O$ | $d^2$ | $T d^2$ |
# | in all | $4 d^2$ | $4 \, T d^2 + 2 \, T^2 d$ |
#
# $H$ has vanished everywhere: twelve narrow heads learn as many numbers as a single wide head, and
# cost as many multiplications. Only one thing grows, the number of **attention weights**:
# $H \times T^2$, since each head has a map of its own. And one thing shrinks: a narrow head is
# less expressive. Its matrix of scores has rank $d_h$ at most; at the limit $d_h = 1$ you have
# just seen what is left. The number of heads is a trade-off, and not a gift.

# %% [markdown] lang="fr"
# ### Prédis : combien de poids d'attention
#
# Une phrase de $T = 1024$ jetons traverse une couche de 12 têtes. Par combien le nombre de ses
# poids d'attention est-il multiplié, par rapport à une couche d'une seule tête de la même taille
# $d$ ?

# %% [markdown] lang="en"
# ### Predict: how many attention weights
#
# A sentence of $T = 1024$ tokens goes through a layer of 12 heads. By how much is the number of
# its attention weights multiplied, compared with a layer of a single head of the same size $d$?

# %% quiz="head_maps" tags=["active-ipynb"]
# answer = ...
# checks.quiz("head_maps", answer)

# %% [markdown] lang="fr"
# ### Pourquoi la boucle est lente
#
# La boucle de ton module fait $H$ petits calculs à la suite : $3 H$ projections étroites, $H$
# softmax, $H$ mélanges. Autant de multiplications, mais chaque appel coûte un temps fixe avant de
# commencer, et un processeur, plus encore un GPU, préfère un grand produit à douze petits.
#
# Or les $H$ matrices $W_Q^{(h)}$, de forme $(d, d_h)$, mises côte à côte, forment **une** matrice
# de forme $(d, d)$. Une seule projection calcule donc d'un coup les requêtes de toutes les têtes,
# et il ne reste qu'à dire à PyTorch quelles colonnes appartiennent à quelle tête. Cela se fait
# sans déplacer un seul nombre, à condition de savoir comment ils sont rangés.

# %% [markdown] lang="en"
# ### Why the loop is slow
#
# The loop of your module does $H$ small computations in a row: $3 H$ narrow projections, $H$
# softmaxes, $H$ mixtures. Just as many multiplications, but each call costs a fixed time before it
# gets going, and a processor, a GPU even more so, prefers one large product to twelve small ones.
#
# Now the $H$ matrices $W_Q^{(h)}$, of shape $(d, d_h)$, set side by side, make up **one** matrix
# of shape $(d, d)$. A single projection thus computes the queries of all heads at one go, and it
# only remains to tell PyTorch which columns belong to which head. That can be done without moving
# a single number, provided we know how they are laid out.

# %% [markdown] lang="fr"
# ## La mémoire n'a qu'une rangée
#
# Un tenseur a des lignes, des colonnes, parfois quatre axes. La mémoire, non : c'est une rangée de
# cases numérotées. Un tenseur est donc fait de deux choses : des nombres rangés à la file, et une
# **grille de lecture** qui dit comment les parcourir. La grille tient en deux listes.
#
# - La **forme** (`shape`) : combien de positions sur chaque axe.
# - Les **pas** (`stride()`) : de combien de cases on avance quand un indice augmente de 1.
#
# La matrice du document, $M = \begin{pmatrix} 1 & 2 & 3 \\ 4 & 5 & 6 \end{pmatrix}$, a la forme
# `(2, 3)` et les pas `(3, 1)` : descendre d'une ligne saute 3 cases, avancer d'une colonne en
# saute 1. L'élément $(i, j)$ dort dans la case $3 i + j$.
#
# `view`, `transpose` et `permute` ne touchent pas à la rangée : ils en proposent une autre lecture.
# On dit qu'ils rendent une **vue**. Cela ne coûte rien, quelle que soit la taille du tenseur.

# %% [markdown] lang="en"
# ## Memory has a single row
#
# A tensor has rows, columns, sometimes four axes. Memory has not: it is one row of numbered cells.
# So a tensor is made of two things: numbers laid out in single file, and a **reading grid** that
# says how to go through them. The grid comes down to two lists.
#
# - The **shape** (`shape`): how many positions on each axis.
# - The **strides** (`stride()`): how many cells we move by when an index goes up by 1.
#
# The document's matrix, $M = \begin{pmatrix} 1 & 2 & 3 \\ 4 & 5 & 6 \end{pmatrix}$, has shape
# `(2, 3)` and strides `(3, 1)`: going down one row jumps 3 cells, moving on one column jumps 1.
# Element $(i, j)$ sleeps in cell $3 i + j$.
#
# `view`, `transpose` and `permute` do not touch the row: they offer another reading of it. We say
# that they return a **view**. That costs nothing, whatever the size of the tensor.

# %% given="matrix"
M: Tensor = torch.tensor([[1, 2, 3], [4, 5, 6]])

# %% [markdown] lang="fr"
# ### Prédis : relire par `view`
#
# Que vaut `M.view(3, 2)[1]`, la deuxième ligne de la matrice relue en 3 lignes de 2 ?
#
# - `"a"` : $(2, 5)$
# - `"b"` : $(3, 4)$
# - `"c"` : $(4, 5)$

# %% [markdown] lang="en"
# ### Predict: reading anew with `view`
#
# What is `M.view(3, 2)[1]`, the second row of the matrix read anew as 3 rows of 2?
#
# - `"a"`: $(2, 5)$
# - `"b"`: $(3, 4)$
# - `"c"`: $(4, 5)$

# %% quiz="view_row" tags=["active-ipynb"]
# answer = ...
# checks.quiz("view_row", answer)

# %% [markdown] lang="fr"
# ### Regarde la rangée
#
# Pour chaque tenseur, en haut, la rangée de la mémoire et le numéro de ses cases. En dessous,
# l'ordre de lecture : un trait droit quand un nombre se lit à son rang, un trait rouge quand il
# faut aller le chercher ailleurs. À droite, la grille qui en sort, la lecture coupée en lignes. La
# couleur d'un nombre est celle de sa ligne dans `M`.

# %% [markdown] lang="en"
# ### Look at the row
#
# For each tensor, on top, the row of memory and the numbers of its cells. Below, the order of
# reading: a straight line when a number is read at its rank, a red one when it has to be fetched
# from elsewhere. On the right, the grid that comes out, the reading cut into rows. The colour of a
# number is that of its row in `M`.

# %% figure="memory_matrix" tags=["active-ipynb"]
# checks.draw_memory(
#     {"M": M, "M.view(3, 2)": M.view(3, 2), "M.T": M.T, "M.T.contiguous()": M.T.contiguous()}
# )

# %% [markdown] lang="fr"
# `M.view(3, 2)` garde l'ordre de la file et change l'endroit où l'on passe à la ligne. `M.T`
# échange les deux pas, et se lit 1, 4, 2, 5, 3, 6 : il faut sauter des cases. Les deux ont la
# forme `(3, 2)`, et ce ne sont pas les mêmes matrices.
#
# Un tenseur dont la lecture suit la file, case après case, est **contigu**. `M.T` ne l'est pas.
# `M.T.contiguous()` recopie ses nombres dans une **nouvelle** rangée, dans l'ordre de lecture :
# c'est la seule des quatre opérations qui déplace quelque chose.

# %% [markdown] lang="en"
# `M.view(3, 2)` keeps the order of the file and changes where lines break. `M.T` swaps the two
# strides, and reads 1, 4, 2, 5, 3, 6: it takes jumps from cell to cell. Both have shape `(3, 2)`,
# and they are not the same matrices.
#
# A tensor whose reading follows the file, cell after cell, is **contiguous**. `M.T` is not.
# `M.T.contiguous()` copies its numbers into a **new** row, in the order of reading: it is the only
# one of the four operations that moves anything.

# %% [markdown] lang="fr"
# ### `element_offset` · *facultatif*
#
# *Exercice 4.3.* Deux petites fonctions, qui sont toute la mécanique de l'affaire. (Écris aussi
# `contiguous_strides`, dans la même cellule.)
#
# - `element_offset(index, strides)` : le numéro de la case d'un élément, compté depuis celle du
#   premier. C'est un nombre Python entier. `index` et `strides` sont des tuples ou des listes
#   d'autant d'entiers, de n'importe quelle longueur ; pour des suites vides, c'est 0.
# - `contiguous_strides(shape)` : le tuple des pas d'un tenseur contigu de cette forme. Le dernier
#   axe a un pas de 1 ; chaque autre, le produit des tailles qui le suivent. Pour une forme vide,
#   le tuple vide.
# - Un pas peut être nul, ou dans n'importe quel ordre : ceux de `M.T` sont `(1, 3)`.
#
# Par exemple, `contiguous_strides((2, 3))` vaut `(3, 1)`, et l'élément $(2, 1)$ de `M.T` est dans
# la case $2 \times 1 + 1 \times 3 = 5$.

# %% [markdown] lang="en"
# ### `element_offset` · *optional*
#
# *Exercise 4.3.* Two small functions, which are the whole mechanics of the matter. (Write
# `contiguous_strides` too, in the same cell.)
#
# - `element_offset(index, strides)`: the number of the cell of an element, counted from that of
#   the first. It is a Python whole number. `index` and `strides` are tuples or lists of as many
#   whole numbers each, of any length; for empty ones it is 0.
# - `contiguous_strides(shape)`: the tuple of the strides of a contiguous tensor of that shape. The
#   last axis has a stride of 1; each other one, the product of the sizes that follow it. For an
#   empty shape, the empty tuple.
# - A stride may be zero, and strides may come in any order: those of `M.T` are `(1, 3)`.
#
# For instance, `contiguous_strides((2, 3))` is `(3, 1)`, and element $(2, 1)$ of `M.T` is in cell
# $2 \times 1 + 1 \times 3 = 5$.


# %% exercise="element_offset"
def element_offset(index: Sequence[int], strides: Sequence[int]) -> int:
    """(i_0, ..., i_n), (s_0, ..., s_n) -> offset

    offset = Σ_k i_k s_k
    """
    ### BEGIN SOLUTION
    return sum(i * s for i, s in zip(index, strides, strict=True))
    ### END SOLUTION


def contiguous_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """(n_0, ..., n_m) -> (s_0, ..., s_m)

    s_k = Π_(l > k) n_l
    """
    ### BEGIN SOLUTION
    return tuple(math.prod(shape[k + 1 :]) for k in range(len(shape)))
    ### END SOLUTION


# %% check="element_offset" tags=["active-ipynb"]
# checks.check("element_offset", element_offset, contiguous_strides)

# %% [markdown] lang="fr"
# ## Fractionner sans rien déplacer
#
# La projection donne un tenseur de forme `(b, T, d_out)`. Pour chaque jeton, les $d_{out}$ nombres
# sont ceux de toutes les têtes, bout à bout : d'abord les $d_h$ de la tête 0, puis les $d_h$ de la
# tête 1, et ainsi de suite. On voudrait `(b, H, T, d_h)` : pour chaque tête, sa matrice, une ligne
# par jeton. Deux gestes y mènent.
#
# 1. `view(b, T, H, d_h)` coupe le dernier axe en deux. L'ordre de la file ne change pas : chaque
#    jeton devient un petit bloc, une ligne par tête.
# 2. `transpose(1, 2)` échange les axes des jetons et des têtes. La mémoire est encore **intacte** :
#    seuls les pas ont été échangés.
#
# Pourquoi ne pas écrire tout de suite `view(b, H, T, d_h)` ? La forme est la bonne, aucune erreur
# n'est levée, et le résultat est faux.

# %% [markdown] lang="en"
# ## Splitting without moving anything
#
# The projection gives a tensor of shape `(b, T, d_out)`. For each token, the $d_{out}$ numbers are
# those of all heads, end to end: first the $d_h$ of head 0, then the $d_h$ of head 1, and so on.
# We want `(b, H, T, d_h)`: for each head, its matrix, one row per token. Two moves lead there.
#
# 1. `view(b, T, H, d_h)` cuts the last axis in two. The order of the file does not change: each
#    token becomes a small block, one row per head.
# 2. `transpose(1, 2)` swaps the axes of tokens and heads. Memory is still **untouched**: only the
#    strides have been swapped.
#
# Why not write `view(b, H, T, d_h)` straight away? The shape is the right one, no error is raised,
# and the result is wrong.

# %% [markdown] lang="fr"
# ### Prédis : `view` tout seul
#
# Une phrase de 2 jetons, $d_{out} = 4$ et 2 têtes. Le jeton 0 est $(0, 1, 2, 3)$, le jeton 1 est
# $(4, 5, 6, 7)$. La tête 0 devrait recevoir $\begin{pmatrix} 0 & 1 \\ 4 & 5 \end{pmatrix}$, une
# ligne par jeton. Que reçoit-elle de `x.view(1, 2, 2, 2)`, si l'on prend l'axe 1 pour celui des
# têtes ?
#
# - `"a"` : $\begin{pmatrix} 0 & 1 \\ 4 & 5 \end{pmatrix}$
# - `"b"` : $\begin{pmatrix} 0 & 1 \\ 2 & 3 \end{pmatrix}$
# - `"c"` : $\begin{pmatrix} 0 & 2 \\ 4 & 6 \end{pmatrix}$

# %% [markdown] lang="en"
# ### Predict: `view` on its own
#
# A sentence of 2 tokens, $d_{out} = 4$ and 2 heads. Token 0 is $(0, 1, 2, 3)$, token 1 is
# $(4, 5, 6, 7)$. Head 0 should receive $\begin{pmatrix} 0 & 1 \\ 4 & 5 \end{pmatrix}$, one row per
# token. What does it receive from `x.view(1, 2, 2, 2)`, if axis 1 is taken for that of heads?
#
# - `"a"`: $\begin{pmatrix} 0 & 1 \\ 4 & 5 \end{pmatrix}$
# - `"b"`: $\begin{pmatrix} 0 & 1 \\ 2 & 3 \end{pmatrix}$
# - `"c"`: $\begin{pmatrix} 0 & 2 \\ 4 & 6 \end{pmatrix}$

# %% quiz="view_alone" tags=["active-ipynb"]
# answer = ...
# checks.quiz("view_alone", answer)

# %% [markdown] lang="fr"
# ### `split_heads`
#
# *Exercice 4.4.* Rendre à chaque tête ce qui lui revient.
#
# - `x` : `(b, T, d_out)` ; résultat : `(b, H, T, d_h)` avec $d_h = d_{out} / H$. L'élément
#   `[n, h, t, c]` du résultat est l'élément `[n, t, h * d_h + c]` de `x`.
# - Une **vue** : aucun nombre n'est déplacé ni copié, et le résultat lit la mémoire de `x`. (Couper
#   un axe en deux est toujours possible sans copie, même si `x` n'est pas contigu.)
# - `ValueError` quand $H$ ne divise pas $d_{out}$.
# - N'importe quelles tailles, $H = 1$ et $T = 1$ comprises. Type et appareil gardés, argument
#   intact, gradient jusqu'à `x`.

# %% [markdown] lang="en"
# ### `split_heads`
#
# *Exercise 4.4.* To each head what is its own.
#
# - `x`: `(b, T, d_out)`; result: `(b, H, T, d_h)` with $d_h = d_{out} / H$. Element
#   `[n, h, t, c]` of the result is element `[n, t, h * d_h + c]` of `x`.
# - A **view**: no number is moved or copied, and the result reads the memory of `x`. (An axis can
#   always be cut in two without a copy, even if `x` is not contiguous.)
# - `ValueError` when $H$ does not divide $d_{out}$.
# - Any sizes, $H = 1$ and $T = 1$ included. Type and device kept, argument untouched, gradient
#   back to `x`.


# %% exercise="split_heads"
def split_heads(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h)

    d_h = d_out / H
    """
    ### BEGIN SOLUTION
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError(f"{num_heads} heads do not divide {d_out} features")
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)
    ### END SOLUTION


# %% check="split_heads" tags=["active-ipynb"]
# checks.check("split_heads", split_heads)

# %% [markdown] lang="fr"
# ### La même rangée, trois lectures
#
# Une phrase de 3 jetons, $d_{out} = 4$, 2 têtes. La **couleur** d'un nombre est celle de sa tête,
# et sa nuance va du premier jeton, clair, au dernier, foncé. Le tenseur de départ, ta fonction, et
# le `view` trop hâtif : les deux derniers ont la même forme. Dans lequel chaque tête est-elle
# d'une seule couleur ?

# %% [markdown] lang="en"
# ### The same row, three readings
#
# A sentence of 3 tokens, $d_{out} = 4$, 2 heads. The **colour** of a number is that of its head,
# and its shade goes from the first token, light, to the last, dark. The tensor to begin with, your
# function, and the hasty `view`: the last two have the same shape. In which of them is each head
# of a single colour?

# %% figure="memory_split" tags=["active-ipynb"]
# x = torch.arange(12).view(1, 3, 4)
# checks.draw_memory(
#     lambda: {
#         "x": x,
#         "split_heads(x, 2)": split_heads(x, 2),
#         "x.view(1, 2, 3, 2)": x.view(1, 2, 3, 2),
#     },
#     num_heads=2,
# )

# %% [markdown] lang="fr"
# Regarde les pas. Ceux de `x` sont `(12, 4, 1)`. Ceux de `split_heads(x, 2)` sont
# `(12, 2, 4, 1)` : passer à la tête suivante avance de $d_h = 2$ cases, passer au jeton suivant
# avance encore de $d_{out} = 4$. `view` seul donne `(12, 6, 2, 1)` : il coupe la file en tranches
# égales, et la première tête reçoit le jeton 0 en entier, puis la moitié du jeton 1. Une telle
# couche mélange des jetons sous le nom de têtes, et le masque causal n'y protège plus rien.

# %% [markdown] lang="en"
# Look at the strides. Those of `x` are `(12, 4, 1)`. Those of `split_heads(x, 2)` are
# `(12, 2, 4, 1)`: going to the next head moves by $d_h = 2$ cells, going to the next token still
# moves by $d_{out} = 4$. `view` alone gives `(12, 6, 2, 1)`: it cuts the file into equal slices,
# and the first head receives the whole of token 0, then half of token 1. Such a layer mixes tokens
# under the name of heads, and the causal mask no longer protects anything in it.

# %% [markdown] lang="fr"
# ### Prédis : le pas d'un jeton
#
# `x` est contigu, de forme `(2, 5, 12)`, et l'on calcule `split_heads(x, 3)`. De combien de cases
# avance-t-on en passant d'un jeton au suivant, dans une même tête ?

# %% [markdown] lang="en"
# ### Predict: the stride of a token
#
# `x` is contiguous, of shape `(2, 5, 12)`, and we compute `split_heads(x, 3)`. By how many cells
# do we move from one token to the next, within a head?

# %% quiz="token_stride" tags=["active-ipynb"]
# answer = ...
# checks.quiz("token_stride", answer)

# %% [markdown] lang="fr"
# ## Recoller
#
# Chaque tête a rendu ses vecteurs de contexte, `(b, H, T, d_h)`. Il faut revenir à
# `(b, T, d_out)`, les têtes bout à bout dans chaque jeton. Les gestes se font à l'envers :
# `transpose(1, 2)` d'abord, qui remet les jetons devant, puis la réunion des deux derniers axes.
#
# Cette fois, une copie est inévitable. Les nombres d'un jeton sont éparpillés, un morceau dans
# chaque tête, et aucun pas ne permet de les lire à la file comme un seul axe.

# %% [markdown] lang="en"
# ## Joining again
#
# Each head has returned its context vectors, `(b, H, T, d_h)`. We must get back to
# `(b, T, d_out)`, the heads end to end within each token. The moves are made backwards:
# `transpose(1, 2)` first, which puts tokens back in front, then the union of the last two axes.
#
# This time a copy cannot be avoided. The numbers of a token are scattered, a piece in each head,
# and no stride lets us read them in a row as a single axis.

# %% [markdown] lang="fr"
# ### Prédis : `view` après `transpose`
#
# `heads` est contigu, de forme `(2, 3, 5, 4)`, et `y = heads.transpose(1, 2)`. Laquelle de ces
# trois lignes échoue ?
#
# - `"a"` : `y.reshape(2, 5, 12)`
# - `"b"` : `y.view(2, 5, 12)`
# - `"c"` : `y.contiguous().view(2, 5, 12)`

# %% [markdown] lang="en"
# ### Predict: `view` after `transpose`
#
# `heads` is contiguous, of shape `(2, 3, 5, 4)`, and `y = heads.transpose(1, 2)`. Which of these
# three lines fails?
#
# - `"a"`: `y.reshape(2, 5, 12)`
# - `"b"`: `y.view(2, 5, 12)`
# - `"c"`: `y.contiguous().view(2, 5, 12)`

# %% quiz="view_after_transpose" tags=["active-ipynb"]
# answer = ...
# checks.quiz("view_after_transpose", answer)

# %% [markdown] lang="fr"
# ### `merge_heads`
#
# *Exercice 4.5.* L'inverse de `split_heads`.
#
# - `x` : `(b, H, T, d_h)` ; résultat : `(b, T, H * d_h)`. L'élément `[n, t, h * d_h + c]` du
#   résultat est l'élément `[n, h, t, c]` de `x` : dans chaque jeton, les têtes se suivent dans
#   l'ordre.
# - Le résultat est **contigu**.
# - `x` peut être contigu ou non, par exemple tout juste sorti de `split_heads`.
# - N'importe quelles tailles. Type et appareil gardés, argument intact, gradient jusqu'à `x`.

# %% [markdown] lang="en"
# ### `merge_heads`
#
# *Exercise 4.5.* The inverse of `split_heads`.
#
# - `x`: `(b, H, T, d_h)`; result: `(b, T, H * d_h)`. Element `[n, t, h * d_h + c]` of the result
#   is element `[n, h, t, c]` of `x`: within each token, heads follow one another in order.
# - The result is **contiguous**.
# - `x` may be contiguous or not, fresh from `split_heads` for instance.
# - Any sizes. Type and device kept, argument untouched, gradient back to `x`.


# %% exercise="merge_heads"
def merge_heads(x: Tensor) -> Tensor:
    """(b, H, T, d_h) -> (b, T, H · d_h)"""
    ### BEGIN SOLUTION
    return x.transpose(1, 2).flatten(start_dim=2).contiguous()
    ### END SOLUTION


# %% check="merge_heads" tags=["active-ipynb"]
# checks.check("merge_heads", merge_heads)

# %% [markdown] lang="fr"
# ### Avant et après le collage
#
# Deux têtes, 3 jetons, $d_h = 2$, rangés tête par tête, comme les rend l'attention. Après
# `transpose(1, 2)`, chaque jeton retrouve ses deux têtes, mais il faut sauter pour les lire.
# `merge_heads` les recopie dans une rangée neuve, où tout se lit à la file. En dernier, ce que
# donnerait `view` seul : la forme est juste, les jetons sont faux.

# %% [markdown] lang="en"
# ### Before and after the join
#
# Two heads, 3 tokens, $d_h = 2$, laid out head by head, as attention returns them. After
# `transpose(1, 2)` each token finds its two heads again, but reading them takes jumps.
# `merge_heads` copies them into a fresh row, where everything reads in single file. Last, what
# `view` alone would give: the shape is right, the tokens are wrong.

# %% figure="memory_merge" tags=["active-ipynb"]
# heads = torch.tensor([[[[0, 1], [4, 5], [8, 9]], [[2, 3], [6, 7], [10, 11]]]])
# checks.draw_memory(
#     lambda: {
#         "heads": heads,
#         "heads.transpose(1, 2)": heads.transpose(1, 2),
#         "merge_heads(heads)": merge_heads(heads),
#         "heads.view(1, 3, 4)": heads.view(1, 3, 4),
#     },
#     num_heads=2,
# )

# %% [markdown] lang="fr"
# ### Explique : pourquoi `view` ne suffit pas
#
# En quelques phrases, avec tes mots : pourquoi faut-il `view` **puis** `transpose` pour fractionner
# les têtes ? Qu'est-ce que `view(b, H, T, d_h)`, seul, mettrait ensemble ?

# %% [markdown] lang="en"
# ### Explain: why `view` is not enough
#
# In a few sentences, in your own words: why does it take `view` **and then** `transpose` to split
# the heads? What would `view(b, H, T, d_h)`, on its own, put together?

# %% [markdown] written="view_mixes"
#

# %% [markdown] lang="fr"
# ## Deux découpages faux
#
# Le premier est le `view` trop hâtif. Le second coupe bien le dernier axe, mais dans l'ordre
# `(d_h, H)` : chaque tête reçoit une colonne sur $H$, au lieu de $d_h$ colonnes voisines. Tous
# deux rendent la bonne forme. Ils sont faux ; ne les corrige pas.

# %% [markdown] lang="en"
# ## Two wrong splits
#
# The first is the hasty `view`. The second does cut the last axis, but in the order `(d_h, H)`:
# each head receives one column in $H$, instead of $d_h$ neighbouring columns. Both return the
# right shape. They are wrong; do not mend them.


# %% given="wrong_splits"
def split_by_view(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h)"""
    b, T, d_out = x.shape
    return x.reshape(b, num_heads, T, d_out // num_heads)


def split_by_permute(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h)"""
    b, T, d_out = x.shape
    return x.reshape(b, T, d_out // num_heads, num_heads).permute(0, 3, 1, 2)


# %% [markdown] lang="fr"
# ### `counterexample_heads` · *facultatif*
#
# *Exercice 4.8.* Chasse à l'erreur : trouve une entrée qui démasque **les deux** à la fois.
#
# - Résultat : le couple `(x, num_heads)`, avec `x` un tenseur de nombres finis, de forme
#   `(b, T, d_out)`, et `num_heads` un entier qui divise `d_out`.
# - Sur cette entrée, `split_by_view` et `split_by_permute` doivent **chacun** différer du bon
#   découpage.
#
# Demande-toi d'abord quand chacun a raison : que se passe-t-il si $T = 1$, si $H = 1$, si
# $d_h = 1$, si tous les nombres sont égaux ?

# %% [markdown] lang="en"
# ### `counterexample_heads` · *optional*
#
# *Exercise 4.8.* Bug hunt: find an input that gives **both** away at once.
#
# - Result: the pair `(x, num_heads)`, with `x` a tensor of finite numbers, of shape
#   `(b, T, d_out)`, and `num_heads` a whole number that divides `d_out`.
# - On this input `split_by_view` and `split_by_permute` must **each** differ from the right split.
#
# Ask yourself first when each of them is right: what happens if $T = 1$, if $H = 1$, if $d_h = 1$,
# if all the numbers are equal?


# %% exercise="counterexample_heads"
def counterexample_heads() -> tuple[Tensor, int]:
    """() -> (b, T, d_out), H"""
    ### BEGIN SOLUTION
    return torch.arange(8.0).reshape(1, 2, 4), 2
    ### END SOLUTION


# %% check="counterexample_heads" tags=["active-ipynb"]
# checks.check("counterexample_heads", counterexample_heads)

# %% [markdown] lang="fr"
# ## L'attention multi-têtes
#
# Tout est prêt. Une projection chacune pour les requêtes, les clés et les valeurs ; `split_heads`
# sur les trois ; les scores de toutes les têtes d'un seul produit `@`, puisqu'il traite les axes
# de devant, lot et têtes, comme autant de matrices indépendantes ; masque, softmax, dropout,
# mélange ; `merge_heads` ; `out_proj`. Le masque, de forme $(T, T)$, s'étend de lui-même au lot et
# aux têtes.
#
# Ici le document s'interrompt : il décrit le fractionnement et la réunion des têtes, mais n'écrit
# ni la classe entière, ni ses valeurs, et ne parle pas de la projection de sortie que les
# documents 001 et 004 nomment $W_O$. C'est elle, `out_proj`, qui permet aux têtes de se parler.

# %% [markdown] lang="en"
# ## Multi-head attention
#
# All is ready. One projection each for queries, keys and values; `split_heads` on all three; the
# scores of all heads in a single product `@`, since it treats the axes in front, batch and heads,
# as so many independent matrices; mask, softmax, dropout, mixture; `merge_heads`; `out_proj`. The
# mask, of shape $(T, T)$, broadcasts by itself to the batch and the heads.
#
# Here the document breaks off: it describes how heads are split and joined, but writes neither the
# whole class nor its values, and says nothing of the output projection that documents 001 and 004
# call $W_O$. That one, `out_proj`, is what lets the heads talk to one another.

# %% [markdown] lang="fr"
# ### `MultiHeadAttention`
#
# *Exercice 4.6.* Toutes les têtes en une couche.
#
# - `MultiHeadAttention(d_in, d_out, context_length, dropout, num_heads, qkv_bias=False)` crée
#   `W_query`, `W_key`, `W_value`, puis `out_proj`, **dans cet ordre** : trois
#   `nn.Linear(d_in, d_out, bias=qkv_bias)` et un `nn.Linear(d_out, d_out)`, toujours avec biais.
#   Ici `d_out` est la taille de **toutes** les têtes réunies.
# - `ValueError` (ou `AssertionError`) à la construction quand `num_heads` ne divise pas `d_out`.
# - `forward(x)` : `(b, T, d_in)` donne `(b, T, d_out)`, pour tout $T$ jusqu'à `context_length`.
# - L'échelle est $\sqrt{d_h}$, la taille d'une tête, avec $d_h = d_{out} / H$.
# - Aucun jeton ne voit ceux qui le suivent : leurs poids valent exactement 0, avant le dropout
#   comme après. Le masque est un **tampon** (`register_buffer`) : il suit la couche quand on la
#   déplace et figure dans `state_dict()`.
# - Le dropout, au taux `dropout`, porte sur les **poids** d'attention, et se tait en évaluation.
# - Finie même pour de très grands scores. Type et appareil gardés, argument intact, gradient
#   jusqu'à `x` et jusqu'à chaque paramètre.
#
# Nous avons calculé ce que le document ne donne pas. À la graine 123, avec `d_out=2` et deux
# têtes, la phrase du document donne $(0{,}3190 ;\ 0{,}4858)$ sur la première ligne, et
# $(0{,}2575 ;\ 0{,}4028)$ sur la dernière.

# %% [markdown] lang="en"
# ### `MultiHeadAttention`
#
# *Exercise 4.6.* All heads in one layer.
#
# - `MultiHeadAttention(d_in, d_out, context_length, dropout, num_heads, qkv_bias=False)` creates
#   `W_query`, `W_key`, `W_value`, then `out_proj`, **in that order**: three
#   `nn.Linear(d_in, d_out, bias=qkv_bias)` and one `nn.Linear(d_out, d_out)`, always with bias.
#   Here `d_out` is the size of **all** the heads together.
# - `ValueError` (or `AssertionError`) at construction when `num_heads` does not divide `d_out`.
# - `forward(x)`: `(b, T, d_in)` gives `(b, T, d_out)`, for any $T$ up to `context_length`.
# - The scale is $\sqrt{d_h}$, the size of one head, with $d_h = d_{out} / H$.
# - No token sees those that follow it: their weights are exactly 0, before dropout as well as
#   after. The mask is a **buffer** (`register_buffer`): it follows the layer when it moves, and
#   stands in `state_dict()`.
# - Dropout, at the rate `dropout`, acts on the attention **weights**, and is silent in evaluation.
# - Finite even for very large scores. Type and device kept, argument untouched, gradient back to
#   `x` and to every parameter.
#
# We computed what the document does not give. At seed 123, with `d_out=2` and two heads, the
# document's sentence gives $(0.3190,\ 0.4858)$ on the first row, and $(0.2575,\ 0.4028)$ on the
# last.


# %% exercise="MultiHeadAttention"
class MultiHeadAttention(nn.Module):
    """(b, T, d_in) -> (b, T, d_out), T ≤ context_length

    Z_h = dropout(softmax(Q_h K_hᵀ / √d_h + M)) V_h; Y = out_proj([Z_1, ..., Z_H])
    """

    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        num_heads: int,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        ### BEGIN SOLUTION
        if d_out % num_heads:
            raise ValueError(f"{num_heads} heads do not divide {d_out} features")
        self.num_heads = num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(diagonal=1)
        self.register_buffer("mask", future)
        ### END SOLUTION

    def forward(self, x: Tensor) -> Tensor:
        ### BEGIN SOLUTION
        T = x.shape[1]
        queries, keys, values = (
            split_heads(layer(x), self.num_heads)
            for layer in (self.W_query, self.W_key, self.W_value)
        )
        scores = queries @ keys.transpose(2, 3)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores / math.sqrt(keys.shape[-1]), dim=-1))
        output: Tensor = self.out_proj(merge_heads(weights @ values))
        return output
        ### END SOLUTION


# %% check="MultiHeadAttention" tags=["active-ipynb"]
# checks.check("MultiHeadAttention", MultiHeadAttention)

# %% [markdown] lang="fr"
# ### Prédis : la couche de GPT-2
#
# Les réglages de la plus petite version de GPT-2 : `d_in` et `d_out` valent 768, `context_length`
# vaut 1024, et il y a 12 têtes. Sans biais aux trois projections, combien de nombres ta couche
# apprend-elle ? (Une calculette est permise, un `sum(p.numel() ...)` aussi, mais après.)

# %% [markdown] lang="en"
# ### Predict: the layer of GPT-2
#
# The settings of the smallest version of GPT-2: `d_in` and `d_out` are 768, `context_length` is
# 1024, and there are 12 heads. Without bias in the three projections, how many numbers does your
# layer learn? (A calculator is allowed, and so is a `sum(p.numel() ...)`, but afterwards.)

# %% quiz="gpt2_layer" tags=["active-ipynb"]
# answer = ...
# checks.quiz("gpt2_layer", answer)

# %% [markdown] lang="fr"
# ## Ce que l'exemple du document cachait
#
# L'exemple du document a `d_out=2` et deux têtes, donc $d_h = 1$. C'est le pire des choix pour
# éprouver un programme.

# %% [markdown] lang="en"
# ## What the document's example was hiding
#
# The document's example has `d_out=2` and two heads, hence $d_h = 1$. That is the worst of choices
# for putting a program to the test.

# %% [markdown] lang="fr"
# ### Prédis : l'angle mort
#
# Trois programmes faux calculent l'exemple du document. Lequel donne pourtant la sortie exacte ?
#
# - `"a"` : `x.view(b, H, T, d_h)`, sans transposition.
# - `"b"` : `x.view(b, T, d_h, H)`, dont on amène ensuite le dernier axe devant.
# - `"c"` : une échelle de $\sqrt{d_{out}}$ au lieu de $\sqrt{d_h}$.

# %% [markdown] lang="en"
# ### Predict: the blind spot
#
# Three wrong programs compute the document's example. Which of them gives the exact output all the
# same?
#
# - `"a"`: `x.view(b, H, T, d_h)`, without transposing.
# - `"b"`: `x.view(b, T, d_h, H)`, whose last axis is then brought to the front.
# - `"c"`: a scale of $\sqrt{d_{out}}$ in place of $\sqrt{d_h}$.

# %% quiz="blind_spot" tags=["active-ipynb"]
# answer = ...
# checks.quiz("blind_spot", answer)

# %% [markdown] lang="fr"
# ### Neuf programmes faux
#
# Le plus grand écart entre la sortie de chacun et la bonne : sur l'exemple du document (graine
# 123), puis sur 2 phrases de 5 jetons, avec $d_{in} = 6$, $d_{out} = 12$, 3 têtes et donc
# $d_h = 4$, où toutes les tailles diffèrent.
#
# | erreur | document | tailles distinctes |
# |---|---|---|
# | pas de racine | 0,0000 | 0,3662 |
# | division par $d_h$ | 0,0000 | 0,7359 |
# | division par $\sqrt{d_{out}}$ | 0,0009 | 0,5337 |
# | division par $\sqrt{H}$ | 0,0009 | 0,0748 |
# | `view(b, H, T, d_h)` | 0,2276 | 2,8415 |
# | `view(b, T, d_h, H)`, puis `permute(0, 3, 1, 2)` | 0,0000 | 3,2306 |
# | réunion sans `transpose` | 0,4076 | 3,4176 |
# | réunion par `permute(0, 2, 3, 1)` | 0,0000 | 3,3450 |
# | `out_proj` oubliée | 0,9169 | 6,6205 |
#
# Quatre erreurs sont **entièrement** invisibles, dont deux mélangent les têtes. Deux autres
# déplacent la quatrième décimale. Un carnet qui ne vérifierait que les valeurs du document
# t'aurait dit « tout est juste ».

# %% [markdown] lang="en"
# ### Nine wrong programs
#
# The largest difference between the output of each and the right one: on the document's example
# (seed 123), then on 2 sentences of 5 tokens, with $d_{in} = 6$, $d_{out} = 12$, 3 heads and thus
# $d_h = 4$, where all sizes differ.
#
# | mistake | document | distinct sizes |
# |---|---|---|
# | no root | 0.0000 | 0.3662 |
# | division by $d_h$ | 0.0000 | 0.7359 |
# | division by $\sqrt{d_{out}}$ | 0.0009 | 0.5337 |
# | division by $\sqrt{H}$ | 0.0009 | 0.0748 |
# | `view(b, H, T, d_h)` | 0.2276 | 2.8415 |
# | `view(b, T, d_h, H)`, then `permute(0, 3, 1, 2)` | 0.0000 | 3.2306 |
# | joining without `transpose` | 0.4076 | 3.4176 |
# | joining by `permute(0, 2, 3, 1)` | 0.0000 | 3.3450 |
# | `out_proj` left out | 0.9169 | 6.6205 |
#
# Four mistakes are **entirely** invisible, two of which mix the heads up. Two more move the fourth
# decimal. A notebook that checked nothing but the document's values would have told you "all
# right".

# %% [markdown] lang="fr"
# ## La course
#
# Ton premier module boucle sur ses têtes, le second les calcule ensemble. Chronométrons-les sur la
# même entrée, tirée au hasard : 2 phrases de 16 jetons, $d = 64$ réparti entre 1 à 32 têtes. Pour
# chaque couche, on garde le meilleur temps de plusieurs essais, celui que le reste de la machine a
# le moins dérangé. Les nombres dépendent de ton ordinateur ; l'allure des courbes, non.

# %% [markdown] lang="en"
# ## The race
#
# Your first module loops over its heads, the second computes them together. Let us time them on
# the same input, drawn at random: 2 sentences of 16 tokens, $d = 64$ shared between 1 to 32 heads.
# For each layer we keep the best time of several trials, the one that the rest of the machine
# disturbed least. The numbers depend on your computer; the look of the curves does not.

# %% figure="race" tags=["active-ipynb"]
# checks.draw_race(
#     MultiHeadAttentionWrapper,
#     MultiHeadAttention,
#     torch.randn(2, 16, 64),
#     heads=[1, 2, 4, 8, 16, 32],
# )

# %% [markdown] lang="fr"
# La boucle paie son temps fixe à chaque tête ; l'autre couche le paie une fois, alors même qu'elle
# calcule une projection de plus, `out_proj`. Avec une seule tête, l'écart disparaît ou s'inverse.
# Et si l'on prend des phrases longues, les multiplications elles-mêmes l'emportent sur les temps
# fixes, et la boucle rattrape une partie de son retard.

# %% [markdown] lang="en"
# The loop pays its fixed time for each head; the other layer pays it once, even though it computes
# one more projection, `out_proj`. With a single head the gap vanishes or turns around. And with
# long sentences the multiplications themselves outweigh the fixed times, and the loop makes up
# some of its delay.

# %% [markdown] lang="fr"
# ## Deux courses à faire
#
# Voyons enfin plusieurs têtes apprendre. Une phrase de 6 mots au hasard, chacun un vecteur de 4
# nombres de variance 1, suivi de sa place (un 1 parmi 6 cases). Chaque jeton doit rapporter deux
# choses à la fois : le mot **précédent**, et le **premier** mot de la phrase. (Le premier jeton,
# qui n'a pas de précédent, rapporte deux fois le premier mot ; le deuxième aussi, puisque son
# précédent est le premier.)
#
# On entraîne ta `MultiHeadAttention` avec une tête de taille 8, puis avec deux têtes de taille 4.
# Le nombre de paramètres est le même. La perte est l'erreur quadratique moyenne.

# %% [markdown] lang="en"
# ## Two errands to run
#
# Let us at last see several heads learn. A sentence of 6 random words, each a vector of 4 numbers
# of variance 1, followed by its place (a 1 among 6 cells). Each token must bring back two things
# at once: the **previous** word, and the **first** word of the sentence. (The first token, which
# has none before it, brings back the first word twice; so does the second, since the word before
# it is the first.)
#
# We train your `MultiHeadAttention` with one head of size 8, then with two heads of size 4. The
# number of parameters is the same. The loss is the mean squared error.


# %% given="errands"
def errands(count: int, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """() -> (count, 6, 10), (count, 6, 8)"""
    words = torch.randn(count, 6, 4, generator=generator)
    places = torch.eye(6).expand(count, 6, 6)
    previous, first = words[:, [0, 0, 1, 2, 3, 4]], words[:, [0] * 6]
    return torch.cat([words, places], dim=-1), torch.cat([previous, first], dim=-1)


def train_on_errands(
    make: Callable[..., nn.Module], num_heads: int, steps: int = 200
) -> tuple[nn.Module, list[float]]:
    """() -> layer, losses"""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(1)
        layer = make(10, 8, 6, 0.0, num_heads)
    generator = torch.Generator().manual_seed(1)
    optimizer = torch.optim.Adam(layer.parameters(), lr=0.05)
    losses = []
    for _ in range(steps):
        x, target = errands(16, generator)
        loss = (layer(x) - target).square().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return layer, losses


# %% [markdown] lang="fr"
# ### Prédis : la perte d'une seule tête
#
# Une tête lit un mélange $w \, p + (1 - w) f$ du mot précédent $p$ et du premier mot $f$. Pour les
# jetons 3 à 6, où ce sont deux mots sans rapport, l'erreur moyenne ne peut pas descendre sous
# 1/2, quel que soit $w$ (la démonstration est un peu plus bas). Pour les deux premiers jetons,
# $p = f$, et elle peut être nulle. Vers quelle perte une tête peut-elle donc descendre, en moyenne
# sur les 6 jetons ? (Deux décimales suffisent.)

# %% [markdown] lang="en"
# ### Predict: the loss of a single head
#
# A head reads a mixture $w \, p + (1 - w) f$ of the previous word $p$ and the first word $f$. For
# tokens 3 to 6, where these are two unrelated words, the mean error cannot go below 1/2, whatever
# $w$ (the proof is a little further down). For the first two tokens, $p = f$, and it can be zero.
# How low can the loss of one head thus go, on average over the 6 tokens? (Two decimals will do.)

# %% quiz="one_head_loss" tags=["active-ipynb"]
# answer = ...
# checks.quiz("one_head_loss", answer)

# %% figure="errands_losses" tags=["active-ipynb"]
# checks.draw_losses(
#     lambda: {heads: train_on_errands(MultiHeadAttention, heads)[1] for heads in (1, 2)}
# )

# %% [markdown] lang="fr"
# Une tête se fige sur sa limite, quelle que soit la durée de l'entraînement. Deux têtes descendent
# vers 0. Voici pourquoi 1/2 : de $m = w \, p + (1 - w) f$, avec $p$ et $f$ indépendants et de
# variance 1, la meilleure estimation linéaire de $p$ laisse l'erreur
# $1 - w^2 / (w^2 + (1 - w)^2)$, et celle de $f$ laisse $1 - (1 - w)^2 / (w^2 + (1 - w)^2)$. Leur
# somme vaut toujours 1 : ce que l'on gagne sur l'un, on le perd sur l'autre.
#
# Et voici les cartes des deux têtes, calculées avec ta couche entraînée, sur une phrase nouvelle.

# %% [markdown] lang="en"
# One head settles on its limit, however long the training. Two heads go down towards 0. Here is
# why 1/2: from $m = w \, p + (1 - w) f$, with $p$ and $f$ independent and of variance 1, the best
# linear estimate of $p$ leaves the error $1 - w^2 / (w^2 + (1 - w)^2)$, and that of $f$ leaves
# $1 - (1 - w)^2 / (w^2 + (1 - w)^2)$. They always add up to 1: what is gained on one is lost on
# the other.
#
# And here are the maps of the two heads, computed with your trained layer, on a new sentence.

# %% figure="errands_heads" tags=["active-ipynb"]
# checks.draw_heads(
#     lambda: train_on_errands(MultiHeadAttention, 2)[0],
#     errands(1, torch.Generator().manual_seed(2))[0][0],
#     num_heads=2,
#     rows=["1", "2", "3", "4", "5", "6"],
#     columns=["1", "2", "3", "4", "5", "6"],
# )

# %% [markdown] lang="fr"
# Personne n'a dit à une tête de regarder le mot précédent et à l'autre de regarder le premier :
# elles se sont partagé le travail, parce que la perte l'exigeait. La première garde un peu du
# premier mot, et peu importe : l'autre tête le donne pur, et `out_proj` sait le soustraire. À une
# autre graine, les rôles peuvent être échangés.
#
# Le document écrit que chaque tête « apprend à se spécialiser » ; dis plutôt qu'elle le **peut**.
# Rien n'y oblige : dans de grands modèles entraînés, on a trouvé des têtes aux rôles très nets, et
# beaucoup d'autres que l'on peut supprimer sans grand dommage.

# %% [markdown] lang="en"
# Nobody told one head to look at the previous word and the other at the first: they shared the
# work out because the loss demanded it. The former keeps a little of the first word, and no matter:
# the other head gives it pure, and `out_proj` can subtract it. At another seed the roles may be
# swapped.
#
# The document writes that each head "learns to specialise"; say rather that it **can**. Nothing
# forces it to: in large trained models some heads were found to have very clear roles, and many
# others can be removed without much harm.

# %% [markdown] lang="fr"
# ### Explique : une tête ou plusieurs
#
# En quelques phrases, avec tes mots : que gagne-t-on à donner plusieurs têtes à une couche de même
# taille $d$, et que paie-t-on ?

# %% [markdown] lang="en"
# ### Explain: one head or several
#
# In a few sentences, in your own words: what do we gain by giving several heads to a layer of the
# same size $d$, and what do we pay?

# %% [markdown] written="why_heads"
#

# %% [markdown] lang="fr"
# ### Avant d'employer `nn.MultiheadAttention`
#
# PyTorch a sa propre couche. La formule est la même, les conventions non :
#
# | | ta `MultiHeadAttention` | `nn.MultiheadAttention` |
# |---|---|---|
# | projections | trois, sans biais par défaut | une, `in_proj_weight`, qui les empile, avec biais |
# | forme de l'entrée | `(b, T, d)` | `(T, b, d)`, sauf avec `batch_first=True` |
# | masque causal | intégré | à passer en `attn_mask`, où `True` **interdit** |
# | résultat | la sortie | le couple (sortie, poids) |
# | poids rendus | aucun | **moyennés** sur les têtes, sauf avec `average_attn_weights=False` |
#
# La dernière ligne mérite un regard. La moyenne de tes deux têtes est le troisième cadre de la
# figure : une carte floue, qui n'est celle d'aucune d'elles, et d'où l'on ne peut plus lire qui
# regarde quoi.

# %% [markdown] lang="en"
# ### Before you use `nn.MultiheadAttention`
#
# PyTorch has a layer of its own. The formula is the same, the conventions are not:
#
# | | your `MultiHeadAttention` | `nn.MultiheadAttention` |
# |---|---|---|
# | projections | three, without bias by default | one, `in_proj_weight`, their stack, with bias |
# | shape of the input | `(b, T, d)` | `(T, b, d)`, unless `batch_first=True` |
# | causal mask | built in | to be passed as `attn_mask`, where `True` **forbids** |
# | result | the output | the pair (output, weights) |
# | weights returned | none | **averaged** over the heads, unless `average_attn_weights=False` |
#
# The last line deserves a look. The mean of your two heads is the third panel of the figure: a
# blurred map, which is that of neither, and from which one can no longer read who looks at what.

# %% [markdown] lang="fr"
# ### Prédis : l'axe oublié
#
# `layer = nn.MultiheadAttention(12, 3)`, et `x` a la forme `(2, 5, 12)` : 2 phrases de 5 jetons.
# Que fait `layer(x, x, x)` ?
#
# - `"a"` : une erreur, il manque `batch_first=True`.
# - `"b"` : une sortie de la bonne forme, où chaque jeton a regardé celui qui a la même place dans
#   l'autre phrase, et jamais ceux de la sienne.
# - `"c"` : la même chose que ta couche, sans masque.

# %% [markdown] lang="en"
# ### Predict: the forgotten axis
#
# `layer = nn.MultiheadAttention(12, 3)`, and `x` has shape `(2, 5, 12)`: 2 sentences of 5 tokens.
# What does `layer(x, x, x)` do?
#
# - `"a"`: an error, `batch_first=True` is missing.
# - `"b"`: an output of the right shape, where each token looked at the one in the same place of
#   the other sentence, and never at those of its own.
# - `"c"`: the same thing as your layer, without mask.

# %% quiz="batch_first" tags=["active-ipynb"]
# answer = ...
# checks.quiz("batch_first", answer)

# %% [markdown] lang="fr"
# ## Deux modules, une même fonction
#
# Il reste à prouver que la boucle et le calcul groupé sont bien la même chose. Une tête du premier
# module a une matrice `W_query.weight` de forme `(d_h, d_in)`, une ligne par composante de la
# tête. La grande matrice du second a la forme `(H * d_h, d_in)` : les lignes de la tête 0, puis
# celles de la tête 1, et ainsi de suite. Il suffit d'**empiler**. Et comme le premier module n'a
# pas de projection de sortie, on prend pour `out_proj` celle qui ne fait rien : l'identité, avec
# un biais nul.

# %% [markdown] lang="en"
# ## Two modules, one function
#
# It remains to prove that the loop and the grouped computation are indeed the same thing. A head
# of the first module has a matrix `W_query.weight` of shape `(d_h, d_in)`, one row per component
# of the head. The large matrix of the second has shape `(H * d_h, d_in)`: the rows of head 0, then
# those of head 1, and so on. We need only **stack** them. And as the first module has no output
# projection, we take for `out_proj` the one that does nothing: the identity, with a zero bias.

# %% [markdown] lang="fr"
# ### `wrapper_to_multihead` · *facultatif*
#
# *Exercice 4.7.* Fabriquer la `MultiHeadAttention` qui donne les mêmes sorties.
#
# - `wrapper` : une `MultiHeadAttentionWrapper`, avec ou sans biais ; résultat : une
#   `MultiHeadAttention` dont la sortie est celle de `wrapper`, pour tout `x` et pour toute
#   longueur permise.
# - Tout se lit dans les têtes : `head.W_query.weight` et ses voisines, leur `.bias` (qui est
#   `None` quand il n'y en a pas), `head.mask.shape`, `head.dropout.p`. Le taux de dropout et la
#   longueur permise sont gardés, le type et l'appareil aussi.
# - La nouvelle couche peut apprendre : tous ses poids sont des paramètres. Elle ne partage aucune
#   mémoire avec `wrapper`, qui ressort intacte.

# %% [markdown] lang="en"
# ### `wrapper_to_multihead` · *optional*
#
# *Exercise 4.7.* Make the `MultiHeadAttention` that gives the same outputs.
#
# - `wrapper`: a `MultiHeadAttentionWrapper`, with bias or without; result: a
#   `MultiHeadAttention` whose output is that of `wrapper`, for every `x` and every length allowed.
# - All can be read from the heads: `head.W_query.weight` and its neighbours, their `.bias` (which
#   is `None` when there is none), `head.mask.shape`, `head.dropout.p`. The rate of dropout and the
#   length allowed are kept, and so are type and device.
# - The new layer can learn: all its weights are parameters. It shares no memory with `wrapper`,
#   which comes out untouched.


# %% exercise="wrapper_to_multihead"
def wrapper_to_multihead(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    """(b, T, d_in) -> (b, T, H · d_h)

    W = [W_1; ...; W_H], W ∈ {W_query, W_key, W_value}; out_proj(z) = z
    """
    ### BEGIN SOLUTION
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, first.mask.shape[0], first.dropout.p, len(heads), qkv_bias=bias
    ).to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer
    ### END SOLUTION


# %% check="wrapper_to_multihead" tags=["active-ipynb"]
# checks.check("wrapper_to_multihead", wrapper_to_multihead)

# %% [markdown] lang="fr"
# ## Ce que tu emportes
#
# - Une tête n'a qu'une distribution par requête ; plusieurs têtes rapportent plusieurs choses sans
#   les mélanger, et $W_O$ les réunit.
# - À taille $d$ constante, le nombre de têtes ne change ni les paramètres ni les multiplications.
#   Il multiplie les cartes d'attention et rétrécit les têtes.
# - Une liste de modules est une `nn.ModuleList`, ou elle n'apprend pas.
# - La mémoire n'a qu'une rangée. `view` change l'endroit où l'on passe à la ligne, `transpose`
#   échange les pas, `contiguous` recopie dans l'ordre de lecture.
# - Fractionner : `view(b, T, H, d_h)` **puis** `transpose(1, 2)`. Recoller : l'inverse, et une
#   copie.
# - La bonne forme ne prouve rien ; $d_h = 1$ cache presque tout.
#
# Cette couche est celle des grands modèles. Il lui manque encore de savoir **où** sont les jetons,
# et de quoi être empilée en profondeur : c'est l'affaire du bloc Transformer.

# %% [markdown] lang="en"
# ## What you take away
#
# - A head has only one distribution per query; several heads bring back several things without
#   mixing them, and $W_O$ brings them together.
# - At constant size $d$ the number of heads changes neither parameters nor multiplications. It
#   multiplies the attention maps and narrows the heads.
# - A list of modules is an `nn.ModuleList`, or it does not learn.
# - Memory has a single row. `view` changes where lines break, `transpose` swaps the strides,
#   `contiguous` copies in the order of reading.
# - Splitting: `view(b, T, H, d_h)`, **then** `transpose(1, 2)`. Joining: the reverse, and a copy.
# - The right shape proves nothing; $d_h = 1$ hides almost everything.
#
# This layer is that of large models. It still has to learn **where** tokens are, and lacks what
# makes it possible to stack it deep: that is the business of the Transformer block.
