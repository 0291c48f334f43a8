# %% [markdown]
# *Pour répondre, remplace chaque `raise NotImplementedError` par ton code, puis vérifie avec `autograder check ps1_softmax.py`. (Fichier construit par `autograder build` à partir de `solutions/ps1_softmax.py` : l'énoncé se corrige là-bas.)*

# %% [markdown]
# # Scores, softmax et vecteurs de contexte
#
# Tout ce que fait l'attention tient en trois gestes : **comparer**, **normaliser**, **mélanger**.
# Dans ce premier carnet, tu les écris sans aucun paramètre à apprendre, sur une phrase de six
# jetons. À la fin, tu sauras calculer une attention à la main et en code, dire pourquoi la softmax
# n'est pas n'importe quelle façon de sommer à 1, et reconnaître les endroits où l'ordinateur ne
# suit plus les mathématiques.

# %% [markdown]
# ## Mode d'emploi
#
# Chaque exercice est une fonction à compléter : remplace `raise NotImplementedError` par ton code,
# puis exécute la cellule de vérification qui suit. Elle compare aux valeurs publiées et à un
# exemple choisi pour que les erreurs courantes se voient. L'évaluation finale essaie en plus
# d'autres entrées.
#
# Quatre engagements valent pour **toutes** les fonctions de ce carnet :
#
# - le résultat garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de l'entrée ;
# - les arguments ressortent intacts ;
# - le gradient passe, partout où les mathématiques le permettent (les deux jacobiens font
#   exception : leur propre gradient n'est pas demandé) ;
# - toute méthode juste est bonne : boucle, produit matriciel, `einsum`… à toi de voir.
#
# Les cellules « Prédis » ne sont pas notées. Joue le jeu : écris ta réponse à la place des `...`
# **avant** d'exécuter quoi que ce soit. Un nombre s'écrit avec un point décimal, `0.5`, et une
# lettre entre guillemets, `"b"`. Se tromper là, c'est le moment où l'on apprend le plus.
#
# Un titre marqué *facultatif* signale un exercice que tu peux laisser de côté sans perdre le fil.

# %% [markdown]
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
# Dans le code, `(T, d)` se lit « un tenseur de $T$ lignes et $d$ colonnes », et
# `(d,), (T, d) -> (T,)` donne les formes des arguments, puis celle du résultat. Dans les formules
# les jetons sont comptés à partir de 1, dans le code à partir de 0 : « journey » est $x^{(2)}$ et
# `inputs[1]`.

# %% given="imports"
import torch
from torch import Tensor

# %% given="checks" tags=["active-ipynb"]
# import checks

# %% [markdown]
# ## Le goulot d'étranglement
#
# Imagine que tu traduises une phrase de quarante mots, mais qu'on te l'ait lue une seule fois et
# que tu n'aies eu droit, pour toute note, qu'à une ligne d'un carnet. C'est la situation d'un
# **encodeur–décodeur récurrent**. L'encodeur lit la phrase jeton par jeton en mettant à jour un
# état caché ; le décodeur ne reçoit que le dernier état, un vecteur de taille fixe, et doit en
# tirer toute la traduction. Pour cinq mots, cela va. Pour cinquante, le début de la phrase s'est
# dissous dans la suite : ce vecteur unique est un **goulot d'étranglement**.
#
# En 2014, Bahdanau, Cho et Bengio gardent le réseau récurrent mais rendent au décodeur le droit de
# relire : *tous* les états de l'encodeur restent accessibles, et à chaque mot produit le décodeur
# leur attribue des poids, selon ce dont il a besoin à cet instant. Ce sont les premiers **poids
# d'attention**. Le résumé n'est plus figé ; il est recomposé à chaque pas.
#
# En 2017, le Transformer va plus loin : si chaque position peut consulter directement toutes les
# autres, la récurrence ne sert plus à rien. On la retire. Deux gains d'un coup : les positions se
# calculent en parallèle, et le chemin entre le premier et le dernier jeton passe de $T - 1$ étapes
# à une seule. Le gradient prend le même raccourci, ce qui aide à apprendre les dépendances
# lointaines.
#
# Enfin, le **self** de *self-attention* (auto-attention) : chez Bahdanau, la phrase cible
# interroge la phrase source, donc deux suites différentes. Dans l'auto-attention, une suite
# s'interroge elle-même : chaque jeton est comparé à tous les jetons de sa propre phrase, lui
# compris.

# %% [markdown]
# ### Prédis : ce qui passe par le goulot
#
# Un encodeur récurrent a un état caché de 256 nombres. Il lit une phrase de 40 jetons. Combien de
# nombres l'encodeur–décodeur **sans attention** transmet-il au décodeur ?

