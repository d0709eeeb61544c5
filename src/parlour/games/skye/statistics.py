"""How a game went: points by round and scoring tile, where the gold came from and went, and what the territories became."""

from __future__ import annotations

from parlour.engine.events import Event
from parlour.engine.messages import Message
from parlour.engine.tally import Chapter, Figure, Tally, all_facts, number
from parlour.games.skye.components import TERRAINS
from parlour.games.skye.island import Island
from parlour.games.skye.messages import goal_message
from parlour.games.skye.territory import Territory


class SkyeTally(Tally):
    """Counts points, gold and tiles."""

    game = "skye"

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._round = 0
        self._scored: dict[tuple[int, str], Figure] = {}
        """By round and letter."""

    def watch(self, seat: int, action: int, events: list[Event], state: Island) -> None:
        for event in events:
            facts = all_facts(event)
            match event.kind:
                case "round":
                    self._round = number(facts, "round")
                case "income":
                    self.count("income", number(facts, "seat"), number(facts, "gold"))
                    self.count("whisky", number(facts, "seat"), number(facts, "whisky"))
                    self.count("behind", number(facts, "seat"), number(facts, "behind"))
                case "bought":
                    self.count("bought", number(facts, "seat"))
                    self.count("spent", number(facts, "seat"), number(facts, "gold"))
                    self.count("sold", number(facts, "other"))
                    self.count("sales", number(facts, "other"), number(facts, "gold"))
                case "kept":
                    self.count("kept", number(facts, "seat"))
                    self.count("paid-for-own", number(facts, "seat"), number(facts, "gold"))
                case "scored":
                    self._score(number(facts, "seat"), str(facts["place"]), number(facts, "goal"), number(facts, "points"))

    def _score(self, seat: int, place: str, goal: int, points: int) -> None:
        words = Message("skye-stat-scoring", {"round": self._round, "place": place, "goal": goal_message(goal)})
        figure = self._scored.setdefault((self._round, place), Figure(words, [0] * self.players))
        figure.amounts[seat] = points

    def chapters(self, state: Island) -> list[Chapter]:
        lands = state.territories
        gold = ("income", "whisky", "behind", "sales", "spent", "paid-for-own")
        return [
            self.chapter("points", [self._scored[scoring] for scoring in sorted(self._scored)]),
            self.chapter("gold", [*(self.figure(name) for name in gold), self.figure("left", [*state.gold])]),
            self.chapter("tiles", [self.figure(name) for name in ("bought", "sold", "kept")]),
            self.chapter(
                "territory",
                [
                    *(
                        self.figure(f"largest-{name}", [_largest(land, terrain) for land in lands])
                        for terrain, name in enumerate(TERRAINS)
                    ),
                    self.figure("completed", [len(land.completed()) for land in lands]),
                    self.figure("joined", [land.joined_tiles().bit_count() for land in lands]),
                ],
            ),
        ]


def _largest(land: Territory, terrain: int) -> int:
    """How many tiles the largest area of the terrain lies on, completed or not."""
    return max([area.tiles.bit_count() for area in land.roots() if area.terrain == terrain], default=0)
