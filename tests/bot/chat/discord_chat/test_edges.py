"""Faults of Discord that must not end anything."""

import asyncio
import logging
from dataclasses import replace

import pytest
import structlog

from bot.chat.discord_chat.library_log import quieten
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import QUICK, club
from tests.fakes.discord_server.answers import DEADLINE
from tests.fakes.discord_server.seen import labels
from tests.fakes.outages import Failure

PROMISED = 0.1


async def test_who_waits_for_the_board_is_promised_an_answer() -> None:
    async with club(timeouts=replace(QUICK, defer_after=PROMISED)) as made:
        await sit_down(made)
        made.server.outages.plan("/callback", Failure.UNAVAILABLE)
        asked = [await made.anna.send_slash(made.channel, "board") for _ in range(12)]
        for one in asked:
            await made.anna.answered(one)
        # The first one waits for the library, which tries again after a second.
        late = sorted(one.late for one in asked)
        assert late[-2] < 1 < late[-1] < DEADLINE
        await made.server.until(lambda: not any(one.loading for one in asked))
        await made.board()


@pytest.mark.parametrize("failure", [Failure.DROPPED, Failure.LOST_ANSWER])
@pytest.mark.parametrize("asked", ["help", "stats", "More …"])
async def test_an_answer_that_is_lost_on_its_way_is_sent_again(
    failure: Failure, asked: str
) -> None:
    async with club() as made:
        await sit_down(made)
        board = await made.board()
        made.server.outages.plan("/callback", failure)
        with structlog.testing.capture_logs() as logs:
            acting = (
                made.anna.press(board, asked)
                if asked in labels(board)
                else made.anna.slash(made.channel, asked)
            )
            answer = await acting
            await made.server.until(lambda: answer.said)
            await made.later(0)
        assert len(answer.said) == 1
        assert "went wrong" not in answer.text
        assert not [line for line in logs if line["log_level"] != "info"]


async def test_an_outage_that_lasts_is_told_and_logged_in_one_line() -> None:
    async with club() as made:
        made.server.outages.plan("/callback", *(Failure.DROPPED,) * 3)
        with structlog.testing.capture_logs() as logs:
            told = await made.anna.slash(made.channel, "help")
        assert "went wrong" in told.text
        (line,) = [line for line in logs if line["event"] == "request failed"]
        assert (line["log_level"], line.get("exc_info")) == ("warning", None)
        assert "ServerDisconnected" in line["why"]


@pytest.mark.parametrize("event", ["INTERACTION_CREATE", "GUILD_CREATE", "CHANNEL_UPDATE"])
@pytest.mark.parametrize("sent", [{}, {"id": "x", "channel": "y"}, {"id": []}])
async def test_an_event_that_cannot_be_read_is_logged_and_ends_nothing(
    event: str, sent: dict[str, object]
) -> None:
    async with club() as made:
        with structlog.testing.capture_logs() as logs:
            await made.server.gateway.tell(made.guild, event, sent)
            await made.anna.slash(made.channel, "help")
        assert any(line["event"] == "event cannot be read" for line in logs)
        assert len(made.server.gateway.identified) == 1


@pytest.mark.parametrize(
    ("error", "kept"), [(ConnectionResetError("away"), False), (ZeroDivisionError(), True)]
)
def test_an_outage_is_one_line_and_a_fault_has_its_traceback(
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    kept: bool,  # noqa: FBT001
) -> None:
    quieten()
    quieten()
    with caplog.at_level(logging.DEBUG):
        logging.getLogger("discord.shard").error("Retrying in %s", 5, exc_info=error)
    (record,) = caplog.records
    assert (record.exc_info is not None) is kept
    assert record.getMessage().startswith("Retrying in 5")
    assert ("away" in record.getMessage()) is not kept


async def test_a_gateway_that_goes_away_leaves_no_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with club() as made:
        await made.server.gateway.interrupt()
        await made.server.until(lambda: made.server.gateway.resumed)
        await asyncio.wait_for(made.anna.slash(made.channel, "help"), 10)
    assert not [record for record in caplog.records if record.exc_info]
