"""The database: users, tables, their entries, and who sits where."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("charter", Text, nullable=False),
    Column("host", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("progress", Float, nullable=False),
    Column("to_act", String(32), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Index("tables_by_status", "status", "private", "updated_at"),
    Index("tables_by_bot", "bot_due", "updated_at"),
    Index("tables_by_host", "host", "status", "updated_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), nullable=False),
    Column("request", String(80), nullable=True),
    Column("body", LargeBinary, nullable=False),
    Index("entries_by_request", "table_id", "request", unique=True),
)
"""`(table_id, n)` is unique: two processes can never both write entry n. A request is done once."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(32), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("turn", Boolean, nullable=False),
    Column("place", Integer, nullable=True),
    Column("points", Integer, nullable=True),
    Column("advised", Boolean, nullable=False, server_default=false()),
    Index("seats_by_user", "user_id", "turn"),
)
"""Follows from the entries; kept beside them so that the lobby need not read logs."""

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("updated_at", Float, nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("body", LargeBinary, nullable=True),
)
"""What a bot thinks of games that are over, reckoned once; without a body it is being reckoned, and `done` of `of` it is."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What all processes of one server share, such as the key that signs sessions."""
