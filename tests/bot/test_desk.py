"""The one door: what comes back for what goes in, and what is kept."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.codec import Kept, decode, encode
from bot.commands import BY_NAME
from bot.commands.reading import LONGEST
from bot.identity import Player, PlayerId, TableId
from bot.proof import read_proof
from bot.replies.reply import Reader
from bot.requests import Request
from bot.settings import Language
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, Record, Save, StoreUnreachable, UnreadableRecord
from tests.bot.room import ROOM, Room, backgammon, checkers, person


def test_a_move_is_kept_before_it_is_told() -> None:
    room = checkers()
    reply = room.say("Anna", "/move c3-d4")
    assert "Anna plays c3-d4." in reply.text
    assert "Ben to move." in reply.text
    assert reply.mention is not None
    assert reply.mention.name == "Ben"
    assert reply.version == room.found.version == 3
    assert room.table.last_move is not None
    assert room.table.last_move.text == "c3-d4"


def test_what_is_no_command_is_a_move() -> None:
    assert "Anna plays c3-d4." in checkers().say("Anna", "c3d4").text


def test_the_board_comes_with_a_picture_and_words() -> None:
    reply = checkers().say("Anna", "/board")
    assert reply.picture is not None
    assert reply.picture.png.startswith(b"\x89PNG")
    assert "Anna, White" in reply.alt_text


def test_a_refusal_is_for_the_asker_alone_and_changes_nothing() -> None:
    room = checkers()
    before = room.found
    reply = room.say("Anna", "/move c3-c4")
    assert reply.private
    assert reply.refused
    assert reply.version == 0
    assert reply.mention is None
    assert room.found == before


@pytest.mark.parametrize("text", ["/move", "/resign", "/play", "/settings"])
def test_what_only_leads_on_to_a_choice_says_so(text: str) -> None:
    reply = checkers().say("Anna", text)
    assert reply.asks
    assert reply.choices
    assert not reply.refused


def test_looking_is_no_question() -> None:
    assert not checkers().say("Anna", "/board mine").asks


@pytest.mark.parametrize("text", ["/roll", "/move f6-e5", "/undo", "/draw", "/resign", "/claim"])
def test_a_stranger_cannot_play(text: str) -> None:
    room = checkers()
    before = room.found
    reply = room.say("Cleo", text)
    assert reply.text.startswith("Only those at the table can do that.")
    assert reply.choices == ()
    assert room.found == before


def test_nobody_moves_for_the_other() -> None:
    room = checkers()
    assert room.say("Ben", "/move c3-d4").text.startswith("It is the turn of Anna.")


def test_an_old_button_is_answered_with_what_changed() -> None:
    room = checkers()
    old = room.button("Move").payload
    room.say("Anna", "/move c3-d4")
    reply = room.send("Ben", old)
    assert "changed since" in reply.text
    assert reply.board is not None
    assert room.press("Ben", "Move").text == "Which piece moves?"


def test_a_lasting_button_works_however_old_it_is() -> None:
    room = checkers()
    old = room.button("My side").payload
    room.say("Anna", "/move c3-d4")
    assert room.send("Ben", old).board is not None


@pytest.mark.parametrize(
    "payload", ["", "move c3-d4", "zz move c3-d4", "2", "2 ", "-1 roll", "2  /move c3-d4"]
)
def test_a_forged_button_is_refused(payload: str) -> None:
    room = checkers()
    before = room.found
    assert room.send("Anna", payload).private
    assert room.found == before


@pytest.mark.parametrize("taps", ["a1", "c3 c3", "c3 d4 e5", "h", "../..", "c3 " * 20])
def test_forged_taps_are_refused(taps: str) -> None:
    room = checkers()
    reply = room.send("Anna", f"{room.found.version:x} tap {taps}")
    assert "does not fit the board" in reply.text


def test_a_request_that_comes_twice_is_carried_out_once() -> None:
    room = checkers()
    room.say("Anna", "/move c3-d4", key="message 7")
    version = room.found.version
    again = room.say("Anna", "/move c3-d4", key="message 7")
    assert room.found.version == version == again.version
    assert "Anna plays c3-d4." in again.text


def test_a_second_play_is_refused_while_a_game_is_on() -> None:
    room = checkers()
    reply = room.say("Cleo", "/play narde")
    assert "Brazilian checkers is being played here." in reply.text
    assert room.table.setup.game == "checkers"


def test_two_who_want_the_same_play_it_together() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    room.say("Ben", "/play checkers")
    assert room.table.playing


def test_a_challenge_blocks_nobody() -> None:
    room = Room()
    room.say("Anna", "/play checkers @Ben", named=("Ben",))
    reply = room.say("Cleo", "/play checkers")
    assert "Cleo would like to play" in reply.text
    room.say("Dan", "/join")
    assert room.table.playing


@pytest.mark.parametrize("word", ["", "no", "later", "maybe", "нет"])
def test_nobody_gives_up_by_a_slip(word: str) -> None:
    room = checkers()
    assert "give up" in room.say("Anna", f"/resign {word}").text
    assert room.table.playing
    assert "Ben wins" in room.say("Anna", "/resign yes").text


def test_those_who_left_may_play_a_rematch() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    for name in ("Cleo", "Dan", "Ben"):
        room.say(name, "/resign yes")
    assert not room.table.playing
    room.say("Anna", "/rematch")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/accept")
    assert room.table.playing


def test_those_who_wait_together_are_not_sent_away() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    room.say("Ben", "/join")
    assert "are waiting" in room.say("Eve", "/play checkers").text
    assert [player.name for player in room.table.players] == ["Anna", "Ben"]


def test_a_guest_who_declines_leaves_a_place_for_anybody() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4 @Ben", named=("Ben",))
    room.say("Ben", "/decline")
    assert room.table.gathering
    assert room.table.free_places == 3


def test_only_moderators_stop_a_game() -> None:
    room = checkers()
    assert room.say("Cleo", "/stop").text.startswith("Only those who look after this chat")
    room.say("Cleo", "/stop", moderator=True)
    assert not room.table.playing


@pytest.mark.parametrize("text", ["/play checkers", "/join", "/settings ru"])
def test_nobody_plays_under_a_name_that_others_share(text: str) -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    before = room.found
    reply = room.say("Admins", text, anonymous=True, moderator=True)
    assert reply.text.startswith("Several people share this name")
    assert room.found == before


def test_whoever_looks_after_the_chat_may_do_so_under_a_shared_name() -> None:
    room = checkers()
    assert "Admins" in room.say("Admins", "/stop", anonymous=True, moderator=True).text
    assert not room.say("Admins", "/board", anonymous=True).refused


def test_the_dice_of_a_match_are_proved_game_by_game() -> None:
    room = backgammon("52", "64", options="3")
    assert "stay sealed" in room.say("Anna", "/verify").text
    room.say("Anna", "/resign backgammon")
    assert not room.table.playing
    assert room.say("Cleo", "/verify").document is not None


def test_the_dice_of_an_earlier_game_are_proved_while_the_next_is_on() -> None:
    room = backgammon("52", "64", options="7")
    room.say("Anna", "/resign backgammon")
    assert room.table.playing
    proof = room.say("Cleo", "/verify 1").document
    assert proof is not None
    assert read_proof(proof.content).game_id == "game-1"
    assert "stay sealed" in room.say("Cleo", "/verify 2").text


def test_a_game_that_is_no_longer_remembered_cannot_be_proved() -> None:
    room = backgammon("52", "64", options="7")
    room.say("Anna", "/resign backgammon")
    room.store._games.clear()  # type: ignore[attr-defined] # noqa: SLF001 - as time does
    assert "too long ago" in room.say("Cleo", "/verify 1").text


class Faster(MemoryStore):
    """A store where somebody else is always a little faster, for some time."""

    def __init__(self, races: int) -> None:
        super().__init__()
        self.races = races

    async def save(self, table: TableId, save: Save) -> bool:
        """Let the other save first: the same table with one more version."""
        if self.races and save.record.version > 2:
            self.races -= 1
            loaded = await self.load(table)
            assert loaded.record is not None
            later = Record(loaded.record.version + 1, loaded.record.body)
            assert await super().save(table, Save(later))
        return await super().save(table, save)


def test_whoever_loses_a_race_tries_again_with_the_same_dice() -> None:
    room = Room(store=Faster(races=3))
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    reply = room.say("Anna", "/move c3-d4")
    assert "Anna plays c3-d4." in reply.text
    assert room.found.version == reply.version == 6


def test_whoever_loses_every_race_is_told_so() -> None:
    room = Room(store=Faster(races=1_000))
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    assert "did not get to you" in room.say("Anna", "/move c3-d4").text


class Away(MemoryStore):
    """A store that does not answer for some time, or loses its answers."""

    silent = 0
    deaf = 0

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Answer, unless silent."""
        if self.silent:
            self.silent -= 1
            raise StoreUnreachable
        return await super().load(table, *owners)

    async def save(self, table: TableId, save: Save) -> bool:
        """Keep it, but lose the answer."""
        kept = await super().save(table, save)
        if self.deaf:
            self.deaf -= 1
            raise StoreUnreachable
        return kept


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> Room:
    """Return a room whose store can be taken away."""
    monkeypatch.setattr("bot.desk._PAUSE", 0)
    room = Room(store=Away())
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    return room


