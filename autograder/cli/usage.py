"""What was typed wrongly, in the reader's language: Typer's words, said again as ours."""

from __future__ import annotations

import re

from autograder.cli.words import METAVARS
from autograder.text import Language, Text

# Typer has changed its words more than once: what is not found here is shown as it came.
_VALUES = (
    (
        r"(?:Value error, )?'(.*)' is not one of (.*?)\.?",
        Text("« {0} » n'est pas un choix ; il y a : {1}", "“{0}” is no choice; there are: {1}"),
    ),
    (
        r"Input should be less than or equal to (.*)",
        Text("un nombre d'au plus {0} est attendu", "a number of at most {0} is expected"),
    ),
    (
        r"Input should be greater than or equal to (.*)",
        Text("un nombre d'au moins {0} est attendu", "a number of at least {0} is expected"),
    ),
    (
        r"(.*) is not in the range (.*?)\.?",
        Text("{0} sort de l'intervalle {1}", "{0} is not in the range {1}"),
    ),
    (
        r".*valid integer.*",
        Text("un nombre entier est attendu", "a whole number is expected"),
    ),
)
_MESSAGES = (
    (r"Missing argument '(.*?)'.*", Text("il manque {0}.", "{0} is missing.")),
    (r"Missing option '(.*?)'.*", Text("il manque l'option {0}.", "the option {0} is missing.")),
    (r"Missing command.*", Text("il manque une commande.", "a command is missing.")),
    (
        r"No such option:? '?([^\s'.]+)'?\.?(?: Did you mean (.*?)\?| \(Possible options: (.*)\))?",
        Text("il n'y a pas d'option {0}.", "there is no option {0}."),
    ),
    (
        r"No such command '(.*?)'\.?(?: Did you mean (.*?)\?)?(?: \(.*: (.*)\))?",
        Text("il n'y a pas de commande {0}.", "there is no command {0}."),
    ),
    (
        r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)",
        Text("en trop sur la ligne : {0}.", "too much on the line: {0}."),
    ),
    (
        r"Option '(.*?)' requires an argument\.?",
        Text("l'option {0} attend une valeur.", "the option {0} needs a value."),
    ),
    (
        r"Option '(.*?)' does not take a value\.?",
        Text("l'option {0} ne prend pas de valeur.", "the option {0} takes no value."),
    ),
)
_MEANT = Text(" Voulais-tu dire {} ?", " Did you mean {}?")
_INVALID = Text("{} : {}.", "{}: {}.")
ASK_FOR_HELP = Text("Pour l'aide : {} --help", "For help: {} --help")


def usage_message(message: str, language: Language) -> str:
    """Typer's message, said again."""
    message = " ".join(message.split())
    if invalid := re.fullmatch(r"Invalid value(?: for (.*?))?: (.*)", message):
        about = _name(invalid[1] or "", language)
        return _INVALID.to(language).format(about, _value(invalid[2], language))
    for pattern, text in _MESSAGES:
        if found := re.fullmatch(pattern, message):
            said = text.to(language).format(*(_name(g or "", language) for g in found.groups()))
            meant = [g for g in found.groups()[1:] if g]
            return said + (_MEANT.to(language).format(meant[0].replace("'", "")) if meant else "")
    return message


def _value(message: str, language: Language) -> str:
    for pattern, text in _VALUES:
        if found := re.fullmatch(pattern, message):
            return text.to(language).format(*(group.replace("'", "") for group in found.groups()))
    return message.rstrip(".")


def _name(words: str, language: Language) -> str:
    words = words.replace("'", "")
    return METAVARS[words].to(language) if words in METAVARS else words
