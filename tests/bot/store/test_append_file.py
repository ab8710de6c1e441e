"""The append-only file: where what is whole in it ends."""

import io

import pytest

from bot.store.embedded import append_file
from bot.store.embedded.append_file import end_of_good_part, zeros_at_end

COMMAND = b"*2\r\n$3\r\nGET\r\n$4\r\na\0\r\n\r\n"


@pytest.mark.parametrize(
    ("body", "zeros"), [(b"", 0), (b"a", 0), (b"a\0", 1), (bytes(9), 9), (b"\0a" + bytes(7), 7)]
)
def test_zeros_are_counted_from_the_end(
    body: bytes, zeros: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for chunk in (1, 2, 3, 100):
        monkeypatch.setattr(append_file, "_CHUNK", chunk)
        assert zeros_at_end(io.BytesIO(body)) == zeros


@pytest.mark.parametrize(
    "rest",
    [b"", b"*", b"*2\r\n", b"*1\r\n$9\r\nGET\r\n", b"*1\r\n$3\r\nGETxx", b"garbage", bytes(50),
     b"*1\n$3\nGET\n", b"*-1\r\n", b"*1\r\n#3\r\nGET\r\n"],
)  # fmt: skip
def test_the_good_part_ends_where_the_last_whole_command_ends(rest: bytes) -> None:
    assert end_of_good_part(io.BytesIO(3 * COMMAND + rest)) == 3 * len(COMMAND)
