"""The stored GPT-2 is what `transformers` computes today, and `load_gpt2` gives its logits."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import torch
from safetensors import safe_open
from torch import Tensor

from autograder.graders.gpt2_oracle import DATA, Oracle, oracle, read_safetensors

ROOT = Path(__file__).resolve().parent.parent
FILES = ["gpt2_small.safetensors", "gpt2_small_logits.safetensors"]
DTYPES = pytest.mark.parametrize("dtype", [torch.float32, torch.float64], ids=str)


def module(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    # A dataclass with written annotations looks its module up.
    sys.modules[spec.name] = loaded
    spec.loader.exec_module(loaded)
    return loaded


@pytest.fixture(scope="module")
def again(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of files that today's `transformers` gives."""
    folder = tmp_path_factory.mktemp("oracle")
    module(ROOT / "scripts" / "gpt2_oracle.py").write(folder)
    return folder


@pytest.fixture(scope="module")
def ps7() -> ModuleType:
    return module(ROOT / "solutions" / "ps7_generation.py")


@pytest.mark.parametrize("name", FILES)
def test_stored_numbers_are_those_of_transformers(name: str, again: Path) -> None:
    (stored, metadata), (new, new_metadata) = map(read_safetensors, (DATA / name, again / name))
    assert metadata == new_metadata
    assert stored.keys() == new.keys()
    for key, numbers in stored.items():
        # Sums in another order on another processor: the last digits alone.
        fine = {"atol": 1e-12, "rtol": 1e-12} if numbers.dtype == torch.float64 else {}
        torch.testing.assert_close(numbers, new[key], **fine)


@pytest.mark.parametrize("name", FILES)
def test_our_reader_reads_what_the_library_reads(name: str) -> None:
    ours, metadata = read_safetensors(DATA / name)
    with safe_open(DATA / name, "pt") as file:
        assert metadata == file.metadata()
        assert set(ours) == set(file.keys())
        for key in file.keys():  # noqa: SIM118 (not a dictionary)
            torch.testing.assert_close(ours[key], file.get_tensor(key), atol=0, rtol=0)


def test_what_a_caller_changes_stays_its_own() -> None:
    for weight in oracle().state.values():
        weight.zero_()
    assert all(weight.any() for weight in oracle().state.values())


def test_no_weight_is_one_that_could_be_forgotten() -> None:
    stored = oracle()
    for name, weight in stored.state.items():
        assert (weight != 0).all(), name
        assert (weight != 1).all(), name
    assert len({*stored.sizes.values(), 4 * stored.sizes["n_embd"]}) == len(stored.sizes) + 1
    assert torch.equal(stored.state["lm_head.weight"], stored.state["transformer.wte.weight"])
    assert set(stored.ids.flatten().tolist()) <= set(range(stored.sizes["vocab_size"]))


def loaded(ps7: Any, stored: Oracle, state: dict[str, Tensor], dtype: torch.dtype) -> Tensor:
    model = ps7.GPT(*stored.gpt_arguments, qkv_bias=True).to(dtype).eval()
    ps7.load_gpt2(model, state)
    with torch.no_grad():
        logits: Tensor = model(stored.ids)
    return logits


def difference(a: Tensor, b: Tensor) -> float:
    return float((a - b).abs().max())


def exact(dtype: torch.dtype) -> float:
    return 1e-12 if dtype == torch.float64 else 2e-5


@DTYPES
@pytest.mark.parametrize("prefix", ["transformer.", ""], ids=["prefix", "no prefix"])
@pytest.mark.parametrize("head", [True, False], ids=["head", "no head"])
def test_solution_gives_the_stored_logits(
    dtype: torch.dtype, prefix: str, head: bool, ps7: ModuleType
) -> None:
    stored = oracle()
    state = {
        name.replace("transformer.", prefix): weight
        for name, weight in stored.state.items()
        if head or name != "lm_head.weight"
    }
    logits = loaded(ps7, stored, state, dtype)
    assert difference(logits, stored.logits(dtype)) < exact(dtype)


@DTYPES
def test_a_head_that_is_not_tied_counts(dtype: torch.dtype, ps7: ModuleType) -> None:
    stored = oracle()
    logits = loaded(ps7, stored, stored.state | {"lm_head.weight": stored.untied_head}, dtype)
    assert difference(logits, stored.logits(dtype, tied=False)) < exact(dtype)
    assert difference(logits, stored.logits(dtype)) > 1


@pytest.mark.parametrize(
    "name", [name for name in oracle().state if name != "transformer.wte.weight"]
)
def test_each_weight_shows_in_the_logits(name: str, ps7: ModuleType) -> None:
    stored = oracle()
    weight = stored.state[name]
    forgotten = torch.ones_like(weight) if ".ln_" in name and "weight" in name else 0 * weight
    logits = loaded(ps7, stored, stored.state | {name: forgotten}, torch.float32)
    assert difference(logits, stored.logits()) > 0.1


@pytest.mark.parametrize("layer", [0, 1])
def test_the_square_projection_is_silent_untransposed(layer: int, ps7: ModuleType) -> None:
    stored = oracle()
    name = f"transformer.h.{layer}.attn.c_proj.weight"
    logits = loaded(ps7, stored, stored.state | {name: stored.state[name].T}, torch.float32)
    assert difference(logits, stored.logits()) > 0.1
