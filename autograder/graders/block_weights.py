"""Weights of PyTorch's block in a block of the student's, whose attributes have names of its own.

No test stands here: collection reads the files named test_* alone.

Where do they go? All the matrices of a block are filled with one symmetric matrix, all its vectors
with one vector: then no two roles differ, and what a right block answers is known without knowing
which is which. Its gradients do differ: the gradient of each parameter tells its role, whatever the
parameter is called, also when it is transposed, stacked with others or cut into heads.

A block whose parameters are stored in another way still has the student's loader (exercise 6.7).
"""

from __future__ import annotations

import itertools
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import torch
from torch import Tensor, nn

from autograder import expect
from autograder.draw import Draw
from autograder.errors import CheckFailed, ForbiddenUsed, StudentMissing, StudentRaised
from autograder.graders.shared import leaf
from autograder.student import Call, TorchLayer
from autograder.text import Text

Weights = dict[str, Tensor]
_PARTS = ("query", "key", "value")


@dataclass(frozen=True)
class Block:
    """The sizes of a block, and PyTorch's of the same sizes.

    Neither d_ff nor the number of heads may be a multiple of the size of a head, which is not 1:
    the shapes of parameters then tell what is cut into heads from what is not.
    """

    decoder: bool
    d: int
    heads: int
    d_ff: int
    norm_first: bool = True

    @property
    def name(self) -> str:
        return "DecoderBlock" if self.decoder else "EncoderBlock"

    @property
    def loader(self) -> str:
        return "load_torch_decoder" if self.decoder else "load_torch_encoder"

    @property
    def kind(self) -> str:
        return "TransformerDecoderLayer" if self.decoder else "TransformerEncoderLayer"

    @property
    def d_h(self) -> int:
        return self.d // self.heads

    @property
    def sizes(self) -> tuple[int, int, int]:
        return self.d, self.heads, self.d_ff

    def layer_options(self, dropout: float = 0.0) -> dict[str, Any]:
        return {
            "dropout": dropout,
            "activation": "gelu",
            "batch_first": True,
            "norm_first": self.norm_first,
        }

    @cached_property
    def layer(self) -> nn.Module:
        """PyTorch's layer without numbers: those of a call are given to it."""
        made: nn.Module = getattr(nn, self.kind)(*self.sizes, **self.layer_options(), device="meta")
        return made

    @cached_property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """By role, in a fixed order. A role is a weight of the mathematics: W_Q, a norm's scale."""
        d, d_ff = self.d, self.d_ff
        shapes: dict[str, tuple[int, ...]] = {}
        for attention in self.attentions:
            for part in (*_PARTS, "out"):
                shapes[f"{attention}.{part}.weight"] = (d, d)
                shapes[f"{attention}.{part}.bias"] = (d,)
        shapes |= {"linear1.weight": (d_ff, d), "linear1.bias": (d_ff,)}
        shapes |= {"linear2.weight": (d, d_ff), "linear2.bias": (d,)}
        for norm in self.norms:
            shapes |= {f"{norm}.weight": (d,), f"{norm}.bias": (d,)}
        return shapes

    @property
    def attentions(self) -> tuple[str, ...]:
        return ("self_attn", "multihead_attn") if self.decoder else ("self_attn",)

    @property
    def norms(self) -> tuple[str, ...]:
        return ("norm1", "norm2", "norm3") if self.decoder else ("norm1", "norm2")

    def as_torch(self, weights: Mapping[str, Tensor]) -> Weights:
        """Weights by role under PyTorch's names."""
        state = {n: w for n, w in weights.items() if not n.startswith(self.attentions)}
        for attention in self.attentions:
            for kind in ("weight", "bias"):
                parts = [weights[f"{attention}.{part}.{kind}"] for part in _PARTS]
                state[f"{attention}.in_proj_{kind}"] = torch.cat(parts)
                state[f"{attention}.out_proj.{kind}"] = weights[f"{attention}.out.{kind}"]
        return state

    def right(self, weights: Mapping[str, Tensor], x: Tensor, *rest: Tensor | None) -> Tensor:
        """What PyTorch's layer answers, computed in float64.

        rest: the mask of an encoder (True hides) or nothing; the memory of a decoder.
        """
        state = {name: w.double() for name, w in self.as_torch(weights).items()}
        if self.decoder:
            future = torch.ones(x.shape[1], x.shape[1], dtype=torch.bool).triu(1)
            args = (x.double(), *(m.double() for m in rest if m is not None))
            options: dict[str, Any] = {"tgt_mask": future}
        else:
            args, options = (x.double(),), {"src_mask": rest[0] if rest else None}
        answer: Tensor = torch.func.functional_call(_layer(self), state, args, options)
        return answer.to(x.dtype)

    def torch_layer(self, weights: Mapping[str, Tensor], dropout: float = 0.0) -> TorchLayer:
        """PyTorch's layer with these weights, to be made on the student's side."""
        state = {name: w.contiguous() for name, w in self.as_torch(weights).items()}
        return TorchLayer(self.kind, self.sizes, self.layer_options(dropout), state)

    def flat(self, weights: Mapping[str, Tensor]) -> Tensor:
        """All the roles one after the other."""
        return torch.cat([weights[role].reshape(-1) for role in self.shapes])

    def unflat(self, flat: Tensor) -> Weights:
        sizes = [torch.Size(shape).numel() for shape in self.shapes.values()]
        parts = zip(self.shapes.items(), flat.split(sizes), strict=True)
        return {role: part.reshape(shape) for (role, shape), part in parts}

    def drawn(self, draw: Any, dtype: torch.dtype = torch.float64) -> Weights:
        """Weights of which no two are alike, nor any what a fresh layer holds."""
        weights = {}
        for role, shape in self.shapes.items():
            if len(shape) == 2:
                weights[role] = draw.normal(*shape, scale=1.6 / shape[1] ** 0.5, dtype=dtype)
            elif role.startswith("norm") and role.endswith("weight"):
                weights[role] = draw.uniform(*shape, low=0.5, high=1.8, dtype=dtype)
            else:
                weights[role] = draw.normal(*shape, scale=0.7, dtype=dtype)
        return weights

    def inputs(self, draw: Any, b: int, T: int, S: int = 0) -> tuple[Tensor, ...]:
        """(x,) of an encoder, (x, memory) of a decoder."""
        x = draw.normal(b, T, self.d)
        return (x, draw.normal(b, S or T + 2, self.d)) if self.decoder else (x,)


