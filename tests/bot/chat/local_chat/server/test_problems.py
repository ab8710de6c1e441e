"""Problems on the page: a board with buttons, for one guest or for the whole room."""

from bot.desk.desk import Desk
from bot.desk.problem_poster import ProblemPoster
from bot.problems.collection import find_problem
from bot.store.memory import MemoryStore
from tests.bot.chat.local_chat.server.pages import (
    Message,
    Page,
    buttons,
    labels,
    payload,
    payload_of,
)
from tests.bot.chat.local_chat.server.table import ANNA, BEN, Table, run, table
from tests.bot.clocks import Clock
from tests.bot.solutions import way_to

DAY = 86_400_000
CLEO = BEN | {"secret": "c" * 48, "name": "Клео", "locale": "ru"}


def best(message: Message) -> str:
    problem = find_problem(buttons(message)[0]["payload"].split(" ")[2])
    return problem.choices[problem.best].move


def wrong(message: Message) -> str:
    return next(label for label in labels(message) if label != best(message))


async def play_best(page: Page, message: Message) -> None:
    """Play the best move of a problem on its board; everything pressed was offered there."""
    problem = find_problem(message["problem"])
    page.solving = message
    for touch in way_to(problem, problem.best):
        await page.press(payload_of(page.solving["touches"], touch.label))


def test_a_guest_plays_the_solution_on_the_board() -> None:
    async def test(served: Table) -> None:
        anna = await Page(served, ANNA).open()
        await anna.say("/problem backgammon")
        await play_best(anna, anna.private[-1])
        assert anna.private[-1]["text"].startswith("✅ Right, ")
        assert anna.private[-1]["image"]["alt"]
        await anna.say("/settings confirm on")
        await anna.say("/problem backgammon")
        await play_best(anna, anna.private[-1])
        confirm, *_ = buttons(anna.solving)
        assert confirm["label"].startswith("Play ")
        await anna.press(confirm["payload"])
        assert anna.private[-1]["text"].startswith("✅ Right, ")

    run(test)


def test_a_guest_solves_a_problem_alone() -> None:
    async def test(served: Table) -> None:
        anna, ben = await Page(served, ANNA).open(), await Page(served, BEN).open()
        await anna.say("/problem quoridor")
        asked = anna.private[-1]
        assert asked["text"].startswith("Quoridor, ")
        assert asked["image"]["alt"]
        assert asked["lasting"]
        await anna.press(payload(asked, best(asked)))
        assert anna.private[-1]["text"].startswith("✅ Right, ")
        assert labels(anna.private[-1]) == ["Another problem"]
        await ben.look()
        assert not ben.private

    run(test)


async def test_a_room_has_a_problem_a_day_that_three_guests_answer() -> None:
    store, clock = MemoryStore(), Clock(1_794_900_000_000)
    async with table(desk=Desk(store, clock=clock)) as served:
        guests = [await Page(served, hello).open() for hello in (ANNA, BEN, CLEO)]
        anna, ben, cleo = guests
        await anna.say("/problems on 9:00 narde")
        assert "every day at 9:00 (UTC): Long narde." in anna.texts[-1]
        clock.time += DAY
        poster = ProblemPoster(served.desk, {"local": served.chat})
        await poster.post_due()
        for guest in guests:
            await guest.look()
        asked = max(anna.log.items())[1]
        assert asked["text"].startswith("🧩 Problem of the day. Long narde, ")
        assert cleo.texts[-1].startswith("🧩 Задача дня. Длинные нарды.")
        assert not asked.get("private")
        await anna.press(payload(asked, best(asked)))
        await ben.press(payload(asked, wrong(asked)))
        assert ben.private[-1]["text"].startswith("❌ No: ")
    async with table(desk=Desk(store, clock=clock)) as served:  # started again
        anna, cleo = await Page(served, ANNA).open(), await Page(served, CLEO).open()
        await cleo.press(payload(asked, best(asked)))
        assert cleo.private[-1]["text"].startswith("✅ Верно, ")
        clock.time += DAY
        await ProblemPoster(served.desk, {"local": served.chat}).post_due()
        await anna.look()
        after = max(anna.log.items())[1]
        assert f"{best(asked)} was best. Solved by Anna and Клео." in after["text"]
        await play_best(anna, after)
        assert "🔥 2 days in a row." in anna.private[-1]["text"]
        await anna.say("/problems table")
        assert anna.texts[-1].splitlines()[1:] == [
            "1. Anna: 2 of 2. 🔥 2 days in a row.",
            "2. Клео: 1 of 1.",
            "3. Ben: 0 of 1.",
        ]
        await cleo.look()
        assert cleo.texts[-1].startswith("Решено в этом месяце:")
