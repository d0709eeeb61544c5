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
def test_the_table_comes_in_under_200_kilobytes_from_this_server_alone(crowd: Crowd, language: str) -> None:
    ann = crowd.person("Ann")
    table = ann.open_table(["me", "open", "bot"])
    ann.button("web-start-with-bots", count=1).click()
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
    expect(eve.page.get_by_role("region", name=eve.say("king-board-offices"))).to_be_visible()
    assert 20_000 < sum(sizes) < _MOST, sum(sizes)
    assert hosts == {urlsplit(crowd.url).netloc}


def _size(event: dict[str, Any]) -> int:
    return int(event["encodedDataLength"])
