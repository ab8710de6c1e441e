"""Dice and pieces as emojis of the application, uploaded once."""

import pytest

from bot.chat.discord_chat.emojis import drawn
from bot.chat.discord_chat.signs import Signs
from tests.bot.chat.discord_chat.boards import sit_down
from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server.layouts import items_of, text_of
from tests.fakes.discord_server.limits import Refused
from tests.fakes.discord_server.world import APP
from tests.fakes.outages import Failure

CREATE = "POST /api/applications"


def without_emojis(made: Club) -> None:
    made.server.emojis.by_name.clear()


def uploads(made: Club) -> int:
    return sum(one.startswith(CREATE) for one in made.server.requests)


async def until_all_are_there(made: Club) -> None:
    await made.server.until(lambda: made.server.emojis.by_name.keys() >= drawn().keys())


async def test_emojis_are_uploaded_once_and_are_there_after_a_restart() -> None:
    async with club(prepare=without_emojis) as made:
        await until_all_are_there(made)
        assert uploads(made) == len(drawn())
        await made.restart()
        board = await sit_down(made)
        assert uploads(made) == len(drawn())
        assert "<:man_1_" in text_of(board)


async def test_plain_characters_stand_until_the_emojis_are_there() -> None:
    def with_an_outage(made: Club) -> None:
        without_emojis(made)
        made.server.outages.plan(CREATE, Failure.SILENCE)

    async with club(chance=ScriptedChance("61"), prepare=with_an_outage) as made:
        board = await sit_down(made, "backgammon")
        assert "⚪ **Anna** ⚅ ⚀　⚫ Ben" in text_of(board)


async def test_another_process_waits_while_one_uploads(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = list[float]()

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        for name in drawn():
            made.server.emojis.add(name)  # as the other process does
        made.server.changed()

    async with club() as made:
        await made.close()
        without_emojis(made)
        assert await made.desk.notes.take_turn(f"discord:emojis:{APP}", 1, 60_000) == 0
        monkeypatch.setattr("bot.chat.discord_chat.emojis.sleep", wait)
        await made.open()
        await until_all_are_there(made)
        await made.until_ready()
        assert "<:man_1_" in text_of(await sit_down(made))
        assert (len(waits), uploads(made)) == (1, 0)
        assert 0 < waits[0] <= 60


async def test_a_picture_that_has_changed_is_another_emoji() -> None:
    def with_old_ones(made: Club) -> None:
        without_emojis(made)
        for name in drawn():
            made.server.emojis.add(name[:-8] + "00000000")

    async with club(prepare=with_old_ones) as made:
        await until_all_are_there(made)
        assert len(made.server.emojis.by_name) == 2 * len(drawn())


async def test_the_roll_is_on_the_board_and_a_die_on_its_button() -> None:
    async with club(chance=ScriptedChance("61", "31")) as made:
        board = await sit_down(made, "backgammon", autoroll="no")
        assert text_of(board).count("<:die_6_") == text_of(board).count("<:die_1_") == 1
        await made.anna.slash(made.channel, "move", move="13/7 8/7")
        (roll,) = [one for one in items_of(await made.board()) if one["label"] == "Roll"]
        assert roll["emoji"]["name"].startswith("die_5_")


@pytest.mark.parametrize(
    ("game", "signs"),
    [("checkers", ("man_1", "man_2")), ("quoridor", ("pawn_1", "pawn_2", "wall"))],
)
async def test_players_stand_beside_the_pieces_of_their_sides(
    game: str, signs: tuple[str, ...]
) -> None:
    async with club() as made:
        text = text_of(await sit_down(made, game))
        assert all(f"<:{sign}_" in text for sign in signs)
        assert "**Anna**" in text
        assert "**Ben**" not in text


def test_names_and_pictures_are_as_discord_wants_them() -> None:
    assert len(drawn()) == 17
    assert all(2 <= len(name) <= 32 for name in drawn())
    assert Signs()["wall"] == "▮"


@pytest.mark.parametrize("text", ["<:die_1_00000000:5>", "<a:nobody:1>"])
async def test_the_server_knows_which_emojis_there_are(text: str) -> None:
    async with club() as made:
        with pytest.raises(Refused):
            made.server.emojis.check({"content": text, "components": []})
