"""What a play does besides moving, which dice it leaves, and why nothing can be played."""

from typing import Final

from rules.points.board import BAR, OFF, Side
from rules.points.hops import without
from rules.points.play import Play
from rules.points.turn import Dice

HIT: Final = "hit"
BEAR_OFF: Final = "off"
ON_THE_BAR: Final = "bar"
BLOCKED: Final = "blocked"


def deed_of(play: Play) -> str:
    """Return the key of what a play does: it hits, it bears off, or it just moves."""
    if any(step.hit for step in play.steps):
        return HIT
    return BEAR_OFF if any(step.end == OFF for step in play.steps) else ""


def unplayed_dice(play: Play, dice: Dice) -> Dice:
    """Return the dice that a play leaves. A checker is borne off by the die that fits best."""
    left = dice
    for step in sorted(play.steps, key=lambda step: step.end == OFF):
        exact = step.start - step.end
        left = without(left, [exact if exact in left else max(left)])
    return left


def why_nothing_fits(side: Side) -> str:
    """Return the key of why a side cannot play: it cannot enter from the bar, or it is blocked."""
    return ON_THE_BAR if side[BAR] else BLOCKED
