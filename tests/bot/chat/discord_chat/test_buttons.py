"""Buttons and lists: as many as fit, and none that Discord would refuse."""

import asyncio

import pytest

from bot.chat.discord_chat.buttons import make_view
from bot.replies.reply import Choice, Choices
from tests.fakes.discord_server.limits import Json, check_components
from tests.fakes.discord_server.people import labels


def groups(*sizes: int) -> Choices:
    return tuple(
        tuple(Choice(f"{group}.{at}", f"1 tap {group} {at}") for at in range(size))
        for group, size in enumerate(sizes)
    )


async def _rows(choices: Choices) -> list[Json]:
    view = make_view(choices)
    return view.to_components() if view else []


def rows(*sizes: int) -> list[Json]:
    return asyncio.run(_rows(groups(*sizes)))


@pytest.mark.parametrize(
    "sizes", [(1,), (5, 4), (6, 2), (9, 2), (15, 2), (25, 1), (40, 3, 2), (12, 12, 2), (60, 2)]
)
def test_everything_can_be_pressed_and_nothing_is_refused(sizes: tuple[int, ...]) -> None:
    laid_out = rows(*sizes)
    check_components(laid_out)
    assert len(labels({"components": laid_out})) == sum(sizes)


def test_a_group_begins_a_row_of_its_own() -> None:
    assert [len(row["components"]) for row in rows(3, 2)] == [3, 2]


def test_many_choices_become_a_list() -> None:
    first, second = rows(11, 2)
    assert len(first["components"][0]["options"]) == 11
    assert [button["label"] for button in second["components"]] == ["1.0", "1.1"]


def test_what_cannot_be_shown_is_left_out_and_not_refused() -> None:
    check_components(rows(*[26] * 4))


def test_nothing_to_press_is_no_view() -> None:
    assert make_view(()) is None


async def _long() -> list[Json]:
    return await _rows((tuple(Choice("x" * 90, f"1 {'y' * 62}{at}") for at in range(2)),))


def test_long_labels_are_cut_and_the_longest_payload_fits() -> None:
    check_components(asyncio.run(_long()))
