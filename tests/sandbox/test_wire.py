"""What may cross between the grader and a student's process, and what may not."""

from __future__ import annotations

import contextlib
import json
import math
import socket
import struct
import threading
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.sandbox.runtime.wire import (
    Connection,
    ConnectionLost,
    ProtocolError,
    Special,
    WireLimits,
    encode,
)

LIMITS = WireLimits(payload_bytes=1 << 20)


@pytest.fixture
def pair() -> Iterator[tuple[Connection, socket.socket]]:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield Connection(ours), theirs


def cross(value: Any, limits: WireLimits = LIMITS, **options: Any) -> Any:
    """The value as it arrives at the other side."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        node, buffers = encode(value)
        sender = threading.Thread(target=Connection(ours).send, args=(node, buffers))
        sender.start()
        reader = Connection(theirs)
        deadline = time.monotonic() + 10
        try:
            return reader.decode(
                reader.receive(limits, deadline), limits, deadline=deadline, **options
            )
        finally:
            theirs.close()
            sender.join()


def frame(header: Any, payload: bytes = b"") -> bytes:
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<4sI", b"AGW1", len(text)) + text + payload


def read(raw: bytes, limits: WireLimits = LIMITS) -> Any:
    """What a reader makes of these bytes, sent by a writer that then hangs up."""
    ours, theirs = socket.socketpair()
    with ours:
        writer = threading.Thread(target=_send_all, args=(theirs, raw))
        writer.start()
        reader = Connection(ours)
        deadline = time.monotonic() + 10
        try:
            return reader.decode(reader.receive(limits, deadline), limits, deadline=deadline)
        finally:
            ours.close()
            writer.join()


def _send_all(sock: socket.socket, raw: bytes) -> None:
    # The reader may give up before the end, as it should.
    with sock, contextlib.suppress(ConnectionError):
        sock.sendall(raw)


scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**4000), 2**4000)
    | st.floats(allow_nan=False)
    | st.text(max_size=40)
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.text(max_size=5) | st.integers(), inner, max_size=4)
    ),
    max_leaves=20,
)


@given(values)
@settings(max_examples=200, deadline=None)
def test_plain_values_cross_unchanged(value: Any) -> None:
    arrived = cross(value)
    assert arrived == value
    assert repr(arrived) == repr(value)


@pytest.mark.parametrize("number", [math.inf, -math.inf, math.nan, -0.0, 5e-324])
def test_every_float_crosses(number: float) -> None:
    arrived = cross(number)
    assert struct.pack("d", arrived) == struct.pack("d", number)


@pytest.mark.parametrize(
    "dtype",
    [
        *(torch.float64, torch.float32, torch.float16, torch.bfloat16),
        *(torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.bool),
    ],
    ids=str,
)
@pytest.mark.parametrize("shape", [(), (0,), (3, 0, 2), (2, 3), (1, 2, 3, 4)], ids=str)
def test_tensors_cross_with_dtype_and_shape(dtype: torch.dtype, shape: tuple[int, ...]) -> None:
    tensor = (torch.rand(shape) * 100).to(dtype)
    arrived = cross(tensor)
    assert (arrived.dtype, arrived.shape) == (dtype, tensor.shape)
    assert torch.equal(arrived, tensor)


@pytest.mark.parametrize(
    "tensor",
    [
        torch.arange(12)[::3],
        torch.ones(2, 1).expand(2, 3),
        torch.tensor([math.nan, math.inf, -0.0]),
        torch.nn.Parameter(torch.ones(2)),
    ],
    ids=["strided", "expanded", "not finite", "parameter"],
)
def test_a_tensor_crosses_by_its_values(tensor: torch.Tensor) -> None:
    """Neither its steps nor its class matter; it arrives detached, in memory of its own."""
    arrived = cross([tensor])[0]
    assert type(arrived) is torch.Tensor
    assert not arrived.requires_grad
    assert torch.equal(arrived.nan_to_num(5), tensor.detach().nan_to_num(5))
    assert arrived.is_contiguous()


@pytest.mark.parametrize("axes", [(1, 0), (2, 0, 1), (0, 2, 1), (3, 1, 0, 2)], ids=str)
def test_a_transposed_tensor_keeps_its_place_in_memory(axes: tuple[int, ...]) -> None:
    tensor = torch.rand([2, 3, 4, 5][: len(axes)]).permute(axes)
    arrived = cross(tensor)
    assert torch.equal(arrived, tensor)
    assert arrived.stride() == tensor.stride()


@pytest.mark.parametrize("order", [[0], [0, 0], [0, 2], [-1, 0], [0, 1, 2], ["a", 0], [True, 0]])
def test_an_order_that_is_no_order_of_axes_is_refused(order: list[Any]) -> None:
    with pytest.raises(ProtocolError):
        read(frame(["T", "float32", [2, 1], False, order], b"\0" * 8))


def test_a_leaf_arrives_as_a_leaf_where_it_is_asked_for() -> None:
    tensor = torch.ones(2, requires_grad=True)
    assert cross(tensor, restore_grad=True).requires_grad
    assert not cross(tensor).requires_grad


@pytest.mark.parametrize(
    "array",
    [
        np.arange(6.0).reshape(2, 3),
        np.arange(6)[::-2],
        np.array(3.0),
        np.array([True, False]),
        np.arange(3, dtype=">i4"),
        np.zeros((2, 0)),
        np.asfortranarray(np.arange(6.0).reshape(2, 3)),
    ],
    ids=["plain", "strided", "0-d", "bool", "big-endian", "empty", "fortran"],
)
def test_arrays_cross(array: np.ndarray[Any, Any]) -> None:
    arrived = cross(array)
    assert type(arrived) is np.ndarray
    assert arrived.dtype == array.dtype.newbyteorder("=")
    np.testing.assert_array_equal(arrived, array)


@pytest.mark.parametrize("number", [np.float32(1.5), np.float64("nan"), np.int8(-3), np.True_])
def test_numpy_numbers_keep_their_type(number: np.generic) -> None:
    arrived = cross(number)
    assert type(arrived) is type(number)
    np.testing.assert_equal(arrived, number)


def test_a_size_is_a_tuple_and_a_dtype_is_a_dtype() -> None:
    assert cross([torch.Size([2, 3]), torch.float64]) == [(2, 3), torch.float64]


class _Tricky:
    def __reduce__(self) -> Any:
        return print, ("unpickled",)


@pytest.mark.parametrize(
    ("value", "says"),
    [
        (_Tricky(), "_Tricky"),
        (1 + 2j, "complex"),
        (torch.ones(2) * 1j, "torch.Tensor(complex64"),
        (torch.ones(2, 2).to_sparse(), "sparse_coo"),
        (torch.ones(2, device="meta"), "meta"),
        (np.array(["a"]), "numpy.ndarray"),
        ({1, 2}, "set"),
        (print, "builtin_function"),
        (2**5000, "int"),
    ],
    ids=[
        *("object", "complex", "complex tensor", "sparse", "meta", "text array", "set"),
        *("function", "huge int"),
    ],
)
def test_other_values_cross_as_the_name_of_their_type(value: Any, says: str) -> None:
    def keep(special: Special) -> Special:
        return special

    arrived = cross([value], build=keep)[0]
    assert arrived.tag == "o"
    assert says in arrived.fields[0]


def test_a_nest_without_end_is_cut_off() -> None:
    endless: list[Any] = []
    endless.append(endless)

    def keep(special: Special) -> Special:
        return special

    arrived, depth = cross(endless, build=keep), 0
    while isinstance(arrived, list):
        arrived, depth = arrived[0], depth + 1
    assert depth <= WireLimits.depth


MALFORMED: dict[str, bytes] = {
    "junk": b"\xff" * 1000,
    "wrong magic": b"AGW2" + struct.pack("<I", 2) + b"[]",
    "huge header": struct.pack("<4sI", b"AGW1", 2**31),
    "not JSON": frame(b"nonsense"),
    "not UTF-8": frame(b'"\xff"'),
    "deep JSON": frame(b"[" * 900_000),
    "deep and closed": frame(b'["l",[' * 5000 + b"]]" * 5000),
    "NaN": frame(b"NaN"),
    "Infinity": frame(b"[-Infinity]"),
    "object": frame({"a": 1}),
    "empty list": frame([]),
    "no tag": frame([1, 2]),
    "unknown tag": frame(["z", 1]),
    "pickle tag": frame(["p", "gASV"]),
    "handle": frame(["h", 1, "M"]),
    "too large": frame(["T", "float32", [1 << 26, 1 << 26], False]),
    "too large in all": frame(["l", [["T", "float32", [1 << 17], False]] * 3], b"\0" * (3 << 19)),
    "negative side": frame(["T", "float32", [-1], False]),
    "negative sides": frame(["T", "float32", [-4, -4], False], b"\0" * 64),
    "side 2^70": frame(["T", "float32", [2**70], False]),
    "side 0 and huge": frame(["T", "float32", [0, 2**47, 2**47], False]),
    "true as a side": frame(["T", "float32", [True], False], b"\0" * 4),
    "float side": frame(["T", "float32", [1.0], False]),
    "text side": frame(["T", "float32", ["1"], False]),
    "17 dimensions": frame(["T", "float32", [1] * 17, False], b"\0" * 4),
    "unknown dtype": frame(["T", "complex64", [1], False], b"\0" * 8),
    "dtype of torch's other attributes": frame(["T", "ones", [1], False]),
    "object array": frame(["A", "object", [1]], b"\0" * 8),
    "grad is a number": frame(["T", "float32", [1], 1], b"\0" * 4),
    "not an int": frame(["i", "zz"]),
    "int too large": frame(["i", "f" * 5000]),
    "float is a word": frame(["f", "1e5"]),
    "dict of no pairs": frame(["d", [1, 2]]),
    "dict with a list as key": frame(["d", [[["l", []], 1]]]),
    "dict with a tuple of lists as key": frame(["d", [[["t", [["l", []]]], 1]]]),
    "dict with a tensor as key": frame(["d", [[["T", "int8", [1], False], 1]]], b"\0"),
    "long text": frame(json.dumps("x" * (2 << 20)).encode()),
    "many parts": frame(["l", [0] * 300_000]),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_what_is_malformed_is_refused(name: str) -> None:
    with pytest.raises(ProtocolError):
        read(MALFORMED[name])


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"AGW",
        frame([1])[:-1],
        frame(["T", "float32", [4], False], b"\0" * 15),
        frame(["A", "float32", [4]]),
    ],
    ids=["nothing", "half a prefix", "half a header", "half a tensor", "no payload"],
)
def test_a_writer_that_hangs_up_is_lost(raw: bytes) -> None:
    with pytest.raises(ConnectionLost):
        read(raw)


def test_a_byte_is_no_truth_value_but_what_differs_from_0() -> None:
    """A bool tensor of other bytes would break torch's own operators."""
    arrived = read(frame(["T", "bool", [3], False], b"\x00\x02\xff"))
    assert arrived.tolist() == [False, True, True]
    assert arrived.view(torch.uint8).tolist() == [0, 1, 1]


