"""Words one by one, whatever stands between them."""

import pytest

from bot.commands.words import split_words


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("narde: computer, level 3", ["narde", "computer", "level", "3"]),
        ("шашки : бот", ["шашки", "бот"]),
        ("narde:", ["narde"]),
        ("narde, please :)", ["narde", "please"]),
        ("computer: 3", ["computer=3"]),
        ("Computer : 3", ["Computer=3"]),
        ("nível: avançado", ["nível=avançado"]),
        ("clock: 3 hours", ["clock=3hours"]),
        ("match :5 players: 2", ["match=5", "players=2"]),
        ("computer:3", ["computer:3"]),
        ("narde = 3", ["narde=3"]),
    ],
)
def test_a_colon_gives_a_value_only_to_a_name_that_has_one(typed: str, words: list[str]) -> None:
    assert split_words(typed) == words
