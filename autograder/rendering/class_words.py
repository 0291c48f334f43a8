"""The sentences of the class page, in both languages."""

from __future__ import annotations

from autograder.text import Text

TITLE = Text("La classe en un coup d'œil", "The class at a glance")
SUBMISSIONS = Text("copies", "submissions")
ONE_SUBMISSION = Text("copie", "submission")
GRADED = Text("notées", "graded")
REJECTED = Text("refusées", "rejected")
NOT_GRADED = Text("non notées", "not graded")
MEAN = Text("moyenne", "mean")
MEDIAN = Text("médiane", "median")
QUARTILES = Text("quartiles 1 et 3", "quartiles 1 and 3")
NOBODY = Text(
    "Personne n'a encore rendu ce devoir : cette page se remplira après `autograder grade`.",
    "Nobody has handed this assignment in yet: this page fills up after `autograder grade`.",
)

SCORES = Text("Les notes", "Scores")
SCORES_NOTE = Text(
    "Copies notées et refusées (0) ; une copie que nous n'avons pas pu noter ne compte pas.",
    "Graded and rejected (0) submissions; one that we could not grade does not count.",
)
POINTS_AXIS = Text("note, sur {} points", "score, out of {} points")
STUDENTS_AXIS = Text("élèves", "students")
HISTOGRAM = Text("Histogramme des notes : {}.", "Histogram of the scores: {}.")
RANGE = Text("{} élèves de {} à {}", "{} students from {} to {}")
ONE_IN_RANGE = Text("1 élève de {} à {}", "1 student from {} to {}")

ATTENTION = Text("À regarder de près", "Who needs attention")
ATTENTION_NOTE = Text(
    "Des raisons de regarder, jamais des preuves : aucun point n'est enlevé. Le code court, et "
    "celui que beaucoup partagent, n'est pas comparé.",
    "Reasons to look, never proofs: no point is taken. Short code, and code that many share, is "
    "not compared.",
)
NO_ATTENTION = Text("Personne : rien d'inhabituel.", "Nobody: nothing unusual.")
NOT_READ_AGAIN = Text(
    "Les copies ne sont plus dans {} : ni leur code ni leurs dates n'ont été regardés.",
    "The submissions are no longer in {}: neither their code nor their dates were looked at.",
)

MISTAKES = Text("Les erreurs reconnues", "Named mistakes")
NO_MISTAKES = Text("Aucune erreur n'a été reconnue.", "No mistake was recognised.")
MISTAKE = Text("erreur", "mistake")
IDEA = Text("idée", "idea")
WHERE = Text("où", "where")
STUDENTS = Text("élèves", "students")
OF_GRADED = Text("sur {} copies notées", "of {} graded submissions")
OF_ONE_GRADED = Text("sur {} copie notée", "of {} graded submission")

EXERCISES = Text("Réussite par exercice", "Success by exercise")
EXERCISE = Text("exercice", "exercise")
SHARE = Text("points obtenus", "points obtained")
PASSED = Text("réussi", "passed")
PARTIAL = Text("en partie", "partly")
FAILED = Text("à revoir", "to revise")
MISSING = Text("à faire", "to do")
UNGRADED = Text("non noté", "not graded")
NOTHING_GRADED = Text("Aucune copie n'a pu être notée.", "No submission could be graded.")

CHECKS = Text("Réussite par vérification", "Success by check")
CHECKS_NOTE = Text(
    "Parmi les élèves qui ont écrit l'exercice, les moins réussies d'abord.",
    "Among the students who wrote the exercise, the least often passed first.",
)
CHECK = Text("ce qui est vérifié", "what is checked")
SUCCESS = Text("réussite", "success")
FEW = Text("réussi / pas encore", "passed / not yet")

CELLS = Text("Les cellules qui s'arrêtent", "Cells that stop")
CELLS_NOTE = Text(
    "La première et la dernière cellule en échec de chaque carnet, comptées depuis 1. Les heures "
    "sont celles que l'outil de l'élève a inscrites dans son fichier, quand il le fait.",
    "The first and the last failing cell of each notebook, counted from 1. Times are those that "
    "the student's own tool wrote in the file, where it does.",
)
NO_CELLS = Text(
    "Toutes les cellules vont jusqu'au bout.",
    "Every cell runs to its end.",
)
FIRST_CELL = Text("première en échec", "first failing")
LAST_CELL = Text("dernière en échec", "last failing")
HOW_MANY = Text("combien", "how many")
FIRST_TIME = Text("première erreur vue par l'élève", "first error that the student saw")
LAST_TIME = Text("dernière erreur vue par l'élève", "last error that the student saw")
CELL = Text("n° {}", "no. {}")
THE_SAME = Text("la même", "the same")

EVERYBODY = Text("Élève par élève", "Student by student")
EVERYBODY_NOTE = Text(
    "Un nom souligné ouvre la page que l'élève reçoit.",
    "An underlined name opens the page that the student receives.",
)
STUDENT = Text("élève", "student")
SCORE = Text("note", "score")
TO_REVISE = Text("à revoir", "to revise")
HANDED_IN = Text("rendu (UTC)", "handed in (UTC)")
ALL_RIGHT = Text("tout est juste", "all right")
TO_DO = Text("à faire : {}", "to do: {}")
