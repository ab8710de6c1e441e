"""Slash commands are registered beside the command with which an Activity is opened."""

import asyncio

import pytest
import structlog

from bot.replies import menu
from tests.bot.chat.discord_chat.club import Club, club
from tests.fakes.discord_server.limits import ENTRY_POINT, Json
from tests.fakes.outages import Failure


def entry_points(made: Club) -> list[Json]:
    return [one for one in made.server.commands if one.get("type") == ENTRY_POINT]


def enabled(made: Club) -> None:
    made.server.activities.enable()


async def test_the_entry_point_command_stays_as_it_is() -> None:
    async with club(prepare=enabled) as made:
        (entry,) = entry_points(made)
        assert (entry["name"], entry["handler"]) == ("launch", 2)
        assert entry["name_localizations"] == {"ru": "запуск"}
        assert "version" not in entry
        slash = [one["name"] for one in made.server.commands if one.get("type", 1) == 1]
        listed = [command.name for command in menu.listed_commands(computers=False)]
        assert slash == [*listed, "about"]


async def test_without_activities_there_is_none() -> None:
    async with club() as made:
        assert entry_points(made) == []
        assert made.server.synced == 1


async def test_texts_link_to_slash_commands_only() -> None:
    def same_name(made: Club) -> None:
        enabled(made)
        made.server.commands[0]["name"] = "play"

    async with club(prepare=same_name) as made:
        assert made.chat is not None
        ids = made.chat._interactions.commands  # noqa: SLF001 - what texts are written with
        (entry,) = entry_points(made)
        assert ids["play"] != int(entry["id"])


@pytest.mark.parametrize("method", ["GET", "PUT"])
async def test_a_page_in_place_of_the_commands_is_asked_for_again(method: str) -> None:

    def away(made: Club) -> None:
        enabled(made)
        application = "/api/applications/"
        made.server.outages.plan(f"{method} {application}", Failure.PAGE)

    async with asyncio.timeout(20), club(prepare=away) as made:
        assert made.server.outages.over
        assert made.server.synced == 1
        assert len(entry_points(made)) == 1


async def test_the_bot_plays_while_its_commands_are_not_handed_in_yet() -> None:
    def away(made: Club) -> None:
        made.server.commands = [{"name": "help", "options": []}]
        made.server.outages.plan("PUT /api/applications/", Failure.SILENCE)
        made.await_commands = False

    async with club(prepare=away) as made:
        assert "First step" in (await made.anna.slash(made.channel, "help")).text
        assert made.server.synced == 0


async def test_commands_wait_for_as_long_as_discord_says(monkeypatch: pytest.MonkeyPatch) -> None:
    def limited(made: Club) -> None:
        made.server.limit("PUT /api/applications/", seconds=31.0)
        made.await_commands = False

    rests = list[float]()
    rest = asyncio.sleep

    async def hasty(seconds: float) -> None:
        rests.append(seconds)
        await rest(0)

    async with club(prepare=limited) as made:
        monkeypatch.setattr("bot.chat.discord_chat.handing_in.asyncio.sleep", hasty)
        await made.server.until(lambda: made.server.synced)
        assert 31.0 in rests


async def test_commands_that_discord_refuses_are_told_as_such_and_not_sent_again() -> None:
    def refused(made: Club) -> None:
        made.server.refused_commands = True
        made.await_commands = False

    with structlog.testing.capture_logs() as logs:
        async with club(prepare=refused) as made:
            await made.server.until(lambda: "PUT" in str(made.server.requests))
            await asyncio.sleep(0.2)
            assert any("refuses the slash commands" in line["event"] for line in logs)
            sent = [one for one in made.server.requests if one.startswith("PUT")]
            assert len(sent) == 1
