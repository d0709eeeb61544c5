"""Set-up, and the phases around the turns: preparation, king, fair, clean-up, the end."""

from __future__ import annotations

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum import king_track
from parlour.games.tiletum.actions import FACES
from parlour.games.tiletum.components import (
    CATHEDRAL_TOWN,
    COST_STONE,
    DICE_ROLLED,
    FROM_FAIRS,
    FROM_HOUSES_PILLARS,
    FROM_KING,
    GOLD,
    HOUSES_AT,
    KINDS,
    KING_REFILLED_AFTER,
    LAST_LEADER_POINTS,
    NONE,
    ROUNDS,
    START,
    START_GOLD,
    START_RESOURCES,
    TOWN_TILES,
    TRACK,
)
from parlour.games.tiletum.europe import Europe, joined, without
from parlour.games.tiletum.pending import (
    CLEAN_UP,
    CORRUPTION,
    DRAW_BONUS,
    FAIR_PHASE,
    KING_TILE,
    NEXT_TURN,
    OVER,
    PREPARATION,
    ROLL_DICE,
    TRACK_SCORES,
)
from parlour.games.tiletum.scoring import fair_points, final_points, takes_part
from parlour.games.tiletum.storehouse import may_take, take

AT_KING_TRACK = 6
"""Where the bonus tile beside the king track is drawn to; lower numbers are places at the wheel, higher ones on the map."""

# --- set-up --------------------------------------------------------------------------------------------------------------


def lay_bonus_tile(europe: Europe, where: int, tile: int, events: Events) -> None:
    """A bonus tile from the pile."""
    europe.bonus_pile = without(europe.bonus_pile, tile)
    if where < AT_KING_TRACK:
        europe.tile_at[where] = tile
    elif where == AT_KING_TRACK:
        europe.king_tile = tile
    else:
        europe.map_tiles[where - AT_KING_TRACK - 1] = tile
    if events is not None and europe.order:
        events.append(Event("bonus_tile", {"tile": tile}))


def bonus_tiles_left(europe: Europe) -> bool:
    """Whether a bonus tile can be drawn; an empty pile is made anew of the discarded ones."""
    if not europe.bonus_pile and europe.bonus_discard:
        europe.bonus_pile, europe.bonus_discard = europe.bonus_discard, ()
    return bool(europe.bonus_pile)


def lay_cost(europe: Europe, cathedral: int, cost: int, events: Events) -> None:
    """The construction cost of a cathedral; one will not be built."""
    europe.costs[cathedral] = cost
    if events is not None and COST_STONE[cost] == NONE:
        events.append(Event("unavailable", {"space": CATHEDRAL_TOWN[cathedral]}))


def lay_town(europe: Europe, town: int) -> None:
    """The town of the next fair."""
    europe.fair_towns = (*europe.fair_towns, TOWN_TILES[town])


def lay_fair(europe: Europe, fair: int, events: Events) -> None:
    """What the next fair scores."""
    number = len(europe.fairs)
    europe.fairs = (*europe.fairs, fair)
    if events is not None:
        events.append(Event("fair_tile", {"round": number + 1, "space": europe.fair_towns[number], "fair": fair}))


def choose_first(europe: Europe, seat: int, events: Events) -> None:
    """The first player; the others follow clockwise."""
    players = europe.players
    europe.order = tuple([(seat + step) % players for step in range(players)])
    europe.arrival = europe.order
    if events is not None:
        events.append(Event("first", {"seat": seat}))


def set_up_players(europe: Europe, events: Events) -> None:
    """Resources by turn order, and a house for everybody in Tiletum."""
    for place, seat in enumerate(europe.order):
        for resource in range(KINDS):
            europe.goods[KINDS * seat + resource] = START_RESOURCES[resource]
        europe.goods[KINDS * seat + GOLD] += START_GOLD[place]
        europe.houses[HOUSES_AT[europe.players][START][place]] = seat


# --- preparation ---------------------------------------------------------------------------------------------------------


def preparation(europe: Europe, events: Events) -> None:
    """Dice are drawn and rolled; then the action phase begins with a corruption token."""
    europe.pending += [(NEXT_TURN,), (CORRUPTION,), (ROLL_DICE, DICE_ROLLED[europe.players])]
    if events is not None:
        events.append(Event("round", {"round": europe.round + 1}))