def test_a_short_silence_is_not_noticed(away: Room) -> None:
    away.store.silent = 2  # type: ignore[attr-defined]
    assert "Anna plays c3-d4." in away.say("Anna", "/move c3-d4").text


def test_a_long_silence_is_told_and_play_goes_on_afterwards(away: Room) -> None:
    away.store.silent = 3  # type: ignore[attr-defined]
    reply = away.say("Anna", "/move c3-d4")
    assert "I cannot reach my memory" in reply.text
    assert reply.private
    assert "Anna plays c3-d4." in away.say("Anna", "/move c3-d4").text


def test_a_save_whose_answer_was_lost_is_not_made_twice(away: Room) -> None:
    away.store.deaf = 1  # type: ignore[attr-defined]
    reply = away.say("Anna", "/move c3-d4")
    assert "Anna plays c3-d4." in reply.text
    assert away.found.version == reply.version == 3
    assert len(away.table.log) == 2


def test_each_reads_his_own_language() -> None:
    room = checkers()
    room.say("Anna", "/settings ru")
    assert "Ход" in room.say("Anna", "/board").text
    assert "Anna to move" in room.say("Ben", "/board").text
    assert "Vez" in room.say("Ben", "/board", locale="pt-PT").text


def test_a_moderator_chooses_the_language_of_the_chat() -> None:
    room = checkers()
    assert room.say("Ben", "/settings chat ru").text.startswith("Only those who look after")
    room.say("Ben", "/settings chat ru", moderator=True)
    assert "Ход" in room.say("Cleo", "/board", locale="en").text


