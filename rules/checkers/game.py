"""Brazilian checkers, 8x8: what the rest of the product plays."""

from collections.abc import Mapping, Sequence

from rules.checkers import text as position_text
from rules.checkers.moves import Path
from rules.checkers.notation import find_move, read_squares
from rules.checkers.position import OPENING, QUIET_LIMIT, Position
from rules.checkers.taps import tap_path
from rules.checkers.why_not import why_not
from rules.checkers.writing import write
from rules.errors import GameIsOver, IllegalMove, NoDiceHere
from rules.game import (
    Ending,
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


class Finish(Ending):
    """How a game of checkers ends; agreement is the table's matter."""

    CAPTURED = "captured"
    BLOCKED = "blocked"
    QUIET = "quiet"
    RESIGNED = "resigned"


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
        """Return whose turn it is, or how the game ended.

        Law: who captures everything or blocks what remains wins; a draw comes after that.
        """
        if not position.mine:
            return Over(Outcome(position.other, Finish.CAPTURED, 1))
        if not position.theirs:
            return Over(Outcome(position.seat, Finish.CAPTURED, 1))
        if not position.moves:
            return Over(Outcome(position.other, Finish.BLOCKED, 1))
        if position.quiet >= QUIET_LIMIT:
            return Over(Outcome(None, Finish.QUIET, 0))
        return ToMove(position.seat)

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
        return find_move(text, squares, position)

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
        return position_text.dump(position)

    def load(self, text: str) -> Position:
        """Read what `dump` wrote or a person typed."""
        return position_text.load(text)

    def resignations(self, position: Position, seat: Seat) -> Sequence[Outcome]:
        """Return the one way to give up."""
        if not self.legal_moves(position):
            return ()
        winner = position.other if seat == position.seat else position.seat
        return (Outcome(winner, Finish.RESIGNED, 1),)
