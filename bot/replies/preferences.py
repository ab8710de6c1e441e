"""The reply to /settings: a menu of all settings, or of the values of one."""

from bot.commands.computers import COMPUTER
from bot.commands.preference_values import CHAT_SETTINGS, PLAYER_SETTINGS, current, find_setting
from bot.commands.setup import read_clock
from bot.commands.table_options import CLOCK
from bot.commands.views import SettingsView
from bot.replies.choice import Choice, Style
from bot.replies.context import ReplyContext
from bot.replies.reply import Menu
from bot.texts import setting_name, setting_value
from rules.options import Option, Value


def settings_reply(view: SettingsView, context: ReplyContext) -> Menu:
    """Return the menu of all settings, or of the values of one."""
    settings = CHAT_SETTINGS if view.chat else PLAYER_SETTINGS
    setting = find_setting(view.name, settings)
    if setting:
        return _one(setting, view, context)
    text = context.texts.say("settings-of-chat" if view.chat else "settings-of-player")
    known = [each for each in settings if context.computers or each.name != COMPUTER]
    groups = [(_opener(each, view, context),) for each in known]
    other = SettingsView(chat=not view.chat)
    label = context.texts.say("settings-mine" if view.chat else "settings-chats")
    groups.append((context.own_buttons.make(_typed(other), label=label),))
    return context.menu(text, *groups)


def _one(setting: Option, view: SettingsView, context: ReplyContext) -> Menu:
    """Return the menu of one setting's values."""
    values = tuple(_chooser(setting, value, view, context) for value in setting.values)
    back = context.own_buttons.make(_typed(view), label=context.texts.say("choice-back"))
    text = context.texts.say(f"settings-about-{setting.name}")
    return context.menu(text, values, (back,))


def _opener(setting: Option, view: SettingsView, context: ReplyContext) -> Choice:
    value = _current(setting, view, context)
    name = setting_name(setting.name, context.texts)
    label = f"{name}: {_value(setting, value, context)}"
    return context.own_buttons.make(_typed(view, setting.name), label=label)


def _chooser(setting: Option, value: Value, view: SettingsView, context: ReplyContext) -> Choice:
    chosen = value == _current(setting, view, context)
    word = ("yes" if value else "no") if isinstance(value, bool) else str(value)
    return context.own_buttons.make(
        _typed(view, setting.name, word),
        Style.MAIN if chosen else Style.PLAIN,
        _value(setting, value, context),
    )


def _value(setting: Option, value: Value, context: ReplyContext) -> str:
    """Return the label of a value."""
    clock = read_clock(str(value)) if setting.name == CLOCK else None
    return context.texts.span(clock.limit) if clock else setting_value(value, context.texts)


def _current(setting: Option, view: SettingsView, context: ReplyContext) -> Value:
    chosen = context.found.chat_preferences if view.chat else context.preferences
    return current(chosen, setting, context.where)


def _typed(view: SettingsView, *words: str) -> str:
    """Return the command of a button, as one would type it."""
    return " ".join(("settings", *(["chat"] if view.chat else []), *words))
