"""Part of `make bench`: how long the page is busy at a time while pieces travel, by Chromium's own tracing.

Bots play at tables of every game while somebody watches; any task of the page's main thread (script, style, layout, paint)
that takes longer than 50 ms around a journey would be felt. What counts is the time on the processor: what else the machine
does is not ours.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import launched, quick_server
from tests.browser.person import Crowd

from parlour.games import GAMES

MOST = 50.0
"""Milliseconds that a task may take while something travels."""
WATCHED = 60
"""Entries of the log that are watched at a table."""
AROUND = (150_000, 600_000)
"""Microseconds before and after the start of a journey that belong to it: the update before, the flight after."""

_MARK = """
const own = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
    if (timing.id === 'travel') performance.mark('travel');
    return own.call(this, frames, timing);
};
"""
_TRACED = ("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing")
_TASKS = ("RunTask", "ThreadControllerImpl::RunTask")


class Busy(NamedTuple):
    """What was seen at one table."""

    journeys: int
    tasks: int
    longest: float
    """Milliseconds on the processor."""
    over: int
    """How many took too long."""


def main() -> None:
    """Watch every game, and say how long the longest task took."""
    table = Table("game", "journeys", "tasks", "longest task (ms)", f"over {MOST:.0f} ms", title="While pieces travel")
    server = quick_server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = launched(playwright)
            crowd = Crowd(browser, server.url, server.db)
            for game in GAMES:
                busy = watch(crowd, game)
                table.add_row(game, str(busy.journeys), str(busy.tasks), f"{busy.longest:.1f}", str(busy.over))
            crowd.leave()
            browser.close()
    finally:
        server.kill()
    Console().print(table)


def watch(crowd: Crowd, game: str) -> Busy:
    """Somebody gives a seat to a bot and watches how it goes on."""
    ann = crowd.person("Ann", size=(1440, 900), moving=True)
    ann.page.add_init_script(_MARK)
    ann.go()
    ann.play_now(game)
    ann.page.wait_for_function("() => document.title.startsWith('●')", timeout=60_000)
    wire = ann.page.context.new_cdp_session(ann.page)
    wire.send("Tracing.start", {"categories": ",".join(_TRACED), "transferMode": "ReturnAsStream"})
    ann.button("web-leave").click()
    ann.button("web-resign").click()
    from_here = int(ann.page.locator("main").get_attribute("data-n") or 0)
    ann.page.wait_for_function(
        "n => Number(document.querySelector('main').dataset.n) >= n", arg=from_here + WATCHED, timeout=180_000
    )
    events = traced(wire, ann.page)
    ann.page.close()  # tracing sees all pages
    return measured(events)


def traced(wire: CDPSession, page: Page) -> list[dict[str, Any]]:
    """Stop tracing; all that was traced."""
    ended: list[str] = []
    wire.on("Tracing.tracingComplete", lambda event: ended.append(event["stream"]))
    wire.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    text = ""
    while True:
        part = wire.send("IO.read", {"handle": ended[0]})
        text += part["data"]
        if part["eof"]:
            break
    events: list[dict[str, Any]] = json.loads(text)["traceEvents"]
    return events


def measured(events: list[dict[str, Any]]) -> Busy:
    """The tasks around journeys, in the thread in which these were begun."""
    starts = [event for event in events if event["name"] == "travel" and event["cat"].startswith("blink.user_timing")]
    threads = {(event["pid"], event["tid"]) for event in starts}
    windows = [(event["ts"] - AROUND[0], event["ts"] + AROUND[1]) for event in starts]
    tasks = [
        event.get("tdur", event["dur"]) / 1000
        for event in events
        if event["name"] in _TASKS
        and event["ph"] == "X"
        and (event["pid"], event["tid"]) in threads
        and any(first <= event["ts"] + event["dur"] and event["ts"] <= last for first, last in windows)
    ]
    return Busy(len(starts), len(tasks), max(tasks, default=0.0), sum(task > MOST for task in tasks))


if __name__ == "__main__":
    main()
