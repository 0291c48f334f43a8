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
# # Le bloc Transformer
#
# Tu as écrit une attention à plusieurs têtes, et tu sais ce qui lui manque : elle ignore l'ordre
# des mots, et rien ne permet encore de l'empiler en profondeur. Ce carnet s'occupe des deux. Tu
# vas donner une place à chaque jeton, de deux façons : avec des sinus, puis avec des vecteurs
# appris, dont tu calculeras le gradient à la main. Puis tu assembleras le bloc, une pièce après
# l'autre : chemin résiduel, normalisation, petit réseau. À la fin, ton encodeur et ton décodeur
# donneront les mêmes nombres que ceux de PyTorch.

# %% [markdown] lang="en"
# # The Transformer block
#
# You have written an attention with several heads, and you know what it lacks: it knows nothing of
# the order of words, and nothing yet makes it possible to stack it deep. This notebook sees to
# both. You will give each token a place, in two ways: with sines, then with learnt vectors, whose
# gradient you will work out by hand. Then you will put the block together, one piece after
# another: residual path, normalisation, small network. By the end your encoder and your decoder
# will give the same numbers as PyTorch's.

# %% [markdown] lang="fr"
# ## Mode d'emploi
#
# Les règles n'ont pas changé. Remplace chaque `raise NotImplementedError` par ton code, exécute la
# vérification qui suit, et joue le jeu des cellules « Prédis » et « Trouve l'erreur », qui ne sont
# pas notées : ta réponse à la place des `...`, **avant** d'exécuter. Les mêmes engagements valent
# partout :
#
# - un module garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de son entrée ;
# - les arguments ressortent intacts, sauf le bloc que les deux chargeurs de la fin ont pour rôle de
#   remplir ;
# - le gradient passe, jusqu'à l'entrée et jusqu'à chaque paramètre ;
# - une fonction ne connaît que ses arguments, et verra des tailles toutes différentes ;
# - toute méthode juste est bonne. Quatre exercices interdisent un raccourci, et le disent.
#
# Dans une classe, seuls comptent les noms que l'énoncé cite ; tes autres attributs s'appellent
# comme tu veux. Un titre marqué *facultatif* signale un exercice que tu peux laisser de côté sans
# perdre le fil.

# %% [markdown] lang="en"
# ## How this works
#
# The rules have not changed. Replace each `raise NotImplementedError` with your code, run the
# check just below, and play fair with the "Predict" and "Find the mistake" cells, which carry no
# marks: your answer in place of `...`, **before** you run anything. The same promises hold
# everywhere:
#
# - a module keeps the type (`float32` or `float64`) and the device (CPU, GPU) of its input;
# - the arguments come out untouched, except for the block that the two loaders at the end are there
#   to fill;
# - the gradient flows, back to the input and to every parameter;
# - a function knows only its arguments, and will meet sizes that all differ;
# - any correct method is welcome. Four exercises forbid a shortcut, and say so.
#
# In a class, only the names that the statement gives matter; call your other attributes what you
# like. A title marked *optional* is an exercise that you can leave aside without losing the
# thread.

# %% [markdown] lang="fr"
# ## Notation
#
# | symbole | sens |
# |---|---|
# | $b$, $T$ | nombre de phrases du lot, nombre de jetons |
# | $S$ | nombre de jetons de la source que consulte un décodeur |
# | $d$ | taille d'un jeton ; dans le code, `d_model` ou `emb_dim` |
# | $d_{ff}$ | taille intermédiaire du réseau à propagation avant ; dans le code, `d_ff` |
# | $p_t$ | l'encodage de la position $t$, compté depuis 0 |
# | $\omega_i$ | la fréquence de la paire $i$ |
# | $\partial M$ | le gradient de la perte par rapport à $M$, de la forme de $M$ |
# | $\odot$ | le produit case par case |

# %% [markdown] lang="en"
# ## Notation
#
# | symbol | meaning |
# |---|---|
# | $b$, $T$ | number of sentences in the batch, number of tokens |
# | $S$ | number of tokens in the source that a decoder consults |
# | $d$ | size of a token; in code, `d_model` or `emb_dim` |
# | $d_{ff}$ | inner size of the feed-forward network; in code, `d_ff` |
# | $p_t$ | the encoding of position $t$, counted from 0 |
# | $\omega_i$ | the frequency of pair $i$ |
# | $\partial M$ | the gradient of the loss with respect to $M$, of the shape of $M$ |
# | $\odot$ | the product cell by cell |

# %% given="imports"
import math
from collections.abc import Callable

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

# %% given="checks" tags=["active-ipynb"]
# import checks

# %% [markdown] lang="fr"
# ## Un sac de mots
#
# Souviens-toi de la preuve du deuxième carnet : si $P$ est une permutation et $Z$ la sortie pour
# $X$, alors la sortie pour $P X$ est $P Z$. Mélange les jetons, et les vecteurs de contexte
# suivent, chacun attaché à son jeton. C'est l'**équivariance**, et `permutation_gap` la mesurait :
# le plus grand écart entre « calculer puis mélanger » et « mélanger puis calculer ». La voici
# toute faite.
#
# Le document 004 prend les mots « mange, le, chat, souris, la », puis les remet en ordre : « le,
# chat, mange, la, souris ». Donnons un vecteur à chacun, et comparons ce que l'attention fait des
# deux suites.

# %% [markdown] lang="en"
# ## A bag of words
#
# Remember the proof of the second notebook: if $P$ is a permutation and $Z$ the output for $X$,
# then the output for $P X$ is $P Z$. Shuffle the tokens, and the context vectors follow, each
# attached to its token. That is **equivariance**, and `permutation_gap` measured it: the largest
# difference between "compute then shuffle" and "shuffle then compute". Here it is, ready made.
#
# Document 004 takes the French words "mange, le, chat, souris, la" (eats, the, cat, mouse, the),
# then puts them in order: "le, chat, mange, la, souris". Let us give each a vector, and compare
# what attention makes of the two sequences.


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


# %% [markdown] lang="fr"
# ### Prédis : le chat mange, la souris mange
#
# Une attention sans position lit « le chat mange la souris », puis « la souris mange le chat » :
# les mêmes cinq vecteurs, dans un autre ordre. Que devient le vecteur de contexte de « chat » ?
#
# - `"a"` : il change, puisque « chat » est passé de la deuxième à la dernière place.
# - `"b"` : il ne change pas : le modèle ne peut pas savoir qui mange qui.
# - `"c"` : il ne change pas, et toutes les lignes de la sortie restent à leur place.

# %% [markdown] lang="en"
# ### Predict: the cat eats, the mouse eats
#
# An attention without positions reads "le chat mange la souris" (the cat eats the mouse), then "la
# souris mange le chat" (the mouse eats the cat): the same five vectors, in another order. What
# becomes of the context vector of "chat"?
#
# - `"a"`: it changes, since "chat" has gone from the second place to the last.
# - `"b"`: it does not change: the model cannot know who eats whom.
# - `"c"`: it does not change, and every row of the output stays in its place.

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

# %% [markdown] lang="fr"
# Cherche une case de la première carte dans la seconde : « souris » donne 0,40 à « chat » dans les
# deux. Les nombres ont déménagé avec leurs mots, aucun n'a changé. L'écart que mesure
# `permutation_gap` est de l'ordre de $10^{-7}$, un arrondi.
#
# Pour qu'un modèle sache où se trouve un mot, il faut donc le lui **dire**. On ajoute à chaque
# vecteur de mot un vecteur de position, $x_t + p_t$, avant la première couche. Rien d'autre ne
# change : l'attention reste équivariante, mais ce sont les couples (mot, place) qu'elle mélange
# désormais.

# %% [markdown] lang="en"
# Look for a cell of the first map in the second: "souris" gives 0.40 to "chat" in both. The
# numbers have moved with their words, none has changed. The gap that `permutation_gap` measures is
# of the order of $10^{-7}$, a rounding error.
#
# For a model to know where a word stands, it must therefore be **told**. To each word vector we
# add a position vector, $x_t + p_t$, before the first layer. Nothing else changes: attention is
# still equivariant, but what it now mixes are pairs (word, place).

# %% [markdown] lang="fr"
# ## Une horloge à plusieurs aiguilles
#
# Comment écrire l'entier $t$ dans un vecteur de nombres entre $-1$ et 1 ? Pense à une horloge. La
# trotteuse distingue deux secondes voisines, mais revient toutes les minutes ; l'aiguille des
# heures bouge à peine, et dit le moment de la journée. Ensemble, elles donnent l'instant.
#
# Chaque **paire** de composantes $(2i, \; 2i + 1)$ est une aiguille, qui tourne à sa vitesse
# $\omega_i$ ; on en note les deux coordonnées :
#
# $$
# p_{t, \, 2i} = \sin(\omega_i t), \qquad p_{t, \, 2i + 1} = \cos(\omega_i t), \qquad
# \omega_i = 10000^{-2i / d}, \qquad i = 0, \ldots, d/2 - 1 .
# $$
#
# Pour $d = 4$, les deux fréquences sont 1 et 0,01 :
#
# | $t$ | $\sin t$ | $\cos t$ | $\sin 0{,}01 t$ | $\cos 0{,}01 t$ |
# |---|---|---|---|---|
# | 0 | 0,0000 | 1,0000 | 0,0000 | 1,0000 |
# | 1 | 0,8415 | 0,5403 | 0,0100 | 0,99995 |
# | 2 | 0,9093 | −0,4161 | 0,0200 | 0,9998 |
# | 50 | −0,2624 | 0,9650 | 0,4794 | 0,8776 |
#
# Les deux premières colonnes séparent 0 de 1 ; les deux dernières ne le font presque pas, mais
# séparent 0 de 50. Attention à l'exposant : c'est $2i / d$, avec $i$ le numéro de la **paire**, et
# non celui de la colonne.

# %% [markdown] lang="en"
# ## A clock with several hands
#
# How can the whole number $t$ be written in a vector of numbers between $-1$ and 1? Think of a
# clock. The second hand tells two neighbouring seconds apart, but comes back every minute; the
# hour hand hardly moves, and says what time of day it is. Together they give the moment.
#
# Each **pair** of components $(2i, \; 2i + 1)$ is a hand, which turns at its own speed $\omega_i$;
# we write down its two coordinates:
#
# $$
# p_{t, \, 2i} = \sin(\omega_i t), \qquad p_{t, \, 2i + 1} = \cos(\omega_i t), \qquad
# \omega_i = 10000^{-2i / d}, \qquad i = 0, \ldots, d/2 - 1 .
# $$
#
# For $d = 4$ the two frequencies are 1 and 0.01:
#
# | $t$ | $\sin t$ | $\cos t$ | $\sin 0.01 t$ | $\cos 0.01 t$ |
# |---|---|---|---|---|
# | 0 | 0.0000 | 1.0000 | 0.0000 | 1.0000 |
# | 1 | 0.8415 | 0.5403 | 0.0100 | 0.99995 |
# | 2 | 0.9093 | −0.4161 | 0.0200 | 0.9998 |
# | 50 | −0.2624 | 0.9650 | 0.4794 | 0.8776 |
#
# The first two columns tell 0 from 1; the last two hardly do, but they tell 0 from 50. Mind the
# exponent: it is $2i / d$, with $i$ the number of the **pair**, and not that of the column.

# %% [markdown] lang="fr"
# ### Prédis : la position 0
#
# Que vaut $p_0$ pour $d = 4$ ?
#
# - `"a"` : $(0, 0, 0, 0)$
# - `"b"` : $(0, 1, 0, 1)$
# - `"c"` : $(0, 0, 1, 1)$
# - `"d"` : $(1, 0, 1, 0)$

# %% [markdown] lang="en"
# ### Predict: position 0
#
# What is $p_0$ for $d = 4$?
#
# - `"a"`: $(0, 0, 0, 0)$
# - `"b"`: $(0, 1, 0, 1)$
# - `"c"`: $(0, 0, 1, 1)$
# - `"d"`: $(1, 0, 1, 0)$

# %% quiz="position_zero" tags=["active-ipynb"]
# answer = ...
# checks.quiz("position_zero", answer)

# %% [markdown] lang="fr"
# ### `sinusoidal_encoding`
#
# *Exercice 6.1.* Les encodages des positions 0 à $T - 1$, un par ligne.
#
# - `T` : le nombre de positions ; `d` : leur taille, un nombre **pair**. Résultat : un tenseur
#   `(T, d)` de type `float32`.
# - Colonnes paires : les sinus. Colonnes impaires : les cosinus de la **même** fréquence. La
#   première ligne est celle de $t = 0$.
# - Si `d` est impair, lève `ValueError`.
# - Les angles deviennent grands, et `float32` n'a que sept chiffres : calcule en `float64`,
#   convertis à la fin.

# %% [markdown] lang="en"
# ### `sinusoidal_encoding`
#
# *Exercise 6.1.* The encodings of positions 0 to $T - 1$, one per row.
#
# - `T`: the number of positions; `d`: their size, an **even** number. Result: a tensor `(T, d)` of
#   type `float32`.
# - Even columns: the sines. Odd columns: the cosines of the **same** frequency. The first row is
#   that of $t = 0$.
# - If `d` is odd, raise `ValueError`.
# - Angles grow large, and `float32` holds seven digits only: compute in `float64`, convert at the
#   end.


