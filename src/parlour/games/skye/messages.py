"""What the game says to people, as keys of the catalogue: prompts with the rule behind them, actions, events, tiles."""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.engine.events import Facts
from parlour.engine.messages import Argument, Message, Prompt
from parlour.engine.moves import kind_of
from parlour.games.skye import buying
from parlour.games.skye.actions import PASS
from parlour.games.skye.components import (
    CASTLE,
    GOAL_NUMBERS,
    SCORING_TILES,
    SCROLL_EVERY,
    SCROLL_POINTS,
    SYMBOLS,
    TILE_IDS,
)
from parlour.games.skye.island import (
    BUILDING,
    BUYING,
    CHOOSING_FIRST,
    CHOOSING_GOALS,
    DRAWING,
    NONE,
    OVER,
    Island,
)
from parlour.games.skye.moves import NUMBERING, Place
from parlour.games.skye.pricing import done, highest_price, to_price


def tile_message(tile: int) -> Message:
    """A tile by its number."""
    if tile == CASTLE:
        return Message("skye-castle", {})
    return Message("skye-tile", {"number": TILE_IDS[tile]})


def goal_message(goal: int) -> Message:
    """A scoring tile's name."""
    return Message("skye-goal-" + SCORING_TILES[goal].replace("_", "-"), {})


def gives_message(goal: int) -> Message:
    """What a scoring tile gives for what."""
    numbers: dict[str, Argument] = {**GOAL_NUMBERS[goal]}
    return Message("skye-gives-" + SCORING_TILES[goal].replace("_", "-"), numbers)


def scroll_message(symbol: int) -> Message:
    """What a scroll that counts this symbol gives at the end."""
    return Message("skye-scroll-" + SYMBOLS[symbol], {"every": SCROLL_EVERY[symbol], "points": SCROLL_POINTS[symbol]})


def spot_message(x: int, y: int) -> Message:
    """A place by the way to it from the castle."""
    across = Message("skye-side-east" if x > 0 else "skye-side-west", {})
    along = Message("skye-side-south" if y > 0 else "skye-side-north", {})
    if x and y:
        return Message("skye-spot-aslant", {"steps": abs(x), "side": across, "more": abs(y), "then": along})
    return Message("skye-spot-straight", {"steps": abs(x or y), "side": across if x else along})


def action_message(action: int) -> Message:
    """An action as a button shows it."""
    move = NUMBERING.typed(action)
    if isinstance(move, Place):
        return Message("skye-do-place", {"where": spot_message(move.x, move.y), "turns": move.turns})
    facts = msgspec.structs.asdict(move)
    if "tile" in facts:
        facts["tile"] = TILE_IDS.index(facts["tile"])
    if "goal" in facts:
        facts["goal"] = SCORING_TILES.index(facts["goal"])
    return Message("skye-do-" + kind_of(move), _arguments(facts))


def event_message(view: Facts) -> Message:
    """An event as its viewer sees it."""
    kind = str(view["kind"])
    args = _arguments({name: value for name, value in view.items() if name != "kind"})
    return Message("skye-event-" + kind.replace("_", "-"), args)


def _arguments(facts: Facts) -> dict[str, int | str | Message]:
    args: dict[str, int | str | Message] = {}
    for name, value in facts.items():
        assert not isinstance(value, list)
        if name == "tile":
            args[name] = tile_message(int(value))
        elif name == "goal":
            args[name] = goal_message(int(value))
        else:
            args[name] = value
    return args


_CHANCE_RULES: Final = {CHOOSING_FIRST: "S-S4", CHOOSING_GOALS: "S-S2", DRAWING: "S-2.1"}
"""The rule behind each thing that chance does."""


def prompt(island: Island, seat: int) -> Prompt:
    """What the seat must decide now; a sentence about waiting if it is somebody else's turn."""
    stage = island.stage
    if stage == OVER:
        return Prompt(Message("skye-prompt-over", {}), "S-E4")
    if stage in _CHANCE_RULES:
        return Prompt(Message("skye-prompt-chance", {}), _CHANCE_RULES[stage])
    if stage == BUYING:
        if seat != island.turn:
            return Prompt(Message("skye-prompt-wait-buy", {"seat": island.turn}), "S-4.1")
        if buying.legal(island, seat) == (PASS,):
            return Prompt(Message("skye-prompt-nothing-to-buy", {"gold": island.gold[seat]}), "S-4.4")
        return Prompt(Message("skye-prompt-buy", {"gold": island.gold[seat]}), "S-4.1")
    if stage == BUILDING:
        return _building_prompt(island, seat)
    if seat < 0 or done(island, seat):
        return Prompt(Message("skye-prompt-wait-prices", {}), "S-2.2")
    if island.discards[seat] == NONE:
        return Prompt(Message("skye-prompt-discard", {"count": len(island.drawn[seat])}), "S-2.2")
    tile = tile_message(to_price(island, seat))
    return Prompt(Message("skye-prompt-price", {"tile": tile, "highest": highest_price(island, seat)}), "S-2.3")


def _building_prompt(island: Island, seat: int) -> Prompt:
    if seat < 0 or not island.hands[seat]:
        return Prompt(Message("skye-prompt-wait-build", {}), "S-5.1")
    chosen = island.chosen[seat]
    if chosen == NONE:
        return Prompt(Message("skye-prompt-take", {"count": len(island.hands[seat])}), "S-5.1")
    return Prompt(Message("skye-prompt-place", {"tile": tile_message(chosen)}), "S-5.3")
