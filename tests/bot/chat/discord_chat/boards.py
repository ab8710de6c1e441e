"""The board of a game that has begun, and whom it alerts."""

from tests.bot.chat.discord_chat.club import Club
from tests.fakes.discord_server.limits import Json


async def sit_down(made: Club, game: str = "checkers", **options: str) -> Json:
    """Let Anna and Ben begin a game, and return its board."""
    opened = await made.anna.slash(made.channel, "play", game=game, **options)
    await made.ben.press(opened.said[0], "Join")
    return await made.board()


def alerted(message: Json) -> list[str]:
    """Return the ids of those whom a message alerts."""
    return [user["id"] for user in message["mentions"]]
