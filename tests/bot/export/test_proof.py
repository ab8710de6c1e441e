"""The proof of a game's dice, and the command that checks it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.export.proof import Proof, ProvedRoll, UnreadableProof, proof_of, read_proof, write_proof
from bot.table.chance import FairChance
from bot.table.dice import commit, roll
from bot.table.offers import resign
from bot.table.seating import sit_down
from bot.table.values import Setup
from rules.game import Seat
from tests.bot.table.people import BEN, opened

SECRET = bytes(range(32))
PROOF = Proof(
    game="narde",
    game_id="game",
    commitment=commit(SECRET),
    secret=SECRET.hex(),
    words=("", "lucky"),
    rolls=tuple(
        ProvedRoll(number, tuple(roll(SECRET, "game", number, ("", "lucky"), 2)))
        for number in (1, 2, 3, 3)
    ),
)


def verify(path: Path, content: bytes) -> int:
    path.write_bytes(content)
    return main(["verify", str(path)])


def test_a_proof_is_read_as_it_was_written() -> None:
    assert read_proof(write_proof(PROOF)) == PROOF


def test_honest_dice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path / "proof.json", write_proof(PROOF)) == 0
    out = capsys.readouterr().out
    assert "All 4 rolls of game game follow from the secret." in out
    assert commit(SECRET) in out


def test_a_roll_that_does_not_follow_from_the_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = replace(PROOF, rolls=(*PROOF.rolls, ProvedRoll(4, (9, 9))))
    assert verify(tmp_path / "proof.json", write_proof(wrong)) == 1
    right = "-".join(map(str, roll(SECRET, "game", 4, ("", "lucky"), 2)))
    assert f"Roll 4 was 9-9, but should have been {right}." in capsys.readouterr().err


def test_a_secret_that_does_not_match_the_seal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = replace(PROOF, secret=bytes(32).hex())
    assert verify(tmp_path / "proof.json", write_proof(wrong)) == 1
    assert "does not match the seal" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"not JSON",
        write_proof(replace(PROOF, secret="no digits")),  # noqa: S106 - a broken one
        write_proof(replace(PROOF, format="parlour dice 2")),
    ],
    ids=["empty", "nothing", "text", "secret", "format"],
)
def test_a_file_that_is_no_proof(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UnreadableProof):
        read_proof(content)
    assert verify(tmp_path / "proof.json", content) == 1
    assert "is not a file from /verify." in capsys.readouterr().err


def test_a_missing_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nowhere.json"]) == 1
    assert "nowhere.json cannot be read" in capsys.readouterr().err


def test_the_proof_of_a_game_that_was_played(tmp_path: Path) -> None:
    change = sit_down(opened(Setup("backgammon"), FairChance()), BEN, "lucky")
    table = resign(change, Seat(0), "backgammon").table
    proof = proof_of(table)
    assert proof.words == ("", "lucky")
    assert len(proof.rolls) >= 1
    assert verify(tmp_path / "proof.json", write_proof(proof)) == 0
