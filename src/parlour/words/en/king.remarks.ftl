# For the King (and Me) for a first game: three cards before it, and a remark where something is asked for the first time.

king-first-goal = Advisers court a young king. In every office, the most influence at the end takes the large tile, the second most the small one.
king-first-turn = First you share out cards: one for you, one for each opponent, one hidden on the favour pile, and you see only one at a time. Then what was hidden is auctioned.
king-first-win = Tiles are worth their number, and kings change these numbers. The most points win; gold only breaks ties.

king-remark-place = Keep what is strong, give away what harms you least, bury what you want to bid for later. What is placed stays.
king-remark-take = Take what makes you first in an office, or what another would need for it. Everybody sees it.
king-remark-either = Raise an office that you lead, or lower one that another leads.
king-remark-lower = Lower an office that another leads. Half of it, rounded down, is what the second gets.
king-remark-lower-step = The king changes several offices, each a different one. Lower where another leads.
king-remark-raise = Raise an office that you lead. Half of it, rounded down, is what the second gets.
king-remark-raise-step = The king changes several offices, each a different one. Raise where you lead.
king-remark-open-gold = How many points would this card win you, or cost another? Gold is of no use after the last card, but there is no change.
king-remark-open-cards = Gold is bought with cards from your hand, face down. Count how many you would not miss.
king-remark-bid-gold = Bid only as long as the card is worth more to you than the gold. A bid that you cannot pay costs you a card at random.
king-remark-bid-cards = Each step costs you one card more. Weak cards and small gold are the price.
king-remark-pay-gold = The cheapest way is chosen for you. Small cards are worth keeping: they fit later bids without loss.
king-remark-pay-cards = Give what decides no office: nobody sees which cards these are.
