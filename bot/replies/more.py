"""The menu of what a player can do besides moving."""

from collections.abc import Iterator
from dataclasses import replace

from bot.replies.choice import Choice, Style
from bot.replies.context import ReplyContext
from bot.replies.reply import Menu
from bot.replies.spoken import Copy


def more_reply(context: ReplyContext) -> Menu:
    """Return the menu. Nothing in it ends the game without another question."""
    menu = context.menu(
        context.texts.say("view-more"), tuple(_looks(context)), tuple(_offers(context))
    )
    position = Copy(context.texts.say("choice-copy-position"), context.table.position)
    return replace(menu, copies=(position,))


def _looks(context: ReplyContext) -> Iterator[Choice]:
    """Yield what only shows something."""
    if _may_hint(context):
        yield context.own_buttons.make("hint")
    yield context.own_buttons.make("board mine")
    copy = context.texts.say("choice-position")
    yield context.own_buttons.make("board position", label=copy)
    yield context.own_buttons.make("history")
    yield context.own_buttons.make("rules")


def _may_hint(context: ReplyContext) -> bool:
    """Return whether the reader can have a hint now."""
    table = context.table
    acts = table.player_to_act is not None and table.player_to_act.id == context.reader
    return context.offers_computers and acts and (table.setup.hints or not table.among_people)


def _offers(context: ReplyContext) -> Iterator[Choice]:
    """Yield what changes the game, if the others agree or the player confirms it."""
    table = context.table
    if table.game.draws and not table.offer:
        yield context.own_buttons.make("draw")
    yield context.own_buttons.make("resign", Style.GRAVE)
