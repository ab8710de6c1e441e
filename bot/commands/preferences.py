"""The /settings command: players change their own settings, moderators those of the chat."""

from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Argument, Command, Kind, Need, SavePreferences, StaleAfter
from bot.commands.preference_values import (
    CHAT_SETTINGS,
    PLAYER_SETTINGS,
    choose_for_chat,
    choose_for_player,
    find_setting,
    guess_setting,
    read_value,
)
from bot.commands.refusals import OnlyModerators, UnknownSetting
from bot.commands.views import SettingsView
from bot.commands.words import join_spans
from bot.language import Language
from bot.table.refusals import Refused
from bot.texts.typed import typed_words

_CHAT: Final = typed_words("chat")


def _settings(ask: Ask) -> Answer:
    """Show all settings, show the values of one, or change it."""
    words = join_spans(ask.words.casefold()).split()
    if words and words[0] in _CHAT:
        if not ask.moderator:
            raise Refused(OnlyModerators(ask.request.shared))
        return _choose(ask, words[1:], chat=True)
    return _choose(ask, words, chat=False)


def _choose(ask: Ask, words: list[str], *, chat: bool) -> Answer:
    if not words:
        return SettingsView(chat)
    settings = CHAT_SETTINGS if chat else PLAYER_SETTINGS
    setting = find_setting(words[0], settings)
    if setting and not words[1:]:
        return SettingsView(chat, setting.name)
    setting = setting or guess_setting(words[0], settings)
    if setting is None:
        raise Refused(UnknownSetting(words[0]))
    value = read_value(setting, words[-1])
    if chat:
        return SavePreferences(
            choose_for_chat(ask.chat_preferences, setting.name, value, ask.where)
        )
    return SavePreferences(choose_for_player(ask.preferences, setting.name, value))


COMMANDS: Final = (
    Command(
        "settings",
        _settings,
        arguments=(
            Argument("setting", Kind.WORD),
            Argument("language", Kind.CHOICE, values=tuple(Language)),
        ),
        needs=frozenset({Need.MODERATOR}),
        stale_after=StaleAfter.NEVER,
        discreet=True,
    ),
)
