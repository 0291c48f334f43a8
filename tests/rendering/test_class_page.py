"""A class's reports -> the page of its instructor; who needs a look, and why."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import textwrap
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import unquote

import pytest
from sample import HINT, REPORT, RIGHT, STABLE, STUB, report
from test_feedback_page import HOSTILE, _Page
from typer.testing import CliRunner, Result

from autograder.catalogue import attention_course
from autograder.classdata.attention import flags
from autograder.classdata.handed_in import HandedIn, read_class, reference_forms
from autograder.classdata.overview import check_rows, exercise_rows, mistake_rows
from autograder.classdata.signs import signs_in
from autograder.classdata.similarity import Form, alike_among, alike_the_reference, forms_of
from autograder.classdata.timing import Failures, recorded_failures
from autograder.cli import app
from autograder.desk.stored import store
from autograder.errors import UsageError
from autograder.rendering.class_page import ClassView, class_page
from autograder.rendering.figure import bin_counts, histogram
from autograder.settings import load_settings
from autograder.text import Language, Text, same
from autograder.values import (
    CellOutcome,
    CellReport,
    CheckOutcome,
    ExerciseOutcome,
    Report,
    Status,
)

ROOT = Path(__file__).parents[2]
REJECTED = report(
    student="carol", status=Status.REJECTED, reason=same("Fichier coupé."), exercises=(STUB,)
)
OURS = report(
    student="dave",
    status=Status.NOT_GRADED,
    reason=same("Panne."),
    attention=("Traceback\n  line\nRuntimeError: out of luck",),
)
CLASS = [report(student="alice"), report(student="bob", exercises=(RIGHT,)), REJECTED, OURS]


def page(reports: list[Report], language: Language = "fr", **view: object) -> str:
    return class_page(ClassView("ps1_softmax", "Titre", reports, **view), language)  # type: ignore[arg-type]


# -- counting ----------------------------------------------------------------------------------


def test_share_of_an_exercise_is_over_graded_work_that_we_could_check() -> None:
    rows = {row.name: row for row in exercise_rows(CLASS)}
    assert rows["softmax_stable"].share == 0.5  # 2 of 4 points, by alice alone
    assert rows["attention_scores"].share == 1.0
    assert rows["attention_scores"].counts[ExerciseOutcome.PASSED] == 2
    assert rows["soft_lookup"].share is None
    assert rows["normalize_by_sum"].counts == {ExerciseOutcome.MISSING: 1}


def test_fact_holds_for_who_passes_every_check_of_it() -> None:
    first, second, *others = STABLE.checks
    mixed = replace(second, outcome=CheckOutcome.PASSED, hint=None, message=None)
    half = replace(STABLE, checks=(first, mixed, *others))
    unwritten = replace(STABLE, outcome=ExerciseOutcome.MISSING)
    classes = ((STABLE,), (half,), (unwritten,))
    rows = check_rows([*(report(exercises=own) for own in classes), REJECTED])
    found = {row.fact.en: (row.passed, row.failed) for row in rows}
    assert found == {
        "Large scores give finite weights.": (0, 2),  # cpu alone is not enough
        "The function takes a GPU.": (0, 2),
        "small": (2, 0),
    }


def test_mistakes_are_ranked_by_students_not_by_checks() -> None:
    rare = replace(HINT, key="SA-1", also=())
    several = tuple(replace(check, hint=rare) for check in STABLE.checks)
    reports = [report(), report(), report(exercises=(replace(STABLE, checks=several),))]
    rows = mistake_rows(reports)
    assert [(row.key, row.also, row.students) for row in rows] == [
        ("SM-4", ("SM-4b",), 2),
        ("SA-1", (), 1),
    ]
    assert rows[0].exercises == ("softmax_stable",)


def test_bins_hold_their_lower_bound_and_the_last_one_full_marks() -> None:
    assert bin_counts([0, 1.99, 2, 20, 19.999, 6 - 1e-12], 20) == [2, 1, 0, 1, 0, 0, 0, 0, 0, 2]


def test_histogram_has_words_for_the_page_and_nothing_that_a_policy_forbids() -> None:
    svg = histogram([0, 12.5, 20], 20, "fr", ("note", "élèves"))
    assert re.findall(r"style=|<style|http|<script|#010203|<svg[^>]* width=", svg) == []
    assert 'class="ink"' in svg
    assert ">élèves</text>" in svg
    assert svg == histogram([0, 12.5, 20], 20, "fr", ("note", "élèves"))


# -- the page ----------------------------------------------------------------------------------


def test_page_shows_the_class_in_the_language_asked() -> None:
    shown = _Page(page(CLASS, "en", flags=flags(CLASS, {}, {})))
    for words in (
        "4 submissions",
        "2 graded",
        "1 rejected",
        "1 not graded",
        "3 mean",
        "What is exp(89) in float32?",
        "Large scores give finite weights.",
        "rejected: Fichier coupé.",
        "RuntimeError: out of luck",
        "SM-4 = SM-4b",
    ):
        assert words in shown.text, words
    assert not re.search(r"copies|Élève|élèves|réussi", shown.text)
    assert "Traceback" not in shown.text


def test_tables_are_whole_without_a_script() -> None:
    html = page(CLASS)
    before, _, script = html.partition("<script>")
    assert before.count("<button") == 0
    assert html.count("<table") == before.count("<table") == 5
    assert "</html>" in script
    assert re.findall(r"https?://|url\((?!#)|@import|style=| on\w+=", html) == []
    policy = [
        attrs.get("content") or "" for _, attrs in _Page(html).elements if "http-equiv" in attrs
    ]
    assert ["script-src 'sha256-" in one for one in policy] == [True]
    assert "unsafe" not in html


def test_words_of_students_are_words_on_the_page() -> None:
    cells = (CellReport(2, CellOutcome.ERROR, same(HOSTILE), HOSTILE, HOSTILE),)
    hostile = report(student=HOSTILE, file=HOSTILE, cells=cells, attention=(HOSTILE,))
    refused = report(student="b" + HOSTILE, status=Status.REJECTED, reason=same(HOSTILE))
    handed = {HOSTILE: HandedIn(HOSTILE, {}, signs_in([f"import ctypes  # {HOSTILE}"]))}
    reports = [hostile, refused]
    html = page(reports, flags=flags(reports, handed, {}), handed=handed)
    shown = _Page(html)
    assert sum(tag == "script" for tag, _ in shown.elements) == 1
    assert {tag for tag, _ in shown.elements} & {"img"} == set()
    assert not any(key.startswith("on") for _, attrs in shown.elements for key in attrs)
    assert shown.text.count("<script>alert(1)</script>") >= 6
    assert "\u202e" not in shown.text


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("reports", [[], [REPORT], [REJECTED], [OURS], [REJECTED, OURS]])
def test_odd_classes_have_a_page(reports: list[Report], language: Language) -> None:
    text = _Page(page(reports, language)).text
    nobody = {"fr": "Personne n'a encore rendu", "en": "Nobody has handed"}[language]
    assert (nobody in text) == (reports == [])
    assert (
        re.search(r"nan|None|Undefined", text.replace("holds nan", "").replace("des nan", ""))
        is None
    )


def test_names_lead_to_feedback_pages_where_there_are_some() -> None:
    html = page(CLASS, links={"alice": "../feedback/a%20b/ps1.html"})
    assert html.count('<a href="../feedback/a%20b/ps1.html">alice</a>') >= 2
    assert ">bob</a>" not in html


def test_failing_cells_tell_first_last_and_when() -> None:
    cells = (
        CellReport(7, CellOutcome.ERROR, same("x"), first_line="y = 1 / 0"),
        CellReport(3, CellOutcome.TIMEOUT, same("x")),
        CellReport(5, CellOutcome.SKIPPED),
    )
    times = Failures(
        datetime(2026, 11, 2, 20, 5, tzinfo=UTC), datetime(2026, 11, 2, 23, 40, tzinfo=UTC)
    )
    handed = {"alice": HandedIn("alice", {}, failures=times)}
    text = _Page(page([report(student="alice", cells=cells)], "en", handed=handed)).text
    assert re.search(r"alice 2 no. 4 no. 8, y = 1 / 0 2026-11-02 20:05 2026-11-02 23:40", text), (
        text
    )


@pytest.mark.needs("chromium")
def test_clicking_a_heading_sorts_numbers_as_numbers(tmp_path: Path) -> None:
    """The page's own script runs under its own policy."""
    reports = [
        report(student=name, exercises=(replace(RIGHT, max_score=points),))
        for name, points in (("ann", 9.0), ("ben", 10.5), ("cat", 2.0))
    ]
    html = page(reports)
    click = (
        "const t = [...document.querySelectorAll('table')].at(-1);"
        "t.querySelectorAll('button')[1].click(); t.querySelectorAll('button')[1].click();"
        "document.title = [...t.tBodies[0].rows].map(r => r.cells[0].dataset.sort).join()"
    )
    # Ours to add: the policy must know this script too.
    digest = subprocess.run(
        ["openssl", "dgst", "-sha256", "-binary"],
        input=click.encode(),
        capture_output=True,
        check=True,
    ).stdout
    import base64

    allowed = f"script-src 'sha256-{base64.b64encode(digest).decode()}' "
    html = html.replace("script-src ", allowed).replace(
        "</body>", f"<script>{click}</script></body>"
    )
    (tmp_path / "page.html").write_text(html, encoding="utf-8")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    assert chromium is not None
    shown = subprocess.run(
        [
            *(chromium, "--headless", "--no-sandbox", "--disable-gpu"),
            f"--user-data-dir={tmp_path}/profile",
            "--dump-dom",
            (tmp_path / "page.html").as_uri(),
        ],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    assert "<title>ben,ann,cat</title>" in shown.stdout


# -- code that is the same -----------------------------------------------------------------------

LONG = textwrap.dedent(
    '''
    def f(query, keys, temperature=1.0):
        """{doc}"""
        {a} = keys @ query  # {doc}
        if temperature <= 0:
            raise ValueError("temperature")
        {b} = ({a} - {a}.max()) / temperature
        {c} = {b}.exp()
        {d} = {c} / {c}.sum(dim=-1, keepdim=True)
        return {d} @ keys, {d}
    '''
)
SHORT = "def f(a, b):\n    return a @ b\n"


def long(names: str, doc: str = "") -> dict[str, Form]:
    a, b, c, d = names
    return forms_of([LONG.format(a=a, b=b, c=c, d=d, doc=doc)], {"f": ["f"]})


def test_same_code_is_found_whatever_its_names_and_comments() -> None:
    forms = {"ann": long("pqrs", "one"), "ben": long("wxyz", "two"), "cat": long("pqrs", "three")}
    other = LONG.replace("- {a}.max()", "").format(a="p", b="q", c="r", d="s", doc="")
    forms["dan"] = forms_of([other], {"f": ["f"]})
    (found,) = alike_among(forms)
    assert (found.students, found.exercises) == (("ann", "ben", "cat"), ("f",))
    assert not found.to_the_letter
    (exact,) = alike_among({"ann": forms["ann"], "cat": forms["cat"]})
    assert exact.to_the_letter


def test_names_of_libraries_and_order_of_names_still_tell_programs_apart() -> None:
    one = long("pqrs")["f"]
    library = LONG.replace(".exp()", ".sinh()").format(a="p", b="q", c="r", d="s", doc="")
    order = LONG.replace("return {d} @ keys, {d}", "return {c} @ keys, {d}")
    order = order.format(a="p", b="q", c="r", d="s", doc="")
    for other in (library, order):
        assert forms_of([other], {"f": ["f"]})["f"].renamed != one.renamed


def test_short_code_and_code_that_many_share_are_not_held_against_anybody() -> None:
    short = forms_of([SHORT], {"f": ["f"]})
    assert alike_among({"ann": short, "ben": short}) == []
    assert alike_the_reference({"ann": short}, short) == []
    many = {f"s{n}": long("pqrs") for n in range(5)}
    assert alike_among(many) == []
    assert alike_the_reference(many, long("abcd")) == []
    # The same five among thirty are few.
    others = {f"t{n}": short for n in range(25)}
    assert [len(a.students) for a in alike_among(many | others)] == [5]
    assert len(alike_the_reference(many | others, long("abcd"))) == 5


def test_last_definition_of_a_name_counts_and_broken_code_costs_only_itself() -> None:
    source = LONG.format(a="p", b="q", c="r", d="s", doc="")
    forms = forms_of([SHORT, "def g(:\n    pass\n" + source], {"f": ["f"], "g": ["g"]})
    assert forms == long("pqrs")


def test_code_nested_without_end_costs_only_itself() -> None:
    deep = "def g(x):\n    return x" + " + 1" * 900 + "\n"
    attributes = "def h(x):\n    return x" + ".a" * 900 + "\n"
    source = LONG.format(a="p", b="q", c="r", d="s", doc="")
    cells = [deep, attributes, source]
    assert forms_of(cells, {"f": ["f"], "g": ["g"], "h": ["h"]})["f"] == long("pqrs")["f"]
    assert signs_in(cells) == ()


# -- signs -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "source",
    [
        "import torch\ntorch.allclose = lambda *a: True",
        "import torch.nn.functional as G\nG.softmax = fake",
        "setattr(torch, 'equal', fake)",
        "import sys\ndel sys.modules['x']",
        "from os import _exit",
        "import os\nos._exit(0)",
        "import ctypes",
        "import autograder.graders",
        "open('/proc/self/maps')",
        "class A:\n    def __eq__(self, other):\n        return True",
    ],
)
def test_attack_leaves_a_sign(source: str) -> None:
    assert len(signs_in([source])) == 1


