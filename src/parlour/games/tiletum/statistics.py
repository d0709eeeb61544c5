"""How a game went: points by round, which dice were taken for which actions, and what became of the action points."""

from __future__ import annotations

from parlour.engine.events import Event
from parlour.engine.messages import Message
from parlour.engine.tally import Chapter, Figure, Tally, all_facts, number
from parlour.games.tiletum.components import FINAL_SOURCES, REAL_ACTIONS, RESOURCES
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.act import points_of_die
from parlour.games.tiletum.wording import action_name, resource_message

_COUNTED = {
    "fulfilled": "contracts",
    "built": "cathedrals",
    "house": "houses",
    "pillar": "pillars",
    "lodged": "characters",
    "crest": "crests",
    "completed": "buildings",
    "completed_last": "buildings",
    "used": "helpers",
    "fair": "fairs",
}
"""Events of which there is one for each thing that is done."""


class TiletumTally(Tally):
    """Counts points, dice and action points."""

    game = "tiletum"

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._points = [0] * players
        """Where everybody was on the score track when the round began."""
        self._rounds: list[Figure] = []
        self._left = 0
        """Points that the action of the die has left."""

    def watch(self, seat: int, action: int, events: list[Event], state: Europe) -> None:
        for event in events:
            facts = all_facts(event)
            if event.kind in _COUNTED:
                self.count(_COUNTED[event.kind], number(facts, "seat"))
            match event.kind:
                case "round":
                    self._begin_round(number(facts, "round"), state)
                case "die":
                    self._die(number(facts, "seat"), facts["resource"], facts["action"])
                    self.count("values", number(facts, "seat"), number(facts, "value"))
                    self.count("turned", number(facts, "seat"), number(facts, "gold"))
                case "joker":
                    self.count(f"action-{facts['action']}", number(facts, "seat"))
                case "ended":
                    self.count("lost", number(facts, "seat"), number(facts, "ap"))
                    self._left = 0
        left = points_of_die(state)
        if left < self._left:
            self.count("spent", seat, self._left - left)
        self._left = left

    def _die(self, seat: int, resource: object, action: object) -> None:
        self.count(f"die-{resource}", seat)
        self.count(f"action-{action}", seat)

    def _begin_round(self, number: int, state: Europe) -> None:
        """Points so far belong to the round before; those of the first one begin here."""
        points = [state.points(seat) for seat in range(self.players)]
        if number > 1:
            self._rounds.append(self._gained(Message("tiletum-stat-round", {"round": number - 1}), points))
        self._points = points

    def _gained(self, what: Message, points: list[int]) -> Figure:
        return Figure(what, [now - before for now, before in zip(points, self._points, strict=True)])

    def chapters(self, state: Europe) -> list[Chapter]:
        at_the_end = [sum(earned[source] for source in FINAL_SOURCES) for earned in state.earned]
        before = [state.points(seat) - at_the_end[seat] for seat in range(self.players)]
        last = self._gained(Message("tiletum-stat-round", {"round": len(self._rounds) + 1}), before)
        return [
            self.chapter("points", [*self._rounds, last, self.figure("end", at_the_end)]),
            self.chapter(
                "dice",
                [
                    *(Figure(resource_message(resource), [*self.of(f"die-{resource}")]) for resource in range(len(RESOURCES))),
                    self.figure("values"),
                    self.figure("turned"),
                ],
            ),
            self.chapter(
                "actions",
                [
                    *(Figure(action_name(action), [*self.of(f"action-{action}")]) for action in range(REAL_ACTIONS)),
                    self.figure("spent"),
                    self.figure("lost"),
                ],
            ),
            self.chapter("works", [self.figure(name) for name in dict.fromkeys(_COUNTED.values())]),
        ]
