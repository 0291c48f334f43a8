"""What a child does with cells and calls, and how it is chosen, started and ended."""

from __future__ import annotations

import json
import math
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from attacking import attacker_in

from autograder.errors import (
    CannotGrade,
    RaisedException,
    StudentCrash,
    StudentMissing,
    StudentOutOfMemory,
    StudentRaised,
    StudentTimeout,
    UsageError,
)
from autograder.sandbox import packages, probe, tiers
from autograder.sandbox.api import (
    CallRequest,
    Child,
    Device,
    Generator,
    Handle,
    Sandbox,
)
from autograder.sandbox.limits import Limits
from autograder.sandbox.plain import SpawningSandbox
from autograder.student import Call, Facts

CHECKS = "ANSWER = 42\n"


@pytest.fixture
def child(sandbox: Sandbox) -> Iterator[Child]:
    spawned = sandbox.spawn({"checks.py": CHECKS}, Limits())
    yield spawned
    spawned.close()


def run(child: Child, source: str, index: int = 0) -> str:
    """Run a cell that must succeed; what it printed."""
    reply = child.run_cell(index, source, 20)
    assert reply.raised is None, reply.raised
    return reply.output


def raised_by(child: Child, source: str, index: int = 0) -> RaisedException:
    raised = child.run_cell(index, source, 20).raised
    assert raised is not None
    return raised


def call(child: Child, target: str | Handle, *args: Any, **options: Any) -> Call:
    return child.call(CallRequest(target, args, **options), 20)


# ------------------------------------------------------------ cells


@pytest.mark.parametrize(
    ("source", "printed"),
    [
        ("print('a', 'b')", "a b\n"),
        ("1 + 1\n2 + 2", "4\n"),
        ("print(__name__)", "__main__\n"),
        ("%matplotlib inline\nprint(1)", "1\n"),
        ("import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()", None),
        ("%%capture\nprint('hidden')", ""),
        ("from IPython.display import display\ndisplay(3)", "3\n"),
        ("import asyncio\nawait asyncio.sleep(0.001)\nprint('awaited')", "awaited\n"),
        ("async def f(): return 5\nawait f()", "5\n"),
        ("import checks\nprint(checks.ANSWER)", "42\n"),
        ("from checks import ANSWER\nANSWER", "42\n"),
        ("exit()", None),
        ("import sys; sys.stderr.write('e'); print('o')", None),
        ("%load_ext autoreload\n%autoreload 2", ""),
        ("import warnings; warnings.warn('careful')", None),
        ("%timeit -n1 -r1 pass", None),
        ("?print", None),
        ("from __future__ import annotations\ndef f(x: Undefined): pass", ""),
    ],
    ids=lambda value: None if value is None else str(value)[:25].replace("\n", " "),
)
def test_a_cell_runs_as_in_a_notebook(child: Child, source: str, printed: str | None) -> None:
    output = run(child, source)
    if printed is not None:
        assert output == printed


@pytest.mark.parametrize("source", ["!ls", "files = !ls\nassert files == []", "%pip list", "%ls"])
def test_shell_commands_are_not_run(child: Child, source: str) -> None:
    """They do nothing, say so, and stop no cell."""
    assert "not run" in run(child, source)


@pytest.mark.parametrize(
    ("source", "types", "line"),
    [
        ("x = 1\n1 / 0", ("ZeroDivisionError", "ArithmeticError"), 2),
        ("def f(:\n    pass", ("SyntaxError", "Exception"), 1),
        ("if True:\nx = 1", ("IndentationError", "SyntaxError"), 2),
        ("def f():\n    return g()\n\nf()", ("NameError", "Exception"), 2),
        ("raise SystemExit(1)", ("SystemExit", "BaseException"), 1),
        ("raise KeyboardInterrupt", ("KeyboardInterrupt", "BaseException"), 1),
        ("input('name? ')", ("RuntimeError", "Exception"), 1),
        ("raise NotImplementedError", ("NotImplementedError", "RuntimeError"), 1),
        ("import nothing_of_that_name", ("ModuleNotFoundError", "ImportError"), 1),
        ("def f(): return f()\nf()", ("RecursionError", "RuntimeError"), 1),
        ("%nomagic", ("UsageError", "IPythonCoreError"), 1),
        ("\n \n1 / 0", ("ZeroDivisionError",), 3),
        ("\nx = (\n", ("SyntaxError",), 2),
        ("\n%%time\nx = 1\n1 / 0", ("ZeroDivisionError",), 4),
        ("import asyncio\nawait asyncio.wait_for(asyncio.sleep(9), 0.01)", ("TimeoutError",), 2),
    ],
    ids=lambda value: str(value)[:25].replace("\n", " "),
)
def test_what_a_cell_raises_is_described(
    child: Child, source: str, types: tuple[str, ...], line: int | None
) -> None:
    """Types from the most precise on, the student's own last line, and the child lives on."""
    raised = raised_by(child, source, index=3)
    assert raised.types[: len(types)] == types
    assert (raised.cell, raised.line) == (3, line)
    assert run(child, "print('alive')", 4) == "alive\n"


