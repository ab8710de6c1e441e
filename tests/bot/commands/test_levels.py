"""The ways in which people name the level of a computer, and what is no level."""

import pytest

from bot.computers.availability import Availability
from bot.identity import computer_level, is_computer
from bot.table.table import Table
from tests.bot.reading import is_refused
from tests.bot.room import Room
from tests.bot.scripted import ScriptedChance


def asked(text: str) -> Room:
    """Return a room with computers, where Anna has typed that."""
    room = Room(ScriptedChance("31", "42"), computers=Availability.READY)
    room.say("Anna", text)
    return room


def levels(table: Table) -> list[int]:
    """Return the level of every computer at a table, also while it waits for more people."""
    return [computer_level(who.id) for who in table.players if is_computer(who.id)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("/play checkers easy computer", [1]),
        ("/play Easy checkers computer", [1]),
        ("/play checkers 5 computer", [5]),
        ("/play checkers computer 5", [5]),
        ("/play checkers computer level 1", [1]),
        ("/play checkers computer level=1", [1]),
        ("/play checkers computer level expert", [5]),
        ("/play checkers level 4 computer", [4]),
        ("/play checkers level=hard", [4]),
        ("/play narde computer = 3", [3]),
        ("/play narde computer =3", [3]),
        ("/computer narde level: 3", [3]),
        ("/play quoridor computers = 3, computer = expert.", [5, 5, 5]),
        ("/computer checkers level=1", [1]),
        ("/computer checkers level 1", [1]),
        ("/computer level 1 checkers", [1]),
        ("/computer checkers easy", [1]),
        ("/play quoridor 3 expert computers", [5, 5, 5]),
        ("/play quoridor expert 3 computers", [5, 5, 5]),
        ("/play quoridor 3 computers expert", [5, 5, 5]),
        ("/play quoridor 3 computers 5", [5, 5, 5]),
        ("/play quoridor 3 computers level 4", [4, 4, 4]),
        ("/play quoridor computers=3 4", [4, 4, 4]),
        ("/play quoridor computers 3", [2, 2, 2]),
        ("/computer quoridor 3 computers", [2, 2, 2]),
        ("/computer quoridor 3 computers 1", [1, 1, 1]),
        ("/play шашки компьютер уровень 1", [1]),
        ("/play damas computador nível 5", [5]),
        ("/play damas fácil computador", [1]),
    ],
)
def test_a_level_is_read_where_people_put_it(text: str, expected: list[int]) -> None:
    assert levels(asked(text).table) == expected


@pytest.mark.parametrize(
    ("text", "match", "level"),
    [
        ("/play backgammon 5 computer", 5, 2),
        ("/play backgammon 3 expert computer", 3, 5),
        ("/play backgammon computer 4 match 5", 5, 4),
        ("/play backgammon computer level 4 5", 5, 4),
        ("/play backgammon computer 7", 7, 2),
        ("/computer backgammon 7", 7, 2),
        ("/computer backgammon level 3 5", 5, 3),
        ("/computer backgammon match 5", 5, 2),
        ("/computer backgammon to 5", 5, 2),
        ("/computer backgammon 4 match 5", 5, 4),
        ("/play backgammon computer 5 points", 5, 2),
    ],
)
def test_the_length_of_a_match_is_not_a_level(text: str, match: int, level: int) -> None:
    table = asked(text).table
    assert (table.setup.options["match"], levels(table)) == (match, [level])


@pytest.mark.parametrize(
    ("text", "seats", "expected"),
    [
        ("/play quoridor 4 computer", 4, [2, 2, 2]),
        ("/play quoridor 4 expert computer", 4, [5, 5, 5]),
        ("/play quoridor computers 4", 4, [2, 2, 2]),
        ("/play quoridor 2 computer", 2, [2]),
        ("/play quoridor 4 computer=5 computers=1", 4, [5]),
        ("/computer quoridor 4 players", 4, [2, 2, 2]),
        ("/computer quoridor players 4", 4, [2, 2, 2]),
        ("/computer quoridor 5 players 4", 4, [5, 5, 5]),
        ("/play quoridor computer 4 players", 4, [2, 2, 2]),
        ("/play quoridor computer=1 computers=2 4", 4, [1, 1]),
    ],
)
def test_the_number_of_players_is_not_a_level(text: str, seats: int, expected: list[int]) -> None:
    table = asked(text).table
    assert (table.setup.seats, levels(table)) == (seats, expected)


def test_a_span_of_time_is_not_a_level() -> None:
    for text in ("/play narde computer 3 Days", "/computer narde 3 days"):
        table = asked(text).table
        assert levels(table) == [2]
        assert table.setup.clock is not None


@pytest.mark.parametrize(("words", "level"), [("", 2), ("expert ", 5)])
def test_a_position_is_not_a_level(words: str, level: int) -> None:
    table = asked(f"/computer {words}from e1 a5 e9 i5/-/5 5 5 5/1").table
    assert table.setup.position == "e1 a5 e9 i5/-/5 5 5 5/1"
    assert levels(table) == [level] * 3


@pytest.mark.parametrize(
    "text",
    [
        "/computer 9",
        "/computer level 9",
        "/computer checkers 9",
        "/play checkers computer=9",
        "/play checkers computer 9",
        "/play checkers 9 computer",
        "/play backgammon computer level 9",
        "/play quoridor 3 computers 9",
        "/settings computer 9",
    ],
)
def test_what_is_no_level_is_refused_as_a_level(text: str) -> None:
    reply = asked(text).reply
    assert reply is not None
    assert reply.text.startswith(
        "There is no level “9”. Levels go from 1 (beginner) to 5 (expert)."
    )


def test_a_table_has_no_place_for_so_many_computers() -> None:
    reply = asked("/play quoridor 2 computers=3").reply
    assert reply is not None
    assert "Ask for fewer computers." in reply.text


def test_a_word_that_is_not_known_leads_to_computers_where_they_play() -> None:
    room = asked("/play checkers quickly")
    assert room.reply is not None
    assert room.reply.text.endswith("such as clock=1d or computer=1.")
    alone = Room().say("Anna", "/play checkers quickly")
    assert alone.text.endswith("such as clock=1d.")


def test_without_computers_the_name_of_a_level_means_nothing() -> None:
    reply = asked("/play checkers easy").reply
    assert reply is not None
    assert is_refused(reply)
