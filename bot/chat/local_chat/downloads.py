"""Pictures and files for a while, at addresses that nobody can guess."""

from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Final

from bot.recent import RecentCache
from bot.replies.reply import Document
from render import Picture

MAX_DOWNLOADS: Final = 2000


@dataclass(frozen=True, slots=True)
class Download:
    """Bytes of a kind; one with a name is to be saved and not shown."""

    kind: str
    content: bytes
    name: str = ""


class Downloads:
    """Keeps what messages show; when it is full, the oldest goes."""

    def __init__(self, most: int = MAX_DOWNLOADS) -> None:
        self._downloads = RecentCache[str, Download](most)

    def put_picture(self, picture: Picture) -> str:
        """Keep a picture, and return where it is."""
        return self._put(Download("image/png", picture.png), ".png")

    def put_animation(self, animation: Document) -> str:
        """Keep a GIF, and return where it is."""
        return self._put(Download("image/gif", animation.content), ".gif")

    def put_document(self, document: Document) -> str:
        """Keep a file to hand out, and return where it is."""
        return self._put(Download("application/octet-stream", document.content, document.name), "")

    def find(self, name: str) -> Download | None:
        """Return what is kept under a name."""
        return self._downloads.get(name)

    def _put(self, thing: Download, ending: str) -> str:
        name = token_urlsafe(16) + ending
        self._downloads.put(name, thing)
        return f"kept/{name}"
