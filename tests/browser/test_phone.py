"""The whole of Parlour on a phone, with a thumb."""

from __future__ import annotations

import random

from tests.browser.checks import overflow, small_targets
from tests.browser.person import Crowd
from tests.browser.play import play_turns
from tests.browser.tour import tour


def test_every_page_fits_and_every_target_is_large_enough(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    wide, small = [], []
    for state in tour(ann):
        wide += [f"{state}: {by} px"] if (by := overflow(ann)) else []
        small += [f"{state}: {target}" for target in small_targets(ann)]
    assert wide == [], "\n".join(wide)
    assert small == [], "\n".join(sorted(set(small)))


def test_a_game_is_started_and_played_with_pieces_that_move(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann", moving=True)
    ann.play_now()
    assert len(play_turns(ann, random.Random("phone"), 6)) == 6
    assert overflow(ann) == 0
