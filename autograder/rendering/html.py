"""Self-contained HTML pages: one file, no network, every word that is not ours escaped."""

from __future__ import annotations

import base64
import functools
import hashlib
import re
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from autograder.build.typography import typeset
from autograder.rendering.plain import number, printable
from autograder.text import Language

_TEMPLATES = Path(__file__).parent / "templates"
_CODE = re.compile(r"`([^`\n]+)`")


@functools.cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def page(template: str, language: Language, *, script: str = "", **values: Any) -> str:
    """The template's page. style: always page.css; script: the name of a template file, or none.

    The policy in its head lets nothing in but that very style and that very script: a mark-up
    that escaped the escaping would still neither run nor load anything.
    """
    environment = _environment()
    style = (_TEMPLATES / "page.css").read_text(encoding="utf-8")
    code = (_TEMPLATES / script).read_text(encoding="utf-8") if script else ""
    policy = ["default-src 'none'", f"style-src {_digest(style)}", "img-src data:"]
    policy += [f"script-src {_digest(code)}"] if code else []
    policy += ["base-uri 'none'", "form-action 'none'"]
    return environment.get_template(template).render(
        language=language,
        policy="; ".join(policy),
        style=Markup(style),  # ours, and the policy knows it by its bytes
        script=Markup(code),
        prose=functools.partial(prose, language=language),
        number=functools.partial(number, language=language),
        **values,
    )


def _digest(text: str) -> str:
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"'sha256-{digest}'"


def prose(words: str, language: Language) -> Markup:
    """Escaped, with `code` between backticks as code, line ends kept, French spaces unbreakable."""
    said = str(escape(typeset(printable(words), language)))
    return Markup(_CODE.sub(r"<code>\1</code>", said).replace("\n", "<br>"))