# %% exercise="sinusoidal_encoding"
def sinusoidal_encoding(T: int, d: int) -> Tensor:
    """() -> (T, d) float32

    p_t,2i = sin(ω_i t), p_t,2i+1 = cos(ω_i t), ω_i = 10000^(-2i/d)
    2 ∤ d ⇒ ValueError
    """
    ### BEGIN SOLUTION
    if d % 2:
        raise ValueError(f"d must be even, got {d}")
    frequencies = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    angles = torch.arange(T, dtype=torch.float64)[:, None] * frequencies
    return torch.stack([angles.sin(), angles.cos()], dim=-1).reshape(T, d).float()
    ### END SOLUTION


# %% check="sinusoidal_encoding" tags=["active-ipynb"]
# checks.check("sinusoidal_encoding", sinusoidal_encoding)

# %% [markdown] lang="fr"
# ### L'ordre retrouvé
#
# Voici la carte des mêmes mots, dans les deux ordres, une fois leurs positions ajoutées. Cette
# fois « souris » donne 0,52 à « chat » dans la première suite et 0,41 dans la seconde : changer de
# place change le résultat. L'écart de permutation passe de $10^{-7}$ à 0,89.

# %% [markdown] lang="en"
# ### Order regained
#
# Here is the map of the same words, in both orders, once their positions are added. This time
# "souris" gives 0.52 to "chat" in the first sequence and 0.41 in the second: to change places is
# to change the result. The permutation gap goes from $10^{-7}$ to 0.89.

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

# %% [markdown] lang="fr"
# ### Ajouter, ou mettre bout à bout ?
#
# On pourrait aussi mettre $x_t$ et $p_t$ bout à bout. Une projection linéaire de ce long vecteur
# serait $x_t W + p_t W'$ : la somme de deux projections, avec deux matrices. Ajouter revient à
# choisir $W' = W$, et ne coûte ni colonne ni paramètre. Le mot et sa place partagent alors les
# mêmes $d$ composantes, et c'est au modèle d'apprendre à les y loger.

# %% [markdown] lang="en"
# ### Adding, or joining end to end?
#
# We could also put $x_t$ and $p_t$ end to end. A linear projection of that long vector would be
# $x_t W + p_t W'$: the sum of two projections, with two matrices. To add is to choose $W' = W$,
# and costs neither column nor parameter. The word and its place then share the same $d$
# components, and it is for the model to learn how to fit them in.

# %% [markdown] lang="fr"
# ### Trouve l'erreur : « environ 63 000 positions »
#
# L'aiguille $i$ fait un tour en $2\pi / \omega_i = 2\pi \times 10000^{2i / d}$ positions : c'est
# sa **longueur d'onde**. La première vaut $2\pi \approx 6$. Le document donne à la dernière
# environ $2\pi \times 10000 \approx 63\,000$. Reprends sa formule pour la dernière paire, $i =
# d/2 - 1$.
#
# Pour $d = 16$, quelle est la plus grande longueur d'onde ? (À la centaine près.)

# %% [markdown] lang="en"
# ### Find the mistake: "about 63 000 positions"
#
# Hand $i$ goes round once in $2\pi / \omega_i = 2\pi \times 10000^{2i / d}$ positions: that is its
# **wavelength**. The first is $2\pi \approx 6$. The document makes the last about $2\pi \times
# 10000 \approx 63\,000$. Take its formula again for the last pair, $i = d/2 - 1$.
#
# For $d = 16$, what is the largest wavelength? (To the nearest hundred.)

# %% quiz="longest_wavelength" tags=["active-ipynb"]
# answer = ...
# checks.quiz("longest_wavelength", answer)

# %% [markdown] lang="fr"
# La plus grande longueur d'onde est $2\pi \times 10000^{(d - 2) / d}$. Les $63\,000$ du document
# en sont la limite quand $d$ grandit, jamais atteinte : on a environ $60\,600$ pour $d = 512$,
# $19\,900$ pour $d = 16$ et 628 pour $d = 4$.
#
# Le document parle de système de numération, et l'image est juste : comme les chiffres d'un nombre,
# les premières paires changent à chaque pas et les dernières rarement. Mais ici tout varie
# continûment, et rien ne se répète jamais : un tour de la première aiguille dure $2\pi$ positions,
# nombre irrationnel, si bien qu'aucun nombre entier de pas ne la ramène exactement à son départ.

# %% [markdown] lang="en"
# The largest wavelength is $2\pi \times 10000^{(d - 2) / d}$. The document's $63\,000$ is its
# limit as $d$ grows, never reached: we get about $60\,600$ for $d = 512$, $19\,900$ for $d = 16$
# and 628 for $d = 4$.
#
# The document speaks of a numeral system, and the image is right: like the digits of a number, the
# first pairs change at every step and the last ones rarely. Here, though, all varies continuously,
# and nothing ever repeats: a turn of the first hand takes $2\pi$ positions, an irrational number,
# so that no whole number of steps brings it back exactly to where it started.

# %% [markdown] lang="fr"
# ### Prédis : la longueur d'un encodage
#
# Pour $d = 16$, que vaut $\|p_t\|^2$, la somme des carrés des composantes de $p_t$ ?

# %% [markdown] lang="en"
# ### Predict: the length of an encoding
#
# For $d = 16$, what is $\|p_t\|^2$, the sum of the squares of the components of $p_t$?

# %% quiz="encoding_norm" tags=["active-ipynb"]
# answer = ...
# checks.quiz("encoding_norm", answer)

# %% [markdown] lang="fr"
# ### La page des positions
#
# Explore la carte : suis une colonne de haut en bas, puis compare les deux vagues d'une paire.
# Fais ensuite varier la position $t$ en gardant la distance : la courbe de ressemblance
# bouge-t-elle ? Et est-elle toujours décroissante ?

# %% [markdown] lang="en"
# ### The page of positions
#
# Explore the map: follow a column from top to bottom, then compare the two waves of a pair. Then
# vary the position $t$ and keep the distance: does the similarity curve move? And does it always
# go down?

# %% figure="positions_explorer" tags=["active-ipynb"]
# checks.show_page("positions.html", height=1400)

# %% [markdown] lang="fr"
# ### Trouve l'erreur : « approximativement invariante »
#
# Le document dit de la ressemblance entre $p_t$ et $p_{t+k}$, mesurée par le cosinus de leur
# angle, qu'elle est approximativement invariante par translation. Calcule le produit scalaire
# $p_t^\top p_{t+k}$, paire par paire. Que faut-il écrire ?
#
# - `"a"` : approximativement, en effet : elle dépend un peu de $t$.
# - `"b"` : exactement : elle vaut $\frac{2}{d} \sum_i \cos(k \omega_i)$, où $t$ n'apparaît pas.
# - `"c"` : exactement, et elle décroît à mesure que $k$ grandit.

# %% [markdown] lang="en"
# ### Find the mistake: "approximately invariant"
#
# Of the similarity between $p_t$ and $p_{t+k}$, measured by the cosine of their angle, the
# document says that it is approximately invariant under translation. Work out the dot product
# $p_t^\top p_{t+k}$, pair by pair. What should it say?
#
# - `"a"`: approximately, indeed: it depends a little on $t$.
# - `"b"`: exactly: it is $\frac{2}{d} \sum_i \cos(k \omega_i)$, in which $t$ does not appear.
# - `"c"`: exactly, and it decreases as $k$ grows.

# %% quiz="exact_similarity" tags=["active-ipynb"]
# answer = ...
# checks.quiz("exact_similarity", answer)

# %% [markdown] lang="fr"
# Pour $d = 16$, voici cette ressemblance, pour n'importe quel $t$ :
#
# | $k$ | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10 |
# |---|---|---|---|---|---|---|---|---|
# | cosinus | 1 | 0,94 | 0,80 | 0,69 | 0,69 | 0,77 | 0,81 | 0,46 |
#
# Deux voisins se ressemblent, c'est vrai. Mais la courbe remonte vers $k = 6$, quand la première
# aiguille a fait un tour : « proche » et « ressemblant » ne sont pas tout à fait le même mot.

# %% [markdown] lang="en"
# For $d = 16$, here is that similarity, for any $t$ whatever:
#
# | $k$ | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10 |
# |---|---|---|---|---|---|---|---|---|
# | cosine | 1 | 0.94 | 0.80 | 0.69 | 0.69 | 0.77 | 0.81 | 0.46 |
#
# Two neighbours are alike, that is true. But the curve goes up again near $k = 6$, when the first
# hand has gone round once: "near" and "alike" are not quite the same word.

# %% [markdown] lang="fr"
# ## Décaler, c'est tourner
#
# Pourquoi un sinus **et** un cosinus ? Parce qu'une aiguille qui avance de $k$ pas tourne d'un
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
# La matrice ne contient pas $t$ : la même sert partout dans la phrase. En rangeant ces blocs sur
# la diagonale d'une matrice $R_k$ de côté $d$, on obtient $p_{t+k} = R_k \, p_t$. « Le mot qui est
# $k$ places plus loin » est donc à portée d'une projection linéaire, comme le sont $W_Q$ et $W_K$.
# Avec un sinus seul, ce serait impossible : $\sin\alpha$ ne suffit pas à trouver $\sin(\alpha +
# \beta)$.
#
# Deux choses à remarquer. La paire est rangée (sinus, cosinus), si bien que les signes ne sont pas
# ceux de la rotation $(x, y)$ que tu connais peut-être par cœur. Et $R_k R_l = R_{k+l}$ : décaler
# deux fois, c'est décaler de la somme.

# %% [markdown] lang="en"
# ## To shift is to rotate
#
# Why a sine **and** a cosine? Because a hand that goes forward $k$ steps turns by an angle $k
# \omega_i$, and a rotation is linear. Let us write it down. With $\alpha = \omega_i t$ and
# $\beta = k \omega_i$, the addition formulas give
#
# $$
# \sin(\alpha + \beta) = \cos\beta \, \sin\alpha + \sin\beta \, \cos\alpha, \qquad
# \cos(\alpha + \beta) = -\sin\beta \, \sin\alpha + \cos\beta \, \cos\alpha .
# $$
#
# In other words, for pair $i$,
#
# $$
# \begin{pmatrix} p_{t+k, \, 2i} \\ p_{t+k, \, 2i+1} \end{pmatrix} =
# \begin{pmatrix} \cos k\omega_i & \sin k\omega_i \\ -\sin k\omega_i & \cos k\omega_i \end{pmatrix}
# \begin{pmatrix} p_{t, \, 2i} \\ p_{t, \, 2i+1} \end{pmatrix} .
# $$
#
# The matrix does not hold $t$: the same one serves everywhere in the sentence. With these blocks
# laid along the diagonal of a matrix $R_k$ of side $d$, we get $p_{t+k} = R_k \, p_t$. "The word
# $k$ places further on" is therefore within reach of a linear projection, such as $W_Q$ and $W_K$.
# With a sine alone it would be impossible: $\sin\alpha$ is not enough to find $\sin(\alpha +
# \beta)$.
#
# Two things to notice. The pair is laid out as (sine, cosine), so that the signs are not those of
# the rotation of $(x, y)$ that you may know by heart. And $R_k R_l = R_{k+l}$: to shift twice is
# to shift by the sum.

# %% [markdown] lang="fr"
# ### Prédis : défaire un décalage
#
# Quelle matrice ramène $p_{t+3}$ à $p_t$ ?
#
# - `"a"` : aucune : on ne peut pas revenir en arrière.
# - `"b"` : $R_3$ encore : une rotation est son propre inverse.
# - `"c"` : $R_{-3}$, qui est aussi la transposée de $R_3$.

# %% [markdown] lang="en"
# ### Predict: undoing a shift
#
# Which matrix brings $p_{t+3}$ back to $p_t$?
#
# - `"a"`: none: there is no going back.
# - `"b"`: $R_3$ again: a rotation is its own inverse.
# - `"c"`: $R_{-3}$, which is also the transpose of $R_3$.

# %% quiz="undo_shift" tags=["active-ipynb"]
# answer = ...
# checks.quiz("undo_shift", answer)

# %% [markdown] lang="fr"
# ### `shift_matrix` · *facultatif*
#
# *Exercice 6.2.* La matrice $R_k$ pour laquelle `R @ p_t` est égal à `p_(t+k)`, quel que soit $t$.
#
# - `k` : un nombre entier, négatif ou nul compris ; `d` : un nombre pair. Résultat : un tenseur
#   `(d, d)` de type `float32`.
# - Le vecteur `p_t` est à **droite** : pour décaler toutes les lignes de `E` d'un coup, on écrit
#   `E @ R.T`.
# - Les blocs suivent les paires $(2i, \; 2i + 1)$ de `sinusoidal_encoding`. Partout ailleurs, la
#   matrice est nulle.
# - Si `d` est impair, lève `ValueError`.

# %% [markdown] lang="en"
# ### `shift_matrix` · *optional*
#
# *Exercise 6.2.* The matrix $R_k$ for which `R @ p_t` equals `p_(t+k)`, whatever $t$ may be.
#
# - `k`: a whole number, negative or zero included; `d`: an even number. Result: a tensor `(d, d)`
#   of type `float32`.
# - The vector `p_t` is on the **right**: to shift all the rows of `E` at once, we write `E @ R.T`.
# - The blocks follow the pairs $(2i, \; 2i + 1)$ of `sinusoidal_encoding`. Everywhere else the
#   matrix is zero.
# - If `d` is odd, raise `ValueError`.


