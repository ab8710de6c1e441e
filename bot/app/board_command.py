"""The `parlour board` command, which draws a position into a file."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.language import Language
from bot.texts import Texts, explain
from render import LARGEST, SMALLEST, THEMES, USUAL, Caption, NoSuchSeat, draw
from rules import GAMES
from rules.errors import UnreadablePosition
from rules.game import Seat


class CannotDraw(Exception):
    """The picture cannot be drawn; the message is a sentence that says why."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the command to its parser."""
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument(
        "position", nargs="?", help="the position text (default: the start of the game)"
    )
    parser.add_argument("-o", "--output", type=Path, default=Path("board.png"), metavar="FILE")
    parser.add_argument("--theme", choices=tuple(THEMES), default=next(iter(THEMES)))
    parser.add_argument("--seat", type=int, default=1, help="the seat that looks, from 1")
    parser.add_argument(
        "--size", type=int, default=USUAL, help=f"the width, {SMALLEST} to {LARGEST} pixels"
    )
    parser.add_argument(
        "--names", nargs="+", default=(), metavar="NAME", help="who plays, in the order of seats"
    )


def shield(arguments: list[str]) -> list[str]:
    """Put a space before position texts that begin with a dash: they are not options."""
    return [f" {word}" if word.startswith("-") and ":" in word else word for word in arguments]


def draw_board(asked: Namespace) -> str:
    """Draw the board, and return a sentence about the file; raise CannotDraw."""
    game = GAMES[asked.game]
    try:
        start = game.opening(min(game.table_sizes))
        position = game.load(asked.position) if asked.position else start
    except UnreadablePosition as error:
        raise CannotDraw(explain(error, Texts(Language.ENGLISH), str)) from None
    try:
        picture = draw(
            position,
            seat=Seat(asked.seat - 1),
            theme=asked.theme,
            names=[Caption(name) for name in asked.names],
            size=asked.size,
        )
    except NoSuchSeat as error:
        message = f"The seat must be from 1 to {error.seats} at this table."
        raise CannotDraw(message) from None
    try:
        asked.output.write_bytes(picture.png)
    except OSError as error:
        message = f"{asked.output} cannot be written: {error.strerror}."
        raise CannotDraw(message) from None
    return f"{asked.output}: {picture.width} x {picture.height} pixels, {len(picture.png):,} bytes."
