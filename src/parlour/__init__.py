"""Parlour: modern board games on a computer."""

from parlour.engine.build import complain_if_old

complain_if_old()