# %% quiz="bottleneck" tags=["active-ipynb"]
# answer = ...
# checks.quiz("bottleneck", answer)

# %% [markdown]
# ### Prédis : le sens de « self »
#
# Laquelle de ces situations est de l'**auto**-attention ?
#
# - `"a"` : un mot de la traduction en cours consulte les mots de la phrase à traduire.
# - `"b"` : chaque mot d'une phrase consulte tous les mots de cette même phrase.
# - `"c"` : chaque mot d'une phrase ne consulte que lui-même.

# %% quiz="self_meaning" tags=["active-ipynb"]
# answer = ...
# checks.quiz("self_meaning", answer)

# %% [markdown]
# ### Prédis : la longueur du chemin
#
# Une phrase de 20 jetons. Dans un réseau récurrent, combien de transitions d'état l'information du
# premier jeton traverse-t-elle pour atteindre le dernier ? (Avec l'auto-attention, la réponse
# serait 1.)

# %% quiz="path_length" tags=["active-ipynb"]
# answer = ...
# checks.quiz("path_length", answer)

# %% [markdown]
# ## Notre phrase
#
# « Your journey starts with one step » : six jetons, chacun représenté par trois nombres. De vrais
# modèles en utilisent des centaines, mais trois suffisent pour suivre chaque calcul à la main.

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


# %% [markdown]
# ## Comparer : les scores
#
# Pour savoir combien un jeton doit compter aux yeux d'un autre, on les compare par un **produit
# scalaire** :
#
# $$
# s_t = q \cdot x^{(t)} = \sum_{l=1}^{d} q_l \, x^{(t)}_l .
# $$
#
# Ici la requête $q$ est elle-même un jeton de la phrase, par exemple $q = x^{(2)}$, « journey ».
# Le produit scalaire est grand quand les deux vecteurs pointent dans la même direction, nul quand
# ils sont orthogonaux, négatif quand ils s'opposent. Il croît aussi avec leurs longueurs : c'est
# une mesure de ressemblance commode, pas un angle.
#
# Deux écritures donnent le même résultat. La boucle dit ce qu'on calcule : pour chaque ligne,
# multiplier terme à terme et sommer. Le produit matriciel fait les $T$ produits scalaires en une
# seule opération, celle pour laquelle les processeurs (et surtout les GPU) sont construits. Écris
# d'abord celle que tu vois le mieux.
#
# À la main, le premier score vaut
# $0{,}55 \times 0{,}43 + 0{,}87 \times 0{,}15 + 0{,}66 \times 0{,}89 = 0{,}9544$.

# %% [markdown]
# ### `attention_scores`
#
# *Exercice 1.1.* Le produit scalaire de `query` avec chaque ligne de `inputs`.
#
# - `query` : `(d,)` ; `inputs` : `(T, d)` ; résultat : `(T,)`, dans l'ordre des lignes.
# - N'importe quels $T$ et $d$, y compris $T = 1$ ; la requête n'est pas forcément l'une des
#   lignes.
# - Type et appareil gardés, arguments intacts, gradient par rapport aux deux arguments.
#
# Si tu remplis un tenseur dans une boucle, pense à le créer avec le type et l'appareil de
# `inputs`.

# %% exercise="attention_scores"
def attention_scores(query: Tensor, inputs: Tensor) -> Tensor:
    """(d,), (T, d) -> (T,)

    s_t = query · inputs[t]
    """
    raise NotImplementedError


# %% check="attention_scores" tags=["active-ipynb"]
# checks.check("attention_scores", attention_scores)

# %% [markdown]
# ### Prédis : toutes les paires
#
# Si chacun des six jetons joue à son tour le rôle de requête, combien de scores obtient-on en
# tout ?

# %% quiz="score_pairs" tags=["active-ipynb"]
# answer = ...
# checks.quiz("score_pairs", answer)

# %% [markdown]
# ## Normaliser : pourquoi pas la somme ?
#
# Les scores ne sont pas encore des poids. On voudrait des nombres positifs de somme 1, pour que le
# mélange soit une vraie moyenne. La première idée qui vient est de diviser par la somme :
#
# $$
# w_t = \frac{s_t}{S}, \qquad S = \sum_{u=1}^{T} s_u .
# $$
#
# Sur notre phrase, tous les scores sont positifs et tout se passe bien : « journey » se donne à
# lui-même le poids 0,2278. Mais rien, dans un produit scalaire, n'interdit un score négatif, et
# l'idée s'effondre vite :
#
# - un score négatif donne un poids négatif, et un autre poids peut alors dépasser 1 ;
# - des scores qui se compensent, $(2, -1, -1)$, ont une somme nulle : on divise par zéro ;
# - même avec des scores positifs, la réponse aux petites variations dépend de $S$ : elle faiblit
#   quand $S$ est grand et explose quand $S$ approche de zéro. Tu le démontreras dans la dernière
#   partie.

