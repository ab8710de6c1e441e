"""Every board in every theme from every seat, on one page: `make gallery`."""

from pathlib import Path
from typing import Final

from PIL import Image

from render import THEMES, Theme
from render.boards import BOARDS
from rules import GAMES
from rules.points.position import Race
from tests.render.cases import Case
from tests.render.pixels import in_colours_of

DOCS: Final = Path(__file__).parents[1] / "docs"
WIDTH: Final = 320
"""The width of a board on the page: about that of a phone."""
COVER: Final = 480
"""The width of a board in the README."""
GAP: Final = 8

SHOWN: Final = {
    "backgammon": (
        ("-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", "8/5 6/5"),
        ("-B-a-BCAB-a-bB-A-cbc-bA-A-:1:1:1:64:2:4:0:7:10", ""),
        ("-CDC--------------------f-:2:-1:1:52:0:0:0:0:10", "3/off 2/off"),
    ),
    "narde": (
        ("------------o-----------O-:1:64", "24/18/14"),
        ("--aaaa-a----e--BA----BCD--:1:33", ""),
        ("-CDB--------------bcd-----:1:52", "3/off 2/off"),
    ),
    "checkers": (
        ("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:H0", "c3-d4"),
        ("W:Wa1,c1,e1,c3,Kf4:Bb6,d6,Kg7,h4,b8,Kd8:H0", ""),
        ("W:WKa1,Kh2:BKe7:H17", "a1-d4"),
    ),
    "quoridor": (
        ("e1 e9/-/10 10/1", "e2"),
        ("e4 c5 e6 f5/a1h c3h d6v f4v b7h g2h/4 3 4 3/3", "d4v"),
        ("e8 d3/a1h c3h d6v f4v b7h g2h e5h b5v/6 6/1", "e9"),
    ),
}
"""A start, a rich middle and an ending of each game, each with the move made in it, if any."""


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
            _save(_sheet(game, theme), theme, folder / name)
            lines += ["", f"![{game} in {theme.name}](gallery/{name})"]
        text, move = SHOWN[game][1]
        cover = Case(game, text, move=move).draw(size=COVER)
        _save(cover, THEMES["wood"], folder / f"{game}.png")
    lines += ["", "## computers", "", "![computers on three of four seats](gallery/computers.png)"]
    text, move = SHOWN["quoridor"][1]
    computers = Case("quoridor", text, move=move, computers=(1, 2, 3)).draw(size=COVER)
    _save(computers, THEMES["wood"], folder / "computers.png")
    (DOCS / "gallery.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _save(image: Image.Image, theme: Theme, path: Path) -> None:
    in_colours_of(theme, image).save(path, optimize=True)


def _sheet(game: str, theme: Theme) -> Image.Image:
    """Return all boards of a game in one theme: a row for each seat, a column for each position."""
    most = max(seats(game, text) for text, _ in SHOWN[game])
    rows = [_row(game, seat, theme) for seat in range(most)]
    heights = [max(board.height for board in row) + GAP for row in rows]
    width = len(SHOWN[game]) * (WIDTH + GAP) + GAP
    sheet = Image.new("RGB", (width, sum(heights) + GAP), theme.frame)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        for column, board in enumerate(row):
            sheet.paste(board, (GAP + column * (WIDTH + GAP), top))
        top += height
    return sheet


def _row(game: str, seat: int, theme: Theme) -> list[Image.Image]:
    """Return the boards as a seat sees them; tables of two are repeated from the first seat on."""
    return [
        Case(
            game, text, seat % seats(game, text), move, dice=_dice(game, text) if move else ()
        ).draw(theme.name, WIDTH)
        for text, move in SHOWN[game]
    ]


def _dice(game: str, text: str) -> tuple[int, ...]:
    """Return the dice on the table, if the game has any."""
    position = GAMES[game].load(text)
    return position.dice if isinstance(position, Race) else ()


def seats(game: str, text: str) -> int:
    """Return from how many seats a position can be seen."""
    position = GAMES[game].load(text)
    return BOARDS[type(position)].seats(position)


if __name__ == "__main__":
    main()
