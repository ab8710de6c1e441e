"""Slash commands: what Discord is told of them, and what it shows while somebody types."""

from typing import Any

from bot.language import Language
from bot.replies import menu
from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.chat.discord_chat.play import DEFERRED_EDIT, EDIT
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.seen import is_private, labels


def command(made: Club, name: str) -> dict[str, Any]:
    return next(command for command in made.server.commands if command["name"] == name)


def option(made: Club, name: str, wanted: str) -> dict[str, Any]:
    options: list[dict[str, Any]] = command(made, name)["options"]
    return next(option for option in options if option["name"] == wanted)


async def test_every_listed_command_is_there_and_nothing_else() -> None:
    async with club() as made:
        slash = [command.name for command in menu.listed_commands(computers=False)]
        names = [command["name"] for command in made.server.commands]
        assert names == [*slash, "about", "Challenge to a game", "Results"]


async def test_names_and_descriptions_are_in_every_language() -> None:
    async with club() as made:
        roll = command(made, "roll")
    assert roll["name_localizations"] == {"ru": "бросок", "pt-BR": "rolar"}
    assert roll["description"] == "roll the dice"
    assert set(roll["description_localizations"]) == {"ru", "pt-BR"}


async def test_games_and_their_options_come_from_the_games() -> None:
    async with club() as made:
        game, match = option(made, "play", "game"), option(made, "play", "match")
        players = option(made, "play", "players")
    assert [one["value"] for one in game["choices"]] == [
        entry.word for entry in menu.games(Language.ENGLISH)
    ]
    assert not game["required"]  # without one, a form asks for it
    assert game["choices"][1]["name_localizations"]["ru"] == "Длинные нарды"
    assert match["name_localizations"]["ru"] == "длина_матча"
    assert match["choices"][5]["name"] == "match to 5 points"
    assert [one["value"] for one in players["choices"]] == ["2", "4"]


async def test_options_say_what_is_usual_and_for_which_games_they_are() -> None:
    async with club() as made:
        options = command(made, "play")["options"]
        about = {one["name"]: one["description"] for one in options}
    assert about["match"] == "Backgammon: Match length (usually: single game)"
    assert about["cube"] == (
        "Backgammon: Doubling cube (usually: without the doubling cube; with it in a match)"
    )
    assert about["autoroll"].startswith("Backgammon, Long narde: Rolling the dice (usually: ")
    assert about["players"] == "Quoridor: Players (usually: 2 players)"
    assert about["clock"].startswith("Time for a move (usually: without a clock")
    long = [
        said
        for one in options
        for said in (one["description"], *one["description_localizations"].values())
        if len(said) > 100
    ]
    assert long == []


async def test_commands_may_be_used_in_servers_and_talks_by_everybody_who_has_the_bot() -> None:
    async with club() as made:
        play = command(made, "play")
    assert sorted(play["contexts"]) == [0, 1, 2]
    assert sorted(play["integration_types"]) == [0, 1]


async def test_commands_are_handed_in_only_when_they_changed() -> None:
    async with club() as made:
        await made.restart()
        assert made.server.synced == 1
        await made.desk.notes.save(_note(made), "what an older version handed in")
        await made.restart()
        assert made.server.synced == 2


def _note(made: Club) -> Any:  # noqa: ANN401
    notes = [key for key in vars(made.store)["_preferences"] if "commands" in key]
    return notes[0].removeprefix("note:")


async def test_commands_can_be_tapped_where_a_text_names_them() -> None:
    async with club() as made:
        opened = await made.anna.slash(made.channel, "play", game="checkers")
        names = [command["name"] for command in made.server.commands]
        assert f"</join:{names.index('join') + 1}>" in opened.text
        await made.restart()
        helped = await made.anna.slash(made.channel, "help", topic="commands")
        assert f"</verify:{names.index('verify') + 1}>" in helped.text


async def test_help_is_for_the_asker_and_its_topics_take_its_place() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "help")
        first = asked.said[0]
        assert is_private(first)
        assert "First step: </play:" in asked.text
        assert labels(first)[:3] == ["New game", "Starting", "Your turn"]
        told = await made.anna.press(first, "Dice")
        assert told.answer in {DEFERRED_EDIT, EDIT}
        assert told.original is not None
        assert text_of(told.original).startswith("Dice and the doubling cube")
        back = await made.anna.press(told.original, "Back")
        assert back.original is not None
        assert "First step" in text_of(back.original)
        topic = option(made, "help", "topic")
        assert topic["name_localizations"]["ru"] == "тема"
        assert topic["choices"][2]["name_localizations"]["ru"] == "Кости"


async def test_an_opponent_is_picked_and_alerted() -> None:
    async with club() as made:
        asked = await made.anna.slash(
            made.channel, "play", game="backgammon", opponent=made.ben, match="3", cube="yes"
        )
        assert "Anna invites Ben to play Backgammon, match to 3 points" in asked.text
        assert [one["id"] for one in asked.said[0]["mentions"]] == [str(made.ben.id)]


async def test_four_can_be_invited() -> None:
    async with club() as made:
        more = [made.ben, *(type(made.ben)(made.server, name) for name in ("Caio", "Dina"))]
        people = dict(zip(("opponent", "opponent2", "opponent3"), more, strict=True))
        asked = await made.anna.slash(made.channel, "play", game="quoridor", **people)
        assert "Ben, Caio and Dina" in asked.text


async def test_a_machine_is_not_invited() -> None:
    async with club() as made:
        machine = type(made.ben)(made.server, "Helper", bot=True)
        asked = await made.anna.slash(made.channel, "play", game="checkers", opponent=machine)
        assert "Helper is a bot" in asked.text
        assert not made.channel.public


async def test_moves_are_suggested_while_somebody_types() -> None:
    async with club(chance=ScriptedChance("61", "31")) as made:
        await made.anna.slash(made.channel, "play", game="backgammon")
        await made.ben.slash(made.channel, "join")
        every = await made.anna.complete(made.channel, "move", "move", "")
        some = await made.anna.complete(made.channel, "move", "move", "13/7")
        assert len(every) <= 25
        assert some[0].startswith("13/7")
        assert all("13/7" in move for move in some)
        assert await made.anna.complete(made.channel, "move", "move", "nonsense") == []


async def test_no_more_than_25_moves_are_suggested() -> None:
    async with club() as made:
        await made.anna.slash(made.channel, "play", game="quoridor")
        await made.ben.slash(made.channel, "join")
        assert len(await made.anna.complete(made.channel, "move", "move", "")) == 25
        assert await made.anna.complete(made.channel, "move", "move", "e3") == ["e3h", "e3v"]


async def test_nothing_is_suggested_where_nobody_plays() -> None:
    async with club() as made:
        assert await made.anna.complete(made.channel, "move", "move", "") == []


async def test_everybody_is_answered_in_the_own_language() -> None:
    async with club() as made:
        made.anna.locale = "ru"
        asked = await made.anna.slash(made.channel, "help")
        assert "Первый шаг" in asked.text
        made.ben.locale = "pt-BR"
        asked = await made.ben.slash(made.channel, "roll")
        assert "/play" in asked.text
        assert "jogando" in asked.text
