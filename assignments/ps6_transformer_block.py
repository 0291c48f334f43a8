# %% [markdown]
# *Pour répondre, remplace chaque `raise NotImplementedError` par ton code, puis vérifie avec `autograder check ps6_transformer_block.py`. (Fichier construit par `autograder build` à partir de `solutions/ps6_transformer_block.py` : l'énoncé se corrige là-bas.)*

# %% [markdown]
# # Le bloc Transformer
#
# Tu as écrit une attention à plusieurs têtes, et tu sais ce qui lui manque : elle ignore l'ordre
# des mots, et rien ne permet encore de l'empiler en profondeur. Ce carnet s'occupe des deux. Tu
# vas donner une place à chaque jeton, de deux façons : avec des sinus, puis avec des vecteurs
# appris, dont tu calculeras le gradient à la main. Puis tu assembleras le bloc, une pièce après
# l'autre : chemin résiduel, normalisation, petit réseau. À la fin, ton encodeur et ton décodeur
# donneront les mêmes nombres que ceux de PyTorch.

# %% [markdown]
# ## Mode d'emploi
#
# Les règles n'ont pas changé. Remplace chaque `raise NotImplementedError` par ton code, exécute la
# vérification qui suit, et joue le jeu des cellules « Prédis » et « Trouve l'erreur », qui ne sont
# pas notées : ta réponse à la place des `...`, **avant** d'exécuter. Les mêmes engagements valent
# partout :
#
# - un module garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de son entrée ;
# - les arguments ressortent intacts, sauf le bloc que les deux chargeurs de la fin ont pour rôle de
#   remplir ;
# - le gradient passe, jusqu'à l'entrée et jusqu'à chaque paramètre ;
# - une fonction ne connaît que ses arguments, et verra des tailles toutes différentes ;
# - toute méthode juste est bonne. Quatre exercices interdisent un raccourci, et le disent.
#
# Dans une classe, seuls comptent les noms que l'énoncé cite ; tes autres attributs s'appellent
# comme tu veux. Un titre marqué *facultatif* signale un exercice que tu peux laisser de côté sans
# perdre le fil.

# %% [markdown]
# ## Notation
#
# | symbole | sens |
# |---|---|
# | $b$, $T$ | nombre de phrases du lot, nombre de jetons |
# | $S$ | nombre de jetons de la source que consulte un décodeur |
# | $d$ | taille d'un jeton ; dans le code, `d_model` ou `emb_dim` |
# | $d_{ff}$ | taille intermédiaire du réseau à propagation avant ; dans le code, `d_ff` |
# | $p_t$ | l'encodage de la position $t$, compté depuis 0 |
# | $\omega_i$ | la fréquence de la paire $i$ |
# | $\partial M$ | le gradient de la perte par rapport à $M$, de la forme de $M$ |
# | $\odot$ | le produit case par case |

# %% given="imports"
import math
from collections.abc import Callable

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn


# %% given="checks" tags=["active-ipynb"]
# import checks

# %% [markdown]
# ## Un sac de mots
#
# Souviens-toi de la preuve du deuxième carnet : si $P$ est une permutation et $Z$ la sortie pour
# $X$, alors la sortie pour $P X$ est $P Z$. Mélange les jetons, et les vecteurs de contexte
# suivent, chacun attaché à son jeton. C'est l'**équivariance**, et `permutation_gap` la mesurait :
# le plus grand écart entre « calculer puis mélanger » et « mélanger puis calculer ». La voici
# toute faite.
#
# Le document 004 prend les mots « mange, le, chat, souris, la », puis les remet en ordre : « le,
# chat, mange, la, souris ». Donnons un vecteur à chacun, et comparons ce que l'attention fait des
# deux suites.

