"""checks.py is the same whoever builds it, and gives away no solution and no hidden test."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from dataclasses import replace

import pytest

from autograder.build.leaks import code_fragments
from autograder.build.visible import checks_template, fingerprints, render
from autograder.build.visible.fingerprints import VisibleCheckError, check_data, rounded
from autograder.build.visible.sharing import shared
from autograder.build.visible.spec import Call, VisibleCheck, single
from autograder.mistakes import Mistakes
from autograder.settings import Settings
from autograder.text import Text


def few_mistakes(monkeypatch):
    """Two known mistakes in place of all, so that a rendering takes no time."""
    registry = Mistakes()

    @registry.of(
        "softmax_naive", "SM-7", fr=("idée", "endroit", "code"), en=("idea", "place", "code")
    )
    def softmax_naive__by_sum(x, dim=-1):
        return x / x.sum(dim, keepdim=True)

    monkeypatch.setattr(render, "known_mistakes", lambda *_: tuple(registry.all))


def test_rendering_is_the_same_in_another_process(checks_file, course):
    """Neither the hash seed nor the number of threads changes a byte."""
    code = (
        "import sys; from pathlib import Path\n"
        "from autograder.build.visible import render_checks\n"
        "from autograder.catalogue import attention_course\n"
        "from autograder.settings import Settings\n"
        "text = render_checks(attention_course(Path(sys.argv[1])), Settings(hint_level=3)).whole\n"
        "sys.stdout.buffer.write(text.encode())"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "12345", "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, str(course.root)],
        capture_output=True,
        env=environment,
        check=True,
    )
    assert done.stdout == checks_file.read_bytes()


def test_file_says_where_it_is_from(checks_file):
    """The first line forbids editing and names the sources."""
    first = checks_file.read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("# Built from ")
    assert "solutions/ps1_softmax.py" in first
    assert first.endswith("do not edit.")


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_only_allowed_hint_levels_are_in_the_file(course, monkeypatch, level):
    """A hint that the instructor does not show is not shipped either."""
    few_mistakes(monkeypatch)
    text = render.render_checks(course, Settings(hint_level=level)).whole
    shipped = [word in text for word in ('"idée"', '"endroit"', '"fr":"code"')]
    assert shipped == [level >= 1, level >= 2, level >= 3]


def test_language_is_the_one_asked_for(course, monkeypatch):
    """The argument wins over the settings; both languages' texts stay in the file."""
    few_mistakes(monkeypatch)
    french = render.render_checks(course, Settings(language="en"), "fr").whole
    english = render.render_checks(course, Settings(language="en")).whole
    assert '\nLANGUAGE = "fr"\n' in french
    assert '\nLANGUAGE = "en"\n' in english
    assert french.replace('\nLANGUAGE = "fr"\n', '\nLANGUAGE = "en"\n') == english


def test_each_assignment_gets_a_file_of_its_own(course, monkeypatch):
    """Of ps1 alone come its exercises and questions, as the file of the whole course has them."""
    few_mistakes(monkeypatch)
    files = render.render_checks(course, Settings(hint_level=1))
    whole = data_of(files.whole)
    alone = {name: data_of(text) for name, text in files.alone.items()}
    assert list(alone) == [assignment.name for assignment in course.assignments]
    for assignment in course.assignments:
        mine = alone[assignment.name]
        assert list(mine["exercises"]) == [exercise.name for exercise in assignment.exercises]
        assert {e["assignment"] for e in mine["exercises"].values()} == {assignment.name}
        first, *others = files.alone[assignment.name].splitlines()[0].split("solutions/")[1:]
        assert (first.startswith(f"{assignment.name}.py"), others) == (True, [])
    for part in ("exercises", "quizzes"):
        assert whole[part] == {n: v for mine in alone.values() for n, v in mine[part].items()}


def data_of(text):
    """The data block of a file checks.py, as its code reads it."""
    return checks_template._whole(json.loads(text.split('r"""')[-1].split('"""')[0]))


def test_what_is_said_twice_is_written_once():
    """Hints and inputs come back in each of their places, parts of shared parts too."""
    hint = {"fr": "Que devient la somme ?", "en": "What becomes of the sum?"}
    call = {"args": [{"tensor": [[0.5, 1.5], [2.5, 3.5]], "dtype": "float64"}], "hint": hint}
    data = {"a": [call, {"hint": hint}], "b": {"c": call, "empty": [], "short": [1, 2]}}
    table, rest = shared(data)
    assert checks_template._whole({"shared": table, **rest}) == data
    for said in ("Que devient", "2.5"):
        assert json.dumps([table, rest]).count(said) == 1
    assert rest["b"]["empty"] == []
    assert rest["b"]["short"] == [1, 2]


def code_lines(source):
    """Every statement of a module as Python prints it, without blanks; docstrings left out."""
    lines = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and not isinstance(node, (ast.Expr, ast.Import)):
            lines.update(ast.unparse(node).replace(" ", "").splitlines())
    return lines


