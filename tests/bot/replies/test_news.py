"""How news are told that say what is at stake: requests, doubles, and the ends of games."""

import pytest

from bot.language import Language
from bot.replies.reply import Announcement, Reply
from bot.replies.spoken import Reader
from rules.game import Seat
from tests.bot.room import Room, backgammon, checkers, person

CUBE = "cube=yes"
ROLLS = ("52", "31", "64", "66", "21", "43", "65")


def announced(reply: Reply) -> Announcement:
    assert isinstance(reply, Announcement)
    return reply


def moved() -> Room:
    """Return a room where Anna and Ben have moved, and Anna has rolled."""
    room = backgammon(*ROLLS)
    for name, text in [("Anna", "13/8 13/11"), ("Ben", "/roll"), ("Ben", "8/5 6/5")]:
        room.say(name, text)
    room.say("Anna", "/roll")
    return room


@pytest.mark.parametrize(
    ("locale", "sentences"),
    [
        (
            "en",
            [
                (
                    "Anna asks to take back 13/11 13/8 and what came after it: "
                    "Ben’s 8/5 6/5 and Anna’s 6-4."
                ),
                "The same dice would come back.",
            ],
        ),
        (
            "ru",
            [
                (
                    "Anna просит вернуть ход 13/11 13/8 и всё, что было после него: "
                    "8/5 6/5 (Ben) и 6-4 (Anna)."
                ),
                "Кости выпадут те же самые.",
            ],
        ),
        (
            "pt-BR",
            [
                (
                    "Anna pede para desfazer 13/11 13/8 e o que veio depois: "
                    "8/5 6/5 (Ben) e 6-4 (Anna)."
                ),
                "Sairiam os mesmos dados.",
            ],
        ),
    ],
)
def test_a_request_tells_all_that_would_be_taken_back(locale: str, sentences: list[str]) -> None:
    room = moved()
    room.say("Cleo", f"/settings chat {locale}", moderator=True)
    assert room.say("Anna", "/undo").text.splitlines()[1:3] == sentences


def test_a_request_names_the_roll_that_would_go_back_too() -> None:
    room = moved()
    told = room.say("Ben", "/undo").text
    assert "Ben asks to take back 8/5 6/5 and what came after it: Anna’s 6-4.\n" in told


def test_without_dice_no_dice_come_back() -> None:
    room = checkers()
    for name, text in [("Anna", "c3-d4"), ("Ben", "f6-g5"), ("Anna", "b2-c3"), ("Ben", "g7-f6")]:
        room.say(name, text)
    told = room.say("Anna", "/undo").text
    assert "Anna asks to take back b2-c3 and what came after it: Ben’s g7-f6." in told
    assert "dice" not in told


def test_a_double_that_would_be_taken_back_has_its_name() -> None:
    room = backgammon(*ROLLS, options=CUBE)
    for name, text in [("Anna", "13/8 13/11"), ("Ben", "/double"), ("Anna", "/take")]:
        room.say(name, text)
    told = room.say("Ben", "/undo").text
    assert "Ben asks to take back “Double” and what came after it: Anna’s “Take”" in told


def test_a_double_says_what_is_at_stake() -> None:
    room = backgammon(*ROLLS, options=CUBE)
    room.say("Anna", "13/8 13/11")
    told = room.say("Ben", "/double").text
    assert told.splitlines()[-2:] == [
        "Ben doubles to 2: take and play on for 2 points, or drop and lose 1.",
        "Anna to answer: /take or /drop.",
    ]


def test_a_redouble_says_what_is_at_stake_by_then() -> None:
    room = backgammon(*ROLLS, options=CUBE)
    for name, text in [
        ("Anna", "13/8 13/11"),
        ("Ben", "/double"),
        ("Anna", "/take"),
        ("Ben", "/roll"),
        ("Ben", "8/5 6/5"),
    ]:
        room.say(name, text)
    told = room.say("Anna", "/double").text
    assert "Anna doubles to 4: take and play on for 4 points, or drop and lose 2." in told


