"""The texts of the page that depend on the guest."""

import json

import pytest

from bot.chat.local_chat.page_texts import vocabulary
from bot.language import Language


@pytest.mark.parametrize(
    ("language", "unknown", "club"),
    [
        ("en", "your usual level (/settings)", "your usual level: club (/settings)"),
        ("ru", "ваш обычный (/settings)", "ваш обычный: разрядник (/settings)"),
        ("pt-BR", "o seu de sempre (/settings)", "o seu de sempre: clube (/settings)"),
    ],
)
def test_the_usual_level_is_called_by_its_name(language: str, unknown: str, club: str) -> None:
    levels = json.loads(vocabulary(Language(language), computers=True))["usual_levels"]
    assert len(levels) == 6
    assert (levels[0], levels[3]) == (unknown, club)
