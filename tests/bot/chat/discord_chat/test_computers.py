"""Games against computers: how they are begun, and one board that is edited in place."""

import asyncio
import re
from typing import Any

from bot.engines.question import Question
from bot.table.pace import Pace
from bot.table.playing import next_automatic
from tests.bot.chat.discord_chat.boards import alerted
from tests.bot.chat.discord_chat.club import LIVE, Club, club
from tests.bot.chat.discord_chat.play import tap_move
from tests.bot.chat.discord_chat.test_menus import command, option
from tests.bot.chat.moves import moves_made
from tests.bot.chat.scores import EVERY_SCORE, SCORES
from tests.bot.quick_computers import QuickWorkers, by_chance
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server import Channel, Person
from tests.fakes.discord_server.layouts import rows_of, text_of
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.seen import is_private, labels

ROBOT = "🤖 Casual computer"


async def press_game(made: Club, label: str, channel: Channel | None = None) -> Json:
    """Begin a game by the list of games, and return its board."""
    asked = await made.anna.slash(channel or made.channel, "computer")
    await made.anna.press(asked.said[0], label)
    return await made.board(channel)


async def go_on(made: Club) -> bool:
    """Let happen what happens without Anna; return whether she has to act then."""
    while (table := await made.table()).playing:
        if table.computer_to_act:
            await made.board()
            await made.think()
        elif next_automatic(table, Pace(take_back=int(made.take_back * 1000))):
            await made.board()
            await made.later()
        else:
            return True
    return False


@EVERY_SCORE
async def test_a_whole_game_by_buttons_alone(game: str) -> None:
    score = SCORES[game]

    async def choose(_: Question) -> str:
        return score.moves[moves_made(await made.table())]

    workers = QuickWorkers(choose)
    chance = ScriptedChance(*score.rolls)
    async with club(chance=chance, workers=workers, timeouts=LIVE) as made:
        names = {"checkers": "Brazilian checkers", "narde": "Long narde"}
        first = await press_game(made, f"🤖 {names.get(game, game.capitalize())}")
        while await go_on(made):
            assert ROBOT not in "".join(labels(await made.board()))
            await tap_move(made, score.moves[moves_made(await made.table())])
        last = await made.board()
        assert score.won.replace("Ben", ROBOT) in text_of(last)
        assert labels(last)[0] == "Rematch"
        # From the first move to the last, it is one message.
        assert made.channel.public == [last]
        assert first["id"] == last["id"]
        assert {one for message in made.channel.public for one in alerted(message)} <= {
            str(made.anna.id)
        }


async def test_one_person_plays_three_computers_whose_moves_are_told_together() -> None:
    async with club(workers=QuickWorkers()) as made:
        await made.anna.slash(made.channel, "play", game="quoridor", computer="1", computers="3")
        begun = text_of(await made.board())
        assert "Beginner computer 2 and 🤖 Beginner computer 3: Quoridor" in begun
        told = list[str]()
        board = await made.board()
        while await go_on(made):
            board = await made.board()
            told = text_of(board).splitlines()
            forward = next(label for label in labels(board) if label.startswith("↑"))
            await made.anna.press(board, forward)
            if (await made.table()).playing:
                assert labels(await made.board()) == ["Take back", "More …"]
        robots = [f"🤖 Beginner computer{number}" for number in ("", " 2", " 3")]
        assert [line.partition(" plays ")[0] for line in told[:4]] == [_mention(made), *robots]
        last = await made.board()
        assert " wins: first to the goal." in text_of(last)
        assert made.channel.public == [board, last]


async def test_a_match_with_the_cube() -> None:
    rolls = ("61", "21", "43", "52", "31", "16", "66")
    workers = QuickWorkers(by_chance("double", "take"))
    async with club(chance=ScriptedChance(*rolls), workers=workers) as made:
        await made.anna.slash(
            made.channel, "play", game="backgammon", computer="3", match="5", cube="yes"
        )
        await tap_move(made, "13/7 8/7")
        await go_on(made)
        board = await made.board()
        assert "🤖 Club computer doubles to 2" in text_of(board)
        assert text_of(board).startswith(_mention(made))
        assert labels(board)[:2] == ["Take", "Drop"]
        await made.anna.press(board, "Take")
        await go_on(made)
        board = await made.board()
        assert labels(board)[:2] == ["Roll", "Double"]
        await made.anna.press(board, "Double")
        await go_on(made)
        board = await made.board()
        assert "🤖 Club computer takes" in text_of(board)
        assert {message["id"] for message in made.channel.public} == {board["id"]}


def _mention(made: Club) -> str:
    return f"<@{made.anna.id}>"


async def test_a_move_and_the_answer_to_it_are_shown_in_the_same_message() -> None:
    async with club(workers=QuickWorkers(by_chance("f6-g5"))) as made:
        await made.anna.slash(made.channel, "computer", game="checkers", level="5")
        board = await made.board()
        assert "Anna plays 🤖 Expert computer: Brazilian checkers." in text_of(board)
        await made.anna.press(board, "c3-d4")
        board = await made.board()
        assert text_of(board).startswith("Anna plays c3-d4.\n🤖 Expert computer is thinking …\n")
        assert alerted(board) == []
        assert labels(board) == ["Take back", "More …"]
        await made.think()
        after = await made.board()
        assert text_of(after).startswith(_mention(made))
        assert "🤖 Expert computer plays f6-g5." in text_of(after)
        assert made.channel.public == [after]


async def test_who_has_waited_for_long_is_alerted_by_a_new_message() -> None:
    async with club(workers=QuickWorkers(by_chance("f6-g5"))) as made:
        await made.anna.slash(made.channel, "computer", game="checkers")
        before = await made.board()
        await made.anna.press(before, "c3-d4")
        await made.board()
        made.clock.time += 61_000
        await made.think()
        after = await made.board()
        assert after["id"] != before["id"]
        assert alerted(after) == [str(made.anna.id)]
        assert made.channel.live == [after]


