"""How much a stranger downloads before the table is on screen, and from where."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from parlour.words import LANGUAGES
from tests.browser.person import Crowd

_MOST = 200_000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "board"), [("king", "king-board-offices"), ("skye", "skye-board-goals"), ("tiletum", "tiletum-web-wheel")]
)
def test_the_table_comes_in_under_200_kilobytes_from_this_server_alone(
    crowd: Crowd, game: str, board: str, language: str
) -> None:
    ann = crowd.person("Ann")
    title = ann.page.get_by_role("heading", name=ann.say(f"{game}-title"))
    card = ann.page.get_by_role("region", name=ann.say("web-games")).get_by_role("article").filter(has=title)
    card.get_by_role("button", name=ann.say("web-play-now", bots=2)).click()
    table = ann.table
    expect(ann.status()).to_be_visible()

    eve = crowd.person(language=language, arrived=False)
    hosts: set[str] = set()
    sizes: list[int] = []
    wire = eve.page.context.new_cdp_session(eve.page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: sizes.append(_size(event)))
    eve.page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    eve.page.on("websocket", lambda line: hosts.add(urlsplit(line.url).netloc))
    eve.page.goto(f"{crowd.url}/table/{table}", wait_until="networkidle")
    expect(eve.page.get_by_role("region", name=eve.say(board))).to_be_visible()
    assert 20_000 < sum(sizes) < _MOST, sum(sizes)
    assert hosts == {urlsplit(crowd.url).netloc}


def _size(event: dict[str, Any]) -> int:
    return int(event["encodedDataLength"])
