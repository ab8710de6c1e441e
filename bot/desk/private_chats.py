"""Private chats: a new game is begun there alone, or with a friend at a shared table."""

from dataclasses import replace
from typing import Final

from bot.commands.computers import COMPUTER, OTHER_LEVEL
from bot.commands.parser import Parsed, parse
from bot.commands.positions import split_position
from bot.commands.request import Request
from bot.commands.setup import named_game
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.table.refusals import Refused
from rules.errors import UnreadablePosition

_PLAY: Final = "play"
_AGAIN: Final = frozenset({"rematch", OTHER_LEVEL})
"""The commands that play again at the table of the last game."""


def new_game(request: Request) -> Parsed | None:
    """Return the command of a request that begins another game; None if it does not."""
    try:
        parsed = parse(request.text, pressed=request.pressed)
    except Refused:
        return None
    name = parsed.command.name
    begins = name == _PLAY or (name == COMPUTER and parsed.words) or plays_again(parsed)
    return parsed if begins else None


def plays_again(parsed: Parsed) -> bool:
    """Return whether another game is begun at the table of the last one."""
    return parsed.command.name in _AGAIN


def retyped(request: Request, parsed: Parsed) -> Request:
    """Return a request as if it had been typed: at another table its button means nothing."""
    return replace(request, text=f"/{parsed.command.name} {parsed.words}".rstrip(), pressed=False)


def needs_others(desk: Desk, request: Request, parsed: Parsed) -> bool:
    """Return whether a new game needs somebody else: who was named, or anybody."""
    if request.named:
        return any(who.id != request.player.id for who in request.named)
    return parsed.command.name == _PLAY and not _can_be_played_alone(desk, parsed.words)


def _can_be_played_alone(desk: Desk, words: str) -> bool:
    """Return whether computers can play the game that the words name, or any if they name none."""
    game = _game_of(words)
    return game in desk.computer_games if game else bool(desk.computer_games)


def _game_of(words: str) -> str | None:
    try:
        _, given = split_position(words)
    except UnreadablePosition:
        return None
    return given.game if given else named_game(words)


async def is_engaged(desk: Desk, table: TableId, player: PlayerId) -> bool:
    """Return whether a player is busy at a table: with a game, or with others there."""
    found = await desk.table_at(table)
    if found is None or not found.seats_of(player):
        return False
    return found.playing or (found.gathering and len(found.people) > 1)


async def waits_alone(desk: Desk, table: TableId) -> bool:
    """Return whether one person waits at a table for others who have not come."""
    found = await desk.table_at(table)
    return found is not None and found.gathering and len(found.people) <= 1
