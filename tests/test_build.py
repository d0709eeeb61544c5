"""The suite runs twice, on the plain and on the compiled build; this makes sure that each run is what it says."""

from __future__ import annotations

import os

from parlour.engine.build import is_compiled
from parlour.games.king import state


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    build = os.environ.get("PARLOUR_BUILD", "plain")
    assert is_compiled() == (build == "compiled")
    assert str(state.__file__).endswith(".py") == (build == "plain")