@pytest.mark.parametrize(
    ("source", "in_library"),
    [
        ("raise ValueError('mine')", False),
        ("assert 1 == 2", False),
        ("import torch\ntorch.ones(2) @ torch.ones(3)", True),
        ("import torch\ntorch.nn.Linear(2, 3)(torch.ones(5))", True),
        ("import json\njson.loads('{')", True),
        ("def f():\n    raise ValueError\nsorted([1, 2], key=lambda _: f())", False),
    ],
)
def test_a_librarys_exception_is_told_from_ones_own(
    child: Child, source: str, in_library: bool
) -> None:
    assert raised_by(child, source).in_library is in_library


def test_the_line_is_that_of_the_cell_where_it_passed_last(child: Child) -> None:
    run(child, "def inner():\n    pass\n    raise ValueError('x')", 4)
    raised = raised_by(child, "\n\ninner()", 7)
    assert (raised.cell, raised.line, raised.message) == (4, 3, "x")


def test_a_cell_without_end_is_stopped(sandbox: Sandbox) -> None:
    child = sandbox.spawn({}, Limits())
    with pytest.raises(StudentTimeout):
        child.run_cell(0, "while True: pass", 0.5)
    assert not child.alive


def test_a_cell_that_asks_for_too_much_memory_is_told_apart(child: Child) -> None:
    for source in ("import torch\ntorch.ones(1 << 32)", "x = bytearray(1 << 33)"):
        with pytest.raises(StudentOutOfMemory):
            child.run_cell(0, source, 20)
    assert run(child, "print(1)") == "1\n"


def test_texts_can_always_be_written_to_a_file(child: Child) -> None:
    """Half a surrogate pair is a Python text that no encoding holds."""
    assert run(child, "print('a' + chr(0xd800))") == "a?\n"
    assert raised_by(child, "raise ValueError(chr(0xdfff))").message == "?"


def test_output_is_kept_up_to_its_limit(sandbox: Sandbox) -> None:
    child = sandbox.spawn({}, Limits(output_bytes=10))
    assert run(child, "for i in range(100): print(i)") == "0\n1\n2\n3\n4\n"
    assert run(child, "print('again')") == "again\n"
    child.close()


def test_a_cell_works_in_a_folder_of_its_own(child: Child) -> None:
    source = (
        "import os, tempfile, pathlib\n"
        "pathlib.Path('made.txt').write_text('é', encoding='utf-8')\n"
        "with tempfile.NamedTemporaryFile() as file: file.write(b'x')\n"
        "print(sorted(p for p in os.listdir() if not p.startswith('.')))"
    )
    assert run(child, source) == "['checks.py', 'made.txt']\n"


def test_packages_of_students_are_there_and_import_late(child: Child) -> None:
    modules = "numpy.fft, matplotlib.animation, einops.layers.torch, sympy, torch.utils.data"
    standard = "sqlite3, xml.dom.minidom, unittest, concurrent.futures, zoneinfo, ctypes.util"
    source = f"import importlib\nimportlib.invalidate_caches()\nimport {modules}, {standard}"
    assert run(child, source) == ""


def test_our_own_packages_are_not_there(child: Child) -> None:
    for name in ("autograder", "nbgrader", "pytest", "solutions", "pyseccomp"):
        assert raised_by(child, f"import {name}").type == "ModuleNotFoundError"


