"""The messages between the page and the server: JSON objects with a type."""

import re
from typing import Annotated, Final, TypeAlias

import msgspec
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


class Person(Struct, frozen=True):
    """A guest in a room."""

    id: str
    name: str


class Button(Struct, frozen=True, omit_defaults=True):
    """A button under a message."""

    label: str
    payload: str
    style: str
    heading: str = ""
    """What the buttons of its group have in common."""


class Box(Struct, frozen=True, array_like=True):
    """A part of a picture, in percent of its width and height."""

    left: float
    top: float
    width: float
    height: float


class Image(Struct, frozen=True):
    """A picture and its description."""

    url: str
    alt: str
    width: int
    height: int


class File(Struct, frozen=True):
    """A file to download."""

    url: str
    name: str


class Way(Struct, frozen=True, array_like=True):
    """Where a piece can be put down, and what is pressed by that."""

    payload: str
    box: Box


class Touch(Struct, frozen=True, omit_defaults=True):
    """Something that can be pressed on the board."""

    payload: str
    label: str
    kind: str
    box: Box
    shape: Box | None = None
    """What is shown of it: a wall before it is laid, a piece when it is taken up."""
    ways: tuple[Way, ...] = ()
    """Where it can be dragged to."""


class Marks(Struct, frozen=True, omit_defaults=True):
    """What is marked on the board while a move is chosen, and the colours of its theme for it."""

    core: str
    edge: str
    rings: tuple[Box, ...] = ()
    """Around the pieces that may move."""
    frames: tuple[Box, ...] = ()
    """Around their squares, and the trays that they may go to."""
    dots: tuple[Box, ...] = ()
    """Where they may go."""


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


class Fact(Struct, frozen=True):
    """A number about a player."""

    kind: str
    label: str
    value: int


class Plate(Struct, frozen=True, omit_defaults=True):
    """A player at the table."""

    seat: int
    id: str
    name: str
    side: str
    computer: bool = False
    yours: bool = False
    acts: bool = False
    score: int | None = None
    facts: tuple[Fact, ...] = ()


class Finale(Struct, frozen=True):
    """The end of a game that was followed by the next one of the match."""

    text: str
    image: Image | None


class Pane(Struct, tag="pane", frozen=True, omit_defaults=True):
    """The table as it is: a board to touch, and everything around it."""

    version: int
    phase: str
    game: str
    title: str
    options: tuple[str, ...] = ()
    occasion: str = ""
    plates: tuple[Plate, ...] = ()
    places: int = 0
    awaited: tuple[str, ...] = ()
    status: str = ""
    told: str = ""
    image: Image | None = None
    marks: Marks | None = None
    touches: tuple[Touch, ...] = ()
    choices: tuple[tuple[Button, ...], ...] = ()
    seal: str = ""
    slides: tuple[tuple[Box, Box], ...] = ()
    mover: str = ""
    dice: tuple[Box, ...] = ()
    rolls: int = 0
    moves: int = 0
    seat: int = 0
    theme: str = ""
    deadline: int = 0
    at: int = 0
    """The server's time, which a clock on the page goes by."""
    mine: bool = False
    """Whether the table waits for the guest."""
    finale: Finale | None = None


class Choosing(Struct, tag="choosing", frozen=True, omit_defaults=True):
    """A move that the guest is choosing on the board, step by step."""

    version: int
    text: str
    image: Image | None
    marks: Marks | None = None
    touches: tuple[Touch, ...] = ()
    choices: tuple[tuple[Button, ...], ...] = ()
    problem: str = ""
    """The key of the problem on whose board it is chosen; empty for the table."""


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


class Spoken(Struct, tag="spoken", frozen=True):
    """The guest has chosen another language: everything is to be read again in it."""

    language: str


class Turns(Struct, tag="turns", frozen=True):
    """The rooms of the guest in which it is their turn."""

    rooms: tuple[str, ...]


ToPage: TypeAlias = (
    Welcome
    | Told
    | Pane
    | Choosing
    | People
    | Came
    | Went
    | Suggestions
    | Working
    | Wanted
    | Done
    | Spoken
    | Turns
)

_FROM_PAGE: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)
_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+")
"""Invisible characters, and those that change the direction of text."""


class Unreadable(Exception):
    """Not a message that our page sends."""


def read(text: str) -> FromPage:
    """Read a message from the page."""
    try:
        return _FROM_PAGE.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from None


def write(message: ToPage) -> str:
    """Return a message to the page as JSON."""
    return msgspec.json.encode(message).decode()


def clean_name(name: str, longest: int) -> str:
    """Return a name on one line, without invisible characters."""
    return " ".join(_CONTROLS.sub(" ", name).split())[:longest].strip()
