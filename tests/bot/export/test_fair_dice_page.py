"""The test vectors of docs/fair-dice.md, and its example, are true."""

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.export.match_file import FORMAT
from bot.export.verification import verify
from bot.table.dice import chain_number, commit, link, lot, roll

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "fair-dice.md").read_text()
(BLOCK,) = re.findall(r"^```json\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
VECTORS: dict[str, Any] = json.loads(BLOCK)
CHAIN = VECTORS["chain"]
IDS: list[str] = CHAIN["ids"]
SECRETS = [bytes.fromhex(secret) for secret in CHAIN["secrets"]]


def test_the_chain() -> None:
    assert [chain_number(game_id) for game_id in IDS] == [1, 2, 3]
    assert [commit(secret) for secret in SECRETS] == CHAIN["seals"]
    assert CHAIN["seals"][1:] == CHAIN["secrets"][:-1]
    assert [link(SECRETS[-1], steps) for steps in (2, 1, 0)] == SECRETS
    assert link(SECRETS[-1], 3).hex() == CHAIN["seals"][0]


@pytest.mark.parametrize("vector", VECTORS["rolls"], ids=lambda vector: vector["about"])
def test_rolls(vector: dict[str, Any]) -> None:
    game = vector["game"] - 1
    secret, words = SECRETS[game], vector["words"]
    assert json.dumps([IDS[game], vector["number"], 0, *words]) == vector["message"]
    digest = hmac.new(secret, vector["message"].encode("ascii"), hashlib.sha256).hexdigest()
    assert digest == vector["hmac"]
    dice = vector["dice"]
    assert roll(secret, IDS[game], vector["number"], words, len(dice)) == dice


def test_a_byte_is_skipped_in_the_vector_that_says_so() -> None:
    (vector,) = (each for each in VECTORS["rolls"] if "skipped" in each["about"])
    first, second, third, fourth, *_ = bytes.fromhex(vector["hmac"])
    assert min(second, third) >= 252
    assert vector["dice"] == [first % 6 + 1, fourth % 6 + 1]


def test_a_second_block_is_needed_in_the_vector_that_says_so() -> None:
    (vector,) = (each for each in VECTORS["rolls"] if "one block" in each["about"])
    used = [byte for byte in bytes.fromhex(vector["hmac"]) if byte < 252]
    assert vector["dice"][: len(used)] == [byte % 6 + 1 for byte in used]
    assert len(vector["dice"]) > len(used)


@pytest.mark.parametrize("vector", VECTORS["seats"], ids=lambda vector: len(vector["words"]))
def test_seats(vector: dict[str, Any]) -> None:
    words = vector["words"]
    for number, message in enumerate(vector.get("messages", [])):
        assert json.dumps([IDS[0], "seats", number, *words]) == message
        digest = hmac.new(SECRETS[0], message.encode("ascii"), hashlib.sha256).hexdigest()
        assert digest == vector["hmacs"][number]
    seats = lot(SECRETS[0], IDS[0], words, len(words))
    assert seats == vector["seats"]
    for rematches, moved in vector["after_rematches"].items():
        by = int(rematches) % len(seats)
        assert moved == [*seats[by:], *seats[:by]]


def test_the_example_is_proved() -> None:
    content = (DOCS / "fair-dice-example.json").read_bytes()
    report = verify(content)
    assert (report.flaws, report.gaps) == ((), ())
    assert len(report.games) == 2
    assert '"undone"' in content.decode()
    assert json.loads(content)["format"] == FORMAT
    assert f"`{FORMAT}`" in PAGE
