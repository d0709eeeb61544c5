"""How a game went: which way influence came, what kings did, and what was paid for the favour pile."""

from __future__ import annotations

from parlour.engine.events import Event
from parlour.engine.tally import Chapter, Tally, all_facts, number
from parlour.games.king.components import CARD_VALUE
from parlour.games.king.court import Court, is_gold, is_king

_MOVED = {"kept": "kept", "took": "taken", "won": "bought"}
"""The ways in which a card comes into a hand."""


class KingTally(Tally):
    """Counts cards, kings and bids."""

    game = "king"

    def watch(self, seat: int, action: int, events: list[Event], state: Court) -> None:
        for event in events:
            facts = all_facts(event)
            match event.kind:
                case "kept" | "took":
                    self._came(number(facts, "seat"), number(facts, "card"), _MOVED[event.kind])
                case "buried" | "raised" | "lowered" | "defaulted":
                    self.count(event.kind, number(facts, "seat"))
                case "won":
                    self._won(number(facts, "seat"), number(facts, "card"), number(facts, "amount"))

    def _came(self, seat: int, card: int, way: str) -> None:
        if is_gold(card):
            self.count("gold", seat, CARD_VALUE[card])
        elif not is_king(card):
            self.count(f"influence-{way}", seat, CARD_VALUE[card])

    def _won(self, seat: int, card: int, amount: int) -> None:
        """A card of the favour pile for a bid that was paid."""
        self.count("won", seat)
        self._came(seat, card, _MOVED["won"])
        self.count("paid-cards" if is_gold(card) else "paid-gold", seat, amount)

    def chapters(self, state: Court) -> list[Chapter]:
        paid = self.of("paid-gold")
        each = [round(points / gold, 1) if gold else None for points, gold in zip(state.scores(), paid, strict=True)]
        influence = [self.figure(f"influence-{way}") for way in _MOVED.values()]
        return [
            self.chapter("influence", [*influence, self.figure("gold"), self.figure("buried")]),
            self.chapter("kings", [self.figure("raised"), self.figure("lowered")]),
            self.chapter(
                "auctions",
                [
                    self.figure("won"),
                    self.figure("paid-gold"),
                    self.figure("points-per-gold", each),
                    self.figure("paid-cards"),
                    self.figure("defaulted"),
                ],
            ),
        ]
