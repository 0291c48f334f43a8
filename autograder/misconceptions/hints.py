"""Hints that serve several exercises: the idea, the place, nearly the code, in each language."""

from __future__ import annotations

from typing import TypedDict


class Hints(TypedDict):
    """The three levels (idea, place, nearly the code) in each language."""

    fr: tuple[str, str, str]
    en: tuple[str, str, str]


NO_SCALE: Hints = {
    "fr": (
        "Tes poids sont trop piqués quand d_k grandit. Que vaut la variance de q·k ?",
        "Les scores vont à la softmax sans division : la racine de d_k manque.",
        "Divise `queries @ keys.transpose(-2, -1)` par `math.sqrt(d_k)`, d_k étant "
        "`keys.shape[-1]`.",
    ),
    "en": (
        "Your weights are too peaked when d_k grows. What is the variance of q·k?",
        "The scores go to the softmax undivided: the root of d_k is missing.",
        "Divide `queries @ keys.transpose(-2, -1)` by `math.sqrt(d_k)`, where d_k is "
        "`keys.shape[-1]`.",
    ),
}

WHOLE_SCALE: Hints = {
    "fr": (
        "Tes poids sont trop plats. Par quoi ramène-t-on un écart-type à 1 : par la "
        "variance, ou par l'écart-type ?",
        "Tu divises par d_k, la variance. C'est l'écart-type, sa racine, qu'il faut.",
        "Il manque une racine : `math.sqrt(d_k)`, ou `d_k ** 0.5`.",
    ),
    "en": (
        "Your weights are too flat. What brings a standard deviation back to 1: the "
        "variance, or the standard deviation?",
        "You divide by d_k, the variance. It takes the standard deviation, its root.",
        "A root is missing: `math.sqrt(d_k)`, or `d_k ** 0.5`.",
    ),
}

WRONG_LENGTH: Hints = {
    "fr": (
        "Juste seulement quand d_k égale une autre dimension. Quelle longueur va sous la racine ?",
        "Tu prends la racine d'une autre taille : nombre de jetons, taille d'un jeton ou "
        "d'une valeur.",
        "Les vecteurs qu'on multiplie sont une requête et une clé : leur taille est "
        "`keys.shape[-1]`.",
    ),
    "en": (
        "Right only when d_k equals another dimension. Whose length goes under the root?",
        "You take the root of another size: number of tokens, size of a token or of a value.",
        "The vectors that are multiplied are a query and a key: their size is `keys.shape[-1]`.",
    ),
}

SCALE_MULTIPLIED: Hints = {
    "fr": (
        "La racine doit calmer les scores. Que fait la tienne ?",
        "Tu multiplies par √d_k au lieu de diviser.",
        "`scores / math.sqrt(d_k)`, ou `scores * d_k ** -0.5` : remarque le signe.",
    ),
    "en": (
        "The root must calm the scores down. What does yours do?",
        "You multiply by √d_k instead of dividing.",
        "`scores / math.sqrt(d_k)`, or `scores * d_k ** -0.5`: mind the sign.",
    ),
}

SCALE_AFTER: Hints = {
    "fr": (
        "Que vaut la somme de chaque ligne de tes poids ?",
        "La division par √d_k vient après la softmax : elle ne change plus leur forme et "
        "casse leur somme.",
        "Divise les scores d'abord, puis applique la softmax, et ne touche plus aux poids.",
    ),
    "en": (
        "What does each row of your weights sum to?",
        "The division by √d_k comes after the softmax: it no longer changes their shape, and "
        "breaks their sum.",
        "Divide the scores first, then apply the softmax, and leave the weights alone.",
    ),
}

SCORES_TRANSPOSED: Hints = {
    "fr": (
        "La ligne i appartient à la requête i. Compare Q Kᵀ et K Qᵀ.",
        "Tes scores ont une ligne par clé : le produit est pris dans l'autre sens.",
        "`queries` à gauche, `keys` transposé à droite : `queries @ keys.transpose(-2, -1)`.",
    ),
    "en": (
        "Row i must belong to query i. Compare Q Kᵀ and K Qᵀ.",
        "Your scores have one row a key: the product is taken the other way round.",
        "`queries` on the left, `keys` transposed on the right: `queries @ "
        "keys.transpose(-2, -1)`.",
    ),
}

NOT_VALUES: Hints = {
    "fr": (
        "Le contexte additionne les valeurs. Qu'additionnes-tu ?",
        "Les poids multiplient les jetons eux-mêmes : la projection des valeurs ne sert à rien.",
        "La sortie est `weights @ values`, où `values` vient de `W_value` (ou `W_V`, `w_v`).",
    ),
    "en": (
        "The context sums the values. What do you sum?",
        "The weights multiply the tokens themselves: the projection of the values is of no use.",
        "The output is `weights @ values`, where `values` comes from `W_value` (or `W_V`, `w_v`).",
    ),
}

ROLES_SWAPPED: Hints = {
    "fr": (
        "Qui pose la question, laquelle est comparée, laquelle est transmise ?",
        "Deux des trois rôles (requête, clé, valeur) sont échangés ou confondus.",
        "Requêtes et clés font les scores ; les valeurs, et elles seules, font la sortie.",
    ),
    "en": (
        "Who asks the question, which one is compared, which one is transmitted?",
        "Two of the three parts (query, key, value) are swapped or mixed up.",
        "Queries and keys make the scores; values, and they alone, make the output.",
    ),
}

ELEMENTWISE: Hints = {
    "fr": (
        "Chaque requête rencontre chaque clé : combien de scores cela fait-il ?",
        "`*` multiplie nombre à nombre : la requête i ne rencontre que la clé i.",
        "Il faut toutes les paires : le produit matriciel `@` avec les clés transposées.",
    ),
    "en": (
        "Every query meets every key: how many scores does that make?",
        "`*` multiplies number by number: query i meets key i alone.",
        "All pairs are needed: the matrix product `@` with the keys transposed.",
    ),
}

ALL_AXES_REVERSED: Hints = {
    "fr": (
        "Avec un lot, les clés ont trois axes. Lesquels faut-il échanger ?",
        "`.T` renverse *tous* les axes, le lot aussi ; `transpose(0, 1)` échange le lot et "
        "les jetons.",
        "Échange les deux derniers seulement : `keys.transpose(-2, -1)`, ou `keys.mT`.",
    ),
    "en": (
        "With a batch, the keys have three axes. Which ones should be swapped?",
        "`.T` reverses *all* axes, the batch included; `transpose(0, 1)` swaps batch and tokens.",
        "Swap the last two only: `keys.transpose(-2, -1)`, or `keys.mT`.",
    ),
}

NO_SOFTMAX: Hints = {
    "fr": (
        "Tes poids forment-ils une distribution : positifs, de somme 1 ?",
        "Les scores bruts servent de poids : la softmax manque entre les deux.",
        "Passe les scores divisés par `torch.softmax(..., dim=-1)` avant d'aller plus loin.",
    ),
    "en": (
        "Are your weights a distribution: positive, summing to 1?",
        "The raw scores serve as weights: the softmax between the two is missing.",
        "Pass the divided scores through `torch.softmax(..., dim=-1)` before you go on.",
    ),
}