@pytest.mark.parametrize(
    "source",
    [
        "import torch\ntorch.manual_seed(123)\ntorch.backends.cudnn.deterministic = True",
        "import matplotlib.pyplot as plt\nplt.rcParams['x'] = size\nplt.rcParams.x = size",
        "class A(nn.Module):\n    def __init__(self):\n        self.W = nn.Parameter(w)",
        "class A:\n    def __eq__(self, other):\n        return self.x == other.x",
        "layer.weight = nn.Parameter(w)\nimport os\nprint(os.getcwd())",
        "print('autograder says hello')",
    ],
)
def test_ordinary_code_leaves_none(source: str) -> None:
    assert signs_in([source]) == ()


def test_solutions_leave_no_sign() -> None:
    for path in (ROOT / "solutions").glob("ps*.py"):
        assert signs_in([path.read_text(encoding="utf-8")]) == (), path.name


def test_flags_say_who_and_why_and_leave_the_others_alone() -> None:
    used = replace(
        STABLE.checks[0], outcome=CheckOutcome.FORBIDDEN, message=Text("`softmax` s'exécute.", "…")
    )
    shortcut = report(student="eve", exercises=(replace(STABLE, checks=(used,)),))
    renamed = report(student="al", attention=("renamed file", "several files: x.ipynb (y.ipynb)"))
    reports = [renamed, report(student="ann"), report(student="ben"), shortcut, REJECTED, OURS]
    handed = {
        "ann": HandedIn("ann", long("pqrs")),
        "ben": HandedIn("ben", long("pqrs")),
        "eve": HandedIn("eve", long("wxyz"), signs_in(["import ctypes"])),
    }
    other = LONG.replace("sum", "prod").format(a="a", b="b", c="c", d="d", doc="")
    found = flags(reports, handed, forms_of([other], {"f": ["f"]}))
    told = {who: [f"{f.what.fr} | {f.detail.fr}" for f in ones] for who, ones in found.items()}
    assert told == {
        "ann": ["même code que ben, eve, aux noms près | `f`"],
        "ben": ["même code que ann, eve, aux noms près | `f`"],
        "eve": [
            "signe d'attaque : sort de Python | import ctypes",
            "raccourci interdit dans `softmax_stable` | `softmax` s'exécute.",
            "même code que ann, ben, aux noms près | `f`",
        ],
        "al": [
            "à l'admission | fichier renommé",
            "à l'admission | plusieurs fichiers : x.ipynb (y.ipynb)",
        ],
        "carol": ["refusé | Fichier coupé."],
        "dave": ["non noté, par notre faute | Panne.", "à l'admission | RuntimeError: out of luck"],
    }
    # What may cost marks first, what admission noted last; never more than was seen.
    assert list(told) == ["carol", "dave", "eve", "ann", "ben", "al"]
    reference = flags(reports[1:2], {"ann": handed["ann"]}, long("pqrs"))
    assert [f.what.fr for f in reference["ann"]] == ["même code que le corrigé, à la lettre"]


