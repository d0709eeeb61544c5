"""What every game must keep: this suite runs over all registered games and player counts."""