def test_training_works(child: Child) -> None:
    """Backward passes, threads, large products: what exercises do."""
    source = (
        "import torch\n"
        "layer = torch.nn.MultiheadAttention(16, 4, batch_first=True)\n"
        "optimizer = torch.optim.AdamW(layer.parameters())\n"
        "x = torch.randn(2, 5, 16)\n"
        "for _ in range(3):\n"
        "    optimizer.zero_grad(); layer(x, x, x)[0].square().mean().backward()\n"
        "    optimizer.step()\n"
        "torch.set_num_threads(2)\n"
        "(torch.randn(500, 500) @ torch.randn(500, 500)).shape"
    )
    assert run(child, source) == "torch.Size([500, 500])\n"


def test_names_that_cells_bind_are_known(child: Child) -> None:
    run(child, "import torch as t\ndef softmax(x): pass\n_private = 1\nfor i in range(2): pass")
    assert child.defined() == {"t", "softmax", "i"}


@pytest.mark.parametrize(
    "spoil",
    [
        "torch = None",
        "import torch\ntorch.equal = torch.Tensor.detach = torch.manual_seed = None",
        "import builtins\nbuiltins.len = builtins.isinstance = builtins.print = None",
        "import sys\nsys.modules['json'] = sys.modules['torch'] = None",
        "import sys\nsys.setrecursionlimit(60)",
        "import sys\nsys.stdout = sys.stderr = None",
        "import sys\nsys.stdout.close()",
        "del get_ipython, In, Out",
        "get_ipython = None\nIn = 1\n__builtins__ = {}",
        "import os\nos.chdir('/')",
        "import gc, sys\nsys.settrace(lambda *a: None)\ngc.disable()",
        "import warnings\nwarnings.simplefilter('error')",
        "import signal\nsignal.signal(signal.SIGPIPE, signal.SIG_IGN)",
        "import torch\ntorch.set_default_dtype(torch.float64)\ntorch.set_grad_enabled(False)",
    ],
    ids=lambda value: str(value).replace("\n", "; ")[:40],
)
def test_a_cell_that_spoils_its_surroundings_does_not_stop_the_rest(
    child: Child, spoil: str
) -> None:
    """Accidents like these are met in real notebooks; later cells and calls still answer."""
    run(child, "def double(x):\n    return 2 * x")
    child.run_cell(1, spoil, 20)
    assert run(child, "print('still here')", 2) == "still here\n"
    answered = call(child, "double", torch.ones(2, requires_grad=True), upstream=torch.ones(2))
    assert torch.equal(answered.value, torch.full((2,), 2.0))
    assert torch.equal(answered.gradients[0], torch.full((2,), 2.0))  # type: ignore[arg-type]


# ------------------------------------------------------------ calls


PROGRAM = """
import torch
from torch import nn

def double(x, *, times=2):
    return times * x

def spoil(x, ys, scale=1):
    ys[0].zero_()
    return x

def head(x):
    return x[:1]

def several(x, y):
    return x * y, {"sum": x + y, "n": 3}

def stub(x):
    raise NotImplementedError

def through_stub(x):
    return stub(x) + 1

def wrong(x):
    return x.reshape(7)

def sorted_in_place(values):
    values.sort()
    return values

class Layer(nn.Module):
    def __init__(self, d):
        super().__init__()
        self.linear = nn.Linear(d, d, bias=False)
    def forward(self, x):
        return self.linear(x)
    def stub(self, x):
        raise NotImplementedError

def kind(module):
    return type(module).__name__

def draw(generator=None):
    return torch.rand(3, generator=generator)

def mask(T, device=None):
    return torch.ones(T, T, dtype=torch.bool, device=device).triu(1)

def mixes(x):
    return x + torch.ones(3)

def no_gradient(x):
    return x.detach() * 2

def softmax(x):
    return torch.softmax(x, -1)

answer = 42
"""


@pytest.fixture
def program(child: Child) -> Child:
    run(child, PROGRAM)
    return child


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_a_call_returns_value_gradients_and_facts(program: Child, device: str) -> None:
    x = torch.arange(6.0).reshape(2, 3).requires_grad_()
    upstream = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    answered = call(program, "double", x, upstream=upstream, device=device)
    assert torch.equal(answered.value, 2 * x.detach())
    assert not answered.value.requires_grad
    assert [g.tolist() for g in answered.gradients if g is not None] == [(2 * upstream).tolist()]
    assert answered.facts == Facts(device=device, strides=(3, 1), requires_grad=True)


