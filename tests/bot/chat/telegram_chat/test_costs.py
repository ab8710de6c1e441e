"""What a command on Telegram costs: one reading of the text, and three questions to the store."""

from bot.desk.desk import now
from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from bot.table.clock import DAY
from tests.bot.chat.telegram_chat.club import club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.parses import counted_parses
from tests.bot.store.counting import CountingStore


async def test_a_press_is_read_once_and_asks_the_store_three_times() -> None:
    store = CountingStore()
    async with club(store=store) as members:
        board = await begin(members)
        store.taken()
        with counted_parses() as parses:
            await members.press(members.anna, "c3-d4", board)
        assert parses == ["move"]
        assert store.taken() == ["load", "save", "mark_announced"]
        assert members.group.last is board


async def test_a_typed_move_asks_the_store_three_times() -> None:
    store = CountingStore()
    async with club(store=store) as members:
        await begin(members)
        store.taken()
        with counted_parses() as parses:
            await members.say(members.anna, "/move c3-d4")
        assert parses == ["move"]
        assert store.taken() == ["load", "save", "mark_announced"]


async def test_a_clock_that_runs_out_asks_the_store_four_times() -> None:
    store = CountingStore()
    async with club(store=store) as members:
        await begin(members, "checkers clock=1d")
        store.taken()
        chats = {"telegram": members.chat}
        await Sweeper(members.desk, chats, clock=lambda: Moment(now() + DAY)).check_clocks()
        assert store.taken() == ["claim_due", "load", "save", "mark_announced"]
        assert await store.claim_unannounced("telegram", Moment(2**42), Moment(2**42)) == ()
