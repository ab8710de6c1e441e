"""What the one who runs Parlour may choose, from the environment and a `.env` file."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.language import AnyCase, Language
from bot.store.address import Address, read_address

ENV_FILE = ".env"


class WrongSetting(Exception):
    """A variable (or the file) that cannot be used, and what it has to be."""

    def __init__(self, variable: str, expected: str, *more: "WrongSetting") -> None:
        super().__init__(variable, expected)
        self.variable = variable
        self.expected = expected
        self.more = more
        """Others that are wrong as well."""


class LogLevel(AnyCase):
    """The least serious thing that is worth a line in the log."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class LogFormat(AnyCase):
    """How a line in the log looks; `auto` is human in a terminal and JSON elsewhere."""

    AUTO = "auto"
    HUMAN = "human"
    JSON = "json"


def _matching(pattern: str) -> Callable[[SecretStr], SecretStr]:
    """Make a check of a secret's form, which also takes the blanks around it away."""

    def check(secret: SecretStr) -> SecretStr:
        value = secret.get_secret_value().strip()
        if not re.fullmatch(pattern, value):
            raise ValueError
        return SecretStr(value)

    return check


def _address(secret: SecretStr) -> SecretStr:
    """Refuse what is no address of a store; reading it raises ValueError."""
    value = secret.get_secret_value().strip()
    read_address(value)
    return SecretStr(value)


def _path(written: object) -> Path:
    """Read a path as a shell would: `~` is home, and blanks alone are no path."""
    text = str(written).strip()
    if not text or "\0" in text:
        raise ValueError
    return Path(text).expanduser()


def _numbers(written: str) -> str:
    """Read an address in numbers, so that nobody binds to what a name happens to mean today."""
    return str(ip_address("127.0.0.1" if written.strip() == "localhost" else written.strip()))


@dataclass(frozen=True, slots=True)
class Shards:
    """The part of all Discord servers that one process looks after: some shards out of `count`."""

    ids: range
    count: int


def _shards(written: object) -> Shards:
    """Read `0-3/16`, or `2/16` for one shard."""
    if isinstance(written, Shards):
        return written
    found = re.fullmatch(r"\s*(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})\s*", str(written))
    if found is None:
        raise ValueError
    first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not first <= last < count:
        raise ValueError
    return Shards(range(first, last + 1), count)


def _url(*schemes: str) -> Callable[[str], str]:
    """Make a check of an address on the web, which also takes the slash at its end away."""

    def check(written: str) -> str:
        url = written.strip().rstrip("/")
        parts = urlsplit(url)
        if parts.scheme not in schemes or not parts.hostname or parts.query or parts.fragment:
            raise ValueError
        return url

    return check


DiscordShards = Annotated[Shards, BeforeValidator(_shards)]
GatewayUrl = Annotated[str, AfterValidator(_url("ws", "wss"))]
DiscordToken = Annotated[SecretStr, AfterValidator(_matching(r"[\w-]+\.[\w-]+\.[\w-]+"))]
TelegramToken = Annotated[SecretStr, AfterValidator(_matching(r"[0-9]+:[\w-]{20,}"))]
RedisUrl = Annotated[SecretStr, AfterValidator(_address)]
ApiUrl = Annotated[str, AfterValidator(_url("http", "https"))]
WebhookUrl = Annotated[str, AfterValidator(_url("https"))]
Port = Annotated[int, Field(ge=1, le=65_535)]
Folder = Annotated[Path, BeforeValidator(_path)]
Host = Annotated[str, AfterValidator(_numbers)]