# %% exercise="shift_matrix"
def shift_matrix(k: int, d: int) -> Tensor:
    """() -> (d, d) float32

    R p_t = p_(t+k), t ∈ ℤ
    2 ∤ d ⇒ ValueError
    """
    ### BEGIN SOLUTION
    if d % 2:
        raise ValueError(f"d must be even, got {d}")
    angles = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    rotation = torch.zeros(d, d, dtype=torch.float64)
    sines = torch.arange(0, d, 2)
    cosines = sines + 1
    rotation[sines, sines] = rotation[cosines, cosines] = angles.cos()
    rotation[sines, cosines] = angles.sin()
    rotation[cosines, sines] = -angles.sin()
    return rotation.float()
    ### END SOLUTION


# %% check="shift_matrix" tags=["active-ipynb"]
# checks.check("shift_matrix", shift_matrix)

# %% [markdown] lang="fr"
# Cette idée a fait du chemin. Beaucoup de modèles récents n'ajoutent plus rien aux mots : ils font
# tourner requêtes et clés elles-mêmes, d'un angle qui dépend de leur position. Dans le produit de
# deux vecteurs tournés, les positions n'entrent que par la **différence** des angles, donc par leur
# distance.

# %% [markdown] lang="en"
# This idea has gone a long way. Many recent models no longer add anything to the words: they
# rotate queries and keys themselves, by an angle that depends on their position. In the product of
# two rotated vectors, positions come in only through the **difference** of the angles, and so
# through their distance.

# %% [markdown] lang="fr"
# ## Des positions qui s'apprennent
#
# L'autre façon est plus simple encore : une table de $T$ vecteurs, un par position, que
# l'entraînement ajuste comme le reste. GPT-2 fait ainsi, avec 1024 lignes. Le prix : au-delà de la
# dernière ligne, il n'y a plus rien, alors que les sinus se calculent pour n'importe quelle
# position. Selon le document, les deux marchent bien en pratique.
#
# Comment des vecteurs tirés au hasard en viennent-ils à dire une place ? Le document en fait
# l'expérience. Une seule couche d'attention reçoit $T = 16$ vecteurs aléatoires $x_0, \ldots,
# x_{15}$, de taille $d = 16$ et d'écart-type 0,5, et doit rendre à la position $t$ le vecteur
# **précédent**, $x_{t-1}$. À la position 0, qui n'a pas de précédent, la cible est nulle. Rien
# dans les $x_t$ ne dit qui précède qui : seuls les $p_t$ peuvent le dire, et au départ ils ne
# disent rien.
#
# La perte est $\frac{1}{2}$ de la moyenne des carrés des écarts. Avant de lancer quoi que ce soit,
# demande-toi ce qu'on obtiendrait sans effort.

# %% [markdown] lang="en"
# ## Positions that are learnt
#
# The other way is simpler still: a table of $T$ vectors, one per position, which training adjusts
# like the rest. GPT-2 does so, with 1024 rows. The price: beyond the last row there is nothing,
# whereas sines can be computed for any position whatever. According to the document, both work
# well in practice.
#
# How do vectors drawn at random come to tell a place? The document runs the experiment. A single
# attention layer receives $T = 16$ random vectors $x_0, \ldots, x_{15}$, of size $d = 16$ and
# standard deviation 0.5, and must return at position $t$ the **previous** vector, $x_{t-1}$. At
# position 0, which has no predecessor, the target is zero. Nothing in the $x_t$ says who comes
# before whom: only the $p_t$ can tell, and to begin with they tell nothing.
#
# The loss is $\frac{1}{2}$ of the mean of the squared differences. Before running anything, ask
# yourself what could be had for no effort.

# %% [markdown] lang="fr"
# ### Prédis : répondre zéro
#
# Un modèle paresseux répond toujours le vecteur nul. Que vaut sa perte, en moyenne ? (Trois
# décimales suffisent. Compte la position 0 à part.)

# %% [markdown] lang="en"
# ### Predict: answering zero
#
# A lazy model always answers the zero vector. What is its loss, on average? (Three decimals will
# do. Count position 0 separately.)

# %% quiz="always_zero" tags=["active-ipynb"]
# answer = ...
# checks.quiz("always_zero", answer)

# %% [markdown] lang="fr"
# ### Le mieux que l'on puisse faire sans position
#
# Retiens deux repères. Le modèle paresseux obtient 0,117. Et un modèle **sans position**, si grand
# soit-il ? Il est équivariant : pour le jeton $t$, les quinze autres sont interchangeables, chacun
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

# %% [markdown] lang="en"
# ### The best that can be done without positions
#
# Remember two landmarks. The lazy model gets 0.117. And a model **without positions**, however
# large? It is equivariant: for token $t$ the other fifteen are interchangeable, each has one
# chance in sixteen of being the previous one, and with the last chance in sixteen $t$ is the first
# token. The best is then to answer $\frac{1}{16}$ of the sum of the others. For a variance
# $\sigma^2 = 0.25$, the error is $\frac{15}{256} \sigma^2$ at position 0 and
# $\left(\frac{15}{16}\right)^2 \sigma^2 + \frac{14}{256} \sigma^2 = \frac{239}{256} \sigma^2$
# elsewhere, hence
#
# $$
# \frac{1}{2} \, \sigma^2 \left( \frac{1}{16} \cdot \frac{15}{256} +
# \frac{15}{16} \cdot \frac{239}{256} \right)
# = \frac{1}{2} \times 0.25 \times \frac{3600}{4096} \approx 0.110 .
# $$
#
# Any loss clearly below 0.110 proves that the model knows where it is.

# %% [markdown] lang="fr"
# ## Remonter le calcul à la main
#
# Le document entraîne cette couche en NumPy, sans autograd. C'est l'occasion de voir, une fois,
# tout ce que `backward()` fait pour toi.
#
# La passe avant a cinq étapes, sans masque :
#
# $$
# Q = X W_Q, \quad K = X W_K, \quad V = X W_V ; \qquad S = \frac{Q K^\top}{\sqrt{d_k}} ; \qquad
# A = \mathrm{softmax}(S) ; \qquad C = A V ; \qquad y = C \, W_{out} .
# $$
#
# La perte est $L = \frac{1}{2} \, \mathrm{moyenne}\big( (y - \text{cible})^2 \big)$, sur
# **toutes** les cases. On remonte dans l'ordre inverse. Note $\partial M$ le gradient de $L$ par
# rapport à $M$ ; il a toujours la forme de $M$, et c'est le meilleur garde-fou.
#
# 1. **La perte.** Si $y$ a $n$ cases en tout, $\partial y = (y - \text{cible}) / n$. Le
#    $\frac{1}{2}$ a mangé le 2 de la dérivée.
# 2. **Un produit.** De $y = C \, W_{out}$ on tire $\partial C = \partial y \, W_{out}^\top$ et
#    $\partial W_{out} = C^\top \partial y$. Quand toutes les tailles diffèrent, il n'y a pas
#    d'autre façon d'accorder les formes. Une matrice partagée par toutes les phrases reçoit la
#    **somme** de leurs contributions.
# 3. **Encore un produit.** De $C = A V$ : $\partial A = \partial C \, V^\top$ et $\partial V =
#    A^\top \partial C$.
# 4. **La softmax.** Son jacobien, trouvé dans le premier carnet, est $\partial A_{ij} / \partial
#    S_{ik} = A_{ij} (\delta_{jk} - A_{ik})$. En sommant sur $j$, chaque ligne donne $\partial
#    S_{ik} = A_{ik} \big( \partial A_{ik} - \sum_j A_{ij} \, \partial A_{ij} \big)$, c'est-à-dire
#
# $$
# \partial S = A \odot \Big( \partial A - \sum_{\text{ligne}} A \odot \partial A \Big) .
# $$
#
# 5. **Les scores.** De $S = Q K^\top / \sqrt{d_k}$ : $\partial Q = \partial S \, K / \sqrt{d_k}$
#    et $\partial K = \partial S^\top Q / \sqrt{d_k}$.
# 6. **Les projections.** $\partial W_Q = X^\top \partial Q$, et de même pour $W_K$ et $W_V$, en
#    sommant sur le lot. Quant à $X$, il a servi **trois** fois, et les trois chemins s'ajoutent :
#    $\partial X = \partial Q \, W_Q^\top + \partial K \, W_K^\top + \partial V \, W_V^\top$.

# %% [markdown] lang="en"
# ## Going back up by hand
#
# The document trains this layer in NumPy, without autograd. It is a chance to see, once, all that
# `backward()` does for you.
#
# The forward pass has five steps, without a mask:
#
# $$
# Q = X W_Q, \quad K = X W_K, \quad V = X W_V ; \qquad S = \frac{Q K^\top}{\sqrt{d_k}} ; \qquad
# A = \mathrm{softmax}(S) ; \qquad C = A V ; \qquad y = C \, W_{out} .
# $$
#
# The loss is $L = \frac{1}{2} \, \mathrm{mean}\big( (y - \text{target})^2 \big)$, over **all**
# cells. We go back in the reverse order. Write $\partial M$ for the gradient of $L$ with respect
# to $M$; it always has the shape of $M$, and that is the best safeguard.
#
# 1. **The loss.** If $y$ has $n$ cells in all, $\partial y = (y - \text{target}) / n$. The
#    $\frac{1}{2}$ has eaten the 2 of the derivative.
# 2. **A product.** From $y = C \, W_{out}$ we get $\partial C = \partial y \, W_{out}^\top$ and
#    $\partial W_{out} = C^\top \partial y$. When all sizes differ, there is no other way to make
#    the shapes agree. A matrix shared by all sentences receives the **sum** of what they
#    contribute.
# 3. **Another product.** From $C = A V$: $\partial A = \partial C \, V^\top$ and $\partial V =
#    A^\top \partial C$.
# 4. **Softmax.** Its Jacobian, found in the first notebook, is $\partial A_{ij} / \partial
#    S_{ik} = A_{ij} (\delta_{jk} - A_{ik})$. Summed over $j$, each row gives $\partial S_{ik} =
#    A_{ik} \big( \partial A_{ik} - \sum_j A_{ij} \, \partial A_{ij} \big)$, that is
#
# $$
# \partial S = A \odot \Big( \partial A - \sum_{\text{row}} A \odot \partial A \Big) .
# $$
#
# 5. **The scores.** From $S = Q K^\top / \sqrt{d_k}$: $\partial Q = \partial S \, K / \sqrt{d_k}$
#    and $\partial K = \partial S^\top Q / \sqrt{d_k}$.
# 6. **The projections.** $\partial W_Q = X^\top \partial Q$, and likewise for $W_K$ and $W_V$,
#    summing over the batch. As for $X$, it was used **three** times, and the three paths add up:
#    $\partial X = \partial Q \, W_Q^\top + \partial K \, W_K^\top + \partial V \, W_V^\top$.

# %% [markdown] lang="fr"
# ### Prédis : remonter une softmax
#
# Une ligne de poids vaut $(0{,}5 ;\ 0{,}3 ;\ 0{,}2)$, et le gradient qui lui arrive $(1 ;\ 0 ;\
# 0)$. Que vaut la **deuxième** composante de $\partial S$ ?

# %% [markdown] lang="en"
# ### Predict: back through a softmax
#
# A row of weights is $(0.5,\ 0.3,\ 0.2)$, and the gradient that reaches it is $(1,\ 0,\ 0)$.
# What is the **second** component of $\partial S$?

# %% quiz="softmax_backward" tags=["active-ipynb"]
# answer = ...
# checks.quiz("softmax_backward", answer)

# %% [markdown] lang="fr"
# Les trois composantes sont $0{,}25$, $-0{,}15$ et $-0{,}10$ : leur somme est nulle. C'est
# toujours vrai, puisque ajouter une constante à tous les scores ne change pas les poids. Un
# gradient dont une ligne ne somme pas à zéro est faux ; voilà un contrôle gratuit.

# %% [markdown] lang="en"
# The three components are $0.25$, $-0.15$ and $-0.10$: they sum to zero. That is always so, since
# adding a constant to all the scores does not change the weights. A gradient with a row that does
# not sum to zero is wrong; there is a check for free.

# %% [markdown] lang="fr"
# ### Vérifier par différences finies
#
# Comment savoir si l'on s'est trompé ? En mesurant. Bouge **un** coefficient de $\pm h$, calcule
# la perte des deux côtés, et compare la pente au gradient :
#
# $$
# \frac{\partial L}{\partial W_{ij}} \approx \frac{L(W_{ij} + h) - L(W_{ij} - h)}{2h} .
# $$
#
# C'est lent, deux passes avant par coefficient, mais cela ne demande aucune dérivation. Voici de
# quoi le faire. Quand tu auras écrit l'exercice, essaie
# `gradient_error(attention_backward, "W_q", 1e-5)` dans une cellule à toi.

# %% [markdown] lang="en"
# ### Checking by finite differences
#
# How do we know whether we went wrong? By measuring. Move **one** coefficient by $\pm h$, compute
# the loss on both sides, and compare the slope with the gradient:
#
# $$
# \frac{\partial L}{\partial W_{ij}} \approx \frac{L(W_{ij} + h) - L(W_{ij} - h)}{2h} .
# $$
#
# It is slow, two forward passes per coefficient, but it takes no derivation at all. Here is what
# you need. Once you have written the exercise, try
# `gradient_error(attention_backward, "W_q", 1e-5)` in a cell of your own.

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


# %% [markdown] lang="fr"
# ### Prédis : le bon pas
#
# En `float64`, avec quel pas $h$ la pente mesurée est-elle la plus juste ?
#
# - `"a"` : $h = 10^{-1}$
# - `"b"` : $h = 10^{-5}$
# - `"c"` : $h = 10^{-12}$ : plus il est petit, mieux c'est.

