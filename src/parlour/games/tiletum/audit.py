"""The audit: every count of the rulebook's list against the data file, and where each single number comes from."""

from __future__ import annotations

from typing import Any

from parlour.engine.components import Audit, CountCheck, Fact, Provenance, Value
from parlour.games.tiletum.components import (
    BUILDING_AP,
    CATHEDRAL_POINTS,
    CONTRACT_SPACE_PILLAR,
    CORRUPTION,
    COST_IDS,
    DATA,
    DICE_PER_COLOUR,
    EDITION,
    FAIR_BOARD,
    FAIRS,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    HOUSES_AT_START,
    PIECES,
    RAW,
    RESOURCES,
    ROOF_HOUSE,
    START_HOUSES,
    START_PILLARS,
    TILE_COUNT,
    TILE_KIND,
    TILE_KINDS,
    TILE_TYPE,
    TOWN_TILES,
)

_REMARKS = ("prov", "src", "why", "docs", "sources")


def _values(raw: Any, above: Any, where: str, key: str) -> list[Value]:
    """Every number with its provenance: the nearest `prov` above it says what it is."""
    of_this: Any = above.get(key, above.get("*", "printed")) if isinstance(above, dict) else above
    if isinstance(raw, dict):
        inside = raw.get("prov", of_this)
        return [
            value
            for name, part in raw.items()
            if name not in _REMARKS
            for value in _values(part, inside, f"{where}.{name}" if where else name, name)
        ]
    if isinstance(raw, list):
        named = [part.get("id", place) if isinstance(part, dict) else place for place, part in enumerate(raw)]
        return [value for name, part in zip(named, raw, strict=True) for value in _values(part, above, f"{where}.{name}", key)]
    if isinstance(raw, int) and not isinstance(raw, bool):
        return [Value(where, raw, of_this)]
    return []


def _reasons(raw: Any, name: str = "") -> list[Fact]:
    """What the data file itself says about how its guesses were made."""
    if not isinstance(raw, dict):
        return []
    why = raw.get("why")
    parts = why if isinstance(why, dict) else {"": why} if why else {}
    named = {" ".join(filter(None, (name, part))).replace("_", " "): reason for part, reason in parts.items()}
    facts = [Fact(f"{what}: {reason}", "reconstructed") for what, reason in named.items()]
    for key, value in raw.items():
        if key not in _REMARKS:
            facts += _reasons(value, key)
    return facts


def _counts() -> list[CountCheck]:
    listed, per_player, supply = DATA.components, DATA.components.per_player, DATA.player_board.supply_at_start
    pairs = [
        ("dice", listed.dice, DICE_PER_COLOUR * len(RESOURCES)),
        ("action tiles", listed.action_tiles, len(DATA.wheel.action_tiles)),
        ("town tiles", listed.town_tiles, len(TOWN_TILES)),
        ("fair tiles", listed.fair_tiles, len(FAIRS)),
        ("fair order tiles", listed.fair_order_tiles, len(FAIR_BOARD)),
        ("cathedral tiles", listed.cathedral_tiles, sum(len(stack) for stack in CATHEDRAL_POINTS)),
        ("construction cost tiles", listed.construction_cost_tiles, len(COST_IDS)),
        ("corruption tokens", listed.corruption_tokens, len(CORRUPTION)),
        ("bonus tiles", listed.bonus_tiles, FIRST_CONTRACT),
        ("contract tiles", listed.contract_tiles, FIRST_CHARACTER - FIRST_CONTRACT),
        ("character tiles", listed.character_tiles, TILE_COUNT - FIRST_CHARACTER),
        ("houses of a player", per_player.houses, START_HOUSES + sum(ROOF_HOUSE) + HOUSES_AT_START),
        ("pillars of a player", per_player.pillars, START_PILLARS + sum(CONTRACT_SPACE_PILLAR)),
        ("houses on roofs", supply.houses_on_roofs, sum(ROOF_HOUSE)),
        ("pillars on contract spaces", supply.pillars_on_contract_spaces, sum(CONTRACT_SPACE_PILLAR)),
        ("merchants of a player", per_player.merchant, PIECES.count("merchant")),
        ("architects of a player", per_player.architect, PIECES.count("architect")),
        ("bonus action point markers of a player", per_player.bonus_ap_markers, sum(ap > 0 for ap in BUILDING_AP)),
    ]
    counts = [CountCheck(what, expected, found, "printed") for what, expected, found in pairs]
    for number, kind in enumerate(DATA.character_types):
        found = TILE_TYPE.count(number)
        counts.append(CountCheck(f"character tiles of type {kind.id}", kind.tiles, found, "derived"))
    for name, deck, first, last in (
        ("bonus", DATA.decks.bonus, 0, FIRST_CONTRACT),
        ("contract", DATA.decks.contract, FIRST_CONTRACT, FIRST_CHARACTER),
    ):
        for kind_name, expected in deck.composition.items():
            found = TILE_KIND[first:last].count(TILE_KINDS.index(kind_name))
            counts.append(CountCheck(f"{kind_name} tiles in the {name} pile", expected, found, "reconstructed"))
    return counts


def audit() -> Audit:
    """What `parlour components tiletum` prints."""
    values = _values(RAW, "printed", "", "")
    numbers: dict[Provenance, int] = {"printed": 0, "derived": 0, "reconstructed": 0}
    for value in values:
        numbers[value.provenance] += 1
    warning = Fact(
        "the reconstructed numbers are not known to be those of the published board and tiles: correct them in components.json",
        "reconstructed",
    )
    return Audit("tiletum", EDITION, _counts(), [warning, *_reasons(RAW)], numbers, values)
