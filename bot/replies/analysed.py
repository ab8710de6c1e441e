"""The games of an analysis: those of a table, or of a file that somebody handed in."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.coach.decisions import GameCourse
from bot.imports import GivenMatch
from bot.imports.replay import share_of
from bot.replies.boards import computer_seats
from bot.table.lines import lines
from bot.table.table import Table
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class AnalysedGame:
    """One game, and what the first seat got of it; None if it has no result."""

    course: GameCourse
    number: int
    share: float | None


@dataclass(frozen=True, slots=True)
class AnalysedMatch:
    """Games of the same players."""

    game: str
    seats: int
    games: tuple[AnalysedGame, ...]
    computers: frozenset[Seat] = frozenset()
    names: tuple[str, ...] = ()
    """Of players who are nobody's account; empty if they are those of the table."""

    @property
    def courses(self) -> tuple[GameCourse, ...]:
        """Return the games as they are analysed."""
        return tuple(each.course for each in self.games)


def match_of_table(games: Sequence[Table]) -> AnalysedMatch:
    """Return games of a table."""
    return AnalysedMatch(
        games[0].setup.game,
        len(games[0].players),
        tuple(map(_of_table, games)),
        computer_seats(games[0].players),
    )


def match_of_file(match: GivenMatch, key: str) -> AnalysedMatch:
    """Return the games of a file, which is stored under a key."""
    return AnalysedMatch(
        match.game,
        len(match.names),
        tuple(
            AnalysedGame(
                GameCourse(f"{key}.{game.number}", match.game, game.opening, game.lines),
                game.number,
                game.share,
            )
            for game in match.games
        ),
        names=match.names,
    )


def _of_table(table: Table) -> AnalysedGame:
    course = GameCourse(table.dice.game_id, table.setup.game, table.opening, lines(table.log))
    share = share_of(table.result.winner) if table.result else None
    return AnalysedGame(course, table.game_number, share)
