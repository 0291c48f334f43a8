"""Messages of the parts that speak to authors and instructors in English, said in French."""

from __future__ import annotations

import re

from autograder.text import Language

_FRENCH = (
    (
        r"No (\S+) in (.+) or above it: run the command in the course folder\.",
        r"il n'y a pas de \1 dans \2 ni au-dessus : lance la commande dans le dossier du cours.",
    ),
    (
        r"(.+): c\.AttentionCourse\.(\S+) is not a setting; there are: (.+)\.",
        r"\1 : c.AttentionCourse.\2 n'est pas un réglage ; il y a : \3.",
    ),
    (r"(.+) cannot be read: (.+)", r"impossible de lire \1 : \2"),
    (
        r"(.+): points of (\S+) are (.+); a number of at least 0 is expected\.",
        r"\1 : les points de \2 valent \3 ; un nombre d'au moins 0 est attendu.",
    ),
    (r"(.+): there is no such file\.", r"il n'y a pas de fichier \1."),
    (
        r"(.+) is empty: remove it to draw a new secret seed\.",
        r"\1 est vide : supprime-le pour tirer une nouvelle graine secrète.",
    ),
)
# Said by the sandbox, with its reasons in between.
_CANNOT_ISOLATE = (
    r"This machine cannot isolate other people's programs, so nothing was graded\.\n(.*)\n"
    r"What to do: .*",
    r"cette machine ne peut pas isoler les programmes des autres : rien n'a été noté.\n\1\n"
    "Que faire : sous Linux, installe bubblewrap et libseccomp (Debian, Ubuntu : apt install "
    "bubblewrap libseccomp2 ; Fedora : dnf install bubblewrap libseccomp), avec un noyau 5.13 ou "
    "plus récent où Landlock est actif. Dans un conteneur, autorise les espaces de noms "
    "d'utilisateur et les appels système de Landlock. Sous macOS et Windows, corrige dans une "
    "machine virtuelle ou un conteneur Linux. Pour exécuter sans isolation des programmes de "
    "confiance, donne --unsafe.",
)


def told(error: Exception, language: Language) -> str:
    """The message of an error; as it is where no French is known."""
    words = str(error)
    if language == "fr":
        for pattern, french in (*_FRENCH, _CANNOT_ISOLATE):
            if found := re.fullmatch(pattern, words, re.DOTALL):
                return found.expand(french)
    return words
