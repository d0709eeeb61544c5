"""Choices that are none: where everybody sees that a seat can do one thing only, the table does it."""

from __future__ import annotations

from parlour.engine.contract import CHANCE, State


def only_choice(state: State, *, settled: bool = False) -> tuple[int, int] | None:
    """The seat and the action that can be done for it now, or None.

    Nobody else decides at the same time; the game says that all know it (`State.forced`); and whoever acted before can still
    take that back afterwards, because nothing is drawn and nothing is shown. Where what was done before is settled anyway, and
    nobody would take it back, something may be. The game goes on in any case: its end is somebody's own act.
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
    final = after.disclosures != state.disclosures or CHANCE in after.to_act()
    return None if after.is_over or (final and not settled) else (seat, action)
