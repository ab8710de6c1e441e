"""Menus as messages of their own, apart from the board: each player has one open in a place."""

from dataclasses import replace
from functools import partial
from typing import Final

from bot.chat.telegram_chat.events import Pressed, Typed
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.sender import Sender
from bot.commands.parser import is_marked
from bot.identity import PlayerId
from bot.recent import RecentCache
from bot.replies.reply import Menu, Reply

_OPEN: Final = 10_000
"""How many menus are remembered."""


class Menus:
    """Opens and closes menus."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender
        self._open = RecentCache[tuple[Place, PlayerId], int](_OPEN)

    def open(self, event: Typed | Pressed, menu: Menu) -> None:
        """Send a menu to whoever asked for it; the one that they had open goes away."""
        note = partial(self._opened, event.place, event.request.player.id)
        answers = event.message if isinstance(event, Typed) else None
        self._sender.messages.send(
            event.place, name_asker(event, menu), answers, event.request.locale, note
        )

    def _opened(self, place: Place, player: PlayerId, message: int) -> None:
        older = self._open.get((place, player))
        self._open.put((place, player), message)
        if older:
            self._sender.messages.delete(place, older)

    def turn(self, pressed: Pressed, reply: Reply) -> None:
        """Show the next menu, or what was chosen, where the choice was made."""
        if isinstance(reply, Menu):
            reply = name_asker(pressed, reply)
        else:
            self._forget(pressed)
        self._sender.messages.edit(pressed.place, pressed.message, reply, pressed.request.locale)

    def close(self, pressed: Pressed) -> None:
        """Let a menu go away."""
        self._forget(pressed)
        self._sender.messages.delete(pressed.place, pressed.message)

    def _forget(self, pressed: Pressed) -> None:
        key = pressed.place, pressed.request.player.id
        if self._open.get(key) == pressed.message:
            self._open.put(key, 0)


def is_own(menu: Menu) -> bool:
    """Return whether a menu is for its asker alone; anybody may choose a new game."""
    return is_marked(menu.choices[0][0].payload)


def name_asker(event: Typed | Pressed, menu: Menu) -> Menu:
    """Return a menu that says in a group whom it asks, if not everybody."""
    public = event.place.is_group or event.place.is_inline
    if not public or not is_own(menu):
        return menu
    return replace(menu, text=f"{event.request.player.name}: {menu.text}")


def on_board_of(event: Typed | Pressed, menu: Menu) -> Menu:
    """Return a menu as the board message shows it: as everybody sees it, unless one person does."""
    return menu if event.place.shared else name_asker(event, menu.for_all())
