"""What comes of /problem, /problems and the buttons of a problem."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class ShowProblem:
    """A problem to solve, of a game or of any."""

    game: str = ""


@dataclass(frozen=True, slots=True)
class ShowToday:
    """The chat's problem of the day."""


@dataclass(frozen=True, slots=True)
class ShowMine:
    """A problem from the asker's own blunders in some games of the table."""

    game_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Solve:
    """An answer to a problem."""

    key: str
    choice: int


@dataclass(frozen=True, slots=True)
class PlaySolution:
    """A move that somebody plays on the board of a problem: its taps so far, or the whole of it."""

    key: str
    tapped: tuple[str, ...] = ()
    move: str = ""
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class ShowSchedule:
    """When the chat gets a problem."""


@dataclass(frozen=True, slots=True)
class Reschedule:
    """The chat's problems as before, except for what is given here."""

    minutes: int | None = None
    zone: str = ""
    games: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StopProblems:
    """No more problems in the chat."""


@dataclass(frozen=True, slots=True)
class ShowSolvers:
    """Who has solved how many of the chat's problems this month."""


ProblemAnswer: TypeAlias = (
    ShowProblem
    | ShowToday
    | ShowMine
    | Solve
    | PlaySolution
    | ShowSchedule
    | Reschedule
    | StopProblems
    | ShowSolvers
)
