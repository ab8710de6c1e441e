"""The analysis of a game: its decisions, what they gave away, error rates and luck."""

import pytest

from bot.coach.analysis import (
    Analysis,
    Judged,
    Luck,
    decisions_of,
    largest_errors,
    read_analysis,
    write_analysis,
)
from bot.coach.analyst import Analyst
from bot.coach.decisions import Decision, GameCourse, LuckyRoll
from bot.coach.grades import grade, thresholds
from bot.engines.judgement import ROLL, Depth, Judgement, Option
from bot.engines.question import JudgeQuestion, LuckQuestion
from bot.table.events import Gone, Line, Moved, Rolled
from bot.table.values import Cause
from rules import GAMES
from rules.game import Seat
from tests.bot.cheap_judge import judge_cheaply

ONE, TWO = Seat(0), Seat(1)
BACKGAMMON = GameCourse(
    "game",
    "backgammon",
    "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10;opening",
    (
        Rolled((3, 1)),
        Moved(ONE, "24/23 13/10"),
        Rolled((5, 2), TWO),
        Moved(TWO, "13/8 13/11"),
        Moved(ONE, "double"),
        Moved(TWO, "take"),
        Rolled((6, 4), ONE),
    ),
)


def course(game: str, *lines: Line, seats: int = 2) -> GameCourse:
    rules = GAMES[game]
    return GameCourse("game", game, rules.dump(rules.opening(seats)), lines)


def judged(loss: float, seat: Seat = ONE, played: str = "8/5", *, close: bool = True) -> Judged:
    option = Option(played, -loss, 0.5)
    return Judged(1, seat, "", option, Option("best", 0.0, 0.5), close)


async def judge(question: JudgeQuestion) -> Judgement:
    found = judge_cheaply(question).judgement
    assert found
    return found


async def luck(question: LuckQuestion) -> float:
    return judge_cheaply(question).luck


def test_the_decisions_of_backgammon_are_plays_doubles_and_answers() -> None:
    steps = BACKGAMMON.steps
    decisions = [(one.seat, one.played) for one in steps if isinstance(one, Decision)]
    assert decisions == [
        (ONE, "24/23 13/10"),
        (TWO, ROLL),
        (TWO, "13/11 13/8"),
        (ONE, "double"),
        (TWO, "take"),
    ]
    rolls = [(one.seat, one.dice) for one in steps if isinstance(one, LuckyRoll)]
    assert rolls == [(TWO, (5, 2)), (ONE, (6, 4))]
    assert [one.number for one in steps] == [1, 1, 1, 1, 2, 2, 2]


def test_a_forced_move_is_no_decision() -> None:
    opening = "W:Wc3,a1:Bd4,h8"
    only = GameCourse("game", "checkers", opening, (Moved(ONE, "c3xe5"),))
    assert not only.steps


def test_who_leaves_a_game_decides_nothing_and_the_others_go_on() -> None:
    steps = course(
        "quoridor", Moved(ONE, "e2"), Gone(TWO, Cause.RESIGNED), Moved(Seat(2), "e8"), seats=4
    ).steps
    assert [one.seat for one in steps] == [0, 2]


async def test_every_decision_is_compared_with_the_best_and_every_roll_has_its_luck() -> None:
    done: list[float] = []
    found = await Analyst(judge, luck).analyse(BACKGAMMON, done.append)
    losses = [round(one.loss, 2) for one in found.decisions]
    assert losses[:2] == [0.15, 0.0]
    assert losses[3:] == [0.05, 0.0]
    assert found.lucks == (Luck(1, TWO, 0.0, (5, 2)), Luck(2, ONE, 0.03, (6, 4)))
    assert done == sorted(done)
    assert [one.about_cube for one in found.decisions] == [False, True, False, True, True]
    assert not any(one.line for one in found.decisions)


async def test_the_errors_of_a_game_without_dice_have_a_line_of_play() -> None:
    found = await Analyst(judge, luck).analyse(
        course("checkers", Moved(ONE, "g3-h4"), Moved(TWO, "b6-a5"))
    )
    first, second = found.decisions
    assert first.line == ("c3-b4", "b6-a5", "d2-c3")
    assert (second.loss, second.line) == (0, ())


async def test_a_line_ends_with_the_game() -> None:
    opening = "e8 a2/-/1 1/1"
    first = str(GAMES["quoridor"].legal_moves(GAMES["quoridor"].load(opening))[0])

    async def win(question: JudgeQuestion) -> Judgement:
        found = await judge(question)
        return Judgement((Option("e9", 1.0, 1.0, proven=True), *found.options))

    found = await Analyst(win, luck).analyse(
        GameCourse("game", "quoridor", opening, (Moved(ONE, first),))
    )
    assert found.decisions[0].best.move == "e9"
    assert found.decisions[0].line == ()


@pytest.mark.parametrize(("lead", "counts"), [(0.1, True), (0.3, False)])
async def test_rolling_counts_only_where_a_double_was_near(lead: float, *, counts: bool) -> None:
    async def clear(_: JudgeQuestion) -> Judgement:
        return Judgement((Option(ROLL, 0.2, 0.5), Option("double", 0.2 - lead, 0.5)))

    roll = GameCourse(
        "game",
        "backgammon",
        "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10",
        (Rolled((3, 1), ONE),),
    )
    found = await Analyst(clear, luck).analyse(roll)
    assert found.decisions[0].close is counts


def test_the_error_rate_is_500_times_the_mean_loss_and_cube_and_checkers_are_apart() -> None:
    decisions = (
        judged(0.1),
        judged(0.0),
        judged(0.04, played=ROLL),
        judged(0.0, played=ROLL, close=False),
        judged(0.5, TWO),
    )
    analysis = Analysis(
        game="backgammon", depth=Depth.USUAL, decisions=decisions, lucks=(Luck(1, ONE, 0.2),)
    )
    own = grade([analysis, analysis], ONE)
    assert own.moves.decisions == 4
    assert own.moves.rate == pytest.approx(25)
    assert own.cube.rate == pytest.approx(20)
    assert own.all.rate == pytest.approx(500 * 0.28 / 6)
    assert (own.mistakes, own.blunders) == (2, 2)
    assert own.luck == pytest.approx(0.4)
    assert grade([analysis], Seat(1)).cube.rate == 0


def test_the_five_largest_errors_are_shown_and_trifles_are_none() -> None:
    losses = (0.01, 0.2, 0.3, 0.05, 0.4, 0.06, 0.07)
    analysis = Analysis(
        game="narde", depth=Depth.USUAL, decisions=tuple(map(judged, losses)), lucks=()
    )
    errors = largest_errors(decisions_of([analysis]), thresholds("narde").mistake)
    assert [round(error.loss, 2) for error in errors] == [0.4, 0.3, 0.2, 0.07, 0.06]
    assert not largest_errors([judged(0.1)], thresholds("checkers").mistake)


def test_a_stored_analysis_is_read_again_and_another_version_is_not() -> None:
    analysis = Analysis(game="narde", depth=Depth.DEEP, decisions=(judged(0.1),))
    body = write_analysis(analysis)
    assert read_analysis(body) == analysis
    assert read_analysis(None) is None
    assert read_analysis(b"{}") is None
    assert read_analysis(body.replace(b'"schema":1', b'"schema":9')) is None
