# %% [markdown]
# *Pour répondre, remplace chaque `raise NotImplementedError` par ton code, puis vérifie avec `autograder check ps7_generation.py`. (Fichier construit par `autograder build` à partir de `solutions/ps7_generation.py` : l'énoncé se corrige là-bas.)*

# %% [markdown]
# # Entraîner, générer, garder en mémoire
#
# Tu as écrit l'attention, son masque et ses têtes, et tu les as rangées dans un bloc. Il reste à
# en faire une machine qui écrit. Ce carnet part d'un texte, le coupe en jetons, mesure l'erreur
# d'un modèle qui prédit le jeton suivant, puis tire de ce modèle un texte, jeton après jeton. Tu
# verras ce que coûte de tout recalculer à chaque pas, et tu écriras le cache qui l'évite. À la
# fin, ta propre attention écrira du français, et tu sauras y charger GPT-2.

# %% [markdown]
# ## Mode d'emploi
#
# Les règles n'ont pas changé. Remplace chaque `raise NotImplementedError` par ton code, exécute la
# vérification qui suit, et joue le jeu des cellules « Prédis », qui ne sont pas notées : ta
# réponse à la place des `...`, **avant** d'exécuter. Les mêmes engagements valent partout :
#
# - le résultat garde le type (`float32` ou `float64`) et l'appareil (CPU, GPU) de l'entrée, et les
#   numéros de jetons restent des `int64` ;
# - les arguments ressortent intacts, sauf ceux qu'il s'agit de remplir : un cache, ou le modèle de
#   `load_gpt2` ;
# - le gradient passe, partout où les mathématiques le permettent ;
# - une fonction ne connaît que ses arguments : ton code verra d'autres tailles que celles du
#   carnet, toutes différentes les unes des autres ;
# - toute méthode juste est bonne. Un seul raccourci est interdit, dans `language_model_loss`
#   (l'énoncé le nomme).
#
# Deux nouveautés. Un argument `generator` est la source du hasard : quand on t'en donne un, tous
# tes tirages viennent de lui, et tu ne fixes jamais de graine dans une fonction. Et un argument
# `model` n'est parfois qu'une fonction : sers-toi de ce que l'énoncé lui promet, et de rien
# d'autre.
#
# Un titre marqué *facultatif* signale un exercice que tu peux laisser de côté sans perdre le fil.

# %% [markdown]
# ## Notation
#
# | symbole | sens |
# |---|---|
# | $b$, $T$ | nombre de phrases du lot, nombre de jetons |
# | $t$ | nombre de jetons d'un morceau, ou le numéro d'un pas |
# | $V$ | taille du vocabulaire (les valeurs de l'attention s'écrivent ici $v_j$) |
# | $d$, $H$, $d_h$ | taille d'un jeton, nombre de têtes, taille d'une tête |
# | $z$ | les *logits* : un score par jeton du vocabulaire |
# | $\tau$ | la température |
# | $C$ | la taille du contexte ; dans le code, `context_length` |

# %% given="imports"
import functools
import itertools
import math
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor, nn

# %% given="checks" tags=["active-ipynb"]
# import checks

# %% [markdown]
# ## Des mots aux jetons
#
# Un modèle ne lit pas des mots, il lit des numéros. Encore faut-il décider de ce que l'on
# numérote.
#
# - Les **mots** ? Leur liste n'est jamais complète : noms propres, fautes de frappe, néologismes.
#   Tout mot absent serait illisible.
# - Les **caractères** ? La liste est courte et complète. Mais une phrase de 20 mots devient une
#   suite d'une centaine de jetons, et l'attention paie le carré de la longueur.
# - Entre les deux, des **morceaux de mots** : les mots courants sont entiers, les mots rares sont
#   coupés, et rien n'est jamais illisible, puisque l'on peut toujours redescendre au caractère.
#
# Reste à choisir les morceaux. La méthode la plus répandue, BPE (*byte-pair encoding*), laisse
# parler les fréquences : on part des caractères et l'on fusionne, encore et encore, la paire de
# voisins la plus fréquente. (Les vrais modèles partent des octets, d'où le nom ; nous partons des
# lettres.) Une fusion apprise, c'est un jeton de plus au vocabulaire : GPT-2 en a appris
# $50\,000$, et son vocabulaire compte $50\,257$ jetons ; l'usage va de $30\,000$ à plus de
# $100\,000$.
#
# Un corpus minuscule suffit pour voir la machine tourner :

# %% given="words"
words: dict[str, int] = {"bas": 5, "basse": 2, "tasse": 6, "passe": 3}


# %% [markdown]
# ### Prédis : la première fusion
#
# « bas » apparaît 5 fois, « basse » 2 fois, « tasse » 6 fois et « passe » 3 fois. Quelle paire de
# lettres voisines est fusionnée la première ?
#
# - `"a"` : `("s", "s")`
# - `"b"` : `("a", "s")`
# - `"c"` : `("s", "e")`

# %% quiz="first_merge" tags=["active-ipynb"]
# answer = ...
# checks.quiz("first_merge", answer)

# %% [markdown]
# ### `bpe_train` · *facultatif*
#
# *Exercice 7.11.* Deux fonctions : l'une apprend les fusions, l'autre s'en sert.
#
# `bpe_train(words, num_merges)` reçoit un dictionnaire mot → nombre d'occurrences, et rend la
# liste des paires fusionnées, dans l'ordre où elles ont été apprises.
#
# - Chaque mot est d'abord la liste de ses caractères. Il n'y a pas de symbole de fin de mot, et
#   aucune paire n'enjambe deux mots.
# - À chaque tour, on compte les paires de symboles voisins de chaque mot, multipliées par le
#   nombre d'occurrences du mot. Les chevauchements comptent : `"aaa"` contient deux fois
#   `("a", "a")`.
# - La paire la plus fréquente est fusionnée partout. À égalité, c'est la plus petite, comparée
#   comme un tuple de Python : `("as", "s")` avant `("s", "e")`.
# - Dans un mot, on fusionne de gauche à droite, sans chevauchement : `"aaa"` devient `"aa"`,
#   `"a"`.
# - On s'arrête après `num_merges` fusions, ou plus tôt s'il ne reste plus **aucune** paire. Une
#   paire vue une seule fois se fusionne encore.
#
# `bpe_encode(word, merges)` rend la liste des symboles d'un mot, connu ou non : on part de ses
# caractères et l'on applique les fusions, dans l'ordre où elles ont été apprises. Un caractère
# jamais vu reste seul ; un mot vide donne une liste vide.

