"""Buttons and lists: as many as fit, and none that Discord would refuse."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.chat.discord_chat.buttons import add_button, make_rows
from bot.chat.discord_chat.signs import Signs
from bot.replies.choice import Choice, Choices
from tests.fakes.discord_server.limits import Json, check_components
from tests.fakes.discord_server.seen import labels


def groups(*sizes: int) -> Choices:
    return tuple(
        tuple(
            Choice(f"{group}.{at}", f"1 tap {group} {at}", group=f"Group {group}")
            for at in range(size)
        )
        for group, size in enumerate(sizes)
    )


def laid(choices: Choices) -> list[Json]:
    return [row.to_component_dict() for row in make_rows(choices, Signs())]


def rows(*sizes: int) -> list[Json]:
    return laid(groups(*sizes))


def everything(*sizes: int) -> list[str]:
    return [f"{group}.{at}" for group, size in enumerate(sizes) for at in range(size)]


@pytest.mark.parametrize(
    "sizes", [(1,), (5, 4), (6, 2), (9, 2), (15, 2), (25, 1), (40, 3, 2), (12, 12, 2), (60, 2)]
)
def test_everything_can_be_pressed_and_nothing_is_refused(sizes: tuple[int, ...]) -> None:
    laid_out = rows(*sizes)
    check_components(laid_out)
    assert labels({"components": laid_out}) == everything(*sizes)


@given(st.lists(st.integers(1, 25), min_size=1).filter(lambda sizes: sum(sizes) <= 25))
def test_25_moves_in_any_groups_fit_with_an_offer_and_what_is_beside_the_move(
    sizes: list[int],
) -> None:
    whole = (2, *sizes, 3)
    laid_out = rows(*whole)
    check_components(laid_out)
    assert labels({"components": laid_out}) == everything(*whole)
    assert len(laid_out[-1]["components"]) == 3, "what is beside the move stays buttons"


@given(st.lists(st.integers(1, 70), min_size=1).filter(lambda sizes: sum(sizes) <= 125))
def test_as_many_as_five_lists_have_are_all_shown(sizes: list[int]) -> None:
    laid_out = rows(*sizes)
    check_components(laid_out)
    assert labels({"components": laid_out}) == everything(*sizes)


def test_a_group_begins_a_row_of_its_own() -> None:
    assert [len(row["components"]) for row in rows(3, 2)] == [3, 2]


def test_many_choices_become_a_list() -> None:
    first, second = rows(11, 2)
    assert len(first["components"][0]["options"]) == 11
    assert [button["label"] for button in second["components"]] == ["1.0", "1.1"]


def test_a_list_says_what_its_choices_have_in_common() -> None:
    hits, others, aside = rows(11, 12, 2)
    assert hits["components"][0]["placeholder"] == "Group 0"
    assert others["components"][0]["placeholder"] == "Group 1"
    assert "description" not in hits["components"][0]["options"][0]
    assert "placeholder" not in aside["components"][0]


def test_a_list_of_several_groups_says_which_each_choice_belongs_to() -> None:
    shared, aside = rows(6, 1, 6, 1, 6, 1, 2)
    select = shared["components"][0]
    assert select["placeholder"] == " · ".join(f"Group {number}" for number in range(6))
    assert [option["description"] for option in select["options"]][5:8] == [
        "Group 0",
        "Group 1",
        "Group 2",
    ]
    assert len(aside["components"]) == 2


def test_more_than_discord_can_show_is_logged_and_not_refused() -> None:
    with capture_logs() as logs:
        check_components(rows(*[26] * 5))
    assert [(line["log_level"], line["count"]) for line in logs] == [("error", 130)]


@pytest.mark.parametrize(
    ("sizes", "beside"), [((), 0), ((2,), 2), ((3, 4), 4), ((3, 5), 0), ((25,), 0), ((25, 1), 1)]
)
def test_one_more_button_stands_beside_the_last_ones_if_there_is_room(
    sizes: tuple[int, ...], beside: int
) -> None:
    more = add_button(groups(*sizes), Choice("More", "more"))
    laid_out = laid(more)
    check_components(laid_out)
    assert labels({"components": laid_out}) == [*everything(*sizes), "More"]
    assert len(laid_out[-1]["components"]) == beside + 1


@given(st.lists(st.integers(1, 25), min_size=1).filter(lambda sizes: sum(sizes) <= 25))
def test_25_moves_in_any_groups_leave_room_for_one_more_button(sizes: list[int]) -> None:
    more = add_button(groups(*sizes, 2, 5), Choice("More", "more"))
    laid_out = laid(more)
    check_components(laid_out)
    assert labels({"components": laid_out}) == [*everything(*sizes, 2, 5), "More"]


def test_nothing_to_press_is_no_row() -> None:
    assert make_rows((), Signs()) == []


def test_long_labels_are_cut_and_the_longest_payload_fits() -> None:
    check_components(laid((tuple(Choice("x" * 90, f"1 {'y' * 62}{at}") for at in range(2)),)))
