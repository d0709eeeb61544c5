"""What brings resources and points: every event says it, so that a screen need not guess."""

from __future__ import annotations

import pytest

from tests.given import seen

from .table import Table, acting, closing, round_table


def sources(table: Table, notation: str, kind: str) -> list[object]:
    """Where what comes with this move comes from."""
    return [facts["source"] for facts in seen(table.happen(notation)) if facts["kind"] == kind]


@pytest.mark.rule("T-3.6")
def test_a_die_gives_resources() -> None:
    table = round_table(3, wheel=1).wheel_tile("merchant").dice("wool 3")
    assert sources(table, "die wool 3", "gained") == ["die"]


@pytest.mark.rule("T-H5")
def test_a_helper_gives_resources_that_are_not_of_the_die() -> None:
    table = acting("merchant", 3, 4).stored(0, "B27")
    assert sources(table, "use B27", "gained") == ["effect"]


@pytest.mark.rule("T-AK4", "T-H6")
def test_resources_of_choice_come_from_an_exchange_or_an_effect() -> None:
    exchanged = acting("contract", 3, 4, food=3).do("exchange food iron")
    assert sources(exchanged, "choose iron", "gained") == ["exchange"]
    helped = acting("merchant", 3, 4).stored(0, "B31").do("use B31")
    assert sources(helped, "choose iron", "gained") == ["effect"]


@pytest.mark.rule("T-4.3")
def test_points_come_from_a_helper_or_the_king() -> None:
    assert sources(acting("merchant", 3, 4).stored(0, "B29"), "use B29", "points") == ["helpers"]
    assert sources(closing(3, 4).track((0, [2, 1]), (-1, [0])), "end turn", "points") == ["king"]
