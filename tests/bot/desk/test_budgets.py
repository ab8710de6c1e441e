"""Budgets: who asks for too much waits, and nobody else does."""

import asyncio

import pytest

from bot.commands.request import Request
from bot.desk.budgets import Buckets, Budget, Budgets
from bot.desk.desk import Desk
from bot.identity import Player, PlayerId, TableId
from bot.replies.reply import Refusal, Reply
from bot.store.memory import MemoryStore
from bot.store.port import Loaded
from tests.bot.store.counting import CountingStore

ANNA = Player(PlayerId("test:1"), "Anna")
TABLE = TableId("test:room")


class Clock:
    """A clock that is put forward by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def charged(budgets: Budgets, times: int, person: str, chat: str = "room") -> list[bool]:
    """Return whether a person had to wait, each time."""
    return [budgets.charge(person, chat, "address") > 0 for _ in range(times)]


def test_a_bucket_fills_up_again() -> None:
    clock = Clock()
    buckets = Buckets(Budget(2, 0.5), clock)
    buckets.spend("anna")
    buckets.spend("anna")
    assert (buckets.level("anna"), buckets.wait("anna")) == (0, 2)
    clock.now = 3
    assert (buckets.level("anna"), buckets.wait("anna")) == (1.5, 0)
    clock.now = 100
    assert buckets.level("anna") == 2


def test_tokens_that_are_to_come_can_be_reserved() -> None:
    buckets = Buckets(Budget(1, 0.5), Clock())
    assert [buckets.reserve("anna") for _ in range(3)] == [0, 2, 4]


def test_what_costs_more_than_a_bucket_holds_can_be_had_when_it_is_full() -> None:
    buckets = Buckets(Budget(2, 1), Clock())
    assert buckets.wait("anna", 5) == 0
    buckets.spend("anna", 5)
    assert buckets.wait("anna", 5) == 2


def test_who_asks_too_much_waits_and_others_do_not() -> None:
    budgets = Budgets(person=Budget(3, 1), clock=Clock())
    assert charged(budgets, 4, "eve") == [False, False, False, True]
    assert charged(budgets, 3, "anna") == [False, False, False]


@pytest.mark.parametrize("shared", ["chat", "address"])
def test_in_a_busy_chat_those_wait_who_ask_most(shared: str) -> None:
    few = Budget(6, 1)
    budgets = Budgets(person=Budget(10, 1), clock=Clock(), **{shared: few})
    assert charged(budgets, 3, "eve") == [False, False, False]
    assert charged(budgets, 3, "mallory") == [False, False, False]
    assert charged(budgets, 1, "eve") == [True]
    assert charged(budgets, 3, "anna") == [False, False, False]
    assert charged(budgets, 1, "anna") == [True]


async def test_a_moment_is_waited_and_more_is_told() -> None:
    budgets = Budgets(person=Budget(1, 50))
    assert await budgets.admit("anna", "room") == 0
    both = await asyncio.gather(*(budgets.admit("anna", "room") for _ in range(2)))
    assert (both[0], 0 < both[1] < 0.02) == (0, True)  # who waits already is told
    slow = Budgets(person=Budget(1, 1), clock=Clock())
    assert [await slow.admit("anna", "room") for _ in range(2)] == [0, 1]


class Crowd(MemoryStore):
    """A store that notes how many requests it answers at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.inside = self.most = 0

    async def load(self, table: TableId, *owners: str) -> Loaded:
        self.inside += 1
        self.most = max(self.most, self.inside)
        await asyncio.sleep(0.001)
        self.inside -= 1
        return await super().load(table, *owners)


@pytest.mark.parametrize(("asked", "at_once"), [(3, 5), (4, 1)])
async def test_those_who_have_asked_for_much_are_answered_one_at_a_time(
    asked: int, at_once: int
) -> None:
    store = Crowd()
    desk = Desk(store, budgets=Budgets(person=Budget(15, 1), clock=Clock()))
    people = [Player(PlayerId(f"test:{number}"), "Eve") for number in range(5)]
    for _ in range(asked):
        store.most = 0
        await asyncio.gather(
            *(
                desk.handle(Request(table=TableId(f"test:{who.id}"), player=who, text="/board"))
                for who in people
            )
        )
    assert store.most == at_once


def ask(desk: Desk, text: str, player: Player = ANNA) -> Reply:
    return asyncio.run(desk.handle(Request(table=TABLE, player=player, text=text, locale="ru")))


def test_the_desk_says_kindly_that_somebody_is_too_fast_and_asks_the_store_nothing() -> None:
    clock, store = Clock(), CountingStore()
    desk = Desk(store, budgets=Budgets(person=Budget(2, 0.5), clock=clock))
    ask(desk, "/play checkers")
    ask(desk, "/board")
    store.taken()
    reply = ask(desk, "/board")
    assert isinstance(reply, Refusal)
    assert reply.text.startswith("Слишком много сразу")
    assert (reply.passes, reply.wait) == (True, 2)
    assert store.taken() == []
    assert not isinstance(ask(desk, "/help", Player(PlayerId("test:2"), "Ben")), Refusal)
    clock.now = 2
    assert not isinstance(ask(desk, "/board"), Refusal)


def test_a_film_costs_more_than_a_look() -> None:
    desk = Desk(MemoryStore(), budgets=Budgets(person=Budget(12, 1), clock=Clock()))
    replies = [ask(desk, text) for text in ("/replay", "/board", "/replay")]
    assert [isinstance(reply, Refusal) and reply.wait for reply in replies] == [0, 0, 9]


async def test_an_address_leaves_so_much_that_is_new_and_no_more() -> None:
    clock = Clock()
    desk = Desk(MemoryStore(), budgets=Budgets(new=Budget(2, 0.5), clock=clock))

    async def say(room: str, text: str, address: str = "192.0.2.1") -> Reply:
        table = TableId(f"local:{room}")
        return await desk.handle(Request(table=table, player=ANNA, text=text, address=address))

    assert not isinstance(await say("one", "/play checkers"), Refusal)
    assert not isinstance(await say("two", "/settings theme baize"), Refusal)
    for refused in (await say("three", "/play checkers"), await say("three", "/play narde")):
        assert isinstance(refused, Refusal)
        assert refused.wait == 2
        assert refused.text.startswith("That was a lot at once")
    assert (await desk.store.load(TableId("local:three"))).record is None
    assert not isinstance(await say("one", "/play narde"), Refusal), "there is a table already"
    assert not isinstance(await say("two", "/settings theme wood"), Refusal), "she is known"
    assert not isinstance(await say("four", "/play narde", "192.0.2.2"), Refusal)
    assert not isinstance(await say("five", "/play narde", ""), Refusal), "a chat is no address"
    clock.now = 2
    assert not isinstance(await say("three", "/play checkers"), Refusal)
