"""Who opened a table is a column: thinking goes round by host, and hosts have quotas."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("host", sa.String(32), nullable=True))
    tables = sa.table("tables", sa.column("id"), sa.column("charter"), sa.column("host"))
    connection = op.get_bind()
    for table_id, charter in connection.execute(sa.select(tables.c.id, tables.c.charter)).all():
        connection.execute(tables.update().where(tables.c.id == table_id).values(host=json.loads(charter)["host"]))
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("host", existing_type=sa.String(32), nullable=False)
        batch.create_index("tables_by_host", ["host", "status", "updated_at"])


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_index("tables_by_host")
        batch.drop_column("host")
