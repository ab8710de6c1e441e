"""The buttons of a table: what can be done there now."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from bot.commands.parser import write_payload
from bot.preferences import CHAT_DEFAULTS, ChatPreferences
from bot.replies.reply import Choice, Choices, Style
from bot.table.table import Table
from bot.table.values import Phase, TimeWarning
from bot.texts import Texts
from rules.game import ToRoll

_FEW: Final = 3
"""Up to so many legal moves have a button each. More of them are chosen step by step."""


@dataclass(frozen=True, slots=True)
class Buttons:
    """Makes buttons for one version of a table."""

    texts: Texts
    stamp: int

    def make(self, command: str, style: Style = Style.PLAIN, label: str = "") -> Choice:
        """Return a button for a command. Without a label it has the command's name on it."""
        name = command.partition(" ")[0]
        text = label or self.texts.say(f"choice-{name}")
        return Choice(text, write_payload(self.stamp, command), style, name)


def table_choices(
    table: Table, buttons: Buttons, rules: ChatPreferences = CHAT_DEFAULTS
) -> Choices:
    """Return the buttons of a table, the likeliest first."""
    groups = tuple(tuple(group) for group in _groups(table, buttons, rules))
    return tuple(group for group in groups if group)


def _groups(table: Table, buttons: Buttons, rules: ChatPreferences) -> Iterator[Iterator[Choice]]:
    if table.offer:
        yield _answer(buttons)
    match table.phase:
        case Phase.GATHERING:
            yield _gather(table, buttons)
        case Phase.PLAYING:
            yield _turn(table, buttons)
            yield _aside(table, buttons, rules)
        case Phase.FINISHED | Phase.CLOSED:
            if not table.offer:
                yield _after(table, buttons)
        case _:
            assert_never(table.phase)


def _answer(buttons: Buttons) -> Iterator[Choice]:
    yield buttons.make("accept", Style.MAIN)
    yield buttons.make("decline")


def _gather(table: Table, buttons: Buttons) -> Iterator[Choice]:
    if table.free_places:
        yield buttons.make("join", Style.MAIN)
    if table.awaited:
        yield from _answer(buttons)
    yield buttons.make("leave")
    yield buttons.make("rules")


def _turn(table: Table, buttons: Buttons) -> Iterator[Choice]:
    if isinstance(table.stage, ToRoll):
        yield buttons.make("roll", Style.MAIN)
    elif not table.words:
        yield from _moves(table, buttons)
    for word in table.words:
        yield buttons.make(word)


def _moves(table: Table, buttons: Buttons) -> Iterator[Choice]:
    """Yield a button for each of a few moves, or one to choose among many step by step."""
    moves = table.legal_moves
    if len(moves) > _FEW:
        yield buttons.make("tap", Style.MAIN)
        return
    for move in moves:
        text = table.game.format(move, table.board)
        yield buttons.make(f"move {text}", Style.MAIN, text)


def _aside(table: Table, buttons: Buttons, rules: ChatPreferences) -> Iterator[Choice]:
    if table.warning is TimeWarning.RAN_OUT:
        yield buttons.make("claim", Style.MAIN)
    if table.last_move and not table.offer and rules.takebacks:
        yield buttons.make("undo")
    if table.game.draws and not table.offer:
        yield buttons.make("draw")
    yield buttons.make("resign", Style.GRAVE)
    yield buttons.make("board mine")


def _after(table: Table, buttons: Buttons) -> Iterator[Choice]:
    if table.phase is Phase.FINISHED and table.everybody_known:
        yield buttons.make("rematch", Style.MAIN)
    if table.rolls:
        yield buttons.make("verify")
    yield buttons.make("play")
