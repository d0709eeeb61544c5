# Tiletum. Arguments: $seat is a player's name; $tile, $action, $space, $resource, $effect and the like are messages below.

tiletum-title = Tiletum
tiletum-about = Every die gives resources and action points, but never plenty of both: trade, build and travel through Renaissance Europe.

## Resources and amounts

tiletum-resource-gold = gold
tiletum-resource-food = food
tiletum-resource-wool = wool
tiletum-resource-stone = stone
tiletum-resource-iron = iron
tiletum-amount-gold = { $count } gold
tiletum-amount-food = { $count } food
tiletum-amount-wool = { $count } wool
tiletum-amount-stone = { $count } stone
tiletum-amount-iron = { $count } iron
tiletum-amount-same = { $count ->
    [one] { $count } resource
   *[other] { $count } of one kind
}
tiletum-and = { $first }, { $rest }

## The six actions and the two pieces

tiletum-action-contract = Contract
tiletum-action-character = Character
tiletum-action-architect = Architect
tiletum-action-merchant = Merchant
tiletum-action-king = King
tiletum-action-joker = Joker
tiletum-piece-merchant = merchant
tiletum-piece-architect = architect

## Spaces of the map

tiletum-space-london = London
tiletum-space-brugge = Brugge
tiletum-space-antwerpen = Antwerpen
tiletum-space-hamburg = Hamburg
tiletum-space-tiletum = Tiletum
tiletum-space-koeln = Köln
tiletum-space-leipzig = Leipzig
tiletum-space-paris = Paris
tiletum-space-troyes = Troyes
tiletum-space-strasbourg = Strasbourg
tiletum-space-frankfurt = Frankfurt
tiletum-space-nuernberg = Nürnberg
tiletum-space-praha = Praha
tiletum-space-bordeaux = Bordeaux
tiletum-space-wien = Wien
tiletum-space-lyon = Lyon
tiletum-space-milano = Milano
tiletum-space-verona = Verona
tiletum-space-venezia = Venezia
tiletum-space-toulouse = Toulouse
tiletum-space-arles = Arles
tiletum-space-genova = Genova
tiletum-space-firenze = Firenze
tiletum-space-london-brugge = London–Brugge road
tiletum-space-antwerpen-hamburg = Antwerpen–Hamburg road
tiletum-space-paris-bordeaux = Paris–Bordeaux road
tiletum-space-strasbourg-milano = Strasbourg–Milano road
tiletum-space-nuernberg-verona = Nürnberg–Verona road
tiletum-space-arles-genova = Arles–Genova road

## Fairs

tiletum-fair-house-pillar = Houses with pillars
tiletum-fair-contract-cathedral = Contracts with cathedrals
tiletum-fair-contract = Contracts
tiletum-fair-king = King
tiletum-fair-contract-crest = Contracts with crests
tiletum-fair-house = Houses
tiletum-fair-upper-floor = Upper floors
tiletum-fair-crest = Crests
tiletum-fair-pillar = Pillars
tiletum-fair-filled-building = Full buildings
tiletum-fair-cathedral = Cathedrals

tiletum-gives-house-pillar = for each set of a house and a pillar on the map
tiletum-gives-contract-cathedral = for each set of a fulfilled contract and a cathedral tile
tiletum-gives-contract = for each fulfilled contract
tiletum-gives-king = once, and the value of your space on the king track
tiletum-gives-contract-crest = for each set of a fulfilled contract and a crest
tiletum-gives-house = for each house on the map
tiletum-gives-upper-floor = for each character on floor { $floors }
tiletum-floor-or = { $floor } or { $rest }
tiletum-gives-crest = for each crest, those in the storehouse included
tiletum-gives-pillar = for each pillar on the map
tiletum-gives-filled-building = for each building full of characters
tiletum-gives-cathedral = for each cathedral tile

## Families and kinds of characters

