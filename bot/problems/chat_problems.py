"""What a chat knows of its problems: when they come, the latest one, and who solved how many."""

from datetime import date, timedelta
from hashlib import sha256
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.identity import Moment, Player, PlayerId, TableId
from bot.language import Language
from bot.problems.calendar import Schedule
from bot.problems.collection import NoSuchProblem, find_problem, problems_of
from bot.problems.problem import Problem

REMEMBERED: Final = timedelta(days=62)
"""For how long somebody stays who answers no more: the table of a month needs no longer."""


class Attempt(Struct, frozen=True, array_like=True):
    """The answer of a player to the latest problem; only their first counts."""

    player: Player
    choice: int
    """Its number, or OTHER."""


class Solver(Struct, frozen=True, array_like=True):
    """How a player has done in a chat."""

    player: Player
    day: date
    """The last day on which they answered."""
    streak: int = 0
    """How many days in a row they were right, up to that day."""
    solved: int = 0
    tried: int = 0
    """In the month of that day."""

    def streak_on(self, day: date) -> int:
        """Return the streak as it is on a day: whoever left out a day has none."""
        return self.streak if day - self.day <= timedelta(days=1) else 0


class Posed(Struct, frozen=True):
    """The problem of a day, and who has answered it."""

    day: date
    key: str
    attempts: tuple[Attempt, ...] = ()

    @property
    def problem(self) -> Problem | None:
        """Return the problem; None if this version does not have it."""
        try:
            return find_problem(self.key)
        except NoSuchProblem:
            return None

    def attempt_of(self, player: PlayerId) -> Attempt | None:
        """Return how a player has answered."""
        return next((one for one in self.attempts if one.player.id == player), None)

    @property
    def solvers(self) -> tuple[Player, ...]:
        """Return who was right, the first first."""
        best = self.problem.best if self.problem else None
        return tuple(one.player for one in self.attempts if one.choice == best)


class ChatProblems(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The problems of a chat."""

    place: TableId
    """The channel or topic in which problems are posted."""
    language: Language
    """Of whoever switched them on, unless the chat has chosen one."""
    schedule: Schedule | None = None
    """None: no problem comes by itself."""
    last: date = date.min
    """The last day that needs no problem any more."""
    posed: Posed | None = None
    before: Posed | None = None
    """The problem of the day before, which is solved with the next."""
    solvers: tuple[Solver, ...] = ()

    def table_of(self, day: date) -> tuple[Solver, ...]:
        """Return who answered in the month of a day, the best first."""
        month = [one for one in self.solvers if (one.day.year, one.day.month) == _month(day)]
        return tuple(sorted(month, key=lambda one: (-one.solved, one.tried, one.player.name)))

    def solver(self, player: PlayerId) -> Solver | None:
        """Return how a player has done."""
        return next((one for one in self.solvers if one.player.id == player), None)


def pose(problems: ChatProblems, chat: str, schedule: Schedule, day: date) -> ChatProblems:
    """Return a chat's problems with the one of a new day."""
    chosen = choose_problem(chat, schedule.games, day)
    lately = tuple(one for one in problems.solvers if day - one.day <= REMEMBERED)
    return replace(
        problems,
        last=day,
        posed=Posed(day, chosen.key),
        before=problems.posed,
        solvers=lately,
    )


def switch(problems: ChatProblems, schedule: Schedule | None, now: Moment) -> ChatProblems:
    """Return a chat's problems with another schedule, of which today has had its problem."""
    if schedule is None:
        return replace(problems, schedule=None)
    return replace(problems, schedule=schedule, last=max(problems.last, schedule.day_at(now)))


def choose_problem(chat: str, games: tuple[str, ...], day: date) -> Problem:
    """Return the problem of a chat and a day. Games take turns, and none comes twice too soon."""
    turn, at = divmod(day.toordinal(), len(games))
    known = problems_of(games[at])
    first = int.from_bytes(sha256(chat.encode()).digest()[:4])
    return known[(first + turn) % len(known)]


def answer(problems: ChatProblems, player: Player, key: str, choice: int) -> ChatProblems:
    """Return a chat's problems with an answer; the same if it does not count."""
    posed = problems.posed
    if posed is None or posed.key != key or posed.attempt_of(player.id):
        return problems
    right = posed.problem is not None and choice == posed.problem.best
    old = problems.solver(player.id)
    others = tuple(one for one in problems.solvers if one is not old)
    return replace(
        problems,
        posed=replace(posed, attempts=(*posed.attempts, Attempt(player, choice))),
        solvers=(*others, _counted(old, player, posed.day, right=right)),
    )


def _counted(old: Solver | None, player: Player, day: date, *, right: bool) -> Solver:
    streak = old.streak_on(day) if old else 0
    same = old is not None and _month(old.day) == _month(day)
    solved, tried = (old.solved, old.tried) if old and same else (0, 0)
    return Solver(player, day, streak + 1 if right else 0, solved + right, tried + 1)


def _month(day: date) -> tuple[int, int]:
    return day.year, day.month


def without(problems: ChatProblems, ids: tuple[PlayerId, ...]) -> ChatProblems:
    """Return a chat's problems without a player."""

    def clean(posed: Posed | None) -> Posed | None:
        if posed is None:
            return None
        kept = tuple(one for one in posed.attempts if one.player.id not in ids)
        return replace(posed, attempts=kept)

    return replace(
        problems,
        posed=clean(problems.posed),
        before=clean(problems.before),
        solvers=tuple(one for one in problems.solvers if one.player.id not in ids),
    )
