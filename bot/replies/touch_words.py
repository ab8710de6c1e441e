"""The names of what can be pressed on a board, for those who do not see it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.replies.table_texts import TableTexts
from bot.texts import Texts
from render import CheckersDescription, Description, PointsDescription
from rules.taps import Tap


def name_piece(token: str, seen: Description, texts: TableTexts) -> str:
    """Return the name of a piece of the side to act, by the token of its place."""
    name = _PIECES.get(type(seen))
    return name(token, seen, texts) if name else name_target(Tap(token), texts)


def name_target(tap: Tap, texts: Texts) -> str:
    """Return the name of a place that a piece can go to."""
    if tap.name:
        return texts.say(f"choice-{tap.name}")
    return texts.say("touch-to", place=tap.token, hit=bool(tap.mark))


def name_wall(wall: str, texts: Texts) -> str:
    """Return the name of a wall that can be laid."""
    return texts.say("touch-wall", wall=wall)


def _checkers_on(token: str, seen: PointsDescription, texts: TableTexts) -> str:
    """Return the name of a point of backgammon or narde, or of the bar."""
    side = seen.sides[seen.to_act or 0]
    if not token.isdecimal():
        return texts.say("touch-bar", count=side.bar)
    count = next((held.count for held in side.points if held.point == int(token)), 0)
    return texts.say("touch-point", point=token, count=count)


def _man_or_queen(token: str, seen: CheckersDescription, texts: TableTexts) -> str:
    queen = any(token in side.queens for side in seen.sides)
    return texts.say("touch-piece", square=token, queen=queen)


_PIECES: Final[Mapping[type[Description], Callable[[str, Any, TableTexts], str]]] = (
    MappingProxyType({PointsDescription: _checkers_on, CheckersDescription: _man_or_queen})
)
"""How the pieces of each board are named; elsewhere a press is a place to go to."""
