"""The plot of an analysis: where its rolls lie."""

from bot.coach.analysis import Analysis, Judged, Luck
from bot.coach.decisions import GameCourse
from bot.engines.judgement import Depth, Option
from bot.language import Language
from bot.replies.analysed import AnalysedGame, AnalysedMatch
from bot.replies.chance_course import plot_of
from bot.replies.table_texts import TableTexts
from render import LuckBar
from rules.game import Seat

ONE, TWO = Seat(0), Seat(1)
TEXTS = TableTexts(Language.ENGLISH, ("Anna", "Ben"))


def judged(number: int, seat: Seat) -> Judged:
    option = Option("8/5", 0.0, 0.5)
    return Judged(number, seat, "", option, option)


def analysis(*lucks: Luck) -> Analysis:
    decisions = judged(1, ONE), judged(2, TWO)
    return Analysis(game="narde", depth=Depth.DEEP, decisions=decisions, lucks=lucks)


def test_a_roll_lies_where_it_was_played_and_one_without_a_choice_behind_the_last() -> None:
    lucks = Luck(1, ONE, 0.1), Luck(1, TWO, 0.2), Luck(2, ONE, 0.3), Luck(2, TWO, 0.4)
    analyses = analysis(*lucks), analysis(Luck(1, TWO, 0.5), Luck(2, TWO, 0.6))
    games = tuple(
        AnalysedGame(GameCourse(str(number), "narde", "", ()), number, 1.0) for number in (1, 2)
    )
    plot = plot_of(AnalysedMatch("narde", 2, games), analyses, (), TEXTS, "wood")
    assert plot.lucks == (
        LuckBar(0, ONE, 0.1),
        LuckBar(0.5, TWO, 0.2),
        LuckBar(0.5, ONE, 0.3),
        LuckBar(1, TWO, 0.4),
        LuckBar(2.5, TWO, 0.5),
        LuckBar(4, TWO, 0.6),
    )
