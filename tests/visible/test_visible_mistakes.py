"""Every known mistake turns the visible check red and is named there."""

from __future__ import annotations

from pathlib import Path

import pytest

from autograder.build.visible.fingerprints import MISTAKE_IMPORTS, known_mistakes
from autograder.catalogue import attention_course
from autograder.reference import namespace_with, source_of

COURSE = attention_course(Path(__file__).resolve().parents[2])
KNOWN = {a.name: known_mistakes(COURSE, a.name) for a in COURSE.assignments}
MISTAKES = [(name, mistake) for name, mistakes in KNOWN.items() for mistake in mistakes]

# What visible checks cannot see is listed here, so that the list does not grow unseen.
UNSEEN = {
    "ps1_softmax": [
        "softmax_stable__small_weights_bounded",
        "soft_lookup__temperature_remembered",
    ],
    "ps2_self_attention": [],
}


def family(assignment, mistake):
    """Those that no input tells apart from a mistake, itself included."""
    kin = [m for m in KNOWN[assignment] if m.exercise == mistake.exercise and m.family]
    return [mistake, *(m for m in kin if m.family == mistake.family)]


def program_of(assignment, mistake):
    source = MISTAKE_IMPORTS + source_of(COURSE, assignment)
    return namespace_with(source, mistake.source())[mistake.exercise]


@pytest.mark.parametrize("assignment", KNOWN)
def test_mistakes_are_registered(assignment):
    """The tests below are about something: each exercise has known mistakes."""
    exercises = {mistake.exercise for mistake in KNOWN[assignment]}
    assert exercises == {e.name for e in COURSE.assignment(assignment).exercises}


@pytest.mark.parametrize(("assignment", "mistake"), MISTAKES, ids=lambda m: getattr(m, "name", m))
def test_known_mistake_is_red_and_named(checks, assignment, mistake):
    """The card is red and names the mistake, unless it is listed as one that only hides."""
    result = checks.check(mistake.exercise, program_of(assignment, mistake))
    if result.all_passed:
        assert mistake.why_hidden, f"{mistake.name} passes every visible check: {result}"
        return
    named = {(v.key, v.levels[0].fr) for v in result.verdicts if v.key}
    meant = {(m.key, m.levels[0].fr) for m in family(assignment, mistake)}
    assert named & meant, f"{mistake.name} is {mistake.key}, named {named}: {result}"


@pytest.mark.parametrize("assignment", KNOWN)
def test_hidden_only_mistakes_are_few(checks, assignment):
    """A mistake that no visible check sees is one of the list, and says why."""
    unseen = [
        mistake.name
        for mistake in KNOWN[assignment]
        if mistake.why_hidden
        and checks.check(mistake.exercise, program_of(assignment, mistake)).all_passed
    ]
    assert unseen == UNSEEN[assignment]


def test_right_check_rules_a_mistake_out(checks, reference):
    """A detached softmax is not taken for a hard maximum, whose values would be wrong."""

    def detached(x, dim=-1):
        return reference.softmax_stable(x.detach(), dim)

    verdicts = checks.check("softmax_stable", detached).verdicts
    assert {v.name: v.key for v in verdicts if v.outcome == "failed"} == {"gradient": "PR-8"}


def test_mistake_whose_values_would_be_wrong_is_not_named(checks):
    """The same digest in a failed check is not enough when a check of values speaks against."""
    digest = {"calls": [0], "first": "no graph"}
    level = {"fr": "idée", "en": "idea"}
    hardmax = {"key": "SM-11", "levels": [level], "seen": {"document": digest, "gradient": digest}}
    words = checks.Words("fait", "fact")

    def named(document):
        verdicts = [
            checks.Verdict("document", "values", words, document, seen=digest),
            checks.Verdict("gradient", "gradient", words, "failed", seen=digest),
        ]
        checks._recognise({"mistakes": [hardmax]}, verdicts)
        return verdicts[1].key

    assert named("failed") == "SM-11"
    assert named("passed") == ""


def test_unknown_mistake_gets_no_hint(checks):
    """An answer that no known mistake gives is described, and no hint is invented."""
    result = checks.check("attention_scores", lambda query, inputs: (inputs @ query) ** 3 + 0.123)
    assert any(v.outcome == "failed" for v in result.verdicts)
    assert not any(v.key for v in result.verdicts)


def test_constant_factor_is_described(checks):
    """A factor too many is told with its size."""
    result = checks.check("attention_scores", lambda query, inputs: 3 * (inputs @ query))
    assert "3 fois ce qu'on attend" in str(result)
