"""Announcements reach every chat once: at an even pace, and whatever dies in between."""

import asyncio

import pytest

from bot import troubles
from bot.desk.outgoing import NotNow, Undeliverable
from bot.desk.owner import notice_poster
from bot.desk.owner.notice_poster import AT_ONCE, LEASE, MAX_TRIES, NoticePoster
from bot.identity import Moment, TableId
from bot.store.memory import MemoryStore
from bot.store.port import Record, Save, StoreUnreachable
from tests.bot.desk.owner.hall import Chat, Hall
from tests.bot.loops import finish

LATER = LEASE + 1


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice_poster, "A_SECOND", 1_000)


def hall_of(chats: int) -> Hall:
    """Return a house in which people play in some chats."""
    hall = Hall()
    for number in range(chats):
        hall.open_table(str(number))
    return hall


def places(chat: Chat) -> list[TableId]:
    return sorted(place for place, _ in chat.told)


def test_each_chat_is_told_once_also_if_there_are_many() -> None:
    hall = hall_of(2 * AT_ONCE + 1)
    hall.announce("Hello")
    hall.post()
    assert places(hall.chat) == sorted(TableId(f"test:{n}") for n in range(2 * AT_ONCE + 1))


def test_chats_of_a_server_are_told_in_one_place() -> None:
    hall = Hall()
    hall.open_table("one", chat="test:server")
    hall.open_table("two", chat="test:server")
    hall.announce("Hello")
    hall.post()
    assert len(hall.chat.told) == 1


def test_blocked_chats_are_told_nothing() -> None:
    hall = hall_of(2)
    hall.order("/owner block test:1")
    hall.announce("Hello")
    hall.post()
    assert places(hall.chat) == ["test:0"]


def test_who_cannot_be_reached_is_left_out_and_others_are_told() -> None:
    hall = hall_of(3)
    hall.chat.wrong.append(Undeliverable())
    hall.announce("Hello")
    hall.post()
    assert len(hall.chat.told) == 2
    assert "2 told, 0 waiting, 1 not reached" in hall.order("/owner")


def test_what_was_certainly_not_sent_is_sent_later() -> None:
    hall = hall_of(2)
    hall.chat.wrong.append(NotNow(1.0))
    hall.announce("Hello")
    hall.post()
    assert len(hall.chat.told) == 1
    hall.time += LATER
    hall.post()
    assert places(hall.chat) == ["test:0", "test:1"]


def test_what_may_have_been_sent_is_not_sent_again() -> None:
    hall = hall_of(1)
    hall.chat.wrong.append(NotNow())
    hall.announce("Hello")
    for _ in range(3):
        hall.post()
        hall.time += LATER
    assert hall.chat.told == []


def test_nobody_is_tried_for_ever() -> None:
    hall = hall_of(1)
    hall.chat.wrong += [NotNow(1.0) for _ in range(MAX_TRIES + 1)]
    hall.announce("Hello")
    for _ in range(MAX_TRIES + 2):
        hall.post()
        hall.time += LATER
    assert (hall.chat.wrong, hall.chat.told) == ([], [])


class Dying(Chat):
    """A chat whose process dies while a text is sent."""

    async def notify(self, place: TableId, text: str) -> None:
        await super().notify(place, text)
        if len(self.told) == 3:
            raise asyncio.CancelledError


def test_after_a_death_another_process_goes_on_and_nobody_is_told_twice() -> None:
    hall = hall_of(6)
    hall.announce("Hello")
    dying = Dying()
    with pytest.raises(asyncio.CancelledError):
        finish(NoticePoster(hall.desk, {"test": dying}).post_due())
    hall.post()
    assert hall.chat.told == [], "it belongs to the process that died, for a minute"
    hall.time += LATER
    hall.post()
    assert places(dying) + places(hall.chat) == [f"test:{number}" for number in range(6)]


def test_two_processes_at_once_tell_nobody_twice() -> None:
    hall = hall_of(30)
    hall.announce("Hello")

    async def both() -> None:
        post = NoticePoster(hall.desk, {"test": hall.chat})
        record = (await hall.store.claim_due("notices.test", Moment(hall.time), Moment(0)))[0]
        await asyncio.gather(*(post._post(record, "test", hall.chat) for _ in range(2)))  # noqa: SLF001 - as if its lease had run out

    finish(both())
    assert places(hall.chat) == sorted(f"test:{number}" for number in range(30))


def test_the_pace_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice_poster, "A_SECOND", 2)
    waits = list[float]()

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await real_sleep(seconds)

    real_sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", wait)
    hall = hall_of(3)
    hall.announce("Hello")
    hall.post()
    assert sum(waits) == pytest.approx(1.0, abs=0.2)


def test_a_notice_that_cannot_be_read_is_set_aside() -> None:
    hall = hall_of(1)
    save = Save(Record(1, b"rubbish"), due=Moment(0))
    finish(hall.store.save(TableId("notices.test:x"), save))
    hall.announce("Hello")
    hall.post()
    assert len(hall.chat.told) == 1
    assert "table:notices.test:x" in troubles.current().records
    troubles.forget()


class Away(MemoryStore):
    """A store that is away once."""

    tries = 0

    async def claim_due(self, *args: object, **more: object) -> tuple[TableId, ...]:
        del args, more
        self.tries += 1
        if self.tries == 1:
            raise StoreUnreachable
        raise asyncio.CancelledError


def test_while_the_store_is_away_it_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice_poster, "PAUSE", 0)
    hall = Hall(store=Away())
    with pytest.raises(asyncio.CancelledError):
        finish(NoticePoster(hall.desk, {"test": hall.chat}).run())
    assert isinstance(hall.store, Away)
    assert hall.store.tries == 2
