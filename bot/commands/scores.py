"""Commands about ratings: /stats and /top. `bot.desk.scores` answers them."""

from collections.abc import Iterator
from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Need, StaleAfter
from bot.commands.command import Kind as ArgumentKind
from bot.commands.computers import COMPUTER, names_computers
from bot.commands.opening import MENTION
from bot.commands.refusals import (
    NeitherGameNorPlayer,
    NobodyMentioned,
    NoComputerFor,
    UnknownGame,
)
from bot.commands.setup import find_game
from bot.commands.views import GamesView, StatsView, TopView
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
    computer, kind = _names_computers(ask), _read_kind(ask)
    if ask.words and not (kind or computer or ask.named):
        raise Refused(NeitherGameNorPlayer(ask.words, tuple(GAMES)))
    return StatsView(player, tuple(_kinds(kind, computer=computer)))


def _kinds(named: GameKind | None, *, computer: bool) -> Iterator[GameKind]:
    """Yield the kinds that /stats shows: a game among people and against computers, or all."""
    for kind in GAME_KINDS:
        fits = named is None or (kind.game, kind.seats) == (named.game, named.seats)
        if fits and (kind.computer or not computer):
            yield kind


def _top(ask: Ask) -> Answer:
    """Show the leaders in the named game, or in the game at this table.

    They are those among people, unless computers are named.
    """
    computer, kind = _names_computers(ask), _read_kind(ask)
    if ask.words and not (kind or computer):
        raise Refused(UnknownGame(ask.words, tuple(GAMES), _TOP))
    if kind is None and ask.table:
        kind = _kind(ask, ask.table.setup.game, ask.table.setup.seats)
    if kind is None:
        return GamesView(f"{_TOP} {COMPUTER}" if computer else _TOP)
    return TopView(kind)


def _names_computers(ask: Ask) -> bool:
    return names_computers(MENTION.sub(" ", ask.words))


def _read_kind(ask: Ask) -> GameKind | None:
    """Return the named game, if any, and its number of players; without one, the smallest."""
    words = MENTION.sub(" ", ask.words).split()
    game = next((game for word in words if (game := find_game(word))), None)
    if game is None:
        return None
    sizes = GAMES[game].table_sizes
    said = (int(word) for word in words if word.isdecimal())
    return _kind(ask, game, next((seats for seats in said if seats in sizes), min(sizes)))


def _kind(ask: Ask, game: str, seats: int) -> GameKind:
    """Return a kind of game, against computers if they are named and can play it."""
    computer = _names_computers(ask)
    if computer and game not in COMPUTER_GAMES:
        raise Refused(NoComputerFor(game))
    return GameKind(game, seats, computer)


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
