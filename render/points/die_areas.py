"""The areas of the single dice on a backgammon or narde board."""

from collections.abc import Iterator

from render.canvas.area import Area, around, covering
from render.look import Look
from render.points.dice import REACH, die_centres, die_side
from render.points.layout import layout
from render.points.played import PlayedDice, played_dice
from render.points.rolls import laid_out
from rules import backgammon, narde
from rules.game import Stage
from rules.points.position import Race

_BACKGAMMON, _NARDE = backgammon.Backgammon(), narde.Narde()


def backgammon_dice(position: backgammon.Position, look: Look) -> Iterator[Area]:
    """Return the dice on a backgammon board."""
    return _dice(position, _BACKGAMMON.stage(position), look)


def narde_dice(position: narde.Position, look: Look) -> Iterator[Area]:
    """Return the dice on a narde board."""
    return _dice(position, _NARDE.stage(position), look)


def _dice(position: Race, stage: Stage, look: Look) -> Iterator[Area]:
    rolled = PlayedDice(position.turn, position.dice) if position.dice else None
    if lying := rolled or played_dice(position, stage, look.dice):
        strip = layout(look.size).dice(int(lying.roller == look.seat))
        reach = die_side(strip.height) * REACH
        for x, y in die_centres(len(laid_out(lying.faces)), strip.width, strip.height):
            yield covering(around((strip.left + x, strip.top + y), reach))
