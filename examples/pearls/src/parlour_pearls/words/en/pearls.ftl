pearls-title = Pearls
pearls-about = Dive for shells, keep the best, and rest in time: whose basket is the heaviest?

pearls-do-dive = Dive
pearls-do-rest = Rest
pearls-do-take = Take the { $value } from the reef
pearls-do-keep = Keep it
pearls-do-leave = Leave it on the reef
pearls-do-find = Find a { $value }

pearls-prompt-choosing = Dive, take a shell from the reef, or rest
pearls-prompt-holding = You have found a { $value }: keep it, or leave it?
pearls-prompt-wait = { $seat } is at sea
pearls-prompt-over = All baskets are open

pearls-why-no-shell = no { $value } lies on the reef

pearls-event-dived = { $seat } dives
pearls-event-found = { $seat } has found a shell
pearls-event-found-own = { $seat } has found a { $value }
pearls-event-kept = { $seat } keeps it
pearls-event-kept-own = { $seat } keeps the { $value }
pearls-event-left = { $seat } leaves a { $value } on the reef
pearls-event-took = { $seat } takes the { $value } from the reef
pearls-event-rested = { $seat } rests
pearls-event-opened = The basket of { $seat } holds { $total }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

pearls-has-shells = Shells
pearls-has-open = Seen by all
pearls-has-total = In the basket

pearls-board-turn = Turn { $turn } of { $turns }; a basket carries { $most }
pearls-board-reef = On the reef: { $shells }
pearls-board-no-reef = The reef is empty
pearls-board-bag = { $count ->
    [one] { $count } shell in the bag
   *[other] { $count } shells in the bag
}
pearls-board-kept = You have kept: { $shells }
