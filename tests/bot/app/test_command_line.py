"""The `parlour` command, run as an owner runs it."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES
from importlib.metadata import version
from pathlib import Path
from socket import create_server
from threading import Timer
from urllib.request import urlopen

import pytest

from bot.__main__ import main
from bot.app import data_folder, health
from bot.store.embedded import executable, process
from tests.bot.store.servers import PATIENCE
from tests.effort import few_or_all


@contextmanager
def parlour(folder: Path, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """Run Parlour in its own folder, and always stop it and its store.

    If it hangs it is killed, so whoever reads what it writes comes to an end.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=folder,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    limit = Timer(PATIENCE, process.kill)
    limit.start()
    with process:
        try:
            yield process
        finally:
            limit.cancel()
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(5)
            process.kill()


def wait_for(running: subprocess.Popen[str], words: str) -> None:
    """Read the log until a line contains the words."""
    assert running.stderr is not None
    for line in running.stderr:
        if words in line:
            return
    pytest.fail(f"the log never said: {words}")


@pytest.mark.parametrize("stop", few_or_all(signal.SIGINT, [signal.SIGTERM, signal.SIGINT]))
def test_it_runs_until_it_is_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], stop: signal.Signals
) -> None:
    with parlour(tmp_path, PARLOUR_COMPUTERS="1") as running:
        assert running.stdout is not None
        assert running.stdout.readline().startswith("Parlour")
        wait_for(running, "store connected")
        assert main(["health"]) == 0
        assert main(["records"]) == 0
        assert main([]) == 1
        assert "already running" in capsys.readouterr().err
        server = int((tmp_path / "data" / "store" / "server.pid").read_text())
        assert os.getpgid(server) != running.pid  # Ctrl-C is for Parlour, not for its store
        os.killpg(running.pid, stop)
        _, log = running.communicate(timeout=PATIENCE)
    with pytest.raises(ProcessLookupError):
        os.kill(server, 0)
    assert running.returncode == 0
    assert '"event": "stopped"' in log
    assert main(["health"]) == 1


IMPATIENT = """
import signal, sys

class Impatient:
    def find_spec(self, name, *_):
        if name == sys.argv[1]:
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Impatient())
from bot.__main__ import main
sys.exit(main([sys.argv[2]]))
"""


@pytest.mark.parametrize(
    ("module", "command"), [("health", "health"), ("doctor", "doctor"), ("wiring", "run")]
)
def test_it_can_be_stopped_while_it_is_loading(module: str, command: str) -> None:
    ended = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-", f"bot.app.{module}", command],
        input=IMPATIENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "")


def test_it_can_be_stopped_before_it_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("bot.app.command_line.read_settings", interrupt)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a background job ignores it
    assert main(["doctor"]) == 130
    signal.signal(signal.SIGINT, before)
    assert capsys.readouterr().err == ""


def test_it_waits_for_an_unreachable_store(tmp_path: Path) -> None:
    with parlour(tmp_path, REDIS_URL="unix://:hush@/no/such/socket") as running:
        wait_for(running, "store unreachable, trying again")
        running.send_signal(signal.SIGTERM)
        output, log = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0
    assert "store   the server at REDIS_URL" in output
    assert "hush" not in output + log


