"""Every number of Tiletum's data file as play shows it: by the path of the number, what the engine does with it.

Nothing here looks at the number that it is after. What a move does is taken from its preview, and then the move is done: both
must agree. So with other numbers in the data file all of this must show those, and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.engine.contract import CHANCE
from parlour.engine.preview import preview
from parlour.games.tiletum.components import (
    BUILDINGS,
    CATHEDRAL_TOWN,
    DISTANCE,
    FAIRS,
    HOUSE_NAMES,
    KINDS,
    NONE,
    RAW,
    ROOMS_OF,
    ROUNDS,
    SPACES,
    TILE_COUNT,
    TILE_ID,
    TILE_SPACE_TOWN,
    TRACK,
)
from parlour.games.tiletum.operations.draw_bonus import DRAW_BONUS, ON_MAP
from parlour.games.tiletum.spending.place_house import free_house_spaces
from parlour.games.tiletum.spending.place_pillar import pillar_bar
from parlour.games.tiletum.state import TiletumState

from .table import GAME, Table, acting, closing, gains, new_table, round_table, stage

Measured = Iterator[tuple[str, int]]
"""A number's path, and the number as play shows it."""

ALL = 4
"""Players: every tile and every space is in use."""
PLAYERS = (2, 3, 4)
PLENTY = {"gold": 30, "food": 30, "wool": 30, "stone": 30, "iron": 30}
CRESTS = [tile["id"] for deck in ("bonus", "contract") for tile in RAW["decks"][deck]["tiles"] if tile["kind"] == "crest"]
COURTIERS = [tile["id"] for tile in RAW["decks"]["character"]["tiles"] if tile["type"] == "king"]
CONTRACT, CONTRACT_POINTS = "B41", next(tile["vp"] for tile in RAW["decks"]["bonus"]["tiles"] if tile["id"] == "B41")
LISTED = {
    **{
        f"components.{name}": name.replace("_", " ")
        for name, count in RAW["components"].items()
        if isinstance(count, int) and name != "dice_per_color"
    },
    **{f"components.per_player.{name}": f"{name} of a player" for name in ("houses", "pillars")},
    **{f"components.per_player.{name}": f"{name}s of a player" for name in ("merchant", "architect")},
    "components.per_player.bonus_ap_markers": "bonus action point markers of a player",
    "player_board.supply_at_start.houses_on_roofs": "houses on roofs",
    "player_board.supply_at_start.pillars_on_contract_spaces": "pillars on contract spaces",
    **{f"character_types.{row['id']}.tiles": f"character tiles of type {row['id']}" for row in RAW["character_types"]},
    **{
        f"decks.{deck}.composition.{kind}": f"{kind} tiles in the {deck} pile"
        for deck in ("bonus", "contract")
        for kind in RAW["decks"][deck]["composition"]
        if kind != "prov"
    },
}
"""What the rulebook lists, and the audit compares with the box: the paths, and what the audit calls it."""


def facts() -> dict[str, Any]:
    """Every number by its path; and what the audit finds missing or too much."""
    found: dict[str, Any] = {}
    parts = (rules(), costs(), rounds(), the_map(), bonus_tiles(), characters(), board(), cathedrals(), track(), fairs(), end())
    for part in parts:
        for path, number in part:
            assert path not in found, path
            found[path] = number
    audit = {row.what: row for row in GAME.audit().counts}
    found |= {path: audit[what].expected for path, what in LISTED.items()}
    found["components.dice_per_color"] = audit["dice"].found // KINDS
    return found | {"audit": sorted(what for what, row in audit.items() if row.expected != row.found)}


# --- looking -------------------------------------------------------------------------------------------------------------


def again(table: Table) -> Table:
    """A copy of the position."""
    copy: TiletumState = table.state.clone()
    return Table(copy)


def has(table: Table, seat: int) -> dict[str, int]:
    return {
        held.what.key.removeprefix("tiletum-has-").removeprefix("tiletum-resource-"): held.amount
        for held in GAME.holdings(table.state.observe(seat), seat)
    }


