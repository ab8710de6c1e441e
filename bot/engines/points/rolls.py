"""The twenty-one different rolls of two dice, and how often each comes up."""

from itertools import combinations_with_replacement
from typing import Final

from rules.game import FACES

ROLLS: Final = tuple(combinations_with_replacement(FACES, 2))
"""The lower die first."""

ALL: Final = len(FACES) ** 2
WAYS: Final = tuple(1 if low == high else 2 for low, high in ROLLS)
"""In how many of all ways the dice can fall each roll comes up."""
