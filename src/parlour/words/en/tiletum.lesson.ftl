# The lesson of Tiletum: what is said at each step of games/tiletum/lesson.json.

## Said more than once

tiletum-lesson-keep-helper = Helpers may be used at any time in your turn, and only once. Keep yours until you know which resources you lack.
tiletum-lesson-unspent = What you do not spend is lost. Something useful can still be done here.
tiletum-lesson-buy = Buying 1 stone, wool, iron or food for 2 gold is a task and always possible. But you will soon need this gold for something better.
tiletum-lesson-discard-offer = That replaces all characters on offer for 1 AP. It helps when nothing suits you; here it would only cost you.

## A die, and the merchant

tiletum-lesson-die = A die gives resources and an action
tiletum-lesson-goal = You are a merchant in Renaissance Europe, and you have one opponent. You get victory points (VP) for houses and pillars on the map, for contracts, cathedrals and fairs, and for the people on your own board. The most VP at the end win.
tiletum-lesson-rounds = There are four rounds of three turns, so you have only twelve turns. Each round ends with a fair, and you know them all from the start: this one is in Tiletum and counts houses, the next is in Troyes and counts contracts.
tiletum-lesson-wheel = Every turn begins with a die. Its colour is a resource, its value how much of it you get. Where it lies is your action, with 7 minus the value as action points (AP). So a 6 gives 6 resources and 1 AP, a 1 gives 1 resource and 6 AP.
tiletum-lesson-merchant-die = The wool die of 3 lies at the merchant: 3 wool, and the merchant action with 4 AP. Take it.
tiletum-lesson-merchant-die-six = 6 wool is a lot, but it lies at the contract, with only 1 AP. You want to travel: take the wool die of 3.
tiletum-lesson-merchant-die-one = The joker, with 6 AP for an action of your choice, but only 1 iron. That is strong; we will come to it later. Take the wool die of 3.
tiletum-lesson-merchant-die-other = It lies at another action. Begin with the merchant: take the wool die of 3.
tiletum-lesson-tile = A bonus tile lies at the merchant, free for whoever comes first. This helper gives 2 resources of your choice whenever you like in one of your turns. Take it into your storehouse.
tiletum-lesson-tile-leave = Nobody has to take a tile, because the storehouse has only four spaces. But yours is still empty, and this one is useful.
tiletum-lesson-travel = You have your resources; now the action: 4 AP for your merchant. A step to the next space costs 1. Go to Troyes, two steps away, where the next fair will be.
tiletum-lesson-travel-paris = That is on the way. Go on to Troyes: whoever has a house there takes part in the next fair.
tiletum-lesson-travel-other = You may go there. But the next fair is in Troyes, and whoever has a house there takes part in it.
tiletum-lesson-travel-end = Then all 4 AP would be lost. Travel first.
tiletum-lesson-house = There is one space for a house in Troyes, and it gives 1 VP at once. Place a house for 1 AP: it stays, and with it you take part in the fair of round 2.
tiletum-lesson-house-tile = That comes next. First the house: there is only one space for it here.
tiletum-lesson-house-walk = First the house: that is what you came for.
tiletum-lesson-crest-tile = 1 AP is left. The bonus tile of Troyes is a crest; you will soon see what it is good for. Take it.
tiletum-lesson-crest-tile-walk = Then the crest would stay here for your opponent. Take it.
tiletum-lesson-end-turn = All points are spent. End your turn.
tiletum-lesson-opponent = Your opponent has taken the iron die of 4 and placed a pillar in Köln. A die that is taken is out of reach for this round. It is your second turn.

## The architect

