"""Problems at the desk: asked for, answered, posted once a day, and counted."""

import pytest

from bot.language import Language
from bot.problems.collection import find_problem
from bot.problems.problem import OTHER, Problem
from bot.replies.quiz import Quiz
from bot.replies.reply import Post, Refusal
from bot.replies.spoken import Reader
from bot.table.positions import legal_moves, load
from rules import GAMES
from tests.bot.desk.problem_group import ANNA, BEN, CLEO, Group


def _moves(problem: Problem) -> list[str]:
    rules, position = GAMES[problem.game], load(problem.game, problem.position)
    return [rules.format(move, position) for move in legal_moves(problem.game, problem.position)]


async def test_a_problem_any_time_with_its_verdict() -> None:
    group = Group()
    quiz = await group.say(ANNA, "/problem narde")
    assert isinstance(quiz, Quiz)
    assert quiz.private
    problem = find_problem(quiz.key)
    assert problem.game == "narde"
    assert quiz.moves == tuple(choice.move for choice in problem.choices)
    assert quiz.text.startswith("Long narde, ")
    right = await group.press(ANNA, quiz, quiz.best)
    assert right.text.startswith(
        f"✅ Right, {quiz.moves[quiz.best]} is best.\nOn average it gains 0."
    )
    wrong = await group.press(ANNA, quiz, (quiz.best + 1) % 3)
    assert f"❌ No: {quiz.moves[quiz.best]} is better than" in wrong.text
    assert "gives away 0." in wrong.text
    assert right.board == quiz.solution
    assert right.board != quiz.board
    assert [choice.label for choice in right.choices[0]] == ["Another problem"]


async def test_without_dice_the_verdict_counts_games() -> None:
    group = Group()
    quiz = await group.say(ANNA, "/problem quoridor")
    assert isinstance(quiz, Quiz)
    right = await group.press(ANNA, quiz, quiz.best)
    assert "Of 100 games it wins about" in right.text
    wrong = await group.press(ANNA, quiz, (quiz.best + 1) % 3)
    assert "Of 100 games your move wins about" in wrong.text


async def test_any_legal_move_can_be_played_and_all_but_one_are_wrong() -> None:
    group = Group()
    quiz = await group.say(ANNA, "/problem quoridor")
    assert isinstance(quiz, Quiz)
    problem = find_problem(quiz.key)
    wall = next(move for move in _moves(problem) if problem.number_of(move) == OTHER)
    wrong = await group.press_payload(ANNA, f"0 solve {quiz.key} move {wall}")
    assert wrong.text.startswith(f"❌ No: {quiz.moves[quiz.best]} is better than {wall}.")
    assert "gives away" not in wrong.text  # nobody has judged it


@pytest.mark.parametrize("words", ["tap z9", "move z9", "tap 1 2 3 4 5 6 7 8 9", "jump"])
async def test_what_cannot_be_played_is_refused(words: str) -> None:
    group = Group()
    quiz = await group.say(ANNA, "/problem quoridor")
    assert isinstance(quiz, Quiz)
    refused = await group.press_payload(ANNA, f"0 solve {quiz.key} {words}")
    assert isinstance(refused, Refusal)
    assert "don’t have this problem" in refused.text


async def test_nobody_types_what_is_pressed_on_a_board() -> None:
    group = Group()
    quiz = await group.say(ANNA, "/problem quoridor")
    assert isinstance(quiz, Quiz)
    assert isinstance(await group.say(ANNA, f"/solve {quiz.key} tap"), Refusal)


async def test_another_problem_each_time() -> None:
    group, seen = Group(), set()
    for _ in range(5):
        group.clock.time += 1_000
        quiz = await group.say(ANNA, "/problem")
        assert isinstance(quiz, Quiz)
        seen.add(quiz.key)
    assert len(seen) > 3


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("/problem chess", "chess"),
        ("/problem today", "No problem of the day"),
        ("/solve 00000000 0", "don’t have this problem"),
        ("/solve {key} 9", "don’t have this problem"),
        ("/solve {key} x", "don’t have this problem"),
        ("/problems on", "At what time?"),
        ("/problems on 25:00", "“25:00” is not a time"),
        ("/problems on 9:00 mars", "“mars” is neither"),
    ],
)
async def test_what_cannot_be_done_says_why(text: str, words: str) -> None:
    group = Group()
    quiz = await group.say(ANNA, "/problem checkers")
    assert isinstance(quiz, Quiz)
    refusal = await group.say(ANNA, text.format(key=quiz.key))
    assert isinstance(refusal, Refusal)
    assert words in refusal.text


async def test_only_moderators_say_when_problems_come() -> None:
    group = Group()
    assert isinstance(await group.say(ANNA, "/problems on 9:00", moderator=False), Refusal)
    assert isinstance(await group.say(ANNA, "/problems table", moderator=False), Post)


