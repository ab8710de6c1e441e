"""The plates of the players: who sits where, and how they stand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import render
from bot.identity import PlayerId, is_computer
from bot.replies.table_texts import TableTexts
from bot.table.table import Table
from bot.texts.names import player_name, short_name
from render import CheckersDescription, Description, PointsDescription, QuoridorDescription
from render.checkers.description import CheckersSide
from render.points.description import PointsSide
from render.quoridor.description import QuoridorSide
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Fact:
    """A number about a player: the pips to go, the walls in hand."""

    kind: str
    label: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Plate:
    """A player at the table."""

    seat: Seat
    player: PlayerId
    name: str
    short_name: str
    """Their name where several plates stand in a row."""
    side: str
    """White, Black, or how pictures mark them."""
    computer: bool
    yours: bool
    """Whether the reader sits there."""
    acts: bool
    """Whether the table waits for them."""
    score: int | None
    """Their points in a match; None outside a match."""
    facts: tuple[Fact, ...] = ()


def plates(table: Table, reader: PlayerId | None, texts: TableTexts) -> tuple[Plate, ...]:
    """Return the plates of everybody who has sat down, in the order of seats."""
    waited = {player.id for player in table.waited_for}
    facts = _facts(table, texts)
    scores = _scores(table)
    return tuple(
        Plate(
            seat=Seat(at),
            player=player.id,
            name=player_name(player, texts),
            short_name=short_name(player, texts),
            side=texts.side(table.setup.game, Seat(at)) if table.position else "",
            computer=is_computer(player.id),
            yours=player.id == reader,
            acts=table.to_act == at if table.playing and not table.offer else player.id in waited,
            score=scores[at] if scores else None,
            facts=facts[at] if facts else (),
        )
        for at, player in enumerate(table.players)
    )


def _scores(table: Table) -> tuple[int, ...]:
    """Return the points of each seat in a match, with those of a game that has ended."""
    if not table.position or not (table.results or table.is_match):
        return ()
    points = list(table.score)
    if table.result and table.result.winner is not None:
        points[table.result.winner] += table.result.points
    return tuple(points)


def _facts(table: Table, texts: TableTexts) -> tuple[tuple[Fact, ...], ...]:
    if not table.position:
        return ()
    seen: Any = render.describe(table.board)
    count = _COUNTS.get(type(seen))
    if count is None:
        return ()
    return tuple(
        tuple(
            Fact(kind, texts.say(f"fact-{kind}", count=value), value)
            for kind, value in count(side).items()
        )
        for side in seen.sides
    )


def _points(side: PointsSide) -> Mapping[str, int]:
    return {"pips": side.pips, "off": side.off}


def _checkers(side: CheckersSide) -> Mapping[str, int]:
    return {"men": len(side.men), **({"queens": len(side.queens)} if side.queens else {})}


def _quoridor(side: QuoridorSide) -> Mapping[str, int]:
    steps = {} if side.distance is None else {"steps": side.distance}
    return {**steps, "walls": side.walls_left}


_COUNTS: Final[Mapping[type[Description], Callable[[Any], Mapping[str, int]]]] = MappingProxyType(
    {
        PointsDescription: _points,
        CheckersDescription: _checkers,
        QuoridorDescription: _quoridor,
    }
)
"""What is counted for a side of each board."""
