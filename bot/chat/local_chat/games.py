"""The games of a room, to step through: their moves, and a picture of every position."""

import re
from typing import Final

import msgspec
from aiohttp import web
from msgspec import Struct

from bot.chat.local_chat.chat import LocalChat
from bot.desk.desk import Desk
from bot.desk.game_steps import LATEST, GameSteps, GameUnavailable
from bot.identity import TableId
from bot.language import Language, choose_language
from bot.preferences import PLAYER_DEFAULTS
from bot.replies.boards import Perspective
from bot.replies.drawings import Board
from bot.replies.steps import Row, Steps
from bot.replies.table_texts import TableTexts
from render import THEMES

_ROOM: Final = re.compile(r"[\w-]{1,40}")
_GAME: Final = re.compile(r"[\w-]{1,40}(\.[0-9]{1,5})?", re.ASCII)
_NUMBER: Final = "{number:[0-9]{1,5}}"
_FOR_A_DAY: Final = "private, max-age=86400, immutable"
"""A finished game stays as it is, but a later version of Parlour may draw it better."""
_FOR_A_MOMENT: Final = "private, max-age=10"
"""In a game that is being played, a move can be taken back."""


class Game(Struct, frozen=True):
    """A game in words."""

    id: str
    title: str
    players: tuple[str, ...]
    """Their names in the order of seats."""
    seats: int
    finished: bool
    result: str
    """How it ended; empty while it is played."""
    count: int
    """How many positions follow the opening."""
    moves: tuple[Row, ...]
    told: tuple[str, ...]
    """What has just happened in each position, the opening first."""


class Alt(Struct, frozen=True):
    """A position in words, for those who cannot see its picture."""

    alt: str


class Games:
    """Serves games to everybody who knows the name of the room, as the room itself is."""

    def __init__(self, desk: Desk, language: Language) -> None:
        self._desk = desk
        self._language = language
        self._steps = GameSteps(desk.tables)

    async def show_game(self, request: web.Request) -> web.Response:
        """Answer with the moves of a game."""
        steps = await self._find(request)
        texts = self._texts(request, steps)
        game = Game(
            id=steps.table.dice.game_id,
            title=steps.title(texts),
            players=texts.names,
            seats=len(texts.names),
            finished=steps.table.ending is not None,
            result=steps.result(texts),
            count=steps.count,
            moves=tuple(steps.rows(texts)),
            told=steps.told(texts),
        )
        return _json(game)

    async def describe(self, request: web.Request) -> web.Response:
        """Answer with a position in words."""
        steps = await self._find(request)
        return _json(Alt(self._board(request, steps).alt_text))

    async def draw(self, request: web.Request) -> web.Response:
        """Answer with the picture of a position."""
        steps = await self._find(request)
        picture = await self._desk.paint(self._board(request, steps), steps.table.id)
        if picture is None:
            raise web.HTTPServiceUnavailable
        lasts = steps.table.ending is not None and request.match_info["game"] != LATEST
        return web.Response(
            body=picture.png,
            content_type="image/png",
            headers={"Cache-Control": _FOR_A_DAY if lasts else _FOR_A_MOMENT},
        )

    async def _find(self, request: web.Request) -> Steps:
        room, game = request.match_info["room"], request.match_info["game"]
        if not (_ROOM.fullmatch(room) and _GAME.fullmatch(game)):
            raise web.HTTPNotFound
        try:
            steps = await self._steps.find(TableId(f"{LocalChat.platform}:{room}"), game)
        except GameUnavailable:
            raise web.HTTPServiceUnavailable from None
        if steps is None:
            raise web.HTTPNotFound
        return steps

    def _texts(self, request: web.Request, steps: Steps) -> TableTexts:
        language = choose_language(request.query.get("locale"), default=self._language)
        return TableTexts.of(language, steps.table.players)

    def _board(self, request: web.Request, steps: Steps) -> Board:
        """Return the position that is asked for, as the reader wants to see it."""
        number = int(request.match_info["number"])
        if number > steps.count:
            raise web.HTTPNotFound
        seat = steps.seat_of(request.query.get("seat", ""))
        theme = request.query.get("theme", "")
        if theme not in THEMES:
            theme = PLAYER_DEFAULTS.theme
        return steps.board(number, Perspective(self._texts(request, steps), seat, seat, theme))


def game_routes(desk: Desk, language: Language) -> list[web.RouteDef]:
    """Return the routes of games; `language` is for those who read none of ours."""
    games = Games(desk, language)
    return [
        web.get("/games/{room}/{game}", games.show_game),
        web.get(f"/games/{{room}}/{{game}}/{_NUMBER}", games.describe),
        web.get(f"/games/{{room}}/{{game}}/{_NUMBER}.png", games.draw),
    ]


def _json(answer: Struct) -> web.Response:
    return web.Response(body=msgspec.json.encode(answer), content_type="application/json")
