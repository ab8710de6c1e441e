"""Games against computers on the page, by the board of one window."""

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
from tests.bot.chat.local_chat.server.pages import Page, labels
from tests.bot.chat.local_chat.server.table import ANNA, Table, run
from tests.bot.chat.moves import leading_to, moves_made, tokens_of
from tests.bot.chat.scores import EVERY_SCORE, SCORES, Score
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
        """Let Anna make a move on the board."""
        table = await self.table()
        tokens = tokens_of(table, move)
        while (await self.table()).log == table.log:
            offered = [one["payload"] for one in self.page.offered]
            await self.page.press(leading_to(offered, table, move, tokens))

    async def press(self, label: str) -> None:
        """Let Anna press a button."""
        await self.page.touch(label)


async def play_whole_game(served: Table, game: str, score: Score) -> None:
    """Begin a game as the hall does, and play it to its end."""

    async def choose(_: Question) -> str:
        return score.moves[moves_made(await anna.table())]

    anna = Sitting(served, QuickWorkers(choose))
    page = await anna.page.open()
    assert page.pane == {}
    await page.say(f"/play {game} computer")
    while await anna.go_on():
        assert page.pane["mine"]
        await anna.tap_move(score.moves[moves_made(await anna.table())])
    assert score.won in page.pane["status"]
    assert "Rematch" in labels(page.pane)
    assert [plate.get("computer", False) for plate in page.pane["plates"]].count(True) == 1


@EVERY_SCORE
def test_a_whole_game_on_the_board(game: str) -> None:
    score = SCORES[game]
    run(lambda served: play_whole_game(served, game, score), desk=desk_for(*score.rolls))


def test_a_match_with_the_cube() -> None:
    async def play(served: Table) -> None:
        anna = Sitting(served, QuickWorkers(by_chance("double", "take")))
        page = await anna.page.open()
        await page.say("/play backgammon 5 computer=3")
        await anna.tap_move("13/7 8/7")
        assert await anna.go_on()
        assert "🤖 Club computer doubles to 2" in page.news[-1]
        await anna.press("Take")
        assert await anna.go_on()
        await anna.press("Double")
        assert page.pane["status"] == "🤖 Club computer is thinking …"
        assert await anna.go_on()
        assert "🤖 Club computer takes" in page.news[-1]

    run(play, desk=desk_for("61", "21", "43", "52", "31", "16"))


def test_what_several_computers_do_is_told_once() -> None:
    async def play(served: Table) -> None:
        anna = Sitting(served, QuickWorkers())
        page = await anna.page.open()
        await page.say("/play quoridor 4 computer")
        for _ in range(2):
            assert await anna.go_on()
            step = next(one for one in page.pane["touches"] if one["kind"] == "target")
            await page.press(step["payload"])
        lines = [line for news in page.news for line in news.splitlines() if " plays " in line]
        moves = moves_made(await anna.table())
        assert len(lines) == len(set(lines)) == moves + 1  # the first says who plays what

    run(play, desk=desk_for())


def test_the_moves_of_all_computers_stand_below_the_board() -> None:
    async def play(served: Table) -> None:
        anna = Sitting(served, QuickWorkers())
        page = await anna.page.open()
        await page.say("/play quoridor 4 computer")
        await anna.tap_move("e2")
        assert await anna.go_on()
        told = page.pane["told"].splitlines()
        assert [line.split(" plays ")[0] for line in told[-3:]] == [
            "🤖 Casual computer",
            "🤖 Casual computer 2",
            "🤖 Casual computer 3",
        ]

    run(play, desk=desk_for())


def test_a_roll_is_told_before_the_move() -> None:
    async def play(served: Table) -> None:
        anna = Sitting(served, QuickWorkers())
        page = await anna.page.open()
        await page.say("/play backgammon computer cube=no")
        await anna.tap_move("8/5 6/5")
        told = len(page.news)
        assert await anna.go_on()
        roll, move = page.news[told:]
        assert roll == "🤖 Casual computer rolls 6-4."
        assert "plays 6-4" in move
        assert [scene["version"] for scene in page.pane["scenes"]] == [page.pane["version"] - 1]

    run(play, desk=desk_for("31", "64", "21"))


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
        await page.say("/play checkers")
        assert any("🤖" in label for label in labels(page.pane)) is on

    run(look, desk=desk_for())
