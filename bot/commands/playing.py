"""Commands for a player's turn: /roll, /move, /moves, and words such as /double."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, StaleAfter, Who
from bot.commands.views import ConfirmView, MoreView, MovesView, TapView
from bot.table.playing import check_turn, move, play_tapped, roll
from bot.table.positions import has_dice, read_move
from bot.table.refusals import BeforeTheRoll, NoDiceInGame, NotInThisGame, Refused
from bot.table.tapping import follow_taps
from rules import GAMES
from rules.errors import AlreadyRolled, IllegalMove, RollFirst, UnreadableMove
from rules.game import MoveWord, ToRoll

CONFIRM: Final = "ok"
"""Follows a move, or its taps, on the button with which a player confirms it."""


def _roll(ask: Ask) -> Answer:
    game = ask.existing_table.setup.game
    if not has_dice(game):
        raise Refused(NoDiceInGame(game))
    return roll(ask.change, ask.seats)


def _move(ask: Ask) -> Answer:
    """Make a move; without words, let the player choose it step by step."""
    words, confirmed = read_confirmed(ask.words.split())
    if not words:
        return _tap(ask)
    known = ask.existing_table.game.move_words
    if word := next((word for word in known if word.text == ask.words.casefold()), None):
        return _play_word(ask, word)
    try:
        change = move(ask.change, ask.seats, " ".join(words))
    except UnreadableMove:
        _check_rolled(ask)
        raise
    asks = ask.request.pressed and ask.preferences.confirm and not confirmed
    return ConfirmView(" ".join(words)) if asks else change


def _moves(ask: Ask) -> Answer:
    _check_rolled(ask)
    return MovesView(ask.words)


def _check_rolled(ask: Ask) -> None:
    """Raise IllegalMove if the player has to roll first, and Refused if another has to."""
    if isinstance(ask.existing_table.stage, ToRoll):
        check_turn(ask.change, ask.seats)
        raise IllegalMove(RollFirst())


def _tap(ask: Ask) -> Answer:
    """Make the move that was tapped, or show what can be tapped next."""
    check_turn(ask.change, ask.seats)
    _check_rolled(ask)
    tapped, confirmed = read_confirmed(ask.words.split())
    taps = follow_taps(ask.existing_table, tapped)[-1].taps
    if tapped and taps.move is not None and (confirmed or not ask.preferences.confirm):
        return play_tapped(ask.change, ask.seats, taps.spelled)
    return TapView(tapped)


def read_confirmed(words: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """Return the words of a move, and whether the player has confirmed it."""
    said = tuple(words)
    return (said[:-1], True) if said[-1:] == (CONFIRM,) else (said, False)


def _more(ask: Ask) -> Answer:  # noqa: ARG001 - the table says what can be done
    return MoreView()


def _play_word(ask: Ask, word: MoveWord) -> Answer:
    """Make a move that is a word, such as `double`; say best why it is out of place."""
    table = ask.existing_table
    if word not in table.game.move_words:
        raise Refused(NotInThisGame(table.setup.game))
    if word.answer is not None and word.text not in table.words:
        read_move(table.setup.game, table.position, word.text)  # Raises: nothing is asked.
    try:
        return move(ask.change, ask.seats, word.text)
    except IllegalMove as error:
        if isinstance(error.reason, AlreadyRolled):
            raise Refused(BeforeTheRoll(word.text)) from None
        raise


COMMANDS: Final = (
    Command("roll", _roll, Who.PLAYING),
    Command("move", _move, Who.PLAYING, arguments=(Argument("move", Kind.MOVE),)),
    Command("tap", _tap, Who.PLAYING, listed=False),
    Command("more", _more, Who.PLAYING, listed=False, stale_after=StaleAfter.NEVER),
    Command(
        "moves",
        _moves,
        Who.PLAYING,
        arguments=(Argument("typed", Kind.MOVE),),
        stale_after=StaleAfter.NEVER,
    ),
    *(
        Command(word.text, partial(_play_word, word=word), Who.PLAYING)
        for game in GAMES.values()
        for word in game.move_words
    ),
)
