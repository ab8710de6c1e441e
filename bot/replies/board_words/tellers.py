"""The tellers: one table that says which function puts which board into words.

Adding a board is adding an entry to `TELLERS`.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from bot.replies.board_words.checkers import tell_checkers
from bot.replies.board_words.points import tell_points
from bot.replies.board_words.quoridor import tell_quoridor
from bot.replies.table_texts import TableTexts
from render import CheckersDescription, Description, PointsDescription, QuoridorDescription

Teller: TypeAlias = Callable[[Any, TableTexts], Iterator[str]]
"""Yields the sentences about a description; the first one says whose turn it is."""

TELLERS: Final[Mapping[type, Teller]] = MappingProxyType(
    {
        PointsDescription: tell_points,
        CheckersDescription: tell_checkers,
        QuoridorDescription: tell_quoridor,
    }
)
"""The teller of each type of description."""


class NoTeller(Exception):
    """No teller in `TELLERS` takes descriptions of this type."""

    def __init__(self, kind: type) -> None:
        super().__init__(kind)
        self.kind = kind


def tell_board(description: Description, texts: TableTexts) -> Iterator[str]:
    """Return the sentences about any board, the one about the turn first; raise NoTeller."""
    try:
        teller = TELLERS[type(description)]
    except KeyError:
        raise NoTeller(type(description)) from None
    return teller(description, texts)
