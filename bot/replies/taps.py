"""Choosing a move: from a list of whole moves, or tap by tap. The buttons carry the taps so far."""

from collections.abc import Iterator, Sequence

from bot.commands.playing import CONFIRM
from bot.identity import TableId
from bot.replies.boards import Perspective, tapped_board
from bot.replies.buttons import Buttons
from bot.replies.choice import Choice, Choices, Style, fits
from bot.replies.drawings import Board
from bot.replies.picture_order import in_picture_order, turned
from bot.replies.reply import Menu
from bot.replies.touches import tap_touches
from bot.table.table import Table
from bot.table.tapping import TapStage, follow_taps
from bot.texts.names import spoken_dice
from rules.game import PASS
from rules.taps import Tap


def turn_choices(
    table: Table, perspective: Perspective, buttons: Buttons, list_size: int
) -> Choices:
    """Return a button for each whole move if these are few, else for the first tap."""
    if len(table.legal_moves) <= list_size:
        groups = _whole_moves(table, buttons)
        if all(fits(choice) for group in groups for choice in group):
            return groups
    *_, stage = follow_taps(table, ())
    if stage.taps.move is not None:  # There is no choice, and one tap stands for all.
        return ((buttons.make(f"tap {stage.tokens[0]}", label=stage.taps.spelled),),)
    return _tap_groups(table, stage, perspective, buttons)


def _whole_moves(table: Table, buttons: Buttons) -> Choices:
    """Return the legal moves, grouped by what they do: first those that do something special."""
    groups: dict[str, list[Choice]] = {}
    for move in table.legal_moves:
        deed = table.game.deed(move, table.board)
        text = table.game.format(move, table.board)
        label = buttons.texts.say("choice-pass") if text == PASS else text
        heading = buttons.texts.say(f"deed-{deed or 'none'}")
        made = buttons.make(f"move {text}", label=label, group=heading)
        groups.setdefault(deed, []).append(made)
    plain = groups.pop("", [])
    return tuple(map(tuple, (*groups.values(), plain)))


def tap_reply(
    table: Table, tapped: Sequence[str], perspective: Perspective, buttons: Buttons
) -> Menu:
    """Return the menu for the next tap, or for confirming the whole move."""
    stages = follow_taps(table, tapped)
    last = stages[-1]
    back = [stage.tokens for stage in stages[:-1] if len(stage.taps.next) > 1]
    groups = (
        *_tap_groups(table, last, perspective, buttons),
        *_confirm(last, buttons),
        tuple(_ways_back(back, buttons)),
    )
    return Menu(
        table=table.id,
        text=_prompt(table, stages, perspective, buttons),
        board=tapped_board(table, last.taps, perspective),
        choices=tuple(group for group in groups if group),
        write_touches=lambda: tap_touches(table, tapped, perspective, buttons),
    )


def confirm_reply(move: str, where: TableId, board: Board | None, buttons: Buttons) -> Menu:
    """Return the menu for confirming a whole move that was chosen from a list."""
    text = buttons.texts.say("tap-confirm", move=move)
    label = buttons.texts.say("choice-confirm", move=move)
    sure = buttons.make(f"move {move} {CONFIRM}", Style.MAIN, label)
    back = buttons.make("tap", label=buttons.texts.say("choice-back"))
    return Menu(table=where, text=text, board=board, choices=((sure,), (back,)))


def _prompt(
    table: Table, stages: Sequence[TapStage], perspective: Perspective, buttons: Buttons
) -> str:
    say = buttons.texts.say
    taps = stages[-1].taps
    if taps.move is not None:
        return say("tap-confirm", move=taps.spelled)
    chosen = _chosen(table, stages, perspective, buttons)
    lines = [say(f"tap-{taps.question}", chosen=chosen or "none")]
    if taps.used_dice:
        lines.append(say("tap-used", dice=spoken_dice(taps.used_dice)))
    return "\n".join(lines)


def _chosen(
    table: Table, stages: Sequence[TapStage], perspective: Perspective, buttons: Buttons
) -> str:
    """Return what has been tapped so far: 24→18, 13."""
    told = ""
    for stage, token in zip(stages, stages[-1].tokens, strict=False):
        tap = next(tap for tap in stage.taps.next if tap.token == token)
        told += tap.joint if told else ""
        told += _label(tap, table, perspective, buttons)
    return told


def _tap_groups(
    table: Table, stage: TapStage, perspective: Perspective, buttons: Buttons
) -> Choices:
    rows = in_picture_order(stage.taps.next, stage.taps.position, perspective.seat, stage.tokens)
    return tuple(
        tuple(
            buttons.make(
                " ".join(("tap", *stage.tokens, tap.token)),
                label=_label(tap, table, perspective, buttons),
            )
            for tap in row
        )
        for row in rows
    )


def _confirm(stage: TapStage, buttons: Buttons) -> Choices:
    if stage.taps.move is None:
        return ()
    label = buttons.texts.say("choice-confirm", move=stage.taps.spelled)
    return ((buttons.make(" ".join(("tap", *stage.tokens, CONFIRM)), Style.MAIN, label),),)


def _label(tap: Tap, table: Table, perspective: Perspective, buttons: Buttons) -> str:
    if tap.name:
        return f"{buttons.texts.say(f'choice-{tap.name}')}{tap.mark}"
    if tap.arrow:
        return f"{turned(tap.arrow, perspective.seat, table.setup.seats)} {tap.token}"
    return f"{tap.token}{tap.mark}"


def _ways_back(back: Sequence[Sequence[str]], buttons: Buttons) -> Iterator[Choice]:
    """Yield a button for the step before, and one for the start if that is another step."""
    if back:
        label = buttons.texts.say("choice-back")
        yield buttons.make(" ".join(("tap", *back[-1])), label=label)
    if back[1:]:
        yield buttons.make("tap", label=buttons.texts.say("choice-restart"))
