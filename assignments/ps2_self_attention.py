# %% [markdown]
# *Pour répondre, remplace chaque `raise NotImplementedError` par ton code, puis vérifie avec `autograder check ps2_self_attention.py`. (Fichier construit par `autograder build` à partir de `solutions/ps2_self_attention.py` : l'énoncé se corrige là-bas.)*

# %% [markdown]
# # L'auto-attention qui apprend
#
# Le premier carnet s'achevait sur un manque : l'attention que tu as écrite ne pouvait rien
# apprendre. Ici, chaque jeton reçoit une requête, une clé et une valeur, tirées de lui par trois
# matrices que l'entraînement ajuste. À la fin, tu sauras calculer l'auto-attention à la main, en
# NumPy et en PyTorch, dire d'où vient la racine de $d_k$ et ce qu'elle répare vraiment, en faire
# un module qui apprend, et prouver que l'attention ignore l'ordre des mots.

# %% [markdown]
# ## Mode d'emploi
#
# Les règles du premier carnet n'ont pas changé. Remplace chaque `raise NotImplementedError` par
# ton code, exécute la vérification qui suit, et joue le jeu des cellules « Prédis », qui ne sont
# pas notées : ta réponse à la place des `...`, **avant** d'exécuter. Les mêmes engagements valent
# pour tout ce que tu écris :
#
# - le résultat garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de l'entrée ;
# - les arguments ressortent intacts (sauf celui que `transfer_weights` a pour rôle de remplir) ;
# - le gradient passe, partout où les mathématiques le permettent ;
# - toute méthode juste est bonne : boucle, produit matriciel, `einsum`… La softmax t'a déjà fait
#   assez travailler : `torch.softmax` est permise partout.
#
# Deux nouveautés. D'abord, trois exercices sont des **classes**. Seuls comptent les noms que
# l'énoncé cite, `W_query` par exemple, car c'est par eux qu'on charge des poids ; tes autres
# attributs s'appellent comme tu veux. Ensuite, une fonction ne connaît que ses **arguments**.
# `inputs` a 3 colonnes, mais ton code verra d'autres tailles : une variable du carnet lue par
# distraction donne une réponse juste ici et fausse ailleurs.
#
# Un titre marqué *facultatif* signale un exercice que tu peux laisser de côté sans perdre le fil.

# %% [markdown]
# ## Notation
#
# | symbole | sens |
# |---|---|
# | $b$ | taille du lot (*batch*) |
# | $T$ | nombre de jetons consultés |
# | $T_q$ | nombre de requêtes ; en auto-attention, $T_q = T$ |
# | $d_{in}$, $d_{out}$ | taille d'un jeton, taille de ses projections |
# | $d_k$, $d_v$ | taille d'une clé (et d'une requête), taille d'une valeur |
# | $X$ | les jetons, un par ligne |
# | $W_Q$, $W_K$, $W_V$ | les matrices apprises ; dans le code, `W_query`, `W_key`, `W_value` |
# | $Q$, $K$, $V$ | requêtes, clés et valeurs, une par ligne |
# | $S$, $A$, $Z$ | scores, poids d'attention, vecteurs de contexte |
#
# Un vecteur est une **ligne** : on écrit $q = x W_Q$, le jeton à gauche de la matrice. Les trois
# points d'une forme comme `(..., T, d_k)` remplacent des axes de lot quelconques : aucun, un lot,
# un lot de lots.

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
# ## Trois rôles
#
# Jusqu'ici un jeton jouait tous les rôles à la fois : $q = k = v = x$. Deux jetons se
# ressemblaient, ou non, et il n'y avait rien à apprendre. Or chercher, être trouvé et répondre
# sont trois choses différentes. Dans « Le chat qui dormait sur le canapé s'est réveillé », le
# verbe « réveillé » cherche son sujet. Ce qu'il demande n'a aucune raison de lui ressembler, et ce
# à quoi on reconnaît « chat » comme un sujet possible n'est pas non plus ce que « chat » a à dire
# une fois choisi.
#
# On tire donc de chaque jeton trois vecteurs :
#
# - la **requête** $q^{(i)} = x^{(i)} W_Q$ : ce que le jeton $i$ cherche ;
# - la **clé** $k^{(j)} = x^{(j)} W_K$ : ce à quoi on reconnaît le jeton $j$ ;
# - la **valeur** $v^{(j)} = x^{(j)} W_V$ : ce qu'il transmet quand on le consulte.
#
# C'est le vocabulaire d'un moteur de recherche : ta requête est comparée aux titres des pages, les
# clés, mais ce que tu lis à la fin est leur contenu, les valeurs. Ici, les trois sont des vues
# linéaires d'un même vecteur, et l'entraînement décide de ce que chacune retient.
#
# Les trois gestes du premier carnet restent les mêmes :
#
# $$
# S = \frac{Q K^\top}{\sqrt{d_k}}, \qquad A = \mathrm{softmax}(S) \text{ ligne par ligne}, \qquad
# Z = A V .
# $$
#
# Une seule chose est nouvelle, la racine. Elle aura sa section ; pour l'instant, applique-la.

# %% [markdown]
# ## Trois jetons à la main
#
# Avant les matrices, des nombres. Trois jetons d'une date, « 3 », « mars », « 2026 », en dimension
# $d = d_k = 2$, et des projections choisies pour que tout se calcule de tête : $W_Q$ et $W_K$ sont
# l'identité, $W_V$ échange les deux coordonnées.

# %% given="date"
date_tokens: list[str] = ["3", "mars", "2026"]
date_inputs: NDArray[np.float64] = np.array(
    [
        [1.0, 0.0],  # 3
        [0.0, 1.0],  # mars
        [1.0, 1.0],  # 2026
    ]
)
date_identity: NDArray[np.float64] = np.eye(2)  # W_Q = W_K
date_swap: NDArray[np.float64] = np.array([[0.0, 1.0], [1.0, 0.0]])  # W_V


# %% [markdown]
# ### Prédis : un score à la main
#
# Quel est le score, racine comprise, de la requête « 3 » pour la clé « 2026 » ? (Deux décimales
# suffisent.)

# %% quiz="hand_score" tags=["active-ipynb"]
# answer = ...
# checks.quiz("hand_score", answer)

# %% [markdown]
# Suivons la requête « 3 » jusqu'au bout. Ses scores sont
# $(1, 0, 1) / \sqrt{2} = (0{,}7071 ;\ 0 ;\ 0{,}7071)$. Les exponentielles valent $2{,}028$, $1$ et
# $2{,}028$, de somme $5{,}056$, d'où les poids $(0{,}4011 ;\ 0{,}1978 ;\ 0{,}4011)$. (Tu les as
# déjà vus : ce sont les mêmes clés que dans le dictionnaire souple du premier carnet, avec la
# racine cette fois.) Les valeurs sont $(0, 1)$, $(1, 0)$ et $(1, 1)$, donc
#
# $$
# z = 0{,}4011 \, (0, 1) + 0{,}1978 \, (1, 0) + 0{,}4011 \, (1, 1) = (0{,}5989 ;\ 0{,}8022) .
# $$
#
# Fais de même pour « mars » sur un coin de feuille, puis laisse NumPy faire les trois lignes.

