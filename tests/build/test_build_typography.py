"""French prose gets its no-break spaces; code, formulas, addresses and syntax stay as they are."""

from __future__ import annotations

from pathlib import Path

import jupytext
import pytest
from hypothesis import given
from hypothesis import strategies as st
from toy_course import FIRST, PS1

from autograder.build.authored import parse_authored
from autograder.build.notebook import notebook
from autograder.build.script import script
from autograder.build.typography import NO_BREAK, THIN_NO_BREAK, french, typeset

# In the examples: ~ a full no-break space, _ a thin one.
SHOWN = str.maketrans({NO_BREAK: "~", THIN_NO_BREAK: "_"})


@pytest.mark.parametrize(
    ("typed", "built"),
    [
        ("Joue le jeu : écris.", "Joue le jeu~: écris."),
        ("deux gestes :\nun", "deux gestes~:\nun"),
        ("des formes ; un masque", "des formes_; un masque"),
        ("Pourquoi ? Bravo ! Quoi ?!", "Pourquoi_? Bravo_! Quoi_?!"),
        ("le mot « self » seul", "le mot «_self_» seul"),
        ("« `dim=-1` » : l'axe", "«_`dim=-1`_»~: l'axe"),
        ("- `query` : `(d,)` ; $T$ : la taille", "- `query`~: `(d,)`_; $T$~: la taille"),
        ("**Interdits :** rien", "**Interdits~:** rien"),
        ("| un ? | deux : |\n|---|:---:|\n| a ; b |", "| un_? | deux~: |\n|---|:---:|\n| a_; b |"),
        ("[le papier : lien](https://x.org) ?", "[le papier~: lien](https://x.org)_?"),
        ("<b>gras !</b>", "<b>gras_!</b>"),
        ("> Cité : oui", "> Cité~: oui"),
    ],
)  # fmt: skip
def test_prose_gets_no_break_spaces(typed: str, built: str) -> None:
    """A thin one before ; ! ? and inside « », a full one before a colon."""
    assert french(typed).translate(SHOWN) == built


@pytest.mark.parametrize(
    "kept",
    [
        "`a ; b ? « c » : d`",
        "``a ` b ; c``",
        "`un\nspan : coupé`",
        "```python\nx : int ; y ?\n\nz : « a »\n```",
        "~~~\na ; b\n```\nc : d\n~~~",
        "````\n```\na : b\n````",
        "- item\n  ```\n  a ; b\n  ```",
        "```\nnever closed ; so\n\ncode : all",
        "Texte.\n\n    a : b ; c\n\n    d ?\n",
        "$a ; b : c$",
        "$$\na ; b \\$ ? c :\n\nd !\n$$",
        "\\\\(a ; b\\\\)",
        "\\begin{cases} a ; b : c \\end{cases}",
        "https://x.org/?a=1;b",
        "<https://x.org/a :b>",
        '<img alt="a : b ; c" src="x.png">',
        "<pre>a : b\n; c</pre>",
        "<!-- a : b ; c ? -->",
        '[lien](page.md "un titre : ici")',
        "[ref]: page.md 'a : b'",
        "| : | a |",
        "a :smile: b",
        "voir ![une image](a.png)",
        "a != b",
        "fin :-)",
    ],
)
def test_what_is_not_prose_is_kept(kept: str) -> None:
    """Alone, and between two sentences that do change."""
    assert french(kept) == kept
    around = french(f"Avant : un.\n\n{kept}\n")
    assert around == f"Avant{NO_BREAK}: un.\n\n{kept}\n"


def test_prose_after_code_is_prose_again() -> None:
    """A span, a block or a formula ends where Markdown ends it, escaped ticks and all."""
    text = "`a ;` puis : $x$ ; fin\n\n```\na : b\n```\n\nEnsuite : \\` non \\$ ; si"
    assert french(text).translate(SHOWN) == (
        "`a ;` puis~: $x$_; fin\n\n```\na : b\n```\n\nEnsuite~: \\` non \\$_; si"
    )


@pytest.mark.parametrize(
    ("typed", "built"),
    [
        ("\\` non : `a : b` ; si", "\\` non~: `a : b`_; si"),
        ("``non : `a : b` ; si", "``non~: `a : b`_; si"),
    ],
)
def test_tick_that_opens_nothing_is_prose(typed: str, built: str) -> None:
    """An escaped one, and ticks that are never closed: the span after them is still a span."""
    assert french(typed).translate(SHOWN) == built


MARKS = st.text(alphabet=" \n`$\\|[]()<>«»:;!?ab-~*#", max_size=60)


@given(MARKS)
def test_only_ordinary_spaces_change(text: str) -> None:
    """Whatever the text: no character comes or goes, and building again changes nothing."""
    built = french(text)
    assert built.replace(NO_BREAK, " ").replace(THIN_NO_BREAK, " ") == text
    assert french(built) == built


@given(MARKS)
def test_text_without_spaces_is_unchanged(text: str) -> None:
    """A space is never put in where the author typed none."""
    assert french(text.replace(" ", "")) == text.replace(" ", "")


@given(st.text(alphabet=" \n:;!?«»$\\ab|", min_size=1, max_size=40))
def test_code_span_is_unchanged(code: str) -> None:
    """Whatever stands between two ticks of one paragraph."""
    span = "`" + code.replace("\n", " ") + "`"
    assert f" {span} " in french(f"Écris : {span} ; voilà").replace(THIN_NO_BREAK, " ")


def test_english_is_left_alone() -> None:
    """Its colons stand against the word; a quoted French word is the author's to space."""
    assert typeset("a : b", "en") == "a : b"
    assert typeset("a : b", "fr") == f"a{NO_BREAK}: b"


def test_notebook_and_script_have_the_spaces_and_the_script_reads_back() -> None:
    """Comments of a script are prose too; code keeps its spaces in both."""
    prose, code = "# Une racine : « x » ?", 'x : str = " : « a » ?"'
    text = PS1.replace("# Une racine.", prose).replace("import math", f"import math\n\n{code}", 1)
    authored = parse_authored(text, Path("solutions/ps1_toy.py"), FIRST)
    built = notebook(authored, {"double": 1.0, "norm": 3.0}, "fr")
    as_script = script(authored, "fr")
    back = jupytext.reads(as_script, "py:percent")
    for cells in (built.cells, back.cells):
        sources = [cell.source for cell in cells]
        assert french("Une racine : « x » ?") in sources
        assert f"import math\n\n{code}" in sources
    assert french("`solutions/ps1_toy.py` : l'énoncé") in as_script
    again = jupytext.writes(back, "py:percent")
    assert again == as_script
