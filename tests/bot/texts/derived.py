"""Messages whose ids the code puts together, with the variables that it gives them.

The key is the source text of the id in the call of `say`. One line a family is all that a new one
needs; for `say("an-id", **data)` the key is the id itself.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, get_origin, get_type_hints

import bot.coach.reasons
import bot.imports.refusals  # noqa: F401 - kinds of reasons are found among the subclasses
from bot.chat.local_chat.page_texts import WORDS as WORDS_OF_THE_PAGE
from bot.commands import COMMANDS
from bot.commands.command import Argument, Kind
from bot.commands.computers import COMPUTER, COMPUTERS
from bot.commands.levels import LEVELS
from bot.commands.looking import TOPICS
from bot.commands.option_pairs import BRINGS
from bot.commands.preference_values import CHAT_SETTINGS, ELSEWHERE, PLAYER_SETTINGS
from bot.commands.table_options import CLOCK, NO_CLOCK, PLAYERS, TABLE_OPTIONS
from bot.desk.refusal import Trouble
from bot.export import FORMATS
from bot.language import Language
from bot.replies.help import ALL_COMMANDS
from bot.table.values import Cause, Proposal, TimeWarning
from rules import GAMES, MOVE_WORDS
from rules.errors import Reason
from rules.game import Ending
from tests.bot.texts.said import commands_on_buttons

PARTS = (
    "board", "cube", "cube-owner", "turn", "dice", "score-of-seat-1", "score-of-seat-2",
    "crawford-or-jacoby", "match-length", "highest-cube", "suffix", "piece", "h", "pawns", "walls",
    "walls-left", "seat-to-move",
)  # fmt: skip
"""The parts of position texts, as WrongPart names them."""

OPTIONS = sorted(
    {option.name for game in GAMES.values() for option in game.options}
    | {option.name for option in TABLE_OPTIONS}
    | {PLAYERS, COMPUTER, COMPUTERS}
)
ENDINGS = sorted(
    {
        str(how)
        for kind in Ending.__subclasses__()
        for how in kind
        if not kind.__module__.startswith("tests.")
    }
)
"""Of the rules, and the draw that players agree on; the toy game has no texts."""
DRAWS = {"quiet", "agreed"}
"""Endings that nobody wins by."""

WORDS = sorted(MOVE_WORDS)
"""Moves that are words, besides passing."""
SOON = ("soon-roll", "soon-move")
"""What happens by itself in a moment."""
WAYS = ("over", "past", "closed", "left", "your-answer", "your-roll", "may-claim")
"""What can be done at a table, in words or by a press."""
FACTS = ("pips", "off", "men", "queens", "steps", "walls")
"""What is counted beside a player's name."""
QUESTIONS = ("from", "to", "pawn", "wall", "row", "file", "word")
"""What the games ask for while a move is tapped."""

SETTINGS = sorted({setting.name for setting in (*PLAYER_SETTINGS, *CHAT_SETTINGS)})
SETTING_WORDS = sorted(
    {
        value
        for setting in (*PLAYER_SETTINGS, *CHAT_SETTINGS)
        for value in setting.values
        if isinstance(value, str) and value not in set(Language)
        if setting.name != CLOCK or value == NO_CLOCK
    }
    | set(LEVELS)
)
PERMISSIONS = (
    "view-channel", "send-messages", "send-messages-in-threads", "attach-files",
    "create-public-threads",
)  # fmt: skip
"""What Discord has to allow."""


def _arguments() -> Iterator[Argument]:
    """Yield everything that may stand behind a command which people see."""
    for command in COMMANDS:
        if command.listed:
            yield from command.arguments


ARGUMENTS = sorted({one.name for one in _arguments() if one.kind is not Kind.OPTIONS} | {"thread"})
"""What is filled in on Discord; the options of a table have names of their own."""


