# %% [markdown]
# *Pour répondre, remplace chaque `raise NotImplementedError` par ton code, puis vérifie avec `autograder check ps3_causal_attention.py`. (Fichier construit par `autograder build` à partir de `solutions/ps3_causal_attention.py` : l'énoncé se corrige là-bas.)*

# %% [markdown]
# # Masque causal et dropout
#
# Jusqu'ici, chaque jeton lisait toute la phrase, y compris ce qui vient après lui. Un modèle qui
# écrit de gauche à droite n'a pas ce luxe : au moment de choisir un mot, les suivants n'existent
# pas. Dans ce carnet, tu caches l'avenir, de deux façons, et tu prouves que rien n'en transpire.
# Puis tu éteins des poids au hasard pour que le modèle ne compte sur aucun en particulier. Les
# deux idées réunies donnent `CausalAttention`, la couche dont sont faits les modèles GPT.

# %% [markdown]
# ## Mode d'emploi
#
# Comme toujours : remplace chaque `raise NotImplementedError` par ton code, exécute la
# vérification qui suit, et réponds aux cellules « Prédis », qui ne sont pas notées, **avant** de
# les exécuter : ta réponse à la place des `...`. Les engagements habituels valent partout :
#
# - le résultat garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de l'entrée ;
# - les arguments ressortent intacts : méfie-toi des opérations sur place, comme `masked_fill_` ;
# - le gradient passe, partout où les mathématiques le permettent ;
# - un appel peut nommer ses arguments, avec les noms de l'énoncé ;
# - toute méthode juste est bonne, `torch.softmax` comprise.
#
# Deux pièges guettent ce carnet. Les **variables globales** d'abord : `inputs`, `batch`,
# `W_query` ou `sentence_scores` sont à portée de main, et une fonction qui les lit au lieu de ses
# arguments donne ici la bonne réponse, et ailleurs n'importe quoi. L'habitude des 6 jetons
# ensuite : ton code verra des phrases de 1, 4 ou 9 jetons, et des lots dont les phrases diffèrent.
#
# Un titre marqué *facultatif* signale un exercice que tu peux laisser de côté sans perdre le fil.

# %% [markdown]
# ## Notation
#
# | symbole | sens |
# |---|---|
# | $b$, $T$ | nombre de phrases du lot, nombre de jetons d'une phrase |
# | $i$, $j$ | la requête (une ligne), le jeton consulté (une colonne) |
# | $S$, $A$ | scores, poids d'attention, de forme $(T, T)$ |
# | $M$ | masque additif : 0 là où l'on voit, $-\infty$ là où l'on ne voit pas |
# | $d_k$ | taille d'une clé ; les scores sont divisés par $\sqrt{d_k}$ |
# | $p$ | probabilité qu'un nombre soit éteint par le dropout |
#
# L'**avenir** du jeton $i$, ce sont les colonnes $j > i$. Le jeton lui-même, $j = i$, est visible.

# %% given="imports"
import math

import torch
from torch import Tensor, nn

# %% given="checks" tags=["active-ipynb"]
# import checks

# %% [markdown]
# ## Apprendre à prédire sans tricher
#
# Un modèle de langage apprend à deviner le jeton suivant. D'une phrase de $T$ jetons on tire
# autant d'exercices que de positions : après « Your », deviner « journey » ; après « Your
# journey », deviner « starts » ; et ainsi de suite. L'auto-attention calcule toutes les positions
# d'un seul coup, donc tous ces exercices à la fois. C'est une aubaine, et un danger : la réponse à
# chacun est écrite une colonne plus loin, dans l'entrée même.

# %% [markdown]
# ### Prédis : le modèle qui copiait
#
# On entraîne un modèle **sans masque** à prédire le jeton suivant, toutes positions à la fois. Sa
# perte d'entraînement tombe presque à zéro. On lui demande ensuite d'écrire la suite d'un texte.
# Que se passe-t-il ?
#
# - `"a"` : il écrit très bien, puisque sa perte est presque nulle.
# - `"b"` : il écrit n'importe quoi : il a appris à recopier le jeton d'à côté, et il n'y en a plus.
# - `"c"` : une erreur : sans avenir, les scores n'ont pas la bonne forme.

# %% quiz="copying_model" tags=["active-ipynb"]
# answer = ...
# checks.quiz("copying_model", answer)

# %% [markdown]
# ## Notre phrase, avant tout masque
#
# Le document part d'une `SelfAttention_v2` tirée à la graine 789, celle du carnet précédent. Il
# ne nous en faut que les requêtes, les clés, et les scores bruts, `sentence_scores`, pas encore
# divisés par $\sqrt{d_k}$, avec $d_k = 2$. Voici les poids d'attention, `sentence_weights` :
#
# | requête | Your | journey | starts | with | one | step |
# |---|---|---|---|---|---|---|
# | Your | 0,1921 | 0,1646 | 0,1652 | 0,1550 | 0,1721 | 0,1510 |
# | journey | 0,2041 | 0,1659 | 0,1662 | 0,1496 | 0,1665 | 0,1477 |
# | starts | 0,2036 | 0,1659 | 0,1662 | 0,1498 | 0,1664 | 0,1480 |
# | with | 0,1869 | 0,1667 | 0,1668 | 0,1571 | 0,1661 | 0,1564 |
# | one | 0,1830 | 0,1669 | 0,1670 | 0,1588 | 0,1658 | 0,1585 |
# | step | 0,1935 | 0,1663 | 0,1666 | 0,1542 | 0,1666 | 0,1529 |
#
# « Your », le premier jeton, accorde plus des quatre cinquièmes de son attention à un avenir qu'il
# ne devrait pas connaître.

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

