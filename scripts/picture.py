"""Draw docs/images/check.svg: the report of a real run, as `autograder check` prints it.

The work that is checked is the demo's submission with several mistakes.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from autograder.admit import read_submission
from autograder.catalogue import attention_course
from autograder.demo import make_class
from autograder.engine import open_engine
from autograder.rendering.table import View, report_table
from autograder.settings import find_root, load_settings
from autograder.text import Language

IMAGES = Path(__file__).resolve().parent.parent / "docs" / "images"
WIDTH = 88


def draw(language: Language, path: Path) -> None:
    """One picture in one language."""
    course = attention_course(find_root(Path(__file__)))
    settings = load_settings(course.root)
    with tempfile.TemporaryDirectory() as scratch:
        made = make_class(course, settings, Path(scratch), language)
        submission = read_submission(made.worth_a_look, course)
        # A seed of its own: the picture is the same whoever draws it, and no course's secret.
        with open_engine(course, settings, own_code=True, seed="picture") as engine:
            report = engine.grade(submission)
    view = View(language, hints=1, file=made.worth_a_look.name)
    console = Console(width=WIDTH, record=True, file=io.StringIO(), highlight=False)
    console.print(report_table(report, view, made.assignment))
    path.parent.mkdir(parents=True, exist_ok=True)
    title = f"autograder check {made.worth_a_look.name}"
    svg = console.export_svg(title=title, theme=MONOKAI, unique_id="check")
    path.write_text(_self_contained(svg), encoding="utf-8")
    print(path, file=sys.stderr)


def _self_contained(svg: str) -> str:
    """Without the fonts that rich would fetch from elsewhere: the reader's own will do."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono").rstrip() + "\n"


if __name__ == "__main__":
    draw("en", IMAGES / "check.svg")
    draw("fr", IMAGES / "check-fr.svg")
