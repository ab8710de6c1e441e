"""A forgery: a real file, what is changed in it, and the flaw that is found first."""

from collections.abc import Callable
from typing import Any

from bot.export.verification.flaws import Flaw
from bot.table.dice import roll
from tests.bot.export.forgeries.files import finished_match
from tests.bot.export.real_matches import File

FORGERIES: dict[str, tuple[Callable[[], str], Callable[[File], None], type[Flaw]]] = {}


def forgery(
    found: type[Flaw], of: Callable[[], str] = finished_match
) -> Callable[[Callable[[File], None]], Callable[[File], None]]:
    """Add a forgery, and the flaw that is found first."""

    def add(forge: Callable[[File], None]) -> Callable[[File], None]:
        FORGERIES[forge.__name__] = (of, forge, found)
        return forge

    return add


def rolls(game: File) -> list[Any]:
    """Return the events in which dice are rolled."""
    return [event for event in game["events"] if event["event"] == "thrown"]


def roll_anew(game: File) -> None:
    """Let the rolls of a proof follow from its secret."""
    proof = game["proof"]
    for listed in proof["throws"]:
        secret = bytes.fromhex(proof["secret"])
        listed[1] = roll(secret, game["id"], listed[0], proof["words"], len(listed[1]))
