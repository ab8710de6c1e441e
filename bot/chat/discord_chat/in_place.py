"""When a board takes the place of the newest one, and when it has to be a new message."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.chat.discord_chat.messages import Message
from bot.commands.parser import parse
from bot.identity import Moment, PlayerId
from bot.persistence.places import ShownMessage
from bot.replies.reply import Announcement

_SECOND: Final = 1_000


def awaited(reply: Announcement, looking: PlayerId) -> PlayerId:
    """Return the player for whom a board waits; empty if for nobody in particular.

    While a computer thinks, that is the one who looks on: whoever has acted before it.
    """
    if reply.thinking:
        return looking
    return reply.mention.id if reply.mention else PlayerId("")


@dataclass(frozen=True, slots=True)
class Scene:
    """What is known when a board is to be shown."""

    waits: PlayerId
    """The player for whom it waits; empty if for nobody in particular."""
    here: bool = False
    """Whether everybody concerned has just done something at the table, and needs no alert."""
    near: bool = False
    """Whether the newest board is near the end of the channel."""
    looking: bool = False
    """Whether a button of the newest board was pressed."""
    old: bool = False
    """Whether Discord limits edits of the newest board."""
    asked: bool = True
    """Whether somebody typed or pressed something, and it did not happen by itself."""


def editable(
    shown: ShownMessage | None, reply: Announcement, messages: Sequence[Message], scene: Scene
) -> bool:
    """Return whether the newest board can become this one; else this one is a new message.

    An edit alerts nobody, has a single page, and is not seen where the board has scrolled away.
    The end of a game stays where it is.
    """
    if shown is None or shown.over or reply.urgent or reply.replaced or len(messages) > 1:
        return False
    near = scene.near and bool(reply.versions)
    if scene.waits == shown.awaited != "":
        return near or scene.looking or not (scene.asked or scene.old)
    goes_on = scene.waits or shown.awaited or scene.looking
    return near and scene.here and bool(goes_on)


def due_again(shown: ShownMessage | None, reply: Announcement, waits: PlayerId) -> bool:
    """Return whether a reply repeats what was shown without an alert to the player to act."""
    return (
        shown is not None
        and shown.quiet == reply.version != 0
        and waits == shown.awaited
        and not reply.urgent
    )


def shown_message(  # noqa: PLR0913 - all that decides about the next alert
    reply: Announcement,
    message: int,
    scene: Scene,
    before: ShownMessage | None,
    *,
    asker: PlayerId | None,
    at: Moment,
) -> ShownMessage:
    """Return the note of a message that now shows a board.

    It says whether the player for whom it waits still has to be alerted, if they do not act.
    """
    since, quiet = _quiet(reply, message, scene.waits, before, asker)
    return ShownMessage(
        reply.table,
        message,
        at=(since or at // _SECOND) if quiet else 0,
        awaited=scene.waits,
        over=reply.board is not None and reply.board.ending is not None,
        quiet=quiet,
    )


def _quiet(
    reply: Announcement,
    message: int,
    waits: PlayerId,
    before: ShownMessage | None,
    asker: PlayerId | None,
) -> tuple[int, int]:
    """Return since when a player waits without an alert, and at which version; 0 for neither."""
    if before is None or not waits or waits == asker:
        return 0, 0
    waited = waits == before.awaited and before.quiet
    if not reply.versions:
        return (before.at, before.quiet) if waited else (0, 0)
    if message != before.message or (waits == before.awaited and not before.quiet):
        return 0, 0
    return (before.at if waited else 0), reply.version


def version_of(reply: Announcement) -> int:
    """Return the version whose news a reply has; if nothing is new, the one that it shows."""
    buttons = (choice for group in reply.choices for choice in group)
    stamps = (parse(button.payload, pressed=True).stamp or 0 for button in buttons)
    return reply.version or next(stamps, 0)
