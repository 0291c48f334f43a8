# %% [markdown]
# *Pour répondre, remplace chaque `raise NotImplementedError` par ton code, puis vérifie avec `autograder check ps4_multi_head.py`. (Fichier construit par `autograder build` à partir de `solutions/ps4_multi_head.py` : l'énoncé se corrige là-bas.)*

# %% [markdown]
# # Plusieurs têtes
#
# Le carnet précédent a donné une attention qui apprend et qui ne lit pas l'avenir. Elle n'a qu'un
# regard par jeton. Ici, tu lui en donnes plusieurs : d'abord à la manière simple, une boucle sur
# des têtes indépendantes, puis à la manière des vrais modèles, où toutes les têtes se calculent
# d'un seul coup. Entre les deux, il faudra comprendre comment un tenseur est rangé en mémoire, et
# pourquoi `view` et `transpose` ne font pas la même chose. À la fin, tu auras écrit la couche
# d'attention de GPT-2, à l'identique.

# %% [markdown]
# ## Mode d'emploi
#
# Les règles n'ont pas changé. Remplace chaque `raise NotImplementedError` par ton code, exécute la
# vérification qui suit, et joue le jeu des cellules « Prédis », qui ne sont pas notées : ta
# réponse à la place des `...`, **avant** d'exécuter. Les mêmes engagements valent partout :
#
# - le résultat garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de l'entrée ;
# - les arguments ressortent intacts ;
# - le gradient passe, jusqu'à l'entrée et jusqu'à chaque paramètre ;
# - une fonction ne connaît que ses arguments : `batch` a ici 2 phrases de 6 jetons, ton code verra
#   d'autres tailles, toutes différentes les unes des autres ;
# - toute méthode juste est bonne : boucle, `einsum`, `torch.softmax`, attention toute faite… Il
#   n'y a aucun raccourci interdit dans ce carnet.
#
# Un titre marqué *facultatif* signale un exercice que tu peux laisser de côté sans perdre le fil.

# %% [markdown]
# ## Notation
#
# | symbole | sens |
# |---|---|
# | $b$, $T$ | nombre de phrases du lot, nombre de jetons |
# | $d_{in}$, $d_{out}$ | taille d'un jeton à l'entrée, à la sortie |
# | $d$ | leur taille commune, quand elles sont égales (*d_model*) |
# | $H$ | nombre de têtes ; dans le code, `num_heads` |
# | $d_h$ | taille d'une tête ; dans `MultiHeadAttention`, $d_h = d_{out} / H$ |
# | $Q_h$, $K_h$, $V_h$ | requêtes, clés et valeurs de la tête $h$ |
# | $W_O$ | la projection de sortie ; dans le code, `out_proj` |

# %% given="imports"
import math
from collections.abc import Callable, Sequence

import torch
from torch import Tensor, nn


# %% given="checks" tags=["active-ipynb"]
# import checks

# %% [markdown]
# ## Ce qu'une seule tête ne peut pas faire
#
# « Le chat qui dormait sur le canapé s'est réveillé. » Le mot « dormait » a deux raisons de
# regarder ailleurs : « chat » est celui qui dort, « canapé » est l'endroit. Une tête d'attention
# n'a qu'**une** distribution par requête. Si elle donne 1/2 à « chat » et 1/2 à « canapé », sa
# sortie est la moyenne de leurs deux valeurs.

# %% [markdown]
# ### Prédis : la moyenne oublie
#
# Une tête lit la moyenne $(v_{\text{chat}} + v_{\text{canapé}}) / 2$. Dans une autre phrase, les
# rôles sont échangés, le canapé dort sur le chat, et elle lit
# $(v_{\text{canapé}} + v_{\text{chat}}) / 2$. Que peut en tirer la suite du réseau, à partir de
# cette seule sortie ?
#
# - `"a"` : rien ne distingue les deux phrases, qui donnent la même sortie.
# - `"b"` : une couche linéaire suffit à séparer les deux valeurs.
# - `"c"` : la softmax garde l'ordre des jetons, et donc les rôles.

# %% quiz="mean_forgets" tags=["active-ipynb"]
# answer = ...
# checks.quiz("mean_forgets", answer)

# %% [markdown]
# ### Plusieurs regards
#
# L'attention multi-têtes fait tourner $H$ attentions en parallèle. Chacune a ses propres
# projections, donc sa propre façon de chercher, d'être trouvée et de répondre :
#
# $$
# Z_h = \mathrm{softmax}\!\left(\frac{Q_h K_h^\top}{\sqrt{d_h}} + M\right) V_h, \qquad
# Q_h = X W_Q^{(h)}, \quad K_h = X W_K^{(h)}, \quad V_h = X W_V^{(h)} ,
# $$
#
# où $M$ est le masque causal, 0 ou $-\infty$. La racine porte sur $d_h$, la taille d'une clé de
# **cette tête**. Puis les sorties sont mises **bout à bout**, et une dernière matrice les mélange :
#
# $$
# Y = [\, Z_1, Z_2, \ldots, Z_H \,] \, W_O .
# $$
#
# Bout à bout, et non additionnées : ce que dit « chat » et ce que dit « canapé » restent à des
# places différentes. C'est $W_O$ qui décide ensuite comment les réunir. Découpée en $H$ bandes de
# $d_h$ lignes, elle donne à chaque tête sa bande :
#
# $$
# Y = Z_1 W_O^{(1)} + Z_2 W_O^{(2)} + \cdots + Z_H W_O^{(H)} .
# $$
#
# Les têtes n'ont donc pas de rang : échanger deux têtes et leurs deux bandes ne change rien.
#
# En général, on choisit $H \times d_h = d$ : la sortie mise bout à bout a la taille d'un jeton, et
# l'on peut empiler les couches.

