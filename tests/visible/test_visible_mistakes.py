"""Every known mistake turns the visible check red and is named there."""

from __future__ import annotations

from pathlib import Path

import pytest

from autograder.build.visible.fingerprints import MISTAKE_IMPORTS, known_mistakes
from autograder.catalogue import attention_course
from autograder.reference import namespace_with, source_of

COURSE = attention_course(Path(__file__).resolve().parents[2])
MISTAKES = known_mistakes(COURSE, "ps1_softmax")


def family(mistake):
    """Those that no input tells apart from a mistake, itself included."""
    kin = [m for m in MISTAKES if m.exercise == mistake.exercise and m.family]
    return [mistake, *(m for m in kin if m.family == mistake.family)]


def looked_at(checks, mistake):
    source = MISTAKE_IMPORTS + source_of(COURSE, "ps1_softmax")
    program = namespace_with(source, mistake.source())[mistake.exercise]
    return checks.check(mistake.exercise, program)


def test_mistakes_are_registered():
    """The tests below are about something: each exercise has known mistakes."""
    exercises = {mistake.exercise for mistake in MISTAKES}
    assert exercises == {e.name for e in COURSE.assignment("ps1_softmax").exercises}


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda m: m.name)
def test_known_mistake_is_red_and_named(checks, mistake):
    """The card is red and names the mistake, unless it is listed as one that only hides."""
    result = looked_at(checks, mistake)
    if result.all_passed:
        assert mistake.why_hidden, f"{mistake.name} passes every visible check: {result}"
        return
    named = {(v.key, v.levels[0].fr) for v in result.verdicts if v.key}
    meant = {(m.key, m.levels[0].fr) for m in family(mistake)}
    assert named & meant, f"{mistake.name} is {mistake.key}, named {named}: {result}"


def test_hidden_only_mistakes_are_few():
    """What visible checks cannot see is listed here, so that the list does not grow unseen."""
    from autograder.build.visible import checks_template
    from autograder.build.visible.fingerprints import exercise_data, visible_exercises

    assignment = COURSE.assignment("ps1_softmax")
    visible = visible_exercises("ps1_softmax")
    source = MISTAKE_IMPORTS + source_of(COURSE, "ps1_softmax")
    unseen = []
    for mistake in (m for m in MISTAKES if m.why_hidden):
        exercise = assignment.exercise(mistake.exercise)
        data = exercise_data(COURSE, assignment, exercise, visible[exercise.name], points=1)
        program = namespace_with(source, mistake.source())[mistake.exercise]
        verdicts = checks_template._examine(data, program, checks_template._Ear())
        if all(v.outcome == "passed" for v in verdicts):
            unseen.append(mistake.name)
    assert unseen == ["softmax_stable__small_weights_bounded"]


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
