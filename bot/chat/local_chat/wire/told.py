"""What a window is told: messages, who is there, and what became of its requests."""

from typing import Final

from msgspec import Struct

from bot.chat.local_chat.wire.board import Image, Touch
from bot.chat.local_chat.wire.pane import Button, Pane

UNKNOWN_LEVEL: Final = 0
"""Stands for the level of a guest whose settings cannot be read."""


class Person(Struct, frozen=True):
    """A guest in a room."""

    id: str
    name: str


class File(Struct, frozen=True):
    """A file to download."""

    url: str
    name: str


class Message(Struct, frozen=True, omit_defaults=True):
    """A message of a room: by a guest, or by Parlour if `by` is missing."""

    at: int
    text: str
    id: int = 0
    """Counts up by one in a room; 0 for a message to one window, which is not remembered."""
    by: Person | None = None
    image: Image | None = None
    file: File | None = None
    choices: tuple[tuple[Button, ...], ...] = ()
    private: bool = False
    news: bool = False
    """Whether it tells what happened at the table."""
    menu: bool = False
    """Whether it goes as soon as it is answered, or another question comes."""
    lasting: bool = False
    """Whether its buttons, which one guest alone sees, outlast a change at the table."""
    problem: str = ""
    """The key of the problem that it asks; then its picture is a board to touch."""
    touches: tuple[Touch, ...] = ()


class Welcome(Struct, tag="welcome", frozen=True):
    """The window has joined: who its guest is, and the messages that it has not seen."""

    you: Person
    room: str
    """The room that the window asked for; for a visitor, the table that they have come to."""
    run: str
    """Identifies this run of the server: message numbers begin again with each."""
    network: str
    """The URL of the page for other machines; empty if there is none."""
    language: str
    """The language that the guest has chosen, or else that of the window."""
    messages: tuple[Message, ...]
    pane: Pane | None = None
    """The table; None if there is none yet."""
    level: int = UNKNOWN_LEVEL
    """The level of computers that the guest usually plays."""


class Told(Struct, tag="told", frozen=True):
    """A new message."""

    message: Message


class People(Struct, tag="people", frozen=True):
    """The guests who are in the room that a window has joined."""

    people: tuple[Person, ...]


class Came(Struct, tag="came", frozen=True):
    """A guest has come, or has another name."""

    person: Person


class Went(Struct, tag="went", frozen=True):
    """A guest has gone."""

    id: str


class Suggestions(Struct, tag="suggestions", frozen=True):
    """The moves that complete what was typed."""

    text: str
    moves: tuple[str, ...]


class Working(Struct, tag="working", frozen=True):
    """The progress of the request with a key."""

    key: str
    text: str


class Wanted(Struct, tag="wanted", frozen=True):
    """The file of the request with a key is to be sent to an address."""

    key: str
    url: str


class Done(Struct, tag="done", frozen=True):
    """The request with a key was answered."""

    key: str
    refused: bool = False
    """Whether nothing came of it, so that a menu is still to be answered."""
    occupied: bool = False
    """Whether it was refused because others play here: in another room it can be done."""


class Spoken(Struct, tag="spoken", frozen=True):
    """The guest has chosen another language: everything is to be read again in it."""

    language: str


class Usual(Struct, tag="usual", frozen=True):
    """The guest has chosen another level of computers to play usually."""

    level: int


class OwnGame(Struct, frozen=True):
    """A game that the guest plays in one of their rooms."""

    room: str
    phase: str
    title: str
    others: tuple[str, ...]
    """The names of those who play along; nobody if the guest plays all sides."""


class Games(Struct, tag="games", frozen=True):
    """The games that the guest plays, in the order of their rooms."""

    games: tuple[OwnGame, ...]


class Turns(Struct, tag="turns", frozen=True):
    """The rooms of the guest in which it is their turn."""

    rooms: tuple[str, ...]
