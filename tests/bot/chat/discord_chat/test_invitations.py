"""The link of an invitation: whoever opens it sits opposite, on our page inside Discord."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest

from bot.chat.discord_chat.gate import Why
from bot.desk.visitors import NotAdmitted, Visitor
from tests.bot.chat.discord_chat.club import Club, club
from tests.bot.chat.discord_chat.friends import Friends, shows
from tests.bot.chat.discord_chat.test_gate import OPEN, gate_of, opened
from tests.fakes.discord_server import Person
from tests.fakes.discord_server.layouts import text_of
from tests.fakes.discord_server.world import APP
from tests.fakes.outages import Failure

LINK = re.compile(r"https://discord\.com/activities/\S+")


async def follow(made: Club, person: Person, link: str) -> Visitor:
    """Let somebody open a link, in whatever channel they are, and return them as they come."""
    parts = urlsplit(link)
    assert parts.path == f"/activities/{APP}"
    (invitation,) = parse_qs(parts.query)["custom_id"]
    assert len(invitation) <= 64
    instance = made.server.activities.launch(made.channel, person.id)
    proof = {"code": person.authorize(), "instance": instance.id, "invitation": invitation}
    return await gate_of(made).admit(proof)


async def test_whoever_opens_the_link_sits_opposite() -> None:
    async with club(prepare=opened) as made:
        friends = Friends(made)
        (link,) = LINK.findall(text_of(await friends.invite()))
        visitor = await follow(made, friends.ira, link)
        assert visitor.table == (await friends.table()).id
        assert [one.name for one in (await friends.table()).people] == ["Anna", "Ira"]
        assert shows(friends.annas, "Ira joins the table")
        assert shows(friends.iras, "начинается"), "so that she can be alerted"
        again = await follow(made, friends.ira, link)
        assert again == visitor
        await friends.anna.press(friends.annas.live[-1], "c3-d4")
        await friends.ira.press(await friends.until(friends.iras, "c3-d4"), "f6-e5")
        await friends.until(friends.annas, "Ira plays f6-e5")


async def test_whoever_comes_later_does_not_see_the_game() -> None:
    async with club(prepare=opened) as made:
        friends = Friends(made)
        (link,) = LINK.findall(text_of(await friends.invite()))
        await follow(made, friends.ira, link)
        with pytest.raises(NotAdmitted) as late:
            await follow(made, made.ben, link)
        assert late.value.why == Why.NOT_INVITED


async def test_somebody_whose_chat_is_closed_to_the_bot_plays_on_the_page() -> None:
    async with club(prepare=opened) as made:
        friends = Friends(made)
        (link,) = LINK.findall(text_of(await friends.invite()))
        friends.iras.closed = True
        await follow(made, friends.ira, link)
        assert (await friends.table()).playing
        assert friends.iras.public == []


async def test_whoever_comes_is_seated_although_the_other_is_told_later() -> None:
    async with club(prepare=opened) as made:
        friends = Friends(made)
        (link,) = LINK.findall(text_of(await friends.invite()))
        posting = f"POST /api/channels/{friends.annas.id}/messages"
        made.server.outages.plan(posting, Failure.FORBIDDEN_PAGE)
        await follow(made, friends.ira, link)
        assert not shows(friends.annas, "Ira joins the table")
        await made.later(5)
        assert shows(friends.annas, "Ira joins the table")


async def test_what_is_no_code_of_ours_leads_to_the_table_of_the_channel() -> None:
    async with club(prepare=opened) as made:
        instance = made.server.activities.launch(made.channel, made.ben.id)
        proof = {"code": made.ben.authorize(), "instance": instance.id, "invitation": "promotion"}
        assert (await gate_of(made).admit(proof)).table.endswith(f":{made.channel.id}")


async def test_without_activities_there_is_a_code_and_no_link() -> None:
    async with club() as made:
        assert LINK.findall(text_of(await Friends(made).invite())) == []


async def test_whoever_plays_opens_the_board_from_their_own_chat() -> None:
    async with club(prepare=opened) as made:
        friends = Friends(made)
        board, _ = await friends.begin()
        pressed = await friends.anna.press(board, OPEN)
        await made.later(0)
        proof = {"code": friends.anna.authorize(), "instance": pressed.activity}
        assert (await gate_of(made).admit(proof)).table == (await friends.table()).id
