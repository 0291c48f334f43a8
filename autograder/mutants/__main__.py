"""python -m autograder.mutants [ASSIGNMENT …]: which mutants of the solutions get full marks?"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from autograder.build.authored import read_authored
from autograder.catalogue import attention_course
from autograder.course import Assignment, Course
from autograder.engine import Engine, open_engine
from autograder.errors import AutograderError
from autograder.mutants.making import Mutant, mutants
from autograder.mutants.proving import (
    LocalJudge,
    Verdict,
    killed_in_sandbox,
    prove,
    read_reasons,
)
from autograder.settings import find_root, load_settings

SEED = "mutants"


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when every mutant is killed or listed, 1 when not, 2 for wrong usage."""
    parser = argparse.ArgumentParser(prog="python -m autograder.mutants", description=__doc__)
    parser.add_argument("assignments", nargs="*", help="all when none is given")
    parser.add_argument("--exercise", action="append", help="only this exercise; may be repeated")
    options = parser.parse_args(arguments)
    try:
        course = attention_course(find_root(Path.cwd()))
        names = options.assignments or [a.name for a in course.assignments]
        chosen = [course.assignment(name) for name in names]
    except KeyError as unknown:
        print(f"{unknown} is no assignment of this course.", file=sys.stderr)
        return 2
    except AutograderError as error:
        print(error, file=sys.stderr)
        return 2
    return run(course, chosen, options.exercise)


def run(course: Course, assignments: Sequence[Assignment], exercises: list[str] | None) -> int:
    """Prove the graders of some assignments, in the sandbox of this machine."""
    settings = load_settings(course.root)
    passed = True
    with open_engine(course, settings, own_code=True, seed=SEED) as engine:
        for assignment in assignments:
            verdict = _prove(engine, assignment, exercises)
            _tell(assignment, verdict)
            passed = passed and verdict.ok
    return 0 if passed else 1


def _prove(engine: Engine, assignment: Assignment, exercises: list[str] | None) -> Verdict:
    course, name = engine.course, assignment.name
    authored = read_authored(course.solutions / f"{name}.py", assignment)
    judge = LocalJudge(course, name, SEED)
    reasons = read_reasons(course.root / "tests" / "mutants" / f"{name}.toml")
    if exercises is not None:
        reasons = {identity: why for identity, why in reasons.items() if identity[0] in exercises}
    done = 0

    def progress(mutant: Mutant, fate: str) -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty():
            print(f"\r{name}: {done} mutants, {mutant.exercise:<32}", end="", file=sys.stderr)

    return prove(
        mutants(authored, exercises),
        judge.killer,
        lambda mutant: killed_in_sandbox(engine, name, mutant),
        reasons,
        progress,
    )


def _tell(assignment: Assignment, verdict: Verdict) -> None:
    for mutant in verdict.survivors:
        print(f"\nsolutions/{assignment.name}.py:{mutant.line}: {mutant.exercise}, {mutant.kind}")
        for sign, lines in (("-", mutant.before), ("+", mutant.after)):
            print("\n".join(f"  {sign} {line}" for line in lines.split("\n") if line))
    for exercise, before, after in verdict.needless:
        print(f"\ntests/mutants/{assignment.name}.toml: {exercise}: killed or not made any more:")
        print(f"  - {before}\n  + {after}")
    print(
        f"\n{assignment.name}: {verdict.made} mutants, {verdict.killed} killed by the checks in "
        f"this process, {verdict.killed_by_sandbox} in the sandbox; {len(verdict.listed)} are "
        f"listed as equivalent, {len(verdict.survivors)} survive."
    )


if __name__ == "__main__":
    sys.exit(main())
