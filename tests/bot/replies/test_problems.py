"""Problems in words: within the limits of the platforms."""

from bot.identity import TableId
from bot.language import Language
from bot.problems.collection import problems_of
from bot.replies.problems import ProblemWriter


def test_an_explanation_leaves_out_what_a_quiz_has_no_room_for() -> None:
    writer = ProblemWriter(Language.RUSSIAN, "wood", TableId("telegram:7"))
    problem = problems_of("quoridor")[5]
    best = problem.choices[problem.best]
    told, verdict = writer.quiz(problem).explanation, writer.verdict(problem, best, None)
    assert len(told) <= 200
    assert len(verdict.text) > 200
