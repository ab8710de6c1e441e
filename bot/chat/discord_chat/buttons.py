"""Buttons and select menus for the choices of a reply.

Each carries its command in its id, so it still works after a restart. `bot.commands.parser` writes
and reads what it carries.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final, TypeAlias

import discord
import structlog
from discord import ui

from bot.chat.discord_chat.cross import cross_rows, with_arrows_together
from bot.chat.discord_chat.signs import Signs
from bot.replies.choice import Choice, Choices, Style

Interaction: TypeAlias = discord.Interaction[Any]

ROWS: Final = 5
WIDTH: Final = 5
MAX_OPTIONS: Final = 25
_MAX_BUTTONS: Final = 10
"""A longer group becomes a select menu."""

_Row: TypeAlias = tuple[Choice | None, ...]
_BLANK: Final = "⠀⠀"
"""A label that shows nothing; Discord takes no empty one, and cuts spaces off."""
_BUTTON: Final = re.compile(r"b\d+:(?P<payload>.*)", re.DOTALL)
"""The id of a button."""
_MAX_LABEL: Final = 80
_MAX_DESCRIPTION: Final = 100
_MAX_PLACEHOLDER: Final = 150
_log: Final = structlog.get_logger("discord")
_STYLES: Final = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GRAVE: discord.ButtonStyle.danger,
}


def make_button(choice: Choice, number: int, emoji: str | None = None) -> ui.Button[Any]:
    """Return the button of a choice; the number makes the ids of a message unique."""
    return ui.Button(
        label=choice.label[:_MAX_LABEL],
        emoji=emoji,
        style=_STYLES[choice.style],
        custom_id=f"b{number}:{choice.payload}",
    )


def make_select(choices: Sequence[Choice], number: int) -> ui.Select[Any]:
    """Return the select menu of some choices. Its placeholder is what they have in common."""
    headings = tuple(dict.fromkeys(choice.group for choice in choices if choice.group))
    options = [
        discord.SelectOption(
            label=choice.label[:_MAX_LABEL],
            value=choice.payload,
            # In a menu of several groups each option says its own.
            description=(choice.group[:_MAX_DESCRIPTION] or None) if headings[1:] else None,
        )
        for choice in choices
    ]
    placeholder = " · ".join(headings)[:_MAX_PLACEHOLDER] or None
    return ui.Select(custom_id=f"l{number}", placeholder=placeholder, options=options)


def pressed_payload(interaction: Interaction) -> str:
    """Return what the pressed button or the chosen option carries; empty if none was pressed.

    It is read from the press alone. The message may have other buttons by now.
    """
    sent: Any = interaction.data or {}
    if interaction.type is not discord.InteractionType.component:
        return ""
    button = _BUTTON.fullmatch(sent["custom_id"])
    return button["payload"] if button else next(iter(sent.get("values", ())), "")


def is_too_soon(interaction: Interaction, settle: float) -> bool:
    """Return whether a message has changed so shortly before a press that nobody can have seen it.

    It is the second press of a double click, or somebody was faster.
    """
    message = interaction.message
    if message is None:
        return False
    changed = message.edited_at or message.created_at
    return max((interaction.created_at - changed).total_seconds(), 0) < settle


def add_button(choices: Choices, button: Choice) -> Choices:
    """Return the choices with one more button, beside the last ones if their row has room."""
    *others, last = choices or ((),)
    if len(last) < WIDTH:
        return (*others, (*last, button))
    return (*choices, (button,))


def make_rows(choices: Choices, signs: Signs) -> list[ui.ActionRow[Any]]:
    """Return the rows of buttons and select menus of a message; none if it has no choices."""
    if not choices:
        return []
    numbers = iter(range(ROWS * WIDTH))
    return [ui.ActionRow(*_items(listed, row, numbers, signs)) for listed, row in _rows(choices)]


def _items(
    listed: bool,  # noqa: FBT001 - as the row has it
    content: _Row,
    numbers: Iterator[int],
    signs: Signs,
) -> list[ui.Item[Any]]:
    if listed:
        return [make_select([one for one in content if one], next(numbers))]
    return [
        make_button(one, next(numbers), signs.on_button(one.command))
        if one
        else _gap(next(numbers))
        for one in content
    ]


def _gap(number: int) -> ui.Button[Any]:
    """Return a button that cannot be pressed, where a cross has none."""
    return ui.Button(label=_BLANK, disabled=True, custom_id=f"g{number}")


def _rows(choices: Choices) -> list[tuple[bool, _Row]]:
    """Return at most five rows, each a select menu or buttons.

    Long groups become select menus. If that is not enough, groups share select menus; five of these
    have room for more than any game or menu has.
    """
    *others, last = choices
    together = tuple(chain.from_iterable(others))
    tried = (
        _all_rows(with_arrows_together(choices), _MAX_BUTTONS, crosses=True),
        _all_rows(choices, _MAX_BUTTONS),
        _all_rows(choices, WIDTH),
        _all_rows((together, last), WIDTH),
        _all_rows(((*together, *last),), WIDTH),
    )
    fitting = next((rows for rows in tried if len(rows) <= ROWS), None)
    if fitting is None:
        _log.error("more choices than Discord can show", count=len(together) + len(last))
    return fitting or tried[-1][:ROWS]


def _all_rows(
    choices: Choices, max_buttons: int, *, crosses: bool = False
) -> list[tuple[bool, _Row]]:
    rows = (_group_rows(group, max_buttons, crosses=crosses) for group in choices)
    return list(chain.from_iterable(rows))


def _group_rows(
    group: Sequence[Choice], max_buttons: int, *, crosses: bool
) -> list[tuple[bool, _Row]]:
    cross = cross_rows(group) if crosses else []
    if cross:
        return [(False, row) for row in cross]
    listed = len(group) > max_buttons
    size = MAX_OPTIONS if listed else WIDTH
    return [(listed, tuple(group[at : at + size])) for at in range(0, len(group), size)]
