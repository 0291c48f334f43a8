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
        "Ta fonction modifie `sa_v2` : ses poids, leur forme, leur droit d'apprendre, ou son mode.",
        "Lis `sa_v2.W_query.weight` sans rien lui affecter, ni appeler `sa_v2.eval()`.",
    ),
    "en": (
        "`sa_v2` must come out as it was. Does it?",
        "Your function changes `sa_v2`: its weights, their shape, their right to learn, or its "
        "mode.",
        "Read `sa_v2.W_query.weight` without assigning anything to it or calling `sa_v2.eval()`.",
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

REMEMBERED: Hints = {
    "fr": (
        "Donne à ta couche deux phrases de même longueur : la seconde reçoit-elle sa réponse ?",
        "Un calcul du premier appel (clés, poids…) est gardé dans `self` et resservi au suivant.",
        "Dans `forward`, recalcule tout à partir de `x` et des paramètres, sans rien ranger dans "
        "`self`.",
    ),
    "en": (
        "Give your layer two sentences of the same length: does the second get its own answer?",
        "Something computed by the first call (keys, weights…) is kept in `self` and served again.",
        "In `forward`, compute everything again from `x` and the parameters, and store nothing in "
        "`self`.",
    ),
}

MASK_ADDED: Hints = {
    "fr": (
        "Que devient un score interdit quand on lui ajoute 0, et un score permis quand on lui "
        "ajoute 1 ?",
        "Tu ajoutes aux scores le masque de 0 et de 1 lui-même : rien n'est caché.",
        "Un masque qui s'ajoute vaut 0 là où c'est permis et −∞ ailleurs ; ici, écris "
        "`masked_fill(mask == 0, float('-inf'))`.",
    ),
    "en": (
        "What becomes of a forbidden score when 0 is added to it, and of an allowed one when 1 is?",
        "You add the mask of 0 and 1 itself to the scores: nothing is hidden.",
        "A mask to be added is 0 where it allows and −∞ elsewhere; here, write "
        "`masked_fill(mask == 0, float('-inf'))`.",
    ),
}

ZERO_HIDDEN: Hints = {
    "fr": (
        "Une requête orthogonale à une clé permise a un score de 0. Quel est alors son poids ?",
        "Tu reconnais les positions interdites à un score nul : un score permis peut l'être aussi.",
        "C'est le masque qui dit ce qui est interdit : `masked_fill(mask == 0, float('-inf'))`.",
    ),
    "en": (
        "A query orthogonal to an allowed key has a score of 0. What is its weight then?",
        "You tell forbidden positions by a score of zero: an allowed score may be zero too.",
        "It is the mask that says what is forbidden: `masked_fill(mask == 0, float('-inf'))`.",
    ),
}

MASK_SOMETIMES: Hints = {
    "fr": (
        "Le masque peut avoir moins d'axes que les scores. Que fait alors ton programme ?",
        "Tu n'appliques le masque que s'il a exactement la forme des scores : un masque plus "
        "petit est ignoré.",
        "Aucune condition sur sa forme : `masked_fill(mask == 0, …)` l'étend tout seul.",
    ),
    "en": (
        "The mask may have fewer axes than the scores. What does your program do then?",
        "You apply the mask only when it has the very shape of the scores: a smaller one is "
        "ignored.",
        "No condition on its shape: `masked_fill(mask == 0, …)` expands it by itself.",
    ),
}

MASK_AXES: Hints = {
    "fr": (
        "Quand deux tailles sont égales, de quel axe parle un masque qui a moins d'axes ?",
        "Tu devines l'axe à sa taille : un masque de forme `(T,)` ou `(Tq, T)` est pris pour un "
        "autre.",
        "PyTorch aligne les formes par la droite : le dernier axe du masque est celui des clés. "
        "N'ajoute aucun axe.",
    ),
    "en": (
        "When two sizes are equal, which axis does a mask with fewer axes speak of?",
        "You guess the axis from its size: a mask of shape `(T,)` or `(Tq, T)` is taken for "
        "another.",
        "PyTorch aligns shapes from the right: the last axis of the mask is that of the keys. Add "
        "no axis.",
    ),
}

SHORT_BIAS: Hints = {
    "fr": (
        "Combien de paramètres tes trois couches ont-elles, et combien en veut l'énoncé ?",
        "Tes `nn.Linear` ont un biais, que PyTorch ajoute par défaut ; l'énoncé n'en veut pas.",
        "Pour chacune des trois : `nn.Linear(d_modele, d_modele, bias=False)`.",
    ),
    "en": (
        "How many parameters do your three layers have, and how many does the statement want?",
        "Your `nn.Linear` have a bias, which PyTorch adds by default; the statement wants none.",
        "For each of the three: `nn.Linear(d_modele, d_modele, bias=False)`.",
    ),
}

SPREAD_OVER_VARIANCE: Hints = {
    "fr": (
        "Après division, l'écart-type devrait être proche de 1. Que vaut le tien quand d_k grandit "
        "?",
        "Tu divises par d_k, la variance de q·k. C'est l'écart-type, sa racine, qu'il faut.",
        "Il manque une racine : `math.sqrt(d_k)`, ou `d_k ** 0.5`.",
    ),
    "en": (
        "After division the standard deviation should be near 1. What is yours when d_k grows?",
        "You divide by d_k, the variance of q·k. It takes the standard deviation, its root.",
        "A root is missing: `math.sqrt(d_k)`, or `d_k ** 0.5`.",
    ),
}

FORWARD_REPLACED: Hints = {
    "fr": (
        "`sa_v1` répond comme `sa_v2`, mais avec quels poids ? Regarde `sa_v1.W_query`.",
        "Tu remplaces le calcul de `sa_v1` par celui de `sa_v2` : ses matrices n'ont pas changé.",
        "Ne touche pas à `forward` : copie `sa_v2.W_query.weight.T` dans `sa_v1.W_query`, et de "
        "même pour les deux autres.",
    ),
    "en": (
        "`sa_v1` answers as `sa_v2` does, but with which weights? Look at `sa_v1.W_query`.",
        "You replace the computation of `sa_v1` by that of `sa_v2`: its matrices have not changed.",
        "Leave `forward` alone: copy `sa_v2.W_query.weight.T` into `sa_v1.W_query`, and the other "
        "two likewise.",
    ),
}

SCORES_SPOILT: Hints = {
    "fr": (
        "Les scores que tu rends sont-ils encore ceux que tu as calculés ?",
        "Une opération sur place (`-=`, `out=`) les écrase pendant le calcul de la softmax.",
        "Écris la softmax dans un autre tableau : `e = np.exp(scores - scores.max(...))`.",
    ),
    "en": (
        "Are the scores that you return still those that you computed?",
        "An operation in place (`-=`, `out=`) overwrites them while the softmax is computed.",
        "Write the softmax into another array: `e = np.exp(scores - scores.max(...))`.",
    ),
}


NO_CAUSAL_MASK: Hints = {
    "fr": (
        "Change le dernier jeton : la ligne 0 a-t-elle bougé ? Elle ne devrait pas.",
        "Aucun masque n'agit : il n'est pas là, ou le résultat de `masked_fill` est perdu.",
        "`masked_fill` sans `_` rend un nouveau tenseur : "
        "`scores = scores.masked_fill(mask, -torch.inf)`.",
    ),
    "en": (
        "Change the last token: did row 0 move? It should not.",
        "No mask is at work: it is missing, or the result of `masked_fill` is lost.",
        "`masked_fill` without `_` returns a new tensor: "
        "`scores = scores.masked_fill(mask, -torch.inf)`.",
    ),
}

FUTURE_ZERO: Hints = {
    "fr": (
        "Un score de 0 n'est pas un poids de 0 : que vaut e⁰ ?",
        "Tu mets 0, ou presque 0, dans les scores du futur, avant la softmax.",
        "Un poids nul demande un score de −∞ : `scores.masked_fill(mask, -torch.inf)`.",
    ),
    "en": (
        "A score of 0 is not a weight of 0: what is e⁰?",
        "You put 0, or nearly 0, into the scores of the future, before the softmax.",
        "A weight of zero takes a score of −∞: `scores.masked_fill(mask, -torch.inf)`.",
    ),
}

FUTURE_TIMES_INFINITY: Hints = {
    "fr": (
        "0 × ∞ = nan. Où ton masque vaut-il 0 ?",
        "Tu multiplies le masque par −∞ : là où il vaut 0, le produit est nan.",
        "`scores.masked_fill(mask, -torch.inf)` choisit, sans multiplier.",
    ),
    "en": (
        "0 × ∞ = nan. Where is your mask 0?",
        "You multiply the mask by −∞: where it is 0, the product is nan.",
        "`scores.masked_fill(mask, -torch.inf)` selects, without multiplying.",
    ),
}

NOT_RENORMALISED: Hints = {
    "fr": (
        "À quoi somme chaque ligne de ta réponse ?",
        "Le futur vaut bien 0, mais les poids qui restent ne somment plus à 1.",
        "Divise par la somme de chaque ligne : `visible / visible.sum(dim=-1, keepdim=True)`.",
    ),
    "en": (
        "What does each row of your answer sum to?",
        "The future is 0, but the weights that are left no longer sum to 1.",
        "Divide by the sum of each row: `visible / visible.sum(dim=-1, keepdim=True)`.",
    ),
}

OTHER_SUM: Hints = {
    "fr": (
        "À quoi somme chaque ligne ? Et par quelle somme divises-tu ?",
        "La somme est prise avant le masque, sur le mauvais axe, ou sur toute la matrice.",
        "Masque d'abord, puis divise par `visible.sum(dim=-1, keepdim=True)`.",
    ),
    "en": (
        "What does each row sum to? And by which sum do you divide?",
        "The sum is taken before the mask, along the wrong axis, or over the whole matrix.",
        "Mask first, then divide by `visible.sum(dim=-1, keepdim=True)`.",
    ),
}

SOFTMAX_AGAIN: Hints = {
    "fr": (
        "Les poids qui restent doivent garder leurs proportions. Les gardent-ils ?",
        "Tu repasses les poids par une softmax : elle les aplatit, au lieu de les renormaliser.",
        "Une division suffit : chaque ligne par sa somme.",
    ),
    "en": (
        "The weights that are left must keep their proportions. Do they?",
        "You pass the weights through a softmax again: it flattens them, and does not renormalise.",
        "A division is enough: each row by its sum.",
    ),
}

DIAGONAL_HIDDEN: Hints = {
    "fr": (
        "Le jeton 0 a-t-il le droit de se voir ? Que lui reste-t-il sinon ?",
        "La diagonale est cachée elle aussi : la première ligne n'a plus rien à regarder.",
        "`triu(diagonal=1)` : *strictement* au-dessus de la diagonale, j > i.",
    ),
    "en": (
        "May token 0 see itself? What is left to it otherwise?",
        "The diagonal is hidden too: the first row has nothing left to look at.",
        "`triu(diagonal=1)`: *strictly* above the diagonal, j > i.",
    ),
}

ONE_TOO_FAR: Hints = {
    "fr": (
        "Le jeton i voit-il le jeton i + 1 ? C'est lui qu'il faudra deviner.",
        "Ton masque commence une diagonale trop loin : un jeton voit le suivant.",
        "`triu(diagonal=1)`, et non 2 : tout ce qui vérifie j > i.",
    ),
    "en": (
        "Does token i see token i + 1? That is the one to be guessed.",
        "Your mask starts one diagonal too far: a token sees the next one.",
        "`triu(diagonal=1)`, and not 2: all places with j > i.",
    ),
}

OTHER_TRIANGLE: Hints = {
    "fr": (
        "Affiche le masque : de quel côté est le futur ?",
        "Tu caches le triangle du bas, ou tu transposes le masque : c'est le passé.",
        "La ligne i est la requête, la colonne j la clé : le futur est en haut à droite, `triu`.",
    ),
    "en": (
        "Print the mask: on which side is the future?",
        "You hide the lower triangle, or transpose the mask: that is the past.",
        "Row i is the query, column j the key: the future is on the upper right, `triu`.",
    ),
}

POLARITY: Hints = {
    "fr": (
        "Que veut dire True : à cacher, ou permis ? Relis l'énoncé.",
        "Ta convention est l'inverse : tu caches le passé et tu gardes le futur.",
        "Ici True cache, là où j > i. D'autres fonctions de PyTorch font l'inverse.",
    ),
    "en": (
        "What does True mean: to hide, or allowed? Read the statement again.",
        "Your convention is the opposite: you hide the past and keep the future.",
        "Here True hides, where j > i. Other functions of PyTorch do the opposite.",
    ),
}

NOT_BOOLEAN: Hints = {
    "fr": (
        "De quel type est ton masque ? `masked_fill` veut des booléens.",
        "Le masque est fait de 0 et de 1, de nombres, et non de True et de False.",
        "Ajoute `.bool()`, ou crée-le avec `dtype=torch.bool`.",
    ),
    "en": (
        "Of what type is your mask? `masked_fill` wants booleans.",
        "The mask is made of 0 and 1, numbers, and not of True and False.",
        "Add `.bool()`, or make it with `dtype=torch.bool`.",
    ),
}

NOT_SQUARE: Hints = {
    "fr": (
        "Combien de lignes, combien de colonnes ? Une par jeton, T × T.",
        "La forme de ton masque n'est pas (T, T).",
        "Pars de `torch.ones(T, T)`, sans autre axe.",
    ),
    "en": (
        "How many rows, how many columns? One a token, T × T.",
        "The shape of your mask is not (T, T).",
        "Start from `torch.ones(T, T)`, with no other axis.",
    ),
}

NOT_A_TENSOR: Hints = {
    "fr": (
        "De quelle nature est ta réponse ? `type(causal_mask(3))` te le dit.",
        "Les bonnes valeurs, mais dans une liste Python : `masked_fill` veut un tenseur.",
        "Rends un tenseur de booléens : `torch.ones(T, T, dtype=torch.bool, device=device)"
        ".triu(diagonal=1)`.",
    ),
    "en": (
        "What kind of thing do you return? `type(causal_mask(3))` tells you.",
        "The right values, but in a Python list: `masked_fill` wants a tensor.",
        "Return a tensor of booleans: `torch.ones(T, T, dtype=torch.bool, device=device)"
        ".triu(diagonal=1)`.",
    ),
}

COLUMNS_RENORMALISED: Hints = {
    "fr": (
        "Chaque *ligne* doit sommer à 1 ; chez toi, ce sont les colonnes.",
        "La somme est prise sur l'axe des requêtes au lieu de celui des clés.",
        "L'axe des clés est le dernier : `visible.sum(dim=-1, keepdim=True)`.",
    ),
    "en": (
        "Each *row* must sum to 1; yours sums to 1 down the columns.",
        "The sum runs over the axis of the queries instead of that of the keys.",
        "The axis of the keys is the last: `visible.sum(dim=-1, keepdim=True)`.",
    ),
}

EPSILON_IN_THE_SUM: Hints = {
    "fr": (
        "Chaque ligne somme-t-elle à 1, ou à un tout petit peu moins ?",
        "Un petit nombre s'ajoute à la somme, contre une division par 0 qui n'arrive jamais : la "
        "diagonale est visible.",
        "Divise par la somme elle-même : `visible / visible.sum(dim=-1, keepdim=True)`.",
    ),
    "en": (
        "Does each row sum to 1, or to a tiny bit less?",
        "A small number is added to the sum, against a division by 0 that never happens: the "
        "diagonal is visible.",
        "Divide by the sum itself: `visible / visible.sum(dim=-1, keepdim=True)`.",
    ),
}

GIVEN_SCORES_TRANSPOSED: Hints = {
    "fr": (
        "La ligne i appartient à la requête i, dans les scores comme dans les poids.",
        "Tu transposes les scores reçus : lignes et colonnes changent de rôle.",
        "Prends `scores` tel quel, puis masque et passe à la softmax sur `dim=-1`.",
    ),
    "en": (
        "Row i belongs to query i, in the scores as in the weights.",
        "You transpose the scores that you are given: rows and columns trade roles.",
        "Take `scores` as it is, then mask, then softmax over `dim=-1`.",
    ),
}

FILL_SIGN: Hints = {
    "fr": (
        "Un score d'un milliard : la position est-elle cachée, ou prend-elle tout le poids ?",
        "Vérifie le signe de ta constante : très grande et positive, elle attire toute la softmax.",
        "Il manque un signe : `scores.masked_fill(mask, -torch.inf)`.",
    ),
    "en": (
        "A score of a billion: is the position hidden, or does it take all the weight?",
        "Check the sign of your constant: large and positive, it draws the whole softmax to it.",
        "A sign is missing: `scores.masked_fill(mask, -torch.inf)`.",
    ),
}

MASK_ADDED_AS_NUMBERS: Hints = {
    "fr": (
        "Que fait `scaled_dot_product_attention` d'un masque de nombres ? Relis sa documentation.",
        "Un masque de nombres s'ajoute aux scores : 0 et 1 ne cachent rien, et 1 favorise le "
        "futur. Un masque de booléens, lui, dit par True ce qui est *permis*.",
        "Donne-lui les positions permises, en booléens : `attn_mask=~hidden`, avec `hidden` à "
        "True où j > i.",
    ),
    "en": (
        "What does `scaled_dot_product_attention` do with a mask of numbers? Read its "
        "documentation again.",
        "A mask of numbers is added to the scores: 0 and 1 hide nothing, and 1 favours the "
        "future. A mask of booleans says by True what is *allowed*.",
        "Give it the allowed positions, as booleans: `attn_mask=~hidden`, with `hidden` True "
        "where j > i.",
    ),
}

VALUES_READ_THE_TOKEN: Hints = {
    "fr": (
        "Que reçoit `W_value` : le jeton, ou la sortie d'une autre projection ?",
        "`W_value` attend d_out nombres en entrée, alors que le jeton en a d_in.",
        "Les trois projections lisent `x` : `nn.Linear(d_in, d_out, bias=qkv_bias)` chacune.",
    ),
    "en": (
        "What does `W_value` receive: the token, or the output of another projection?",
        "`W_value` expects d_out numbers as its input, although a token has d_in.",
        "All three projections read `x`: `nn.Linear(d_in, d_out, bias=qkv_bias)` each.",
    ),
}

VIEW_FOR_TRANSPOSE: Hints = {
    "fr": (
        "La forme est bonne, mais où sont passés les nombres ? Essaie sur une matrice 2 × 3.",
        "`view` et `reshape` relisent les nombres dans le même ordre ; transposer échange deux "
        "axes.",
        "`keys.transpose(-2, -1)`, et non `keys.view(b, d_out, T)`.",
    ),
    "en": (
        "The shape is right, but where did the numbers go? Try a 2 × 3 matrix.",
        "`view` and `reshape` read the numbers in the same order; transposing swaps two axes.",
        "`keys.transpose(-2, -1)`, and not `keys.view(b, d_out, T)`.",
    ),
}

FIXED_LENGTH: Hints = {
    "fr": (
        "La phrase du document a six jetons. Et la suivante ?",
        "Une taille est écrite en dur, ou le premier résultat ressert toujours.",
        "La taille vient de l'argument : `T`, ou `scores.shape[-1]`.",
    ),
    "en": (
        "The document's sentence has six tokens. And the next one?",
        "A size is written down, or the first result is used again and again.",
        "The size comes from the argument: `T`, or `scores.shape[-1]`.",
    ),
}

SAME_LENGTH_ONLY: Hints = {
    "fr": (
        "Et une phrase plus courte que `context_length` ? Regarde si elle voit son futur.",
        "Le masque n'agit que dans un cas : à la longueur maximale, ou en entraînement.",
        "Masque toujours, avec la part qui sert : `self.mask[:T, :T]`.",
    ),
    "en": (
        "And a sentence shorter than `context_length`? See whether it sees its future.",
        "The mask works in one case only: at the largest length, or in training.",
        "Mask always, with the part that serves: `self.mask[:T, :T]`.",
    ),
}

NOT_SLICED: Hints = {
    "fr": (
        "Le masque a la longueur maximale. Et la phrase ?",
        "Le masque n'est pas coupé : dès que la phrase est plus courte, les formes diffèrent.",
        "`self.mask[:T, :T]`, T étant `x.shape[1]`.",
    ),
    "en": (
        "The mask has the largest length. And the sentence?",
        "The mask is not cut: as soon as the sentence is shorter, the shapes differ.",
        "`self.mask[:T, :T]`, where T is `x.shape[1]`.",
    ),
}

NO_BUFFER: Hints = {
    "fr": (
        "Quels tenseurs `.to(device)` déplace-t-il ? Lesquels `state_dict()` contient-il ?",
        "Ton masque n'est pas un buffer de l'état : c'est un simple attribut, un paramètre, un "
        "buffer `persistent=False`, ou il renaît à chaque appel.",
        'Dans `__init__` : `self.register_buffer("mask", causal_mask(context_length))`.',
    ),
    "en": (
        "Which tensors does `.to(device)` move? Which ones does `state_dict()` contain?",
        "Your mask is no buffer of the state: it is a plain attribute, a parameter, a buffer "
        "with `persistent=False`, or it is born again at each call.",
        'In `__init__`: `self.register_buffer("mask", causal_mask(context_length))`.',
    ),
}

MASK_AS_PARAMETER: Hints = {
    "fr": (
        "Le masque s'apprend-il ? Regarde `list(layer.parameters())`.",
        "Le masque est un `nn.Parameter` : ce n'est pas un poids, même gelé.",
        'Un tenseur fixe du module est un buffer : `self.register_buffer("mask", ...)`.',
    ),
    "en": (
        "Is the mask learnt? Look at `list(layer.parameters())`.",
        "The mask is an `nn.Parameter`: it is no weight, even frozen.",
        'A fixed tensor of the module is a buffer: `self.register_buffer("mask", ...)`.',
    ),
}

BUFFER_CHANGED: Hints = {
    "fr": (
        "La même entrée deux fois : la même sortie ? Essaie une phrase courte entre les deux.",
        "`forward` change le masque, ou les poids, du module lui-même.",
        "Range le masque coupé dans un nom local : `mask = self.mask[:T, :T]`.",
    ),
    "en": (
        "The same input twice: the same output? Try a short sentence in between.",
        "`forward` changes the mask, or the weights, of the module itself.",
        "Keep the cut mask under a local name: `mask = self.mask[:T, :T]`.",
    ),
}

DROPOUT_PLACE: Hints = {
    "fr": (
        "Quel tenseur passe par le dropout ? L'énoncé nomme les poids d'attention.",
        "Le dropout est ailleurs : sur les scores, les valeurs, l'entrée ou le contexte.",
        "Entre la softmax et le produit : `weights = self.dropout(weights)`, puis "
        "`weights @ values`.",
    ),
    "en": (
        "Which tensor goes through dropout? The statement names the attention weights.",
        "Dropout is elsewhere: on the scores, the values, the input or the context.",
        "Between the softmax and the product: `weights = self.dropout(weights)`, then "
        "`weights @ values`.",
    ),
}

DROPOUT_IN_EVALUATION: Hints = {
    "fr": (
        "En évaluation, deux appels donnent-ils la même sortie ? Le module sait dans quel mode "
        "il est.",
        "Le dropout agit aussi hors de l'entraînement.",
        "`self.training` le dit : `nn.Dropout` le suit, `F.dropout` veut `training=self.training`.",
    ),
    "en": (
        "In evaluation, do two calls give the same output? The module knows in which mode it is.",
        "Dropout is at work outside training too.",
        "`self.training` tells: `nn.Dropout` follows it, `F.dropout` wants "
        "`training=self.training`.",
    ),
}

DROPOUT_SCALE: Hints = {
    "fr": (
        "En moyenne, la sortie doit valoir l'entrée : E[y] = x. Essaie p = 0,2 sur des 1.",
        "Les survivants n'ont pas la bonne échelle, ou ce sont eux que p tire.",
        "Garde avec la probabilité 1 − p, et divise les survivants par 1 − p, en entraînement "
        "seulement.",
    ),
    "en": (
        "On average, the output must be the input: E[y] = x. Try p = 0.2 on ones.",
        "The survivors do not have the right scale, or it is they that p draws.",
        "Keep with probability 1 − p, and divide the survivors by 1 − p, in training only.",
    ),
}

DROPOUT_EDGES: Hints = {
    "fr": (
        "Que donne ton calcul à p = 0 et à p = 1 ? Que vaut 0 / 0 ?",
        "À un bout de l'intervalle, la division par 1 − p donne nan, ou le résultat n'est pas "
        "celui de l'énoncé.",
        "Traite à part p = 0, qui rend `x`, et p = 1, qui rend `torch.zeros_like(x)`.",
    ),
    "en": (
        "What does your computation give at p = 0 and at p = 1? What is 0 / 0?",
        "At one end of the interval, the division by 1 − p gives nan, or the result is not that "
        "of the statement.",
        "Deal apart with p = 0, which returns `x`, and p = 1, which returns `torch.zeros_like(x)`.",
    ),
}

DROPOUT_RANGE: Hints = {
    "fr": (
        "Une probabilité de 1,5 a-t-elle un sens ? Et −0,1, hors de l'entraînement ?",
        "La vérification de p manque, oublie un côté, refuse 0 ou 1, ou ne vient qu'en "
        "entraînement.",
        "En tête de fonction : `if not 0 <= p <= 1: raise ValueError(...)`.",
    ),
    "en": (
        "Does a probability of 1.5 make sense? And −0.1, outside training?",
        "The check of p is missing, forgets one side, refuses 0 or 1, or comes in training only.",
        "At the top of the function: `if not 0 <= p <= 1: raise ValueError(...)`.",
    ),
}

DROPOUT_MODE: Hints = {
    "fr": (
        "Que se passe-t-il quand `training` vaut False ? Et quand on ne le donne pas ?",
        "`training` est ignoré, pris à l'envers, ou n'a pas la bonne valeur par défaut.",
        "`training=True` dans la signature, et `if not training: return x`.",
    ),
    "en": (
        "What happens when `training` is False? And when it is not given?",
        "`training` is ignored, taken the wrong way round, or has another default.",
        "`training=True` in the signature, and `if not training: return x`.",
    ),
}

DRAWS_SHARED: Hints = {
    "fr": (
        "Chaque nombre a-t-il son propre tirage ? Regarde les zéros ligne par ligne.",
        "Un même tirage sert à toute une ligne, une colonne, un lot, ou à tout le tenseur.",
        "Tire un nombre par place : `torch.rand(x.shape, ...)`, toutes les dimensions.",
    ),
    "en": (
        "Has each number a draw of its own? Look at the zeros row by row.",
        "One draw serves a whole row, a column, a batch, or the whole tensor.",
        "Draw one number a place: `torch.rand(x.shape, ...)`, all the dimensions.",
    ),
}

DRAWS_COUNTED: Hints = {
    "fr": (
        "Combien de zéros à chaque appel ? Toujours autant ?",
        "Tu mets à zéro un nombre fixé de places : les tirages ne sont plus indépendants.",
        "Un tirage par place, comparé à p : leur nombre varie, sa moyenne est p.",
    ),
    "en": (
        "How many zeros at each call? Always as many?",
        "You set a fixed number of places to zero: the draws are no longer independent.",
        "One draw a place, compared with p: their number varies, its mean is p.",
    ),
}

DRAWS_BY_VALUE: Hints = {
    "fr": (
        "Qui décide des zéros : le hasard, ou les nombres de `x` ?",
        "Les places mises à zéro dépendent des valeurs, ou ne sont pas tirées selon p.",
        "Compare un tirage uniforme à p : `torch.rand(x.shape, ...) >= p` garde.",
    ),
    "en": (
        "What decides the zeros: chance, or the numbers of `x`?",
        "The places set to zero depend on the values, or are not drawn according to p.",
        "Compare a uniform draw with p: `torch.rand(x.shape, ...) >= p` keeps.",
    ),
}

GENERATOR: Hints = {
    "fr": (
        "Le même `generator`, deux fois dans le même état : les mêmes zéros ?",
        "`generator` n'est pas transmis aux tirages, ou tu le remets toi-même dans un état fixé.",
        "`torch.rand(x.shape, generator=generator, device=x.device)`, sans `manual_seed`.",
    ),
    "en": (
        "The same `generator`, twice in the same state: the same zeros?",
        "`generator` does not reach the draws, or you put it into a fixed state yourself.",
        "`torch.rand(x.shape, generator=generator, device=x.device)`, without `manual_seed`.",
    ),
}

DRAWS_FROZEN: Hints = {
    "fr": (
        "Deux appels mettent-ils les mêmes nombres à zéro ? Ils ne devraient pas.",
        "Une graine est fixée, ou le tirage n'a lieu qu'une fois : tous les pas se ressemblent.",
        "Retire `torch.manual_seed`, et tire de nouveau à chaque appel.",
    ),
    "en": (
        "Do two calls set the same numbers to zero? They should not.",
        "A seed is set, or the draw happens once only: all steps look alike.",
        "Remove `torch.manual_seed`, and draw again at each call.",
    ),
}

NO_DROPOUT: Hints = {
    "fr": (
        "En entraînement, avec un taux de 0,5, ta sortie change-t-elle d'un appel à l'autre ?",
        "Le dropout n'agit pas, ou son taux n'est pas l'argument `dropout`.",
        "`self.dropout = nn.Dropout(dropout)`, puis `weights = self.dropout(weights)`.",
    ),
    "en": (
        "In training, with a rate of 0.5, does your output change from one call to the next?",
        "Dropout does nothing, or its rate is not the argument `dropout`.",
        "`self.dropout = nn.Dropout(dropout)`, then `weights = self.dropout(weights)`.",
    ),
}

FILL_LOW_ENOUGH: Hints = {
    "fr": (
        "Quand −10 cache-t-il mal ? Compare-le aux scores permis, et pas à 0.",
        "Tes scores visibles sont bien au-dessus de −10 : le futur n'y pèse presque rien.",
        "Mets les scores visibles d'une ligne bien au-dessous de −10.",
    ),
    "en": (
        "When does −10 hide badly? Compare it with the allowed scores, not with 0.",
        "Your visible scores are well above −10: the future weighs next to nothing there.",
        "Put the visible scores of one row well below −10.",
    ),
}

FILL_OF_FUTURE: Hints = {
    "fr": (
        "Que deviennent les scores du futur dans le programme donné ?",
        "Tu règles les scores du futur, que le programme remplace de toute façon par −10.",
        "Ce sont les scores *visibles*, sur la diagonale et dessous, qu'il faut choisir.",
    ),
    "en": (
        "What becomes of the scores of the future in the program that is given?",
        "You set the scores of the future, which the program replaces by −10 anyway.",
        "It is the *visible* scores, on the diagonal and below, that you must choose.",
    ),
}

FILL_FORM: Hints = {
    "fr": (
        "Relis ce qui est demandé : quelle forme, quelles bornes, dans quel ordre ?",
        "Ta réponse n'est pas une matrice carrée de nombres finis, entre −10 000 et 10 000, "
        "suivie de d_k.",
        "Rends `(scores, d_k)` : un tenseur (T, T) avec T ≥ 2, et un entier d'au moins 1.",
    ),
    "en": (
        "Read again what is asked: which shape, which bounds, in which order?",
        "Your answer is not a square matrix of finite numbers, between −10,000 and 10,000, "
        "followed by d_k.",
        "Return `(scores, d_k)`: a tensor (T, T) with T ≥ 2, and a whole number of at least 1.",
    ),
}

HEADS_BY_VIEW: Hints = {
    "fr": (
        "Les nombres du jeton 0 sont passés dans un autre jeton : découpe le dernier axe, puis "
        "échange.",
        "`view` relit la mémoire dans l'ordre : demander `(b, H, T, d_h)` d'un coup donne à la "
        "première tête des jetons entiers.",
        "`x.view(b, T, num_heads, d_h)` découpe le dernier axe, puis `.transpose(1, 2)` met les "
        "têtes devant.",
    ),
    "en": (
        "Token 0's numbers ended in another token: split the last axis, then swap.",
        "`view` reads the memory again in order: asking for `(b, H, T, d_h)` at once gives whole "
        "tokens to the first head.",
        "`x.view(b, T, num_heads, d_h)` splits the last axis, then `.transpose(1, 2)` puts the "
        "heads in front.",
    ),
}

HEADS_NOT_MOVED_BACK: Hints = {
    "fr": (
        "Dans quel ordre la mémoire est-elle lue quand tu recolles : tête par tête, ou jeton par "
        "jeton ?",
        "Tu aplatis alors que les têtes sont encore devant les jetons : un jeton reçoit les "
        "nombres d'un autre.",
        "Ramène les jetons d'abord : `.transpose(1, 2)`, puis `.contiguous().view(b, T, d_out)` "
        "ou `.reshape(...)`.",
    ),
    "en": (
        "In which order is the memory read when you merge: head by head, or token by token?",
        "You flatten while the heads still stand in front of the tokens: one token gets another's "
        "numbers.",
        "Bring the tokens back first: `.transpose(1, 2)`, then `.contiguous().view(b, T, d_out)` "
        "or `.reshape(...)`.",
    ),
}

CHANNELS_FIRST: Hints = {
    "fr": (
        "Quels nombres sont voisins dans un jeton : ceux d'une même tête, ou ceux d'un même rang "
        "dans toutes les têtes ?",
        "Les têtes sont prises un nombre sur H au lieu d'un bloc de d_h nombres qui se suivent.",
        "L'axe des têtes vient avant celui de leurs composantes : `(num_heads, d_h)`, jamais "
        "`(d_h, num_heads)`.",
    ),
    "en": (
        "Which numbers are neighbours in a token: those of one head, or those of one rank in all "
        "heads?",
        "The heads take one number in H instead of a block of d_h numbers in a row.",
        "The axis of the heads comes before that of their components: `(num_heads, d_h)`, never "
        "`(d_h, num_heads)`.",
    ),
}

VIEW_OF_SCATTERED: Hints = {
    "fr": (
        "`view` ne déplace aucun nombre : peut-il donner cette forme après une transposition ?",
        "Après `transpose`, les nombres d'un jeton ne se suivent plus en mémoire : `view` refuse.",
        "Insère `.contiguous()` avant `.view(...)`, ou prends `.reshape(...)`.",
    ),
    "en": (
        "`view` moves no number: can it give this shape after a transposition?",
        "After `transpose`, the numbers of a token no longer follow one another in memory: `view` "
        "refuses.",
        "Insert `.contiguous()` before `.view(...)`, or use `.reshape(...)`.",
    ),
}

HEADS_JOINED_ELSEWHERE: Hints = {
    "fr": (
        "Que devient un jeton : la somme de ses têtes, une file de têtes, ou ses têtes côte à "
        "côte ?",
        "Les têtes sont additionnées, moyennées ou mises bout à bout sur un autre axe que celui "
        "des composantes.",
        "Côte à côte, donc sur le dernier axe : `torch.cat(heads, dim=-1)`.",
    ),
    "en": (
        "What becomes of a token: the sum of its heads, a queue of heads, or its heads side by "
        "side?",
        "The heads are summed, averaged, or put end to end along another axis than that of the "
        "components.",
        "Side by side, so along the last axis: `torch.cat(heads, dim=-1)`.",
    ),
}

HEAD_SCALE: Hints = {
    "fr": (
        "Divise par la taille d'une tête, pas du tout.",
        "La requête et la clé d'une tête ont d_h composantes : c'est cette longueur, et nulle "
        "autre, qui va sous la racine.",
        "`keys.shape[-1] ** 0.5` après le fractionnement, soit √d_h avec d_h = d_out / num_heads.",
    ),
    "en": (
        "Scale by one head's size, not the whole.",
        "The query and the key of a head have d_h components: that length, and no other, goes "
        "under the root.",
        "`keys.shape[-1] ** 0.5` once the heads are split, that is √d_h with d_h = d_out / "
        "num_heads.",
    ),
}

OUTPUT_PROJECTION: Hints = {
    "fr": (
        "Les têtes sont côte à côte : qui les fait se parler ?",
        "`out_proj` manque, n'est pas appliquée aux têtes recollées, ou l'est autrement que comme "
        "une `nn.Linear` avec biais.",
        "`self.out_proj = nn.Linear(d_out, d_out)` dans `__init__`, et `return "
        "self.out_proj(context)` une fois les têtes recollées.",
    ),
    "en": (
        "The heads stand side by side: who makes them talk to one another?",
        "`out_proj` is missing, is not applied to the merged heads, or is applied otherwise than "
        "as an `nn.Linear` with bias.",
        "`self.out_proj = nn.Linear(d_out, d_out)` in `__init__`, and `return "
        "self.out_proj(context)` once the heads are merged.",
    ),
}

PACKED_ORDER: Hints = {
    "fr": (
        "Requêtes, clés et valeurs mises bout à bout : dans quel ordre les reprends-tu ?",
        "Le paquet contient toutes les requêtes, puis toutes les clés, puis toutes les valeurs ; "
        "tu le relis tête par tête.",
        "`packed.view(b, T, 3, num_heads, d_h)` : le 3 vient avant les têtes. Ou plus simple, "
        "`chunk(3, dim=-1)`.",
    ),
    "en": (
        "Queries, keys and values put end to end: in which order do you take them back?",
        "The pack holds all the queries, then all the keys, then all the values; you read it head "
        "by head.",
        "`packed.view(b, T, 3, num_heads, d_h)`: the 3 comes before the heads. Or simply "
        "`chunk(3, dim=-1)`.",
    ),
}

DIVISIBILITY: Hints = {
    "fr": (
        "Sept composantes pour deux têtes : que devrait dire ton programme ?",
        "Le reste de d_out (et non de d_in) par `num_heads` n'est pas vérifié, ou l'erreur n'est "
        "pas celle de l'énoncé.",
        "`if d_out % num_heads != 0:`, puis `raise ValueError(...)`, avant tout le reste.",
    ),
    "en": (
        "Seven components for two heads: what should your program say?",
        "The remainder of d_out (not of d_in) by `num_heads` is not checked, or the error is not "
        "that of the statement.",
        "`if d_out % num_heads != 0:`, then `raise ValueError(...)`, before anything else.",
    ),
}

TOKEN_SIZE_SPLIT: Hints = {
    "fr": (
        "Laquelle des deux tailles les têtes se partagent-elles : celle d'un jeton à l'entrée, ou "
        "celle des projections ?",
        "La taille d'une tête est tirée de d_in ; les projections rendent d_out composantes, et "
        "ce sont elles que les têtes se partagent.",
        "`self.head_dim = d_out // num_heads`, et partout d_out là où d_in ne décrit pas l'entrée.",
    ),
    "en": (
        "Which of the two sizes do the heads share: that of a token on the way in, or that of the "
        "projections?",
        "The size of a head is taken from d_in; the projections return d_out components, and "
        "those are what the heads share.",
        "`self.head_dim = d_out // num_heads`, and d_out wherever d_in does not describe the "
        "input.",
    ),
}

MASK_OF_HEADS: Hints = {
    "fr": (
        "Les scores ont quatre axes : avec lesquels ton masque s'aligne-t-il ?",
        "Le masque a un axe de trop ou mal placé : il s'aligne sur les têtes ou sur le lot au "
        "lieu des jetons.",
        "Un masque `(T, T)` s'étend de lui-même à toutes les têtes et à toutes les phrases ; "
        "sinon `(1, 1, T, T)`.",
    ),
    "en": (
        "The scores have four axes: with which does your mask line up?",
        "The mask has one axis too many or out of place: it lines up with heads or batch instead "
        "of tokens.",
        "A `(T, T)` mask expands to all heads and all sentences by itself; otherwise `(1, 1, T, "
        "T)`.",
    ),
}

FUTURE_SEEN: Hints = {
    "fr": (
        "J'ai changé le dernier jeton et ta première ligne a bougé : le futur fuit.",
        "Aucun score futur n'est caché : le masque manque, ou le résultat de `masked_fill` est "
        "perdu.",
        "`scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)` avant la softmax ; sans "
        "`_`, il faut garder le résultat.",
    ),
    "en": (
        "I changed the last token and your first row moved: the future leaks.",
        "No score of the future is hidden: the mask is missing, or the result of `masked_fill` is "
        "lost.",
        "`scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)` before the softmax; without "
        "`_` the result must be kept.",
    ),
}

FUTURE_PLUS_INFINITY: Hints = {
    "fr": (
        "+∞ gagne toujours. Est-ce ce que tu veux pour le futur ?",
        "Les scores futurs sont remplis par +∞ : les lignes deviennent nan.",
        "Il manque un signe : `-torch.inf`.",
    ),
    "en": (
        "+∞ wins everything. Is that what you want for the future?",
        "The scores of the future are filled with +∞: the rows become nan.",
        "A sign is missing: `-torch.inf`.",
    ),
}

FUTURE_AFTER: Hints = {
    "fr": (
        "Les poids visibles de la ligne 0 somment à moins de 1.",
        "Tu annules des poids après la softmax : le futur a déjà pris sa part dans le "
        "dénominateur.",
        "Cache les *scores* par `-torch.inf`, avant la softmax.",
    ),
    "en": (
        "The visible weights of row 0 sum to less than 1.",
        "You zero weights after the softmax: the future has already taken its share of the "
        "denominator.",
        "Hide the *scores* with `-torch.inf`, before the softmax.",
    ),
}

FUTURE_RENORMALISED: Hints = {
    "fr": (
        "Et si le score d'un jeton futur écrase tous les autres ? Que reste-t-il au passé ?",
        "Masquer après la softmax puis renormaliser donne 0/0 quand les poids visibles ont "
        "disparu.",
        "Masque les *scores* par `-torch.inf` avant la softmax : plus rien à renormaliser.",
    ),
    "en": (
        "What if the score of a token to come dwarfs all others? What is left to the past?",
        "Masking after the softmax and renormalising gives 0/0 when the visible weights have "
        "vanished.",
        "Mask the *scores* with `-torch.inf` before the softmax: nothing is left to renormalise.",
    ),
}

FUTURE_AND_SELF: Hints = {
    "fr": (
        "La ligne 0 est nan : un jeton doit se voir lui-même.",
        "Ton masque prend la diagonale avec le futur : le premier jeton n'a plus rien à regarder.",
        "`torch.triu(..., diagonal=1)` commence juste au-dessus de la diagonale.",
    ),
    "en": (
        "Row 0 is nan: a token must see itself.",
        "Your mask takes the diagonal along with the future: the first token has nothing left to "
        "look at.",
        "`torch.triu(..., diagonal=1)` starts just above the diagonal.",
    ),
}

FUTURE_WRONG_SIDE: Hints = {
    "fr": (
        "Affiche ton masque : de quel côté est le futur ?",
        "Le masque est à l'envers : il cache le passé et laisse voir le futur.",
        "Ligne = requête, colonne = clé : le futur est au-dessus de la diagonale. Remplis là où "
        "`triu(diagonal=1)` vaut 1.",
    ),
    "en": (
        "Print your mask: on which side is the future?",
        "The mask is the wrong way round: it hides the past and shows the future.",
        "Row = query, column = key: the future is above the diagonal. Fill where "
        "`triu(diagonal=1)` is 1.",
    ),
}

FUTURE_SMALL: Hints = {
    "fr": (
        "Ton −∞ est-il vraiment plus bas que tous les scores ?",
        "Le nombre qui remplit les scores futurs n'est pas assez bas : il leur reste un poids.",
        "Remplis par `-torch.inf`.",
    ),
    "en": (
        "Is your −∞ really below every score?",
        "The number that fills the scores of the future is not low enough: some weight remains.",
        "Fill with `-torch.inf`.",
    ),
}

FUTURE_KIND: Hints = {
    "fr": (
        "`masked_fill` demande un masque d'un certain type. Lequel ?",
        "Ton masque est fait de nombres : `masked_fill` veut des booléens.",
        "`mask.bool()`, ou un tampon créé en `dtype=torch.bool`.",
    ),
    "en": (
        "`masked_fill` asks for a mask of a certain type. Which one?",
        "Your mask is made of numbers: `masked_fill` wants booleans.",
        "`mask.bool()`, or a buffer created with `dtype=torch.bool`.",
    ),
}

FUTURE_SOMETIMES: Hints = {
    "fr": (
        "Une phrase plus courte que `context_length` voit-elle encore son futur ?",
        "Le masque n'est appliqué que pour certaines longueurs.",
        "Applique-le toujours, coupé à la longueur de la phrase : `self.mask[:T, :T]`.",
    ),
    "en": (
        "Does a sentence shorter than `context_length` still see its future?",
        "The mask is applied for some lengths only.",
        "Always apply it, cut to the length of the sentence: `self.mask[:T, :T]`.",
    ),
}

FUTURE_PARTLY: Hints = {
    "fr": (
        "Toutes les phrases et toutes les têtes sont-elles masquées ?",
        "Le masque n'atteint que la première phrase, ou la première tête.",
        "Applique-le à tous les scores à la fois : un masque `(T, T)` s'étend aux autres axes.",
    ),
    "en": (
        "Are all sentences and all heads masked?",
        "The mask reaches the first sentence only, or the first head.",
        "Apply it to all the scores at once: a `(T, T)` mask expands to the other axes.",
    ),
}

DROPOUT_ELSEWHERE: Hints = {
    "fr": (
        "Sur quel tenseur le dropout tombe-t-il : les poids d'attention, ou autre chose ?",
        "Le dropout est appliqué aux scores, aux valeurs, au contexte ou à la sortie.",
        "`weights = self.dropout(torch.softmax(...))`, juste avant `weights @ values`, et nulle "
        "part ailleurs.",
    ),
    "en": (
        "On which tensor does dropout fall: the attention weights, or something else?",
        "Dropout is applied to the scores, the values, the context or the output.",
        "`weights = self.dropout(torch.softmax(...))`, just before `weights @ values`, and "
        "nowhere else.",
    ),
}

DROPOUT_ALWAYS: Hints = {
    "fr": (
        "En évaluation, deux appels donnent-ils la même sortie ?",
        "Le dropout reste actif en évaluation : `F.dropout(x, p)` suppose `training=True`.",
        "`self.dropout = nn.Dropout(dropout)`, ou `F.dropout(x, p, training=self.training)`.",
    ),
    "en": (
        "In evaluation, do two calls give the same output?",
        "Dropout stays active in evaluation: `F.dropout(x, p)` supposes `training=True`.",
        "`self.dropout = nn.Dropout(dropout)`, or `F.dropout(x, p, training=self.training)`.",
    ),
}

DROPOUT_RATE: Hints = {
    "fr": (
        "Avec `dropout=0.2`, combien de poids tombent, et que valent les autres ?",
        "Le taux n'est pas celui demandé (1 − p, une constante…), ou les survivants ne sont pas "
        "divisés par 1 − p.",
        "`nn.Dropout(dropout)` met à zéro avec la probabilité `dropout` et divise les autres par "
        "1 − p.",
    ),
    "en": (
        "With `dropout=0.2`, how many weights fall, and what are the others worth?",
        "The rate is not the one asked for (1 − p, a constant…), or the survivors are not divided "
        "by 1 − p.",
        "`nn.Dropout(dropout)` zeroes with probability `dropout` and divides the others by 1 − p.",
    ),
}

DROPOUT_MISSING: Hints = {
    "fr": (
        "Que change `dropout` quand la couche s'entraîne ?",
        "Le taux reçu ne sert à rien : aucun poids ne tombe jamais.",
        "Transmets `dropout` à qui l'applique, et applique-le aux poids d'attention.",
    ),
    "en": (
        "What does `dropout` change while the layer is training?",
        "The rate received is of no use: no weight ever falls.",
        "Hand `dropout` on to what applies it, and apply it to the attention weights.",
    ),
}

MASK_LEFT_BEHIND: Hints = {
    "fr": (
        "`.to(device)` n'a pas déplacé ton masque.",
        "Un tenseur rangé dans un attribut ordinaire ne suit pas la couche, et ne paraît pas dans "
        "`state_dict()`.",
        '`self.register_buffer("mask", ...)` au lieu de `self.mask = ...`.',
    ),
    "en": (
        "`.to(device)` did not move your mask.",
        "A tensor kept in a plain attribute does not follow the layer, and does not appear in "
        "`state_dict()`.",
        '`self.register_buffer("mask", ...)` instead of `self.mask = ...`.',
    ),
}

MASK_NOT_CUT: Hints = {
    "fr": (
        "Ça ne marche que pour des séquences de longueur `context_length`.",
        "Le masque entier rencontre des scores plus petits que lui.",
        "Coupe-le à la longueur de la phrase : `self.mask[:T, :T]`, T étant `x.shape[1]`.",
    ),
    "en": (
        "It works only for sequences as long as `context_length`.",
        "The whole mask meets scores that are smaller than it.",
        "Cut it to the length of the sentence: `self.mask[:T, :T]`, where T is `x.shape[1]`.",
    ),
}

LIST_OF_MODULES: Hints = {
    "fr": (
        "Combien de paramètres ta couche annonce-t-elle ? Regarde `list(layer.parameters())`.",
        "Des couches rangées dans une liste (ou un tuple) Python sont invisibles pour PyTorch.",
        "`self.heads = nn.ModuleList([...])` se parcourt comme une liste et s'entraîne.",
    ),
    "en": (
        "How many parameters does your layer announce? Look at `list(layer.parameters())`.",
        "Layers kept in a Python list (or tuple) are invisible to PyTorch.",
        "`self.heads = nn.ModuleList([...])` is looped over like a list, and is trained.",
    ),
}

HEADS_AVERAGED: Hints = {
    "fr": (
        "Chaque tête regarde ailleurs : que reste-t-il de cela si leurs poids sont mélangés ?",
        "Les poids des têtes sont moyennés ou partagés avant de rencontrer les valeurs.",
        "Chaque tête garde ses poids : `weights @ values` avec l'axe des têtes intact.",
    ),
    "en": (
        "Each head looks elsewhere: what is left of that if their weights are mixed?",
        "The weights of the heads are averaged or shared before they meet the values.",
        "Each head keeps its own weights: `weights @ values` with the axis of the heads intact.",
    ),
}

TOTAL_SIZE: Hints = {
    "fr": (
        "Ici, `d_out` est la taille d'une tête ou celle de la sortie entière ?",
        "La taille d'une tête et la taille totale sont confondues.",
        "Dans le module à têtes séparées, chaque tête a `d_out` composantes et la sortie "
        "`num_heads * d_out` ; dans `MultiHeadAttention`, la sortie entière en a `d_out`.",
    ),
    "en": (
        "Here, is `d_out` the size of one head or that of the whole output?",
        "The size of a head and the total size are mixed up.",
        "In the module of separate heads, each head has `d_out` components and the output "
        "`num_heads * d_out`; in `MultiHeadAttention` the whole output has `d_out`.",
    ),
}

SAME_HEAD: Hints = {
    "fr": (
        "Tes têtes peuvent-elles apprendre des choses différentes ?",
        "C'est la même tête, ou les mêmes poids, qui sert plusieurs fois.",
        "Construis une `CausalAttention(...)` nouvelle pour chaque tête : `[CausalAttention(...) "
        "for _ in range(num_heads)]`, et non `[head] * num_heads`.",
    ),
    "en": (
        "Can your heads learn different things?",
        "It is the same head, or the same weights, that serves several times.",
        "Build a new `CausalAttention(...)` for each head: `[CausalAttention(...) for _ in "
        "range(num_heads)]`, and not `[head] * num_heads`.",
    ),
}

SETTINGS_LOST: Hints = {
    "fr": (
        "Tous les réglages reçus arrivent-ils jusqu'aux têtes, à leur place ?",
        "Un réglage (`context_length`, `dropout`, `qkv_bias`, `num_heads`) est oublié, figé ou "
        "donné à la place d'un autre.",
        "`CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)`, dans cet ordre, avec "
        "ce que tu as reçu.",
    ),
    "en": (
        "Do all the settings that are received reach the heads, each in its place?",
        "A setting (`context_length`, `dropout`, `qkv_bias`, `num_heads`) is forgotten, fixed, or "
        "given in the place of another.",
        "`CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)`, in this order, with "
        "what you received.",
    ),
}

SETTINGS_OF_EXERCISE_3_2: Hints = {
    "fr": (
        "Quels réglages l'énoncé fixe-t-il, et lesquels reçois-tu ?",
        "Un réglage du `MultiHeadAttentionWrapper` est de trop, manque ou prend la place d'un "
        "autre : deux têtes, deux nombres par jeton une fois les têtes réunies, ni dropout ni "
        "biais.",
        "`MultiHeadAttentionWrapper(d_in, ..., context_length, 0.0, num_heads=2)` : à la place "
        "des points, la taille d'**une** tête.",
    ),
    "en": (
        "Which settings does the statement fix, and which are you given?",
        "A setting of the `MultiHeadAttentionWrapper` is one too many, missing, or in the place "
        "of another: two heads, two numbers a token once the heads are joined, neither dropout "
        "nor bias.",
        "`MultiHeadAttentionWrapper(d_in, ..., context_length, 0.0, num_heads=2)`: in place of "
        "the dots, the size of **one** head.",
    ),
}

HEADS_IN_A_ROW: Hints = {
    "fr": (
        "Les têtes travaillent-elles côte à côte, ou l'une après l'autre ?",
        "La sortie d'une tête sert d'entrée à la suivante, ou une seule tête parle.",
        "Chaque tête reçoit le même `x` : `[head(x) for head in self.heads]`.",
    ),
    "en": (
        "Do the heads work side by side, or one after the other?",
        "The output of one head is the input of the next, or a single head speaks.",
        "Each head gets the same `x`: `[head(x) for head in self.heads]`.",
    ),
}

HEAD_ORDER: Hints = {
    "fr": (
        "La tête 0 occupe-t-elle les premières composantes ?",
        "Les têtes ne sont pas dans l'ordre où elles ont été créées ou découpées.",
        "Parcours-les dans l'ordre, sans `reversed`, `flip` ni indices à l'envers.",
    ),
    "en": (
        "Does head 0 fill the first components?",
        "The heads are not in the order in which they were created or cut.",
        "Go through them in order, without `reversed`, `flip` or indices backwards.",
    ),
}

EXTRA_PROJECTION: Hints = {
    "fr": (
        "Que demande l'énoncé une fois les têtes côte à côte ?",
        "Une projection de plus est appliquée : elle viendra dans le module suivant.",
        "Ici, rends directement la concaténation des têtes.",
    ),
    "en": (
        "What does the statement ask for once the heads stand side by side?",
        "One more projection is applied: it comes in the next module.",
        "Here, return the concatenation of the heads as it is.",
    ),
}

OTHER_LAYER_NAMES: Hints = {
    "fr": (
        "Les poids se chargent par leur nom. Les tiens s'appellent-ils comme dans l'énoncé ?",
        "Un attribut n'a pas son nom : `heads` pour les têtes, `W_query`, `W_key`, `W_value` et "
        "`out_proj` pour les projections.",
        "Renomme-les exactement comme l'énoncé les écrit, majuscules comprises.",
    ),
    "en": (
        "Weights are loaded by name. Are yours called as in the statement?",
        "An attribute does not have its name: `heads` for the heads, `W_query`, `W_key`, "
        "`W_value` and `out_proj` for the projections.",
        "Rename them exactly as the statement writes them, capitals included.",
    ),
}

FIXED_SIZES: Hints = {
    "fr": (
        "Ton programme marche-t-il pour d'autres tailles que celles du document ?",
        "Une taille, un nombre de têtes ou une longueur est écrite en dur.",
        "Lis-la dans les paramètres, ou dans la forme : `x.shape`.",
    ),
    "en": (
        "Does your program work for other sizes than the document's?",
        "A size, a number of heads or a length is written down as a number.",
        "Read it from the parameters, or from the shape: `x.shape`.",
    ),
}

TWO_HEADS_OF_ONE: Hints = {
    "fr": (
        "Deux têtes, et deux nombres en tout : combien par tête ?",
        "La sortie a bien (ou non) deux nombres, mais pas avec deux têtes de taille 1.",
        "Les têtes se mettent côte à côte : `d_out=1` et `num_heads=2` donnent 2 × 1 = 2.",
    ),
    "en": (
        "Two heads, and two numbers in all: how many a head?",
        "The output has two numbers (or not), but not from two heads of size 1.",
        "Heads stand side by side: `d_out=1` and `num_heads=2` give 2 × 1 = 2.",
    ),
}

NOT_THE_WRAPPER: Hints = {
    "fr": (
        "Quel objet l'énoncé demande-t-il de rendre ?",
        "Ce n'est pas un `MultiHeadAttentionWrapper` tout juste construit : une autre couche, sa "
        "sortie, ou rien.",
        "`return MultiHeadAttentionWrapper(...)`, avec les réglages de l'énoncé.",
    ),
    "en": (
        "Which object does the statement ask you to return?",
        "It is not a `MultiHeadAttentionWrapper` that was just built: another layer, its output, "
        "or nothing.",
        "`return MultiHeadAttentionWrapper(...)`, with the settings of the statement.",
    ),
}

OFFSET_SUM: Hints = {
    "fr": (
        "Pour aller au nombre d'indice (1, 2) dans une grille de 3 colonnes, combien de cases "
        "passes-tu ?",
        "Chaque indice doit être multiplié par le pas de son axe, puis on additionne.",
        "`sum(i * s for i, s in zip(index, strides))`.",
    ),
    "en": (
        "To reach the number of index (1, 2) in a grid of 3 columns, how many cells do you pass?",
        "Each index must be multiplied by the stride of its own axis, then all are added.",
        "`sum(i * s for i, s in zip(index, strides))`.",
    ),
}

OFFSET_AXES: Hints = {
    "fr": (
        "Quel pas va avec quel indice ?",
        "Un axe est oublié, ou les pas sont pris dans l'autre sens.",
        "Le k-ième indice va avec le k-ième pas, pour tous les axes : `zip(index, strides)`.",
    ),
    "en": (
        "Which stride goes with which index?",
        "An axis is forgotten, or the strides are taken the other way round.",
        "The k-th index goes with the k-th stride, for all axes: `zip(index, strides)`.",
    ),
}

OFFSET_UNIT: Hints = {
    "fr": (
        "La première place porte quel numéro, et compte-t-on des nombres ou des octets ?",
        "La place est décalée, ou comptée dans une autre unité que le nombre.",
        "L'indice (0, …, 0) est à la place 0, et un pas se compte en nombres.",
    ),
    "en": (
        "What number has the first place, and are numbers counted, or bytes?",
        "The place is shifted, or counted in another unit than numbers.",
        "Index (0, …, 0) is in place 0, and a stride is counted in numbers.",
    ),
}

STRIDES_OF_COLUMNS: Hints = {
    "fr": (
        "Le document lit-il la grille ligne par ligne ou colonne par colonne ?",
        "Tes pas sont ceux d'une lecture par colonnes : ils grandissent au lieu de diminuer, ou "
        "sont à l'envers.",
        "Le dernier axe a le pas 1, et chaque axe le produit des tailles qui le *suivent*.",
    ),
    "en": (
        "Does the document read the grid row by row or column by column?",
        "Your strides are those of a reading by columns: they grow instead of shrinking, or are "
        "backwards.",
        "The last axis has stride 1, and each axis the product of the sizes that *follow* it.",
    ),
}

STRIDES_SHIFTED: Hints = {
    "fr": (
        "Combien de cases sautes-tu pour avancer d'un rang sur le dernier axe ?",
        "Le produit prend une taille de trop ou une de moins : tous les pas sont décalés d'un axe.",
        "`math.prod(shape[k + 1:])` : sans la taille de l'axe k lui-même ; le produit de rien "
        "vaut 1.",
    ),
    "en": (
        "How many cells do you skip to move one step along the last axis?",
        "The product takes one size too many or too few: all strides are shifted by one axis.",
        "`math.prod(shape[k + 1:])`: without the size of axis k itself; the product of nothing is "
        "1.",
    ),
}

STRIDES_PRODUCT: Hints = {
    "fr": (
        "Avec trois axes, combien de nombres tiennent dans une tranche du premier ?",
        "Les tailles suivantes ne sont pas multipliées entre elles : elles sont additionnées, ou "
        "une seule compte.",
        "Multiplie toutes les tailles qui suivent l'axe : `math.prod(shape[k + 1:])`.",
    ),
    "en": (
        "With three axes, how many numbers fit in one slice of the first?",
        "The sizes that follow are not multiplied together: they are added, or only one counts.",
        "Multiply all the sizes that follow the axis: `math.prod(shape[k + 1:])`.",
    ),
}

WHOLE_NUMBERS: Hints = {
    "fr": (
        "Une place dans la mémoire est-elle un nombre entier ?",
        "Le résultat n'est pas un entier (ou un tuple d'entiers) : un flottant, un tenseur ou une "
        "liste de produits.",
        "Reste en entiers de Python, et rends un seul nombre ou un tuple d'entiers.",
    ),
    "en": (
        "Is a place in memory a whole number?",
        "The result is not a whole number (or a tuple of them): a float, a tensor or a list of "
        "products.",
        "Stay with Python's whole numbers, and return a single one or a tuple of them.",
    ),
}

AXES_ORDER: Hints = {
    "fr": (
        "Dans quel ordre l'énoncé veut-il les axes : lot, têtes, jetons, composantes ?",
        "Un échange d'axes manque, est de trop, ou porte sur d'autres axes.",
        "Après `view(b, T, num_heads, d_h)`, un seul échange : `.transpose(1, 2)`.",
    ),
    "en": (
        "In which order does the statement want the axes: batch, heads, tokens, components?",
        "A swap of axes is missing, is one too many, or concerns other axes.",
        "After `view(b, T, num_heads, d_h)`, a single swap: `.transpose(1, 2)`.",
    ),
}

AXES_OF_ONE_LOST: Hints = {
    "fr": (
        "Que devient ton résultat avec une seule phrase, un seul jeton ou une seule tête ?",
        "`squeeze()` retire tous les axes de taille 1 : le résultat n'a plus toujours quatre axes.",
        "Laisse les quatre axes, `(b, H, T, d_h)`, même quand l'un d'eux vaut 1 : pas de "
        "`squeeze()`.",
    ),
    "en": (
        "What becomes of your result with a single sentence, a single token or a single head?",
        "`squeeze()` removes every axis of size 1: the result does not always have four axes.",
        "Leave the four axes, `(b, H, T, d_h)`, even when one of them is 1: no `squeeze()`.",
    ),
}

HEADS_IN_A_LIST: Hints = {
    "fr": (
        "L'énoncé demande-t-il plusieurs tenseurs, ou un seul ?",
        "Tu rends une liste ou un tuple de têtes : on attend un seul tenseur, où les têtes sont "
        "un axe.",
        "Un axe des têtes se crée sans découper : `x.view(b, T, num_heads, d_h)`, puis "
        "`.transpose(1, 2)`.",
    ),
    "en": (
        "Does the statement ask for several tensors, or for one?",
        "You return a list or a tuple of heads: a single tensor is expected, in which the heads "
        "are an axis.",
        "An axis of heads is made without cutting: `x.view(b, T, num_heads, d_h)`, then "
        "`.transpose(1, 2)`.",
    ),
}

COPIED: Hints = {
    "fr": (
        "Fractionner les têtes doit-il déplacer un seul nombre ?",
        "Ton résultat est une copie : `contiguous()`, `clone()`, `stack`, `cat` ou une boucle "
        "écrit une autre mémoire.",
        "`view` puis `transpose` changent la façon de lire, et s'arrêtent là.",
    ),
    "en": (
        "Must splitting the heads move a single number?",
        "Your result is a copy: `contiguous()`, `clone()`, `stack`, `cat` or a loop writes "
        "another memory.",
        "`view` then `transpose` change the way of reading, and stop there.",
    ),
}

TOKENS_FLATTENED_FIRST: Hints = {
    "fr": (
        "Ton `view` touche-t-il d'autres axes que celui qu'il faut couper ?",
        "Réunir les phrases et les jetons en un axe demande que leurs nombres se suivent en "
        "mémoire : si `x` n'est pas contigu, `view` refuse. Couper le dernier axe est toujours "
        "possible.",
        "Un seul `view`, qui laisse b et T en place : `x.view(b, T, num_heads, d_h)`.",
    ),
    "en": (
        "Does your `view` touch other axes than the one to be cut?",
        "Joining sentences and tokens into one axis needs their numbers to follow one another in "
        "memory: if `x` is not contiguous, `view` refuses. Cutting the last axis is always "
        "possible.",
        "A single `view`, which leaves b and T where they are: `x.view(b, T, num_heads, d_h)`.",
    ),
}

STRIDES_TAKEN_FOR_GRANTED: Hints = {
    "fr": (
        "Et si `x` était la transposée d'un autre tenseur, quels seraient ses pas ?",
        "Tu écris les pas d'un tenseur contigu ; ceux de `x` peuvent être autres, jusqu'à celui "
        "du dernier axe.",
        "Pars de `x.stride()`, sans rien supposer ; ou laisse faire `x.view(b, T, num_heads, "
        "d_h)`, puis `.transpose(1, 2)`.",
    ),
    "en": (
        "What if `x` were the transpose of another tensor: what would its strides be?",
        "You write the strides of a contiguous tensor; those of `x` may be others, even that of "
        "the last axis.",
        "Start from `x.stride()`, and assume nothing; or let `x.view(b, T, num_heads, d_h)`, then "
        "`.transpose(1, 2)`, do it.",
    ),
}

NOT_CONTIGUOUS: Hints = {
    "fr": (
        "Le résultat se lit-il d'un trait en mémoire ?",
        "Les nombres sont à leur place, mais le résultat n'est pas contigu : la suite du calcul "
        "ne pourra pas le revoir par `view`.",
        "Termine par `.contiguous()`, ou transpose *avant* d'aplatir.",
    ),
    "en": (
        "Can the result be read from memory in one go?",
        "The numbers are in their place, but the result is not contiguous: what follows cannot "
        "`view` it otherwise.",
        "End with `.contiguous()`, or transpose *before* you flatten.",
    ),
}

NOT_MERGED: Hints = {
    "fr": (
        "Combien d'axes doit avoir le résultat ?",
        "Les têtes sont rapprochées de leurs composantes, ou empilées, mais pas réunies en un "
        "seul axe.",
        "Le résultat est `(b, T, H · d_h)` : aplatis les deux derniers axes, `.flatten(2)` par "
        "exemple.",
    ),
    "en": (
        "How many axes should the result have?",
        "The heads are brought next to their components, or stacked, but not joined into one axis.",
        "The result is `(b, T, H · d_h)`: flatten the last two axes, `.flatten(2)` for instance.",
    ),
}

STACKED_WRONG: Hints = {
    "fr": (
        "La tête h doit retrouver ses lignes dans la grande matrice. Lesquelles ?",
        "Les poids des têtes sont empilés sur un autre axe, dans un autre ordre, entrelacés, ou "
        "pour une partie d'entre elles seulement.",
        "`nn.Linear` range une sortie par ligne : `torch.cat([head.W_query.weight for head in "
        "wrapper.heads], dim=0)`.",
    ),
    "en": (
        "Head h must find its rows in the large matrix. Which ones?",
        "The weights of the heads are stacked along another axis, in another order, interleaved, "
        "or for some of the heads only.",
        "`nn.Linear` keeps one output a row: `torch.cat([head.W_query.weight for head in "
        "wrapper.heads], dim=0)`.",
    ),
}

IDENTITY_PROJECTION: Hints = {
    "fr": (
        "La nouvelle couche a une projection de sortie que les têtes n'avaient pas. Que doit-elle "
        "faire ?",
        "`out_proj` garde des poids ou un biais tirés au hasard, ou n'est pas l'identité.",
        "Poids `torch.eye(d_out)`, biais nul : `layer.out_proj.bias.zero_()`, sous "
        "`torch.no_grad()`.",
    ),
    "en": (
        "The new layer has an output projection that the heads had not. What must it do?",
        "`out_proj` keeps weights or a bias drawn at random, or is not the identity.",
        "Weight `torch.eye(d_out)`, bias zero: `layer.out_proj.bias.zero_()`, under "
        "`torch.no_grad()`.",
    ),
}

BIASES_LEFT: Hints = {
    "fr": (
        "Les têtes peuvent avoir des biais. Où vont-ils ?",
        "Les biais des requêtes, clés et valeurs ne sont pas copiés, ou la nouvelle couche n'en a "
        "pas.",
        "`qkv_bias=wrapper.heads[0].W_query.bias is not None`, puis empile les biais comme les "
        "poids.",
    ),
    "en": (
        "The heads may have biases. Where do they go?",
        "The biases of queries, keys and values are not copied, or the new layer has none.",
        "`qkv_bias=wrapper.heads[0].W_query.bias is not None`, then stack the biases as you do "
        "the weights.",
    ),
}

BIASES_ELSEWHERE: Hints = {
    "fr": (
        "Chaque biais d'une tête a-t-il une place, et une seule, dans la nouvelle couche ?",
        "Des biais sont copiés au mauvais endroit, ou deux fois : ceux de `W_query` vont à "
        "`W_query`, et ainsi de suite ; celui de `out_proj` reste nul.",
        "Dans la boucle sur `W_query`, `W_key`, `W_value` : `torch.cat([getattr(head, name).bias "
        "for head in wrapper.heads])`.",
    ),
    "en": (
        "Does each bias of a head have one place, and only one, in the new layer?",
        "Some biases are copied to the wrong place, or twice: those of `W_query` go to `W_query`, "
        "and so on; that of `out_proj` stays zero.",
        "In the loop over `W_query`, `W_key`, `W_value`: `torch.cat([getattr(head, name).bias for "
        "head in wrapper.heads])`.",
    ),
}

SETTINGS_OF_THE_WRAPPER: Hints = {
    "fr": (
        "Nombre de têtes, longueur du contexte, dropout, type, appareil : la nouvelle couche "
        "a-t-elle ceux des têtes ?",
        "Un réglage est écrit en dur ou laissé à sa valeur par défaut au lieu d'être lu dans "
        "`wrapper`.",
        "`head = wrapper.heads[0]` les connaît : `head.mask.shape[0]`, `head.dropout.p`, "
        "`head.W_query.weight.dtype` et `.device`.",
    ),
    "en": (
        "Number of heads, length of the context, dropout, dtype, device: does the new layer have "
        "those of the heads?",
        "A setting is written down or left at its default instead of being read from `wrapper`.",
        "`head = wrapper.heads[0]` knows them: `head.mask.shape[0]`, `head.dropout.p`, "
        "`head.W_query.weight.dtype` and `.device`.",
    ),
}

MEMORY_OF_THE_WRAPPER: Hints = {
    "fr": (
        "Change un poids de `wrapper` : la nouvelle couche bouge-t-elle ?",
        "Les deux couches partagent un tenseur (poids, biais ou masque) au lieu d'en avoir "
        "chacune une copie.",
        "Copie dans les paramètres de la nouvelle couche : `.copy_(...)`, ou `.clone()` avant de "
        "ranger.",
    ),
    "en": (
        "Change a weight of `wrapper`: does the new layer move?",
        "Both layers share a tensor (weight, bias or mask) instead of having a copy each.",
        "Copy into the parameters of the new layer: `.copy_(...)`, or `.clone()` before storing.",
    ),
}

WRAPPER_CHANGED: Hints = {
    "fr": (
        "`wrapper` doit ressortir intact. L'est-il ?",
        "Ta fonction modifie `wrapper` : ses poids, leur type, leur droit d'apprendre, son dropout "
        "ou son mode.",
        "Lis `wrapper` sans rien lui affecter, sans `requires_grad_`, `eval()` ni opération sur "
        "place.",
    ),
    "en": (
        "`wrapper` must come out as it was. Does it?",
        "Your function changes `wrapper`: its weights, their dtype, their right to learn, its "
        "dropout or its mode.",
        "Read `wrapper` without assigning anything to it, without `requires_grad_`, `eval()` or "
        "in-place operations.",
    ),
}

NOT_THE_NEW_LAYER: Hints = {
    "fr": (
        "Quel objet faut-il rendre ?",
        "Ce n'est pas une `MultiHeadAttention` aux poids copiés : le même `wrapper`, des poids, "
        "ou rien.",
        "Construis une `MultiHeadAttention`, copie les poids dedans, puis `return layer`.",
    ),
    "en": (
        "Which object must be returned?",
        "It is not a `MultiHeadAttention` with the weights copied: the same `wrapper`, weights, "
        "or nothing.",
        "Build a `MultiHeadAttention`, copy the weights into it, then `return layer`.",
    ),
}

FROZEN_AFTER: Hints = {
    "fr": (
        "La nouvelle couche peut-elle encore apprendre ? Regarde ses paramètres.",
        "Ses poids sont gelés, ou ne sont plus des paramètres.",
        "Copie dans les paramètres qui sont là, sous `with torch.no_grad():`, sans toucher à "
        "`requires_grad`.",
    ),
    "en": (
        "Can the new layer still learn? Look at its parameters.",
        "Its weights are frozen, or are parameters no more.",
        "Copy into the parameters that are there, under `with torch.no_grad():`, without touching "
        "`requires_grad`.",
    ),
}

HEADS_AGREE: Hints = {
    "fr": (
        "Avec une seule tête, un seul jeton ou une seule composante par tête, que reste-t-il à "
        "confondre ?",
        "Sur ton entrée, un des deux programmes au moins donne le bon fractionnement.",
        "Il faut au moins deux têtes, deux jetons, deux composantes par tête, et des nombres qui "
        "ne se répètent pas.",
    ),
    "en": (
        "With a single head, a single token or a single component a head, what is left to mix up?",
        "On your input, one of the two programs at least gives the right split.",
        "It takes at least two heads, two tokens, two components a head, and numbers that do not "
        "repeat.",
    ),
}

COUNTEREXAMPLE_SHAPE: Hints = {
    "fr": (
        "Que demande l'énoncé : un tenseur de quelle forme, et quoi d'autre ?",
        "Il manque un résultat, ils sont dans l'autre ordre, `x` n'a pas trois axes, ou H ne "
        "divise pas d_out.",
        "`return x, num_heads`, avec `x` de forme `(b, T, d_out)` et d_out multiple de "
        "`num_heads`.",
    ),
    "en": (
        "What does the statement ask for: a tensor of which shape, and what else?",
        "A result is missing, they are in the other order, `x` has not three axes, or H does not "
        "divide d_out.",
        "`return x, num_heads`, with `x` of shape `(b, T, d_out)` and d_out a multiple of "
        "`num_heads`.",
    ),
}

OWN_DRAW: Hints = {
    "fr": (
        "À la même graine, tes poids ne sont pas ceux du document. Dans quel ordre, et comment, "
        "sont-ils tirés ?",
        "L'ordre de création, la loi ou la graine n'est pas celle de l'énoncé.",
        "`W_query`, `W_key`, `W_value`, puis ce qui vient après, chacune créée une fois par "
        "`nn.Linear`, sans fixer de graine.",
    ),
    "en": (
        "With the same seed, your weights are not the document's. In which order, and how, are "
        "they drawn?",
        "The order of creation, the distribution or the seed is not that of the statement.",
        "`W_query`, `W_key`, `W_value`, then what comes next, each created once by `nn.Linear`, "
        "without setting a seed.",
    ),
}
