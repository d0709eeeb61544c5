"""Ids of those who come to tables: people, and programs from outside, which are told apart by them wherever they sit."""

from __future__ import annotations

import secrets
from typing import Final

_PROGRAM: Final = "program-"


def new_person() -> str:
    """An id for somebody new."""
    return secrets.token_hex(12)


def new_program() -> str:
    """An id for a program at one seat of one table."""
    return _PROGRAM + secrets.token_hex(8)


def is_program(user: str) -> bool:
    """Whether this is a program's id; no person can have one."""
    return user.startswith(_PROGRAM)
