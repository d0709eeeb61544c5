"""Sentences as keys and arguments: the engine says what happened, the catalogues of `parlour.words` say it in a language."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

Argument: TypeAlias = "int | str | Message"


class Message(NamedTuple):
    """A key of the catalogue with its arguments; an argument may itself be a message (a card, an office).

    The arguments `seat` and `other` are seat numbers, which whoever shows the message replaces by names.
    """

    key: str
    args: dict[str, Argument]


class MessageView(msgspec.Struct, frozen=True):
    """A sentence as a key of the catalogue and its arguments; an argument may itself be such a message.

    The arguments `seat` and `other` are seat numbers, which the client replaces by names.
    """

    key: str
    args: dict[str, Any]


def message_view(message: Message) -> MessageView:
    """The message, with those in it, as it goes over the wire."""
    args = {name: message_view(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return MessageView(message.key, args)


class Prompt(NamedTuple):
    """What a seat must decide now, and the id of the rule that says so."""

    message: Message
    rule: str


Told: TypeAlias = Literal["line", "aside", "heading"]
"""A line of its own; an aside that a reader may skip, such as a draw; or said by the heading alone."""


class Telling(NamedTuple):
    """How a log tells an event."""

    heading: Message | None = None
    """What begins with it, or goes on, such as somebody's turn; without one it belongs to what is under way."""
    told: Told = "line"


class Holding(NamedTuple):
    """Something that a seat has, and how much of it."""

    what: Message
    amount: int
    where: tuple[tuple[int, ...], ...] = ()
    """Where it lies, in the numbers of the observation, for a board that marks the places; none for most things."""
