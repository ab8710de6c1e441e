"""Buttons for one reader: all of them work, and none is missing that the player needs."""

from collections.abc import Callable

import pytest

from bot.computers.availability import Availability
from bot.language import Language
from bot.replies.choice import Choice, name_only_buttons
from bot.replies.reply import Announcement
from bot.replies.spoken import Reader
from tests.bot.desk.house import playing
from tests.bot.reading import is_refused
from tests.bot.room import Room, backgammon, checkers, person

PEOPLE = ("Anna", "Ben", "Cleo")


def _open() -> Room:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    return room


def _invited() -> Room:
    room = Room()
    room.say("Anna", "/play checkers @Ben", named=("Ben",))
    return room


def _said(make: Callable[[], Room], *said: tuple[str, str]) -> Callable[[], Room]:
    def made() -> Room:
        room = make()
        for name, text in said:
            room.say(name, text)
        return room

    return made


def _late() -> Room:
    house = playing("")
    house.sweep(3)
    (house.room.reply,) = house.sweep(1)
    return house.room


MOVED = (("Anna", "c3-d4"), ("Ben", "f6-g5"))
STATES: dict[str, Callable[[], Room]] = {
    "waiting for anybody": _open,
    "waiting for a guest": _invited,
    "to move": checkers,
    "just moved": _said(checkers, MOVED[0]),
    "both moved": _said(checkers, *MOVED),
    "a draw is offered": _said(checkers, *MOVED, ("Ben", "/draw")),
    "to play dice": lambda: backgammon("31", "42"),
    "a roll in a moment": _said(lambda: backgammon("31", "42"), ("Anna", "8/5 6/5")),
    "to roll or double": _said(lambda: backgammon("31", "42", options="5"), ("Anna", "8/5 6/5")),
    "to answer a double": _said(
        lambda: backgammon("31", "42", options="5"), ("Anna", "8/5 6/5"), ("Ben", "/double")
    ),
    "out of time": _late,
    "over": _said(checkers, *MOVED, ("Anna", "/resign yes")),
    "a rematch is offered": _said(checkers, *MOVED, ("Anna", "/resign yes"), ("Ben", "/rematch")),
    "closed": _said(_open, ("Anna", "/leave")),
}


def buttons_for(room: Room, name: str) -> list[Choice]:
    """Return the buttons that somebody sees where each has a view of their own."""
    assert isinstance(room.reply, Announcement)
    mine = room.reply.for_reader(Reader(Language.ENGLISH, person(name).id))
    return [choice for group in mine.choices for choice in group]


@pytest.mark.parametrize("name", PEOPLE)
@pytest.mark.parametrize("state", STATES)
def test_every_button_works_for_its_reader(state: str, name: str) -> None:
    for number, button in enumerate(buttons_for(STATES[state](), name)):
        room = STATES[state]()
        reply = room.send(name, buttons_for(room, name)[number].payload)
        assert not is_refused(reply), (button.label, reply.text)


@pytest.mark.parametrize("state", STATES)
def test_no_two_buttons_of_a_reader_have_one_label(state: str) -> None:
    for name in PEOPLE:
        labels = [button.label for button in buttons_for(STATES[state](), name)]
        assert len(labels) == len(set(labels))


SEEN = {
    "waiting for anybody": ("leave rules", "join rules", "join rules"),
    "waiting for a guest": ("leave rules", "accept decline rules", "rules"),
    "to move": ("move more", "more", ""),
    "just moved": ("undo more", "move more", ""),
    "a draw is offered": ("accept decline move more", "decline more", ""),
    "a roll in a moment": ("undo more", "roll more", ""),
    "to roll or double": ("undo more", "roll double more", ""),
    "to answer a double": ("take drop undo more", "undo more", ""),
    "out of time": ("move more", "claim more", ""),
    "over": ("rematch replay export play", "rematch replay export play", "replay export play"),
    "a rematch is offered": (
        "accept decline replay export",
        "decline replay export",
        "replay export",
    ),
    "closed": ("play", "play", "play"),
}
"""The commands on the buttons of Anna, Ben and Cleo, each once."""


@pytest.mark.parametrize("state", SEEN)
def test_each_reader_has_the_buttons_they_need(state: str) -> None:
    seen = [buttons_for(STATES[state](), name) for name in PEOPLE]
    assert (
        tuple(" ".join(dict.fromkeys(button.command for button in buttons)) for buttons in seen)
        == SEEN[state]
    )


def test_a_request_that_is_ones_own_is_withdrawn() -> None:
    room = STATES["a draw is offered"]()
    assert [button.label for button in buttons_for(room, "Ben")] == ["Withdraw", "More …"]


@pytest.mark.parametrize("by_then", [Availability.READY, Availability.OFF])
def test_a_computer_is_asked_for_a_rematch_where_it_plays(by_then: Availability) -> None:
    room = Room(computers=Availability.READY)
    room.say("Anna", "/play checkers computer")
    room.computers = by_then
    room.say("Anna", "/resign yes")
    offered = "rematch" in [button.command for button in buttons_for(room, "Anna")]
    assert offered is (by_then is Availability.READY)


def test_the_one_to_act_has_all_moves_and_nobody_else_any() -> None:
    room = checkers()
    assert isinstance(room.reply, Announcement)
    moves = [button for button in buttons_for(room, "Anna") if button.command == "move"]
    assert len(moves) == len(room.table.legal_moves) == 7
    for name in ("Ben", "Cleo"):
        assert not any(button.command == "move" for button in buttons_for(room, name))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "You can’t. /board shows it.\nOne more needed: /join.",
            "You can’t.\nOne more needed: Join.",
        ),
        ("13/8 is not possible. See /moves!", "13/8 is not possible."),
        ("/play starts one.", "/play starts one."),
        ("It’s over.\n/play starts one.", "It’s over."),
    ],
)
def test_where_nobody_can_type_only_buttons_are_named(text: str, told: str) -> None:
    join = Choice("Join", "0 join", command="join")
    assert name_only_buttons(text, ((join,),)) == told
