"""Whoever is told to try again is told truly whether it was saved, and may do so safely."""

import asyncio

import pytest

from bot.desk.sweeper import Sweeper
from bot.desk.unsure import REPEATED_WITHIN
from bot.identity import TableId
from bot.language import Language
from bot.replies.reply import Announcement, Refusal, Reply
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, NotCarriedOut, Save, StoreUnreachable
from bot.texts import Texts
from tests.bot.mishaps import APOLOGY, UNSHOWN, Mishap, break_down
from tests.bot.reading import version_of
from tests.bot.room import Room

NOT_DONE, UNSURE = (
    {language: Texts(language).say(f"trouble-{trouble}") for language in Language}
    for trouble in ("store", "unsure")
)
EN = Language.ENGLISH


class Fragile(MemoryStore):
    """A store that goes away with a save: before it is carried out, or before it is answered."""

    loses_saves = False
    """Whether a save is lost on its way."""
    loses_answers = False
    """Whether a save is carried out, and its answer is lost."""
    trouble: Exception = StoreUnreachable()
    away = False
    """Whether nothing is answered; it goes away with the first save that is lost."""
    stays = False
    """Whether it goes on answering loads."""

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Answer, unless away."""
        if self.away:
            raise StoreUnreachable
        return await super().load(table, *owners)

    async def save(self, table: TableId, save: Save) -> bool:
        """Save, or lose something."""
        if self.loses_saves:
            self.away = not self.stays
            raise self.trouble
        saved = await super().save(table, save)
        if self.loses_answers:
            self.away = not self.stays
            raise StoreUnreachable
        return saved

    def mend(self) -> None:
        """Come back."""
        self.away = self.loses_saves = self.loses_answers = False


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Fragile:
    """Return a store that can go away."""
    monkeypatch.setattr("bot.desk.turns._PAUSE", 0)
    return Fragile()


def playing(store: Fragile) -> Room:
    """Return a room where Anna is to move."""
    room = Room(store=store)
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    return room


@pytest.mark.parametrize("language", Language)
def test_a_store_that_is_away_has_saved_nothing(store: Fragile, language: Language) -> None:
    room = playing(store)
    store.away = True
    assert room.say("Anna", "/move c3-d4", locale=language).text == NOT_DONE[language]
    store.mend()
    assert room.found.version == 2


def test_a_store_that_says_no_has_saved_nothing(store: Fragile) -> None:
    room = playing(store)
    store.loses_saves = store.stays = True
    store.trouble = NotCarriedOut()
    assert room.say("Anna", "/move c3-d4").text == NOT_DONE[EN]
    assert room.found.version == 2


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("saved", [True, False])
def test_nobody_knows_what_became_of_a_save_without_an_answer(
    store: Fragile,
    language: Language,
    saved: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    room = playing(store)
    store.loses_answers, store.loses_saves = saved, not saved
    reply = room.say("Anna", "/move c3-d4", locale=language)
    assert (reply.text, reply.private) == (UNSURE[language], True)
    store.mend()
    assert room.found.version == (3 if saved else 2)


def test_a_save_is_found_as_soon_as_the_store_answers(store: Fragile) -> None:
    room = playing(store)
    store.loses_answers = store.stays = True
    reply = room.say("Anna", "/move c3-d4")
    assert "Anna plays c3-d4." in reply.text
    assert version_of(reply) == room.found.version == 3


def test_a_save_is_found_although_it_was_the_last_try(
    store: Fragile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.desk.turns._STORE_TRIES", 1)
    room = playing(store)
    store.loses_answers = store.stays = True
    reply = room.say("Anna", "/move c3-d4")
    assert isinstance(reply, Announcement)
    assert reply.versions == (3,)
    assert "Anna plays c3-d4." in reply.text


def move(room: Room, how: str) -> Reply:
    """Let Anna move: by words, or by a button of the second version of the table."""
    if how == "typed":
        return room.say("Anna", "/move c3-d4")
    return room.send("Anna", "2 move c3-d4")


@pytest.mark.parametrize("how", ["typed", "pressed"])
@pytest.mark.parametrize("saved", [True, False])
def test_trying_again_is_safe(store: Fragile, how: str, saved: bool) -> None:  # noqa: FBT001 - as above
    room = playing(store)
    store.loses_answers, store.loses_saves = saved, not saved
    assert move(room, how).text == UNSURE[EN]
    store.mend()
    second = move(room, how)
    assert "Anna plays c3-d4." in second.text
    assert version_of(second) == room.found.version == 3
    assert len(room.table.log) == 2


@pytest.mark.parametrize("how", ["typed", "pressed"])
def test_trying_again_in_another_process_is_safe(store: Fragile, how: str) -> None:
    room = playing(store)
    store.loses_answers = True
    assert move(room, how).text == UNSURE[EN]
    store.mend()
    room.desk = room.another_desk()
    assert isinstance(move(room, how), Refusal)
    assert room.found.version == 3
    assert len(room.table.log) == 2


def test_even_what_could_be_done_twice_is_done_once(store: Fragile) -> None:
    room = Room(store=store)
    store.loses_answers = True
    assert room.say("Anna", "/play checkers", key="one").text == UNSURE[EN]
    store.mend()
    assert "Anna wants to play" in room.say("Anna", "/play checkers", key="two").text
    assert room.found.version == 1
    room.say("Anna", "/play checkers", key="three")
    assert room.found.version == 2


def test_settings_may_be_saved_again(store: Fragile, monkeypatch: pytest.MonkeyPatch) -> None:
    room = playing(store)

    async def lost(*_: object) -> None:
        raise StoreUnreachable

    with monkeypatch.context() as patch:
        patch.setattr(store, "write_preferences", lost)
        assert room.say("Anna", "/settings ru").text == UNSURE[EN]
    assert room.say("Anna", "/settings ru").text not in UNSURE.values()


def test_it_is_not_known_how_much_was_forgotten(
    store: Fragile, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = playing(store)

    async def refused(_: str) -> None:
        raise NotCarriedOut

    monkeypatch.setattr(store, "find", refused)
    assert room.say("Ben", "/forgetme yes").text == UNSURE[EN]


class Seen:
    """A chat that shows everything."""

    def __init__(self) -> None:
        self.seen: list[str] = []
        self.room: Room | None = None

    async def say(self, reply: Announcement) -> None:
        """Show it."""
        self.seen.append(reply.text)
        assert self.room is not None
        await self.room.desk.announced(reply)


async def sweep(room: Room, chat: Seen) -> None:
    """Let the process of a room sweep."""
    chat.room = room
    await Sweeper(room.desk, {"test": chat}).sweep()


def test_the_same_words_are_another_request_when_the_table_was_shown(store: Fragile) -> None:
    room, chat = playing(store), Seen()
    store.loses_answers = True
    assert room.say("Anna", "/draw", key="one").text == UNSURE[EN]
    store.mend()
    room.time += 10_000
    asyncio.run(sweep(room, chat))
    assert "Anna offers a draw." in chat.seen[0]
    for name, text in (("Ben", "/decline"), ("Anna", "/move c3-d4"), ("Ben", "/move f6-g5")):
        room.say(name, text)
    assert "Anna offers a draw." in room.say("Anna", "/draw", key="two").text
    assert room.found.version == 7


def test_the_same_words_are_another_request_after_a_while(store: Fragile) -> None:
    room = Room(store=store)
    store.loses_answers = True
    assert room.say("Anna", "/play checkers", key="one").text == UNSURE[EN]
    store.mend()
    room.time += REPEATED_WITHIN
    room.say("Anna", "/play checkers", key="two")
    assert room.found.version == 2


def test_a_fault_after_saving_is_told_as_saved_and_the_board_follows(
    store: Fragile, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = playing(store)
    with monkeypatch.context() as patch:
        break_down(patch, "bot.desk.turns.Turns._with_untold")
        assert room.say("Anna", "/move c3-d4").text == UNSHOWN[EN]
    assert room.found.version == 3
    room.time += 1_000
    chat = Seen()
    asyncio.run(sweep(room, chat))
    assert chat.seen[0].startswith("Anna plays c3-d4.")


def test_a_fault_before_saving_is_told_as_not_saved(
    store: Fragile, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = playing(store)
    with monkeypatch.context() as patch:
        break_down(patch, "bot.persistence.tables.encode")
        assert room.say("Anna", "/move c3-d4").text == APOLOGY[EN]
    assert room.found.version == 2


def test_after_a_fault_in_saving_nobody_knows_unless_the_store_says_so(store: Fragile) -> None:
    room = playing(store)
    store.loses_saves, store.trouble = True, Mishap()
    assert room.say("Anna", "/move c3-d4").text == UNSURE[EN]
    store.mend()
    store.loses_saves = store.stays = True
    assert room.say("Anna", "/move c3-d4").text == APOLOGY[EN]
    store.mend()
    assert "Anna plays c3-d4." in room.say("Anna", "/move c3-d4").text
    assert room.found.version == 3
