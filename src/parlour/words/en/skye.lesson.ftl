# The lesson of Isle of Skye: what is said at each step of games/skye/lesson.json.

## A first round

skye-lesson-first-round = A first round
skye-lesson-goal = This is your castle. In six rounds you and two others each build a territory of tiles around a castle. Whoever has the most points at the end wins.
skye-lesson-goals = What gives points is different in every game: four scoring tiles lie at the letters A to D. In this one completed areas, sheep, most ships, and tiles by the road count.
skye-lesson-track = Not all of them score every round. In this first round it is only A: 1 point for every completed area. Later it is one, two or three of them, and each of the four scores three times in all.
skye-lesson-income = A round begins with income. Everybody gets 5 gold for the castle; so you have 5 now. Whisky will bring more.
skye-lesson-drawn = Everybody has drawn three tiles, open to all. One of yours goes back into the bag. The other two you offer for sale, at prices that nobody sees yet.
skye-lesson-discard = Put the discard marker on tile 8, with the broch: its mountain is open on three edges and hard to complete, and no scoring tile of this game counts brochs.
skye-lesson-discard-29 = This one can complete the water at your castle, and it has a sheep, which will count later. Discard tile 8.
skye-lesson-discard-66 = It has two ships, and from round three on most ships score. Somebody will pay for that. Discard tile 8.
skye-lesson-price = Now put gold of your own on tile 29, with the farm. If somebody buys it, you get as much, and your gold back. If nobody does, the tile is yours, and the gold is lost. Put 2.
skye-lesson-price-low = For so little somebody would take it away from you. Put 2.
skye-lesson-price-high = If nobody buys it, all that gold is lost, and you want to buy something, too. Put 2.
skye-lesson-price-on = Tile 66, with the two ships, you can do without, but others may like it. Put 2 on it, too; then 1 gold stays in your hand.
skye-lesson-price-on-low = Two ships are worth more than that to somebody. Put 2.
skye-lesson-price-on-high = Then no gold would stay in your hand, and if nobody buys it you could buy nothing yourself. Put 2.
skye-lesson-reveal = All have set their prices, and now everybody sees them. The marked tiles are back in the bag. From the start player on, each of you may buy one tile from somebody else.
skye-lesson-sold = An opponent was first and has bought your ships. You get 2 gold, and the 2 that lay on the tile come back to you: 5 in hand.
skye-lesson-buy = Now you. Tile 32, with two cattle, a sheep and whisky, can complete the mountain at your castle. Buy it for 3.
skye-lesson-buy-pass = Then you would build only one tile in this round. Buy tile 32.
skye-lesson-buy-other = It is cheaper, but it completes nothing at your castle and has no whisky. Buy tile 32.
skye-lesson-kept = All have bought. Nobody wanted your tile with the farm: it stays yours, and the 2 gold on it are lost. So you have two tiles to build, and 2 gold.
skye-lesson-take = All build at the same time. A new tile must touch your territory, and where tiles touch the terrain must be the same. Take tile 29, with the farm, first.
skye-lesson-take-other = The order is up to you. Here let us begin with the water: take tile 29.
skye-lesson-place = Lay it east of the castle, turned twice, so that water meets water. Then no edge of this water is open any more: the area is completed.
skye-lesson-place-other = There the water of your castle stays open. Lay the tile in the east, turned twice.
skye-lesson-turn = Your other tile goes to the west of the castle, turned twice: mountain meets mountain, and road meets road. That completes an area again, and joins the whisky to your castle.
skye-lesson-turn-mountain = The road would reach the whisky there, too. But the mountain of your castle would stay open. Lay it in the west.
skye-lesson-turn-other = There no road joins it to your castle, so its whisky would bring no gold, and the mountain would stay open. Lay it in the west.
skye-lesson-scored = All have built, and A has scored. Your two completed areas give 2 points; the others have 1 and 0.
skye-lesson-whisky = Round two has begun with income: 5 gold for the castle, and 1 more for the whisky that a road joins to it. With the 2 that you had, that makes 8. The start marker has moved on, to you.

## Scrolls and roads

