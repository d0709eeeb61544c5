# What the browser client says around the games. $seat and $names are players' names.

## Everywhere

web-home = To the lobby
web-skip = Skip to the content
web-close = Close
web-cancel = Cancel
web-confirm = Confirm
web-copy = Copy
web-copied = Copied
web-copy-failed = The browser does not allow copying. Here it is: { $text }
web-loading = One moment…
web-error-unreachable = The server does not answer. Please try again
web-no-board = The board could not be loaded. You can play on with the list of choices.
web-load-again = Load the page again
web-nowhere-title = There is nothing here
web-nowhere-text = Perhaps the link is incomplete, or the table has been cleared away.
web-unplayable-title = This table cannot be opened any more

## Settings

web-settings = Settings
web-settings-language = Language
web-settings-theme = Theme
web-settings-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-at-once = at once
web-settings-sounds = Sounds
web-settings-confirm = Ask before every move
web-settings-remarks = Remarks when something is new

web-settings-slips = Ask before a likely slip
web-keys = Keys at the table
web-keys-choose = choose; for bids and prices, that number
web-keys-other = pass, where numbers are chosen
web-keys-undo = take back
web-keys-restart = restart the turn
web-keys-confirm = confirm
web-keys-cancel = cancel
web-keys-rule = the rule for this moment
web-keys-hint = a hint
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Night

## Lobby

web-welcome = Sit down and play
web-welcome-text = Modern board games with exact rules, against bots or with friends. No account needed.
web-name = Your name
web-name-save = Save
web-name-saved = Nice to see you, { $name }
web-name-example = Name
web-name-first = First tell us your name
web-name-why = So that the others know who sits down.
web-games = Games
web-game-players = { $from } to { $to } players
web-minutes = { $from }–{ $to } min
web-weight-light = light
web-weight-middling = medium
web-weight-heavy = heavy
web-opponents = Opponents
web-opponents-count = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
web-opponents-kind = Who plays against you
web-play-now = { $bots ->
    [one] Play now against a bot
   *[other] Play now against { $bots } bots
}
web-learn = Learn it
web-set-up = Set up a table
web-rules = Rules
web-tables-mine = Your tables
web-tables-open = Open tables
web-tables-open-none = Nobody is waiting right now. Set up a table and invite somebody.
web-tables-running = Games to watch
web-tables-running-none = No public game is running.
web-tables-played = Played
web-your-turn = Your turn
web-private = private
web-table-running = The game is on
web-table-open = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-table-play = Play
web-table-return = Go there
web-table-join = Join
web-table-watch = Watch
web-result = Result

## A new table

web-new-table = A new table
web-new-game = Game
web-new-seats = Seats
web-new-seat = Who sits in seat { $number }
web-new-bot = Which bot plays in seat { $number }
web-new-guest = Name in seat { $number }
web-new-private = Private: only with the link
web-new-hints = Anybody may take hints from a bot
web-new-open = Open the table
web-sit-me = Me
web-sit-open = Free for somebody else
web-sit-guest = Somebody at this screen
web-sit-bot = A bot

## Before the start

web-invite = Invite with this link
web-invite-private = The table is private: only this link leads here.
web-invite-public = The table is also listed in the lobby.
web-seat-bots = Bots
web-hints-agreed = Hints from a bot are allowed here: whoever sits down agrees.
web-program = Let a program play here
web-program-why = A program takes a free seat with a token. The command is shown once and is good for that seat alone, until you take it back or the game is over.
web-program-give = Give seat { $number } to a program
web-program-command = Run this where { $name } plays
web-program-back = Take the seat back from { $name }
web-start = Start the game
web-start-with-bots = { $count ->
    [one] Start; a bot takes the free seat
   *[other] Start; bots take the { $count } free seats
}
web-host-starts = The game starts when all seats are taken and everybody is ready, or when the host says so.
web-rematch-starts = The game starts as soon as all seats are taken, or when the host says so.
web-ready = I am ready
web-ready-done = You are ready
web-waiting = { $seats ->
    [one] Waiting for one more player
   *[other] Waiting for { $seats } more players
}
web-waiting-me = Everybody is here: say when you are ready
web-waiting-ready = { $count ->
    [one] Waiting for { $names } to be ready
   *[other] Waiting for { $names } to be ready
}