@cache
def _layer(block: Block) -> nn.Module:
    """PyTorch's layer without numbers: those of a call are given to it."""
    layer: nn.Module = getattr(nn, block.kind)(*block.sizes, **block.layer_options(), device="meta")
    return layer


class _Uniform:
    """One symmetric matrix and one vector, the same in each head, and one matrix of the network."""

    def __init__(self, block: Block) -> None:
        self._block = block
        # Published or not, these numbers decide no check: they only tell which weight is where.
        draw = Draw("uniform", repr(block))
        self.probe = block.inputs(draw, 2, 4, 3)
        self.upstream = draw.normal(2, 4, block.d)
        square = draw.normal(block.d_h, block.d_h)
        self._square = (square + square.T) / (2 * block.d) ** 0.5
        self._vector = draw.uniform(block.d_h, low=0.4, high=1.4)
        self._network = draw.normal(block.d_ff, block.d) / block.d**0.5
        self._inner = draw.normal(block.d_ff)

    def of(self, shape: Sequence[int]) -> Tensor | None:
        """What a parameter of this shape holds; None where the shape tells nothing."""
        block = self._block
        own = tuple(n for n in shape if n != 1)
        if own == (block.d_ff,):
            return self._inner.reshape(tuple(shape))
        if own == (block.d_ff, block.d):
            return self._network.reshape(tuple(shape))
        if own == (block.d, block.d_ff):
            return self._network.T.reshape(tuple(shape))
        axes = axes_of_heads(block, shape)
        if not axes:
            return None
        places = [torch.arange(n) % block.d_h for n in shape]
        grid = torch.meshgrid(*places, indexing="ij")
        if len(axes) == 1:
            return self._vector[grid[axes[0]]]
        return self._square[grid[axes[0]], grid[axes[1]]]

    def weights(self) -> Weights:
        filled = {role: self.of(shape) for role, shape in self._block.shapes.items()}
        return {role: value for role, value in filled.items() if value is not None}

    @cached_property
    def right(self) -> tuple[Tensor, Tensor]:
        """PyTorch's answer to the probe, and the gradients of the roles, one after the other."""
        weights = {role: leaf(value) for role, value in self.weights().items()}
        answer = self._block.right(weights, *self.probe)
        gradients = torch.autograd.grad(answer, list(weights.values()), self.upstream)
        return answer.detach(), torch.cat([g.reshape(-1) for g in gradients])