def second_game(options: str = "5") -> Announcement:
    """Return what is announced when Ben drops a double, and the next game of the match begins."""
    room = backgammon(*ROLLS, options=options)
    for name, text in [("Anna", "13/8 13/11"), ("Ben", "/roll"), ("Ben", "8/5 6/5")]:
        room.say(name, text)
    room.say("Anna", "/double")
    return announced(room.say("Ben", "/drop"))


def test_the_end_of_a_game_of_a_match_comes_before_the_next() -> None:
    reply = second_game()
    assert reply.finale is not None
    assert reply.finale.text.splitlines() == [
        "Ben drops the double.",
        "Anna wins: double dropped, 1 point.",
        "Score: Anna 1, Ben 0.",
    ]
    assert reply.text.splitlines()[0] == "Game 2 of the match begins. Score: Anna 1, Ben 0."
    assert "wins" not in reply.text


def test_the_final_position_is_shown_with_how_it_ended() -> None:
    reply = second_game()
    assert reply.finale is not None
    last, first = reply.finale.board, reply.board
    assert last is not None
    assert first is not None
    assert last.ending is not None
    assert "Anna won (double dropped, 1 point)" in last.alt_text
    assert last.position != first.position
    assert (last.seat, last.theme) == (first.seat, first.theme)


def test_each_reader_has_the_end_of_a_game_from_their_own_side() -> None:
    finale = second_game().for_reader(Reader(Language.RUSSIAN, person("Ben").id)).finale
    assert finale is not None
    assert finale.text.splitlines()[-1] == "Счёт: Anna 1, Ben 0."
    assert finale.board is not None
    assert finale.board.seat == Seat(1)


def test_the_end_of_the_match_is_no_finale_for_its_board_stays() -> None:
    room = backgammon(*ROLLS, options="1")
    reply = announced(room.say("Anna", "/resign single"))
    reply = reply if room.table.ending else announced(room.say("Ben", "/accept"))
    assert room.table.ending
    assert reply.finale is None
    assert "Anna resigns. Ben wins" in reply.text
    assert reply.board is not None


def test_the_end_of_a_single_game_is_no_finale() -> None:
    assert announced(checkers().say("Anna", "/resign yes")).finale is None


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", "This is the Crawford game: nobody may double in it."),
        ("ru", "Это партия Кроуфорда: удваивать в ней нельзя."),
        ("pt-BR", "Esta é a partida Crawford: ninguém pode dobrar nela."),
    ],
)
def test_the_crawford_game_is_named(locale: str, sentence: str) -> None:
    room = backgammon(*ROLLS, options="3")
    room.say("Cleo", f"/settings chat {locale}", moderator=True)
    room.say("Anna", "/resign gammon")
    reply = announced(room.say("Ben", "/accept"))
    assert room.table.score == (0, 2)
    assert sentence in reply.text
    room.say("Anna", "/resign single")
    assert sentence not in room.say("Ben", "/accept").text


def test_a_game_that_is_not_the_crawford_game_is_not_called_so() -> None:
    assert "Crawford" not in second_game().text


def test_of_four_the_last_one_who_stays_wins() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    told = [room.say(name, "/resign yes").text for name in ("Ben", "Cleo", "Dan")]
    assert [text.splitlines()[0] for text in told] == [
        "Ben resigns and leaves the game.",
        "Cleo resigns and leaves the game.",
        "Dan resigns. Anna wins.",
    ]


def test_the_change_of_ratings_is_told_once_the_match_is_over() -> None:
    room = backgammon(*ROLLS, options="3")
    room.say("Anna", "13/8 13/11")
    room.say("Ben", "/resign gammon")
    reply = announced(room.say("Anna", "/accept"))
    assert reply.finale is not None
    assert "Ratings" not in reply.text + reply.finale.text
    told = room.say("Ben", "/resign single").text
    assert room.table.ending
    assert "Ratings: Anna" in told