tiletum-lesson-architect = Pillars and cathedrals
tiletum-lesson-architect-die = The stone die of 4 lies at the architect: 4 stone and 3 AP. The bonus tile there is gone, your opponent took it. Take the die.
tiletum-lesson-architect-die-other = Now it is the architect’s turn, and the architect needs stone: take the stone die of 4.
tiletum-lesson-paris = The architect travels like the merchant, but places pillars, at cathedrals. Go to Paris, one step away.
tiletum-lesson-paris-koeln = There is a cathedral in Köln, too. But it would bring you 5 VP, and that of Paris 12. Go to Paris.
tiletum-lesson-paris-other = Your stone is just enough for the cathedral of Paris, and with it 12 VP. Go there.
tiletum-lesson-pillar = Place a pillar at the cathedral of Paris, for 1 AP. Only where you have a pillar can you contribute.
tiletum-lesson-pillar-tile = The architect can take bonus tiles as well. But first the pillar: without it you cannot contribute here.
tiletum-lesson-pillar-walk = First the pillar: without it you cannot contribute here.
tiletum-lesson-build = Now a task. Tasks cost no AP and can be done at any time in your turn. The cathedral of Paris asks for 5 stone, all that you have, and brings 7 VP and 5 more for its top tile. Contribute.
tiletum-lesson-build-later = Contribute first: the top tile is worth most, and whoever comes second gets only the next one.
tiletum-lesson-onward = 12 VP! 1 AP is left. Go on to Troyes: from there it is one step to the cathedral of Lyon.
tiletum-lesson-onward-tile = A good helper. But your storehouse has only four spaces, and you will soon need them.
tiletum-lesson-onward-other = The cathedral of Lyon asks for 3 stone and brings 10 VP, more than the nearer ones that way. Go to Troyes.
tiletum-lesson-architect-end = Everything is spent. End your turn.
tiletum-lesson-corruption = Three times a round, before your turns, a corruption token is shown, and everybody falls back on the king track by its value: 1, then 0, now 1 again. You both stand at -2, and at the end of the round the track scores.

## The king phase and a fair

tiletum-lesson-king = The king and the fair
tiletum-lesson-king-die = High time to think of the king. The gold die of 2 gives 2 gold, and 5 AP for the king action. Take it.
tiletum-lesson-king-die-other = The king is more urgent now, and you will need gold as well. Take the gold die of 2.
tiletum-lesson-advance = In this action every AP is a step. Advance from -2 to 3.
tiletum-lesson-king-end = You stand at 3, your opponent at -2. End your turn.
tiletum-lesson-leader = Everybody has had three turns: the king phase. You lead on the king track and may have the tile beside it, 3 resources of your choice. Take it.
tiletum-lesson-leader-leave = Then it would be discarded, and there is room in your storehouse. Take it.
tiletum-lesson-king-phase = Then the track scored: 3 VP for you, 2 VP lost for your opponent. It also gives the turn order, so you begin the next round, too. Whoever stood below 0 has gone back to 0; you stay where you are.
tiletum-lesson-fair = The fair in Tiletum followed at once. Whoever has a house or the merchant there takes part; both of you have had a house there from the start. 1 for the round and 2 for the tile make 3 VP for each house on the map: 6 for you, 3 for your opponent.

## People and crests

tiletum-lesson-people = People and crests
tiletum-lesson-turned = Round 2. The wheel has turned by one step, so each action has another value: a die at the king now gives 6 AP, one at the character 3, one at the contract 2.
tiletum-lesson-plan = Look at the contracts on offer: one asks for 9 iron and brings 17 VP. You have 1 iron, and taking it costs 3 AP. People and a crest will help you.
tiletum-lesson-people-die = The food die of 4 lies at the character: 4 food and 3 AP. Take it.
tiletum-lesson-people-die-other = First people, and food for your crest: they prepare the great contract. Take the food die of 4.
tiletum-lesson-leave = Careful: only one of the four spaces of your storehouse is free, and people go there first, too. Leave this tile.
tiletum-lesson-leave-take = Then your storehouse would be full, and you could take no character. Leave it.
tiletum-lesson-notary = Take the notary from the character offer, for 1 AP: moving in gives 2 iron.
tiletum-lesson-notary-other = Each of them gives something. But for the contract you need iron: take the notary.
tiletum-lesson-notary-crest = A good idea, a moment later. First the notary.
tiletum-lesson-lodge = People live in your buildings, and each building takes only one kind of them. Floor 1 costs 1 AP, floors 2 and 3 cost 2 and 3. The fifth building has a single room: let the notary move in there.
tiletum-lesson-lodge-four = The fourth has a single room, too. But a crest below the fifth is cheaper and gives resources.
tiletum-lesson-lodge-other = This building has more rooms, and it will take long to fill it. The fifth is full at once.
tiletum-lesson-crest = 2 iron for you, and as the building is full, the house on its roof goes to your supply. Now the crest, a task again: below the fifth building it costs 3 food. Place it there.
tiletum-lesson-crest-other = There the crest gives something else. Below the fifth building it gives 2 resources and completes the notary’s building.
tiletum-lesson-crest-take = In a moment. First the crest.
tiletum-lesson-choose = The crest gives 2 resources of your choice. Choose iron: with 4 iron a die of 5 is enough for the contract.
tiletum-lesson-choose-other = For 9 iron you need this one as well. Choose iron.
tiletum-lesson-choose-on = That makes 4 iron. As the second take stone, for the next cathedral.
tiletum-lesson-choose-on-other = 4 iron are enough, 5 more will come from a die. For the next cathedral you will need stone.
tiletum-lesson-mason = All rooms full and a crest below: the building is completed. 1 AP is left: take the mason, who gives 2 stone on moving in.
tiletum-lesson-mason-other = You may. But for cathedrals you will need stone: take the mason.
tiletum-lesson-people-end = The mason waits in the storehouse. End your turn.
tiletum-lesson-marker = A completed building strengthens the action of those who live in it. Your notary belongs to the contract: from now on every contract action of a die has 1 AP more. Your opponent has fulfilled another contract; the great one is still there.

