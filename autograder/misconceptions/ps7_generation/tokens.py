"""Known mistakes of bpe_train, bpe_encode, generation_cost and counterexample_cache."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING, Any

from autograder.misconceptions.hints import Hints
from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    bpe_encode = Any

MISTAKES = Mistakes()

OCCURRENCES: Hints = {
    "fr": (
        "Un mot vu six fois pèse-t-il autant qu'un mot vu une fois ?",
        "Chaque paire est comptée une fois par mot, sans le nombre d'occurrences du mot.",
        "`pairs[pair] += count`, où `count = words[word]`.",
    ),
    "en": (
        "Does a word seen six times weigh as much as a word seen once?",
        "Each pair is counted once a word, without the number of occurrences of the word.",
        "`pairs[pair] += count`, where `count = words[word]`.",
    ),
}

OVERLAPS: Hints = {
    "fr": (
        "Dans `aaa`, combien de fois deux `a` sont-ils voisins ? Compte avec le doigt.",
        "Tu sautes des paires qui se chevauchent, ou tu ne comptes une paire qu'une fois par mot.",
        "Toutes les paires de voisins : `for pair in itertools.pairwise(symbols)`.",
    ),
    "en": (
        "In `aaa`, how many times are two `a` neighbours? Count with a finger.",
        "You skip pairs that overlap, or count a pair only once a word.",
        "All pairs of neighbours: `for pair in itertools.pairwise(symbols)`.",
    ),
}

TIES: Hints = {
    "fr": (
        "Deux paires aussi fréquentes : laquelle gagne, quel que soit l'ordre du dictionnaire ?",
        "À égalité, tu prends la première vue, la plus grande, ou une autre que la plus petite.",
        "`min(pairs, key=lambda pair: (-pairs[pair], pair))` compare les tuples eux-mêmes.",
    ),
    "en": (
        "Two pairs that are as frequent: which one wins, whatever the order of the dictionary?",
        "Among equals you take the first seen, the largest, or another than the smallest.",
        "`min(pairs, key=lambda pair: (-pairs[pair], pair))` compares the tuples themselves.",
    ),
}

END_OF_WORD: Hints = {
    "fr": (
        "De quels symboles un mot est-il fait au départ ? De ses lettres, et de rien d'autre ?",
        "Tu ajoutes un symbole au début ou à la fin des mots.",
        "`list(word)`, sans `</w>` ni espace.",
    ),
    "en": (
        "Of which symbols is a word made at first? Of its letters, and of nothing else?",
        "You add a symbol at the beginning or at the end of words.",
        "`list(word)`, with no `</w>` and no space.",
    ),
}

STRADDLES: Hints = {
    "fr": (
        "La dernière lettre d'un mot et la première du suivant sont-elles voisines ?",
        "Tu mets les mots bout à bout : des paires enjambent deux mots.",
        "Une boucle sur les mots, et les paires de chacun.",
    ),
    "en": (
        "Are the last letter of a word and the first of the next one neighbours?",
        "You put the words end to end: pairs straddle two words.",
        "A loop over the words, and the pairs of each.",
    ),
}

RARE_PAIRS: Hints = {
    "fr": (
        "Une paire vue une seule fois se fusionne-t-elle encore ? Relis la règle d'arrêt.",
        "Tu t'arrêtes trop tôt : quand les paires deviennent rares, ou un tour trop vite.",
        "Arrête après `num_merges` fusions, ou s'il ne reste **aucune** paire.",
    ),
    "en": (
        "Is a pair that is seen only once still merged? Read the rule for stopping again.",
        "You stop too early: when pairs become rare, or one round too soon.",
        "Stop after `num_merges` merges, or if there is **no** pair left.",
    ),
}

NO_PAIR_LEFT: Hints = {
    "fr": (
        "Que se passe-t-il quand tous les mots ne sont plus qu'un symbole ?",
        "Le cas où il ne reste aucune paire n'est pas prévu.",
        "`if not pairs: break`, avant de chercher la plus fréquente.",
    ),
    "en": (
        "What happens when every word is a single symbol?",
        "The case where no pair is left is not foreseen.",
        "`if not pairs: break`, before looking for the most frequent one.",
    ),
}

NOT_MERGED_IN_WORDS: Hints = {
    "fr": (
        "Après la première fusion, de quels symboles les mots sont-ils faits ?",
        "Les paires sont comptées une fois pour toutes : la fusion n'est pas faite dans les mots.",
        "À chaque tour, fusionne la paire dans chaque mot, puis compte de nouveau.",
    ),
    "en": (
        "After the first merge, of which symbols are the words made?",
        "Pairs are counted once and for all: the merge is not carried out in the words.",
        "At each round merge the pair in each word, then count again.",
    ),
}

MERGED_WRONG: Hints = {
    "fr": (
        "Fusionne à la main, de gauche à droite, partout dans le mot. Obtiens-tu la même coupe ?",
        "La fusion va de droite à gauche, n'a lieu qu'une fois, ou mord sur d'autres symboles.",
        "Avance avec un indice : si la paire est là, fusionne-la et passe après elle.",
    ),
    "en": (
        "Merge by hand, from left to right, everywhere in the word. Do you get the same cut?",
        "The merge goes from right to left, happens only once, or bites into other symbols.",
        "Move an index forward: if the pair is there, merge it and go past it.",
    ),
}

MERGES_FORM: Hints = {
    "fr": (
        "Que faut-il pour refaire une fusion : le symbole obtenu, ou les deux morceaux ?",
        "La liste ne contient pas des paires, dans l'ordre où elles ont été apprises.",
        "`merges.append(best)`, où `best` est le tuple `(gauche, droite)`.",
    ),
    "en": (
        "What does it take to do a merge again: the symbol obtained, or both pieces?",
        "The list does not hold pairs, in the order in which they were learnt.",
        "`merges.append(best)`, where `best` is the tuple `(left, right)`.",
    ),
}

MERGES_COUNT: Hints = {
    "fr": (
        "Combien de fusions a-t-on demandées ?",
        "Tu en apprends une de plus, ou une de moins.",
        "`for _ in range(num_merges)`, et une fusion par tour.",
    ),
    "en": (
        "How many merges were asked for?",
        "You learn one more, or one fewer.",
        "`for _ in range(num_merges)`, and one merge a round.",
    ),
}

WORDS_CHANGED: Hints = {
    "fr": (
        "Le mot que tu lis est-il celui qu'on t'a donné, lettre pour lettre ?",
        "Majuscules, accents ou octets : tu changes les caractères avant de compter.",
        "Pars de `list(word)`, sans rien convertir.",
    ),
    "en": (
        "Is the word that you read the one that you were given, letter by letter?",
        "Capitals, accents or bytes: you change the characters before counting.",
        "Start from `list(word)`, converting nothing.",
    ),
}

DICTIONARY_SPOILT: Hints = {
    "fr": (
        "Après l'appel, l'appelant retrouve-t-il son dictionnaire et sa liste ?",
        "Tu écris dans l'argument reçu : mots ajoutés, ôtés, ou fusions consommées.",
        "Travaille sur une copie : `{word: list(word) for word in words}`, `list(merges)`.",
    ),
    "en": (
        "After the call, does the caller find its dictionary and its list again?",
        "You write into the argument received: words added or removed, or merges used up.",
        "Work on a copy: `{word: list(word) for word in words}`, `list(merges)`.",
    ),
}

ENCODE_ORDER: Hints = {
    "fr": (
        "Dans quel ordre les fusions ont-elles été apprises ? Celui qui coupe doit faire pareil.",
        "Tu n'appliques pas les fusions dans leur ordre : à l'envers, ou la plus longue d'abord.",
        "`for left, right in merges:`, et pour chacune, une passe sur tout le mot.",
    ),
    "en": (
        "In which order were the merges learnt? The one who cuts must do the same.",
        "You do not apply the merges in their order: backwards, or the longest first.",
        "`for left, right in merges:`, and for each, one pass over the whole word.",
    ),
}

ENCODE_FORM: Hints = {
    "fr": (
        "Qu'attend-on : la liste des symboles, ou autre chose ?",
        "Le résultat n'est pas une liste de morceaux du mot, dans l'ordre.",
        "`return symbols`, la liste de ce qui reste après les fusions.",
    ),
    "en": (
        "What is expected: the list of symbols, or something else?",
        "The result is not a list of pieces of the word, in order.",
        "`return symbols`, the list of what is left after the merges.",
    ),
}

UNKNOWN_CHARACTERS: Hints = {
    "fr": (
        "Que devient une lettre que le corpus n'avait pas ? Rien ne doit être illisible.",
        "Les caractères sans fusion disparaissent, ou sont remplacés.",
        "Garde chaque caractère comme symbole, même s'il ne se fusionne jamais.",
    ),
    "en": (
        "What becomes of a letter that the corpus did not have? Nothing must be unreadable.",
        "Characters without a merge disappear, or are replaced.",
        "Keep each character as a symbol, even if it never merges.",
    ),
}


@MISTAKES.of("bpe_train", "PS7-occurrences", family="occurrences", **OCCURRENCES)
def bpe_train__words_once(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word in words:
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += 1
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-occurrences", family="occurrences", **OCCURRENCES)
def bpe_train__squared_counts(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count**2
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-overlaps", family="overlaps", **OVERLAPS)
def bpe_train__without_overlaps(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            symbols, i = bpe_encode(word, merges), 0
            while i + 1 < len(symbols):
                pair = (symbols[i], symbols[i + 1])
                pairs[pair] += count
                i += 1 + (symbols[i : i + 3] == [pair[0]] * 3)
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-overlaps", family="overlaps", **OVERLAPS)
def bpe_train__two_by_two(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            symbols = bpe_encode(word, merges)
            for pair in zip(symbols[::2], symbols[1::2], strict=False):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-overlaps", family="overlaps", **OVERLAPS)
def bpe_train__once_a_word(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in set(itertools.pairwise(bpe_encode(word, merges))):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-overlaps", family="overlaps", **OVERLAPS)
def bpe_train__counted_in_text(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            symbols = bpe_encode(word, merges)
            for left, right in set(itertools.pairwise(symbols)):
                text = "|" + "|".join(symbols) + "|"
                pairs[left, right] += count * text.count(f"|{left}|{right}|")
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-ties", family="ties", **TIES)
def bpe_train__first_seen(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(pairs.most_common(1)[0][0])
    return merges


@MISTAKES.of("bpe_train", "PS7-ties", family="ties", **TIES)
def bpe_train__largest(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(max(pairs, key=lambda pair: (pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-ties", family="ties", **TIES)
def bpe_train__last_seen(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(max(reversed(list(pairs)), key=pairs.__getitem__))
    return merges


@MISTAKES.of("bpe_train", "PS7-ties", family="ties", **TIES)
def bpe_train__joined(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], "".join(pair))))
    return merges


@MISTAKES.of("bpe_train", "PS7-ties", family="ties", **TIES)
def bpe_train__shortest_first(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], len("".join(pair)), pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-ties", family="ties", **TIES)
def bpe_train__longest_first(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], -len("".join(pair)), pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-ties", family="ties", **TIES)
def bpe_train__by_the_right(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair[::-1])))
    return merges


@MISTAKES.of("bpe_train", "PS7-least-frequent", family="occurrences", **OCCURRENCES)
def bpe_train__least_frequent(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-end-of-word", family="end", **END_OF_WORD)
def bpe_train__end_of_word(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            symbols = [*word, "</w>"]
            for left, right in merges:
                i = 0
                while i + 1 < len(symbols):
                    if (symbols[i], symbols[i + 1]) == (left, right):
                        symbols[i : i + 2] = [left + right]
                    i += 1
            for pair in itertools.pairwise(symbols):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-end-of-word", family="end", **END_OF_WORD)
def bpe_train__space_in_front(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(" " + word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-end-of-word", family="end", **END_OF_WORD)
def bpe_train__underscore_at_the_end(
    words: dict[str, int], num_merges: int
) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word + "_", merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-straddles", family="straddles", **STRADDLES)
def bpe_train__end_to_end(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        text = "".join(word * count for word, count in words.items())
        for pair in itertools.pairwise(bpe_encode(text, merges)):
            pairs[pair] += 1
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-straddles", family="straddles", **STRADDLES)
def bpe_train__space_between(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        text = " ".join(word for word, count in words.items() for _ in range(count))
        for pair in itertools.pairwise(bpe_encode(text, merges)):
            pairs[pair] += 1
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-rare-pairs", family="rare", **RARE_PAIRS)
def bpe_train__not_once(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs or max(pairs.values()) < 2:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-rare-pairs", family="rare", **RARE_PAIRS)
def bpe_train__one_pair_left(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if len(pairs) < 2:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-no-pair-left", family="none-left", **NO_PAIR_LEFT)
def bpe_train__no_break(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-no-pair-left", family="none-left-padded", **NO_PAIR_LEFT)
def bpe_train__last_again(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            merges.append(("", ""))
            continue
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-not-merged", family="not-merged", **NOT_MERGED_IN_WORDS)
def bpe_train__most_common_letters(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    pairs: Counter[tuple[str, str]] = Counter()
    for word, count in words.items():
        for pair in itertools.pairwise(word):
            pairs[pair] += count
    return sorted(pairs, key=lambda pair: (-pairs[pair], pair))[:num_merges]


@MISTAKES.of("bpe_train", "PS7-not-merged", family="not-merged", **NOT_MERGED_IN_WORDS)
def bpe_train__same_pair_again(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(list(word)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-not-merged", family="not-merged", **NOT_MERGED_IN_WORDS)
def bpe_train__first_merge_only(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges[:1])):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-merged-wrong", family="merged", **MERGED_WRONG)
def bpe_train__from_the_right(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    split = {word: list(word) for word in words}
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, symbols in split.items():
            for pair in itertools.pairwise(symbols):
                pairs[pair] += words[word]
        if not pairs:
            break
        left, right = min(pairs, key=lambda pair: (-pairs[pair], pair))
        merges.append((left, right))
        for symbols in split.values():
            for i in range(len(symbols) - 2, -1, -1):
                if tuple(symbols[i : i + 2]) == (left, right):
                    symbols[i : i + 2] = [left + right]
    return merges


@MISTAKES.of("bpe_train", "PS7-merged-wrong", family="merged", **MERGED_WRONG)
def bpe_train__first_only(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    split = {word: list(word) for word in words}
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, symbols in split.items():
            for pair in itertools.pairwise(symbols):
                pairs[pair] += words[word]
        if not pairs:
            break
        left, right = min(pairs, key=lambda pair: (-pairs[pair], pair))
        merges.append((left, right))
        for symbols in split.values():
            for i in range(len(symbols) - 1):
                if (symbols[i], symbols[i + 1]) == (left, right):
                    symbols[i : i + 2] = [left + right]
                    break
    return merges


@MISTAKES.of("bpe_train", "PS7-merged-wrong", family="merged", **MERGED_WRONG)
def bpe_train__text_replaced(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    split = {word: list(word) for word in words}
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, symbols in split.items():
            for pair in itertools.pairwise(symbols):
                pairs[pair] += words[word]
        if not pairs:
            break
        left, right = min(pairs, key=lambda pair: (-pairs[pair], pair))
        merges.append((left, right))
        for word, symbols in split.items():
            text = " ".join(symbols).replace(f"{left} {right}", left + right)
            split[word] = text.split()
    return merges


@MISTAKES.of("bpe_train", "PS7-merged-wrong", family="merged", **MERGED_WRONG)
def bpe_train__overlapping(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    split = {word: list(word) for word in words}
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, symbols in split.items():
            for pair in itertools.pairwise(symbols):
                pairs[pair] += words[word]
        if not pairs:
            break
        left, right = min(pairs, key=lambda pair: (-pairs[pair], pair))
        merges.append((left, right))
        for word, symbols in split.items():
            merged, i = [], 0
            while i < len(symbols):
                if tuple(symbols[i : i + 2]) == (left, right):
                    merged.append(left + right)
                else:
                    merged.append(symbols[i])
                i += 1
            split[word] = merged
    return merges


@MISTAKES.of("bpe_train", "PS7-merged-wrong", family="merged", **MERGED_WRONG)
def bpe_train__one_word_only(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    split = {word: list(word) for word in words}
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, symbols in split.items():
            for pair in itertools.pairwise(symbols):
                pairs[pair] += words[word]
        if not pairs:
            break
        left, right = min(pairs, key=lambda pair: (-pairs[pair], pair))
        merges.append((left, right))
        for symbols in split.values():
            i, before = 0, len(symbols)
            while i + 1 < len(symbols):
                if (symbols[i], symbols[i + 1]) == (left, right):
                    symbols[i : i + 2] = [left + right]
                i += 1
            if len(symbols) < before:
                break
    return merges


@MISTAKES.of("bpe_train", "PS7-merges-form", family="merges-form", **MERGES_FORM)
def bpe_train__symbols(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return ["".join(pair) for pair in merges]  # type: ignore[misc]


@MISTAKES.of("bpe_train", "PS7-merges-form", family="merges-form", **MERGES_FORM)
def bpe_train__with_counts(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    counts: list[int] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
        counts.append(pairs[merges[-1]])
    return list(zip(merges, counts, strict=True))  # type: ignore[arg-type]


@MISTAKES.of("bpe_train", "PS7-merges-form", family="merges-form", **MERGES_FORM)
def bpe_train__sorted_pairs(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return sorted(merges)


@MISTAKES.of("bpe_train", "PS7-merges-form", family="merges-form", **MERGES_FORM)
def bpe_train__reversed_pairs(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges[::-1]


@MISTAKES.of("bpe_train", "PS7-merges-form", family="merges-form", **MERGES_FORM)
def bpe_train__ranks(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return {pair: i for i, pair in enumerate(merges)}  # type: ignore[return-value]


@MISTAKES.of("bpe_train", "PS7-merges-count", family="merges-count", **MERGES_COUNT)
def bpe_train__one_more(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges + 1):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-merges-count", family="merges-count", **MERGES_COUNT)
def bpe_train__one_fewer(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges - 1):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-merges-count", family="merges-count", **MERGES_COUNT)
def bpe_train__all_of_them(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    while True:
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-merges-count", family="merges-count", **MERGES_COUNT)
def bpe_train__at_least_one(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(max(1, num_merges)):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-words-changed", family="changed", **WORDS_CHANGED)
def bpe_train__distinct_letters(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode("".join(dict.fromkeys(word)), merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-words-changed", family="changed", **WORDS_CHANGED)
def bpe_train__without_signs(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode("".join(filter(str.isalpha, word)), merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "PS7-words-changed", family="changed", **WORDS_CHANGED)
def bpe_train__without_accents(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode("".join(filter(str.isascii, word)), merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges


@MISTAKES.of("bpe_train", "MO-5", family="spoilt", **DICTIONARY_SPOILT)
def bpe_train__dictionary_emptied(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    words.clear()
    return merges


@MISTAKES.of("bpe_train", "MO-5", family="spoilt", **DICTIONARY_SPOILT)
def bpe_train__rewritten(words: dict[str, int], num_merges: int) -> list[tuple[str, str]]:
    merges: list[tuple[str, str]] = []
    for _ in range(num_merges):
        pairs: Counter[tuple[str, str]] = Counter()
        for word, count in words.items():
            for pair in itertools.pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    for word in list(words):
        words[" ".join(word)] = words.pop(word)
    return merges


@MISTAKES.of("bpe_train", "PS7-encode-order", family="order", function="bpe_encode", **ENCODE_ORDER)
def bpe_encode__backwards(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in reversed(merges):
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


@MISTAKES.of("bpe_train", "PS7-encode-order", family="order", function="bpe_encode", **ENCODE_ORDER)
def bpe_encode__sorted_merges(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in sorted(merges):
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


@MISTAKES.of("bpe_train", "PS7-encode-order", family="order", function="bpe_encode", **ENCODE_ORDER)
def bpe_encode__longest_merges(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in sorted(merges, key=lambda pair: -len("".join(pair))):
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


@MISTAKES.of("bpe_train", "PS7-encode-order", family="order", function="bpe_encode", **ENCODE_ORDER)
def bpe_encode__longest_piece(word: str, merges: list[tuple[str, str]]) -> list[str]:
    known = {left + right for left, right in merges}
    symbols, i = [], 0
    while i < len(word):
        end = next((j for j in range(len(word), i + 1, -1) if word[i:j] in known), i + 1)
        symbols.append(word[i:end])
        i = end
    return symbols


@MISTAKES.of("bpe_train", "PS7-encode-order", family="order", function="bpe_encode", **ENCODE_ORDER)
def bpe_encode__any_pair_from_the_left(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols, known = list(word), set(merges)
    i = 0
    while i + 1 < len(symbols):
        if (symbols[i], symbols[i + 1]) in known:
            symbols[i : i + 2] = [symbols[i] + symbols[i + 1]]
            i = max(0, i - 1)
        else:
            i += 1
    return symbols


@MISTAKES.of(
    "bpe_train", "PS7-merged-wrong", family="encode-merged", function="bpe_encode", **MERGED_WRONG
)
def bpe_encode__once_each(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
                break
            i += 1
    return symbols


@MISTAKES.of(
    "bpe_train", "PS7-merged-wrong", family="encode-merged", function="bpe_encode", **MERGED_WRONG
)
def bpe_encode__from_the_right(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for pair in merges:
        for i in range(len(symbols) - 2, -1, -1):
            if tuple(symbols[i : i + 2]) == pair:
                symbols[i : i + 2] = ["".join(pair)]
    return symbols


@MISTAKES.of(
    "bpe_train", "PS7-merged-wrong", family="encode-merged", function="bpe_encode", **MERGED_WRONG
)
def bpe_encode__text_replaced(word: str, merges: list[tuple[str, str]]) -> list[str]:
    text = " ".join(word)
    for left, right in merges:
        text = text.replace(f"{left} {right}", left + right)
    return text.split()


@MISTAKES.of(
    "bpe_train", "PS7-merged-wrong", family="encode-merged", function="bpe_encode", **MERGED_WRONG
)
def bpe_encode__pattern_not_escaped(word: str, merges: list[tuple[str, str]]) -> list[str]:
    import re

    text = " ".join(word)
    for left, right in merges:
        text = re.sub(rf"(?<!\S){left} {right}(?!\S)", left + right, text)
    return text.split()


@MISTAKES.of(
    "bpe_train", "PS7-merged-wrong", family="encode-merged", function="bpe_encode", **MERGED_WRONG
)
def bpe_encode__first_merge_only(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in merges[:1]:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


@MISTAKES.of(
    "bpe_train", "PS7-merged-wrong", family="encode-merged", function="bpe_encode", **MERGED_WRONG
)
def bpe_encode__letters_only(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in [m for m in merges if len(m[0] + m[1]) == 2]:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


@MISTAKES.of(
    "bpe_train", "PS7-end-of-word", family="encode-end", function="bpe_encode", **END_OF_WORD
)
def bpe_encode__end_of_word(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = [*word, "</w>"]
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


@MISTAKES.of(
    "bpe_train", "PS7-unknown", family="unknown", function="bpe_encode", **UNKNOWN_CHARACTERS
)
def bpe_encode__unknown_dropped(word: str, merges: list[tuple[str, str]]) -> list[str]:
    known = set("".join(map("".join, merges)))
    symbols = [c for c in word if c in known]
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


@MISTAKES.of(
    "bpe_train", "PS7-unknown", family="unknown", function="bpe_encode", **UNKNOWN_CHARACTERS
)
def bpe_encode__unknown_replaced(word: str, merges: list[tuple[str, str]]) -> list[str]:
    known = set("".join(map("".join, merges)))
    symbols = [c if c in known else "?" for c in word]
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


@MISTAKES.of(
    "bpe_train", "PS7-unknown", family="unknown", function="bpe_encode", **UNKNOWN_CHARACTERS
)
def bpe_encode__lower_case(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word.lower())
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


@MISTAKES.of(
    "bpe_train", "PS7-unknown", family="unknown", function="bpe_encode", **UNKNOWN_CHARACTERS
)
def bpe_encode__word_known_whole(word: str, merges: list[tuple[str, str]]) -> list[str]:
    if any(word == left + right for left, right in merges):
        return [word]
    return list(word)


@MISTAKES.of(
    "bpe_train", "PS7-encode-form", family="encode-form", function="bpe_encode", **ENCODE_FORM
)
def bpe_encode__joined_by_spaces(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return " ".join(symbols)  # type: ignore[return-value]


@MISTAKES.of(
    "bpe_train", "PS7-encode-form", family="encode-form", function="bpe_encode", **ENCODE_FORM
)
def bpe_encode__without_repeats(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return list(dict.fromkeys(symbols))


@MISTAKES.of(
    "bpe_train", "PS7-encode-form", family="encode-form", function="bpe_encode", **ENCODE_FORM
)
def bpe_encode__empty_word_kept(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols or [""]


@MISTAKES.of(
    "bpe_train", "PS7-encode-form", family="encode-form", function="bpe_encode", **ENCODE_FORM
)
def bpe_encode__numbers(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    known = [left + right for left, right in merges]
    return [known.index(s) if s in known else -1 for s in symbols]  # type: ignore[misc]


@MISTAKES.of(
    "bpe_train", "PS7-encode-form", family="encode-form", function="bpe_encode", **ENCODE_FORM
)
def bpe_encode__nothing_merged(word: str, merges: list[tuple[str, str]]) -> list[str]:
    return list(word)


@MISTAKES.of(
    "bpe_train", "MO-5", family="encode-spoilt", function="bpe_encode", **DICTIONARY_SPOILT
)
def bpe_encode__merges_used_up(word: str, merges: list[tuple[str, str]]) -> list[str]:
    symbols = list(word)
    while merges:
        left, right = merges.pop(0)
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols


LAST_STEP: Hints = {
    "fr": (
        "Pour T = 4 et d = 1, ce sont 30 et 10. Combien de termes additionnes-tu ?",
        "La somme s'arrête un pas trop tôt, ou en compte un de trop.",
        "`range(1, T + 1)` : de 1 à T compris.",
    ),
    "en": (
        "For T = 4 and d = 1 they are 30 and 10. How many terms do you add?",
        "The sum stops one step too early, or counts one too many.",
        "`range(1, T + 1)`: from 1 to T included.",
    ),
}

CACHED_OR_NOT: Hints = {
    "fr": (
        "Lequel des deux coûte le moins : avec ou sans cache ? Et dans ton résultat ?",
        "Les deux cas sont échangés, ou `cached` n'est pas lu.",
        "Avec cache, `t * d` par pas ; sans cache, `t * t * d`.",
    ),
    "en": (
        "Which of the two costs less: with or without a cache? And in your result?",
        "The two cases are swapped, or `cached` is not read.",
        "With a cache, `t * d` a step; without, `t * t * d`.",
    ),
}

COST_OF_A_STEP: Hints = {
    "fr": (
        "Que coûte le pas t : t scores de taille d, ou t lignes de t scores ? Compte pour T = 2.",
        "Tu n'additionnes pas les coûts des pas : un seul pas, une autre puissance, ou d de trop.",
        "`sum(t * d for t in range(1, T + 1))` avec cache, `t * t * d` sans.",
    ),
    "en": (
        "What does step t cost: t scores of size d, or t rows of t scores? Count for T = 2.",
        "You do not add the cost of each step: a single step, another power, or d once too often.",
        "`sum(t * d for t in range(1, T + 1))` with a cache, `t * t * d` without.",
    ),
}

APPROXIMATE: Hints = {
    "fr": (
        "T³ d / 3 est un ordre de grandeur. L'énoncé demande-t-il un ordre de grandeur ?",
        "Le compte est approché : une formule tronquée, ou des flottants qui arrondissent.",
        "Des entiers de Python de bout en bout, et `//` plutôt que `/`.",
    ),
    "en": (
        "T³ d / 3 is an order of magnitude. Does the statement ask for an order of magnitude?",
        "The count is approximate: a truncated formula, or floats that round.",
        "Python's whole numbers from end to end, and `//` rather than `/`.",
    ),
}


@MISTAKES.of("generation_cost", "PS7-last-step", family="last", **LAST_STEP)
def generation_cost__one_step_fewer(T: int, d: int, cached: bool) -> int:
    return sum(t * d if cached else t * t * d for t in range(1, T))


@MISTAKES.of("generation_cost", "PS7-last-step", family="last", **LAST_STEP)
def generation_cost__one_step_more(T: int, d: int, cached: bool) -> int:
    return sum(t * d if cached else t * t * d for t in range(1, T + 2))


@MISTAKES.of("generation_cost", "PS7-last-step", family="last", **LAST_STEP)
def generation_cost__first_step_left_out(T: int, d: int, cached: bool) -> int:
    return sum(t * d if cached else t * t * d for t in range(2, T + 1))


@MISTAKES.of("generation_cost", "PS7-cached", family="cached", **CACHED_OR_NOT)
def generation_cost__swapped(T: int, d: int, cached: bool) -> int:
    return sum(t * t * d if cached else t * d for t in range(1, T + 1))


@MISTAKES.of("generation_cost", "PS7-cached", family="cached", **CACHED_OR_NOT)
def generation_cost__always_naive(T: int, d: int, cached: bool) -> int:
    return sum(t * t * d for t in range(1, T + 1))


@MISTAKES.of("generation_cost", "PS7-cached", family="cached", **CACHED_OR_NOT)
def generation_cost__always_cached(T: int, d: int, cached: bool) -> int:
    return sum(t * d for t in range(1, T + 1))


@MISTAKES.of("generation_cost", "PS7-step-cost", family="step", **COST_OF_A_STEP)
def generation_cost__single_step(T: int, d: int, cached: bool) -> int:
    return T * d if cached else T * T * d


@MISTAKES.of("generation_cost", "PS7-step-cost", family="step", **COST_OF_A_STEP)
def generation_cost__squared_sum(T: int, d: int, cached: bool) -> int:
    total = T * (T + 1) // 2
    return total * d if cached else total * total * d


@MISTAKES.of("generation_cost", "PS7-step-cost", family="step", **COST_OF_A_STEP)
def generation_cost__one_power_more(T: int, d: int, cached: bool) -> int:
    return sum(t**2 * d if cached else t**3 * d for t in range(1, T + 1))


@MISTAKES.of("generation_cost", "PS7-step-cost", family="step", **COST_OF_A_STEP)
def generation_cost__square_of_d(T: int, d: int, cached: bool) -> int:
    return sum(t * d * d if cached else t * t * d * d for t in range(1, T + 1))


@MISTAKES.of("generation_cost", "PS7-step-cost", family="step", **COST_OF_A_STEP)
def generation_cost__without_d(T: int, d: int, cached: bool) -> int:
    return sum(t if cached else t * t for t in range(1, T + 1))


@MISTAKES.of("generation_cost", "PS7-step-cost", family="step", **COST_OF_A_STEP)
def generation_cost__constant_with_cache(T: int, d: int, cached: bool) -> int:
    return T * d if cached else sum(t * t * d for t in range(1, T + 1))


@MISTAKES.of("generation_cost", "PS7-step-cost", family="step", **COST_OF_A_STEP)
def generation_cost__all_steps_alike(T: int, d: int, cached: bool) -> int:
    return T * T * d if cached else T * T * T * d


@MISTAKES.of("generation_cost", "PS7-step-cost", family="step", **COST_OF_A_STEP)
def generation_cost__with_projections(T: int, d: int, cached: bool) -> int:
    return sum((t if cached else t * t) * d + (1 if cached else t) * d * d for t in range(1, T + 1))


@MISTAKES.of("generation_cost", "PS7-approximate", family="approximate", **APPROXIMATE)
def generation_cost__orders(T: int, d: int, cached: bool) -> int:
    return T**2 * d // 2 if cached else T**3 * d // 3


@MISTAKES.of("generation_cost", "PS7-approximate", family="approximate", **APPROXIMATE)
def generation_cost__rounded_orders(T: int, d: int, cached: bool) -> int:
    return round(T**2 * d / 2) if cached else round(T**3 * d / 3)


@MISTAKES.of("generation_cost", "PS7-approximate", family="approximate-float", **APPROXIMATE)
def generation_cost__true_division(T: int, d: int, cached: bool) -> int:
    if cached:
        return T * (T + 1) / 2 * d  # type: ignore[return-value]
    return T * (T + 1) * (2 * T + 1) / 6 * d  # type: ignore[return-value]


@MISTAKES.of("generation_cost", "PS7-approximate", family="approximate-int", **APPROXIMATE)
def generation_cost__floats_made_whole(T: int, d: int, cached: bool) -> int:
    if cached:
        return int(T * (T + 1) * d / 2)
    return int(T * (T + 1) * (2 * T + 1) * d / 6)


@MISTAKES.of("generation_cost", "PS7-approximate", family="approximate-int", **APPROXIMATE)
def generation_cost__sum_of_floats(T: int, d: int, cached: bool) -> int:
    import numpy as np

    steps = np.arange(1, T + 1, dtype=np.float64)
    return int((steps if cached else steps**2).sum() * d)


@MISTAKES.of("generation_cost", "PS7-approximate", family="approximate-rounding", **APPROXIMATE)
def generation_cost__scientific(T: int, d: int, cached: bool) -> int:
    return int(float(f"{sum(t * d if cached else t * t * d for t in range(1, T + 1)):.15e}"))


CHUNKS_AGREE: Hints = {
    "fr": (
        "Un jeton à la fois : juste. Deux jetons nouveaux après une invite : ils se voient.",
        "Après le premier morceau, les tiens n'ont qu'un jeton : il n'y a rien à leur cacher.",
        "Il faut un morceau d'au moins deux jetons quand le cache n'est plus vide.",
    ),
    "en": (
        "One token at a time is right; two new tokens after a prompt are not: they see each other.",
        "After the first chunk, yours hold a single token: there is nothing to hide from them.",
        "It takes a chunk of at least two tokens once the cache is no longer empty.",
    ),
}

CHUNKS_FORM: Hints = {
    "fr": (
        "Relis ce qui est demandé : quelles longueurs, et combien de jetons en tout ?",
        "Ce n'est pas une liste d'entiers d'au moins 1, de somme 16 au plus.",
        "Rends une petite liste, deux ou trois longueurs suffisent.",
    ),
    "en": (
        "Read again what is asked: which lengths, and how many tokens in all?",
        "It is not a list of whole numbers of at least 1, adding up to 16 at most.",
        "Return a short list: two or three lengths are enough.",
    ),
}


@MISTAKES.of("counterexample_cache", "KV-8", family="agree", **CHUNKS_AGREE)
def counterexample_cache__token_by_token() -> list[int]:
    return [1] * 9


@MISTAKES.of("counterexample_cache", "KV-8", family="agree", **CHUNKS_AGREE)
def counterexample_cache__single_chunk() -> list[int]:
    return [9]


@MISTAKES.of("counterexample_cache", "KV-8", family="agree", **CHUNKS_AGREE)
def counterexample_cache__prompt_then_tokens() -> list[int]:
    return [5, 1, 1, 1, 1]


@MISTAKES.of("counterexample_cache", "KV-8", family="agree", **CHUNKS_AGREE)
def counterexample_cache__prompt_then_one() -> list[int]:
    return [8, 1]


@MISTAKES.of("counterexample_cache", "KV-8", family="agree", **CHUNKS_AGREE)
def counterexample_cache__two_tokens() -> list[int]:
    return [1, 1]


@MISTAKES.of("counterexample_cache", "KV-8", family="agree", **CHUNKS_AGREE)
def counterexample_cache__one_token() -> list[int]:
    return [1]


@MISTAKES.of("counterexample_cache", "KV-8", family="agree", **CHUNKS_AGREE)
def counterexample_cache__sixteen() -> list[int]:
    return [16]


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-long", **CHUNKS_FORM)
def counterexample_cache__too_many() -> list[int]:
    return [9, 8]


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-zero", **CHUNKS_FORM)
def counterexample_cache__empty_chunk() -> list[int]:
    return [4, 0, 5]


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-zero", **CHUNKS_FORM)
def counterexample_cache__negative() -> list[int]:
    return [4, -1, 5]


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-empty", **CHUNKS_FORM)
def counterexample_cache__empty() -> list[int]:
    return []


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-float", **CHUNKS_FORM)
def counterexample_cache__floats() -> list[int]:
    return [4.0, 5.0]  # type: ignore[list-item]


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-nested", **CHUNKS_FORM)
def counterexample_cache__nested() -> list[int]:
    return [[4, 5]]  # type: ignore[list-item]


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-number", **CHUNKS_FORM)
def counterexample_cache__number() -> list[int]:
    return 9  # type: ignore[return-value]


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-text", **CHUNKS_FORM)
def counterexample_cache__text() -> list[int]:
    return "4+5"  # type: ignore[return-value]


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-bounds", **CHUNKS_FORM)
def counterexample_cache__start_and_end() -> list[int]:
    return [0, 4, 9]


@MISTAKES.of("counterexample_cache", "PS7-chunks-form", family="form-half", **CHUNKS_FORM)
def counterexample_cache__half_tokens() -> list[int]:
    return [2.5, 3.5]  # type: ignore[list-item]
