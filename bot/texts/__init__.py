"""The words of the product: every sentence that a player reads, in three languages."""

from bot.texts.bundles import Unsayable
from bot.texts.explain import Names, explain
from bot.texts.languages import choose_language
from bot.texts.texts import Texts, Word

__all__ = ["Names", "Texts", "Unsayable", "Word", "choose_language", "explain"]