# %% exercise="bpe_train"
def bpe_train(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    """() -> [(left, right), …]"""
    raise NotImplementedError


def bpe_encode(word: str, merges: list[tuple[str, str]]) -> list[str]:
    """() -> [symbol, …]"""
    raise NotImplementedError


# %% check="bpe_train" tags=["active-ipynb"]
# checks.check("bpe_train", bpe_train, bpe_encode)

# %% [markdown]
# Sur notre corpus, les quatre premières fusions sont `("a", "s")` (16 fois), `("as", "s")` (11
# fois, à égalité avec `("s", "e")`), `("ass", "e")` (11 fois) et `("t", "asse")` (6 fois). Le mot
# inconnu « classe » se coupe alors en `c`, `l`, `asse` : le modèle n'a jamais vu ce mot, mais il
# en connaît un morceau.

# %% [markdown]
# ### Prédis : un mot pourtant connu
#
# Après ces quatre fusions, en combien de jetons se coupe « basse » ?

# %% quiz="known_word" tags=["active-ipynb"]
# answer = ...
# checks.quiz("known_word", answer)

# %% [markdown]
# ### La table, à l'aller et au retour
#
# Chaque jeton du vocabulaire a un numéro $i$ et une ligne dans une table $E$ de forme $(V, d)$ :
# le jeton entre dans le modèle sous la forme du vecteur $E_i$. À la sortie, il faut le chemin
# inverse : d'un vecteur $h$ de taille $d$, tirer un score pour chacun des $V$ jetons. Une matrice
# $(V, d)$ fait l'affaire, et c'est la forme de $E$. Beaucoup de modèles, dont GPT-2, emploient
# donc la **même** matrice aux deux bouts : le score du jeton $i$ est $h \cdot E_i$. On dit que les
# poids sont **liés**.
#
# Liés veut dire un seul tenseur, et non deux tenseurs égaux : deux copies divergent dès le premier
# pas d'entraînement.

# %% [markdown]
# ### Prédis : ce que l'on économise
#
# GPT-2 a un vocabulaire de $50\,257$ jetons, et $d = 768$. Combien de paramètres économise-t-il en
# liant sa table d'entrée et sa matrice de sortie ?

# %% quiz="tied_parameters" tags=["active-ipynb"]
# answer = ...
# checks.quiz("tied_parameters", answer)

# %% [markdown]
# ## Le jeton suivant
#
# Un modèle de langage apprend une seule chose : prédire le jeton qui suit. La phrase elle-même est
# le corrigé. De la suite « le / chat / dort / . », on tire trois questions : après « le », quoi ?
# après « le chat » ? après « le chat dort » ? Les entrées sont la suite sans son dernier jeton,
# les cibles sont la suite sans son premier.
#
# Le masque causal permet de poser toutes ces questions **en une seule passe** : la sortie du rang
# $t$ n'a vu que les jetons $1$ à $t$, donc elle peut être jugée sur sa prédiction du jeton
# $t + 1$. Sans masque, il suffirait au modèle de regarder la case d'à côté.

# %% [markdown]
# ### Prédis : combien de questions ?
#
# Un lot contient 8 suites de 64 jetons. Combien de prédictions du jeton suivant peut-on juger en
# une passe ?

# %% quiz="question_count" tags=["active-ipynb"]
# answer = ...
# checks.quiz("question_count", answer)

# %% [markdown]
# ### `next_token_pairs`
#
# *Exercice 7.1.* Les entrées et les cibles.
#
# - `ids` : `(b, T)`, des entiers ; résultat : le couple `(inputs, targets)`, chacun de forme
#   `(b, T-1)`.
# - La cible d'une place est le jeton de la place **suivante**, dans la même ligne.
# - Le décalage se fait ici, une fois pour toutes : les autres fonctions ne décalent plus rien.

# %% exercise="next_token_pairs"
def next_token_pairs(ids: Tensor) -> tuple[Tensor, Tensor]:
    """(b, T) -> inputs (b, T - 1), targets (b, T - 1)"""
    raise NotImplementedError


# %% check="next_token_pairs" tags=["active-ipynb"]
# checks.check("next_token_pairs", next_token_pairs)

# %% [markdown]
# ### Trouve l'erreur : « le teacher forcing est inutile »
#
# À chaque place de l'entraînement, le modèle lit les **vrais** jetons qui précèdent, et non ceux
# qu'il aurait lui-même prédits. Pour un réseau récurrent, cela s'appelle le *teacher forcing* : on
# lui souffle la bonne réponse avant de passer à la suite. Le document 004 écrit que, pour un
# Transformer, « le masque causal rend le teacher forcing inutile ». Qu'en penses-tu ?
#
# - `"a"` : c'est exact, le masque le remplace : le modèle ne lit plus les vrais jetons.
# - `"b"` : c'est mal dit : la passe parallèle **est** du teacher forcing, fait à toutes les places
#   à la fois ; le masque est ce qui la rend honnête.
# - `"c"` : c'est faux : un Transformer doit s'entraîner sur ses propres prédictions.

# %% quiz="teacher_forcing" tags=["active-ipynb"]
# answer = ...
# checks.quiz("teacher_forcing", answer)

# %% [markdown]
# ### Prédis : après une faute
#
# À l'entraînement, la prédiction de la place 9 est fausse. Que lit le modèle à la place 10 ?
#
# - `"a"` : le jeton qu'il a prédit.
# - `"b"` : le vrai jeton, comme si de rien n'était.
# - `"c"` : un mélange des deux, pondéré par ses probabilités.

# %% quiz="after_a_slip" tags=["active-ipynb"]
# answer = ...
# checks.quiz("after_a_slip", answer)

# %% [markdown]
# ### Ce que le modèle n'a jamais vu
#
# Un réseau récurrent, même quand on lui souffle les réponses, avance d'un jeton à la fois, car son
# état $h_t$ attend $h_{t-1}$. Le Transformer n'attend rien : à l'entraînement, tout est donné.
# Mais les deux partagent un angle mort. En apprenant, ils ne lisent que du texte **juste**. En
# générant, ils lisent ce qu'ils viennent d'écrire, erreurs comprises ; et de l'erreur, ils n'ont
# aucune expérience. Une faute au pas $t$ place le modèle dans une situation étrangère, où il se
# trompe plus volontiers, et ainsi de suite. C'est le **biais d'exposition**. Tu le verras à
# l'œuvre plus bas, de tes yeux.

# %% [markdown]
# ### Explique : ce que l'on souffle au modèle
#
# En quelques phrases, avec tes mots : pourquoi dit-on que la passe parallèle est du teacher
# forcing, à quoi sert alors le masque, et qu'est-ce qui change pour le modèle le jour où il
# génère ?

# %% [markdown] written="whispered"
# *Ta réponse ici.*

# %% [markdown]
# ## La perte
#
# À chaque place, le modèle rend $V$ logits, et la softmax en fait des probabilités. S'il a donné
# la probabilité $p$ au jeton qui vient vraiment, sa perte est $-\ln p$ : 0 s'il en était sûr,
# d'autant plus grande qu'il en doutait. Le document somme sur les places ; tout le monde, ou
# presque, prend la moyenne, pour que la perte ne dépende ni de la longueur des phrases ni de leur
# nombre :
#
# $$
# L = -\frac{1}{b\,T} \sum_{i=1}^{b} \sum_{t=1}^{T} \ln p_{i,t}, \qquad
# -\ln p_{i,t} = \ln \Big( \sum_{j=1}^{V} e^{z_{i,t,j}} \Big) - z_{i,t,y_{i,t}} ,
# $$
#
# où $y_{i,t}$ est la cible. La seconde écriture évite de passer par la probabilité elle-même, qui
# peut être si petite que `float32` la confond avec 0. Et le premier terme se calcule décalé par le
# maximum, comme la softmax : tu connais le piège.

# %% [markdown]
# ### Prédis : un modèle qui ne sait rien
#
# Notre texte d'entraînement, plus bas, emploie 47 caractères différents. Un modèle qui n'a rien
# appris leur donne à tous la même probabilité. Quelle est sa perte ? (Deux décimales suffisent.)

# %% quiz="uniform_loss" tags=["active-ipynb"]
# answer = ...
# checks.quiz("uniform_loss", answer)

# %% [markdown]
# ### `language_model_loss`
#
# *Exercice 7.2.* La perte moyenne d'un lot.
#
# - `logits` : `(b, T, V)` ; `targets` : `(b, T)`, des entiers de 0 à $V - 1$ ; résultat : un
#   tenseur sans axe, la moyenne sur les $b \times T$ places.
# - Les cibles sont **déjà** décalées : la place $t$ des logits est jugée sur la place $t$ des
#   cibles.
# - Logarithme naturel. Les logits ne sont pas des probabilités : ils peuvent être négatifs, ou
#   grands.
# - La perte reste juste et finie pour des logits de $\pm 1000$, et son gradient aussi.
# - Interdit ici : `F.cross_entropy` et `F.nll_loss`, sous tous leurs noms. `torch.logsumexp` et
#   `torch.log_softmax` sont permises.

# %% exercise="language_model_loss"
def language_model_loss(logits: Tensor, targets: Tensor) -> Tensor:
    """(b, T, V), (b, T) -> ()

    L = −mean ln softmax(logits)_target
    """
    raise NotImplementedError


# %% check="language_model_loss" tags=["active-ipynb"]
# checks.check("language_model_loss", language_model_loss)

# %% [markdown]
# ### Prédis : une softmax de trop
#
# Quelqu'un passe à cette fonction les **probabilités** à la place des logits, toujours avec 47
# caractères. Son modèle est parfait : probabilité 1 au bon caractère, 0 aux autres. Que vaut la
# perte affichée ?
#
# - `"a"` : 0, la prédiction est parfaite.
# - `"b"` : environ 2,89, et elle ne descendra jamais plus bas.
# - `"c"` : l'infini, à cause du logarithme de 0.

# %% quiz="softmax_twice" tags=["active-ipynb"]
# answer = ...
# checks.quiz("softmax_twice", answer)

# %% [markdown]
# ## La température
#
# Un modèle entraîné rend des probabilités. On peut les durcir ou les adoucir avant de tirer, par
# un seul nombre, la **température** $\tau$ :
#
# $$
# p_i = \frac{e^{z_i / \tau}}{\sum_j e^{z_j / \tau}} .
# $$
#
# Le rapport de deux probabilités est $e^{(z_i - z_j) / \tau}$. Quand $\tau$ tend vers 0, le
# meilleur jeton prend tout ; quand $\tau$ grandit, tous se valent. À $\tau = 1$, ce sont les
# probabilités apprises. Voici quatre logits pour essayer :

# %% given="logits"
toy_logits: Tensor = torch.tensor([2.0, 1.0, 0.0, -1.0])


# %% [markdown]
# ### Prédis : le rapport des deux premiers
#
# À $\tau = 1$, le premier jeton est $e^1 \approx 2{,}72$ fois plus probable que le deuxième.
# Combien de fois l'est-il à $\tau = 0{,}5$ ? (Une décimale suffit.)

# %% quiz="temperature_ratio" tags=["active-ipynb"]
# answer = ...
# checks.quiz("temperature_ratio", answer)

# %% [markdown]
# ### `temperature_probs`
#
# *Exercice 7.3.* Les probabilités à une température donnée.
#
# - `logits` : `(..., V)`, avec autant d'axes que l'on veut devant ; `temperature` : un nombre ;
#   résultat : `(..., V)`, des probabilités le long du **dernier** axe.
# - `ValueError` si `temperature` n'est pas strictement positive.
# - Finie même pour de très grands logits.
# - Type et appareil gardés, arguments intacts, gradient par rapport aux logits.

# %% exercise="temperature_probs"
def temperature_probs(logits: Tensor, temperature: float) -> Tensor:
    """(..., V) -> (..., V)

    p = softmax(logits / τ)
    """
    raise NotImplementedError


# %% check="temperature_probs" tags=["active-ipynb"]
# checks.check("temperature_probs", temperature_probs)

# %% figure="temperature" tags=["active-ipynb"]
# checks.draw_temperature(toy_logits, temperatures=[0.3, 1.0, 2.0])

# %% [markdown]
# La figure est celle du document, sur nos quatre logits. Voici ses nombres :
#
# | $\tau$ | $p_1$ | $p_2$ | $p_3$ | $p_4$ |
# |---|---|---|---|---|
# | 0,3 | 0,9643 | 0,0344 | 0,0012 | 0,0000 |
# | 1 | 0,6439 | 0,2369 | 0,0871 | 0,0321 |
# | 2 | 0,4551 | 0,2760 | 0,1674 | 0,1015 |
#
# Multiplier par $\tau$ au lieu de diviser durcirait le choix à $\tau = 2$, avec 0,8650 pour le
# premier jeton : on aurait refroidi en croyant réchauffer.

# %% [markdown]
# ### Trouve l'erreur : « la température ne modifie pas les logits »
#
# Le document 004 l'écrit, puis ajoute qu'elle ne change que la forme de la softmax. Or son
# programme contient `logits = sorties.logits[0, -1, :] / temperature`. Que faut-il en conclure ?
#
# - `"a"` : le programme est faux, il fallait diviser les probabilités.
# - `"b"` : les deux disent la même chose : le modèle rend les mêmes $z$, et la softmax reçoit
#   $z / \tau$. Seul le mot « logits » change de sens en route.
# - `"c"` : la phrase est juste et le programme aussi, car diviser les logits ne change pas la
#   softmax.

# %% quiz="temperature_wording" tags=["active-ipynb"]
# answer = ...
# checks.quiz("temperature_wording", answer)

# %% [markdown]
# ## Tirer le jeton suivant
#
# Des probabilités ne sont pas encore un texte : il faut **choisir**. Trois manières courantes.
#
# - **Gloutonne** : toujours le plus probable. C'est la limite $\tau \to 0$, sans aucun hasard.
# - **Tirage** : chaque jeton a sa chance, en proportion de sa probabilité. C'est
#   `torch.multinomial`, qui attend des poids positifs et les normalise lui-même : lui donner des
#   logits, c'est une erreur s'il y en a de négatifs, et une réponse fausse et muette sinon.
# - **Top-k** : on ne garde que les $k$ meilleurs logits, puis on tire parmi eux. La traîne de la
#   distribution, des milliers de jetons improbables, pèse souvent lourd au total ; une sottise
#   tirée une fois sur vingt suffit à gâcher un paragraphe.

# %% [markdown]
# ### Prédis : ne garder que deux jetons
#
# Pour nos quatre logits $(2, 1, 0, -1)$, à $\tau = 1$ et avec `top_k=2`, quelle est la probabilité
# de tirer le premier ? (Deux décimales suffisent.)

# %% quiz="top_two" tags=["active-ipynb"]
# answer = ...
# checks.quiz("top_two", answer)

# %% [markdown]
# ### `sample_next`
#
# *Exercice 7.4.* Un jeton par ligne.
#
# - `logits` : `(b, V)` ; résultat : `(b, 1)`, des `int64`.
# - `temperature=0` est la méthode gloutonne : le plus grand logit de chaque ligne, sans tirage,
#   avec ou sans `top_k`. Une température négative lève `ValueError`.
# - Sinon, on tire selon les probabilités de 7.3. Chaque ligne a **son** tirage, indépendant des
#   autres.
# - `top_k=k` garde **exactement** les $k$ meilleurs de chaque ligne, même s'il y a des égalités ;
#   les autres ne sont jamais tirés. Tous sont gardés si $k \geq V$, ou si `top_k` vaut `None`.
# - Les tirages viennent de `generator` quand il y en a un, et du générateur global sinon. Aucune
#   graine n'est fixée : deux appels de suite donnent en général deux jetons différents.

# %% exercise="sample_next"
def sample_next(
    logits: Tensor,
    temperature: float = 1.0,
    top_k: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    """(b, V) -> (b, 1)"""
    raise NotImplementedError


# %% check="sample_next" tags=["active-ipynb"]
# checks.check("sample_next", sample_next)

# %% [markdown]
# Mille tirages de ta fonction, avec et sans `top_k`. Les barres sont les fréquences, les traits
# sont les probabilités attendues.

# %% figure="samples" tags=["active-ipynb"]
# checks.draw_samples(sample_next, toy_logits, temperature=1.0, top_k=2)

# %% [markdown]
# ### Prédis : la même graine, une autre machine
#
# Le document 004 imprime un texte de GPT-2 tiré avec la graine 42. Tu exécutes le même programme,
# avec les mêmes poids et la même graine, sur une autre machine. Dois-tu obtenir le même texte ?
#
# - `"a"` : oui, une graine fixe tous les tirages, partout.
# - `"b"` : pas forcément : la suite de nombres tirés et les derniers chiffres des logits dépendent
#   du système, de l'appareil et de la version.
# - `"c"` : oui, mais seulement à $\tau = 1$.

# %% quiz="same_seed" tags=["active-ipynb"]
# answer = ...
# checks.quiz("same_seed", answer)

# %% [markdown]
# ## La génération naïve
#
# Générer, c'est boucler. Le document décrit deux algorithmes, dont les formules ont été perdues ;
# les voici côte à côte.
#
# | | réseau récurrent | Transformer |
# |---|---|---|
# | mémoire | un état $h$ de taille fixe | toute la suite |
# | à chaque pas, on lit | le dernier jeton et $h$ | la suite entière |
# | on calcule | le nouvel état, puis les logits | les logits de **toutes** les places |
# | on garde | les logits | ceux d'**une** place (laquelle ?) |
# | on tire | le jeton suivant | le jeton suivant |
# | on ajoute | rien : $h$ a tout absorbé | le jeton, au bout de la suite |
#
# Dans les deux cas, on ne peut pas tirer le jeton $t + 1$ avant d'avoir choisi le jeton $t$ : la
# génération est séquentielle. Ce qui les sépare est le prix d'un pas.

# %% [markdown]
# ### Prédis : la bonne ligne
#
# Le modèle a lu 5 jetons et rendu des logits de forme `(1, 5, V)`. Quelle ligne prédit le
# **sixième** jeton ?
#
# - `"a"` : `logits[:, 0]`
# - `"b"` : `logits[:, -1]`
# - `"c"` : la moyenne des cinq lignes.

# %% quiz="right_row" tags=["active-ipynb"]
# answer = ...
# checks.quiz("right_row", answer)

# %% [markdown]
# ### `generate_naive`
#
# *Exercice 7.5.* La boucle, sans mémoire.
#
# - `model` : n'importe quelle fonction, ou `nn.Module`, qui prend des numéros de jetons `(b, t)`
#   et rend des logits `(b, t, V)`. Ne lui demande rien d'autre que cet appel.
# - `ids` : `(b, T)`, l'invite ; résultat : `(b, T + n)`, l'invite suivie de $n$ jetons nouveaux,
#   avec $n$ = `max_new_tokens`, ou moins si tout s'est arrêté avant (et `max_new_tokens=0` rend
#   l'invite).
# - À chaque pas, toute la suite passe dans le modèle, rognée à ses `context_length` **derniers**
#   jetons. Le résultat, lui, n'est pas rogné.
# - Un seul appel de `sample_next` par pas, sur les logits qui prédisent le jeton suivant, avec la
#   `temperature`, le `top_k` et le `generator` que tu as reçus.
# - `eos_id` est le jeton de fin. Une ligne qui l'a **produit** (celui d'une invite ne compte pas)
#   est complétée par lui, et la génération s'arrête dès que toutes les lignes l'ont produit. Sans
#   `eos_id`, rien n'arrête la boucle avant son terme.
# - Le modèle travaille en mode évaluation et sans gradient. S'il est un `nn.Module`, il ressort
#   dans le mode où tu l'as trouvé.

# %% exercise="generate_naive"
def generate_naive(
    model: Callable[..., Tensor],
    ids: Tensor,
    max_new_tokens: int,
    context_length: int,
    temperature: float = 0.0,
    top_k: int | None = None,
    eos_id: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    """(b, T) -> (b, T + n)"""
    raise NotImplementedError


# %% check="generate_naive" tags=["active-ipynb"]
# checks.check("generate_naive", generate_naive)

# %% [markdown]
# ## Ce que coûte un pas
#
# Au pas $t$, la génération naïve recalcule l'attention des $t$ jetons : $t^2$ scores, chacun un
# produit scalaire de taille $d$ (toutes têtes réunies), donc $t^2 d$ multiplications par couche.
# Or les $t - 1$ premières lignes ont déjà été calculées au pas d'avant, et le masque causal
# garantit qu'elles n'ont pas changé : aucun jeton passé ne voit le nouveau. Seule la dernière
# ligne est nouvelle, soit $t$ scores et $t \, d$ multiplications. Sur toute une génération :
#
# $$
# \sum_{t=1}^{T} t^2 d = \frac{T (T + 1)(2T + 1)}{6} \, d \approx \frac{T^3 d}{3}, \qquad
# \sum_{t=1}^{T} t \, d = \frac{T (T + 1)}{2} \, d \approx \frac{T^2 d}{2} .
# $$

# %% [markdown]
# ### Prédis : combien de fois trop ?
#
# Pour écrire $T = 100$ jetons en partant d'un seul, combien de fois plus de multiplications la
# première somme demande-t-elle que la seconde ?

# %% quiz="times_too_many" tags=["active-ipynb"]
# answer = ...
# checks.quiz("times_too_many", answer)

# %% [markdown]
# ### `generation_cost` · *facultatif*
#
# *Exercice 7.9.* Le compte du document.
#
# - `T` et `d` : des entiers ; résultat : un entier, la somme de $t^2 d$ pour $t$ de 1 à $T$
#   **compris** si `cached` est faux, la somme de $t \, d$ s'il est vrai.
# - Un compte exact : pas d'arrondi, pas de $T^3 d / 3$.
#
# Pour $T = 4$ et $d = 1$, ce sont 30 et 10.

# %% exercise="generation_cost"
def generation_cost(T: int, d: int, cached: bool) -> int:
    """() -> Σ t d, cached; Σ t² d, not cached; t = 1, …, T"""
    raise NotImplementedError


# %% check="generation_cost" tags=["active-ipynb"]
# checks.check("generation_cost", generation_cost)

# %% figure="cost" tags=["active-ipynb"]
# checks.draw_generation_cost(generation_cost, lengths=[16, 32, 64, 128, 256, 512, 1024], d=768)

# %% [markdown]
# ### Trouve l'erreur : « le coût total est $O(T^3 d)$ »
#
# Le compte du document ne regarde que les scores. Mais chaque jeton traverse aussi les
# projections, qui coûtent $d^2$ multiplications chacune, et la génération naïve les refait à
# chaque pas pour les $t$ jetons. Quelle est la bonne formule ?
#
# - `"a"` : $O(T^3 d)$, les projections sont négligeables.
# - `"b"` : $O(T^3 d + T^2 d^2)$.
# - `"c"` : $O(T^3 d^2)$.

# %% quiz="missing_projections" tags=["active-ipynb"]
# answer = ...
# checks.quiz("missing_projections", answer)

# %% [markdown]
# Et ce second terme n'est pas un détail. Un bloc de GPT-2 a $12 \, d^2$ poids à multiplier par
# jeton (4 matrices $d \times d$ pour l'attention, 8 pour le réseau qui suit). Avec $d = 768$ et
# $T = 1024$, la génération naïve d'une suite entière y fait par couche :
#
# | | sans cache | avec cache |
# |---|---|---|
# | scores, le compte du document | $275\,280\,691\,200$ | $403\,046\,400$ |
# | projections et réseau | $3\,714\,475\,622\,400$ | $7\,247\,757\,312$ |
# | jetons traités | $524\,800$ | 1024 |
#
# Même à 1024 jetons, les scores ne sont que 7 % du compte naïf. Le cache économise donc surtout
# des projections : chaque jeton est traité **une fois**, au lieu d'une fois par pas.

# %% [markdown]
# ### Prédis : le pas qui ne s'allonge pas
#
# On génère longtemps. Pour laquelle de ces machines le pas 1000 coûte-t-il exactement autant que
# le pas 10 ?
#
# - `"a"` : le Transformer sans cache.
# - `"b"` : le Transformer avec cache.
# - `"c"` : le réseau récurrent.

# %% quiz="constant_step" tags=["active-ipynb"]
# answer = ...
# checks.quiz("constant_step", answer)

# %% [markdown]
# ## Le cache clés-valeurs
#
# Que faut-il garder d'un pas à l'autre pour que la dernière ligne se calcule seule ? Suivons le
# jeton $t$ :
#
# - sa requête $q_t$ est nouvelle ;
# - elle rencontre **toutes** les clés $k_1, \ldots, k_t$, dont les $t - 1$ premières sont
#   connues ;
# - elle mélange **toutes** les valeurs $v_1, \ldots, v_t$, de même.
#
# Il suffit donc de ranger les clés et les valeurs de chaque couche à mesure qu'elles arrivent, et
# de leur ajouter celles du nouveau jeton au bout : $K_t = [K_{t-1} ;\ k_t]$ et
# $V_t = [V_{t-1} ;\ v_t]$. L'attention du jeton $t$ n'est plus qu'un vecteur contre une matrice :
#
# $$
# \mathrm{softmax}\!\left(\frac{q_t K_t^\top}{\sqrt{d_h}}\right) V_t .
# $$
#
# Il n'y a plus de masque à poser ici : le dernier jeton a le droit de tout voir.

# %% [markdown]
# ### Prédis : et les requêtes ?
#
# Pourquoi ne garde-t-on pas aussi les requêtes passées ?
#
# - `"a"` : pour économiser la mémoire, mais cela ralentit le calcul.
# - `"b"` : parce qu'elles changent à chaque pas.
# - `"c"` : parce que plus personne ne s'en sert : $q_s$ ne sert qu'à la ligne $s$, déjà calculée.

# %% quiz="past_queries" tags=["active-ipynb"]
# answer = ...
# checks.quiz("past_queries", answer)

# %% [markdown]
# ### `KVCache`
#
# *Exercice 7.6.* Le cache d'une couche.
#
# - `KVCache()` est vide. `append(keys, values)` reçoit deux tenseurs `(b, H, t, d_h)`, avec
#   $t \geq 1$, les range **à la suite** de ce qu'il a, le long de l'axe du temps
#   (l'avant-dernier), et rend le couple `(all_keys, all_values)` : tout depuis le début, dans
#   l'ordre d'arrivée, de forme `(b, H, length, d_h)`.
# - `length` est le nombre de jetons rangés, un entier, 0 au début. C'est le nombre de jetons d'une
#   suite, quel que soit le lot. Ce peut être une propriété, comme ci-dessous, ou un simple
#   attribut, à la place de la propriété.
# - `reset()` oublie tout : le cache peut resservir, même avec un autre lot.
# - Type, appareil et gradients sont ceux de ce qu'on lui donne, et les arguments restent intacts.
# - Deux caches ne partagent rien.

# %% exercise="KVCache"
class KVCache:
    """(b, H, t, d_h), chunk by chunk -> (b, H, length, d_h)"""

    def __init__(self) -> None:
        raise NotImplementedError

    @property
    def length(self) -> int:
        """() -> length"""
        raise NotImplementedError

    def append(self, keys: Tensor, values: Tensor) -> tuple[Tensor, Tensor]:
        """2 × (b, H, t, d_h) -> 2 × (b, H, length, d_h)"""
        raise NotImplementedError

    def reset(self) -> None:
        """length = 0"""
        raise NotImplementedError


# %% check="KVCache" tags=["active-ipynb"]
# checks.check("KVCache", KVCache)

# %% [markdown]
# ### Prédis : ce que pèse le cache
#
# GPT-2 a 12 couches, des jetons de taille $d = 768$ et un contexte de 1024 jetons. Combien de
# nombres contient le cache d'**une** suite, quand le contexte est plein ?

# %% quiz="cache_weight" tags=["active-ipynb"]
# answer = ...
# checks.quiz("cache_weight", answer)

# %% [markdown]
# Cela fait 72 Mio en `float32`, $18\,432$ nombres par jeton. La mémoire croît **linéairement** avec
# la longueur, alors que la carte des poids d'attention, elle, croît comme son carré. Mais elle
# croît : c'est là que le Transformer et le réseau récurrent se ressemblent le plus, et se séparent.
# Tous deux avancent maintenant avec un état. Celui du réseau récurrent a une taille fixe $m$ : un
# pas y coûte toujours $O(m^2 + m \, d)$, et ce qui a été lu est comprimé, quitte à être oublié.
# Celui du Transformer garde tout, et s'alourdit à chaque jeton : l'attention du pas $t$ coûte $O(t
# \, d)$ avec cache, contre $O(t^2 d)$ sans lui.

# %% [markdown]
# ## L'attention qui se souvient
#
# Un jeton à la fois, il n'y a pas de masque à poser. Mais une invite arrive d'un seul bloc, et
# l'on peut en donner la suite par morceaux (un serveur le fait, pour ne pas bloquer les autres).
# Soit $n$ le nombre de jetons du cache et $t$ celui du morceau. Les scores du morceau ont la forme
# $(t,\ n + t)$ : un rectangle, et non plus un carré. La ligne $i$ du morceau, comptée à partir de
# 1, est le jeton $n + i$ de la suite : elle voit tout le cache, et le morceau **jusqu'à
# elle-même**.

# %% figure="chunk_mask" tags=["active-ipynb"]
# hidden = torch.tensor([[0, 0, 0, 0, 0, 1, 1], [0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0]])
# checks.draw_mask(hidden, rows=["5", "6", "7"], columns=["1", "2", "3", "4", "5", "6", "7"])

# %% [markdown]
# Quatre jetons dans le cache, un morceau de trois. L'escalier est calé sur le coin **en bas à
# droite**. Calé en haut à gauche, comme dans un masque carré dont on aurait pris les premières
# lignes, il cacherait au jeton 5 presque tout son passé.

# %% [markdown]
# ### Prédis : ce que voit une ligne
#
# Le cache contient 10 jetons, le morceau 4. Combien de jetons la **deuxième** ligne du morceau
# voit-elle ?

# %% quiz="row_sees" tags=["active-ipynb"]
# answer = ...
# checks.quiz("row_sees", answer)

# %% [markdown]
# ### `CachedMultiHeadAttention`
#
# *Exercice 7.7.* Ta `MultiHeadAttention` du quatrième carnet, avec un cache en option.
#
# - Constructeur : `(d_in, d_out, context_length, dropout, num_heads, qkv_bias=False)`. Les couches
#   `W_query`, `W_key`, `W_value` (biais selon `qkv_bias`), puis `out_proj` (toujours avec biais),
#   créées dans cet ordre ; chacune des $H$ têtes a la taille $d_h = d_{out} / H$. `ValueError` ou
#   `AssertionError` si $H$ ne divise pas $d_{out}$.
# - `forward(x, cache=None)` : `(b, t, d_in)` → `(b, t, d_out)`. Échelle $\sqrt{d_h}$, dropout sur
#   les poids, têtes côte à côte, puis `out_proj`.
# - **Sans cache** : l'attention causale du quatrième carnet, exactement. Un appel avec cache ne
#   laisse aucune trace dans la couche.
# - **Avec un `KVCache`** : seuls les jetons de `x` sont projetés. Leurs clés et leurs valeurs
#   s'ajoutent au cache, et la ligne $i$ du morceau voit le cache et le morceau jusqu'à elle-même.
#   Découper une suite en morceaux, quels qu'ils soient, ne change pas les sorties.
# - `ValueError` si l'on dépasse `context_length`, cache compris, avec cache ou sans. Un morceau
#   refusé laisse le cache **comme il était**.
# - Tout ce que garde la couche la suit avec `.to(device)`, et le gradient atteint chaque
#   paramètre.

# %% exercise="CachedMultiHeadAttention"
class CachedMultiHeadAttention(nn.Module):
    """(b, t, d_in) -> (b, t, d_out)"""

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

    def forward(self, x: Tensor, cache: KVCache | None = None) -> Tensor:
        raise NotImplementedError


# %% check="CachedMultiHeadAttention" tags=["active-ipynb"]
# checks.check("CachedMultiHeadAttention", CachedMultiHeadAttention)

# %% [markdown]
# ## L'essai qui ne voit rien
#
# Comment sait-on qu'un cache est juste ? On compare ses sorties à celles de la passe entière.
# Encore faut-il choisir comment découper. Voici le plus grand écart, sur une suite de 9 jetons
# (lot de 2, deux têtes de taille 4), pour cinq programmes faux et quatre découpages :
#
# | programme | 9 | 1 × 9 | 5+1+1+1+1 | 8+1 |
# |---|---|---|---|---|
# | le cache n'est pas relu : les nouvelles clés seules | 0,0000 | 3,1751 | 3,1751 | 3,1751 |
# | l'escalier calé en haut à gauche | 0,0000 | 3,8591 | 3,8591 | 2,6339 |
# | jamais de masque avec un cache | 3,7705 | 0,0000 | 3,1408 | 3,6939 |
# | plus de masque dès que le cache n'est pas vide | 0,0000 | 0,0000 | 0,0000 | 0,0000 |
# | les nouvelles clés rangées **devant** les anciennes | 0,0000 | 0,0000 | 0,0000 | 0,0000 |
#
# Les deux derniers sont faux, et aucun de ces essais ne le voit. Or toute génération ordinaire
# leur ressemble : une invite d'un bloc, puis un jeton à la fois. Les textes générés seraient
# identiques, jusqu'au jour où quelqu'un enverrait la suite par morceaux.

# %% [markdown]
# ### Prédis : le masque qui manque sans manquer
#
# Le quatrième programme oublie le masque dès que le cache n'est pas vide. Pourquoi a-t-il raison
# quand il reçoit un seul jeton à la fois ?
#
# - `"a"` : parce que la softmax d'une seule ligne vaut toujours 1.
# - `"b"` : parce que ce jeton est le dernier de la suite : il n'y a aucun avenir à lui cacher.
# - `"c"` : parce que le cache a déjà masqué les clés à venir.

# %% quiz="missing_mask" tags=["active-ipynb"]
# answer = ...
# checks.quiz("missing_mask", answer)

# %% [markdown]
# Voici le cœur de ce quatrième programme, sous une forme que l'on trouve dans de vrais dépôts. Il
# pose le masque quand il y a autant de clés que de requêtes, et s'en passe sinon.

# %% given="hasty_attention"
def hasty_attention(queries: Tensor, all_keys: Tensor, all_values: Tensor) -> Tensor:
    """(b, H, t, d_h), 2 × (b, H, n, d_h) -> (b, H, t, d_h)"""
    alone = queries.shape[2] == all_keys.shape[2]
    return nn.functional.scaled_dot_product_attention(
        queries, all_keys, all_values, is_causal=alone
    )


# %% [markdown]
# ### `counterexample_cache` · *facultatif*
#
# *Exercice 7.12.* Chasse à l'erreur : trouve un découpage qui le démasque.
#
# - Résultat : une liste d'entiers, les longueurs des morceaux dans l'ordre, chacune d'au moins 1,
#   de somme 16 au plus.
# - Donnée morceau par morceau à une attention avec cache qui oublie son masque dès que le cache
#   n'est pas vide, la suite doit y recevoir d'autres sorties que dans la passe entière.

# %% exercise="counterexample_cache"
def counterexample_cache() -> list[int]:
    """() -> [t_1, t_2, …], t_i ≥ 1, Σ t_i ≤ 16"""
    raise NotImplementedError


# %% check="counterexample_cache" tags=["active-ipynb"]
# checks.check("counterexample_cache", counterexample_cache)

# %% [markdown]
# ### Explique : mille textes identiques
#
# Quelqu'un a comparé son cache à la génération naïve sur mille textes, jeton par jeton après une
# invite d'un bloc, et les mille sont identiques. En quelques phrases, avec tes mots : nomme deux
# erreurs que cet essai ne peut pas voir, et dis, pour chacune, pourquoi il ne la voit pas.

# %% [markdown] written="thousand_texts"
# *Ta réponse ici.*

# %% [markdown]
# ## Un GPT complet
#
# Voici le modèle qui entoure ton attention : un décodeur, avec ses tables, ses blocs pré-normés et
# sa matrice de sortie. Lis-le : tu en connais chaque pièce. Deux choses à remarquer. Les positions
# sont **apprises**, une ligne de `pos_emb` par place, et reprennent là où le cache s'est arrêté.
# Et chaque couche a **son** cache : leurs clés n'ont rien à voir. Pour rester simple, `head` n'est
# pas liée à `tok_emb` : ce sont deux tenseurs.

# %% given="GPT"
class FeedForward(nn.Module):
    """(..., emb_dim) -> (..., emb_dim)"""

    def __init__(self, emb_dim: int) -> None:
        super().__init__()
        self.linear1 = nn.Linear(emb_dim, 4 * emb_dim)
        self.linear2 = nn.Linear(4 * emb_dim, emb_dim)

    def forward(self, x: Tensor) -> Tensor:
        hidden = nn.functional.gelu(self.linear1(x), approximate="tanh")
        output: Tensor = self.linear2(hidden)
        return output


class Block(nn.Module):
    """(b, t, emb_dim) -> (b, t, emb_dim)"""

    def __init__(
        self, emb_dim: int, context_length: int, dropout: float, num_heads: int, qkv_bias: bool
    ) -> None:
        super().__init__()
        self.norm1 = nn.LayerNorm(emb_dim)
        self.attention = CachedMultiHeadAttention(
            emb_dim, emb_dim, context_length, dropout, num_heads, qkv_bias
        )
        self.norm2 = nn.LayerNorm(emb_dim)
        self.feed_forward = FeedForward(emb_dim)

    def forward(self, x: Tensor, cache: KVCache | None = None) -> Tensor:
        x = x + self.attention(self.norm1(x), cache)
        output: Tensor = x + self.feed_forward(self.norm2(x))
        return output


class GPT(nn.Module):
    """(b, t) int64 -> logits (b, t, vocab_size)"""

    def __init__(
        self,
        vocab_size: int,
        context_length: int,
        emb_dim: int,
        num_heads: int,
        num_layers: int,
        dropout: float = 0.0,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.context_length = context_length
        self.tok_emb = nn.Embedding(vocab_size, emb_dim)
        self.pos_emb = nn.Embedding(context_length, emb_dim)
        self.blocks = nn.ModuleList(
            Block(emb_dim, context_length, dropout, num_heads, qkv_bias) for _ in range(num_layers)
        )
        self.final_norm = nn.LayerNorm(emb_dim)
        self.head = nn.Linear(emb_dim, vocab_size, bias=False)

    def new_caches(self) -> list[KVCache]:
        """() -> [KVCache(), …]"""
        return [KVCache() for _ in self.blocks]

    def forward(self, ids: Tensor, caches: list[KVCache] | None = None) -> Tensor:
        start = 0 if caches is None else caches[0].length
        end = start + ids.shape[1]
        if end > self.context_length:
            raise ValueError(f"{end} tokens in a context of {self.context_length}")
        x = self.tok_emb(ids) + self.pos_emb(torch.arange(start, end, device=ids.device))
        for i, block in enumerate(self.blocks):
            x = block(x, None if caches is None else caches[i])
        logits: Tensor = self.head(self.final_norm(x))
        return logits


# %% [markdown]
# ### Un texte à apprendre
#
# Un petit conte en français, écrit pour ce carnet. Ses jetons sont des caractères : c'est un peu
# rude, mais le vocabulaire tient en 47 signes et le modèle en $111\,872$ paramètres.

# %% given="corpus"
corpus: str = """\
Il y avait, au bout de la jetée, un vieux phare que la mer avait oublié. Depuis que les grands
bateaux passaient au large, plus personne n'attendait sa lumière. Le gardien, pourtant, montait
chaque soir les cent marches de la tour. Il essuyait la vitre, il remplissait la lampe, et quand
le soleil touchait l'eau, il allumait la flamme. Un soir d'hiver, une petite fille du village
monta derrière lui. Elle compta les marches, une par une, et elle arriva tout essoufflée. Pour
qui allumes-tu la lampe, demanda-t-elle, puisque les bateaux ne viennent plus ? Le gardien
regarda la mer. Je l'allume pour celui qui viendra, dit-il. Si la lampe est éteinte ce soir-là,
il ne saura pas où est le port. Et s'il ne vient jamais ? Alors la mer aura eu de la lumière, et
ce n'est pas rien. La petite fille revint le lendemain, et le jour d'après. Le gardien lui
apprit le nom des vents et le nom des étoiles. Le vent du nord porte la neige, disait-il, le
vent du sud porte la pluie, le vent de l'ouest porte les voix. Quand le vent de l'ouest
soufflait, la petite fille écoutait. Elle croyait entendre, très loin, des hommes qui chantaient
sur un bateau. Au printemps, les oiseaux revinrent. Ils tournaient autour de la lampe, et leurs
ailes faisaient de grandes ombres sur la mer. Le gardien ne les chassait pas. Ils savent où est
le port, disait-il, ils n'ont pas besoin de la lampe, mais ils aiment la lumière, comme nous.
L'été fut long et calme. La mer dormait au pied de la tour. La petite fille apportait du pain et
des pommes, et ils mangeaient ensemble, assis sur la dernière marche, les pieds dans le vide. Le
gardien racontait les tempêtes de sa jeunesse, les bateaux perdus et les bateaux sauvés. Un
bateau perdu, disait-il, est un bateau que personne n'attendait. Puis l'automne vint, et le
gardien tomba malade. Le premier soir, la petite fille monta seule les cent marches. Elle essuya
la vitre, elle remplit la lampe, et quand le soleil toucha l'eau, elle alluma la flamme. Ses
mains tremblaient un peu, mais la lumière ne tremblait pas. La tempête arriva dans la nuit. Le
vent du nord portait la neige, et la mer montait jusqu'à la porte de la tour. La petite fille ne
dormit pas. Elle garda la lampe, comme on garde un secret. Au matin, la mer était calme. Un
bateau entrait dans le port, la voile déchirée, le mât brisé. Un homme se tenait à l'avant, les
yeux levés vers le phare. Il ne disait rien. Il regardait la petite lumière qui brûlait encore,
toute pâle, dans le soleil du matin. On demanda plus tard au marin comment il avait trouvé le
port dans la neige et dans la nuit. Il répondit que quelqu'un l'attendait. Le gardien guérit au
printemps. Il monta les cent marches, lentement, avec la petite fille. Il regarda la vitre, il
regarda la lampe, et il vit que tout était propre et que rien ne manquait. Alors il s'assit sur
la dernière marche et il écouta le vent de l'ouest. On disait au village que le vieux phare ne
servait à rien. On ne le dit plus jamais.
""".strip().replace("\n", " ")

alphabet: list[str] = sorted(set(corpus))
ranks: dict[str, int] = {character: rank for rank, character in enumerate(alphabet)}


def encode(text: str) -> list[int]:
    """text -> numbers"""
    return [ranks[character] for character in text]


def decode(numbers: list[int]) -> str:
    """numbers -> text"""
    return "".join(alphabet[number] for number in numbers)


# %% [markdown]
# ### L'entraînement
#
# Tout est à toi dans cette boucle : `next_token_pairs` fait les questions, `language_model_loss`
# les juge, `CachedMultiHeadAttention` est au cœur de chaque bloc. À chaque pas, le modèle lit 16
# extraits de 96 caractères. On garde ses poids à quatre moments : au début, après 100 pas, après
# 300, à la fin.
#
# La figure qui suit lance l'entraînement : compte une à deux minutes. Il n'a lieu qu'une fois ; si
# tu changes une de tes fonctions, exécute de nouveau la cellule ci-dessous pour qu'il recommence.

# %% given="training"
def new_gpt() -> GPT:
    """() -> GPT"""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        return GPT(len(alphabet), context_length=96, emb_dim=64, num_heads=4, num_layers=2)


@functools.cache
def training(
    steps: int = 1200, limit_s: float = 150.0
) -> tuple[dict[int, dict[str, Tensor]], list[float]]:
    """() -> {step: weights}, losses"""
    model, ids = new_gpt(), torch.tensor(encode(corpus))
    optimizer = torch.optim.AdamW(model.parameters(), lr=4e-3)
    slower = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.02, total_iters=steps)
    generator = torch.Generator().manual_seed(0)
    moments: dict[int, dict[str, Tensor]] = {}
    losses: list[float] = []
    end = time.monotonic() + limit_s
    while True:
        step = len(losses)
        over = step >= steps or time.monotonic() > end
        if over or step in (0, 100, 300):
            moments[step] = {name: w.clone() for name, w in model.state_dict().items()}
        if over:
            return moments, losses
        starts = torch.randint(len(ids) - 96, (16,), generator=generator).tolist()
        extracts = torch.stack([ids[start : start + 97] for start in starts])
        inputs, targets = next_token_pairs(extracts)
        loss = language_model_loss(model(inputs), targets)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        slower.step()
        losses.append(loss.item())


def trained_gpt(step: int | None = None) -> GPT:
    """step -> GPT"""
    moments, _ = training()
    model = new_gpt()
    model.load_state_dict(moments[max(moments) if step is None else step])
    return model.eval()


# %% figure="training_loss" tags=["active-ipynb"]
# checks.draw_training(lambda: training()[1], uniform=math.log(len(alphabet)))

# %% [markdown]
# La perte part d'environ 4,1, un peu **au-dessus** de $\ln 47 \approx 3{,}85$ : un modèle neuf ne
# sait rien, et le dit avec une assurance mal placée. Elle passe vers 2,1 après 100 pas, 1,2 après
# 300, et finit vers 0,1. Sois honnête avec ce dernier nombre : un texte de moins de 3000
# caractères, lu plus de 600 fois par $111\,872$ paramètres, s'apprend **par cœur**. Sur un autre
# texte, ce modèle ne vaudrait rien.
#
# Si ta courbe plonge plus vite, ne te réjouis pas. Avec des cibles que l'on a oublié de décaler,
# la perte vaut déjà moins de 0,01 au pas 100 : recopier est facile. Sans masque, elle traîne un
# peu, le temps d'apprendre à lire la case d'à côté, puis tombe vers 0,04 au pas 300.

# %% [markdown]
# ## La génération avec cache
#
# Il ne reste qu'à la boucler. Au premier pas, toute l'invite passe d'un bloc et remplit les
# caches. Ensuite, un seul jeton par pas.
#
# Reste une difficulté : que faire quand le contexte est plein ? La génération naïve rogne la suite
# à ses $C$ derniers jetons. Ce faisant, tous les jetons changent de place.

# %% [markdown]
# ### Prédis : le contexte est plein
#
# Les caches contiennent $C$ jetons, et il faut continuer. Peut-on jeter la plus vieille clé et la
# plus vieille valeur de chaque couche, et ajouter les nouvelles, pour obtenir les mêmes jetons que
# la génération naïve ?
#
# - `"a"` : oui, le reste du cache est toujours valable.
# - `"b"` : non : après rognage, chaque jeton a une autre position, donc un autre vecteur d'entrée,
#   et toutes les clés sont à refaire.
# - `"c"` : oui, à condition de remettre le masque.

# %% quiz="full_context" tags=["active-ipynb"]
# answer = ...
# checks.quiz("full_context", answer)

# %% [markdown]
# ### `generate_cached`
#
# *Exercice 7.8.* La même boucle, avec mémoire.
#
# - Les arguments de `generate_naive`, et les mêmes jetons pour résultat : même `eos_id`, même
#   `top_k`, mêmes tirages si le `generator` part du même état.
# - `model` : un `GPT`, ou n'importe quoi qui se laisse appeler comme lui, `model(ids)` et
#   `model(ids, caches)`, et qui a `new_caches()`, une liste d'un cache vide par couche.
# - L'invite passe **une fois**, puis chaque pas ne donne au modèle qu'**un** jeton par ligne, avec
#   les caches.
# - Chaque appel repart de caches neufs : deux appels de suite avec la même invite rendent la même
#   chose.
# - Quand la suite dépasse `context_length`, on fait comme 7.5 : les `context_length` derniers
#   jetons, sans cache. Cela vaut aussi pour une invite trop longue dès le départ.
# - Mode évaluation, pas de gradient, et le modèle ressort dans le mode où tu l'as trouvé.

# %% exercise="generate_cached"
def generate_cached(
    model: Any,
    ids: Tensor,
    max_new_tokens: int,
    context_length: int,
    temperature: float = 0.0,
    top_k: int | None = None,
    eos_id: int | None = None,
    generator: torch.Generator | None = None,
) -> Tensor:
    """(b, T) -> (b, T + n)"""
    raise NotImplementedError


# %% check="generate_cached" tags=["active-ipynb"]
# checks.check("generate_cached", generate_cached)

# %% [markdown]
# ## Ta propre attention parle
#
# Les quatre moments de l'entraînement, la même invite, la même graine, à $\tau = 0{,}5$.

# %% given="speaker"
@dataclass(frozen=True)
class Speaker:
    model: GPT
    encode: Callable[[str], list[int]]
    decode: Callable[[list[int]], str]
    prompt: str
    count: int
    num_heads: int
    name: str = "little_speaker()"


def little_speaker(step: int | None = None) -> Speaker:
    """step -> Speaker"""
    return Speaker(trained_gpt(step), encode, decode, "La petite fille ", count=160, num_heads=4)


def write(speaker: Speaker, temperature: float, seed: int = 42) -> str:
    """() -> text"""
    prompt = torch.tensor([speaker.encode(speaker.prompt)])
    dice = torch.Generator().manual_seed(seed)
    length = speaker.model.context_length
    written = generate_cached(
        speaker.model, prompt, speaker.count, length, temperature, generator=dice
    )
    return speaker.decode(written[0].tolist())


def next_logits(speaker: Speaker) -> Tensor:
    """() -> (V,)"""
    prompt = torch.tensor([speaker.encode(speaker.prompt)])
    with torch.no_grad():
        return speaker.model(prompt)[0, -1]


# %% figure="texts_of_training" tags=["active-ipynb"]
# checks.draw_texts(
#     lambda: {step: write(little_speaker(step), temperature=0.5) for step in training()[0]}
# )

# %% [markdown]
# D'abord du bruit, puis des lettres qui ressemblent à du français, puis des mots, puis des
# phrases. Personne ne lui a donné l'alphabet, les mots ni la grammaire : il n'a jamais fait que
# prédire le caractère suivant. Et le dernier texte le montre bien : ce sont les phrases du conte,
# recousues.
#
# Voici la première couche au travail sur l'invite, une carte par tête : les lignes interrogent,
# les colonnes répondent, et rien ne dépasse la diagonale.

# %% figure="my_heads" tags=["active-ipynb"]
# checks.draw_first_layer(lambda: little_speaker(), shown=4)

# %% [markdown]
# ## Charger GPT-2
#
# Ton `GPT`, construit avec `GPT(50257, 1024, 768, 12, 12, qkv_bias=True)`, est GPT-2, à ses poids
# près. Ceux-ci se trouvent dans un dictionnaire, sous d'autres noms et, pour certains, dans une
# autre forme :
#
# | dans le dictionnaire | forme | dans ton `GPT` |
# |---|---|---|
# | `wte.weight`, `wpe.weight` | $(V, d)$, $(C, d)$ | `tok_emb`, `pos_emb` |
# | `h.0.ln_1.weight`, `.bias` | $(d)$ | `blocks[0].norm1` |
# | `h.0.attn.c_attn.weight`, `.bias` | $(d, 3d)$, $(3d)$ | `W_query`, `W_key`, `W_value` |
# | `h.0.attn.c_proj.weight`, `.bias` | $(d, d)$, $(d)$ | `out_proj` |
# | `h.0.ln_2.weight`, `.bias` | $(d)$ | `blocks[0].norm2` |
# | `h.0.mlp.c_fc.weight`, `.bias` | $(d, 4d)$, $(4d)$ | `feed_forward.linear1` |
# | `h.0.mlp.c_proj.weight`, `.bias` | $(4d, d)$, $(d)$ | `feed_forward.linear2` |
# | `ln_f.weight`, `.bias` | $(d)$ | `final_norm` |
# | `lm_head.weight`, parfois absent | $(V, d)$ | `head` |
#
# Les quatre matrices `c_…` sont des `Conv1D`, comme les appelle la bibliothèque : elles rangent
# (entrée, sortie), à l'inverse de `nn.Linear`. Et `c_attn` contient, côte à côte dans ses
# colonnes, toutes les requêtes, puis toutes les clés, puis toutes les valeurs.

# %% [markdown]
# ### Prédis : la transposition que rien ne réclame
#
# Quelqu'un recopie ces matrices et oublie de les transposer. Laquelle entre sans que PyTorch ne
# proteste ?
#
# - `"a"` : `mlp.c_fc`
# - `"b"` : `attn.c_proj`
# - `"c"` : `mlp.c_proj`

# %% quiz="silent_transpose" tags=["active-ipynb"]
# answer = ...
# checks.quiz("silent_transpose", answer)

# %% [markdown]
# ### `load_gpt2` · *facultatif*
#
# *Exercice 7.10.* Recopier les poids.
#
# - `model` : un `GPT` construit avec `qkv_bias=True`, de n'importe quelles tailles ;
#   `state_dict` : un dictionnaire nom → tenseur, comme dans le tableau. Rien à rendre : c'est
#   `model` qui change.
# - Les clés peuvent toutes porter le préfixe `transformer.` (sauf `lm_head.weight`), ou aucune.
# - Sans `lm_head.weight`, `head` reçoit les nombres de la table des jetons.
# - Le dictionnaire peut contenir d'autres clés, des masques par exemple : elles ne servent à rien.
# - `model` ne partage pas de mémoire avec le dictionnaire, qui reste intact.
# - Ensuite, les logits sont ceux de GPT-2.

# %% exercise="load_gpt2"
def load_gpt2(model: GPT, state_dict: dict[str, Tensor]) -> None:
    """() -> None

    model(ids) = GPT-2(ids)
    """
    raise NotImplementedError


# %% check="load_gpt2" tags=["active-ipynb"]
# checks.check("load_gpt2", load_gpt2)

# %% [markdown]
# ## La démonstration du document
#
# Le document fait parler GPT-2 à trois températures. La cellule qui suit cherche qui peut parler
# ici, dans **ton** `GPT` et par **ta** `load_gpt2` :
#
# 1. **GPT-2**, si ses poids sont déjà sur cette machine. Pour les avoir : `pip install
#    transformers` puis, une fois, `AutoModelForCausalLM.from_pretrained("gpt2")` et
#    `AutoTokenizer.from_pretrained("gpt2")`, qui téléchargent un demi-gigaoctet. La cellule
#    elle-même ne télécharge rien.
# 2. Sinon **small_gpt.pt**, livré avec ce carnet : un GPT de trois couches, entraîné quelques
#    minutes sur de petits contes, les mêmes en français et en anglais. Ses jetons sont des morceaux
#    de mots appris par BPE, et ses poids portent les noms de ceux de GPT-2.
# 3. Tant que `load_gpt2` n'est pas écrite, ou si le fichier n'est pas à côté du carnet,
#    **little_speaker()**, ton modèle de tout à l'heure.
#
# Le titre de chaque texte dit qui parle. Le choix n'est fait qu'une fois : si tu changes
# `load_gpt2`, exécute de nouveau la cellule qui suit.

# %% given="demonstration"
QUESTION = "The meaning of life is"


def gpt2_speaker() -> Speaker | None:
    """() -> Speaker, or None where GPT-2 is not on this machine"""
    try:
        from transformers import AutoModelForCausalLM, AutoTokenizer

        tokenizer = AutoTokenizer.from_pretrained("gpt2", local_files_only=True)
        stored = AutoModelForCausalLM.from_pretrained("gpt2", local_files_only=True)
    except (ImportError, OSError, RuntimeError, ValueError):
        return None
    c = stored.config
    model = GPT(c.vocab_size, c.n_positions, c.n_embd, c.n_head, c.n_layer, qkv_bias=True)
    load_gpt2(model, stored.state_dict())
    tokens = tokenizer.encode, tokenizer.decode
    return Speaker(model.eval(), *tokens, QUESTION, count=40, num_heads=c.n_head, name="GPT-2")


def small_speaker() -> Speaker | None:
    """() -> Speaker, or None where small_gpt.pt is not in the current folder"""
    try:
        stored = torch.load("small_gpt.pt", map_location="cpu", weights_only=True)
    except OSError:
        return None
    pieces: list[str] = stored["vocabulary"]
    numbers = {piece: number for number, piece in enumerate(pieces)}
    longest_first = re.compile("|".join(map(re.escape, sorted(pieces, key=len, reverse=True))))
    model = GPT(len(pieces), **stored["sizes"], qkv_bias=True)
    load_gpt2(model, {name: weight.float() for name, weight in stored["weights"].items()})
    return Speaker(
        model.eval(),
        encode=lambda text: [numbers[piece] for piece in longest_first.findall(text)],
        decode=lambda chosen: "".join(pieces[number] for number in chosen),
        prompt=QUESTION,
        count=50,
        num_heads=stored["sizes"]["num_heads"],
        name="small_gpt.pt",
    )


@functools.cache
def demonstration() -> Speaker:
    """() -> Speaker"""
    try:
        return gpt2_speaker() or small_speaker() or little_speaker()
    except NotImplementedError:
        return little_speaker()


def at_three_temperatures(speaker: Speaker, prompt: str | None = None) -> dict[str, str]:
    """() -> {title: text}"""
    speaker = speaker if prompt is None else replace(speaker, prompt=prompt)
    taus = (0.3, 1.0, 2.0)
    return {f"{speaker.name}, τ = {tau}": write(speaker, tau, seed=3) for tau in taus}

# %% figure="texts_of_temperature" tags=["active-ipynb"]
# checks.draw_texts(lambda: at_three_temperatures(demonstration()))

# %% [markdown]
# À $\tau = 0{,}3$, le texte suit l'ornière : le petit modèle récite, GPT-2 se répète. À
# $\tau = 1$, il tire selon ce qu'il a appris : presque tous les mots existent, et les phrases sont
# neuves. À $\tau = 2$, les jetons improbables arrivent souvent, et chacun emmène la suite un peu
# plus loin de tout ce que le modèle a lu : c'est le biais d'exposition, grossi. (Si small_gpt.pt
# perd le fil dès $\tau = 0{,}3$ et prend une langue pour l'autre, regarde du côté de `load_gpt2` :
# la transposition que rien ne réclame.) Voici les textes que le document a obtenus avec GPT-2, sur
# une autre machine que la tienne :
#
# - $\tau = 0{,}3$ : *The meaning of life is not to be understood by the average person. It is to
#   be understood by the average person.* (et il recommence)
# - $\tau = 1$ : *The meaning of life is materialistic," a teacher at a private school in Zurich,
#   Switzerland, tells RT Radio. …*
# - $\tau = 2$ : *The meaning of life is material warfare worldwide 903 Request Details
#   FalseMoreover …*

# %% [markdown]
# L'invite décide aussi de la langue. Le modèle small_gpt.pt a lu les mêmes contes dans les deux ;
# GPT-2, lui, a lu surtout de l'anglais.

# %% figure="texts_in_french" tags=["active-ipynb"]
# checks.draw_texts(lambda: at_three_temperatures(demonstration(), "Le sens de la vie est"))

# %% [markdown]
# Les dix jetons les plus probables après l'invite, aux trois températures. Ce sont les **mêmes**
# dix, dans le même ordre : la température change les écarts, jamais le rang.

# %% figure="next_tokens" tags=["active-ipynb"]
# checks.draw_next_tokens(
#     lambda: next_logits(demonstration()),
#     lambda: demonstration().decode,
#     temperatures=[0.3, 1.0, 2.0],
#     top=10,
# )

# %% [markdown]
# Et les quatre premières têtes de la première couche. Tout ce qui est au-dessus de la diagonale
# est nul : c'est le masque. Le reste diffère d'une tête à l'autre : certaines regardent surtout le
# jeton d'avant, ou le premier, d'autres se répandent sur tout le contexte.

# %% figure="first_layer" tags=["active-ipynb"]
# checks.draw_first_layer(lambda: demonstration(), shown=4)

# %% [markdown]
# ## Pourquoi les Transformers dominent
#
# Non parce qu'ils coûtent moins : parce qu'ils se calculent **d'un coup**. À l'entraînement, un
# réseau récurrent enchaîne 512 pas pour lire 512 jetons, chacun attendant le précédent, pendant
# que presque tout le processeur graphique se tourne les pouces. L'attention compare tous les
# jetons en un seul produit $Q K^\top$, l'opération pour laquelle ces machines sont faites. Et le
# gradient va d'un jeton à n'importe quel autre en un seul pas. Sur un processeur qui ne ferait
# qu'une chose à la fois, cet avantage fondrait.
#
# Le prix est dans ce produit : $T^2$ scores par tête.

# %% [markdown]
# ### Prédis : une couche, seize têtes
#
# Une suite de 4096 jetons traverse une couche de 16 têtes. Une carte d'attention contient
# $4096^2 = 16\,777\,216$ poids. Combien les têtes de cette couche en contiennent-elles en tout ?

# %% quiz="sixteen_heads" tags=["active-ipynb"]
# answer = ...
# checks.quiz("sixteen_heads", answer)

# %% [markdown]
# ### Prédis : deux fois plus long
#
# On double la longueur de la suite, de 4096 à 8192 jetons. Par combien sont multipliés le nombre
# de poids d'une carte d'attention, d'une part, et la taille du cache clés-valeurs, de l'autre ?
#
# - `"a"` : 2 et 2.
# - `"b"` : 4 et 2.
# - `"c"` : 4 et 4.

# %% quiz="twice_as_long" tags=["active-ipynb"]
# answer = ...
# checks.quiz("twice_as_long", answer)

# %% [markdown]
# ### Payer moins que le carré
#
# C'est ce carré qui limitait les premiers Transformers à quelque 512 jetons. Il y a plusieurs
# façons de s'en arranger, qu'il ne faut pas confondre.
#
# - **Attention éparse** : chaque jeton n'en regarde que $w$, ses voisins par exemple. Le coût
#   tombe à $O(T w d)$, et l'information lointaine passe de proche en proche, de couche en couche.
# - **Attention linéaire** : on remplace $e^{q \cdot k}$ par un produit $\phi(q) \cdot \phi(k)$. La
#   somme sur les jetons se fait alors **avant** de connaître la requête, et tout le passé tient
#   dans une matrice de taille fixe : $O(T d^2)$. C'est redevenu un réseau récurrent, avec son
#   goulot.
# - **Attention exacte par blocs** (*FlashAttention*) : les mêmes $T^2$ scores et le même résultat,
#   mais calculés par morceaux, sans jamais ranger la carte entière. Le temps reste quadratique, la
#   mémoire devient linéaire. Les 268 millions de poids de la question d'avant n'existent alors
#   nulle part tous ensemble.
#
# Aucune des deux premières n'est gratuite : elles calculent autre chose.

# %% [markdown]
# ### Les lois d'échelle
#
# Reste la raison qui a le plus compté. Quand on augmente ensemble la taille du modèle, celle du
# corpus et le calcul, la perte baisse de façon **prévisible**, comme une puissance : en gros
# $L \propto C^{-\alpha}$ pour un budget de calcul bien employé ($C$ est ici ce budget, et non le
# contexte), avec un exposant petit, 0,05 environ dans l'étude qui a lancé le sujet en 2020. On peut
# donc estimer, avant de le payer, ce que donnera un modèle dix fois plus cher. Deux réserves. La
# loi est **empirique** : elle résume des mesures, sur une plage de tailles, et une perte qui baisse
# ne dit pas quelle capacité apparaît. Et « bien employé » a changé de sens : en 2022, une étude
# plus soignée a montré que modèle et corpus doivent grandir ensemble, une vingtaine de jetons par
# paramètre, alors que l'on faisait jusque-là des modèles trop grands pour leur corpus.

# %% [markdown]
# ### Prédis : dix fois plus de calcul
#
# Avec $L \propto C^{-0{,}05}$, par combien la perte est-elle multipliée si le budget de calcul est
# multiplié par 10 ? (Deux décimales suffisent.)

# %% quiz="ten_times" tags=["active-ipynb"]
# answer = ...
# checks.quiz("ten_times", answer)

# %% [markdown]
# ## Ce que tu emportes
#
# - Un jeton est un morceau de mot ; la table qui le fait entrer sert aussi à le faire sortir.
# - La phrase est son propre corrigé : un décalage d'un rang, et la perte moyenne $-\ln p$. La
#   perte d'un modèle qui ne sait rien vaut $\ln V$.
# - La passe parallèle est du teacher forcing ; générer, c'est lire ses propres fautes.
# - La température divise les logits ; top-k coupe la traîne ; 0 veut dire glouton.
# - La génération naïve refait tout. Le cache garde les clés et les valeurs, et chaque jeton n'est
#   traité qu'une fois. Sa mémoire croît avec la longueur.
# - Un morceau voit le cache et lui-même jusqu'à sa ligne. Jeton par jeton, deux erreurs ne se
#   voient pas : éprouve un cache en découpant autrement.
# - Des poids qui entrent sans erreur ne sont pas forcément les bons : une matrice carrée accepte
#   sa transposée.
#
# Tu as écrit, pièce par pièce, de quoi entraîner un GPT, le faire parler et y charger le vrai. Ce
# qui sépare ce carnet d'un grand modèle n'est plus une idée : c'est une échelle.
