"""Signs of an attack in a submission's code: what no exercise needs. A reason to look."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from autograder.admit.statements import statements
from autograder.text import Text

REPLACES = Text("remplace une fonction d'une bibliothèque", "replaces a library's function")
ENDS = Text("met fin au processus", "ends the process")
LOOKS = Text("regarde dans l'interpréteur", "looks into the interpreter")
LEAVES = Text("sort de Python", "leaves Python")
GRADER = Text("nomme le correcteur", "names the grader")
ALWAYS_EQUAL = Text("un objet égal à tout", "an object equal to everything")

_DOTTED = {
    "os._exit": ENDS,
    "os.kill": ENDS,
    "os.abort": ENDS,
    "sys.modules": LOOKS,
    "sys._getframe": LOOKS,
    "sys.settrace": LOOKS,
    "inspect.stack": LOOKS,
    "inspect.currentframe": LOOKS,
    "gc.get_objects": LOOKS,
    "gc.get_referrers": LOOKS,
    "os.system": LEAVES,
    "os.popen": LEAVES,
    "os.fork": LEAVES,
}
_MODULES = {"ctypes": LEAVES, "subprocess": LEAVES, "socket": LEAVES}
_GRADERS = ("autograder", "pytest", "_pytest")
# Where a setting of a library is meant to be assigned.
_SETTINGS = ("backends", "rcParams", "random")
_LINE = 100
_DEEPEST = 20  # attributes of attributes


@dataclass(frozen=True)
class Sign:
    """what: in one phrase; line: the student's own, shortened."""

    what: Text
    line: str


def signs_in(sources: Iterable[str]) -> tuple[Sign, ...]:
    """Each kind once, with its first line."""
    found: dict[Text, str] = {}
    modules: set[str] = {"torch", "np", "numpy", "math", "builtins", "sys", "os", "F", "nn"}
    for source in sources:
        for part in statements(source):
            if part.error is not None:
                continue
            try:
                tree = ast.parse(part.source)
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                continue
            lines = part.source.splitlines()
            for node in ast.walk(tree):
                if isinstance(node, ast.Import):
                    modules.update(alias.asname or alias.name for alias in node.names)
                for what in _signs(node, modules):
                    line = lines[node.lineno - 1].strip() if hasattr(node, "lineno") else ""
                    found.setdefault(what, line[:_LINE])
    return tuple(Sign(what, line) for what, line in found.items())


def _signs(node: ast.AST, modules: set[str]) -> Iterator[Text]:
    if isinstance(node, ast.Assign) and not isinstance(node.value, ast.Constant):
        for target in node.targets:
            if isinstance(target, ast.Attribute) and _of_a_library(target, modules):
                yield REPLACES
    elif isinstance(node, ast.Call) and _dotted(node.func) == "setattr" and node.args:
        if _dotted(node.args[0]).partition(".")[0] in modules:
            yield REPLACES
    elif isinstance(node, ast.Attribute) and _dotted(node) in _DOTTED:
        yield _DOTTED[_dotted(node)]
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        yield from _imported(node)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        if node.value in _GRADERS or node.value.startswith("/proc/"):
            yield GRADER if node.value in _GRADERS else LOOKS
    elif isinstance(node, ast.FunctionDef) and node.name == "__eq__":
        returned = [n.value for n in ast.walk(node) if isinstance(n, ast.Return)]
        if any(isinstance(r, ast.Constant) and r.value is True for r in returned):
            yield ALWAYS_EQUAL


def _imported(node: ast.Import | ast.ImportFrom) -> Iterator[Text]:
    names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module]
    for name in names:
        top = (name or "").partition(".")[0]
        if top in _MODULES:
            yield _MODULES[top]
        if top in _GRADERS:
            yield GRADER
    if isinstance(node, ast.ImportFrom):
        for alias in node.names:
            if (dotted := f"{node.module}.{alias.name}") in _DOTTED:
                yield _DOTTED[dotted]


def _of_a_library(target: ast.Attribute, modules: set[str]) -> bool:
    root, *path = _dotted(target).split(".")
    return root in modules and not any(part in _SETTINGS for part in path)


def _dotted(node: ast.AST) -> str:
    """ "torch.nn.functional" of that expression; "" of another kind of expression."""
    path: list[str] = []
    while isinstance(node, ast.Attribute) and len(path) < _DEEPEST:
        path.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(path)]) if isinstance(node, ast.Name) else ""
