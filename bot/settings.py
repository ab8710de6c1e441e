"""What the one who runs Parlour may choose, from the environment and a `.env` file."""

import re
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Self

from pydantic import AfterValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE = ".env"


class WrongSetting(Exception):
    """A variable that cannot be used, and what it has to be."""

    def __init__(self, variable: str, expected: str) -> None:
        super().__init__(f"{variable} must be {expected}.")


class _Choice(StrEnum):
    """A word from a short list, in any case."""

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        return next((word for word in cls if word.casefold() == str(value).casefold()), None)


class Language(_Choice):
    """The languages Parlour speaks."""

    ENGLISH = "en"
    RUSSIAN = "ru"
    BRAZILIAN = "pt-BR"


class LogLevel(_Choice):
    """The least serious thing that is worth a line in the log."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class LogFormat(_Choice):
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


DiscordToken = Annotated[SecretStr, AfterValidator(_matching(r"[\w-]+\.[\w-]+\.[\w-]+"))]
TelegramToken = Annotated[SecretStr, AfterValidator(_matching(r"[0-9]+:[\w-]{20,}"))]
RedisUrl = Annotated[SecretStr, AfterValidator(_matching(r"(rediss?|unix)://\S+"))]


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
        str_strip_whitespace=True,
    )

    discord_token: DiscordToken | None = Field(
        default=None,
        validation_alias="DISCORD_TOKEN",
        description="a bot token from Discord's developer portal: three words joined by dots",
    )
    telegram_token: TelegramToken | None = Field(
        default=None,
        validation_alias="TELEGRAM_TOKEN",
        description="a bot token from Telegram's BotFather, such as 123456:ABC-DEF...",
    )
    redis_url: RedisUrl | None = Field(
        default=None,
        validation_alias="REDIS_URL",
        description="an address such as redis://host:6379, rediss://host:6379 or unix:///path",
    )
    language: Language = Field(
        default=Language.ENGLISH,
        validation_alias="PARLOUR_LANGUAGE",
        description="en, ru or pt-BR",
    )
    data: Path = Field(
        default=Path("data"),
        validation_alias="PARLOUR_DATA",
        description="the path of a folder that Parlour may write to",
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


def read_settings() -> Settings:
    """Read them; raise WrongSetting for the first that cannot be used."""
    try:
        return Settings()
    except ValidationError as error:
        variable = str(error.errors()[0]["loc"][0])
        raise WrongSetting(variable, _expected(variable)) from None
    except (UnicodeDecodeError, OSError):
        raise WrongSetting(ENV_FILE, "a readable text file in UTF-8") from None


def _expected(variable: str) -> str:
    fields = Settings.model_fields.values()
    return next(str(field.description) for field in fields if field.validation_alias == variable)
