"""The /owner command: what it does, and that nobody else finds it."""

from dataclasses import replace

import pytest

from bot import troubles
from bot.commands import BY_NAME
from bot.commands.request import Request
from bot.desk.outgoing import NotNow
from bot.identity import TableId
from bot.persistence.notices import load_notice, record_of
from bot.persistence.record import encode
from bot.store.memory import MemoryStore
from bot.store.port import Record, Save, StoreUnreachable
from tests.bot.desk.owner.hall import Hall
from tests.bot.loops import finish
from tests.bot.reading import is_refused
from tests.bot.room import ROOM, Room, person


@pytest.mark.parametrize(
    ("name", "alone"), [("Anna", True), ("Olga", False)], ids=["somebody else", "in a group"]
)
def test_nobody_else_learns_that_the_command_exists(name: str, alone: bool) -> None:  # noqa: FBT001
    told = Hall().say(name, "/owner", alone=alone, moderator=True)
    known = Room().say(name, "/onwer", alone=alone, moderator=True)
    assert is_refused(told)
    assert told.text == known.text.replace("onwer", "owner")
    assert "owner" not in BY_NAME


def test_several_people_who_share_a_name_are_no_owner() -> None:
    assert is_refused(Hall().say("Olga", "/owner", alone=True, anonymous=True))


def test_a_button_is_no_order() -> None:
    pressed = Request(table=ROOM, player=person("Olga"), text="0 owner", pressed=True, alone=True)
    assert is_refused(Hall().ask(pressed))
    assert is_refused(Hall().ask(replace(pressed, text="/owner")))


def test_whoever_sits_at_the_machine_is_the_owner() -> None:
    hall = Hall()
    at_home = Request(
        table=TableId("local:parlour"), player=person("Guest"), text="/owner", moderator=True
    )
    assert not is_refused(hall.ask(at_home))
    assert is_refused(hall.ask(replace(at_home, moderator=False)))


def test_numbers_are_told() -> None:
    hall = Hall()
    hall.say("Anna", "/play checkers")
    hall.say("Ben", "/join")
    hall.open_table("den")
    told = hall.order("/owner").splitlines()
    assert told[:3] == [
        "Chats: 2",
        "Tables: 1 running, 1 waiting for players, 0 over",
        "Players at these tables: 3",
    ]
    assert told[3].startswith("Commands since the start: ")
    assert told[4].endswith(" MB")
    assert told[5:7] == ["Computers: 3", "Troubles: none"]
    assert told[-1] == "/owner table ID – why a table is broken"


def test_troubles_are_told() -> None:
    hall = Hall()
    finish(hall.store.save(TableId("test:9"), Save(Record(1, b"rubbish"))))
    troubles.part_failed("discord", "TokenRefused")
    told = hall.order("/owner")
    troubles.part_works("discord")
    assert "Trouble: discord: TokenRefused" in told
    assert "Cannot be read or used: table:test:9 (damaged)" in told
    assert "parlour records drop NAME" in told


@pytest.mark.parametrize(
    ("good", "bad", "flaw"),
    [
        (b'"game":"checkers"', b'"game":"chess"', "game"),
        (b'"position":"', b'"position":"nonsense ', "position"),
    ],
)
def test_a_table_that_nobody_can_play_hides_no_other_chat(
    good: bytes, bad: bytes, flaw: str
) -> None:
    hall = Hall()
    hall.say("Anna", "/play checkers")
    hall.say("Ben", "/join")
    hall.open_table("den")
    found = hall.found
    assert found.record
    body = encode(found.record)
    assert good in body
    finish(hall.store.save(ROOM, Save(Record(found.version + 1, body.replace(good, bad)))))
    (told,) = hall.order("/owner chats").splitlines()
    assert told.startswith("test:den: ")
    assert f"Cannot be read or used: table:{ROOM} ({flaw})" in hall.order("/owner")


def test_chats_are_listed_with_their_ids_the_latest_first() -> None:
    hall = Hall()
    assert hall.order("/owner chats") == "Nobody plays yet."
    hall.say("Anna", "/play checkers")
    hall.time += 60_000
    hall.open_table("channel", chat="test:server")
    hall.time += 120_000
    latest, first = hall.order("/owner chats").splitlines()
    assert latest.startswith("test:server: ")
    assert latest.endswith("2 minutes ago. Table test:channel")
    assert "Anna (test:anna), 3 minutes ago" in first


def test_a_chat_is_listed_with_its_latest_table() -> None:
    hall = Hall()
    hall.open_table("new", chat="test:server")
    hall.time -= 1_000
    hall.open_table("old", chat="test:server")
    assert hall.order("/owner chats").endswith("Table test:new")


def test_a_table_that_has_moved_and_problems_count_once() -> None:
    hall = Hall()
    hall.open_table("old")
    hall.say("Anna", "/problems on 9:00", moderator=True)
    finish(hall.desk.move(TableId("test:old"), TableId("test:new")))
    assert hall.order("/owner").startswith("Chats: 1\n")
    assert hall.order("/owner chats").endswith("Table test:new")
    assert troubles.current().records == {}


def test_blocking_twice_changes_nothing() -> None:
    hall = Hall()
    assert hall.order("/owner block test:ben") == hall.order("/owner block test:ben")
    assert is_refused(hall.say("Ben", "/help"))


