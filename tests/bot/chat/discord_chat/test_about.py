"""What Parlour is, how to add it, and how to play with a friend."""

from importlib.metadata import version
from urllib.parse import parse_qs, urlsplit

from bot.chat.discord_chat.links import PERMISSIONS
from tests.bot.chat.discord_chat.club import Club, club
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.layouts import items_of
from tests.fakes.discord_server.seen import is_private, links
from tests.fakes.discord_server.world import APP

SOURCE = "https://parlour.example/source"


def asks_for(url: str) -> dict[str, list[str]]:
    return parse_qs(urlsplit(url).query)


async def test_it_says_its_version_what_it_keeps_and_how_to_add_it() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.channel, "about")
        assert is_private(asked.said[0])
        assert f"Parlour {version('parlour')}" in asked.text
        assert "</forgetme:" in asked.text
        server, person = links(asked.said[0]).values()
        assert asks_for(server) == {
            "client_id": [str(APP)],
            "integration_type": ["0"],
            "scope": ["bot applications.commands"],
            "permissions": [str(PERMISSIONS.value)],
        }
        assert asks_for(person)["integration_type"] == ["1"]
    assert PERMISSIONS.value == 309237681152, "as docs/discord.md says"


async def test_the_source_is_a_link_if_the_owner_has_named_it() -> None:
    def with_a_source(made: Club) -> None:
        made.source = SOURCE

    async with club(prepare=with_a_source) as made:
        asked = await Person(made.server, "Ira", locale="ru").slash(made.channel, "about")
        assert links(asked.said[0])["Исходный код"] == SOURCE


async def test_in_a_private_chat_the_games_come_with_a_way_to_play_with_a_friend() -> None:
    async with club() as made:
        asked = await made.anna.slash(made.server.add_channel(None), "play")
        assert "your chat with a friend" in asked.text
        (link,) = links(asked.said[0]).values()
        assert asks_for(link)["integration_type"] == ["1"]
        together = made.server.add_channel(None, kind=3)
        opened = await made.anna.slash(together, "play", game="checkers")
        await made.ben.press(opened.said[0], "Join")
        assert "c3-d4" in str(items_of(await made.board(together)))
