"""Offers that the others have to accept: a draw, a takeback, a resignation, a rematch."""

from collections.abc import Collection
from typing import Final

from bot.table.change import Change
from bot.table.endings import end
from bot.table.events import Agreed, Declined, Gone, Moved, Offered, Undone
from bot.table.lines import lines
from bot.table.playing import advance
from bot.table.refusals import (
    AnswerFirst,
    AskedBefore,
    NoDrawsHere,
    NoSuchResignation,
    NothingToAnswer,
    NothingToTakeBack,
    PlayerIsGone,
    Refused,
    WaitForTheAnswer,
)
from bot.table.seating import begin_again
from bot.table.table import Table
from bot.table.values import Cause, Offer, Proposal
from rules.game import Ending, Outcome, Seat

_MAX_OFFERS: Final = 2
"""How often the same offer can be made between two moves."""
_MUTUAL: Final = frozenset({Proposal.DRAW, Proposal.REMATCH})
"""Offers that a player accepts by making the same; an own takeback or resignation is another."""


class Draw(Ending):
    """How a game ends in a draw by agreement."""

    AGREED = "agreed"


def offer_draw(change: Change, seat: Seat) -> Change:
    """Offer a draw, or accept one if it has been offered."""
    if not change.table.game.draws:
        raise Refused(NoDrawsHere())
    return _make(change, Offer(Proposal.DRAW, seat))


def offer_rematch(change: Change, seat: Seat) -> Change:
    """Offer to play the same game again."""
    if not change.table.everybody_known:
        raise Refused(PlayerIsGone())
    return _make(change, Offer(Proposal.REMATCH, seat))


def ask_undo(change: Change, seat: Seat) -> Change:
    """Offer to take back the seat's latest move and everything after it."""
    game = lines(change.table.log)
    for at in reversed(range(len(game))):
        match game[at]:
            case Gone():
                break
            case Moved(by, text, unasked) if by == seat and not unasked:
                return _make(change, Offer(Proposal.UNDO, seat, move=text, keep=at))
            case _:
                continue
    raise Refused(NothingToTakeBack())


def resign(change: Change, seat: Seat, how: str) -> Change:
    """Resign. The highest loss ends the game at once; a lower one has to be accepted."""
    table = change.table
    if table.game.leave(table.board, seat) is not None:
        return advance(change.then(Gone(seat, Cause.RESIGNED)))
    ways = ways_to_resign(table, seat)
    if how not in ways:
        raise Refused(NoSuchResignation(tuple(ways)))
    if how == list(ways)[-1]:
        return advance(end(change, Cause.RESIGNED, ways[how]))
    return _make(change, Offer(Proposal.RESIGN, seat, how=how, points=ways[how].points))


def agree(change: Change, seats: Collection[Seat]) -> Change:
    """Accept the open offer; once everybody has, it is carried out."""
    offer = change.table.offer
    if offer is None:
        raise Refused(NothingToAnswer())
    open_to = change.table.to_answer
    answering = [seat for seat in open_to if seat in seats]
    if not answering:
        raise Refused(WaitForTheAnswer(offer.proposal))
    for seat in answering:
        change = change.then(Agreed(seat))
    return _carry_out(change, offer) if len(answering) == len(open_to) else change


def decline(change: Change, seats: Collection[Seat]) -> Change:
    """Decline the open offer, or withdraw one's own."""
    if change.table.offer is None:
        raise Refused(NothingToAnswer())
    return change.then(Declined(min(seats)))


def _make(change: Change, offer: Offer) -> Change:
    """Make the offer, or accept the same one if it is open and concerns everybody."""
    table = change.table
    if table.offer is None:
        if table.turned_down.count(offer) >= _MAX_OFFERS:
            raise Refused(AskedBefore())
        return change.then(Offered(offer))
    if table.offer.proposal is not offer.proposal or offer.proposal not in _MUTUAL:
        raise Refused(AnswerFirst(table.offer.proposal))
    return agree(change, [offer.by])


def ways_to_resign(table: Table, seat: Seat) -> dict[str, Outcome]:
    """Return how the seat may resign, the lowest loss first."""
    ways = table.game.resignations(table.board, seat)
    return {outcome.how.value: outcome for outcome in ways}


def _carry_out(change: Change, offer: Offer) -> Change:
    match offer.proposal:
        case Proposal.DRAW:
            return advance(end(change, Cause.AGREED, Outcome(None, Draw.AGREED, 0)))
        case Proposal.UNDO:
            return change.then(Undone(offer.keep, offer.move))
        case Proposal.RESIGN:
            lost = ways_to_resign(change.table, offer.by)[offer.how]
            return advance(end(change, Cause.RESIGNED, lost))
        case Proposal.REMATCH:
            return begin_again(change)
