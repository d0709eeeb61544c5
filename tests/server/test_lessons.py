"""A lesson over the wire: opened or gone on with, read and played over the socket, and nobody else's."""

from __future__ import annotations

from parlour.games.lessons import find_lesson
from tests.server.conftest import Meet
from tests.server.people import ME, Json, Live, Person, bot, refusal


def learn(person: Person, again: bool = False) -> Json:
    answer = person.post("/api/games/king/lesson", {"again": again})
    assert answer.status_code == 201, answer.text
    seen: Json = answer.json()
    return seen


def follow(live: Live) -> None:
    """Do what the lesson asks for."""
    lesson = live.table["lesson"]
    answer = live.ask(type="read", at=live.n) if lesson["wanted"] is None else live.move(lesson["wanted"])
    assert answer["type"] == "ack", answer
    live.reach(answer["n"])


def test_a_lesson_is_played_over_the_socket_to_its_end(meet: Meet) -> None:
    ann = meet("Ann")
    table = learn(ann)
    assert (table["private"], table["status"], table["players"]) == (True, "playing", find_lesson("king").players)
    with ann.live(table["id"]) as live:
        told = []
        while not live.table["lesson"]["done"]:
            told.append(live.table["lesson"]["number"])
            follow(live)
        assert list(dict.fromkeys(told)) == list(range(1, live.table["lesson"]["count"])), "what goes on counts no step"
        assert live.table["status"] == "over"
        assert refusal(live.ask(type="read", at=live.n)) == "NotAllowed"
    for what in ("record", "verify"):
        assert ann.get(f"/api/tables/{table['id']}/{what}").json()["message"]["key"] == "error-lesson"


def test_another_move_is_refused_with_an_explanation(meet: Meet) -> None:
    ann = meet("Ann")
    with ann.live(learn(ann)["id"]) as live:
        while live.table["lesson"]["wanted"] is None:
            follow(live)
        n = live.n
        other = next(one for one in live.table["legal"] if one["action"] != live.table["lesson"]["wanted"])
        answer = live.move(other["action"])
        assert refusal(answer) == "OtherMove"
        assert answer["message"]["key"] == "lesson-other"
        assert ann.see(f"/api/tables/{live.table['id']}")["n"] == n
        follow(live)


def test_it_goes_on_where_it_was_left(meet: Meet) -> None:
    ann, ben = meet("Ann"), meet("Ben")
    first = learn(ann)["id"]
    assert learn(ann)["id"] == first
    assert learn(ben)["id"] != first
    assert learn(ann, again=True)["id"] != first
    for who in (ann, ben):
        assert [row for row in who.see("/api/tables") if row["id"] == first] == []
        assert who.see("/api/tables/mine") == []
        assert who.see("/api/turns") == []
    assert ben.see(f"/api/tables/{first}")["lesson"] is None


def test_what_can_be_learnt_is_told(meet: Meet) -> None:
    ann = meet("Ann")
    assert {game["name"]: game["lesson"] for game in ann.see("/api/games")}["king"] is True
    assert ann.post("/api/games/nothing/lesson", {}).status_code == 404
    for path, status in (("/learn/king", 200), ("/learn/nothing", 404)):
        assert ann.get(path).status_code == status
    said = ann.client.get("/api/words", params={"lang": "uk", "game": "king", "part": "lesson"}).text
    assert "king-lesson-goal" in said
    assert "king-do-keep" not in said
    assert ann.client.get("/api/words", params={"game": "king", "part": "other"}).status_code == 400
    assert ann.see("/api/games/king/idea")["text"].startswith("Two to five advisers")


def test_no_other_table_can_be_scripted(meet: Meet) -> None:
    ann = meet("Ann")
    wish = {"game": "king", "seats": [ME, bot("random")], "lesson": True}
    assert ann.post("/api/tables", wish).status_code == 400
    table = ann.open(ME, bot("random"))
    with ann.live(table) as live:
        assert live.table["lesson"] is None
        assert refusal(live.ask(type="read", at=live.n)) == "NotAllowed"
