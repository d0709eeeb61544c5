"""The compiled build: with PARLOUR_COMPILE=1 the engine's and the games' hot modules go through mypyc."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

HOT = [
    "engine/chance.py",
    "engine/contract.py",
    "engine/events.py",
    "games/king/actions.py",
    "games/king/court.py",
    "games/king/gain_esteem.py",
    "games/king/king_cards.py",
    "games/king/ledger.py",
    "games/king/resample.py",
    "games/king/scoring.py",
    "games/king/share_influence.py",
    "games/king/state.py",
    "games/skye/actions.py",
    "games/skye/building.py",
    "games/skye/buying.py",
    "games/skye/island.py",
    "games/skye/pricing.py",
    "games/skye/rounds.py",
    "games/skye/scoring.py",
    "games/skye/state.py",
    "games/skye/territory.py",
    "games/tiletum/actions.py",
    "games/tiletum/buildings.py",
    "games/tiletum/character_action.py",
    "games/tiletum/components.py",
    "games/tiletum/contract_action.py",
    "games/tiletum/europe.py",
    "games/tiletum/king_track.py",
    "games/tiletum/opening.py",
    "games/tiletum/operations/[a-z]*.py",
    "games/tiletum/pieces.py",
    "games/tiletum/scoring.py",
    "games/tiletum/state.py",
    "games/tiletum/storehouse.py",
    "games/tiletum/tasks.py",
    "games/tiletum/wheel.py",
]

if os.environ.get("PARLOUR_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = [str(path) for name in HOT for path in sorted(Path("src", "parlour").glob(name))]
    setup(ext_modules=mypycify(["--strict", *modules], opt_level="3", debug_level="0"))
else:
    setup()
