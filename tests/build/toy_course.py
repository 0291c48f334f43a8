"""The authored texts, tests and mistakes of a small course."""

from __future__ import annotations

from autograder.build.visible import Checks
from autograder.course import Assignment, Course, Exercise
from autograder.settings import Settings
from autograder.text import Language, Text

PS1 = '''\
"""Reference solutions."""

# %% [markdown] lang="fr"
# # Doubler et mettre au carré

# %% [markdown] lang="en"
# # Double and square

# %% given="imports"
import math

# %% given="checks" tags=["active-ipynb"]
# import checks


# %% exercise="double"
def double(x: float) -> float:
    """x -> 2x"""
    ### BEGIN SOLUTION
    return x + x
    ### END SOLUTION


# %% check="double" tags=["active-ipynb"]
# checks.check("double", double)


# %% [markdown] lang="fr"
# Une racine.

# %% [markdown] lang="en"
# A root.

# %% exercise="norm"
def norm(a: float, b: float) -> float:
    """a, b -> √(a² + b²)"""
    squares = [a, b]
    ### BEGIN SOLUTION
    # The largest is taken out, so that no square overflows.
    largest = max(abs(side) for side in squares)
    total = sum((side / largest) ** 2 for side in squares)
    return largest * math.sqrt(total)
    ### END SOLUTION


# %% check="norm" tags=["active-ipynb"]
# checks.check("norm", norm)

# %% figure="norm" tags=["active-ipynb"]
# %matplotlib inline
# print(norm(3.0, 4.0))
'''

PS2 = '''\
# %% [markdown] lang="fr"
# # Distance

# %% [markdown] lang="en"
# # Distance

# %% given="imports"
import math

# %% exercise="distance"
def distance(a: complex, b: complex) -> float:
    """a, b -> |a − b|"""
    ### BEGIN SOLUTION
    return math.hypot((a - b).real, (a - b).imag)
    ### END SOLUTION


# %% check="distance" tags=["active-ipynb"]
# checks.check("distance", distance)
'''

GRADER = '''\
def test_norm_of_large_numbers(student, reference, draw):
    """Large sides do not overflow."""
    side = draw.number(low=1e200, high=1e250)
    assert student.norm(side, side / 3) == reference.norm(side, side / 3)
'''

MISTAKE = """\
def norm__no_root(a: float, b: float) -> float:
    return sum([a**2, b**2]) * 0.5
"""

CHECKS = '''\
"""The visible checks."""


def check(name, function):
    return 1.0
'''


def exercise(number: str, name: str, points: float) -> Exercise:
    return Exercise(number, (name,), points, Text(name, name))


FIRST = Assignment(
    "ps1_toy",
    Text("Jouet", "Toy"),
    (exercise("1.1", "double", 1.0), exercise("1.2", "norm", 3.0)),
)
SECOND = Assignment("ps2_toy", Text("Suite", "More"), (exercise("2.1", "distance", 2.0),))


def render(course: Course, settings: Settings, language: Language) -> Checks:
    text = CHECKS.replace("visible", {"fr": "visibles", "en": "visible"}[language])
    return Checks(text, {a.name: f"{text}# {a.name}\n" for a in course.assignments})
