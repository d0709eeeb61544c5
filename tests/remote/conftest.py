"""Servers for programs that come from outside."""

from __future__ import annotations

from tests.server.conftest import meet, server

__all__ = ["meet", "server"]
