"""Whole sentences behind /play and /computer, as people say them in each language."""

import pytest

from bot.commands.opening import waits_for_friend
from bot.computers.availability import Availability
from bot.identity import computer_level, is_computer
from bot.table.clock import MINUTE
from bot.table.values import Clock
from tests.bot.reading import is_refused
from tests.bot.room import Room
from tests.bot.scripted import ScriptedChance


def room(availability: Availability = Availability.READY) -> Room:
    """Return a room with computers."""
    return Room(ScriptedChance("31", "42"), computers=availability)


def table_of(text: str) -> tuple[str, list[int]]:
    """Return the game that Anna begins with a text, and the level of every computer in it."""
    made = room()
    made.say("Anna", text)
    players = made.table.players
    return made.table.setup.game, [computer_level(who.id) for who in players if is_computer(who.id)]


@pytest.mark.parametrize(
    ("text", "game", "levels"),
    [
        ("/play narde with the computer", "narde", [2]),
        ("/play narde against the computer", "narde", [2]),
        ("/play narde vs computer", "narde", [2]),
        ("/play narde vs. an AI", "narde", [2]),
        ("/play a game of checkers with a bot, please!", "checkers", [2]),
        ("/play I want to play checkers against a hard bot", "checkers", [4]),
        ("/play narde computer lvl 3", "narde", [3]),
        ("/play narde (computer, difficult)", "narde", [4]),
        ("/play narde computer medium", "narde", [3]),
        ("/play narde with a normal computer", "narde", [3]),
        ("/play narde vs a very hard bot", "narde", [4]),
        ("/play narde vs the bot on hard", "narde", [4]),
        ("/play narde: computer, level 3", "narde", [3]),
        ("/play narde : computer: 3", "narde", [3]),
        ("/play narde against the computer, level : 3", "narde", [3]),
        ("/play narde vs the bot in hard mode", "narde", [4]),
        ("/play narde against the computer at level 5", "narde", [5]),
        ("/play quoridor with 3 easy computers please", "quoridor", [1, 1, 1]),
        ("/computer narde easy please", "narde", [1]),
        ("/computer narde 3 please", "narde", [3]),
        ("/computer play checkers with me", "checkers", [2]),
    ],
)
def test_english(text: str, game: str, levels: list[int]) -> None:
    assert table_of(text) == (game, levels)


@pytest.mark.parametrize(
    ("text", "game", "levels"),
    [
        ("/play нарды с компьютером", "narde", [2]),
        ("/play шашки против компьютера", "checkers", [2]),
        ("/play шашки бот сложный", "checkers", [4]),
        ("/play в шашки со сложным ботом", "checkers", [4]),
        ("/play нарды с ИИ", "narde", [2]),
        ("/play шашки: бот", "checkers", [2]),
        ("/play игра: шашки, бот: сложный", "checkers", [4]),
        ("/play нарды против лёгкого бота, пожалуйста", "narde", [1]),
        ("/play нарды против компьютера 3", "narde", [3]),
        ("/play шашки с очень сильным ботом", "checkers", [4]),
        ("/play шашки с роботом на сложном уровне", "checkers", [4]),
        ("/play шашки с компом на 3 уровне", "checkers", [3]),
        ("/play шашки против бота, уровень сложности 5", "checkers", [5]),
        ("/play сыграть партию в нарды с роботом", "narde", [2]),
        ("/play коридор против 3 компьютеров", "quoridor", [2, 2, 2]),
        ("/play коридор 3 бота", "quoridor", [2, 2, 2]),
        ("/игра нарды компьютер обычный", "narde", [3]),
        ("/компьютер нарды трудный", "narde", [4]),
    ],
)
def test_russian(text: str, game: str, levels: list[int]) -> None:
    assert table_of(text) == (game, levels)


