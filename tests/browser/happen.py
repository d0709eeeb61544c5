"""Positions in which one move of this person makes something happen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.engine.events import Event
from parlour.tables.draft import Draft
from tests.browser.person import Person
from tests.browser.quick import View, come_to_draft


def about_to(person: Person, game: str, *kinds: str) -> tuple[View, int]:
    """The page asks this person, and one action, which is told, makes such events happen."""
    actions: list[int] = []

    def wanted(draft: Draft) -> bool:
        actions[:] = list(making(draft, *kinds))[:1]
        return actions != []

    view = come_to_draft(person, game, wanted)
    return view, actions[0]


def making(draft: Draft, *kinds: str) -> Iterator[int]:
    """The actions of the first seat that make such events happen."""
    state = draft.table.state
    assert state is not None
    for action in state.legal_actions(0):
        events: list[Event] = []
        state.clone().apply(0, action, events)
        if set(kinds) <= {event.kind for event in events}:
            yield action


def last_own_move(person: Person) -> int:
    """The number of the last entry of the log that is this person's own move."""
    log: list[dict[str, Any]] = person.page.request.get(f"{person.url}/api/tables/{person.table}/log").json()
    return max(int(entry["n"]) for entry in log if entry["seat"] == 0 and entry["kind"] == "moved")
