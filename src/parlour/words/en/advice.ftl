# What is said to whoever asks a bot: for a hint, or for the analysis of a game.

## A hint
hint-thinking = A bot is thinking about it…
hint-chance = { $percent } % to win
hint-points = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
}
hint-noted = The log says that you took a hint, and the game is not rated.

## The analysis of a game
analysis-begin = Analyse the game
analysis-why = A bot looks at every decision, knowing what its seat knew then. You may leave this page meanwhile.
analysis-running = The bot looks through the game: { $percent } %
analysis-curve = Winning chance
analysis-turning = Turning points, and the winning chance they cost
analysis-none = No decision cost anybody much.
analysis-move = Move { $at }
analysis-lost = −{ $percent } %
analysis-best = The bot would have chosen
analysis-play = Play on from here

## What is refused
error-hints-off = Hints are off at this table: they would have had to be agreed on when it was opened
error-no-adviser = No bot of this game says what it thinks
error-too-many-hints = You have had { $most } hints within this hour. You can take more in the next one
error-too-many-analyses = You have asked for { $most } analyses within this hour. You can ask for more in the next one
error-no-answer = The bot took too long this time. Please ask again
