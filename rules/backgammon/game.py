"""Backgammon as a `Game`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import assert_never

from rules.backgammon import cube, scoring
from rules.backgammon.movement import settle
from rules.backgammon.position import (
    HIGHEST_CUBE,
    Cube,
    Double,
    Drop,
    Match,
    Move,
    Phase,
    Position,
    Take,
    start_position,
)
from rules.backgammon.refusals import (
    AnswerTheDouble,
    CrawfordGame,
    NoCube,
    NoDoubleOffered,
)
from rules.backgammon.text import load
from rules.errors import (
    AlreadyRolled,
    ClashingOptions,
    GameIsOver,
    IllegalMove,
    Refusal,
    RollFirst,
)
from rules.game import (
    PASS,
    Game,
    MoveWord,
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
from rules.options import DEFAULTS, Option, Value, choose
from rules.points.deeds import deed_of, unplayed_dice, why_nothing_fits
from rules.points.notation import read_hops, spell
from rules.points.play import Play
from rules.points.reading import find_state, read_play
from rules.points.taps import tap_play
from rules.points.turn import as_plays
from rules.taps import Taps

_EXAMPLE = "13/8 8/5"
_MATCH, _CUBE, _JACOBY = "match", "cube", "jacoby"

_WORDS: Mapping[str, Move] = {
    "double": Double(),
    "redouble": Double(),
    "take": Take(),
    "drop": Drop(),
}


class Backgammon(Game[Position, Move]):
    """The rules of backgammon."""

    name = "backgammon"
    table_sizes = frozenset({2})
    options = (
        Option(_MATCH, (0, *range(1, 16), 17, 19, 21, 23, 25), default=0),
        Option(_CUBE, (False, True), default=False),
        Option(_JACOBY, (False, True), default=False),
    )

    move_words = (MoveWord("double"), MoveWord("take", answer=True), MoveWord("drop", answer=False))

    def opening(self, seats: int, options: Mapping[str, Value] = DEFAULTS) -> Position:
        """Return the start; the Jacoby rule goes with a cube, and not with a match."""
        check_table_size(seats, self.table_sizes)
        chosen = choose(self.options, options)
        if chosen[_JACOBY] and chosen[_MATCH]:
            raise ClashingOptions(_JACOBY, _MATCH)
        if chosen[_JACOBY] and not chosen[_CUBE]:
            raise ClashingOptions(_JACOBY, _CUBE)
        return start_position(
            Cube(highest=HIGHEST_CUBE if chosen[_CUBE] else 0),
            Match(int(chosen[_MATCH]), jacoby=bool(chosen[_JACOBY])),
        )

    def stage(self, position: Position) -> Stage:
        """Return what has to happen next."""
        ended = scoring.outcome(position)
        if ended:
            return Over(ended)
        match position.phase:
            case Phase.OPENING:
                return ToRoll(None)
            case Phase.TO_ROLL:
                return ToRoll(position.turn)
            case Phase.ROLLED:
                return ToMove(position.turn)
            case _:
                return ToMove(position.other)

    def legal_moves(self, position: Position) -> Sequence[Move]:
        """Return the plays, or what can be done with the cube."""
        if position.phase is Phase.ROLLED:
            return as_plays(position.results)
        if scoring.outcome(position):
            return ()
        match position.phase:
            case Phase.TO_ROLL:
                return () if cube.why_not_double(position) else (Double(),)
            case Phase.DOUBLED:
                return (Take(), Drop())
            case _:
                return ()

    def play(self, position: Position, move: Move | Roll) -> Position:
        """Return the position after a play, a roll, or something done with the cube."""
        if isinstance(move, Roll):
            return _roll(position, move, self.stage(position))
        _check(position, move)
        match move:
            case Double():
                return cube.double(position)
            case Take():
                return cube.take(position)
            case Drop():
                return cube.drop(position)
            case Play():
                return _played(position, move)
            case _:
                assert_never(move)

    def parse(self, text: str, position: Position) -> Move:
        """Read a play in notation, or a word for the cube."""
        if position.phase is Phase.ROLLED and text.strip().casefold() not in _WORDS:
            return read_play(text, position.current_turn, position.results)
        move = _read_word(text, position)
        if move is None:
            read_hops(text, lambda: self._example(position))
            move = Play(())
        _check(position, move)
        return move

    def taps(self, position: Position, chosen: Sequence[str]) -> Taps[Position, Move]:
        """Tap one step after the other, or a word for the cube."""
        if position.phase is not Phase.ROLLED:
            return super().taps(position, chosen)
        return tap_play(chosen, position.current_turn, position.results, partial(_landed, position))

    def _example(self, position: Position) -> str:
        moves = self.legal_moves(position)
        return self.format(moves[0], position) if moves else _EXAMPLE

    def words(self, position: Position) -> tuple[str, ...]:
        """Return what may be done with the cube."""
        if position.phase is Phase.ROLLED:
            return ()
        return tuple(self.format(move, position) for move in self.legal_moves(position))

    def word_facts(self, word: str, earlier: Sequence[str]) -> Mapping[str, int]:
        """Return what a double turns the cube to, and what is lost by dropping it."""
        double = str(Double())
        before: int = 2 ** earlier.count(double)
        return {"cube": 2 * before, "lost": before} if word == double else {}

    def is_match(self, position: Position) -> bool:
        """Return whether the game counts for a match to some number of points."""
        return position.match.length > 0

    def format(self, move: Move | Roll, position: Position) -> str:
        """Return the play in its player's numbering, or the word for a move with the cube."""
        match move:
            case Roll():
                return spell_roll(move)
            case Play():
                return spell(move, position.sides[position.turn])
            case _:
                return str(move)

    def deed(self, move: Move, position: Position) -> str:  # noqa: ARG002 - the steps say it
        """Return whether a play hits or bears off."""
        return deed_of(move) if isinstance(move, Play) else ""

    def unplayed(self, move: Move, position: Position) -> tuple[int, ...]:
        """Return the dice that a play leaves."""
        if not isinstance(move, Play):
            return ()
        return unplayed_dice(move, position.current_turn.dice)

    def why_pass(self, position: Position) -> str:
        """Return whether a checker cannot enter, or all are blocked."""
        return why_nothing_fits(position.sides[position.turn])

    def occasion(self, position: Position) -> str:
        """Return whether it is the Crawford game."""
        return "crawford" if position.match.crawford else ""

    def dump(self, position: Position) -> str:
        """Return the XGID."""
        return str(position)

    def load(self, text: str) -> Position:
        """Read an XGID."""
        return load(text)

    def is_pass(self, move: Move) -> bool:
        """Return whether nothing is played."""
        return move == Play(())

    def resignations(self, position: Position, seat: Seat) -> Sequence[Outcome]:
        """Return a single game, a gammon and a backgammon."""
        return () if scoring.outcome(position) else scoring.resignations(position, seat)

    def next_game(self, position: Position, outcome: Outcome) -> Position | None:
        """Return the opening with the new score; None after the last game."""
        return scoring.next_game(position, outcome)


