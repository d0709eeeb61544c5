"""The audit: every count of the rulebook's list against the data file."""

from __future__ import annotations

from parlour.engine.components import Audit, Fact, Provenance, check_counts
from parlour.games.skye.components import (
    DATA,
    EDITION,
    NO_SCROLL,
    SCORING_TILES,
    SYMBOLS,
    TILE_COUNT,
    TILE_SCROLL,
    TILE_SYMBOLS,
)


def audit() -> Audit:
    """Every count of the rulebook's list against the data file."""
    found = {
        "landscape tiles": TILE_COUNT,
        "castle tiles": DATA.castle.count,
        "scoring tiles": len(SCORING_TILES),
        "scrolls, two of each kind": sum(scroll != NO_SCROLL for scroll, _region in TILE_SCROLL),
    }
    found |= {f"coins of {coin.value}": coin.count for coin in DATA.coins}
    for number, name in enumerate(SYMBOLS):
        found[f"{name} symbols"] = sum(symbols[number] for symbols in TILE_SYMBOLS)
    judged = [
        Fact(f"tile {tile.id}, judged from a picture: {what}", "reconstructed") for tile in DATA.tiles for what in tile.judged
    ]
    numbers: dict[Provenance, int] = {"printed": 0, "derived": 0, "reconstructed": len(judged)}
    for tile in DATA.tiles:
        numbers[tile.provenance] += 4 + len(tile.roads) + len(tile.symbols) - len(tile.judged)
    for rounds in DATA.rounds.values():
        numbers[rounds.provenance] += len(rounds.scored)
        numbers[rounds.gold_provenance] += len(rounds.gold_per_player_ahead)
    for coin in DATA.coins:
        numbers[coin.provenance] += 2
    numbers[DATA.castle.provenance] += 6
    numbers[DATA.players.provenance] += 1
    numbers[DATA.income.provenance] += 1
    numbers[DATA.drawing.provenance] += 2
    for goal in DATA.scoring_tiles:
        numbers[goal.provenance] += sum(map(bool, (goal.points, goal.tiles, goal.most, goal.second))) + len(goal.by_count)
    for scroll in DATA.scrolls:
        numbers[scroll.provenance] += 2
    numbers[DATA.scroll_in_completed_area.provenance] += 1
    numbers[DATA.gold_at_the_end.provenance] += 2
    return Audit("skye", EDITION, check_counts(DATA.counts, found), [*DATA.facts, *judged], numbers)
