"""When a board takes the place of the newest one, and when it has to be a new message."""

from collections.abc import Sequence

from bot.chat.discord_chat.messages import Message
from bot.commands.parser import parse
from bot.identity import PlayerId
from bot.persistence.places import ShownMessage
from bot.replies.reply import Announcement


def awaited(reply: Announcement, looking: PlayerId) -> PlayerId:
    """Return the player for whom a board waits; empty if for nobody in particular.

    While a computer thinks, that is the one who looks on: whoever has acted before it.
    """
    if reply.thinking:
        return looking
    return reply.mention.id if reply.mention else PlayerId("")


def editable(
    shown: ShownMessage | None, reply: Announcement, messages: Sequence[Message], waits: PlayerId
) -> int:
    """Return the newest board if it can become this one, because it waits for the same player.

    Return 0 if this one has to be a new message: an edit alerts nobody, and has a single page.
    """
    if shown is None or reply.urgent or len(messages) > 1:
        return 0
    return shown.message if waits == shown.awaited != "" else 0


def version_of(reply: Announcement) -> int:
    """Return the version whose news a reply has; if nothing is new, the one that it shows."""
    buttons = (choice for group in reply.choices for choice in group)
    stamps = (parse(button.payload, pressed=True).stamp or 0 for button in buttons)
    return reply.version or next(stamps, 0)
