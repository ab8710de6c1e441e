"""When each player last did something at a table."""

from msgspec.structs import replace

from bot.identity import Moment
from bot.table.events import Agreed, Declined, Entry, Event, Moved, Offered, Rolled, Undone
from bot.table.presence import NEVER, acted_last, last_act
from bot.table.table import Table
from bot.table.values import Offer, Proposal, Setup
from rules.game import Seat
from tests.bot.table.people import ANNA, BEN, CLEO, begun, opened, play

FIRST, SECOND = Seat(0), Seat(1)


def after(*events: Event) -> Table:
    """Return a table at which events have happened, one each second."""
    table = begun(Setup("checkers")).table
    log = (Entry(Moment(1_000 * at), event) for at, event in enumerate(events, 1))
    return replace(table, log=(*table.log, *log))


def test_who_opens_a_table_is_there() -> None:
    table = opened(Setup("checkers")).table
    assert last_act(table, CLEO.id) == NEVER
    assert not acted_last(table, CLEO.id)
    assert acted_last(replace(table, log=(Entry(Moment(5), table.log[0].event),)), ANNA.id)


def test_who_moves_is_there() -> None:
    change = play(begun(Setup("checkers")), "c3-d4", "f6-g5")
    assert last_act(change.table, ANNA.id) == change.at - 1_000
    assert last_act(change.table, BEN.id) == change.at
    assert (acted_last(change.table, ANNA.id), acted_last(change.table, BEN.id)) == (False, True)


def test_what_happens_by_itself_is_done_by_nobody() -> None:
    table = after(Moved(FIRST, "c3-d4"), Rolled((1, 2), SECOND), Moved(SECOND, "x", unasked=True))
    assert last_act(table, BEN.id) == NEVER
    assert acted_last(table, ANNA.id)


def test_offers_answers_and_second_thoughts_are_acts() -> None:
    draw = Offer(Proposal.DRAW, FIRST)
    assert last_act(after(Offered(draw)), ANNA.id) == 1_000
    assert last_act(after(Offered(draw), Declined(SECOND)), BEN.id) == 2_000
    assert last_act(after(Offered(draw), Agreed(SECOND)), BEN.id) == 2_000
    assert last_act(after(Undone(0, "c3-d4", FIRST)), ANNA.id) == 1_000
    assert last_act(after(Undone(0, "c3-d4")), ANNA.id) == NEVER