@cache
def _uniform(block: Block) -> _Uniform:
    return _Uniform(block)


def axes_of_heads(block: Block, shape: Sequence[int]) -> tuple[int, ...]:
    """The one or two axes whose components are those of tokens or of heads; () for none."""
    if block.d_ff in shape and block.d_ff % block.d_h:
        return ()
    axes = [a for a, n in enumerate(shape) if n % block.d_h == 0 and (n > 1 or block.d_h == 1)]
    if len(axes) > 2:  # the number of heads is a multiple too
        axes = sorted(sorted(axes, key=lambda a: shape[a])[-2:])
    return tuple(axes)


def _slots(block: Block, index: Tensor) -> Iterator[Tensor]:
    """The pieces of a parameter that may each be a role, largest first; overlapping ones too.

    index: of the shape of the parameter. A piece is a vector, or a matrix that may be transposed.
    """
    own = tuple(n for n in index.shape if n != 1)
    if own in {(block.d_ff,), (block.d_ff, block.d), (block.d, block.d_ff)}:
        yield index.reshape(own)
        return
    axes = axes_of_heads(block, index.shape)
    for size in (block.d, block.d_h):
        if len(axes) == 1 and index.numel() % size == 0:
            yield from index.reshape(-1).split(size)
        if len(axes) == 2:
            matrix = _as_matrix(block, index, axes)
            rows, columns = matrix.shape
            if columns == block.d and rows % size == 0:
                yield from matrix.split(size)
            if rows == block.d and columns % size == 0:
                yield from (part.T for part in matrix.split(size, dim=1))


def _as_matrix(block: Block, index: Tensor, axes: tuple[int, ...]) -> Tensor:
    """A parameter with one axis of d; what is stacked or cut into heads is side by side."""
    shape = index.shape
    wide = next((a for a in axes if shape[a] == block.d), axes[-1])
    rest = [a for a in range(index.ndim) if a != wide]
    return index.permute(*rest, wide).reshape(-1, shape[wide])


@dataclass(frozen=True)
class Layout:
    """Where the roles of a block are in the parameters of a student's.

    places: by name, the place of each number in `Block.flat`; -1 for one that has no role.
    missing: roles that no parameter has.
    """

    places: Mapping[str, Tensor]
    missing: tuple[str, ...]

    def spread(self, flat: Tensor, before: Mapping[str, Tensor]) -> Weights:
        """What the parameters must hold; numbers without a role stay as they were."""
        spread = {}
        for name, places in self.places.items():
            values = flat[places.clamp(min=0)]
            spread[name] = torch.where(places < 0, before[name].to(values.dtype), values)
        return spread


def layout_of(block: Block, gradients: Mapping[str, Tensor | None], expected: Tensor) -> Layout:
    """The layout that explains the gradients of parameters.

    expected: the gradients of the roles, one after the other.
    """
    roles = {whole: [_Piece(p, expected) for p in ps] for whole, ps in _pieces(block).items()}
    taken = torch.zeros(len(expected), dtype=torch.bool)
    level = 1e-9 * float(expected.abs().max())
    places = {
        name: torch.full(tuple(g.shape), -1) for name, g in gradients.items() if g is not None
    }
    for whole in (True, False):  # roles first, then heads of those that are cut
        for name, gradient in gradients.items():
            if gradient is None:
                continue
            index = torch.arange(gradient.numel()).reshape(gradient.shape)
            for slot in _slots(block, index):
                if (places[name].reshape(-1)[slot] >= 0).any():
                    continue
                found = _found(gradient.reshape(-1)[slot], roles[whole], taken, level)
                if found is not None:
                    taken[found] = True
                    places[name].view(-1)[slot] = found
    _share(block, gradients, expected, places, taken, level)
    return Layout(places, missing_roles(block, taken))


