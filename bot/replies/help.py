"""The reply to /help: a first step on one screen, and topics behind it."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bot.commands import BY_NAME
from bot.commands.command import Command
from bot.commands.looking import TOPICS
from bot.commands.setup import find_game
from bot.replies.choice import Choice, Style
from bot.replies.context import ReplyContext
from bot.replies.menu import listed_commands
from bot.replies.reply import Menu
from bot.table.values import Phase
from bot.texts import Texts, either, rules_of
from bot.texts.typed import typed_words

_WITH_COMPUTERS: Final[Mapping[str, str]] = MappingProxyType(
    {"play": "help-computer", "move": "help-hint", "records": "help-analyse"}
)
"""What is added to a topic where computers play."""
_MOVE: Final = "13/8 8/5"
"""The example of a move where no game is on."""
ALL_COMMANDS: Final = "commands"
"""The topic that lists all commands."""


def help_reply(words: str, context: ReplyContext) -> Menu:
    """Return help on a topic, a command or a game; on anything else, the first screen."""
    word = words.casefold().removeprefix("/")
    topic = next((each for each in TOPICS if word in {each, *typed_words(f"help-{each}")}), None)
    if topic:
        return _behind(_topic(topic, context), context)
    command = BY_NAME.get(word)
    if command and command.listed:
        return _behind(_line(command, context.texts), context)
    if game := find_game(word):
        return _behind(rules_of(game, context.texts), context)
    return _first_screen(context)


def _first_screen(context: ReplyContext) -> Menu:
    texts, buttons = context.texts, context.buttons
    names = either((texts.say(f"typed-help-{topic}").split()[0] for topic in TOPICS), texts)
    text = (
        _first_step(context),
        *_opponents(context),
        texts.say("help-next", move=_example(context)),
        texts.say("help-more", topics=names),
    )
    topics = tuple(
        buttons.make(f"help {topic}", label=texts.say(f"help-name-{topic}")) for topic in TOPICS
    )
    return context.menu("\n".join(text), *_first_button(context), topics)


def _opponents(context: ReplyContext) -> Iterator[str]:
    """Yield with whom one can play, where no game is on."""
    if not _is_taken(context):
        yield context.texts.say("help-invite")
        if context.computer_games:
            yield context.texts.say("help-alone")


def _first_step(context: ReplyContext) -> str:
    """Return what to do first, as the table stands."""
    table, texts = context.found.table, context.texts
    match table and table.phase:
        case Phase.GATHERING if table and table.free_places and not context.seats:
            return texts.say("help-first-join")
        case Phase.GATHERING:
            return texts.say("help-first-gathering")
        case Phase.PLAYING:
            return texts.say("help-first-playing")
        case _:
            return texts.say("help-first")


def _is_taken(context: ReplyContext) -> bool:
    """Return whether a game is on or being set up, so that no other can be begun."""
    table = context.found.table
    return table is not None and (table.playing or table.gathering)


def _example(context: ReplyContext) -> str:
    """Return a move as people type it: one that could be made now, if a game is on."""
    table = context.found.table
    if table is None or not table.playing or table.words or not table.legal_moves:
        return _MOVE
    return table.game.format(table.legal_moves[0], table.board)


def _first_button(context: ReplyContext) -> tuple[tuple[Choice, ...], ...]:
    """Return the button for a new game, where one may be begun."""
    if _is_taken(context):
        return ()
    return ((context.buttons.make("play", Style.MAIN),),)


def _topic(topic: str, context: ReplyContext) -> str:
    texts = context.texts
    if topic == ALL_COMMANDS:
        listed = listed_commands(computers=context.computers)
        return "\n".join(_line(command, texts) for command in listed)
    told = texts.say(f"help-{topic}")
    added = _WITH_COMPUTERS.get(topic) if context.computer_games else None
    return f"{told}\n{texts.say(added)}" if added else told


def _line(command: Command, texts: Texts) -> str:
    return f"/{command.name} - {texts.say(f'command-{command.name}')}"


def _behind(text: str, context: ReplyContext) -> Menu:
    """Return a text with a button back to the first screen."""
    back = context.buttons.make("help", label=context.texts.say("choice-back"))
    return context.menu(text, (back,))
