"""What an owner is told."""

from datetime import timedelta
from heapq import nlargest
from typing import Final

from bot import metrics, troubles
from bot.desk.owner.survey import Survey, last_change
from bot.identity import NAMELESS, Moment, Player, TableId
from bot.persistence.snapshot import Snapshot
from bot.store.port import UnreadableRecord
from bot.texts import Texts, game_name
from bot.texts.spans import time_span

LISTED: Final = 20
"""How many chats, or troubles of a kind, are listed."""
_MEGABYTE: Final = 1_000_000


def numbers(found: Survey, workers: int, texts: Texts) -> str:
    """Return how Parlour is, in numbers, and what is wrong."""
    lines = [
        texts.say(
            "owner-numbers",
            chats=len(found.chats),
            running=found.running,
            waiting=found.waiting,
            finished=found.finished,
            players=len(found.players),
            commands=metrics.commands_answered(),
            memory=metrics.memory() // _MEGABYTE,
            workers=workers,
        ),
        *_notices(found, texts),
        *_troubles(found, texts),
        texts.say("owner-help"),
    ]
    return "\n".join(lines)


def _notices(found: Survey, texts: Texts) -> list[str]:
    return [
        texts.say(
            "owner-notice",
            key=name.partition(":")[2],
            platform=name.partition(":")[0].rpartition(".")[2],
            told=notice.told,
            waiting=len(notice.waiting),
            missed=notice.missed,
        )
        for name, notice in sorted(found.notices.items())
    ][:LISTED]


def _troubles(found: Survey, texts: Texts) -> list[str]:
    wrong = troubles.current()
    records = {
        **{f"table:{name}": flaw for name, flaw in found.unreadable.items()},
        **wrong.records,
    }
    parts = [texts.say("owner-part", part=part, why=why) for part, why in wrong.parts.items()]
    lines = [texts.say("owner-record", name=name, why=records[name]) for name in sorted(records)]
    advice = [texts.say("owner-records")] if lines else []
    return [*parts[:LISTED], *lines[:LISTED], *advice] or [texts.say("owner-no-troubles")]


def chats(found: Survey, at: Moment, texts: Texts) -> str:
    """Return the chats in which something happened last, with their players and ids."""
    latest = nlargest(LISTED, found.chats.values(), key=lambda playing: playing.at)
    if not latest:
        return texts.say("owner-no-chats")
    return "\n".join(
        texts.say(
            "owner-chat",
            chat=playing.chat,
            table=playing.table,
            game=game_name(playing.game, texts),
            players=_people(playing.people),
            span=_since(playing.at, at, texts),
        )
        for playing in latest
    )


def table(name: TableId, found: Snapshot, at: Moment, texts: Texts) -> str:
    """Return what is known of a table that can be read."""
    here = found.table
    if here is None:
        return texts.say("owner-no-table", table=name)
    lines = [
        texts.say(
            "owner-table",
            table=name,
            version=found.version,
            game=game_name(here.setup.game, texts),
            players=_people(here.people),
            phase=here.phase,
            span=_since(last_change(here), at, texts),
        )
    ]
    if failed := troubles.last_failure(name):
        lines.append(texts.say("owner-failure", why=failed))
    return "\n".join(lines)


def broken(name: TableId, error: UnreadableRecord, texts: Texts) -> str:
    """Return why a table cannot be read, and what can be done."""
    cause = error.__cause__
    return texts.say("owner-broken", table=name, flaw=error.flaw, why=str(cause or error))


def _people(players: tuple[Player, ...]) -> str:
    return ", ".join(f"{player.name} ({player.id})" for player in players) or NAMELESS


def _since(moment: Moment, at: Moment, texts: Texts) -> str:
    return time_span(timedelta(milliseconds=at - moment), texts)