def missing_roles(block: Block, taken: Tensor) -> tuple[str, ...]:
    """Roles of which some number has no place.

    A bias of the keys adds the same to a whole row of scores: a block may do without it.
    """
    starts = zip(block.shapes, _starts(block), strict=True)
    return tuple(
        role
        for role, start in starts
        if not role.endswith("key.bias")
        and not bool(taken[start : start + _numel(block, role)].all())
    )


# Each check fills a block anew, and those of one class all have the same layout.
_layouts: dict[Hashable, Layout] = {}
_KEPT = 256


def _known_layout(block: Block, gradients: Mapping[str, Tensor | None], expected: Tensor) -> Layout:
    """As layout_of, which is not asked twice for the same gradients."""
    given = [g.double() / expected.abs().max() for g in gradients.values() if g is not None]
    digits = [(1e8 * g).round().to(torch.int64).numpy().tobytes() for g in given]
    shapes = [(name, None if g is None else tuple(g.shape)) for name, g in gradients.items()]
    key = (block, tuple(shapes), b"".join(digits))
    if key not in _layouts:
        if len(_layouts) >= _KEPT:
            _layouts.clear()
        _layouts[key] = layout_of(block, gradients, expected)
    return _layouts[key]


def _numel(block: Block, role: str) -> int:
    return int(torch.Size(block.shapes[role]).numel())


def _starts(block: Block) -> list[int]:
    sizes = [_numel(block, role) for role in block.shapes]
    return [0, *itertools.accumulate(sizes)][:-1]


def _pieces(block: Block) -> dict[bool, list[Tensor]]:
    """Places of whole roles (True), and of those of single heads (False)."""
    whole, heads = [], []
    for (role, shape), start in zip(block.shapes.items(), _starts(block), strict=True):
        index = start + torch.arange(_numel(block, role)).reshape(shape)
        whole.append(index)
        if ".out." in role and len(shape) == 2:
            heads += list(index.split(block.d_h, dim=1))
        elif any(f".{part}." in role for part in _PARTS):
            heads += list(index.split(block.d_h))
    return {True: whole, False: heads}


class _Piece:
    """Some places of the roles, and the gradients there."""

    def __init__(self, places: Tensor, expected: Tensor) -> None:
        self.places, self.gradients = places, expected[places]
        self.size = float(self.gradients.abs().sum())
        self.largest = float(self.gradients.abs().max())


def _found(gradient: Tensor, pieces: list[_Piece], taken: Tensor, level: float) -> Tensor | None:
    """The first piece that is free and has this gradient, as it stands or transposed."""
    size, numel = float(gradient.abs().sum()), gradient.numel()
    for piece in pieces:
        tolerance = 1e-6 * piece.largest + level
        if numel != piece.places.numel() or abs(size - piece.size) > numel * tolerance:
            continue
        if bool(taken[piece.places].any()):
            continue
        turned = [(piece.places, piece.gradients)]
        if piece.places.ndim == 2:
            turned.append((piece.places.T, piece.gradients.T))
        for places, wanted in turned:
            same_shape = places.shape == gradient.shape
            if same_shape and float((gradient - wanted).abs().max()) <= tolerance:
                return places
    return None


def _share(
    block: Block,
    gradients: Mapping[str, Tensor | None],
    expected: Tensor,
    places: dict[str, Tensor],
    taken: Tensor,
    level: float,
) -> None:
    """One parameter in two or three roles has the sum of their gradients: it gets the first."""
    for name, gradient in gradients.items():
        if gradient is None:
            continue
        index = torch.arange(gradient.numel()).reshape(gradient.shape)
        for slot in _slots(block, index):
            if (places[name].reshape(-1)[slot] >= 0).any():
                continue
            given = gradient.reshape(-1)[slot]
            free = [p for p in _pieces(block)[True] if not taken[p].any()]
            for several in (*itertools.combinations(free, 2), *itertools.combinations(free, 3)):
                if any(p.shape != given.shape for p in several):
                    continue
                total = torch.stack([expected[p] for p in several]).sum(0)
                if float((given - total).abs().max()) <= 1e-6 * float(total.abs().max()) + level:
                    places[name].view(-1)[slot] = several[0]
                    break


