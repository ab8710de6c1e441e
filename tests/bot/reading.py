"""What stands in a reply, whichever type it has; nothing if that type has no such thing."""

from bot.identity import Player
from bot.replies.contents import drawing_of
from bot.replies.document import Document
from bot.replies.reply import Announcement, Handout, Refusal, Replay, Reply


def version_of(reply: Reply | None) -> int:
    """Return the version that a reply announces; 0 if it announces none."""
    return reply.version if isinstance(reply, Announcement) else 0


def mention_of(reply: Reply) -> Player | None:
    """Return the player whom a reply alerts."""
    return reply.mention if isinstance(reply, Announcement) else None


def document_of(reply: Reply) -> Document | None:
    """Return the file that a reply hands out."""
    return reply.document if isinstance(reply, Handout) else None


def animation_of(reply: Reply) -> Document | None:
    """Return the animation of a replay."""
    return reply.animation if isinstance(reply, Replay) else None


def alt_text_of(reply: Reply) -> str:
    """Return the picture of a reply in words."""
    drawing = drawing_of(reply)
    return drawing.alt_text if drawing else ""


def is_refused(reply: Reply) -> bool:
    """Return whether a reply says why something was not done."""
    return isinstance(reply, Refusal)