# %% given="permutation_gap"
def permutation_gap(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    """(T, d) -> gap"""
    return (attention(x)[permutation] - attention(x[permutation])).abs().max().item()


# %% given="words"
words: list[str] = ["mange", "le", "chat", "souris", "la"]
word_vectors: Tensor = torch.randn(5, 8, generator=torch.Generator().manual_seed(0))
in_order: list[int] = [1, 2, 0, 4, 3]


def word_weights(x: Tensor) -> Tensor:
    """(T, d) -> (T, T)"""
    return torch.softmax(x @ x.T / math.sqrt(x.shape[-1]), dim=-1)


# %% [markdown]
# ### Prédis : le chat mange, la souris mange
#
# Une attention sans position lit « le chat mange la souris », puis « la souris mange le chat » :
# les mêmes cinq vecteurs, dans un autre ordre. Que devient le vecteur de contexte de « chat » ?
#
# - `"a"` : il change, puisque « chat » est passé de la deuxième à la dernière place.
# - `"b"` : il ne change pas : le modèle ne peut pas savoir qui mange qui.
# - `"c"` : il ne change pas, et toutes les lignes de la sortie restent à leur place.

# %% quiz="who_eats" tags=["active-ipynb"]
# answer = ...
# checks.quiz("who_eats", answer)

# %% figure="words_unordered" tags=["active-ipynb"]
# checks.draw_weights(word_weights(word_vectors), rows=words, columns=words)

# %% figure="words_in_order" tags=["active-ipynb"]
# checks.draw_weights(
#     word_weights(word_vectors[in_order]),
#     rows=[words[i] for i in in_order],
#     columns=[words[i] for i in in_order],
# )

# %% [markdown]
# Cherche une case de la première carte dans la seconde : « souris » donne 0,40 à « chat » dans les
# deux. Les nombres ont déménagé avec leurs mots, aucun n'a changé. L'écart que mesure
# `permutation_gap` est de l'ordre de $10^{-7}$, un arrondi.
#
# Pour qu'un modèle sache où se trouve un mot, il faut donc le lui **dire**. On ajoute à chaque
# vecteur de mot un vecteur de position, $x_t + p_t$, avant la première couche. Rien d'autre ne
# change : l'attention reste équivariante, mais ce sont les couples (mot, place) qu'elle mélange
# désormais.

# %% [markdown]
# ## Une horloge à plusieurs aiguilles
#
# Comment écrire l'entier $t$ dans un vecteur de nombres entre $-1$ et 1 ? Pense à une horloge. La
# trotteuse distingue deux secondes voisines, mais revient toutes les minutes ; l'aiguille des
# heures bouge à peine, et dit le moment de la journée. Ensemble, elles donnent l'instant.
#
# Chaque **paire** de composantes $(2i, \; 2i + 1)$ est une aiguille, qui tourne à sa vitesse
# $\omega_i$ ; on en note les deux coordonnées :
#
# $$
# p_{t, \, 2i} = \sin(\omega_i t), \qquad p_{t, \, 2i + 1} = \cos(\omega_i t), \qquad
# \omega_i = 10000^{-2i / d}, \qquad i = 0, \ldots, d/2 - 1 .
# $$
#
# Pour $d = 4$, les deux fréquences sont 1 et 0,01 :
#
# | $t$ | $\sin t$ | $\cos t$ | $\sin 0{,}01 t$ | $\cos 0{,}01 t$ |
# |---|---|---|---|---|
# | 0 | 0,0000 | 1,0000 | 0,0000 | 1,0000 |
# | 1 | 0,8415 | 0,5403 | 0,0100 | 0,99995 |
# | 2 | 0,9093 | −0,4161 | 0,0200 | 0,9998 |
# | 50 | −0,2624 | 0,9650 | 0,4794 | 0,8776 |
#
# Les deux premières colonnes séparent 0 de 1 ; les deux dernières ne le font presque pas, mais
# séparent 0 de 50. Attention à l'exposant : c'est $2i / d$, avec $i$ le numéro de la **paire**, et
# non celui de la colonne.

# %% [markdown]
# ### Prédis : la position 0
#
# Que vaut $p_0$ pour $d = 4$ ?
#
# - `"a"` : $(0, 0, 0, 0)$
# - `"b"` : $(0, 1, 0, 1)$
# - `"c"` : $(0, 0, 1, 1)$
# - `"d"` : $(1, 0, 1, 0)$

# %% quiz="position_zero" tags=["active-ipynb"]
# answer = ...
# checks.quiz("position_zero", answer)

# %% [markdown]
# ### `sinusoidal_encoding`
#
# *Exercice 6.1.* Les encodages des positions 0 à $T - 1$, un par ligne.
#
# - `T` : le nombre de positions ; `d` : leur taille, un nombre **pair**. Résultat : un tenseur
#   `(T, d)` de type `float32`.
# - Colonnes paires : les sinus. Colonnes impaires : les cosinus de la **même** fréquence. La
#   première ligne est celle de $t = 0$.
# - Si `d` est impair, lève `ValueError`.
# - Les angles deviennent grands, et `float32` n'a que sept chiffres : calcule en `float64`,
#   convertis à la fin.

# %% exercise="sinusoidal_encoding"
def sinusoidal_encoding(T: int, d: int) -> Tensor:
    """() -> (T, d) float32

    p_t,2i = sin(ω_i t), p_t,2i+1 = cos(ω_i t), ω_i = 10000^(-2i/d)
    2 ∤ d ⇒ ValueError
    """
    raise NotImplementedError


# %% check="sinusoidal_encoding" tags=["active-ipynb"]
# checks.check("sinusoidal_encoding", sinusoidal_encoding)

# %% [markdown]
# ### L'ordre retrouvé
#
# Voici la carte des mêmes mots, dans les deux ordres, une fois leurs positions ajoutées. Cette
# fois « souris » donne 0,52 à « chat » dans la première suite et 0,41 dans la seconde : changer de
# place change le résultat. L'écart de permutation passe de $10^{-7}$ à 0,89.

# %% figure="positions_unordered" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: word_weights(word_vectors + sinusoidal_encoding(5, 8)), rows=words, columns=words
# )

# %% figure="positions_in_order" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: word_weights(word_vectors[in_order] + sinusoidal_encoding(5, 8)),
#     rows=[words[i] for i in in_order],
#     columns=[words[i] for i in in_order],
# )

# %% [markdown]
# ### Ajouter, ou mettre bout à bout ?
#
# On pourrait aussi mettre $x_t$ et $p_t$ bout à bout. Une projection linéaire de ce long vecteur
# serait $x_t W + p_t W'$ : la somme de deux projections, avec deux matrices. Ajouter revient à
# choisir $W' = W$, et ne coûte ni colonne ni paramètre. Le mot et sa place partagent alors les
# mêmes $d$ composantes, et c'est au modèle d'apprendre à les y loger.

# %% [markdown]
# ### Trouve l'erreur : « environ 63 000 positions »
#
# L'aiguille $i$ fait un tour en $2\pi / \omega_i = 2\pi \times 10000^{2i / d}$ positions : c'est
# sa **longueur d'onde**. La première vaut $2\pi \approx 6$. Le document donne à la dernière
# environ $2\pi \times 10000 \approx 63\,000$. Reprends sa formule pour la dernière paire, $i =
# d/2 - 1$.
#
# Pour $d = 16$, quelle est la plus grande longueur d'onde ? (À la centaine près.)

# %% quiz="longest_wavelength" tags=["active-ipynb"]
# answer = ...
# checks.quiz("longest_wavelength", answer)

# %% [markdown]
# La plus grande longueur d'onde est $2\pi \times 10000^{(d - 2) / d}$. Les $63\,000$ du document
# en sont la limite quand $d$ grandit, jamais atteinte : on a environ $60\,600$ pour $d = 512$,
# $19\,900$ pour $d = 16$ et 628 pour $d = 4$.
#
# Le document parle de système de numération, et l'image est juste : comme les chiffres d'un nombre,
# les premières paires changent à chaque pas et les dernières rarement. Mais ici tout varie
# continûment, et rien ne se répète jamais : un tour de la première aiguille dure $2\pi$ positions,
# nombre irrationnel, si bien qu'aucun nombre entier de pas ne la ramène exactement à son départ.

# %% [markdown]
# ### Prédis : la longueur d'un encodage
#
# Pour $d = 16$, que vaut $\|p_t\|^2$, la somme des carrés des composantes de $p_t$ ?

# %% quiz="encoding_norm" tags=["active-ipynb"]
# answer = ...
# checks.quiz("encoding_norm", answer)

# %% [markdown]
# ### La page des positions
#
# Explore la carte : suis une colonne de haut en bas, puis compare les deux vagues d'une paire.
# Fais ensuite varier la position $t$ en gardant la distance : la courbe de ressemblance
# bouge-t-elle ? Et est-elle toujours décroissante ?

# %% figure="positions_explorer" tags=["active-ipynb"]
# checks.show_page("positions.html", height=1400)

# %% [markdown]
# ### Trouve l'erreur : « approximativement invariante »
#
# Le document dit de la ressemblance entre $p_t$ et $p_{t+k}$, mesurée par le cosinus de leur
# angle, qu'elle est approximativement invariante par translation. Calcule le produit scalaire
# $p_t^\top p_{t+k}$, paire par paire. Que faut-il écrire ?
#
# - `"a"` : approximativement, en effet : elle dépend un peu de $t$.
# - `"b"` : exactement : elle vaut $\frac{2}{d} \sum_i \cos(k \omega_i)$, où $t$ n'apparaît pas.
# - `"c"` : exactement, et elle décroît à mesure que $k$ grandit.

# %% quiz="exact_similarity" tags=["active-ipynb"]
# answer = ...
# checks.quiz("exact_similarity", answer)

# %% [markdown]
# Pour $d = 16$, voici cette ressemblance, pour n'importe quel $t$ :
#
# | $k$ | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10 |
# |---|---|---|---|---|---|---|---|---|
# | cosinus | 1 | 0,94 | 0,80 | 0,69 | 0,69 | 0,77 | 0,81 | 0,46 |
#
# Deux voisins se ressemblent, c'est vrai. Mais la courbe remonte vers $k = 6$, quand la première
# aiguille a fait un tour : « proche » et « ressemblant » ne sont pas tout à fait le même mot.

# %% [markdown]
# ## Décaler, c'est tourner
#
# Pourquoi un sinus **et** un cosinus ? Parce qu'une aiguille qui avance de $k$ pas tourne d'un
# angle $k \omega_i$, et qu'une rotation est linéaire. Écrivons-le. Avec $\alpha = \omega_i t$ et
# $\beta = k \omega_i$, les formules d'addition donnent
#
# $$
# \sin(\alpha + \beta) = \cos\beta \, \sin\alpha + \sin\beta \, \cos\alpha, \qquad
# \cos(\alpha + \beta) = -\sin\beta \, \sin\alpha + \cos\beta \, \cos\alpha .
# $$
#
# Autrement dit, pour la paire $i$,
#
# $$
# \begin{pmatrix} p_{t+k, \, 2i} \\ p_{t+k, \, 2i+1} \end{pmatrix} =
# \begin{pmatrix} \cos k\omega_i & \sin k\omega_i \\ -\sin k\omega_i & \cos k\omega_i \end{pmatrix}
# \begin{pmatrix} p_{t, \, 2i} \\ p_{t, \, 2i+1} \end{pmatrix} .
# $$
#
# La matrice ne contient pas $t$ : la même sert partout dans la phrase. En rangeant ces blocs sur
# la diagonale d'une matrice $R_k$ de côté $d$, on obtient $p_{t+k} = R_k \, p_t$. « Le mot qui est
# $k$ places plus loin » est donc à portée d'une projection linéaire, comme le sont $W_Q$ et $W_K$.
# Avec un sinus seul, ce serait impossible : $\sin\alpha$ ne suffit pas à trouver $\sin(\alpha +
# \beta)$.
#
# Deux choses à remarquer. La paire est rangée (sinus, cosinus), si bien que les signes ne sont pas
# ceux de la rotation $(x, y)$ que tu connais peut-être par cœur. Et $R_k R_l = R_{k+l}$ : décaler
# deux fois, c'est décaler de la somme.

# %% [markdown]
# ### Prédis : défaire un décalage
#
# Quelle matrice ramène $p_{t+3}$ à $p_t$ ?
#
# - `"a"` : aucune : on ne peut pas revenir en arrière.
# - `"b"` : $R_3$ encore : une rotation est son propre inverse.
# - `"c"` : $R_{-3}$, qui est aussi la transposée de $R_3$.

# %% quiz="undo_shift" tags=["active-ipynb"]
# answer = ...
# checks.quiz("undo_shift", answer)

# %% [markdown]
# ### `shift_matrix` · *facultatif*
#
# *Exercice 6.2.* La matrice $R_k$ pour laquelle `R @ p_t` est égal à `p_(t+k)`, quel que soit $t$.
#
# - `k` : un nombre entier, négatif ou nul compris ; `d` : un nombre pair. Résultat : un tenseur
#   `(d, d)` de type `float32`.
# - Le vecteur `p_t` est à **droite** : pour décaler toutes les lignes de `E` d'un coup, on écrit
#   `E @ R.T`.
# - Les blocs suivent les paires $(2i, \; 2i + 1)$ de `sinusoidal_encoding`. Partout ailleurs, la
#   matrice est nulle.
# - Si `d` est impair, lève `ValueError`.

# %% exercise="shift_matrix"
def shift_matrix(k: int, d: int) -> Tensor:
    """() -> (d, d) float32

    R p_t = p_(t+k), t ∈ ℤ
    2 ∤ d ⇒ ValueError
    """
    raise NotImplementedError


# %% check="shift_matrix" tags=["active-ipynb"]
# checks.check("shift_matrix", shift_matrix)

# %% [markdown]
# Cette idée a fait du chemin. Beaucoup de modèles récents n'ajoutent plus rien aux mots : ils font
# tourner requêtes et clés elles-mêmes, d'un angle qui dépend de leur position. Dans le produit de
# deux vecteurs tournés, les positions n'entrent que par la **différence** des angles, donc par leur
# distance.

# %% [markdown]
# ## Des positions qui s'apprennent
#
# L'autre façon est plus simple encore : une table de $T$ vecteurs, un par position, que
# l'entraînement ajuste comme le reste. GPT-2 fait ainsi, avec 1024 lignes. Le prix : au-delà de la
# dernière ligne, il n'y a plus rien, alors que les sinus se calculent pour n'importe quelle
# position. Selon le document, les deux marchent bien en pratique.
#
# Comment des vecteurs tirés au hasard en viennent-ils à dire une place ? Le document en fait
# l'expérience. Une seule couche d'attention reçoit $T = 16$ vecteurs aléatoires $x_0, \ldots,
# x_{15}$, de taille $d = 16$ et d'écart-type 0,5, et doit rendre à la position $t$ le vecteur
# **précédent**, $x_{t-1}$. À la position 0, qui n'a pas de précédent, la cible est nulle. Rien
# dans les $x_t$ ne dit qui précède qui : seuls les $p_t$ peuvent le dire, et au départ ils ne
# disent rien.
#
# La perte est $\frac{1}{2}$ de la moyenne des carrés des écarts. Avant de lancer quoi que ce soit,
# demande-toi ce qu'on obtiendrait sans effort.

# %% [markdown]
# ### Prédis : répondre zéro
#
# Un modèle paresseux répond toujours le vecteur nul. Que vaut sa perte, en moyenne ? (Trois
# décimales suffisent. Compte la position 0 à part.)

# %% quiz="always_zero" tags=["active-ipynb"]
# answer = ...
# checks.quiz("always_zero", answer)

# %% [markdown]
# ### Le mieux que l'on puisse faire sans position
#
# Retiens deux repères. Le modèle paresseux obtient 0,117. Et un modèle **sans position**, si grand
# soit-il ? Il est équivariant : pour le jeton $t$, les quinze autres sont interchangeables, chacun
# a une chance sur seize d'être le précédent, et avec la dernière chance sur seize $t$ est le
# premier jeton. Le mieux est alors de répondre $\frac{1}{16}$ de la somme des autres. Pour une
# variance $\sigma^2 = 0{,}25$, l'erreur est $\frac{15}{256} \sigma^2$ à la position 0 et
# $\left(\frac{15}{16}\right)^2 \sigma^2 + \frac{14}{256} \sigma^2 = \frac{239}{256} \sigma^2$
# ailleurs, d'où
#
# $$
# \frac{1}{2} \, \sigma^2 \left( \frac{1}{16} \cdot \frac{15}{256} +
# \frac{15}{16} \cdot \frac{239}{256} \right)
# = \frac{1}{2} \times 0{,}25 \times \frac{3600}{4096} \approx 0{,}110 .
# $$
#
# Toute perte nettement plus basse que 0,110 prouve que le modèle sait où il est.

# %% [markdown]
# ## Remonter le calcul à la main
#
# Le document entraîne cette couche en NumPy, sans autograd. C'est l'occasion de voir, une fois,
# tout ce que `backward()` fait pour toi.
#
# La passe avant a cinq étapes, sans masque :
#
# $$
# Q = X W_Q, \quad K = X W_K, \quad V = X W_V ; \qquad S = \frac{Q K^\top}{\sqrt{d_k}} ; \qquad
# A = \mathrm{softmax}(S) ; \qquad C = A V ; \qquad y = C \, W_{out} .
# $$
#
# La perte est $L = \frac{1}{2} \, \mathrm{moyenne}\big( (y - \text{cible})^2 \big)$, sur
# **toutes** les cases. On remonte dans l'ordre inverse. Note $\partial M$ le gradient de $L$ par
# rapport à $M$ ; il a toujours la forme de $M$, et c'est le meilleur garde-fou.
#
# 1. **La perte.** Si $y$ a $n$ cases en tout, $\partial y = (y - \text{cible}) / n$. Le
#    $\frac{1}{2}$ a mangé le 2 de la dérivée.
# 2. **Un produit.** De $y = C \, W_{out}$ on tire $\partial C = \partial y \, W_{out}^\top$ et
#    $\partial W_{out} = C^\top \partial y$. Quand toutes les tailles diffèrent, il n'y a pas
#    d'autre façon d'accorder les formes. Une matrice partagée par toutes les phrases reçoit la
#    **somme** de leurs contributions.
# 3. **Encore un produit.** De $C = A V$ : $\partial A = \partial C \, V^\top$ et $\partial V =
#    A^\top \partial C$.
# 4. **La softmax.** Son jacobien, trouvé dans le premier carnet, est $\partial A_{ij} / \partial
#    S_{ik} = A_{ij} (\delta_{jk} - A_{ik})$. En sommant sur $j$, chaque ligne donne $\partial
#    S_{ik} = A_{ik} \big( \partial A_{ik} - \sum_j A_{ij} \, \partial A_{ij} \big)$, c'est-à-dire
#
# $$
# \partial S = A \odot \Big( \partial A - \sum_{\text{ligne}} A \odot \partial A \Big) .
# $$
#
# 5. **Les scores.** De $S = Q K^\top / \sqrt{d_k}$ : $\partial Q = \partial S \, K / \sqrt{d_k}$
#    et $\partial K = \partial S^\top Q / \sqrt{d_k}$.
# 6. **Les projections.** $\partial W_Q = X^\top \partial Q$, et de même pour $W_K$ et $W_V$, en
#    sommant sur le lot. Quant à $X$, il a servi **trois** fois, et les trois chemins s'ajoutent :
#    $\partial X = \partial Q \, W_Q^\top + \partial K \, W_K^\top + \partial V \, W_V^\top$.

# %% [markdown]
# ### Prédis : remonter une softmax
#
# Une ligne de poids vaut $(0{,}5 ;\ 0{,}3 ;\ 0{,}2)$, et le gradient qui lui arrive $(1 ;\ 0 ;\
# 0)$. Que vaut la **deuxième** composante de $\partial S$ ?

# %% quiz="softmax_backward" tags=["active-ipynb"]
# answer = ...
# checks.quiz("softmax_backward", answer)

# %% [markdown]
# Les trois composantes sont $0{,}25$, $-0{,}15$ et $-0{,}10$ : leur somme est nulle. C'est
# toujours vrai, puisque ajouter une constante à tous les scores ne change pas les poids. Un
# gradient dont une ligne ne somme pas à zéro est faux ; voilà un contrôle gratuit.

# %% [markdown]
# ### Vérifier par différences finies
#
# Comment savoir si l'on s'est trompé ? En mesurant. Bouge **un** coefficient de $\pm h$, calcule
# la perte des deux côtés, et compare la pente au gradient :
#
# $$
# \frac{\partial L}{\partial W_{ij}} \approx \frac{L(W_{ij} + h) - L(W_{ij} - h)}{2h} .
# $$
#
# C'est lent, deux passes avant par coefficient, mais cela ne demande aucune dérivation. Voici de
# quoi le faire. Quand tu auras écrit l'exercice, essaie
# `gradient_error(attention_backward, "W_q", 1e-5)` dans une cellule à toi.

# %% given="finite_differences"
Gradients = tuple[float, dict[str, NDArray[np.float64]]]


def backward_arrays() -> dict[str, NDArray[np.float64]]:
    """() -> X (2, 5, 4), W_q (4, 3), W_k (4, 3), W_v (4, 6), W_out (6, 2), target (2, 5, 2)"""
    rng = np.random.default_rng(0)
    shapes = {
        "X": (2, 5, 4),
        "W_q": (4, 3),
        "W_k": (4, 3),
        "W_v": (4, 6),
        "W_out": (6, 2),
        "target": (2, 5, 2),
    }
    return {name: rng.standard_normal(shape) for name, shape in shapes.items()}


def gradient_error(backward: Callable[..., Gradients], name: str, step: float) -> float:
    """max |slope − gradient| / max |gradient|, slope = (L(M + h) − L(M − h)) / 2h"""
    arrays = backward_arrays()
    gradient = backward(**arrays)[1][name]
    slopes = np.zeros_like(gradient)
    for cell in np.ndindex(*gradient.shape):
        losses = []
        for side in (step, -step):
            moved = arrays[name].copy()
            moved[cell] += side
            losses.append(backward(**{**arrays, name: moved})[0])
        slopes[cell] = (losses[0] - losses[1]) / (2 * step)
    return float(np.abs(slopes - gradient).max() / np.abs(gradient).max())


# %% [markdown]
# ### Prédis : le bon pas
#
# En `float64`, avec quel pas $h$ la pente mesurée est-elle la plus juste ?
#
# - `"a"` : $h = 10^{-1}$
# - `"b"` : $h = 10^{-5}$
# - `"c"` : $h = 10^{-12}$ : plus il est petit, mieux c'est.

# %% quiz="right_step" tags=["active-ipynb"]
# answer = ...
# checks.quiz("right_step", answer)

# %% [markdown]
# Deux erreurs se disputent le résultat : la courbure de la perte, en $h^2$, et l'arrondi de la
# soustraction, en $1 / h$. Sur les tableaux ci-dessus, l'écart relatif pour `W_q` est de l'ordre
# de :
#
# | $h$ | $10^{-1}$ | $10^{-3}$ | $10^{-5}$ | $10^{-8}$ | $10^{-12}$ |
# |---|---|---|---|---|---|
# | écart | $10^{-3}$ | $10^{-7}$ | $10^{-10}$ | $10^{-7}$ | $10^{-3}$ |

# %% [markdown]
# ### `attention_backward` · *facultatif*
#
# *Exercice 6.8.* La perte et ses cinq gradients, à travers une couche d'attention sans masque, en
# NumPy et sans autograd.
#
# - `X` : `(B, T, d)` ; `W_q` et `W_k` : `(d, d_k)` ; `W_v` : `(d, d_v)` ; `W_out` : `(d_v, d_o)` ;
#   `target` : `(B, T, d_o)`. Toutes ces tailles peuvent différer. Résultat : le couple
#   `(loss, grads)`.
# - Échelle $\sqrt{d_k}$, la taille d'une clé. `loss` vaut la moitié de la moyenne des $(y -
#   \text{cible})^2$ sur **toutes** les cases, lot compris.
# - `grads` est un dictionnaire de clés `"X"`, `"W_q"`, `"W_k"`, `"W_v"` et `"W_out"` : le gradient
#   de `loss` par rapport à chacun, de sa forme.
# - La softmax reste finie pour de grands scores, et les arguments ressortent intacts.
# - **Interdit dans cet exercice** : PyTorch, autograd compris.

# %% exercise="attention_backward"
def attention_backward(
    X: NDArray[np.float64],
    W_q: NDArray[np.float64],
    W_k: NDArray[np.float64],
    W_v: NDArray[np.float64],
    W_out: NDArray[np.float64],
    target: NDArray[np.float64],
) -> tuple[float, dict[str, NDArray[np.float64]]]:
    """(B, T, d), (d, d_k), (d, d_k), (d, d_v), (d_v, d_o), (B, T, d_o) -> loss, grads

    y = softmax(Q Kᵀ / √d_k) V W_out; loss = ½ mean((y − target)²)
    """
    raise NotImplementedError


# %% check="attention_backward" tags=["active-ipynb"]
# checks.check("attention_backward", attention_backward)

# %% [markdown]
# ### L'expérience du mot précédent
#
# Tout est prêt. La table $P$ s'ajoute à chaque phrase du lot, $X = x + P$ ; son gradient se lit
# donc dans $\partial X$. Une question de formes avant de commencer.

# %% [markdown]
# ### Prédis : l'axe du lot
#
# $\partial X$ a la forme $(32, 16, 16)$, et $P$ la forme $(16, 16)$. Que vaut $\partial P$, si
# $\partial y$ a déjà été divisé par le nombre de cases de **tout** le lot ?
#
# - `"a"` : la somme de $\partial X$ sur le lot.
# - `"b"` : sa moyenne sur le lot.
# - `"c"` : sa première phrase, puisque $P$ est la même pour toutes.

# %% quiz="batch_axis" tags=["active-ipynb"]
# answer = ...
# checks.quiz("batch_axis", answer)

# %% [markdown]
# ### `learn_positions` · *facultatif*
#
# *Exercice 6.9.* L'expérience du document, de bout en bout. Résultat : le triplet
# `(before, after, losses)`.
#
# - Départ : `P` de forme `(T, d)`, tirée de $0{,}05 \, \mathcal{N}(0, 1)$ ; quatre matrices
#   `(d, d)`, $W_Q$, $W_K$, $W_V$ et $W_{out}$, tirées de $\sqrt{2/d} \; \mathcal{N}(0, 1)$.
# - À chaque pas, sur `steps` : un lot neuf de `batch_size` phrases `(T, d)`, tirées de $0{,}5 \,
#   \mathcal{N}(0, 1)$ ; la cible est la phrase décalée d'une position, nulle à la position 0 ; la
#   couche reçoit $x + P$ ; une mise à jour des **cinq** tableaux par Adam, de pas 0,001
#   (constantes habituelles 0,9, 0,999 et $10^{-8}$).
# - `before` et `after`, de forme `(T, T)` : l'attention que donnent les positions **seules**,
#   $\mathrm{softmax}\big( P W_Q (P W_K)^\top / \sqrt{d} \big)$, avant et après l'entraînement.
#   `losses` : la perte de chaque pas.
# - Avec les valeurs par défaut, chaque ligne $t \geq 1$ de `after` donne l'essentiel de son poids
#   à $t - 1$. La ligne 0 n'est pas jugée, et tes tirages n'ont pas à être ceux du document.
# - Toute méthode convient, autograd compris ; des tableaux ou des tenseurs. Quelques secondes
#   suffisent : si cela dure, traite tout le lot d'un coup.

# %% exercise="learn_positions"
def learn_positions(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple[NDArray[np.float64], NDArray[np.float64], list[float]]:
    """() -> (T, T), (T, T), (steps,)

    A = softmax(P W_q (P W_k)ᵀ / √d)
    """
    raise NotImplementedError


# %% check="learn_positions" tags=["active-ipynb"]
# checks.check("learn_positions", learn_positions)

# %% [markdown]
# ### Prédis : l'attention du premier jour
#
# Avant l'entraînement, combien chaque poids de `before` vaut-il, à peu près ? (Trois décimales
# suffisent.)

# %% quiz="first_day" tags=["active-ipynb"]
# answer = ...
# checks.quiz("first_day", answer)

# %% figure="learnt_positions" tags=["active-ipynb"]
# checks.draw_positions(lambda: learn_positions())

# %% [markdown]
# ### Lis la figure
#
# À gauche, une teinte uniforme : tous les poids sont entre 0,0616 et 0,0637 avec les tirages du
# document. Au milieu, une diagonale décalée : chaque position $t \geq 1$ donne au moins 0,89 de
# son poids à $t - 1$. Personne n'a dit à la couche ce que « précédent » veut dire ; le gradient a
# fait tourner les $p_t$ jusqu'à ce que $q_t^\top k_{t-1}$ l'emporte. La ligne 0 est floue, et
# c'est normal : sa cible est nulle, et elle a tout intérêt à moyenner des vecteurs qui se
# compensent.
#
# À droite, la perte descend en deux temps. Elle part de 0,162 et gagne vite 0,110 vers le pas 500.
# Tu connais ce nombre : le mieux que l'on puisse faire **sans** position. Elle y reste, 0,109
# encore au pas 1000, pendant que les positions se démêlent ; puis elle repart, 0,059 au pas 2000
# et 0,040 à la fin. Un palier dans une courbe de perte veut souvent dire qu'un modèle a épuisé ce
# qui est facile.

# %% [markdown]
# ### Explique : une place pour chaque mot
#
# En quelques phrases, avec tes mots : pourquoi une attention sans position ne peut-elle pas
# distinguer « le chat mange la souris » de « la souris mange le chat », et qu'apportent les
# positions sinusoïdales que n'aurait pas un simple numéro $t$ ajouté à chaque vecteur ?

# %% [markdown] written="place_for_words"
# *Ta réponse ici.*

# %% [markdown]
# ## Remettre les nombres à l'échelle
#
# Passons au bloc. Un modèle profond multiplie et additionne ses vecteurs des dizaines de fois, et
# leur grandeur dérive : un peu trop à chaque couche, et tout explose ; un peu trop peu, et tout
# s'éteint. La **normalisation de couche** ramène chaque jeton à une échelle connue. Pour un
# vecteur $x$ de taille $d$ :
#
# $$
# \mu = \frac{1}{d} \sum_i x_i, \qquad \sigma^2 = \frac{1}{d} \sum_i (x_i - \mu)^2, \qquad
# y_i = \gamma_i \, \frac{x_i - \mu}{\sqrt{\sigma^2 + \varepsilon}} + \beta_i .
# $$
#
# Trois détails font presque toutes les erreurs.
#
# - **La variance est biaisée** : on divise par $d$, et non par $d - 1$. Or `x.var(dim=-1)` divise
#   par $d - 1$ si on ne le lui interdit pas.
# - **$\varepsilon$ est sous la racine.** Sur des nombres ordinaires, cela ne se voit pas. Sur un
#   jeton presque constant, cela change tout.
# - **$\gamma$ et $\beta$ s'apprennent**, un par composante ; `scale` et `shift` dans le code. Ils
#   valent 1 et 0 au départ, ce qui cache leur oubli.
#
# Exemple : $x = (1, 2, 3, 6)$. Moyenne 3, écarts $(-2, -1, 0, 3)$, variance $14 / 4 = 3{,}5$.

# %% [markdown]
# ### Prédis : la dernière composante
#
# Avec $\gamma = 1$, $\beta = 0$ et $\varepsilon$ négligeable, que devient le 6 de $(1, 2, 3, 6)$ ?
# (Deux décimales suffisent.)

# %% quiz="last_component" tags=["active-ipynb"]
# answer = ...
# checks.quiz("last_component", answer)

# %% [markdown]
# ### Prédis : un jeton presque constant
#
# Un jeton a pour écart-type 0,001, et $\varepsilon = 10^{-5}$. Quel est son écart-type après
# normalisation ? (Deux décimales suffisent.)

# %% quiz="nearly_constant" tags=["active-ipynb"]
# answer = ...
# checks.quiz("nearly_constant", answer)

# %% [markdown]
# ### Par couche, ou par lot ?
#
# La **normalisation par lots** fait le même calcul dans l'autre sens : pour chaque composante, la
# moyenne et la variance se prennent sur les exemples du lot. Le document dit qu'elle convient mal
# aux suites de longueurs variables. Voici pourquoi, et il y a plus :
#
# - des phrases courtes sont complétées par du remplissage, qui entrerait dans les moyennes ;
# - la sortie d'une phrase dépendrait de ses voisines de lot, que le hasard a choisies ;
# - un modèle qui écrit un jeton à la fois n'a pas de lot : il faudrait des moyennes retenues de
#   l'entraînement, et le calcul ne serait plus le même ;
# - mélanger les positions d'une phrase laisserait passer de l'information du futur vers le passé,
#   malgré le masque causal.
#
# La normalisation de couche n'a aucun de ces soucis : un jeton n'y rencontre que lui-même.

# %% [markdown]
# ### Prédis : les voisins de lot
#
# Un lot `(8, 5, 16)` traverse une normalisation de couche. On remplace la phrase 3 par une autre,
# cent fois plus grande. Quelles sorties changent ?
#
# - `"a"` : celles de la phrase 3 seulement.
# - `"b"` : toutes : la moyenne du lot a changé.
# - `"c"` : celles de la phrase 3 ne changent pas, les autres si.

# %% quiz="batch_neighbours" tags=["active-ipynb"]
# answer = ...
# checks.quiz("batch_neighbours", answer)

# %% [markdown]
# ### `LayerNorm`
#
# *Exercice 6.3.* La normalisation de couche.
#
# - `LayerNorm(emb_dim, eps=1e-5)` a deux paramètres de forme `(emb_dim,)` : `scale`, fait de 1, et
#   `shift`, fait de 0.
# - `forward(x)` : `x` de forme `(..., emb_dim)`, avec autant d'axes qu'on veut devant. Moyenne et
#   variance se prennent sur le **dernier** axe, jeton par jeton.
# - Variance biaisée, $\varepsilon$ sous la racine, et c'est celui que l'on a donné : il peut
#   valoir autre chose que $10^{-5}$.
# - Un jeton constant donne exactement `shift`, sans `nan`.
# - **Interdits dans cet exercice** : `nn.LayerNorm` et `F.layer_norm`.

# %% exercise="LayerNorm"
class LayerNorm(nn.Module):
    """(..., emb_dim) -> (..., emb_dim)

    y = scale (x − μ) / √(σ² + eps) + shift, μ = Σ x_i / emb_dim, σ² = Σ (x_i − μ)² / emb_dim
    """

    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        raise NotImplementedError

    def forward(self, x: Tensor) -> Tensor:
        raise NotImplementedError


# %% check="LayerNorm" tags=["active-ipynb"]
# checks.check("LayerNorm", LayerNorm)

# %% [markdown]
# ## Réfléchir chacun pour soi
#
# L'attention fait circuler l'information entre les jetons, mais elle ne fait que des moyennes de
# valeurs. Le bloc a une seconde sous-couche, un petit réseau appliqué à **chaque position
# séparément**, le même pour toutes :
#
# $$
# \mathrm{FFN}(x) = W_2 \; \phi(W_1 x + b_1) + b_2, \qquad
# W_1 \in \mathbb{R}^{d_{ff} \times d}, \quad W_2 \in \mathbb{R}^{d \times d_{ff}} .
# $$
#
# Les jetons se parlent dans la première sous-couche, et réfléchissent dans la seconde. D'ordinaire
# $d_{ff} = 4d$. Ces formes sont celles du document, et aussi celles que range `nn.Linear`.
#
# L'**activation** $\phi$ est souvent la GELU, $\phi(z) = z \, \Phi(z)$, où $\Phi(z)$ est la
# probabilité qu'une variable normale soit inférieure à $z$. Elle ressemble à la ReLU, en lisse :
# elle ne coupe pas net à zéro et descend jusqu'à $-0{,}17$ près de $z = -0{,}75$. GPT-2 en emploie
# une approximation par une tangente hyperbolique, qui s'en écarte de 0,0005 au plus :
#
# | $z$ | −3 | −1 | 0 | 1 | 3 |
# |---|---|---|---|---|---|
# | GELU exacte | −0,0040 | −0,1587 | 0 | 0,8413 | 2,9960 |
# | GELU approchée | −0,0036 | −0,1588 | 0 | 0,8412 | 2,9964 |
# | ReLU | 0 | 0 | 0 | 1 | 3 |
#
# L'écart est petit, mais un modèle qui a appris avec l'une ne retrouve pas ses nombres avec
# l'autre.

# %% [markdown]
# ### Prédis : sans activation
#
# On oublie l'activation : $W_2 (W_1 x + b_1) + b_2$, avec $d_{ff} = 4d$. Qu'a-t-on perdu ?
#
# - `"a"` : peu de chose : il reste quatre fois plus de composantes au milieu.
# - `"b"` : presque tout : une seule couche linéaire de $d$ vers $d$ ferait exactement la même
#   chose.
# - `"c"` : la sous-couche devient l'identité.

# %% quiz="no_activation" tags=["active-ipynb"]
# answer = ...
# checks.quiz("no_activation", answer)

# %% [markdown]
# ### Prédis : compter le réseau
#
# Combien de nombres apprend le réseau à propagation avant, biais compris, pour $d = 16$ et
# $d_{ff} = 64$ ?

# %% quiz="network_parameters" tags=["active-ipynb"]
# answer = ...
# checks.quiz("network_parameters", answer)

# %% [markdown]
# ### `FeedForward`
#
# *Exercice 6.4.* Le réseau à propagation avant.
#
# - `FeedForward(d_model, d_ff, activation="gelu")` crée `linear1`, une `nn.Linear(d_model, d_ff)`,
#   puis `linear2`, une `nn.Linear(d_ff, d_model)`, avec biais.
# - `forward(x)` : `x` de forme `(..., d_model)`, résultat de même forme : `linear2` de
#   l'activation de `linear1`. Rien après `linear2`, et pas de dropout.
# - `activation` : `"gelu"`, la GELU exacte ; `"gelu_tanh"`, son approximation ; `"relu"`. Toute
#   autre valeur lève `ValueError` **dès la construction**.

# %% exercise="FeedForward"
class FeedForward(nn.Module):
    """(..., d_model) -> (..., d_model)

    y = linear2(activation(linear1(x)))
    activation ∉ {gelu, gelu_tanh, relu} ⇒ ValueError
    """

    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        raise NotImplementedError

    def forward(self, x: Tensor) -> Tensor:
        raise NotImplementedError


# %% check="FeedForward" tags=["active-ipynb"]
# checks.check("FeedForward", FeedForward)

# %% [markdown]
# ## Premier pas : ne rien faire
#
# On a les pièces : l'attention multi-têtes, notée $\mathcal{A}$, et le réseau $\mathcal{F}$. Les
# enchaîner, $\mathcal{F}(\mathcal{A}(x))$, donne un bloc qui oublie son entrée : il n'en garde que
# ce que l'attention a bien voulu moyenner. L'idée du **chemin résiduel**, venue des ResNets, est
# de ne demander à chaque sous-couche qu'une **correction** :
#
# $$
# x \leftarrow x + \mathcal{A}(x), \qquad x \leftarrow x + \mathcal{F}(x) .
# $$
#
# Un bloc qui n'a rien à dire se tait, et $x$ passe intact. De là un contrôle précieux : mets à
# zéro la dernière couche linéaire de chaque sous-couche, $W_O$ et $W_2$ avec leurs biais, et le
# bloc doit rendre **exactement** son entrée.

# %% [markdown]
# ### Le chemin d'identité
#
# Pour le gradient, c'est décisif. Si $J$ est le jacobien d'une sous-couche, celui de $x +
# \mathcal{A}(x)$ est $I + J$. À travers $n$ sous-couches, le gradient est multiplié par $(I +
# J_1)(I + J_2) \cdots (I + J_n)$. Développe ce produit : il contient $I$ tout seul, un chemin
# direct que rien n'atténue, et tous les chemins qui traversent certaines sous-couches et en
# sautent d'autres. L'attention avait réduit à un pas le chemin entre deux positions ; le résidu
# fait de même d'une couche à l'autre.

# %% [markdown]
# ### Prédis : compter les chemins
#
# Trois blocs, de deux sous-couches chacun, toutes avec leur résidu. Combien de chemins différents
# mènent de l'entrée à la sortie, en traversant ou en sautant chaque sous-couche ?

# %% quiz="residual_paths" tags=["active-ipynb"]
# answer = ...
# checks.quiz("residual_paths", answer)

# %% [markdown]
# ## Deuxième pas : où mettre la norme
#
# Reste à placer la normalisation. Il y a deux ordres :
#
# - **après l'addition** (*post-norm*) : $x \leftarrow \mathrm{norme}\big(x + \mathcal{A}(x)\big)$.
#   C'est celui du premier Transformer, en 2017 ;
# - **avant la sous-couche** (*pre-norm*) : $x \leftarrow x +
#   \mathcal{A}\big(\mathrm{norme}(x)\big)$. C'est celui de GPT-2 et de presque tous les grands
#   modèles depuis.
#
# Lequel le document veut-il ? Soyons honnêtes : on ne sait pas. Il écrit $X +
# \mathrm{MultiHead}(X)$ en parlant du résidu, mais les équations qui donnaient l'ordre complet
# manquent dans la copie que nous en avons. Ton bloc fera donc les deux, selon `norm_first`.
#
# Chaque sous-couche a sa norme à elle, avec son $\gamma$ et son $\beta$. Et en *pre-norm*, ce que
# l'on additionne est le $x$ **brut**, pas sa version normalisée.

# %% [markdown]
# ### Prédis : deux blocs muets
#
# On met $W_O$, $W_2$ et leurs biais à zéro. Quel bloc rend exactement son entrée, quelle qu'elle
# soit ?
#
# - `"a"` : le bloc *pre-norm* seulement.
# - `"b"` : le bloc *post-norm* seulement.
# - `"c"` : les deux.

# %% quiz="silent_blocks" tags=["active-ipynb"]
# answer = ...
# checks.quiz("silent_blocks", answer)

# %% [markdown]
# ### Trouve l'erreur : le mauvais x
#
# Ce bloc *pre-norm* tourne, et apprend même un peu. Quelle ligne est fausse ?
#
# | ligne | code |
# |---|---|
# | 1 | `x = self.norm1(x)` |
# | 2 | `x = x + self.attend(x)` |
# | 3 | `x = x + self.feed_forward(self.norm2(x))` |
#
# - `"a"` : la ligne 1 : `x` brut est perdu, et le résidu part de la version normalisée.
# - `"b"` : la ligne 2 : il fallait normaliser après l'addition.
# - `"c"` : la ligne 3 : `norm2` devait s'appliquer à la sortie du réseau.

# %% quiz="wrong_x" tags=["active-ipynb"]
# answer = ...
# checks.quiz("wrong_x", answer)

# %% [markdown]
# ### Ce que le résidu et la norme réparent
#
# Empilons 12 blocs frais, comme PyTorch les initialise, avec $d = 32$ et 4 têtes, et mesurons deux
# choses, sur un tirage. *Gradient* : la norme de celui qui revient à l'entrée, rapportée à celle
# du gradient reçu par la sortie. *Part propre* : ce qui, dans la sortie, distingue un jeton des
# autres de sa phrase (0 si tous les jetons y sont devenus le même vecteur).
#
# | bloc | gradient | part propre | écart-type de la sortie |
# |---|---|---|---|
# | ni résidu, ni norme | $2 \cdot 10^{-15}$ | 0,00 | 0,05 |
# | normes sans résidu | 0,31 | 0,00 | 0,17 |
# | résidu sans norme | 1,98 | 0,76 | 1,64 |
# | *post-norm* | 1,16 | 0,79 | 1,00 |
# | *pre-norm* | 1,57 | 0,82 | 1,37 |
#
# Sans résidu, le gradient meurt, ou bien la norme le ranime mais tous les jetons se confondent : à
# force de moyennes, la phrase est devenue une bouillie. Le résidu seul guérit les deux maux. La
# norme tient alors l'échelle : en *post-norm* la sortie a toujours un écart-type de 1 ; en
# *pre-norm* elle grandit lentement, et l'on ajoute une dernière norme tout en haut de la pile.
#
# À cette taille, rien ne sépare vraiment les deux ordres. La différence se voit dans des modèles
# profonds : un chemin résiduel que rien n'interrompt, c'est-à-dire le *pre-norm*, s'entraîne plus
# facilement, alors que le *post-norm* demande d'ordinaire une montée très progressive du pas
# d'apprentissage.

# %% [markdown]
# ## Troisième pas : le bloc encodeur
#
# Tu as tout. En *pre-norm* :
#
# $$
# x \leftarrow x + \mathcal{A}\big(\mathrm{norme}_1(x)\big), \qquad
# x \leftarrow x + \mathcal{F}\big(\mathrm{norme}_2(x)\big) ;
# $$
#
# en *post-norm* :
#
# $$
# x \leftarrow \mathrm{norme}_1\big(x + \mathcal{A}(x)\big), \qquad
# x \leftarrow \mathrm{norme}_2\big(x + \mathcal{F}(x)\big) .
# $$
#
# L'attention d'abord, le réseau ensuite, et le réseau lit ce que l'attention vient d'écrire : ce
# ne sont pas deux branches parallèles. L'attention peut être `nn.MultiheadAttention` ; n'oublie
# pas alors `batch_first=True`, ni qu'elle rend un **couple**.

# %% [markdown]
# ### Prédis : le poids d'un bloc
#
# Un bloc de taille $d$, avec $d_{ff} = 4d$, apprend $12 d^2 + 13 d$ nombres : $4 d^2 + 4d$ pour
# l'attention, $8 d^2 + 5 d$ pour le réseau, $4d$ pour les deux normes. Combien pour $d = 768$, la
# taille du plus petit GPT-2 ?

# %% quiz="block_parameters" tags=["active-ipynb"]
# answer = ...
# checks.quiz("block_parameters", answer)

# %% [markdown]
# ### `EncoderBlock`
#
# *Exercice 6.5.* Le bloc encodeur, dans les deux ordres.
#
# - `EncoderBlock(d_model, num_heads, d_ff, dropout=0.0, norm_first=True)` ;
#   `forward(x, mask=None)` : `x` de forme `(b, T, d_model)`, résultat de même forme.
# - `norm_first=True` : *pre-norm* ; `norm_first=False` : *post-norm*. Deux normes distinctes,
#   d'$\varepsilon$ égal à $10^{-5}$. GELU exacte.
# - `mask` : absent, ou un tenseur booléen `(T, T)` où `True` **cache** la case, comme pour
#   `nn.MultiheadAttention`. Chaque ligne garde au moins une position visible.
# - Chaque phrase du lot se calcule pour elle-même.
# - `dropout` agit sur la sortie de chaque sous-couche, avant l'addition. On ne juge que
#   l'évaluation et le taux 0, où il ne fait rien.
# - Une fois les poids copiés (exercice 6.7), le bloc donne les nombres de
#   `nn.TransformerEncoderLayer`. Les noms de tes attributs sont libres.
# - **Interdites dans cet exercice et le suivant** : `nn.TransformerEncoderLayer` et
#   `nn.TransformerDecoderLayer`. Permises : `nn.MultiheadAttention`, `nn.LayerNorm`, tes propres
#   classes.
#
# Un contrôle à faire toi-même : mets **tous** les paramètres d'un bloc *pre-norm* à zéro. Il doit
# rendre son entrée, au dernier chiffre près.

# %% exercise="EncoderBlock"
class EncoderBlock(nn.Module):
    """(b, T, d_model), (T, T) -> (b, T, d_model)

    norm_first: x ← x + A(norm1(x)), x ← x + F(norm2(x))
    ¬norm_first: x ← norm1(x + A(x)), x ← norm2(x + F(x))
    mask_ij ⇒ A_ij = 0
    """

    def __init__(
        self,
        d_model: int,
        num_heads: int,
        d_ff: int,
        dropout: float = 0.0,
        norm_first: bool = True,
    ) -> None:
        super().__init__()
        raise NotImplementedError

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        raise NotImplementedError


# %% check="EncoderBlock" tags=["active-ipynb"]
# checks.check("EncoderBlock", EncoderBlock)

# %% [markdown]
# ### Empiler
#
# Un modèle complet empile $N$ blocs **identiques de forme**, de 6 dans le premier Transformer à 96
# dans les plus grands que cite le document. La sortie d'un bloc est l'entrée du suivant : c'est
# pourquoi la taille $d$ ne change jamais.

# %% [markdown]
# ### Prédis : six fois le même
#
# On écrit `nn.ModuleList([EncoderBlock(16, 4, 64)] * 6)`. Un bloc de cette taille apprend 3280
# nombres. Combien la pile en apprend-elle ?

# %% quiz="six_times" tags=["active-ipynb"]
# answer = ...
# checks.quiz("six_times", answer)

# %% [markdown]
# ### Explique : l'ordre des normes
#
# En quelques phrases, avec tes mots : on met à zéro $W_O$, $W_2$ et leurs biais. Que rend un bloc
# *pre-norm* ? un bloc *post-norm* ? Qu'est-ce que cela dit du chemin que suit le gradient dans une
# pile profonde ?

# %% [markdown] written="norm_order"
# *Ta réponse ici.*

# %% [markdown]
# ## Trois façons d'assembler
#
# Les mêmes pièces font trois familles de modèles. Tout tient à une question : qui a le droit de
# regarder qui ?
#
# | modèle | un jeton regarde | sert à | exemple |
# |---|---|---|---|
# | encodeur seul | toute la phrase | classer, chercher, extraire | BERT |
# | décodeur seul | lui-même et le passé | écrire, dialoguer | GPT |
# | encodeur-décodeur | côté cible : le passé, et toute la source | traduire, résumer | l'original |
#
# L'original est le Transformer de 2017, un traducteur.
#
# Dans le bloc **encodeur**, pas de masque : le sens d'un mot dépend de ce qui suit autant que de
# ce qui précède. Il en sort un vecteur par jeton, qui connaît tout son contexte. Dans le bloc
# **décodeur seul**, il suffit du masque causal du troisième carnet : c'est ton `EncoderBlock`,
# appelé avec un masque, et chaque position prédit le jeton suivant. Le bloc décodeur **complet** a
# une sous-couche de plus, l'attention **croisée**. Ses requêtes viennent de la cible, ses clés
# **et** ses valeurs de la sortie de l'encodeur, la *mémoire*. À chaque mot qu'il écrit, le
# décodeur relit la phrase d'origine.

# %% [markdown]
# ### Prédis : quel modèle pour quelle tâche
#
# On veut dire d'un avis s'il est favorable ou non, à partir du texte entier. Quelle architecture
# s'y prête le plus directement ?
#
# - `"a"` : l'encodeur seul.
# - `"b"` : le décodeur seul, puisqu'il lit de gauche à droite comme nous.
# - `"c"` : l'encodeur-décodeur, puisqu'il faut une sortie.

# %% quiz="which_model" tags=["active-ipynb"]
# answer = ...
# checks.quiz("which_model", answer)

# %% [markdown]
# ### Prédis : le masque de l'attention croisée
#
# Dans un bloc décodeur, la première attention a un masque causal. Et l'attention croisée, de 4
# jetons de la cible vers 6 de la source ?
#
# - `"a"` : le même masque : la cible ne doit pas lire l'avenir de la source.
# - `"b"` : aucun : la source est connue en entier avant que l'on commence à écrire.
# - `"c"` : le masque inverse, qui ne laisse voir que l'avenir.

# %% quiz="cross_mask" tags=["active-ipynb"]
# answer = ...
# checks.quiz("cross_mask", answer)

# %% [markdown]
# ### `DecoderBlock` · *facultatif*
#
# *Exercice 6.6.* Le bloc décodeur complet, dans les deux ordres.
#
# - `DecoderBlock(d_model, num_heads, d_ff, dropout=0.0, norm_first=True)` ; `forward(x, memory)` :
#   `x` de forme `(b, T, d_model)`, `memory` de forme `(b, S, d_model)`, où $S$ peut différer de
#   $T$ ; résultat de la forme de `x`.
# - Trois sous-couches, dans cet ordre : auto-attention **causale**, attention croisée vers
#   `memory`, réseau. Chacune a son résidu et sa norme, placés comme dans `EncoderBlock`.
# - La norme ne s'applique qu'à la cible : `memory` sert telle quelle de clés et de valeurs, dans
#   les deux ordres.
# - Pas de masque sur la mémoire. GELU exacte ; mêmes règles pour le dropout, l'$\varepsilon$ et
#   les noms.
# - Une fois les poids copiés, le bloc donne les nombres de `nn.TransformerDecoderLayer` appelée
#   avec un masque causal.

# %% exercise="DecoderBlock"
class DecoderBlock(nn.Module):
    """(b, T, d_model), (b, S, d_model) -> (b, T, d_model)

    A: x → x, j ≤ i; C: x → memory; F; f = A, C, F
    norm_first: x ← x + f(norm(x))
    ¬norm_first: x ← norm(x + f(x))
    """

    def __init__(
        self,
        d_model: int,
        num_heads: int,
        d_ff: int,
        dropout: float = 0.0,
        norm_first: bool = True,
    ) -> None:
        super().__init__()
        raise NotImplementedError

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        raise NotImplementedError


# %% check="DecoderBlock" tags=["active-ipynb"]
# checks.check("DecoderBlock", DecoderBlock)

# %% [markdown]
# ## L'épreuve : les nombres de PyTorch
#
# Un bloc qui tourne n'est pas un bloc juste. La preuve consiste à y copier les poids d'une couche
# de PyTorch, puis à comparer les sorties. Où sont-ils ?
#
# | dans `nn.TransformerEncoderLayer` | forme | ce que c'est |
# |---|---|---|
# | `self_attn.in_proj_weight` | `(3 * d, d)` | $W_Q$, puis $W_K$, puis $W_V$, **empilées** |
# | `self_attn.in_proj_bias` | `(3 * d,)` | leurs trois biais, de même |
# | `self_attn.out_proj` | `(d, d)` et un biais | $W_O$ |
# | `linear1`, `linear2` | | le réseau |
# | `norm1`, `norm2` | | la norme de l'attention, celle du réseau |
#
# Dans `nn.TransformerDecoderLayer`, l'attention croisée s'appelle `multihead_attn`, et il y a
# trois normes : `norm1` pour l'auto-attention, `norm2` pour l'attention croisée, `norm3` pour le
# réseau. Si ton bloc emploie `nn.MultiheadAttention`, tout se copie d'un coup, module par module ;
# si l'attention est la tienne, il faut découper la pile.

# %% [markdown]
# ### Prédis : découper la pile
#
# Pour $d = 6$, `in_proj_weight` a 18 lignes, numérotées depuis 0. Quel est le numéro de la
# première ligne de $W_V$ ?

# %% quiz="stack_row" tags=["active-ipynb"]
# answer = ...
# checks.quiz("stack_row", answer)

# %% [markdown]
# ### Prédis : presque pareil
#
# Tes poids sont bien copiés, et pourtant la sortie de
# `nn.TransformerEncoderLayer(16, 4, 64, batch_first=True, norm_first=True).eval()` diffère un peu
# de la tienne, partout. Que faut-il regarder d'abord ?
#
# - `"a"` : les arrondis : deux calculs ne tombent jamais d'accord.
# - `"b"` : l'activation : par défaut, cette couche emploie la ReLU.
# - `"c"` : le dropout, qui vaut 0,1 par défaut.

# %% quiz="nearly_same" tags=["active-ipynb"]
# answer = ...
# checks.quiz("nearly_same", answer)

# %% [markdown]
# ### `load_torch_encoder` · *facultatif*
#
# *Exercice 6.7.* Deux chargeurs : `load_torch_encoder(block, layer)` et
# `load_torch_decoder(block, layer)`.
#
# - `block` : ton `EncoderBlock` ou ton `DecoderBlock` ; `layer` : une `nn.TransformerEncoderLayer`
#   ou une `nn.TransformerDecoderLayer` des mêmes tailles et du même `norm_first`, avec la GELU et
#   `batch_first=True`. Rien à renvoyer.
# - Ensuite, en évaluation, `block(x)` est égal à `layer(x)`, avec ou sans masque, et
#   `block(x, memory)` à `layer(x, memory)` sous un masque causal. **Tous** les poids doivent
#   suivre, biais et normes compris.
# - `block` garde des paramètres à lui, que l'entraînement peut ajuster, et ne partage aucune
#   mémoire avec `layer`, qui ressort intacte.

# %% exercise="load_torch_encoder"
def load_torch_encoder(block: EncoderBlock, layer: nn.TransformerEncoderLayer) -> None:
    """() -> None

    block(x) = layer(x)
    """
    raise NotImplementedError


def load_torch_decoder(block: DecoderBlock, layer: nn.TransformerDecoderLayer) -> None:
    """() -> None

    block(x, memory) = layer(x, memory)
    """
    raise NotImplementedError

# %% check="load_torch_encoder" tags=["active-ipynb"]
# checks.check("load_torch_encoder", load_torch_encoder, load_torch_decoder)

# %% [markdown]
# ## Les pièces du bloc
#
# | pièce | ce qu'elle fait | si on l'enlève |
# |---|---|---|
# | positions | disent à chaque jeton où il est | la phrase est un sac de mots |
# | attention | fait circuler l'information entre les jetons | chaque jeton reste seul |
# | masque causal | cache l'avenir | le modèle copie la réponse au lieu de la prédire |
# | réseau | transforme chaque jeton, avec une activation | le bloc ne fait plus que des moyennes |
# | résidu | laisse passer l'entrée et le gradient | les jetons se confondent en profondeur |
# | norme | tient l'échelle de chaque jeton | les grandeurs dérivent d'une couche à l'autre |

# %% [markdown]
# ### Prédis : qui mélange les jetons ?
#
# On change un seul jeton de la phrase. Dans un bloc encodeur, quelle pièce fait que la sortie d'un
# **autre** jeton change ?
#
# - `"a"` : l'attention seule.
# - `"b"` : l'attention et le réseau.
# - `"c"` : toutes, puisqu'elles se suivent.

# %% quiz="what_mixes" tags=["active-ipynb"]
# answer = ...
# checks.quiz("what_mixes", answer)

# %% [markdown]
# ### Quatre questions fréquentes
#
# Le document 001 finit sur quatre questions. Réponds de tête avant de lire.
#
# - **Qu'est-ce que l'auto-attention ?** Chaque jeton compare sa requête aux clés de tous les
#   jetons de la même phrase, et reçoit la moyenne de leurs valeurs, pondérée par une softmax.
# - **Pourquoi diviser par $\sqrt{d_k}$ ?** Pour que l'étalement des scores ne dépende pas de la
#   taille des clés. Sans cela, au départ de l'entraînement, la softmax tranche au hasard.
# - **À quoi sert le masque causal ?** À entraîner toutes les positions d'un coup sans qu'aucune
#   lise le mot qu'elle doit prédire.
# - **Une tête ou plusieurs ?** Une tête rend une seule moyenne ; plusieurs têtes regardent à
#   plusieurs endroits, pour plusieurs raisons, et $W_O$ les réunit.

# %% [markdown]
# ## Ce que tu emportes
#
# - Sans position, un modèle lit un sac de mots. On ajoute $p_t$ au jeton, calculé par des sinus ou
#   appris.
# - Une paire (sinus, cosinus) est une aiguille : décaler la position, c'est la faire tourner, et
#   une rotation est linéaire. La plus grande longueur d'onde est $2\pi \times 10000^{(d-2)/d}$.
# - Un gradient a la forme de ce qu'il dérive, une matrice partagée additionne, et des différences
#   finies disent si l'on s'est trompé.
# - La normalisation de couche traite un jeton à la fois : variance biaisée, $\varepsilon$ sous la
#   racine.
# - L'attention mélange les jetons, le réseau les transforme un par un, le résidu garde l'entrée.
# - Sous-couches muettes, un bloc *pre-norm* est l'identité ; un bloc *post-norm* normalise encore.
# - Encodeur, décodeur, les deux : la différence est dans qui regarde qui.
# - Un bloc est juste quand il donne les nombres d'un autre, poids pour poids.
#
# Il reste à poser une pile de ces blocs sur un vocabulaire, à l'entraîner, et à la faire parler :
# c'est le dernier carnet.
