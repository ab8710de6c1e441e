"""Which board takes the place of the newest one, and who still has to be alerted."""

from dataclasses import replace

import pytest

from bot.chat.discord_chat.in_place import Scene, due_again, editable, shown_message
from bot.chat.discord_chat.messages import Message
from bot.identity import Moment, Player, PlayerId, TableId
from bot.persistence.places import ShownMessage
from bot.replies.reply import Announcement

TABLE = TableId("discord:1")
ANNA, BEN, NOBODY = PlayerId("discord:2"), PlayerId("discord:3"), PlayerId("")
SHOWN = ShownMessage(TABLE, 7, awaited=ANNA)
MOVE = Announcement(table=TABLE, text="", mention=Player(BEN, "Ben"), versions=(5,))
LOOK = replace(MOVE, versions=())
ONE = [Message("")]
AT = Moment(1_000_000)


def scene(waits: PlayerId = BEN, **known: bool) -> Scene:
    return Scene(waits, **{"here": True, "near": True, **known})


@pytest.mark.parametrize(
    ("reply", "seen", "in_place"),
    [
        (MOVE, scene(), True),
        (MOVE, scene(here=False), False),
        (MOVE, scene(near=False), False),
        (MOVE, scene(asked=False), True),
        (LOOK, scene(), False),
        (replace(MOVE, urgent=True), scene(), False),
        # The same player goes on.
        (MOVE, scene(ANNA, here=False), True),
        (MOVE, scene(ANNA, near=False), False),
        (MOVE, scene(ANNA, near=False, looking=True), True),
        (MOVE, scene(ANNA, near=False, asked=False), True),
        (MOVE, scene(ANNA, near=False, asked=False, old=True), False),
        (LOOK, scene(ANNA), False),
        (LOOK, scene(ANNA, looking=True), True),
        # A game ends.
        (MOVE, scene(NOBODY), True),
        (MOVE, scene(NOBODY, near=False), False),
        (MOVE, scene(NOBODY, here=False), False),
        (MOVE, scene(NOBODY, asked=False), True),
    ],
)
def test_a_board_is_edited_where_everybody_sees_it(
    reply: Announcement,
    seen: Scene,
    in_place: bool,  # noqa: FBT001
) -> None:
    assert editable(SHOWN, reply, ONE, seen) is in_place


def test_some_boards_are_always_new_messages() -> None:
    assert not editable(None, MOVE, ONE, scene())
    assert not editable(SHOWN, MOVE, ONE * 2, scene())
    over = ShownMessage(TABLE, 7, awaited=ANNA, over=True)
    assert not editable(over, MOVE, ONE, scene())


def test_an_open_table_changes_where_its_button_is_pressed() -> None:
    lobby = ShownMessage(TABLE, 7)
    assert editable(lobby, MOVE, ONE, scene(NOBODY, looking=True))
    assert not editable(lobby, MOVE, ONE, scene(NOBODY))


def note(
    reply: Announcement = MOVE,
    message: int = 7,
    waits: PlayerId = BEN,
    before: ShownMessage | None = SHOWN,
    asker: PlayerId | None = ANNA,
) -> ShownMessage:
    return shown_message(reply, message, scene(waits), before, asker=asker, at=AT)


def test_a_player_whose_board_was_edited_is_still_to_be_alerted() -> None:
    assert note() == ShownMessage(TABLE, 7, at=1_000, awaited=BEN, quiet=5)


@pytest.mark.parametrize(
    "alerted",
    [
        note(message=8),
        note(before=None),
        note(waits=ANNA),
        note(waits=NOBODY),
        note(asker=BEN),
        note(waits=ANNA, asker=None),
        note(LOOK),
    ],
)
def test_nobody_is_alerted_who_was_alerted_or_acts(alerted: ShownMessage) -> None:
    assert (alerted.quiet, alerted.at) == (0, 0)


QUIET = ShownMessage(TABLE, 7, at=900, awaited=BEN, quiet=4)


def test_what_happens_by_itself_does_not_put_the_alert_off() -> None:
    assert (note(before=QUIET, asker=None).quiet, note(before=QUIET, asker=None).at) == (5, 900)


@pytest.mark.parametrize("message", [7, 8])
def test_whoever_only_looks_does_not_change_that_an_alert_is_due(message: int) -> None:
    looked = note(LOOK, message, before=QUIET, asker=ANNA)
    assert (looked.message, looked.quiet, looked.at) == (message, 4, 900)


def test_a_board_is_due_again_if_it_still_waits_for_the_same_player() -> None:
    repeated = replace(MOVE, versions=(4,))
    assert due_again(QUIET, repeated, BEN)
    assert not due_again(QUIET, MOVE, BEN)
    assert not due_again(QUIET, repeated, ANNA)
    assert not due_again(QUIET, replace(repeated, urgent=True), BEN)
    assert not due_again(SHOWN, LOOK, ANNA)
    assert not due_again(None, repeated, BEN)