class Settings(BaseSettings):
    """Every setting. A field's description ends the sentence "VARIABLE must be ...".

    Tokens and the store's address (it may hold a password) are secrets: they print as stars.
    """

    model_config = SettingsConfigDict(
        env_file=ENV_FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: DiscordToken | None = Field(
        default=None,
        validation_alias="DISCORD_TOKEN",
        description="a bot token from Discord's developer portal: three words joined by dots",
    )
    telegram_token: TelegramToken | None = Field(
        default=None,
        validation_alias="TELEGRAM_TOKEN",
        description="a bot token from Telegram's BotFather: a number, a colon and a long word",
    )
    telegram_api_url: ApiUrl = Field(
        default="https://api.telegram.org",
        validation_alias="TELEGRAM_API_URL",
        description="the address of a Bot API server, such as http://localhost:8081",
    )
    telegram_webhook_url: WebhookUrl | None = Field(
        default=None,
        validation_alias="TELEGRAM_WEBHOOK_URL",
        description="the address at which Telegram reaches Parlour, beginning with https://",
    )
    telegram_webhook_port: Port = Field(
        default=8443,
        validation_alias="TELEGRAM_WEBHOOK_PORT",
        description="a number from 1 to 65535: the port on which Parlour listens for Telegram",
    )
    discord_shards: DiscordShards | None = Field(
        default=None,
        validation_alias="DISCORD_SHARDS",
        description="the shards of this process out of all of them, such as 0-3/16",
    )
    discord_api_url: ApiUrl | None = Field(
        default=None,
        validation_alias="DISCORD_API_URL",
        description="an address such as https://discord.com/api/v10",
    )
    discord_gateway_url: GatewayUrl | None = Field(
        default=None,
        validation_alias="DISCORD_GATEWAY_URL",
        description="an address such as wss://gateway.discord.gg",
    )
    redis_url: RedisUrl | None = Field(
        default=None,
        validation_alias="REDIS_URL",
        description="an address such as redis://host:6379, rediss://host:6379, unix:///path, "
        "redis+sentinel://host:26379,host:26379/service or redis+cluster://host:6379,host:6379",
    )
    language: Language = Field(
        default=Language.ENGLISH,
        validation_alias="PARLOUR_LANGUAGE",
        description="en, ru or pt-BR",
    )
    data: Folder = Field(
        default=Path("data"),
        validation_alias="PARLOUR_DATA",
        description="the path of a folder that Parlour may write to",
    )
    host: Host = Field(
        default="127.0.0.1",
        validation_alias="PARLOUR_HOST",
        description="an address of this machine in numbers, such as 127.0.0.1, 0.0.0.0 or ::1",
    )
    port: int = Field(
        default=8080,
        ge=0,
        le=65_535,
        validation_alias="PARLOUR_PORT",
        description="a number from 1 to 65535, or 0 for any port that is free",
    )
    log_level: LogLevel = Field(
        default=LogLevel.INFO,
        validation_alias="PARLOUR_LOG_LEVEL",
        description="debug, info, warning or error",
    )
    log_format: LogFormat = Field(
        default=LogFormat.AUTO,
        validation_alias="PARLOUR_LOG_FORMAT",
        description="auto, human or json",
    )

    @property
    def store_address(self) -> Address | None:
        """Where the store is; None: Parlour has one of its own."""
        return read_address(self.redis_url.get_secret_value()) if self.redis_url else None

    waiting_hours: int = Field(
        default=24,
        ge=1,
        validation_alias="PARLOUR_WAITING_HOURS",
        description="a number of hours, 1 or more",
    )
    idle_days: int = Field(
        default=14,
        ge=1,
        validation_alias="PARLOUR_IDLE_DAYS",
        description="a number of days, 1 or more",
    )
    memory_days: int = Field(
        default=30,
        ge=1,
        validation_alias="PARLOUR_MEMORY_DAYS",
        description="a number of days, 1 or more",
    )

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be seen in a log."""
        hidden = (self.discord_token, self.telegram_token, self.redis_url)
        whole = [secret.get_secret_value() for secret in hidden if secret]
        address = self.store_address
        password = address.login.password if address else None
        return (*whole, password) if password else tuple(whole)


def read_settings() -> Settings:
    """Read them; raise WrongSetting for what cannot be used."""
    _check_file(Path(ENV_FILE))
    try:
        return Settings()
    except ValidationError as error:
        names = dict.fromkeys(str(wrong["loc"][0]) for wrong in error.errors())
        first, *more = (WrongSetting(name, _expected(name)) for name in names)
        raise WrongSetting(first.variable, first.expected, *more) from None


def _check_file(path: Path) -> None:
    """Raise WrongSetting if the file is there and is not what it should be."""
    if not path.exists():
        return
    try:
        with path.open(encoding="utf-8") as stream:
            wrong = [binding.original.line for binding in parse_stream(stream) if binding.error]
    except (UnicodeDecodeError, OSError):
        raise WrongSetting(ENV_FILE, "a readable text file in UTF-8") from None
    if wrong:
        expected = f"lines of the form NAME=value, and line {wrong[0]} is not"
        raise WrongSetting(ENV_FILE, expected)


def _expected(variable: str) -> str:
    fields = Settings.model_fields.values()
    return next(str(field.description) for field in fields if field.validation_alias == variable)
