"""The address of a Redis or Valkey server, as written in REDIS_URL.

    redis://[user:password@]host[:port][/database]
    unix://[user:password@]/path[?db=database]
    redis+sentinel://[user:password@]host[:port],host[:port]/service[/database][?sentinels=login]
    redis+cluster://[user:password@]host[:port],host[:port]

The login of sentinels that want one is `password` or `user:password`. With `rediss` in place of
`redis` the connection is encrypted. Spaces, `/`, `@`, `:` and other
special characters in a name or password are percent-encoded, as in every URL.
"""

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

SERVER_PORT: Final = 6379
SENTINEL_PORT: Final = 26379


class UnreadableAddress(ValueError):
    """The text is not the address of a store. It is not repeated: it may contain a password."""


@dataclass(frozen=True, slots=True)
class Login:
    """The user name and password, None if the server does not need them."""

    user: str | None = None
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Host:
    """A host name and a port."""

    name: str
    port: int


@dataclass(frozen=True, slots=True)
class Server:
    """One server on a network."""

    host: Host
    login: Login = Login()
    database: int = 0
    encrypted: bool = False


@dataclass(frozen=True, slots=True)
class Socket:
    """One server on this machine, reached by a socket file."""

    path: str
    login: Login = Login()
    database: int = 0


@dataclass(frozen=True, slots=True)
class Sentinels:
    """Sentinels that know which server of a service is the primary."""

    hosts: tuple[Host, ...]
    service: str
    login: Login = Login()
    database: int = 0
    encrypted: bool = False
    sentinel_login: Login = Login()
    """The user name and password of the sentinels themselves."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """Some nodes of a cluster; the others are found through them."""

    hosts: tuple[Host, ...]
    login: Login = Login()
    encrypted: bool = False


Address = Server | Socket | Sentinels | Cluster


def passwords_in(address: Address | None) -> tuple[str, ...]:
    """Return the passwords of an address, which must never be shown."""
    if address is None:
        return ()
    logins = [address.login, *([address.sentinel_login] if isinstance(address, Sentinels) else [])]
    return tuple(login.password for login in logins if login.password)


def read_address(url: str) -> Address:
    """Read an address; raise UnreadableAddress if it is not one."""
    if not url.isprintable() or " " in url:
        raise UnreadableAddress
    try:
        return _read(urlsplit(url))
    except ValueError:
        raise UnreadableAddress from None


def _read(parts: SplitResult) -> Address:
    if parts.fragment or (parts.query and not _takes_query(parts.scheme)):
        raise UnreadableAddress
    logins, _, place = parts.netloc.rpartition("@")
    login = _login(logins)
    encrypted = parts.scheme.startswith("rediss")
    match parts.scheme.replace("rediss", "redis"):
        case "redis":
            (host,) = _hosts(place, SERVER_PORT)
            return Server(host, login, _database(parts.path), encrypted)
        case "unix" if not place and parts.path.strip("/"):
            return Socket(unquote(parts.path), login, _database_parameter(parts.query))
        case "redis+sentinel":
            service, slash, database = parts.path.removeprefix("/").partition("/")
            if not service:
                raise UnreadableAddress
            hosts = _hosts(place, SENTINEL_PORT)
            base = _database(slash + database)
            own = _sentinel_login(parts.query)
            return Sentinels(hosts, unquote(service), login, base, encrypted, own)
        case "redis+cluster" if parts.path in ("", "/"):
            return Cluster(_hosts(place, SERVER_PORT), login, encrypted)
    raise UnreadableAddress


def _takes_query(scheme: str) -> bool:
    return scheme == "unix" or scheme.endswith("+sentinel")


def _sentinel_login(query: str) -> Login:
    """Read the login of sentinels: a password, or a user name and a password."""
    if not query:
        return Login()
    parameters = parse_qs(query, strict_parsing=True)
    if parameters.keys() != {"sentinels"}:
        raise UnreadableAddress
    first, colon, second = parameters["sentinels"][-1].partition(":")
    return Login(first, second) if colon else Login(None, first)


def _login(text: str) -> Login:
    user, _, password = text.partition(":")
    return Login(unquote(user) or None, unquote(password) or None)


def _hosts(text: str, port: int) -> tuple[Host, ...]:
    return tuple(_host(place, port) for place in text.split(","))


def _host(text: str, port: int) -> Host:
    parts = urlsplit(f"//{text}")
    if not parts.hostname or parts.netloc != text or parts.port == 0:
        raise UnreadableAddress
    return Host(parts.hostname, parts.port or port)


def _database(path: str) -> int:
    if path in ("", "/"):
        return 0
    if not re.fullmatch(r"/[0-9]{1,5}", path):
        raise UnreadableAddress
    return int(path[1:])


def _database_parameter(query: str) -> int:
    if not query:
        return 0
    parameters = parse_qs(query, strict_parsing=True)
    if parameters.keys() != {"db"}:
        raise UnreadableAddress
    return _database(f"/{parameters['db'][-1]}")
