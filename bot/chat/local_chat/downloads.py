"""Pictures and files for a while, at addresses that nobody can guess."""

from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Final

from bot.recent import RecentCache
from bot.replies.reply import Document
from render import Picture

MOST: Final = 2000


@dataclass(frozen=True, slots=True)
class Thing:
    """Bytes of a kind; one with a name is to be saved and not shown."""

    kind: str
    content: bytes
    name: str = ""


class Downloads:
    """Keeps what messages show; when it is full, the oldest goes."""

    def __init__(self, most: int = MOST) -> None:
        self._things = RecentCache[str, Thing](most)

    def put_picture(self, picture: Picture) -> str:
        """Keep a picture, and return where it is."""
        return self._put(Thing("image/png", picture.png), ".png")

    def put_animation(self, animation: Document) -> str:
        """Keep a GIF, and return where it is."""
        return self._put(Thing("image/gif", animation.content), ".gif")

    def put_document(self, document: Document) -> str:
        """Keep a file to hand out, and return where it is."""
        return self._put(Thing("application/octet-stream", document.content, document.name), "")

    def find(self, name: str) -> Thing | None:
        """Return what is kept under a name."""
        return self._things.get(name)

    def _put(self, thing: Thing, ending: str) -> str:
        name = token_urlsafe(16) + ending
        self._things.put(name, thing)
        return f"kept/{name}"
