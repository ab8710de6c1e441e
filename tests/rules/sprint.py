"""A toy game that shows what a game needs: two to four seats, a die, a pass, an option.

Every seat has two runners at the start of a track. One die each decides who begins; ties are rolled
again. Then each roll moves one of the seat's runners by exactly that many squares, or is lost if
neither can move without running past the end. The first to bring both home wins.

A player who leaves takes the runners along, while at least two players are left.

Position text: `length:runners of seat 0/runners of seat 1/...:seat to act:die`, where the seat is
`-` before the first roll, the die is 0 until it is rolled, and runners that have left are `-`:
`6:0,0/2,6:1:3`.
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
    Ending,
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
from rules.options import DEFAULTS, Option, Value, choose

FEWEST = 2
_PAIR = "(?:[0-9]{1,2},[0-9]{1,2}|-)"


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
    """Where the runners are; a seat that has left has none."""

    length: int
    runners: tuple[tuple[int, ...], ...]
    seat: Seat | None = None
    die: int = 0

    @property
    def running(self) -> list[Seat]:
        """The seats that have not left."""
        return [Seat(seat) for seat, runners in enumerate(self.runners) if runners]

    def after(self, seat: Seat) -> Seat:
        """Return whose turn follows."""
        return next((other for other in self.running if other > seat), self.running[0])


class Sprint(Game[Track, Run]):
    """The toy game's rules."""

    name = "sprint"
    table_sizes = frozenset({2, 3, 4})
    options = (Option("length", (6, 12), 12),)
    seat_marks = ("1", "2", "3", "4")

    def opening(self, seats: int, options: Mapping[str, Value] = DEFAULTS) -> Track:
        check_table_size(seats, self.table_sizes)
        length = choose(self.options, options)["length"]
        return Track(int(length), ((0, 0),) * seats)

    def stage(self, position: Track) -> Stage:
        for seat in position.running:
            if min(position.runners[seat]) == position.length:
                return Over(Outcome(seat, Finish.HOME, 1))
        if position.seat is None:
            return ToRoll(None, len(position.running))
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
            check_roll(stage, move)
            return self._roll(position, move.dice)
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
            runners[stage.seat] = tuple(sorted((*mine, move.square + position.die)))
        return Track(position.length, tuple(runners), position.after(stage.seat))

    def _roll(self, position: Track, dice: tuple[int, ...]) -> Track:
        if position.seat is not None:
            return replace(position, die=dice[0])
        tied = dice.count(max(dice)) > 1
        return position if tied else replace(position, seat=position.running[dice.index(max(dice))])

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
        runners = "/".join(",".join(map(str, pair)) or "-" for pair in position.runners)
        seat = "-" if position.seat is None else position.seat
        return f"{position.length}:{runners}:{seat}:{position.die}"

    def load(self, text: str) -> Track:
        found = re.fullmatch(rf"(6|12):({_PAIR}(?:/{_PAIR}){{1,3}}):([0-3]|-):([0-6])", text)
        if not found:
            raise UnreadablePosition(text, WrongShape("length:runners:seat:die"))
        pairs = (re.findall("[0-9]+", pair) for pair in found[2].split("/"))
        runners = tuple(tuple(sorted(map(int, pair))) for pair in pairs)
        seat = None if found[3] == "-" else Seat(int(found[3]))
        track = Track(int(found[1]), runners, seat, int(found[4]))
        if len(track.running) < FEWEST or seat not in {None, *track.running}:
            raise UnreadablePosition(text, WrongPart("seat", found[3]))
        if any(max(runners[at]) > track.length for at in track.running):
            raise UnreadablePosition(text, WrongPart("runners", found[2]))
        if seat is None and (track.die or any(map(any, runners))):
            raise UnreadablePosition(text, WrongPart("die", found[4]))
        return track

    def is_pass(self, move: Run) -> bool:
        return move == PASS

    def resignations(self, position: Track, seat: Seat) -> Sequence[Outcome]:
        running = position.running
        if isinstance(self.stage(position), Over) or len(running) > FEWEST or seat not in running:
            return ()
        return (Outcome(position.after(seat), Finish.HOME, 1),)

    def leave(self, position: Track, seat: Seat) -> Track | None:
        running = position.running
        if isinstance(self.stage(position), Over) or len(running) == FEWEST or seat not in running:
            return None
        rest = tuple(() if at == seat else pair for at, pair in enumerate(position.runners))
        left = replace(position, runners=rest)
        if seat != position.seat:
            return left
        return replace(left, seat=left.after(seat), die=0)
