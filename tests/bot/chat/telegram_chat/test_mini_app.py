"""The gate of the Mini App: who is admitted to which table, and who is not."""

import asyncio
from typing import Any

import pytest
from redis import Redis

from bot.chat.telegram_chat import MiniApp
from bot.chat.telegram_chat.init_data import Why
from bot.chat.telegram_chat.mini_app import MiniAppGate
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import TableTokens
from bot.desk.visitors import Gate, NotAdmitted, Visitor
from bot.identity import Player, PlayerId
from bot.store.memory import MemoryStore
from tests.bot.chat.telegram_chat.club import SECOND, Club, club
from tests.bot.chat.telegram_chat.test_board_messages import begin
from tests.bot.scripted import ScriptedChance
from tests.bot.store.stores import opened
from tests.fakes.telegram_server import TelegramServer, User
from tests.fakes.telegram_server.mini_apps import fields_for, sign
from tests.fakes.telegram_server.world import TOKEN

APP = MiniApp("https://parlour.example", "board")
OPEN = "Open board"
SUPERGROUP = -1_000_000_000_051


def gate_of(members: Club) -> Gate:
    """Return the gate of the bot."""
    gate = members.chat.gate
    assert gate is not None
    return gate


def proof_of(user: User, place: Place, token: str = TOKEN) -> dict[str, Any]:
    """Return what the page brings when a user follows a link to a place."""
    start = TableTokens(TOKEN).seal(place.table)
    return {"init_data": sign(fields_for(user, start_param=start), token), "table": ""}


async def refused(gate: Gate, proof: dict[str, Any]) -> str:
    """Return why a proof is not accepted."""
    with pytest.raises(NotAdmitted) as error:
        await gate.admit(proof)
    return error.value.why


async def test_without_an_address_there_is_no_gate() -> None:
    async with club() as members:
        assert members.chat.gate is None


async def test_a_visitor_from_a_group_is_the_player_of_that_table() -> None:
    async with club(mini_app=APP) as members:
        board = await begin(members)
        proof = members.server.open_app(members.ben, board, OPEN)
        table = await members.table()
        assert await gate_of(members).admit(proof) == Visitor(
            table.players[1],
            Place(members.group.id).table,
            "en",
            chat="telegram:-50",
            known_as=(PlayerId("telegram:@benb"),),
        )


async def test_a_visitor_from_a_private_chat_is_alone_there() -> None:
    async with club(mini_app=APP) as members:
        own = members.server.own_chat(members.cleo)
        board = await members.say(members.cleo, "/play checkers both", own)
        visitor = await gate_of(members).admit(
            members.server.open_app(members.cleo, board, "Открыть доску")
        )
        assert visitor == Visitor(
            Player(PlayerId("telegram:3"), "Клео"),
            Place(own.id).table,
            "ru",
            chat="telegram:3",
            alone=True,
        )


async def test_the_players_of_a_shared_table_are_admitted_and_nobody_else() -> None:
    async with club(mini_app=APP) as members:
        own = members.server.own_chat(members.anna)
        board = await members.say(members.anna, "/play checkers friend", own)
        proof = members.server.open_app(members.anna, board, OPEN)
        visitor = await gate_of(members).admit(proof)
        assert not visitor.alone
        assert visitor.table != Place(own.id).table
        token = TableTokens(TOKEN).seal(visitor.table)
        stranger = {"init_data": sign(fields_for(members.ben), TOKEN), "table": token}
        assert await refused(gate_of(members), stranger) == Why.NOT_A_MEMBER


async def test_the_table_of_a_topic_belongs_to_its_group() -> None:
    async with club(mini_app=APP) as members:
        forum = members.server.supergroup(SUPERGROUP, members.anna, topics=(7,))
        board = await members.say(members.anna, "/play checkers", forum, topic=7)
        visitor = await gate_of(members).admit(members.server.open_app(members.anna, board, OPEN))
        assert (visitor.table, visitor.chat) == (
            f"telegram:{SUPERGROUP}:7",
            f"telegram:{SUPERGROUP}",
        )


async def test_init_data_is_exchanged_once() -> None:
    async with club(mini_app=APP) as members:
        proof = proof_of(members.anna, Place(-50))
        await gate_of(members).admit(proof)
        assert await refused(gate_of(members), proof) == Why.REPLAYED
        await gate_of(members).admit(proof_of(members.ben, Place(-50)))


async def test_of_two_at_the_same_time_one_is_admitted(server_url: str) -> None:
    async with opened(server_url) as store, club(mini_app=APP, store=store) as members:
        proof, gate = proof_of(members.anna, Place(-50)), gate_of(members)
        both = await asyncio.gather(gate.admit(proof), gate.admit(proof), return_exceptions=True)
        assert {type(each) for each in both} == {Visitor, NotAdmitted}


