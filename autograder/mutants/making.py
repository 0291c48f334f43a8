"""Make the mutants of a solution: one small change each, inside its solution regions.

The changes are those that people make: an operator, a constant, an axis, two operands or arguments
swapped, a statement, a keyword or a call forgotten, one name for another.
"""

from __future__ import annotations

import ast
import copy
import difflib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from autograder.build.authored import AuthoredText
from autograder.build.regions import definitions, find_regions

_OPERATORS: Mapping[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Div, ast.Add),
    ast.Div: (ast.Mult, ast.Sub),
    ast.FloorDiv: (ast.Div, ast.Mult),
    ast.Mod: (ast.FloorDiv,),
    ast.Pow: (ast.Mult,),
    ast.MatMult: (ast.Mult,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
}
_NOT_COMMUTATIVE = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult)
_COMPARISONS: Mapping[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_EXCHANGES = ("transpose", "swapaxes", "swapdims")
_SIBLINGS = (
    ("amax", "amin"),
    ("max", "min"),
    ("sum", "mean"),
    ("argmax", "argmin"),
    ("tril", "triu"),
    ("zeros", "ones"),
    ("zeros_like", "ones_like"),
    ("rand", "randn"),
    ("sqrt", "square"),
    ("exp", "expm1"),
    ("any", "all"),
    ("parameters", "buffers"),
)
_SIBLING = {**dict(_SIBLINGS), **{two: one for one, two in _SIBLINGS}}


@dataclass(frozen=True)
class Mutant:
    """A definition of an exercise with one change.

    kind: of the change. line: in the authored text. before, after: the lines that differ, as
    Python prints them, whatever the layout of the text. source: of the whole definition.
    """

    exercise: str
    kind: str
    line: int
    before: str
    after: str
    source: str

    @property
    def identity(self) -> tuple[str, str, str]:
        """What it is listed by: it survives a change of layout elsewhere."""
        return self.exercise, self.before, self.after


def mutants(authored: AuthoredText, exercises: Iterable[str] | None = None) -> Iterator[Mutant]:
    """The mutants of an assignment, or of some of its exercises, in the order of the text."""
    wanted = None if exercises is None else frozenset(exercises)
    for cell in authored.cells:
        if cell.role == "exercise" and (wanted is None or cell.name in wanted):
            yield from mutants_of(cell.source, cell.name, first_line=cell.line + 1)


def mutants_of(source: str, exercise: str, *, first_line: int = 1) -> Iterator[Mutant]:
    """The mutants of one exercise cell, each change once. first_line: of the cell in its text."""
    regions, _ = find_regions(source)
    seen: set[tuple[str, str, str]] = set()
    for definition in definitions(ast.parse(source)).values():
        original = ast.unparse(definition)
        nodes = list(ast.walk(definition))
        scope = _Scope(definition)
        for index, node in enumerate(nodes):
            line = getattr(node, "lineno", 0)
            if node in scope.left_alone or not any(line in region for region in regions):
                continue
            for kind, replacement in _changes(node, scope):
                changed = ast.unparse(_with(definition, index, replacement))
                before, after = _difference(original, changed)
                mutant = Mutant(exercise, kind, first_line + line - 1, before, after, changed)
                if changed != original and mutant.identity not in seen:
                    seen.add(mutant.identity)
                    yield mutant


def _with(tree: ast.stmt, index: int, replacement: ast.AST) -> ast.stmt:
    """A copy of a tree with another node in the place of the one that `ast.walk` gives there."""
    tree = copy.deepcopy(tree)
    target = list(ast.walk(tree))[index]
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is target:
                setattr(parent, field, replacement)
            elif isinstance(value, list) and any(item is target for item in value):
                value[:] = [replacement if item is target else item for item in value]
    return tree


def _difference(original: str, changed: str) -> tuple[str, str]:
    old, new = (text.split("\n") for text in (original, changed))
    before: list[str] = []
    after: list[str] = []
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for tag, i, j, k, m in matcher.get_opcodes():
        if tag != "equal":
            before += (line.strip() for line in old[i:j])
            after += (line.strip() for line in new[k:m])
    return "\n".join(before), "\n".join(after)


class _Scope:
    """The names that may be taken for one another in a definition."""

    def __init__(self, definition: ast.stmt) -> None:
        self._functions: dict[ast.AST, ast.FunctionDef] = {}
        self.left_alone: set[ast.AST] = set()
        attributes: dict[str, None] = {}
        for node in ast.walk(definition):
            if isinstance(node, ast.FunctionDef):
                self._functions.update(dict.fromkeys(ast.walk(node), node))
            annotation = getattr(node, "annotation", None) or getattr(node, "returns", None)
            if annotation is not None:
                self.left_alone.update(ast.walk(annotation))
            if isinstance(node, ast.Attribute) and _is_own(node):
                attributes[node.attr] = None
            if isinstance(node, ast.UnaryOp) and _whole(node) is not None:
                self.left_alone.add(node.operand)
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                for words in (*node.exc.args, *node.exc.keywords):
                    self.left_alone.update(ast.walk(words))
        self.attributes = tuple(attributes)

    def names(self, node: ast.Name) -> Iterator[str]:
        """Parameters and variables that hold a value where `node` stands, other than it."""
        function = self._functions.get(node)
        if function is None:
            return
        parameters = [a.arg for a in ast.walk(function.args) if isinstance(a, ast.arg)]
        stored = [
            name.id
            for name in ast.walk(function)
            if isinstance(name, ast.Name)
            and isinstance(name.ctx, ast.Store)
            and name.lineno < node.lineno
        ]
        known = dict.fromkeys((*parameters, *stored))
        known.pop("self", None)
        if node.id in known:
            yield from (name for name in known if name != node.id)


def _is_own(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def _changes(node: ast.AST, scope: _Scope) -> Iterator[tuple[str, ast.AST]]:
    """(kind, replacement) of every change of one node."""
    match node:
        case ast.BinOp():
            yield from _operator(node)
        case ast.Compare():
            yield from _comparison(node)
        case ast.UnaryOp():
            whole = _whole(node)
            if whole is None:
                yield "sign or negation dropped", node.operand
            else:
                yield from (("constant", ast.Constant(whole + step)) for step in (-1, 1))
        case ast.BoolOp():
            other = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
            yield "and/or", ast.BoolOp(other, node.values)
            yield from (("condition dropped", condition) for condition in node.values)
        case ast.Constant():
            yield from _constant(node)
        case ast.Call():
            yield from _call(node)
        case ast.Attribute():
            yield from _attribute(node, scope)
        case ast.Name(ctx=ast.Load()):
            for name in scope.names(node):
                yield "name", ast.Name(name, ast.Load())
        case ast.Subscript(ctx=ast.Load()):
            yield "index dropped", node.value
        case ast.Slice():
            yield from _slice(node)
        case ast.Tuple(ctx=ast.Load()) | ast.List(ctx=ast.Load()):
            for i in range(len(node.elts) - 1):
                yield "elements swapped", _with_items(node, "elts", _swapped(node.elts, i))
        case ast.IfExp():
            yield "condition negated", ast.IfExp(node.test, node.orelse, node.body)
        case ast.stmt():
            yield from _statement(node)


def _operator(node: ast.BinOp) -> Iterator[tuple[str, ast.AST]]:
    for other in _OPERATORS.get(type(node.op), ()):
        yield "operator", ast.BinOp(node.left, other(), node.right)
    if isinstance(node.op, _NOT_COMMUTATIVE):
        yield "operands swapped", ast.BinOp(node.right, node.op, node.left)
    yield "operand dropped", node.left
    yield "operand dropped", node.right


def _comparison(node: ast.Compare) -> Iterator[tuple[str, ast.AST]]:
    for i, operator in enumerate(node.ops):
        for other in _COMPARISONS[type(operator)]:
            ops = [*node.ops[:i], other(), *node.ops[i + 1 :]]
            yield "comparison", ast.Compare(node.left, ops, node.comparators)


def _whole(node: ast.UnaryOp) -> int | None:
    """The number that a minus sign and digits write."""
    operand = node.operand
    if isinstance(node.op, ast.USub) and isinstance(operand, ast.Constant):
        value = operand.value
        return -value if isinstance(value, int) and not isinstance(value, bool) else None
    return None


def _constant(node: ast.Constant) -> Iterator[tuple[str, ast.AST]]:
    value = node.value
    if isinstance(value, bool):
        yield "constant", ast.Constant(not value)
    elif isinstance(value, (int, float)):
        for other in dict.fromkeys((value + 1, value - 1, value * 2 or 2)):
            yield "constant", ast.Constant(other)


def _call(node: ast.Call) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node.func, ast.Attribute):
        yield "call dropped", node.func.value
        if node.func.attr in _SIBLING:
            function = ast.Attribute(node.func.value, _SIBLING[node.func.attr], ast.Load())
            yield "other function", ast.Call(function, node.args, node.keywords)
    for argument in node.args:
        yield "call dropped", argument
    for i in range(len(node.args) - 1):
        if not _symmetric(node, i):
            yield "arguments swapped", _with_items(node, "args", _swapped(node.args, i))
    if len(node.args) > 1:
        yield "argument dropped", _with_items(node, "args", node.args[:-1])
    for i in range(len(node.keywords)):
        others = [*node.keywords[:i], *node.keywords[i + 1 :]]
        yield "keyword dropped", ast.Call(node.func, node.args, others)


def _symmetric(node: ast.Call, i: int) -> bool:
    """Whether the order of an argument and the next says nothing, by what the function is."""
    if isinstance(node.func, ast.Name):
        return node.func.id in ("max", "min")
    exchanges = isinstance(node.func, ast.Attribute) and node.func.attr in _EXCHANGES
    axes = node.args[i : i + 2]
    return exchanges and all(isinstance(a, (ast.Constant, ast.UnaryOp)) for a in axes)


def _attribute(node: ast.Attribute, scope: _Scope) -> Iterator[tuple[str, ast.AST]]:
    if node.attr in ("T", "mT", "data", "real"):
        yield "transpose dropped", node.value
    if _is_own(node) and node.attr in scope.attributes:
        for name in scope.attributes:
            if name != node.attr:
                yield "attribute", ast.Attribute(node.value, name, node.ctx)


def _slice(node: ast.Slice) -> Iterator[tuple[str, ast.AST]]:
    if node.lower is not None:
        yield "bound dropped", ast.Slice(None, node.upper, node.step)
    if node.upper is not None:
        yield "bound dropped", ast.Slice(node.lower, None, node.step)


def _statement(node: ast.stmt) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Return)):
        return
    if isinstance(node, (ast.If, ast.While)):
        yield "condition negated", _with_items(node, "test", ast.UnaryOp(ast.Not(), node.test))
        yield "condition dropped", _with_items(node, "test", ast.Constant(True))
    if isinstance(node, ast.AugAssign):
        for other in _OPERATORS.get(type(node.op), ()):
            yield "operator", ast.AugAssign(node.target, other(), node.value)
        yield "operator", ast.Assign([node.target], node.value, lineno=node.lineno)
    if isinstance(node, ast.With):
        yield "context dropped", ast.If(ast.Constant(True), node.body, [])
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        # Dropped where there is a value before it; else every later line would fail.
        names = [n.id for n in ast.walk(node.value) if isinstance(n, ast.Name)]
        if node.targets[0].id not in names:
            return
    if not isinstance(node, ast.Pass):
        yield "statement dropped", ast.Pass()


def _with_items(node: ast.AST, field: str, value: object) -> ast.AST:
    changed = copy.copy(node)
    setattr(changed, field, value)
    return changed


def _swapped(items: list[ast.expr], i: int) -> list[ast.expr]:
    return [*items[:i], items[i + 1], items[i], *items[i + 2 :]]
