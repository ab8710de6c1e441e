"""The tables for checkers. In them a move is (from, to, set of captured)."""

from tests.rules.oracles import rows

MOVES = rows("checkers_moves")
PERFT = rows("checkers_perft")

LEAVES = 40_000
"""How many leaves a test counts at most: depth 6 of the opening. `make bench` counts depth 8."""