def test_file_holds_no_solution_and_no_hidden_test(checks_file, course):
    """No line of a solution, of a hidden test or of a known mistake is code of the file."""
    secret, known = set[str](), course.graders.parent / "misconceptions"
    for name in (assignment.name for assignment in course.assignments):
        for path in (
            course.solutions / f"{name}.py",
            *course.grader_files(name),
            *known.glob(f"{name}.py"),
            *known.glob(f"{name}/*.py"),
        ):
            fragments = code_fragments(path.read_text(encoding="utf-8"))
            secret.update(fragment.code.replace(" ", "") for fragment in fragments)
    public = {line.strip() for line in code_lines(checks_file.read_text(encoding="utf-8"))}
    assert "returninputs@query" in secret
    assert not {line for line in secret & public if len(line) > 12}


def test_template_is_all_the_code(checks_file):
    """Apart from its data, the file is the template: what is reviewed is what is shipped."""
    shipped = code_lines(checks_file.read_text(encoding="utf-8"))
    extra = shipped - code_lines(render.template_source())
    assert all(
        line.startswith(("_DATA", "LANGUAGE", "if__name__")) or "sys.exit(main())" in line
        for line in extra
    ), extra


def test_value_that_the_document_does_not_print_stops_the_build():
    """A wrong transcription of a document is found when checks.py is built."""
    check = VisibleCheck(
        "document", "values", Text("f", "e"), (Call((single(1.0, 3.0),), printed=[0.25, 0.76]),)
    )

    def by_sum(scores):
        return scores / scores.sum()

    with pytest.raises(VisibleCheckError, match="document"):
        check_data(by_sum, check)
    right = replace(check, calls=(Call((single(1.0, 3.0),), printed=[0.25, 0.75]),))
    assert check_data(by_sum, right)["calls"][0]["expected"]["tensor"] == [0.25, 0.75]


def test_numbers_are_rounded_and_strict_json():
    """What JSON has no word for is a string, and minus zero is zero."""
    found = rounded([1 / 3, -0.0, float("nan"), float("-inf")], 4)
    assert found == [0.3333, 0.0, "nan", "-inf"]
    assert str(found[1]) == "0.0"


def test_every_exercise_of_the_catalogue_is_in_the_file(checks, course):
    """Names, points and forbidden operators are the catalogue's."""
    shipped = checks._DATA["exercises"]
    exercises = [e for assignment in course.assignments for e in assignment.exercises]
    assert list(shipped) == [exercise.name for exercise in exercises]
    for exercise in exercises:
        data = shipped[exercise.name]
        assert (data["points"], data["forbidden"]) == (exercise.points, list(exercise.forbidden))


# Neither numbers nor a pair of layers come in and go out.
# Exercises with facts of their own: no tensor comes in, or none goes out.
OTHER_FACTS = {
    "score_spread": {"sampled"},
    "counterexample_scale": {"form"},
    "transfer_weights": {"intact", "memory"},
    "attention_numpy": {"polite", "dtype", "numpy_only"},
    "permutation_gap": {"polite", "device"},
    "causal_mask": {"boolean", "placed"},
    "counterexample_fill": {"scores_form"},
    "exercise_3_2": {"polite", "parameters"},
    "element_offset": {"polite", "whole"},
    "counterexample_heads": {"heads_form"},
    "wrapper_to_multihead": {"converted_intact", "converted_memory"},
    "matching_bandwidth": {"values"},
    "sinusoidal_encoding": {"raises"},
    "shift_matrix": {"raises"},
    "attention_backward": {"polite", "dtype", "numpy_only"},
    "learn_positions": {"positions", "learnt_positions"},
    "load_torch_encoder": {"block_loaded"},
    "bpe_train": {"values"},
    "counterexample_cache": {"values"},
    "next_token_pairs": {"polite", "device"},
    "sample_next": {"polite", "device", "generator"},
    "generation_cost": {"polite", "whole"},
    "generate_naive": {"values"},
    "KVCache": {"dtype", "gradient"},
    "generate_cached": {"values"},
    "load_gpt2": {"values"},
}


def test_every_exercise_states_the_facts(checks, course):
    """Arguments come out untouched, and dtype and device are kept, wherever that has a meaning."""
    for exercise in (e for a in course.assignments for e in a.exercises):
        kinds = {check["kind"] for check in checks._DATA["exercises"][exercise.name]["checks"]}
        assert kinds >= OTHER_FACTS.get(exercise.name, {"polite", "dtype", "device"})


def test_every_quiz_of_the_text_is_in_the_file(checks, course):
    """A question that a cell asks can be answered."""
    import re

    asked = []
    for assignment in course.assignments:
        text = (course.solutions / f"{assignment.name}.py").read_text(encoding="utf-8")
        found = re.findall(r'checks\.quiz\("(\w+)"', text)
        assert found, assignment.name
        asked += found
    assert len(asked) == len(set(asked))
    assert set(asked) == set(checks._DATA["quizzes"])


def test_missing_visible_checks_are_named(course):
    """An assignment without published inputs is refused by name."""
    from autograder.errors import UsageError

    with pytest.raises(UsageError, match="visible_ps9"):
        fingerprints.visible_exercises("ps9_nothing")


def test_template_data_line_must_be_found():
    """A template whose data line was edited away is refused, not shipped empty."""
    with pytest.raises(AssertionError, match="_DATA"):
        render.fill("LANGUAGE = 'fr'\n", {"exercises": {}, "quizzes": {}}, "fr", "nowhere")
    assert checks_template.LANGUAGE == "fr"
