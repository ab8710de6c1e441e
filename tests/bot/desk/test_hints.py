"""Hints: for whom, what they say, and that they make a game unrated."""

import pytest

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.computers.worker import NoAnswer
from bot.desk.coach import Coach
from bot.desk.delivery import LEASE
from bot.desk.doubts import DOUBT
from bot.desk.sweeper import Sweeper
from bot.engines.judgement import Judgement
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion
from bot.identity import Moment
from bot.persistence.saving import changed
from bot.persistence.snapshot import Snapshot
from bot.replies.reply import Announcement, OwnBoard, Refusal, Reply
from bot.table.change import Change
from bot.table.endings import stop
from render import Tint
from tests.bot.loops import finish
from tests.bot.quick_computers import QuickWorkers
from tests.bot.room import AT_ONCE, ROOM, Room, person
from tests.bot.scripted import ScriptedChance


class SilentWorkers(QuickWorkers):
    """Never has a judgement."""

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        raise NoAnswer(question.game)


def coached(*said: str, rolls: tuple[str, ...] = ()) -> Room:
    """Return a room with a coach, where this was said."""
    room = Room(ScriptedChance(*rolls), timeouts=AT_ONCE, computers=Availability.READY)
    room.desk.coach = Coach(QuickWorkers(), room.store, AT_ONCE.memory)
    for line in said:
        name, text = line.split(": ")
        room.say(name, text)
    return room


def told(room: Room) -> list[str]:
    """Return what the chat is told that nobody asked for."""
    heard: list[str] = []

    class Chat:
        async def say(self, reply: Announcement) -> None:
            heard.append(reply.text)
            await room.desk.announced(reply)

    finish(Sweeper(room.desk, {"test": Chat()}).sweep())
    return heard


def shown(reply: Reply) -> OwnBoard:
    assert isinstance(reply, OwnBoard), reply
    return reply


def test_against_a_computer_the_player_to_move_sees_the_three_best_moves() -> None:
    room = coached("Anna: /play checkers computer")
    asked = room.say("Anna", "/hint")
    assert asked.text == "If you take a hint, this game is not rated. Take it?"
    assert room.table.rated
    hint = shown(room.press("Anna", "Hint"))
    assert hint.text.splitlines() == [
        "The best choices:",
        "1. c3-b4: scores 65%",
        "2. e3-d4: scores 62%",
        "3. g3-f4: scores 60%",
        "This game is not rated any more.",
    ]
    assert hint.board
    assert [(arrow.label, arrow.tint) for arrow in hint.board.arrows] == [
        ("1", Tint.BETTER),
        ("2", Tint.OTHER),
        ("3", Tint.OTHER),
    ]


def test_a_second_hint_says_nothing_of_the_rating_and_changes_nothing() -> None:
    room = coached("Anna: /play checkers computer", "Anna: /hint yes")
    version = room.found.version
    assert "rated" not in room.say("Anna", "/hint").text
    assert room.found.version == version


def test_people_have_to_allow_hints_before_the_game() -> None:
    room = coached("Anna: /play checkers", "Ben: /join")
    refused = room.say("Anna", "/hint")
    assert isinstance(refused, Refusal)
    assert refused.text.startswith("This table is without hints.")


def test_among_people_a_hint_is_confirmed_and_both_are_told() -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join")
    asked = room.say("Anna", "/hint")
    assert asked.private
    assert not told(room)
    shown(room.press("Anna", "Hint"))
    (news,) = told(room)
    assert "Anna takes a hint: this game is not rated." in news
    assert not told(room)


NEWS = "Anna takes a hint: this game is not rated."


def test_a_hint_that_nobody_was_told_of_is_told_before_the_move_that_follows() -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /hint yes")
    moved = room.say("Anna", "c3-d4")
    assert moved.text.splitlines()[:2] == [NEWS, "Anna plays c3-d4."]
    assert told(room) == []


def test_it_is_told_by_whichever_process_hears_what_follows() -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /hint yes")
    room.desk = room.another_desk()
    assert room.say("Ben", "/draw").text.startswith(f"{NEWS}\nBen offers a draw.")
    assert told(room) == []


