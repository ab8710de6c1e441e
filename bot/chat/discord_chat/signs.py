"""Dice and pieces between words: emojis of the application, plain characters until they are there.

Below the text of a board a line has the players, each with a piece of their side, and the roll.
"""

from typing import Final

import render
from bot.chat.discord_chat.markdown import escape
from bot.replies.drawings import Board
from render import CheckersDescription, Description, PointsDescription, QuoridorDescription

_PLAIN: Final = {
    **{f"die_{face}": character for face, character in enumerate("⚀⚁⚂⚃⚄⚅", 1)},
    **{f"checker_{seat}": character for seat, character in enumerate("⚪⚫", 1)},
    **{f"man_{seat}": character for seat, character in enumerate("⚪⚫", 1)},
    **{f"queen_{seat}": "♛" for seat in (1, 2)},
    **{f"pawn_{seat}": character for seat, character in enumerate("⚪⚫🔴🟢", 1)},
    "wall": "▮",
}
_ON_BUTTONS: Final = {"roll": "die_5"}
"""The sign on the button of each command that has one."""


class Signs:
    """Knows the emojis that Discord has."""

    def __init__(self) -> None:
        self._emojis: dict[str, str] = {}

    def add(self, name: str, emoji: str) -> None:
        """Use an emoji, as it is written in a text, for a sign from now on."""
        self._emojis[name] = emoji

    def __getitem__(self, name: str) -> str:
        return self._emojis.get(name, _PLAIN[name])

    def on_button(self, command: str) -> str | None:
        """Return the emoji on the button of a command; None if it has none, or not yet."""
        return self._emojis.get(_ON_BUTTONS.get(command, ""))


def accent(board: Board) -> int | None:
    """Return the colour of the side to move; None if nobody is."""
    seat = render.describe(board.position).to_act
    if seat is None or board.ending:
        return None
    return int(render.pick(board.theme).side(seat).removeprefix("#"), 16)


def tell_sides(board: Board, signs: Signs) -> str:
    """Return who plays which side and how they stand, the one to move in bold; perhaps nothing."""
    described = render.describe(board.position)
    sides = _sides(described, signs)
    acting = None if board.ending else described.to_act
    told = [
        f"{sign} {_strong(escape(name), strong=seat == acting)} {stands}".strip()
        for seat, (name, (sign, stands)) in enumerate(zip(board.texts.names, sides, strict=False))
    ]
    return "　".join(told)


def _strong(text: str, *, strong: bool) -> str:
    return f"**{text}**" if strong else text


def _sides(described: Description, signs: Signs) -> list[tuple[str, str]]:
    """Return the sign of each side, and what stands behind its name."""
    match described:
        case PointsDescription():
            roll = " ".join(signs[f"die_{face}"] for face in described.dice)
            rolls = [roll if seat == described.to_act else "" for seat in range(2)]
            return [(signs[f"checker_{seat}"], roll) for seat, roll in enumerate(rolls, 1)]
        case CheckersDescription():
            return [
                (signs[f"man_{seat}"], _pieces(len(side.men), len(side.queens), seat, signs))
                for seat, side in enumerate(described.sides, 1)
            ]
        case QuoridorDescription():
            return [
                (signs[f"pawn_{seat}"], f"{side.walls_left} {signs['wall']}")
                for seat, side in enumerate(described.sides, 1)
            ]
        case _:
            return []


def _pieces(men: int, queens: int, seat: int, signs: Signs) -> str:
    crowned = f" {queens} {signs[f'queen_{seat}']}" if queens else ""
    return f"{men}{crowned}"
