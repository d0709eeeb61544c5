"""Who took a hint stands beside the seats, and what a bot thinks of a finished game beside its table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("advised", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("updated_at", sa.Float, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("advised")
