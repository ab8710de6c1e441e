"""Judgements for tests that cost nothing: each choice is worth less than the one before."""

from bot.engines.judgement import ROLL, Judgement, Option
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion
from rules import GAMES
from rules.game import ToRoll

BEST = 0.3
STEP = 0.05


def judge_cheaply(question: JudgeQuestion | LuckQuestion) -> Answer:
    """Return choices in the order of the rules; the sum of the dice is luck."""
    if isinstance(question, LuckQuestion):
        return Answer(luck=(sum(question.dice) - 7) / 100)
    game = GAMES[question.game]
    position = game.load(question.position)
    moves = [game.format(move, position) for move in game.legal_moves(position)]
    if isinstance(game.stage(position), ToRoll):
        moves.insert(0, ROLL)
    values = [max(BEST - STEP * number, -0.9) for number in range(len(moves))]
    options = [
        Option(move, value, (value + 1) / 2) for move, value in zip(moves, values, strict=True)
    ]
    return Answer(judgement=Judgement(tuple(options)))
