"""Questions about a position: what would this do, and why can that not be done? No database, nobody waits meanwhile."""

from __future__ import annotations

import asyncio

from parlour.engine.preview import preview_from, why_not_from
from parlour.tables.advice_views import change_views
from parlour.tables.errors import NotAllowed
from parlour.tables.service import Tables
from parlour.tables.views import event_view, prompt_view
from parlour.tables.wire.socket import AskPreview, AskReason, PreviewAnswer, ReasonAnswer


async def answer(tables: Tables, table_id: str, user: str, question: AskPreview | AskReason) -> PreviewAnswer | ReasonAnswer:
    """The engine's answer, from what the seat observes now."""
    table = tables.known(table_id)
    if table is None or table.state is None:
        raise NotAllowed("the game is not running")
    if question.seat not in table.seats_of(user):
        raise NotAllowed("that seat is not yours")
    game, observation, n = table.game, table.state.observe(question.seat), table.n
    if isinstance(question, AskReason):
        move = game.read_move(question.move)
        reason = await asyncio.to_thread(why_not_from, game, observation, question.seat, move)
        return ReasonAnswer(question.id, n, None if reason is None else prompt_view(reason))
    game.check_action(question.action)
    told = await asyncio.to_thread(preview_from, game, observation, question.seat, question.action)
    return PreviewAnswer(
        id=question.id,
        n=n,
        changes=change_views(told),
        events=[event_view(game, facts) for facts in told.events],
        undoable=told.undoable,
        stop=told.stop,
    )