# %% [markdown] lang="en"
# ### Predict: the right step
#
# In `float64`, with which step $h$ is the measured slope most accurate?
#
# - `"a"`: $h = 10^{-1}$
# - `"b"`: $h = 10^{-5}$
# - `"c"`: $h = 10^{-12}$: the smaller, the better.

# %% quiz="right_step" tags=["active-ipynb"]
# answer = ...
# checks.quiz("right_step", answer)

# %% [markdown] lang="fr"
# Deux erreurs se disputent le résultat : la courbure de la perte, en $h^2$, et l'arrondi de la
# soustraction, en $1 / h$. Sur les tableaux ci-dessus, l'écart relatif pour `W_q` est de l'ordre
# de :
#
# | $h$ | $10^{-1}$ | $10^{-3}$ | $10^{-5}$ | $10^{-8}$ | $10^{-12}$ |
# |---|---|---|---|---|---|
# | écart | $10^{-3}$ | $10^{-7}$ | $10^{-10}$ | $10^{-7}$ | $10^{-3}$ |

# %% [markdown] lang="en"
# Two errors contend for the result: the curvature of the loss, in $h^2$, and the rounding of the
# subtraction, in $1 / h$. On the arrays above, the relative gap for `W_q` is of the order of:
#
# | $h$ | $10^{-1}$ | $10^{-3}$ | $10^{-5}$ | $10^{-8}$ | $10^{-12}$ |
# |---|---|---|---|---|---|
# | gap | $10^{-3}$ | $10^{-7}$ | $10^{-10}$ | $10^{-7}$ | $10^{-3}$ |

# %% [markdown] lang="fr"
# ### `attention_backward` · *facultatif*
#
# *Exercice 6.8.* La perte et ses cinq gradients, à travers une couche d'attention sans masque, en
# NumPy et sans autograd.
#
# - `X` : `(B, T, d)` ; `W_q` et `W_k` : `(d, d_k)` ; `W_v` : `(d, d_v)` ; `W_out` : `(d_v, d_o)` ;
#   `target` : `(B, T, d_o)`. Toutes ces tailles peuvent différer. Résultat : le couple
#   `(loss, grads)`.
# - Échelle $\sqrt{d_k}$, la taille d'une clé. `loss` vaut la moitié de la moyenne des $(y -
#   \text{cible})^2$ sur **toutes** les cases, lot compris.
# - `grads` est un dictionnaire de clés `"X"`, `"W_q"`, `"W_k"`, `"W_v"` et `"W_out"` : le gradient
#   de `loss` par rapport à chacun, de sa forme.
# - La softmax reste finie pour de grands scores, et les arguments ressortent intacts.
# - **Interdit dans cet exercice** : PyTorch, autograd compris.

# %% [markdown] lang="en"
# ### `attention_backward` · *optional*
#
# *Exercise 6.8.* The loss and its five gradients, through an attention layer without a mask, in
# NumPy and without autograd.
#
# - `X`: `(B, T, d)`; `W_q` and `W_k`: `(d, d_k)`; `W_v`: `(d, d_v)`; `W_out`: `(d_v, d_o)`;
#   `target`: `(B, T, d_o)`. All these sizes may differ. Result: the pair `(loss, grads)`.
# - Scale $\sqrt{d_k}$, the size of a key. `loss` is half of the mean of $(y - \text{target})^2$
#   over **all** cells, batch included.
# - `grads` is a dictionary with keys `"X"`, `"W_q"`, `"W_k"`, `"W_v"` and `"W_out"`: the gradient
#   of `loss` with respect to each, of its shape.
# - Softmax stays finite for large scores, and the arguments come out untouched.
# - **Forbidden in this exercise**: PyTorch, autograd included.


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
    ### BEGIN SOLUTION
    scale = 1 / np.sqrt(W_k.shape[1])
    queries, keys, values = X @ W_q, X @ W_k, X @ W_v
    scores = queries @ keys.swapaxes(-2, -1) * scale
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights /= weights.sum(axis=-1, keepdims=True)
    context = weights @ values
    error = context @ W_out - target
    loss = 0.5 * float(np.mean(error**2))

    d_output = error / error.size
    d_context = d_output @ W_out.T
    d_weights = d_context @ values.swapaxes(-2, -1)
    d_values = weights.swapaxes(-2, -1) @ d_context
    along = (weights * d_weights).sum(axis=-1, keepdims=True)
    d_scores = weights * (d_weights - along) * scale
    d_queries = d_scores @ keys
    d_keys = d_scores.swapaxes(-2, -1) @ queries
    grads = {
        "X": d_queries @ W_q.T + d_keys @ W_k.T + d_values @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_queries),
        "W_k": np.einsum("bti,btj->ij", X, d_keys),
        "W_v": np.einsum("bti,btj->ij", X, d_values),
        "W_out": np.einsum("bti,btj->ij", context, d_output),
    }
    return loss, grads
    ### END SOLUTION


# %% check="attention_backward" tags=["active-ipynb"]
# checks.check("attention_backward", attention_backward)

# %% [markdown] lang="fr"
# ### L'expérience du mot précédent
#
# Tout est prêt. La table $P$ s'ajoute à chaque phrase du lot, $X = x + P$ ; son gradient se lit
# donc dans $\partial X$. Une question de formes avant de commencer.

# %% [markdown] lang="en"
# ### The experiment of the previous word
#
# All is ready. The table $P$ is added to each sentence of the batch, $X = x + P$; its gradient can
# therefore be read from $\partial X$. A question of shapes before we start.

# %% [markdown] lang="fr"
# ### Prédis : l'axe du lot
#
# $\partial X$ a la forme $(32, 16, 16)$, et $P$ la forme $(16, 16)$. Que vaut $\partial P$, si
# $\partial y$ a déjà été divisé par le nombre de cases de **tout** le lot ?
#
# - `"a"` : la somme de $\partial X$ sur le lot.
# - `"b"` : sa moyenne sur le lot.
# - `"c"` : sa première phrase, puisque $P$ est la même pour toutes.

# %% [markdown] lang="en"
# ### Predict: the axis of the batch
#
# $\partial X$ has shape $(32, 16, 16)$, and $P$ has shape $(16, 16)$. What is $\partial P$, if
# $\partial y$ has already been divided by the number of cells of the **whole** batch?
#
# - `"a"`: the sum of $\partial X$ over the batch.
# - `"b"`: its mean over the batch.
# - `"c"`: its first sentence, since $P$ is the same for all.

# %% quiz="batch_axis" tags=["active-ipynb"]
# answer = ...
# checks.quiz("batch_axis", answer)

# %% [markdown] lang="fr"
# ### `learn_positions` · *facultatif*
#
# *Exercice 6.9.* L'expérience du document, de bout en bout. Résultat : le triplet
# `(before, after, losses)`.
#
# - Départ : `P` de forme `(T, d)`, tirée de $0{,}05 \, \mathcal{N}(0, 1)$ ; quatre matrices
#   `(d, d)`, $W_Q$, $W_K$, $W_V$ et $W_{out}$, tirées de $\sqrt{2/d} \; \mathcal{N}(0, 1)$.
# - À chaque pas, sur `steps` : un lot neuf de `batch_size` phrases `(T, d)`, tirées de $0{,}5 \,
#   \mathcal{N}(0, 1)$ ; la cible est la phrase décalée d'une position, nulle à la position 0 ; la
#   couche reçoit $x + P$ ; une mise à jour des **cinq** tableaux par Adam, de pas 0,001
#   (constantes habituelles 0,9, 0,999 et $10^{-8}$).
# - `before` et `after`, de forme `(T, T)` : l'attention que donnent les positions **seules**,
#   $\mathrm{softmax}\big( P W_Q (P W_K)^\top / \sqrt{d} \big)$, avant et après l'entraînement.
#   `losses` : la perte de chaque pas.
# - Avec les valeurs par défaut, chaque ligne $t \geq 1$ de `after` donne l'essentiel de son poids
#   à $t - 1$. La ligne 0 n'est pas jugée, et tes tirages n'ont pas à être ceux du document.
# - Toute méthode convient, autograd compris ; des tableaux ou des tenseurs. Quelques secondes
#   suffisent : si cela dure, traite tout le lot d'un coup.

# %% [markdown] lang="en"
# ### `learn_positions` · *optional*
#
# *Exercise 6.9.* The document's experiment, from end to end. Result: the triple
# `(before, after, losses)`.
#
# - Start: `P` of shape `(T, d)`, drawn from $0.05 \, \mathcal{N}(0, 1)$; four matrices `(d, d)`,
#   $W_Q$, $W_K$, $W_V$ and $W_{out}$, drawn from $\sqrt{2/d} \; \mathcal{N}(0, 1)$.
# - At each step, out of `steps`: a fresh batch of `batch_size` sentences `(T, d)`, drawn from $0.5
#   \, \mathcal{N}(0, 1)$; the target is the sentence shifted by one position, zero at position 0;
#   the layer receives $x + P$; one update of all **five** arrays by Adam, with rate 0.001 (usual
#   constants 0.9, 0.999 and $10^{-8}$).
# - `before` and `after`, of shape `(T, T)`: the attention that positions **alone** give,
#   $\mathrm{softmax}\big( P W_Q (P W_K)^\top / \sqrt{d} \big)$, before training and after.
#   `losses`: the loss of each step.
# - With the default values, each row $t \geq 1$ of `after` gives most of its weight to $t - 1$.
#   Row 0 is not judged, and your draws need not be the document's.
# - Any method will do, autograd included; arrays or tensors. A few seconds are enough: if it takes
#   long, handle the whole batch at once.


