"""The sentences of the feedback page, in both languages; those of every rendering are in words."""

from __future__ import annotations

from autograder.text import Text

TITLE = Text("Retour sur ton travail", "Feedback on your work")
SCORE = Text("Ta note", "Your score")
EXERCISES = Text("Exercice par exercice", "Exercise by exercise")
DETAILS = Text("Les remarques", "Remarks")
TO_WRITE = Text("Encore à écrire", "Still to be written")
TO_WRITE_NOTE = Text(
    "Rien d'anormal : ces fonctions t'attendent. Une à la fois, dans l'ordre du carnet.",
    "Nothing is wrong: these functions are waiting for you. One at a time, in the notebook's "
    "order.",
)
RAN = Text("Ton code à l'exécution", "How your code ran")
NOTES = Text("Ce qu'il faut savoir de ton fichier", "About your file")
NEXT = Text("Et maintenant ?", "What to do next")

MEND_CELL = Text(
    "Commence par la cellule « {} » : elle ne va pas jusqu'au bout, et ce qu'elle définit manque "
    "peut-être à la suite.",
    "Start with the cell “{}”: it does not run to its end, and the rest may lack what it defines.",
)
MEND_NUMBER = Text(
    "Commence par la cellule n° {} de ton fichier : elle ne va pas jusqu'au bout, et ce qu'elle "
    "définit manque peut-être à la suite.",
    "Start with cell no. {} of your file: it does not run to its end, and the rest may lack what "
    "it defines.",
)
REVISE_WITH_HINT = Text(
    "Reprends `{}` : lis l'indice plus bas, change une seule chose, puis relance sa cellule de "
    "vérification.",
    "Take up `{}` again: read its hint below, change one thing, then run its check cell again.",
)
REVISE = Text(
    "Reprends `{}` : pars de la première ligne ci-dessous, change une seule chose, puis relance "
    "sa cellule de vérification.",
    "Take up `{}` again: start from its first line below, change one thing, then run its check "
    "cell again.",
)
WRITE = Text(
    "Écris `{}`, puis lance sa cellule de vérification : elle te répond tout de suite.",
    "Write `{}`, then run its check cell: it answers at once.",
)
THEN = Text("Ensuite viendra {}.", "Then comes {}.")
THEN_SOME = Text("Ensuite viendront {}.", "Then come {}.")
OPTIONAL_LEFT = Text(
    "Tout l'essentiel est juste. Si tu as envie d'aller plus loin, `{}` t'attend.",
    "All of the core is right. If you feel like going further, `{}` is waiting for you.",
)
NOTHING_LEFT = Text(
    "Rien à reprendre. Garde ce carnet : la suite s'appuie dessus.",
    "Nothing to take up again. Keep this notebook: what follows builds on it.",
)
AFTER_A_REFUSAL = Text(
    "Corrige ce point, ouvre ton fichier une dernière fois pour voir qu'il est entier, puis rends-"
    "le de nouveau. Si tu n'y arrives pas, montre cette page à ton enseignant.",
    "Mend this, open your file once more to see that it is whole, then hand it in again. If it "
    "does not work, show this page to your teacher.",
)
AFTER_OUR_FAULT = Text(
    "Tu n'as rien à faire : ton fichier est gardé, et il sera noté de nouveau.",
    "There is nothing for you to do: your file is kept, and it will be graded again.",
)

UNTOUCHED = Text(
    "Aucune fonction n'est encore écrite, et tout est prêt pour commencer. Une à la fois : chaque "
    "vérification te répond tout de suite.",
    "No function is written yet, and all is ready to begin. One at a time: each check answers at "
    "once.",
)
NOTHING_YET = Text(
    "Ce n'est pas encore ça, mais chaque ligne ci-dessous dit où regarder. Change une chose à la "
    "fois.",
    "Not there yet, but each line below says where to look. Change one thing at a time.",
)

CHECKS_PASSED = Text("{} vérifications réussies sur {}", "{} of {} checks passed")
ONE_CHECK_PASSED = Text("{} vérification réussie sur {}", "{} of {} checks passed")
PASSED = Text("réussi", "passed")
NOT_PASSED = Text("pas encore", "not yet")
NOT_COUNTED = Text("non compté", "not counted")
MORE = Text("Voir les {} autres points", "See the {} other points")
ONE_MORE = Text("Voir l'autre point", "See the other point")
HINT = Text("Indice", "Hint")
OUTPUT = Text("Ce que la cellule a affiché", "What the cell printed")
STILL_PRINTED = Text("Ce qu'elle avait affiché avant", "What it had printed before")
PRINTED = Text("Cellules qui affichent quelque chose ({})", "Cells that print something ({})")
FOLLOWED = Text("Points de suite", "Follow-through marks")
POINTS = Text("points", "points")
GO_TO = Text("Aller aux remarques sur {}", "Go to the remarks on {}")
