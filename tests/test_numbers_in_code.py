"""Printed numbers stand in the data files: the modules that are named after rules have none of their own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent / "src" / "parlour" / "games"
RULES = [
    *(
        f"king/{name}"
        for name in ("gain_esteem", "holdings", "king_cards", "payments", "reckoned", "result", "scoring", "share_influence")
    ),
    *(f"skye/{name}" for name in ("buying", "pricing", "rounds", "scoring")),
]
"""Modules without numberings and encodings."""


@pytest.mark.parametrize("module", RULES)
def test_a_rule_has_no_number_of_its_own(module: str) -> None:
    """0 and 1 count and compare; the place of something in a tuple is no number of the box."""
    tree = ast.parse((GAMES / f"{module}.py").read_text("utf-8"))
    places = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Subscript) for part in ast.walk(node.slice)}
    numbers = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and type(node.value) in (int, float) and id(node) not in places
    }
    assert numbers <= {0, 1}
