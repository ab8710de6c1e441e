"""Buttons with arrows, laid out as a cross: up above, down below, left and right beside."""

from collections.abc import Iterable, Sequence
from itertools import chain, groupby
from typing import Final, TypeAlias

from bot.replies.choice import Choice, Choices

_ROWS: Final = ("↖↑↗", "←·→", "↙↓↘")
"""Where each arrow lies."""
_ARROWS: Final = frozenset("".join(_ROWS)) - {"·"}

CrossRow: TypeAlias = tuple[Choice | None, ...]
"""A row of buttons; None is a gap."""


def cross_rows(group: Sequence[Choice]) -> list[CrossRow]:
    """Return the rows of a group whose buttons all have an arrow of their own; else none."""
    placed = {choice.label[:1]: choice for choice in group}
    if len(placed) < len(group) or len(group) < 2 or not _is_arrows(group):  # noqa: PLR2004
        return []
    rows = [tuple(placed.get(arrow) for arrow in row) for row in _ROWS]
    return [row for row in rows if any(row)]


def with_arrows_together(choices: Choices) -> Choices:
    """Return the groups, with neighbours that have arrows as one."""
    joined = list[tuple[Choice, ...]]()
    for arrows, neighbours in groupby(choices, _is_arrows):
        groups = tuple(neighbours)
        joined += [tuple(chain.from_iterable(groups))] if arrows else groups
    return tuple(joined)


def _is_arrows(group: Iterable[Choice]) -> bool:
    return all(choice.label[:1] in _ARROWS for choice in group)
