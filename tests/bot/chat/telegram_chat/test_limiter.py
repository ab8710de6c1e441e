"""Sending rates, with a clock that moves only while a message waits."""

from dataclasses import dataclass, field
from itertools import pairwise

from bot.chat.telegram_chat.limiter import Limiter, Rate, SendingRates

GROUP, PERSON = -1, 1


@dataclass
class Time:
    """A clock, and when messages went to which chat."""

    now: float = 1_000.0
    sent: list[tuple[int, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.limiter = Limiter(clock=lambda: self.now)

    def send(self, chat: int, count: int = 1, *, words: bool = False) -> list[float]:
        """Send as fast as may be, and return when each message went."""
        for _ in range(count):
            while (wait := self.limiter.wait(chat, words=words)) > 0:
                self.now += wait
            self.limiter.count(chat, words=words)
            self.sent.append((chat, self.now))
        return [at - 1_000 for to, at in self.sent[-count:]]


def most_within(times: list[float], seconds: float) -> int:
    """Return how many went within any such span."""
    return max(sum(start <= at < start + seconds for at in times) for start in times)


def test_the_first_messages_go_at_once() -> None:
    assert Time().send(GROUP, 3) == [0, 0, 0]


def test_a_chat_gets_about_one_message_a_second() -> None:
    times = Time().send(PERSON, 60)
    assert most_within(times, 3) == 3
    assert times[-1] == 57


def test_a_group_gets_twenty_a_minute() -> None:
    times = Time().send(GROUP, 100)
    assert most_within(times, 60) == 20
    assert times[-1] < 60 * 7


def test_nobody_in_a_group_waits_longer_than_four_seconds() -> None:
    times = Time().send(GROUP, 100)
    assert max(later - earlier for earlier, later in pairwise(times)) == 4


def test_all_chats_together_get_thirty_a_second() -> None:
    time = Time()
    times = [at for chat in range(1, 101) for at in time.send(chat)]
    assert most_within(times, 1) == 30
    assert times[-1] == 3


def test_one_chat_that_has_to_wait_waits_alone() -> None:
    time = Time()
    time.limiter.hold(GROUP, 40)
    assert time.send(PERSON) == [0]
    assert time.send(GROUP) == [40]


def test_chats_that_have_been_quiet_are_forgotten() -> None:
    rates = SendingRates(overall=(Rate(1_000_000, 1),))
    now = 0.0
    limiter = Limiter(rates, clock=lambda: now)
    limiter.hold(-5, 1_000)
    for chat in range(1, 6_000):
        now += 10
        limiter.count(chat)
    assert len(limiter._chats) < 5_000  # noqa: SLF001 - what is kept cannot be seen otherwise


def test_words_leave_room_for_boards() -> None:
    time = Time()
    assert time.send(GROUP, 12, words=True)[-1] == 24
    assert time.send(GROUP) == [28]
    assert time.limiter.wait(GROUP, words=True) == 32
    assert time.send(PERSON, 20, words=True)[-1] == 28 + 18
