"""The help in French. English is written where the commands are; a test keeps the pairs whole."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from autograder.text import LANGUAGES, Language, Text

LANGUAGE_VARIABLE = "AUTOGRADER_LANG"

FRENCH = {
    "Grade the exercises of the course on attention, and say which idea is wrong.": (
        "Note les exercices du cours sur l'attention et dit quelle idée est fausse."
    ),
    "Show the version.": "Affiche la version.",
    "Show this message and exit.": "Affiche cette aide.",
    "Check one file of yours: what is right, what is not, and which idea to look at.": (
        "Vérifie un de tes fichiers : ce qui est juste, ce qui ne l'est pas, et l'idée à revoir."
    ),
    "A notebook (.ipynb) or a Python file (.py).": (
        "Un notebook (.ipynb) ou un fichier Python (.py)."
    ),
    "Check this exercise alone.": "Vérifie seulement cet exercice.",
    "Language; that of grading_config.py by default.": (
        "Langue ; par défaut, celle de grading_config.py."
    ),
    "How much hints say: 1 the idea, 2 the place, 3 nearly the code.": (
        "Ce que disent les indices : 1 l'idée, 2 l'endroit, 3 presque le code."
    ),
    "Where checks run; by default, the setting (all).": (
        "Où les vérifications tournent ; par défaut, le réglage (all : partout)."
    ),
    "Print the same data as JSON.": "Écrit les mêmes données en JSON.",
    "Run without isolation; only for code that you trust.": (
        "Exécute sans isolation ; seulement pour du code de confiance."
    ),
    "Check a file again each time it is saved (Ctrl+C to stop).": (
        "Vérifie un fichier à chaque enregistrement (Ctrl+C pour arrêter)."
    ),
    "Grade a class: one report for each student, and a summary.": (
        "Note une classe : un rapport par élève et un bilan."
    ),
    "The assignment, as in ps1_softmax.": "Le devoir, par exemple ps1_softmax.",
    "Folder of <student>/<assignment>/… ; submitted/ of the course by default.": (
        "Dossier des <élève>/<devoir>/… ; par défaut, submitted/ du cours."
    ),
    "Where reports go; reports/ of the course by default.": (
        "Où vont les rapports ; par défaut, reports/ du cours."
    ),
    "Submissions graded at the same time.": "Nombre de copies notées en même temps.",
    "Grade again what is already graded and unchanged.": (
        "Note de nouveau ce qui est déjà noté et n'a pas changé."
    ),
    "Show the stored results of a class.": "Montre les résultats enregistrés d'une classe.",
    "How to show them.": "Sous quelle forme.",
    "Where reports are; reports/ of the course by default.": (
        "Où sont les rapports ; par défaut, reports/ du cours."
    ),
    "Build assignments/, source/ and release/ from solutions/.": (
        "Construit assignments/, source/ et release/ à partir de solutions/."
    ),
    "Build there and not in the course folder.": (
        "Construit à cet endroit, et non dans le dossier du cours."
    ),
    "Change nothing; say what is stale or leaks an answer.": (
        "Ne change rien ; dit ce qui n'est plus à jour ou ce qui trahit une réponse."
    ),
    "Prove the graders: right programs pass, every known mistake fails and is named.": (
        "Prouve les correcteurs : le juste passe, chaque erreur connue échoue et est nommée."
    ),
    "The assignment; all of them by default.": "Le devoir ; tous par défaut.",
    "Grade a small class made on the spot: right, wrong, broken and hostile work.": (
        "Note une petite classe créée sur place : des copies justes, fausses, cassées, hostiles."
    ),
    "Where the demo goes; demo/ by default.": "Où va la démonstration ; par défaut, demo/.",
}

# What stands for a value in a usage line.
METAVARS = {
    "FILE": Text("FICHIER", "FILE"),
    "ASSIGNMENT": Text("DEVOIR", "ASSIGNMENT"),
    "NAME": Text("NOM", "NAME"),
    "DIR": Text("DOSSIER", "DIR"),
    "COMMAND": Text("COMMANDE", "COMMAND"),
}


def language_of(arguments: Sequence[str]) -> Language:
    """The language of the help: of `--lang`, else of the environment, else of the course."""
    wanted = os.environ.get(LANGUAGE_VARIABLE, "")
    for position, word in enumerate(arguments):
        if word == "--lang" and position + 1 < len(arguments):
            wanted = arguments[position + 1]
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
    for language in LANGUAGES:
        if language == (wanted or _language_of_the_course()):
            return language
    return "fr"


def _language_of_the_course() -> str:
    """What grading_config.py says where one lies here or above, without running it.

    The help is shown before anything is known to be right; the commands read the settings
    themselves.
    """
    here = Path.cwd()
    for folder in (here, *here.parents):
        try:
            text = (folder / "grading_config.py").read_text(encoding="utf-8")
        except (OSError, ValueError):
            continue
        said = re.search(r"^c\.AttentionCourse\.language\s*=\s*[\"'](\w+)[\"']", text, re.MULTILINE)
        return said[1] if said else ""
    return ""


def help_words(command: Any) -> list[str]:
    """Every sentence of help of a command, its options and its subcommands."""
    words = [command.help] if command.help else []
    words += [p.help for p in command.params if getattr(p, "help", None)]
    for inner in getattr(command, "commands", {}).values():
        words += help_words(inner)
    return words
