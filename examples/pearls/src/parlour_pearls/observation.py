"""What a viewer may know, and a position that fits it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parlour.engine.chance import Dice
from parlour_pearls.components import SHELLS

if TYPE_CHECKING:
    from parlour_pearls.state import PearlsState

STAGES = ("choosing", "diving", "holding", "over")


class Result(msgspec.Struct, frozen=True):
    """The baskets are open."""

    baskets: list[tuple[int, ...]]
    scores: list[int]
    ranking: list[int]


class Observation(msgspec.Struct, frozen=True):
    """An allow-list: all that lies open, and the own shells."""

    viewer: int
    players: int
    to_act: tuple[int, ...]
    stage: str
    turn: int
    round: int
    bag_size: int
    reef: tuple[int, ...]
    kept_counts: list[int]
    """How many shells of each basket only its owner has seen."""
    taken: list[tuple[int, ...]]
    kept: tuple[int, ...]
    """The viewer's own."""
    found: int
    """The shell in the viewer's hand; 0 for none, or for somebody else's."""
    result: Result | None


def observe(state: PearlsState, viewer: int) -> Observation:
    """What the viewer may know."""
    seated = viewer >= 0
    over = state.is_over
    return Observation(
        viewer=viewer,
        players=state.players,
        to_act=state.to_act(),
        stage=STAGES[state.stage],
        turn=state.turn,
        round=state.round,
        bag_size=len(state.bag),
        reef=state.reef,
        kept_counts=[len(kept) for kept in state.kept],
        taken=state.taken[:],
        kept=state.kept[viewer] if seated else (),
        found=state.found if viewer == state.turn else 0,
        result=Result(state.kept[:], state.scores(), state.ranking()) if over else None,
    )


def sample(seen: Observation, rng: Dice) -> PearlsState:
    """Every shell that the viewer has not seen may be in the bag, in another's basket or in another's hand."""
    from parlour_pearls.state import opening

    state = opening(seen.players)
    state.stage, state.turn, state.round = STAGES.index(seen.stage), seen.turn, seen.round
    state.reef, state.taken, state.found = seen.reef, list(seen.taken), seen.found
    unseen = list(SHELLS)
    known = [*seen.reef, *seen.kept, *([seen.found] if seen.found else [])]
    for shell in [*known, *(shell for taken in seen.taken for shell in taken)]:
        unseen.remove(shell)
    rng.shuffle(unseen)
    for seat, count in enumerate(seen.kept_counts):
        if seen.result is not None:
            state.kept[seat] = seen.result.baskets[seat]
        elif seat == seen.viewer:
            state.kept[seat] = seen.kept
        else:
            state.kept[seat] = tuple(sorted(unseen.pop() for _ in range(count)))
    if seen.stage == "holding" and not seen.found:
        state.found = unseen.pop()
    if seen.result is not None:
        for shell in (shell for seat, kept in enumerate(state.kept) if seat != seen.viewer for shell in kept):
            unseen.remove(shell)
    state.bag = tuple(sorted(unseen))
    return state
