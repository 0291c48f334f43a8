"""What crosses between the grader and the student's process, and how.

A frame is a magic, the length of a header, the header as JSON, then the raw bytes of the tensors
and arrays that the header announces, in its order. Nothing is ever unpickled: the reader builds
only the kinds of value listed in `_Decoder`, and checks every size before it allocates.

Values in a header are JSON scalars, or lists whose first item is a tag:

    ["t", [...]] tuple            ["l", [...]] list          ["d", [[key, value], ...]] dict
    ["T", dtype, shape, grad]     ["A", dtype, shape]        ["N", dtype] NumPy number
    ["i", "-ff"] big int          ["f", "nan"] float         ["h", number, type] handle
    ["o", type] opaque            ["y", "float32"] dtype     ["v", "gpu"] device
    ["g", seed] generator

A transposed tensor keeps its place in memory: ["T", dtype, shape, grad, order], its bytes being
those of the tensor with its axes in that order.

Both sides run this module, so it imports nothing of the package that it lies in.
"""

from __future__ import annotations

import json
import math
import socket
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

_MAGIC = b"AGW1"
_PREFIX = struct.Struct("<4sI")
_PERMUTED_AXES = 8
_OTHER_KEYS = 512  # of a dict, besides texts
# Frames up to this size are sent and received at once.
_CHUNK_BYTES = 64 << 10
_SEND_BUFFER_BYTES = 4 << 20

_TENSOR_DTYPES: dict[str, torch.dtype] = {
    name: getattr(torch, name)
    for name in (
        *("float64", "float32", "float16", "bfloat16"),
        *("int64", "int32", "int16", "int8", "uint8", "bool"),
    )
}
_ARRAY_DTYPES: dict[str, np.dtype[Any]] = {
    name: np.dtype(name)
    for name in (
        *("float64", "float32", "float16", "bool"),
        *("int64", "int32", "int16", "int8"),
        *("uint64", "uint32", "uint16", "uint8"),
    )
}
_TENSOR_NAMES = {dtype: name for name, dtype in _TENSOR_DTYPES.items()}
_ARRAY_NAMES = {dtype: name for name, dtype in _ARRAY_DTYPES.items()}

# Student code may replace these attributes of torch while the child still has to answer.
_detach = Tensor.detach
_to_cpu = Tensor.cpu
_contiguous, _permute = Tensor.contiguous, Tensor.permute
_reshape = Tensor.reshape
_view = Tensor.view
_to_numpy = Tensor.numpy
_numel = Tensor.numel
_dumps, _loads = json.dumps, json.loads
_empty, _uint8, _strided = torch.empty, torch.uint8, torch.strided
_Size, _Device, _Dtype = torch.Size, torch.device, torch.dtype


class ProtocolError(Exception):
    """What arrived is not a value that may cross."""


class ConnectionLost(Exception):
    """The other side closed the connection."""


@dataclass(frozen=True)
class WireLimits:
    """What a reader accepts in one frame.

    header_bytes: of JSON. nodes: values in the header. pairs: of one dict. payload_bytes: of
    tensors and arrays together.
    """

    header_bytes: int = 4 << 20
    payload_bytes: int = 64 << 20
    depth: int = 32
    nodes: int = 200_000
    pairs: int = 4096
    rank: int = 16
    text_chars: int = 1 << 20
    int_bits: int = 4096


@dataclass(frozen=True)
class Special:
    """A tagged value that only the two ends understand: ("h", number, type), ("o", type)..."""

    tag: str
    fields: tuple[Any, ...]


Describe = Callable[[Any], Special]
Build = Callable[[Special], Any]


def type_name(value: object) -> str:
    """The bounded, printable name of a value's type."""
    kind = type(value)
    module = str(getattr(kind, "__module__", ""))
    name = str(getattr(kind, "__qualname__", "object"))
    full = name if module in ("builtins", "__main__") else f"{module}.{name}"
    return "".join(c for c in full if c.isprintable())[:120]


def opaque(value: Any) -> Special:
    """The description of a value that cannot cross."""
    return Special("o", (type_name(value),))


def encode(value: Any, describe: Describe = opaque) -> tuple[Any, list[memoryview]]:
    """The JSON form of a value, and the buffers that follow the header.

    describe: asked for every value that is of none of the known kinds.
    """
    encoder = _Encoder(describe)
    return encoder.encode(value, 0), encoder.buffers