NO_QUERY: Hints = {
    "fr": (
        "Ta sortie ne dépend pas de Q.",
        "Tous les jetons pèsent autant, ou aucun poids n'intervient : ce n'est pas de l'attention.",
        "Calcule les scores Q Kᵀ / √d_k, puis leur softmax, puis la somme pondérée des valeurs.",
    ),
    "en": (
        "Your output does not depend on Q.",
        "All tokens weigh the same, or no weight comes in: this is not attention.",
        "Compute the scores Q Kᵀ / √d_k, then their softmax, then the weighted sum of the values.",
    ),
}

RESULTS: Hints = {
    "fr": (
        "Combien de résultats sont demandés, et dans quel ordre ?",
        "Il en manque, il y en a un de trop, ou ils ne sont pas dans l'ordre de l'énoncé.",
        "Compare ta ligne `return` à la dernière ligne de l'énoncé, résultat par résultat.",
    ),
    "en": (
        "How many results are asked for, and in which order?",
        "One is missing, there is one too many, or they are not in the order of the statement.",
        "Compare your `return` line with the statement, result by result.",
    ),
}

HARD_CODED: Hints = {
    "fr": (
        "Tu rends toujours les mêmes nombres : que devrait donner une autre entrée ?",
        "Ta réponse ne regarde pas les arguments : ce sont les nombres imprimés dans le document.",
        "Remplace ces nombres par le calcul qui les produit, à partir des arguments.",
    ),
    "en": (
        "You always return the same numbers: what should another input give?",
        "Your answer does not look at the arguments: it is the numbers that the document prints.",
        "Replace these numbers by the computation that produces them, from the arguments.",
    ),
}

AXIS_OF_QUERIES: Hints = {
    "fr": (
        "Chaque *ligne* (une requête) doit sommer à 1 ; chez toi, ce sont les colonnes.",
        "La softmax porte sur l'axe des requêtes au lieu de celui des clés.",
        "L'axe des clés est le dernier : `dim=-1`.",
    ),
    "en": (
        "Each *row* (one query) must sum to 1; yours sums to 1 down the columns.",
        "The softmax runs over the axis of the queries instead of that of the keys.",
        "The axis of the keys is the last: `dim=-1`.",
    ),
}

AXIS_ONE: Hints = {
    "fr": (
        "En 2-D l'axe 1 est le dernier. Et avec un lot ?",
        "Un axe est compté depuis le début : dès qu'il y a un lot, ce n'est plus le bon.",
        "Compte depuis la fin : `dim=-1`, `shape[-1]`.",
    ),
    "en": (
        "In 2-D, axis 1 is the last. And with a batch?",
        "An axis is counted from the start: as soon as there is a batch, it is no longer the "
        "right one.",
        "Count from the end: `dim=-1`, `shape[-1]`.",
    ),
}

UNSTABLE: Hints = {
    "fr": (
        "Des nan dès que les scores sont grands : que vaut exp(800) ?",
        "L'exponentielle déborde avant la division : soustrais d'abord le maximum de chaque ligne.",
        "Décale les scores par leur maximum le long du dernier axe, ou sers-toi de "
        "`torch.softmax`.",
    ),
    "en": (
        "NaN as soon as the scores are large: what is exp(800)?",
        "The exponential overflows before the division: subtract the maximum of each row first.",
        "Shift the scores by their maximum along the last axis, or use `torch.softmax`.",
    ),
}

GLOBAL_MAX: Hints = {
    "fr": (
        "Un seul maximum pour toute la matrice : que devient une ligne qui en est très loin ?",
        "Le maximum est pris sur tous les scores : les lignes bien plus petites donnent 0/0.",
        "Prends un maximum par ligne, en gardant l'axe (`keepdim=True`, ou `keepdims=True` "
        "en NumPy).",
    ),
    "en": (
        "One maximum for the whole matrix: what becomes of a row that is far below it?",
        "The maximum is taken over all scores: rows that are much smaller give 0/0.",
        "Take one maximum a row, and keep the axis (`keepdim=True`, or `keepdims=True` in NumPy).",
    ),
}

KEEPDIM: Hints = {
    "fr": (
        "Quelles sont les formes des exponentielles et de leur somme par ligne ?",
        "La somme perd son axe : la division s'aligne sur les colonnes, ou échoue.",
        "Garde l'axe : `keepdim=True`, ou `keepdims=True` en NumPy.",
    ),
    "en": (
        "What are the shapes of the exponentials and of their sum by row?",
        "The sum loses its axis: the division lines up with the columns, or fails.",
        "Keep the axis: `keepdim=True`, or `keepdims=True` in NumPy.",
    ),
}

SUM_NORMALISED: Hints = {
    "fr": (
        "Que se passe-t-il quand un score est négatif ?",
        "Tu divises les scores par leur somme : ce n'est pas une softmax.",
        "Passe d'abord les scores par l'exponentielle, ou appelle `torch.softmax`.",
    ),
    "en": (
        "What happens when a score is negative?",
        "You divide the scores by their sum: that is not a softmax.",
        "Pass the scores through the exponential first, or call `torch.softmax`.",
    ),
}

LOGARITHM: Hints = {
    "fr": (
        "Un poids est une proportion : peut-il être négatif ?",
        "Tu rends le logarithme des poids (log-softmax).",
        "Remplace `log_softmax` par `softmax`.",
    ),
    "en": (
        "A weight is a proportion: can it be negative?",
        "You return the logarithm of the weights (log-softmax).",
        "Replace `log_softmax` by `softmax`.",
    ),
}

OTHER_EXPONENTIAL: Hints = {
    "fr": (
        "Tes poids n'ont pas la bonne forme : quelle fonction transforme les scores ?",
        "Ce n'est pas l'exponentielle de base e : la base est 2, ou le meilleur score prend tout.",
        "Utilise `torch.exp` (ou `np.exp`), ou directement la softmax.",
    ),
    "en": (
        "Your weights do not have the right shape: which function turns scores into weights?",
        "It is not the exponential of base e: the base is 2, or the best score takes all.",
        "Use `torch.exp` (or `np.exp`), or the softmax itself.",
    ),
}

FLATTENED: Hints = {
    "fr": (
        "Combien de distributions rends-tu : une par requête, ou une seule pour toute la matrice ?",
        "La softmax porte sur tous les scores à la fois.",
        "Une softmax par ligne : le long du dernier axe.",
    ),
    "en": (
        "How many distributions do you return: one a query, or one for the whole matrix?",
        "The softmax runs over all scores at once.",
        "One softmax a row: along the last axis.",
    ),
}

SOFTMAX_TWICE: Hints = {
    "fr": (
        "Tes poids sont bien trop égaux : combien de softmax appliques-tu ?",
        "La softmax passe deux fois : la seconde aplatit ce que la première a choisi.",
        "Garde une seule softmax, sur les scores divisés.",
    ),
    "en": (
        "Your weights are far too even: how many times do you apply the softmax?",
        "The softmax runs twice: the second flattens what the first chose.",
        "Keep a single softmax, on the divided scores.",
    ),
}

