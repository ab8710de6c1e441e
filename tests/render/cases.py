"""Positions that together show everything a picture can show, board by board."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render import SMALLEST, Marks, draw
from render.boards import scene_of
from render.canvas.scene import Scene
from render.look import Look
from rules import GAMES
from rules.game import Seat
from tests.render.pixels import decode

NO_MARKS: Final = Marks()
_START: Final = "-b----E-C---eE---c-e----B-"
_RICH: Final = "bA-a-BCAB-a-bB-A-cbb-bA--B:1:1:-1:65:2:4:0:7:10"
_MEN: Final = "W:Wc1,e1,c3,Ka1,h2,a3,Kb6,h4:Bd4,f6,d6,b8,Kg3,a7,h8,Kc7:H0"
_FOUR: Final = "e4 c5 e6 f5/a1h c3h d6v f4v b7h g2h/4 3 4 3/3"
_TWO: Final = "e4 e6/e3h d5v a8h h1v c7h/8 7/1"


@dataclass(frozen=True)
class Case:
    """A position as a seat sees it; if there is a move, the position after it."""

    game: str
    text: str
    seat: int = 0
    move: str = ""
    marks: Marks = NO_MARKS
    numbers: int | None = None
    dice: tuple[int, ...] = ()
    computers: tuple[int, ...] = ()
    ended: tuple[int, ...] | None = None

    def draw(self, theme: str = "wood", size: int = SMALLEST) -> Image.Image:
        """Return the picture in RGB."""
        position, look = self._seen(size)
        picture = draw(
            position,
            seat=look.seat,
            numbers=look.numbers,
            theme=theme,
            last_move=look.last_move,
            marks=look.marks,
            dice=look.dice,
            computers=look.computers,
            before=look.before,
            ended=look.ended,
            size=size,
        )
        return decode(picture).convert("RGB")

    def scene(self, size: int = SMALLEST) -> Scene:
        """Return what the picture is made of."""
        return scene_of(*self._seen(size))

    def _seen(self, size: int) -> tuple[object, Look]:
        game = GAMES[self.game]
        before = position = game.load(self.text)
        move = game.parse(self.move, before) if self.move else None
        if move:
            position = game.play(before, move)
        numbers = None if self.numbers is None else Seat(self.numbers)
        seat, computers = Seat(self.seat), frozenset(map(Seat, self.computers))
        ended = None if self.ended is None else frozenset(map(Seat, self.ended))
        return position, Look(
            seat, size, move, self.marks, numbers, self.dice, computers, ended, before
        )


def _marks(may_move: str = "", may_reach: str = "", used: tuple[int, ...] = ()) -> Marks:
    """Return marks on the places with these names or numbers."""
    move, reach = (
        frozenset(int(place) if place.isdigit() else place for place in places.split())
        for places in (may_move, may_reach)
    )
    return Marks(move, reach, used)


_BACKGAMMON: Final = {
    "start": Case("backgammon", f"{_START}:0:0:1:31:0:0:0:7:10"),
    "start from the other seat": Case("backgammon", f"{_START}:0:0:1:31:0:0:0:7:10", seat=1),
    "opening roll": Case("backgammon", f"{_START}:0:0:1:00:0:0:0:0:0;opening"),
    "last move": Case("backgammon", f"{_START}:0:0:1:31:0:0:0:7:10", move="8/5 6/5"),
    "last move of the other": Case(
        "backgammon", f"{_START}:0:0:1:42:0:0:0:0:0", seat=1, move="24/20 13/11"
    ),
    "bar on both sides": Case("backgammon", _RICH),
    "bar from the other seat": Case("backgammon", _RICH, seat=1),
    "entered from the bar": Case(
        "backgammon", "-a----------------------bA:3:0:1:21:0:0:0:0:10", move="bar/23/22"
    ),
    "double offered": Case("backgammon", f"{_START}:1:1:1:D:3:2:0:7:10"),
    "cube of the other": Case("backgammon", f"{_START}:6:-1:1:42:0:0:0:0:10"),
    "cube of mine": Case("backgammon", f"{_START}:10:1:-1:00:11:9:0:25:10"),
    "tall stacks": Case("backgammon", "-GH--------------------fh-:0:0:1:55:0:0:0:0:0"),
    "bearing off": Case(
        "backgammon", "-CDC--------------------f-:2:-1:1:52:0:0:0:0:10", move="3/off 2/off"
    ),
    "marks": Case(
        "backgammon",
        "-B-D-b----------------cB-A:0:0:1:21:0:0:0:0:10",
        marks=_marks("25 4 1", "24 23 3 0", (2,)),
    ),
    "double half used": Case(
        "backgammon",
        f"{_START}:0:0:1:66:0:0:0:0:10",
        marks=_marks("24 13 8", "18 7 2", (6, 6)),
    ),
    "won": Case("backgammon", "-A----------------------b-:1:1:1:61:0:0:0:0:10", move="1/off"),
    "resigned": Case("backgammon", _RICH, ended=(0,)),
    "marks and numbers of the other": Case(
        "backgammon", _RICH, numbers=1, marks=_marks("25 13", "22 21 8 0", (5,))
    ),
    "dice of the last move": Case(
        "backgammon", f"{_START}:0:0:1:31:0:0:0:7:10", move="8/5 6/5", numbers=1, dice=(3, 1)
    ),
    "dice of the other's last move": Case(
        "backgammon", f"{_START}:0:0:-1:66:0:0:0:0:0", move="24/18(2) 13/7(2)", dice=(6, 6)
    ),
    "computer": Case("backgammon", f"{_START}:0:0:1:31:0:0:0:7:10", computers=(1,)),
    "computers and a full bar": Case(
        "backgammon", "eA-a-BCAB---bB-A-cb--b---C:1:1:-1:65:2:4:0:7:10", computers=(0, 1)
    ),
}
_NARDE: Final = {
    "start": Case("narde", "------------o-----------O-:1:64"),
    "start from the other seat": Case("narde", "------------o-----------O-:1:64", seat=1),
    "last move": Case("narde", "------------o-----------O-:1:64", move="24/18/14"),
    "last move of the other": Case(
        "narde", "------------o-----------O-:1:64", seat=1, move="24/18/14"
    ),
    "middle": Case("narde", "--aaaa-a----e--BA----BCD--:1:33"),
    "middle from the other seat": Case("narde", "--aaaa-a----e--BA----BCD--:-1:51", seat=1),
    "double half used": Case(
        "narde",
        "--aaaa-a----e--BA----BCD--:1:33",
        marks=_marks("23 22 15", "20 19 12", (3, 3, 3)),
    ),
    "bearing off": Case("narde", "-CDB--------------bcd-----:1:52", move="3/off 2/off"),
    "marks on the tray": Case(
        "narde", "-CDB--------------bcd-----:1:52", marks=_marks("3 2", "0 1", (5,))
    ),
    "marks and numbers of the other": Case(
        "narde", "--aaaa-a----e--BA----BCD--:-1:51", numbers=1, marks=_marks("24 19", "23 14", (5,))
    ),
    "dice of the last move": Case(
        "narde", "------------o-----------O-:1:64", move="24/18/14", numbers=1, dice=(6, 4)
    ),
    "dice of the other's last move": Case(
        "narde", "------------o-----------O-:-1:64", move="24/18/14", dice=(6, 4)
    ),
    "computer from the other seat": Case(
        "narde", "--aaaa-a----e--BA----BCD--:1:33", seat=1, computers=(0,)
    ),
}
_CHECKERS: Final = {
    "start": Case(
        "checkers",
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:H0",
        move="c3-d4",
    ),
    "pieces of both sides": Case("checkers", _MEN),
    "pieces from the other seat": Case("checkers", _MEN, seat=1),
    "two captured": Case("checkers", _MEN, move="c3xe5xg7"),
    "two captured from the other seat": Case("checkers", _MEN, seat=1, move="c3xe5xg7"),
    "marks": Case("checkers", _MEN, marks=_marks("c3 e1 a1", "e5 g7")),
    "quiet moves": Case("checkers", "W:WKa1,Kh2:BKe7:H17", move="a1-d4"),
    "quiet moves of the other": Case("checkers", "B:WKf6,Kf8:BKh2,Ka5:H3", seat=1),
    "won": Case("checkers", "W:Wc3:Bd4:H0", move="c3xe5"),
    "computer to move": Case("checkers", "B:WKf6,Kf8:BKh2,Ka5:H3", computers=(1,)),
    "computers from the other seat": Case("checkers", _MEN, seat=1, computers=(0, 1)),
}
_QUORIDOR: Final = {
    "start": Case("quoridor", "e1 e9/-/10 10/1"),
    "last step": Case("quoridor", _TWO, move="f4"),
    "last wall from the other seat": Case("quoridor", _TWO, seat=1, move="b2v"),
    "marks": Case("quoridor", _TWO, marks=_marks("e4", "d4 f4 e5 b2h b2v f6v f7v g3h", ())),
    "won": Case("quoridor", "e8 d3/a1h c3h d6v f4v b7h g2h e5h b5v/6 6/1", move="e9"),
    "four": Case("quoridor", _FOUR, move="d4v"),
    "four from the second seat": Case("quoridor", _FOUR, seat=1, move="d4v"),
    "four from the third seat": Case("quoridor", _FOUR, seat=2, move="e7"),
    "four from the fourth seat": Case("quoridor", _FOUR, seat=3),
    "one has left": Case("quoridor", "e4 - d6 g5/e3h d5v/3 0 4 3/1"),
    "four with marks": Case(
        "quoridor",
        "e4 c5 e6 f5/a1h c3h d6v f4v b7h g2h/0 3 4 3/1",
        seat=3,
        marks=_marks("e4", "d4 e5 e3 a2v b2h", ()),
    ),
    "computer": Case("quoridor", _TWO, computers=(1,)),
    "computer has won": Case("quoridor", "e8 d3/a1h c3h/6 6/1", move="e9", computers=(0,)),
    "four computers": Case("quoridor", _FOUR, computers=(0, 1, 2, 3)),
    "a computer has left": Case(
        "quoridor", "e4 - d6 g5/e3h d5v/3 0 4 3/1", seat=2, computers=(1, 3)
    ),
}

CASES: Final[Mapping[str, Mapping[str, Case]]] = {
    "backgammon": _BACKGAMMON,
    "narde": _NARDE,
    "checkers": _CHECKERS,
    "quoridor": _QUORIDOR,
}
"""Every case by its name, game by game."""
