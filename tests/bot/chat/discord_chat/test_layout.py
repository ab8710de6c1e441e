"""Nothing is ever dropped: a layout shows every choice of every reply."""

from collections.abc import AsyncIterator, Sequence
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.discord_chat.activities import OPEN_BOARD
from bot.chat.discord_chat.buttons import MAX_OPTIONS, ROWS, add_button, make_rows
from bot.chat.discord_chat.signs import Signs
from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.desk.desk import Desk
from bot.identity import Moment, Player, PlayerId, TableId
from bot.replies.choice import Choice, Choices
from bot.replies.reply import Reply
from bot.store.memory import MemoryStore
from tests.bot.chat.discord_chat.test_live_board import ANSWERS
from tests.bot.scripted import ScriptedChance
from tests.fakes.discord_server.limits import Json, check_components

TABLE = TableId("discord:1")
ANNA, BEN = (Player(PlayerId(f"discord:{name}"), name) for name in ("Anna", "Ben"))
DEEPEST = 4
"""How many menus lie behind each other."""
LOOKING = {"settings", "more", "help", "rules", "tap", "board", "moves", "play", "resign", "menu"}
"""The commands of buttons that lead to another menu."""
PHASES: dict[str, Sequence[tuple[Player, str]]] = {
    "nobody": (),
    "open": ((ANNA, "/play backgammon 5 cube"),),
    "invited": ((ANNA, "/play quoridor 4"),),
    "backgammon": ((ANNA, "/play backgammon 5 cube autoroll=no"), (BEN, "/join")),
    "narde": ((ANNA, "/play narde"), (BEN, "/join")),
    "checkers": ((ANNA, "/play checkers clock=1d"), (BEN, "/join"), (ANNA, "/draw")),
    "quoridor": ((ANNA, "/play quoridor"), (BEN, "/join")),
    "over": ((ANNA, "/play backgammon"), (BEN, "/join"), (BEN, "/resign backgammon")),
}


def shown(choices: Choices) -> list[str]:
    """Return what the buttons and options of a layout carry, if Discord takes it."""
    rows: list[Json] = [row.to_component_dict() for row in make_rows(choices, Signs())]
    check_components(rows)
    every = [item for row in rows for item in row["components"]]
    items = [item for item in every if not item.get("disabled")]
    buttons = [item["custom_id"].partition(":")[2] for item in items if "options" not in item]
    return buttons + [one["value"] for item in items for one in item.get("options", ())]


def carried(choices: Choices) -> list[str]:
    return [choice.payload for group in choices for choice in group]


@given(st.lists(st.integers(1, 40), min_size=1, max_size=30))
def test_up_to_as_many_as_five_lists_hold_are_all_shown(sizes: list[int]) -> None:
    numbers, room = count(), ROWS * MAX_OPTIONS
    groups = [
        tuple(Choice(f"n{number}", f"1 n{number}", group=f"g{size}") for number in taken)
        for size in sizes
        if (taken := [n for n in (next(numbers) for _ in range(size)) if n < room])
    ]
    choices = tuple(groups)
    assert sorted(shown(choices)) == sorted(carried(choices))


async def replies(phase: str, desk: Desk) -> AsyncIterator[Reply]:
    """Yield what anybody can be shown in a phase, and every menu behind it."""
    for player, text in PHASES[phase]:
        yield await desk.handle(Request(table=TABLE, player=player, text=text))
    commands = [*ANSWERS, ("play", {}), ("resign", {}), ("moves", {}), ("settings", {"x": "chat"})]
    texts = [" ".join((f"/{name}", *map(str, words.values()))) for name, words in commands]
    asked = [(player, text, False, 0) for player in (ANNA, BEN) for text in texts]
    known = set[tuple[Player, str]]()
    while asked:
        player, text, pressed, depth = asked.pop()
        request = Request(table=TABLE, player=player, text=text, pressed=pressed, moderator=True)
        reply = await desk.handle(request)
        yield reply
        for payload in carried(reply.choices):
            further = depth < DEEPEST and payload.split()[1] in LOOKING
            if further and not _changes(payload) and (player, payload) not in known:
                known.add((player, payload))
                asked.append((player, payload, True, depth + 1))


def _changes(payload: str) -> bool:
    """Return whether a button of the settings chooses a value, or one opens a table."""
    words = payload.split()[1:]
    chosen = words[0] == "settings" and len([word for word in words[1:] if word != "chat"]) > 1
    return chosen or words[0] in {"play", "resign"}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("computers", [Availability.READY, Availability.OFF])
async def test_every_choice_of_every_reply_is_shown(phase: str, computers: Availability) -> None:
    chance = ScriptedChance("61", "31", "61", "31")
    desk = Desk(MemoryStore(), chance=chance, clock=lambda: Moment(1_000))
    desk.computers = lambda: computers
    desk.lists_moves("discord", MAX_OPTIONS)
    most = 0
    async for reply in replies(phase, desk):
        most = max(most, len(carried(reply.choices)))
        assert sorted(shown(reply.choices)) == sorted(carried(reply.choices)), reply.text
        more = add_button(reply.choices, Choice("Open", OPEN_BOARD))
        assert len(shown(more)) == len(carried(reply.choices)) + 1
    assert most > 4


async def test_the_settings_of_the_server_can_be_reached() -> None:
    desk = Desk(MemoryStore(), chance=ScriptedChance())
    reply = await desk.handle(Request(table=TABLE, player=ANNA, text="/settings"))
    (server,) = [one for one in shown(reply.choices) if one.endswith(" settings chat")]
    request = Request(table=TABLE, player=ANNA, text=server, pressed=True, moderator=True)
    chat = await desk.handle(request)
    assert len(shown(chat.choices)) > 5
    assert any(one.endswith(" settings") for one in shown(chat.choices))
