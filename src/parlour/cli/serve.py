"""`parlour serve`: tables in the browser, for one evening or for a club."""

from __future__ import annotations

import socket
from typing import Annotated

import typer
from granian import Granian
from granian.constants import Interfaces, Loops
from granian.log import LogLevels

from parlour.cli.output import console
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
    rate: Annotated[int, typer.Option(min=0, help="Requests a minute from one address; 0 for no limit.")] = 600,
    https: Annotated[bool, typer.Option(help="Behind HTTPS: cookies go over secure connections only.")] = False,
) -> None:
    """Start the server and print its address."""
    settings = Settings(
        db=db or default_database(),
        bot_pause=bot_pause,
        bot_processes=bot_processes,
        tables_per_person=tables_per_person,
        requests_per_minute=rate,
        messages_per_second=20.0 if rate else 100_000.0,
        secure_cookies=https,
    )
    if workers > 1 and not settings.shared:
        raise SetupError("several workers need a PostgreSQL database: --db postgresql://...")
    free = _free_port(host, port)
    settings.export()
    console().print(f"Parlour is open at [bold]http://{host}:{free}[/bold]  (stop with Ctrl-C)", soft_wrap=True)
    Granian(
        "parlour.server.app:create",
        factory=True,
        address=host,
        port=free,
        interface=Interfaces.ASGI,
        loop=Loops.asyncio,
        workers=workers,
        log_level=LogLevels.warning,
        websockets=True,
        respawn_failed_workers=True,
    ).serve()


def _free_port(host: str, port: int) -> int:
    """The port itself if it is free, any free one for 0."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise SetupError(f"cannot listen at {host}:{port}: {error.strerror}") from None
        return int(probe.getsockname()[1])
