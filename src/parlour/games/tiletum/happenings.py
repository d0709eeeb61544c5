"""What can happen in Tiletum: the facts of every kind of event."""

from __future__ import annotations

from typing import Literal, TypeAlias

from parlour.engine.happenings import Happening

GainedBy: TypeAlias = Literal["die", "exchange", "effect"]
"""What brings resources: a die that was taken, the first exchange of a turn, or what is printed somewhere."""
ScoredBy: TypeAlias = Literal["contracts", "crests", "houses", "helpers", "characters", "king"]
"""Where points come from that no other event tells of."""


class BonusTile(Happening, frozen=True):
    """A bonus tile is laid out."""

    tile: int


class ContractTile(Happening, frozen=True):
    """A contract joins the offer."""

    tile: int


class CharacterTile(Happening, frozen=True):
    """A character joins the offer."""

    tile: int


class Unavailable(Happening, frozen=True):
    """The cathedral here is not built in this game."""

    space: int


class FairTile(Happening, frozen=True):
    """Where a fair will be, and which."""

    round: int
    space: int
    fair: int


class First(Happening, frozen=True):
    """The first player."""

    seat: int


class Round(Happening, frozen=True):
    """A round begins."""

    round: int


class Corruption(Happening, frozen=True):
    """A corruption token is drawn."""

    steps: int


class Turn(Happening, frozen=True):
    """Somebody's turn begins."""

    seat: int


class Die(Happening, frozen=True):
    """A die is taken, turned for gold if at all."""

    seat: int
    resource: int
    value: int
    action: int
    gold: int


class Gained(Happening, frozen=True):
    """Resources come."""

    seat: int
    resource: int
    count: int
    source: GainedBy


class Points(Happening, frozen=True):
    """Points come."""

    seat: int
    points: int
    source: ScoredBy


class Joker(Happening, frozen=True):
    """The joker becomes another action."""

    seat: int
    action: int


class Moved(Happening, frozen=True):
    """Merchant or architect walked."""

    seat: int
    piece: int
    start: int
    space: int
    steps: int


class House(Happening, frozen=True):
    """A house is placed in a town."""

    seat: int
    space: int


class Pillar(Happening, frozen=True):
    """A pillar is placed."""

    seat: int
    space: int


class Took(Happening, frozen=True):
    """A tile goes into the storehouse."""

    seat: int
    tile: int


class DiscardedOffer(Happening, frozen=True):
    """All characters of the offer are replaced."""

    seat: int


class Lodged(Happening, frozen=True):
    """A character moves into a room."""

    seat: int
    tile: int
    building: int
    floor: int


class Roof(Happening, frozen=True):
    """A house is gained from a roof."""

    seat: int
    building: int


class Completed(Happening, frozen=True):
    """A building is complete: its action has more points from now on."""

    seat: int
    building: int
    action: int
    ap: int


class CompletedLast(Happening, frozen=True):
    """The last building is complete."""

    seat: int
    building: int


class Activated(Happening, frozen=True):
    """A building's characters give their bonuses."""

    seat: int
    building: int


class Exchanged(Happening, frozen=True):
    """One resource for another."""

    seat: int
    give: int
    get: int


class Bought(Happening, frozen=True):
    """Resources for gold."""

    seat: int
    resource: int
    count: int
    gold: int


class Fulfilled(Happening, frozen=True):
    """A contract is paid."""

    seat: int
    tile: int
    points: int


class Crest(Happening, frozen=True):
    """A crest is placed."""

    seat: int
    family: int
    building: int


class Built(Happening, frozen=True):
    """A contribution to a cathedral."""

    seat: int
    space: int
    points: int


class Used(Happening, frozen=True):
    """A helper is used."""

    seat: int
    tile: int


class Advanced(Happening, frozen=True):
    """Steps on the king track, with the points of the space reached."""

    seat: int
    steps: int
    points: int


class Ended(Happening, frozen=True):
    """A turn ends, with action points left."""

    seat: int
    ap: int


class Leader(Happening, frozen=True):
    """Who leads the king track."""

    seat: int


class KingTileDiscarded(Happening, frozen=True):
    """The bonus tile beside the king track goes."""

    tile: int


class Track(Happening, frozen=True):
    """Points from the king track."""

    seat: int
    points: int


class Order(Happening, frozen=True):
    """The new order of play, which the king track gives at the end of a round."""

    order: list[int]
    round: int


class Fair(Happening, frozen=True):
    """Points at the fair."""

    seat: int
    space: int
    points: int


class NoFair(Happening, frozen=True):
    """Not at the fair."""

    seat: int
    space: int


class Final(Happening, frozen=True):
    """Points at the end, by source."""

    seat: int
    product: int
    buildings: int
    resources: int


AnyHappening: TypeAlias = (
    BonusTile
    | ContractTile
    | CharacterTile
    | Unavailable
    | FairTile
    | First
    | Round
    | Corruption
    | Turn
    | Die
    | Gained
    | Points
    | Joker
    | Moved
    | House
    | Pillar
    | Took
    | DiscardedOffer
    | Lodged
    | Roof
    | Completed
    | CompletedLast
    | Activated
    | Exchanged
    | Bought
    | Fulfilled
    | Crest
    | Built
    | Used
    | Advanced
    | Ended
    | Leader
    | KingTileDiscarded
    | Track
    | Order
    | Fair
    | NoFair
    | Final
)
