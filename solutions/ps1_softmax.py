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
# # Scores, softmax et vecteurs de contexte
#
# Tout ce que fait l'attention tient en trois gestes : **comparer**, **normaliser**, **mélanger**.
# Dans ce premier carnet, tu les écris sans aucun paramètre à apprendre, sur une phrase de six
# jetons. À la fin, tu sauras calculer une attention à la main et en code, dire pourquoi la softmax
# n'est pas n'importe quelle façon de sommer à 1, et reconnaître les endroits où l'ordinateur ne
# suit plus les mathématiques.

# %% [markdown] lang="en"
# # Scores, softmax and context vectors
#
# Everything attention does fits in three moves: **compare**, **normalise**, **mix**. In this first
# notebook you write all three, with nothing to learn from data yet, on a sentence of six tokens.
# By the end you will be able to compute an attention both by hand and in code, to say why softmax
# is not just any way of summing to 1, and to spot the places where the computer stops following
# the mathematics.

# %% [markdown] lang="fr"
# ## Mode d'emploi
#
# Chaque exercice est une fonction à compléter : remplace `raise NotImplementedError` par ton code,
# puis exécute la cellule de vérification qui suit. Elle compare aux valeurs publiées et à un
# exemple choisi pour que les erreurs courantes se voient. L'évaluation finale essaie en plus
# d'autres entrées.
#
# Quatre engagements valent pour **toutes** les fonctions de ce carnet :
#
# - le résultat garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de l'entrée ;
# - les arguments ressortent intacts ;
# - le gradient passe, partout où les mathématiques le permettent (les deux jacobiens font
#   exception : leur propre gradient n'est pas demandé) ;
# - toute méthode juste est bonne : boucle, produit matriciel, `einsum`… à toi de voir.
#
# Les cellules « Prédis » ne sont pas notées. Joue le jeu : écris ta réponse à la place des `...`
# **avant** d'exécuter quoi que ce soit. Un nombre s'écrit avec un point décimal, `0.5`, et une
# lettre entre guillemets, `"b"`. Se tromper là, c'est le moment où l'on apprend le plus.
#
# Un titre marqué *facultatif* signale un exercice que tu peux laisser de côté sans perdre le fil.

# %% [markdown] lang="en"
# ## How this works
#
# Each exercise is a function to complete: replace `raise NotImplementedError` with your code, then
# run the check cell just below. It compares you with published values and with one example chosen
# so that common mistakes show. The final grading tries other inputs as well.
#
# Four promises hold for **every** function in this notebook:
#
# - the result keeps the type (`float32` or `float64`) and the device (CPU, GPU) of the input;
# - the arguments come out untouched;
# - the gradient flows wherever the mathematics allows it (the two Jacobians are the exception:
#   nobody asks for a gradient of theirs);
# - any correct method is welcome: a loop, a matrix product, `einsum`… it is your call.
#
# The "Predict" cells carry no marks. Play fair: write your answer in place of `...` **before** you
# run anything. A number is written with a decimal point, `0.5`, and a letter in quotation marks,
# `"b"`. Being wrong there is when you learn the most.
#
# A title marked *optional* is an exercise that you can leave aside without losing the thread.

# %% [markdown] lang="fr"
# ## Notation
#
# | symbole | sens |
# |---|---|
# | $b$ | taille du lot (*batch*) |
# | $T$ | nombre de jetons de la suite |
# | $d$ | taille du vecteur qui représente un jeton |
# | $d_k$, $d_v$ | taille d'une clé, taille d'une valeur |
# | $n$ | longueur d'un vecteur quelconque |
# | $x^{(t)}$ | le jeton $t$, une ligne de `inputs` |
# | $s$, $w$, $z$ | scores, poids d'attention, vecteur de contexte |
# | $\tau$ | température |
# | $\delta_{ij}$ | 1 si $i = j$, sinon 0 |
#
# Dans le code, `(T, d)` se lit « un tenseur de $T$ lignes et $d$ colonnes », et
# `(d,), (T, d) -> (T,)` donne les formes des arguments, puis celle du résultat. Dans les formules
# les jetons sont comptés à partir de 1, dans le code à partir de 0 : « journey » est $x^{(2)}$ et
# `inputs[1]`.

# %% [markdown] lang="en"
# ## Notation
#
# | symbol | meaning |
# |---|---|
# | $b$ | batch size |
# | $T$ | number of tokens in the sequence |
# | $d$ | size of the vector that stands for a token |
# | $d_k$, $d_v$ | size of a key, size of a value |
# | $n$ | length of any vector |
# | $x^{(t)}$ | token $t$, one row of `inputs` |
# | $s$, $w$, $z$ | scores, attention weights, context vector |
# | $\tau$ | temperature |
# | $\delta_{ij}$ | 1 if $i = j$, otherwise 0 |
#
# In code, `(T, d)` reads "a tensor with $T$ rows and $d$ columns", and `(d,), (T, d) -> (T,)`
# gives the shapes of the arguments, then that of the result. Formulas count tokens from 1 and code
# counts from 0: "journey" is both $x^{(2)}$ and `inputs[1]`.

# %% given="imports"
import torch
from torch import Tensor

# %% given="checks" tags=["active-ipynb"]
# import checks

# %% [markdown] lang="fr"
# ## Le goulot d'étranglement
#
# Imagine que tu traduises une phrase de quarante mots, mais qu'on te l'ait lue une seule fois et
# que tu n'aies eu droit, pour toute note, qu'à une ligne d'un carnet. C'est la situation d'un
# **encodeur–décodeur récurrent**. L'encodeur lit la phrase jeton par jeton en mettant à jour un
# état caché ; le décodeur ne reçoit que le dernier état, un vecteur de taille fixe, et doit en
# tirer toute la traduction. Pour cinq mots, cela va. Pour cinquante, le début de la phrase s'est
# dissous dans la suite : ce vecteur unique est un **goulot d'étranglement**.
#
# En 2014, Bahdanau, Cho et Bengio gardent le réseau récurrent mais rendent au décodeur le droit de
# relire : *tous* les états de l'encodeur restent accessibles, et à chaque mot produit le décodeur
# leur attribue des poids, selon ce dont il a besoin à cet instant. Ce sont les premiers **poids
# d'attention**. Le résumé n'est plus figé ; il est recomposé à chaque pas.
#
# En 2017, le Transformer va plus loin : si chaque position peut consulter directement toutes les
# autres, la récurrence ne sert plus à rien. On la retire. Deux gains d'un coup : les positions se
# calculent en parallèle, et le chemin entre le premier et le dernier jeton passe de $T - 1$ étapes
# à une seule. Le gradient prend le même raccourci, ce qui aide à apprendre les dépendances
# lointaines.
#
# Enfin, le **self** de *self-attention* (auto-attention) : chez Bahdanau, la phrase cible
# interroge la phrase source, donc deux suites différentes. Dans l'auto-attention, une suite
# s'interroge elle-même : chaque jeton est comparé à tous les jetons de sa propre phrase, lui
# compris.

# %% [markdown] lang="en"
# ## The bottleneck
#
# Picture translating a forty-word sentence that was read to you only once, when all you were
# allowed by way of notes was a single line in a notebook. That is the lot of a **recurrent
# encoder–decoder**. The encoder reads the sentence token by token, updating a hidden state; the
# decoder receives nothing but the last state, a vector of fixed size, and must draw the whole
# translation from it. For five words, fine. For fifty, the beginning of the sentence has dissolved
# into the rest: that single vector is a **bottleneck**.
#
# In 2014, Bahdanau, Cho and Bengio keep the recurrent network but give the decoder back the right
# to reread: *all* the encoder's states stay within reach, and for each word that it produces the
# decoder gives them weights, according to what it needs at that moment. These are the first
# **attention weights**. The summary is no longer frozen; it is put together anew at every step.
#
# In 2017, the Transformer goes further: if every position can consult all the others directly,
# recurrence has no job left. Out it goes. Two gains at once: positions are computed in parallel,
# and the path from the first token to the last shrinks from $T - 1$ steps to one. The gradient
# takes the same short cut, which helps in learning distant dependencies.
#
# Finally, the **self** in *self-attention*: in Bahdanau's model the target sentence questions the
# source sentence, so two different sequences. In self-attention a sequence questions itself: each
# token is compared with all the tokens of its own sentence, itself included.