# %% given="sentence"
with torch.random.fork_rng(devices=[]):
    torch.manual_seed(789)
    W_query: nn.Linear = nn.Linear(3, 2, bias=False)
    W_key: nn.Linear = nn.Linear(3, 2, bias=False)
with torch.no_grad():
    sentence_scores: Tensor = W_query(inputs) @ W_key(inputs).T
sentence_weights: Tensor = torch.softmax(sentence_scores / math.sqrt(2), dim=-1)


# %% figure="sentence_weights" tags=["active-ipynb"]
# checks.draw_weights(sentence_weights, rows=tokens, columns=tokens)

# %% [markdown]
# ## Dessiner l'avenir
#
# Un masque dit, case par case, qui peut voir quoi. On l'écrit de deux façons.
#
# **Booléen.** Dans ce carnet, `True` veut dire **caché** : `mask[i, j]` est `True` exactement
# quand $j > i$. C'est la convention du document 000 (ses 1 marquent les cases à masquer) et celle
# de `nn.MultiheadAttention`. Le carnet précédent employait l'autre, où 0 interdit : avant
# d'utiliser un masque, demande-toi toujours de quel côté il penche.
#
# **Additif.** Les documents 001 et 004 ajoutent aux scores une matrice $M$ faite de 0 et de
# $-\infty$ :
#
# $$
# A = \mathrm{softmax}\!\left(\frac{Q K^\top}{\sqrt{d_k}} + M\right), \qquad
# M = \begin{pmatrix}
# 0 & -\infty & -\infty & -\infty \\
# 0 & 0 & -\infty & -\infty \\
# 0 & 0 & 0 & -\infty \\
# 0 & 0 & 0 & 0
# \end{pmatrix} \quad \text{pour } T = 4 .
# $$
#
# Les deux disent la même chose. (Le document 004 appelle $M$ triangulaire inférieure ; ce n'est
# vrai que de son exponentielle, dont les $-\infty$ deviennent des zéros.)
#
# La diagonale reste visible. La première ligne ne voit donc qu'elle-même, la dernière voit tout.
# `torch.triu(..., diagonal=1)` garde ce qui est strictement au-dessus de la diagonale ;
# `torch.tril(...)`, la diagonale et ce qui est en dessous.

# %% [markdown]
# ### Prédis : combien de cases cachées
#
# Pour $T = 6$, combien de cases du masque causal sont à `True` ?

# %% quiz="hidden_count" tags=["active-ipynb"]
# answer = ...
# checks.quiz("hidden_count", answer)

# %% [markdown]
# ### `causal_mask`
#
# *Exercice 3.1.* Le masque booléen d'une phrase de $T$ jetons.
#
# - `T` : un entier, $T \geq 1$ ; résultat : `(T, T)`, booléen.
# - `True` veut dire caché : exactement les cases strictement au-dessus de la diagonale.
# - Le masque est créé sur l'appareil `device` ; par défaut, celui où PyTorch crée ses tenseurs.

# %% exercise="causal_mask"
def causal_mask(T: int, device: torch.device | str | None = None) -> Tensor:
    """() -> (T, T) bool

    mask[i, j] = (j > i): True where token i must not look
    """
    raise NotImplementedError


# %% check="causal_mask" tags=["active-ipynb"]
# checks.check("causal_mask", causal_mask)

# %% figure="causal_mask" tags=["active-ipynb"]
# checks.draw_mask(lambda: causal_mask(6), rows=tokens, columns=tokens)

# %% [markdown]
# ### Le même, en 0 et en −∞
#
# Et voici $M$, tiré de ton masque. Ajouter 0 à un score ne le change pas ; y ajouter $-\infty$ le
# rend infiniment mauvais.

# %% figure="additive_mask" tags=["active-ipynb"]
# checks.draw_scores(torch.zeros(6, 6), lambda: causal_mask(6), rows=tokens, columns=tokens)

# %% [markdown]
# ## Première idée : masquer après la softmax
#
# Prenons les poids déjà calculés et mettons l'avenir à zéro, en multipliant par le triangle
# inférieur `torch.tril(torch.ones(6, 6))`. Il reste :
#
# | requête | Your | journey | starts | with | one | step |
# |---|---|---|---|---|---|---|
# | Your | 0,1921 | 0 | 0 | 0 | 0 | 0 |
# | journey | 0,2041 | 0,1659 | 0 | 0 | 0 | 0 |
# | starts | 0,2036 | 0,1659 | 0,1662 | 0 | 0 | 0 |
# | with | 0,1869 | 0,1667 | 0,1668 | 0,1571 | 0 | 0 |
# | one | 0,1830 | 0,1669 | 0,1670 | 0,1588 | 0,1658 | 0 |
# | step | 0,1935 | 0,1663 | 0,1666 | 0,1542 | 0,1666 | 0,1529 |
#
# Le document appelle ce tableau `masked_simple`. L'avenir a disparu, mais les lignes ne somment
# plus à 1 : ce ne sont plus des moyennes pondérées. Il faut **renormaliser**, c'est-à-dire diviser
# chaque ligne par sa propre somme.

# %% figure="zeroed_weights" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: sentence_weights * ~causal_mask(6), rows=tokens, columns=tokens
# )

# %% [markdown]
# ### Prédis : le poids de « journey » pour lui-même
#
# Après renormalisation, quel poids « journey » se donne-t-il à lui-même ? (Deux décimales
# suffisent.)

# %% quiz="renormalised_share" tags=["active-ipynb"]
# answer = ...
# checks.quiz("renormalised_share", answer)

