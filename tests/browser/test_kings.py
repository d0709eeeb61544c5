"""King cards on the board: which of two steps is asked, and only what can be done."""

from __future__ import annotations

from playwright.sync_api import expect

from parlour.games.king.components import CARD_NAME
from tests.browser.person import Crowd
from tests.browser.quick import View, choice, come_to, shows, view_of

_HOW = {"raise": "king-web-how-raise", "lower": "king-web-how-lower"}


def _kept_king_of_two_steps(view: View) -> bool:
    seen = view["observation"]
    kept = seen["adviser"] == view["viewer"] and seen["open_zones"][0] == 0
    return bool(kept and view["prompt"]["message"]["args"].get("steps") == 2 and view["undoable"] == 0)


def test_a_king_of_two_steps_counts_them_and_offers_one_way_only(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "king", _kept_king_of_two_steps)
    kind = view["observation"]["king"]
    banners = ann.page.get_by_role("region", name=ann.say("king-board-offices"))
    for step in (1, 2):
        verb = view["legal"][0]["notation"].split()[0]
        expect(ann.status()).to_have_text(ann.say(f"king-prompt-{verb}-step", step=step, steps=2))
        expect(ann.page.locator(".king-board .hint")).to_have_text(ann.say(_HOW[verb]))
        # The card that it is, not one that has only the step that is left; and none lies before the adviser.
        expect(ann.page.locator(".king-board .drawn .name")).to_have_text(ann.say(f"king-card-{CARD_NAME[kind]}"))
        expect(ann.page.locator(".king-board .kept .king-card")).to_have_count(0)
        expect(banners.get_by_role("button", disabled=False)).to_have_count(len(view["legal"]))
        if step == 2:
            banners.get_by_role("button", disabled=True).first.hover()
            why = ann.say("table-why-not", why=ann.say("king-why-other-office"), rule="K-K3")
            expect(ann.page.locator(".king-board .hint")).to_have_text(why)
        choice(ann, view["legal"][0]["notation"], view).click()
        shows(ann, view["n"] + 1)
        ann.page.mouse.move(1, 1)
        view = view_of(ann)
