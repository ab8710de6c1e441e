"""Everybody sees the table in their language, from their side and in their theme."""

from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from bot.store.memory import MemoryStore
from bot.table.clock import MINUTE
from tests.bot.chat.local_chat.server.pages import Page, labels
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, run
from tests.bot.scripted import ScriptedChance

CLEO = ANNA | {"secret": "c" * 48, "name": "Cleo", "locale": "ru"}
DORA = ANNA | {"secret": "d" * 48, "name": "Dora", "locale": "pt-BR"}


async def playing(served: Table, game: str = "checkers") -> tuple[Page, Page]:
    """Return the windows of Anna and Ben, Anna to move."""
    anna, ben = await Page(served, ANNA).open(), await Page(served, BEN).open()
    await anna.say(f"/play {game}")
    await ben.say("/join")
    await anna.look()
    return anna, ben


def test_a_board_that_a_stranger_asks_for_is_everybodys_own() -> None:
    async def test(served: Table) -> None:
        anna, ben = await playing(served)
        cleo = await Page(served, CLEO).open()
        await cleo.say("/board")
        for page, text in ((anna, "Your move."), (ben, "Anna to move.")):
            await page.look()
            assert page.pane["status"] == text
            assert labels(page.pane) == ["More …"]
        assert "touches" not in ben.pane
        assert cleo.pane["status"] == "Ходит Anna."
        assert cleo.offered == []
        assert await anna.picture() != await ben.picture()  # from the other side

    run(test)


def test_a_spectator_sees_the_table_in_their_own_theme() -> None:
    async def test(served: Table) -> None:
        anna, _ = await playing(served)
        cleo, dora = await Page(served, CLEO).open(), await Page(served, DORA).open()
        assert await cleo.picture() == await dora.picture()
        await cleo.say("/settings theme modern")
        changed = await cleo.picture()  # of the board that was there already
        assert changed != await dora.picture()
        await anna.say("c3-d4")
        await cleo.look()
        await dora.look()
        assert await cleo.picture() != await dora.picture()
        again = await Page(served, CLEO).open()
        assert await again.picture() == await cleo.picture()

    run(test)


def test_a_language_that_is_chosen_shows_at_once_and_stays() -> None:
    async def test(served: Table) -> None:
        anna, ben = await playing(served)
        await ben.say("/settings ru")
        await anna.say("c3-d4")
        await ben.look()
        assert ben.pane["status"] == "Ваш ход."
        assert anna.pane["status"] == "Ben to move."
        again = await Page(served, BEN).open()
        assert again.pane["status"] == "Ваш ход."

    run(test)


def test_after_a_restart_everybody_sees_their_own_board() -> None:
    store = MemoryStore()

    async def before(served: Table) -> None:
        _, ben = await playing(served)
        await ben.say("/settings theme modern")

    async def after(served: Table) -> None:
        cleo, ben, anna = [await Page(served, each).open() for each in (CLEO, BEN, ANNA)]
        assert [page.pane["status"] for page in (anna, ben, cleo)] == [
            "Your move.",
            "Anna to move.",
            "Ходит Anna.",
        ]
        plain = await ben.picture()
        await ben.say("/settings theme wood")
        assert await ben.picture() != plain
        await anna.touch("a3, your man")
        await ben.look()
        assert ben.news == ["Anna plays a3-b4."]

    run(before, store)
    run(after, store)


def test_reminders_and_news_told_again_are_everybodys_own() -> None:
    time = [0]
    desk = Desk(MemoryStore(), chance=ScriptedChance(), clock=lambda: Moment(time[0]))

    async def test(served: Table) -> None:
        anna, ben = await playing(served, "checkers 4m")
        cleo = await Page(served, CLEO).open()
        told = len(anna.news)
        time[0] += 3 * MINUTE
        await Sweeper(desk, {"local": served.chat}).sweep()
        for page, text in ((anna, "Your move."), (ben, "Anna to move."), (cleo, "Ходит Anna.")):
            await page.look()
            assert page.pane["status"] == text
        assert len(anna.news) == told + 1

    run(test, desk=desk)


def test_scores_are_read_in_everybodys_own_language() -> None:
    async def test(served: Table) -> None:
        anna, cleo = await Page(served, ANNA).open(), await Page(served, CLEO).open()
        await anna.say("/top backgammon")
        await anna.say("/stats")
        await cleo.look()
        assert [page.texts[1].split()[0] for page in (anna, cleo)] == ["Top", "Лучшие"]
        assert anna.texts[3] != cleo.texts[3]

    run(test)
