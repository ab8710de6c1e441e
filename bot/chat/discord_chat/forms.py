"""The form for a new game, which `/play` alone and a person's menu open.

What was filled in is read from the interaction itself, so a form works after a restart as well.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands, ui

from bot.chat.discord_chat.places import is_form
from bot.chat.discord_chat.slash_commands import IN_THREADS, THREAD, Invocation
from bot.commands.computers import COMPUTER
from bot.commands.levels import LEVELS
from bot.commands.setup import named_game
from bot.commands.table_options import CLOCK
from bot.engines.engine import Level
from bot.language import Language
from bot.preferences import PLAYER_DEFAULTS
from bot.replies import menu
from bot.texts import Texts

Interaction: TypeAlias = discord.Interaction[Any]

PLAY: Final = "/play"
_BARE: Final = Invocation(PLAY)
_FORM: Final = "play"
_GAME: Final = "game"
_OPPONENT: Final = "opponent"
_AGAINST: Final = "against"
_BOTH: Final = "both"
_OPTIONS: Final = "options"
_SHORT_LISTS: Final = {
    CLOCK: ("5m", "15m", "1h", "8h", "1d", "3d", "7d"),
    "match": ("3", "5", "7", "11"),
}
"""The values of options that have too many, or one that says nothing."""
_MOST_OPPONENTS: Final = 3
_MAX_LABEL: Final = 45
_MAX_OPTIONS: Final = 25


def is_without_game(invocation: Invocation, *, computers: bool) -> bool:
    """Return whether a command for a new game says no game, so that a form asks for it.

    A menu would do, but for somebody who wants a thread: its buttons begin a game in the channel.
    """
    if invocation.thread and invocation.command in IN_THREADS:
        can_begin = computers or invocation.command != COMPUTER
        return can_begin and not named_game(invocation.words)
    return invocation == _BARE


def play_form(
    language: Language,
    *,
    computers: bool,
    threads: bool,
    asked: Invocation = _BARE,
    usual: Level = PLAYER_DEFAULTS.computer,
) -> ui.Modal:
    """Return the form for a new game, in which what was asked for is chosen already."""
    chosen = _chosen(asked, usual)
    texts = Texts(language)
    form = ui.Modal(title=texts.say("discord-form-title"), custom_id=_FORM, timeout=None)
    games = [(entry.label, entry.word) for entry in menu.games(language)]
    form.add_item(_list(texts.say("discord-about-game"), _GAME, games, required=True))
    known = [discord.Object(person.id, type=discord.User) for person in asked.people]
    people = ui.UserSelect[Any](
        custom_id=_OPPONENT,
        min_values=0,
        max_values=_MOST_OPPONENTS,
        required=False,
        default_values=known,
    )
    label = texts.say("discord-form-opponent")
    about = texts.say("discord-about-opponent")
    form.add_item(ui.Label(text=label, description=about, component=people))
    alone = [(texts.say("discord-form-both"), _BOTH), *_levels(language, computers=computers)]
    form.add_item(_list(texts.say("discord-form-alone"), _AGAINST, alone, chosen))
    form.add_item(_options(language, texts, chosen))
    if threads:
        thread = texts.say("discord-about-thread")
        wanted = (THREAD,) if asked.thread else ()
        form.add_item(_list(texts.say("discord-form-thread"), THREAD, [(thread, THREAD)], wanted))
    form.stop()  # discord.py need not keep it: what was filled in is read from the answer
    return form


def _chosen(asked: Invocation, usual: Level) -> Collection[str]:
    """Return the values that somebody has chosen: for /computer, a level in any case."""
    words = asked.words.split()
    if asked.command != COMPUTER:
        return words
    level = next((word for word in words if word in LEVELS), usual)
    return (f"{COMPUTER}={level}",)


def _list(
    label: str,
    name: str,
    values: Sequence[tuple[str, str]],
    chosen: Collection[str] = (),
    *,
    required: bool = False,
) -> ui.Label[Any]:
    options = [
        discord.SelectOption(label=text, value=word, default=word in chosen)
        for text, word in values[:_MAX_OPTIONS]
    ]
    select = ui.Select[Any](
        custom_id=name, options=options, min_values=int(required), required=required
    )
    return ui.Label(text=label[:_MAX_LABEL], component=select)


def _levels(language: Language, *, computers: bool) -> Iterator[tuple[str, str]]:
    """Yield the computers that can be played against."""
    if computers:
        for entry in _option(COMPUTER, language).values[1:]:
            yield entry.label, f"{COMPUTER}={entry.word}"


def _options(language: Language, texts: Texts, chosen: Collection[str]) -> ui.Label[Any]:
    """Return the list of what can be different from usual, in all games or in one."""
    unusual = [
        discord.SelectOption(
            label=label, value=word, description=games or None, default=word in chosen
        )
        for label, word, games in _unusual(language)
    ]
    select = ui.Select[Any](
        custom_id=_OPTIONS, options=unusual, min_values=0, max_values=len(unusual), required=False
    )
    return ui.Label(text=texts.say("discord-form-options"), component=select)


def _unusual(language: Language) -> Iterator[tuple[str, str, str]]:
    """Yield the label and word of each value to choose, and its games if not all have it."""
    games = menu.games(language)
    having = defaultdict[tuple[str, str], list[str]](list)
    for game in games:
        for option in menu.options(game.word, language):
            for entry in option.values:
                if entry.word in _SHORT_LISTS.get(option.name, (entry.word,)) and (
                    entry.word != option.default
                ):
                    having[entry.label, f"{option.name}={entry.word}"].append(game.label)
    for (label, word), names in having.items():
        yield label, word, "" if len(names) == len(games) else ", ".join(names)


def _option(name: str, language: Language) -> menu.Choosable:
    """Return an option that every game has."""
    first = menu.games(language)[0].word
    options = menu.options(first, language, computers=True)
    return next(option for option in options if option.name == name)


def read_form(interaction: Interaction) -> Invocation | None:
    """Return the command that a form stands for; None if it is not one of ours."""
    sent: Any = interaction.data or {}
    if not is_form(interaction) or sent["custom_id"] != _FORM:
        return None
    filled = {
        one["component"]["custom_id"]: one["component"].get("values", ())
        for one in sent["components"]
    }
    words = [*filled[_GAME], *filled.get(_AGAINST, ()), *filled.get(_OPTIONS, ())]
    people = _people(interaction, filled.get(_OPPONENT, ()))
    return Invocation(" ".join((PLAY, *words)), people, bool(filled.get(THREAD)))


def _people(
    interaction: Interaction, ids: Sequence[str]
) -> tuple[discord.Member | discord.User, ...]:
    """Return the chosen people; discord.py has them only for forms that it keeps."""
    sent: Any = interaction.data or {}
    resolved: Any = sent.get("resolved") or {}
    found = app_commands.Namespace._get_resolved_items(interaction, resolved)  # noqa: SLF001
    people = {str(one.id): one for one in found.values() if hasattr(one, "display_name")}
    return tuple(people[number] for number in ids if number in people)
