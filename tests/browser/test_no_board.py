"""A board that does not come, or whose box does not come, is told in the same words; the game can be played on without it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import Crowd
from tests.browser.quick import sit_down_at


@pytest.mark.parametrize("lost", [r"/api/games/skye/box", r"/assets/SkyeBoard-.*\.js"])
def test_without_its_board_a_game_is_a_list_of_choices(crowd: Crowd, lost: str) -> None:
    ann = crowd.person("Ann")
    ann.page.route(re.compile(lost), lambda route: route.abort())
    sit_down_at(ann, "skye")
    alert = ann.page.get_by_role("alert").filter(has_text=ann.say("web-no-board"))
    expect(alert).to_be_visible()
    expect(ann.page.get_by_role("button", name=re.compile(ann.say("skye-do-discard", tile="")))).to_have_count(3)

    ann.page.goto(f"{crowd.url}/replay/{ann.table}?at=0")
    expect(alert).to_be_visible()

    ann.page.unroute(re.compile(lost))
    ann.page.go_back()
    expect(ann.page.get_by_role("region", name=ann.say("skye-board-goals"))).to_be_visible()


def test_a_second_visit_does_not_load_the_box_again(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    with ann.page.expect_response(re.compile(r"/box$")) as first:
        sit_down_at(ann, "skye")
    assert first.value.status == 200
    wire = ann.page.context.new_cdp_session(ann.page)
    wire.send("Network.enable")
    sent: list[int] = []
    wire.on(
        "Network.responseReceivedExtraInfo",
        lambda event: sent.append(event["statusCode"]) if "etag" in {name.lower() for name in event["headers"]} else None,
    )
    with ann.page.expect_response(re.compile(r"/box$")):
        ann.page.reload()
    expect(ann.page.get_by_role("region", name=ann.say("skye-board-goals"))).to_be_visible()
    assert 304 in sent
