"""Source of what a cell needs, taken from the reference's own text, comments included."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable

_MARKER = re.compile(r"^\s*### (?:BEGIN|END) SOLUTION\s*\n", re.MULTILINE)


def definitions(module: str, names: Iterable[str]) -> dict[str, str]:
    """What the module's text says of these names and of all that they use, in its order.

    Imports are left out. A name that the module does not bind is left out too.
    """
    tree = ast.parse(module)
    nodes: dict[str, ast.stmt] = {}
    for node in tree.body:
        for name in _bound(node):
            nodes[name] = node
    wanted: dict[str, None] = {}
    frontier = list(names)
    while frontier:
        name = frontier.pop()
        if name in nodes and name not in wanted:
            wanted[name] = None
            frontier += sorted(names_in(nodes[name]))
    return {
        name: _MARKER.sub("", ast.get_source_segment(module, node) or "").rstrip()
        for name, node in nodes.items()
        if name in wanted
    }


def names_in(tree: ast.AST) -> set[str]:
    """Names that it reads and does not bind itself."""
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    bound = {node.id for node in names if isinstance(node.ctx, ast.Store)}
    bound |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    return {node.id for node in names} - bound


def _bound(node: ast.stmt) -> list[str]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id] if node.value is not None else []
    return []


def renamed(source: str, old: str, new: str) -> str:
    """A definition under another name; what it calls by its old name is the new one too."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == old:
            node.name = new
        elif isinstance(node, ast.Name) and node.id == old:
            node.id = new
    return ast.unparse(tree)
