"""Figures of matplotlib as SVG that stands inside a page: theme colours, real text, no style."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from autograder.rendering.plain import number
from autograder.text import Language

# Stand for colours of the page, which has a light and a dark theme.
INK, SOFT, BAR = "#010203", "#040506", "#070809"
_CLASSES = {INK: "ink", SOFT: "axis", BAR: "fill-hint"}
_BINS = 10


def histogram(
    scores: Sequence[float], max_score: float, language: Language, axes: tuple[str, str]
) -> Markup:
    """How many students have which score, in ten ranges of equal width. axes: their titles.

    A range holds its lower bound; the last one its upper bound too. Raises ValueError without
    scores or points.
    """
    if not scores or not max_score > 0:
        raise ValueError("a histogram needs scores and points")
    from matplotlib.figure import Figure

    counts = bin_counts(scores, max_score)
    edges = [max_score * n / _BINS for n in range(_BINS + 1)]
    figure = Figure(figsize=(7.2, 2.7), layout="constrained")
    plot = figure.add_subplot()
    width = max_score / _BINS
    plot.bar(edges[:-1], counts, width=width * 0.9, align="edge", color=BAR)
    for edge, count in zip(edges[:-1], counts, strict=True):
        if count:
            plot.annotate(
                str(count), (edge + width * 0.45, count), (0, 3), textcoords="offset points",
                ha="center", color=INK, fontsize=10,
            )  # fmt: skip
    plot.set_xticks(edges, [number(edge, language) for edge in edges])
    plot.set_yticks([])
    plot.set_ylim(0, max(counts) * 1.18)
    plot.set_xlim(-0.1 * width, max_score)
    plot.set_xlabel(axes[0], color=INK)
    plot.set_ylabel(axes[1], color=INK)
    plot.tick_params(colors=INK, length=0)
    for side in ("top", "right", "left"):
        plot.spines[side].set_visible(False)
    plot.spines["bottom"].set_color(SOFT)
    return inline_svg(figure)


def bin_counts(scores: Sequence[float], max_score: float) -> list[int]:
    """Scores in each tenth of the points; what lies outside counts at the nearest end."""
    counts = [0] * _BINS
    for score in scores:
        # Scores are sums of fractions: a little below a bound is that bound.
        place = int(score / max_score * _BINS + 1e-9)
        counts[min(max(place, 0), _BINS - 1)] += 1
    return counts


def inline_svg(figure: Any) -> Markup:
    """The figure's SVG without prologue, date, ids that change or style attributes."""
    import matplotlib

    out = io.StringIO()
    settings: Any = {
        "svg.fonttype": "none",
        "svg.hashsalt": "autograder",
        "font.family": "sans-serif",
    }
    with matplotlib.rc_context(settings):
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<style[^>]*>.*?</style>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"', "", svg)
    svg = re.sub(r' style="([^"]*)"', _attributes, svg)
    return Markup(svg.strip())  # drawn by matplotlib, which escapes its texts


def _attributes(found: re.Match[str]) -> str:
    """A style as presentation attributes, which a strict policy allows."""
    attributes, classes = [], []
    for part in found[1].split(";"):
        name, colon, value = part.partition(":")
        name, value = name.strip(), value.strip()
        if not colon:
            continue
        if name == "font":
            size = re.search(r"([\d.]+)px", value)
            attributes += [("font-size", size[1])] if size else []
            attributes.append(("font-family", "inherit"))
        elif name in ("fill", "stroke") and value in _CLASSES:
            classes.append(_CLASSES[value])
        else:
            attributes.append((name, value))
    attributes += [("class", " ".join(dict.fromkeys(classes)))] if classes else []
    return "".join(f' {name}="{value}"' for name, value in attributes)
