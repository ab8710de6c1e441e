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
    [
        "/play checkers computer=3 10m falls",
        "/computer checkers 3 hints=yes autoplay=no",
        "/play from W:Wa1,c3:Bb6,f6:H0 computer=3",
    ],
)
def test_whatever_the_table_had_besides_stays(text: str) -> None:
    made = room(text, "/resign yes")
    before = made.table.setup
    made.press("Anna", "🤖 Easier")
    assert made.table.setup == before
    assert (made.table.playing, levels(made)) == (True, [2])


def test_a_game_with_hints_is_followed_by_one_that_is_rated() -> None:
    made = room("/play checkers computer=3")
    before = made.table.setup
    made.say("Anna", "/hint")
    made.say("Anna", "/hint yes")
    made.say("Anna", "/resign yes")
    made.press("Anna", "🤖 Harder")
    assert made.table.setup == before


@pytest.mark.parametrize("label", ["🤖 Easier", "🤖 Harder", "Rematch"])
def test_they_belong_to_whoever_played(label: str) -> None:
    made = room("/play checkers computer=3", "/resign yes")
    before, button = made.found, made.button(label)
    reply = made.send("Ben", button.payload)
    assert reply.text.startswith("Only the players at the table can do that.")
    assert made.found == before
    made.send("Anna", button.payload)
    assert made.found != before


def test_what_follows_a_game_comes_after_it() -> None:
    made = room("/play checkers computer=3")
    assert made.say("Anna", "/level 4").text.startswith("The game is still on.")
    made.say("Anna", "/resign yes")
    assert made.say("Anna", "/level 9").text.startswith("There is no level “9”.")
    assert made.say("Anna", "/level").text.startswith("There is no level")
    made.press("Anna", "🤖 Harder")
    assert made.say("Anna", "/level 4").text.startswith("The game is still on.")


def test_people_choose_no_level_for_each_other() -> None:
    made = room("/play checkers")
    assert made.say("Anna", "/level 4").text.startswith("No game has begun here yet.")
    made.say("Ben", "/join")
    made.say("Ben", "/resign yes")
    before = made.found
    assert made.say("Anna", "/level 4").text.startswith("The game is over. /rematch")
    assert made.found == before


def test_people_among_themselves_have_none_nor_where_computers_are_off() -> None:
    made = room("/play checkers")
    made.say("Ben", "/join")
    made.say("Ben", "/resign yes")
    assert not labels(made) & {"🤖 Easier", "🤖 Harder"}
    made = room("/play checkers computer=3")
    made.computers = Availability.OFF
    made.say("Anna", "/resign yes")
    assert not labels(made) & {"🤖 Easier", "🤖 Harder"}
