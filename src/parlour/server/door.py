"""The door: how many connections one address may hold, and who has to go when it is full."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Protocol

_HOUSEHOLD_BITS = 64
"""What one customer gets of IPv6; addresses within it cost nothing."""
_LONGEST_NAME = 64


class Line(Protocol):
    """A connection, as far as the door is concerned: it can be cut."""

    def abort(self) -> None: ...


def plain(address: str) -> str:
    """An IPv4 address as such, also where it came to a socket for IPv6."""
    return address.removeprefix("::ffff:")


def household(address: str) -> str:
    """Whose connections are counted together: an IPv4 address, or the network that an IPv6 address is from."""
    try:
        parsed = ip_address(plain(address))
    except ValueError:
        return address[:_LONGEST_NAME]
    if isinstance(parsed, IPv6Address):
        return str(IPv6Address(int(parsed) >> _HOUSEHOLD_BITS << _HOUSEHOLD_BITS))
    return str(parsed)


class _Household:
    def __init__(self) -> None:
        self.lines = 0
        self.idle: dict[Line, None] = {}


class Door:
    """The connections of one process. Those that wait for nothing from us are idle, and make room for others.

    Nothing is remembered about an address that has no connection.
    """

    def __init__(self, per_address: int, at_once: int, patience: float, clock: Callable[[], float]) -> None:
        self._per_address = per_address
        self._at_once = at_once
        self._patience = patience
        self._clock = clock
        self._inside: dict[Line, str] = {}
        """All connections, and whose they are; "" for those that are not counted."""
        self._households: dict[str, _Household] = {}
        self._idle: dict[Line, None] = {}
        """Those without a complete request, the longest idle first."""
        self._arriving: dict[Line, float] = {}
        """Those whose request is not complete, a new connection's first one too, and since when: the longest first."""

    def admit(self, line: Line, address: str) -> bool:
        """Let a connection in, if need be in place of one that is idle; "" is an address that is not counted."""
        whose = household(address) if address else ""
        house = self._households.get(whose)
        if whose and house is not None and 0 < self._per_address <= house.lines and not self._make_room(house.idle):
            return False
        if len(self._inside) >= self._at_once and not self._make_room(self._idle):
            return False
        self._inside[line] = whose
        self._households.setdefault(whose, _Household()).lines += 1
        return True

    def _make_room(self, idle: dict[Line, None]) -> bool:
        """Cut the line that has been idle for the longest time, if there is one."""
        line = next(iter(idle), None)
        if line is None:
            return False
        self.leave(line)
        line.abort()
        return True

    def leave(self, line: Line) -> None:
        """Forget a connection."""
        whose = self._inside.get(line)
        if whose is not None:
            self.busy(line)
            del self._inside[line]
            house = self._households[whose]
            house.lines -= 1
            if not house.lines:
                del self._households[whose]

    def arriving(self, line: Line) -> None:
        """A request is expected, and must be complete in time; further parts of it do not buy more."""
        if line in self._inside and line not in self._arriving:
            self.resting(line)
            self._arriving[line] = self._clock()

    def resting(self, line: Line) -> None:
        """A request is answered; there may be another."""
        whose = self._inside.get(line)
        if whose is not None:
            self.busy(line)
            self._idle[line] = None
            self._households[whose].idle[line] = None

    def busy(self, line: Line) -> None:
        """A request is being answered, or this is a socket: nobody takes its place."""
        whose = self._inside.get(line)
        if whose is not None and line in self._idle:
            del self._idle[line]
            del self._households[whose].idle[line]
            self._arriving.pop(line, None)

    def sweep(self) -> None:
        """Cut those that take too long to say what they want."""
        latest = self._clock() - self._patience
        while self._arriving:
            line, since = next(iter(self._arriving.items()))
            if since > latest:
                return
            self.leave(line)
            line.abort()
