"""The /forgetme command."""

from typing import Final

from bot.commands.ask import Ask
from bot.commands.command import Answer, Command, ForgetPlayer, StaleAfter
from bot.commands.views import ForgetView
from bot.texts.typed import typed_words

_SURE: Final = typed_words("sure")


def _forget_me(ask: Ask) -> Answer:
    """Forget the player, after they have confirmed it."""
    if ask.words.casefold() not in _SURE:
        return ForgetView()
    return ForgetPlayer((ask.player.id, *ask.known_as))


COMMANDS: Final = (Command("forgetme", _forget_me, stale_after=StaleAfter.NEVER, discreet=True),)
