"""Messages beside the board: the end of a game, and where the board is."""

from dataclasses import dataclass
from typing import ClassVar

from bot.chat.telegram_chat.board_content import BoardContent
from bot.chat.telegram_chat.board_messages import BoardMessages
from bot.chat.telegram_chat.messages import BoardMessage
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.unmergeable import Unmergeable
from bot.recent import RecentCache
from bot.replies.reply import Finale


@dataclass(slots=True)
class FinaleMessage(Unmergeable):
    """The end of a game that was followed by the next one: without buttons, it stays as it is."""

    ahead: ClassVar[bool] = True
    boards: BoardMessages
    finale: Finale
    sent: RecentCache[tuple[Place, str], bool]
    """The ends that were shown already: news that got lost are told again."""

    async def send(self, place: Place) -> None:
        """Show it, in the message of the table if that is in view."""
        key = place, self.finale.text
        if key not in self.sent:
            await self.boards.show_finale(place, BoardContent(self.finale.text, self.finale.board))
            self.sent.put(key, value=True)


@dataclass(slots=True)
class RequestedBoard(Unmergeable):
    """The board for somebody who asked for it: sent again only if it is out of view."""

    boards: BoardMessages
    board: BoardMessage
    pointer: str = ""
    """What is said, in a reply to the board, if that is in view."""

    async def send(self, place: Place) -> None:
        """Say where the board is, or send it again."""
        if not await self.boards.point_to(place, self.pointer):
            await self.board.send(place)
