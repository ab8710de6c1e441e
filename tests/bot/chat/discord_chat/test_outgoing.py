"""Announcements that nobody asked for, delivered or not."""

import asyncio

import pytest

from bot.chat.discord_chat import DiscordChat
from bot.chat.discord_chat.messages import Message, compose
from bot.chat.discord_chat.places import table_at
from bot.chat.discord_chat.signs import Signs
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Undeliverable
from bot.identity import Player, PlayerId, TableId
from bot.replies.choice import Choice
from bot.replies.document import Document
from bot.replies.reply import Announcement, Handout, Note, Reply
from bot.store.memory import MemoryStore
from tests.bot.chat.discord_chat.boards import alerted, sit_down
from tests.bot.chat.discord_chat.club import club
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.seen import is_private, labels
from tests.fakes.discord_server.world import ATTACH, ENOUGH


async def test_a_clock_that_runs_short_puts_up_the_board_again() -> None:
    async with club() as made:
        old = await sit_down(made, clock="5m")
        await made.later(270)
        await made.server.until(lambda: "running out" in text_of(made.channel.public[-1]))
        new = await made.board()
        assert alerted(new) == [str(made.anna.id)]
        assert items_of(old) == []


async def test_news_that_were_never_told_are_told_later() -> None:
    async with club() as made:
        await sit_down(made)
        # As often as the library tries to answer, and then to apologise.
        made.server.limit("/callback", times=10, seconds=0.01)
        asked = await made.anna.send_slash(made.channel, "move", move="c3-d4")
        await made.server.until(lambda: made.server.limits[0].times == 0)
        assert asked.answer == 0
        await made.later(3600)
        board = await made.board()
        assert "Anna plays c3-d4." in text_of(board)


async def test_what_was_shown_is_not_told_again() -> None:
    async with club() as made:
        await sit_down(made)
        await made.anna.slash(made.channel, "move", move="c3-d4")
        await made.ben.press(await made.board(), "f6-g5")
        await made.board()
        shown = len(made.channel.public)
        await made.later(3600)
        assert len(made.channel.public) == shown


def words(place: int) -> Announcement:
    return Announcement(table=table_at(place), text="Time is running out.")


async def test_a_channel_that_is_gone_or_closed_is_undeliverable() -> None:
    async with club() as made:
        assert made.chat is not None
        with pytest.raises(Undeliverable):
            await made.chat.say(words(12345))
        made.channel.allowed = 0
        with pytest.raises(Undeliverable):
            await made.chat.say(words(made.channel.id))
        made.channel.allowed = ENOUGH & ~ATTACH
        await made.chat.say(words(made.channel.id))


async def test_trouble_on_the_way_is_worth_another_try() -> None:
    async with club() as made:
        assert made.chat is not None
        made.server.limit("/messages", times=1, seconds=100)
        with pytest.raises(NotNow):
            await made.chat.say(words(made.channel.id))
        await made.close()
        with pytest.raises(NotNow):
            await made.chat.say(words(made.channel.id))


def test_nothing_can_be_said_before_discord_is_there() -> None:
    async def say() -> None:
        await DiscordChat(Desk(MemoryStore())).say(words(1))

    with pytest.raises(NotNow):
        asyncio.run(say())


async def test_something_is_chosen_from_a_list() -> None:
    async with club() as made:
        await sit_down(made)
        assert made.chat is not None
        games = ("backgammon", "narde", "checkers", "quoridor", *map(str, range(9)))
        choices = (tuple(Choice(game, f"0 rules {game}") for game in games),)
        await made.chat.say(
            Announcement(table=table_at(made.channel.id), text="?", choices=choices)
        )
        shown = made.channel.public[-1]
        assert items_of(shown)[0]["type"] == 3
        assert labels(shown)[:2] == ["backgammon", "narde"]
        asked = await made.anna.press(shown, "quoridor")
        assert is_private(asked.said[0])
        assert "Quoridor, for two or four players" in asked.text


def messages(reply: Reply) -> list[Message]:
    return asyncio.run(compose(reply, Desk(MemoryStore()).paint, {}, Signs()))


def test_a_long_text_is_several_messages_and_the_last_has_the_buttons() -> None:
    choice = Choice("Move", "1 tap")
    text = "\n".join(f"{number}. Anna 31: 8/5 6/5" for number in range(200))
    first, *_, last = messages(Note(table=TableId("x"), text=text, choices=((choice,),)))
    assert not first.choices
    assert last.choices
    assert len(first.text) <= 2000


def test_a_very_long_text_is_a_file() -> None:
    text = "\n".join(f"{number}. Anna 31: 8/5 6/5" for number in range(900))
    document = Document("dice.json", b"{}")
    (only,) = messages(Handout(table=TableId("x"), text=text, document=document))
    assert only.card.files == ("dice.json", "text.txt")
    assert only.documents[1].content.decode() == text


def test_somebody_from_elsewhere_is_not_alerted_here() -> None:
    guest = Player(PlayerId("telegram:7"), "Gast")
    (only,) = messages(Announcement(table=TableId("x"), text="Gast to move.", mention=guest))
    assert only.text == "Gast to move."