def done(table: Table, move: str) -> dict[str, int]:
    """What the move brings the seat, by what it has more or less of: the preview tells it, and then it is done."""
    seat = table.turn
    table.state.legal = ()  # the position may have been changed since they were asked for
    told = preview(GAME, table.state, seat, GAME.parse(move)).changes
    before = has(table, seat)
    table.do(move)
    after = has(table, seat)
    changes = {
        change.what.key.removeprefix("tiletum-has-").removeprefix("tiletum-resource-"): change.after - change.before
        for change in told
    }
    assert changes == {name: after[name] - before[name] for name in after if after[name] != before[name]}, move
    return dict.fromkeys(after, 0) | changes


def spent(table: Table, move: str) -> int:
    """The action points that the move costs, also when something is drawn after it."""
    points = table.ap
    done(table, move)
    return points - table.until(lambda state: state.to_act() == (0,)).ap


def chosen(table: Table) -> int:
    """How many resources of free choice may be taken now."""
    count = 0
    while "choose iron" in table.legal():
        count += done(table, "choose iron")["iron"]
    return count


def reach(table: Table, piece: str) -> int:
    """How far the piece of the first seat may go now."""
    at = table.state.merchants[0] if piece == "merchant" else table.state.architects[0]
    spaces = [move.removeprefix(f"{piece} to ") for move in table.legal(f"{piece} to ")]
    return max(DISTANCE[at][SPACES.index(name)] for name in spaces)


def steps_for(points: int) -> int:
    """The steps on the king track that so many points of a king action bring."""
    return points // int(RAW["rules"]["action_costs"]["king"]["step"])


def effect(path: str, printed: dict[str, Any] | None, table: Table, changes: dict[str, int]) -> Measured:
    """The numbers of an effect that has just come, with these changes."""
    for key, value in (printed or {}).items():
        if key == "vp":
            yield f"{path}.vp", changes["points"]
        elif key == "king":
            yield f"{path}.king", changes["track"]
        elif key == "add_ap":
            yield f"{path}.add_ap", changes["ap"]
        elif key == "gain":
            yield from ((f"{path}.gain.{name}", changes[name]) for name in value)
        elif key == "any":
            yield f"{path}.any", chosen(again(table))
        elif key == "move":
            yield from ((f"{path}.move.{piece}", reach(table, piece)) for piece in value)
        elif key == "action" and value["type"] == "king":
            yield f"{path}.action.ap", value["ap"] if changes["track"] == steps_for(value["ap"]) else NONE
        elif key == "action" and value["type"] == "any":
            yield f"{path}.action.ap", again(table).do("perform merchant").ap
        elif key == "action":
            begun = again(table).do(f"perform {value['type']}") if stage(table) == "parts" else table
            yield f"{path}.action.ap", begun.ap
        else:
            assert not isinstance(value, int) or value is True, key


def first_with(used: dict[int, bool]) -> int:
    """The smallest number of players with which something is used; one more than there can be if it never is."""
    return min([players for players in PLAYERS if used[players]], default=ALL + 1)


# --- the rules -----------------------------------------------------------------------------------------------------------


