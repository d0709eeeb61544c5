"""Guessing hidden cards: in this game something is hidden nearly always."""

from __future__ import annotations

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import SPECTATOR
from parlour.games import find
from tests.conformance.plays import positions


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.rule("K-1.7")
def test_a_spectator_can_imagine_many_truths_after_the_first_cards(players: int) -> None:
    rng = Dice("differ")
    counts = [
        len({state.resample(SPECTATOR, rng).key() for _ in range(12)})
        for state in positions(find("king"), players, seed=13, one_in=10)
    ]
    assert sum(count > 1 for count in counts) > 0.9 * len(counts)