# %% [markdown]
# ### `normalize_by_sum` · *facultatif*
#
# *Exercice 1.2.* Les scores divisés par leur somme, rien de plus : pas de valeur absolue, pas de
# garde-fou. On veut voir la formule telle qu'elle est, avec ses défauts.
#
# - `scores` : `(T,)` ; résultat : `(T,)`. Les scores négatifs sont permis ; la somme est supposée
#   non nulle.
# - Type et appareil gardés, argument intact, gradient (la somme en fait partie).

# %% exercise="normalize_by_sum"
def normalize_by_sum(scores: Tensor) -> Tensor:
    """(T,) -> (T,)

    w_t = s_t / Σ_u s_u
    """
    raise NotImplementedError


# %% check="normalize_by_sum" tags=["active-ipynb"]
# checks.check("normalize_by_sum", normalize_by_sum)

# %% [markdown]
# ### Prédis : un score négatif
#
# Quel poids la normalisation par la somme donne-t-elle au **deuxième** jeton, si les scores sont
# $(2, -1, 1)$ ?

# %% quiz="negative_score" tags=["active-ipynb"]
# answer = ...
# checks.quiz("negative_score", answer)

# %% [markdown]
# ## La softmax
#
# L'exponentielle est positive quoi qu'on lui donne. Il suffit donc de l'appliquer avant de
# diviser :
#
# $$
# \mathrm{softmax}(x)_i = \frac{e^{x_i}}{\sum_j e^{x_j}} .
# $$
#
# Plus de poids négatif, plus de somme nulle. Et une propriété remarquable : ajouter une même
# constante à tous les scores ne change rien, car $e^{x_i + c} = e^{c} e^{x_i}$ et $e^{c}$ se
# simplifie. **La softmax ne voit que les écarts entre scores.** Le rapport de deux poids est
# $w_i / w_j = e^{x_i - x_j}$ : un écart de 1 multiplie le poids par $e \approx 2{,}72$, où que se
# trouvent les deux scores.

# %% [markdown]
# ### `softmax_naive`
#
# *Exercice 1.3.* La formule, mot à mot : l'exponentielle, puis la division par la somme le long de
# `dim`. **Sans** décalage : cette version doit déborder, c'est son rôle, et l'évaluation le
# vérifie. En `float32`, un score au-dessus d'environ 88,7 donne un `nan`.
#
# - `x` : n'importe quelle forme ; `dim` : n'importe quel axe, compté aussi depuis la fin (`-1` est
#   le dernier). Même forme en sortie.
# - Les valeurs de somme 1 sont celles qu'on parcourt en faisant varier l'indice `dim`, les autres
#   restant fixes.
# - Type et appareil gardés, argument intact, gradient.
#
# Un piège de forme : `x.sum(dim)` **supprime** l'axe. Sur une matrice carrée, la division qui suit
# réussit quand même, mais chaque nombre y est divisé par la somme d'une autre ligne que la sienne
# (sauf sur la diagonale). Cherche `keepdim` dans la documentation de `sum`.

# %% exercise="softmax_naive"
def softmax_naive(x: Tensor, dim: int = -1) -> Tensor:
    """(...) -> (...)

    w = exp(x) / Σ_dim exp(x)
    """
    raise NotImplementedError


# %% check="softmax_naive" tags=["active-ipynb"]
# checks.check("softmax_naive", softmax_naive)

# %% [markdown]
# ## Quand l'ordinateur ne suit plus
#
# Un nombre `float32` ne dépasse pas $3{,}40 \times 10^{38}$. Or
# $e^{88{,}72} \approx 3{,}39 \times 10^{38}$ tient encore, et $e^{88{,}73}$ n'y tient plus :
# l'ordinateur écrit `inf`. C'est le **débordement** (*overflow*). À l'autre bout, $e^{-103}$ est
# arrondi au plus petit `float32` positif, $1{,}4 \times 10^{-45}$, et $e^{-104}$ est arrondi à 0 :
# le **soupassement** (*underflow*).
#
# Ces deux seuils suffisent à ruiner la formule naïve :
#
# - un score trop grand donne `inf` en haut et en bas : `inf / inf = nan` ;
# - des scores tous très négatifs donnent `0 / 0 = nan` ;
# - et un seul `nan` contamine la perte, puis tous les gradients.
#
# Un produit scalaire de vecteurs un peu longs atteint 89 sans peine. Ce n'est pas un cas d'école.

# %% [markdown]
# ### Prédis : le premier entier qui déborde
#
# Quel est le plus petit **entier** $n$ tel que `torch.exp(torch.tensor(float(n)))` vaille `inf` en
# `float32` ?