# %% [markdown]
# ### Trouve l'erreur : l'axe qui s'efface
#
# Pour renormaliser, le document écrit `masked_simple.sum(dim=-1, keepdim=True)`. Ailleurs, il dit
# de `dim=-1` que ce sont « les colonnes », puis que chaque **ligne** est normalisée. Les deux sont
# défendables, et l'ensemble égare : la somme parcourt les colonnes *à l'intérieur* d'une ligne, et
# il en sort un nombre par ligne.
#
# Une élève l'a compris, mais écrit `masked_simple / masked_simple.sum(dim=-1)`, sans `keepdim`.
# La matrice a la forme `(6, 6)`. Que se passe-t-il ?
#
# - `"a"` : une erreur : `(6, 6)` et `(6,)` ne se divisent pas.
# - `"b"` : le bon résultat, `keepdim` n'est qu'une politesse.
# - `"c"` : aucune erreur, mais c'est chaque **colonne** $j$ qui est divisée par la somme de la
#   ligne $j$.

# %% quiz="lost_axis" tags=["active-ipynb"]
# answer = ...
# checks.quiz("lost_axis", answer)

# %% [markdown]
# ### `mask_after_softmax`
#
# *Exercice 3.2.* L'avenir mis à zéro, puis chaque ligne renormalisée.
#
# - `weights` : `(..., T, T)`, des poids d'attention déjà passés par la softmax, avec ou sans axes
#   de lot, $T \geq 1$ ; résultat : de la même forme.
# - L'avenir pèse **exactement** 0, et chaque ligne somme à 1.
# - Dans chaque ligne, ce qui reste visible a une somme non nulle. (Sinon, que faire ? La question
#   viendra.)
# - Type et appareil gardés, `weights` intact, gradient par rapport à `weights`.

# %% exercise="mask_after_softmax"
def mask_after_softmax(weights: Tensor) -> Tensor:
    """(..., T, T) -> (..., T, T)

    w'_ij = w_ij / sum_{k <= i} w_ik for j <= i, 0 for j > i
    """
    raise NotImplementedError


# %% check="mask_after_softmax" tags=["active-ipynb"]
# checks.check("mask_after_softmax", mask_after_softmax)

# %% figure="renormalised_weights" tags=["active-ipynb"]
# checks.draw_weights(lambda: mask_after_softmax(sentence_weights), rows=tokens, columns=tokens)

# %% [markdown]
# ## Une fuite ?
#
# Une inquiétude légitime : les poids de départ sortaient d'une softmax qui, elle, avait vu
# l'avenir. Son dénominateur additionne toutes les exponentielles, celles des jetons futurs
# comprises. Suffit-il de mettre des zéros pour que rien n'en reste ?

# %% [markdown]
# ### Prédis : la fuite par le dénominateur
#
# Quelqu'un met l'avenir à zéro et **oublie** de renormaliser. On remplace ensuite le dernier
# jeton, « step », par un autre. Le poids que « Your », le premier, se donne à lui-même
# change-t-il ?
#
# - `"a"` : non, la première ligne ne voit pas le dernier jeton.
# - `"b"` : oui, car le dernier jeton compte dans le dénominateur de la softmax.
# - `"c"` : non, ce poids vaut 1 quoi qu'il arrive.

# %% quiz="denominator_leak" tags=["active-ipynb"]
# answer = ...
# checks.quiz("denominator_leak", answer)

# %% [markdown]
# ### La preuve : rien ne fuit après renormalisation
#
# Notons $D_i = \sum_{k} e^{s_{ik}}$ le dénominateur de la ligne $i$, avenir compris, où
# $s_{ik}$ est le score divisé par $\sqrt{d_k}$. Le poids ordinaire est $w_{ij} = e^{s_{ij}} / D_i$.
# Pour un $j \leq i$ visible, renormaliser donne
#
# $$
# w'_{ij} = \frac{w_{ij}}{\sum_{k \leq i} w_{ik}}
# = \frac{e^{s_{ij}} / D_i}{\sum_{k \leq i} e^{s_{ik}} / D_i}
# = \frac{e^{s_{ij}}}{\sum_{k \leq i} e^{s_{ik}}} .
# $$
#
# $D_i$ s'est simplifié, et avec lui tout ce qui venait de l'avenir. Il reste la softmax des seuls
# scores visibles : c'est exactement ce qu'on aurait obtenu si la phrase s'arrêtait au jeton $i$.
# Le résultat ne dépend d'aucun $s_{ik}$ avec $k > i$, et sa dérivée par rapport à ces scores est
# nulle.

# %% [markdown]
# ## Seconde idée : masquer avant la softmax
#
# Pourquoi calculer une softmax sur toute la ligne pour la défaire ensuite ? Autant que l'avenir
# n'y entre jamais. On remplace ses scores par $-\infty$, et la softmax fait le reste :
# $e^{-\infty} = 0$, donc l'avenir ne pèse rien, ni au numérateur ni au dénominateur, et chaque
# ligne somme à 1 sans qu'on y touche. La formule de la preuve est obtenue d'emblée.
#
# Sur notre phrase, les scores masqués (bruts, la division par $\sqrt{2}$ vient après) sont ceux du
# document :
#
# | requête | Your | journey | starts | with | one | step |
# |---|---|---|---|---|---|---|
# | Your | 0,2899 | −∞ | −∞ | −∞ | −∞ | −∞ |
# | journey | 0,4656 | 0,1723 | −∞ | −∞ | −∞ | −∞ |
# | starts | 0,4594 | 0,1703 | 0,1731 | −∞ | −∞ | −∞ |
# | with | 0,2642 | 0,1024 | 0,1036 | 0,0186 | −∞ | −∞ |
# | one | 0,2183 | 0,0874 | 0,0882 | 0,0177 | 0,0786 | −∞ |
# | step | 0,3408 | 0,1270 | 0,1290 | 0,0198 | 0,1290 | 0,0078 |
#
# Diviser avant ou après le masque revient au même : $-\infty / \sqrt{d_k} = -\infty$.

