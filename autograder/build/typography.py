"""No-break spaces of French prose, put in at build time so that authors type ordinary ones.

A thin one before `; ! ?` and inside « », a full one before `:`.
"""

from __future__ import annotations

import re

from autograder.text import Language

NO_BREAK = "\N{NO-BREAK SPACE}"
THIN_NO_BREAK = "\N{NARROW NO-BREAK SPACE}"

# Any character but the end of a paragraph, which no code span nor formula goes past.
_INSIDE = r"(?:(?!\n[ \t]*\n)[\s\S])"

# What is not prose. Too much is protected rather than too little: a space that stays ordinary is
# a blemish, one changed in code is a fault.
_PROTECTED = (
    r"^[ \t>]*(?P<fence>`{3,}(?=[^`\n]*$)|~{3,})[\s\S]*?(?:^[ \t>]*(?P=fence)[`~]*[ \t]*$|\Z)",
    r"(?:\A|^[ \t]*\n)(?:(?:[ ]{4}|\t)[^\n]*(?:\n|\Z))+",  # indented code
    r"^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$",  # below a table's head
    r"^[ ]{0,3}\[[^\]\n]+\]:[^\n]*$",  # where a link of another line leads
    r"(?<!\\)\\\\\([\s\S]*?\\\\\)",  # \\( … \\) and \\[ … \\], which Jupyter reads as mathematics
    r"(?<!\\)\\\\\[[\s\S]*?\\\\\]",
    r"\\begin\{(?P<environment>[^}\n]*)\}[\s\S]*?\\end\{(?P=environment)\}",
    r"\\[!-/:-@\[-`{-~]",  # an escaped mark opens nothing
    rf"(?P<ticks>`+)(?!`){_INSIDE}*?(?<!`)(?P=ticks)(?!`)",
    r"`+",  # ticks that nothing closes
    r"\$\$[\s\S]*?\$\$",
    r"\$(?:\\.|(?!\n[ \t]*\n)[^$\\])+\$",
    r"<!--[\s\S]*?-->",
    r"<(?P<element>pre|code|script|style|svg|math)\b[\s\S]*?</(?P=element)\s*>",
    r"</?[A-Za-z][^<>]*>",  # tags and <https://…>
    r"\]\((?:[^()\n]|\([^()\n]*\))*\)",  # where a link leads, and its title
    r"[A-Za-z][A-Za-z0-9+.-]*://[^\s<>]+",
)
# A space at the beginning of a line or of a table's cell is syntax.
_AFTER_TEXT = r"(?<=[^\s|])"
_THIN = rf"{_AFTER_TEXT}[ ](?=[;?»]|!(?![\[=]))|(?<=«)[ ](?=\S)"
# `:smile:` and `:-)` are no punctuation.
_FULL = rf"{_AFTER_TEXT}[ ](?=:(?:\s|$|[*_)\]»]))"

_TEXT = re.compile(
    rf"(?P<protected>{'|'.join(_PROTECTED)})|(?P<thin>{_THIN})|(?P<full>{_FULL})", re.MULTILINE
)


def french(markdown: str) -> str:
    """The same Markdown with no-break spaces where French wants them and a space was typed.

    Code, formulas, addresses, HTML tags and the syntax of tables come out as they are.
    """
    return _TEXT.sub(_spaced, markdown)


def _spaced(found: re.Match[str]) -> str:
    if found["thin"] is not None:
        return THIN_NO_BREAK
    if found["full"] is not None:
        return NO_BREAK
    return found[0]


def typeset(markdown: str, language: Language) -> str:
    """A text as it is built: French gets its spaces, English is left alone."""
    return french(markdown) if language == "fr" else markdown
