"""A record is read as it was written, with nothing between the codec and the bytes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import UnionType
from typing import get_args

import msgspec
import pytest
from msgspec import Struct, structs

from bot.persistence.record import TableRecord, decode, encode
from bot.table.events import Event, Offered, Undone
from bot.table.news import News
from bot.table.values import TimeWarning
from tests.bot.desk.house import playing
from tests.bot.persistence import whole_record as whole
from tests.bot.room import Room, backgammon, checkers
from tests.bot.table.people import ANNA, BEN, DAN

WRITTEN = Path(__file__).parent / "whole_record.json"
WRITTEN_BY_0_1 = Path(__file__).parent / "whole_record.0.1.json"


def values(value: object) -> Iterator[Struct]:
    """Yield a struct and every struct in it."""
    if isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from values(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from values(part)


def test_a_whole_record_is_read_as_it_was_written() -> None:
    read = decode(encode(whole.KEPT))
    assert read == whole.KEPT
    assert read is not whole.KEPT
    assert read.table is not whole.TABLE


def test_nothing_of_a_record_is_lost() -> None:
    """Compare field by field with what was put in, and not with what the codec made of it."""
    read = decode(encode(whole.KEPT))
    table = read.table
    assert table.offer == whole.OFFER
    assert table.turned_down == (whole.REFUSED,)
    assert table.last_move == whole.LAST_MOVE
    assert table.invited == (DAN,)
    assert table.gone == (whole.THREE,)
    assert table.results == (whole.FIRST_GAME,)
    assert table.warning is TimeWarning.REMINDED
    assert table.ending == whole.ENDING
    assert table.dice == whole.DICE
    assert table.setup == whole.SETUP
    assert tuple(entry.event for entry in table.log) == whole.EVENTS
    assert [(done.version, done.key) for done in read.recent] == [(7, "update 7"), (8, "update 8")]
    assert read.recent[0].news == whole.NEWS
    assert (read.since, read.moved_to) == (whole.KEPT.since, "telegram:-1007")


def test_the_whole_record_leaves_nothing_out() -> None:
    """See that whoever adds a field or an event adds it there too."""
    filled: set[tuple[type[Struct], str]] = set()
    known: set[tuple[type[Struct], str]] = set()
    for value in values(whole.KEPT):
        for field in structs.fields(value):
            known.add((type(value), field.name))
            if getattr(value, field.name) not in (field.default, (), {}):
                filled.add((type(value), field.name))
    assert known - filled == {(TableRecord, "schema")}
    assert {type(event) for event in whole.EVENTS} == set(_members(Event))


def _members(kind: object) -> Iterator[type]:
    for member in get_args(kind):
        if isinstance(member, UnionType):
            yield from _members(member)
        else:
            yield member


def test_records_look_as_they_always_did() -> None:
    """What is written is read by processes of other versions.

    It may get more fields, if they can be left out. Anything else needs a new schema.
    """
    written = WRITTEN.read_bytes()
    assert decode(written) == whole.KEPT
    assert msgspec.json.format(encode(whole.KEPT), indent=1) + b"\n" == written


def test_what_version_0_1_wrote_is_read_without_what_it_did_not_know() -> None:
    old = decode(WRITTEN_BY_0_1.read_bytes())
    kept = whole.KEPT
    assert old.table.setup == structs.replace(
        whole.SETUP, auto_roll=True, auto_play=True, hints=False, rated=True, position=""
    )
    assert (old.table.offer, old.table.turned_down) == (whole.UNDO, (whole.RESIGN,))
    assert old.table.rolled == ()
    assert old.table.last_move == whole.LAST_MOVE  # its dice are in the log
    assert old.table.log[11].event == Undone(4, "13/7")
    news = News(whole.NEWS.events, (ANNA, BEN), whole.RESIGN, whole.NEWS.results, gathering=True)
    assert old.recent[0].news == news
    assert (old.since, old.moved_to, old.arrived) == (kept.since, kept.moved_to, kept.arrived)


def _offered() -> Room:
    room = checkers()
    room.say("Anna", "/move c3-d4")
    room.say("Ben", "/draw")
    return room


def _invited() -> Room:
    room = Room()
    room.say("Anna", "/play quoridor 4 @Ben", named=("Ben",))
    return room


def _left() -> Room:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    room.say("Dan", "/resign yes")
    return room


def _second_game() -> Room:
    room = backgammon("52", "61", options="5 cube 1d falls autoroll=no autoplay=no")
    room.say("Anna", "/resign backgammon")
    return room


def _warned() -> Room:
    house = playing("")
    house.sweep(3)
    return house.room


@pytest.mark.parametrize("make", [_offered, _invited, _left, _second_game, _warned])
def test_a_table_of_a_game_is_read_as_it_was_written(make: Callable[[], Room]) -> None:
    kept = make().found.record
    assert kept is not None
    read = decode(encode(kept))
    assert read == kept
    assert read is not kept


def test_each_of_these_tables_has_what_it_is_there_for() -> None:
    assert _offered().table.offer
    assert isinstance(_offered().table.log[-1].event, Offered)
    assert _invited().table.invited
    assert _left().table.gone
    assert _second_game().table.results
    assert _warned().table.warning is TimeWarning.REMINDED