## The table

web-status = What happens now
web-deciding = { $count ->
    [one] { $names } is deciding
   *[other] { $names } are deciding
}
web-pending = { $choice }: is that right?
web-slip = { $choice }? { $slip }
web-undo = Undo
web-restart = Restart turn
web-rule-now = The rule for this moment
web-hint = Hint
web-reconnecting = No connection. Trying again…
web-move-waits = Your move waits for the connection
web-all-choices = { $count ->
    [0] No choices now
    [one] All choices ({ $count })
   *[other] All choices ({ $count })
}
web-less = One less
web-more = One more
web-amount = A number from { $lowest } to { $highest }
web-curtain = Pass the screen to { $seat }
web-curtain-text = Nothing secret is on the screen now.
web-curtain-show = I am { $seat }, show

## Seats

web-players = Players
web-watching = You are watching.
web-seat-open = Free seat
web-seat-me = you
web-seat-screen = at this screen
web-seat-bot = bot · { $bot }
web-seat-here = here
web-seat-away = away
web-seat-program = { $here ->
    [true] program, here
   *[false] program, away
}
web-seat-resigned = gave up; a bot plays on
web-seat-takeover = away; a bot plays on
web-seat-turn = deciding
web-seat-show = Show the board of { $name }
web-seat-ready = ready
web-place = place { $place }
web-sit-down = Sit down
web-come-back = Take over from the bot
web-leave = Stand up
web-leave-sure = A bot will play for you until you come back.
web-resign = Give up for good

## Log, chat, rules

web-side = Players and log
web-drawer = Log, chat, rules
web-views = Parts of the table
web-board = Board
web-log = Log
web-earlier = Show earlier
web-log-empty = Nothing has happened yet.
web-log-more = { $count ->
    [one] One more line
   *[other] { $count } more lines
}
web-log-forced = the only choice
web-past = As it was after move { $at } of { $moves }
web-past-now = Back to now
web-log-joined = { $seat } sits down
web-log-left = { $seat } stands up
web-log-bot = { $seat }, a bot, sits down
web-log-opened = A seat is free again
web-log-ready = { $seat } is ready
web-log-started = The game begins
web-log-undone = { $seat } takes a move back
web-log-resigned = { $seat } gives up
web-log-takeover = A bot plays on for { $seat }
web-log-paced = { $part ->
    [1] It is quieter on this server: bots think for as long as they are meant to again
   *[other] Very much is being thought about on this server: for now bots think for 1/{ $part } of their time
}
web-log-returned = { $seat } is back
web-log-over = The game is over
web-log-rematch = There is a rematch
web-log-chapter = The lesson goes to another moment
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-waits = This will be sent when the connection is back.
web-rules-of = { $game }: rules
web-rules-search = Search the rules
web-rules-none = No rule matches that.
web-rules-contents = Contents

## The end

web-rematch = Rematch
web-rematch-go = To the rematch
web-rematch-as = Play again
web-rematch-join = { $seat } wants a rematch: join
web-share = Share
web-figures = How it went, in figures
web-replay = Replay
web-analysis = Analysis
web-record = Download the record
web-verify = Verify
web-verify-good = { $moves ->
    [one] All is right: { $moves } move checked
   *[other] All is right: { $moves } moves checked
}
web-verify-bad = Something is wrong with this game
web-verify-commitment = Published before the first draw
web-verify-seed = The secret seed
web-verify-text = The first is the SHA-256 hash of the second, so every draw was fixed before the game began.

## Replay

web-replay-of = Replay: { $game }
web-replay-position = Position in the game
web-replay-at = Move { $at } of { $moves }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-forward = One move forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-eyes = As seen by
web-replay-spectator = a spectator
web-replay-all = everybody
web-replay-copy = Copy link
web-replay-branch = Play on from here
web-replay-table = To the table
web-curve = Points, as if the game had ended there

# Moments: the end of a round, and what counts there
web-moment = What has just happened
web-moment-skip = Go on

## Links in chats

web-link-open = { $seats ->
    [0] All seats are taken: come and watch.
    [one] One seat is free: sit down and play.
   *[other] { $seats } seats are free: sit down and play.
}
web-link-playing = The game is on: come and watch.
web-link-over = The game is over: see how it went.
