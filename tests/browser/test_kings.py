"""King cards on the board: which of two steps is asked, and only what can be done."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Crowd
from tests.browser.quick import choice, come_to, shows, view_of

_HOW = {"raise": "king-web-how-raise", "lower": "king-web-how-lower"}


def test_a_king_of_two_steps_counts_them_and_offers_one_way_only(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "king", lambda view: view["prompt"]["message"]["args"].get("steps") == 2 and view["undoable"] == 0)
    banners = ann.page.get_by_role("region", name=ann.say("king-board-offices"))
    for step in (1, 2):
        verb = view["legal"][0]["notation"].split()[0]
        expect(ann.status()).to_have_text(ann.say(f"king-prompt-{verb}-step", step=step, steps=2))
        expect(ann.page.locator(".king-board .hint")).to_have_text(ann.say(_HOW[verb]))
        expect(banners.get_by_role("button", disabled=False)).to_have_count(len(view["legal"]))
        if step == 2:
            banners.get_by_role("button", disabled=True).first.hover()
            why = ann.say("table-why-not", why=ann.say("king-why-other-office"), rule="K-K3")
            expect(ann.page.locator(".king-board .hint")).to_have_text(why)
        choice(ann, view["legal"][0]["notation"], view).click()
        shows(ann, view["n"] + 1)
        ann.page.mouse.move(1, 1)
        view = view_of(ann)
