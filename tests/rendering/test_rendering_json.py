"""Report -> the data that `--json` prints: the keys are an interface."""

from __future__ import annotations

import json

import pytest
from sample import HINT, REPORT, STABLE, report

from autograder.rendering.json import dumps, report_data
from autograder.text import same
from autograder.values import Report, Status


def test_keys_are_exactly_those_of_the_schema() -> None:
    data = report_data(REPORT, "en")
    assert list(data) == [
        "schema",
        "assignment",
        "student",
        "file",
        "status",
        "reason",
        "score",
        "max_score",
        "sandbox",
        "devices",
        "cells",
        "exercises",
    ]
    assert [list(cell) for cell in data["cells"]] == [["index", "outcome", "message"]] * 3
    for exercise in data["exercises"]:
        assert list(exercise) == [
            "id",
            "name",
            "score",
            "max_score",
            "outcome",
            "substituted",
            "checks",
        ]
        for check in exercise["checks"]:
            assert list(check) == ["name", "device", "weight", "outcome", "message", "hint"]
    hints = [c["hint"] for e in data["exercises"] for c in e["checks"] if c["hint"]]
    assert [list(hint) for hint in hints] == [["key", "also", "levels"]] * 2


def test_values_are_those_of_the_report() -> None:
    data = report_data(REPORT, "fr")
    assert data["schema"] == 1
    assert (data["assignment"], data["student"], data["file"]) == (
        "ps1_softmax",
        "alice",
        "ps1_softmax.ipynb",
    )
    assert (data["status"], data["reason"]) == ("graded", None)
    assert data["devices"] == ["cpu", "mock-gpu"]
    assert data["cells"][1] == {
        "index": 7,
        "outcome": "error",
        "message": "SyntaxError: '(' was never closed",
    }
    stable = data["exercises"][2]
    assert (stable["id"], stable["outcome"], stable["score"]) == ("1.4", "partial", 2.0)
    assert stable["checks"][0] == {
        "name": "big",
        "device": "cpu",
        "weight": 1.0,
        "outcome": "failed",
        "message": "Ta réponse contient des nan.",
        "hint": {
            "key": "SM-4",
            "also": ["SM-4b"],
            "levels": [level.fr for level in HINT.levels],
        },
    }
    assert stable["checks"][3]["message"] is None
    assert data["exercises"][3]["substituted"] == ["softmax_stable"]


def test_score_of_the_report_is_the_sum_of_its_exercises() -> None:
    data = report_data(REPORT, "fr")
    assert data["score"] == 2.0 + 0.0 + 2.0 + 3.0 + 0.0
    assert data["max_score"] == 13.0


def test_check_without_message_says_its_fact() -> None:
    data = report_data(report(exercises=(STABLE,)), "en")
    silent = report_data(
        report(exercises=(_without_message(),)),
        "en",
    )
    assert data["exercises"][0]["checks"][0]["message"] == "Your answer holds nan."
    assert silent["exercises"][0]["checks"][0]["message"] == "Large scores give finite weights."


def _without_message():
    from dataclasses import replace

    return replace(STABLE, checks=(replace(STABLE.checks[0], message=None),))


def test_rejected_report_gives_its_reason_in_the_language_asked() -> None:
    rejected = Report(None, "x.ipynb", Status.REJECTED, reason=same("The file is cut short."))
    data = report_data(rejected, "fr")
    assert (data["status"], data["reason"], data["assignment"]) == (
        "rejected",
        "The file is cut short.",
        None,
    )
    assert (data["score"], data["max_score"], data["exercises"]) == (0.0, 0.0, [])


def test_dumps_survives_lone_surrogates_and_keeps_accents() -> None:
    words = dumps({"message": "é \ud800 ✓"})
    assert "é" in words
    assert "✓" in words
    words.encode("utf-8")
    assert json.loads(words) == {"message": "é \ud800 ✓"}


def test_dumps_refuses_nan() -> None:
    with pytest.raises(ValueError, match="nan"):
        dumps({"score": float("nan")})