def test_keywords_cross(program: Child) -> None:
    assert call(program, "double", torch.ones(1), kwargs={"times": 5}).value.item() == 5


def test_several_outputs_have_their_upstreams(program: Child) -> None:
    x, y = torch.tensor([2.0], requires_grad=True), torch.tensor([3.0], requires_grad=True)
    answered = call(program, "several", x, y, upstream=(torch.tensor([1.0]), torch.tensor([10.0])))
    product, rest = answered.value
    assert (product.item(), rest["sum"].item(), rest["n"]) == (6.0, 5.0, 3)
    assert [g.item() for g in answered.gradients if g is not None] == [13.0, 12.0]


def test_gradients_that_reach_nothing_are_none(program: Child) -> None:
    x = torch.ones(2, requires_grad=True)
    assert call(program, "no_gradient", x, upstream=torch.ones(2)).gradients == (None,)
    # A wrong shape: the value tells it better than an exception of autograd's.
    answered = call(program, "head", torch.ones(2, requires_grad=True), upstream=torch.ones(2))
    assert answered.gradients == (None,)
    assert answered.value.shape == (1,)


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_changed_arguments_are_named(program: Child, device: str) -> None:
    arguments = (torch.ones(2), [torch.ones(2), torch.ones(1)])
    assert call(program, "spoil", *arguments, device=device).facts.changed == ("1",)
    assert torch.equal(arguments[1][0], torch.ones(2))
    values = call(program, "sorted_in_place", kwargs={"values": [3, 1, 2]}, device=device)
    assert values.facts.changed == ("values",)
    assert call(program, "double", torch.tensor([math.nan]), device=device).facts.changed == ()


def test_shared_memory_is_named(program: Child) -> None:
    x = torch.ones(3, 2)
    assert call(program, "head", x).facts.shares_storage_with == ("0",)
    assert call(program, "double", x).facts.shares_storage_with == ()
    assert call(program, "head", np.ones((3, 2))).facts.shares_storage_with == ("0",)


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_modules_stay_and_are_called_by_handle(program: Child, device: str) -> None:
    made = call(program, "Layer", 3, keep=True, device=device).value
    assert made == Handle(1, "Layer", module=True)
    moved = call(program, made, Device(), method="to", device=device).value
    assert moved == Handle(2, "Layer", module=True)
    weight = call(program, made, method="linear.weight", read=True, device=device)
    assert weight.value.shape == (3, 3)
    state = {"linear.weight": torch.eye(3) * 2}
    call(program, made, state, method="load_state_dict", device=device)
    x = torch.ones(2, 3, requires_grad=True)
    answered = call(program, made, x, upstream=torch.ones(2, 3), device=device)
    assert torch.equal(answered.value, torch.full((2, 3), 2.0))
    assert answered.facts.device == device
    assert torch.equal(answered.gradients[0], torch.full((2, 3), 2.0))  # type: ignore[arg-type]
    stored = call(program, made, method="state_dict", device=device).value
    assert torch.equal(stored["linear.weight"], torch.eye(3) * 2)
    assert call(program, "kind", made, device=device).value == "Layer"


def test_a_name_can_be_read(program: Child) -> None:
    assert call(program, "answer", read=True).value == 42


def test_the_seed_fixes_what_is_drawn(program: Child) -> None:
    torch.manual_seed(5)
    expected = torch.rand(3)
    assert torch.equal(call(program, "draw", seed=5).value, expected)
    assert torch.equal(call(program, "draw", Generator(5)).value, expected)
    assert not torch.equal(call(program, "draw", seed=6).value, expected)


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_a_device_can_be_an_argument(program: Child, device: str) -> None:
    answered = call(program, "mask", 3, kwargs={"device": Device()}, device=device)
    assert answered.facts.device == device
    assert answered.value.tolist() == torch.ones(3, 3).triu(1).bool().tolist()
    assert call(program, "mask", 3, Device("cpu"), device=device).facts.device == "cpu"


