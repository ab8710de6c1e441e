"""Damaged ratings keep one game waiting, and no other."""

import msgspec
import pytest

from bot import troubles
from bot.ratings.agreed_skills import read_agreed_skills, write_agreed_skills
from bot.ratings.ratings import Ratings
from bot.ratings.scorekeeper import Scorekeeper
from bot.ratings.skill import Skill
from bot.store.memory import MemoryStore
from bot.store.port import Store, UnreadableRecord
from bot.store.record import Record
from tests.bot.mishaps import Mishap
from tests.bot.ratings.games import PEOPLE, finish, rated_game

ANNA, BEN, CARL, DORA = PEOPLE[:4]
SKILLS = (Skill(20.0, 5.0), Skill(25.0, 8.0))


async def counted(store: Store) -> list[int]:
    """Count what can be counted, and return how many games each player has."""
    await Scorekeeper(store.scores, lease=0).keep_score()
    scores = [await Ratings(store.scores).scores_of(player.id) for player in (CARL, DORA)]
    return [sum(score.games for score in one.scores.values()) for one in scores]


async def test_a_damaged_score_is_set_aside_and_counted_when_it_is_gone() -> None:
    store = MemoryStore()
    await store.scores.count(ANNA, "earlier", Record(1, b"garbage"))
    await finish(store, [rated_game(1, [ANNA, BEN]), rated_game(2, [CARL, DORA])])
    for _ in range(2):
        assert await counted(store) == [1, 1]
    assert troubles.current().records == {f"score:{ANNA.id}": "damaged"}
    await store.scores.forget(ANNA.id)
    await counted(store)
    assert not await store.scores.list_pending()


async def test_skills_that_are_damaged_are_set_aside() -> None:
    store = MemoryStore()
    await store.scores.agree_on_skills("game-1", b"garbage")
    await finish(store, [rated_game(1, [ANNA, BEN]), rated_game(2, [CARL, DORA])])
    assert await counted(store) == [1, 1]
    assert troubles.current().records == {"agreed:game-1": "damaged"}


async def test_a_game_that_cannot_be_counted_keeps_no_other_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    await finish(store, [rated_game(1, [ANNA, BEN]), rated_game(2, [CARL, DORA])])
    agree = store.scores.agree_on_skills

    async def fail_once(game_id: str, body: bytes) -> bytes:
        if game_id == "game-1":
            raise Mishap
        return await agree(game_id, body)

    monkeypatch.setattr(store.scores, "agree_on_skills", fail_once)
    assert await counted(store) == [1, 1]
    assert list(troubles.current().records.values()) == ["Mishap"]


def test_agreed_skills_have_a_schema_and_those_without_are_read() -> None:
    assert msgspec.json.decode(write_agreed_skills(SKILLS))["schema"] == 1
    assert read_agreed_skills(write_agreed_skills(SKILLS), 2) == SKILLS
    assert read_agreed_skills(msgspec.json.encode(SKILLS), 2) == SKILLS


@pytest.mark.parametrize(
    ("body", "flaw"),
    [
        (b"garbage", "damaged"),
        (b'{"schema":2,"skills":[]}', "newer"),
        (b'{"schema":1,"skills":[]}', "damaged"),
        (b"[[1.0,2.0]]", "damaged"),
    ],
)
def test_agreed_skills_that_cannot_be_read_say_why(body: bytes, flaw: str) -> None:
    with pytest.raises(UnreadableRecord) as unreadable:
        read_agreed_skills(body, 2)
    assert unreadable.value.flaw == flaw
