"""Boards go before words, and one person cannot delay the others."""

import asyncio
from math import inf

from bot.chat.telegram_chat.limiter import Limiter, Rate, SendingRates
from bot.chat.telegram_chat.personal_budgets import Allowance, PersonalBudgets
from bot.chat.telegram_chat.places import Place
from bot.identity import PlayerId
from tests.bot.chat.telegram_chat.club import Club, club
from tests.bot.chat.telegram_chat.test_board_messages import begin

DAN, ANNA = PlayerId("telegram:4"), PlayerId("telegram:1")
SLOW_DOWN = "That’s a lot at once. I’ll answer you here again in a minute."


def stop_the_clock(members: Club) -> None:
    """Let no time pass in which anybody gets a new budget."""
    members.chat._sender.budgets._limiter = Limiter(clock=lambda: 100.0)  # noqa: SLF001 - a minute is long


async def ask(members: Club, count: int) -> None:
    """Let Dan ask for rules again and again, without waiting for answers."""
    for _ in range(count):
        await members.server.type(members.dan, members.group, "/rules narde")


async def test_who_asks_without_end_is_told_once_and_then_not_answered() -> None:
    async with club() as members:
        stop_the_clock(members)
        await ask(members, 30)
        await members.settle()
        texts = [message.text for message in members.group.of_bot]
        assert (len(texts), texts.count(SLOW_DOWN)) == (9, 1)
        assert "Ben wants" in (await members.say(members.ben, "/play checkers")).text


async def test_who_presses_without_end_is_told_so() -> None:
    async with club() as members:
        board = await begin(members)
        await members.press(members.anna, "c3-d4", board)
        await members.say(members.ben, "/resign yes")
        stop_the_clock(members)
        answers = [await members.server.press(members.dan, board, "As a file") for _ in range(10)]
        assert [answer.text for answer in answers] == [*[""] * 8, *[SLOW_DOWN] * 2]


async def test_a_board_goes_before_words_that_wait() -> None:
    async with club() as members:
        board = await begin(members)
        rates = members.server.methods.rates
        rates.stop(members.group.id, inf)
        await ask(members, 5)
        await members.server.until(lambda: bool(rates.refused))
        await members.server.type(members.anna, members.group, "/move c3-d4")
        while (await members.table()).to_act != 1:  # noqa: ASYNC110 - the store tells nobody
            await asyncio.sleep(0.01)
        calls = len(members.server.calls)
        rates.stop(members.group.id, 0)
        await members.settle()
        sent = [call[0] for call in members.server.calls[calls:] if call[1] == 200]
        shown = [name for name in sent if name in {"editMessageMedia", "sendMessage"}]
        assert shown == ["editMessageMedia", *["sendMessage"] * 5]
        assert "Anna plays c3-d4." in board.text


def test_the_budget_of_a_person_is_their_own_and_comes_back() -> None:
    now = 100.0
    budgets = PersonalBudgets(Limiter(SendingRates(person=Rate(2, 60)), clock=lambda: now))
    here, elsewhere, alone = Place(-50), Place(-60), Place(4)
    allowed = [budgets.ask(here, DAN) for _ in range(4)]
    assert allowed == [
        Allowance.GRANTED,
        Allowance.GRANTED,
        Allowance.USED_UP,
        Allowance.STILL_USED_UP,
    ]
    assert budgets.ask(elsewhere, DAN) is Allowance.GRANTED
    assert budgets.ask(here, ANNA) is Allowance.GRANTED
    assert {budgets.ask(alone, DAN) for _ in range(9)} == {Allowance.GRANTED}
    now += 60
    assert budgets.ask(here, DAN) is Allowance.GRANTED
