"""`parlour bot`: a bot, or a program in any language, takes a seat at a server."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from parlour import games
from parlour.bots import usual_bot
from parlour.cli.output import console
from parlour.engine.errors import SetupError


def bot(
    url: Annotated[str, typer.Argument(metavar="URL", help="The server, or the page of the table.")],
    command: Annotated[
        list[str] | None,
        typer.Argument(metavar="COMMAND", help="After --: a program that answers lines of JSON."),
    ] = None,
    token: Annotated[str, typer.Option(envvar="PARLOUR_TOKEN", help="What the table gives out for the seat.")] = "",
    bot: Annotated[str | None, typer.Option(help="A bot of the house, as in `greedy` or `planner:100ms`.")] = None,
    patience: Annotated[float, typer.Option(min=0.1, help="Seconds that the program may take for a decision.")] = 60.0,
) -> None:
    """Take the seat that a token is for, and play until the game is over."""
    if not token:
        raise SetupError("a token is needed: --token, or PARLOUR_TOKEN in the environment, where nobody else reads it")
    if command and bot:
        raise SetupError("choose one: --bot, or a COMMAND after --")
    asyncio.run(_play(url, token, command or [], bot, patience))


async def _play(url: str, token: str, command: list[str], bot: str | None, patience: float) -> None:
    from parlour.remote.player import CommandPlayer, HousePlayer, Player  # the other commands need not wait for these
    from parlour.remote.seat import RemoteSeat

    seat = RemoteSeat(url, token, lambda text: Console(stderr=True).print(f"parlour: {text}", markup=False))
    at = await seat.find()
    player: Player
    if command:
        player = CommandPlayer(command, at.seat, patience)
    else:
        name = bot or usual_bot(games.find(at.game))
        player = HousePlayer(at.game, name, secrets.token_hex(16))
    console().print(f"Seat {at.seat + 1} of table {escape(at.table)} ({escape(at.game)})", soft_wrap=True)
    view = None
    try:
        view = await seat.play(at, player)
    finally:
        await player.close(view)
    places, points = view.ranking or [], view.scores or []
    console().print(f"The game is over: place {places[at.seat]} with {points[at.seat]} points")