# %% [markdown] lang="fr"
# ### Prédis : ce qui passe par le goulot
#
# Un encodeur récurrent a un état caché de 256 nombres. Il lit une phrase de 40 jetons. Combien de
# nombres l'encodeur–décodeur **sans attention** transmet-il au décodeur ?

# %% [markdown] lang="en"
# ### Predict: what gets through the bottleneck
#
# A recurrent encoder has a hidden state of 256 numbers. It reads a sentence of 40 tokens. How many
# numbers does the encoder–decoder **without attention** hand to the decoder?

# %% quiz="bottleneck" tags=["active-ipynb"]
# answer = ...
# checks.quiz("bottleneck", answer)

# %% [markdown] lang="fr"
# ### Prédis : le sens de « self »
#
# Laquelle de ces situations est de l'**auto**-attention ?
#
# - `"a"` : un mot de la traduction en cours consulte les mots de la phrase à traduire.
# - `"b"` : chaque mot d'une phrase consulte tous les mots de cette même phrase.
# - `"c"` : chaque mot d'une phrase ne consulte que lui-même.

# %% [markdown] lang="en"
# ### Predict: what "self" means
#
# Which of these is **self**-attention?
#
# - `"a"`: a word of the translation under way consults the words of the sentence to translate.
# - `"b"`: each word of a sentence consults all the words of that same sentence.
# - `"c"`: each word of a sentence consults itself alone.

# %% quiz="self_meaning" tags=["active-ipynb"]
# answer = ...
# checks.quiz("self_meaning", answer)

# %% [markdown] lang="fr"
# ### Prédis : la longueur du chemin
#
# Une phrase de 20 jetons. Dans un réseau récurrent, combien de transitions d'état l'information du
# premier jeton traverse-t-elle pour atteindre le dernier ? (Avec l'auto-attention, la réponse
# serait 1.)

# %% [markdown] lang="en"
# ### Predict: the length of the path
#
# A sentence of 20 tokens. In a recurrent network, how many state transitions must the information
# of the first token go through to reach the last? (With self-attention the answer would be 1.)

# %% quiz="path_length" tags=["active-ipynb"]
# answer = ...
# checks.quiz("path_length", answer)

# %% [markdown] lang="fr"
# ## Notre phrase
#
# « Your journey starts with one step » : six jetons, chacun représenté par trois nombres. De vrais
# modèles en utilisent des centaines, mais trois suffisent pour suivre chaque calcul à la main.

# %% [markdown] lang="en"
# ## Our sentence
#
# "Your journey starts with one step": six tokens, each represented by three numbers. Real models
# use hundreds, but three are enough to follow every computation by hand.

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

# %% [markdown] lang="fr"
# ## Comparer : les scores
#
# Pour savoir combien un jeton doit compter aux yeux d'un autre, on les compare par un **produit
# scalaire** :
#
# $$
# s_t = q \cdot x^{(t)} = \sum_{l=1}^{d} q_l \, x^{(t)}_l .
# $$
#
# Ici la requête $q$ est elle-même un jeton de la phrase, par exemple $q = x^{(2)}$, « journey ».
# Le produit scalaire est grand quand les deux vecteurs pointent dans la même direction, nul quand
# ils sont orthogonaux, négatif quand ils s'opposent. Il croît aussi avec leurs longueurs : c'est
# une mesure de ressemblance commode, pas un angle.
#
# Deux écritures donnent le même résultat. La boucle dit ce qu'on calcule : pour chaque ligne,
# multiplier terme à terme et sommer. Le produit matriciel fait les $T$ produits scalaires en une
# seule opération, celle pour laquelle les processeurs (et surtout les GPU) sont construits. Écris
# d'abord celle que tu vois le mieux.
#
# À la main, le premier score vaut
# $0{,}55 \times 0{,}43 + 0{,}87 \times 0{,}15 + 0{,}66 \times 0{,}89 = 0{,}9544$.

# %% [markdown] lang="en"
# ## Compare: the scores
#
# To know how much one token should matter to another, we compare them by a **dot product**:
#
# $$
# s_t = q \cdot x^{(t)} = \sum_{l=1}^{d} q_l \, x^{(t)}_l .
# $$
#
# Here the query $q$ is itself a token of the sentence, for instance $q = x^{(2)}$, "journey". The
# dot product is large when the two vectors point the same way, zero when they are orthogonal,
# negative when they oppose each other. It grows with their lengths too: a handy measure of
# likeness, not an angle.
#
# Two ways of writing it give the same result. The loop says what is being computed: for each row,
# multiply term by term and add up. The matrix product does all $T$ dot products in a single
# operation, the one that processors (and GPUs above all) are built for. Start with whichever you
# see more clearly.
#
# By hand, the first score is $0.55 \times 0.43 + 0.87 \times 0.15 + 0.66 \times 0.89 = 0.9544$.

# %% [markdown] lang="fr"
# ### `attention_scores`
#
# *Exercice 1.1.* Le produit scalaire de `query` avec chaque ligne de `inputs`.
#
# - `query` : `(d,)` ; `inputs` : `(T, d)` ; résultat : `(T,)`, dans l'ordre des lignes.
# - N'importe quels $T$ et $d$, y compris $T = 1$ ; la requête n'est pas forcément l'une des
#   lignes.
# - Type et appareil gardés, arguments intacts, gradient par rapport aux deux arguments.
#
# Si tu remplis un tenseur dans une boucle, pense à le créer avec le type et l'appareil de
# `inputs`.

# %% [markdown] lang="en"
# ### `attention_scores`
#
# *Exercise 1.1.* The dot product of `query` with every row of `inputs`.
#
# - `query`: `(d,)`; `inputs`: `(T, d)`; result: `(T,)`, in the order of the rows.
# - Any $T$ and $d$, $T = 1$ included; the query need not be one of the rows.
# - Type and device kept, arguments untouched, gradient with respect to both arguments.
#
# If you fill a tensor in a loop, remember to create it with the type and device of `inputs`.


# %% exercise="attention_scores"
def attention_scores(query: Tensor, inputs: Tensor) -> Tensor:
    """(d,), (T, d) -> (T,)

    s_t = query · inputs[t]
    """
    ### BEGIN SOLUTION
    return inputs @ query
    ### END SOLUTION


# %% check="attention_scores" tags=["active-ipynb"]
# checks.check("attention_scores", attention_scores)

# %% [markdown] lang="fr"
# ### Prédis : toutes les paires
#
# Si chacun des six jetons joue à son tour le rôle de requête, combien de scores obtient-on en
# tout ?

# %% [markdown] lang="en"
# ### Predict: every pair
#
# If each of the six tokens plays the query in turn, how many scores do we get in all?

# %% quiz="score_pairs" tags=["active-ipynb"]
# answer = ...
# checks.quiz("score_pairs", answer)

# %% [markdown] lang="fr"
# ## Normaliser : pourquoi pas la somme ?
#
# Les scores ne sont pas encore des poids. On voudrait des nombres positifs de somme 1, pour que le
# mélange soit une vraie moyenne. La première idée qui vient est de diviser par la somme :
#
# $$
# w_t = \frac{s_t}{S}, \qquad S = \sum_{u=1}^{T} s_u .
# $$
#
# Sur notre phrase, tous les scores sont positifs et tout se passe bien : « journey » se donne à
# lui-même le poids 0,2278. Mais rien, dans un produit scalaire, n'interdit un score négatif, et
# l'idée s'effondre vite :
#
# - un score négatif donne un poids négatif, et un autre poids peut alors dépasser 1 ;
# - des scores qui se compensent, $(2, -1, -1)$, ont une somme nulle : on divise par zéro ;
# - même avec des scores positifs, la réponse aux petites variations dépend de $S$ : elle faiblit
#   quand $S$ est grand et explose quand $S$ approche de zéro. Tu le démontreras dans la dernière
#   partie.

