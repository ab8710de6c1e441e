"""Commands that show the moves of a game: /history, /export and /replay."""

import re
from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, StaleAfter, Who
from bot.commands.refusals import NoSuchFile, NoSuchGame, NoSuchRounds, UnknownRounds
from bot.commands.views import ExportView, HistoryView, ReplayView
from bot.export import FORMATS, formats_of
from bot.table.lines import lines
from bot.table.no_game import why_no_game
from bot.table.refusals import Refused
from bot.table.rounds import rounds
from bot.table.table import Table
from rules.separators import DASHES

_RANGE: Final = re.compile(rf"(?P<first>\d{{0,4}})[{DASHES}](?P<last>\d{{0,4}})")
_NUMBER: Final = re.compile(r"\d{1,4}")


def _history(ask: Ask) -> Answer:
    """List the moves: `/history`, `/history 2` for the second game of a match, and its page."""
    game, page, *_ = (*_numbers(ask.words), None, None)
    return HistoryView(find_game_id(_table(ask), game, "history"), page)


def _export(ask: Ask) -> Answer:
    """Return the match as a file, in the named format or the usual one of the game."""
    game = _table(ask).setup.game
    names = [known.name for known in formats_of(game)]
    wanted = ask.words.casefold().lstrip(".") or names[0]
    if wanted not in names:
        raise Refused(NoSuchFile(ask.words, game, tuple(names), names[0]))
    return ExportView(wanted)


def _replay(ask: Ask) -> Answer:
    """Animate a game: `/replay`, `/replay 10-20`, `/replay 10-20 2` for the second game.

    A number alone is a game of a match; a single game is shown from that move on.
    """
    table = _table(ask)
    played = len(rounds(lines(table.log)))
    words = ask.words.split()
    ranges = [found for word in words if (found := _RANGE.fullmatch(word))]
    numbers = [int(word) for word in words if _NUMBER.fullmatch(word)]
    if len(ranges) > 1 or len(ranges) + len(numbers) < len(words):
        raise Refused(UnknownRounds(ask.words, played) if played else NoSuchRounds(0))
    if numbers and not ranges and not table.is_match:
        return ReplayView(table.dice.game_id, numbers[0])
    if not played and not table.results:
        raise Refused(NoSuchRounds(0))
    game_id = find_game_id(table, numbers[0] if numbers else None, "replay")
    if not ranges:
        return ReplayView(game_id)
    first, last = ranges[0]["first"], ranges[0]["last"]
    return ReplayView(game_id, int(first or 1), int(last) if last else None)


def _table(ask: Ask) -> Table:
    """Return the table; raise Refused if no game has begun."""
    table = ask.existing_table
    if not table.position:
        raise Refused(why_no_game(table, ask.player.id))
    return table


def _numbers(words: str) -> list[int]:
    return [int(word) for word in words.split() if _NUMBER.fullmatch(word)]


def find_game_id(table: Table, number: int | None, command: str) -> str:
    """Return the id of a game of the match, for a command; without a number, of the current one."""
    ids = table.game_ids
    if number is None:
        return ids[-1]
    if not 0 < number <= len(ids):
        raise Refused(NoSuchGame(len(ids), command))
    return ids[number - 1]


COMMANDS: Final = (
    Command(
        "history",
        _history,
        Who.AT_A_TABLE,
        arguments=(Argument("game", Kind.WORD),),
        stale_after=StaleAfter.NEVER,
    ),
    Command(
        "export",
        _export,
        Who.AT_A_TABLE,
        arguments=(Argument("format", Kind.CHOICE, values=tuple(FORMATS)),),
        stale_after=StaleAfter.NEVER,
    ),
    Command(
        "replay",
        _replay,
        Who.AT_A_TABLE,
        arguments=(Argument("moves", Kind.WORD), Argument("game", Kind.WORD)),
        stale_after=StaleAfter.NEVER,
    ),
)