def test_too_much_text_is_not_read() -> None:
    assert str(LONGEST) in checkers().say("Anna", "/move " + "x" * LONGEST).text


def test_a_record_of_a_newer_version_is_left_alone() -> None:
    room = checkers()
    newer = encode(room.found.kept).replace(b'"schema":1', b'"schema":2')  # type: ignore[arg-type]
    asyncio.run(room.store.save(ROOM, Save(Record(3, newer))))
    assert "newer version" in room.say("Anna", "/move c3-d4").text
    with pytest.raises(UnreadableRecord):
        decode(newer)


def test_a_damaged_record_is_left_alone() -> None:
    room = checkers()
    asyncio.run(room.store.save(ROOM, Save(Record(3, b"{}"))))
    assert room.say("Anna", "/move c3-d4").private
    for body in (b"", b"{}", b'{"schema":9}'):
        with pytest.raises(UnreadableRecord):
            decode(body)


def test_a_table_is_read_as_it_was_written() -> None:
    kept = backgammon("52", options="3 cube 1d falls autoroll autoplay").found.kept
    assert isinstance(kept, Kept)
    assert decode(encode(kept)) == kept


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna\nBen wins: 8 points.", "Anna Ben wins: 8 points. would like"),
        ("\u202eannA", "annA would like"),
        ("half \ud800", "half would like"),
        ("  ", "? would like"),
        ("A" * 3_000, f"{'A' * 31}… would like"),
    ],
)
def test_a_name_is_one_line_that_can_be_shown(name: str, shown: str) -> None:
    room = Room()
    anna = Player(PlayerId("test:anna"), name)
    reply = room.ask(Request(table=ROOM, player=anna, text="/play checkers"))
    assert reply.text.startswith(shown)


def test_half_a_character_is_no_word_for_the_dice() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    assert "Ben sits down." in room.say("Ben", "/join \ud800").text


def test_a_question_does_not_make_the_board_old() -> None:
    room = checkers()
    button = room.button("Move").payload
    room.say("Ben", "/draw")
    assert room.send("Anna", button).text == "Which piece moves?"


def test_two_may_press_the_same_button_to_sit_down() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    button = room.button("Join").payload
    for name in ("Ben", "Cleo", "Dan"):
        assert f"{name} sits down." in room.send(name, button).text


def test_an_answer_is_for_the_question_that_was_open() -> None:
    room = checkers()
    room.say("Ben", "/draw")
    button = room.button("Accept").payload
    room.say("Ben", "/decline")
    room.say("Ben", "/resign")
    assert "changed since" in room.send("Anna", button).text


def test_a_button_from_the_future_is_not_ours() -> None:
    assert "changed since" in checkers().send("Anna", "ff move c3-d4").text


