"""Settings come from the environment, and a wrong one is explained in a sentence."""

from pathlib import Path

import pytest

from bot.app.setting_types import LogFormat, LogLevel, Shards
from bot.app.settings import Settings, WrongSetting, read_settings
from bot.language import Language
from bot.store.address import Address, Cluster, Host, Server

TELEGRAM = "123456:AAbbCCddEEffGGhhIIjjKK"
DISCORD = "abc.def.ghi-jkl_m"
CLIENT_SECRET = "hush-hush_hush-hush_hush-hush_hu"  # noqa: S105 - of nobody


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
    assert settings.telegram_webhook_port == 8443


def test_the_page_may_be_public_and_an_app_of_telegram(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (read_settings().public_url, read_settings().telegram_app) == (None, None)
    monkeypatch.setenv("PARLOUR_PUBLIC_URL", " https://parlour.example/ ")
    monkeypatch.setenv("TELEGRAM_APP", " board_1 ")
    settings = read_settings()
    assert (settings.public_url, settings.telegram_app) == ("https://parlour.example", "board_1")


def test_owners_are_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().owners == frozenset()
    monkeypatch.setenv("PARLOUR_OWNERS", " telegram:12, discord:34 telegram:5")
    assert read_settings().owners == {"telegram:12", "discord:34", "telegram:5"}


@pytest.mark.parametrize("written", ["12", "telegram:-5", "telegram:Anna", "local:parlour"])
def test_owners_are_people(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv("PARLOUR_OWNERS", written)
    with pytest.raises(WrongSetting) as wrong:
        read_settings()
    assert wrong.value.variable == "PARLOUR_OWNERS"


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
    monkeypatch.setenv("DISCORD_CLIENT_SECRET", f" {CLIENT_SECRET} ")
    monkeypatch.setenv("TELEGRAM_TOKEN", f" {TELEGRAM} ")
    monkeypatch.setenv("REDIS_URL", "redis://:password@host:6379/0")
    settings = read_settings()
    for secret in (DISCORD, CLIENT_SECRET, TELEGRAM, "password"):
        assert secret not in repr(settings)
    store = ("redis://:password@host:6379/0", "password")
    assert settings.secrets == (DISCORD, CLIENT_SECRET, TELEGRAM, *store)
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
        ("DISCORD_TOKEN", "not a token", "three parts separated by dots"),
        ("DISCORD_CLIENT_SECRET", "too short", "OAuth2"),
        ("TELEGRAM_TOKEN", "12:short", "BotFather"),
        ("TELEGRAM_API_URL", "telegram", "http://localhost:8081"),
        ("TELEGRAM_WEBHOOK_URL", "http://parlour.example/hook", "beginning with https://"),
        ("TELEGRAM_WEBHOOK_URL", "https:///hook", "beginning with https://"),
        ("TELEGRAM_WEBHOOK_PORT", "0", "from 1 to 65535"),
        ("TELEGRAM_APP", "https://t.me/parlour_bot/board", "short name"),
        ("TELEGRAM_APP", "my", "3 to 30"),
        ("PARLOUR_PUBLIC_URL", "http://parlour.example", "beginning with https://"),
        ("PARLOUR_PUBLIC_URL", "https://parlour.example/?a=b", "beginning with https://"),
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
def test_a_wrong_value_is_explained_and_not_repeated(
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
def test_an_unreadable_line_is_named(line: str) -> None:
    Path(".env").write_text(f"PARLOUR_LANGUAGE=ru\n{line}\n", encoding="utf-8")
    with pytest.raises(WrongSetting) as refused:
        read_settings()
    assert "line 2 is not" in refused.value.expected
    assert "abc" not in str(refused.value)


def test_home_and_spaces_are_understood(monkeypatch: pytest.MonkeyPatch) -> None:
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
    example = (Path(__file__).parents[3] / ".env.example").read_text(encoding="utf-8")
    named = [line.partition("=")[0] for line in example.splitlines() if "=" in line]
    assert named == [field.validation_alias for field in Settings.model_fields.values()]


def test_the_guide_for_owners_lists_every_setting() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "running.md").read_text(encoding="utf-8")
    for field in Settings.model_fields.values():
        assert f"`{field.validation_alias}`" in guide


def test_the_page_is_for_this_machine_unless_said_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (read_settings().host, read_settings().port) == ("127.0.0.1", 8080)
    monkeypatch.setenv("PARLOUR_HOST", " 0.0.0.0 ")
    monkeypatch.setenv("PARLOUR_PORT", "0")
    assert (read_settings().host, read_settings().port) == ("0.0.0.0", 0)  # noqa: S104 - as set
    monkeypatch.setenv("PARLOUR_HOST", "localhost")
    assert read_settings().host == "127.0.0.1"


@pytest.mark.parametrize(
    ("variable", "value"), [("PARLOUR_HOST", "my.house"), ("PARLOUR_PORT", "70000")]
)
def test_an_invalid_address_is_explained(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(WrongSetting) as wrong:
        read_settings()
    assert wrong.value.variable == variable


@pytest.mark.parametrize(
    ("written", "shards"),
    [(" 0-3/16 ", Shards(range(4), 16)), ("2/3", Shards(range(2, 3), 3))],
)
def test_a_process_may_run_some_of_the_shards(
    monkeypatch: pytest.MonkeyPatch, written: str, shards: Shards
) -> None:
    assert read_settings().discord_shards is None
    monkeypatch.setenv("DISCORD_SHARDS", written)
    assert read_settings().discord_shards == shards


@pytest.mark.parametrize(
    ("variable", "written"),
    [
        ("DISCORD_SHARDS", "4"),
        ("DISCORD_SHARDS", "3-1/4"),
        ("DISCORD_SHARDS", "0-4/4"),
        ("DISCORD_API_URL", "discord.com"),
        ("DISCORD_API_URL", "wss://discord.com"),
        ("DISCORD_GATEWAY_URL", "https://gateway"),
    ],
)
def test_what_discord_cannot_use_is_refused(
    monkeypatch: pytest.MonkeyPatch, variable: str, written: str
) -> None:
    monkeypatch.setenv(variable, written)
    with pytest.raises(WrongSetting) as caught:
        read_settings()
    assert caught.value.variable == variable


def test_discord_may_be_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_URL", " http://127.0.0.1:80/api/ ")
    monkeypatch.setenv("DISCORD_GATEWAY_URL", "ws://127.0.0.1:80")
    settings = read_settings()
    assert settings.discord_api_url == "http://127.0.0.1:80/api"
    assert settings.discord_gateway_url == "ws://127.0.0.1:80"