CAUSAL: Hints = {
    "fr": (
        "Ici chaque jeton regarde toute la phrase, les mots suivants compris.",
        "Un masque que personne ne demande cache les jetons suivants : il viendra au devoir "
        "d'après.",
        "Enlève `tril`, `triu` et le −inf qui va avec.",
    ),
    "en": (
        "Here each token looks at the whole sentence, the words that follow included.",
        "A mask that nobody asks for hides the tokens that follow: it comes in the next "
        "assignment.",
        "Remove `tril`, `triu` and the −inf that goes with it.",
    ),
}

ONE_PROJECTION: Hints = {
    "fr": (
        "Combien de matrices l'attention a-t-elle ?",
        "La même matrice sert deux ou trois fois : chercher, être trouvé et répondre se "
        "confondent.",
        "Trois rôles, trois matrices : chacune ne sert qu'une fois.",
    ),
    "en": (
        "How many matrices has attention?",
        "The same matrix serves twice or three times: seeking, being found and answering are "
        "mixed up.",
        "Three parts, three matrices: each serves once.",
    ),
}

INVISIBLE: Hints = {
    "fr": (
        "Qui l'optimiseur mettrait-il à jour ? Regarde `list(layer.parameters())`.",
        "Tes matrices sont de simples tenseurs, rangées dans une liste, ou gelées : PyTorch "
        "ne les entraîne pas.",
        "Un attribut par matrice, `self.W_query = nn.Parameter(...)` ou `nn.Linear(...)`, "
        "sans `requires_grad=False`.",
    ),
    "en": (
        "Who would the optimiser update? Look at `list(layer.parameters())`.",
        "Your matrices are plain tensors, kept in a list, or frozen: PyTorch does not train them.",
        "One attribute a matrix, `self.W_query = nn.Parameter(...)` or `nn.Linear(...)`, "
        "without `requires_grad=False`.",
    ),
}

GRADIENT_LOST: Hints = {
    "fr": (
        "Le résultat est juste, mais l'apprentissage ne passe plus : d'où viendrait son gradient ?",
        "Cherche l'étape où ton calcul quitte PyTorch : `.detach()`, `.data`, `.item()`, "
        "NumPy, `torch.no_grad()` ou `torch.tensor([...])`.",
        "Garde des tenseurs d'un bout à l'autre, et retire ce qui coupe le graphe.",
    ),
    "en": (
        "The result is right, but learning no longer passes through it: where would its "
        "gradient come from?",
        "Find the step where your computation leaves PyTorch: `.detach()`, `.data`, "
        "`.item()`, NumPy, `torch.no_grad()` or `torch.tensor([...])`.",
        "Keep tensors from end to end, and remove what cuts the graph.",
    ),
}

DEFAULT_DTYPE: Hints = {
    "fr": (
        "Un tenseur neuf naît en float32 et sur le CPU : les entrées y sont-elles toujours ?",
        "Le résultat ne garde pas le type des entrées : un tenseur neuf ou une conversion "
        "l'impose.",
        "Pars de l'argument (`x.new_zeros(...)`, `torch.zeros_like(...)`) et retire "
        "`.float()` ou `astype`.",
    ),
    "en": (
        "A new tensor is born in float32 and on the CPU: are the inputs always there?",
        "The result does not keep the type of the inputs: a new tensor or a conversion imposes it.",
        "Start from the argument (`x.new_zeros(...)`, `torch.zeros_like(...)`) and remove "
        "`.float()` or `astype`.",
    ),
}

IN_PLACE: Hints = {
    "fr": (
        "Après l'appel, l'appelant ne retrouve plus ses nombres : que contient son tenseur ?",
        "Une opération sur place (`-=`, `/=`, `*=`, `masked_fill_`…) écrit dans l'argument "
        "lui-même.",
        "Écris `y = x / ...` plutôt que `x /= ...`, et retire le `_` final des méthodes.",
    ),
    "en": (
        "After the call, the caller no longer finds its numbers: what does its tensor hold?",
        "An in-place operation (`-=`, `/=`, `*=`, `masked_fill_`…) writes into the argument "
        "itself.",
        "Write `y = x / ...` rather than `x /= ...`, and drop the `_` at the end of methods.",
    ),
}

NO_SUPER: Hints = {
    "fr": (
        "Un `nn.Module` tient le registre de ses paramètres. Qui ouvre ce registre ?",
        "`super().__init__()` manque, ou vient après le premier paramètre.",
        "La première ligne de `__init__` est `super().__init__()`.",
    ),
    "en": (
        "An `nn.Module` keeps a register of its parameters. Who opens that register?",
        "`super().__init__()` is missing, or comes after the first parameter.",
        "The first line of `__init__` is `super().__init__()`.",
    ),
}

GLOBAL: Hints = {
    "fr": (
        "Ta réponse ne change pas quand les arguments changent, ou change à moitié : que "
        "lit-elle ?",
        "Tu lis une variable du carnet (`inputs`, `W_query`…) au lieu de l'argument qu'on te "
        "passe.",
        "Dans la fonction, ne te sers que de ses paramètres et de `self`.",
    ),
    "en": (
        "Your answer does not change when the arguments do, or only half: what does it read?",
        "You read a variable of the notebook (`inputs`, `W_query`…) instead of the argument given.",
        "Inside the function, use its parameters and `self` alone.",
    ),
}

OTHER_DRAW: Hints = {
    "fr": (
        "À la même graine, tes matrices ne sont pas celles du document. Dans quel ordre, et "
        "comment, les tires-tu ?",
        "L'ordre de création, la loi ou la graine n'est pas celle de l'énoncé.",
        "`W_query`, puis `W_key`, puis `W_value`, chacune tirée une fois, sans fixer de graine.",
    ),
    "en": (
        "With the same seed, your matrices are not the document's. In which order, and how, "
        "do you draw them?",
        "The order of creation, the distribution or the seed is not that of the statement.",
        "`W_query`, then `W_key`, then `W_value`, each drawn once, without setting a seed.",
    ),
}

REDRAWN: Hints = {
    "fr": (
        "Deux appels de suite donnent-ils la même sortie ? Où naissent tes matrices ?",
        "Les matrices sont tirées à chaque calcul : rien de ce qu'on apprend n'est gardé.",
        "Crée-les une fois, dans `__init__` ou chez l'appelant, et sers-t'en dans le calcul.",
    ),
    "en": (
        "Do two calls in a row give the same output? Where are your matrices born?",
        "The matrices are drawn at each computation: nothing that is learnt is kept.",
        "Create them once, in `__init__` or at the caller's, and use them in the computation.",
    ),
}

TRANSPOSED_MATRIX: Hints = {
    "fr": (
        "Un jeton est une ligne, à gauche de la matrice. Quelle forme a donc la matrice ?",
        "La matrice est prise dans l'autre sens : `(d_out, d_in)` au lieu de `(d_in, d_out)`.",
        "Avec `W` de forme `(d_in, d_out)`, la projection est `x @ W`, sans transposer.",
    ),
    "en": (
        "A token is a row, to the left of the matrix. So what shape has the matrix?",
        "The matrix is taken the other way round: `(d_out, d_in)` instead of `(d_in, d_out)`.",
        "With `W` of shape `(d_in, d_out)`, the projection is `x @ W`, with no transposition.",
    ),
}

