"""In which other rooms it is a guest's turn: the page marks these."""

from bot.chat.local_chat.rooms import Rooms
from bot.chat.local_chat.window import Window
from bot.chat.local_chat.wire import Turns
from bot.identity import TableId


def show_turns(window: Window, rooms: Rooms, changed: TableId | None = None) -> None:
    """Tell a window in which rooms it is its guest's turn, if a room that it visits has changed."""
    if changed and changed not in window.visited:
        return
    waiting = (
        table.partition(":")[2]
        for table in window.visited
        if (room := rooms.known(table)) and room.waits_for == window.reader.player
    )
    window.send(Turns(tuple(waiting)))