# %% [markdown]
# ### `attention_numpy`
#
# *Exercice 2.8.* Toute l'auto-attention, en NumPy seul.
#
# - `X` : `(T, d)` ; `W_Q` et `W_K` : `(d, d_k)` ; `W_V` : `(d, d_v)`. Résultat : le triplet
#   `(scores, weights, output)`, de formes `(T, T)`, `(T, T)` et `(T, d_v)`, dans cet ordre.
# - `scores` est déjà divisé par $\sqrt{d_k}$. C'est la taille d'une **clé** qui passe sous la
#   racine, pas celle d'un jeton ni celle d'une valeur : les trois peuvent différer.
# - Une softmax par **ligne**, décalée par le maximum de sa ligne : finie même pour de très grands
#   scores.
# - Des tableaux `float64` à l'entrée comme à la sortie, et les arguments intacts. Les tableaux de
#   NumPy ne portent pas de gradient.

# %% exercise="attention_numpy"
def attention_numpy(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """(T, d), (d, d_k), (d, d_k), (d, d_v) -> (T, T), (T, T), (T, d_v)

    S = Q Kᵀ / √d_k, A = softmax(S), Z = A V; Q = X W_Q, K = X W_K, V = X W_V
    """
    raise NotImplementedError


# %% check="attention_numpy" tags=["active-ipynb"]
# checks.check("attention_numpy", attention_numpy)

# %% [markdown]
# ### Regarde les trois distributions
#
# Une ligne par requête. Compare la ligne « 2026 » aux deux autres : qui s'y taille la part du
# lion ?

# %% figure="date_weights" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: attention_numpy(date_inputs, date_identity, date_identity, date_swap)[1],
#     rows=date_tokens,
#     columns=date_tokens,
# )

# %% [markdown]
# ### Trouve l'erreur : qui s'aligne avec « 2026 » ?
#
# Le document lit dans ces scores que « 3 » et « 2026 » s'alignent mieux entre eux qu'avec
# « mars ». Du point de vue de « 3 », c'est vrai. Et du point de vue de « 2026 » ?
#
# - `"a"` : vrai aussi, son score pour « 3 » est plus grand que pour « mars ».
# - `"b"` : c'est l'inverse, il s'aligne mieux avec « mars ».
# - `"c"` : faux, ses scores pour « 3 » et pour « mars » sont égaux, et il s'aligne surtout avec
#   lui-même.

# %% quiz="date_alignment" tags=["active-ipynb"]
# answer = ...
# checks.quiz("date_alignment", answer)

# %% [markdown]
# ### Prédis : la symétrie
#
# Avec $W_Q = W_K = I$, la matrice des scores était symétrique. Gardons $W_Q = W_K$, mais prenons
# une matrice quelconque au lieu de l'identité. Que devient la symétrie ?
#
# - `"a"` : les scores restent symétriques, les poids d'attention ne le sont pas en général.
# - `"b"` : les scores et les poids d'attention sont tous deux symétriques.
# - `"c"` : plus rien n'est symétrique, c'était un effet de l'identité.

# %% quiz="score_symmetry" tags=["active-ipynb"]
# answer = ...
# checks.quiz("score_symmetry", answer)

# %% [markdown]
# ### Quand les scores sont symétriques
#
# Écrivons le score de $i$ pour $j$ en remontant aux jetons :
#
# $$
# S_{ij} = \frac{x^{(i)} W_Q W_K^\top \, x^{(j)\top}}{\sqrt{d_k}}
# = \frac{x^{(i)} M \, x^{(j)\top}}{\sqrt{d_k}}, \qquad M = W_Q W_K^\top .
# $$
#
# Le score ne dépend des deux matrices qu'à travers leur produit $M$. L'égalité $S_{ij} = S_{ji}$
# vaut pour **toutes** les phrases exactement quand $M = M^\top$. C'est le cas si $W_Q = W_K$,
# puisque $W W^\top$ est sa propre transposée. Ce n'est pas le seul : $W_Q = I$ et n'importe quelle
# $W_K$ symétrique conviennent aussi.
#
# Une couche qui n'aurait qu'une matrice pour les requêtes et les clés serait donc condamnée à la
# réciprocité : « le verbe cherche son sujet » y vaudrait « le sujet cherche son verbe ». Deux
# matrices distinctes rompent ce lien. Sur nos trois jetons, avec
# $W_K = \begin{pmatrix} 0 & 1 \\ 0 & 0 \end{pmatrix}$, « mars » donne à « 3 » un score de
# $1 / \sqrt{2}$, et « 3 » donne à « mars » un score nul.

# %% [markdown]
# ## Les trois projections
#
# Retour à notre phrase de six jetons, en PyTorch. Le document tire trois matrices `(3, 2)` avec la
# graine 123, dans l'ordre requête, clé, valeur. On les tire ici d'un générateur à part : les
# nombres sont les mêmes qu'après `torch.manual_seed(123)`, et le hasard du reste du carnet n'est
# pas touché.
#
# Le document écrit `nn.Parameter(torch.rand(3, 2), requires_grad=False)`. Ce `requires_grad=False`
# ne sert qu'à alléger l'affichage (pas de `grad_fn` à la fin de chaque ligne). Ne le recopie
# jamais dans une couche qui doit apprendre.

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
seed_123: torch.Generator = torch.Generator().manual_seed(123)
W_query: Tensor = torch.rand(3, 2, generator=seed_123)
W_key: Tensor = torch.rand(3, 2, generator=seed_123)
W_value: Tensor = torch.rand(3, 2, generator=seed_123)


# %% [markdown]
# ### Prédis : une matrice gelée
#
# Dans une couche dont les trois matrices devraient apprendre, `W_query` a gardé son
# `requires_grad=False` ; les deux autres ont `requires_grad=True`. On entraîne pendant mille pas.
# Que se passe-t-il ?
#
# - `"a"` : `backward()` lève une erreur dès le premier pas.
# - `"b"` : tout tourne sans un mot, et `W_query` n'a pas bougé d'un chiffre.
# - `"c"` : `W_query` apprend aussi, car le gradient traverse les scores.

# %% quiz="frozen_matrix" tags=["active-ipynb"]
# answer = ...
# checks.quiz("frozen_matrix", answer)

# %% [markdown]
# ### `project_qkv`
#
# *Exercice 2.1.* Les trois projections d'une phrase.
#
# - `x` : `(T, d_in)` ; `W_query`, `W_key`, `W_value` : `(d_in, d_out)`, celles qu'on te passe et
#   non celles du carnet ; résultat : le triplet `(queries, keys, values)`, chacun de forme
#   `(T, d_out)`, dans cet ordre.
# - N'importe quelles tailles, y compris $T = 1$ et $d_{in} = d_{out}$ (là, une transposition de
#   trop ne lève aucune erreur).
# - Type et appareil gardés, arguments intacts, gradient par rapport aux quatre tenseurs.
#
# Avec les matrices du document, la requête de « journey » est $(0{,}4306 ;\ 1{,}4551)$.

# %% exercise="project_qkv"
def project_qkv(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """(T, d_in), 3 × (d_in, d_out) -> 3 × (T, d_out)

    Q = x W_query, K = x W_key, V = x W_value
    """
    raise NotImplementedError


# %% check="project_qkv" tags=["active-ipynb"]
# checks.check("project_qkv", project_qkv)

# %% [markdown]
# ### Deux sens du mot « poids »
#
# Le mot désigne ici deux choses qu'il ne faut pas confondre.
#
# - Les **poids d'une matrice**, les coefficients de $W_Q$, $W_K$ et $W_V$, sont des paramètres.
#   L'entraînement les ajuste, puis ils ne bougent plus. Ils sont les mêmes pour toutes les
#   phrases.
# - Les **poids d'attention** $A_{ij}$ sont recalculés à chaque phrase. Personne ne les apprend ni
#   ne les range : ils naissent de la rencontre entre les matrices et les jetons.
#
# On apprend donc *comment* regarder, et non *où* regarder.

# %% [markdown]
# ### Prédis : le nombre de paramètres
#
# Avec $d_{in} = 3$ et $d_{out} = 2$, on passe d'une phrase de 6 jetons à une phrase de 12. Combien
# de nombres l'attention apprend-elle pour cette phrase plus longue ?

# %% quiz="parameter_count" tags=["active-ipynb"]
# answer = ...
# checks.quiz("parameter_count", answer)

# %% [markdown]
# ## Pourquoi la racine de $d_k$
#
# Supposons les composantes de $q$ et de $k$ indépendantes, de moyenne 0 et de variance 1 : c'est à
# peu près l'état d'un réseau bien normalisé au début de son entraînement. Que vaut typiquement
# leur produit scalaire ?
#
# Un terme d'abord. Comme $q_l$ et $k_l$ sont indépendants,
#
# $$
# \mathbb{E}[q_l k_l] = \mathbb{E}[q_l] \, \mathbb{E}[k_l] = 0, \qquad
# \mathrm{Var}(q_l k_l) = \mathbb{E}[q_l^2] \, \mathbb{E}[k_l^2] = 1 .
# $$
#
# Puis la somme. Les $d_k$ termes sont indépendants, donc leurs variances s'ajoutent :
#
# $$
# \mathrm{Var}(q \cdot k) = \sum_{l=1}^{d_k} \mathrm{Var}(q_l k_l) = d_k, \qquad
# \sigma(q \cdot k) = \sqrt{d_k} .
# $$
#
# Les scores s'étalent comme $\sqrt{d_k}$ : pour $d_k = 1024$, un score courant est de l'ordre de
# $\pm 32$. Diviser par $\sqrt{d_k}$ divise la variance par $d_k$ et la ramène à 1, quelle que soit
# la taille des clés :
#
# $$
# \mathrm{Var}\!\left(\frac{q \cdot k}{\sqrt{d_k}}\right) = \frac{d_k}{d_k} = 1 .
# $$

# %% [markdown]
# ### Prédis : l'étalement des scores
#
# Toujours avec des composantes de variance 1 : quel est l'écart-type de $q \cdot k$ (sans
# division) pour $d_k = 64$ ?

# %% quiz="spread_raw" tags=["active-ipynb"]
# answer = ...
# checks.quiz("spread_raw", answer)

# %% [markdown]
# ### `score_spread` · *facultatif*
#
# *Exercice 2.7.* Une démonstration se vérifie par une expérience. Tire `num_samples` couples de
# vecteurs dont les composantes suivent indépendamment la loi normale $\mathcal{N}(0, 1)$, et
# mesure l'écart-type de leurs produits scalaires.
#
# - Résultat : le couple `(raw_std, scaled_std)`, deux nombres Python : l'écart-type de
#   $q \cdot k$, puis celui de $q \cdot k / \sqrt{d_k}$.
# - **Mesurés** sur les tirages, et non recopiés de la formule : une autre graine donne un résultat
#   un peu différent, la même graine donne le même.
# - N'importe quel $d_k \geq 1$. La requête et la clé d'un couple sont deux vecteurs distincts :
#   $q \cdot q$ raconterait une autre histoire.
#
# Un générateur à toi, `torch.Generator().manual_seed(seed)`, rend la mesure reproductible sans
# dérégler le hasard des autres cellules.

# %% exercise="score_spread"
def score_spread(d_k: int, num_samples: int = 10_000, seed: int = 0) -> tuple[float, float]:
    """() -> raw_std, scaled_std

    raw_std = σ(q · k), scaled_std = σ(q · k / √d_k); q_l, k_l ~ N(0, 1)
    """
    raise NotImplementedError


# %% check="score_spread" tags=["active-ipynb"]
# checks.check("score_spread", score_spread)

# %% figure="spread" tags=["active-ipynb"]
# checks.draw_spread(score_spread, [1, 4, 16, 64, 256, 1024])

# %% [markdown]
# ### Prédis : sans la racine, mais pas sans division
#
# Quelqu'un a divisé les scores par $d_k$ au lieu de $\sqrt{d_k}$. Quel est l'écart-type des scores
# obtenus, pour $d_k = 64$ ?

# %% quiz="spread_divided" tags=["active-ipynb"]
# answer = ...
# checks.quiz("spread_divided", answer)

# %% [markdown]
# ### Ce que devient la softmax
#
# Une requête et six clés tirées au hasard, pour trois tailles de clé : chaque ligne porte son
# $d_k$, et les scores des lignes marquées √ ont été divisés par $\sqrt{d_k}$. Sans la racine, la
# distribution se crispe sur un jeton à mesure que $d_k$ grandit, alors que rien ne le distingue
# des autres : tout est tiré au hasard.

# %% figure="saturation" tags=["active-ipynb"]
# draws = torch.Generator().manual_seed(1)
# random_scores = []
# for size in (4, 64, 1024):
#     one_query = torch.randn(size, generator=draws)
#     six_keys = torch.randn(6, size, generator=draws)
#     random_scores += [six_keys @ one_query, six_keys @ one_query / size**0.5]
# checks.draw_weights(
#     torch.softmax(torch.stack(random_scores), dim=-1),
#     rows=["4", "4 √", "64", "64 √", "1024", "1024 √"],
#     columns=["1", "2", "3", "4", "5", "6"],
# )

# %% [markdown]
# ### Ce que la racine répare, exactement
#
# Le jacobien de la softmax a pour diagonale $w (1 - w)$, et ce produit s'effondre quand $w$
# approche de 0 ou de 1. D'où l'explication courante : sans la racine, le gradient s'évanouit.
# Mesurons, sur des milliers de tirages, pour six clés et $d_k = 1024$. Le gradient est celui de la
# sortie, quand les valeurs sont des nombres tirés de $\mathcal{N}(0, 1)$.
#
# | mesure | sans racine | avec racine |
# |---|---|---|
# | plus grand des six poids, en moyenne | 0,97 | 0,42 |
# | $w (1 - w)$, en moyenne | 0,007 | 0,119 |
# | part des $w (1 - w)$ qui valent exactement 0 en `float32` | 12 % | 0 % |
# | norme du gradient que reçoit la requête, médiane | 0,00001 | 0,32 |
# | norme du gradient que reçoit la requête, moyenne | 1,0 | 0,35 |
#
# Les quatre premières lignes confirment l'explication. La dernière la corrige : en *moyenne*, le
# gradient est plus grand sans la racine ! Il n'est pas faible partout, il est tout ou rien. La
# moitié des requêtes ne reçoivent pour ainsi dire aucun signal, et celles dont deux clés sont au
# coude à coude en reçoivent un démesuré. Un apprentissage où la moitié des exemples se taisent
# pendant que quelques-uns hurlent, voilà ce que la racine évite.
#
# Elle n'interdit pas la saturation pour autant. Elle retire l'effet de la *taille*, sous une
# hypothèse qui décrit le début de l'entraînement. Ensuite, requêtes et clés cessent d'être
# indépendantes, et un modèle peut apprendre des scores aussi tranchés qu'il le veut, là où c'est
# utile.

# %% [markdown]
# ### Explique : pourquoi la racine
#
# En quelques phrases, avec tes mots : pourquoi divise-t-on les scores par $\sqrt{d_k}$, et non par
# $d_k$, ni par rien ?

# %% [markdown] written="why_root"
# *Ta réponse ici.*

# %% [markdown]
# ## L'attention, d'un seul geste
#
# *Cette section est une seule tâche en deux exercices : d'abord les poids, puis la sortie et le
# masque.*
#
# Rien n'oblige les requêtes à être aussi nombreuses que les clés, ni les valeurs à avoir la taille
# des clés. Les formes s'enchaînent :
#
# $$
# \underbrace{Q}_{T_q \times d_k} \underbrace{K^\top}_{d_k \times T} \longrightarrow
# \underbrace{A}_{T_q \times T}, \qquad
# \underbrace{A}_{T_q \times T} \underbrace{V}_{T \times d_v} \longrightarrow \underbrace{Z}_{T_q
# \times d_v} .
# $$
#
# L'élément $(i, j)$ de la première matrice est le score de la requête $i$ pour la clé $j$ : la
# ligne appartient à la requête. La softmax fait de chaque **ligne** une distribution, jamais de
# chaque colonne. La sortie a une ligne par requête, à la taille des valeurs, car c'est $V$ que
# l'on mélange : ni les clés, ni les jetons d'origine. (Le document 004 dit que la sortie de
# l'auto-attention a la même forme que l'entrée ; il faut pour cela que $d_v = d$.)
#
# Pour « journey », avec les matrices du document : les scores bruts sont 1,2705 ; 1,8524 ;
# 1,8111 ; 1,0795 ; 0,5577 et 1,5440 ; divisés par $\sqrt{2}$ et normalisés, ils donnent les poids
# 0,1500 ; 0,2264 ; 0,2199 ; 0,1311 ; 0,0906 et 0,1820 ; et le vecteur de contexte est
# $(0{,}3061 ;\ 0{,}8210)$.
#
# Enfin, un modèle traite plusieurs phrases à la fois. Des axes de lot s'ajoutent devant,
# `(b, T, d_k)` par exemple, et chaque phrase du lot se calcule pour elle-même. Le produit `@` sait
# faire cela tout seul ; la transposition demande de l'attention.

# %% [markdown]
# ### Prédis : transposer un lot
#
# `keys` a la forme `(2, 5, 3)` : 2 phrases, 5 clés, $d_k = 3$. Quelle est la forme de `keys.T` ?
#
# - `"a"` : `(2, 3, 5)`, chaque phrase est transposée.
# - `"b"` : `(3, 5, 2)`, tous les axes sont renversés.
# - `"c"` : `(2, 5, 3)`, `.T` ne fait rien au-delà de deux axes.

# %% quiz="transposed_batch" tags=["active-ipynb"]
# answer = ...
# checks.quiz("transposed_batch", answer)

# %% [markdown]
# ### `attention_weights`
#
# *Exercice 2.2.* Les poids d'attention : la softmax, ligne par ligne, de $Q K^\top / \sqrt{d_k}$.
#
# - `queries` : `(..., Tq, d_k)` ; `keys` : `(..., T, d_k)` ; résultat : `(..., Tq, T)`, avec ou
#   sans axes de lot.
# - Chaque ligne somme à 1. Compte les axes depuis la fin : celui de la softmax est le dernier,
#   qu'il y en ait deux ou quatre.
# - Finie même pour de très grands scores.
# - Type et appareil gardés, arguments intacts, gradient par rapport aux deux tenseurs.

# %% exercise="attention_weights"
def attention_weights(queries: Tensor, keys: Tensor) -> Tensor:
    """(..., Tq, d_k), (..., T, d_k) -> (..., Tq, T)

    A = softmax(Q Kᵀ / √d_k), Σ_j A_ij = 1
    """
    raise NotImplementedError


# %% check="attention_weights" tags=["active-ipynb"]
# checks.check("attention_weights", attention_weights)

# %% figure="projected_weights" tags=["active-ipynb"]
# checks.draw_weights(
#     lambda: attention_weights(*project_qkv(inputs, W_query, W_key, W_value)[:2]),
#     rows=tokens,
#     columns=tokens,
# )

# %% [markdown]
# ### Interdire des positions
#
# Il arrive qu'une requête n'ait pas le droit de consulter certaines positions : le futur, ou un
# jeton de remplissage qui n'a rien à dire. Un **masque** le dit, case par case. Dans ce carnet,
# `True` ou 1 veut dire « permis », `False` ou 0 « interdit ».
#
# Une position interdite reçoit le score $-\infty$ **avant** la softmax : son poids est alors
# exactement nul, et les autres se partagent le reste. Le document 001 l'écrit comme une addition,
# $\mathrm{softmax}(Q K^\top / \sqrt{d_k} + \text{masque})$, avec un masque fait de 0 et de
# $-\infty$ : c'est la même chose. En revanche, *multiplier* un masque de 0 et de 1 par $-\infty$
# pour l'obtenir ne marche pas : $0 \times \infty$ vaut `nan`.
#
# Le masque n'a pas toujours la forme des scores : il suffit qu'il puisse s'y étendre
# (*broadcast*). `(T,)` cache les mêmes clés à toutes les requêtes, `(b, 1, T)` en cache d'autres
# dans chaque phrase du lot.

# %% [markdown]
# ### Prédis : ce que gagnent les autres
#
# Sans masque, une requête donne les poids $(0{,}2 ;\ 0{,}3 ;\ 0{,}5)$. On interdit la deuxième
# position. Quel est le nouveau poids de la **troisième** ? (Deux décimales suffisent.)

# %% quiz="mask_share" tags=["active-ipynb"]
# answer = ...
# checks.quiz("mask_share", answer)

# %% [markdown]
# ### `scaled_dot_product_attention`
#
# *Exercice 2.3.* L'attention complète : poids, masque, mélange des valeurs.
#
# - `queries` : `(..., Tq, d_k)` ; `keys` : `(..., T, d_k)` ; `values` : `(..., T, d_v)` ;
#   résultat : le couple `(output, weights)`, de formes `(..., Tq, d_v)` et `(..., Tq, T)`, dans
#   cet ordre.
# - `mask` : absent, ou bien booléen, ou fait de 0 et de 1 (entiers ou non), de n'importe quelle
#   forme qui s'étende à `(..., Tq, T)`. `False` ou 0 interdit.
# - Les poids interdits valent **exactement** 0, et ceux d'une ligne somment toujours à 1. Chaque
#   ligne garde au moins une position permise.
# - Finie même pour de très grands scores, avec ou sans masque.
# - Type et appareil gardés, arguments intacts (le masque aussi), gradient par rapport aux trois
#   tenseurs.
# - **Interdit dans cet exercice** : `F.scaled_dot_product_attention`, qui fait tout.

# %% exercise="scaled_dot_product_attention"
def scaled_dot_product_attention(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    """(..., Tq, d_k), (..., T, d_k), (..., T, d_v), (..., Tq, T) -> (..., Tq, d_v), (..., Tq, T)

    A = softmax(S), S = Q Kᵀ / √d_k; mask_ij = 0 ⇒ S_ij = −∞; Z = A V
    """
    raise NotImplementedError


# %% check="scaled_dot_product_attention" tags=["active-ipynb"]
# checks.check("scaled_dot_product_attention", scaled_dot_product_attention)

# %% [markdown]
# ### Deux colonnes éteintes
#
# La même phrase, où plus personne n'a le droit de consulter « starts » ni « step ». Compare aux
# poids sans masque : dans chaque ligne, les rapports entre les survivants n'ont pas changé.

# %% figure="masked_weights" tags=["active-ipynb"]
# allowed = torch.tensor([True, True, False, True, True, False])
# checks.draw_weights(
#     lambda: scaled_dot_product_attention(
#         *project_qkv(inputs, W_query, W_key, W_value), mask=allowed
#     )[1],
#     rows=tokens,
#     columns=tokens,
# )

# %% [markdown]
# ## Ce que les petits exemples cachent
#
# Retrouver les nombres d'un document rassure, mais ne prouve pas grand-chose : une erreur peut s'y
# cacher tout entière.

# %% [markdown]
# ### Prédis : l'entrée aveugle
#
# Un programme divise par $\sqrt{T}$ au lieu de $\sqrt{d_k}$. Avec quelles tailles est-il
# impossible de le distinguer du bon, quels que soient les nombres ?
#
# - `"a"` : $T = 6$ et $d_k = 2$.
# - `"b"` : $T = 4$ et $d_k = 4$.
# - `"c"` : $T = 5$ et $d_k = 3$.

# %% quiz="blind_sizes" tags=["active-ipynb"]
# answer = ...
# checks.quiz("blind_sizes", answer)

# %% [markdown]
# ### Quatre programmes faux
#
# Voici quatre erreurs d'échelle, et le plus grand écart entre leur sortie et la bonne sur quatre
# entrées : la phrase du document 000 avec les matrices ci-dessus, les trois jetons du document
# 003, des tenseurs tirés au hasard dont toutes les tailles valent 4, et d'autres avec $T_q = 4$,
# $T = 5$, $d_k = 3$, $d_v = 7$.
#
# | scores divisés par | 000 | 003 | tout vaut 4 | tailles distinctes |
# |---|---|---|---|---|
# | rien | 0,0220 | 0,0424 | 0,4898 | 0,6886 |
# | $d_k$ | 0,0173 | 0,0349 | 0,5002 | 0,8386 |
# | $\sqrt{d_v}$ | 0,0000 | 0,0000 | 0,0000 | 0,6349 |
# | $\sqrt{T}$ | 0,0253 | 0,0214 | 0,0000 | 0,3632 |
#
# Quand deux tailles sont égales, les confondre ne se voit pas. Et quand $d_k = 2$, la racine ne
# change presque rien : avec la couche que tu écriras plus bas à la graine 789, l'oublier déplace
# chaque nombre de 0,0019 au plus, et une comparaison à deux décimales ne remarquerait rien. **Pour
# éprouver un programme, prends des tailles toutes différentes, et de grands scores.**

# %% [markdown]
# Et voici le programme de la question, celui qui prend $\sqrt{T}$. Il est faux ; ne le corrige
# pas.

# %% given="weights_scaled_by_length"
def weights_scaled_by_length(queries: Tensor, keys: Tensor) -> Tensor:
    """(Tq, d_k), (T, d_k) -> (Tq, T)"""
    scores = queries @ keys.transpose(-2, -1)
    return torch.softmax(scores / math.sqrt(keys.shape[-2]), dim=-1)


# %% [markdown]
# ### `counterexample_scale` · *facultatif*
#
# *Exercice 2.12.* Chasse à l'erreur : trouve une entrée qui démasque `weights_scaled_by_length`.
#
# - Résultat : le couple `(queries, keys)`, de formes `(Tq, d_k)` et `(T, d_k)`, deux tenseurs de
#   nombres finis dont aucun côté ne dépasse 64.
# - Sur cette entrée, un poids au moins doit différer de **plus de 0,1** entre ce programme et le
#   bon.
#
# N'essaie pas au hasard. Qu'est-ce qui sépare $s / \sqrt{T}$ de $s / \sqrt{d_k}$, et quand la
# softmax en tire-t-elle des poids bien différents ?

# %% exercise="counterexample_scale"
def counterexample_scale() -> tuple[Tensor, Tensor]:
    """() -> (Tq, d_k), (T, d_k)

    max |A − A'| > 0.1; A = softmax(Q Kᵀ / √d_k), A' = softmax(Q Kᵀ / √T)
    """
    raise NotImplementedError


# %% check="counterexample_scale" tags=["active-ipynb"]
# checks.check("counterexample_scale", counterexample_scale)

# %% [markdown]
# ### Explique : une entrée qui éprouve
#
# Un camarade a écrit sa propre attention et te demande une entrée pour l'éprouver. Laquelle lui
# proposes-tu ? Dis, pour chacun de tes choix, quelle erreur il permettrait de voir.

# %% [markdown] written="telling_input"
# *Ta réponse ici.*

# %% [markdown]
# ## Un module qui apprend
#
# *Cette section est une seule tâche en trois exercices : une couche, la même mieux construite, et
# le passage de l'une à l'autre.*
#
# Une couche de PyTorch est une classe dérivée de `nn.Module`. Elle range dans `__init__` ce
# qu'elle apprend et calcule dans `forward` ; on l'appelle comme une fonction. Tout `nn.Parameter`
# et tout sous-module posé comme attribut y est **enregistré** : c'est ainsi que l'optimiseur les
# trouve (`parameters()`), qu'on les sauvegarde (`state_dict()`) et qu'ils suivent la couche sur un
# GPU (`.to(device)`). Un tenseur ordinaire, ou une liste de paramètres, n'est pas enregistré : le
# calcul est juste, mais rien ne s'apprend.
#
# La ligne `super().__init__()` prépare cet enregistrement. Elle doit rester la première.

# %% [markdown]
# ### `SelfAttention_v1`
#
# *Exercice 2.4.* Le calcul de la section précédente, dans une couche qui possède ses trois
# matrices.
#
# - `SelfAttention_v1(d_in, d_out)` crée `W_query`, `W_key` et `W_value`, **dans cet ordre**,
#   chacune un `nn.Parameter` de forme `(d_in, d_out)` tiré par `torch.rand`. L'ordre compte : à la
#   même graine, un autre ordre range les mêmes nombres ailleurs.
# - `forward(x)` : `(T, d_in)` donne `(T, d_out)`. L'échelle est $\sqrt{d_{out}}$, la taille des
#   clés.
# - Les trois matrices apprennent, et le gradient remonte jusqu'à `x`. Après `.double()`, la couche
#   travaille en `float64`.
#
# Tes fonctions `project_qkv` et `scaled_dot_product_attention` peuvent servir. À la graine 123, le
# document obtient $(0{,}2996 ;\ 0{,}8053)$ sur la première ligne.

# %% exercise="SelfAttention_v1"
class SelfAttention_v1(nn.Module):
    """(T, d_in) -> (T, d_out)

    Z = softmax(Q Kᵀ / √d_out) V; Q = x W_query, K = x W_key, V = x W_value
    """

    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        raise NotImplementedError

    def forward(self, x: Tensor) -> Tensor:
        raise NotImplementedError


# %% check="SelfAttention_v1" tags=["active-ipynb"]
# checks.check("SelfAttention_v1", SelfAttention_v1)

# %% [markdown]
# ### Bien commencer : la variance des poids
#
# `torch.rand` tire ses nombres dans $\mathcal{U}[0, 1)$ : tous positifs, et sans égard pour
# $d_{in}$. Voyons ce qu'en fait une projection. Si les composantes de $x$ sont indépendantes,
# centrées, de variance 1, celles de $x W$ ont pour variance
#
# $$
# \mathrm{Var}(x W) = \sum_{l=1}^{d_{in}} \mathbb{E}[W_l^2] \, \mathrm{Var}(x_l) = d_{in} \,
# \mathbb{E}[W^2] .
# $$
#
# Pour $\mathcal{U}[0, 1)$, $\mathbb{E}[W^2] = \frac{1}{12} + \frac{1}{4} = \frac{1}{3}$, d'où une
# variance de $d_{in} / 3$, qui croît sans fin. Le document cite le premier terme, la variance
# $\frac{1}{12}$ ; c'est le second, le carré de la moyenne, qui pèse le plus. Pire : puisque tous
# les coefficients tirent du même côté, requêtes et clés s'alignent toutes le long d'une même
# droite, et leurs produits scalaires s'emballent.
#
# Mesurons cette variance $\sigma^2$ et l'écart-type $\sigma(S)$ des scores, racine comprise, pour
# $d_{in} = d_{out}$ et des jetons tirés de $\mathcal{N}(0, 1)$ :
#
# | $d_{in}$ | $\sigma^2$ | $\sigma(S)$ |
# |---|---|---|
# | 16 | 5 | 17 |
# | 64 | 21 | 130 |
# | 1024 | 340 | 8600 |
#
# La racine ne peut rien contre 8600 : une telle couche est saturée avant le premier pas. Sur la
# petite phrase du document, avec $d_{in} = 3$, on ne s'en aperçoit pas.
#
# `nn.Linear` tire au contraire dans $\mathcal{U}(-1/\sqrt{d_{in}},\ 1/\sqrt{d_{in}})$ : les deux
# signes, une moyenne nulle, et un intervalle qui se resserre quand $d_{in}$ grandit. La variance
# d'un poids y est $\mathbb{E}[W^2] = \frac{1}{3 \, d_{in}}$.

# %% [markdown]
# ### Trouve l'erreur : « la variance reste constante »
#
# Le document conclut que l'initialisation de `nn.Linear` « maintient la variance du signal
# constante à travers les couches, quelle que soit la dimension ». Reprends la formule : avec des
# composantes d'entrée centrées, de variance 1, et $d_{in} = 512$, quelle est la variance de la
# sortie de `nn.Linear(512, 512, bias=False)` ? (Deux décimales suffisent.)

# %% quiz="linear_variance" tags=["active-ipynb"]
# answer = ...
# checks.quiz("linear_variance", answer)

# %% [markdown]
# ### Ce que `nn.Linear` garantit
#
# Mesurée comme plus haut, la variance des projections de `nn.Linear` vaut 0,33 pour $d_{in} = 16$,
# 64 ou 1024, et l'écart-type des scores 0,33 lui aussi (requêtes et clés ont chacune une variance
# d'un tiers). Ni l'une ni l'autre ne dépendent plus de la taille : voilà ce qui est acquis, et
# c'est l'essentiel. Que le signal garde la *même* variance de couche en couche est une autre
# affaire.
#
# Le document parle d'initialisation de Kaiming. PyTorch appelle bien la fonction de ce nom, mais
# avec un réglage, $a = \sqrt{5}$, qui donne l'intervalle ci-dessus ; l'initialisation de l'article
# de He, faite pour ReLU, a une variance de $2 / d_{in}$.

# %% [markdown]
# ### `SelfAttention_v2`
#
# *Exercice 2.5.* La même couche, avec trois `nn.Linear` à la place des trois matrices.
#
# - `SelfAttention_v2(d_in, d_out, qkv_bias=False)` crée `W_query`, `W_key` et `W_value`, **dans
#   cet ordre**, chacune un `nn.Linear(d_in, d_out, bias=qkv_bias)`.
# - `forward(x)` : `(T, d_in)` donne `(T, d_out)`, par le même calcul que `SelfAttention_v1`. Une
#   projection est maintenant un appel, `self.W_query(x)`.
# - Avec `qkv_bias=True`, chaque projection a un biais, qui apprend aussi.
#
# À la graine 789, le document obtient $(-0{,}0739 ;\ 0{,}0713)$ sur la première ligne.

# %% exercise="SelfAttention_v2"
class SelfAttention_v2(nn.Module):
    """(T, d_in) -> (T, d_out)

    Z = softmax(Q Kᵀ / √d_out) V; Q = W_query(x), K = W_key(x), V = W_value(x)
    """

    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        raise NotImplementedError

    def forward(self, x: Tensor) -> Tensor:
        raise NotImplementedError


# %% check="SelfAttention_v2" tags=["active-ipynb"]
# checks.check("SelfAttention_v2", SelfAttention_v2)

# %% [markdown]
# ### Une couche qui n'a rien appris
#
# Les poids d'attention d'une `SelfAttention_v2` toute neuve : presque un sixième partout. C'est
# une bonne nouvelle. Aux petits scores du départ, chaque jeton écoute tous les autres à peu près
# également, et l'entraînement peut aller dans n'importe quelle direction.

# %% figure="fresh_layer" tags=["active-ipynb"]
# checks.draw_attention(lambda: SelfAttention_v2(3, 2), inputs, rows=tokens, columns=tokens)

# %% [markdown]
# ### Prédis : comment `nn.Linear` range sa matrice
#
# Quelle est la forme de `nn.Linear(3, 2).weight` ? Réponds par son **nombre de lignes**.

# %% quiz="linear_storage" tags=["active-ipynb"]
# answer = ...
# checks.quiz("linear_storage", answer)

# %% [markdown]
# ### Deux conventions, une même fonction
#
# `nn.Linear` range une matrice $\widetilde{W}$ de forme `(d_out, d_in)`, une ligne par sortie, et
# calcule $K = X \widetilde{W}^\top$. `SelfAttention_v1` range $W$ de forme `(d_in, d_out)` et
# calcule $K = X W$. Les deux expressions sont égales pour toutes les phrases exactement quand
# $\widetilde{W} = W^\top$.
#
# Entre les deux couches, rien d'autre ne change : le calcul est le même, et seul le tirage initial
# distingue leurs sorties. Il ne reste qu'à le montrer.

# %% [markdown]
# ### Prédis : deux couches, une mémoire
#
# On transfère une matrice ainsi : `sa_v1.W_query = nn.Parameter(sa_v2.W_query.weight.T)`. Les
# sorties sont justes. Puis on entraîne `sa_v1` seule. Qu'arrive-t-il à `sa_v2` ?
#
# - `"a"` : rien, `nn.Parameter` fait une copie.
# - `"b"` : sa matrice change aussi, car les deux couches lisent la même mémoire.
# - `"c"` : rien, car `.T` fait une copie.

# %% quiz="shared_memory" tags=["active-ipynb"]
# answer = ...
# checks.quiz("shared_memory", answer)

# %% [markdown]
# ### `transfer_weights`
#
# *Exercice 2.6.* · **Exercice 3.1 du document.** Copie les poids de `sa_v2` dans `sa_v1`, pour que
# les deux couches donnent la même sortie.
#
# - `sa_v2` : une `SelfAttention_v2` sans biais ; `sa_v1` : une `SelfAttention_v1` des mêmes
#   tailles. Rien à renvoyer.
# - Ensuite, `sa_v1(x)` est égal à `sa_v2(x)` pour tout `x`. Les **trois** matrices doivent suivre.
# - `sa_v1` garde des paramètres à elle, que l'entraînement peut ajuster, et ne partage aucune
#   mémoire avec `sa_v2`.
# - `sa_v2` ressort intacte.
#
# Méfie-toi des tailles égales : quand $d_{in} = d_{out}$, oublier de transposer ne lève aucune
# erreur et donne seulement une sortie fausse. Modifier un paramètre en place demande un bloc
# `with torch.no_grad():`.

# %% exercise="transfer_weights"
def transfer_weights(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    """() -> None

    x W_v1 = W_v2(x), W ∈ {W_query, W_key, W_value}
    """
    raise NotImplementedError


# %% check="transfer_weights" tags=["active-ipynb"]
# checks.check("transfer_weights", transfer_weights)

# %% [markdown]
# ## Une couche prête à empiler
#
# Le document 003 écrit sa propre couche, qu'il emploiera dans un Transformer complet. Elle reçoit
# un **lot** de phrases, garde la taille des jetons ($d_{in} = d_{out} = d_{modele}$) pour qu'on
# puisse empiler les couches, accepte un masque et rend aussi les poids, pour qu'on puisse les
# regarder. Ses noms sont en français, `modele` et `masque` compris ; on les garde.

# %% [markdown]
# ### `AttentionSimple` · *facultatif*
#
# *Exercice 2.9.* La couche du document 003.
#
# - `AttentionSimple(d_modele)` crée `w_q`, `w_k` et `w_v`, des `nn.Linear(d_modele, d_modele)`
#   **sans biais**.
# - `forward(x, masque=None)` : `x` de forme `(b, L, d_modele)` donne le couple
#   `(output, weights)`, de formes `(b, L, d_modele)` et `(b, L, L)`. Ici $L$ est le nombre de
#   jetons.
# - Échelle $\sqrt{d_{modele}}$.
# - Là où `masque == 0`, la position est interdite et son poids vaut exactement 0. Le masque,
#   booléen ou fait de 0 et de 1, s'étend à `(b, L, L)`. Chaque ligne garde au moins une position
#   permise.
# - Une phrase du lot n'influe jamais sur une autre.

# %% exercise="AttentionSimple"
class AttentionSimple(nn.Module):
    """(b, L, d_modele), (b, L, L) -> (b, L, d_modele), (b, L, L)

    A = softmax(S), S = Q Kᵀ / √d_modele; masque_ij = 0 ⇒ S_ij = −∞; Z = A V
    """

    def __init__(self, d_modele: int) -> None:
        super().__init__()
        raise NotImplementedError

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        raise NotImplementedError


# %% check="AttentionSimple" tags=["active-ipynb"]
# checks.check("AttentionSimple", AttentionSimple)

# %% [markdown]
# ### Trouve l'erreur : « exactement ce que fait MultiheadAttention »
#
# Le document dit de son calcul que c'est exactement celui de la couche `MultiheadAttention` de
# PyTorch, au découpage en têtes près. Même avec **une** tête, il s'en faut : par défaut,
# `nn.MultiheadAttention` ajoute un biais à chacune des trois projections, puis fait passer la
# sortie par une quatrième projection, avec biais elle aussi.
#
# `AttentionSimple(32)` apprend $3 \times 32 \times 32 = 3072$ nombres. Combien en apprend
# `nn.MultiheadAttention(32, num_heads=1)` ?

# %% quiz="mha_parameters" tags=["active-ipynb"]
# answer = ...
# checks.quiz("mha_parameters", answer)

# %% [markdown]
# ### Un masque, trois conventions
#
# La différence la plus traîtresse est ailleurs : les masques booléens n'ont pas partout le même
# sens.
#
# | où | ce qui interdit une position |
# |---|---|
# | `mask` et `masque` de ce carnet, document 003 | `False` ou 0 |
# | `F.scaled_dot_product_attention` | `False` |
# | `nn.MultiheadAttention` | `True` |
# | masque additif, document 001 | $-\infty$ (0 la permet) |
#
# Autre différence : avec plusieurs têtes, `nn.MultiheadAttention` rend par défaut les poids
# **moyennés** sur les têtes, une matrice qui n'est celle d'aucune d'elles.

# %% [markdown]
# ### Prédis : le masque à l'envers
#
# On veut que chaque jeton ne voie que lui-même et les précédents, et on passe à
# `nn.MultiheadAttention`, comme `attn_mask`, un triangle inférieur :
# `torch.tril(torch.ones(3, 3)).bool()`. Que voit le **premier** des trois jetons ?
#
# - `"a"` : lui seul, comme voulu.
# - `"b"` : les deux suivants, et pas lui.
# - `"c"` : les trois.

# %% quiz="mask_polarity" tags=["active-ipynb"]
# answer = ...
# checks.quiz("mask_polarity", answer)

# %% [markdown]
# ## Deux suites qui se parlent
#
# Rien, dans la formule, ne demande que requêtes et clés viennent de la même phrase. Si elles en
# viennent, c'est l'**auto-attention**. Si les requêtes viennent d'une suite (la **cible**) et que
# les clés *et* les valeurs viennent d'une autre (la **source**), c'est l'**attention croisée** :
# un traducteur qui, à chaque mot qu'il écrit, relit la phrase d'origine.
#
# Clés et valeurs vont par paires : $k^{(j)}$ dit où chercher, $v^{(j)}$ ce qu'on y trouve. Les
# tirer de deux suites différentes n'aurait pas de sens. Et il y a une sortie par **requête**, donc
# autant de lignes que de jetons dans la cible.

# %% [markdown]
# ### Prédis : compter les poids
#
# La cible a 4 jetons, la source 6. Combien de poids d'attention l'attention croisée
# calcule-t-elle ?

# %% quiz="cross_weights" tags=["active-ipynb"]
# answer = ...
# checks.quiz("cross_weights", answer)

# %% [markdown]
# ### `cross_attention` · *facultatif*
#
# *Exercice 2.10.* L'attention d'une cible vers une source.
#
# - `x_target` : `(Tq, d)` ; `x_source` : `(T, d)` ; `W_Q` et `W_K` : `(d, d_k)` ; `W_V` :
#   `(d, d_v)` ; résultat : `(Tq, d_v)`.
# - Requêtes tirées de la cible, clés et valeurs de la source ; échelle $\sqrt{d_k}$.
# - Si `x_source` est `x_target`, on retrouve l'auto-attention.
# - Finie même pour de très grands scores.
# - Type et appareil gardés, arguments intacts, gradient par rapport aux cinq tenseurs.

# %% exercise="cross_attention"
def cross_attention(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    """(Tq, d), (T, d), (d, d_k), (d, d_k), (d, d_v) -> (Tq, d_v)

    Z = softmax(Q Kᵀ / √d_k) V; Q = x_target W_Q, K = x_source W_K, V = x_source W_V
    """
    raise NotImplementedError


# %% check="cross_attention" tags=["active-ipynb"]
# checks.check("cross_attention", cross_attention)

# %% [markdown]
# ## Et l'ordre des mots ?
#
# Dans un réseau récurrent, l'information du premier jeton traverse $T - 1$ transitions pour
# atteindre le dernier. Ici, toute sortie consulte directement toute entrée : un seul pas, et le
# gradient fait le même trajet en sens inverse. Mais ce chemin unique est le même vers le voisin
# que vers l'autre bout de la phrase. Rien, dans la formule, ne dit où se trouve un jeton.
#
# Rendons cela précis. Mélanger les lignes de $X$, c'est multiplier à gauche par une matrice de
# permutation $P$, qui a un seul 1 par ligne et par colonne, et vérifie $P^\top P = I$. Suivons
# $P X$ à travers la couche.
#
# - Projections : $(P X) W_Q = P Q$, et de même $P K$ et $P V$. Chaque jeton emporte les siennes.
# - Scores : $(P Q)(P K)^\top / \sqrt{d_k} = P S P^\top$. Lignes et colonnes sont mélangées de la
#   même façon.
# - Softmax : chaque ligne est normalisée pour elle-même, et l'ordre de ses éléments n'y change
#   rien, d'où $P A P^\top$.
# - Mélange : $(P A P^\top)(P V) = P A (P^\top P) V = P A V = P Z$.
#
# Les sorties sont celles d'avant, dans le nouvel ordre.

# %% [markdown]
# ### Trouve l'erreur : « le même résultat »
#
# Selon le document 004, l'auto-attention produit « le même résultat » quel que soit l'ordre des
# positions. Quelle phrase dit exactement ce que l'on vient de prouver ?
#
# - `"a"` : la sortie est **invariante** : mélanger les jetons ne change pas la matrice $Z$.
# - `"b"` : la sortie est **équivariante** : mélanger les jetons mélange de même les lignes de $Z$.
# - `"c"` : l'ordre compte : un jeton déplacé reçoit un autre vecteur de contexte.

# %% quiz="equivariance" tags=["active-ipynb"]
# answer = ...
# checks.quiz("equivariance", answer)

# %% [markdown]
# ### La même carte, mélangée
#
# Voici les poids de notre phrase, ses jetons dans un autre ordre. Retrouve une case de la carte
# d'origine : « journey » y donnait 0,09 à « one », et le lui donne toujours. Les cases ont
# déménagé, les nombres n'ont pas changé.

# %% figure="shuffled_weights" tags=["active-ipynb"]
# shuffled = [2, 0, 5, 1, 3, 4]
# checks.draw_weights(
#     lambda: attention_weights(*project_qkv(inputs[shuffled], W_query, W_key, W_value)[:2]),
#     rows=[tokens[i] for i in shuffled],
#     columns=[tokens[i] for i in shuffled],
# )

# %% [markdown]
# ### `permutation_gap` · *facultatif*
#
# *Exercice 2.11.* De quoi vérifier l'équivariance de n'importe quelle attention : le plus grand
# écart, en valeur absolue, entre « calculer puis mélanger » et « mélanger puis calculer ».
#
# - `attention` : n'importe quelle fonction ou couche qui prend `(T, d)` et rend un tenseur de $T$
#   lignes ; `x` : `(T, d)` ; `permutation` : une liste de $T$ indices.
# - Mélanger veut dire `[permutation]` : la ligne $i$ du résultat est la ligne `permutation[i]`
#   d'avant.
# - Résultat : un nombre Python. Pour une attention équivariante il est nul aux arrondis près,
#   sinon il est franchement positif, même si les écarts sont négatifs.
#
# Le document 004 fait l'expérience en NumPy, avec `[2, 0, 3, 1]` : la première ligne mélangée est
# $(4{,}5165 ;\ 1{,}9008 ;\ -0{,}2993)$ par les deux chemins, et l'écart est de l'ordre de
# $10^{-15}$. Sans remettre les lignes dans le même ordre, il vaut 5,18.

# %% exercise="permutation_gap"
def permutation_gap(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    """(T, d) -> gap

    gap = max |attention(x)[permutation] − attention(x[permutation])|
    """
    raise NotImplementedError

# %% check="permutation_gap" tags=["active-ipynb"]
# checks.check("permutation_gap", permutation_gap)

# %% [markdown]
# ### Prédis : la permutation qui révèle
#
# Un programme se trompe de sens : il compare `attention(x[permutation])` à la sortie rangée selon
# la permutation **inverse**. Quelle permutation révèle son erreur ?
#
# - `"a"` : `[1, 0, 3, 2]`
# - `"b"` : `[3, 2, 1, 0]`
# - `"c"` : `[2, 0, 3, 1]`

# %% quiz="telling_permutation" tags=["active-ipynb"]
# answer = ...
# checks.quiz("telling_permutation", answer)

# %% [markdown]
# ## Ce que tu emportes
#
# - Trois matrices apprises, trois rôles : la requête cherche, la clé se fait trouver, la valeur
#   répond.
# - Les poids d'une matrice s'apprennent ; les poids d'attention se recalculent à chaque phrase.
# - Le produit scalaire s'étale comme $\sqrt{d_k}$. La racine empêche la *taille* des clés de
#   décider à la place de leur contenu.
# - `nn.Linear` range sa matrice transposée, et tire des poids dont l'échelle tient compte de
#   $d_{in}$.
# - Un masque interdit par $-\infty$, avant la softmax. Lis dans la documentation si `True` permet
#   ou interdit.
# - Des tailles égales cachent les erreurs : éprouve ton code avec des tailles toutes différentes.
# - L'attention est équivariante : seule, elle ne sait rien de l'ordre des mots.
#
# Ce dernier point a deux suites. Un modèle qui écrit de gauche à droite ne doit pas lire
# l'avenir : le carnet suivant lui met un masque. Et pour savoir où il se trouve, un jeton devra
# porter sa position : ce sera l'affaire du bloc Transformer.