def _roll(position: Position, roll: Roll, stage: Stage) -> Position:
    """Roll. The higher of the opening dice starts and plays both; equal ones are rolled again."""
    if position.phase is Phase.DOUBLED:
        raise IllegalMove(AnswerTheDouble())
    check_roll(stage, roll)
    low, high = sorted(roll.dice)
    if position.phase is Phase.OPENING:
        if low == high:
            return position
        position = replace(position, turn=Seat(roll.dice.index(high)))
    return replace(position, phase=Phase.ROLLED, dice=(high, low))


def _played(position: Position, play: Play) -> Position:
    """Make a legal play, or lose the turn where there is none."""
    other = position.other
    if play.steps or position.results:
        position = _landed(position, find_state(play, position.current_turn, position.results))
    return replace(position, turn=other, phase=Phase.TO_ROLL, dice=())


def _landed(position: Position, state: int) -> Position:
    """Return the position with the checkers of a state."""
    own, opponent = settle(position.sides[position.other], state)
    return replace(position, sides=(opponent, own) if position.turn else (own, opponent))


def _check(position: Position, move: Move) -> None:
    """Raise IllegalMove unless this kind of move can be made now."""
    refusal = GameIsOver() if scoring.outcome(position) else _why_not_now(position, move)
    if refusal:
        raise IllegalMove(refusal)


def _why_not_now(position: Position, move: Move) -> Refusal | None:
    if isinstance(move, Double):
        refusal = cube.why_not_double(position)
        if position.phase is Phase.TO_ROLL or isinstance(refusal, NoCube | CrawfordGame):
            return refusal
    match move, position.phase:
        case (Play(), Phase.ROLLED) | (Take() | Drop(), Phase.DOUBLED):
            return None
        case ((Take() | Drop()), _):
            return NoDoubleOffered()
        case Double(), Phase.ROLLED:
            return AlreadyRolled()
        case _, Phase.DOUBLED:
            return AnswerTheDouble()
        case _:
            return RollFirst()


def _read_word(text: str, position: Position) -> Move | None:
    """Return the move that a word means; passing a double means dropping it."""
    word = text.strip().casefold()
    if word == PASS and position.phase is Phase.DOUBLED:
        return Drop()
    return _WORDS.get(word)
