"""The socket: numbered news for all, acknowledged requests, and catching up after a break."""

from __future__ import annotations

import pytest

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Live, Person, begin, bidding, bot, never, new_id, play, refusal


def seated(ann: Person, ben: Person) -> str:
    """A table at which both sit, and which has begun."""
    table = ann.open(ME, OPEN)
    ben.join(table, 1)
    begin(table, ann, ben)
    return table


def test_a_whole_game_of_two_with_somebody_looking_on(meet: Meet) -> None:
    ann, ben, eve = meet("Ann"), meet("Ben"), meet("Eve")
    table = ann.open(ME, OPEN)
    with ann.live(table) as one, eve.live(table) as watching:
        ben.join(table, 1)
        begin(table, ann, ben)
        with ben.live(table) as two:
            assert [one.table["viewer"], two.table["viewer"], watching.table["viewer"]] == [0, 1, -2]
            moves = play([one, two], never)
            lives = (one, two, watching)
            for live in lives:
                live.until(lambda view: view["status"] == "over")
            logs = [[_public(entry) for entry in live.entries] for live in lives]
            assert logs[0] == logs[1] == logs[2]
            assert [entry["n"] for entry in one.entries] == list(range(1, one.n + 1))
            made = [entry for entry in one.entries if entry["kind"] == "moved"]
            assert sum(not entry.get("forced", False) for entry in made) == moves
            for known in ("seed", "scores", "ranking", "move", "n"):
                assert len({str(live.table[known]) for live in lives}) == 1
    assert ann.see(f"/api/tables/{table}/verify")["ok"] is True
    assert [_public(entry) for entry in eve.see(f"/api/tables/{table}/log")] == logs[2]


def _public(entry: dict[str, object]) -> dict[str, object]:
    return {name: entry[name] for name in ("n", "at", "kind", "seat", "name", "text", "move")}


