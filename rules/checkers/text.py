"""Reads the position text, such as `W:Wa1,c1,Ke3:Bb8,Kd8:H0`.

The seat to move, White's pieces, Black's pieces with `K` before a queen, and how many moves with
queens went by since a man moved or a piece was taken (0 if missing).
"""

import re
from typing import Final, NoReturn

from rules.checkers.flaws import (
    LightSquare,
    ManOnLastRow,
    NoPieces,
    SquareTwice,
    TooManyPieces,
    TooManyQuietMoves,
)
from rules.checkers.position import BLACK, MOST_PIECES, QUIET_LIMIT, WHITE, Position
from rules.checkers.squares import BIT, LAST_ROW, NAME, Mask, squares
from rules.errors import Flaw, UnreadablePosition, WrongPart, WrongShape
from rules.game import Seat

_SHAPE: Final = re.compile(r"([wb]):w([^:]*):b([^:]*)(?::h([^:]*))?")
_PIECE: Final = re.compile(r"(k?)([a-h][1-8])")
_COUNT: Final = re.compile(r"[0-9]{1,3}")
_EXPECTED: Final = "W:Wa1,c1,Ke3:Bb8,Kd8:H0"


def load(text: str) -> Position:
    """Return the position; raise UnreadablePosition. Case and blanks do not matter."""
    return _Reader(text).position()


class _Reader:
    """Reads one text, and names that text in what it raises."""

    def __init__(self, text: str) -> None:
        self._text = text

    def position(self) -> Position:
        found = _SHAPE.fullmatch("".join(self._text.split()).lower())
        if not found:
            self._refuse(WrongShape(_EXPECTED))
        turn, whites, blacks, count = found.groups()
        white, white_queens = self._side(whites, WHITE)
        black, black_queens = self._side(blacks, BLACK)
        if white & black:
            self._refuse(SquareTwice(NAME[next(squares(white & black))]))
        if not white | black:
            self._refuse(NoPieces())
        queens, quiet = white_queens | black_queens, self._quiet(count)
        if turn == "w":
            return Position(white, black, queens, WHITE, quiet)
        return Position(black, white, queens, BLACK, quiet)

    def _side(self, words: str, seat: Seat) -> tuple[Mask, Mask]:
        """Return a side's pieces, and which of them are queens."""
        pieces = queens = 0
        for word in words.split(",") if words else ():
            square, queen = self._piece(word, seat)
            if square & pieces:
                self._refuse(SquareTwice(NAME[square]))
            pieces |= square
            queens |= square if queen else 0
        if pieces.bit_count() > MOST_PIECES:
            self._refuse(TooManyPieces(seat, pieces.bit_count(), MOST_PIECES))
        return pieces, queens

    def _piece(self, word: str, seat: Seat) -> tuple[Mask, bool]:
        found = _PIECE.fullmatch(word)
        if not found:
            self._refuse(WrongPart("piece", word))
        queen, name = bool(found[1]), found[2]
        if name not in BIT:
            self._refuse(LightSquare(name))
        if BIT[name] & LAST_ROW[seat] and not queen:
            self._refuse(ManOnLastRow(name))
        return BIT[name], queen

    def _quiet(self, count: str | None) -> int:
        if count is None:
            return 0
        if not _COUNT.fullmatch(count):
            self._refuse(WrongPart("H", count))
        if int(count) > QUIET_LIMIT:
            self._refuse(TooManyQuietMoves(int(count), QUIET_LIMIT))
        return int(count)

    def _refuse(self, flaw: Flaw) -> NoReturn:
        raise UnreadablePosition(self._text, flaw)