LINEAR_TRANSPOSED: Hints = {
    "fr": (
        "`nn.Linear` stocke W transposée.",
        "`layer.weight` a la forme `(d_out, d_in)` : `nn.Linear` calcule x Wᵀ. Il faut "
        "transposer, et quand d_in = d_out rien ne te le rappelle.",
        "`layer.weight.T`, et non `layer.weight` ni `reshape`.",
    ),
    "en": (
        "`nn.Linear` stores W transposed.",
        "`layer.weight` has shape `(d_out, d_in)`: `nn.Linear` computes x Wᵀ. A "
        "transposition is needed, and when d_in = d_out nothing reminds you of it.",
        "`layer.weight.T`, and not `layer.weight` or `reshape`.",
    ),
}

BIAS: Hints = {
    "fr": (
        "Quand y a-t-il un biais, et combien ?",
        "`qkv_bias` n'est pas suivi : un biais est là sans être demandé, manque, ou ne sert pas.",
        "Chaque projection est `nn.Linear(d_in, d_out, bias=qkv_bias)`, appelée telle quelle "
        "; là où l'énoncé n'en veut pas, `bias=False`.",
    ),
    "en": (
        "When is there a bias, and how many?",
        "`qkv_bias` is not followed: a bias is there unasked, is missing, or is not used.",
        "Each projection is `nn.Linear(d_in, d_out, bias=qkv_bias)`, called as it is; where "
        "the statement wants none, `bias=False`.",
    ),
}

ONE_TOKEN: Hints = {
    "fr": (
        "Chaque jeton pose sa question : combien de lignes en tout ?",
        "Tu ne traites qu'un jeton, ou un nombre fixe de jetons.",
        "Garde `x` entier : le produit matriciel traite toutes les lignes à la fois.",
    ),
    "en": (
        "Each token asks its question: how many rows in all?",
        "You deal with one token only, or with a fixed number of them.",
        "Keep `x` whole: the matrix product deals with all rows at once.",
    ),
}

UNSCALED_RETURNED: Hints = {
    "fr": (
        "Les scores rendus sont-ils ceux que la softmax a reçus ?",
        "Tu divises pour la softmax, mais tu rends les scores d'avant la division.",
        "Range les scores divisés dans une variable, et rends-la.",
    ),
    "en": (
        "Are the scores that you return those that the softmax received?",
        "You divide for the softmax, but return the scores from before the division.",
        "Keep the divided scores in a variable, and return it.",
    ),
}

NOT_NUMPY: Hints = {
    "fr": (
        "L'exercice se fait en NumPy seul : de quel type est ton résultat ?",
        "Ton calcul passe par PyTorch, ou rend autre chose que des tableaux NumPy.",
        "`np.exp`, `.max(axis=-1, keepdims=True)` et `.sum(...)` suffisent pour la softmax.",
    ),
    "en": (
        "The exercise is in NumPy alone: of what type is your result?",
        "Your computation goes through PyTorch, or returns something else than NumPy arrays.",
        "`np.exp`, `.max(axis=-1, keepdims=True)` and `.sum(...)` are enough for the softmax.",
    ),
}

ROUNDED: Hints = {
    "fr": (
        "Le document n'imprime que 4 décimales : le calcul en garde-t-il si peu ?",
        "Tu arrondis le résultat : l'affichage arrondit déjà pour toi.",
        "Enlève `round` : rends toutes les décimales calculées.",
    ),
    "en": (
        "The document prints only 4 decimals: does the computation keep so few?",
        "You round the result: printing already rounds for you.",
        "Remove `round`: return all the decimals that were computed.",
    ),
}

MASK_IGNORED: Hints = {
    "fr": (
        "Change une valeur interdite : ta sortie bouge-t-elle ?",
        "Le masque n'a aucun effet : il n'est pas lu, ou le résultat de `masked_fill` est perdu.",
        "`masked_fill` sans `_` rend un tenseur neuf : `scores = scores.masked_fill(mask == "
        "0, ...)`.",
    ),
    "en": (
        "Change a forbidden value: does your output move?",
        "The mask has no effect: it is not read, or the result of `masked_fill` is lost.",
        "`masked_fill` without `_` returns a new tensor: `scores = scores.masked_fill(mask "
        "== 0, ...)`.",
    ),
}

MASK_ZERO: Hints = {
    "fr": (
        "Un score masqué à 0 pèse encore e⁰ = 1.",
        "Tu mets 0, ou presque 0, dans les scores interdits, avant la softmax.",
        "Pour un poids nul, le score doit être −∞ : `masked_fill(mask == 0, float('-inf'))`.",
    ),
    "en": (
        "A masked score of 0 still weighs e⁰ = 1.",
        "You put 0, or nearly 0, into the forbidden scores, before the softmax.",
        "For a weight of zero the score must be −∞: `masked_fill(mask == 0, float('-inf'))`.",
    ),
}

MASK_PLUS_INFINITY: Hints = {
    "fr": (
        "+∞ gagne toujours. Est-ce ce que tu veux pour une position interdite ?",
        "Tu remplis par +∞ : la position interdite prend tout, ou la ligne devient nan.",
        "Il manque un signe : `float('-inf')`.",
    ),
    "en": (
        "+∞ wins everything. Is that what you want for a forbidden position?",
        "You fill with +∞: the forbidden position takes all, or the row becomes nan.",
        "A sign is missing: `float('-inf')`.",
    ),
}

MASK_TIMES_INFINITY: Hints = {
    "fr": (
        "0 × ∞ donne nan. Utilise `masked_fill`.",
        "Tu multiplies le masque par −∞ : là où le masque dit 0, le produit est nan.",
        "`scores.masked_fill(mask == 0, float('-inf'))` choisit, sans multiplier.",
    ),
    "en": (
        "0 × ∞ is nan. Use `masked_fill`.",
        "You multiply the mask by −∞: where the mask says 0, the product is nan.",
        "`scores.masked_fill(mask == 0, float('-inf'))` selects, without multiplying.",
    ),
}

MASK_AFTER: Hints = {
    "fr": (
        "Que vaut la somme de chaque ligne après le masque ?",
        "Tu annules des poids après la softmax : ceux qui restent ne somment plus à 1.",
        "Masque les *scores*, avant la softmax, par −∞.",
    ),
    "en": (
        "What does each row sum to after the mask?",
        "You set weights to zero after the softmax: those that remain no longer sum to 1.",
        "Mask the *scores*, before the softmax, with −∞.",
    ),
}

MASK_RENORMALISED: Hints = {
    "fr": (
        "Et si un score interdit est énorme ? Que reste-t-il aux positions permises après la "
        "softmax ?",
        "Masquer après la softmax puis renormaliser donne 0/0 quand les poids permis ont disparu.",
        "Masque les *scores* par −∞ avant la softmax : la renormalisation devient inutile.",
    ),
    "en": (
        "What if a forbidden score is huge? What is left to the allowed positions after the "
        "softmax?",
        "Masking after the softmax and renormalising gives 0/0 when the allowed weights have "
        "vanished.",
        "Mask the *scores* with −∞ before the softmax: no renormalising is needed any more.",
    ),
}

