"""What is wrong between the games of a file: their numbers, the score and the openings."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Self

from bot.export.match_file import FileEnding, FileGame, FileResult, MatchFile
from bot.export.verification.flaws import (
    Flaw,
    GameWithoutResult,
    MatchWasOver,
    UnknownSetup,
    WrongGameNumber,
    WrongOpening,
    WrongPlayers,
    WrongScore,
)
from bot.export.verification.outcomes import told_outcome
from bot.table.values import Setup
from rules import GAMES
from rules.errors import RulesError


@dataclass(frozen=True, slots=True)
class _Standing:
    """What is known before a game of the match."""

    setup: Setup
    score: tuple[int, ...]
    opening: Any
    """The position with which the game begins; None if the match is over."""

    def after(self, result: FileResult | FileEnding) -> Self:
        """Return the standing after a game."""
        outcome = told_outcome(result.winner, result.points)
        score = tuple(
            points + result.points * (seat == result.winner)
            for seat, points in enumerate(self.score)
        )
        return type(self)(
            self.setup, score, GAMES[self.setup.game].next_game(self.opening, outcome)
        )


def setup_flaws(file: MatchFile) -> Iterator[Flaw]:
    """Yield what is wrong with the setup; the games cannot be checked then."""
    try:
        _first_standing(file.setup)
    except (KeyError, RulesError):
        yield UnknownSetup(file.games[0].number)
    if len(file.players) != file.setup.seats:
        yield WrongPlayers(file.games[0].number)


def standing_flaws(file: MatchFile) -> Iterator[Flaw]:
    """Yield games with a wrong number, score or opening."""
    standing, first = _first_standing(file.setup), file.games[0]
    if begins_unknown(file):
        standing = _Standing(file.setup, first.score, _load(file.setup, first.opening))
        numbers = count(first.number)
    else:
        for number, result in enumerate(file.earlier, 1):
            standing = standing.after(result)
            if standing.opening is None:
                yield MatchWasOver(number + 1)
                return
        numbers = count(len(file.earlier) + 1)
    yield from _game_flaws(file, standing, numbers)


def begins_unknown(file: MatchFile) -> bool:
    """Return whether the file leaves out how the games before its first one ended."""
    return file.is_old and not file.earlier and file.games[0].number > 1


def _game_flaws(file: MatchFile, standing: _Standing, numbers: Iterator[int]) -> Iterator[Flaw]:
    for at, game in enumerate(file.games):
        flaw = _begin_flaw(game, standing, next(numbers))
        if flaw:
            yield flaw
            return
        if at == len(file.games) - 1:
            return
        if not (game.ending and game.ending.how):
            yield GameWithoutResult(game.number)
            return
        standing = standing.after(game.ending)


def _begin_flaw(game: FileGame, standing: _Standing, number: int) -> Flaw | None:
    """Return what is wrong with the beginning of a game."""
    if game.number != number:
        return WrongGameNumber(game.number, number)
    if standing.opening is None:
        return MatchWasOver(number)
    if game.score != standing.score:
        return WrongScore(number, game.score, standing.score)
    right = GAMES[standing.setup.game].dump(standing.opening)
    return WrongOpening(number, right) if game.opening != right else None


def _first_standing(setup: Setup) -> _Standing:
    game = GAMES[setup.game]
    usual = game.opening(setup.seats, setup.options)
    opening = game.load(setup.position) if setup.position else usual
    return _Standing(setup, (0,) * setup.seats, opening)


def _load(setup: Setup, opening: str) -> Any:  # noqa: ANN401 - each game has its own positions
    """Return a position; the start of a single game if it cannot be read."""
    try:
        return GAMES[setup.game].load(opening)
    except RulesError:
        return _first_standing(setup).opening