# %% figure="masked_scores" tags=["active-ipynb"]
# checks.draw_scores(sentence_scores, lambda: causal_mask(6), rows=tokens, columns=tokens)

# %% [markdown]
# ### Prédis : et si l'on mettait 0 ?
#
# On met les scores de l'avenir à **0** au lieu de $-\infty$. « Your » garde son score pour
# lui-même, 0,2899, divisé par $\sqrt{2}$, soit 0,205 ; et $e^{0{,}205} \approx 1{,}23$. Combien
# pèsent alors **ensemble** les cinq jetons futurs ? (Deux décimales suffisent.)

# %% quiz="zero_fill" tags=["active-ipynb"]
# answer = ...
# checks.quiz("zero_fill", answer)

# %% [markdown]
# ### Zéro n'est pas « rien »
#
# Un score de 0 est un score comme un autre, et souvent pas le pire. $e^0 = 1$, donc la position
# « masquée » pèse $1 / D_i$. Avec un remplissage à 0, les poids de notre phrase seraient :
#
# | requête | Your | journey | starts | with | one | step |
# |---|---|---|---|---|---|---|
# | Your | 0,1971 | 0,1606 | 0,1606 | 0,1606 | 0,1606 | 0,1606 |
# | journey | 0,2132 | 0,1733 | 0,1534 | 0,1534 | 0,1534 | 0,1534 |
# | starts | 0,2083 | 0,1698 | 0,1702 | 0,1506 | 0,1506 | 0,1506 |
#
# Chaque ligne somme à 1 : rien ne saute aux yeux. Multiplier les scores par un triangle de 0 et de
# 1 fait la même chose, puisque multiplier par 0 donne 0. Et *multiplier* un triangle par
# $-\infty$ pour fabriquer $M$ ne marche pas davantage : $0 \times \infty$ vaut `nan`. Le bon outil
# est `masked_fill`, qui remplace au lieu de calculer. Son masque doit être **booléen** : un masque
# de 0 et de 1 y lève une erreur, à corriger par `.bool()`.

# %% [markdown]
# ### Prédis : le trait de soulignement
#
# Une fonction exécute `scores.masked_fill(future, -math.inf)`, où `future` est le bon masque, puis
# `weights = torch.softmax(scores / math.sqrt(d_k), dim=-1)`. Que vaut `weights` ?
#
# - `"a"` : les poids causals.
# - `"b"` : les poids sans masque : le résultat du premier appel est perdu.
# - `"c"` : des `nan`.

# %% quiz="lost_fill" tags=["active-ipynb"]
# answer = ...
# checks.quiz("lost_fill", answer)

# %% [markdown]
# ### `mask_before_softmax`
#
# *Exercice 3.3.* $-\infty$ sur l'avenir, puis la softmax de chaque ligne.
#
# - `scores` : `(..., T, T)`, des scores **bruts**, avec ou sans axes de lot, $T \geq 1$ ; `d_k` :
#   la taille d'une clé ; résultat : `(..., T, T)`.
# - La division par $\sqrt{d_k}$ est à ta charge.
# - L'avenir pèse **exactement** 0, et chaque ligne somme à 1.
# - Finie et juste même pour de très grands scores, positifs ou négatifs (jusqu'à un million en
#   valeur absolue).
# - Type et appareil gardés, `scores` intact, gradient par rapport à `scores`.

# %% exercise="mask_before_softmax"
def mask_before_softmax(scores: Tensor, d_k: int) -> Tensor:
    """(..., T, T) -> (..., T, T)

    A = softmax(S / √d_k), S_ij = -∞ for j > i
    """
    raise NotImplementedError


# %% check="mask_before_softmax" tags=["active-ipynb"]
# checks.check("mask_before_softmax", mask_before_softmax)

# %% [markdown]
# ### La même carte, en deux étapes
#
# Tes poids, masqués avant la softmax. Compare-les à la carte renormalisée : sur cette phrase, les
# deux chemins mènent aux mêmes nombres.
#
# | requête | Your | journey | starts | with | one | step |
# |---|---|---|---|---|---|---|
# | Your | 1 | 0 | 0 | 0 | 0 | 0 |
# | journey | 0,5517 | 0,4483 | 0 | 0 | 0 | 0 |
# | starts | 0,3800 | 0,3097 | 0,3103 | 0 | 0 | 0 |
# | with | 0,2758 | 0,2460 | 0,2462 | 0,2319 | 0 | 0 |
# | one | 0,2175 | 0,1983 | 0,1984 | 0,1888 | 0,1971 | 0 |
# | step | 0,1935 | 0,1663 | 0,1666 | 0,1542 | 0,1666 | 0,1529 |

# %% figure="causal_weights" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: mask_before_softmax(sentence_scores, 2), rows=tokens, columns=tokens
# )

# %% [markdown]
# ### Prédis : une diagonale de trop
#
# Un masque fait avec `diagonal=0` cache aussi la diagonale. Que devient la **première** ligne des
# poids, masquée par $-\infty$ ?
#
# - `"a"` : $(1, 0, 0, \ldots)$, comme avant.
# - `"b"` : des poids tous égaux.
# - `"c"` : des `nan`.

# %% quiz="hidden_diagonal" tags=["active-ipynb"]
# answer = ...
# checks.quiz("hidden_diagonal", answer)

# %% [markdown]
# ### Explique : pourquoi rien ne fuit
#
# En quelques phrases, avec tes mots : pourquoi un score de $-\infty$ mis **avant** la softmax ne
# laisse-t-il rien passer de l'avenir ? Et que se passerait-il avec 0 à la place ?

