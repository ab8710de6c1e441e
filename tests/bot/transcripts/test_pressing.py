"""Whatever people press, everybody gets an answer that fits, and no law is broken."""

import asyncio
from contextlib import nullcontext
from random import Random

import pytest

from bot.language import Language
from tests.bot.toy_game.adding import TOY, toy_game
from tests.bot.transcripts.chat import Chat
from tests.bot.transcripts.cues import Cue, Forge, Later, Type, person
from tests.bot.transcripts.script import Script
from tests.effort import often, paired

PEOPLE = [person(name) for name in ("Anna", "Ben", "Cleo", "Dan")]
OPENINGS = (
    "/play backgammon 3 cube clock=1h",
    "/play backgammon cube jacoby autoroll autoplay",
    "/play narde autoroll @Ben",
    "/play narde clock=5m falls @Anna",
    "/play checkers",
    "/play backgammon cube @Anna",
    "/play quoridor",
    "/play quoridor 4 clock=15m falls",
    "/play sprint 3 length=6 clock=5m",
    "/play sprint 4 clock=15m falls autoroll autoplay",
)
TYPED = (
    "/accept", "/board", "/board mine", "/board words", "/claim", "/decline", "/draw", "/export",
    "/export json", "/history", "/history 1 1", "/replay", "/replay 2-3", "/join 🍀",
    "/join word", "/leave", "/moves", "/rematch", "/resign", "/resign yes", "/roll", "/rules",
    "/settings en", "/settings ru", "/stats", "/stats @Ben quoridor 4", "/stop", "/tap", "/tap 13",
    "/top", "/top narde", "/undo", "/verify", "/verify 1", "e5", "bar/20",
)  # fmt: skip


@pytest.mark.parametrize(("opening", "language"), paired(OPENINGS, Language))
def test_anybody_may_press_anything(opening: str, language: Language) -> None:
    with toy_game() if TOY.name in opening else nullcontext():
        asyncio.run(_mingle(Random(f"{opening} {language}"), opening, language))


async def _mingle(chance: Random, opening: str, language: Language) -> None:
    chat = Chat(Script(language=language, fair_lots=True))
    await chat.follow(Type(PEOPLE[0], opening))
    for player in PEOPLE[1:]:
        await chat.follow(Type(player, "/join"))
    for _ in range(often(50, 150)):
        await chat.follow(_anything(chance, chat))


def _anything(chance: Random, chat: Chat) -> Cue:
    """Return something that somebody may do; most often it is a button of the latest messages."""
    player = chance.choice(PEOPLE)
    payloads = [
        choice.payload
        for message in chat.messages[-3:]
        for group in message.reply.choices
        for choice in group
    ]
    match chance.randrange(20):
        case 0:
            return Later(chance.choice((60_000, 600_000, 3_600_000)))
        case 1:
            return Type(player, chance.choice(TYPED), moderator=chance.random() < 0.1)
        case _ if payloads:
            table = chat.table
            if table and table.to_act is not None and chance.random() < 0.7:
                player = table.players[table.to_act]
            return Forge(player, chance.choice(payloads))
        case _:
            return Type(player, chance.choice(OPENINGS))
