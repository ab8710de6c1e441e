"""What needs the others' consent: a draw, a move taken back, a resignation, another game."""

from collections.abc import Collection
from typing import Final

from bot.table.course import Course
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

_OFTEN: Final = 2
"""How often one may ask for the same between two moves."""
_MUTUAL: Final = frozenset({Proposal.DRAW, Proposal.REMATCH})
"""What two who ask each other for it agree on. Each resigns, or takes back, for himself."""


class Draw(Ending):
    """How a game ends that nobody wins because the players want it so."""

    AGREED = "agreed"


def offer_draw(course: Course, seat: Seat) -> Course:
    """Ask for a draw; with the other's question for the same open, agree to it."""
    if not course.table.game.draws:
        raise Refused(NoDrawsHere())
    return _ask(course, Offer(Proposal.DRAW, seat))


def offer_rematch(course: Course, seat: Seat) -> Course:
    """Ask for the same game once more."""
    if not course.table.everybody_known:
        raise Refused(PlayerIsGone())
    return _ask(course, Offer(Proposal.REMATCH, seat))


def ask_undo(course: Course, seat: Seat) -> Course:
    """Ask to take one's latest move back, and whatever came after it."""
    game = lines(course.table.log)
    for at in reversed(range(len(game))):
        match game[at]:
            case Gone():
                break
            case Moved(by, text, unasked) if by == seat and not unasked:
                return _ask(course, Offer(Proposal.UNDO, seat, move=text, keep=at))
            case _:
                continue
    raise Refused(NothingToTakeBack())


def resign(course: Course, seat: Seat, how: str) -> Course:
    """Give up. Less than the most that can be lost needs the winner's consent."""
    table = course.table
    if table.game.leave(table.board, seat) is not None:
        return advance(course.then(Gone(seat, Cause.RESIGNED)))
    ways = ways_to_resign(table, seat)
    if how not in ways:
        raise Refused(NoSuchResignation(tuple(ways)))
    if how == list(ways)[-1]:
        return advance(end(course, Cause.RESIGNED, ways[how]))
    return _ask(course, Offer(Proposal.RESIGN, seat, how=how, points=ways[how].points))


def agree(course: Course, seats: Collection[Seat]) -> Course:
    """Say yes to what another asked; once everybody has, it is done."""
    offer = course.table.offer
    if offer is None:
        raise Refused(NothingToAnswer())
    open_to = course.table.to_answer
    answering = [seat for seat in open_to if seat in seats]
    if not answering:
        raise Refused(WaitForTheAnswer(offer.proposal))
    for seat in answering:
        course = course.then(Agreed(seat))
    return _carry_out(course, offer) if len(answering) == len(open_to) else course


def decline(course: Course, seats: Collection[Seat]) -> Course:
    """Say no, or take one's own question back."""
    if course.table.offer is None:
        raise Refused(NothingToAnswer())
    return course.then(Declined(min(seats)))


def _ask(course: Course, offer: Offer) -> Course:
    """Put the question; if the other has put the same one about both, say yes to it."""
    table = course.table
    if table.offer is None:
        if table.turned_down.count(offer) >= _OFTEN:
            raise Refused(AskedBefore())
        return course.then(Offered(offer))
    if table.offer.proposal is not offer.proposal or offer.proposal not in _MUTUAL:
        raise Refused(AnswerFirst(table.offer.proposal))
    return agree(course, [offer.by])


def ways_to_resign(table: Table, seat: Seat) -> dict[str, Outcome]:
    """Return what the seat may offer to lose, the cheapest first."""
    ways = table.game.resignations(table.board, seat)
    return {outcome.how.value: outcome for outcome in ways}


def _carry_out(course: Course, offer: Offer) -> Course:
    match offer.proposal:
        case Proposal.DRAW:
            return advance(end(course, Cause.AGREED, Outcome(None, Draw.AGREED, 0)))
        case Proposal.UNDO:
            return course.then(Undone(offer.keep, offer.move))
        case Proposal.RESIGN:
            lost = ways_to_resign(course.table, offer.by)[offer.how]
            return advance(end(course, Cause.RESIGNED, lost))
        case Proposal.REMATCH:
            return begin_again(course)