@contextmanager
def unrecorded(student: Any) -> Iterator[None]:
    """Calls that look for weights say nothing of a mistake: names and their order differ."""
    mark = len(student.record)
    try:
        yield
    finally:
        del student.record[mark:]


@dataclass(frozen=True)
class Filled:
    """A module of the student's that holds PyTorch's weights, in evaluation mode.

    layout: None when the student's own loader put them in.
    """

    module: Any
    layout: Layout | None = None


class _Search:
    """The way into one module of the student's."""

    def __init__(self, block: Block, module: Any) -> None:
        self._block, self._module = block, module
        self._uniform = _uniform(block)
        self.probe = self._uniform.probe
        self.known = True  # whether the shape of each parameter tells what it may be
        self.layout: Layout | None = None
        self._held: Weights = {}  # what each parameter holds once filled

    def fill(self) -> None:
        self.known, self._held = fill_by_shape(self._block, self._module)

    def run(self) -> None:
        self.fill()
        try:
            call = self.differentiate()
        except (StudentRaised, ForbiddenUsed):
            return
        right, gradients = self._uniform.right
        if isinstance(call.value, Tensor) and expect.agree(call.value, right):
            own = {name: call.parameter_gradients.get(name) for name in self._held}
            self.layout = _known_layout(self._block, own, gradients)
            if self.layout.missing:
                self.layout = self._completed(self.layout)

    def _completed(self, layout: Layout) -> Layout:
        """The same layout with roles that no gradient reaches: the answer tells them too.

        A piece gets other numbers; the answer is that of PyTorch's block with those numbers in one
        of the roles that are left, or the piece has no role of its own.
        """
        block = self._block
        values = self._held
        places = {
            name: layout.places.get(name, torch.full(tuple(v.shape), -1)).clone()
            for name, v in values.items()
        }
        uniform = block.flat(self._uniform.weights())
        free = torch.ones(len(uniform), dtype=torch.bool)
        for held in places.values():
            free[held[held >= 0]] = False
        for name, value in values.items():
            index = torch.arange(value.numel()).reshape(value.shape)
            for slot in _slots(block, index):
                if (places[name].reshape(-1)[slot] >= 0).any():
                    continue
                other = (1.7 * torch.arange(1.0, slot.numel() + 1, dtype=torch.float64)).cos()
                changed = value.double().clone()
                changed.view(-1)[slot] = other.reshape(slot.shape)
                self._module.load({name: changed}, strict=False)
                answer = self._module(*self.probe)
                found = self._role_of(answer, other.reshape(slot.shape), uniform, free)
                if found is not None:
                    free[found] = False
                    places[name].view(-1)[slot] = found
            self._module.load({name: value}, strict=False)
        return Layout(places, missing_roles(block, ~free))

    def _role_of(self, answer: Any, other: Tensor, uniform: Tensor, free: Tensor) -> Tensor | None:
        right = self._uniform.right[0]
        if not isinstance(answer, Tensor) or expect.agree(answer, right):
            return None
        for piece in itertools.chain(*_pieces(self._block).values()):
            for turned in (piece, piece.T) if piece.ndim == 2 else (piece,):
                if turned.shape == other.shape and bool(free[turned].all()):
                    flat = uniform.clone()
                    flat[turned] = other
                    weights = self._block.unflat(flat)
                    if expect.agree(answer, self._block.right(weights, *self.probe)):
                        return turned
        return None

    def differentiate(self) -> Call:
        call: Call = self._module.backward(*map(leaf, self.probe), upstream=self._uniform.upstream)
        return call

    def put(self, weights: Weights) -> None:
        """Weights where the layout wants them."""
        assert self.layout is not None
        flat = self._block.flat(weights)
        self._module.load(self.layout.spread(flat, self._held), strict=False)

    def uniform_answer(self) -> Tensor:
        return self._uniform.right[0]