def test_it_is_told_with_what_the_clock_does() -> None:
    room = coached("Anna: /play checkers hints=yes clock=1d", "Ben: /join", "Anna: /hint yes")
    room.time += 18 * 3_600_000
    (reminder,) = told(room)
    assert reminder.startswith(f"{NEWS}\nTime is running out.")


def test_a_hint_is_told_once() -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /hint yes")
    assert len(told(room)) == 1
    assert NEWS not in room.say("Anna", "c3-d4").text


@pytest.mark.parametrize("same_process", [True, False])
def test_a_hint_is_told_once_if_its_player_acts_while_it_is_sent(same_process: bool) -> None:  # noqa: FBT001
    room = coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /hint yes")
    teller, heard = room.desk if same_process else room.another_desk(), list[str]()

    class Chat:
        async def say(self, reply: Announcement) -> None:
            heard.append(reply.text)
            moved = await room.desk.handle(asked("/move c3-d4"))
            heard.append(moved.text)
            await teller.announced(reply)
            await room.desk.announced(moved)

    finish(Sweeper(teller, {"test": Chat()}).sweep())
    assert [NEWS in text for text in heard] == [True, False]
    assert "Anna plays c3-d4." in heard[1]
    assert told(room) == []


def asked(text: str) -> Request:
    """Return what Anna types."""
    return Request(table=ROOM, player=person("Anna"), text=text, key=text)


def test_a_hint_that_a_sweeper_only_doubts_about_is_told_with_what_follows() -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /hint yes")
    heard: list[str] = []

    class Chat:
        async def say(self, reply: Announcement) -> None:
            heard.append(reply.text)

    sweeper = Sweeper(room.another_desk(), {"test": Chat()})
    finish(sweeper.repeat_announcements(DOUBT))
    room.time += DOUBT - 1
    assert NEWS in room.say("Anna", "c3-d4").text
    room.time += 1
    finish(sweeper.repeat_announcements(DOUBT))
    assert heard == []


def test_a_hint_whose_teller_dies_is_told_in_the_end() -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /hint yes")
    hint = room.found.version
    finish(room.store.hold(ROOM, hint, until=Moment(room.time + LEASE)))
    assert NEWS not in room.say("Anna", "c3-d4").text
    room.time += LEASE
    (news,) = told(room)
    assert NEWS in news
    assert told(room) == []


def test_a_hint_is_still_told_in_time_if_somebody_else_was_quicker() -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /hint yes")
    save, tries = room.desk.tables.save, iter([False])

    async def slow(found: Snapshot, change: Change) -> bool:
        return next(tries, True) and await save(found, change)

    room.desk.tables.save = slow  # type: ignore[method-assign]
    assert room.say("Anna", "c3-d4").text.startswith(f"{NEWS}\nAnna plays c3-d4.")


def test_a_hint_is_told_with_the_end_of_its_game_and_not_in_the_next() -> None:
    room = coached("Anna: /play checkers computer", "Anna: /hint yes")
    assert room.say("Anna", "/resign yes").text.startswith(f"{NEWS}\nAnna resigns.")
    assert NEWS not in room.say("Anna", "/play checkers computer").text
    assert told(room) == []


def test_a_hint_of_a_game_that_is_over_is_not_told_in_the_next() -> None:
    room = coached("Anna: /play checkers computer", "Anna: /hint yes")
    hint = room.found.version
    finish(stop_elsewhere(room))
    room.say("Anna", "/play checkers computer")
    assert told(room) == []
    assert finish(room.store.held_until(ROOM, hint)) is None


async def stop_elsewhere(room: Room) -> None:
    """Let the game end, and be told of, by a process that tells of nothing else."""
    found = await room.desk.tables.find(ROOM)
    assert found.table
    change = stop(Change(found.table, Moment(room.time), room.chance), person("Anna"))
    after = changed(found, change, "")
    assert await room.desk.tables.save(after, change)
    await room.store.mark_announced(ROOM, after.version)


def test_who_has_taken_a_hint_knows_it_already() -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /hint yes")
    hint = room.found.version
    alone = finish(room.desk.catch_up(ROOM, hint))
    assert alone
    assert alone.known_to == person("Anna").id
    room.say("Anna", "c3-d4")
    moved = finish(room.desk.catch_up(ROOM, hint, hint + 1))
    assert moved
    assert moved.known_to is None