skye-lesson-scrolls = Scrolls and roads
skye-lesson-round-two = In round two you sold one tile for 3, kept one and bought one. B scores this time: 1 point for every sheep. But what you build now looks farther ahead.
skye-lesson-scroll = Both tiles have a scroll. A scroll scores at the end of the game: the one beside the whisky gives 1 point for every head of cattle in your whole territory, the one beside the farm 1 point for every two sheep.
skye-lesson-scroll-take = Take tile 24, with the whisky, first. It will make a good corner for the other one.
skye-lesson-scroll-take-other = That one fits best once the other one has been laid. Take tile 24.
skye-lesson-scroll-road = Lay it north-west of the castle, not turned. The road leads on to it, so its whisky brings gold in every round from now on.
skye-lesson-scroll-road-other = That is possible. But in the north-west the road reaches it, and beside it is just the corner that your other tile needs.
skye-lesson-scroll-close = Now lay the other tile in the corner, north of the castle. Its water completes the water beside it. Its road does not meet the castle’s: roads need not go on, only terrain must match.
skye-lesson-scroll-close-west = That completes an area of water as well. But in the corner fewer edges stay open, and a scroll in a completed area counts double. Lay it north of the castle.
skye-lesson-scroll-close-other = There no area is completed. Lay it in the corner north of the castle.
skye-lesson-sheep = B has scored: two sheep, 2 points, so you have 4. An opponent with five sheep leads with 6. Your scrolls would give 4 at the end, and a scroll in a completed area counts double. Remember that.

## Catching up

skye-lesson-catching-up = Catching up
skye-lesson-behind = From round three on there is gold for each player who has more points than you: 1 now, 2, 3 and 4 in the rounds after. One is ahead of you, so you got 8: castle 5, whisky 2, and 1 for being behind.
skye-lesson-deny = In this round A and C score, and C is for the most ships. The others have 3 and 2 of them, you none. With the two ships of tile 60 the leader would have the most. Nobody should get it: discard it.
skye-lesson-deny-14 = It has whisky, and cattle for your scroll. Keep it, and throw out what would help the leader.
skye-lesson-deny-16 = Three sheep are 3 points whenever B scores, and your scroll counts them, too. Throw out what would help the leader.
skye-lesson-guard = The other two you want for yourself, and you have 15 gold. A good price protects: whoever takes the tile from you makes you rich. Put 4 on tile 14, with the whisky.
skye-lesson-guard-other = Too little, and the tile is gone; too much, and you lose a lot when nobody buys it. Put 4.
skye-lesson-guard-on = And 4 on tile 16, with the three sheep. Then 7 gold are left to buy with.
skye-lesson-cattle = The others have bought, but not from you. Tile 56 has cattle, so your scroll is worth 1 more, and a ship. Its seller is last, so your gold does little harm there. Buy it.
skye-lesson-cattle-pass = Gold in hand is worth little: at the end 5 gold are 1 point. Buy tile 56.
skye-lesson-cattle-other = Whisky and a sheep are not bad, but your gold would go to the leader, and your scroll counts cattle. Buy tile 56.
skye-lesson-lost = Your two tiles stay yours, and the 8 gold on them are lost: that was their price. You have three tiles to build, and you know how. Let us go to the last round.

## The last round

skye-lesson-end = The last round
skye-lesson-last = Round six. You have 30 points, the others 36 and 34. The two players ahead of you brought you 8 gold more. After this round B, C and D score once more, and then scrolls and gold.
skye-lesson-double = The scroll for sheep lies in a completed pasture: it already counts double. The pasture with the scroll for cattle has just one gap left, two spots west of the castle. Close it, and seven cattle count twice.
skye-lesson-cap = Tile 69, with the ship, can close that gap. You have five ships, an opponent has six, and whoever is tied for the most gets 5 points. Buy it for 4.
skye-lesson-cap-pass = At the end 5 gold are only 1 point. The scroll, counted double, gives at least 7 more. Buy tile 69.
skye-lesson-cap-other = It could complete the pasture, too. But it is dearer, and has no ship. Buy tile 69.
skye-lesson-last-take = Nobody paid 9 for your tile 25, so you build it, too. It has a sheep, cattle and whisky. Take it first.
skye-lesson-last-take-other = Nobody can take its place from you. Keep that for the end, and take tile 25.
skye-lesson-last-road = Lay it two spots west and two north of the castle, turned twice: the road reaches it there, and D gives 1 point for every tile by the road.
skye-lesson-last-road-block = Careful: then your tile with the ship would not fit into the gap any more, because its water would meet pasture. Lay this one in the north-west, where the road ends.
skye-lesson-last-road-gap = That gap is for your tile with the ship; this one would leave the pasture open. Lay it in the north-west, where the road ends.
skye-lesson-last-road-other = There no road joins it to your castle, and D scores in this round. Lay it in the north-west, where the road ends.
skye-lesson-final = The last tile of the game. Close the gap two spots west of the castle: turned twice, pasture to pasture.
skye-lesson-final-other = There the pasture stays open, and the scroll is not doubled. You would lose by a single point. Close the gap in the west.
skye-lesson-result = You were last before this round, and you win with 73 points; the others have 66 and 51. The last tile alone doubled eight cattle.
skye-lesson-sources = Here you see where all points come from. Your scrolls gave 22, those of the others 11 and 2. For gold everybody gets 1 point for each 5. If points are equal, more gold wins.
skye-lesson-farewell = That was all: discard, price, buy, build, score. A good price is one that you like either way, whether somebody buys or not.
