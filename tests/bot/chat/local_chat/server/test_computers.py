"""Games against computers on the page, by the buttons of one window."""

import json

import pytest

from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.desk.thinker import Thinker
from bot.engines.question import Question
from bot.identity import TableId
from bot.store.memory import MemoryStore
from bot.table.clock import Timeouts
from bot.table.table import Table as GameTable
from rules.game import ToRoll
from tests.bot.chat.local_chat.server.pages import Page, buttons, labels, payload
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, run
from tests.bot.chat.moves import leading_to, moves_made, tokens_of
from tests.bot.chat.scores import SCORES, Score
from tests.bot.quick_computers import QuickWorkers, by_chance
from tests.bot.scripted import ScriptedChance

ROOM = TableId("local:parlour")


def desk_for(*rolls: str) -> Desk:
    """Return a desk where dice roll at once."""
    return Desk(MemoryStore(), chance=ScriptedChance(*rolls), timeouts=Timeouts(take_back=0))


class Sitting:
    """Anna at her window, and computers."""

    def __init__(self, served: Table, workers: QuickWorkers) -> None:
        self._desk = served.desk
        chats = {"local": served.chat}
        self._thinker = Thinker(served.desk, chats, workers)
        self._sweeper = Sweeper(served.desk, chats)
        self.page = Page(served, ANNA)

    async def table(self) -> GameTable:
        """Return the table."""
        found = await self._desk.tables.find(ROOM)
        assert found.table is not None
        return found.table

    async def go_on(self) -> bool:
        """Let happen what happens without Anna; return whether she has to act then."""
        while (table := await self.table()).playing:
            if table.computer_to_act:
                await self._thinker.think()
            elif isinstance(table.stage, ToRoll) and not table.legal_moves:
                await self._sweeper.sweep()
            else:
                await self.page.look()
                return True
        await self.page.look()
        return False

    async def tap_move(self, move: str) -> None:
        """Let Anna make a move by buttons."""
        table = await self.table()
        tokens = tokens_of(table, move)
        while (await self.table()).log == table.log:
            shown = self.page.question or self.page.board
            offered = [button["payload"] for button in buttons(shown)]
            await self.page.press(leading_to(offered, table, move, tokens))

    async def press(self, label: str) -> None:
        """Let Anna press a button of the board."""
        await self.page.press(payload(self.page.board, label))


async def play_whole_game(served: Table, game: str, score: Score) -> None:
    """Begin a game from the list that Anna sees when she comes in, and play it to its end."""

    async def choose(_: Question) -> str:
        return score.moves[moves_made(await anna.table())]

    anna = Sitting(served, QuickWorkers(choose))
    page = await anna.page.open()
    first = buttons(page.question)[0]
    assert (first["label"], first["style"]) == ("🤖 Backgammon", "main")
    await page.press(
        next(
            one["payload"] for one in buttons(page.question) if f"computer {game}" in one["payload"]
        )
    )
    turns = 0
    while await anna.go_on():
        assert page.board["mention"] == page.me
        await anna.tap_move(score.moves[moves_made(await anna.table())])
        turns += 1
    assert score.won in page.board["text"]
    assert "Rematch" in labels(page.board)
    # The move of the computer takes the place of the board that waits for it.
    assert len(page.boards) <= turns + 1


@pytest.mark.parametrize("game", SCORES)
def test_a_whole_game_by_buttons_alone(game: str) -> None:
    score = SCORES[game]
    run(lambda served: play_whole_game(served, game, score), desk=desk_for(*score.rolls))


def test_a_match_with_the_cube() -> None:
    async def play(served: Table) -> None:
        anna = Sitting(served, QuickWorkers(by_chance("double", "take")))
        page = await anna.page.open()
        await page.say("/play backgammon 5 computer=3")
        await anna.tap_move("13/7 8/7")
        assert await anna.go_on()
        assert "🤖 Club computer doubles to 2" in page.board["text"]
        await anna.press("Take")
        assert await anna.go_on()
        await anna.press("Double")
        assert page.board["text"].endswith("🤖 Club computer is thinking …")
        assert await anna.go_on()
        assert "🤖 Club computer takes" in page.board["text"]

    run(play, desk=desk_for("61", "21", "43", "52", "31", "16"))


def test_people_who_come_in_later_see_the_games_with_people_first() -> None:
    async def visit(served: Table) -> None:
        Thinker(served.desk, {"local": served.chat}, QuickWorkers())
        anna = await Page(served, ANNA).open()
        ben = await Page(served, BEN).open()
        assert buttons(anna.question)[0]["label"] == "🤖 Backgammon"
        assert buttons(ben.question)[0]["label"] == "Backgammon"
        assert labels(anna.question) != labels(ben.question)
        assert sorted(labels(anna.question)) == sorted(labels(ben.question))

    run(visit, desk=desk_for())


@pytest.mark.parametrize("on", [True, False])
def test_computers_are_in_the_menus_of_the_page_where_they_play(on: bool) -> None:  # noqa: FBT001
    async def look(served: Table) -> None:
        if on:
            Thinker(served.desk, {"local": served.chat}, QuickWorkers())
        async with served.client.get(f"{served.url}words?locale=ru") as answer:
            words = json.loads(await answer.text())
        commands = {command["name"] for command in words["commands"]}
        options = {option["name"] for game in words["games"] for option in game["options"]}
        assert ("computer" in commands, {"computer", "computers"} <= options) == (on, on)
        page = await Page(served, ANNA).open()
        assert any("🤖" in label for label in labels(page.question)) is on

    run(look, desk=desk_for())
