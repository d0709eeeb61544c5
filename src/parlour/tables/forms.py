"""The form of a database: how far its migrations have come. The newest is made at every start, one from later is refused."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from parlour.engine.errors import SetupError


def bring_up(connection: Connection) -> None:
    """Bring the database to the newest form."""
    form = form_of(connection)
    if form is not None and form not in known_forms():
        raise later(form)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def form_of(connection: Connection) -> str | None:
    """The form that it has; None where nothing of Parlour is in it."""
    return MigrationContext.configure(connection).get_current_revision()


def known_forms() -> list[str]:
    """All that this version of Parlour knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def later(form: str) -> SetupError:
    """A form that is not known here."""
    return SetupError(f"it was made by a later version of Parlour (its form is {form}, this one knows {known_forms()[0]})")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("parlour.tables").joinpath("migrations")))
    return config
