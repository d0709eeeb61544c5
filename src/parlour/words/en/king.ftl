# For the King (and Me). Arguments: $seat and $other are players' names; $card and $office are messages below.

king-title = For the King (and Me)
king-about = Share out cards, bury a few, then buy them back: who has the king’s ear in the end?

## Offices

king-office-diplomacy = diplomacy
king-office-entertainment = entertainment
king-office-livestock = livestock
king-office-architecture = architecture
king-office-military = military
king-office-provisions = provisions

## Cards

king-card-government = { $office } { $value }{ $letter }
king-card-gold = gold { $value }
king-card-king-raise-or-lower = king: raise or lower one
king-card-king-raise = king: raise one
king-card-king-lower = king: lower one
king-card-king-raise-two = king: raise two
king-card-king-lower-two = king: lower two
king-card-king-raise-and-lower = king: raise one, lower one

## What a player may do

king-do-keep = Keep it
king-do-offer = Lay it in the middle
king-do-bury = Bury it in the favour pile
king-do-take = Take { $card }
king-do-raise = Raise { $office }
king-do-lower = Lower { $office }
king-do-pass = Pass
king-do-bid = Bid { $amount }
king-do-pay = Pay { $card }
king-do-first-adviser = { $seat } advises first
king-do-draw = Draw { $card }
king-do-reveal = Reveal { $card }
king-do-lose = Lose { $card }

## What is asked

king-prompt-wait = It is { $seat }’s turn
king-prompt-chance = A card is being drawn
king-prompt-place = You drew { $card }. Where does it go?
king-prompt-take = Take a card from the middle
king-prompt-open-gold = Up for auction: { $card }. Open in gold, or pass?
king-prompt-open-cards = Up for auction: { $card }. Open in cards from your hand, or pass?
king-prompt-bid-gold = Bidding for { $card }: { $seat } offers { $bid } gold. Bid more, or pass?
king-prompt-bid-cards = Bidding for { $card }: { $seat } offers { $bid ->
    [one] { $bid } card
   *[other] { $bid } cards
}. Bid more, or pass?
king-prompt-pay-gold = Pay for { $card }: { $owed } gold to go
king-prompt-pay-cards = Pay for { $card }: { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
} to go
king-prompt-raise = The king raises an office: which one?
king-prompt-raise-step = The king raises an office ({ $step } of { $steps }): which one?
king-prompt-lower = The king lowers an office: which one?
king-prompt-lower-step = The king lowers an office ({ $step } of { $steps }): which one?
king-prompt-either = The king raises or lowers an office: which one?
king-prompt-over = The game is over

## What happened

king-event-first-adviser = { $seat } advises first
king-event-drew = { $seat } draws { $card }
king-event-drew-hidden = { $seat } draws a card
king-event-kept = { $seat } keeps { $card }
king-event-kept-hidden = { $seat } keeps the card
king-event-offered = { $seat } lays { $card } in the middle
king-event-buried = { $seat } buries { $card } in the favour pile
king-event-buried-hidden = { $seat } buries the card in the favour pile
king-event-took = { $seat } takes { $card }
king-event-king = { $seat } plays { $card }
king-event-raised = { $seat } raises { $office } to { $value }
king-event-lowered = { $seat } lowers { $office } to { $value }
king-event-revealed = { $seat } reveals { $card }
king-event-bid = { $seat } bids { $amount }
king-event-passed = { $seat } passes
king-event-paid = { $seat } pays { $card }
king-event-paid-unseen = { $seat } discards { $card } face down
king-event-paid-unseen-hidden = { $seat } discards a card face down
king-event-won = { $seat } wins { $card } for { $amount }
king-event-unsold = Nobody gets { $card }: it is discarded
king-event-defaulted = { $seat } cannot pay { $amount } for { $card }
king-event-lost = { $other } pulls { $card } from the hand of { $seat }
king-event-lost-hidden = { $other } pulls a card from the hand of { $seat }
king-event-auction-again = { $card } is auctioned again
king-event-gain-esteem = The auctions begin, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in all: { $seat } is first
king-event-hands-shown = All hands are shown: the offices are taken

## The board