tiletum-family-lion = Lion
tiletum-family-eagle = Eagle
tiletum-family-lily = Lily
tiletum-family-tower = Tower
tiletum-family-rose = Rose
tiletum-family-star = Star
tiletum-type-contract = Notary
tiletum-type-character = Steward
tiletum-type-architect = Mason
tiletum-type-merchant = Trader
tiletum-type-king = Courtier

## What tiles do

tiletum-helper = Helper: { $effect }
tiletum-crest = Crest of the { $family }
tiletum-contract = Contract: { $cost } for { $points } VP
tiletum-contract-bonus = Contract: { $cost } for { $points } VP and { $bonus }
tiletum-character = { $type }: { $bonus }
tiletum-part-points = { $count } VP
tiletum-part-steps = { $count ->
    [one] { $count } step on the king track
   *[other] { $count } steps on the king track
}
tiletum-part-add-ap = +{ $count } AP for the action of your die
tiletum-part-action = { $action } action with { $ap } AP
tiletum-part-any-action = any action with { $ap } AP
tiletum-part-any = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
}
tiletum-part-move-merchant = { $count ->
    [one] { $count } step of the merchant
   *[other] { $count } steps of the merchant
}
tiletum-part-move-architect = { $count ->
    [one] { $count } step of the architect
   *[other] { $count } steps of the architect
}
tiletum-part-place-house = a house where the merchant is
tiletum-part-place-pillar = a pillar where the architect is
tiletum-part-house-anywhere = a house in any town
tiletum-part-pillar-anywhere = a pillar at any cathedral
tiletum-part-merchant-anywhere = the merchant to any space
tiletum-part-architect-anywhere = the architect to any space
tiletum-part-choose-type = the resources of your die are of a type of your choice
tiletum-part-activate = activate a building

## What a player may do

tiletum-do-end-turn = End the turn
tiletum-do-stop = Stop here
tiletum-do-leave = Leave it
tiletum-do-decline = Do without
tiletum-do-advance = Advance on the king track
tiletum-do-discard-offer = Replace all characters on offer
tiletum-do-choose = { $resource }
tiletum-do-perform = { $action } action
tiletum-do-activate = Activate building { $building }
tiletum-do-bonus = Bonus of the character on floor { $floor } of building { $building }
tiletum-do-die = Take the { $resource } die of { $value }
tiletum-do-die-turned = Turn the { $resource } die from { $face } to { $value } and take it
tiletum-do-move-merchant = Merchant to { $space }
tiletum-do-move-architect = Architect to { $space }
tiletum-do-house = House in { $space }
tiletum-do-house-bonus = House in { $space } ({ $bonus })
tiletum-do-house-numbered = House in { $space }, space { $number }
tiletum-do-house-numbered-bonus = House in { $space }, space { $number } ({ $bonus })
tiletum-do-pillar = Pillar in { $space }
tiletum-do-take = Take { $tile }
tiletum-do-take-for = Take for { $ap } AP: { $tile }
tiletum-do-take-from = Take for { $ap } AP from space { $place }: { $tile }
tiletum-do-lodge = { $tile } into building { $building }, floor { $floor }
tiletum-do-exchange = Exchange { $give } for { $get }
tiletum-do-buy = Buy { $resource } for { $gold } gold
tiletum-do-fulfil = Fulfil { $tile }
tiletum-do-fulfil-with = Fulfil { $tile } with { $resource }
tiletum-do-crest = Crest of the { $family } below building { $building }
tiletum-do-build = Contribute to the cathedral of { $space }
tiletum-do-use = Use { $tile }
tiletum-do-wheel = The wheel starts at { $value }
tiletum-do-segment = Next around the wheel: { $action }
tiletum-do-draw = Draw { $tile }
tiletum-do-cost = Construction cost: { $stone } stone for { $points } VP
tiletum-do-cost-unavailable = This cathedral will not be built
tiletum-do-town = The next fair is in { $space }
tiletum-do-fair = The fair scores: { $fair }
tiletum-do-first = { $seat } starts
tiletum-do-roll = The { $resource } die shows { $value }
tiletum-do-corrupt = Corruption { $steps }

