"""The sentences of the debrief notebook, in both languages. It is read by a whole class."""

from __future__ import annotations

from autograder.text import Text

TITLE = Text("Retour sur « {} »", "Looking back at “{}”")
COLON = Text(" : ", ": ")
NOBODY = Text(
    "Aucune copie n'a encore été notée : il n'y a rien à reprendre.",
    "No submission was graded yet: there is nothing to look back at.",
)
GRADED = Text("{} copies ont été notées.", "{} submissions were graded.")
ONE_GRADED = Text("{} copie a été notée.", "{} submission was graded.")
THREE_NAMED = Text(
    "Voici les trois erreurs les plus fréquentes : ce qu'elles donnent sur la plus petite entrée "
    "publique qui les montre, et comment les réparer.",
    "Here are the three most frequent mistakes: what they give on the smallest published input "
    "that shows them, and how to mend them.",
)
TWO_NAMED = Text(
    "Deux erreurs seulement ont été reconnues : les voici, avec la plus petite entrée publique "
    "qui les montre.",
    "Only two mistakes were recognised: here they are, with the smallest published input that "
    "shows them.",
)
ONE_NAMED = Text(
    "Une seule erreur a été reconnue : la voici, avec la plus petite entrée publique qui la "
    "montre.",
    "Only one mistake was recognised: here it is, with the smallest published input that shows it.",
)
NONE_NAMED = Text(
    "Aucune erreur connue n'a été reconnue dans ces copies.",
    "No known mistake was recognised in these submissions.",
)
HARDEST = Text(
    "Les exercices qui ont rapporté le moins de leurs points :",
    "The exercises that earned the least of their points:",
)
ALL_RIGHT = Text("Tout le monde a tout réussi.", "Everybody got everything right.")
TOOLS = Text(
    "De quoi essayer et dessiner (cellule repliée).", "Tools to try and to draw (folded cell)."
)
RIGHT_PROGRAMS = Text(
    "Les programmes justes (cellule repliée).", "The right programs (folded cell)."
)
MADE = Text("**{} élèves** sur {}", "**{} students** of {}")
ONE_MADE = Text("**{} élève** sur {}", "**{} student** of {}")
WRONG_PROGRAM = Text(
    "Un programme qui fait cette erreur. Que faut-il y changer ?",
    "A program that makes this mistake. What should change in it?",
)
INPUT = Text(
    "La plus petite entrée publique qui la montre :", "The smallest published input that shows it:"
)
NO_INPUT = Text(
    "Aucune entrée publique ne montre cette erreur en quelques nombres (elle tient par exemple à "
    "l'appareil, ou aux opérations employées) : voici l'idée seule.",
    "No published input shows this mistake in a few numbers (it may be about the device, or about "
    "the operations that run): here is the idea alone.",
)
HOW = {
    "tried": Text("Ce que répondent les deux programmes :", "What both programs answer:"),
    "gradients": Text(
        "La réponse est la même ; le gradient qui remonte jusqu'aux entrées ne l'est pas :",
        "The answer is the same; the gradient that reaches the inputs is not:",
    ),
    "afterwards": Text(
        "Les entrées, telles que l'appel les laisse :", "The inputs, as the call leaves them:"
    ),
    "precision": Text(
        "Le nombre de bits de chaque nombre rendu, pour des entrées en float64 :",
        "How many bits each number of the answer has, for float64 inputs:",
    ),
}
RIGHT = Text("juste", "right")
WRONG = Text("l'erreur", "the mistake")
REPAIR = Text("La réparation.", "The repair.")