def test_a_blocked_person_is_told_kindly_and_can_do_nothing() -> None:
    hall = Hall()
    hall.say("Anna", "/play checkers")
    assert "is blocked" in hall.order("/owner block test:ben")
    before = hall.found
    told = hall.say("Ben", "/join")
    assert is_refused(told)
    assert told.text.startswith("Whoever runs this bot has closed it for you.")
    assert hall.found == before
    assert hall.say("Ben", "nonsense 1").text == told.text
    hall.order("/owner unblock test:ben")
    assert not is_refused(hall.say("Ben", "/join"))


def test_a_blocked_chat_is_told_kindly() -> None:
    hall = Hall()
    hall.order(f"/owner block {ROOM}")
    told = hall.say("Anna", "/play checkers")
    assert told.text.startswith("Whoever runs this bot has closed it for this chat.")


def test_who_is_blocked_stays_so_when_they_are_forgotten() -> None:
    hall = Hall()
    hall.say("Ben", "/settings language ru")
    hall.order("/owner block test:ben")
    assert not is_refused(hall.say("Ben", "/forgetme yes"))
    assert is_refused(hall.say("Ben", "/play checkers"))
    assert hall.reply
    assert hall.reply.text.startswith("Whoever"), "but their language is forgotten"


def test_blocking_keeps_what_somebody_has_chosen() -> None:
    hall = Hall()
    hall.say("Ben", "/settings language ru")
    hall.order("/owner block test:ben")
    assert hall.say("Ben", "/help").text.startswith("Владелец этого бота закрыл его для вас.")


def test_the_bot_leaves_a_chat() -> None:
    hall = Hall()
    assert hall.order("/owner leave test:5") == "I have left test:5."
    assert hall.chat.left == ["test:5"]
    assert hall.order("/owner leave test:den").startswith("I can’t leave test:den")
    assert hall.order("/owner leave nowhere:5").startswith("I can’t leave nowhere:5")
    hall.chat.wrong.append(NotNow())
    assert "try again" in hall.order("/owner leave test:6")


def test_a_table_is_explained() -> None:
    hall = Hall()
    assert hall.order("/owner table test:room") == "Nothing is stored under test:room."
    hall.say("Anna", "/play checkers")
    told = hall.order("/owner table test:room")
    assert "waiting for players, version 1; Anna (test:anna)" in told
    troubles.request_failed(ROOM, "ZeroDivisionError")
    assert hall.order("/owner table test:room").endswith(
        "The last request that failed here: ZeroDivisionError. The log has the rest."
    )
    troubles.forget()


def test_a_broken_table_is_explained() -> None:
    hall = Hall()
    finish(hall.store.save(TableId("test:9"), Save(Record(1, b'{"schema":99}'))))
    told = hall.order("/owner table test:9")
    troubles.forget()
    assert told.startswith("test:9 was saved by a newer version of Parlour: ")
    assert "parlour records" in told


@pytest.mark.parametrize(
    "text",
    ["/owner dance", "/owner block", "/owner block Ben", "/owner announce", "/owner chats 5",
     "/owner send", "/owner dance test:5"],
)  # fmt: skip
def test_what_is_unclear_gets_help(text: str) -> None:
    assert Hall().order(text).startswith("/owner – these numbers")


@pytest.mark.parametrize(
    ("text", "locale", "begins"),
    [("/owner чаты", "ru", "Пока никто"), ("/owner chats", "pt-BR", "Ninguém joga")],
)
def test_owners_are_answered_in_their_language(text: str, locale: str, begins: str) -> None:
    assert Hall().order(text, locale).startswith(begins)


class Away(MemoryStore):
    """A store that cannot be searched."""

    async def visit(self, look: object) -> None:
        del look
        raise StoreUnreachable


def test_an_owner_is_told_if_the_store_is_away() -> None:
    assert Hall(store=Away()).order("/owner").startswith("I can’t reach my records")


def test_an_announcement_is_shown_before_it_is_sent() -> None:
    hall = Hall()
    hall.say("Anna", "/play checkers")
    told = hall.order("/owner announce Hello\nall of you!")
    assert told.startswith("One chat will read this:\n\nHello\nall of you!\n\nTo send it")
    hall.post()
    assert hall.chat.told == []
    assert hall.order("/owner send abc").startswith("There is no announcement abc")


def test_an_announcement_that_is_sent_twice_is_told_once() -> None:
    hall = Hall()
    hall.say("Anna", "/play checkers")
    hall.open_table("den")
    key = hall.order("/owner announce Hello").split("/owner send ")[1].split()[0]
    assert hall.order(f"/owner send {key}").startswith("2 chats are being told")
    hall.post()
    hall.order(f"/owner send {key}")
    hall.post()
    assert sorted(hall.chat.told) == [("test:den", "Hello"), (ROOM, "Hello")]
    assert f"Announcement {key} on test: 2 told, 0 waiting, 0 not reached" in hall.order("/owner")
    kept = finish(load_notice(hall.store, record_of("test", key)))
    assert kept
    assert kept.notice.waiting == ()
    assert finish(load_notice(hall.store, record_of("test", "other"))) is None


def test_records_of_announcements_are_no_tables() -> None:
    hall = Hall()
    hall.say("Anna", "/play checkers")
    hall.announce("Hello")
    hall.post()
    assert not is_refused(hall.say("Anna", "/forgetme yes"))
    assert troubles.current().records == {}
