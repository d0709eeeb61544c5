"""Two tables that differ in nothing but what one viewer cannot know, played in step."""

from __future__ import annotations

import msgspec

from parlour.engine.chance import Dice, commitment, derived_seed
from parlour.engine.contract import CHANCE, State
from parlour.engine.preview import Preview, preview
from parlour.tables.entry import Charter, Entry
from parlour.tables.table import Table
from parlour.tables.views import choose_viewer, entry_views, replay_view, table_view
from tests.conformance.plays import choose, legal_for, seen_after
from tests.tables.club import KING, NAMES, NOBODY_HERE, state_of

OWNERS = list(NAMES)
_ASKED = 3
"""How many choices of a position are foreseen."""


def user_of(viewer: int) -> str:
    """Who sits there; a stranger for the spectator."""
    return OWNERS[viewer] if viewer >= 0 else "e" * 24


def everything(table: Table, viewer: int, since: int = 0, at: int | None = None) -> list[bytes]:
    """All that the wire carries to this viewer: the table, the log, a position of the replay, and what choices would do."""
    user = user_of(viewer)
    assert choose_viewer(table, user, None) == viewer
    views = [
        table_view(table, user, viewer, NOBODY_HERE),
        entry_views(table, since, viewer),
        *([replay_view(table, user, None, at)] if at is not None else []),
    ]
    return [msgspec.json.encode(view) for view in [*views, *foreseen(table, viewer)]]


def foreseen(table: Table, viewer: int) -> list[Preview]:
    """What some of the viewer's choices would do."""
    state = state_of(table)
    legal = state.legal_actions(viewer) if viewer in state.to_act() else ()
    asked = legal[:: -(-len(legal) // _ASKED)] if legal else ()
    return [preview(table.game, state, viewer, action) for action in asked]


def started(players: int, secret: str, told: str = "told") -> Table:
    """A table at which people sit; it has its own secret seed, and all else in common with the others of that name."""
    charter = Charter(
        id="twin",
        game="king",
        edition=KING.edition,
        players=players,
        options={},
        private=False,
        host=OWNERS[0],
        seed=derived_seed(secret).hex(),
        commitment=commitment(derived_seed(told)),
        created_at=1.0,
    )
    table = Table(charter)
    add(table, "created")
    for seat in range(players):
        add(table, "joined", seat=seat, user=OWNERS[seat], name=NAMES[OWNERS[seat]])
    add(table, "started")
    return table


def add(table: Table, kind: str, **fields: object) -> None:
    """The next entry; its time is its number, the same at all tables."""
    n = table.n + 1
    table.fold(msgspec.convert({"n": n, "at": float(n), "kind": kind, **fields}, Entry))


def apply(table: Table, seat: int, action: int) -> None:
    """A move of chance or of a person."""
    text = KING.notation(action)
    if seat == CHANCE:
        add(table, "rolled", seat=seat, text=text)
    else:
        owner = OWNERS[seat]
        add(table, "moved", seat=seat, user=owner, name=NAMES[owner], request=f"r{table.n}", text=text)


class Twins:
    """The truth and another table that the viewer cannot tell from it."""

    def __init__(self, players: int, viewer: int, seed: int) -> None:
        self.viewer = viewer
        self.rng = Dice(f"twins {players} {viewer} {seed}")
        self.truth = started(players, "the truth")
        self.other = started(players, "another truth")

    @property
    def differ(self) -> bool:
        """Whether the positions are two."""
        return state_of(self.truth).key() != state_of(self.other).key()

    def step(self) -> bool:
        """One move at each, other ones where that can be, which look the same to the viewer; False when there is none."""
        truth, other = state_of(self.truth), state_of(self.other)
        if truth.is_over:
            return False
        for _ in range(12):
            seat, action = choose(truth, self.rng)
            answer = self._answer(truth, other, seat, action)
            if answer is not None:
                apply(self.truth, seat, action)
                apply(self.other, seat, answer)
                return not state_of(self.truth).is_over
        return False

    def _answer(self, truth: State, other: State, seat: int, action: int) -> int | None:
        """What to do at the other table, so that the viewer sees the same."""
        sight = seen_after(KING, truth, seat, action, self.viewer)
        legal = legal_for(other, seat)
        same = [action] if action in legal and seen_after(KING, other, seat, action, self.viewer) == sight else []
        if (seat == CHANCE and not _stays_hidden(truth, action)) or (same and self.rng.below(2)):
            return same[0] if same else None
        rest = [each for each in legal if each != action and (seat != CHANCE or _stays_hidden(other, each))]
        for _ in range(min(len(rest), 20)):
            answer = rest.pop(self.rng.below(len(rest)))
            if seen_after(KING, other, seat, answer, self.viewer) == sight:
                return answer
        return same[0] if same else None


def _stays_hidden(state: State, drawn: int) -> bool:
    """Whether a draw need not be shown right away: kings are, and what can only go to the middle."""
    own, _middle, favour = state.observe(0).open_zones
    return "king" not in KING.notation(drawn) and own + favour > 0
