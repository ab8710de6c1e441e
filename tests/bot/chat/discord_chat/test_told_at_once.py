"""A Discord that fails and comes back: the board arrives within seconds, and once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

import pytest
from structlog.testing import capture_logs

from bot.chat.discord_chat.places import table_at
from bot.commands.request import Request
from bot.desk.sweeper import Sweeper
from bot.identity import Moment, Player, PlayerId
from bot.language import Language
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import QUICK, Club, club
from tests.bot.chat.discord_chat.test_last_resort import as_typed
from tests.bot.clocks import Clock
from tests.bot.mishaps import UNSHOWN
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.outages import CARRIED_OUT, NOT_CARRIED_OUT, Failure

FOREVER = Moment(2**50)
HASTY = replace(QUICK, send=0.3)
CALLBACK = "/callback"


@dataclass
class Evening:
    """A game on Discord, on a day when Discord fails; the clock is the test's."""

    club: Club
    clock: Clock
    board: Json

    @property
    def boards(self) -> list[Json]:
        """Return the public messages that tell Anna's move."""
        return [one for one in self.club.channel.public if "Anna plays c3-d4." in text_of(one)]

    @property
    def posting(self) -> str:
        """Return the request that posts a message."""
        return f"POST /api/channels/{self.club.channel.id}/messages"

    async def settle(self) -> None:
        """Wait until Discord has failed, and everything was said that can be."""
        await self.club.server.until(lambda: self.club.server.outages.over)
        assert self.club.chat is not None
        await self.club.chat._interactions.finish()  # noqa: SLF001 - as at a shutdown

    async def sweep(self) -> None:
        """Do what a running sweeper does each second."""
        assert self.club.chat is not None
        await self.club.desk.deliveries.renew()
        await Sweeper(self.club.desk, {"discord": self.club.chat}).sweep()

    async def shown_after(self) -> int:
        """Return how many seconds it takes until Anna's move is shown."""
        return await self.clock.until(lambda: self.boards, self.sweep)

    async def check_shown_once(self) -> None:
        """Check that nothing else comes, and that the one board has the buttons."""
        await self.clock.run(30, self.sweep)
        assert await self.club.board() == self.boards[-1]
        assert len(self.boards) == 1
        assert not await self.club.store.claim_unannounced("discord", FOREVER, FOREVER)


@asynccontextmanager
async def evening() -> AsyncIterator[Evening]:
    """Begin a game."""
    with capture_logs():
        async with club(timeouts=HASTY) as made:
            yield Evening(made, made.clock, await sit_down(made))


@pytest.mark.parametrize("failure", [one for one in NOT_CARRIED_OUT if one is not Failure.DROPPED])
async def test_an_answer_that_fails_is_posted_a_second_later(failure: Failure) -> None:
    async with evening() as it:
        it.club.server.outages.plan(CALLBACK, failure)
        asked = await it.club.anna.send_slash(it.club.channel, "move", move="c3-d4")
        await it.settle()
        # After a page that looks like success the library believes that it has answered.
        told = "" if failure is Failure.PAGE else UNSHOWN[Language.ENGLISH]
        assert as_typed(asked.text) == told
        assert it.boards == []
        assert await it.shown_after() == 1
        await it.check_shown_once()


async def test_an_answer_whose_connection_breaks_off_is_sent_again_at_once() -> None:
    async with evening() as it:
        it.club.server.outages.plan(CALLBACK, Failure.DROPPED)
        asked = await it.club.anna.slash(it.club.channel, "move", move="c3-d4")
        assert "Anna plays c3-d4." in asked.text
        assert await it.shown_after() == 0
        await it.check_shown_once()


async def test_a_discord_that_fails_again_and_again_is_tried_again_and_again() -> None:
    async with evening() as it:
        it.club.server.outages.plan(CALLBACK, Failure.UNAVAILABLE)
        it.club.server.outages.plan(it.posting, *NOT_CARRIED_OUT)
        await it.club.anna.slash(it.club.channel, "move", move="c3-d4")
        assert await it.shown_after() == 1 + 2 + 4 + 8 + 16 + 16
        assert it.club.server.outages.over
        await it.check_shown_once()


