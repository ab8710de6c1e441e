"""How people learn that computers play at five levels, and which one they play now."""

import pytest

from bot.computers.availability import Availability
from bot.identity import computer_level, is_computer
from bot.language import Language
from bot.replies.choice import fits
from bot.texts import Texts
from tests.bot.room import Room
from tests.bot.scripted import ScriptedChance


def room(*said: str) -> Room:
    """Return a room with computers, where Anna has typed that."""
    made = Room(ScriptedChance("31", "42", "65", "21"), computers=Availability.READY)
    for text in said:
        made.say("Anna", text)
    return made


@pytest.mark.parametrize("locale", Language)
@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("/help play", ("1", "5", "level-1", "level-5")),
        ("/help computer", ("1", "5")),
        ("/help", ("1", "5")),
        ("/computer", ("2", "level-2", "/computer 1", "level-1", "/computer 5", "level-5")),
        ("/computer 4", ("4", "level-4", "/computer 1", "/computer 5")),
    ],
)
def test_levels_are_named(text: str, named: tuple[str, ...], locale: Language) -> None:
    told = room().say("Anna", text, locale=locale).text
    line = next(line for line in told.splitlines() if "/computer" in line)
    for name in named:
        expected = Texts(locale).say(name) if name.startswith("level-") else name
        assert expected in line


def test_a_menu_says_at_which_level_its_games_are_played() -> None:
    assert "level 2 (casual)" in room().say("Anna", "/computer").text
    assert "level 5 (expert)" in room().say("Anna", "/computer expert").text
    assert "level 5 (expert)" in room().say("Anna", "/play computer=5").text
    assert "level 4 (strong)" in room("/settings computer 4").say("Anna", "/computer").text
    assert "level 2 (casual)" in room().say("Anna", "/play", alone=True).text


def levels(made: Room) -> list[int]:
    return [computer_level(who.id) for who in made.table.players if is_computer(who.id)]


def labels(made: Room) -> set[str]:
    return {button.label for button in made.buttons}


def test_after_a_game_there_is_an_easier_and_a_harder_one() -> None:
    made = room("/play checkers computer=3", "/resign yes")
    made.press("Anna", "🤖 Harder")
    assert (made.table.setup.game, levels(made)) == ("checkers", [4])
    made.say("Anna", "/resign yes")
    made.press("Anna", "🤖 Easier")
    assert levels(made) == [3]
    assert made.table.playing


@pytest.mark.parametrize(
    ("words", "resign"),
    [
        ("backgammon 3", "backgammon"),
        ("backgammon 2 cube=no", "gammon"),
        ("backgammon jacoby", "yes"),
        ("quoridor 4", "yes"),
    ],
)
def test_it_is_played_in_the_same_way(words: str, resign: str) -> None:
    made = room(f"/play {words} computer=4", f"/resign {resign}")
    before = made.table
    assert fits(made.button("🤖 Harder"))
    made.press("Anna", "🤖 Harder")
    assert made.table.setup == before.setup
    assert levels(made) == [5] * (before.setup.seats - 1)


def test_there_is_nothing_below_the_lowest_or_above_the_highest() -> None:
    assert "🤖 Easier" not in labels(room("/play checkers computer=1", "/resign yes"))
    assert "🤖 Harder" not in labels(room("/play checkers computer=5", "/resign yes"))


@pytest.mark.parametrize(
    "text",
    ["/play checkers computer=3 1d", "/play from W:Wa1,c3:Bb6,f6:H0 computer=3"],
)
def test_a_game_that_no_button_can_describe_has_none(text: str) -> None:
    made = room(text, "/resign yes")
    assert not labels(made) & {"🤖 Easier", "🤖 Harder"}
    assert "Rematch" in labels(made)


def test_people_among_themselves_have_none_nor_where_computers_are_off() -> None:
    made = room("/play checkers")
    made.say("Ben", "/join")
    made.say("Ben", "/resign yes")
    assert not labels(made) & {"🤖 Easier", "🤖 Harder"}
    made = room("/play checkers computer=3")
    made.computers = Availability.OFF
    made.say("Anna", "/resign yes")
    assert not labels(made) & {"🤖 Easier", "🤖 Harder"}
