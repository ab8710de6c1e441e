"""Commands that make an offer to the others or answer one, and /claim."""

from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, StaleAfter, Who
from bot.commands.refusals import NoTakebacks
from bot.commands.setup import YES
from bot.commands.views import ResignView, UndoQuestion
from bot.identity import Player, is_computer
from bot.table.clock import claim
from bot.table.endings import stop
from bot.table.offers import agree, decline, offer_draw, offer_undo, resign, ways_to_resign
from bot.table.pace import may_take_back
from bot.table.playing import check_turn, move
from bot.table.refusals import NothingToAnswer, NotSeated, Refused
from bot.table.seating import find_invitation, sit_down, turn_down
from bot.table.table import Table
from rules.game import Seat


def _undo(ask: Ask) -> Answer:
    """Take a move back, or ask for that where the chat allows it.

    Where computers would have to agree, the game is then not rated: that has to be confirmed.
    """
    seat = _undoing_seat(ask)
    free = may_take_back(ask.existing_table, ask.pace, seat, ask.at)
    alone = len(ask.existing_table.people) == 1  # a computer always agrees
    if not free and not alone and not ask.chat_preferences.takebacks:
        raise Refused(NoTakebacks())
    change = offer_undo(ask.change, seat)
    offer = change.table.offer if change.news else None
    costs_rating = offer is not None and offer.unrated
    return UndoQuestion() if costs_rating and ask.words.casefold() not in YES else change


def _undoing_seat(ask: Ask) -> Seat:
    """Return the seat that moved last, if it is the player's, who may have several."""
    last = ask.existing_table.last_move
    return last.seat if last and last.seat in ask.seats else ask.seat


def _draw(ask: Ask) -> Answer:
    return offer_draw(ask.change, ask.seat)


def _resign(ask: Ask) -> Answer:
    """Resign; without clear words, show how the game can be resigned.

    A game that computers have left is stopped: nobody has won it.
    """
    table, seat, word = ask.existing_table, ask.seat, ask.words.casefold()
    ways = [*ways_to_resign(table, seat)]
    if ask.left_by_computers and word in (*YES, *ways):
        return stop(ask.change, ask.player)
    if word in YES and not ways[1:]:
        return resign(ask.change, seat, *ways or [""])
    return resign(ask.change, seat, word) if word in ways else ResignView()


def _accept(ask: Ask) -> Answer:
    """Accept an invitation, an offer, or what the game asks, such as a double."""
    if ask.existing_table.gathering:
        return sit_down(ask.change, ask.player, "", ask.known_as)
    _check_asked(ask)
    return _answer_by_move(ask, yes=True) or agree(ask.change, _agreeing(ask))


def _agreeing(ask: Ask) -> tuple[Seat, ...]:
    """Return the seats that accept: computers do so together, as they would one by one."""
    if not is_computer(ask.player.id):
        return ask.seats
    players = ask.existing_table.players
    return tuple(Seat(at) for at, player in enumerate(players) if is_computer(player.id))


def _decline(ask: Ask) -> Answer:
    """Decline an invitation, an offer, or what the game asks."""
    table = ask.existing_table
    invitation = find_invitation(table, (ask.player.id, *ask.known_as))
    if table.gathering and invitation:
        return turn_down(ask.change, Player(invitation, ask.player.name))
    _check_asked(ask)
    return _answer_by_move(ask, yes=False) or decline(ask.change, ask.seats)


def _check_asked(ask: Ask) -> None:
    """Raise Refused unless a player or the game asks something, and asks this player."""
    table = ask.existing_table
    if not (table.offer or _game_asks(table)):
        raise Refused(NothingToAnswer())
    if not ask.seats:
        raise Refused(NotSeated())
    if not table.offer:
        check_turn(ask.change, ask.seats)


def _game_asks(table: Table) -> bool:
    answers = (word.text for word in table.game.move_words if word.answer is not None)
    return table.playing and any(word in table.words for word in answers)


def _answer_by_move(ask: Ask, *, yes: bool) -> Answer | None:
    """Return the move that answers yes or no, if the game asks and not a player."""
    table = ask.existing_table
    if table.offer or table.to_act not in ask.seats:
        return None
    answers = [word.text for word in table.game.move_words if word.answer is yes]
    word = next((word for word in answers if word in table.words), None)
    return move(ask.change, ask.seats, word) if word else None


def _claim(ask: Ask) -> Answer:
    return claim(ask.change, ask.seats)


COMMANDS: Final = (
    Command("undo", _undo, Who.PLAYING),
    Command("draw", _draw, Who.PLAYING),
    Command("resign", _resign, Who.PLAYING, arguments=(Argument("how", Kind.WORD),), discreet=True),
    Command("accept", _accept, Who.AT_A_TABLE, stale_after=StaleAfter.ASKED),
    Command("decline", _decline, Who.AT_A_TABLE, stale_after=StaleAfter.ASKED),
    Command("claim", _claim, Who.PLAYING),
)
