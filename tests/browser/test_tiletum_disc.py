"""The disc in the middle of Tiletum's wheel is turned to where the values are."""

from __future__ import annotations

import pytest

from tests.browser.person import Crowd
from tests.browser.quick import come_to

_DISC = """() => {
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const [x, y] = middle(document.querySelector('.tiletum-board circle.axle'));
    const degrees = ([a, b]) => (Math.round(Math.atan2(b - y, a - x) * 180 / Math.PI) + 455) % 360;
    return [...document.querySelectorAll('.tiletum-board .disc text.value')]
        .sort((one, other) => degrees(middle(one)) - degrees(middle(other)))
        .map((one) => Number(one.textContent));
}"""
"""The values clockwise, from just before the top, where the first action is."""


@pytest.mark.parametrize("number", [0, 2])
def test_the_disc_shows_the_value_at_every_action(crowd: Crowd, number: int) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "tiletum", lambda view: bool(view["observation"]["round"] == number))
    assert ann.page.evaluate(_DISC) == view["observation"]["values"]