# %% exercise="learn_positions"
def learn_positions(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
) -> tuple[NDArray[np.float64], NDArray[np.float64], list[float]]:
    """() -> (T, T), (T, T), (steps,)

    A = softmax(P W_q (P W_k)ᵀ / √d)
    """
    ### BEGIN SOLUTION
    rng = np.random.default_rng(seed)
    positions = rng.standard_normal((T, d)) * 0.05
    matrices = [rng.standard_normal((d, d)) * (2 / d) ** 0.5 for _ in range(4)]
    parameters = [positions, *matrices]

    def attention() -> NDArray[np.float64]:
        P, W_q, W_k = parameters[:3]
        scores = P @ W_q @ (P @ W_k).T / np.sqrt(d)
        weights: NDArray[np.float64] = np.exp(scores - scores.max(axis=-1, keepdims=True))
        weights /= weights.sum(axis=-1, keepdims=True)
        return weights

    before, losses = attention(), []
    means = [np.zeros_like(p) for p in parameters]
    squares = [np.zeros_like(p) for p in parameters]
    for step in range(1, steps + 1):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        P, W_q, W_k, W_v, W_out = parameters
        loss, grads = attention_backward(x + P, W_q, W_k, W_v, W_out, target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, gradient in enumerate(gradients):  # Adam
            means[i] = 0.9 * means[i] + 0.1 * gradient
            squares[i] = 0.999 * squares[i] + 0.001 * gradient**2
            mean, square = means[i] / (1 - 0.9**step), squares[i] / (1 - 0.999**step)
            parameters[i] = parameters[i] - 0.001 * mean / (np.sqrt(square) + 1e-8)
    return before, attention(), losses
    ### END SOLUTION


# %% check="learn_positions" tags=["active-ipynb"]
# checks.check("learn_positions", learn_positions)

# %% [markdown] lang="fr"
# ### Prédis : l'attention du premier jour
#
# Avant l'entraînement, combien chaque poids de `before` vaut-il, à peu près ? (Trois décimales
# suffisent.)

# %% [markdown] lang="en"
# ### Predict: attention on the first day
#
# Before training, how large is each weight of `before`, roughly? (Three decimals will do.)

# %% quiz="first_day" tags=["active-ipynb"]
# answer = ...
# checks.quiz("first_day", answer)

# %% figure="learnt_positions" tags=["active-ipynb"]
# checks.draw_positions(lambda: learn_positions())

# %% [markdown] lang="fr"
# ### Lis la figure
#
# À gauche, une teinte uniforme : tous les poids sont entre 0,0616 et 0,0637 avec les tirages du
# document. Au milieu, une diagonale décalée : chaque position $t \geq 1$ donne au moins 0,89 de
# son poids à $t - 1$. Personne n'a dit à la couche ce que « précédent » veut dire ; le gradient a
# fait tourner les $p_t$ jusqu'à ce que $q_t^\top k_{t-1}$ l'emporte. La ligne 0 est floue, et
# c'est normal : sa cible est nulle, et elle a tout intérêt à moyenner des vecteurs qui se
# compensent.
#
# À droite, la perte descend en deux temps. Elle part de 0,162 et gagne vite 0,110 vers le pas 500.
# Tu connais ce nombre : le mieux que l'on puisse faire **sans** position. Elle y reste, 0,109
# encore au pas 1000, pendant que les positions se démêlent ; puis elle repart, 0,059 au pas 2000
# et 0,040 à la fin. Un palier dans une courbe de perte veut souvent dire qu'un modèle a épuisé ce
# qui est facile.

# %% [markdown] lang="en"
# ### Read the figure
#
# On the left a uniform shade: all weights lie between 0.0616 and 0.0637 with the document's draws.
# In the middle a shifted diagonal: each position $t \geq 1$ gives at least 0.89 of its weight to
# $t - 1$. Nobody told the layer what "previous" means; the gradient turned the $p_t$ until
# $q_t^\top k_{t-1}$ won. Row 0 is blurred, and rightly so: its target is zero, and it does best to
# average vectors that cancel out.
#
# On the right the loss comes down in two stages. It starts from 0.162 and quickly reaches 0.110
# near step 500. You know that number: the best that can be done **without** positions. It stays
# there, still 0.109 at step 1000, while positions disentangle themselves; then it sets off again,
# 0.059 at step 2000 and 0.040 at the end. A plateau in a loss curve often means that a model has
# used up what is easy.

# %% [markdown] lang="fr"
# ### Explique : une place pour chaque mot
#
# En quelques phrases, avec tes mots : pourquoi une attention sans position ne peut-elle pas
# distinguer « le chat mange la souris » de « la souris mange le chat », et qu'apportent les
# positions sinusoïdales que n'aurait pas un simple numéro $t$ ajouté à chaque vecteur ?

# %% [markdown] lang="en"
# ### Explain: a place for each word
#
# In a few sentences, in your own words: why can an attention without positions not tell "le chat
# mange la souris" (the cat eats the mouse) from "la souris mange le chat" (the mouse eats the
# cat), and what do sinusoidal positions bring that a plain number $t$ added to each vector would
# not?

# %% [markdown] written="place_for_words"
#

# %% [markdown] lang="fr"
# ## Remettre les nombres à l'échelle
#
# Passons au bloc. Un modèle profond multiplie et additionne ses vecteurs des dizaines de fois, et
# leur grandeur dérive : un peu trop à chaque couche, et tout explose ; un peu trop peu, et tout
# s'éteint. La **normalisation de couche** ramène chaque jeton à une échelle connue. Pour un
# vecteur $x$ de taille $d$ :
#
# $$
# \mu = \frac{1}{d} \sum_i x_i, \qquad \sigma^2 = \frac{1}{d} \sum_i (x_i - \mu)^2, \qquad
# y_i = \gamma_i \, \frac{x_i - \mu}{\sqrt{\sigma^2 + \varepsilon}} + \beta_i .
# $$
#
# Trois détails font presque toutes les erreurs.
#
# - **La variance est biaisée** : on divise par $d$, et non par $d - 1$. Or `x.var(dim=-1)` divise
#   par $d - 1$ si on ne le lui interdit pas.
# - **$\varepsilon$ est sous la racine.** Sur des nombres ordinaires, cela ne se voit pas. Sur un
#   jeton presque constant, cela change tout.
# - **$\gamma$ et $\beta$ s'apprennent**, un par composante ; `scale` et `shift` dans le code. Ils
#   valent 1 et 0 au départ, ce qui cache leur oubli.
#
# Exemple : $x = (1, 2, 3, 6)$. Moyenne 3, écarts $(-2, -1, 0, 3)$, variance $14 / 4 = 3{,}5$.

# %% [markdown] lang="en"
# ## Bringing numbers back to scale
#
# On to the block. A deep model multiplies and adds its vectors dozens of times, and their size
# drifts: a little too much at each layer, and all explodes; a little too little, and all dies out.
# **Layer normalisation** brings each token back to a known scale. For a vector $x$ of size $d$:
#
# $$
# \mu = \frac{1}{d} \sum_i x_i, \qquad \sigma^2 = \frac{1}{d} \sum_i (x_i - \mu)^2, \qquad
# y_i = \gamma_i \, \frac{x_i - \mu}{\sqrt{\sigma^2 + \varepsilon}} + \beta_i .
# $$
#
# Three details account for nearly all mistakes.
#
# - **The variance is biased**: we divide by $d$, and not by $d - 1$. Yet `x.var(dim=-1)` divides
#   by $d - 1$ unless it is told not to.
# - **$\varepsilon$ is under the root.** On ordinary numbers this does not show. On a token that is
#   nearly constant it changes everything.
# - **$\gamma$ and $\beta$ are learnt**, one per component; `scale` and `shift` in the code. They
#   are 1 and 0 at the start, which hides their being forgotten.
#
# Example: $x = (1, 2, 3, 6)$. Mean 3, differences $(-2, -1, 0, 3)$, variance $14 / 4 = 3.5$.

# %% [markdown] lang="fr"
# ### Prédis : la dernière composante
#
# Avec $\gamma = 1$, $\beta = 0$ et $\varepsilon$ négligeable, que devient le 6 de $(1, 2, 3, 6)$ ?
# (Deux décimales suffisent.)

# %% [markdown] lang="en"
# ### Predict: the last component
#
# With $\gamma = 1$, $\beta = 0$ and $\varepsilon$ negligible, what does the 6 of $(1, 2, 3, 6)$
# become? (Two decimals will do.)

# %% quiz="last_component" tags=["active-ipynb"]
# answer = ...
# checks.quiz("last_component", answer)

# %% [markdown] lang="fr"
# ### Prédis : un jeton presque constant
#
# Un jeton a pour écart-type 0,001, et $\varepsilon = 10^{-5}$. Quel est son écart-type après
# normalisation ? (Deux décimales suffisent.)

# %% [markdown] lang="en"
# ### Predict: a token that is nearly constant
#
# A token has standard deviation 0.001, and $\varepsilon = 10^{-5}$. What is its standard deviation
# after normalisation? (Two decimals will do.)

# %% quiz="nearly_constant" tags=["active-ipynb"]
# answer = ...
# checks.quiz("nearly_constant", answer)

# %% [markdown] lang="fr"
# ### Par couche, ou par lot ?
#
# La **normalisation par lots** fait le même calcul dans l'autre sens : pour chaque composante, la
# moyenne et la variance se prennent sur les exemples du lot. Le document dit qu'elle convient mal
# aux suites de longueurs variables. Voici pourquoi, et il y a plus :
#
# - des phrases courtes sont complétées par du remplissage, qui entrerait dans les moyennes ;
# - la sortie d'une phrase dépendrait de ses voisines de lot, que le hasard a choisies ;
# - un modèle qui écrit un jeton à la fois n'a pas de lot : il faudrait des moyennes retenues de
#   l'entraînement, et le calcul ne serait plus le même ;
# - mélanger les positions d'une phrase laisserait passer de l'information du futur vers le passé,
#   malgré le masque causal.
#
# La normalisation de couche n'a aucun de ces soucis : un jeton n'y rencontre que lui-même.

# %% [markdown] lang="en"
# ### By layer, or by batch?
#
# **Batch normalisation** makes the same computation the other way: for each component, mean and
# variance are taken over the examples of the batch. The document says that it is ill suited to
# sequences of varying lengths. Here is why, and there is more:
#
# - short sentences are filled up with padding, which would enter the means;
# - the output of a sentence would depend on its neighbours in the batch, which chance has chosen;
# - a model that writes one token at a time has no batch: it would take means kept from training,
#   and the computation would no longer be the same;
# - mixing the positions of a sentence would let information through from the future to the past,
#   in spite of the causal mask.
#
# Layer normalisation has none of these problems: there a token meets only itself.

# %% [markdown] lang="fr"
# ### Prédis : les voisins de lot
#
# Un lot `(8, 5, 16)` traverse une normalisation de couche. On remplace la phrase 3 par une autre,
# cent fois plus grande. Quelles sorties changent ?
#
# - `"a"` : celles de la phrase 3 seulement.
# - `"b"` : toutes : la moyenne du lot a changé.
# - `"c"` : celles de la phrase 3 ne changent pas, les autres si.

# %% [markdown] lang="en"
# ### Predict: neighbours in the batch
#
# A batch `(8, 5, 16)` goes through layer normalisation. We replace sentence 3 with another, a
# hundred times larger. Which outputs change?
#
# - `"a"`: those of sentence 3 alone.
# - `"b"`: all of them: the mean of the batch has changed.
# - `"c"`: those of sentence 3 do not change, the others do.

# %% quiz="batch_neighbours" tags=["active-ipynb"]
# answer = ...
# checks.quiz("batch_neighbours", answer)

# %% [markdown] lang="fr"
# ### `LayerNorm`
#
# *Exercice 6.3.* La normalisation de couche.
#
# - `LayerNorm(emb_dim, eps=1e-5)` a deux paramètres de forme `(emb_dim,)` : `scale`, fait de 1, et
#   `shift`, fait de 0.
# - `forward(x)` : `x` de forme `(..., emb_dim)`, avec autant d'axes qu'on veut devant. Moyenne et
#   variance se prennent sur le **dernier** axe, jeton par jeton.
# - Variance biaisée, $\varepsilon$ sous la racine, et c'est celui que l'on a donné : il peut
#   valoir autre chose que $10^{-5}$.
# - Un jeton constant donne exactement `shift`, sans `nan`.
# - **Interdits dans cet exercice** : `nn.LayerNorm` et `F.layer_norm`.

# %% [markdown] lang="en"
# ### `LayerNorm`
#
# *Exercise 6.3.* Layer normalisation.
#
# - `LayerNorm(emb_dim, eps=1e-5)` has two parameters of shape `(emb_dim,)`: `scale`, made of 1,
#   and `shift`, made of 0.
# - `forward(x)`: `x` of shape `(..., emb_dim)`, with as many axes in front as you like. Mean and
#   variance are taken over the **last** axis, token by token.
# - Biased variance, $\varepsilon$ under the root, and it is the one that was given: it may be
#   other than $10^{-5}$.
# - A constant token gives exactly `shift`, without `nan`.
# - **Forbidden in this exercise**: `nn.LayerNorm` and `F.layer_norm`.


# %% exercise="LayerNorm"
class LayerNorm(nn.Module):
    """(..., emb_dim) -> (..., emb_dim)

    y = scale (x − μ) / √(σ² + eps) + shift, μ = Σ x_i / emb_dim, σ² = Σ (x_i − μ)² / emb_dim
    """

    def __init__(self, emb_dim: int, eps: float = 1e-5) -> None:
        super().__init__()
        ### BEGIN SOLUTION
        self.eps = eps
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))
        ### END SOLUTION

    def forward(self, x: Tensor) -> Tensor:
        ### BEGIN SOLUTION
        centred = x - x.mean(dim=-1, keepdim=True)
        variance = centred.square().mean(dim=-1, keepdim=True)
        return self.scale * centred / torch.sqrt(variance + self.eps) + self.shift
        ### END SOLUTION


# %% check="LayerNorm" tags=["active-ipynb"]
# checks.check("LayerNorm", LayerNorm)

# %% [markdown] lang="fr"
# ## Réfléchir chacun pour soi
#
# L'attention fait circuler l'information entre les jetons, mais elle ne fait que des moyennes de
# valeurs. Le bloc a une seconde sous-couche, un petit réseau appliqué à **chaque position
# séparément**, le même pour toutes :
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
# probabilité qu'une variable normale soit inférieure à $z$. Elle ressemble à la ReLU, en lisse :
# elle ne coupe pas net à zéro et descend jusqu'à $-0{,}17$ près de $z = -0{,}75$. GPT-2 en emploie
# une approximation par une tangente hyperbolique, qui s'en écarte de 0,0005 au plus :
#
# | $z$ | −3 | −1 | 0 | 1 | 3 |
# |---|---|---|---|---|---|
# | GELU exacte | −0,0040 | −0,1587 | 0 | 0,8413 | 2,9960 |
# | GELU approchée | −0,0036 | −0,1588 | 0 | 0,8412 | 2,9964 |
# | ReLU | 0 | 0 | 0 | 1 | 3 |
#
# L'écart est petit, mais un modèle qui a appris avec l'une ne retrouve pas ses nombres avec
# l'autre.

# %% [markdown] lang="en"
# ## Each thinking for itself
#
# Attention passes information between tokens, but all it does is average values. The block has a
# second sublayer, a small network applied to **each position separately**, the same for all:
#
# $$
# \mathrm{FFN}(x) = W_2 \; \phi(W_1 x + b_1) + b_2, \qquad
# W_1 \in \mathbb{R}^{d_{ff} \times d}, \quad W_2 \in \mathbb{R}^{d \times d_{ff}} .
# $$
#
# Tokens talk in the first sublayer, and think in the second. As a rule $d_{ff} = 4d$. These shapes
# are the document's, and those that `nn.Linear` stores as well.
#
# The **activation** $\phi$ is often GELU, $\phi(z) = z \, \Phi(z)$, where $\Phi(z)$ is the
# probability that a normal variable is less than $z$. It is like ReLU, but smooth: it does not cut
# off sharply at zero, and goes down to $-0.17$ near $z = -0.75$. GPT-2 uses an approximation of it
# by a hyperbolic tangent, which strays from it by 0.0005 at most:
#
# | $z$ | −3 | −1 | 0 | 1 | 3 |
# |---|---|---|---|---|---|
# | exact GELU | −0.0040 | −0.1587 | 0 | 0.8413 | 2.9960 |
# | approximate GELU | −0.0036 | −0.1588 | 0 | 0.8412 | 2.9964 |
# | ReLU | 0 | 0 | 0 | 1 | 3 |
#
# The gap is small, but a model that learnt with one does not find its numbers again with the
# other.

# %% [markdown] lang="fr"
# ### Prédis : sans activation
#
# On oublie l'activation : $W_2 (W_1 x + b_1) + b_2$, avec $d_{ff} = 4d$. Qu'a-t-on perdu ?
#
# - `"a"` : peu de chose : il reste quatre fois plus de composantes au milieu.
# - `"b"` : presque tout : une seule couche linéaire de $d$ vers $d$ ferait exactement la même
#   chose.
# - `"c"` : la sous-couche devient l'identité.

# %% [markdown] lang="en"
# ### Predict: without activation
#
# We forget the activation: $W_2 (W_1 x + b_1) + b_2$, with $d_{ff} = 4d$. What has been lost?
#
# - `"a"`: not much: there are still four times as many components in the middle.
# - `"b"`: nearly everything: a single linear layer from $d$ to $d$ would do exactly the same.
# - `"c"`: the sublayer becomes the identity.

