"""Catanatron's speed as one JSON document: random players, four seats. Runs in the benchmark environment."""

from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

SECONDS = float(sys.argv[1])
SEATS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


class Counting(RandomPlayer):
    """A random player that counts the decisions of all."""

    decisions = 0

    def decide(self, game, playable_actions):
        Counting.decisions += 1
        return super().decide(game, playable_actions)


random.seed(0)
number = 0
started = time.perf_counter()
while (elapsed := time.perf_counter() - started) < SECONDS:
    number += 1
    Game([Counting(colour) for colour in SEATS], seed=number).play()
rate = Counting.decisions / elapsed

games = []
for number in range(1, 31):
    game = Game([RandomPlayer(colour) for colour in SEATS], seed=number)
    for _ in range(20 * number):
        if game.winning_color() is None:
            game.play_tick()
    games.append(game)
copies = 0
started = time.perf_counter()
while (elapsed := time.perf_counter() - started) < SECONDS / 3:
    for game in games:
        game.copy()
    copies += len(games)
sys.stdout.write(json.dumps({"decisions_per_s": rate, "clone_us": elapsed / copies * 1e6}))
