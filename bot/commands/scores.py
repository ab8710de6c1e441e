"""Commands about ratings: /stats and /top. `bot.desk.scores` answers them."""

from collections.abc import Iterator
from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Need, StaleAfter
from bot.commands.command import Kind as ArgumentKind
from bot.commands.computers import COMPUTER, names_computers
from bot.commands.meant import unknown_game
from bot.commands.refusals import (
    NeitherGameNorPlayer,
    NobodyMentioned,
    NoComputerFor,
)
from bot.commands.setup import named_game
from bot.commands.views import GamesView, StatsView, TopView
from bot.commands.words import MENTION
from bot.engines.games import COMPUTER_GAMES
from bot.ratings.game_kinds import GAME_KINDS, GameKind
from bot.table.refusals import Refused
from rules import GAMES

_TOP: Final = "top"
_AGAINST: Final = Argument("against", ArgumentKind.CHOICE, values=(COMPUTER,))


def _stats(ask: Ask) -> Answer:
    """Show the scores of the mentioned player, or of the asker."""
    mention = MENTION.search(ask.words)
    if mention and not ask.named:
        raise Refused(NobodyMentioned(mention[0]))
    player = ask.named[0] if ask.named else ask.player
    computer, (game, seats) = _names_computers(ask), _read_game(ask)
    if ask.words and not (game or computer or ask.named):
        raise Refused(NeitherGameNorPlayer(ask.words, tuple(GAMES)))
    return StatsView(player, tuple(_kinds(game, seats, computer=computer)))


def _kinds(game: str | None, seats: int | None, *, computer: bool) -> Iterator[GameKind]:
    """Yield the kinds that /stats shows: among people and with computers, or the latter alone.

    Without a number of players they are those of every table; without a game, of every game.
    """
    for kind in GAME_KINDS:
        fits = game in (None, kind.game) and seats in (None, kind.seats)
        if fits and (kind.computer or not computer):
            yield kind


def _top(ask: Ask) -> Answer:
    """Show the leaders in the named game, or in the game at this table.

    They are those among people, unless computers are named, and those of the smallest table, unless
    a number of players is named.
    """
    computer, (game, seats) = _names_computers(ask), _read_game(ask)
    if ask.words and not (game or computer):
        raise Refused(unknown_game(ask.words, _TOP, GAMES))
    if game is None and ask.table:
        game, seats = ask.table.setup.game, ask.table.setup.seats
        _check_computer(ask, game)
    if game is None:
        return GamesView(f"{_TOP} {COMPUTER}" if computer else _TOP)
    return TopView(GameKind(game, seats or min(GAMES[game].table_sizes), computer))


def _names_computers(ask: Ask) -> bool:
    return names_computers(MENTION.sub(" ", ask.words))


def _read_game(ask: Ask) -> tuple[str | None, int | None]:
    """Return the named game, if any, and the number of its players, if that is named."""
    words = MENTION.sub(" ", ask.words)
    game = named_game(words)
    if game is None:
        return None, None
    _check_computer(ask, game)
    said = (int(word) for word in words.split() if word.isdecimal())
    return game, next((seats for seats in said if seats in GAMES[game].table_sizes), None)


def _check_computer(ask: Ask, game: str) -> None:
    """Raise Refused if computers are named and cannot play a game."""
    if game not in COMPUTER_GAMES and _names_computers(ask):
        raise Refused(NoComputerFor(game))


COMMANDS: Final = (
    Command(
        "stats",
        _stats,
        arguments=(
            Argument("player", ArgumentKind.PLAYERS),
            Argument("game", ArgumentKind.RATED_GAME),
            _AGAINST,
        ),
        stale_after=StaleAfter.NEVER,
    ),
    Command(
        _TOP,
        _top,
        arguments=(Argument("game", ArgumentKind.RATED_GAME), _AGAINST),
        needs=frozenset({Need.LEADERS}),
        stale_after=StaleAfter.NEVER,
    ),
)
