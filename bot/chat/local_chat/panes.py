"""Tables as the page shows them."""

from bot.chat.local_chat.downloads import Downloads
from bot.chat.local_chat.wire import (
    Box,
    Button,
    Choosing,
    Fact,
    Finale,
    Image,
    Pane,
    Plate,
    Touch,
    Way,
)
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.replies import plates, reply, touches
from bot.replies.choice import Choice, Choices
from bot.replies.drawings import Board
from bot.replies.touches import TouchKind
from render import Area, Picture


class Panes:
    """Makes what the page shows of a table; its pictures can then be downloaded."""

    def __init__(self, desk: Desk, downloads: Downloads) -> None:
        self._desk = desk
        self._downloads = downloads

    async def show(self, said: reply.Announcement, reader: PlayerId) -> Pane | None:
        """Return the table of an announcement for a reader; None if it shows none."""
        if said.write_pane is None:
            return None
        pane = said.write_pane()
        picture = await self._paint(pane.board, said.table)
        return Pane(
            version=pane.version,
            phase=pane.phase,
            game=pane.game,
            title=pane.title,
            options=pane.options,
            occasion=pane.occasion,
            plates=tuple(map(_plate, pane.plates)),
            places=pane.places,
            awaited=pane.awaited,
            status="\n".join(pane.status),
            told="\n".join(pane.told),
            image=self._image(picture, pane.board, reader),
            touches=_touches(pane.touches, picture),
            choices=buttons(_besides(pane.choices, pane.touches)),
            seal=pane.seal,
            slides=tuple(
                (_box(slide.origin, picture), _box(slide.target, picture)) for slide in pane.slides
            )
            if picture
            else (),
            mover=pane.mover or "",
            dice=tuple(_box(die, picture) for die in pane.dice) if picture else (),
            rolls=pane.rolls,
            moves=pane.moves,
            seat=pane.seat,
            theme=pane.theme,
            deadline=pane.deadline or 0,
            at=self._desk.clock(),
            mine=pane.your_turn,
            finale=await self._finale(said, reader),
        )

    async def choose(self, menu: reply.Menu, reader: PlayerId) -> Choosing:
        """Return a move that is being chosen, with what can be pressed next."""
        version = self._desk.tables.version_of(menu.table)
        picture = await self._paint(menu.board, menu.table)
        pressed = menu.write_touches() if menu.write_touches else ()
        return Choosing(
            version=version,
            text=menu.text,
            image=self._image(picture, menu.board, reader),
            touches=_touches(pressed, picture),
            choices=buttons(_besides(menu.choices, pressed)),
        )

    async def _finale(self, said: reply.Announcement, reader: PlayerId) -> Finale | None:
        if said.finale is None:
            return None
        board = said.finale.board
        picture = await self._paint(board, said.table)
        return Finale(said.finale.text, self._image(picture, board, reader))

    async def _paint(self, board: Board | None, table: TableId) -> Picture | None:
        return await self._desk.paint(board, table) if board else None

    def _image(
        self, picture: Picture | None, board: Board | None, reader: PlayerId
    ) -> Image | None:
        if picture is None or board is None:
            return None
        url = self._downloads.put_picture(reader, board, picture)
        return Image(url, board.alt_text, picture.width, picture.height)


def buttons(choices: Choices) -> tuple[tuple[Button, ...], ...]:
    """Return choices as buttons of the page."""
    return tuple(tuple(map(_button, group)) for group in choices)


def _button(choice: Choice) -> Button:
    return Button(choice.label, choice.payload, choice.style, choice.group)


def _besides(choices: Choices, pressed: tuple[touches.Touch, ...]) -> Choices:
    """Return the choices that do not lie on the board; nobody has to be offered a thing twice.

    What rolls the dice or turns the cube is offered in words too.
    """
    pieces = {touch.payload for touch in pressed if touch.kind is not TouchKind.WORD}
    kept = (tuple(choice for choice in group if choice.payload not in pieces) for group in choices)
    return tuple(group for group in kept if group)


def _plate(plate: plates.Plate) -> Plate:
    return Plate(
        seat=plate.seat,
        id=plate.player,
        name=plate.name,
        side=plate.side,
        computer=plate.computer,
        yours=plate.yours,
        acts=plate.acts,
        score=plate.score,
        facts=tuple(Fact(fact.kind, fact.label, fact.value) for fact in plate.facts),
    )


def _touches(pressed: tuple[touches.Touch, ...], picture: Picture | None) -> tuple[Touch, ...]:
    if picture is None:
        return ()
    return tuple(
        Touch(
            payload=touch.payload,
            label=touch.label,
            kind=touch.kind,
            box=_box(touch.area, picture),
            shape=_box(touch.shape, picture) if touch.shape else None,
            ways=tuple(Way(way.payload, _box(way.area, picture)) for way in touch.ways),
        )
        for touch in pressed
    )


def _box(area: Area, picture: Picture) -> Box:
    return Box(
        round(100 * area.left / picture.width, 3),
        round(100 * area.top / picture.height, 3),
        round(100 * area.width / picture.width, 3),
        round(100 * area.height / picture.height, 3),
    )
