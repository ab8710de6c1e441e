"""Replies to /verify: the seal of a game in progress, and the proof of one that is over."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from bot.commands.views import ProofView, SealView
from bot.export import Match
from bot.export.json_file import write_json
from bot.replies.context import ReplyContext
from bot.replies.document import Document
from bot.replies.reply import Handout, Note
from bot.replies.spoken import Copy


def show_dice(view: ProofView | SealView, context: ReplyContext) -> Note | Handout:
    """Return the reply to a view of the dice."""
    match view:
        case ProofView():
            return _proof(context)
        case SealView():
            note = context.note("\n".join(_seal(context)))
            return replace(note, copies=(_copy_seal(context),))
        case _:
            assert_never(view)


def _seal(context: ReplyContext) -> Iterator[str]:
    """Yield the seal and, once the game has begun, the words that the players have added."""
    dice = context.table.dice
    yield context.texts.say("view-seal", game_id=dice.game_id, seal=dice.commitment)
    words = [word for word in dice.words if word]
    if context.table.playing and words:
        yield context.texts.say("view-seal-words", words=", ".join(words))


def _proof(context: ReplyContext) -> Handout:
    table = context.table
    dice = table.dice
    text = context.texts.say(
        "view-proof", seal=dice.commitment, secret=dice.secret.hex(), rolls=table.rolls
    )
    name = re.sub("[^A-Za-z0-9]", "-", f"dice-{dice.game_id}")
    document = Document(f"{name}.json", write_json(Match((table,))).encode())
    secret = Copy(context.texts.say("choice-copy-secret"), dice.secret.hex())
    return Handout(
        table=context.where, text=text, document=document, copies=(_copy_seal(context), secret)
    )


def _copy_seal(context: ReplyContext) -> Copy:
    return Copy(context.texts.say("choice-copy-seal"), context.table.dice.commitment)
