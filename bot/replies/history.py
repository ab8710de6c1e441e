"""Replies to those who want to see what was played: in notation, as a file, as an animation."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, TypeAlias, assert_never

from bot.commands.refusals import NoSuchRounds
from bot.commands.views import ExportView, HistoryView, ReplayView
from bot.export import FORMATS, Match, file_name, formats_of
from bot.identity import Player
from bot.preferences import Side
from bot.replies.film import Film
from bot.replies.move_list import tell_history, tell_players
from bot.replies.reply import Choice, Document, Draft, Handout, Note, UnfinishedReplay
from bot.replies.standing import Standing
from bot.replies.voice import Voice
from bot.table.lines import lines
from bot.table.refusals import Refused
from bot.table.rounds import rounds
from bot.table.table import Table
from bot.texts.explain import quote
from rules.game import FIRST

_LONGEST_FILM: Final = 500
"""Lines; of a longer game the end is shown. Only pawns that go to and fro play for so long."""

RecordView: TypeAlias = HistoryView | ExportView | ReplayView


def show_record(view: RecordView, standing: Standing) -> Draft:
    """Return the reply to a view of what was played."""
    match view:
        case HistoryView(page=page):
            return _history(page, standing)
        case ExportView(file):
            return _export(file, standing)
        case ReplayView():
            return _replay(view, standing)
        case _:
            assert_never(view)


def _voice(standing: Standing) -> Voice:
    """Return somebody who calls people by names that are not too long for a heading."""
    players = [Player(player.id, quote(player.name)) for player in standing.table.players]
    return Voice(standing.texts, players)


def _history(page: int | None, standing: Standing) -> Note:
    table, buttons = standing.table, standing.buttons
    number = table.game_number
    told = tell_history(table, _voice(standing), page)

    def turn_to(page: int, label: str) -> Iterator[Choice]:
        if 1 <= page <= told.pages:
            yield buttons.make(f"history {number} {page}", label=label)

    turning = (
        *turn_to(told.page - 1, standing.texts.say("choice-earlier")),
        *turn_to(told.page + 1, standing.texts.say("choice-later")),
    )
    replay = buttons.make(f"replay {number}", label=standing.texts.say("choice-replay"))
    more = (replay, buttons.make("export")) if rounds(lines(table.log)) else ()
    choices = tuple(group for group in (turning, more) if group)
    return replace(standing.note(told.text), choices=choices)


def _export(file: str, standing: Standing) -> Handout:
    match = Match((*standing.earlier, standing.table))
    text = [standing.texts.say(f"export-{file}", game=standing.table.setup.game)]
    forgotten = len(standing.table.results) - len(standing.earlier)
    if forgotten:
        text.append(standing.texts.say("export-forgotten", games=forgotten))
    others = tuple(
        standing.buttons.make(f"export {other.name}", label=f".{other.name}")
        for other in formats_of(standing.table.setup.game)
        if other.name != file
    )
    content = FORMATS[file].write(match).encode()
    return Handout(
        table=standing.where,
        text="\n".join(text),
        document=Document(file_name(match, file), content),
        choices=(others,) if others else (),
    )


def _replay(view: ReplayView, standing: Standing) -> UnfinishedReplay:
    """Return what the animation is to show; the whole game has the last throw, too."""
    table = standing.table
    game = lines(table.log)
    played = rounds(game)
    last = min(view.last or len(played), len(played))
    if not 0 < view.first <= last:
        raise Refused(NoSuchRounds(len(played)))
    stop = len(game) if view.last is None else played[last - 1].lines.stop
    shown = [
        each for each in played[view.first - 1 : last] if stop - each.lines.start <= _LONGEST_FILM
    ]
    film = Film(
        game=table.setup.game,
        opening=table.opening,
        lines=game[:stop],
        first=shown[0].lines.start,
        seat=FIRST if standing.preferences.side is Side.FIXED else standing.seat or FIRST,
        theme=standing.preferences.theme,
        name=file_name(Match((table,)), "gif"),
    )
    text = _caption(table, shown[0].number, last, standing)
    return UnfinishedReplay(table=standing.where, text=text, film=film)


def _caption(table: Table, first: int, last: int, standing: Standing) -> str:
    players = tell_players(table, _voice(standing))
    return standing.texts.say("replay-shown", players=players, first=first, last=last)