async def test_a_game_in_a_thread() -> None:
    async with club(workers=QuickWorkers(by_chance())) as made:
        await made.anna.slash(made.channel, "computer", game="checkers", level="5", thread=True)
        await made.server.until(lambda: len(made.server.channels) == 2)
        thread = [*made.server.channels.values()][-1]
        assert "Anna plays 🤖 Expert computer" in text_of(await made.board(thread))


async def test_who_loses_an_open_table_is_alerted() -> None:
    async with club(workers=QuickWorkers(by_chance())) as made:
        await made.anna.slash(made.channel, "play", game="checkers", opponent=made.ben)
        await made.board()
        dan = Person(made.server, "Dan")
        refused = await dan.slash(made.channel, "computer", game="narde")
        assert "is waiting here for Ben" in refused.text
        await dan.slash(made.channel, "play", game="narde")
        board = await made.board()
        assert "Anna’s invitation to Ben was replaced." in text_of(board)
        assert alerted(board) == [str(made.anna.id), str(made.ben.id)]


async def test_whoever_finds_somebody_playing_alone_is_told_of_threads() -> None:
    async with club(workers=QuickWorkers(by_chance())) as made:
        await made.anna.slash(made.channel, "computer", game="checkers")
        await made.board()
        refused = await made.ben.slash(made.channel, "play", game="narde")
        assert "thread:True" in refused.text


async def test_computers_take_the_free_places_of_a_table() -> None:
    async with club(chance=ScriptedChance("61"), workers=QuickWorkers()) as made:
        await made.anna.slash(made.channel, "play", game="backgammon")
        board = await made.board()
        assert _rows(board)[:2] == [["Join", "Leave", "Rules"], ["🤖 Play the computer"]]
        await made.anna.press(board, "🤖 Play the computer")
        assert (await made.table()).playing


async def test_the_list_of_games_has_a_row_for_people_and_one_for_computers() -> None:
    async with club(workers=QuickWorkers()) as made:
        asked = await made.anna.slash(made.channel, "help")
        games = await made.anna.press(asked.said[0], "New game")
        assert games.original is not None
        people, computers = _rows(games.original)
        assert computers == [f"🤖 {game}" for game in people]


async def test_alone_with_the_bot_one_plays_the_computer_at_once() -> None:
    async with club(workers=QuickWorkers()) as made:
        channel = made.server.add_channel(None)
        await made.anna.slash(channel, "play", game="quoridor", players="4")
        assert "Casual computer 3" in text_of(await made.board(channel))
        assert len((await made.table(channel)).people) == 1


async def test_alone_one_waits_for_a_friend_where_an_engine_has_failed() -> None:
    async with club(workers=QuickWorkers()) as made:
        made.desk.failed_games = lambda: frozenset({"checkers"})
        chat = made.server.private_chat(made.anna.id)
        await made.anna.slash(chat, "play", game="checkers")
        code = r"\b\w{4}-\w{4}\b"
        await made.server.until(
            lambda: bool(chat.live) and bool(re.search(code, text_of(chat.live[-1])))
        )


def _rows(message: Json) -> list[list[str]]:
    return [[item["label"] for item in row] for row in rows_of(message)]


async def test_computers_are_in_the_slash_commands_of_every_language() -> None:
    async with club(workers=QuickWorkers()) as made:
        computer, level = command(made, "computer"), option(made, "computer", "level")
        wanted, several = option(made, "play", "computer"), option(made, "play", "computers")
        everything = made.server.commands
    assert computer["name_localizations"] == {"ru": "компьютер", "pt-BR": "computador"}
    assert [one["value"] for one in level["choices"]] == list("12345")
    assert level["choices"][3]["name_localizations"]["ru"] == "4: сильный"
    assert wanted["description"] == "Opponent (usually: people)"
    assert [one["name"] for one in wanted["choices"]][:2] == ["people", "🤖 1: beginner"]
    assert several["description"].startswith("Quoridor: How many computers (usually: in all")
    for one in everything:
        _check_names(one.get("options", []))


def _check_names(options: list[dict[str, Any]]) -> None:
    """No two options of a command may have the same name, in any language."""
    for language in ("ru", "pt-BR"):
        names = [one["name_localizations"][language] for one in options]
        assert len(names) == len(set(names)), names


async def test_where_no_computer_plays_none_is_offered() -> None:
    async with club() as made:
        names = {one["name"] for one in made.server.commands}
        options = {one["name"] for one in command(made, "play")["options"]}
        opened = await made.anna.slash(made.channel, "play", game="checkers")
        assert "computer" not in names
        assert not {"computer", "computers"} & options
        assert "🤖 Play the computer" not in labels(opened.said[0])


async def test_the_commands_are_handed_in_again_once_computers_play() -> None:
    async with club() as made:
        made.workers = QuickWorkers()
        await made.restart()
        assert made.server.synced == 2
        assert command(made, "computer")


async def test_a_second_press_while_the_computer_answers_changes_nothing() -> None:
    async with club(workers=QuickWorkers(), take_back=0) as made:
        await made.anna.slash(made.channel, "play", game="checkers", computer="2")
        await made.anna.slash(made.channel, "resign", how="yes")
        board = await made.board()
        presses = (made.anna.press(board, "Rematch") for _ in range(2))
        answers = await asyncio.gather(*presses)
        assert not any(is_private(one) for answer in answers for one in answer.said)
        told = text_of(await made.board())
        assert told.startswith(f"Anna wants a rematch.\n{ROBOT} is thinking …")
        await made.think()
        assert (await made.table()).playing
