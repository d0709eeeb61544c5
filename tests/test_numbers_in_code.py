"""Printed numbers stand in the data files: the modules that are named after rules have none of their own."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent / "src" / "parlour" / "games"
TILETUM = GAMES / "tiletum"
RULES = [
    *(
        f"king/{name}"
        for name in ("gain_esteem", "holdings", "king_cards", "payments", "reckoned", "result", "scoring", "share_influence")
    ),
    *(f"skye/{name}" for name in ("building", "buying", "holdings", "messages", "pricing", "rounds", "scoring")),
    *(f"tiletum/{name}" for name in ("buildings", "king_track", "pieces", "scoring", "storehouse", "wheel")),
    *sorted(f"tiletum/{kind}/{path.stem}" for kind in ("spending", "tasks") for path in (TILETUM / kind).glob("[a-z]*.py")),
]
"""Modules without numberings and encodings."""
COUNTS = ("by_turn", "by_round", "told_apart")
OPERATIONS = sorted(path.stem for path in (TILETUM / "operations").glob("[a-z]*.py") if path.stem != "base")


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


@pytest.mark.parametrize("module", OPERATIONS)
def test_an_operation_has_no_number_but_its_code_and_its_share_of_the_bound(module: str) -> None:
    """Its share is `adds`, `by_turn` and `by_round`; `told_apart` and names of places are about the numbers of its frame."""
    operations = getattr(import_module(f"parlour.games.tiletum.operations.{module}"), "FOUND", [])
    allowed = {0, 1, *(operation.code for operation in operations)}
    tree = ast.parse((TILETUM / "operations" / f"{module}.py").read_text("utf-8"))
    counts: list[ast.AST] = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "adds"]
    counts += [node for node in tree.body if isinstance(node, ast.Assign) and _attribute(node) in COUNTS]
    places = {ast.unparse(node.slice) for node in ast.walk(tree) if isinstance(node, ast.Subscript)}
    counts += [node for node in tree.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in places]
    counted = {id(part) for node in counts for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) in (int, float) and id(node) not in counted:
            assert node.value in allowed, f"line {node.lineno}"


def _attribute(node: ast.Assign) -> str:
    (target,) = node.targets
    return target.attr if isinstance(target, ast.Attribute) else ""
