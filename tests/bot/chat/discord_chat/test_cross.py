"""Arrows as a cross."""

import pytest

from bot.chat.discord_chat.cross import cross_rows
from bot.replies.choice import Choice
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import club
from tests.fakes.discord_server.layouts import rows_of, text_of
from tests.fakes.discord_server.limits import Json


def laid(*labels: str) -> list[str]:
    """Return a cross as one sees it, a dot for each gap."""
    rows = cross_rows([Choice(label, f"1 {label}") for label in labels])
    return ["".join(one.label[0] if one else "." for one in row) for row in rows]


@pytest.mark.parametrize(
    ("labels", "seen"),
    [
        (("← d2", "↑ e3", "→ f2", "↓ e1"), [".↑.", "←.→", ".↓."]),
        (("← d1", "↑ e2", "→ f1"), [".↑.", "←.→"]),
        (("↖ d3", "↗ f3", "↓ e1"), ["↖.↗", ".↓."]),
    ],
)
def test_arrows_lie_where_they_point(labels: tuple[str, ...], seen: list[str]) -> None:
    assert laid(*labels) == seen


@pytest.mark.parametrize(
    "labels", [("↑ e2",), ("↑ e2", "↑ e3"), ("↑ e2", "a1"), ("13", "8"), ("", "↑ e2")]
)
def test_other_buttons_are_no_cross(labels: tuple[str, ...]) -> None:
    assert laid(*labels) == []


def seen(board: Json) -> list[list[str]]:
    return [["" if one.get("disabled") else one["label"] for one in row] for row in rows_of(board)]


async def test_the_steps_of_a_pawn_are_a_cross() -> None:
    async with club() as made:
        board = await sit_down(made, "quoridor")
        assert seen(board)[:2] == [["", "↑ e2", ""], ["← d1", "", "→ f1"]]
        await made.anna.press(board, "↑ e2")
        assert "Anna plays e2." in text_of(await made.board())
