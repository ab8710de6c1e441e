"""Commands that ask the others for something, and those that answer."""

from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Fresh, Kind, Who
from bot.commands.refusals import NoTakebacks
from bot.commands.setup import YES
from bot.commands.views import ResignView
from bot.identity import Player
from bot.table.clock import claim
from bot.table.offers import agree, ask_undo, decline, offer_draw, resign, ways_to_resign
from bot.table.playing import move
from bot.table.refusals import NotSeated, Refused
from bot.table.seating import find_invitation, sit_down, turn_down


def _undo(ask: Ask) -> Answer:
    if not ask.chat_preferences.takebacks:
        raise Refused(NoTakebacks())
    return ask_undo(ask.course, ask.seat)


def _draw(ask: Ask) -> Answer:
    return offer_draw(ask.course, ask.seat)


def _resign(ask: Ask) -> Answer:
    """Give up, in one of the ways there are; ask first, unless the words leave no doubt."""
    table, seat, word = ask.course.table, ask.seat, ask.words.casefold()
    ways = [*ways_to_resign(table, seat)]
    if word in YES and not ways[1:]:
        return resign(ask.course, seat, *ways or [""])
    return resign(ask.course, seat, word) if word in ways else ResignView()


def _accept(ask: Ask) -> Answer:
    """Say yes to an invitation, to a player's question, or to what the game asks."""
    if ask.course.table.gathering:
        return sit_down(ask.course, ask.player, "", ask.known_as)
    _check_seated(ask)
    return _by_move(ask, yes=True) or agree(ask.course, ask.seats)


def _decline(ask: Ask) -> Answer:
    """Say no to the same."""
    table = ask.course.table
    invitation = find_invitation(table, (ask.player.id, *ask.known_as))
    if table.gathering and invitation:
        return turn_down(ask.course, Player(invitation, ask.player.name))
    _check_seated(ask)
    return _by_move(ask, yes=False) or decline(ask.course, ask.seats)


def _check_seated(ask: Ask) -> None:
    if not ask.seats:
        raise Refused(NotSeated())


def _by_move(ask: Ask, *, yes: bool) -> Answer | None:
    """Answer by a move of the game, if it is the game that asks and not a player."""
    table = ask.course.table
    if table.offer or table.to_act not in ask.seats:
        return None
    answers = [word.text for word in table.game.move_words if word.answer is yes]
    word = next((word for word in answers if word in table.words), None)
    return move(ask.course, ask.seats, word) if word else None


def _claim(ask: Ask) -> Answer:
    return claim(ask.course, ask.seats)


COMMANDS: Final = (
    Command("undo", _undo, Who.PLAYING),
    Command("draw", _draw, Who.PLAYING),
    Command("resign", _resign, Who.PLAYING, arguments=(Argument("how", Kind.WORD),)),
    Command("accept", _accept, Who.AT_A_TABLE, fresh=Fresh.ASKED),
    Command("decline", _decline, Who.AT_A_TABLE, fresh=Fresh.ASKED),
    Command("claim", _claim, Who.PLAYING),
)
