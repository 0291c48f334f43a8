"""What a cell does, as far as its text tells: the names it binds, and what it only calls."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.machinery import PathFinder

from autograder.admit._source import CellMagic, cell_magic, normalised
from autograder.admit.statements import Piece, pieces

_SUPER = "super().__init__()"


@dataclass(frozen=True)
class Facts:
    """Of one cell, by its statements; those with a syntax error tell nothing."""

    source: str
    pieces: tuple[Piece, ...]
    magic: CellMagic | None

    @classmethod
    def of(cls, source: str) -> Facts:
        return cls(source, pieces(source), cell_magic(normalised(source)))

    @cached_property
    def nodes(self) -> tuple[ast.stmt, ...]:
        return tuple(node for piece in self.pieces for node in piece.nodes)

    @cached_property
    def empty(self) -> bool:
        """Nothing but comments, blank lines and text between quotes."""
        return all(piece.nodes and all(map(_is_bare_string, piece.nodes)) for piece in self.pieces)

    @cached_property
    def broken(self) -> bool:
        return any(piece.error for piece in self.pieces)

    @cached_property
    def binds(self) -> frozenset[str]:
        """Every name that running the cell gives a value, at top level."""
        if self.magic is not None and self.magic.name == "timeit":
            return frozenset()  # IPython runs the body inside a function
        return frozenset(bound(self.nodes))

    @cached_property
    def defines(self) -> frozenset[str]:
        """The functions and classes among them."""
        return frozenset(
            node.name
            for node in self.nodes
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        )

    @cached_property
    def stubs(self) -> frozenset[str]:
        """Names whose last definition in the cell is still the empty statement."""
        last = {
            node.name: node
            for node in self.nodes
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        }
        return frozenset(name for name, node in last.items() if is_stub(node))

    @cached_property
    def only_stubs(self) -> bool:
        return bool(self.stubs) and all(
            isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
            and is_stub(node)
            for node in self.nodes
        )

    @cached_property
    def globals_read(self) -> frozenset[str]:
        """Names read and not local to the function that reads them. May say too many."""
        return frozenset(_read(self.nodes))

    @cached_property
    def code_lines(self) -> tuple[str, ...]:
        lines = (line.split("#", 1)[0].strip() for line in self.source.split("\n"))
        return tuple(line for line in lines if line)


def imported_modules(nodes: Iterable[ast.stmt]) -> dict[str, str]:
    """The module that each name stands for, of `import module as name`."""
    return {
        alias.asname or alias.name.split(".")[0]: alias.name
        for one in nodes
        for node in ast.walk(one)
        if isinstance(node, ast.Import)
        for alias in node.names
    }


def own_modules(
    nodes: Iterable[ast.stmt], names: frozenset[str], missing: frozenset[str], known: dict[str, str]
) -> Iterator[str]:
    """Modules that some of `names` are taken from and that are not installed: the student's own.

    By `from m import name`, by `m.name`, or by `from m import *` where some are missing otherwise.
    known: modules by the names that the whole file imports them under.
    """
    for node in (inner for one in nodes for inner in ast.walk(one)):
        match node:
            case ast.ImportFrom(module=module, names=aliases, level=level):
                if level == 0 and _installed(module or ""):
                    continue
                taken = {name for alias in aliases for name in (alias.name, alias.asname)}
                if taken & names or ("*" in taken and missing):
                    yield "." * level + (module or "")
            case ast.Attribute(value=ast.Name(id=module), attr=attr) if attr in names:
                if module in known and not _installed(known[module]):
                    yield known[module]


@cache
def _installed(module: str) -> bool:
    top = module.split(".")[0]
    places = [place for place in sys.path if place.endswith("-packages")]
    if top in sys.stdlib_module_names:
        return True
    return PathFinder.find_spec(top, places) is not None


def bound(nodes: Iterable[ast.stmt]) -> Iterator[str]:
    """Names that the statements bind, those in branches and loops included."""
    for node in nodes:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.name
            case ast.Import() | ast.ImportFrom():
                for alias in node.names:
                    yield alias.asname or alias.name.split(".", 1)[0]
            case ast.Assign(targets=targets):
                for target in targets:
                    yield from _targets(target)
            case ast.AnnAssign(value=None):
                pass
            case ast.AnnAssign(target=target) | ast.AugAssign(target=target):
                yield from _targets(target)
            case ast.For() | ast.AsyncFor():
                yield from _targets(node.target)
                yield from bound([*node.body, *node.orelse])
            case ast.While() | ast.If():
                yield from bound([*node.body, *node.orelse])
            case ast.With() | ast.AsyncWith():
                yield from bound(node.body)
            case ast.Try() | ast.TryStar():
                handlers = [statement for handler in node.handlers for statement in handler.body]
                yield from bound([*node.body, *handlers, *node.orelse, *node.finalbody])
            case _:
                pass


def _targets(target: ast.expr) -> Iterator[str]:
    if isinstance(target, ast.Name):
        yield target.id
    elif isinstance(target, (ast.Tuple, ast.List)):
        for element in target.elts:
            yield from _targets(element)
    elif isinstance(target, ast.Starred):
        yield from _targets(target.value)


def is_stub(node: ast.stmt) -> bool:
    """A function that only raises NotImplementedError or does nothing; a class of such."""
    if isinstance(node, ast.ClassDef):
        body = [n for n in node.body if not _says_nothing(n)]
        methods = [n for n in body if isinstance(n, ast.FunctionDef)]
        return len(methods) == len(body) and all(is_stub(method) for method in methods)
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return False
    body = [n for n in node.body if not _says_nothing(n)]
    return not body or _raises_not_implemented(body[0])


def _says_nothing(node: ast.stmt) -> bool:
    """A docstring, `...`, `pass`, or the `super().__init__()` that a class is given with."""
    return isinstance(node, ast.Pass) or (
        isinstance(node, ast.Expr)
        and (isinstance(node.value, ast.Constant) or ast.unparse(node.value) == _SUPER)
    )


def _raises_not_implemented(node: ast.stmt) -> bool:
    if not isinstance(node, ast.Raise) or node.exc is None:
        return False
    raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
    return isinstance(raised, ast.Name) and raised.id == "NotImplementedError"


def _is_bare_string(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def is_call_of(node: ast.stmt, module: str) -> bool:
    """A statement that is nothing but `module.function(...)`."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    called = node.value.func
    return (
        isinstance(called, ast.Attribute)
        and isinstance(called.value, ast.Name)
        and called.value.id == module
    )


