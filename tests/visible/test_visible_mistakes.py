"""Every known mistake turns the visible check red and is named there."""

from __future__ import annotations

from pathlib import Path

import pytest

from autograder.build.visible.fingerprints import MISTAKE_IMPORTS
from autograder.catalogue import attention_course
from autograder.mistakes import known_mistakes
from autograder.reference import namespace_with, source_of

COURSE = attention_course(Path(__file__).resolve().parents[2])
KNOWN = {a.name: known_mistakes(COURSE, a.name) for a in COURSE.assignments}
# The build has run them all to write their digests; one in twelve is run again as students do.
PLAYED = [(name, mistake) for name, mistakes in KNOWN.items() for mistake in mistakes[::12]]

# What visible checks cannot see is listed here, so that the list does not grow unseen.
UNSEEN = {
    "ps1_softmax": [
        "softmax_stable__small_weights_bounded",
        "soft_lookup__temperature_remembered",
    ],
    "ps2_self_attention": [
        "scaled_dot_product_attention__zero_scores_hidden",
        "scaled_dot_product_attention__minus_hundred_thousand_added",
        "scaled_dot_product_attention__mask_of_sentences_when_as_many",
        "SelfAttention_v1__keys_remembered",
        "SelfAttention_v1__weights_remembered",
        "SelfAttention_v2__keys_remembered",
        "transfer_weights__shared_when_flat",
        "transfer_weights__frozen_by_layer",
        "transfer_weights__tied_by_the_graph",
        "transfer_weights__v2_left_in_evaluation",
        "AttentionSimple__zero_scores_hidden",
        "AttentionSimple__mask_of_sentences_when_as_many",
        "AttentionSimple__keys_remembered",
    ],
    "ps3_causal_attention": ["CausalAttention__beyond_two_tokens_alone"],
    "ps4_multi_head": [
        "MultiHeadAttentionWrapper__dictionary_of_modules",
        "MultiHeadAttentionWrapper__detached_in_training",
        "split_heads__contiguous_first",
        "split_heads__tokens_flattened_first",
        "split_heads__strides_of_a_contiguous_input",
        "split_heads__last_stride_of_one",
        "MultiHeadAttention__mask_made_infinite",
        "MultiHeadAttention__dropout_without_gradient",
        "MultiHeadAttention__weights_detached_in_training",
        "wrapper_to_multihead__context_of_gpt2",
    ],
    "ps5_kernel_attention": [
        "asymmetry__zero_for_close_to_zero",
        "compact_kernel__small_floor",
        "sparsemax__small_floor",
        "entmax__softmax_near_one",
        "entmax__small_floor",
    ],
    "ps6_transformer_block": [
        "sinusoidal_encoding__parameter",
        "sinusoidal_encoding__gradient_asked",
        "sinusoidal_encoding__left_in_float64",
        "sinusoidal_encoding__a_thousand_positions_at_most",
        "shift_matrix__left_in_float64",
        "shift_matrix__parameter",
        "learn_positions__seed_written_down",
        "LayerNorm__eps_trained",
        "LayerNorm__extra_parameter",
        "LayerNorm__viewed",
        "FeedForward__third_layer_unused",
        "FeedForward__first_output_kept",
        "EncoderBlock__one_norm",
        "DecoderBlock__one_norm",
        "DecoderBlock__one_attention",
    ],
    "ps7_generation": [
        "language_model_loss__read_by_memory",
        "language_model_loss__views",
        "generate_naive__generator_reseeded",
        "generate_cached__generator_reseeded",
        "generate_naive__drawn_twice",
        "generate_cached__drawn_twice",
        "CachedMultiHeadAttention__past_kept",
        "CachedMultiHeadAttention__detached",
        "CachedMultiHeadAttention__no_grad_with_cache",
    ],
}


def family(assignment, mistake):
    """Those that no input tells apart from a mistake, itself included."""
    kin = [m for m in KNOWN[assignment] if m.exercise == mistake.exercise and m.family]
    return [mistake, *(m for m in kin if m.family == mistake.family)]


def program_of(assignment, mistake):
    """The functions of the exercise, one of them replaced by the mistake."""
    source = MISTAKE_IMPORTS + source_of(COURSE, assignment)
    namespace = namespace_with(source, mistake.source())
    return [namespace[n] for n in COURSE.assignment(assignment).exercise(mistake.exercise).names]


@pytest.mark.parametrize("assignment", KNOWN)
def test_mistakes_are_registered(assignment):
    """The tests below are about something: each exercise has known mistakes."""
    exercises = {mistake.exercise for mistake in KNOWN[assignment]}
    assert exercises == {e.name for e in COURSE.assignment(assignment).exercises}


@pytest.mark.parametrize(("assignment", "mistake"), PLAYED, ids=lambda m: getattr(m, "name", m))
def test_known_mistake_is_red_and_named(checks, assignment, mistake):
    """The card is red and names the mistake, unless it is listed as one that only hides."""
    result = checks.check(mistake.exercise, *program_of(assignment, mistake))
    if result.all_passed:
        assert mistake.why_hidden, f"{mistake.name} passes every visible check: {result}"
        return
    named = {(v.key, v.levels[0].fr) for v in result.verdicts if v.key}
    meant = {(m.key, m.levels[0].fr) for m in family(assignment, mistake)}
    assert named & meant, f"{mistake.name} is {mistake.key}, named {named}: {result}"


@pytest.mark.parametrize("assignment", KNOWN)
def test_all_but_the_listed_mistakes_turn_a_line_red(checks, assignment):
    """The built file holds a digest of what is seen; the others are of the list, and say why."""
    unseen = [
        mistake
        for mistake in KNOWN[assignment]
        if mistake.why_hidden
        and checks.check(mistake.exercise, *program_of(assignment, mistake)).all_passed
    ]
    assert [mistake.name for mistake in unseen] == UNSEEN[assignment]
    for exercise in COURSE.assignment(assignment).exercises:
        known = [m for m in KNOWN[assignment] if m.exercise == exercise.name and m not in unseen]
        seen = checks._DATA["exercises"][exercise.name]["mistakes"]
        assert len(seen) == len(known), exercise.name


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
