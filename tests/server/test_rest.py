"""Every address of the REST interface, as docs/protocol.md tells it."""

from __future__ import annotations

from importlib.metadata import version

import msgspec
import pytest

from parlour.bots import bot_names
from parlour.bots.levels import levels
from parlour.engine.record import decode
from parlour.engine.replay import verify
from parlour.games import GAMES, find
from parlour.tables.wire import PROTOCOL
from parlour.tables.wire.rest import GameInfo, Me, RuleView, Verdict, Version
from parlour.tables.wire.seen import EntryView, ReplayView, StatisticsView, TableSummary, TableView
from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Person, begin, bot, never, play


@pytest.fixture(scope="module")
def finished(server: object) -> str:
    """A table whose game is over, between two people at one keyboard."""
    person = Person(server, "Ann")  # type: ignore[arg-type] # the fixture is a Server
    table = person.open(ME, {"kind": "guest", "name": "Eve"})
    with person.live(table) as live:
        play([live], never)
    person.close()
    return table


def test_who_i_am_and_what_i_am_called(meet: Meet) -> None:
    person = meet()
    stranger = msgspec.convert(person.see("/api/me"), Me)
    assert (stranger.name[:6], stranger.named) == ("Guest ", False)
    told = person.client.get("/api/me", headers={"accept-language": "fr, uk;q=0.8"}).json()
    assert told["name"] == stranger.name.replace("Guest", "Гість")
    assert person.put("/api/me", {"name": "  Ann \t of\nKent "}).json() == {
        "id": person.me["id"],
        "name": "Ann of Kent",
        "named": True,
    }
    assert person.see("/api/me")["name"] == "Ann of Kent"
    for bad in ("", "   ", "x" * 25, "\u0000"):
        answer = person.put("/api/me", {"name": bad})
        assert (answer.status_code, answer.json()["error"]) == (400, "BadRequest")
    assert person.see("/api/me")["name"] == "Ann of Kent"
    assert meet().me["id"] != person.me["id"]


def test_what_the_server_speaks(meet: Meet) -> None:
    person = meet("Ann")
    assert msgspec.convert(person.see("/api/version"), Version) == Version(PROTOCOL, version("parlour"))
    with person.live(person.open(ME, OPEN)) as live:
        live.send({"type": "look", "since": 0, "protocol": PROTOCOL - 1})
        while (answer := live.read())["type"] == "presence":
            pass
        assert (answer["type"], answer["error"]) == ("refused", "BadRequest")


def test_games_and_rules(meet: Meet) -> None:
    person = meet()
    games = msgspec.convert(person.see("/api/games"), list[GameInfo])
    assert [game.name for game in games] == list(GAMES)
    (king,) = [game for game in games if game.name == "king"]
    assert (king.min_players, king.max_players, king.bots) == (2, 5, bot_names(find("king")))
    for game in games:
        rules = msgspec.convert(person.see(f"/api/games/{game.name}/rules"), list[RuleView])
        assert len({rule.id for rule in rules}) == len(rules) > 10
        assert all(rule.title and rule.section and rule.text for rule in rules)
    missing = person.get("/api/games/chess/rules")
    assert (missing.status_code, missing.json()["error"]) == (404, "UnknownGame")


