"""What comes from outside, made fit to be kept and shown."""

import re
from dataclasses import replace
from typing import Final

from bot.desk.request import Request
from bot.identity import NAMELESS, Player

LONGEST_NAME: Final = 32

_UNFIT: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]+"
)
"""Control characters, marks that turn or hide text, and halves of characters."""


def clean(request: Request) -> Request:
    """Return a request whose words are one line each, and whose names are names."""
    return replace(
        request,
        player=clean_player(request.player),
        named=tuple(map(clean_player, request.named)),
        text=_UNFIT.sub(" ", request.text),
    )


def clean_player(player: Player) -> Player:
    """Return a player with a name that can stand in a sentence and cannot look like one."""
    name = " ".join(_UNFIT.sub(" ", player.name).split())
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 1].rstrip()}…"
    return Player(player.id, name or NAMELESS)
