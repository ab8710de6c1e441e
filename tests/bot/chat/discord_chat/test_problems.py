"""Problems on Discord: buttons under a board, and a verdict for each player alone."""

from bot.desk.problem_poster import LEASE, Poser, ProblemPoster
from bot.problems.collection import find_problem
from bot.replies.quiz import DailyQuiz
from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.clocks import SECOND
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.people import Person
from tests.fakes.discord_server.seen import is_private, labels, payloads
from tests.fakes.discord_server.world import ENOUGH, MANAGE_MESSAGES

DAY = 86_400


async def pass_day(made: Club) -> Json:
    """Let a day pass, and return the problem that came."""
    assert made.chat is not None
    made.clock.time += DAY * SECOND
    await ProblemPoster(made.desk, {"discord": made.chat}).post_due()
    return made.channel.public[-1]


def best(message: Json) -> str:
    _, _, key, _ = next(iter(payloads(message).values())).split(" ")
    problem = find_problem(key)
    return problem.choices[problem.best].move


def wrong(message: Json) -> str:
    return next(label for label in labels(message) if label != best(message))


async def test_a_problem_and_its_verdict_are_for_the_asker_alone() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "problem", game="checkers")
        message = asked.original
        assert message is not None
        assert is_private(message)
        assert text_of(message).startswith("Brazilian checkers, ")
        right = best(message)
        await made.anna.press(message, right)
        assert text_of(message).startswith(f"✅ Right, {right} is best.")
        assert labels(message) == ["Another problem"]
        await made.anna.press(message, "Another problem")
        assert len(labels(message)) == 4
        assert made.channel.public == []


async def test_a_problem_a_day_is_answered_by_three_and_counted() -> None:
    async with club() as made:
        cleo = Person(made.server, "Cleo")
        made.anna.permissions = MANAGE_MESSAGES
        await made.anna.slash(made.channel, "problems", daily="on", time="9:00", zone="+3")
        assert "every day at 9:00 (+03:00)" in text_of(made.channel.public[-1])
        problem = await pass_day(made)
        assert "🧩 Problem of the day." in text_of(problem)
        asked = await made.anna.press(problem, best(problem))
        verdict = asked.original
        assert verdict is not None
        assert is_private(verdict)
        assert "✅ Right" in text_of(verdict)
        asked = await made.ben.press(problem, wrong(problem))
        assert asked.original is not None
        assert "❌ No" in text_of(asked.original)
        await made.restart()
        await cleo.press(problem, best(problem))
        assert len(labels(problem)) == 4  # others can still answer
        after = await pass_day(made)
        solved = f"Last time {best(problem)} was best. Solved by Anna and Cleo."
        assert solved in text_of(after).replace("\\", "")
        await made.anna.press(after, best(after))
        await made.ben.slash(made.channel, "problems", daily="table")
        assert text_of(made.channel.public[-1]).splitlines()[1:] == [
            "1. Anna: 2 of 2. 🔥 2 days in a row.",
            "2. Cleo: 1 of 1.",
            "3. Ben: 0 of 1.",
        ]


class Twice:
    """Posts everything twice, as a process does that dies before it has noted that."""

    def __init__(self, chat: Poser) -> None:
        self._chat = chat

    async def pose(self, quiz: DailyQuiz) -> None:
        """Post a problem twice."""
        await self._chat.pose(quiz)
        await self._chat.pose(quiz)


async def test_a_problem_that_is_posted_twice_appears_once() -> None:
    async with club() as made:
        assert made.chat is not None
        made.anna.permissions = MANAGE_MESSAGES
        await made.anna.slash(made.channel, "problems", daily="on", time="9:00")
        before = len(made.channel.public)
        made.clock.time += DAY * SECOND
        await ProblemPoster(made.desk, {"discord": Twice(made.chat)}).post_due()
        assert len(made.channel.public) == before + 1


async def test_a_problem_waits_for_the_connection_and_not_for_a_channel_that_is_gone() -> None:
    async with club() as made:
        assert made.chat is not None
        made.anna.permissions = MANAGE_MESSAGES
        await made.anna.slash(made.channel, "problems", daily="on", time="9:00")
        made.channel.allowed = 0
        made.clock.time += DAY * SECOND
        poster = ProblemPoster(made.desk, {"discord": made.chat})
        await poster.post_due()
        made.channel.allowed = ENOUGH
        posted = len(made.channel.public)
        made.clock.time += DAY * SECOND
        await made.close()
        await poster.post_due()
        assert len(made.channel.public) == posted
        await made.open()
        made.clock.time += LEASE
        await ProblemPoster(made.desk, {"discord": made.chat}).post_due()
        assert len(made.channel.public) == posted + 1