def test_a_game_with_a_hint_is_not_rated_and_a_rematch_is_again() -> None:
    room = coached("Anna: /play checkers computer", "Anna: /hint yes")
    assert "Rating" not in room.say("Anna", "/resign yes").text
    assert not room.table.setup.rated
    room.say("Anna", "/play checkers computer")
    assert "Rating" in room.say("Anna", "/resign yes").text


def test_in_a_match_everybody_is_told_that_the_whole_match_is_not_rated() -> None:
    room = coached("Anna: /play backgammon 3 hints=yes", "Ben: /join", rolls=("31", "52"))
    assert "a hint, this match is not rated" in room.say("Anna", "/hint").text
    assert "This match is not rated any more." in shown(room.say("Anna", "/hint yes")).text
    assert "Anna takes a hint: this match is not rated." in "\n".join(told(room))


def test_the_other_games_of_a_match_with_a_hint_are_not_rated_either() -> None:
    rolls = ("31", "31")
    room = coached("Anna: /play backgammon 5 computer", rolls=rolls)
    room.say("Anna", "/hint yes")
    room.say("Anna", "/resign backgammon")
    assert (room.table.game_number, room.table.setup.rated) == (2, False)


def test_a_double_is_compared_with_rolling_in_words() -> None:
    room = coached("Anna: /play backgammon both cube=yes", rolls=("31",))
    room.say("Anna", "/move 8/5 6/5")
    lines = shown(room.say("Anna", "/hint")).text.splitlines()
    assert lines[1:3] == [
        "1. roll, no double: wins 65%, worth +0.30",
        "2. Double: wins 62%, 0.05 points less",
    ]


def test_where_one_choice_alone_is_worth_a_look_it_is_the_hint() -> None:
    class SureWorkers(QuickWorkers):
        """Looks at one choice only."""

        async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
            judgement = (await super().judge(question)).judgement
            assert judgement
            return Answer(judgement=Judgement(judgement.options[:1]))

    room = coached("Anna: /play checkers both")
    room.desk.coach = Coach(SureWorkers(), room.store, AT_ONCE.memory)
    hint = shown(room.say("Anna", "/hint"))
    assert hint.text.splitlines() == ["The best choices:", "1. c3-b4: scores 65%"]


def test_a_hint_says_why_where_that_can_be_told() -> None:
    room = coached("Anna: /play backgammon both", rolls=("31",))
    assert (
        "Why 1 and not 2: It leaves 33 of 36 rolls that hit, instead of 36."
        in room.say("Anna", "/hint").text
    )


@pytest.mark.parametrize("name", ["Ben", "Cleo"])
def test_only_the_player_to_move_can_have_a_hint(name: str) -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join")
    assert isinstance(room.say(name, "/hint"), Refusal)


def test_where_computers_are_off_there_is_no_coach() -> None:
    room = Room()
    room.say("Anna", "/play checkers both")
    assert isinstance(room.say("Anna", "/hint"), Refusal)


def test_without_an_answer_of_the_workers_the_player_is_asked_to_try_again() -> None:
    room = coached("Anna: /play checkers both")
    room.desk.coach = Coach(SilentWorkers(), room.store, AT_ONCE.memory)
    silent = room.say("Anna", "/hint")
    assert isinstance(silent, Refusal)
    assert silent.passes
    assert "rated" not in silent.text


def test_without_an_answer_the_player_knows_what_it_has_cost() -> None:
    room = coached("Anna: /play checkers computer")
    room.desk.coach = Coach(SilentWorkers(), room.store, AT_ONCE.memory)
    assert room.say("Anna", "/hint yes").text.endswith("This game is not rated any more.")


def test_who_has_no_choice_needs_no_hint() -> None:
    room = coached("Anna: /play narde both autoplay=no", rolls=("31", "31"))
    assert room.say("Anna", "/hint").text.startswith("There’s only one thing you can do")


def test_more_offers_a_hint_to_whom_it_can_be_given() -> None:
    room = coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /more")
    assert "Hint" in [button.label for button in room.buttons]
    room.say("Ben", "/more")
    assert "Hint" not in [button.label for button in room.buttons]
