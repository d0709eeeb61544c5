"""Tables, their store and their bots, on SQLite and on PostgreSQL."""
