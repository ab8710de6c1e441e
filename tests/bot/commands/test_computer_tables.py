"""Tables with computers: how large they are, and whose they are alone with the bot."""

import pytest

from bot.computers.availability import Availability
from bot.replies.choice import Style
from bot.replies.reply import Announcement, Menu
from tests.bot.reading import is_refused
from tests.bot.room import Room


def room(availability: Availability = Availability.READY) -> Room:
    """Return a room with computers in it."""
    return Room(computers=availability)


@pytest.mark.parametrize(
    ("words", "computers", "free"),
    [
        ("quoridor computer", 1, 0),
        ("quoridor 4 computer", 3, 0),
        ("quoridor 3 computers", 3, 0),
        ("quoridor computers=3", 3, 0),
        ("quoridor 2 computers", 2, 1),
        ("quoridor 4 computer=5 computers=1", 1, 2),
    ],
)
def test_the_table_is_as_large_as_the_computers_need(words: str, computers: int, free: int) -> None:
    made = room()
    made.say("Anna", f"/play {words}")
    assert len(made.table.players) - len(made.table.people) == computers
    assert made.table.free_places == free


def test_alone_with_the_bot_one_plays_the_computer() -> None:
    made = room()
    menu = made.say("Anna", "/play", alone=True)
    assert isinstance(menu, Menu)
    (games,) = menu.choices
    assert {choice.command for choice in games} == {"computer"}
    assert {choice.style for choice in games} == {Style.MAIN}
    made.say("Anna", "/play quoridor 4", alone=True)
    assert made.table.playing
    assert len(made.table.people) == 1


def test_alone_with_the_bot_one_can_play_both_sides() -> None:
    made = room()
    made.say("Anna", "/play checkers @Anna", named=("Anna",), alone=True)
    assert made.table.playing
    assert len(made.table.people) == 2


def test_alone_where_computers_are_off_one_waits_for_people() -> None:
    made = room(Availability.OFF)
    made.say("Anna", "/play checkers", alone=True)
    assert made.table.gathering


def test_alone_while_computers_are_busy_one_is_told_so() -> None:
    assert is_refused(room(Availability.BUSY).say("Anna", "/play checkers", alone=True))


def test_an_announcement_says_whether_a_computer_thinks() -> None:
    made = room()
    begun = made.say("Anna", "/computer checkers")
    moved = made.say("Anna", "c3-d4")
    assert isinstance(begun, Announcement)
    assert isinstance(moved, Announcement)
    assert (begun.thinking, moved.thinking) == (False, True)
    assert moved.mention is None
