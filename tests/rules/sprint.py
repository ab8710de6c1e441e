"""A toy game that shows what a game needs: two to four seats, a die, a lot, a pass, an option.

Everybody has two runners at the start of a track. One die decides who begins, ties throw again;
then each throw moves one of one's runners by exactly that many squares, or is lost if neither can
move without running past the end. The first to bring both home wins.

Position text: `length:runners of seat 0/runners of seat 1/...:seat to act:die`, where the seat is
`-` before the first throw and the die is 0 until it is thrown: `6:0,0/2,6:1:3`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rules.errors import (
    GameIsOver,
    IllegalMove,
    NotInList,
    RollFirst,
    UnreadableMove,
    UnreadablePosition,
    WrongPart,
    WrongShape,
)
from rules.game import (
    DEFAULTS,
    Ending,
    Game,
    Option,
    Outcome,
    Over,
    Roll,
    Seat,
    Stage,
    ToMove,
    ToRoll,
    Value,
    check_table_size,
    check_throw,
    choose,
    spell_roll,
)

PAIR = 2


class Finish(Ending):
    """The one way to end."""

    HOME = "home"


@dataclass(frozen=True, slots=True)
class Run:
    """Move the runner that stands on `square`; None passes."""

    square: int | None


PASS: Final = Run(None)


@dataclass(frozen=True, slots=True)
class Track:
    """Where the runners are."""

    length: int
    runners: tuple[tuple[int, int], ...]
    seat: Seat | None = None
    die: int = 0


class Sprint(Game[Track, Run]):
    """The toy game's rules."""

    name = "sprint"
    table_sizes = frozenset({2, 3, 4})
    options = (Option("length", (6, 12), 12),)

    def opening(self, seats: int, options: Mapping[str, Value] = DEFAULTS) -> Track:
        check_table_size(seats, self.table_sizes)
        length = choose(self.options, options)["length"]
        return Track(int(length), ((0, 0),) * seats)

    def stage(self, position: Track) -> Stage:
        for seat, runners in enumerate(position.runners):
            if min(runners) == position.length:
                return Over(Outcome(Seat(seat), Finish.HOME, 1))
        if position.seat is None:
            return ToRoll(None, len(position.runners))
        return ToMove(position.seat) if position.die else ToRoll(position.seat, 1)

    def legal_moves(self, position: Track) -> Sequence[Run]:
        if not isinstance(self.stage(position), ToMove):
            return ()
        squares = sorted(set(position.runners[position.seat or 0]))
        runs = [Run(at) for at in squares if at + position.die <= position.length]
        return runs or [PASS]

    def play(self, position: Track, move: Run | Roll) -> Track:
        stage = self.stage(position)
        if isinstance(move, Roll):
            check_throw(stage, move)
            return self._throw(position, move.dice)
        if isinstance(stage, Over):
            raise IllegalMove(GameIsOver())
        if isinstance(stage, ToRoll):
            raise IllegalMove(RollFirst())
        if move not in self.legal_moves(position):
            raise IllegalMove(NotInList())
        runners = list(position.runners)
        if move.square is not None:
            mine = list(runners[stage.seat])
            mine.remove(move.square)
            low, high = sorted((*mine, move.square + position.die))
            runners[stage.seat] = (low, high)
        following = Seat((stage.seat + 1) % len(runners))
        return Track(position.length, tuple(runners), following)

    def _throw(self, position: Track, dice: tuple[int, ...]) -> Track:
        if position.seat is not None:
            return replace(position, die=dice[0])
        tied = dice.count(max(dice)) > 1
        return position if tied else replace(position, seat=Seat(dice.index(max(dice))))

    def parse(self, text: str, position: Track) -> Run:
        word = text.strip().lower()
        moves = self.legal_moves(position)
        if not re.fullmatch(r"pass|[0-9]{1,2}", word):
            raise UnreadableMove(text, self.format(moves[0], position) if moves else "0")
        move = PASS if word == "pass" else Run(int(word))
        if move not in moves:
            raise IllegalMove(NotInList() if moves else RollFirst())
        return move

    def format(self, move: Run | Roll, position: Track) -> str:  # noqa: ARG002
        if isinstance(move, Roll):
            return spell_roll(move)
        return "pass" if move.square is None else str(move.square)

    def dump(self, position: Track) -> str:
        runners = "/".join(f"{low},{high}" for low, high in position.runners)
        seat = "-" if position.seat is None else position.seat
        return f"{position.length}:{runners}:{seat}:{position.die}"

    def load(self, text: str) -> Track:
        found = re.fullmatch(
            r"(6|12):([0-9]{1,2},[0-9]{1,2}(?:/[0-9]{1,2},[0-9]{1,2}){1,3}):([0-3]|-):([0-6])", text
        )
        if not found:
            raise UnreadablePosition(text, WrongShape("length:runners:seat:die"))
        length = int(found[1])
        pairs = [sorted(map(int, pair.split(","))) for pair in found[2].split("/")]
        seat = None if found[3] == "-" else Seat(int(found[3]))
        if any(high > length for _, high in pairs) or (seat or 0) >= len(pairs):
            raise UnreadablePosition(text, WrongPart("runners", found[2]))
        if seat is None and (int(found[4]) or any(map(any, pairs))):
            raise UnreadablePosition(text, WrongPart("die", found[4]))
        return Track(length, tuple((low, high) for low, high in pairs), seat, int(found[4]))

    def resignations(self, position: Track, seat: Seat) -> Sequence[Outcome]:
        if isinstance(self.stage(position), Over) or len(position.runners) > PAIR:
            return ()
        return (Outcome(Seat(1 - seat), Finish.HOME, 1),)

    def leave(self, position: Track, seat: Seat) -> Track | None:
        if isinstance(self.stage(position), Over) or len(position.runners) == PAIR:
            return None
        rest = tuple(pair for at, pair in enumerate(position.runners) if at != seat)
        return Track(position.length, rest, Seat(0))
