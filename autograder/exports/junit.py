"""A report as JUnit XML, which GitHub Classroom and most CI systems read: a case a check."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from autograder.rendering.plain import printable
from autograder.text import Language
from autograder.values import CheckOutcome, CheckResult, ExerciseOutcome, ExerciseResult, Report

_ERRORS = {
    CheckOutcome.ERROR,
    CheckOutcome.TIMEOUT,
    CheckOutcome.CRASH,
    CheckOutcome.OUT_OF_MEMORY,
}
# What XML 1.0 cannot hold, escaped or not.
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_xml(report: Report, language: Language) -> str:
    """The whole document. A check that we could not run is skipped, and fails nobody."""
    suite = ElementTree.Element("testsuite", name=_safe(report.assignment or report.file))
    if report.student:
        properties = ElementTree.SubElement(suite, "properties")
        ElementTree.SubElement(properties, "property", name="student", value=_safe(report.student))
    reason = report.reason.to(language) if report.reason else ""
    for exercise in report.exercises:
        _add_exercise(suite, report, exercise, reason, language)
    for kind, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error")):
        suite.set(kind, str(len(list(suite.iter(tag)))))
    suite.set("skipped", str(len(list(suite.iter("skipped")))))
    suites = ElementTree.Element("testsuites")
    suites.append(suite)
    ElementTree.indent(suites)
    words = ElementTree.tostring(suites, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{words}\n'


def _add_exercise(
    suite: ElementTree.Element,
    report: Report,
    exercise: ExerciseResult,
    reason: str,
    language: Language,
) -> None:
    where = f"{report.assignment}.{exercise.name}"
    for check in exercise.checks:
        name = f"{check.name} [{check.device}]"
        case = ElementTree.SubElement(suite, "testcase", classname=_safe(where), name=_safe(name))
        if check.outcome is not CheckOutcome.PASSED:
            _add_outcome(case, check, language)
    if not exercise.checks:
        case = ElementTree.SubElement(suite, "testcase", classname=_safe(where), name="exercise")
        said = exercise.message.to(language) if exercise.message else reason
        skipped = exercise.outcome is ExerciseOutcome.NOT_GRADED
        _add(case, "skipped" if skipped else "failure", exercise.outcome.value, said)


def _add_outcome(case: ElementTree.Element, check: CheckResult, language: Language) -> None:
    message = check.message or check.fact
    said = message.to(language) if message else ""
    if check.outcome is CheckOutcome.NOT_GRADED:
        tag = "skipped"
    else:
        tag = "error" if check.outcome in _ERRORS else "failure"
    _add(case, tag, check.outcome.value, said)


def _add(case: ElementTree.Element, tag: str, kind: str, said: str) -> None:
    words = _safe(said)
    attributes = {"message": words} if tag == "skipped" else {"message": words, "type": kind}
    ElementTree.SubElement(case, tag, attributes)


def _safe(words: str) -> str:
    return _NOT_XML.sub("�", printable(words))