def roll(europe: Europe, die: int, events: Events) -> None:
    """A die comes out of the bag and shows its face."""
    europe.bag[die // FACES] -= 1
    europe.dice = joined(europe.dice, die)
    left = europe.pending.pop()[1] - 1
    if left:
        europe.pending.append((ROLL_DICE, left))


# --- king phase ----------------------------------------------------------------------------------------------------------


def king_phase(europe: Europe, events: Events) -> None:
    """The leader's bonus tile; in the last round points instead."""
    europe.pending.append((TRACK_SCORES,))
    leader = king_track.ranked(europe)[0]
    europe.turn = leader
    if events is not None:
        events.append(Event("leader", {"seat": leader}))
    if europe.round == ROUNDS - 1:
        europe.earn(leader, FROM_KING, LAST_LEADER_POINTS)
        if events is not None:
            events.append(Event("points", {"seat": leader, "points": LAST_LEADER_POINTS}))
    elif europe.king_tile != NONE:
        if may_take(europe, europe.king_tile):
            europe.pending.append((KING_TILE,))
        else:
            discard_king_tile(europe, events)


def take_king_tile(europe: Europe, tile: int, events: Events) -> None:
    """The leader takes the tile."""
    europe.king_tile = NONE
    take(europe, tile, events)


def discard_king_tile(europe: Europe, events: Events) -> None:
    """The tile is not wanted, or cannot be taken."""
    if events is not None:
        events.append(Event("king_tile_discarded", {"tile": europe.king_tile}))
    europe.bonus_discard = joined(europe.bonus_discard, europe.king_tile)
    europe.king_tile = NONE


def track_scores(europe: Europe, events: Events) -> None:
    """Everybody scores the track, and it gives the new turn order."""
    europe.turn = NONE
    europe.order = king_track.ranked(europe)
    for seat in europe.order:
        points = europe.earn(seat, FROM_KING, TRACK[europe.track[seat]])
        if events is not None:
            events.append(Event("track", {"seat": seat, "points": points}))
    if events is not None:
        events.append(Event("order", {"order": list(europe.order)}))
    europe.pending.append((FAIR_PHASE,))


# --- fair phase ----------------------------------------------------------------------------------------------------------


def fair_phase(europe: Europe, events: Events) -> None:
    """The fair of the round; red markers go back to 0 after it, because one fair tile looks at the track as it was."""
    number = europe.round
    town = europe.fair_towns[number]
    for seat in europe.order:
        if takes_part(europe, seat, town):
            points = europe.earn(seat, FROM_FAIRS, fair_points(europe, seat, number))
            if events is not None:
                events.append(Event("fair", {"seat": seat, "space": town, "points": points}))
        elif events is not None:
            events.append(Event("no_fair", {"seat": seat, "space": town}))
    king_track.back_to_zero(europe)
    if number == ROUNDS - 1:
        _end(europe, events)
    else:
        europe.pending.append((CLEAN_UP,))


# --- clean-up and the end ------------------------------------------------------------------------------------------------


def clean_up(europe: Europe, events: Events) -> None:
    """Bonus tiles at the wheel and the king track; tokens and dice go back, the wheel turns, the next round begins."""
    europe.round += 1
    europe.turn_number = 0
    europe.corruption = ()
    europe.dice = ()
    europe.taken = [()] * europe.players
    europe.bag = [europe.players] * KINDS
    europe.wheel = (europe.wheel - 1) % FACES
    europe.pending.append((PREPARATION,))
    if europe.round in KING_REFILLED_AFTER:
        europe.pending.append((DRAW_BONUS, AT_KING_TRACK))
    for place in range(FACES - 1, -1, -1):
        if europe.tile_at[place] == NONE:
            europe.pending.append((DRAW_BONUS, place))


def _end(europe: Europe, events: Events) -> None:
    """Houses times pillars, completed buildings, resources."""
    for seat in europe.order:
        parts = final_points(europe, seat)
        for source, points in enumerate(parts):
            europe.earn(seat, FROM_HOUSES_PILLARS + source, points)
        if events is not None:
            product, buildings, resources = parts
            facts = {"seat": seat, "product": product, "buildings": buildings, "resources": resources}
            events.append(Event("final", dict(facts)))
    europe.pending.append((OVER,))
