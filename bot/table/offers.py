"""Offers that the others have to accept: a draw, a takeback, a resignation, a rematch."""

from collections.abc import Collection, Iterator
from typing import Final

from msgspec.structs import replace

from bot.table.change import Change
from bot.table.endings import end
from bot.table.events import Agreed, Declined, Gone, Moved, Offered, Undone
from bot.table.lines import latest_lines, lines
from bot.table.pace import is_slip, may_take_back
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
"""Offers that a player can also accept by making the same offer."""


class Draw(Ending):
    """How a game ends in a draw by agreement."""

    AGREED = "agreed"


def offer_draw(change: Change, seat: Seat) -> Change:
    """Offer a draw, or accept one if it has been offered."""
    if not change.table.game.draws:
        raise Refused(NoDrawsHere())
    return _make_offer(change, Offer(Proposal.DRAW, seat))


def offer_rematch(change: Change, seat: Seat) -> Change:
    """Offer to play the same game again."""
    if not change.table.everybody_known:
        raise Refused(PlayerIsGone())
    return _make_offer(change, Offer(Proposal.REMATCH, seat))


def offer_undo(change: Change, seat: Seat) -> Change:
    """Take back the seat's latest move, or offer to: a move just made needs nobody's consent."""
    own = move_to_take_back(change.table, seat)
    if own is None:
        raise Refused(NothingToTakeBack())
    later_lines, move = own
    keep = len(lines(change.table.log)) - 1 - later_lines
    if may_take_back(change.table, change.pace, seat, change.at):
        return change.then(Undone(keep, move, seat))
    offer = Offer(
        Proposal.UNDO,
        seat,
        move=move,
        keep=keep,
        later=tuple(_after(change.table, keep)),
        same_dice=change.table.rolls > 0,
        unrated=_costs_rating(change, seat, keep),
    )
    return _make_offer(change, offer)


def _costs_rating(change: Change, seat: Seat, keep: int) -> bool:
    """Return whether a rated game is not rated any more if the seat's latest move is taken back."""
    table = change.table
    counts = table.rated and table.has_computers
    return counts and not is_slip(table, change.pace, seat, keep, change.at)


def _after(table: Table, keep: int) -> Iterator[tuple[Seat, str]]:
    """Yield the moves after one, and the roll that is not played yet."""
    for line in lines(table.log)[keep + 1 :]:
        if isinstance(line, Moved):
            yield line.seat, line.text
    if table.rolled and table.to_act is not None:
        yield table.to_act, "-".join(map(str, table.rolled))


def move_to_take_back(table: Table, seat: Seat) -> tuple[int, str] | None:
    """Return the seat's latest move that it chose, after how many later lines; None without one."""
    for later, line in enumerate(latest_lines(table.log)):
        match line:
            case Gone():
                return None
            case Moved(by, text, unasked=False) if by == seat:
                return later, text
            case _:
                continue
    return None


def resign(change: Change, seat: Seat, how: str) -> Change:
    """Resign. The highest loss, or the match, ends it at once; a lower one has to be accepted."""
    table = change.table
    if table.game.leave(table.board, seat) is not None:
        return advance(change.then(Gone(seat, Cause.RESIGNED)))
    ways = _losses(table, seat)
    if how not in ways:
        raise Refused(NoSuchResignation(tuple(ways)))
    if how == list(ways)[-1] or loses_match(table, ways[how]):
        return advance(end(change, Cause.RESIGNED, ways[how], seat))
    return _make_offer(change, Offer(Proposal.RESIGN, seat, how=how, points=ways[how].points))


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
    """Decline the open offer, or withdraw one's own; what has waited for that goes on."""
    if change.table.offer is None:
        raise Refused(NothingToAnswer())
    return advance(change.then(Declined(min(seats))))


def _make_offer(change: Change, offer: Offer) -> Change:
    """Make the offer, or accept the same one if it is open and concerns everybody.

    Whoever asks computers for the same thing again has only to wait: they are about to answer.
    """
    table = change.table
    if table.offer is None:
        # Whether it costs the rating by now makes it no other offer.
        before = [replace(declined, unrated=offer.unrated) for declined in table.turned_down]
        if before.count(offer) >= _MAX_OFFERS:
            raise Refused(AskedBefore())
        return change.then(Offered(offer))
    if table.computers_answer and _is_same(table.offer, offer):
        return change
    if table.offer.proposal is not offer.proposal or offer.proposal not in _MUTUAL:
        answers = offer.by in table.to_answer
        raise Refused((AnswerFirst if answers else WaitForTheAnswer)(table.offer.proposal))
    return agree(change, [offer.by])


def _is_same(open_one: Offer, offer: Offer) -> bool:
    """Return whether an offer is the open one, whoever has accepted that by now."""
    return replace(open_one, agreed=(), unrated=offer.unrated) == offer


def ways_to_resign(table: Table, seat: Seat) -> dict[str, Outcome]:
    """Return how the seat may resign, the lowest loss first; none costs more than the match."""
    ways: dict[str, Outcome] = {}
    for how, outcome in _losses(table, seat).items():
        ways[how] = outcome
        if loses_match(table, outcome):
            break
    return ways


def _losses(table: Table, seat: Seat) -> dict[str, Outcome]:
    """Return every result that the seat may lose by, the lowest first."""
    ways = table.game.resignations(table.board, seat)
    return {outcome.how.value: outcome for outcome in ways}


def loses_match(table: Table, outcome: Outcome) -> bool:
    """Return whether a match is over after that result."""
    return table.is_match and table.game.next_game(table.board, outcome) is None


def _carry_out(change: Change, offer: Offer) -> Change:
    match offer.proposal:
        case Proposal.DRAW:
            return advance(end(change, Cause.AGREED, Outcome(None, Draw.AGREED, 0)))
        case Proposal.UNDO:
            unrated = offer.unrated and change.table.rated
            return change.then(Undone(offer.keep, offer.move, unrated=unrated))
        case Proposal.RESIGN:
            lost = _losses(change.table, offer.by)[offer.how]
            return advance(end(change, Cause.RESIGNED, lost, offer.by))
        case Proposal.REMATCH:
            return begin_again(change)
