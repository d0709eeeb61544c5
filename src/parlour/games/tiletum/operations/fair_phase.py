"""The fair phase; after the fair of the last round the final scoring."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum import king_track
from parlour.games.tiletum.components import FINAL_SOURCES, FROM_FAIRS, ROUNDS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import clean_up
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, Operation
from parlour.games.tiletum.operations.over import OVER
from parlour.games.tiletum.scoring import fair_points, final_points, takes_part

FAIR_PHASE: Final = 13
"""(FAIR_PHASE,)"""


class FairPhase(Operation):
    """Red markers go back to 0 after it, because one fair tile looks at the track as it was."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending.pop()
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
            europe.pending.append((clean_up.CLEAN_UP,))
        return True


def _end(europe: Europe, events: Events) -> None:
    """Houses times pillars, completed buildings, resources."""
    for seat in europe.order:
        parts = final_points(europe, seat)
        for source, points in zip(FINAL_SOURCES, parts, strict=True):
            europe.earn(seat, source, points)
        if events is not None:
            facts = {"seat": seat, "product": parts.product, "buildings": parts.buildings, "resources": parts.resources}
            events.append(Event("final", dict(facts)))
    europe.pending.append((OVER,))


FOUND: Final[list[Operation]] = [FairPhase(FAIR_PHASE, "fair_phase", GOES_BY_ITSELF)]
