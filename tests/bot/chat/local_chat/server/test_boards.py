"""A turn is one board in the room, and the end of a game stays there."""

from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from bot.store.memory import MemoryStore
from bot.table.clock import MINUTE, TIMEOUTS, Timeouts
from tests.bot.chat.local_chat.server.pages import Page, labels, payload
from tests.bot.chat.local_chat.server.table import Table, run
from tests.bot.chat.local_chat.server.test_readers import CLEO, playing
from tests.bot.scripted import ScriptedChance


class Evening:
    """Time that passes when a test says so, and what happens by itself then."""

    def __init__(self, *rolls: str, timeouts: Timeouts = TIMEOUTS) -> None:
        self._time = 0
        self.desk = Desk(
            MemoryStore(),
            chance=ScriptedChance(*rolls),
            clock=lambda: Moment(self._time),
            timeouts=timeouts,
        )

    async def goes_on(self, served: Table, *pages: Page, span: int = TIMEOUTS.take_back) -> None:
        """Let some time pass: five seconds, or as much as it is told."""
        self._time += span
        await Sweeper(self.desk, {"local": served.chat}).sweep()
        for page in pages:
            await page.look()


def test_dice_that_roll_by_themselves_take_the_place_of_the_board_before() -> None:
    evening = Evening("31", "64")

    async def test(served: Table) -> None:
        anna, ben = await playing(served, "backgammon")
        await anna.press(payload(anna.board, "8/5 6/5"))
        await ben.look()
        moved = len(anna.boards)
        await evening.goes_on(served, anna, ben)
        for page in (anna, ben):
            assert len(page.boards) == moved
            assert page.boards[-1] is page.board
            assert "Anna played 3-1: 8/5 6/5." in page.board["text"]
        assert ben.board["text"].endswith("Your turn to play 6-4.")
        assert "24/18 13/9" in labels(ben.board)
        newcomer = await Page(served, CLEO).open()
        assert len(newcomer.boards) == moved

    run(test, desk=evening.desk)


def test_after_something_was_said_the_dice_are_a_new_board() -> None:
    evening = Evening("31", "64")

    async def test(served: Table) -> None:
        anna, ben = await playing(served, "backgammon")
        await anna.press(payload(anna.board, "8/5 6/5"))
        await ben.say("Oh no.")
        moved = len(ben.boards)
        await evening.goes_on(served, ben)
        assert len(ben.boards) == moved + 1
        assert ben.texts[-2:] == ["Oh no.", ben.board["text"]]

    run(test, desk=evening.desk)


def test_what_happens_by_itself_is_a_new_board_if_another_is_to_act() -> None:
    evening = Evening()

    async def test(served: Table) -> None:
        anna, _ = await playing(served, "checkers 4m falls=yes")
        boards = len(anna.boards)
        await evening.goes_on(served, anna, span=3 * MINUTE)
        assert len(anna.boards) == boards + 1  # a reminder: nothing less would be noticed
        await evening.goes_on(served, anna, span=2 * MINUTE)
        assert len(anna.boards) == boards + 2
        assert "Ben wins" in anna.board["text"]

    run(test, desk=evening.desk)


def test_a_window_that_was_away_shows_one_board_a_turn_too() -> None:
    evening = Evening("31", "64", "21", "52")

    async def test(served: Table) -> None:
        anna, ben = await playing(served, "backgammon")
        boards = len(ben.boards)
        await anna.press(payload(anna.board, "8/5 6/5"))
        await ben.look()
        await ben.close()
        await evening.goes_on(served, anna)
        await ben.open(again=True)
        assert len(ben.boards) == boards + 1
        assert ben.board["text"].endswith("Your turn to play 6-4.")
        await ben.press(payload(ben.board, "24/18 13/9"))
        await anna.close()
        await evening.goes_on(served, ben)
        await anna.open(again=True)
        assert [one["text"] for one in anna.boards[-2:]] == [
            "Anna played 3-1: 8/5 6/5.\nBen rolls 6-4.\nBen to play 6-4.",
            "Ben played 6-4: 24/18 13/9.\nAnna rolls 2-1.\nYour turn to play 2-1.",
        ]

    run(test, desk=evening.desk)


def test_the_end_of_a_game_of_a_match_stays_before_the_board_of_the_next() -> None:
    evening = Evening("31", "64", timeouts=Timeouts(take_back=0))

    async def test(served: Table) -> None:
        anna, ben = await playing(served, "backgammon 3")
        cleo = await Page(served, CLEO).open()
        await ben.say("/resign single")
        await anna.say("/accept")
        for page, result in (
            (anna, "Anna wins: single game, 1 point."),
            (ben, "Anna wins: single game, 1 point."),
            (cleo, "Побеждает Anna: обычный выигрыш, 1 очко."),
        ):
            await page.look()
            *_, finale, board = (message for _, message in sorted(page.log.items()))
            assert result in finale["text"]
            assert "image" in finale
            assert "choices" not in finale
            assert not finale.get("table")
            assert board is page.board
        assert "Your turn" in anna.board["text"]

    run(test, desk=evening.desk)


def test_a_press_that_comes_too_late_shows_the_board_as_it_is() -> None:
    async def test(served: Table) -> None:
        anna, ben = await playing(served)
        old = payload(anna.board, "c3-d4")
        await anna.say("a3-b4")
        await anna.press(old)
        assert "image" in anna.private[-1]
        assert labels(anna.private[-1]) == []
        await ben.say("b6-a5")
        await anna.press(old)
        assert "image" in anna.question
        await anna.press(payload(anna.question, "c3-d4"))
        assert anna.board["text"].startswith("Anna plays c3-d4.")

    run(test)


def test_a_question_about_the_table_ends_when_that_changes() -> None:
    async def test(served: Table) -> None:
        anna, ben = await playing(served)
        await anna.say("/settings")
        await ben.press(payload(ben.board, "More …"))
        await anna.say("/board")
        await ben.look()
        assert "Resign" in labels(ben.question)
        await anna.press(payload(anna.board, "c3-d4"))
        await ben.look()
        assert ben.question == {}
        assert "Language: automatic" in labels(anna.question)

    run(test)


def test_the_newest_board_is_remembered_however_much_is_said() -> None:
    async def test(served: Table) -> None:
        anna, _ = await playing(served)
        for number in range(120):
            await anna.say(f"Bottle {number}")
        newcomer = await Page(served, CLEO).open()
        assert newcomer.board["text"].endswith("Ходит Anna.")
        assert len(newcomer.boards) == 1

    run(test)
