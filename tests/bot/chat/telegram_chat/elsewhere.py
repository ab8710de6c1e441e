"""Games that people put into a chat which the bot is not in."""

from bot.chat.telegram_chat.places import Place
from bot.persistence.tables import look
from bot.table.table import Table
from tests.bot.chat.telegram_chat.club import Club
from tests.fakes.telegram_server import Chat, Message, User

STAGING = 4
"""Dan's chat with the bot, who owns it."""


def elsewhere() -> Chat:
    """Return a chat that the bot knows nothing of."""
    return Chat(-777, "group", "Friends")


async def put(
    members: Club, user: User, text: str = "checkers", *, feedback: bool = True
) -> Message:
    """Let somebody put a game into a chat."""
    (card, *_) = await members.server.look_for(user, text)
    message = await members.server.choose(user, elsewhere(), card, feedback=feedback)
    await members.settle()
    return message


async def begin(members: Club, text: str = "checkers") -> Message:
    """Let Anna put a game into a chat, and Ben join."""
    message = await put(members, members.anna, text)
    await members.press(members.ben, "Join", message)
    return message


async def table_of(members: Club, message: Message) -> Table:
    """Return the table of a message."""
    found = await look(members.store, Place.of_inline(message.inline).table)
    assert found.table is not None
    return found.table
