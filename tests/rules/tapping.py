"""Short ways to say what is tapped and to see what is offered. Tokens stand in one text."""

from typing import Any

import pytest

from rules.errors import IllegalMove, NotInList
from rules.game import Game


def offered(game: Game[Any, Any], position: Any, chosen: str = "") -> str:  # noqa: ANN401
    """Return what may be tapped next."""
    return " ".join(tap.token for tap in game.taps(position, chosen.split()).next)


def marked(game: Game[Any, Any], position: Any, chosen: str = "") -> tuple[set[Any], set[Any]]:  # noqa: ANN401
    """Return what may move and what may be reached."""
    taps = game.taps(position, chosen.split())
    return set(taps.may_move), set(taps.may_reach)


def tapped(game: Game[Any, Any], position: Any, chosen: str) -> str:  # noqa: ANN401
    """Return how the move is spelled that these taps make."""
    taps = game.taps(position, chosen.split())
    assert not taps.next
    assert taps.move is not None
    return game.format(taps.move, position)


def refuses(game: Game[Any, Any], position: Any, chosen: str) -> bool:  # noqa: ANN401
    """Return whether these taps are refused because they were not offered."""
    with pytest.raises(IllegalMove) as refused:
        game.taps(position, chosen.split())
    return refused.value.reason == NotInList()
