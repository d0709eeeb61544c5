"""OpenSpiel's speed through its Python interface, as one JSON document. Runs in the benchmark environment."""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel

SECONDS = float(sys.argv[1])
GAMES = ["gin_rummy", "hearts", "leduc_poker"]


def step(state):
    """One random action; whether a player decided."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(random.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
        return False
    legal = state.legal_actions()
    state.apply_action(legal[int(random.random() * len(legal))])
    return True


def measure(name):
    """Decisions a second in random play, and microseconds a clone at positions from all over a game."""
    game = pyspiel.load_game(name)
    decisions = 0
    states = []
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < SECONDS / len(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += step(state)
            if len(states) < 60 and random.random() < 0.1:
                states.append(state.clone())
    rate = decisions / elapsed
    clones = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < SECONDS / len(GAMES) / 3:
        for state in states:
            state.clone()
        clones += len(states)
    return {"decisions_per_s": rate, "clone_us": elapsed / clones * 1e6}


random.seed(0)
sys.stdout.write(json.dumps({name: measure(name) for name in GAMES}))
