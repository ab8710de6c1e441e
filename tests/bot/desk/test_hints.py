"""Hints: for whom, what they say, and that they make a game unrated."""

import pytest

from bot.computers.worker import NoAnswer
from bot.desk.coach import Coach
from bot.engines.judgement import Judgement
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion
from bot.replies.reply import OwnBoard, Refusal, Reply
from render import Tint
from tests.bot.desk.coached import coached, told
from tests.bot.quick_computers import QuickWorkers
from tests.bot.room import AT_ONCE, Room


class SilentWorkers(QuickWorkers):
    """Never has a judgement."""

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        raise NoAnswer(question.game)


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
