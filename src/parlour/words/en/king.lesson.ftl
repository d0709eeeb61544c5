# The lesson of For the King (and Me): what is said at each step of games/king/lesson.json.

## Share influence

king-lesson-share = Share influence
king-lesson-goal = You are one of three advisers to a young king. Five offices are to be filled. Whoever has the most influence in an office at the end takes its tile, and the most points win.
king-lesson-offices = The large number is what the most influential adviser gets, the small one what the second gets. Under each banner you see what you know of everybody’s influence. Nobody has any yet.
king-lesson-adviser = In the first half of the game you take turns as adviser. You look at one card at a time and must place it before you see the next: one card in front of you, one in the middle for each opponent, one on the favour pile.
king-lesson-keep = Diplomacy, worth 4: the highest value there is. Keep it: only you will know.
king-lesson-keep-offer = In the middle an opponent would take it, and be strong in diplomacy at once. Keep this one.
king-lesson-keep-bury = From the favour pile you would have to buy it back at an auction, against the others. Keep this one.
king-lesson-offer = Only 1 gold, and your own place is taken. Lay it in the middle: your opponents will each take one card from there.
king-lesson-offer-bury = Then the last places would be in the middle, and perhaps a much better card would have to go there. Give away the weak one.
king-lesson-bury = Entertainment, worth 4. In the middle somebody would take it. Bury it in the favour pile: it will be auctioned later, and only you know that it is there.
king-lesson-bury-offer = Then an opponent gets 4 influence as a present. If you bury it, you can bid for it yourself later.
king-lesson-left = Now there is no choice left: the last card goes to the middle. That is the risk of drawing one card at a time.
king-lesson-taken = Your opponents have each taken a card from the middle, and everybody saw which. What was taken openly you can see here; what somebody kept is hidden. Now the next player advises.

## Take, and use the king

king-lesson-take-and-king = Take a card, use the king
king-lesson-take = Now somebody else is adviser, and you choose first from the middle. Take the king card: it acts at once.
king-lesson-take-gold = Gold is useful at the auctions later. But this king can make your diplomacy worth more, and it is yours only now.
king-lesson-raise = This king raises one office by 1. You have 4 influence in diplomacy: raise that one.
king-lesson-raise-other = There you have no influence yet, so you would raise it for somebody else. Raise diplomacy.
king-lesson-half = Diplomacy is worth 4 now, and 2 for the second. Kings also lower offices. This goes on until the deck is used up: let us go to that moment.

## The auctions

king-lesson-auctions = Gain esteem
king-lesson-esteem = The second half: the 18 cards of the favour pile are auctioned, one by one. You know the six that you buried yourself.
king-lesson-hand = This is your hand now: influence by office, and gold to bid with. You know only part of what the others hold.
king-lesson-open = Your entertainment card comes first! Government and king cards are paid in gold. Open carefully: bid 2.
king-lesson-open-pass = Whoever passes is out of this auction. With this card you would have 7 influence in entertainment: bid 2.
king-lesson-open-low = Anybody would outbid 1 at once. Show that you want the card: bid 2.
king-lesson-open-bid = Perhaps you can get it cheaper. Begin with 2.
king-lesson-outbid = One opponent bids 3, the other passes. Bid 4.
king-lesson-outbid-pass = For one gold more the card may be yours. Bid 4.
king-lesson-outbid-bid = One more than the other bid is enough. Nobody gives back what you bid too much.
king-lesson-pay = All the others have passed: you have won, and pay 4 gold. The cheapest way is chosen for you. Pay like this.
king-lesson-pay-other = There is no change if you pay too much. Pay with two cards of 2.
king-lesson-pay-on = And the second card.
king-lesson-won = The card is in your hand: 7 influence in entertainment. After every card the next player to the left opens the bidding.
king-lesson-gold = A gold card. It would make no sense to buy it with gold: here you bid cards from your hand. You are offered 3 gold for two cards: bid 2.
king-lesson-gold-pass = Two weak cards for 3 gold are a good exchange. Bid 2.
king-lesson-gold-bid = Every extra card is influence or gold that you lose. Two are enough.
king-lesson-give = You give two cards face down; nobody sees which. What you will miss least is chosen already. Pay like this.
king-lesson-give-other = That one you will need more. Give a weak military card and 1 gold.
king-lesson-give-on = And the second card.
king-lesson-bluff = 9 gold for a king! Everybody may bid more than they can pay. You have only 8, and hardly anybody has more. Pass.
king-lesson-bluff-bid = You cannot pay that: you would lose a card at random, and get nothing. Pass.
king-lesson-default = As you thought: the bid cannot be paid. Your opponent loses a card at random and is out; the others bid for the same card once more, even those who had passed.
king-lesson-again = You are first. Bid 1.
king-lesson-again-pass = A king for one gold? Bid 1.
king-lesson-again-bid = Your only rival has little use for it. Begin with 1.
king-lesson-change = You have no card of 1 gold, so the cheapest way is a 2. There is no change.
king-lesson-change-other = That would be 2 too much, and there is no change. Pay with a 2.
king-lesson-lower = This king lowers two different offices. Military is where you have least: lower it, and the others get less.
king-lesson-lower-other = There you would harm yourself more. Lower military first.
king-lesson-lower-on = And a second office. In architecture you have only 2, and somebody may have more than you know. Lower it.
king-lesson-lower-on-other = You have much influence there, and you would miss the points later. Lower architecture.
king-lesson-on = So it goes on, card by card. Think of who may need what: a card that is worth little to you may decide an office for others. Let us go to the last card.

## The end

king-lesson-end = The end
king-lesson-last = One card is left in the favour pile, and you buried it: architecture, worth 2. You have 2 in architecture; what the others hide you do not know.
king-lesson-final = An opponent bids 1. Nothing comes after this card, so gold is of no more use, except to break a tie: bid 2.
king-lesson-final-pass = Save for what? This was the last card. Bid 2.
king-lesson-final-pay = The last payment: with a 3, because you have nothing else.
king-lesson-result = All hands are shown, and every office is awarded: the most influence takes the large tile, the second most the small one. The last card wins you the game: without it architecture would have gone to somebody else.
king-lesson-letter = In entertainment two of you have 7. Then the letter nearest A decides: E comes before F. So a low letter can be worth more than it looks.
king-lesson-farewell = That was all: place cards, take, use kings, bid and pay. Whoever remembers what was buried, and who holds what, plays well.
