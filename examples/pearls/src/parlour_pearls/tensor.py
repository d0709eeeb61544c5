"""The observation as numbers for a learner: shells are counted by value, the viewer comes first."""

from __future__ import annotations

from typing import Final

from parlour.engine.tensor import Layout, Seating
from parlour_pearls.components import COPIES, MAX_PLAYERS, MIN_PLAYERS, SHELLS, TURNS, VALUES
from parlour_pearls.observation import STAGES, Observation

_COPIES: Final = [COPIES] * len(VALUES)

LAYOUT: Final = Layout()
SEATING: Final = Seating(LAYOUT, MIN_PLAYERS, MAX_PLAYERS)
STAGE: Final = LAYOUT.block("stage", len(STAGES))
TURN: Final = LAYOUT.block("turn", MAX_PLAYERS)
ROUND: Final = LAYOUT.block("round", TURNS + 1)
BAG_SIZE: Final = LAYOUT.block("bag_size", 1)
REEF: Final = LAYOUT.block("reef", len(VALUES))
KEPT_COUNTS: Final = LAYOUT.block("kept_counts", MAX_PLAYERS)
TAKEN: Final = LAYOUT.block("taken", MAX_PLAYERS, len(VALUES))
KEPT: Final = LAYOUT.block("kept", MAX_PLAYERS, len(VALUES))
"""The viewer's own, and those of the others when the baskets are open."""
FOUND: Final = LAYOUT.block("found", len(VALUES))

DERIVED: Final = frozenset({"result.scores", "result.ranking"})
"""What follows from the rest of the observation and has no block of its own."""


def tensor(seen: Observation) -> list[float]:
    """The observation in the blocks of `LAYOUT`."""
    out = LAYOUT.empty()
    seats = SEATING.write(out, seen.viewer, seen.players, seen.to_act)
    STAGE.mark(out, STAGES.index(seen.stage))
    TURN.mark(out, seats[seen.turn])
    ROUND.mark(out, seen.round)
    BAG_SIZE.put(out, [seen.bag_size / len(SHELLS)])
    REEF.pile(out, _kinds(seen.reef), _COPIES)
    FOUND.mark(out, VALUES.index(seen.found) if seen.found else -1)
    for seat, place in enumerate(seats):
        KEPT_COUNTS.put(out, [seen.kept_counts[seat] / TURNS], place)
        TAKEN.pile(out, _kinds(seen.taken[seat]), _COPIES, place)
        if seat == seen.viewer:
            KEPT.pile(out, _kinds(seen.kept), _COPIES, place)
        elif seen.result is not None:
            KEPT.pile(out, _kinds(seen.result.baskets[seat]), _COPIES, place)
    return out


def _kinds(shells: tuple[int, ...]) -> list[int]:
    return [VALUES.index(shell) for shell in shells]