def kinds_of_reason(parent: type[Reason] = Reason) -> Iterator[type[Reason]]:
    """Yield every kind of refusal and flaw, of the rules and of the bot."""
    for kind in parent.__subclasses__():
        yield from kinds_of_reason(kind)
        # Only what its module knows by that name: a class with slots is made twice.
        known = getattr(sys.modules[kind.__module__], kind.__name__) is kind
        ours = kind.__module__.startswith(("rules.", "bot."))
        if known and ours and not kind.__subclasses__():
            yield kind


def facts_of(kind: type[Reason]) -> frozenset[str]:
    """Return the variables that a reason's sentence is told."""
    names = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    types = get_type_hints(kind)
    return frozenset(names) | {
        f"{name}_count" for name in names if get_origin(types[name]) is tuple
    }


def _family(prefix: str, names: Any, *variables: str) -> dict[str, frozenset[str]]:  # noqa: ANN401
    return {f"{prefix}-{name}": frozenset(variables) for name in names}


OWNER_WORDS = ("chats", "block", "unblock", "leave", "announce", "send", "table")
TYPED = (
    *(f"command-{command.name}" for command in COMMANDS if command.listed),
    *(f"game-{game}" for game in GAMES),
    *(f"unit-{unit}" for unit in ("minute", "hour", "day")),
    *(f"language-{language}" for language in Language),
    *(f"help-{topic}" for topic in TOPICS),
    *(f"level-{level}" for level in LEVELS),
    COMPUTER, COMPUTERS, "level", "at", "both", "friend", "yes", "no", "without", "noise",
    "counted", "when", "of", "board-words", "board-mine", "problem-today", "problems-table",
    "problems-all", "board-position", "from", "chat", "sure", "quit",
    *(f"owner-{word}" for word in OWNER_WORDS),
)  # fmt: skip
"""The lists of words that people type."""

