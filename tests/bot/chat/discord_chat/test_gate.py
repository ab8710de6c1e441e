"""Who is admitted to a table inside Discord, and who is not."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.chat.discord_chat import DiscordChat, Timeouts
from bot.chat.discord_chat.gate import Why
from bot.chat.discord_chat.oauth import pause_of
from bot.chat.discord_chat.places import player_id, table_at
from bot.desk.desk import Desk
from bot.desk.visitors import Gate, NotAdmitted, Visitor
from bot.identity import Player
from bot.store.memory import MemoryStore
from tests.bot.chat.discord_chat.club import QUICK, Club, club
from tests.effort import paired
from tests.fakes.discord_server import Channel, Person
from tests.fakes.discord_server.activities import SECRET, Instance
from tests.fakes.discord_server.world import APP, PRIVATE_THREAD, THREAD
from tests.fakes.outages import Failure

OPEN = "Open board"
IMPATIENT = Timeouts(identify_pause=0, guild_ready=QUICK.guild_ready, settle=0, admit=0.3)
TOKEN, ME, INSTANCE, MEMBER = "/oauth2/token", "/users/@me", "/activity-instances/", "/members/"


def opened(made: Club) -> None:
    """Set everything up, here and in the developer portal."""
    made.client_secret = SECRET
    made.server.activities.enable()


def gate_of(made: Club) -> Gate:
    assert made.chat is not None
    assert made.chat.gate is not None
    return made.chat.gate


async def instance_of(made: Club, person: Person, channel: Channel | None = None) -> Instance:
    """Let somebody open a table, and press its button."""
    place = channel or made.channel
    await made.anna.slash(place, "play", game="checkers", opponent=made.ben)
    await made.ben.slash(place, "accept")
    pressed = await person.press(await made.board(place), OPEN)
    await made.later(0)
    return made.server.activities.instances[pressed.activity]


async def admit(made: Club, person: Person, instance: Instance) -> Visitor:
    return await gate_of(made).admit({"code": person.authorize(), "instance": instance.id})


async def refused(made: Club, proof: dict[str, Any]) -> str:
    """Return why a proof is not accepted; it never repeats what is secret."""
    with pytest.raises(NotAdmitted) as why:
        await gate_of(made).admit(proof)
    assert SECRET not in why.value.why
    assert str(proof.get("code")) not in why.value.why
    return why.value.why


async def test_a_visitor_is_the_same_player_at_the_same_table() -> None:
    async with club(prepare=opened) as made:
        made.anna.nick = "Queen Anna"
        instance = await instance_of(made, made.anna)
        made.anna.locale = "pt-BR"
        anna, ben = [
            await admit(made, one, instance) for one in (made.anna, await join(made, instance))
        ]
        table = await made.table()
        assert {anna.player, ben.player} == set(table.players)
        assert anna == Visitor(
            Player(player_id(made.anna.id), "Queen Anna"),
            table.id,
            "pt-BR",
            chat=f"discord:{made.guild.id}",
        )


async def join(made: Club, instance: Instance) -> Person:
    """Let Ben join an instance, and return him."""
    assert made.server.activities.launch(instance.channel, made.ben.id) is instance
    return made.ben


async def test_somebody_who_only_looks_on_is_admitted_as_themselves() -> None:
    async with club(prepare=opened) as made:
        clara = Person(made.server, "Clara")
        visitor = await admit(made, clara, await instance_of(made, clara))
        assert visitor.player == Player(player_id(clara.id), "Clara")


async def test_in_a_direct_chat_there_is_no_server() -> None:
    async with club(prepare=opened) as made:
        direct = made.server.add_channel(None)
        await made.anna.slash(direct, "play", game="checkers", opponent=made.anna)
        pressed = await made.anna.press(await made.board(direct), OPEN)
        await made.later(0)
        instance = made.server.activities.instances[pressed.activity]
        visitor = await admit(made, made.anna, instance)
        assert (visitor.table, visitor.chat, visitor.within) == (table_at(direct.id), "", None)


async def test_on_a_server_without_the_bot_people_have_the_name_that_all_servers_know() -> None:
    async with club(prepare=opened) as made:
        channel = made.server.add_channel(made.server.add_guild(2, member=False))
        made.anna.nick = "Queen Anna"
        assert (
            await admit(made, made.anna, await instance_of(made, made.anna, channel))
        ).player == (Player(player_id(made.anna.id), "Anna"))


async def test_from_the_app_launcher_one_comes_to_the_table_of_the_channel() -> None:
    async with club(prepare=opened) as made:
        instance = made.server.activities.instances[await made.anna.launch(made.channel)]
        assert (await admit(made, made.anna, instance)).table == table_at(made.channel.id)


@pytest.mark.parametrize(
    ("proof", "why"),
    [
        ({}, Why.NO_CODE),
        ({"code": 5, "instance": "i-1"}, Why.NO_CODE),
        ({"code": "x" * 513, "instance": "i-1"}, Why.NO_CODE),
        ({"code": "a&client_id=1", "instance": "i-1"}, Why.NO_CODE),
        ({"code": "code", "instance": None}, Why.NO_INSTANCE),
        ({"code": "code", "instance": "../../users/@me"}, Why.NO_INSTANCE),
        ({"code": "code", "instance": "i-1\n"}, Why.NO_INSTANCE),
    ],
)
async def test_what_is_no_proof_is_not_even_sent(proof: dict[str, Any], why: Why) -> None:
    async with club(prepare=opened) as made:
        before = len(made.server.requests)
        assert await refused(made, proof) == why
        assert len(made.server.requests) == before


async def test_a_code_that_discord_did_not_give_is_refused() -> None:
    async with club(prepare=opened) as made:
        instance = await instance_of(made, made.anna)
        assert "400" in await refused(made, {"code": "forged", "instance": instance.id})


async def test_a_code_works_once() -> None:
    async with club(prepare=opened) as made:
        instance = await instance_of(made, made.anna)
        proof = {"code": made.anna.authorize(), "instance": instance.id}
        await gate_of(made).admit(proof)
        assert "400" in await refused(made, proof)


async def test_a_secret_that_is_not_ours_admits_nobody() -> None:
    def mistyped(made: Club) -> None:
        opened(made)
        made.client_secret = "another-secret-altogether"  # noqa: S105 - it opens nothing

    async with club(prepare=mistyped) as made:
        instance = await instance_of(made, made.anna)
        code = made.anna.authorize()
        assert "401" in await refused(made, {"code": code, "instance": instance.id})


async def test_a_token_that_was_revoked_admits_nobody() -> None:
    async with club(prepare=opened) as made:
        instance = await instance_of(made, made.anna)
        made.server.activities.revoked = True
        code = made.anna.authorize()
        assert "401" in await refused(made, {"code": code, "instance": instance.id})


async def test_a_user_who_is_not_in_the_instance_is_refused() -> None:
    async with club(prepare=opened) as made:
        instance = await instance_of(made, made.anna)
        proof = {"code": made.ben.authorize(), "instance": instance.id}
        assert await refused(made, proof) == Why.ELSEWHERE


async def test_an_instance_that_has_ended_is_refused() -> None:
    async with club(prepare=opened) as made:
        instance = await instance_of(made, made.anna)
        made.server.activities.leave(instance, made.anna.id)
        proof = {"code": made.anna.authorize(), "instance": instance.id}
        assert await refused(made, proof) == Why.NOT_RUNNING


async def test_an_instance_in_another_channel_than_its_table_is_refused() -> None:
    async with club(prepare=opened) as made:
        instance = await instance_of(made, made.anna)
        instance.channel = made.server.add_channel(made.guild)
        proof = {"code": made.anna.authorize(), "instance": instance.id}
        assert await refused(made, proof) == Why.ANOTHER_TABLE


def with_thread(kind: int) -> Callable[[Club], None]:
    """Return what also adds a thread before Parlour connects."""

    def prepare(made: Club) -> None:
        opened(made)
        made.server.open_thread(made.channel, made.channel.id + 1, "A game").kind = kind

    return prepare


async def test_a_thread_can_be_seen_from_the_channel_around_it() -> None:
    async with club(prepare=with_thread(THREAD)) as made:
        thread = made.server.channels[made.channel.id + 1]
        instance = await instance_of(made, made.anna, thread)
        for place in (thread, made.channel):
            instance.channel = place
            visitor = await admit(made, made.anna, instance)
            assert visitor.table == table_at(thread.id)
            assert visitor.within == table_at(made.channel.id)
        instance.channel = made.server.add_channel(made.guild)
        proof = {"code": made.anna.authorize(), "instance": instance.id}
        assert await refused(made, proof) == Why.ANOTHER_TABLE


async def test_a_private_thread_is_seen_only_from_within() -> None:
    async with club(prepare=with_thread(PRIVATE_THREAD)) as made:
        thread = made.server.channels[made.channel.id + 1]
        instance = await instance_of(made, made.anna, thread)
        assert (await admit(made, made.anna, instance)).table == table_at(thread.id)
        instance.channel = made.channel
        proof = {"code": made.anna.authorize(), "instance": instance.id}
        assert await refused(made, proof) == Why.ANOTHER_TABLE


AWAY = (
    Failure.UNAVAILABLE, Failure.PAGE, Failure.FORBIDDEN_PAGE, Failure.DROPPED, Failure.SILENCE,
)  # fmt: skip


@pytest.mark.parametrize(("request_path", "failure"), paired([TOKEN, ME, INSTANCE, MEMBER], AWAY))
async def test_while_discord_is_away_nobody_is_admitted(
    request_path: str, failure: Failure
) -> None:
    async with club(prepare=opened, timeouts=IMPATIENT) as made:
        instance = await instance_of(made, made.anna)
        # A question whose connection breaks is asked once more by aiohttp; a code is sent once.
        twice = failure is Failure.DROPPED and request_path != TOKEN
        made.server.outages.plan(request_path, *(2 if twice else 1) * [failure])
        await refused(made, {"code": made.anna.authorize(), "instance": instance.id})
        assert made.server.outages.over
        assert (await admit(made, made.anna, instance)).player.name == "Anna"


@pytest.mark.parametrize(
    ("header", "pause"), [("2.5", 2.5), ("0", 1), ("nan", 1), ("", 1), ("1e9", 600)]
)
def test_a_pause_is_as_long_as_discord_says_within_reason(header: str, pause: float) -> None:
    assert pause_of(header) == pause


async def test_after_too_many_codes_discord_is_left_in_peace(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with club(prepare=opened) as made:
        instance = await instance_of(made, made.anna)
        made.server.limit(TOKEN, seconds=60)
        proof = {"code": made.anna.authorize(), "instance": instance.id}
        assert "429" in await refused(made, proof)
        before = len(made.server.requests)
        assert "429" in await refused(made, proof)
        assert len(made.server.requests) == before
        monkeypatch.setattr("bot.chat.discord_chat.oauth.monotonic", lambda: float("inf"))
        assert (await admit(made, made.anna, instance)).player.name == "Anna"


async def test_a_gate_that_is_not_connected_admits_nobody() -> None:
    async with club(prepare=opened) as made:
        instance = await instance_of(made, made.anna)
        await made.close()
        proof = {"code": made.anna.authorize(), "instance": instance.id}
        assert await refused(made, proof) == Why.NOT_CONNECTED
        assert made.chat is not None
        assert made.chat.application_id == str(APP)


def test_without_the_client_secret_there_is_no_gate() -> None:
    chat = DiscordChat(Desk(MemoryStore()))
    assert (chat.gate, chat.application_id) == (None, None)
