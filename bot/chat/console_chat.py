"""The console: all players at one keyboard, with boards drawn in characters.

A line is `Anna: /roll`, or just `/roll` for the player who is to act; a number presses a button.
"""

import asyncio
import re
from collections.abc import AsyncIterable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import Player, PlayerId, TableId, is_computer
from bot.replies.contents import board_of, file_of
from bot.replies.document import Document
from bot.replies.quiz import DailyQuiz
from bot.replies.reply import Announcement, Menu, Refusal, Reply
from bot.texts import Texts
from bot.texts.typed import typed_words

if TYPE_CHECKING:
    from bot.replies.choice import Choice

TABLE: Final = TableId("console:-table")
"""No player can have this id, because names have no dash."""
NOBODY: Final = "Player"
"""Who types before anybody has given a name."""
_PATIENCE: Final = 30.0
"""Seconds in which computers act, or the next line is read all the same."""
_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_LINE: Final = re.compile(r"(?:(?P<name>[^\W\d_]\w*)\s*:\s*)?(?P<text>.*)", re.DOTALL)
_QUIT: Final = typed_words("quit")


class Console:
    """The chat in a terminal."""

    platform: Final = "console"

    def __init__(
        self,
        desk: Desk,
        write: Callable[[str], None],
        *,
        prompt: Callable[[str], None] | None = None,
        folder: Path = Path(),
        sketches: bool = True,
    ) -> None:
        self._desk = desk
        self._write = write
        self._prompt = prompt
        """Shows a prompt, where somebody sits at a terminal."""
        self._folder = folder
        """Where files are written that a reply hands out."""
        self._sketches = sketches
        self._texts = Texts(desk.language)
        self._speaker = ""
        self._prompted = False
        self._buttons: tuple[Choice, ...] = ()
        self._thought = asyncio.Event()
        """Whether no computer is thinking."""
        self._thought.set()

    async def run(self, lines: AsyncIterable[str]) -> None:
        """Show the table, then answer line after line until they end or somebody quits."""
        try:
            await self._begin()
            async for line in lines:
                self._prompted = False
                if _is_quit(line):
                    return
                await self.type(line)
                await self._let_computers_act()
                self._ask()
        finally:
            self._end_prompt()

    async def _begin(self) -> None:
        """Say how it goes, and show the table as it was left."""
        self._write(self._texts.say("console-begin"))
        self._write(self._texts.say("console-leave"))
        request = self._request("/board")
        board = await self._desk.handle(request)
        if not isinstance(board, Refusal):
            await self._answer(request, board)
        await self._next_speaker()
        await self._let_computers_act()
        self._ask()

    async def _let_computers_act(self) -> None:
        """Wait until it is a person's turn, so that the next line is for the board they see."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await self._thought.wait()

    async def type(self, line: str) -> None:
        """Answer one line; the next one without a name is by the player who is to act.

        After a name alone it is by that player.
        """
        name, text = _split(line)
        self._speaker = name or self._speaker
        if not text:
            return
        request = self._request(text)
        reply = await self._desk.handle(request)
        await self._answer(request, reply)
        # A menu is for the player who asked for it to choose from.
        if not isinstance(reply, Menu):
            await self._next_speaker()

    async def _answer(self, request: Request, reply: Reply) -> None:
        try:
            async with self._desk.showing(reply):
                await self._show(reply)
        except Exception as error:  # noqa: BLE001 - the last resort: the player gets an answer
            apology = self._desk.apologise(request.table, error, request.locale, request.player.id)
            self._write(apology.text)

    async def say(self, reply: Reply) -> None:
        """Show a reply that nobody asked for, and below it the prompt that was there.

        While several computers move, only what the last one leads to is shown: it tells of all.
        """
        if isinstance(reply, Announcement) and reply.thinking:
            await self._desk.announced(reply)
            return
        prompted = self._prompted
        self._end_prompt()
        await self._show(reply)
        await self._next_speaker()
        if prompted:
            self._ask()

    async def pose(self, quiz: DailyQuiz) -> None:
        """Show the problem of the day."""
        await self.say(quiz)

    async def _show(self, reply: Reply) -> None:
        self._buttons = tuple(choice for group in reply.choices for choice in group)
        board = board_of(reply)
        if self._sketches and board:
            self._write(board.sketch)
        self._write(reply.text)
        if document := file_of(reply):
            self._write(self._save(document))
        labels = [f"[{at} {button.label}]" for at, button in enumerate(self._buttons, 1)]
        if labels:
            self._write(" ".join(labels))
        if isinstance(reply, Announcement):
            (self._thought.clear if reply.thinking else self._thought.set)()
        await self._desk.announced(reply)

    def _save(self, document: Document) -> str:
        """Write a file, and return a sentence that says where."""
        try:
            path = save_new(document, self._folder)
        except OSError as error:
            folder, why = str(self._folder.resolve()), str(error.strerror)
            return self._texts.say("console-not-saved", folder=folder, why=why)
        return self._texts.say("console-saved", path=str(path))

    async def _next_speaker(self) -> None:
        """Let the person speak who is to act, if there is one."""
        waited_for = await self._desk.waits_for(TABLE)
        people = [player for player in waited_for if not is_computer(player.id)]
        if people:
            self._speaker = people[0].name

    def _ask(self) -> None:
        if self._prompt:
            self._prompt(f"{self._speaker}> ")
            self._prompted = True

    def _end_prompt(self) -> None:
        """Begin a new line behind a prompt that nobody has answered."""
        if self._prompted:
            self._write("")
        self._prompted = False

    def _request(self, text: str) -> Request:
        pressed = bool(_NUMBER.fullmatch(text)) and 0 < int(text) <= len(self._buttons)
        return Request(
            table=TABLE,
            player=_player(self._speaker or NOBODY),
            text=self._buttons[int(text) - 1].payload if pressed else text,
            pressed=pressed,
            named=tuple(map(_player, re.findall(r"@(\w+)", text))),
            moderator=True,
        )


def save_new(document: Document, folder: Path) -> Path:
    """Write a document under its name, or with a number behind it; nothing is overwritten."""
    name = Path(document.name)
    path, number = folder / name, 1
    while True:
        try:
            with path.open("xb") as file:
                file.write(document.content)
            return path.resolve()
        except FileExistsError:
            number += 1
            path = folder / f"{name.stem}-{number}{name.suffix}"


def _split(line: str) -> tuple[str, str]:
    """Return the name before a line, if there is one, and its text."""
    match = _LINE.fullmatch(line.strip())
    return (match["name"] or "", match["text"]) if match else ("", "")


def _is_quit(line: str) -> bool:
    _, text = _split(line)
    return text[:1] in {"/", "!"} and text[1:].casefold() in _QUIT


def _player(name: str) -> Player:
    """Return the player with a name, whatever its case."""
    return Player(PlayerId(f"console:{name.casefold()}"), name)