DERIVED: Mapping[str, Mapping[str, frozenset[str]]] = {
    "message_of(trouble)": {
        kind.code.lower().replace("_", "-"): facts_of(kind) for kind in kinds_of_reason()
    },
    "f'{key.family}-{name}'": {
        **_family("part", PARTS),
        **_family("place", ("bar", "off")),
        **_family("game", GAMES),
        **_family("ending", ENDINGS),
    },
    "f'game-{game}'": _family("game", GAMES),
    "f'rules-{game}'": _family("rules", GAMES),
    "f'side-{seat + 1}'": _family("side", (1, 2)),
    "f'ending-{how}'": _family("ending", ENDINGS),
    "f'result-{how}'": _family("result", set(ENDINGS) - DRAWS, "points"),
    "f'language-{language}'": _family("language", Language),
    "f'until-{unit}'": _family("until", ("days", "hours", "minutes"), "count"),
    "f'span-{unit}'": _family("span", ("days", "hours", "minutes", "seconds"), "count"),
    "f'board-last-{move.text}'": _family("board-last", ("pass", *WORDS), "seat"),
    "f'option-{option}'": _family("option", OPTIONS),
    "f'value-{option}'": _family("value", OPTIONS, "value"),
    "f'usual-{name}'": _family("usual", {CLOCK, *BRINGS.values()}),
    "f'news-word-{text}'": {
        **_family("news-word", ("take", "drop"), "player"),
        **_family("news-word", ("double",), "player", "cube", "lost"),
    },
    "f'news-occasion-{occasion}'": _family("news-occasion", ("crawford",)),
    "f'occasion-{found}'": _family("occasion", ("crawford",)),
    "_invitation(event)": _family(
        "news", ("computer", "both", "invited"), "player", "names", "game"
    ),
    "f'news-gone-{cause}'": _family("news-gone", (Cause.RESIGNED, Cause.CLOCK), "player"),
    "f'news-offered-{offer.proposal}'": _family(
        "news-offered", Proposal, "player", "move", "later", "lost", "points"
    ),
    "f'news-time-{warning}'": _family("news-time", set(TimeWarning) - {TimeWarning.NONE}),
    "f'news-won-{event.cause}'": _family(
        "news-won",
        (Cause.RULES, Cause.RESIGNED, Cause.CLOCK),
        *("player", "loser", "known", "how", "ending"),
    ),
    "f'news-ended-{event.cause}'": _family(
        "news-ended",
        (Cause.STOPPED, Cause.TURNED_DOWN, Cause.LEFT, Cause.ABANDONED, Cause.FORGOTTEN),
        *("by", "began"),
    ),
    "self._soon": _family("status", SOON, "player"),
    "f'{self._soon}-yours'": _family("status", (f"{what}-yours" for what in SOON)),
    "f'status-{way}'": _family("status", WAYS, "ways"),
    "f'status-{way}-here'": _family("status", (f"{way}-here" for way in WAYS), "ways"),
    "f'fact-{kind}'": _family("fact", FACTS, "count"),
    "f'problem-{what}-points'": {
        f"problem-{what}-points": frozenset({"points", "move"}) for what in ("lead", "loss", "mine")
    },
    "f'problem-{what}-games'": {
        f"problem-{what}-games": frozenset({"games", "move"}) for what in ("lead", "loss", "mine")
    },
    "f\"deed-{deed or 'none'}\"": _family("deed", ("hit", "off", "none")),
    "f'choice-{move}'": _family("choice", ("pass", *WORDS)),
    "f'coach-proven-{verdict}'": _family("coach-proven", ("win", "draw", "loss")),
    "f'analysis-{way}'": _family("analysis", ("played", "better"), "move", "worth"),
    "added": _family("help", ("computer", "hint", "analyse")),
    "f'choice-{tap.name}'": _family("choice", ("bar", "off", "wall-h", "wall-v", "pass", *WORDS)),
    "f'tap-{taps.question}'": _family("tap", QUESTIONS, "chosen"),
    "f'command-{command.name}'": _family(
        "command", (command.name for command in COMMANDS if command.listed)
    ),
    "f'page-{word}'": _family("page", WORDS_OF_THE_PAGE),
    "f'help-{topic}'": _family("help", set(TOPICS) - {ALL_COMMANDS}),
    "f'help-name-{topic}'": _family("help-name", TOPICS),
    "f'typed-help-{topic}'": _family("typed-help", TOPICS),
    "f'setting-{setting}'": _family("setting", SETTINGS),
    "f'settings-about-{setting.name}'": _family("settings-about", SETTINGS),
    "f'setting-value-{value}'": _family("setting-value", {*SETTING_WORDS, ELSEWHERE}),
    "f'news-gone-{part.cause}'": _family("news-gone", (Cause.RESIGNED, Cause.CLOCK), "player"),
    "f'history-{turn.text}'": {
        **_family("history", ("take", "drop", "pass")),
        **_family("history", ("double",), "cube"),
    },
    "f'export-{file}'": _family("export", FORMATS, "game"),
    "message": {
        **_family("discord-command", (command.name for command in COMMANDS if command.listed)),
        **_family("discord-argument", ARGUMENTS),
        **_family("discord-menu", ("challenge", "stats")),
        **_family("discord-self", ("name", "description")),
        **_family("discord-about", ARGUMENTS),
        **_family("discord-value", (value for one in _arguments() for value in one.values)),
    },
    "f'discord-argument-{name}'": _family("discord-argument", ("opponent",)),
    "f\"discord-permission-{name.replace('_', '-')}\"": _family("discord-permission", PERMISSIONS),
    "f'trouble-{trouble}'": _family("trouble", Trouble),
}


@cache
def families() -> Mapping[str, Mapping[str, frozenset[str]]]:
    """Return all of them: commands that stand on buttons are looked up in the code."""
    return {
        **DERIVED,
        "f'choice-{name}'": _family("choice", {*commands_on_buttons(), "pass", *WORDS}),
    }
