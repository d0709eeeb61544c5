"""The king track: what a place there is worth in this round and the next ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from parlour.bots.greedy_1.tiletum_chances import REMEMBERED, between
from parlour.games.tiletum.components import CORRUPTION, ROUNDS, TRACK, TRACK_START, TURNS, Tiles
from parlour.games.tiletum.king_track import leader_points, returns
from parlour.games.tiletum.spending.advance import steps_for

_LEADER: Final = 2.5
"""The tile beside the king track."""
_BEHIND: Final = 0.8
"""The loss for every player who comes earlier in the turn order."""
_NEXT_ROUND: Final = 0.55
"""What a place on the king track counts in the round after, compared with this one."""
_CLIMB: Final = 2.5
"""The king's steps that a player makes in a round anyway."""


@lru_cache(REMEMBERED)
def on_track(track: Tiles, seat: int, corruption: Tiles, number: int, points: int) -> tuple[float, float]:
    """What the place on the track is worth in this round and the next ones; and what it scores at the end of this one."""
    hidden = TURNS - len(corruption)
    mean = (sum(CORRUPTION) - sum(corruption)) / (len(CORRUPTION) - len(corruption)) if hidden else 0.0
    now = track[seat] + steps_for(points)
    place = now - hidden * mean
    scored = between(TRACK, place)
    ahead = sum([1 for other, space in enumerate(track) if other != seat and space >= now])
    prize = leader_points(number)
    leads = (_LEADER if prize is None else prize) if not ahead else 0.0
    behind = _BEHIND * ahead if number + 1 < ROUNDS else 0.0
    worth = (leads - behind) / (1 + hidden)
    weight = 1.0
    for _round in range(number, ROUNDS):
        worth += weight * between(TRACK, place)
        weight *= _NEXT_ROUND
        place = (TRACK_START if returns(place) else place) + _CLIMB - TURNS * sum(CORRUPTION) / len(CORRUPTION)
    return worth, scored
