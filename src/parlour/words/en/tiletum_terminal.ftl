# What Tiletum says in the terminal only; the browser does not get it.

tiletum-board-round = Round { $round } of { $rounds }, turn { $turn } of { $turns }
tiletum-board-order = Turn order
tiletum-board-action = Action
tiletum-board-value = Die
tiletum-board-ap = AP
tiletum-board-dice = Dice
tiletum-board-bonus = Bonus tile
tiletum-board-fair = Fair
tiletum-board-town = Town
tiletum-board-points = VP
tiletum-board-track = King track
tiletum-board-corruption = Corruption shown
tiletum-board-king-tile = For the leader
tiletum-board-contracts = Contract offer
tiletum-board-characters = Character offer
tiletum-board-distance = Steps of merchant/architect
tiletum-board-houses = Houses
tiletum-board-cathedral = Cathedral
tiletum-board-pillars = Pillars
tiletum-board-not-built = not built
tiletum-board-cathedral-cost = { $stone } stone: { $points } + { $tiles } VP
tiletum-board-player = Player
tiletum-board-fair-now = Fair now
tiletum-board-end-now = End now
tiletum-board-supply = Supply
tiletum-board-supply-of = { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { $pillars ->
    [one] { $pillars } pillar
   *[other] { $pillars } pillars
}
tiletum-board-storehouse = Storehouse
tiletum-board-fulfilled = Contracts
tiletum-board-building = Building { $building } (crest: { $food } food)

tiletum-menu-die = Take a die
tiletum-menu-die-turned = Turn a die first, for gold
tiletum-menu-merchant = Merchant to
tiletum-menu-architect = Architect to
tiletum-menu-place = Place
tiletum-menu-take = Take a tile
tiletum-menu-lodge = Move in
tiletum-menu-exchange = Exchange
tiletum-menu-buy = Buy for { $gold } gold
tiletum-menu-tasks = Tasks
