"""A whole match as JSON, with the proof of the dice.

Seats are indexes into the list of players, from 0; times are milliseconds since 1970. A game in
progress has only the lines that led to the position. The secret of the dice, and rolls that were
taken back and will come again, are added when the game is over.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from bot.export.match import Match
from bot.export.proof import Proof, proof_of
from bot.identity import Moment
from bot.table.events import Began, Ended, Entry, Event
from bot.table.lines import lines
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
    """The SHA-256 that was published before the first roll."""
    ending: dict[str, Any] | None = None
    events: list[dict[str, Any]] = []
    """Everything that happened, once the game is over."""
    proof: Proof | None = None


class MatchFile(Struct, frozen=True, kw_only=True):
    """The content of the file."""

    format: str = FORMAT
    setup: Setup
    players: tuple[str, ...]
    games: list[Game]


def write_json(match: Match) -> str:
    """Return the file; it has the names of the players, but not their ids."""
    content = MatchFile(setup=match.setup, players=match.names, games=list(map(_game, match.games)))
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


def _game(table: Table) -> Game:
    over = table.ending
    return Game(
        number=table.game_number,
        id=table.dice.game_id,
        began=table.log[0].at,
        score=table.score,
        opening=table.opening,
        lines=[_event(line) for line in lines(table.log)],
        position=table.position,
        seal=table.dice.commitment,
        ending=_ending(over) if over else None,
        events=[_entry(entry) for entry in table.log if _is_public(entry)] if over else [],
        proof=proof_of(table) if over and table.rolls else None,
    )


def _ending(ended: Ended) -> dict[str, Any]:
    result = asdict(ended.result) if ended.result else {}
    result.pop("game_id", None)
    return {"cause": ended.cause, **result}


def _is_public(entry: Entry) -> bool:
    """Return whether an event may be published; Began contains the players' ids."""
    return not isinstance(entry.event, Began)


def _entry(entry: Entry) -> dict[str, Any]:
    return {"at": entry.at, **_event(entry.event)}


def _event(event: Event) -> dict[str, Any]:
    return {"event": str(event.__struct_config__.tag).lower(), **asdict(event)}
