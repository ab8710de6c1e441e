"""Moves that are suggested while somebody types."""

import asyncio

from tests.bot.room import ROOM, Room, backgammon


def suggestions(room: Room, typed: str) -> tuple[str, ...]:
    return asyncio.run(room.desk.suggest(ROOM, typed))


def test_moves_are_suggested_while_somebody_types() -> None:
    room = backgammon("52")
    assert "24/22 13/8" in suggestions(room, "")
    assert suggestions(room, "13/8 ")[0].startswith("13/8 ")
    assert all("13/8" in move for move in suggestions(room, "13/8"))
    assert suggestions(room, "nonsense") == ()


def test_nothing_is_suggested_where_nobody_plays() -> None:
    room = Room()
    assert suggestions(room, "") == ()
    room.say("Anna", "/play checkers")
    assert suggestions(room, "") == ()