# %% [markdown] lang="en"
# ## Normalise: why not the sum?
#
# Scores are not weights yet. We would like positive numbers that sum to 1, so that the mixture is
# a true average. The first idea that comes to mind is to divide by the sum:
#
# $$
# w_t = \frac{s_t}{S}, \qquad S = \sum_{u=1}^{T} s_u .
# $$
#
# On our sentence every score is positive and all goes well: "journey" gives itself the weight
# 0.2278. But nothing in a dot product forbids a negative score, and the idea falls apart quickly:
#
# - a negative score gives a negative weight, and then some other weight may exceed 1;
# - scores that cancel out, $(2, -1, -1)$, sum to zero: a division by zero;
# - even with positive scores, the response to small changes depends on $S$: it fades when $S$ is
#   large and explodes as $S$ nears zero. You will prove it in the last part.

# %% [markdown] lang="fr"
# ### `normalize_by_sum` · *facultatif*
#
# *Exercice 1.2.* Les scores divisés par leur somme, rien de plus : pas de valeur absolue, pas de
# garde-fou. On veut voir la formule telle qu'elle est, avec ses défauts.
#
# - `scores` : `(T,)` ; résultat : `(T,)`. Les scores négatifs sont permis ; la somme est supposée
#   non nulle.
# - Type et appareil gardés, argument intact, gradient (la somme en fait partie).

# %% [markdown] lang="en"
# ### `normalize_by_sum` · *optional*
#
# *Exercise 1.2.* The scores divided by their sum and nothing more: no absolute value, no safety
# net. We want to see the formula as it is, flaws included.
#
# - `scores`: `(T,)`; result: `(T,)`. Negative scores are allowed; the sum is assumed not to be
#   zero.
# - Type and device kept, argument untouched, gradient (which flows through the sum too).


# %% exercise="normalize_by_sum"
def normalize_by_sum(scores: Tensor) -> Tensor:
    """(T,) -> (T,)

    w_t = s_t / Σ_u s_u
    """
    ### BEGIN SOLUTION
    return scores / scores.sum()
    ### END SOLUTION


# %% check="normalize_by_sum" tags=["active-ipynb"]
# checks.check("normalize_by_sum", normalize_by_sum)

# %% [markdown] lang="fr"
# ### Prédis : un score négatif
#
# Quel poids la normalisation par la somme donne-t-elle au **deuxième** jeton, si les scores sont
# $(2, -1, 1)$ ?

# %% [markdown] lang="en"
# ### Predict: a negative score
#
# What weight does normalising by the sum give to the **second** token, if the scores are
# $(2, -1, 1)$?

# %% quiz="negative_score" tags=["active-ipynb"]
# answer = ...
# checks.quiz("negative_score", answer)

# %% [markdown] lang="fr"
# ## La softmax
#
# L'exponentielle est positive quoi qu'on lui donne. Il suffit donc de l'appliquer avant de
# diviser :
#
# $$
# \mathrm{softmax}(x)_i = \frac{e^{x_i}}{\sum_j e^{x_j}} .
# $$
#
# Plus de poids négatif, plus de somme nulle. Et une propriété remarquable : ajouter une même
# constante à tous les scores ne change rien, car $e^{x_i + c} = e^{c} e^{x_i}$ et $e^{c}$ se
# simplifie. **La softmax ne voit que les écarts entre scores.** Le rapport de deux poids est
# $w_i / w_j = e^{x_i - x_j}$ : un écart de 1 multiplie le poids par $e \approx 2{,}72$, où que se
# trouvent les deux scores.

# %% [markdown] lang="en"
# ## Softmax
#
# The exponential is positive whatever you feed it. So it is enough to apply it before dividing:
#
# $$
# \mathrm{softmax}(x)_i = \frac{e^{x_i}}{\sum_j e^{x_j}} .
# $$
#
# No more negative weights, no more zero sums. And a remarkable property: adding the same constant
# to every score changes nothing, since $e^{x_i + c} = e^{c} e^{x_i}$ and $e^{c}$ cancels.
# **Softmax sees only the differences between scores.** The ratio of two weights is
# $w_i / w_j = e^{x_i - x_j}$: a difference of 1 multiplies the weight by $e \approx 2.72$,
# wherever the two scores may be.

# %% [markdown] lang="fr"
# ### `softmax_naive`
#
# *Exercice 1.3.* La formule, mot à mot : l'exponentielle, puis la division par la somme le long de
# `dim`. **Sans** décalage : cette version doit déborder, c'est son rôle, et l'évaluation le
# vérifie. En `float32`, un score au-dessus d'environ 88,7 donne un `nan`.
#
# - `x` : n'importe quelle forme ; `dim` : n'importe quel axe, compté aussi depuis la fin (`-1` est
#   le dernier). Même forme en sortie.
# - Les valeurs de somme 1 sont celles qu'on parcourt en faisant varier l'indice `dim`, les autres
#   restant fixes.
# - Type et appareil gardés, argument intact, gradient.
#
# Un piège de forme : `x.sum(dim)` **supprime** l'axe. Sur une matrice carrée, la division qui suit
# réussit quand même, mais chaque nombre y est divisé par la somme d'une autre ligne que la sienne
# (sauf sur la diagonale). Cherche `keepdim` dans la documentation de `sum`.

# %% [markdown] lang="en"
# ### `softmax_naive`
#
# *Exercise 1.3.* The formula, word for word: exponential, then division by the sum along `dim`.
# **No** shift: this version is meant to overflow, that is its job, and the grading checks that it
# does. In `float32` a score above about 88.7 gives a `nan`.
#
# - `x`: any shape; `dim`: any axis, counted from the end as well (`-1` is the last). Same shape
#   out.
# - The values that sum to 1 are those you meet by varying index `dim` while the other indices stay
#   put.
# - Type and device kept, argument untouched, gradient.
#
# A trap of shapes: `x.sum(dim)` **removes** the axis. On a square matrix the division that follows
# succeeds all the same, but there each number is divided by the sum of some row other than its own
# (except on the diagonal). Look for `keepdim` in the documentation of `sum`.


# %% exercise="softmax_naive"
def softmax_naive(x: Tensor, dim: int = -1) -> Tensor:
    """(...) -> (...)

    w = exp(x) / Σ_dim exp(x)
    """
    ### BEGIN SOLUTION
    exponentials = torch.exp(x)
    return exponentials / exponentials.sum(dim=dim, keepdim=True)
    ### END SOLUTION


# %% check="softmax_naive" tags=["active-ipynb"]
# checks.check("softmax_naive", softmax_naive)

# %% [markdown] lang="fr"
# ## Quand l'ordinateur ne suit plus
#
# Un nombre `float32` ne dépasse pas $3{,}40 \times 10^{38}$. Or
# $e^{88{,}72} \approx 3{,}39 \times 10^{38}$ tient encore, et $e^{88{,}73}$ n'y tient plus :
# l'ordinateur écrit `inf`. C'est le **débordement** (*overflow*). À l'autre bout, $e^{-103}$ est
# arrondi au plus petit `float32` positif, $1{,}4 \times 10^{-45}$, et $e^{-104}$ est arrondi à 0 :
# le **soupassement** (*underflow*).
#
# Ces deux seuils suffisent à ruiner la formule naïve :
#
# - un score trop grand donne `inf` en haut et en bas : `inf / inf = nan` ;
# - des scores tous très négatifs donnent `0 / 0 = nan` ;
# - et un seul `nan` contamine la perte, puis tous les gradients.
#
# Un produit scalaire de vecteurs un peu longs atteint 89 sans peine. Ce n'est pas un cas d'école.

# %% [markdown] lang="en"
# ## Where the computer stops following
#
# A `float32` number goes no higher than $3.40 \times 10^{38}$. Now
# $e^{88.72} \approx 3.39 \times 10^{38}$ still fits, and $e^{88.73}$ does not: the computer writes
# `inf`. That is **overflow**. At the other end, $e^{-103}$ is rounded to the smallest positive
# `float32`, $1.4 \times 10^{-45}$, and $e^{-104}$ is rounded to 0: **underflow**.
#
# These two thresholds are enough to wreck the naive formula:
#
# - a score that is too large gives `inf` above and below: `inf / inf = nan`;
# - scores that are all very negative give `0 / 0 = nan`;
# - and a single `nan` spreads to the loss, then to every gradient.
#
# A dot product of longish vectors reaches 89 with no effort. This is no textbook curiosity.