# %% quiz="overflow_threshold" tags=["active-ipynb"]
# answer = ...
# checks.quiz("overflow_threshold", answer)

# %% figure="overflow" tags=["active-ipynb"]
# checks.draw_exponential()

# %% [markdown]
# ### Prédis : un seul grand score
#
# Que vaut `softmax_naive(torch.tensor([100.0, 0.0]))` ?
#
# - `"a"` : `[1, 0]`
# - `"b"` : `[inf, 0]`
# - `"c"` : `[nan, 0]`
# - `"d"` : `[nan, nan]`

# %% quiz="overflow_naive" tags=["active-ipynb"]
# answer = ...
# checks.quiz("overflow_naive", answer)

# %% [markdown]
# ### Prédis : trois scores juste sous le seuil
#
# Plus sournois. Chaque $e^{88{,}7}$ est fini. Que vaut
# `softmax_naive(torch.tensor([88.7, 88.7, 88.7]))` ?
#
# - `"a"` : `[1/3, 1/3, 1/3]`
# - `"b"` : `[nan, nan, nan]`
# - `"c"` : `[0, 0, 0]`

# %% quiz="sum_overflow" tags=["active-ipynb"]
# answer = ...
# checks.quiz("sum_overflow", answer)

# %% [markdown]
# ## Le décalage par le maximum
#
# Le remède est déjà dans la formule. Puisqu'une constante ajoutée à tous les scores ne change
# rien, choisissons la plus commode : retirer le maximum $m$ (pris le long de `dim`, donc un par
# ligne si l'on normalise les lignes).
#
# $$
# \mathrm{softmax}(x)_i = \frac{e^{x_i - m}}{\sum_j e^{x_j - m}}, \qquad m = \max_j x_j .
# $$
#
# Tous les exposants deviennent négatifs ou nuls : plus rien ne déborde. Et le plus grand vaut
# exactement $e^0 = 1$, donc la somme est au moins 1 : jamais de division par zéro. Les scores très
# inférieurs au maximum peuvent encore s'arrondir à 0, mais 0 est alors la bonne réponse, à la
# précision de la machine.
#
# *Un mot de vocabulaire.* Le document appelle cela l'astuce « log-sum-exp ». Le nom vient d'un
# calcul voisin, $\log \sum_j e^{x_j} = m + \log \sum_j e^{x_j - m}$, qui utilise le même décalage.
# Ici, il n'y a pas de logarithme : c'est le décalage par le maximum.

# %% [markdown]
# ### Prédis : mille de plus
#
# Si $\mathrm{softmax}(x) = (0{,}2 ;\ 0{,}3 ;\ 0{,}5)$, quel est le **troisième** poids de
# $\mathrm{softmax}(x + 1000)$, en arithmétique exacte ?

# %% quiz="shift_invariance" tags=["active-ipynb"]
# answer = ...
# checks.quiz("shift_invariance", answer)

# %% [markdown]
# ## Un score de −∞
#
# Parfois une position est interdite : le futur, dans un modèle de langage qui ne doit pas tricher.
# On lui donne le score $-\infty$, car $e^{-\infty} = 0$ : son poids est **exactement** nul, les
# autres se partagent le reste, et la somme vaut toujours 1. Un score de 0 ne ferait pas
# l'affaire : 0 est un score comme un autre.
#
# L'ordinateur sait calculer `exp(-inf) = 0`. Il faut seulement éviter `-inf - (-inf)`, qui vaut
# `nan` ; le maximum d'une ligne qui contient au moins un score fini est fini, donc le décalage ne
# le rencontre jamais. (Une ligne faite uniquement de `-inf` n'a pas de réponse sensée ; elle n'est
# pas évaluée.)

# %% [markdown]
# ### Prédis : zéro n'est pas « absent »
#
# On voulait masquer la troisième position, et on a mis son score à **0** au lieu de $-\infty$ :
# $(1, 1, 0)$. Quel poids reçoit-elle après la softmax ? Deux décimales suffisent.
# ($e \approx 2{,}718$.)

# %% quiz="zero_is_not_absent" tags=["active-ipynb"]
# answer = ...
# checks.quiz("zero_is_not_absent", answer)

# %% [markdown]
# ### `softmax_stable`
#
# *Exercice 1.4.* La softmax décalée par le maximum : celle dont dépend tout le reste du cours.
#
# - `x` : n'importe quelle forme (un seul nombre compris), avec au moins un élément le long de
#   `dim` ; `dim` : n'importe quel axe, négatif ou non. Même forme en sortie.
# - Finie pour des scores de n'importe quelle taille, très grands comme très négatifs : le maximum
#   se prend **le long de** `dim`, pas sur tout le tenseur.
# - Les entrées `-inf` reçoivent exactement 0, et le gradient reste fini en leur présence.
# - Type et appareil gardés, argument intact (attention à `x -= …`), gradient.
# - **Interdits dans cet exercice** : `torch.softmax`, `F.softmax`, `nn.Softmax`, `log_softmax`,
#   `logsumexp`. Dans les exercices qui suivent, tu peux t'en servir.