## What is asked

tiletum-prompt-chance = Tiles and dice are being drawn
tiletum-prompt-over = The game is over
tiletum-prompt-wait = It is { $seat }’s turn
tiletum-prompt-choose-die = Choose a die
tiletum-prompt-die-taken = Take the bonus tile of this action?
tiletum-prompt-die-taken-full = Your storehouse is full: make room for the bonus tile, or leave it
tiletum-prompt-die-taken-type = Use a helper to choose the resource of your die?
tiletum-prompt-joker-action = Which action do you take with { $ap } AP?
tiletum-prompt-act = { $action }: { $ap } AP left
tiletum-prompt-act-done = Nothing left to spend. Do tasks, or end your turn
tiletum-prompt-sub-action-done = Nothing left to spend here. Do tasks, or stop
tiletum-prompt-king-tile = You lead on the king track. Take { $tile }?
tiletum-prompt-any = { $count ->
    [one] Choose a resource
   *[other] Choose { $count } resources, one at a time
}
tiletum-prompt-roam = Move or place, or do without
tiletum-prompt-anywhere-house = Place a house in any town
tiletum-prompt-anywhere-pillar = Place a pillar at any cathedral
tiletum-prompt-travel-merchant = Move your merchant to any space
tiletum-prompt-travel-architect = Move your architect to any space
tiletum-prompt-choose-type = Which resource does your die give?
tiletum-prompt-activate = Which building do you activate?
tiletum-prompt-activating = Building { $building }: whose bonus comes next?
tiletum-prompt-parts = What comes first: { $parts }?
tiletum-prompt-any-action = Which action do you take with { $ap } AP?

## What happened

tiletum-event-first = { $seat } is the first player
tiletum-event-fair-tile = Fair { $round } in { $space }: { $fair }
tiletum-event-unavailable = The cathedral of { $space } will not be built
tiletum-event-round = Round { $round }
tiletum-event-corruption = Corruption: all markers go down by { $steps }
tiletum-event-turn = It is { $seat }’s turn
tiletum-event-die = { $seat } takes the { $resource } die of { $value } for { $action }{ $gold ->
    [0] { "" }
   *[other] {" "}(turned for { $gold } gold)
}
tiletum-event-took = { $seat } takes { $tile }
tiletum-event-gained = { $seat } gains { $count } { $resource }
tiletum-event-points = { $seat } scores { $points } VP
tiletum-event-advanced = { $seat } goes up { $steps } on the king track (to { $points } VP)
tiletum-event-joker = { $seat } uses the joker for { $action }
tiletum-event-moved = { $seat }: { $piece } from { $start } to { $space }
tiletum-event-house = { $seat } places a house in { $space }
tiletum-event-pillar = { $seat } places a pillar in { $space }
tiletum-event-lodged = { $seat } lodges { $tile } in building { $building }, floor { $floor }
tiletum-event-roof = { $seat } fills building { $building }: its roof house is free
tiletum-event-completed = { $seat } completes building { $building }: +{ $ap } AP for { $action }
tiletum-event-completed-last = { $seat } completes building { $building }
tiletum-event-activated = { $seat } activates building { $building }
tiletum-event-discarded-offer = { $seat } replaces the characters on offer
tiletum-event-exchanged = { $seat } exchanges { $give } for { $get }
tiletum-event-bought = { $seat } pays { $gold } gold for { $count } { $resource }
tiletum-event-fulfilled = { $seat } fulfils { $tile }: { $points } VP
tiletum-event-crest = { $seat } places the crest of the { $family } below building { $building }
tiletum-event-built = { $seat } contributes to the cathedral of { $space }: { $points } VP
tiletum-event-used = { $seat } uses { $tile }
tiletum-event-ended = { $seat } ends the turn{ $ap ->
    [0] { "" }
   *[other] {" "}with { $ap } AP unspent
}
tiletum-event-bonus-tile = New: { $tile }
tiletum-event-contract-tile = New in the offer: { $tile }
tiletum-event-character-tile = New in the offer: { $tile }
tiletum-event-leader = { $seat } leads on the king track
tiletum-event-king-tile-discarded = { $tile } is discarded
tiletum-event-track = King track: { $points } VP for { $seat }
tiletum-event-order = The king track gives the new turn order
tiletum-event-fair = Fair in { $space }: { $points } VP for { $seat }
tiletum-event-no-fair = { $seat } is not at the fair in { $space }
tiletum-event-final = { $seat }: { $product } for houses and pillars, { $buildings } for buildings, { $resources } for resources

