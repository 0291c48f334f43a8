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
# # L'attention, une régression à noyau
#
# Ce carnet est une excursion : rien de ce qui suit n'en dépend, et tous ses exercices sont
# facultatifs. Il relie l'attention à une idée de 1964, bien antérieure aux réseaux de neurones
# d'aujourd'hui : prédire par une moyenne de voisins. À la fin, tu sauras démontrer que l'attention
# est une régression à noyau, dire à quelles conditions l'égalité est exacte (le document va un peu
# vite), et remplacer la softmax par des fonctions qui donnent à certains jetons un poids de zéro,
# un vrai zéro.

# %% [markdown] lang="en"
# # Attention as kernel regression
#
# This notebook is an excursion: nothing that follows depends on it, and all its exercises are
# optional. It ties attention to an idea of 1964, much older than today's neural networks:
# predicting by an average of neighbours. By the end you will be able to prove that attention is a
# kernel regression, to say under which conditions the equality is exact (the document is a little
# hasty), and to replace softmax by functions that give some tokens a weight of zero, a true zero.

# %% [markdown] lang="fr"
# ## Mode d'emploi
#
# Les règles n'ont pas changé. Remplace chaque `raise NotImplementedError` par ton code, exécute la
# vérification qui suit, et joue le jeu des cellules « Prédis », qui ne sont pas notées : ta
# réponse à la place des `...`, **avant** d'exécuter. Les mêmes engagements valent partout :
#
# - le résultat garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de l'entrée ;
# - les arguments ressortent intacts ;
# - le gradient passe, partout où les mathématiques le permettent (celui d'`entmax` n'est pas
#   demandé) ;
# - une fonction ne connaît que ses arguments : ton code verra d'autres tailles que celles d'ici,
#   toutes différentes les unes des autres ;
# - toute méthode juste est bonne, et `torch.softmax` est permise partout.

# %% [markdown] lang="en"
# ## How this works
#
# The rules have not changed. Replace each `raise NotImplementedError` with your code, run the
# check just below, and play fair with the "Predict" cells, which carry no marks: your answer in
# place of `...`, **before** you run anything. The same promises hold everywhere:
#
# - the result keeps the type (`float32` or `float64`) and the device (CPU, GPU) of the input;
# - the arguments come out untouched;
# - the gradient flows wherever the mathematics allows it (that of `entmax` is not asked for);
# - a function knows only its arguments: your code will meet other sizes than those used here, all
#   different from one another;
# - any correct method is welcome, and `torch.softmax` is allowed everywhere.

# %% [markdown] lang="fr"
# ## Notation
#
# | symbole | sens |
# |---|---|
# | $x$ | le point où l'on prédit ; pour l'attention, la requête |
# | $x_i$, $y_i$ | une observation : où, et combien ; pour l'attention, la clé et la valeur |
# | $n$, $m$ | nombre de points où l'on prédit, nombre d'observations |
# | $d$, $v$ | taille d'un point, taille d'une observation |
# | $\lambda$, $h$ | bande passante : la distance à laquelle un voisin compte encore |
# | $u$ | une distance, mesurée en bandes passantes |
# | $M$ | le noyau effectif, $W_Q W_K^\top$ |
# | $z$, $p$, $\tau$ | des scores, des poids, un seuil |
#
# Un vecteur est une **ligne** : $q = x W_Q$. $\lVert x \rVert$ est sa norme euclidienne, et
# $x \cdot x_i$ un produit scalaire. Attention, $\tau$ est ici un seuil, pas une température, et
# l'exposant $n$ des derniers noyaux n'est pas le nombre de points.

# %% [markdown] lang="en"
# ## Notation
#
# | symbol | meaning |
# |---|---|
# | $x$ | the point where we predict; for attention, the query |
# | $x_i$, $y_i$ | an observation: where, and how much; for attention, the key and the value |
# | $n$, $m$ | number of points where we predict, number of observations |
# | $d$, $v$ | size of a point, size of an observation |
# | $\lambda$, $h$ | bandwidth: the distance at which a neighbour still counts |
# | $u$ | a distance, measured in bandwidths |
# | $M$ | the effective kernel, $W_Q W_K^\top$ |
# | $z$, $p$, $\tau$ | scores, weights, a threshold |
#
# A vector is a **row**: $q = x W_Q$. $\lVert x \rVert$ is its Euclidean norm, and $x \cdot x_i$ a
# dot product. Beware: here $\tau$ is a threshold and not a temperature, and the exponent $n$ of
# the last kernels is not the number of points.

# %% given="imports"
import math

import torch
from torch import Tensor

# %% given="checks" tags=["active-ipynb"]
# import checks

# %% [markdown] lang="fr"
# ## Une moyenne de voisins
#
# Une randonnée franchit un col. On a relevé l'altitude en sept endroits du sentier, et l'on
# voudrait la connaître partout. Quelle altitude au kilomètre 11,5 ?
#
# L'idée la plus simple : les endroits proches ont des altitudes proches. On fait donc une moyenne
# des relevés, où chacun pèse d'autant plus qu'il est voisin. C'est l'**estimateur de
# Nadaraya-Watson**, que Nadaraya et Watson ont proposé séparément en 1964 :
#
# $$
# \hat y(x) = \sum_{i=1}^m w_i \, y_i, \qquad
# w_i = \frac{K(x, x_i)}{\sum_{j=1}^m K(x, x_j)} .
# $$
#
# Le **noyau** $K$ dit combien deux points sont voisins. Le plus connu est le noyau gaussien,
#
# $$
# K(x, x_i) = \exp\!\left( - \frac{\lVert x - x_i \rVert^2}{2 \lambda^2} \right),
# $$
#
# où la **bande passante** $\lambda$ est une distance, ici en kilomètres. Avec $\lambda = 2$, vu du
# kilomètre 11,5 : les relevés des kilomètres 10 et 13 sont à 1,5 et pèsent
# $e^{-2{,}25 / 8} = 0{,}755$ chacun ; ceux des kilomètres 8 et 15 sont à 3,5 et pèsent
# $e^{-12{,}25 / 8} = 0{,}216$ ; les autres, presque rien. Après division par la somme, les deux
# premiers reçoivent 0,383, les deux suivants 0,110, et l'altitude prédite est de 1806 m.
#
# Normaliser, puis mélanger : tu as déjà écrit cela. Il ne reste à comprendre que la façon de
# comparer.

# %% [markdown] lang="en"
# ## An average of neighbours
#
# A hike crosses a pass. The altitude was recorded at seven places of the trail, and we would like
# to know it everywhere. What is the altitude at kilometre 11.5?
#
# The simplest idea: places that are close have altitudes that are close. So we average the
# records, each weighing the more the nearer it is. This is the **Nadaraya-Watson estimator**,
# which Nadaraya and Watson proposed separately in 1964:
#
# $$
# \hat y(x) = \sum_{i=1}^m w_i \, y_i, \qquad
# w_i = \frac{K(x, x_i)}{\sum_{j=1}^m K(x, x_j)} .
# $$
#
# The **kernel** $K$ says how close two points are. The best known is the Gaussian kernel,
#
# $$
# K(x, x_i) = \exp\!\left( - \frac{\lVert x - x_i \rVert^2}{2 \lambda^2} \right),
# $$
#
# where the **bandwidth** $\lambda$ is a distance, here in kilometres. With $\lambda = 2$, seen
# from kilometre 11.5: the records of kilometres 10 and 13 are 1.5 away and weigh
# $e^{-2.25 / 8} = 0.755$ each; those of kilometres 8 and 15 are 3.5 away and weigh
# $e^{-12.25 / 8} = 0.216$; the others, next to nothing. Once divided by the sum, the first two
# receive 0.383, the next two 0.110, and the altitude predicted is 1806 m.
#
# Normalise, then mix: you have written that already. All that is left to understand is how we
# compare.

# %% given="trail"
observed_km: Tensor = torch.tensor([[6.0], [8.0], [10.0], [13.0], [15.0], [18.0], [22.0]])
observed_m: Tensor = torch.tensor(
    [[900.0], [1200.0], [1600.0], [2100.0], [2200.0], [1800.0], [1200.0]]
)

# %% [markdown] lang="fr"
# ### Prédis : une bande passante énorme
#
# Avec $\lambda = 1000$ km, quelle altitude l'estimateur donne-t-il au kilomètre 13 ? (À un mètre
# près.)

# %% [markdown] lang="en"
# ### Predict: an enormous bandwidth
#
# With $\lambda = 1000$ km, what altitude does the estimator give at kilometre 13? (To the nearest
# metre.)

# %% quiz="wide_bandwidth" tags=["active-ipynb"]
# answer = ...
# checks.quiz("wide_bandwidth", answer)

# %% [markdown] lang="fr"
# ### Prédis : loin des données
#
# Retour à $\lambda = 2$ km. Le sentier continue, sans relevé. Quelle altitude l'estimateur
# donne-t-il au kilomètre 60, si l'on calcule sans arrondir ?

# %% [markdown] lang="en"
# ### Predict: far from the data
#
# Back to $\lambda = 2$ km. The trail goes on, without records. What altitude does the estimator
# give at kilometre 60, if we compute without rounding?

# %% quiz="far_away" tags=["active-ipynb"]
# answer = ...
# checks.quiz("far_away", answer)

# %% [markdown] lang="fr"
# ### `nadaraya_watson` · *facultatif*
#
# *Exercice 5.1.* L'estimateur de Nadaraya-Watson à noyau gaussien.
#
# - `x` : `(n, d)`, les points où l'on prédit ; `xs` : `(m, d)` et `ys` : `(m, v)`, les
#   observations ; `bandwidth` : $\lambda > 0$ ; résultat : `(n, v)`.
# - La distance est euclidienne, dans un espace de taille $d$ quelconque, et c'est son **carré**
#   qui compte, divisé par $2 \lambda^2$.
# - Une normalisation par **point où l'on prédit** : les $m$ poids d'un même `x[i]` ont pour somme
#   1.
# - Finie loin des données. Au kilomètre 60, en `float32`, tous les noyaux valent exactement 0, et
#   leur rapport $0 / 0$ donnerait `nan`. Tu connais le remède depuis le premier carnet.
# - Type et appareil gardés, arguments intacts, gradient par rapport à `x`, `xs` et `ys`, y compris
#   quand un point tombe sur une observation (prendre la racine d'une distance nulle, puis son
#   carré, peut le perdre).

