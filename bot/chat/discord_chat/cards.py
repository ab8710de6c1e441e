"""Messages as cards of Components V2: text, pictures with alt text, files, and rows of buttons.

All our messages are of this kind: Discord turns an older one into it at its next edit, and never
back, so a message can always become any other.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.chat.discord_chat.buttons import make_rows
from bot.chat.discord_chat.links import Link, make_row
from bot.chat.discord_chat.signs import Signs
from bot.replies.choice import Choices

MAX_ALT_TEXT: Final = 1024
_PICTURES: Final = (".png", ".gif")
AS_CARD: Final[dict[str, Any]] = {"content": None, "embeds": []}
"""The arguments of an edit that empty what a message of an earlier version has beside its card."""


@dataclass(frozen=True, slots=True)
class Card:
    """What a message shows. Its files are sent beside it."""

    text: str
    files: tuple[str, ...] = ()
    """The names of its files, which are pictures, animations or documents."""
    alt_text: str = ""
    choices: Choices = ()
    aside: str = ""
    """A smaller text, which goes when the board is taken down."""
    framed: bool = False
    accent: int | None = None
    """The colour at the side of its frame."""
    signs: Signs | None = None
    """The signs on its buttons."""
    links: tuple[Link, ...] = ()

    def view(self) -> ui.LayoutView:
        """Return the card for discord.py.

        It is stopped, so discord.py does not keep it in memory: `pressed_payload` reads a press, in
        any process.
        """
        view = ui.LayoutView(timeout=None)
        parts = list(self._parts())
        framed = [ui.Container(*parts, accent_colour=self.accent)] if self.framed else parts
        for part in framed:
            view.add_item(part)
        view.stop()
        return view

    def taken_down(self, *, keeps_picture: bool) -> "Card":
        """Return what is left of a board: its text, or its text and picture."""
        return Card(self.text, self.files if keeps_picture else (), self.alt_text)

    def _parts(self) -> Iterator[ui.Item[Any]]:
        for text in filter(None, (self.text, self.aside)):
            yield ui.TextDisplay(text)
        pictures = [name for name in self.files if name.endswith(_PICTURES)]
        if pictures:
            yield ui.MediaGallery(*map(self._picture, pictures))
        for name in self.files:
            if name not in pictures:
                yield ui.File(f"attachment://{name}")
        yield from make_rows(self.choices, self.signs or Signs())
        if self.links:
            yield make_row(self.links)

    def _picture(self, name: str) -> discord.MediaGalleryItem:
        alt_text = self.alt_text[:MAX_ALT_TEXT]
        return discord.MediaGalleryItem(f"attachment://{name}", description=alt_text)


def read_card(message: discord.Message) -> Card:
    """Return what a message shows; of one without components, what it would show as a card."""
    texts = (one for one in _walk(message.components) if isinstance(one, discord.TextDisplay))
    first = next(texts, None)
    described = (one.description for one in message.attachments if one.description)
    return Card(
        first.content if first else message.content,
        tuple(one.filename for one in message.attachments),
        next(described, ""),
    )


def as_old_board(card: Card) -> dict[str, Any]:
    """Return the arguments that leave only this of a board, and no files but those it names."""
    edited = {**AS_CARD, "view": card.view()}
    return edited if card.files else {**edited, "attachments": []}


def _walk(components: Iterable[Any]) -> Iterator[Any]:
    for one in components:
        yield one
        yield from _walk(getattr(one, "children", ()))