def test_a_tensor_left_on_the_cpu_fails_on_the_gpu_only(program: Child) -> None:
    assert call(program, "mixes", torch.ones(3)).value.tolist() == [2, 2, 2]
    with pytest.raises(StudentRaised) as caught:
        call(program, "mixes", torch.ones(3), device="gpu")
    assert "Expected all tensors to be on the same device" in caught.value.raised.message


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_operators_are_recorded_when_asked(program: Child, device: str) -> None:
    x = torch.ones(3)
    assert (
        "aten::_softmax" in call(program, "softmax", x, record=True, device=device).facts.operators
    )
    assert (
        "aten::_softmax"
        not in call(program, "double", x, record=True, device=device).facts.operators
    )
    assert call(program, "softmax", x, device=device).facts.operators == frozenset()


def test_going_around_the_recorder_is_told(program: Child) -> None:
    """Facts are gates: a doubt is named, and takes no value away here."""
    source = (
        "import torch\n"
        "from torch.utils._python_dispatch import _disable_current_modes\n"
        "def hidden(x):\n"
        "    with _disable_current_modes():\n"
        "        return torch.softmax(x, -1)"
    )
    run(program, source, 1)
    operators = call(program, "hidden", torch.ones(3), record=True).facts.operators
    assert operators & {"tampered", "aten::_softmax"}


@pytest.mark.parametrize(
    ("name", "stub", "missing"),
    [("stub", True, "stub"), ("through_stub", True, "stub"), ("nothing", False, "nothing")],
)
def test_stubs_and_missing_names_are_told(
    program: Child, name: str, stub: bool, missing: str
) -> None:
    """A stub that is called by another function is named itself."""
    with pytest.raises(StudentMissing) as caught:
        call(program, name, torch.ones(1))
    assert (caught.value.stub, caught.value.name) == (stub, missing)


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_torch_saying_not_implemented_is_no_stub(program: Child, device: str) -> None:
    """softmax of integers: the student's mistake, with a name."""
    with pytest.raises(StudentRaised, match="not implemented for 'Long'"):
        call(program, "softmax", torch.ones(2, dtype=torch.int64), device=device)


def test_an_exception_in_a_call_is_described(program: Child) -> None:
    with pytest.raises(StudentRaised) as caught:
        call(program, "wrong", torch.ones(2))
    raised = caught.value.raised
    assert (raised.type, raised.cell, raised.in_library) == ("RuntimeError", 0, True)
    assert PROGRAM.splitlines()[(raised.line or 0) - 1].strip() == "return x.reshape(7)"
    assert "shape '[7]' is invalid" in raised.message


def test_a_name_that_is_no_function_raises_in_the_child(program: Child) -> None:
    with pytest.raises(StudentRaised) as caught:
        call(program, "answer", 1)
    assert caught.value.raised.types[0] == "TypeError"
    with pytest.raises(StudentRaised) as caught:
        call(program, "double", method="nothing.here")
    assert caught.value.raised.types[0] == "AttributeError"


def test_an_argument_that_cannot_cross_is_our_mistake(program: Child) -> None:
    """A TypeError in the grader's own code, before anything is sent."""
    with pytest.raises(TypeError, match="cannot be sent"):
        call(program, "double", object())
    assert call(program, "double", torch.ones(1)).value.item() == 2


def test_large_values_cross(program: Child) -> None:
    big = torch.rand(4 << 20)
    assert torch.equal(call(program, "double", big).value, 2 * big)


# ------------------------------------------------------------ substitution


def test_a_substitute_stands_in_at_once_and_after_each_cell(program: Child) -> None:
    run(program, "def uses(x):\n    return double(x) + 1", 1)
    assert call(program, "uses", torch.ones(1)).value.item() == 3
    program.substitute("double", "def double(x, *, times=2):\n    return torch.zeros_like(x)")
    assert call(program, "uses", torch.ones(1)).value.item() == 1
    run(program, "def double(x):\n    return 9 * x", 2)
    assert call(program, "uses", torch.ones(1)).value.item() == 1


def test_substitutes_know_each_other_and_not_the_student(program: Child) -> None:
    program.substitute("softmax", "def softmax(x):\n    return F.softmax(x, dim=-1) * 0 + 7")
    program.substitute("double", "def double(x):\n    return softmax(x) + math.pi * 0 + np.pi * 0")
    run(program, "torch = None\nsoftmax = None", 1)
    assert call(program, "double", torch.ones(2)).value.tolist() == [7, 7]