@pytest.mark.parametrize(
    ("text", "game", "levels"),
    [
        ("/play damas contra o computador", "checkers", [2]),
        ("/jogar gamão com o computador", "backgammon", [2]),
        ("/jogar damas contra a máquina, por favor", "checkers", [2]),
        ("/jogar uma partida de damas com um robô difícil", "checkers", [4]),
        ("/jogar damas contra o computador nível 3", "checkers", [3]),
        ("/jogar damas contra o computador no nível 3", "checkers", [3]),
        ("/jogar damas contra o computador no modo difícil", "checkers", [4]),
        ("/jogar damas contra um robô muito fácil", "checkers", [1]),
        ("/jogar damas contra o computador no difícil", "checkers", [4]),
        ("/jogar damas contra o computador em modo difícil", "checkers", [4]),
        ("/jogar damas com a IA, nível: avançado", "checkers", [4]),
        ("/jogar quero jogar damas contra um bot normal", "checkers", [3]),
        ("/jogar damas contra o computador na dificuldade 5", "checkers", [5]),
        ("/computador damas fácil por favor", "checkers", [1]),
    ],
)
def test_portuguese(text: str, game: str, levels: list[int]) -> None:
    assert table_of(text) == (game, levels)


@pytest.mark.parametrize(
    ("text", "match", "level"),
    [
        ("/play backgammon to 5 points against the computer", 5, 2),
        ("/play короткие до 3 против бота", 3, 2),
        ("/play короткие против бота 4 до 5 очков", 5, 4),
        ("/jogar gamão até 5 pontos contra o computador", 5, 2),
        ("/play backgammon up to 7 points vs a strong bot", 7, 4),
    ],
)
def test_the_length_of_a_match_in_a_sentence(text: str, match: int, level: int) -> None:
    made = room()
    made.say("Anna", text)
    assert made.table.setup.options["match"] == match
    assert [computer_level(who.id) for who in made.table.players if is_computer(who.id)] == [level]


def test_a_no_of_an_option_is_no_preposition() -> None:
    made = room()
    made.say("Anna", "/jogar gamão 5 computador cube no nível 3")
    assert made.table.setup.options["cube"] is False


@pytest.mark.parametrize(
    "text",
    [
        "/play narde in 1 hour",
        "/play backgammon in 5 minutes",
        "/play narde for 1 hour",
        "/play damas em 15 minutos",
        "/play damas até 2 horas",
        "/play нарды в 2 часа",
        "/play нарды во 2 день",
        "/play нарды на 2 часа",
    ],
)
def test_when_to_play_is_no_clock(text: str) -> None:
    reply = room().say("Anna", text)
    assert is_refused(reply)
    assert "Did you mean" not in reply.text


@pytest.mark.parametrize(
    "text", ["/play narde with a 15 minutes clock", "/jogar uma partida de narde de 15 minutos"]
)
def test_a_clock_in_a_sentence(text: str) -> None:
    made = room()
    made.say("Anna", text)
    assert made.table.setup.clock == Clock(15 * MINUTE)


@pytest.mark.parametrize(
    "text",
    [
        "/play backgammon 5 cube no computer",
        "/play backgammon 5 cube no, against a hard computer",
        "/jogar gamão 5 cube não computador",
    ],
)
def test_a_no_of_an_option_declines_no_computer(text: str) -> None:
    made = room()
    made.say("Anna", text)
    assert made.table.setup.options == {"match": 5, "cube": False}
    assert any(is_computer(who.id) for who in made.table.players)


@pytest.mark.parametrize(
    "text",
    [
        "/jogar damas no computador",
        "/jogar damas no nível 3 no pc",
        "/jogar gamão na máquina",
        "/play checkers on the computer",
    ],
)
def test_who_plays_at_the_computer_plays_against_it(text: str) -> None:
    made = room()
    made.say("Anna", text)
    assert any(is_computer(who.id) for who in made.table.players)


def test_who_declines_the_computer_alone_chooses_a_game_for_two() -> None:
    made = room()
    made.say("Anna", "/play without computer", alone=True)
    made.press("Anna", "Quoridor")
    assert made.table.gathering


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        "/play checkers without computer",
        "/play checkers without the computer, please",
        "/play checkers no hard computer",
        "/play checkers computer no",
        "/play checkers computer=no",
        "/play шашки без сложного бота",
        "/play damas sem computador",
    ],
)
def test_who_declines_the_computer_waits_for_a_person(text: str, *, alone: bool) -> None:
    made = room()
    made.say("Anna", text, alone=alone)
    assert made.table.gathering
    assert waits_for_friend(text.removeprefix("/play "), usually=False)


@pytest.mark.parametrize(
    "text",
    [
        "/play narde with Marina",
        "/play narde against max",
        "/play narde with a bot Anna",
        "/play narde with Em",
        "/play narde com Na",
    ],
)
def test_the_name_of_a_person_is_not_ignored(text: str) -> None:
    assert is_refused(room().say("Anna", text))
