"""Places and points stand beside the seats: a list of finished games reads no logs.

Those of tables that are over already are written down when a list first shows them (`parlour.tables.results`).
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("place", sa.Integer, nullable=True))
        batch.add_column(sa.Column("points", sa.Integer, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("points")
        batch.drop_column("place")
