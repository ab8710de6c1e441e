"""Settings come from the environment, and a wrong one is explained in a sentence."""

from pathlib import Path

import pytest

from bot.settings import Language, LogFormat, LogLevel, Settings, WrongSetting, read_settings
from bot.store.address import Address, Cluster, Host, Server

TELEGRAM = "123456:AAbbCCddEEffGGhhIIjjKK"
DISCORD = "abc.def.ghi-jkl_m"


def test_nothing_has_to_be_set() -> None:
    settings = read_settings()
    assert settings.discord_token is None
    assert settings.telegram_token is None
    assert settings.redis_url is None
    assert settings.language is Language.ENGLISH
    assert settings.data == Path("data")
    assert (settings.log_level, settings.log_format) == (LogLevel.INFO, LogFormat.AUTO)


def test_telegram_may_be_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().telegram_api_url == "https://api.telegram.org"
    monkeypatch.setenv("TELEGRAM_API_URL", " http://localhost:8081/ ")
    monkeypatch.setenv("TELEGRAM_WEBHOOK_URL", "https://parlour.example/hook")
    settings = read_settings()
    assert settings.telegram_api_url == "http://localhost:8081"
    assert settings.telegram_webhook_url == "https://parlour.example/hook"
    assert settings.telegram_webhook_port == 8080


def test_the_environment_wins_over_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("PARLOUR_LANGUAGE=ru\nPARLOUR_LOG_LEVEL=DEBUG\n", encoding="utf-8")
    monkeypatch.setenv("PARLOUR_LANGUAGE", "pt-br")
    settings = read_settings()
    assert settings.language is Language.BRAZILIAN
    assert settings.log_level is LogLevel.DEBUG


def test_an_empty_variable_is_an_unset_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert read_settings().discord_token is None


def test_secrets_print_as_stars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", DISCORD)
    monkeypatch.setenv("TELEGRAM_TOKEN", f" {TELEGRAM} ")
    monkeypatch.setenv("REDIS_URL", "redis://:password@host:6379/0")
    settings = read_settings()
    for secret in (DISCORD, TELEGRAM, "password"):
        assert secret not in repr(settings)
    assert settings.secrets == (DISCORD, TELEGRAM, "redis://:password@host:6379/0", "password")
    assert settings.telegram_token is not None
    assert settings.telegram_token.get_secret_value() == TELEGRAM


@pytest.mark.parametrize(
    ("url", "address"),
    [
        (" redis://host ", Server(Host("host", 6379))),
        ("redis+cluster://one,two", Cluster((Host("one", 6379), Host("two", 6379)))),
    ],
)
def test_the_store_has_an_address(
    monkeypatch: pytest.MonkeyPatch, url: str, address: Address
) -> None:
    assert read_settings().store_address is None
    monkeypatch.setenv("REDIS_URL", url)
    settings = read_settings()
    assert settings.store_address == address
    assert settings.secrets == (url.strip(),)


@pytest.mark.parametrize(
    ("variable", "wrong", "expected"),
    [
        ("DISCORD_TOKEN", "not a token", "three words joined by dots"),
        ("TELEGRAM_TOKEN", "12:short", "BotFather"),
        ("TELEGRAM_API_URL", "telegram", "http://localhost:8081"),
        ("TELEGRAM_WEBHOOK_URL", "http://parlour.example/hook", "beginning with https://"),
        ("TELEGRAM_WEBHOOK_URL", "https:///hook", "beginning with https://"),
        ("TELEGRAM_WEBHOOK_PORT", "0", "from 1 to 65535"),
        ("REDIS_URL", "localhost", "redis://"),
        ("REDIS_URL", "redis://localhost:port", "redis://"),
        ("REDIS_URL", "redis+sentinel://:hush@localhost", "redis+sentinel://host"),
        ("REDIS_URL", "redis+cluster://:hush@localhost/1", "redis+cluster://host"),
        ("PARLOUR_DATA", "  ", "folder"),
        ("PARLOUR_LANGUAGE", "de", "en, ru or pt-BR"),
        ("PARLOUR_LOG_LEVEL", "loud", "debug, info, warning or error"),
        ("PARLOUR_LOG_FORMAT", "xml", "auto, human or json"),
    ],
)
def test_a_wrong_value_is_one_sentence_that_keeps_secrets(
    monkeypatch: pytest.MonkeyPatch, variable: str, wrong: str, expected: str
) -> None:
    monkeypatch.setenv(variable, wrong)
    with pytest.raises(WrongSetting) as refused:
        read_settings()
    assert refused.value.variable == variable
    assert expected in refused.value.expected
    assert wrong.strip() == "" or wrong not in str(refused.value)


def test_a_file_that_is_not_text_is_named() -> None:
    Path(".env").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(WrongSetting) as refused:
        read_settings()
    assert (refused.value.variable, "UTF-8" in refused.value.expected) == (".env", True)


def test_a_folder_is_no_file() -> None:
    Path(".env").mkdir()
    with pytest.raises(WrongSetting):
        read_settings()


@pytest.mark.parametrize("line", ["DISCORD_TOKEN abc.def.ghi", 'PARLOUR_DATA="data'])
def test_a_line_that_says_nothing_is_named(line: str) -> None:
    Path(".env").write_text(f"PARLOUR_LANGUAGE=ru\n{line}\n", encoding="utf-8")
    with pytest.raises(WrongSetting) as refused:
        read_settings()
    assert "line 2 is not" in refused.value.expected
    assert "abc" not in str(refused.value)


def test_home_and_blanks_are_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATA", "~/parlour")
    monkeypatch.setenv("PARLOUR_LOG_LEVEL", " Error ")
    settings = read_settings()
    assert settings.data == Path.home() / "parlour"
    assert settings.log_level is LogLevel.ERROR


def test_a_path_with_a_nul_is_no_path() -> None:
    Path(".env").write_bytes(b"PARLOUR_DATA=da\x00ta\n")
    with pytest.raises(WrongSetting):
        read_settings()


def test_the_example_file_lists_every_setting() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text(encoding="utf-8")
    named = [line.partition("=")[0] for line in example.splitlines() if "=" in line]
    assert named == [field.validation_alias for field in Settings.model_fields.values()]


def test_the_readme_lists_every_setting() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    for field in Settings.model_fields.values():
        assert f"`{field.validation_alias}`" in readme
