"""Replies to /history, /export and /replay: a game in notation, as a file, as an animation."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, TypeAlias, assert_never

from bot.commands.refusals import NoSuchRounds
from bot.commands.views import ExportView, HistoryView, ReplayView
from bot.export import FORMATS, Match, file_name, formats_of
from bot.replies.boards import computer_seats
from bot.replies.choice import Choice
from bot.replies.context import ReplyContext
from bot.replies.document import Document
from bot.replies.draft import Draft, UnfinishedReplay
from bot.replies.drawings import winners_of
from bot.replies.film import Film
from bot.replies.move_list import history_page
from bot.replies.reply import Handout, Note
from bot.table.lines import lines
from bot.table.refusals import Refused
from bot.table.rounds import rounds
from bot.table.table import Table

LONGEST_FILM: Final = 500
"""How many lines an animation shows at most: the last ones of a longer game."""

RecordView: TypeAlias = HistoryView | ExportView | ReplayView


def show_record(view: RecordView, context: ReplyContext) -> Draft:
    """Return the reply to a view of a game's record."""
    match view:
        case HistoryView(page=page):
            return _history(page, context)
        case ExportView(file):
            return _export(file, context)
        case ReplayView():
            return _replay(view, context)
        case _:
            assert_never(view)


def _history(page: int | None, context: ReplyContext) -> Note:
    table, buttons = context.table, context.buttons
    number = table.game_number
    told = history_page(table, context.texts, page)

    def turn_to(page: int, label: str) -> Iterator[Choice]:
        if 1 <= page <= told.pages:
            yield buttons.make(f"history {number} {page}", label=label)

    turning = (
        *turn_to(told.page - 1, context.texts.say("choice-earlier")),
        *turn_to(told.page + 1, context.texts.say("choice-later")),
    )
    replay = buttons.make(f"replay {number}", label=context.texts.say("choice-replay"))
    more = (replay, buttons.make("export")) if rounds(lines(table.log)) else ()
    choices = tuple(group for group in (turning, more) if group)
    return replace(context.note(told.text), choices=choices)


def _export(file: str, context: ReplyContext) -> Handout:
    match = Match((*context.earlier, context.table))
    text = [context.texts.say(f"export-{file}", game=context.table.setup.game)]
    forgotten = len(context.table.results) - len(context.earlier)
    if forgotten:
        text.append(context.texts.say("export-forgotten", games=forgotten))
    others = tuple(
        context.buttons.make(f"export {other.name}", label=f".{other.name}")
        for other in formats_of(context.table.setup.game)
        if other.name != file
    )
    content = FORMATS[file].write(match).encode()
    return Handout(
        table=context.where,
        text="\n".join(text),
        document=Document(file_name(match, file), content),
        choices=(others,) if others else (),
    )


def _replay(view: ReplayView, context: ReplyContext) -> UnfinishedReplay:
    """Return the replay of some rounds. That of all rounds has the last roll as well."""
    table = context.table
    game = lines(table.log)
    played = rounds(game)
    last = min(view.last or len(played), len(played))
    if not 0 < view.first <= last:
        raise Refused(NoSuchRounds(len(played)))
    stop = len(game) if view.last is None else played[last - 1].lines.stop
    shown = [
        each for each in played[view.first - 1 : last] if stop - each.lines.start <= LONGEST_FILM
    ]
    film = Film(
        game=table.setup.game,
        opening=table.opening,
        lines=game[:stop],
        first=shown[0].lines.start,
        seat=context.for_all.perspective.seat,
        theme=context.public_theme,
        computers=computer_seats(table.players),
        names=tuple(player.name for player in table.players),
        winners=winners_of(table.ending) or frozenset() if stop == len(game) else frozenset(),
        name=file_name(Match((table,)), "gif"),
    )
    text = _caption(table, shown[0].number, last, context)
    return UnfinishedReplay(table=context.where, text=text, film=film)


def _caption(table: Table, first: int, last: int, context: ReplyContext) -> str:
    players = context.texts.seating(table.setup.game)
    return context.texts.say("replay-shown", players=players, first=first, last=last)
