"""A table that goes on under another id: in memory, on one server, on a cluster."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import pytest

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.identity import Moment, Player, PlayerId, TableId
from bot.language import Language
from bot.persistence.saving import CONFIRM_WITHIN
from bot.persistence.tables import Tables, look
from bot.replies.reply import Announcement, Handout, Reply
from bot.store.memory import MemoryStore
from bot.store.port import Save, Store, StoreUnreachable
from bot.table.clock import DAY, MINUTE, TIMEOUTS
from tests.bot.reading import is_refused, version_of
from tests.bot.scripted import ScriptedChance
from tests.bot.store.stores import OpenStore

OLD, NEW = TableId("telegram:-5"), TableId("telegram:-1005")
ANNA, BEN = (Player(PlayerId(f"telegram:{at}"), name) for at, name in enumerate(("Anna", "Ben"), 1))
LATE = Moment(100 * MINUTE)


class Dying:
    """A process that dies after so many questions to the store."""

    def __init__(self, store: Store, questions: int) -> None:
        self._store = store
        self.scores = store.scores
        self._left = questions

    def __getattr__(self, name: str) -> Callable[..., Coroutine[Any, Any, Any]]:
        async def ask(*words: object, **more: object) -> Any:  # noqa: ANN401 - whatever is asked
            if self._left == 0:
                raise StoreUnreachable
            self._left -= 1
            return await getattr(self._store, name)(*words, **more)

        return ask


class Heard:
    """A chat that remembers what it was told to say."""

    def __init__(self, at: Desk) -> None:
        self._desk = at
        self.replies: list[Announcement] = []

    async def say(self, reply: Announcement) -> None:
        """Hear it."""
        self.replies.append(reply)
        await self._desk.announced(reply)


class Remembering(MemoryStore):
    """A store that remembers for how long it was last told to keep a table."""

    def __init__(self) -> None:
        super().__init__()
        self.ttl: dict[TableId, int | None] = {}

    async def save(self, table: TableId, save: Save) -> bool:
        """Keep it."""
        self.ttl[table] = save.table_ttl
        return await super().save(table, save)


def desk(store: Store, at: int = 0) -> Desk:
    return Desk(store, chance=ScriptedChance("31"), clock=lambda: Moment(at))


async def ask(at: Desk, who: Player, text: str, where: TableId = OLD) -> Reply:
    reply = await at.handle(Request(table=where, player=who, text=text, moderator=True))
    await at.announced(reply)
    return reply


async def begin(store: Store, game: str = "checkers clock=1d") -> None:
    await ask(desk(store), ANNA, "/settings chat ru")
    await ask(desk(store), ANNA, f"/play {game}")
    await ask(desk(store), BEN, "/join")


async def test_a_table_goes_on_under_its_new_id(open_store: OpenStore) -> None:
    async with open_store() as store:
        await begin(store)
        before = (await look(store, OLD)).table
        shown = await desk(store).move(OLD, NEW)
        after = (await look(store, NEW)).table
        assert before is not None
        assert after is not None
        assert (after.position, after.log, after.id) == (before.position, before.log, NEW)
        assert shown is not None
        assert (shown.table, shown.version) == (NEW, 1)
        assert "Anna" in shown.text
        assert "c3-d4" in (await ask(desk(store), ANNA, "c3-d4", NEW)).text
        assert "доск" in (await ask(desk(store), BEN, "/help", NEW)).text


async def test_who_still_knows_the_old_id_is_led_to_the_new_one(open_store: OpenStore) -> None:
    async with open_store() as store:
        await begin(store)
        await desk(store).move(OLD, NEW)
        reply = await ask(desk(store), ANNA, "c3-d4")
        assert reply.table == NEW
        assert (await look(store, NEW)).version == 2


async def test_moving_again_changes_nothing(open_store: OpenStore) -> None:
    async with open_store() as store:
        await begin(store)
        await desk(store).move(OLD, NEW)
        await ask(desk(store), ANNA, "c3-d4", NEW)
        there = await look(store, NEW)
        await desk(store).move(OLD, NEW)
        assert await look(store, NEW) == there


async def test_a_request_that_comes_again_after_the_move_is_known(open_store: OpenStore) -> None:
    async with open_store() as store:
        await begin(store)
        request = Request(table=OLD, player=ANNA, text="c3-d4", key="update 7")
        assert version_of(await desk(store).handle(request)) == 3
        await desk(store).move(OLD, NEW)
        assert version_of(await desk(store).handle(request)) == 1
        assert (await look(store, NEW)).version == 1


async def test_a_chat_without_a_table_takes_its_language_along(open_store: OpenStore) -> None:
    async with open_store() as store:
        await ask(desk(store), ANNA, "/settings chat ru")
        assert await desk(store).move(OLD, NEW) is None
        assert (
            await Tables(store).find(NEW, chat=NEW)
        ).chat_preferences.language is Language.RUSSIAN


async def test_a_chat_that_plays_only_here_plays_only_there(open_store: OpenStore) -> None:
    async with open_store() as store:
        await ask(desk(store), ANNA, "/settings chat rooms here")
        await desk(store).move(OLD, NEW)
        assert (await Tables(store).find(NEW, chat=NEW)).chat_preferences.rooms == (NEW,)
        assert not is_refused(await ask(desk(store), ANNA, "/play checkers", NEW))


async def test_nothing_but_the_way_is_left_behind(open_store: OpenStore) -> None:
    async with open_store() as store:
        await begin(store)
        await desk(store).move(OLD, NEW)
        left = (await store.load(OLD)).record
        assert left is not None
        assert b"Anna" not in left.body
        assert ANNA.id.encode() not in left.body


async def test_a_game_does_not_rise_again_where_it_has_been_forgotten(
    open_store: OpenStore,
) -> None:
    async with open_store() as store:
        await begin(store)
        await desk(store).move(OLD, NEW)
        await store.remove(NEW)
        await ask(desk(store), ANNA, "/forgetme yes", TableId("telegram:-6"))
        await Sweeper(desk(store, LATE), {"telegram": Heard(desk(store))}).sweep()
        assert (await ask(desk(store), BEN, "/board")).table == NEW
        assert (await look(store, NEW)).table is None


@pytest.mark.parametrize(("over", "lasts"), [(True, TIMEOUTS.memory), (False, None)])
async def test_a_table_lasts_as_long_as_where_it_was(*, over: bool, lasts: int | None) -> None:
    store = Remembering()
    await begin(store)
    if over:
        await ask(desk(store), ANNA, "/stop")
    await desk(store).move(OLD, NEW)
    assert store.ttl[NEW] == lasts
    assert store.ttl[OLD] == TIMEOUTS.memory


async def test_a_clock_goes_on_and_only_once(open_store: OpenStore) -> None:
    async with open_store() as store:
        await begin(store)
        await desk(store).move(OLD, NEW)
        assert await store.claim_due("telegram", Moment(9 * DAY), Moment(10 * DAY)) == (NEW,)


async def test_a_finished_game_can_still_be_proved(open_store: OpenStore) -> None:
    async with open_store() as store:
        await begin(store, "backgammon")
        await ask(desk(store), ANNA, "/roll")
        await ask(desk(store), ANNA, "/stop")
        await desk(store).move(OLD, NEW)
        assert isinstance(await ask(desk(store), ANNA, "/verify", NEW), Handout)


@pytest.mark.parametrize("questions", range(14))
async def test_wherever_a_process_dies_the_sweeper_finishes_it(questions: int) -> None:
    store = MemoryStore()
    await begin(store)
    with suppress(StoreUnreachable):
        await desk(Dying(store, questions)).move(OLD, NEW)
    before = await look(store, OLD)
    chat = Heard(desk(store))
    await Sweeper(desk(store, LATE), {"telegram": chat}).sweep()
    there = await look(store, NEW)
    assert bool(there.table) is bool(before.moved_to)
    assert not (before.table and there.table)
    if before.moved_to:
        assert await store.claim_due("telegram", LATE, Moment(LATE + CONFIRM_WITHIN)) == ()
        assert (await ask(desk(store), ANNA, "c3-d4")).table == NEW
