"""Replies to commands that only show something."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from bot.commands.computers import COMPUTER
from bot.commands.views import (
    PLAY,
    BoardView,
    ConfirmView,
    ExportView,
    ForgetView,
    GamesView,
    HelpView,
    HintQuestion,
    HistoryView,
    MoreView,
    MovesView,
    ProofView,
    ReplayView,
    ResignView,
    RulesView,
    SealView,
    SettingsView,
    TableView,
    TapView,
    UndoQuestion,
)
from bot.replies.announcement import announce, show_table
from bot.replies.choice import Choice, Style
from bot.replies.context import ReplyContext
from bot.replies.dice import show_dice
from bot.replies.draft import Draft
from bot.replies.help import help_reply
from bot.replies.history import show_record
from bot.replies.more import more_reply
from bot.replies.preferences import settings_reply
from bot.replies.reply import Announcement, Menu, OwnBoard, Reply
from bot.replies.taps import confirm_reply, tap_reply
from bot.table.offers import loses_match, ways_to_resign
from bot.texts.lists import either
from bot.texts.names import ROBOT, ending_name, game_name, rules_of
from rules import GAMES
from rules.game import Outcome

_MOST: Final = 40
"""How many moves are listed at once."""


def show(view: TableView, context: ReplyContext) -> Draft:
    """Return the reply to a view of the table."""
    match view:
        case BoardView():
            return _board(view, context)
        case TapView() | ConfirmView():
            return _choose(view, context)
        case MovesView(typed):
            return context.note(_moves(typed, context))
        case ProofView() | SealView() | HistoryView() | ExportView() | ReplayView():
            return _game(view, context)
        case MoreView() | ResignView() | ForgetView() | HintQuestion() | UndoQuestion():
            return _question(view, context)
        case _:
            return _words(view, context)


def _game(
    view: ProofView | SealView | HistoryView | ExportView | ReplayView, context: ReplyContext
) -> Draft:
    """Return the dice or the record of a game."""
    if isinstance(view, ProofView | SealView):
        return show_dice(view, context)
    return show_record(view, context)


def _choose(view: TapView | ConfirmView, context: ReplyContext) -> Menu:
    """Return a menu for the next tap of a move, or for confirming it.

    It is written from the asker's side; a chat can have it written as everybody sees the table.
    """

    def write(seen: ReplyContext) -> Menu:
        buttons = replace(context.own_buttons, texts=seen.texts)
        if isinstance(view, ConfirmView):
            return confirm_reply(view.move, seen.where, seen.own_board, buttons)
        return tap_reply(seen.table, view.taps, seen.perspective, buttons)

    return replace(write(context), write_for_all=lambda: write(context.for_all))


def _question(
    view: MoreView | ResignView | ForgetView | HintQuestion | UndoQuestion, context: ReplyContext
) -> Menu:
    """Return a menu that the asker alone may answer."""
    match view:
        case MoreView():
            return more_reply(context)
        case ResignView():
            return _resign(context)
        case ForgetView():
            return _forget(context)
        case HintQuestion():
            table = context.table
            text = context.texts.say("hint-asked", match=table.is_match, people=table.among_people)
            return context.menu(text, (context.own_buttons.make("hint yes", Style.MAIN),))
        case UndoQuestion():
            text = context.texts.say("undo-asked", match=context.table.is_match)
            return context.menu(text, (context.own_buttons.make("undo yes", Style.MAIN),))
        case _:
            assert_never(view)


def _forget(context: ReplyContext) -> Menu:
    sure = context.own_buttons.make("forgetme yes", Style.GRAVE)
    return context.menu(context.texts.say("forget-asked"), (sure,))


def _words(view: GamesView | HelpView | SettingsView | RulesView, context: ReplyContext) -> Reply:
    match view:
        case GamesView(command):
            return _games(command, context)
        case HelpView(words):
            return help_reply(words, context)
        case SettingsView():
            return settings_reply(view, context)
        case RulesView(game):
            return context.note(rules_of(game, context.texts))
        case _:
            assert_never(view)


def _board(view: BoardView, context: ReplyContext) -> Announcement | OwnBoard:
    if not (view.mine or view.words):
        return announce(context)
    private, mine = show_table(context), context.own_board
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
    names = {game: game_name(game, texts) for game in GAMES}
    alone = bool(context.computer_games) and context.alone and command == PLAY
    only = alone or command.startswith(COMPUTER)
    against = command if command.startswith(COMPUTER) else COMPUTER
    computer = tuple(
        buttons.make(
            f"{against} {game}", Style.MAIN if only else Style.PLAIN, label=f"{ROBOT} {name}"
        )
        for game, name in names.items()
        if game in context.computer_games
    )
    if context.invites and command == PLAY:
        return _opponents(context, computer)
    if only:
        level = _level_in(command) or context.preferences.computer
        return context.menu(texts.say("view-computers", level=level), computer)
    games = tuple(
        buttons.make(f"{command} {game}", Style.MAIN, name) for game, name in names.items()
    )
    if not computer or command != PLAY:
        return context.menu(texts.say("view-games"), games)
    return context.menu(texts.say("view-games-computers"), games, computer)


def _level_in(command: str) -> int | None:
    """Return the level that a command names behind itself, if it does: `computer 5`."""
    _, _, level = command.partition(" ")
    return int(level) if level.isdecimal() else None


def _opponents(context: ReplyContext, computer: tuple[Choice, ...]) -> Menu:
    """Return a menu of whom to play in a private chat, with the games of the computer."""
    texts, buttons = context.texts, context.buttons
    friend = buttons.make(f"{PLAY} friend", Style.MAIN, texts.say("choice-friend"))
    both = buttons.make(f"{PLAY} both", label=texts.say("choice-both"))
    question = texts.say("view-opponents-computers" if computer else "view-opponents")
    return context.menu(question, (friend, both), *((computer,) if computer else ()))


def _resign(context: ReplyContext) -> Menu:
    """Return a menu of the results that the asker may resign with, or of yes and no."""
    table, seat, buttons = context.table, context.seat, context.own_buttons
    outcomes = [*ways_to_resign(table, seat).values()] if seat is not None else []
    back = (buttons.make("more", label=context.texts.say("choice-back")),)
    if len(outcomes) <= 1 or context.left_by_computers:
        sure = buttons.make("resign yes", Style.GRAVE)
        return context.menu(_sure_to_resign(outcomes, context), (sure,), back)
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


def _sure_to_resign(outcomes: Sequence[Outcome], context: ReplyContext) -> str:
    """Return the question whether to resign the game, or the match if that is lost with it."""
    texts = context.texts
    if context.left_by_computers:
        return texts.say("view-resign-uncounted")
    for outcome in outcomes:
        if outcome.winner is not None and loses_match(context.table, outcome):
            return texts.say("view-resign-match", winner=texts.name(outcome.winner))
    return texts.say("view-resign")
