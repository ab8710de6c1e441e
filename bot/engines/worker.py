"""A worker: it reads a question a line and answers a line, until its input ends.

It is a process of its own so that it can be ended at a deadline, and so that thinking never keeps
a chat waiting. Run it as `python -m bot.engines`.
"""

import gc
from collections.abc import Callable, Iterable, Mapping
from typing import Any, assert_never

from bot.engines.catalogue import accepts_draw, engine_of, load_engines, weaker_games
from bot.engines.engine import Budget
from bot.engines.judgement import ROLL, Judgement, Option
from bot.engines.question import (
    Answer,
    AnyQuestion,
    JudgeQuestion,
    LuckQuestion,
    NumberedAnswer,
    Question,
    Ready,
    Task,
    read_question,
    write,
)
from bot.engines.resignation import accepts_resignation
from rules import GAMES
from rules.game import Seat


def serve(lines: Iterable[bytes], send: Callable[[bytes], object]) -> None:
    """Answer questions until the process that asks them is gone."""
    failed = load_engines()
    gc.freeze()  # the engines stay: collecting garbage need not look at them again
    send(write(Ready(failed, weaker_games(failed))))
    for line in lines:
        asked = read_question(line)
        send(write(NumberedAnswer(asked.number, _answer(asked.question, failed))))


def _answer(question: AnyQuestion, failed: Mapping[str, str]) -> Answer:
    if why := failed.get(question.game):
        return Answer(error=why)
    try:
        return answer(question)
    except Exception as error:  # noqa: BLE001 - the process that asks plays a weaker move, and logs it
        return Answer(error=repr(error))


def answer(question: AnyQuestion) -> Answer:
    """Return the answer to any question."""
    match question:
        case Question():
            return decide(question)
        case JudgeQuestion():
            return Answer(judgement=judge(question))
        case LuckQuestion(game, position, dice):
            return Answer(luck=engine_of(game).luck(GAMES[game].load(position), dice))
        case _:
            assert_never(question)


def judge(question: JudgeQuestion) -> Judgement:
    """Return what the choices in a position are worth."""
    game, engine = GAMES[question.game], engine_of(question.game)
    position: Any = game.load(question.position)
    wanted = [game.parse(question.played, position)] if question.played not in {"", ROLL} else []
    choices = [
        (ROLL if move is None else game.format(move, position), worth)
        for move, worth in engine.judge(position, question.depth, wanted)
    ]
    return Judgement(tuple(Option(text, *worth) for text, worth in choices))


def decide(question: Question) -> Answer:
    """Return what the engine of the game decides."""
    game, engine = GAMES[question.game], engine_of(question.game)
    position: Any = game.load(question.position)
    if question.task is Task.RESIGN:
        seat, points = Seat(question.seat), question.points
        return Answer(accept=accepts_resignation(game, engine, position, seat, points))
    budget = Budget(question.seconds, question.seed)
    if question.task is Task.DRAW:
        seat = Seat(question.seat)
        return Answer(accept=accepts_draw(question.game, position, seat, budget))
    move = engine.choose(position, question.level, budget)
    return Answer() if move is None else Answer(move=game.format(move, position))
