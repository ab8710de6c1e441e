"""A reply as a chat shows it, in letters."""

from collections.abc import Iterator

from bot.replies.choice import Choice
from bot.replies.contents import board_of
from bot.replies.drawings import Board, ChancePlot, Plot
from bot.replies.reply import Announcement, Finale, Handout, Leaf, Post, Replay, Reply
from rules import GAMES
from rules.points.position import Race
from tests.bot.reading import mention_of


def show(reply: Reply, game: str | None) -> str:
    """Return the board, the text, and the buttons behind the name of whoever is alerted."""
    return "\n".join(_lines(reply, game))


def _lines(reply: Reply, game: str | None) -> Iterator[str]:
    if reply.private:
        yield "(for nobody else)"
    if isinstance(reply, Announcement) and reply.finale:
        yield from _finale(reply.finale, game)
    board, mention = board_of(reply), mention_of(reply)
    if board and game:
        yield _board(board, game)
    if isinstance(reply, Post) and reply.plot:
        yield _plot(reply.plot)
    if isinstance(reply, Leaf) and isinstance(reply.drawing, ChancePlot):
        yield _plot(reply.drawing)
    yield from reply.text.splitlines()
    if isinstance(reply, Handout):
        yield f"(file {reply.document.name})"
    if isinstance(reply, Replay):
        yield f"(animation {reply.animation.name})"
    rows = [" ".join(map(_button, group)) for group in reply.choices]
    if mention:
        rows[:1] = [" ".join((f"@{mention.name}", *rows[:1]))]
    yield from rows


def _plot(plot: Plot | ChancePlot) -> str:
    if isinstance(plot, Plot):
        return f"(plot of {len(plot.reached)} ratings: {plot.alt_text})"
    return f"(plot of chances, {len(plot.marks)} errors: {plot.alt_text})"


def _finale(finale: Finale, game: str | None) -> Iterator[str]:
    """Yield the message that is left of a game when the next one of the match begins."""
    if finale.board and game:
        yield _board(finale.board, game)
    yield from finale.text.splitlines()
    yield ""


def _board(board: Board, game: str) -> str:
    turned = isinstance(board.position, Race) and board.numbers != board.seat
    numbers = f", numbers of seat {board.numbers + 1}" if turned else ""
    arrows = f", {len(board.arrows)} arrows" if board.arrows else ""
    seat = f"{board.seat + 1}{numbers}{arrows}"
    return f"(board from seat {seat}: {GAMES[game].dump(board.position)})"


def _button(choice: Choice) -> str:
    return f"[{choice.label}]"