king-board-offices = Offices
king-board-office = Office
king-board-primary = Primary
king-board-secondary = Secondary
king-board-player = Player
king-board-hand-size = Hand
king-board-taken = Taken openly, won
king-board-auction = Auction
king-board-middle = Middle
king-board-hand = Your hand
king-board-buried = You buried
king-board-gold = { $gold } gold
king-board-deck = { $left ->
    [one] { $left } card left in the deck
   *[other] { $left } cards left in the deck
}
king-board-favour = { $count ->
    [one] { $count } card in the favour pile
   *[other] { $count } cards in the favour pile
}
king-board-adviser = adviser
king-board-first = first player
king-board-leader = offers { $bid }
king-board-passed = passed
king-board-barred = could not pay
king-board-empty = nothing

## The end

king-end-letter = (decided by letter)
king-end-tie-gold = { $seat } is ahead of { $other }: more gold
king-end-tie-count = { $seat } is ahead of { $other }: more cards of { $office }
king-end-tie-letter = { $seat } is ahead of { $other }: the letter nearest A in { $office }
king-end-tie-nothing = Nothing separates { $seat } and { $other }: they share the place

## The menu of bids

king-menu-bid = Bid that much
king-menu-bid-hint = 0 to pass, or a bid from { $lowest } to { $highest }

## The board in the browser

king-web-banner = { $office }: primary { $primary }, secondary { $secondary }
king-web-influence = { $seat }: influence { $sum }
king-web-influence-plus = { $seat }: known influence { $sum }, hidden cards may add to it
king-web-influence-unsure = { $seat }: known influence { $sum }; hidden cards may add to it, and some may have been discarded unseen
king-web-places = { $count ->
    [0] full
    [one] { $count } place left
   *[other] { $count } places left
}
king-web-drawing = { $seat } looks at a card
king-web-zone-mine = In front of you
king-web-zone-adviser = In front of { $seat }
king-web-zone-favour = Favour pile
king-web-gain-king = The king acts at once.
king-web-hint-keep = Only you will know this card.
king-web-hint-offer = Face up: each of the others takes one card from the middle.
king-web-hint-bury = Face down: it will be auctioned later. Only you will know this card.
king-web-hint-bury-king = Face down: the king sleeps until somebody wins this card.
king-web-how-place = Choose a place, or drag the card onto it.
king-web-how-either = Choose a banner: up raises it, down lowers it.
king-web-how-raise = Choose the banner that rises.
king-web-how-lower = Choose the banner that falls.
king-web-lot-gold = Paid in gold
king-web-lot-cards = Paid in cards from the hand
king-web-owes-gold = { $seat } still pays { $owed } gold
king-web-owes-cards = { $seat } still gives { $owed ->
    [one] { $owed } card
   *[other] { $owed } cards
}
king-web-stands-gold = { $card }: { $seat } offers { $bid } gold
king-web-stands-cards = { $card }: { $seat } offers { $bid ->
    [one] { $bid } card
   *[other] { $bid } cards
}
king-web-stands-open = { $card }: nobody has bid yet
king-web-still-in = Still in
king-web-out = Out
king-web-purse = Your purse
king-web-in = still in
king-web-cannot = You could not pay this: you would lose a card at random, and the others would bid again.
king-web-cost-gold = You would pay { $paid } gold.
king-web-cost-over = You would pay { $paid } gold: { $lost } too much, and there is no change.
king-web-cost-cards = You would discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} face down.
king-web-hint-pass = You would be out of the auction for this card.
king-web-amount = Your bid
king-web-less = One less
king-web-more = One more
king-web-hint-choose = Give this card instead
king-web-hint-put-back = Put this card back into your hand
king-web-chosen = { $sum } of { $owed } chosen.
king-web-no-change = { $lost } too much: there is no change.
king-web-suggested-gold = This is the cheapest way; pick other cards if you like.
king-web-suggested-cards = You would miss these least; pick other cards if you like.
king-web-pay = Pay like this
king-web-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
king-web-discarded = Discarded: { $count }
king-web-discarded-unseen = Face down, known to you alone
king-web-letter = { $office }: { $seat } and { $other } both have { $sum }; { $letter } comes before { $behind }.

## What everything at the court is