# %% quiz="no_activation" tags=["active-ipynb"]
# answer = ...
# checks.quiz("no_activation", answer)

# %% [markdown] lang="fr"
# ### Prédis : compter le réseau
#
# Combien de nombres apprend le réseau à propagation avant, biais compris, pour $d = 16$ et
# $d_{ff} = 64$ ?

# %% [markdown] lang="en"
# ### Predict: counting the network
#
# How many numbers does the feed-forward network learn, biases included, for $d = 16$ and $d_{ff} =
# 64$?

# %% quiz="network_parameters" tags=["active-ipynb"]
# answer = ...
# checks.quiz("network_parameters", answer)

# %% [markdown] lang="fr"
# ### `FeedForward`
#
# *Exercice 6.4.* Le réseau à propagation avant.
#
# - `FeedForward(d_model, d_ff, activation="gelu")` crée `linear1`, une `nn.Linear(d_model, d_ff)`,
#   puis `linear2`, une `nn.Linear(d_ff, d_model)`, avec biais.
# - `forward(x)` : `x` de forme `(..., d_model)`, résultat de même forme : `linear2` de
#   l'activation de `linear1`. Rien après `linear2`, et pas de dropout.
# - `activation` : `"gelu"`, la GELU exacte ; `"gelu_tanh"`, son approximation ; `"relu"`. Toute
#   autre valeur lève `ValueError` **dès la construction**.

# %% [markdown] lang="en"
# ### `FeedForward`
#
# *Exercise 6.4.* The feed-forward network.
#
# - `FeedForward(d_model, d_ff, activation="gelu")` creates `linear1`, an
#   `nn.Linear(d_model, d_ff)`, then `linear2`, an `nn.Linear(d_ff, d_model)`, with bias.
# - `forward(x)`: `x` of shape `(..., d_model)`, result of the same shape: `linear2` of the
#   activation of `linear1`. Nothing after `linear2`, and no dropout.
# - `activation`: `"gelu"`, the exact GELU; `"gelu_tanh"`, its approximation; `"relu"`. Any other
#   value raises `ValueError` **as soon as it is built**.


# %% exercise="FeedForward"
class FeedForward(nn.Module):
    """(..., d_model) -> (..., d_model)

    y = linear2(activation(linear1(x)))
    activation ∉ {gelu, gelu_tanh, relu} ⇒ ValueError
    """

    def __init__(self, d_model: int, d_ff: int, activation: str = "gelu") -> None:
        super().__init__()
        ### BEGIN SOLUTION
        activations: dict[str, nn.Module] = {
            "gelu": nn.GELU(),
            "gelu_tanh": nn.GELU(approximate="tanh"),
            "relu": nn.ReLU(),
        }
        if activation not in activations:
            raise ValueError(f"{activation!r} is none of {', '.join(activations)}")
        self.linear1 = nn.Linear(d_model, d_ff)
        self.activation = activations[activation]
        self.linear2 = nn.Linear(d_ff, d_model)
        ### END SOLUTION

    def forward(self, x: Tensor) -> Tensor:
        ### BEGIN SOLUTION
        output: Tensor = self.linear2(self.activation(self.linear1(x)))
        return output
        ### END SOLUTION


# %% check="FeedForward" tags=["active-ipynb"]
# checks.check("FeedForward", FeedForward)

# %% [markdown] lang="fr"
# ## Premier pas : ne rien faire
#
# On a les pièces : l'attention multi-têtes, notée $\mathcal{A}$, et le réseau $\mathcal{F}$. Les
# enchaîner, $\mathcal{F}(\mathcal{A}(x))$, donne un bloc qui oublie son entrée : il n'en garde que
# ce que l'attention a bien voulu moyenner. L'idée du **chemin résiduel**, venue des ResNets, est
# de ne demander à chaque sous-couche qu'une **correction** :
#
# $$
# x \leftarrow x + \mathcal{A}(x), \qquad x \leftarrow x + \mathcal{F}(x) .
# $$
#
# Un bloc qui n'a rien à dire se tait, et $x$ passe intact. De là un contrôle précieux : mets à
# zéro la dernière couche linéaire de chaque sous-couche, $W_O$ et $W_2$ avec leurs biais, et le
# bloc doit rendre **exactement** son entrée.

# %% [markdown] lang="en"
# ## First step: doing nothing
#
# We have the pieces: multi-head attention, written $\mathcal{A}$, and the network $\mathcal{F}$.
# Chaining them, $\mathcal{F}(\mathcal{A}(x))$, gives a block that forgets its input: it keeps only
# what attention was pleased to average. The idea of the **residual path**, which comes from
# ResNets, is to ask of each sublayer a mere **correction**:
#
# $$
# x \leftarrow x + \mathcal{A}(x), \qquad x \leftarrow x + \mathcal{F}(x) .
# $$
#
# A block with nothing to say keeps silent, and $x$ goes through untouched. Hence a precious check:
# set the last linear layer of each sublayer to zero, $W_O$ and $W_2$ with their biases, and the
# block must return **exactly** its input.

# %% [markdown] lang="fr"
# ### Le chemin d'identité
#
# Pour le gradient, c'est décisif. Si $J$ est le jacobien d'une sous-couche, celui de $x +
# \mathcal{A}(x)$ est $I + J$. À travers $n$ sous-couches, le gradient est multiplié par $(I +
# J_1)(I + J_2) \cdots (I + J_n)$. Développe ce produit : il contient $I$ tout seul, un chemin
# direct que rien n'atténue, et tous les chemins qui traversent certaines sous-couches et en
# sautent d'autres. L'attention avait réduit à un pas le chemin entre deux positions ; le résidu
# fait de même d'une couche à l'autre.

# %% [markdown] lang="en"
# ### The identity path
#
# For the gradient this is decisive. If $J$ is the Jacobian of a sublayer, that of $x +
# \mathcal{A}(x)$ is $I + J$. Through $n$ sublayers the gradient is multiplied by $(I + J_1)(I +
# J_2) \cdots (I + J_n)$. Expand the product: it contains $I$ by itself, a direct path that nothing
# weakens, and all the paths that go through some sublayers and skip others. Attention had brought
# the path between two positions down to one step; the residual does as much from layer to layer.

# %% [markdown] lang="fr"
# ### Prédis : compter les chemins
#
# Trois blocs, de deux sous-couches chacun, toutes avec leur résidu. Combien de chemins différents
# mènent de l'entrée à la sortie, en traversant ou en sautant chaque sous-couche ?

# %% [markdown] lang="en"
# ### Predict: counting the paths
#
# Three blocks of two sublayers each, all with their residual. How many different paths lead from
# the input to the output, going through each sublayer or skipping it?

# %% quiz="residual_paths" tags=["active-ipynb"]
# answer = ...
# checks.quiz("residual_paths", answer)

# %% [markdown] lang="fr"
# ## Deuxième pas : où mettre la norme
#
# Reste à placer la normalisation. Il y a deux ordres :
#
# - **après l'addition** (*post-norm*) : $x \leftarrow \mathrm{norme}\big(x + \mathcal{A}(x)\big)$.
#   C'est celui du premier Transformer, en 2017 ;
# - **avant la sous-couche** (*pre-norm*) : $x \leftarrow x +
#   \mathcal{A}\big(\mathrm{norme}(x)\big)$. C'est celui de GPT-2 et de presque tous les grands
#   modèles depuis.
#
# Lequel le document veut-il ? Soyons honnêtes : on ne sait pas. Il écrit $X +
# \mathrm{MultiHead}(X)$ en parlant du résidu, mais les équations qui donnaient l'ordre complet
# manquent dans la copie que nous en avons. Ton bloc fera donc les deux, selon `norm_first`.
#
# Chaque sous-couche a sa norme à elle, avec son $\gamma$ et son $\beta$. Et en *pre-norm*, ce que
# l'on additionne est le $x$ **brut**, pas sa version normalisée.

# %% [markdown] lang="en"
# ## Second step: where to put the norm
#
# It remains to place the normalisation. There are two orders:
#
# - **after the addition** (*post-norm*): $x \leftarrow \mathrm{norm}\big(x + \mathcal{A}(x)\big)$.
#   That of the first Transformer, in 2017;
# - **before the sublayer** (*pre-norm*): $x \leftarrow x + \mathcal{A}\big(\mathrm{norm}(x)\big)$.
#   That of GPT-2 and of nearly all large models since.
#
# Which does the document want? Let us be honest: we do not know. It writes $X +
# \mathrm{MultiHead}(X)$ when it speaks of the residual, but the equations that gave the full order
# are missing in the copy that we have. So your block will do both, according to `norm_first`.
#
# Each sublayer has a norm of its own, with its $\gamma$ and its $\beta$. And in *pre-norm* what we
# add is the **raw** $x$, not its normalised version.

# %% [markdown] lang="fr"
# ### Prédis : deux blocs muets
#
# On met $W_O$, $W_2$ et leurs biais à zéro. Quel bloc rend exactement son entrée, quelle qu'elle
# soit ?
#
# - `"a"` : le bloc *pre-norm* seulement.
# - `"b"` : le bloc *post-norm* seulement.
# - `"c"` : les deux.

# %% [markdown] lang="en"
# ### Predict: two silent blocks
#
# We set $W_O$, $W_2$ and their biases to zero. Which block returns exactly its input, whatever
# that may be?
#
# - `"a"`: the *pre-norm* block alone.
# - `"b"`: the *post-norm* block alone.
# - `"c"`: both.

# %% quiz="silent_blocks" tags=["active-ipynb"]
# answer = ...
# checks.quiz("silent_blocks", answer)

# %% [markdown] lang="fr"
# ### Trouve l'erreur : le mauvais x
#
# Ce bloc *pre-norm* tourne, et apprend même un peu. Quelle ligne est fausse ?
#
# | ligne | code |
# |---|---|
# | 1 | `x = self.norm1(x)` |
# | 2 | `x = x + self.attend(x)` |
# | 3 | `x = x + self.feed_forward(self.norm2(x))` |
#
# - `"a"` : la ligne 1 : `x` brut est perdu, et le résidu part de la version normalisée.
# - `"b"` : la ligne 2 : il fallait normaliser après l'addition.
# - `"c"` : la ligne 3 : `norm2` devait s'appliquer à la sortie du réseau.

# %% [markdown] lang="en"
# ### Find the mistake: the wrong x
#
# This *pre-norm* block runs, and even learns a little. Which line is wrong?
#
# | line | code |
# |---|---|
# | 1 | `x = self.norm1(x)` |
# | 2 | `x = x + self.attend(x)` |
# | 3 | `x = x + self.feed_forward(self.norm2(x))` |
#
# - `"a"`: line 1: the raw `x` is lost, and the residual starts from the normalised version.
# - `"b"`: line 2: the normalisation should have come after the addition.
# - `"c"`: line 3: `norm2` should have been applied to the output of the network.

# %% quiz="wrong_x" tags=["active-ipynb"]
# answer = ...
# checks.quiz("wrong_x", answer)

# %% [markdown] lang="fr"
# ### Ce que le résidu et la norme réparent
#
# Empilons 12 blocs frais, comme PyTorch les initialise, avec $d = 32$ et 4 têtes, et mesurons deux
# choses, sur un tirage. *Gradient* : la norme de celui qui revient à l'entrée, rapportée à celle
# du gradient reçu par la sortie. *Part propre* : ce qui, dans la sortie, distingue un jeton des
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
# Sans résidu, le gradient meurt, ou bien la norme le ranime mais tous les jetons se confondent : à
# force de moyennes, la phrase est devenue une bouillie. Le résidu seul guérit les deux maux. La
# norme tient alors l'échelle : en *post-norm* la sortie a toujours un écart-type de 1 ; en
# *pre-norm* elle grandit lentement, et l'on ajoute une dernière norme tout en haut de la pile.
#
# À cette taille, rien ne sépare vraiment les deux ordres. La différence se voit dans des modèles
# profonds : un chemin résiduel que rien n'interrompt, c'est-à-dire le *pre-norm*, s'entraîne plus
# facilement, alors que le *post-norm* demande d'ordinaire une montée très progressive du pas
# d'apprentissage.

# %% [markdown] lang="en"
# ### What the residual and the norm repair
#
# Let us stack 12 fresh blocks, as PyTorch initialises them, with $d = 32$ and 4 heads, and measure
# two things, on one draw. *Gradient*: the norm of the one that comes back to the input, relative
# to that of the gradient received by the output. *Own share*: what, in the output, sets a token
# apart from the others of its sentence (0 if all tokens have become the same vector).
#
# | block | gradient | own share | standard deviation of the output |
# |---|---|---|---|
# | neither residual nor norm | $2 \cdot 10^{-15}$ | 0.00 | 0.05 |
# | norms without residual | 0.31 | 0.00 | 0.17 |
# | residual without norm | 1.98 | 0.76 | 1.64 |
# | *post-norm* | 1.16 | 0.79 | 1.00 |
# | *pre-norm* | 1.57 | 0.82 | 1.37 |
#
# Without a residual the gradient dies, or else the norm revives it but all tokens merge: through
# so much averaging the sentence has turned to mush. The residual alone cures both ills. The norm
# then holds the scale: in *post-norm* the output always has a standard deviation of 1; in
# *pre-norm* it grows slowly, and one last norm is added at the very top of the stack.
#
# At this size nothing really sets the two orders apart. The difference shows in deep models: a
# residual path that nothing interrupts, that is *pre-norm*, is easier to train, whereas
# *post-norm* usually asks for a very gradual rise of the learning rate.