async def test_another_process_refuses_what_was_exchanged_too() -> None:
    async with TelegramServer.running(SECOND) as server:
        members = Club(server, MemoryStore(), ScriptedChance(), mini_app=APP)
        async with members.open(webhook=True, processes=2):
            proof = proof_of(members.anna, Place(-50))
            one, other = (chat.gate for chat in members.chats)
            assert isinstance(one, MiniAppGate)
            assert isinstance(other, MiniAppGate)
            await one.admit(proof)
            assert await refused(other, proof) == Why.REPLAYED


async def test_the_store_forgets_what_is_out_of_date_anyway(server_url: str) -> None:
    async with opened(server_url) as store, club(mini_app=APP, store=store) as members:
        await gate_of(members).admit(proof_of(members.anna, Place(-50)))
    with Redis.from_url(server_url) as client:
        (note,) = client.scan_iter("*init-data*")
        assert 3_600 < client.ttl(note) < 4_000


async def test_who_is_refused_may_try_again_with_the_same_init_data() -> None:
    async with club(mini_app=APP) as members:
        proof = {"init_data": sign(fields_for(members.anna), TOKEN)}
        assert await refused(gate_of(members), proof) == Why.FORGED_TABLE
        proof["table"] = TableTokens(TOKEN).seal(Place(members.anna.id).table)
        assert (await gate_of(members).admit(proof)).table == "telegram:1"


async def test_what_is_not_signed_by_this_bot_is_refused() -> None:
    async with club(mini_app=APP) as members:
        for proof in ({}, {"init_data": None}, proof_of(members.anna, Place(-50), "7:other")):
            assert await refused(gate_of(members), proof) in {Why.UNREADABLE, Why.WRONG_HASH}


async def test_init_data_gets_old_by_the_desks_clock() -> None:
    async with club(mini_app=APP) as members:
        proof = proof_of(members.anna, Place(-50))
        await members.wait(3_700)
        assert await refused(gate_of(members), proof) == Why.WRONG_DATE


@pytest.mark.parametrize("token", [None, 7, "", "telegram:-50", "A" * 43])
async def test_a_table_has_to_be_sealed(token: object) -> None:
    async with club(mini_app=APP) as members:
        proof = {"init_data": sign(fields_for(members.anna), TOKEN), "table": token}
        assert await refused(gate_of(members), proof) == Why.FORGED_TABLE


async def test_a_table_that_another_bot_has_sealed_is_refused() -> None:
    async with club(mini_app=APP) as members:
        token = TableTokens("7:other").seal(Place(-50).table)
        proof = {"init_data": sign(fields_for(members.anna), TOKEN), "table": token}
        assert await refused(gate_of(members), proof) == Why.FORGED_TABLE


async def test_a_signed_parameter_counts_more_than_the_address() -> None:
    async with club(mini_app=APP) as members:
        proof = proof_of(members.anna, Place(-50))
        proof["table"] = TableTokens(TOKEN).seal(Place(members.anna.id).table)
        assert (await gate_of(members).admit(proof)).table == "telegram:-50"


async def test_the_private_table_of_somebody_else_is_refused() -> None:
    async with club(mini_app=APP) as members:
        proof = proof_of(members.ben, Place(members.anna.id))
        assert await refused(gate_of(members), proof) == Why.NOT_A_MEMBER


async def test_who_is_not_in_the_group_is_refused() -> None:
    async with club(mini_app=APP) as members:
        await begin(members)
        stranger = members.server.user(9, "Eve")
        proof = proof_of(stranger, Place(-50))
        assert await refused(gate_of(members), proof) == Why.NOT_A_MEMBER


async def test_who_sits_at_the_table_is_not_looked_up() -> None:
    async with club(mini_app=APP) as members:
        await begin(members)
        members.server.calls.clear()
        await gate_of(members).admit(proof_of(members.ben, Place(-50)))
        assert [call for call in members.server.calls if call[0] == "getChatMember"] == []
        await gate_of(members).admit(proof_of(members.cleo, Place(-50)))
        assert ("getChatMember", 200) in members.server.calls


async def test_nobody_is_admitted_whom_telegram_cannot_look_up() -> None:
    async with club(mini_app=APP) as members:
        members.server.busy.append("getChatMember")
        proof = proof_of(members.cleo, Place(-50))
        assert await refused(gate_of(members), proof) == Why.UNKNOWN_MEMBER
        await gate_of(members).admit(proof)


async def test_the_link_of_a_group_that_became_a_supergroup_leads_there() -> None:
    async with club(mini_app=APP) as members:
        board = await begin(members)
        proof = members.server.open_app(members.ben, board, OPEN)
        await members.server.upgrade(members.group, SUPERGROUP)
        await members.settle()
        visitor = await gate_of(members).admit(proof)
        assert (visitor.table, visitor.chat) == (f"telegram:{SUPERGROUP}", f"telegram:{SUPERGROUP}")