async def test_a_problem_comes_every_day_at_its_time_and_once() -> None:
    group = Group()
    told = await group.say(ANNA, "/problems on 9:00 UTC narde checkers")
    assert isinstance(told, Post)
    assert (
        told.text == "A problem comes every day at 9:00 (UTC): Long narde and Brazilian checkers."
    )
    assert await group.wait("2026-11-17T08:59") == []
    (first,) = await group.wait("2026-11-17T09:00")
    assert first.text.startswith("🧩 Problem of the day.")
    assert len(await group.wait("2026-11-17T23:59")) == 1
    group.start()
    first_again, second = await group.wait("2026-11-18T09:05")
    assert first_again is first
    assert {first.day, second.day} == {"2026-11-17", "2026-11-18"}
    assert first.key != second.key


async def test_settings_that_are_not_named_stay() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00 +3 narde")
    assert (await group.say(ANNA, "/problems 21:30")).text.endswith("21:30 (+03:00): Long narde.")
    assert "Quoridor" in (await group.say(ANNA, "/problems all")).text
    assert (await group.say(ANNA, "/problems off")).text == "No problem comes by itself here."
    assert await group.wait("2026-11-18T23:00") == []


async def test_days_that_were_missed_are_not_made_up_for() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    (only,) = await group.wait("2026-11-20T12:00")
    assert only.day == "2026-11-20"


async def test_three_people_answer_and_the_next_day_says_who_was_right() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    (quiz,) = await group.wait("2026-11-17T09:00")
    await group.press(ANNA, quiz, quiz.best)
    await group.press(BEN, quiz, (quiz.best + 1) % 3)
    group.start()
    await group.press(CLEO, quiz, quiz.best)
    await group.press(BEN, quiz, quiz.best)  # too late: the first answer counts
    _, second = await group.wait("2026-11-18T09:00")
    best = quiz.moves[quiz.best]
    assert second.earlier == f"Last time {best} was best. Solved by Anna and Cleo."
    assert second.text.startswith(second.earlier)
    verdict = await group.press(ANNA, second, second.best)
    assert "🔥 2 days in a row." in verdict.text
    table = await group.say(BEN, "/problems table", moderator=False)
    assert table.text.splitlines() == [
        "Solved this month:",
        "1. Anna: 2 of 2. 🔥 2 days in a row.",
        "2. Cleo: 1 of 1.",
        "3. Ben: 0 of 1.",
    ]
    _, _, third = await group.wait("2026-11-19T09:00")
    assert "Solved by Anna." in third.earlier
    *_, fourth = await group.wait("2026-11-20T09:00")
    assert fourth.earlier.endswith("Nobody found it.")


async def test_the_problem_of_the_day_can_be_asked_for() -> None:
    group = Group()
    assert "No problem comes by itself" in (await group.say(ANNA, "/problems")).text
    assert "Nobody has solved" in (await group.say(ANNA, "/problems table")).text
    await group.say(ANNA, "/problems on 9:00")
    (posted,) = await group.wait("2026-11-17T09:00")
    menu = await group.say(ANNA, "/problems")
    labels = [choice.label for each in menu.choices for choice in each]
    assert labels == ["Today’s problem", "Table", "Solve a problem"]
    today = await group.say(ANNA, "/problem today")
    assert isinstance(today, Quiz)
    assert today.key == posted.key


@pytest.mark.parametrize(
    ("language", "heading", "right", "streak"),
    [
        ("en", "🧩 Problem of the day.", "✅ Right", "🔥 2 days in a row."),
        ("ru", "🧩 Задача дня.", "✅ Верно", "🔥 2 дня подряд."),
        ("pt-BR", "🧩 Problema do dia.", "✅ Certo", "🔥 2 dias seguidos."),
    ],
)
async def test_everything_is_said_in_the_language_of_the_chat(
    language: str, heading: str, right: str, streak: str
) -> None:
    group = Group(language=language)
    await group.say(ANNA, "/problems on 9:00 backgammon")
    (quiz,) = await group.wait("2026-11-17T09:00")
    assert quiz.text.startswith(heading)
    assert quiz.board.alt_text
    await group.press(ANNA, quiz, quiz.best)
    *_, quiz = await group.wait("2026-11-18T09:00")
    verdict = await group.press(ANNA, quiz, quiz.best)
    assert verdict.text.startswith(right)
    assert verdict.text.endswith(streak)


async def test_the_page_reads_a_problem_in_its_own_language() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    (quiz,) = await group.wait("2026-11-17T09:00")
    assert quiz.for_reader(Reader(Language.RUSSIAN, BEN.id)).text.startswith("🧩 Задача дня.")
