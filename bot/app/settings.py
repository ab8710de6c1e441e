"""The settings of Parlour, from environment variables and a `.env` file."""

from pathlib import Path

from dotenv.parser import parse_stream
from pydantic import Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.app.setting_types import (
    Contact,
    DiscordSecret,
    DiscordShards,
    DiscordToken,
    Folder,
    HttpsUrl,
    HttpUrl,
    IpAddress,
    LogFormat,
    LogLevel,
    Owners,
    Port,
    StoreUrl,
    TelegramAppName,
    TelegramToken,
    WebSocketUrl,
)
from bot.language import Language
from bot.store.address import Address, passwords_in, read_address

ENV_FILE = ".env"


class WrongSetting(Exception):
    """A variable or the file that cannot be used, and what it must be."""

    def __init__(self, variable: str, expected: str, *more: "WrongSetting") -> None:
        super().__init__(variable, expected)
        self.variable = variable
        self.expected = expected
        self.more = more
        """Other settings that are wrong as well."""


class Settings(BaseSettings):
    """Every setting. A field's description completes the sentence "VARIABLE must be ...".

    Tokens and the address of the store, which may contain a password, are printed as stars.
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
        description="a bot token from the Discord developer portal: three parts separated by dots",
    )
    discord_client_secret: DiscordSecret | None = Field(
        default=None,
        validation_alias="DISCORD_CLIENT_SECRET",
        description="the client secret of the page OAuth2 in the Discord developer portal: "
        "at least 20 letters and digits",
    )
    telegram_token: TelegramToken | None = Field(
        default=None,
        validation_alias="TELEGRAM_TOKEN",
        description="a bot token from BotFather: a number, a colon and at least 20 letters",
    )
    telegram_api_url: HttpUrl = Field(
        default="https://api.telegram.org",
        validation_alias="TELEGRAM_API_URL",
        description="the URL of a Telegram Bot API server, such as http://localhost:8081",
    )
    telegram_webhook_url: HttpsUrl | None = Field(
        default=None,
        validation_alias="TELEGRAM_WEBHOOK_URL",
        description="the URL at which Telegram reaches Parlour, beginning with https://",
    )
    telegram_webhook_port: Port = Field(
        default=8443,
        validation_alias="TELEGRAM_WEBHOOK_PORT",
        description="the port on which Parlour listens for Telegram, from 1 to 65535",
    )
    telegram_app: TelegramAppName | None = Field(
        default=None,
        validation_alias="TELEGRAM_APP",
        description="the short name of a Mini App from BotFather: 3 to 30 letters, digits and _",
    )
    telegram_staging_chat: int | None = Field(
        default=None,
        validation_alias="TELEGRAM_STAGING_CHAT",
        description="the number of a chat that the bot may write to, such as -1001234567890",
    )
    discord_shards: DiscordShards | None = Field(
        default=None,
        validation_alias="DISCORD_SHARDS",
        description="the shards of this process and their total number, such as 0-3/16",
    )
    discord_api_url: HttpUrl | None = Field(
        default=None,
        validation_alias="DISCORD_API_URL",
        description="a URL such as https://discord.com/api/v10",
    )
    discord_gateway_url: WebSocketUrl | None = Field(
        default=None,
        validation_alias="DISCORD_GATEWAY_URL",
        description="a URL such as wss://gateway.discord.gg",
    )
    redis_url: StoreUrl | None = Field(
        default=None,
        validation_alias="REDIS_URL",
        description="a URL such as redis://host:6379, rediss://host:6379, unix:///path, "
        "redis+sentinel://host:26379,host:26379/service or redis+cluster://host:6379,host:6379",
    )
    replicas: int = Field(
        default=0,
        ge=0,
        le=16,
        validation_alias="PARLOUR_REPLICAS",
        description="a number of replicas that must have a move before anybody is told, or 0",
    )
    language: Language = Field(
        default=Language.ENGLISH,
        validation_alias="PARLOUR_LANGUAGE",
        description="en, ru or pt-BR",
    )
    data: Folder = Field(
        default=Path("data"),
        validation_alias="PARLOUR_DATA",
        description="the path of a folder that Parlour can write to",
    )
    host: IpAddress = Field(
        default="127.0.0.1",
        validation_alias="PARLOUR_HOST",
        description="an IP address of this machine, such as 127.0.0.1, 0.0.0.0 or ::1",
    )
    port: int = Field(
        default=8080,
        ge=0,
        le=65_535,
        validation_alias="PARLOUR_PORT",
        description="a port from 1 to 65535, or 0 for any free port",
    )
    public_url: HttpsUrl | None = Field(
        default=None,
        validation_alias="PARLOUR_PUBLIC_URL",
        description="the URL at which the internet reaches the page, beginning with https://",
    )
    owners: Owners = Field(
        default=frozenset(),
        validation_alias="PARLOUR_OWNERS",
        description="the ids of those who run the bot, such as telegram:123456, discord:789012",
    )
    contact: Contact = Field(
        default="",
        validation_alias="PARLOUR_CONTACT",
        description="how players reach you, in at most 200 characters, such as an e-mail address",
    )
    source_url: HttpsUrl | None = Field(
        default=None,
        validation_alias="PARLOUR_SOURCE_URL",
        description="the URL at which people can read the source, beginning with https://",
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
    computers: int | None = Field(
        default=None,
        ge=0,
        le=64,
        validation_alias="PARLOUR_COMPUTERS",
        description="a number of processes in which computers think, from 1 to 64, or 0 for none",
    )
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
    guest_days: int = Field(
        default=90,
        ge=1,
        validation_alias="PARLOUR_GUEST_DAYS",
        description="a number of days, 1 or more",
    )
    player_days: int = Field(
        default=730,
        ge=1,
        validation_alias="PARLOUR_PLAYER_DAYS",
        description="a number of days, 1 or more",
    )

    @property
    def chats(self) -> tuple[str, ...]:
        """The names of the platforms that have a token."""
        tokens = {"Discord": self.discord_token, "Telegram": self.telegram_token}
        return tuple(name for name, token in tokens.items() if token)

    @property
    def store_address(self) -> Address | None:
        """The address of the store; None for the embedded server."""
        return read_address(self.redis_url.get_secret_value()) if self.redis_url else None

    @property
    def secrets(self) -> tuple[str, ...]:
        """Every text that must never be logged."""
        hidden = (
            self.discord_token,
            self.discord_client_secret,
            self.telegram_token,
            self.redis_url,
        )
        secrets = [secret.get_secret_value() for secret in hidden if secret]
        return (*secrets, *passwords_in(self.store_address))


def read_settings() -> Settings:
    """Read the settings; raise WrongSetting for those that cannot be used."""
    _check_file(Path(ENV_FILE))
    try:
        return Settings()
    except ValidationError as error:
        variables = dict.fromkeys(str(wrong["loc"][0]) for wrong in error.errors())
        first, *more = (WrongSetting(name, _expected(name)) for name in variables)
        raise WrongSetting(first.variable, first.expected, *more) from None


def _check_file(path: Path) -> None:
    """Raise WrongSetting if the file exists and cannot be read."""
    if not path.exists():
        return
    try:
        with path.open(encoding="utf-8") as stream:
            wrong = [binding.original.line for binding in parse_stream(stream) if binding.error]
    except (UnicodeDecodeError, OSError):
        raise WrongSetting(ENV_FILE, "a readable text file in UTF-8") from None
    if wrong:
        expected = f"a list of lines like NAME=value, but line {wrong[0]} is not one"
        raise WrongSetting(ENV_FILE, expected)


def _expected(variable: str) -> str:
    fields = Settings.model_fields.values()
    return next(str(field.description) for field in fields if field.validation_alias == variable)
