"""How moves are told: with their dice, as they were tapped, and why something was not played."""

import json

import pytest

from bot.language import Language
from bot.replies.news import tell_news
from bot.replies.reply import Announcement, Menu
from bot.table.change import Change
from bot.table.news import News
from bot.table.playing import roll
from bot.table.values import Setup
from rules.game import Seat
from tests.bot.reading import document_of
from tests.bot.room import AT_ONCE, Room, backgammon
from tests.bot.scripted import ScriptedChance
from tests.bot.table.people import begun, later, play, resumed

BY_HAND = Setup("backgammon", auto_roll=False)
ASKED = Setup("backgammon", auto_roll=False, auto_play=False)

ON_THE_BAR = "------N-----------cbbbbbbA:0:0:1:00:0:0:0:0:0"
SHUT_IN = "------------c-----bbbbbbO-:0:0:1:00:0:0:0:0:0"
ONE_WAY_OUT = "------------b----b-----bA-:0:0:1:00:0:0:0:0:0"
"""One checker on 24; it can go to 18 and, from there, neither 6 nor 1 further."""


def told(change: Change, before: Change, language: Language = Language.ENGLISH) -> tuple[str, ...]:
    """Return how a change is told."""
    return tell_news(News.of(change, before.table), language).sentences


def rolled(setup: Setup, position: str, dice: str) -> tuple[str, ...]:
    """Return how a roll in a position is told, and what comes of it."""
    before = resumed(setup, position, dice)
    return told(roll(later(before), [Seat(0)]), before)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (Language.ENGLISH, "Anna can’t come in from the bar with 3-1 and passes."),
        (Language.RUSSIAN, "Anna пропускает ход: с бара на 3-1 не войти."),
        (Language.BRAZILIAN, "Anna não consegue sair da barra com 3-1 e passa a vez."),
    ],
)
def test_a_pass_on_the_bar_tells_the_dice_and_the_reason(language: Language, sentence: str) -> None:
    before = resumed(BY_HAND, ON_THE_BAR, "31")
    assert told(roll(later(before), [Seat(0)]), before, language)[-1] == sentence


def test_a_pass_of_who_is_shut_in_tells_the_dice_and_the_reason() -> None:
    assert rolled(BY_HAND, SHUT_IN, "31") == (
        "Anna rolls 3-1.",
        "Anna can’t move any checker with 3-1 and passes.",
    )


def test_a_pass_is_made_though_the_table_asks_for_forced_moves() -> None:
    assert rolled(ASKED, SHUT_IN, "31")[-1].endswith("passes.")


def test_a_forced_move_is_made_and_explained_with_its_dice() -> None:
    assert rolled(BY_HAND, ONE_WAY_OUT, "61") == (
        "Anna rolls 6-1.",
        "Anna plays 6-1: 24/18, the only move.",
        "The 1 can’t be played.",
    )


def test_what_is_left_of_a_double_is_told() -> None:
    assert rolled(BY_HAND, ONE_WAY_OUT, "66") == (
        "Anna rolls 6-6.",
        "Anna plays 6-6: 24/18, the only move.",
        "No more 6s can be played.",
    )


def test_a_forced_move_is_asked_for_where_the_table_says_so() -> None:
    before = resumed(ASKED, ONE_WAY_OUT, "61")
    change = roll(later(before), [Seat(0)])
    assert told(change, before) == ("Anna rolls 6-1.",)
    assert told(play(change, "24/18"), change) == (
        "Anna plays 6-1: 24/18.",
        "The 1 can’t be played.",
    )


def test_a_move_that_uses_all_dice_tells_of_none_left() -> None:
    before = begun(Setup("backgammon"), "52", "31")
    assert told(play(before, "13/8 13/11"), before) == (
        "Anna plays 5-2: 13/11 13/8.",
        "Ben rolls 3-1.",
    )


