"""What goes over the wire: the structs from which the client's types are generated."""

PROTOCOL = 2
"""Which protocol this is; docs/protocol.md says what has changed since the one before."""
