"""Files that were changed after the game: each kind of forgery is refused for its own reason."""

import json

import pytest

from bot.app.flaw_sentences import explain_flaw
from bot.export.verification import flaws, verify
from bot.export.verification.flaws import EventFlaw, Flaw, RollFlaw
from tests.bot.export.forgeries import FORGERIES
from tests.bot.export.real_matches import File


def flaws_of(file: File) -> list[Flaw]:
    return list(verify(json.dumps(file).encode()).flaws)


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_refused_for_its_own_reason(name: str) -> None:
    original, forge, found = FORGERIES[name]
    file = json.loads(original())
    assert flaws_of(file) == []
    forge(file)
    first, *_ = flaws_of(file)
    assert type(first) is found


def test_every_flaw_has_a_forgery_and_a_sentence() -> None:
    kinds = {kind for kind in vars(flaws).values() if isinstance(kind, type)}
    kinds = {kind for kind in kinds if issubclass(kind, Flaw)} - {Flaw, RollFlaw, EventFlaw}
    assert {found for _, _, found in FORGERIES.values()} == kinds
    for original, forge, _ in FORGERIES.values():
        file = json.loads(original())
        forge(file)
        for flaw in flaws_of(file):
            sentence = explain_flaw(flaw)
            assert sentence.startswith(f"Game {flaw.game}")
            assert sentence.endswith(".")
            assert "{" not in sentence
