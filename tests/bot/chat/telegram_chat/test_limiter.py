"""Sending rates, with a clock that moves only while a message waits."""

import asyncio
from dataclasses import dataclass, field

from bot.chat.telegram_chat.limiter import Limiter, Rate, SendingRates

GROUP, PERSON = -1, 1


@dataclass
class Time:
    """A clock, and when messages went to which chat."""

    now: float = 1_000.0
    sent: list[tuple[int, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.limiter = Limiter(clock=lambda: self.now, sleep=self.sleep)

    async def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds

    async def send(self, chat: int, count: int = 1) -> list[float]:
        """Send as fast as may be, and return when each message went."""
        for _ in range(count):
            await self.limiter.turn(chat)
            self.sent.append((chat, self.now))
        return [at - 1_000 for to, at in self.sent[-count:]]


def most_within(times: list[float], seconds: float) -> int:
    """Return how many went within any such span."""
    return max(sum(start <= at < start + seconds for at in times) for start in times)


async def test_the_first_messages_go_at_once() -> None:
    assert await Time().send(GROUP, 3) == [0, 0, 0]


async def test_a_chat_gets_about_one_message_a_second() -> None:
    times = await Time().send(PERSON, 60)
    assert most_within(times, 3) == 3
    assert times[-1] == 57


async def test_a_group_gets_twenty_a_minute() -> None:
    times = await Time().send(GROUP, 100)
    assert most_within(times, 60) == 20
    assert times[-1] < 60 * 5


async def test_all_chats_together_get_thirty_a_second() -> None:
    time = Time()
    times = [at for chat in range(1, 101) for at in await time.send(chat)]
    assert most_within(times, 1) == 30
    assert times[-1] == 3


async def test_one_chat_that_has_to_wait_waits_alone() -> None:
    time = Time()
    time.limiter.hold(GROUP, 40)
    assert await time.send(PERSON) == [0]
    assert await time.send(GROUP) == [40]


async def test_chats_that_have_been_quiet_are_forgotten() -> None:
    rates = SendingRates(overall=(Rate(1_000_000, 1),))
    now = 0.0
    limiter = Limiter(rates, clock=lambda: now)
    limiter.hold(-5, 1_000)
    for chat in range(1, 6_000):
        now += 10
        await limiter.turn(chat)
    assert len(limiter._chats) < 5_000  # noqa: SLF001 - what is kept cannot be seen otherwise


async def test_two_at_once_wait_for_each_other() -> None:
    limiter = Limiter(SendingRates(chat=(Rate(1, 0.02),)))
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.gather(*(limiter.turn(PERSON) for _ in range(3)))
    assert loop.time() - began >= 0.04
