"""How a friend comes to a table that private chats share: with its code, or by a link."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bot.chat.discord_chat.codes import write_code
from bot.chat.discord_chat.links import take_along, to_activity
from bot.chat.discord_chat.markdown import escape
from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import shared_number
from bot.replies.reply import Announcement, Reply
from bot.texts import Texts

_LEAVE: Final = "leave"


@dataclass(frozen=True, slots=True)
class Invitation:
    """Says how a friend comes: with a code, and by a link if our page opens inside Discord."""

    application: int
    by_link: bool

    def add_to(
        self, message: Message, reply: Reply, texts: Texts, commands: Mapping[str, int]
    ) -> Message:
        """Return the message of a table that waits for a friend, with how to invite one."""
        number = shared_number(reply.table)
        if number is None or not isinstance(reply, Announcement) or not _is_waiting(reply):
            return message
        code, adding = write_code(number), take_along(self.application, texts).url
        # As text, links can be sent on; a button cannot.
        told = [f"{escape(texts.say('discord-invitation', code=code), commands)}\n{adding}"]
        if self.by_link:
            link = to_activity(self.application, code)
            told.append(f"{escape(texts.say('discord-invitation-link'))}\n{link}")
        return replace(message, text="\n\n".join((message.text, *told)))


def _is_waiting(reply: Announcement) -> bool:
    return any(choice.command == _LEAVE for group in reply.choices for choice in group)
