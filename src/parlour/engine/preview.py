"""What would this do, and why can that not be done? Both are answered from what the seat observes, and from nothing else.

A preview is true, because it is the rules that answer: the action is done on a position that the seat cannot tell from the
true one, and what the seat has before and after is compared. It stops before anything is drawn, and before anything is shown.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, Game, State
from parlour.engine.errors import IllegalAction
from parlour.engine.events import Event, Facts, views
from parlour.engine.messages import Holding, Message, Prompt

_GUESSES = 6
"""How many positions are imagined where the action shows somebody something; what differs between them is not known."""

Stop: TypeAlias = Literal["", "chance", "shown", "over"]


class Change(NamedTuple):
    """Something that the seat has, and would have more or less of."""

    what: Message
    before: int
    after: int
    where: tuple[tuple[int, ...], ...]
    """Where there would be more of it."""


class Preview(NamedTuple):
    """What an action would do for the seat that does it."""

    changes: list[Change]
    events: list[Facts]
    """What would happen, as far as it concerns the seat, and as the seat would see it."""
    undoable: bool
    """Whether it could be taken back afterwards."""
    stop: Stop
    """What comes right after, and is not told: a draw, something that is shown to somebody, or the end of the game."""


def preview(game: Game, state: State, seat: int, action: int) -> Preview:
    """What the action would do for the seat; raises `IllegalAction` if it cannot be done."""
    return preview_from(game, state.observe(seat), seat, action)


def preview_from(game: Game, observation: Any, seat: int, action: int) -> Preview:
    """The same from what the seat observes."""
    before = game.holdings(game.show(observation), seat)
    known, seen, shown, stop = _done(game, game.sample(observation, Dice("preview 0")), seat, action)
    if shown and game.hidden_information:
        for number in range(1, _GUESSES):
            other = _done(game, game.sample(observation, Dice(f"preview {number}")), seat, action)
            known = [holding for holding in known if holding in other.known]
            seen = [view for view in seen if view in other.seen]
            stop = stop if stop == other.stop else "shown"
    return Preview(_changes(before, known), seen, not stop and not shown, stop)


class _Done(NamedTuple):
    """The action, done on a position that the seat imagines."""

    known: list[Holding]
    """What the seat has then."""
    seen: list[Facts]
    """What has happened to it."""
    shown: bool
    stop: Stop


def _done(game: Game, position: State, seat: int, action: int) -> _Done:
    """Where what others hide is shown first, what then comes may hang on it: only the end is told, if it comes anyway."""
    after, disclosures = position.clone(), position.disclosures
    after.apply(seat, action)
    shown = after.disclosures != disclosures
    events: list[Event] = []
    position.commit(seat, action, events)
    stop: Stop = "shown" if shown else ""
    if after.is_over:
        stop = "over"
    elif CHANCE in after.to_act() and after.disclosures == position.disclosures:
        stop = "chance"
    seen = [view for view in views(events, seat) if view.get("seat", seat) == seat]
    return _Done(game.holdings(game.show(position.observe(seat)), seat), seen, shown, stop)


def _changes(before: list[Holding], after: list[Holding]) -> list[Change]:
    had = {_name(holding.what): holding for holding in before}
    changes: list[Change] = []
    for holding in after:
        old = had.get(_name(holding.what), Holding(holding.what, 0))
        if old.amount != holding.amount:
            new = tuple([place for place in holding.where if place not in old.where])
            changes.append(Change(holding.what, old.amount, holding.amount, new))
    return changes


def _name(message: Message) -> str:
    return repr(message)


def why_not(game: Game, state: State, seat: int, move: Any) -> Prompt | None:
    """Why the seat cannot do the move now, and the rule that says so; None if it can."""
    return why_not_from(game, state.observe(seat), seat, move)


def why_not_from(game: Game, observation: Any, seat: int, move: Any) -> Prompt | None:
    """The same from what the seat observes."""
    never = game.never(move)
    if never is not None:
        return never
    action = game.encode(move)
    position = game.sample(observation, Dice("why not"))
    if action in position.legal_actions(seat):
        return None
    asked = position.prompt(seat)
    if seat not in position.to_act():  # the sentence about waiting, or that the game is over
        return asked
    try:
        position.apply(seat, action)
    except IllegalAction as error:
        if error.reason is not None:
            return error.reason
    return Prompt(Message("why-not-now", {"prompt": asked.message}), asked.rule)
