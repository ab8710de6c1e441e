"""The menu in which a move is tapped step by step. The buttons carry the taps so far."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.replies.boards import Perspective, tapped_board
from bot.replies.choices import Buttons
from bot.replies.reply import Choice, Menu, Style
from bot.table.table import Table
from bot.texts.names import spoken_dice
from rules.taps import Tap, Taps


def tap_reply(
    table: Table, tapped: Sequence[str], perspective: Perspective, buttons: Buttons
) -> Menu:
    """Return the menu for the next tap. A tap without an alternative is skipped."""
    stages = _follow(table, tapped)
    tokens, taps = stages[-1]
    back = [earlier for earlier, then in stages[:-1] if len(then.next) > 1]
    return Menu(
        table=table.id,
        text=_prompt(table, stages, buttons),
        board=tapped_board(table, taps, perspective),
        choices=tuple(group for group in _groups(table, tokens, taps, back, buttons) if group),
    )


_Stage = tuple[tuple[str, ...], Taps[Any, Any]]


def _follow(table: Table, tapped: Sequence[str]) -> list[_Stage]:
    """Return every stage of the tapping. The last one has a choice, or the whole move."""
    stages: list[_Stage] = []
    waiting = list(reversed(tapped))
    tokens: tuple[str, ...] = ()
    while True:
        taps = table.game.taps(table.board, tokens)
        stages.append((tokens, taps))
        if waiting:
            tokens = (*tokens, waiting.pop())
        elif len(taps.next) == 1:
            tokens = (*tokens, taps.next[0].token)
        else:
            return stages


def _prompt(table: Table, stages: Sequence[_Stage], buttons: Buttons) -> str:
    say = buttons.texts.say
    taps = stages[-1][1]
    if taps.move is not None:
        return say("tap-confirm", move=table.game.format(taps.move, table.board))
    lines = [say(f"tap-{taps.question}", chosen=_chosen(stages, buttons) or "none")]
    if taps.used_dice:
        lines.append(say("tap-used", dice=spoken_dice(taps.used_dice)))
    return "\n".join(lines)


def _chosen(stages: Sequence[_Stage], buttons: Buttons) -> str:
    """Return what has been tapped so far: 24→18, 13."""
    told = ""
    for (_, taps), token in zip(stages, stages[-1][0], strict=False):
        tap = next(tap for tap in taps.next if tap.token == token)
        told += tap.joint if told else ""
        told += _label(tap, buttons)
    return told


def _groups(
    table: Table,
    tokens: Sequence[str],
    taps: Taps[Any, Any],
    back: Sequence[Sequence[str]],
    buttons: Buttons,
) -> Iterator[tuple[Choice, ...]]:
    yield tuple(_tap(tokens, tap, buttons) for tap in taps.next)
    if taps.move is not None:
        move = table.game.format(taps.move, table.board)
        confirm = buttons.texts.say("choice-confirm", move=move)
        yield (buttons.make(f"move {move}", Style.MAIN, confirm),)
    yield tuple(_ways_back(back, buttons))


def _tap(tokens: Sequence[str], tap: Tap, buttons: Buttons) -> Choice:
    return buttons.make(" ".join(("tap", *tokens, tap.token)), label=_label(tap, buttons))


def _label(tap: Tap, buttons: Buttons) -> str:
    if tap.name:
        return buttons.texts.say(f"choice-{tap.name}")
    return f"{tap.arrow} {tap.token}" if tap.arrow else tap.token


def _ways_back(back: Sequence[Sequence[str]], buttons: Buttons) -> Iterator[Choice]:
    """Yield a button for the step before, and one for the start if that is another step."""
    if back:
        label = buttons.texts.say("choice-back")
        yield buttons.make(" ".join(("tap", *back[-1])), label=label)
    if back[1:]:
        yield buttons.make("tap", label=buttons.texts.say("choice-restart"))
