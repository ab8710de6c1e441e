"""The form of /play and /computer in a thread: it has what was chosen, and asks for the game."""

import pytest

from bot.chat.discord_chat.places import player_id, table_at
from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.identity import Player
from tests.bot.chat.discord_chat.club import club
from tests.bot.quick_computers import QuickWorkers, by_chance
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.world import Interaction


@pytest.mark.parametrize(
    ("level", "named"), [(None, "Strong"), ("5", "Expert")], ids=["usual", "chosen"]
)
async def test_a_thread_without_a_game_asks_for_it_and_keeps_the_rest(
    level: str | None, named: str
) -> None:
    async with club(workers=QuickWorkers(by_chance())) as made:
        anna, place = Player(player_id(made.anna.id), "Anna"), table_at(made.channel.id)
        await made.desk.handle(Request(table=place, player=anna, text="/settings computer 4"))
        chosen = {"level": level} if level else {}
        asked = await made.anna.slash(made.channel, "computer", thread=True, **chosen)
        assert preset(asked) == {"against": [f"computer={level or 4}"], "thread": ["thread"]}
        await made.anna.submit(asked, game="checkers")
        await made.server.until(lambda: len(made.server.channels) == 2)
        thread = [*made.server.channels.values()][-1]
        assert f"Anna plays 🤖 {named} computer" in text_of(await made.board(thread))


async def test_a_game_among_people_in_a_thread_is_asked_for_with_all_that_was_chosen() -> None:
    async with club(workers=QuickWorkers(by_chance())) as made:
        asked = await made.anna.slash(
            made.channel, "play", opponent=made.ben, clock="1d", thread=True
        )
        assert preset(asked) == {"options": ["clock=1d"], "thread": ["thread"]}
        assert asked.form is not None
        people = asked.form["components"][1]["component"]["default_values"]
        assert people == [{"id": made.ben.id, "type": "user"}]
        asked = await made.anna.slash(made.channel, "play", thread=True)
        assert preset(asked) == {"thread": ["thread"]}
        asked = await made.anna.slash(made.channel, "play")
        assert preset(asked) == {}


async def test_where_computers_are_off_no_form_is_opened_for_them() -> None:
    async with club(workers=QuickWorkers()) as made:
        made.desk.computers = lambda: Availability.BROKEN
        asked = await made.anna.slash(made.channel, "computer", thread=True)
        assert asked.form is None
        assert asked.said or asked.follow_ups


def preset(asked: Interaction) -> dict[str, list[str]]:
    """Return what is chosen already in the lists of a form."""
    assert asked.form is not None
    fields = [label["component"] for label in asked.form["components"]]
    chosen = {
        field["custom_id"]: [one["value"] for one in field.get("options", ()) if one.get("default")]
        for field in fields
    }
    return {name: values for name, values in chosen.items() if values}