## Options

tiletum-option-actions = Actions around the wheel
tiletum-option-actions-printed = as printed
tiletum-option-actions-shuffled = shuffled
tiletum-option-wheel = First die value of the wheel
tiletum-option-wheel-drawn = drawn
tiletum-option-wheel-1 = 1
tiletum-option-wheel-2 = 2
tiletum-option-wheel-3 = 3
tiletum-option-wheel-4 = 4
tiletum-option-wheel-5 = 5
tiletum-option-wheel-6 = 6

## Points by source

tiletum-source-start = Start
tiletum-source-contracts = Contracts
tiletum-source-cathedrals = Cathedrals
tiletum-source-crests = Crests
tiletum-source-houses = House bonuses
tiletum-source-helpers = Helpers
tiletum-source-characters = Characters
tiletum-source-king = King track
tiletum-source-fairs = Fairs
tiletum-source-houses-pillars = Houses × pillars
tiletum-source-buildings = Completed buildings
tiletum-source-resources = Resources left
tiletum-end-tie-order = { $seat } is ahead of { $other }: earlier in turn order

## The board in the browser

tiletum-web-wheel = Wheel
tiletum-web-map = Map
tiletum-web-offers = Offers
tiletum-web-own-board = Your board
tiletum-web-parts = Parts of the table
tiletum-web-now = What is under way
tiletum-web-menu = Which way?
tiletum-web-zoom-in = Zoom in
tiletum-web-zoom-out = Zoom out
tiletum-web-zoom-fit = The whole map
tiletum-web-round = Round { $round } of { $rounds }, turn { $turn } of { $turns }
tiletum-web-ap = { $ap } AP
tiletum-web-how-die = Choose a die: the higher, the more resources; the lower, the more action points.
tiletum-web-how-map = Choose where to go, and what to place or take there.
tiletum-web-how-offers = Choose a tile of the offer.
tiletum-web-how-board = Choose a room or a building of your board.
tiletum-web-how-done = Nothing left to spend here. Do tasks, or end.
tiletum-web-die-gives = +{ $count } { $resource }; { $action } with { $ap } AP.
tiletum-web-die-tile = Bonus tile there: { $tile }.
tiletum-web-turn-a-die = Turn a die for gold
tiletum-web-turn-how = Choose the die to turn: { $gold } gold for each step.
tiletum-web-track = King track
tiletum-web-track-space = { $points } VP: { $seats } (from the bottom of the stack)
tiletum-web-king-tile = for the leader of the king track
tiletum-web-corruption = Corruption shown in this round: { $steps } ({ $count } of { $tokens } tokens). Every token turned up moves all markers on the king track back.
tiletum-web-corruption-short = Corruption
tiletum-web-order = Turn order: { $seats }
tiletum-web-order-short = Turn order
tiletum-web-fairs = Fairs
tiletum-web-fair-of-round = Fair of round { $round }
tiletum-web-cathedral = Cathedral: { $stone } stone for { $points } VP, and { $next } VP for the next tile ({ $left } left)
tiletum-web-not-built = This cathedral is not built in this game
tiletum-web-pillars = Pillars at the cathedral: { $count } of { $room }
tiletum-web-house-of = House of { $seat }
tiletum-web-house-space = Space for a house
tiletum-web-house-space-bonus = Space for a house: { $bonus }
tiletum-web-contract-offer = Contracts on offer
tiletum-web-character-offer = Characters on offer
tiletum-web-pile = { $count } in the pile
tiletum-web-board-of = Board of { $seat }
tiletum-web-storehouse = Storehouse
tiletum-web-contracts = Fulfilled contracts
tiletum-web-contract-space = Space for a contract: { $points ->
    [0] a pillar
   *[other] { $points } VP{ $pillars ->
        [0] { "" }
       *[other] {" "}and a pillar
    }
}
tiletum-web-crest-space = Crest space: { $food } food; gives { $bonus }
tiletum-web-crests = Crests
tiletum-web-room = Room on floor { $floor } of building { $building } ({ $ap } AP)
tiletum-web-room-full = Full from the start
tiletum-web-supply-houses = Houses in the supply
tiletum-web-supply-pillars = Pillars in the supply
tiletum-web-cathedral-tiles = Cathedral tiles
tiletum-web-your-goods = Your resources
tiletum-web-points = VP
tiletum-web-at-fair = Fair of this round
tiletum-web-not-at-fair = Fair of this round (not there)
tiletum-web-if-over = If the game ended now
tiletum-web-tasks = Tasks
tiletum-web-buy = Buy for { $gold } gold
tiletum-web-exchange = Exchange
tiletum-web-exchange-more = (the first gives { $count } more)
tiletum-web-ap-what = Action points that are left; they belong to this action only.
tiletum-web-take = Take it
tiletum-web-bring-forward = { $part }: bring forward
tiletum-web-send-back = { $part }: put back
tiletum-web-fair-in = Fair of round { $round } in { $town }
tiletum-web-track-empty = { $points } VP for whoever stands here at the end of a round
tiletum-web-sector = { $action } action: dice of { $value }, { $ap } AP
tiletum-web-disc = The disc: which dice lie at which action. It turns one step after every round.
tiletum-web-taken-die = Die taken in this round: { $resource }, { $value }
tiletum-web-marker = { $action } action: { $ap } AP more
tiletum-web-storehouse-space = Free space of the storehouse
tiletum-web-building = Building { $building }
tiletum-web-roof = once all rooms are full, the house on the roof goes to the supply
tiletum-web-roof-free = the house from the roof is in use
tiletum-web-to-complete = with full rooms and a crest: { $ap } AP more for the action of its characters
tiletum-web-completed = completed: { $ap } AP more for the action of its characters
tiletum-web-on-track = King track: { $points } VP
tiletum-web-in-order = Place { $place } in the turn order
tiletum-web-merchant-of = merchant of { $seat }
tiletum-web-architect-of = architect of { $seat }
tiletum-web-reconstructed = Part of the map and of the tiles is reconstructed and may differ from the published game.
tiletum-web-reconstructed-more = What is reconstructed
tiletum-web-source = Source
tiletum-web-total = Total

