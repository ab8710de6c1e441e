"""What a reply shows: its board, its picture, its file."""

from typing import assert_never

from bot.replies.document import Document
from bot.replies.drawings import Board, Drawing
from bot.replies.quiz import Quiz
from bot.replies.reply import (
    Announcement,
    Handout,
    Leaf,
    Menu,
    Note,
    OwnBoard,
    Post,
    Refusal,
    Replay,
    Reply,
)


def board_of(reply: Reply) -> Board | None:
    """Return the board that a reply shows."""
    match reply:
        case Announcement() | OwnBoard() | Quiz() | Menu() | Refusal():
            return reply.board
        case Leaf(drawing=Board() as board):
            return board
        case Post() | Replay() | Leaf() | Note() | Handout():
            return None
        case _:
            assert_never(reply)


def drawing_of(reply: Reply) -> Drawing | None:
    """Return the picture that goes with a reply."""
    match reply:
        case Post():
            return reply.plot
        case Leaf():
            return reply.drawing
        case _:
            return board_of(reply)


def file_of(reply: Reply) -> Document | None:
    """Return the file of a reply, for chats that show an animation as a file."""
    match reply:
        case Handout():
            return reply.document
        case Replay():
            return reply.animation
        case _:
            return None
