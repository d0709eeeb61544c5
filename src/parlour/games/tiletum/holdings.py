"""What a seat has: resources, points, pieces, and what the fair and the end would give it now."""

from __future__ import annotations

from parlour.engine.messages import Holding, Message
from parlour.games.tiletum.components import RESOURCES
from parlour.games.tiletum.messages import resource_message
from parlour.games.tiletum.observation import Observation


def holdings(seen: Observation, seat: int) -> list[Holding]:
    """By what lies on the table."""
    board = seen.boards[seat]
    product, buildings, resources = board.end_points
    counts = [
        Holding(Message("tiletum-has-points", {}), board.points),
        Holding(Message("tiletum-has-ap", {}), seen.action_points if seat == seen.turn else 0),
        Holding(Message("tiletum-has-track", {}), board.track),
        Holding(Message("tiletum-has-houses", {}), board.houses),
        Holding(Message("tiletum-has-pillars", {}), board.pillars),
        Holding(Message("tiletum-has-storehouse", {}), len(board.storehouse)),
        Holding(Message("tiletum-has-contracts", {}), len(board.contracts)),
        Holding(Message("tiletum-has-buildings", {}), sum(board.completed)),
        Holding(Message("tiletum-has-fair", {}), board.fair_points if board.at_fair else 0),
        Holding(Message("tiletum-has-end-product", {}), product),
        Holding(Message("tiletum-has-end-buildings", {}), buildings),
        Holding(Message("tiletum-has-end-resources", {}), resources),
    ]
    goods = [Holding(resource_message(kind), board.goods[kind]) for kind in range(len(RESOURCES))]
    return goods + counts
