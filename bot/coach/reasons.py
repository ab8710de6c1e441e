"""Why one move is better than another, as types that carry data and never sentences.

A reason is told only if it follows from the rules of the game. Where none does, none is told.
"""

from dataclasses import dataclass

from rules.errors import Reason


@dataclass(frozen=True, slots=True)
class HitsInstead(Reason):
    """The better play hits a checker, and the other one does not."""


@dataclass(frozen=True, slots=True)
class FewerShots(Reason):
    """After the better play fewer of the 36 rolls hit a checker."""

    better: int
    other: int


@dataclass(frozen=True, slots=True)
class LongerBlock(Reason):
    """The better play has more points in a row that the other side cannot enter."""

    better: int
    other: int


@dataclass(frozen=True, slots=True)
class MakesPoint(Reason):
    """The better play makes a point that matters, and the other one does not."""

    point: int


@dataclass(frozen=True, slots=True)
class HoldsBack(Reason):
    """After the better play more of the 36 rolls cannot be played in full by the other side."""

    better: int
    other: int


@dataclass(frozen=True, slots=True)
class WinsPieces(Reason):
    """The captures after the better move win pieces."""

    pieces: int


@dataclass(frozen=True, slots=True)
class GivesPieces(Reason):
    """The captures after the other move lose pieces."""

    pieces: int


@dataclass(frozen=True, slots=True)
class WallCosts(Reason):
    """The better move is a wall that makes the other side's way longer."""

    steps: int


@dataclass(frozen=True, slots=True)
class LetsWallCost(Reason):
    """After the other move one wall makes the mover's way longer than after the better one."""

    better: int
    other: int


@dataclass(frozen=True, slots=True)
class KeepsOpposition(Reason):
    """After the better move the mover has the opposition, after the other one the other side."""


@dataclass(frozen=True, slots=True)
class LetsJump(Reason):
    """After the other move a pawn jumps two steps ahead, over the mover's; after the better not."""


@dataclass(frozen=True, slots=True)
class DoublesTooEarly(Reason):
    """The double is taken, and was worth more as a threat."""

    chance: int
    """To win, in percent."""


@dataclass(frozen=True, slots=True)
class TooGoodToDouble(Reason):
    """Playing on is worth more than the point that a double wins."""


@dataclass(frozen=True, slots=True)
class WinsAtOnce(Reason):
    """The other side would have to drop the double."""


@dataclass(frozen=True, slots=True)
class TakesTooMuch(Reason):
    """Taking the double loses more than dropping it."""

    chance: int
    """To win, in percent."""


@dataclass(frozen=True, slots=True)
class DropsTooSoon(Reason):
    """Taking the double loses less than dropping it."""

    chance: int
    """To win, in percent."""
