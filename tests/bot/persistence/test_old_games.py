"""Games that version 0.1.0 began are played on and finished."""

import pytest

from bot.commands.request import Request
from bot.export.verification import verify
from bot.export.verification.gaps import SeatsNotDrawn
from bot.identity import PlayerId, TableId
from bot.persistence.tables import Tables
from bot.ratings.ratings import Ratings
from bot.replies.contents import board_of
from bot.table.clock import DAY, MINUTE
from bot.table.dice import commit
from bot.table.values import Cause, Proposal, TimeWarning
from tests.bot.persistence.old_store import buttons
from tests.bot.persistence.old_store.visit import (
    ANNA,
    BACKGAMMON,
    BEN,
    BY_USERNAME,
    CHECKERS,
    CLEO,
    DORA,
    EMIL,
    FINISHED,
    FINN,
    GATHERING,
    GRETA,
    MOVED,
    MOVED_TO,
    NARDE,
    ON_THE_WAY,
    ON_THE_WAY_TO,
    QUORIDOR,
    Visit,
    visiting,
)
from tests.bot.reading import document_of, is_refused, version_of
from tests.effort import few_or_all

GAMES = {
    BACKGAMMON: (BEN, "backgammon-2"),
    CHECKERS: (CLEO, "checkers-2"),
    NARDE: (EMIL, "narde-2"),
    QUORIDOR: (GRETA, "quoridor-4"),
    MOVED_TO: (GRETA, "narde-2"),
}
MATCH = ("oldgame00017", "oldgame00017.2", "oldgame00017.3")


@pytest.mark.parametrize("where", few_or_all(QUORIDOR, GAMES))
async def test_a_game_is_played_to_its_end(server_url: str, where: TableId) -> None:
    who, kind = GAMES[where]
    async with visiting(server_url) as visit:
        shown = await visit.ask(where, who, "/board")
        board = board_of(shown)
        assert board
        assert await visit.desk.paint(board, where)
        assert board.alt_text
        over = await visit.finish(where)
        assert over.ending
        assert over.ending.cause is Cause.RULES
        await check_what_is_left(visit, where)
        await visit.count()
        assert kind in (await Ratings(visit.store.scores).scores_of(who.id)).scores


async def check_what_is_left(visit: Visit, where: TableId) -> None:
    """Look at a game that has just ended, and work out its dice again."""
    table = await visit.table(where)
    for text in ("/history", "/export", "/replay", "/stats"):
        assert not is_refused(await visit.ask(where, table.players[0], text)), text
    if table.rolls:
        proof = document_of(await visit.ask(where, table.players[0], "/verify"))
        assert proof is not None
        report = verify(proof.content)
        assert report.flaws == ()
        assert report.gaps == (SeatsNotDrawn(),)


async def test_a_turn_that_was_begun_is_told_with_its_dice(server_url: str) -> None:
    async with visiting(server_url) as visit:
        text = (await visit.ask(BACKGAMMON, BEN, "/board")).text
    last, turn, *_ = text.splitlines()
    assert last == "Последний ход: 2-2, 24/22* 6/4/2 6/4 (Ben)."
    assert turn == "Ходит Anna, на костях 4-1."


async def test_a_draw_is_accepted(server_url: str) -> None:
    async with visiting(server_url) as visit:
        assert version_of(await visit.ask(CHECKERS, CLEO, "/accept")) == 9
        ending = (await visit.table(CHECKERS)).ending
    assert ending is not None
    assert ending.cause is Cause.AGREED


async def test_a_move_is_taken_back_and_the_same_dice_come_again(server_url: str) -> None:
    async with visiting(server_url) as visit:
        assert version_of(await visit.ask(NARDE, DORA, "/accept")) == 12
        table = await visit.table(NARDE)
        assert table.position == "----a-------n---A------AM-:-1:31"
        assert table.to_act == 1
        await visit.finish(NARDE)
        await check_what_is_left(visit, NARDE)


async def test_another_game_is_agreed_on_and_its_secret_was_promised(server_url: str) -> None:
    async with visiting(server_url) as visit:
        before = await visit.table(FINISHED)
        assert version_of(await visit.ask(FINISHED, DORA, "/accept")) == 55
        table = await visit.table(FINISHED)
        assert table.playing
        assert table.players == (FINN, DORA)
        assert commit(table.dice.secret) == before.dice.secret.hex()
        await visit.finish(FINISHED)
        await check_what_is_left(visit, FINISHED)


async def test_games_that_are_over_move_along(server_url: str) -> None:
    new = TableId("telegram:-1001500")
    async with visiting(server_url) as visit:
        before = [await Tables(visit.store).past_game(FINISHED, game_id) for game_id in MATCH]
        await visit.desk.move(FINISHED, new)
        after = [await Tables(visit.store).past_game(new, game_id) for game_id in MATCH]
    assert None not in before
    assert after == before


async def test_those_who_were_invited_come(server_url: str) -> None:
    async with visiting(server_url) as visit:
        await visit.ask(GATHERING, CLEO, "/accept")
        await visit.ask(GATHERING, DORA, "/join")
        assert {*(await visit.table(GATHERING)).players} == {ANNA, BEN, CLEO, DORA}
        await visit.finish(GATHERING)
        known_as = (PlayerId("telegram:@greta"),)
        assert is_refused(await visit.ask(BY_USERNAME, EMIL, "/join"))
        await visit.ask(BY_USERNAME, GRETA, "/join", known_as=known_as)
        assert {*(await visit.table(BY_USERNAME)).players} == {DORA, GRETA}
        await visit.finish(BY_USERNAME)