# %% exercise="softmax_stable"
def softmax_stable(x: Tensor, dim: int = -1) -> Tensor:
    """(...) -> (...)

    w = exp(x − m) / Σ_dim exp(x − m), m = max_dim x
    """
    raise NotImplementedError


# %% check="softmax_stable" tags=["active-ipynb"]
# checks.check("softmax_stable", softmax_stable)

# %% [markdown]
# ### Prédis : combien de distributions ?
#
# `x` a la forme `(2, 3, 4)`. Dans `softmax_stable(x, dim=1)`, combien de groupes de nombres
# somment à 1 ?

# %% quiz="axis_groups" tags=["active-ipynb"]
# answer = ...
# checks.quiz("axis_groups", answer)

# %% [markdown]
# ## Mélanger : le vecteur de contexte
#
# Il reste le dernier geste. Le **vecteur de contexte** d'une requête est la moyenne des lignes de
# `inputs`, pondérée par ses poids d'attention :
#
# $$
# z = \sum_{t=1}^{T} w_t \, x^{(t)}, \qquad w = \mathrm{softmax}(s) .
# $$
#
# Comme les poids sont positifs et de somme 1, $z$ reste à l'intérieur du nuage formé par les
# jetons. Pour « journey », $(0{,}55 ;\ 0{,}87 ;\ 0{,}66)$ devient
# $(0{,}4419 ;\ 0{,}6515 ;\ 0{,}5683)$ : encore reconnaissable, mais teinté par toute la phrase.

# %% [markdown]
# ### `context_vector`
#
# *Exercice 1.7.* Les trois gestes enchaînés, pour une requête : scores, softmax stable, somme
# pondérée des lignes. Tes fonctions `attention_scores` et `softmax_stable` sont faites pour servir
# ici.
#
# - `query` : `(d,)` ; `inputs` : `(T, d)` ; résultat : `(d,)`.
# - Aucune division par $\sqrt{d}$ : elle viendra au carnet suivant, avec sa raison.
# - Finie même quand les scores sont très grands. Avec $T = 1$, le résultat est l'unique ligne.
# - Type et appareil gardés, arguments intacts, gradient par rapport aux deux arguments.

# %% exercise="context_vector"
def context_vector(query: Tensor, inputs: Tensor) -> Tensor:
    """(d,), (T, d) -> (d,)

    z = Σ_t w_t · inputs[t], w = softmax(s), s_t = query · inputs[t]
    """
    raise NotImplementedError


# %% check="context_vector" tags=["active-ipynb"]
# checks.check("context_vector", context_vector)

# %% [markdown]
# ## Tous les jetons à la fois
#
# Rangeons les scores de toutes les paires dans une matrice : la ligne $i$ contient ce que la
# requête $i$ pense de chaque jeton.
#
# $$
# S_{ij} = x^{(i)} \cdot x^{(j)}, \qquad W = \mathrm{softmax}(S) \text{ ligne par ligne}, \qquad
# Z_i = \sum_j W_{ij} \, x^{(j)} .
# $$
#
# Si $X$ est la matrice `inputs`, l'élément $(i, j)$ de $X X^\top$ est $\sum_l X_{il} X_{jl}$,
# c'est-à-dire exactement $S_{ij}$ : un produit matriciel remplace une double boucle. La moyenne
# pondérée de toutes les requêtes est à son tour un produit de matrices, `(T, T)` par `(T, d)`.

# %% [markdown]
# ### Trouve l'erreur : « dim=-1, ici les colonnes »
#
# Pour une matrice de scores `(6, 6)`, le document explique que `dim=-1` applique la softmax le
# long de la dernière dimension, « ici les colonnes », puis que chaque ligne est normalisée. La
# conclusion est juste, mais les mots égarent. Quelle phrase dit sans ambiguïté ce que fait
# `softmax(scores, dim=-1)` ?
#
# - `"a"` : chaque colonne somme à 1.
# - `"b"` : l'indice de colonne varie pendant la somme, donc chaque ligne somme à 1.
# - `"c"` : lignes et colonnes somment à 1, puisque $X X^\top$ est symétrique.

# %% quiz="axis_wording" tags=["active-ipynb"]
# answer = ...
# checks.quiz("axis_wording", answer)

