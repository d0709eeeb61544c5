"""The operations that may wait on the pending stack of a position.

A position is its data and this stack; the last operation is the one under way. An operation is a tuple of whole numbers: its
code and what it needs to know. Codes up to `LAST_AUTOMATIC` are done by the executor itself, those up to `LAST_CHANCE` wait for
chance, the others wait for the seat whose turn it is. The parts of effects (`components`) are operations as well.
"""

from __future__ import annotations

from typing import Final

from parlour.games.tiletum.components import (
    ACTION,
    ACTIVATE,
    ADD_AP,
    ANY,
    ANY_ACTION,
    ANYWHERE,
    CHOOSE_TYPE,
    GAIN,
    PARTS,
    POINTS,
    ROAM,
    STEPS,
    TRAVEL,
)

__all__ = [
    "ACT",
    "ACTION",
    "ACTIVATE",
    "ACTIVATING",
    "ADD_AP",
    "ANY",
    "ANYWHERE",
    "ANY_ACTION",
    "CHOOSE_DIE",
    "CHOOSE_TYPE",
    "CLEAN_UP",
    "COMPLETE",
    "CORRUPTION",
    "DIE_TAKEN",
    "DRAW_BONUS",
    "DRAW_CHARACTER",
    "DRAW_CONTRACT",
    "DRAW_COST",
    "DRAW_FAIR",
    "DRAW_FIRST",
    "DRAW_SEGMENT",
    "DRAW_TOWN",
    "DRAW_WHEEL",
    "FAIR_PHASE",
    "GAIN",
    "JOKER_ACTION",
    "KING_PHASE",
    "KING_TILE",
    "LAST_AUTOMATIC",
    "LAST_CHANCE",
    "MIX",
    "NAMES",
    "NEXT_TURN",
    "OVER",
    "PARTS",
    "POINTS",
    "PREPARATION",
    "RESOLVED",
    "ROAM",
    "ROLL_DICE",
    "SET_UP",
    "STEPS",
    "TRACK_SCORES",
    "TRAVEL",
]

MIX: Final = 5
"""(MIX, characters...): discarded characters go back into their pile."""
RESOLVED: Final = 6
"""(RESOLVED, tile): a helper has done its work and is discarded."""
COMPLETE: Final = 7
"""(COMPLETE, building): a crest lies below it and has given its bonus; the building may be completed now."""
SET_UP: Final = 8
"""Everybody's pieces are laid out, now that the first player is known."""
PREPARATION: Final = 9
"""A round begins."""
NEXT_TURN: Final = 10
"""The next player's turn, the next corruption token, or the end of the action phase."""
KING_PHASE: Final = 11
TRACK_SCORES: Final = 12
"""What follows the leader's bonus tile: points, the new turn order."""
FAIR_PHASE: Final = 13
CLEAN_UP: Final = 14
LAST_AUTOMATIC: Final = 14

DRAW_WHEEL: Final = 15
DRAW_SEGMENT: Final = 16
DRAW_BONUS: Final = 17
"""(DRAW_BONUS, where): 0 to 5 at the wheel, 6 at the king track, from 7 on the map."""
DRAW_CONTRACT: Final = 18
"""(DRAW_CONTRACT, slot)"""
DRAW_CHARACTER: Final = 19
"""(DRAW_CHARACTER, slot)"""
DRAW_COST: Final = 20
"""(DRAW_COST, cathedral)"""
DRAW_TOWN: Final = 21
DRAW_FAIR: Final = 22
DRAW_FIRST: Final = 23
ROLL_DICE: Final = 24
"""(ROLL_DICE, how many are still to be rolled)"""
CORRUPTION: Final = 25
LAST_CHANCE: Final = 25

CHOOSE_DIE: Final = 26
DIE_TAKEN: Final = 27
"""(DIE_TAKEN, resource, value, place at the wheel, whether a helper has changed the type)"""
JOKER_ACTION: Final = 28
"""(JOKER_ACTION, points)"""
ACT: Final = 29
"""(ACT, action, points left, whether they came from a die)"""
KING_TILE: Final = 30
ACTIVATING: Final = 38
"""(ACTIVATING, building, rooms still to come as bits)"""
OVER: Final = 39

NAMES: Final[tuple[str, ...]] = (
    "gain",
    "points",
    "steps",
    "add_ap",
    "action",
    "mix",
    "resolved",
    "complete",
    "set_up",
    "preparation",
    "next_turn",
    "king_phase",
    "track_scores",
    "fair_phase",
    "clean_up",
    "draw_wheel",
    "draw_segment",
    "draw_bonus",
    "draw_contract",
    "draw_character",
    "draw_cost",
    "draw_town",
    "draw_fair",
    "draw_first",
    "roll_dice",
    "corruption",
    "choose_die",
    "die_taken",
    "joker_action",
    "act",
    "king_tile",
    "any",
    "roam",
    "anywhere",
    "travel",
    "choose_type",
    "activate",
    "any_action",
    "activating",
    "over",
    "parts",
)
