"""Files that users attach: to their command as its caption, or in the message it replies to."""

from typing import Final

from telegram import Document, Message
from telegram.error import TelegramError

from bot.commands.request import AttachedFile, NotFetched

_LARGEST: Final = 20 * 1024 * 1024
"""Bytes that a bot can fetch; a file of unknown size may have as many."""


def attached_file(message: Message) -> AttachedFile | None:
    """Return the file of a message, or of the one that it replies to."""
    original = message.reply_to_message
    document = message.document or (original.document if original else None)
    if document is None:
        return None
    size = _LARGEST if document.file_size is None else document.file_size

    async def fetch() -> bytes:
        return await _fetch(document)

    return AttachedFile(size, fetch)


def command_of_caption(message: Message) -> str:
    """Return the command that stands as the caption under a file; empty if there is none."""
    caption = message.caption or ""
    return caption if message.document and caption.startswith("/") else ""


async def _fetch(document: Document) -> bytes:
    try:
        file = await document.get_file()
        return bytes(await file.download_as_bytearray())
    except TelegramError as error:
        raise NotFetched from error
