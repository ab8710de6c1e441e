"""Buttons with links: to invite people, or to add the bot to a group."""

from typing import Final

from telegram import InlineKeyboardButton

from bot.chat.telegram_chat import links
from bot.chat.telegram_chat.buttons import Row
from bot.chat.telegram_chat.places import Place
from bot.replies.reply import Menu, Reply
from bot.texts import Texts

_JOIN: Final = "join"
_PLAY: Final = frozenset({"play", "computer"})
"""Commands that begin a game."""


def link_buttons(reply: Reply, bot: str, texts: Texts) -> Row:
    """Return the buttons with links that belong under a reply."""
    place = Place.of_table(reply.table)
    offered = {choice.command for group in reply.choices for choice in group}
    if _JOIN in offered and place.is_group:
        url = links.share_link(links.join_link(bot, place))
        return (InlineKeyboardButton(texts.say("telegram-invite"), url=url),)
    if isinstance(reply, Menu) and _PLAY & offered and not place.is_group:
        label = texts.say("telegram-add-to-group")
        return (InlineKeyboardButton(label, url=links.group_link(bot)),)
    return ()
