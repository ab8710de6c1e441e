"""Advice that works: whatever somebody is told to do, they can do, then and there."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.commands import COMMANDS
from bot.commands.request import Request
from bot.export import FORMATS
from bot.replies.draft import Outcome, outcome
from bot.replies.reply import OwnBoard, Refusal, Reply
from rules import GAMES
from tests.bot.desk.advice.situations import SITUATIONS
from tests.bot.room import ROOM, Room, person
from tests.effort import often

ASKED = (
    *(command.name for command in COMMANDS if command.listed),
    "board mine",
    "board words",
    "double now",
    "export pdn",
    "export zip",
    "help nothing",
    "history 9",
    "move 13/8 8/5",
    "move double",
    "move zz",
    "moves 9",
    "nonsense",
    "play backgammon",
    "play checkers",
    "play checkers quickly",
    "play chess",
    "play checkers @nobody",
    "replay 9-12",
    "replay 99",
    "replay last",
    "resign soon",
    "rules chess",
    "settings theme pink",
    "stats @nobody",
    "stats nobody",
    "top nobody",
    "verify 3",
)
"""Everything that can be asked, and much that cannot."""
_WORDS = "|".join((r"\d[\d-]*", *FORMATS, *GAMES))
_ADVICE = re.compile(rf"(?<![\w/])/[a-z]+(?: (?:{_WORDS}))?")
"""A command in a sentence, with what is told to be written behind it."""


def advice_in(reply: Reply, asked: str) -> set[str]:
    """Return the commands that are told to whoever asks in vain, or looks; not what they asked."""
    if not isinstance(reply, Refusal | OwnBoard):
        return set()
    return {found for found in _ADVICE.findall(reply.text) if found != f"/{asked}"}


def all_advice(situation: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield what somebody asks, and each command that the answer tells of."""
    make = SITUATIONS[situation].make
    room = make()
    for asked in ASKED:
        reply = room.say(name, f"/{asked}")
        yield from ((asked, advice) for advice in advice_in(reply, asked))
        if outcome(reply) is Outcome.DONE:
            room = make()


@pytest.mark.parametrize(
    ("situation", "name"),
    [
        (situation, name)
        for situation, each in SITUATIONS.items()
        for name in list(each.people)[: often(1, len(each.people))]
    ],
)
def test_whatever_is_advised_can_be_done(situation: str, name: str) -> None:
    told = dict[str, list[str]]()
    for asked, advice in all_advice(situation, name):
        told.setdefault(advice, []).append(f"/{asked}")
    refused = {
        advice: after
        for advice, after in told.items()
        if isinstance(SITUATIONS[situation].make().say(name, advice), Refusal)
    }
    assert refused == {}


def test_who_is_invited_by_another_name_is_asked_in_person() -> None:
    room = Room()
    room.say("Anna", "/play checkers @ben", named=("@ben",))
    guest = Request(table=ROOM, player=person("Ben"), known_as=(person("@ben").id,), text="/roll")
    assert room.ask(guest).text.endswith("Your answer: /accept or /decline.")
    assert room.say("Cleo", "/roll").text.endswith("Waiting for @ben to join.")
    assert not isinstance(room.ask(replace(guest, text="/accept")), Refusal)
