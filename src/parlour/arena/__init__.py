"""The arena: bots play each other, many times, repeatably."""
