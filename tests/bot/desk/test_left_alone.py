"""A game that one person has left alone blocks a chat for a day, and not for weeks."""

import asyncio
from dataclasses import replace

import pytest

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.replies.reply import Announcement, Refusal
from bot.table.events import Ended
from bot.table.left_alone import LEFT_ALONE
from bot.table.values import Cause
from tests.bot.desk.club import any_move, begun
from tests.bot.loops import finish
from tests.bot.room import ROOM, Room, person

HOUR = 3_600_000
BEN = "Ben sets the game here aside: "
ASIDE = f"{BEN}nothing has happened in it for more than a day. It doesn’t count."


def left_alone(words: str = "quoridor computer", *, after: int = LEFT_ALONE) -> Room:
    """Return a room where Anna has begun a game, and has not come back since."""
    room = Room(computers=Availability.READY)
    room.say("Anna", f"/play {words}")
    assert room.table.playing
    room.time += after
    return room


@pytest.mark.parametrize("asked", ["/play checkers", "/computer checkers"])
@pytest.mark.parametrize("words", ["quoridor computer", "quoridor 4 computer", "checkers both"])
def test_after_a_day_somebody_else_opens_a_table_instead(words: str, asked: str) -> None:
    room = left_alone(words)
    game = room.table.dice.game_id
    reply = room.say("Ben", asked)
    assert isinstance(reply, Announcement)
    assert reply.text.splitlines()[0] == ASIDE
    assert room.table.people == (person("Ben"),)
    assert room.table.playing is (asked == "/computer checkers")
    past = finish(room.desk.tables.past_game(ROOM, game))
    assert past is not None
    assert past.ending == Ended(Cause.STOPPED, by=person("Ben"))


def test_before_that_they_are_told_what_works() -> None:
    room = left_alone(after=20 * HOUR)
    before = room.found
    reply = room.say("Ben", "/computer checkers")
    assert isinstance(reply, Refusal)
    assert reply.text.startswith(
        "Anna is playing Quoridor here alone. Play in your own chat with me, or watch with /board. "
        "If nothing happens here, your /play can set this game aside in 4 hours."
    )
    assert room.say("Ben", "/play").text.startswith("Anna is playing Quoridor here alone.")
    assert room.found == before


def test_just_before_it_a_minute_is_left() -> None:
    reply = left_alone(after=LEFT_ALONE - 1).say("Ben", "/play checkers")
    assert "aside in a minute." in reply.text


@pytest.mark.parametrize(
    ("after", "left"),
    [
        (0, "in a day"),
        (1, "in a day"),
        (HOUR, "in 23 hours"),
        (23 * HOUR - 1, "in 61 minutes"),
        (23 * HOUR, "in an hour"),
        (23 * HOUR + 30 * 60_000, "in 30 minutes"),
    ],
)
def test_how_long_it_takes_is_said_as_people_say_it(after: int, left: str) -> None:
    reply = left_alone(after=after).say("Ben", "/play checkers")
    assert f"your /play can set this game aside {left}." in reply.text


@pytest.mark.parametrize(
    ("locale", "after", "left"),
    [
        ("ru", 0, "Если здесь ничего не произойдёт, через сутки ваш /play"),
        ("ru", 20 * HOUR, "Если здесь ничего не произойдёт, через 4 часа ваш /play"),
        ("ru", 23 * HOUR, "Если здесь ничего не произойдёт, через час ваш /play"),
        ("pt-BR", 0, "Se nada acontecer aqui, daqui a um dia o seu /play"),
        ("pt-BR", 20 * HOUR, "Se nada acontecer aqui, daqui a 4 horas o seu /play"),
        ("pt-BR", 23 * HOUR, "Se nada acontecer aqui, daqui a uma hora o seu /play"),
    ],
)
def test_it_is_said_so_in_every_language(locale: str, after: int, left: str) -> None:
    room = left_alone(after=after)
    room.say("Ben", f"/settings language {locale}")
    assert left in room.say("Ben", "/play checkers").text


def test_where_there_are_threads_they_are_a_way_out() -> None:
    room = left_alone()
    room.time -= 1
    asked = Request(table=ROOM, player=person("Ben"), text="/play checkers", threads=True)
    assert "in a thread of its own (/play … thread:True)" in room.ask(asked).text
    assert "thread" not in room.say("Ben", "/play checkers").text


def test_a_clock_of_several_days_gives_as_many() -> None:
    room = left_alone("quoridor computer clock=3d", after=LEFT_ALONE)
    assert "aside in 2 days." in room.say("Ben", "/play checkers").text
    room.time += 2 * LEFT_ALONE
    assert room.say("Ben", "/play checkers").text.startswith(ASIDE)


def test_choosing_a_game_sets_nothing_aside() -> None:
    room = left_alone()
    before = room.found
    assert room.say("Ben", "/play").text.startswith("Which game?")
    assert room.say("Ben", "/computer").text.startswith("Which game")
    assert room.found == before