class _Encoder:
    def __init__(self, describe: Describe) -> None:
        self.describe = describe
        self.buffers: list[memoryview] = []

    def encode(self, value: Any, depth: int) -> Any:
        # The exact class first: a subclass may lie about what it holds.
        if value is None or value is True or value is False or type(value) is str:
            return value
        if isinstance(value, int):
            return self._int(int(value))
        if isinstance(value, np.generic):
            return self._number(value)
        if isinstance(value, float):
            number = float(value)
            return number if math.isfinite(number) else ["f", repr(number)]
        if isinstance(value, str):
            return str.__str__(value)
        if isinstance(value, Tensor):
            return self._tensor(value)
        if isinstance(value, np.ndarray):
            return self._array(value)
        if isinstance(value, (tuple, list, dict)) and depth < WireLimits.depth - 1:
            return self._container(value, depth)
        if isinstance(value, _Dtype) and value in _TENSOR_NAMES:
            return ["y", _TENSOR_NAMES[value]]
        special = value if isinstance(value, Special) else self.describe(value)
        return [special.tag, *special.fields]

    def _container(self, value: Any, depth: int) -> Any:
        if isinstance(value, dict):
            pairs = [
                [self.encode(k, depth + 1), self.encode(v, depth + 1)] for k, v in dict.items(value)
            ]
            return ["d", pairs]
        # list() of a subclass would run its own __iter__.
        plain = tuple.__iter__(value) if isinstance(value, tuple) else list.__iter__(value)
        items = [self.encode(item, depth + 1) for item in plain]
        return ["t" if isinstance(value, tuple) else "l", items]

    @staticmethod
    def _int(value: int) -> Any:
        if -(2**53) < value < 2**53:
            return value
        return ["i", f"{value:x}"] if value.bit_length() <= WireLimits.int_bits else ["o", "int"]

    def _number(self, value: np.generic) -> Any:
        name = _ARRAY_NAMES.get(value.dtype)
        if name is None:
            special = self.describe(value)
            return [special.tag, *special.fields]
        self.buffers.append(memoryview(value.tobytes()))
        return ["N", name]

    def _tensor(self, value: Tensor) -> Any:
        name = _TENSOR_NAMES.get(value.dtype)
        if name is None or value.layout is not _strided or value.device.type == "meta":
            kind = f"torch.Tensor({value.dtype}, {value.layout}, {value.device.type})"
            return ["o", kind.replace("torch.", "").replace("Tensor", "torch.Tensor", 1)[:120]]
        plain = _to_cpu(_detach(value))
        order = _memory_order(plain)
        if order is not None:
            plain = _permute(plain, order)
        flat = _reshape(_contiguous(plain), (-1,))
        if _numel(flat):
            self.buffers.append(_bytes_of(_to_numpy(_view(flat, _uint8))))
        node = ["T", name, list(value.shape), bool(value.requires_grad)]
        return node if order is None else [*node, order]

    def _array(self, value: np.ndarray[Any, Any]) -> Any:
        native = value.dtype.newbyteorder("=")
        name = _ARRAY_NAMES.get(native)
        if name is None:
            return ["o", f"numpy.ndarray({value.dtype})"[:120]]
        plain = np.array(value, dtype=native, order="C", copy=True, subok=False)
        if plain.size:
            self.buffers.append(_bytes_of(plain.reshape(-1).view(np.uint8)))
        return ["A", name, list(plain.shape)]


def _memory_order(tensor: Tensor) -> list[int] | None:
    """The axes of a transposed tensor as they lie in memory; None when it is contiguous, or cannot
    be made so by permuting axes (a slice with steps is sent as a contiguous copy)."""
    if tensor.is_contiguous() or tensor.ndim > _PERMUTED_AXES:
        return None
    strides = tensor.stride()
    order = sorted(range(tensor.ndim), key=lambda axis: -strides[axis])
    return order if _permute(tensor, order).is_contiguous() else None


def _bytes_of(array: np.ndarray[Any, Any]) -> memoryview:
    # .data: an ndarray is a buffer, but says so to type checkers from Python 3.12 only.
    return array.data.cast("B")


def refuse(special: Special) -> Any:
    """The `build` of a reader that knows no special value."""
    raise ProtocolError(f"unexpected kind of value: {special.tag!r}")