king-tell-office = { $office }. Cards with this symbol are influence here; whoever has most of it at the end takes the primary tile.
king-tell-primary = Primary tile of { $office }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end for the most influence. King cards move it, from { $lowest } to { $highest }.
king-tell-secondary = Secondary tile of { $office }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end for the second most influence. It follows the primary tile.
king-tell-leads = Would take the primary tile of { $office }, as far as you know.
king-tell-government = { $card }: { $value } influence in { $office }. Its letter decides only between equals: nearer to A is better.
king-tell-gold = { $card }: pays { $value } of a bid. At the end more gold decides between equal points.
king-tell-king = { $card }. Whoever gains it changes the offices at once; then it leaves the game.
king-tell-buried = { $card }: you buried it, and it still lies in the favour pile.
king-tell-came-up = { $card }: you buried it, and it has come up since.
king-tell-mound = { $count ->
    [one] { $count } card that you buried in the favour pile
   *[other] { $count } cards that you buried in the favour pile
}
king-tell-deck = The deck: { $left ->
    [one] { $left } card is still to be drawn
   *[other] { $left } cards are still to be drawn
}. Then the auctions begin.
king-tell-favour = The favour pile: { $count ->
    [one] { $count } card lies
   *[other] { $count } cards lie
} here face down, to be auctioned one by one when the deck is used up.
king-tell-favour-auction = The favour pile: { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} still to be auctioned, in an order that nobody knows.
king-tell-discards = The discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} out of play. Open it to see them.
king-tell-kept = { $seat } kept this card; nobody else knows it.
king-tell-looking = { $seat } looks at this card and decides where it goes.
king-tell-zone-keep = In front of the adviser: what lies here face down is the adviser’s own.
king-tell-zone-offer = The middle: each of the others takes one of these cards.
king-tell-zone-bury = The favour pile: what is buried here is auctioned in the second half.
king-tell-adviser = The adviser draws the cards of this turn and places them.
king-tell-first = The first player turns this card up and is the first to bid.
king-tell-leader = { $seat } offers { $bid }, more than anybody else.
king-tell-in = { $seat } may still bid for this card.
king-tell-passed = { $seat } has passed and is out of the auction for this card.
king-tell-barred = { $seat } could not pay and may not bid for this card any more.
king-tell-my-gold = Your gold cards are worth { $gold } together.
king-tell-points = Points if the game ended now, by the cards that you know: { $points }. Hidden cards may change that
king-tell-gold-exact = { $gold } gold in hand
king-tell-gold-plus = { $gold } gold that you know of; hidden cards may add to it
king-tell-gold-unsure = { $gold } gold that you know of; hidden cards may add to it, and some may have been discarded unseen
king-tell-hidden = { $count ->
    [one] { $count } card of this hand that you have not seen
   *[other] { $count } cards of this hand that you have not seen
}

## What a player has, as a preview counts it

king-has-cards = cards in hand
king-has-gold = gold in hand
king-has-buried = cards buried by you
king-has-influence = influence: { $office }
king-has-office = value of the office: { $office }
king-has-secondary = secondary tile: { $office }
king-has-bid-gold = gold that your bid costs
king-has-bid-cards = cards that your bid costs
king-has-lack-gold = gold missing for your bid
king-has-lack-cards = cards missing for your bid

## Why something cannot be done now

king-why-zone-full = that zone is full for this turn
king-why-not-in-middle = that card does not lie in the middle
king-why-bid-higher = the lowest bid now is { $lowest }
king-why-bid-least = a bid is at least { $least }
king-why-bid-most = a bid is at most { $most }, all the gold in the box
king-why-not-in-hand = you do not hold that card
king-why-gold-only = government and king cards are paid in gold
king-why-office-out = that office is not in play
king-why-other-office = the card must change another office now
king-why-only-raise = this step can only raise
king-why-only-lower = this step can only lower
king-why-highest = { $value } is the highest tile
king-why-lowest = { $value } is the lowest tile

# Moments: the end of a round, and what counts there
king-moment-esteem = Gain esteem
king-moment-end = The offices are taken

## How a game went, in figures

king-stat-influence = Where influence came from
king-stat-influence-kept = kept as adviser
king-stat-influence-taken = taken from the middle
king-stat-influence-bought = bought at auction
king-stat-gold = gold gained
king-stat-buried = cards buried
king-stat-kings = Kings
king-stat-raised = offices raised
king-stat-lowered = offices lowered
king-stat-auctions = Auctions
king-stat-won = cards won
king-stat-paid-gold = gold bid for them
king-stat-points-per-gold = points per gold bid
king-stat-paid-cards = cards bid for gold
king-stat-defaulted = bids not paid

## Before a slip

king-slip-gold = You have only { $most } gold to pay with. Unless somebody bids more, you lose a card.
king-slip-cards = You have only { $most ->
    [one] { $most } card
   *[other] { $most } cards
} to pay with. Unless somebody bids more, you lose a card.

## The log

king-log-adviser = { $seat } advises
king-log-auction = Auction, { $seat } first
