"""The points of the king track, and the new turn order."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum import king_track
from parlour.games.tiletum.components import FROM_KING, NONE, TRACK, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import fair_phase
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation

TRACK_SCORES: Final = 12
"""(TRACK_SCORES,): what follows the leader's bonus tile."""


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
            events.append(Event("order", {"order": list(europe.order), "round": europe.round + 1}))
        return True


FOUND: Final[list[Operation]] = [TrackScores(TRACK_SCORES, "track_scores", GOES_BY_ITSELF)]