MASK_INVERTED: Hints = {
    "fr": (
        "Lis bien la convention : 1 ou True, est-ce permis ou caché ?",
        "Ton masque est à l'envers : tu caches ce qui est permis.",
        "Ici 0 (False) interdit : remplis là où `mask == 0`.",
    ),
    "en": (
        "Read the convention well: is 1 or True allowed, or hidden?",
        "Your mask is the wrong way round: you hide what is allowed.",
        "Here 0 (False) forbids: fill where `mask == 0`.",
    ),
}

MASK_SMALL: Hints = {
    "fr": (
        "Ton −∞ est-il vraiment plus bas que tous les scores ?",
        "Le nombre qui remplit les scores interdits n'est pas assez petit : un poids leur reste.",
        "Remplis par `float('-inf')`.",
    ),
    "en": (
        "Is your −∞ really below every score?",
        "The number that fills the forbidden scores is not low enough: some weight remains.",
        "Fill with `float('-inf')`.",
    ),
}

MASK_KIND: Hints = {
    "fr": (
        "Le masque peut être booléen, ou fait de 0 et de 1. Les acceptes-tu tous ?",
        "`~mask`, `1 - mask` ou une indexation ne font pas la même chose sur des booléens et "
        "sur des nombres.",
        "`mask == 0` donne un booléen dans tous les cas.",
    ),
    "en": (
        "The mask may be boolean, or made of 0 and 1. Do you take them all?",
        "`~mask`, `1 - mask` or an indexing do not do the same thing on booleans and on numbers.",
        "`mask == 0` gives a boolean in all cases.",
    ),
}

MASK_FIRST: Hints = {
    "fr": (
        "Chaque phrase peut avoir son propre masque : s'en sert-elle ?",
        "Le masque de la première phrase, ou de la première ligne, sert à toutes.",
        "Garde le masque entier : PyTorch l'étend tout seul à la forme des scores.",
    ),
    "en": (
        "Each sentence may have its own mask: does it use it?",
        "The mask of the first sentence, or of the first row, serves for all.",
        "Keep the mask whole: PyTorch expands it to the shape of the scores by itself.",
    ),
}

MASK_ROWS: Hints = {
    "fr": (
        "Quelles *colonnes* sont fausses ? Le masque parle des clés que chaque requête peut voir.",
        "Ton masque est transposé : il cache des lignes (requêtes) au lieu de colonnes (clés).",
        "Pas de transposition : la ligne i du masque va avec la ligne i des scores.",
    ),
    "en": (
        "Which *columns* are fake? The mask tells which keys each query may see.",
        "Your mask is transposed: it hides rows (queries) instead of columns (keys).",
        "No transposition: row i of the mask goes with row i of the scores.",
    ),
}

OTHER_WEIGHTS_RETURNED: Hints = {
    "fr": (
        "Les poids que tu rends sont-ils ceux qui ont produit la sortie ?",
        "Tu rends les scores, ou les poids d'avant le masque.",
        "Le tenseur qui multiplie `values` est celui qu'il faut rendre.",
    ),
    "en": (
        "Are the weights that you return those that produced the output?",
        "You return the scores, or the weights from before the mask.",
        "The tensor that multiplies `values` is the one to return.",
    ),
}

BATCH_MIXED: Hints = {
    "fr": (
        "Une phrase du lot n'en voit jamais une autre. Et chez toi ?",
        "Les phrases du lot sont mélangées : jetons mis bout à bout, ou moyenne sur le lot.",
        "Laisse l'axe du lot tranquille : `@` traite chaque phrase à part.",
    ),
    "en": (
        "One sentence of the batch never sees another. And in yours?",
        "The sentences of the batch are mixed: tokens put end to end, or a mean over the batch.",
        "Leave the axis of the batch alone: `@` deals with each sentence apart.",
    ),
}

ELEMENTWISE_PROJECTION: Hints = {
    "fr": (
        "Une projection mélange les composantes d'un jeton. La tienne le fait-elle ?",
        "`*` multiplie nombre à nombre : ce n'est pas un produit matriciel.",
        "`x @ W_query`, et non `x * W_query`.",
    ),
    "en": (
        "A projection mixes the components of a token. Does yours?",
        "`*` multiplies number by number: it is not a matrix product.",
        "`x @ W_query`, and not `x * W_query`.",
    ),
}

ROLES_SWAPPED_THREE: Hints = {
    "fr": (
        "Trois matrices, trois résultats : chacun est-il à sa place ?",
        "Deux résultats sont échangés, ou viennent de la matrice d'un autre.",
        "Dans l'ordre : `W_query` donne les requêtes, `W_key` les clés, `W_value` les valeurs.",
    ),
    "en": (
        "Three matrices, three results: is each in its place?",
        "Two results are swapped, or come from another's matrix.",
        "In order: `W_query` gives the queries, `W_key` the keys, `W_value` the values.",
    ),
}

SCALED_EARLY: Hints = {
    "fr": (
        "La racine de d_k s'applique aux scores. Y a-t-il déjà des scores ici ?",
        "Tu divises des projections par une racine : elles sont demandées telles quelles.",
        "Rends `x @ W_query`, `x @ W_key` et `x @ W_value`, sans division.",
    ),
    "en": (
        "The root of d_k applies to scores. Are there scores here yet?",
        "You divide projections by a root: they are asked for as they are.",
        "Return `x @ W_query`, `x @ W_key` and `x @ W_value`, undivided.",
    ),
}

UNIFORM_DRAW: Hints = {
    "fr": (
        "La démonstration suppose des composantes de moyenne 0. Que vaut la moyenne des tiennes ?",
        "Les composantes sont tirées entre 0 et 1, ou leur variance n'est pas 1.",
        "`torch.randn` suit la loi normale N(0, 1) ; `torch.rand` est uniforme entre 0 et 1.",
    ),
    "en": (
        "The proof assumes components of mean 0. What is the mean of yours?",
        "The components are drawn between 0 and 1, or their variance is not 1.",
        "`torch.randn` follows the normal law N(0, 1); `torch.rand` is uniform between 0 and 1.",
    ),
}

VARIANCE: Hints = {
    "fr": (
        "Pour d_k = 25, l'écart-type attendu est 5. Que trouves-tu ?",
        "Tu rends la variance, le carré de l'écart-type.",
        "`.std()`, et non `.var()`.",
    ),
    "en": (
        "For d_k = 25 the standard deviation expected is 5. What do you find?",
        "You return the variance, the square of the standard deviation.",
        "`.std()`, and not `.var()`.",
    ),
}

SAME_VECTOR: Hints = {
    "fr": (
        "La requête et la clé d'un couple sont deux vecteurs. Combien en tires-tu ?",
        "Tu multiplies un vecteur par lui-même, ou le même vecteur sert à tous les couples.",
        "Deux tirages de forme `(num_samples, d_k)`, l'un pour les requêtes, l'autre pour "
        "les clés.",
    ),
    "en": (
        "The query and the key of a pair are two vectors. How many do you draw?",
        "You multiply a vector by itself, or the same vector serves for all pairs.",
        "Two draws of shape `(num_samples, d_k)`, one for the queries, the other for the keys.",
    ),
}