@pytest.mark.parametrize("trouble", [StoreUnreachable(), UnreadableRecord()])
def test_what_is_not_needed_is_done_without(
    trouble: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = checkers()
    reply = room.say("Anna", "/move c3-d4")

    async def fail(*_: object) -> None:
        raise trouble

    for method in ("load", "announced", "write_settings"):
        monkeypatch.setattr(room.store, method, fail)
    asyncio.run(room.desk.announced(reply))
    asyncio.run(room.desk.remember(ROOM, "7"))
    assert asyncio.run(room.desk.recall(ROOM)) == ""
    assert asyncio.run(room.desk.suggest(ROOM, "")) == ()


def test_a_game_is_put_on_the_shelf_once(monkeypatch: pytest.MonkeyPatch) -> None:
    room = checkers()
    saved: list[Save] = []
    save = room.store.save

    async def note(table: TableId, what: Save) -> bool:
        saved.append(what)
        return await save(table, what)

    monkeypatch.setattr(room.store, "save", note)
    room.say("Anna", "/resign yes")
    room.say("Anna", "/rematch")
    room.say("Ben", "/decline")
    room.say("Ben", "/rematch")
    room.say("Anna", "/accept")
    assert [game.game_id for what in saved for game in what.finished] == ["game-1"]


def _quoridor() -> Room:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    return room


def _gathering() -> Room:
    room = Room()
    room.say("Anna", "/play narde @Ben", named=("Ben",))
    return room


def _over() -> Room:
    room = backgammon("52", "31", "64", options="3 cube")
    room.say("Anna", "/stop", moderator=True)
    return room


ROOMS = (Room, checkers, lambda: backgammon("52", "31", "64", "41"), _quoridor, _gathering, _over)
TEXTS = st.one_of(
    st.text(max_size=60),
    st.text(st.characters(categories=["Cs", "Cc", "L", "N"]), max_size=20),
    st.builds(
        lambda name, words: f"/{name} {words}",
        st.sampled_from(sorted(BY_NAME)),
        st.one_of(
            st.text(max_size=40),
            st.text("0123456789abcdefgh/-*x ", max_size=20),
            st.sampled_from(["backgammon", "quoridor 4", "4 match cube=maybe", "yes", "ru here"]),
        ),
    ),
)


@given(
    room=st.sampled_from(ROOMS),
    who=st.sampled_from(["Anna", "Ben", "Cleo"]),
    texts=st.lists(TEXTS, min_size=1, max_size=4),
    pressed=st.booleans(),
    moderator=st.booleans(),
)
def test_whatever_is_said_is_answered(
    room: type[Room], who: str, texts: list[str], *, pressed: bool, moderator: bool
) -> None:
    place = room()
    for text in texts:
        before = place.found
        reply = place.send(who, text) if pressed else place.say(who, text, moderator=moderator)
        assert reply.text
        if not reply.version:
            assert place.found == before


def suggestions(room: Room, typed: str) -> tuple[str, ...]:
    return asyncio.run(room.desk.suggest(ROOM, typed))


def test_moves_are_suggested_while_somebody_types() -> None:
    room = backgammon("52")
    assert "24/22 13/8" in suggestions(room, "")
    assert suggestions(room, "13/8 ")[0].startswith("13/8 ")
    assert all("13/8" in move for move in suggestions(room, "13/8"))
    assert suggestions(room, "nonsense") == ()


def test_nothing_is_suggested_where_nobody_plays() -> None:
    room = Room()
    assert suggestions(room, "") == ()
    room.say("Anna", "/play checkers")
    assert suggestions(room, "") == ()


def test_a_chat_may_keep_a_note_about_a_table() -> None:
    room = checkers()
    assert asyncio.run(room.desk.recall(ROOM)) == ""
    asyncio.run(room.desk.remember(ROOM, "message 7"))
    assert asyncio.run(room.desk.recall(ROOM)) == "message 7"


def test_what_happened_can_be_told_to_everybody_in_a_language_and_from_a_side() -> None:
    room = checkers()
    reply = room.say("Anna", "c3-d4")
    anna = reply.told_to(Reader(Language.RUSSIAN, person("Anna").id))
    assert "Ходит Ben" in anna.text
    assert anna.version == reply.version
    assert (anna.board and anna.board.seat, reply.board and reply.board.seat) == (0, 1)
    for name in ("Ben", "Carla"):
        assert anna.told_to(Reader(Language.ENGLISH, person(name).id)) == reply
    note = room.say("Anna", "/help")
    assert note.told_to(Reader(Language.RUSSIAN, person("Anna").id)) is note