def test_a_forced_move_without_dice_is_explained() -> None:
    before = play(begun(Setup("checkers")), "c3-d4")
    assert told(play(before, "f6-e5"), before) == (
        "Ben plays f6-e5.",
        "Anna plays d4xf6, the only move.",
    )


@pytest.mark.parametrize(
    ("taps", "spelled"),
    [
        (("24", "23", "23"), "24/23/20"),
        (("24", "21", "21"), "24/21/20"),
        (("8", "5", "6"), "8/5 6/5"),
    ],
)
def test_what_was_tapped_is_what_is_told_and_kept(taps: tuple[str, ...], spelled: str) -> None:
    room = backgammon("31", "42")
    room.desk.lists_moves("test", 0)
    room.say("Anna", "/board")
    for tap in taps:
        room.press("Anna", tap)
    reply = room.reply
    assert isinstance(reply, Announcement)
    assert reply.text.startswith(f"Anna plays 3-1: {spelled}.")
    assert room.say("Ben", "/board").text.startswith(f"Anna played 3-1: {spelled}.")
    assert f"1. 31: {spelled}" in room.say("Ben", "/history").text
    document = document_of(room.say("Ben", "/export json"))
    assert document is not None
    (game,) = json.loads(document.content)["games"]
    assert game["lines"][-1]["text"] == spelled


def test_a_tapped_route_is_written_step_by_step_for_other_programs() -> None:
    room = backgammon("31", "42")
    room.desk.lists_moves("test", 0)
    room.say("Anna", "/board")
    for tap in ("24", "23", "23"):
        room.press("Anna", tap)
    document = document_of(room.say("Ben", "/export mat"))
    assert document is not None
    assert b"31: 24/23 23/20" in document.content


def test_what_has_been_tapped_so_far_is_told_on_the_way() -> None:
    room = backgammon("31")
    room.desk.lists_moves("test", 0)
    room.say("Anna", "/board")
    assert room.press("Anna", "24").text == "24 – where to?"
    assert room.press("Anna", "23").text == "24→23 – which piece next?\nDice used: 1"


def test_whoever_wants_to_confirm_is_asked_and_the_move_is_final() -> None:
    room = Room(ScriptedChance("31", "42"))
    room.say("Anna", "/settings confirm yes")
    room.say("Anna", "/play backgammon")
    room.say("Ben", "/join")
    asked = room.press("Anna", "8/5 6/5")
    assert isinstance(asked, Menu)
    assert asked.text == "8/5 6/5 – play it?"
    assert room.table.last_move is None
    reply = room.press("Anna", "Play 8/5 6/5")
    assert reply.text.splitlines() == [
        "Anna plays 3-1: 8/5 6/5.",
        "Ben rolls 4-2.",
        "Ben to play 4-2.",
    ]


def test_a_tapped_move_is_confirmed_as_it_was_tapped() -> None:
    room = backgammon("31", "42")
    room.desk.lists_moves("test", 0)
    room.say("Anna", "/settings confirm yes")
    room.say("Anna", "/board")
    for tap in ("24", "23", "23"):
        room.press("Anna", tap)
    assert room.reply
    assert room.reply.text == "24/23/20 – play it?"
    assert "Anna plays 3-1: 24/23/20." in room.press("Anna", "Play 24/23/20").text


def test_a_typed_move_is_not_asked_about() -> None:
    room = backgammon("31", "42")
    room.say("Anna", "/settings confirm yes")
    assert "Anna plays 3-1: 8/5 6/5." in room.say("Anna", "8/5 6/5").text


def test_dice_stay_beside_the_last_move_until_the_next_roll() -> None:
    room = Room(ScriptedChance("31", "42"), timeouts=AT_ONCE)
    room.say("Anna", "/play backgammon autoroll=no")
    room.say("Ben", "/join")
    reply = room.say("Anna", "8/5 6/5")
    assert isinstance(reply, Announcement)
    assert reply.board
    assert reply.board.dice == (3, 1)
    assert room.say("Ben", "/roll").text.startswith("Anna played 3-1: 8/5 6/5.\nBen rolls 4-2.")