# %% [markdown] lang="fr"
# ### Prédis : le premier entier qui déborde
#
# Quel est le plus petit **entier** $n$ tel que `torch.exp(torch.tensor(float(n)))` vaille `inf` en
# `float32` ?

# %% [markdown] lang="en"
# ### Predict: the first whole number to overflow
#
# What is the smallest **whole number** $n$ for which `torch.exp(torch.tensor(float(n)))` is `inf`
# in `float32`?

# %% quiz="overflow_threshold" tags=["active-ipynb"]
# answer = ...
# checks.quiz("overflow_threshold", answer)

# %% figure="overflow" tags=["active-ipynb"]
# checks.draw_exponential()

# %% [markdown] lang="fr"
# ### Prédis : un seul grand score
#
# Que vaut `softmax_naive(torch.tensor([100.0, 0.0]))` ?
#
# - `"a"` : `[1, 0]`
# - `"b"` : `[inf, 0]`
# - `"c"` : `[nan, 0]`
# - `"d"` : `[nan, nan]`

# %% [markdown] lang="en"
# ### Predict: one large score
#
# What is `softmax_naive(torch.tensor([100.0, 0.0]))`?
#
# - `"a"`: `[1, 0]`
# - `"b"`: `[inf, 0]`
# - `"c"`: `[nan, 0]`
# - `"d"`: `[nan, nan]`

# %% quiz="overflow_naive" tags=["active-ipynb"]
# answer = ...
# checks.quiz("overflow_naive", answer)

# %% [markdown] lang="fr"
# ### Prédis : trois scores juste sous le seuil
#
# Plus sournois. Chaque $e^{88{,}7}$ est fini. Que vaut
# `softmax_naive(torch.tensor([88.7, 88.7, 88.7]))` ?
#
# - `"a"` : `[1/3, 1/3, 1/3]`
# - `"b"` : `[nan, nan, nan]`
# - `"c"` : `[0, 0, 0]`

# %% [markdown] lang="en"
# ### Predict: three scores just below the threshold
#
# Sneakier. Each $e^{88.7}$ is finite. What is `softmax_naive(torch.tensor([88.7, 88.7, 88.7]))`?
#
# - `"a"`: `[1/3, 1/3, 1/3]`
# - `"b"`: `[nan, nan, nan]`
# - `"c"`: `[0, 0, 0]`

# %% quiz="sum_overflow" tags=["active-ipynb"]
# answer = ...
# checks.quiz("sum_overflow", answer)

# %% [markdown] lang="fr"
# ## Le décalage par le maximum
#
# Le remède est déjà dans la formule. Puisqu'une constante ajoutée à tous les scores ne change
# rien, choisissons la plus commode : retirer le maximum $m$ (pris le long de `dim`, donc un par
# ligne si l'on normalise les lignes).
#
# $$
# \mathrm{softmax}(x)_i = \frac{e^{x_i - m}}{\sum_j e^{x_j - m}}, \qquad m = \max_j x_j .
# $$
#
# Tous les exposants deviennent négatifs ou nuls : plus rien ne déborde. Et le plus grand vaut
# exactement $e^0 = 1$, donc la somme est au moins 1 : jamais de division par zéro. Les scores très
# inférieurs au maximum peuvent encore s'arrondir à 0, mais 0 est alors la bonne réponse, à la
# précision de la machine.
#
# *Un mot de vocabulaire.* Le document appelle cela l'astuce « log-sum-exp ». Le nom vient d'un
# calcul voisin, $\log \sum_j e^{x_j} = m + \log \sum_j e^{x_j - m}$, qui utilise le même décalage.
# Ici, il n'y a pas de logarithme : c'est le décalage par le maximum.

# %% [markdown] lang="en"
# ## Shifting by the maximum
#
# The cure is already in the formula. Since a constant added to every score changes nothing, let us
# pick the most convenient one: take away the maximum $m$ (along `dim`, hence one per row when rows
# are normalised).
#
# $$
# \mathrm{softmax}(x)_i = \frac{e^{x_i - m}}{\sum_j e^{x_j - m}}, \qquad m = \max_j x_j .
# $$
#
# Every exponent is now negative or zero: nothing overflows any more. And the largest is exactly
# $e^0 = 1$, so the sum is at least 1: never a division by zero. Scores far below the maximum may
# still round to 0, but then 0 is the right answer to machine precision.
#
# *A word on words.* The document calls this the "log-sum-exp" trick. The name comes from a
# neighbouring computation, $\log \sum_j e^{x_j} = m + \log \sum_j e^{x_j - m}$, which uses the
# same shift. There is no logarithm here: this is the shift by the maximum.

# %% [markdown] lang="fr"
# ### Prédis : mille de plus
#
# Si $\mathrm{softmax}(x) = (0{,}2 ;\ 0{,}3 ;\ 0{,}5)$, quel est le **troisième** poids de
# $\mathrm{softmax}(x + 1000)$, en arithmétique exacte ?

# %% [markdown] lang="en"
# ### Predict: a thousand more
#
# If $\mathrm{softmax}(x) = (0.2,\ 0.3,\ 0.5)$, what is the **third** weight of
# $\mathrm{softmax}(x + 1000)$, in exact arithmetic?

# %% quiz="shift_invariance" tags=["active-ipynb"]
# answer = ...
# checks.quiz("shift_invariance", answer)

# %% [markdown] lang="fr"
# ## Un score de −∞
#
# Parfois une position est interdite : le futur, dans un modèle de langage qui ne doit pas tricher.
# On lui donne le score $-\infty$, car $e^{-\infty} = 0$ : son poids est **exactement** nul, les
# autres se partagent le reste, et la somme vaut toujours 1. Un score de 0 ne ferait pas
# l'affaire : 0 est un score comme un autre.
#
# L'ordinateur sait calculer `exp(-inf) = 0`. Il faut seulement éviter `-inf - (-inf)`, qui vaut
# `nan` ; le maximum d'une ligne qui contient au moins un score fini est fini, donc le décalage ne
# le rencontre jamais. (Une ligne faite uniquement de `-inf` n'a pas de réponse sensée ; elle n'est
# pas évaluée.)

# %% [markdown] lang="en"
# ## A score of −∞
#
# Sometimes a position is off limits: the future, in a language model that must not cheat. We give
# it the score $-\infty$, because $e^{-\infty} = 0$: its weight is **exactly** zero, the others
# share the rest, and the sum is still 1. A score of 0 would not do: 0 is a score like any other.
#
# The computer knows that `exp(-inf) = 0`. We need only avoid `-inf - (-inf)`, which is `nan`; the
# maximum of a row with at least one finite score is finite, so the shift never meets it. (A row
# made of `-inf` alone has no sensible answer; it is not graded.)

# %% [markdown] lang="fr"
# ### Prédis : zéro n'est pas « absent »
#
# On voulait masquer la troisième position, et on a mis son score à **0** au lieu de $-\infty$ :
# $(1, 1, 0)$. Quel poids reçoit-elle après la softmax ? Deux décimales suffisent.
# ($e \approx 2{,}718$.)

# %% [markdown] lang="en"
# ### Predict: zero is not "absent"
#
# We meant to mask the third position, and set its score to **0** instead of $-\infty$:
# $(1, 1, 0)$. What weight does it get from softmax? Two decimals will do. ($e \approx 2.718$.)

# %% quiz="zero_is_not_absent" tags=["active-ipynb"]
# answer = ...
# checks.quiz("zero_is_not_absent", answer)

# %% [markdown] lang="fr"
# ### `softmax_stable`
#
# *Exercice 1.4.* La softmax décalée par le maximum : celle dont dépend tout le reste du cours.
#
# - `x` : n'importe quelle forme (un seul nombre compris), avec au moins un élément le long de
#   `dim` ; `dim` : n'importe quel axe, négatif ou non. Même forme en sortie.
# - Finie pour des scores de n'importe quelle taille, très grands comme très négatifs : le maximum
#   se prend **le long de** `dim`, pas sur tout le tenseur.
# - Les entrées `-inf` reçoivent exactement 0, et le gradient reste fini en leur présence.
# - Type et appareil gardés, argument intact (attention à `x -= …`), gradient.
# - **Interdits dans cet exercice** : `torch.softmax`, `F.softmax`, `nn.Softmax`, `log_softmax`,
#   `logsumexp`. Dans les exercices qui suivent, tu peux t'en servir.

