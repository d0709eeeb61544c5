"""Sentences on the wire: a message as data that a client's words can say."""

from __future__ import annotations

from typing import cast

import msgspec

from parlour.engine.messages import Message


class Sentence(msgspec.Struct, frozen=True):
    """A key of the catalogue, and the numbers that it names."""

    key: str
    args: dict[str, int]


def sentence(message: Message) -> Sentence:
    """The message, whose arguments are numbers."""
    return Sentence(message.key, {name: cast(int, value) for name, value in message.args.items()})
