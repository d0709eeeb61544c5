# Isle of Skye. Arguments: $seat and $other are players' names; $tile and $goal are messages below.

skye-title = Isle of Skye
skye-about = Set prices for your tiles, buy from your neighbours, and let your island grow by goals that change from game to game.

## Tiles

skye-tile = tile { $number }
skye-castle = castle

## The scoring tiles

skye-goal-squares = Squares
skye-goal-completed-areas = Completed areas
skye-goal-sheep = Sheep
skye-goal-large-areas = Large areas
skye-goal-brochs = Brochs
skye-goal-building-sets = Sets of buildings
skye-goal-most-whisky = Most whisky
skye-goal-most-ships = Most ships
skye-goal-most-gold = Most gold
skye-goal-farm-animals = Farm animals
skye-goal-connected-cattle = Cattle by the road
skye-goal-ship-and-lighthouse = Ship and lighthouse
skye-goal-vertical-lines = Vertical lines
skye-goal-connected-tiles = Tiles by the road
skye-goal-largest-water = Largest water
skye-goal-completed-mountains = Completed mountains

## What they give

# The numbers are those that are printed on the tiles.
skye-amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
skye-amount-most = { $most ->
    [one] { $most } point
   *[other] { $most } points
}
skye-gives-squares = { skye-amount-points } for every square of four tiles
skye-gives-completed-areas = { skye-amount-points } for every completed area
skye-gives-sheep = { skye-amount-points } for every sheep
skye-gives-large-areas = { skye-amount-points } for every completed area of at least { $tiles } tiles
skye-gives-brochs = { $points1 }, { $points2 } or { $points3 } points for every mountain area with 1, 2 or 3 brochs
skye-gives-building-sets = { skye-amount-points } for every set of broch, farm and lighthouse
skye-gives-most-whisky = { skye-amount-most } for the most tiles with whisky, { $second } for the second most
skye-gives-most-ships = { skye-amount-most } for the most ships, { $second } for the second most
skye-gives-most-gold = { skye-amount-most } for the most gold, { $second } for the second most
skye-gives-farm-animals = { skye-amount-points } for every sheep and head of cattle at or around a farm
skye-gives-connected-cattle = { skye-amount-points } for every head of cattle joined to the castle by road
skye-gives-ship-and-lighthouse = { skye-amount-points } for every water area with a ship and a lighthouse
skye-gives-vertical-lines = { skye-amount-points } for every vertical line of at least { $tiles } tiles
skye-gives-connected-tiles = { skye-amount-points } for every tile joined to the castle by road
skye-gives-largest-water = { skye-amount-points } for every tile of the largest completed water area
skye-gives-completed-mountains = { skye-amount-points } for every completed mountain area

## What a player may do

skye-do-discard = Discard { $tile }
skye-do-price = Price { $gold }
skye-do-pass = Buy nothing
skye-do-buy = Buy { $tile }
skye-do-take = Build { $tile } next
skye-do-place = Place it { $where }, { $turns ->
    [0] not turned
    [one] turned once
    [2] turned twice
   *[other] turned { $turns } times
}
# Asked about, with the place marked on the board.
skye-do-place-here = Place the tile here
skye-spot-straight = { $steps ->
    [1] { $side }
   *[other] { $steps } { $side }
} of the castle
skye-spot-aslant = { $steps } { $side } and { $more } { $then } of the castle
skye-do-first = { $seat } starts
skye-do-goal = { $goal } scores
skye-do-draw = Draw { $tile }

## What is asked

skye-prompt-chance = Tiles are being drawn
skye-prompt-discard = Which of your { $count } tiles goes back into the bag?
skye-prompt-price = How much gold on { $tile }? At most { $highest }
skye-prompt-wait-prices = The others are still setting prices
skye-prompt-buy = Buy a tile from somebody? You have { $gold } gold
skye-prompt-nothing-to-buy = There is no tile that you can buy: you have { $gold } gold
skye-prompt-wait-buy = { $seat } may buy a tile
skye-prompt-take = Which of your { $count } tiles do you build next?
skye-prompt-place = Where does { $tile } go?
skye-prompt-wait-build = The others are still building
skye-prompt-over = The game is over

## What happened