## Contracts

tiletum-lesson-contract = Contracts
tiletum-lesson-turn-die = You need 5 iron, and the dice of 5 lie at the contract. The iron die of 4 lies at the character, but for 2 gold you may turn a die by 1 before you take it. Turn it to 5.
tiletum-lesson-turn-die-four = As it is, it lies at the character and gives only 4 iron. Turn it to 5.
tiletum-lesson-turn-die-other = It is iron that you lack, and the contract action. Turn the iron die from 4 to 5.
tiletum-lesson-turn-die-buy = Then you would not have enough gold to turn the die.
tiletum-lesson-take-contract = 9 iron, and 3 AP thanks to your marker. The two contracts on the left cost 3 AP, the others 2. Take the one for 9 iron.
tiletum-lesson-take-contract-other = That is not what you gathered 9 iron for. Take the contract for 17 VP.
tiletum-lesson-exchange = The contract action can also exchange resources, for 1 AP each, and the first exchange of a turn gives one more. But now you need all 3 AP.
tiletum-lesson-fulfil = Fulfilling it is a task. Pay 9 iron: that is 17 VP, and the pillar on the contract space goes to your supply.
tiletum-lesson-fulfil-end = You have all that it asks for, and it fills your storehouse. Fulfil it now.
tiletum-lesson-contract-end = 49 VP. End your turn.
tiletum-lesson-second-fair = This contract counts again at the fair of this round, for 5 VP: you have a house in Troyes. So one thing leads to another. Let us go to the last turn of the game.

## The end

tiletum-lesson-end = The last turn
tiletum-lesson-last = Round 4: yours is the last turn, and three dice are left. The last fair is in Frankfurt and gives 10 VP for each set of a house and a pillar. You have three of each on the map, but nothing in Frankfurt; your merchant is in Köln, one step away.
tiletum-lesson-joker = The food die of 4 lies at the joker: any of the other five actions, with 3 AP. Take it.
tiletum-lesson-joker-six = It lies at the merchant, but with 1 AP: enough to go to Frankfurt, and no more. The joker can do it with 3 AP.
tiletum-lesson-joker-five = It lies at the king. The fair is worth far more: three sets, 30 VP. Take the food die of 4.
tiletum-lesson-perform = You want to be at the fair: choose the merchant action.
tiletum-lesson-perform-other = That does not take you to Frankfurt, and at the fair 30 VP are waiting. Choose the merchant.
tiletum-lesson-koeln = At the end your houses on the map are multiplied by your pillars there. With three pillars each house is worth 3 VP. Place one in Köln before you leave.
tiletum-lesson-koeln-frankfurt = In a moment. You have enough AP to place a house here first.
tiletum-lesson-koeln-walk = Do not go too far: you need 1 AP for the step to Frankfurt. First place a house here.
tiletum-lesson-frankfurt = Now to Frankfurt.
tiletum-lesson-frankfurt-other = The fair is in Frankfurt. Go there.
tiletum-lesson-frankfurt-end = Without you at the fair 30 VP would be lost. Go to Frankfurt.
tiletum-lesson-last-house = The merchant alone is enough for the fair. But the last AP is a house: 1 VP at once and 3 at the end.
tiletum-lesson-last-house-walk = Stay: the fair is here, and there is space for a house.
tiletum-lesson-last-end = That was your last action. End your turn, and with it the game.
tiletum-lesson-last-fair = King phase: 4 VP for the leader in place of a tile, and 3 for your space. Fair: 30 VP for your three sets, 20 for your opponent.
tiletum-lesson-result = Then the final scoring: 5 houses times 3 pillars, 15 VP. 5 VP for 20 resources left, one for every four. Completed buildings count only from the third on, up to 30 VP for all six. You win by 162 to 121.
tiletum-lesson-farewell = That was all: take a die, use its action well, do tasks in between, and be at the fair. Look early at where the fairs are and what they count: whoever plans for them scores twice.
