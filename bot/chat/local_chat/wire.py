"""What travels between the page and us: JSON objects with a type."""

import re
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=1, max_length=40)]
"""What a window calls something that it asks, so that it can ask again without harm."""
Room = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]


class Hello(Struct, tag="hello", frozen=True):
    """A window comes in, or comes back."""

    secret: Annotated[str, Meta(min_length=20, max_length=80)]
    """Known to the window alone: who knows it is the guest."""
    name: Annotated[str, Meta(max_length=200)]
    room: Room
    locale: Annotated[str, Meta(max_length=40)] = ""
    age: str = ""
    """The age of the server that the window knew; message numbers belong to it."""
    seen: int = 0
    """The last message that the window has."""


class Say(Struct, tag="say", frozen=True):
    """The guest has typed something."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    key: Key


class Press(Struct, tag="press", frozen=True):
    """The guest has pressed a button."""

    payload: Annotated[str, Meta(min_length=1, max_length=64)]
    key: Key


class Suggest(Struct, tag="suggest", frozen=True):
    """The guest is typing a move."""

    text: Annotated[str, Meta(max_length=200)]


class Speak(Struct, tag="speak", frozen=True):
    """The guest has chosen a language."""

    language: Annotated[str, Meta(min_length=1, max_length=10)]
    key: Key


FromPage: TypeAlias = Hello | Say | Press | Suggest | Speak


class Person(Struct, frozen=True):
    """Somebody in a room."""

    id: str
    name: str


class Button(Struct, frozen=True):
    """A button under a message."""

    label: str
    payload: str
    style: str


class Image(Struct, frozen=True):
    """A picture and the same in words."""

    url: str
    alt: str
    width: int
    height: int


class File(Struct, frozen=True):
    """Something to download."""

    url: str
    name: str


class Message(Struct, frozen=True, omit_defaults=True):
    """Something that was said: by a guest, or by Parlour where `by` is missing."""

    at: int
    text: str
    id: int = 0
    """Rises by one in a room; 0 is told to one window, and not remembered."""
    by: Person | None = None
    image: Image | None = None
    file: File | None = None
    choices: tuple[tuple[Button, ...], ...] = ()
    mention: str = ""
    private: bool = False


class Welcome(Struct, tag="welcome", frozen=True):
    """The window is in: who it is, and what it has missed."""

    you: Person
    room: str
    age: str
    network: str
    """Where other machines find the page; nothing if they cannot."""
    messages: tuple[Message, ...]


class Told(Struct, tag="told", frozen=True):
    """One more message."""

    message: Message


class People(Struct, tag="people", frozen=True):
    """Who is in the room now."""

    people: tuple[Person, ...]


class Suggestions(Struct, tag="suggestions", frozen=True):
    """Moves that may be meant by what is typed."""

    text: str
    moves: tuple[str, ...]


class Working(Struct, tag="working", frozen=True):
    """How far the answer to what was asked under a key is."""

    key: str
    text: str


class Done(Struct, tag="done", frozen=True):
    """What was asked under a key has been answered."""

    key: str


ToPage: TypeAlias = Welcome | Told | People | Suggestions | Working | Done

_FROM_PAGE: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)
_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+")
"""What cannot be seen in a name, or turns the text around it."""


class Unreadable(Exception):
    """Not what our page sends."""


def read(text: str) -> FromPage:
    """Return what a window says."""
    try:
        return _FROM_PAGE.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from None


def write(said: ToPage) -> str:
    """Return what a window is told."""
    return msgspec.json.encode(said).decode()


def clean_name(name: str, longest: int) -> str:
    """Return a name on one line, without what cannot be seen."""
    return " ".join(_CONTROLS.sub(" ", name).split())[:longest].strip()
