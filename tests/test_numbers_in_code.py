"""Printed numbers stand in the data files: no module of a game has one of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

GAMES = Path(__file__).parent.parent / "src" / "parlour" / "games"
TILETUM = GAMES / "tiletum"
OPERATIONS = sorted(path.stem for path in (TILETUM / "operations").glob("[a-z]*.py") if path.stem != "base")
MODULES = sorted(
    name
    for path in GAMES.glob("*/**/*.py")
    if (name := str(path.relative_to(GAMES).with_suffix(""))) not in {f"tiletum/operations/{stem}" for stem in OPERATIONS}
)
"""All of them; the operations of Tiletum have a test of their own."""
OF_THE_GAME = (
    "how many minutes it takes, its weight, its rules version, and the bound of its length: how often something can be done"
)
OF_THE_TENSOR = "scales of a learner's numbers, and how many numbers a block has"
OF_THE_AUDIT = "how many numbers a row of the data has"
FOUR_SIDES = (
    "a tile has four sides and is turned in four ways; a side's terrain takes two bits, so 3 is a mask of one and 255 of all"
)
COUNTED_IN_BITS = "how many of each symbol a land has is one number, eight bits for each"
NO_PRINTED_NUMBERS: dict[str, tuple[set[int], str]] = {
    "king/box": ({2}, "a pair of cards"),
    "king/components": ({2, 3}, OF_THE_AUDIT),
    "king/court": ({2}, "the second phase"),
    "king/game": ({2, 5, 15, 30}, OF_THE_GAME),
    "king/ledger": ({3, 7}, "bits of an entry: the seat, and the card or the bid; the box is checked against them"),
    "king/resample": ({2, 20, 20_000}, "how often something is tried, and a coin that is tossed"),
    "king/state": ({2}, "the second phase, and two phases of progress"),
    "king/tensor": ({2, 3}, OF_THE_TENSOR),
    "skye/areas": ({2, 4}, FOUR_SIDES + "; a joint closes two edges"),
    "skye/audit": ({2, 4, 6}, OF_THE_AUDIT),
    "skye/components": ({2, 3, 4, 8, 255}, FOUR_SIDES + "; pairs of players are half of all ordered ones; " + COUNTED_IN_BITS),
    "skye/game": ({2, 20, 45}, OF_THE_GAME),
    "skye/grid": ({2, 4}, FOUR_SIDES + "; a grid reaches as far to both sides"),
    "skye/observation": ({4096}, "how many observations are remembered"),
    "skye/pictured": ({2, 3, 13, 38, 55, 59}, "the tiles of a picture, how they are turned, and where lines lie in it"),
    "skye/roads": ({4}, FOUR_SIDES),
    "skye/tensor": ({2, 3, 4, 10, 20, 50}, OF_THE_TENSOR),
    "skye/territory": ({2, 3, 4, 8, 255}, FOUR_SIDES + "; a free spot stands before the eight bits of its sides"),
    "tiletum/bound": ({2}, "how often an activation asks, besides the bonuses that it gives"),
    "tiletum/components": (
        {3, 5, 6},
        "where stone stands among the resources, how many names those lists have, and the faces of a die",
    ),
    "tiletum/game": ({2, 3, 40, 80}, OF_THE_GAME),
    "tiletum/tensor": ({2, 3, 6, 8, 10, 50}, OF_THE_TENSOR),
}
"""By module: the numbers in it that stand in no rulebook, and what they are."""
COUNTS = ("by_turn", "by_round", "told_apart")


@pytest.mark.parametrize("module", MODULES)
def test_a_module_has_no_number_of_its_own(module: str) -> None:
    """0 and 1 count and compare; the place of something in a tuple is no number of the box, nor is the name of a number."""
    tree = ast.parse((GAMES / f"{module}.py").read_text("utf-8"))
    places = {id(part) for node in ast.walk(tree) if isinstance(node, ast.Subscript) for part in ast.walk(node.slice)}
    places |= {id(node) for node in _numbering(tree)}
    numbers = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and type(node.value) in (int, float) and id(node) not in places
    }
    allowed, _why = NO_PRINTED_NUMBERS.get(module, (set(), ""))
    assert numbers - {0, 1} == allowed, "no more numbers than there are reasons for, and no reason without its number"


def test_only_modules_that_there_are_have_reasons() -> None:
    assert NO_PRINTED_NUMBERS.keys() <= set(MODULES)


def _numbering(tree: ast.Module) -> Iterator[ast.Constant]:
    """The numbers of names that are only numbered: `FIRST: Final = 0`, `SECOND: Final = 1` and so on, in a row."""
    before = None
    for node in tree.body:
        match node:
            case ast.AnnAssign(annotation=ast.Name(id="Final"), value=ast.Constant(value=int(number)) as constant):
                before = number if number in (0, 1) or (before is not None and number == before + 1) else None
                if before is not None:
                    yield constant
            case ast.Expr():  # what the name means
                pass
            case _:
                before = None


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
