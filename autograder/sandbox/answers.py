"""Requests to a child as they are sent, and its answers as the engine wants them.

Everything in an answer was said by the student's process: each field is checked for its type and
size, and what does not fit is a ProtocolError.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from torch import Tensor

from autograder.errors import (
    BadAnswer,
    RaisedException,
    StudentFault,
    StudentMissing,
    StudentOutOfMemory,
    StudentRaised,
)
from autograder.sandbox.api import CallRequest, CellReply, Device, Generator, Handle, Opaque
from autograder.sandbox.runtime.wire import ProtocolError, Special, encode
from autograder.student import Call, Facts, GraderFunction, GraderModel
from autograder.text import Text

Decode = Callable[[Any], Any]
_NAME_CHARS = 200
_MESSAGE_CHARS = 2000
_LISTED = 4096


def bad_answer(reason: str) -> BadAnswer:
    """The fault of an answer that cannot be read."""
    return BadAnswer(
        Text(
            fr="La réponse de ton programme n'a pas pu être lue : ce n'est pas une valeur attendue "
            f"ici ({reason}).",
            en="The answer of your program could not be read: it is not a value that was "
            f"expected here ({reason}).",
        )
    )


def encode_request(
    request: CallRequest,
) -> tuple[dict[str, Any], list[memoryview], list[GraderFunction | GraderModel]]:
    """The header of a call, the buffers that follow it, and the functions lent for its time."""
    node: dict[str, Any] = {
        "target": request.target.number if isinstance(request.target, Handle) else request.target,
        "method": request.method,
        "read": request.read,
        "device": request.device,
        "keep": request.keep,
        "record": request.record,
        "seed": request.seed,
    }
    buffers: list[memoryview] = []
    lent: list[GraderFunction | GraderModel] = []

    def describe(value: Any) -> Special:
        if isinstance(value, GraderFunction):
            lent.append(value)
            return Special("c", (len(lent) - 1,))
        if isinstance(value, GraderModel):
            lent.append(value)
            return Special("m", (len(lent) - 1, value.kind, list(value.sizes), value.training))
        return _describe(value)

    keywords = dict(request.kwargs or {})
    for name, value in (
        *(("args", request.args), ("kwargs", keywords)),
        ("upstream", request.upstream),
    ):
        node[name], more = encode(value, describe)
        buffers += more
    return node, buffers, lent


def _describe(value: Any) -> Special:
    if isinstance(value, Handle):
        return Special("h", (value.number, value.type))
    if isinstance(value, Device):
        return Special("v", (value.name,))
    if isinstance(value, Generator):
        return Special("g", (value.seed,))
    raise TypeError(f"a {type(value).__name__} cannot be sent to a student's process")


def build(special: Special) -> Any:
    """The special values that an answer may hold."""
    match special:
        case Special("h", (int(number), str(name), bool(module))):
            return Handle(number, _printable(name), module)
        case Special("o", (str(name),)):
            return Opaque(_printable(name))
    raise ProtocolError("unexpected kind of value")


def check_number(answer: Any, number: str) -> None:
    if not isinstance(answer, dict) or answer.get("id") != number:
        raise ProtocolError("it does not belong to the question")


def nothing(answer: dict[str, Any], _: Decode) -> StudentFault | None:
    """An acknowledgement."""
    return None if answer.get("ok") is True else _fault(answer)


def names(answer: dict[str, Any], _: Decode) -> frozenset[str] | StudentFault:
    if "names" not in answer:
        return _fault(answer)
    return frozenset(_texts(answer["names"], 10_000))


def cell(answer: dict[str, Any], output_chars: int) -> CellReply | StudentFault:
    if "output" not in answer:
        return _fault(answer)
    output = answer["output"]
    if not isinstance(output, str) or len(output) > output_chars:
        raise ProtocolError("not the output of a cell")
    described = answer.get("raised")
    return CellReply(None if described is None else _raised(described), _text(output))


def call(answer: dict[str, Any], decode: Decode) -> Call | StudentFault:
    if "value" not in answer:
        return _fault(answer)
    decoded = decode(answer["value"])
    if not isinstance(decoded, list) or len(decoded) != 2 or not isinstance(decoded[1], tuple):
        raise ProtocolError("not the answer to a call")
    value, gradients = decoded
    if not all(g is None or isinstance(g, Tensor) for g in gradients):
        raise ProtocolError("not gradients")
    parameters = _texts(answer.get("parameters", []), _LISTED)
    if len(parameters) > len(gradients):
        raise ProtocolError("not gradients of parameters")
    first = len(gradients) - len(parameters)
    return Call(
        value,
        gradients[:first],
        _facts(answer.get("facts")),
        dict(zip(parameters, gradients[first:], strict=True)),
    )


def callback(
    answer: dict[str, Any], decode: Decode, lent: Sequence[GraderFunction | GraderModel]
) -> tuple[dict[str, Any], list[memoryview]]:
    """The reply to a child that calls a function of the grader's, and its buffers."""
    decoded = decode(answer.get("arguments"))
    match answer.get("callback"), decoded:
        case int(position), [tuple() as args, dict() as kwargs] if 0 <= position < len(lent):
            function = lent[position]
        case _:
            raise ProtocolError("not a call of a function that was lent")
    objection = function.objection(args, kwargs)
    if objection:
        return {"refused": objection}, []
    node, buffers = encode(function(*args))
    return {"value": node}, buffers