# %% [markdown] lang="en"
# ### `nadaraya_watson` · *optional*
#
# *Exercise 5.1.* The Nadaraya-Watson estimator with a Gaussian kernel.
#
# - `x`: `(n, d)`, the points where we predict; `xs`: `(m, d)` and `ys`: `(m, v)`, the
#   observations; `bandwidth`: $\lambda > 0$; result: `(n, v)`.
# - The distance is Euclidean, in a space of any size $d$, and it is its **square** that counts,
#   divided by $2 \lambda^2$.
# - One normalisation for each **point where we predict**: the $m$ weights of one `x[i]` sum to 1.
# - Finite far from the data. At kilometre 60, in `float32`, all kernels are exactly 0, and their
#   ratio $0 / 0$ would give `nan`. You have known the remedy since the first notebook.
# - Type and device kept, arguments untouched, gradient with respect to `x`, `xs` and `ys`, also
#   when a point falls on an observation (to take the root of a zero distance, and then its square,
#   may lose it).


# %% exercise="nadaraya_watson"
def nadaraya_watson(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    """(n, d), (m, d), (m, v) -> (n, v)

    ŷ(x_i) = Σ_j w_ij ys_j, w_ij = K_ij / Σ_k K_ik, K_ij = exp(-‖x_i - xs_j‖² / 2λ²); λ = bandwidth
    """
    ### BEGIN SOLUTION
    squared = (x[:, None, :] - xs[None, :, :]).square().sum(dim=-1)
    return torch.softmax(-squared / (2 * bandwidth**2), dim=-1) @ ys
    ### END SOLUTION


# %% check="nadaraya_watson" tags=["active-ipynb"]
# checks.check("nadaraya_watson", nadaraya_watson)

# %% [markdown] lang="fr"
# ### La courbe qui en sort
#
# Trois bandes passantes, les mêmes relevés. Trop étroite, la courbe saute d'un relevé à l'autre et
# suit jusqu'à leur bruit : peu de **biais**, beaucoup de **variance**. Trop large, elle s'aplatit
# vers la moyenne et gomme le col : l'inverse. Choisir $\lambda$, c'est choisir entre ces deux maux.

# %% [markdown] lang="en"
# ### The curve that comes out
#
# Three bandwidths, the same records. Too narrow, and the curve jumps from one record to the next
# and follows even their noise: little **bias**, much **variance**. Too wide, and it flattens
# towards the mean and rubs out the pass: the other way round. To choose $\lambda$ is to choose
# between these two evils.

# %% figure="regression" tags=["active-ipynb"]
# checks.draw_regression(nadaraya_watson, observed_km, observed_m, [1.0, 2.0, 10.0])

# %% [markdown] lang="fr"
# ### Prédis : l'identité à la place des observations
#
# Que rend `nadaraya_watson(x, xs, torch.eye(m), bandwidth)` ?
#
# - `"a"` : les poids, un par couple de point et d'observation.
# - `"b"` : la matrice identité, quels que soient les points.
# - `"c"` : les points `x` eux-mêmes.

# %% [markdown] lang="en"
# ### Predict: the identity in place of the observations
#
# What does `nadaraya_watson(x, xs, torch.eye(m), bandwidth)` return?
#
# - `"a"`: the weights, one for each pair of a point and an observation.
# - `"b"`: the identity matrix, whatever the points.
# - `"c"`: the points `x` themselves.

# %% quiz="identity_values" tags=["active-ipynb"]
# answer = ...
# checks.quiz("identity_values", answer)

# %% [markdown] lang="fr"
# ### Qui compte, et combien
#
# Une ligne par bande passante : ce que pèse chaque relevé quand on prédit au kilomètre 13. C'est
# une ligne d'attention, avec $\lambda$ dans le rôle de la température.

# %% [markdown] lang="en"
# ### Who counts, and how much
#
# One row per bandwidth: what each record weighs when we predict at kilometre 13. It is a row of
# attention, with $\lambda$ playing the part of the temperature.

# %% figure="record_weights" tags=["active-ipynb"]
# here = torch.tensor([[13.0]])
# checks.draw_weights(
#     lambda: torch.cat(
#         [nadaraya_watson(here, observed_km, torch.eye(7), width) for width in (1.0, 2.0, 10.0)]
#     ),
#     rows=["λ = 1", "λ = 2", "λ = 10"],
#     columns=[f"km {km:.0f}" for km in observed_km.flatten().tolist()],
# )

# %% [markdown] lang="fr"
# ## Développer le carré
#
# Le noyau compare par une distance, l'attention par un produit scalaire. Une seule identité relie
# les deux :
#
# $$
# \lVert x - x_i \rVert^2 = \lVert x \rVert^2 - 2 \, x \cdot x_i + \lVert x_i \rVert^2 .
# $$

# %% [markdown] lang="en"
# ## Expanding the square
#
# The kernel compares by a distance, attention by a dot product. A single identity ties the two
# together:
#
# $$
# \lVert x - x_i \rVert^2 = \lVert x \rVert^2 - 2 \, x \cdot x_i + \lVert x_i \rVert^2 .
# $$

# %% [markdown] lang="fr"
# ### Prédis : le terme qui s'en va
#
# Les poids sont un rapport, et se calculent pour un $x$ fixé. Lequel des trois termes n'a
# **jamais** d'effet sur eux ?
#
# - `"a"` : $\lVert x \rVert^2$
# - `"b"` : $-2 \, x \cdot x_i$
# - `"c"` : $\lVert x_i \rVert^2$

# %% [markdown] lang="en"
# ### Predict: the term that goes away
#
# The weights are a ratio, and are computed for a fixed $x$. Which of the three terms **never** has
# an effect on them?
#
# - `"a"`: $\lVert x \rVert^2$
# - `"b"`: $-2 \, x \cdot x_i$
# - `"c"`: $\lVert x_i \rVert^2$

# %% quiz="cancelled_term" tags=["active-ipynb"]
# answer = ...
# checks.quiz("cancelled_term", answer)

# %% [markdown] lang="fr"
# ### La démonstration
#
# L'exponentielle d'une somme est un produit, donc
#
# $$
# K(x, x_i) =
# \exp\!\left( - \frac{\lVert x \rVert^2}{2 \lambda^2} \right)
# \exp\!\left( \frac{x \cdot x_i}{\lambda^2} \right)
# \exp\!\left( - \frac{\lVert x_i \rVert^2}{2 \lambda^2} \right) .
# $$
#
# - Le premier facteur est le même pour tous les $i$ : il sort de la somme et se simplifie. C'est
#   l'invariance de la softmax quand on décale tous les scores.
# - Le troisième **dépend** de $i$. Il ne se simplifie que si toutes les clés ont la même norme.
#
# Dans tous les cas, sans rien supposer,
#
# $$
# w_i = \mathrm{softmax}_i \!\left( \frac{x \cdot x_i}{\lambda^2}
# - \frac{\lVert x_i \rVert^2}{2 \lambda^2} \right),
# $$
#
# et si les normes sont égales, il reste
#
# $$
# w_i = \mathrm{softmax}_i \!\left( \frac{x \cdot x_i}{\lambda^2} \right) :
# $$
#
# une attention par produit scalaire, les clés étant les $x_i$ et les valeurs les $y_i$. Appelons
# cette seconde formule la **régression par produit scalaire**.

# %% [markdown] lang="en"
# ### The proof
#
# The exponential of a sum is a product, so
#
# $$
# K(x, x_i) =
# \exp\!\left( - \frac{\lVert x \rVert^2}{2 \lambda^2} \right)
# \exp\!\left( \frac{x \cdot x_i}{\lambda^2} \right)
# \exp\!\left( - \frac{\lVert x_i \rVert^2}{2 \lambda^2} \right) .
# $$
#
# - The first factor is the same for every $i$: it comes out of the sum and cancels. This is the
#   invariance of softmax when all scores are shifted.
# - The third **depends** on $i$. It cancels only if all keys have the same norm.
#
# In all cases, with no assumption,
#
# $$
# w_i = \mathrm{softmax}_i \!\left( \frac{x \cdot x_i}{\lambda^2}
# - \frac{\lVert x_i \rVert^2}{2 \lambda^2} \right),
# $$
#
# and if the norms are equal, what is left is
#
# $$
# w_i = \mathrm{softmax}_i \!\left( \frac{x \cdot x_i}{\lambda^2} \right) :
# $$
#
# a dot-product attention, whose keys are the $x_i$ and whose values are the $y_i$. Let us call
# this second formula **dot-product regression**.

# %% [markdown] lang="fr"
# ### Prédis : la clé la plus longue
#
# Une requête $x = (1, 0)$, deux clés $x_1 = (1, 0)$ et $x_2 = (3, 0)$, et $\lambda = 1$. Le noyau
# gaussien donne 0,881 à la première, qui est à distance nulle. Que fait la régression par produit
# scalaire ?
#
# - `"a"` : la même chose, elle préfère la première.
# - `"b"` : l'inverse, elle donne 0,881 à la seconde.
# - `"c"` : elle les met à égalité, car elles ont la même direction.

# %% [markdown] lang="en"
# ### Predict: the longest key
#
# A query $x = (1, 0)$, two keys $x_1 = (1, 0)$ and $x_2 = (3, 0)$, and $\lambda = 1$. The Gaussian
# kernel gives 0.881 to the first, which is at distance zero. What does dot-product regression do?
#
# - `"a"`: the same, it prefers the first.
# - `"b"`: the opposite, it gives 0.881 to the second.
# - `"c"`: it treats them alike, since they have the same direction.

# %% quiz="longest_key" tags=["active-ipynb"]
# answer = ...
# checks.quiz("longest_key", answer)

# %% [markdown] lang="fr"
# ### `dot_product_regression` · *facultatif*
#
# *Exercice 5.2.* La régression par produit scalaire.
#
# - `x` : `(n, d)` ; `xs` : `(m, d)` ; `ys` : `(m, v)` ; `bandwidth` : $\lambda > 0$ ; résultat :
#   `(n, v)`.
# - Les scores sont les produits scalaires divisés par $\lambda^2$ : sans le 2 de la distance, qui
#   s'est simplifié, et sans les normes.
# - Les mêmes résultats que `nadaraya_watson` quand toutes les lignes de `xs` ont la même norme ;
#   d'autres, en général, quand elles ne l'ont pas.
# - Finie même pour de très grands scores.
# - Type et appareil gardés, arguments intacts, gradient par rapport à `x`, `xs` et `ys`.

# %% [markdown] lang="en"
# ### `dot_product_regression` · *optional*
#
# *Exercise 5.2.* Dot-product regression.
#
# - `x`: `(n, d)`; `xs`: `(m, d)`; `ys`: `(m, v)`; `bandwidth`: $\lambda > 0$; result: `(n, v)`.
# - The scores are the dot products divided by $\lambda^2$: without the 2 of the distance, which
#   has cancelled, and without the norms.
# - The same results as `nadaraya_watson` when all rows of `xs` have the same norm; others, in
#   general, when they have not.
# - Finite even for very large scores.
# - Type and device kept, arguments untouched, gradient with respect to `x`, `xs` and `ys`.


# %% exercise="dot_product_regression"
def dot_product_regression(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    """(n, d), (m, d), (m, v) -> (n, v)

    ŷ = softmax(x xsᵀ / λ²) ys, λ = bandwidth
    """
    ### BEGIN SOLUTION
    return torch.softmax(x @ xs.transpose(-2, -1) / bandwidth**2, dim=-1) @ ys
    ### END SOLUTION


# %% check="dot_product_regression" tags=["active-ipynb"]
# checks.check("dot_product_regression", dot_product_regression)

# %% [markdown] lang="fr"
# ### Le sentier, vu par le produit scalaire
#
# Les normes de nos relevés vont de 6 à 22 : rien d'égal. La figure donne les poids de la
# régression par produit scalaire, avec $\lambda = 2$, aux kilomètres 6, 13 et 22. Partout, le
# relevé du kilomètre 22 prend tout, parce qu'il a la clé la plus longue. Au départ du sentier,
# l'altitude prédite est de 1202 m, presque celle de l'arrivée.

# %% [markdown] lang="en"
# ### The trail, seen by the dot product
#
# The norms of our records go from 6 to 22: nothing equal there. The figure gives the weights of
# dot-product regression, with $\lambda = 2$, at kilometres 6, 13 and 22. Everywhere the record of
# kilometre 22 takes all, because it has the longest key. At the start of the trail the altitude
# predicted is 1202 m, very nearly that of its end.

# %% figure="dot_product_weights" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: dot_product_regression(
#         torch.tensor([[6.0], [13.0], [22.0]]), observed_km, torch.eye(7), 2.0
#     ),
#     rows=["km 6", "km 13", "km 22"],
#     columns=[f"km {km:.0f}" for km in observed_km.flatten().tolist()],
# )

# %% [markdown] lang="fr"
# ### Une dimension de plus
#
# Des clés de normes inégales ne sont pas perdues pour autant. Soit $R$ la plus grande norme. Donne
# à chaque clé une coordonnée de plus, et à la requête un zéro :
#
# $$
# x_i' = \left( x_i, \sqrt{R^2 - \lVert x_i \rVert^2} \right), \qquad x' = (x, 0) .
# $$
#
# Toutes les clés ont maintenant la norme $R$, et aucun produit scalaire n'a changé :
# $x' \cdot x_i' = x \cdot x_i$. L'attention par produit scalaire est donc **toujours** une
# régression de Nadaraya-Watson, mais entre des points d'un espace qui a une dimension de plus. Vue
# ainsi, une clé courte est une clé lointaine : sa coordonnée cachée l'écarte de toutes les
# requêtes.

# %% [markdown] lang="en"
# ### One more dimension
#
# Keys of unequal norms are not lost for all that. Let $R$ be the largest norm. Give each key one
# more coordinate, and the query a zero:
#
# $$
# x_i' = \left( x_i, \sqrt{R^2 - \lVert x_i \rVert^2} \right), \qquad x' = (x, 0) .
# $$
#
# All keys now have norm $R$, and no dot product has changed: $x' \cdot x_i' = x \cdot x_i$. So
# dot-product attention is **always** a Nadaraya-Watson regression, but between points of a space
# that has one more dimension. Seen in this way, a short key is a distant key: its hidden
# coordinate sets it apart from every query.

# %% [markdown] lang="fr"
# ## La bande passante de l'attention
#
# L'attention divise ses scores par $\sqrt{d_k}$, la régression par produit scalaire par
# $\lambda^2$. Il existe donc une bande passante pour laquelle les deux sont la même fonction.
# Avant de la chercher, pense aux unités.

# %% [markdown] lang="en"
# ## The bandwidth of attention
#
# Attention divides its scores by $\sqrt{d_k}$, dot-product regression by $\lambda^2$. So there is
# a bandwidth for which the two are one and the same function. Before you look for it, think of
# units.

# %% [markdown] lang="fr"
# ### Prédis : des kilomètres aux mètres
#
# On exprime toutes les positions, `x` et `xs`, en mètres au lieu de kilomètres. Par combien
# faut-il multiplier $\lambda$ pour que `dot_product_regression` garde les mêmes poids ?

# %% [markdown] lang="en"
# ### Predict: from kilometres to metres
#
# We express all positions, `x` and `xs`, in metres instead of kilometres. By how much must
# $\lambda$ be multiplied for `dot_product_regression` to keep the same weights?

# %% quiz="units" tags=["active-ipynb"]
# answer = ...
# checks.quiz("units", answer)

# %% [markdown] lang="fr"
# ### `matching_bandwidth` · *facultatif*
#
# *Exercice 5.7.* La bande passante pour laquelle `dot_product_regression` est l'attention, dont
# les scores sont divisés par $\sqrt{d_k}$.
#
# - `d_k` : un entier strictement positif, la taille des clés ; résultat : un nombre Python.
# - Avec elle, `dot_product_regression(Q, K, V, matching_bandwidth(d_k))` est exactement
#   $\mathrm{softmax}(Q K^\top / \sqrt{d_k}) \, V$, quelles que soient les normes.
# - Essaie ta réponse sur plusieurs tailles : 1 et 16 ne disent pas la même chose.

# %% [markdown] lang="en"
# ### `matching_bandwidth` · *optional*
#
# *Exercise 5.7.* The bandwidth for which `dot_product_regression` is attention, whose scores are
# divided by $\sqrt{d_k}$.
#
# - `d_k`: a whole number above zero, the size of the keys; result: a Python number.
# - With it, `dot_product_regression(Q, K, V, matching_bandwidth(d_k))` is exactly
#   $\mathrm{softmax}(Q K^\top / \sqrt{d_k}) \, V$, whatever the norms.
# - Try your answer on several sizes: 1 and 16 do not tell the same story.


# %% exercise="matching_bandwidth"
def matching_bandwidth(d_k: int) -> float:
    """(d_k) -> λ

    softmax(x·x_i / λ²) = softmax(x·x_i / √d_k)
    """
    ### BEGIN SOLUTION
    return math.pow(d_k, 0.25)
    ### END SOLUTION


# %% check="matching_bandwidth" tags=["active-ipynb"]
# checks.check("matching_bandwidth", matching_bandwidth)

# %% [markdown] lang="fr"
# ### Trouve l'erreur : « √d_k jouant le rôle de λ »
#
# Le document arrive au score $x \cdot x_i / \lambda^2$, puis écrit que l'attention en a
# « exactement la forme », « avec $\sqrt{d_k}$ jouant le rôle de $\lambda$ ». Compare avec ta
# fonction. Pour quelle taille de clé $d_k$, et pour elle seule, la phrase du document est-elle
# juste ?

# %% [markdown] lang="en"
# ### Find the mistake: "√d_k playing the part of λ"
#
# The document arrives at the score $x \cdot x_i / \lambda^2$, then writes that attention has
# "exactly this form", "with $\sqrt{d_k}$ playing the part of $\lambda$". Compare with your
# function. For which key size $d_k$, and for it alone, is the document's sentence right?

# %% quiz="document_right" tags=["active-ipynb"]
# answer = ...
# checks.quiz("document_right", answer)

# %% [markdown] lang="fr"
# ### Ce que coûte la confusion
#
# Quatre requêtes et six clés de taille 16, tirées au hasard, avec des valeurs de taille 3. Une
# attention dont les scores seraient divisés par le carré de $\sqrt{d_k}$ se trompe de 0,753 sur
# une sortie, et de 0,459 sur un poids ; avec la bonne bande passante, l'écart est de l'ordre de
# $10^{-16}$. Diviser par un trop grand nombre rend les poids trop égaux. Regarde la première
# requête : les deux lignes extrêmes doivent être les mêmes.

# %% [markdown] lang="en"
# ### What the confusion costs
#
# Four queries and six keys of size 16, drawn at random, with values of size 3. An attention whose
# scores were divided by the square of $\sqrt{d_k}$ is wrong by 0.753 on one output, and by 0.459
# on one weight; with the right bandwidth, the difference is of the order of $10^{-16}$. To divide
# by too large a number makes weights too equal. Look at the first query: the two outer rows must
# be the same.

# %% given="drawn"
seed_123: torch.Generator = torch.Generator().manual_seed(123)
drawn_queries: Tensor = torch.randn(4, 16, generator=seed_123, dtype=torch.float64)
drawn_keys: Tensor = torch.randn(6, 16, generator=seed_123, dtype=torch.float64)
drawn_values: Tensor = torch.randn(6, 3, generator=seed_123, dtype=torch.float64)

# %% figure="two_bandwidths" tags=["active-ipynb"]
# identity = torch.eye(6, dtype=torch.float64)
# one_query = drawn_queries[:1]
# checks.draw_weights(
#     lambda: torch.cat(
#         [
#             torch.softmax(one_query @ drawn_keys.T / 4, dim=-1),
#             dot_product_regression(one_query, drawn_keys, identity, 4.0),
#             dot_product_regression(one_query, drawn_keys, identity, matching_bandwidth(16)),
#         ]
#     ),
#     rows=["attention", "λ = √16", "matching_bandwidth(16)"],
# )

# %% [markdown] lang="fr"
# ### Trouve l'erreur : « exactement Nadaraya-Watson »
#
# « Si l'on pose $W_V = I$, l'attention se réduit exactement à Nadaraya-Watson », dit le document.
# Les requêtes et les clés sont $x W_Q$ et $x_i W_K$, et l'on mesure les distances entre elles.
#
# - `"a"` : c'est exact dès que $W_V = I$.
# - `"b"` : il faut encore que toutes les clés aient la même norme.
# - `"c"` : ce n'est jamais exact, puisque la softmax n'est pas un noyau gaussien.

# %% [markdown] lang="en"
# ### Find the mistake: "exactly Nadaraya-Watson"
#
# "If we set $W_V = I$, attention reduces exactly to Nadaraya-Watson", says the document. Queries
# and keys are $x W_Q$ and $x_i W_K$, and distances are measured between them.
#
# - `"a"`: that is exact as soon as $W_V = I$.
# - `"b"`: it also takes keys that all have the same norm.
# - `"c"`: it is never exact, since softmax is not a Gaussian kernel.

# %% quiz="exactly_nadaraya_watson" tags=["active-ipynb"]
# answer = ...
# checks.quiz("exactly_nadaraya_watson", answer)

# %% [markdown] lang="fr"
# ### Ce qu'il faut pour l'égalité
#
# Reprenons notre tirage, où les normes des clés vont de 2,37 à 4,26, et calculons des deux façons,
# avec la bonne bande passante :
#
# | les clés | plus grand écart entre les sorties |
# |---|---|
# | telles quelles | 0,289 |
# | ramenées à la norme 4 | de l'ordre de $10^{-16}$ |
# | telles quelles, avec la dimension cachée | de l'ordre de $10^{-16}$ |
#
# La phrase du document demande donc trois choses qu'elle ne dit pas : des clés de même norme, des
# distances prises **après** les projections, et $\lambda$ réglée comme tu viens de le faire.
# « Comparables » ne suffit pas : ce qui compte est l'écart des $\lVert x_i \rVert^2$ rapporté à
# $2 \lambda^2$, et il passe dans une exponentielle.

# %% [markdown] lang="en"
# ### What equality takes
#
# Let us take our draw again, where the norms of the keys go from 2.37 to 4.26, and compute in both
# ways, with the right bandwidth:
#
# | the keys | largest difference between the outputs |
# |---|---|
# | as they are | 0.289 |
# | brought to norm 4 | of the order of $10^{-16}$ |
# | as they are, with the hidden dimension | of the order of $10^{-16}$ |
#
# So the document's sentence needs three things that it does not say: keys of the same norm,
# distances taken **after** the projections, and $\lambda$ set as you have just done.
# "Comparable" is not enough: what counts is how the $\lVert x_i \rVert^2$ differ, relative to
# $2 \lambda^2$, and that goes through an exponential.

# %% [markdown] lang="fr"
# ## Le noyau que l'attention apprend
#
# Chez Nadaraya et Watson, le noyau est choisi d'avance. L'attention apprend le sien. Avec
# $q_i = x_i W_Q$ et $k_j = x_j W_K$, toujours en lignes,
#
# $$
# q_i \cdot k_j = x_i W_Q \, (x_j W_K)^\top = x_i \, \underbrace{W_Q W_K^\top}_{M} \, x_j^\top .
# $$
#
# Le **noyau effectif** est $\kappa(x_i, x_j) = \exp(x_i M x_j^\top / \sqrt{d_k})$. La matrice $M$
# dit quelles directions de l'espace d'entrée comptent dans la comparaison, et combien : elle tient
# lieu à la fois de forme et de bande passante. Elle est de rang $d_k$ au plus : tout ce qu'une
# tête ne regarde pas est écrasé.
#
# Les noyaux de la statistique sont symétriques : $x$ ressemble à $x'$ autant que $x'$ à $x$. Ici,
# $M$ n'a aucune raison de l'être. C'est une chance : un verbe peut chercher son sujet sans que le
# sujet cherche son verbe. Pour mesurer l'asymétrie, on compare $M$ à sa transposée :
#
# $$
# \text{asymétrie}(M) = \frac{\lVert M - M^\top \rVert_F}{\lVert M \rVert_F},
# $$
#
# où $\lVert \cdot \rVert_F$ est la norme de Frobenius, la racine de la somme des carrés de tous
# les coefficients.

# %% [markdown] lang="en"
# ## The kernel that attention learns
#
# For Nadaraya and Watson the kernel is chosen beforehand. Attention learns its own. With
# $q_i = x_i W_Q$ and $k_j = x_j W_K$, rows as ever,
#
# $$
# q_i \cdot k_j = x_i W_Q \, (x_j W_K)^\top = x_i \, \underbrace{W_Q W_K^\top}_{M} \, x_j^\top .
# $$
#
# The **effective kernel** is $\kappa(x_i, x_j) = \exp(x_i M x_j^\top / \sqrt{d_k})$. The matrix $M$
# says which directions of the input space count in the comparison, and how much: it is the shape
# of the kernel and its bandwidth at once. Its rank is $d_k$ at most: all that a head does not look
# at is flattened out.
#
# The kernels of statistics are symmetric: $x$ is as close to $x'$ as $x'$ is to $x$. Here nothing
# obliges $M$ to be. That is a blessing: a verb may look for its subject without the subject
# looking for its verb. To measure the asymmetry, we compare $M$ with its transpose:
#
# $$
# \text{asymmetry}(M) = \frac{\lVert M - M^\top \rVert_F}{\lVert M \rVert_F},
# $$
#
# where $\lVert \cdot \rVert_F$ is the Frobenius norm, the root of the sum of the squares of all
# coefficients.

# %% [markdown] lang="fr"
# ### Prédis : la forme de M
#
# Dans une tête de GPT-2, `W_Q` et `W_K` sont de forme `(768, 64)`. Combien $M$ a-t-elle de
# **lignes** ?

# %% [markdown] lang="en"
# ### Predict: the shape of M
#
# In a head of GPT-2, `W_Q` and `W_K` have the shape `(768, 64)`. How many **rows** does $M$ have?

# %% quiz="kernel_shape" tags=["active-ipynb"]
# answer = ...
# checks.quiz("kernel_shape", answer)

# %% [markdown] lang="fr"
# ### Prédis : l'asymétrie la plus grande
#
# L'asymétrie d'une matrice symétrique est nulle. Que vaut celle de
# $M = \begin{pmatrix} 0 & 1 \\ -1 & 0 \end{pmatrix}$, la plus grande possible ?

# %% [markdown] lang="en"
# ### Predict: the largest asymmetry
#
# The asymmetry of a symmetric matrix is zero. What is that of
# $M = \begin{pmatrix} 0 & 1 \\ -1 & 0 \end{pmatrix}$, the largest possible?

# %% quiz="largest_asymmetry" tags=["active-ipynb"]
# answer = ...
# checks.quiz("largest_asymmetry", answer)

# %% [markdown] lang="fr"
# ### `effective_kernel` · *facultatif*
#
# *Exercice 5.3.* Le noyau effectif et son asymétrie, deux fonctions.
#
# - `effective_kernel(W_Q, W_K)` : deux matrices `(d, d_k)` donnent $M$, `(d, d)`, sans
#   $\sqrt{d_k}$. La requête est à gauche : $x_i M x_j^\top$ est le score de $i$ pour $j$, et
#   échanger les matrices donnerait $M^\top$.
# - `asymmetry(M)` : une matrice `(d, d)` donne un nombre Python, $\lVert M - M^\top \rVert_F$
#   divisée par $\lVert M \rVert_F$ ; 0 pour une matrice nulle.
# - Norme de Frobenius, et non norme spectrale ni plus grand coefficient.
# - `effective_kernel` garde le type et l'appareil, et laisse passer le gradient. Les arguments
#   restent intacts.

# %% [markdown] lang="en"
# ### `effective_kernel` · *optional*
#
# *Exercise 5.3.* The effective kernel and its asymmetry, two functions.
#
# - `effective_kernel(W_Q, W_K)`: two matrices `(d, d_k)` give $M$, `(d, d)`, without
#   $\sqrt{d_k}$. The query is on the left: $x_i M x_j^\top$ is the score of $i$ for $j$, and
#   swapping the matrices would give $M^\top$.
# - `asymmetry(M)`: a matrix `(d, d)` gives a Python number, $\lVert M - M^\top \rVert_F$ divided
#   by $\lVert M \rVert_F$; 0 for a zero matrix.
# - The Frobenius norm, and not the spectral norm nor the largest coefficient.
# - `effective_kernel` keeps type and device, and lets the gradient through. The arguments stay
#   untouched.


# %% exercise="effective_kernel"
def effective_kernel(W_Q: Tensor, W_K: Tensor) -> Tensor:
    """(d, d_k), (d, d_k) -> (d, d)

    M = W_Q W_Kᵀ: q_i · k_j = x_i M x_jᵀ
    """
    ### BEGIN SOLUTION
    return W_Q @ W_K.transpose(-2, -1)
    ### END SOLUTION


def asymmetry(M: Tensor) -> float:
    """(d, d) -> a

    a = ‖M - Mᵀ‖_F / ‖M‖_F, M ≠ 0; a = 0, M = 0
    """
    ### BEGIN SOLUTION
    size = torch.linalg.matrix_norm(M)
    if size == 0:
        return 0.0
    return float(torch.linalg.matrix_norm(M - M.transpose(-2, -1)) / size)
    ### END SOLUTION


# %% check="effective_kernel" tags=["active-ipynb"]
# checks.check("effective_kernel", effective_kernel, asymmetry)

# %% [markdown] lang="fr"
# ### Deux sens, deux scores
#
# Prenons la phrase et les matrices du carnet sur l'auto-attention (graine 123). Leur noyau
# effectif,
#
# $$
# M = \begin{pmatrix}
# 0{,}0934 & 0{,}4298 & 0{,}4483 \\
# 0{,}1049 & 0{,}5465 & 0{,}5525 \\
# 0{,}0989 & 0{,}6431 & 0{,}6187
# \end{pmatrix},
# $$
#
# est de rang 2, et son asymétrie vaut 0,510. « Your » donne à « journey » un score de 1,3545, et
# « journey » n'en rend que 1,2705 (avant la racine). Quand $W_Q$ et $W_K$ sont tirées au hasard, de
# moyenne nulle et en grande dimension, l'asymétrie est proche de $\sqrt{2}$ : $M$ et $M^\top$
# sont alors presque orthogonales.
#
# Une remarque pour finir. Toute matrice est la somme d'une partie symétrique et d'une partie
# antisymétrique. La seconde ne contribue en rien au score d'un jeton pour **lui-même** :
# $x A x^\top = 0$ dès que $A^\top = -A$. Elle ne sert qu'à distinguer « $i$ regarde $j$ » de
# « $j$ regarde $i$ ».

# %% [markdown] lang="en"
# ### Two ways, two scores
#
# Let us take the sentence and the matrices of the notebook on self-attention (seed 123). Their
# effective kernel,
#
# $$
# M = \begin{pmatrix}
# 0.0934 & 0.4298 & 0.4483 \\
# 0.1049 & 0.5465 & 0.5525 \\
# 0.0989 & 0.6431 & 0.6187
# \end{pmatrix},
# $$
#
# has rank 2, and its asymmetry is 0.510. "Your" gives "journey" a score of 1.3545, and "journey"
# gives back only 1.2705 (before the root). When $W_Q$ and $W_K$ are drawn at random, with mean zero
# and in high dimension, the asymmetry is close to $\sqrt{2}$: $M$ and $M^\top$ are then almost
# orthogonal.
#
# A last remark. Every matrix is the sum of a symmetric part and an antisymmetric part. The second
# contributes nothing to the score of a token for **itself**: $x A x^\top = 0$ as soon as
# $A^\top = -A$. All it does is to tell "$i$ looks at $j$" from "$j$ looks at $i$".

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

# %% given="projections"
matrices_123: torch.Generator = torch.Generator().manual_seed(123)
W_query: Tensor = torch.rand(3, 2, generator=matrices_123)
W_key: Tensor = torch.rand(3, 2, generator=matrices_123)

# %% [markdown] lang="fr"
# ## Ce que rapportent les valeurs
#
# Reste $W_V$. Dans une régression, les $y_i$ sont les observations, telles quelles. L'attention
# rapporte $v_i = x_i W_V$ : elle apprend **comment peser** par $W_Q$ et $W_K$, et **quoi rendre**
# par $W_V$. Cela répare une limite de l'estimateur.

# %% [markdown] lang="en"
# ## What the values bring back
#
# That leaves $W_V$. In a regression the $y_i$ are the observations, as they are. Attention
# brings back $v_i = x_i W_V$: it learns **how to weigh** through $W_Q$ and $W_K$, and **what to
# return** through $W_V$. This makes up for a limit of the estimator.

# %% [markdown] lang="fr"
# ### Prédis : le sommet du col
#
# Le plus haut relevé du sentier est à 2200 m, au kilomètre 15, mais le sommet est peut-être entre
# deux relevés. `nadaraya_watson` peut-elle prédire 2300 m ?
#
# - `"a"` : jamais, quels que soient le point et la bande passante.
# - `"b"` : oui, avec une bande passante assez petite.
# - `"c"` : oui, loin des données, en prolongeant la pente.

# %% [markdown] lang="en"
# ### Predict: the top of the pass
#
# The highest record of the trail is 2200 m, at kilometre 15, but the top may lie between two
# records. Can `nadaraya_watson` predict 2300 m?
#
# - `"a"`: never, whatever the point and the bandwidth.
# - `"b"`: yes, with a bandwidth that is small enough.
# - `"c"`: yes, far from the data, by carrying the slope on.

# %% quiz="hull" tags=["active-ipynb"]
# answer = ...
# checks.quiz("hull", answer)

# %% [markdown] lang="fr"
# ### Un ensemble de régresseurs
#
# La sortie d'une tête est une moyenne de ses **valeurs**, et ne quitte pas leur enveloppe convexe.
# Mais les valeurs ne sont pas les jetons : $W_V$ les a d'abord transformés, et la sortie peut se
# trouver loin de tous les $x_i$.
#
# Plusieurs têtes poussent l'idée plus loin. La tête $h$ est un estimateur à noyau, avec son propre
# $M^{(h)}$ et ses propres valeurs, et $W_O$ les réunit :
#
# $$
# Z = \sum_{h=1}^H A^{(h)} X \, W_V^{(h)} W_O^{(h)},
# $$
#
# où $W_O^{(h)}$ est la tranche de $W_O$ qui revient à la tête $h$. C'est un **ensemble de
# régresseurs**, avec deux réserves. Le document les dit indépendants : ils se calculent l'un sans
# l'autre, mais s'entraînent ensemble, contre une seule perte. Et $W_O$ en fait une combinaison
# linéaire, pas une moyenne : rien n'oblige la somme à rester entre les valeurs de chacun.

# %% [markdown] lang="en"
# ### An ensemble of regressors
#
# The output of a head is an average of its **values**, and does not leave their convex hull. But
# values are not tokens: $W_V$ transformed them first, and the output may lie far from every $x_i$.
#
# Several heads take the idea further. Head $h$ is a kernel estimator, with its own $M^{(h)}$ and
# its own values, and $W_O$ brings them together:
#
# $$
# Z = \sum_{h=1}^H A^{(h)} X \, W_V^{(h)} W_O^{(h)},
# $$
#
# where $W_O^{(h)}$ is the slice of $W_O$ that goes to head $h$. It is an **ensemble of
# regressors**, with two reservations. The document calls them independent: each is computed
# without the other, but they are trained together, against a single loss. And $W_O$ makes a linear
# combination of them, not an average: nothing obliges the sum to stay between the values of each.

# %% [markdown] lang="fr"
# ## Des noyaux qui s'arrêtent
#
# Le noyau gaussien donne à **tous** les points un poids non nul, même très loin. D'autres noyaux
# classiques s'arrêtent net à une distance $h$ : on les dit à **support compact**. Avec
# $u = \lVert x - x_i \rVert / h$,
#
# $$
# K_n(u) = \max(0, \, 1 - u^2)^n, \qquad
# n = 1 : \text{Epanechnikov}, \quad n = 2 : \text{biweight}, \quad n = 3 : \text{triweight}.
# $$
#
# Les manuels y ajoutent une constante, $3/4$, $15/16$ ou $35/32$, pour que l'aire sous la courbe
# vaille 1. Dans un rapport elle se simplifie : nous l'omettons.
#
# Plus $n$ est grand, plus la courbe arrive doucement à zéro. À la limite, si l'on élargit la
# fenêtre en même temps, on retrouve le noyau gaussien :
#
# $$
# \left( 1 - \frac{u^2}{2n} \right)^n \xrightarrow[n \to \infty]{} e^{-u^2 / 2} .
# $$
#
# L'écart le plus grand entre les deux est de 0,10 pour $n = 3$, de 0,028 pour $n = 10$, de 0,003
# pour $n = 100$.

# %% [markdown] lang="en"
# ## Kernels that stop
#
# The Gaussian kernel gives **all** points a weight that is not zero, even very far away. Other
# classical kernels stop dead at a distance $h$: they are said to have **compact support**. With
# $u = \lVert x - x_i \rVert / h$,
#
# $$
# K_n(u) = \max(0, \, 1 - u^2)^n, \qquad
# n = 1 : \text{Epanechnikov}, \quad n = 2 : \text{biweight}, \quad n = 3 : \text{triweight}.
# $$
#
# Textbooks add a constant, $3/4$, $15/16$ or $35/32$, so that the area under the curve is 1. In a
# ratio it cancels: we leave it out.
#
# The larger $n$, the more gently the curve comes down to zero. In the limit, if the window is
# widened at the same time, we are back at the Gaussian kernel:
#
# $$
# \left( 1 - \frac{u^2}{2n} \right)^n \xrightarrow[n \to \infty]{} e^{-u^2 / 2} .
# $$
#
# The largest difference between the two is 0.10 for $n = 3$, 0.028 for $n = 10$, 0.003 for
# $n = 100$.

# %% [markdown] lang="fr"
# ### Trouve l'erreur : « l'Epanechnikov est linéaire »
#
# Le document dit que ces noyaux diffèrent par leur transition vers zéro : « l'Epanechnikov est
# linéaire, le biweight quadratique, le triweight cubique ». Linéaire **en quoi** ?
#
# - `"a"` : en la distance $u$ : le poids diminue de pas égaux quand on s'éloigne.
# - `"b"` : en $u^2$, donc, à normes égales, en le score $x \cdot x_i$ ; en la distance, c'est une
#   parabole.
# - `"c"` : en $\lambda$, la bande passante.

# %% [markdown] lang="en"
# ### Find the mistake: "Epanechnikov is linear"
#
# The document says that these kernels differ by the way they come down to zero: "Epanechnikov is
# linear, biweight quadratic, triweight cubic". Linear **in what**?
#
# - `"a"`: in the distance $u$: the weight goes down by equal steps as we move away.
# - `"b"`: in $u^2$, and so, with equal norms, in the score $x \cdot x_i$; in the distance it is a
#   parabola.
# - `"c"`: in $\lambda$, the bandwidth.

# %% quiz="epanechnikov_linear" tags=["active-ipynb"]
# answer = ...
# checks.quiz("epanechnikov_linear", answer)

# %% [markdown] lang="fr"
# ### Prédis : loin du bord
#
# Que vaut le biweight ($n = 2$) en $u = 2$ ?

# %% [markdown] lang="en"
# ### Predict: far beyond the edge
#
# What is the biweight ($n = 2$) at $u = 2$?

# %% quiz="clamp_first" tags=["active-ipynb"]
# answer = ...
# checks.quiz("clamp_first", answer)

# %% [markdown] lang="fr"
# ### `compact_kernel` · *facultatif*
#
# *Exercice 5.6.* Les trois noyaux à support compact, sans leurs constantes.
#
# - `u` : un tenseur de forme quelconque, de distances déjà divisées par la bande passante ; `n` :
#   un entier, 1, 2, 3 ou plus ; résultat : la même forme.
# - Exactement 0 au bord, $u = 1$, et au-delà, que $n$ soit pair ou impair.
# - Une distance négative compte comme son opposée : seul $u^2$ intervient.
# - Type et appareil gardés, argument intact, gradient fini partout.

# %% [markdown] lang="en"
# ### `compact_kernel` · *optional*
#
# *Exercise 5.6.* The three kernels of compact support, without their constants.
#
# - `u`: a tensor of any shape, of distances already divided by the bandwidth; `n`: a whole number,
#   1, 2, 3 or more; result: the same shape.
# - Exactly 0 at the edge, $u = 1$, and beyond, whether $n$ is even or odd.
# - A negative distance counts as its opposite: only $u^2$ comes in.
# - Type and device kept, argument untouched, gradient finite everywhere.


# %% exercise="compact_kernel"
def compact_kernel(u: Tensor, n: int) -> Tensor:
    """(...) -> (...)

    K_n(u) = max(0, 1 - u²)ⁿ
    """
    ### BEGIN SOLUTION
    return (1 - u.square()).clamp(min=0) ** n
    ### END SOLUTION


# %% check="compact_kernel" tags=["active-ipynb"]
# checks.check("compact_kernel", compact_kernel)

# %% [markdown] lang="fr"
# ### Quatre noyaux
#
# Les quatre courbes, en fonction de la distance. Le gaussien ne touche jamais l'axe ;
# l'Epanechnikov le touche avec un angle, les deux autres en s'y couchant.

# %% [markdown] lang="en"
# ### Four kernels
#
# The four curves, against the distance. The Gaussian never touches the axis; Epanechnikov touches
# it at an angle, the other two lie down on it.

# %% figure="kernels" tags=["active-ipynb"]
# checks.draw_kernels(compact_kernel)

# %% [markdown] lang="fr"
# ## Sparsemax
#
# Que se passe-t-il si aucune observation n'est dans la fenêtre ? Tous les noyaux valent 0, et leur
# rapport n'a pas de sens : une fenêtre fixe peut être vide. Il faudrait une fenêtre qui s'adapte.
# La voici, par un autre chemin.
#
# Une suite de poids, positifs ou nuls et de somme 1, est un point d'un **simplexe**. Prends les
# scores $z$ comme un point de l'espace, et cherche le point du simplexe qui en est le plus proche :
#
# $$
# \mathrm{sparsemax}(z) = \arg\min_p \; \tfrac{1}{2} \lVert p - z \rVert^2
# \quad \text{avec} \quad \textstyle\sum_i p_i = 1, \quad p_i \ge 0 .
# $$
#
# Une projection tombe souvent sur un bord, et au bord des poids sont nuls : c'est de là que
# viennent les zéros.

# %% [markdown] lang="en"
# ## Sparsemax
#
# What happens if no observation is in the window? All kernels are 0, and their ratio makes no
# sense: a fixed window may be empty. We would need a window that adapts. Here it is, by another
# road.
#
# A sequence of weights, none negative, that sum to 1 is a point of a **simplex**. Take the scores
# $z$ as a point of space, and look for the point of the simplex that is closest to it:
#
# $$
# \mathrm{sparsemax}(z) = \arg\min_p \; \tfrac{1}{2} \lVert p - z \rVert^2
# \quad \text{with} \quad \textstyle\sum_i p_i = 1, \quad p_i \ge 0 .
# $$
#
# A projection often falls on an edge, and on an edge some weights are zero: this is where the
# zeros come from.

# %% [markdown] lang="fr"
# ### La projection, étape par étape
#
# Un multiplicateur $\tau$ pour la somme, un $\mu_i \ge 0$ pour chaque $p_i \ge 0$. À l'optimum la
# dérivée s'annule, et $\mu_i p_i = 0$ :
#
# $$
# p_i - z_i + \tau - \mu_i = 0 .
# $$
#
# - Si $p_i > 0$, alors $\mu_i = 0$ et $p_i = z_i - \tau$.
# - Si $p_i = 0$, alors $\mu_i = \tau - z_i \ge 0$, donc $z_i \le \tau$.
#
# Les deux cas s'écrivent d'un trait : $p_i = \max(0, \, z_i - \tau)$. Un **seuil** retranché à
# tous les scores, et ce qui passe sous zéro est coupé. Reste à trouver $\tau$, tel que la somme
# vaille 1. Cette somme décroît quand $\tau$ monte : il n'y a donc qu'un bon seuil.
#
# On le trouve en triant, $z_{(1)} \ge z_{(2)} \ge \dots$ Si les $k$ plus grands scores sont
# retenus, $\sum_{j \le k} (z_{(j)} - \tau) = 1$ donne
#
# $$
# \tau = \frac{\sum_{j \le k} z_{(j)} - 1}{k},
# $$
#
# et $k$ est le plus grand nombre pour lequel le dernier retenu passe encore le seuil,
# $z_{(k)} > \tau$, c'est-à-dire $1 + k \, z_{(k)} > \sum_{j \le k} z_{(j)}$.
#
# Deux exemples. Pour $(0{,}5 ;\ 0{,}4 ;\ 0{,}3)$, tous passent :
# $\tau = (1{,}2 - 1) / 3 = 0{,}0667$, et les poids sont $(0{,}4333 ;\ 0{,}3333 ;\ 0{,}2333)$. Pour
# $(1, 0, 1)$, seuls les deux 1 passent : $\tau = (2 - 1) / 2$, et les poids sont
# $(0{,}5 ;\ 0 ;\ 0{,}5)$, là où la softmax donnait 42 %, 16 % et 42 %.

# %% [markdown] lang="en"
# ### The projection, step by step
#
# One multiplier $\tau$ for the sum, one $\mu_i \ge 0$ for each $p_i \ge 0$. At the optimum the
# derivative vanishes, and $\mu_i p_i = 0$:
#
# $$
# p_i - z_i + \tau - \mu_i = 0 .
# $$
#
# - If $p_i > 0$, then $\mu_i = 0$ and $p_i = z_i - \tau$.
# - If $p_i = 0$, then $\mu_i = \tau - z_i \ge 0$, so $z_i \le \tau$.
#
# Both cases are written in one stroke: $p_i = \max(0, \, z_i - \tau)$. A **threshold** taken away
# from all scores, and what falls below zero is cut. It remains to find $\tau$, such that the
# sum is 1. This sum goes down as $\tau$ goes up: so there is only one right threshold.
#
# We find it by sorting, $z_{(1)} \ge z_{(2)} \ge \dots$ If the $k$ largest scores are kept,
# $\sum_{j \le k} (z_{(j)} - \tau) = 1$ gives
#
# $$
# \tau = \frac{\sum_{j \le k} z_{(j)} - 1}{k},
# $$
#
# and $k$ is the largest number for which the last one kept still passes the threshold,
# $z_{(k)} > \tau$, that is $1 + k \, z_{(k)} > \sum_{j \le k} z_{(j)}$.
#
# Two examples. For $(0.5,\ 0.4,\ 0.3)$ all pass: $\tau = (1.2 - 1) / 3 = 0.0667$, and the weights
# are $(0.4333,\ 0.3333,\ 0.2333)$. For $(1, 0, 1)$ only the two 1s pass: $\tau = (2 - 1) / 2$, and
# the weights are $(0.5,\ 0,\ 0.5)$, where softmax gave 42%, 16% and 42%.

# %% [markdown] lang="fr"
# ### Prédis : trois scores à la main
#
# Que vaut le **premier** poids de la sparsemax de $(0{,}6 ;\ 0{,}2 ;\ -1)$ ?

# %% [markdown] lang="en"
# ### Predict: three scores by hand
#
# What is the **first** weight of the sparsemax of $(0.6,\ 0.2,\ -1)$?

# %% quiz="sparse_by_hand" tags=["active-ipynb"]
# answer = ...
# checks.quiz("sparse_by_hand", answer)

# %% [markdown] lang="fr"
# ### Prédis : l'écart qui suffit
#
# Deux scores seulement. À partir de quel écart entre eux la sparsemax donne-t-elle **tout** au
# plus grand ?

# %% [markdown] lang="en"
# ### Predict: the gap that is enough
#
# Two scores only. From which gap between them does sparsemax give **everything** to the larger?

# %% quiz="score_gap" tags=["active-ipynb"]
# answer = ...
# checks.quiz("score_gap", answer)

# %% [markdown] lang="fr"
# ### Prédis : le gradient d'un exclu
#
# Pour les scores $(3 ;\ 1 ;\ 0{,}2)$, la sparsemax donne $(1, 0, 0)$. Que vaut la dérivée du
# **deuxième** poids par rapport au **deuxième** score ?

# %% [markdown] lang="en"
# ### Predict: the gradient of the excluded
#
# For the scores $(3,\ 1,\ 0.2)$, sparsemax gives $(1, 0, 0)$. What is the derivative of the
# **second** weight with respect to the **second** score?

# %% quiz="excluded_gradient" tags=["active-ipynb"]
# answer = ...
# checks.quiz("excluded_gradient", answer)

# %% [markdown] lang="fr"
# ### `sparsemax` · *facultatif*
#
# *Exercice 5.4.* La projection sur le simplexe, exacte.
#
# - `z` : un tenseur de forme quelconque ; `dim` : l'axe des scores, le dernier par défaut, et
#   n'importe quel autre ; résultat : la même forme.
# - Le long de `dim`, des poids positifs ou nuls, de somme 1, avec de vrais zéros. Un seul score
#   donne 1.
# - Une projection par suite de scores : chacune a son seuil.
# - Exacte : pas de dichotomie ni d'itérations qui s'approchent. Les ex æquo reçoivent le même
#   poids.
# - Finie et juste pour de grands scores ; décaler tous les scores ne change rien.
# - Type et appareil gardés, argument intact. Le gradient passe : sur les scores retenus, en nombre
#   $|S|$, $\partial p_i / \partial z_j = \delta_{ij} - 1 / |S|$, et 0 partout ailleurs. Un tri et
#   une somme cumulée laissent passer le gradient ; compter les scores retenus n'en a pas besoin.

# %% [markdown] lang="en"
# ### `sparsemax` · *optional*
#
# *Exercise 5.4.* The projection onto the simplex, exact.
#
# - `z`: a tensor of any shape; `dim`: the axis of the scores, the last by default, and any other;
#   result: the same shape.
# - Along `dim`, weights that are positive or zero, of sum 1, with true zeros. A single score gives
#   1.
# - One projection for each sequence of scores: each has its own threshold.
# - Exact: no bisection nor iterations that come near. Ties receive the same weight.
# - Finite and right for large scores; shifting all scores changes nothing.
# - Type and device kept, argument untouched. The gradient flows: on the scores kept, $|S|$ in
#   number, $\partial p_i / \partial z_j = \delta_{ij} - 1 / |S|$, and 0 everywhere else. Sorting
#   and a cumulative sum let the gradient through; counting the scores kept needs none.


# %% exercise="sparsemax"
def sparsemax(z: Tensor, dim: int = -1) -> Tensor:
    """(...) -> (...)

    p = argmin ‖p - z‖², p_i ≥ 0, Σ_i p_i = 1: p_i = max(0, z_i - τ)
    """
    ### BEGIN SOLUTION
    scores = (z - z.amax(dim, keepdim=True).detach()).transpose(dim, -1)
    ordered = scores.sort(dim=-1, descending=True).values
    cumulated = ordered.cumsum(dim=-1)
    rank = torch.arange(1, z.shape[dim] + 1, device=z.device, dtype=z.dtype)
    support = (1 + rank * ordered > cumulated).sum(dim=-1, keepdim=True)
    threshold = (cumulated.gather(-1, support - 1) - 1) / support
    return (scores - threshold).clamp(min=0).transpose(dim, -1)
    ### END SOLUTION


# %% check="sparsemax" tags=["active-ipynb"]
# checks.check("sparsemax", sparsemax)

# %% [markdown] lang="fr"
# ### Le noyau caché dans la sparsemax
#
# Voici le lien que le document énonce. Prenons des clés de même norme $R$, une requête $q$ de norme
# $r$, et les scores $z_i = q \cdot k_i / \lambda^2$. Alors
# $\lVert q - k_i \rVert^2 = r^2 + R^2 - 2 \lambda^2 z_i$, et
#
# $$
# p_i = \max(0, \, z_i - \tau)
# = \frac{h^2}{2 \lambda^2} \, \max\!\left( 0, \; 1 - \frac{\lVert q - k_i \rVert^2}{h^2} \right),
# \qquad h^2 = r^2 + R^2 - 2 \lambda^2 \tau .
# $$
#
# C'est le noyau d'Epanechnikov, à une constante près que la normalisation absorbe.

# %% [markdown] lang="en"
# ### The kernel hidden in sparsemax
#
# Here is the link that the document states. Take keys of the same norm $R$, a query $q$ of norm
# $r$, and the scores $z_i = q \cdot k_i / \lambda^2$. Then
# $\lVert q - k_i \rVert^2 = r^2 + R^2 - 2 \lambda^2 z_i$, and
#
# $$
# p_i = \max(0, \, z_i - \tau)
# = \frac{h^2}{2 \lambda^2} \, \max\!\left( 0, \; 1 - \frac{\lVert q - k_i \rVert^2}{h^2} \right),
# \qquad h^2 = r^2 + R^2 - 2 \lambda^2 \tau .
# $$
#
# This is the Epanechnikov kernel, up to a constant that normalisation absorbs.

# %% [markdown] lang="fr"
# ### Trouve l'erreur : « exactement le noyau d'Epanechnikov »
#
# Remplacer la softmax par la sparsemax « produit exactement le noyau d'Epanechnikov », dit le
# document. Les poids ont bien cette forme. Mais que dire de la fenêtre $h$, pour deux requêtes de
# même norme qui consultent les mêmes clés ?
#
# - `"a"` : elle est la même, comme dans une régression à noyau ordinaire.
# - `"b"` : elle peut différer : $h$ dépend de $\tau$, donc de la requête et de toutes les clés.
# - `"c"` : elle est infinie, puisque les poids ont toujours pour somme 1.

# %% [markdown] lang="en"
# ### Find the mistake: "exactly the Epanechnikov kernel"
#
# Putting sparsemax in the place of softmax "produces exactly the Epanechnikov kernel", says the
# document. The weights do have that shape. But what of the window $h$, for two queries of the same
# norm that consult the same keys?
#
# - `"a"`: it is the same, as in an ordinary kernel regression.
# - `"b"`: it may differ: $h$ depends on $\tau$, hence on the query and on all the keys.
# - `"c"`: it is infinite, since the weights always sum to 1.

# %% quiz="moving_window" tags=["active-ipynb"]
# answer = ...
# checks.quiz("moving_window", answer)

# %% [markdown] lang="fr"
# ### Une fenêtre par requête
#
# Notre phrase, chaque jeton ramené à la norme 1, avec $\lambda = 0{,}4$. La sparsemax retient plus
# ou moins de jetons, dans une fenêtre plus ou moins large :
#
# | requête | jetons retenus | fenêtre $h$ |
# |---|---|---|
# | Your | 1 | 0,566 |
# | journey | 3 | 0,345 |
# | starts | 3 | 0,348 |
# | with | 4 | 0,346 |
# | one | 1 | 0,566 |
# | step | 3 | 0,436 |
#
# La fenêtre s'ouvre jusqu'à ce que les poids aient pour somme 1 : large là où les voisins sont
# rares, étroite là où ils se pressent. Elle contient toujours au moins le plus proche voisin, et
# n'est donc jamais vide. Les statisticiens parlent de **bande passante adaptative**. Avec une
# fenêtre fixe, égale à la moyenne de ces six-là, les poids s'écarteraient de 0,057 ; avec celles
# du tableau, l'égalité est exacte.

# %% [markdown] lang="en"
# ### One window for each query
#
# Our sentence, each token brought to norm 1, with $\lambda = 0.4$. Sparsemax keeps more tokens or
# fewer, in a window that is more or less wide:
#
# | query | tokens kept | window $h$ |
# |---|---|---|
# | Your | 1 | 0.566 |
# | journey | 3 | 0.345 |
# | starts | 3 | 0.348 |
# | with | 4 | 0.346 |
# | one | 1 | 0.566 |
# | step | 3 | 0.436 |
#
# The window opens until the weights sum to 1: wide where neighbours are few, narrow where they
# crowd. It always holds the nearest neighbour at least, and so is never empty. Statisticians speak
# of an **adaptive bandwidth**. With a fixed window, the mean of these six, the weights would be
# off by 0.057; with those of the table, equality is exact.

# %% given="unit_inputs"
unit_inputs: Tensor = inputs / inputs.norm(dim=-1, keepdim=True)

# %% figure="sparse_weights" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: sparsemax(unit_inputs @ unit_inputs.T / 0.4**2), rows=tokens, columns=tokens
# )

# %% [markdown] lang="fr"
# ## Entmax
#
# Entre la softmax, qui n'exclut personne, et la sparsemax, qui coupe net, il y a toute une famille,
# réglée par un nombre $\alpha \ge 1$ :
#
# $$
# p_i = \max\big( 0, \; (\alpha - 1) \, z_i - \tau \big)^{1 / (\alpha - 1)},
# \qquad \tau \text{ tel que } \textstyle\sum_i p_i = 1 .
# $$
#
# Elle résout un même problème : rendre $p \cdot z$ grand, plus une entropie, celle de Tsallis,
# $\sum_i (p_i - p_i^\alpha) / (\alpha (\alpha - 1))$, qui tend vers celle de Shannon quand
# $\alpha \to 1$. Pour $\alpha = 2$, c'est la sparsemax ; pour $\alpha = 1$, où l'exposant n'a plus
# de sens, la limite est la softmax.
#
# Pose $\alpha = 1 + 1/n$. L'exposant devient $n$, et le calcul de la section précédente donne, à
# normes égales,
#
# $$
# p_i \propto \max\!\left( 0, \; 1 - \frac{\lVert q - k_i \rVert^2}{h^2} \right)^n,
# \qquad h^2 = r^2 + R^2 - 2 n \lambda^2 \tau .
# $$
#
# Choisir $\alpha$, c'est choisir $K_n$. C'est ce que montrent Santos et ses coauteurs, que le
# document cite :
#
# | $\alpha$ | $n$ | noyau |
# |---|---|---|
# | 2 | 1 | Epanechnikov |
# | $3/2$ | 2 | biweight |
# | ? | 3 | triweight |
# | 1 | $\infty$ | gaussien |

# %% [markdown] lang="en"
# ## Entmax
#
# Between softmax, which excludes nobody, and sparsemax, which cuts dead, there is a whole family,
# set by a number $\alpha \ge 1$:
#
# $$
# p_i = \max\big( 0, \; (\alpha - 1) \, z_i - \tau \big)^{1 / (\alpha - 1)},
# \qquad \tau \text{ such that } \textstyle\sum_i p_i = 1 .
# $$
#
# It solves one and the same problem: to make $p \cdot z$ large, plus an entropy, that of Tsallis,
# $\sum_i (p_i - p_i^\alpha) / (\alpha (\alpha - 1))$, which tends to Shannon's as $\alpha \to 1$.
# For $\alpha = 2$ it is sparsemax; for $\alpha = 1$, where the exponent makes no sense any more,
# the limit is softmax.
#
# Set $\alpha = 1 + 1/n$. The exponent becomes $n$, and the computation of the previous section
# gives, with equal norms,
#
# $$
# p_i \propto \max\!\left( 0, \; 1 - \frac{\lVert q - k_i \rVert^2}{h^2} \right)^n,
# \qquad h^2 = r^2 + R^2 - 2 n \lambda^2 \tau .
# $$
#
# To choose $\alpha$ is to choose $K_n$. This is what Santos and co-authors show, whom the document
# cites:
#
# | $\alpha$ | $n$ | kernel |
# |---|---|---|
# | 2 | 1 | Epanechnikov |
# | $3/2$ | 2 | biweight |
# | ? | 3 | triweight |
# | 1 | $\infty$ | Gaussian |

# %% [markdown] lang="fr"
# ### Prédis : la case vide
#
# Quel $\alpha$ donne le triweight ? (Deux décimales.)

# %% [markdown] lang="en"
# ### Predict: the empty cell
#
# Which $\alpha$ gives the triweight? (Two decimals.)

# %% quiz="triweight_alpha" tags=["active-ipynb"]
# answer = ...
# checks.quiz("triweight_alpha", answer)

# %% [markdown] lang="fr"
# ### Prédis : l'écart, encore
#
# Deux scores. Avec $\alpha = 3/2$, à partir de quel écart le plus petit reçoit-il exactement 0 ?

# %% [markdown] lang="en"
# ### Predict: the gap, again
#
# Two scores. With $\alpha = 3/2$, from which gap on does the smaller receive exactly 0?

# %% quiz="entmax_gap" tags=["active-ipynb"]
# answer = ...
# checks.quiz("entmax_gap", answer)

# %% [markdown] lang="fr"
# ### Trouver le seuil
#
# Pour un $\alpha$ quelconque, pas de formule : on cherche $\tau$ par **dichotomie**. La somme
# des poids décroît quand $\tau$ monte, et deux valeurs l'encadrent. Note $a$ le plus grand des
# $(\alpha - 1) \, z_i$.
#
# - En $\tau = a - 1$, le plus grand score pèse déjà 1 à lui seul : la somme vaut 1 ou plus.
# - En $\tau = a$, plus rien ne dépasse : la somme vaut 0.
#
# On coupe l'intervalle en deux, on garde la moitié où la somme traverse 1, et l'on recommence.

# %% [markdown] lang="en"
# ### Finding the threshold
#
# For any $\alpha$ there is no formula: we look for $\tau$ by **bisection**. The sum of the weights
# goes down as $\tau$ goes up, and two values enclose it. Write $a$ for the largest of the
# $(\alpha - 1) \, z_i$.
#
# - At $\tau = a - 1$ the largest score alone weighs 1 already: the sum is 1 or more.
# - At $\tau = a$ nothing is above any more: the sum is 0.
#
# We cut the interval in two, keep the half where the sum crosses 1, and start again.

# %% [markdown] lang="fr"
# ### Prédis : combien de moitiés
#
# L'intervalle de départ est de longueur 1. Combien de coupures faut-il pour qu'il ne dépasse plus
# $10^{-6}$ ?

# %% [markdown] lang="en"
# ### Predict: how many halves
#
# The interval starts with length 1. How many cuts does it take until it is no longer than
# $10^{-6}$?

# %% quiz="halvings" tags=["active-ipynb"]
# answer = ...
# checks.quiz("halvings", answer)

# %% [markdown] lang="fr"
# ### `entmax` · *facultatif*
#
# *Exercice 5.5.* L'$\alpha$-entmax.
#
# - `z` : un tenseur de forme quelconque ; `alpha` : un nombre, entier ou non ; `dim` : l'axe des
#   scores, le dernier par défaut ; résultat : la même forme.
# - Lève `ValueError` quand `alpha < 1`.
# - `alpha = 1` est la softmax, `alpha = 2` la sparsemax, et les autres suivent la formule, au-delà
#   de 2 aussi.
# - Le long de `dim`, des poids positifs ou nuls, de somme 1 à $10^{-5}$ près en `float32`. Un
#   score assez bas reçoit exactement 0 dès que `alpha > 1`.
# - Par dichotomie, ou mieux : toute méthode qui donne ces nombres convient.
# - Finie et juste pour de grands scores ; décaler tous les scores ne change rien.
# - Type et appareil gardés, argument intact. Le gradient n'est pas demandé.

# %% [markdown] lang="en"
# ### `entmax` · *optional*
#
# *Exercise 5.5.* The $\alpha$-entmax.
#
# - `z`: a tensor of any shape; `alpha`: a number, whole or not; `dim`: the axis of the scores, the
#   last by default; result: the same shape.
# - Raises `ValueError` when `alpha < 1`.
# - `alpha = 1` is softmax, `alpha = 2` sparsemax, and the others follow the formula, beyond 2 as
#   well.
# - Along `dim`, weights that are positive or zero, of sum 1 within $10^{-5}$ in `float32`. A score
#   that is low enough receives exactly 0 as soon as `alpha > 1`.
# - By bisection, or better: any method that gives these numbers will do.
# - Finite and right for large scores; shifting all scores changes nothing.
# - Type and device kept, argument untouched. The gradient is not asked for.


# %% exercise="entmax"
def entmax(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    """(...) -> (...)

    p_i = max(0, (α - 1) z_i - τ)^(1 / (α - 1)), Σ_i p_i = 1; α = 1: softmax
    α < 1 ⇒ ValueError
    """
    ### BEGIN SOLUTION
    if alpha < 1:
        raise ValueError(f"alpha must be at least 1, got {alpha}")
    if alpha == 1:
        return torch.softmax(z, dim=dim)
    scores = (alpha - 1) * (z - z.amax(dim, keepdim=True))
    power = 1 / (alpha - 1)
    low = torch.full_like(scores.amax(dim, keepdim=True), -1.0)
    high = torch.zeros_like(low)
    for _ in range(60):
        middle = (low + high) / 2
        total = ((scores - middle).clamp(min=0) ** power).sum(dim, keepdim=True)
        low = torch.where(total >= 1, middle, low)
        high = torch.where(total >= 1, high, middle)
    weights = (scores - low).clamp(min=0) ** power
    return weights / weights.sum(dim, keepdim=True)
    ### END SOLUTION


# %% check="entmax" tags=["active-ipynb"]
# checks.check("entmax", entmax)

# %% [markdown] lang="fr"
# ### Du plus doux au plus net
#
# Les mêmes quatre scores, $(1 ;\ 0{,}5 ;\ 0 ;\ -1)$, pour quatre valeurs de $\alpha$. L'ordre des
# poids ne change jamais ; la queue, elle, s'amincit, puis disparaît. Le dernier poids est encore de
# 0,0045 pour $\alpha = 4/3$, où la figure arrondit ; pour $\alpha = 3/2$, c'est un vrai zéro.

# %% [markdown] lang="en"
# ### From the softest to the sharpest
#
# The same four scores, $(1,\ 0.5,\ 0,\ -1)$, for four values of $\alpha$. The order of the weights
# never changes; the tail gets thinner, then disappears. The last weight is still 0.0045 for
# $\alpha = 4/3$, where the figure rounds; for $\alpha = 3/2$ it is a true zero.

# %% figure="alphas" tags=["active-ipynb"]
# four_scores = torch.tensor([1.0, 0.5, 0.0, -1.0])
# checks.draw_weights(
#     lambda: torch.stack([entmax(four_scores, alpha) for alpha in (1, 4 / 3, 1.5, 2)]),
#     rows=["α = 1", "α = 4/3", "α = 3/2", "α = 2"],
#     columns=["1", "1/2", "0", "−1"],
# )

# %% [markdown] lang="fr"
# ### Le lien, en un dessin
#
# Les courbes sont les noyaux, écrits d'avance. Les points sont les poids que donne **ton**
# `entmax` à des clés de même norme, plus ou moins loin d'une requête ; on n'y a rien ajusté que
# l'échelle. La softmax suit le noyau gaussien, la sparsemax l'Epanechnikov, et les deux autres se
# rangent entre elles.

# %% [markdown] lang="en"
# ### The link, in one drawing
#
# The curves are the kernels, written beforehand. The points are the weights that **your** `entmax`
# gives to keys of the same norm, nearer to a query or further from it; nothing was adjusted but
# the scale. Softmax follows the Gaussian kernel, sparsemax Epanechnikov, and the other two stand
# between them.

# %% figure="kernel_link" tags=["active-ipynb"]
# checks.draw_kernels(compact_kernel, entmax)

# %% [markdown] lang="fr"
# ## Choisir un noyau
#
# Le document conclut que choisir la normalisation revient à choisir le noyau, « chacun avec son
# propre compromis biais-variance ». C'est vrai sous les conditions que tu as démontrées : des clés
# de même norme, et une fenêtre qui suit les données. Encore faut-il savoir ce qui pèse dans ce
# choix.
#
# - **La forme compte moins que la largeur.** La théorie classique mesure l'efficacité d'un noyau,
#   à bande passante bien réglée : 1 pour l'Epanechnikov, le meilleur, 0,994 pour le biweight,
#   0,987 pour le triweight, 0,951 pour le gaussien. Passer de l'un à l'autre gagne quelques pour
#   cent ; se tromper de $\lambda$ peut tout perdre.
# - **Un vrai zéro se lit.** Un jeton au poids nul n'a pas influencé la sortie, et l'on sait lequel.
#   Il n'y a plus de longue queue de petits poids qui, à eux tous, pèsent parfois lourd.
# - **Un vrai zéro n'apprend pas.** Aucun gradient n'atteint le score d'un jeton exclu : s'il l'a
#   été à tort, rien ne le rappelle par ce chemin. La softmax n'exclut jamais tout à fait.
# - **Le calcul coûte un peu plus** : un tri ou une dichotomie, au lieu d'une exponentielle et d'une
#   somme.

# %% [markdown] lang="en"
# ## Choosing a kernel
#
# The document concludes that to choose the normalisation amounts to choosing the kernel, "each
# with its own bias-variance trade-off". That is true under the conditions that you have proved:
# keys of the same norm, and a window that follows the data. It still helps to know what weighs in
# this choice.
#
# - **Shape matters less than width.** Classical theory measures the efficiency of a kernel, at a
#   well-set bandwidth: 1 for Epanechnikov, the best, 0.994 for the biweight, 0.987 for the
#   triweight, 0.951 for the Gaussian. Going from one to another gains a few per cent; a wrong
#   $\lambda$ may lose everything.
# - **A true zero can be read.** A token of weight zero has not influenced the output, and we know
#   which. There is no long tail any more of small weights which, all together, sometimes weigh
#   much.
# - **A true zero does not learn.** No gradient reaches the score of an excluded token: if it was
#   excluded by mistake, nothing calls it back by this road. Softmax never quite excludes.
# - **The computation costs a little more**: a sort or a bisection, instead of an exponential and a
#   sum.

# %% [markdown] lang="fr"
# ### Explique : sous quelles conditions
#
# En quelques phrases, avec tes mots : à quelles conditions la sortie d'une tête d'attention
# est-elle **exactement** un estimateur de Nadaraya-Watson à noyau gaussien, et qu'apprend une
# tête qu'un tel estimateur n'apprend pas ?

# %% [markdown] lang="en"
# ### Explain: under which conditions
#
# In a few sentences, in your own words: under which conditions is the output of an attention head
# **exactly** a Nadaraya-Watson estimator with a Gaussian kernel, and what does a head learn that
# such an estimator does not?

# %% [markdown] written="exact_conditions"
#

# %% [markdown] lang="fr"
# ## Ce que tu emportes
#
# - L'attention est une moyenne de voisins, comme l'estimateur de Nadaraya-Watson : comparer,
#   normaliser, mélanger.
# - Développer le carré mène du noyau gaussien au produit scalaire, à condition que les clés aient
#   la même norme ; sinon, une clé longue peut l'emporter sur une clé proche.
# - La racine de $d_k$ tient lieu de $\lambda^2$, et non de $\lambda$. Les unités le disaient.
# - Une tête apprend son noyau, $M = W_Q W_K^\top$, qui n'a pas à être symétrique, et ce qu'elle
#   rend, par $W_V$.
# - La sparsemax est une projection, l'entmax une famille, et toutes deux donnent de vrais zéros.
#   Chacune correspond à un noyau, linéaire, quadratique ou cubique en le **score**, dont la fenêtre
#   s'adapte à chaque requête.
# - Un zéro se lit, mais n'apprend pas.
#
# Ici finit l'excursion. Le prochain carnet reprend la route où les têtes l'ont laissée : il
# assemble le bloc Transformer.

# %% [markdown] lang="en"
# ## What you take away
#
# - Attention is an average of neighbours, like the Nadaraya-Watson estimator: compare, normalise,
#   mix.
# - Expanding the square leads from the Gaussian kernel to the dot product, provided that keys have
#   the same norm; otherwise a long key may win over a near one.
# - The root of $d_k$ stands in for $\lambda^2$, and not for $\lambda$. The units said so.
# - A head learns its kernel, $M = W_Q W_K^\top$, which need not be symmetric, and what it returns,
#   through $W_V$.
# - Sparsemax is a projection, entmax a family, and both give true zeros. Each stands for a kernel,
#   linear, quadratic or cubic in the **score**, whose window adapts to each query.
# - A zero can be read, but does not learn.
#
# Here the excursion ends. The next notebook takes up the road where the heads left it: it puts
# together the Transformer block.
