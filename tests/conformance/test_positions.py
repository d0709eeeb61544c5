"""A position is declared once: what is written from the declaration is as it says, and a clone and a key have every field."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from parlour.engine import positions
from parlour.engine.contract import Game
from tests.conformance.plays import every_game, every_table
from tests.conformance.plays import positions as random_positions


def folder_of(game: Game) -> Path:
    """Where the game's sources lie."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


@every_game
def test_slots_clone_and_key_are_as_declared(game: Game) -> None:
    """If this fails: `make positions`."""
    assert positions.drifted(folder_of(game)) == {}


@every_table
def test_a_clone_has_every_field_and_shares_no_list(game: Game, players: int) -> None:
    fields = positions.fields_of(folder_of(game))
    assert {"players", "disclosures"} < {field.name for field in fields}
    for state in random_positions(game, players, seed=30, one_in=20):
        copy = state.clone()
        for field in fields:
            mine, its = getattr(state, field.name), getattr(copy, field.name)
            assert mine == its, field.name
            assert isinstance(mine, list) == field.is_list, field.name
            if field.is_list:
                assert mine is not its, field.name
                assert not any(isinstance(part, list | dict | set) for part in mine), field.name
            else:
                assert not isinstance(mine, dict | set), field.name


@every_table
def test_the_key_has_every_field_that_is_not_left_out(game: Game, players: int) -> None:
    """Take a field's value from another position of the play: the key follows."""
    fields = positions.fields_of(folder_of(game))
    seen = [state.clone() for state in random_positions(game, players, seed=31, one_in=6)]
    varied = set()
    for before, after in pairwise(seen):
        for field in fields:
            value = getattr(after, field.name)
            if value != getattr(before, field.name):
                twin = before.clone()
                setattr(twin, field.name, value)
                assert (twin.key() != before.key()) == field.in_key, field.name
                varied.add(field.name)
    assert len(varied) > len(fields) // 2


DECLARED = '''
class Court(State):
    # <written by positions: slots>
    # </written>

    def begin(self, players: int) -> None:
        self.players = players
        self.disclosures = 0  # not in the key

        # Together in the key: the auction.
        self.lot: int = NONE
        """The card."""
        self.hands: list[Cards] = [()] * players

        self.lands: list[Land] = [START]  # in the key: each.placed


class KingState(Court):
    __slots__ = ()

    # <written by positions: clone and key>
    # </written>
'''


def test_what_is_written_from_a_declaration(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "court.py"
    file.write_text(DECLARED, "utf-8")
    assert positions.main(["--check", str(tmp_path)]) == 1
    assert file.read_text("utf-8") == DECLARED
    assert positions.main([str(tmp_path)]) == 0
    assert "court.py: written" in capsys.readouterr().out
    text = file.read_text("utf-8")
    assert '    __slots__ = (\n        "hands",\n        "lands",\n        "lot",\n    )\n' in text
    assert "    def clone(self) -> KingState:\n        copy = KingState()\n        copy.players = self.players\n" in text
    assert "        copy.lot = self.lot\n        copy.hands = self.hands[:]\n        copy.lands = self.lands[:]\n" in text
    assert (
        "        return (\n"
        "            self.players,\n"
        "            (self.lot, tuple(self.hands)),\n"
        "            tuple([each.placed for each in self.lands]),\n"
        "        )\n"
    ) in text
    assert positions.main(["--check", str(tmp_path)]) == 0


def test_a_declaration_that_cannot_be_followed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "court.py"
    with pytest.raises(positions.PositionError, match="slots"):
        positions.main([str(tmp_path)])
    file.write_text(DECLARED.replace("list[Cards]", "list[list[int]]"), "utf-8")
    with pytest.raises(positions.PositionError, match="hands: list"):
        positions.main([str(tmp_path)])
    file.write_text(DECLARED.replace("# </written>", ""), "utf-8")
    with pytest.raises(positions.PositionError, match="missing"):
        positions.main([str(tmp_path)])
    file.write_text(DECLARED.replace(": clone and key", ""), "utf-8")
    with pytest.raises(positions.PositionError, match="clone and key"):
        positions.main([str(tmp_path)])