# -- what lies in submitted/ -----------------------------------------------------------------------


def test_times_of_failures_are_read_as_tools_write_them() -> None:
    error = {"output_type": "error", "ename": "X", "evalue": "", "traceback": []}

    def cell(metadata: object, *outputs: object) -> dict[str, object]:
        return {"cell_type": "code", "metadata": metadata, "outputs": list(outputs), "source": ""}

    jupyter = cell({"execution": {"shell.execute_reply": "2026-11-02T20:05:01.5Z"}}, error)
    colab = cell({"executionInfo": {"timestamp": 1793649800000, "status": "error"}})
    fine = cell({"execution": {"shell.execute_reply": "2020-01-01T00:00:00Z"}})
    odd = [cell({"execution": {"shell.execute_reply": 3}}, error), cell(None, error), {}, None]
    found = recorded_failures({"cells": [jupyter, colab, fine, *odd]})
    assert found == Failures(
        datetime.fromtimestamp(1793649800, UTC), datetime(2026, 11, 2, 20, 5, 1, 500000, tzinfo=UTC)
    )
    assert recorded_failures({"cells": [fine]}) is None
    assert recorded_failures([]) is None


def test_submitted_folder_is_read_again_without_being_run(tmp_path: Path) -> None:
    course = attention_course(ROOT)
    assignment = course.assignment("ps1_softmax")
    solution = course.solutions / "ps1_softmax.py"
    canary = tmp_path / "ran"
    for student, source in (
        ("ann", solution.read_text(encoding="utf-8")),
        ("ben", f"import os\nopen({str(canary)!r}, 'w')\nos._exit(0)\n"),
        ("cat", "\0\1\2"),
    ):
        folder = tmp_path / "submitted" / student / "ps1_softmax"
        folder.mkdir(parents=True)
        (folder / "ps1_softmax.py").write_text(source, encoding="utf-8")
        (folder / "timestamp.txt").write_text("2026-11-03 08:00:00 UTC\n")
    (tmp_path / "submitted" / "dan").mkdir()
    handed = read_class(course, assignment, tmp_path / "submitted")
    assert list(handed) == ["ann", "ben", "cat", "dan"]
    assert handed["ann"].forms == reference_forms(course, assignment)
    assert len(handed["ann"].forms) == 9
    assert len(handed["ben"].signs) == 1
    assert handed["cat"].time == datetime(2026, 11, 3, 8, tzinfo=UTC)
    assert handed["dan"].time is None
    assert not canary.exists()
    assert read_class(course, assignment, tmp_path / "nowhere") == {}
    assert json.dumps(handed["ann"].forms["soft_lookup"].nodes) > "45"