## What a player has, as a preview counts it

tiletum-has-points = points
tiletum-has-ap = action points
tiletum-has-track = space on the king track
tiletum-has-houses = houses in your supply
tiletum-has-pillars = pillars in your supply
tiletum-has-storehouse = tiles in the storehouse
tiletum-has-contracts = fulfilled contracts
tiletum-has-buildings = completed buildings
tiletum-has-fair = points at this round’s fair
tiletum-has-end-product = end: houses × pillars
tiletum-has-end-buildings = end: buildings
tiletum-has-end-resources = end: resources

# Why something cannot be done.
tiletum-why-lacks = you lack { $lacking }
tiletum-why-points = it costs { $cost } AP, and you have { $ap }
tiletum-why-storehouse-full = your storehouse is full
tiletum-why-second-crest = you already have a crest of this family
tiletum-why-six-contracts = all your contract spaces are taken
tiletum-why-other-king-tile = only the tile beside the king track can be taken now
tiletum-why-other-bonus-tile = that is not the bonus tile of this action
tiletum-why-no-such-die = no such die is left at the wheel
tiletum-why-uninhabited = nobody lives in that building
tiletum-why-no-bonus-there = only characters of building { $building } whose turn is still to come give a bonus now
tiletum-why-already-there = the piece is there already
tiletum-why-too-far = { $needed ->
    [one] that is { $needed } step away, and you have { $steps }
   *[other] that is { $needed } steps away, and you have { $steps }
}
tiletum-why-no-house = you have no house in your supply
tiletum-why-house-space-taken = a house stands there already
tiletum-why-second-house = you have a house in this town already
tiletum-why-space-not-used = that space is not used with so few players
tiletum-why-merchant-elsewhere = your merchant is not in that town
tiletum-why-no-pillar = you have no pillar in your supply
tiletum-why-second-pillar = you have a pillar at this cathedral already
tiletum-why-pillar-spaces-taken = all pillar spaces of this cathedral are taken
tiletum-why-cathedral-unavailable = this cathedral is not built in this game
tiletum-why-architect-elsewhere = your architect is not in that town
tiletum-why-tile-elsewhere = that tile does not lie in the town where your piece is
tiletum-why-offer-empty = there are no characters to replace
tiletum-why-not-offered = that tile is not in the offer
tiletum-why-not-stored = that tile is not in your storehouse
tiletum-why-room-taken = that room is taken
tiletum-why-other-kind-there = characters of another kind live in that building
tiletum-why-kind-lives-elsewhere = characters of this kind already live in another building
tiletum-why-no-own-pillar = you have no pillar at this cathedral
tiletum-why-built-already = you have contributed to this cathedral already
tiletum-why-stack-empty = no tile of this cathedral is left
tiletum-why-crest-there = a crest lies below that building already
tiletum-why-no-contract-space = you have no free space for a fulfilled contract
tiletum-why-no-tasks-now = tasks must wait until this effect is done
tiletum-why-helper-not-now = this helper has nothing to work on now
tiletum-why-other-action = that belongs to another action
tiletum-why-steps-first = the steps on the king track must be made first
tiletum-why-not-the-end = your turn cannot end yet: { $prompt }