# %% [markdown] lang="en"
# ### `softmax_stable`
#
# *Exercise 1.4.* Softmax shifted by the maximum: the one that the rest of the course stands on.
#
# - `x`: any shape (a single number included), with at least one element along `dim`; `dim`: any
#   axis, negative or not. Same shape out.
# - Finite for scores of any size, very large or very negative: the maximum is taken **along**
#   `dim`, not over the whole tensor.
# - Entries of `-inf` get exactly 0, and the gradient stays finite in their presence.
# - Type and device kept, argument untouched (mind `x -= …`), gradient.
# - **Forbidden in this exercise**: `torch.softmax`, `F.softmax`, `nn.Softmax`, `log_softmax`,
#   `logsumexp`. In the exercises that follow you may use them.


# %% exercise="softmax_stable"
def softmax_stable(x: Tensor, dim: int = -1) -> Tensor:
    """(...) -> (...)

    w = exp(x − m) / Σ_dim exp(x − m), m = max_dim x
    """
    ### BEGIN SOLUTION
    # The result does not depend on the shift, so no gradient needs to flow through it.
    exponentials = torch.exp(x - x.amax(dim=dim, keepdim=True).detach())
    return exponentials / exponentials.sum(dim=dim, keepdim=True)
    ### END SOLUTION


# %% check="softmax_stable" tags=["active-ipynb"]
# checks.check("softmax_stable", softmax_stable)

# %% [markdown] lang="fr"
# ### Prédis : combien de distributions ?
#
# `x` a la forme `(2, 3, 4)`. Dans `softmax_stable(x, dim=1)`, combien de groupes de nombres
# somment à 1 ?

# %% [markdown] lang="en"
# ### Predict: how many distributions?
#
# `x` has shape `(2, 3, 4)`. In `softmax_stable(x, dim=1)`, how many groups of numbers sum to 1?

# %% quiz="axis_groups" tags=["active-ipynb"]
# answer = ...
# checks.quiz("axis_groups", answer)

# %% [markdown] lang="fr"
# ## Mélanger : le vecteur de contexte
#
# Il reste le dernier geste. Le **vecteur de contexte** d'une requête est la moyenne des lignes de
# `inputs`, pondérée par ses poids d'attention :
#
# $$
# z = \sum_{t=1}^{T} w_t \, x^{(t)}, \qquad w = \mathrm{softmax}(s) .
# $$
#
# Comme les poids sont positifs et de somme 1, $z$ reste à l'intérieur du nuage formé par les
# jetons. Pour « journey », $(0{,}55 ;\ 0{,}87 ;\ 0{,}66)$ devient
# $(0{,}4419 ;\ 0{,}6515 ;\ 0{,}5683)$ : encore reconnaissable, mais teinté par toute la phrase.

# %% [markdown] lang="en"
# ## Mix: the context vector
#
# One move is left. The **context vector** of a query is the average of the rows of `inputs`,
# weighted by its attention weights:
#
# $$
# z = \sum_{t=1}^{T} w_t \, x^{(t)}, \qquad w = \mathrm{softmax}(s) .
# $$
#
# As the weights are positive and sum to 1, $z$ stays inside the cloud that the tokens form. For
# "journey", $(0.55,\ 0.87,\ 0.66)$ becomes $(0.4419,\ 0.6515,\ 0.5683)$: still recognisable, but
# coloured by the whole sentence.

# %% [markdown] lang="fr"
# ### `context_vector`
#
# *Exercice 1.7.* Les trois gestes enchaînés, pour une requête : scores, softmax stable, somme
# pondérée des lignes. Tes fonctions `attention_scores` et `softmax_stable` sont faites pour servir
# ici.
#
# - `query` : `(d,)` ; `inputs` : `(T, d)` ; résultat : `(d,)`.
# - Aucune division par $\sqrt{d}$ : elle viendra au carnet suivant, avec sa raison.
# - Finie même quand les scores sont très grands. Avec $T = 1$, le résultat est l'unique ligne.
# - Type et appareil gardés, arguments intacts, gradient par rapport aux deux arguments.

# %% [markdown] lang="en"
# ### `context_vector`
#
# *Exercise 1.7.* The three moves in a row, for one query: scores, stable softmax, weighted sum of
# the rows. Your `attention_scores` and `softmax_stable` were made for this.
#
# - `query`: `(d,)`; `inputs`: `(T, d)`; result: `(d,)`.
# - No division by $\sqrt{d}$: it comes in the next notebook, with its reason.
# - Finite even when the scores are very large. With $T = 1$ the result is the only row.
# - Type and device kept, arguments untouched, gradient with respect to both arguments.


# %% exercise="context_vector"
def context_vector(query: Tensor, inputs: Tensor) -> Tensor:
    """(d,), (T, d) -> (d,)

    z = Σ_t w_t · inputs[t], w = softmax(s), s_t = query · inputs[t]
    """
    ### BEGIN SOLUTION
    weights = softmax_stable(attention_scores(query, inputs))
    return weights @ inputs
    ### END SOLUTION


# %% check="context_vector" tags=["active-ipynb"]
# checks.check("context_vector", context_vector)

# %% [markdown] lang="fr"
# ## Tous les jetons à la fois
#
# Rangeons les scores de toutes les paires dans une matrice : la ligne $i$ contient ce que la
# requête $i$ pense de chaque jeton.
#
# $$
# S_{ij} = x^{(i)} \cdot x^{(j)}, \qquad W = \mathrm{softmax}(S) \text{ ligne par ligne}, \qquad
# Z_i = \sum_j W_{ij} \, x^{(j)} .
# $$
#
# Si $X$ est la matrice `inputs`, l'élément $(i, j)$ de $X X^\top$ est $\sum_l X_{il} X_{jl}$,
# c'est-à-dire exactement $S_{ij}$ : un produit matriciel remplace une double boucle. La moyenne
# pondérée de toutes les requêtes est à son tour un produit de matrices, `(T, T)` par `(T, d)`.

# %% [markdown] lang="en"
# ## Every token at once
#
# Let us lay the scores of all the pairs out in a matrix: row $i$ holds what query $i$ thinks of
# each token.
#
# $$
# S_{ij} = x^{(i)} \cdot x^{(j)}, \qquad W = \mathrm{softmax}(S) \text{ row by row}, \qquad
# Z_i = \sum_j W_{ij} \, x^{(j)} .
# $$
#
# If $X$ is the matrix `inputs`, element $(i, j)$ of $X X^\top$ is $\sum_l X_{il} X_{jl}$, which is
# exactly $S_{ij}$: one matrix product replaces a double loop. The weighted average for all queries
# is in turn a product of matrices, `(T, T)` by `(T, d)`.

# %% [markdown] lang="fr"
# ### Trouve l'erreur : « dim=-1, ici les colonnes »
#
# Pour une matrice de scores `(6, 6)`, le document explique que `dim=-1` applique la softmax le
# long de la dernière dimension, « ici les colonnes », puis que chaque ligne est normalisée. La
# conclusion est juste, mais les mots égarent. Quelle phrase dit sans ambiguïté ce que fait
# `softmax(scores, dim=-1)` ?
#
# - `"a"` : chaque colonne somme à 1.
# - `"b"` : l'indice de colonne varie pendant la somme, donc chaque ligne somme à 1.
# - `"c"` : lignes et colonnes somment à 1, puisque $X X^\top$ est symétrique.

# %% [markdown] lang="en"
# ### Find the mistake: "dim=-1, here the columns"
#
# For a `(6, 6)` matrix of scores, the document explains that `dim=-1` applies softmax along the
# last dimension, "here the columns", and then that each row is normalised. The conclusion is
# right, but the words lead astray. Which sentence says without ambiguity what
# `softmax(scores, dim=-1)` does?
#
# - `"a"`: each column sums to 1.
# - `"b"`: the column index varies during the sum, so each row sums to 1.
# - `"c"`: rows and columns both sum to 1, since $X X^\top$ is symmetric.

# %% quiz="axis_wording" tags=["active-ipynb"]
# answer = ...
# checks.quiz("axis_wording", answer)

