"""The problems of a chat: one a day, and who solves how many."""

from datetime import date, timedelta

from msgspec.structs import replace

from bot.identity import Player, PlayerId, TableId
from bot.language import Language
from bot.problems.calendar import Schedule
from bot.problems.chat_problems import (
    ChatProblems,
    Posed,
    answer,
    choose_problem,
    pose,
    switch,
    without,
)
from bot.problems.collection import PROBLEM_GAMES, problems_of
from tests.bot.problems.test_calendar import moment

CHAT = "telegram:-50"
ANNA, BEN = (Player(PlayerId(f"telegram:{name.lower()}"), name) for name in ("Anna", "Ben"))
NINE = Schedule(540, "UTC", ("narde", "checkers"))
EMPTY = ChatProblems(place=TableId(CHAT), language=Language.ENGLISH, schedule=NINE)
FIRST = date(2026, 11, 17)


def solve(problems: ChatProblems, who: Player, *, right: bool = True) -> ChatProblems:
    assert problems.posed is not None
    assert problems.posed.problem is not None
    best = problems.posed.problem.best
    return answer(problems, who, problems.posed.key, best if right else (best + 1) % 3)


def days(count: int, since: date = FIRST) -> list[date]:
    return [since + timedelta(days=at) for at in range(count)]


def test_games_take_turns_and_no_problem_comes_twice_too_soon() -> None:
    chosen = [choose_problem(CHAT, PROBLEM_GAMES, day) for day in days(400)]
    assert len({problem.key for problem in chosen}) == 400
    assert {problem.game for problem in chosen[:4]} == set(PROBLEM_GAMES)


def test_two_chats_have_different_problems() -> None:
    one, other = (
        [choose_problem(chat, ("narde",), day) for day in days(3)] for chat in (CHAT, "discord:7")
    )
    assert one != other
    assert all(problem in problems_of("narde") for problem in (*one, *other))


def test_only_the_first_answer_counts() -> None:
    posed = pose(EMPTY, CHAT, NINE, FIRST)
    once = solve(posed, ANNA, right=False)
    assert solve(once, ANNA) == once
    assert once.posed is not None
    assert once.posed.solvers == ()
    both = solve(once, BEN)
    assert both.posed is not None
    assert both.posed.solvers == (BEN,)


def test_an_answer_to_another_problem_does_not_count() -> None:
    assert answer(EMPTY, ANNA, "00000000", 0) == EMPTY
    posed = pose(EMPTY, CHAT, NINE, FIRST)
    assert answer(posed, ANNA, "00000000", 0) == posed


def test_a_problem_that_is_no_longer_shipped_is_solved_by_nobody() -> None:
    gone = replace(EMPTY, posed=Posed(FIRST, "00000000"))
    after = answer(gone, ANNA, "00000000", 0)
    assert after.posed is not None
    assert after.posed.problem is None
    assert after.posed.solvers == ()


def test_a_streak_grows_by_days_and_ends_with_a_mistake_or_a_day_left_out() -> None:
    problems, streaks = EMPTY, []
    for day, right in zip(days(6), (True, True, False, True, None, True), strict=True):
        problems = pose(problems, CHAT, NINE, day)
        problems = problems if right is None else solve(problems, ANNA, right=right)
        solver = problems.solver(ANNA.id)
        assert solver is not None
        streaks.append(solver.streak_on(day))
    assert streaks == [1, 2, 0, 1, 1, 1]
    assert problems.solver(ANNA.id) is not None
    (anna,) = problems.table_of(FIRST)
    assert (anna.solved, anna.tried) == (4, 5)
    assert anna.streak_on(FIRST + timedelta(days=9)) == 0


def test_the_table_begins_anew_with_the_month_and_the_best_come_first() -> None:
    problems = solve(solve(pose(EMPTY, CHAT, NINE, FIRST), ANNA), BEN, right=False)
    assert [one.player for one in problems.table_of(FIRST)] == [ANNA, BEN]
    december = solve(pose(problems, CHAT, NINE, date(2026, 12, 1)), BEN)
    (ben,) = december.table_of(date(2026, 12, 1))
    assert (ben.player, ben.solved, ben.tried) == (BEN, 1, 1)


def test_who_answers_no_more_is_forgotten_after_two_months() -> None:
    problems = solve(pose(EMPTY, CHAT, NINE, FIRST), ANNA)
    assert pose(problems, CHAT, NINE, FIRST + timedelta(days=62)).solver(ANNA.id)
    assert pose(problems, CHAT, NINE, FIRST + timedelta(days=63)).solver(ANNA.id) is None


def test_another_time_on_the_same_day_brings_no_second_problem() -> None:
    problems = pose(EMPTY, CHAT, NINE, FIRST)
    later = switch(problems, Schedule(1200, "UTC", ("narde",)), moment("2026-11-17T10:00"))
    assert later.last == FIRST
    assert switch(later, None, moment("2026-11-17T10:00")).schedule is None


def test_what_is_switched_on_late_begins_on_the_next_day() -> None:
    late = switch(EMPTY, NINE, moment("2026-11-17T10:00"))
    early = switch(EMPTY, NINE, moment("2026-11-17T08:00"))
    assert (early.last, late.last) == (date(2026, 11, 16), FIRST)


def test_a_player_is_removed_from_everything() -> None:
    problems = solve(solve(pose(EMPTY, CHAT, NINE, FIRST), ANNA), BEN)
    problems = solve(pose(problems, CHAT, NINE, FIRST + timedelta(days=1)), ANNA)
    left = without(problems, (ANNA.id,))
    assert left.posed is not None
    assert left.before is not None
    assert left.posed.attempts == ()
    assert left.before.solvers == (BEN,)
    assert left.solver(ANNA.id) is None
    assert without(EMPTY, (ANNA.id,)) == EMPTY
