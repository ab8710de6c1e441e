"""The words of the product in three languages: sentences that players read, words they type."""

from bot.texts.bundles import Unsayable
from bot.texts.explain import Names, explain
from bot.texts.lists import all_of, either
from bot.texts.names import (
    ending_name,
    game_name,
    kind_name,
    language_name,
    option_name,
    rules_of,
    setting_name,
    setting_value,
    side_name,
    spoken_dice,
    value_name,
)
from bot.texts.spans import time_span
from bot.texts.texts import Texts, Word

__all__ = [
    "Names",
    "Texts",
    "Unsayable",
    "Word",
    "all_of",
    "either",
    "ending_name",
    "explain",
    "game_name",
    "kind_name",
    "language_name",
    "option_name",
    "rules_of",
    "setting_name",
    "setting_value",
    "side_name",
    "spoken_dice",
    "time_span",
    "value_name",
]