def test_catching_up_from_a_number_after_a_break(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = seated(ann, ben)
    with ann.live(table) as one, ben.live(table) as two:
        play([one, two], lambda view: view["move"] > 6)
        known, number = list(two.entries), two.n
        two.close()
        assert one.ask(type="say", text="where is Ben?")["type"] == "ack"
        assert one.ask(type="say", text="gone")["type"] == "ack"
        with ben.live(table, since=number) as again:
            assert [entry["text"] for entry in again.entries] == ["where is Ben?", "gone"]
            assert known + again.entries == ben.see(f"/api/tables/{table}/log")
        with ben.live(table, since=10**12) as future:
            assert future.entries == []
            one.ask(type="say", text="still here")
            future.n = one.n - 1
            assert future.until(lambda view: view["n"] >= one.n)


def test_a_second_look_changes_the_eyes(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, {"kind": "guest", "name": "Eve"})
    with ann.live(table, seat=1) as live:
        assert live.table["viewer"] == 1
        for seat in (0, -2, 1):
            assert live.look(live.n, seat).table["viewer"] == seat
        live.send({"type": "look", "since": live.n, "seat": 5})
        while (answer := live.read())["type"] == "table":
            pass
        assert refusal(answer) == "NotAllowed"
        assert live.look(0).table["viewer"] in live.table["to_act"]


def test_a_move_sent_twice_is_done_once_and_acknowledged_twice(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = seated(ann, ben)
    with ann.live(table) as one, ben.live(table) as two:
        acting, person = (one, ann) if one.table["viewer"] in one.table["to_act"] else (two, ben)
        before = acting.table
        move = {"type": "move", "id": new_id(), "seat": before["viewer"], "action": before["legal"][0]["action"]}
        first = acting.ask(**move, at=before["n"])
        assert acting.ask(**move, at=before["n"]) == first
        acting.close()
        with person.live(table) as again:
            assert again.ask(**move, at=before["n"]) == first
            assert again.ask(**move, at=999) == first, "it is the request's id that counts"
            kinds = [entry["kind"] for entry in again.entries]
            assert kinds.count("moved") == 1
            assert again.table["move"] > before["move"]


def test_refused_requests_say_why_and_change_nothing(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = seated(ann, ben)
    with ann.live(table) as one, ben.live(table) as two:
        acting, other = (one, two) if one.table["viewer"] in one.table["to_act"] else (two, one)
        view, n = acting.table, acting.n
        seat, at, legal = view["viewer"], view["n"], view["legal"][0]["action"]
        move = {"type": "move", "seat": seat, "action": legal, "at": at}
        assert refusal(acting.ask(**{**move, "at": at + 1})) == "Stale"
        assert refusal(acting.ask(**{**move, "at": -1})) == "Stale"
        assert refusal(acting.ask(**{**move, "action": 10**15})) == "NotationError"
        assert refusal(acting.ask(**{**move, "action": -1})) == "NotationError"
        assert refusal(acting.ask(**{**move, "seat": 1 - seat})) == "NotAllowed"
        assert refusal(acting.ask(**{**move, "seat": 77})) == "BadRequest"
        assert refusal(other.ask(**move)) == "NotAllowed"
        assert refusal(other.ask(**{**move, "seat": 1 - seat})) == "NotYourTurn"
        assert refusal(other.ask(type="undo", seat=1 - seat)) == "NothingToUndo"
        assert refusal(other.ask(type="resign", seat=seat)) == "NotAllowed"
        assert refusal(other.ask(type="say", text="  ")) == "BadRequest"
        illegal = next(action for action in range(200) if action not in [each["action"] for each in view["legal"]])
        assert refusal(acting.ask(**{**move, "action": illegal})) == "IllegalAction"
        assert ann.see(f"/api/tables/{table}")["n"] == n
        assert acting.ask(**move)["type"] == "ack"


def test_undo_restart_resign_and_talk(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = seated(ann, ben)
    with ann.live(table) as one, ben.live(table) as two:
        play([one, two], bidding)
        acting, other = (one, two) if one.table["viewer"] in one.table["to_act"] else (two, one)
        seat, before = acting.table["viewer"], acting.table["observation"]
        bid = next(action["action"] for action in acting.table["legal"] if action["notation"] == "bid 4")
        acting.reach(acting.move(bid)["n"])
        other.reach(acting.n)
        assert (other.table["observation"]["bid"], acting.table["undoable"], other.table["undoable"]) == (4, 1, 0)
        acting.reach(acting.ask(type="undo", seat=seat)["n"])
        assert acting.table["observation"] == before
        acting.reach(acting.move(bid)["n"])
        acting.reach(acting.ask(type="undo", seat=seat, turn=True)["n"])
        assert acting.table["observation"] == before
        assert refusal(acting.ask(type="undo", seat=seat)) == "NothingToUndo"
        said = other.ask(type="say", text=" hm\u202e,\n <i>four</i>? ")
        assert acting.reach(said["n"])
        assert acting.entries[-1]["text"] == "hm , <i>four</i>?"
        one.ask(type="resign", seat=0)
        two.reach(two.ask(type="resign", seat=1)["n"])
        for live in (one, two):
            live.until(lambda view: view["status"] == "over")
        assert [row["resigned"] for row in one.table["seats"]] == [True, True]


def test_bots_answer_people(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, bot("greedy"), bot("random"))
    with ann.live(table) as live:
        assert play([live], lambda view: view["move"] > 60) > 3
        movers = {entry["seat"] for entry in live.entries if entry["kind"] == "moved"}
        assert movers == {0, 1, 2}


def test_who_is_here_is_seen_by_the_others(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = seated(ann, ben)
    with ann.live(table) as one:
        assert [seat["connected"] for seat in one.table["seats"]] == [True, False]
        with ben.live(table), ben.live(table) as second:
            one.until(lambda view: view["seats"][1]["connected"])
            assert [seat["connected"] for seat in second.table["seats"]] == [True, True]
            second.close()
            assert ann.see(f"/api/tables/{table}")["seats"][1]["connected"], "one of two windows is still open"
        one.until(lambda view: not view["seats"][1]["connected"])


def test_ping_and_the_longest_id(meet: Meet) -> None:
    ann = meet("Ann")
    with ann.live(ann.open(ME, OPEN)) as live:
        live.send({"type": "ping"})
        while live.read()["type"] != "pong":
            pass
        for length in (1, 64):
            assert live.ask(type="say", text="hello", id="x" * length)["type"] == "ack"
        for wrong in ("", "y" * 65):
            assert refusal(live.ask(type="say", text="hello", id=wrong)) == "BadRequest"


@pytest.mark.parametrize("table", ["nowhere", "%00", "..", "x" * 300, "%F0%9F%92%A5"])
def test_a_table_that_is_not_there(meet: Meet, table: str) -> None:
    with Live(meet(), table) as live:
        assert live.closed() == 4404
