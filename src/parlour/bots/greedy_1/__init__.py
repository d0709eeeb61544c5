"""The first greedy, as it was: what other bots are measured against."""
