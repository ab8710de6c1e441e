"""A menu for choosing a move, from the player's side or as everybody sees the table."""

from bot.replies.reply import Menu
from tests.bot.room import Room


def begin(game: str) -> Room:
    room = Room()
    room.say("Anna", f"/play {game}")
    room.say("Ben", "/join", locale="ru")
    return room


def test_a_chat_that_shows_it_to_all_has_it_in_the_language_and_from_the_side_of_the_table() -> (
    None
):
    room = begin("quoridor")
    room.say("Anna", "e2")
    own = room.say("Ben", "/tap h", locale="ru")
    assert isinstance(own, Menu)
    assert own.text == "Перегородка ▬ — в каком ряду?"
    shared = own.for_all()
    assert shared.text == "Wall ▬ – which row?"
    assert (own.board and own.board.seat, shared.board and shared.board.seat) == (1, 0)
    assert [choice.label for choice in shared.choices[0]] == list("87654321")
    assert {choice.payload for choice in shared.choices[0]} == {
        choice.payload for choice in own.choices[0]
    }


def test_other_menus_are_the_same_for_all() -> None:
    more = begin("checkers").say("Ben", "/more")
    assert isinstance(more, Menu)
    assert more.for_all() is more


def test_from_resigning_one_gets_back_to_what_else_can_be_done() -> None:
    asked = begin("checkers").say("Ben", "/resign")
    assert asked.choices[-1][-1].command == "more"