# %% [markdown]
# ### `all_context_vectors`
#
# *Exercice 1.8.* Le vecteur de contexte de chaque jeton, tous ensemble : la ligne $i$ du résultat
# est `context_vector(inputs[i], inputs)`.
#
# - `inputs` : `(T, d)` ; résultat : `(T, d)`. N'importe quels $T$ et $d$, y compris $T = 1$ et
#   $T = d$.
# - Une distribution par requête : chaque **ligne** des poids somme à 1. La matrice des scores est
#   symétrique, celle des poids ne l'est pas : l'axe compte.
# - Finie même quand les scores sont très grands.
# - Type et appareil gardés, argument intact, gradient.

# %% exercise="all_context_vectors"
def all_context_vectors(inputs: Tensor) -> Tensor:
    """(T, d) -> (T, d)

    z_i = Σ_j w_ij · inputs[j], Σ_j w_ij = 1
    """
    raise NotImplementedError


# %% check="all_context_vectors" tags=["active-ipynb"]
# checks.check("all_context_vectors", all_context_vectors)

# %% [markdown]
# ### Regarde les poids
#
# Une ligne par requête, une colonne par jeton consulté. Parcours la ligne « journey » : à qui
# donne-t-il le plus, après lui-même ? Puis cherche un jeton qui, bien que requête, donne plus à un
# autre qu'à lui-même : le produit scalaire récompense aussi les vecteurs longs.

# %% figure="weights" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: softmax_stable(torch.stack([attention_scores(token, inputs) for token in inputs])),
#     rows=tokens,
#     columns=tokens,
# )

# %% [markdown]
# ## Le dictionnaire souple
#
# Un dictionnaire Python répond tout ou rien : `d["journey"]` rend *une* valeur, ou échoue.
# L'attention est un dictionnaire qui n'échoue jamais. La **requête** est comparée à toutes les
# **clés** à la fois, et la réponse est une moyenne des **valeurs**, chacune pesée selon l'accord
# entre sa clé et la requête :
#
# $$
# w = \mathrm{softmax}\!\left(\frac{s}{\tau}\right), \qquad s_t = k_t \cdot q, \qquad
# \text{sortie} = \sum_t w_t \, v_t .
# $$
#
# Remarque ce qui vient de changer : ce qu'on **compare** (les clés) n'est plus ce qu'on
# **mélange** (les valeurs). Elles peuvent même avoir des tailles différentes, $d_k$ et $d_v$.
#
# La **température** $\tau$ règle la netteté. Quand $\tau \to 0$, les écarts entre scores sont
# démesurément agrandis : tout le poids va au meilleur score, c'est la consultation dure (les ex
# æquo se le partagent). Quand $\tau \to \infty$, les écarts s'effacent : la sortie est la moyenne
# de toutes les valeurs.

# %% [markdown]
# ### `soft_lookup`
#
# *Exercice 1.9.* Consulte le dictionnaire souple.
#
# - `query` : `(d_k,)` ; `keys` : `(T, d_k)` ; `values` : `(T, d_v)` ; résultat : le couple
#   `(output, weights)`, de formes `(d_v,)` et `(T,)`, dans cet ordre.
# - `weights = softmax(keys · query / τ)`, **sans** $\sqrt{d_k}$ ; la température vaut 1 par
#   défaut.
# - Lève `ValueError` à moins que `temperature > 0` : zéro et les nombres négatifs sont
#   refusés.
# - Finie et juste pour de grands scores comme pour de petites températures.
# - Type et appareil gardés, arguments intacts, gradient par rapport aux trois tenseurs.

