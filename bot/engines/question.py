"""What a worker is asked, and what it answers: one line of JSON each."""

from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct

from bot.engines.engine import Level


class Task(StrEnum):
    """What an engine is asked to do."""

    MOVE = "move"
    """Choose a move."""
    DRAW = "draw"
    """Say whether a draw that is offered should be accepted."""


class Question(Struct, frozen=True):
    """A position, and what a computer has to decide in it."""

    task: Task
    game: str
    position: str
    """In the position text of the game."""
    level: Level
    seconds: float
    """The most CPU time to think."""
    seed: str = ""
    """What the noise of the engine is made from."""
    seat: int = 0
    """For a draw: who is asked."""


class Answer(Struct, frozen=True, omit_defaults=True):
    """What an engine has decided."""

    move: str = ""
    """The move as its game spells it; empty if the dice are to be rolled."""
    accept: bool = False
    """For a draw: whether to accept it."""
    error: str = ""
    """Why there is no answer: a fault of the engine."""


_questions: Final = msgspec.json.Decoder(Question)
_answers: Final = msgspec.json.Decoder(Answer)


def write(line: Question | Answer) -> bytes:
    """Return a question or an answer as a line."""
    return msgspec.json.encode(line) + b"\n"


def read_question(line: bytes) -> Question:
    """Read a question."""
    return _questions.decode(line)


def read_answer(line: bytes) -> Answer:
    """Read an answer; raise msgspec.DecodeError if it is none."""
    return _answers.decode(line)