async def test_a_clock_that_was_running_runs_out(server_url: str) -> None:
    async with visiting(server_url) as visit:
        assert BACKGAMMON not in [reply.table for reply in await visit.sweep(14 * MINUTE)]
        assert BACKGAMMON in [reply.table for reply in await visit.sweep(2 * MINUTE)]
        assert (await visit.table(BACKGAMMON)).warning is TimeWarning.RAN_OUT
        assert version_of(await visit.ask(BACKGAMMON, BEN, "/claim")) == 11
        (result,) = (await visit.table(BACKGAMMON)).results
        assert (result.winner, result.game_id) == (1, "oldgame00012")


async def test_tables_where_nothing_happens_are_closed(server_url: str) -> None:
    async with visiting(server_url) as visit:
        await visit.sweep(2 * DAY)
        for where in (GATHERING, BY_USERNAME):
            ending = (await visit.table(where)).ending
            assert ending is not None
            assert ending.cause is Cause.ABANDONED


async def test_news_that_nobody_was_told_are_told(server_url: str) -> None:
    async with visiting(server_url) as visit:
        said = {reply.table: reply.text for reply in await visit.sweep(0)}
        assert {*said} == {QUORIDOR, MOVED_TO}
        assert "Emil" in said[QUORIDOR]
        assert await visit.sweep(5 * MINUTE) == []


@pytest.mark.parametrize("old", [MOVED, ON_THE_WAY])
async def test_a_table_that_moved_is_found_from_where_it_was(server_url: str, old: TableId) -> None:
    new = {MOVED: MOVED_TO, ON_THE_WAY: ON_THE_WAY_TO}[old]
    async with visiting(server_url) as visit:
        reply = await visit.ask(old, EMIL, "/board")
        assert board_of(reply)
        table = await visit.table(new)
        assert (table.id, table.chat) == (new, new)
        assert (await visit.look(old)).table is None
        await visit.finish(new)


async def test_a_table_that_was_moving_arrives_without_being_asked_for(server_url: str) -> None:
    async with visiting(server_url) as visit:
        await visit.sweep(2 * MINUTE)
        assert (await visit.table(ON_THE_WAY_TO)).players == (EMIL, FINN)


async def test_what_was_done_before_is_not_done_again(server_url: str) -> None:
    async with visiting(server_url) as visit:
        again = Request(table=CHECKERS, player=BEN, text="/draw", key="70080")
        assert version_of(await visit.desk.handle(again)) == 8
        assert (await visit.look(CHECKERS)).version == 8
        moved = Request(table=MOVED, player=DORA, text="/roll", key="telegram:70169")
        assert version_of(await visit.desk.handle(moved)) == 1
        assert (await visit.look(MOVED_TO)).version == 1


async def test_the_buttons_under_the_boards_do_what_they_say(server_url: str) -> None:
    pressed = {
        BACKGAMMON: (ANNA, "8 tap"),
        CHECKERS: (CLEO, "8 move b6xd4"),
        NARDE: (DORA, "b decline"),
        GATHERING: (CLEO, "2 accept"),
        FINISHED: (DORA, "36 accept"),
        QUORIDOR: (FINN, "b tap"),
    }
    async with visiting(server_url) as visit:
        for where, (who, payload) in pressed.items():
            assert payload in buttons()[where]["latest"]
            reply = await visit.ask(where, who, payload, pressed=True)
            assert not is_refused(reply), (where, payload, reply.text)
        position = (await visit.table(CHECKERS)).position
        assert position.startswith("W:")
        assert (await visit.table(NARDE)).offer is None
        assert (await visit.table(FINISHED)).playing


async def test_answers_to_questions_that_were_open_still_count(server_url: str) -> None:
    async with visiting(server_url) as visit:
        reply = await visit.ask(CHECKERS, BEN, "8 resign yes", pressed=True)
        assert "Cleo" in reply.text
        assert (await visit.table(CHECKERS)).ending
        saved = await visit.ask(CHECKERS, BEN, "8 settings theme modern", pressed=True)
        assert not is_refused(saved)
        played = await visit.ask(BACKGAMMON, ANNA, "8 move bar/21 24/23", pressed=True)
        assert version_of(played), played.text


@pytest.mark.parametrize("where", [BACKGAMMON, CHECKERS, NARDE, QUORIDOR, FINISHED])
async def test_buttons_that_are_too_old_are_refused(server_url: str, where: TableId) -> None:
    async with visiting(server_url) as visit:
        before = await visit.look(where)
        for payload in ("1 join", "1 leave"):
            assert payload in buttons()[where]["first"]
            reply = await visit.ask(where, DORA, payload, pressed=True)
            assert is_refused(reply)
            assert reply.text
        assert (await visit.look(where)).version == before.version
        assert not is_refused(await visit.ask(where, DORA, "1 rules", pressed=True))


async def test_an_offer_lapses_when_play_goes_on(server_url: str) -> None:
    async with visiting(server_url) as visit:
        offer = (await visit.table(CHECKERS)).offer
        assert offer is not None
        assert offer.proposal is Proposal.DRAW
        await visit.ask(CHECKERS, CLEO, "/move b6xd4")
        assert (await visit.table(CHECKERS)).offer is None
