"""Isle of Skye hides the gold of the others: two plays that differ in nothing else send a person the same bytes."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import pytest

from parlour.engine.chance import Dice, commitment, derived_seed
from parlour.engine.contract import CHANCE, SPECTATOR, State
from parlour.games.skye.components import SCORING_TILES
from parlour.games.skye.game import SkyeGame
from parlour.games.skye.observation import Observation
from parlour.games.skye.state import SkyeState
from parlour.tables.entry import Charter
from parlour.tables.table import Table
from parlour.tables.views import replay_view, table_view
from tests.conformance.plays import choose
from tests.tables.club import NAMES, NOBODY_HERE, state_of
from tests.tables.twins import OWNERS, add, everything, user_of

SKYE = SkyeGame()
RICH = 1
"""The seat that has more gold in the other play."""
PLAIN_GOALS = ["squares", "most_whisky", "sheep", "large_areas"]
GOLD_LAST = ["squares", "most_whisky", "sheep", "most_gold"]
"""The fourth scoring tile scores for the first time in the fourth round, with five players in the third."""


class RichSkye(SkyeGame):
    """The same rules, but one seat begins with gold."""

    def new(self, players: int, options: Mapping[str, str] | None = None) -> SkyeState:
        state = super().new(players, options)
        state.gold[RICH] = 7
        return state


def started(game: SkyeGame, players: int, options: dict[str, str]) -> Table:
    charter = Charter(
        id="gold",
        game="skye",
        edition=SKYE.edition,
        players=players,
        options=options,
        private=False,
        host=OWNERS[0],
        seed=derived_seed("gold").hex(),
        commitment=commitment(derived_seed("gold")),
        created_at=1.0,
    )
    table = Table(charter)
    table.game = game
    add(table, "created")
    for seat in range(players):
        add(table, "joined", seat=seat, user=OWNERS[seat], name=NAMES[OWNERS[seat]])
    add(table, "started")
    return table


def move(table: Table, seat: int, text: str) -> None:
    if seat == CHANCE:
        add(table, "rolled", seat=seat, text=text)
    else:
        add(table, "moved", seat=seat, user=OWNERS[seat], name=NAMES[OWNERS[seat]], request=f"r{table.n}", text=text)


def next_move(state: State, goals: list[str], rng: Dice) -> tuple[int, str]:
    seen: Observation = state.observe(SPECTATOR)
    if seen.stage == "choosing_goals":
        return CHANCE, f"goal {goals[len(seen.goals)]}"
    seat, action = choose(state, rng)
    return seat, SKYE.notation(action)


def same_bytes(goals: list[str], options: dict[str, str], rounds: int, players: int = 3) -> list[bool]:
    """Whether all that a person is sent is the same at both tables, move by move through so many rounds."""
    rng = Dice(f"gold {goals}")
    poor, rich = (started(game, players, options) for game in (SKYE, RichSkye()))
    others = [SPECTATOR, *(seat for seat in range(players) if seat != RICH)]
    alike: list[bool] = []
    while True:
        seat, text = next_move(state_of(poor), goals, rng)
        for table in (poor, rich):
            move(table, seat, text)
        state = state_of(poor)
        if state.is_over or state.observe(SPECTATOR).round >= rounds:
            return alike
        at = rng.below(poor.move + 1) if rng.below(15) == 0 else None
        for viewer in others:
            since = 0 if at is not None else poor.n - 2
            alike.append(everything(poor, viewer, since, at) == everything(rich, viewer, since, at))
            assert state.observe(viewer) != state_of(rich).observe(viewer), "whoever counts knows: bots see the gold"


@pytest.mark.rule("S-H2")
@pytest.mark.parametrize(
    ("goals", "rounds"), [(PLAIN_GOALS, 6), (GOLD_LAST, 3)], ids=["no goal counts gold", "before the goal counts gold"]
)
def test_the_gold_of_another_is_in_no_bytes(goals: list[str], rounds: int) -> None:
    """Table, log, replay and previews: the others' gold, what it would give, and what the goal for most gold would give now."""
    alike = same_bytes(goals, {"gold": "hidden"}, rounds)
    assert len(alike) > 150
    assert all(alike)


@pytest.mark.rule("S-H2")
def test_at_a_table_that_shows_gold_it_is_sent() -> None:
    assert not any(same_bytes(PLAIN_GOALS, {"gold": "shown"}, 1))


@pytest.mark.rule("S-H2")
def test_one_sees_the_own_gold_and_at_the_end_that_of_all() -> None:
    rng = Dice("own gold")
    table = started(SKYE, 3, {"gold": "hidden"})
    while not state_of(table).is_over:
        state = state_of(table)
        for viewer in (SPECTATOR, 0, 1, 2):
            truth: Observation = state.observe(viewer)
            view = table_view(table, user_of(viewer), viewer, NOBODY_HERE)
            seen = msgspec.convert(view.observation, Observation)
            for seat in range(3):
                assert seen.gold[seat] == (truth.gold[seat] if seat == viewer else -1)
                assert seen.end_points[seat] == (truth.end_points[seat] if seat == viewer else (truth.end_points[seat][0], -1))
            for place, goal in enumerate(seen.goals):
                unknown = SCORING_TILES[goal] == "most_gold"
                assert seen.goal_points[place] == ([-1, -1, -1] if unknown else truth.goal_points[place])
        move(table, *next_move(state, GOLD_LAST, rng))
    add(table, "over")
    over = table_view(table, user_of(0), 0, NOBODY_HERE)
    assert over.observation is not None
    assert over.observation["gold"] == state_of(table).observe(0).gold
    middle = replay_view(table, user_of(0), 0, table.move // 2)
    assert min(middle.observation["gold"]) >= 0, "after the end every position is open"


@pytest.mark.rule("S-H2")
def test_a_stored_table_that_names_no_option_shows_gold_as_it_did() -> None:
    assert state_of(started(SKYE, 2, {})).observe(0).show_gold
