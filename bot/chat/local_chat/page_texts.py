"""The texts and menus of the page, in one language."""

from typing import Final

import msgspec
from msgspec import Struct

from bot.chat.local_chat.wire import UNKNOWN_LEVEL
from bot.engines.engine import Level
from bot.language import Language
from bot.replies import menu
from bot.replies.menu import Choosable, Entry
from bot.texts import Texts, language_name

WORDS: Final = (
    "about",
    "attach",
    "away",
    "back",
    "board",
    "both-sides",
    "cancel",
    "change-name",
    "chat",
    "close",
    "commands",
    "connected",
    "copied",
    "copy",
    "crowded",
    "elsewhere",
    "enter",
    "first",
    "free-seat",
    "game",
    "go-on",
    "go-on-here",
    "go-on-with",
    "guest",
    "guests",
    "hall",
    "hall-how",
    "hello",
    "invite",
    "invite-how",
    "invite-network",
    "language",
    "last",
    "latest",
    "level",
    "look-on",
    "lost",
    "menu",
    "message",
    "messages",
    "moves",
    "my-tables",
    "name",
    "name-question",
    "new-game",
    "new-room",
    "no-game",
    "not-admitted",
    "not-you",
    "notify",
    "on",
    "opponent",
    "opponent-computer",
    "opponent-people",
    "options",
    "others-here",
    "people",
    "placeholder",
    "play-computer",
    "play-elsewhere",
    "players-wanted",
    "private",
    "qr",
    "room-name",
    "rooms",
    "score",
    "seal",
    "send",
    "settings",
    "share",
    "sound",
    "start",
    "step-through",
    "table",
    "to-hall",
    "unread",
    "usual",
    "went-on",
    "with-friend",
    "your-turn",
)
"""The names of the texts; the page uses the same names."""


class Argument(Struct, frozen=True):
    """An argument of a command."""

    kind: str
    values: tuple[str, ...]


class Command(Struct, frozen=True):
    """A command and what it does."""

    name: str
    does: str
    arguments: tuple[Argument, ...]


class Game(Struct, frozen=True):
    """A game and its options."""

    word: str
    label: str
    options: tuple[Choosable, ...]


class Vocabulary(Struct, frozen=True):
    """All texts and menus of the page."""

    language: str
    languages: tuple[Entry, ...]
    words: dict[str, str]
    usual_levels: tuple[str, ...]
    """What the form for a new game says of the level that a guest usually plays, by its number."""
    commands: tuple[Command, ...]
    games: tuple[Game, ...]


def page_word(word: str, language: Language) -> str:
    """Return one text of the page."""
    return Texts(language).say(f"page-{word}")


def vocabulary(language: Language, computer_games: frozenset[str]) -> bytes:
    """Return all texts and menus of the page as JSON, given the games that computers play now."""
    texts = Texts(language)
    whole = Vocabulary(
        language,
        tuple(Entry(code, language_name(code, texts)) for code in Language),
        {word: page_word(word, language) for word in WORDS},
        tuple(texts.say("page-level-usual", level=level) for level in (UNKNOWN_LEVEL, *Level)),
        tuple(_commands(language, computers=bool(computer_games))),
        tuple(
            Game(
                game.word,
                game.label,
                menu.options(game.word, language, computers=game.word in computer_games),
            )
            for game in menu.games(language)
        ),
    )
    return msgspec.json.encode(whole)


def _commands(language: Language, *, computers: bool) -> list[Command]:
    return [
        Command(
            command.name,
            menu.describe_command(command, language),
            tuple(Argument(argument.kind, argument.values) for argument in command.arguments),
        )
        for command in menu.listed_commands(computers=computers)
    ]