def values_of(module: Any) -> Weights:
    """The parameters of a student's module, each once."""
    named = module.parameters()
    return {name: p.value for name, p in named.items() if name == p.names[0]}


def fill_by_shape(block: Block, module: Any) -> tuple[bool, Weights]:
    """Put the same numbers in whatever has the same shape, and so whatever it is called.

    Whether each shape tells something, and what the parameters now hold: one whose shape tells
    nothing stays as it was.
    """
    uniform = _uniform(block)
    before = values_of(module)
    filling = {name: uniform.of(tuple(v.shape)) for name, v in before.items()}
    known = {name: value for name, value in filling.items() if value is not None}
    module.load(known, strict=False)
    return len(known) == len(filling), before | known


def holding(student: Any, block: Block, module: Any, weights: Weights) -> Filled:
    """The module with these weights in it, in evaluation mode and in their dtype.

    Raises CheckFailed when it cannot compute what PyTorch's block does, or hold its weights.
    """
    search = _Search(block, module)
    wide = {role: w.double() for role, w in weights.items()}
    single = next(iter(weights.values())).dtype is torch.float32
    filled: Filled | None = None
    with unrecorded(student):
        module.method("double")()
        module.method("eval")()
        search.run()
        if search.layout is not None:
            search.put(wide)
        if search.layout is not None and not search.layout.missing:
            filled = Filled(module, search.layout)
        elif _loads(student, block, module, wide, search.probe):
            filled = Filled(module)
        elif search.layout is not None:
            search.put(wide)
        else:
            search.fill()
        if filled is not None and single:
            module.method("float")()
    return filled or _without(search, block, module, wide)


def _without(search: _Search, block: Block, module: Any, weights: Weights) -> Filled:
    """What a module answers that could not be filled: a call that the diagnosis sees, the same
    whatever its attributes are called."""
    answer = module.seeded(1)(*search.probe)  # dropout that is always on draws the same again
    if search.layout is not None:
        # Right all the same: what it lacks made no difference.
        if isinstance(answer, Tensor) and expect.agree(answer, block.right(weights, *search.probe)):
            return Filled(module, search.layout)
        lost = ", ".join(f"`{role}`" for role in search.layout.missing)
        raise CheckFailed(
            Text(
                "Des poids du bloc de PyTorch ne trouvent pas leur place parmi les paramètres du "
                f"tien ({lost}) : un paramètre manque, sert deux fois ou n'apprend pas.",
                "Some weights of PyTorch's block find no place among the parameters of yours "
                f"({lost}): a parameter is missing, serves twice or does not learn.",
            )
        )
    if search.known:
        what = Text(
            "La sortie de ton bloc, dont les poids sont connus,",
            "The output of your block, whose weights are known,",
        )
        expect.close(answer, search.uniform_answer(), what=what)
        # The answer is right, its gradient cannot be had: the call that failed says why.
        search.differentiate()
    raise CheckFailed(
        Text(
            "Les poids de PyTorch n'ont pas pu être mis dans ton bloc : ses paramètres sont rangés "
            f"d'une façon que la vérification ne connaît pas, et `{block.loader}` (exercice 6.7) "
            "ne donne pas les bonnes sorties. Écris ce chargeur, ou range tes poids dans des "
            "`nn.Linear`.",
            "PyTorch's weights could not be put into your block: its parameters are stored in a "
            f"way that the check does not know, and `{block.loader}` (exercise 6.7) does not give "
            "the right outputs. Write that loader, or store your weights in `nn.Linear` layers.",
        )
    )


def _loads(
    student: Any, block: Block, module: Any, weights: Weights, probe: tuple[Tensor, ...]
) -> bool:
    """Whether the student's loader makes the module compute what PyTorch's layer does."""
    try:
        getattr(student, block.loader)(module, student.torch_layer(block.torch_layer(weights)))
        answer = module(*probe)
    except (StudentRaised, StudentMissing, ForbiddenUsed):
        return False
    return isinstance(answer, Tensor) and expect.agree(answer, block.right(weights, *probe))
