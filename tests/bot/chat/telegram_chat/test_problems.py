"""Problems on Telegram: quiz polls with the board, whose answers are counted."""

import pytest

from bot.desk.problem_poster import LEASE, ProblemPoster
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.clocks import Clock
from tests.bot.scripted import ScriptedChance
from tests.fakes.outages import Failure
from tests.fakes.telegram_server import Message, TelegramServer, User
from tests.fakes.telegram_server.polls import CHANNEL_BOT

DAY = 86_400_000


def options(poll: Message) -> list[str]:
    return [str(option["text"]) for option in poll.payload["poll"]["options"]]


def best(poll: Message) -> str:
    (number,) = poll.payload["poll"]["correct_option_ids"]
    return options(poll)[int(number)]


def wrong(poll: Message) -> str:
    return next(option for option in options(poll) if option != best(poll))


async def pass_day(members: Club) -> Message:
    """Let a day pass, and return the problem that came."""
    assert isinstance(members.clock, Clock)
    members.clock.time += DAY
    await ProblemPoster(members.desk, {"telegram": members.chat}).post_due()
    await members.settle()
    return members.group.last


async def choose(members: Club, who: User, poll: Message, text: str) -> None:
    await members.server.vote(who, poll, text)
    await members.settle()


async def test_a_problem_is_a_quiz_with_its_board_and_its_solution() -> None:
    async with club() as members:
        own = members.server.own_chat(members.anna)
        poll = (await members.say(members.anna, "/problem backgammon", own)).payload["poll"]
        assert poll["type"] == "quiz"
        assert not poll["is_anonymous"]
        assert poll["question"].startswith("Backgammon, ")
        assert poll["explanation"].startswith(f"{best(own.last)} is best. On average it gains")
        assert "Points are numbered from" in poll["description"]
        assert "White, White" not in poll["description"]
        board, solution = (
            members.server.methods.files[poll[name]["photo"][0]["file_id"]]
            for name in ("media", "explanation_media")
        )
        assert board != solution
        assert own.last.answers


async def test_in_a_group_everybody_can_solve_what_one_asked_for() -> None:
    async with club() as members:
        poll = await members.say(members.cleo, "/problem нарды")
        assert poll.payload["poll"]["question"].startswith("Длинные нарды. Ходят: ")
        await choose(members, members.ben, poll, best(poll))
        table = await members.say(members.anna, "/problems table")
        assert table.text == "Nobody has solved a problem here this month."


async def test_a_button_brings_another_problem() -> None:
    async with club() as members:
        menu = await members.say(members.ben, "/problems")
        assert menu.labels == ["Solve a problem"]
        await members.press(members.ben, "Solve a problem", menu)
        assert members.group.last.payload["poll"]["type"] == "quiz"


async def test_a_problem_a_day_is_answered_by_three_and_counted() -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        async with members.open():
            await members.say(members.anna, "/problems on 9:00")
            poll = await pass_day(members)
            assert poll.payload["poll"]["question"].startswith("🧩 Problem of the day. ")
            await choose(members, members.anna, poll, best(poll))
            await choose(members, members.ben, poll, wrong(poll))
        async with members.open():  # started again, with nothing but its store
            await choose(members, members.cleo, poll, best(poll))
            after = await pass_day(members)
            assert after is not poll
            said = f"Last time {best(poll)} was best. Solved by Anna and Клео.\n\n"
            assert after.payload["poll"]["description"].startswith(said)
            await choose(members, members.anna, after, best(after))
            table = await members.say(members.ben, "/problems table")
            assert table.text.splitlines()[1:] == [
                "1. Anna: 2 of 2. 🔥 2 days in a row.",
                "2. Клео: 1 of 1.",
                "3. Ben: 0 of 1.",
            ]


class Killed(Exception):
    """The process is gone."""


async def post(members: Club) -> None:
    """Post what is due, as a process does that may have just been started."""
    await ProblemPoster(members.desk, {"telegram": members.chat}).post_due()
    await members.settle()


def polls(members: Club) -> list[Message]:
    return [message for message in members.group.of_bot if "poll" in message.payload]


