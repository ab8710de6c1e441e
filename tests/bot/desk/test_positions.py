"""Positions in and out: shown, judged, played, and as text to copy."""

from time import process_time

import pytest

from bot.identity import is_computer
from bot.replies.drawings import Board
from bot.replies.reply import Announcement, Leaf, Refusal, Reply
from bot.table.values import Setup
from rules import GAMES
from tests.bot.desk.coached import coached
from tests.bot.room import Room

XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10"
POSITIONS = {
    XGID: "Backgammon",
    "4HPwATDgc/ABMA:cInlAAAAAAAE": "Backgammon",
    "-----------kaEDCBA----c---:1:21": "Long narde",
    "W:Wc3,g3,a1:Bf6,b6,e5": "Brazilian checkers",
    "B : W18 : Bx": "",
    "e5 e6/-/10 10/2": "Quoridor",
    "e1 a5 e9 i5/-/5 5 5 5/3": "Quoridor",
}

SPACED = "W: Wc3, Ka1 : Bf6"


def leaf(reply: Reply) -> Leaf:
    assert isinstance(reply, Leaf), reply
    return reply


@pytest.mark.parametrize("text", [text for text, game in POSITIONS.items() if game])
def test_a_position_is_drawn_from_the_side_to_act_without_any_table(text: str) -> None:
    shown = leaf(Room().say("Anna", f"/board {text}"))
    game, position = shown.text.split("\n")
    assert game == POSITIONS[text]
    assert isinstance(shown.drawing, Board)
    assert position == str(shown.drawing.position)
    assert shown.drawing.alt_text


def test_a_text_that_is_no_position_is_explained() -> None:
    refused = Room().say("Anna", "/board W:Wc3,x9:Bf6")
    assert isinstance(refused, Refusal)
    assert "x9" in refused.text


def test_other_words_behind_board_mean_the_table() -> None:
    assert isinstance(Room().say("Anna", "/board please"), Refusal)
    room = coached("Anna: /play checkers both")
    assert isinstance(room.say("Anna", "/board please"), Announcement)


@pytest.mark.parametrize("text", [text for text, game in POSITIONS.items() if game])
def test_a_position_is_judged(text: str) -> None:
    shown = leaf(coached().say("Anna", f"/analyse {text}"))
    assert "\n1. " in shown.text
    assert isinstance(shown.drawing, Board)
    assert shown.drawing.arrows


def test_where_there_is_one_choice_there_is_nothing_to_compare() -> None:
    shown = leaf(coached().say("Anna", "/analyse W:Wc3,a1:Bd4,h8"))
    assert shown.text.splitlines()[2:] == ["1. c3xe5: scores 65%"]


def test_a_finished_position_is_shown_and_neither_judged_nor_played() -> None:
    over = "e9 e5/-/10 10/2"
    leaf(coached().say("Anna", f"/board {over}"))
    for command in ("/analyse", "/play from"):
        assert isinstance(coached().say("Anna", f"{command} {over}"), Refusal)


def test_the_position_that_is_being_played_is_not_judged() -> None:
    room = coached("Anna: /play checkers", "Ben: /join")
    assert room.say("Ben", f"/analyse {room.table.position}").text.startswith("The game isn’t over")
    room.say("Anna", "c3-d4")
    leaf(room.say("Ben", "/analyse W:Wc3,g3,a1:Bf6,b6,e5"))


def test_the_board_of_a_table_is_a_text_to_copy() -> None:
    room = coached("Anna: /play checkers both", "Anna: /more")
    shown = leaf(room.press("Anna", "Position"))
    assert shown.text.split("\n") == ["Brazilian checkers", room.table.position]
    assert isinstance(coached("Anna: /play checkers").say("Anna", "/board position"), Announcement)


@pytest.mark.parametrize(
    ("words", "game", "seats"),
    [
        (f"both from {XGID}", "backgammon", 2),
        ("both checkers from W:Wc3,g3,a1:Bf6,b6,e5", "checkers", 2),
        ("both из -----------kaEDCBA----c---:1:21", "narde", 2),
        ("quoridor both from e1 a5 e9 i5/-/5 5 5 5/3", "quoridor", 4),
    ],
)
def test_a_game_from_a_position_begins_there_and_is_not_rated(
    words: str, game: str, seats: int
) -> None:
    room = coached(f"Anna: /play {words}")
    table = room.table
    assert (table.setup.game, table.setup.seats, table.setup.rated) == (game, seats, False)
    assert table.opening == table.setup.position
    assert GAMES[game].load(table.opening)
    assert room.reply
    assert "from a given position" in room.reply.text


@pytest.mark.parametrize("text", [*filter(POSITIONS.get, POSITIONS), SPACED, "4HPwATDgc/ABMA"])
@pytest.mark.parametrize("words", ["both 5m", "5m both", "both 5m hints=yes"])
def test_options_may_follow_a_position(text: str, words: str) -> None:
    before, after = coached(), coached()
    before.say("Anna", f"/play {words} from {text}")
    after.say("Anna", f"/play from {text} {words}")
    assert after.table.setup == before.table.setup
    assert after.table.setup.clock
    assert after.table.people == before.table.people


def test_a_computer_may_follow_a_position() -> None:
    room = coached("Anna: /play from e1 a5 e9 i5/-/5 5 5 5/1 2 computers")
    assert sum(is_computer(player.id) for player in room.table.invited) == 2
    room = coached(f"Anna: /play from {XGID} computer=5")
    assert room.table.has_computers


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("XGID=-b----E-C---eE---c-e----B-:0:0:-1:71:0:0:0:7:10", "“71”"),
        ("-----------kaEDCBA----c---:1:71", "“71”"),
        ("W:Wc3,x9 : Bf6", "“x9”"),
    ],
)
def test_what_is_wrong_in_a_position_is_told_without_what_follows(text: str, part: str) -> None:
    refused = coached().say("Anna", f"/play from {text} computer=5")
    assert isinstance(refused, Refusal)
    assert part in refused.text
    assert "computer" not in refused.text


def test_a_long_text_that_is_no_position_is_refused_at_once() -> None:
    began = process_time()
    assert isinstance(coached().say("Anna", f"/play from W:W:B {'a1 ' * 1_300}"), Refusal)
    assert process_time() - began < 1


def test_a_rematch_begins_with_the_same_position_and_is_not_rated_either() -> None:
    given = "W:Wa1,c3,g3:Be5,b6,f6:H0"
    room = coached(f"Anna: /play from {given}", "Ben: /join", "Ben: /resign yes")
    room.say("Anna", "/rematch")
    room.say("Ben", "/accept")
    assert (room.table.opening, room.table.setup.rated) == (given, False)


def test_without_a_position_behind_it_from_is_an_unknown_word() -> None:
    assert isinstance(coached().say("Anna", "/play checkers from here"), Refusal)
    assert Setup("checkers").position == ""