def test_a_substitute_may_come_before_any_cell(child: Child) -> None:
    child.substitute("double", "def double(x):\n    return 5 * x")
    run(child, "def double(x): return x\ndef uses(x): return double(x)")
    assert call(child, "uses", torch.ones(1)).value.item() == 5


# ------------------------------------------------------------ children, tiers


def test_children_share_nothing(sandbox: Sandbox) -> None:
    first, second = (sandbox.spawn({}, Limits()) for _ in range(2))
    run(first, "import builtins, math\nbuiltins.mark = math.mark = 1\nvalue = 1")
    assert second.defined() == frozenset()
    assert raised_by(second, "mark").type == "NameError"
    assert run(second, "import math; print(hasattr(math, 'mark'))") == "False\n"
    first.close()
    assert run(second, "print(2)") == "2\n"
    second.close()


def test_closing_twice_is_harmless(sandbox: Sandbox) -> None:
    child = sandbox.spawn({}, Limits())
    assert child.alive
    child.close()
    child.close()
    assert not child.alive
    with pytest.raises(StudentCrash):
        child.defined()


def test_a_warm_process_that_died_is_started_again() -> None:
    """Once, and the class goes on."""
    with tiers.open_sandbox(devices="cpu") as opened:  # type: ignore[attr-defined]
        attacking = attacker_in(opened)
        opened._zygote._process.kill()
        opened._zygote._process.wait()
        deadline = time.monotonic() + 5
        while attacking.child.alive and time.monotonic() < deadline:
            try:
                attacking.call("environment", deadline_s=1)
            except (StudentCrash, StudentTimeout):
                break
        attacking.child.close()
        child = opened.spawn({}, Limits())
        assert run(child, "print(1)") == "1\n"
        child.close()


def test_closing_leaves_nothing_behind() -> None:
    """Neither the process nor its folder."""
    opened = tiers.open_sandbox(devices="cpu")
    zygote = opened._zygote  # type: ignore[attr-defined]
    folder, process = zygote._folder, zygote._process
    opened.close()
    assert process.poll() is not None
    assert not folder.exists()
    with pytest.raises(CannotGrade):
        opened.spawn({}, Limits())


def test_the_strongest_tier_is_chosen_and_named(sandbox: Sandbox) -> None:
    opened = tiers.open_sandbox(devices="cpu")
    expected = tiers.BUBBLEWRAP if shutil.which("bwrap") else tiers.LANDLOCK
    assert (opened.tier, opened.devices) == (expected, ("cpu",))
    assert sandbox.devices == ("cpu", "mock-gpu")
    opened.close()


def test_the_probe_finds_what_a_tier_without_isolation_lets_through(
    plain: Sandbox, sandbox: Sandbox
) -> None:
    assert set(probe.leaks(plain)) == {
        *("read a file", "read the graders' package", "write outside", "connect by TCP"),
        *("connect by a Unix socket", "start a process", "signal the grader"),
    }
    assert probe.leaks(sandbox) == ()


def test_a_tier_that_leaks_is_refused(monkeypatch: pytest.MonkeyPatch, plain: Sandbox) -> None:
    """Were isolation to do nothing, other people's programs would not run."""
    closed: list[bool] = []

    class Leaking:
        tier, devices, spawn = tiers.BUBBLEWRAP, plain.devices, staticmethod(plain.spawn)

        def close(self) -> None:
            closed.append(True)

    monkeypatch.setattr(tiers, "_bubblewrap", lambda _: Leaking())
    monkeypatch.setattr(tiers, "_landlock", lambda _: Leaking())
    with pytest.raises(CannotGrade, match="connect by TCP") as caught:
        tiers.open_sandbox()
    assert "apt install bubblewrap libseccomp2" in str(caught.value)
    assert len(closed) == 2
    with pytest.raises(CannotGrade):
        tiers.open_sandbox(tier=tiers.LANDLOCK, unsafe=True)


