"""What a server is told when it starts; handed to its processes by the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from parlour.bots.advice import LONGER, QUICK, THINKING

_VARIABLE = "PARLOUR_SERVER"


class Settings(msgspec.Struct, frozen=True):
    """All that can be set."""

    db: str = "parlour.db"
    """A file name, or a `postgresql://` URL."""
    bot_pause: float = 0.45
    bot_budget: float = 5.0
    """Seconds after which a bot's process is ended, besides those that its name lets it think for."""
    bot_processes: int = 1
    tables_per_person: int = 50
    """Tables that are not over which one person may have opened; 0 for no limit."""
    thinking_per_person: int = 10
    """How many of these may have bots that think; 0 for no limit."""
    hints_per_hour: int = 60
    """Hints that one person may take; 0 for no limit."""
    analyses_per_hour: int = 20
    """Analyses of finished games that one person may ask for; 0 for no limit."""
    hint_thinking: str = THINKING
    """How long a bot thinks about a hint, as in its name."""
    analysis_thinking: tuple[str, str] = (QUICK, LONGER)
    """How long about a decision of a finished game, and about one that seems to have cost much."""
    requests_per_minute: int = 600
    """For one address; 0 for no limit."""
    messages_per_second: float = 20.0
    """For one socket."""
    connections_per_address: int = 500
    """At one process; 0 for no limit."""
    patience: float = 10.0
    """Seconds until a request must be complete, the first one of a connection counted from its beginning."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    secure_cookies: bool = False
    """Set behind HTTPS; what a trusted proxy says of a request counts besides."""

    @property
    def shared(self) -> bool:
        """Whether several processes may use the same store."""
        return self.db.startswith("postgres")

    def export(self) -> None:
        """Leave the settings for the processes that are started from here."""
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Settings:
    """The settings that the starting process left."""
    return msgspec.json.decode(os.environ.get(_VARIABLE, "{}"), type=Settings)


def default_database() -> str:
    """Where the tables are kept unless somebody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "parlour" / "parlour.db")
