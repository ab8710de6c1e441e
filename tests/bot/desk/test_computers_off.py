"""Games against computers go on to be told, and can be left, where computers were turned off."""

from dataclasses import replace

import pytest

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.desk.sweeper import Sweeper
from bot.language import Language
from bot.ratings.ratings import Ratings
from bot.ratings.scorekeeper import Scorekeeper
from bot.replies.announcement import announce
from bot.replies.reply import Announcement, Menu, Refusal
from bot.replies.spoken import Reader
from bot.table.clock import DAY
from bot.table.values import Cause
from tests.bot.desk.club import Club, any_move, begun
from tests.bot.room import ROOM, person

ANNA = person("Anna")
SORRY = {
    Language.ENGLISH: ("Computers don’t play here at the moment", "/resign"),
    Language.RUSSIAN: ("Компьютеры здесь сейчас не играют", "/resign"),
    Language.BRAZILIAN: ("Os computadores não estão jogando aqui no momento", "/resign"),
}


async def turned_off(words: str = "checkers", *rolls: str) -> Club:
    """Return a club where Anna has begun a game, and computers do not play any more."""
    club = await begun(*rolls, words=words)
    club.desk.computers = lambda: Availability.OFF
    return club


async def counted(club: Club) -> bool:
    """Return whether a game of Anna's has counted."""
    while await Scorekeeper(club.store.scores).keep_score():
        pass
    return bool((await Ratings(club.store.scores).scores_of(ANNA.id)).scores)


async def announced(club: Club, language: Language) -> Announcement:
    """Return the table in a language."""
    found = await club.desk.tables.find(ROOM)
    assert found.table is not None
    return announce(replace(club.desk.unasked(found, found.table), language=language))


@pytest.mark.parametrize("language", Language)
async def test_whoever_waits_is_told_so_in_their_language(language: Language) -> None:
    club = await turned_off()
    await club.say(await any_move(club))
    reply = await announced(club, language)
    for words in SORRY[language]:
        assert words in reply.text
    assert not reply.thinking
    assert "…" not in reply.text


async def test_the_page_says_it_once_and_names_no_command() -> None:
    club = await turned_off()
    await club.say(await any_move(club))
    await club.say("/draw")
    reply = await announced(club, Language.ENGLISH)
    assert reply.write_view is not None
    write_pane = reply.write_view(Reader(Language.ENGLISH, ANNA.id)).write_pane
    assert write_pane is not None
    status = write_pane().status
    assert len([line for line in status if "Computers don’t play here" in line]) == 1
    assert not any("/" in line for line in status)


async def test_who_looks_on_is_told_of_no_command() -> None:
    club = await turned_off()
    await club.say(await any_move(club))
    reply = await announced(club, Language.ENGLISH)
    assert reply.write_for is not None
    text = reply.write_for(Reader(Language.ENGLISH, person("Ben").id)).text
    assert "Computers don’t play here at the moment" in text
    assert "/resign" not in text


async def test_an_offer_to_a_computer_is_not_said_to_be_thought_about() -> None:
    club = await turned_off()
    await club.say(await any_move(club))
    club.time += 10_000
    reply = await club.say("/undo yes")
    assert "Computers don’t play here at the moment" in reply.text


async def test_nobody_is_told_to_play_again_whom_no_computer_would_answer() -> None:
    club = await turned_off("checkers")
    reply = await club.say("/resign yes")
    assert "stops the game" in reply.text
    assert "/rematch" not in reply.text


async def test_in_a_private_chat_one_waits_for_people_where_computers_cannot_think() -> None:
    club = Club()
    club.desk.computers = lambda: Availability.BROKEN
    asked = Request(table=ROOM, player=ANNA, text="/play checkers", alone=True)
    assert "wants to play Brazilian checkers" in (await club.desk.handle(asked)).text


async def test_with_other_people_nobody_is_told_that_leaving_does_not_count() -> None:
    club = Club()
    await club.say("/play quoridor 4 2 computers")
    await club.say("/join", name="Ben")
    club.desk.computers = lambda: Availability.OFF
    reply = await club.say(await any_move(club))
    assert "Computers don’t play here at the moment" in reply.text
    assert "/resign" not in reply.text


@pytest.mark.parametrize(
    ("words", "leaving"),
    [
        ("checkers", "/resign yes"),
        ("backgammon", "/resign yes"),
        ("backgammon", "/resign single"),
        ("backgammon 3", "/resign yes"),
        ("quoridor 4", "/resign yes"),
    ],
)
async def test_leaving_does_not_count(words: str, leaving: str) -> None:
    club = await turned_off(words, "31", "52", "64", "21")
    reply = await club.say(leaving)
    assert "doesn’t count" in reply.text
    ending = (await club.table).ending
    assert ending is not None
    assert ending.cause is Cause.STOPPED
    assert not await counted(club)


@pytest.mark.parametrize("leaving", ["/resign", "/leave"])
async def test_whoever_wants_to_leave_is_asked_first(leaving: str) -> None:
    club = await turned_off("backgammon", "31", "52", "64", "21")
    reply = await club.say(leaving)
    assert isinstance(reply, Menu)
    assert "doesn’t count" in reply.text
    assert [choice.command for choice in reply.choices[0]] == ["resign"]
    assert (await club.table).playing


async def test_where_computers_play_a_resignation_counts() -> None:
    club = await begun()
    await club.say("/resign yes")
    assert await counted(club)


async def test_the_game_goes_on_when_they_are_back() -> None:
    club = await turned_off()
    await club.say(await any_move(club))
    _, _, thinker = club.another()  # after a restart
    club.time += 10_000
    await thinker.think()
    assert (await club.table).player_to_act == ANNA


async def test_nobody_wins_on_time_meanwhile() -> None:
    club = await turned_off("checkers clock=1d falls=yes")
    await club.say(await any_move(club))
    sweeper = Sweeper(club.desk, {"test": club.chat})
    for _ in range(5):
        club.time += DAY
        await sweeper.sweep()
    reply = await club.say("/claim")
    assert isinstance(reply, Refusal)
    assert "Computers have no clock" in reply.text
    assert (await club.table).computer_to_act
