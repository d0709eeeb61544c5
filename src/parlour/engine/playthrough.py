"""A play as a text to read and to compare: every prompt, every legal set, and what every viewer sees, as differences.

A change of behaviour shows itself as a difference between two such texts. A line of what is seen begins with who sees it; what
follows is an assignment: `gold[1] = 7`, or `hand[2:2] = [14]` for a card that came between the second and the third.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import groupby
from typing import Any

import msgspec

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, SPECTATOR, Game, State
from parlour.engine.events import Event
from parlour.engine.messages import Argument, Message

_LIMIT = 280_000
"""Characters; a longer play is not shown to its end."""
_FEW = 12
"""So many outcomes of chance are listed; of more only their number and weight."""
_WIDTH = 160


def playthrough(game: Game, players: int) -> str:
    """A play between seats that choose at random, always the same one, as text."""
    rng = Dice(f"playthrough:{game.name}:{players}")
    state = game.new(players)
    seen = _everybody(state)
    parts = [f"{game.title}, {players} players, edition {game.edition}\n\n", *_lines(_first_sight(seen))]
    number, length = 0, 0
    while not state.is_over and length < _LIMIT:
        number += 1
        asked = _asked(game, state)
        seat, action = _choose(game, state, rng)
        events: list[Event] = []
        state.apply(seat, action, events)
        before, seen = seen, _everybody(state)
        changes = {viewer: list(differences(before[viewer], seen[viewer])) for viewer in seen}
        move = f"{'*' if seat == CHANCE else seat} {game.notation(action)}"
        rows = [f"--- {number}", *asked, move, *_by_viewer(_told(events, players)), *_by_viewer(changes)]
        parts += ["\n", *_lines(rows)]
        length = sum(map(len, parts))
    if not state.is_over:
        return "".join([*parts, "\nThe play goes on.\n"])
    return "".join([*parts, f"\nThe end: scores {state.scores()}, ranking {state.ranking()}, digest {state.digest()}\n"])


def _choose(game: Game, state: State, rng: Dice) -> tuple[int, int]:
    """A kind of action first, so that rare ones are seen; then one of that kind, the lower half more often."""
    seats = state.to_act()
    seat = seats[rng.below(len(seats))]
    if seat == CHANCE:
        return seat, state.sample_chance(rng)
    legal = state.legal_actions(seat)
    kinds = sorted({game.notation(action).split()[0] for action in legal})
    kind = kinds[rng.below(len(kinds))]
    same = [action for action in legal if game.notation(action).split()[0] == kind]
    return seat, same[rng.below(1 + rng.below(len(same)))]


# --- what is asked -------------------------------------------------------------------------------------------------------


def _asked(game: Game, state: State) -> list[str]:
    """Who must decide what, and what each may do."""
    lines = []
    for seat in state.to_act():
        if seat == CHANCE:
            outcomes = state.chance_outcomes()
            weight = sum(weight for _action, weight in outcomes)
            listed = _grouped([game.notation(action) for action, _weight in outcomes]) if len(outcomes) <= _FEW else "many"
            lines.append(f"* {len(outcomes)} outcomes, weight {weight}: {listed}")
        else:
            prompt = state.prompt(seat)
            lines.append(f"{seat} is asked {_said(prompt.message)} [{prompt.rule}]")
            legal = state.legal_actions(seat)
            lines.append(f"{seat} may ({len(legal)}): {_grouped([game.notation(action) for action in legal])}")
    return lines


def _said(message: Message) -> str:
    arguments = ", ".join(f"{name}={_argument(value)}" for name, value in message.args.items())
    return f"{message.key}({arguments})"


def _argument(value: Argument) -> str:
    return _said(value) if isinstance(value, Message) else str(value)


def _grouped(texts: list[str]) -> str:
    """`bid 1..3; pay gold-1, gold-2`: neighbours with the same beginning are written together."""
    groups = []
    for start, same in groupby([text.rpartition(" ") for text in texts], key=lambda parts: parts[0]):
        ends = [parts[2] for parts in same]
        if len(ends) > 2 and ends == [str(int(ends[0]) + n) if ends[0].isdigit() else "" for n in range(len(ends))]:
            ends = [f"{ends[0]}..{ends[-1]}"]
        groups.append(f"{start} {', '.join(ends)}".strip())
    return "; ".join(groups)


# --- what is seen --------------------------------------------------------------------------------------------------------


def _everybody(state: State) -> dict[int, Any]:
    """What every viewer sees, as plain values."""
    return {viewer: msgspec.to_builtins(state.observe(viewer)) for viewer in (SPECTATOR, *range(state.players))}


def _first_sight(seen: dict[int, Any]) -> list[str]:
    """All that a spectator sees, and where the seats see something else."""
    lines = [f"spectator: {name} = {_text(value)}" for name, value in seen[SPECTATOR].items()]
    others = {viewer: list(differences(seen[SPECTATOR], sight)) for viewer, sight in seen.items() if viewer != SPECTATOR}
    return lines + [f"{viewer}: {line}" for viewer, changes in others.items() for line in changes]


def _told(events: list[Event], players: int) -> dict[int, list[str]]:
    """The events, as every viewer hears of them."""
    return {
        viewer: [_text(event.view(viewer)) for event in events if event.heard_by(viewer)]
        for viewer in (SPECTATOR, *range(players))
    }


def _by_viewer(lines: dict[int, list[str]]) -> list[str]:
    """Every line once, with all who see it."""
    seen_by: dict[str, list[int]] = {}
    for viewer, rows in lines.items():
        for row in dict.fromkeys(rows):
            seen_by.setdefault(row, []).append(viewer)
    return [f"  {_names(viewers, len(lines))}: {row}" for row, viewers in seen_by.items()]


def _names(viewers: list[int], everybody: int) -> str:
    if len(viewers) == everybody:
        return "all"
    return " ".join("spectator" if viewer == SPECTATOR else str(viewer) for viewer in viewers)


def differences(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """Assignments that make the new value of the old one; those to slices count from the old one's places."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name in old:
            yield from differences(old[name], new[name], f"{path}.{name}" if path else name)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        if len(old) == len(new):
            for place in range(len(old)):
                yield from differences(old[place], new[place], f"{path}[{place}]")
        else:
            matcher = SequenceMatcher(None, [_text(value) for value in old], [_text(value) for value in new], autojunk=False)
            for tag, start, stop, first, last in matcher.get_opcodes():
                if tag != "equal":
                    yield f"{path}[{start}:{stop}] = {_text(new[first:last])}"
    else:
        yield f"{path} = {_text(new)}"


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _lines(rows: list[str]) -> list[str]:
    """The rows, broken where they are long."""
    lines: list[str] = []
    for row in rows:
        if len(row) <= _WIDTH:
            lines.append(f"{row}\n")
        else:
            parts = textwrap.wrap(row, _WIDTH, subsequent_indent="      ", break_long_words=True, break_on_hyphens=False)
            lines += [f"{part}\n" for part in parts]
    return lines
