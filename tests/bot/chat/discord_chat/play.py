"""Playing whole games, by commands or by buttons alone."""

from collections.abc import Sequence
from typing import Any

from bot.table.table import Table
from rules.game import ToRoll
from tests.bot.chat.discord_chat.club import Club
from tests.fakes.discord_server import Interaction, Person
from tests.fakes.discord_server.limits import Json
from tests.fakes.discord_server.people import is_private, labels

DEFERRED_EDIT, EDIT = 6, 7


async def play_by_commands(club: Club, moves: Sequence[str]) -> None:
    """Type everything."""
    for move in moves:
        await roll_if_due(club, by_button=False)
        person = await club.to_act()
        answer = await person.slash(club.channel, "move", move=move)
        assert answer.original is not None
        assert not is_private(answer.original), answer.text


async def play_by_buttons(club: Club, moves: Sequence[str]) -> None:
    """Tap everything."""
    for move in moves:
        await roll_if_due(club, by_button=True)
        await tap_move(club, move)


async def roll_if_due(club: Club, *, by_button: bool) -> None:
    """Roll the dice as long as a roll is due."""
    while True:
        table = await club.table()
        if not table.playing or not isinstance(table.stage, ToRoll):
            return
        person = await club.to_act()
        if by_button:
            await person.press(await club.board(), "Roll")
        else:
            await person.slash(club.channel, "roll")


async def tap_move(club: Club, move: str) -> None:
    """Make a move with the buttons of the board and of what then appears for the player alone."""
    table, person, board = await club.table(), await club.to_act(), await club.board()
    if move in labels(board):
        await person.press(board, move)
        return
    asked = await person.press(board, "Move")
    tokens = tokens_of(table, move)
    while True:
        shown = asked.original
        assert shown is not None
        assert is_private(shown)
        label = _label(shown, tokens)
        asked = await _press(person, shown, label)
        if label.startswith("Play "):
            return


async def _press(person: Person, shown: Json, label: str) -> Interaction:
    asked = await person.press(shown, label)
    assert asked.answer in {DEFERRED_EDIT, EDIT}
    return asked


def _label(shown: Json, tokens: tuple[str, ...]) -> str:
    """Return the button that leads on to the wanted move."""
    confirm = [label for label in labels(shown) if label.startswith("Play ")]
    if confirm:
        return confirm[0]
    for row in shown["components"]:
        for item in row["components"]:
            for choice in item.get("options", [item]):
                payload = choice.get("value") or choice["custom_id"].partition(":")[2]
                tapped = tuple(payload.split()[2:])
                if tapped and tokens[: len(tapped)] == tapped:
                    return str(choice["label"])
    raise AssertionError(labels(shown), tokens)


def tokens_of(table: Table, move: str) -> tuple[str, ...]:
    """Return the taps that make a move."""
    wanted = table.game.parse(move, table.board)
    found = _search(table.game, table.board, wanted, ())
    assert found is not None, move
    return found


def _search(
    game: Any,  # noqa: ANN401
    position: object,
    wanted: object,
    tokens: tuple[str, ...],
) -> tuple[str, ...] | None:
    taps = game.taps(position, tokens)
    if taps.move is not None:
        return tokens if game.play(position, taps.move) == game.play(position, wanted) else None
    for tap in taps.next:
        found = _search(game, position, wanted, (*tokens, tap.token))
        if found is not None:
            return found
    return None
