"""Are the hidden checks strong? Each reference solution is spoilt in one place, then graded.

A mutant that still gets full marks shows a check that is missing, unless it computes the same:
those are listed, each with its reason, in tests/mutants/<assignment>.toml.
"""
