"""The king phase: the leader's bonus tile, the points of the track, the new turn order."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum import king_track
from parlour.games.tiletum.actions import FAMILY, LEAVE, TAKE
from parlour.games.tiletum.components import FROM_KING, LAST_LEADER_POINTS, NONE, ROUNDS, TRACK, Frame
from parlour.games.tiletum.europe import Europe, joined
from parlour.games.tiletum.operations import fair_phase
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, WAITS_FOR_SEAT, Operation
from parlour.games.tiletum.storehouse import not_to_take, take
from parlour.games.tiletum.wording import key, tile_message, why

KING_PHASE: Final = 11
"""(KING_PHASE,)"""
TRACK_SCORES: Final = 12
"""(TRACK_SCORES,): what follows the leader's bonus tile."""
KING_TILE: Final = 30
"""(KING_TILE,)"""


class KingPhase(Operation):
    """A leader who cannot take the tile is not asked; in the last round there are points instead."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending[-1] = (TRACK_SCORES,)
        leader = king_track.ranked(europe)[0]
        europe.turn = leader
        if events is not None:
            events.append(Event("leader", {"seat": leader}))
        if europe.round == ROUNDS - 1:
            europe.earn(leader, FROM_KING, LAST_LEADER_POINTS)
            if events is not None:
                events.append(Event("points", {"seat": leader, "points": LAST_LEADER_POINTS}))
        elif europe.king_tile != NONE:
            if not_to_take(europe, europe.king_tile) is None:
                europe.pending.append((KING_TILE,))
            else:
                _discard(europe, events)
        return True


def _discard(europe: Europe, events: Events) -> None:
    """The tile is not wanted, or cannot be taken."""
    if events is not None:
        events.append(Event("king_tile_discarded", {"tile": europe.king_tile}))
    europe.bonus_discard = joined(europe.bonus_discard, europe.king_tile)
    europe.king_tile = NONE


class KingTile(Operation):
    """The leader takes the tile beside the track, or it is discarded; no tasks, for this is nobody's turn."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        return [LEAVE, TAKE + europe.king_tile]

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        europe.pending.pop()
        if action == LEAVE:
            _discard(europe, events)
        else:
            europe.king_tile = NONE
            take(europe, action - TAKE, events)

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        return why("tiletum-why-other-king-tile", "T-4.2") if FAMILY[action] == TAKE else None

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        return Prompt(key("prompt", "king-tile", {"tile": tile_message(europe.king_tile)}), "T-4.2")


class TrackScores(Operation):
    """Everybody scores the track, and it gives the new turn order."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending[-1] = (fair_phase.FAIR_PHASE,)
        europe.turn = NONE
        europe.order = king_track.ranked(europe)
        for seat in europe.order:
            points = europe.earn(seat, FROM_KING, TRACK[europe.track[seat]])
            if events is not None:
                events.append(Event("track", {"seat": seat, "points": points}))
        if events is not None:
            events.append(Event("order", {"order": list(europe.order)}))
        return True


_KING_TILE: Final = KingTile(KING_TILE, "king_tile", WAITS_FOR_SEAT)
_KING_TILE.by_round = 1
FOUND: Final[list[Operation]] = [
    KingPhase(KING_PHASE, "king_phase", GOES_BY_ITSELF),
    TrackScores(TRACK_SCORES, "track_scores", GOES_BY_ITSELF),
    _KING_TILE,
]
