"""Pictures and files of messages.

The address of a picture is made from what it shows, so whoever can guess it knows the board. Those
of files cannot be guessed.
"""

from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from bot.recent import RecentCache
from bot.replies.reply import Document
from render import Picture

MAX_DOWNLOADS: Final = 2000


@dataclass(frozen=True, slots=True)
class Download:
    """A picture or a file; the browser saves what has a name, and shows the rest."""

    kind: str
    content: bytes
    name: str = ""


class Downloads:
    """The latest pictures and files; the oldest is dropped when there are too many."""

    def __init__(self, most: int = MAX_DOWNLOADS) -> None:
        self._downloads = RecentCache[str, Download](most)

    def put_picture(self, picture: Picture) -> str:
        """Add a picture, and return its address."""
        name = sha256(picture.png).hexdigest()[:40] + ".png"
        self._downloads.put(name, Download("image/png", picture.png))
        return f"downloads/{name}"

    def put_animation(self, animation: Document) -> str:
        """Add a GIF, and return its address."""
        return self._put(Download("image/gif", animation.content), ".gif")

    def put_document(self, document: Document) -> str:
        """Add a file to save, and return its address."""
        return self._put(Download("application/octet-stream", document.content, document.name), "")

    def find(self, name: str) -> Download | None:
        """Return a download by its name; None if it was dropped."""
        return self._downloads.get(name)

    def _put(self, download: Download, ending: str) -> str:
        name = token_urlsafe(16) + ending
        self._downloads.put(name, download)
        return f"downloads/{name}"
