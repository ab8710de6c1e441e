"""Quoridor for two or four players, as a `Game`."""

from collections.abc import Mapping, Sequence

from rules.errors import GameIsOver, IllegalMove, NoDiceHere, UnreadableMove
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
from rules.options import DEFAULTS, Option, Value, choose
from rules.quoridor import moves, scoring
from rules.quoridor.board import STARTS
from rules.quoridor.moves import PASS, Move
from rules.quoridor.notation import read
from rules.quoridor.position import Position, leave, opening, winners
from rules.quoridor.taps import tap_move
from rules.quoridor.text import load
from rules.quoridor.why_not import why_not
from rules.taps import Taps


class Quoridor(Game[Position, Move]):
    """The rules of Quoridor."""

    name = "quoridor"
    table_sizes = frozenset(STARTS)
    options: tuple[Option, ...] = ()
    seat_marks = ("◎", "◆", "✕", "▲")

    def opening(self, seats: int, options: Mapping[str, Value] = DEFAULTS) -> Position:
        """Return the position before the first move, which is seat 0's."""
        check_table_size(seats, self.table_sizes)
        choose(self.options, options)
        return opening(seats)

    def stage(self, position: Position) -> Stage:
        """Return whose turn it is, or who has arrived."""
        ended = scoring.outcome(position)
        return Over(ended) if ended else ToMove(position.seat)

    def legal_moves(self, position: Position) -> Sequence[Move]:
        """Return the pawn's moves, then the walls, in the order of their names; or the pass."""
        return moves.legal_moves(position)

    def play(self, position: Position, move: Move | Roll) -> Position:
        """Return the position after the move; raise IllegalMove."""
        if isinstance(move, Roll):
            raise IllegalMove(GameIsOver() if winners(position) else NoDiceHere())
        if reason := why_not(move, position):
            raise IllegalMove(reason)
        return moves.play(position, move)

    def parse(self, text: str, position: Position) -> Move:
        """Read `e2`, `e3h`, `he3`, `e 3 - h`, `pass`; raise UnreadableMove or IllegalMove."""
        move = read(text)
        if move is None:
            example = next(iter(self.legal_moves(position)), PASS)
            raise UnreadableMove(text, str(example))
        if reason := why_not(move, position):
            raise IllegalMove(reason)
        return move

    def taps(self, position: Position, chosen: Sequence[str]) -> Taps[Position, Move]:
        """Tap where the pawn goes; or a kind of wall, then its row, then its file."""
        return tap_move(position, chosen)

    def format(self, move: Move | Roll, position: Position) -> str:  # noqa: ARG002
        """Return `e2`, `e3h` or `pass`; and the dice that this game does not have."""
        if isinstance(move, Roll):
            return spell_roll(move)
        return str(move)

    def dump(self, position: Position) -> str:
        """Return the position's text, such as `e1 e9/e3h d5v/9 9/1`."""
        return str(position)

    def load(self, text: str) -> Position:
        """Return the position; raise UnreadablePosition."""
        return load(text)

    def is_pass(self, move: Move) -> bool:
        """Return whether it is the pass."""
        return move == PASS

    def resignations(self, position: Position, seat: Seat) -> Sequence[Outcome]:
        """Return the one way to lose to the only other player left."""
        return scoring.resignations(position, seat)

    def leave(self, position: Position, seat: Seat) -> Position | None:
        """Return the position in which the others play on; None with fewer than three playing."""
        return leave(position, seat) if scoring.may_leave(position, seat) else None
