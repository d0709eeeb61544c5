# Isle of Skye for a first game: three cards before it, and a remark where something is asked for the first time.

skye-first-goal = Build a landscape around your castle. Four scoring tiles say what is worth points in this game, and when.
skye-first-turn = Everybody draws { $drawn } tiles, discards one and prices the others in secret. Then each may buy one tile from somebody else, and all build what they have.
skye-first-win = Scoring tiles give points after every round, scrolls and gold at the end. The most points win.

skye-remark-discard = The discarded tile goes back into the bag: nobody gets it. Throw out what helps you least, or another most.
skye-remark-price = If somebody buys the tile you get this much and your own gold back. If nobody does, you keep the tile and lose the gold.
skye-remark-buy = One tile from somebody else, at the price that lies on it. Your gold makes the seller richer: is it worth it?
skye-remark-nothing-to-buy = What lies on your own tiles cannot be spent. Keep some gold in hand next time, if you want to buy.
skye-remark-take = The order is yours. A tile laid first can make room for the next one.
skye-remark-place = Terrain must match along every edge; roads need not go on, but whisky on the road to your castle is income. A scroll in a completed area counts double.
