"""What a worker is asked, and what it answers: one line of JSON each."""

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from bot.engines.engine import Level
from bot.engines.judgement import Depth, Judgement


class Task(StrEnum):
    """What an engine is asked to do."""

    MOVE = "move"
    """Choose a move."""
    DRAW = "draw"
    """Say whether a draw that is offered should be accepted."""
    RESIGN = "resign"
    """Say whether a resignation offers enough to be accepted."""


class Question(Struct, frozen=True, tag=True):
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
    """For an offer: who is asked."""
    points: int = 0
    """For a resignation: how many points it offers."""


class JudgeQuestion(Struct, frozen=True, tag=True):
    """A position, whose choices are to be judged."""

    game: str
    position: str
    depth: Depth
    played: str = ""
    """A choice that is to be judged in any case, as its game spells it, or `roll`."""


class LuckQuestion(Struct, frozen=True, tag=True):
    """A roll, and how lucky it was is to be judged."""

    game: str
    position: str
    """Before the roll."""
    dice: tuple[int, ...]


AnyQuestion: TypeAlias = Question | JudgeQuestion | LuckQuestion


class Answer(Struct, frozen=True, omit_defaults=True):
    """What an engine has decided."""

    move: str = ""
    """The move as its game spells it; empty if the dice are to be rolled."""
    accept: bool = False
    """For an offer: whether to accept it."""
    judgement: Judgement | None = None
    """What the choices are worth, if that was the question."""
    luck: float = 0.0
    """How lucky the roll was, if that was the question."""
    error: str = ""
    """Why there is no answer: a fault of the engine."""


class NumberedQuestion(Struct, frozen=True):
    """A question as a worker reads it."""

    number: int
    question: AnyQuestion


class NumberedAnswer(Struct, frozen=True):
    """An answer as a worker writes it, with the number of its question."""

    number: int
    answer: Answer


class Ready(Struct, frozen=True):
    """What a worker says once, before it is asked anything."""

    failed: dict[str, str] = {}
    """The games whose engine could not be loaded, each with the reason."""
    weaker: dict[str, str] = {}
    """The games that are played less well than they could be, each with the reason."""


_questions: Final = msgspec.json.Decoder(NumberedQuestion)
_answers: Final = msgspec.json.Decoder(NumberedAnswer)
_ready: Final = msgspec.json.Decoder(Ready)


def write(line: NumberedQuestion | NumberedAnswer | Ready) -> bytes:
    """Return what is said in either direction as a line."""
    return msgspec.json.encode(line) + b"\n"


def read_question(line: bytes) -> NumberedQuestion:
    """Read a question."""
    return _questions.decode(line)


def read_answer(line: bytes) -> NumberedAnswer:
    """Read an answer; raise msgspec.DecodeError if it is none."""
    return _answers.decode(line)


def read_ready(line: bytes) -> Ready:
    """Read that a worker is ready; raise msgspec.DecodeError if it says something else."""
    return _ready.decode(line)
