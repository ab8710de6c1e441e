"""Anna and her friends, who play in their own chats with the bot."""

from urllib.parse import parse_qs, urlsplit

from bot.chat.telegram_chat.places import Place
from bot.persistence.tables import look
from bot.table.table import Table
from tests.bot.chat.telegram_chat.club import Club
from tests.fakes.telegram_server import Chat, Message, User

OPEN = ("Invite a friend", "Both sides")


def own(members: Club, user: User) -> Chat:
    """Return the private chat of a user."""
    return members.server.own_chat(user)


def payload_of(board: Message) -> str:
    """Return what the link of an invitation carries."""
    buttons = [button for row in board.buttons for button in row]
    (link,) = [button["copy_text"]["text"] for button in buttons if "copy_text" in button]
    (payload,) = parse_qs(urlsplit(str(link)).query)["start"]
    return payload


async def invite(members: Club, game: str = "checkers") -> str:
    """Let Anna invite a friend, and return what the link carries."""
    board = await members.say(members.anna, f"/play friend {game}", own(members, members.anna))
    return payload_of(board)


async def begin(members: Club, game: str = "checkers") -> str:
    """Let Anna invite Ben, who comes."""
    payload = await invite(members, game)
    await members.say(members.ben, f"/start {payload}", own(members, members.ben))
    return payload


async def shared_table(members: Club, user: User) -> Table:
    """Return the table where the chat of a user sits."""
    note = await members.desk.notes.load(f"telegram:{user.id}:sits")
    found = await look(members.store, Place(int(note)).table)
    assert found.table is not None
    return found.table