def test_it_is_not_well_while_it_waits_for_its_store(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(data_folder, "HEARTBEAT_INTERVAL", 0.01)
    monkeypatch.setenv("REDIS_URL", "unix:///no/such/socket")
    write, beats = data_folder.write_heartbeat, iter(range(200))
    asked: list[str] = []

    def write_and_ask(folder: Path, report: data_folder.Report = data_folder.WELL) -> None:
        write(folder, report)
        if report.parts or next(beats, None) is None:
            asked.append(health.find_fault(folder))
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(data_folder, "write_heartbeat", write_and_ask)
    assert main([]) == 0
    assert asked[0].startswith("Parlour cannot save anything: the store cannot be used: ")


def test_a_missing_store_is_one_line_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(executable, "find_spec", lambda _: None)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("PARLOUR_LOG_LEVEL", "error")
    assert main([]) == 1
    assert capsys.readouterr().err.startswith("Parlour has no built-in store")
    assert main(["health"]) == 1


def test_a_hanging_parlour_is_unhealthy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with data_folder.locked(tmp_path / "data"):
        assert main(["health"]) == 0
        os.utime(tmp_path / "data" / data_folder.HEARTBEAT_FILE, (0, 0))
        assert main(["health"]) == 1
    assert "has not responded" in capsys.readouterr().err


def test_heartbeats_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data_folder, "HEARTBEAT_INTERVAL", 0.01)
    beats: list[Path] = []

    def count(folder: Path, _: object = None) -> None:
        beats.append(folder)
        if len(beats) > 3:
            os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr(data_folder, "write_heartbeat", count)
    assert main([]) == 0
    assert set(beats) == {Path("data")}
    assert tmp_path / "data" == Path("data").absolute()


def test_a_wrong_setting_is_one_line_and_exit_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "klingon")
    assert main([]) == 2
    assert capsys.readouterr() == ("", "PARLOUR_LANGUAGE must be en, ru or pt-BR.\n")


def test_an_unusable_data_folder_is_one_line_and_exit_code_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path / "file" / "data"))
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("PARLOUR_DATA must be ")


FOREIGN = "but data/store cannot be used: server.lock: Permission denied. If another user has"


@pytest.mark.parametrize("words", [[], ["records"], ["backup", "one.backup"]])
def test_a_file_of_another_user_is_one_line_and_exit_code_2(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refuse(folder: Path) -> int:
        raise PermissionError(EACCES, os.strerror(EACCES), str(folder / "server.lock"))

    monkeypatch.setenv("PARLOUR_LOG_LEVEL", "error")
    monkeypatch.setattr(process, "lock_folder", refuse)
    assert main(words) == 2
    said = capsys.readouterr().err
    assert FOREIGN in said
    assert said.endswith(f"run as root: chown -R {os.getuid()} data/store\n")
    assert said.count("\n") == 1


def test_a_repair_names_a_file_that_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data/store/appendonlydir/appendonly.aof.manifest").mkdir(parents=True)
    assert main(["repair"]) == 2
    assert "cannot be used: appendonly.aof.manifest: Is a directory." in capsys.readouterr().err


def test_it_prints_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_code:
        main(["--version"])
    assert exit_code.value.code == 0
    assert capsys.readouterr().out == f"Parlour {version('parlour')}\n"


def test_it_prints_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_code:
        main(["--help"])
    assert exit_code.value.code == 0
    assert "health" in capsys.readouterr().out


def summary(running: subprocess.Popen[str]) -> str:
    """Return the summary that is printed at startup."""
    assert running.stdout is not None
    lines: list[str] = []
    for line in running.stdout:  # it ends where the process ends
        lines.append(line)
        if "http:" in line:
            break
    return "".join(lines)


def test_the_page_is_served_where_the_summary_says_even_if_the_port_is_taken(
    tmp_path: Path,
) -> None:
    with create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with parlour(tmp_path, PARLOUR_PORT=str(port)) as running:
            said = summary(running)
            assert "chats   local page" in said
            found = re.search(r"page    (http://localhost:\d+/) \(port (\d+) is taken\)\n", said)
            assert found is not None
            assert found[2] == str(port)
            with urlopen(f"{found[1]}healthz", timeout=10) as answer:  # noqa: S310 - our own
                assert b'"well": true' in answer.read()


def test_an_address_of_another_machine_is_one_line_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_HOST", "203.0.113.1")
    assert main([]) == 1
    output, error = capsys.readouterr()
    assert output == ""
    assert error.startswith("The page cannot listen on 203.0.113.1, port 8080 ")


def test_it_opens_the_page_if_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def browse(url: str) -> None:
        opened.append(url)
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr("webbrowser.open", browse)
    monkeypatch.setenv("PARLOUR_PORT", "0")
    assert main(["--open"]) == 0
    assert opened[0].startswith("http://localhost:")