# %% exercise="soft_lookup"
def soft_lookup(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    """(d_k,), (T, d_k), (T, d_v) -> (d_v,), (T,)

    w = softmax(s / τ), s_t = query · keys[t]; output = Σ_t w_t · values[t]
    ¬(τ > 0) ⇒ ValueError
    """
    raise NotImplementedError


# %% check="soft_lookup" tags=["active-ipynb"]
# checks.check("soft_lookup", soft_lookup)

# %% [markdown]
# ### Prends la requête en main
#
# Déplace la requête, à la souris ou aux flèches, et regarde les poids, puis la sortie, la suivre.
# Cherche une requête qui ne choisisse qu'une position, puis une qui les traite toutes également.
# La sortie peut-elle sortir du triangle des valeurs ?

# %% figure="attention_explorer" tags=["active-ipynb"]
# checks.show_page("attention.html")

# %% [markdown]
# ### Trouve l'erreur : 42 %, avec ou sans racine ?
#
# Le document prend $q = (1, 0)$ et les clés $(1, 0)$, $(0, 1)$, $(1, 1)$. Les scores sont
# $(1, 0, 1)$, et il annonce des poids d'environ 42 %, 16 % et 42 %. Puis il commente la division
# par $\sqrt{d_k}$ comme si elle faisait partie du calcul. Or ici $d_k = 2$.
#
# Les nombres annoncés sont ceux de la softmax **sans** la racine, comme dans `soft_lookup` :
# $e / (2e + 1) = 0{,}4223$ et $1 / (2e + 1) = 0{,}1554$. Avec la racine, ils seraient différents.
#
# Combien pèserait la **deuxième** position, **en pour cent**, si l'on divisait les scores par
# $\sqrt{2}$ ? (Une décimale. $e^{1/\sqrt{2}} \approx 2{,}028$.)

# %% quiz="without_root" tags=["active-ipynb"]
# answer = ...
# checks.quiz("without_root", answer)

# %% [markdown]
# ### Prédis : très froid
#
# Mêmes clés, même requête. Vers quelle valeur tend le poids de la **première** position quand
# $\tau \to 0$ ?

# %% quiz="cold_temperature" tags=["active-ipynb"]
# answer = ...
# checks.quiz("cold_temperature", answer)

# %% [markdown]
# ### Du froid au chaud
#
# Les mêmes scores, $(1, 0, 1)$, à cinq températures. Remarque que la température ne change jamais
# l'*ordre* des poids, seulement leur contraste.

# %% figure="temperature" tags=["active-ipynb"]
# checks.draw_temperature(torch.tensor([1.0, 0.0, 1.0]), [0.1, 0.5, 1.0, 2.0, 10.0])

# %% [markdown]
# ## Les deux jacobiens
#
# *Cette dernière partie est facultative. Elle répond à une question laissée ouverte : pourquoi la
# softmax s'entraîne-t-elle mieux que la division par la somme ?*
#
# Quand le score $x_j$ bouge un peu, chaque poids $w_i$ répond. Le **jacobien** range toutes ces
# réponses dans une matrice : ligne $i$, colonne $j$, on trouve $\partial w_i / \partial x_j$.
#
# **Pour la softmax.** Posons $w_i = e^{x_i} / Z$ avec $Z = \sum_k e^{x_k}$, et dérivons le
# quotient.
#
# Si $i = j$, numérateur et dénominateur bougent tous les deux :
#
# $$
# \frac{\partial w_i}{\partial x_i} = \frac{e^{x_i} Z - e^{x_i} e^{x_i}}{Z^2}
# = w_i - w_i^2 = w_i (1 - w_i) .
# $$
#
# Si $i \neq j$, seul le dénominateur bouge, et $\partial Z / \partial x_j = e^{x_j}$ :
#
# $$
# \frac{\partial w_i}{\partial x_j} = - \frac{e^{x_i} e^{x_j}}{Z^2} = - w_i w_j .
# $$
#
# Le symbole de Kronecker réunit les deux cas :
# $\partial w_i / \partial x_j = w_i (\delta_{ij} - w_j)$. Un score qui monte enrichit son jeton et
# appauvrit tous les autres, chacun selon son poids.

# %% [markdown]
# ### Prédis : la somme d'une ligne
#
# Combien vaut la somme d'une ligne du jacobien de la softmax,
# $\sum_j \partial w_i / \partial x_j$ ? (Pense à ce qui arrive à $w_i$ quand **tous** les scores
# montent ensemble.)

# %% quiz="jacobian_row_sum" tags=["active-ipynb"]
# answer = ...
# checks.quiz("jacobian_row_sum", answer)

# %% [markdown]
# ### `softmax_jacobian` · *facultatif*
#
# *Exercice 1.5.* La matrice des $w_i (\delta_{ij} - w_j)$, avec $w = \mathrm{softmax}(x)$.
#
# - `x` : `(n,)` ; résultat : `(n, n)`, n'importe quel $n \geq 1$.
# - Les termes hors diagonale en font partie : la diagonale seule ne raconte que la moitié de
#   l'histoire.
# - Finie pour de grands scores, comme la softmax. `torch.softmax` et ta `softmax_stable` sont
#   toutes deux permises.
# - Type et appareil gardés, argument intact. L'autograd n'est pas nécessaire, et le gradient de ce
#   jacobien n'est pas évalué.

# %% exercise="softmax_jacobian"
def softmax_jacobian(x: Tensor) -> Tensor:
    """(n,) -> (n, n)

    J_ij = ∂w_i / ∂x_j = w_i (δ_ij − w_j), w = softmax(x)
    """
    raise NotImplementedError


# %% check="softmax_jacobian" tags=["active-ipynb"]
# checks.check("softmax_jacobian", softmax_jacobian)

# %% [markdown]
# ### Trouve l'erreur : « le signal ne s'éteint jamais »
#
# Le document remarque que $w_i$ est strictement entre 0 et 1, donc que $w_i (1 - w_i)$ est
# strictement positif, et il en conclut que le signal de correction ne s'éteint jamais. Quelques
# pages plus loin, il explique pourtant que la softmax sature et que son gradient s'évanouit. Les
# deux ne peuvent pas être vrais sur une machine.
#
# Que vaut **exactement** `softmax_jacobian(torch.tensor([20.0, 0.0]))[0, 0]`, calculé en `float32`
# selon la formule ?

# %% quiz="vanishing_gradient" tags=["active-ipynb"]
# answer = ...
# checks.quiz("vanishing_gradient", answer)

# %% [markdown]
# **Pour la division par la somme.** Posons $w_i = x_i / S$ avec $S = \sum_k x_k$. Cette fois
# $\partial S / \partial x_j = 1$, quel que soit $j$. La règle du quotient donne
#
# $$
# \frac{\partial w_i}{\partial x_j} = \frac{\delta_{ij} \, S - x_i}{S^2}
# = \frac{\delta_{ij} - w_i}{S} .
# $$
#
# Regarde bien l'indice : c'est $w_i$, celui de la **ligne**. Cette matrice n'est pas symétrique,
# et sa transposée est une erreur classique.
#
# Et regarde le dénominateur. La réponse entière est divisée par $S$ : elle faiblit quand les
# scores sont grands, explose quand leur somme approche de zéro, change de signe avec elle.

# %% [markdown]
# ### `normalization_jacobian` · *facultatif*
#
# *Exercice 1.6.* Le jacobien de `x / x.sum()` : ligne $i$, colonne $j$, on trouve
# $\partial w_i / \partial x_j$.
#
# - `x` : `(n,)`, de somme non nulle, scores négatifs permis ; résultat : `(n, n)`, n'importe quel
#   $n \geq 1$.
# - Type et appareil gardés : si tu crées une matrice identité, dis-lui lesquels. Argument intact.
# - L'autograd n'est pas nécessaire, et le gradient de ce jacobien n'est pas évalué.

# %% exercise="normalization_jacobian"
def normalization_jacobian(x: Tensor) -> Tensor:
    """(n,) -> (n, n)

    J_ij = ∂w_i / ∂x_j, w = x / S, S = Σ_k x_k
    """
    raise NotImplementedError

# %% check="normalization_jacobian" tags=["active-ipynb"]
# checks.check("normalization_jacobian", normalization_jacobian)

# %% [markdown]
# ### Prédis : dix fois plus grand
#
# On multiplie tous les scores par 10. Par combien le jacobien de la division par la somme est-il
# multiplié ?

# %% quiz="scores_times_ten" tags=["active-ipynb"]
# answer = ...
# checks.quiz("scores_times_ten", answer)

# %% figure="gradient" tags=["active-ipynb"]
# checks.draw_gradient(
#     lambda: softmax_jacobian(attention_scores(inputs[1], inputs)),
#     lambda: normalization_jacobian(attention_scores(inputs[1], inputs)),
# )

# %% [markdown]
# ### Ce que chacune ne voit pas
#
# Chaque normalisation est aveugle à une transformation, et son jacobien l'avoue. La softmax ne
# voit pas les **décalages** : $J \mathbf{1} = 0$, ses lignes somment à zéro. La division par la
# somme ne voit pas les **changements d'échelle** : $J x = 0$.
#
# D'où leurs faiblesses opposées. Ajoute 10 à tous les scores de « journey » : la softmax ne bouge
# pas, et le premier terme diagonal de son jacobien reste 0,1194 ; celui de la division par la
# somme tombe de 0,1302 à 0,0126. Multiplie-les plutôt par 10 : la division par la somme garde ses
# poids, la softmax se contracte sur quelques jetons, et ce même terme passe de 0,1194 à 0,0024.
# Dire que le gradient de la softmax est « indépendant de l'échelle » serait donc trop beau : il
# est indépendant du *niveau* des scores, pas de leur *étalement*. Garder cet étalement raisonnable
# est justement le rôle du $\sqrt{d_k}$, au carnet suivant.

# %% [markdown]
# ## Ce que tu emportes
#
# - Un score est un produit scalaire ; un produit matriciel en calcule autant qu'on veut.
# - La softmax ne voit que les écarts. On en profite pour retirer le maximum, et plus rien ne
#   déborde.
# - Un score de $-\infty$ donne un poids exactement nul ; un score de 0, non.
# - Une distribution par requête : ce sont les **lignes** qui somment à 1.
# - Un vecteur de contexte est une moyenne pondérée ; la température règle la netteté des poids.
#
# Il manque une chose à cette attention : elle ne peut rien apprendre. Le carnet suivant lui donne
# ses trois matrices de poids, et chaque jeton aura enfin une requête, une clé et une valeur bien à
# lui.
