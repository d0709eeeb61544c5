"""The king phase begins with its leader: a bonus tile, or points in the last round."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum import king_track
from parlour.games.tiletum.components import FROM_KING, NONE, SOURCES, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import track_scores
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation
from parlour.games.tiletum.operations.king_tile import KING_TILE, discard
from parlour.games.tiletum.storehouse import not_to_take

KING_PHASE: Final = 11
"""(KING_PHASE,)"""


class KingPhase(Operation):
    """A leader who cannot take the tile is not asked; in the last round there are points instead."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending[-1] = (track_scores.TRACK_SCORES,)
        leader = king_track.ranked(europe)[0]
        europe.turn = leader
        if events is not None:
            events.append(Event("leader", {"seat": leader}))
        points = king_track.leader_points(europe.round)
        if points is not None:
            europe.earn(leader, FROM_KING, points)
            if events is not None:
                events.append(Event("points", {"seat": leader, "points": points, "source": SOURCES[FROM_KING]}))
        elif europe.king_tile != NONE:
            if not_to_take(europe, europe.king_tile) is None:
                europe.pending.append((KING_TILE,))
            else:
                discard(europe, events)
        return True


FOUND: Final[list[Operation]] = [KingPhase(KING_PHASE, "king_phase", GOES_BY_ITSELF)]
