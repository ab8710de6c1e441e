"""How far a board has scrolled away, in numbers."""

import pytest

from bot.chat.discord_chat.sight import Sight, is_old

SECOND = 1_000
MINUTE = 60 * SECOND
START = 1_000 * MINUTE


def number(milliseconds: int, serial: int = 0) -> int:
    """Return an id of something that was created then."""
    return (START + milliseconds) << 22 | serial


BOARD = number(0)


def looked(*looks: tuple[int, int]) -> Sight:
    """Return what is known after some interactions: when, and the last message then."""
    sight = Sight()
    for at, last in looks:
        sight = sight.look(BOARD, last, number(at))
    return sight


def test_a_board_that_is_the_last_message_has_nothing_below_it() -> None:
    assert looked((MINUTE, BOARD)).below == 0
    assert looked((MINUTE, BOARD)).is_near


def test_a_message_that_was_deleted_above_the_board_does_not_count() -> None:
    assert looked((MINUTE, number(-5))).is_near


def test_every_message_that_is_seen_counts_once() -> None:
    sight = looked((1, number(0, 1)), (2, number(0, 1)), (3, number(2)), (4, number(3)))
    assert sight.below == 3
    assert sight.is_near


def test_five_messages_push_a_board_away() -> None:
    sight = looked(*((at, number(at, at)) for at in range(1, 6)))
    assert sight.below == 5
    assert not sight.is_near


def test_more_may_have_been_written_than_was_seen() -> None:
    assert looked((30 * SECOND, number(1))).below == 4
    assert not looked((40 * SECOND, number(1))).is_near


def test_nothing_is_guessed_while_the_last_message_stays() -> None:
    sight = looked((1, number(0, 1)), (10 * MINUTE, number(0, 1)))
    assert sight.below == 1


def test_a_board_is_at_the_end_again_when_what_was_below_it_is_gone() -> None:
    assert looked((1, number(0, 1)), (2, BOARD)).below == 0


def test_a_new_board_has_nothing_below_it() -> None:
    away = looked((40 * SECOND, number(1)))
    new = number(41 * SECOND)
    assert away.look(new, new, number(42 * SECOND)).below == 0


def test_an_interaction_that_does_not_say_changes_nothing() -> None:
    assert looked((MINUTE, 0)).is_near
    assert looked((1, number(0, 1)), (MINUTE, 0)).below == 1


@pytest.mark.parametrize(("minutes", "near"), [(54, True), (56, False)])
def test_a_board_is_not_edited_once_discord_limits_it(minutes: int, near: bool) -> None:  # noqa: FBT001
    assert looked((minutes * MINUTE, BOARD)).is_near is near
    now = 1_420_070_400 + (START + minutes * MINUTE) / SECOND
    assert is_old(BOARD, now) is not near
