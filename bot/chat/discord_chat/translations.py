"""Names and descriptions of slash commands in every language."""

import re
from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands

from bot.language import Language
from bot.texts import Texts

_MAX_NAME: Final = 32


class CommandTranslator(app_commands.Translator):
    """Gives Discord the translations that each text carries."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the text has it all
    ) -> str | None:
        """Return the text in a language; None if Discord should show the English one."""
        found: str | None = string.extras.get(locale.value)
        return found


def in_every_language(speak: Callable[[Language], str]) -> app_commands.locale_str:
    """Return an English text that carries its translations."""
    others = [language for language in Language if language is not Language.ENGLISH]
    return app_commands.locale_str(
        speak(Language.ENGLISH), **{language.value: speak(language) for language in others}
    )


def translated(message: str) -> app_commands.locale_str:
    """Return a text of the language files, by its id, with its translations."""
    return in_every_language(lambda language: Texts(language).say(message))


def option_name(label: str) -> str:
    """Return a label as a name that Discord accepts: lower case, without spaces."""
    return re.sub(r"[^\w'-]+", "_", label.lower()).strip("_")[:_MAX_NAME]
