"""Building: everybody at once adds the tiles of the round to the own territory, unseen by the others until all are done."""

from __future__ import annotations

from parlour.engine.contract import NOBODY, Actions, Events
from parlour.engine.errors import IllegalAction
from parlour.engine.events import Event
from parlour.engine.messages import Argument, Message
from parlour.engine.piles import without
from parlour.games.skye import rounds
from parlour.games.skye.actions import PLACE, TAKE
from parlour.games.skye.components import ROTATIONS, SIDES, TERRAINS
from parlour.games.skye.grid import TURNS, WAYS, place_of
from parlour.games.skye.island import BUILDING, NONE, Island
from parlour.games.skye.moves import NUMBERING, Take
from parlour.games.skye.territory import NOT_FREE, Territory


def begin(island: Island, events: Events) -> None:
    """Everybody has the tiles of this round in hand, less what fits nowhere."""
    island.stage = BUILDING
    island.turn = NOBODY
    island.hands = island.gained[:]
    for seat in range(island.players):
        next_tile(island, seat, events)


def next_tile(island: Island, seat: int, events: Events) -> None:
    """What fits nowhere goes back when nothing else fits; a single tile that is left is taken up by itself."""
    hand, fits = island.hands[seat], fitting(island, seat)
    if hand and not fits:
        island.returned[seat] = hand
        island.hands[seat] = ()
        island.chosen[seat] = NONE
        if events is not None:
            for tile in hand:
                events.append(Event("returned", {"seat": seat, "tile": tile}, None, (seat,), True))
    else:
        island.chosen[seat] = fits[0] if len(fits) == 1 else NONE


def fitting(island: Island, seat: int) -> list[int]:
    """The tiles in hand that fit somewhere."""
    land = island.territories[seat]
    return [tile for tile in island.hands[seat] if land.fits_somewhere(tile)]


def legal(island: Island, seat: int) -> Actions:
    """Take up a tile that fits somewhere, or lay the one that was taken up."""
    chosen = island.chosen[seat]
    if chosen == NONE:
        return tuple([TAKE + tile for tile in fitting(island, seat)])
    return tuple(island.territories[seat].ways(chosen, PLACE))


def build(island: Island, seat: int, action: int, events: Events) -> None:
    """Take a tile up, or lay it; the last one to finish ends the phase."""
    lay(island, seat, action, events)
    finish_if_all_done(island, events)


def lay(island: Island, seat: int, action: int, events: Events) -> None:
    """Take a tile up, or lay it."""
    chosen = island.chosen[seat]
    if chosen == NONE:
        tile = action - TAKE
        if tile not in fitting(island, seat):
            raise _not_taken(island, seat, action)
        island.chosen[seat] = tile
        return
    way = action - PLACE
    if not 0 <= way < WAYS:
        raise island.illegal(action)
    spot, rotation = way // TURNS, way % TURNS
    if not island.territories[seat].may_lie(chosen, spot, rotation):
        raise island.illegal(action, *_misfit(island.territories[seat], spot, chosen, rotation))
    island.territories[seat] = island.territories[seat].place(chosen, spot, rotation)
    island.hands[seat] = without(island.hands[seat], chosen)
    if events is not None:
        x, y = place_of(spot)
        facts = {"seat": seat, "tile": chosen, "x": x, "y": y, "turns": rotation}
        events.append(Event("placed", dict(facts), None, (seat,), True))
    next_tile(island, seat, events)


def _not_taken(island: Island, seat: int, action: int) -> IllegalAction:
    """Why the tile may not be taken up."""
    if not NUMBERING.is_a(action, Take):
        return island.illegal(action)
    if action - TAKE not in island.hands[seat]:
        return island.illegal(action, "skye-why-not-in-hand", "S-5.1")
    return island.illegal(action, "skye-why-fits-nowhere", "S-5.4")


def _misfit(land: Territory, spot: int, tile: int, rotation: int) -> tuple[str, str, dict[str, Argument]]:
    """Why the tile may not lie there, and the rule that says so."""
    if spot in land.at:
        return "skye-why-taken", "S-5.2", {}
    if land.asked(spot) == NOT_FREE:
        return "skye-why-not-touching", "S-5.2", {}
    if rotation not in ROTATIONS[tile]:
        return "skye-why-same-look", "S-5.6", {}
    clash = land.clashes(tile, spot, rotation)[0]
    return (
        "skye-why-terrain",
        "S-5.3",
        {
            "side": Message("skye-side-" + SIDES[clash.side], {}),
            "own": Message("skye-terrain-" + TERRAINS[clash.own], {}),
            "met": Message("skye-terrain-" + TERRAINS[clash.met], {}),
        },
    )


def finish_if_all_done(island: Island, events: Events) -> None:
    """When nobody has a tile left all see what was built, and the round is scored."""
    for hand in island.hands:
        if hand:
            return
    island.disclosures += 1
    back: list[int] = []
    for seat in range(island.players):
        land = island.territories[seat]
        if events is not None:
            for tile, _spot, _rotation in land.placed[island.base[seat] :]:
                events.append(Event("built", {"seat": seat, "tile": tile}))
            for tile in island.returned[seat]:
                events.append(Event("went_back", {"seat": seat, "tile": tile}))
        back += island.returned[seat]
    island.base = tuple([len(land.placed) for land in island.territories])
    island.bag = tuple(sorted([*island.bag, *back]))
    island.returned = [()] * island.players
    rounds.end_round(island, events)