def _facts(node: Any) -> Facts:
    match node:
        case {
            "changed": list(changed),
            "shares": list(shares),
            "operators": list(operators),
            "device": str(device),
            "strides": list(strides),
            "requires_grad": bool(requires_grad),
            "drew": list(drew),
            "left_training": list(left_training),
        } if (
            len(strides) <= 64
            and all(type(s) is int for s in strides)
            and len(left_training) <= 64
            and all(type(mode) is bool for mode in left_training)
        ):
            return Facts(
                changed=tuple(_texts(changed, _LISTED)),
                shares_storage_with=tuple(_texts(shares, _LISTED)),
                operators=frozenset(_texts(operators, _LISTED)),
                device=_printable(device),
                strides=tuple(strides),
                requires_grad=requires_grad,
                drew=tuple(_texts(drew, _LISTED)),
                left_training=tuple(left_training),
            )
    raise ProtocolError("not the facts of a call")


def _fault(answer: dict[str, Any]) -> StudentFault:
    match answer:
        case {"memory": True}:
            return StudentOutOfMemory("more memory was asked for than the limit allows")
        case {"missing": str(name), "stub": bool(stub)}:
            return StudentMissing(_printable(name), stub=stub)
        case {"raised": dict(raised)}:
            return StudentRaised(_raised(raised))
    raise ProtocolError("not an answer")


def _raised(node: Any) -> RaisedException:
    match node:
        case {
            "types": [str(), *_] as types,
            "message": str(message),
            "cell": cell_index,
            "line": line,
            "in_library": bool(in_library),
        } if len(message) <= _MESSAGE_CHARS and _is_count(cell_index) and _is_count(line):
            return RaisedException(
                tuple(_texts(types, 16)), _text(message), cell_index, line, in_library
            )
    raise ProtocolError("not an exception")


def _is_count(value: Any) -> bool:
    return value is None or (type(value) is int and -1 <= value < 2**31)


def _texts(values: Any, limit: int) -> list[str]:
    if (
        not isinstance(values, list)
        or len(values) > limit
        or not all(isinstance(v, str) and len(v) <= _NAME_CHARS for v in values)
    ):
        raise ProtocolError("not a list of names")
    return [_printable(v) for v in values]


def _text(text: str) -> str:
    """The text without the halves of characters that no file or terminal can hold."""
    return text.encode("utf-8", "replace").decode()


def _printable(text: str) -> str:
    return "".join(c for c in text[:_NAME_CHARS] if c.isprintable())
