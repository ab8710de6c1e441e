"""Plays a game of a file again by the rules, move by move."""

from typing import Any, Final

from bot.imports.match import MAX_MOVES, GivenGame
from bot.imports.refusals import TooManyMoves, WrongMoveInFile, WrongOpeningInFile
from bot.table.events import Gone, Line, Moved, Rolled
from bot.table.positions import seats_in
from bot.table.refusals import Refused
from bot.table.rounds import rounds
from bot.table.values import Cause
from rules import GAMES
from rules.errors import RulesError
from rules.game import FIRST, Over, Roll, Seat, Stage, ToRoll

_LONGEST_POSITION: Final = 500
_LONGEST_MOVE: Final = 100
"""Characters; the longest move of any game has about thirty."""
_DRAW: Final = 0.5


class Replay:
    """A game from its opening on. Whatever the rules forbid raises Refused."""

    def __init__(self, game: str, number: int, opening: str, seats: int = 2) -> None:
        self._game = GAMES[game]
        self._number = number
        self._lines: list[Line] = []
        self.moves = 0
        """How many moves were made."""
        try:
            self._position: Any = self._game.load(opening[:_LONGEST_POSITION])
        except RulesError:
            raise Refused(WrongOpeningInFile(number)) from None
        self._opening = self._game.dump(self._position)
        if seats_in(game, self._opening) != seats:
            raise Refused(WrongOpeningInFile(number))

    @property
    def stage(self) -> Stage:
        """Return what has to happen next."""
        return self._game.stage(self._position)

    def roll(self, dice: tuple[int, ...]) -> None:
        """Roll the dice."""
        stage = self.stage
        seat = stage.seat if isinstance(stage, ToRoll) else None
        try:
            self._position = self._game.play(self._position, Roll(dice))
        except RulesError:
            raise self._wrong(seat, "-".join(map(str, dice))) from None
        self._lines.append(Rolled(dice, seat))

    def move(self, text: str, seat: Seat | None = None) -> None:
        """Make a move, as its player writes it; without a seat, for whoever has to move."""
        stage = self.stage
        mover = None if isinstance(stage, Over) else stage.seat
        if mover is None or seat not in {None, mover} or len(text) > _LONGEST_MOVE:
            raise self._wrong(seat, text)
        try:
            move = self._game.parse(text, self._position)
            spelled = self._game.format(move, self._position)
            self._position = self._game.play(self._position, move)
        except RulesError:
            raise self._wrong(mover, text) from None
        self._count()
        self._lines.append(Moved(mover, spelled))

    def leave(self, seat: Seat) -> None:
        """Let the others play on without a seat."""
        left = self._game.leave(self._position, seat)
        if left is None:
            raise self._wrong(seat, "")
        self._count()
        self._position = left
        self._lines.append(Gone(seat, Cause.RESIGNED))

    def finish(self, *, ended: bool, share: float | None) -> GivenGame | None:
        """Return the game; None if it is not over.

        Where it ended by the rules, they say how. Elsewhere the file is believed.
        """
        stage = self.stage
        if isinstance(stage, Over):
            ended, share = True, share_of(stage.outcome.winner)
        return GivenGame(self._number, self._opening, tuple(self._lines), share) if ended else None

    def _count(self) -> None:
        self.moves += 1
        if self.moves > MAX_MOVES:
            raise Refused(TooManyMoves(MAX_MOVES))

    def _wrong(self, seat: Seat | None, text: str) -> Refused:
        """Return the refusal of a move or roll, with its number as players count."""
        so_far = rounds((*self._lines, Moved(seat or FIRST, text)))
        return Refused(WrongMoveInFile(self._number, so_far[-1].number, text))


def share_of(winner: Seat | None) -> float:
    """Return what the first seat got: 1, 0, or half of it after a draw."""
    return _DRAW if winner is None else float(winner == FIRST)
