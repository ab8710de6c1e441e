"""The embedded Valkey server, for owners who do not run one."""
