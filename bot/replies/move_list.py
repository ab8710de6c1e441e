"""The moves of a game in its notation, in pages."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.replies.results import tell_end
from bot.replies.table_texts import TableTexts
from bot.table.events import Gone
from bot.table.lines import lines
from bot.table.rounds import Round, Turn, rounds
from bot.table.table import Table
from rules.game import PASS, Game

_PAGE: Final = 700
"""Characters of moves on a page. With the heading and the result there are 1,000 at most."""
_NOTHING: Final = "…"
"""Stands for the turn of a seat before the one that began the game."""


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """One page of the moves of a game."""

    text: str
    page: int
    pages: int


def history_page(table: Table, texts: TableTexts, wanted: int | None) -> HistoryPage:
    """Return a page, counted from 1: the wanted one, or the nearest to it, or the last."""
    pages = _pages(list(_rows(table, texts)))
    page = min(max(wanted or len(pages), 1), len(pages))
    told = [_page_heading(table, texts, page, len(pages)), *pages[page - 1]]
    if table.ending and page == len(pages):
        told += tell_end(table.ending, (), texts)
    return HistoryPage("\n".join(told), page, len(pages))


def heading(table: Table, texts: TableTexts) -> str:
    """Return who plays which side and, in a match, which game of it this is."""
    told = [texts.seating(table.setup.game)]
    if table.results or table.is_match:
        told.append(texts.say("history-game", number=table.game_number))
    return " · ".join(told)


def _page_heading(table: Table, texts: TableTexts, page: int, pages: int) -> str:
    told = [heading(table, texts)]
    if pages > 1:
        told.append(texts.say("history-page", page=page, pages=pages))
    return " · ".join(told)


def _pages(rows: Sequence[str]) -> list[list[str]]:
    """Split rows into pages; there is always at least one."""
    pages: list[list[str]] = [[]]
    room = _PAGE
    for row in rows:
        if len(row) >= room:
            pages.append([])
            room = _PAGE
        pages[-1].append(row)
        room -= len(row) + 1
    return pages


def _rows(table: Table, texts: TableTexts) -> Iterator[str]:
    """Yield a row for every round, and one for each player who left the game in it."""
    told = rounds(lines(table.log))
    if not told:
        yield texts.say("view-no-history")
    turns = list(_turns(told, texts, table.game))
    # A space cannot separate turns that have spaces in them.
    between = " | " if any(" " in turn for row in turns for turn in row) else " "
    for played, row in zip(told, turns, strict=True):
        if row:
            yield f"{played.number}. {between.join(row)}"
        yield from _leavers(played, texts)


def _turns(told: Sequence[Round], texts: TableTexts, game: Game[Any, Any]) -> Iterator[list[str]]:
    """Yield the turns of each round."""
    earlier: list[str] = []
    for played in told:
        row = [_NOTHING] * _missing_turns(played)
        for turn in played.turns:
            row.append(tell_turn(turn, texts, game, earlier))
            earlier.append(turn.text)
        yield row


def _missing_turns(played: Round) -> int:
    """Return how many seats have no turn in the first round, because a later seat began."""
    return played.turns[0].seat if played.number == 1 and played.turns else 0


def tell_turn(turn: Turn, texts: TableTexts, game: Game[Any, Any], earlier: Sequence[str]) -> str:
    """Return a turn in notation; `earlier` are the texts of the turns before it."""
    dice = f"{''.join(map(str, turn.dice))}: " if turn.dice else ""
    if turn.text == PASS or any(turn.text == word.text for word in game.move_words):
        facts = game.word_facts(turn.text, earlier)
        return dice + texts.say(f"history-{turn.text}", **facts)
    return dice + turn.text


def _leavers(played: Round, texts: TableTexts) -> Iterator[str]:
    for part in played.parts:
        if isinstance(part, Gone):
            yield texts.say(f"news-gone-{part.cause}", player=texts.name(part.seat))
