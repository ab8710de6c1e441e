"""Hints and analyses on Telegram: who sees them where, and errors that take each other's place."""

import pytest

from bot.chat.telegram_chat import progress
from bot.desk import coach
from tests.bot.chat.telegram_chat import elsewhere
from tests.bot.chat.telegram_chat.club import AT_ONCE, Club, club
from tests.bot.chat.telegram_chat.friends import begin, own
from tests.bot.chat.telegram_chat.test_delivery import LONG_AFTER
from tests.bot.quick_computers import PatientWorkers, QuickWorkers
from tests.fakes.telegram_server import Message, User

NEWS = "Anna takes a hint: this game is not rated."


async def play(members: Club, options: str = "") -> Message:
    """Play two moves of checkers, and give up."""
    await members.say(members.anna, f"/play checkers {options}")
    await members.say(members.ben, "/join")
    await members.say(members.anna, "/move g3-h4")
    await members.say(members.ben, "/move b6-a5")
    await members.say(members.anna, "/resign yes")
    return members.board()


async def test_a_hint_in_a_group_is_sent_to_the_player_alone_and_told_to_all() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        own = members.server.own_chat(members.anna)
        await members.say(members.anna, "/start", own)
        await members.say(members.anna, "/play checkers hints=yes")
        await members.say(members.ben, "/join")
        asked = await members.say(members.anna, "/hint")
        assert "is not rated" in asked.text
        await members.press(members.anna, "Hint", asked)
        (hint,) = members.group.seen_by(members.anna)
        assert hint.text.startswith("The best choices:\n1. c3-b4")
        assert hint.is_photo
        await members.wait(1)
        assert "Anna takes a hint: this game is not rated." in members.board().text
        answer = await members.say(members.anna, "/hint")
        assert answer.text == "I sent you the board from your side in our private chat."
        assert not any("best choices" in one.text for one in members.group.of_bot)


async def test_who_never_wrote_to_the_bot_is_told_how_to_see_a_hint() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        members.dan.blocked = True
        await members.say(members.dan, "/play checkers both")
        answer = await members.say(members.dan, "/hint")
        assert answer.text.startswith("I can show that to you alone")


async def test_against_a_computer_a_hint_comes_with_the_buttons_of_the_board() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        own = members.server.own_chat(members.anna)
        await members.say(members.anna, "/play checkers computer", own)
        asked = await members.say(members.anna, "/hint", own)
        await members.press(members.anna, "Hint", asked)
        assert own.last.text.startswith("The best choices:")


async def test_a_hint_stays_until_the_player_acts() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        own = members.server.own_chat(members.anna)
        await members.say(members.anna, "/play checkers computer", own)
        board = members.board(own)
        await take_hint(members, members.anna, board)
        hint, picture = board.text, board.payload["photo"]
        assert hint.startswith("The best choices:")
        await members.wait()
        assert (board.text, board.payload["photo"]) == (hint, picture)
        assert await members.store.claim_unannounced("telegram", LONG_AFTER, LONG_AFTER) == ()
        await members.press(members.anna, "c3-d4", board)
        assert board.text.startswith("Anna plays c3-d4.")


async def test_a_hint_in_a_group_stays_until_the_player_acts_and_all_are_told() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        await members.say(members.anna, "/play checkers computer")
        await take_hint(members, members.anna, members.board())
        (hint,) = members.group.seen_by(members.anna)
        await members.wait()
        assert members.group.seen_by(members.anna) == [hint]
        assert members.board().text == f"{NEWS}\nAnna to move."
        await members.press(members.anna, "c3-d4", members.board())
        assert members.group.seen_by(members.anna) == []


async def test_a_hint_between_friends_stays_until_the_player_acts_and_the_other_is_told() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        await begin(members, "checkers hints=yes")
        his, hers = own(members, members.ben).last, own(members, members.anna).last
        await take_hint(members, members.anna, hers)
        hint = hers.text
        assert hint.startswith("The best choices:")
        await members.wait()
        assert own(members, members.anna).last.text == hint
        assert his.text == f"{NEWS}\nAnna to move."
        assert await members.store.claim_unannounced("telegram", LONG_AFTER, LONG_AFTER) == ()


async def test_a_hint_in_the_own_chat_stays_beside_the_game_in_another() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        message = await elsewhere.begin(members, "checkers hints=yes")
        await members.press(members.anna, "c3-d4", message)
        await members.wait(90)
        await members.press(members.ben, "f6-g5", message)
        hers = own(members, members.anna).last
        await take_hint(members, members.anna, hers)
        hint = hers.text
        assert hint.startswith("The best choices:")
        await members.wait()
        assert hers.text == hint
        assert NEWS in message.text


async def test_a_hint_is_told_with_what_follows_and_never_in_another_game() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        own = members.server.own_chat(members.anna)
        await members.say(members.anna, "/play checkers computer", own)
        await take_hint(members, members.anna, members.board(own))
        await members.say(members.anna, "/resign yes", own)
        over = members.board(own)
        assert over.text.startswith(f"{NEWS}\nAnna resigns.")
        await members.press(members.anna, "🤖 Harder", over)
        await members.wait()
        assert (await members.table(own)).rated
        assert NEWS not in members.board(own).text


async def take_hint(members: Club, user: User, board: Message) -> None:
    """Let somebody give up the rating for a hint, by the buttons of their board."""
    chat = members.group if board.id in members.group.messages else own(members, user)
    for label in ("More …", "Hint", "Hint"):
        shown = (*chat.seen_by(user), *reversed(chat.of_bot))
        await members.press(user, label, next(one for one in shown if label in one.labels))


async def test_errors_take_each_other_s_place_in_one_message() -> None:
    async with club(workers=QuickWorkers(), timeouts=AT_ONCE) as members:
        board = await play(members)
        await members.press(members.ben, "Analyse", board)
        shown = members.group.last
        assert "The largest errors:" in shown.text
        assert "photo" in shown.payload
        picture = shown.payload["photo"]
        count = len(members.group.of_bot)
        await members.press(members.cleo, "Errors", shown)
        assert shown.text.startswith("Ошибка 1 из")
        assert shown.payload["photo"] != picture
        await members.press(members.anna, shown.labels[-1], shown)
        assert "The largest errors:" in shown.text
        assert len(members.group.of_bot) == count


async def test_it_is_seen_how_far_an_analysis_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "PATIENCE", 0.05)
    monkeypatch.setattr(progress, "SILENT", 0)
    monkeypatch.setattr(progress, "PAUSE", 0)
    workers = PatientWorkers()
    async with club(workers=workers, timeouts=AT_ONCE) as members:
        await play(members)
        await members.server.type(members.ben, members.group, "/analyse")
        await members.server.until(lambda: "50%" in members.group.last.text)
        working = members.group.last
        assert working.text.startswith("I’m analysing the game …\n▰")
        workers.go_on.set()
        await members.server.until(lambda: "The largest errors:" in members.group.last.text)
        assert working.id not in members.group.messages
