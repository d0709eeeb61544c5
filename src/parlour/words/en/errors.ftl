# What the server refuses, said to people. The English sentence beside it is for programs and logs.

error-refused = That did not work
error-server = Something went wrong on the server. It has been noted; please try again
error-busy = The server is very busy. Please try again in a moment
error-too-fast = That was too much at once. Please wait a moment
error-too-large = That is too much to send
error-bad-request = The server did not understand that. Load the page again and try once more
error-stranger = The server does not know who you are. Allow cookies for this page, load it again and try once more
error-nothing-here = There is nothing at this address
error-no-table = There is no such table
error-no-game = There is no such game
error-no-bot = No such bot plays this game
error-setup = The table cannot be set up like this
error-name-length = A name has 1 to { $longest } characters
error-text-length = A message has 1 to { $longest } characters

error-not-allowed = That is not yours to do
error-not-host = Only the person who opened the table can do that
error-not-seated = Only somebody who sits at the table can do that
error-not-your-seat = That is not your seat
error-seat-taken = Somebody else has taken that seat
error-one-seat = You have a seat here already; the others are for other people
error-token = The token is not good, or not any more
error-token-elsewhere = A token is good for its own seat and nothing else
error-program-late = Programs can sit down only before the game begins
error-program-host = Only the person who opened the table can give this seat to a program or take it back
error-no-program = No program sits there
error-too-many-tables = You have { $most } unfinished tables. Finish or leave one before you open another
error-too-much-thinking = Bots are thinking at { $most } of your unfinished tables. Finish one of them, or choose an easy or normal opponent: those need no time to think
error-resigned = You have given up this game
error-bot-plays = A bot plays for you now. Come back to your seat first
error-not-running = The game is not running
error-not-over = The game is not over yet
error-lesson = This is a lesson: you can do that in a game of your own
error-no-lesson = This game has no lesson yet

error-illegal = That cannot be done now
error-not-your-turn = There is nothing for you to decide now
error-game-over = The game is over
error-no-action = There is no such move
error-stale = The game has gone on in the meantime. Look again and choose once more
error-record = The record of this game is damaged or does not follow the rules
error-other-rules = This was played by version { $played } of the rules of { $game }. Here version { $now } is played, and it does not allow everything that was done
