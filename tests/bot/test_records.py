"""Asking for what was played: in notation, as a file, as an animation."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from threading import Event

import pytest

from bot.desk import Desk
from bot.film import Film
from bot.replies.reply import Reply
from bot.requests import Request
from bot.store.memory import MemoryStore
from bot.studio import Studio
from rules.game import ToRoll
from tests.bot.room import ROOM, Room, backgammon, checkers, person
from tests.bot.scripted import ScriptedChance

MATCH = ("31", "42", "26", "53", "64")


def match_of_two() -> Room:
    """Return a room where the second game of a match is on; Anna has won the first."""
    room = backgammon(*MATCH, options="3 cube")
    for name, text in [
        ("Anna", "8/5 6/5"),
        ("Ben", "/roll"),
        ("Ben", "8/4 6/4"),
        ("Anna", "/double"),
        ("Ben", "/drop"),
        ("Ben", "24/18 13/11"),
        ("Anna", "/roll"),
    ]:
        room.say(name, text)
    return room


def random_game(game: str, names: tuple[str, ...], lines: int) -> Room:
    """Return a room where people have moved by chance."""
    luck = Random(5)
    throws = [f"{luck.randint(1, 6)}{luck.randint(1, 6)}" for _ in range(lines)]
    room = Room(ScriptedChance(*throws))
    room.say(names[0], f"/play {game}")
    for name in names[1:]:
        room.say(name, "/join")
    while len(room.table.log) < lines and room.table.playing:
        table = room.table
        assert table.to_act is not None
        if isinstance(table.stage, ToRoll):
            text = "/roll"
        else:
            moves = table.game.legal_moves(table.board)
            text = f"/move {table.game.format(luck.choice(moves), table.board)}"
        room.say(names[table.to_act], text)
    return room


@pytest.mark.parametrize(
    ("game", "count", "least"),
    [("backgammon", 2, 2), ("narde", 2, 2), ("checkers", 2, 1), ("quoridor 4", 4, 1)],
)
@pytest.mark.parametrize("locale", ["en", "ru", "pt-BR"])
def test_no_page_is_longer_than_a_thousand_characters(
    game: str, count: int, least: int, locale: str
) -> None:
    names = tuple(f"{letter} {'Q' * 90}" for letter in "ABCD"[:count])
    room = random_game(game, names, 110)
    first = room.say("Cleo", "/history 1 1", locale=locale)
    pages = [first.text]
    while any(choice.payload.endswith(f" {len(pages) + 1}") for choice in room.buttons):
        pages.append(room.say("Cleo", f"/history 1 {len(pages) + 1}", locale=locale).text)
    assert max(map(len, pages)) <= 1_000
    assert len(pages) >= least
    rows = [row for page in pages for row in page.splitlines()[1:] if row[0].isdecimal()]
    assert [row.partition(".")[0] for row in rows] == [str(at + 1) for at in range(len(rows))]


def test_pages_are_turned_by_buttons_however_old() -> None:
    room = random_game("narde", ("Anna", "Ben"), 110)
    last = room.say("Cleo", "/history")
    earlier = room.press("Cleo", "Earlier")
    room.time += 1
    assert room.press("Cleo", "Later").text == last.text
    assert earlier.text != last.text


def test_a_page_that_is_not_there_is_the_nearest_one() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    assert room.say("Anna", "/history 1 9").text == room.say("Anna", "/history").text
    assert room.say("Anna", "/history 1 0").text == room.say("Anna", "/history").text


def test_an_earlier_game_of_a_match_has_its_history() -> None:
    reply = match_of_two().say("Cleo", "/history 1")
    assert reply.text.splitlines() == [
        "Anna (White), Ben (Black) · game 1",
        "1. 31: 8/5 6/5 | 42: 8/4 6/4",
        "2. doubles to 2 | drops",
        "Anna wins: double dropped, 1 point.",
    ]


def test_who_leaves_a_game_of_four_is_told_below_the_round() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    room.say("Anna", "e2")
    room.say("Cleo", "/resign yes")
    room.say("Ben", "b5")
    assert room.say("Anna", "/history").text.splitlines()[1:] == [
        "1. e2 b5",
        "Cleo gives up and leaves the game.",
    ]


def test_who_leaves_before_anybody_has_moved_is_told_alone() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    room.say("Cleo", "/resign yes")
    assert room.say("Anna", "/history").text.splitlines()[1:] == [
        "Cleo gives up and leaves the game."
    ]


@pytest.mark.parametrize("words", ["3", "0", "99 1"])
def test_a_game_that_was_not_played_has_no_history(words: str) -> None:
    reply = match_of_two().say("Anna", f"/history {words}")
    assert reply.text.startswith("The match has 2 games so far")


def test_the_whole_match_is_exported_while_it_is_on() -> None:
    room = match_of_two()
    reply = room.say("Cleo", "/export")
    assert reply.private
    assert reply.document
    assert reply.document.name == "parlour-backgammon-anna-ben-1970-01-01.mat"
    text = reply.document.content.decode()
    assert " 3 point match\n" in text
    assert " Game 2\n Anna : 1 " in text
    assert "      Wins 1 point " in text


def test_an_export_never_tells_the_dice_to_come() -> None:
    room = match_of_two()
    reply = room.say("Cleo", "/export json")
    assert reply.document
    first, second = json.loads(reply.document.content)["games"]
    assert first["proof"]["secret"] == bytes(32).hex()
    assert "proof" not in second


def test_games_that_are_forgotten_are_left_out_and_told_of() -> None:
    class Forgetful(MemoryStore):
        """Has no shelf."""

        async def load_game(self, table: str, game_id: str) -> bytes | None:
            del table, game_id
            return None

    room = match_of_two()
    assert isinstance(room.store, MemoryStore)
    room.store.__class__ = Forgetful
    reply = room.say("Cleo", "/export")
    assert reply.text.endswith("One earlier game is not in it: it was played too long ago.")
    assert reply.document
    assert b" Game 2\n Anna : 1 " in reply.document.content
    assert b" Game 1\n" not in reply.document.content
    assert room.say("Cleo", "/history 1").text.startswith("That game was played too long ago")


def test_a_file_that_does_not_fit_the_game_is_refused() -> None:
    reply = checkers().say("Anna", "/export mat")
    assert reply.text.startswith(
        "There is no “mat” file of Brazilian checkers. There is pdn or json"
    )
    assert reply.document is None


def test_formats_are_read_generously() -> None:
    room = checkers()
    for words in ("json", ".JSON"):
        document = room.say("Anna", f"/export {words}").document
        assert document
        assert document.name.endswith(".json")


def test_before_a_game_there_is_nothing_to_show() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    for command in ("/history", "/export", "/replay"):
        assert room.say("Anna", command).text.startswith("No game has begun here yet")


@pytest.mark.parametrize(
    ("words", "moves"),
    [
        ("", "1–3"),
        ("1", "1–3"),
        ("2-3", "2–3"),
        ("2–", "2–3"),
        ("-2", "1–2"),
        ("2-99", "2–3"),
        ("2-2 1", "2–2"),
        ("1 2-2", "2–2"),
    ],
)
def test_the_moves_of_a_replay_are_chosen(words: str, moves: str) -> None:
    room = checkers()
    for name, move in [
        ("Anna", "c3-b4"),
        ("Ben", "b6-a5"),
        ("Anna", "d2-c3"),
        ("Ben", "c7-b6"),
        ("Anna", "e1-d2"),
    ]:
        room.say(name, move)
    reply = room.say("Cleo", f"/replay {words}")
    assert reply.text == f"Anna (White), Ben (Black) · moves {moves}"
    assert reply.animation
    assert reply.animation.content.startswith(b"GIF89a")
    assert not reply.private


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("5-9", "The game has only one move so far"),
        ("0-1", "The game has only one move so far"),
        ("3-1", "The game has only one move so far"),
        ("last", "I do not know which moves “last” are"),
        ("1-2 3-4", "I do not know which moves “1-2 3-4” are"),
        ("7", "One game has begun here so far"),
    ],
)
def test_moves_that_are_not_there_are_not_replayed(words: str, why: str) -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    reply = room.say("Anna", f"/replay {words}")
    assert reply.text.startswith(why)
    assert reply.animation is None


def test_a_replay_is_seen_from_the_side_of_who_asks() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    anna, ben, cleo = (room.say(name, "/replay").animation for name in ("Anna", "Ben", "Cleo"))
    assert anna == cleo != ben


def test_of_an_endless_game_the_end_is_replayed() -> None:
    room = Room()
    room.say("Anna", "/play quoridor")
    room.say("Ben", "/join")
    for _ in range(130):
        for name, move in [("Anna", "e2"), ("Ben", "e8"), ("Anna", "e1"), ("Ben", "e9")]:
            room.say(name, move)
    assert room.say("Anna", "/replay").text.endswith("moves 11–260")
    assert room.say("Anna", "/replay 5-99").text.endswith("moves 5–99")


def test_who_waits_is_shown_something_meanwhile() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    shown, enough = list[Reply](), Event()

    def make(film: Film, on_progress: Callable[[float], None]) -> bytes:
        del film
        on_progress(0.5)
        assert enough.wait(10)
        return b"GIF"

    async def meanwhile(reply: Reply) -> None:
        shown.append(reply)
        enough.set()

    desk = Desk(room.store, studio=Studio(patience=0.01, make=make))
    reply = asyncio.run(desk.handle(_request("Anna", "/replay"), meanwhile))
    assert reply.animation
    assert shown[0].text.startswith(reply.text)


def test_a_table_does_not_wait_for_its_animation() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")

    class Slow(Studio):
        """Takes until somebody has moved."""

        moved = asyncio.Event()

        async def finish(self, reply: Reply, meanwhile: object = None) -> Reply:
            del meanwhile
            if isinstance(reply.film, Film):
                await self.moved.wait()
            return replace(reply, film=None)

    async def ask(desk: Desk) -> None:
        replay = asyncio.create_task(desk.handle(_request("Anna", "/replay")))
        await asyncio.sleep(0)
        await desk.handle(_request("Ben", "f6-e5"))
        assert not replay.done()
        Slow.moved.set()
        await replay

    asyncio.run(ask(Desk(room.store, studio=Slow())))


def _request(name: str, text: str) -> Request:
    return Request(table=ROOM, player=person(name), text=text)
