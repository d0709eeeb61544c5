"""Golden playthroughs: whatever changes what is asked, allowed, told or seen shows itself in a text.

If this fails on purpose: `make playthroughs`, and read the difference.
"""

from __future__ import annotations

import json
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from parlour.engine.contract import Game
from parlour.engine.playthrough import differences, playthrough
from tests.conformance.plays import TABLES, every_table, positions
from tests.playthroughs import FOLDER, file_of


@every_table
def test_the_play_is_as_it_was(game: Game, players: int) -> None:
    text = playthrough(game, players)
    assert file_of(game, players).read_text("utf-8").splitlines() == text.splitlines()
    assert len(text.encode()) < 300_000
    assert "\nThe end: " in text


def test_there_is_one_for_every_table_and_no_other() -> None:
    wanted = {FOLDER / f"{table.id}.txt" for table in TABLES}
    assert set(FOLDER.glob("*.txt")) == wanted


@every_table
def test_the_differences_make_one_observation_of_another(game: Game, players: int) -> None:
    """Nothing of an observation is lost in a text that shows differences only."""
    seen = [json.loads(game.encode_observation(state.observe(0))) for state in positions(game, players, seed=50, one_in=20)]
    for old, new in pairwise(seen):
        thing = {"it": _with_attributes(old), "null": None, "true": True, "false": False}
        for line in reversed(list(differences(old, new))):
            exec(f"it.{line}", thing)
        assert json.loads(json.dumps(thing["it"], default=vars)) == new


def _with_attributes(document: Any) -> Any:
    """The document with objects whose parts are attributes, as the differences name them."""
    return json.loads(json.dumps(document), object_hook=lambda parts: SimpleNamespace(**parts))
