"""A Telegram that fails and comes back: the board arrives within seconds, and once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import inf

import pytest
from structlog.testing import capture_logs

from bot.chat.telegram_chat import connection, outbox
from bot.chat.telegram_chat.places import Place
from bot.commands.request import Request
from bot.desk.sweeper import Sweeper
from bot.identity import Player, PlayerId
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.chat.telegram_chat.test_delivery import LONG_AFTER
from tests.bot.clocks import Clock
from tests.bot.scripted import ScriptedChance
from tests.fakes.outages import CARRIED_OUT, NOT_CARRIED_OUT, Failure
from tests.fakes.telegram_server import Message, TelegramServer

ASIDE = {"getUpdates", "setMyCommands"}
"""Calls that show nothing."""
EDIT, SEND = "editMessageMedia", "sendPhoto"


@dataclass
class Evening:
    """A game on Telegram, on a day when Telegram fails; the clock is the test's."""

    club: Club
    clock: Clock
    board: Message

    @property
    def boards(self) -> list[Message]:
        """Return the messages that tell Anna's move."""
        return [one for one in self.club.group.of_bot if "Anna plays c3-d4." in one.text]

    async def move(self) -> None:
        """Let Anna move."""
        await self.club.server.type(self.club.anna, self.club.group, "/move c3-d4")
        await self.club.settle()

    async def sweep(self) -> None:
        """Do what running sweepers do each second."""
        for desk, chat in zip(self.club.desks, self.club.chats, strict=True):
            await desk.deliveries.renew()
            await Sweeper(desk, {"telegram": chat}).sweep()

    async def shown_after(self) -> int:
        """Return how many seconds it takes until Anna's move is shown."""
        return await self.clock.until(lambda: self.boards, self.sweep)

    async def check_shown_once(self) -> None:
        """Check that nothing else comes, and that the one board has the buttons."""
        await self.club.settle()
        calls = len(self.club.server.calls)
        await self.clock.run(30, self.sweep)
        await self.club.settle()
        assert [one for one in self.club.server.calls[calls:] if one[0] not in ASIDE] == []
        assert self.club.server.outages.over
        (board,) = self.boards
        assert board.buttons
        assert [one for one in self.club.group.of_bot if one.buttons] == [board]
        assert not await self.club.store.claim_unannounced("telegram", LONG_AFTER, LONG_AFTER)


@asynccontextmanager
async def evening(processes: int = 1) -> AsyncIterator[Evening]:
    """Begin a game, served by one process or by several."""
    clock = Clock()
    with pytest.MonkeyPatch.context() as patch, capture_logs():
        patch.setattr(connection, "READ_TIMEOUT", 0.3)
        patch.setattr(outbox, "PAUSES", (0.001, 0.001, 0.001))
        async with TelegramServer.running(SECOND) as server:
            members = Club(server, MemoryStore(), ScriptedChance(), clock=clock)
            async with members.open(webhook=processes > 1, processes=processes):
                yield Evening(members, clock, await begin(members))


@pytest.mark.parametrize("failure", NOT_CARRIED_OUT)
async def test_an_edit_that_fails_is_made_a_second_later(failure: Failure) -> None:
    async with evening() as it:
        it.club.server.outages.plan(EDIT, failure)
        await it.move()
        assert it.boards == []
        assert await it.shown_after() == 1
        assert it.boards == [it.board]
        await it.check_shown_once()


@pytest.mark.parametrize("failure", CARRIED_OUT)
async def test_an_edit_whose_answer_is_lost_changes_nothing_when_it_is_made_again(
    failure: Failure,
) -> None:
    async with evening() as it:
        it.club.server.outages.plan(EDIT, failure)
        await it.move()
        assert it.boards == [it.board]
        await it.clock.run(2, it.sweep)
        await it.check_shown_once()


@pytest.mark.parametrize("failure", NOT_CARRIED_OUT)
async def test_a_new_board_that_fails_is_sent_a_second_later(failure: Failure) -> None:
    async with evening() as it:
        del it.club.group.messages[it.board.id]
        it.club.server.outages.plan(SEND, failure)
        await it.move()
        assert it.boards == []
        assert await it.shown_after() == 1
        await it.check_shown_once()


async def test_a_telegram_that_fails_again_and_again_is_tried_again_and_again() -> None:
    async with evening() as it:
        it.club.server.outages.plan(EDIT, *NOT_CARRIED_OUT)
        await it.move()
        assert await it.shown_after() == 1 + 2 + 4 + 8 + 16
        await it.check_shown_once()


async def test_a_reminder_that_fails_is_a_new_message_when_it_is_sent_again() -> None:
    async with evening() as it:
        await it.club.say(it.club.anna, "/resign yes")
        await it.club.say(it.club.anna, "/play checkers clock=1d @BenB")
        board = await it.club.say(it.club.ben, "/join")
        it.clock.time += 18 * 3_600_000
        it.club.server.outages.plan(SEND, Failure.UNAVAILABLE)
        await it.sweep()
        assert it.club.group.last is board
        await it.clock.run(1, it.sweep)
        assert it.club.group.last is not board
        assert "Time is running out." in it.club.group.last.text


