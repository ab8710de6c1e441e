"""Adds the toy game to the bot for the length of a test."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Final

import pytest
from fluent.runtime import FluentResource

from bot.commands import setup
from bot.language import Language
from bot.ratings.game_kinds import GAME_KINDS, list_kinds
from bot.replies.board_words import tellers
from bot.texts.bundles import load, load_file
from bot.texts.typed import typed_words
from rules import GAMES
from tests.bot.toy_game.words import tell_track
from tests.render.track_board import TrackDescription, add_track_board
from tests.rules.sprint import Sprint

TOY: Final = Sprint()
_FOLDER: Final = Path(__file__).parent
_READ_ONCE: Final = (load, load_file)


@contextmanager
def toy_game() -> Iterator[None]:
    """Let the bot have a fifth game: everything that somebody who adds a game has to write."""
    _clear_caches()
    with pytest.MonkeyPatch.context() as patch:
        add_track_board(patch)
        patch.setattr(tellers, "TELLERS", {**tellers.TELLERS, TrackDescription: tell_track})
        _read_words()
        _replace(patch, "GAMES", MappingProxyType({**GAMES, TOY.name: TOY}))
        _replace(patch, "GAME_KINDS", list_kinds())
        typed = dict.fromkeys(typed_words(f"game-{TOY.name}"), TOY.name)
        patch.setattr(setup, "_GAME_WORDS", {**vars(setup)["_GAME_WORDS"], **typed})
        try:
            yield
        finally:
            _clear_caches()


@cache
def _read_words() -> None:
    """Add the toy game's words to those of every language, where they stay: they harm nobody."""
    for language in Language:
        words = FluentResource((_FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
        load(language).add_resource(words)
        load_file(language, "typed.ftl").add_resource(words)


def _clear_caches() -> None:
    """Let the bot list its games anew."""
    for module in _modules("bot."):
        for value in vars(module).values():
            if hasattr(value, "cache_clear") and value not in _READ_ONCE:
                value.cache_clear()


def _modules(*beginnings: str) -> list[ModuleType]:
    """Return the loaded modules whose names begin like this."""
    return [module for name, module in sys.modules.items() if name.startswith(beginnings)]


def _replace(patch: pytest.MonkeyPatch, name: str, value: object) -> None:
    """Replace a table in every module that has imported it."""
    tables = {"GAMES": GAMES, "GAME_KINDS": GAME_KINDS}
    for module in _modules("bot.", "rules", "tests."):
        if vars(module).get(name) is tables[name]:
            patch.setattr(module, name, value)
