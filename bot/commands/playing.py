"""Commands for a player's turn: /roll, /move, /moves, and words such as /double."""

from collections.abc import Callable
from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, StaleAfter, Who
from bot.commands.views import MovesView, TapView
from bot.table.playing import check_turn, move, roll
from bot.table.refusals import NotInThisGame, Refused
from rules import GAMES
from rules.errors import IllegalMove, RollFirst, UnreadableMove
from rules.game import ToRoll


def _roll(ask: Ask) -> Answer:
    return roll(ask.change, ask.seats)


def _move(ask: Ask) -> Answer:
    """Make a move; without words, let the player choose it step by step."""
    if not ask.words:
        return _tap(ask)
    return move(ask.change, ask.seats, ask.words)


def _moves(ask: Ask) -> Answer:
    _check_rolled(ask)
    return MovesView(ask.words)


def _check_rolled(ask: Ask) -> None:
    """Raise IllegalMove if the player has to roll first."""
    if isinstance(ask.existing_table.stage, ToRoll):
        raise IllegalMove(RollFirst())


def _tap(ask: Ask) -> Answer:
    check_turn(ask.change, ask.seats)
    _check_rolled(ask)
    return TapView(tuple(ask.words.split()))


def _play_word(word: str) -> Callable[[Ask], Answer]:
    """Return the action of a command that is a move in some game, such as `double`."""

    def act(ask: Ask) -> Answer:
        try:
            return move(ask.change, ask.seats, word)
        except UnreadableMove:
            raise Refused(NotInThisGame(ask.existing_table.setup.game)) from None

    return act


COMMANDS: Final = (
    Command("roll", _roll, Who.PLAYING),
    Command("move", _move, Who.PLAYING, arguments=(Argument("move", Kind.MOVE),)),
    Command("tap", _tap, Who.PLAYING, listed=False),
    Command(
        "moves",
        _moves,
        Who.PLAYING,
        arguments=(Argument("typed", Kind.MOVE),),
        stale_after=StaleAfter.NEVER,
    ),
    *(
        Command(word.text, _play_word(word.text), Who.PLAYING)
        for game in GAMES.values()
        for word in game.move_words
    ),
)