# %% [markdown] written="no_leak"
# *Ta réponse ici.*

# %% [markdown]
# ### Trouve l'erreur : « le résultat est identique »
#
# Le document conclut que les deux approches donnent un résultat identique. La preuve ci-dessus lui
# donne raison, en arithmétique **exacte**. Mais une machine arrondit.
#
# Deux jetons, $d_k = 1$, en `float32`. Les scores de la première requête sont $(0, 200)$. On
# calcule la softmax de la ligne, puis `mask_after_softmax`. Que vaut sa première ligne ?
#
# - `"a"` : $(1, 0)$, comme en masquant avant.
# - `"b"` : $(0, 0)$.
# - `"c"` : des `nan`.

# %% quiz="not_identical" tags=["active-ipynb"]
# answer = ...
# checks.quiz("not_identical", answer)

# %% [markdown]
# ### Ce qui sépare les deux chemins
#
# Dès que l'avenir écrase le présent, la softmax arrondit les poids visibles à zéro. Les
# renormaliser n'y peut plus rien : l'information est perdue avant qu'on arrive. Mesurons, pour six
# jetons aux scores tirés de $\mathcal{N}(0, \sigma^2)$, en `float32`, la part des lignes où le
# premier chemin donne `nan`.
#
# | $\sigma$ | lignes de `nan`, en masquant après | en masquant avant |
# |---|---|---|
# | 1 | 0 % | 0 % |
# | 30 | 1 % | 0 % |
# | 100 | 19 % | 0 % |
# | 300 | 33 % | 0 % |
#
# Et parmi les lignes qui survivent, quelques-unes sont fausses de plusieurs centièmes, faute de
# chiffres significatifs dans des poids presque nuls. Masquer avant la softmax n'est donc pas
# seulement plus court : c'est ce qui est **juste** quand les scores sont grands.
#
# Remarque au passage un poids qui vaut exactement 0 ou exactement 1 : le facteur $w (1 - w)$ du
# gradient y est nul. Le document 000 écrit qu'il ne s'éteint jamais ; le premier carnet t'avait
# fait voir que si.

# %% [markdown]
# ## Un infini assez grand ?
#
# On voit souvent un grand nombre négatif à la place de $-\infty$, `-1e9` par exemple. Tant qu'il
# reste très en dessous de tous les scores, son exponentielle s'arrondit à 0, et le résultat est le
# même. Tant que… Un `float16` ne monte que jusqu'à 65504 : `-1e9` n'y tient pas, et PyTorch refuse.
# Quant à un remplissage plus modeste, sur notre petite phrase il passerait presque inaperçu : avec
# $-10$, l'avenir de « Your » pèse 0,0034. Voici ce programme. Il est faux ; ne le corrige pas.

# %% given="weights_filled_with_minus_ten"
def weights_filled_with_minus_ten(scores: Tensor, d_k: int) -> Tensor:
    """(T, T) -> (T, T)"""
    future = torch.ones_like(scores, dtype=torch.bool).triu(diagonal=1)
    return torch.softmax(scores.masked_fill(future, -10.0) / math.sqrt(d_k), dim=-1)


# %% [markdown]
# ### `counterexample_fill` · *facultatif*
#
# *Exercice 3.6.* Chasse à l'erreur : trouve des scores qui démasquent
# `weights_filled_with_minus_ten`.
#
# - Résultat : le couple `(scores, d_k)` : un tenseur carré `(T, T)` de nombres compris entre
#   $-10\,000$ et $10\,000$, et un entier `d_k`, au moins 1.
# - Sur ces scores, ce programme doit donner à une position **future** au moins un poids supérieur à
#   0,1.
#
# Demande-toi qui, dans une ligne, est en concurrence avec ce $-10$.

# %% exercise="counterexample_fill"
def counterexample_fill() -> tuple[Tensor, int]:
    """() -> (T, T), d_k

    A'_ij > 0.1 for some j > i; A' = softmax(S' / √d_k), S'_ij = -10 for j > i
    """
    raise NotImplementedError


# %% check="counterexample_fill" tags=["active-ipynb"]
# checks.check("counterexample_fill", counterexample_fill)

# %% [markdown]
# ## Le dropout
#
# Passons à l'autre moitié du carnet. Un réseau qui peut compter sur un neurone finit par ne plus
# compter que sur lui. Le dropout, proposé par l'équipe de Hinton en 2012, l'en empêche : à chaque
# pas d'entraînement, chaque nombre est éteint avec une probabilité $p$, indépendamment des autres.
# Le document imagine une entreprise où chacun, chaque matin, joue à pile ou face sa venue au
# travail : personne ne peut y devenir irremplaçable. L'entraînement fini, tout le monde est là.
#
# Chaque tirage choisit, parmi les $N$ unités, celles qui restent : c'est un sous-réseau. On
# entraîne donc, tour à tour et avec des poids partagés, une foule de réseaux, et le réseau complet
# en est une sorte de **moyenne**. Pour une couche linéaire, la moyenne est exacte, comme on va le
# voir ; à travers des fonctions non linéaires, elle n'est qu'approchée.

# %% [markdown]
# ### Prédis : combien de sous-réseaux
#
# Une couche a $N = 10$ neurones. Entre combien de sous-réseaux le dropout choisit-il à chaque pas,
# celui où tout est éteint compris ?

# %% quiz="subnetworks" tags=["active-ipynb"]
# answer = ...
# checks.quiz("subnetworks", answer)

