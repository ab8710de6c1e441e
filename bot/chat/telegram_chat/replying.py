"""What a message replies to: that keeps it in the comments on a post."""

from telegram import ReplyParameters

from bot.chat.telegram_chat.places import Place


def in_thread(place: Place, answers: int | None = None) -> ReplyParameters | None:
    """Return the reply to a message; else, in comments, to the post. None if it is no reply."""
    message = answers or place.post
    return ReplyParameters(message, allow_sending_without_reply=True) if message else None
