"""Boards that are shown at the same moment: the newest one wins, and it alone has buttons."""

import asyncio
from dataclasses import replace

import pytest

from bot.chat.discord_chat import answering, billboard, messages, sending
from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import player_id, table_at
from bot.identity import PlayerId
from bot.replies.reply import Reply
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import QUICK, club
from tests.bot.chat.discord_chat.slow_store import SlowStore
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.answers import DEADLINE
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.seen import is_private


class Gate:
    """Holds up the messages for one player until it is opened."""

    def __init__(self, patch: pytest.MonkeyPatch, actor: PlayerId | None) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        compose = messages.compose

        async def slowly(reply: Reply, *rest: object) -> list[Message]:
            composed = await compose(reply, *rest)  # type: ignore[arg-type]
            if rest[-1] == actor and not self.reached.is_set():
                self.reached.set()
                await self.open.wait()
            return composed

        patch.setattr(answering, "compose", slowly)


async def test_an_older_board_that_is_late_is_told_and_not_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club() as made:
        await sit_down(made)
        gate = Gate(monkeypatch, player_id(made.anna.id))
        late = await made.anna.send_slash(made.channel, "move", move="c3-d4")
        await gate.reached.wait()
        await made.ben.slash(made.channel, "move", move="f6-g5")
        board = await made.board()
        gate.open.set()
        await made.anna.answered(late)
        assert is_private(late.said[0])
        assert "Anna plays c3-d4." in late.text
        assert late.said[0]["attachments"] == []
        assert await made.board() == board


async def test_a_board_that_somebody_asked_for_and_that_is_late_does_not_replace_a_newer_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club() as made:
        await sit_down(made)
        caio = Person(made.server, "Caio")
        gate = Gate(monkeypatch, player_id(caio.id))
        late = await caio.send_slash(made.channel, "board")
        await gate.reached.wait()
        await made.anna.slash(made.channel, "move", move="c3-d4")
        board = await made.board()
        gate.open.set()
        await caio.answered(late)
        assert is_private(late.said[0])
        assert items_of(late.said[0]) == []
        assert await made.board() == board


async def test_old_news_that_are_told_again_do_not_let_an_older_board_be_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club() as made:
        await sit_down(made)
        gate = Gate(monkeypatch, player_id(made.anna.id))
        late = await made.anna.send_slash(made.channel, "move", move="c3-d4")
        await gate.reached.wait()
        await made.ben.slash(made.channel, "move", move="f6-g5")
        repeated = await made.desk.catch_up(table_at(made.channel.id), 2)
        assert repeated is not None
        assert made.chat is not None
        await made.chat.say(repeated)
        board = await made.board()
        gate.open.set()
        await made.anna.answered(late)
        assert is_private(late.said[0])
        assert await made.board() == board


async def test_a_reminder_that_is_late_shows_the_table_as_it_is_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club() as made:
        await sit_down(made)
        assert made.chat is not None
        reminder = await made.desk.catch_up(table_at(made.channel.id))
        assert reminder is not None
        gate = Gate(monkeypatch, None)
        saying = asyncio.create_task(made.chat.say(reminder))
        await gate.reached.wait()
        await made.anna.slash(made.channel, "move", move="c3-d4")
        gate.open.set()
        await saying
        assert "Ben to move." in text_of(await made.board())


async def test_a_new_board_that_is_pressed_at_once_keeps_its_buttons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club() as made:
        await sit_down(made, clock="5m")
        opened = asyncio.Event()
        post = sending.post

        async def slowly(*rest: object) -> int:
            posted = await post(*rest)  # type: ignore[arg-type]
            await opened.wait()
            return posted

        monkeypatch.setattr(billboard, "post", slowly)
        reminding = asyncio.create_task(made.later(270))
        await made.server.until(lambda: len(made.channel.live) == 2)
        new = made.channel.live[-1]
        await Person(made.server, "Caio").press(new, "c3-d4")
        await asyncio.sleep(0.05)
        opened.set()
        await reminding
        await made.ben.slash(made.channel, "help")
        assert await made.board() == new


async def test_a_board_whose_press_is_answered_too_late_loses_its_buttons() -> None:
    async with club() as made:
        opened = await made.anna.slash(made.channel, "play", game="checkers")
        late = await made.ben.send_press(opened.said[0], "Join")
        late.created -= DEADLINE
        await made.server.until(lambda: "Anna to move." in text_of(made.channel.public[-1]))
        await made.board()
        assert items_of(opened.said[0]) == []


async def test_an_answer_that_cannot_be_deferred_is_still_given() -> None:
    store = SlowStore()
    async with club(store=store, timeouts=replace(QUICK, defer_after=0.01)) as made:
        await sit_down(made)
        store.seconds = 0.2
        made.server.limit("/callback", times=5, seconds=0.01)
        asked = await made.anna.slash(made.channel, "move", move="c3-d4")
        assert not is_private(asked.said[0])
        assert "Anna plays c3-d4." in asked.text


async def test_a_board_with_several_pages_is_not_shown_in_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club(chance=ScriptedChance("61", "31")) as made:
        await sit_down(made, "backgammon", autoroll="no")
        await made.anna.slash(made.channel, "move", move="13/7 8/7")
        compose = messages.compose

        async def in_pages(*rest: object) -> list[Message]:
            return [Message("The first page."), *await compose(*rest)]  # type: ignore[arg-type]

        monkeypatch.setattr(answering, "compose", in_pages)
        await made.ben.press(await made.board(), "Roll")
        assert "Ben to play 3-1" in text_of(await made.board())
        assert text_of(made.channel.public[-2]) == "The first page."