# -- the commands --------------------------------------------------------------------------------


def test_commands_write_the_page_and_the_notebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Links are relative to the page, and lead to feedback that exists."""
    (tmp_path / "grading_config.py").write_text("c = get_config()\n")
    (tmp_path / "solutions").symlink_to(ROOT / "solutions")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> Result:
        return CliRunner().invoke(app, arguments, prog_name="autograder")

    refused = run("report", "ps1_softmax", "--format", "html")
    assert refused.exit_code == 2
    assert "autograder grade ps1_softmax" in refused.output
    (tmp_path / "reports" / "ps1_softmax").mkdir(parents=True)
    (tmp_path / "reports" / "ps1_softmax_summary.json").write_text("{}")
    assert run("report", "ps1_softmax", "--format", "html").exit_code == 0
    page = tmp_path / "reports" / "ps1_softmax.html"
    assert "Personne n'a encore rendu" in _Page(page.read_text(encoding="utf-8")).text

    for student in ("zoé & co", "bob"):
        file = tmp_path / "reports" / "ps1_softmax" / f"{student}.json"
        store(report(student=student), file)
        file.write_text("{}")
    feedback = tmp_path / "feedback" / "zoé & co" / "ps1_softmax" / "ps1_softmax.html"
    feedback.parent.mkdir(parents=True)
    feedback.write_text("")
    (tmp_path / "submitted" / "zoé & co" / "ps1_softmax").mkdir(parents=True)
    elsewhere = tmp_path / "desk" / "class.html"
    done = run(
        "report", "ps1_softmax", "--format", "html", "--lang", "en", "--output", str(elsewhere)
    )
    assert done.exit_code == 0, done.output
    assert str(elsewhere) in done.stdout
    shown = _Page(elsewhere.read_text(encoding="utf-8"))
    links = {attrs["href"] for tag, attrs in shown.elements if tag == "a"}
    assert links == {"../feedback/zo%C3%A9%20%26%20co/ps1_softmax/ps1_softmax.html"}
    assert (elsewhere.parent / unquote(links.pop() or "")).resolve() == feedback

    done = run("debrief", "ps1_softmax", "--output", str(tmp_path / "desk"))
    assert done.exit_code == 0, done.output
    notebook = json.loads((tmp_path / "desk" / "debrief.ipynb").read_text(encoding="utf-8"))
    assert "2 copies ont été notées" in "".join(notebook["cells"][0]["source"])


def test_language_of_a_student_is_a_setting(tmp_path: Path) -> None:
    config = tmp_path / "grading_config.py"
    config.write_text('c = get_config()\nc.AttentionCourse.student_languages = {"alice": "en"}\n')
    settings = load_settings(tmp_path)
    assert [settings.language_of(name) for name in ("alice", "bob", None)] == ["en", "fr", "fr"]
    assert settings.language_of("bob", "en") == "en"
    config.write_text('c = get_config()\nc.AttentionCourse.student_languages = {"alice": "de"}\n')
    with pytest.raises(UsageError, match=r"'alice'.*'de'.*fr, en"):
        load_settings(tmp_path)
