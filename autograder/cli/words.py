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
    "What the LMS gives: a zip, or its unpacked folder.": (
        "Ce que donne le LMS : un zip, ou son dossier décompressé."
    ),
    "Where it comes from; folder for <student>/… or student_assignment.ipynb.": (
        "D'où il vient ; folder pour <élève>/… ou élève_devoir.ipynb."
    ),
    "The assignment; that of the files' names by default.": (
        "Le devoir ; par défaut, celui que disent les noms des fichiers."
    ),
    "Where to put it; submitted/ by default.": "Où le mettre ; par défaut, submitted/.",
    "The students, as CSV; whoever is not in it is left aside.": (
        "Les élèves, en CSV ; qui n'y est pas est laissé de côté."
    ),
    "Replace other submissions that are there already.": (
        "Remplace les autres copies qui sont déjà là."
    ),
    "Write nothing; show what would be done.": "N'écrit rien ; montre ce qui serait fait.",
    "Put the download of an LMS into submitted/, one folder for each student.": (
        "Range le téléchargement d'un LMS dans submitted/, un dossier par élève."
    ),
    "Grade a class: one report for each student, and a summary.": (
        "Note une classe : un rapport par élève et un bilan."
    ),
    "The assignment, as in ps1_softmax.": "Le devoir, par exemple ps1_softmax.",
    "Folder of <student>/<assignment>/… ; submitted/ of the course by default.": (
        "Dossier des <élève>/<devoir>/… ; par défaut, submitted/ du cours."
    ),
    "Reports go there, and the gradebook is left alone; by default, the course's.": (
        "Les rapports vont là, sans toucher au carnet de notes ; par défaut, ceux du cours."
    ),
    "Say whose marks changed, in which exercise, and why.": (
        "Dit quelles notes ont changé, à quel exercice, et pourquoi."
    ),
    "Submissions graded at the same time.": "Nombre de copies notées en même temps.",
    "Grade again what is already graded and unchanged.": (
        "Note de nouveau ce qui est déjà noté et n'a pas changé."
    ),
    "Show the stored results of a class, or write them for another system.": (
        "Montre les résultats enregistrés d'une classe, ou les écrit pour un autre système."
    ),
    "How to show them, or the system that takes them.": (
        "Sous quelle forme, ou pour quel système."
    ),
    "What is written; by default, beside the reports.": (
        "Ce qui est écrit ; par défaut, à côté des rapports."
    ),
    "Moodle's worksheet, to be filled.": "La feuille d'évaluation de Moodle, à remplir.",
    "Canvas's gradebook, to be filled.": "Le carnet de notes de Canvas, à remplir.",
    "The column to fill, where it is not clear.": "La colonne à remplir, si un doute est permis.",
    "The students, as CSV, to find them in the file.": (
        "Les élèves, en CSV, pour les trouver dans le fichier."
    ),
    "Where collect put them; submitted/ by default.": (
        "Où collect les a rangés ; par défaut, submitted/."
    ),
    "Marks of the reports, or of nbgrader with manual grades and late penalties.": (
        "Notes des rapports, ou de nbgrader avec les corrections à la main et les retards."
    ),
    "Make one archive, for a page of an LMS.": "En fait une archive, à déposer dans un LMS.",
    "Where the archive goes; dist/ by default.": "Où va l'archive ; par défaut, dist/.",
    "Say what students may have of an assignment, and make an archive of it.": (
        "Dit ce que les élèves peuvent avoir d'un devoir, et en fait une archive."
    ),
    "Make the autograder that Gradescope runs; it holds the solutions.": (
        "Fait le correcteur que Gradescope exécute ; il contient les solutions."
    ),
    "Make a notebook of the class's three most frequent mistakes, for the next lecture.": (
        "Fait un carnet des trois erreurs les plus fréquentes, pour le prochain cours."
    ),
    "Where it goes; debrief.ipynb here by default.": (
        "Où il va ; par défaut, debrief.ipynb ici même."
    ),
    "Where reports are; reports/ of the course by default.": (
        "Où sont les rapports ; par défaut, reports/ du cours."
    ),
    "Build assignments/, source/ and release/ from solutions/.": (
        "Construit assignments/, source/ et release/ à partir de solutions/."
    ),
    "Build there and not in the course folder.": (
        "Construit à cet endroit, et non dans le dossier du cours."
    ),
    "First bring edits made in source/ back into solutions/.": (
        "Reprend d'abord dans solutions/ ce qui a été modifié dans source/."
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
    "FILE.csv": Text("FICHIER.csv", "FILE.csv"),
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
