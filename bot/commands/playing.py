"""Commands for a player's turn: rolling, moving, and choosing a move step by step."""

from collections.abc import Callable
from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, Who
from bot.commands.views import MovesView, TapView
from bot.table.playing import check_turn, move, roll
from bot.table.refusals import NotInThisGame, Refused
from rules import GAMES
from rules.errors import IllegalMove, RollFirst, UnreadableMove
from rules.game import ToRoll


def _roll(ask: Ask) -> Answer:
    return roll(ask.course, ask.seats)


def _move(ask: Ask) -> Answer:
    """Make a move; without words, offer what can be tapped."""
    if not ask.words:
        return _tap(ask)
    return move(ask.course, ask.seats, ask.words)


def _moves(ask: Ask) -> Answer:
    _check_rolled(ask)
    return MovesView(ask.words)


def _check_rolled(ask: Ask) -> None:
    """Raise where dice come first: nobody knows the moves yet."""
    if isinstance(ask.course.table.stage, ToRoll):
        raise IllegalMove(RollFirst())


def _tap(ask: Ask) -> Answer:
    check_turn(ask.course, ask.seats)
    _check_rolled(ask)
    return TapView(tuple(ask.words.split()))


def _say(word: str) -> Callable[[Ask], Answer]:
    """Make a command of a word that some game knows as a move."""

    def act(ask: Ask) -> Answer:
        try:
            return move(ask.course, ask.seats, word)
        except UnreadableMove:
            raise Refused(NotInThisGame(ask.course.table.setup.game)) from None

    return act


COMMANDS: Final = (
    Command("roll", _roll, Who.PLAYING),
    Command("move", _move, Who.PLAYING, arguments=(Argument("move", Kind.MOVE),)),
    Command("tap", _tap, Who.PLAYING, listed=False),
    Command("moves", _moves, Who.PLAYING, arguments=(Argument("typed", Kind.MOVE),), lasting=True),
    *(
        Command(word.text, _say(word.text), Who.PLAYING)
        for game in GAMES.values()
        for word in game.move_words
    ),
)
