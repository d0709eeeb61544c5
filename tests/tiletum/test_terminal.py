"""What the terminal shows of Tiletum."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from parlour.cli.boards import board
from parlour.games.tiletum.messages import tile_message
from parlour.words import words

from .table import GAME, round_table


@pytest.mark.parametrize(("contracts", "characters"), [(5, 3), (3, 5)])
def test_the_offers_may_have_different_lengths(contracts: int, characters: int) -> None:
    """Every tile of both is shown."""
    table = round_table().offer("K01", "K03", "K04", "K05", "K07").offer("C05", "C07", "C16", "C37", "C41")
    seen = table.state.observe(0)
    seen = msgspec.structs.replace(
        seen, contract_offer=seen.contract_offer[:contracts], character_offer=seen.character_offer[:characters]
    )
    console = Console(file=StringIO(), width=300)
    console.print(board(GAME, words("en"), ["Ann", "Ben", "Cleo"]).draw(seen))
    assert isinstance(console.file, StringIO)
    drawn = console.file.getvalue()
    for tile in (*seen.contract_offer, *seen.character_offer):
        assert words("en").say(tile_message(tile)) in drawn


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "for each character on floor 2 or 3"),
        ("uk", "за кожного мешканця на поверсі 2 або 3"),
        ("ru", "за каждого персонажа на этаже 2 или 3"),
        ("ja", "2階または3階の人物1枚ごとに"),
    ],
)
def test_the_fair_of_the_upper_floors_names_them(language: str, sentence: str) -> None:
    table = round_table().fairs(tiles=["upper_floor", "house", "pillar", "contract"])
    console = Console(file=StringIO(), width=300)
    console.print(board(GAME, words(language), ["Ann", "Ben", "Cleo"]).draw(table.state.observe(0)))
    assert isinstance(console.file, StringIO)
    assert sentence in console.file.getvalue()