@pytest.mark.parametrize("failure", NOT_CARRIED_OUT)
async def test_a_board_that_a_press_has_led_to_is_posted_a_second_later(failure: Failure) -> None:
    async with evening() as it:
        it.club.server.outages.plan(it.posting, failure)
        asked = await it.club.anna.press(it.board, "c3-d4")
        await it.club.server.until(lambda: asked.follow_ups)
        assert as_typed(text_of(asked.follow_ups[0])) == UNSHOWN[Language.ENGLISH]
        assert await it.shown_after() == 1
        await it.check_shown_once()


@pytest.mark.parametrize("failure", CARRIED_OUT)
async def test_an_answer_that_arrived_is_not_posted_again(failure: Failure) -> None:
    async with evening() as it:
        it.club.server.outages.plan(CALLBACK, failure)
        asked = await it.club.anna.slash(it.club.channel, "move", move="c3-d4")
        await it.club.board()
        assert await it.shown_after() == 0
        await it.check_shown_once()
        assert asked.follow_ups == []


@pytest.mark.parametrize("failure", CARRIED_OUT)
async def test_a_message_that_arrived_is_not_posted_again(failure: Failure) -> None:
    async with evening() as it:
        it.club.server.outages.plan(CALLBACK, Failure.UNAVAILABLE)
        it.club.server.outages.plan(it.posting, failure)
        await it.club.anna.slash(it.club.channel, "move", move="c3-d4")
        assert await it.shown_after() == 1
        assert it.club.server.outages.over
        await it.check_shown_once()


async def test_a_limit_that_is_too_long_is_waited_for_without_the_library() -> None:
    async with evening() as it:
        it.club.server.outages.plan(CALLBACK, Failure.UNAVAILABLE)
        it.club.server.limit(it.posting, times=1, seconds=40)
        await it.club.anna.slash(it.club.channel, "move", move="c3-d4")
        assert await it.shown_after() == 1 + 40
        await it.check_shown_once()


async def test_a_move_that_was_not_told_is_told_with_the_next_one() -> None:
    async with evening() as it:
        it.club.server.outages.plan(CALLBACK, Failure.UNAVAILABLE)
        await it.club.anna.slash(it.club.channel, "move", move="c3-d4")
        await it.club.ben.slash(it.club.channel, "move", move="f6-g5")
        board = await it.club.board()
        assert text_of(board).index("Anna plays c3-d4.") < text_of(board).index("Ben plays f6-g5.")
        await it.check_shown_once()


async def test_what_a_killed_process_has_left_is_told_at_the_start() -> None:
    async with evening() as it:
        anna = Player(PlayerId(f"discord:{it.club.anna.id}"), "Anna")
        table = table_at(it.club.channel.id)
        await it.club.desk.handle(Request(table=table, player=anna, text="/move c3-d4"))
        await it.club.restart()
        assert it.club.chat is not None
        sweeper = Sweeper(it.club.desk, {"discord": it.club.chat})
        await sweeper.take_over()
        await sweeper.finish()
        assert await it.shown_after() == 0
        await it.check_shown_once()


async def test_another_game_at_the_same_version_is_another_board() -> None:
    async with evening() as it:
        assert it.club.chat is not None
        table = table_at(it.club.channel.id)
        boards = len(it.club.channel.live)
        await it.club.store.remove(table)
        it.club.server.outages.plan(CALLBACK, Failure.UNAVAILABLE)
        await it.club.anna.slash(it.club.channel, "play", game="checkers")
        await it.clock.run(1, it.sweep)
        await it.club.ben.press(await it.club.board(), "Join")
        board = await it.club.board()
        assert board["id"] != it.board["id"]
        assert "Anna to move." in text_of(board)
        assert len(it.club.channel.live) == boards
