"""Every board in every theme from every seat, on one page: `make gallery`."""

from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image

from render import THEMES, Theme, draw
from rules import GAMES
from rules.game import Seat

DOCS: Final = Path(__file__).parents[1] / "docs"
WIDTH: Final = 320
"""Of a board on the page: as on a phone."""
COVER: Final = 480
"""Of a board in the README."""
GAP: Final = 8

SHOWN: Final = {
    "backgammon": (
        ("-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", "8/5 6/5"),
        ("-B-a-BCAB-a-bB-A-cbc-bA-A-:1:1:1:64:2:4:0:7:10", None),
        ("-CDC--------------------f-:2:-1:1:52:0:0:0:0:10", "3/off 2/off"),
    ),
    "narde": (
        ("------------o-----------O-:1:64", "24/18/14"),
        ("--aaaa-a----e--BA----BCD--:1:33", None),
        ("-CDB--------------bcd-----:1:52", "3/off 2/off"),
    ),
    "checkers": (
        ("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:H0", "c3-d4"),
        ("W:Wa1,c1,e1,c3,Kf4:Bb6,d6,Kg7,h4,b8,Kd8:H0", None),
        ("W:WKa1,Kh2:BKe7:H17", "a1-d4"),
    ),
    "quoridor": (
        ("e1 e9/-/10 10/1", "e2"),
        ("e4 c5 e6 f5/a1h c3h d6v f4v b7h g2h/4 3 4 3/3", "d4v"),
        ("e8 d3/a1h c3h d6v f4v b7h g2h e5h b5v/6 6/1", "e9"),
    ),
}
"""A start, a rich middle and an ending of each game, with the move that was made in it."""


def main() -> None:
    """Write the page and its pictures."""
    folder = DOCS / "gallery"
    folder.mkdir(exist_ok=True)
    lines = [
        "# Gallery",
        "",
        "Made by `make gallery`: each board's start, middle and end, seat by seat.",
    ]
    for game in SHOWN:
        lines += ["", f"## {game}"]
        for theme in THEMES.values():
            name = f"{game}-{theme.name}.png"
            _sheet(game, theme).save(folder / name, optimize=True)
            lines += ["", f"![{game} in {theme.name}](gallery/{name})"]
        _board(game, 1, Seat(0), THEMES["wood"], COVER).save(folder / f"{game}.png", optimize=True)
    (DOCS / "gallery.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _sheet(game: str, theme: Theme) -> Image.Image:
    """Return all boards of a game in one theme: a row a seat, a column a position."""
    seats = max(_seats(_positions(game, at)[-1]) for at in range(len(SHOWN[game])))
    boards = [
        [_board(game, at, Seat(seat), theme, WIDTH) for at in range(len(SHOWN[game]))]
        for seat in range(seats)
    ]
    heights = [max(board.height for board in row) + GAP for row in boards]
    width = len(SHOWN[game]) * (WIDTH + GAP) + GAP
    sheet = Image.new("RGB", (width, sum(heights) + GAP), theme.frame)
    top = GAP
    for row, height in zip(boards, heights, strict=True):
        for column, board in enumerate(row):
            sheet.paste(board, (GAP + column * (WIDTH + GAP), top))
        top += height
    return sheet.quantize(palette=theme.palette, dither=Image.Dither.NONE)


def _board(game: str, at: int, seat: Seat, theme: Theme, width: int) -> Image.Image:
    *_, position = _positions(game, at)
    _, text = SHOWN[game][at]
    before = GAMES[game].load(SHOWN[game][at][0])
    move = GAMES[game].parse(text, before) if text else None
    shown = Seat(seat % _seats(position))
    picture = draw(position, seat=shown, theme=theme, size=width, last_move=move)
    return Image.open(BytesIO(picture.png)).convert("RGB")


def _positions(game: str, at: int) -> list[Any]:
    """Return the position before and after the move."""
    text, move = SHOWN[game][at]
    rules = GAMES[game]
    position = rules.load(text)
    return [position, rules.play(position, rules.parse(move, position))] if move else [position]


def _seats(position: Any) -> int:  # noqa: ANN401
    """Return how many sit at the table."""
    return len(getattr(position, "pawns", "12"))


if __name__ == "__main__":
    main()
