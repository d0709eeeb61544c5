"""What a choice would do, in a few words beside it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.engine.contract import Game
from parlour.engine.preview import Preview
from parlour.words import Words

_STOPS = {"chance": "preview-chance", "shown": "preview-shown", "over": "preview-over"}


def preview_words(told: Preview, words: Words, names: Sequence[str]) -> str:
    """The changes and what follows, as the browser says them too; that nothing changes only where nothing follows either."""
    parts = _changes(told, words, names)
    if told.stop:
        parts.append(words(_STOPS[told.stop]))
    return " · ".join(parts) or words("preview-nothing")


def why_words(game: Game, told: Preview, words: Words, names: Sequence[str]) -> str:
    """What speaks for a choice: what would be more or less, or what would happen where nothing is."""
    follows = [words.say(game.event_message(facts), names) for facts in told.events]
    return " · ".join(_changes(told, words, names) or follows)


def _changes(told: Preview, words: Words, names: Sequence[str]) -> list[str]:
    return [
        words("preview-change", what=words.say(change.what, names), before=change.before, after=change.after)
        for change in told.changes
    ]
