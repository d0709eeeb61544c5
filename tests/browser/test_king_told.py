"""For the King (and Me): the engine says what a choice would do, and why something cannot be chosen."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.person import Crowd, Person
from tests.browser.quick import View, choice, come_to


def hint(person: Person) -> Locator:
    return person.page.locator(".king-board .hint")


def keeping(view: View) -> bool:
    """A card that is no king may be kept, and another place is full."""
    seen = view["observation"]
    return bool(seen["stage"] == "placing" and seen["drawn"] < 57 and seen["open_zones"][0] == 1 and 0 in seen["open_zones"])


def outbidding(view: View) -> bool:
    seen = view["observation"]
    return bool(seen["stage"] == "bidding" and seen["bid"] > 1)


def test_what_a_place_would_do_and_why_another_is_closed(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "king", keeping)
    size = view["observation"]["hand_sizes"][view["viewer"]]
    told = ann.say("preview-change", what=ann.say("king-has-cards"), before=size, after=size + 1)
    choice(ann, "keep", view).hover()
    expect(hint(ann)).to_contain_text(ann.say("king-web-hint-keep"))
    expect(hint(ann)).to_contain_text(told, ignore_case=True)
    why = ann.say("table-why-not", why=ann.say("king-why-zone-full"), rule="K-1.3")
    closed = ann.page.locator(".king-board [data-zone], .king-board .zone").get_by_role("button", disabled=True).first
    for look in (closed.hover, closed.focus):
        look()
        expect(hint(ann)).to_have_text(why)
        ann.page.mouse.move(1, 1)


def test_what_a_bid_would_cost_and_why_a_bid_is_too_low(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "king", outbidding)
    seen = view["observation"]
    bidders = [ann.names(view)[seat] for seat in seen["reckoned"]["order"]]
    expect(ann.page.locator(".king-board .rail li .name")).to_have_text(bidders)
    lowest = seen["bid"] + 1
    payments = {payment["bid"]: payment["paid"] for payment in seen["reckoned"]["payments"]}
    unit = "cards" if 54 <= seen["lot"] < 57 else "gold"
    mine = seen["reckoned"]["hands"][view["viewer"]]
    lacking = lowest - (len(mine["cards"]) if unit == "cards" else mine["gold"])
    key, after = (f"king-has-bid-{unit}", payments[lowest]) if lowest in payments else (f"king-has-lack-{unit}", lacking)
    choice(ann, f"bid {lowest}", view).hover()
    expect(hint(ann)).to_contain_text(ann.say("preview-change", what=ann.say(key), before=0, after=after), ignore_case=True)
    ann.page.mouse.move(1, 1)

    field = ann.page.get_by_role("spinbutton", name=ann.say("king-web-amount"))
    field.fill("1")
    field.press("Enter")
    why = ann.say("table-why-not", why=ann.say("king-why-bid-higher", lowest=lowest), rule="K-2.4")
    expect(hint(ann)).to_have_text(why)
    too_low = ann.page.get_by_role("button", name=ann.say("king-do-bid", amount=1), exact=True)
    expect(too_low).to_be_disabled()


def test_a_bid_of_nothing_says_why(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    come_to(ann, "king", lambda view: bool(view["observation"]["stage"] == "bidding" and view["observation"]["bid"] == 0))
    field = ann.page.get_by_role("spinbutton", name=ann.say("king-web-amount"))
    field.fill("1")
    field.press("Tab")
    less = ann.page.get_by_role("button", name=ann.say("king-web-less"))
    ann.page.mouse.move(1, 1)
    less.hover()
    expect(hint(ann)).to_have_text(ann.say("table-why-not", why=ann.say("king-why-bid-least", least=1), rule="K-2.4"))


def several_kings_played(view: View) -> bool:
    seen = view["observation"]
    return bool(seen["phase"] == 1 and seen["king"] < 0 and len(set(seen["discarded"])) > 1)


def something_thrown_away(view: View) -> bool:
    """What came last is not what would be last in the order of kinds."""
    seen = view["observation"]
    pile = seen["reckoned"]["discards"]
    return bool(seen["stage"] == "bidding" and (pile["top"] or 0) > 0 and pile["top"] != pile["open"][-1])


def test_the_discard_pile_shows_what_came_last_if_that_is_known(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    top = ann.page.locator(".king-board .discards .top")
    view = come_to(ann, "king", something_thrown_away)
    expect(top).to_have_attribute("data-piece", f"card-{view['observation']['reckoned']['discards']['top']}")
    view = come_to(ann, "king", several_kings_played)
    count = len(view["observation"]["discarded"])
    expect(ann.page.locator(".king-board .discards")).to_have_text(str(count))
    expect(top).to_have_count(0)
    name = ann.say("king-web-discarded", count=count)
    ann.page.get_by_role("button", name=name).click()
    expect(ann.page.get_by_role("group", name=name).locator(".chips > *")).to_have_count(count)
