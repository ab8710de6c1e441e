"""Whoever waits for people is not sent away by a game that somebody else begins alone."""

import pytest

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.identity import Player, PlayerId
from bot.replies.reply import Announcement, Refusal
from bot.table.values import Phase
from tests.bot.room import ROOM, Room, person
from tests.bot.scripted import ScriptedChance

MINUTE = 60_000
HOUR = 60 * MINUTE
ALONE = ["/computer narde", "/play narde computer=3", "/play narde both", "/play quoridor 4 3 bots"]
NARDE = "/computer narde"
REPLACED = "Anna’s open table was replaced."


def waiting(words: str = "checkers", *named: str, after: int = 0) -> Room:
    """Return a room where Anna waits for people."""
    room = Room(ScriptedChance("31", "42", "65"), computers=Availability.READY)
    room.say("Anna", f"/play {words}", named=named)
    room.time += after
    return room


@pytest.mark.parametrize("text", ALONE)
@pytest.mark.parametrize("named", [(), ("Ben",)])
def test_a_game_alone_replaces_nobody_who_waits(text: str, named: tuple[str, ...]) -> None:
    room = waiting("checkers", *named)
    before = room.found
    assert isinstance(room.say("Dan", text), Refusal)
    assert room.found == before


def test_the_answer_says_who_waits_and_what_works() -> None:
    room = waiting()
    assert room.say("Dan", NARDE).text.startswith(
        "Anna is waiting here to play Brazilian checkers: /join. "
        "To play alone, use your own chat with me. "
        "If nobody comes, the table is free in an hour."
    )
    assert room.buttons[0].label == "Join"
    threads = Request(table=ROOM, player=person("Dan"), text=NARDE, threads=True)
    assert "or a thread of its own (/computer … thread:True)" in room.ask(threads).text


def test_an_invitation_says_whom_it_is_for() -> None:
    room = waiting("checkers", "Ben")
    assert room.say("Dan", NARDE).text.startswith(
        "Anna is waiting here for Ben, to play Brazilian checkers. To play alone, "
    )
    assert room.say("Ben", NARDE).text.startswith(
        "Anna is waiting here for you, to play Brazilian checkers: /accept or /decline. "
    )
    known = Request(
        table=ROOM,
        player=person("Benjamin"),
        known_as=(PlayerId("test:ben"),),
        text=NARDE,
    )
    assert "for you, to play" in room.ask(known).text


def test_after_an_hour_an_open_table_makes_room_and_whoever_waited_is_told() -> None:
    room = waiting(after=HOUR - 1)
    assert isinstance(room.say("Dan", NARDE), Refusal)
    room.time += 1
    reply = room.say("Dan", NARDE)
    assert isinstance(reply, Announcement)
    assert reply.text.startswith(REPLACED)
    assert reply.replaced == (person("Anna"),)
    assert room.table.people == (person("Dan"),)


def test_an_invitation_is_kept_for_as_long_as_the_table() -> None:
    room = waiting("checkers", "Ben", after=23 * HOUR)
    assert "the table is free in an hour." in room.say("Dan", NARDE).text
    room.say("Ben", "/accept")
    assert room.table.playing


def test_a_game_among_people_replaces_it_and_both_are_told() -> None:
    room = waiting("checkers", "Ben")
    reply = room.say("Dan", "/play narde")
    assert isinstance(reply, Announcement)
    assert reply.text.startswith("Anna’s invitation to Ben was replaced.")
    assert reply.replaced == (person("Anna"), person("Ben"))


def test_who_replaces_their_own_table_is_told_nothing() -> None:
    room = waiting("checkers", "Ben")
    reply = room.say("Anna", NARDE)
    assert isinstance(reply, Announcement)
    assert reply.replaced == ()
    assert room.table.playing


def test_a_guest_who_replaces_the_invitation_is_told_nothing_of_themselves() -> None:
    room = waiting("checkers", "Ben")
    ben = Player(PlayerId("test:2"), "Benjamin")
    known_as = (person("Ben").id,)
    reply = room.ask(Request(table=ROOM, player=ben, known_as=known_as, text="/play narde"))
    assert isinstance(reply, Announcement)
    assert reply.text.startswith(REPLACED)
    assert reply.replaced == (person("Anna"),)


def test_another_guest_than_the_one_who_replaces_the_invitation_is_told() -> None:
    room = waiting("quoridor 4", "Ben", "Cleo")
    ben = Player(PlayerId("test:2"), "Benjamin")
    known_as = (person("Ben").id,)
    reply = room.ask(Request(table=ROOM, player=ben, known_as=known_as, text="/play narde"))
    assert isinstance(reply, Announcement)
    assert reply.text.startswith("Anna’s invitation to Cleo was replaced.")
    assert reply.replaced == (person("Anna"), person("Cleo"))


@pytest.mark.parametrize("named", [(), ("Ben",)])
def test_whoever_opens_their_own_table_again_by_another_name_is_told_nothing(
    named: tuple[str, ...],
) -> None:
    room = waiting("checkers", *named)
    renamed = Player(person("Anna").id, "Anna B.")
    reply = room.ask(Request(table=ROOM, player=renamed, text="/play narde"))
    assert isinstance(reply, Announcement)
    assert "was replaced" not in reply.text
    assert reply.replaced == ()


def test_computers_beside_people_are_no_game_alone() -> None:
    room = waiting()
    assert isinstance(room.say("Dan", "/play quoridor 4 2 computers"), Announcement)
    assert room.table.phase is Phase.GATHERING


def test_whoever_has_rooms_goes_to_one_of_them() -> None:
    room = waiting()
    asked = Request(table=ROOM, player=person("Dan"), text=NARDE, has_rooms=True)
    reply = room.ask(asked)
    assert isinstance(reply, Refusal)
    assert reply.occupied


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("ru", "Здесь ждёт Anna"),
        ("pt-BR", "Anna está esperando aqui"),
    ],
)
def test_it_is_said_in_every_language(locale: str, told: str) -> None:
    for named in ((), ("Ben",)):
        room = waiting("checkers", *named)
        for name in ("Dan", "Ben"):
            reply = room.say(name, NARDE, locale=locale)
            assert reply.text.startswith(told)


@pytest.mark.parametrize(
    ("locale", "after", "told"),
    [
        ("ru", 0, "Если никто не придёт, через час стол освободится."),
        ("ru", 30 * MINUTE, "Если никто не придёт, через 30 минут стол освободится."),
        ("pt-BR", 0, "Se ninguém chegar, a mesa fica livre daqui a uma hora."),
        ("pt-BR", 30 * MINUTE, "Se ninguém chegar, a mesa fica livre daqui a 30 minutos."),
    ],
)
def test_how_long_it_takes_is_said_as_people_say_it(locale: str, after: int, told: str) -> None:
    assert told in waiting(after=after).say("Dan", NARDE, locale=locale).text
