"""How long after a failure something is shown again."""

from itertools import pairwise

import pytest
from structlog.testing import capture_logs

from bot.desk import pauses
from bot.desk.delivery import NotShown
from bot.desk.outgoing import NotNow
from tests.bot.desk.processes import SECOND, pass_time, playing


async def test_the_pauses_double_while_a_chat_is_away() -> None:
    world, process = await playing()
    process.chat.troubles = [NotNow() for _ in range(9)]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    await pass_time(world, process, seconds=100)
    assert process.chat.tried == [1, 3, 7, 15, 31, 47, 63, 79, 95]
    assert len(world.seen) == 1


async def test_after_a_fault_the_pauses_grow_further_and_begin_anew_when_it_is_mended() -> None:
    world, process = await playing()
    process.chat.troubles = [ZeroDivisionError() for _ in range(12)]
    with pytest.raises(NotShown), capture_logs():
        await process.say("Anna", "/move c3-d4")
    with capture_logs() as lines:
        await pass_time(world, process, seconds=2_000)
    assert [line["event"] for line in lines].count("record set aside") == 1
    tried = process.chat.tried
    assert [after - before for before, after in pairwise(tried)] == [
        2, 4, 8, 16, 32, 64, 128, 256, 512, 900,
    ]  # fmt: skip
    process.chat.troubles = []
    await pass_time(world, process, seconds=pauses.LONGEST_AFTER_FAULT // SECOND)
    assert len(world.seen) == 1
    process.chat.troubles, now = [NotNow()], world.time // SECOND
    with pytest.raises(NotShown):
        await process.say("Ben", "/move f6-g5")
    await pass_time(world, process, seconds=1)
    assert process.chat.tried[-1] == now + 1


async def test_a_chat_may_say_how_long_to_wait() -> None:
    world, process = await playing()
    process.chat.troubles = [NotNow(7.0)]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    await pass_time(world, process, seconds=20)
    assert process.chat.tried == [7]
