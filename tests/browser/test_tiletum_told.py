"""What Tiletum's board tells in the browser: what a choice would do, why something cannot be done, what will be scored."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from parlour.engine.moves import Move
from parlour.engine.preview import preview_from, why_not_from
from parlour.games.tiletum.components import ACTIONS, DISTANCE, FAMILIES, RESOURCES, SPACES, TILE_FAMILY, TILE_ID
from parlour.games.tiletum.game import TiletumGame
from parlour.games.tiletum.moves import Crest, Lodge, Take, Walk
from parlour.words import words
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, view_of
from tests.browser.tiletum_play import (
    DESKTOP,
    LONGEST,
    Choice,
    act_with,
    action_of,
    choose,
    dice_for,
    die_target,
    do,
    kind_of,
    my_turn,
    question,
    restful,
    sit_down,
    turning,
)

GAME = TiletumGame()


def gives(person: Person, view: View, die: Choice) -> tuple[int, int, str]:
    """What a die gives: which resource, how much of it, and the words for that and its action."""
    resource, value = str(die["notation"]).split()[1], int(str(die["notation"]).split()[-1])
    action, points = action_of(view, die)
    named, does = person.say(f"tiletum-resource-{resource}"), person.say(f"tiletum-action-{action}")
    return (
        RESOURCES.index(resource),
        value,
        person.say("tiletum-web-die-gives", count=value, resource=named, action=does, ap=points),
    )


def hint(person: Person) -> Locator:
    return person.page.locator(".tiletum-board .hint")


def forecast(person: Person) -> list[list[str]]:
    """What every player's card tells: where the fair is concerned, its points, and what the end would give."""
    rows: list[list[str]] = person.page.locator(".players li .panel-counts").evaluate_all(
        """cards => cards.map((card) => [...card.querySelectorAll('.fair, .end')]
            .flatMap((fact) => [...fact.querySelectorAll('.unseen, b')].map((one) => one.textContent.trim())))"""
    )
    return rows


def told(person: Person) -> Locator:
    """What the thing that is looked at would do, or why it cannot be done."""
    return person.page.locator(".tiletum-board .told")


def change(person: Person, what: str, before: int, after: int) -> str:
    return person.say("preview-change", what=person.say(what), before=before, after=after)


def observed(view: View) -> Any:
    return GAME.decode_observation(json.dumps(view["observation"]).encode())


def foretold(view: View, choice: Choice) -> str:
    """The engine's own preview, in words, line by line; nothing where only the words of the choice itself tell anything."""
    say = words("en")
    preview = preview_from(GAME, observed(view), view["viewer"], choice["action"])
    if not preview.changes and not preview.stop:
        return ""
    lines = [say("preview-change", what=say.say(one.what), before=one.before, after=one.after) for one in preview.changes]
    if preview.stop:
        lines.append(say(f"preview-{preview.stop}"))
    return " ".join(lines)


def refusal(view: View, move: Move) -> str:
    """The engine's own reason, with its rule."""
    reason = why_not_from(GAME, observed(view), view["viewer"], move)
    assert reason is not None
    say = words("en")
    return say("table-why-not", why=say.say(reason.message, [seat["name"] for seat in view["seats"]]), rule=reason.rule)


def test_a_far_space_shows_the_way_and_its_cost_and_is_one_move_that_can_be_taken_back(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=DESKTOP)
    sit_down(ann)
    start, before = act_with(ann, {"merchant", "architect"}, 3)
    me, page = before["viewer"], ann.page

    def apart(step: Choice) -> int:
        piece, _to, space = str(step["notation"]).split()
        start: int = before["observation"]["boards"][me][piece]
        return DISTANCE[start][SPACES.index(space)]

    farthest = max((one for one in before["legal"] if kind_of(one) == "move"), key=apart)
    piece, _to, name = str(farthest["notation"]).split()
    steps = apart(farthest)
    assert steps > 1
    space, way = page.locator(f'.ti-spot.space[data-space="{name}"]'), page.locator(".way")
    piece_at = page.locator(".piece").nth(2 * me + (piece == "architect"))
    for look in (space.hover, space.focus):
        look()
        expect(way).to_have_count(steps)
        expect(page.locator(".price text")).to_have_text(str(steps))
        expect(hint(ann)).to_contain_text(ann.say(f"tiletum-space-{name}"))
        points = before["observation"]["action_points"]
        expect(told(ann)).to_contain_text(change(ann, "tiletum-has-ap", points, points - steps))
        page.mouse.move(1, 1)
        space.blur()
        expect(way).to_have_count(0)
    stood = str(piece_at.get_attribute("style"))

    space.click()
    after = my_turn(ann)
    assert after is not None
    assert after["observation"]["boards"][me][piece] == SPACES.index(name)
    assert after["observation"]["action_points"] == before["observation"]["action_points"] - steps
    assert after["move"] == before["move"] + 1
    expect(piece_at).not_to_have_attribute("style", stood)
    ann.button("web-undo").click()
    again = my_turn(ann)
    assert again is not None
    assert again["observation"] == before["observation"]
    expect(piece_at).to_have_attribute("style", stood)
    space.click()
    assert my_turn(ann) is not None
    ann.button("web-restart").click()
    first = my_turn(ann)
    assert first is not None
    assert (first["observation"], first["legal"]) == (start["observation"], start["legal"])
    expect(ann.button("web-restart")).to_be_disabled()
    expect(ann.page.locator(".ti-spot.die")).to_have_count(len(start["observation"]["dice"]))


