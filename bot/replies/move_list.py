"""A game in notation, as players of each game write it, in pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.replies.results import tell_end
from bot.replies.voice import Voice
from bot.table.events import Gone
from bot.table.lines import lines
from bot.table.rounds import Round, Turn, rounds
from bot.table.table import Table
from rules.game import FIRST, PASS, Game, Seat

_PAGE: Final = 700
"""Characters of moves on a page, so that with everything around them there are 1,000 at most."""
_NOTHING: Final = "…"
"""Stands for the turn that the first seat has not in the first round: the other one began."""


@dataclass(frozen=True, slots=True)
class History:
    """One page of the moves of a game."""

    text: str
    page: int
    pages: int


def tell_history(table: Table, voice: Voice, wanted: int | None) -> History:
    """Return a page, counted from 1: the one that is wanted or the nearest there is."""
    pages = _pages(list(_rows(table, voice)))
    page = min(max(wanted or len(pages), 1), len(pages))
    told = [_heading(table, voice, page, len(pages)), *pages[page - 1]]
    if table.ending and page == len(pages):
        told += tell_end(table.ending, (), voice)
    return History("\n".join(told), page, len(pages))


def tell_players(table: Table, voice: Voice) -> str:
    """Return who played which side, in the order of turns."""
    game = table.setup.game
    seats = map(Seat, range(len(table.players)))
    return ", ".join(
        voice.say("news-seat", player=voice.name(seat), side=voice.side(game, seat))
        for seat in seats
    )


def _heading(table: Table, voice: Voice, page: int, pages: int) -> str:
    told = [tell_players(table, voice)]
    if table.results or table.game.is_match(table.board):
        told.append(voice.say("history-game", number=table.game_number))
    if pages > 1:
        told.append(voice.say("history-page", page=page, pages=pages))
    return " · ".join(told)


def _pages(rows: Sequence[str]) -> list[list[str]]:
    """Part rows into pages; there is always one, if only an empty one."""
    pages: list[list[str]] = [[]]
    room = _PAGE
    for row in rows:
        if len(row) >= room:
            pages.append([])
            room = _PAGE
        pages[-1].append(row)
        room -= len(row) + 1
    return pages


def _rows(table: Table, voice: Voice) -> Iterator[str]:
    """Yield a row for every round, and one for everybody who left the game in it."""
    told = rounds(lines(table.log))
    if not told:
        yield voice.say("view-no-history")
    turns = list(_turns(told, voice, table.game))
    # A space would not tell turns of several words from each other.
    between = " | " if any(" " in turn for row in turns for turn in row) else " "
    for played, row in zip(told, turns, strict=True):
        if row:
            yield f"{played.number}. {between.join(row)}"
        yield from _leavers(played, voice)


def _turns(told: Sequence[Round], voice: Voice, game: Game[Any, Any]) -> Iterator[list[str]]:
    """Yield the turns of each round."""
    earlier: list[str] = []
    for played in told:
        row = [_NOTHING] if _begun_by_other(played) else []
        for turn in played.turns:
            row.append(_turn(turn, voice, game, earlier))
            earlier.append(turn.text)
        yield row


def _begun_by_other(played: Round) -> bool:
    """Tell whether it is not the first seat's turn that a game of two begins with."""
    return played.number == 1 and bool(played.turns) and played.turns[0].seat != FIRST


def _turn(turn: Turn, voice: Voice, game: Game[Any, Any], earlier: Sequence[str]) -> str:
    dice = f"{''.join(map(str, turn.dice))}: " if turn.dice else ""
    if turn.text == PASS or any(turn.text == word.text for word in game.move_words):
        facts = game.word_facts(turn.text, earlier)
        return dice + voice.say(f"history-{turn.text}", **facts)
    return dice + turn.text


def _leavers(played: Round, voice: Voice) -> Iterator[str]:
    for part in played.parts:
        if isinstance(part, Gone):
            yield voice.say(f"news-gone-{part.cause}", player=voice.name(part.seat))