def rules() -> Measured:
    """What everybody starts with, the dice, and trading."""
    table, printed = new_table(ALL), RAW["rules"]
    yield "rules.start_vp", table.points()[0]
    for name in printed["start_resources"]:
        yield f"rules.start_resources.{name}", table.has(0)[name]
    for place in range(ALL):
        yield f"rules.start_gold_by_turn_order.{place}", table.has(table.state.order[place])["gold"]
    yield "rules.dice_in_bag_per_player_and_color", table.state.bag[0] // ALL
    for players in PLAYERS:
        rolled = new_table(players).until(lambda state: state.observe(0).stage == "corruption")
        yield f"rules.dice_drawn_per_round.{players}", len(rolled.state.dice)
    supply = GAME.new(ALL)
    yield "player_board.supply_at_start.houses", supply.house_supply[0]
    yield "player_board.supply_at_start.pillars", supply.pillar_supply[0]
    yield "player_board.supply_at_start.houses_in_tiletum", table.state.houses.count(0)
    yield "king_track.start_index", supply.track[0]
    yield "character_offer.slots", len(table.state.character_offer)
    yield "contract_offer.slots", len(table.state.contract_offer)
    table = round_table(ALL).wheel_tile("joker").dice("iron 1", "gold 1").goods(0, gold=30)
    yield "rules.die_shift_gold", -done(again(table), "die iron 1 to 2")["gold"]
    yield "rules.ap", done(table, "die iron 1")["iron"] + int(str(table.state.prompt(0).message.args["ap"]))
    bought = done(acting("merchant", 1, ALL, **PLENTY), "buy iron")
    yield "rules.gold_to_resource.pay_gold", -bought["gold"]
    yield "rules.gold_to_resource.get", bought["iron"]


