"""Hints and analyses over the interface: who may ask, what everybody hears of it, and what is refused."""

from __future__ import annotations

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, begin, bot


def test_a_hint_is_told_to_who_asked_and_the_log_tells_everybody(meet: Meet) -> None:
    ann, eve = meet("Ann"), meet("Eve")
    table = ann.open(ME, bot())
    with ann.live(table) as live:
        view = live.until(lambda view: len(view["legal"]) > 1)
        assert view["advice"] is True
        answer = ann.post(f"/api/tables/{table}/hint", {"seat": 0, "at": view["n"]})
        assert answer.status_code == 200, answer.text
        choices = answer.json()["choices"]
        assert {one["action"] for one in choices} <= {one["action"] for one in view["legal"]}
        assert [one["chance"] for one in choices] == sorted((one["chance"] for one in choices), reverse=True)
        live.reach(view["n"] + 1)
        assert live.entries[-1]["kind"] == "hint"
    assert eve.see(f"/api/tables/{table}")["advised"] == [0]
    assert eve.post(f"/api/tables/{table}/hint", {"seat": 0, "at": view["n"]}).status_code == 403
    running = eve.post(f"/api/tables/{table}/analysis")
    assert (running.status_code, running.json()["message"]["key"]) == (403, "error-not-over")
    assert eve.get(f"/api/tables/{table}/analysis").status_code == 403


def test_hints_are_off_where_others_play_who_did_not_agree(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = ann.open(ME, OPEN)
    ben.join(table, 1)
    begin(table, ann, ben)
    view = ann.see(f"/api/tables/{table}")
    assert view["advice"] is False
    (seat,) = view["to_act"]
    answer = (ann, ben)[seat].post(f"/api/tables/{table}/hint", {"seat": seat, "at": view["n"]})
    assert (answer.status_code, answer.json()["message"]["key"]) == (403, "error-hints-off")
