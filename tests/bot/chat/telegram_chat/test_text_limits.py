"""Texts and keyboards as Telegram takes them."""

import pytest

from bot.chat.telegram_chat.buttons import keyboard
from bot.chat.telegram_chat.text_limits import cut_end, cut_start, mention, pages, width
from bot.identity import Player, PlayerId
from bot.replies.choice import Choice, Style


def rows(*labels: str) -> list[int]:
    """Return how many buttons each row has."""
    made = keyboard((tuple(Choice(label, "1 x") for label in labels),))
    return [len(row) for row in made.inline_keyboard] if made else []


@pytest.mark.parametrize(
    ("labels", "lengths"),
    [
        ("abcdefgh", [8]),
        ("abcdefghi", [5, 4]),
        (["13", "8", "6"], [3]),
        ([str(point) for point in range(1, 25)], [8, 8, 8]),
        ([str(point) for point in range(1, 18)], [6, 6, 5]),
        (["Take back", "Draw", "Resign", "My side"], [2, 2]),
        (["Join", "Leave", "Rules"], [3]),
        (["a move that is longer than a telephone is wide"] * 2, [1, 1]),
        ([], []),
    ],
)
def test_rows_are_even_and_fit_a_telephone(labels: list[str], lengths: list[int]) -> None:
    assert rows(*labels) == lengths


def test_buttons_have_the_colours_of_what_they_do() -> None:
    made = keyboard((tuple(Choice("x", "1 x", style) for style in Style),))
    assert made is not None
    assert [button.style for button in made.inline_keyboard[0]] == ["primary", None, "danger"]


def test_a_name_is_marked_where_it_stands_last_and_as_telegram_counts() -> None:
    text = "Anna 😀 plays.\nAnna to move."
    (entity,) = mention(text, Player(PlayerId("telegram:1"), "Anna"))
    assert (entity.offset, entity.length) == (15, 4)
    assert entity.user is not None
    assert entity.user.id == 1


@pytest.mark.parametrize(
    "player",
    [None, Player(PlayerId("telegram:@anna"), "Anna"), Player(PlayerId("telegram:1"), "Ben")],
)
def test_nobody_else_is_marked(player: Player | None) -> None:
    assert mention("Anna to move.", player) == []


def test_of_a_long_text_the_end_is_kept() -> None:
    text = "\n".join(["long news " * 30] * 5 + ["Anna to move."])
    kept = cut_start(text, 1_024)
    assert width(kept) <= 1_024
    assert kept.endswith("\nAnna to move.")
    assert cut_start("short", 1_024) == "short"
    assert width(cut_start("😀" * 1_000, 1_024)) <= 1_024


def test_an_end_that_does_not_fit_is_left_out() -> None:
    assert cut_end("abcdef", 4) == "abc…"
    assert cut_end("abcd", 4) == "abcd"


def test_pages_end_between_lines() -> None:
    assert list(pages("one\ntwo\nthree", 8)) == ["one\ntwo", "three"]
    assert list(pages("a long line", 6)) == ["a lon…"]
    assert list(pages("")) == [""]
