"""The limits of a group over all processes, counted in the store."""

from dataclasses import dataclass

from bot.chat.telegram_chat.limiter import SendingRates
from bot.chat.telegram_chat.places import Place
from bot.desk.desk import Desk


@dataclass(frozen=True, slots=True)
class SharedTurns:
    """Takes turns to send to a group."""

    desk: Desk
    rates: SendingRates

    async def take(self, chat: int) -> float:
        """Take a turn to send; return 0, or the seconds after which there is one."""
        place, slowest = Place(chat), self.rates.group[-1]
        if not place.is_group:
            return 0.0  # one person hardly writes to two processes at once
        span = int(1_000 * slowest.seconds)
        wait = await self.desk.notes.take_turn(f"{place.whole_chat}:sent", slowest.count, span)
        return wait / 1_000