skye-event-first = { $seat } has the start marker
skye-event-goal = { $place }: { $goal }
skye-event-round = Round { $round }
skye-event-income = { $seat } gets { $gold } gold{ $whisky ->
    [0] { $behind ->
        [0] { "" }
       *[other] {" "}({ $behind } for being behind)
    }
   *[other] { $behind ->
        [0] {" "}({ $whisky } for whisky)
       *[other] {" "}({ $whisky } for whisky, { $behind } for being behind)
    }
}
skye-event-drew = { $seat } draws { $tile }
skye-event-marked = { $seat } marks { $tile } to be discarded
skye-event-priced = { $seat } puts { $gold } gold on { $tile }
skye-event-revealed = { $seat } discards { $tile }
skye-event-offered = { $seat } offers { $tile } for { $gold }
skye-event-bought = { $seat } buys { $tile } from { $other } for { $gold }
skye-event-passed = { $seat } buys nothing
skye-event-kept = { $seat } keeps { $tile } and loses { $gold } gold
skye-event-placed = { $seat } places { $tile }
skye-event-returned = { $tile } fits nowhere
skye-event-built = { $seat } has built { $tile }
skye-event-went-back = { $tile } of { $seat } goes back into the bag
skye-event-scored = { $place }, { $goal }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $seat }
skye-event-final = { $seat }: { $scrolls } for scrolls, { $points } for gold

## The board

skye-option-gold = Gold of the others
skye-option-gold-shown = shown
skye-option-gold-hidden = hidden
skye-board-round = Round { $round } of { $rounds }
skye-board-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
skye-board-player = Player
skye-board-points = Points
skye-board-gold = Gold
skye-board-income = Next income
skye-board-goals = Scoring tiles
skye-board-when = Rounds
skye-board-start = start player
skye-board-done = ready
skye-board-drawn = Drawn
skye-board-market = For sale
skye-board-price = { $gold } gold
skye-board-new-tiles = New tiles
skye-board-territory = Territory
skye-board-scrolls = Scrolls
skye-board-symbols = S sheep, C cattle, W whisky, H ship, L lighthouse, F farm, B broch, * scroll
skye-board-legend = . pasture  ^ mountain  ~ water  │ ─ road  # castle; lower-case letters are spots where the tile fits

## The end

skye-end-tie-gold = { $seat } is ahead of { $other }: more gold
skye-end-tie-nothing = Nothing separates { $seat } and { $other }: they share the place

## The menu of prices

skye-menu-price = Put that much gold on it
skye-menu-price-hint = a price from { $lowest } to { $highest }

## The board in the browser

skye-side-north = north
skye-side-east = east
skye-side-south = south
skye-side-west = west
skye-terrain-pasture = pasture
skye-terrain-mountain = mountain
skye-terrain-water = water
skye-web-edges = north { $north }, east { $east }, south { $south }, west { $west }
skye-web-road = road: { $sides }
skye-web-completed = completed: { $areas }
skye-web-has-sheep = { $count } sheep
skye-web-has-cattle = { $count } cattle
skye-web-has-whisky = whisky
skye-web-has-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
skye-web-has-lighthouse = lighthouse
skye-web-has-farm = farm
skye-web-has-broch = broch
skye-scroll-sheep = scroll: { skye-amount-points } for every { $every ->
    [1] sheep
   *[other] { $every } sheep
}
skye-scroll-cattle = scroll: { skye-amount-points } for every { $every ->
    [1] head of cattle
   *[other] { $every } head of cattle
}
skye-scroll-whisky = scroll: { skye-amount-points } for every { $every ->
    [1] tile with whisky
   *[other] { $every } tiles with whisky
}
skye-scroll-ship = scroll: { skye-amount-points } for every { $every ->
    [1] ship
   *[other] { $every } ships
}
skye-scroll-lighthouse = scroll: { skye-amount-points } for every { $every ->
    [1] lighthouse
   *[other] { $every } lighthouses
}
skye-scroll-farm = scroll: { skye-amount-points } for every { $every ->
    [1] farm
   *[other] { $every } farms
}
skye-scroll-broch = scroll: { skye-amount-points } for every { $every ->
    [1] broch
   *[other] { $every } brochs
}
skye-web-how-take = Choose the tile that you build next.
skye-web-how-place = Choose a lit spot, or drag the tile there. The wheel, the R key or the arrows turn it.
skye-web-how-place-touch = Tap a lit spot, or drag the tile there. A tap on the tile turns it.
skye-web-how-discard = Put the discard marker on a tile: it goes back into the bag.
skye-web-how-price = The price is what others pay you. What nobody buys stays yours, and the gold on it is lost.
skye-web-how-buy = Buy a lit tile from its owner, or buy nothing.
skye-web-turn-left = Turn to the left
skye-web-turn-right = Turn to the right
skye-web-place-here = Place here
skye-web-later = Then
skye-web-fits-nowhere = Fits nowhere, goes back into the bag
skye-web-others-build = Being built now
skye-web-zoom-in = Zoom in
skye-web-zoom-out = Zoom out
skye-web-zoom-fit = Show all
skye-web-your-tiles = Your tiles
skye-web-goes-back = back into the bag
skye-web-hint-discard = You price the others.
skye-web-hint-price = Whoever buys it pays you { $gold }, and you take your { $gold } back.
skye-web-price-of = Price of { $tile }
skye-web-less = One less
skye-web-more = One more
skye-web-left = Left in hand: { $gold }
skye-web-still-pricing = sets prices
skye-web-screen = The prices behind it are secret; all screens are lifted together
skye-web-your-gold = Your gold: { $gold }
skye-web-buys = buys now
skye-web-bought = Bought:
skye-web-sold-out = All sold
skye-web-hint-pass = You get only your own unsold tiles.
skye-web-rounds = Scores in rounds { $rounds }
skye-web-now = Would give now
skye-web-now-of = { $count ->
    [-1] { $name }: hidden
   *[other] { $name }: { $points } (has { $count })
}
skye-web-goal = { $goal }: { $gives }. { skye-web-rounds }. { skye-web-now }: { $now }.
skye-web-round-scores = Scored after round { $round }: { $goals }
skye-web-land-of = Territory of { $seat }
skye-web-home = Back to my territory
skye-web-hidden-gold = hidden
skye-web-keys-turn = turn the tile, with Shift the other way
skye-web-income-why = castle { $castle }, whisky { $whisky }, behind { $behind }

