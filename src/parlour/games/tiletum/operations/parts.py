"""Several parts of one effect: the owner chooses which comes next."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.components import EFFECTS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import OPERATIONS, WAITS_FOR_SEAT, Operation
from parlour.games.tiletum.wording import joined, key

PARTS: Final = 40
"""(PARTS, effect, parts still to come as bits)"""


def waiting_parts(frame: Frame) -> list[Frame]:
    """The parts that are still to come."""
    _code, effect, left = frame
    return [part for place, part in enumerate(EFFECTS[effect].parts) if left >> place & 1]


class Parts(Operation):
    """Choosing begins a part, and what is begun is finished before the next."""

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        found: set[int] = set()
        for part in waiting_parts(frame):
            found.update(OPERATIONS[part[0]].beginnings(europe, part))
        return sorted(found)

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        """The first part that offers this choice; the last one needs no order any more."""
        _code, effect, left = europe.pending.pop()
        parts = EFFECTS[effect].parts
        for place, part in enumerate(parts):
            operation = OPERATIONS[part[0]]
            if left >> place & 1 and action in operation.beginnings(europe, part):
                left &= ~(1 << place)
                alone = left & (left - 1) == 0
                europe.pending.append(parts[left.bit_length() - 1] if alone else (PARTS, effect, left))
                europe.pending.append(part)
                operation.choose(europe, part, action, events)
                return

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        """What the first part says to which such a choice belongs."""
        for part in waiting_parts(frame):
            reason = OPERATIONS[part[0]].refusal(europe, part, action)
            if reason is not None:
                return reason
        return None

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        return Prompt(key("prompt", "parts", {"parts": joined(self.words(frame))}), "T-X7")

    def words(self, frame: Frame) -> list[Message]:
        return [message for part in waiting_parts(frame) for message in OPERATIONS[part[0]].words(part)]


FOUND: Final[list[Operation]] = [Parts(PARTS, "parts", WAITS_FOR_SEAT)]
