"""In which other rooms it is a guest's turn: the page marks these."""

from bot.chat.local_chat.rooms import Room
from bot.chat.local_chat.window import Window
from bot.chat.local_chat.wire import Turns
from bot.desk.desk import Desk


async def look_for_turns(window: Window, desk: Desk) -> None:
    """Tell a window in which of the rooms that its guest has visited it is their turn."""
    me = window.reader.player
    for table in window.visited:
        if any(player.id == me for player in await desk.waits_for(table)):
            window.waiting.add(table)
    _show(window)


def show_turn(window: Window, room: Room) -> None:
    """Tell a window whether it is its guest's turn in a room that has changed, if they visit it."""
    if room.table in window.visited:
        mine = room.waits_for == window.reader.player
        (window.waiting.add if mine else window.waiting.discard)(room.table)
        _show(window)


def _show(window: Window) -> None:
    waiting = (table for table in window.visited if table in window.waiting)
    window.send(Turns(tuple(table.partition(":")[2] for table in waiting)))
