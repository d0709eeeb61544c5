"""The little markdown of the rules pages in the terminal: *emphasis*, `code`, and a line of its own for a ruling."""

from __future__ import annotations

import re

from rich.text import Text

_MARKED = re.compile(r"(\*[^*]+\*|`[^`]+`)")
_RULING = re.compile(r"\s(?=\*[^*\s]+[:：]\*)")


def prose(text: str) -> Text:
    """The text as it is read."""
    found = Text()
    for part in _MARKED.split(_RULING.sub("\n", text)):
        if part[:1] in ("*", "`"):
            found.append(part[1:-1], style="italic" if part[0] == "*" else "bold")
        else:
            found.append(part)
    return found
