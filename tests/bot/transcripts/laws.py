"""What has to be true after every request, whatever was asked."""

import re
from dataclasses import dataclass

from bot.export.verification import verify
from bot.export.verification.flaws import Flaw, WrongDice, WrongSeats
from bot.identity import Player
from bot.persistence.record import TableRecord, decode, encode
from bot.replies.choice import Choice
from bot.replies.contents import drawing_of
from bot.replies.document import Document
from bot.replies.reply import Replay, Reply
from bot.table.log import rebuild
from bot.table.table import Table
from tests.bot.reading import mention_of


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a chat leaves to chance; the rest follows a script."""

    dice: bool
    lots: bool

    def allows(self, flaw: Flaw) -> bool:
        """Return whether a script leads to such a flaw."""
        match flaw:
            case WrongDice():
                return not self.dice
            case WrongSeats():
                return not self.lots
            case _:
                return False


def check_reply(reply: Reply, table: Table | None) -> None:
    """Check what goes into a chat: it fits, and alerts nobody without a reason."""
    choices = [choice for group in reply.choices for choice in group]
    assert len(choices) <= 25
    assert len({choice.label for choice in choices}) == len(choices), "labels alike"
    for choice in choices:
        _check_choice(choice)
    assert reply.text
    if isinstance(reply, Replay):
        assert reply.animation.name.endswith(".gif")
        assert reply.animation.content.startswith(b"GIF89a")
    drawing = drawing_of(reply)
    if drawing or isinstance(reply, Replay):
        assert len(reply.text) <= 1024
    if drawing:
        assert 0 < len(drawing.alt_text) <= 1024
    else:
        assert len(reply.text) <= 2000
    if mention_of(reply):
        assert not reply.private
        assert mention_of(reply) in _waited_for(table)


def check_document(document: Document, fair: Fairness) -> None:
    """Check a file: its name can stand anywhere, and what can be proved is proved."""
    assert re.fullmatch(r"[A-Za-z0-9-]+\.[a-z]+", document.name)
    assert document.content
    if document.name.endswith(".json"):
        flaws = verify(document.content).flaws
        assert [flaw for flaw in flaws if not fair.allows(flaw)] == []


def check_record(record: TableRecord) -> None:
    """Check that nothing is lost on the way to the store and back."""
    read = decode(encode(record))
    assert read == record
    assert read is not record


def check_log(table: Table) -> None:
    """Check that a table is what its log tells."""
    assert rebuild(table.id, table.log) == table


def _check_choice(choice: Choice) -> None:
    assert len(choice.payload.encode()) <= 64
    assert 0 < len(choice.label) <= 80


def _waited_for(table: Table | None) -> tuple[Player, ...]:
    """Return those who may be alerted: to answer, to come or to act.

    While a question is open, whoever is to act may still be running out of time.
    """
    if table is None:
        return ()
    if table.gathering:
        return table.awaited
    seats = {*table.to_answer, table.to_act}
    return tuple(table.players[seat] for seat in seats if seat is not None)
