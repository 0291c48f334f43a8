"""Who speaks in the demonstration of ps7: GPT-2 where it is, else the model of the kit."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import jupytext
import pytest
import torch
from torch import Tensor, nn

from autograder.admit import admit
from autograder.build.authored import read_authored
from autograder.build.nodes import dump
from autograder.build.notebook import notebook
from autograder.catalogue import PS7, attention_course
from autograder.graders.gpt2_oracle import oracle
from autograder.values import Submission
from tests.test_gpt2_oracle import module

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "solutions" / "data"
PROMPTS = ("The meaning of life is", "Le sens de la vie est")


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """On so small a model, threads only wait for each other."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


@pytest.fixture
def ps7() -> ModuleType:
    """The reference, with nobody chosen to speak yet, and nothing trained."""
    return module(ROOT / "solutions" / "ps7_generation.py")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return module(ROOT / "scripts" / "train_small_gpt.py")


@pytest.fixture
def no_gpt2(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "transformers", None)


@pytest.fixture
def small(ps7: Any, no_gpt2: None, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The speaker of the model that the kit ships."""
    monkeypatch.chdir(DATA)
    return ps7.demonstration()


def transformers_with(stored: Any, asked: list[tuple[str, bool]]) -> ModuleType:
    """The library on a machine that has this model, and a tokenizer of single letters."""

    def loading(answer: Any) -> Any:
        def from_pretrained(name: str, *, local_files_only: bool = False) -> Any:
            asked.append((name, local_files_only))
            if isinstance(answer, Exception):
                raise answer
            return answer

        return SimpleNamespace(from_pretrained=from_pretrained)

    letters = SimpleNamespace(
        encode=lambda text: [ord(letter) % 29 for letter in text][:9],
        decode=lambda numbers: "".join(chr(97 + number) for number in numbers),
    )
    library = ModuleType("transformers")
    vars(library).update(AutoTokenizer=loading(letters), AutoModelForCausalLM=loading(stored))
    return library


# Real GPT-2, where the learner has it


def test_gpt2_speaks_where_its_weights_are(ps7: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = module(ROOT / "scripts" / "gpt2_oracle.py").small_gpt2()
    asked: list[tuple[str, bool]] = []
    monkeypatch.setitem(sys.modules, "transformers", transformers_with(stored, asked))
    speaker = ps7.demonstration()
    # Offline, the library would try its servers for a long time.
    assert asked == [("gpt2", True), ("gpt2", True)]
    assert (speaker.name, speaker.num_heads, speaker.prompt) == ("GPT-2", 3, PROMPTS[0])
    known = oracle()
    with torch.no_grad():
        logits = speaker.model(known.ids)
    torch.testing.assert_close(logits, known.logits(), atol=2e-5, rtol=0)
    texts = ps7.at_three_temperatures(speaker)
    assert list(texts) == [f"GPT-2, τ = {tau}" for tau in (0.3, 1.0, 2.0)]
    assert [len(text) for text in texts.values()] == [9 + 40] * 3
    assert len(set(texts.values())) == 3
    assert ps7.demonstration() is speaker


@pytest.mark.parametrize(
    "error", [OSError("no such file"), ValueError("half a file"), RuntimeError("no such library")]
)
def test_without_its_weights_the_small_model_speaks(
    ps7: Any, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "transformers", transformers_with(error, []))
    monkeypatch.chdir(DATA)
    assert ps7.demonstration().name == "small_gpt.pt"


def test_a_mistake_of_the_learner_is_not_taken_for_a_missing_file(
    ps7: Any, no_gpt2: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(model: nn.Module, state_dict: dict[str, Tensor]) -> None:
        raise KeyError("wte")

    monkeypatch.setattr(ps7, "load_gpt2", wrong)
    monkeypatch.chdir(DATA)
    with pytest.raises(KeyError, match="wte"):
        ps7.demonstration()


@pytest.mark.parametrize("case", ["no file", "load_gpt2 not written"])
def test_the_learners_own_model_speaks_where_there_is_no_other(
    case: str, ps7: Any, no_gpt2: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unwritten(model: nn.Module, state_dict: dict[str, Tensor]) -> None:
        raise NotImplementedError

    if case != "no file":
        monkeypatch.setattr(ps7, "load_gpt2", unwritten)
    monkeypatch.chdir(tmp_path if case == "no file" else DATA)
    little = object()
    monkeypatch.setattr(ps7, "little_speaker", lambda: little)
    assert ps7.demonstration() is little


# The model that the kit ships


def test_the_file_is_small_and_named_as_gpt2_is() -> None:
    path = DATA / "small_gpt.pt"
    assert PS7.files == (path.name,)
    assert path.stat().st_size < 3_000_000
    stored = torch.load(path, weights_only=True)
    assert all(weight.dtype == torch.float16 for weight in stored["weights"].values())
    layers = range(stored["sizes"]["num_layers"])
    expected = {name.removeprefix("transformer.") for name in oracle().state} - {"lm_head.weight"}
    of_a_layer = {name.removeprefix("h.0.") for name in expected if name.startswith("h.0.")}
    others = {name for name in expected if not name.startswith("h.")}
    of_layers = {f"h.{i}.{name}" for i in layers for name in of_a_layer}
    assert set(stored["weights"]) == others | of_layers


def test_its_tokens_are_those_of_its_training_and_lose_nothing(small: Any, script: Any) -> None:
    text = "\n".join(script.tales())
    numbers = small.encode(text)
    assert small.decode(numbers) == text
    pieces = torch.load(DATA / "small_gpt.pt", weights_only=True)["vocabulary"]
    assert numbers == script.encoder(pieces)(text)
    first = script.vocabulary(text + "\n", merges=100)
    assert pieces[: len(first)] == first


def test_its_pieces_are_those_of_the_exercise(ps7: Any, script: Any) -> None:
    text = script.tales()[0]
    words: dict[str, int] = {}
    for word in script.WORDS.findall(text):
        words[word] = words.get(word, 0) + 1
    learnt = ["".join(pair) for pair in ps7.bpe_train(words, 40)]
    assert script.vocabulary(text, merges=40) == [*sorted(set(text)), *learnt]


def test_it_learnt_both_languages(ps7: Any, small: Any, script: Any) -> None:
    tales = script.tales()
    for tale in (tales[0], tales[-1]):
        ids = torch.tensor([small.encode(tale)[: small.model.context_length]])
        inputs, targets = ps7.next_token_pairs(ids)
        with torch.no_grad():
            loss = ps7.language_model_loss(small.model(inputs), targets).item()
        # One that knows nothing: ln V, over 7.
        assert loss < 2


def pairs_of(text: str) -> set[tuple[str, str]]:
    """Words that follow each other, without the first four and the last one, perhaps cut short."""
    return set(pairwise(re.findall(r"[^\W\d_]+", text.lower())[4:-1]))


@pytest.mark.parametrize("prompt", PROMPTS)
def test_temperature_shows(prompt: str, ps7: Any, small: Any, script: Any) -> None:
    """Turns of phrase that are known when it is cold, hardly any when it is hot."""
    known = pairs_of(" ".join(script.tales()))
    speaker = replace(small, prompt=prompt)
    texts = {tau: [ps7.write(speaker, tau, seed) for seed in (3, 4, 5)] for tau in (0.3, 1.0, 2.0)}
    assert all(text.startswith(prompt) for drawn in texts.values() for text in drawn)
    cold, warm, hot = (
        sum(len(pairs_of(text) & known) / len(pairs_of(text)) for text in drawn) / 3
        for drawn in texts.values()
    )
    assert cold > 0.9
    assert cold - 0.05 > warm > hot + 0.2
    assert hot < 0.5


def test_drawings_ask_who_speaks_here(
    ps7: Any, small: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ps7, "write", lambda speaker, temperature, seed: speaker.prompt)
    text = jupytext.reads((ROOT / "solutions" / f"{PS7.name}.py").read_text("utf-8"), "py:percent")
    figures = {c.metadata["figure"]: c.source for c in text.cells if "figure" in c.metadata}
    asked: list[tuple[Any, ...]] = []
    checks = SimpleNamespace(
        draw_texts=lambda texts: asked.append(tuple(texts().items())),
        draw_next_tokens=lambda logits, decode, temperatures, top: asked.append(
            (logits().shape[0], decode()([0]), *temperatures)
        ),
        draw_first_layer=lambda speaker, shown: asked.append((speaker(), shown)),
    )
    for name in ("texts_of_temperature", "texts_in_french", "next_tokens", "first_layer"):
        exec(figures[name], vars(ps7) | {"checks": checks})
    english, french = (
        tuple((f"small_gpt.pt, τ = {tau}", prompt) for tau in (0.3, 1.0, 2.0)) for prompt in PROMPTS
    )
    size = small.model.head.weight.shape[0]
    assert asked == [english, french, (size, small.decode([0]), 0.3, 1.0, 2.0), (small, 4)]


def test_weights_go_to_the_names_of_gpt2_and_back(ps7: Any, script: Any) -> None:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        model, copy = (ps7.GPT(23, 11, 12, 3, 2, qkv_bias=True).eval() for _ in range(2))
    with torch.no_grad():
        for weight in model.parameters():
            weight.add_(0.1)
    model.head.weight = model.tok_emb.weight
    stored = script.gpt2_names(model)
    ps7.load_gpt2(copy, stored)
    ids = torch.arange(22).view(2, 11)
    with torch.no_grad():
        torch.testing.assert_close(copy(ids), model(ids), atol=2e-2, rtol=1e-2)


# Grading


def test_grading_neither_trains_nor_loads_a_model() -> None:
    """What draws is left out of a graded notebook; what it calls is only defined."""
    course = attention_course(ROOT)
    if PS7.name not in [assignment.name for assignment in course.assignments]:
        course = replace(course, assignments=(*course.assignments, PS7))
    text = read_authored(ROOT / "solutions" / f"{PS7.name}.py", PS7)
    points = {e.name: e.points for e in PS7.exercises} | dict.fromkeys(text.written, 0.0)
    handed_in = dump(notebook(text, points, "fr"))
    assert "checks.draw_texts" in handed_in
    submission = admit(handed_in.encode(), f"{PS7.name}.ipynb", course)
    assert isinstance(submission, Submission)
    run = "\n".join(c.source for c in submission.cells if c.kind not in ("check", "shell"))
    assert "def demonstration" in run
    assert "checks.draw" not in run
    at_once = [
        node for node in ast.parse(run).body if not isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]
    called = {
        call.func.id
        for node in at_once
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
    }
    assert called <= {"sorted", "set", "enumerate", "print"}
