"""The sentences of the renderings, in both languages."""

from __future__ import annotations

from autograder.text import Text
from autograder.values import CellOutcome, CheckOutcome, ExerciseOutcome, Status

EXERCISE = {
    ExerciseOutcome.PASSED: Text("réussi", "passed"),
    ExerciseOutcome.PARTIAL: Text("en partie", "partly"),
    ExerciseOutcome.FAILED: Text("à revoir", "to revise"),
    ExerciseOutcome.MISSING: Text("à faire", "to do"),
    ExerciseOutcome.NOT_GRADED: Text("non noté", "not graded"),
}

# Said before a check's message; "failed" is what the cross already says.
CHECK = {
    CheckOutcome.ERROR: Text("erreur", "error"),
    CheckOutcome.TIMEOUT: Text("trop long", "too long"),
    CheckOutcome.CRASH: Text("arrêt brutal", "crash"),
    CheckOutcome.OUT_OF_MEMORY: Text("mémoire dépassée", "out of memory"),
    CheckOutcome.FORBIDDEN: Text("raccourci interdit", "forbidden shortcut"),
    CheckOutcome.NOT_GRADED: Text("non noté", "not graded"),
}

CELL = {
    CellOutcome.ERROR: Text("erreur", "error"),
    CellOutcome.TIMEOUT: Text("trop longue, interrompue", "too long, stopped"),
    CellOutcome.CRASH: Text("a arrêté le programme", "ended the program"),
    CellOutcome.SKIPPED: Text("laissée de côté", "skipped"),
}

STATUS = {
    Status.GRADED: Text("notée", "graded"),
    Status.REJECTED: Text("refusée", "rejected"),
    Status.NOT_GRADED: Text("non notée", "not graded"),
}

EXERCISE_COLUMN = Text("exercice", "exercise")
SCORE_COLUMN = Text("points", "points")
OUTCOME_COLUMN = Text("résultat", "outcome")
STUDENT_COLUMN = Text("élève", "student")
MARK_COLUMN = Text("note", "mark")
LEARN_COLUMN = Text("à revoir", "to revise")
CELL_FAILED = Text("cellule en erreur", "cell in error")
BADGE = Text("n° {} du document", "the document's {}")
OPTIONAL = Text("facultatif", "optional")

CELLS = Text("Cellules qui n'ont pas tourné jusqu'au bout", "Cells that did not run to their end")
CELL_NUMBER = Text("cellule n° {} du fichier", "cell no. {} of the file")
CELL_QUOTED = Text("« {} »", "“{}”")
GIVEN_CELL = Text("cellule donnée", "given cell")
HINT = Text("Indice {level} ({key})", "Hint {level} ({key})")
MORE_CHECKS = Text(
    "… et {} autres vérifications ; --json les donne toutes.",
    "… and {} more checks; --json gives them all.",
)
ONE_MORE_CHECK = Text(
    "… et une autre vérification ; --json les donne toutes.",
    "… and one more check; --json gives them all.",
)
STILL_TO_DO = Text("Encore à écrire", "Still to be written")
NOT_YET_WRITTEN = Text(
    "Rien d'anormal : ces fonctions t'attendent.",
    "Nothing is wrong: these functions are waiting for you.",
)

