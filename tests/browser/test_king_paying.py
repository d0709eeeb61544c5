"""Paying on King's board: whatever cards are chosen, the page shows what the engine says of them, and pays just these."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from tests.browser.person import Crowd, Person
from tests.browser.quick import View, come_to, view_of


def paying_otherwise(view: View) -> bool:
    """A lot that costs gold, and gold in hand that is not suggested."""
    seen = view["observation"]
    if seen["stage"] != "paying" or 54 <= seen["lot"] < 57:
        return False
    suggested = seen["reckoned"]["payments"][0]["cards"]
    gold = [card for card, covers in zip(seen["hand"], seen["reckoned"]["covers"], strict=True) if covers]
    return bool(set(gold) - set(suggested))


def test_other_cards_than_the_suggested_are_chosen_and_paid(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "king", paying_otherwise)
    seen = view["observation"]
    reckoned = seen["reckoned"]
    purse = ann.page.locator(".king-board .purse")
    first = reckoned["payments"][0]
    expect(purse).to_contain_text(ann.say("king-web-chosen", sum=first["paid"], owed=seen["owed"]))
    expect(purse).to_contain_text(ann.say("king-web-suggested-gold"))

    payable = [card for card, covers in zip(seen["hand"], reckoned["covers"], strict=True) if covers]
    buttons = ann.page.get_by_role("region", name=ann.say("king-board-hand")).get_by_role("button", disabled=False)
    expect(buttons).to_have_count(len(payable))
    other = max(place for place, card in enumerate(payable) if card not in first["cards"])
    buttons.nth(other).click()
    expect(buttons.nth(other)).to_have_attribute("aria-pressed", "true")
    chosen = [card for place, card in enumerate(payable) if buttons.nth(place).get_attribute("aria-pressed") == "true"]
    covers = dict(zip(seen["hand"], reckoned["covers"], strict=True))
    total = sum(covers[card] for card in chosen)
    left = reckoned["covered"][total]
    assert left["owed"] == 0
    expect(purse).to_contain_text(ann.say("king-web-chosen", sum=total, owed=seen["owed"]))
    lost = purse.get_by_text(ann.say("king-web-no-change", lost=left["lost"]))
    expect(lost).to_have_count(1 if left["lost"] else 0)

    ann.button("king-web-pay").click()
    expect(purse).to_have_count(0)
    assert _gone(ann, view) == Counter(chosen)


def _gone(person: Person, view: View) -> Counter[int]:
    """The cards that the person has paid since."""
    ledger, before = view_of(person)["observation"]["ledger"], len(view["observation"]["ledger"])
    mine = [card for what, seat, card in ledger[before:] if what == "paid" and seat == view["viewer"]]
    return Counter(mine)
