"""`parlour doctor`: whether computers play, which games, and why not."""

import pytest

from bot.__main__ import main
from bot.app import doctor_computers
from bot.computers.worker import NoAnswer, Worker
from bot.engines.backgammon.engine import SAGE, which_plays
from bot.engines.question import Answer, AnyQuestion
from rules import GAMES
from tests.bot.computers.commands import dull

Capture = pytest.CaptureFixture[str]


def test_computers_play_every_game_or_are_turned_off(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_COMPUTERS", "2")
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "computers 4 games, 2 processes, ready in " in said
    engine = "bgsage" if which_plays() == SAGE else "our own net"
    assert f"; backgammon by {engine}" in said
    monkeypatch.setenv("PARLOUR_COMPUTERS", "0")
    assert main(["doctor"]) == 0
    assert "computers turned off" in capsys.readouterr().out


def test_it_says_where_bgsage_is_missing(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_COMPUTERS", "1")
    monkeypatch.setattr(doctor_computers, "which_plays", lambda: "net")
    assert main(["doctor"]) == 0
    assert "1 process" in (said := capsys.readouterr().out)
    assert "our own net" in said


def test_it_says_why_bgsage_does_not_play_although_it_is_installed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    why = "ImportError('GLIBC_2.38')"
    monkeypatch.setenv("PARLOUR_COMPUTERS", "1")
    monkeypatch.setattr(doctor_computers, "which_plays", lambda: "net")
    monkeypatch.setattr(doctor_computers, "why_not_sage", lambda: why)
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "FIX  computers 4 games, 1 process" in said
    assert f"backgammon by our own net, as bgsage cannot be loaded here ({why})" in said


def test_a_computer_has_to_move_in_every_game(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Idle(Worker):
        """Makes a move in every game but backgammon, where it would rather roll."""

        async def ask(self, question: AnyQuestion, within: float) -> Answer:
            del within
            asked.append(question.position)
            return Answer("" if question.game == "backgammon" else "a move")

    monkeypatch.setenv("PARLOUR_COMPUTERS", "1")
    monkeypatch.setattr(doctor_computers, "Worker", Idle)
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "FIX  computers do not play backgammon (no move)" in said
    assert "; they play checkers, narde, quoridor" in said
    positions = zip(sorted(GAMES), asked, strict=True)
    assert all(GAMES[game].legal_moves(GAMES[game].load(text)) for game, text in positions)


def test_a_computer_that_does_not_answer_is_to_be_fixed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_COMPUTERS", "1")
    monkeypatch.setattr(doctor_computers, "Worker", lambda: Worker(*dull(0)))
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "FIX  computers do not play backgammon (dull), checkers (dull), narde" in said


def test_every_game_that_computers_do_not_play_is_named_with_the_reason(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Half(Worker):
        """Has engines for half of the games."""

        async def ask(self, question: AnyQuestion, within: float) -> Answer:
            del within
            if question.game in {"narde", "quoridor"}:
                raise NoAnswer(question.game.upper())
            return Answer("a move")

    monkeypatch.setenv("PARLOUR_COMPUTERS", "1")
    monkeypatch.setattr(doctor_computers, "Worker", lambda: Half(*dull(0)))
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert (
        "FIX  computers do not play narde (NARDE), quoridor (QUORIDOR); "
        "they play backgammon, checkers"
    ) in said


def test_computers_that_cannot_be_started_are_to_be_fixed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_COMPUTERS", "1")
    monkeypatch.setattr(doctor_computers, "Worker", lambda: Worker("/nowhere/python"))
    assert main(["doctor"]) == 1
    assert "FIX  computers cannot be started: FileNotFoundError" in capsys.readouterr().out