# %% [markdown] lang="fr"
# ### `all_context_vectors`
#
# *Exercice 1.8.* Le vecteur de contexte de chaque jeton, tous ensemble : la ligne $i$ du résultat
# est `context_vector(inputs[i], inputs)`.
#
# - `inputs` : `(T, d)` ; résultat : `(T, d)`. N'importe quels $T$ et $d$, y compris $T = 1$ et
#   $T = d$.
# - Une distribution par requête : chaque **ligne** des poids somme à 1. La matrice des scores est
#   symétrique, celle des poids ne l'est pas : l'axe compte.
# - Finie même quand les scores sont très grands.
# - Type et appareil gardés, argument intact, gradient.

# %% [markdown] lang="en"
# ### `all_context_vectors`
#
# *Exercise 1.8.* The context vector of every token, all together: row $i$ of the result is
# `context_vector(inputs[i], inputs)`.
#
# - `inputs`: `(T, d)`; result: `(T, d)`. Any $T$ and $d$, $T = 1$ and $T = d$ included.
# - One distribution per query: each **row** of the weights sums to 1. The score matrix is
#   symmetric, the weight matrix is not: the axis matters.
# - Finite even when the scores are very large.
# - Type and device kept, argument untouched, gradient.


# %% exercise="all_context_vectors"
def all_context_vectors(inputs: Tensor) -> Tensor:
    """(T, d) -> (T, d)

    z_i = Σ_j w_ij · inputs[j], Σ_j w_ij = 1
    """
    ### BEGIN SOLUTION
    weights = softmax_stable(inputs @ inputs.T, dim=-1)  # (T, T)
    return weights @ inputs
    ### END SOLUTION


# %% check="all_context_vectors" tags=["active-ipynb"]
# checks.check("all_context_vectors", all_context_vectors)

# %% [markdown] lang="fr"
# ### Regarde les poids
#
# Une ligne par requête, une colonne par jeton consulté. Parcours la ligne « journey » : à qui
# donne-t-il le plus, après lui-même ? Puis cherche un jeton qui, bien que requête, donne plus à un
# autre qu'à lui-même : le produit scalaire récompense aussi les vecteurs longs.

# %% [markdown] lang="en"
# ### Look at the weights
#
# One row per query, one column per token consulted. Follow the row "journey": whom does it favour
# most, after itself? Then look for a token which, though it is the query, gives more to another
# than to itself: the dot product rewards long vectors too.

# %% figure="weights" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: softmax_stable(torch.stack([attention_scores(token, inputs) for token in inputs])),
#     rows=tokens,
#     columns=tokens,
# )

# %% [markdown] lang="fr"
# ## Le dictionnaire souple
#
# Un dictionnaire Python répond tout ou rien : `d["journey"]` rend *une* valeur, ou échoue.
# L'attention est un dictionnaire qui n'échoue jamais. La **requête** est comparée à toutes les
# **clés** à la fois, et la réponse est une moyenne des **valeurs**, chacune pesée selon l'accord
# entre sa clé et la requête :
#
# $$
# w = \mathrm{softmax}\!\left(\frac{s}{\tau}\right), \qquad s_t = k_t \cdot q, \qquad
# \text{sortie} = \sum_t w_t \, v_t .
# $$
#
# Remarque ce qui vient de changer : ce qu'on **compare** (les clés) n'est plus ce qu'on
# **mélange** (les valeurs). Elles peuvent même avoir des tailles différentes, $d_k$ et $d_v$.
#
# La **température** $\tau$ règle la netteté. Quand $\tau \to 0$, les écarts entre scores sont
# démesurément agrandis : tout le poids va au meilleur score, c'est la consultation dure (les ex
# æquo se le partagent). Quand $\tau \to \infty$, les écarts s'effacent : la sortie est la moyenne
# de toutes les valeurs.

# %% [markdown] lang="en"
# ## The soft dictionary
#
# A Python dictionary answers all or nothing: `d["journey"]` returns *one* value, or fails.
# Attention is a dictionary that never fails. The **query** is compared with all the **keys** at
# once, and the answer is an average of the **values**, each weighed by how well its key agrees
# with the query:
#
# $$
# w = \mathrm{softmax}\!\left(\frac{s}{\tau}\right), \qquad s_t = k_t \cdot q, \qquad
# \text{output} = \sum_t w_t \, v_t .
# $$
#
# Notice what has just changed: what we **compare** (the keys) is no longer what we **mix** (the
# values). They may even differ in size, $d_k$ and $d_v$.
#
# The **temperature** $\tau$ sets the sharpness. As $\tau \to 0$, the differences between scores
# are magnified beyond measure: all the weight goes to the best score, the hard look-up (ties share
# it). As $\tau \to \infty$, the differences fade: the output is the mean of all the values.

# %% [markdown] lang="fr"
# ### `soft_lookup`
#
# *Exercice 1.9.* Consulte le dictionnaire souple.
#
# - `query` : `(d_k,)` ; `keys` : `(T, d_k)` ; `values` : `(T, d_v)` ; résultat : le couple
#   `(output, weights)`, de formes `(d_v,)` et `(T,)`, dans cet ordre.
# - `weights = softmax(keys · query / τ)`, **sans** $\sqrt{d_k}$ ; la température vaut 1 par
#   défaut.
# - Lève `ValueError` à moins que `temperature > 0` : zéro et les nombres négatifs sont
#   refusés.
# - Finie et juste pour de grands scores comme pour de petites températures.
# - Type et appareil gardés, arguments intacts, gradient par rapport aux trois tenseurs.

# %% [markdown] lang="en"
# ### `soft_lookup`
#
# *Exercise 1.9.* Consult the soft dictionary.
#
# - `query`: `(d_k,)`; `keys`: `(T, d_k)`; `values`: `(T, d_v)`; result: the pair
#   `(output, weights)`, of shapes `(d_v,)` and `(T,)`, in that order.
# - `weights = softmax(keys · query / τ)`, **without** $\sqrt{d_k}$; the temperature is 1 by
#   default.
# - Raises `ValueError` unless `temperature > 0`: zero and negative numbers are refused.
# - Finite and right for large scores as for low temperatures.
# - Type and device kept, arguments untouched, gradient with respect to the three tensors.