@pytest.mark.parametrize("failure", [Failure.UNAVAILABLE, Failure.PAGE, Failure.DROPPED])
async def test_an_answer_that_no_sweeper_would_send_again_is_sent_again(failure: Failure) -> None:
    async with evening() as it:
        it.club.server.outages.plan("sendMessage", failure, failure, failure)
        told = await it.club.say(it.club.ben, "/move f6-g5")
        assert "It’s Anna’s turn." in told.text
        assert it.club.group.of_bot[-2:] == [it.board, told]


@pytest.mark.parametrize("failure", NOT_CARRIED_OUT)
async def test_a_press_whose_answer_fails_is_answered_again(failure: Failure) -> None:
    async with evening() as it:
        it.club.server.outages.plan("answerCallbackQuery", failure, failure)
        answer = await it.club.press(it.club.ben, "c3-d4", it.board)
        assert answer.text.startswith("It’s Anna’s turn.")


async def test_a_press_that_cannot_be_answered_is_given_up() -> None:
    async with evening() as it:
        it.club.server.outages.plan("answerCallbackQuery", *[Failure.DROPPED] * 4)
        press = asyncio.create_task(it.club.press(it.club.ben, "c3-d4", it.board))
        await it.club.server.updates.taken()
        while not it.club.server.outages.over:  # noqa: ASYNC110 - the last try is still to come
            await asyncio.sleep(0.01)
        assert not press.done()
        press.cancel()


@pytest.mark.parametrize("method", ["sendMessage", "answerCallbackQuery", "editMessageText"])
async def test_a_menu_that_has_to_wait_comes_all_the_same(method: str) -> None:
    async with evening() as it:
        it.club.server.methods.private.refused_in.add(it.club.group.id)
        await it.club.press(it.club.anna, "More …", it.board)
        it.club.server.busy.append(method)
        await it.club.press(it.club.anna, "More …", it.board)
        menu = it.club.group.last
        assert menu is not it.board
        await it.club.press(it.club.anna, "Resign", menu)
        assert it.club.server.busy == []
        assert "resign" in menu.text.casefold()


async def test_an_answer_that_fails_too_often_is_given_up_and_the_next_one_goes() -> None:
    async with evening() as it:
        it.club.server.outages.plan("sendMessage", *[Failure.UNAVAILABLE] * 4)
        assert await it.club.say(it.club.ben, "/move f6-g5") is it.board
        assert "It’s Anna’s turn." in (await it.club.say(it.club.ben, "/move f6-g5")).text


async def test_an_answer_that_may_have_arrived_is_not_sent_twice() -> None:
    async with evening() as it:
        it.club.server.outages.plan("sendMessage", Failure.SILENT_SUCCESS)
        told = await it.club.say(it.club.ben, "/move f6-g5")
        assert "It’s Anna’s turn." in told.text
        assert it.club.group.of_bot[-2:] == [it.board, told]


async def test_a_sender_that_has_to_wait_for_long_is_the_only_one_to_tell() -> None:
    async with evening(processes=2) as it:
        rates = it.club.server.methods.rates
        rates.stop(it.club.group.id, inf)
        await it.club.server.type(it.club.anna, it.club.group, "/move c3-d4")
        await it.club.server.until(lambda: bool(rates.refused))
        await it.clock.run(120, it.sweep)
        assert it.boards == []
        rates.stop(it.club.group.id, 0)
        await it.club.settle()
        assert it.boards == [it.club.group.last]
        await it.check_shown_once()


async def test_an_older_board_that_comes_late_does_not_stay() -> None:
    async with evening(processes=2) as it:
        late = it.club.server.delayed[EDIT] = asyncio.Event()
        await it.club.server.type(it.club.anna, it.club.group, "/move c3-d4")
        while EDIT in it.club.server.delayed:  # noqa: ASYNC110 - the call has not come yet
            await asyncio.sleep(0.001)
        await it.club.server.type(it.club.ben, it.club.group, "/move f6-g5")
        await it.club.server.until(lambda: "Ben plays f6-g5." in it.board.text)
        late.set()
        await it.club.settle()
        assert "Anna to move." in it.board.text
        assert "d4-c5" in it.board.labels


async def test_what_a_killed_process_has_left_is_told_at_the_start() -> None:
    async with evening() as it:
        anna = Player(PlayerId(f"telegram:{it.club.anna.id}"), "Anna")
        request = Request(table=Place(it.club.group.id).table, player=anna, text="/move c3-d4")
        await it.club.desk.handle(request)
        group = it.club.group
    async with TelegramServer.running(SECOND) as server:
        again = Club(server, it.club.store, it.club.chance, clock=it.clock)
        again.group = server.methods.chats[-50] = group
        async with again.open():
            await server.until(lambda: server.updates.pollers > 0)
            sweeper = Sweeper(again.desk, {"telegram": again.chat})
            await sweeper.take_over()
            await sweeper.finish()
            it.club = again
            assert await it.shown_after() == 0
            await it.check_shown_once()
