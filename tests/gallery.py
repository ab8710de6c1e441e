"""Every board in every theme from every seat, on one page: `make gallery`.

What is looked at in a chat is written to `build/gallery`: the same boards in the size of a screen
and of a phone, after the JPEG compression that chats use, on a dark ground and on a light one.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PIL import Image

from render import THEMES, USUAL, Marks, Theme
from render.boards import BOARDS
from rules import GAMES
from rules.points.position import Race
from tests.render.cases import Case
from tests.render.pixels import in_colours_of

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
LOOKS: Final = ROOT / "build" / "gallery"
WIDTH: Final = 320
"""The width of a board on the page: about that of a phone."""
COVER: Final = 480
"""The width of a board in the README."""
PHONE: Final = 360
GAP: Final = 8
QUALITY: Final = 75
"""How chats compress photos."""
GROUNDS: Final = {"night": "#17212b", "day": "#e6ebee"}

SHOWN: Final = {
    "backgammon": (
        Case("backgammon", "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", move="8/5 6/5"),
        Case("backgammon", "-B-a-BCAB-a-bB-A-cbc-bA-A-:1:1:1:64:2:4:0:7:10"),
        Case(
            "backgammon",
            "-B-D-b----------------cB-A:0:0:1:21:0:0:0:0:10",
            marks=Marks(frozenset({25, 4, 1}), frozenset({24, 23, 3, 0}), (2,)),
        ),
        Case("backgammon", "-b----E-C---eE---c-e----B-:1:1:1:D:3:2:0:7:10"),
        Case("backgammon", "-B-a-BCAB-a-bB-A-cbc-bA-A-:1:1:1:64:2:4:0:7:10", ended=(1,)),
    ),
    "narde": (
        Case("narde", "------------o-----------O-:1:64", move="24/18/14"),
        Case("narde", "--aaaa-a----e--BA----BCD--:1:33"),
        Case(
            "narde",
            "-CDB--------------bcd-----:1:52",
            marks=Marks(frozenset({3, 2}), frozenset({0, 1}), (5,)),
        ),
        Case("narde", "-A----------------bcd-----:1:52", move="1/off"),
    ),
    "checkers": (
        Case(
            "checkers",
            "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:H0",
            move="c3-d4",
        ),
        Case(
            "checkers",
            "W:Wc1,e1,c3,Ka1,h2,a3,Kb6,h4:Bd4,f6,d6,b8,Kg3,a7,h8,Kc7:H0",
            move="c3xe5xg7",
        ),
        Case(
            "checkers",
            "W:Wc1,e1,c3,Ka1,h2,a3,Kb6,h4:Bd4,f6,d6,b8,Kg3,a7,h8,Kc7:H0",
            marks=Marks(frozenset({"c3"}), frozenset({"e5", "g7"})),
        ),
        Case("checkers", "W:WKa1,Kh2:BKe7:H17", move="a1-d4"),
        Case("checkers", "W:Wc3:Bd4:H0", move="c3xe5"),
    ),
    "quoridor": (
        Case("quoridor", "e1 e9/-/10 10/1", move="e2"),
        Case("quoridor", "e4 c5 e6 f5/a1h c3h d6v f4v b7h g2h/4 3 4 3/3", move="d4v"),
        Case(
            "quoridor",
            "e4 e6/e3h d5v a8h h1v c7h/8 7/1",
            marks=Marks(frozenset({"e4"}), frozenset({"d4", "f4", "e5", "b2h", "f6v", "f7v"})),
        ),
        Case("quoridor", "e8 d3/a1h c3h d6v f4v b7h g2h e5h b5v/6 6/1", move="e9"),
    ),
}
"""The start, a rich middle, a choice, a double if there is a cube, and the end of each game."""

COMPARED: Final = DOCS / "gallery" / "compared.md"
"""Which of the old and the new boards somebody would pick, and why."""


def main() -> None:
    """Write the page and its pictures, and what is to be looked at."""
    folder = DOCS / "gallery"
    folder.mkdir(exist_ok=True)
    LOOKS.mkdir(parents=True, exist_ok=True)
    for game in SHOWN:
        for theme in THEMES.values():
            _save(_sheet(_boards(game, theme, WIDTH), theme.frame), theme, folder, game)
            for name, size in (("screen", USUAL), ("phone", PHONE)):
                _save_looks(list(_boards(game, theme, size)), f"{game}-{theme.name}-{name}")
        cover = SHOWN[game][1].draw(size=COVER)
        in_colours_of(THEMES["wood"], cover).save(folder / f"{game}.png", optimize=True)
    computers = replace(SHOWN["quoridor"][1], computers=(1, 2, 3)).draw(size=COVER)
    in_colours_of(THEMES["wood"], computers).save(folder / "computers.png", optimize=True)
    (DOCS / "gallery.md").write_text("\n".join(_page()) + "\n", encoding="utf-8")


def _page() -> Iterator[str]:
    yield "# Gallery"
    yield ""
    yield "Made by `make gallery`: each board's start, middle, choices and end, seat by seat."
    for game in SHOWN:
        yield from ("", f"## {game}")
        for theme in THEMES:
            yield from ("", f"![{game} in {theme}](gallery/{game}-{theme}.png)")
    yield from ("", "## computers", "", "![computers on three seats](gallery/computers.png)")
    yield from (
        "",
        "## before and after",
        "",
        "The boards of version 0.1.0, and those of today.",
        "",
    )
    yield from ("| before | after |", "|---|---|")
    for game in SHOWN:
        yield f"| ![{game} before](gallery/before/{game}.png) | ![{game}](gallery/{game}.png) |"
    yield from ("", *COMPARED.read_text(encoding="utf-8").splitlines())


def _boards(game: str, theme: Theme, size: int) -> Iterator[list[Image.Image]]:
    """Yield a row for each seat; tables of two are repeated from the first seat on."""
    for seat in range(max(map(seats, SHOWN[game]))):
        yield [
            replace(case, seat=seat % seats(case), dice=_dice(case)).draw(theme.name, size)
            for case in SHOWN[game]
        ]


def _dice(case: Case) -> tuple[int, ...]:
    """Return the dice that the last move was made with, if the game has any."""
    position = GAMES[case.game].load(case.text)
    return position.dice if case.move and isinstance(position, Race) else ()


def seats(case: Case) -> int:
    """Return from how many seats a position can be seen."""
    position = GAMES[case.game].load(case.text)
    return BOARDS[type(position)].seats(position)


def _save(sheet: Image.Image, theme: Theme, folder: Path, game: str) -> None:
    in_colours_of(theme, sheet).save(folder / f"{game}-{theme.name}.png", optimize=True)


def _save_looks(rows: Sequence[Sequence[Image.Image]], name: str) -> None:
    """Save boards as a chat shows them by night and by day."""
    for light, ground in GROUNDS.items():
        _sheet(rows, ground).save(LOOKS / f"{name}-{light}.jpg", quality=QUALITY)


def _sheet(boards: Iterable[Sequence[Image.Image]], ground: str) -> Image.Image:
    """Return all boards on one sheet."""
    rows = list(boards)
    heights = [max(board.height for board in row) + GAP for row in rows]
    width = max(sum(board.width + GAP for board in row) for row in rows) + GAP
    sheet = Image.new("RGB", (width, sum(heights) + GAP), ground)
    top = GAP
    for row, height in zip(rows, heights, strict=True):
        left = GAP
        for board in row:
            sheet.paste(board, (left, top))
            left += board.width + GAP
        top += height
    return sheet


if __name__ == "__main__":
    main()
