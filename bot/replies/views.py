"""Replies to those who only want to see something."""

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
from bot.replies.history import show_record
from bot.replies.preferences import settings_reply
from bot.replies.reply import Announcement, Document, Draft, Handout, Menu, OwnBoard, Reply, Style
from bot.replies.standing import Standing
from bot.replies.taps import tap_reply
from bot.texts.lists import either
from bot.texts.names import ending_name, game_name, rules_of
from rules import GAMES

_MOST: Final = 40
"""How many moves are listed at once."""


def show(view: TableView, standing: Standing) -> Draft:
    """Return the reply to a view of the table."""
    match view:
        case BoardView():
            return _board(view, standing)
        case TapView(taps):
            return tap_reply(standing.table, taps, standing.eye, standing.buttons)
        case MovesView(typed):
            return standing.note(_moves(typed, standing))
        case HistoryView() | ExportView() | ReplayView():
            return show_record(view, standing)
        case ProofView():
            return _proof(standing)
        case _:
            return _words(view, standing)


def _words(
    view: GamesView | HelpView | SettingsView | ResignView | RulesView | ForgetView,
    standing: Standing,
) -> Reply:
    match view:
        case GamesView(command):
            return _games(command, standing)
        case HelpView():
            return standing.note("\n".join(_help(standing)))
        case SettingsView():
            return settings_reply(view, standing)
        case ResignView():
            return _resign(standing)
        case RulesView(game):
            return standing.note(rules_of(game, standing.texts))
        case ForgetView():
            return _farewell(standing)
        case _:
            assert_never(view)


def _farewell(standing: Standing) -> Menu:
    buttons = standing.buttons
    sure = buttons.make("forgetme yes", Style.GRAVE)
    return standing.menu(standing.texts.say("forget-asked"), (sure,))


def _board(view: BoardView, standing: Standing) -> Announcement | OwnBoard:
    if not (view.mine or view.words):
        return standing.public_board()
    private, mine = standing.private_board(), standing.own_board
    text = private.text
    if view.words and mine:
        # Without the picture: what stands beside one may have 1,024 characters, and this has more.
        text, mine = f"{text}\n\n{mine.alt_text}", None
    return OwnBoard(table=standing.where, text=text, board=mine, choices=private.choices)


def _moves(typed: str, standing: Standing) -> str:
    """List the legal moves that begin with what is typed."""
    table = standing.table
    texts = [table.game.format(move, table.board) for move in table.legal_moves]
    found = [text for text in texts if text.startswith(typed.casefold())]
    if not found:
        return standing.texts.say("view-no-moves")
    listed = "\n".join(found[:_MOST])
    more = len(found) - _MOST
    heading = standing.texts.say("view-moves", count=len(found))
    rest = [standing.texts.say("view-more-moves", count=more)] if more > 0 else []
    return "\n".join((heading, listed, *rest))


def _games(command: str, standing: Standing) -> Menu:
    texts, buttons = standing.texts, standing.buttons
    games = tuple(
        buttons.make(f"{command} {game}", Style.MAIN, game_name(game, texts)) for game in GAMES
    )
    return standing.menu(texts.say("view-games"), games)


def _help(standing: Standing) -> Iterator[str]:
    """Yield a line for every command that people type."""
    yield standing.texts.say("view-help")
    for command in COMMANDS:
        if command.listed:
            yield f"/{command.name} - {standing.texts.say(f'command-{command.name}')}"


def _resign(standing: Standing) -> Menu:
    """Ask in which way to give up: the confirmation that a grave step needs."""
    table, seat, buttons = standing.table, standing.seat, standing.buttons
    outcomes = table.game.resignations(table.board, seat) if seat is not None else ()
    back = (buttons.make("board mine", label=standing.texts.say("choice-back")),)
    if len(outcomes) <= 1:
        sure = buttons.make("resign yes", Style.GRAVE)
        return standing.menu(standing.texts.say("view-resign"), (sure,), back)
    ways = tuple(
        buttons.make(
            f"resign {outcome.how}",
            Style.GRAVE,
            f"{ending_name(outcome.how, standing.texts)} ({outcome.points})",
        )
        for outcome in outcomes
    )
    *offers, most = (ending_name(outcome.how, standing.texts) for outcome in outcomes)
    question = standing.texts.say(
        "view-resign-how", offers=either(offers, standing.texts), most=most
    )
    return standing.menu(question, ways, back)


def _proof(standing: Standing) -> Handout:
    proof = proof_of(standing.table)
    text = standing.texts.say(
        "view-proof", seal=proof.commitment, secret=proof.secret, rolls=len(proof.rolls)
    )
    document = Document(f"dice-{proof.game_id}.json", write_proof(proof))
    return Handout(table=standing.where, text=text, document=document)
