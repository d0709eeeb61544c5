"""Tables: plays that live. Seats, people, bots, a log that is never rewritten; no HTTP in here."""