def test_a_reader_waits_no_longer_than_its_deadline(
    pair: tuple[Connection, socket.socket],
) -> None:
    """Not even for a writer that sends a byte now and then."""
    connection, other = pair
    stop = threading.Event()

    def drip() -> None:
        for byte in struct.pack("<4sI", b"AGW1", 1 << 20) + b" " * 1000:
            if stop.wait(0.02):
                return
            other.send(bytes([byte]))

    dripping = threading.Thread(target=drip)
    dripping.start()
    started = time.monotonic()
    with pytest.raises(TimeoutError):
        connection.receive(LIMITS, started + 0.3)
    assert time.monotonic() - started < 2
    stop.set()
    dripping.join()


def test_a_writer_waits_no_longer_than_its_deadline(
    pair: tuple[Connection, socket.socket],
) -> None:
    connection, _ = pair
    node, buffers = encode(torch.zeros(16 << 20))
    with pytest.raises(TimeoutError):
        connection.send(node, buffers, time.monotonic() + 0.2)


@pytest.mark.parametrize("size", [1, 1 << 20])
def test_a_large_tensor_crosses_as_it_is(size: int) -> None:
    tensor = torch.rand(size)
    arrived = cross(tensor, WireLimits(payload_bytes=8 << 20))
    assert torch.equal(arrived, tensor)
