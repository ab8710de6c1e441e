"""Tables as the page shows them."""

from dataclasses import dataclass

from msgspec.structs import replace

from bot.chat.local_chat.downloads import Downloads, picture_url
from bot.chat.local_chat.overlays import boxes_on, lift_marks, marks_on, slides_on, touches_on
from bot.chat.local_chat.wire import Button, Choosing, Fact, Finale, Image, Pane, Plate, Scene
from bot.desk.desk import Desk
from bot.identity import PlayerId, TableId
from bot.replies import plates, reply, scenes, touches
from bot.replies.choice import Choice, Choices
from bot.replies.drawings import Board
from bot.replies.touches import TouchKind
from render import Picture


@dataclass(frozen=True, slots=True)
class ShownPane:
    """A table for all who see it alike, with the pictures that it shows."""

    pane: Pane
    pictures: tuple[tuple[Board, Picture], ...]


class Panes:
    """Makes what the page shows of a table; its pictures can then be downloaded."""

    def __init__(self, desk: Desk, downloads: Downloads) -> None:
        self._desk = desk
        self._downloads = downloads

    async def show(self, table: TableId, view: reply.TableView) -> ShownPane | None:
        """Return a table in one view; None if there is nothing to show of it."""
        if view.write_pane is None:
            return None
        pane, finale = view.write_pane(), view.finale
        board, marks = lift_marks(pane.board)
        picture = await self._paint(board, table)
        end = finale.board if finale else None
        last = await self._paint(end, table)
        boards = [(one, await self._paint(one.board, table)) for one in pane.scenes]
        seen = ((one.board, drawn) for one, drawn in boards)
        pictures = ((board, picture), (end, last), *seen)
        shown = Pane(
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
            image=_image(picture, board),
            marks=marks_on(board, marks, picture),
            touches=touches_on(pane.touches, picture),
            choices=buttons(_besides(pane.choices, pane.touches)),
            seal=pane.seal,
            scenes=tuple(_scene(one, drawn) for one, drawn in boards if drawn),
            slides=slides_on(pane.slides, picture),
            mover=pane.mover or "",
            dice=boxes_on(pane.dice, picture),
            rolls=pane.rolls,
            moves=pane.moves,
            seat=pane.seat,
            theme=pane.theme,
            deadline=pane.deadline or 0,
            at=self._desk.clock(),
            mine=pane.your_turn,
            finale=_finale(finale, _image(last, end)) if finale else None,
        )
        return ShownPane(shown, tuple((one, drawn) for one, drawn in pictures if one and drawn))

    def give(self, shown: ShownPane, reader: PlayerId) -> Pane:
        """Return a table for one reader, with pictures that are there and the time as it is."""
        for board, picture in shown.pictures:
            self._downloads.put_picture(reader, board, picture)
        return replace(shown.pane, at=self._desk.clock())

    async def choose(self, menu: reply.Menu, reader: PlayerId) -> Choosing:
        """Return a move that is being chosen, with what can be pressed next."""
        version = self._desk.tables.known.version_of(menu.table)
        board, marks = lift_marks(menu.board)
        picture = await self._paint(board, menu.table)
        pressed = menu.write_touches() if menu.write_touches else ()
        return Choosing(
            version=version,
            text=menu.text,
            image=self._put(picture, board, reader),
            marks=marks_on(board, marks, picture),
            touches=touches_on(pressed, picture),
            choices=buttons(_besides(menu.choices, pressed)),
            problem=menu.problem,
        )

    async def _paint(self, board: Board | None, table: TableId) -> Picture | None:
        return await self._desk.paint(board, table) if board else None

    def _put(self, picture: Picture | None, board: Board | None, reader: PlayerId) -> Image | None:
        if picture and board:
            self._downloads.put_picture(reader, board, picture)
        return _image(picture, board)


def _image(picture: Picture | None, board: Board | None) -> Image | None:
    if picture is None or board is None:
        return None
    return _drawn(picture, board)


def _drawn(picture: Picture, board: Board) -> Image:
    return Image(picture_url(picture), board.alt_text, picture.width, picture.height)


def _scene(scene: scenes.Scene, picture: Picture) -> Scene:
    return Scene(
        version=scene.version,
        told="\n".join(scene.told),
        image=_drawn(picture, scene.board),
        slides=slides_on(scene.slides, picture),
        mover=scene.mover or "",
        dice=boxes_on(scene.dice, picture),
        rolls=scene.rolls,
        moves=scene.moves,
    )


def _finale(finale: reply.Finale, image: Image | None) -> Finale:
    """Return the end of a game: its result, and apart from it whatever led there."""
    others = (line for line in finale.text.splitlines() if line != finale.result)
    return Finale(finale.result, "\n".join(others), image)


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
        short=plate.short_name if plate.short_name != plate.name else "",
    )