## What a player has, as a preview counts it

skye-has-gold = gold
skye-has-whisky-income = gold from whisky each round
skye-has-points = points
skye-has-scroll-points = points for scrolls at the end
skye-has-gold-points = points for gold at the end
skye-has-goal = points for { $goal }
skye-has-completed-pasture = completed pastures
skye-has-completed-mountain = completed mountains
skye-has-completed-water = completed waters

## Why something cannot be done now

skye-why-not-drawn = that is not one of your { $count } tiles
skye-why-price = you can put at most { $highest } gold on this tile
skye-why-price-least = at least { $least } gold goes on each of these tiles
skye-why-price-most = nobody can ever have that much gold
skye-why-own-tile = you cannot buy your own tile
skye-why-not-for-sale = nobody offers that tile
skye-why-too-dear = it costs { $price }, and you have { $gold } gold
skye-why-not-in-hand = that is not one of your new tiles
skye-why-fits-nowhere = that tile fits nowhere
skye-why-taken = a tile lies there already
skye-why-not-touching = a new tile must touch your territory
skye-why-same-look = turned that way the tile looks the same as before
skye-why-terrain = touching edges must show the same terrain: on the { $side } side, { $own } would meet { $met }

# Moments: the end of a round, and what counts there
skye-moment-round = Round { $round } is scored
skye-moment-final = The last points
skye-moment-income = Income of round { $round }
skye-moment-castle = Castle
skye-moment-behind = Behind

## How a game went, in figures

skye-stat-points = Points by round
skye-stat-scoring = Round { $round } · { $place } { $goal }
skye-stat-gold = Gold
skye-stat-income = income
skye-stat-whisky = of which from whisky
skye-stat-behind = of which for being behind
skye-stat-sales = from sales
skye-stat-spent = paid to others
skye-stat-paid-for-own = paid for own tiles
skye-stat-left = left at the end
skye-stat-tiles = Tiles
skye-stat-bought = bought
skye-stat-sold = sold
skye-stat-kept = kept
skye-stat-territory = Territory
skye-stat-largest-pasture = tiles in the largest pasture
skye-stat-largest-mountain = tiles in the largest mountains
skye-stat-largest-water = tiles in the largest water
skye-stat-completed = completed areas
skye-stat-joined = tiles joined to the castle

## Before a slip

skye-slip-no-gold = You will have no gold left to buy a tile with.
skye-slip-fits-nowhere = Then { $tile } fits nowhere and goes back into the bag.
skye-slip-last-tile = Everybody else has finished: this cannot be taken back.

## The log

skye-log-round = Round { $round }
skye-log-prices = Drawing and prices
skye-log-reveal = The screens are lifted
skye-log-sale = Buying
skye-log-building = Building
skye-log-scoring = Scoring
skye-log-end = The end of the game