# %% exercise="soft_lookup"
def soft_lookup(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    """(d_k,), (T, d_k), (T, d_v) -> (d_v,), (T,)

    w = softmax(s / τ), s_t = query · keys[t]; output = Σ_t w_t · values[t]
    ¬(τ > 0) ⇒ ValueError
    """
    ### BEGIN SOLUTION
    if not temperature > 0:  # true of nan as well
        raise ValueError(f"temperature > 0: {temperature}")
    scores = attention_scores(query, keys)
    # Shifting before dividing, and by no less than the smallest normal number, keeps s / τ from
    # being inf − inf or 0 / 0 at any positive τ.
    shifted = scores - scores.max().detach()
    weights = softmax_stable(shifted / max(temperature, torch.finfo(scores.dtype).tiny))
    return weights @ values, weights
    ### END SOLUTION


# %% check="soft_lookup" tags=["active-ipynb"]
# checks.check("soft_lookup", soft_lookup)

# %% [markdown] lang="fr"
# ### Prends la requête en main
#
# Déplace la requête, à la souris ou aux flèches, et regarde les poids, puis la sortie, la suivre.
# Cherche une requête qui ne choisisse qu'une position, puis une qui les traite toutes également.
# La sortie peut-elle sortir du triangle des valeurs ?

# %% [markdown] lang="en"
# ### Take the query in hand
#
# Move the query, with the mouse or the arrow keys, and watch the weights, then the output, follow.
# Look for a query that picks one position alone, then one that treats them all alike. Can the
# output leave the triangle of the values?

# %% figure="attention_explorer" tags=["active-ipynb"]
# checks.show_page("attention.html")

# %% [markdown] lang="fr"
# ### Trouve l'erreur : 42 %, avec ou sans racine ?
#
# Le document prend $q = (1, 0)$ et les clés $(1, 0)$, $(0, 1)$, $(1, 1)$. Les scores sont
# $(1, 0, 1)$, et il annonce des poids d'environ 42 %, 16 % et 42 %. Puis il commente la division
# par $\sqrt{d_k}$ comme si elle faisait partie du calcul. Or ici $d_k = 2$.
#
# Les nombres annoncés sont ceux de la softmax **sans** la racine, comme dans `soft_lookup` :
# $e / (2e + 1) = 0{,}4223$ et $1 / (2e + 1) = 0{,}1554$. Avec la racine, ils seraient différents.
#
# Combien pèserait la **deuxième** position, **en pour cent**, si l'on divisait les scores par
# $\sqrt{2}$ ? (Une décimale. $e^{1/\sqrt{2}} \approx 2{,}028$.)

# %% [markdown] lang="en"
# ### Find the mistake: 42%, with or without the root?
#
# The document takes $q = (1, 0)$ and the keys $(1, 0)$, $(0, 1)$, $(1, 1)$. The scores are
# $(1, 0, 1)$, and it announces weights of about 42%, 16% and 42%. It then comments on the division
# by $\sqrt{d_k}$ as though it were part of the computation. Yet here $d_k = 2$.
#
# The numbers announced are those of softmax **without** the root, as in `soft_lookup`:
# $e / (2e + 1) = 0.4223$ and $1 / (2e + 1) = 0.1554$. With the root they would be different.
#
# How much would the **second** position weigh, **in per cent**, if the scores were divided by
# $\sqrt{2}$? (One decimal. $e^{1/\sqrt{2}} \approx 2.028$.)

# %% quiz="without_root" tags=["active-ipynb"]
# answer = ...
# checks.quiz("without_root", answer)

# %% [markdown] lang="fr"
# ### Prédis : très froid
#
# Mêmes clés, même requête. Vers quelle valeur tend le poids de la **première** position quand
# $\tau \to 0$ ?

# %% [markdown] lang="en"
# ### Predict: very cold
#
# Same keys, same query. What does the weight of the **first** position tend to as $\tau \to 0$?

# %% quiz="cold_temperature" tags=["active-ipynb"]
# answer = ...
# checks.quiz("cold_temperature", answer)

# %% [markdown] lang="fr"
# ### Du froid au chaud
#
# Les mêmes scores, $(1, 0, 1)$, à cinq températures. Remarque que la température ne change jamais
# l'*ordre* des poids, seulement leur contraste.

# %% [markdown] lang="en"
# ### From cold to hot
#
# The same scores, $(1, 0, 1)$, at five temperatures. Notice that temperature never changes the
# *order* of the weights, only their contrast.

# %% figure="temperature" tags=["active-ipynb"]
# checks.draw_temperature(torch.tensor([1.0, 0.0, 1.0]), [0.1, 0.5, 1.0, 2.0, 10.0])

# %% [markdown] lang="fr"
# ## Les deux jacobiens
#
# *Cette dernière partie est facultative. Elle répond à une question laissée ouverte : pourquoi la
# softmax s'entraîne-t-elle mieux que la division par la somme ?*
#
# Quand le score $x_j$ bouge un peu, chaque poids $w_i$ répond. Le **jacobien** range toutes ces
# réponses dans une matrice : ligne $i$, colonne $j$, on trouve $\partial w_i / \partial x_j$.
#
# **Pour la softmax.** Posons $w_i = e^{x_i} / Z$ avec $Z = \sum_k e^{x_k}$, et dérivons le
# quotient.
#
# Si $i = j$, numérateur et dénominateur bougent tous les deux :
#
# $$
# \frac{\partial w_i}{\partial x_i} = \frac{e^{x_i} Z - e^{x_i} e^{x_i}}{Z^2}
# = w_i - w_i^2 = w_i (1 - w_i) .
# $$
#
# Si $i \neq j$, seul le dénominateur bouge, et $\partial Z / \partial x_j = e^{x_j}$ :
#
# $$
# \frac{\partial w_i}{\partial x_j} = - \frac{e^{x_i} e^{x_j}}{Z^2} = - w_i w_j .
# $$
#
# Le symbole de Kronecker réunit les deux cas :
# $\partial w_i / \partial x_j = w_i (\delta_{ij} - w_j)$. Un score qui monte enrichit son jeton et
# appauvrit tous les autres, chacun selon son poids.

# %% [markdown] lang="en"
# ## The two Jacobians
#
# *This last part is optional. It answers a question left open: why does softmax train better than
# division by the sum?*
#
# When the score $x_j$ moves a little, every weight $w_i$ responds. The **Jacobian** lays all these
# responses out in a matrix: at row $i$, column $j$ stands $\partial w_i / \partial x_j$.
#
# **For softmax.** Write $w_i = e^{x_i} / Z$ with $Z = \sum_k e^{x_k}$, and differentiate the
# quotient.
#
# If $i = j$, numerator and denominator both move:
#
# $$
# \frac{\partial w_i}{\partial x_i} = \frac{e^{x_i} Z - e^{x_i} e^{x_i}}{Z^2}
# = w_i - w_i^2 = w_i (1 - w_i) .
# $$
#
# If $i \neq j$, only the denominator moves, and $\partial Z / \partial x_j = e^{x_j}$:
#
# $$
# \frac{\partial w_i}{\partial x_j} = - \frac{e^{x_i} e^{x_j}}{Z^2} = - w_i w_j .
# $$
#
# Kronecker's symbol joins the two cases: $\partial w_i / \partial x_j = w_i (\delta_{ij} - w_j)$.
# A score that rises enriches its own token and impoverishes all the others, each in proportion to
# its weight.

# %% [markdown] lang="fr"
# ### Prédis : la somme d'une ligne
#
# Combien vaut la somme d'une ligne du jacobien de la softmax,
# $\sum_j \partial w_i / \partial x_j$ ? (Pense à ce qui arrive à $w_i$ quand **tous** les scores
# montent ensemble.)

# %% [markdown] lang="en"
# ### Predict: the sum of a row
#
# What is the sum of one row of the softmax Jacobian, $\sum_j \partial w_i / \partial x_j$? (Think
# of what happens to $w_i$ when **all** the scores rise together.)

# %% quiz="jacobian_row_sum" tags=["active-ipynb"]
# answer = ...
# checks.quiz("jacobian_row_sum", answer)

# %% [markdown] lang="fr"
# ### `softmax_jacobian` · *facultatif*
#
# *Exercice 1.5.* La matrice des $w_i (\delta_{ij} - w_j)$, avec $w = \mathrm{softmax}(x)$.
#
# - `x` : `(n,)` ; résultat : `(n, n)`, n'importe quel $n \geq 1$.
# - Les termes hors diagonale en font partie : la diagonale seule ne raconte que la moitié de
#   l'histoire.
# - Finie pour de grands scores, comme la softmax. `torch.softmax` et ta `softmax_stable` sont
#   toutes deux permises.
# - Type et appareil gardés, argument intact. L'autograd n'est pas nécessaire, et le gradient de ce
#   jacobien n'est pas évalué.

# %% [markdown] lang="en"
# ### `softmax_jacobian` · *optional*
#
# *Exercise 1.5.* The matrix of the $w_i (\delta_{ij} - w_j)$, with $w = \mathrm{softmax}(x)$.
#
# - `x`: `(n,)`; result: `(n, n)`, for any $n \geq 1$.
# - The off-diagonal terms belong to it: the diagonal alone tells only half of the story.
# - Finite for large scores, like softmax itself. `torch.softmax` and your `softmax_stable` are
#   both allowed.
# - Type and device kept, argument untouched. Autograd is not needed, and the gradient of this
#   Jacobian is not graded.


# %% exercise="softmax_jacobian"
def softmax_jacobian(x: Tensor) -> Tensor:
    """(n,) -> (n, n)

    J_ij = ∂w_i / ∂x_j = w_i (δ_ij − w_j), w = softmax(x)
    """
    ### BEGIN SOLUTION
    weights = torch.softmax(x, dim=-1)
    return torch.diag(weights) - torch.outer(weights, weights)
    ### END SOLUTION


# %% check="softmax_jacobian" tags=["active-ipynb"]
# checks.check("softmax_jacobian", softmax_jacobian)

# %% [markdown] lang="fr"
# ### Trouve l'erreur : « le signal ne s'éteint jamais »
#
# Le document remarque que $w_i$ est strictement entre 0 et 1, donc que $w_i (1 - w_i)$ est
# strictement positif, et il en conclut que le signal de correction ne s'éteint jamais. Quelques
# pages plus loin, il explique pourtant que la softmax sature et que son gradient s'évanouit. Les
# deux ne peuvent pas être vrais sur une machine.
#
# Que vaut **exactement** `softmax_jacobian(torch.tensor([20.0, 0.0]))[0, 0]`, calculé en `float32`
# selon la formule ?

# %% [markdown] lang="en"
# ### Find the mistake: "the signal never dies out"
#
# The document observes that $w_i$ lies strictly between 0 and 1, so that $w_i (1 - w_i)$ is
# strictly positive, and concludes that the correction signal never dies out. A few pages later,
# however, it explains that softmax saturates and that its gradient vanishes. They cannot both be
# true on a machine.
#
# What is `softmax_jacobian(torch.tensor([20.0, 0.0]))[0, 0]` **exactly**, when computed in
# `float32` from the formula?

# %% quiz="vanishing_gradient" tags=["active-ipynb"]
# answer = ...
# checks.quiz("vanishing_gradient", answer)

# %% [markdown] lang="fr"
# **Pour la division par la somme.** Posons $w_i = x_i / S$ avec $S = \sum_k x_k$. Cette fois
# $\partial S / \partial x_j = 1$, quel que soit $j$. La règle du quotient donne
#
# $$
# \frac{\partial w_i}{\partial x_j} = \frac{\delta_{ij} \, S - x_i}{S^2}
# = \frac{\delta_{ij} - w_i}{S} .
# $$
#
# Regarde bien l'indice : c'est $w_i$, celui de la **ligne**. Cette matrice n'est pas symétrique,
# et sa transposée est une erreur classique.
#
# Et regarde le dénominateur. La réponse entière est divisée par $S$ : elle faiblit quand les
# scores sont grands, explose quand leur somme approche de zéro, change de signe avec elle.

# %% [markdown] lang="en"
# **For division by the sum.** Write $w_i = x_i / S$ with $S = \sum_k x_k$. This time
# $\partial S / \partial x_j = 1$, whatever $j$ may be. The quotient rule gives
#
# $$
# \frac{\partial w_i}{\partial x_j} = \frac{\delta_{ij} \, S - x_i}{S^2}
# = \frac{\delta_{ij} - w_i}{S} .
# $$
#
# Look closely at the index: it is $w_i$, that of the **row**. This matrix is not symmetric, and
# its transpose is a classic mistake.
#
# And look at the denominator. The whole response is divided by $S$: it fades when scores are
# large, explodes as their sum nears zero, and changes sign along with it.

# %% [markdown] lang="fr"
# ### `normalization_jacobian` · *facultatif*
#
# *Exercice 1.6.* Le jacobien de `x / x.sum()` : ligne $i$, colonne $j$, on trouve
# $\partial w_i / \partial x_j$.
#
# - `x` : `(n,)`, de somme non nulle, scores négatifs permis ; résultat : `(n, n)`, n'importe quel
#   $n \geq 1$.
# - Type et appareil gardés : si tu crées une matrice identité, dis-lui lesquels. Argument intact.
# - L'autograd n'est pas nécessaire, et le gradient de ce jacobien n'est pas évalué.

# %% [markdown] lang="en"
# ### `normalization_jacobian` · *optional*
#
# *Exercise 1.6.* The Jacobian of `x / x.sum()`: at row $i$, column $j$ stands
# $\partial w_i / \partial x_j$.
#
# - `x`: `(n,)`, with a sum other than zero, negative scores allowed; result: `(n, n)`, for any
#   $n \geq 1$.
# - Type and device kept: if you create an identity matrix, tell it which. Argument untouched.
# - Autograd is not needed, and the gradient of this Jacobian is not graded.


# %% exercise="normalization_jacobian"
def normalization_jacobian(x: Tensor) -> Tensor:
    """(n,) -> (n, n)

    J_ij = ∂w_i / ∂x_j, w = x / S, S = Σ_k x_k
    """
    ### BEGIN SOLUTION
    total = x.sum()
    identity = torch.eye(x.shape[0], dtype=x.dtype, device=x.device)
    return (identity - (x / total)[:, None]) / total
    ### END SOLUTION


# %% check="normalization_jacobian" tags=["active-ipynb"]
# checks.check("normalization_jacobian", normalization_jacobian)

# %% [markdown] lang="fr"
# ### Prédis : dix fois plus grand
#
# On multiplie tous les scores par 10. Par combien le jacobien de la division par la somme est-il
# multiplié ?

# %% [markdown] lang="en"
# ### Predict: ten times larger
#
# Every score is multiplied by 10. By what is the Jacobian of division by the sum multiplied?

# %% quiz="scores_times_ten" tags=["active-ipynb"]
# answer = ...
# checks.quiz("scores_times_ten", answer)

# %% figure="gradient" tags=["active-ipynb"]
# checks.draw_gradient(
#     lambda: softmax_jacobian(attention_scores(inputs[1], inputs)),
#     lambda: normalization_jacobian(attention_scores(inputs[1], inputs)),
# )

# %% [markdown] lang="fr"
# ### Ce que chacune ne voit pas
#
# Chaque normalisation est aveugle à une transformation, et son jacobien l'avoue. La softmax ne
# voit pas les **décalages** : $J \mathbf{1} = 0$, ses lignes somment à zéro. La division par la
# somme ne voit pas les **changements d'échelle** : $J x = 0$.
#
# D'où leurs faiblesses opposées. Ajoute 10 à tous les scores de « journey » : la softmax ne bouge
# pas, et le premier terme diagonal de son jacobien reste 0,1194 ; celui de la division par la
# somme tombe de 0,1302 à 0,0126. Multiplie-les plutôt par 10 : la division par la somme garde ses
# poids, la softmax se contracte sur quelques jetons, et ce même terme passe de 0,1194 à 0,0024.
# Dire que le gradient de la softmax est « indépendant de l'échelle » serait donc trop beau : il
# est indépendant du *niveau* des scores, pas de leur *étalement*. Garder cet étalement raisonnable
# est justement le rôle du $\sqrt{d_k}$, au carnet suivant.

# %% [markdown] lang="en"
# ### What each one cannot see
#
# Each normalisation is blind to one transformation, and its Jacobian admits as much. Softmax
# cannot see **shifts**: $J \mathbf{1} = 0$, its rows sum to zero. Division by the sum cannot see
# changes of **scale**: $J x = 0$.
#
# Hence their opposite weaknesses. Add 10 to all the scores of "journey": softmax does not move,
# and the first diagonal term of its Jacobian stays at 0.1194; that of division by the sum drops
# from 0.1302 to 0.0126. Multiply them by 10 instead: division by the sum keeps its weights,
# softmax tightens onto a few tokens, and that same term goes from 0.1194 to 0.0024. To call the
# gradient of softmax "independent of scale" would thus be too good to be true: it is independent
# of the *level* of the scores, not of their *spread*. Keeping that spread reasonable is precisely
# the job of $\sqrt{d_k}$, in the next notebook.

# %% [markdown] lang="fr"
# ## Ce que tu emportes
#
# - Un score est un produit scalaire ; un produit matriciel en calcule autant qu'on veut.
# - La softmax ne voit que les écarts. On en profite pour retirer le maximum, et plus rien ne
#   déborde.
# - Un score de $-\infty$ donne un poids exactement nul ; un score de 0, non.
# - Une distribution par requête : ce sont les **lignes** qui somment à 1.
# - Un vecteur de contexte est une moyenne pondérée ; la température règle la netteté des poids.
#
# Il manque une chose à cette attention : elle ne peut rien apprendre. Le carnet suivant lui donne
# ses trois matrices de poids, et chaque jeton aura enfin une requête, une clé et une valeur bien à
# lui.

# %% [markdown] lang="en"
# ## What you take away
#
# - A score is a dot product; one matrix product computes as many as you like.
# - Softmax sees only differences. We use that to take away the maximum, and nothing overflows.
# - A score of $-\infty$ gives a weight of exactly zero; a score of 0 does not.
# - One distribution per query: it is the **rows** that sum to 1.
# - A context vector is a weighted average; temperature sets how sharp the weights are.
#
# This attention lacks one thing: it cannot learn. The next notebook gives it its three weight
# matrices, and each token will at last have a query, a key and a value of its own.
