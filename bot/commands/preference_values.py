"""The settings of players and chats, and the words that set them."""

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from bot.commands.levels import read_level
from bot.commands.refusals import UnknownSetting
from bot.commands.setup import NO, YES, read_clock
from bot.commands.table_options import CLOCK, NO_CLOCK, TABLE_OPTIONS
from bot.engines.engine import Level
from bot.identity import TableId
from bot.language import Language
from bot.preferences import Allowed, ChatPreferences, PlayerPreferences, Side
from bot.table.refusals import Refused
from bot.texts.typed import typed_words
from render import THEMES
from rules.options import Option, Value

AUTO: Final = "auto"
HERE, EVERYWHERE, ELSEWHERE = "here", "everywhere", "elsewhere"

_LANGUAGE: Final = Option("language", (AUTO, *Language), AUTO)
PLAYER_SETTINGS: Final = (
    _LANGUAGE,
    Option("theme", tuple(THEMES), "wood"),
    Option("side", tuple(Side), Side.MINE),
    Option("autoroll", (True, False), default=True),
    Option("confirm", (False, True), default=False),
    Option("reminders", (True, False), default=True),
    Option("words", (False, True), default=False),
    Option("computer", tuple(Level), Level.CASUAL),
)
CHAT_SETTINGS: Final = (
    _LANGUAGE,
    Option("theme", (AUTO, *THEMES), AUTO),
    *(option for option in TABLE_OPTIONS if option.name == CLOCK),
    Option("takebacks", (True, False), default=True),
    Option("stop", (Allowed.MODERATORS, Allowed.PLAYERS), Allowed.MODERATORS),
    Option("start", (Allowed.ANYBODY, Allowed.MODERATORS), Allowed.ANYBODY),
    Option("rooms", (EVERYWHERE, HERE), EVERYWHERE),
)

_LANGUAGES: Final[Mapping[str, Language]] = {
    word: language for language in Language for word in typed_words(f"language-{language}")
}
"""Every word for a language."""


def find_setting(word: str, settings: Iterable[Option]) -> Option | None:
    """Return the setting with that name."""
    return next((setting for setting in settings if setting.name == word), None)


def guess_setting(word: str, settings: Iterable[Option]) -> Option | None:
    """Return the setting that has the word as a value."""
    if word in _LANGUAGES:
        return _LANGUAGE
    return next((setting for setting in settings if word in setting.values), None)


def read_value(setting: Option, word: str) -> Value:
    """Return the value that a word means for a setting; raise Refused if it means none."""
    if setting.name == CLOCK:
        read_clock(word)
        return NO_CLOCK if word in NO else word
    if isinstance(setting.default, bool) and word in YES | NO:
        return word in YES
    if isinstance(setting.default, Level):
        return read_level(word)
    value = _LANGUAGES.get(word, word) if setting is _LANGUAGE else word
    if value not in setting.values:
        raise Refused(UnknownSetting(word))
    return value


def choose_for_player(chosen: PlayerPreferences, name: str, value: Value) -> PlayerPreferences:
    """Return a player's preferences with one setting changed."""
    return replace(chosen, **{name: None if value == AUTO else value})


def choose_for_chat(
    chosen: ChatPreferences, name: str, value: Value, where: TableId
) -> ChatPreferences:
    """Return a chat's preferences with one setting changed; `where` is the room meant by here."""
    if name == "rooms":
        rooms = () if value == EVERYWHERE else (*chosen.rooms, where)
        return replace(chosen, rooms=tuple(dict.fromkeys(rooms)))
    return replace(chosen, **{name: None if value == AUTO else value})


def current(chosen: PlayerPreferences | ChatPreferences, setting: Option, where: TableId) -> Value:
    """Return the current value of a setting."""
    value = getattr(chosen, setting.name)
    if setting.name == "rooms":
        return (HERE if where in value else ELSEWHERE) if value else EVERYWHERE
    return AUTO if value is None else value
