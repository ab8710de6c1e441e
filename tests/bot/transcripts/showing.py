"""A reply as a chat shows it, in letters."""

from collections.abc import Iterator

from bot.replies.reply import Board, Choice, Reply
from rules import GAMES


def show(reply: Reply, game: str | None) -> str:
    """Return the board, the text, and the buttons behind the name of whoever is alerted."""
    return "\n".join(_lines(reply, game))


def _lines(reply: Reply, game: str | None) -> Iterator[str]:
    if reply.private:
        yield "(for nobody else)"
    if reply.board and game:
        yield _board(reply.board, game)
    if reply.plot:
        yield f"(plot of {len(reply.plot.reached)} ratings: {reply.plot.alt_text})"
    yield from reply.text.splitlines()
    if reply.document:
        yield f"(file {reply.document.name})"
    if reply.animation:
        yield f"(animation {reply.animation.name})"
    rows = [" ".join(map(_button, group)) for group in reply.choices]
    if reply.mention:
        rows[:1] = [" ".join((f"@{reply.mention.name}", *rows[:1]))]
    yield from rows


def _board(board: Board, game: str) -> str:
    return f"(board from seat {board.seat + 1}: {GAMES[game].dump(board.position)})"


def _button(choice: Choice) -> str:
    return f"[{choice.label}]"
