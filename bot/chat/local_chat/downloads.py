"""Pictures and files of messages, on a shelf for each person who is shown them.

The address of a picture is made from its content, so whoever can guess it knows the board. Those
of files cannot be guessed. Of pictures and animations only what they show is kept: they are made
when asked for.
"""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from bot.chat.local_chat.shelves import Shelves
from bot.identity import PlayerId
from bot.replies.document import Document
from bot.replies.drawings import Drawing
from bot.replies.film import Film
from render import Picture

PATH: Final = "downloads/"
PICTURES_EACH: Final = 128
"""How many pictures each person can look at; more than the messages of a room have."""
PICTURES: Final = 10_000
LINES_EACH: Final = 20_000
"""Lines of games in the animations of each person."""
LINES: Final = 200_000
FILES_EACH: Final = 2_000_000
"""Bytes of files for each person."""
FILES: Final = 32_000_000


@dataclass(frozen=True, slots=True)
class Download:
    """What is sent; the browser saves what has a name, and shows the rest."""

    kind: str
    content: bytes
    name: str = ""


class Downloads:
    """The latest pictures and files of each person."""

    def __init__(self) -> None:
        self._drawings = Shelves[Drawing](PICTURES_EACH, PICTURES)
        self._films = Shelves[Film](LINES_EACH, LINES)
        self._files = Shelves[Download](FILES_EACH, FILES)

    def put_picture(self, reader: PlayerId, drawing: Drawing, picture: Picture) -> str:
        """Add a picture of a drawing that a person is shown, and return its address."""
        url = picture_url(picture)
        self._drawings.put(reader, url.removeprefix(PATH), drawing)
        return url

    def put_animation(self, reader: PlayerId, name: str, film: Film) -> str:
        """Add the animation of a film that a person is shown, and return its address."""
        self._films.put(reader, name, film, len(film.lines))
        return f"{PATH}{name}"

    def put_document(self, reader: PlayerId, document: Document) -> str:
        """Add a file to save, and return its address."""
        saved = Download("application/octet-stream", document.content, document.name)
        name = token_urlsafe(16)
        self._files.put(reader, name, saved, len(saved.content))
        return f"{PATH}{name}"

    def find(self, name: str) -> Download | Drawing | Film | None:
        """Return a file, or what a picture or an animation shows; None if it was dropped."""
        return self._files.find(name) or self._drawings.find(name) or self._films.find(name)


@lru_cache(256)
def picture_url(picture: Picture) -> str:
    """Return the address of a picture."""
    return f"{PATH}{_digest(picture.png)}.png"


def animation_name(gif: bytes) -> str:
    """Return the name of an animation."""
    return f"{_digest(gif)}.gif"


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:40]