@pytest.mark.parametrize("noted", [True, False])
async def test_a_process_that_dies_after_sending_leaves_one_problem(
    noted: bool,  # noqa: FBT001 - whether it comes to note the poll
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance())
        async with members.open():
            await members.say(members.anna, "/problems on 9:00")
            assert isinstance(members.clock, Clock)
            members.clock.time += DAY

            async def die(*_: object, **__: object) -> None:
                raise Killed

            with monkeypatch.context() as patch:
                patch.setattr(members.store, "mark_announced", die)
                if not noted:
                    patch.setattr(type(members.desk.notes), "save", die)
                await post(members)
            assert len(polls(members)) == 1
        async with members.open():
            await members.say(members.anna, "/problems")  # it is connected
            members.clock.time += LEASE
            await post(members)
            await post(members)
            assert len(polls(members)) == 1
            members.clock.time += DAY
            await post(members)
            assert len(polls(members)) == 2


@pytest.mark.parametrize(
    ("failure", "times"),
    [(Failure.LOST_ANSWER, 1), (Failure.UNAVAILABLE, 1), (Failure.DROPPED, 0)],
)
async def test_what_telegram_may_have_taken_is_not_posted_again(
    failure: Failure, times: int
) -> None:
    async with club() as members:
        await members.say(members.anna, "/problems on 9:00")
        members.server.outages.plan("sendPoll", failure)
        assert isinstance(members.clock, Clock)
        members.clock.time += DAY
        await post(members)
        members.clock.time += LEASE
        await post(members)
        assert len(polls(members)) == times


async def test_a_topic_keeps_its_problems() -> None:
    async with club() as members:
        forum = members.server.supergroup(-1_000_000_000_077, members.anna, topics=(5,))
        await members.say(members.anna, "/problems on 9:00", forum, topic=5)
        assert isinstance(members.clock, Clock)
        members.clock.time += DAY
        await ProblemPoster(members.desk, {"telegram": members.chat}).post_due()
        assert forum.last.topic == 5
        await choose(members, members.anna, forum.last, best(forum.last))
        table = await members.say(members.anna, "/problems table", forum, topic=5)
        assert "Anna: 1 of 1." in table.text


async def test_a_vote_in_a_poll_of_somebody_else_means_nothing() -> None:
    async with club() as members:
        told = {"poll_id": "77", "user": members.ben.data(), "option_ids": [0]}
        await members.server.updates.send("poll_answer", told | {"option_persistent_ids": ["0"]})
        await members.settle()
        assert members.group.of_bot == []


async def test_a_vote_that_is_taken_back_or_anonymous_means_nothing() -> None:
    async with club() as members:
        poll = await members.say(members.ben, "/problem")
        number = poll.payload["poll"]["id"]
        nobody = {"poll_id": number, "option_ids": [], "option_persistent_ids": []}
        group = {"id": -50, "type": "group", "title": "The club"}
        for told in (
            nobody | {"user": members.ben.data()},
            nobody
            | {"voter_chat": group, "user": CHANNEL_BOT}
            | {"option_ids": [1], "option_persistent_ids": ["1"]},
        ):
            await members.server.updates.send("poll_answer", told)
        await members.settle()
        assert members.group.last is poll


async def test_a_chat_that_threw_the_bot_out_gets_no_problem() -> None:
    async with club() as members:
        await members.say(members.anna, "/problems on 9:00")
        members.group.kicked = True
        before = len(members.group.of_bot)
        await pass_day(members)
        members.group.kicked = False
        assert len(members.group.of_bot) == before


async def test_where_polls_are_not_allowed_a_problem_has_buttons_that_stay() -> None:
    async with club() as members:
        members.group.polls = False
        await members.say(members.anna, "/problems on 9:00 checkers")
        problem = await pass_day(members)
        assert problem.is_photo
        assert problem.text.startswith("🧩 Problem of the day. Brazilian checkers, ")
        assert len(problem.labels) == 4
        verdicts = [
            await members.press(who, problem.labels[0], problem)
            for who in (members.anna, members.ben)
        ]
        assert all(verdict.text[0] in "✅❌" for verdict in verdicts)
        assert len(problem.labels) == 4
        table = await members.say(members.ben, "/problems table")
        assert len(table.text.splitlines()) == 3
