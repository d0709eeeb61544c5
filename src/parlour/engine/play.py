"""A play: a position with the way that led to it, and undo up to where somebody learnt something."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.engine.chance import Rng
from parlour.engine.contract import CHANCE, Events, Game, State
from parlour.engine.errors import NothingToUndo
from parlour.engine.options import settle


class Play:
    """Feeds actions to a state and remembers them.

    A seat may take back its own actions up to the last one that drew something, revealed something to anybody, or was
    followed by somebody else's. Nobody marks these: a draw is an action of `CHANCE`, a revelation is seen in the state.
    What was forced belongs to the action before it, whoever's that was, and is taken back with it.
    """

    def __init__(self, game: Game, players: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.options = settle(game.options, options)
        self.state: State = game.new(players, self.options)
        self.log: list[tuple[int, int]] = []
        """Every action so far, with the seat that did it."""
        self._owner = CHANCE
        self._earlier: list[tuple[State, int]] = []
        """The positions that the owner can still go back to, oldest first, with how many actions led to each."""

    def apply(self, seat: int, action: int, events: Events = None, forced: bool = False) -> None:
        """Do the action and remember it; an illegal one raises and changes nothing."""
        state = self.state
        before = None if seat == CHANCE or forced else state.clone()
        disclosures = state.disclosures
        state.apply(seat, action, events)
        self.log.append((seat, action))
        if seat == CHANCE or state.disclosures != disclosures:
            self.seal()
            return
        if before is None:
            return
        if seat != self._owner:
            self._earlier.clear()
            self._owner = seat
        self._earlier.append((before, len(self.log) - 1))

    def seal(self) -> None:
        """Nobody can take back anything that was done so far."""
        self._earlier.clear()
        self._owner = CHANCE

    def roll(self, rng: Rng, events: Events = None) -> int:
        """Let chance act once; returns its action."""
        action = self.state.sample_chance(rng)
        self.apply(CHANCE, action, events)
        return action

    @property
    def chance_to_act(self) -> bool:
        """Whether something must be drawn or rolled now."""
        return CHANCE in self.state.to_act()

    def draws(self, given: int = 0) -> int:
        """How many chance actions there have been after the given moves: where the stream of the seed stands."""
        return sum([1 for seat, _action in self.log[given:] if seat == CHANCE])

    def may_regret(self) -> int:
        """The seat that may take something back now; `CHANCE` if nobody may."""
        return self._owner if self._earlier else CHANCE

    def undoable(self, seat: int) -> int:
        """How many of its last decisions the seat may take back now."""
        return len(self._earlier) if seat == self._owner else 0

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, with what it forced."""
        if not self.undoable(seat):
            raise NothingToUndo(f"seat {seat} has nothing to take back: something was drawn, shown, or done by somebody else")
        self.state, length = self._earlier.pop()
        del self.log[length:]

    def restart_turn(self, seat: int) -> int:
        """Take back all that the seat may; returns how many decisions that were."""
        count = self.undoable(seat)
        for _ in range(count):
            self.undo(seat)
        return count