class _Decoder:
    """Builds one value; reads its buffers, in order, as the header announces them."""

    def __init__(
        self,
        read_into: Callable[[memoryview], None],
        limits: WireLimits,
        build: Build,
        restore_grad: bool,
    ) -> None:
        self._read_into = read_into
        self._limits = limits
        self._build = build
        self._restore_grad = restore_grad
        self._payload_bytes = 0
        self._nodes = 0

    def decode(self, node: Any, depth: int = 0) -> Any:
        self._nodes += 1
        if self._nodes > self._limits.nodes or depth > self._limits.depth:
            raise ProtocolError("the value is nested too deeply or has too many parts")
        if isinstance(node, str):
            if len(node) > self._limits.text_chars:
                raise ProtocolError("a text is too long")
            return node
        if node is None or isinstance(node, (bool, int, float)):
            return node
        if not isinstance(node, list) or not node or not isinstance(node[0], str):
            raise ProtocolError("not a value")
        match node:
            case ["t", list(items)]:
                return tuple(self.decode(item, depth + 1) for item in items)
            case ["l", list(items)]:
                return [self.decode(item, depth + 1) for item in items]
            case ["d", list(pairs)]:
                return self._dict(pairs, depth)
            case ["T", str(name), list(shape), bool(grad)]:
                return self._tensor(name, shape, grad, None)
            case ["T", str(name), list(shape), bool(grad), list(order)]:
                return self._tensor(name, shape, grad, order)
            case ["A", str(name), list(shape)]:
                return self._array(name, shape)
            case ["N", str(name)]:
                return self._array(name, [])[()]
            case ["i", str(digits)]:
                return self._int(digits)
            case ["f", "nan" | "inf" | "-inf" as text]:
                return float(text)
            case ["y", str(name)] if name in _TENSOR_DTYPES:
                return _TENSOR_DTYPES[name]
            case [str(tag), *fields] if len(fields) <= 4:
                return self._build(Special(tag, tuple(fields)))
        raise ProtocolError("not a value")

    def _dict(self, pairs: list[Any], depth: int) -> dict[Any, Any]:
        if len(pairs) > self._limits.pairs:
            raise ProtocolError("a dict has too many entries")
        decoded: dict[Any, Any] = {}
        crafted = 0
        for pair in pairs:
            if not isinstance(pair, list) or len(pair) != 2:
                raise ProtocolError("not a dict")
            key = self.decode(pair[0], depth + 1)
            if not isinstance(key, (str, int, float, bool, tuple)) and key is not None:
                raise ProtocolError("not the key of a dict")
            # Hashes of numbers are known in advance: many that collide would take us hours.
            crafted += not isinstance(key, str)
            if crafted > _OTHER_KEYS:
                raise ProtocolError("a dict has too many keys that are no text")
            try:
                decoded[key] = self.decode(pair[1], depth + 1)
            except TypeError as error:  # a tuple that holds a list
                raise ProtocolError("not the key of a dict") from error
        return decoded

    def _int(self, digits: str) -> int:
        if len(digits) > self._limits.int_bits // 4 + 2:
            raise ProtocolError("an integer is too large")
        try:
            return int(digits, 16)
        except ValueError as error:
            raise ProtocolError("not an integer") from error

    def _size(self, shape: list[Any], item_bytes: int) -> int:
        if len(shape) > self._limits.rank:
            raise ProtocolError("too many dimensions")
        elements = 1
        for side in shape:
            if type(side) is not int or not 0 <= side < 2**48:
                raise ProtocolError("not a shape")
            elements *= side
        self._payload_bytes += elements * item_bytes
        if self._payload_bytes > self._limits.payload_bytes:
            raise ProtocolError("the value is too large")
        return elements

    def _tensor(self, name: str, shape: list[Any], grad: bool, order: list[Any] | None) -> Tensor:
        dtype = _TENSOR_DTYPES.get(name)
        if dtype is None:
            raise ProtocolError("unknown dtype")
        elements = self._size(shape, dtype.itemsize)
        if order is not None:
            if len(order) > _PERMUTED_AXES or any(type(axis) is not int for axis in order):
                raise ProtocolError("not an order of axes")
            if sorted(order) != list(range(len(shape))):
                raise ProtocolError("not an order of axes")
        storage = _uint8 if name == "bool" else dtype
        in_memory = shape if order is None else [shape[axis] for axis in order]
        try:
            tensor = _empty(in_memory, dtype=storage)
        except RuntimeError as error:  # e.g. sides of 0 and 2^40 together
            raise ProtocolError("not a shape") from error
        if elements:
            flat = _view(_reshape(tensor, (-1,)), _uint8)
            self._read_into(_bytes_of(_to_numpy(flat)))
        if name == "bool":
            tensor = tensor != 0  # a byte that is neither 0 nor 1 is no truth value
        if order is not None:
            tensor = _permute(tensor, [order.index(axis) for axis in range(len(order))])
        if grad and self._restore_grad and dtype.is_floating_point:
            tensor.requires_grad_(True)
        return tensor

    def _array(self, name: str, shape: list[Any]) -> np.ndarray[Any, Any]:
        dtype = _ARRAY_DTYPES.get(name)
        if dtype is None:
            raise ProtocolError("unknown dtype")
        elements = self._size(shape, dtype.itemsize)
        try:
            array = np.empty(shape, dtype=np.uint8 if name == "bool" else dtype)
        except ValueError as error:
            raise ProtocolError("not a shape") from error
        if elements:
            self._read_into(_bytes_of(array.reshape(-1).view(np.uint8)))
        return array != 0 if name == "bool" else array


