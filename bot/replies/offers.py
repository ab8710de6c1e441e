"""Offers and their answers in words, and moves that were taken back."""

from collections.abc import Iterator

from bot.replies.table_texts import TableTexts
from bot.table.events import Undone
from bot.table.values import Offer, Proposal
from bot.texts.lists import all_of
from bot.texts.names import ending_name
from rules import MOVE_WORDS
from rules.game import PASS, Seat


def tell_offer(offer: Offer, texts: TableTexts, *, match: bool) -> Iterator[str]:
    """Yield what is offered; of a takeback, everything that would be taken back, and its price."""
    yield texts.say(
        f"news-offered-{offer.proposal}",
        player=texts.name(offer.by),
        move=_spell(offer.move, texts),
        later=_later(offer, texts) or "none",
        lost=ending_name(offer.how, texts) if offer.how else "",
        points=offer.points,
    )
    if offer.same_dice:
        yield texts.say("news-same-dice")
    if offer.unrated:
        yield texts.say("news-then-unrated", match=match)


def tell_declined(offer: Offer | None, seat: Seat, texts: TableTexts) -> str:
    """Return who declined, and what can be done if a resignation was; or withdrew the own offer."""
    player = texts.name(seat)
    if offer and offer.by == seat:
        return texts.say("news-withdrawn", player=player)
    if offer and offer.proposal is Proposal.RESIGN:
        return texts.say("news-declined-resign", player=player)
    return texts.say("news-declined", player=player)


def tell_undone(undone: Undone, texts: TableTexts, *, match: bool) -> Iterator[str]:
    """Yield which move was taken back, by whom if nobody was asked, and what that costs."""
    move = _spell(undone.move, texts)
    if undone.seat is None:
        yield texts.say("news-undone", move=move)
    else:
        yield texts.say("news-took-back", player=texts.name(undone.seat), move=move)
    if undone.unrated:
        yield texts.say("news-unrated", match=match)


def _later(offer: Offer, texts: TableTexts) -> str:
    """Return the moves that would be taken back as well, with the names of their players."""
    moves = [
        texts.say("news-whose-move", player=texts.name(seat), move=_spell(move, texts))
        for seat, move in offer.later
    ]
    return all_of(moves, texts)


def _spell(move: str, texts: TableTexts) -> str:
    """Return a move as players read it; one that is a word has a name in their language."""
    if move in MOVE_WORDS or move == PASS:
        return texts.say("news-word", word=texts.say(f"choice-{move}"))
    return move
