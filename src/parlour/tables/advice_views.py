"""Opinions of bots as the wire carries them: in words, and with what each choice would do for its seat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from parlour.arena.analysis import Analysis
from parlour.bots.base import Opinion
from parlour.engine.contract import Game
from parlour.engine.messages import message_view
from parlour.engine.preview import Preview, preview_from
from parlour.tables.wire.advice import AdviceView, AnalysisResult, TurningPoint
from parlour.tables.wire.socket import ChangeView

_DIGITS = 4
"""Of a chance; nobody reads more, and a long game has many."""


def change_views(told: Preview) -> list[ChangeView]:
    """What the seat would have more or less of."""
    return [ChangeView(message_view(change.what), change.before, change.after, change.where) for change in told.changes]


async def advice_views(game: Game, seat: int, encoded: bytes, opinions: Sequence[Opinion]) -> list[AdviceView]:
    """The choices with their previews, which are reckoned beside: nobody waits meanwhile."""
    return await asyncio.to_thread(_advice_views, game, seat, encoded, opinions)


def _advice_views(game: Game, seat: int, encoded: bytes, opinions: Sequence[Opinion]) -> list[AdviceView]:
    observation = game.decode_observation(encoded)
    return [_advice_view(game, seat, observation, opinion) for opinion in opinions]


def _advice_view(game: Game, seat: int, observation: Any, opinion: Opinion) -> AdviceView:
    told = preview_from(game, observation, seat, opinion.action)
    return AdviceView(
        action=opinion.action,
        notation=game.notation(opinion.action),
        message=message_view(game.choice_message(game.show(observation), opinion.action)),
        points=round(opinion.points, 1),
        chance=round(opinion.chance, _DIGITS),
        changes=change_views(told),
        follows=[message_view(game.event_message(facts)) for facts in told.events],
        stop=told.stop,
    )


async def analysis_result(game: Game, bot: str, found: Analysis) -> AnalysisResult:
    """The analysis in words."""
    turning: list[TurningPoint] = []
    for one in found.turning:
        at, seat, encoded, *_ = one.decision
        chosen, best = await advice_views(game, seat, encoded, (one.chosen, one.best))
        turning.append(TurningPoint(at, seat, round(one.lost, _DIGITS), chosen, best))
    return AnalysisResult(bot, [[round(share, _DIGITS) for share in row] for row in found.curve], turning)