FORMULA: Hints = {
    "fr": (
        "Une mesure hésite un peu d'une graine à l'autre. La tienne ?",
        "Tu rends la valeur que dit la formule, au lieu de la mesurer.",
        "Tire les vecteurs, calcule leurs produits scalaires, et prends `.std()` de ce que "
        "tu obtiens.",
    ),
    "en": (
        "A measure wavers a little from one seed to another. Does yours?",
        "You return the value that the formula gives, instead of measuring it.",
        "Draw the vectors, compute their dot products, and take `.std()` of what you get.",
    ),
}

SEED: Hints = {
    "fr": (
        "La même graine doit donner la même mesure, une autre graine une autre. Essaie.",
        "`seed` ne sert pas, ou une graine est écrite en dur.",
        "`generator = torch.Generator().manual_seed(seed)`, puis `torch.randn(..., "
        "generator=generator)`.",
    ),
    "en": (
        "The same seed must give the same measure, another seed another one. Try.",
        "`seed` is not used, or a seed is written down.",
        "`generator = torch.Generator().manual_seed(seed)`, then `torch.randn(..., "
        "generator=generator)`.",
    ),
}

SAMPLES: Hints = {
    "fr": (
        "Combien de couples tires-tu ? Est-ce le nombre qu'on te demande ?",
        "`num_samples` ne sert pas : un nombre de tirages est écrit en dur.",
        "La première taille des tirages est `num_samples`.",
    ),
    "en": (
        "How many pairs do you draw? Is it the number asked for?",
        "`num_samples` is not used: a number of samples is written down.",
        "The first size of the draws is `num_samples`.",
    ),
}

NOT_DOT_PRODUCT: Hints = {
    "fr": (
        "De quoi mesures-tu l'écart-type : de produits scalaires, un par couple ?",
        "La somme sur les composantes manque, ou porte sur le mauvais axe, ou devient une moyenne.",
        "`(queries * keys).sum(dim=-1)` : un nombre par couple.",
    ),
    "en": (
        "Whose standard deviation do you measure: that of dot products, one a pair?",
        "The sum over the components is missing, runs over the wrong axis, or becomes a mean.",
        "`(queries * keys).sum(dim=-1)`: one number a pair.",
    ),
}

NOT_STD: Hints = {
    "fr": (
        "La moyenne des scores est presque nulle. Est-ce elle qu'on demande ?",
        "Tu rends une moyenne au lieu d'un écart-type.",
        "Prends `scores.std()`, et non `scores.mean()`.",
    ),
    "en": (
        "The mean of the scores is nearly zero. Is that what is asked for?",
        "You return a mean instead of a standard deviation.",
        "Take `scores.std()`, and not `scores.mean()`.",
    ),
}

COSINE: Hints = {
    "fr": (
        "Un vecteur deux fois plus long devrait peser autrement. Chez toi ?",
        "Tu divises par les normes des vecteurs : c'est un cosinus, pas le produit scalaire.",
        "Une seule division, la même pour tous : par `math.sqrt(d_k)`.",
    ),
    "en": (
        "A vector twice as long should weigh differently. Does it in yours?",
        "You divide by the norms of the vectors: that is a cosine, not the dot product.",
        "One single division, the same for all: by `math.sqrt(d_k)`.",
    ),
}

MASK_REQUIRED: Hints = {
    "fr": (
        "Le masque est facultatif. Que fait ta fonction quand il n'y en a pas ?",
        "Tu te sers de `mask` sans vérifier qu'il est là, ou sans valeur par défaut.",
        "`mask=None` dans la signature, et `if mask is not None:` avant de masquer.",
    ),
    "en": (
        "The mask is optional. What does your function do when there is none?",
        "You use `mask` without checking that it is there, or without a default value.",
        "`mask=None` in the signature, and `if mask is not None:` before masking.",
    ),
}

NOT_V1: Hints = {
    "fr": (
        "Ici les trois matrices sont des paramètres nus. Et chez toi ?",
        "Tu as pris des `nn.Linear` : c'est l'exercice suivant, avec une autre forme et un "
        "autre tirage.",
        "`self.W_query = nn.Parameter(torch.rand(d_in, d_out))`, puis `x @ self.W_query`.",
    ),
    "en": (
        "Here the three matrices are bare parameters. And in yours?",
        "You took `nn.Linear`: that is the next exercise, with another shape and another draw.",
        "`self.W_query = nn.Parameter(torch.rand(d_in, d_out))`, then `x @ self.W_query`.",
    ),
}

OTHER_NAMES: Hints = {
    "fr": (
        "Les poids se chargent par leur nom. Les tiens s'appellent-ils comme dans l'énoncé ?",
        "Les attributs n'ont pas les noms `W_query`, `W_key`, `W_value`, à la majuscule près.",
        "Renomme-les exactement comme l'énoncé les écrit.",
    ),
    "en": (
        "Weights are loaded by name. Are yours called as in the statement?",
        "The attributes do not have the names `W_query`, `W_key`, `W_value`, capitals included.",
        "Rename them exactly as the statement writes them.",
    ),
}

NOT_V2: Hints = {
    "fr": (
        "Ici les trois projections sont des couches. Et chez toi ?",
        "Tu as gardé les paramètres nus de l'exercice précédent.",
        "`self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)`, puis `self.W_query(x)`.",
    ),
    "en": (
        "Here the three projections are layers. And in yours?",
        "You kept the bare parameters of the previous exercise.",
        "`self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)`, then `self.W_query(x)`.",
    ),
}

NAMES_OF_STATE: Hints = {
    "fr": (
        "Les deux couches rangent-elles leurs poids sous les mêmes noms, dans les mêmes formes ?",
        "Les clés sont `W_query.weight` d'un côté, `W_query` de l'autre : rien ne se charge.",
        "Copie matrice par matrice : `sa_v1.W_query.copy_(sa_v2.W_query.weight.T)`, sans gradient.",
    ),
    "en": (
        "Do both layers keep their weights under the same names, in the same shapes?",
        "The keys are `W_query.weight` on one side, `W_query` on the other: nothing is loaded.",
        "Copy matrix by matrix: `sa_v1.W_query.copy_(sa_v2.W_query.weight.T)`, without gradient.",
    ),
}

SOME_MATRICES: Hints = {
    "fr": (
        "Combien de matrices l'attention a-t-elle, et combien en transfères-tu ?",
        "Une ou deux matrices seulement suivent : les autres gardent leurs anciens nombres.",
        "Les trois : `W_query`, `W_key`, `W_value`.",
    ),
    "en": (
        "How many matrices has attention, and how many do you transfer?",
        "One or two matrices only follow: the others keep their old numbers.",
        "All three: `W_query`, `W_key`, `W_value`.",
    ),
}

