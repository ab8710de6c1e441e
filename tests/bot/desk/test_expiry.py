"""Who never comes back is forgotten; nothing that is needed is."""

import asyncio

import pytest

from bot.commands.request import Request
from bot.desk import expiry
from bot.desk.desk import Desk
from bot.desk.expiry import Expiry, Spans
from bot.identity import Moment, Player, PlayerId, TableId
from bot.persistence.blocking import block
from bot.persistence.tables import chat_owner
from bot.persistence.visits import NOTED_AFTER
from bot.preferences import CHAT_DEFAULTS, PLAYER_DEFAULTS, read
from bot.ratings.scorekeeper import Scorekeeper
from bot.store.port import Store, StoreUnreachable
from bot.table.clock import DAY
from tests.bot.scripted import ScriptedChance
from tests.bot.store.stores import opened

GUEST_DAYS, PLAYER_DAYS = 40, 400
SPANS = Spans(GUEST_DAYS, PLAYER_DAYS)
ANNA, BEN = PlayerId("telegram:1"), PlayerId("telegram:2")
GROUP, ROOM = TableId("telegram:-5"), TableId("local:parlour")
GUEST = PlayerId("local:guest")


class House:
    """A desk on a real store, whose clock a test turns."""

    def __init__(self, store: Store) -> None:
        self.time = 20_000 * DAY
        self.desk = Desk(store, chance=ScriptedChance(), clock=lambda: Moment(self.time))
        self.store = store

    async def say(self, who: PlayerId, text: str, table: TableId = GROUP) -> None:
        player = Player(who, who.partition(":")[2])
        await self.desk.handle(Request(table=table, player=player, text=text, moderator=True))

    async def play(self, one: PlayerId, other: PlayerId, table: TableId = GROUP) -> None:
        """Let two play a rated game, which is counted."""
        await self.say(one, "/play checkers", table)
        await self.say(other, "/join", table)
        await self.say(one, "/resign yes", table)
        await Scorekeeper(self.store.scores).keep_score()

    async def pass_days(self, days: int) -> None:
        """Let days pass, and let what has expired be deleted."""
        self.time += days * DAY
        await Expiry(self.desk, SPANS).expire()

    async def has_rating(self, who: PlayerId) -> bool:
        return bool((await self.desk.ratings.scores_of(who)).scores)

    async def chosen(self, owner: str) -> bytes | None:
        return (await self.store.load_preferences(owner))[0]


async def test_ratings_go_some_time_after_the_last_game(server_url: str) -> None:
    async with opened(server_url) as store:
        house = House(store)
        await house.play(ANNA, BEN)
        await house.play(GUEST, PlayerId("local:other"), ROOM)
        await house.pass_days(GUEST_DAYS)
        assert await house.has_rating(GUEST)
        await house.pass_days(1)
        assert not await house.has_rating(GUEST)
        assert await store.scores.names(GUEST) == ("",)
        await house.pass_days(PLAYER_DAYS - GUEST_DAYS - 1)
        assert await house.has_rating(ANNA)
        await house.play(ANNA, BEN)
        await house.pass_days(PLAYER_DAYS)
        assert await house.has_rating(ANNA)
        await house.pass_days(1)
        assert not await house.has_rating(ANNA)


async def test_who_sits_at_an_open_table_stays(server_url: str) -> None:
    async with opened(server_url) as store:
        house = House(store)
        await house.play(ANNA, BEN)
        await house.say(ANNA, "/settings theme baize")
        await house.say(ANNA, "/settings chat takebacks off")
        await house.say(ANNA, "/play checkers")
        await house.pass_days(2 * PLAYER_DAYS)
        assert await house.has_rating(ANNA)
        assert not await house.has_rating(BEN)
        await house.pass_days(2 * PLAYER_DAYS)
        assert await house.chosen(ANNA)
        assert await house.chosen(chat_owner(GROUP))


async def test_preferences_go_when_nobody_comes(server_url: str) -> None:
    async with opened(server_url) as store:
        house = House(store)
        await house.say(ANNA, "/settings theme baize")
        await house.say(ANNA, "/settings chat takebacks off")
        for _ in range(3):
            await house.pass_days(PLAYER_DAYS)
            await house.say(ANNA, "/help")
        await house.pass_days(PLAYER_DAYS + NOTED_AFTER)
        assert read(await house.chosen(ANNA), PLAYER_DEFAULTS, ANNA).theme == "baize"
        owner = chat_owner(GROUP)
        assert not read(await house.chosen(owner), CHAT_DEFAULTS, owner).takebacks
        await house.pass_days(1)
        assert await house.chosen(ANNA) is None
        assert await house.chosen(chat_owner(GROUP)) is None


async def test_a_visit_is_noted_once_in_a_while_if_something_was_chosen(
    server_url: str,
) -> None:
    async with opened(server_url) as store:
        house = House(store)
        await house.say(BEN, "/help")
        assert await house.chosen(BEN) is None
        await house.say(ANNA, "/settings theme baize")
        await house.say(ANNA, "/help")
        first = await house.chosen(ANNA)
        house.time += (NOTED_AFTER - 1) * DAY
        await house.say(ANNA, "/help")
        assert await house.chosen(ANNA) == first
        house.time += DAY
        await house.say(ANNA, "/help")
        assert await house.chosen(ANNA) != first


async def test_preferences_of_an_earlier_version_count_from_the_first_look(server_url: str) -> None:
    async with opened(server_url) as store:
        house = House(store)
        await store.write_preferences(ANNA, b'{"theme":"baize"}')
        await store.write_preferences(BEN, b"rubbish")
        await house.pass_days(10 * PLAYER_DAYS)
        assert read(await house.chosen(ANNA), PLAYER_DEFAULTS, ANNA).theme == "baize"
        await house.pass_days(PLAYER_DAYS + NOTED_AFTER + 1)
        assert await house.chosen(ANNA) is None
        assert await house.chosen(BEN) == b"rubbish"


async def test_who_is_blocked_stays_so(server_url: str) -> None:
    async with opened(server_url) as store:
        house = House(store)
        await block(store, ANNA, blocked=True)
        for _ in range(2):
            await house.pass_days(2 * PLAYER_DAYS)
        assert read(await house.chosen(ANNA), PLAYER_DEFAULTS, ANNA).blocked


async def test_damaged_records_keep_nobody_from_being_forgotten(server_url: str) -> None:
    async with opened(server_url) as store:
        house = House(store)
        await house.play(ANNA, BEN)
        client = store._servers  # noqa: SLF001 - damage comes from outside
        await client.execute("SET", "parlour:{0}:score:telegram:9", b"rubbish")
        await client.execute("SET", "parlour:{0}:table:telegram:9", b"rubbish")
        await house.pass_days(PLAYER_DAYS + 1)
        assert not await house.has_rating(ANNA)


async def test_one_process_looks_once_a_day(
    server_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "PAUSE", 0)
    async with opened(server_url) as store:
        house, looks = House(store), 0
        visit = store.visit

        async def look(*args: object) -> None:
            nonlocal looks
            looks += 1
            if looks == 2:
                raise StoreUnreachable
            await visit(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "visit", look)
        tasks = [asyncio.create_task(Expiry(house.desk, SPANS).run()) for _ in range(2)]
        await asyncio.sleep(0.1)
        assert looks == 1
        house.time += DAY
        await asyncio.sleep(0.1)
        assert looks == 2
        assert not any(task.done() for task in tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
