"""What earlier versions wrote is still read."""

import pytest

from bot.persistence.record import TableRecord, decode, encode
from bot.table.events import Ended
from bot.table.values import Cause, Setup
from tests.bot.table.people import CLEO, begun


@pytest.mark.parametrize("name", ["", "Zoe"])
def test_who_stopped_a_game_was_a_name_alone(name: str) -> None:
    table = begun(Setup("checkers")).then(Ended(Cause.STOPPED, by=CLEO)).table
    written = encode(TableRecord(table=table))
    old = written.replace(b'["test:cleo","Cleo"]', f'"{name}"'.encode())
    assert old != written
    assert decode(old).table.ending == Ended(Cause.STOPPED, by=name)
    assert decode(written).table.ending == Ended(Cause.STOPPED, by=CLEO)
