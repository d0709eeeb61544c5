"""A large hand on a phone: every card that can be given shows as much of itself as a finger needs."""

from __future__ import annotations

from tests.browser.checks import settle
from tests.browser.fit import LEAST, frames
from tests.browser.person import Crowd
from tests.browser.quick import View, come_to

_PAIR = 2
_FULL = 18
_STRIPS = """() => [...document.querySelectorAll('[data-frame=hand] .board-target')].map((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const mine = (x, y) => document.elementFromPoint(x, y)?.closest('.board-target') === card;
    const pixels = (from, to) => Array.from({ length: Math.ceil(to) - Math.ceil(from) }, (_, place) => Math.ceil(from) + place);
    const across = pixels(left, right).filter((x) => mine(x, top + 12)).length;
    const down = pixels(top, bottom).filter((y) => mine(left + 12, y)).length;
    return [card.ariaLabel, across, down];
})"""
"""How many pixels of each card in the hand can be pressed, across and down."""


def _pays_from(view: View, least: int) -> bool:
    return len(view["observation"]["hand"]) >= least and view["prompt"]["message"]["key"] == "king-prompt-pay-cards"


def test_a_finger_can_choose_among_more_cards_than_lie_in_two_rows(crowd: Crowd) -> None:
    ann = crowd.phone()
    view = come_to(ann, "king", lambda view: _pays_from(view, _FULL + 1), players=_PAIR)
    settle(ann)
    strips = ann.page.evaluate(_STRIPS)
    assert len(strips) == len(view["observation"]["hand"])
    assert [strip for strip in strips if min(strip[1:]) < LEAST] == []


def test_the_hand_keeps_its_place_however_many_cards_it_has(crowd: Crowd) -> None:
    ann = crowd.phone()
    come_to(ann, "king", lambda view: _pays_from(view, _FULL + 1), players=_PAIR)
    place = frames(ann)
    come_to(ann, "king", lambda view: _pays_from(view, 1) and not _pays_from(view, _FULL), players=_PAIR)
    assert frames(ann) == place
