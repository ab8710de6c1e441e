"""Everything that keeps the store away is one sentence."""

from pathlib import Path

import pytest

from bot.app.store_errors import Trouble, sentence
from bot.store.embedded.executable import NoExecutable
from bot.store.embedded.folder_lock import FolderLocked
from bot.store.embedded.process import ServerFailed
from bot.store.port import RefusalReason, StoreRefused


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (NoExecutable(), "install valkey-server"),
        (FolderLocked(Path("data/store")), "still running on data/store"),
        (ServerFailed(Path("server.log"), "Bad file format"), "server.log ends with: Bad file"),
        *((StoreRefused(why, "NO"), "The store at REDIS_URL") for why in RefusalReason),
    ],
)
def test_a_trouble_is_one_sentence(trouble: Trouble, words: str) -> None:
    said = sentence(trouble)
    assert words in said
    assert "\n" not in said