DIRECTION: Hints = {
    "fr": (
        "Qui donne, qui reçoit ?",
        "La copie va dans l'autre sens : `sa_v2` est modifiée et `sa_v1` ne change pas.",
        "`sa_v1.W_query.copy_(...)` reçoit ; `sa_v2.W_query.weight` donne, transposé.",
    ),
    "en": (
        "Who gives, who receives?",
        "The copy goes the other way: `sa_v2` is changed and `sa_v1` is not.",
        "`sa_v1.W_query.copy_(...)` receives; `sa_v2.W_query.weight` gives, transposed.",
    ),
}

SHARED_MEMORY: Hints = {
    "fr": (
        "Change un poids de `sa_v2` après le transfert : `sa_v1` bouge-t-elle ?",
        "`.T` est une vue : ranger cette vue dans `sa_v1` fait partager la même mémoire.",
        "Copie les nombres : `.copy_(...)`, ou `.clone()` avant de ranger.",
    ),
    "en": (
        "Change a weight of `sa_v2` after the transfer: does `sa_v1` move?",
        "`.T` is a view: storing that view in `sa_v1` makes both share the same memory.",
        "Copy the numbers: `.copy_(...)`, or `.clone()` before storing.",
    ),
}

INVISIBLE_AFTER: Hints = {
    "fr": (
        "Après le transfert, `sa_v1` peut-elle encore apprendre ? Regarde ses paramètres.",
        "Ses matrices sont gelées, ou ne sont plus des paramètres.",
        "Copie dans les paramètres qui sont là, sous `with torch.no_grad():`, sans toucher à "
        "`requires_grad`.",
    ),
    "en": (
        "After the transfer, can `sa_v1` still learn? Look at its parameters.",
        "Its matrices are frozen, or are parameters no more.",
        "Copy into the parameters that are there, under `with torch.no_grad():`, without "
        "touching `requires_grad`.",
    ),
}

NOT_A_PARAMETER: Hints = {
    "fr": (
        "Le message de PyTorch dit ce qui manque : que range-t-on sous le nom d'un paramètre ?",
        "Tu ranges un tenseur à la place d'un `nn.Parameter`, ou tu écris dans un paramètre "
        "alors que le gradient est suivi.",
        "Sous `with torch.no_grad():`, écris `sa_v1.W_query.copy_(...)`.",
    ),
    "en": (
        "PyTorch's message says what is missing: what may be stored under the name of a parameter?",
        "You store a tensor in the place of an `nn.Parameter`, or write into a parameter "
        "while the gradient is tracked.",
        "Under `with torch.no_grad():`, write `sa_v1.W_query.copy_(...)`.",
    ),
}

NOTHING_HAPPENS: Hints = {
    "fr": (
        "Après l'appel, qu'y a-t-il de nouveau dans `sa_v1` ?",
        "Tu changes une copie ou un nom local : la couche reçue, elle, reste comme elle était.",
        "Modifie les paramètres de l'objet `sa_v1` lui-même, en place.",
    ),
    "en": (
        "After the call, what is new in `sa_v1`?",
        "You change a copy or a local name: the layer that was passed stays as it was.",
        "Change the parameters of the object `sa_v1` itself, in place.",
    ),
}

V2_CHANGED: Hints = {
    "fr": (
        "`sa_v2` doit ressortir intacte. L'est-elle ?",
        "Ta fonction modifie `sa_v2` : ses poids, leur forme, ou leur droit d'apprendre.",
        "Lis `sa_v2.W_query.weight` sans rien lui affecter.",
    ),
    "en": (
        "`sa_v2` must come out as it was. Does it?",
        "Your function changes `sa_v2`: its weights, their shape, or their right to learn.",
        "Read `sa_v2.W_query.weight` without assigning anything to it.",
    ),
}

EQUAL_SIZES: Hints = {
    "fr": (
        "Quand √T et √d_k sont-ils égaux ? Ton entrée peut-elle alors départager les programmes ?",
        "Ton entrée a autant de clés que de composantes : les deux programmes donnent la "
        "même chose.",
        "Choisis T bien plus grand, ou bien plus petit, que d_k.",
    ),
    "en": (
        "When are √T and √d_k equal? Can your input then tell the programs apart?",
        "Your input has as many keys as components: both programs give the same.",
        "Choose T much larger, or much smaller, than d_k.",
    ),
}

EQUAL_SCORES: Hints = {
    "fr": (
        "Si tous les scores d'une ligne sont égaux, que changent les racines ?",
        "Tes scores sont tous égaux : la softmax donne partout le même poids, quelle que "
        "soit l'échelle.",
        "Il faut une clé qui s'accorde avec la requête et d'autres qui ne s'y accordent pas.",
    ),
    "en": (
        "If all scores of a row are equal, what do the roots change?",
        "Your scores are all equal: the softmax gives the same weight everywhere, whatever "
        "the scale.",
        "One key must agree with the query, and others must not.",
    ),
}

GAP_TOO_SMALL: Hints = {
    "fr": (
        "Tes scores sont trop proches, ou trop éloignés : la softmax efface alors la différence.",
        "L'écart entre les deux programmes ne dépasse pas 0,1 sur cette entrée.",
        "Vise un score de quelques unités au-dessus des autres, avec T et d_k bien différents.",
    ),
    "en": (
        "Your scores are too close, or too far apart: the softmax then wipes the difference out.",
        "The gap between both programs does not exceed 0.1 on this input.",
        "Aim at one score a few units above the others, with T and d_k quite different.",
    ),
}

OTHER_SHAPES: Hints = {
    "fr": (
        "Quelles formes l'énoncé demande-t-il, et jusqu'à quelle taille ?",
        "Ta réponse n'est pas un couple de matrices finies dont aucun côté ne dépasse 64.",
        "Rends `(queries, keys)`, de formes `(Tq, d_k)` et `(T, d_k)`.",
    ),
    "en": (
        "Which shapes does the statement ask for, and up to which size?",
        "Your answer is not a pair of finite matrices with no side above 64.",
        "Return `(queries, keys)`, of shapes `(Tq, d_k)` and `(T, d_k)`.",
    ),
}

OTHER_SHORT_NAMES: Hints = {
    "fr": (
        "Les poids se chargent par leur nom. Comment l'énoncé appelle-t-il les trois couches ?",
        "Les attributs n'ont pas les noms `w_q`, `w_k`, `w_v` du document 003.",
        "`self.w_q`, `self.w_k`, `self.w_v`, en minuscules.",
    ),
    "en": (
        "Weights are loaded by name. What does the statement call the three layers?",
        "The attributes do not have the names `w_q`, `w_k`, `w_v` of document 003.",
        "`self.w_q`, `self.w_k`, `self.w_v`, in lower case.",
    ),
}

MASK_KEPT: Hints = {
    "fr": (
        "Même entrée deux fois : même sortie ? Essaie avec un masque entre les deux.",
        "Le masque d'un appel reste dans la couche et sert à l'appel suivant.",
        "Ne range pas `masque` dans `self` : c'est un argument de cet appel seul.",
    ),
    "en": (
        "The same input twice: the same output? Try with a mask in between.",
        "The mask of one call stays in the layer and serves the next one.",
        "Do not store `masque` in `self`: it is an argument of this call alone.",
    ),
}