# %% [markdown]
# ### Pourquoi diviser par 1 − p
#
# Éteindre une part $p$ des nombres affaiblit le signal. Si $m$ vaut 0 avec la probabilité $p$ et 1
# sinon, la moyenne de $m x$ n'est que $(1 - p) \, x$. Au moment de s'en servir, tout le monde étant
# là, le réseau recevrait des signaux plus forts que tout ce qu'il a connu.
#
# Le dropout **inversé** répare cela sur-le-champ, pendant l'entraînement : ce qui survit est divisé
# par $1 - p$.
#
# $$
# y = \frac{m \, x}{1 - p}, \qquad
# \mathbb{E}[y] = p \cdot 0 + (1 - p) \cdot \frac{x}{1 - p} = x .
# $$
#
# La moyenne est la bonne, quel que soit $p < 1$, et il n'y a rien à faire à l'évaluation.
# (L'article de 2012 faisait l'inverse : rien à l'entraînement, et une multiplication par $1 - p$
# ensuite, d'où le nom.) Ce qui change, c'est le bruit :
# $\mathrm{Var}(y) = \frac{p}{1 - p} \, x^2$.
#
# Le cas $p = 1$ est à part : plus rien ne survit, et diviser par 0 donnerait `nan`. On rend des
# zéros.

# %% [markdown]
# ### Prédis : le prix de la survie
#
# Avec $p = 0{,}2$, que devient un 1 qui survit ?

# %% quiz="survivor_scale" tags=["active-ipynb"]
# answer = ...
# checks.quiz("survivor_scale", answer)

# %% [markdown]
# ### Prédis : la probabilité qui cache l'erreur
#
# Un programme confond tout : il **garde** avec la probabilité $p$, et multiplie ce qui survit par
# $1 / p$. Pour quelle valeur de $p$ est-il impossible de le distinguer du bon ?

# %% quiz="blind_probability" tags=["active-ipynb"]
# answer = ...
# checks.quiz("blind_probability", answer)

# %% [markdown]
# ### `inverted_dropout`
#
# *Exercice 3.4.* Le dropout inversé.
#
# - `x` : un tenseur de n'importe quelle forme ; résultat : de la même forme, du même type, sur le
#   même appareil.
# - Chaque nombre, indépendamment des autres, devient 0 avec la probabilité `p`, et sinon
#   $x / (1 - p)$.
# - `training=False`, ou `p` nul : les nombres de `x`, inchangés.
# - `p` égal à 1 : des zéros partout, jamais de `nan`.
# - `p` hors de $[0, 1]$ : `ValueError`, que `training` soit vrai ou faux.
# - `generator` : s'il est donné, tout le hasard vient de lui, et la même graine redonne le même
#   résultat (il est sur l'appareil de `x`). Sinon, le générateur ordinaire de PyTorch, dont tu ne
#   fixes pas la graine.
# - `x` ressort intact, et le gradient vaut $1 / (1 - p)$ là où le nombre survit, 0 ailleurs.
# - **Interdits dans cet exercice** : `nn.Dropout`, `F.dropout` et leurs variantes.

