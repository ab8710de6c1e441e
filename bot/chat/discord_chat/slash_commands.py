"""The slash commands, built from the descriptions that every chat shares."""

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from inspect import Parameter, Signature
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.chat.discord_chat.translations import in_every_language, option_name, translated
from bot.commands.command import Argument, Command, Kind
from bot.language import Language
from bot.replies import menu
from bot.texts import Texts

Interaction: TypeAlias = discord.Interaction[Any]
Text: TypeAlias = app_commands.locale_str

MAX_CHOICES: Final = 25
"""As many does Discord show, in a list and while somebody types."""
_PICKERS: Final = 3
"""So many others can be at a table."""
THREAD: Final = "thread"
"""What is asked beside the options of a table: whether to play in a thread of its own."""


@dataclass(frozen=True, slots=True)
class Invocation:
    """A slash command as somebody sent it."""

    text: str
    """What would have been typed."""
    people: tuple[discord.Member | discord.User, ...] = ()
    thread: bool = False


Answer: TypeAlias = Callable[[Interaction, Invocation], Awaitable[None]]
Suggest: TypeAlias = Callable[
    [Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]


@dataclass(frozen=True, slots=True)
class _Field:
    """One thing to fill in."""

    key: str
    name: Text
    about: Text
    kind: type
    required: bool = False
    choices: tuple[app_commands.Choice[str], ...] = ()
    suggested: bool = False
    typed: str = "{}"
    """How the value is typed; nothing for people and threads, which are no words."""


def slash_commands(
    answer: Answer, suggest: Suggest
) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Return all commands that people see."""
    for command in menu.listed_commands():
        yield _slash_command(command, answer, suggest)


def _slash_command(
    command: Command, answer: Answer, suggest: Suggest
) -> app_commands.Command[Any, ..., Any]:
    fields = tuple(field for argument in command.arguments for field in _fields(argument))

    async def callback(interaction: Interaction, **values: Any) -> None:  # noqa: ANN401
        await answer(interaction, _asked(command, fields, values))

    # The library reads what there is to fill in from a function's signature.
    callback.__signature__ = _signature(fields)  # type: ignore[attr-defined]
    app_commands.describe(**{field.key: field.about for field in fields})(callback)
    app_commands.rename(**{field.key: field.name for field in fields})(callback)
    app_commands.choices(**{f.key: list(f.choices) for f in fields if f.choices})(callback)
    app_commands.autocomplete(**{f.key: suggest for f in fields if f.suggested})(callback)
    return app_commands.Command(
        name=translated(f"discord-command-{command.name}"),
        description=in_every_language(lambda language: menu.describe_command(command, language)),
        callback=callback,
    )


def _signature(fields: Iterable[_Field]) -> Signature:
    way = Parameter.POSITIONAL_OR_KEYWORD
    return Signature(
        [
            Parameter("interaction", way, annotation=discord.Interaction),
            *(
                Parameter(field.key, way, annotation=field.kind)
                if field.required
                else Parameter(field.key, way, annotation=field.kind | None, default=None)
                for field in fields
            ),
        ]
    )


def _asked(command: Command, fields: Iterable[_Field], values: Mapping[str, Any]) -> Invocation:
    given = [(field, values[field.key]) for field in fields if values.get(field.key) is not None]
    words = [field.typed.format(value) for field, value in given if field.typed]
    people = tuple(value for field, value in given if field.kind is discord.User)
    return Invocation(" ".join((f"/{command.name}", *words)), people, bool(values.get(THREAD)))


def _fields(argument: Argument) -> Iterator[_Field]:
    """Return what there is to fill in for an argument; some kinds are several."""
    match argument.kind:
        case Kind.GAME:
            yield _plain(argument, choices=_games())
        case Kind.PLAYERS:
            yield from _people(argument)
        case Kind.OPTIONS:
            yield from _options()
            yield _Field(THREAD, *_called(THREAD), kind=bool, typed="")
        case Kind.MOVE:
            yield _plain(argument, suggested=True)
        case Kind.CHOICE:
            yield _plain(argument, choices=tuple(map(_value, argument.values)))
        case Kind.WORD:
            yield _plain(argument)


def _called(name: str) -> tuple[Text, Text]:
    return translated(f"discord-argument-{name}"), translated(f"discord-about-{name}")


def _plain(
    argument: Argument,
    *,
    choices: tuple[app_commands.Choice[str], ...] = (),
    suggested: bool = False,
) -> _Field:
    name, about = _called(argument.name)
    return _Field(argument.name, name, about, str, argument.required, choices, suggested)


def _people(argument: Argument) -> Iterator[_Field]:
    name, about = _called(argument.name)
    for number in range(1, _PICKERS + 1):
        numbered = name if number == 1 else _numbered(argument.name, number)
        yield _Field(f"{argument.name}{number}", numbered, about, discord.User, typed="")


def _numbered(name: str, number: int) -> Text:
    return in_every_language(
        lambda language: f"{Texts(language).say(f'discord-argument-{name}')}{number}"
    )


def _games() -> tuple[app_commands.Choice[str], ...]:
    return tuple(
        app_commands.Choice(name=_each(menu.games, at), value=game.word)
        for at, game in enumerate(menu.games(Language.ENGLISH))
    )


def _each(entries: Callable[[Language], tuple[menu.Entry, ...]], at: int) -> Text:
    return in_every_language(lambda language: entries(language)[at].label)


def _value(word: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=translated(f"discord-value-{word}"), value=word)


def _options() -> Iterator[_Field]:
    """Return every option of any game, with all that it can be set to in some of them."""
    for name in _all_options(Language.ENGLISH):
        label = in_every_language(lambda language, name=name: _all_options(language)[name].label)  # type: ignore[misc]
        entries = _all_options(Language.ENGLISH)[name].values[:MAX_CHOICES]
        yield _Field(
            key=name,
            name=in_every_language(lambda language, name=name: _option_name(name, language)),  # type: ignore[misc]
            about=label,
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
    """Return what an option is called where it is typed: in English by its own name."""
    label = _all_options(language)[name].label
    return name if language is Language.ENGLISH else option_name(label)


@cache
def _all_options(language: Language) -> dict[str, menu.Choosable]:
    """Return the options of all games by their names, those of one name as one."""
    found: dict[str, menu.Choosable] = {}
    for game in menu.games(language):
        for option in menu.options(game.word, language):
            known = found[option.name].values if option.name in found else ()
            values = tuple(dict.fromkeys((*known, *option.values)))
            found[option.name] = menu.Choosable(option.name, option.label, values)
    return found
