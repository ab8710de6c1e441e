"""What the owner is told when the store cannot be used."""

from pathlib import Path

import pytest

from bot.app.store_errors import StoreError, explain_outage, explain_store_error
from bot.store.embedded.executable import NoExecutable
from bot.store.embedded.folder_lock import FolderLocked
from bot.store.embedded.process import ServerFailed
from bot.store.port import (
    NotCarriedOut,
    RefusalReason,
    StoreRefused,
    StoreUnreachable,
    TooFewReplicas,
)


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (NoExecutable(), "Install valkey-server"),
        (FolderLocked(Path("data/store")), "still running in data/store"),
        (ServerFailed(Path("server.log"), "Bad file format"), "server.log is: Bad file"),
        *((StoreRefused(why, "NO"), "The server at REDIS_URL") for why in RefusalReason),
    ],
)
def test_an_error_is_one_line(error: StoreError, words: str) -> None:
    said = explain_store_error(error)
    assert words in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (StoreRefused(RefusalReason.RIGHTS, "NOPERM"), "does not allow this user"),
        (
            NotCarriedOut("OOM command not allowed"),
            "cannot be used: OOM command not",
        ),
        (NotCarriedOut(), "does not answer"),
        (NotCarriedOut("Connection closed by server."), "must begin with rediss"),
        (StoreUnreachable(), "does not answer"),
        (StoreUnreachable("no answer within 3 seconds"), "cannot be used: no answer within 3 s"),
        (TooFewReplicas(2, 1), "only 1 of the 2 replicas"),
        (TooFewReplicas(2, 1), "Start replicas of it, or lower PARLOUR_REPLICAS"),
    ],
)
def test_an_outage_is_one_sentence(error: Exception, words: str) -> None:
    assert words in explain_outage(error)
