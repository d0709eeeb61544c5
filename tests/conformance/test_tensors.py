"""Tensors: named blocks that lie one behind the other, and nothing of an observation is lost in them."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec

from parlour.engine.chance import Dice
from parlour.engine.contract import Game
from tests.conformance.plays import every_game, every_table, many_positions, positions, viewers


@every_game
def test_the_blocks_of_a_tensor_lie_one_behind_the_other(game: Game) -> None:
    blocks = game.tensor_blocks()
    assert len({block.name for block in blocks}) == len(blocks)
    place = 0
    for block in blocks:
        assert block.offset == place
        assert min(block.shape) > 0
        place += block.size
    assert place == game.tensor_size


@every_table
def test_different_observations_have_different_tensors(game: Game, players: int) -> None:
    """Also of different viewers; and the same observation always has the same, of floats that are about 1 at most."""
    known: dict[bytes, bytes] = {}
    for state in many_positions(game, players, seed=40, one_in=3):
        if len(known) > 30 * players and state.is_over:
            break
        for viewer in viewers(players):
            seen = state.observe(viewer)
            numbers = game.tensor(seen)
            assert len(numbers) == game.tensor_size
            assert min(numbers) >= -1.0
            assert max(numbers) <= 5.0
            data = game.encode_observation(seen)
            assert known.setdefault(array("d", numbers).tobytes(), data) == data
    assert len(known) > 30 * players


ALWAYS_THE_SAME = {"viewer", "players", "show_gold", "result", "boards", "actions", "returned"}
"""What no two observations of one seat and set-up differ in, or hardly ever; or what is looked into."""


@every_game
def test_every_field_of_an_observation_shows_in_the_tensor(game: Game) -> None:
    """Take the value of one field from another observation: the tensor differs, unless the field only follows from others."""
    derived = import_module(".tensor", type(game).__module__.rpartition(".")[0]).DERIVED
    rng = Dice("vary")
    varied: Counter[str] = Counter()
    for players in range(game.min_players, game.max_players + 1):
        seen = [state.observe(0) for state in positions(game, players, seed=42, one_in=2)]
        for _ in range(400):
            one = seen[rng.below(len(seen))]
            for path, twin in _variants(one, seen[rng.below(len(seen))]):
                if varied[path] < 4 * players:
                    varied[path] += 1
                    assert path in derived or game.tensor(twin) != game.tensor(one), path
    assert set(varied) >= set(game.observation_type.__struct_fields__) - derived - ALWAYS_THE_SAME


def _variants(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The first struct with one field at a time as the second has it; structs within are looked into."""
    for field in one.__struct_fields__:
        mine, its = getattr(one, field), getattr(other, field)
        if isinstance(mine, msgspec.Struct) and isinstance(its, msgspec.Struct):
            parts = [(name, part) for name, part in _variants(mine, its, f"{path}{field}.")]
        elif isinstance(mine, list) and mine and isinstance(mine[0], msgspec.Struct):
            parts = [
                (name, [*mine[:seat], part, *mine[seat + 1 :]])
                for seat in range(len(mine))
                for name, part in _variants(mine[seat], its[seat], f"{path}{field}.")
            ]
        elif mine != its and mine is not None and its is not None:
            parts = [(path + field, its)]
        else:
            parts = []
        for name, part in parts:
            yield name, msgspec.structs.replace(one, **{field: part})
