"""What the game says to people, as keys of `words`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from parlour.engine.contract import CHANCE
from parlour.engine.events import Facts
from parlour.engine.messages import Holding, Message, Prompt
from parlour.engine.moves import kind_of
from parlour_pearls.components import MOST, TURNS
from parlour_pearls.moves import NUMBERING
from parlour_pearls.observation import STAGES, Observation

if TYPE_CHECKING:
    from parlour_pearls.state import PearlsState

_RULES = {"choosing": "P-2.1", "diving": "P-2.1", "holding": "P-2.3", "over": "P-3.1"}


def action_message(action: int) -> Message:
    """An action as a button shows it."""
    move = NUMBERING.typed(action)
    return Message(f"pearls-do-{kind_of(move)}", msgspec.structs.asdict(move))


def event_message(view: Facts) -> Message:
    """An event as its viewer sees it: the owner of a shell is told its value."""
    facts: dict[str, Any] = {name: value for name, value in view.items() if name != "kind"}
    own = "-own" if view["kind"] in ("found", "kept") and "value" in view else ""
    return Message(f"pearls-event-{view['kind']}{own}", facts)


def prompt(state: PearlsState, seat: int) -> Prompt:
    """What the seat decides, or whom it waits for."""
    stage = STAGES[state.stage]
    if state.is_over:
        return Prompt(Message("pearls-prompt-over", {}), _RULES[stage])
    if seat not in state.to_act() or seat == CHANCE:
        return Prompt(Message("pearls-prompt-wait", {"seat": state.turn}), _RULES[stage])
    return Prompt(Message(f"pearls-prompt-{stage}", {"value": state.found} if state.found else {}), _RULES[stage])


def holdings(seen: Observation, seat: int) -> list[Holding]:
    """What lies in a basket, as far as the viewer knows it."""
    had = [
        Holding(Message("pearls-has-shells", {}), seen.kept_counts[seat] + len(seen.taken[seat])),
        Holding(Message("pearls-has-open", {}), sum(seen.taken[seat])),
    ]
    kept = seen.kept if seat == seen.viewer else seen.result.baskets[seat] if seen.result is not None else None
    if kept is not None:
        had.append(Holding(Message("pearls-has-total", {}), sum(kept) + sum(seen.taken[seat])))
    return had


def describe(seen: Observation) -> list[Message]:
    """What lies open, for a board that can show any game."""
    lines = [Message("pearls-board-turn", {"turn": min(seen.round + 1, TURNS), "turns": TURNS, "most": MOST})]
    reef = ", ".join(map(str, seen.reef))
    lines.append(Message("pearls-board-reef", {"shells": reef}) if reef else Message("pearls-board-no-reef", {}))
    lines.append(Message("pearls-board-bag", {"count": seen.bag_size}))
    if seen.kept:
        lines.append(Message("pearls-board-kept", {"shells": ", ".join(map(str, seen.kept))}))
    return lines
