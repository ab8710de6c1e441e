"""Commands about ratings: /stats and /top. `bot.desk.scores` answers them."""

from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Need, StaleAfter
from bot.commands.command import Kind as ArgumentKind
from bot.commands.refusals import NeitherGameNorPlayer, NobodyMentioned, UnknownGame
from bot.commands.seating import MENTION
from bot.commands.setup import find_game
from bot.commands.views import GamesView, StatsView, TopView
from bot.ratings.game_kinds import GameKind
from bot.table.refusals import Refused
from rules import GAMES

_TOP: Final = "top"


def _stats(ask: Ask) -> Answer:
    """Show the scores of the mentioned player, or of the asker."""
    mention = MENTION.search(ask.words)
    if mention and not ask.named:
        raise Refused(NobodyMentioned(mention[0]))
    player = ask.named[0] if ask.named else ask.player
    kind = _read_kind(ask)
    if kind is None and ask.words and not ask.named:
        raise Refused(NeitherGameNorPlayer(ask.words, tuple(GAMES)))
    return StatsView(player, kind)


def _top(ask: Ask) -> Answer:
    """Show the leaders in the named game, or in the game at this table."""
    kind = _read_kind(ask)
    if kind is None and ask.words:
        raise Refused(UnknownGame(ask.words, tuple(GAMES), _TOP))
    kind = kind or _kind_here(ask)
    return TopView(kind) if kind else GamesView(_TOP)


def _read_kind(ask: Ask) -> GameKind | None:
    """Return the named game, if any, and its number of players; without one, the smallest."""
    words = MENTION.sub(" ", ask.words).split()
    game = next((game for word in words if (game := find_game(word))), None)
    if game is None:
        return None
    sizes = GAMES[game].table_sizes
    said = (int(word) for word in words if word.isdecimal())
    return GameKind(game, next((seats for seats in said if seats in sizes), min(sizes)))


def _kind_here(ask: Ask) -> GameKind | None:
    return GameKind(ask.table.setup.game, ask.table.setup.seats) if ask.table else None


COMMANDS: Final = (
    Command(
        "stats",
        _stats,
        arguments=(
            Argument("player", ArgumentKind.PLAYERS),
            Argument("game", ArgumentKind.GAME),
        ),
        stale_after=StaleAfter.NEVER,
    ),
    Command(
        _TOP,
        _top,
        arguments=(Argument("game", ArgumentKind.GAME),),
        needs=frozenset({Need.LEADERS}),
        stale_after=StaleAfter.NEVER,
    ),
)
