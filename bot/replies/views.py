"""Replies to commands that only show something."""

from collections.abc import Iterator
from typing import Final, assert_never

from bot.commands import COMMANDS
from bot.commands.views import (
    BoardView,
    ExportView,
    ForgetView,
    GamesView,
    HelpView,
    HistoryView,
    MovesView,
    ProofView,
    ReplayView,
    ResignView,
    RulesView,
    SettingsView,
    TableView,
    TapView,
)
from bot.export.proof import proof_of, write_proof
from bot.replies.context import ReplyContext
from bot.replies.history import show_record
from bot.replies.preferences import settings_reply
from bot.replies.reply import Announcement, Document, Draft, Handout, Menu, OwnBoard, Reply, Style
from bot.replies.taps import tap_reply
from bot.texts.lists import either
from bot.texts.names import ending_name, game_name, rules_of
from rules import GAMES

_MOST: Final = 40
"""How many moves are listed at once."""


def show(view: TableView, context: ReplyContext) -> Draft:
    """Return the reply to a view of the table."""
    match view:
        case BoardView():
            return _board(view, context)
        case TapView(taps):
            return tap_reply(context.table, taps, context.perspective, context.buttons)
        case MovesView(typed):
            return context.note(_moves(typed, context))
        case HistoryView() | ExportView() | ReplayView():
            return show_record(view, context)
        case ProofView():
            return _proof(context)
        case _:
            return _words(view, context)


def _words(
    view: GamesView | HelpView | SettingsView | ResignView | RulesView | ForgetView,
    context: ReplyContext,
) -> Reply:
    match view:
        case GamesView(command):
            return _games(command, context)
        case HelpView():
            return context.note("\n".join(_help(context)))
        case SettingsView():
            return settings_reply(view, context)
        case ResignView():
            return _resign(context)
        case RulesView(game):
            return context.note(rules_of(game, context.texts))
        case ForgetView():
            return _forget(context)
        case _:
            assert_never(view)


def _forget(context: ReplyContext) -> Menu:
    buttons = context.buttons
    sure = buttons.make("forgetme yes", Style.GRAVE)
    return context.menu(context.texts.say("forget-asked"), (sure,))


def _board(view: BoardView, context: ReplyContext) -> Announcement | OwnBoard:
    if not (view.mine or view.words):
        return context.public_board()
    private, mine = context.private_board(), context.own_board
    text = private.text
    if view.words and mine:
        # Without the picture, because the text beside one may have 1,024 characters at most.
        text, mine = f"{text}\n\n{mine.alt_text}", None
    return OwnBoard(table=context.where, text=text, board=mine, choices=private.choices)


def _moves(typed: str, context: ReplyContext) -> str:
    """Return a list of the legal moves that begin with what is typed."""
    table = context.table
    texts = [table.game.format(move, table.board) for move in table.legal_moves]
    found = [text for text in texts if text.startswith(typed.casefold())]
    if not found:
        return context.texts.say("view-no-moves")
    listed = "\n".join(found[:_MOST])
    more = len(found) - _MOST
    heading = context.texts.say("view-moves", count=len(found))
    rest = [context.texts.say("view-more-moves", count=more)] if more > 0 else []
    return "\n".join((heading, listed, *rest))


def _games(command: str, context: ReplyContext) -> Menu:
    texts, buttons = context.texts, context.buttons
    games = tuple(
        buttons.make(f"{command} {game}", Style.MAIN, game_name(game, texts)) for game in GAMES
    )
    return context.menu(texts.say("view-games"), games)


def _help(context: ReplyContext) -> Iterator[str]:
    """Yield a line for every command that people type."""
    yield context.texts.say("view-help")
    for command in COMMANDS:
        if command.listed:
            yield f"/{command.name} - {context.texts.say(f'command-{command.name}')}"


def _resign(context: ReplyContext) -> Menu:
    """Return a menu of the results that the asker may resign with, or of yes and no."""
    table, seat, buttons = context.table, context.seat, context.buttons
    outcomes = table.game.resignations(table.board, seat) if seat is not None else ()
    back = (buttons.make("board mine", label=context.texts.say("choice-back")),)
    if len(outcomes) <= 1:
        sure = buttons.make("resign yes", Style.GRAVE)
        return context.menu(context.texts.say("view-resign"), (sure,), back)
    ways = tuple(
        buttons.make(
            f"resign {outcome.how}",
            Style.GRAVE,
            f"{ending_name(outcome.how, context.texts)} ({outcome.points})",
        )
        for outcome in outcomes
    )
    *offers, most = (ending_name(outcome.how, context.texts) for outcome in outcomes)
    question = context.texts.say("view-resign-how", offers=either(offers, context.texts), most=most)
    return context.menu(question, ways, back)


def _proof(context: ReplyContext) -> Handout:
    proof = proof_of(context.table)
    text = context.texts.say(
        "view-proof", seal=proof.commitment, secret=proof.secret, rolls=len(proof.rolls)
    )
    document = Document(f"dice-{proof.game_id}.json", write_proof(proof))
    return Handout(table=context.where, text=text, document=document)