def test_the_map_lies_as_the_data_has_it_and_what_somebody_has_says_what_it_is(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=DESKTOP)
    sit_down(ann)
    assert my_turn(ann) is not None
    towns = ann.page.locator(".europe g:has(> g > .plaza)")
    drawn = towns.evaluate_all("towns => towns.map(({ transform }) => transform.baseVal[0].matrix).map(({ e, f }) => [e, f])")
    assert drawn == [[space.x, space.y] for space in GAME.box().spaces]
    for number, resource in enumerate(RESOURCES):
        ann.page.locator(".players li .goods").first.locator("li").nth(number).hover()
        expect(ann.page.get_by_role("tooltip")).to_have_text(ann.say(f"tiletum-resource-{resource}"))


def test_what_a_die_gives_is_told_before_it_is_taken(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    sit_down(ann)
    view = my_turn(ann)
    assert view is not None
    dice = dice_for(view, set(ACTIONS))
    for die in dice:
        _resource, value, given = gives(ann, view, die)
        target = die_target(ann, view, die)
        expect(target).to_have_attribute("aria-label", re.compile(re.escape(given)))
        target.hover()
        expect(hint(ann)).to_contain_text(given)
        ann.page.mouse.move(1, 1)
        target.focus()
        expect(hint(ann)).to_contain_text(given)
        tile = view["observation"]["tiles"][view["observation"]["values"].index(value)]
        there = ann.say("tiletum-web-die-tile", tile="").partition(":")[0]
        assert (there in hint(ann).inner_text()) is (tile >= 0)
    assert gives_what_was_told(ann, view, max(dice, key=lambda one: "gold" in one["notation"]))
    for _ in range(LONGEST):
        view = my_turn(ann)
        assert view is not None, "a whole game without gold"
        # A single step on the king track is made by the table, and its point is gone then.
        turned = [one for one in view["legal"] if kind_of(one) == "turned die" and action_of(view, one)[0] != "king"]
        if turned:
            break
        gold = [one for one in view["legal"] if str(one["notation"]).startswith("die gold")]
        do(ann, view, gold[0] if gold else restful(view))
    _resource, _value, given = gives(ann, view, turned[-1])
    turning(ann, True)
    die_target(ann, view, turned[-1]).click()
    ann.page.locator(f'.turning [data-action="{turned[-1]["action"]}"]').focus()
    expect(hint(ann)).to_contain_text(given)
    turning(ann, False)
    assert gives_what_was_told(ann, view, turned[-1])


def gives_what_was_told(person: Person, view: View, die: Choice) -> bool:
    """Take it, leave the tile there, and see whether goods and points are what the words said."""
    resource, value, _words = gives(person, view, die)
    action, points = action_of(view, die)
    face = int(str(die["notation"]).split()[2])
    me, before = view["viewer"], view["observation"]
    do(person, view, die)
    after = my_turn(person)
    assert after is not None
    if after["observation"]["stage"] == "die_taken":
        do(person, after, next(one for one in after["legal"] if kind_of(one) == "leave"))
        after = my_turn(person)
        assert after is not None
    goods = list(before["boards"][me]["goods"])
    goods[0] -= 2 * min(abs(face - value), 6 - abs(face - value))
    goods[resource] += value
    assert after["observation"]["boards"][me]["goods"] == goods
    if action == "joker":
        return after["prompt"]["message"]["args"]["ap"] == points  # type: ignore[no-any-return] # whatever the wire says
    return (ACTIONS[after["observation"]["action"]], after["observation"]["action_points"]) == (action, points)


def test_a_finger_sees_what_a_die_gives_before_it_takes_it(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    sit_down(ann)
    view = my_turn(ann)
    assert view is not None
    for die in dice_for(view, set(ACTIONS)):
        target = die_target(ann, view, die)
        target.tap()
        expect(target).to_have_class(re.compile("picked"))
        expect(hint(ann)).to_contain_text(gives(ann, view, die)[2])
    assert view_of(ann)["move"] == view["move"]
    target.tap()
    after = my_turn(ann)
    assert after is not None
    assert after["observation"]["boards"][view["viewer"]]["dice"] != []


def test_every_row_tells_what_the_fair_and_the_end_would_give(crowd: Crowd) -> None:
    """The numbers of the server, which change with every other resource."""
    ann = crowd.person("Ann")
    sit_down(ann)
    told: set[str] = set()
    for _ in range(LONGEST):
        view = my_turn(ann)
        assert view is not None
        if view["observation"]["round"] > 0:
            break
        expected = []
        for board in view["observation"]["boards"]:
            fair = "tiletum-web-at-fair" if board["at_fair"] else "tiletum-web-not-at-fair"
            points, more = board["points"], sum(board["end_points"])
            expected.append(
                [
                    ann.say(fair),
                    str(board["fair_points"]),
                    f"{ann.say('tiletum-web-if-over')}: {points} + {more}",
                    str(points + more),
                ]
            )
        assert forecast(ann) == expected
        told.add(str(expected))
        dice = dice_for(view, set(ACTIONS))
        do(ann, view, max(dice, key=lambda one: int(one["notation"].split()[-1])) if dice else restful(view))
    assert len(told) > 1


def test_every_choice_tells_what_the_engine_says_it_would_do(crowd: Crowd) -> None:
    """Whatever is hovered or focused: dice, towns, tiles, rooms, buttons; a round of it."""
    ann = crowd.person("Ann", size=DESKTOP)
    sit_down(ann)
    rng, asked, kinds = random.Random("told"), set[str](), set[str]()
    for _ in range(LONGEST):
        view = my_turn(ann)
        assert view is not None
        if view["observation"]["round"] > 0:
            break
        if question(view) not in asked:
            asked.add(question(view))
            by_kind = {kind_of(one): one for one in view["legal"]}
            for kind, choice in by_kind.items():
                target = ann.page.locator(f'.tiletum-board [data-action="{choice["action"]}"]:visible')
                if target.count() == 0:  # behind a list, or a die that must be turned first
                    continue
                for look in (target.first.hover, target.first.focus):
                    look()
                    expected = foretold(view, choice)
                    if expected:
                        expect(told(ann)).to_have_text(expected)
                        kinds.add(kind)
                    else:
                        expect(told(ann)).to_have_count(0)
                    ann.page.mouse.move(1, 1)
                    target.first.blur()
                    expect(told(ann)).to_have_count(0)
        do(ann, view, choose(view, kinds, rng))
    assert len(kinds) > 3


def test_what_cannot_be_done_now_says_why(crowd: Crowd) -> None:
    """While a die is to be chosen: a tile of an offer, a house space, a room, a town."""
    ann = crowd.person("Ann", size=DESKTOP)
    sit_down(ann)
    view = my_turn(ann)
    assert view is not None
    seen = view["observation"]
    page, board = ann.page, ann.page.locator(".tiletum-board")
    character = TILE_ID[seen["character_offer"][0]]
    things: list[tuple[Locator, Move]] = [
        (board.locator(".offers .offer").nth(0).get_by_role("img").first, Take(TILE_ID[seen["contract_offer"][0]])),
        (board.locator(".offers .offer").nth(1).get_by_role("img").first, Take(character)),
        (board.locator(".building").first.get_by_role("img").last, Crest(_first_crest(seen), 1)),
        (board.locator(".building .rooms").first.get_by_role("img").first, Lodge(character, 1, 3)),
        (page.get_by_role("img", name=ann.say("tiletum-space-wien")).first, Walk("merchant", "wien")),
    ]
    for thing, move in things:
        if isinstance(move, Crest) and not move.family:
            continue
        thing.hover()
        expect(told(ann)).to_have_text(refusal(view, move))
        page.mouse.move(1, 1)
        expect(told(ann)).to_have_count(0)


def _first_crest(seen: Any) -> str:
    """The family of the first crest on offer, which stands for one of one's own."""
    crests = [tile for tile in seen["contract_offer"] if tile >= 0 and TILE_FAMILY[tile] >= 0]
    return FAMILIES[TILE_FAMILY[crests[0]]] if crests else ""


def test_a_finger_that_rests_on_a_choice_sees_what_it_would_do(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    sit_down(ann)
    for _ in range(LONGEST):
        view = my_turn(ann)
        assert view is not None, "a whole game without a button that changes anything"
        resting = [
            (one, target)
            for one in view["legal"]
            if foretold(view, one) and (target := ann.page.locator(f'button[data-action="{one["action"]}"]:visible')).count()
        ]
        if resting:
            break
        do(ann, view, restful(view))
    assert view is not None
    choice, target = resting[0]
    target.first.scroll_into_view_if_needed()
    box = target.first.bounding_box()
    assert box is not None
    finger = ann.page.context.new_cdp_session(ann.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(told(ann)).to_have_text(foretold(view, choice))
    finger.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    assert view_of(ann)["move"] == view["move"]
