"""What happens by itself at a table, when, and what can still be taken back until then."""

import asyncio

from bot.identity import TableId
from bot.replies.reply import Announcement
from bot.table.events import Offered, Rolled, Undone
from rules.game import Seat
from tests.bot.desk.house import SECOND, House
from tests.bot.desk.test_races import Faster
from tests.bot.reading import is_refused, mention_of
from tests.bot.room import ROOM, Room, backgammon, checkers, person
from tests.bot.scripted import ScriptedChance

MOVE = "13/11 13/8"
SOON = "Ben’s dice roll in a moment."
ROLLED = "Ben rolls 3-1."


def moved(options: str = "") -> House:
    """Return a house where Anna has just moved, and Ben's roll is to come."""
    room = backgammon("52", "31", "64", options=options)
    room.say("Anna", MOVE)
    return House(room)


def test_a_roll_that_waits_is_promised_and_can_be_had_at_once() -> None:
    room = moved().room
    assert room.reply is not None
    assert room.reply.text == f"Anna plays 5-2: {MOVE}.\n{SOON}"
    assert [button.label for button in room.buttons] == ["Roll", "Take back", "More …"]
    assert mention_of(room.reply) == person("Ben")
    assert ROLLED in room.press("Ben", "Roll").text


def test_the_roll_comes_on_time_and_once_whoever_sweeps() -> None:
    house = moved()
    before = house.room.found.version
    assert house.sweep(4.99 * SECOND, sweepers=5) == []
    (told,) = house.sweep(0.01 * SECOND + 0.0001, sweepers=5)
    assert told.text == f"Anna played 5-2: {MOVE}.\n{ROLLED}\nBen to play 3-1."
    assert (told.mention, told.urgent) == (person("Ben"), False)
    assert house.sweep(60, sweepers=5) == []
    assert house.room.found.version == before + 1
    assert [entry.event for entry in house.room.table.log[-1:]] == [Rolled((3, 1), Seat(1))]


def test_a_process_that_starts_later_rolls_what_was_left_to_roll() -> None:
    room = moved().room
    later = House(Room(room.chance, room.store, time=room.time + 60_000))
    (told,) = later.sweep(0)
    assert ROLLED in told.text
    assert later.sweep(1) == []


def test_a_forced_move_is_made_on_time_and_explained() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    soon = room.say("Ben", "f6-e5").text
    assert soon.endswith("Anna has only one move, which is played in a moment.")
    house = House(room)
    assert house.sweep(4.9 * SECOND) == []
    (told,) = house.sweep(0.2 * SECOND, sweepers=3)
    assert "Anna plays d4xf6, the only move." in told.text


def test_whoever_is_slower_to_save_a_roll_says_nothing() -> None:
    store = Faster(races=0)
    room = Room(ScriptedChance("52", "31"), store)
    room.say("Anna", "/play backgammon")
    room.say("Ben", "/join")
    room.say("Anna", MOVE)
    store.races = 1
    assert House(room).sweep(6 * SECOND) == []
    assert store.races == 0


def test_a_move_is_taken_back_without_asking_and_nothing_rolls() -> None:
    house = moved()
    room = house.room
    room.time += 4_000
    reply = room.press("Anna", "Take back")
    assert reply.text == f"Anna takes back {MOVE}.\nAnna to play 5-2."
    assert isinstance(reply, Announcement)
    assert room.table.log[-1].event == Undone(1, MOVE, Seat(0))
    assert house.sweep(60, sweepers=3) == []
    assert "Anna plays 5-2: 24/22 13/8." in room.press("Anna", "24/22 13/8").text


def test_a_press_that_comes_after_the_roll_takes_nothing_back() -> None:
    house = moved()
    button = house.room.button("Take back").payload
    house.sweep(6 * SECOND)
    version = house.room.found.version
    assert "out of date" in house.room.send("Anna", button).text
    assert house.room.found.version == version


def test_a_takeback_that_loses_the_race_with_the_roll_takes_nothing_back() -> None:
    """The sweeper saves between the moment a press is read and the moment it would be saved."""
    house = moved()
    button = house.room.button("Take back").payload
    found = house.room.found
    house.sweep(6 * SECOND)
    house.room.time -= 2_000  # another machine's clock, which is late
    assert "out of date" in house.room.send("Anna", button).text
    assert found.table is not None
    assert house.room.table.rolls == found.table.rolls + 1


def test_after_the_time_for_it_the_opponent_is_asked_and_the_roll_waits() -> None:
    house = moved()
    house.room.time += 5_000
    reply = house.room.press("Anna", "Take back")
    assert f"Anna asks to take back {MOVE}.\nThe same dice would come back." in reply.text
    assert house.sweep(1) == []
    assert ROLLED in house.room.press("Ben", "Decline").text


def test_a_stranger_takes_nothing_back() -> None:
    room = moved().room
    before = room.found
    for reply in (room.press("Cleo", "Take back"), room.say("Cleo", "/undo")):
        assert reply.text.startswith("Only the players at the table can do that.")
    assert room.found == before


def test_the_opponent_takes_nothing_back() -> None:
    room = moved().room
    before = room.found
    assert is_refused(room.press("Ben", "Take back"))
    assert room.found == before


def test_a_slip_may_be_mended_where_asking_is_not_allowed() -> None:
    room = moved().room
    room.say("Anna", "/settings chat takebacks off", moderator=True)
    room.say("Anna", "/board")
    assert "takes back" in room.press("Anna", "Take back").text
    room.say("Anna", MOVE)
    room.time += 5_000
    assert "can’t be taken back" in room.say("Anna", "/undo").text
    assert "Take back" not in {button.label for button in room.buttons}


def test_whoever_plays_against_themselves_takes_back_what_they_moved_last() -> None:
    room = Room(ScriptedChance("52", "31"))
    room.say("Anna", "/play backgammon @Anna", named=("Anna",))
    room.say("Anna", MOVE)
    assert f"Anna takes back {MOVE}." in room.press("Anna", "Take back").text


def test_a_roll_is_not_promised_that_nobody_will_make() -> None:
    room = backgammon("52", "31")
    room.say("Ben", "/settings autoroll no")
    assert room.say("Anna", MOVE).text.endswith("Ben to roll: /roll.")
    room.time += 60_000
    room.say("Ben", "/settings autoroll yes")
    assert room.say("Ben", "/board").text.endswith("Ben to roll: /roll.")
    assert ROLLED in room.say("Ben", "/roll").text


def test_a_roll_whose_player_wants_to_roll_after_all_is_left_to_the_player() -> None:
    house = moved()
    house.room.say("Ben", "/settings autoroll no")
    assert house.sweep(1) == []
    assert house.room.say("Ben", "/board").text.endswith("Ben to roll: /roll.")


def test_a_table_whose_chat_got_another_id_rolls_there() -> None:
    """Its new record is due at once, whatever may still be taken back: it is looked at again."""
    house = moved()
    new = TableId("test:new")
    asyncio.run(house.room.desk.move(ROOM, new))
    assert not any(ROLLED in told.text for told in house.sweep(SECOND))
    (told,) = (told for told in house.sweep(5 * SECOND) if ROLLED in told.text)
    assert told.table == new


def test_an_offer_makes_the_roll_wait_and_its_answer_lets_it_go() -> None:
    house = moved()
    house.room.say("Ben", "/resign single")
    assert isinstance(house.room.table.log[-1].event, Offered)
    assert house.sweep(1) == []
    assert house.room.press("Anna", "Decline").text.splitlines()[-2:] == [
        ROLLED,
        "Ben to play 3-1.",
    ]
