"""What a command on Discord costs: one reading of the text, and three questions to the store."""

from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import LIVE, Club, club
from tests.bot.parses import counted_parses
from tests.bot.store.counting import CountingStore
from tests.fakes.discord_server.limits import Json


async def begin(made: Club, store: CountingStore, **options: str) -> Json:
    """Let Anna and Ben begin a game, and return its board once that is noted."""
    board = await sit_down(made, **options)
    await store.until("mark_announced", times=2)
    store.taken()
    return board


async def test_a_move_is_read_once_and_asks_the_store_three_times() -> None:
    store = CountingStore()
    async with club(store=store) as made:
        await begin(made, store)
        with counted_parses() as parses:
            await made.anna.slash(made.channel, "move", move="c3-d4")
            await store.until("mark_announced")
        assert parses == ["move"]
        assert store.taken() == ["load", "save", "mark_announced"]
        await made.board()


async def test_a_press_on_the_board_is_read_once_and_asks_the_store_three_times() -> None:
    store = CountingStore()
    async with club(store=store) as made:
        board = await begin(made, store)
        with counted_parses() as parses:
            await made.anna.press(board, "c3-d4")
            await store.until("mark_announced")
        assert parses == ["move"]
        assert store.taken() == ["load", "save", "mark_announced"]
        await made.board()


async def test_that_somebody_may_have_to_be_alerted_is_noted_at_the_same_time() -> None:
    store = CountingStore()
    async with club(store=store, timeouts=LIVE) as made:
        board = await begin(made, store)
        await made.anna.press(board, "c3-d4")
        await store.until("hold")
        assert store.taken() == ["load", "save", "mark_announced", "hold"]


async def test_what_changes_nothing_asks_the_store_once() -> None:
    store = CountingStore()
    async with club(store=store) as made:
        board = await begin(made, store)
        await made.anna.press(board, "More …")
        await made.anna.slash(made.channel, "help")
        assert store.taken() == ["load", "load"]


async def test_a_clock_that_runs_out_asks_the_store_four_times() -> None:
    store = CountingStore()
    async with club(store=store) as made:
        await begin(made, store, clock="5m")
        assert made.chat is not None
        made.clock.time += 270_000
        await Sweeper(made.desk, {"discord": made.chat}).check_clocks()
        assert store.taken() == ["claim_due", "load", "save", "mark_announced"]
        assert await store.claim_unannounced("discord", Moment(2**42), Moment(2**42)) == ()
        await made.board()