def test_without_isolation_only_ones_own_program_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(_: str) -> Any:
        raise CannotGrade("absent")

    monkeypatch.setattr(tiers, "_bubblewrap", absent)
    monkeypatch.setattr(tiers, "_landlock", absent)
    with pytest.raises(CannotGrade):
        tiers.open_sandbox(devices="cpu")
    for options in ({"own_code": True}, {"unsafe": True}):
        opened = tiers.open_sandbox(devices="cpu", **options)
        assert opened.tier == tiers.PLAIN
        opened.close()


def test_the_plain_tier_must_be_wanted() -> None:
    with pytest.raises(UsageError, match="--unsafe"):
        tiers.open_sandbox(tier=tiers.PLAIN)
    with pytest.raises(UsageError, match="landlock"):
        tiers.open_sandbox(tier="docker")


def test_a_sandbox_that_cannot_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("autograder.sandbox.launch._BOOT", "raise SystemExit('no torch here')")
    with pytest.raises(CannotGrade, match="no torch here"):
        tiers._landlock("none")
    monkeypatch.setattr("autograder.sandbox.launch._python", lambda *_: ["/no/such/python"])
    with pytest.raises(CannotGrade, match="/no/such/python"):
        tiers._landlock("none")


def test_the_plain_tier_gives_the_same_answers(plain: Sandbox) -> None:
    child = plain.spawn({"checks.py": CHECKS}, Limits())
    run(child, PROGRAM + "import checks\n")
    x = torch.ones(2, requires_grad=True)
    for device in ("cpu", "gpu"):
        answered = call(child, "double", x, upstream=torch.ones(2), device=device)
        assert answered.value.tolist() == [2, 2]
        assert answered.gradients[0] is not None
    with pytest.raises(StudentOutOfMemory):
        child.run_cell(1, "torch.ones(1 << 32)", 20)
    with pytest.raises(StudentTimeout):
        child.run_cell(2, "while True: pass", 0.3)


def test_processes_of_a_plain_child_end_with_it(plain: Sandbox) -> None:
    child = plain.spawn({}, Limits())
    run(child, "import subprocess\nsleeper = subprocess.Popen(['sleep', '600']).pid")
    pid = call(child, "sleeper", read=True).value
    os.kill(pid, 0)
    child.close()
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline and Path(f"/proc/{pid}/status").exists():
        if "State:\tZ" in Path(f"/proc/{pid}/status").read_text():
            break
        time.sleep(0.01)
    else:
        assert not Path(f"/proc/{pid}/status").exists()


def test_fresh_processes_serve_where_nothing_can_be_forked() -> None:
    """The way of macOS and Windows, over the loopback interface."""
    with SpawningSandbox(tiers.PLAIN, gpu="mock") as opened:
        child = opened.spawn({"checks.py": CHECKS}, Limits())
        run(child, PROGRAM + "import checks\n")
        x = torch.ones(2, requires_grad=True)
        for device in ("cpu", "gpu"):
            answered = call(child, "double", x, upstream=torch.ones(2), device=device)
            assert answered.gradients[0] is not None
        assert raised_by(child, "input()", 1).type == "RuntimeError"
        with pytest.raises(StudentTimeout):
            child.run_cell(2, "while True: pass", 0.3)
        assert not child.alive


# ------------------------------------------------------------ what is readable


def _install(site: Path, name: str, entries: list[str], requires: str = "") -> None:
    """A distribution as pip would leave it."""
    info = site / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{requires}")
    files = [*entries, f"{info.name}/METADATA", f"{info.name}/RECORD", "../../../bin/tool"]
    (info / "RECORD").write_text("".join(f"{entry},,\n" for entry in files))
    for entry in entries:
        (site / entry).parent.mkdir(parents=True, exist_ok=True)
        (site / entry).touch()


