"""What greedy reckons with: every card that was seen counts once, wherever it went since."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.bots.greedy_1.king_estimate import Estimate
from parlour.engine.chance import Dice
from parlour.games.king.resample import unseen
from tests.conformance.plays import choose

from .table import GAME, auction, card


def copies(seen_cards: tuple[int, ...], name: str) -> int:
    return Counter(seen_cards)[card(name)]


@pytest.mark.rule("K-1.7")
def test_a_revealed_card_that_the_viewer_buried_counts_once() -> None:
    """With three players ten gold cards of value 2 are in play; this one lay in the favour pile and lies open now."""
    table = auction(lot=None, favour=["gold-2"], first=0)
    assert copies(Estimate(table.state.observe(2)).unseen, "gold-2") == 9
    table.do("reveal gold-2")
    assert copies(Estimate(table.state.observe(2)).unseen, "gold-2") == 9


@pytest.mark.rule("K-1.7")
def test_a_card_that_was_won_openly_and_paid_away_again_counts_once() -> None:
    table = auction(lot="gold-2", hands={0: ["military-A"]}, favour=["military-C"], first=0)
    table.do("bid 1", "pass", "pass", "pay military-A")
    table.do("reveal military-C", "pass", "pass", "bid 2", "pay gold-2")
    assert copies(unseen(table.state.observe(1)), "gold-2") == 9


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_unseen_is_what_nobody_showed_the_viewer(players: int) -> None:
    """Of every kind there are as many unseen cards as the truth hides from the viewer, or fewer where he can conclude more."""
    rng = Dice(f"unseen {players}")
    state = GAME.new(players)
    while not state.is_over:
        state.apply(*choose(state, rng))
        if rng.below(10):
            continue
        for viewer in range(players):
            seen = state.observe(viewer)
            hidden = Counter(state.deck)
            for other in range(players):
                if other != viewer:
                    hidden.update(state.hands[other])
                    hidden.update(state.face_down[other])
                    hidden.update(state.buried[other])
            if state.drawn >= 0 and state.adviser != viewer:
                hidden[state.drawn] += 1
            assert not Counter(unseen(seen)) - hidden
            kept = sum(seen.kept) - seen.kept[viewer]
            buried = sum(seen.buried_counts) - len(seen.buried)
            assert len(unseen(seen)) <= len(state.deck) + kept + buried + (seen.has_drawn and seen.drawn < 0)
