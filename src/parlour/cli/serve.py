"""`parlour serve`: tables in the browser, for one evening or for a club."""

from __future__ import annotations

import asyncio
from socket import socket
from typing import Annotated

import typer
from rich.markup import escape

from parlour.cli.output import console
from parlour.engine import build
from parlour.engine.errors import SetupError
from parlour.server.settings import Settings, default_database


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody who can reach this machine.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = 8137,
    db: Annotated[str | None, typer.Option(help="A file, or a postgresql:// URL. Default: a file in your home.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    bot_pause: Annotated[float, typer.Option(min=0.0, help="Seconds between the moves of bots that people watch.")] = 0.45,
    bot_processes: Annotated[int, typer.Option(min=1, help="Processes in which bots think, per worker.")] = 1,
    tables_per_person: Annotated[
        int, typer.Option(min=0, help="Tables not over yet that one person may have opened; 0 for no limit.")
    ] = 50,
    thinking_per_person: Annotated[
        int, typer.Option(min=0, help="How many of these may have bots that think (hard, expert); 0 for no limit.")
    ] = 10,
    hints_per_hour: Annotated[int, typer.Option(min=0, help="Hints that one person may take; 0 for no limit.")] = 60,
    analyses_per_hour: Annotated[int, typer.Option(min=0, help="Analyses that one person may ask for; 0 for no limit.")] = 20,
    rate: Annotated[int, typer.Option(min=0, help="Requests a minute from one address; 0 for no limit.")] = 600,
    connections: Annotated[int, typer.Option(min=0, help="Connections from one address, per worker; 0 for no limit.")] = 500,
    patience: Annotated[float, typer.Option(min=0.1, help="Seconds that a request may take to arrive.")] = 10.0,
    trust_proxy: Annotated[
        str, typer.Option(metavar="ADDRESS[,ADDRESS]", help="Proxies that may say who somebody is, and whether by HTTPS.")
    ] = "",
    https: Annotated[bool, typer.Option(help="Behind HTTPS: cookies go over secure connections only.")] = False,
) -> None:
    """Start the server and print its address."""
    from parlour.server.alone import alone
    from parlour.server.host import listen, run  # the other commands need not wait until all this is imported
    from parlour.server.proxies import read_proxies

    settings = Settings(
        db=db or default_database(),
        bot_pause=bot_pause,
        bot_processes=bot_processes,
        tables_per_person=tables_per_person,
        thinking_per_person=thinking_per_person,
        hints_per_hour=hints_per_hour,
        analyses_per_hour=analyses_per_hour,
        requests_per_minute=rate,
        messages_per_second=20.0 if rate else 100_000.0,
        connections_per_address=connections,
        patience=patience,
        trusted_proxies=read_proxies(trust_proxy),
        secure_cookies=https,
    )
    if workers > 1 and not settings.shared:
        raise SetupError("several workers need a PostgreSQL database: --db postgresql://...")
    with alone(settings.db):
        asyncio.run(_bring_up(settings.db))
        listening = listen(host, port)
        settings.export()
        _say_where(host, listening)
        if not run(settings, listening, workers):
            raise SetupError("the server could not start; the reason stands above")


async def _bring_up(db: str) -> None:
    """Before anybody is let in: a store that cannot be used is told in one sentence."""
    from parlour.tables.store import Store

    store = Store(db)
    try:
        await store.open()
    finally:
        await store.close()


def _say_where(host: str, listening: socket) -> None:
    """Say where it is, and what it could have besides."""
    where = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
    out = console()
    out.print(f"Parlour {build.name()} is open at [bold]{escape(where)}[/bold]  (stop with Ctrl-C)", soft_wrap=True)
    if missing := _missing():
        out.print(missing, soft_wrap=True)


def _missing() -> str:
    """In one line, what this installation could have besides, and how it is got."""
    from parlour.server.pages import has_client

    parts = [] if has_client() else ["the browser client"]
    if not build.is_compiled():
        parts.append("the compiled engine, with which bots think faster")
    how = "`make play` builds what this machine can" if build.checkout() else "a wheel of `make wheel` has it all"
    return f"Not here: {' and '.join(parts)}; {how}." if parts else ""
