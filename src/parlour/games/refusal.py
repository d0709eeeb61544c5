"""Refusals: why an action cannot be done, as a message with its rule, and in English for programs."""

from __future__ import annotations

from parlour.engine.errors import IllegalAction
from parlour.engine.messages import Argument, Message, Prompt
from parlour.engine.moves import Numbering


def refused(
    numbering: Numbering, action: int, key: str = "", rule: str = "", args: dict[str, Argument] | None = None
) -> IllegalAction:
    """The error for an action that cannot be done now; without a key for one that is not what is decided now."""
    known = 0 <= action < len(numbering.notations)
    name = numbering.notation(action) if known else f"action {action}"
    if not key:
        return IllegalAction(f"'{name}' cannot be done now: it is not what is decided here")
    from parlour.words import words  # only who is refused needs words

    why = Message(key, args or {})
    return IllegalAction(f"'{name}' cannot be done now: {words('en').say(why)}", Prompt(why, rule))
