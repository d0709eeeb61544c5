"""Tune greedy's weights of For the King (and Me) for so many players, by what they win.

    pip install cma
    PYTHONPATH=build/compiled python benchmarks/king_tune.py 3 --minutes 15

prints the weights as `src/parlour/bots/greedy/king_estimate.py` has them, and what they win of games that were not used.
CMA-ES proposes weights; each is played alone among first greedys in one half of the games and among greedys as they are in
the other, always with the same deals for all that are compared. What counts is half the share of the victory and half a
smooth function of the lead.
"""

from __future__ import annotations

import argparse
import sys
from math import exp
from time import monotonic

import cma
import numpy as np

from parlour.arena.match import play_match
from parlour.bots import make_bot
from parlour.bots.base import Bot
from parlour.bots.greedy.king import KingGreedy
from parlour.bots.greedy.king_estimate import WEIGHTS, Weights
from parlour.engine.chance import derived_seed
from parlour.games import find

KING = find("king")
RIVALS = ("greedy-1", "greedy")
STEP, CROWD, BOUNDS = 0.25, 10, (0.02, 4.0)
"""How widely the first weights are spread, as a share of the old ones; how many are compared; how far they may go."""
LEAD = 3.0
FRESH = 1000


def played(weights: Weights, players: int, rival: str, number: int, fresh: bool) -> tuple[float, float]:
    """The share of the victory, and the two halves that count."""
    seat, tag = number % players, f"{'fresh' if fresh else 'tune'} {rival}"
    bots: list[Bot] = [make_bot(rival, KING, f"{tag}:{number}:{other}") for other in range(players)]
    tuned = KingGreedy(KING, f"{tag}:{number}:{seat}")
    tuned.weights[players] = weights
    bots[seat] = tuned
    state = play_match(KING, bots, derived_seed(tag, number)).state
    ranking, scores = state.ranking(), state.scores()
    won = (ranking[seat] == 1) / ranking.count(1)
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return won, 0.5 * won + 0.5 / (1.0 + exp(-lead / LEAD))


def worth(weights: Weights, players: int, start: int, games: int) -> float:
    """What counts, on average over both kinds of rivals."""
    found = [played(weights, players, rival, start + number, False)[1] for rival in RIVALS for number in range(games // 2)]
    return sum(found) / len(found)


def main() -> None:
    """Tune, check, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--games", type=int, default=450, help="games by which each of the weights compared is judged")
    asked = parser.parse_args()
    players = asked.players
    old = np.array(WEIGHTS[players])
    search = cma.CMAEvolutionStrategy(np.ones(len(old)), STEP, {"verbose": -9, "seed": 1, "popsize": CROWD, "bounds": BOUNDS})
    generation, end = 0, monotonic() + 60.0 * asked.minutes
    while monotonic() < end:
        proposed = search.ask()
        found = [worth(Weights(*(old * each).tolist()), players, generation * asked.games, asked.games) for each in proposed]
        search.tell(proposed, [-each for each in found])
        generation += 1
        sys.stdout.write(f"generation {generation}: {sum(found) / len(found):.3f}\n")
    tuned = Weights(*(old * search.mean).round(3).tolist())
    sys.stdout.write(f"    {players}: {tuned}\n")
    for rival in RIVALS:
        for name, weights in (("before", WEIGHTS[players]), ("now", tuned)):
            share = sum(played(weights, players, rival, number, True)[0] for number in range(FRESH)) / FRESH
            sys.stdout.write(f"wins {share:.1%} among {rival} {name}, of {FRESH} fresh games\n")


if __name__ == "__main__":
    main()
