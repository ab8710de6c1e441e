"""The table of a room: everybody sees it as it is, and what happened there."""

from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from bot.store.memory import MemoryStore
from bot.table.clock import MINUTE, TIMEOUTS, Timeouts
from tests.bot.chat.local_chat.server.pages import Page, labels, payload, payload_of
from tests.bot.chat.local_chat.server.table import BEN, Table, heard, run
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


def test_dice_that_roll_by_themselves_show_in_every_window() -> None:
    evening = Evening("31", "64")

    async def test(served: Table) -> None:
        anna, ben = await playing(served, "backgammon")
        await anna.say("8/5 6/5")
        await ben.look()
        assert (ben.pane["mine"], ben.pane["status"]) == (True, "Your dice roll in a moment.")
        await evening.goes_on(served, anna, ben)
        assert ben.pane["status"] == "Your turn to play 6-4."
        assert anna.pane["status"] == "Ben to play 6-4."
        assert "touches" not in anna.pane
        assert [len(page.pane["dice"]) for page in (anna, ben)] == [2, 2]
        assert ben.news[-2:] == ["Anna plays 3-1: 8/5 6/5.", "Ben rolls 6-4."]
        newcomer = await Page(served, CLEO).open()
        assert newcomer.pane["version"] == ben.pane["version"]

    run(test, desk=evening.desk)


def test_what_happens_by_itself_is_told() -> None:
    evening = Evening()

    async def test(served: Table) -> None:
        anna, _ = await playing(served, "checkers 4m falls=yes")
        told = len(anna.news)
        await evening.goes_on(served, anna, span=3 * MINUTE)
        assert len(anna.news) == told + 1
        await evening.goes_on(served, anna, span=2 * MINUTE)
        assert "Ben wins" in anna.news[-1]
        assert anna.pane["phase"] == "finished"
        assert labels(anna.pane)[0] == "Rematch"

    run(test, desk=evening.desk)


def test_a_window_that_was_away_shows_the_table_as_it_is() -> None:
    evening = Evening("31", "64", "21", "52")

    async def test(served: Table) -> None:
        anna, ben = await playing(served, "backgammon")
        await ben.look()
        await ben.close()
        await anna.say("8/5 6/5")
        await evening.goes_on(served, anna)
        await ben.open(again=True)
        assert ben.pane["status"] == "Your turn to play 6-4."
        assert ben.news[-2:] == ["Anna plays 3-1: 8/5 6/5.", "Ben rolls 6-4."]

    run(test, desk=evening.desk)


def test_the_end_of_a_game_of_a_match_is_shown_before_the_next() -> None:
    evening = Evening("31", "64", timeouts=Timeouts(take_back=0))

    async def test(served: Table) -> None:
        anna, ben = await playing(served, "backgammon 3")
        cleo = await Page(served, CLEO).open()
        await ben.say("/resign single")
        await anna.say("/accept")
        for page, result in (
            (anna, "Ben resigns. Anna wins: single game, 1 point."),
            (ben, "Ben resigns. Anna wins: single game, 1 point."),
            (cleo, "Ben сдаётся. Побеждает Anna: без марса, 1 очко."),
        ):
            await page.look()
            assert page.pane["finale"]["headline"] == result
            assert result not in page.pane["finale"]["text"]
            assert "image" in page.pane["finale"]
            assert result in page.news[-1]
            assert [plate["score"] for plate in page.pane["plates"]] == [1, 0]
        assert "Your turn" in anna.pane["status"]

    run(test, desk=evening.desk)


def test_a_press_that_comes_too_late_shows_the_table_as_it_is() -> None:
    async def test(served: Table) -> None:
        anna, ben = await playing(served)
        old = payload_of(anna.offered, "a3, your man")
        await anna.say("c3-d4")
        await anna.press(old)
        assert anna.private[-1].get("choices") is None  # what can be done is on the board
        await ben.say("b6-a5")
        await anna.press(old)
        assert anna.pane["mine"]
        await anna.touch("a3, your man")
        assert anna.news[-1] == "Anna plays a3-b4."

    run(test)


def test_a_move_is_chosen_by_one_alone() -> None:
    async def test(served: Table) -> None:
        anna, ben = await playing(served)
        before = ben.pane
        await anna.touch("c3, your man")
        assert anna.choosing["text"] == "c3 – where to?"
        assert {one["kind"] for one in anna.choosing["touches"]} == {"piece", "held", "target"}
        await ben.look()
        assert (ben.pane, ben.choosing) == (before, {})
        await anna.touch("To d4")
        assert anna.choosing == {}
        assert anna.news[-1] == "Anna plays c3-d4."

    run(test)


def test_a_question_about_the_table_ends_when_that_changes() -> None:
    async def test(served: Table) -> None:
        anna, ben = await playing(served)
        await anna.say("/settings")
        await ben.touch("More …")
        await anna.say("/board")
        await ben.look()
        assert "Resign" in labels(ben.question)
        await anna.say("c3-d4")
        await ben.look()
        assert ben.question == {}
        assert "Language: automatic" in labels(anna.question)

    run(test)


def test_the_table_is_remembered_however_much_is_said() -> None:
    async def test(served: Table) -> None:
        anna, _ = await playing(served)
        for number in range(120):
            await anna.say(f"Bottle {number}")
        newcomer = await Page(served, CLEO).open()
        assert newcomer.pane["status"] == "Ходит Anna."

    run(test)


def test_a_guest_is_told_the_games_that_they_play() -> None:
    async def test(served: Table) -> None:
        anna, _ = await playing(served)
        attic = await Page(served, BEN | {"room": "attic"}).open()
        await attic.say("/play quoridor both")
        yard = await Page(served, BEN | {"room": "yard"}).open()
        await yard.say("/play narde")
        rooms = ["parlour", "attic", "yard", "cellar"]
        kitchen = await served.window(BEN | {"room": "kitchen", "rooms": rooms})
        checkers, quoridor, narde = (await heard(kitchen, "games"))["games"]
        title = "Brazilian checkers"
        assert checkers == {
            "room": "parlour", "phase": "playing", "title": title, "others": ["Anna"]
        }  # fmt: skip
        assert (quoridor["room"], quoridor["phase"], quoridor["others"]) == ("attic", "playing", [])
        assert (narde["room"], narde["phase"], narde["others"]) == ("yard", "gathering", [])
        stranger = await served.window(CLEO | {"room": "kitchen", "rooms": rooms})
        assert await heard(stranger, "games") == {"type": "games", "games": []}
        await anna.say("/resign")
        await anna.press(payload(anna.question, "Resign"))
        again = await served.window(BEN | {"room": "kitchen", "rooms": rooms})
        assert [game["room"] for game in (await heard(again, "games"))["games"]] == rooms[1:3]

    run(test)


def test_where_it_is_a_guests_turn_is_known_in_their_other_rooms() -> None:
    async def test(served: Table) -> None:
        anna, _ = await playing(served)
        kitchen = await served.window(BEN | {"room": "kitchen", "rooms": ["parlour", "attic"]})
        assert await heard(kitchen, "turns") == {"type": "turns", "rooms": []}
        await anna.say("c3-d4")
        assert await heard(kitchen, "turns") == {"type": "turns", "rooms": ["parlour"]}

    run(test)