def test_whoever_plays_on_is_not_set_aside() -> None:
    room = left_alone()
    room.say("Anna", "/move e2")
    assert isinstance(room.say("Ben", "/play checkers"), Refusal)
    assert room.table.people == (person("Anna"),)


async def test_whoever_a_computer_has_kept_waiting_has_a_day_from_then_on() -> None:
    club = await begun(words="quoridor")
    await club.say(await any_move(club))
    await club.later(LEFT_ALONE)  # such as after a pause of Parlour
    assert (await club.table).player_to_act == person("Anna")
    assert isinstance(await club.say("/play checkers", name="Ben"), Refusal)


def test_nobody_sets_their_own_game_aside() -> None:
    room = left_alone()
    assert room.say("Anna", "/play checkers").text.startswith("You are playing Quoridor here.")


def test_a_game_of_several_people_is_never_set_aside() -> None:
    room = Room(computers=Availability.READY)
    room.say("Anna", "/play quoridor 4 2 computers")
    room.say("Ben", "/join")
    room.time += 24 * LEFT_ALONE
    assert room.say("Cleo", "/play checkers").text.startswith("Quoridor is being played here.")


def test_whoever_has_rooms_goes_to_one_of_them() -> None:
    room = left_alone()
    asked = Request(table=ROOM, player=person("Ben"), text="/play checkers", has_rooms=True)
    reply = room.ask(asked)
    assert isinstance(reply, Refusal)
    assert reply.occupied
    assert reply.text.startswith("Quoridor is being played here.")


def test_a_chat_that_lets_moderators_start_games_lets_nobody_else_set_one_aside() -> None:
    room = left_alone()
    room.say("Mo", "/settings chat start moderators", moderator=True)
    assert isinstance(room.say("Ben", "/play checkers"), Refusal)
    assert room.table.people == (person("Anna"),)


@pytest.mark.parametrize("key", ["", "delivered twice"])
def test_whoever_asks_twice_has_one_table(key: str) -> None:
    room = left_alone()
    room.say("Ben", "/computer checkers", key=key)
    version = room.found.version
    room.say("Ben", "/computer checkers", key=key)
    assert room.found.version == version


def test_of_two_who_ask_at_once_one_sets_it_aside() -> None:
    room = left_alone()
    one = Request(table=ROOM, player=person("Ben"), text="/computer checkers")
    other = replace(one, player=person("Cleo"))

    async def both() -> list[str]:
        replies = await asyncio.gather(*map(room.desk.handle, (one, other)))
        return [reply.text for reply in replies]

    told = finish(both())
    assert sum("aside: nothing" in text for text in told) == 1
    assert sum("is playing Brazilian checkers here alone" in text for text in told) == 1


@pytest.mark.parametrize("asked", ["/play checkers", "/computer checkers"])
def test_whoever_comes_back_is_told_what_happened(asked: str) -> None:
    room = left_alone()
    more, move = room.button("More …").payload, room.button("↑ e2").payload
    room.say("Ben", asked)
    for text in ("/move e2", "/resign", "/undo"):
        assert room.say("Anna", text).text.startswith("Ben has set your game aside")
    assert room.send("Anna", more).text.startswith("Ben has set your game aside")
    assert room.send("Anna", move).text.startswith("That button is out of date.")
    assert room.table.people == (person("Ben"),)
    assert not room.say("Cleo", "/resign").text.startswith("Ben has")


def test_nobody_loses_anything_by_it() -> None:
    room = left_alone()
    room.say("Ben", "/computer checkers")
    assert finish(room.store.scores.load(person("Anna").id)) == (None,)


def test_whoever_has_played_again_since_is_not_told_of_it() -> None:
    room = left_alone()
    room.say("Ben", "/play checkers")
    room.say("Anna", "/join")
    room.say("Anna", "/resign yes")
    room.say("Ben", "/play quoridor")
    room.say("Cleo", "/join")
    assert "aside" not in room.say("Anna", "/undo").text


def test_who_is_the_last_person_at_the_table_is_alone() -> None:
    room = Room(computers=Availability.READY)
    room.say("Ben", "/play quoridor 4 2 computers")
    room.say("Anna", "/join")
    room.say("Ben", "/resign yes")
    assert room.say("Ben", "/play checkers").text.startswith("Anna is playing Quoridor here alone")
    room.time += LEFT_ALONE
    assert room.say("Ben", "/play checkers").text.splitlines()[0] == ASIDE


def test_whoever_has_been_forgotten_is_named_to_nobody() -> None:
    room = left_alone()
    room.say("Ben", "/play checkers")
    room.say("Cleo", "/join")
    room.say("Ben", "/forgetme yes")
    assert "aside" not in room.say("Anna", "/undo").text