def _reject_constant(text: str) -> Any:
    raise ProtocolError(f"not a JSON number: {text}")


class Connection:
    """Frames over a stream socket, with deadlines.

    Only send and recv_into: they exist for sockets on every system, and a sandboxed child may
    use no other socket call.
    """

    def __init__(self, sock: socket.socket) -> None:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER_BYTES)
        self._socket = sock
        self._chunk = memoryview(bytearray(_CHUNK_BYTES))
        self._ahead = self._chunk[:0]  # received, not yet read

    def close(self) -> None:
        self._socket.close()

    def send(self, header: Any, buffers: list[memoryview], deadline: float | None = None) -> None:
        """Write one frame. deadline: of time.monotonic(). Raises TimeoutError, ConnectionLost."""
        text = _dumps(header, allow_nan=False, separators=(",", ":")).encode()
        first = _PREFIX.pack(_MAGIC, len(text)) + text
        if len(first) + sum(buffer.nbytes for buffer in buffers) <= _CHUNK_BYTES:
            # One system call, and the other side wakes up once.
            self._write(memoryview(b"".join([first, *buffers])), deadline)
            return
        self._write(memoryview(first), deadline)
        for buffer in buffers:
            self._write(buffer, deadline)

    def receive(self, limits: WireLimits, deadline: float | None = None) -> Any:
        """The header of the next frame. Its buffers must be read by `decode`."""
        prefix = bytearray(_PREFIX.size)
        self._read_into(memoryview(prefix), deadline)
        magic, length = _PREFIX.unpack(prefix)
        if magic != _MAGIC or length > limits.header_bytes:
            raise ProtocolError("not a frame")
        text = bytearray(length)
        self._read_into(memoryview(text), deadline)
        try:
            return _loads(bytes(text), parse_constant=_reject_constant)
        except (ValueError, RecursionError) as error:
            raise ProtocolError("not a JSON header") from error

    def decode(
        self,
        node: Any,
        limits: WireLimits,
        *,
        deadline: float | None = None,
        build: Build = refuse,
        restore_grad: bool = False,
    ) -> Any:
        """The value of one node of the last header, its buffers read from the socket."""

        def read_into(view: memoryview) -> None:
            self._read_into(view, deadline)

        return _Decoder(read_into, limits, build, restore_grad).decode(node)

    def _arm(self, deadline: float | None) -> None:
        if deadline is None:
            self._socket.settimeout(None)
            return
        left_s = deadline - time.monotonic()
        if left_s <= 0:
            raise TimeoutError
        self._socket.settimeout(left_s)

    def _write(self, view: memoryview, deadline: float | None) -> None:
        while view.nbytes:
            self._arm(deadline)
            try:
                sent = self._socket.send(view)
            except (BrokenPipeError, ConnectionError) as error:
                raise ConnectionLost from error
            view = view[sent:]

    def _read_into(self, view: memoryview, deadline: float | None) -> None:
        while view.nbytes:
            if not self._ahead.nbytes and view.nbytes < _CHUNK_BYTES:
                self._ahead = self._chunk[: self._receive(self._chunk, deadline)]
            if self._ahead.nbytes:
                count = min(view.nbytes, self._ahead.nbytes)
                view[:count] = self._ahead[:count]
                self._ahead = self._ahead[count:]
            else:
                count = self._receive(view, deadline)
            view = view[count:]

    def _receive(self, view: memoryview, deadline: float | None) -> int:
        self._arm(deadline)
        try:
            received = self._socket.recv_into(view)
        except ConnectionError as error:
            raise ConnectionLost from error
        if not received:
            raise ConnectionLost
        return received