def test_open_join_leave_start_and_the_lobby(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    opened = ann.post("/api/tables", {"game": "king", "seats": [ME, OPEN, OPEN]})
    assert opened.status_code == 201
    view = msgspec.convert(opened.json(), TableView)
    assert (view.status, view.host, view.my_seats, view.viewer) == ("open", True, [0], 0)
    listed = {row.id: row for row in msgspec.convert(ben.see("/api/tables"), list[TableSummary])}
    assert [(seat.kind, seat.name, seat.mine) for seat in listed[view.id].seats] == [
        ("person", "Ann", False),
        ("open", "", False),
        ("open", "", False),
    ]
    joined = ben.post(f"/api/tables/{view.id}/join", {"seat": 2}).json()
    assert (joined["host"], joined["my_seats"]) == (False, [2])
    assert ben.post(f"/api/tables/{view.id}/leave", {"seat": 2}).json()["my_seats"] == []
    ben.join(view.id, 1)
    assert [seat["ready"] for seat in ben.ready(view.id)["seats"]] == [False, True, False]
    assert ann.ready(view.id)["status"] == "open", "a seat is free"
    refused = ben.post(f"/api/tables/{view.id}/start")
    assert (refused.status_code, refused.json()["error"]) == (403, "NotAllowed")
    started = ann.post(f"/api/tables/{view.id}/start").json()
    assert started["status"] == "playing"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot"]
    left = ben.post(f"/api/tables/{view.id}/leave", {"seat": 1}).json()
    assert left["seats"][1]["bot"] == "greedy"
    back = ben.post(f"/api/tables/{view.id}/join", {"seat": 1}).json()
    assert back["seats"][1]["bot"] == ""


def test_my_turns(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    table = ann.open(ME, OPEN)
    assert ann.see("/api/turns") == ben.see("/api/turns") == []
    ben.join(table, 1)
    begin(table, ann, ben)
    seat = ann.see(f"/api/tables/{table}")["to_act"][0]
    acting, waiting = (ann, ben) if seat == 0 else (ben, ann)
    (row,) = acting.see("/api/turns")
    assert (row["id"], row["my_turn"], row["to_act"]) == (table, True, [seat])
    assert waiting.see("/api/turns") == []
    (listed,) = [row for row in waiting.see("/api/tables") if row["id"] == table]
    assert listed["my_turn"] is False
    acting.post(f"/api/tables/{table}/leave", {"seat": seat})
    assert acting.see("/api/turns") == [] or acting.see("/api/turns")[0]["to_act"] != [seat]


def test_log_and_replay_of_a_running_table(meet: Meet) -> None:
    ann = meet("Ann")
    table = ann.open(ME, {"kind": "guest", "name": "Eve"})
    with ann.live(table) as live:
        play([live], lambda view: view["move"] > 12)
        n = live.n
    log = msgspec.convert(ann.see(f"/api/tables/{table}/log"), list[EntryView])
    assert [entry.n for entry in log] == list(range(1, n + 1))
    assert [entry["n"] for entry in ann.see(f"/api/tables/{table}/log", since=n - 2)] == [n - 1, n]
    assert ann.see(f"/api/tables/{table}/log", since=n) == []
    replay = msgspec.convert(ann.see(f"/api/tables/{table}/replay", at=5), ReplayView)
    assert (replay.at, replay.viewers, replay.all) == (5, [-2, 0, 1], [])
    too_far = ann.get(f"/api/tables/{table}/replay", at=10_000)
    assert (too_far.status_code, too_far.json()["error"]) == (400, "BadRequest")


def test_record_and_verdict_of_a_finished_table(meet: Meet, finished: str) -> None:
    stranger = meet()
    answer = stranger.get(f"/api/tables/{finished}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = decode(answer.content)
    assert verify(find("king"), record).seed_checked
    verdict = msgspec.convert(stranger.see(f"/api/tables/{finished}/verify"), Verdict)
    assert (verdict.ok, verdict.moves) == (True, len(record.moves))
    view = msgspec.convert(stranger.see(f"/api/tables/{finished}", seat=1), TableView)
    assert (view.viewer, view.seed, view.status) == (1, record.seed, "over")
    replay = stranger.see(f"/api/tables/{finished}/replay", at=len(record.moves), seat=0)
    assert len(replay["all"]) == 2


def test_statistics_are_told_when_the_game_is_over(meet: Meet, finished: str) -> None:
    stranger = meet()
    record = decode(stranger.get(f"/api/tables/{finished}/record").content)
    told = msgspec.convert(stranger.see(f"/api/tables/{finished}/statistics"), StatisticsView)
    assert told.chapters
    assert (len(told.scores), record.outcome and record.outcome.scores) == (len(record.moves), told.scores[-1])
    assert stranger.see(f"/api/tables/{finished}/statistics") == msgspec.to_builtins(told)
    running = stranger.open(ME, bot("random"))
    refused = stranger.get(f"/api/tables/{running}/statistics")
    assert (refused.status_code, refused.json()["error"]) == (403, "NotAllowed")


def test_rematch_and_branch(meet: Meet, finished: str) -> None:
    stranger = meet()
    refused = stranger.post(f"/api/tables/{finished}/rematch")
    assert (refused.status_code, refused.json()["error"]) == (403, "NotAllowed")
    branch = stranger.open(ME, bot(), branch=finished, branch_at=9)
    view = stranger.see(f"/api/tables/{branch}")
    assert view["branched_from"] == finished
    assert view["move"] >= 9
    player = meet("Cat")
    own = player.open(ME, bot("random"))
    running = player.post(f"/api/tables/{own}/rematch")
    assert running.status_code == 403
    with player.live(own) as live:
        assert live.ask(type="resign", seat=0)["type"] == "ack"
        live.until(lambda table: table["status"] == "over")
    again = player.post(f"/api/tables/{own}/rematch")
    assert again.status_code == 201
    assert again.json()["status"] == "playing"
    view = player.see(f"/api/tables/{own}")
    assert (view["rematch"], view["rematch_by"]) == (again.json()["id"], 0)


def test_the_interface_documents_itself(meet: Meet) -> None:
    person = meet()
    document = person.see("/schema/openapi.json")
    paths = {(path, method) for path, methods in document["paths"].items() for method in methods}
    page = person.get("/schema")
    assert len(paths) == 32
    assert "<script" not in page.text
    for path, method in paths:
        assert path.replace("{", "&#123;") in page.text or path in page.text
        assert method.upper() in page.text


def test_a_game_brings_its_box_and_its_words(meet: Meet) -> None:
    person = meet()
    assert len(person.see("/api/games/king/box")["cards"]) > 30
    box = person.get("/api/games/skye/box")
    assert len(box.json()["tiles"]) == 74
    again = person.client.get("/api/games/skye/box", headers={"if-none-match": box.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for language in ("en", "uk", "ru", "ja"):
        answer = person.client.get("/api/words", params={"lang": language})
        assert "king-title = " in answer.text
        assert "tiletum-title = " in answer.text
        one = person.client.get("/api/words", params={"lang": language, "game": "king"})
        assert "king-title = " in one.text
        assert "tiletum-title = " not in one.text
        again = person.client.get("/api/words", params={"lang": language}, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert person.client.get("/api/words", params={"lang": "xx"}).status_code == 404
    assert person.get("/api/games/chess/box").status_code == 404
    assert person.client.get("/api/words", params={"game": "chess"}).status_code == 404


def test_bots_are_chosen_by_level_until_the_game_begins(meet: Meet) -> None:
    person = meet()
    (king,) = [game for game in msgspec.convert(person.see("/api/games"), list[GameInfo]) if game.name == "king"]
    assert [(level.name, level.bot) for level in king.levels] == [tuple(level) for level in levels(find("king"))]
    table = person.open(ME, OPEN, OPEN)
    seated = person.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "easy"})
    assert seated.json()["seats"][1]["level"] == "easy"
    refused = person.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "nobody"})
    assert refused.json()["message"]["key"] == "error-no-bot"
    started = person.post(f"/api/tables/{table}/start", {"bot": "normal"})
    assert [seat["level"] for seat in started.json()["seats"]] == ["", "easy", "normal"]
