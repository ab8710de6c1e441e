"""Everything that is known of a match, as JSON, with the proof of the dice.

Seats are places in the list of players, from 0; times are milliseconds since 1970. Of a game that
is on there is what led to the position: the secret behind the dice, and throws that were taken back
and will come again, are told when it is over.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from bot.export.match import Match, number, score
from bot.export.proof import Proof, proof_of
from bot.identity import Moment
from bot.table.events import Began, Ended, Entry, Happening
from bot.table.log import lines
from bot.table.table import Table
from bot.table.values import Setup

FORMAT: Final = "parlour match 1"


class Game(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game of a match."""

    number: int
    id: str
    began: Moment
    score: tuple[int, ...]
    """The points of each seat before the game."""
    opening: str
    lines: list[dict[str, Any]]
    """What led from the opening to the position."""
    position: str
    seal: str
    """The SHA-256 that was published before the first throw."""
    ending: dict[str, Any] | None = None
    events: list[dict[str, Any]] = []
    """Everything that happened, once the game is over."""
    proof: Proof | None = None


class Whole(Struct, frozen=True, kw_only=True):
    """The file."""

    format: str = FORMAT
    setup: Setup
    players: tuple[str, ...]
    games: list[Game]


def write_json(match: Match) -> str:
    """Return the file; of people it has the names and no ids."""
    whole = Whole(setup=match.setup, players=match.names, games=list(map(_game, match.games)))
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode() + "\n"


def _game(table: Table) -> Game:
    over = table.ending
    return Game(
        number=number(table),
        id=table.dice.game_id,
        began=table.log[0].at,
        score=score(table),
        opening=table.opening,
        lines=[_told(line) for line in lines(table.log)],
        position=table.position,
        seal=table.dice.commitment,
        ending=_ending(over) if over else None,
        events=[_dated(entry) for entry in table.log if _tellable(entry)] if over else [],
        proof=proof_of(table) if over and table.throws else None,
    )


def _ending(ended: Ended) -> dict[str, Any]:
    result = asdict(ended.result) if ended.result else {}
    result.pop("game_id", None)
    return {"cause": ended.cause, **result}


def _tellable(entry: Entry) -> bool:
    """Tell whether an event is for everybody; what a game began with holds the players' ids."""
    return not isinstance(entry.event, Began)


def _dated(entry: Entry) -> dict[str, Any]:
    return {"at": entry.at, **_told(entry.event)}


def _told(event: Happening) -> dict[str, Any]:
    return {"event": type(event).__name__.lower(), **asdict(event)}