def imports(node: ast.stmt, module: str) -> bool:
    return isinstance(node, ast.Import) and any(alias.name == module for alias in node.names)


def is_shell_call(node: ast.stmt) -> bool:
    """`get_ipython().system(...)` and the like, which nbconvert writes for `!` and `%pip`."""
    if not isinstance(node, (ast.Expr, ast.Assign)) or not isinstance(node.value, ast.Call):
        return False
    call = node.value
    if not (
        isinstance(call.func, ast.Attribute)
        and isinstance(call.func.value, ast.Call)
        and isinstance(call.func.value.func, ast.Name)
        and call.func.value.func.id == "get_ipython"
    ):
        return False
    if call.func.attr in ("system", "getoutput"):
        return True
    name = call.args[0] if call.args else None
    if not isinstance(name, ast.Constant) or not isinstance(name.value, str):
        return False
    magic = cell_magic(f"%%{name.value}")
    return magic is not None and magic.shell


def _read(nodes: Iterable[ast.AST]) -> Iterator[str]:
    todo: list[tuple[ast.AST, frozenset[str]]] = [(node, frozenset()) for node in nodes]
    while todo:
        node, local = todo.pop()
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            local = local | _locals(node)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield from {node.id} - local
        todo += [(child, local) for child in ast.iter_child_nodes(node)]


def _locals(function: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> frozenset[str]:
    arguments = function.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    every += [a for a in (arguments.vararg, arguments.kwarg) if a is not None]
    stored = {
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    declared = {
        name for node in ast.walk(function) if isinstance(node, ast.Global) for name in node.names
    }
    return frozenset({a.arg for a in every} | (stored - declared))
