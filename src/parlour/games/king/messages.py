"""What the game says to people, as keys of the catalogue: prompts with the rule behind them, actions, events, cards."""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.engine.contract import CHANCE
from parlour.engine.events import Facts
from parlour.engine.messages import Message, Prompt
from parlour.engine.moves import kind_of
from parlour.games.king.components import CARD_LETTER, CARD_NAME, CARD_OFFICE, CARD_STEPS, CARD_VALUE, OFFICES
from parlour.games.king.court import (
    BIDDING,
    CHOOSING_FIRST,
    DRAWING,
    LOSING,
    NONE,
    OVER,
    PAYING,
    PLACING,
    REVEALING,
    TAKING,
    Court,
    is_gold,
    is_king,
)
from parlour.games.king.moves import NUMBERING


def card_message(card: int) -> Message:
    """A card's name."""
    if is_king(card):
        return Message("king-card-" + CARD_NAME[card], {})
    if is_gold(card):
        return Message("king-card-gold", {"value": CARD_VALUE[card]})
    office = office_message(CARD_OFFICE[card])
    return Message("king-card-government", {"office": office, "value": CARD_VALUE[card], "letter": CARD_LETTER[card]})


def office_message(office: int) -> Message:
    """An office's name."""
    return Message("king-office-" + OFFICES[office], {})


def action_message(action: int) -> Message:
    """An action as a button shows it."""
    move = NUMBERING.typed(action)
    facts = msgspec.structs.asdict(move)
    if "card" in facts:
        facts["card"] = CARD_NAME.index(facts["card"])
    if "office" in facts:
        facts["office"] = OFFICES.index(facts["office"])
    return Message("king-do-" + kind_of(move).replace("_", "-"), _arguments(facts))


def event_message(view: Facts) -> Message:
    """An event as its viewer sees it; a card that stays hidden has a sentence of its own."""
    kind = str(view["kind"]).replace("_", "-")
    args = _arguments({name: value for name, value in view.items() if name != "kind"})
    hidden = kind in _CARD_MAY_HIDE and "card" not in view
    return Message(f"king-event-{kind}-hidden" if hidden else f"king-event-{kind}", args)


_CARD_MAY_HIDE: Final = frozenset({"drew", "kept", "buried", "paid-unseen", "lost"})


def _arguments(facts: Facts) -> dict[str, int | str | Message]:
    args: dict[str, int | str | Message] = {}
    for name, value in facts.items():
        assert not isinstance(value, list)
        if name == "card":
            args[name] = card_message(int(value))
        elif name == "office":
            args[name] = office_message(int(value))
        else:
            args[name] = value
    return args


_CHANCE_RULES: Final = {CHOOSING_FIRST: "K-S7", DRAWING: "K-1.1", REVEALING: "K-2.3", LOSING: "K-2.14"}
"""The rule behind each thing that chance does."""


def prompt(court: Court, seat: int) -> Prompt:
    """What the seat must decide now; a sentence about waiting if it is somebody else's turn."""
    if court.stage == OVER:
        return Prompt(Message("king-prompt-over", {}), "K-E5")
    if court.turn == CHANCE:
        return Prompt(Message("king-prompt-chance", {}), _CHANCE_RULES[court.stage])
    if seat != court.turn:
        return Prompt(Message("king-prompt-wait", {"seat": court.turn}), "K-1.6" if court.phase == 1 else "K-2.3")
    stage = court.stage
    if stage == PLACING:
        return Prompt(Message("king-prompt-place", {"card": card_message(court.drawn)}), "K-1.2")
    if stage == TAKING:
        return Prompt(Message("king-prompt-take", {}), "K-1.5")
    if stage == BIDDING:
        args: dict[str, int | str | Message] = {"card": card_message(court.lot), "bid": court.bid}
        unit = "cards" if is_gold(court.lot) else "gold"
        if court.leader == NONE:
            return Prompt(Message(f"king-prompt-open-{unit}", args), "K-2.4")
        args["seat"] = court.leader
        return Prompt(Message(f"king-prompt-bid-{unit}", args), "K-2.4")
    if stage == PAYING:
        gold = is_gold(court.lot)
        args = {"card": card_message(court.lot), "owed": court.owed}
        return Prompt(Message("king-prompt-pay-cards" if gold else "king-prompt-pay-gold", args), "K-2.11" if gold else "K-2.9")
    return Prompt(_king_message(court), "K-K3")


def _king_message(court: Court) -> Message:
    """Which office the king changes; of a card that changes several, which of them it is."""
    key = "king-prompt-" + court.steps[0]
    if len(court.steps) == 1 and court.touched == NONE:
        return Message(key, {})
    steps = len(CARD_STEPS[court.king])
    return Message(key + "-step", {"step": steps - len(court.steps) + 1, "steps": steps})