TOTAL = Text("Total", "Total")
ALL_RIGHT = Text(
    "Tout est juste. Beau travail !",
    "Everything is right. Well done!",
)
EXERCISE_RIGHT = Text("C'est juste, bravo !", "That is right, well done!")
RIGHT_BUT_ONE = Text(
    "Tous les exercices sont justes, mais une cellule ne se termine pas : corrige-la avant de "
    "rendre.",
    "Every exercise is right, but one cell does not run to its end: mend it before you hand in.",
)
RIGHT_BUT_SOME = Text(
    "Tous les exercices sont justes, mais des cellules ne se terminent pas : corrige-les avant de "
    "rendre.",
    "Every exercise is right, but some cells do not run to their end: mend them before you hand "
    "in.",
)
EXERCISE_RIGHT_BUT = Text(
    "C'est juste, mais ton fichier a une cellule qui ne se termine pas : corrige-la avant de "
    "rendre.",
    "That is right, but a cell of your file does not run to its end: mend it before you hand in.",
)
NEARLY = Text(
    "Tu y es presque : il reste une idée ou deux à préciser.",
    "You are nearly there: one or two ideas are left to sharpen.",
)
UNDER_WAY = Text(
    "C'est bien parti. Prends les exercices un par un.",
    "A good start. Take the exercises one at a time.",
)
BEGINNING = Text(
    "Tout est là pour commencer. Une fonction à la fois, et relance la vérification.",
    "All is ready to begin. One function at a time, then check again.",
)
EXERCISE_UNDER_WAY = Text(
    "C'est bien parti : une partie des vérifications passe déjà.",
    "A good start: some of the checks pass already.",
)
NOTHING_YET = Text(
    "Ce n'est pas encore ça. Pars de la première ligne marquée d'une croix, change une "
    "chose, et relance.",
    "Not there yet. Start from the first line with a cross, change one thing, check again.",
)
NEXT = Text("La suite, {name}", "Next, {name}")
NEXT_WATCH = Text(
    "Pour une vérification à chaque enregistrement", "To check again each time you save"
)
NEXT_HINT = Text("Pour un indice plus précis sur {name}", "For a sharper hint on {name}")

REJECTED = Text("Ce fichier n'a pas pu être lu", "This file could not be read")
NOT_GRADED = Text("Ce fichier n'a pas pu être noté", "This file could not be graded")
OUR_FAULT = Text(
    "La faute est de notre côté : aucun point n'est perdu.",
    "The fault is ours: no mark is lost.",
)
NO_ISOLATION = Text(
    "Ton code a tourné dans un simple processus, sans isolation : c'est sans risque tant que ce "
    "code est le tien.",
    "Your code ran in a plain process, without isolation: that is fine as long as the code is "
    "your own.",
)
ISOLATED = Text("Exécuté isolé ({}), sur {}.", "Ran isolated ({}), on {}.")
RAN_ON = Text("Exécuté sur {}.", "Ran on {}.")
DEVICES = {
    "cpu": Text("le processeur", "the CPU"),
    "mock-gpu": Text("un GPU simulé", "a simulated GPU"),
    "cuda": Text("un vrai GPU", "a real GPU"),
    "gpu": Text("GPU", "GPU"),
}
AND = Text(" et ", " and ")
COLON = Text(" : ", ": ")

# -- a class -----------------------------------------------------------------------------------

CLASS_TITLE = Text("{} · {} copies", "{} · {} submissions")
ONE_SUBMISSION = Text("{} · 1 copie", "{} · 1 submission")
NOBODY = Text(
    "Personne n'a rien rendu : {} ne contient aucun dossier d'élève.",
    "Nobody handed anything in: {} holds no student's folder.",
)
MORE_STUDENTS = Text(
    "… et {} autres ; leurs rapports sont dans {}.",
    "… and {} more; their reports are in {}.",
)
ALL_PASSED = Text("tout est juste", "all right")
STOPPED_CELLS = Text("cellules arrêtées : {}", "stopped cells: {}")
COUNTS = Text(
    "notées : {graded} · refusées : {rejected} · non notées : {not_graded}",
    "graded: {graded} · rejected: {rejected} · not graded: {not_graded}",
)
STATISTICS = Text(
    "moyenne {mean} · quartiles {quartiles} (sur {max})",
    "mean {mean} · quartiles {quartiles} (out of {max})",
)
SECONDS = Text(" · durée : {} s", " · time: {} s")
FREQUENT = Text("Erreurs reconnues le plus souvent", "Mistakes recognised most often")
STUDENTS = Text("{} élèves", "{} students")
ONE_STUDENT = Text("1 élève", "1 student")
REPORTS_WRITTEN = Text("Un rapport par élève dans", "One report for each student in")
SUMMARY_WRITTEN = Text("Bilan", "Summary")
