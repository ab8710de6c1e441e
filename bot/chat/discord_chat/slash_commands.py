"""Slash commands, built from the commands that all chats share."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from inspect import Parameter, Signature
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.chat.discord_chat.translations import in_every_language, option_name, translated
from bot.commands.command import Argument, Command, Kind
from bot.commands.computers import COMPUTER, COMPUTERS
from bot.language import Language
from bot.replies import menu
from bot.texts import Texts

Interaction: TypeAlias = discord.Interaction[Any]
Text: TypeAlias = app_commands.locale_str

MAX_CHOICES: Final = 25
"""How many choices Discord allows for one option."""
_MAX_OPPONENTS: Final = 3
THREAD: Final = "thread"
"""The option that starts a game in a new thread."""
IN_THREADS: Final = ("play", COMPUTER)
"""The commands that have it."""


@dataclass(frozen=True, slots=True)
class Invocation:
    """A slash command with its options, or a pressed button, as a user sent it."""

    text: str
    """The command as one would type it."""
    people: tuple[discord.Member | discord.User, ...] = ()
    thread: bool = False
    file: discord.Attachment | None = None

    @property
    def command(self) -> str:
        """Return the name of the command."""
        return self.text.removeprefix("/").partition(" ")[0]

    @property
    def words(self) -> str:
        """Return what is typed behind it."""
        return self.text.partition(" ")[2]


Answer: TypeAlias = Callable[[Interaction, Invocation], Awaitable[None]]
Suggest: TypeAlias = Callable[
    [Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]


@dataclass(frozen=True, slots=True)
class _Option:
    """An option of a slash command."""

    key: str
    name: Text
    about: Text
    kind: type
    required: bool = False
    choices: tuple[app_commands.Choice[str], ...] = ()
    suggested: bool = False
    typed: str = "{}"
    """How the value is typed in a command; empty for people, threads and files, which are not."""


def slash_commands(
    answer: Answer, suggest: Suggest, *, computers: bool
) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Return all commands that users see in the menu, where computers play or do not."""
    for command in menu.listed_commands(computers=computers):
        arguments = command.arguments
        options = [each for one in arguments for each in _options(one, computers=computers)]
        if command.name in IN_THREADS:
            options.append(_Option(THREAD, *_called(THREAD), kind=bool, typed=""))
        yield _slash_command(command, tuple(options), answer, suggest)


def _slash_command(
    command: Command, options: tuple[_Option, ...], answer: Answer, suggest: Suggest
) -> app_commands.Command[Any, ..., Any]:

    async def callback(interaction: Interaction, **values: Any) -> None:  # noqa: ANN401
        await answer(interaction, _invocation(command, options, values))

    # discord.py reads the options from the signature of the callback.
    callback.__signature__ = _signature(options)  # type: ignore[attr-defined]
    app_commands.describe(**{option.key: option.about for option in options})(callback)
    app_commands.rename(**{option.key: option.name for option in options})(callback)
    app_commands.choices(**{f.key: list(f.choices) for f in options if f.choices})(callback)
    app_commands.autocomplete(**{f.key: suggest for f in options if f.suggested})(callback)
    return app_commands.Command(
        name=translated(f"discord-command-{command.name}"),
        description=in_every_language(lambda language: menu.describe_command(command, language)),
        callback=callback,
    )


def _signature(options: Iterable[_Option]) -> Signature:
    kind = Parameter.POSITIONAL_OR_KEYWORD
    return Signature(
        [
            Parameter("interaction", kind, annotation=discord.Interaction),
            *(
                Parameter(option.key, kind, annotation=option.kind)
                if option.required
                else Parameter(option.key, kind, annotation=option.kind | None, default=None)
                for option in options
            ),
        ]
    )


def _invocation(
    command: Command, options: Iterable[_Option], values: Mapping[str, Any]
) -> Invocation:
    given = [
        (option, values[option.key]) for option in options if values.get(option.key) is not None
    ]
    words = [option.typed.format(value) for option, value in given if option.typed]
    people = tuple(value for option, value in given if option.kind is discord.User)
    file = next((value for option, value in given if option.kind is discord.Attachment), None)
    text = " ".join((f"/{command.name}", *words))
    return Invocation(text, people, bool(values.get(THREAD)), file)


