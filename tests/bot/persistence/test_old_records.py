"""What earlier versions wrote is still read."""

import pytest
from msgspec.structs import replace

from bot.persistence.record import TableRecord, decode, encode
from bot.table.events import Ended
from bot.table.offers import agree, offer_undo
from bot.table.table import Table
from bot.table.values import Cause, Setup
from rules.game import Seat
from tests.bot.table.people import CLEO, begun, play


@pytest.mark.parametrize("name", ["", "Zoe"])
def test_who_stopped_a_game_was_a_name_alone(name: str) -> None:
    table = begun(Setup("checkers")).then(Ended(Cause.STOPPED, by=CLEO)).table
    written = encode(TableRecord(table=table))
    old = written.replace(b'["test:cleo","Cleo"]', f'"{name}"'.encode())
    assert old != written
    assert decode(old).table.ending == Ended(Cause.STOPPED, by=name)
    assert decode(written).table.ending == Ended(Cause.STOPPED, by=CLEO)


CUBE = Setup("backgammon", options={"cube": True})
TURNS = {
    "before the first move": begun(CUBE, "52"),
    "before a roll": play(begun(CUBE, "52"), "13/8 13/11"),
    "after a roll": play(begun(CUBE, "52", "31"), "13/8 13/11", "roll"),
    "after a double": play(begun(CUBE, "52"), "13/8 13/11", "double"),
    "after a take": play(begun(CUBE, "52", "31"), "13/8 13/11", "double", "take"),
    "after a takeback": agree(
        offer_undo(play(begun(CUBE, "52", "31"), "13/8 13/11", "roll"), Seat(0)), [Seat(1)]
    ),
    "after who begins": begun(Setup("narde", auto_roll=False), "61"),
    "without dice": play(begun(Setup("checkers")), "c3-d4"),
}


@pytest.mark.parametrize("when", TURNS)
def test_dice_that_version_0_1_did_not_write_are_found_in_the_log(when: str) -> None:
    table = TURNS[when].table
    old = encode(TableRecord(table=_as_version_0_1_wrote_it(table)))
    assert b'"rolled"' not in old
    assert b'"dice":[5' not in old
    assert decode(old).table == table


def _as_version_0_1_wrote_it(table: Table) -> Table:
    last = table.last_move and replace(table.last_move, dice=())
    return replace(table, rolled=(), last_move=last)


def test_these_turns_differ_in_what_is_rolled() -> None:
    rolled = {when: change.table.rolled for when, change in TURNS.items()}
    assert [when for when, dice in rolled.items() if not dice] == [
        "before a roll",
        "after a double",
        "after who begins",
        "without dice",
    ]
