"""What goes over the wire: the structs from which the client's types are generated."""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 4
"""Which protocol this is; docs/protocol.md says what has changed since the one before."""
