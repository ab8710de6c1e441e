"""Names of games, options, endings, settings and languages."""

from collections.abc import Iterable
from typing import Final

from bot.identity import Player, computer_level, computer_number, is_computer
from bot.language import Language
from bot.texts.texts import Texts
from rules import GAMES
from rules.game import Seat
from rules.options import Value

ROBOT: Final = "🤖"
"""What marks a computer in words."""


def game_name(game: str, texts: Texts) -> str:
    """Return the name of a game of the catalogue."""
    return texts.say(f"game-{game}")


def kind_name(game: str, seats: int | None, texts: Texts, *, computer: bool = False) -> str:
    """Return the name of a game with its number of players, where that differs.

    Where computers play along, it says so: Quoridor against computers, 4 players. Without a number
    it is the name of the game at every table.
    """
    name = game_name(game, texts)
    if computer:
        name = texts.say("kind-against-computers", game=name)
    if seats is None or len(GAMES[game].table_sizes) == 1:
        return name
    return f"{name}, {value_name('players', seats, texts)}"


def rules_of(game: str, texts: Texts) -> str:
    """Return the rules of a game, on one screen."""
    return texts.say(f"rules-{game}")


def side_name(seat: Seat, texts: Texts) -> str:
    """Return the name of a side in a game for two: White."""
    return texts.say(f"side-{seat + 1}")


def ending_name(how: str, texts: Texts) -> str:
    """Return how a game ended by its rules: gammon."""
    return texts.say(f"ending-{how}")


def result_name(how: str, points: int, texts: Texts) -> str:
    """Return how a won game counts: gammon, 2 points. Games without points have no number."""
    return texts.say(f"result-{how}", points=points)


def option_name(option: str, texts: Texts) -> str:
    """Return the name of an option of a game or a table."""
    return texts.say(f"option-{option}")


def value_name(option: str, value: Value, texts: Texts) -> str:
    """Return the value of an option in words of its own: match to 5 points."""
    return texts.say(f"value-{option}", value=value)


def switch_name(on: bool, texts: Texts) -> str:  # noqa: FBT001 - a switch is what is named
    """Return the word for on or off."""
    return texts.say("switch-on") if on else texts.say("switch-off")


def language_name(language: Language, texts: Texts) -> str:
    """Return the name of a language in that language."""
    return texts.say(f"language-{language}")


def setting_name(setting: str, texts: Texts) -> str:
    """Return the name of a setting of a player or a chat."""
    return texts.say(f"setting-{setting}")


def setting_value(value: Value, texts: Texts) -> str:
    """Return the value of a setting, in a word or two."""
    if isinstance(value, bool):
        return switch_name(value, texts)
    return (
        language_name(Language(value), texts)
        if value in set(Language)
        else texts.say(f"setting-value-{value}")
    )


def player_name(player: Player, texts: Texts) -> str:
    """Return the name of a player; that of a computer says how well it plays."""
    if not is_computer(player.id):
        return player.name
    level, number = computer_level(player.id), computer_number(player.id)
    return f"{ROBOT} {texts.say('computer-name', level=level, number=number)}"


def short_name(player: Player, texts: Texts) -> str:
    """Return the name of a player where several stand in a row; only that of a computer differs."""
    if not is_computer(player.id):
        return player.name
    level, number = computer_level(player.id), computer_number(player.id)
    return f"{ROBOT} {texts.say('computer-short-name', level=level, number=number)}"


def spoken_dice(dice: Iterable[int]) -> str:
    """Return a roll as players say it: 3-1."""
    return "-".join(map(str, dice))