# Moments: the end of a round, and what counts there
tiletum-moment-round = End of round { $round }
tiletum-moment-final = The final scoring

## How a game went, in figures

tiletum-stat-points = Points by round
tiletum-stat-round = Round { $round }
tiletum-stat-end = at the end
tiletum-stat-dice = Dice taken
tiletum-stat-values = sum of their values
tiletum-stat-turned = gold paid for turning them
tiletum-stat-actions = Actions
tiletum-stat-spent = AP of dice used
tiletum-stat-lost = AP of dice lost
tiletum-stat-works = What was done
tiletum-stat-contracts = contracts fulfilled
tiletum-stat-cathedrals = contributions to cathedrals
tiletum-stat-houses = houses placed
tiletum-stat-pillars = pillars placed
tiletum-stat-characters = characters lodged
tiletum-stat-crests = crests placed
tiletum-stat-buildings = buildings completed
tiletum-stat-helpers = helpers used
tiletum-stat-fairs = fairs visited

## Before a slip

tiletum-slip-points = { $ap } AP that you could still spend will be lost.
tiletum-slip-task = It is your last turn, and there is a task that you could still do.

## The log

tiletum-log-round = Round { $round }
tiletum-log-turn = { $seat }’s turn
tiletum-log-king-phase = King phase
tiletum-log-fair = Fair in { $space }
tiletum-log-end = The end of the game