# %% [markdown]
# ### Prédis : la taille d'une tête
#
# La plus petite version de GPT-2 a des jetons de taille $d = 768$ et 12 têtes par couche. Quelle
# est la taille $d_h$ d'une tête ?

# %% quiz="head_size" tags=["active-ipynb"]
# answer = ...
# checks.quiz("head_size", answer)

# %% [markdown]
# ## Des têtes côte à côte
#
# Voici la couche du carnet précédent, donnée toute faite : une seule tête, causale, avec dropout.
# Et la phrase du document, en double, pour faire un lot.

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


# %% [markdown]
# La manière la plus directe d'avoir deux têtes est d'en construire deux, de leur donner la même
# entrée et de mettre leurs sorties bout à bout. Deux détails décident de tout : la liste qui tient
# les têtes, et l'axe sur lequel on les recolle.

# %% [markdown]
# ### Prédis : une liste ordinaire
#
# Dans `__init__`, quelqu'un range deux têtes sans biais dans une liste de Python :
# `self.heads = [CausalAttention(3, 2, 6, 0.0), CausalAttention(3, 2, 6, 0.0)]`. La sortie de la
# couche est juste. Combien de tenseurs contient `list(layer.parameters())` ?

# %% quiz="plain_list" tags=["active-ipynb"]
# answer = ...
# checks.quiz("plain_list", answer)

# %% [markdown]
# ### Prédis : l'axe du collage
#
# Deux têtes rendent chacune un tenseur de forme `(2, 6, 2)` : 2 phrases, 6 jetons, taille 2. Que
# donne `torch.cat` de ces deux tenseurs avec `dim=1` ?
#
# - `"a"` : une erreur, car l'axe 1 n'est pas celui des tailles.
# - `"b"` : `(2, 12, 2)`, sans erreur : des phrases de 12 jetons.
# - `"c"` : `(2, 6, 4)`, comme avec `dim=-1`.

# %% quiz="join_axis" tags=["active-ipynb"]
# answer = ...
# checks.quiz("join_axis", answer)

# %% [markdown]
# ### `MultiHeadAttentionWrapper`
#
# *Exercice 4.1.* Plusieurs `CausalAttention` côte à côte.
#
# - `MultiHeadAttentionWrapper(d_in, d_out, context_length, dropout, num_heads, qkv_bias=False)`
#   crée `heads`, une `nn.ModuleList` de `num_heads` couches `CausalAttention`, chacune de `d_in`
#   vers `d_out`, avec ses propres poids. Ici `d_out` est la taille d'**une** tête.
# - `forward(x)` : `(b, T, d_in)` donne `(b, T, num_heads * d_out)`, pour tout $T$ jusqu'à
#   `context_length`. Les sorties se suivent sur le dernier axe, dans l'ordre des têtes.
# - Toutes les têtes lisent la même entrée `x`. `dropout` et `qkv_bias` sont transmis à chacune.
# - Type et appareil gardés, argument intact, gradient jusqu'à `x` et jusqu'à chaque tête.
#
# À la graine 123, avec deux têtes de taille 2, le document obtient
# $(-0{,}4519 ;\ 0{,}2216 ;\ 0{,}4772 ;\ 0{,}1063)$ sur la première ligne. Les deux premiers nombres
# sont ceux de la première tête.

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
        raise NotImplementedError

    def forward(self, x: Tensor) -> Tensor:
        raise NotImplementedError


# %% check="MultiHeadAttentionWrapper" tags=["active-ipynb"]
# checks.check("MultiHeadAttentionWrapper", MultiHeadAttentionWrapper)

# %% [markdown]
# ### Ce que fait `nn.ModuleList`
#
# Une liste de Python garde les têtes, mais la couche ne les voit pas : elles manquent à
# `parameters()`, donc l'optimiseur les ignore ; à `state_dict()`, donc on ne les sauvegarde pas ;
# et à `.to(device)`, donc elles restent sur le CPU. Le calcul, lui, est juste, et c'est ce qui
# rend l'oubli sournois. `nn.ModuleList` se parcourt comme une liste et enregistre ce qu'elle
# contient.

# %% [markdown]
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
# phrase du document et `exercise_3_2(3, 6)` : la première ligne vaut $(-0{,}5740 ;\ 0{,}2216)$, la
# dernière $(-0{,}6424 ;\ -0{,}1065)$.

