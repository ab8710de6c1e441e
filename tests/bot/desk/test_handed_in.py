"""Files that are handed in: read, analysed for the asker alone, and stored for some days."""

from dataclasses import replace

from bot.commands.request import AttachedFile, NotFetched, Request
from bot.computers.availability import Availability
from bot.desk.handed_in import FILES
from bot.export.mat import write_mat
from bot.replies.drawings import Board, ChancePlot
from bot.replies.reply import Leaf, Refusal, Reply
from bot.store.memory import MemoryStore
from tests.bot.desk.analysts import CountingWorkers, with_workers
from tests.bot.desk.coached import coached
from tests.bot.export.matches import named, played
from tests.bot.imports.files import PLAIN
from tests.bot.room import ROOM, Room, person

PDN = b"""[White "Eve"]
[Black "Mallory"]
[GameType "26"]

1. g3-h4 b6-a5 2. c3-d4 0-1
"""


def attached(content: bytes, size: int | None = None) -> AttachedFile:
    """Return a file that a platform has."""

    async def fetch() -> bytes:
        return content

    return AttachedFile(len(content) if size is None else size, fetch)


def hand_in(room: Room, file: AttachedFile | bytes, name: str = "Anna") -> Reply:
    """Let somebody hand in a file."""
    given = attached(file) if isinstance(file, bytes) else file
    return room.ask(Request(table=ROOM, player=person(name), text="/analyse", attached=given))


def refused(reply: Reply) -> str:
    """Return why a file was not analysed."""
    assert isinstance(reply, Refusal), reply
    return reply.text


def test_a_file_is_analysed_for_the_asker_without_any_table() -> None:
    room = coached()
    shown = hand_in(room, PDN)
    assert isinstance(shown, Leaf)
    assert shown.text.startswith("Brazilian checkers: Eve, Mallory\nEve: ")
    assert isinstance(shown.drawing, ChancePlot)
    assert shown.drawing.alt_text.startswith("Eve’s chances to win: 50% at first, 0% at the end")
    error = room.press("Anna", "Errors")
    assert isinstance(error, Leaf)
    assert isinstance(error.drawing, Board)
    assert error.text.startswith("Error 1 of 2: Eve, move")
    assert room.press("Anna", "Overview").text == shown.text


def test_a_match_is_analysed_beside_a_table_that_has_other_players() -> None:
    room = coached("Anna: /play checkers", "Ben: /join")
    match = named(played(PLAIN, seed=2), ["Eve", "Mallory"])
    shown = hand_in(room, write_mat(match).encode(), "Cleo")
    assert shown.text.startswith("Backgammon: Eve, Mallory\n")
    assert ", game 1, move" in shown.text


def test_the_same_file_is_analysed_once() -> None:
    workers = CountingWorkers()
    room = with_workers(coached(), workers)
    hand_in(room, PDN)
    judged = workers.judged
    assert judged
    hand_in(room, PDN, "Ben")
    assert workers.judged == judged


def test_a_button_leads_nowhere_once_the_file_is_gone() -> None:
    room = coached()
    hand_in(room, PDN)
    room.store = MemoryStore()
    room.desk = room.another_desk()
    assert refused(room.press("Anna", "Errors")).startswith("I no longer have this file.")


def test_a_large_file_is_not_even_fetched() -> None:
    async def fetch() -> bytes:
        raise AssertionError

    file = AttachedFile(300_000, fetch)
    assert refused(hand_in(coached(), file)).startswith("The file is too large")


def test_a_file_that_lies_about_its_size_is_refused() -> None:
    file = attached(b" " * 300_000, size=10)
    assert refused(hand_in(coached(), file)).startswith("The file is too large")


def test_a_file_that_does_not_come_is_asked_for_again() -> None:
    async def fetch() -> bytes:
        raise NotFetched

    assert refused(hand_in(coached(), AttachedFile(10, fetch))).startswith("The file didn’t reach")


def test_an_unreadable_file_says_what_is_wrong() -> None:
    assert refused(hand_in(coached(), b"hello")).startswith("I can’t read this file.")
    wrong = PDN.replace(b"c3-d4", b"c3-c4")
    assert "move 2 isn’t possible: “c3-c4”" in refused(hand_in(coached(), wrong))


def test_nobody_hands_in_one_file_after_the_other() -> None:
    room = coached()
    for _ in range(FILES):
        assert isinstance(hand_in(room, PDN), Leaf)
    assert refused(hand_in(room, PDN)).startswith(f"I read {FILES} files an hour")
    assert isinstance(hand_in(room, PDN, "Ben"), Leaf)


def test_without_engines_there_is_no_analysis() -> None:
    room = coached()
    room.computers = Availability.OFF
    assert refused(hand_in(room, PDN)).startswith("Nobody here can judge")


def test_other_commands_leave_a_file_where_it_is() -> None:
    async def fetch() -> bytes:
        raise AssertionError

    request = Request(table=ROOM, player=person("Anna"), text="/play checkers")
    room = coached()
    room.ask(replace(request, attached=AttachedFile(10, fetch)))
    assert room.table.gathering
