"""The formats of each game, and the names of files."""

import pytest

from bot.export import Match, file_name, formats_of
from bot.export.names import latin
from bot.table.values import Setup
from rules import GAMES
from tests.bot.export.matches import named
from tests.bot.table.people import begun


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_format_of_its_own_and_json(game: str) -> None:
    usual, *others = formats_of(game)
    assert usual.name != "json"
    assert [other.name for other in others] == ["json"]


def test_a_game_without_its_own_format_has_json() -> None:
    assert [known.name for known in formats_of("sprint")] == ["json"]


@pytest.mark.parametrize(
    ("names", "name"),
    [
        (("Anna", "Ben"), "parlour-checkers-anna-ben-1970-01-01.pdn"),
        (("Юлия Ж.", "../../etc"), "parlour-checkers-yuliya-zh-etc-1970-01-01.pdn"),
        (("🎲", "王"), "parlour-checkers-player1-player2-1970-01-01.pdn"),
        (("x" * 99, "a b"), f"parlour-checkers-{'x' * 20}-a-b-1970-01-01.pdn"),
    ],
)
def test_files_have_plain_names(names: tuple[str, str], name: str) -> None:
    match = named(Match((begun(Setup("checkers")).table,)), names)
    assert file_name(match, "pdn") == name


@pytest.mark.parametrize(
    ("name", "plain"),
    [("Щёголь", "Shchegol"), ("Ünal Ç.", "Unal C."), ("São João", "Sao Joao"), ("ЖЖ", "ZhZh")],
)
def test_names_are_spelled_with_latin_letters(name: str, plain: str) -> None:
    assert latin(name) == plain
