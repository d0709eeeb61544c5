"""Champion for For the King (and Me): a planner that asks a learned value after the turn or the auction under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from parlour.bots.budget import Budget
from parlour.bots.features.king import GOLD, figures, sums_of
from parlour.bots.learning.shelf import shelved
from parlour.bots.planner.king import Choice, KingPlanner, begun, learn_end
from parlour.bots.planner.king_race import Race, World
from parlour.bots.planner.king_value import KingValue
from parlour.engine.contract import Game
from parlour.games.king.components import OFFICE_COUNT
from parlour.games.king.court import DRAWING

if TYPE_CHECKING:
    from parlour.bots.learning.net import Net


class KingChampion(KingPlanner):
    """Looks into many more worlds than the planner, none of them to the end."""

    listed: ClassVar[bool] = False

    def __init__(self, game: Game, seed: int | str, budget: Budget, net: Net | None = None) -> None:
        super().__init__(game, seed, budget)
        self.net = net

    def try_out(self, choices: list[Choice], viewer: int, world: World, values: list[KingValue]) -> None:
        players = len(values)
        net = self.net or shelved("king", players)
        if net is None:
            super().try_out(choices, viewer, world, values)
            return
        waiting: list[Choice] = []
        rows: list[list[float]] = []
        for choice in choices:
            race = begun(choice, viewer, world, values)
            race.settle(viewer, choice.limit)
            if race.drawn == len(world.draws) and len(race.favour) == 0:
                learn_end(choice, viewer, race)
            else:
                waiting.append(choice)
                rows += in_figures(race)
        if waiting:
            told = net.told(rows, players)
            for place, choice in enumerate(waiting):
                chance = told.chances[place][viewer]
                choice.learn(told.points[place][viewer], chance, chance)


def in_figures(race: Race) -> list[list[float]]:
    """Every seat of a race between two turns or auctions."""
    hands: list[list[float]] = []
    for seat in range(race.players):
        hand = [0.0] * (OFFICE_COUNT + 2)
        for office in range(OFFICE_COUNT):
            hand[office] = float(race.sums[office][seat])
        hand[GOLD] = float(race.gold[seat])
        hands.append(hand)
    draws = race.world.draws[race.drawn :]
    following = (race.adviser + 1) % race.players if race.stage == DRAWING else race.first
    return figures(race.offices, hands, sums_of(draws), sums_of(race.favour), len(draws), len(race.favour), following)
