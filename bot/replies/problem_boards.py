"""The boards of problems, whose players are called by their sides."""

from bot.language import Language
from bot.problems.problem import Choice, Problem
from bot.replies.drawings import Board
from bot.replies.table_texts import TableTexts
from bot.table import positions
from render import Arrow, Tint
from rules import GAMES
from rules.game import Seat, ToMove

_PAIR = 2
"""Problems are for two."""


class _ProblemBoard(Board):
    """A board that need not name its sides twice."""

    @property
    def alt_text(self) -> str:
        """Return the picture in words."""
        text = super().alt_text
        for name in self.texts.names:
            text = text.replace(f"{name}, {name.lower()}:", f"{name}:")
            text = text.replace(f"{name}, {name}:", f"{name}:")
        return text


def problem_board(
    problem: Problem, names: TableTexts, theme: str, *shown: tuple[Choice, Tint]
) -> Board:
    """Return the board of a problem from the mover's side, with arrows for some choices."""
    game, position, seat = problem.game, problem.position, mover(problem)
    return _ProblemBoard(
        position=positions.load(game, position),
        texts=names,
        seat=seat,
        numbers=seat,
        theme=theme,
        arrows=tuple(
            Arrow(positions.read_move(game, position, choice.move), tint) for choice, tint in shown
        ),
    )


def side_names(game: str, language: Language) -> TableTexts:
    """Return texts in which the players are called by their sides."""
    nameless = TableTexts(language, ())
    sides = range(len(GAMES[game].seat_marks) or _PAIR)
    return TableTexts(
        language, tuple(nameless.side(game, Seat(seat)).capitalize() for seat in sides)
    )


def mover(problem: Problem) -> Seat:
    """Return the seat that has to find the move."""
    stage = positions.stage(problem.game, problem.position)
    assert isinstance(stage, ToMove)  # noqa: S101 - a test says so of all problems
    return stage.seat