# %% exercise="inverted_dropout"
def inverted_dropout(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    """(...) -> (...)

    y_i = 0 with probability p, x_i / (1 - p) otherwise
    """
    raise NotImplementedError


# %% check="inverted_dropout" tags=["active-ipynb"]
# checks.check("inverted_dropout", inverted_dropout)

# %% [markdown]
# ### Les deux tirages du document
#
# Le document éteint d'abord une matrice de 1, avec $p = 0{,}5$ et la graine 123. Chez lui, il
# sort :
#
# $$
# \begin{pmatrix}
# 2 & 2 & 0 & 2 & 2 & 0 \\
# 0 & 0 & 0 & 2 & 0 & 2 \\
# 2 & 2 & 2 & 2 & 0 & 2 \\
# 0 & 2 & 2 & 0 & 0 & 2 \\
# 0 & 2 & 0 & 2 & 0 & 2 \\
# 0 & 2 & 2 & 2 & 2 & 0
# \end{pmatrix}
# $$
#
# Les survivants valent bien $1 / (1 - 0{,}5) = 2$. Puis il éteint, à la même graine, les poids
# causals de notre phrase :
#
# $$
# \begin{pmatrix}
# 2 & 0 & 0 & 0 & 0 & 0 \\
# 0 & 0 & 0 & 0 & 0 & 0 \\
# 0{,}7599 & 0{,}6194 & 0{,}6206 & 0 & 0 & 0 \\
# 0 & 0{,}4921 & 0{,}4925 & 0 & 0 & 0 \\
# 0 & 0{,}3966 & 0 & 0{,}3775 & 0 & 0 \\
# 0 & 0{,}3327 & 0{,}3331 & 0{,}3084 & 0{,}3331 & 0
# \end{pmatrix}
# $$
#
# Les deux masques se superposent : l'avenir est nul, quoi qu'il arrive, et le hasard éteint en plus
# des positions visibles. Ces tirages dépendent du système et de la version de PyTorch, même à
# graine égale, et de la façon dont ton programme puise dans le hasard. Les tiens seront sans doute
# différents. **Ils ne sont jamais notés par leur valeur** : seules comptent les proportions, les
# survivants et les zéros.

# %% figure="dropout_on_ones" tags=["active-ipynb"]
# checks.draw_dropout(
#     torch.ones(6, 6),
#     lambda: inverted_dropout(
#         torch.ones(6, 6), 0.5, generator=torch.Generator().manual_seed(123)
#     ),
# )

# %% figure="dropout_on_weights" tags=["active-ipynb"]
# checks.draw_dropout(
#     lambda: mask_before_softmax(sentence_scores, 2),
#     lambda: inverted_dropout(
#         mask_before_softmax(sentence_scores, 2),
#         0.5,
#         generator=torch.Generator().manual_seed(123),
#     ),
#     rows=tokens,
#     columns=tokens,
# )

# %% [markdown]
# ### Ce que le dropout fait à une ligne
#
# Regarde les sommes. Dans le tirage du document, la première ligne somme à 2 et la deuxième à 0 :
# à ce pas, « journey » reçoit le vecteur nul. Après le dropout, une ligne de poids n'est **plus**
# une distribution, et on ne la renormalise pas. Elle n'en est une qu'en moyenne. Et comme la sortie
# $Z = A V$ est linéaire en $A$,
#
# $$
# \mathbb{E}[\,\mathrm{dropout}(A) \, V\,] = \mathbb{E}[\mathrm{dropout}(A)] \, V = A V :
# $$
#
# la couche sans dropout est exactement la moyenne de toutes ses versions trouées. Avec les 21 poids
# visibles de notre phrase, cela fait $2^{21}$ versions, plus de deux millions.
#
# Éteindre les **poids** n'est pas éteindre la **sortie**. Un poids éteint empêche un jeton d'en
# écouter un autre ; un nombre éteint dans $Z$ efface une composante de ce qu'il a compris de tous.
# C'est sur les poids que le document, et la plupart des modèles, placent ce dropout-ci.

# %% [markdown]
# ## Une couche causale
#
# Réunissons tout dans une couche. Elle reçoit un **lot** de phrases, `(b, T, d_in)`. Le document
# en fabrique un en empilant deux fois la même, ce qui cache une erreur où les phrases du lot se
# mélangeraient : pour essayer ton code, prends deux phrases différentes.
#
# Trois détails demandent de l'attention.
#
# - **Transposer.** `keys.T` renverserait tous les axes, ceux du lot compris (PyTorch avertit que ce
#   sera bientôt une erreur). Il faut échanger les deux derniers : `keys.transpose(-2, -1)`, ou
#   `keys.transpose(1, 2)` tant qu'il y a trois axes.
# - **Découper.** Le masque est fait une fois pour toutes, pour la plus longue phrase permise,
#   `context_length`. Une phrase plus courte n'en prend que le coin : `mask[:T, :T]`.
# - **Garder.** Où ranger ce masque, pour qu'il suive la couche partout ? C'est l'affaire de
#   `register_buffer`, plus bas.

# %% given="batch"
batch: Tensor = torch.stack((inputs, inputs))


# %% [markdown]
# ### Prédis : un masque trop grand
#
# Une couche construite pour `context_length` égal à 6 oublie de découper son masque, et le passe en
# entier à `scores.masked_fill`. On lui donne un lot de 2 phrases d'**un seul** jeton : les scores
# ont la forme `(2, 1, 1)`. Que rend `masked_fill` ?
#
# - `"a"` : une erreur, les formes ne s'accordent pas.
# - `"b"` : un tenseur `(2, 1, 1)`, seul le coin du masque sert.
# - `"c"` : un tenseur `(2, 6, 6)`, sans un mot.

# %% quiz="unsliced_mask" tags=["active-ipynb"]
# answer = ...
# checks.quiz("unsliced_mask", answer)

# %% [markdown]
# ### Ce que `register_buffer` achète
#
# Une couche contient des tenseurs de trois sortes :
#
# | | s'apprend | suit `.to(device)` | figure dans `state_dict()` |
# |---|---|---|---|
# | `nn.Parameter` | oui | oui | oui |
# | *buffer*, posé par `register_buffer("mask", ...)` | non | oui | oui, sauf `persistent=False` |
# | simple attribut, `self.mask = ...` | non | non | non |
#
# Le masque ne s'apprend pas, mais doit suivre la couche : c'est un *buffer*. On y accède ensuite
# par son nom, `self.mask`. Avec un simple attribut, la couche marche sur ta machine ; puis
# quelqu'un écrit `.to("cuda")`, les matrices partent sur le GPU, le masque reste sur le CPU, et
# `masked_fill` s'arrête sur deux appareils différents. Voilà la première raison, et la plus forte.
#
# La seconde est moins simple que ne le dit le document.

# %% [markdown]
# ### Trouve l'erreur : « un modèle rechargé n'aurait plus son masque »
#
# Le masque est un simple attribut, `self.mask = causal_mask(context_length)`, posé dans
# `__init__`. On sauve `state_dict()`, on quitte Python, on revient, on construit une couche neuve
# de la même classe, et on recharge avec `load_state_dict`. Selon le document, elle « n'aurait plus
# son masque ». En vrai ?
#
# - `"a"` : il a raison, `self.mask` n'existe plus.
# - `"b"` : le masque est là : `__init__` l'a refait.
# - `"c"` : `load_state_dict` lève une erreur : il manque une clé.

# %% quiz="reloaded_mask" tags=["active-ipynb"]
# answer = ...
# checks.quiz("reloaded_mask", answer)

# %% [markdown]
# ### Prédis : deux couches justes qui ne s'échangent rien
#
# Deux personnes écrivent la même couche. L'une enregistre son masque par
# `register_buffer("mask", ...)`, l'autre ajoute `persistent=False`, qui le fait suivre l'appareil
# sans l'inscrire dans `state_dict()`. Les deux calculent juste. La seconde recharge le
# `state_dict()` de la première. Que se passe-t-il ?
#
# - `"a"` : tout va bien, les trois matrices sont chargées.
# - `"b"` : `load_state_dict` refuse : la clé `mask` est de trop.
# - `"c"` : le masque de la première remplace celui de la seconde.

# %% quiz="strict_loading" tags=["active-ipynb"]
# answer = ...
# checks.quiz("strict_loading", answer)

# %% [markdown]
# ### Ce que dit une clé
#
# `load_state_dict` est strict : les clés doivent correspondre exactement, et les formes aussi. Un
# masque inscrit dans `state_dict()` y a donc un effet, mais pas celui qu'on croit. Il ne *rend* pas
# le masque, que `__init__` sait refaire ; il fait **partie du contrat** entre celui qui sauve et
# celui qui recharge. Une sauvegarde faite sans masque est refusée par une couche qui l'attend, et
# inversement ; et une couche de contexte 8 refuse la sauvegarde d'une couche de contexte 6, à cause
# de la forme de ce seul masque. C'est parfois une protection, parfois une gêne, et certains modèles
# choisissent `persistent=False` pour l'éviter. Ici, on garde le choix du document : le masque
# figure dans `state_dict()`.

# %% [markdown]
# ### `CausalAttention`
#
# *Exercice 3.5.* L'attention causale, en lot, avec dropout.
#
# - `CausalAttention(d_in, d_out, context_length, dropout, qkv_bias=False)` crée `W_query`, `W_key`
#   et `W_value`, **dans cet ordre**, chacune un `nn.Linear(d_in, d_out, bias=qkv_bias)`. La couche
#   n'apprend rien d'autre.
# - Un *buffer*, du nom que tu veux, garde le masque : il suit `.to(device)` et figure dans
#   `state_dict()`.
# - `forward(x)` : `(b, T, d_in)` donne `(b, T, d_out)`, pour tout $b \geq 1$ et tout $T$ de 1 à
#   `context_length`. C'est la phrase reçue qui donne $T$, et non `context_length`.
# - Échelle $\sqrt{d_{out}}$. L'avenir pèse exactement 0, et une phrase du lot n'influe jamais sur
#   une autre.
# - Le dropout, de taux `dropout`, s'applique aux **poids d'attention**, après la softmax et à
#   l'entraînement seulement : après `.eval()`, il n'y en a plus. `nn.Dropout` est permis ici.
# - Finie même pour de très grands scores. Après `.double()`, la couche travaille en `float64`.
# - `x` ressort intact, le gradient remonte jusqu'à `x` et aux trois projections, et un second appel
#   ne garde rien du premier.
#
# À la graine 123 et sans dropout, la forme du document est `(2, 6, 2)`, et la première ligne
# $(-0{,}4519 ;\ 0{,}2216)$. Le document n'imprime pas cette valeur ici, mais plus loin, dans la
# première tête de son attention à plusieurs têtes.

# %% exercise="CausalAttention"
class CausalAttention(nn.Module):
    """(b, T, d_in) -> (b, T, d_out), T ≤ context_length

    Z = dropout(softmax(Q Kᵀ / √d_out + M)) V; M_ij = -∞ for j > i, 0 elsewhere
    """

    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        raise NotImplementedError

    def forward(self, x: Tensor) -> Tensor:
        raise NotImplementedError

# %% check="CausalAttention" tags=["active-ipynb"]
# checks.check("CausalAttention", CausalAttention)

# %% [markdown]
# ### Les poids, vus du dehors
#
# Ta couche ne rend pas ses poids. Pour les voir sans l'ouvrir, on ruse : chaque jeton emporte, en
# plus de ses nombres, son numéro (un 1 dans la colonne de son rang), et `W_value` ne transmet que
# ce numéro. Les valeurs forment alors la matrice identité, et la sortie $A I$ n'est autre que $A$.
# Avec les requêtes et les clés de la graine 789, tu dois reconnaître la carte causale de plus haut.

# %% figure="causal_attention" tags=["active-ipynb"]
# checks.draw_causal_attention(
#     CausalAttention, inputs, W_query.weight, W_key.weight, rows=tokens, columns=tokens
# )

# %% [markdown]
# ### Prédis : le début d'une phrase
#
# En évaluation, tu calcules la sortie pour les 6 jetons de la phrase, puis pour ses 4 premiers
# jetons seuls. Comment se comparent les quatre premières lignes ?
#
# - `"a"` : elles sont égales, aux arrondis près.
# - `"b"` : elles diffèrent un peu : la softmax ne somme pas le même nombre de termes.
# - `"c"` : seule la première est la même.

# %% quiz="prefix" tags=["active-ipynb"]
# answer = ...
# checks.quiz("prefix", answer)

# %% [markdown]
# ### Explique : ce que `register_buffer` achète
#
# En quelques phrases, avec tes mots : que gagne-t-on à ranger le masque par `register_buffer`
# plutôt que dans un simple attribut ? Dis aussi en quoi l'argument du document, « un modèle
# rechargé n'aurait plus son masque », n'est pas le bon.

# %% [markdown] written="register_buffer"
# *Ta réponse ici.*

# %% [markdown]
# ## Ce que tu emportes
#
# - L'avenir du jeton $i$, ce sont les colonnes $j > i$ ; la diagonale reste visible.
# - On masque par $-\infty$, **avant** la softmax. Par 0, on ne masque rien, car $e^0 = 1$.
# - Masquer après et renormaliser donne la même chose sur le papier, et `nan` sur une machine dès
#   que les scores sont grands.
# - Un masque booléen a un sens : ici `True` cache, ailleurs il permet.
# - Le dropout inversé divise par $1 - p$ à l'entraînement, pour n'avoir rien à faire ensuite.
# - Un *buffer* suit la couche sans s'apprendre ; son vrai mérite est l'appareil.
# - Une attention causale lit le début d'une phrase sans savoir si elle continue.
#
# Ce dernier point vaudra de l'or au moment de générer du texte : ce qui est calculé pour les
# premiers jetons ne changera plus. Mais d'abord, une tête ne suffit pas : le carnet suivant en met
# plusieurs côte à côte.
