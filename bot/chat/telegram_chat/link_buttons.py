"""Buttons that lead out of the chat: with links, and with texts to copy."""

from typing import Final

from telegram import CopyTextButton, InlineKeyboardButton

from bot.chat.telegram_chat import links
from bot.chat.telegram_chat.buttons import Row
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import TableTokens
from bot.identity import TableId
from bot.replies.reply import Announcement, Menu, Reply
from bot.texts import Texts

_JOIN, _LEAVE = "join", "leave"
_PLAY: Final = frozenset({"play", "computer"})
"""Commands that begin a game."""


def link_buttons(reply: Reply, bot: str, texts: Texts, tokens: TableTokens) -> Row:
    """Return the buttons with links that belong under a reply; `tokens` are for invitations."""
    place = Place.of_table(reply.table)
    offered = {choice.command for group in reply.choices for choice in group}
    if _JOIN in offered:
        if not place.is_group:
            return ()
        url = links.share_link(links.join_link(bot, place))
        return (InlineKeyboardButton(texts.say("telegram-invite"), url=url),)
    if place.is_shared and isinstance(reply, Announcement) and _LEAVE in offered:
        return _invitation(reply.table, bot, texts, tokens)
    if isinstance(reply, Menu) and _PLAY & offered and not place.is_group:
        label = texts.say("telegram-add-to-group")
        return (InlineKeyboardButton(label, url=links.group_link(bot)),)
    return ()


def copy_buttons(reply: Reply) -> Row:
    """Return the buttons that copy something of a reply."""
    return tuple(
        InlineKeyboardButton(each.label, copy_text=CopyTextButton(each.text))
        for each in reply.copies
    )


def _invitation(table: TableId, bot: str, texts: Texts, tokens: TableTokens) -> Row:
    """Return the buttons that send a friend the link to a shared table, or copy it."""
    link = links.invitation_link(bot, tokens.seal(table))
    url = links.share_link(link, texts.say("telegram-come-and-play"))
    return (
        InlineKeyboardButton(texts.say("choice-friend"), url=url),
        InlineKeyboardButton(texts.say("telegram-copy-link"), copy_text=CopyTextButton(link)),
    )
