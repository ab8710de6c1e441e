"""Settings, chosen by tapping."""

from bot.commands.preference_values import CHAT_SETTINGS, PLAYER_SETTINGS, current, find_setting
from bot.commands.setup import CLOCK, read_clock
from bot.commands.views import SettingsView
from bot.replies.reply import Choice, Menu, Style
from bot.replies.standing import Standing
from bot.texts import setting_name, setting_value
from rules.options import Option, Value


def settings_reply(view: SettingsView, standing: Standing) -> Menu:
    """Show everything that is chosen, or what one setting may be set to."""
    settings = CHAT_SETTINGS if view.chat else PLAYER_SETTINGS
    setting = find_setting(view.name, settings)
    if setting:
        return _one(setting, view, standing)
    text = standing.texts.say("settings-of-chat" if view.chat else "settings-of-player")
    groups = [(_opener(each, view, standing),) for each in settings]
    other = SettingsView(chat=not view.chat)
    label = standing.texts.say("settings-mine" if view.chat else "settings-chats")
    groups.append((standing.buttons.make(_typed(other), label=label),))
    return standing.menu(text, *groups)


def _one(setting: Option, view: SettingsView, standing: Standing) -> Menu:
    """Show what a setting means and everything that it may be set to."""
    values = tuple(_chooser(setting, value, view, standing) for value in setting.values)
    back = standing.buttons.make(_typed(view), label=standing.texts.say("choice-back"))
    text = standing.texts.say(f"settings-about-{setting.name}")
    return standing.menu(text, values, (back,))


def _opener(setting: Option, view: SettingsView, standing: Standing) -> Choice:
    value = _current(setting, view, standing)
    name = setting_name(setting.name, standing.texts)
    label = f"{name}: {_value(setting, value, standing)}"
    return standing.buttons.make(_typed(view, setting.name), label=label)


def _chooser(setting: Option, value: Value, view: SettingsView, standing: Standing) -> Choice:
    chosen = value == _current(setting, view, standing)
    word = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    return standing.buttons.make(
        _typed(view, setting.name, word),
        Style.MAIN if chosen else Style.PLAIN,
        _value(setting, value, standing),
    )


def _value(setting: Option, value: Value, standing: Standing) -> str:
    """Return what a setting is set to, in a word or two."""
    clock = read_clock(str(value)) if setting.name == CLOCK else None
    return standing.voice.span(clock.limit) if clock else setting_value(value, standing.texts)


def _current(setting: Option, view: SettingsView, standing: Standing) -> Value:
    chosen = standing.found.chat_preferences if view.chat else standing.preferences
    return current(chosen, setting, standing.where)


def _typed(view: SettingsView, *words: str) -> str:
    """Return the command that a button stands for."""
    return " ".join(("settings", *(["chat"] if view.chat else []), *words))
