"""Whatever a student's process answers, the grader sees a value or a StudentFault, nothing else."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from attacking import Attacker, attacker_in

from autograder.errors import BadAnswer, StudentCrash, StudentFault, StudentTimeout
from autograder.sandbox.api import Handle, Opaque, Sandbox
from autograder.sandbox.limits import Limits

# Each program is the body of `answer(x)`; `number` is what the grader asked to see again.
FACTS = {
    "changed": [],
    "shares": [],
    "operators": [],
    "device": "cpu",
    "strides": [],
    "requires_grad": False,
    "drew": [],
    "left_training": [],
}


def whole(value: Any, facts: Any = FACTS, **more: Any) -> str:
    """A program that sends a complete answer of its own making, then gives none."""
    answer = {"value": value, "facts": facts, **more}
    return (
        "    import json, os\n"
        f"    answer = json.loads({json.dumps(json.dumps(answer))})\n"
        "    send_header(json.dumps({'id': request_number(), **answer}).encode())\n"
        "    os._exit(0)\n"
    )


@pytest.fixture
def forger(sandbox: Sandbox) -> Iterator[Attacker]:
    attacking = attacker_in(sandbox, Limits(message_bytes=1 << 20))
    yield attacking
    attacking.child.close()


def answer_of(forger: Attacker, body: str) -> object:
    """What the grader makes of the answer of this program."""
    reply = forger.child.run_cell(1, f"def answer(x):\n{body}", 20)
    assert reply.raised is None, reply.raised
    return forger.call("answer", torch.ones(2), deadline_s=2.0)


def test_a_forged_report_is_only_data(forger: Attacker) -> None:
    """A score in an answer is a dict like any other; nobody reads a verdict from it."""
    forged = ["l", [["d", [["score", 100], ["outcome", "passed"]]], ["t", []]]]
    assert answer_of(forger, whole(forged)) == {"score": 100, "outcome": "passed"}


REFUSED: dict[str, str] = {
    "junk": "    send_raw(b'\\xff' * 1000)\n",
    "a shape of 2^52": whole(["l", [["T", "float32", [1 << 26, 1 << 26], False], ["t", []]]]),
    "deep JSON": "    send_header(b'[' * 900000)\n",
    "more than the limit": "    import torch\n    return torch.ones(1 << 20)\n",
    "a list without end": "    return [0] * 300000\n",
    "a report in place of an answer": (
        '    send_header(b\'{"ok": true, "score": 100}\')\n    return 1\n'
    ),
    "the answer to no question": (
        '    send_header(b\'{"id": "0123456789abcdef", "value": 1}\')\n    return 1\n'
    ),
    "not an object": "    send_header(b'[1, 2]')\n    return 1\n",
    "a value alone": whole(1),
    "gradients that are numbers": whole(["l", [1, ["t", [2]]]]),
    "no facts": whole(["l", [1, ["t", []]]], None),
    "facts of other types": whole(["l", [1, ["t", []]]], {**FACTS, "changed": "all"}),
    "operators that are numbers": whole(["l", [1, ["t", []]]], {**FACTS, "operators": [1]}),
    "strides of text": whole(["l", [1, ["t", []]]], {**FACTS, "strides": ["1"]}),
    "modes that are numbers": whole(["l", [1, ["t", []]]], {**FACTS, "left_training": [1]}),
    "a generator without a name": whole(["l", [1, ["t", []]]], {**FACTS, "drew": [0]}),
    "a million changed arguments": (
        "    import json, os\n"
        f"    facts = json.loads({json.dumps(json.dumps(FACTS))})\n"
        "    facts['changed'] = ['0'] * 1000000\n"
        "    answer = {'value': ['l', [1, ['t', []]]], 'facts': facts}\n"
        "    send_header(json.dumps({'id': request_number(), **answer}).encode())\n"
    ),
    "a raised without types": whole(1).replace("value", "raised"),
    "an exception of 3 MB": (
        "    import json\n"
        "    raised = {'types': ['E'], 'message': 'x' * 3000000, 'cell': 0, 'line': 1,"
        " 'in_library': False}\n"
        "    send_header(json.dumps({'id': request_number(), 'raised': raised}).encode())\n"
    ),
    "an exception on line 'x'": (
        "    import json\n"
        "    raised = {'types': ['E'], 'message': '', 'cell': 0, 'line': 'x',"
        " 'in_library': False}\n"
        "    send_header(json.dumps({'id': request_number(), 'raised': raised}).encode())\n"
    ),
    "an exception of no type": (
        "    import json\n"
        "    raised = {'types': [], 'message': '', 'cell': 0, 'line': 1, 'in_library': False}\n"
        "    send_header(json.dumps({'id': request_number(), 'raised': raised}).encode())\n"
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_an_answer_that_cannot_be_read_is_refused(forger: Attacker, name: str) -> None:
    """It is a BadAnswer, and the process that gave it is ended."""
    with pytest.raises(BadAnswer):
        answer_of(forger, REFUSED[name])
    assert not forger.child.alive


def test_an_answer_prepared_for_the_next_question_answers_nothing(forger: Attacker) -> None:
    """The number of a question cannot be known before it is asked."""
    body = (
        "    import json\n"
        f"    facts = json.loads({json.dumps(json.dumps(FACTS))})\n"
        "    answer = {'value': ['l', [1, ['t', []]]], 'facts': facts}\n"
        "    for _ in range(3):\n"
        "        send_header(json.dumps({'id': request_number(), **answer}).encode())\n"
        "    return 2\n"
    )
    assert answer_of(forger, body) == 1
    with pytest.raises(BadAnswer):
        forger.call("environment")
    assert not forger.child.alive


def test_half_an_answer_is_waited_for_until_the_deadline(forger: Attacker) -> None:
    body = "    import time\n    send_raw(b'AGW1')\n    time.sleep(60)\n"
    with pytest.raises(StudentTimeout):
        answer_of(forger, body)


@pytest.mark.parametrize(
    "body",
    [
        "    import os\n    send_raw(b'AGW1')\n    os._exit(0)\n",
        "    import os\n    os.closerange(3, 256)\n    return 1\n",
        "    import os\n    send_raw(b'AGW1\\x02\\x00\\x00\\x00')\n    os._exit(0)\n",
        whole(["l", [["T", "float32", [4], False], ["t", []]]]),
    ],
    ids=["half a prefix", "closed", "half a header", "no payload"],
)
def test_a_process_that_hangs_up_has_crashed(forger: Attacker, body: str) -> None:
    with pytest.raises(StudentCrash):
        answer_of(forger, body)


@pytest.mark.parametrize(
    ("body", "type_name"),
    [
        (
            "    class Trick:\n"
            "        def __reduce__(self): return __import__('os').system, ('id',)\n"
            "    return Trick()\n",
            "Trick",
        ),
        ("    return x + 1j\n", "torch.Tensor(complex64, strided, cpu)"),
        ("    return x.to_sparse()\n", "torch.Tensor(float32, sparse_coo, cpu)"),
        ("    return x.to('meta')\n", "torch.Tensor(float32, strided, meta)"),
        ("    return (i for i in x)\n", "generator"),
        ("    return {1, 2}\n", "set"),
    ],
    ids=["pickle", "complex", "sparse", "meta", "generator", "set"],
)
def test_what_cannot_cross_is_named(forger: Attacker, body: str, type_name: str) -> None:
    """A value of another kind is no fault of the process: it lives on."""
    answer = answer_of(forger, body)
    assert isinstance(answer, Opaque)
    assert answer.type.split(".")[-1] == type_name.split(".")[-1]
    assert forger.child.alive


def test_what_can_be_called_stays_behind_a_handle(forger: Attacker) -> None:
    assert answer_of(forger, "    return answer\n") == Handle(1, "function")
    assert forger.child.alive


@pytest.mark.parametrize(
    "body",
    [
        "    class T(type(x)):\n"
        "        @property\n"
        "        def shape(self): return 1 / 0\n"
        "    return x.as_subclass(T)\n",
        "    class L(list):\n        def __iter__(self): raise ValueError\n    return L([1])\n",
        "    class D(dict):\n        def items(self): os._exit(1)\n    return D(a=1)\n",
        "    class F(float):\n        def __repr__(self): return 'inf'\n    return F(2)\n",
        "    class S(str):\n        def __str__(self): raise ValueError\n    return S('a')\n",
        "    class E(Exception):\n        def __str__(self): raise ValueError\n    raise E\n",
        "    class E(BaseException): pass\n    raise E('x' * 10**6)\n",
        "    raise type('E' * 10**6, (Exception,), {})()\n",
        "    raise GeneratorExit\n",
        "    a = []\n    a.append(a)\n    return a\n",
        "    import sys\n    sys.setrecursionlimit(30)\n    return {'a': [1, (2,)]}\n",
    ],
    ids=[
        *("shape that raises", "list", "dict", "float", "str", "exception", "long message"),
        *("long type", "generator exit", "endless list", "recursion limit"),
    ],
)
def test_values_that_lie_are_values_or_faults(forger: Attacker, body: str) -> None:
    """Student code that runs while an answer is made raises nothing else in the grader."""
    with contextlib.suppress(StudentFault):
        answer = answer_of(forger, body)
        assert len(repr(answer)) < 5000