# %% exercise="exercise_3_2"
def exercise_3_2(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    """() -> (b, T, d_in) -> (b, T, 2)

    H = 2
    """
    raise NotImplementedError


# %% check="exercise_3_2" tags=["active-ipynb"]
# checks.check("exercise_3_2", exercise_3_2)

# %% [markdown]
# ### Prédis : des têtes de taille 1
#
# Dans cette couche, la requête et la clé d'un jeton sont chacune **un** nombre, et le score de $i$
# pour $j$ est le produit $q_i k_j$. Oublions le masque. Que peut exprimer une telle tête ?
#
# - `"a"` : chaque requête peut ranger les jetons dans un ordre qui lui est propre.
# - `"b"` : toutes les requêtes positives rangent les jetons dans un même ordre, toutes les
#   négatives dans l'ordre inverse.
# - `"c"` : tous les poids sont égaux, car $\sqrt{d_h} = 1$.

# %% quiz="size_one" tags=["active-ipynb"]
# answer = ...
# checks.quiz("size_one", answer)

# %% [markdown]
# ## Ce que coûtent plusieurs têtes
#
# Plus de têtes, à taille $d$ constante, ce sont des têtes plus étroites : $d_h = d / H$. Comptons,
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
# $H$ a disparu partout : douze têtes étroites apprennent autant de nombres qu'une seule tête large
# et coûtent autant de multiplications. Une seule chose augmente, le nombre de **poids
# d'attention** : $H \times T^2$, puisque chaque tête a sa propre carte. Et une chose diminue : une
# tête étroite est moins expressive. Sa matrice de scores a un rang de $d_h$ au plus ; à la limite
# $d_h = 1$, tu viens de voir ce qu'il en reste. Le nombre de têtes est un compromis, et non un
# cadeau.

# %% [markdown]
# ### Prédis : combien de poids d'attention
#
# Une phrase de $T = 1024$ jetons traverse une couche de 12 têtes. Par combien le nombre de ses
# poids d'attention est-il multiplié, par rapport à une couche d'une seule tête de la même taille
# $d$ ?

# %% quiz="head_maps" tags=["active-ipynb"]
# answer = ...
# checks.quiz("head_maps", answer)

# %% [markdown]
# ### Pourquoi la boucle est lente
#
# La boucle de ton module fait $H$ petits calculs à la suite : $3 H$ projections étroites, $H$
# softmax, $H$ mélanges. Autant de multiplications, mais chaque appel coûte un temps fixe avant de
# commencer, et un processeur, plus encore un GPU, préfère un grand produit à douze petits.
#
# Or les $H$ matrices $W_Q^{(h)}$, de forme $(d, d_h)$, mises côte à côte, forment **une** matrice
# de forme $(d, d)$. Une seule projection calcule donc d'un coup les requêtes de toutes les têtes,
# et il ne reste qu'à dire à PyTorch quelles colonnes appartiennent à quelle tête. Cela se fait
# sans déplacer un seul nombre, à condition de savoir comment ils sont rangés.

# %% [markdown]
# ## La mémoire n'a qu'une rangée
#
# Un tenseur a des lignes, des colonnes, parfois quatre axes. La mémoire, non : c'est une rangée de
# cases numérotées. Un tenseur est donc fait de deux choses : des nombres rangés à la file, et une
# **grille de lecture** qui dit comment les parcourir. La grille tient en deux listes.
#
# - La **forme** (`shape`) : combien de positions sur chaque axe.
# - Les **pas** (`stride()`) : de combien de cases on avance quand un indice augmente de 1.
#
# La matrice du document, $M = \begin{pmatrix} 1 & 2 & 3 \\ 4 & 5 & 6 \end{pmatrix}$, a la forme
# `(2, 3)` et les pas `(3, 1)` : descendre d'une ligne saute 3 cases, avancer d'une colonne en
# saute 1. L'élément $(i, j)$ dort dans la case $3 i + j$.
#
# `view`, `transpose` et `permute` ne touchent pas à la rangée : ils en proposent une autre lecture.
# On dit qu'ils rendent une **vue**. Cela ne coûte rien, quelle que soit la taille du tenseur.

# %% given="matrix"
M: Tensor = torch.tensor([[1, 2, 3], [4, 5, 6]])


# %% [markdown]
# ### Prédis : relire par `view`
#
# Que vaut `M.view(3, 2)[1]`, la deuxième ligne de la matrice relue en 3 lignes de 2 ?
#
# - `"a"` : $(2, 5)$
# - `"b"` : $(3, 4)$
# - `"c"` : $(4, 5)$

# %% quiz="view_row" tags=["active-ipynb"]
# answer = ...
# checks.quiz("view_row", answer)

# %% [markdown]
# ### Regarde la rangée
#
# Pour chaque tenseur, en haut, la rangée de la mémoire et le numéro de ses cases. En dessous,
# l'ordre de lecture : un trait droit quand un nombre se lit à son rang, un trait rouge quand il
# faut aller le chercher ailleurs. À droite, la grille qui en sort, la lecture coupée en lignes. La
# couleur d'un nombre est celle de sa ligne dans `M`.

# %% figure="memory_matrix" tags=["active-ipynb"]
# checks.draw_memory(
#     {"M": M, "M.view(3, 2)": M.view(3, 2), "M.T": M.T, "M.T.contiguous()": M.T.contiguous()}
# )

# %% [markdown]
# `M.view(3, 2)` garde l'ordre de la file et change l'endroit où l'on passe à la ligne. `M.T`
# échange les deux pas, et se lit 1, 4, 2, 5, 3, 6 : il faut sauter des cases. Les deux ont la
# forme `(3, 2)`, et ce ne sont pas les mêmes matrices.
#
# Un tenseur dont la lecture suit la file, case après case, est **contigu**. `M.T` ne l'est pas.
# `M.T.contiguous()` recopie ses nombres dans une **nouvelle** rangée, dans l'ordre de lecture :
# c'est la seule des quatre opérations qui déplace quelque chose.

# %% [markdown]
# ### `element_offset` · *facultatif*
#
# *Exercice 4.3.* Deux petites fonctions, qui sont toute la mécanique de l'affaire. (Écris aussi
# `contiguous_strides`, dans la même cellule.)
#
# - `element_offset(index, strides)` : le numéro de la case d'un élément, compté depuis celle du
#   premier. C'est un nombre Python entier. `index` et `strides` sont des tuples ou des listes
#   d'autant d'entiers, de n'importe quelle longueur ; pour des suites vides, c'est 0.
# - `contiguous_strides(shape)` : le tuple des pas d'un tenseur contigu de cette forme. Le dernier
#   axe a un pas de 1 ; chaque autre, le produit des tailles qui le suivent. Pour une forme vide,
#   le tuple vide.
# - Un pas peut être nul, ou dans n'importe quel ordre : ceux de `M.T` sont `(1, 3)`.
#
# Par exemple, `contiguous_strides((2, 3))` vaut `(3, 1)`, et l'élément $(2, 1)$ de `M.T` est dans
# la case $2 \times 1 + 1 \times 3 = 5$.

# %% exercise="element_offset"
def element_offset(index: Sequence[int], strides: Sequence[int]) -> int:
    """(i_0, ..., i_n), (s_0, ..., s_n) -> offset

    offset = Σ_k i_k s_k
    """
    raise NotImplementedError


def contiguous_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """(n_0, ..., n_m) -> (s_0, ..., s_m)

    s_k = Π_(l > k) n_l
    """
    raise NotImplementedError


# %% check="element_offset" tags=["active-ipynb"]
# checks.check("element_offset", element_offset, contiguous_strides)

# %% [markdown]
# ## Fractionner sans rien déplacer
#
# La projection donne un tenseur de forme `(b, T, d_out)`. Pour chaque jeton, les $d_{out}$ nombres
# sont ceux de toutes les têtes, bout à bout : d'abord les $d_h$ de la tête 0, puis les $d_h$ de la
# tête 1, et ainsi de suite. On voudrait `(b, H, T, d_h)` : pour chaque tête, sa matrice, une ligne
# par jeton. Deux gestes y mènent.
#
# 1. `view(b, T, H, d_h)` coupe le dernier axe en deux. L'ordre de la file ne change pas : chaque
#    jeton devient un petit bloc, une ligne par tête.
# 2. `transpose(1, 2)` échange les axes des jetons et des têtes. La mémoire est encore **intacte** :
#    seuls les pas ont été échangés.
#
# Pourquoi ne pas écrire tout de suite `view(b, H, T, d_h)` ? La forme est la bonne, aucune erreur
# n'est levée, et le résultat est faux.

# %% [markdown]
# ### Prédis : `view` tout seul
#
# Une phrase de 2 jetons, $d_{out} = 4$ et 2 têtes. Le jeton 0 est $(0, 1, 2, 3)$, le jeton 1 est
# $(4, 5, 6, 7)$. La tête 0 devrait recevoir $\begin{pmatrix} 0 & 1 \\ 4 & 5 \end{pmatrix}$, une
# ligne par jeton. Que reçoit-elle de `x.view(1, 2, 2, 2)`, si l'on prend l'axe 1 pour celui des
# têtes ?
#
# - `"a"` : $\begin{pmatrix} 0 & 1 \\ 4 & 5 \end{pmatrix}$
# - `"b"` : $\begin{pmatrix} 0 & 1 \\ 2 & 3 \end{pmatrix}$
# - `"c"` : $\begin{pmatrix} 0 & 2 \\ 4 & 6 \end{pmatrix}$

# %% quiz="view_alone" tags=["active-ipynb"]
# answer = ...
# checks.quiz("view_alone", answer)

# %% [markdown]
# ### `split_heads`
#
# *Exercice 4.4.* Rendre à chaque tête ce qui lui revient.
#
# - `x` : `(b, T, d_out)` ; résultat : `(b, H, T, d_h)` avec $d_h = d_{out} / H$. L'élément
#   `[n, h, t, c]` du résultat est l'élément `[n, t, h * d_h + c]` de `x`.
# - Une **vue** : aucun nombre n'est déplacé ni copié, et le résultat lit la mémoire de `x`. (Couper
#   un axe en deux est toujours possible sans copie, même si `x` n'est pas contigu.)
# - `ValueError` quand $H$ ne divise pas $d_{out}$.
# - N'importe quelles tailles, $H = 1$ et $T = 1$ comprises. Type et appareil gardés, argument
#   intact, gradient jusqu'à `x`.

# %% exercise="split_heads"
def split_heads(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h)

    d_h = d_out / H
    """
    raise NotImplementedError


# %% check="split_heads" tags=["active-ipynb"]
# checks.check("split_heads", split_heads)

# %% [markdown]
# ### La même rangée, trois lectures
#
# Une phrase de 3 jetons, $d_{out} = 4$, 2 têtes. La **couleur** d'un nombre est celle de sa tête,
# et sa nuance va du premier jeton, clair, au dernier, foncé. Le tenseur de départ, ta fonction, et
# le `view` trop hâtif : les deux derniers ont la même forme. Dans lequel chaque tête est-elle
# d'une seule couleur ?

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

# %% [markdown]
# Regarde les pas. Ceux de `x` sont `(12, 4, 1)`. Ceux de `split_heads(x, 2)` sont
# `(12, 2, 4, 1)` : passer à la tête suivante avance de $d_h = 2$ cases, passer au jeton suivant
# avance encore de $d_{out} = 4$. `view` seul donne `(12, 6, 2, 1)` : il coupe la file en tranches
# égales, et la première tête reçoit le jeton 0 en entier, puis la moitié du jeton 1. Une telle
# couche mélange des jetons sous le nom de têtes, et le masque causal n'y protège plus rien.

# %% [markdown]
# ### Prédis : le pas d'un jeton
#
# `x` est contigu, de forme `(2, 5, 12)`, et l'on calcule `split_heads(x, 3)`. De combien de cases
# avance-t-on en passant d'un jeton au suivant, dans une même tête ?

# %% quiz="token_stride" tags=["active-ipynb"]
# answer = ...
# checks.quiz("token_stride", answer)

# %% [markdown]
# ## Recoller
#
# Chaque tête a rendu ses vecteurs de contexte, `(b, H, T, d_h)`. Il faut revenir à
# `(b, T, d_out)`, les têtes bout à bout dans chaque jeton. Les gestes se font à l'envers :
# `transpose(1, 2)` d'abord, qui remet les jetons devant, puis la réunion des deux derniers axes.
#
# Cette fois, une copie est inévitable. Les nombres d'un jeton sont éparpillés, un morceau dans
# chaque tête, et aucun pas ne permet de les lire à la file comme un seul axe.

# %% [markdown]
# ### Prédis : `view` après `transpose`
#
# `heads` est contigu, de forme `(2, 3, 5, 4)`, et `y = heads.transpose(1, 2)`. Laquelle de ces
# trois lignes échoue ?
#
# - `"a"` : `y.reshape(2, 5, 12)`
# - `"b"` : `y.view(2, 5, 12)`
# - `"c"` : `y.contiguous().view(2, 5, 12)`

# %% quiz="view_after_transpose" tags=["active-ipynb"]
# answer = ...
# checks.quiz("view_after_transpose", answer)

# %% [markdown]
# ### `merge_heads`
#
# *Exercice 4.5.* L'inverse de `split_heads`.
#
# - `x` : `(b, H, T, d_h)` ; résultat : `(b, T, H * d_h)`. L'élément `[n, t, h * d_h + c]` du
#   résultat est l'élément `[n, h, t, c]` de `x` : dans chaque jeton, les têtes se suivent dans
#   l'ordre.
# - Le résultat est **contigu**.
# - `x` peut être contigu ou non, par exemple tout juste sorti de `split_heads`.
# - N'importe quelles tailles. Type et appareil gardés, argument intact, gradient jusqu'à `x`.

# %% exercise="merge_heads"
def merge_heads(x: Tensor) -> Tensor:
    """(b, H, T, d_h) -> (b, T, H · d_h)"""
    raise NotImplementedError


# %% check="merge_heads" tags=["active-ipynb"]
# checks.check("merge_heads", merge_heads)

# %% [markdown]
# ### Avant et après le collage
#
# Deux têtes, 3 jetons, $d_h = 2$, rangés tête par tête, comme les rend l'attention. Après
# `transpose(1, 2)`, chaque jeton retrouve ses deux têtes, mais il faut sauter pour les lire.
# `merge_heads` les recopie dans une rangée neuve, où tout se lit à la file. En dernier, ce que
# donnerait `view` seul : la forme est juste, les jetons sont faux.

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

# %% [markdown]
# ### Explique : pourquoi `view` ne suffit pas
#
# En quelques phrases, avec tes mots : pourquoi faut-il `view` **puis** `transpose` pour fractionner
# les têtes ? Qu'est-ce que `view(b, H, T, d_h)`, seul, mettrait ensemble ?

# %% [markdown] written="view_mixes"
# *Ta réponse ici.*

# %% [markdown]
# ## Deux découpages faux
#
# Le premier est le `view` trop hâtif. Le second coupe bien le dernier axe, mais dans l'ordre
# `(d_h, H)` : chaque tête reçoit une colonne sur $H$, au lieu de $d_h$ colonnes voisines. Tous
# deux rendent la bonne forme. Ils sont faux ; ne les corrige pas.

# %% given="wrong_splits"
def split_by_view(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h)"""
    b, T, d_out = x.shape
    return x.reshape(b, num_heads, T, d_out // num_heads)


def split_by_permute(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h)"""
    b, T, d_out = x.shape
    return x.reshape(b, T, d_out // num_heads, num_heads).permute(0, 3, 1, 2)


# %% [markdown]
# ### `counterexample_heads` · *facultatif*
#
# *Exercice 4.8.* Chasse à l'erreur : trouve une entrée qui démasque **les deux** à la fois.
#
# - Résultat : le couple `(x, num_heads)`, avec `x` un tenseur de nombres finis, de forme
#   `(b, T, d_out)`, et `num_heads` un entier qui divise `d_out`.
# - Sur cette entrée, `split_by_view` et `split_by_permute` doivent **chacun** différer du bon
#   découpage.
#
# Demande-toi d'abord quand chacun a raison : que se passe-t-il si $T = 1$, si $H = 1$, si
# $d_h = 1$, si tous les nombres sont égaux ?

# %% exercise="counterexample_heads"
def counterexample_heads() -> tuple[Tensor, int]:
    """() -> (b, T, d_out), H"""
    raise NotImplementedError


# %% check="counterexample_heads" tags=["active-ipynb"]
# checks.check("counterexample_heads", counterexample_heads)

# %% [markdown]
# ## L'attention multi-têtes
#
# Tout est prêt. Une projection chacune pour les requêtes, les clés et les valeurs ; `split_heads`
# sur les trois ; les scores de toutes les têtes d'un seul produit `@`, puisqu'il traite les axes
# de devant, lot et têtes, comme autant de matrices indépendantes ; masque, softmax, dropout,
# mélange ; `merge_heads` ; `out_proj`. Le masque, de forme $(T, T)$, s'étend de lui-même au lot et
# aux têtes.
#
# Ici le document s'interrompt : il décrit le fractionnement et la réunion des têtes, mais n'écrit
# ni la classe entière, ni ses valeurs, et ne parle pas de la projection de sortie que les
# documents 001 et 004 nomment $W_O$. C'est elle, `out_proj`, qui permet aux têtes de se parler.

# %% [markdown]
# ### `MultiHeadAttention`
#
# *Exercice 4.6.* Toutes les têtes en une couche.
#
# - `MultiHeadAttention(d_in, d_out, context_length, dropout, num_heads, qkv_bias=False)` crée
#   `W_query`, `W_key`, `W_value`, puis `out_proj`, **dans cet ordre** : trois
#   `nn.Linear(d_in, d_out, bias=qkv_bias)` et un `nn.Linear(d_out, d_out)`, toujours avec biais.
#   Ici `d_out` est la taille de **toutes** les têtes réunies.
# - `ValueError` (ou `AssertionError`) à la construction quand `num_heads` ne divise pas `d_out`.
# - `forward(x)` : `(b, T, d_in)` donne `(b, T, d_out)`, pour tout $T$ jusqu'à `context_length`.
# - L'échelle est $\sqrt{d_h}$, la taille d'une tête, avec $d_h = d_{out} / H$.
# - Aucun jeton ne voit ceux qui le suivent : leurs poids valent exactement 0, avant le dropout
#   comme après. Le masque est un **tampon** (`register_buffer`) : il suit la couche quand on la
#   déplace et figure dans `state_dict()`.
# - Le dropout, au taux `dropout`, porte sur les **poids** d'attention, et se tait en évaluation.
# - Finie même pour de très grands scores. Type et appareil gardés, argument intact, gradient
#   jusqu'à `x` et jusqu'à chaque paramètre.
#
# Nous avons calculé ce que le document ne donne pas. À la graine 123, avec `d_out=2` et deux
# têtes, la phrase du document donne $(0{,}3190 ;\ 0{,}4858)$ sur la première ligne, et
# $(0{,}2575 ;\ 0{,}4028)$ sur la dernière.

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
        raise NotImplementedError

    def forward(self, x: Tensor) -> Tensor:
        raise NotImplementedError


# %% check="MultiHeadAttention" tags=["active-ipynb"]
# checks.check("MultiHeadAttention", MultiHeadAttention)

# %% [markdown]
# ### Prédis : la couche de GPT-2
#
# Les réglages de la plus petite version de GPT-2 : `d_in` et `d_out` valent 768, `context_length`
# vaut 1024, et il y a 12 têtes. Sans biais aux trois projections, combien de nombres ta couche
# apprend-elle ? (Une calculette est permise, un `sum(p.numel() ...)` aussi, mais après.)

# %% quiz="gpt2_layer" tags=["active-ipynb"]
# answer = ...
# checks.quiz("gpt2_layer", answer)

# %% [markdown]
# ## Ce que l'exemple du document cachait
#
# L'exemple du document a `d_out=2` et deux têtes, donc $d_h = 1$. C'est le pire des choix pour
# éprouver un programme.

# %% [markdown]
# ### Prédis : l'angle mort
#
# Trois programmes faux calculent l'exemple du document. Lequel donne pourtant la sortie exacte ?
#
# - `"a"` : `x.view(b, H, T, d_h)`, sans transposition.
# - `"b"` : `x.view(b, T, d_h, H)`, dont on amène ensuite le dernier axe devant.
# - `"c"` : une échelle de $\sqrt{d_{out}}$ au lieu de $\sqrt{d_h}$.

# %% quiz="blind_spot" tags=["active-ipynb"]
# answer = ...
# checks.quiz("blind_spot", answer)

# %% [markdown]
# ### Neuf programmes faux
#
# Le plus grand écart entre la sortie de chacun et la bonne : sur l'exemple du document (graine
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
# t'aurait dit « tout est juste ».

# %% [markdown]
# ## La course
#
# Ton premier module boucle sur ses têtes, le second les calcule ensemble. Chronométrons-les sur la
# même entrée, tirée au hasard : 2 phrases de 16 jetons, $d = 64$ réparti entre 1 à 32 têtes. Pour
# chaque couche, on garde le meilleur temps de plusieurs essais, celui que le reste de la machine a
# le moins dérangé. Les nombres dépendent de ton ordinateur ; l'allure des courbes, non.

# %% figure="race" tags=["active-ipynb"]
# checks.draw_race(
#     MultiHeadAttentionWrapper,
#     MultiHeadAttention,
#     torch.randn(2, 16, 64),
#     heads=[1, 2, 4, 8, 16, 32],
# )

# %% [markdown]
# La boucle paie son temps fixe à chaque tête ; l'autre couche le paie une fois, alors même qu'elle
# calcule une projection de plus, `out_proj`. Avec une seule tête, l'écart disparaît ou s'inverse.
# Et si l'on prend des phrases longues, les multiplications elles-mêmes l'emportent sur les temps
# fixes, et la boucle rattrape une partie de son retard.

# %% [markdown]
# ## Deux courses à faire
#
# Voyons enfin plusieurs têtes apprendre. Une phrase de 6 mots au hasard, chacun un vecteur de 4
# nombres de variance 1, suivi de sa place (un 1 parmi 6 cases). Chaque jeton doit rapporter deux
# choses à la fois : le mot **précédent**, et le **premier** mot de la phrase. (Le premier jeton,
# qui n'a pas de précédent, rapporte deux fois le premier mot ; le deuxième aussi, puisque son
# précédent est le premier.)
#
# On entraîne ta `MultiHeadAttention` avec une tête de taille 8, puis avec deux têtes de taille 4.
# Le nombre de paramètres est le même. La perte est l'erreur quadratique moyenne.

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


# %% [markdown]
# ### Prédis : la perte d'une seule tête
#
# Une tête lit un mélange $w \, p + (1 - w) f$ du mot précédent $p$ et du premier mot $f$. Pour les
# jetons 3 à 6, où ce sont deux mots sans rapport, l'erreur moyenne ne peut pas descendre sous
# 1/2, quel que soit $w$ (la démonstration est un peu plus bas). Pour les deux premiers jetons,
# $p = f$, et elle peut être nulle. Vers quelle perte une tête peut-elle donc descendre, en moyenne
# sur les 6 jetons ? (Deux décimales suffisent.)

# %% quiz="one_head_loss" tags=["active-ipynb"]
# answer = ...
# checks.quiz("one_head_loss", answer)

# %% figure="errands_losses" tags=["active-ipynb"]
# checks.draw_losses(
#     lambda: {heads: train_on_errands(MultiHeadAttention, heads)[1] for heads in (1, 2)}
# )

# %% [markdown]
# Une tête se fige sur sa limite, quelle que soit la durée de l'entraînement. Deux têtes descendent
# vers 0. Voici pourquoi 1/2 : de $m = w \, p + (1 - w) f$, avec $p$ et $f$ indépendants et de
# variance 1, la meilleure estimation linéaire de $p$ laisse l'erreur
# $1 - w^2 / (w^2 + (1 - w)^2)$, et celle de $f$ laisse $1 - (1 - w)^2 / (w^2 + (1 - w)^2)$. Leur
# somme vaut toujours 1 : ce que l'on gagne sur l'un, on le perd sur l'autre.
#
# Et voici les cartes des deux têtes, calculées avec ta couche entraînée, sur une phrase nouvelle.

# %% figure="errands_heads" tags=["active-ipynb"]
# checks.draw_heads(
#     lambda: train_on_errands(MultiHeadAttention, 2)[0],
#     errands(1, torch.Generator().manual_seed(2))[0][0],
#     num_heads=2,
#     rows=["1", "2", "3", "4", "5", "6"],
#     columns=["1", "2", "3", "4", "5", "6"],
# )

# %% [markdown]
# Personne n'a dit à une tête de regarder le mot précédent et à l'autre de regarder le premier :
# elles se sont partagé le travail, parce que la perte l'exigeait. La première garde un peu du
# premier mot, et peu importe : l'autre tête le donne pur, et `out_proj` sait le soustraire. À une
# autre graine, les rôles peuvent être échangés.
#
# Le document écrit que chaque tête « apprend à se spécialiser » ; dis plutôt qu'elle le **peut**.
# Rien n'y oblige : dans de grands modèles entraînés, on a trouvé des têtes aux rôles très nets, et
# beaucoup d'autres que l'on peut supprimer sans grand dommage.

# %% [markdown]
# ### Explique : une tête ou plusieurs
#
# En quelques phrases, avec tes mots : que gagne-t-on à donner plusieurs têtes à une couche de même
# taille $d$, et que paie-t-on ?

# %% [markdown] written="why_heads"
# *Ta réponse ici.*

# %% [markdown]
# ### Avant d'employer `nn.MultiheadAttention`
#
# PyTorch a sa propre couche. La formule est la même, les conventions non :
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
# figure : une carte floue, qui n'est celle d'aucune d'elles, et d'où l'on ne peut plus lire qui
# regarde quoi.

# %% [markdown]
# ### Prédis : l'axe oublié
#
# `layer = nn.MultiheadAttention(12, 3)`, et `x` a la forme `(2, 5, 12)` : 2 phrases de 5 jetons.
# Que fait `layer(x, x, x)` ?
#
# - `"a"` : une erreur, il manque `batch_first=True`.
# - `"b"` : une sortie de la bonne forme, où chaque jeton a regardé celui qui a la même place dans
#   l'autre phrase, et jamais ceux de la sienne.
# - `"c"` : la même chose que ta couche, sans masque.

# %% quiz="batch_first" tags=["active-ipynb"]
# answer = ...
# checks.quiz("batch_first", answer)

# %% [markdown]
# ## Deux modules, une même fonction
#
# Il reste à prouver que la boucle et le calcul groupé sont bien la même chose. Une tête du premier
# module a une matrice `W_query.weight` de forme `(d_h, d_in)`, une ligne par composante de la
# tête. La grande matrice du second a la forme `(H * d_h, d_in)` : les lignes de la tête 0, puis
# celles de la tête 1, et ainsi de suite. Il suffit d'**empiler**. Et comme le premier module n'a
# pas de projection de sortie, on prend pour `out_proj` celle qui ne fait rien : l'identité, avec
# un biais nul.

# %% [markdown]
# ### `wrapper_to_multihead` · *facultatif*
#
# *Exercice 4.7.* Fabriquer la `MultiHeadAttention` qui donne les mêmes sorties.
#
# - `wrapper` : une `MultiHeadAttentionWrapper`, avec ou sans biais ; résultat : une
#   `MultiHeadAttention` dont la sortie est celle de `wrapper`, pour tout `x` et pour toute
#   longueur permise.
# - Tout se lit dans les têtes : `head.W_query.weight` et ses voisines, leur `.bias` (qui est
#   `None` quand il n'y en a pas), `head.mask.shape`, `head.dropout.p`. Le taux de dropout et la
#   longueur permise sont gardés, le type et l'appareil aussi.
# - La nouvelle couche peut apprendre : tous ses poids sont des paramètres. Elle ne partage aucune
#   mémoire avec `wrapper`, qui ressort intacte.

# %% exercise="wrapper_to_multihead"
def wrapper_to_multihead(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    """(b, T, d_in) -> (b, T, H · d_h)

    W = [W_1; ...; W_H], W ∈ {W_query, W_key, W_value}; out_proj(z) = z
    """
    raise NotImplementedError

# %% check="wrapper_to_multihead" tags=["active-ipynb"]
# checks.check("wrapper_to_multihead", wrapper_to_multihead)

# %% [markdown]
# ## Ce que tu emportes
#
# - Une tête n'a qu'une distribution par requête ; plusieurs têtes rapportent plusieurs choses sans
#   les mélanger, et $W_O$ les réunit.
# - À taille $d$ constante, le nombre de têtes ne change ni les paramètres ni les multiplications.
#   Il multiplie les cartes d'attention et rétrécit les têtes.
# - Une liste de modules est une `nn.ModuleList`, ou elle n'apprend pas.
# - La mémoire n'a qu'une rangée. `view` change l'endroit où l'on passe à la ligne, `transpose`
#   échange les pas, `contiguous` recopie dans l'ordre de lecture.
# - Fractionner : `view(b, T, H, d_h)` **puis** `transpose(1, 2)`. Recoller : l'inverse, et une
#   copie.
# - La bonne forme ne prouve rien ; $d_h = 1$ cache presque tout.
#
# Cette couche est celle des grands modèles. Il lui manque encore de savoir **où** sont les jetons,
# et de quoi être empilée en profondeur : c'est l'affaire du bloc Transformer.