def test_packages_are_readable_entry_by_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kit beside them is not, even where one of them requires it."""
    site = tmp_path / "site-packages"
    site.mkdir()
    _install(site, "attention-autograder", ["autograder/engine.py", "__editable__.autograder.pth"])
    _install(site, "answers", ["answers/ps1.py"])
    _install(
        site,
        "seaborn",
        ["seaborn/__init__.py", "seaborn_one.py", "__pycache__/seaborn_one.cpython-311.pyc"],
        "Requires-Dist: attention-autograder\nRequires-Dist: needed>=1; python_version>'3'\n"
        "Requires-Dist: answers; extra == 'all'\n",
    )
    _install(site, "needed", ["needed/a.py", "needed-nspkg.pth"])
    monkeypatch.syspath_prepend(str(site))
    entries = packages._site_entries(["seaborn"])
    assert [entry.name for entry in entries] == [
        "__pycache__/seaborn_one.cpython-311.pyc",
        "needed",
        "needed-1.0.dist-info",
        "seaborn",
        "seaborn-1.0.dist-info",
        "seaborn_one.py",
    ]
    assert all(entry.path.is_relative_to(site) for entry in entries)


def test_what_is_hidden_is_left_out_of_what_is_shown(tmp_path: Path) -> None:
    for name in ("lib/python/os.py", "lib/python/site-packages/autograder/x.py", "lib/libz.so"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "lib" / "link").symlink_to("python")
    hidden = [tmp_path / "lib/python/site-packages", tmp_path / "elsewhere"]
    shown = packages.without_hidden([tmp_path / "lib"], hidden)
    assert sorted(shown) == [tmp_path / "lib/libz.so", tmp_path / "lib/python/os.py"]
    assert packages.without_hidden([tmp_path / "lib"], []) == [tmp_path / "lib"]
    assert packages.without_hidden([hidden[0]], hidden) == []


def test_nothing_readable_holds_the_kit() -> None:
    """On this very installation."""
    files = packages.readable()
    package = Path(packages.__file__).resolve().parent.parent
    shown = packages.without_hidden(files.system, files.hidden)
    shown += [entry.path for entry in files.site + files.library]
    assert {"torch", "numpy", "IPython", "matplotlib"} <= {entry.name for entry in files.site}
    assert not [path for path in shown if package.is_relative_to(path)]
    site = Path(sysconfig.get_path("purelib")).resolve()
    assert not [path for path in shown if site.is_relative_to(path)]


# ------------------------------------------------------------ an ordinary user

_AS_USER = """
import json, os, sys
import torch
from autograder.sandbox import probe, tiers
from autograder.sandbox.api import CallRequest
from autograder.sandbox.limits import Limits
results = {"uid": os.getuid()}
for name, open_tier in (("bubblewrap", tiers._bubblewrap), ("landlock", tiers._landlock)):
    sandbox = open_tier("none")
    child = sandbox.spawn({}, Limits())
    child.run_cell(0, "def double(x): return 2 * x", 10)
    value = child.call(CallRequest("double", (torch.ones(2),)), 10).value
    child.close()
    results[name] = {"leaks": probe.leaks(sandbox), "value": value.tolist()}
    sandbox.close()
print(json.dumps(results))
"""


@pytest.mark.needs("bubblewrap", "libseccomp2")
def test_an_ordinary_user_has_the_same_tiers() -> None:
    """As uid 65534, without any privilege; root alone can become somebody else to try it."""
    root = Path(packages.__file__).resolve().parent.parent.parent
    if os.getuid() != 0:
        answer = subprocess.run(
            [sys.executable, "-c", _AS_USER], capture_output=True, text=True, check=True, cwd=root
        )
    else:
        # Where the interpreter lies below a folder of mode 700, show it elsewhere.
        base = Path(sys.base_prefix).resolve()
        python = Path(sys._base_executable).resolve().relative_to(base)  # type: ignore[attr-defined]
        site = sysconfig.get_path("purelib")
        script = (
            'mount -t tmpfs none /mnt && mkdir /mnt/python && mount --bind "$1" /mnt/python && '
            "exec setpriv --reuid=65534 --regid=65534 --clear-groups --inh-caps=-all "
            'env -i PATH=/usr/bin:/bin PYTHONPATH="$2:$3" "/mnt/python/$4" -B -c "$5"'
        )
        arguments = [str(base), site, str(root), str(python), _AS_USER]
        answer = subprocess.run(
            ["unshare", "--mount", "sh", "-c", script, "sh", *arguments],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
        )
    assert answer.returncode == 0, answer.stderr[-3000:]
    results = json.loads(answer.stdout)
    assert results.pop("uid") != 0
    assert results == {
        name: {"leaks": [], "value": [2.0, 2.0]} for name in ("bubblewrap", "landlock")
    }
