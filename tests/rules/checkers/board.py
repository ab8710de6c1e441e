"""Positions in, spellings out: how these tests talk to the game."""

import pytest

from rules.checkers import Checkers
from rules.errors import Flaw, IllegalMove, Refusal, UnreadablePosition

GAME = Checkers()


def moves(text: str) -> set[str]:
    """Return the spelling of every legal move."""
    position = GAME.load(text)
    return {GAME.format(move, position) for move in GAME.legal_moves(position)}


def captured(text: str) -> dict[str, set[str]]:
    """Return the spelling of every legal move with what it takes."""
    position = GAME.load(text)
    return {GAME.format(move, position): set(move.captured) for move in GAME.legal_moves(position)}


def after(text: str, *typed: str) -> str:
    """Return the position after moves as a player types them."""
    position = GAME.load(text)
    for word in typed:
        position = GAME.play(position, GAME.parse(word, position))
    return GAME.dump(position)


def refusal(text: str, typed: str) -> Refusal:
    """Return why a typed move is illegal."""
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(typed, GAME.load(text))
    return refused.value.reason


def flaw(text: str) -> Flaw:
    """Return why a text is no position."""
    with pytest.raises(UnreadablePosition) as refused:
        GAME.load(text)
    assert refused.value.text == text
    return refused.value.flaw