def costs() -> Measured:
    """What the options of the actions cost."""
    path = "rules.action_costs"
    for piece, placing, move in (("merchant", "house", "house paris.h1"), ("architect", "pillar", "pillar paris")):
        table = acting(piece, 6, ALL, **PLENTY).at(0, merchant="paris", architect="paris").costs(paris="X1")
        yield f"{path}.{piece}.move", -done(again(table), f"{piece} to tiletum")["ap"]
        yield f"{path}.{piece}.place_{placing}", -done(again(table), move)["ap"]
        yield f"{path}.{piece}.take_bonus_tile", -done(again(table), table.legal("take")[0])["ap"]
    table = acting("character", 6, ALL, **PLENTY).stored(0, "C41")
    yield f"{path}.character.discard_whole_offer", spent(again(table), "discard offer")
    for floor in range(max(len(rooms) for rooms in ROOMS_OF)):
        building = next(number + 1 for number, rooms in enumerate(ROOMS_OF) if len(rooms) > floor)
        yield f"{path}.character.place_on_floor.{floor}", -done(again(table), f"lodge C41 {building}.{floor + 1}")["ap"]
    yield "character_offer.ap_cost_each", spent(again(table), table.legal("take")[0])
    table = acting("contract", 6, ALL, **PLENTY).offer("K01", "K03", "K04", "K05", "K07")
    for slot, name in enumerate(("K01", "K03", "K04", "K05", "K07")):
        yield f"contract_offer.ap_cost_left_to_right.{slot}", -done(again(table), f"take {name}")["ap"]
    ap = table.ap
    exchanged = done(table, "exchange wool iron")
    yield f"{path}.contract.exchange_give", -exchanged["wool"]
    yield f"{path}.contract.exchange_get", exchanged["iron"]
    yield f"{path}.contract.first_exchange_of_turn_bonus_any", chosen(table)
    yield f"{path}.contract.exchange", ap - table.ap
    table = acting("king", 6, ALL)
    ap = table.ap
    steps = done(table, "advance")["track"]
    yield f"{path}.king.step", next(cost for cost in range(1, ap + 1) if ap // cost == steps)


def rounds() -> Measured:
    """A short game: everybody ends the turn as soon as possible."""
    state, played, dice, tokens = GAME.new(2), set(), 0, 0
    while not state.is_over:
        (seat,) = state.to_act()
        played.add(state.round)
        dice, tokens = max(dice, len(state.taken[0])), max(tokens, len(state.corruption))
        state.apply(seat, state.chance_outcomes()[0][0] if seat == CHANCE else state.legal_actions(seat)[0])
    yield "rules.rounds", len(played)
    yield "rules.turns_per_round", dice
    yield "player_board.dice_spaces", dice
    yield "corruption.drawn_per_round", tokens
    yield "fair.tiles_drawn", len(state.fairs)
    yield "fair.order_tiles", len(state.observe(0).fair_each)
    yield "fair.town_tiles_drawn", len(state.fair_towns) - 1
    table = new_table(2).until(lambda state: state.observe(0).stage == "corruption")
    shown = [int(name.removeprefix("corrupt ")) for name, weight in table.chance().items() for _ in range(weight)]
    for place, steps in enumerate(shown):
        yield f"corruption.tokens.{place}", steps
    refilled = [number for number in range(1, ROUNDS) if _king_tile_after(number)]
    for place, number in enumerate(refilled):
        yield f"rules.king_tile_refills.after_rounds.{place}", number


def _king_tile_after(number: int) -> bool:
    table = closing(ALL, number).do("end turn").until(lambda state: state.observe(0).stage == "roll_dice")
    return table.state.king_tile != NONE


# --- the map -------------------------------------------------------------------------------------------------------------


def the_map() -> Measured:
    """The spaces by the number of players, and what house spaces give."""
    nobody = [NONE] * len(HOUSE_NAMES)
    merchant = acting("merchant", 6, ALL, **PLENTY)
    spot = 0
    for number, town in enumerate(RAW["map"]["towns"]):
        path = f"map.towns.{town['id']}"
        for house in town["houses"]:
            space = HOUSE_NAMES.index(house["id"])
            used = {players: space in free_house_spaces(nobody, players, 0, number) for players in PLAYERS}
            yield f"{path}.houses.{house['id']}.min_players", first_with(used)
            if house["bonus"]:
                table = again(merchant).at(0, merchant=town["id"])
                yield from effect(
                    f"{path}.houses.{house['id']}.bonus", house["bonus"], table, done(table, f"house {house['id']}")
                )
        for place, pillar in enumerate(town["pillars"]):
            used = {players: _pillars(players, number) > place for players in PLAYERS}
            yield f"{path}.pillars.{pillar['id']}.min_players", first_with(used)
        for tile in town["bonus_tiles"]:
            used = {players: (DRAW_BONUS, ON_MAP[spot]) in GAME.new(players).pending for players in PLAYERS}
            yield f"{path}.bonus_tiles.{tile['id']}.min_players", first_with(used)
            spot += 1
    assert spot == len(TILE_SPACE_TOWN)


def _pillars(players: int, town: int) -> int:
    """How many pillars may stand at the cathedral of the town, by whomever."""
    cathedral, count = CATHEDRAL_TOWN.index(town), 0
    while pillar_bar((1 << count) - 1, 0, players, ALL * ALL, cathedral) is None:
        count += 1
    return count


# --- tiles ---------------------------------------------------------------------------------------------------------------


def in_the_game(name: str) -> int:
    """The smallest number of players with which the tile is used."""
    tile, used = TILE_ID.index(name), {}
    for players in PLAYERS:
        state = GAME.new(players)
        used[players] = tile in (*state.bonus_pile, *state.contract_pile, *state.character_pile)
    return first_with(used)


def bonus_tiles() -> Measured:
    """Helpers, contracts and crests of both piles."""
    acts = acting("merchant", 1, ALL, **PLENTY)
    for deck in ("bonus", "contract"):
        for tile in RAW["decks"][deck]["tiles"]:
            name = tile["id"]
            path = f"decks.{deck}.tiles.{name}"
            yield f"{path}.min_players", in_the_game(name)
            table = again(acts).stored(0, name)
            if tile["kind"] == "helper" and "choose_resource_type" not in tile["effect"]:
                yield from effect(f"{path}.effect", tile["effect"], table, done(table, f"use {name}"))
            elif tile["kind"] == "contract":
                cost = tile["cost"]
                changes = done(table, f"fulfil {name} food" if "identical" in cost else f"fulfil {name}")
                for resource in cost:
                    yield f"{path}.cost.{resource}", -changes["food" if resource == "identical" else resource]
                yield f"{path}.vp", changes["points"] - RAW["player_board"]["contract_spaces"][0]["vp"]
                yield from effect(f"{path}.bonus", tile["bonus"], table, changes)


def characters() -> Measured:
    """What characters give when they move in."""
    acts = acting("character", 6, ALL, **PLENTY)
    for tile in RAW["decks"]["character"]["tiles"]:
        path = f"decks.character.tiles.{tile['id']}"
        yield f"{path}.min_players", in_the_game(tile["id"])
        table = again(acts).stored(0, tile["id"])
        yield from effect(f"{path}.bonus", tile["bonus"], table, done(table, f"lodge {tile['id']} 1.1"))


# --- the player board ----------------------------------------------------------------------------------------------------


def board() -> Measured:
    """Buildings, contract spaces and the storehouse."""
    path = "player_board"
    lodging = acting("character", 6, ALL).stored(0, "C41").legal("lodge C41")
    for building, printed in enumerate(RAW["player_board"]["buildings"]):
        rooms = [move for move in lodging if move.startswith(f"lodge C41 {building + 1}.")]
        yield f"{path}.buildings.{building}.rooms", len(rooms)
        lodged = {f"r{building + 1}_{floor + 1}": COURTIERS[floor] for floor in range(len(rooms))}
        table = acting("contract", 1, ALL, **PLENTY).lodged(0, **lodged).stored(0, "K18")
        changes = done(table, f"crest lion {building + 1}")
        yield f"{path}.buildings.{building}.crest_food", -changes["food"]
        yield from effect(f"{path}.buildings.{building}.crest_bonus", printed["crest_bonus"], table, changes)
        table.until(lambda state: state.observe(0).stage == "act")
        yield f"{path}.buildings.{building}.ap_bonus", sum(table.state.observe(0).boards[0].bonus_ap)
    others = [tile for tile in TILE_ID if tile[0] == "B" and tile not in (CONTRACT, *CRESTS)]
    table = acting("contract", 1, ALL, **PLENTY).stored(0, CONTRACT)
    for space in range(len(RAW["player_board"]["contract_spaces"])):
        here = again(table).fulfilled(0, *others[:space])
        yield f"{path}.contract_spaces.{space}.vp", done(here, f"fulfil {CONTRACT}")["points"] - CONTRACT_POINTS
    stored = 0
    table = acting("character", 6, ALL)
    while table.legal("take"):
        table.stored(0, others[stored])
        stored += 1
    yield f"{path}.storehouse_spaces", stored


# --- points --------------------------------------------------------------------------------------------------------------


def cathedrals() -> Measured:
    """The tiles of every stack, and what contributing costs and gives."""
    stacks, tiles = RAW["cathedrals"]["stacks"], RAW["cathedrals"]["construction_cost_tiles"]
    base = acting("contract", 1, ALL, **PLENTY)
    for number, stack in enumerate(stacks):
        for taken in range(len(stack["tiles_top_to_bottom"])):
            table = again(base).costs(**{stack["town"]: "X1"}).pillars(0, stack["town"])
            table.state.stacks[number] = taken
            table.state.built[1:] = [1 << number] * taken + [0] * (ALL - 1 - taken)
            points = done(table, f"build {stack['town']}")["points"] - tiles[0]["vp"]
            yield f"cathedrals.stacks.{number}.tiles_top_to_bottom.{taken}.vp", points
    for tile in tiles:
        if not tile["unavailable"]:
            changes = done(again(base).costs(koeln=tile["id"]).pillars(0, "koeln"), "build koeln")
            yield f"cathedrals.construction_cost_tiles.{tile['id']}.stone", -changes["stone"]
            top = stacks[0]["tiles_top_to_bottom"][0]["vp"]
            yield f"cathedrals.construction_cost_tiles.{tile['id']}.vp", changes["points"] - top


def track() -> Measured:
    """The king track at the end of a round, for the seat that ends it; nobody of them is at the fair."""
    base = closing(ALL, 2).vp(*[50] * ALL)
    for space in range(len(TRACK)):
        table = again(base)
        table.state.track[table.turn] = space
        yield f"king_track.spaces.{space}.vp", done(table, "end turn")["points"]
    table = closing(ALL, ROUNDS).vp(*[50] * ALL)
    leader = table.turn
    table.state.track[leader] = len(TRACK) - 1
    yield "king_track.last_round_leader_vp", gains(table.do("end turn"), "king")[leader] - TRACK[-1]


def fairs() -> Measured:
    """Walking to the fair when there is one of everything that is counted."""
    base = acting("merchant", 6, ALL, number=2, **PLENTY).at(0, merchant="koeln")
    base.state.houses = [NONE] * len(HOUSE_NAMES)
    base.houses(0, "paris.h1").pillars(0, "koeln").contributed(0, "koeln").crested(0, b6="K18").fulfilled(0, CONTRACT)
    board_points = RAW["fair"]["board_vp_by_round"]["2"]
    for tile in RAW["fair"]["tiles"]:
        name = tile["id"].removeprefix("fair.")
        table = again(base).fairs(tiles=["house" if name != "house" else "crest", name, "pillar", "contract", "king"])
        table.lodged(0, **({f"r1_{tile['floors'][0]}": "C41"} if "floors" in tile else _full_building()))
        more = done(table, "merchant to frankfurt")["fair"]
        yield f"fair.tiles.{tile['id']}.vp", more - board_points - (TRACK[table.state.track[0]] if name == "king" else 0)
        if "floors" in tile:
            for place, floor in enumerate(_counted_floors(base)):
                yield f"fair.tiles.{tile['id']}.floors.{place}", floor
    each = round_table(ALL).fairs(tiles=["house"] * ROUNDS).state.observe(0).fair_each
    house = next(tile["vp"] for tile in RAW["fair"]["tiles"] if tile["id"] == "fair.house")
    for number, points in enumerate(each):
        yield f"fair.board_vp_by_round.{number + 1}", points - house


def _full_building() -> dict[str, str]:
    """Everybody who lives in the smallest building that has rooms."""
    smallest = min(filter(None, ROOMS_OF), key=len)
    return {f"r{ROOMS_OF.index(smallest) + 1}_{floor + 1}": COURTIERS[floor] for floor in range(len(smallest))}


def _counted_floors(base: Table) -> list[int]:
    """The floors on which the fair of the upper floors counts a character."""
    found = []
    highest = max(ROOMS_OF, key=len)
    for floor in range(1, len(highest) + 1):
        table = again(base).lodged(0, **{f"r{ROOMS_OF.index(highest) + 1}_{floor}": "C41"})
        table.state.fairs = (FAIRS.index("upper_floor"),) * ROUNDS
        if table.state.observe(0).boards[0].fair_points:
            found.append(floor)
    return found


def end() -> Measured:
    """The final scoring, as it would be now."""
    path = "final_scoring"
    table = acting("architect", 6, ALL).at(0, architect="koeln").costs(koeln="X1").houses(0, "wien.h1", "praha.h1")
    houses = table.state.houses.count(0)
    yield f"{path}.houses_times_pillars.vp_per_product", done(table, "pillar koeln")["end-product"] // houses
    families = list({tile["family"]: tile["id"] for tile in RAW["decks"]["contract"]["tiles"] if "family" in tile}.values())
    people = iter([TILE_ID[tile] for tile in range(TILE_COUNT) if TILE_ID[tile][0] == "C"])
    table = acting("contract", 1, ALL)
    for complete in range(BUILDINGS + 1):
        yield f"{path}.completed_buildings_vp.{complete}", table.state.observe(0).boards[0].end_points[1]
        if complete < BUILDINGS:
            table.lodged(0, **{f"r{complete + 1}_{floor + 1}": next(people) for floor in range(len(ROOMS_OF[complete]))})
            table.crested(0, **{f"b{complete + 1}": families[complete]})
    points = [acting("contract", 1, ALL, iron=iron).state.observe(0).boards[0].end_points[2] for iron in range(9)]
    per = next(iron for iron, each in enumerate(points) if each)
    yield f"{path}.leftover_resources.per", per
    yield f"{path}.leftover_resources.vp", points[per]
