"""What a choice would do, in a few words beside it."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.engine.preview import Preview
from parlour.words import Words

_STOPS = {"chance": "preview-chance", "shown": "preview-shown", "over": "preview-over"}


def preview_words(told: Preview, words: Words, names: Sequence[str]) -> str:
    """The changes and what follows, as the browser says them too; that nothing changes only where nothing follows either."""
    parts = [
        words("preview-change", what=words.say(change.what, names), before=change.before, after=change.after)
        for change in told.changes
    ]
    if told.stop:
        parts.append(words(_STOPS[told.stop]))
    return " · ".join(parts) or words("preview-nothing")
