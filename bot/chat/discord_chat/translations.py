"""What the menus of Discord are called, in every language, and the few sentences of its own."""

import re
from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands

from bot.language import Language
from bot.texts import Texts

_MAX_NAME: Final = 32


class CommandTranslator(app_commands.Translator):
    """Hands Discord the translations that every text of a menu brings along."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the text knows all
    ) -> str | None:
        """Return the text in a language, or nothing if Discord is to show the English one."""
        found: str | None = string.extras.get(locale.value)
        return found


def in_every_language(speak: Callable[[Language], str]) -> app_commands.locale_str:
    """Return an English text of a menu that knows what it is in the other languages."""
    others = [language for language in Language if language is not Language.ENGLISH]
    return app_commands.locale_str(
        speak(Language.ENGLISH), **{language.value: speak(language) for language in others}
    )


def translated(message: str) -> app_commands.locale_str:
    """Return a text of a menu by the id of its message."""
    return in_every_language(lambda language: Texts(language).say(message))


def option_name(label: str) -> str:
    """Return a label as Discord wants names: small letters, and no blanks."""
    return re.sub(r"[^\w'-]+", "_", label.lower()).strip("_")[:_MAX_NAME]
