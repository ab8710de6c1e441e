"""Long narde as a `Game`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from rules.errors import GameIsOver, IllegalMove, Refusal, RollFirst
from rules.game import (
    Game,
    Outcome,
    Over,
    Roll,
    Seat,
    Stage,
    ToMove,
    ToRoll,
    check_roll,
    check_table_size,
    spell_roll,
)
from rules.narde import scoring
from rules.narde.position import Phase, Position, start_position
from rules.narde.text import load
from rules.options import DEFAULTS, Option, Value, choose
from rules.points.deeds import deed_of, unplayed_dice, why_nothing_fits
from rules.points.lanes import unpack
from rules.points.notation import read_hops, spell
from rules.points.play import Play
from rules.points.reading import find_state, read_play
from rules.points.taps import tap_play
from rules.points.turn import as_plays
from rules.taps import Taps

_EXAMPLE = "24/18 24/23"


class Narde(Game[Position, Play]):
    """The rules of long narde."""

    name = "narde"
    table_sizes = frozenset({2})
    options: tuple[Option, ...] = ()

    def opening(self, seats: int, options: Mapping[str, Value] = DEFAULTS) -> Position:
        """Return the start: fifteen checkers on each head."""
        check_table_size(seats, self.table_sizes)
        choose(self.options, options)
        return start_position()

    def stage(self, position: Position) -> Stage:
        """Return what has to happen next."""
        ended = scoring.outcome(position)
        if ended:
            return Over(ended)
        if position.phase is Phase.OPENING:
            return ToRoll(None)
        return (ToMove if position.phase is Phase.ROLLED else ToRoll)(position.turn)

    def legal_moves(self, position: Position) -> Sequence[Play]:
        """Return the plays; before a roll there is nothing to choose."""
        if position.phase is not Phase.ROLLED:
            return ()
        return as_plays(position.results)

    def play(self, position: Position, move: Play | Roll) -> Position:
        """Return the position after a roll or a play."""
        if isinstance(move, Roll):
            check_roll(self.stage(position), move)
            return _rolled(position, move)
        if position.phase is not Phase.ROLLED:
            raise IllegalMove(_why_not_now(position))
        return _played(position, move)

    def parse(self, text: str, position: Position) -> Play:
        """Read a play in its player's own numbering."""
        if position.phase is Phase.ROLLED:
            return read_play(text, position.current_turn, position.results)
        read_hops(text, lambda: _EXAMPLE)
        raise IllegalMove(_why_not_now(position))

    def taps(self, position: Position, chosen: Sequence[str]) -> Taps[Position, Play]:
        """Tap one step after the other."""
        if position.phase is not Phase.ROLLED:
            return super().taps(position, chosen)
        return tap_play(chosen, position.current_turn, position.results, partial(_landed, position))

    def format(self, move: Play | Roll, position: Position) -> str:
        """Return the play in its player's own numbering, or the dice."""
        if isinstance(move, Roll):
            return spell_roll(move)
        return spell(move, position.sides[position.turn])

    def deed(self, move: Play, position: Position) -> str:  # noqa: ARG002 - the steps say it
        """Return whether a play hits or bears off."""
        return deed_of(move)

    def unplayed(self, move: Play, position: Position) -> tuple[int, ...]:
        """Return the dice that a play leaves."""
        return unplayed_dice(move, position.current_turn.dice)

    def why_pass(self, position: Position) -> str:
        """Return whether a checker cannot enter, or all are blocked."""
        return why_nothing_fits(position.sides[position.turn])

    def dump(self, position: Position) -> str:
        """Return the position text."""
        return str(position)

    def load(self, text: str) -> Position:
        """Read a position text."""
        return load(text)

    def is_pass(self, move: Play) -> bool:
        """Return whether nothing is played."""
        return move == Play(())

    def resignations(self, position: Position, seat: Seat) -> Sequence[Outcome]:
        """Return oin and mars."""
        return () if scoring.outcome(position) else scoring.resignations(seat)


def _why_not_now(position: Position) -> Refusal:
    """Return why nothing can be played while there are no dice to play."""
    return GameIsOver() if scoring.outcome(position) else RollFirst()


def _rolled(position: Position, roll: Roll) -> Position:
    """Roll. The higher of the opening dice starts, with a fresh roll; equal dice roll again."""
    low, high = sorted(roll.dice)
    if position.phase is Phase.TO_ROLL:
        return replace(position, phase=Phase.ROLLED, dice=(high, low))
    if low == high:
        return position
    return replace(position, phase=Phase.TO_ROLL, turn=Seat(roll.dice.index(high)))


def _played(position: Position, play: Play) -> Position:
    """Make a legal play, or lose the turn where there is none."""
    other = position.other
    if play.steps or position.results:
        position = _landed(position, find_state(play, position.current_turn, position.results))
    return replace(position, turn=other, phase=Phase.TO_ROLL, dice=())


def _landed(position: Position, state: int) -> Position:
    """Return the position with the checkers of a state."""
    own, opponent = unpack(state + position.current_turn.reserve), position.sides[position.other]
    return replace(position, sides=(opponent, own) if position.turn else (own, opponent))
