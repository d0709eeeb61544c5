"""Who only watches an auction reads how it stands, where the bids are made, and nothing changes its place for that."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fit import frames
from tests.browser.person import PHONE, Crowd, Person
from tests.browser.quick import come_to, sitter
from tests.tables.laid_out import lay_out, positions

_PLAYERS = 3
_GAMES = 20


def _watches_a_bid(bob: Person, ann: Person) -> tuple[str, int]:
    """A table at which Bob has to answer a bid of the bot, and Ann has passed; and that bid."""
    for number in range(_GAMES):
        for draft in positions("king", [sitter(bob), sitter(ann)], _PLAYERS, number):
            assert draft.table.state is not None
            seen = draft.table.state.observe(1)
            if seen.stage == "bidding" and seen.bid > 0 and seen.leader == 2 and list(seen.standing) == ["in", "passed", "in"]:
                return lay_out(ann.db, draft), seen.bid
    raise AssertionError(f"{_GAMES} games, and never so")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_field_of_bids_says_how_the_auction_stands(crowd: Crowd, size: tuple[int, int]) -> None:
    bob = crowd.person("Bob", arrived=False)
    ann = crowd.person("Ann", size=size)
    come_to(ann, "king", lambda view: "bid" in view["prompt"]["message"]["key"], players=_PLAYERS)
    place = frames(ann)
    table, bid = _watches_a_bid(bob, ann)
    ann.go(f"/table/{table}")
    field = ann.page.locator("[data-frame=act]")
    expect(field.locator("p")).to_contain_text(f"Bruno offers {bid}")
    terms = field.locator("dd")
    expect(terms.nth(0)).to_contain_text("Bob")
    expect(terms.nth(0)).to_contain_text("Bruno")
    expect(terms.nth(1)).to_have_text("Ann")
    expect(field).to_contain_text(ann.say("king-web-purse"))
    assert frames(ann) == place
