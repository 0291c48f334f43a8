"""What may be told of an exception in a hidden call: nothing that shows a hidden input.

The message is shown only when it is a library's own and speaks of shapes, dtypes or devices,
recognised by its form here, in the grader; what the student's process says of it is not
trusted. A message of the right form could still carry a hidden input out in its words, so each
number must be a size of the arguments (or a product of two) and each name must stand in the
student's own source.
"""

from __future__ import annotations

import re

from autograder.errors import RaisedException

_NUMBER = r"\d{1,4}"
_SHAPE = rf"[\[(](?:{_NUMBER}(?:, ?{_NUMBER})*,?)?[\])]"
_NAME = r"[A-Za-z_][A-Za-z0-9_.]{0,60}"
_NAMES = rf"'{_NAME}'(?:,? (?:and )?'{_NAME}')*"
_DEVICE = r"(?:cpu|gpu|cuda|meta)(?::\d)?"
_DTYPE = (
    r"(?:[Ff]loat|[Dd]ouble|[Hh]alf|BFloat16|[Ll]ong|[Ii]nt|[Bb]ool|Byte|float(?:32|64)|long int)"
)

# What a group `shown` encloses is told, and the rest of the message is not; without one, all is.
_SAFE = tuple(
    re.compile(pattern)
    for pattern in (
        rf"mat1 and mat2 shapes cannot be multiplied "
        rf"\({_NUMBER}x{_NUMBER} and {_NUMBER}x{_NUMBER}\)",
        rf"The size of tensor a \({_NUMBER}\) must match the size of tensor b \({_NUMBER}\) "
        rf"at non-singleton dimension {_NUMBER}",
        rf"shape '{_SHAPE}' is invalid for input of size {_NUMBER}",
        rf"size mismatch, got input \({_NUMBER}\), mat \({_NUMBER}x{_NUMBER}\), vec \({_NUMBER}\)",
        rf"inconsistent tensor size, expected tensor {_SHAPE} and src {_SHAPE} to have the same "
        rf"number of elements, but got {_NUMBER} and {_NUMBER} elements respectively",
        rf"1D tensors expected, but got {_NUMBER}D and {_NUMBER}D tensors",
        rf"(?P<shown>(?:self|tensor|vec|input|dot|mat1|mat2)?:? ?[Ee]xpected (?:a )?"
        rf"{_NUMBER}-?D).*",
        rf"(?P<shown>Expected all tensors to be on the same device, but found at least two "
        rf"devices, {_DEVICE} and {_DEVICE}!).*",
        rf"expected m1 and m2 to have the same dtype, but got: {_DTYPE} != {_DTYPE}",
        rf"expected scalar type {_DTYPE} but found {_DTYPE}",
        rf"dot ?: expected both vectors to have same dtype, but found {_DTYPE} and {_DTYPE}",
        rf"result type {_DTYPE} can't be cast to the desired output type {_DTYPE}",
        rf"Dimension out of range \(expected to be in range of \[-?{_NUMBER}, -?{_NUMBER}\], "
        rf"but got -?{_NUMBER}\)",
        rf"index -?{_NUMBER} is out of bounds for (?:dimension|axis) {_NUMBER} with size {_NUMBER}",
        r"(?P<shown>one of the variables needed for gradient computation has been modified by an "
        r"inplace operation).*",
        r"(?P<shown>Subtraction, the `-` operator, with (?:a bool tensor|two bool tensors) is not "
        r"supported\.).*",
        r"element 0 of tensors does not require grad and does not have a grad_fn",
        r"a leaf Variable that requires grad is being used in an in-place operation\.",
        r"Can't call numpy\(\) on Tensor that requires grad\. Use tensor\.detach\(\)\.numpy\(\) "
        r"instead\.",
        rf"masked_fill_? only supports boolean masks, but got mask with dtype {_DTYPE}",
        rf"(?P<shown>The expanded size of the tensor \({_NUMBER}\) must match the existing size "
        rf"\({_NUMBER}\) at non-singleton dimension {_NUMBER})\..*",
        rf"expand\(torch\.{_DTYPE}Tensor\{{{_SHAPE}\}}, size={_SHAPE}\): the number of sizes "
        rf"provided \({_NUMBER}\) must be greater or equal to the number of dimensions in the "
        rf"tensor \({_NUMBER}\)",
        rf"(?P<shown>t\(\) expects a tensor with <= 2 dimensions, but self is {_NUMBER}D)",
        r"(?P<shown>you can only change requires_grad flags of leaf variables\.).*",
        r"(?P<shown>Trying to backward through the graph a second time) .*",
        r"cannot assign (?:parameters|module|buffer) before Module\.__init__\(\) call",
        rf"this function takes positional tensors of shape {_SHAPE}(?:, {_SHAPE})*"
        rf"(?: and dtype {_DTYPE})? and nothing else",
        rf"(?P<shown>can't convert {_DEVICE} device type tensor to numpy)\..*",
        r"(?P<shown>view size is not compatible with input tensor's size and stride).*",
        r"(?P<shown>einsum\(\)).*",
        r"(?P<shown>matmul: Input operand 1 has a mismatch in its core dimension 0),.*",
        rf"operands could not be broadcast together with shapes (?:{_SHAPE} ?)+",
        rf"name '{_NAME}' is not defined",
        rf"{_NAME}\(\) got an unexpected keyword argument '{_NAME}'",
        rf"{_NAME}\(\) missing \d required positional arguments?: {_NAMES}",
        rf"{_NAME}\(\) takes \d+ positional arguments? but \d+ (?:was|were) given",
        rf"'{_NAME}' object has no attribute '{_NAME}'",
        rf"module '{_NAME}' has no attribute '{_NAME}'",
        rf"'{_NAME}' object is not (?:callable|iterable|subscriptable)",
        rf"unsupported operand type\(s\) for [-+*/@%<>=&|^ ]{{1,6}}: '{_NAME}' and '{_NAME}'",
        rf"cannot access local variable '{_NAME}' where it is not associated with a value",
        r"(?P<shown>cannot unpack non-iterable) .*",
        rf"No module named '{_NAME}'",
        r"(?P<shown>maximum recursion depth exceeded).*",
        r"Boolean value of Tensor with more than one value is ambiguous",
        r"only (?:one element tensors|tensors with one element) can be converted to Python scalars",
        rf"a Tensor with {_NUMBER} elements cannot be converted to Scalar",
    )
)
_LONGEST = 300
_TYPES = frozenset(
    (
        *("Tensor", "Parameter", "Module", "ndarray", "float", "int", "bool", "str", "list"),
        *("tuple", "dict", "set", "NoneType", "function", "method", "type", "generator"),
        *("module", "torch", "numpy", "math", "double", "float32", "float64", "Double"),
        *("Float", "Half", "Long", "Int", "Bool", "Scalar", "Size"),
        # What x.max(dim) and the like return, and what a message says of it.
        *("return_types", "max", "min", "sort", "topk", "median", "builtin_function_or_method"),
    )
)


def shown_message(raised: RaisedException, *, source: str, sizes: frozenset[int]) -> str | None:
    """The first line of the message when it may be shown, else None.

    source: the student's code; sizes: the lengths of the axes of the call's arguments.
    """
    lines = raised.message.strip().splitlines()
    first = lines[0][:_LONGEST] if lines else ""
    matches = (pattern.fullmatch(first) for pattern in _SAFE)
    match = next((found for found in matches if found), None)
    if match is None:
        return None
    first = match.groupdict().get("shown", first)
    products = {a * b for a in sizes for b in sizes}
    known = sizes | products | set(range(-5, 6))
    counts = re.sub(r"float(?:32|64)", "", first)
    if not all(int(number) in known for number in re.findall(r"\d+", counts)):
        return None
    words = set(re.findall(r"[A-Za-z_]\w*", source)) | _TYPES
    quoted = re.findall(r"'([A-Za-z_][\w.]*)'", first)
    called = re.findall(r"^([A-Za-z_][\w.]*)\(\)", first)
    named = {part for name in [*quoted, *called] for part in name.split(".")}
    return first if named <= words else None
