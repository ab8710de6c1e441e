"""The outbox: messages in order, the newest board only, and errors."""

import asyncio
from dataclasses import dataclass, field
from datetime import timedelta
from typing import ClassVar

import pytest
from structlog.testing import capture_logs
from telegram.error import ChatMigrated, NetworkError, RetryAfter

from bot.chat.telegram_chat.limiter import Limiter
from bot.chat.telegram_chat.outbox import MAX_WORDS, Outbox, Sendable
from bot.chat.telegram_chat.places import Place
from tests.bot.chat.telegram_chat.club import RATES

HERE, ELSEWHERE = Place(1), Place(2)
SOON = timedelta(milliseconds=30)


@dataclass
class Note:
    """A message that records where it was sent; boards replace each other."""

    ahead: ClassVar[bool] = False

    text: str
    sent: list[str]
    board: bool = False
    troubles: list[Exception] = field(default_factory=list)
    closed: asyncio.Event | None = None

    async def send(self, place: Place) -> None:
        """Record the message, or fail."""
        if self.closed:
            await self.closed.wait()
        if self.troubles:
            raise self.troubles.pop()
        self.sent.append(f"{place.chat} {self.text}")

    def replaces(self, older: Sendable) -> bool:
        """Return whether both are boards."""
        return self.board and isinstance(older, Note) and older.board

    def merge(self, older: Sendable) -> None:
        """Add the text of the older message."""
        assert isinstance(older, Note)
        self.text = f"{older.text}+{self.text}"


def outbox(limiter: Limiter | None = None) -> Outbox:
    async def moved(_: Place, __: Place) -> None:
        raise AssertionError

    return Outbox(limiter or Limiter(RATES), moved)


class Impatient(Limiter):
    """Notes how long it should hold a chat, and does not."""

    def __init__(self) -> None:
        super().__init__(RATES)
        self.held: list[float] = []

    def hold(self, chat: int, seconds: float) -> None:
        """Note a pause."""
        assert chat == HERE.chat
        self.held.append(seconds)


@pytest.mark.parametrize(("failures", "arrived"), [(3, ["1 hello"]), (4, [])])
async def test_what_fails_is_sent_again_after_one_two_and_four_seconds(
    failures: int, arrived: list[str]
) -> None:
    limiter, sent = Impatient(), list[str]()
    post = outbox(limiter)
    post.put(HERE, Note("hello", sent, troubles=[NetworkError("away") for _ in range(failures)]))
    await post.flush()
    assert (limiter.held, sent) == ([1, 2, 4], arrived)


async def test_messages_go_in_order_and_the_newest_board_speaks_for_all() -> None:
    sent: list[str] = []
    post = outbox()
    for text in ("a", "B", "c", "D", "e"):
        post.put(HERE, Note(text, sent, board=text.isupper()))
    await post.flush()
    assert sent == ["1 a", "1 c", "1 B+D", "1 e"]


async def test_a_place_does_not_wait_for_another() -> None:
    sent: list[str] = []
    post = outbox()
    closed = asyncio.Event()
    post.put(HERE, Note("a", sent, closed=closed))
    await post.deliver(ELSEWHERE, Note("b", sent))
    closed.set()
    await post.flush()
    assert sent == ["2 b", "1 a"]


async def test_of_too_many_words_the_oldest_are_given_up_and_no_board_is() -> None:
    sent: list[str] = []
    post = outbox()
    awaited = post.queue(HERE, Note("awaited", sent))
    for number in range(MAX_WORDS + 10):
        post.put(HERE, Note(str(number), sent))
    await post.flush()
    await awaited
    latest = [f"1 {number}" for number in range(10, MAX_WORDS + 10)]
    assert sent == ["1 awaited", *latest]


async def test_a_board_that_had_to_wait_is_told_by_a_newer_one() -> None:
    sent: list[str] = []
    post = outbox()
    closed = asyncio.Event()
    first = Note("A", sent, board=True, troubles=[RetryAfter(SOON)], closed=closed)
    told = asyncio.create_task(post.deliver(HERE, first))
    await asyncio.sleep(0.01)
    post.put(HERE, Note("B", sent, board=True))
    closed.set()
    post.put(ELSEWHERE, Note("c", sent))
    await told
    assert sent == ["2 c", "1 A+B"]


async def test_what_goes_wrong_is_told_and_the_next_message_goes() -> None:
    sent: list[str] = []
    post = outbox()
    failed = asyncio.create_task(post.deliver(HERE, Note("a", sent, troubles=[ValueError()])))
    await asyncio.sleep(0)
    post.put(HERE, Note("b", sent))
    with pytest.raises(ValueError, match=r"^$"):
        await failed
    await post.flush()
    assert sent == ["1 b"]


async def test_an_error_is_logged_only_if_nobody_waits_for_it() -> None:
    post = outbox()
    with capture_logs() as lines:
        with pytest.raises(ValueError, match=r"^$"):
            await post.deliver(HERE, Note("a", [], troubles=[ValueError()]))
        assert lines == []
        post.put(HERE, Note("b", [], troubles=[ValueError()]))
        await post.flush()
        closed = asyncio.Event()
        note = Note("c", [], troubles=[ValueError()], closed=closed)
        impatient = asyncio.create_task(post.deliver(ELSEWHERE, note))
        await asyncio.sleep(0.01)
        impatient.cancel()
        await asyncio.wait({impatient})
        closed.set()
        await post.flush()
    assert [(line["table"], line["exc_info"]) for line in lines] == [
        (HERE.table, True),
        (ELSEWHERE.table, True),
    ]


async def test_a_chat_that_cannot_be_moved_fails_its_message_and_the_next_one_goes() -> None:
    sent: list[str] = []
    post = outbox()
    moved = Note("a", sent, troubles=[ChatMigrated(ELSEWHERE.chat)])
    failed = asyncio.create_task(post.deliver(HERE, moved))
    await asyncio.sleep(0)
    post.put(HERE, Note("b", sent))
    with pytest.raises(AssertionError):
        await asyncio.wait_for(failed, 1)
    await post.flush()
    assert sent == ["1 b"]


async def test_nobody_waits_for_messages_that_will_not_go() -> None:
    sent: list[str] = []
    post = outbox()
    closed = asyncio.Event()
    waiting = [
        asyncio.create_task(post.deliver(HERE, Note(text, sent, closed=closed))) for text in "ab"
    ]
    await asyncio.sleep(0.01)
    await post.close()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [asyncio.CancelledError] * 2
    assert sent == []