# %% [markdown] lang="fr"
# ## Troisième pas : le bloc encodeur
#
# Tu as tout. En *pre-norm* :
#
# $$
# x \leftarrow x + \mathcal{A}\big(\mathrm{norme}_1(x)\big), \qquad
# x \leftarrow x + \mathcal{F}\big(\mathrm{norme}_2(x)\big) ;
# $$
#
# en *post-norm* :
#
# $$
# x \leftarrow \mathrm{norme}_1\big(x + \mathcal{A}(x)\big), \qquad
# x \leftarrow \mathrm{norme}_2\big(x + \mathcal{F}(x)\big) .
# $$
#
# L'attention d'abord, le réseau ensuite, et le réseau lit ce que l'attention vient d'écrire : ce
# ne sont pas deux branches parallèles. L'attention peut être `nn.MultiheadAttention` ; n'oublie
# pas alors `batch_first=True`, ni qu'elle rend un **couple**.

# %% [markdown] lang="en"
# ## Third step: the encoder block
#
# You have everything. In *pre-norm*:
#
# $$
# x \leftarrow x + \mathcal{A}\big(\mathrm{norm}_1(x)\big), \qquad
# x \leftarrow x + \mathcal{F}\big(\mathrm{norm}_2(x)\big) ;
# $$
#
# in *post-norm*:
#
# $$
# x \leftarrow \mathrm{norm}_1\big(x + \mathcal{A}(x)\big), \qquad
# x \leftarrow \mathrm{norm}_2\big(x + \mathcal{F}(x)\big) .
# $$
#
# Attention first, the network next, and the network reads what attention has just written: they
# are not two parallel branches. Attention may be `nn.MultiheadAttention`; then do not forget
# `batch_first=True`, nor that it returns a **pair**.

# %% [markdown] lang="fr"
# ### Prédis : le poids d'un bloc
#
# Un bloc de taille $d$, avec $d_{ff} = 4d$, apprend $12 d^2 + 13 d$ nombres : $4 d^2 + 4d$ pour
# l'attention, $8 d^2 + 5 d$ pour le réseau, $4d$ pour les deux normes. Combien pour $d = 768$, la
# taille du plus petit GPT-2 ?

# %% [markdown] lang="en"
# ### Predict: the weight of a block
#
# A block of size $d$, with $d_{ff} = 4d$, learns $12 d^2 + 13 d$ numbers: $4 d^2 + 4d$ for
# attention, $8 d^2 + 5 d$ for the network, $4d$ for the two norms. How many for $d = 768$, the
# size of the smallest GPT-2?

# %% quiz="block_parameters" tags=["active-ipynb"]
# answer = ...
# checks.quiz("block_parameters", answer)

# %% [markdown] lang="fr"
# ### `EncoderBlock`
#
# *Exercice 6.5.* Le bloc encodeur, dans les deux ordres.
#
# - `EncoderBlock(d_model, num_heads, d_ff, dropout=0.0, norm_first=True)` ;
#   `forward(x, mask=None)` : `x` de forme `(b, T, d_model)`, résultat de même forme.
# - `norm_first=True` : *pre-norm* ; `norm_first=False` : *post-norm*. Deux normes distinctes,
#   d'$\varepsilon$ égal à $10^{-5}$. GELU exacte.
# - `mask` : absent, ou un tenseur booléen `(T, T)` où `True` **cache** la case, comme pour
#   `nn.MultiheadAttention`. Chaque ligne garde au moins une position visible.
# - Chaque phrase du lot se calcule pour elle-même.
# - `dropout` agit sur la sortie de chaque sous-couche, avant l'addition. On ne juge que
#   l'évaluation et le taux 0, où il ne fait rien.
# - Une fois les poids copiés (exercice 6.7), le bloc donne les nombres de
#   `nn.TransformerEncoderLayer`. Les noms de tes attributs sont libres.
# - **Interdites dans cet exercice et le suivant** : `nn.TransformerEncoderLayer` et
#   `nn.TransformerDecoderLayer`. Permises : `nn.MultiheadAttention`, `nn.LayerNorm`, tes propres
#   classes.
#
# Un contrôle à faire toi-même : mets **tous** les paramètres d'un bloc *pre-norm* à zéro. Il doit
# rendre son entrée, au dernier chiffre près.

# %% [markdown] lang="en"
# ### `EncoderBlock`
#
# *Exercise 6.5.* The encoder block, in both orders.
#
# - `EncoderBlock(d_model, num_heads, d_ff, dropout=0.0, norm_first=True)`;
#   `forward(x, mask=None)`: `x` of shape `(b, T, d_model)`, result of the same shape.
# - `norm_first=True`: *pre-norm*; `norm_first=False`: *post-norm*. Two distinct norms, with
#   $\varepsilon$ equal to $10^{-5}$. Exact GELU.
# - `mask`: absent, or a boolean tensor `(T, T)` where `True` **hides** the cell, as for
#   `nn.MultiheadAttention`. Each row keeps at least one visible position.
# - Each sentence of the batch is computed on its own.
# - `dropout` acts on the output of each sublayer, before the addition. Only evaluation and rate 0,
#   where it does nothing, are judged.
# - Once the weights are copied (exercise 6.7), the block gives the numbers of
#   `nn.TransformerEncoderLayer`. The names of your attributes are free.
# - **Forbidden in this exercise and the next**: `nn.TransformerEncoderLayer` and
#   `nn.TransformerDecoderLayer`. Allowed: `nn.MultiheadAttention`, `nn.LayerNorm`, your own
#   classes.
#
# A check to make yourself: set **all** the parameters of a *pre-norm* block to zero. It must
# return its input, to the last digit.


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
        ### BEGIN SOLUTION
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)
        ### END SOLUTION

    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        ### BEGIN SOLUTION
        def attend(y: Tensor) -> Tensor:
            attended = self.attention(y, y, y, attn_mask=mask, need_weights=False)[0]
            return self.dropout(attended)  # type: ignore[no-any-return]

        if self.norm_first:
            x = x + attend(self.norm1(x))
            return x + self.dropout(self.feed_forward(self.norm2(x)))  # type: ignore[no-any-return]
        x = self.norm1(x + attend(x))
        return self.norm2(x + self.dropout(self.feed_forward(x)))  # type: ignore[no-any-return]
        ### END SOLUTION


# %% check="EncoderBlock" tags=["active-ipynb"]
# checks.check("EncoderBlock", EncoderBlock)

# %% [markdown] lang="fr"
# ### Empiler
#
# Un modèle complet empile $N$ blocs **identiques de forme**, de 6 dans le premier Transformer à 96
# dans les plus grands que cite le document. La sortie d'un bloc est l'entrée du suivant : c'est
# pourquoi la taille $d$ ne change jamais.

# %% [markdown] lang="en"
# ### Stacking
#
# A complete model stacks $N$ blocks **identical in shape**, from 6 in the first Transformer to 96
# in the largest that the document mentions. The output of one block is the input of the next: that
# is why the size $d$ never changes.

# %% [markdown] lang="fr"
# ### Prédis : six fois le même
#
# On écrit `nn.ModuleList([EncoderBlock(16, 4, 64)] * 6)`. Un bloc de cette taille apprend 3280
# nombres. Combien la pile en apprend-elle ?

# %% [markdown] lang="en"
# ### Predict: six times the same
#
# We write `nn.ModuleList([EncoderBlock(16, 4, 64)] * 6)`. A block of that size learns 3280
# numbers. How many does the stack learn?

# %% quiz="six_times" tags=["active-ipynb"]
# answer = ...
# checks.quiz("six_times", answer)

# %% [markdown] lang="fr"
# ### Explique : l'ordre des normes
#
# En quelques phrases, avec tes mots : on met à zéro $W_O$, $W_2$ et leurs biais. Que rend un bloc
# *pre-norm* ? un bloc *post-norm* ? Qu'est-ce que cela dit du chemin que suit le gradient dans une
# pile profonde ?

# %% [markdown] lang="en"
# ### Explain: the order of norms
#
# In a few sentences, in your own words: we set $W_O$, $W_2$ and their biases to zero. What does a
# *pre-norm* block return? A *post-norm* block? What does this say of the path that the gradient
# follows in a deep stack?

# %% [markdown] written="norm_order"
#

# %% [markdown] lang="fr"
# ## Trois façons d'assembler
#
# Les mêmes pièces font trois familles de modèles. Tout tient à une question : qui a le droit de
# regarder qui ?
#
# | modèle | un jeton regarde | sert à | exemple |
# |---|---|---|---|
# | encodeur seul | toute la phrase | classer, chercher, extraire | BERT |
# | décodeur seul | lui-même et le passé | écrire, dialoguer | GPT |
# | encodeur-décodeur | côté cible : le passé, et toute la source | traduire, résumer | l'original |
#
# L'original est le Transformer de 2017, un traducteur.
#
# Dans le bloc **encodeur**, pas de masque : le sens d'un mot dépend de ce qui suit autant que de
# ce qui précède. Il en sort un vecteur par jeton, qui connaît tout son contexte. Dans le bloc
# **décodeur seul**, il suffit du masque causal du troisième carnet : c'est ton `EncoderBlock`,
# appelé avec un masque, et chaque position prédit le jeton suivant. Le bloc décodeur **complet** a
# une sous-couche de plus, l'attention **croisée**. Ses requêtes viennent de la cible, ses clés
# **et** ses valeurs de la sortie de l'encodeur, la *mémoire*. À chaque mot qu'il écrit, le
# décodeur relit la phrase d'origine.

# %% [markdown] lang="en"
# ## Three ways to assemble
#
# The same pieces make three families of models. It all comes down to one question: who may look at
# whom?
#
# | model | a token looks at | serves to | example |
# |---|---|---|---|
# | encoder alone | the whole sentence | classify, search, extract | BERT |
# | decoder alone | itself and the past | write, converse | GPT |
# | encoder-decoder | target side: the past, all the source | translate, summarise | the original |
#
# The original is the Transformer of 2017, a translator.
#
# In the **encoder** block, no mask: the meaning of a word depends on what follows as much as on
# what precedes. Out comes one vector per token, which knows all its context. In the **decoder
# alone**, the causal mask of the third notebook is enough: it is your `EncoderBlock`, called with
# a mask, and each position predicts the next token. The **full** decoder block has one more
# sublayer, **cross**-attention. Its queries come from the target, its keys **and** its values from
# the output of the encoder, the *memory*. For each word that it writes, the decoder rereads the
# original sentence.

# %% [markdown] lang="fr"
# ### Prédis : quel modèle pour quelle tâche
#
# On veut dire d'un avis s'il est favorable ou non, à partir du texte entier. Quelle architecture
# s'y prête le plus directement ?
#
# - `"a"` : l'encodeur seul.
# - `"b"` : le décodeur seul, puisqu'il lit de gauche à droite comme nous.
# - `"c"` : l'encodeur-décodeur, puisqu'il faut une sortie.

# %% [markdown] lang="en"
# ### Predict: which model for which task
#
# We want to tell whether a review is favourable, from the whole of its text. Which architecture
# lends itself to this most directly?
#
# - `"a"`: the encoder alone.
# - `"b"`: the decoder alone, since it reads from left to right as we do.
# - `"c"`: the encoder-decoder, since an output is needed.

# %% quiz="which_model" tags=["active-ipynb"]
# answer = ...
# checks.quiz("which_model", answer)

# %% [markdown] lang="fr"
# ### Prédis : le masque de l'attention croisée
#
# Dans un bloc décodeur, la première attention a un masque causal. Et l'attention croisée, de 4
# jetons de la cible vers 6 de la source ?
#
# - `"a"` : le même masque : la cible ne doit pas lire l'avenir de la source.
# - `"b"` : aucun : la source est connue en entier avant que l'on commence à écrire.
# - `"c"` : le masque inverse, qui ne laisse voir que l'avenir.

# %% [markdown] lang="en"
# ### Predict: the mask of cross-attention
#
# In a decoder block, the first attention has a causal mask. What about cross-attention, from 4
# tokens of the target to 6 of the source?
#
# - `"a"`: the same mask: the target must not read the future of the source.
# - `"b"`: none: the source is known in full before we start to write.
# - `"c"`: the opposite mask, which lets only the future be seen.

# %% quiz="cross_mask" tags=["active-ipynb"]
# answer = ...
# checks.quiz("cross_mask", answer)

# %% [markdown] lang="fr"
# ### `DecoderBlock` · *facultatif*
#
# *Exercice 6.6.* Le bloc décodeur complet, dans les deux ordres.
#
# - `DecoderBlock(d_model, num_heads, d_ff, dropout=0.0, norm_first=True)` ; `forward(x, memory)` :
#   `x` de forme `(b, T, d_model)`, `memory` de forme `(b, S, d_model)`, où $S$ peut différer de
#   $T$ ; résultat de la forme de `x`.
# - Trois sous-couches, dans cet ordre : auto-attention **causale**, attention croisée vers
#   `memory`, réseau. Chacune a son résidu et sa norme, placés comme dans `EncoderBlock`.
# - La norme ne s'applique qu'à la cible : `memory` sert telle quelle de clés et de valeurs, dans
#   les deux ordres.
# - Pas de masque sur la mémoire. GELU exacte ; mêmes règles pour le dropout, l'$\varepsilon$ et
#   les noms.
# - Une fois les poids copiés, le bloc donne les nombres de `nn.TransformerDecoderLayer` appelée
#   avec un masque causal.