def _options(argument: Argument, *, computers: bool) -> Iterator[_Option]:
    """Return the options for an argument; some kinds have several."""
    match argument.kind:
        case Kind.GAME:
            # Without one, a form asks for it.
            yield replace(_plain(argument, choices=_choices(menu.games)), required=False)
        case Kind.RATED_GAME:
            yield _plain(argument, choices=_choices(menu.rated_games))
        case Kind.PLAYERS:
            yield from _people(argument)
        case Kind.OPTIONS:
            yield from _game_options(computers=computers)
        case Kind.MOVE:
            yield _plain(argument, suggested=True)
        case Kind.CHOICE:
            yield _plain(argument, choices=tuple(map(_value, argument.values)))
        case Kind.WORD:
            yield _plain(argument)
        case Kind.FILE:
            yield replace(_plain(argument), kind=discord.Attachment, typed="")


def _called(name: str) -> tuple[Text, Text]:
    return translated(f"discord-argument-{name}"), translated(f"discord-about-{name}")


def _plain(
    argument: Argument,
    *,
    choices: tuple[app_commands.Choice[str], ...] = (),
    suggested: bool = False,
) -> _Option:
    name, about = _called(argument.name)
    return _Option(argument.name, name, about, str, argument.required, choices, suggested)


def _people(argument: Argument) -> Iterator[_Option]:
    name, about = _called(argument.name)
    for number in range(1, _MAX_OPPONENTS + 1):
        numbered = name if number == 1 else _numbered(argument.name, number)
        yield _Option(f"{argument.name}{number}", numbered, about, discord.User, typed="")


def _numbered(name: str, number: int) -> Text:
    return in_every_language(
        lambda language: f"{Texts(language).say(f'discord-argument-{name}')}{number}"
    )


def _choices(
    entries: Callable[[Language], tuple[menu.Entry, ...]],
) -> tuple[app_commands.Choice[str], ...]:
    return tuple(
        app_commands.Choice(name=_each(entries, at), value=entry.word)
        for at, entry in enumerate(entries(Language.ENGLISH))
    )


def _each(entries: Callable[[Language], tuple[menu.Entry, ...]], at: int) -> Text:
    return in_every_language(lambda language: entries(language)[at].label)


def _value(word: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=translated(f"discord-value-{word}"), value=word)


def _game_options(*, computers: bool) -> Iterator[_Option]:
    """Return the options of all games, each with its values in any of them."""
    left_out = () if computers else (COMPUTER, COMPUTERS)
    for name in (each for each in _all_options(Language.ENGLISH) if each not in left_out):
        entries = _all_options(Language.ENGLISH)[name].values[:MAX_CHOICES]
        yield _Option(
            key=name,
            name=in_every_language(lambda language, name=name: _option_name(name, language)),  # type: ignore[misc]
            about=in_every_language(lambda language, name=name: _about(name, language)),  # type: ignore[misc]
            kind=str,
            choices=tuple(
                app_commands.Choice(
                    name=_each(lambda language, name=name: _all_options(language)[name].values, at),  # type: ignore[misc]
                    value=entry.word,
                )
                for at, entry in enumerate(entries)
            ),
            typed=f"{name}={{}}",
        )


def _option_name(name: str, language: Language) -> str:
    """Return the name of an option; in English it is the name that the option has in commands."""
    if name == COMPUTER:  # its label is the name of another option: the people one plays
        return Texts(language).say("discord-argument-computer")
    label = _all_options(language)[name].label
    return name if language is Language.ENGLISH else option_name(label)


def _about(name: str, language: Language) -> str:
    """Return what an option is, how it usually is, and which games have it if not all do."""
    option, games = _all_options(language)[name], menu.games(language)
    having = [game.label for game in games if name in _options_of(game.word, language)]
    about = f"{option.label} ({option.usual})"
    return about if len(having) == len(games) else f"{', '.join(having)}: {about}"


@cache
def _all_options(language: Language) -> dict[str, menu.Choosable]:
    """Return the options of all games by name; options of the same name are merged."""
    found: dict[str, menu.Choosable] = {}
    for game in menu.games(language):
        for name, option in _options_of(game.word, language).items():
            known = found[name].values if name in found else ()
            found[name] = replace(option, values=tuple(dict.fromkeys((*known, *option.values))))
    return found


@cache
def _options_of(game: str, language: Language) -> dict[str, menu.Choosable]:
    return {option.name: option for option in menu.options(game, language, computers=True)}
