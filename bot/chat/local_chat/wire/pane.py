"""The table: a board, and everything around it."""

from msgspec import Struct

from bot.chat.local_chat.wire.board import Box, Image, Marks, Touch


class Button(Struct, frozen=True, omit_defaults=True):
    """A button under a message."""

    label: str
    payload: str
    style: str
    heading: str = ""
    """What the buttons of its group have in common."""


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
    short: str = ""
    """The name where several plates stand in a row, if it is another."""


class Finale(Struct, frozen=True):
    """The end of a game that was followed by the next one of the match."""

    headline: str
    text: str
    image: Image | None


class Scene(Struct, frozen=True, omit_defaults=True):
    """How the board stood for a moment, before it was as it is."""

    version: int
    told: str
    image: Image
    slides: tuple[tuple[Box, Box], ...] = ()
    mover: str = ""
    dice: tuple[Box, ...] = ()
    rolls: int = 0
    moves: int = 0


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
    scenes: tuple[Scene, ...] = ()
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