# %% [markdown] lang="en"
# ### `DecoderBlock` · *optional*
#
# *Exercise 6.6.* The full decoder block, in both orders.
#
# - `DecoderBlock(d_model, num_heads, d_ff, dropout=0.0, norm_first=True)`; `forward(x, memory)`:
#   `x` of shape `(b, T, d_model)`, `memory` of shape `(b, S, d_model)`, where $S$ may differ from
#   $T$; result of the shape of `x`.
# - Three sublayers, in this order: **causal** self-attention, cross-attention to `memory`,
#   network. Each has its residual and its norm, placed as in `EncoderBlock`.
# - The norm applies to the target only: `memory` serves as it is for keys and values, in both
#   orders.
# - No mask over the memory. Exact GELU; the same rules for dropout, $\varepsilon$ and names.
# - Once the weights are copied, the block gives the numbers of `nn.TransformerDecoderLayer` called
#   with a causal mask.


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
        ### BEGIN SOLUTION
        self.norm_first = norm_first
        self.attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.cross_attention = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm1 = nn.LayerNorm(d_model)
        self.norm2 = nn.LayerNorm(d_model)
        self.norm3 = nn.LayerNorm(d_model)
        self.dropout = nn.Dropout(dropout)
        ### END SOLUTION

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        ### BEGIN SOLUTION
        T = x.shape[1]
        future = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(diagonal=1)

        def itself(y: Tensor) -> Tensor:
            attended = self.attention(y, y, y, attn_mask=future, need_weights=False)[0]
            return self.dropout(attended)  # type: ignore[no-any-return]

        def source(y: Tensor) -> Tensor:
            attended = self.cross_attention(y, memory, memory, need_weights=False)[0]
            return self.dropout(attended)  # type: ignore[no-any-return]

        def think(y: Tensor) -> Tensor:
            return self.dropout(self.feed_forward(y))  # type: ignore[no-any-return]

        sublayers = ((itself, self.norm1), (source, self.norm2), (think, self.norm3))
        for sublayer, norm in sublayers:
            x = x + sublayer(norm(x)) if self.norm_first else norm(x + sublayer(x))
        return x
        ### END SOLUTION


# %% check="DecoderBlock" tags=["active-ipynb"]
# checks.check("DecoderBlock", DecoderBlock)

# %% [markdown] lang="fr"
# ## L'épreuve : les nombres de PyTorch
#
# Un bloc qui tourne n'est pas un bloc juste. La preuve consiste à y copier les poids d'une couche
# de PyTorch, puis à comparer les sorties. Où sont-ils ?
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
# trois normes : `norm1` pour l'auto-attention, `norm2` pour l'attention croisée, `norm3` pour le
# réseau. Si ton bloc emploie `nn.MultiheadAttention`, tout se copie d'un coup, module par module ;
# si l'attention est la tienne, il faut découper la pile.

# %% [markdown] lang="en"
# ## The test: PyTorch's numbers
#
# A block that runs is not a block that is right. The proof consists in copying the weights of a
# PyTorch layer into it, then comparing the outputs. Where are they?
#
# | in `nn.TransformerEncoderLayer` | shape | what it is |
# |---|---|---|
# | `self_attn.in_proj_weight` | `(3 * d, d)` | $W_Q$, then $W_K$, then $W_V$, **stacked** |
# | `self_attn.in_proj_bias` | `(3 * d,)` | their three biases, likewise |
# | `self_attn.out_proj` | `(d, d)` and a bias | $W_O$ |
# | `linear1`, `linear2` | | the network |
# | `norm1`, `norm2` | | the norm of attention, that of the network |
#
# In `nn.TransformerDecoderLayer` cross-attention is called `multihead_attn`, and there are three
# norms: `norm1` for self-attention, `norm2` for cross-attention, `norm3` for the network. If your
# block uses `nn.MultiheadAttention`, all can be copied at one go, module by module; if attention
# is your own, the stack must be cut up.

# %% [markdown] lang="fr"
# ### Prédis : découper la pile
#
# Pour $d = 6$, `in_proj_weight` a 18 lignes, numérotées depuis 0. Quel est le numéro de la
# première ligne de $W_V$ ?

# %% [markdown] lang="en"
# ### Predict: cutting up the stack
#
# For $d = 6$, `in_proj_weight` has 18 rows, numbered from 0. What is the number of the first row
# of $W_V$?

# %% quiz="stack_row" tags=["active-ipynb"]
# answer = ...
# checks.quiz("stack_row", answer)

# %% [markdown] lang="fr"
# ### Prédis : presque pareil
#
# Tes poids sont bien copiés, et pourtant la sortie de
# `nn.TransformerEncoderLayer(16, 4, 64, batch_first=True, norm_first=True).eval()` diffère un peu
# de la tienne, partout. Que faut-il regarder d'abord ?
#
# - `"a"` : les arrondis : deux calculs ne tombent jamais d'accord.
# - `"b"` : l'activation : par défaut, cette couche emploie la ReLU.
# - `"c"` : le dropout, qui vaut 0,1 par défaut.

# %% [markdown] lang="en"
# ### Predict: nearly the same
#
# Your weights are copied correctly, and yet the output of
# `nn.TransformerEncoderLayer(16, 4, 64, batch_first=True, norm_first=True).eval()` differs a
# little from yours, everywhere. What should be looked at first?
#
# - `"a"`: rounding: two computations never agree.
# - `"b"`: the activation: by default this layer uses ReLU.
# - `"c"`: dropout, which is 0.1 by default.

# %% quiz="nearly_same" tags=["active-ipynb"]
# answer = ...
# checks.quiz("nearly_same", answer)

# %% [markdown] lang="fr"
# ### `load_torch_encoder` · *facultatif*
#
# *Exercice 6.7.* Deux chargeurs : `load_torch_encoder(block, layer)` et
# `load_torch_decoder(block, layer)`.
#
# - `block` : ton `EncoderBlock` ou ton `DecoderBlock` ; `layer` : une `nn.TransformerEncoderLayer`
#   ou une `nn.TransformerDecoderLayer` des mêmes tailles et du même `norm_first`, avec la GELU et
#   `batch_first=True`. Rien à renvoyer.
# - Ensuite, en évaluation, `block(x)` est égal à `layer(x)`, avec ou sans masque, et
#   `block(x, memory)` à `layer(x, memory)` sous un masque causal. **Tous** les poids doivent
#   suivre, biais et normes compris.
# - `block` garde des paramètres à lui, que l'entraînement peut ajuster, et ne partage aucune
#   mémoire avec `layer`, qui ressort intacte.

# %% [markdown] lang="en"
# ### `load_torch_encoder` · *optional*
#
# *Exercise 6.7.* Two loaders: `load_torch_encoder(block, layer)` and
# `load_torch_decoder(block, layer)`.
#
# - `block`: your `EncoderBlock` or your `DecoderBlock`; `layer`: an `nn.TransformerEncoderLayer`
#   or an `nn.TransformerDecoderLayer` of the same sizes and the same `norm_first`, with GELU and
#   `batch_first=True`. Nothing to return.
# - Afterwards, in evaluation, `block(x)` equals `layer(x)`, with a mask or without, and
#   `block(x, memory)` equals `layer(x, memory)` under a causal mask. **All** the weights must
#   follow, biases and norms included.
# - `block` keeps parameters of its own, which training can adjust, and shares no memory with
#   `layer`, which comes out untouched.


# %% exercise="load_torch_encoder"
def load_torch_encoder(block: EncoderBlock, layer: nn.TransformerEncoderLayer) -> None:
    """() -> None

    block(x) = layer(x)
    """
    ### BEGIN SOLUTION
    block.attention.load_state_dict(layer.self_attn.state_dict())
    for name in ("norm1", "norm2"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    ### END SOLUTION


def load_torch_decoder(block: DecoderBlock, layer: nn.TransformerDecoderLayer) -> None:
    """() -> None

    block(x, memory) = layer(x, memory)
    """
    ### BEGIN SOLUTION
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for name in ("norm1", "norm2", "norm3"):
        getattr(block, name).load_state_dict(getattr(layer, name).state_dict())
    for name in ("linear1", "linear2"):
        getattr(block.feed_forward, name).load_state_dict(getattr(layer, name).state_dict())
    ### END SOLUTION


# %% check="load_torch_encoder" tags=["active-ipynb"]
# checks.check("load_torch_encoder", load_torch_encoder, load_torch_decoder)

# %% [markdown] lang="fr"
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

# %% [markdown] lang="en"
# ## The pieces of the block
#
# | piece | what it does | if it is removed |
# |---|---|---|
# | positions | tell each token where it is | the sentence is a bag of words |
# | attention | passes information between tokens | each token stays alone |
# | causal mask | hides the future | the model copies the answer instead of predicting it |
# | network | transforms each token, with an activation | the block only takes averages |
# | residual | lets the input and the gradient through | tokens merge in depth |
# | norm | holds the scale of each token | sizes drift from one layer to the next |

# %% [markdown] lang="fr"
# ### Prédis : qui mélange les jetons ?
#
# On change un seul jeton de la phrase. Dans un bloc encodeur, quelle pièce fait que la sortie d'un
# **autre** jeton change ?
#
# - `"a"` : l'attention seule.
# - `"b"` : l'attention et le réseau.
# - `"c"` : toutes, puisqu'elles se suivent.

# %% [markdown] lang="en"
# ### Predict: what mixes the tokens?
#
# We change a single token of the sentence. In an encoder block, which piece makes the output of
# **another** token change?
#
# - `"a"`: attention alone.
# - `"b"`: attention and the network.
# - `"c"`: all of them, since they follow one another.

# %% quiz="what_mixes" tags=["active-ipynb"]
# answer = ...
# checks.quiz("what_mixes", answer)

# %% [markdown] lang="fr"
# ### Quatre questions fréquentes
#
# Le document 001 finit sur quatre questions. Réponds de tête avant de lire.
#
# - **Qu'est-ce que l'auto-attention ?** Chaque jeton compare sa requête aux clés de tous les
#   jetons de la même phrase, et reçoit la moyenne de leurs valeurs, pondérée par une softmax.
# - **Pourquoi diviser par $\sqrt{d_k}$ ?** Pour que l'étalement des scores ne dépende pas de la
#   taille des clés. Sans cela, au départ de l'entraînement, la softmax tranche au hasard.
# - **À quoi sert le masque causal ?** À entraîner toutes les positions d'un coup sans qu'aucune
#   lise le mot qu'elle doit prédire.
# - **Une tête ou plusieurs ?** Une tête rend une seule moyenne ; plusieurs têtes regardent à
#   plusieurs endroits, pour plusieurs raisons, et $W_O$ les réunit.

# %% [markdown] lang="en"
# ### Four frequent questions
#
# Document 001 ends on four questions. Answer from memory before you read.
#
# - **What is self-attention?** Each token compares its query with the keys of all the tokens of
#   the same sentence, and receives the mean of their values, weighted by a softmax.
# - **Why divide by $\sqrt{d_k}$?** So that the spread of the scores does not depend on the size of
#   the keys. Without it, at the start of training, softmax decides at random.
# - **What is the causal mask for?** To train all positions at once without any of them reading the
#   word that it must predict.
# - **One head or several?** A head returns a single mean; several heads look in several places,
#   for several reasons, and $W_O$ brings them together.

# %% [markdown] lang="fr"
# ## Ce que tu emportes
#
# - Sans position, un modèle lit un sac de mots. On ajoute $p_t$ au jeton, calculé par des sinus ou
#   appris.
# - Une paire (sinus, cosinus) est une aiguille : décaler la position, c'est la faire tourner, et
#   une rotation est linéaire. La plus grande longueur d'onde est $2\pi \times 10000^{(d-2)/d}$.
# - Un gradient a la forme de ce qu'il dérive, une matrice partagée additionne, et des différences
#   finies disent si l'on s'est trompé.
# - La normalisation de couche traite un jeton à la fois : variance biaisée, $\varepsilon$ sous la
#   racine.
# - L'attention mélange les jetons, le réseau les transforme un par un, le résidu garde l'entrée.
# - Sous-couches muettes, un bloc *pre-norm* est l'identité ; un bloc *post-norm* normalise encore.
# - Encodeur, décodeur, les deux : la différence est dans qui regarde qui.
# - Un bloc est juste quand il donne les nombres d'un autre, poids pour poids.
#
# Il reste à poser une pile de ces blocs sur un vocabulaire, à l'entraîner, et à la faire parler :
# c'est le dernier carnet.

# %% [markdown] lang="en"
# ## What you take away
#
# - Without positions, a model reads a bag of words. We add $p_t$ to the token, computed by sines
#   or learnt.
# - A pair (sine, cosine) is a hand: to shift the position is to turn it, and a rotation is linear.
#   The largest wavelength is $2\pi \times 10000^{(d-2)/d}$.
# - A gradient has the shape of what it differentiates, a shared matrix adds up, and finite
#   differences say whether we went wrong.
# - Layer normalisation handles one token at a time: biased variance, $\varepsilon$ under the root.
# - Attention mixes the tokens, the network transforms them one by one, the residual keeps the
#   input.
# - With silent sublayers, a *pre-norm* block is the identity; a *post-norm* block still
#   normalises.
# - Encoder, decoder, both: the difference lies in who looks at whom.
# - A block is right when it gives the numbers of another, weight for weight.
#
# It remains to set a stack of these blocks on a vocabulary, to train it, and to make it speak:
# that is the last notebook.