TARGET_AND_SOURCE: Hints = {
    "fr": (
        "Une sortie par *requête*. Qui pose les questions, la cible ou la source ?",
        "Les requêtes viennent de la source, et les clés et valeurs de la cible.",
        "`x_target @ W_Q`, mais `x_source @ W_K` et `x_source @ W_V`.",
    ),
    "en": (
        "One output per *query*. Who asks the questions, the target or the source?",
        "The queries come from the source, and the keys and values from the target.",
        "`x_target @ W_Q`, but `x_source @ W_K` and `x_source @ W_V`.",
    ),
}

KEYS_WITH_VALUES: Hints = {
    "fr": (
        "Les clés et les valeurs vont par paires. De quelle suite viennent-elles ?",
        "Les clés viennent d'une suite et les valeurs de l'autre.",
        "Les deux viennent de la source : `x_source @ W_K` et `x_source @ W_V`.",
    ),
    "en": (
        "Keys and values come as pairs. Which sequence do they come from?",
        "The keys come from one sequence and the values from the other.",
        "Both come from the source: `x_source @ W_K` and `x_source @ W_V`.",
    ),
}

ONE_SEQUENCE: Hints = {
    "fr": (
        "Deux suites entrent. Les utilises-tu toutes les deux ?",
        "Tout vient de la même suite : c'est de l'auto-attention.",
        "Requêtes tirées de `x_target`, clés et valeurs de `x_source`.",
    ),
    "en": (
        "Two sequences come in. Do you use both?",
        "Everything comes from the same sequence: that is self-attention.",
        "Queries from `x_target`, keys and values from `x_source`.",
    ),
}

END_TO_END: Hints = {
    "fr": (
        "La cible consulte la source. Se consulte-t-elle aussi elle-même ?",
        "Clés et valeurs viennent des deux suites mises bout à bout.",
        "Clés et valeurs de `x_source` seule.",
    ),
    "en": (
        "The target consults the source. Does it consult itself too?",
        "Keys and values come from both sequences put end to end.",
        "Keys and values from `x_source` alone.",
    ),
}

COLUMNS_PERMUTED: Hints = {
    "fr": (
        "P X → P Y : ce sont les *lignes*, les jetons, que l'on mélange.",
        "Tu mélanges les colonnes : ce sont les composantes, pas les jetons.",
        "`x[permutation]` mélange les lignes ; `x[:, permutation]`, les colonnes.",
    ),
    "en": (
        "P X → P Y: it is the *rows*, the tokens, that are shuffled.",
        "You shuffle the columns: those are the components, not the tokens.",
        "`x[permutation]` shuffles rows; `x[:, permutation]`, columns.",
    ),
}

INVERSE: Hints = {
    "fr": (
        "Essaie une permutation qui n'est pas sa propre inverse, comme `[2, 0, 3, 1]`.",
        "Un des deux chemins mélange par la permutation inverse : cela ne se voit pas sur un "
        "échange.",
        "La même indexation des deux côtés : `attention(x)[permutation]` et "
        "`attention(x[permutation])`.",
    ),
    "en": (
        "Try a permutation that is not its own inverse, such as `[2, 0, 3, 1]`.",
        "One of the two paths shuffles by the inverse permutation: a swap does not show it.",
        "The same indexing on both sides: `attention(x)[permutation]` and "
        "`attention(x[permutation])`.",
    ),
}

INVARIANT: Hints = {
    "fr": (
        "L'attention est équivariante, pas invariante : ses lignes bougent avec l'entrée.",
        "Tu compares sans remettre les lignes dans le même ordre.",
        "Mélange aussi la sortie : `attention(x)[permutation]`.",
    ),
    "en": (
        "Attention is equivariant, not invariant: its rows move with the input.",
        "You compare without putting the rows into the same order.",
        "Shuffle the output too: `attention(x)[permutation]`.",
    ),
}

PERMUTED_TWICE: Hints = {
    "fr": (
        "Combien de fois chaque chemin mélange-t-il ? Une fois chacun suffit.",
        "Un des chemins mélange deux fois, ou les deux chemins sont le même.",
        "L'un mélange la sortie, l'autre l'entrée : jamais les deux.",
    ),
    "en": (
        "How often does each path shuffle? Once each is enough.",
        "One of the paths shuffles twice, or both paths are the same.",
        "One shuffles the output, the other the input: never both.",
    ),
}

NO_ABSOLUTE: Hints = {
    "fr": (
        "Un écart de −3 est-il plus petit qu'un écart de 0,1 ?",
        "La valeur absolue manque, ou vient après le maximum : les écarts négatifs sont perdus.",
        "`.abs()` d'abord, `.max()` ensuite.",
    ),
    "en": (
        "Is a difference of −3 smaller than one of 0.1?",
        "The absolute value is missing, or comes after the maximum: negative differences are lost.",
        "`.abs()` first, `.max()` next.",
    ),
}

NOT_THE_LARGEST: Hints = {
    "fr": (
        "On demande le plus grand écart. Qu'as-tu calculé ?",
        "Tu rends une moyenne, une somme, une norme ou le plus petit écart.",
        "`.abs().max()` sur tout le tenseur.",
    ),
    "en": (
        "The largest difference is asked for. What did you compute?",
        "You return a mean, a sum, a norm or the smallest difference.",
        "`.abs().max()` over the whole tensor.",
    ),
}

NOT_A_NUMBER: Hints = {
    "fr": (
        "De quel type est ta réponse ? On demande un nombre.",
        "Tu rends un tenseur, ou un oui ou non.",
        "Termine par `.max().item()`.",
    ),
    "en": (
        "Of what type is your answer? A number is asked for.",
        "You return a tensor, or a yes or no.",
        "End with `.max().item()`.",
    ),
}

ALWAYS_ZERO: Hints = {
    "fr": (
        "Une attention qui connaît les positions a un écart. Le tien le voit-il ?",
        "Ta réponse vaut 0 quelle que soit `attention`.",
        "Appelle `attention` deux fois, sur `x` et sur `x[permutation]`, et compare.",
    ),
    "en": (
        "An attention that knows positions has a gap. Does yours see it?",
        "Your answer is 0 whatever `attention` is.",
        "Call `attention` twice, on `x` and on `x[permutation]`, and compare.",
    ),
}

FIXED_PERMUTATION: Hints = {
    "fr": (
        "La permutation est un argument. Le résultat change-t-il quand elle change ?",
        "Un ordre est écrit en dur au lieu de `permutation`.",
        "Indexe par `permutation` des deux côtés.",
    ),
    "en": (
        "The permutation is an argument. Does the result change when it does?",
        "An order is written down instead of `permutation`.",
        "Index by `permutation` on both sides.",
    ),
}

ANY_CALLABLE: Hints = {
    "fr": (
        "`attention` peut être n'importe quelle fonction. A-t-elle une méthode `forward` ?",
        "Tu demandes à l'argument autre chose que d'être appelé.",
        "Appelle-la simplement : `attention(x)`.",
    ),
    "en": (
        "`attention` may be any function. Has it a method `forward`?",
        "You ask of the argument something else than being called.",
        "Simply call it: `attention(x)`.",
    ),
}
