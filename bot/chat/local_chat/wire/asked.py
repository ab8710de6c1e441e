"""What a window asks for."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=1, max_length=40)]
"""A window's own id of a request: sent again with the same key, it is carried out once."""

Room = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]


class Hello(Struct, tag="hello", frozen=True):
    """A window connects, or reconnects."""

    secret: Annotated[str, Meta(min_length=20, max_length=80)]
    """Identifies the guest; only their windows know it."""
    name: Annotated[str, Meta(max_length=200)]
    room: Room
    locale: Annotated[str, Meta(max_length=40)] = ""
    run: str = ""
    """The run of the server that `seen` belongs to."""
    seen: int = 0
    """The number of the last message that the window has."""
    session: Annotated[str, Meta(max_length=2000)] = ""
    """For a visitor of another platform: who they are and which table they have come to."""
    rooms: Annotated[tuple[Room, ...], Meta(max_length=12)] = ()
    """Other rooms that the guest has visited, to be told when it is their turn there."""


class Say(Struct, tag="say", frozen=True):
    """The guest typed something."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    key: Key
    quiet: bool = False
    """Whether a form of the page typed it, so that others do not have to read it."""


class Press(Struct, tag="press", frozen=True):
    """The guest pressed a button."""

    payload: Annotated[str, Meta(min_length=1, max_length=64)]
    key: Key


class Suggest(Struct, tag="suggest", frozen=True):
    """The guest is typing a move, and wants suggestions."""

    text: Annotated[str, Meta(max_length=200)]


class Speak(Struct, tag="speak", frozen=True):
    """The guest chose a language."""

    language: Annotated[str, Meta(min_length=1, max_length=10)]
    key: Key


class Hand(Struct, tag="hand", frozen=True):
    """The guest hands in a file to be analysed, which the server may then ask for."""

    size: Annotated[int, Meta(ge=0)]
    """In bytes."""
    key: Key


FromPage: TypeAlias = Hello | Say | Press | Suggest | Speak | Hand

Asked: TypeAlias = Say | Press | Suggest | Speak | Hand
"""What a guest asks for who has said hello."""
