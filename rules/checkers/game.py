"""Brazilian checkers, 8x8, as a `Game`."""

from collections.abc import Mapping, Sequence

from rules.checkers.moves import Path
from rules.checkers.notation import find_squares, fitting_moves, read_squares, write
from rules.checkers.position import OPENING, QUIET_LIMIT, Position
from rules.checkers.scoring import outcome, resignation
from rules.checkers.taps import tap_path
from rules.checkers.text import load
from rules.checkers.why_not import why_not
from rules.errors import AmbiguousMove, GameIsOver, IllegalMove, NoDiceHere
from rules.game import (
    Game,
    Outcome,
    Over,
    Roll,
    Seat,
    Stage,
    ToMove,
    check_table_size,
    spell_roll,
)
from rules.options import DEFAULTS, Value, choose
from rules.taps import Taps


class Checkers(Game[Position, Path]):
    """The rules of Brazilian checkers. Seat 0 is White and begins."""

    name = "checkers"
    table_sizes = frozenset({2})
    options = ()
    draws = True

    def opening(self, seats: int, options: Mapping[str, Value] = DEFAULTS) -> Position:
        """Return twelve men a side."""
        check_table_size(seats, self.table_sizes)
        choose(self.options, options)
        return OPENING

    def stage(self, position: Position) -> Stage:
        """Return whose turn it is, or how the game ended."""
        ended = outcome(position)
        return Over(ended) if ended else ToMove(position.seat)

    def legal_moves(self, position: Position) -> Sequence[Path]:
        """Return every legal turn: captures by square, or men's steps and then queens' moves."""
        if position.quiet >= QUIET_LIMIT or not position.theirs:
            return ()
        return position.moves

    def play(self, position: Position, move: Path | Roll) -> Position:
        """Return the position after a turn."""
        legal = self.legal_moves(position)
        if isinstance(move, Path) and move in legal:
            return position.after(move)
        if not legal:
            raise IllegalMove(GameIsOver())
        if isinstance(move, Roll):
            raise IllegalMove(NoDiceHere())
        raise IllegalMove(why_not(move.route, position))

    def parse(self, text: str, position: Position) -> Path:
        """Read `c3-d4`, `c3d4`, `c3 d4`, `c3xe5`, `c3:e5`, `C3xE5xG7`."""
        squares = read_squares(text, position)
        if not self.legal_moves(position):
            raise IllegalMove(GameIsOver())
        typed = find_squares(squares)
        fitting = fitting_moves(typed, position)
        if not fitting:
            raise IllegalMove(why_not(typed, position))
        if len(fitting) > 1:
            raise AmbiguousMove(text, [write(move, position) for move in fitting])
        return fitting[0]

    def taps(self, position: Position, chosen: Sequence[str]) -> Taps[Position, Path]:
        """Tap the piece, then each square that it lands on."""
        return tap_path(position, chosen, self.legal_moves(position))

    def format(self, move: Path | Roll, position: Position) -> str:
        """Return the move as it is printed."""
        if isinstance(move, Roll):
            return spell_roll(move)
        return write(move, position)

    def dump(self, position: Position) -> str:
        """Return `W:Wa1,c1,Ke3:Bb8,Kd8:H0`."""
        return str(position)

    def load(self, text: str) -> Position:
        """Read what `dump` wrote or a person typed."""
        return load(text)

    def resignations(self, position: Position, seat: Seat) -> Sequence[Outcome]:
        """Return the one way to give up."""
        if not self.legal_moves(position):
            return ()
        return (resignation(position, seat),)
