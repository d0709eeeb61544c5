"""Trials: a real server under load and under the axe, driven by real sockets from another process."""
