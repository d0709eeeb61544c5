"""Choices that are none: where everybody sees that a seat can do one thing only, the table does it."""

from __future__ import annotations

from parlour.engine.contract import CHANCE, State


def only_choice(state: State) -> tuple[int, int] | None:
    """The seat and the action that can be done for it now, or None.

    Nobody else decides at the same time; the game says that all know it (`State.forced`); and whoever acted before can still
    take that back afterwards, because nothing is drawn, nothing is shown, and the game goes on.
    """
    acting = state.to_act()
    if len(acting) != 1 or acting[0] == CHANCE:
        return None
    seat = acting[0]
    action = state.forced(seat)
    if action is None or state.legal_actions(seat) != (action,):
        return None
    after = state.clone()
    after.apply(seat, action)
    if after.disclosures != state.disclosures or after.is_over or CHANCE in after.to_act():
        return None
    return seat, action
