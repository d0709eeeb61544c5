# What every game says at the table, in the terminal and in the browser.

table-player = Player { $number }
table-guest = Guest { $number }
table-program = Program { $number }
table-bot = { $bot } { $number }
table-bot-kind = { $bot ->
    [easy] Lulu
    [normal] Bruno
    [hard] Margo
    [expert] Otto
    [random] Random
   *[other] { $bot }
}
table-level = { $level ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
   *[expert] Expert
}
table-level-about = { $level ->
    [easy] Plays with you rather than against you: overlooks things, as people do.
    [normal] A sensible opponent who never takes long.
    [hard] Plans ahead and takes a moment for it. Beats most beginners.
   *[expert] Thinks for a second about every move. The strongest opponent here.
}
table-reading = The lesson explains something
table-score = Points
table-place = Place
table-seat = Player
table-winner = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-winners-share = { $names } share the first place
table-ask = Choose
table-help = number or notation; h hint; u undo; r restart the turn; ? rule; ? 5 what choice 5 would do; l log; q quit
table-number-range = a number from 1 to { $count }
table-not-a-choice = { $text } is not a choice here; take { $hint }
table-nothing-to-undo = There is nothing to take back: something was drawn, shown or done by somebody else
table-undone = Taken back
table-hint-taken = { $seat } takes a hint
table-slip = { $slip } Type the same again if you mean it.
table-rule = Rule { $id }: { $title }
table-curtain = { $seat }, it is your turn. Press Enter when nobody else is looking
table-saved = Saved in { $file }: run the same command to go on from here
table-resumed = Going on with { $file }, action { $count }
table-commitment = Draws are fixed by a secret seed; its hash is { $hash }

# What an action would do, and why another cannot be done.
why-not-now = Now something else is decided: { $prompt }
preview-chance = Cannot be taken back: something is drawn next.
preview-shown = Cannot be taken back: something is shown to others next.
preview-over = Cannot be taken back: this ends the game.
table-why-not = { $why } (rule { $rule })
preview-nothing = your numbers stay the same
preview-change = { $what }: { $before } → { $after }
