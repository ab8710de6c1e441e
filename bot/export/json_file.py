"""Writes a match, or one game of it, as JSON with the proof of the dice."""

from typing import Any

from msgspec.structs import asdict

from bot.export.match import Match
from bot.export.match_file import (
    FORMAT,
    OLD_FORMAT,
    FileEnding,
    FileGame,
    FileResult,
    MatchFile,
    write_file,
)
from bot.export.proof import proof_of
from bot.identity import Player
from bot.table.events import Began, Ended, Entry, Event
from bot.table.lines import lines
from bot.table.table import Table
from bot.table.values import Result


def write_json(match: Match) -> str:
    """Return the file; it has the names of the players, but not their ids."""
    content = MatchFile(
        format=FORMAT if all(table.dice.seats for table in match.games) else OLD_FORMAT,
        setup=match.setup,
        players=match.names,
        earlier=list(map(_result, match.games[0].results)),
        games=list(map(_game, match.games)),
    )
    return write_file(content).decode()


def _game(table: Table) -> FileGame:
    over = table.ending
    return FileGame(
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
        proof=proof_of(table) if over else None,
    )


def _result(result: Result) -> FileResult:
    return FileResult(id=result.game_id, winner=result.winner, how=result.how, points=result.points)


def _ending(ended: Ended) -> FileEnding:
    result = ended.result
    if result is None:
        return FileEnding(cause=ended.cause)
    return FileEnding(cause=ended.cause, winner=result.winner, how=result.how, points=result.points)


def _is_public(entry: Entry) -> bool:
    """Return whether an event may be published; Began contains the players' ids."""
    return not isinstance(entry.event, Began)


def _entry(entry: Entry) -> dict[str, Any]:
    return {"at": entry.at, **_event(entry.event)}


def _event(event: Event) -> dict[str, Any]:
    kind = {"event": str(event.__struct_config__.tag).lower()}
    if isinstance(event, Ended):
        by = event.by.name if isinstance(event.by, Player) else event.by
        return {**kind, **asdict(_ending(event)), **({"by": by} if by else {})}
    return {**kind, **asdict(event)}
