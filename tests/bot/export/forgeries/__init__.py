"""Files of real matches that somebody has changed, in modules named after those that notice it."""

from tests.bot.export.forgeries import chain, games, match, replay, rolls
from tests.bot.export.forgeries.forgery import FORGERIES

__all__ = ["FORGERIES", "chain", "games", "match", "replay", "rolls"]
