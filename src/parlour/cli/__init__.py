"""The `parlour` command."""

from __future__ import annotations

import os
import sys

import typer
from typer.main import get_command

from parlour.cli.app import app
from parlour.engine.errors import ParlourError


def main() -> None:
    """Run the command; whatever is wrong with the input is one clear line and exit code 2, never a traceback."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command with these arguments; returns its exit code."""
    try:
        result = get_command(app).main(args=arguments, prog_name="parlour", standalone_mode=False)
        return result if isinstance(result, int) else 0
    except typer.Exit as error:
        return error.exit_code
    except (typer.Abort, KeyboardInterrupt):
        _complain("stopped")
        return 130
    except typer.TyperException as error:
        _complain(" ".join(error.format_message().split()))
        return 2
    except ParlourError as error:
        _complain(str(error))
        return 2
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - the reader has gone; nothing to say
        return 0


def _complain(text: str) -> None:
    sys.stderr.write(f"parlour: {text}\n")
