"""Happenings: the shape of every kind of event's facts, declared once; the client's types are made from it."""

from __future__ import annotations

import msgspec

from parlour.engine.moves import snake


class Happening(msgspec.Struct, frozen=True, tag_field="kind", tag=snake, forbid_unknown_fields=True):
    """What `Event.view` gives for one kind of event. A field that some viewers are not told may be unset."""
